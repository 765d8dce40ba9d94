import type { BrandGetBrandIdentityResponse } from '../../../generated/types/brand.ts';
import type { EnumsBrandIdentityField } from '../../../generated/types/enums.ts';
import { checkBrandJson } from '../brands/check.ts';
import { brandIdentity } from '../brands/contents.ts';
import { type BrandJson, country, fields, listWith, oneOfRule, textRule } from '../brands/rules.ts';
import { RIGHT_USES } from '../brands/vocabulary.ts';
import { openReport } from '../findings.ts';
import { isObject, objectsIn } from '../json/values.ts';
import { type HouseFacts, readHouseFacts } from './house-facts.ts';

type Identity = Extract<BrandGetBrandIdentityResponse, { brand_id: string }>;
export type BrandSection = EnumsBrandIdentityField;
export type BrandSections = Pick<Identity, BrandSection>;

/** A brand that the agent serves, in the form of the answer. */
export type CatalogBrand = Pick<Identity, 'brand_id' | 'house' | 'names'> & {
  readonly sections: BrandSections;
};

/** Brands by `brand_id`. */
export type BrandCatalog = ReadonlyMap<string, CatalogBrand>;

export type BrandCatalogRead =
  | { readonly ok: true; readonly brands: BrandCatalog; readonly house: HouseFacts }
  | { readonly ok: false; readonly problems: readonly string[] };

const rights = fields(
  {},
  {
    available_uses: listWith(oneOfRule(RIGHT_USES)),
    countries: listWith(country),
    excluded_countries: listWith(country),
    exclusivity_model: textRule(),
    content_restrictions: listWith(textRule()),
  },
);

/**
 * Reads a brand.json of the variant house portfolio. Only the brands in its `brands` can be served, not mere
 * references. A brand may have `rights` beside the fields of brand.json.
 */
export function readBrandCatalog(document: unknown): BrandCatalogRead {
  const house = isObject(document) && isObject(document.house) ? document.house : {};
  const domain = typeof house.domain === 'string' ? house.domain : '';
  const { variant, findings } = checkBrandJson(document, { domain, strict: true });
  const brands = isObject(document) ? objectsIn(document.brands) : [];
  const report = { ...openReport(), cost: 'document' } as const;
  if (variant !== null && variant !== 'house_portfolio')
    report.error('root', 'must be a house with its brands');
  else if (variant !== null && brands.length === 0) report.error('brands', 'must have at least 1 item');
  for (const [i, brand] of brands.entries()) {
    if (brand.rights !== undefined) rights(brand.rights, `brands[${i}].rights`, report);
  }
  const problems = [...findings.errors, ...report.findings().errors];
  if (problems.length > 0) {
    return { ok: false, problems: problems.map(({ field, message }) => `${field}: ${message}`) };
  }
  return {
    ok: true,
    brands: new Map(brands.map((brand) => [String(brand.id), catalogBrand(brand, house)])),
    house: readHouseFacts(document as BrandJson),
  };
}

/** The catalog entry of a validated brand. */
const catalogBrand = (brand: BrandJson, house: BrandJson): CatalogBrand => ({
  brand_id: String(brand.id),
  house: { domain: String(house.domain).toLowerCase(), name: String(house.name) },
  names: objectsIn(brand.names).flatMap(oneLanguageEach),
  sections: brandSections(brand),
});

/** The sections of an answer about a brand, from its entry in a brand.json. */
export function brandSections(brand: BrandJson): BrandJson {
  const { tone } = brandIdentity(brand);
  return {
    ...pick(brand, ['keller_type', 'fonts', 'visual_guidelines', 'voice_synthesis', 'rights']),
    ...(brand.description === '' ? {} : pick(brand, ['description'])),
    ...filled('industries', brand.industries),
    ...filled(
      'logos',
      objectsIn(brand.logos).map((logo) => pick(logo, LOGO_FIELDS)),
    ),
    ...filled('colors', isObject(brand.colors) ? pick(brand.colors, COLOR_ROLES) : {}),
    ...filled('tone', tone),
    ...filled('tagline', taglineOf(brand.tagline)),
    ...filled(
      'assets',
      objectsIn(brand.assets).map((asset) => pick(asset, ASSET_FIELDS)),
    ),
  };
}

const LOGO_FIELDS = ['url', 'orientation', 'background', 'variant', 'tags', 'usage', 'width', 'height'];
const ASSET_FIELDS = [
  'asset_id',
  'asset_type',
  'url',
  'tags',
  'name',
  'description',
  'width',
  'height',
  'duration_seconds',
  'file_size_bytes',
  'format',
];
const COLOR_ROLES = ['primary', 'secondary', 'accent', 'background', 'text'];

const pick = (from: BrandJson, keys: readonly string[]): BrandJson =>
  Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));

/** An empty section is left out. */
function filled(name: BrandSection, value: unknown): BrandJson {
  const size =
    Array.isArray(value) || typeof value === 'string' ? value.length : Object.keys(value ?? {}).length;
  return size > 0 ? { [name]: value } : {};
}

const oneLanguageEach = (entry: BrandJson) =>
  Object.entries(entry).map(([locale, name]) => ({ [locale]: String(name) }));

const taglineOf = (value: unknown) =>
  Array.isArray(value) ? objectsIn(value).flatMap(oneLanguageEach) : value;

/** Level of access: `public` for every caller, `authorized` for a caller with an account. */
export type BrandTier = 'public' | 'authorized';

const PUBLIC: ReadonlySet<BrandSection> = new Set([
  'description',
  'industries',
  'keller_type',
  'logos',
  'tagline',
]);

/**
 * The answer about a brand for a caller's level of access. `available_fields` names the requested sections
 * that exist but are withheld.
 *
 * @param wanted requested sections; undefined for all
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

/** Brands that public test kits buy for: id in the kits, domain, name, industry, color. */
const KIT_BRANDS = [
  ['nova_motors', 'novamotors.example', 'Nova Motors', 'automotive', '#1B3A5B'],
  ['acme_outdoor', 'acmeoutdoor.example', 'Acme Outdoor', 'retail', '#3C6E47'],
] as const;

let ofKits: BrandCatalog | undefined;

/** Brands that the sandbox serves in addition to the declared ones, by id and by domain. Made when they are asked for. */
export function sandboxBrands(): BrandCatalog {
  ofKits ??= new Map(KIT_BRANDS.flatMap(entriesOf));
  return ofKits;
}

function entriesOf([id, domain, name, industry, color]: (typeof KIT_BRANDS)[number]): [
  string,
  CatalogBrand,
][] {
  const read = readBrandCatalog({
    version: '1.0',
    house: { domain, name },
    brands: [
      {
        id,
        names: [{ en: name }],
        keller_type: 'master',
        url: `https://${domain}`,
        description: `${name}, a brand that exists for tests only.`,
        industries: [industry],
        logos: [{ url: `https://${domain}/logo.svg`, orientation: 'horizontal', background: 'light-bg' }],
        colors: { primary: color, background: '#FFFFFF', text: '#1A1A1A' },
        tone: { voice: 'Plain and confident.', attributes: ['direct'] },
      },
    ],
  });
  const brand = read.ok ? read.brands.get(id) : undefined;
  if (brand === undefined) throw new Error(`the sandbox brand ${id} is invalid`);
  return [
    [id, brand],
    [domain, { ...brand, brand_id: domain }],
  ];
}
