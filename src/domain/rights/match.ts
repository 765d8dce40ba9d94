import type { BrandGetRightsRequest, BrandGetRightsResponse } from '../../../generated/types/brand.ts';
import { distinctiveWords } from '../products/discovery/brief.ts';
import { dayOf } from '../text/instant.ts';
import { type ExclusiveGrant, exclusivesAgainst, exclusiveText, longestTerm } from './acquire.ts';
import { daysLater } from './grant.ts';
import { coversCountry, type RightsCatalog, type RightsOffering } from './offering.ts';

type Found = Extract<BrandGetRightsResponse, { rights: unknown }>;
type RightsFound = Found['rights'][number];
type RightsExcluded = NonNullable<Found['excluded']>[number];
type Asked = Pick<BrandGetRightsRequest, 'query' | 'uses' | 'countries' | 'brand_id' | 'right_type'>;

type Ranked = {
  readonly offering: RightsOffering;
  readonly score: number;
  readonly reasons: readonly string[];
};

/** Offerings that match the request, the best first, and the other offerings, each with the reason. */
export function matchRights(
  catalog: RightsCatalog,
  asked: Asked,
): { readonly matching: readonly Ranked[]; readonly excluded: readonly RightsExcluded[] } {
  const all = [...catalog.values()];
  // Clients send the buyer's own brand here, so a brand without offerings is ignored.
  const brand = all.some(({ brand_id: id }) => id === asked.brand_id) ? asked.brand_id : undefined;
  const words = distinctiveWords(asked.query);
  const matching: Ranked[] = [];
  const excluded: RightsExcluded[] = [];
  for (const offering of all) {
    const why = mismatch(offering, asked, brand);
    if (why === null) matching.push(rank(offering, asked, words));
    else excluded.push({ brand_id: offering.brand_id, name: offering.name, ...why });
  }
  matching.sort((a, b) => b.score - a.score || (a.offering.rights_id < b.offering.rights_id ? -1 : 1));
  return { matching, excluded };
}

function mismatch(
  offering: RightsOffering,
  asked: Omit<Asked, 'brand_id'>,
  brand: string | undefined,
): Pick<RightsExcluded, 'reason' | 'suggestions'> | null {
  const { uses, countries = [], right_type: type } = asked;
  if (brand !== undefined && offering.brand_id !== brand)
    return { reason: 'The rights belong to another brand.', suggestions: ['Leave `brand_id` out.'] };
  if (type !== undefined && offering.right_type !== type)
    return {
      reason: `The rights are of the type ${offering.right_type}.`,
      suggestions: ['Leave `right_type` out.'],
    };
  if (!uses.some((use) => offering.available_uses.includes(use)))
    return {
      reason: 'The offering does not license any of the uses.',
      suggestions: [`Ask for one of ${offering.available_uses.join(', ')}.`],
    };
  if (countries.length > 0 && !countries.some((code) => coversCountry(offering, code)))
    return {
      reason: 'The rights are not licensed for these countries.',
      suggestions: ['Ask for other countries.'],
    };
  return null;
}

function rank(offering: RightsOffering, { uses }: Asked, words: readonly string[]): Ranked {
  const covered = uses.filter((use) => offering.available_uses.includes(use));
  const { name, brand_id: id, description = '', right_type: type } = offering;
  const held = new Set(
    distinctiveWords(`${name} ${id.replaceAll('_', ' ')} ${type.replaceAll('_', ' ')} ${description}`),
  );
  const found = words.filter((word) => held.has(word));
  const share = words.length === 0 ? 1 : found.length / words.length;
  return {
    offering,
    score: Math.round((0.5 * (covered.length / uses.length) + 0.5 * share) * 1000) / 1000,
    reasons: [
      `Licensed for ${covered.join(', ')}.`,
      ...(found.length === 0 ? [] : [`Mentions ${found.slice(0, 5).join(', ')}.`]),
    ],
  };
}

/**
 * An offering in the form of the response.
 *
 * @param exclusives exclusive grants of other buyers
 */
export function offeringOnWire(
  { offering, score, reasons }: Ranked,
  exclusives: readonly ExclusiveGrant[],
  countries: readonly string[],
  now: Date,
): RightsFound {
  const today = dayOf(now);
  const standing = exclusivesAgainst(
    exclusives,
    countries,
    today,
    daysLater(today, longestTerm(offering) - 1),
  );
  const { countries: sold, excluded_countries: excluded, content_restrictions: limits } = offering;
  return {
    rights_id: offering.rights_id,
    brand_id: offering.brand_id,
    name: offering.name,
    ...(offering.description === undefined ? {} : { description: offering.description }),
    right_type: offering.right_type,
    match_score: score,
    match_reasons: [...reasons],
    available_uses: offering.available_uses,
    ...(sold === undefined ? {} : { countries: sold }),
    ...(excluded === undefined ? {} : { excluded_countries: excluded }),
    ...(offering.is_exclusive === true
      ? {
          exclusivity_status: {
            available: standing.length === 0,
            ...(standing.length === 0
              ? {}
              : { existing_exclusives: standing.slice(0, 20).map(exclusiveText) }),
          },
        }
      : {}),
    pricing_options: offering.pricing_options,
    ...(limits === undefined ? {} : { content_restrictions: limits }),
    ...(offering.preview_assets === undefined ? {} : { preview_assets: offering.preview_assets }),
  };
}
