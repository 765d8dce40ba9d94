import { domainKeys } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { brandFreshness, isOverdue, isWorthAsking } from '../../domain/brands/brand-standing.ts';
import { logoMember } from '../../domain/brands/logo-file.ts';
import { withFreshness } from '../../domain/publishers/crawl.ts';
import { pastMoment } from '../../domain/text/past.ts';
import { brandThen } from '../../record/brands/past-brand.ts';
import { resolvedThen } from '../../record/publishers/past-bulk.ts';
import type { BrandRecord } from '../../store/brands/brands.ts';

export const resolveBrandsBulk: ReadHandler<'resolveBrandsBulk'> = async ({ body }, call) => {
  const { store, live, now } = call;
  const keys = domainKeys(body.domains);
  const at = pastMoment(body.at, now);
  if (at !== null) return { json: await resolvedThen(call, keys, at, brandThen) };
  const domains = [...new Set(keys.values())];
  const stored = await store.brands.listRecords(domains);
  const brands = new Map<string, BrandRecord>(stored.map((brand) => [brand.domain, brand]));
  const unknown = domains.filter((domain) => isWorthAsking(brands.get(domain), now));
  const awaited = new Set(unknown);
  live.refreshBrands(domains.filter((domain) => !awaited.has(domain) && isOverdue(brands.get(domain), now)));
  for (const brand of await live.resolveBrands(unknown)) brands.set(brand.domain, brand);

  const results = [...keys].flatMap(([name, domain]) => {
    const brand = brands.get(domain);
    if (brand?.record == null) return [];
    const state = brandFreshness(brand, false, now);
    return [`${JSON.stringify(name)}:${withFreshness(brand.record, state, logoMember(brand.logoFile))}`];
  });
  return { json: `{"results":{${results.join(',')}}}` };
};
