import type { ReadHandler } from '../../desk/call.ts';
import type { BrandCount } from '../../store/brands/brands.ts';

export const listBrands: ReadHandler<'listBrands'> = async ({ query }, { store }) => {
  const { search, source, limit = 100, offset = 0 } = query;
  const page = { limit, offset, ...(search ? { search } : {}), ...(source === undefined ? {} : { source }) };
  const items = await store.brands.list(page);
  const stats = statsOf(await store.brands.count(page.search));
  return { json: `{"brands":[${items.join(',')}],"stats":${JSON.stringify(stats)}}` };
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
