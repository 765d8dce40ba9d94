import { type FindingReport, shown } from '../findings.ts';
import { isObject } from '../json/object.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import { checkBrandAgents } from './check-agents.ts';
import { inlineBrand } from './check-brand.ts';
import { contact, contestation, names, trademarks } from './check-identity.ts';
import {
  at,
  type BrandJson,
  brandId,
  country,
  fields,
  hostName,
  listWith,
  oneOfRule,
  openObject,
  pattern,
  reportRepeats,
  textRule,
  timestamp,
} from './rules.ts';
import { parseInstant } from './values.ts';
import { ARCHITECTURES, OPERATOR_SCOPES } from './vocabulary.ts';

const house = fields(
  { domain: hostName, name: textRule({ max: 500 }) },
  {
    names,
    architecture: oneOfRule(ARCHITECTURES),
    agents: checkBrandAgents,
    data_subject_contestation: contestation,
    identity_relying_parties: listWith(openObject),
  },
);

const brandRef = fields(
  { domain: hostName, brand_id: brandId },
  { managed_by: textRule(), effective_at: timestamp },
);

const operator = fields(
  {
    domain: hostName,
    brands: listWith(pattern(/^(?:\*|[a-z0-9_.-]{1,255})$/, 'a brand id or *'), { min: 1 }),
  },
  {
    countries: listWith(country),
    scopes: listWith(oneOfRule(OPERATOR_SCOPES)),
    valid_from: timestamp,
    valid_until: timestamp,
  },
  (value, field, report) => {
    const [from, until] = [parseInstant(value.valid_from), parseInstant(value.valid_until)];
    if (from !== null && until !== null && until < from)
      report.error(at(field, 'valid_until'), 'must not be before valid_from');
  },
);

const portfolio = fields(
  { house },
  {
    brands: listWith(inlineBrand),
    brand_refs: listWith(brandRef),
    authorized_operators: listWith(operator),
    trademarks,
    contact,
  },
);

const members = (value: unknown): BrandJson[] =>
  Array.isArray(value) ? value.map((member) => (isObject(member) ? member : {})) : [];

/** A house portfolio, served for `domain`: its form, and what must hold between its parts. */
export function checkPortfolio(document: BrandJson, domain: string, report: FindingReport): void {
  portfolio(document, '', report);
  const [brands, refs] = [members(document.brands), members(document.brand_refs)];
  if (brands.length === 0 && refs.length === 0)
    report.error('brands', 'a house must have at least one brand in brands or brand_refs');
  checkHouseDomain(document, domain, report);
  checkIds(brands, refs, report);
  checkParents(brands, refs, report);
  checkOperatorBrands(document, brands, refs, report);
}

function checkHouseDomain(document: BrandJson, domain: string, report: FindingReport): void {
  const named = isObject(document.house) ? document.house.domain : undefined;
  const known = typeof named === 'string' ? canonicalDomain(named) : undefined;
  if (known?.ok && known.domain !== domain)
    report.error('house.domain', `must be ${domain}, the domain that serves this file, not ${shown(named)}`);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const domainOf = (value: unknown): string | null => {
  const known = typeof value === 'string' ? canonicalDomain(value) : undefined;
  return known?.ok ? known.domain : null;
};

function checkIds(brands: BrandJson[], refs: BrandJson[], report: FindingReport): void {
  const repeat = (path: string, member: string) => (i: number, first: number) =>
    report.error(`${path}[${i}].${member}`, `is the same as that of ${path}[${first}]`);
  reportRepeats(brands, (brand) => textOf(brand.id), repeat('brands', 'id'));
  reportRepeats(refs, (ref) => textOf(ref.brand_id), repeat('brand_refs', 'brand_id'));
  reportRepeats(refs, (ref) => domainOf(ref.domain), repeat('brand_refs', 'domain'));

  const inline = new Set(brands.map((brand) => textOf(brand.id)));
  for (const [i, ref] of refs.entries()) {
    const id = textOf(ref.brand_id);
    if (id !== null && inline.has(id))
      report.error(`brand_refs[${i}].brand_id`, `${shown(id)} is also in brands`);
  }
}

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
