import { type AskedRoute, measureBeside, type RowBeside } from './fastify-peer.ts';
import { LARGE } from './large-worlds.ts';
import { domainOf, nameOf, publishersFor } from './names.ts';
import type { Scenario } from './scenario.ts';
import { fillWorld } from './search-world.ts';
import { startService } from './service.ts';
import { milliseconds, type Row, seconds } from './table.ts';

const SMALL = 1_000;
const ROUND_MS = { small: 150, full: 200 };
/** Number of keys that are requested in turn, and of connections. */
const AT_ONCE = 8;

/** Publisher look-ups and searches, each compared with Fastify over the same database and the same bytes. */
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
      const order = { scale, ms: ROUND_MS[scale], connections: AT_ONCE };
      const measured = await measureBeside(service, databaseUrl, reads(size), order, ({ p95 }) => [
        { what: `  p95 of ${AT_ONCE} at once`, value: milliseconds(p95) },
      ]);
      return [...rows, ...measured];
    } finally {
      await service.stop();
    }
  },
};

const text = { type: 'string' };
const SEARCH: AskedRoute = {
  operation: 'searchRegistry',
  path: '/api/search',
  query: { q: text },
  made: 'value',
};

function reads(size: number): RowBeside[] {
  const some = Array.from({ length: AT_ONCE }, (_, key) => Math.floor((key * size) / AT_ONCE));
  const search = (name: string, queryOf: (n: number) => string): RowBeside => ({
    name,
    route: SEARCH,
    asks: some.map((n) => ({ path: `/api/search?q=${encodeURIComponent(queryOf(n))}` })),
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
      asks: some.map((n) => ({ path: `/api/registry/publisher?domain=${domainOf(n)}` })),
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
      asks: [{ path: '/api/registry/stats' }],
    },
    {
      name: 'registry/publishers, a page of 100',
      route: {
        operation: 'listPublishers',
        path: '/api/registry/publishers',
        query: { limit: { type: 'integer' }, cursor: text, search: text, sort: text },
        made: 'value',
      },
      asks: [{ path: '/api/registry/publishers?limit=100' }],
    },
  ];
}
