import type { Knex } from 'knex';
import { rowsWithin } from '../src/domain/rows-within.ts';
import { connect, isPostgres, nothingThere, openFault } from './database.ts';
import { MirrorError } from './fault.ts';

/** One record of the registry: the text of its line in a dump. */
export type CopiedRecord = { readonly kind: string; readonly key: string; readonly line: string };

/** A record that is no longer there. */
export type RecordPlace = { readonly kind: string; readonly key: string };

/** What a step changes: records as they are now, and records that are gone. */
export type RecordChanges = {
  readonly put: readonly CopiedRecord[];
  readonly remove: readonly RecordPlace[];
};

/** The database of a mirror. Each step stores its records and where the mirror stands in one transaction. */
export type Copy = {
  /** Where the mirror stands, as text; undefined before the first step. */
  state(): Promise<StoredState | undefined>;
  /**
   * Stores a step.
   *
   * @param before what `state` returned; when another process has stored a step meanwhile, nothing is changed
   * @throws {MirrorError} when another process has
   */
  step(
    before: StoredState | undefined,
    after: string,
    generation: number,
    changes: RecordChanges,
  ): Promise<StoredState>;
  /** What the last verification found, as text; undefined before the first one. */
  lastCheck(): Promise<string | undefined>;
  /** Stores that, whoever follows meanwhile. */
  storeCheck(text: string): Promise<void>;
  /** Removes all records of other generations, in pieces. */
  keepOnly(generations: readonly number[]): Promise<void>;
  /** The line of a record. */
  find(generation: number, kind: string, key: string): Promise<string | undefined>;
  /** The kinds of which there is a record. */
  kinds(generation: number): Promise<string[]>;
  /** Records of a kind in the order of the bytes of their keys, within a range. */
  records(generation: number, kind: string, range?: KeyRange): AsyncGenerator<CopiedRecord>;
  /** Records of a kind whose text has another one in it, within a range. */
  recordsWith(text: string, generation: number, kind: string, range: KeyRange): AsyncGenerator<CopiedRecord>;
  close(): Promise<void>;
};

export type StoredState = { readonly revision: number; readonly text: string };
/** Keys behind `after`, up to `last`; without bounds all. */
export type KeyRange = { readonly after?: string | undefined; readonly last?: string | undefined };

const PIECE = 1_000;
/** Length of the lines of a piece, but for one that is longer by itself: a record may have megabytes. */
export const PIECE_BYTES = 8 * 1024 * 1024;
/** A mirror that serves fills all its tables in one transaction, after each dump that was loaded. */
const BUSY_MS = 15 * 60_000;
const STATE_ROW = 1;
/** Beside the state, because a verification may run while another process follows. */
const CHECK_ROW = 2;

/**
 * Opens the database of a mirror, and creates its tables.
 *
 * @param url `sqlite:PATH` or `postgres://…`
 * @param busyMs how long a statement waits for another process that writes to the file of SQLite
 * @param options.mustExist refuse a database that has no copy, and make nothing in it
 */
export async function openCopy(
  url: string,
  busyMs = BUSY_MS,
  { mustExist = false }: { readonly mustExist?: boolean } = {},
): Promise<Copy> {
  const database = connect(url, busyMs, { mustExist });
  try {
    if (mustExist && !(await database.schema.hasTable('mirror_state'))) throw nothingThere(url);
    await createTables(database);
  } catch (cause) {
    await database.destroy();
    throw openFault(cause, '--database (DATABASE_URL)', url);
  }
  return {
    async state() {
      const row = await database('mirror_state').where({ id: STATE_ROW }).first();
      return row && { revision: Number(row.revision), text: String(row.state) };
    },
    step: (before, after, generation, changes) =>
      database.transaction(async (tx) => {
        const revision = await moveOn(tx, before, after);
        await putRecords(tx, { generation, revision }, changes.put);
        await removeRecords(tx, generation, changes.remove);
        await noteRemoved(tx, { generation, revision }, changes.remove);
        return { revision, text: after };
      }),
    async lastCheck() {
      const row = await database('mirror_state').where({ id: CHECK_ROW }).first('state');
      return row?.state;
    },
    async storeCheck(state) {
      const row = { id: CHECK_ROW, revision: 0, state };
      await database('mirror_state').insert(row).onConflict('id').merge();
    },
    async keepOnly(generations) {
      const found = await database('mirror_records')
        .distinct('generation')
        .whereNotIn('generation', [...generations]);
      for (const { generation } of found) await removeGeneration(database, Number(generation));
      await database('mirror_removed')
        .whereNotIn('generation', [...generations])
        .delete();
    },
    async find(generation, kind, key) {
      const row = await database('mirror_records').where({ generation, kind, key }).first('line');
      return row?.line;
    },
    async kinds(generation) {
      const kinds: string[] = [];
      // The index has each kind many times: its next one is found by looking behind the last.
      for (let last = ''; ; last = kinds.at(-1) ?? '') {
        const query = database('mirror_records').where({ generation }).where('kind', '>', last);
        const row = await query.orderBy('kind').first('kind');
        if (row === undefined) return kinds;
        kinds.push(row.kind);
      }
    },
    records: (generation, kind, range = {}) => readRecords(database, { generation, kind, range }),
    recordsWith: (text, generation, kind, range) => readRecords(database, { generation, kind, range, text }),
    close: () => database.destroy(),
  };
}

