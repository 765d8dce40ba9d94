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
