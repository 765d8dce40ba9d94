import type { AdServerAnswer, AdServerRefused } from '../ad-server.ts';

/** Refuses requests to an ad server that does not answer, so that nobody waits for it in vain. */
export type Brake = {
  /** The refusal of the next request; null when it may be sent. */
  refusal(): AdServerRefused | null;
  /** Takes notice of the answer to a request that was sent. */
  note(answer: AdServerAnswer<unknown>): void;
  /** Takes notice that nobody waited for the answer to a request that was sent. */
  leave(): void;
};

const FAILURES = 5;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 300_000;

/** Answers of an ad server that is away, as opposed to a refusal of one request. */
const AWAY: ReadonlySet<AdServerRefused['code']> = new Set(['unclear', 'unavailable', 'rate_limited']);

/**
 * After five failures in a row, requests are refused for a second, then for twice as long each time, up to five minutes;
 * or for the time that the ad server asks for. In between, one request at a time finds out whether it is back.
 *
 * @param clock a clock that is never set back, in milliseconds
 */
export function createBrake(clock: () => number): Brake {
  let failures = 0;
  let until = 0;
  let isTrying = false;
  return {
    refusal() {
      if (failures < FAILURES) return null;
      const left = until - clock();
      if (left <= 0 && !isTrying) {
        isTrying = true;
        return null;
      }
      return {
        ok: false,
        code: 'unavailable',
        reason: 'the ad server did not answer several times in a row',
        waitMs: Math.max(SHORTEST_MS, Math.ceil(left)),
      };
    },
    leave() {
      isTrying = false;
    },
    note(answer) {
      const refused = answer.ok ? null : answer;
      isTrying = false;
      if (refused === null || !AWAY.has(refused.code)) {
        failures = 0;
        return;
      }
      failures += 1;
      const doublings = Math.min(20, Math.max(0, failures - FAILURES));
      const wait = refused.waitMs ?? SHORTEST_MS * 2 ** doublings;
      until = clock() + Math.min(LONGEST_MS, wait);
    },
  };
}
