import { setImmediate as nextTurn } from 'node:timers/promises';
import { codeOf, type SignatureFault } from '../../domain/signatures/faults.ts';
import { isSameKey } from '../../domain/signatures/keys.ts';
import type { DigestPolicy, ReceivedMessage } from '../../domain/signatures/presented.ts';
import { revocationStanding } from '../../domain/signatures/revocation-list.ts';
import { type KeyLookup, type SignatureVerdict, verifyMessage } from '../../domain/signatures/verify.ts';
import type { Fetcher } from '../../infra/fetcher.ts';
import type { Store } from '../../store/open.ts';
import type { MessageSigner, MessageSignerKey } from '../../store/signers/message-signers.ts';
import { NO_REPLAYS, signatureReplays } from './signature-replays.ts';
import { createSignerReads } from './signer-reads.ts';

/** Whose request it is, or the error code that explains why the signature is rejected. */
type RequestVerdict =
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

type Tools = { store: Store; fetcher: Fetcher; now: () => Date; mostNonces?: number; waitMs?: () => number };

/**
 * Maximum number of keys with the same name, such as `key-1`, that are tried: more than a deployment has signers. Each
 * costs a signature verification.
 */
const MOST_CANDIDATES = 1_000;
/** Keys that are tried before other requests get their turn. */
const TRIED_IN_TURN = 8;
const MOST_REMEMBERED = 1_000;

type Candidate = { readonly key: MessageSignerKey; readonly signer: MessageSigner };
type Attempt = { readonly verdict: SignatureVerdict; readonly candidate: Candidate | undefined };

/** Identifies a candidate as it was read: its signer may publish another key under the same name. */
const sightOf = ({ key, signer }: Candidate): string => JSON.stringify([signer.agentUrl, key.jwk]);

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
export function createRequestVerifier(tools: Tools): VerifyRequest {
  const { store, fetcher, now, waitMs } = tools;
  const reads = createSignerReads({ store, fetcher, now, waitMs });
  const attempt = keyAttempts(tools, reads);
  const { readCandidates, candidatesFor, everyOne, remember } = candidateKeys(store, reads);

  return async (message, digest) => {
    let keyid: string | undefined;
    const asked = await attempt(message, digest, async (name) => {
      keyid = name;
      return undefined;
    });
    if (keyid === undefined) return answerOf(asked, []);
    const candidates = await candidatesFor(keyid);
    if (candidates.length === 0) {
      const fault = await whyMissing();
      return answerOf(await attempt(message, digest, async () => undefined, fault), []);
    }
    reads.begin(candidates.map(({ signer }) => signer).filter(reads.isOld));
    // Several agents may use the same key name. The key that matches the signature counts, and no other key hides
    // it.
    let reported: Attempt | undefined;
    let tried = 0;
    for await (const candidate of everyOne(keyid, candidates)) {
      const next = await tryOne(message, digest, candidate);
      if (!isOfKey(next.verdict)) {
        if (next.verdict.ok) {
          remember(keyid, candidate.signer.agentUrl);
          await reads.firstsKnown();
        }
        return answerOf(next, await readCandidates(keyid));
      }
      if (reported === undefined || isInvalid(reported)) reported = next;
      tried += 1;
      if (tried % TRIED_IN_TURN === 0) await nextTurn();
    }
    return answerOf(reported ?? asked, candidates);
  };

  /**
   * Verifies a message with one key. Waits for the new reading of a key set that is due only if its key matches the
   * signature: the host of one signer must not delay the requests of another.
   */
  async function tryOne(
    message: ReceivedMessage,
    digest: DigestPolicy,
    candidate: Candidate,
  ): Promise<Attempt> {
    const { key, signer } = candidate;
    if (!reads.isOld(signer)) return attempt(message, digest, async () => candidate);
    const { verdict } = await attempt(message, digest, async () => candidate, undefined, true);
    if (isOfKey(verdict)) return attempt(message, digest, async () => candidate);
    await reads.again(signer);
    const current = (await readCandidates(key.kid)).find((each) => each.signer.agentUrl === signer.agentUrl);
    return attempt(message, digest, async () => current);
  }

  /**
   * The key may be in a key set that cannot be read. That fault is reported, so that the caller may try again, unless
   * it may be the fault of another signer.
   */
  async function whyMissing(): Promise<SignatureFault> {
    const fault = await store.primary.messageSigners.commonFault();
    return (fault as SignatureFault | null) ?? 'key_unknown';
  }
}

