import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fillAgents, RARE_MARKET } from './agent-world.ts';
import { type Stream, startLoad } from './load.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { members, startService } from './service.ts';
import { milliseconds, type Row, seconds } from './table.ts';

const SIZES = { small: 3_000, full: 30_000 };
const WARM_MS = 500;
const MEASURE_MS = 3_000;
const CONNECTIONS = 8;

/** First pages of agent searches, each compared with bare node:http that returns the same bytes. */
export const agentSearch: Scenario = {
  name: 'agent search',
  async run({ scale, databaseUrl }) {
    const size = SIZES[scale];
    const started = performance.now();
    await fillAgents(databaseUrl, size);
    const filled = performance.now() - started;
    const settings = { DATABASE_URL: databaseUrl };
    const [authorization = ''] = await members(settings, 1);
    const service = await startService({ ...settings, ROLE: 'web' });
    try {
      const rows: Row[] = [{ what: `filling ${size} profiles`, value: seconds(filled) }];
      for (const [name, query] of ASKS) {
        rows.push(
          ...(await measure(service.origin, authorization, name, `/api/registry/agents/search?${query}`)),
        );
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

async function measure(origin: string, authorization: string, name: string, path: string): Promise<Row[]> {
  const answer = await fetch(`${origin}${path}`, { headers: { authorization } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const bare = await bareServer(Buffer.from(await answer.arrayBuffer()));
  try {
    const headers = [{ authorization }];
    await load(origin, path, headers, WARM_MS);
    const ours = await load(origin, path, headers, MEASURE_MS);
    const theirs = await load(bare.origin, '/', headers, MEASURE_MS);
    return [
      { what: name, value: `${ours.perSecond.toFixed(0)}/s` },
      {
        what: '  ratio to bare node:http',
        value: (ours.perSecond / theirs.perSecond).toFixed(2),
        reach: '≥ 0.2',
      },
      { what: '  p50', value: milliseconds(ours.p50), reach: '< 30 ms' },
      { what: '  p99 to p50', value: (ours.p99 / ours.p50).toFixed(1), reach: '≤ 3' },
    ];
  } finally {
    await bare.close();
  }
}

async function load(origin: string, path: string, headers: Record<string, string>[], ms: number) {
  const stream: Stream = { name: 'one', origin, path, headers, connections: CONNECTIONS };
  const running = await startLoad([stream]);
  await new Promise((resolve) => setTimeout(resolve, ms));
  const [measured] = Object.values(await running.stop());
  const { latencies = [], elapsedMs = 1 } = measured ?? {};
  return {
    perSecond: (latencies.length * 1000) / elapsedMs,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

async function bareServer(body: Buffer) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
