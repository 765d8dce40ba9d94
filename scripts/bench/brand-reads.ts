import Sqlite from 'better-sqlite3';
import { startFastify } from './fastify-peer.ts';
import { sharesOf } from './filled-world.ts';
import { goals } from './goals.ts';
import { LARGE } from './large-worlds.ts';
import type { Bench, Scale, Scenario } from './scenario.ts';
import { seedBrands, seededBrand, storeModelBrand } from './seed-brands.ts';
import { type Service, type Settings, startService } from './service.ts';
import { type Peer, ratiosOf, sideBySide, sideOf, startBare, startBareFor } from './side-by-side.ts';
import { costRow, microseconds, milliseconds, type Row } from './table.ts';

const BULK = 100;
const CONNECTIONS = 16;
/** Until then the engine compiles what both sides run for each request: a service runs for days, not for a second. */
const WARM_UP_MS = { small: 3_000, full: 8_000 };
const FIND_RECORD = 'select record from brands where domain = ?';
const SCALES = {
  small: { rows: [1_000], ms: 400 },
  full: { rows: [1_000, 300_000], ms: 1_000 },
};

/** Single and bulk reads of known brands, compared with Fastify over the same database and the same bytes. */
export const brandReads: Scenario = {
  name: 'reads of known brands',
  async run(bench) {
    const { rows: sizes } = SCALES[bench.scale];
    const rows: Row[] = [];
    for (const size of sizes)
      await withBrands(bench, size, async (service, databaseUrl) => {
        rows.push(
          ...(await pointReads(service, databaseUrl, size, bench.scale)),
          ...(await bulkReads(service, size, SCALES[bench.scale].ms)),
        );
      });
    return rows;
  },
};

/** A service that knows so many brands, whose copies are live. */
export async function withBrands(
  { folder, databaseUrl: own, large }: Bench,
  size: number,
  work: (service: Service, databaseUrl: string) => Promise<void>,
  settings: Settings = {},
): Promise<void> {
  const isLarge = large !== null && size === sharesOf(LARGE).brands;
  const databaseUrl = isLarge ? (await large.of('SQLite')).databaseUrl : own;
  if (!isLarge) {
    await storeModelBrand(databaseUrl, folder);
    await seedBrands(databaseUrl, size);
  }
  const service = await startService({
    DATABASE_URL: databaseUrl,
    // Lets each bulk request use an address of its own, because one address may send twenty per minute.
    TRUSTED_PROXIES: '1',
    // As in production, and as the peer: one line for each request.
    LOG_LEVEL: 'info',
    // In a large world hundreds of jobs are due, whose processor time would be counted as that of requests.
    ROLE: 'web',
    ...settings,
  });
  try {
    await work(service, databaseUrl);
  } finally {
    await service.stop();
  }
}

/** Addresses of known brands among so many. */
export const pathsAmong = (size: number): string[] =>
  Array.from(
    { length: 500 },
    (_, index) => `/api/brands/resolve?domain=${seededBrand(Math.floor((index * size) / 500))}`,
  );

async function pointReads(service: Service, databaseUrl: string, size: number, scale: Scale): Promise<Row[]> {
  const paths = pathsAmong(size);
  const isFile = databaseUrl.startsWith('sqlite:');
  const other = isFile
    ? await startBrandPeer(service, databaseUrl.slice('sqlite:'.length), paths)
    : await startBareFor(service, paths[0] ?? '');
  const sides = { ours: sideOf(service, paths), peer: other };
  const { ours, peer } = await sideBySide<keyof typeof sides>(
    sides,
    SCALES[scale].ms,
    CONNECTIONS,
    WARM_UP_MS[scale],
  );
  other.stop();
  const name = `brands/resolve among ${size} brands`;
  return [
    { what: name, value: `${Math.round(ours.perSecond)} /s` },
    { what: '  processor time of a request', value: microseconds(ours.cpuMs), reach: goals.resolve },
    ...(isFile
      ? [
          { what: '  processor time of a request of Fastify', value: microseconds(peer.cpuMs) },
          costRow(`${name}, against Fastify`, ratiosOf(ours, peer), 'Fastify', goals.resolveBesideFastify),
        ]
      : [costRow(name, ratiosOf(ours, peer), 'node:http with the same bytes', '≤ 2')]),
    { what: '  p99 ÷ p50', value: ours.spread.toFixed(1), reach: '<= 3' },
  ];
}

/** Starts a Fastify service with this one route over the same database, which sends the same bytes. */
export async function startBrandPeer(
  { origin }: Service,
  file: string,
  paths: readonly string[],
  execArgv: readonly string[] = [],
): Promise<Peer> {
  const [path = ''] = paths;
  const answer = await (await fetch(`${origin}${path}`)).text();
  const database = new Sqlite(file, { readonly: true });
  const domainOf = (url: string) => new URL(url, origin).searchParams.get('domain');
  const stored = database.prepare(FIND_RECORD).get(domainOf(path));
  database.close();
  const { record } = stored as { record: string };
  const start = record.slice(0, -1);
  if (!answer.startsWith(start)) throw new Error('the answer does not begin with the stored record');
  const bytes = { column: 'record', end: answer.slice(start.length) };
  const route = {
    operation: 'resolveBrand',
    path: '/api/brands/resolve',
    query: { domain: { type: 'string', maxLength: 253 }, fresh: { type: 'boolean' } },
    headers: null,
    answers: paths.map((url) => ({
      url,
      statements: [{ sql: FIND_RECORD, values: [domainOf(url)] }],
      bytes,
    })),
  };
  const peer = await startFastify(
    file,
    [route],
    paths.map((each) => ({ path: each })),
    execArgv,
  );
  const theirs = await (await fetch(`${peer.origin}${path}`)).text();
  if (theirs !== answer) throw new Error('the peer sends other bytes');
  return peer;
}

async function bulkReads(service: Service, size: number, ms: number): Promise<Row[]> {
  const domains = Array.from({ length: BULK }, (_, index) => seededBrand(Math.floor((index * size) / BULK)));
  const bulk = {
    path: '/api/brands/resolve/bulk',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.#hundred#.#of100#' },
    body: JSON.stringify({ domains }),
  };
  const bare = await startBare('{}');
  const { ours, ceiling } = await sideBySide({ ours: sideOf(service, [bulk]), ceiling: bare }, ms, 4);
  bare.stop();
  const name = `bulk resolve of ${BULK} among ${size} brands`;
  return [
    { what: name, value: `${Math.round(ours.perSecond)} /s` },
    costRow(name, ratiosOf(ours, ceiling), 'node:http that sends {}'),
    { what: '  p50', value: milliseconds(ours.p50) },
  ];
}
