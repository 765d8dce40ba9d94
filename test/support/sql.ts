import pg from 'pg';
import { parseUrl } from '../../src/store/dialect.ts';
import { openSqlite } from '../../src/store/sqlite.ts';

/** Runs SQL on a connection of its own, past the store. */
export async function execute(url: string, sql: string): Promise<void> {
  const target = parseUrl(url);
  if (target.engine === 'sqlite') {
    const connection = openSqlite(target.path);
    connection.exec(sql);
    connection.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
