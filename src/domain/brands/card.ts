import type { RegistryBrandCard } from '../../../generated/types/schemas.ts';
import { clip } from '../findings.ts';
import type { ListingFacts } from './listing.ts';
import type { BrandResolution } from './record.ts';

const MOST_COLORS = 6;
const MOST_INDUSTRIES = 6;
const LONGEST_DESCRIPTION = 500;

/** A brand in a few words, for answers that are about something else; the primary color is the first. */
export type BrandCard = RegistryBrandCard;

export function brandCard(
  { brand_name: name, brand_manifest: manifest }: Pick<BrandResolution, 'brand_name' | 'brand_manifest'>,
  { logoUrl, industries }: Pick<ListingFacts, 'logoUrl' | 'industries'>,
  colors: Readonly<Record<string, string>> = {},
): BrandCard {
  const description = manifest?.description;
  const { primary, ...others } = colors;
  const palette = [...new Set([...(primary === undefined ? [] : [primary]), ...Object.values(others)])];
  return {
    name,
    ...(typeof description === 'string' && description.trim() !== ''
      ? { description: clip(description.trim(), LONGEST_DESCRIPTION) }
      : {}),
    ...(logoUrl === null ? {} : { logo_url: logoUrl }),
    ...(palette.length === 0 ? {} : { colors: palette.slice(0, MOST_COLORS) }),
    ...(industries.length === 0 ? {} : { industries: industries.slice(0, MOST_INDUSTRIES) }),
  };
}
