import { writeFileSync } from 'node:fs';
import { migrate, migrateSqlite } from '../src/store/engine/migrate.ts';
import { openSqlite } from '../src/store/engine/sqlite.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { postgresSchemaText, sqliteSchemaText } from './schema-text.ts';

/**
 * Writes the schema that the migrations create, on both engines, to test/golden, so that a review shows the effect
 * of each migration.
 */
const golden = (engine: string) => new URL(`../test/golden/schema-${engine}.sql`, import.meta.url);

const connection = openSqlite(':memory:');
await migrateSqlite(connection);
writeFileSync(golden('sqlite'), sqliteSchemaText(connection));
connection.close();

const server = await startPostgres();
try {
  await migrate(server.url('postgres'));
  writeFileSync(golden('postgres'), await postgresSchemaText(server.url('postgres')));
} finally {
  await server.stop();
}
