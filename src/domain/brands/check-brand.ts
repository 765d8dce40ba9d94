import { type FindingReport, shown } from '../findings.ts';
import { isObject, objectOf } from '../json/values.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import { PROPERTY_TYPES } from '../publishers/adagents/vocabulary.ts';
import {
  checkBrandAgents,
  contact,
  contestation,
  identityFields,
  names,
  oldAgent,
  trademarks,
} from './check-parts.ts';
import { onceBy } from './once-by.ts';
import {
  at,
  type BrandJson,
  type BrandReport,
  type BrandRule,
  brandId,
  country,
  fields,
  flagRule,
  hostName,
  LEFT_OUT,
  listWith,
  nameRule,
  oneOfRule,
  openObject,
  partly,
  pattern,
  textRule,
  timestamp,
  wholly,
} from './rules.ts';
import { parseInstant } from './values.ts';
import {
  ARCHITECTURES,
  KELLER_TYPES,
  OPERATOR_SCOPES,
  PROPERTY_RELATIONSHIPS,
  STORES,
} from './vocabulary.ts';

const property = wholly(
  fields(
    { type: oneOfRule(PROPERTY_TYPES), identifier: textRule({ max: 500 }) },
    {
      store: oneOfRule(STORES),
      region: pattern(/^(?:[A-Z]{2}|global)$/, 'a two-letter ISO 3166 country code in capitals, or global'),
      primary: flagRule,
      relationship: oneOfRule(PROPERTY_RELATIONSHIPS),
    },
    websiteOrApp,
  ),
);

function websiteOrApp(value: BrandJson, field: string, report: BrandReport): void {
  if (value.type === 'website' && typeof value.identifier === 'string' && value.identifier.trim() !== '')
    hostName(value.identifier, at(field, 'identifier'), report);
  if (value.type === 'mobile_app' && value.store === undefined)
    report.warn(
      at(field, 'store'),
      'is missing for a mobile app',
      'name the store, for example apple or google',
    );
}

/** `properties[]` of a brand. */
const checkBrandProperties: BrandRule = listWith(property);

const brandFields = {
  ...identityFields,
  keller_type: oneOfRule(KELLER_TYPES),
  parent_brand: brandId,
  properties: checkBrandProperties,
  agents: checkBrandAgents,
  brand_agent: oldAgent('brand'),
  rights_agent: oldAgent('rights'),
} satisfies Record<string, BrandRule>;

/** Older files use the brand's domain as its id. Resolution still accepts that, so it is not an error. */
const inlineId: BrandRule = (value, field, report) => {
  if (typeof value === 'string' && value.includes('.') && canonicalDomain(value).ok)
    report.warn(field, `${shown(value)} is a domain`, 'use lower-case letters, digits and _');
  else brandId(value, field, report);
};

function ownParent(value: BrandJson, field: string, report: BrandReport): void {
  if (typeof value.id !== 'string' || value.parent_brand !== value.id) return;
  const message = 'must not be the brand itself';
  if (report.cost === 'document') report.error(at(field, 'parent_brand'), message, 'remove');
  else report.warn(at(field, 'parent_brand'), message, LEFT_OUT, 'remove');
  delete value.parent_brand;
}

/** One item of `brands[]` in a house portfolio. */
const inlineBrand = fields({ id: inlineId, names }, brandFields, (value, field, report) => {
  ownParent(value, field, report);
  if (value.house_domain !== undefined && value.house_domain !== null)
    report.error(at(field, 'house_domain'), 'must not stand on a brand inside a house file', 'remove');
});

/** The brand fields at the top of a canonical document. */
export const canonicalBrand = fields(
  { id: brandId, names },
  { ...brandFields, house_domain: hostName },
  ownParent,
);

const house = fields(
  { domain: hostName, name: nameRule({ max: 500 }) },
  {
    names,
    architecture: oneOfRule(ARCHITECTURES),
    agents: checkBrandAgents,
    data_subject_contestation: contestation,
    identity_relying_parties: listWith(openObject),
  },
);

const brandRef = wholly(
  fields(
    { domain: hostName, brand_id: brandId },
    { managed_by: textRule({ min: 0 }), effective_at: timestamp },
  ),
);

