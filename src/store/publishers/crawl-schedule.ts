import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

const due = statement<{ now: number; limit: number }, { domain: string }>((k) =>
  k.raw('select domain from publishers where next_crawl_at <= ? order by next_crawl_at limit ?', [
    param('now'),
    param('limit'),
  ]),
);
const dueSince = statement<{ now: number }, { at: number }>((k) =>
  k.raw(
    'select next_crawl_at as at from publishers where next_crawl_at <= ? order by next_crawl_at limit 1',
    [param('now')],
  ),
);
const postpone = statement<{ domain: string; now: number; until: number }, never>((k) =>
  k('publishers')
    .where('domain', param('domain'))
    .where('next_crawl_at', '<=', param('now'))
    .update({ next_crawl_at: param('until') }),
);

/** When the files of publishers are crawled next. */
export function crawlSchedule(db: Db) {
  return {
    /** Domains whose crawl is due, longest overdue first. */
    async due(now: Date, limit: number): Promise<string[]> {
      return (await db.all(due, { now: now.getTime(), limit })).map(({ domain }) => domain);
    },

    /** Since when the crawl that is longest overdue is due; null when none is due. */
    async dueSince(now: Date): Promise<Date | null> {
      const row = await db.one(dueSince, { now: now.getTime() });
      return row === undefined ? null : new Date(Number(row.at));
    },

    /**
     * Moves the next crawl to `until`, so that the domain does not become due again while its crawl is queued.
     * Returns false when the domain is no longer due.
     */
    postpone: async (domain: string, now: Date, until: Date): Promise<boolean> =>
      (await db.run(postpone, { domain, now: now.getTime(), until: until.getTime() })) === 1,
  };
}
