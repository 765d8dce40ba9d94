import { domainKeys } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { brandFreshness, isOverdue, isWorthAsking } from '../../domain/brands/brand-standing.ts';
import { logoMember } from '../../domain/brands/logo-file.ts';
import { withFreshness } from '../../domain/publishers/crawl.ts';
import { isLongRecord } from '../../domain/rows-within.ts';
import { pastMoment } from '../../domain/text/past.ts';
import { brandThen } from '../../record/brands/past-brand.ts';
import { bulkResults } from '../../record/publishers/bulk-results.ts';
import { resolvedThen } from '../../record/publishers/past-bulk.ts';
import type { BrandRecord } from '../../store/brands/brands.ts';

export const resolveBrandsBulk: ReadHandler<'resolveBrandsBulk'> = async ({ body }, call) => {
  const { store, live, now } = call;
  const keys = domainKeys(body.domains);
  const at = pastMoment(body.at, now);
  if (at !== null) return resolvedThen(call, keys, at, brandThen);
  const domains = [...new Set(keys.values())];
  const stored = new Map(
    (await store.brands.listShortRecords(domains)).map((brand) => [brand.domain, brand]),
  );
  const unknown = domains.filter((domain) => isWorthAsking(stored.get(domain), now));
  const awaited = new Set(unknown);
  live.refreshBrands(domains.filter((domain) => !awaited.has(domain) && isOverdue(stored.get(domain), now)));
  const seen = new Map((await live.resolveBrands(unknown)).map((brand) => [brand.domain, brand]));
  const textOf = (brand: BrandRecord | undefined): string | null =>
    brand?.record == null
      ? null
      : withFreshness(brand.record, brandFreshness(brand, false, now), logoMember(brand.logoFile));
  return bulkResults(keys, {
    bytesOf: (domain) => (seen.has(domain) ? 0 : (stored.get(domain)?.recordBytes ?? null)),
    textOf(domain) {
      const brand = seen.get(domain) ?? stored.get(domain);
      return !seen.has(domain) && isLongRecord(stored.get(domain))
        ? store.brands.findRecord(domain).then(textOf)
        : textOf(brand);
    },
  });
};
