import type { Metric } from '../../domain/agents/measurement.ts';
import type { Db } from '../engine/database.ts';
import { selectRows } from '../engine/dialect.ts';
import { param, statement } from '../engine/statement.ts';

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
    /** Makes the agent's metrics exactly these. */
    async replace(url: string, metrics: readonly Metric[]): Promise<void> {
      await db.run(removeMetrics, { url });
      await db.run(removeAccreditations, { url });
      if (metrics.length === 0) return;
      const rows = metrics.map(({ metric_id: id }) => ({
        agent_url: url,
        metric_id: id,
        search_text: id.toLowerCase(),
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
