import type { FindingReport } from '../findings.ts';
import {
  at,
  type BrandJson,
  type BrandRule,
  fields,
  flagRule,
  hostName,
  listWith,
  oneOfRule,
  pattern,
  textRule,
} from './rules.ts';
import { PROPERTY_RELATIONSHIPS, PROPERTY_TYPES, STORES } from './vocabulary.ts';

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
export const checkBrandProperties: BrandRule = listWith(property);
