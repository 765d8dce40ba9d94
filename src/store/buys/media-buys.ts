import type { Buy, BuyKey, WholeBuy } from '../../domain/buys/buy-record.ts';
import { type BuyStatus, openBuyStatuses } from '../../domain/buys/lifecycle/buy.ts';
import type { Position } from '../../domain/list-page.ts';
import { piecesOfAtMost } from '../../domain/rows-within.ts';
import { type Stored, sealedColumns } from '../engine/columns.ts';
import { countUpTo, MOST_COUNTED } from '../engine/counted.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { type Narrow, narrowed } from '../engine/row-filters.ts';
import { chunksOf, numberParam, param, statement } from '../engine/statement.ts';
import { buyTerms } from './buy-history.ts';
import { type BuySize, buyPackages } from './buy-packages.ts';
import { runningBuys } from './running-buys.ts';
import { buyColumns, countWithin, wholeBuys } from './whole-buys.ts';

type Buys = { principal_id: string; ids: string };

const insert = statement<Stored, { id: string }>((k) =>
  k('media_buys').insert(buyColumns.placeholders).onConflict(['principal_id', 'id']).ignore().returning('id'),
);
const update = statement<Stored, never>((k) =>
  k('media_buys')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .update(buyColumns.placeholders),
);
const trafficked = statement<{ principal_id: string; id: string; revision: number }, never>((k) =>
  k('media_buys')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .where('trafficked_revision', '<', param('revision'))
    .update({ trafficked_revision: param('revision') }),
);
const find = statement<Buys, Stored>((k, engine) =>
  k('media_buys')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'id', param('ids')))
    .select(buyColumns.names),
);
const accountsOf = statement<Buys, { id: string; account_id: string }>((k, engine) =>
  k('media_buys')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'id', param('ids')))
    // A column that no other index has: SQLite would prefer to go through all buys in an index that has the others.
    .select('id', 'account_id', 'sandbox'),
);
const revisionOf = statement<{ principal_id: string; id: string }, { revision: number }>((k) =>
  k('media_buys')
    .where({ principal_id: param('principal_id'), id: param('id') })
    .select('revision'),
);
const due = statement<{ now: number; limit: number }, { principal_id: string; id: string }>((k) =>
  k('media_buys')
    .where('look_at', '<=', param('now'))
    .orderBy('look_at')
    .limit(numberParam('limit'))
    .select('principal_id', 'id'),
);
const lookAgain = statement<Buys & { now: number }, never>((k, engine) =>
  k('media_buys')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'id', param('ids')))
    .whereIn('status', openBuyStatuses)
    .update({ look_at: param('now') }),
);
const hold = statement<Buys, { id: string }>((k, engine) =>
  k('media_buys')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'id', param('ids')))
    .orderBy('id')
    .forUpdate()
    .select('id'),
);
/** Buys that one statement holds or makes due: on SQLite it runs on the event loop. */
const LOOKS_AT_ONCE = 500;
/** Filter of a list; an absent field does not filter. */
export type BuyFilter = {
  /** Accounts of the principal; all of them when absent. */
  readonly accountIds?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly statuses?: readonly BuyStatus[] | undefined;
};

/** As many queries as a page may take. */
const MOST_PARTS = 40;

/** Filters of one account and one status each that together are the filter, if there are not too many. */
function partsOf(filter: BuyFilter): BuyFilter[] {
  const { accountIds, statuses, ids } = filter;
  const parts = (accountIds?.length ?? 1) * (statuses?.length ?? 1);
  if (ids !== undefined || parts === 0 || parts > MOST_PARTS) return [filter];
  return (accountIds ?? [undefined]).flatMap((account) =>
    (statuses ?? [undefined]).map((status) => ({
      accountIds: account === undefined ? undefined : [account],
      statuses: status === undefined ? undefined : [status],
    })),
  );
}

const newestFirst = (one: Stored, other: Stored): number =>
  Number(other.created_at) - Number(one.created_at) || (String(one.id) < String(other.id) ? 1 : -1);

const amongIds = {
  sqlite: 'id in (select value from json_each(?))',
  postgres: 'id = any(array(select json_array_elements_text(cast(? as json))))',
} as const;

/** Buys with their packages, the creatives assigned to the packages, and the terms that determine delivery. */
export function mediaBuys(db: Db) {
  return { ...buyReads(db), ...runningBuys(db), ...buyWrites(db) };
}

function filtered(db: Db, principalId: string, { accountIds, ids, statuses }: BuyFilter) {
  const query = db.k('media_buys').where('principal_id', principalId);
  if (accountIds !== undefined) query.whereIn('account_id', accountIds);
  // Passed as one parameter: a list of ids may be longer than the number of parameters that a statement allows.
  if (ids !== undefined) query.whereRaw(amongIds[db.engine], [JSON.stringify(ids)]);
  if (statuses !== undefined) query.whereIn('status', statuses);
  return query;
}

type PageAsk = { readonly after?: Position | null | undefined; readonly limit: number };

async function rowsAfter(
  db: Db,
  principalId: string,
  filter: BuyFilter,
  { after, limit }: PageAsk,
): Promise<Stored[]> {
  const found: Stored[] = [];
  for (const part of partsOf(filter)) {
    const query = filtered(db, principalId, part);
    if (after) query.whereRaw('(created_at, id) < (?, ?)', [...after]);
    const rows = await db.query<Stored>(
      query
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .select(buyColumns.names),
    );
    found.push(...rows);
  }
  return found.sort(newestFirst).slice(0, limit);
}

