import type { CoreBrandRef } from '../../../../generated/types/core.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { itemId } from '../../../domain/catalogs/identity.ts';
import { type BrandKit, kitOf } from '../../../domain/creatives/building/brand-look.ts';
import { type CatalogItem, catalogItemOf } from '../../../domain/creatives/building/material.ts';
import { textOf } from '../../../domain/creatives/judging/asset-rule.ts';
import type { TransformerEntry } from '../../../domain/creatives/transformers.ts';
import type { AgentDeclaration } from '../../../domain/declaration/agent-profile.ts';
import { type CatalogBrand, sandboxBrands } from '../../../domain/declaration/brand-catalog.ts';
import { fromJsonText, isObject, type Json, objectsIn } from '../../../domain/json/values.ts';
import type { MediaCatalog } from '../../../domain/media-catalog.ts';
import type { AgentPrincipal } from '../../../domain/members/agent-principal.ts';
import { domainKey } from '../../../domain/net/domain-name.ts';
import type { Tables } from '../../../store/index.ts';

type BrandCall = {
  readonly store: Tables;
  readonly profile: AgentDeclaration;
  readonly mode: 'sandbox' | 'production';
};

/**
 * Brand identity for a creative. The brand of the account comes first, because the brand of a request may be a
 * placeholder; then comes the brand of the request. For each, the registry's record takes precedence over this
 * agent's brands.
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
  const known = own ?? (mode === 'sandbox' ? sandboxBrands().get(domainKey(domain)) : undefined);
  return known === undefined ? null : ofCatalog(known);
}

const ofCatalog = ({ names, sections }: CatalogBrand): Json => ({
  ...sections,
  name: names.flatMap((name) => Object.values(name)).find((name) => typeof name === 'string'),
});

/** Brand description that older callers send inside the manifest. */
function describedIn(manifest: Json): Json {
  const offered = manifest.promoted_offerings;
  const described = isObject(offered) && isObject(offered.brand_manifest) ? offered.brand_manifest : {};
  return Object.fromEntries(
    ['name', 'url', 'colors', 'fonts', 'logos', 'tagline'].flatMap((key) =>
      described[key] === undefined ? [] : [[key, described[key]]],
    ),
  );
}

/** Maximum number of items in one build; more are never shown. */
const MOST_ITEMS = 50;

export type BuildCatalog = {
  /** Null for items that came with the request. */
  readonly id: string | null;
  readonly type: string;
  readonly items: readonly CatalogItem[];
};

/**
 * The catalog that a build uses. A catalog asset gives it, by its items or its `catalog_id`; else the message may
 * contain the identifier of a catalog; else it is the newest catalog of the account, if there is a catalog asset
 * or the message speaks of a catalog.
 */
export async function catalogFor(
  given: Json,
  message: string,
  owner: { readonly principalId: string; readonly accountId: string } | null,
  store: Tables,
): Promise<BuildCatalog | null> {
  const asset = Object.values(given)
    .flat()
    .filter(isObject)
    .find(({ asset_type }) => asset_type === 'catalog');
  const inline = objectsIn(asset?.items);
  if (asset !== undefined && inline.length > 0) {
    const items = inline
      .slice(0, MOST_ITEMS)
      .map((item, at) => catalogItemOf(idOf(item) ?? `item_${at + 1}`, item));
    return { id: null, type: textOf(asset.type) ?? 'product', items };
  }
  if (owner === null) return null;
  const { principalId, accountId } = owner;
  const catalogs = await store.buyerCatalogs.list(principalId, accountId);
  const named = textOf(asset?.catalog_id);
  const chosen =
    catalogs.find(({ id }) => id === named) ??
    catalogs.find(({ id }) => id.length > 2 && message.includes(id)) ??
    (asset !== undefined || /\b(?:catalog|catalogue|products?|items?)\b/i.test(message)
      ? catalogs.at(-1)
      : undefined);
  if (chosen === undefined) return null;
  const items = await store.buyerCatalogs.firstItems(principalId, accountId, chosen.id, MOST_ITEMS);
  return {
    id: chosen.id,
    type: chosen.type,
    items: items.map(({ id, content }) => catalogItemOf(id, content)),
  };
}

const ID_FIELDS = ['item_id', 'sku', 'id', 'offering_id', 'gtin'];
const idOf = (item: Json): string | null => itemId(item, ID_FIELDS);

type TransformersCall = {
  readonly store: Tables;
  readonly catalog: MediaCatalog;
  readonly principal: AgentPrincipal;
  readonly mode: 'sandbox' | 'production';
};

export type OfferedTransformers = {
  readonly listed: readonly TransformerEntry[];
  /** The listed transformers, and those that a sandbox also accepts by their identifiers. */
  readonly all: readonly TransformerEntry[];
};

/**
 * Transformers of an account: those of its tests, which replace others with the same identifier, then the
 * catalog's.
 */
export async function transformersFor(
  { catalog, mode, store, principal }: TransformersCall,
  accountId: string | null,
): Promise<OfferedTransformers> {
  const stock = catalog.transformers ?? [];
  if (mode !== 'sandbox') return { listed: stock, all: stock };
  const fixtures = await store.fixtures.list(principal.id, 'transformer', accountId);
  const seeded = fixtures.map(({ document }) => document.transformer);
  const ids = new Set(seeded.map(({ transformer_id }) => transformer_id));
  const others = (some: readonly TransformerEntry[]) =>
    some.filter(({ transformer_id }) => !ids.has(transformer_id));
  const listed = [...seeded, ...others(stock)];
  return { listed, all: [...listed, ...others(catalog.unlisted?.transformers ?? [])] };
}
