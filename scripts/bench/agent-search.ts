import { fillAgents, RARE_MARKET } from './agent-world.ts';
import { type AskedRoute, measureBeside } from './fastify-peer.ts';
import type { Scenario } from './scenario.ts';
import { members, startService } from './service.ts';
import { milliseconds, type Row, seconds } from './table.ts';

const SMALL = 3_000;
const ROUND_MS = { small: 150, full: 200 };
const CONNECTIONS = 8;

/** First pages of agent searches, each compared with Fastify over the same database and the same bytes. */
export const agentSearch: Scenario = {
  name: 'agent search',
  async run({ scale, databaseUrl: own, large }) {
    const started = performance.now();
    if (large === null) await fillAgents(own, SMALL);
    const filled = performance.now() - started;
    const { databaseUrl } = (await large?.of('SQLite')) ?? { databaseUrl: own };
    const settings = { DATABASE_URL: databaseUrl };
    const [authorization = ''] = await members(settings, 1);
    const service = await startService({ ...settings, ROLE: 'web', LOG_LEVEL: 'info' });
    try {
      const rows: Row[] =
        large === null ? [{ what: `filling ${SMALL} profiles`, value: seconds(filled) }] : [];
      const asked = ASKS.map(([name, query]) => ({
        name,
        route: ROUTE,
        asks: [{ path: `/api/registry/agents/search?${query}`, headers: { authorization } }],
      }));
      const order = { scale, ms: ROUND_MS[scale], connections: CONNECTIONS };
      const measured = await measureBeside(service, databaseUrl, asked, order, ({ p50, spread }) => [
        { what: '  p50', value: milliseconds(p50), reach: '< 30 ms' },
        { what: '  p99 to p50', value: spread.toFixed(1), reach: '≤ 3' },
      ]);
      return [...rows, ...measured];
    } finally {
      await service.stop();
    }
  },
};

const ASKS: readonly [name: string, query: string][] = [
  ['agent search', ''],
  ['agent search, a page of 200', 'limit=200'],
  ['agent search, one common filter', 'channels=display'],
  ['agent search, two common filters', 'channels=display&property_types=website,podcast'],
  ['agent search, a rare filter and a common one', `markets=${RARE_MARKET}&tags=news`],
  ['agent search, at least 30 properties', 'min_properties=30'],
  ['agent search, nothing found', 'channels=print&markets=SE'],
];

const text = { type: 'string' };
const ROUTE: AskedRoute = {
  operation: 'searchAgents',
  path: '/api/registry/agents/search',
  query: {
    limit: { type: 'integer' },
    channels: text,
    property_types: text,
    markets: text,
    tags: text,
    min_properties: { type: 'integer' },
  },
  made: 'text',
};
