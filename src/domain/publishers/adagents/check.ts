import { AdagentsPointer } from '../../../../generated/validators/schemas/adagents.js';
import { clip, type FindingReport, type Findings, leavingOut, openReport, shown } from '../../findings.ts';
import { meantTime } from '../../json/mends.ts';
import { warnBySchema } from '../../json/schema-findings.ts';
import { isObject } from '../../json/values.ts';
import { canonicalAgentUrl, hasUserInfo } from '../../net/agent-url.ts';
import { overHttps } from '../../net/meant-address.ts';
import { finish, type Steps } from '../../steps.ts';
import { visibleText } from '../../text/visible-text.ts';
import { type AgentReading, checkAgents } from './check-agents.ts';
import { checkFormats, checkPlacements, checkSignals } from './check-catalog.ts';
import { type CollectionReading, checkCollections } from './collections.ts';
import { checkProperties, type PropertyReading } from './properties.ts';
import { warnByFileSchema } from './published-form.ts';
import { checkDomain, type Known, whatIsKnown } from './references.ts';
import {
  type FilePlace,
  isStrictTimestamp,
  type JsonObject,
  objects,
  optionalArray,
  optionalText,
  optionalTimestamp,
  optionalValue,
  parseTimestamp,
  requiredText,
  warnUnlessIn,
} from './shapes.ts';
import { revocationReasons } from './vocabulary.ts';

export type CheckContext = {
  /** Canonical domain that the file speaks for. */
  domain: string;
  /** Whether an item that readers would leave out is an error, not a warning: for a file that is still being written. */
  strict?: boolean;
};

/** Result of the check of a file: the findings, and the parts of the file that have no errors. */
export type Inspection =
  | { variant: 'pointer'; location: string; findings: Findings }
  | {
      variant: 'inline';
      findings: Findings;
      file: JsonObject;
      agents: AgentReading[];
      properties: PropertyReading[];
      collections: CollectionReading[];
      /** As written, without those that are left out. */
      placements: JsonObject[];
      signals: JsonObject[];
    }
  | { variant: 'none'; findings: Findings };

const CATALOG = ['formats', 'properties', 'placements', 'collections', 'signals'];

/**
 * Returns the findings about an adagents.json document of either variant. A faulty item (an agent, a selector, a
 * property, a collection, a format, a placement, a signal) is a warning, because readers leave it out and use the
 * rest. Errors make the file invalid: a faulty root or list, a revocation that does not tell whom it is about, a file
 * of which nothing is left. Never throws, whatever the document is.
 */
export function checkAdagents(doc: unknown, context: CheckContext): Findings {
  return inspectAdagents(doc, context).findings;
}

/** Checks as `checkAdagents` does, and also returns the parts that were read. */
export const inspectAdagents = (doc: unknown, context: CheckContext): Inspection =>
  finish(adagentsInspection(doc, context));

/** As `inspectAdagents`, with a step for each large part of the check: what runs for the first time takes longest. */
export function* adagentsInspection(doc: unknown, context: CheckContext): Steps<Inspection> {
  const report = openReport();
  if (!isObject(doc)) {
    report.error('root', `the document must be an object, not ${shown(doc)}`);
    return { variant: 'none', findings: report.findings() };
  }
  const root: FilePlace = { owner: doc, path: '', report };
  if (typeof doc.authoritative_location === 'string')
    return inspectPointer(root, doc.authoritative_location, context);
  if (optionalValue(root, 'authoritative_location') !== undefined) {
    const message = `authoritative_location must be a string, not ${shown(doc.authoritative_location)}`;
    report.error('authoritative_location', message);
  }
  return yield* inspectInline(root, context);
}

