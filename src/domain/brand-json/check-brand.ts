import { canonicalDomain } from '../domain-name.ts';
import { type Report, shown } from '../findings.ts';
import { agents, oldAgent } from './check-agents.ts';
import { identityFields, names } from './check-identity.ts';
import { properties } from './check-properties.ts';
import { at, brandId, fields, hostName, type Json, oneOf, type Rule } from './rules.ts';
import { KELLER_TYPES } from './vocabulary.ts';

const brandFields = {
  ...identityFields,
  keller_type: oneOf(KELLER_TYPES),
  parent_brand: brandId,
  properties,
  agents,
  brand_agent: oldAgent('brand'),
  rights_agent: oldAgent('rights'),
} satisfies Record<string, Rule>;

/** Older files use the brand's domain as its id; resolution still honours that, so it is not an error. */
const inlineId: Rule = (value, field, report) => {
  if (typeof value === 'string' && value.includes('.') && canonicalDomain(value).ok)
    report.warn(field, `${shown(value)} is a domain`, 'use lower-case letters, digits and _');
  else brandId(value, field, report);
};

function ownParent(value: Json, field: string, report: Report): void {
  if (typeof value.id === 'string' && value.parent_brand === value.id)
    report.error(at(field, 'parent_brand'), 'must not be the brand itself');
}

/** One item of `brands[]` in a house portfolio. */
export const inlineBrand = fields({ id: inlineId, names }, brandFields, (value, field, report) => {
  ownParent(value, field, report);
  if (value.house_domain !== undefined)
    report.error(at(field, 'house_domain'), 'must not stand on a brand inside a house file');
});

/** The brand fields at the top of a canonical document. */
export const canonicalBrand = fields(
  { id: brandId, names },
  { ...brandFields, house_domain: hostName },
  ownParent,
);
