import type { CrawlOutcome } from '../../domain/publishers/crawl.ts';
import { columns, int, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';

const dayColumns = columns({
  /** Day of UTC, such as `2026-11-25`. */
  day: textColumn,
  /** How the crawl of the domain's adagents.json ended. */
  outcome: one<CrawlOutcome>(),
  crawls: int,
  /** Of all of them together. */
  durationMs: int,
});

export type CrawlDay = RowOf<typeof dayColumns>;

const add = statement<{ day: string; outcome: string; duration_ms: number }, never>((k) =>
  k.raw(
    `insert into crawl_days (day, outcome, crawls, duration_ms) values (:day, :outcome, 1, :duration_ms)
     on conflict (day, outcome) do update set
       crawls = crawl_days.crawls + 1, duration_ms = crawl_days.duration_ms + excluded.duration_ms`,
    params('day', 'outcome', 'duration_ms'),
  ),
);
const since = statement<{ day: string; limit: number }, Stored>((k) =>
  k('crawl_days')
    .where('day', '>=', param('day'))
    .orderBy(['day', 'outcome'])
    .limit(numberParam('limit'))
    .select(dayColumns.names),
);
const prune = statement<{ before: string; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'crawl_days', (rows) => rows.where('day', '<', param('before')).orderBy('day')),
);

/** One row for a day and each way in which crawls ended on it. */
export function crawlDays(db: Db) {
  return {
    /** Counts one crawl. In a transaction of its own, because all crawls of a day count in the same rows. */
    add: (day: string, outcome: CrawlOutcome, durationMs: number) =>
      db.run(add, { day, outcome, duration_ms: Math.round(Math.max(0, durationMs)) }),

    /** Up to `limit` rows from a day on. */
    async since(day: string, limit: number): Promise<CrawlDay[]> {
      return (await db.all(since, { day, limit })).map(dayColumns.read);
    },

    /** Deletes up to `limit` rows of days before the day; returns the number deleted. */
    prune: (before: string, limit: number) => db.run(prune, { before, limit }),
  };
}
