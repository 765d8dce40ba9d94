import { canonicalAgentUrl } from '../../agents/agent-url.ts';
import { type FindingReport, shown } from '../../findings.ts';
import { isObject } from '../../json/object.ts';
import { checkDomain } from './check-selectors.ts';
import {
  type FilePlace,
  type JsonObject,
  objects,
  optionalArray,
  optionalText,
  optionalTimestamp,
  warnUnlessIn,
} from './shapes.ts';
import { isStrictTimestamp } from './timestamps.ts';
import { revocationReasons } from './vocabulary.ts';

/** Checks the fields that both variants may have. */
export function checkStamp(root: FilePlace, wanted: boolean): void {
  const schema = optionalText(root, '$schema');
  if (schema === '') root.report.warn('$schema', '$schema is empty');
  const updated = optionalText(root, 'last_updated');
  if (wanted && root.owner.last_updated === undefined) {
    root.report.warn('last_updated', 'last_updated is missing', 'say when the file was changed, in UTC');
  }
  if (updated !== undefined && !isStrictTimestamp(updated)) {
    root.report.warn('last_updated', `${shown(updated)} should look like 2026-01-31T12:00:00Z`);
  }
}

/** Checks who stands behind the file and how its catalog is labelled. */
export function checkCatalogHeader(root: FilePlace): void {
  const etag = optionalText(root, 'catalog_etag');
  if (etag !== undefined && (etag === '' || etag.length > 255)) {
    root.report.warn('catalog_etag', 'catalog_etag should have 1 to 255 characters');
  }
  warnUnlessIn(root, 'catalog_role', new Set(['community_format_registry']));
  const successor = optionalText(root, 'superseded_by');
  if (successor !== undefined && !isHttpsUrl(successor)) {
    root.report.warn('superseded_by', `${shown(successor)} is not an https URL`);
  }
  checkContact(root);
  checkFeatures(root);
}

/** Checks the list of domains that the file no longer speaks for. */
export function checkRevocations(root: FilePlace): void {
  const list = optionalArray(root, 'revoked_publisher_domains') ?? [];
  for (const place of objects(list, 'revoked_publisher_domains', root.report)) {
    checkDomain(place, 'publisher_domain', place.owner.publisher_domain);
    const revokedAt = optionalTimestamp(place, 'revoked_at');
    if (revokedAt === undefined && place.owner.revoked_at === undefined) {
      root.report.error(`${place.path}.revoked_at`, 'revoked_at is required');
    }
    warnUnlessIn(place, 'reason', revocationReasons);
  }
}

export function isHttpsUrl(url: string): boolean {
  const verdict = canonicalAgentUrl(url);
  return verdict.ok && verdict.url.startsWith('https://');
}

function checkContact({ owner, report }: FilePlace): void {
  const { contact } = owner;
  if (contact === undefined) return;
  if (!isObject(contact)) {
    report.error('contact', `contact must be an object, not ${shown(contact)}`);
    return;
  }
  if (typeof contact.name !== 'string' || contact.name.trim() === '' || contact.name.length > 255) {
    report.warn('contact.name', 'contact needs a name of 1 to 255 characters');
  }
  for (const name of ['email', 'domain', 'seller_id', 'tag_id', 'privacy_policy_url']) {
    if (contact[name] !== undefined && typeof contact[name] !== 'string') {
      report.warn(`contact.${name}`, `${name} should be a string, not ${shown(contact[name])}`);
    }
  }
}

function checkFeatures(root: FilePlace): void {
  const list = optionalArray(root, 'property_features') ?? [];
  list.forEach((item, index) => {
    checkFeature(item, `property_features[${index}]`, root.report);
  });
}

function checkFeature(item: unknown, path: string, report: FindingReport): void {
  const feature: JsonObject = isObject(item) ? item : {};
  if (typeof feature.url !== 'string' || !isHttpsUrl(feature.url))
    report.warn(`${path}.url`, 'url should be an https URL');
  if (typeof feature.name !== 'string' || feature.name === '')
    report.warn(`${path}.name`, 'name is required');
  if (!Array.isArray(feature.features) || feature.features.length === 0) {
    report.warn(`${path}.features`, 'features should list at least one feature');
  }
}
