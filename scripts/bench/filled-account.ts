import type { WholeBuy } from '../../src/domain/buys/buy-record.ts';
import { heldChanges } from '../../src/domain/buys/holds.ts';
import { changedNodes, nodesAbove } from '../../src/domain/held-tree.ts';
import { DAY_MS, MINUTE_MS } from '../../src/domain/text/instant.ts';
import { keepHolds } from '../../src/record/buys/held.ts';
import { openStore, type Store } from '../../src/store/open.ts';
import { type Copied, copyRows, generationsAfter } from './copied-rows.ts';
import { filling } from './fill.ts';
import { markOf } from './names.ts';

/** Rows of each kind that the store writes; each further generation of as many is copied from them. */
const GENERATION = 1_000;
const NODES_AT_ONCE = 1_000;
const FLIGHT_MS = 90 * DAY_MS;
const AUDIENCE = 'old';

export type Filling = { readonly now: number; readonly generation: number };

const nameOf = (number: number, generation = GENERATION): string =>
  `filled-${markOf(Math.floor(number / generation))}-${number % generation}`;
/** Id of a buy that fills an account. */
export const filledBuy = (number: number, generation = GENERATION): string =>
  `mb_${nameOf(number, generation)}`;

/**
 * Fills the account of a database that has one, with so many buys, creatives, members of an audience and logged events, which
 * are copies of those that calls have made. The store writes the first thousand; the others are copied from these by
 * statements over whole tables. No service may have the database open.
 *
 * @param source id of the event source of the events
 */
export async function fillAccount(
  databaseUrl: string,
  rows: number,
  source: string,
  { now, generation }: Filling = { now: Date.now(), generation: GENERATION },
): Promise<void> {
  if (rows > generation && rows % generation > 0)
    throw new Error(`${rows} rows are not a multiple of ${generation}`);
  const span = { first: 0, end: Math.min(rows, generation) };
  await withModel(databaseUrl, (store, model) => storeRows(store, { model, source, now, generation }, span));
  const others = generationsAfter(0, rows / generation);
  if (others.length === 0) return;
  await filling(databaseUrl, (filler) => copyRows(filler, 0, others, tablesOf(generation)));
  await withModel(databaseUrl, (store, model) =>
    hold(store, packagesOf(model, { first: generation, end: rows }, { now, generation })),
  );
}

type Span = { readonly first: number; readonly end: number };

async function withModel(
  databaseUrl: string,
  work: (store: Store, model: WholeBuy) => Promise<void>,
): Promise<void> {
  const store = await openStore(databaseUrl, { transactionLimitMs: 600_000 });
  try {
    const [row] = await store.read.mediaBuys.listEverybodys({}, 1);
    const model = row === undefined ? undefined : await store.read.mediaBuys.find(row);
    if (model === undefined) throw new Error('there is no buy to copy');
    await work(store, model);
  } finally {
    await store.close();
  }
}

const numbersIn = ({ first, end }: Span): number[] =>
  Array.from({ length: end - first }, (_, at) => first + at);

/** A buy with packages that each hold a share from a minute of their own on. */
function packagesOf(model: WholeBuy, span: Span, { now, generation }: Filling): WholeBuy {
  const packages = numbersIn(span).flatMap((number) => {
    const start = now + number * MINUTE_MS;
    const end = new Date(start + FLIGHT_MS);
    return model.packages.map((one) => ({
      ...one,
      id: `pkg_${nameOf(number, generation)}`,
      buyId: filledBuy(number, generation),
      sharePpm: 1,
      startAt: new Date(start),
      endAt: end,
      heldUntil: end,
    }));
  });
  return { ...model, packages };
}

type Model = Filling & { readonly model: WholeBuy; readonly source: string };

async function storeRows(store: Store, { model, source, ...filling }: Model, span: Span): Promise<void> {
  const [creative] = await store.read.creatives.listEverybodys({}, 1);
  if (creative === undefined) throw new Error('there is no creative to copy');
  const { principalId, accountId } = model;
  const buys = numbersIn(span).map((number) => ({
    ...packagesOf(model, { first: number, end: number + 1 }, filling),
    id: filledBuy(number, filling.generation),
    lookAt: null,
  }));
  const names = numbersIn(span).map((number) => nameOf(number, filling.generation));
  await store.transaction(async (tx) => {
    for (const one of buys) {
      await tx.mediaBuys.insert(one);
    }
    const parts = buys.flatMap(({ packages }) => packages);
    await tx.mediaBuys.putPackages(parts);
    await tx.mediaBuys.putTerms(parts.flatMap((one) => one.terms.map((terms, seq) => ({ one, seq, terms }))));
    await keepHolds(tx, null, packagesOf(model, span, filling));
    await tx.creatives.insertAll(names.map((id) => ({ ...creative, id })));
    await tx.audienceMembers.put(
      principalId,
      accountId,
      names.map((member) => ({ audienceId: AUDIENCE, member, identifiers: '{}', found: '[]' })),
    );
    const happenedAt = new Date(filling.now - 2 * DAY_MS);
    await tx.loggedEvents.insertAll(
      principalId,
      accountId,
      names.map((key) => ({
        key,
        sourceId: source,
        event: { event_id: key },
        isMatchable: true,
        credit: null,
        happenedAt,
      })),
      happenedAt,
    );
  });
}

/** What the store writes of a buy, a creative, a member and an event. The triggers of the tables count the copies. */
function tablesOf(generation: number): readonly Copied[] {
  const like = `%filled-${markOf(0)}-%`;
  const later = (column: string) => `t.${column} + g.place * ${generation * MINUTE_MS}`;
  const of = (table: string, key: string, ...marked: string[]): Copied => ({
    table,
    where: `${key} like '${like}'`,
    marked: [key, ...marked],
  });
  return [
    of('media_buys', 'id'),
    {
      ...of('media_buy_packages', 'buy_id', 'id'),
      own: { start_at: later('start_at'), end_at: later('end_at'), held_until: later('held_until') },
    },
    of('media_buy_terms', 'buy_id', 'package_id'),
    of('creatives', 'id'),
    of('audience_members', 'external_id'),
    of('logged_events', 'key', 'event'),
  ];
}

/** Adds what the packages hold to the trees of their products, which are sums that no row can be copied to. */
async function hold(store: Store, buy: WholeBuy): Promise<void> {
  for (const [productId, changes] of heldChanges(null, buy)) {
    const before = await store.read.heldInventory.nodes(buy, productId, nodesAbove(changes.keys()));
    const nodes = [...changedNodes(before, changes)];
    await store.transaction(async (tx) => {
      for (let at = 0; at < nodes.length; at += NODES_AT_ONCE)
        await tx.heldInventory.putNodes(buy, productId, new Map(nodes.slice(at, at + NODES_AT_ONCE)));
    });
  }
}
