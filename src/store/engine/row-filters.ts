import type { Knex } from 'knex';
import { LONG_RECORD } from '../../domain/rows-within.ts';
import { searchForm } from '../../domain/text/search-form.ts';
import { type Engine, inList } from './dialect.ts';
import { param, params } from './statement.ts';

/** Filter of the operator's lists, which contain rows of all principals; an absent field does not filter. */
export type Narrow<S extends string = string> = {
  readonly id?: string | undefined;
  readonly principalId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly status?: S | undefined;
};

/** Rows that match the filter, oldest first. */
export function narrowed(
  query: Knex.QueryBuilder,
  { id, principalId, accountId, status }: Narrow,
  limit: number,
): Knex.QueryBuilder {
  if (id !== undefined) query.where('id', id);
  if (principalId !== undefined) query.where('principal_id', principalId);
  if (accountId !== undefined) query.where('account_id', accountId);
  if (status !== undefined) query.where('status', status);
  return query.orderBy(['created_at', 'id']).limit(limit);
}

export type ByKeys = { domain: string; keys: string };

/**
 * A publisher's rows whose key is in a list, the text of a JSON array of strings. On PostgreSQL one index probe per
 * key: a plan cached while the table was small would otherwise read all rows of the publisher from then on.
 */
export function byKeys(
  k: Knex,
  engine: Engine,
  table: string,
  key: string,
  names: readonly string[],
): Knex.Raw {
  const columns = names.join(', ');
  if (engine === 'sqlite') {
    return k.raw(`select ${columns} from ${table} where publisher_domain = :domain and :listed`, {
      ...params('domain'),
      listed: inList(k, engine, key, param('keys')),
    });
  }
  return k.raw(
    `select found.* from json_array_elements_text(cast(:keys as json)) as wanted (key)
     cross join lateral (
       select ${columns} from ${table} where publisher_domain = :domain and ${key} = wanted.key limit 1) as found`,
    params('domain', 'keys'),
  );
}

/** As `byKeys`: the key of each row, and how many bytes its columns of any length have together. */
export function lengthsByKeys(
  k: Knex,
  engine: Engine,
  table: string,
  key: string,
  names: readonly string[],
): Knex.Raw {
  const lengths = names.map((name) => `coalesce(octet_length(${name}), 0)`).join(' + ');
  return byKeys(k, engine, table, key, [`${key} as key`, `${lengths} as bytes`]);
}

/** A column of any length as SQL: null where it has more bytes. What is long is then read by a statement of its own. */
export const unlessLong = (column: string, most: number): string =>
  `case when octet_length(${column}) <= ${most} then ${column} end`;

/** The columns of a `ShortRecord`, for many rows at once: an empty object stands for a long record. */
export const shortRecord = (k: Knex) => ({
  record: k.raw(
    `case when octet_length(record) <= ${LONG_RECORD} then record when record is not null then '{}' end`,
  ),
  recordBytes: k.raw('octet_length(record)'),
});

/** A `like … escape '\'` pattern that finds the text in stored search forms, with its wildcards taken literally. */
export const containsPattern = (search: string): string =>
  `%${searchForm(search).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Values of the columns that order a list, in the same order: where a page ended. */
export type RowPosition = readonly (string | number)[];

/** Up to `limit` rows in the order of the columns, after a position or from the first one. */
export function pageAfter(
  query: Knex.QueryBuilder,
  order: readonly string[],
  {
    after,
    limit,
    newestFirst = false,
  }: { after: RowPosition | null; limit: number; newestFirst?: boolean | undefined },
): Knex.QueryBuilder {
  const direction = newestFirst ? 'desc' : 'asc';
  if (after !== null) {
    const names = order.map(() => '??').join(', ');
    const values = order.map(() => '?').join(', ');
    query.whereRaw(`(${names}) ${newestFirst ? '<' : '>'} (${values})`, [...order, ...after]);
  }
  return query.orderBy(order.map((column) => ({ column, order: direction }))).limit(limit);
}

/** How a list can be ordered: for each name, the SQL of what orders it. The last part is unique. */
export type ListOrders<S extends string = string> = Readonly<Record<S, readonly string[]>>;

/** The part of an ordered list that a page shows: what follows a position, or from an offset. */
export type OrderedPage = {
  readonly isReversed: boolean;
  readonly after: RowPosition | null;
  readonly offset: number;
  readonly limit: number;
};

/** Rows in the order of the expressions, or in the opposite order. */
export function orderedPage(
  rows: Knex.QueryBuilder,
  order: readonly string[],
  { isReversed, after, offset, limit }: OrderedPage,
): Knex.QueryBuilder {
  if (after !== null) {
    const marks = order.map(() => '?').join(', ');
    rows.whereRaw(`(${order.join(', ')}) ${isReversed ? '<' : '>'} (${marks})`, [...after]);
  }
  const direction = isReversed ? 'desc' : 'asc';
  rows.orderByRaw(order.map((part) => `${part} ${direction}`).join(', ')).limit(limit);
  return offset === 0 ? rows : rows.offset(offset);
}
