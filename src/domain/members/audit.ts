/** Where a request came from. */
export type Origin = { readonly address: string; readonly requestId: string };

/** Things that happen to credentials, beside the operations of the contract. */
export type CredentialAction =
  | 'credential.sign_in'
  | 'credential.sign_in_throttled'
  | 'credential.password_changed'
  | 'credential.signed_out'
  | 'credential.address_released'
  | 'credential.consent'
  | 'credential.token_issued'
  | 'credential.token_refused'
  | 'credential.grant_revoked'
  | 'credential.client_registered'
  | 'credential.invitation_accepted';

const STRANGER = /^(anonymous$|client_|sandbox_)/;

/** Whether an entry is about a caller that neither a member nor an operator vouches for: anybody can cause those. */
export const isOfStranger = ({ orgId, actor }: { orgId: string | null; actor: string }): boolean =>
  orgId === null && STRANGER.test(actor);
