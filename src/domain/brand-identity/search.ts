import type { BrandSearchBrandResult, BrandSearchBrandsRequest } from '../../../generated/types/brand.ts';
import type { EnumsAdvertiserIndustry } from '../../../generated/types/enums.ts';
import { BrandGetBrandIdentityResponse as isIdentity } from '../../../generated/validators/schemas/brand.js';
import { EnumsAdvertiserIndustry as isIndustry } from '../../../generated/validators/schemas/enums.js';
import type { BrandResolution } from '../brands/record.ts';
import { type BrandSections, brandSections, type CatalogBrand } from '../declaration/brand-catalog.ts';
import { distinctiveWords } from '../products/discovery/brief.ts';

type Asked = Pick<BrandSearchBrandsRequest, 'query' | 'industries' | 'countries' | 'buyer_brand'>;

/** Number of words of a query by which brands are looked up. Further words only affect the ranking. */
const MOST_WORDS = 8;

/** The words by which brands are looked up: the first significant words of the query. */
export const searchedWords = (query: string): string[] => distinctiveWords(query).slice(0, MOST_WORDS);

/**
 * The brands that match, best first, and by identifier among equals. A query without significant words matches every
 * brand. A brand without countries passes the filter `countries`, but one without industries does not pass
 * `industries`.
 */
export function foundBrands(brands: readonly CatalogBrand[], asked: Asked): CatalogBrand[] {
  const words = distinctiveWords(asked.query);
  return brands
    .filter((brand) => isWanted(brand, asked))
    .map((brand) => ({ brand, score: scoreOf(brand, words) }))
    .filter(({ score }) => words.length === 0 || score > 0)
    .sort((a, b) => b.score - a.score || (a.brand.brand_id < b.brand.brand_id ? -1 : 1))
    .map(({ brand }) => brand);
}

function isWanted({ brand_id: id, house, sections }: CatalogBrand, asked: Asked): boolean {
  const { industries, countries, buyer_brand: buyer } = asked;
  if (buyer?.domain.toLowerCase() === house.domain && (buyer.brand_id ?? id) === id) return false;
  const isOf = (wanted: string) =>
    (sections.industries ?? []).some((one) => one === wanted || one.startsWith(`${wanted}.`));
  if (industries !== undefined && !industries.some(isOf)) return false;
  const { countries: sold, excluded_countries: excluded = [] } = sections.rights ?? {};
  const isSold = (code: string) => (sold === undefined || sold.includes(code)) && !excluded.includes(code);
  return countries === undefined || countries.some(isSold);
}

const WEIGHTS = { name: 4, industry: 2, text: 1 } as const;

function scoreOf({ brand_id: id, house, names, sections }: CatalogBrand, words: readonly string[]): number {
  const { description = '', industries = [], tagline } = sections;
  const lines = Array.isArray(tagline) ? tagline.flatMap((one) => Object.values(one)) : [tagline ?? ''];
  const texts = {
    name: wordsIn([id.replaceAll(/[_.]/g, ' '), house.name, ...names.flatMap((one) => Object.values(one))]),
    industry: wordsIn(industries.map((one) => one.replaceAll(/[_.]/g, ' '))),
    text: wordsIn([description, ...lines.map(String)]),
  };
  return words.reduce((sum, word) => {
    const held = (Object.keys(texts) as (keyof typeof texts)[]).filter((place) => texts[place].has(word));
    return sum + Math.max(0, ...held.map((place) => WEIGHTS[place]));
  }, 0);
}

const wordsIn = (texts: readonly string[]) => new Set(distinctiveWords(texts.join(' ')));

/** A found brand in the form of the response: public sections only, and only industries of the taxonomy. */
export function brandOnWire({ brand_id, house, names, sections }: CatalogBrand): BrandSearchBrandResult {
  const { description, industries, keller_type, logos, rights } = sections;
  const known = (industries ?? []).filter((one): one is EnumsAdvertiserIndustry => isIndustry(one));
  return {
    brand_id,
    house,
    names,
    ...(description === undefined ? {} : { description }),
    ...(known.length === 0 ? {} : { industries: known }),
    ...(keller_type === undefined ? {} : { keller_type }),
    ...(logos === undefined ? {} : { logos }),
    ...(rights === undefined ? {} : { rights: withoutTerms(rights) }),
  };
}

const withoutTerms = ({
  available_uses: uses,
  countries,
  excluded_countries: excluded,
}: NonNullable<CatalogBrand['sections']['rights']>) => ({
  ...(uses === undefined ? {} : { available_uses: uses }),
  ...(countries === undefined ? {} : { countries }),
  ...(excluded === undefined ? {} : { excluded_countries: excluded }),
});

/**
 * A brand of the registry in the form that the agent returns. Null for a brand that its own brand.json does not
 * describe. The file comes from another host, so each section is checked against the schema of the response. A
 * section that violates the schema is left out.
 *
 * @param id identifier by which the caller knows the brand
 */
export function registryBrand(record: BrandResolution, id: string): CatalogBrand | null {
  if (record.source !== 'brand_json') return null;
  const names = record.names ?? [{ en: record.brand_name }];
  const known = {
    brand_id: id,
    house: { domain: record.house_domain, name: record.house_name ?? record.brand_name },
    names,
  };
  const isValid = (more: object): boolean => isIdentity({ status: 'completed', ...known, ...more });
  if (!isValid({})) return null;
  const found = brandSections({ ...record.brand_manifest, keller_type: record.keller_type });
  const sections = Object.entries(found).filter(([name, section]) => isValid({ [name]: section }));
  return { ...known, sections: Object.fromEntries(sections) as BrandSections };
}
