import { absent, list, number, type Statement, some, text } from '../statement.ts';
import { ACCOUNT, BRAND, key, purchase, refusal, task } from './buying.ts';

const HEADING = 'Agent tasks, account';
const CONTROLLER = 'Agent tasks, sandbox and controller';

const declared = (more: object = {}) => ({
  idempotency_key: key(1),
  accounts: [{ ...ACCOUNT, billing: 'operator', ...more }],
});

export const accountStatements: readonly Statement[] = [
  {
    heading: HEADING,
    rule: 'Accounts are declared with `sync_accounts`, each with one of the supported ways of billing.',
    steps: [
      task('sync_accounts', declared(), {
        accounts: [{ account_id: text, status: 'active', action: 'created', billing: 'operator' }],
      }),
      task(
        'sync_accounts',
        { ...declared({ billing: 'barter' }), idempotency_key: key(2) },
        refusal('INVALID_REQUEST'),
      ),
    ],
  },
  {
    heading: HEADING,
    rule: 'Later calls pass the natural key, brand plus operator, or the id: both name one account.',
    given: [task('sync_accounts', declared(), {}, { keep: { account: 'accounts.0.account_id' } })],
    steps: [
      task('create_media_buy', purchase(), { account: { account_id: '{{account}}' } }),
      task('create_media_buy', purchase({ account: { account_id: '{{account}}' } }), { replayed: true }),
      task('list_accounts', {}, { accounts: [{ account_id: '{{account}}', brand: BRAND, sandbox: true }] }),
    ],
  },
  {
    heading: HEADING,
    rule: '`required_for_products` is false: products are found without an account.',
    steps: [task('get_products', { brief: 'video' }, { products: list })],
  },
  {
    heading: HEADING,
    rule: '`account_financials`: operator-billed accounts report their finances.',
    given: [task('sync_accounts', declared(), {})],
    steps: [
      task(
        'get_account_financials',
        { account: ACCOUNT },
        {
          currency: text,
          period: { start: text, end: text },
          spend: { total_spend: number },
        },
      ),
    ],
  },
  {
    heading: HEADING,
    rule: '`account_financials`: accounts that are billed otherwise do not.',
    given: [task('sync_accounts', declared({ billing: 'agent' }), { accounts: [{ billing: 'agent' }] })],
    steps: [task('get_account_financials', { account: ACCOUNT }, refusal('UNSUPPORTED_FEATURE'))],
  },
  {
    heading: HEADING,
    rule: '`sandbox`: buyers declare sandbox accounts, whose answers say so.',
    steps: [
      task('sync_accounts', declared(), { accounts: [{ sandbox: true }], sandbox: true }),
      task('create_media_buy', purchase(), { sandbox: true }),
      task('get_products', { brief: 'video', account: ACCOUNT }, { sandbox: true }),
    ],
  },
  {
    heading: HEADING,
    rule: 'Answers to callers with real accounts say that they are none of the sandbox.',
    steps: [
      task('get_products', { brief: 'video' }, { sandbox: false }, { as: 'member' }),
      task('get_products', { brief: 'video' }, { sandbox: true }),
    ],
  },
  {
    heading: HEADING,
    rule: 'Each caller manages its own accounts: those of others are not visible.',
    given: [task('sync_accounts', declared(), {}, { keep: { account: 'accounts.0.account_id' } })],
    steps: [
      task('list_accounts', {}, { accounts: [] }, { as: 'other buyer' }),
      task('list_accounts', {}, { accounts: some({ account_id: '{{account}}' }) }),
    ],
  },
];

const scenario = (name: string, params: object = {}) => ({
  scenario: name,
  account: ACCOUNT,
  params: { ...params },
});

export const controllerStatements: readonly Statement[] = [
  {
    heading: CONTROLLER,
    rule: 'The listed scenarios can be run; the listing itself is asked for by `list_scenarios`.',
    given: [task('create_media_buy', purchase(), {}, { keep: { buy: 'media_buy_id' } })],
    steps: [
      task('comply_test_controller', scenario('list_scenarios'), {
        success: true,
        scenarios: some('force_media_buy_status'),
      }),
      task(
        'comply_test_controller',
        scenario('force_media_buy_status', { media_buy_id: '{{buy}}', status: 'completed' }),
        { success: true, current_state: 'completed' },
      ),
      task('get_media_buys', { media_buy_ids: ['{{buy}}'] }, { media_buys: [{ status: 'completed' }] }),
    ],
  },
  {
    heading: CONTROLLER,
    rule: 'A scenario that is not offered is refused.',
    steps: [
      task('comply_test_controller', scenario('move_the_moon'), {
        success: false,
        error: 'UNKNOWN_SCENARIO',
      }),
    ],
  },
  {
    heading: CONTROLLER,
    rule: '`FORBIDDEN` when a sandbox caller names an account that is none of the sandbox.',
    steps: [
      task(
        'comply_test_controller',
        { scenario: 'list_scenarios', account: { brand: BRAND, operator: 'buyer.example', sandbox: false } },
        { success: false, error: 'FORBIDDEN' },
      ),
    ],
  },
  {
    heading: CONTROLLER,
    rule: '`FORBIDDEN` for callers whose accounts are live.',
    steps: [
      task(
        'comply_test_controller',
        scenario('list_scenarios'),
        { success: false, error: 'FORBIDDEN' },
        {
          as: 'live buyer',
        },
      ),
    ],
  },
  {
    heading: CONTROLLER,
    rule: 'Delivery can be simulated, and is reported as delivered.',
    given: [task('create_media_buy', purchase(), {}, { keep: { buy: 'media_buy_id' } })],
    steps: [
      task(
        'comply_test_controller',
        scenario('simulate_delivery', {
          media_buy_id: '{{buy}}',
          impressions: 1000,
          clicks: 10,
          reported_spend: { amount: 25, currency: 'USD' },
        }),
        { success: true },
      ),
      task(
        'get_media_buy_delivery',
        { account: ACCOUNT, media_buy_ids: ['{{buy}}'] },
        {
          media_buy_deliveries: [
            { media_buy_id: '{{buy}}', totals: { impressions: 1000, clicks: 10, spend: 25 } },
          ],
        },
      ),
    ],
  },
  {
    heading: CONTROLLER,
    rule: 'Seeds are of the caller that made them.',
    given: [
      task('comply_test_controller', scenario('seed_product', { product_id: 'mine', fixture: {} }), {
        success: true,
      }),
    ],
    steps: [
      task(
        'get_products',
        { brief: 'anything', account: ACCOUNT },
        { products: some({ product_id: 'mine' }) },
      ),
      task(
        'create_media_buy',
        purchase({ packages: [{ product_id: 'mine', pricing_option_id: 'default', budget: 10 }] }),
        { errors: some({ code: 'PRODUCT_NOT_FOUND' }), media_buy_id: absent },
        { as: 'other buyer' },
      ),
    ],
  },
];
