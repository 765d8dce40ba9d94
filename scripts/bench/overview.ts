import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Stream, startLoad } from './load.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { domainOf, fillWorld, nameOf } from './search-world.ts';
import { startService } from './service.ts';
import { milliseconds, type Row, seconds } from './table.ts';

const SIZES = { small: 2_000, full: 100_000 };
const WARM_MS = 500;
// Measured in turns, so that other work of the machine affects all of them.
const ROUNDS = 3;
const ROUND_MS = 2_000;
/** Number of keys that are requested in turn, each over its own connection. */
const KEYS = 8;

/** Publisher look-ups and searches, each compared with bare node:http that returns the same bytes. */
export const overview: Scenario = {
  name: 'publisher look-up and search',
  async run({ scale, databaseUrl }) {
    const size = SIZES[scale];
    const started = performance.now();
    await fillWorld(databaseUrl, size);
    const filled = performance.now() - started;
    const service = await startService({ DATABASE_URL: databaseUrl, ROLE: 'web' });
    try {
      const rows: Row[] = [
        {
          what: `filling ${size} publishers, ${2 * size} properties, ${size} brands`,
          value: seconds(filled),
        },
      ];
      for (const [name, reach, paths] of asks(size)) {
        rows.push(...(await besideBareHttp(service.origin, name, reach, paths)));
      }
      return rows;
    } finally {
      await service.stop();
    }
  },
};

type Ask = [name: string, reach: string, paths: string[]];

function asks(size: number): Ask[] {
  const some = Array.from({ length: KEYS }, (_, key) => Math.floor((key * size) / KEYS));
  const search = (queryOf: (n: number) => string) =>
    some.map((n) => `/api/search?q=${encodeURIComponent(queryOf(n))}`);
  const [publishers, stats] = ['/api/registry/publishers?limit=100', '/api/registry/stats'];
  return [
    ['registry/publisher', '≥ 0.3', some.map((n) => `/api/registry/publisher?domain=${domainOf(n)}`)],
    ['search for a domain', '≥ 0.1', search(domainOf)],
    ['search for a name', '≥ 0.1', search((n) => nameOf(n).join(' '))],
    ['search for the beginning of many', '≥ 0.1', search((n) => nameOf(n).slice(0, 2).join(''))],
    ['search inside words', '≥ 0.1', search((n) => domainOf(n).slice(2, 11))],
    ['search for what everybody has', '≥ 0.1', search(() => 'example')],
    ['search for what nobody has', '≥ 0.1', search((n) => `zzz${n}zzz`)],
    ['registry/stats', '', some.map(() => stats)],
    ['registry/publishers, a page of 100', '', some.map(() => publishers)],
  ];
}

/** Requests per second for some paths, and their ratio to bare node:http with the bytes of the first path. */
export async function besideBareHttp(
  origin: string,
  name: string,
  reach: string,
  paths: readonly string[],
): Promise<Row[]> {
  const answer = await fetch(`${origin}${paths[0]}`);
  const bare = await bareServer(Buffer.from(await answer.arrayBuffer()));
  await load(origin, paths, WARM_MS);
  const ours: Speed[] = [];
  const theirs: Speed[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await load(origin, paths, ROUND_MS));
      theirs.push(
        await load(
          bare.origin,
          paths.map(() => '/'),
          ROUND_MS,
        ),
      );
    }
  } finally {
    bare.close();
  }
  const median = (speeds: readonly Speed[], value: (speed: Speed) => number) =>
    quantile(speeds.map(value), 0.5);
  const perSecond = median(ours, (speed) => speed.perSecond);
  const ratio = perSecond / median(theirs, (speed) => speed.perSecond);
  return [
    { what: name, value: `${perSecond.toFixed(0)}/s` },
    { what: '  ratio to bare node:http', value: ratio.toFixed(2), reach },
    { what: `  p95 of ${KEYS} at once`, value: milliseconds(median(ours, ({ p95 }) => p95)) },
  ];
}

type Speed = { perSecond: number; p95: number };

async function load(origin: string, paths: readonly string[], ms: number): Promise<Speed> {
  const streams = paths.map((path, index): Stream => ({ name: String(index), origin, path, connections: 1 }));
  const running = await startLoad(streams);
  await new Promise((resolve) => setTimeout(resolve, ms));
  const measured = Object.values(await running.stop());
  const statuses = new Set(measured.flatMap((one) => Object.keys(one.statuses)));
  if ([...statuses].join() !== '200') throw new Error(`${paths[0]} answered ${[...statuses].join(', ')}`);
  const latencies = measured.flatMap((one) => one.latencies);
  const elapsed = Math.max(...measured.map(({ elapsedMs }) => elapsedMs));
  return { perSecond: (latencies.length * 1000) / elapsed, p95: quantile(latencies, 0.95) };
}

/** A server that holds the bytes in memory. */
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
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
