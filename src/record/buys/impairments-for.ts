import type { WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import { type Impairment, impairmentsOf, type Needed } from '../../domain/buys/impairments.ts';
import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import { isRefused } from '../../domain/buys/placed-package.ts';
import { healthOf } from '../../domain/events/source.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import type { Tables } from '../../store/index.ts';

/** State of one thing that packages name by its key. */
type Thing = Omit<Needed, 'packageIds'> & { readonly key: string };
/** Keys of the things of one type that a package needs. */
type NeedsOf = (one: WholePackage) => readonly string[];
type Kind = { readonly needs: NeedsOf; readonly load: Load };
type Load = (keys: readonly string[], account: OfAccount) => Promise<readonly Thing[]>;
type OfAccount = {
  readonly store: Tables;
  readonly principalId: string;
  readonly accountId: string;
  readonly now: Date;
};

const creatives: Kind = {
  needs: ({ assignments }) => assignments.map(({ creativeId }) => creativeId),
  async load(ids, { store, principalId, accountId }) {
    const found = await store.creatives.listStandings(principalId, accountId, ids);
    return found.map(({ id, status, updatedAt, review }) => ({
      type: 'creative',
      key: id,
      id,
      state: status,
      since: updatedAt,
      reasonCode: review.reason_code,
      reason: review.rejection_reason ?? review.reason_detail,
    }));
  },
};

const audiences: Kind = {
  needs: ({ details: { targeting_overlay: targeting } }) => [
    ...(targeting?.audience_include ?? []),
    ...(targeting?.audience_exclude ?? []),
  ],
  async load(keys, { store, principalId, accountId }) {
    const found = await store.audiences.some(principalId, accountId, keys);
    return found.map(({ id, status, statusAt, reason }) => ({
      type: 'audience',
      key: id,
      id,
      state: status,
      since: statusAt,
      reasonCode: reason ?? undefined,
    }));
  },
};

const eventSources: Kind = {
  needs: ({ details: { optimization_goals: goals = [] } }) =>
    goals.flatMap((goal) =>
      goal.kind === 'event' ? goal.event_sources.map(({ event_source_id: id }) => id) : [],
    ),
  async load(keys, { store, principalId, accountId, now }) {
    const found = await store.loggedEvents.counts({ principalId, accountId }, keys, now);
    // A source that never received an event is missing from `counts`, so it does not count as out of service.
    return found.map(({ sourceId: id, received, matchable, lastDay, lastAt }) => ({
      type: 'event_source',
      key: id,
      id,
      state: healthOf({ lastDay, matchRate: matchable / received, hasEvents: received > 0 }),
      since: new Date(lastAt.getTime() + DAY_MS),
    }));
  },
};

const itemKey = (catalogId: string, itemId: string): string => JSON.stringify([catalogId, itemId]);

/**
 * A package needs only the items that it names. A package that names a whole catalog shows whatever the catalog
 * has.
 */
const catalogItems: Kind = {
  needs: ({ details: { catalogs = [] } }) =>
    catalogs.flatMap(({ catalog_id: catalogId, ids = [] }) =>
      catalogId === undefined ? [] : ids.map((id) => itemKey(catalogId, id)),
    ),
  async load(keys, { store, principalId, accountId }) {
    const named = Map.groupBy(
      keys.map((key) => JSON.parse(key) as [string, string]),
      ([catalogId]) => catalogId,
    );
    const things = [];
    for (const { id: catalogId, updatedAt } of await store.buyerCatalogs.list(principalId, accountId)) {
      const ids = (named.get(catalogId) ?? []).map(([, id]) => id);
      const items = await store.buyerCatalogs.named({ principalId, accountId, id: catalogId }, ids);
      for (const { id, status, reasons } of items)
        things.push({
          type: 'catalog_item' as const,
          key: itemKey(catalogId, id),
          id,
          state: status,
          since: updatedAt,
          reason: reasons[0],
        });
    }
    return things;
  },
};

const kinds: readonly Kind[] = [creatives, audiences, eventSources, catalogItems];

/**
 * Impairments of buys of one principal, by buy: things that a buy needs and that are out of service. Final buys
 * are left out.
 */
export async function impairmentsFor(
  store: Tables,
  buys: readonly WholeBuy[],
  now: Date,
): Promise<ReadonlyMap<string, readonly Impairment[]>> {
  const needed = new Map<string, Needed[]>();
  const live = buys.filter(({ status }) => !isFinalBuy(status));
  for (const [accountId, ofAccount] of Map.groupBy(live, (buy) => buy.accountId)) {
    const [{ principalId }] = ofAccount as [WholeBuy];
    for (const { needs, load } of kinds) {
      const keys = new Set(ofAccount.flatMap(({ packages }) => packages.flatMap(needs)));
      if (keys.size === 0) continue;
      const things = await load([...keys], { store, principalId, accountId, now });
      for (const buy of ofAccount) {
        const its = needed.get(buy.id) ?? [];
        needed.set(buy.id, [...its, ...neededBy(buy, needs, things)]);
      }
    }
  }
  const refused = await refusedThere(store, live);
  return new Map(
    live.map((buy) => {
      const its = needed.get(buy.id) ?? [];
      const own = new Set(its.map(({ type, id, state }) => JSON.stringify([type, id, state])));
      const more = refused(buy).filter(({ type, id, state }) => !own.has(JSON.stringify([type, id, state])));
      return [buy.id, impairmentsOf(buy, [...its, ...more])];
    }),
  );
}

/** Creatives that the ad server does not show in packages of buys, whatever the library says of them. */
async function refusedThere(
  store: Tables,
  buys: readonly WholeBuy[],
): Promise<(buy: WholeBuy) => readonly Needed[]> {
  const real = buys.filter(({ sandbox }) => !sandbox);
  const [first] = real;
  if (first === undefined) return () => [];
  const rows = await store.adServerPackages.ofBuys(
    first.principalId,
    real.map(({ id }) => id),
  );
  const ofBuy = Map.groupBy(rows, ({ buyId }) => buyId);
  return (buy) => {
    const shown = new Set(
      buy.packages.flatMap(({ id, canceled, assignments }) =>
        canceled ? [] : assignments.map(({ creativeId }) => JSON.stringify([id, creativeId])),
      ),
    );
    const found = (ofBuy.get(buy.id) ?? []).flatMap(({ packageId, creatives: judged, changedAt }) =>
      judged
        .filter((one) => isRefused(one) && shown.has(JSON.stringify([packageId, one.creative_id])))
        .map(({ creative_id: id, reason }) => ({ id, packageId, since: changedAt, reason })),
    );
    return [...Map.groupBy(found, ({ id }) => id)].map(([id, same]) => ({
      type: 'creative',
      id,
      state: 'rejected',
      packageIds: same.map(({ packageId }) => packageId),
      since: same[0]?.since ?? buy.updatedAt,
      reason: same[0]?.reason,
    }));
  };
}

/** The things that packages of a buy need, each with these packages. Each package is asked once: it may need hundreds. */
function neededBy(buy: WholeBuy, needs: NeedsOf, things: readonly Thing[]): Needed[] {
  const packagesOf = new Map<string, string[]>();
  for (const one of buy.packages)
    if (!one.canceled)
      for (const key of new Set(needs(one))) {
        const ids = packagesOf.get(key);
        if (ids === undefined) packagesOf.set(key, [one.id]);
        else ids.push(one.id);
      }
  return things.flatMap(({ key, ...thing }) => {
    const packageIds = packagesOf.get(key);
    return packageIds === undefined ? [] : [{ ...thing, packageIds }];
  });
}
