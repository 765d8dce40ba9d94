import {
  Client,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { assert } from 'chai';
import { decodeJwt } from 'jose';
import { protocol } from '../../../generated/protocol.ts';
import { DOCUMENT_LIMIT } from '../../../src/http/oauth/limits.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import type { Page } from '../../support/sites.ts';
import {
  allow,
  authorizeUrl,
  codeOf,
  member,
  newVerifier,
  originOf,
  type Person,
  REDIRECT,
  redeem,
} from './world.ts';

const HOST = 'program.example';
const ID = `https://${HOST}/client.json`;
const document = (more: object = {}, id = ID) => ({
  client_id: id,
  client_name: 'A program with a page',
  redirect_uris: [REDIRECT],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
  ...more,
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`clients that are known by the address of their metadata, on ${engine.name}`, () => {
    let app: TestApp;
    let ann: Person;
    before(async () => {
      app = await startTestApp(engine);
      ann = await member(app, 'ann');
      app.sites.put(HOST, '/client.json', document());
    });
    after(() => app.drop());

    const authorize = (id: string, more: Record<string, string> = {}) =>
      app.get(authorizeUrl(id, newVerifier(), more));
    const fetched = (path: string) =>
      app.sites.requests.filter((request) => request === `${HOST} ${path}`).length;

    it('are supported, as the metadata of the server says', async () => {
      const { body } = await app.get('/.well-known/oauth-authorization-server');
      assert.isTrue(body.client_id_metadata_document_supported);
      assert.isString(body.registration_endpoint, 'registering is possible still');
    });

    it('sign people in and call, without being registered', async () => {
      const kept: { client?: { client_id: string }; tokens?: OAuthTokens; verifier?: string } = {};
      const opened: URL[] = [];
      const provider: OAuthClientProvider = {
        redirectUrl: REDIRECT,
        clientMetadataUrl: ID,
        clientMetadata: { redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
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
      };
      const connect = async () => {
        const client = new Client({ name: 'documented', version: '1' });
        const url = new URL(`${app.baseUrl}/mcp`);
        const transport = new StreamableHTTPClientTransport(url, { authProvider: provider });
        await client.connect(transport);
        return { client, transport };
      };
      const ask = (client: Client) => client.callTool({ name: 'list_accounts', arguments: {} });
      const first = await connect();
      await ask(first.client).catch(() => {});
      assert.lengthOf(opened, 1);
      assert.equal(opened[0]?.searchParams.get('client_id'), ID);

      const browser = openBrowser(originOf(app), app.baseUrl);
      let page = await browser.go(`${opened[0]?.pathname}${opened[0]?.search}`);
      assert.include(page.text, `A program with a page (${HOST})`);
      page = await allow(browser, page.url, ann.email);
      const answer = new URL(page.url);
      await first.transport.finishAuth(answer.searchParams);
      await first.client.close();
      const second = await connect();
      const { structuredContent } = await ask(second.client);
      assert.deepInclude(structuredContent as object, { status: 'completed' });
      await second.client.close();
      assert.notInclude(app.logged.join('\n'), '"path":"/register"');
      assert.equal(fetched('/client.json'), 1, 'the document is kept for a while');
    });

    it('go on only where their document says', async () => {
      for (const redirect of [`${REDIRECT}/other`, 'https://evil.example/callback']) {
        const { status, headers } = await authorize(ID, { redirect_uri: redirect });
        assert.equal(status, 400);
        assert.isNull(headers.get('location'));
      }
    });

    it('get what their document names and a person allows, as programs that register do', async () => {
      const id = `https://${HOST}/reader.json`;
      const scope = `${protocol.scopePrefix}registry:read`;
      app.sites.put(HOST, '/reader.json', document({ scope }, id));
      const { access_token: token } = await redeem(app, await codeOf(app, ann, {}, id));
      assert.equal(decodeJwt(token).scope, scope);
      const headers = { authorization: `Bearer ${token}` };
      assert.equal((await app.get('/api/registry/feed', headers)).status, 200);
      for (const [path, body] of [
        ['/api/registry/crawl-request', { domain: 'a.example' }],
        ['/api/me/api-keys', { name: 'mine', permissions: ['admin:*'] }],
      ] as const) {
        const refused = await app.post(path, body, headers);
        assert.equal(refused.status, 403, path);
        assert.equal(refused.body.error, 'insufficient_scope');
      }
      const wider = await fetch(
        `${originOf(app)}${authorizeUrl(id, newVerifier(), { scope: `${protocol.scopePrefix}registry:admin` })}`,
        { redirect: 'manual' },
      );
      assert.include(wider.headers.get('location'), 'error=invalid_scope');
    });

    const reducible: [string, object][] = [
      [
        'asks for grants that are not here',
        {
          grant_types: [
            'authorization_code',
            'urn:ietf:params:oauth:grant-type:device_code',
            'client_credentials',
          ],
        },
      ],
      [
        'asks for nothing in particular',
        { grant_types: undefined, response_types: undefined, token_endpoint_auth_method: undefined },
      ],
      [
        'has empty texts',
        { logo_uri: '', client_uri: ' ', contacts: [], scope: '', token_endpoint_auth_method: '' },
      ],
      [
        'wants to sign',
        { token_endpoint_auth_method: 'private_key_jwt', jwks_uri: `https://${HOST}/keys.json` },
      ],
      ['has a picture without encryption', { logo_uri: 'http://program.example/logo.png' }],
      ['knows more response types', { response_types: ['code', 'token'] }],
      ['knows other scopes', { scope: 'openid repo' }],
      ['is the document of a desktop program', { application_type: 'desktop', subject_type: 'pairwise' }],
    ];
    for (const [at, [what, more]] of reducible.entries()) {
      it(`are served with what is supported when the document ${what}`, async () => {
        const id = `https://${HOST}/part${at}.json`;
        app.sites.put(HOST, `/part${at}.json`, document(more, id));
        const { status, headers, text } = await authorize(id);
        assert.include([302, 303], status, text);
        assert.match(headers.get('location') ?? '', /\/sign-in\//);
        assert.equal(fetched('/keys.json'), 0);
      });
    }

    it('cannot act by themselves', async () => {
      app.sites.put(HOST, '/alone.json', document({}, `https://${HOST}/alone.json`));
      const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: `https://${HOST}/alone.json`,
      });
      const answer = await fetch(`${originOf(app)}/token`, { method: 'POST', body });
      assert.equal(answer.status, 400);
    });

    const page = (body: string, more: Page = {}): Page => ({
      body,
      headers: { 'content-type': 'application/json' },
      ...more,
    });
    const bad: [string, (id: string) => object][] = [
      ['says another id', () => document()],
      ['says none', () => ({ redirect_uris: [REDIRECT] })],
      ['holds a secret', (id) => document({ client_secret: 'x'.repeat(40) }, id)],
      ['wants a secret', (id) => document({ token_endpoint_auth_method: 'client_secret_post' }, id)],
      ['wants to act by itself', (id) => document({ grant_types: ['client_credentials'] }, id)],
      ['goes on without encryption', (id) => document({ redirect_uris: ['http://evil.example/cb'] }, id)],
      ['goes on nowhere', (id) => document({ redirect_uris: [] }, id)],
      ['goes on at a script', (id) => document({ redirect_uris: ['javascript:alert(1)'] }, id)],
      ['is no JSON', () => page('<html>')],
      ['is a list', () => page('[]')],
      ['is empty', () => page('')],
      ['is too long', (id) => document({ client_name: 'x'.repeat(6_000) }, id)],
      ['has a name without end', (id) => document({ client_name: 'x'.repeat(300) }, id)],
      ['is huge', () => page('x'.repeat(1_000_000))],
      ['is nested', () => page(`{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`)],
      ['is not there', () => page('{}', { status: 404 })],
      ['fails', () => page('{}', { status: 500 })],
      ['is elsewhere', () => page('', { status: 302, headers: { location: `https://${HOST}/client.json` } })],
      [
        'is elsewhere for good',
        () => page('', { status: 301, headers: { location: `https://${HOST}/client.json` } }),
      ],
    ];
    for (const [at, [what, make]] of bad.entries()) {
      it(`are none when the document ${what}`, async () => {
        const id = `https://${HOST}/bad${at}.json`;
        app.sites.put(HOST, `/bad${at}.json`, make(id));
        const { status, headers, text } = await authorize(id);
        assert.equal(status, 400, text);
        assert.isNull(headers.get('location'));
        assert.notMatch(text, /\bat .*\.[tj]s:|node_modules/);
        assert.isAtMost(fetched(`/bad${at}.json`), 2, 'the library looks twice before it refuses');
      });
    }

    it('have an address that anybody can reach over https, and nothing else', async () => {
      const before = app.sites.requests.length;
      for (const id of [
        `http://${HOST}/client.json`,
        `https://user@${HOST}/client.json`,
        `https://${HOST}/client.json#x`,
        `https://${HOST}/a/../client.json`,
        `https://${HOST}/%2e%2e/client.json`,
        `https://${HOST}/${'x'.repeat(2_100)}`,
        'https://127.0.0.1/client.json',
        'https://[::1]/client.json',
        'https://169.254.169.254/latest',
        'https://localhost/client.json',
        'https://nobody.example/client.json',
        `https://${HOST}:22/client.json`,
        'https://',
        'https:///client.json',
      ]) {
        const { status, headers } = await authorize(id);
        assert.equal(status, 400, id.slice(0, 60));
        assert.isNull(headers.get('location'), id.slice(0, 60));
      }
      assert.lengthOf(app.sites.requests, before);
      assert.notMatch(app.logged.join('\n'), /"status":5\d\d|authorization server failed/);
    });

    it('are fetched for the pages of a sign-in within the same limit', async () => {
      const id = `https://${HOST}/page.json`;
      app.sites.put(HOST, '/page.json', document({}, id));
      const begun = await authorize(id);
      const page = new URL(begun.headers.get('location') ?? '', app.baseUrl).pathname;
      const cookie = begun.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      // What is kept of the document is over, so that every page asks for it.
      app.sites.remove(HOST, '/page.json');
      const asked = app.sites.requests.length;
      for (let at = 0; at < 3 * DOCUMENT_LIMIT; at += 1) {
        app.clock.advance(10_000);
        assert.equal((await app.get(page, { cookie })).status, 200);
      }
      assert.isAtMost(app.sites.requests.length - asked, DOCUMENT_LIMIT);
      app.clock.advance(61 * 60_000);
    });

    it('are fetched so many times an hour for one address, and then are not', async () => {
      const asked = app.sites.requests.length;
      for (let at = 0; at <= DOCUMENT_LIMIT; at += 1) await authorize(`https://${HOST}/many${at}.json`);
      assert.isBelow(app.sites.requests.length - asked, DOCUMENT_LIMIT + 1);
      const more = await authorize(`https://${HOST}/one-more.json`);
      assert.equal(more.status, 400);
      assert.equal(fetched('/one-more.json'), 0);
      assert.include([302, 303], (await authorize(ID)).status, 'what is known is served still');
      app.clock.advance(61 * 60_000);
      app.sites.put(HOST, '/later.json', document({}, `https://${HOST}/later.json`));
      assert.include([302, 303], (await authorize(`https://${HOST}/later.json`)).status);
    });
  });
}
