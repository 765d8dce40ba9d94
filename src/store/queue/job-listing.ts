import type { Lane } from '../../domain/jobs.ts';
import { columns, date, int, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { pageAfter, type RowPosition } from '../engine/row-filters.ts';

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

/** The queue as operators see it. */
export function jobListing(db: Db) {
  return {
    /** Jobs that wait or run, the one that is due first before the others, after (`due_at`, `id`). */
    async open(after: RowPosition | null, limit: number): Promise<OpenJob[]> {
      // Constants, as the index has them.
      const found = db.k('jobs').whereRaw("status in ('queued', 'running')");
      const query = pageAfter(found, ['due_at', 'id'], { after, limit });
      return (await db.query<Stored>(query.select([...openColumns.names]))).map(openColumns.read);
    },
  };
}
