import type { Db } from '../engine/database.ts';
import { containsPattern } from '../engine/row-filters.ts';
import { FOUND, type FoundProperty } from './found-properties.ts';
import type { PropertySource } from './properties.ts';

type PropertyPage = { search?: string; source?: PropertySource; limit: number; offset: number };
/** Number of matching active properties by source. */
type Counts = ReadonlyMap<PropertySource, number>;
type Page = { readonly properties: FoundProperty[]; readonly counts: Counts };

/** Rows that one statement looks through: on SQLite it runs on the event loop. */
const PIECE = 1000;
/** A whole count of more rows is kept for a while. Whoever has fewer gets an exact one each time. */
const LEAST_KEPT = 10_000;
const KEPT_MS = 10_000;
/** Rows that one statement passes over; pages further on are found in pieces. */
const FURTHEST = 5_000;

type Place = readonly [domain: string, key: string];

const START: Place = ['', ''];
const ORDER = [{ column: 'publisher_domain' }, { column: 'key' }];
/**
 * The expression keeps SQLite from the index by status, with which each piece would read all properties of a publisher, and
 * each page sort them.
 */
const ACTIVE = "status || '' = 'active'";
const PLACE = '(publisher_domain, key)';

/** The whole count of each handle that had many rows, and until when it is kept; the next one is awaited by all. */
type Kept = { readonly counts: Promise<Counts>; readonly until: number };
const kept = new WeakMap<object, Kept>();
/** The search of each handle that was asked for last: one runs at a time, so that others leave room for other requests. */
const searches = new WeakMap<object, Promise<unknown>>();

/** The active properties among the next rows. An upper bound in place of the limit would be one for the domain only, on SQLite. */
const piece = (db: Db, after: Place) => {
  const rows = db
    .k('properties')
    .whereRaw(`${PLACE} > (?, ?)`, [...after])
    .orderBy(ORDER)
    .limit(PIECE)
    .select('rid', 'publisher_domain', 'key', 'status', 'source', 'search_text');
  return db.k.from(rows.as('piece')).where('status', 'active');
};
type Rows = ReturnType<typeof piece>;

/** Where pieces of all rows begin. Requests get their turn between them. */
async function* places(db: Db): AsyncGenerator<Place> {
  for (let after = START; ; await db.nextTurn()) {
    yield after;
    const [end] = await db.query<{ domain: string; key: string }>(
      db
        .k('properties')
        .whereRaw(`${PLACE} > (?, ?)`, [...after])
        .orderBy(ORDER)
        .offset(PIECE - 1)
        .limit(1)
        .select({ domain: 'publisher_domain', key: 'key' }),
    );
    if (end === undefined) return;
    after = [end.domain, end.key];
  }
}

const countsOf = (db: Db, rows: Rows) =>
  db.query<{ source: PropertySource; count: number | string }>(
    rows.groupBy('source').select('source').count({ count: '*' }),
  );

async function countAll(db: Db): Promise<Counts> {
  const counts = new Map<PropertySource, number>();
  for await (const place of places(db))
    for (const { source, count } of await countsOf(db, piece(db, place))) add(counts, source, Number(count));
  return counts;
}

function wholeCounts(db: Db): Promise<Counts> {
  const known = kept.get(db);
  if (known !== undefined && performance.now() < known.until) return known.counts;
  const counts = countAll(db);
  // While a large count is made again, nobody begins another.
  if (known !== undefined) kept.set(db, { counts, until: Number.POSITIVE_INFINITY });
  const ended = (isLarge: boolean) => {
    if (isLarge) kept.set(db, { counts, until: performance.now() + KEPT_MS });
    else kept.delete(db);
  };
  counts.then(
    (found) => ended(sum(found) > LEAST_KEPT),
    () => ended(false),
  );
  return counts;
}

const shown = (db: Db, rids: Rows) =>
  db.query<FoundProperty>(
    db.k
      .from(rids.select('rid').as('asked'))
      .join({ p: 'properties' }, 'p.rid', 'asked.rid')
      .join({ u: 'publishers' }, 'u.domain', 'p.publisher_domain')
      .orderBy(ORDER.map(({ column }) => ({ column: `p.${column}` })))
      .select(db.k.raw(FOUND)),
  );

async function firstPage(db: Db, { source, limit, offset }: PropertyPage): Promise<Page> {
  const rows = db.k('properties').whereRaw(ACTIVE).orderBy(ORDER).limit(limit).offset(offset);
  if (source !== undefined) rows.where('source', source);
  const [properties, counts] = await Promise.all([shown(db, rows), wholeCounts(db)]);
  return { properties, counts };
}

/** One walk finds the page and counts all that match. */
async function foundPage(db: Db, { search, source, limit, offset }: PropertyPage): Promise<Page> {
  const matching = (place: Place) => {
    const rows = piece(db, place);
    return search === undefined
      ? rows
      : rows.whereRaw("search_text like ? escape '\\'", [containsPattern(search)]);
  };
  const counts = new Map<PropertySource, number>();
  const rids: string[] = [];
  let passed = 0;
  for await (const place of places(db)) {
    let wanted = 0;
    for (const row of await countsOf(db, matching(place))) {
      add(counts, row.source, Number(row.count));
      if (source === undefined || row.source === source) wanted += Number(row.count);
    }
    if (rids.length < limit && passed + wanted > offset) {
      const rows = matching(place).orderBy(ORDER);
      if (source !== undefined) rows.where('source', source);
      const page = rows.offset(Math.max(0, offset - passed)).limit(limit - rids.length);
      for (const { rid } of await db.query<{ rid: string }>(page.select('rid'))) rids.push(rid);
    }
    passed += wanted;
  }
  const properties = rids.length === 0 ? [] : await shown(db, db.k('properties').whereIn('rid', rids));
  return { properties, counts };
}

/** The listing of all properties. Only the number of its rows bounds it, so it is counted and searched in pieces. */
export const propertyListing = (db: Db) => ({
  /** A page of the active properties, by publisher and key, and the counts of all that match the search. */
  async listPage(page: PropertyPage): Promise<Page> {
    if (page.search === undefined && page.offset <= FURTHEST) return firstPage(db, page);
    const own = (searches.get(db) ?? Promise.resolve()).then(() => foundPage(db, page));
    searches.set(
      db,
      own.catch(() => {}),
    );
    return own;
  },
});

const add = (counts: Map<PropertySource, number>, source: PropertySource, count: number): void => {
  counts.set(source, (counts.get(source) ?? 0) + count);
};

const sum = (counts: Counts): number => [...counts.values()].reduce((total, count) => total + count, 0);
