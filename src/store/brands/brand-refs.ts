import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

/** A house that names a domain in its portfolio's `brand_refs`. */
export type BrandRef = { houseDomain: string; domain: string; brandId: string; declaredAt: Date | null };
type Row = Omit<BrandRef, 'declaredAt'> & { declaredAt: number | null };

const findByDomain = statement<{ domain: string }, Row>((k) =>
  k('brand_refs').where('domain', param('domain')).orderBy('house_domain').limit(1).select({
    houseDomain: 'house_domain',
    domain: 'domain',
    brandId: 'brand_id',
    declaredAt: 'declared_at',
  }),
);
const insert = statement<
  { house: string; domain: string; brand_id: string; declared_at: number | null },
  never
>((k) =>
  k('brand_refs').insert({
    house_domain: param('house'),
    domain: param('domain'),
    brand_id: param('brand_id'),
    declared_at: param('declared_at'),
  }),
);
const forget = statement<{ house: string }, never>((k) =>
  k('brand_refs').where('house_domain', param('house')).delete(),
);

export function brandRefs(db: Db) {
  return {
    /** A house that names the domain, if any does. */
    async findByDomain(domain: string): Promise<BrandRef | undefined> {
      const row = await db.one(findByDomain, { domain });
      return row && { ...row, declaredAt: row.declaredAt === null ? null : new Date(row.declaredAt) };
    },

    /** Makes the house name exactly these domains, each at most once. */
    async replace(houseDomain: string, refs: readonly Omit<BrandRef, 'houseDomain'>[]): Promise<void> {
      await db.run(forget, { house: houseDomain });
      for (const { domain, brandId, declaredAt } of refs) {
        await db.run(insert, {
          house: houseDomain,
          domain,
          brand_id: brandId,
          declared_at: declaredAt?.getTime() ?? null,
        });
      }
    },
  };
}
