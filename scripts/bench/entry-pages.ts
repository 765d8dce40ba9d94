import { withBrands } from './brand-reads.ts';
import { domainOf } from './names.ts';
import type { Bench, Scale, Scenario } from './scenario.ts';
import { fillWorld } from './search-world.ts';
import { seededBrand } from './seed-brands.ts';
import { type Service, startService } from './service.ts';
import { type Plan, sideBySide, sideOf } from './side-by-side.ts';
import { microseconds, type Row } from './table.ts';

const SIZE = 2_000;
const ROUND_MS = { small: 300, full: 400 };
/**
 * Until so many requests the engine compiles what runs for a page, which is ten times as much code as for its JSON. Both
 * sides get as many, since in the same time the JSON would have had five times as many as its page.
 */
const PLANS: Readonly<Record<Scale, Plan>> = {
  small: { warmUpMs: 4_000, warmUpRequests: 5_000, rounds: 5 },
  full: { warmUpMs: 10_000, warmUpRequests: 15_000, rounds: 9 },
};
const CONNECTIONS = 16;
/** Number of entries that are read in turn. */
const KEYS = 200;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip' };

/** Pages of entries as browsers ask for them, each compared with the record that it shows as JSON. */
export const entryPages: Scenario = {
  name: 'pages of entries',
  run: async (bench) => [...(await brandRows(bench)), ...(await publisherRows(bench))],
};

async function brandRows(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  await withBrands(bench, KEYS, async (service) => {
    const domains = Array.from({ length: KEYS }, (_, key) => seededBrand(key));
    const json = domains.map((domain) => `/api/brands/resolve?domain=${domain}`);
    rows.push(...(await besideJson(service, { kind: 'brand', domains, json }, bench.scale)));
  });
  return rows;
}

async function publisherRows({ databaseUrl, scale }: Bench): Promise<Row[]> {
  await fillWorld(databaseUrl, SIZE);
  const service = await startService({ DATABASE_URL: databaseUrl, ROLE: 'web' });
  try {
    const domains = Array.from({ length: KEYS }, (_, key) => domainOf(Math.floor((key * SIZE) / KEYS)));
    const json = domains.map((domain) => `/api/registry/publisher?domain=${domain}`);
    return await besideJson(service, { kind: 'publisher', domains, json }, scale);
  } finally {
    await service.stop();
  }
}

async function besideJson(
  service: Service,
  { kind, domains, json }: { kind: 'brand' | 'publisher'; domains: string[]; json: string[] },
  scale: Scale,
): Promise<Row[]> {
  const pages = domains.map((domain) => ({ path: `/${kind}s/${domain}`, headers: HEADERS }));
  const { page, record } = await sideBySide(
    { page: sideOf(service, pages), record: sideOf(service, json) },
    ROUND_MS[scale],
    CONNECTIONS,
    PLANS[scale],
  );
  return [
    { what: `page of a ${kind}`, value: `${Math.round(page.perSecond)} /s` },
    { what: '  processor time of a request', value: microseconds(page.cpuMs) },
    {
      what: '  speed against its JSON',
      value: `× ${(record.cpuMs / page.cpuMs).toFixed(2)}`,
      reach: '≥ 0.2',
    },
  ];
}
