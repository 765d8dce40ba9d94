import type { Report } from '../findings.ts';
import { at, fields, flag, hostName, type Json, listOf, oneOf, pattern, type Rule, text } from './rules.ts';
import { PROPERTY_RELATIONSHIPS, PROPERTY_TYPES, STORES } from './vocabulary.ts';

const property = fields(
  { type: oneOf(PROPERTY_TYPES), identifier: text({ max: 500 }) },
  {
    store: oneOf(STORES),
    region: pattern(/^(?:[A-Z]{2}|global)$/, 'a two-letter ISO 3166 country code in capitals, or global'),
    primary: flag,
    relationship: oneOf(PROPERTY_RELATIONSHIPS),
  },
  websiteOrApp,
);

function websiteOrApp(value: Json, field: string, report: Report): void {
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
export const properties: Rule = listOf(property);
