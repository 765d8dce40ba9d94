import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { readBuiltCreative, runBuiltCreative } from './creative.ts';
import { activateSignal, type ChosenSignals } from './signals.ts';
import { type Body, call, demand, read, refused, type Stage, sameBut } from './steps.ts';

export type { Body, Stage } from './steps.ts';

const BRAND = { domain: 'tidewaterceramics.example' };
const ACCOUNT = { brand: BRAND, operator: 'buyer.example', sandbox: true };
const DAY_MS = 24 * 3_600_000;
const EVENTS = 40;
const ORDER_VALUE = 80;
const BUDGET = 20_000;
const MORE_BUDGET = 24_000;

/** Plays a campaign from discovery to its last report. Throws on the first answer that is not as it has to be. */
export async function playCampaign(stage: Stage): Promise<Body> {
  const { step } = stage;
  const now = Date.parse(await timeOf(stage));
  await call(stage, 'sync_accounts', {
    accounts: [{ brand: BRAND, operator: ACCOUNT.operator, billing: 'operator', sandbox: true }],
  });
  step('account declared');
  const product = await discover(stage);
  const sources = await call(stage, 'sync_event_sources', {
    account: ACCOUNT,
    event_sources: [{ event_source_id: 'shop', name: 'Shop', event_types: ['purchase'] }],
  });
  demand(
    sources.event_sources?.some((one: Body) => one.event_source_id === 'shop'),
    'an event source',
    sources,
  );
  const signals = await activateSignal({
    account: ACCOUNT,
    call: (task, args) => call(stage, task, args),
    read: (task, args) => read(stage, task, args),
    demand,
    step,
  });
  const buy = await buyOnce(stage, product, { now, signals });
  await showSomething(stage, product, buy);
  await runBuiltCreative(stage, { account: ACCOUNT, brand: BRAND }, product, buy);
  await change(stage, buy);
  await stage.run(buy);
  await logPurchases(stage);
  const delivered = await readDelivery(stage, buy);
  await readBuiltCreative(stage, ACCOUNT, buy);
  await call(stage, 'provide_performance_feedback', {
    account: ACCOUNT,
    media_buy_id: buy.media_buy_id,
    measurement_period: { start: new Date(now).toISOString(), end: new Date(now + DAY_MS).toISOString() },
    performance_index: 1.2,
  });
  step('performance fed back');
  await stage.finish(buy);
  await readEnd(stage, buy);
  return delivered;
}

async function timeOf({ agent }: Stage): Promise<string> {
  const { timestamp } = (await agent.capabilities()) as Body;
  return timestamp;
}