function inspectPointer(root: FilePlace, location: string, { domain }: CheckContext): Inspection {
  const { report } = root;
  checkStamp(root, false);
  const verdict = canonicalAgentUrl(location);
  const field = 'authoritative_location';
  if (!verdict.ok) report.error(field, `${shown(location)}: ${verdict.reason}`);
  else if (!verdict.url.startsWith('https://'))
    report.error(field, `${shown(location)} must use https`, overHttps(location));
  else if (hasUserInfo(location)) report.error(field, 'authoritative_location must not carry a user name');
  else if (verdict.url === `https://${domain}/.well-known/adagents.json`)
    report.error(field, 'the file points to itself');
  if (root.owner.authorized_agents !== undefined) {
    const message = 'authorized_agents is not read, because authoritative_location says where the file is';
    report.warn('authorized_agents', message);
  }
  warnBySchema(root.owner, AdagentsPointer, report);
  return { variant: 'pointer', location, findings: report.findings() };
}

function* inspectInline(root: FilePlace, { domain, strict = false }: CheckContext): Steps<Inspection> {
  const { owner: file, report } = root;
  const header = strict ? root : { ...root, report: leavingOut(report, FIELD_LEFT_OUT) };
  checkStamp(header, true);
  checkCatalogHeader(header);
  checkRevocations(root, strict);
  const catalog = { report, strict };
  const properties = checkProperties(optionalArray(root, 'properties') ?? [], 'properties', report, strict);
  yield;
  const collections = checkCollections(optionalArray(root, 'collections') ?? [], report);
  const formatIds = checkFormats(optionalArray(root, 'formats') ?? [], file, catalog);
  const known = whatIsKnown(file);
  const places = optionalArray(root, 'placements') ?? [];
  const placements = checkPlacements(places, { ...known, formatIds, domain }, catalog);
  const signals = checkSignals(optionalArray(root, 'signals') ?? [], catalog);
  checkTagMap(header, 'tags', new Set());
  checkTagMap(header, 'placement_tags', known.placementTags);
  checkTagMap(header, 'signal_tags', known.signalTags);
  yield;
  const list = agentList(root);
  const agents = checkAgents(list, known, report, strict || isNothingLeft(file, list, known));
  yield;
  warnByFileSchema(file, report);
  return {
    variant: 'inline',
    findings: report.findings(),
    file,
    agents,
    properties,
    collections,
    placements,
    signals,
  };
}

const FIELD_LEFT_OUT = 'the field is left out and the rest of the file is used';

/** Whether a file lists agents only, and none of them can be used. Their faults are errors, because nothing is left. */
function isNothingLeft(file: JsonObject, list: readonly unknown[], known: Known): boolean {
  if (list.length === 0 || hasCatalog(file)) return false;
  return checkAgents(list, known, openReport(), false).length === 0;
}

function agentList({ owner: file, report }: FilePlace): readonly unknown[] {
  const list = file.authorized_agents;
  if (!Array.isArray(list)) {
    const missing =
      'is required, or `authoritative_location` in a file that names the place of the whole one';
    const problem = list === undefined || list === null ? missing : `must be an array, not ${shown(list)}`;
    report.error('authorized_agents', `authorized_agents ${problem}`);
    return [];
  }
  if (list.length === 0 && !hasCatalog(file)) warnAboutNothing(report);
  return list;
}

function warnAboutNothing(report: FindingReport): void {
  const message = 'authorized_agents is empty and the file lists nothing else';
  report.warn('authorized_agents', message, `authorize an agent, or list ${CATALOG.join(', ')}`);
}

/** Whether the file lists anything besides its agents. */
export function hasCatalog(file: JsonObject): boolean {
  return CATALOG.some((name) => Array.isArray(file[name]) && file[name].length > 0);
}

