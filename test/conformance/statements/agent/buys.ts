import { each, none, type Statement, some, text } from '../statement.ts';
import { ACCOUNT, banner, banners, bought, key, purchase, refusal, task, wanted } from './buying.ts';

const BUY = 'Protocol objects, media buy';
const STATES = 'States and transitions, media buy';
const CREATE = 'Agent tasks, `create_media_buy`';
const IMMEDIATE = [
  'pause',
  'cancel',
  'update_budget',
  'update_dates',
  'update_packages',
  'add_packages',
  'sync_creatives',
];

const update = (number: number, more: object) => ({
  idempotency_key: key(number),
  account: ACCOUNT,
  media_buy_id: '{{buy}}',
  ...more,
});
export const buyStatements: readonly Statement[] = [
  {
    heading: BUY,
    rule: 'A media buy has an id, a status, a revision, packages, valid actions and says whether it is of the sandbox.',
    steps: [
      task('create_media_buy', purchase(), {
        media_buy_id: text,
        status: text,
        revision: 1,
        packages: [
          {
            package_id: text,
            product_id: 'shop_sponsored_products',
            budget: 1000,
            pricing_option_id: 'cpc_usd_auction',
          },
        ],
        valid_actions: each(text),
        sandbox: true,
      }),
    ],
  },
  {
    heading: STATES,
    rule: 'A new buy with an immediate start is `active`, has revision 1 and seven valid actions.',
    steps: [
      task('create_media_buy', purchase(), { status: 'active', revision: 1, valid_actions: IMMEDIATE }),
    ],
  },
  {
    heading: STATES,
    rule: 'Each valid action can be done, and raises the revision.',
    given: [bought],
    steps: [
      task('update_media_buy', update(2, { paused: true }), { revision: 2 }),
      task('update_media_buy', update(3, { paused: false }), { revision: 3 }),
      task('update_media_buy', update(4, { packages: [{ package_id: '{{package}}', budget: 1200 }] }), {
        revision: 4,
        affected_packages: [{ budget: 1200 }],
      }),
      task('update_media_buy', update(5, { end_time: '{{nextYear}}' }), { revision: 5 }),
      task('update_media_buy', update(6, { new_packages: [wanted()] }), { revision: 6 }),
      task('update_media_buy', update(7, { canceled: true }), { revision: 7 }),
      task(
        'get_media_buys',
        { media_buy_ids: ['{{buy}}'] },
        {
          media_buys: [{ status: 'canceled', valid_actions: [] }],
        },
      ),
    ],
  },
  {
    heading: STATES,
    rule: 'What is not among the valid actions is refused.',
    given: [bought, task('update_media_buy', update(2, { canceled: true }), { revision: 2 })],
    steps: [
      task('update_media_buy', update(3, { paused: true }), refusal('INVALID_STATE')),
      task('update_media_buy', update(4, { canceled: true }), { status: 'failed' }),
    ],
  },
  {
    heading: STATES,
    rule: 'A change that states an old revision is refused, and so is a change that changes nothing.',
    given: [bought, task('update_media_buy', update(2, { paused: true }), { revision: 2 })],
    steps: [
      task('update_media_buy', update(3, { revision: 1, paused: false }), refusal('CONFLICT')),
      task('update_media_buy', update(4, {}), refusal('INVALID_REQUEST')),
      task('get_media_buys', { media_buy_ids: ['{{buy}}'] }, { media_buys: [{ revision: 2 }] }),
    ],
  },
  {
    heading: CREATE,
    rule: '`idempotency_key` is required.',
    steps: [
      task(
        'create_media_buy',
        { ...purchase(), idempotency_key: 5 },
        refusal('INVALID_REQUEST', { field: 'idempotency_key' }),
      ),
      {
        task: 'create_media_buy',
        arguments: { account: ACCOUNT, start_time: 'asap', end_time: '{{nextMonth}}', packages: [wanted()] },
        answer: {
          body: { status: 'failed', errors: some({ code: 'INVALID_REQUEST', field: 'idempotency_key' }) },
        },
      },
    ],
  },
  {
    heading: CREATE,
    rule: '`start_time` is `asap`, an object of that type, or a timestamp.',
    steps: [
      task('create_media_buy', purchase(), { status: 'active' }),
      task('create_media_buy', purchase({ idempotency_key: key(2), start_time: { type: 'asap' } }), {
        status: 'active',
      }),
      task('create_media_buy', purchase({ idempotency_key: key(3), start_time: '{{tomorrow}}' }), {
        status: 'pending_start',
      }),
      task(
        'create_media_buy',
        purchase({ idempotency_key: key(4), start_time: 'soon' }),
        refusal('INVALID_REQUEST', { field: 'start_time' }),
      ),
      task(
        'create_media_buy',
        purchase({ idempotency_key: key(5), start_time: '{{yesterday}}' }),
        refusal('INVALID_REQUEST', { field: 'start_time' }),
      ),
    ],
  },
  {
    heading: CREATE,
    rule: 'The end lies after the start.',
    steps: [
      task(
        'create_media_buy',
        purchase({ end_time: '{{yesterday}}' }),
        refusal('VALIDATION_ERROR', { field: 'end_time' }),
      ),
    ],
  },
  {
    heading: CREATE,
    rule: 'Packages name a product and one of its priced options.',
    steps: [
      task(
        'create_media_buy',
        purchase({ packages: [wanted({ product_id: 'none' })] }),
        refusal('PRODUCT_NOT_FOUND', { field: 'packages[0].product_id' }),
      ),
      task('create_media_buy', purchase({ packages: [wanted({ pricing_option_id: 'none' })] }), {
        errors: some({ field: 'packages[0].pricing_option_id' }),
      }),
      task(
        'create_media_buy',
        purchase({ packages: [wanted({ budget: -1 })] }),
        refusal('INVALID_REQUEST', { field: 'packages[0].budget' }),
      ),
      task('get_media_buys', { status_filter: ['active', 'pending_creatives'] }, { media_buys: [] }),
    ],
  },
  {
    heading: CREATE,
    rule: '`push_notification_config` is optional and taken with the scheme `HTTP_MESSAGE_SIGNATURES`.',
    steps: [
      task(
        'create_media_buy',
        purchase({
          push_notification_config: {
            url: 'https://buyer.example/hook',
            authentication: { schemes: ['HTTP_MESSAGE_SIGNATURES'] },
          },
        }),
        { revision: 1 },
      ),
    ],
  },
  {
    heading: CREATE,
    rule: 'Buys are read back, by their id and by their status, by their buyer only.',
    given: [bought],
    steps: [
      task(
        'get_media_buys',
        { account: ACCOUNT, media_buy_ids: ['{{buy}}'] },
        { media_buys: [{ media_buy_id: '{{buy}}', revision: 1 }] },
      ),
      task(
        'get_media_buys',
        { status_filter: ['active'] },
        { media_buys: some({ media_buy_id: '{{buy}}' }) },
      ),
      task(
        'get_media_buys',
        { status_filter: ['completed'] },
        { media_buys: none({ media_buy_id: '{{buy}}' }) },
      ),
      task('get_media_buys', { status_filter: ['active'] }, { media_buys: [] }, { as: 'other buyer' }),
      task('update_media_buy', update(2, { paused: true }), refusal('MEDIA_BUY_NOT_FOUND'), {
        as: 'other buyer',
      }),
    ],
  },
  {
    heading: 'Agent tasks, features',
    rule: '`inline_creative_management`: a buy brings its creatives along, and starts with them.',
    given: [task('list_creative_formats', {}, {}, { keep: { agent: 'formats.0.format_id.agent_url' } })],
    steps: [
      task(
        'create_media_buy',
        purchase({ packages: [banners({ creatives: [banner('inline', '{{agent}}')] })] }),
        { status: 'active' },
      ),
      task('list_creatives', { account: ACCOUNT }, { creatives: [{ creative_id: 'inline' }] }),
    ],
  },
];
