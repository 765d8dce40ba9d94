import { setImmediate } from 'node:timers/promises';
import { assert } from 'chai';
import { createKey, createOrganization, revokeKeyCommand } from '../../src/admin/organizations.ts';
import { hashApiKey } from '../../src/domain/members/credentials.ts';
import { MINUTE_MS } from '../../src/domain/text/instant.ts';
import { newId } from '../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { request, sendRaw } from './raw.ts';
import { BRAND_PATH, canonical, resolveBrand } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a service whose database is gone on ${engine.name}`, () => {
    let app: TestApp;
    let member: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      member = await app.member();
      app.sites.put('acme.example', BRAND_PATH, canonical('acme'));
      await resolveBrand(app, 'acme.example');
      await app.store.close();
    });
    after(() => app.drop());

    it('answers 500 without a word about its insides, and tells them to the log', async () => {
      for (const ask of [
        () => app.get('/api/brands/resolve?domain=acme.example'),
        () => app.get('/api/brands/registry'),
        () => app.post('/api/properties/resolve/bulk', { domains: ['a.example'] }),
        () => app.post('/api/brands/save', { domain: 'a.example', brand_name: 'A' }, member),
        () => app.get('/publisher/acme.example/.well-known/adagents.json'),
      ]) {
        const { status, body, headers } = await ask();
        assert.equal(status, 500);
        assert.deepEqual(body, { error: 'internal_error', message: 'An internal error occurred.' });
        assert.equal(headers.get('cache-control'), 'no-store');
        const id = headers.get('x-request-id') ?? '';
        const failure = app.logged.find((line) => line.includes(id) && line.includes('request failed'));
        assert.match(JSON.parse(failure ?? '{}').err, /StoreError: .*the store is closed\n\s+at /);
      }
    });

    it('is alive, but not ready', async () => {
      assert.equal((await app.get('/healthz')).status, 200);
      const { status, body } = await app.get('/readyz');
      assert.equal(status, 503);
      assert.deepEqual(body, { status: 'not_ready' });
    });

    it('still answers what needs no database, and refuses what does not fit', async () => {
      assert.equal((await app.get('/api')).status, 200);
      assert.equal((await app.get('/api/brands/resolve?domain=localhost')).status, 400);
      assert.equal((await app.get('/api/nothing')).status, 404);
      const { text } = await app.get('/metrics');
      assert.match(text, /http_requests_total\{operation="resolveBrand",status="500"\} \d/);
    });
  });

  describe(`credentials on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const ask = (authorization: string) => app.get('/api/brands/registry', { authorization });
    const find = (key: string) => app.store.read.apiKeys.findByHash(hashApiKey(key));

    async function issue(): Promise<{ id: string; key: string; orgId: string }> {
      const { organization } = await createOrganization(app.store, { name: 'Acme' });
      const { id, api_key: key } = await createKey(app.store, { org: organization.id, name: 'k' });
      return { id, key, orgId: organization.id };
    }

    it('are accepted while they are valid, however the scheme is written', async () => {
      const { key } = await issue();
      for (const header of [`Bearer ${key}`, `bearer ${key}`, `BEARER   ${key}  `]) {
        assert.equal((await ask(header)).status, 200, header);
      }
    });

    it('are refused in any other form, also where none is needed', async () => {
      const { key } = await issue();
      for (const header of [
        key,
        `Token ${key}`,
        `Basic ${Buffer.from(`user:${key}`).toString('base64')}`,
        `Bearer`,
        'Bearer ',
        `Bearer${key}`,
        `Bearer ${key} ${key}`,
        `Bearer ${key}, Bearer ${key}`,
        `Bearer "${key}"`,
        `Bearer ${key.slice(0, -1)}`,
        `Bearer ${key}x`,
        `Bearer ${key.toUpperCase()}`,
        'Bearer undefined',
        'Bearer null',
        `Bearer ${hashApiKey(key)}`,
        `Bearer ${'x'.repeat(8000)}`,
      ]) {
        const { status, body, headers } = await ask(header);
        assert.equal(status, 401, header.slice(0, 40));
        assert.equal(body.error, 'unauthorized');
        assert.match(
          headers.get('www-authenticate') ?? '',
          /^Bearer resource_metadata="http:.*\/\.well-known\/oauth-protected-resource\/api", error="invalid_token"$/,
        );
        assert.equal(headers.get('cache-control'), 'no-store');
      }
    });

    it('count once: the first of two', async () => {
      const { key } = await issue();
      for (const [first, second, status] of [
        [key, 'sk_unknown', 200],
        ['sk_unknown', key, 401],
      ] as const) {
        const headers: [string, string][] = [
          ['Authorization', `Bearer ${first}`],
          ['Authorization', `Bearer ${second}`],
          ['Connection', 'close'],
        ];
        const [answer] = await sendRaw(app, request('GET /api/brands/registry', headers));
        assert.equal(answer?.status, status);
      }
    });

    it('are refused once they are revoked', async () => {
      const { id, key } = await issue();
      assert.equal((await ask(`Bearer ${key}`)).status, 200);
      await revokeKeyCommand(app.store, id);
      assert.equal((await ask(`Bearer ${key}`)).status, 401);
      const saved = await app.post(
        '/api/brands/save',
        { domain: 'a.example', brand_name: 'A' },
        { authorization: `Bearer ${key}` },
      );
      assert.equal(saved.status, 401);
    });

    it('are refused from the moment they expire', async () => {
      const { orgId } = await issue();
      const expiresAt = new Date(app.clock.now().getTime() + MINUTE_MS);
      const row = {
        orgId,
        name: 'short',
        permissions: [],
        createdAt: app.clock.now(),
        lastUsedAt: null,
        revokedAt: null,
      };
      await app.store.transaction((tx) =>
        tx.apiKeys.insert({ ...row, id: newId(), keyHash: hashApiKey('sk_short'), prefix: null, expiresAt }),
      );
      app.clock.advance(MINUTE_MS - 1);
      assert.equal((await ask('Bearer sk_short')).status, 200);
      app.clock.advance(1);
      assert.equal((await ask('Bearer sk_short')).status, 401);
    });

    it('note when they were used, at most once a minute, and only when they are valid', async () => {
      // The use is stored behind the request. One transaction stores after the other, so what a request before that of
      // another key has noted is stored when the use of the other one is.
      const usedAt = async (key: string) => (await find(key))?.lastUsedAt ?? null;
      const usedAfter = async (request: Promise<unknown>, key: string) => {
        await request;
        const other = await issue();
        await ask(`Bearer ${other.key}`);
        while ((await usedAt(other.key)) === null) await setImmediate();
        return usedAt(key);
      };
      const { id, key } = await issue();
      assert.isNull(await usedAt(key));
      const use = () => usedAfter(ask(`Bearer ${key}`), key);
      const first = app.clock.now();
      assert.deepEqual(await use(), first);
      app.clock.advance(MINUTE_MS - 1);
      assert.deepEqual(await use(), first);
      app.clock.advance(MINUTE_MS);
      const last = app.clock.now();
      assert.deepEqual(await use(), last);
      await revokeKeyCommand(app.store, id);
      app.clock.advance(MINUTE_MS * 2);
      assert.deepEqual(await use(), last);
    });

    it('never show up in the log, whatever becomes of the request', async () => {
      const { key } = await issue();
      const authorization = `Bearer ${key}`;
      const secret = 'planted-password';
      await app.get('/api/brands/registry?search=x', { authorization });
      await app.get(`/api/nothing?token=${secret}`, { authorization });
      await app.get(`/api/brands/resolve?domain=https://user:${secret}@a.example`, { authorization });
      await app.post('/api/brands/save', { domain: 'a.example', brand_name: secret }, { authorization });
      await app.post('/api/brands/save', { domain: 'localhost', password: secret }, { authorization });
      await app.post('/api/brands/save', `{"${secret}`, { authorization });
      await app.post('/api/brands/save', {}, { authorization: `Basic ${secret}` });
      await app.store.close();
      assert.equal(
        (await app.post('/api/brands/save', { domain: 'b.example', brand_name: secret }, { authorization }))
          .status,
        500,
      );
      const log = app.logged.join('\n');
      for (const planted of [key, key.slice(3), secret, hashApiKey(key)]) assert.notInclude(log, planted);
    });
  });
}
