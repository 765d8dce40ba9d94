export type OidcLibrary = typeof import('oidc-provider');

/** Loads oidc-provider, which is not needed where nothing is served. */
export async function loadOidcLibrary(): Promise<OidcLibrary> {
  return await import('oidc-provider');
}
