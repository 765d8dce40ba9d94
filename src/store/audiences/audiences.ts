import type { Audience, AudienceKey, AudienceStatus, MemberRow } from '../../domain/audiences/audience.ts';
import { columns, date, int, json, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows, selectTuples } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { type Narrow, narrowed } from '../engine/row-filters.ts';
import { chunksOf, jsonParam, numberParam, param, params, statement } from '../engine/statement.ts';

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

/** Number of an audience's members that have the same matching result, `found`. */
export type Found = { readonly audienceId: string; readonly found: string; readonly count: number };
export type AudienceState = {
  readonly status: AudienceStatus;
  readonly matched: number;
  readonly reason: string | null;
};

type Account = { principal_id: string; account_id: string };
type Some = Account & { ids: string };

const COUNTED_AT_ONCE = 5_000;
const KEY = ['principal_id', 'account_id', 'id'];
const NUMBERS = new Set(['status_at', 'matched', 'members', 'created_at', 'updated_at']);
const ROW = Object.fromEntries(
  audienceColumns.names.map((name) => [name, NUMBERS.has(name) ? 'bigint' : 'text'] as const),
);
const replaced = audienceColumns.names.filter((name) => !KEY.includes(name) && name !== 'created_at');
const account = { principal_id: param('principal_id'), account_id: param('account_id') };

// `where true` tells SQLite's parser that `on conflict` belongs to the insert and not to the select.
const putAll = statement<{ rows: string }, never>((k, engine) =>
  k.raw(
    `insert into audiences (${audienceColumns.names.join(', ')}) :rows where true
     on conflict (${KEY.join(', ')}) do update set ${replaced.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    { rows: selectRows(k, engine, ROW, param('rows')) },
  ),
);
const list = statement<Account, Stored>((k) =>
  k('audiences').where(account).orderBy(['created_at', 'id']).select(audienceColumns.names),
);
const listStates = statement<
  Account,
  { id: string; status: AudienceStatus; matched: number; reason: string | null }
>((k) => k('audiences').where(account).select('id', 'status', 'matched', 'reason'));
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
const removeTheirMembers = statement<Some, never>((k, engine) =>
  k('audience_members')
    .where(account)
    .where(inList(k, engine, 'audience_id', param('ids')))
    .delete(),
);
// Unchanged rows are skipped, so the statement returns only new and changed rows, and with them the audiences that
// changed.
const putMembers = statement<Account & { rows: string }, { audience_id: string }>((k, engine) =>
  k.raw(
    `insert into audience_members (audience_id, external_id, member, found, principal_id, account_id)
     select given.*, cast(:principal_id as text), cast(:account_id as text) from (:rows) as given where true
     on conflict (principal_id, account_id, audience_id, external_id)
     do update set member = excluded.member, found = excluded.found
     where audience_members.member <> excluded.member
     returning audience_id`,
    {
      ...params('principal_id', 'account_id'),
      rows: selectTuples(k, engine, ['text', 'text', 'text', 'text'], jsonParam('rows')),
    },
  ),
);
const removeMembers = statement<Account & { rows: string }, { audience_id: string }>((k, engine) =>
  k.raw(
    `delete from audience_members
     where principal_id = :principal_id and account_id = :account_id and (audience_id, external_id) in (:rows)
     returning audience_id`,
    {
      ...params('principal_id', 'account_id'),
      rows: selectTuples(k, engine, ['text', 'text'], jsonParam('rows')),
    },
  ),
);
// Counts a limited number of members at a time, in key order: an audience may have millions.
const countFound = statement<
  Account & { id: string; after: string; limit: number },
  { found: string; count: number | string; last: string }
>((k) =>
  k
    .from(
      k('audience_members')
        .where({ ...account, audience_id: param('id') })
        .where('external_id', '>', param('after'))
        .orderBy('external_id')
        .limit(numberParam('limit'))
        .select('found', 'external_id')
        .as('some'),
    )
    .groupBy('found')
    .select('found')
    .count({ count: '*' })
    .max({ last: 'external_id' })
    .orderByRaw('max(external_id)'),
);

/** Audiences that buyers uploaded. Each belongs to one account. */
export function audiences(db: Db) {
  const some = (principalId: string, accountId: string, ids: readonly string[]): Some => ({
    principal_id: principalId,
    account_id: accountId,
    ids: JSON.stringify(ids),
  });

  async function countsOf(audience: Account & { id: string }): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    let after = '';
    for (let isLast = false; !isLast; ) {
      const rows = await db.all(countFound, { ...audience, after, limit: COUNTED_AT_ONCE });
      let read = 0;
      for (const { found, count, last } of rows) {
        counts.set(found, (counts.get(found) ?? 0) + Number(count));
        read += Number(count);
        after = last;
      }
      isLast = read < COUNTED_AT_ONCE;
    }
    return counts;
  }

  return {
    /** Locks the account's audiences against other writers until this transaction ends. */
    lock: (principalId: string, accountId: string) => lock(db, `audiences:${principalId}:${accountId}`),

    /** State of each of the account's audiences, by audience id. */
    async states(principalId: string, accountId: string): Promise<ReadonlyMap<string, AudienceState>> {
      const rows = await db.all(listStates, { principal_id: principalId, account_id: accountId });
      return new Map(rows.map(({ id, ...state }) => [id, state]));
    },

    /** All audiences of the account, oldest first. */
    async list(principalId: string, accountId: string): Promise<Audience[]> {
      const rows = await db.all(list, { principal_id: principalId, account_id: accountId });
      return rows.map(audienceColumns.read);
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

    /** Inserts audiences, or replaces those with the same ids. */
    async putAll(changed: readonly Audience[]): Promise<void> {
      if (changed.length === 0) return;
      await db.run(putAll, { rows: JSON.stringify(changed.map(audienceColumns.write)) });
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

    /** Deletes audiences with their members. */
    async removeAll(principalId: string, accountId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.run(removeTheirMembers, some(principalId, accountId, ids));
      await db.run(removeAll, some(principalId, accountId, ids));
    },

    /** Adds or replaces members; returns the ids of the audiences that changed. */
    async putMembers(
      principalId: string,
      accountId: string,
      rows: readonly MemberRow[],
    ): Promise<Set<string>> {
      const changed = new Set<string>();
      for (const chunk of chunksOf(rows)) {
        const tuples = chunk.map((row) => [row.audienceId, row.member, row.identifiers, row.found]);
        const given = { principal_id: principalId, account_id: accountId, rows: JSON.stringify(tuples) };
        for (const row of await db.all(putMembers, given)) changed.add(row.audience_id);
      }
      return changed;
    },

    /** Removes members, ignoring unknown ones; returns the ids of the audiences that changed. */
    async removeMembers(
      principalId: string,
      accountId: string,
      rows: readonly Pick<MemberRow, 'audienceId' | 'member'>[],
    ): Promise<Set<string>> {
      const changed = new Set<string>();
      for (const chunk of chunksOf(rows)) {
        const tuples = chunk.map((row) => [row.audienceId, row.member]);
        const given = { principal_id: principalId, account_id: accountId, rows: JSON.stringify(tuples) };
        for (const row of await db.all(removeMembers, given)) changed.add(row.audience_id);
      }
      return changed;
    },

    /** Number of members for each matching result, by audience. */
    async found(principalId: string, accountId: string, ids: readonly string[]): Promise<Found[]> {
      const found: Found[] = [];
      for (const audienceId of [...ids].sort()) {
        const counts = await countsOf({ principal_id: principalId, account_id: accountId, id: audienceId });
        for (const [what, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
          found.push({ audienceId, found: what, count });
      }
      return found;
    },
  };
}
