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

/** Rows of a query, as the driver gives them. */
export async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const target = parseUrl(url);
  if (target.engine === 'sqlite') {
    const connection = openSqlite(target.path);
    const found = connection.prepare<[], Record<string, unknown>>(sql).all();
    connection.close();
    return found;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** How many rows a table has. */
export async function count(url: string, table: string): Promise<number> {
  const [row] = await rows(url, `select count(*) as rows from ${table}`);
  return Number(row?.rows);
}
