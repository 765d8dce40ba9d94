import { fillingPart, vacuum } from './fill.ts';
import { startService } from './service.ts';
import { openWorld } from './world.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
const MODEL = 'model.bench.example';

/** Lets the service find one brand, which `seedBrands` copies. `folder` gets the list of hosts. */
export async function storeModelBrand(databaseUrl: string, folder: string): Promise<void> {
  const world = await openWorld(folder, [MODEL]);
  world.put(
    MODEL,
    '/.well-known/brand.json',
    JSON.stringify({ id: 'model', names: [{ en: 'Model' }], keller_type: 'independent' }),
  );
  try {
    const service = await startService({ DATABASE_URL: databaseUrl, OUTBOUND_HOSTS: world.hostsFile });
    await fetch(`${service.origin}/api/brands/resolve?domain=${MODEL}`);
    await service.stop();
  } finally {
    await world.close();
  }
}

/**
 * Copies the stored brand to many domains, `brand-0.bench.example` …, past the store: they can be resolved, and are not
 * found by a search.
 */
export async function seedBrands(databaseUrl: string, count: number): Promise<void> {
  await copyBrands(databaseUrl, count);
  await vacuum(databaseUrl);
}

/** As `seedBrands`, when more is filled afterwards. */
export async function copyBrands(databaseUrl: string, count: number): Promise<void> {
  await fillingPart(databaseUrl, async ({ sql, run, columnsOf }) => {
    const domain = "'brand-' || cast(i as text) || '.bench.example'";
    const values: Record<string, string> = {
      domain,
      id: `'019bc0c6-0005-7000-8000-' || ${sql.padded('i')}`,
      record: `replace(record, '${MODEL}', ${domain})`,
      live_record: `replace(live_record, '${MODEL}', ${domain})`,
      live_expires_at: String(Date.now() + YEAR_MS),
    };
    const columns = (await columnsOf('brands')).map(({ name }) => name);
    await run(
      `insert into brands (${columns.join(', ')}) select ${columns.map((name) => values[name] ?? name).join(', ')}
       from brands cross join ${sql.numbers(count)} n where domain = '${MODEL}'
       on conflict do nothing`,
    );
  });
}

export const seededBrand = (index: number): string => `brand-${index}.bench.example`;
