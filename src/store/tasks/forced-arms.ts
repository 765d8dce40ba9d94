import { columns, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, params, statement } from '../engine/statement.ts';

const armColumns = columns({
  principalId: textColumn,
  /** Empty for any sandbox account. */
  accountId: textColumn,
  task: textColumn,
  arm: one<'submitted' | 'input-required'>(),
  taskId: nullable(textColumn),
  message: nullable(textColumn),
});

/** The arm with which the next call of a task must respond. */
export type ForcedArm = RowOf<typeof armColumns>;

const put = statement<Stored, never>((k) =>
  k('forced_arms')
    .insert(armColumns.placeholders)
    .onConflict(['principal_id', 'account_id', 'task'])
    .merge(['arm', 'task_id', 'message']),
);
// When two directives match, the one that names the account is taken.
const take = statement<{ principal_id: string; account_id: string; task: string }, Stored>((k) =>
  k.raw(
    `delete from forced_arms where principal_id = :principal_id and task = :task and account_id = (
       select account_id from forced_arms
       where principal_id = :principal_id and task = :task and account_id in (:account_id, '')
       order by account_id desc limit 1)
     returning ${armColumns.names.join(', ')}`,
    params('principal_id', 'account_id', 'task'),
  ),
);

const has = statement<{ principal_id: string; task: string }, { task: string }>((k) =>
  k('forced_arms')
    .where({ principal_id: param('principal_id'), task: param('task') })
    .limit(1)
    .select('task'),
);

/** Directives of the test controller; each applies to one call. */
export function forcedArms(db: Db) {
  return {
    /** Replaces a directive for the same account and task that was not used yet. */
    async put(arm: ForcedArm): Promise<void> {
      await db.run(put, armColumns.write(arm));
    },

    /** Whether a call of the task may use a directive. */
    has: async (principalId: string, task: string): Promise<boolean> =>
      (await db.one(has, { principal_id: principalId, task })) !== undefined,

    /** Returns and deletes the directive for this call; undefined when there is none. */
    async take(principalId: string, accountId: string, task: string): Promise<ForcedArm | undefined> {
      const row = await db.one(take, { principal_id: principalId, account_id: accountId, task });
      return row && armColumns.read(row);
    },
  };
}
