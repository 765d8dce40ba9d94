/** Table of the migrations that a database has. */
export const LEDGER = 'knex_migrations';
/**
 * Name in the ledger of a database that `admin copy` has not completed. No program knows it as a migration, so none of
 * any version starts on such a database.
 */
export const UNFINISHED_COPY = 'unfinished-copy';
