import { fillAgents, RARE_MARKET } from './agent-world.ts';
import { type AskedRoute, fastifyRows, startFastifyFor } from './fastify-peer.ts';
import type { Scenario } from './scenario.ts';
import { members, type Service, startService } from './service.ts';
import { COMPILED, sideBySide, sideOf, startBareFor, timesOf } from './side-by-side.ts';
import { costRow, milliseconds, type Row, seconds } from './table.ts';
import type { Ask } from './throughput.ts';

const SMALL = 3_000;
const ROUND_MS = { small: 150, full: 200 };
const CONNECTIONS = 8;

/** First pages of agent searches, each compared with Fastify over the same database and bare node:http with the same bytes. */
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
      for (const [name, query] of ASKS) {
        const path = `/api/registry/agents/search?${query}`;
        const ask = { path, headers: { authorization } };
        rows.push(...(await measure(service, databaseUrl, { name, ask }, ROUND_MS[scale])));
      }
      return rows;
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

async function measure(
  service: Service,
  databaseUrl: string,
  { name, ask }: { name: string; ask: Ask },
  ms: number,
): Promise<Row[]> {
  const bare = await startBareFor(service, ask.path, ask.headers);
  const peer = await startFastifyFor(service, databaseUrl, ROUTE, [ask]);
  const sides = { ours: sideOf(service, [ask]), fastify: peer ?? bare, ceiling: bare };
  const { ours, fastify, ceiling } = await sideBySide<keyof typeof sides>(sides, ms, CONNECTIONS, COMPILED);
  bare.stop();
  peer?.stop();
  return [
    { what: name, value: `${ours.perSecond.toFixed(0)}/s` },
    ...fastifyRows(name, ours, peer === null ? undefined : fastify),
    costRow(name, timesOf(ours, ceiling), 'node:http'),
    { what: '  p50', value: milliseconds(ours.p50), reach: '< 30 ms' },
    { what: '  p99 to p50', value: ours.spread.toFixed(1), reach: '≤ 3' },
  ];
}
