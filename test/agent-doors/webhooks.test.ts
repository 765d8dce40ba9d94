import { createHmac } from 'node:crypto';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { schemaValidators } from '../../generated/validators/index.ts';
import { setRightsStatus } from '../../src/admin/decisions.ts';
import { newId } from '../../src/infra/random.ts';
import { originOf } from '../http/oauth/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { type ReceivedWebhook, webhookReceivers } from '../support/webhook-receivers.ts';
import { until } from './a2a/world.ts';
import { type Body, callTask, demo, demoId } from './world.ts';

const WHO = 'webhooks';
const HOST = 'receiver.example';
const SECRET = 'a-shared-secret-of-32-characters';
const account = { brand: { domain: 'outdoor.example' }, operator: 'agency.example', sandbox: true };
const demoPrincipal = { id: demoId(WHO) };
const FREQUENCY = { reporting_frequency: 'daily' };
const [engine] = engines;

describe('webhooks of the agent', () => {
  let app: TestApp;
  let receiver: ReturnType<typeof webhookReceivers>;
  before(async () => {
    if (engine === undefined) throw new Error('there is no engine to test on');
    app = await startTestApp(engine, { jobs: true });
    receiver = webhookReceivers(app, HOST);
  });
  after(() => app.drop());

  const arrived = (received: readonly ReceivedWebhook[], count: number) =>
    until(
      () => received.length,
      (length) => length >= count,
    );
  async function call(task: string, args: object, key = newId()): Promise<Body> {
    const given = { idempotency_key: key, ...args };
    const { body, isError } = await callTask('mcp', originOf(app), task, given, demo(WHO));
    assert.isFalse(isError, JSON.stringify(body));
    return body;
  }
  const control = (scenario: string, params: object) =>
    call('comply_test_controller', { scenario, params, account: { sandbox: true } });
  const order = (more: object = {}) => ({
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
    ...more,
  });

  async function syncCreative(id: string): Promise<void> {
    const creative = {
      creative_id: id,
      name: 'Banner',
      format_id: { agent_url: `${app.baseUrl}/mcp`, id: 'display_300x250' },
      assets: {
        image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
        click_url: { asset_type: 'url', url: 'https://outdoor.example/' },
      },
    };
    const stored = await call('sync_creatives', { account, creatives: [creative] });
    assert.equal(stored.creatives[0].action, 'created', JSON.stringify(stored));
  }
  /** Orders a package that shows a creative, and so runs at once. */
  async function buyShowing(creativeId: string, more: object): Promise<Body> {
    await syncCreative(creativeId);
    const [one] = order().packages;
    const packages = [{ ...one, creative_assignments: [{ creative_id: creativeId }] }];
    return call('create_media_buy', order({ packages, ...more }));
  }

  it('tell once that a buy was accepted, and each change of it, with the answer as result', async () => {
    const { url, received } = receiver();
    const token = 'token-of-the-receiver';
    const key = newId();
    const args = order({
      [protocol.versionField]: '3.1',
      push_notification_config: { url, token, operation_id: 'op-1' },
    });
    const made = await call('create_media_buy', args, key);
    const replay = await call('create_media_buy', args, key);
    assert.isTrue(replay.replayed);
    await call('update_media_buy', { account, media_buy_id: made.media_buy_id, paused: true });
    await arrived(received, 2);
    const [first, second] = received;
    assert.deepInclude(first?.body, {
      operation_id: 'op-1',
      token,
      task_type: 'create_media_buy',
      status: 'completed',
      protocol: 'media-buy',
    });
    assert.equal(first?.body.result.media_buy_id, made.media_buy_id);
    assert.deepEqual(first?.body.result.packages, made.packages);
    assert.match(first?.body.idempotency_key, /^whk_[0-9a-f-]{36}$/);
    assert.deepInclude(second?.body, { operation_id: 'op-1', task_type: 'update_media_buy' });
    assert.deepEqual(
      received.map(({ verdict }) => verdict),
      ['ok', 'ok'],
    );
    assert.equal(first?.headers['content-type'], 'application/json');
  });

  it('tell how a submitted task ended, with the legacy proof where that was asked for', async () => {
    const { url, received } = receiver();
    const authentication = { schemes: ['HMAC-SHA256'], credentials: SECRET };
    await control('force_create_media_buy_arm', { arm: 'submitted', task_id: 'later' });
    const answer = await call(
      'create_media_buy',
      order({ push_notification_config: { url, authentication } }),
    );
    assert.equal(answer.status, 'submitted');
    const result = { media_buy_id: 'mb_forced', packages: [] };
    await control('force_task_completion', { task_id: 'later', result });
    await arrived(received, 1);
    const { headers = {}, text = '', body } = received[0] ?? {};
    assert.deepInclude(body, {
      task_id: 'later',
      task_type: 'create_media_buy',
      status: 'completed',
      result,
    });
    assert.notProperty(body, 'operation_id', 'the caller pins no release');
    const prefix = `x-${protocol.name.toLowerCase()}`;
    const time = headers[`${prefix}-timestamp`];
    const hash = createHmac('sha256', SECRET).update(`${time}.${text}`).digest('hex');
    assert.equal(headers[`${prefix}-signature`], `sha256=${hash}`);
    assert.notProperty(headers, 'signature-input');
  });

  it('tell the subscribers of an account what the seller does to a creative, and show it in the library', async () => {
    const one = receiver();
    const other = receiver();
    const config = (id: string, url: string, event: string) => ({
      subscriber_id: id,
      url,
      event_types: [event],
    });
    const synced = await call('sync_accounts', {
      accounts: [
        {
          ...account,
          billing: 'operator',
          notification_configs: [
            config('one', one.url, 'creative.status_changed'),
            config('other', other.url, 'creative.purged'),
          ],
        },
      ],
    });
    const [{ account_id: accountId }] = synced.accounts;
    assert.deepEqual(
      [one, other].map(({ received }) => received.map(({ body, verdict }) => [body.type, verdict])),
      [[['webhook.challenge', 'ok']], [['webhook.challenge', 'ok']]],
    );
    await syncCreative('c1');
    const params = { creative_id: 'c1', status: 'rejected', rejection_reason: 'Too loud.' };
    await control('force_creative_status', params);
    await control('force_creative_status', params);
    await control('force_creative_purge', { creative_id: 'c1', purge_kind: 'soft' });
    await arrived(one.received, 2);
    await arrived(other.received, 2);
    const { body, verdict } = one.received[1] ?? {};
    assert.equal(verdict, 'ok');
    assert.deepInclude(body, {
      notification_type: 'creative.status_changed',
      subscriber_id: 'one',
      account_id: accountId,
      creative_id: 'c1',
      transition: { from: 'approved', to: 'rejected' },
      initiator: 'seller',
      reason_code: 'review_failure',
    });
    assert.notProperty(body, 'task_id');
    const purge = other.received[1]?.body;
    assert.deepInclude(purge, {
      notification_type: 'creative.purged',
      purge_kind: 'soft',
      creative_id: 'c1',
    });
    const list = await until(
      () => call('list_creatives', { account, include_purged: true, include_webhook_activity: true }),
      ({ creatives }) => creatives[0].webhook_activity.every(({ status }: Body) => status === 'success'),
    );
    assert.deepEqual(
      list.creatives[0].webhook_activity.map((fired: Body) => [
        fired.notification_type,
        fired.idempotency_key,
      ]),
      [
        ['creative.purged', purge.idempotency_key],
        ['creative.status_changed', body.idempotency_key],
      ],
    );
  });

  it('report what a buy delivered, period by period, and once more when it is over', async () => {
    const { url, received } = receiver();
    const made = await call(
      'create_media_buy',
      order({
        reporting_webhook: {
          url,
          reporting_frequency: 'daily',
          token: 'token-of-the-reports',
          requested_metrics: ['impressions'],
        },
      }),
    );
    app.clock.advance(2 * 86_400_000);
    await arrived(received, 2);
    await call('update_media_buy', { account, media_buy_id: made.media_buy_id, canceled: true });
    await arrived(received, 3);
    assert.deepEqual(
      received.map(({ body, verdict }) => [verdict, body.task_type, body.result.notification_type]),
      [
        ['ok', 'media_buy_delivery', 'scheduled'],
        ['ok', 'media_buy_delivery', 'scheduled'],
        ['ok', 'media_buy_delivery', 'final'],
      ],
    );
    for (const { body } of received) {
      const isLast = body.result.notification_type === 'final';
      assert.equal(body.result.media_buy_deliveries[0].is_final, isLast);
    }
    assert.deepEqual(
      received.map(({ body }) => body.result.sequence_number),
      [1, 2, 3],
    );
    const periods = received.map(({ body }) => body.result.reporting_period);
    assert.equal(periods[0].end, periods[1].start);
    assert.equal(periods[1].end, periods[2].start);
    const [first, , last] = received;
    assert.deepInclude(first?.body, { token: 'token-of-the-reports', status: 'completed' });
    assert.equal(first?.body.result.next_expected_at, periods[1].end);
    assert.notProperty(last?.body.result, 'next_expected_at');
    const [row] = first?.body.result.media_buy_deliveries ?? [];
    assert.equal(row.media_buy_id, made.media_buy_id);
    assert.hasAllKeys(row.totals, ['impressions', 'spend']);
    const { media_buys: buys } = await until(
      () =>
        call('get_media_buys', {
          account,
          media_buy_ids: [made.media_buy_id],
          include_webhook_activity: true,
        }),
      ({ media_buys: [buy] }) => buy.webhook_activity.every(({ status }: Body) => status === 'success'),
    );
    assert.deepEqual(
      buys[0].webhook_activity.map((fired: Body) => [fired.notification_type, fired.sequence_number]),
      [
        ['final', 3],
        ['scheduled', 2],
        ['scheduled', 1],
      ],
    );
  });

  it('tell the subscribers of a wholesale feed what changed since they read it', async () => {
    const { url, received } = receiver();
    const own = { brand: { domain: 'meadow.example' }, operator: 'agency.example', sandbox: true };
    const events = ['product.created', 'product.priced', 'product.removed'];
    const synced = await call('sync_accounts', {
      accounts: [
        {
          ...own,
          billing: 'operator',
          notification_configs: [{ subscriber_id: 'mirror', url, event_types: events }],
        },
      ],
    });
    const [{ account_id: accountId }] = synced.accounts;
    const wholesale = () => call('get_products', { account: own, buying_mode: 'wholesale' });
    const before = await wholesale();
    const product = { product_id: 'seeded_product', fixture: { name: 'Seeded' } };
    await call('comply_test_controller', { scenario: 'seed_product', params: product, account: own });
    await arrived(received, 2);
    const after = await wholesale();
    assert.notEqual(after.wholesale_feed_version, before.wholesale_feed_version);
    const { body: created, verdict } = received[1] ?? {};
    assert.equal(verdict, 'ok');
    assert.deepInclude(created, {
      notification_type: 'product.created',
      subscriber_id: 'mirror',
      account_id: accountId,
      wholesale_feed_version: after.wholesale_feed_version,
      previous_wholesale_feed_version: before.wholesale_feed_version,
      cache_scope: after.cache_scope,
    });
    const { event } = created;
    assert.equal(event.event_id, created.notification_id);
    assert.deepInclude(event, { event_type: 'product.created', entity_id: 'seeded_product' });
    assert.equal(event.payload.applies_to.scope, after.cache_scope);
    const told = after.products.find(({ product_id: id }: Body) => id === 'seeded_product');
    assert.deepEqual(event.payload.product, told, 'the event carries what the read returns');
    const option = { product_id: 'seeded_product', pricing_option_id: 'one_more' };
    await call('comply_test_controller', {
      scenario: 'seed_pricing_option',
      account: own,
      params: { ...option, fixture: { pricing_model: 'cpm', currency: 'USD', fixed_price: 7 } },
    });
    await arrived(received, 3);
    const priced = received[2]?.body;
    assert.equal(priced.previous_wholesale_feed_version, after.wholesale_feed_version);
    assert.equal(priced.event.event_type, 'product.priced');
    const ids = priced.event.payload.pricing_options.map(({ pricing_option_id: id }: Body) => id);
    assert.include(ids, 'one_more');
    assert.notInclude(priced.event.payload.previous_pricing_option_ids, 'one_more');
    assert.isTrue(priced.notification_id > created.notification_id, 'ids grow');
    const read = { account: own, buying_mode: 'wholesale' };
    const known = { if_wholesale_feed_version: priced.wholesale_feed_version };
    assert.isTrue((await call('get_products', { ...read, ...known })).unchanged);
  });

  it('push the content that was sampled, the same that reads return, until the buy is over', async () => {
    const { url, received } = receiver();
    const token = 'token-of-the-samples';
    const artifact_webhook = { url, token, delivery_mode: 'batched', batch_frequency: 'hourly' };
    const made = await buyShowing('shown', { artifact_webhook });
    const id = made.media_buy_id;
    app.clock.advance(3 * 3_600_000);
    await arrived(received, 2);
    await call('update_media_buy', { account, media_buy_id: id, canceled: true });
    app.clock.advance(3_600_000);
    await until(
      () => app.store.read.buyReports.find({ principalId: demoPrincipal.id, id }, 'artifacts'),
      (owed) => owed === undefined,
    );
    const read = await call('get_media_buy_artifacts', { account, media_buy_id: id });
    assert.isNotEmpty(read.artifacts);
    await until(
      () => received.flatMap(({ body }) => body.artifacts),
      ({ length }) => length >= read.artifacts.length,
    );
    assert.deepEqual(
      received.flatMap(({ body }) => body.artifacts),
      read.artifacts,
    );
    for (const { body, verdict } of received) {
      assert.equal(verdict, 'ok');
      assert.deepInclude(body, { media_buy_id: id, token, sandbox: true });
      assert.deepEqual(body.pagination, {
        total_artifacts: body.artifacts.length,
        batch_number: 1,
        total_batches: 1,
      });
    }
    assert.lengthOf(new Set(received.map(({ body }) => body.batch_id)), received.length);
  });

  it('tell what a buy cannot use any more, and that it came back', async () => {
    const { url, received } = receiver();
    const made = await buyShowing('impaired', { push_notification_config: { url, operation_id: 'op-2' } });
    await arrived(received, 1);
    await control('force_creative_status', { creative_id: 'impaired', status: 'suspended' });
    await arrived(received, 2);
    await control('force_creative_status', { creative_id: 'impaired', status: 'approved' });
    await arrived(received, 3);
    const [, out, back] = received.map(({ body }) => body);
    const id = out.result.impairment.impairment_id;
    for (const body of [out, back]) {
      assert.deepInclude(body, { operation_id: 'op-2', status: 'completed', notification_id: id });
      assert.deepInclude(body.result, { notification_type: 'impairment', media_buy_id: made.media_buy_id });
    }
    assert.deepInclude(out.result.impairment, { resource_type: 'creative', resource_id: 'impaired' });
    assert.deepEqual([out.result.health, back.result.health], ['impaired', 'ok']);
    assert.deepEqual([out.result.impairments.length, back.result.impairments], [1, []]);
    assert.notProperty(out.result, 'resolved_at');
    assert.property(back.result, 'resolved_at');
    const asked = { account, media_buy_ids: [made.media_buy_id], include_webhook_activity: true };
    const { media_buys: buys } = await call('get_media_buys', asked);
    assert.deepEqual(
      buys[0].webhook_activity.map((fired: Body) => fired.notification_type),
      ['impairment', 'impairment'],
    );
  });

  it('tell what the seller makes of an audience, where its upload asked for that', async () => {
    const { url, received } = receiver();
    const hashed_email = 'f'.repeat(64);
    const audiences = [{ audience_id: 'customers', add: [{ external_id: 'c-1', hashed_email }] }];
    await call('sync_audiences', { account, audiences, push_notification_config: { url } });
    await control('force_audience_status', { audience_id: 'customers', status: 'suspended' });
    await arrived(received, 1);
    const { body, verdict } = received[0] ?? {};
    assert.equal(verdict, 'ok');
    assert.deepInclude(body, { task_type: 'sync_audiences', protocol: 'media-buy', status: 'completed' });
    const [row] = body.result.audiences;
    assert.deepInclude(row, { audience_id: 'customers', action: 'updated', status: 'suspended' });
    assert.lengthOf(received, 1, 'an answer that was complete sends nothing');
  });

  it('go to no address that carries credentials, and nothing that is not pushed is registered', async () => {
    for (const name of ['push_notification_config', 'reporting_webhook', 'artifact_webhook']) {
      const config = {
        url: 'https://user:word@receiver.example/',
        ...FREQUENCY,
        delivery_mode: 'realtime',
      };
      const given = { idempotency_key: newId(), ...order({ [name]: config }) };
      const { body } = await callTask('mcp', originOf(app), 'create_media_buy', given, demo(WHO));
      assert.deepInclude(body.errors[0], { code: 'INVALID_REQUEST', field: `${name}.url` });
    }
  });

  it('send the decision on rights that waited, and their revocation, once each', async () => {
    const decisions = receiver();
    const revocations = receiver();
    const token = 'token-of-the-receiver';
    const request = {
      [protocol.versionField]: '3.1',
      rights_id: 'ada_endorsement',
      pricing_option_id: 'ada_endorsement_once',
      buyer: { domain: 'outdoor.example' },
      push_notification_config: { url: decisions.url, operation_id: 'op-2' },
      revocation_webhook: {
        url: revocations.url,
        operation_id: 'op-3',
        token,
        authentication: { schemes: ['HMAC-SHA256'], credentials: SECRET },
      },
    };
    const acquire = (description: string) =>
      call('acquire_rights', { ...request, campaign: { description, uses: ['endorsement'] } });
    const granted = await acquire('A tent.');
    const refused = await acquire('A stove.');
    const { rights_id: id } = granted;
    // The operator's clock is that of the database, which no test moves: what is due by it may be long over here.
    const store = { ...app.store, now: () => app.clock.now() };
    assert.include(granted, { rights_status: 'pending_approval' });
    await setRightsStatus(store, id, 'acquired');
    await setRightsStatus(store, id, 'acquired');
    await setRightsStatus(store, refused.rights_id, 'rejected', { reason: 'Not this season.' });
    await setRightsStatus(store, id, 'revoked', { reason: 'The contract ended.' });
    await Promise.all([arrived(decisions.received, 2), arrived(revocations.received, 1)]);

    const { rights_id: next } = await acquire('A tent.');
    assert.notEqual(next, id, 'a revoked grant is not given again');
    const [first, second] = decisions.received;
    assert.deepInclude(first?.body, {
      operation_id: 'op-2',
      task_id: `task_${id}`,
      task_type: 'acquire_rights',
      protocol: 'brand',
      status: 'completed',
    });
    assert.include(first?.body.result, { rights_id: id, rights_status: 'acquired', status: 'completed' });
    const isAnswer = await schemaValidators['brand/acquire-rights-response']();
    for (const { body, verdict } of decisions.received) {
      assert.isTrue(isAnswer(body.result), JSON.stringify(isAnswer.errors));
      assert.equal(verdict, 'ok');
    }
    assert.include(second?.body.result, {
      rights_id: refused.rights_id,
      rights_status: 'rejected',
      reason: 'Not this season.',
    });

    const [notice] = revocations.received;
    const isNotice = await schemaValidators['brand/revocation-notification']();
    assert.isTrue(isNotice(notice?.body), JSON.stringify(isNotice.errors));
    assert.include(notice?.body, {
      rights_id: id,
      brand_id: 'ada_lindqvist',
      reason: 'The contract ended.',
      operation_id: 'op-3',
      token,
    });
    const prefix = `x-${protocol.name.toLowerCase()}`;
    const { headers = {}, text = '' } = notice ?? {};
    const hash = createHmac('sha256', SECRET).update(`${headers[`${prefix}-timestamp`]}.${text}`);
    assert.equal(headers[`${prefix}-signature`], `sha256=${hash.digest('hex')}`);
    assert.lengthOf(decisions.received, 2);
    assert.lengthOf(revocations.received, 1);
  });
});
