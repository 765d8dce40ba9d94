import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { parseDatabaseUrl } from '../../src/store/engine/dialect.ts';
import { openSqlite } from '../../src/store/engine/sqlite.ts';

/**
 * Does something that needs the lock of the writer. A transaction of a store in this process ends only when others have
 * their turn, so that a connection which waits for it in one turn waits in vain. Stores write by themselves as well, after
 * an answer.
 */
export async function patiently<T>(work: () => T): Promise<T> {
  for (;;)
    try {
      return work();
    } catch (cause) {
      if (!/database is locked/.test(String(cause))) throw cause;
      await sleep(10);
    }
}

/** Runs SQL on a connection of its own, past the store. */
export async function execute(url: string, sql: string): Promise<void> {
  const target = parseDatabaseUrl(url);
  if (target.engine === 'sqlite') {
    const connection = openSqlite(target.path);
    try {
      // With the lock of the writer, all of it runs or, as on PostgreSQL, nothing.
      await patiently(() => connection.exec('begin immediate'));
      connection.exec(`${sql}; commit`);
    } finally {
      connection.close();
    }
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
  const target = parseDatabaseUrl(url);
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

export type Row = Readonly<Record<string, unknown>>;

/** The rows of each query, past the store. */
export async function selectAll(url: string, queries: readonly string[]): Promise<Row[][]> {
  const target = parseDatabaseUrl(url);
  if (target.engine === 'sqlite') {
    const connection = openSqlite(target.path);
    const rows = queries.map((sql) => connection.prepare<[], Row>(sql).all());
    connection.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found: Row[][] = [];
    for (const sql of queries) found.push((await client.query<Row>(sql)).rows);
    return found;
  } finally {
    await client.end();
  }
}

/** Columns by table. */
export async function tableColumns(url: string): Promise<Map<string, string[]>> {
  const sql =
    parseDatabaseUrl(url).engine === 'sqlite'
      ? `select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
         where m.type = 'table' order by m.name, c.cid`
      : `select table_name as "table", column_name as "column" from information_schema.columns
         where table_schema = 'public' order by table_name, ordinal_position`;
  const tables = new Map<string, string[]>();
  const [rows = []] = await selectAll(url, [sql]);
  for (const { table, column } of rows) {
    tables.set(String(table), [...(tables.get(String(table)) ?? []), String(column)]);
  }
  return tables;
}

/** Runs a query in a transaction that stays open until the result is called; SQLite, where writers queue, has none. */
export async function hold(url: string, sql: string): Promise<() => Promise<void>> {
  if (parseDatabaseUrl(url).engine === 'sqlite') return async () => {};
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(sql);
  return () => client.end();
}

/** A connection of a test's own, past the store, for many statements. */
export type SqlSession = {
  run(sql: string): Promise<void>;
  rows(sql: string): Promise<Row[]>;
  close(): Promise<void>;
};

export async function openSql(url: string): Promise<SqlSession> {
  const target = parseDatabaseUrl(url);
  if (target.engine === 'sqlite') {
    const connection = openSqlite(target.path);
    return {
      run: async (sql) => void (await patiently(() => connection.exec(sql))),
      rows: async (sql) => connection.prepare<[], Row>(sql).all(),
      close: async () => void connection.close(),
    };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    run: async (sql) => void (await client.query(sql)),
    rows: async (sql) => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  };
}

/** How many rows a table has. */
export async function count(url: string, table: string): Promise<number> {
  const [row] = await rows(url, `select count(*) as rows from ${table}`);
  return Number(row?.rows);
}
