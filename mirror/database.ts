import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import knexPkg, { type Knex } from 'knex';
import { MirrorError } from './fault.ts';

/**
 * Opens a database of SQLite or PostgreSQL. What SQLite commits is on the disk before the statement ends.
 *
 * @param url `sqlite:PATH` or `postgres://…`
 * @param busyMs how long a statement waits for another process that writes to the file of SQLite
 */
export function connect(url: string, busyMs: number): Knex {
  if (/^postgres(ql)?:\/\//.test(url))
    return knexPkg.knex({ client: 'pg', connection: url, pool: { min: 0, max: 4 } });
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path === undefined)
    throw new MirrorError('The database must be sqlite:PATH or postgres://… (--database).');
  mkdirSync(dirname(resolve(path)), { recursive: true });
  return knexPkg.knex({
    client: 'better-sqlite3',
    connection: { filename: path },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: { pragma(text: string): void }, done: (error: null, made: unknown) => void) {
        for (const pragma of [`busy_timeout = ${busyMs}`, 'journal_mode = WAL', 'synchronous = FULL'])
          connection.pragma(pragma);
        done(null, connection);
      },
    },
  });
}

export const isPostgres = (database: Knex): boolean => database.client.config.client === 'pg';
