import { type BrandCatalog, type CatalogBrand, readBrandCatalog } from './brand-catalog.ts';

/** Brands that public test kits buy for: their id in the kits, their domain, and their name. */
const KIT_BRANDS = [
  ['nova_motors', 'novamotors.example', 'Nova Motors', 'automotive', '#1B3A5B'],
  ['acme_outdoor', 'acmeoutdoor.example', 'Acme Outdoor', 'retail', '#3C6E47'],
] as const;

/** Brands that the sandbox answers for beside those of the declaration, by id and by domain. */
export const sandboxBrands: BrandCatalog = new Map(KIT_BRANDS.flatMap(entriesOf));

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
