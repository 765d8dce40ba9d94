import { retryAfterSeconds } from '../../domain/limits.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { countSoon } from '../../record/counted.ts';
import type { Store } from '../../store/open.ts';

const KB = 1024;
const MB = 1024 * KB;
/**
 * Characters of responses that are kept for one caller, until its replay window ends. A response may be as large as a
 * message, and repeats what the caller sent.
 */
export const MOST_KEPT_RESPONSES = { live: 1024 * MB, test: 256 * MB };
/** Responses are counted in the database when so much of them has come together: a write has no statement more for it. */
const COUNTED_AT = MB;
/** The row of a key without a response, for 90 days. */
const KEY = 512;
const MOST_KNOWN = 10_000;
/** The longest wait that an error may name. */
const LONGEST_SECONDS = 3_600;

/** The room that a caller has for the responses that a repeated request gets. */
export type AnswerRoom = {
  /** @throws {TaskError} RATE_LIMITED when the caller has no room in this window */
  demand(): void;
  /** Counts a response that was stored. Never fails: the write is committed. */
  kept(characters: number): Promise<void>;
};

type Tools = { readonly store: Store; readonly now: () => Date; readonly windowMs: number };

/**
 * Each process counts its own responses, and all of them in the database once they are a megabyte: so a caller may exceed
 * the limit by a megabyte for each process.
 */
export function createAnswerRooms({
  store,
  now,
  windowMs,
}: Tools): (principal: AgentPrincipal) => AnswerRoom {
  const uncounted = new Map<string, number>();
  const fullUntil = new Map<string, Date>();

  async function count({ id, sandboxOnly }: AgentPrincipal, characters: number): Promise<void> {
    const limit = (sandboxOnly ? MOST_KEPT_RESPONSES.test : MOST_KEPT_RESPONSES.live) / KB;
    const ask = { class: 'kept_responses', key: id, cost: Math.ceil(characters / KB), limit, windowMs };
    const [decision] = await countSoon(store, [{ ...ask, now: now() }]);
    if (decision === undefined || decision.allowed) return;
    if (fullUntil.size >= MOST_KNOWN) fullUntil.clear();
    fullUntil.set(id, decision.resetAt);
  }

  return (principal) => ({
    demand() {
      const { id } = principal;
      const until = fullUntil.get(id);
      if (until === undefined) return;
      if (until <= now()) {
        fullUntil.delete(id);
        return;
      }
      throw new TaskError(
        'RATE_LIMITED',
        'The responses that are kept for your requests with an `idempotency_key` fill the room of one caller.',
        {
          field: 'idempotency_key',
          suggestion: `Repeat the request after ${until.toISOString()}, and then send fewer or smaller changes.`,
          retryAfter: Math.min(LONGEST_SECONDS, retryAfterSeconds(until, now())),
        },
      );
    },

    async kept(characters) {
      const sum = (uncounted.get(principal.id) ?? 0) + characters + KEY;
      if (sum < COUNTED_AT) {
        if (uncounted.size >= MOST_KNOWN) uncounted.clear();
        uncounted.set(principal.id, sum);
        return;
      }
      uncounted.delete(principal.id);
      try {
        await count(principal, sum);
      } catch {
        // The database is away. What was not counted is counted with the next response.
        uncounted.set(principal.id, (uncounted.get(principal.id) ?? 0) + sum);
      }
    },
  });
}
