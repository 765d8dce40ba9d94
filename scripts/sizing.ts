import { statSync } from 'node:fs';
import pg from 'pg';
import { parseDatabaseUrl } from '../src/store/engine/dialect.ts';
import { openSqlite } from '../src/store/engine/sqlite.ts';
import { publishersFor } from './bench/names.ts';
import { fillWorld } from './bench/search-world.ts';

/**
 * `node scripts/sizing.ts URL COUNT` fills an empty database with so many authorizations, as crawls would, and prints
 * the bytes that they take. Start the service on it to see its memory.
 */
const [url = '', count = '1000'] = process.argv.slice(2);
const authorizations = Number(count);

async function bytesOf(): Promise<number> {
  const target = parseDatabaseUrl(url);
  if (target.engine === 'sqlite') {
    const connection = openSqlite(target.path);
    connection.pragma('wal_checkpoint(TRUNCATE)');
    connection.close();
    return statSync(target.path).size;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_database_size(current_database()) as bytes');
  await client.end();
  return Number(rows[0]?.bytes);
}

await fillWorld(url, publishersFor(authorizations));
const bytes = await bytesOf();
process.stdout.write(
  `${JSON.stringify({ authorizations, bytes, bytes_per_authorization: Math.round(bytes / authorizations) })}\n`,
);
