import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../test/support/postgres.ts';

/** Gives `work` a PostgreSQL server that only this scenario uses, and ends it. */
export async function withPostgres<T>(work: (server: PostgresServer) => Promise<T>): Promise<T> {
  const server = await startPostgres();
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Makes an empty database of this name, and returns its address. */
export async function newDatabase(server: PostgresServer, name: string): Promise<string> {
  await onPostgres(server.url('postgres'), `create database ${name}`);
  return server.url(name);
}

/** Runs statements one after the other. */
async function onPostgres(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
