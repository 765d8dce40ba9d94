import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines, enginesInTurn } from '../../support/databases.ts';
import { request, sendRaw } from '../raw.ts';
import { PUBLIC } from './world.ts';

const SERVER = '/.well-known/oauth-authorization-server';
const OPENID = '/.well-known/openid-configuration';
const API = '/.well-known/oauth-protected-resource/api';
const MCP = '/.well-known/oauth-protected-resource/mcp';
const A2A = '/.well-known/oauth-protected-resource/a2a';
const JWKS = '/.well-known/oauth-jwks.json';
const TASKS = ['products', 'media_buys', 'creatives', 'reports'];
const LEVELS = ['registry:read', 'registry:write', 'registry:admin', 'registry:moderate', 'registry:operate'];
const DOCUMENTS = [SERVER, OPENID, API, MCP, A2A, JWKS];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`metadata of the authorization server on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { settings: { BASE_URL: PUBLIC } });
    });
    after(() => app.drop());

    it('says where everything is, and what is supported (RFC 8414)', async () => {
      const { status, headers, body } = await app.get(SERVER);
      assert.equal(status, 200);
      assert.match(headers.get('content-type') ?? '', /^application\/json/);
      assert.include(body, {
        issuer: PUBLIC,
        authorization_endpoint: `${PUBLIC}/authorize`,
        token_endpoint: `${PUBLIC}/token`,
        registration_endpoint: `${PUBLIC}/register`,
        revocation_endpoint: `${PUBLIC}/revoke`,
        jwks_uri: `${PUBLIC}${JWKS}`,
        authorization_response_iss_parameter_supported: true,
      });
      assert.deepEqual(body.response_types_supported, ['code']);
      assert.deepEqual(body.code_challenge_methods_supported, ['S256']);
      assert.sameMembers(body.grant_types_supported, [
        'authorization_code',
        'refresh_token',
        'client_credentials',
      ]);
      assert.includeMembers(body.token_endpoint_auth_methods_supported, ['none', 'client_secret_post']);
      assert.includeMembers(body.scopes_supported, ['openid', 'profile', 'email']);
      assert.includeMembers(
        body.scopes_supported,
        [...LEVELS, ...TASKS].map((word) => protocol.scopePrefix + word),
      );
      assert.deepEqual((await app.get(OPENID)).body, body);
    });

    it('describes each resource and its own scopes (RFC 9728), whose authorization server is the issuer', async () => {
      for (const [path, resource, words] of [
        [API, `${PUBLIC}/api`, LEVELS],
        [MCP, `${PUBLIC}/mcp`, TASKS],
        [A2A, `${PUBLIC}/a2a`, TASKS],
      ] as const) {
        const { status, body } = await app.get(path);
        assert.equal(status, 200, path);
        assert.equal(body.resource, resource);
        assert.deepEqual(body.authorization_servers, [PUBLIC]);
        assert.deepEqual(body.bearer_methods_supported, ['header']);
        const scopes = words.map((word) => protocol.scopePrefix + word);
        assert.deepEqual(body.scopes_supported, scopes, 'nothing that is for the authorization server alone');
      }
      const { body } = await app.get(SERVER);
      assert.equal(body.issuer, (await app.get(API)).body.authorization_servers[0]);
    });

    it('is the same to the byte, whatever address the request says it came to', async () => {
      for (const path of DOCUMENTS) {
        const { text } = await app.get(path);
        for (const headers of [
          [],
          [['X-Forwarded-Host', 'evil.example']],
          [['X-Forwarded-Proto', 'http']],
          [['Forwarded', 'host=evil.example;by=evil.example']],
          [
            ['X-Forwarded-Host', 'evil.example'],
            ['X-Forwarded-Proto', 'ftp'],
            ['X-Forwarded-For', '203.0.113.9'],
          ],
        ] as [string, string][][]) {
          const closing: [string, string][] = [...headers, ['Connection', 'close']];
          const [answer] = await sendRaw(app, request(`GET ${path}`, closing));
          assert.equal(answer?.status, 200, path);
          assert.equal(answer?.body, text, `${path} ${JSON.stringify(headers)}`);
        }
      }
    });

    it('publishes keys to verify with, never to sign with', async () => {
      const { keys } = JSON.parse((await app.get(JWKS)).text);
      assert.lengthOf(keys, 1);
      for (const key of keys) {
        assert.include(key, { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
        assert.containsAllKeys(key, ['kid', 'x', 'y']);
        assert.doesNotHaveAnyKeys(key, ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']);
      }
    });

    it('lets pages of any origin read, and ask first', async () => {
      for (const path of DOCUMENTS) {
        const { headers } = await app.get(path, { origin: 'https://page.example' });
        assert.equal(headers.get('access-control-allow-origin'), '*', path);
        assert.isNull(headers.get('access-control-allow-credentials'), path);
      }
      for (const path of ['/token', '/register', '/revoke', SERVER, '/mcp']) {
        const [answer] = await sendRaw(
          app,
          request(`OPTIONS ${path}`, [
            ['Origin', 'https://page.example'],
            ['Access-Control-Request-Method', 'POST'],
            ['Access-Control-Request-Headers', 'authorization, content-type, mcp-protocol-version'],
            ['Connection', 'close'],
          ]),
        );
        assert.equal(answer?.status, 204, path);
        assert.equal(answer?.headers['access-control-allow-origin'], '*', path);
        assert.match(answer?.headers['access-control-allow-methods'] ?? '', /POST/);
        assert.match(answer?.headers['access-control-allow-headers'] ?? '', /Mcp-Protocol-Version/);
      }
    });

    it('answers other methods with 405 and those that there are', async () => {
      for (const [line, allowed] of [
        ...DOCUMENTS.map((path) => [`POST ${path}`, 'GET, HEAD'] as const),
        ['GET /token', 'POST'],
        ['PUT /register', 'POST'],
        ['GET /revoke', 'POST'],
        ['POST /authorize', 'GET, HEAD'],
        ['DELETE /sign-in/12345678', 'GET, HEAD, POST'],
        ['PUT /invitations/12345678', 'GET, HEAD, POST'],
      ] as const) {
        const headers: [string, string][] = [
          ['Content-Length', '0'],
          ['Connection', 'close'],
        ];
        const [answer] = await sendRaw(app, request(line, headers));
        assert.equal(answer?.status, 405, line);
        assert.equal(answer?.headers.allow, allowed, line);
        assert.equal(JSON.parse(answer?.body ?? '').error, 'method_not_allowed');
      }
      for (const path of DOCUMENTS) {
        const [answer] = await sendRaw(app, request(`HEAD ${path}`, [['Connection', 'close']]));
        assert.equal(answer?.status, 200, path);
      }
    });

    it('knows no address that differs by a letter', async () => {
      for (const path of [
        `${SERVER}/`,
        `${API}/`,
        '/.well-known/oauth-protected-resource/other',
        '/.well-known/oauth-protected-resource',
        '/Token',
        '/register/',
        '/userinfo',
        '/authorize/../token',
      ]) {
        const [answer] = await sendRaw(app, request(`GET ${path}`, [['Connection', 'close']]));
        assert.include([404, 405], answer?.status, path);
      }
    });
  });
}

describe('an authorization server below a path', () => {
  it('names addresses and pages below it', async () => {
    const [engine] = engines;
    assert.isDefined(engine);
    const base = 'https://registry.example/base';
    const app = await startTestApp(engine, { settings: { BASE_URL: `${base}/` } });
    try {
      const { body } = await app.get(SERVER);
      assert.equal(body.issuer, base);
      assert.equal(body.token_endpoint, `${base}/token`);
      assert.equal(body.jwks_uri, `${base}${JWKS}`);
      assert.equal((await app.get(MCP)).body.resource, `${base}/mcp`);
      const registered = await app.post('/register', {
        redirect_uris: ['https://client.example/cb'],
        token_endpoint_auth_method: 'none',
      });
      const query = new URLSearchParams({
        client_id: registered.body.client_id,
        redirect_uri: 'https://client.example/cb',
        response_type: 'code',
        code_challenge: 'a'.repeat(43),
        code_challenge_method: 'S256',
      });
      const { status, headers } = await app.get(`/authorize?${query}`);
      assert.equal(status, 303);
      assert.match(headers.get('location') ?? '', /^\/base\/sign-in\//);
      for (const cookie of headers.getSetCookie()) assert.match(cookie, /path=\/base\/|session/i);
    } finally {
      await app.drop();
    }
  });
});
