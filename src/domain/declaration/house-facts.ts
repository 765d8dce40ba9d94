import { isObject, objectsIn } from '../json/values.ts';
import { domainKey } from '../net/domain-name.ts';
import { searchForm } from '../text/search-form.ts';

type Json = Readonly<Record<string, unknown>>;

type HouseBrand = {
  readonly id: string;
  /** Domains of the brand's sites, in canonical form. */
  readonly domains: readonly string[];
};
export type HouseProperty = {
  readonly type: string;
  /**
   * The identifier in the form in which it is compared: a website's domain in canonical form, any other in lower
   * case.
   */
  readonly identifier: string;
  readonly store: string | null;
  readonly region: string | null;
  readonly relationship: string;
  readonly brandId: string | null;
};
export type HouseMark = {
  readonly mark: string;
  readonly registry: string;
  readonly number: string;
  readonly countries: readonly string[];
  readonly status: string;
  readonly license: string;
  readonly licensor: string | null;
};

/** The parts of a house's brand.json by which claims about the house are judged. */
export type HouseFacts = {
  readonly domain: string;
  readonly name: string;
  readonly brands: readonly HouseBrand[];
  readonly properties: readonly HouseProperty[];
  readonly marks: readonly HouseMark[];
};

/** Reads a house portfolio that has already been validated. */
export function readHouseFacts(document: Json): HouseFacts {
  const house = isObject(document.house) ? document.house : {};
  const brands = objectsIn(document.brands);
  return {
    domain: domainKey(textOf(house.domain)),
    name: textOf(house.name),
    brands: [
      ...brands.map((brand) => ({ id: textOf(brand.id), domains: domainsOf(brand) })),
      ...objectsIn(document.brand_refs).map(({ brand_id: id, domain }) => ({
        id: textOf(id),
        domains: [domainKey(textOf(domain))],
      })),
    ],
    properties: brands.flatMap((brand) =>
      objectsIn(brand.properties).map((property) => propertyOf(property, textOf(brand.id))),
    ),
    marks: [
      ...objectsIn(document.trademarks),
      ...brands.flatMap(({ trademarks }) => objectsIn(trademarks)),
    ].map(markOf),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function domainsOf(brand: Json): string[] {
  const sites = objectsIn(brand.properties)
    .filter(({ type, relationship = 'owned' }) => type === 'website' && relationship === 'owned')
    .map(({ identifier }) => textOf(identifier));
  const all = [textOf(brand.url), ...sites].filter((value) => value !== '').map(domainKey);
  return [...new Set(all)];
}

function propertyOf(property: Json, brandId: string): HouseProperty {
  const type = textOf(property.type);
  return {
    type,
    identifier: comparableIdentifier(type, textOf(property.identifier)),
    store: textOrNull(property.store),
    region: textOrNull(property.region),
    relationship: typeof property.relationship === 'string' ? property.relationship : 'owned',
    brandId,
  };
}

/** The identifier of a property in the form in which identifiers are compared. */
export const comparableIdentifier = (type: string, identifier: string): string =>
  type === 'website' ? domainKey(identifier) : identifier.trim().toLowerCase();

const markOf = (mark: Json): HouseMark => ({
  mark: searchForm(textOf(mark.mark)),
  registry: searchForm(textOf(mark.registry)),
  number: comparableNumber(textOf(mark.number)),
  countries: Array.isArray(mark.countries)
    ? mark.countries.filter((value): value is string => typeof value === 'string')
    : [],
  status: typeof mark.status === 'string' ? mark.status : 'active',
  license: typeof mark.license_type === 'string' ? mark.license_type : 'owned',
  licensor: textOrNull(mark.licensor_domain),
});

/** Registers write one number in several ways: `97-123,456` and `97123456` are the same. */
export const comparableNumber = (number: string): string => searchForm(number).replace(/[^\p{L}\p{N}]/gu, '');
