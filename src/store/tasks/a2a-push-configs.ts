import type { A2aPushConfig } from '../../domain/tasks/a2a.ts';
import { columns, json, type Stored, sealed, sealedColumns, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { lock } from '../engine/lock.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const configColumns = columns({
  principalId: textColumn,
  taskId: textColumn,
  id: textColumn,
  config: sealed(json<A2aPushConfig>()),
});

const keyOf = { principal_id: param('principal_id'), task_id: param('task_id') };
const put = statement<Stored, never>((k) =>
  k('a2a_push_configs')
    .insert(configColumns.placeholders)
    .onConflict(['principal_id', 'task_id', 'id'])
    .merge(['config']),
);
const list = statement<{ principal_id: string; task_id: string }, Stored>((k) =>
  k('a2a_push_configs').where(keyOf).orderBy('id').select(configColumns.names),
);
const remove = statement<{ principal_id: string; task_id: string; id: string }, never>((k) =>
  k('a2a_push_configs')
    .where({ ...keyOf, id: param('id') })
    .delete(),
);
const prune = statement<{ limit: number }, never>((k) =>
  k('a2a_push_configs')
    .whereIn(
      ['principal_id', 'task_id', 'id'],
      k('a2a_push_configs')
        .whereNotExists(
          k('a2a_tasks')
            .whereRaw('a2a_tasks.principal_id = a2a_push_configs.principal_id')
            .whereRaw('a2a_tasks.id = a2a_push_configs.task_id')
            .select(k.raw('1')),
        )
        .limit(numberParam('limit'))
        .select('principal_id', 'task_id', 'id'),
    )
    .delete(),
);

/** Where callers of A2A want to hear of their tasks. */
export function a2aPushConfigs(db: Db) {
  const { write, read } = sealedColumns('a2a_push_configs', configColumns, db.sealer);
  return {
    /** Makes others who add receivers of the task wait until this transaction ends. */
    lock: (principalId: string, taskId: string) => lock(db, `a2a-push:${principalId}:${taskId}`),

    /** In place of the one with the same id. */
    async put(principalId: string, taskId: string, config: A2aPushConfig): Promise<void> {
      await db.run(put, write({ principalId, taskId, id: config.id, config }));
    },

    /** All of one task; callers keep them few. */
    async list(principalId: string, taskId: string): Promise<A2aPushConfig[]> {
      const rows = await db.all(list, { principal_id: principalId, task_id: taskId });
      return rows.map((row) => read(row).config);
    },

    async remove(principalId: string, taskId: string, id: string): Promise<boolean> {
      return (await db.run(remove, { principal_id: principalId, task_id: taskId, id })) === 1;
    },

    /** Deletes up to `limit` of tasks that are gone; the number of them. */
    prune: (limit: number) => db.run(prune, { limit }),
  };
}
