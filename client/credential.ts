import { auth, extractWWWAuthenticateParams, type OAuthClientProvider } from '@modelcontextprotocol/client';
import { AgentError } from './agent-error.ts';

/** A token, or a function that returns one for each request. */
export type Token = string | (() => string | Promise<string>);

/** Credential that the client sends with its requests. */
export type Credential = {
  token(): Promise<string | undefined>;
  /**
   * Renews the token after a 401 from `serverUrl`. Returns whether there is a new token, with which the
   * request is sent once more.
   */
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
 * OAuth as MCP specifies it: the provider stores the tokens and directs a person to the sign-in page.
 *
 * @throws {AgentError} AUTH_REQUIRED when a person has to sign in; connect again after that
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
