import { auth, extractWWWAuthenticateParams, type OAuthClientProvider } from '@modelcontextprotocol/client';
import { AgentError } from './agent-error.ts';

/** A token, or what gives one for each request. */
export type Token = string | (() => string | Promise<string>);

/** Who calls. */
export type Credential = {
  token(): Promise<string | undefined>;
  /** After a 401 from this address: whether there is another token now, so that the request is sent once more. */
  renew(serverUrl: URL, refused: Response, send: Send): Promise<boolean>;
};

type Send = (url: string | URL, init?: RequestInit) => Promise<Response>;

export function tokenCredential(token: Token | undefined): Credential {
  return {
    token: async () => (typeof token === 'function' ? await token() : token),
    renew: async () => false,
  };
}

/**
 * OAuth, as MCP does it: the provider keeps tokens and sends people to the page where they sign in.
 *
 * @throws {AgentError} AUTH_REQUIRED once somebody has to sign in; after that, connect again
 */
export function providerCredential(provider: OAuthClientProvider): Credential {
  return {
    token: async () => (await provider.tokens())?.access_token,
    async renew(serverUrl, refused, send) {
      const { resourceMetadataUrl, scope } = extractWWWAuthenticateParams(refused);
      const result = await auth(provider, {
        serverUrl,
        fetchFn: send,
        ...(resourceMetadataUrl === undefined ? {} : { resourceMetadataUrl }),
        ...(scope === undefined ? {} : { scope }),
      }).catch((cause: unknown) => {
        throw authRequired('The authorization server gave no token.', cause);
      });
      if (result !== 'AUTHORIZED') throw authRequired('Somebody has to sign in first.');
      return true;
    },
  };
}

const authRequired = (message: string, cause?: unknown) =>
  new AgentError({ code: 'AUTH_REQUIRED', message, recovery: 'correctable', source: 'client', cause });
