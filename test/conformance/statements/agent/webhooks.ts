import { absent, like, object, type Statement, some, text, timestamp, whole } from '../statement.ts';
import { ACCOUNT, purchase, refusal, task } from './buying.ts';

const DELIVERY = 'Agent tasks, webhook delivery';
const EVENTS = 'Agent-side events';
const CHALLENGED = { verdict: 'ok', body: { type: 'webhook.challenge' } };
const CREATIVE_EVENT = 'creative.status_changed';

const control = (scenario: string, params: object) =>
  task('comply_test_controller', { scenario, params, account: { sandbox: true } } as never, {
    success: true,
  });
const subscribe = (config: object) =>
  ({
    accounts: [{ ...ACCOUNT, billing: 'operator', notification_configs: [config] }],
    idempotency_key: 'subscription-of-a-statement',
  }) as never;
const subscription = (more: object = {}) => ({
  subscriber_id: 'ops',
  url: '{{hook}}',
  event_types: [CREATIVE_EVENT],
  ...more,
});
const BANNER = {
  creative_id: 'banner',
  name: 'Banner',
  format_id: { agent_url: 'https://formats.example', id: 'display_300x250' },
  assets: { image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 } },
};

const LIVE = { brand: ACCOUNT.brand, operator: 'buyer.example' };
const PLATFORM = { type: 'platform', platform: 'tern-dsp' };
const ELECTRIC = 'meridianauto:in_market_electric_cars';
const ACTIVATION = {
  idempotency_key: 'activation-of-a-statement',
  account: LIVE,
  signal_agent_segment_id: ELECTRIC,
  destinations: [PLATFORM],
  push_notification_config: { url: '{{hook}}' },
};
const POLLED = {
  signal_spec: 'electric cars',
  account: LIVE,
  destinations: [PLATFORM],
  pagination: { max_results: 1 },
};

