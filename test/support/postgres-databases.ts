import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../../src/store/engine/migrate.ts';
import { addCatalogs } from './catalog-words.ts';
import { findPostgres, type SharedPostgres } from './postgres.ts';

/** An address that nobody else uses; `drop` takes the database away from everybody who is still connected. */
export type Database = { readonly url: string; drop(): Promise<void> };

export type PostgresDatabases = {
  /** A database with every migration, the words of the built-in catalogs and nothing else. */
  create(): Promise<Database>;
  /** A database with every migration, and nothing that the service makes in it. */
  createMigrated(): Promise<Database>;
  /** A database without any table. */
  createEmpty(): Promise<Database>;
  stop(): Promise<void>;
};

type Pooled = {
  readonly name: string;
  readonly admin: pg.Client;
  /** What `SHAPE` found when it was made. */
  readonly shape: string;
};

// A worker that takes the place of one that broke down finds that one's databases.
const TEMPLATE = `suite_${process.pid}_template`;
const MIGRATED = `suite_${process.pid}_migrated`;

/**
 * Everything but rows that a test may leave behind: columns, indexes, triggers, functions, values of sequences, and
 * statistics for the planner.
 */
const SHAPE = `
  select concat_ws(' ',
    (select format('%s:%s', count(*), sum(atttypid::bigint * 2 + attnotnull::int)) from pg_attribute where attrelid >= 16384),
    (select count(*) from pg_constraint),
    (select count(*) from pg_trigger where not tgisinternal),
    (select count(*) from pg_proc where oid >= 16384 and pronamespace <> pg_my_temp_schema()),
    (select string_agg(coalesce(last_value, 0)::text, ' ' order by sequencename) from pg_sequences),
    (select count(*) from pg_statistic where starelid >= 16384)
  ) as shape`;

/** Tables of which the rows of the template stay, with the column that names a catalog; to make them takes long. */
const WORDS = { product_catalogs: 'digest', product_words: 'catalog' } as const;

/**
 * Deletes all rows but the words of the built-in catalogs, past foreign keys, and puts those back that migrations made.
 * Deleting costs a fraction of what truncating does, but leaves dead rows, so a table that has become large is truncated.
 */
const EMPTY = `
  create function pg_temp.empty(kept jsonb, catalogs text[]) returns void language plpgsql as $$
  declare
    used record;
    large text;
  begin
    set local session_replication_role = replica;
    for used in
      select oid::regclass as name, pg_relation_size(oid) + coalesce(pg_relation_size(nullif(reltoastrelid, 0)), 0) as bytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    loop
      if used.name::text = any('{${Object.keys(WORDS)}}') then continue;
      elsif used.bytes > 262144 then large := concat_ws(', ', large, used.name);
      elsif used.bytes > 0 then execute format('delete from %s', used.name);
      end if;
    end loop;
    ${Object.entries(WORDS)
      .map(([table, column]) => `delete from ${table} where ${column} <> all (catalogs);`)
      .join('\n    ')}
    if large is not null then execute format('truncate %s cascade', large); end if;
    for used in select key as name, value as rows from jsonb_each(kept) loop
      execute format('insert into %1$s select * from jsonb_populate_recordset(null::%1$s, $1)', used.name) using used.rows;
    end loop;
  end $$`;

/** Makes the templates that all databases are copies of. */
export async function openPostgresDatabases(): Promise<PostgresDatabases> {
  const server = await findPostgres();
  const root = await connect(server, 'postgres');
  await root.query(`create database ${MIGRATED}`);
  await migrate(server.url(MIGRATED));
  await root.query(`create database ${TEMPLATE} template ${MIGRATED} strategy file_copy`);
  await addCatalogs(server.url(TEMPLATE));
  const { rows, catalogs } = await contentOf(server, TEMPLATE);
  const idle: Pooled[] = [];
  let made = 0;
  // Copies of one template must not be made at the same time.
  let copying: Promise<unknown> = Promise.resolve();

  async function copy(template: string): Promise<string> {
    made += 1;
    const name = `suite_${process.pid}_${made}`;
    const copied = copying.then(() =>
      root.query(`create database ${name} template ${template} strategy file_copy`),
    );
    copying = copied.catch(() => {});
    await copied;
    return name;
  }

  async function copyOf(template: string): Promise<Database> {
    const name = await copy(template);
    return { url: server.url(name), drop: async () => void (await remove(name)) };
  }

  const remove = (name: string) => root.query(`drop database if exists ${name} with (force)`);

  async function make(): Promise<Pooled> {
    const name = await copy(TEMPLATE);
    const admin = await connect(server, name);
    // Its next query fails too.
    admin.on('error', () => {});
    await admin.query(EMPTY);
    return { name, admin, shape: await shapeOf(admin) };
  }

  /** Takes away whoever is still connected and all rows; false when a test changed more than rows. */
  async function reset({ admin, shape }: Pooled): Promise<boolean> {
    if (!(await isLeftAlone(admin))) return false;
    if ((await shapeOf(admin)) !== shape) return false;
    await admin.query('select pg_temp.empty($1, $2)', [rows, catalogs]);
    return true;
  }

  async function give(database: Pooled): Promise<void> {
    // Tests cut connections too.
    const isEmpty = await reset(database).catch(() => false);
    if (isEmpty) idle.push(database);
    else await remove(database.name);
  }

  return {
    async create() {
      const database = idle.pop() ?? (await make());
      return { url: server.url(database.name), drop: () => give(database) };
    },
    createMigrated: () => copyOf(MIGRATED),
    createEmpty: () => copyOf('template1'),
    async stop() {
      await Promise.all([root, ...idle.map(({ admin }) => admin)].map((client) => client.end()));
      await server.stop();
    },
  };
}

async function connect({ url }: SharedPostgres, database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url(database) });
  await client.connect();
  return client;
}

/** Processes that serve others in the database of a connection, which all receive the signal to end. */
const OTHERS = `
  select count(pg_terminate_backend(pid))::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
/** Milliseconds. The server's own wait for an ended process looks every 100 ms, and most end within two. */
const LOOK_AGAIN_MS = 2;
const MOST_MS = 5_000;

/** Ends all other connections to a database; false when one does not end. */
async function isLeftAlone(admin: pg.Client): Promise<boolean> {
  for (const since = performance.now(); performance.now() - since < MOST_MS; await sleep(LOOK_AGAIN_MS)) {
    const { rows } = await admin.query(OTHERS);
    if (rows[0].others === 0) return true;
  }
  return false;
}

const shapeOf = async (client: pg.Client): Promise<string> => (await client.query(SHAPE)).rows[0].shape;

/** The rows of each table that has any, as JSON, and the digests of the catalogs whose words it has. */
async function contentOf(
  server: SharedPostgres,
  database: string,
): Promise<{ readonly rows: string; readonly catalogs: readonly string[] }> {
  const client = await connect(server, database);
  try {
    const tables = await client.query(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    const rows: Record<string, unknown> = {};
    for (const { name } of tables.rows) {
      if (Object.hasOwn(WORDS, name)) continue;
      const found = await client.query(`select jsonb_agg(t) as rows from ${name} t`);
      if (found.rows[0].rows !== null) rows[name] = found.rows[0].rows;
    }
    const catalogs = await client.query('select digest from product_catalogs');
    return { rows: JSON.stringify(rows), catalogs: catalogs.rows.map(({ digest }) => digest) };
  } finally {
    await client.end();
  }
}
