import type { Knex } from 'knex';
import type { SeedsSeen } from '../../domain/accounts/account.ts';
import type { CreativeStatus } from '../../domain/creatives/creative.ts';
import type { Db } from '../engine/database.ts';
import type { Pieces } from '../engine/pieces.ts';
import { containsPattern } from '../engine/row-filters.ts';

/** Filter of a list; an absent field does not filter. */
export type CreativeFilter = {
  readonly accountIds?: readonly string[] | undefined;
  /** Which seeded creatives of other accounts match as well. When absent: none. */
  readonly seedsSeen?: SeedsSeen;
  readonly ids?: readonly string[] | undefined;
  /** When absent: all statuses except `archived`. */
  readonly statuses?: readonly CreativeStatus[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly tagsAny?: readonly string[] | undefined;
  readonly nameContains?: string | undefined;
  readonly createdAfter?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly updatedAfter?: Date | undefined;
  readonly updatedBefore?: Date | undefined;
  readonly packageIds?: readonly string[] | undefined;
  readonly buyIds?: readonly string[] | undefined;
  readonly unassigned?: boolean | undefined;
  readonly conceptIds?: readonly string[] | undefined;
  /** Format keys; a key without parameters matches the format with any parameters. */
  readonly formats?: readonly string[] | undefined;
  readonly hasVariables?: boolean | undefined;
  /** `keys` are the account id and id of creatives that were served; `is` selects these or all others. */
  readonly served?:
    | { readonly is: boolean; readonly keys: readonly (readonly [string, string])[] }
    | undefined;
  /** Whether purged creatives that left a tombstone are included. */
  readonly includePurged: boolean;
};

export type CreativeSort = {
  readonly field: 'created_date' | 'updated_date' | 'name' | 'status' | 'assignment_count';
  readonly direction: 'asc' | 'desc';
};

/** SQL of assignments to packages that are not canceled, of buys that are neither canceled nor rejected. */
export const liveAssignments = `from media_buy_assignments a
  join media_buy_packages p
    on p.principal_id = a.principal_id and p.buy_id = a.buy_id and p.id = a.package_id and p.canceled = 0
  join media_buys b
    on b.principal_id = a.principal_id and b.id = a.buy_id and b.status not in ('canceled', 'rejected')`;
const ofCreative =
  'where a.principal_id = c.principal_id and a.account_id = c.account_id and a.creative_id = c.id';
const assigned = (more = '') => `exists (select 1 ${liveAssignments} ${ofCreative} ${more})`;

const seesNone = ({ seedsSeen = 'none' }: CreativeFilter): boolean => seedsSeen === 'none';

/** Whether the list shows what lists usually show: the indexes of other orders have only those rows. */
const isUsual = ({ includePurged, statuses }: CreativeFilter): boolean =>
  !includePurged && statuses?.includes('archived') !== true;

/** Whether an index has the rows of the list in this order. */
export const isIndexed = (filter: CreativeFilter, { field }: CreativeSort): boolean =>
  field === 'created_date' || (field !== 'assignment_count' && isUsual(filter));

/** The index that has the rows of the list in this order. */
export function piecesOf(
  principalId: string,
  filter: CreativeFilter,
  { field, direction }: CreativeSort,
): Pieces {
  const [account, ...others] = filter.accountIds ?? [];
  const isOne = account !== undefined && others.length === 0 && seesNone(filter);
  return {
    table: 'creatives',
    where(rows) {
      rows.where('principal_id', principalId);
      if (isOne) rows.where('account_id', account);
      // Constants, which tell the database that the indexes of this list serve.
      if (isUsual(filter)) rows.whereRaw("purge_kind is null and status <> 'archived'");
    },
    order: [field === 'assignment_count' ? 'created_at' : indexedColumns[field], 'id', 'account_id'],
    direction,
  };
}

/** Query for those of the principal's creatives in a piece, as `c`, that match the filter. */
export function matchingCreatives(
  db: Db,
  piece: Knex.QueryBuilder,
  filter: CreativeFilter,
): Knex.QueryBuilder {
  const rows = db.k.from(piece.as('c'));
  if (!filter.includePurged) rows.whereNull('c.purge_kind');
  const { accountIds } = filter;
  if (accountIds !== undefined)
    rows.where((either) => {
      either.whereIn('c.account_id', accountIds);
      if (seesNone(filter)) return;
      const own = db
        .k('creatives as own')
        .whereRaw('own.principal_id = c.principal_id and own.id = c.id')
        .whereIn('own.account_id', accountIds);
      const seen = filter.seedsSeen === 'all' ? 'c.shared > 0' : 'c.shared = 1';
      either.orWhere((other) => other.whereRaw(seen).whereNotExists(own));
    });
  if (filter.ids !== undefined) rows.whereIn('c.id', filter.ids);
  if (filter.statuses !== undefined) rows.whereIn('c.status', filter.statuses);
  else if (filter.includePurged)
    rows.where((either) => either.whereNot('c.status', 'archived').orWhereNotNull('c.purge_kind'));
  else rows.whereRaw("c.status <> 'archived'");
  if (filter.nameContains !== undefined)
    rows.whereRaw("c.folded_name like ? escape '\\'", [containsPattern(filter.nameContains)]);
  byTags(db, rows, filter);
  for (const [column, beyond, at] of [
    ['c.created_at', '>', filter.createdAfter],
    ['c.created_at', '<', filter.createdBefore],
    ['c.updated_at', '>', filter.updatedAfter],
    ['c.updated_at', '<', filter.updatedBefore],
  ] as const)
    if (at !== undefined) rows.where(column, beyond, at.getTime());
  byAssignment(db, rows, filter);
  byContent(db, rows, filter);
  return rows;
}

/** A list is passed as one JSON text: it may have more values than a statement allows parameters. */
const list = (values: readonly unknown[]): string => JSON.stringify(values);
const among = ({ engine }: Db, column: string): string =>
  engine === 'sqlite'
    ? `${column} in (select value from json_each(?))`
    : `${column} = any(array(select json_array_elements_text(cast(? as json))))`;

function byTags(db: Db, rows: Knex.QueryBuilder, { tags, tagsAny }: CreativeFilter): void {
  const own =
    db.engine === 'sqlite'
      ? "select value as tag from json_each(c.document, '$.tags')"
      : "select json_array_elements_text(cast(c.document as json) -> 'tags') as tag";
  const named = `from (${own}) as tags where ${among(db, 'tag')}`;
  if (tags !== undefined)
    rows.whereRaw(`(select count(distinct tag) ${named}) = ?`, [list(tags), new Set(tags).size]);
  if (tagsAny !== undefined) rows.whereRaw(`exists (select 1 ${named})`, [list(tagsAny)]);
}

function byAssignment(
  db: Db,
  rows: Knex.QueryBuilder,
  { packageIds, buyIds, unassigned, served }: CreativeFilter,
): void {
  if (packageIds !== undefined)
    rows.whereRaw(assigned(`and ${among(db, 'a.package_id')}`), [list(packageIds)]);
  if (buyIds !== undefined) rows.whereRaw(assigned(`and ${among(db, 'a.buy_id')}`), [list(buyIds)]);
  if (unassigned !== undefined) rows.whereRaw(unassigned ? `not ${assigned()}` : assigned());
  if (served === undefined) return;
  const each = db.engine === 'sqlite' ? 'json_each(?)' : 'json_array_elements(cast(? as json))';
  rows.whereRaw(
    `(c.account_id, c.id) ${served.is ? 'in' : 'not in'} (select value ->> 0, value ->> 1 from ${each})`,
    [list(served.keys)],
  );
}

function byContent(
  db: Db,
  rows: Knex.QueryBuilder,
  { conceptIds, formats, hasVariables }: CreativeFilter,
): void {
  const isSqlite = db.engine === 'sqlite';
  if (conceptIds !== undefined) {
    const concept = isSqlite
      ? "json_extract(c.document, '$.concept_id')"
      : "cast(c.document as json) ->> 'concept_id'";
    rows.whereRaw(among(db, concept), [list(conceptIds)]);
  }
  if (formats !== undefined) {
    // A format without parameters, in the filter or in the creative, matches all parameters.
    const bare = formats.filter((key) => !key.includes(':'));
    const stated = formats.filter((key) => key.includes(':'));
    const own = isSqlite
      ? "substr(c.format, 1, instr(c.format || ':', ':') - 1)"
      : "split_part(c.format, ':', 1)";
    const exact = [...stated, ...stated.map((key) => key.split(':')[0])];
    rows.whereRaw(`(${among(db, own)} or ${among(db, 'c.format')})`, [list(bare), list(exact)]);
  }
  if (hasVariables !== undefined) {
    const count = isSqlite
      ? "coalesce(json_array_length(c.document, '$.variables'), 0)"
      : "coalesce(json_array_length(cast(c.document as json) -> 'variables'), 0)";
    rows.whereRaw(`${count} ${hasVariables ? '>' : '='} 0`);
  }
}

const indexedColumns = {
  created_date: 'created_at',
  updated_date: 'updated_at',
  name: 'name',
  status: 'status',
} as const;

/** SQL of the value by which the list is sorted. */
export const sortValue = (field: CreativeSort['field']): string =>
  field === 'assignment_count'
    ? `(select count(*) ${liveAssignments} ${ofCreative})`
    : `c.${indexedColumns[field]}`;
