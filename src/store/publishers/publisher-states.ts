import { columns, date, flagColumn, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';
import { pastVersions } from './past-versions.ts';
import type { PublisherStatus } from './publisher-listing.ts';

/** Until when a state holds that has not ended: the end of the year 9999. */
export const OPEN_END = new Date('9999-12-31T23:59:59.999Z');
const OPEN = OPEN_END.getTime();

/** How many states of one domain are kept, and how many characters of placements of one state. */
export const MOST_STATES = 400;
const MOST_PLACEMENTS = 16 * 1024;

const stateColumns = columns({
  domain: textColumn,
  since: date,
  until: date,
  status: one<PublisherStatus>(),
  /** When the file was last validated while this was the state. */
  validatedAt: nullable(date),
  discoveryMethod: nullable(textColumn),
  managerDomain: nullable(textColumn),
  url: nullable(textColumn),
  sha256: nullable(textColumn),
  revoked: flagColumn,
  revokedAt: nullable(date),
  revokedReason: nullable(textColumn),
  /** JSON text; null when it is too long to be kept. */
  placements: nullable(textColumn),
});

/** What was known of a publisher's file at a moment. */
export type PublisherThen = {
  readonly status: PublisherStatus;
  readonly validatedAt: number | null;
  /** Whether a valid file was kept, of then or of shortly before. */
  readonly hasFile: boolean;
};

const present = statement<{ domain: string }, Stored>((k) =>
  k.raw(
    `select u.status, u.validated_at, u.discovery_method, u.manager_domain, d.url, d.sha256,
       case when r.publisher_domain is null then 0 else 1 end as revoked, r.revoked_at, r.reason as revoked_reason,
       case when length(o.placements) <= ${MOST_PLACEMENTS} then o.placements end as placements
     from publishers u
     left join documents d on d.domain = u.domain and d.kind = 'adagents'
     left join publisher_revocations r on r.publisher_domain = u.domain
     left join publisher_overviews o on o.domain = u.domain
     where u.domain = :domain and u.status <> 'unknown'`,
    params('domain'),
  ),
);
const findOpen = statement<{ domain: string }, Stored>((k) =>
  k('publisher_states')
    .where({ domain: param('domain'), until: OPEN })
    .select(stateColumns.names),
);
const put = statement<Stored, never>((k) =>
  k('publisher_states').insert(stateColumns.placeholders).onConflict(['domain', 'since']).merge(),
);
const end = statement<{ domain: string; since: number; until: number }, never>((k) =>
  k('publisher_states')
    .where({ domain: param('domain'), since: param('since') })
    .update({ until: param('until') }),
);
const findAt = statement<
  { domain: string; at: number },
  Pick<PublisherThen, 'status'> & { validatedAt: number | null; hasFile: number }
>((k) =>
  k.raw(
    `select status, case when validated_at > :at then since else validated_at end as "validatedAt",
       case when sha256 is null then 0 else 1 end as "hasFile"
     from publisher_states where domain = :domain and since <= :at and until > :at order by until limit 1`,
    params('domain', 'at'),
  ),
);
const firstOf = statement<{ domain: string }, { since: number }>((k) =>
  k('publisher_states').where('domain', param('domain')).orderBy('since').limit(1).select('since'),
);
const first = statement<Record<string, never>, { since: number }>((k) =>
  k('publisher_states').orderBy('since').limit(1).select('since'),
);
const beyond = statement<{ domain: string }, { until: number }>((k) =>
  k.raw(
    `select until from publisher_states where domain = :domain order by since desc limit 1 offset ${MOST_STATES}`,
    params('domain'),
  ),
);
const forgetEnded = statement<{ domain: string; before: number }, never>((k) =>
  k('publisher_states').where('domain', param('domain')).where('until', '<=', param('before')).delete(),
);
const beginLater = statement<{ domain: string; since: number }, never>((k) =>
  k('publisher_states')
    .where('domain', param('domain'))
    .where('since', '<', param('since'))
    .update({ since: param('since') }),
);
const prune = statement<{ before: number; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'publisher_states', (rows) =>
    rows.where('until', '<=', param('before')).orderBy('until'),
  ),
);
const forget = statement<{ domains: string }, never>((k, engine) =>
  k('publisher_states')
    .where(inList(k, engine, 'domain', param('domains')))
    .delete(),
);

const COMPARED = stateColumns.names.filter(
  (name) => !['domain', 'since', 'until', 'validated_at'].includes(name),
);

/** The states of publishers over time: one without an end for each that was crawled, and those before it. */
export function publisherStates(db: Db) {
  async function cut(domain: string, before: number): Promise<void> {
    await db.run(forgetEnded, { domain, before });
    await db.run(beginLater, { domain, since: before });
  }

  return {
    /** Keeps the state that the tables now have for the publisher. Does nothing when it is not known. */
    async note(domain: string, now: Date): Promise<void> {
      const current = await db.one(present, { domain });
      if (current === undefined) return;
      const open = await db.one(findOpen, { domain });
      const isSame = open !== undefined && COMPARED.every((name) => open[name] === current[name]);
      if (isSame && open.validated_at === current.validated_at) return;
      const since = Number(open?.since ?? now.getTime());
      const begins = isSame ? since : Math.max(since, now.getTime());
      if (!isSame && begins > since) await db.run(end, { domain, since, until: begins });
      await db.run(put, { ...current, domain, since: begins, until: OPEN });
      if (isSame) return;
      const tooOld = await db.one(beyond, { domain });
      if (tooOld !== undefined) await cut(domain, tooOld.until);
      const versions = pastVersions(db);
      const before = await versions.mostKeptSince(domain);
      if (before === null) return;
      await cut(domain, before);
      await versions.cut(domain, before);
    },

    async findAt(domain: string, at: Date): Promise<PublisherThen | undefined> {
      const row = await db.one(findAt, { domain, at: at.getTime() });
      return row && { ...row, hasFile: row.hasFile === 1 };
    },

    /** The moment from which the past is known: of the publisher, or, without a domain, of the first publisher. */
    async knownSince(domain?: string): Promise<Date | null> {
      const row = await (domain === undefined ? db.one(first, {}) : db.one(firstOf, { domain }));
      return row === undefined ? null : new Date(row.since);
    },

    /** Deletes up to `limit` states that ended before; returns the number deleted. */
    prune: (before: Date, limit: number) => db.run(prune, { before: before.getTime(), limit }),

    /** Deletes all states of domains that turned out to be no publishers. */
    forget: (domains: readonly string[]) => db.run(forget, { domains: JSON.stringify(domains) }),
  };
}
