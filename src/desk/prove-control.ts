import { ApiError, type Refused } from '../domain/errors.ts';
import {
  type Challenge,
  challengePlaces,
  challengeState,
  domainsAbove,
  isProofValid,
  newChallenge,
  type ProofMethod,
} from '../domain/ownership/ownership.ts';
import { crawlSoon } from '../record/publishers/publisher.ts';
import { consumeInWrite } from './admission.ts';
import type { ReadCall, WriteCall } from './call.ts';

/** The domain and organization of a write that requires control of the domain. */
export type DomainClaim = {
  readonly domain: string;
  readonly orgId: string;
  /** True when there is no community entry yet; an earlier proof does not count then. */
  readonly isNew: boolean;
  /** The word for the action to repeat once control is proved; `save` by default. */
  readonly repeat?: 'save' | 'enrol';
};

/** What the look before a save found about the organization's control of the domain. */
export type Evidence =
  | { kind: 'recent' }
  | { kind: 'none' }
  | { kind: 'found'; nonce: string; method: ProofMethod }
  | { kind: 'not_found'; nonce: string; message: string };

/** Looks for the nonce of the open challenge, unless a recent proof is enough. Changes nothing in the store. */
export async function lookForEvidence(
  { domain, orgId, isNew }: DomainClaim,
  call: ReadCall,
): Promise<Evidence> {
  const { store, live, now } = call;
  if (!isNew && isProofValid(await store.ownershipProofs.find(orgId, domain), now)) return { kind: 'recent' };
  const challenge = await store.ownershipChallenges.find(orgId, domain);
  if (challenge === undefined || challengeState(challenge, now) !== 'open') return { kind: 'none' };
  const { nonce } = challenge;
  const look = await live.lookForNonce({ domain, nonce });
  return look.ok
    ? { kind: 'found', nonce, method: look.method }
    : { kind: 'not_found', nonce, message: look.message };
}

/** Control of a host: the domain for which evidence was found, or the host itself when there is none. */
export type Control = { readonly domain: string; readonly evidence: Evidence };

/**
 * Looks for evidence that an organization controls a host: a recent proof for the host or a domain above it, or
 * the published nonce of an open challenge for one of them. Changes nothing in the store.
 */
export async function lookForControl(host: string, orgId: string, call: ReadCall): Promise<Control> {
  const domains = domainsAbove(host);
  const proofs = await call.store.ownershipProofs.listOf(orgId, domains);
  const proved = proofs.find((proof) => isProofValid(proof, call.now));
  if (proved !== undefined) return { domain: proved.domain, evidence: { kind: 'recent' } };
  for (const domain of domains) {
    const evidence = await lookForEvidence({ domain, orgId, isNew: false }, call);
    if (evidence.kind !== 'none') return { domain, evidence };
  }
  return { domain: host, evidence: { kind: 'none' } };
}

/**
 * Settles the challenge by the evidence: consumes the nonce and records the proof, or invalidates the
 * challenge. Call it after every other reason to refuse, because those must leave the challenge as it is.
 * @returns null when the entry may be written, else the refusal, whose transaction must be committed
 * @throws {ApiError} rate_limited when the organization has had too many challenges
 */
export async function settleEvidence(
  claim: DomainClaim,
  evidence: Evidence,
  call: WriteCall,
): Promise<Refused | null> {
  const { domain, orgId, isNew, repeat = 'save' } = claim;
  const { store, now } = call;
  await store.ownershipChallenges.lock(orgId, domain);
  if (evidence.kind === 'found') {
    const { nonce, method } = evidence;
    if (await store.ownershipChallenges.settle(orgId, { domain, nonce }, { state: 'consumed' }, now)) {
      await store.ownershipProofs.put({ orgId, domain, method, provedAt: now });
      return null;
    }
  }
  const isVoid =
    evidence.kind === 'not_found' &&
    (await store.ownershipChallenges.settle(
      orgId,
      { domain, nonce: evidence.nonce },
      { state: 'invalidated', detail: evidence.message },
      now,
    ));
  // Another save may have consumed the nonce and created the entry. Then this save is an edit, which the new
  // proof allows.
  if (!isVoid && !isNew && isProofValid(await store.ownershipProofs.find(orgId, domain), now)) return null;
  if (evidence.kind === 'not_found')
    return { refused: new ApiError('ownership_proof_failed', evidence.message, { domain }) };
  const message = `Prove control of ${domain} within 15 minutes, then ${repeat} again: publish the nonce of the challenge in a TXT record or on the domain.`;
  const challenge = await openChallenge(claim, call);
  return {
    refused: new ApiError('ownership_proof_required', message, {
      domain,
      challenge: shownChallenge(challenge),
    }),
  };
}

/**
 * The challenge that another request has just opened, or a new one. A caller that was told to publish a nonce
 * must not find it replaced.
 */
async function openChallenge({ domain, orgId }: DomainClaim, call: WriteCall): Promise<Challenge> {
  const earlier = await call.store.ownershipChallenges.find(orgId, domain);
  if (earlier !== undefined && challengeState(earlier, call.now) === 'open') return earlier;
  return (await issueChallenge(domain, orgId, call)).challenge;
}

/**
 * Opens a challenge, which replaces an earlier one. Whoever proves control of a domain wants to see it here, so its
 * files are crawled too.
 * @throws {ApiError} rate_limited
 */
export async function issueChallenge(
  domain: string,
  orgId: string,
  { store, now, newSecret }: WriteCall,
): Promise<{ challenge: Challenge; headers: Record<string, string> }> {
  const keys = { domain: `${orgId} ${domain}`, organization: orgId };
  const headers = await consumeInWrite(store, 'ownership', keys, now);
  const challenge = newChallenge(domain, newSecret(), now);
  await store.ownershipChallenges.put({ ...challenge, orgId });
  await crawlSoon(store, domain, orgId, now);
  return { challenge, headers };
}

/** A challenge in the form that the organization receives. */
export const shownChallenge = ({ domain, nonce, expiresAt }: Challenge) => ({
  domain,
  nonce,
  expires_at: expiresAt.toISOString(),
  ...challengePlaces({ domain, nonce }),
});
