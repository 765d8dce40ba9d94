import {
  NONCE_KEPT_SECONDS,
  SIGNATURE_SECONDS,
  SIGNATURE_SKEW_SECONDS,
} from '../../domain/signatures/faults.ts';
import type { ReplayPort } from '../../domain/signatures/verify.ts';
import type { Store } from '../../store/open.ts';

type Tools = { store: Store; mostNonces?: number | undefined };

const MOST_NONCES = 100_000;
const NONCE_WINDOW_MS = (SIGNATURE_SECONDS + SIGNATURE_SKEW_SECONDS + NONCE_KEPT_SECONDS) * 1_000;

/** Accepts every nonce and keeps none, for a trial of a signature. */
export const NO_REPLAYS: ReplayPort = { isFull: async () => false, remember: async () => 'new' };

/** Nonces are stored per agent and key, for all endpoints and processes together. */
export function signatureReplays({ store, mostNonces = MOST_NONCES }: Tools) {
  return function replaysOf(agentUrl: () => string): ReplayPort {
    const refOf = (keyid: string) => `${agentUrl()} ${keyid}`;
    const askOf = (keyid: string, at: Date) => ({
      class: 'signature nonces',
      key: refOf(keyid),
      limit: mostNonces,
      windowMs: NONCE_WINDOW_MS,
      now: at,
    });
    return {
      isFull: async (keyid, at) => !(await store.primary.limits.peek(askOf(keyid, at))).allowed,
      remember: ({ keyid, nonce, until, now: at }) =>
        store.transaction(async (tx) => {
          if (!(await tx.usedNonces.take(refOf(keyid), nonce, until))) return 'seen';
          const counted = await tx.limits.consume(askOf(keyid, at));
          return counted.allowed ? 'new' : 'full';
        }),
    };
  };
}
