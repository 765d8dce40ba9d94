import canonicalize from 'canonicalize';
import { protocol } from '../../../generated/protocol.ts';
import type { CoreResponsePayloadJwsEnvelope } from '../../../generated/types/core.ts';

type Envelope = CoreResponsePayloadJwsEnvelope;
/** The payload that a signature covers, with the response of one task. */
export type SignedPayload = Envelope['payload'];
export type Signed<P extends SignedPayload> = Omit<Envelope, 'payload'> & { payload: P };

/** Signs responses with the response-signing key of this deployment. */
export type ResponseSigner = {
  sign<P extends SignedPayload>(payload: P): Promise<Signed<P>>;
};

export const RESPONSE_PAYLOAD_TYPE = `${protocol.name}-response-payload+jws` as const;

/**
 * The bytes that a signature covers as the payload: the canonical form (RFC 8785), which any JSON library can
 * reproduce.
 */
export const signedBytes = (payload: SignedPayload): Uint8Array =>
  new TextEncoder().encode(canonicalize(payload) ?? '');
