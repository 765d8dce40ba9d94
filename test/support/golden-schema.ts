import { readFileSync } from 'node:fs';

type Column = { readonly name: string; readonly isText: boolean; readonly type: string };

/** Columns of every table of the schema. */
export const goldenSchema: ReadonlyMap<string, readonly Column[]> = new Map(
  [
    ...readFileSync(new URL('../golden/schema-sqlite.sql', import.meta.url), 'utf8').matchAll(
      /CREATE TABLE [`"]?(\w+)[`"]? \(([^;]*)\)/g,
    ),
  ].map(([, table = '', body = '']) => [
    table,
    [...body.matchAll(/^\s+[`"]?(\w+)[`"]? (text|integer|bigint|float|smallint)\b/gm)].map(
      ([, name = '', type = '']) => ({ name, isText: type === 'text', type }),
    ),
  ]),
);

/** SQL that inserts a row with something in every column, `values` in those that it names and nothing in `without`. */
export function insertOf(
  table: string,
  values: Readonly<Record<string, string | number | null>>,
  without: readonly string[] = [],
): string {
  const columns = (goldenSchema.get(table) ?? []).filter(({ name }) => !without.includes(name));
  const literal = ({ name, isText }: Column): string => {
    const value = name in values ? (values[name] ?? null) : isText ? 'x' : 1;
    return typeof value === 'string' ? `'${value}'` : String(value);
  };
  return `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${columns.map(literal).join(', ')})`;
}
