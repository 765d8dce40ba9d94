/** Audit log actions on credentials that are not operations of the contract. */
export type CredentialAction =
  | 'credential.sign_in'
  | 'credential.sign_in_throttled'
  | 'credential.passkey_added'
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

/**
 * Whether a log entry is about a caller for whom neither a member nor an operator vouches. Anybody can cause
 * such entries.
 */
export const isOfStranger = ({ orgId, actor }: { orgId: string | null; actor: string }): boolean =>
  orgId === null && STRANGER.test(actor);
