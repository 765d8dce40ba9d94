import type { Dimension, Profile, ProfileSummary } from '../../domain/agents/profile.ts';
import type { Visibility } from '../../domain/agents/visibility.ts';
import {
  columns,
  date,
  int,
  json,
  jsonText,
  nullable,
  one,
  type RowOf,
  real,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';
import { agentFacets } from './agent-facets.ts';

const profileColumns = columns({
  agentUrl: textColumn,
  /** The agent's id in events. */
  id: textColumn,
  /** Negative of the base score, so that ascending order puts the best agent first. */
  rank: real,
  /** Version of the last change of `rank`. A search as of an earlier version uses the previous rank. */
  rankSince: int,
  propertyCount: int,
  publisherCount: int,
  visibility: one<Visibility>(),
  /** Organization that may see the agent whatever its visibility. */
  orgId: nullable(textColumn),
  profile: json<Profile>(),
  /** JSON text of a search result, without the parts that depend on the query. */
  record: textColumn,
  /** The properties blocks of a catalog item. */
  summary: jsonText<ProfileSummary>(),
  /** Time at which an authorization next takes effect or expires. */
  dueAt: nullable(date),
  updatedAt: date,
});

/** The inventory profile of one agent. */
export type StoredInventory = RowOf<typeof profileColumns>;
export type ProfileValue = { dimension: Dimension | 'has_tmp'; value: string };

const find = statement<{ url: string }, Stored>((k) =>
  k('agent_profiles').where('agent_url', param('url')).select(profileColumns.names),
);
const put = statement<Stored, never>((k) =>
  k('agent_profiles').insert(profileColumns.placeholders).onConflict('agent_url').merge(),
);
const nextVersion = statement<Record<string, never>, { version: number }>((k) =>
  k.raw('update agent_profile_head set version = version + 1 where id = 1 returning version'),
);
const keepRank = statement<{ url: string; since: number; until: number; rank: number; at: number }, never>(
  (k) =>
    k('agent_profile_ranks').insert({
      agent_url: param('url'),
      since: param('since'),
      until: param('until'),
      rank: param('rank'),
      ended_at: param('at'),
    }),
);
const removeValues = statement<{ url: string }, never>((k) =>
  k('agent_profile_values').where('agent_url', param('url')).delete(),
);
const insertValues = statement<{ url: string; rank: number; rows: string }, never>((k, engine) =>
  k.raw(
    engine === 'sqlite'
      ? `insert into agent_profile_values (agent_url, dimension, value, rank)
         select :url, value ->> 'dimension', value ->> 'value', :rank from json_each(:rows)`
      : `insert into agent_profile_values (agent_url, dimension, value, rank)
         select cast(:url as text), dimension, value, cast(:rank as double precision)
         from json_to_recordset(cast(:rows as json)) as rows (dimension text, value text)`,
    params('url', 'rank', 'rows'),
  ),
);
const setVisibility = statement<{ url: string; visibility: string; org_id: string | null }, never>((k) =>
  k('agent_profiles')
    .where('agent_url', param('url'))
    .update({ visibility: param('visibility'), org_id: param('org_id') }),
);
const removeRanks = statement<{ url: string }, never>((k) =>
  k('agent_profile_ranks').where('agent_url', param('url')).delete(),
);
const remove = statement<{ url: string }, never>((k) =>
  k('agent_profiles').where('agent_url', param('url')).delete(),
);
const due = statement<{ now: number; limit: number }, { url: string }>((k) =>
  k('agent_profiles')
    .where('due_at', '<=', param('now'))
    .orderBy('due_at')
    .limit(numberParam('limit'))
    .select({ url: 'agent_url' }),
);
const claim = statement<{ url: string; now: number }, never>((k) =>
  k('agent_profiles')
    .where('agent_url', param('url'))
    .where('due_at', '<=', param('now'))
    .update({ due_at: null }),
);
const lastOver = statement<{ before: number; limit: number }, { until: number | null }>((k) =>
  k.raw(
    `select max(until) as until from
     (select until, ended_at from agent_profile_ranks order by until limit :limit) oldest
     where ended_at < :before`,
    params('before', 'limit'),
  ),
);
const notePruned = statement<{ until: number }, never>((k) =>
  k('agent_profile_head')
    .where('id', 1)
    .update({ pruned: param('until') }),
);
const prune = statement<{ until: number }, never>((k) =>
  k('agent_profile_ranks').where('until', '<=', param('until')).delete(),
);

export function agentProfiles(db: Db) {
  return {
    async find(url: string): Promise<StoredInventory | undefined> {
      const row = await db.one(find, { url });
      return row && profileColumns.read(row);
    },

    /** Number of publishers that authorize each agent. Agents without a profile are missing. */
    async publisherCounts(urls: readonly string[]): Promise<Map<string, number>> {
      if (urls.length === 0) return new Map();
      const rows = await db.query<{ url: string; n: number }>(
        db.k('agent_profiles').whereIn('agent_url', urls).select({ url: 'agent_url', n: 'publisher_count' }),
      );
      return new Map(rows.map(({ url, n }) => [url, n]));
    },

    /**
     * Stores the profile with the values that searches filter by. A new or changed rank gets a version of its own.
     * The previous rank is kept for searches as of an earlier version.
     */
    async put(
      profile: Omit<StoredInventory, 'rankSince'>,
      values: readonly ProfileValue[],
      before: StoredInventory | undefined,
    ): Promise<void> {
      const url = profile.agentUrl;
      let rankSince = before?.rankSince ?? 0;
      if (before === undefined || before.rank !== profile.rank) {
        rankSince = (await db.one(nextVersion, {}))?.version ?? 0;
        if (before !== undefined) {
          const at = profile.updatedAt.getTime();
          await db.run(keepRank, { url, since: before.rankSince, until: rankSince, rank: before.rank, at });
        }
      }
      await db.run(put, profileColumns.write({ ...profile, rankSince }));
      await db.run(removeValues, { url });
      await db.run(insertValues, { url, rank: profile.rank, rows: JSON.stringify(values) });
      await agentFacets(db).refresh(url);
    },

    setVisibility: (url: string, visibility: Visibility, orgId: string | null) =>
      db.run(setVisibility, { url, visibility, org_id: orgId }),

    async remove(url: string): Promise<void> {
      await db.run(remove, { url });
      await db.run(removeValues, { url });
      await db.run(removeRanks, { url });
      await agentFacets(db).refresh(url);
    },

    /**
     * URLs of profiles whose `dueAt` has passed: an authorization took effect or expired, so the profile must be
     * rebuilt.
     */
    async due(now: Date, limit: number): Promise<string[]> {
      return (await db.all(due, { now: now.getTime(), limit })).map(({ url }) => url);
    },

    /** Records that the profile is being rebuilt. Returns false when another transaction has already recorded it. */
    claim: async (url: string, now: Date): Promise<boolean> =>
      (await db.run(claim, { url, now: now.getTime() })) === 1,

    /** Deletes up to `limit` previous ranks that ended before `before`; returns the number deleted. */
    async pruneRanks(before: Date, limit = 1000): Promise<number> {
      const over = await db.one(lastOver, { before: before.getTime(), limit });
      if (over?.until == null) return 0;
      await db.run(notePruned, { until: over.until });
      return db.run(prune, { until: over.until });
    },
  };
}
