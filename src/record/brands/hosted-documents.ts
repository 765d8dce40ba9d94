import { type BrandEntry, hostedBrandJson } from '../../domain/brands/entry.ts';
import { loadBrandChecks } from '../../domain/brands/load-checks.ts';
import { brandSchema } from '../../domain/contract/publish.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import type { Tables } from '../../store/index.ts';

/** The brand.json that this registry hosts for a domain with an approved entry; undefined for every other domain. */
export async function hostedBrandOf(store: Tables, domain: string, baseUrl: string) {
  const brand = await store.brands.findContent(domain);
  if (brand === undefined || brand.entry === null || brand.reviewStatus !== 'approved') return undefined;
  return hostedBrandFile(fromJsonText(brand.entry), domain, baseUrl);
}

/** The brand.json that is hosted for an entry, with the URL of the schema that this registry publishes. */
export async function hostedBrandFile(
  entry: BrandEntry,
  domain: string,
  baseUrl: string,
): Promise<Record<string, unknown>> {
  await loadBrandChecks();
  return { $schema: brandSchema(baseUrl), ...hostedBrandJson(entry, domain) };
}
