import { protocol } from '../../../generated/protocol.ts';
import type { Body } from '../contract/shapes.ts';
import { liesWithin, registrableDomain } from '../net/domain-name.ts';
import { DAY_MS, MINUTE_MS } from '../text/instant.ts';

/** Stored state of a challenge. An open challenge becomes expired with time. */
export type StoredChallengeState = 'open' | 'consumed' | 'invalidated';
export type ChallengeState = StoredChallengeState | 'expired';
export type ProofMethod = 'dns' | 'http';

/** One nonce of one organization for one domain. */
export type Challenge = {
  domain: string;
  nonce: string;
  state: StoredChallengeState;
  issuedAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
  /** What a failed proof found instead of the nonce. */
  detail: string | null;
};

type ProofOfControl = { method: ProofMethod; provedAt: Date };

export const CHALLENGE_LIFETIME_MS = 15 * MINUTE_MS;
const PROOF_LIFETIME_MS = 90 * DAY_MS;

/** An open challenge. It replaces any earlier challenge of the organization for the domain. */
export const newChallenge = (domain: string, nonce: string, now: Date): Challenge => ({
  domain,
  nonce,
  state: 'open',
  issuedAt: now,
  expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME_MS),
  settledAt: null,
  detail: null,
});

export function challengeState({ state, expiresAt }: Challenge, now: Date): ChallengeState {
  return state === 'open' && expiresAt <= now ? 'expired' : state;
}

export const proofValidUntil = ({ provedAt }: Pick<ProofOfControl, 'provedAt'>): Date =>
  new Date(provedAt.getTime() + PROOF_LIFETIME_MS);

/** Whether the proof still authorizes edits: for 90 days, including the last instant. */
export const isProofValid = (proof: Pick<ProofOfControl, 'provedAt'> | undefined, now: Date): boolean =>
  proof !== undefined && now <= proofValidUntil(proof);

/** A host and the domains above it, nearest first. Control of any of them means control of the host. */
export function domainsAbove(host: string): string[] {
  const site = registrableDomain(host);
  const labels = host.split('.');
  const above = labels.map((_, index) => labels.slice(index).join('.'));
  return site === null ? [host] : above.filter((domain) => liesWithin(domain, site));
}

/** Where the nonce is searched for, and the required content. */
export function challengePlaces({ domain, nonce }: Pick<Challenge, 'domain' | 'nonce'>) {
  return {
    dns: { name: `${protocol.ownershipTxtLabel}.${domain}`, type: 'TXT' as const, value: nonce },
    http: { url: `https://${domain}${protocol.ownershipPath}`, body: nonce },
  };
}

/** Whether one of the TXT records is the nonce. The strings of each record are joined already. */
export const recordsProve = (records: readonly string[], nonce: string): boolean =>
  records.some((record) => record.trim() === nonce);

/** Whether one line of the file is the nonce. */
export const fileProves = (text: string, nonce: string): boolean =>
  text.split(/\r\n|\n|\r/).some((line) => line.replace(/^\ufeff/, '').trim() === nonce);

/** The state of an organization's control of a domain. The nonce is included only while the challenge is open. */
export function challengeView(
  domain: string,
  challenge: Challenge | undefined,
  proof: ProofOfControl | undefined,
  now: Date,
): Body<'getOwnershipChallenge'> {
  const standing = { domain, proof: proof === undefined ? null : proofView(proof, now) };
  if (challenge === undefined) return { ...standing, state: 'none' };
  const { nonce, issuedAt, expiresAt, settledAt, detail } = challenge;
  const state = challengeState(challenge, now);
  return {
    ...standing,
    state,
    issued_at: issuedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    ...(settledAt === null ? {} : { settled_at: settledAt.toISOString() }),
    ...(detail === null ? {} : { detail }),
    ...(state === 'open' ? { nonce, ...challengePlaces({ domain, nonce }) } : {}),
  };
}

const proofView = (proof: ProofOfControl, now: Date) => ({
  method: proof.method,
  proved_at: proof.provedAt.toISOString(),
  age_seconds: Math.max(0, Math.floor((now.getTime() - proof.provedAt.getTime()) / 1000)),
  valid_until: proofValidUntil(proof).toISOString(),
  is_valid: isProofValid(proof, now),
});