/** Checks a map of tag definitions and warns about tags in use that it does not define. */
function checkTagMap(root: FilePlace, name: string, used: ReadonlySet<string>): void {
  const { report } = root;
  const map = optionalValue(root, name);
  if (map !== undefined && !isObject(map)) {
    report.error(name, `${name} must be an object of tag definitions, not ${shown(map)}`);
    return;
  }
  const definitions = Object.entries(map ?? {});
  for (const [tag, definition] of definitions) {
    const field = `${name}.${clip(tag, 60)}`;
    if (!isObject(definition)) report.error(field, `a tag is defined by an object, not ${shown(definition)}`);
    else requiredText({ owner: definition, path: field, report }, 'name');
  }
  const defined = new Set(definitions.map(([tag]) => tag));
  for (const tag of used) {
    if (!defined.has(tag)) report.warn(name, `the tag ${shown(tag)} is used but not defined`);
  }
}

/** Checks the fields that both variants may have. */
function checkStamp(root: FilePlace, wanted: boolean): void {
  const schema = optionalText(root, '$schema');
  if (schema === '') root.report.warn('$schema', '$schema is empty');
  const updated = optionalText(root, 'last_updated');
  if (wanted && root.owner.last_updated === undefined) {
    const advice = 'say when the file was changed, in UTC';
    root.report.warn('last_updated', 'last_updated is missing', advice, 'now');
  }
  if (updated !== undefined && !isStrictTimestamp(updated)) {
    root.report.warn(
      'last_updated',
      `${shown(updated)} should look like 2026-01-31T12:00:00Z`,
      undefined,
      meantTime(parseTimestamp(updated)),
    );
  }
}

/** Checks `catalog_etag`, `catalog_role`, `superseded_by`, `contact` and `property_features`. */
function checkCatalogHeader(root: FilePlace): void {
  const etag = optionalText(root, 'catalog_etag');
  if (etag !== undefined && (etag === '' || etag.length > 255)) {
    root.report.warn('catalog_etag', 'catalog_etag should have 1 to 255 characters');
  }
  warnUnlessIn(root, 'catalog_role', new Set(['community_format_registry']));
  const successor = optionalText(root, 'superseded_by');
  if (successor !== undefined && !isHttpsUrl(successor)) {
    root.report.warn(
      'superseded_by',
      `${shown(successor)} is not an https URL`,
      undefined,
      overHttps(successor),
    );
  }
  checkContact(root);
  checkFeatures(root);
}

/** Checks `revoked_publisher_domains`, the domains that the file no longer speaks for. */
function checkRevocations(root: FilePlace, strict: boolean): void {
  const list = optionalArray(root, 'revoked_publisher_domains') ?? [];
  for (const place of objects(list, 'revoked_publisher_domains', root.report)) {
    checkDomain(place, 'publisher_domain', place.owner.publisher_domain);
    // A domain is revoked whether or not the file says since when.
    const time = strict ? place : { ...place, report: leavingOut(root.report, REVOKED_ANYWAY) };
    const revokedAt = optionalTimestamp(time, 'revoked_at');
    if (revokedAt === undefined && (place.owner.revoked_at ?? undefined) === undefined) {
      time.report.error(`${place.path}.revoked_at`, 'revoked_at is required');
    }
    warnUnlessIn(place, 'reason', revocationReasons);
  }
}

const REVOKED_ANYWAY = 'the domain counts as revoked without a time';

function isHttpsUrl(url: string): boolean {
  const verdict = canonicalAgentUrl(url);
  return verdict.ok && verdict.url.startsWith('https://');
}

function checkContact(root: FilePlace): void {
  const { report } = root;
  const contact = optionalValue(root, 'contact');
  if (contact === undefined) return;
  if (!isObject(contact)) {
    report.error('contact', `contact must be an object, not ${shown(contact)}`);
    return;
  }
  if (
    typeof contact.name !== 'string' ||
    visibleText(contact.name) === undefined ||
    contact.name.length > 255
  ) {
    report.warn('contact.name', 'contact needs a name of 1 to 255 characters');
  }
  for (const name of ['email', 'domain', 'seller_id', 'tag_id', 'privacy_policy_url']) {
    if ((contact[name] ?? undefined) !== undefined && typeof contact[name] !== 'string') {
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
