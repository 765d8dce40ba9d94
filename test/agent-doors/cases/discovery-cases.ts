import { newId } from '../../../src/infra/random.ts';
import type { Body } from '../world.ts';
import type { Case } from './cases.ts';

const KEY = 'the-key-of-this-case';
const ref = (id: string) => ({ account: { account_id: id } });
const control = (scenario: string, params: object): Body => ({
  scenario,
  params,
  account: { sandbox: true },
});
const seeded = (fixture: object = {}): Body => control('seed_product', { product_id: 'seeded', fixture });
const finalize = (proposal_id: string): Body => ({
  buying_mode: 'refine',
  refine: [{ scope: 'proposal', proposal_id, action: 'finalize' }],
});

/** Cases of the tasks that tell what there is to buy. */
export const discoveryCases = {
  get_products: [
    {
      name: 'a brief',
      args: () => ({ brief: 'Connected TV for sports fans in the US, $50k' }),
      look: ({ products, cache_scope: scope }) =>
        products[0].brief_relevance !== undefined && scope === 'public',
    },
    { name: 'nothing asked', args: () => ({}), look: ({ products }) => products.length > 10 },
    {
      name: 'a brief for an account, with a proposal',
      args: ({ account }) => ({ ...ref(account), brief: 'guaranteed video', idempotency_key: newId() }),
      look: ({ proposals, cache_scope: scope }) => proposals.length === 2 && scope === 'account',
    },
    {
      name: 'a page of everything',
      args: () => ({ buying_mode: 'wholesale', pagination: { max_results: 3 } }),
      look: ({ products, pagination, wholesale_feed_version: version }) =>
        products.length === 3 && pagination.has_more && version !== undefined,
    },
    {
      name: 'what is like one product',
      args: () => ({
        buying_mode: 'refine',
        refine: [{ scope: 'product', product_id: 'ctv_prime', action: 'more_like_this' }],
      }),
      look: ({ refinement_applied: applied }) => applied[0].status === 'applied',
    },
    {
      name: 'one of a test first',
      before: () => [['comply_test_controller', seeded({ name: 'Seeded' })]],
      args: () => ({ brief: 'podcasts', filters: { delivery_type: 'non_guaranteed' } }),
      look: ({ products }) => products[0].product_id === 'seeded',
    },
    {
      name: 'a filter that nothing meets',
      args: () => ({ filters: { countries: ['JP'] } }),
      look: ({ products }) => products.length === 0,
    },
    {
      name: 'a key that was used before',
      before: () => [['get_products', { brief: 'video', idempotency_key: KEY }]],
      args: () => ({ brief: 'audio', idempotency_key: KEY }),
      look: ({ replayed }) => replayed === undefined,
    },
    {
      name: 'changes without a mode',
      args: () => ({ refine: [{ scope: 'request', ask: 'x' }] }),
      code: 'INVALID_REQUEST',
    },
    {
      name: 'everything, whatever the brief',
      args: () => ({ buying_mode: 'wholesale', brief: 'x' }),
      look: ({ products, pagination }, form) =>
        (form === '3.0' ? products.length : pagination.total_count) > 20,
    },
    {
      name: 'a day that there is not',
      args: () => ({ filters: { start_date: '2027-02-30' } }),
      code: 'INVALID_REQUEST',
    },
    { name: 'a proposal that there is not', args: () => finalize('prop_none'), code: 'PROPOSAL_NOT_FOUND' },
    {
      name: 'an account that there is not',
      args: () => ({ ...ref('acc_00000000-0000-4000-8000-000000000000'), brief: 'x' }),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'an account of somebody else',
      args: ({ foreign }) => ({ ...ref(foreign.account), brief: 'x' }),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'a suspended account',
      before: ({ account }) => [
        [
          'comply_test_controller',
          control('force_account_status', { account_id: account, status: 'suspended' }),
        ],
      ],
      args: ({ account }) => ({ ...ref(account), brief: 'x' }),
      code: 'ACCOUNT_SUSPENDED',
    },
  ],
  list_creative_formats: [
    { name: 'all', args: () => ({}), look: ({ formats }) => formats.length > 20 },
    {
      name: 'some, a page of them',
      args: () => ({ type: 'display', max_width: 300, pagination: { max_results: 2 } }),
      look: ({ formats, pagination }) => formats.length === 2 && pagination.has_more,
    },
    {
      name: 'one of a test first',
      before: () => [
        ['comply_test_controller', control('seed_creative_format', { format_id: 'seeded_300x99' })],
      ],
      args: () => ({}),
      look: ({ formats }) => formats[0].format_id.id === 'seeded_300x99',
    },
    {
      name: 'formats of nobody',
      args: () => ({ publisher_domain: 'nobody.example' }),
      look: ({ formats }) => formats.length === 0,
    },
    { name: 'a property without its publisher', args: () => ({ property_id: 'x' }), code: 'INVALID_REQUEST' },
    { name: 'a medium that there is not', args: () => ({ type: 'smell' }), code: 'INVALID_REQUEST' },
    { name: 'a cursor of nothing', args: () => ({ pagination: { cursor: 'x' } }), code: 'INVALID_REQUEST' },
  ],
  comply_test_controller: [
    { name: 'a product', args: () => seeded(), look: ({ success }) => success },
    {
      name: 'the same product once more',
      before: () => [['comply_test_controller', seeded({ name: 'A' })]],
      args: () => seeded({ name: 'A' }),
      look: ({ previous_state: before, current_state: now }) => before === 'existing' && now === 'existing',
    },
    {
      name: 'another product under the same id',
      before: () => [['comply_test_controller', seeded({ name: 'A' })]],
      args: () => seeded({ name: 'B' }),
      look: ({ success, error }) => !success && error === 'INVALID_PARAMS',
    },
    {
      name: 'a price of no product',
      args: () => control('seed_pricing_option', { product_id: 'none', pricing_option_id: 'x' }),
      look: ({ error }) => error === 'INVALID_PARAMS',
    },
    {
      name: 'a price',
      before: () => [['comply_test_controller', seeded()]],
      args: () => control('seed_pricing_option', { product_id: 'seeded', pricing_option_id: 'x' }),
      look: ({ success }) => success,
    },
    {
      name: 'a format',
      args: () => control('seed_creative_format', { format_id: 'seeded_300x99' }),
      look: ({ success }) => success,
    },
    {
      name: 'a plan and what is none',
      args: () => control('seed_plan', { fixture: {} }),
      look: ({ error }) => error === 'INVALID_PARAMS',
    },
    {
      name: 'metrics of a vendor',
      args: () =>
        control('seed_measurement_catalog', {
          vendor: { domain: 'v.example' },
          metrics: [{ metric_id: 'm' }],
        }),
      look: ({ success }) => success,
    },
    {
      name: 'an answer to come',
      args: () => control('force_get_products_arm', { arm: 'submitted', task_id: 'task_forced' }),
      look: ({ forced }) => forced.arm === 'submitted' && forced.task_id === 'task_forced',
    },
  ],
} satisfies Partial<Record<string, readonly [Case, ...Case[]]>>;
