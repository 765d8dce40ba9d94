import {
  codeOf,
  SIGNATURE_SECONDS,
  SIGNATURE_SKEW_SECONDS,
  type SignatureFault,
} from '../domain/signatures/faults.ts';
import type { DigestPolicy, ReceivedMessage } from '../domain/signatures/presented.ts';
import { type KeyLookup, type ReplayPort, verifyMessage } from '../domain/signatures/verify.ts';
import type { Fetcher } from '../infra/fetcher.ts';
import type { MessageSigner, MessageSignerKey } from '../store/message-signers.ts';
import type { Store } from '../store/open.ts';
import { fetchSignerKeys } from './signer-keys.ts';

/** Whose request it is, or the code that says why the signature is rejected. */
export type RequestVerdict =
  | { readonly ok: true; readonly keyid: string; readonly agentUrl: string; readonly principalId: string }
  | { readonly ok: false; readonly code: string; readonly message: string };

export type VerifyRequest = (message: ReceivedMessage, digest: DigestPolicy) => Promise<RequestVerdict>;

type Tools = { store: Store; fetcher: Fetcher; now: () => Date; mostNonces?: number };

/** A key set is read again after this long, and no sooner than the second where a key is missing. */
const FRESH_MS = 15 * 60_000;
const COOL_DOWN_MS = 30_000;
/** Keys that could not be confirmed for five rounds may have been revoked without our knowing. */
const STALE_MS = 5 * FRESH_MS;
/** Signers whose keys are read for one request that names a key nobody knows. */
const MOST_FETCHES = 4;
/** Signers that may publish keys of one name. */
const MOST_CANDIDATES = 4;
const MOST_NONCES = 100_000;
const NONCE_WINDOW_MS = (SIGNATURE_SECONDS + 2 * SIGNATURE_SKEW_SECONDS) * 1_000;

type Candidate = { readonly key: MessageSignerKey; readonly signer: MessageSigner };

/** Verifies requests of agents that the operator has made known as signers. */
export function createRequestVerifier({
  store,
  fetcher,
  now,
  mostNonces = MOST_NONCES,
}: Tools): VerifyRequest {
  const underWay = new Map<string, Promise<void>>();
  const ageOf = ({ fetchedAt }: MessageSigner): number =>
    fetchedAt === null ? Number.POSITIVE_INFINITY : now().getTime() - fetchedAt.getTime();

  return async (message, digest) => {
    let candidates: readonly Candidate[] = [];
    // Two agents may give their keys one name; the one whose key fits is meant.
    for (let index = 0; ; index += 1) {
      const ports = {
        async findKey(keyid: string): Promise<KeyLookup> {
          if (index === 0) candidates = await candidatesFor(keyid);
          const candidate = candidates[index];
          return candidate === undefined ? { ok: false, fault: await whyMissing() } : lookupOf(candidate);
        },
        replays: replaysOf(() => candidates[index]?.signer.agentUrl ?? ''),
      };
      const verdict = await verifyMessage(message, { kind: 'request', now: now(), digest }, ports);
      const { signer } = candidates[index] ?? {};
      if (verdict.ok && signer !== undefined) {
        const { keyid, agentUrl } = verdict;
        return { ok: true, keyid, agentUrl, principalId: signer.principalId };
      }
      const isOther = !verdict.ok && (verdict.fault === 'invalid' || verdict.fault === 'key_purpose_invalid');
      if (isOther && index + 1 < candidates.length) continue;
      return verdict.ok
        ? { ok: false, code: codeOf('request', 'key_unknown'), message: 'The signer was removed.' }
        : { ok: false, code: verdict.code, message: verdict.message };
    }
  };

  async function candidatesFor(keyid: string): Promise<Candidate[]> {
    const known = await readCandidates(keyid);
    const old = known.filter(({ signer }) => ageOf(signer) > FRESH_MS).map(({ signer }) => signer);
    const missing =
      known.length > 0
        ? old
        : await store.primary.messageSigners.oldest(new Date(now().getTime() - COOL_DOWN_MS), MOST_FETCHES);
    if (missing.length > 0) await Promise.all(missing.map(refresh));
    else if (known.length === 0) await Promise.all(underWay.values());
    else return known;
    return readCandidates(keyid);
  }

  async function readCandidates(keyid: string): Promise<Candidate[]> {
    const keys = await store.primary.messageSigners.keysNamed(keyid, MOST_CANDIDATES);
    const found = await Promise.all(
      keys.map(async (key) => ({ key, signer: await store.primary.messageSigners.find(key.agentUrl) })),
    );
    return found.flatMap(({ key, signer }) => (signer === undefined ? [] : [{ key, signer }]));
  }

  function lookupOf({ key, signer }: Candidate): KeyLookup {
    if (key.jwk === null) return { ok: false, fault: key.revokedAt === null ? 'key_unknown' : 'key_revoked' };
    const isStale = ageOf(signer) > STALE_MS;
    const standing = key.revokedAt !== null ? 'revoked' : isStale ? 'stale' : 'good';
    return { ok: true, jwk: key.jwk, agentUrl: signer.agentUrl, standing };
  }

  /** The key may be in a set that cannot be read; then the caller may try again. */
  async function whyMissing(): Promise<SignatureFault> {
    const signers = await store.primary.messageSigners.list();
    const failing = signers.find(({ fault }) => fault !== null);
    return (failing?.fault as SignatureFault | undefined) ?? 'key_unknown';
  }

  /** Reads the keys of a signer, once at a time and not more often than the cool-down allows. */
  function refresh(signer: MessageSigner): Promise<void> {
    const { agentUrl } = signer;
    const running = underWay.get(agentUrl) ?? fetchNow(signer).finally(() => underWay.delete(agentUrl));
    underWay.set(agentUrl, running);
    return running;
  }

  async function fetchNow(signer: MessageSigner): Promise<void> {
    const { agentUrl } = signer;
    const at = now();
    const before = new Date(at.getTime() - COOL_DOWN_MS);
    if (!(await store.transaction((tx) => tx.messageSigners.claim(agentUrl, at, before)))) return;
    const found = await fetchSignerKeys(fetcher, signer);
    await store.transaction((tx) =>
      found.ok
        ? tx.messageSigners.recordKeys(agentUrl, found.keys, at)
        : tx.messageSigners.recordFault(agentUrl, found.fault),
    );
  }

  /** Nonces count per agent and key, whichever endpoint and process they come to. */
  function replaysOf(agentUrl: () => string): ReplayPort {
    const refOf = (keyid: string) => `${agentUrl()} ${keyid}`;
    const askOf = (keyid: string, at: Date) => ({
      ...{ class: 'signature nonces', key: refOf(keyid), limit: mostNonces, windowMs: NONCE_WINDOW_MS },
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
  }
}
