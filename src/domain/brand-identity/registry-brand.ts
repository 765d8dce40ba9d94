import { BrandGetBrandIdentityResponse as isIdentity } from '../../../generated/validators/schemas/brand.js';
import type { BrandResolution } from '../brands/record.ts';
import { type BrandSections, brandSections, type CatalogBrand } from '../declaration/brand-catalog.ts';

/**
 * A brand of the registry as the agent answers for it; null for one that its own brand.json does not describe. The file
 * is foreign, so that each section is checked against the schema of the answer, and one that breaks it is left out.
 *
 * @param id identifier that the caller knows the brand by
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
