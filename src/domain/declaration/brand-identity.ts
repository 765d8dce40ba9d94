import type { BrandGetBrandIdentityResponse } from '../../../generated/types/schemas.ts';
import type { BrandSection, CatalogBrand } from './brand-catalog.ts';

/** Who asks: anybody, or a caller with an account. */
export type BrandTier = 'public' | 'authorized';

const PUBLIC: ReadonlySet<BrandSection> = new Set([
  'description',
  'industries',
  'keller_type',
  'logos',
  'tagline',
]);

/**
 * What a caller sees of a brand. Sections that exist, were wanted and are withheld are named in `available_fields`.
 *
 * @param wanted sections that were asked for; undefined for all
 */
export function viewBrand(
  { brand_id, house, names, sections }: CatalogBrand,
  wanted: readonly BrandSection[] | undefined,
  tier: BrandTier,
): BrandGetBrandIdentityResponse {
  const asked = (Object.keys(sections) as BrandSection[]).filter((name) => wanted?.includes(name) ?? true);
  const isSeen = (name: BrandSection) => tier === 'authorized' || PUBLIC.has(name);
  const withheld = asked.filter((name) => !isSeen(name));
  return {
    status: 'completed',
    brand_id,
    house,
    names,
    ...Object.fromEntries(asked.filter(isSeen).map((name) => [name, sections[name]])),
    ...(withheld.length > 0 ? { available_fields: withheld } : {}),
  };
}
