import type { Knex } from 'knex';
import type { Metric } from '../../domain/agents/measurement.ts';
import { searchForm } from '../../domain/text/search-form.ts';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { containsPattern } from '../engine/row-filters.ts';
import { param, statement } from '../engine/statement.ts';

export type MetricFilter = { ids: readonly string[]; bodies: readonly string[]; text: string | undefined };

/** Metrics of the agent `d` that each satisfy every part of the filter. */
export function metricsOf(k: Knex, { ids, bodies, text }: MetricFilter): Knex.QueryBuilder {
  const metrics = k({ m: 'agent_metrics' }).select(k.raw('1')).whereRaw('m.agent_url = d.agent_url');
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
