import { assert } from 'chai';
import { decodeJwt } from 'jose';
import { protocol } from '../../../generated/protocol.ts';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  authorizeUrl,
  codeOf,
  endLimits,
  newVerifier,
  originOf,
  PASSWORD,
  type Person,
  person,
  redeem,
  refresh,
  register,
  tokensOf,
} from './world.ts';

const scope = (word: string) => `${protocol.scopePrefix}${word}`;
const PLACES = ['api', 'mcp', 'a2a'] as const;
type Place = (typeof PLACES)[number];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what a token is for on ${engine.name}`, () => {
    let app: TestApp;
    let ann: Person;
    before(async () => {
      app = await startTestApp(engine);
      const { organization } = await createOrganization(app.store, { name: 'Acme' });
      ann = await person(app, 'ann', { orgId: organization.id, role: 'owner' });
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    const of = (...places: Place[]) => places.map((place) => `${app.baseUrl}/${place}`);

    /** Where a token is accepted. */
    async function accepted(token: string): Promise<Place[]> {
      const bearer = { authorization: `Bearer ${token}` };
      const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
      const statuses: Record<Place, number> = {
        api: (await app.get('/api/me', bearer)).status,
        mcp: (await app.post('/mcp', ping, { ...bearer, accept: 'application/json' })).status,
        a2a: (
          await app.post('/a2a', { jsonrpc: '2.0', id: 1, method: 'tasks/get', params: { id: 'x' } }, bearer)
        ).status,
      };
      for (const place of PLACES) assert.include([200, 401], statuses[place], place);
      return PLACES.filter((place) => statuses[place] === 200);
    }

    it('is everything when no resource is named, within the default scopes', async () => {
      const tokens = await tokensOf(app, ann);
      assert.sameMembers(decodeJwt(tokens.access_token).aud as string[], of(...PLACES));
      assert.deepEqual(await accepted(tokens.access_token), [...PLACES]);
      const given = String(decodeJwt(tokens.access_token).scope).split(' ');
      assert.sameMembers(
        given,
        ['registry:read', 'registry:write', 'products', 'media_buys', 'creatives', 'reports'].map(scope),
      );
      const renewed = await refresh(app, tokens.clientId, tokens.refresh_token);
      assert.deepEqual(await accepted(renewed.access_token), [...PLACES]);
    });

    for (const place of PLACES) {
      it(`is /${place} alone when that is named`, async () => {
        const tokens = await tokensOf(app, ann, { resource: `${app.baseUrl}/${place}` });
        assert.equal(decodeJwt(tokens.access_token).aud, of(place)[0]);
        assert.deepEqual(await accepted(tokens.access_token), [place]);
        const isTask = (one: string) => !one.startsWith(scope('registry:'));
        const scopes = String(decodeJwt(tokens.access_token).scope).split(' ');
        assert.isTrue(
          scopes.every((one) => isTask(one) === (place !== 'api')),
          String(scopes),
        );
        const renewed = await refresh(app, tokens.clientId, tokens.refresh_token);
        assert.deepEqual(await accepted(renewed.access_token), [place]);
      });
    }

    /** A code for several resources. */
    async function codeFor(places: readonly Place[]) {
      const id = await register(app);
      const verifier = newVerifier();
      const more = of(...places).map((resource) => `&resource=${encodeURIComponent(resource)}`);
      const browser = openBrowser(originOf(app), app.baseUrl);
      await browser.go(`${authorizeUrl(id, verifier)}${more.join('')}`);
      await browser.submit({ email: ann.email, password: PASSWORD });
      const page = await browser.submit({ decision: 'allow' });
      return { clientId: id, verifier, code: new URL(page.url).searchParams.get('code') ?? '' };
    }

    it('is both when both are named, and one of them for a token request that names it', async () => {
      const both = await redeem(app, await codeFor(['api', 'mcp']));
      assert.sameMembers(decodeJwt(both.access_token).aud as string[], of('api', 'mcp'));
      assert.deepEqual(await accepted(both.access_token), ['api', 'mcp']);
      const code = await codeFor(['api', 'mcp']);
      const one = await redeem(app, code, { resource: `${app.baseUrl}/mcp` });
      assert.deepEqual(await accepted(one.access_token), ['mcp']);
      assert.notInclude(String(decodeJwt(one.access_token).scope), 'registry:');
      assert.deepEqual(await accepted((await refresh(app, code.clientId, one.refresh_token)).access_token), [
        'api',
        'mcp',
      ]);
    });

    it('is never more than was agreed', async () => {
      for (const resource of [of('mcp')[0], 'https://other.example', `${app.baseUrl}/`, app.baseUrl]) {
        const code = await codeOf(app, ann, { resource: `${app.baseUrl}/api` });
        const refused = await redeem(app, code, { resource: String(resource) });
        assert.equal(refused.error, 'invalid_target', resource);
      }
      const code = await codeFor(['api', 'mcp']);
      const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: code.clientId });
      body.set('redirect_uri', 'http://127.0.0.1:3999/callback');
      body.set('code', code.code);
      body.set('code_verifier', code.verifier);
      for (const resource of of('api', 'a2a')) body.append('resource', resource);
      const answer = await fetch(`${originOf(app)}/token`, { method: 'POST', body });
      assert.equal(
        ((await answer.json()) as { error: string }).error,
        'invalid_target',
        'a2a was not agreed',
      );
    });

    for (const spell of [
      (url: URL) => url.href.replace('http:', 'HTTP:'),
      (url: URL) => url.href.replace('localhost', 'LocalHost').replace('registry', 'REGISTRY'),
      (url: URL) => url.href.toUpperCase().replace('/MCP', '/mcp'),
    ]) {
      it(`is for the resource that a program spells in capitals: ${spell(new URL('http://localhost/mcp'))}`, async () => {
        const [own = ''] = of('mcp');
        const spelled = spell(new URL(own));
        assert.notEqual(spelled, own);
        const code = await codeOf(app, ann, { resource: spelled });
        const tokens = await redeem(app, code, { resource: own });
        assert.equal(decodeJwt(tokens.access_token).aud, own);
        const again = await redeem(app, await codeOf(app, ann, { resource: own }), { resource: spelled });
        assert.equal(decodeJwt(again.access_token).aud, own);
      });
    }

    it('is refused for resources that are not here', async () => {
      const id = await register(app);
      for (const resource of ['https://other.example', `${app.baseUrl}/api/`, app.baseUrl, 'nonsense']) {
        const { headers } = await app.get(authorizeUrl(id, newVerifier(), { resource }));
        const url = new URL(headers.get('location') ?? '', app.baseUrl);
        assert.equal(url.searchParams.get('error'), 'invalid_target', resource);
      }
    });

    it('is nothing without a scope but to say who signed in', async () => {
      const { access_token: token } = await tokensOf(app, ann, { scope: 'openid' });
      const bearer = { authorization: `Bearer ${token}` };
      const me = await app.get('/api/me', bearer);
      assert.equal(me.status, 200);
      assert.deepEqual(me.body.permissions, []);
      assert.notProperty(me.body, 'email', 'which was not asked for');
      for (const [method, path, body] of [
        ['GET', '/api/registry/feed'],
        ['GET', '/api/registry/feed/stream'],
        ['GET', '/api/registry/authorizations/snapshot'],
        ['GET', '/api/me/agents'],
        ['POST', '/api/brands/save', { domain: 'a.example', brand_name: 'A' }],
        ['POST', '/api/me/api-keys', { name: 'x', permissions: ['admin:*'] }],
        ['GET', '/api/me/audit'],
      ] as const) {
        const answer = await app.send(method, path, bearer, body);
        assert.equal(answer.status, 403, path);
        assert.equal(answer.body.error, 'insufficient_scope', path);
      }
      const account = { brand: { domain: 'a.example' }, operator: 'b.example', billing: 'operator' };
      for (const [name, args] of [
        ['sync_accounts', { idempotency_key: 'a-key-of-16-letters', accounts: [account] }],
        ['list_accounts', {}],
      ] as const) {
        const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
        const answer = await app.post('/mcp', call, { ...bearer, accept: 'application/json' });
        assert.include(answer.text, 'INSUFFICIENT_PERMISSIONS', name);
      }
      assert.equal((await app.get('/api/brands/registry', bearer)).status, 200, 'everybody may');
    });

    it('keeps to the scopes that a client registered, when a request names none', async () => {
      const id = await register(app, { scope: `openid ${scope('registry:read')}` });
      const code = await codeOf(app, ann, {}, id);
      const { access_token: token } = await redeem(app, code);
      assert.equal(decodeJwt(token).scope, scope('registry:read'));
      const more = await app.get(authorizeUrl(id, newVerifier(), { scope: scope('registry:write') }));
      const url = new URL(more.headers.get('location') ?? '', app.baseUrl);
      assert.equal(url.searchParams.get('error'), 'invalid_scope');
    });

    it('is not enough for a person without an organization', async () => {
      const stranger = await person(app, 'bob');
      const { access_token: token } = await tokensOf(app, stranger);
      const answer = await app.get('/api/registry/feed', { authorization: `Bearer ${token}` });
      assert.equal(answer.status, 403);
      assert.equal(answer.body.error, 'forbidden');
    });
  });
}
