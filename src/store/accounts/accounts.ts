import type { Account, NaturalKey } from '../../domain/accounts/account.ts';
import { type AccountStatus, isFinalAccountStatus } from '../../domain/accounts/states.ts';
import type { Position } from '../../domain/list-page.ts';
import type { Stored } from '../engine/columns.ts';
import { countUpTo, MOST_COUNTED } from '../engine/counted.ts';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { type Narrow, narrowed, pageAfter, type RowPosition } from '../engine/row-filters.ts';
import { chunksOf, numberParam, param, statement } from '../engine/statement.ts';
import { accountHolders } from './account-holders.ts';
import { accountLookups } from './account-lookups.ts';
import { accountColumns, accountRows } from './account-rows.ts';
import { missingAccounts } from './missing-accounts.ts';

const NUMBERS = new Set(['sandbox', 'credit_limit', 'spent', 'declared', 'created_at', 'updated_at']);
const ROW = Object.fromEntries(
  accountColumns.names.map((name) => [name, NUMBERS.has(name) ? 'bigint' : 'text'] as const),
);

type Id = { id: string; principal_id: string };

/** Filter of a list; a field that is null or absent does not filter. */
export type AccountFilter = {
  readonly id?: string | null;
  readonly key?: NaturalKey | null;
  readonly status?: AccountStatus | null;
  readonly sandbox?: boolean | null;
};

const insertAll = statement<{ rows: string }, { id: string; principal_id: string }>((k, engine) =>
  // `where true` tells SQLite's parser that `on conflict` belongs to the insert and not to the select.
  k.raw(
    `insert into accounts (${accountColumns.names.join(', ')}) :rows where true on conflict do nothing returning id, principal_id`,
    { rows: selectRows(k, engine, ROW, param('rows')) },
  ),
);
const find = statement<Id, Stored>((k) =>
  k('accounts')
    .where({ id: param('id'), principal_id: param('principal_id') })
    .select(accountColumns.names),
);
const UPDATED = [
  'brand_domain',
  'brand_id',
  'operator',
  'name',
  'billing',
  'settings',
  'declared',
  'updated_at',
];
const updateAll = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `update accounts set ${UPDATED.map((name) => `${name} = given.${name}`).join(', ')}
     from (:rows) as given
     where accounts.id = given.id and accounts.principal_id = given.principal_id`,
    { rows: selectRows(k, engine, ROW, param('rows')) },
  ),
);
const setStatus = statement<Id & { from: string; to: string; at: number }, never>((k) =>
  k('accounts')
    .where({ id: param('id'), principal_id: param('principal_id'), status: param('from') })
    .update({ status: param('to'), updated_at: param('at') }),
);
const setSpent = statement<Id & { spent: number; at: number }, never>((k) =>
  k('accounts')
    .where({ id: param('id'), principal_id: param('principal_id') })
    .update({ spent: param('spent'), updated_at: param('at') }),
);
const setCreditLimit = statement<Id & { limit: number | null; at: number }, never>((k) =>
  k('accounts')
    .where({ id: param('id'), principal_id: param('principal_id') })
    .update({ credit_limit: param('limit'), updated_at: param('at') }),
);
const firstPage = statement<{ principal_id: string; limit: number }, Stored>((k) =>
  k('accounts')
    .where({ principal_id: param('principal_id') })
    .orderBy(['created_at', 'id'])
    .limit(numberParam('limit'))
    .select(accountColumns.names),
);
const hasActive = statement<{ principal_id: string }, { id: string }>((k) =>
  k('accounts')
    .where({ principal_id: param('principal_id'), status: 'active' })
    .limit(1)
    .select('id'),
);

/** Accounts that buyers declared or used. Each account belongs to one principal. */
export function accounts(db: Db) {
  return { ...accountReads(db), ...accountWrites(db) };
}

