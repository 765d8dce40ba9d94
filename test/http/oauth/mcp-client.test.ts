import { auth, type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { allow, feedStatus, member, originOf, type Person, REDIRECT } from './world.ts';

/** What a program keeps for the public client; the browser is where it sends a person. */
function memoryProvider(): OAuthClientProvider & { opened: URL[]; kept: { tokens?: OAuthTokens } } {
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier?: string } = {};
  const opened: URL[] = [];
  return {
    opened,
    kept,
    redirectUrl: REDIRECT,
    clientMetadata: {
      client_name: 'A public client',
      redirect_uris: [REDIRECT],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    state: () => 'state of the client',
    clientInformation: () => kept.client,
    saveClientInformation(information) {
      kept.client = information;
    },
    tokens: () => kept.tokens,
    saveTokens(tokens) {
      kept.tokens = tokens;
    },
    redirectToAuthorization(url) {
      opened.push(url);
    },
    saveCodeVerifier(verifier) {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
    invalidateCredentials(scope) {
      if (scope === 'all' || scope === 'tokens') delete kept.tokens;
    },
  };
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a public MCP client on ${engine.name}`, () => {
    let app: TestApp;
    let ann: Person;
    before(async () => {
      app = await startTestApp(engine);
      ann = await member(app, 'ann');
    });
    after(() => app.drop());

    const connect = async (provider: OAuthClientProvider) => {
      const transport = new StreamableHTTPClientTransport(new URL(`${app.baseUrl}/mcp`), {
        authProvider: provider,
      });
      const client = new Client({ name: 'public', version: '1' });
      return { transport, client, connected: client.connect(transport) };
    };

    const ask = (client: Client) => client.callTool({ name: 'list_accounts', arguments: {} });

    it('discovers, registers, signs in, and calls, with nothing but the address', async () => {
      const provider = memoryProvider();
      const first = await connect(provider);
      await first.connected;
      assert.lengthOf(provider.opened, 0, 'what is public needs nobody');
      const refused = await ask(first.client).catch((error: unknown) => error);
      assert.instanceOf(refused, UnauthorizedError);
      assert.lengthOf(provider.opened, 1);
      const [page] = provider.opened;
      assert.equal(page?.searchParams.get('resource'), `${app.baseUrl}/mcp`);

      const browser = openBrowser(originOf(app), app.baseUrl);
      const done = await allow(browser, `${page?.pathname}${page?.search}`, ann.email);
      const answer = new URL(done.url);
      assert.equal(answer.searchParams.get('state'), 'state of the client');
      await first.transport.finishAuth(answer.searchParams.get('code') ?? '');
      await first.client.close();

      const second = await connect(provider);
      await second.connected;
      assert.equal(second.client.getServerVersion()?.name, 'registry-and-agent-tasks');
      const { structuredContent } = await ask(second.client);
      assert.deepInclude(structuredContent, { status: 'completed', accounts: [] });
      assert.lengthOf(provider.opened, 1, 'nobody was asked again');
      await second.client.close();
      assert.equal(await feedStatus(app, provider.kept.tokens?.access_token ?? ''), 401, 'it is for tasks');
    });

    it('renews its token by itself, and asks the person again when it is revoked', async () => {
      const provider = memoryProvider();
      const first = await connect(provider);
      await first.connected;
      await ask(first.client).catch(() => {});
      const page = provider.opened[0];
      const browser = openBrowser(originOf(app), app.baseUrl);
      const done = await allow(browser, `${page?.pathname}${page?.search}`, ann.email);
      await first.transport.finishAuth(new URL(done.url).searchParams.get('code') ?? '');
      await first.client.close();
      const { access_token: before = '', refresh_token: old } = provider.kept.tokens ?? {};
      if (provider.kept.tokens) provider.kept.tokens.access_token = `${before}x`;
      const second = await connect(provider);
      await second.connected;
      await second.client.close();
      assert.notEqual(provider.kept.tokens?.refresh_token, old);
      assert.lengthOf(provider.opened, 1);

      const body = new URLSearchParams({
        client_id: String((await provider.clientInformation())?.client_id),
        token: provider.kept.tokens?.refresh_token ?? '',
      });
      assert.equal((await fetch(`${originOf(app)}/revoke`, { method: 'POST', body })).status, 200);
      const third = await connect(provider);
      const refused = await third.connected.catch((error: unknown) => error);
      assert.instanceOf(refused, Error);
      assert.lengthOf(provider.opened, 2);
      await third.client.close();
    });

    it('is told what it asked wrongly', async () => {
      const provider = memoryProvider();
      const wrong: OAuthClientProvider = {
        ...provider,
        clientMetadata: { ...provider.clientMetadata, redirect_uris: ['http://evil.example/cb'] },
      };
      const refused = await auth(wrong, { serverUrl: `${app.baseUrl}/mcp` }).catch((error: unknown) => error);
      assert.instanceOf(refused, Error);
      assert.match(String(refused), /redirect_uris/);
      assert.isEmpty(provider.opened);
    });
  });
}
