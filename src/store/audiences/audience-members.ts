import type { MemberRow } from '../../domain/audiences/audience.ts';
import type { Group } from '../../domain/audiences/member.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectTuples } from '../engine/dialect.ts';
import { chunksOf, jsonParam, param, params, statement } from '../engine/statement.ts';

/** Members that were added, less those that were removed, by audience and by their matching result, `found`. */
export type MemberChanges = ReadonlyMap<string, readonly Group[]>;
/** Members name their audience by this key, so that an audience with the id of a deleted one has none of its members. */
export const PARTS_KEY = 'parts_key';

type Account = { principal_id: string; account_id: string };

const keys = statement<Account & { ids: string }, { id: string; parts_key: string }>((k, engine) =>
  k('audiences')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .where(inList(k, engine, 'id', param('ids')))
    .select('id', PARTS_KEY),
);
type Changed = { audience_id: string; external_id: string; found: string };
const insertMembers = statement<Account & { rows: string }, Changed>((k, engine) =>
  k.raw(
    `insert into audience_members (audience_id, external_id, member, found, principal_id, account_id)
     select given.*, cast(:principal_id as text), cast(:account_id as text) from (:rows) as given where true
     on conflict (principal_id, account_id, audience_id, external_id) do nothing
     returning audience_id, external_id, found`,
    {
      ...params('principal_id', 'account_id'),
      rows: selectTuples(k, engine, ['text', 'text', 'text', 'text'], jsonParam('rows')),
    },
  ),
);
const removeMembers = statement<Account & { rows: string }, Changed>((k, engine) =>
  k.raw(
    `delete from audience_members
     where principal_id = :principal_id and account_id = :account_id and (audience_id, external_id) in (:rows)
     returning audience_id, external_id, found`,
    {
      ...params('principal_id', 'account_id'),
      rows: selectTuples(k, engine, ['text', 'text'], jsonParam('rows')),
    },
  ),
);
// Unchanged members stay, so that only changes are counted.
const removeChanged = statement<Account & { rows: string }, Changed>((k, engine) =>
  k.raw(
    `delete from audience_members
     where principal_id = :principal_id and account_id = :account_id and (audience_id, external_id) in (:rows)
       and (audience_id, external_id, member) not in (:same)
     returning audience_id, external_id, found`,
    {
      ...params('principal_id', 'account_id'),
      rows: selectTuples(k, engine, ['text', 'text'], jsonParam('rows')),
      same: selectTuples(k, engine, ['text', 'text', 'text'], jsonParam('rows')),
    },
  ),
);

/** Keys by which members name these audiences, by audience id. Earlier versions of the program store no key. */
export async function keysOf(db: Db, principalId: string, accountId: string, ids: readonly string[]) {
  const rows = await db.all(keys, {
    principal_id: principalId,
    account_id: accountId,
    ids: JSON.stringify(ids),
  });
  return new Map(rows.map(({ id, parts_key: key }) => [id, key === '' ? id : key]));
}

const nameOf = (key: string | undefined, member: string | undefined): string => `${key} ${member}`;

/** Members of audiences, of which a buyer may have millions. */
export function audienceMembers(db: Db) {
  /** Runs the work on a limited number of rows at a time, and sums up the changes that it notes. */
  async function changesOf<Row extends { readonly audienceId: string }>(
    principalId: string,
    accountId: string,
    rows: readonly Row[],
    work: (
      chunk: readonly { key: string; row: Row }[],
      note: (changed: readonly Changed[], by: 1 | -1) => void,
    ) => Promise<void>,
  ): Promise<MemberChanges> {
    if (rows.length === 0) return new Map();
    const keys = await keysOf(db, principalId, accountId, [
      ...new Set(rows.map(({ audienceId }) => audienceId)),
    ]);
    const ids = new Map(Array.from(keys, ([id, key]) => [key, id]));
    const counts = new Map<string, Map<string, number>>();
    const note = (changed: readonly Changed[], by: 1 | -1) => {
      for (const { audience_id: key, found } of changed) {
        const id = ids.get(key) ?? '';
        const those = counts.get(id) ?? new Map<string, number>();
        counts.set(id, those.set(found, (those.get(found) ?? 0) + by));
      }
    };
    for (const chunk of chunksOf(rows))
      await work(
        chunk.flatMap((row) => {
          const key = keys.get(row.audienceId);
          return key === undefined ? [] : [{ key, row }];
        }),
        note,
      );
    const groups = (those: ReadonlyMap<string, number>): Group[] =>
      Array.from(those, ([found, count]) => ({ found, count })).sort((a, b) => (a.found < b.found ? -1 : 1));
    return new Map(Array.from(counts, ([id, those]) => [id, groups(those)]));
  }

  return {
    /** Adds or replaces members of audiences that exist; returns what changed. */
    async put(principalId: string, accountId: string, rows: readonly MemberRow[]): Promise<MemberChanges> {
      const account = { principal_id: principalId, account_id: accountId };
      return changesOf(principalId, accountId, rows, async (chunk, note) => {
        const tuples = chunk.map(({ key, row }) => [key, row.member, row.identifiers, row.found]);
        const added = await db.all(insertMembers, { ...account, rows: JSON.stringify(tuples) });
        note(added, 1);
        if (added.length === tuples.length) return;
        const isNew = new Set(added.map((row) => nameOf(row.audience_id, row.external_id)));
        const known = tuples.filter(([key, member]) => !isNew.has(nameOf(key, member)));
        const replaced = await db.all(removeChanged, { ...account, rows: JSON.stringify(known) });
        note(replaced, -1);
        const isGone = new Set(replaced.map((row) => nameOf(row.audience_id, row.external_id)));
        const again = known.filter(([key, member]) => isGone.has(nameOf(key, member)));
        if (again.length > 0)
          note(await db.all(insertMembers, { ...account, rows: JSON.stringify(again) }), 1);
      });
    },

    /** Removes members, ignoring unknown ones; returns what changed. */
    async remove(
      principalId: string,
      accountId: string,
      rows: readonly Pick<MemberRow, 'audienceId' | 'member'>[],
    ): Promise<MemberChanges> {
      const account = { principal_id: principalId, account_id: accountId };
      return changesOf(principalId, accountId, rows, async (chunk, note) => {
        const tuples = chunk.map(({ key, row }) => [key, row.member]);
        note(await db.all(removeMembers, { ...account, rows: JSON.stringify(tuples) }), -1);
      });
    },
  };
}