async function discover(stage: Stage): Promise<Body> {
  const found = await call(stage, 'get_products', {
    brief: 'Display on news and food pages for a ceramics shop, United States, budget 20,000 USD',
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

async function buyOnce(stage: Stage, product: Body, { now, signals }: Around): Promise<Body> {
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

async function showSomething(stage: Stage, product: Body, buy: Body): Promise<void> {
  const format = product.formats[0];
  const creatives = ['spring-1', 'spring-2'].map((creative_id) => ({
    creative_id,
    name: `Spring ${creative_id}`,
    format_id: format.format_id,
    assets: Object.fromEntries(
      format.assets_required.map((slot: Body) => [slot.asset_id, sampleAsset(slot)]),
    ),
  }));
  const packages: string[] = buy.packages.map((one: Body) => one.package_id);
  const synced = await call(stage, 'sync_creatives', {
    account: ACCOUNT,
    creatives,
    assignments: packages.flatMap((package_id) =>
      creatives.map(({ creative_id }) => ({ creative_id, package_id })),
    ),
  });
  demand(
    synced.creatives.every((one: Body) => one.action === 'created'),
    'new creatives',
    synced,
  );
  const listed = await read(stage, 'list_creatives', { account: ACCOUNT });
  demand(listed.creatives.length === creatives.length, 'the creatives in the library', listed);
  const running = await current(stage, buy);
  demand(running.status === 'active', 'a buy that runs', running);
  stage.step('creatives attached, running');
}

/** An asset that fits what a slot asks for. */
export function sampleAsset({ asset_type, requirements = {} }: Body): Body {
  const { width, height, min_width, min_height } = requirements;
  const size = { width: width ?? min_width ?? 300, height: height ?? min_height ?? 250 };
  const duration =
    requirements.duration_ms ?? requirements.max_duration_ms ?? requirements.min_duration_ms ?? 15_000;
  const link = 'https://tidewaterceramics.example/spring';
  switch (asset_type) {
    case 'image':
      return { asset_type, url: `${link}.png`, ...size, format: 'png' };
    case 'video':
      return { asset_type, url: `${link}.mp4`, ...size, duration_ms: duration };
    case 'audio':
      return { asset_type, url: `${link}.mp3`, duration_ms: duration };
    case 'url':
      return { asset_type, url: link, url_type: 'clickthrough' };
    case 'html':
      return { asset_type, content: '<p>Spring glazes</p>' };
    default:
      return { asset_type, content: 'Spring glazes' };
  }
}

async function change(stage: Stage, buy: Body): Promise<void> {
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

async function logPurchases(stage: Stage): Promise<void> {
  const timestamp = await timeOf(stage);
  const events = Array.from({ length: EVENTS }, (_, at) => ({
    event_id: `order-${at}`,
    event_type: 'purchase',
    event_time: timestamp,
    user_match: { hashed_email: String(at).padStart(64, '0') },
    custom_data: { value: ORDER_VALUE, currency: 'USD' },
  }));
  const log = (list: object[]) =>
    call(stage, 'log_event', { account: ACCOUNT, event_source_id: 'shop', events: list });
  const logged = await log(events);
  demand(logged.events_processed === EVENTS, 'all events', logged);
  // Told again by a second system: counted once.
  await log(events.slice(0, EVENTS / 2));
  stage.step('conversions logged', { events: EVENTS });
}

async function readDelivery(stage: Stage, buy: Body): Promise<Body> {
  const answer = await read(stage, 'get_media_buy_delivery', {
    account: ACCOUNT,
    media_buy_ids: [buy.media_buy_id],
  });
  const [row] = answer.media_buy_deliveries;
  const books = checkBooks(row);
  demand(books.conversions === EVENTS, 'one conversion for each event', row);
  demand(books.spend <= MORE_BUDGET + BUDGET / 2, 'spend within the budget', row);
  stage.step('delivery read, the books balance', books);
  return answer;
}

/** Sums of the parts have to be the totals, to the cent. */
export function checkBooks({ totals, by_package }: Body): Body {
  const cents = (amount: number | undefined) => Math.round((amount ?? 0) * 100);
  const sum = (name: string) => by_package.reduce((all: number, one: Body) => all + (one[name] ?? 0), 0);
  const spent = by_package.reduce((all: number, one: Body) => all + cents(one.spend), 0);
  demand(spent === cents(totals.spend), 'spend of the packages', { totals, by_package });
  for (const name of ['impressions', 'clicks', 'conversions'])
    demand(sum(name) === (totals[name] ?? 0), `${name} of the packages`, { totals, by_package });
  for (const one of by_package) {
    const creatives = one.by_creative;
    if (creatives === undefined) continue;
    const parts = creatives.reduce((all: number, each: Body) => all + (each.impressions ?? 0), 0);
    demand(parts === one.impressions, 'impressions of the creatives', one);
  }
  const { impressions, clicks, conversions, spend } = totals;
  return { impressions, clicks, conversions, spend };
}

async function readEnd(stage: Stage, buy: Body): Promise<void> {
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

async function current(stage: Stage, { media_buy_id }: Body): Promise<Body> {
  const { media_buys } = await read(stage, 'get_media_buys', {
    account: ACCOUNT,
    media_buy_ids: [media_buy_id],
  });
  demand(media_buys.length === 1, 'the one buy', media_buys);
  return media_buys[0];
}
