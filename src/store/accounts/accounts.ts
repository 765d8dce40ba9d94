import type { Account, AccountSettings, NaturalKey } from '../../domain/accounts/account.ts';
import { type AccountStatus, finalStatuses } from '../../domain/accounts/states.ts';
import type { Position } from '../../domain/tasks/list-page.ts';
import {
  columns,
  date,
  flagColumn,
  int,
  json,
  nullable,
  one,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { type Narrow, narrowed } from '../engine/row-filters.ts';
import { chunksOf, numberParam, param, statement } from '../engine/statement.ts';
import { missingAccounts } from './missing-accounts.ts';

const accountColumns = columns({
  id: textColumn,
  principalId: textColumn,
  brandDomain: textColumn,
  brandId: textColumn,
  operator: textColumn,
  sandbox: flagColumn,
  name: textColumn,
  status: one<AccountStatus>(),
  billing: one<Account['billing']>(),
  settings: sealed(json<AccountSettings>()),
  currency: textColumn,
  creditLimit: nullable(int),
  spent: int,
  declared: flagColumn,
  createdAt: date,
  updatedAt: date,
});

const NUMBERS = new Set(['sandbox', 'credit_limit', 'spent', 'declared', 'created_at', 'updated_at']);
const ROW = Object.fromEntries(
  accountColumns.names.map((name) => [name, NUMBERS.has(name) ? 'bigint' : 'text'] as const),
);

type Id = { id: string; principal_id: string };
type Brand = { principal_id: string; brand_domain: string; operator: string; sandbox: number };

/** Filter of a list; a field that is null or absent does not filter. */
export type AccountFilter = {
  readonly id?: string | null;
  readonly key?: NaturalKey | null;
  readonly status?: AccountStatus | null;
  readonly sandbox?: boolean | null;
};

const insertAll = statement<{ rows: string }, { id: string }>((k, engine) =>
  // `where true` tells SQLite's parser that `on conflict` belongs to the insert and not to the select.
  k.raw(
    `insert into accounts (${accountColumns.names.join(', ')}) :rows where true on conflict do nothing returning id`,
    { rows: selectRows(k, engine, ROW, param('rows')) },
  ),
);
const find = statement<Id, Stored>((k) =>
  k('accounts')
    .where({ id: param('id'), principal_id: param('principal_id') })
    .select(accountColumns.names),
);
const isOver = `case when status in (${finalStatuses.map((status) => `'${status}'`).join(', ')}) then 1 else 0 end`;
const findByKey = statement<Brand & { brand_id: string }, Stored>((k) =>
  k('accounts')
    .where({
      principal_id: param('principal_id'),
      brand_domain: param('brand_domain'),
      brand_id: param('brand_id'),
      operator: param('operator'),
      sandbox: param('sandbox'),
    })
    .orderByRaw(`${isOver}, created_at desc, id desc`)
    .limit(1)
    .select(accountColumns.names),
);
const listByBrand = statement<Brand & { limit: number }, Stored>((k) =>
  k('accounts')
    .where({
      principal_id: param('principal_id'),
      brand_domain: param('brand_domain'),
      operator: param('operator'),
      sandbox: param('sandbox'),
    })
    .whereNotIn('status', finalStatuses)
    .orderBy(['created_at', 'id'])
    .limit(numberParam('limit'))
    .select(accountColumns.names),
);
const listLive = statement<{ principal_id: string; domains: string }, Stored>((k, engine) =>
  k('accounts')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'brand_domain', param('domains')))
    .whereNotIn('status', finalStatuses)
    .select(accountColumns.names),
);
const listByDomains = statement<{ principal_id: string; domains: string }, Stored>((k, engine) =>
  k('accounts')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'brand_domain', param('domains')))
    .orderByRaw(`${isOver}, case when ${isOver} = 0 then created_at else -created_at end, id`)
    .select(accountColumns.names),
);
const listByIds = statement<{ principal_id: string; ids: string }, Stored>((k, engine) =>
  k('accounts')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'id', param('ids')))
    .select(accountColumns.names),
);
const update = statement<Stored, never>((k) =>
  k('accounts')
    .where({ id: param('id'), principal_id: param('principal_id') })
    .update({
      brand_domain: param('brand_domain'),
      brand_id: param('brand_id'),
      operator: param('operator'),
      name: param('name'),
      billing: param('billing'),
      settings: param('settings'),
      declared: param('declared'),
      updated_at: param('updated_at'),
    }),
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
const hasActive = statement<{ principal_id: string }, { id: string }>((k) =>
  k('accounts')
    .where({ principal_id: param('principal_id'), status: 'active' })
    .limit(1)
    .select('id'),
);

/** Accounts that buyers declared or used. Each account belongs to one principal. */
export function accounts(db: Db) {
  const { write, read } = sealedColumns('accounts', accountColumns, db.sealer);
  const rows = (stored: readonly Stored[]): Account[] => stored.map(read);
  const brandParams = (principalId: string, { brandDomain, operator, sandbox }: NaturalKey): Brand => ({
    principal_id: principalId,
    brand_domain: brandDomain,
    operator,
    sandbox: Number(sandbox),
  });
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

  const ofDomains = async (
    list: typeof listLive,
    principalId: string,
    domains: readonly string[],
  ): Promise<Account[]> => {
    const found: Account[] = [];
    for (const chunk of chunksOf(domains))
      found.push(...rows(await db.all(list, { principal_id: principalId, domains: JSON.stringify(chunk) })));
    return found;
  };

  return {
    ...missingAccounts(db),

    /** Locks the principal's accounts, existing and new, against other writers until this transaction ends. */
    lock: (principalId: string) => lock(db, `accounts:${principalId}`),

    /** False when the principal already has a live account with this key, or the id is taken. */
    async insert(account: Account): Promise<boolean> {
      return (await this.insertAll([account])) === 1;
    },

    /** As `insert` for many accounts; returns the number of accounts inserted. */
    async insertAll(news: readonly Account[]): Promise<number> {
      let inserted = 0;
      for (const chunk of chunksOf(news))
        inserted += (await db.all(insertAll, { rows: JSON.stringify(chunk.map(write)) })).length;
      return inserted;
    },

    /** Finds only accounts of the principal; the account may have ended. */
    async find(id: string, principalId: string): Promise<Account | undefined> {
      const row = await db.one(find, { id, principal_id: principalId });
      return row && read(row);
    },

    /** The live account with this key; without one, the account with it that was created last. */
    async findByKey(principalId: string, key: NaturalKey): Promise<Account | undefined> {
      const row = await db.one(findByKey, { ...brandParams(principalId, key), brand_id: key.brandId });
      return row && read(row);
    },

    /** Live accounts of all brands of the key's domain with its operator and sandbox flag, oldest first. */
    async listByBrand(principalId: string, key: NaturalKey, limit: number): Promise<Account[]> {
      return rows(await db.all(listByBrand, { ...brandParams(principalId, key), limit }));
    },

    /** Live accounts of the brands' domains, for every operator. */
    listLive: (principalId: string, domains: readonly string[]) => ofDomains(listLive, principalId, domains),

    /** Accounts by brand domain: of each domain first live ones, oldest first, then ended ones, newest first. */
    listByDomains: (principalId: string, domains: readonly string[]) =>
      ofDomains(listByDomains, principalId, domains),

    async listByIds(principalId: string, ids: readonly string[]): Promise<Account[]> {
      const found: Account[] = [];
      for (const chunk of chunksOf(ids))
        found.push(
          ...rows(await db.all(listByIds, { principal_id: principalId, ids: JSON.stringify(chunk) })),
        );
      return found;
    },

    /** Updates key, name, billing, settings and `declared`. Returns false when the account does not exist. */
    update: async (account: Account): Promise<boolean> => (await db.run(update, write(account))) === 1,

    /** Up to `limit` accounts after the position, oldest first. */
    async page(
      principalId: string,
      filter: AccountFilter,
      { after, limit }: { after?: Position | null; limit: number },
    ): Promise<Account[]> {
      const query = filtered(principalId, filter);
      if (after) query.whereRaw('(created_at, id) > (?, ?)', [...after]);
      return rows(
        await db.query<Stored>(query.orderBy(['created_at', 'id']).limit(limit).select(accountColumns.names)),
      );
    },

    async count(principalId: string, filter: AccountFilter): Promise<number> {
      const [row] = await db.query<{ count: number | string }>(
        filtered(principalId, filter).count({ count: '*' }),
      );
      return Number(row?.count ?? 0);
    },

    /** Accounts of all principals, oldest first, for the operator. */
    async list(filter: Omit<Narrow<AccountStatus>, 'accountId'>, limit: number): Promise<Account[]> {
      const query = narrowed(db.k('accounts'), filter, limit);
      return rows(await db.query<Stored>(query.select(accountColumns.names)));
    },

    hasActive: async (principalId: string): Promise<boolean> =>
      (await db.one(hasActive, { principal_id: principalId })) !== undefined,

    /** False when the status is no longer `from`. The caller checks that the transition is allowed. */
    async setStatus(
      { id, principalId }: Pick<Account, 'id' | 'principalId'>,
      { from, to }: { from: AccountStatus; to: AccountStatus },
      at: Date,
    ): Promise<boolean> {
      return (await db.run(setStatus, { id, principal_id: principalId, from, to, at: at.getTime() })) === 1;
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