/** What the specification says about webhooks of tasks, accounts and buys. */
export const webhookStatements: readonly Statement[] = [
  {
    heading: DELIVERY,
    rule: 'When a long-running operation completes, the agent POSTs a signed body with its six members to the configured URL.',
    given: [
      control('force_create_media_buy_arm', { arm: 'submitted', task_id: 'later' }),
      task('create_media_buy', purchase({ push_notification_config: { url: '{{hook}}' } }), {
        status: 'submitted',
      }),
    ],
    steps: [
      control('force_task_completion', {
        task_id: 'later',
        result: { media_buy_id: 'mb_later', packages: [] },
      }),
      {
        receives: [
          {
            verdict: 'ok',
            body: {
              task_id: 'later',
              idempotency_key: like('^.{16,255}$'),
              task_type: 'create_media_buy',
              status: 'completed',
              timestamp,
              result: { media_buy_id: 'mb_later' },
            },
          },
        ],
      },
    ],
  },
  {
    heading: DELIVERY,
    rule: 'A request that is repeated with its key sends no second webhook.',
    steps: [
      task(
        'create_media_buy',
        purchase({ push_notification_config: { url: '{{hook}}' } }),
        {},
        { keep: { buy: 'media_buy_id' } },
      ),
      task('create_media_buy', purchase({ push_notification_config: { url: '{{hook}}' } }), {
        replayed: true,
      }),
      task(
        'update_media_buy',
        {
          idempotency_key: 'change-of-a-statement',
          account: ACCOUNT,
          media_buy_id: '{{buy}}',
          paused: true,
        },
        {},
      ),
      {
        receives: [
          { verdict: 'ok', body: { task_type: 'create_media_buy' } },
          { verdict: 'ok', body: { task_type: 'update_media_buy' } },
        ],
      },
    ],
  },
  {
    heading: DELIVERY,
    rule: 'Push configuration is per request: a read answers at once and sends nothing, whatever it configures.',
    steps: [
      task(
        'get_products',
        { brief: 'video', account: ACCOUNT, push_notification_config: { url: '{{hook}}' } },
        { products: some(object) },
      ),
      task('create_media_buy', purchase({ push_notification_config: { url: '{{hook}}' } }), {}),
      { receives: [{ body: { task_type: 'create_media_buy' } }] },
    ],
  },
  {
    heading: DELIVERY,
    rule: 'An address with credentials in it is refused by name.',
    steps: [
      task(
        'create_media_buy',
        purchase({ push_notification_config: { url: 'https://user:word@buyer.example/hook' } }),
        refusal('INVALID_REQUEST', { field: 'push_notification_config.url' }),
      ),
    ],
  },
  {
    heading: EVENTS,
    rule: '1: account-level `notification_configs` are proved by a signed challenge, then notified of what the seller does.',
    steps: [
      task('sync_accounts', subscribe(subscription()), {
        accounts: [{ notification_configs: [{ subscriber_id: 'ops', active: true }] }],
      }),
      task(
        'sync_creatives',
        { idempotency_key: 'creative-of-a-statement', account: ACCOUNT, creatives: [BANNER] },
        {},
      ),
      control('force_creative_status', { creative_id: 'banner', status: 'suspended' }),
      {
        receives: [
          CHALLENGED,
          {
            verdict: 'ok',
            body: {
              notification_id: text,
              notification_type: CREATIVE_EVENT,
              subscriber_id: 'ops',
              creative_id: 'banner',
              transition: { from: 'approved', to: 'suspended' },
            },
          },
        ],
      },
    ],
  },
  {
    heading: EVENTS,
    rule: '1: the `authentication` settings of a configuration are never returned with their credentials.',
    steps: [
      task(
        'sync_accounts',
        subscribe(
          subscription({
            authentication: { schemes: ['HMAC-SHA256'], credentials: 'a-shared-secret-of-32-characters' },
          }),
        ),
        {
          accounts: [
            { notification_configs: [{ authentication: { schemes: ['HMAC-SHA256'], credentials: absent } }] },
          ],
        },
      ),
    ],
  },
  {
    heading: EVENTS,
    rule: '1: an event type that accounts do not have is refused by name, with those that are sent.',
    steps: [
      task('sync_accounts', subscribe(subscription({ event_types: [CREATIVE_EVENT, 'impairment'] })), {
        accounts: [
          {
            action: 'failed',
            errors: [
              {
                field: 'accounts[0].notification_configs[0].event_types[1]',
                details: { accepted_values: some('wholesale_feed.bulk_change') },
              },
            ],
          },
        ],
      }),
    ],
  },
  {
    heading: EVENTS,
    rule: '1: a paused configuration is kept and never asked.',
    steps: [
      task(
        'sync_accounts',
        subscribe(subscription({ active: false })),
        { accounts: [{ notification_configs: [{ subscriber_id: 'ops', active: false }] }] },
        { over: 'a2a' },
      ),
      { receives: [] },
    ],
  },
  {
    heading: EVENTS,
    rule: '2: reporting webhooks are configured when a buy is made, and send each period of its delivery.',
    steps: [
      task(
        'create_media_buy',
        purchase({ reporting_webhook: { url: '{{hook}}', reporting_frequency: 'daily' } }),
        {},
        { keep: { buy: 'media_buy_id' }, over: 'a2a' },
      ),
      { wait: 86_400 },
      {
        receives: [
          {
            verdict: 'ok',
            body: {
              task_type: 'media_buy_delivery',
              status: 'completed',
              result: {
                notification_type: 'scheduled',
                sequence_number: 1,
                next_expected_at: timestamp,
                reporting_period: { start: timestamp, end: timestamp },
                media_buy_deliveries: [{ media_buy_id: '{{buy}}' }],
              },
            },
          },
        ],
      },
    ],
  },
  {
    heading: EVENTS,
    rule: '2: artifact webhooks are configured when a buy is made, and send the sampled content.',
    steps: [
      task(
        '{{capabilitiesTask}}',
        {},
        {
          media_buy: { content_standards: { supports_webhook_delivery: true } },
        },
      ),
      task(
        'create_media_buy',
        purchase({
          artifact_webhook: { url: '{{hook}}', delivery_mode: 'batched', batch_frequency: 'daily' },
        }),
        {},
        { keep: { buy: 'media_buy_id' } },
      ),
      { wait: 86_400 },
      {
        receives: [
          {
            verdict: 'ok',
            body: {
              media_buy_id: '{{buy}}',
              batch_id: text,
              artifacts: some({ record_id: text, artifact: object }),
              pagination: { batch_number: 1, total_batches: whole },
            },
          },
        ],
      },
    ],
  },
  {
    heading: EVENTS,
    rule: '2: what a buy cannot use any more is pushed to the receiver that was configured with it.',
    steps: [task('{{capabilitiesTask}}', {}, { media_buy: { propagation_surfaces: some('webhook') } })],
  },
  {
    heading: EVENTS,
    rule: '4: the completion of a signal activation is observed by polling, or by a webhook.',
    given: [
      task(
        'sync_accounts',
        { idempotency_key: 'account-of-a-statement', accounts: [{ ...LIVE, billing: 'operator' }] },
        {},
        { as: 'live buyer' },
      ),
    ],
    steps: [
      task('activate_signal', ACTIVATION, { deployments: [{ is_live: false }] }, { as: 'live buyer' }),
      {
        passing: 3_600,
        receives: [
          {
            verdict: 'ok',
            body: {
              task_type: 'activate_signal',
              protocol: 'signals',
              status: 'completed',
              result: { deployments: [{ platform: 'tern-dsp', is_live: true, activation_key: object }] },
            },
          },
        ],
      },
      task('get_signals', POLLED, { signals: [{ deployments: [{ is_live: true }] }] }, { as: 'live buyer' }),
    ],
  },
];
