import type { BrandRightsOffering, BrandRightsPricingOption } from '../../../generated/types/brand.ts';
import type { EnumsRightUse } from '../../../generated/types/enums.ts';
import { BrandRightsCatalog as isCatalog } from '../../../generated/validators/schemas/brand.js';
import type { BrandCatalog } from '../declaration/brand-catalog.ts';
import { documentFaults } from '../json/schema-faults.ts';
import type { Json } from '../json/values.ts';
import { heldPhrases, lineOf } from '../products/discovery/brief.ts';
import type { Shaped } from '../products/shape.ts';

export type RightsOffering = BrandRightsOffering;
export type RightsPrice = BrandRightsPricingOption;
export type RightUse = EnumsRightUse;

/** Offerings by id, in the order of the catalog. */
export type RightsCatalog = ReadonlyMap<string, RightsOffering>;

export type RightsCatalogRead =
  | { readonly ok: true; readonly rights: RightsCatalog }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Maximum term in days of a grant whose offering sets none. */
export const LONGEST_TERM_DAYS = 366;

/**
 * Validates and reads a catalog of rights.
 *
 * @param brands brands that the agent represents; every offering must belong to one of them. Null skips this check
 */
export function readRightsCatalog(document: unknown, brands: BrandCatalog | null): RightsCatalogRead {
  if (!isCatalog(document)) {
    const problems = documentFaults(isCatalog.errors, document).map(
      ({ place, message }) => `${place || 'root'}: ${message}`,
    );
    return { ok: false, problems };
  }
  const { offerings } = document as { offerings: readonly RightsOffering[] };
  const problems = offerings.flatMap((offering, at) => [
    ...problemsOf(offering, `offerings[${at}]`),
    ...(brands === null || brands.has(offering.brand_id)
      ? []
      : [`offerings[${at}].brand_id: must be a brand of catalogs.brands`]),
  ]);
  const rights = new Map(offerings.map((offering) => [offering.rights_id, offering]));
  if (rights.size < offerings.length) problems.push('offerings: two offerings have the same rights_id');
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rights };
}

function problemsOf(
  { available_uses: uses, pricing_options: prices }: RightsOffering,
  path: string,
): string[] {
  const ids = new Set(prices.map(({ pricing_option_id: id }) => id));
  return [
    ...(ids.size < prices.length
      ? [`${path}.pricing_options: two prices have the same pricing_option_id`]
      : []),
    ...prices.flatMap((price, at) => {
      const place = `${path}.pricing_options[${at}]`;
      return [
        ...(price.uses.some((use) => !uses.includes(use))
          ? [`${place}.uses: must be among available_uses of the offering`]
          : []),
        ...(price.model === 'flat_rate' || price.model === 'cpm'
          ? []
          : [`${place}.model: must be flat_rate or cpm`]),
        ...(price.model === 'flat_rate' && price.period === undefined
          ? [`${place}.period: is required for flat_rate`]
          : []),
      ];
    }),
  ];
}

/** Whether an offering is licensed for a country. */
export const coversCountry = (
  { countries, excluded_countries: excluded = [] }: Pick<RightsOffering, 'countries' | 'excluded_countries'>,
  code: string,
): boolean => (countries === undefined || countries.includes(code)) && !excluded.includes(code);

/** The first prohibited term that a text contains, compared word by word; null for none. */
export function prohibitedTerm(
  { prohibited_terms: terms = [] }: Pick<RightsOffering, 'prohibited_terms'>,
  text: string,
): string | null {
  if (terms.length === 0 || text === '') return null;
  const line = lineOf(text);
  return heldPhrases(line, terms)[0] ?? null;
}

/** Rights that a test seeded: the fixture of the test, and the offering made from it. */
export type RightsFixture = { readonly fixture: Json; readonly offering: RightsOffering };

const USES_OF_FIXTURES = ['likeness', 'commercial'];

/** Makes an offering from the fixture of a test; missing fields have defaults. */
export function offeringOfFixture(id: string, fixture: Json): Shaped<RightsOffering> {
  const uses = fixture.available_uses ?? USES_OF_FIXTURES;
  const offering = {
    brand_id: 'seeded_brand',
    name: id,
    description: 'Rights that a test put in place.',
    right_type: 'talent',
    available_uses: uses,
    pricing_options: [
      {
        pricing_option_id: 'flat_monthly',
        model: 'flat_rate',
        price: 100,
        currency: 'USD',
        period: 'monthly',
        uses,
      },
    ],
    ...fixture,
    rights_id: id,
  };
  const read = readRightsCatalog({ offerings: [offering] }, null);
  const made = read.ok ? read.rights.get(id) : undefined;
  if (made !== undefined) return { ok: true, value: made };
  const problems = read.ok ? [] : read.problems;
  return {
    ok: false,
    problems: problems.map((problem) => {
      const [place = '', ...message] = problem.split(': ');
      return { place: place.replace(/^offerings\[0\]\.?/, ''), message: message.join(': ') };
    }),
  };
}
