import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { patiently } from './sql.ts';

/**
 * Lets nobody write until the function that is returned is called: on SQLite nothing at all, on PostgreSQL the rows of
 * the table that have this value.
 */
export async function holdWriters(
  url: string,
  table: string,
  row: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  if (url.startsWith('sqlite:')) {
    const writer = new Sqlite(url.replace(/^sqlite:/, ''), { timeout: 0 });
    await patiently(() => writer.exec('begin immediate'));
    return async () => void writer.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  for (const [column, value] of Object.entries(row)) {
    await client.query(`select 1 from ${table} where ${column} = $1 for update`, [value]);
  }
  return () => client.end();
}
