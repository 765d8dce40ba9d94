export type OidcLibrary = typeof import('oidc-provider');

/** Loads oidc-provider, which is not needed where nothing is served. */
export async function loadOidcLibrary(): Promise<OidcLibrary> {
  // It warns of Node 20 as its module is loaded, in a line that is no JSON; the versions that we run are tested here.
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
