import type { ProofMethod } from '../../domain/ownership/ownership.ts';

/** `message` names what was expected, where, and what was found instead. */
export type NonceLook = { ok: true; method: ProofMethod } | { ok: false; message: string };

/** What is published in one place, in words; `advice` is null when it proves control. */
export type SeenPlace = { proves: boolean; found: string; advice: string | null };
export type ProofPlaces = { http: SeenPlace; dns: SeenPlace };

/** Looks at what the owner of a domain publishes to prove control of it. */
export type OwnershipLooks = {
  /** Looks for a nonce where the owner of the domain must publish it: first in the DNS, then on the domain itself. */
  lookForNonce(challenge: { domain: string; nonce: string }): Promise<NonceLook>;
  /** Looks in both places and says what can be done about each. */
  lookAtProofPlaces(challenge: { domain: string; nonce: string }): Promise<ProofPlaces>;
  /** Whether the name resolves to public addresses only. `transient` is true when a later attempt may succeed. */
  judgeHost(domain: string): Promise<{ ok: true } | { ok: false; transient: boolean; message: string }>;
};
