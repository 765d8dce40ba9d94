import { assert } from 'chai';
import { addressBucket } from '../../../src/domain/net/address.ts';
import { HOUR_MS } from '../../../src/domain/text/instant.ts';
import { routes } from '../../../src/http/oauth/provider.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import {
  authorizeUrl,
  endLimits,
  newVerifier,
  originOf,
  PUBLIC,
  REDIRECT,
  register,
  startTwin,
  token,
} from './world.ts';

/** Rows of each table that the doors of the authorization server write. */
const countRows = ({ config }: TestApp): Promise<unknown[]> =>
  Promise.all(
    ['oidc_models', 'passkey_challenges', 'browser_sessions', 'audit_log'].map((table) =>
      rows(config.databaseUrl, `select count(*) as count from ${table}`),
    ),
  );

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`limits of the authorization server on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { settings: { BASE_URL: PUBLIC } });
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    /** Uses an endpoint from this address until one request is left. */
    const useAllButOne = (path: string, limit = 600) =>
      app.store.transaction((tx) => {
        const ask = { class: `oauth:${path}`, key: addressBucket('127.0.0.1'), limit, cost: limit - 1 };
        return tx.limits.consume({ ...ask, windowMs: HOUR_MS, now: app.clock.now() });
      });

    it('hold for the token endpoint, with headers and a body that programs understand', async () => {
      await useAllButOne('/token');
      const ask = { grant_type: 'authorization_code', client_id: 'nobody', code: 'x' };
      const last = await token(app, ask);
      assert.equal(last.error, 'invalid_client');
      assert.equal(last.headers.get('ratelimit-remaining'), '0');
      assert.equal(last.headers.get('ratelimit-limit'), '600');
      const refused = await token(app, ask);
      assert.equal(refused.status, 429);
      assert.equal(refused.error, 'rate_limited');
      assert.equal(refused.headers.get('retry-after'), '3600');
      assert.equal(refused.headers.get('access-control-allow-origin'), '*');
      app.clock.advance(HOUR_MS / 2);
      const later = await token(app, ask);
      app.clock.advance(-HOUR_MS / 2);
      assert.equal(later.headers.get('retry-after'), '1800');
    });

    it('hold for every endpoint that looks into the database', async () => {
      const { jwks, ...counted } = routes;
      const ask = (path: string) =>
        path === routes.authorization
          ? app.get(authorizeUrl('nobody', newVerifier()))
          : app.post(path, path === routes.registration ? {} : 'client_id=nobody&token=x', {
              'content-type':
                path === routes.registration ? 'application/json' : 'application/x-www-form-urlencoded',
            });
      for (const path of Object.values(counted)) {
        await useAllButOne(path);
        await ask(path);
        const refused = await ask(path);
        assert.equal(refused.status, 429, path);
        assert.equal(refused.body.error, 'rate_limited', path);
      }
      assert.equal((await app.get(jwks)).status, 200);
    });

    it('hold for the beginning of a sign-in, with a page for people', async () => {
      await useAllButOne('/authorize');
      const url = authorizeUrl('nobody', newVerifier());
      assert.equal((await app.get(url)).status, 400);
      const program = await app.get(url);
      assert.equal(program.status, 429);
      assert.equal(program.body.error, 'rate_limited');
      const person = await app.get(url, { accept: 'text/html,*/*;q=0.8' });
      assert.equal(person.status, 429);
      assert.equal(person.headers.get('retry-after'), '3600');
      assert.include(person.headers.get('content-type'), 'text/html');
      assert.equal((await app.get('/.well-known/oauth-authorization-server')).status, 200, 'reading is free');
    });

    it('hold for going on with a sign-in, which nobody finishes: each step leaves rows', async () => {
      let cookies: string[] = [];
      const step = async (path: string) => {
        const got = await app.get(path, { accept: 'text/html', cookie: cookies.join('; ') });
        const set = got.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
        if (set.length > 0) cookies = set;
        return { status: got.status, next: got.headers.get('location') ?? '' };
      };
      const clientId = await register(app);
      let { next } = await step(authorizeUrl(clientId, newVerifier()));
      const goOn = () => step(next.replace('/sign-in/', '/authorize/'));
      for (let round = 0; round < 3; round += 1) {
        const went = await goOn();
        assert.equal(went.status, 303, 'to a next part of the same sign-in');
        assert.notEqual(went.next, next);
        next = went.next;
        assert.equal((await step(next)).status, 200);
      }
      await endLimits(app);
      await useAllButOne('/authorize/', 1_200);
      ({ next } = await goOn());
      const held = await countRows(app);
      for (let round = 0; round < 3; round += 1) assert.equal((await goOn()).status, 429);
      assert.deepEqual(await countRows(app), held);
    });

    it('are exact when many come at once to two processes', async () => {
      const twin = await startTwin(app);
      try {
        const body = JSON.stringify({ redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' });
        const statuses = await Promise.all(
          Array.from({ length: 30 }, async (_, index) => {
            const origin = originOf(index % 2 === 0 ? app : twin);
            const headers = { 'content-type': 'application/json' };
            return (await fetch(`${origin}/register`, { method: 'POST', headers, body })).status;
          }),
        );
        assert.deepEqual(statuses.sort(), [...Array(20).fill(201), ...Array(10).fill(429)]);
      } finally {
        await twin.stop();
      }
    });

    it('do not count the question that browsers ask first', async () => {
      for (let asked = 0; asked < 25; asked += 1) {
        const headers = { origin: 'https://page.example', 'access-control-request-method': 'POST' };
        const { status } = await fetch(`${originOf(app)}/register`, { method: 'OPTIONS', headers });
        assert.equal(status, 204);
      }
      assert.equal((await app.post('/register', { redirect_uris: [REDIRECT] })).status, 201);
    });
  });
}
