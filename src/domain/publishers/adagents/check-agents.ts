import { type FindingReport, leavingOut, notOneOf, shown } from '../../findings.ts';
import { meantCountry, meantTime, meantWord } from '../../json/mends.ts';
import { isObject } from '../../json/values.ts';
import { canonicalAgentUrl, hasUserInfo } from '../../net/agent-url.ts';
import { overHttps } from '../../net/meant-address.ts';
import { checkProperties, type PropertyReading } from './properties.ts';
import {
  checkCollectionSelectors,
  checkPublisherSelectors,
  type Known,
  warnAboutUnknown,
  withoutNulls,
} from './references.ts';
import {
  type FilePlace,
  isStrictTimestamp,
  type JsonObject,
  objects,
  optionalArray,
  optionalBoolean,
  optionalText,
  optionalTimestamp,
  parseTimestamp,
  placeAt,
  requiredArray,
  requiredText,
  texts,
} from './shapes.ts';
import {
  type AuthorizationType,
  companions,
  coversSignalsOnly,
  delegationTypes,
  isAuthorizationType,
  onlyAuthorizationType,
} from './vocabulary.ts';

/** An `authorized_agents` entry that has no errors. */
export type AgentReading = {
  /** Path of the entry in the file, for example `authorized_agents[0]`. */
  field: string;
  /** Canonical. */
  agentUrl: string;
  type: AuthorizationType;
  authorizedFor: string;
  /** The properties that the entry describes inline. */
  inline: PropertyReading[];
  /** As written, without null members and without the items that are left out. */
  doc: JsonObject;
};

const LONGEST_PURPOSE = 500;

export const ENTRY_LEFT_OUT = 'the entry is left out and the rest of the file is used';

/**
 * Checks the entries of `authorized_agents` and returns those without errors. A faulty entry is left out with a
 * warning. In an entry, a faulty item of what is granted is left out; a faulty limit makes the whole entry faulty,
 * because without its limit the entry would grant more than it says. With `strict`, all of these are errors.
 */
export function checkAgents(
  list: readonly unknown[],
  known: Known,
  report: FindingReport,
  strict: boolean,
): AgentReading[] {
  const readings: AgentReading[] = [];
  const seen = new Map<string, string>();
  list.forEach((item, index) => {
    const path = `authorized_agents[${index}]`;
    const judged = strict ? report : leavingOut(report, ENTRY_LEFT_OUT);
    const before = judged.errorCount();
    if (!isObject(item)) {
      judged.error(path, `must be an object, not ${shown(item)}`);
      return;
    }
    const place: FilePlace = { owner: { ...withoutNulls(item, path, judged) }, path, report: judged };
    const reading = checkAgent(place, known, strict);
    if (reading === undefined) return;
    if (judged.errorCount() === before) readings.push(reading);
    const first = seen.get(reading.agentUrl);
    if (first === undefined) seen.set(reading.agentUrl, path);
    else report.warn(placeAt(place, 'url'), `the same agent is already authorized by ${first}`);
  });
  return readings;
}

/** @param place its owner is a copy, from which faulty items of what the entry grants are removed */
function checkAgent(place: FilePlace, known: Known, strict: boolean): AgentReading | undefined {
  const { owner, path, report } = place;
  const agentUrl = checkUrl(place);
  const authorizedFor = requiredText(place, 'authorized_for', LONGEST_PURPOSE);
  const emptied = keepUsable(place, strict);
  const type = checkType(place, emptied);
  const inlineList = optionalArray(place, 'properties') ?? [];
  const inline = checkProperties(inlineList, placeAt(place, 'properties'), report, strict);
  checkQualifiers(place, type !== undefined && coversSignalsOnly(type), known);
  checkSigningKeys(place);
  checkEncryptionKeys(place);
  const updated = optionalText(place, 'last_updated');
  if (updated !== undefined && !isStrictTimestamp(updated)) {
    const message = 'last_updated should look like 2026-01-31T12:00:00Z';
    report.warn(placeAt(place, 'last_updated'), message, undefined, meantTime(parseTimestamp(updated)));
  }
  if (type !== undefined) warnAboutUnknown(place, type, known);
  if (agentUrl === undefined || authorizedFor === undefined || type === undefined) return undefined;
  return { field: path, agentUrl, type, authorizedFor, inline, doc: owner };
}

