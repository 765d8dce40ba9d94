import type { FileFault } from '../../domain/publishers/adagents/discovery.ts';
import {
  columns,
  date,
  int,
  jsonText,
  nullable,
  one,
  type RowOf,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { pageAfter, type RowPosition } from '../engine/row-filters.ts';

const hostColumns = columns({
  domain: textColumn,
  status: one<'invalid' | 'absent' | 'unreachable'>(),
  fault: nullable(jsonText<FileFault>()),
  failingSince: date,
  failureStreak: int,
  checkedAt: nullable(date),
  nextCrawlAt: nullable(date),
  validatedAt: nullable(date),
});

export type FailingHost = RowOf<typeof hostColumns>;

/** Domains of which every crawl has failed since some time. */
export function failingHosts(db: Db) {
  return {
    /** The one that has failed longest before the others, after (`failing_since`, `domain`). */
    async list(after: RowPosition | null, limit: number): Promise<FailingHost[]> {
      const found = db.k('publishers').whereNotNull('failing_since');
      const query = pageAfter(found, ['failing_since', 'domain'], { after, limit });
      return (await db.query<Stored>(query.select([...hostColumns.names]))).map(hostColumns.read);
    },
  };
}
