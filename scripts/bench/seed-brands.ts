import type { BrandStanding } from '../../src/domain/brands/brand-standing.ts';
import { newId } from '../../src/infra/random.ts';
import { openStore } from '../../src/store/open.ts';

const AT_ONCE = 1000;
const YEAR_MS = 365 * 24 * 3_600_000;

/** Copies a stored brand to many domains, `brand-0.bench.example` … */
export async function seedBrands(databaseUrl: string, model: string, count: number): Promise<void> {
  const store = await openStore(databaseUrl);
  try {
    const known = await store.read.brands.find(model);
    if (known === undefined) throw new Error(`${model} is not known`);
    const liveExpiresAt = new Date(Date.now() + YEAR_MS);
    for (let from = 0; from < count; from += AT_ONCE) {
      await store.transaction(async (tx) => {
        for (let index = from; index < Math.min(from + AT_ONCE, count); index += 1) {
          const domain = seededBrand(index);
          const record = (known.record?.replaceAll(model, domain) ?? null) as BrandStanding['record'];
          await tx.brands.put({ ...known, domain, id: newId(), record, liveExpiresAt });
        }
      });
    }
  } finally {
    await store.close();
  }
}

export const seededBrand = (index: number): string => `brand-${index}.bench.example`;