function checkUrl(place: FilePlace): string | undefined {
  const url = requiredText(place, 'url', Number.POSITIVE_INFINITY, false);
  if (url === undefined) return undefined;
  const verdict = canonicalAgentUrl(url);
  if (!verdict.ok) {
    place.report.error(placeAt(place, 'url'), `${shown(url)}: ${verdict.reason}`);
    return undefined;
  }
  if (!verdict.url.startsWith('https://')) {
    place.report.error(
      placeAt(place, 'url'),
      `${shown(url)}: the URL of an agent must use https`,
      overHttps(url),
    );
    return undefined;
  }
  if (hasUserInfo(url))
    place.report.warn(placeAt(place, 'url'), 'the user name in the URL is ignored', verdict.url, {
      value: verdict.url,
    });
  return verdict.url;
}

function checkType(place: FilePlace, emptied: ReadonlySet<string>): AuthorizationType | undefined {
  const type = place.owner.authorization_type;
  if (isAuthorizationType(type)) {
    const name = companions[type];
    if (emptied.has(name)) place.report.error(placeAt(place, name), `none of the ${name} can be used`);
    else requiredArray(place, name, `when authorization_type is ${type}`);
    return type;
  }
  const problem = type === undefined ? 'is required' : `cannot be ${shown(type)}`;
  const allowed = Object.keys(companions).join(', ');
  place.report.error(
    placeAt(place, 'authorization_type'),
    `authorization_type ${problem}, use one of ${allowed}`,
    type === undefined ? onlyAuthorizationType(place.owner) : meantWord(type, Object.keys(companions)),
  );
  return undefined;
}

const ITEM_LEFT_OUT = 'the item is left out and the rest of the file is used';

/**
 * Removes the faulty items of the lists that grant something, even of those that `authorization_type` does not use:
 * the agent gets less without them. Returns the lists of which nothing is left.
 */
function keepUsable(place: FilePlace, strict: boolean): Set<string> {
  const emptied = new Set<string>();
  const keep = (name: string, read: (list: readonly unknown[]) => unknown[]) => {
    const list = optionalArray(place, name);
    const kept = list && read(list);
    if (list === undefined || kept === undefined || strict) return;
    place.owner[name] = kept;
    if (kept.length === 0 && list.length > 0) emptied.add(name);
  };
  const aside = strict ? place : { ...place, report: leavingOut(place.report, ITEM_LEFT_OUT) };
  for (const name of ['property_ids', 'property_tags', 'signal_ids', 'signal_tags'])
    keep(name, (list) => texts(aside, name, list));
  const path = placeAt(place, 'publisher_properties');
  keep('publisher_properties', (list) => checkPublisherSelectors(list, path, place.report, strict));
  return emptied;
}

const QUALIFIERS = [
  'collections',
  'placement_ids',
  'placement_tags',
  'delegation_type',
  'exclusive',
  'countries',
  'effective_from',
  'effective_until',
];

/**
 * Checks the qualifiers that narrow an authorization: collections, placements, countries, time, and how the sale is
 * delegated.
 */
