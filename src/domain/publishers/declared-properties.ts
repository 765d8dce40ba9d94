import { canonicalIdentifier, type Identifier, identifierHost } from './identifiers.ts';

/** A property that an operator's brand.json lists; the identifier in the form of `declaredIdentifier`. */
export type Declaration = {
  propertyType: string;
  identifier: string;
  store: string | null;
  relationship: string;
};

const FEED = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]+[/?].+/i;

/**
 * The form in which an identifier from a brand.json is stored and compared: that of a `domain` for a host name, that
 * of a feed for a URL with a path, lower case for apps and everything else. Idempotent.
 */
export function declaredIdentifier(propertyType: string, identifier: string): string {
  const text = identifier.trim();
  if (APP_TYPES.includes(propertyType)) return text.toLowerCase();
  if (propertyType !== 'website' && FEED.test(text)) return canonicalIdentifier('rss_url', text);
  return canonicalIdentifier('domain', text);
}

const APP_IDENTIFIERS: Readonly<Record<string, string>> = {
  google: 'android_package',
  amazon: 'fire_tv_asin',
  roku: 'roku_store_id',
  samsung: 'samsung_app_id',
};

/** The identifier type of a property that is not an app, a host or a feed. */
const OTHER_IDENTIFIERS: Readonly<Record<string, string>> = {
  podcast: 'podcast_guid',
  dooh: 'venue_id',
  radio: 'station_id',
  linear_tv: 'station_id',
};

/** The identifier of a declared property, with a type of adagents.json. */
export function identifierOfDeclared({
  propertyType,
  identifier,
  store,
}: Pick<Declaration, 'propertyType' | 'identifier' | 'store'>): Identifier {
  if (APP_TYPES.includes(propertyType))
    return { type: appIdentifier(propertyType, identifier, store), value: identifier };
  if (FEED.test(identifier)) return { type: 'rss_url', value: identifier };
  if (identifierHost(identifier) !== null) return { type: 'domain', value: identifier };
  return { type: OTHER_IDENTIFIERS[propertyType] ?? 'bundle_id', value: identifier };
}

function appIdentifier(propertyType: string, identifier: string, store: string | null): string {
  if (store !== 'apple') return APP_IDENTIFIERS[store ?? ''] ?? 'bundle_id';
  if (/^\d+$/.test(identifier)) return 'apple_app_store_id';
  return propertyType === 'ctv_app' ? 'apple_tv_bundle' : 'ios_bundle';
}

/** Property types whose identifier is a store or bundle id, never a domain. */
export const APP_TYPES: readonly string[] = ['mobile_app', 'ctv_app', 'desktop_app'];
