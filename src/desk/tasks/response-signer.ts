import type { Signed, SignedPayload } from '../../domain/brand-identity/signed-response.ts';

/** Signs responses with the response-signing key of this deployment. */
export type ResponseSigner = {
  sign<P extends SignedPayload>(payload: P): Promise<Signed<P>>;
};