function checkQualifiers(place: FilePlace, signalsOnly: boolean, known: Known): void {
  const { owner, report } = place;
  for (const name of ['placement_ids', 'placement_tags']) texts(place, name, list(place, name));
  const collections = list(place, 'collections');
  checkCollectionSelectors(collections, placeAt(place, 'collections'), report);
  warnAboutCollections(place, collections, known);
  checkCountries(place);
  optionalBoolean(place, 'exclusive');
  const { delegation_type: delegation } = owner;
  if (delegation !== undefined && !(typeof delegation === 'string' && delegationTypes.has(delegation))) {
    const message = notOneOf('delegation_type', delegation, delegationTypes);
    report.error(placeAt(place, 'delegation_type'), message, meantWord(delegation, delegationTypes));
  }
  const from = optionalTimestamp(place, 'effective_from');
  const until = optionalTimestamp(place, 'effective_until');
  if (from && until && from > until) {
    report.error(placeAt(place, 'effective_until'), 'effective_until lies before effective_from');
  }
  if (!signalsOnly) return;
  for (const name of QUALIFIERS.filter((qualifier) => owner[qualifier] !== undefined)) {
    report.warn(placeAt(place, name), `${name} says nothing about an authorization of signals`);
  }
}

/**
 * Returns an optional list. An empty list narrows nothing and gets a warning, except that the schema asks for a
 * placement.
 */
function list(place: FilePlace, name: string): readonly unknown[] {
  const items = optionalArray(place, name) ?? [];
  if (name === 'placement_ids' && Array.isArray(place.owner[name]) && items.length === 0) {
    requiredArray(place, name, 'when it is used');
    return items;
  }
  if (place.owner[name] !== undefined && items.length === 0 && Array.isArray(place.owner[name])) {
    place.report.warn(
      placeAt(place, name),
      `an empty ${name} is read as if it were not there`,
      `leave ${name} out`,
      'remove',
    );
  }
  return items;
}

function checkCountries(place: FilePlace): void {
  const seen = new Set<unknown>();
  list(place, 'countries').forEach((country, index) => {
    const field = `${placeAt(place, 'countries')}[${index}]`;
    if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) {
      place.report.error(
        field,
        `${shown(country)} is not a country code of two capital letters (ISO 3166-1)`,
        meantCountry(country),
      );
    } else if (seen.has(country))
      place.report.warn(field, `"${country}" is listed twice`, undefined, 'remove');
    seen.add(country);
  });
}

function warnAboutCollections(place: FilePlace, selectors: readonly unknown[], known: Known): void {
  // Ids of other publishers' collections cannot be looked up here, so ids are compared only if this file defines
  // collections.
  if (known.collectionIds.size === 0) return;
  selectors.forEach((selector, index) => {
    if (!isObject(selector) || !Array.isArray(selector.collection_ids)) return;
    if (selector.collection_ids.some((id) => typeof id === 'string' && known.collectionIds.has(id))) return;
    place.report.warn(
      `${placeAt(place, 'collections')}[${index}].collection_ids`,
      'none of these collections is defined in this file',
    );
  });
}

// Members of a JWK that only the owner of the key may know (RFC 7518 sections 6.2.2, 6.3.2 and 6.4).
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** Checks the pinned signing keys (RFC 7517) of an entry. An empty list would pin nothing, so it is an error. */
function checkSigningKeys(place: FilePlace): void {
  checkKeys(place, 'signing_keys');
}

function checkEncryptionKeys(place: FilePlace): void {
  checkKeys(place, 'encryption_keys');
}

function checkKeys(place: FilePlace, name: string): void {
  if (place.owner[name] === undefined || optionalArray(place, name) === undefined) return;
  const keys = objects(
    requiredArray(place, name, 'when it is used') ?? [],
    placeAt(place, name),
    place.report,
  );
  const seen = new Set<string>();
  for (const key of keys) {
    const kid = requiredText(key, 'kid');
    requiredText(key, 'kty');
    optionalTimestamp(key, 'revoked_at');
    if (kid !== undefined && seen.has(kid))
      place.report.warn(placeAt(key, 'kid'), 'this kid is listed twice');
    if (kid !== undefined) seen.add(kid);
    for (const member of PRIVATE_MEMBERS.filter((secret) => Object.hasOwn(key.owner, secret))) {
      const message = `${member} is private key material that everybody can read here`;
      place.report.warn(placeAt(key, member), message, 'publish the public key only and replace this key');
    }
  }
}
