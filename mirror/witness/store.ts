import type { Knex } from 'knex';
import { EMPTY_ROOT } from '../../src/domain/feed/log/merkle.ts';
import { connect, isPostgres, openFault } from '../database.ts';
import type { Latest } from './rules.ts';

/** What a witness has signed. Who loses it must take another key. */
export type WitnessStore = {
  /** The largest tree of a log that was cosigned; the empty one before the first. */
  latest(origin: string): Promise<Latest>;
  /**
   * Stores that a tree is cosigned, on the disk, in the place of the one before it.
   *
   * @param before what `latest` returned
   * @returns false when another request has stored one meanwhile; then nothing is changed
   */
  advance(origin: string, before: Latest, after: Latest & { readonly note: string }): Promise<boolean>;
  /** The last checkpoint that was cosigned, with its signatures. */
  note(origin: string): Promise<string | undefined>;
  /** Verifier keys whose signatures this store knows all of. */
  keys(): Promise<string[]>;
  addKey(verifierKey: string): Promise<void>;
  close(): Promise<void>;
};

/** Requests that wait for another process end before their connections do. */
const BUSY_MS = 5_000;

const hexOf = (root: Uint8Array): string => Buffer.from(root).toString('hex');

/**
 * Opens the database of a witness, and creates its tables.
 *
 * @param url `sqlite:PATH` or `postgres://…`
 */
export async function openWitnessStore(url: string): Promise<WitnessStore> {
  const database = await opened(url).catch((cause: unknown) => {
    throw openFault(cause, '--database (WITNESS_DATABASE_URL)', url);
  });
  return {
    async latest(origin) {
      const row = await database('witnessed_logs').where({ origin }).first('size', 'root');
      if (row === undefined) return { size: 0, root: EMPTY_ROOT };
      return { size: Number(row.size), root: Buffer.from(row.root, 'hex') };
    },
    advance: (origin, before, { size, root, note }) =>
      durably(database, async (tx) => {
        const row = { size, root: hexOf(root), note };
        // One statement compares and stores, so that no two trees can follow the same one.
        const moved = await tx('witnessed_logs')
          .where({ origin, size: before.size, root: hexOf(before.root) })
          .update(row)
          .returning('origin');
        if (moved.length > 0 || before.size > 0) return moved.length > 0;
        const begun = await tx('witnessed_logs')
          .insert({ origin, ...row })
          .onConflict('origin')
          .ignore()
          .returning('origin');
        return begun.length > 0;
      }),
    async note(origin) {
      const row = await database('witnessed_logs').where({ origin }).first('note');
      return row?.note;
    },
    keys: () => database('witness_keys').orderBy('verifier_key').pluck('verifier_key'),
    addKey: (verifier_key) =>
      durably(database, async (tx) => {
        await tx('witness_keys').insert({ verifier_key }).onConflict('verifier_key').ignore();
      }),
    close: () => database.destroy(),
  };
}

async function opened(url: string): Promise<Knex> {
  const database = connect(url, BUSY_MS);
  try {
    await createTables(database);
    return database;
  } catch (cause) {
    await database.destroy();
    throw cause;
  }
}

async function createTables(database: Knex): Promise<void> {
  await database.raw(
    'create table if not exists witnessed_logs (origin text primary key, size bigint not null, root text not null, note text not null)',
  );
  await database.raw('create table if not exists witness_keys (verifier_key text primary key)');
}

/** A transaction that is on the disk when it ends, also where the server is set to flush later. */
const durably = <T>(database: Knex, work: (tx: Knex.Transaction) => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    if (isPostgres(database))
      await tx.raw(
        "select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') in ('off', 'local')",
      );
    return work(tx);
  });
