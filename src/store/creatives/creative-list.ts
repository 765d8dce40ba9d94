import type { Knex } from 'knex';
import type { CreativeStatus } from '../../domain/creatives/creative.ts';
import type { Position } from '../../domain/list-page.ts';
import { piecesWithin, rowsWithin } from '../../domain/rows-within.ts';
import type { Stored } from '../engine/columns.ts';
import { type CountedGroups, MOST_COUNTED } from '../engine/counted.ts';
import type { Db } from '../engine/database.ts';
import { countInPieces, walkInPieces } from '../engine/pieces.ts';
import { unlessLong } from '../engine/row-filters.ts';
import {
  type CreativeFilter,
  type CreativeSort,
  isIndexed,
  matchingCreatives,
  piecesOf,
  sortValue,
} from './creative-filter.ts';

export type CreativePageAsk = {
  readonly sort: CreativeSort;
  readonly after: Position | null;
  readonly limit: number;
};
type Row = Stored & Key & { readonly bytes: number | string };
/** `cut`: where the list goes on when not all rows were looked through before the page was full. */
export type CreativePage<R = Row> = { readonly rows: R[]; readonly cut: Position | null };
type Key = { readonly sort_value: string | number; readonly id: string; readonly account_id: string };

/** The newest first. */
const BY_AGE: CreativeSort = { field: 'created_date', direction: 'desc' };

const inOrder = (rows: Knex.QueryBuilder, { direction }: CreativeSort): Knex.QueryBuilder =>
  rows.orderByRaw(`sort_value ${direction}, c.id ${direction}, c.account_id ${direction}`);

/**
 * Rows of a list of creatives after a position. `columns` are those of a row.
 *
 * @returns null when no index has this order, and more creatives match than can be sorted
 */
export async function listCreativeRows(
  db: Db,
  columns: readonly string[],
  principalId: string,
  filter: CreativeFilter,
  ask: CreativePageAsk,
): Promise<CreativePage | null> {
  const { sort, after, limit } = ask;
  const selected = (rows: Knex.QueryBuilder) =>
    inOrder(rows, sort).select(
      db.k.raw(`${sortValue(sort.field)} as sort_value`),
      db.k.raw('octet_length(c.document) as bytes'),
      ...columns.map((name) =>
        name === 'document' ? db.k.raw(`${unlessLong('c.document', LONG)} as document`) : `c.${name}`,
      ),
    );
  if (isIndexed(filter, sort)) {
    const rows: Row[] = [];
    const pieces = { ...piecesOf(principalId, filter, sort), first: limit };
    const cut = await walkInPieces(db, pieces, after, async (piece) => {
      const matching = matchingCreatives(db, piece, filter).limit(limit - rows.length);
      rows.push(...(await db.query<Row>(selected(matching))));
      return rows.length >= limit;
    });
    return withLong(db, principalId, { rows, cut }, sort);
  }
  const keys = await matchingKeys(db, principalId, filter, sort);
  if (keys === null) return null;
  const wanted = sortedKeys(keys, ask);
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const own = db.k('creatives').where('principal_id', principalId).whereIn('id', ids);
  const found = await db.query<Row>(selected(db.k.from(own.as('c'))));
  const keyOf = ({ account_id: account, id }: Pick<Key, 'account_id' | 'id'>) =>
    JSON.stringify([account, id]);
  const known = new Set(wanted.map(keyOf));
  const rows = found.filter((row) => known.has(keyOf(row)));
  return withLong(db, principalId, { rows, cut: null }, sort);
}

/** Bytes of a creative that is read by a statement of its own turn. */
const LONG = 16 * 1024;
/** Bytes of creatives that one turn reads, and of those that a page has. It goes on at its cut. */
const READ_AT_ONCE = 1024 * 1024;
const MOST_OF_PAGE = 4 * 1024 * 1024;

