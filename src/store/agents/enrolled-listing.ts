import type { Knex } from 'knex';
import type { Metric } from '../../domain/agents/measurement.ts';
import type { ProfileSummary } from '../../domain/agents/profile.ts';
import type { Visibility } from '../../domain/agents/visibility.ts';
import type { KnownType } from '../../domain/contract/agent-kinds.ts';
import type { JsonText } from '../../domain/json/values.ts';
import { searchForm } from '../../domain/text/search-form.ts';
import type { Db } from '../engine/database.ts';
import { inList, selectRows } from '../engine/dialect.ts';
import { containsPattern } from '../engine/row-filters.ts';
import { param, statement } from '../engine/statement.ts';

export type MetricFilter = { ids: readonly string[]; bodies: readonly string[]; text: string | undefined };

export type CatalogQuery = {
  visibilities: readonly Visibility[];
  /** Only the agent with this canonical URL. */
  url?: string | undefined;
  type?: KnownType | undefined;
  verifiedOnly: boolean;
  metrics?: MetricFilter | undefined;
  /** Only agents whose URL sorts after this one. */
  after?: string | undefined;
  limit: number;
  /** Blocks that the response needs; the others are not read. */
  blocks: { health: boolean; capabilities: boolean; compliance: boolean; profile: boolean };
};

/** A row of the catalog. Blocks are JSON text, absent unless requested. */
export type CatalogRow = {
  url: string;
  type: KnownType;
  visibility: Visibility;
  name: string | null;
  agentName: string | null;
  description: string | null;
  protocol: 'mcp' | 'a2a' | null;
  endpoint: string | null;
  createdAt: number;
  orgName: string;
  lifecycleStage: string;
  health?: string | null;
  capabilities?: string | null;
  compliance?: string | null;
  passingSince?: number | null;
  formatCount?: number;
  summary?: JsonText<ProfileSummary> | null;
};

const BASE = {
  url: 'c.url',
  type: 'c.type',
  visibility: 'c.visibility',
  name: 'c.name',
  agentName: 'c.agent_name',
  description: 'c.description',
  protocol: 'c.protocol',
  endpoint: 'c.endpoint',
  createdAt: 'c.created_at',
  orgName: 'o.name',
  lifecycleStage: 'c.lifecycle_stage',
};

export type FoundAgentRow = Pick<CatalogRow, 'url' | 'type' | 'name' | 'agentName' | 'orgName'>;

const listFound = statement<{ urls: string }, FoundAgentRow>((k, engine) =>
  k({ c: 'catalog_agents' })
    .join({ o: 'organizations' }, 'o.id', 'c.org_id')
    .where(inList(k, engine, 'c.url', param('urls')))
    // The expression keeps SQLite from beginning with all agents of a visibility.
    .whereRaw("c.visibility || '' = 'public'")
    .select({
      url: BASE.url,
      type: BASE.type,
      name: BASE.name,
      agentName: BASE.agentName,
      orgName: BASE.orgName,
    }),
);

/** The listing of the catalog. */
export function catalogListing(db: Db) {
  return {
    /** The first agents that match the query, by URL. */
    list(query: CatalogQuery): Promise<CatalogRow[]> {
      const { blocks } = query;
      const rows = db
        .k({ c: 'catalog_agents' })
        .join({ o: 'organizations' }, 'o.id', 'c.org_id')
        // The expression keeps SQLite from beginning with all agents of a visibility, and sorting them.
        .whereRaw(`c.visibility || '' in (${query.visibilities.map(() => '?').join(', ')})`, [
          ...query.visibilities,
        ])
        .orderBy('c.url')
        .limit(query.limit)
        .select(BASE);
      if (query.url !== undefined) rows.where('c.url', query.url);
      if (query.after !== undefined) rows.where('c.url', '>', query.after);
      if (query.type !== undefined) rows.where('c.type', query.type);
      if (query.verifiedOnly) rows.where('c.verified', 1);
      if (query.metrics !== undefined) rows.whereExists(metricsOf(db.k, query.metrics));
      if (blocks.health) rows.select({ health: 'c.health', formatCount: 'c.format_count' });
      if (blocks.capabilities) rows.select({ capabilities: 'c.capabilities' });
      if (blocks.compliance) rows.select({ compliance: 'c.compliance', passingSince: 'c.passing_since' });
      if (blocks.profile) {
        rows.leftJoin({ p: 'agent_profiles' }, 'p.agent_url', 'c.url').select({ summary: 'p.summary' });
      }
      return db.query<CatalogRow>(rows);
    },

    /** The public agents among the URLs, with what the search shows. */
    listFound: (urls: readonly string[]): Promise<FoundAgentRow[]> =>
      db.all(listFound, { urls: JSON.stringify(urls) }),
  };
}

/** Metrics of the agent `c` that each satisfy every part of the filter. */
function metricsOf(k: Knex, { ids, bodies, text }: MetricFilter): Knex.QueryBuilder {
  const metrics = k({ m: 'agent_metrics' }).select(k.raw('1')).whereRaw('m.agent_url = c.url');
  if (ids.length > 0) metrics.whereIn('m.metric_id', ids);
  if (text !== undefined) metrics.whereRaw("m.search_text like ? escape '\\'", [containsPattern(text)]);
  if (bodies.length > 0) {
    metrics.whereExists(
      k({ a: 'agent_accreditations' })
        .select(k.raw('1'))
        .whereRaw('a.agent_url = m.agent_url and a.metric_id = m.metric_id')
        .whereIn('a.accrediting_body', bodies),
    );
  }
  return metrics;
}

const removeMetrics = statement<{ url: string }, never>((k) =>
  k('agent_metrics').where('agent_url', param('url')).delete(),
);
const removeAccreditations = statement<{ url: string }, never>((k) =>
  k('agent_accreditations').where('agent_url', param('url')).delete(),
);
const insertMetrics = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into agent_metrics (agent_url, metric_id, search_text) :rows', {
    rows: selectRows(k, engine, { agent_url: 'text', metric_id: 'text', search_text: 'text' }, param('rows')),
  }),
);
const insertAccreditations = statement<{ rows: string }, never>((k, engine) =>
  k.raw('insert into agent_accreditations (agent_url, metric_id, accrediting_body) :rows', {
    rows: selectRows(
      k,
      engine,
      { agent_url: 'text', metric_id: 'text', accrediting_body: 'text' },
      param('rows'),
    ),
  }),
);

/** The metrics of measurement agents with their accreditations, for the filters of the catalog. */
export function agentMetrics(db: Db) {
  return {
    /** Replaces the agent's metrics with exactly these. */
    async replace(url: string, metrics: readonly Metric[]): Promise<void> {
      await db.run(removeMetrics, { url });
      await db.run(removeAccreditations, { url });
      if (metrics.length === 0) return;
      const rows = metrics.map(({ metric_id: id }) => ({
        agent_url: url,
        metric_id: id,
        search_text: searchForm(id),
      }));
      await db.run(insertMetrics, { rows: JSON.stringify(rows) });
      const claims = metrics.flatMap(({ metric_id: id, accreditations = [] }) =>
        [...new Set(accreditations.map(({ accrediting_body: body }) => body))].map((body) => ({
          agent_url: url,
          metric_id: id,
          accrediting_body: body,
        })),
      );
      if (claims.length > 0) await db.run(insertAccreditations, { rows: JSON.stringify(claims) });
    },
  };
}
