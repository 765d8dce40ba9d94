import type { Body } from '../contract/operation-shapes.ts';
import {
  type Challenge,
  challengePlaces,
  challengeState,
  isProofValid,
  type ProofOfControl,
  proofValidUntil,
} from './ownership.ts';

/** Where an organization stands with a domain. The nonce is shown while it can be used. */
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
