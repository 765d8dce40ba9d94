import type { Knex } from 'knex';
import knexPkg from 'knex';
import { StoreError, sqlCodeOf } from './errors.ts';

export type Engine = 'sqlite' | 'postgres';

/** Knex builders that only build SQL. They have no connection, so they cannot run it. */
export const builders: Readonly<Record<Engine, Knex>> = {
  sqlite: knexPkg.knex({ client: 'better-sqlite3', useNullAsDefault: true }),
  postgres: knexPkg.knex({ client: 'pg' }),
};

/**
 * Parses `sqlite:PATH`, `sqlite::memory:`, `postgres://…` or `postgresql://…`.
 * @throws {StoreError} url for any other URL
 */
export function parseDatabaseUrl(
  url: string,
): { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string } {
  if (/^postgres(ql)?:\/\//.test(url)) return { engine: 'postgres', url };
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path === undefined) throw new StoreError('url', 'a database URL starts with sqlite: or postgres://');
  return { engine: 'sqlite', path };
}

/**
 * `column in (…)` for a list of any length, in a statement that is compiled once. The parameter is the text of a JSON
 * array of strings.
 */
export function inList(k: Knex, engine: Engine, column: string, list: Param): Knex.Raw {
  const json = jsonParam(list.name);
  return engine === 'sqlite'
    ? k.raw('?? in (select value from json_each(?))', [column, json])
    : k.raw('?? = any(array(select json_array_elements_text(cast(? as json))))', [column, json]);
}

/** The rows of another table as the text of a JSON array of arrays, in an order. SQL of one value. */
export const jsonRows = (
  engine: Engine,
  { columns, from, order }: { readonly columns: string; readonly from: string; readonly order: string },
): string =>
  engine === 'sqlite'
    ? `(select json_group_array(json_array(${columns}) order by ${order}) from ${from})`
    : `coalesce((select cast(json_agg(json_build_array(${columns}) order by ${order}) as text) from ${from}), '[]')`;

/**
 * `where` of the rows that a limited select finds, by their place in the table. PostgreSQL would plan `key in (select …
 * limit ?)` for a tenth of the table, and read all of it. A row that was changed meanwhile is left alone.
 */
export function inPiece(k: Knex, engine: Engine, some: Knex.QueryBuilder): Knex.Raw {
  return engine === 'sqlite'
    ? k.raw('rowid in ?', [some.clearSelect().select('rowid')])
    : k.raw('ctid = any(array?)', [some.clearSelect().select('ctid')]);
}

/** Deletes the rows of a table that `pick` chooses, and at most `:limit` of them (`inPiece`). */
export const deletePiece = (
  k: Knex,
  engine: Engine,
  table: string,
  pick: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Knex.QueryBuilder =>
  k(table)
    .where(inPiece(k, engine, pick(k(table)).limit(numberParam('limit'))))
    .delete();

/**
 * `select` of many rows for an insert that is compiled once. The parameter is the text of a JSON array of objects
 * with the column names as keys. One statement takes any number of rows in one round trip.
 */
export function selectRows(
  k: Knex,
  engine: Engine,
  types: Readonly<Record<string, 'text' | 'bigint'>>,
  rows: Param,
): Knex.Raw {
  const names = Object.keys(types);
  const json = jsonParam(rows.name);
  if (engine === 'sqlite') {
    const values = names.map((name) => `value ->> '${name}' as ${name}`);
    return k.raw(`select ${values.join(', ')} from json_each(?)`, [json]);
  }
  const shape = names.map((name) => `${name} ${types[name]}`).join(', ');
  return k.raw(`select ${names.join(', ')} from json_to_recordset(cast(? as json)) as rows (${shape})`, [
    json,
  ]);
}

/** How a value that many rows in one text have is read on PostgreSQL. */
export type ValueType = 'text' | 'bigint' | 'double precision';

/**
 * As `selectRows`, for very many rows. Each row is a JSON array with its values in the order of `types`, which SQLite
 * reads in a quarter less time.
 */
export function selectTuples(k: Knex, engine: Engine, types: readonly ValueType[], rows: Param): Knex.Raw {
  const values = types.map((type, at) =>
    engine === 'sqlite' || type === 'text' ? `value ->> ${at}` : `cast(value ->> ${at} as ${type})`,
  );
  const each = engine === 'sqlite' ? 'json_each(?)' : 'json_array_elements(cast(? as json))';
  return k.raw(`select ${values.join(', ')} from ${each}`, [rows]);
}

/**
 * Whether a statement failed because a row with that key already exists.
 *
 * @internal tests recognize the errors of both drivers by it
 */
export function isDuplicate(error: unknown): boolean {
  const code = sqlCodeOf(error);
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/**
 * A placeholder that gets its value by name each time the statement runs. A type literal, because Knex requires one
 * for values.
 */
export type Param = { readonly name: string };

export class Placeholder {
  readonly name: string;
  readonly isJson: boolean;

  constructor(name: string, isJson = false) {
    this.name = name;
    this.isJson = isJson;
  }
}

/** A placeholder for builders: `where('id', param('id'))`, `insert({ id: param('id') })`, `raw('?', [param('id')])`. */
export const param = (name: string): Param => new Placeholder(name);

/** A placeholder for JSON text that the statement splits into columns or list members. */
export const jsonParam = (name: string): Param => new Placeholder(name, true);

/** Placeholders by name for a raw text: `k.raw('… :now … :id', params('now', 'id'))`. */
export const params = (...names: string[]): Record<string, Param> =>
  Object.fromEntries(names.map((name) => [name, param(name)]));

// Knex accepts only integers for limit and offset, so these placeholders are passed as numbers that no query uses as
// a real limit.
const FIRST_MARKER = Number.MAX_SAFE_INTEGER;
const markers = new Map<number, string>();

/** A placeholder where Knex wants a number: `limit(numberParam('limit'))`, `offset(numberParam('offset'))`. */
export function numberParam(name: string): number {
  const marker = FIRST_MARKER - markers.size;
  markers.set(marker, name);
  return marker;
}

/** The placeholder that a compiled binding stands for, if it is one. */
export function placeholderOf(binding: unknown): Placeholder | undefined {
  if (binding instanceof Placeholder) return binding;
  const name = typeof binding === 'number' ? markers.get(binding) : undefined;
  return name === undefined ? undefined : new Placeholder(name);
}
