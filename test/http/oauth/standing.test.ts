import { assert } from 'chai';
import { type Operation, operations } from '../../../generated/operations.ts';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { member, originOf, PASSWORD, person, tokensOf } from './world.ts';

const rows: readonly Operation[] = Object.values(operations);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`standing on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

    it('of a person who belongs to no organization is not enough for members, and that is not hidden', async () => {
      const stranger = bearer((await tokensOf(app, await person(app, 'stranger'))).access_token);
      for (const path of [
        '/api/registry/feed',
        '/api/registry/feed/stream',
        '/api/registry/agents/search',
        '/api/registry/crawl-request/00000000-0000-7000-8000-000000000000',
      ]) {
        const { status, body } = await app.get(path, stranger);
        assert.equal(status, 403, path);
        assert.equal(body.error, 'forbidden', path);
      }
      for (const [path, body] of [
        ['/api/brands/save', { domain: 'a.example', brand_name: 'A' }],
        [
          '/api/properties/save',
          { publisher_domain: 'a.example', authorized_agents: [{ url: 'https://a.example/mcp' }] },
        ],
        ['/api/registry/crawl-request', { domain: 'a.example' }],
        ['/api/ownership/challenges', { domain: 'a.example' }],
      ] as const) {
        const answer = await app.post(path, body, stranger);
        assert.equal(answer.status, 403, answer.text);
        assert.equal(answer.body.error, 'forbidden', path);
      }
      for (const path of ['/api/brands/registry', '/api/registry/agents', '/api/registry/stats']) {
        assert.equal((await app.get(path, stranger)).status, 200, path);
      }
      const agent = await app.post(
        '/mcp',
        { jsonrpc: '2.0', id: 1, method: 'ping' },
        { ...stranger, accept: 'application/json' },
      );
      assert.equal(agent.status, 200, 'the token is good');
    });

    it('is looked up at each request: it comes and goes while the token stays', async () => {
      const { organization } = await createOrganization(app.store, { name: 'Acme' });
      const who = await person(app, 'guest');
      const credential = bearer((await tokensOf(app, who)).access_token);
      const feed = async () => (await app.get('/api/registry/feed', credential)).status;
      assert.equal(await feed(), 403);
      const membership = { orgId: organization.id, userId: who.id, role: 'member' } as const;
      await app.store.transaction((tx) =>
        tx.memberships.insert({ ...membership, createdAt: app.clock.now() }),
      );
      assert.equal(await feed(), 200);
      await app.store.transaction((tx) => tx.memberships.remove(organization.id, who.id));
      assert.equal(await feed(), 403);
    });

    it('is asked of everybody without or with a bad credential: 401 on every member operation', async () => {
      for (const { id, method, path, access, limit, answeredBy } of rows) {
        if (method !== 'get' || (answeredBy === 'door' && access === 'public')) continue;
        const url = path.replace(/\{\w+\}/g, 'a.example');
        for (const headers of [{}, bearer('bad'), bearer('a.b.c'), { authorization: 'Basic eDp5' }]) {
          const isBad = 'authorization' in headers;
          const { status } = await app.get(url, headers);
          if (access === 'member' || (access === 'public' && isBad)) {
            assert.equal(status, 401, `${id} ${JSON.stringify(headers)}`);
          } else if (limit === null) {
            assert.notEqual(status, 401, `${id} ${JSON.stringify(headers)}`);
          }
        }
      }
    });

    it('ends at once with the account: tokens, sessions and forms', async () => {
      const who = await member(app, 'leaver');
      const { access_token: token, clientId } = await tokensOf(app, who);
      const session = openBrowser(originOf(app), app.baseUrl);
      const url = `/authorize?client_id=${clientId}&redirect_uri=http%3A%2F%2F127.0.0.1%3A3999%2Fcallback&response_type=code&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`;
      await session.go(url);
      await session.submit({ email: who.email, password: PASSWORD });
      assert.equal((await app.get('/api/registry/feed', bearer(token))).status, 200);
      await app.store.transaction((tx) => tx.users.disable(who.id, app.clock.now()));
      assert.equal((await app.get('/api/registry/feed', bearer(token))).status, 401);
      for (const page of [await session.submit({ decision: 'allow' }), await session.go(url)]) {
        assert.equal(page.status, 200);
        assert.include(page.text, '<title>Sign in', 'the session is nobody any more');
      }
      const refused = await session.submit({ email: who.email, password: PASSWORD });
      assert.equal(refused.status, 401);
      assert.deepEqual(
        app.logged.filter((line) => /"status":500|[^/]failed/.test(line)),
        [],
      );
    });
  });
}
