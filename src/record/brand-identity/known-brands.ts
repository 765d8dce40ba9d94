import { registryBrand, searchedWords } from '../../domain/brand-identity/search.ts';
import { loadBrandChecks } from '../../domain/brands/load-checks.ts';
import type { BrandResolution } from '../../domain/brands/record.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import { type CatalogBrand, sandboxBrands } from '../../domain/declaration/brand-catalog.ts';
import { fromJsonText, type JsonText } from '../../domain/json/values.ts';
import { canonicalDomain } from '../../domain/net/domain-name.ts';
import { searchQueries } from '../../domain/search-index/search-text.ts';
import type { Tables } from '../../store/index.ts';

type Call = {
  readonly profile: AgentDeclaration;
  readonly mode: 'sandbox' | 'production';
  readonly store: Tables;
};

/** The brands of a sandbox are checked when they are made. */
const sandboxChecks = async (mode: Call['mode']) => {
  if (mode === 'sandbox') await loadBrandChecks();
};

/**
 * Brand with an identifier: a brand of the declaration, in a sandbox a brand that test kits use, or the brand that
 * the registry knows from the brand.json of the domain with this name.
 */
export async function knownBrand(
  id: string,
  { profile, mode, store }: Call,
): Promise<CatalogBrand | undefined> {
  await sandboxChecks(mode);
  const own = profile.catalogs.brands?.get(id) ?? (mode === 'sandbox' ? sandboxBrands().get(id) : undefined);
  if (own !== undefined || !id.includes('.')) return own;
  const read = canonicalDomain(id);
  if (!read.ok) return undefined;
  const found = await store.brands.findRecord(read.domain);
  return brandOf(id, found?.record ?? null) ?? undefined;
}

const brandOf = (id: string, record: JsonText<BrandResolution> | null): CatalogBrand | null =>
  record === null ? null : registryBrand(fromJsonText(record), id);

/** Maximum number of index hits for one word, and of registry brands that one search reads. */
const HITS = 24;
const MOST_READ = 48;

/** Brands that a search may return: all of the agent's own brands, and the registry brands that the index finds. */
export async function searchedBrands(query: string, call: Call): Promise<CatalogBrand[]> {
  const { profile, mode, store } = call;
  await sandboxChecks(mode);
  const own = new Map([...(mode === 'sandbox' ? sandboxBrands() : []), ...(profile.catalogs.brands ?? [])]);
  const domains = new Set<string>();
  for (const asked of searchedWords(query).flatMap(searchQueries)) {
    const hits = await store.search.find('brand', asked, HITS);
    for (const { ref } of hits) if (domains.size < MOST_READ && !own.has(ref)) domains.add(ref);
  }
  const records = domains.size === 0 ? [] : await store.brands.listRecords([...domains]);
  const found = [...own.values()];
  for (const { domain, record } of records) {
    const brand = brandOf(domain, record);
    if (brand !== null) found.push(brand);
    // The record of one brand can have 256 KB, so other requests get their turn.
    await store.nextTurn();
  }
  return found;
}
