import {
  codeOf,
  NONCE_KEPT_SECONDS,
  SIGNATURE_SECONDS,
  SIGNATURE_SKEW_SECONDS,
  type SignatureFault,
} from '../../domain/signatures/faults.ts';
import { isSameKey } from '../../domain/signatures/keys.ts';
import type { DigestPolicy, ReceivedMessage } from '../../domain/signatures/presented.ts';
import { revocationStanding } from '../../domain/signatures/revocation-list.ts';
import {
  type KeyLookup,
  type ReplayPort,
  type SignatureVerdict,
  verifyMessage,
} from '../../domain/signatures/verify.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import { fetchSignerKeys } from '../../outside/signatures/signer-keys.ts';
import type { Store } from '../../store/open.ts';
import type { MessageSigner, MessageSignerKey } from '../../store/signatures/message-signers.ts';

/** Whose request it is, or the error code that explains why the signature is rejected. */
export type RequestVerdict =
  | {
      readonly ok: true;
      readonly keyid: string;
      readonly agentUrl: string;
      /** Several when their signers publish the same key: then the signature does not prove which of them signed. */
      readonly principalIds: readonly string[];
      readonly coversBody: boolean;
    }
  | { readonly ok: false; readonly code: string; readonly message: string };

export type VerifyRequest = (message: ReceivedMessage, digest: DigestPolicy) => Promise<RequestVerdict>;

type Tools = { store: Store; fetcher: Fetcher; now: () => Date; mostNonces?: number };

/**
 * A key set is read again after `FRESH_MS`. A missing key causes a read too, but not within `COOL_DOWN_MS` of the
 * last one.
 */
const FRESH_MS = 15 * 60_000;
const COOL_DOWN_MS = 30_000;
/** Keys that could not be confirmed for five such periods may have been revoked without our knowledge. */
const STALE_MS = 5 * FRESH_MS;
/** Maximum number of signers whose keys are read for one request with an unknown key. */
const MOST_FETCHES = 4;
/** Maximum number of keys with the same name, such as `key-1`, that are tried. Each costs a signature verification. */
const MOST_CANDIDATES = 16;
const MOST_NONCES = 100_000;
const NONCE_WINDOW_MS = (SIGNATURE_SECONDS + SIGNATURE_SKEW_SECONDS + NONCE_KEPT_SECONDS) * 1_000;

type Candidate = { readonly key: MessageSignerKey; readonly signer: MessageSigner };
type Attempt = { readonly verdict: SignatureVerdict; readonly candidate: Candidate | undefined };

/**
 * Whether a rejection is about the key that was tried. Earlier steps do not use the key, and later ones follow a
 * valid signature.
 */
const isOfKey = (verdict: SignatureVerdict): boolean =>
  !verdict.ok && (['7', '8', '9', '9a'].includes(verdict.step) || verdict.fault === 'invalid');

/**
 * The signature does not match the key. Among several keys of one name this is the least informative rejection; one
 * about a revoked key, for example, says more.
 */
const isInvalid = ({ verdict }: Attempt): boolean => !verdict.ok && verdict.fault === 'invalid';

function answerOf({ verdict, candidate }: Attempt, known: readonly Candidate[]): RequestVerdict {
  if (!verdict.ok) return { ok: false, code: verdict.code, message: verdict.message };
  const { keyid, agentUrl, coversBody } = verdict;
  return candidate === undefined
    ? { ok: false, code: codeOf('request', 'key_unknown'), message: 'The signer was removed.' }
    : { ok: true, keyid, agentUrl, coversBody, principalIds: publishersOf(candidate, known) };
}

/**
 * Principals of all signers that publish this key. Anyone can publish the key of another signer, and must get no
 * rights from what its holder signs.
 */
function publishersOf({ key, signer }: Candidate, known: readonly Candidate[]): string[] {
  const { jwk } = key;
  const others = known.filter(
    ({ key: other }) => jwk !== null && other.jwk !== null && isSameKey(jwk, other.jwk),
  );
  return [...new Set([signer, ...others.map((other) => other.signer)].map(({ principalId }) => principalId))];
}

