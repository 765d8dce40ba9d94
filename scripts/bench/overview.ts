import type { Scenario } from './scenario.ts';
import { domainOf, fillWorld, nameOf } from './search-world.ts';
import { type Service, startService } from './service.ts';
import { sideBySide, sideOf, startBareFor, timesOf } from './side-by-side.ts';
import { costRow, milliseconds, type Row, seconds } from './table.ts';

const SIZES = { small: 2_000, full: 100_000 };
const ROUND_MS = { small: 600, full: 2_000 };
/** Number of keys that are requested in turn, and of connections. */
const AT_ONCE = 8;

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
        rows.push(...(await besideBareHttp(service, name, reach, paths, ROUND_MS[scale])));
      }
      return rows;
    } finally {
      await service.stop();
    }
  },
};

type Ask = [name: string, reach: string, paths: string[]];

function asks(size: number): Ask[] {
  const some = Array.from({ length: AT_ONCE }, (_, key) => Math.floor((key * size) / AT_ONCE));
  const search = (queryOf: (n: number) => string) =>
    some.map((n) => `/api/search?q=${encodeURIComponent(queryOf(n))}`);
  const publishers = '/api/registry/publishers?limit=100';
  const stats = '/api/registry/stats';
  return [
    ['registry/publisher', '≤ 3.3', some.map((n) => `/api/registry/publisher?domain=${domainOf(n)}`)],
    ['search for a domain', '≤ 10', search(domainOf)],
    ['search for a name', '≤ 10', search((n) => nameOf(n).join(' '))],
    ['search for the beginning of many', '≤ 10', search((n) => nameOf(n).slice(0, 2).join(''))],
    ['search inside words', '≤ 10', search((n) => domainOf(n).slice(2, 11))],
    ['search for what everybody has', '≤ 10', search(() => 'example')],
    ['search for what nobody has', '≤ 10', search((n) => `zzz${n}zzz`)],
    ['registry/stats', '', some.map(() => stats)],
    ['registry/publishers, a page of 100', '', some.map(() => publishers)],
  ];
}

/** Requests per second for some paths, and their cost against bare node:http with the bytes of the first path. */
export async function besideBareHttp(
  service: Service,
  name: string,
  reach: string,
  paths: readonly string[],
  ms: number,
): Promise<Row[]> {
  const bare = await startBareFor(service, paths[0] ?? '');
  const { ours, ceiling } = await sideBySide({ ours: sideOf(service, paths), ceiling: bare }, ms, AT_ONCE);
  bare.stop();
  return [
    { what: name, value: `${ours.perSecond.toFixed(0)}/s` },
    costRow(name, timesOf(ours, ceiling), 'node:http', reach),
    { what: `  p95 of ${AT_ONCE} at once`, value: milliseconds(ours.p95) },
  ];
}
