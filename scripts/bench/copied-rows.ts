import type { Filler } from './fill.ts';
import { markOf } from './names.ts';

/** The rows of one table that belong to a generation, and what their copies have of their own. */
export type Copied = {
  readonly table: string;
  readonly where: string;
  /** Columns with ids of the rows. */
  readonly ids?: readonly string[];
  /** Columns in which the mark is replaced, when others may have the same letters by chance; otherwise all texts. */
  readonly marked?: readonly string[];
  /** Other columns with more than another mark: the expression for the copy, where `g.place` counts the copies from one. */
  readonly own?: Readonly<Record<string, string>>;
  /** The copies are written in this order; otherwise in that of the rows, each with all of its copies. */
  readonly order?: string;
};

/** An id of the copy: that of the row with the number of the generation in it, and version 8, which no other row has. */
export const idOf = (column: string) =>
  `substr(t.${column}, 1, 14) || '8' || substr(t.${column}, 16, 9) || g.hex || substr(t.${column}, 29)`;

/** Copies the rows of a generation for each of the others, whose marks replace its own in all texts. */
export async function copyRows(
  { run, columnsOf, dropIndexes }: Filler,
  generation: number,
  others: readonly number[],
  tables: readonly Copied[],
): Promise<void> {
  const mark = markOf(generation);
  const values = others.map(
    (g, at) => `(${g}, ${at + 1}, '${markOf(g)}', '${g.toString(16).padStart(4, '0')}')`,
  );
  await run('create temporary table generations (number integer, place integer, mark text, hex text)');
  await run(`insert into generations (number, place, mark, hex) values ${values.join(', ')}`);
  for (const { table, where, ids = [], marked, own = {}, order } of tables) {
    const columns = await columnsOf(table);
    const expressions = columns.map(({ name, isText }) => {
      const expression = own[name] ?? (ids.includes(name) ? idOf(name) : null);
      if (expression !== null) return `${expression} as ${name}`;
      return (marked?.includes(name) ?? isText)
        ? `replace(t.${name}, '${mark}', g.mark) as ${name}`
        : `t.${name}`;
    });
    const names = columns.map(({ name }) => name).join(', ');
    // Keys of large trees that come in order, or almost, cost a fraction.
    const indexes = await dropIndexes(table);
    await run(`insert into ${table} (${names}) select ${expressions.join(', ')}
      from (select * from ${table} where ${where}) t cross join generations g${order === undefined ? '' : ` order by ${order}`}`);
    for (const index of indexes) await run(index);
  }
  await run('drop table generations');
}

/** The generations after one and before `until`. */
export const generationsAfter = (generation: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - generation - 1) }, (_, at) => generation + 1 + at);
