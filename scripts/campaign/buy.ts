import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '../../src/domain/text/instant.ts';
import { ACCOUNT, BRAND } from './brand.ts';
import { checkBooks } from './delivery.ts';
import type { ChosenSignals } from './signals.ts';
import { type Body, call, demand, read, refused, type Stage, sameBut } from './steps.ts';

const BUDGET = 20_000;
const MORE_BUDGET = 24_000;
/** Maximum cost of the buy after its change. */
export const WHOLE_BUDGET = MORE_BUDGET + BUDGET / 2;

/** Finds a product with a price in dollars, and its formats. */
export async function discover(stage: Stage): Promise<Body> {
  const found = await call(stage, 'get_products', {
    brief: 'Display on news and food pages for a shop of cast-iron pans, United States, budget 20,000 USD',
    brand: BRAND,
    account: ACCOUNT,
    filters: { channels: ['display'], delivery_type: 'non_guaranteed' },
  });
  const product = found.products?.find((one: Body) => optionOf(one) !== undefined);
  demand(product !== undefined, 'a product that is priced in dollars', found);
  const { formats } = await read(stage, 'list_creative_formats', { format_ids: product.format_ids });
  demand(formats.length === product.format_ids.length, 'every format of the product', formats);
  stage.step('products found', { best: product.product_id, of: found.products.length });
  return { ...product, formats };
}

const optionOf = ({ pricing_options }: Body): Body =>
  pricing_options.find((one: Body) => one.currency === 'USD' && one.pricing_model === 'cpm');

type Around = { readonly now: number; readonly signals: ChosenSignals };

/**
 * Creates a buy. Checks that an inactive signal is refused, that a repeated request is replayed, and that another
 * request with the same key is refused.
 */
export async function buyOnce(stage: Stage, product: Body, { now, signals }: Around): Promise<Body> {
  const option = optionOf(product);
  const request = {
    idempotency_key: randomUUID(),
    account: ACCOUNT,
    brand: BRAND,
    start_time: 'asap',
    end_time: new Date(now + 10 * DAY_MS).toISOString(),
    packages: [BUDGET, BUDGET / 2].map((budget, at) => ({
      product_id: product.product_id,
      pricing_option_id: option.pricing_option_id,
      budget,
      ...(option.fixed_price === undefined ? { bid_price: 2 * option.floor_price } : {}),
      targeting_overlay:
        at === 0
          ? { geo_countries: ['US'], signal_targeting_groups: signals.active }
          : { geo_countries: ['GB', 'CA'] },
      optimization_goals: [
        { kind: 'event', event_sources: [{ event_source_id: 'shop', event_type: 'purchase' }], priority: 1 },
      ],
      context: { line: at },
    })),
    context: { campaign: 'spring' },
    ...(stage.reports === undefined
      ? {}
      : { reporting_webhook: { url: stage.reports.url, reporting_frequency: 'daily' } }),
  };
  const unaimed = await refused(stage, 'create_media_buy', {
    ...request,
    idempotency_key: randomUUID(),
    packages: request.packages.map((one) => ({
      ...one,
      targeting_overlay: { signal_targeting_groups: signals.inactive },
    })),
  });
  demand(
    unaimed.code === 'INVALID_REQUEST' && unaimed.message.includes('is not active'),
    'a signal that is not active refused by name',
    unaimed,
  );
  const buy = await call(stage, 'create_media_buy', request);
  demand(buy.revision === 1 && buy.packages?.length === 2, 'a new buy', buy);
  demand(isDeepStrictEqual(buy.packages[1].context, { line: 1 }), 'context of the package', buy);
  const again = await call(stage, 'create_media_buy', request);
  demand(again.replayed === true && sameBut(again, buy, ['replayed', 'timestamp']), 'a replay', again);
  const error = await refused(stage, 'create_media_buy', {
    ...request,
    end_time: new Date(now + 9 * DAY_MS).toISOString(),
  });
  demand(error.code === 'IDEMPOTENCY_CONFLICT', 'a conflict', error);
  const { media_buys: kept } = await read(stage, 'get_media_buys', {
    account: ACCOUNT,
    media_buy_ids: [buy.media_buy_id],
  });
  demand(kept[0]?.status === 'pending_creatives', 'a buy that waits for creatives', kept);
  stage.step('bought, replayed, conflict refused', { media_buy_id: buy.media_buy_id });
  return buy;
}

/** Raises a budget, checks that a stale change is refused, pauses and resumes. */
export async function change(stage: Stage, buy: Body): Promise<void> {
  const before = await current(stage, buy);
  const [first] = before.packages;
  const update = (more: object) =>
    call(stage, 'update_media_buy', { account: ACCOUNT, media_buy_id: buy.media_buy_id, ...more });
  const raised = await update({
    revision: before.revision,
    packages: [{ package_id: first.package_id, budget: MORE_BUDGET }],
  });
  demand(raised.revision === before.revision + 1, 'the next revision', raised);
  demand(raised.affected_packages?.[0]?.budget === MORE_BUDGET, 'the new budget', raised);
  const stale = await refused(stage, 'update_media_buy', {
    account: ACCOUNT,
    media_buy_id: buy.media_buy_id,
    revision: before.revision,
    paused: true,
  });
  demand(stale.code === 'CONFLICT', 'a stale revision', stale);
  await update({ paused: true });
  const paused = await current(stage, buy);
  demand(paused.status === 'paused' && paused.valid_actions.includes('resume'), 'a pause', paused);
  await update({ paused: false });
  demand((await current(stage, buy)).status === 'active', 'a buy that runs again');
  stage.step('budget raised, stale change refused, paused, resumed', { budget: MORE_BUDGET });
}

/** Reads the buy after its end, when it accepts no change. */
export async function readEnd(stage: Stage, buy: Body): Promise<void> {
  const ended = await current(stage, buy);
  demand(ended.status === 'completed' && ended.valid_actions.length === 0, 'an end', ended);
  const late = await refused(stage, 'update_media_buy', {
    account: ACCOUNT,
    media_buy_id: buy.media_buy_id,
    paused: true,
  });
  demand(['INVALID_STATE', 'ACTION_NOT_ALLOWED'].includes(late.code), 'a change that comes too late', late);
  const { media_buy_deliveries: rows } = await read(stage, 'get_media_buy_delivery', {
    account: ACCOUNT,
    media_buy_ids: [buy.media_buy_id],
  });
  stage.step('finished', checkBooks(rows[0]));
}

export async function current(stage: Stage, { media_buy_id }: Body): Promise<Body> {
  const { media_buys } = await read(stage, 'get_media_buys', {
    account: ACCOUNT,
    media_buy_ids: [media_buy_id],
  });
  demand(media_buys.length === 1, 'the one buy', media_buys);
  return media_buys[0];
}
