import { randomUUID } from 'node:crypto';
import type { Audience, AudienceKey, AudienceStatus } from '../../domain/audiences/audience.ts';
import { columns, date, int, json, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { type Narrow, narrowed } from '../engine/row-filters.ts';
import { chunksOf, numberParam, param, statement } from '../engine/statement.ts';
import { removalsOf } from '../holdings/removals.ts';
import { keysOf, PARTS_KEY } from './audience-members.ts';

const audienceColumns = columns({
  principalId: textColumn,
  accountId: textColumn,
  id: textColumn,
  status: one<AudienceStatus>(),
  statusAt: date,
  reason: nullable(textColumn),
  matched: int,
  members: int,
  details: json<Audience['details']>(),
  createdAt: date,
  updatedAt: date,
});

type AudienceState = {
  readonly status: AudienceStatus;
  readonly matched: number;
  readonly reason: string | null;
};

type Account = { principal_id: string; account_id: string };
type Some = Account & { ids: string };

const LISTED_AT_ONCE = 500;
const KEY = ['principal_id', 'account_id', 'id'];
const NUMBERS = new Set(['status_at', 'matched', 'members', 'created_at', 'updated_at']);
const ROW = Object.fromEntries(
  audienceColumns.names.map((name) => [name, NUMBERS.has(name) ? 'bigint' : 'text'] as const),
);
const replaced = audienceColumns.names.filter((name) => !KEY.includes(name) && name !== 'created_at');
const account = { principal_id: param('principal_id'), account_id: param('account_id') };

// An audience keeps the key of its members. `where true` tells SQLite's parser that `on conflict` belongs to the
// insert and not to the select.
const putAll = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into audiences (${[...audienceColumns.names, PARTS_KEY].join(', ')}) :rows where true
     on conflict (${KEY.join(', ')}) do update set ${replaced.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    { rows: selectRows(k, engine, { ...ROW, [PARTS_KEY]: 'text' }, param('rows')) },
  ),
);
const list = statement<Account & { at: number; id: string; limit: number }, Stored>((k) =>
  k('audiences')
    .where(account)
    .whereRaw('(created_at, id) > (?, ?)', [param('at'), param('id')])
    .orderBy(['created_at', 'id'])
    .limit(numberParam('limit'))
    .select(audienceColumns.names),
);
const some = statement<Some, Stored>((k, engine) =>
  k('audiences')
    .where(account)
    .where(inList(k, engine, 'id', param('ids')))
    .select(audienceColumns.names),
);
const listIds = statement<Account, { id: string }>((k) =>
  k('audiences').where(account).orderBy(['created_at', 'id']).select('id'),
);
const STATE = ['id', 'status', 'matched', 'reason'];
const listStates = statement<Some, AudienceState & { id: string }>((k, engine) =>
  k('audiences')
    .where(account)
    .where(inList(k, engine, 'id', param('ids')))
    .select(STATE),
);
const listAllStates = statement<Account, AudienceState & { id: string }>((k) =>
  k('audiences').where(account).select(STATE),
);
const findById = statement<{ principal_id: string; id: string }, Stored & { sandbox: number }>((k) =>
  k('audiences as a')
    .join('accounts as c', (on) => on.on('c.principal_id', 'a.principal_id').on('c.id', 'a.account_id'))
    .where({ 'a.principal_id': param('principal_id'), 'a.id': param('id') })
    .orderByRaw('a.updated_at desc, a.account_id')
    .select(...audienceColumns.names.map((name) => `a.${name}`), 'c.sandbox as sandbox'),
);
const setStatus = statement<
  Account & { id: string; status: string; reason: string | null; at: number },
  never
>((k) =>
  k('audiences')
    .where({ ...account, id: param('id') })
    .update({ status: param('status'), reason: param('reason'), status_at: param('at') }),
);
const removeAll = statement<Some, never>((k, engine) =>
  k('audiences')
    .where(account)
    .where(inList(k, engine, 'id', param('ids')))
    .delete(),
);
const someOf = (principalId: string, accountId: string, ids: readonly string[]): Some => ({
  principal_id: principalId,
  account_id: accountId,
  ids: JSON.stringify(ids),
});

/** Audiences that buyers uploaded. Each belongs to one account. */
export function audiences(db: Db) {
  return { ...audienceReads(db), ...audienceWrites(db) };
}

