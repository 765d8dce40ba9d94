import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { newId } from '../../src/infra/random.ts';
import { originOf } from '../http/oauth/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { webhookReceivers } from '../support/webhook-receivers.ts';
import { until } from './a2a/world.ts';
import { type Body, callTask, demo } from './world.ts';

const { versionField: PIN, majorVersionField: MAJOR } = protocol;
const [engine] = engines;

/** Callers by what they pin, and what webhooks about their buys then have, however long after the call they are sent. */
const CALLERS = [
  { who: 'release-3-0', named: { [PIN]: '3.0' }, isBuyStatusAtRoot: true, hasOwnId: false },
  { who: 'release-3-1', named: { [PIN]: '3.1' }, isBuyStatusAtRoot: false, hasOwnId: true },
  { who: 'major-version', named: { [MAJOR]: 3 }, isBuyStatusAtRoot: true, hasOwnId: false },
  { who: 'no-version', named: {}, isBuyStatusAtRoot: true, hasOwnId: false },
] as const;

describe('webhooks, in the words of the request that registered their receiver', () => {
  let app: TestApp;
  let receiver: ReturnType<typeof webhookReceivers>;
  before(async () => {
    if (engine === undefined) throw new Error('there is no engine to test on');
    app = await startTestApp(engine, { jobs: true });
    receiver = webhookReceivers(app, 'receiver.example');
  });
  after(() => app.drop());

  for (const { who, named, isBuyStatusAtRoot, hasOwnId } of CALLERS) {
    const account = { brand: { domain: `${who}.example` }, operator: 'agency.example', sandbox: true };
    async function call(task: string, args: object): Promise<Body> {
      const given = { idempotency_key: newId(), ...args };
      const { body, isError } = await callTask('mcp', originOf(app), task, given, demo(who));
      assert.isFalse(isError, JSON.stringify(body));
      return body;
    }
    const control = (scenario: string, params: object) =>
      call('comply_test_controller', { scenario, params, account });
    const order = (more: object) => ({
      account,
      brand: account.brand,
      ...named,
      start_time: 'asap',
      end_time: new Date(app.clock.now().getTime() + 864_000_000).toISOString(),
      packages: [
        { product_id: 'network_display', pricing_option_id: 'cpm_usd_auction', budget: 1000, bid_price: 2.5 },
      ],
      ...more,
    });
    /** Waits for a webhook, and returns all that the receiver has. */
    async function bodies(received: readonly { readonly body: Body }[], count: number): Promise<Body[]> {
      await until(
        () => received.length,
        (length) => length >= count,
      );
      return received.map(({ body }) => body);
    }

    it(`show the state of a buy where the answer showed it, to a caller that names ${who}`, async () => {
      const { url, received } = receiver();
      const context = { trace: `${who}-create` };
      const made = await call('create_media_buy', order({ context, push_notification_config: { url } }));
      const later = { trace: `${who}-update` };
      await call('update_media_buy', {
        account,
        ...named,
        context: later,
        media_buy_id: made.media_buy_id,
        paused: true,
      });
      await control('force_media_buy_status', { media_buy_id: made.media_buy_id, status: 'canceled' });
      const [created, updated, moved] = await bodies(received, 3);
      assert.equal(created.result.status, made.status);
      const { status, media_buy_status: state } = moved.result;
      assert.equal(state, 'canceled');
      assert.equal(status, isBuyStatusAtRoot ? 'canceled' : 'completed');
      assert.deepEqual([created.context, updated.context, moved.context], [context, later, context]);
      for (const body of [created, updated, moved])
        if (hasOwnId) assert.equal(body.operation_id, body.task_id);
        else assert.notProperty(body, 'operation_id');
    });

    it(`follow the caller that replaces the receiver, to a caller that names ${who}`, async () => {
      const first = receiver();
      const second = receiver();
      const made = await call('create_media_buy', {
        ...order({ push_notification_config: { url: first.url }, context: { trace: 'old' } }),
        [PIN]: '3.1',
      });
      const context = { trace: `${who}-replaced` };
      const push_notification_config = { url: second.url };
      const media_buy_id = made.media_buy_id;
      const changed = { account, ...named, context, media_buy_id, push_notification_config };
      await call('update_media_buy', changed);
      await control('force_media_buy_status', { media_buy_id, status: 'canceled' });
      const [, moved] = await bodies(second.received, 2);
      assert.equal(moved.result.status, isBuyStatusAtRoot ? 'canceled' : 'completed');
      assert.deepEqual(moved.context, context);
    });

    it(`repeat the context in every webhook of an operation, to a caller that names ${who}`, async () => {
      const context = { trace: who, list: [1, null, { deep: true }] };
      const { url, received } = receiver();
      const push_notification_config = { url };
      await control('force_create_media_buy_arm', { arm: 'submitted', task_id: `later-${who}` });
      await call('create_media_buy', order({ context, push_notification_config }));
      await control('force_task_completion', {
        task_id: `later-${who}`,
        result: { media_buy_id: `mb_${who}`, packages: [] },
      });
      const hashed_email = 'f'.repeat(64);
      await call('sync_audiences', {
        account,
        ...named,
        context,
        push_notification_config,
        audiences: [{ audience_id: 'customers', add: [{ external_id: 'c-1', hashed_email }] }],
      });
      await control('force_audience_status', { audience_id: 'customers', status: 'suspended' });
      for (const body of await bodies(received, 2)) assert.deepEqual(body.context, context, body.task_type);
      const silent = receiver();
      const made = await call('create_media_buy', order({ push_notification_config: { url: silent.url } }));
      await control('force_media_buy_status', { media_buy_id: made.media_buy_id, status: 'canceled' });
      for (const body of await bodies(silent.received, 2)) assert.notProperty(body, 'context');
    });
  }
});
