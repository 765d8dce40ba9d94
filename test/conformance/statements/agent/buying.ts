import type { Expected, Json, TaskStep } from '../statement.ts';

type Members = { readonly [key: string]: Json };

export const BRAND = { domain: 'tidewaterceramics.example' };
export const ACCOUNT = { brand: BRAND, operator: 'buyer.example', sandbox: true };

/** Keys of requests: each statement has a caller of its own, so their keys never meet. */
export const key = (number: number): string => `5a7b9c1e-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A task of the buyer that must be answered, with what has to be in its answer. */
export const task = (name: string, args: Json, body: Expected, more: Partial<TaskStep> = {}): TaskStep => ({
  task: name,
  arguments: args,
  ...more,
  answer: { body, ...more.answer },
});

/** An error: its code, and where it says what is wrong. */
export const refusal = (code: Expected, more: { readonly [key: string]: Expected } = {}): Expected => ({
  status: 'failed',
  code,
  errors: [{ code, ...more }],
});

/** A product that runs without creatives, bought from now on. */
export const purchase = (more: Members = {}): Members => ({
  idempotency_key: key(1),
  account: ACCOUNT,
  brand: BRAND,
  start_time: 'asap',
  end_time: '{{nextMonth}}',
  packages: [wanted()],
  ...more,
});

export const wanted = (more: Members = {}): Members => ({
  product_id: 'shop_sponsored_products',
  pricing_option_id: 'cpc_usd_auction',
  budget: 1000,
  bid_price: 2.5,
  ...more,
});

/** A product that waits for creatives. */
export const banners = (more: Members = {}): Members => ({
  product_id: 'network_display',
  pricing_option_id: 'cpm_usd_auction',
  budget: 1000,
  bid_price: 2.5,
  ...more,
});

export const banner = (id: string, agentUrl: string): Json => ({
  creative_id: id,
  name: id,
  format_id: { agent_url: agentUrl, id: 'display_300x250' },
  assets: {
    image: { asset_type: 'image', url: 'https://cdn.example/a.png', width: 300, height: 250 },
  },
});

export const bought: TaskStep = task(
  'create_media_buy',
  purchase(),
  { revision: 1 },
  { keep: { buy: 'media_buy_id', package: 'packages.0.package_id' } },
);