async function createTables(database: Knex): Promise<void> {
  // Keys are compared by their bytes on both engines, as the parts of a dump are sorted.
  const text = isPostgres(database) ? 'text collate "C"' : 'text';
  const end = isPostgres(database) ? '' : ' without rowid';
  await database.raw(
    'create table if not exists mirror_state (id integer primary key, revision bigint not null, state text not null)',
  );
  await database.raw(
    `create table if not exists mirror_records (generation integer not null, kind text not null, key ${text} not null, line text not null, revision bigint not null default 0, primary key (generation, kind, key))${end}`,
  );
  // Databases of earlier releases lack these columns.
  await addColumn(database, 'mirror_records', 'revision', 'bigint not null default 0');
  await database.raw(
    'create index if not exists mirror_records_changed on mirror_records (generation, revision, kind, key)',
  );
  await database.raw(
    `create table if not exists mirror_removed (generation integer not null, kind text not null, key ${text} not null, revision bigint not null, primary key (generation, kind, key))${end}`,
  );
  // Properties of which events have a part only, where the mirror answers requests.
  await database.raw('create table if not exists mirror_cut (key text primary key, line text not null)');
  // What of the records the tables of the registry hold, where the mirror answers requests.
  await database.raw(
    'create table if not exists mirror_served (id integer primary key, generation integer not null, revision bigint not null, state text not null)',
  );
}

async function addColumn(database: Knex, table: string, column: string, type: string): Promise<void> {
  if (await database.schema.hasColumn(table, column)) return;
  await database.raw(`alter table ${table} add column ${column} ${type}`);
}

/** Stores where the mirror stands, unless another process has moved on from `before` already. */
async function moveOn(tx: Knex, before: StoredState | undefined, state: string): Promise<number> {
  const revision = (before?.revision ?? 0) + 1;
  const changed =
    before === undefined
      ? await tx('mirror_state')
          .insert({ id: STATE_ROW, revision, state })
          .onConflict('id')
          .ignore()
          .returning('id')
      : await tx('mirror_state')
          .where({ id: STATE_ROW, revision: before.revision })
          .update({ revision, state })
          .returning('id');
  if (changed.length === 0)
    throw new MirrorError('Another process writes to this copy. Run one mirror for each database.');
  return revision;
}

/** Rows of a JSON array: one parameter for any number of them. */
const rowsOf = (database: Knex): string =>
  isPostgres(database) ? 'json_array_elements(?::json) as rows(value)' : 'json_each(?) as rows';

/** A step, by which what it changed is found again. */
type StepOf = { readonly generation: number; readonly revision: number };

async function putRecords(
  tx: Knex,
  { generation, revision }: StepOf,
  records: readonly CopiedRecord[],
): Promise<void> {
  // One statement may not name a row twice: the last one counts.
  const rows = new Map(records.map(({ kind, key, line }) => [`${kind}\n${key}`, [kind, key, line]]));
  const all = [...rows.values()];
  for (let at = 0; at < all.length; ) {
    const lengths = all.slice(at, at + PIECE).map(([, , line = '']) => ({ bytes: line.length }));
    const end = at + rowsWithin(lengths, PIECE_BYTES);
    await tx.raw(
      `insert into mirror_records (generation, revision, kind, key, line) select ?, ?, value ->> 0, value ->> 1, value ->> 2 from ${rowsOf(tx)} where true on conflict (generation, kind, key) do update set line = excluded.line, revision = excluded.revision`,
      [generation, revision, JSON.stringify(all.slice(at, end))],
    );
    at = end;
  }
}

async function removeRecords(tx: Knex, generation: number, places: readonly RecordPlace[]): Promise<void> {
  for (let at = 0; at < places.length; at += PIECE)
    await tx.raw(
      `delete from mirror_records where generation = ? and (kind, key) in (select value ->> 0, value ->> 1 from ${rowsOf(tx)})`,
      [generation, JSON.stringify(places.slice(at, at + PIECE).map(({ kind, key }) => [kind, key]))],
    );
}

async function noteRemoved(
  tx: Knex,
  { generation, revision }: StepOf,
  places: readonly RecordPlace[],
): Promise<void> {
  const once = [...new Map(places.map(({ kind, key }) => [`${kind}\n${key}`, [kind, key]])).values()];
  for (let at = 0; at < once.length; at += PIECE)
    await tx.raw(
      `insert into mirror_removed (generation, revision, kind, key) select ?, ?, value ->> 0, value ->> 1 from ${rowsOf(tx)} where true on conflict (generation, kind, key) do update set revision = excluded.revision`,
      [generation, revision, JSON.stringify(once.slice(at, at + PIECE))],
    );
}

async function removeGeneration(database: Knex, generation: number): Promise<void> {
  for (;;) {
    const some = await database('mirror_records').where({ generation }).select('kind', 'key').limit(PIECE);
    if (some.length === 0) return;
    await database.transaction((tx) => removeRecords(tx, generation, some));
  }
}

type Wanted = {
  readonly generation: number;
  readonly kind: string;
  readonly range: KeyRange;
  readonly text?: string;
};

async function* readRecords(
  database: Knex,
  { generation, kind, range: { after: start, last }, text }: Wanted,
): AsyncGenerator<CopiedRecord> {
  for (let after = start; ; ) {
    const between = (end: string | undefined) => {
      const query = database('mirror_records').where({ generation, kind }).orderBy('key');
      if (after !== undefined) query.where('key', '>', after);
      if (end !== undefined) query.where('key', '<=', end);
      if (text !== undefined) query.where('line', 'like', `%${text}%`);
      return query;
    };
    const found: { key: string; bytes: number }[] = await between(last)
      .limit(PIECE)
      .select('key', database.raw('octet_length(line) as bytes'));
    const end = found[rowsWithin(found, PIECE_BYTES) - 1]?.key;
    if (end === undefined) return;
    yield* (await between(end).select('kind', 'key', 'line')) as CopiedRecord[];
    after = end;
  }
}
