import type { Engine } from '../dialect.ts';
import type { TableShape } from './table-shapes.ts';

/** Integers are bigints, so that none is rounded; doubles are numbers. */
export type Value = string | number | bigint | null;
export type Row = readonly Value[];

/** One of the two databases of a copy. Nobody else writes to it until it is closed. */
export type Side = {
  readonly engine: Engine;
  /** Rows of a query whose parameters are written `$1`, `$2` …, each once and in this order. */
  all(sql: string, values?: readonly Value[]): Promise<Row[]>;
  close(): Promise<void>;
};

/** The database that is written. */
export type TargetSide = Side & {
  transaction<T>(work: () => Promise<T>): Promise<T>;
  run(sql: string, values?: readonly Value[]): Promise<void>;
  insert(table: TableShape, rows: readonly Row[]): Promise<void>;
  /** Deletes the rows of all these tables, which are in the order of inserts. */
  empty(tables: readonly TableShape[]): Promise<void>;
  /** What remains to be done when the rows of these tables are complete. */
  settle(tables: readonly TableShape[]): Promise<void>;
};

const PIECE_ROWS = 1_000n;
const PIECE_BYTES = 1_000_000n;

export const quoted = (name: string): string => `"${name}"`;
export const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

/** Values of the primary key of a row. */
export const rowKey = ({ key, columns }: TableShape, row: Row): Row =>
  key.map((name) => row[columns.indexOf(name)] ?? null);

/**
 * The next rows in the order of the key, all columns. They are at most 1,000, and at most 1 MB of text unless the first
 * one alone is longer; the database measures the texts without reading them.
 */
export function nextPiece(side: Side, table: TableShape, after: Row | null): Promise<Row[]> {
  const key = listed(table.key);
  const from = after ?? [];
  const places = from.map((_, at) => `$${at + 1}`).join(', ');
  const length = ['0', ...table.texts.map((name) => `coalesce(octet_length(${quoted(name)}), 0)`)].join(
    ' + ',
  );
  return side.all(
    `select ${listed(table.columns)} from (
       select piece.*, row_number() over before as piece_row, sum(${length}) over before as piece_bytes
       from (select * from ${quoted(table.name)}
             ${after === null ? '' : `where (${key}) > (${places})`} order by ${key} limit $${from.length + 1}) as piece
       window before as (order by ${key} rows unbounded preceding)
     ) as measured
     where piece_row = 1 or piece_bytes <= $${from.length + 2} order by ${key}`,
    [...from, PIECE_ROWS, PIECE_BYTES],
  );
}

/** Key of the last row of a table; null when it is empty. */
export async function lastKey(side: Side, table: TableShape): Promise<Row | null> {
  const down = table.key.map((name) => `${quoted(name)} desc`).join(', ');
  const [row] = await side.all(
    `select ${listed(table.key)} from ${quoted(table.name)} order by ${down} limit 1`,
  );
  return row ?? null;
}

export async function countRows(side: Side, table: TableShape): Promise<number> {
  const [[count] = []] = await side.all(`select count(*) from ${quoted(table.name)}`);
  return Number(count);
}
