import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { parseDatabaseUrl } from '../src/store/engine/dialect.ts';
import { publishersFor } from './bench/names.ts';
import { fillWorld } from './bench/search-world.ts';

/** Bytes of a table with its indexes, and its rows. */
type Size = { readonly table: string; readonly bytes: number; readonly rows: number };

const LARGEST = 15;

/**
 * `node scripts/sizing.ts URL COUNT` fills an empty database with so many authorizations, as crawls would, ten for each
 * publisher, and prints the bytes that all of it takes for each publisher, and those of the largest tables. Start the
 * service on it to see its memory.
 */
const [url = '', count = '1000'] = process.argv.slice(2);
const publishers = publishersFor(Number(count));

await fillWorld(url, publishers);
const target = parseDatabaseUrl(url);
const sizes = target.engine === 'sqlite' ? sizesOfSqlite(target.path) : await sizesOfPostgres(url);
const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0);
const largest = sizes.toSorted((one, other) => other.bytes - one.bytes).slice(0, LARGEST);
process.stdout.write(
  `${[
    line('all', publishers, bytes),
    ...largest.map(({ table, rows, bytes: own }) => line(table, rows, own)),
  ].join('\n')}\n`,
);

function line(what: string, rows: number, all: number): string {
  const of = what === 'all' ? 'publishers' : 'rows';
  return `${what}: ${all} bytes, ${rows} ${of}, ${Math.round(all / Math.max(1, rows))} for each`;
}

function sizesOfSqlite(path: string): Size[] {
  const database = new Sqlite(path);
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
    const sizes = database
      .prepare<[], { table: string; bytes: number }>(
        `select m.tbl_name as "table", sum(s.pgsize) as bytes from dbstat s
         join sqlite_master m on m.name = s.name where s.aggregate = 1 group by 1`,
      )
      .all();
    return sizes.map((size) => ({
      ...size,
      rows: Number(database.prepare(`select count(*) from "${size.table}"`).pluck().get()),
    }));
  } finally {
    database.close();
  }
}

async function sizesOfPostgres(databaseUrl: string): Promise<Size[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: sizes } = await client.query<{ table: string; bytes: string }>(
      `select relname as "table", pg_total_relation_size(oid) as bytes from pg_class
       where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
    const found: Size[] = [];
    for (const { table, bytes: own } of sizes) {
      const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from "${table}"`);
      found.push({ table, bytes: Number(own), rows: Number(rows[0]?.rows) });
    }
    return found;
  } finally {
    await client.end();
  }
}
