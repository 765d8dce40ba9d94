import type { CoreBrandRef } from '../../../../generated/types/schemas.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { type BrandKit, kitOf } from '../../../domain/creatives/build/brand-look.ts';
import type { AgentDeclaration } from '../../../domain/declaration/agent-profile.ts';
import { type CatalogBrand, sandboxBrands } from '../../../domain/declaration/brand-catalog.ts';
import { fromJsonText, isObject, type Json } from '../../../domain/json/values.ts';
import { domainKey } from '../../../domain/net/domain-name.ts';
import type { Tables } from '../../../store/index.ts';

type BrandCall = {
  readonly store: Tables;
  readonly profile: AgentDeclaration;
  readonly mode: 'sandbox' | 'production';
};

/**
 * The identity that a creative is made in: of the account's brand, for the brand of a request may be a placeholder, then
 * of the request's. The registry's record counts first, then the brands of this agent.
 */
export async function brandKitFor(
  account: Pick<Account, 'brandDomain' | 'brandId'> | null,
  brand: CoreBrandRef | undefined,
  manifest: Json,
  call: BrandCall,
): Promise<{ readonly kit: BrandKit; readonly domain: string | null }> {
  const asked = [
    ...(account === null ? [] : [{ domain: account.brandDomain, id: account.brandId }]),
    ...(brand === undefined ? [] : [{ domain: brand.domain, id: brand.brand_id ?? '' }]),
  ];
  for (const { domain, id } of asked) {
    const facts = await factsOf(domain, id, call);
    if (facts !== null)
      return { kit: kitOf({ ...facts, domain: domainKey(domain) }), domain: domainKey(domain) };
  }
  const domain = asked[0] === undefined ? null : domainKey(asked[0].domain);
  const described = describedIn(manifest);
  return { kit: kitOf({ domain: domain ?? 'example.com', ...described }), domain };
}

async function factsOf(
  domain: string,
  id: string,
  { store, profile, mode }: BrandCall,
): Promise<Json | null> {
  const row = await store.brands.findRecord(domainKey(domain));
  if (row?.record != null) {
    const { brand_name: name, brand_manifest: manifest } = fromJsonText(row.record);
    return { ...manifest, name };
  }
  const own = [...(profile.catalogs.brands?.values() ?? [])].find(
    (brand) => brand.house.domain === domainKey(domain) && (id === '' || brand.brand_id === id),
  );
  const known = own ?? (mode === 'sandbox' ? sandboxBrands.get(domainKey(domain)) : undefined);
  return known === undefined ? null : ofCatalog(known);
}

const ofCatalog = ({ names, sections }: CatalogBrand): Json => ({
  ...sections,
  name: names.flatMap((name) => Object.values(name)).find((name) => typeof name === 'string'),
});

/** Older callers describe the brand inside the manifest. */
function describedIn(manifest: Json): Json {
  const offered = manifest.promoted_offerings;
  const described = isObject(offered) && isObject(offered.brand_manifest) ? offered.brand_manifest : {};
  return Object.fromEntries(
    ['name', 'url', 'colors', 'fonts', 'logos', 'tagline'].flatMap((key) =>
      described[key] === undefined ? [] : [[key, described[key]]],
    ),
  );
}
