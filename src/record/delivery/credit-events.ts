import type { Credit } from '../../ad-server/attribution.ts';
import type { Platform } from '../../ad-server/port.ts';
import type { WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import type { AdditionRecord } from '../../domain/events/addition.ts';
import {
  type Claimant,
  type CreditedEvent,
  type EventClaim,
  type EventWindow,
  eventClaim,
  worthOf,
} from '../../domain/events/attribution.ts';
import { type LoggedEvent, OLDEST_EVENT_MS } from '../../domain/events/event.ts';
import type { Tables } from '../../store/index.ts';
import { additionOf } from '../buys/delivered.ts';
import { orderOf } from '../buys/orders.ts';

const PAGE = 200;
/** Maximum time between an event and its cause. */
const LONGEST_WINDOW_MS = OLDEST_EVENT_MS;

/** Pairs of an event and a package that are processed between two turns of the event loop: a few milliseconds. */
const PAIRS = 2_000;
/** Maximum number of such pairs in one question to the platform. */
const ATTRIBUTED = 1_000;

type Keyed = { readonly event: LoggedEvent; readonly key: string };
type Seen = {
  readonly buys: readonly WholeBuy[];
  readonly additions: readonly AdditionRecord[];
};

/**
 * Buys of an account that can be credited with events that are accepted now, with the additions for them. What the account
 * bought long ago is not read.
 */
export async function claimingBuys(
  store: Tables,
  { principalId, accountId }: { readonly principalId: string; readonly accountId: string },
  now: Date,
): Promise<Seen> {
  const buys: WholeBuy[] = [];
  const start = new Date(now.getTime() - OLDEST_EVENT_MS - LONGEST_WINDOW_MS);
  for await (const page of store.mediaBuys.running({ principalId, accountId }, { start, end: now }, PAGE))
    buys.push(...page);
  buys.sort(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
  );
  const additions = await store.deliveryAdditions.list(
    principalId,
    buys.map(({ id }) => id),
  );
  return { buys, additions };
}

/**
 * The package that is credited with each event, by the key of the event; at most one package each. Events that the
 * same packages claim in the same way are sent to the platform together.
 */
export async function creditEvents(
  platform: Platform,
  { buys, additions }: Seen,
  events: readonly Keyed[],
  { sourceId, declared, nextTurn }: Crediting,
): Promise<ReadonlyMap<string, CreditedEvent>> {
  const packages = buys.flatMap((buy) =>
    buy.packages.map((one) => ({ buy, one, order: orderOf(buy, one), claimant: claimantOf(buy, one) })),
  );
  const groups = await groupedByClaims(packages, events, { sourceId, declared, nextTurn });
  const credited = new Map<string, CreditedEvent>();
  for (const { claims, events: asked } of groups.values()) {
    const claiming = new Set([...claims.keys()].map((at) => packages[at]?.buy));
    // The additions of a buy are distributed over all of its packages, so all of them must be named.
    const named = packages.flatMap(({ buy, order, one }, at) =>
      claiming.has(buy) ? [{ order, one, claim: claims.get(at) }] : [],
    );
    const names = new Set(named.map(({ order }) => order.buy_id));
    const owners = new Map(named.map((one) => [ownerKey(one.order), one]));
    const candidates = named.map(({ order, claim }) => ({
      order,
      post_click_seconds: claim?.clickSeconds ?? 0,
      post_view_seconds: claim?.viewSeconds ?? 0,
    }));
    const theirs = additions.filter(({ buy_id: id }) => names.has(id)).map(additionOf);
    const credits = await attributed(platform, asked, { candidates, additions: theirs, nextTurn });
    for (const [at, { key, event }] of asked.entries()) {
      const credit = credits[at];
      const owner = credit == null ? undefined : owners.get(ownerKey(credit));
      if (credit == null || owner?.claim === undefined) continue;
      credited.set(key, {
        at: new Date(event.event_time),
        buyId: credit.buy_id,
        packageId: credit.package_id,
        creativeId: credit.creative_id,
        value: worthOf(event, owner.claim, owner.one.option.currency),
      });
    }
  }
  return credited;
}

type Group = { claims: ReadonlyMap<number, EventClaim>; events: Keyed[] };
type Crediting = {
  readonly sourceId: string;
  readonly declared: readonly EventWindow[] | undefined;
  readonly nextTurn: () => Promise<void>;
};

/** Events by the packages that claim them; those that no package claims are left out. */
async function groupedByClaims(
  packages: readonly { readonly claimant: ReturnType<typeof claimantOf> }[],
  events: readonly Keyed[],
  { sourceId, declared, nextTurn }: Crediting,
): Promise<ReadonlyMap<string, Group>> {
  const groups = new Map<string, Group>();
  let pairs = 0;
  for (const keyed of events) {
    pairs += packages.length;
    if (pairs > PAIRS) {
      pairs = 0;
      await nextTurn();
    }
    const claims = new Map<number, EventClaim>();
    for (const [at, { claimant }] of packages.entries()) {
      const claim = eventClaim(claimant, keyed.event, sourceId, declared);
      if (claim !== null) claims.set(at, claim);
    }
    if (claims.size === 0) continue;
    const key = JSON.stringify([...claims].map(([at, claim]) => [at, ...Object.values(claim)]));
    const group = groups.get(key) ?? { claims, events: [] };
    group.events.push(keyed);
    groups.set(key, group);
  }
  return groups;
}

/** What the platform credits each event to, asked in pieces of limited work. */
async function attributed(
  platform: Platform,
  asked: readonly Keyed[],
  {
    candidates,
    additions,
    nextTurn,
  }: Required<Pick<Parameters<Platform['attribute']>[0], 'candidates' | 'additions'>> &
    Pick<Crediting, 'nextTurn'>,
): Promise<readonly (Credit | null)[]> {
  const credits: (Credit | null)[] = [];
  const most = Math.max(1, Math.floor(ATTRIBUTED / candidates.length));
  for (let start = 0; start < asked.length; start += most) {
    await nextTurn();
    const answer = await platform.attribute({
      events: asked
        .slice(start, start + most)
        .map(({ key, event }) => ({ event_key: key, at: new Date(event.event_time) })),
      candidates,
      additions,
    });
    if (!answer.ok) throw new Error(`the platform attributes nothing: ${answer.code}, ${answer.reason}`);
    credits.push(...answer.credits);
  }
  return credits;
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
