import { protocol } from '../../../generated/protocol.ts';

export type Json = Record<string, unknown>;
export type Task = (args: Json, caller: string) => Json;
type Purchase = {
  readonly id: string;
  readonly owner: string;
  revision: number;
  status: string;
  readonly budget: number;
  readonly packages: readonly Json[];
};

/** An error of a task, as both transports send it. */
export class Refused extends Error {
  readonly code: string;
  readonly recovery: string;
  readonly field: string | undefined;

  constructor(
    code: string,
    message: string,
    { field, recovery = 'correctable' }: { field?: string | undefined; recovery?: string } = {},
  ) {
    super(message);
    this.code = code;
    this.recovery = recovery;
    this.field = field;
  }
}

const FORMATS = 'https://formats.ridge.test';
const FORMAT = { agent_url: FORMATS, id: 'line_of_text' };
/** Stricter than the protocol: smaller buys are not taken. */
const LEAST_BUDGET = 500;
const PRICE = {
  pricing_option_id: 'flat-cpm',
  pricing_model: 'cpm',
  currency: 'NOK',
  fixed_price: 40,
  min_spend_per_package: LEAST_BUDGET,
};
const PRODUCT = {
  product_id: 'ridge-run-of-site',
  name: 'Run of the valley',
  description: 'Every page of the Valley Post.',
  publisher_properties: [{ publisher_domain: 'valley-post.test', selection_type: 'all' }],
  format_ids: [FORMAT],
  delivery_type: 'non_guaranteed',
  reporting_capabilities: {
    available_reporting_frequencies: ['daily'],
    expected_delay_minutes: 60,
    timezone: 'UTC',
    supports_webhooks: false,
    available_metrics: ['impressions'],
    date_range_support: 'date_range',
  },
};

type Buys = Map<string, Purchase>;

const found = (buys: Buys, id: unknown, caller: string): Purchase => {
  const buy = buys.get(String(id));
  if (buy?.owner !== caller)
    throw new Refused('MEDIA_BUY_NOT_FOUND', 'There is no such media buy.', { field: 'media_buy_id' });
  return buy;
};

function create(buys: Buys, args: Json, owner: string): Json {
  const packages = args.packages as Json[];
  for (const [at, one] of packages.entries()) {
    if (one.product_id !== PRODUCT.product_id)
      throw new Refused('PRODUCT_NOT_FOUND', 'This product is not sold here.', {
        field: `packages[${at}].product_id`,
      });
    if (one.pricing_option_id !== PRICE.pricing_option_id)
      throw new Refused('INVALID_REQUEST', 'The product has no such price.', {
        field: `packages[${at}].pricing_option_id`,
      });
    if (Number(one.budget) < LEAST_BUDGET)
      throw new Refused('BUDGET_TOO_LOW', `A package costs at least ${LEAST_BUDGET} NOK.`, {
        field: `packages[${at}].budget`,
      });
  }
  if (Date.parse(String(args.end_time)) <= (Date.parse(String(args.start_time)) || Date.now()))
    throw new Refused('INVALID_REQUEST', 'The flight ends before it starts.', { field: 'end_time' });
  const id = `ridge-${buys.size + 1}-${owner}`;
  const budget = packages.reduce((sum, { budget: part }) => sum + Number(part), 0);
  const buy = {
    id,
    owner,
    revision: 1,
    status: 'active',
    budget,
    packages: packages.map((_, at) => ({ package_id: `${id}-${at}` })),
  };
  buys.set(id, buy);
  return {
    status: 'completed',
    media_buy_id: id,
    media_buy_status: buy.status,
    packages: buy.packages,
    revision: buy.revision,
    confirmed_at: new Date().toISOString(),
    ...(isSandbox(args) ? { sandbox: true } : {}),
  };
}

