import { protocol } from '../../../generated/protocol.ts';

/** Kind of a signed message: a webhook from an agent to its receiver, or a request from a caller to an agent. */
export type SignatureKind = 'webhook' | 'request';

/** Steps of the verifier, in order. `pre` is for messages without any signature. */
export type SignatureStep =
  | 'pre'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '9a'
  | '10'
  | '11'
  | '12'
  | '13'
  | '14';

/** Reason for rejecting a signature. `codeOf` converts it to the code that is sent. */
export type SignatureFault =
  | 'required'
  | 'header_malformed'
  | 'params_incomplete'
  | 'tag_invalid'
  | 'alg_not_allowed'
  | 'window_invalid'
  | 'components_incomplete'
  | 'components_unexpected'
  | 'key_unknown'
  | 'key_purpose_invalid'
  | 'key_revoked'
  | 'revocation_stale'
  | 'rate_abuse'
  | 'target_uri_malformed'
  | 'invalid'
  | 'digest_mismatch'
  | 'replayed'
  | 'body_malformed'
  | 'mode_mismatch'
  | DiscoveryFault;

/** Reason why the key of a caller cannot be found. */
export type DiscoveryFault =
  | 'jwks_unavailable'
  | 'jwks_untrusted'
  | 'brand_json_url_missing'
  | 'capabilities_unreachable'
  | 'brand_json_unreachable'
  | 'brand_json_malformed'
  | 'brand_origin_mismatch'
  | 'agent_not_in_brand_json'
  | 'brand_json_ambiguous'
  | 'key_origin_mismatch'
  | 'key_origin_missing';

// Faults of the message, not of its signature. Their codes do not contain `signature_`.
const OF_MESSAGE: ReadonlySet<SignatureFault> = new Set([
  'target_uri_malformed',
  'body_malformed',
  'mode_mismatch',
]);

/** The reason code of a fault, for example `webhook_signature_replayed` or `request_target_uri_malformed`. */
export const codeOf = (kind: SignatureKind, fault: SignatureFault): string =>
  OF_MESSAGE.has(fault) ? `${kind}_${fault}` : `${kind}_signature_${fault}`;

/** Value of `WWW-Authenticate` on a 401. It contains only the code. */
export const signatureChallenge = (code: string): string => `Signature error="${code}"`;

/** Error of a message that violates a rule of the signature profile. */
export class SignatureRejected extends Error {
  override readonly name = 'SignatureRejected';
  readonly fault: SignatureFault;
  readonly step: SignatureStep;
  /** The two texts that should be equal, if the step compares two. */
  readonly compared: { readonly expected: string; readonly received: string } | undefined;

  constructor(
    fault: SignatureFault,
    step: SignatureStep,
    message: string,
    compared?: { readonly expected: string; readonly received: string },
  ) {
    super(message);
    this.fault = fault;
    this.step = step;
    this.compared = compared;
  }
}

/** Tag and allowed key purposes of each kind of signature. */
export const SIGNATURE_PROFILES = {
  webhook: {
    tag: protocol.webhookSigningTag,
    purposes: ['request-signing', 'webhook-signing'],
  },
  request: {
    tag: protocol.requestSigningTag,
    purposes: ['request-signing'],
  },
} as const satisfies Record<SignatureKind, { tag: string; purposes: readonly string[] }>;

export const SIGNATURE_ALGORITHMS = ['ed25519', 'ecdsa-p256-sha256'] as const;
export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];

/** Longest validity of a signature. `SIGNATURE_SKEW_SECONDS` is the largest difference allowed between two clocks. */
export const SIGNATURE_SECONDS = 300;
export const SIGNATURE_SKEW_SECONDS = 60;
/**
 * Seconds for which a nonce is kept after its signature expired. A process with a slow clock accepts a
 * signature longer; the nonce must outlast that moment even if a process with a fast clock deletes it.
 */
export const NONCE_KEPT_SECONDS = 2 * SIGNATURE_SKEW_SECONDS;

export const REQUIRED_COMPONENTS = ['@method', '@target-uri', '@authority'] as const;
