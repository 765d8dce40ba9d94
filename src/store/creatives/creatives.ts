import type { SeedsSeen } from '../../domain/accounts/account.ts';
import type { Creative, CreativeKey, CreativeStatus } from '../../domain/creatives/creative.ts';
import { searchForm } from '../../domain/text/search-form.ts';
import { columns, json, type Stored } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { type Narrow, narrowed, pageAfter, type RowPosition } from '../engine/row-filters.ts';
import { numberParam, param, statement } from '../engine/statement.ts';
import type { CreativeFilter } from './creative-filter.ts';
import {
  type CreativePage,
  type CreativePageAsk,
  countCreatives,
  listCreativeRows,
  othersIn,
} from './creative-list.ts';
import { creativeStandings, type Ids, standingFields } from './creative-standings.ts';

const creativeColumns = columns({ ...standingFields, document: json<Creative['document']>() });

/** The columns, and `folded_name`, which only filters read. */
const NAMES = [...creativeColumns.names, 'folded_name'];
const NUMBERS = new Set(['created_at', 'updated_at']);
const ROW = Object.fromEntries(NAMES.map((name) => [name, NUMBERS.has(name) ? 'bigint' : 'text'] as const));
const stored = (creative: Creative): Stored => ({
  ...creativeColumns.write(creative),
  folded_name: searchForm(creative.name),
});

type Library = Pick<CreativeKey, 'principalId' | 'accountId'>;

