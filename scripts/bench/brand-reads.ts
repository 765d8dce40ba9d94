import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runLoad } from './load.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { seedBrands, seededBrand } from './seed-brands.ts';
import { type Service, startService } from './service.ts';
import { milliseconds, type Row } from './table.ts';
import { throughput } from './throughput.ts';
import { openWorld } from './world.ts';

const MODEL = 'model.bench.example';
const BULK = 100;
const SCALES = {
  small: { rows: [1_000], ms: 1_000 },
  full: { rows: [1_000, 300_000], ms: 2_000 },
};
const ROUNDS = 3;

/** Point reads and bulk reads of brands that are known, beside what node:http alone does with the same bytes. */
export const brandReads: Scenario = {
  name: 'reads of known brands',
  async run({ scale, folder, databaseUrl }) {
    const { rows: sizes, ms } = SCALES[scale];
    const world = await openWorld(folder, [MODEL]);
    world.put(
      MODEL,
      '/.well-known/brand.json',
      JSON.stringify({ id: 'model', names: [{ en: 'Model' }], keller_type: 'independent' }),
    );
    const settings = {
      DATABASE_URL: databaseUrl,
      OUTBOUND_HOSTS: world.hostsFile,
      // Lets each bulk request name an address of its own: an address may send twenty a minute.
      TRUSTED_PROXIES: '1',
    };
    const rows: Row[] = [];
    for (const size of sizes) {
      let service = await startService(settings);
      await fetch(`${service.origin}/api/brands/resolve?domain=${MODEL}`);
      await service.stop();
      await seedBrands(databaseUrl, MODEL, size);
      service = await startService(settings);
      try {
        rows.push(...(await pointReads(service, size, ms)), ...(await bulkReads(service, size, ms)));
      } finally {
        await service.stop();
      }
    }
    await world.close();
    return rows;
  },
};

async function pointReads(service: Service, size: number, ms: number): Promise<Row[]> {
  const { origin } = service;
  const paths = Array.from(
    { length: 500 },
    (_, index) => `/api/brands/resolve?domain=${seededBrand(Math.floor((index * size) / 500))}`,
  );
  const body = await (await fetch(`${origin}${paths[0]}`)).text();
  const bare = await startBare(body);
  const cpuMs = async () => (await service.metric('process_cpu_seconds_total')) * 1000;
  const [ours, ceiling]: [Run[], Run[]] = [[], []];
  // In turns, because the machine may have other work in between; the first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const runs = [
      await run(origin, paths, ms, cpuMs),
      await run(bare.origin, ['/'], ms, bare.cpuMs),
    ] as const;
    if (round === 0) continue;
    ours.push(runs[0]);
    ceiling.push(runs[1]);
  }
  bare.stop();
  const median = (runs: readonly Run[], of: keyof Run) =>
    quantile(
      runs.map((one) => one[of]),
      0.5,
    );
  const rate = [median(ours, 'perSecond'), median(ceiling, 'perSecond')] as const;
  const cost = [median(ours, 'cpuMs'), median(ceiling, 'cpuMs')] as const;
  return [
    { what: `brands/resolve among ${size} brands`, value: `${Math.round(rate[0])} /s` },
    { what: '  node:http with the same bytes', value: `${Math.round(rate[1])} /s` },
    { what: '  ratio', value: (rate[0] / rate[1]).toFixed(2), reach: '>= 0.5' },
    { what: '  processor time of a request', value: `${(cost[0] * 1000).toFixed(0)} µs` },
    { what: '  the same for node:http', value: `${(cost[1] * 1000).toFixed(0)} µs` },
    { what: '  p99 ÷ p50', value: median(ours, 'spread').toFixed(1), reach: '<= 3' },
  ];
}

type Run = { perSecond: number; spread: number; cpuMs: number };

async function run(
  origin: string,
  paths: readonly string[],
  ms: number,
  cpuMs: () => Promise<number>,
): Promise<Run> {
  const before = await cpuMs();
  const { perSecond, latencies } = await throughput(origin, paths, ms);
  return {
    perSecond,
    spread: quantile(latencies, 0.99) / quantile(latencies, 0.5),
    cpuMs: ((await cpuMs()) - before) / latencies.length,
  };
}

async function startBare(body: string) {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send(body);
  const [port] = await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    async cpuMs(): Promise<number> {
      const answer = once(child, 'message');
      child.send('cpu');
      return Number((await answer)[0]);
    },
    stop: () => child.disconnect(),
  };
}

async function bulkReads({ origin }: Service, size: number, ms: number): Promise<Row[]> {
  const domains = Array.from({ length: BULK }, (_, index) => seededBrand(Math.floor((index * size) / BULK)));
  const { latencies, perSecond, statuses } = await runLoad(
    {
      name: 'bulk',
      origin,
      path: '/api/brands/resolve/bulk',
      method: 'POST',
      headers: Array.from({ length: 2_000 }, (_, index) => ({
        'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
      })),
      bodies: [{ domains }],
      connections: 4,
    },
    ms,
  );
  const failed = latencies.length - (statuses['200'] ?? 0);
  if (failed > 0) throw new Error(`${failed} bulk requests failed: ${JSON.stringify(statuses)}`);
  return [
    { what: `bulk resolve of ${BULK} among ${size} brands`, value: `${Math.round(perSecond)} /s` },
    { what: '  p50', value: milliseconds(quantile(latencies, 0.5)) },
  ];
}
