import { ACCOUNT } from './brand.ts';
import { type Body, call, demand, read, type Stage, timeOf } from './steps.ts';

const EVENTS = 40;
const ORDER_VALUE = 80;

/** Logs purchases, some of them twice. */
export async function logPurchases(stage: Stage): Promise<void> {
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
  // Sent again by a second system, and counted once.
  await log(events.slice(0, EVENTS / 2));
  stage.step('conversions logged', { events: EVENTS });
}

/** Reads the delivery of the buy. */
export async function readDelivery(stage: Stage, buy: Body, mostSpend: number): Promise<Body> {
  const answer = await read(stage, 'get_media_buy_delivery', {
    account: ACCOUNT,
    media_buy_ids: [buy.media_buy_id],
  });
  const [row] = answer.media_buy_deliveries;
  const books = checkBooks(row);
  demand(books.conversions === EVENTS, 'one conversion for each event', row);
  demand(books.spend <= mostSpend, 'spend within the budget', row);
  stage.step('delivery read, the books balance', books);
  return answer;
}

/** Checks that the packages add up to the totals, to the cent. */
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
