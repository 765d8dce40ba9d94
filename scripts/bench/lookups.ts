import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AskedRoute, type Beside, type RowBeside, startBeside } from './fastify-peer.ts';
import { LARGE } from './large-worlds.ts';
import { domainOf, FAN_OUT, NARROW, publishersFor, WIDE } from './names.ts';
import type { Bench, Scale, Scenario } from './scenario.ts';
import { fillWorld } from './search-world.ts';
import { members, type Service, startService } from './service.ts';
import { COMPILED_BEFORE, type Side, sideBySide, sideOf, timesOf } from './side-by-side.ts';
import { milliseconds, type Row, seconds } from './table.ts';

const MANY = 20_000;
const SMALL = 1_000;
const ROUND_MS = { small: 150, full: 200 };
const CONNECTIONS = 16;
/** Number of keys that are requested in turn. */
const KEYS = 200;
const MEGABYTE = 1024 * 1024;

/** Look-ups and decisions from the index, compared with Fastify over the same database, with a small table, and with fan-out. */
export const lookups: Scenario = {
  name: 'look-ups and authorization',
  async run(bench) {
    const size = bench.large === null ? MANY : LARGE;
    const { databaseUrl } = (await bench.large?.of('SQLite')) ?? bench;
    const ms = ROUND_MS[bench.scale];
    // The named database gets the large table; the small table is always in a file.
    const few = `sqlite:${join(bench.folder, 'few.sqlite')}`;
    await fillWorld(few, publishersFor(SMALL));
    if (bench.large === null) await fillWorld(databaseUrl, publishersFor(size));
    const isSameEngine = databaseUrl.startsWith('sqlite:');
    const rows = await withService(few, (small) =>
      withService(databaseUrl, async (service, authorization) => {
        const asked = [...POINTS.map((point) => rowOfPoint(point, size)), ...BY_AGENT];
        const beside = await startBeside(service, databaseUrl, asked, bench.scale);
        const worlds = { service, size, small: isSameEngine ? small : null };
        try {
          return [
            ...(await pointRows(worlds, beside, ms)),
            ...(await fanOutRows(service, bench.scale)),
            ...(await domainsRows(service, beside, ms)),
            ...(await snapshotRows(service, authorization, size)),
          ];
        } finally {
          beside.stop();
        }
      }),
    );
    cleanUp(bench);
    return [{ what: `with ${size} authorizations`, value: '' }, ...rows];
  },
};

function cleanUp({ folder }: Bench): void {
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `few.sqlite${end}`), { force: true });
}

async function withService<T>(
  databaseUrl: string,
  work: (service: Service, authorization: string) => Promise<T>,
): Promise<T> {
  const settings = { DATABASE_URL: databaseUrl };
  const [authorization = ''] = await members(settings, 1);
  const service = await startService({ ...settings, ROLE: 'web', LOG_LEVEL: 'info' });
  try {
    return await work(service, authorization);
  } finally {
    await service.stop();
  }
}

const authorizationPath = (agent: string, host: string) =>
  `/api/registry/validate/property-authorization?${new URLSearchParams({
    agent_url: agent,
    identifier_type: 'domain',
    identifier_value: host,
    mode: 'index',
  })}`;

type Point = {
  name: string;
  path: (host: string) => string;
  among: (publishers: number) => number;
  route: AskedRoute;
};

const text = { type: 'string' };

const POINTS: readonly Point[] = [
  {
    name: 'by domain',
    path: (host) => `/api/registry/lookup/domain/${host}`,
    among: (all) => all,
    route: {
      operation: 'lookupDomain',
      path: '/api/registry/lookup/domain/:domain',
      query: { at: text },
      made: 'value',
    },
  },
  {
    name: 'by property',
    path: (host) => `/api/registry/lookup/property?type=domain&value=${host}`,
    among: (all) => all,
    route: {
      operation: 'lookupProperty',
      path: '/api/registry/lookup/property',
      query: { type: text, value: text, at: text },
      made: 'value',
    },
  },
  {
    name: 'property authorization',
    path: (host) => authorizationPath(WIDE, host),
    among: (all) => Math.min(all, FAN_OUT),
    route: {
      operation: 'validatePropertyAuthorization',
      path: '/api/registry/validate/property-authorization',
      query: { agent_url: text, identifier_type: text, identifier_value: text, mode: text },
      made: 'value',
    },
  },
];

const pathsOf = ({ path, among }: Point, size: number): string[] => {
  const count = among(publishersFor(size));
  return Array.from({ length: KEYS }, (_, key) => path(domainOf(Math.floor((key * count) / KEYS))));
};