/** Verifies messages with one key each. */
function keyAttempts({ store, now, mostNonces }: Tools, reads: ReturnType<typeof createSignerReads>) {
  const replaysOf = signatureReplays({ store, mostNonces });

  /**
   * Verifies a message with the key that `pick` returns for its key id.
   * @param isTrial whether only the match counts: the key's standing is not checked, and no nonce is used up
   */
  async function attempt(
    message: ReceivedMessage,
    digest: DigestPolicy,
    pick: (keyid: string) => Promise<Candidate | undefined>,
    missing: SignatureFault = 'key_unknown',
    isTrial = false,
  ): Promise<Attempt> {
    let candidate: Candidate | undefined;
    const ports = {
      async findKey(keyid: string): Promise<KeyLookup> {
        candidate = await pick(keyid);
        if (candidate === undefined) return { ok: false, fault: missing };
        const found = lookupOf(candidate);
        return isTrial && found.ok ? { ...found, standing: 'good' } : found;
      },
      replays: isTrial ? NO_REPLAYS : replaysOf(() => candidate?.key.jwk ?? {}),
    };
    const verdict = await verifyMessage(message, { kind: 'request', now: now(), digest }, ports);
    return { verdict, candidate };
  }

  function lookupOf({ key, signer }: Candidate): KeyLookup {
    if (key.jwk === null) return { ok: false, fault: key.revokedAt === null ? 'key_unknown' : 'key_revoked' };
    const listed = revocationStanding(signer.revocations, key.kid, now());
    const confirmed = reads.isStale(signer) && listed === 'good' ? 'stale' : listed;
    const standing = key.revokedAt === null ? confirmed : 'revoked';
    return { ok: true, jwk: key.jwk, agentUrl: signer.agentUrl, standing };
  }

  return attempt;
}

/** Keys of a name, in the order in which they are tried. */
function candidateKeys(store: Store, reads: ReturnType<typeof createSignerReads>) {
  /** The signer whose key of this name matched last: it is tried first. */
  const lastMatched = new Map<string, string>();

  function remember(keyid: string, agentUrl: string): void {
    if (lastMatched.size >= MOST_REMEMBERED) lastMatched.clear();
    lastMatched.set(keyid, agentUrl);
  }

  async function readCandidates(keyid: string): Promise<Candidate[]> {
    const keys = await store.primary.messageSigners.keysNamed(keyid, MOST_CANDIDATES);
    const found = await Promise.all(
      keys.map(async (key) => ({ key, signer: await store.primary.messageSigners.find(key.agentUrl) })),
    );
    return found.flatMap(({ key, signer }) => (signer === undefined ? [] : [{ key, signer }]));
  }

  async function candidatesFor(keyid: string): Promise<Candidate[]> {
    await reads.beginUnread();
    let known = await readCandidates(keyid);
    if (known.length > 0) return known;
    for await (const _ of reads.asRead([])) {
      known = await readCandidates(keyid);
      if (known.length > 0) break;
    }
    return known;
  }

  /** The candidates, the one that matched last first; then those that appear while further key sets are read. */
  async function* everyOne(keyid: string, candidates: readonly Candidate[]): AsyncGenerator<Candidate> {
    const last = lastMatched.get(keyid);
    const isLast = ({ signer }: Candidate) => signer.agentUrl === last;
    yield* candidates.filter(isLast);
    yield* candidates.filter((each) => !isLast(each));
    const seen = new Set(candidates.map(sightOf));
    for await (const _ of reads.asRead(candidates.map(({ signer }) => signer).filter(reads.isOld))) {
      for (const each of await readCandidates(keyid)) {
        if (seen.has(sightOf(each))) continue;
        seen.add(sightOf(each));
        yield each;
      }
    }
  }

  return { readCandidates, candidatesFor, everyOne, remember };
}