/** The rows up to `MOST_OF_PAGE`, the first in any case, with their long creatives, which are read in turns. */
async function withLong(
  db: Db,
  principalId: string,
  { rows, cut }: CreativePage,
  sort: CreativeSort,
): Promise<CreativePage> {
  const shown = rows.slice(0, rowsWithin(rows, MOST_OF_PAGE));
  const documents = new Map<string, string>();
  const long = shown.filter(({ bytes }) => Number(bytes) > LONG);
  for (const piece of piecesWithin(long, READ_AT_ONCE)) {
    if (documents.size > 0) await db.nextTurn();
    const found = await db.query<Document>(
      db
        .k('creatives')
        .where('principal_id', principalId)
        .whereIn('id', [...new Set(piece.map(({ id }) => id))])
        .whereIn('account_id', [...new Set(piece.map(({ account_id: account }) => account))])
        .select('id', 'account_id', 'document'),
    );
    for (const one of found) documents.set(documentKey(one), one.document);
  }
  const last = shown.at(-1);
  return {
    // One that was deleted meanwhile is left out.
    rows: shown.flatMap((row) => {
      const document = row.document ?? documents.get(documentKey(row));
      return document === undefined ? [] : [{ ...row, document }];
    }),
    cut: shown.length === rows.length || last === undefined ? cut : positionOf(last, sort),
  };
}

/** PostgreSQL returns counts as text. */
const positionOf = (
  { sort_value: value, id, account_id: account }: Key,
  { field }: CreativeSort,
): Position => [field === 'assignment_count' ? Number(value) : value, id, account];

type Document = { readonly id: string; readonly account_id: string; readonly document: string };
const documentKey = ({ id, account_id: account }: Pick<Document, 'id' | 'account_id'>): string =>
  JSON.stringify([account, id]);

/** Keys of all creatives that match; null when there are too many, or too many to look through. */
async function matchingKeys(
  db: Db,
  principalId: string,
  filter: CreativeFilter,
  sort: CreativeSort,
): Promise<Key[] | null> {
  const keys: Key[] = [];
  const cut = await walkInPieces(db, piecesOf(principalId, filter, BY_AGE), null, async (piece) => {
    const value = db.k.raw(`${sortValue(sort.field)} as sort_value`);
    const found = await db.query<Key>(
      matchingCreatives(db, piece, filter).select(value, 'c.id', 'c.account_id'),
    );
    keys.push(...found);
    return keys.length > MOST_COUNTED;
  });
  if (cut !== null || keys.length > MOST_COUNTED) return null;
  // PostgreSQL returns counts as text.
  return sort.field === 'assignment_count'
    ? keys.map((key) => ({ ...key, sort_value: Number(key.sort_value) }))
    : keys;
}

function sortedKeys(keys: readonly Key[], { sort, after, limit }: CreativePageAsk): Key[] {
  const sign = sort.direction === 'asc' ? 1 : -1;
  const compare = (a: Position, b: Position) => {
    const at = a.findIndex((value, index) => value !== b[index]);
    if (at === -1) return 0;
    return (a[at] ?? '') < (b[at] ?? '') ? -sign : sign;
  };
  const positionOf = ({ sort_value: value, id, account_id: account }: Key): Position => [value, id, account];
  return keys
    .filter((key) => after === null || compare(positionOf(key), after) > 0)
    .sort((a, b) => compare(positionOf(a), positionOf(b)))
    .slice(0, limit);
}

/** Number of matching creatives, by status and format. */
export const countCreatives = (
  db: Db,
  principalId: string,
  filter: CreativeFilter,
): Promise<CountedGroups<{ status: CreativeStatus; format: string }>> =>
  countInPieces(db, piecesOf(principalId, filter, BY_AGE), (piece) => matchingCreatives(db, piece, filter), [
    'status',
    'format',
  ]);

/** Creatives that lists usually show, without the named ones; null when there are more than `most`. */
export async function othersIn(
  db: Db,
  { principalId, accountId }: { readonly principalId: string; readonly accountId: string },
  named: readonly string[],
  most: number,
): Promise<{ id: string; status: CreativeStatus }[] | null> {
  const known = new Set(named);
  const others: { id: string; status: CreativeStatus }[] = [];
  const usual = { accountIds: [accountId], includePurged: false };
  const pieces = piecesOf(principalId, usual, { field: 'updated_date', direction: 'asc' });
  await walkInPieces(db, pieces, null, async (piece) => {
    const rows = await db.query<{ id: string; status: CreativeStatus }>(piece.select('id', 'status'));
    others.push(...rows.filter(({ id }) => !known.has(id)));
    return others.length > most;
  });
  return others.length > most ? null : others.sort((a, b) => (a.id < b.id ? -1 : 1));
}
