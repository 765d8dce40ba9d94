import type { TaskName } from '../../../generated/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import type { Body } from '../world.ts';
import type { Case, Scene } from './cases.ts';

type Step = [task: TaskName, args: Body];

const KEY = 'the-key-of-a-delivery-case';
const BUY = 'delivered-buy';
const key = () => ({ idempotency_key: newId() });
const account = (id: string) => ({ account: { account_id: id } });
const control = (scenario: string, params: object): Step => [
  'comply_test_controller',
  { scenario, params, account: { sandbox: true } },
];

/** A buy of the caller's account under an identifier of its own. */
const seeded = ({ account: id }: Scene) =>
  control('seed_media_buy', {
    media_buy_id: BUY,
    fixture: {
      account_id: id,
      status: 'active',
      packages: [{ product_id: 'network_display', budget: 1000 }],
    },
  });
const simulated = (params: object) => control('simulate_delivery', { media_buy_id: BUY, ...params });
const delivered = (scene: Scene): Step[] => [
  seeded(scene),
  simulated({ impressions: 1000, clicks: 10, reported_spend: { amount: 12.5, currency: 'USD' } }),
];

const shop = { event_source_id: 'shop', event_types: ['purchase'], action_source: 'website' };
const declared = ({ account: id }: Scene): Step => [
  'sync_event_sources',
  { ...key(), ...account(id), event_sources: [shop] },
];
/** Times are of the moment, for events are taken for ninety days only. */
const event = (id: string, { app }: Scene, more: object = {}) => ({
  event_id: id,
  event_type: 'purchase',
  event_time: app.clock.now().toISOString(),
  user_match: { click_id: id },
  ...more,
});
const log = (scene: Scene, more: object = {}) => ({
  ...key(),
  event_source_id: 'shop',
  events: [event('e1', scene)],
  ...more,
});

const PERIOD = { start: '2026-01-01T00:00:00Z', end: '2026-01-08T00:00:00Z' };
const feedback = (more: object = {}) => ({
  ...key(),
  media_buy_id: BUY,
  measurement_period: PERIOD,
  performance_index: 1.2,
  ...more,
});
const usage = (id: string, more: object = {}) => ({
  ...account(id),
  vendor_cost: 1.5,
  currency: 'USD',
  ...more,
});
const report = (records: object[], more: object = {}) => ({
  ...key(),
  reporting_period: PERIOD,
  usage: records,
  ...more,
});

