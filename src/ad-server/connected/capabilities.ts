import type { AdServerCapabilities } from '../../../generated/types/ad-server.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import type { AdServer, AdServerRefused } from '../ad-server.ts';

/** What the ad server can do, as it was read last. */
export type KnownCapabilities = {
  known(): AdServerCapabilities | null;
  /** What is known if it was read within the hour, otherwise what the ad server answers; null when it never answered. */
  read(): Promise<AdServerCapabilities | null>;
  /** The next `read` asks again. */
  forget(): void;
};

const KEPT_MS = HOUR_MS;
/** After a failure the old ones are used for a while, so that an ad server that is away is not asked for each purchase. */
const AGAIN_MS = 10_000;

/** Major version of the contract that this program speaks. */
export const CONTRACT_MAJOR = '1';
export const isSpoken = ({ contract_version: version }: AdServerCapabilities): boolean =>
  version.split('.')[0] === CONTRACT_MAJOR;

/**
 * Reads capabilities at first use and once an hour.
 *
 * @param clock a clock that is never set back, in milliseconds
 * @param failed called when they could not be read
 */
export function knowCapabilities(
  adServer: Pick<AdServer, 'capabilities'>,
  clock: () => number,
  failed: (refused: AdServerRefused) => void = () => undefined,
): KnownCapabilities {
  let known: AdServerCapabilities | null = null;
  let until = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const answer = await adServer.capabilities();
    if (answer.ok && isSpoken(answer.answer)) known = answer.answer;
    until = clock() + (answer.ok ? KEPT_MS : AGAIN_MS);
    if (!answer.ok) failed(answer);
  }

  return {
    known: () => known,
    async read() {
      if (clock() < until) return known;
      asking ??= ask().finally(() => {
        asking = null;
      });
      await asking;
      return known;
    },
    forget() {
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
