import { type RowLength, shortLists } from '../../domain/json/short-lists.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece, inList } from '../engine/dialect.ts';
import { param, params, ROWS_AT_ONCE, statement } from '../engine/statement.ts';

type Kept = { ids: string; until: number };

// The condition on `updated_at` leaves out what was changed twice within a millisecond: no moment lies in between.
const keepAuthorizations = statement<Kept, never>((k, engine) =>
  k.raw(
    `insert into past_authorizations (id, since, until, publisher_domain, agent_url, entry_key, authorization_type,
       authorized_for, scope, hash)
     select id, updated_at, cast(:until as bigint), publisher_domain, agent_url, entry_key, authorization_type,
       authorized_for, scope, hash
     from authorizations where updated_at < :until and :wanted on conflict do nothing`,
    { ...params('until'), wanted: inList(k, engine, 'id', param('ids')) },
  ),
);
// What members submitted authorizes nobody, so only properties of files have a past.
const OF_FILES = "p.source = 'authoritative' and p.updated_at < :until";
const keepProperties = statement<Kept, never>((k, engine) =>
  k.raw(
    `insert into past_properties (rid, since, until, publisher_domain, key, property_id, property_type, name,
       identifiers, tags, status)
     select p.rid, p.updated_at, cast(:until as bigint), p.publisher_domain, p.key, p.property_id, p.property_type,
       p.name, p.identifiers, p.tags, p.status
     from properties p where ${OF_FILES} and :wanted on conflict do nothing`,
    { ...params('until'), wanted: inList(k, engine, 'p.rid', param('ids')) },
  ),
);
const keepIdentifiers = statement<Kept, never>((k, engine) =>
  k.raw(
    `insert into past_identifiers (type, value, rid, since, until, publisher_domain)
     select i.type, i.value, p.rid, p.updated_at, cast(:until as bigint), p.publisher_domain
     from properties p join property_identifiers i on i.rid = p.rid
     where ${OF_FILES} and :wanted on conflict do nothing`,
    { ...params('until'), wanted: inList(k, engine, 'p.rid', param('ids')) },
  ),
);

const authorizationLengths = statement<{ ids: string }, RowLength>((k, engine) =>
  k.raw('select id as key, octet_length(scope) as bytes from authorizations where :wanted', {
    wanted: inList(k, engine, 'id', param('ids')),
  }),
);
const propertyLengths = statement<{ ids: string }, RowLength>((k, engine) =>
  k.raw(
    'select rid as key, octet_length(identifiers) + octet_length(tags) as bytes from properties where :wanted',
    { wanted: inList(k, engine, 'rid', param('ids')) },
  ),
);

const TABLES = ['past_authorizations', 'past_properties', 'past_identifiers'] as const;
/**
 * How many of these may be the past of one publisher: the oldest versions beyond are deleted.
 *
 * @internal a test fills them
 */
export const MOST_PAST = { past_authorizations: 50_000, past_properties: 100_000, past_identifiers: 200_000 };

type Table = (typeof TABLES)[number];
const ofEach = <T>(make: (table: Table) => T): Record<Table, T> => ({
  past_authorizations: make('past_authorizations'),
  past_properties: make('past_properties'),
  past_identifiers: make('past_identifiers'),
});

const prune = ofEach((table) =>
  statement<{ before: number; limit: number }, never>((k, engine) =>
    deletePiece(k, engine, table, (rows) => rows.where('until', '<=', param('before')).orderBy('until')),
  ),
);
const pruneOf = ofEach((table) =>
  statement<{ domain: string; before: number; limit: number }, never>((k, engine) =>
    deletePiece(k, engine, table, (rows) =>
      rows.where('publisher_domain', param('domain')).where('until', '<=', param('before')).orderBy('until'),
    ),
  ),
);
// Walks one index, and only as far as the limit. The limit is part of the text, so that SQLite plans it once.
const firstBeyond = ofEach((table) =>
  statement<{ domain: string }, { until: number }>((k) =>
    k.raw(
      `select until from ${table} where publisher_domain = :domain
       order by until desc limit 1 offset ${MOST_PAST[table]}`,
      params('domain'),
    ),
  ),
);
const putCut = statement<{ domain: string; before: number }, never>((k) =>
  k('past_cuts')
    .insert({ domain: param('domain'), before: param('before') })
    .onConflict('domain')
    .merge(),
);
const nextCut = statement<Record<string, never>, { domain: string; before: number }>((k) =>
  k('past_cuts').orderBy('domain').limit(1).select('domain', 'before'),
);
const removeCut = statement<{ domain: string }, never>((k) =>
  k('past_cuts').where('domain', param('domain')).delete(),
);

/** Earlier versions of what publishers' files say, each with the time from which and until which it was recorded. */
export function pastVersions(db: Db) {
  async function pruneEach(remove: (table: Table, limit: number) => Promise<number>, limit: number) {
    let left = limit;
    for (const table of TABLES) if (left > 0) left -= await remove(table, left);
    return limit - left;
  }

  return {
    /** Keeps the authorizations as they are, because they change at `until`. */
    async keepAuthorizations(ids: readonly string[], until: Date): Promise<void> {
      const rows = await db.all(authorizationLengths, { ids: JSON.stringify(ids) });
      for (const some of shortLists(rows, ROWS_AT_ONCE))
        await db.run(keepAuthorizations, { ids: JSON.stringify(some), until: until.getTime() });
    },

    /** Keeps the properties and their identifiers as they are, because they change at `until`. */
    async keepProperties(rids: readonly string[], until: Date): Promise<void> {
      const rows = await db.all(propertyLengths, { ids: JSON.stringify(rids) });
      for (const some of shortLists(rows, ROWS_AT_ONCE)) {
        const kept = { ids: JSON.stringify(some), until: until.getTime() };
        await db.run(keepProperties, kept);
        await db.run(keepIdentifiers, kept);
      }
    },

    /** The moment before which the publisher has more past than is kept; null when it has no more than that. */
    async mostKeptSince(domain: string): Promise<number | null> {
      const beyond: number[] = [];
      for (const table of TABLES) {
        const row = await db.one(firstBeyond[table], { domain });
        if (row !== undefined) beyond.push(row.until);
      }
      return beyond.length === 0 ? null : Math.max(...beyond);
    },

    /** Has what ended before a moment deleted by the sweep. */
    cut: (domain: string, before: number) => db.run(putCut, { domain, before }),

    /** Deletes up to `limit` versions that ended before; returns the number deleted. */
    prune: (before: Date, limit: number) =>
      pruneEach((table, most) => db.run(prune[table], { before: before.getTime(), limit: most }), limit),

    /** Deletes up to `limit` versions of a publisher that has too many; returns the number deleted. */
    async pruneCut(limit: number): Promise<number> {
      const cut = await db.one(nextCut, {});
      if (cut === undefined) return 0;
      const deleted = await pruneEach(
        (table, most) => db.run(pruneOf[table], { ...cut, limit: most }),
        limit,
      );
      if (deleted < limit) await db.run(removeCut, cut);
      // Another publisher may have too many as well.
      return limit;
    },
  };
}
