import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import knexPkg, { type Knex } from 'knex';
import { databaseFault, nameWithoutSecrets } from '../src/domain/text/database-fault.ts';
import { MirrorError } from './fault.ts';

// Knex would print errors that it also throws.
const SILENT = { warn() {}, error() {}, deprecate() {}, debug() {} };

/**
 * Opens a database of SQLite or PostgreSQL. What SQLite commits is on the disk before the statement ends.
 *
 * @param url `sqlite:PATH` or `postgres://…`
 * @param busyMs how long a statement waits for another process that writes to the file of SQLite
 * @param options.mustExist refuse a file that is not there, in place of making it
 */
export function connect(url: string, busyMs: number, { mustExist = false } = {}): Knex {
  if (/^postgres(ql)?:\/\//.test(url))
    return knexPkg.knex({ client: 'pg', connection: url, pool: { min: 0, max: 4 }, log: SILENT });
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (path === undefined)
    throw new MirrorError('The database must be sqlite:PATH or postgres://… (--database).');
  if (!mustExist) mkdirSync(dirname(resolve(path)), { recursive: true });
  else if (!existsSync(path)) throw nothingThere(url);
  return knexPkg.knex({
    client: 'better-sqlite3',
    connection: { filename: path },
    useNullAsDefault: true,
    log: SILENT,
    pool: {
      min: 1,
      max: 1,
      afterCreate(connection: { pragma(text: string): void }, done: (error: null, made: unknown) => void) {
        // The file keeps its mode: where there must be a copy, a file of something else is left as it is.
        const mode = mustExist ? [] : ['journal_mode = WAL'];
        for (const pragma of [`busy_timeout = ${busyMs}`, ...mode, 'synchronous = FULL'])
          connection.pragma(pragma);
        done(null, connection);
      },
    },
  });
}

export const isPostgres = (database: Knex): boolean => database.client.config.client === 'pg';

/** What is said where a command only reads, and there is nothing to read. */
export const nothingThere = (url: string): MirrorError =>
  new MirrorError(
    `--database (DATABASE_URL): there is no copy in ${nameWithoutSecrets(url)}; correct it, or run \`mirror init\` first, which makes one.`,
  );

/** The error in the words of the operator, when the database cannot be opened. */
export function openFault(cause: unknown, setting: string, url: string): unknown {
  const fault = cause instanceof MirrorError ? undefined : databaseFault(cause, { setting, url });
  return fault === undefined ? cause : new MirrorError(fault);
}
