import { setTimeout as sleep } from 'node:timers/promises';
import { connectRegistry, type Registry } from '../../client/index.ts';
import { bigAdagents } from './big-file.ts';
import { CONTROL, controlMs } from './control.ts';
import { goals } from './goals.ts';
import { type Measured, startLoad } from './load.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { members, type Service, startService } from './service.ts';
import { costRow, milliseconds, type Row, seconds } from './table.ts';
import type { Turns } from './turns.ts';
import { openWorld, type World } from './world.ts';

const BIG = 'big.bench.example';
const ALONE = 'alone.bench.example';
const KNOWN = 'known.bench.example';
const SAVED = 'saved.bench.example';
const MEGABYTE = 1024 * 1024;
const SIZES = {
  small: { properties: 5_000, bytes: MEGABYTE },
  full: { properties: 100_000, bytes: 19.9 * MEGABYTE },
};

/** Crawls one very large file while other clients read and save. */
export const bigCrawl: Scenario = {
  name: 'crawl of one large file',
  async run({ scale, folder, databaseUrl }) {
    const { properties, bytes } = SIZES[scale];
    const world = await openWorld(folder, [BIG, ALONE, KNOWN, SAVED]);
    world.put(BIG, '/.well-known/adagents.json', bigAdagents(BIG, properties, bytes));
    world.put(ALONE, '/.well-known/adagents.json', bigAdagents(ALONE, properties, bytes));
    world.put(KNOWN, '/.well-known/brand.json', JSON.stringify({ id: 'known', names: [{ en: 'Known' }] }));
    const settings = { DATABASE_URL: databaseUrl, OUTBOUND_HOSTS: world.hostsFile };
    const service = await startService(settings, { watched: true });
    try {
      // Saves are limited per organization and hour.
      const keys = await members(settings, 6);
      for (const key of keys) await proveControl(registryOf(service.origin, key), world);
      await fetch(`${service.origin}/api/brands/resolve?domain=${KNOWN}`);
      const rows = await measure(`crawl of ${properties} properties`, service, keys);
      // This crawl has the service for itself, so its processor time is that of the crawl.
      const before = await service.cpuMs();
      await crawl(registryOf(service.origin, keys[1] ?? ''), ALONE);
      const spent = (await service.cpuMs()) - before;
      const alone = `crawl of ${properties} properties alone`;
      rows.push({ what: alone, value: milliseconds(spent) });
      rows.push(costRow(alone, spent / controlMs(), CONTROL));
      const memory = await service.metric('process_resident_memory_bytes');
      rows.push({ what: '  memory afterwards', value: `${Math.round(memory / MEGABYTE)} MB` });
      return rows;
    } finally {
      await service.stop();
      await world.close();
    }
  },
};

/** How long the event loop was held at most. A machine with other work shows it in the second and the third row. */
export const turnRows = ({ waited, unqueued, worked }: Turns): Row[] => [
  { what: '  longest turn of its event loop', value: milliseconds(waited), reach: goals.longestTurn },
  {
    what: '  longest turn, without waits for a core',
    value: milliseconds(unqueued),
    reach: goals.longestTurn,
  },
  { what: '  longest turn, processor time', value: milliseconds(worked), reach: goals.longestTurn },
];

/** A registry client with the credential of this header. */
export const registryOf = (origin: string, authorization: string): Registry =>
  connectRegistry({ baseUrl: origin, token: authorization.replace(/^Bearer /, '') });

/** Proves control of a domain, which later saves of the same organization need. */
async function proveControl(registry: Registry, world: World): Promise<void> {
  const asked = await registry.POST('/api/ownership/challenges', { body: { domain: SAVED } });
  if (asked.data === undefined) throw new Error(`no challenge: ${JSON.stringify(asked.error)}`);
  const { url, body } = asked.data.http;
  world.put(SAVED, new URL(url).pathname, body);
  const saved = await registry.POST('/api/properties/save', {
    body: { publisher_domain: SAVED, properties: [] },
  });
  if (saved.data === undefined) throw new Error(`the first save was refused: ${JSON.stringify(saved.error)}`);
}

async function measure(what: string, service: Service, keys: readonly string[]): Promise<Row[]> {
  const { origin } = service;
  const load = await startLoad([
    { name: 'read', origin, path: `/api/brands/resolve?domain=${KNOWN}`, connections: 1, pauseMs: 2 },
    {
      name: 'save',
      origin,
      path: '/api/properties/save',
      method: 'POST',
      headers: keys.map((authorization) => ({ authorization })),
      bodies: Array.from({ length: 7 }, (_, index) => ({
        publisher_domain: SAVED,
        properties: [{ type: 'website', name: `Saved ${index}` }],
      })),
      connections: 1,
      pauseMs: 100,
    },
  ]);
  await sleep(500);
  await service.longestTurns();
  const started = performance.now();
  await crawl(registryOf(origin, keys[0] ?? ''), BIG);
  const elapsed = performance.now() - started;
  const turns = await service.longestTurns();
  const measured = await load.stop();
  const latency = (name: string): Row[] => {
    const { latencies, statuses } = measured[name] as Measured;
    return [0.5, 0.99, 1].map((q) => ({
      what: `  ${name} meanwhile, ${q === 1 ? `slowest of ${latencies.length} ${JSON.stringify(statuses)}` : `p${q * 100}`}`,
      value: milliseconds(quantile(latencies, q)),
      ...(q === 1 ? { reach: '< 100 ms' } : {}),
    }));
  };
  return [
    { what, value: seconds(elapsed), reach: '< 30 s' },
    ...turnRows(turns),
    ...latency('read'),
    ...latency('save'),
  ];
}

/** Requests the crawl and waits until it ends. */
export async function crawl(registry: Registry, domain: string): Promise<void> {
  const asked = await registry.POST('/api/registry/crawl-request', { body: { domain } });
  if (asked.data === undefined) throw new Error(`the crawl was refused: ${JSON.stringify(asked.error)}`);
  const path = { id: asked.data.crawl_request_id };
  for (;;) {
    await sleep(50);
    const { data, response } = await registry.GET('/api/registry/crawl-request/{id}', { params: { path } });
    // A crawl that takes minutes is asked for more often than a caller may, and beside it a busy service may refuse.
    if (response.status === 429 || response.status === 503) {
      await sleep(1_000 * Number(response.headers.get('retry-after') ?? 1));
      continue;
    }
    if (data === undefined) throw new Error(`the state of the crawl: ${response.status}`);
    if (data.status === 'completed' && data.outcome === 'changed') return;
    if (data.status !== 'queued' && data.status !== 'running')
      throw new Error(`the crawl ended ${data.status}: ${data.outcome}`);
  }
}
