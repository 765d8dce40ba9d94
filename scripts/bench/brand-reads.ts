import { runLoad } from './load.ts';
import { quantile } from './quantile.ts';
import type { Scenario } from './scenario.ts';
import { seedBrands, seededBrand } from './seed-brands.ts';
import { type Service, startService } from './service.ts';
import { sideBySide, sideOf, startBare } from './side-by-side.ts';
import { microseconds, milliseconds, type Row } from './table.ts';
import { openWorld } from './world.ts';

const MODEL = 'model.bench.example';
const BULK = 100;
const SCALES = {
  small: { rows: [1_000], ms: 1_000 },
  full: { rows: [1_000, 300_000], ms: 2_000 },
};

/** Single and bulk reads of known brands, compared with node:http alone and the same bytes. */
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
      // Lets each bulk request use an address of its own, because one address may send twenty per minute.
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
  const bare = await startBare(await (await fetch(`${origin}${paths[0]}`)).text());
  const { ours, ceiling } = await sideBySide({ ours: sideOf(service, paths), ceiling: bare }, ms);
  bare.stop();
  return [
    { what: `brands/resolve among ${size} brands`, value: `${Math.round(ours.perSecond)} /s` },
    { what: '  node:http with the same bytes', value: `${Math.round(ceiling.perSecond)} /s` },
    { what: '  ratio', value: (ours.perSecond / ceiling.perSecond).toFixed(2), reach: '>= 0.5' },
    { what: '  processor time of a request', value: microseconds(ours.cpuMs) },
    { what: '  the same for node:http', value: microseconds(ceiling.cpuMs) },
    { what: '  p99 ÷ p50', value: ours.spread.toFixed(1), reach: '<= 3' },
  ];
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
