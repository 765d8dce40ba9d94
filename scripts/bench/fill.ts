import Sqlite from 'better-sqlite3';
import pg from 'pg';

const EVENTS = 'events';

/** SQL that differs between the engines. */
export type Sql = {
  readonly isPostgres: boolean;
  /** Rows with a column `i`, from 0. */
  numbers(count: number): string;
  /** A number as text of twelve digits. */
  padded(expression: string): string;
  /** A number as text of twelve hexadecimal digits. */
  hexadecimal(expression: string): string;
};

const sqlite: Sql = {
  isPostgres: false,
  numbers: (count) =>
    `(with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1}) select i from n)`,
  padded: (expression) => `printf('%012d', ${expression})`,
  hexadecimal: (expression) => `printf('%012x', ${expression})`,
};
const postgres: Sql = {
  isPostgres: true,
  numbers: (count) => `(select i from generate_series(0, ${count - 1}) as n(i))`,
  padded: (expression) => `lpad(cast(${expression} as text), 12, '0')`,
  hexadecimal: (expression) => `lpad(to_hex(cast(${expression} as bigint)), 12, '0')`,
};

/** A column in the order of the table. */
type Column = { readonly name: string; readonly isText: boolean };

/** Runs statements of a bench's own, past the store. Nothing has to survive a crash. */
export type Filler = {
  readonly sql: Sql;
  run(text: string): Promise<void>;
  columnsOf(table: string): Promise<Column[]>;
  /** Texts that create the indexes of a table again, once they were dropped. */
  dropIndexes(table: string): Promise<string[]>;
};

/** Runs `work` on one connection; on PostgreSQL its planner then knows the tables. */
export async function filling(databaseUrl: string, work: (filler: Filler) => Promise<void>): Promise<void> {
  await fillingPart(databaseUrl, work);
  await vacuum(databaseUrl);
}

/** As `filling`, when more is filled before the database is used: `vacuum` then ends it. */
export async function fillingPart(
  databaseUrl: string,
  work: (filler: Filler) => Promise<void>,
): Promise<void> {
  await (isFile(databaseUrl)
    ? fillingSqlite(databaseUrl.slice('sqlite:'.length), work)
    : fillingPostgres(databaseUrl, work));
}

const isFile = (databaseUrl: string): boolean => databaseUrl.startsWith('sqlite:');

/**
 * Lets PostgreSQL know its tables, and which of their rows all see, which spares index scans a look at the table. SQLite is not
 * analyzed: in an analyzed database it plans each statement again at every run, and the service never analyzes.
 */
export async function vacuum(databaseUrl: string): Promise<void> {
  if (isFile(databaseUrl)) return;
  const found = await onPostgres(databaseUrl, (client) =>
    client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    ),
  );
  const names = found.rows.map(({ name }) => name);
  // In a large database the events take as long as all others, and one connection works on one core.
  const halves = [names.filter((name) => name === EVENTS), names.filter((name) => name !== EVENTS)];
  await Promise.all(
    halves
      .filter(({ length }) => length > 0)
      .map((half) => onPostgres(databaseUrl, (client) => client.query(`vacuum analyze ${half.join(', ')}`))),
  );
}

async function onPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function fillingSqlite(path: string, work: (filler: Filler) => Promise<void>): Promise<void> {
  const database = new Sqlite(path);
  // Without a log each page is written once. Only what a statement changes of earlier pages is kept until its end.
  database.pragma('journal_mode = memory');
  database.pragma('synchronous = off');
  database.pragma('cache_size = -200000');
  // Sorts for an index use a second core.
  database.pragma('threads = 2');
  const all = (text: string) => database.prepare<[], Record<string, string>>(text).all();
  try {
    await work({
      sql: sqlite,
      run: async (text) => void database.exec(text),
      columnsOf: async (table) => all(`select name, type from pragma_table_info('${table}')`).map(columnOf),
      async dropIndexes(table) {
        const from = `sqlite_master where type = 'index' and tbl_name = '${table}' and sql is not null`;
        const indexes = all(`select name, sql from ${from}`);
        for (const { name } of indexes) database.exec(`drop index ${name}`);
        return indexes.map(({ sql = '' }) => sql);
      },
    });
  } finally {
    database.pragma('journal_mode = wal');
    database.close();
  }
}

async function fillingPostgres(url: string, work: (filler: Filler) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const all = async (text: string): Promise<Record<string, string>[]> => (await client.query(text)).rows;
  try {
    await client.query(
      "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'",
    );
    await work({
      sql: postgres,
      run: async (text) => void (await client.query(text)),
      columnsOf: async (table) =>
        (
          await all(
            `select column_name as name, data_type as type from information_schema.columns
             where table_name = '${table}' and table_schema = current_schema() order by ordinal_position`,
          )
        ).map(columnOf),
      async dropIndexes(table) {
        const indexes = await all(
          `select i.relname as name, pg_get_indexdef(i.oid) as sql from pg_index x join pg_class i on i.oid = x.indexrelid
           where x.indrelid = '${table}'::regclass and not exists (select from pg_constraint c where c.conindid = i.oid)`,
        );
        for (const { name } of indexes) await client.query(`drop index ${name}`);
        return indexes.map(({ sql = '' }) => sql);
      },
    });
  } finally {
    await client.end();
  }
}

const columnOf = ({ name = '', type = '' }: Record<string, string>): Column => ({
  name,
  isText: /text|char/i.test(type),
});
