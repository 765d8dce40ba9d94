import type { Json } from '../statement.ts';
import { list, type Statement, some, text } from '../statement.ts';
import { ACCOUNT, key, purchase, refusal, task, wanted } from './buying.ts';

const HEADING = 'Agent tasks, audiences, events and catalogs';

const people = (count: number): Json =>
  Array.from({ length: count }, (_, at) => ({
    external_id: `c-${at}`,
    hashed_email: String(at).padStart(64, '0'),
  }));
const audiences = (number: number, size: number, more: object = {}) => ({
  idempotency_key: key(number),
  account: ACCOUNT,
  audiences: [
    { audience_id: 'all', name: 'Customers', ...(size === 0 ? {} : { add: people(size) }), ...more },
  ],
});
const sources = (number: number, more: object = {}) => ({
  idempotency_key: key(number),
  account: ACCOUNT,
  event_sources: [{ event_source_id: 'shop', name: 'Shop', event_types: ['purchase'], ...more }],
});
const purchased = (number: number, more: object = {}) => ({
  idempotency_key: key(number),
  account: ACCOUNT,
  event_source_id: 'shop',
  events: [
    {
      event_id: 'order-1',
      event_type: 'purchase',
      event_time: '{{now}}',
      user_match: { hashed_email: '0'.repeat(64) },
      custom_data: { value: 80, currency: 'USD' },
      ...more,
    },
  ],
});
const catalog = (number: number, more: object = {}) => ({
  idempotency_key: key(number),
  account: ACCOUNT,
  catalogs: [
    {
      catalog_id: 'pots',
      type: 'product',
      items: [
        {
          item_id: 'p-1',
          title: 'Pot',
          url: 'https://shop.example/p-1',
          price: { amount: 5, currency: 'USD' },
        },
      ],
      ...more,
    },
  ],
});

export const audienceStatements: readonly Statement[] = [
  {
    heading: 'States and transitions, audience upload',
    rule: 'An audience whose matched size is below `minimum_audience_size` is `too_small`.',
    steps: [
      // In the sandbox the minimum is one member.
      task('sync_audiences', audiences(1, 0), {
        audiences: [{ audience_id: 'all', action: 'created', status: 'too_small', minimum_size: 1 }],
      }),
      task('sync_audiences', audiences(2, 400), { audiences: [{ action: 'updated', status: 'ready' }] }),
    ],
  },
  {
    heading: HEADING,
    rule: 'Declared audience targeting: audiences can be included and excluded.',
    given: [task('sync_audiences', audiences(1, 400), { audiences: [{ status: 'ready' }] })],
    steps: ['audience_include', 'audience_exclude'].map((field, at) =>
      task(
        'create_media_buy',
        purchase({
          idempotency_key: key(10 + at),
          packages: [wanted({ targeting_overlay: { [field]: ['all'] } })],
        }),
        { revision: 1 },
      ),
    ),
  },
  {
    heading: HEADING,
    rule: 'An audience that is not known cannot be targeted.',
    steps: [
      task(
        'create_media_buy',
        purchase({ packages: [wanted({ targeting_overlay: { audience_include: ['none'] } })] }),
        { status: 'failed', errors: some({ field: 'packages[0].targeting_overlay.audience_include[0]' }) },
      ),
    ],
  },
  {
    heading: HEADING,
    rule: 'Members are identified by the declared hashed identifiers.',
    steps: [
      task(
        'sync_audiences',
        audiences(1, 0, { add: [{ external_id: 'a', hashed_email: 'me@here.example' }] }),
        refusal('INVALID_REQUEST'),
      ),
    ],
  },
  {
    heading: HEADING,
    rule: 'Declared conversion tracking: sources of events are synced, and take events.',
    steps: [
      task('sync_event_sources', sources(1), {
        event_sources: some({ event_source_id: 'shop', action: 'created' }),
      }),
      task('log_event', purchased(2), { events_received: 1, events_processed: 1 }),
      task(
        'log_event',
        { ...purchased(3), event_source_id: 'none' },
        refusal('REFERENCE_NOT_FOUND', { field: 'event_source_id' }),
      ),
    ],
  },
  {
    heading: HEADING,
    rule: 'Declared catalog management: catalogs are synced with their items.',
    steps: [
      task('sync_catalogs', catalog(1), {
        catalogs: [{ catalog_id: 'pots', action: 'created', item_count: 1 }],
      }),
      task('sync_catalogs', catalog(2, { type: 'weather' }), refusal('INVALID_REQUEST')),
    ],
  },
  {
    heading: HEADING,
    rule: '`get_brand_identity` returns the identity of a brand, and refuses one that is not known.',
    steps: [
      task(
        'get_brand_identity',
        { brand_id: 'meadowlark' },
        { brand_id: text, names: list, house: { domain: text } },
      ),
      task('get_brand_identity', { brand_id: 'no-such-brand' }, { status: 'failed', code: text }),
    ],
  },
];
