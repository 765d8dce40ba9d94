import type { Place, Showing, ShowingPackage } from '../../domain/buys/judging/creative-places.ts';
import type { BuyStatus } from '../../domain/buys/lifecycle/buy.ts';
import type { CreativeKey } from '../../domain/creatives/creative.ts';
import { piecesOfAtMost, piecesWithin } from '../../domain/rows-within.ts';
import { liveAssignments } from '../creatives/creative-filter.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';

type Library = Pick<CreativeKey, 'principalId' | 'accountId'>;
type Named = { principal_id: string; account_id: string; ids: string };

type PlaceRow = {
  status: BuyStatus;
  paused: number;
  canceled: number;
  creative_deadline: number | null;
};
export type PackageRow = PlaceRow & { buy_id: string; package_id: string };
type Row = PackageRow & { creative_id: string; assigned_at: number };

const placeFields = 'b.status, p.paused, p.canceled, p.creative_deadline';
export const packageFields = `b.id as buy_id, p.id as package_id, ${placeFields}`;

/** Assignments that are counted from their rows: most creatives have few, and one statement finds those of all. */
const FEW = 1_000;
/** Creatives that one statement counts, and assignments that one statement joins: on SQLite it runs on the event loop. */
const COUNTED_AT_ONCE = 5;
const JOINED_AT_ONCE = 2_500;

const counts = statement<Named, { creative_id: string; count: number | string }>((k, engine) =>
  k('media_buy_assignments')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'creative_id', param('ids')))
    .groupBy('creative_id')
    .select('creative_id')
    .count({ count: '*' }),
);
const some = statement<Named & { limit: number }, { creative_id: string }>((k, engine) =>
  k('media_buy_assignments')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'creative_id', param('ids')))
    .limit(numberParam('limit'))
    .select('creative_id'),
);
const buysOf = statement<Named, { buy_id: string }>((k, engine) =>
  k('media_buy_assignments')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'creative_id', param('ids')))
    // Without an order: to have it, SQLite would go through all assignments of the principal.
    .distinct('buy_id'),
);
const live = (select: string, order = '') =>
  statement<Named, Row>((k, engine) =>
    k.raw(
      `select ${select} ${liveAssignments}
       where a.principal_id = :principal_id and a.account_id = :account_id and :named ${order}`,
      {
        ...params('principal_id', 'account_id'),
        named: inList(k, engine, 'a.creative_id', param('ids')),
      },
    ),
  );
const showing = live(
  `${packageFields}, a.creative_id, a.assigned_at`,
  'order by a.assigned_at, b.id, p.position',
);
const places = live(`distinct a.creative_id, ${placeFields}`);

const given = ({ principalId, accountId }: Library, ids: readonly string[]): Named => ({
  principal_id: principalId,
  account_id: accountId,
  ids: JSON.stringify(ids),
});

/** Where creatives of an account are assigned. A creative may be in thousands of packages, so they are read in turns. */
export function creativePlaces(db: Db) {
  async function* counted(library: Library, ids: readonly string[]) {
    const found = await db.all(some, { ...given(library, ids), limit: FEW + 1 });
    if (found.length <= FEW) {
      for (const [id, its] of Map.groupBy(found, (row) => row.creative_id)) yield { id, bytes: its.length };
      return;
    }
    for (const piece of piecesOfAtMost(ids, COUNTED_AT_ONCE)) {
      await db.nextTurn();
      // PostgreSQL returns counts as text.
      for (const { creative_id: id, count } of await db.all(counts, given(library, piece)))
        yield { id, bytes: Number(count) };
    }
  }

  /** Creatives that have assignments, in groups that together have a bounded number of them. */
  async function* groups(library: Library, ids: readonly string[]) {
    const assigned = [];
    for await (const one of counted(library, [...new Set(ids)])) assigned.push(one);
    for (const [at, group] of [...piecesWithin(assigned, JOINED_AT_ONCE)].entries()) {
      if (at > 0) await db.nextTurn();
      yield group.map(({ id }) => id);
    }
  }

  return {
    /** Number of packages that each creative is assigned to, whatever their status; a creative without any is absent. */
    async assignmentCounts(library: Library, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const found = new Map<string, number>();
      for await (const { id, bytes: count } of counted(library, [...new Set(ids)])) found.set(id, count);
      return found;
    },

    /** Ids of the buys that show one of the creatives, whatever their status, in order. */
    async buysShowing(library: Library, ids: readonly string[]): Promise<string[]> {
      const found = new Set<string>();
      for await (const group of groups(library, ids))
        for (const row of await db.all(buysOf, given(library, group))) found.add(row.buy_id);
      return [...found].sort();
    },

    /**
     * The kinds of packages that show the creatives, each kind once, without canceled packages and without canceled or
     * rejected buys.
     */
    async placesOf(
      library: Library,
      ids: readonly string[],
    ): Promise<(Place & { readonly creativeId: string })[]> {
      const found = [];
      for await (const group of groups(library, ids))
        for (const row of await db.all(places, given(library, group)))
          found.push({ ...placeOf(row), creativeId: row.creative_id });
      return found;
    },

    /** Assignments of creatives, oldest first for each, without canceled packages and without canceled or rejected buys. */
    async showing(library: Library, ids: readonly string[]): Promise<Showing[]> {
      const found = [];
      for await (const group of groups(library, ids))
        for (const row of await db.all(showing, given(library, group)))
          found.push({
            ...packageOf(row),
            accountId: library.accountId,
            creativeId: row.creative_id,
            assignedAt: new Date(row.assigned_at),
          });
      return found;
    },
  };
}

const placeOf = (row: PlaceRow): Place => ({
  buyStatus: row.status,
  paused: row.paused === 1,
  canceled: row.canceled === 1,
  creativeDeadline: row.creative_deadline === null ? null : new Date(row.creative_deadline),
});

export const packageOf = (row: PackageRow): ShowingPackage => ({
  ...placeOf(row),
  buyId: row.buy_id,
  packageId: row.package_id,
});