const operator = wholly(
  fields(
    {
      domain: hostName,
      brands: partly(listWith(pattern(/^(?:\*|[a-z0-9_.-]{1,255})$/, 'a brand id or *'), { min: 1 })),
    },
    {
      countries: listWith(country),
      scopes: partly(listWith(oneOfRule(OPERATOR_SCOPES))),
      valid_from: timestamp,
      valid_until: timestamp,
    },
    (value, field, report) => {
      const from = parseInstant(value.valid_from);
      const until = parseInstant(value.valid_until);
      if (from !== null && until !== null && until < from)
        report.error(at(field, 'valid_until'), 'must not be before valid_from');
    },
  ),
);

/** A house with its brands, each of which stands in it once: in `brands`, or in `brand_refs` under one domain. */
function portfolio(): BrandRule {
  const seen = new Map<string, string>();
  const brandOnce = onceBy(
    inlineBrand,
    (value) => [{ member: 'id', kind: 'brand', key: textOf(objectOf(value).id) }],
    seen,
  );
  const refOnce = onceBy(
    brandRef,
    (value) => [
      { member: 'brand_id', kind: 'brand', key: textOf(objectOf(value).brand_id) },
      { member: 'domain', kind: 'domain', key: domainOf(objectOf(value).domain) },
    ],
    seen,
  );
  return fields(
    { house },
    {
      brands: listWith(brandOnce),
      brand_refs: listWith(refOnce),
      authorized_operators: listWith(operator),
      trademarks,
      contact,
    },
  );
}

const members = (value: unknown): BrandJson[] =>
  Array.isArray(value) ? value.map((member) => (isObject(member) ? member : {})) : [];

/** Checks a house portfolio that is served for `domain`: its form, and the rules between its parts. */
export function checkPortfolio(document: BrandJson, domain: string, report: BrandReport): unknown {
  const used = objectOf(portfolio()(document, '', report));
  const brands = members(document.brands);
  const refs = members(document.brand_refs);
  if (members(used.brands).length === 0 && members(used.brand_refs).length === 0)
    report.error('brands', 'a house must have at least one brand in brands or brand_refs');
  checkHouseDomain(document, domain, report);
  checkParents(brands, refs, report);
  checkOperatorBrands(document, brands, refs, report);
  return used;
}

function checkHouseDomain(document: BrandJson, domain: string, report: FindingReport): void {
  const named = isObject(document.house) ? document.house.domain : undefined;
  const known = typeof named === 'string' ? canonicalDomain(named) : undefined;
  if (known?.ok && known.domain !== domain)
    report.error(
      'house.domain',
      `must be ${domain}, the domain that serves this file, not ${shown(named)}`,
      domain === '' ? undefined : { value: domain },
    );
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const domainOf = (value: unknown): string | null => {
  const known = typeof value === 'string' ? canonicalDomain(value) : undefined;
  return known?.ok ? known.domain : null;
};

function knownIds(brands: BrandJson[], refs: BrandJson[]): Set<string | null> {
  return new Set([...brands.map((brand) => textOf(brand.id)), ...refs.map((ref) => textOf(ref.brand_id))]);
}

function checkParents(brands: BrandJson[], refs: BrandJson[], report: FindingReport): void {
  const known = knownIds(brands, refs);
  for (const [i, brand] of brands.entries()) {
    const parent = textOf(brand.parent_brand);
    if (parent !== null && !known.has(parent))
      report.warn(`brands[${i}].parent_brand`, `${shown(parent)} is not a brand of this house`);
  }
}

function checkOperatorBrands(
  document: BrandJson,
  brands: BrandJson[],
  refs: BrandJson[],
  report: FindingReport,
): void {
  const known = knownIds(brands, refs);
  for (const [i, entry] of members(document.authorized_operators).entries()) {
    const ids: readonly unknown[] = Array.isArray(entry.brands) ? entry.brands : [];
    for (const [k, id] of ids.entries()) {
      if (typeof id === 'string' && id !== '*' && !known.has(id))
        report.warn(`authorized_operators[${i}].brands[${k}]`, `${shown(id)} is not a brand of this house`);
    }
  }
}
