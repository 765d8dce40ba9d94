import type { AttributeGroup } from '../../ad-server/attribution.ts';
import type { DeliveryAddition, PackageOrder, Platform } from '../../ad-server/port.ts';
import type { WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import type { AdditionRecord } from '../../domain/events/addition.ts';
import {
  type Claimant,
  type CreditedEvent,
  type EventClaim,
  type EventWindow,
  eventClaims,
  worthOf,
} from '../../domain/events/attribution.ts';
import { type LoggedEvent, OLDEST_EVENT_MS } from '../../domain/events/event.ts';
import { hoursFrom } from '../../domain/events/hourly-sums.ts';
import { SECOND_MS } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';
import { additionOf } from '../buys/delivered.ts';
import { orderOf } from '../buys/orders.ts';

const PAGE = 200;
/** Maximum time between an event and its cause. */
const LONGEST_WINDOW_MS = OLDEST_EVENT_MS;

/** Pairs of an event and a package that are processed between two turns of the event loop: a few milliseconds. */
const PAIRS = 2_000;
/** Pairs that are in memory at a time. */
const MOST_PAIRS = 200_000;

type Keyed = { readonly event: LoggedEvent; readonly key: string };

/**
 * Buys of an account that can be credited with events that are accepted now. What the account bought long ago is not read.
 */
export async function claimingBuys(
  store: Tables,
  { principalId, accountId }: { readonly principalId: string; readonly accountId: string },
  now: Date,
): Promise<readonly WholeBuy[]> {
  const buys: WholeBuy[] = [];
  const start = new Date(now.getTime() - OLDEST_EVENT_MS - LONGEST_WINDOW_MS);
  for await (const page of store.mediaBuys.running({ principalId, accountId }, { start, end: now }, PAGE))
    buys.push(...page);
  buys.sort(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
  );
  return buys;
}

/**
 * The package that is credited with each event, by the key of the event; at most one package each. Events that the
 * same packages claim in the same way are sent to the platform together.
 */
export async function creditEvents(
  platform: Platform,
  store: Pick<Tables, 'deliveryAdditions' | 'nextTurn'>,
  buys: readonly WholeBuy[],
  events: readonly Keyed[],
  { sourceId, declared }: Crediting,
): Promise<ReadonlyMap<string, CreditedEvent>> {
  const packages = buys.flatMap((buy) =>
    buy.packages.map((one) => ({
      one,
      order: orderOf(buy, one),
      claimOf: eventClaims(claimantOf(buy, one), sourceId, declared),
    })),
  );
  const places = new Map(packages.map(({ order }, at) => [ownerKey(order), at]));
  const credited = new Map<string, CreditedEvent>();
  const most = Math.max(1, Math.floor(MOST_PAIRS / Math.max(1, packages.length)));
  for (let start = 0; start < events.length; start += most) {
    const piece = events.slice(start, start + most);
    const groups = await groupedByClaims(packages, piece, store.nextTurn);
    const asked = groups.map((group) => askedFor(group, packages));
    await store.nextTurn();
    const answer = await platform.attribute({
      groups: asked,
      orders: packages.map(({ order }) => order),
      additions: await touching(store, buys, asked),
    });
    if (!answer.ok) throw new Error(`the platform attributes nothing: ${answer.code}, ${answer.reason}`);
    for (const { claims, events: claimed } of groups) {
      for (const { key, event } of claimed) {
        const credit = answer.credits.get(key);
        const at = credit === undefined ? -1 : (places.get(ownerKey(credit)) ?? -1);
        const claim = claims.get(at);
        if (credit === undefined || claim === undefined) continue;
        credited.set(key, {
          at: new Date(event.event_time),
          buyId: credit.buy_id,
          packageId: credit.package_id,
          creativeId: credit.creative_id,
          value: worthOf(event, claim, packages[at]?.one.option.currency ?? ''),
        });
      }
    }
  }
  return credited;
}

const askedFor = (
  { claims, events }: Group,
  packages: readonly { readonly order: PackageOrder }[],
): AttributeGroup => ({
  events: events.map(({ key, event }) => ({ event_key: key, at: new Date(event.event_time) })),
  candidates: [...claims].flatMap(([at, { clickSeconds, viewSeconds }]) => {
    const order = packages[at]?.order;
    return order === undefined
      ? []
      : [{ order, post_click_seconds: clickSeconds, post_view_seconds: viewSeconds }];
  }),
});

/**
 * Clicks and impressions that were added to buys in the windows of events. Only the test controller adds any, and from then
 * on the buy delivers nothing by itself: additions of other buys are credited events, which no event is attributed to.
 */
async function touching(
  { deliveryAdditions }: Pick<Tables, 'deliveryAdditions'>,
  buys: readonly WholeBuy[],
  asked: readonly AttributeGroup[],
): Promise<readonly DeliveryAddition[]> {
  const windows = new Map<string, { start: number; end: number }>();
  for (const { events, candidates } of asked) {
    const times = events.map(({ at }) => at.getTime());
    const first = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
    const last = times.reduce((most, time) => Math.max(most, time), Number.NEGATIVE_INFINITY);
    for (const { order, post_click_seconds: click, post_view_seconds: view } of candidates) {
      if (order.silent !== true) continue;
      const known = windows.get(order.buy_id) ?? { start: first, end: last };
      known.start = Math.min(known.start, first - Math.max(click, view) * SECOND_MS);
      known.end = Math.max(known.end, last);
      windows.set(order.buy_id, known);
    }
  }
  const found: DeliveryAddition[] = [];
  for (const buy of buys) {
    const window = windows.get(buy.id);
    if (window === undefined) continue;
    // Nothing was added before the buy was made, however long the window is.
    const hours = hoursFrom(new Date(Math.max(window.start, buy.createdAt.getTime())), new Date(window.end));
    for await (const held of deliveryAdditions.during(buy, hours))
      for (const { addition } of held) if (isTouch(addition)) found.push(additionOf(addition));
  }
  return found;
}

const isTouch = ({ counts: { clicks = 0, impressions = 0 } }: AdditionRecord): boolean =>
  clicks > 0 || impressions > 0;

type Group = { claims: ReadonlyMap<number, EventClaim>; events: Keyed[] };
type Crediting = { readonly sourceId: string; readonly declared: readonly EventWindow[] | undefined };

/** Events by the packages that claim them; those that no package claims are left out. */
async function groupedByClaims(
  packages: readonly { readonly claimOf: ReturnType<typeof eventClaims> }[],
  events: readonly Keyed[],
  nextTurn: () => Promise<void>,
): Promise<readonly Group[]> {
  const groups = new Map<string, Group>();
  let pairs = 0;
  for (const keyed of events) {
    pairs += packages.length;
    if (pairs > PAIRS) {
      pairs = 0;
      await nextTurn();
    }
    const claims = new Map<number, EventClaim>();
    for (const [at, { claimOf }] of packages.entries()) {
      const claim = claimOf(keyed.event);
      if (claim !== null) claims.set(at, claim);
    }
    if (claims.size === 0) continue;
    const key = JSON.stringify([...claims].map(([at, claim]) => [at, ...Object.values(claim)]));
    const group = groups.get(key) ?? { claims, events: [] };
    group.events.push(keyed);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const ownerKey = ({ buy_id, package_id }: { readonly buy_id: string; readonly package_id: string }) =>
  JSON.stringify([buy_id, package_id]);

/** The package as events are attributed to it. */
export const claimantOf = (buy: WholeBuy, { startAt, endAt, details, product }: WholePackage): Claimant => ({
  flight: { start: startAt ?? buy.startAt, end: endAt ?? buy.endAt },
  goals: details.optimization_goals ?? [],
  reportsConversions: product.reporting_capabilities?.available_metrics.includes('conversions') ?? true,
  isSellerCounted: product.conversion_tracking?.platform_managed === true,
});
