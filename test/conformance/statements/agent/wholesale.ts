import { absent, each, object, type Statement, some, text, uuid7 } from '../statement.ts';
import { ACCOUNT, refusal, task } from './buying.ts';

const VERSIONS = 'Agent tasks, `wholesale_feed_versioning`';
const WEBHOOKS = 'Agent tasks, `wholesale_feed_webhooks`';
const EVENTS = 'Agent-side events';
const OTHER = { ...ACCOUNT, operator: 'other-agency.example' };

const products = (more: object = {}) => ({ buying_mode: 'wholesale', account: ACCOUNT, ...more }) as never;
const signals = (more: object = {}) => ({ discovery_mode: 'wholesale', account: ACCOUNT, ...more }) as never;
const declared = (account: object, url: string, events: readonly string[]) =>
  ({
    idempotency_key: 'subscription-of-a-statement',
    accounts: [
      {
        ...account,
        billing: 'operator',
        notification_configs: [{ subscriber_id: 'mirror', url, event_types: events }],
      },
    ],
  }) as never;
const seed = (account: object, id: string) =>
  task(
    'comply_test_controller',
    { scenario: 'seed_product', params: { product_id: id, fixture: { name: id } }, account } as never,
    { success: true },
  );
const CHALLENGED = { verdict: 'ok', body: { type: 'webhook.challenge' } };

/** What the specification says about wholesale reads and their events. */
export const wholesaleStatements: readonly Statement[] = [
  {
    heading: VERSIONS,
    rule: '`supported`: `get_signals` returns its version too, in each mode, and honors `if_wholesale_feed_version`.',
    steps: [
      task('{{capabilitiesTask}}', {}, { wholesale_feed_versioning: { supported: true } }),
      task('get_signals', { signal_spec: 'cars', account: ACCOUNT }, { wholesale_feed_version: text }),
      task(
        'get_signals',
        signals(),
        { signals: some(object), unchanged: absent },
        {
          keep: { version: 'wholesale_feed_version', prices: 'pricing_version' },
        },
      ),
      task('get_signals', signals({ if_wholesale_feed_version: '{{version}}' }), {
        unchanged: true,
        signals: absent,
        wholesale_feed_version: '{{version}}',
        cache_scope: text,
      }),
      task('get_signals', signals({ if_wholesale_feed_version: 'another' }), { signals: each(object) }),
      task('get_signals', signals({ if_pricing_version: 'a' }), refusal('INVALID_REQUEST')),
    ],
  },
  {
    heading: VERSIONS,
    rule: 'The version is the same on every page, and for selectors that a wholesale read ignores.',
    steps: [
      task(
        'get_products',
        products({ pagination: { max_results: 2 } }),
        {},
        {
          keep: { version: 'wholesale_feed_version', cursor: 'pagination.cursor' },
        },
      ),
      task('get_products', products({ pagination: { max_results: 2, cursor: '{{cursor}}' } }), {
        wholesale_feed_version: '{{version}}',
      }),
      task('get_products', products({ brief: 'video' }), { wholesale_feed_version: '{{version}}' }),
    ],
  },
  {
    heading: VERSIONS,
    rule: '`cache_scope_account`: a read is `public` unless its account has rows or prices of its own.',
    steps: [
      task('get_products', products(), { cache_scope: 'public' }),
      seed(ACCOUNT, 'seeded_for_one'),
      task('get_products', products(), { cache_scope: 'account' }),
    ],
  },
  {
    heading: WEBHOOKS,
    rule: '1 to 3: every declared event has its wholesale read.',
    steps: [
      task(
        '{{capabilitiesTask}}',
        {},
        {
          wholesale_feed_webhooks: { supported: true, event_types: some('product.created') },
          media_buy: { buying_modes: some('wholesale') },
          signals: { discovery_modes: some('wholesale') },
        },
      ),
    ],
  },
  {
    heading: WEBHOOKS,
    rule: '4: an account is sent what its own wholesale read returns, and nothing of another account.',
    steps: [
      task(
        'sync_accounts',
        declared(ACCOUNT, '{{hook}}', ['product.created']),
        {},
        {
          keep: { account: 'accounts.0.account_id' },
        },
      ),
      task(
        'sync_accounts',
        { idempotency_key: 'other-of-a-statement', accounts: [{ ...OTHER, billing: 'operator' }] } as never,
        {},
      ),
      task('get_products', products(), {}, { keep: { before: 'wholesale_feed_version' } }),
      seed(OTHER, 'not_for_this_account'),
      seed(ACCOUNT, 'for_this_account'),
      {
        receives: [
          CHALLENGED,
          {
            verdict: 'ok',
            body: {
              account_id: '{{account}}',
              subscriber_id: 'mirror',
              notification_type: 'product.created',
              previous_wholesale_feed_version: '{{before}}',
              event: {
                event_id: uuid7,
                entity_id: 'for_this_account',
                payload: { product: { product_id: 'for_this_account' }, applies_to: { scope: 'account' } },
              },
            },
          },
        ],
      },
    ],
  },
  {
    heading: EVENTS,
    rule: '3: each event of a feed leads to the version that the next wholesale read returns.',
    steps: [
      task('sync_accounts', declared(ACCOUNT, '{{hook}}', ['product.created']), {}),
      seed(ACCOUNT, 'one_more'),
      {
        receives: [CHALLENGED, { verdict: 'ok', body: { wholesale_feed_version: text } }],
        keep: { version: '1.body.wholesale_feed_version' },
      },
      task('get_products', products({ if_wholesale_feed_version: '{{version}}' }), { unchanged: true }),
      task(
        'get_products',
        products({ if_wholesale_feed_version: '{{version}}' }),
        { unchanged: true },
        { over: 'a2a' },
      ),
    ],
  },
];