function buyReads(db: Db) {
  const buyRows = sealedColumns('media_buys', buyColumns, db.sealer);

  return {
    async find({ principalId, id }: BuyKey): Promise<WholeBuy | undefined> {
      const rows = await db.all(find, { principal_id: principalId, ids: JSON.stringify([id]) });
      return (await wholeBuys(db, principalId, rows))[0];
    },

    /** Account ids of the principal's buys among `ids`, by buy id. */
    async accountsOf(principalId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const found = new Map<string, string>();
      for (const chunk of chunksOf(ids)) {
        const given = { principal_id: principalId, ids: JSON.stringify(chunk) };
        for (const row of await db.all(accountsOf, given)) found.set(row.id, row.account_id);
      }
      return found;
    },

    /** Revision of the buy; undefined when the principal has no such buy. */
    async revisionOf({ principalId, id }: BuyKey): Promise<number | undefined> {
      return (await db.one(revisionOf, { principal_id: principalId, id }))?.revision;
    },

    /** The principal's buys among `ids`, in no particular order. */
    async findAll(principalId: string, ids: readonly string[]): Promise<WholeBuy[]> {
      if (ids.length === 0) return [];
      return wholeBuys(
        db,
        principalId,
        await db.all(find, { principal_id: principalId, ids: JSON.stringify(ids) }),
      );
    },

    /**
     * Up to `limit` buys after the position, newest first. Each account and status is an order of its own in an index:
     * a few of them are read one by one, so that none is read further than the page.
     */
    async page(principalId: string, filter: BuyFilter, { after, limit }: PageAsk): Promise<WholeBuy[]> {
      return wholeBuys(db, principalId, await rowsAfter(db, principalId, filter, { after, limit }));
    },

    /**
     * As `page`, but ends before the packages are more than `most` together, and after the first buy at the earliest.
     * `isCut` when buys were left out for that. Nothing but sizes has been read before `read` is called.
     */
    async pageWithin(
      principalId: string,
      filter: BuyFilter,
      { after, limit, most }: PageAsk & { readonly most: Partial<BuySize> },
    ): Promise<{ readonly isCut: boolean; read(): Promise<WholeBuy[]> }> {
      const rows = await rowsAfter(db, principalId, filter, { after, limit });
      if (rows.length === 0) return { isCut: false, read: async () => [] };
      const ids = rows.map(({ id }) => String(id));
      const sizes = await buyPackages(db).sizesOf(principalId, ids);
      const count = countWithin(ids, sizes, most);
      return {
        isCut: count < rows.length,
        read: () => wholeBuys(db, principalId, rows.slice(0, count), sizes),
      };
    },

    /** Number of buys that match; null when there are more than `most`. */
    count: (principalId: string, filter: BuyFilter, most = MOST_COUNTED): Promise<number | null> =>
      countUpTo(db, filtered(db, principalId, filter).select(db.k.raw('1 as one')), most),

    /** Buys of all principals, oldest first, for the operator. */
    async listEverybodys(filter: Narrow<BuyStatus>, limit: number): Promise<Buy[]> {
      const query = narrowed(db.k('media_buys'), filter, limit);
      return (await db.query<Stored>(query.select(buyColumns.names))).map(buyRows.read);
    },

    /** Keys of buys whose `lookAt` has passed, longest due first. */
    async due(now: Date, limit: number): Promise<BuyKey[]> {
      const rows = await db.all(due, { now: now.getTime(), limit });
      return rows.map(({ principal_id, id }) => ({ principalId: principal_id, id }));
    },
  };
}

function buyWrites(db: Db) {
  const buyRows = sealedColumns('media_buys', buyColumns, db.sealer);
  const packages = buyPackages(db);
  return {
    /** Locks the buy against other writers until this transaction ends. */
    lock: ({ principalId, id }: BuyKey) => lock(db, `media_buy:${principalId}:${id}`),

    /** Returns false when the principal already has a buy with this id. */
    async insert(buy: Buy): Promise<boolean> {
      return (await db.one(insert, buyRows.write(buy))) !== undefined;
    },

    async update(buy: Buy): Promise<void> {
      await db.run(update, buyRows.write(buy));
    },

    /**
     * Waits for writers of the rows of these buys, and keeps them waiting, until this transaction ends. Who decides
     * about a buy by the statuses of its creatives without having locked these must hold it before it reads: it would
     * else write over a look that became due meanwhile. Creatives must be changed or locked first. SQLite has only one
     * writer at a time.
     */
    async hold(principalId: string, ids: readonly string[]): Promise<void> {
      if (db.engine === 'sqlite') return;
      for (const some of piecesOfAtMost(ids, LOOKS_AT_ONCE))
        await db.all(hold, { principal_id: principalId, ids: JSON.stringify(some) });
    },

    /** Makes a look at these buys due, as far as they are not final. */
    async lookAgain(principalId: string, ids: readonly string[], now: Date): Promise<void> {
      const named = { principal_id: principalId, now: now.getTime() };
      for (const [at, some] of [...piecesOfAtMost(ids, LOOKS_AT_ONCE)].entries()) {
        if (at > 0) await db.nextTurn();
        await db.run(lookAgain, { ...named, ids: JSON.stringify(some) });
      }
    },

    /** Records that the platform has the orders of this revision, or of a later one. The caller must lock the buy. */
    async noteTrafficked({ principalId, id }: BuyKey, revision: number): Promise<void> {
      await db.run(trafficked, { principal_id: principalId, id, revision });
    },

    notePlatformRef: packages.notePlatformRef,
    putPackages: packages.put,
    putTerms: buyTerms(db).put,
    termsOfPackages: buyTerms(db).ofPackages,
  };
}
