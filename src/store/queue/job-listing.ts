import type { JobName, Lane } from '../../domain/jobs.ts';
import { columns, date, int, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { pageAfter, type RowPosition } from '../engine/row-filters.ts';
import { param, statement } from '../engine/statement.ts';

const openColumns = columns({
  id: textColumn,
  kind: textColumn,
  key: nullable(textColumn),
  lane: one<Lane>(),
  site: textColumn,
  status: one<'queued' | 'running'>(),
  dueAt: date,
  attempts: int,
  maxAttempts: int,
  lastErrorCode: nullable(textColumn),
});

/** A job that waits or runs, without what it works with. */
export type OpenJob = RowOf<typeof openColumns>;

// The condition is that of the index, in which there is one at most.
const openDue = statement<{ kind: string; key: string }, { due_at: number }>((k) =>
  k('jobs')
    .whereRaw("status in ('queued', 'running') and key is not null")
    .where({ kind: param('kind'), key: param('key') })
    .select('due_at'),
);

/** The queue as people see it. */
export function jobListing(db: Db) {
  return {
    /** Jobs that wait or run, the one that is due first before the others, after (`due_at`, `id`). */
    async open(after: RowPosition | null, limit: number): Promise<OpenJob[]> {
      // Constants, as the index has them.
      const found = db.k('jobs').whereRaw("status in ('queued', 'running')");
      const query = pageAfter(found, ['due_at', 'id'], { after, limit });
      return (await db.query<Stored>(query.select([...openColumns.names]))).map(openColumns.read);
    },

    /** When the job of the kind with the key is due, if it waits or runs. */
    async openDue(kind: JobName, key: string): Promise<Date | undefined> {
      const row = await db.one(openDue, { kind, key });
      return row && new Date(Number(row.due_at));
    },
  };
}