function update(buys: Buys, args: Json, caller: string): Json {
  const buy = found(buys, args.media_buy_id, caller);
  if (buy.status === 'canceled')
    throw new Refused('NOT_CANCELLABLE', 'The media buy is over.', { field: 'media_buy_id' });
  if (args.revision !== undefined && args.revision !== buy.revision)
    throw new Refused('CONFLICT', 'The media buy has changed.', {
      field: 'revision',
      recovery: 'transient',
    });
  const changed = (args.packages ?? []) as Json[];
  if (!changed.every(({ package_id: id }) => buy.packages.some((one) => one.package_id === id)))
    throw new Refused('PACKAGE_NOT_FOUND', 'The media buy has no such package.', { field: 'packages' });
  buy.status = args.canceled === true ? 'canceled' : args.paused === true ? 'paused' : 'active';
  buy.revision += 1;
  return {
    status: 'completed',
    media_buy_id: buy.id,
    media_buy_status: buy.status,
    revision: buy.revision,
  };
}

const shown = (buy: Purchase) => ({
  media_buy_id: buy.id,
  status: buy.status,
  currency: 'NOK',
  total_budget: buy.budget,
  confirmed_at: '2026-02-03T00:00:00Z',
  revision: buy.revision,
  packages: buy.packages,
  ...(buy.status === 'canceled'
    ? { cancellation: { canceled_by: 'buyer', canceled_at: new Date().toISOString() } }
    : {}),
});

const TEXT_FORMAT = {
  format_id: FORMAT,
  name: 'A line of text',
  type: 'display',
  renders: [{ role: 'primary', dimensions: { width: 300, height: 50 } }],
  assets: [{ item_type: 'individual', asset_id: 'line', asset_type: 'text', required: true }],
  assets_required: [{ item_type: 'individual', asset_id: 'line', asset_type: 'text', required: true }],
};

/** Whether the one product fits the filters of a request. */
function fits({ filters }: Json): boolean {
  const { is_fixed_price: isFixed = true, format_ids: ids, delivery_type: type } = (filters ?? {}) as Json;
  const isListed = !Array.isArray(ids) || ids.some(({ id }) => id === FORMAT.id);
  return isFixed === true && isListed && (type === undefined || type === PRODUCT.delivery_type);
}

const isSandbox = ({ account }: Json): boolean => (account as Json | undefined)?.sandbox === true;

/** What the agent does, by the names of its tasks. */
export function openShop(): Record<string, Task> {
  const buys: Buys = new Map();
  return {
    [protocol.capabilitiesTask]: () => ({
      status: 'completed',
      [protocol.capabilityKey]: {
        major_versions: [3],
        idempotency: { supported: true, replay_ttl_seconds: 86_400 },
      },
      supported_protocols: ['media_buy'],
      account: { supported_billing: ['operator'], sandbox: true },
      media_buy: {},
    }),
    get_products: (args, caller) => ({
      status: 'completed',
      cache_scope: caller === '' ? 'public' : 'account',
      products: fits(args) ? [{ ...PRODUCT, pricing_options: caller === '' ? [] : [PRICE] }] : [],
      ...(isSandbox(args) ? { sandbox: true } : {}),
    }),
    list_creative_formats: ({ name_search: name }) => ({
      status: 'completed',
      formats: typeof name === 'string' && !TEXT_FORMAT.name.includes(name) ? [] : [TEXT_FORMAT],
    }),
    create_media_buy: (args, caller) => create(buys, args, caller),
    update_media_buy: (args, caller) => update(buys, args, caller),
    get_media_buy_delivery: ({ media_buy_ids: ids }, caller) => {
      const asked = Array.isArray(ids) ? ids : [];
      for (const id of asked) found(buys, id, caller);
      return {
        status: 'completed',
        reporting_period: { start: '2026-02-03T00:00:00Z', end: '2026-02-04T00:00:00Z' },
        currency: 'NOK',
        media_buy_deliveries: asked.map((id) => {
          const { packages, status } = found(buys, id, caller);
          const totals = { impressions: 0, spend: 0 };
          const by_package = packages.map((one) => ({
            ...one,
            ...totals,
            pricing_model: 'cpm',
            rate: 40,
            currency: 'NOK',
          }));
          return { media_buy_id: id, status, totals, by_package };
        }),
      };
    },
    get_media_buys: ({ media_buy_ids: ids }, caller) => ({
      status: 'completed',
      media_buys: [...buys.values()]
        .filter(({ id, owner }) => owner === caller && (!Array.isArray(ids) || ids.includes(id)))
        .map(shown),
    }),
  };
}