/** The large world that is read, and a service with a small one on the same engine. */
type Worlds = { readonly service: Service; readonly size: number; readonly small: Service | null };

async function pointRows({ service, size, small }: Worlds, beside: Beside, ms: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const point of POINTS) {
    const row = rowOfPoint(point, size);
    const sides: Record<'large' | 'peer' | 'few', Side> = {
      large: sideOf(service, row.asks),
      peer: await beside.sideFor(row),
      few: sideOf(small ?? service, pathsOf(point, small === null ? size : SMALL)),
    };
    const { large, peer, few } = await sideBySide(sides, ms, CONNECTIONS, beside.planFor(row));
    const { perSecond, spread } = large;
    rows.push({ what: point.name, value: `${perSecond.toFixed(0)}/s` }, ...beside.rowsOf(row, large, peer), {
      what: '  p99 to p50',
      value: spread.toFixed(1),
      reach: '≤ 3',
    });
    if (small === null) continue;
    rows.push({
      what: '  processor time against 1,000 rows',
      value: `× ${timesOf(large, few).toFixed(2)}`,
      reach: '≤ 1.3',
    });
  }
  return rows;
}

const rowOfPoint = (point: Point, size: number): RowBeside => ({
  name: point.name,
  route: point.route,
  asks: pathsOf(point, size).map((path) => ({ path })),
});

/** Compares an agent of ten thousand publishers with an agent of one. */
async function fanOutRows(service: Service, scale: Scale): Promise<Row[]> {
  const of = (agent: string) => sideOf(service, [authorizationPath(agent, domainOf(0))]);
  const { wide, narrow } = await sideBySide(
    { wide: of(WIDE), narrow: of(NARROW) },
    ROUND_MS[scale],
    CONNECTIONS,
    COMPILED_BEFORE[scale],
  );
  return [
    { what: 'property authorization, agent of 10,000 publishers', value: `${wide.perSecond.toFixed(0)}/s` },
    {
      what: '  processor time against an agent of 1',
      value: `× ${timesOf(wide, narrow).toFixed(2)}`,
      reach: '≤ 1.5',
    },
  ];
}

const DOMAINS: AskedRoute = {
  operation: 'lookupAgentDomains',
  path: '/api/registry/lookup/agent/:agentUrl/domains',
  query: { at: text },
  made: 'value',
};

/** Look-ups by agent: the domains of one with a single publisher, and of one with ten thousand. */
const BY_AGENT: readonly RowBeside[] = [
  [NARROW, '1 publisher'] as const,
  [WIDE, '10,000 publishers'] as const,
].map(([agent, publishers]) => ({
  name: `by agent of ${publishers}`,
  route: DOMAINS,
  asks: [{ path: `/api/registry/lookup/agent/${encodeURIComponent(agent)}/domains` }],
}));

async function domainsRows(service: Service, beside: Beside, ms: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const row of BY_AGENT) {
    const bytes = (await (await fetch(`${service.origin}${row.asks[0]?.path}`)).arrayBuffer()).byteLength;
    const sides = { ours: sideOf(service, row.asks), peer: await beside.sideFor(row) };
    const { ours, peer } = await sideBySide<keyof typeof sides>(sides, ms, CONNECTIONS, beside.planFor(row));
    rows.push(
      { what: `${row.name}, ${Math.ceil(bytes / 1024)} KB`, value: `${ours.perSecond.toFixed(0)}/s` },
      ...beside.rowsOf(row, ours, peer),
      { what: '  p50', value: milliseconds(ours.p50) },
    );
  }
  return rows;
}

/** Measures one reader of the complete snapshot. */
async function snapshotRows(service: Service, authorization: string, size: number): Promise<Row[]> {
  const before = await service.metric('process_resident_memory_bytes');
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await service.metric('process_resident_memory_bytes').catch(() => 0));
  }, 250);
  const started = performance.now();
  const answer = await fetch(`${service.origin}/api/registry/authorizations/snapshot`, {
    headers: { authorization },
  });
  let lines = 0;
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) lines += 1;
  }
  const elapsed = performance.now() - started;
  clearInterval(watch);
  if (lines !== size) throw new Error(`the snapshot has ${lines} rows`);
  return [
    { what: `snapshot of ${lines} rows, ${Math.round(bytes / MEGABYTE)} MB`, value: seconds(elapsed) },
    { what: '  rows', value: `${((lines * 1000) / elapsed).toFixed(0)}/s` },
    { what: '  memory added at most', value: `${Math.round((most - before) / MEGABYTE)} MB` },
  ];
}
