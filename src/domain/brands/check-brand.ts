import { type FindingReport, shown } from '../findings.ts';
import { canonicalDomain } from '../net/domain-name.ts';
import { checkBrandAgents, oldAgent } from './check-agents.ts';
import { identityFields, names } from './check-identity.ts';
import {
  at,
  type BrandJson,
  type BrandRule,
  brandId,
  fields,
  flagRule,
  hostName,
  listWith,
  oneOfRule,
  pattern,
  textRule,
} from './rules.ts';
import { KELLER_TYPES, PROPERTY_RELATIONSHIPS, PROPERTY_TYPES, STORES } from './vocabulary.ts';

const property = fields(
  { type: oneOfRule(PROPERTY_TYPES), identifier: textRule({ max: 500 }) },
  {
    store: oneOfRule(STORES),
    region: pattern(/^(?:[A-Z]{2}|global)$/, 'a two-letter ISO 3166 country code in capitals, or global'),
    primary: flagRule,
    relationship: oneOfRule(PROPERTY_RELATIONSHIPS),
  },
  websiteOrApp,
);

function websiteOrApp(value: BrandJson, field: string, report: FindingReport): void {
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

/** Older files use the brand's domain as its id; resolution still honours that, so it is not an error. */
const inlineId: BrandRule = (value, field, report) => {
  if (typeof value === 'string' && value.includes('.') && canonicalDomain(value).ok)
    report.warn(field, `${shown(value)} is a domain`, 'use lower-case letters, digits and _');
  else brandId(value, field, report);
};

function ownParent(value: BrandJson, field: string, report: FindingReport): void {
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
