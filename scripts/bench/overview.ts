import { type AskedRoute, fastifyRows, startFastifyFor } from './fastify-peer.ts';
import { LARGE } from './large-worlds.ts';
import { domainOf, nameOf, publishersFor } from './names.ts';
import type { Scenario } from './scenario.ts';
import { fillWorld } from './search-world.ts';
import { type Service, startService } from './service.ts';
import { COMPILED, sideBySide, sideOf, startBareFor, timesOf } from './side-by-side.ts';
import { costRow, milliseconds, type Row, seconds } from './table.ts';

const SMALL = 2_000;
const ROUND_MS = { small: 150, full: 200 };
/** Number of keys that are requested in turn, and of connections. */
const AT_ONCE = 8;

/** Publisher look-ups and searches, each compared with Fastify over the same database and bare node:http with the same bytes. */
export const overview: Scenario = {
  name: 'publisher look-up and search',
  async run({ scale, databaseUrl: own, large }) {
    const size = large === null ? SMALL : publishersFor(LARGE);
    const started = performance.now();
    if (large === null) await fillWorld(own, size);
    const filled = performance.now() - started;
    const { databaseUrl } = (await large?.of('SQLite')) ?? { databaseUrl: own };
    const service = await startService({ DATABASE_URL: databaseUrl, ROLE: 'web', LOG_LEVEL: 'info' });
    try {
      const what = `filling ${size} publishers, ${2 * size} properties, ${size} brands`;
      const rows: Row[] = large === null ? [{ what, value: seconds(filled) }] : [];
      for (const { name, route, paths } of asks(size)) {
        rows.push(...(await besidePeers(service, databaseUrl, { name, route, paths }, ROUND_MS[scale])));
      }
      return rows;
    } finally {
      await service.stop();
    }
  },
};

type Read = { name: string; route: AskedRoute; paths: string[] };

const text = { type: 'string' };
const SEARCH: AskedRoute = {
  operation: 'searchRegistry',
  path: '/api/search',
  query: { q: text },
  made: 'value',
};

function asks(size: number): Read[] {
  const some = Array.from({ length: AT_ONCE }, (_, key) => Math.floor((key * size) / AT_ONCE));
  const search = (name: string, queryOf: (n: number) => string): Read => ({
    name,
    route: SEARCH,
    paths: some.map((n) => `/api/search?q=${encodeURIComponent(queryOf(n))}`),
  });
  return [
    {
      name: 'registry/publisher',
      route: {
        operation: 'getPublisher',
        path: '/api/registry/publisher',
        query: { domain: text, include: text },
        made: 'text',
      },
      paths: some.map((n) => `/api/registry/publisher?domain=${domainOf(n)}`),
    },
    search('search for a domain', domainOf),
    search('search for a name', (n) => nameOf(n).join(' ')),
    search('search for the beginning of many', (n) => nameOf(n).slice(0, 2).join('')),
    search('search inside words', (n) => domainOf(n).slice(2, 11)),
    search('search for what everybody has', () => 'example'),
    search('search for what nobody has', (n) => `zzz${n}zzz`),
    {
      name: 'registry/stats',
      route: { operation: 'getRegistryStats', path: '/api/registry/stats', query: {}, made: 'value' },
      paths: ['/api/registry/stats'],
    },
    {
      name: 'registry/publishers, a page of 100',
      route: {
        operation: 'listPublishers',
        path: '/api/registry/publishers',
        query: { limit: { type: 'integer' }, cursor: text, search: text, sort: text },
        made: 'value',
      },
      paths: ['/api/registry/publishers?limit=100'],
    },
  ];
}

/** Requests per second for some paths, and their cost against Fastify, and bare node:http with the bytes of the first. */
async function besidePeers(
  service: Service,
  databaseUrl: string,
  { name, route, paths }: Read,
  ms: number,
): Promise<Row[]> {
  const bare = await startBareFor(service, paths[0] ?? '');
  const peer = await startFastifyFor(
    service,
    databaseUrl,
    route,
    paths.map((path) => ({ path })),
  );
  const sides = { ours: sideOf(service, paths), fastify: peer ?? bare, ceiling: bare };
  const { ours, fastify, ceiling } = await sideBySide<keyof typeof sides>(sides, ms, AT_ONCE, COMPILED);
  bare.stop();
  peer?.stop();
  return [
    { what: name, value: `${ours.perSecond.toFixed(0)}/s` },
    ...fastifyRows(name, ours, peer === null ? undefined : fastify),
    costRow(name, timesOf(ours, ceiling), 'node:http'),
    { what: `  p95 of ${AT_ONCE} at once`, value: milliseconds(ours.p95) },
  ];
}