function accountReads(db: Db) {
  const { read } = accountRows(db);
  const holders = accountHolders(db);

  const rows = (stored: readonly Stored[]): Account[] => stored.map(read);
  const filtered = (principalId: string, { id, key, status, sandbox }: AccountFilter) => {
    const query = db.k('accounts').where('principal_id', principalId);
    if (id != null) query.where('id', id);
    if (key != null) {
      const { brandDomain, brandId, operator } = key;
      query.where({ brand_domain: brandDomain, brand_id: brandId, operator, sandbox: Number(key.sandbox) });
    }
    if (status != null) query.where('status', status);
    if (sandbox != null) query.where('sandbox', Number(sandbox));
    return query;
  };
  return {
    /** Number of accounts of the principal that have not ended. */
    countLive: (principalId: string) => holders.live(principalId),

    /** Finds only accounts of the principal; the account may have ended. */
    async find(id: string, principalId: string): Promise<Account | undefined> {
      const row = await db.one(find, { id, principal_id: principalId });
      return row && read(row);
    },

    /** Up to `limit` accounts after the position, oldest first. */
    async page(
      principalId: string,
      filter: AccountFilter,
      { after, limit }: { after?: Position | null; limit: number },
    ): Promise<Account[]> {
      // Most lists are asked for without a filter, from their beginning.
      if (!after && Object.values(filter).every((value) => value == null))
        return rows(await db.all(firstPage, { principal_id: principalId, limit }));
      const query = filtered(principalId, filter);
      if (after) query.whereRaw('(created_at, id) > (?, ?)', [...after]);
      return rows(
        await db.query<Stored>(query.orderBy(['created_at', 'id']).limit(limit).select(accountColumns.names)),
      );
    },

    /** Number of accounts that match; null when there are more than `most`. */
    async count(principalId: string, filter: AccountFilter, most = MOST_COUNTED): Promise<number | null> {
      return countUpTo(db, filtered(principalId, filter).select(db.k.raw('1 as one')), most);
    },

    /** Accounts of all principals, oldest first, for the operator. */
    async list(filter: Omit<Narrow<AccountStatus>, 'accountId'>, limit: number): Promise<Account[]> {
      const query = narrowed(db.k('accounts'), filter, limit);
      return rows(await db.query<Stored>(query.select(accountColumns.names)));
    },

    /** Accounts of all principals in one state, oldest first, after (`created_at`, `principal_id`, `id`). */
    async listInState(status: AccountStatus, after: RowPosition | null, limit: number): Promise<Account[]> {
      const found = db.k('accounts').where('status', status);
      const query = pageAfter(found, ['created_at', 'principal_id', 'id'], { after, limit });
      return rows(await db.query<Stored>(query.select(accountColumns.names)));
    },

    hasActive: async (principalId: string): Promise<boolean> =>
      (await db.one(hasActive, { principal_id: principalId })) !== undefined,
  };
}

function accountWrites(db: Db) {
  const { write } = accountRows(db);
  const holders = accountHolders(db);

  return {
    ...missingAccounts(db),
    ...accountLookups(db),

    /** Locks the principal's accounts, existing and new, against other writers until this transaction ends. */
    lock: (principalId: string) => lock(db, `accounts:${principalId}`),

    /** False when the principal already has a live account with this key, or the id is taken. */
    async insert(account: Account): Promise<boolean> {
      return (await this.insertAll([account])) === 1;
    },

    /** As `insert` for many accounts; returns the number of accounts inserted. */
    async insertAll(news: readonly Account[]): Promise<number> {
      const keyOf = (principalId: string, id: string) => JSON.stringify([principalId, id]);
      const inserted = new Set<string>();
      for (const chunk of chunksOf(news))
        for (const { id, principal_id } of await db.all(insertAll, {
          rows: JSON.stringify(chunk.map(write)),
        }))
          inserted.add(keyOf(principal_id, id));
      const live = news.filter(
        ({ id, principalId, status }) =>
          inserted.has(keyOf(principalId, id)) && !isFinalAccountStatus(status),
      );
      for (const [principalId, some] of Map.groupBy(live, (one) => one.principalId))
        await holders.add(principalId, some.length);
      return inserted.size;
    },

    /** Updates key, name, billing, settings and `declared` of accounts. Returns the number of those that exist. */
    async updateAll(changed: readonly Account[]): Promise<number> {
      let updated = 0;
      for (const chunk of chunksOf(changed)) {
        updated += await db.run(updateAll, { rows: JSON.stringify(chunk.map(write)) });
        if (chunk.length > 1) await db.nextTurn();
      }
      return updated;
    },

    /** False when the status is no longer `from`. The caller checks that the transition is allowed. */
    async setStatus(
      { id, principalId }: Pick<Account, 'id' | 'principalId'>,
      { from, to }: { from: AccountStatus; to: AccountStatus },
      at: Date,
    ): Promise<boolean> {
      const given = { id, principal_id: principalId, from, to, at: at.getTime() };
      if ((await db.run(setStatus, given)) !== 1) return false;
      const change = Number(isFinalAccountStatus(from)) - Number(isFinalAccountStatus(to));
      if (change !== 0) await holders.add(principalId, change);
      return true;
    },

    /** Sets the maximum outstanding amount in minor units, null for no limit. False without such an account. */
    async setCreditLimit(
      { id, principalId }: Pick<Account, 'id' | 'principalId'>,
      limit: number | null,
      at: Date,
    ): Promise<boolean> {
      return (await db.run(setCreditLimit, { id, principal_id: principalId, limit, at: at.getTime() })) === 1;
    },

    /** Sets the amount spent, in minor units, for a test. Returns false when the account does not exist. */
    async setSpent(
      { id, principalId }: Pick<Account, 'id' | 'principalId'>,
      spent: number,
      at: Date,
    ): Promise<boolean> {
      return (await db.run(setSpent, { id, principal_id: principalId, spent, at: at.getTime() })) === 1;
    },
  };
}
