import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fillAuthorizations, NARROW, publisherOf, publishersFor, WIDE } from './authorization-world.ts';
import { type Stream, startLoad } from './load.ts';
import { quantile } from './quantile.ts';
import type { Bench, Scenario } from './scenario.ts';
import { members, type Service, startService } from './service.ts';
import { milliseconds, type Row, seconds } from './table.ts';

const SIZES = { small: 50_000, full: 1_000_000 };
const SMALL = 1_000;
const WARM_MS = 500;
const MEASURE_MS = 4_000;
/** Keys that are asked for in turn, each over a connection of its own. */
const KEYS = 16;
const MEGABYTE = 1024 * 1024;

type Speed = { perSecond: number; p50: number; p99: number };
type Speeds = Record<'by domain' | 'by property' | 'property authorization', Speed>;

const REACH: Readonly<Record<keyof Speeds, string>> = {
  'by domain': '≥ 0.4',
  'by property': '≥ 0.4',
  'property authorization': '≥ 0.4',
};

/** Look-ups and decisions from the index, against bare node:http, against a small table, and against fan-out. */
export const lookups: Scenario = {
  name: 'look-ups and authorization',
  async run(bench) {
    const size = SIZES[bench.scale];
    // The named database takes the large table; the small one is always a file.
    const few = `sqlite:${join(bench.folder, 'few.sqlite')}`;
    const small = await withService(few, SMALL, (service) => measureAll(service, publishersFor(SMALL)));
    const rows = await withService(bench.databaseUrl, size, async (service, authorization) => {
      const large = await measureAll(service, publishersFor(size));
      return [
        ...(await speedRows(service, large, bench.databaseUrl.startsWith('sqlite:') ? small : null)),
        ...(await fanOutRows(service)),
        ...(await snapshotRows(service, authorization, size)),
      ];
    });
    cleanUp(bench);
    return [{ what: `with ${size} authorizations`, value: '' }, ...rows];
  },
};

function cleanUp({ folder }: Bench): void {
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `few.sqlite${end}`), { force: true });
}

async function withService<T>(
  databaseUrl: string,
  size: number,
  work: (service: Service, authorization: string) => Promise<T>,
): Promise<T> {
  await fillAuthorizations(databaseUrl, size);
  const settings = { DATABASE_URL: databaseUrl };
  const [authorization = ''] = await members(settings, 1);
  const service = await startService({ ...settings, ROLE: 'web' });
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

async function measureAll({ origin }: Service, publishers: number): Promise<Speeds> {
  const hosts = (among: number) =>
    Array.from({ length: KEYS }, (_, key) => publisherOf(Math.floor((key * among) / KEYS)));
  const all = hosts(publishers);
  return {
    'by domain': await speed(
      origin,
      all.map((host) => `/api/registry/lookup/domain/${host}`),
    ),
    'by property': await speed(
      origin,
      all.map((host) => `/api/registry/lookup/property?type=domain&value=${host}`),
    ),
    'property authorization': await speed(
      origin,
      hosts(Math.min(publishers, 10_000)).map((host) => authorizationPath(WIDE, host)),
    ),
  };
}

/** How fast these paths are answered, asked for side by side. */
async function speed(origin: string, paths: readonly string[]): Promise<Speed> {
  await load(origin, paths, WARM_MS);
  const measured = await load(origin, paths, MEASURE_MS);
  const latencies = measured.flatMap((one) => one.latencies);
  const statuses = new Set(measured.flatMap((one) => Object.keys(one.statuses)));
  if ([...statuses].join() !== '200') throw new Error(`${paths[0]} answered ${[...statuses].join(', ')}`);
  const elapsed = Math.max(...measured.map(({ elapsedMs }) => elapsedMs));
  return {
    perSecond: (latencies.length * 1000) / elapsed,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

async function load(origin: string, paths: readonly string[], ms: number) {
  const streams = paths.map((path, index): Stream => ({ name: String(index), origin, path, connections: 1 }));
  const running = await startLoad(streams);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return Object.values(await running.stop());
}

async function speedRows({ origin }: Service, large: Speeds, small: Speeds | null): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of Object.keys(REACH) as (keyof Speeds)[]) {
    const { perSecond, p50, p99 } = large[name];
    const bare = await bareSpeed(await bodyOf(origin, name));
    rows.push(
      { what: name, value: `${perSecond.toFixed(0)}/s` },
      { what: '  ratio to bare node:http', value: (perSecond / bare).toFixed(2), reach: REACH[name] },
      { what: '  p99 to p50', value: (p99 / p50).toFixed(1), reach: '≤ 3' },
    );
    if (small !== null) {
      const value = (small[name].perSecond / perSecond).toFixed(2);
      rows.push({ what: '  slower than with 1,000', value: `× ${value}`, reach: '≤ 1.3' });
    }
  }
  return rows;
}

async function bodyOf(origin: string, name: keyof Speeds): Promise<Buffer> {
  const host = publisherOf(0);
  const paths: Record<keyof Speeds, string> = {
    'by domain': `/api/registry/lookup/domain/${host}`,
    'by property': `/api/registry/lookup/property?type=domain&value=${host}`,
    'property authorization': authorizationPath(WIDE, host),
  };
  const answer = await fetch(`${origin}${paths[name]}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The speed of a server that does nothing but answer these bytes, asked for in the same way. */
async function bareSpeed(body: Buffer): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { perSecond } = await speed(
    `http://127.0.0.1:${port}`,
    Array.from({ length: KEYS }, () => '/'),
  );
  server.closeAllConnections();
  server.close();
  return perSecond;
}

/** An agent of ten thousand publishers against an agent of one. */
async function fanOutRows({ origin }: Service): Promise<Row[]> {
  const host = publisherOf(0);
  const decide = async (agent: string) =>
    speed(
      origin,
      Array.from({ length: KEYS }, () => authorizationPath(agent, host)),
    );
  const [wide, narrow] = [await decide(WIDE), await decide(NARROW)];
  const domains = async (agent: string) => {
    const path = `/api/registry/lookup/agent/${encodeURIComponent(agent)}/domains`;
    const { p50 } = await speed(origin, [path]);
    const bytes = (await (await fetch(`${origin}${path}`)).arrayBuffer()).byteLength;
    return { p50, bytes };
  };
  const [many, one] = [await domains(WIDE), await domains(NARROW)];
  return [
    { what: 'property authorization, agent of 10,000 publishers', value: `${wide.perSecond.toFixed(0)}/s` },
    {
      what: '  slower than of 1',
      value: `× ${(narrow.perSecond / wide.perSecond).toFixed(2)}`,
      reach: '≤ 1.5',
    },
    { what: 'domains of an agent of 1 publisher', value: milliseconds(one.p50) },
    {
      what: `  of ${many.bytes > 1000 ? '10,000 publishers' : 'as many'}, ${Math.round(many.bytes / 1024)} KB`,
      value: milliseconds(many.p50),
    },
  ];
}

/** One reader that takes everything. */
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