export const deliveryCases = {
  get_media_buy_delivery: [
    {
      name: 'what was simulated',
      before: delivered,
      args: () => ({ media_buy_ids: [BUY] }),
      look: ({ media_buy_deliveries: [row] }) =>
        row.totals.impressions === 1000 && row.totals.spend === 12.5 && row.by_package[0].ctr === 0.01,
    },
    {
      name: 'all of an account, by the day',
      before: delivered,
      args: ({ account: id }) => ({
        ...account(id),
        include_window_breakdown: true,
        include_package_daily_breakdown: true,
      }),
      look: ({ media_buy_deliveries: [row] }) => row.windows.length === 1,
    },
    {
      name: 'months of a product that tells none',
      before: delivered,
      args: () => ({ media_buy_ids: [BUY], time_granularity: 'monthly' }),
      code: 'UNSUPPORTED_GRANULARITY',
    },
    {
      name: 'nothing yet',
      args: () => ({}),
      look: ({ media_buy_deliveries: rows }) => rows.length === 0,
    },
    {
      name: 'one that there is not',
      args: () => ({ media_buy_ids: ['mb_none'] }),
      code: 'MEDIA_BUY_NOT_FOUND',
    },
    {
      name: 'an account of somebody else',
      args: ({ foreign }) => account(foreign.account),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'days in the wrong order',
      args: () => ({ start_date: '2026-02-02', end_date: '2026-02-01' }),
      code: 'INVALID_DATE_RANGE',
    },
    { name: 'one day alone', args: () => ({ start_date: '2026-02-02' }), code: 'INVALID_REQUEST' },
    {
      name: 'areas of a system',
      args: () => ({ reporting_dimensions: { geo: { geo_level: 'metro', system: 'uk_itl1' } } }),
      code: 'UNSUPPORTED_FEATURE',
    },
  ],
  provide_performance_feedback: [
    {
      name: 'of a whole buy',
      before: (scene) => [seeded(scene)],
      args: () => feedback(),
      look: ({ success }) => success === true,
    },
    {
      name: 'a replay',
      before: (scene) => [
        seeded(scene),
        ['provide_performance_feedback', feedback({ idempotency_key: KEY })],
      ],
      args: () => feedback({ idempotency_key: KEY }),
      look: ({ replayed }) => replayed === true,
    },
    { name: 'a buy that there is not', args: () => feedback(), code: 'MEDIA_BUY_NOT_FOUND' },
    {
      name: 'a package that there is not',
      before: (scene) => [seeded(scene)],
      args: () => feedback({ package_id: 'pkg_none' }),
      code: 'PACKAGE_NOT_FOUND',
    },
    { name: 'an index below 0', args: () => feedback({ performance_index: -1 }), code: 'INVALID_REQUEST' },
  ],
  sync_event_sources: [
    {
      name: 'what there is',
      args: ({ account: id }) => ({ ...key(), ...account(id) }),
      look: ({ event_sources: sources }) => sources.every(({ managed_by: who }: Body) => who === 'seller'),
    },
    {
      name: 'a new one',
      args: ({ account: id }) => ({ ...key(), ...account(id), event_sources: [shop] }),
      look: ({ event_sources: [first] }) => first.action === 'created' && first.setup.snippet !== '',
    },
    {
      name: 'in the place of all others',
      before: (scene) => [declared(scene)],
      args: ({ account: id }) => ({
        ...key(),
        ...account(id),
        event_sources: [{ event_source_id: 'app' }],
        delete_missing: true,
      }),
      look: ({ event_sources: sources }) => sources.some(({ action }: Body) => action === 'deleted'),
    },
    {
      name: 'one twice',
      args: ({ account: id }) => ({ ...key(), ...account(id), event_sources: [shop, shop] }),
      code: 'INVALID_REQUEST',
    },
    {
      name: 'an account of somebody else',
      args: ({ foreign }) => ({ ...key(), ...account(foreign.account) }),
      code: 'ACCOUNT_NOT_FOUND',
    },
    {
      name: 'another payload under the same key',
      before: ({ account: id }) => [['sync_event_sources', { idempotency_key: KEY, ...account(id) }]],
      args: ({ account: id }) => ({ idempotency_key: KEY, ...account(id), event_sources: [shop] }),
      code: 'IDEMPOTENCY_CONFLICT',
    },
  ],
  log_event: [
    {
      name: 'one',
      before: (scene) => [declared(scene)],
      args: (scene) => log(scene),
      look: ({ events_received: all, events_processed: taken }) => all === 1 && taken === 1,
    },
    {
      name: 'one that fails beside one that does not',
      before: (scene) => [declared(scene)],
      args: (scene) =>
        log(scene, { events: [event('e1', scene), event('e2', scene, { event_type: 'lead' })] }),
      look: ({ events_processed: taken, partial_failures: [failure] }) =>
        taken === 1 && failure.code === 'INVALID_EVENT_TYPE',
    },
    {
      name: 'a test',
      before: (scene) => [declared(scene)],
      args: (scene) => log(scene, { test_event_code: 'T1' }),
    },
    { name: 'of no source', args: (scene) => log(scene), code: 'REFERENCE_NOT_FOUND' },
    { name: 'no events', args: (scene) => log(scene, { events: [] }), code: 'INVALID_REQUEST' },
  ],
  get_media_buy_artifacts: [
    {
      name: 'of a buy without sampling',
      before: (scene) => [seeded(scene)],
      args: () => ({ media_buy_id: BUY }),
      look: ({ artifacts, pagination }) => artifacts.length === 0 && !pagination.has_more,
    },
    {
      name: 'of a buy that there is not',
      args: () => ({ media_buy_id: 'mb_none' }),
      code: 'MEDIA_BUY_NOT_FOUND',
    },
    {
      name: 'of a package that there is not',
      before: (scene) => [seeded(scene)],
      args: () => ({ media_buy_id: BUY, package_ids: ['pkg_none'] }),
      code: 'PACKAGE_NOT_FOUND',
    },
    {
      name: 'a cursor of nothing',
      before: (scene) => [seeded(scene)],
      args: () => ({ media_buy_id: BUY, pagination: { cursor: 'x' } }),
      code: 'INVALID_REQUEST',
    },
  ],
  report_usage: [
    {
      name: 'one entry',
      args: ({ account: id }) => report([usage(id)]),
      look: ({ accepted }) => accepted === 1,
    },
    {
      name: 'entries that fail beside one that does not',
      args: ({ account: id, foreign }) =>
        report([
          usage(id),
          usage(foreign.account),
          usage('acc_00000000-0000-4000-8000-000000000000'),
          usage(id, { media_buy_id: 'mb_none' }),
        ]),
      look: ({ accepted, errors, message }, form) =>
        form === '3.0' ? /no media buy/.test(message) : accepted === 1 && errors.length === 3,
    },
    {
      name: 'a replay',
      before: ({ account: id }) => [['report_usage', report([usage(id)], { idempotency_key: KEY })]],
      args: ({ account: id }) => report([usage(id)], { idempotency_key: KEY }),
      look: ({ replayed }) => replayed === true,
    },
    {
      name: 'a period of no time',
      args: ({ account: id }) =>
        report([usage(id)], { reporting_period: { start: PERIOD.end, end: PERIOD.end } }),
      code: 'VALIDATION_ERROR',
    },
    { name: 'no entries', args: () => report([]), code: 'INVALID_REQUEST' },
  ],
} satisfies { readonly [T in TaskName]?: readonly [Case, ...Case[]] };
