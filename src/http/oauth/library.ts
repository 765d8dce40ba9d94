export type OidcLibrary = typeof import('oidc-provider');

/** Loads oidc-provider on demand: processes that serve no requests do not need it. */
export async function loadOidcLibrary(): Promise<OidcLibrary> {
  return await import('oidc-provider');
}
