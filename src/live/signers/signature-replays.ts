import {
  NONCE_KEPT_SECONDS,
  SIGNATURE_SECONDS,
  SIGNATURE_SKEW_SECONDS,
} from '../../domain/signatures/faults.ts';
import { keyThumbprint } from '../../domain/signatures/keys.ts';
import type { ReplayPort } from '../../domain/signatures/verify.ts';
import type { Store } from '../../store/open.ts';

type Jwk = Readonly<Record<string, unknown>>;
type Tools = { store: Store; mostNonces?: number | undefined };

const MOST_NONCES = 100_000;
const NONCE_WINDOW_MS = (SIGNATURE_SECONDS + SIGNATURE_SKEW_SECONDS + NONCE_KEPT_SECONDS) * 1_000;

/** What the nonces of a key are stored and counted under. */
export const nonceRef = (jwk: Jwk, keyid: string): string => `${keyThumbprint(jwk)} ${keyid}`;

/** Accepts every nonce and keeps none, for a trial of a signature. */
export const NO_REPLAYS: ReplayPort = { isFull: async () => false, remember: async () => 'new' };

/**
 * Nonces are stored per public key and its name, for all endpoints and processes together. Several agents may publish
 * one key: a message that was accepted as that of one of them must not be accepted as that of another, or of the same
 * agent after it was added again under another address.
 */
export function signatureReplays({ store, mostNonces = MOST_NONCES }: Tools) {
  return function replaysOf(jwk: () => Jwk): ReplayPort {
    const refOf = (keyid: string) => nonceRef(jwk(), keyid);
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
