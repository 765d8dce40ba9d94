import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Agent } from '../../../client/index.ts';
import type { TaskName } from '../../../generated/tasks.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { BRAND } from '../brand.ts';
import { type Body, demand } from '../steps.ts';
import { type PaidUnit, type Sale, sales } from './sales.ts';

/** A live account: what it buys is delivered by the ad server, and not simulated. */
export const LIVE_ACCOUNT = { brand: BRAND, operator: 'buyer.example' };

/** A package that was bought. */
export type Bought = {
  readonly sale: Sale;
  readonly packageId: string;
  readonly paid: PaidUnit;
  /** Price of a million units in cents. */
  readonly centsOfMillion: number;
};
export type Purchase = { readonly buyId: string; readonly packages: readonly Bought[] };

export const ask = (agent: Agent, task: TaskName, args: object): Promise<Body> =>
  agent.call(task, args as never);

/** Buys all packages in one buy, gives each its creative, and waits until the ad server has accepted and started them. */
export async function purchase(agent: Agent, reports: string, waitMs: number): Promise<Purchase> {
  await ask(agent, 'sync_accounts', { accounts: [{ ...LIVE_ACCOUNT, billing: 'operator' }] });
  const options = await Promise.all(sales.map((sale) => optionOf(agent, sale)));
  const buy = await ask(agent, 'create_media_buy', {
    idempotency_key: randomUUID(),
    account: LIVE_ACCOUNT,
    brand: BRAND,
    start_time: 'asap',
    end_time: new Date(Date.now() + 10 * DAY_MS).toISOString(),
    packages: sales.map(({ product, budget, bid }, at) => ({
      product_id: product,
      pricing_option_id: options[at].pricing_option_id,
      budget,
      pacing: 'asap',
      ...(bid === undefined ? {} : { bid_price: bid }),
    })),
    reporting_webhook: { url: reports, reporting_frequency: 'daily' },
  });
  const { media_buy_id: buyId } = buy;
  const packages = sales.map((sale, at): Bought => {
    const price = sale.bid ?? options[at].fixed_price;
    const cents = Math.round(price * 100 * 1_000_000);
    return {
      sale,
      packageId: buy.packages[at].package_id,
      paid: sale.paid,
      centsOfMillion: sale.model === 'cpm' ? cents / 1000 : cents,
    };
  });
  await giveCreatives(agent, packages);
  await settled(waitMs, `the ad server to start the buy ${buyId}`, async () => {
    const { media_buys: buys } = await ask(agent, 'get_media_buys', {
      account: LIVE_ACCOUNT,
      media_buy_ids: [buyId],
    });
    const { status, confirmed_at: confirmedAt } = buys[0];
    demand(['pending_creatives', 'pending_start', 'active'].includes(status), 'a buy that runs', buys[0]);
    return status === 'active' && confirmedAt !== null;
  });
  return { buyId, packages };
}

async function optionOf(agent: Agent, { product, model, bid }: Sale): Promise<Body> {
  const { products } = await ask(agent, 'get_products', {
    account: LIVE_ACCOUNT,
    brand: BRAND,
    buying_mode: 'wholesale',
    pagination: { max_results: 50 },
  });
  const found = products.find(({ product_id: id }: Body) => id === product);
  const option = found?.pricing_options.find(
    ({ pricing_model, currency, fixed_price }: Body) =>
      pricing_model === model && currency === 'USD' && (fixed_price === undefined) === (bid !== undefined),
  );
  demand(option !== undefined, `the product ${product} with a price by ${model} in dollars`, products.length);
  return option;
}

async function giveCreatives(agent: Agent, packages: readonly Bought[]): Promise<void> {
  const { formats } = await ask(agent, 'list_creative_formats', {});
  const synced = await ask(agent, 'sync_creatives', {
    account: LIVE_ACCOUNT,
    creatives: sales.map(({ creative }) => ({
      creative_id: creative.id,
      name: creative.id,
      format_id: formats.find(({ format_id: { id } }: Body) => id === creative.format)?.format_id,
      assets: creative.assets,
    })),
    assignments: packages.map(({ packageId, sale }) => ({
      creative_id: sale.creative.id,
      package_id: packageId,
    })),
  });
  demand(
    synced.creatives.every(({ status }: Body) => status === 'approved'),
    'creatives that are approved',
    synced,
  );
}

const STEP_MS = 200;

/** Waits until a condition holds. @throws {Error} naming what it waited for */
export async function settled(waitMs: number, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + waitMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited ${waitMs / 1000} seconds for ${what}`);
    await sleep(STEP_MS);
  }
}