/** Verifies requests of agents that the operator has registered as signers. */
export function createRequestVerifier({
  store,
  fetcher,
  now,
  mostNonces = MOST_NONCES,
}: Tools): VerifyRequest {
  const underWay = new Map<string, Promise<void>>();
  const ageOf = ({ fetchedAt }: MessageSigner): number =>
    fetchedAt === null ? Number.POSITIVE_INFINITY : now().getTime() - fetchedAt.getTime();
  const isOld = (signer: MessageSigner): boolean =>
    ageOf(signer) > FRESH_MS || (signer.revocations !== null && signer.revocations.nextUpdate < now());

  return async (message, digest) => {
    let candidates: readonly Candidate[] = [];
    const first = await attempt(message, digest, async (keyid) => {
      candidates = await candidatesFor(keyid);
      return candidates[0];
    });
    if (first.candidate === undefined || !isOfKey(first.verdict)) return answerOf(first, candidates);
    // Several agents may use the same key name. The key that matches the signature counts, and no other key hides
    // it.
    let reported = first;
    for await (const candidate of others(candidates)) {
      const next = await attempt(message, digest, async () => candidate);
      if (!isOfKey(next.verdict)) return answerOf(next, await readCandidates(candidate.key.kid));
      if (isInvalid(reported)) reported = next;
    }
    return answerOf(reported, candidates);
  };

  /** Verifies a message with the key that `pick` returns for its key id. */
  async function attempt(
    message: ReceivedMessage,
    digest: DigestPolicy,
    pick: (keyid: string) => Promise<Candidate | undefined>,
  ): Promise<Attempt> {
    let candidate: Candidate | undefined;
    const ports = {
      async findKey(keyid: string): Promise<KeyLookup> {
        candidate = await pick(keyid);
        return candidate === undefined ? { ok: false, fault: await whyMissing() } : lookupOf(candidate);
      },
      replays: replaysOf(() => candidate?.signer.agentUrl ?? ''),
    };
    const verdict = await verifyMessage(message, { kind: 'request', now: now(), digest }, ports);
    return { verdict, candidate };
  }

  async function* others(candidates: readonly Candidate[]): AsyncGenerator<Candidate> {
    yield* candidates.slice(1);
    yield* await added(candidates);
  }

  async function candidatesFor(keyid: string): Promise<Candidate[]> {
    const known = await readCandidates(keyid);
    if (known.length === 0) {
      await readOthers();
      return readCandidates(keyid);
    }
    const old = known.filter(({ signer }) => isOld(signer)).map(({ signer }) => signer);
    const unread = await newSigners();
    if (old.length + unread.length === 0) return known;
    await Promise.all([...old, ...unread].map(refresh));
    return readCandidates(keyid);
  }

  /**
   * Signers whose keys were never read. They must be read first: otherwise another signer that publishes the same
   * key would be taken for them. Signers whose keys could not be read are tried again in the background.
   */
  async function newSigners(): Promise<MessageSigner[]> {
    const before = new Date(now().getTime() - COOL_DOWN_MS);
    const unread = await store.primary.messageSigners.unread(before, MOST_FETCHES);
    for (const signer of unread) if (signer.attemptedAt !== null) refresh(signer).catch(() => undefined);
    return unread.filter(({ attemptedAt }) => attemptedAt === null);
  }

  /** Further keys of that name, after reading the key sets that are due. */
  async function added(known: readonly Candidate[]): Promise<Candidate[]> {
    await readOthers();
    const found = await readCandidates(known[0]?.key.kid ?? '');
    return found.filter(({ signer }) => !known.some((each) => each.signer.agentUrl === signer.agentUrl));
  }

  /**
   * Reads the key sets that were not read for the longest time and are past the cool-down. If there are none, waits
   * for the reads in progress.
   */
  async function readOthers(): Promise<void> {
    const before = new Date(now().getTime() - COOL_DOWN_MS);
    const due = await store.primary.messageSigners.oldest(before, MOST_FETCHES);
    await Promise.all(due.length > 0 ? due.map(refresh) : underWay.values());
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
    const listed = revocationStanding(signer.revocations, key.kid, now());
    const confirmed = ageOf(signer) > STALE_MS && listed === 'good' ? 'stale' : listed;
    const standing = key.revokedAt === null ? confirmed : 'revoked';
    return { ok: true, jwk: key.jwk, agentUrl: signer.agentUrl, standing };
  }

  /** The key may be in a key set that cannot be read. That fault is reported, so that the caller may try again. */
  async function whyMissing(): Promise<SignatureFault> {
    const fault = await store.primary.messageSigners.firstFault();
    return (fault as SignatureFault | null) ?? 'key_unknown';
  }

  /** Reads the keys of a signer: one read at a time, and not more often than the cool-down allows. */
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
    const found = await fetchSignerKeys(fetcher, signer, at);
    await store.transaction((tx) =>
      found.ok
        ? tx.messageSigners.recordKeys(agentUrl, found.keys, found.revocations, at)
        : tx.messageSigners.recordFault(agentUrl, found.fault),
    );
  }

  /** Nonces are stored per agent and key, for all endpoints and processes together. */
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
