import { assert } from 'chai';
import { newId } from '../../src/infra/random.ts';
import { until } from '../agent-doors/a2a/world.ts';
import { type Body, callTask, demo, demoId } from '../agent-doors/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Database, postgres } from '../support/databases.ts';
import { apiKey, type Credential, organization } from './members/world.ts';
import { originOf } from './oauth/world.ts';

const WHO = 'behind';
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };

if (postgres !== undefined) {
  const engine = postgres;
  // The replica of this test never learns anything, as one would for a moment that is far behind.
  describe('a replica that is behind', () => {
    let replica: Database;
    let app: TestApp;
    let admin: Credential;
    before(async () => {
      replica = await engine.create();
      app = await startTestApp(engine, { jobs: true, settings: { DATABASE_READ_URL: replica.url } });
      admin = (await apiKey(app, (await organization(app, 'Acme')).id, 'admin:*')).credential;
    });
    after(async () => {
      await app.drop();
      await replica.drop();
    });

    async function call(task: string, args: object, key = newId()): Promise<Body> {
      const given = { idempotency_key: key, ...args };
      const { body, isError } = await callTask('mcp', originOf(app), task, given, demo(WHO));
      assert.isFalse(isError, JSON.stringify(body));
      return body;
    }
    const order = () => ({
      account,
      brand: { domain: 'outdoor.example' },
      start_time: 'asap',
      end_time: new Date(app.clock.now().getTime() + 864_000_000).toISOString(),
      packages: [
        {
          product_id: 'network_display',
          pricing_option_id: 'cpm_usd_auction',
          budget: 1000,
          bid_price: 2.5,
        },
      ],
    });

    it('hides no buy from who made it, from a retry or from the jobs', async () => {
      const key = newId();
      const args = order();
      const made = await call('create_media_buy', args, key);
      const id = made.media_buy_id;
      const again = await call('create_media_buy', args, key);
      assert.deepInclude(again, { media_buy_id: id, replayed: true });
      const { media_buys: buys } = await call('get_media_buys', { account, media_buy_ids: [id] });
      assert.lengthOf(buys, 1);
      await call('update_media_buy', { account, media_buy_id: id, paused: true });
      await until(
        () => app.store.primary.mediaBuys.find({ principalId: demoId(WHO), id }),
        (buy) => buy !== undefined && buy.traffickedRevision === buy.revision,
      );
    });

    it('hides no task of A2A from who sent its message', async () => {
      const rpc = async (method: string, params: object) =>
        (await app.post('/a2a', { jsonrpc: '2.0', id: 1, method, params }, demo(WHO))).body.result;
      const data = { skill: 'list_accounts', input: {} };
      const message = { messageId: newId(), role: 'ROLE_USER', parts: [{ data }] };
      const { id } = (await rpc('SendMessage', { message })).task;
      assert.equal((await rpc('GetTask', { id })).id, id);
      assert.equal((await rpc('ListTasks', {})).totalSize, 1);
    });

    it('hides nothing of their own from members', async () => {
      const made = await app.post(
        '/api/me/api-keys',
        { name: 'fresh', permissions: ['registry:read'] },
        admin,
      );
      assert.equal(made.status, 201, made.text);
      const { api_keys: keys } = (await app.get('/api/me/api-keys', admin)).body;
      assert.include(
        keys.map(({ id }: { id: string }) => id),
        made.body.id,
      );
    });

    it('is what public reads are answered from', async () => {
      const saved = await app.post(
        '/api/brands/save',
        { domain: 'quiet.example', brand_name: 'Quiet' },
        admin,
      );
      assert.equal(saved.status, 200, saved.text);
      assert.isEmpty((await app.get('/api/brands/registry')).body.brands);
    });
  });
}
