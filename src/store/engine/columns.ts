import type { JsonText } from '../../domain/json/values.ts';
import type { ValueType } from './dialect.ts';
import type { Sealer } from './sealer.ts';
import { param } from './statement.ts';

type Value = string | number | null;
/** How one column is written and read; `null` passes through unchanged on both sides. */
type Column<T> = {
  /** As what many rows in one text are read. */
  readonly type: ValueType;
  write(value: T): Value;
  read(value: never): T;
  readonly isSealed?: true;
};

const column = <T, S extends string | number>(
  type: ValueType,
  write: (value: T) => S,
  read: (stored: S) => T,
): Column<T> => ({ type, write, read: read as (value: never) => T });
const same = <T>(value: T) => value;

export const textColumn = column<string, string>('text', same, same);
export const int = column<number, number>('bigint', same, same);
/** A double; both engines return exactly the bits that were stored. */
export const real = column<number, number>('double precision', same, same);
export const flagColumn = column<boolean, number>('bigint', Number, (stored) => stored === 1);
export const date = column<Date, number>(
  'bigint',
  (value) => value.getTime(),
  (stored) => new Date(stored),
);
/** Text limited to the values of a union. Values read back are not validated, because the store wrote them. */
export const one = <T extends string>(): Column<T> => column<T, T>('text', same, same);
export const json = <T>(): Column<T> =>
  column<T, string>(
    'text',
    (value) => JSON.stringify(value),
    (stored) => JSON.parse(stored) as T,
  );
/** JSON that stays text, for values that are sent unchanged. */
export const jsonText = <T>(): Column<JsonText<T>> => column<JsonText<T>, JsonText<T>>('text', same, same);
/** JSON text of a value that contains dates as text; `revive` turns them back into dates. */
export const revivedJson = <T, W>(revive: (written: W) => T): Column<T> =>
  column<T, string>(
    'text',
    (value) => JSON.stringify(value),
    (stored) => revive(JSON.parse(stored) as W),
  );
export const nullable = <T>(of: Column<T>): Column<T | null> => ({
  type: of.type,
  write: (value) => (value === null ? null : of.write(value)),
  read: (value) => (value === null ? null : of.read(value)),
});

/** A text column that is encrypted at rest; `sealedColumns` writes and reads it. */
export const sealed = <T>(of: Column<T>): Column<T> => ({ ...of, isSealed: true });

// biome-ignore lint/suspicious/noExplicitAny: a column is invariant in its type, and a table holds columns of many types
type Shape = { readonly [key: string]: Column<any> };
/** The row type of a declared table: `RowOf<typeof columns>`. */
export type RowOf<C> =
  C extends Columns<infer S> ? { [K in keyof S]: S[K] extends Column<infer T> ? T : never } : never;
export type Stored = Record<string, Value>;

export type Columns<S extends Shape> = {
  /** Column names as in the database, in declaration order. */
  readonly names: readonly string[];
  /** Their types, in the same order. */
  readonly types: readonly ValueType[];
  /** Names of the columns that are encrypted at rest. */
  readonly sealed: readonly string[];
  /** `{ column: placeholder }` for inserts and updates. */
  readonly placeholders: Record<string, ReturnType<typeof param>>;
  write(row: { [K in keyof S]: S[K] extends Column<infer T> ? T : never }): Stored;
  /** As `write`, the values in the order of the names. */
  tuple(row: { [K in keyof S]: S[K] extends Column<infer T> ? T : never }): readonly Value[];
  read(stored: Stored): { [K in keyof S]: S[K] extends Column<infer T> ? T : never };
};

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Declares a table's columns once: property names in camelCase, columns in snake_case, one mapper each way. */
export function columns<S extends Shape>(shape: S): Columns<S> {
  const entries = Object.entries(shape).map(([key, kind]) => ({ key, name: snake(key), kind }));
  const names = entries.map(({ name }) => name);
  return {
    names,
    types: entries.map(({ kind }) => kind.type),
    sealed: entries.filter(({ kind }) => kind.isSealed).map(({ name }) => name),
    placeholders: Object.fromEntries(names.map((name) => [name, param(name)])),
    write: (row) => {
      const stored: Stored = {};
      for (const { key, name, kind } of entries) stored[name] = kind.write(row[key]);
      return stored;
    },
    tuple: (row) => entries.map(({ key, kind }) => kind.write(row[key])),
    read: (stored) => {
      const row: Record<string, unknown> = {};
      for (const { key, name, kind } of entries) row[key] = kind.read(stored[name] as never);
      return row as never;
    },
  };
}

/** As the columns' `write` and `read`, but sealed columns are encrypted, each for its own place `table.column`. */
export function sealedColumns<S extends Shape>(
  table: string,
  { sealed: names, write, read }: Columns<S>,
  sealer: Sealer,
): Pick<Columns<S>, 'write' | 'read'> {
  const change = (row: Stored, how: 'seal' | 'open'): Stored => {
    const changed = { ...row };
    for (const name of names) {
      const value = row[name];
      if (typeof value === 'string') changed[name] = sealer[how](`${table}.${name}`, value);
    }
    return changed;
  };
  return {
    write: (row) => change(write(row), 'seal'),
    read: (stored) => read(change(stored, 'open')),
  };
}
