import type { Knex } from 'knex';
import type { Db } from '../engine/database.ts';
import { StoreError } from '../engine/errors.ts';
import { Mutex } from '../engine/mutex.ts';
import { containsPattern } from '../engine/row-filters.ts';
import { keepingCounts, walkWhole } from '../engine/whole-tables.ts';
import { FOUND, type FoundProperty } from './found-properties.ts';
import type { PropertySource } from './properties.ts';

type PropertyPage = { search?: string; source?: PropertySource; limit: number; offset: number };
/** Number of matching active properties by source. */
type Counts = ReadonlyMap<PropertySource, number>;
type Page = { readonly properties: FoundProperty[]; readonly counts: Counts };

/** Rows that one statement passes over; pages further on are found in pieces. */
const FURTHEST = 5_000;

const WHOLE = {
  table: 'properties',
  order: ['publisher_domain', 'key'],
  columns: ['rid', 'publisher_domain', 'key', 'status', 'source', 'search_text'],
};
const ORDER = WHOLE.order.map((column) => ({ column }));
/**
 * The expression keeps SQLite from the index by status, with which each piece would read all properties of a publisher, and
 * each page sort them.
 */
const ACTIVE = "status || '' = 'active'";

/** Searches of one share that wait or run. */
const MOST_SEARCHES = 32;

/** The searches of each handle: one runs at a time, so that they leave room for other requests, and callers take turns. */
type Searches = { readonly line: Mutex; readonly numbers: Map<string | null, number> };
const searches = new WeakMap<Db, Searches>();

/** Runs a search when it is its caller's turn. @throws {StoreError} busy when too many of the caller wait */
async function inTurn<T>(db: Db, search: () => Promise<T>): Promise<T> {
  const { line, numbers } = searches.get(db) ?? { line: new Mutex(), numbers: new Map() };
  searches.set(db, { line, numbers });
  const share = db.share();
  const number = numbers.get(share) ?? 0;
  if (number >= MOST_SEARCHES)
    throw new StoreError('busy', `${MOST_SEARCHES} searches of properties wait already`);
  numbers.set(share, number + 1);
  try {
    return await line.run(search, share);
  } finally {
    const left = (numbers.get(share) ?? 1) - 1;
    if (left === 0) numbers.delete(share);
    else numbers.set(share, left);
  }
}

const countsOf = (db: Db, rows: Knex.QueryBuilder) =>
  db.query<{ source: PropertySource; count: number | string }>(
    rows.groupBy('source').select('source').count({ count: '*' }),
  );

async function countAll(db: Db): Promise<Counts> {
  const counts = new Map<PropertySource, number>();
  await walkWhole(db, WHOLE, async (piece) => {
    for (const { source, count } of await countsOf(db, piece.where('status', 'active')))
      add(counts, source, Number(count));
    return false;
  });
  return counts;
}

const add = (counts: Map<PropertySource, number>, source: PropertySource, count: number): void => {
  counts.set(source, (counts.get(source) ?? 0) + count);
};

const sum = (counts: Counts): number => [...counts.values()].reduce((total, count) => total + count, 0);

const wholeCounts = keepingCounts(countAll, sum);

const shown = (db: Db, rids: Knex.QueryBuilder) =>
  db.query<FoundProperty>(
    db.k
      .from(rids.select('rid').as('asked'))
      .join({ p: 'properties' }, 'p.rid', 'asked.rid')
      .join({ u: 'publishers' }, 'u.domain', 'p.publisher_domain')
      .orderBy(ORDER.map(({ column }) => ({ column: `p.${column}` })))
      .select(db.k.raw(FOUND)),
  );

async function firstPage(db: Db, { limit, offset }: PropertyPage): Promise<Page> {
  const rows = db.k('properties').whereRaw(ACTIVE).orderBy(ORDER).limit(limit).offset(offset);
  const [properties, counts] = await Promise.all([shown(db, rows), wholeCounts(db)]);
  return { properties, counts };
}

/** One walk finds the page, and counts all that match a search. */
async function foundPage(db: Db, { search, source, limit, offset }: PropertyPage): Promise<Page> {
  const matching = (piece: Knex.QueryBuilder) => {
    const rows = piece.clone().where('status', 'active');
    return search === undefined
      ? rows
      : rows.whereRaw("search_text like ? escape '\\'", [containsPattern(search)]);
  };
  const counts = new Map<PropertySource, number>();
  const rids: string[] = [];
  let passed = 0;
  await walkWhole(db, WHOLE, async (piece) => {
    let wanted = 0;
    for (const row of await countsOf(db, matching(piece))) {
      add(counts, row.source, Number(row.count));
      if (source === undefined || row.source === source) wanted += Number(row.count);
    }
    if (rids.length < limit && passed + wanted > offset) {
      const rows = matching(piece).orderBy(ORDER);
      if (source !== undefined) rows.where('source', source);
      const page = rows.offset(Math.max(0, offset - passed)).limit(limit - rids.length);
      for (const { rid } of await db.query<{ rid: string }>(page.select('rid'))) rids.push(rid);
    }
    passed += wanted;
    return search === undefined && rids.length >= limit;
  });
  const properties = rids.length === 0 ? [] : await shown(db, db.k('properties').whereIn('rid', rids));
  return { properties, counts: search === undefined ? await wholeCounts(db) : counts };
}

/** The listing of all properties. Only the number of its rows bounds it, so it is counted and searched in pieces. */
export const propertyListing = (db: Db) => ({
  /** A page of the active properties, by publisher and key, and the counts of all that match the search. */
  async listPage(page: PropertyPage): Promise<Page> {
    const { search, source, offset } = page;
    if (search === undefined && source === undefined && offset <= FURTHEST) return firstPage(db, page);
    return inTurn(db, () => foundPage(db, page));
  },
});
