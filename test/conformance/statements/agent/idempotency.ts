import { absent, type Statement } from '../statement.ts';
import { ACCOUNT, BRAND, key, purchase, refusal, task, wanted } from './buying.ts';

const HEADING = 'Agent tasks, idempotency';

const audience = (id: string) => ({
  idempotency_key: key(2),
  account: ACCOUNT,
  audiences: [{ audience_id: id, name: id, add: [{ external_id: 'c', hashed_email: '0'.repeat(64) }] }],
});

export const idempotencyStatements: readonly Statement[] = [
  {
    heading: HEADING,
    rule: 'Every mutating request carries `idempotency_key`.',
    steps: [
      task('create_media_buy', { ...purchase(), idempotency_key: null }, refusal('INVALID_REQUEST')),
      ...['update_media_buy', 'sync_creatives', 'sync_accounts', 'sync_audiences', 'sync_catalogs'].map(
        (name) => task(name, { account: ACCOUNT }, refusal('INVALID_REQUEST')),
      ),
    ],
  },
  {
    heading: HEADING,
    rule: 'The same key with the same payload returns the original response with `replayed: true`.',
    steps: [
      task('create_media_buy', purchase(), { replayed: absent }, { keep: { buy: 'media_buy_id' } }),
      task('create_media_buy', purchase(), { media_buy_id: '{{buy}}', replayed: true }),
      task('create_media_buy', purchase(), { media_buy_id: '{{buy}}', replayed: true }, { over: 'a2a' }),
    ],
  },
  {
    heading: HEADING,
    rule: 'The same key with a different payload returns `IDEMPOTENCY_CONFLICT`.',
    given: [task('create_media_buy', purchase(), { revision: 1 })],
    steps: [
      task(
        'create_media_buy',
        purchase({ packages: [wanted({ budget: 1001 })] }),
        refusal('IDEMPOTENCY_CONFLICT'),
      ),
      task('create_media_buy', purchase({ end_time: '{{nextWeek}}' }), refusal('IDEMPOTENCY_CONFLICT')),
    ],
  },
  {
    heading: HEADING,
    rule: 'A key older than the replay window returns `IDEMPOTENCY_EXPIRED`.',
    given: [task('create_media_buy', purchase(), { revision: 1 }), { wait: 86_400 + 120 }],
    steps: [task('create_media_buy', purchase(), refusal('IDEMPOTENCY_EXPIRED'))],
  },
  {
    heading: HEADING,
    rule: 'A key is of its caller: another one makes a purchase of its own with it.',
    given: [task('create_media_buy', purchase(), { revision: 1 })],
    steps: [task('create_media_buy', purchase(), { revision: 1, replayed: absent }, { as: 'other buyer' })],
  },
  {
    heading: HEADING,
    rule: 'Read requests may carry a key.',
    steps: [
      task('get_products', { brief: 'video', idempotency_key: key(3) }, { status: 'completed' }),
      task('get_products', { brief: 'audio', idempotency_key: key(3) }, { status: 'completed' }),
      task('list_creatives', { account: ACCOUNT, idempotency_key: key(3) }, { status: 'completed' }),
    ],
  },
  {
    heading: HEADING,
    rule: 'Naming the version opens no other scope of keys: the same key makes no second purchase.',
    given: [task('create_media_buy', purchase(), { revision: 1 })],
    steps: [
      task('create_media_buy', purchase({ '{{majorVersionField}}': 3 }), refusal('IDEMPOTENCY_CONFLICT')),
      task('create_media_buy', purchase({ '{{versionField}}': '3.1' }), refusal('IDEMPOTENCY_CONFLICT')),
    ],
  },
  {
    heading: HEADING,
    rule: 'Other tasks replay and conflict in the same way.',
    given: [task('sync_audiences', audience('a'), { audiences: [{ audience_id: 'a', action: 'created' }] })],
    steps: [
      task('sync_audiences', audience('a'), { audiences: [{ action: 'created' }], replayed: true }),
      task('sync_audiences', audience('b'), refusal('IDEMPOTENCY_CONFLICT')),
    ],
  },
  {
    heading: HEADING,
    rule: 'A refused request keeps no key: it can be mended and sent again with the same key.',
    given: [task('create_media_buy', purchase({ brand: BRAND, packages: [] }), refusal('INVALID_REQUEST'))],
    steps: [task('create_media_buy', purchase(), { revision: 1, replayed: absent })],
  },
];
