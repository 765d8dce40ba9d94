import { BUY, inAnswer, inRefusal, refuse, row, take } from '../agent/rows.ts';
import type { AgentVariant, Body, Call } from '../variant.ts';

const PRODUCTS = 'get_products';
const SIGNALS = 'get_signals';

/** One more item in the answers to requests that have this. */
const more =
  (task: string, list: string, asked: (args: Body) => unknown, item: Body): ((call: Call) => void) =>
  (call) =>
    inAnswer(task, (body, { args }) => {
      if (asked(args) !== undefined) body[list].push(item);
    })(call);

const byFilter = (name: string, filter: string, item: Body): AgentVariant =>
  row(
    `products.${name}`,
    `the filter ${filter} lets another product pass`,
    more(PRODUCTS, 'products', ({ filters }) => filters?.[filter], { product_id: 'other', ...item }),
  );

const products: readonly AgentVariant[] = [
  byFilter('by-channel', 'channels', { channels: ['pigeon'] }),
  row(
    'products.by-delivery-type',
    'the filter delivery_type finds one product of another type',
    inAnswer(PRODUCTS, (body, { args }) => {
      if (args.filters?.delivery_type !== undefined)
        body.products = [{ product_id: 'other', delivery_type: 'by_pigeon' }];
    }),
  ),
  row(
    'products.by-fixed-price',
    'the filter is_fixed_price finds one product with another price',
    inAnswer(PRODUCTS, (body, { args }) => {
      const isFixed = args.filters?.is_fixed_price;
      if (isFixed === undefined) return;
      body.products = [{ product_id: 'other', pricing_options: [isFixed ? {} : { fixed_price: 1 }] }];
    }),
  ),
  byFilter('nothing', 'format_ids', {}),
  row(
    'products.wholesale-version',
    'the feed has no version',
    inAnswer(PRODUCTS, (body) => delete body.wholesale_feed_version),
  ),
  row(
    'products.wholesale-unchanged',
    'the same version has its products',
    inAnswer(PRODUCTS, (body, { args }) => {
      if (args.if_wholesale_feed_version !== undefined) body.products = [];
    }),
  ),
  row(
    'products.wholesale-changed',
    'every version is the present one',
    inAnswer(PRODUCTS, (body, { args }) => {
      if (args.if_wholesale_feed_version === undefined) return;
      body.unchanged = true;
      delete body.products;
    }),
  ),
  row(
    'products.wholesale-price-version',
    'prices have no version',
    inAnswer(PRODUCTS, (body) => delete body.pricing_version),
  ),
];

const HUGE = {
  format_id: { agent_url: 'https://huge.test', id: 'huge' },
  name: 'Huge',
  renders: [{ dimensions: { width: 99_999, height: 99_999 } }],
};
const formats: readonly AgentVariant[] = (
  [
    ['no-name', 'name_search'],
    ['by-width', 'max_width'],
    ['by-height', 'max_height'],
  ] as const
).map(([name, filter]) =>
  row(
    `formats.${name}`,
    `the filter ${filter} lets another format pass`,
    more('list_creative_formats', 'formats', (args) => args[filter], HUGE),
  ),
);

const signalBy = (name: string, filter: string, item: Body): AgentVariant =>
  row(
    `signals.${name}`,
    `the filter ${filter} lets another signal pass`,
    more(SIGNALS, 'signals', ({ filters }) => filters?.[filter], item),
  );
const taken = (isIt: (args: Body) => boolean, task: string, body: Body) => (call: Call) => {
  if (call.task === task && call.isError && isIt(call.args)) take(call, { status: 'completed', ...body });
};

const signals: readonly AgentVariant[] = [
  row(
    'signals.unique',
    'a signal is there twice',
    inAnswer(SIGNALS, ({ signals: list }) => list.push(list[0])),
  ),
  row(
    'signals.most',
    'max_results is not counted',
    inAnswer(SIGNALS, ({ signals: list }, { args }) => {
      if (args.max_results === 1) list.push(list[0]);
    }),
  ),
  signalBy('by-provider', 'data_providers', { data_provider: 'Somebody else' }),
  signalBy('by-type', 'catalog_types', { signal_type: 'rumour' }),
  signalBy('by-coverage', 'min_coverage_percentage', { coverage_percentage: 0 }),
  row(
    'signals.no-spec',
    'a brief may say nothing',
    taken((args) => args.signal_spec === undefined, SIGNALS, { signals: [] }),
  ),
  row('signals.wholesale', 'the whole feed is refused', (call) => {
    if (call.task === SIGNALS && call.args.discovery_mode === 'wholesale') refuse(call, 'INVALID_REQUEST');
  }),
  row(
    'signals.activated',
    'an activation is for another platform',
    inAnswer('activate_signal', ({ deployments: [one] }) => {
      one.platform = 'elsewhere';
    }),
  ),
  row(
    'signals.unknown',
    'an unknown signal has the code of a state',
    inRefusal((error, { task }) => {
      if (task === 'activate_signal') error.code = 'INVALID_STATE';
    }),
  ),
  row(
    'signals.no-target',
    'an activation needs no target',
    taken(() => true, 'activate_signal', { deployments: [] }),
  ),
  row(
    'signals.repeated',
    'a repeated activation does not say so',
    inAnswer('activate_signal', (body) => delete body.replayed),
  ),
];

/** Refuses purchases that are targeted by this. */
const untargeted = (name: string, field: string): AgentVariant =>
  row(`targeting.${name}`, `declared targeting by ${name} is refused`, (call) => {
    const has = call.args.packages?.some(
      ({ targeting_overlay: overlay }: Body) => overlay?.[field] !== undefined,
    );
    if (call.task === BUY && has) refuse(call, 'UNSUPPORTED_FEATURE');
  });
const targeting: readonly AgentVariant[] = [
  untargeted('countries', 'geo_countries'),
  untargeted('countries-excluded', 'geo_countries_exclude'),
  untargeted('regions', 'geo_regions'),
  untargeted('metros', 'geo_metros'),
  untargeted('postal-areas', 'geo_postal_areas'),
  untargeted('language', 'language'),
  untargeted('keywords', 'keyword_targets'),
  untargeted('negative-keywords', 'negative_keywords'),
  untargeted('age', 'age_restriction'),
  row(
    'targeting.kept',
    'another country is targeted than was asked for',
    inAnswer('get_media_buys', ({ media_buys: [buy] }) => {
      buy.packages[0].targeting_overlay = { geo_countries: ['FR'] };
    }),
  ),
];

const reports: readonly AgentVariant[] = [
  row(
    'reports.simulated',
    'simulated delivery is not reported',
    inAnswer('get_media_buy_delivery', ({ media_buy_deliveries: [one] }) => {
      one.totals.impressions = 0;
    }),
  ),
  row('reports.feedback', 'feedback is refused', (call) => {
    if (call.task === 'provide_performance_feedback') refuse(call, 'INVALID_REQUEST');
  }),
  row(
    'reports.feedback-below-zero',
    'feedback below zero is taken',
    taken(() => true, 'provide_performance_feedback', {}),
  ),
  row(
    'reports.financials',
    'the finances are those of another account',
    inAnswer('get_account_financials', (body) => {
      body.account = { brand: { domain: 'another.example' }, operator: 'another.example' };
    }),
  ),
];

/** Faults in what an agent sells, and in what it tells of it. */
export const sellingVariants: readonly AgentVariant[] = [
  ...products,
  ...formats,
  ...signals,
  ...targeting,
  ...reports,
];
