import type { Db } from '../engine/database.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

/** A listed publisher and how long the last crawl of its domain took. */
export type SlowHost = {
  domain: string;
  crawlMs: number;
  status: 'unknown' | 'valid' | 'invalid' | 'absent' | 'unreachable';
  checkedAt: number | null;
};

const note = statement<{ domain: string; ms: number }, never>((k) =>
  k('publishers')
    .where('domain', param('domain'))
    .update({ crawl_ms: param('ms') }),
);
// SQLite, which knows no numbers of rows, would read all listed publishers and sort them.
const slowest = statement<{ limit: number }, SlowHost>((k, engine) =>
  k.raw(
    `select domain, crawl_ms as "crawlMs", status, checked_at as "checkedAt"
     from publishers ${engine === 'sqlite' ? 'indexed by publishers_slowest' : ''}
     where listed = 1 and crawl_ms is not null order by crawl_ms desc, domain desc limit :limit`,
    { limit: numberParam('limit') },
  ),
);

/** How long the last crawl of each domain took, all its files together. */
export function slowHosts(db: Db) {
  return {
    note: (domain: string, ms: number) => db.run(note, { domain, ms: Math.round(Math.max(0, ms)) }),

    /** The listed publishers whose last crawl took longest, the slowest first. */
    slowest: (limit: number) => db.all(slowest, { limit }),
  };
}
