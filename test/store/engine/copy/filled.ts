import type { TableShape } from '../../../../src/store/engine/copy/table-shapes.ts';
import { goldenSchema } from '../../../support/golden-schema.ts';
import { openSql } from '../../../support/sql.ts';

/** Characters that text formats and languages treat in their own way. */
const TEXT = 'é\'"\\\n\t{},$1%_😀\u2028';
/** Beyond what a double holds exactly. */
const LARGE = 9_007_199_254_740_993n;

/** Inserts rows with something in every column into every table, beside those that triggers write. */
export async function fill(url: string, tables: readonly TableShape[], rows = 3): Promise<void> {
  const sql = await openSql(url);
  try {
    for (const { name } of tables) {
      const columns = goldenSchema.get(name) ?? [];
      const tuples = Array.from({ length: rows }, (_, at) => {
        const values = columns.map(({ type }) => literal(type, at + 11));
        return `(${values.join(', ')})`;
      });
      await sql.run(
        `insert into "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')}) values ${tuples.join(', ')} on conflict do nothing`,
      );
    }
  } finally {
    await sql.close();
  }
}

function literal(type: string, at: number): string {
  if (type === 'text') return `'${`${TEXT}${at}`.replaceAll("'", "''")}'`;
  if (type === 'bigint') return String(LARGE + BigInt(at));
  return type === 'float' ? String(at + 0.1) : String(at);
}

/** The rows of every table as the database itself writes them as text, past the program that copies. */
export async function textsOf(url: string, tables: readonly TableShape[]): Promise<Record<string, unknown>> {
  const sql = await openSql(url);
  try {
    const found: Record<string, unknown> = {};
    for (const { name, columns, key } of tables) {
      const texts = columns.map((column) => `cast("${column}" as text) as "${column}"`);
      found[name] = await sql.rows(
        `select ${texts.join(', ')} from "${name}" order by ${key.map((column) => `"${column}"`).join(', ')}`,
      );
    }
    return found;
  } finally {
    await sql.close();
  }
}
