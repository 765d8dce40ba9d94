import type { Db } from '../engine/database.ts';
import { selectTuples } from '../engine/dialect.ts';
import { jsonParam, statement } from '../engine/statement.ts';

type Found = { readonly principal_id: string; readonly id: string };

/**
 * The removal of tasks together with their parts. It returns the number of tasks.
 *
 * @param tables each with the column that holds the id of the task; parts before the tasks
 */
export function removalWithParts(...tables: readonly [table: string, id: string][]) {
  const removals = tables.map(([table, id]) =>
    statement<{ tasks: string }, never>((k, engine) =>
      k.raw('delete from ?? where (principal_id, ??) in (?)', [
        table,
        id,
        selectTuples(k, engine, ['text', 'text'], jsonParam('tasks')),
      ]),
    ),
  );
  return async (db: Db, found: readonly Found[]): Promise<number> => {
    if (found.length === 0) return 0;
    const tasks = JSON.stringify(found.map((row) => [row.principal_id, row.id]));
    for (const removal of removals) await db.run(removal, { tasks });
    return found.length;
  };
}
