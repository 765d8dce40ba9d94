import type { ReadHandler } from '../../desk/call.ts';
import { listedBrandText, listingText } from '../../domain/brands/brand-copy.ts';
import { listingOrder, listingStart, listPage } from '../../domain/list-ask.ts';
import type { Position } from '../../domain/list-page.ts';
import type { BrandCount, BrandRow, BrandSort } from '../../store/brands/brand-listing.ts';

/** What orders the list, as a cursor holds it. */
const PLACES: Readonly<Record<BrandSort, (row: BrandRow) => Position>> = {
  name: ({ brandName, domain }) => [brandName, domain],
  domain: ({ domain }) => [domain],
  updated: ({ updatedAt, domain }) => [updatedAt, domain],
};
const KINDS = {
  name: ['string', 'string'],
  domain: ['string'],
  updated: ['number', 'string'],
} as const;

export const listBrands: ReadHandler<'listBrands'> = async ({ query }, { store }) => {
  const { search = '', source, limit = 100, sort: asked = 'name' } = query;
  const order = listingOrder<BrandSort>(asked);
  const list = { brands: asked, search, ...(source === undefined ? {} : { source }) };
  const start = listingStart(query, list, KINDS[order.sort]);
  const filter = { ...(search === '' ? {} : { search }), ...(source === undefined ? {} : { source }) };
  const found = await store.brands.list({ ...filter, ...order, ...start, limit: limit + 1 });
  const { items, next } = listPage(found, { limit }, list, PLACES[order.sort]);
  const stats = statsOf(await store.brands.count(filter.search));
  const rest = JSON.stringify({ stats, next_cursor: next }).slice(1);
  const texts = items.map((brand) => listedBrandText({ ...brand, listing: listingText(brand) }));
  return { pieces: ['{"brands":[', texts.join(','), '],', rest] };
};

const SUB_BRANDS = new Set(['sub_brand', 'endorsed']);

/** Counts over all sources, even when the page is filtered to one source. */
function statsOf(counts: readonly BrandCount[]) {
  const sum = (counted: (row: BrandCount) => boolean) =>
    counts.reduce((total, row) => total + (counted(row) ? row.count : 0), 0);
  return {
    total: sum(() => true),
    // Documents for owners are served from stored entries; none is a source of its own.
    hosted: 0,
    brand_json: sum(({ source }) => source === 'brand_json'),
    community: sum(({ source }) => source === 'community'),
    enriched: sum(({ source }) => source === 'enriched'),
    stub: sum(({ has_manifest: has }) => has !== 1),
    houses: sum(({ keller_type: type }) => type === null || !SUB_BRANDS.has(type)),
    sub_brands: sum(({ keller_type: type }) => type !== null && SUB_BRANDS.has(type)),
    with_manifest: sum(({ has_manifest: has }) => has === 1),
  };
}