function audienceReads(db: Db) {
  return {
    /** State of some of the account's audiences, by audience id. */
    async states(
      principalId: string,
      accountId: string,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, AudienceState>> {
      if (ids.length === 0) return new Map();
      const rows = await db.all(listStates, someOf(principalId, accountId, ids));
      return new Map(rows.map(({ id, ...state }) => [id, state]));
    },

    /** As `states`, of all audiences of the account. */
    async allStates(principalId: string, accountId: string): Promise<ReadonlyMap<string, AudienceState>> {
      const rows = await db.all(listAllStates, { principal_id: principalId, account_id: accountId });
      return new Map(rows.map(({ id, ...state }) => [id, state]));
    },

    /** All audiences of the account, oldest first. */
    async list(principalId: string, accountId: string): Promise<Audience[]> {
      const found: Audience[] = [];
      for (let last: Audience | undefined, isLast = false; !isLast; last = found.at(-1)) {
        const rows = await db.all(list, {
          principal_id: principalId,
          account_id: accountId,
          at: last?.createdAt.getTime() ?? 0,
          id: last?.id ?? '',
          limit: LISTED_AT_ONCE,
        });
        for (const row of rows) found.push(audienceColumns.read(row));
        isLast = rows.length < LISTED_AT_ONCE;
        if (!isLast) await db.nextTurn();
      }
      return found;
    },

    /** Ids of all audiences of the account, oldest first. */
    async listIds(principalId: string, accountId: string): Promise<string[]> {
      const rows = await db.all(listIds, { principal_id: principalId, account_id: accountId });
      return rows.map(({ id }) => id);
    },

    /** The account's audiences with these ids, oldest first. */
    async some(principalId: string, accountId: string, ids: readonly string[]): Promise<Audience[]> {
      if (ids.length === 0) return [];
      // SQLite would go through all audiences of the account to read these in their order.
      const found = (await db.all(some, someOf(principalId, accountId, ids))).map(audienceColumns.read);
      return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
    },

    /** The principal's audiences with this id, in all accounts, last updated first. */
    async findById(principalId: string, id: string): Promise<(Audience & { readonly sandbox: boolean })[]> {
      const rows = await db.all(findById, { principal_id: principalId, id });
      return rows.map((row) => ({ ...audienceColumns.read(row), sandbox: row.sandbox === 1 }));
    },

    /** Audiences of all principals, oldest first, for the operator. */
    async listEverybodys(filter: Narrow<AudienceStatus>, limit: number): Promise<Audience[]> {
      const query = narrowed(db.k('audiences'), filter, limit);
      return (await db.query<Stored>(query.select(audienceColumns.names))).map(audienceColumns.read);
    },
  };
}

function audienceWrites(db: Db) {
  const { addAll: removeLater } = removalsOf(db);
  return {
    /** Locks the account's audiences against other writers until this transaction ends. */
    lock: (principalId: string, accountId: string) => lock(db, `audiences:${principalId}:${accountId}`),

    /** Inserts audiences, or replaces those with the same ids. */
    async putAll(changed: readonly Audience[]): Promise<void> {
      if (changed.length === 0) return;
      const rows = changed.map((one) => ({ ...audienceColumns.write(one), [PARTS_KEY]: randomUUID() }));
      await db.run(putAll, { rows: JSON.stringify(rows) });
    },

    async setStatus(
      { principalId, accountId, id }: AudienceKey,
      { status, reason }: Pick<Audience, 'status' | 'reason'>,
      at: Date,
    ): Promise<void> {
      await db.run(setStatus, {
        principal_id: principalId,
        account_id: accountId,
        id,
        status,
        reason,
        at: at.getTime(),
      });
    },

    /** Deletes audiences. Their members are removed later, in pieces. */
    async removeAll(principalId: string, accountId: string, ids: readonly string[]): Promise<void> {
      for (const chunk of chunksOf(ids)) {
        const keys = await keysOf(db, principalId, accountId, chunk);
        await removeLater({ principalId, accountId }, 'audience_members', [...keys.values()]);
        await db.run(removeAll, someOf(principalId, accountId, chunk));
        if (chunk.length < ids.length) await db.nextTurn();
      }
    },
  };
}