const insertAll = statement<{ rows: string }, { id: string }>((k, engine) =>
  k.raw(`insert into creatives (${NAMES.join(', ')}) :rows where true on conflict do nothing returning id`, {
    rows: selectRows(k, engine, ROW, param('rows')),
  }),
);
const KEYS = new Set(['principal_id', 'account_id', 'id']);
const changed = NAMES.filter((name) => !KEYS.has(name)).map((name) => `${name} = excluded.${name}`);
const putAll = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into creatives (${NAMES.join(', ')}) :rows where true
     on conflict (principal_id, account_id, id) do update set ${changed.join(', ')}`,
    { rows: selectRows(k, engine, ROW, param('rows')) },
  ),
);
const remove = statement<{ principal_id: string; account_id: string; id: string }, never>((k) =>
  k('creatives')
    .where({ principal_id: param('principal_id'), account_id: param('account_id'), id: param('id') })
    .delete(),
);
const listByIds = statement<Ids, Stored>((k, engine) =>
  k('creatives')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'id', param('ids')))
    .select(creativeColumns.names),
);
const holdStatuses = statement<Ids, { id: string; status: CreativeStatus }>((k, engine) =>
  k('creatives')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .whereNull('purge_kind')
    .where(inList(k, engine, 'id', param('ids')))
    .orderBy('id')
    .forShare()
    .select('id', 'status'),
);
const setStatus = statement<Ids & { status: string; at: number }, never>((k, engine) =>
  k('creatives')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'id', param('ids')))
    .update({ status: param('status'), updated_at: param('at') }),
);
const share = statement<{ principal_id: string; account_id: string; id: string; shared: number }, never>(
  (k) =>
    k('creatives')
      .where({ principal_id: param('principal_id'), account_id: param('account_id'), id: param('id') })
      .update({ shared: numberParam('shared') }),
);
/** In the words of the index, which has the shared ones alone. */
const SEEN = { shared: 'c.shared = 1', all: 'c.shared > 0' } as const;
const listShared = eachSeen((seen) =>
  statement<Omit<Ids, 'account_id'>, Stored>((k, engine) =>
    k('creatives as c')
      .where('c.principal_id', param('principal_id'))
      .whereRaw(seen)
      .whereNull('c.purge_kind')
      .where(inList(k, engine, 'c.id', param('ids')))
      .select(creativeColumns.names.map((name) => `c.${name}`)),
  ),
);
const adopted = NAMES.map((name) => (name === 'account_id' ? 'cast(:to as text)' : `c.${name}`));
const adopt = eachSeen((seen) =>
  statement<{ principal_id: string; to: string; ids: string }, never>((k, engine) =>
    k.raw(
      `insert into creatives (${NAMES.join(', ')}) select ${adopted.join(', ')} from creatives c
       where c.principal_id = :principal_id and ${seen} and c.purge_kind is null and :ids
       on conflict do nothing`,
      { to: param('to'), principal_id: param('principal_id'), ids: inList(k, engine, 'c.id', param('ids')) },
    ),
  ),
);

const anywhere = statement<{ principal_id: string; id: string; limit: number }, Stored & { sandbox: number }>(
  (k) =>
    k('creatives as c')
      .join('accounts as a', (on) => on.on('a.principal_id', 'c.principal_id').on('a.id', 'c.account_id'))
      .where({ 'c.principal_id': param('principal_id'), 'c.id': param('id') })
      .orderBy([
        { column: 'a.sandbox', order: 'desc' },
        { column: 'c.updated_at', order: 'desc' },
        { column: 'c.account_id', order: 'desc' },
      ])
      .limit(numberParam('limit'))
      .select(...creativeColumns.names.map((name) => `c.${name}`), 'a.sandbox'),
);
const given = ({ principalId, accountId }: Library, ids: readonly string[]): Ids => ({
  principal_id: principalId,
  account_id: accountId,
  ids: JSON.stringify(ids),
});

function eachSeen<S>(make: (seen: string) => S): { readonly shared: S; readonly all: S } {
  return { shared: make(SEEN.shared), all: make(SEEN.all) };
}

/** The library of each account. */
export function creatives(db: Db) {
  return { ...creativeReads(db), ...creativeStandings(db), ...sharedCreatives(db), ...creativeWrites(db) };
}

function creativeReads(db: Db) {
  return {
    async find({ principalId, accountId, id }: CreativeKey): Promise<Creative | undefined> {
      return (await this.listByIds(principalId, accountId, [id]))[0];
    },

    /** In no particular order; unknown ids are left out. */
    async listByIds(principalId: string, accountId: string, ids: readonly string[]): Promise<Creative[]> {
      if (ids.length === 0) return [];
      return (await db.all(listByIds, given({ principalId, accountId }, ids))).map(creativeColumns.read);
    },

    /**
     * Statuses of creatives that are not purged, by id. Until this transaction ends no other can change them, but
     * others may hold them too.
     */
    async holdStatuses(
      principalId: string,
      accountId: string,
      ids: readonly string[],
    ): Promise<Map<string, CreativeStatus>> {
      if (ids.length === 0) return new Map();
      const rows = await db.all(holdStatuses, given({ principalId, accountId }, ids));
      return new Map(rows.map(({ id, status }) => [id, status]));
    },

    /**
     * Creatives of a library other than the named ones, without archived and purged ones; null when there are more than
     * `most`.
     */
    async listOthers(
      library: Library,
      named: readonly string[],
      most: number,
    ): Promise<{ id: string; status: CreativeStatus }[] | null> {
      return othersIn(db, library, named, most);
    },

    /** Creatives of all principals that were not purged, oldest first, for the operator. */
    async listEverybodys(filter: Narrow<CreativeStatus>, limit: number): Promise<Creative[]> {
      const query = narrowed(db.k('creatives').whereNull('purge_kind'), filter, limit);
      return (await db.query<Stored>(query.select(creativeColumns.names))).map(creativeColumns.read);
    },

    /** Creatives of all principals that wait for a review, oldest first, after (`created_at`, owner, `id`). */
    async listToReview(after: RowPosition | null, limit: number): Promise<Creative[]> {
      // Constants, as the index has them.
      const found = db.k('creatives').whereRaw("purge_kind is null and status = 'pending_review'");
      const order = ['created_at', 'principal_id', 'account_id', 'id'];
      const query = pageAfter(found, order, { after, limit });
      return (await db.query<Stored>(query.select(creativeColumns.names))).map(creativeColumns.read);
    },

    /**
     * Up to `limit` creatives after the position, and where the list goes on when it was not looked through to its end.
     *
     * @returns null when the order has no index, and more creatives match than can be sorted
     */
    async page(
      principalId: string,
      filter: CreativeFilter,
      ask: CreativePageAsk,
    ): Promise<CreativePage<Creative & { sortValue: string | number }> | null> {
      const found = await listCreativeRows(db, creativeColumns.names, principalId, filter, ask);
      return (
        found && {
          ...found,
          rows: found.rows.map((row) => ({
            ...creativeColumns.read(row),
            sortValue: ask.sort.field === 'assignment_count' ? Number(row.sort_value) : row.sort_value,
          })),
        }
      );
    },

    count: (principalId: string, filter: CreativeFilter) => countCreatives(db, principalId, filter),
  };
}

function sharedCreatives(db: Db) {
  return {
    /** The principal's creatives with this id in all accounts: sandboxes first, then last updated first. */
    async listAnywhere(
      principalId: string,
      id: string,
      limit: number,
    ): Promise<(Creative & { sandbox: boolean })[]> {
      const rows = await db.all(anywhere, { principal_id: principalId, id, limit });
      return rows.map((row) => ({ ...creativeColumns.read(row), sandbox: row.sandbox === 1 }));
    },

    /**
     * Makes a creative of a sandbox account one that other sandbox accounts of the caller have: every one, or those that
     * see all seeds.
     */
    async share({ principalId, accountId, id }: CreativeKey, withEvery: boolean): Promise<void> {
      const shared = withEvery ? 1 : 2;
      await db.run(share, { principal_id: principalId, account_id: accountId, id, shared });
    },

    /** Creatives with these ids that an account sees besides its own, whichever account holds them. */
    async listShared(principalId: string, ids: readonly string[], seen: SeedsSeen): Promise<Creative[]> {
      if (ids.length === 0 || seen === 'none') return [];
      const rows = await db.all(listShared[seen], { principal_id: principalId, ids: JSON.stringify(ids) });
      return rows.map(creativeColumns.read);
    },

    /**
     * Copies creatives that an account sees besides its own to its library, unless that has one with the same id, so
     * that it can use and change them.
     */
    async adopt({ principalId, accountId }: Library, ids: readonly string[], seen: SeedsSeen): Promise<void> {
      if (ids.length === 0 || seen === 'none') return;
      await db.run(adopt[seen], { principal_id: principalId, to: accountId, ids: JSON.stringify(ids) });
    },
  };
}

function creativeWrites(db: Db) {
  return {
    /** Locks the library against other writers until this transaction ends. Buys must be locked first. */
    lock: ({ principalId, accountId }: Library) => lock(db, `creatives:${principalId}:${accountId}`),

    /** Returns false when the account already has a creative with this id. */
    async insert(creative: Creative): Promise<boolean> {
      return (await this.insertAll([creative])) === 1;
    },

    /** As `insert` for many in one statement; returns the number of creatives inserted. */
    async insertAll(news: readonly Creative[]): Promise<number> {
      if (news.length === 0) return 0;
      return (await db.all(insertAll, { rows: JSON.stringify(news.map(stored)) })).length;
    },

    async update(creative: Creative): Promise<void> {
      await this.updateAll([creative]);
    },

    /** Replaces creatives with the same keys, or inserts them, in one statement. */
    async updateAll(changes: readonly Creative[]): Promise<void> {
      if (changes.length > 0) await db.run(putAll, { rows: JSON.stringify(changes.map(stored)) });
    },

    /** Deletes the creative's row. */
    async remove({ principalId, accountId, id }: CreativeKey): Promise<void> {
      await db.run(remove, { principal_id: principalId, account_id: accountId, id });
    },

    /** Sets the status of creatives. The caller checks that the transition is allowed. */
    async setStatus(
      library: Library,
      ids: readonly string[],
      status: CreativeStatus,
      at: Date,
    ): Promise<void> {
      if (ids.length > 0) await db.run(setStatus, { ...given(library, ids), status, at: at.getTime() });
    },
  };
}
