import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { COOKIE_PURPOSE, loadKeys } from '../../../src/infra/oauth-keys.ts';
import { newId } from '../../../src/infra/random.ts';
import { sweep } from '../../../src/jobs/sweep.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, organization } from '../members/world.ts';
import { codeOf, endLimits, member, type Person, PUBLIC, redeem, register } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`ends of what the authorization server keeps on ${engine.name}`, () => {
    let app: TestApp;
    let ann: Person;
    before(async () => {
      app = await startTestApp(engine, { settings: { BASE_URL: PUBLIC } });
      ann = await member(app, 'ann');
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    const getToken = async (clientId: string) => redeem(app, await codeOf(app, ann, {}, clientId));
    const isKept = async (clientId: string) => {
      while (!(await sweep(app.store, app.clock.now())));
      return (await app.store.read.oidcModels.find('Client', clientId)) !== undefined;
    };

    it('forgets a program that registered and got no token for 30 days', async () => {
      const unused = await register(app);
      app.clock.advance(29 * DAY_MS);
      assert.isTrue(await isKept(unused));
      app.clock.advance(DAY_MS);
      assert.isFalse(await isKept(unused));
    });

    it('keeps a program for a year after its last token', async () => {
      const used = await register(app);
      app.clock.advance(20 * DAY_MS);
      assert.equal((await getToken(used)).status, 200);
      app.clock.advance(364 * DAY_MS);
      assert.isTrue(await isKept(used));
      assert.equal((await getToken(used)).status, 200);
      app.clock.advance(364 * DAY_MS);
      assert.isTrue(await isKept(used));
      app.clock.advance(DAY_MS);
      assert.isFalse(await isKept(used));
    });

    it('keeps what a member made for a program until a member removes it', async () => {
      const { id } = await organization(app, 'Acme');
      const { credential } = await apiKey(app, id, 'admin:*');
      const made = await app.post('/api/me/clients', { name: 'Sync' }, credential);
      assert.equal(made.status, 201, made.text);
      app.clock.advance(800 * DAY_MS);
      assert.isTrue(await isKept(made.body.client_id));
    });
  });

  describe(`keys of cookies on ${engine.name}`, () => {
    it('change every 30 days; a new one signs once every process knows it, and an old one is accepted for 30 more', async () => {
      const store = await engine.open();
      try {
        let at = Date.parse('2027-01-01T00:00:00Z');
        const tools = { now: () => new Date(at), newId };
        const load = async () => (await loadKeys(store, [], tools)).cookies;
        const pass = (ms: number) => {
          at += ms;
        };
        const [first = ''] = await load();
        pass(30 * DAY_MS - 1);
        assert.deepEqual(await load(), [first]);
        pass(1);
        const changed = await load();
        assert.lengthOf(changed, 2);
        assert.equal(changed[0], first, 'others do not know the new one yet');
        pass(60_000);
        assert.deepEqual(await load(), [...changed].reverse());
        pass(29 * DAY_MS);
        await sweep(store, tools.now());
        assert.lengthOf(await store.read.secrets.list(COOKIE_PURPOSE), 2);
        pass(DAY_MS);
        await sweep(store, tools.now());
        assert.notInclude(await load(), first);
      } finally {
        await store.drop();
      }
    });
  });
}
