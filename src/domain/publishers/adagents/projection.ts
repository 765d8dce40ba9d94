import { type Warning, warning } from '../../findings.ts';
import { liesWithin } from '../../net/domain-name.ts';
import type { KnownIdentifier } from '../identifiers.ts';
import { type ProjectedAuthorization, projectAuthorizations } from './authorizations.ts';
import type { Inspection } from './check.ts';
import { type ProjectedCollection, projectCollections } from './collections.ts';
import { canonicalJson, identifiersHash, sha256 } from './digests.ts';
import { LONGEST_ITEM, type Refuse, TOO_LONG_ITEM } from './parts.ts';
import { PROPERTY_LEFT_OUT, type PropertyReading, propertyPlace } from './properties.ts';
import { selectorDomains } from './references.ts';
import { type Revocation, revocations } from './revocations.ts';
import type { FileContext, JsonObject } from './shapes.ts';

export type { AuthorizationScope, ProjectedAuthorization } from './authorizations.ts';
export type { ProjectedCollection } from './collections.ts';

/** A property of the publisher. */
export type ProjectedProperty = {
  /** Identifies the property across versions of the file: its id, or a hash of its identifiers when it has no id. */
  key: string;
  propertyId: string | null;
  propertyType: string;
  name: string;
  identifiers: KnownIdentifier[];
  tags: string[];
  channels: string[];
  /** SHA-256 of the property as written. The order of object members does not matter. */
  hash: string;
  /** As written. */
  doc: JsonObject;
};

/** What a file says about one publisher. */
export type Projection = {
  properties: ProjectedProperty[];
  collections: ProjectedCollection[];
  authorizations: ProjectedAuthorization[];
  /** Other publishers that the file names and has not revoked, canonical, each once. */
  namedDomains: string[];
  /** Domains that the file has revoked. They can include the publisher's own domain. */
  revocations: Revocation[];
  /** The first 200 warnings about properties, collections and entries that were left out. */
  refused: Warning[];
};

export const emptyProjection: Projection = {
  properties: [],
  collections: [],
  authorizations: [],
  namedDomains: [],
  revocations: [],
  refused: [],
};

const MOST_REFUSED = 200;

/**
 * Selects what an inspected file says about one publisher. In the publisher's own file, or the file that it points
 * to, a property belongs to the publisher unless it names another one. In a manager's file, only a property that
 * names the publisher counts. A property with a host outside the publisher's domain is refused, because a file
 * cannot claim what belongs to others. A revoked publisher keeps its properties and loses every authorization.
 * @param hashes those of property documents that are known already
 */
export function project(
  inspection: Extract<Inspection, { variant: 'inline' }>,
  { publisherDomain, role }: FileContext,
  hashes: ReadonlyMap<unknown, string>,
): { projection: Projection; namesPublisher: boolean } {
  const refused: Warning[] = [];
  const belongs = (named: string | null) =>
    (named ?? (role === 'manager' ? null : publisherDomain)) === publisherDomain;
  const readings = [...inspection.properties, ...inspection.agents.flatMap((agent) => agent.inline)];
  const own = readings.filter((reading) => belongs(reading.publisherDomain));
  const refuse: Refuse = (field, message, consequence) => {
    if (refused.length < MOST_REFUSED) refused.push(warning(field, message, consequence));
  };
  const properties = projectProperties(own, publisherDomain, refuse, hashes);
  const reached = projectAuthorizations(inspection.agents, publisherDomain, role, own, refuse);
  const collections = projectCollections(
    inspection.collections,
    inspection.agents,
    publisherDomain,
    role,
    refuse,
  );
  const revoked = revocations(inspection.file);
  const revokedDomains = new Set(revoked.map(({ domain }) => domain));
  const projection = {
    properties,
    collections,
    authorizations: revokedDomains.has(publisherDomain) ? [] : reached,
    namedDomains: namedDomains(inspection, readings).filter(
      (domain) => domain !== publisherDomain && !revokedDomains.has(domain),
    ),
    revocations: revoked,
    refused,
  };
  // A file without any entry says that nobody may sell, which is a statement about its owner.
  const isEmpty = [inspection.agents, readings, inspection.collections].every(({ length }) => length === 0);
  const isNamed = isEmpty || [properties, collections, reached].some(({ length }) => length > 0);
  return { projection, namesPublisher: role === 'manager' ? reached.length > 0 : isNamed };
}

function projectProperties(
  readings: readonly PropertyReading[],
  publisherDomain: string,
  refuse: Refuse,
  hashes: ReadonlyMap<unknown, string>,
): ProjectedProperty[] {
  const kept = new Map<string, ProjectedProperty>();
  for (const reading of readings) {
    const foreign = reading.identifiers.find((identifier) => isForeign(identifier, publisherDomain));
    if (foreign) {
      refuse(
        `${propertyPlace(reading)}.identifiers`,
        `${foreign.type} "${foreign.value}" is outside ${publisherDomain}`,
        PROPERTY_LEFT_OUT,
      );
      continue;
    }
    const property = projectProperty(reading, hashes);
    if (property === undefined) {
      refuse(propertyPlace(reading), TOO_LONG_ITEM, PROPERTY_LEFT_OUT);
      continue;
    }
    const first = kept.get(property.key);
    if (first === undefined) kept.set(property.key, property);
    else if (first.hash !== property.hash)
      refuse(propertyPlace(reading), 'another property has this id, or these identifiers', PROPERTY_LEFT_OUT);
  }
  return [...kept.values()];
}

/**
 * Whether a canonical identifier names a host outside the publisher's domain. A file of that domain cannot claim
 * such a host.
 */
export function isForeign(
  { type, value }: { type: string; value: string },
  publisherDomain: string,
): boolean {
  if (type !== 'domain' && type !== 'subdomain') return false;
  return !liesWithin(value.startsWith('*.') ? value.slice(2) : value, publisherDomain);
}

/** @returns undefined for a property that is too long */
function projectProperty(
  reading: PropertyReading,
  hashes: ReadonlyMap<unknown, string>,
): ProjectedProperty | undefined {
  const { propertyId, propertyType, name, identifiers, tags, channels, doc } = reading;
  const text = hashes.has(doc) ? '' : canonicalJson(doc);
  if (text.length > LONGEST_ITEM) return undefined;
  const key = propertyId ?? `h:${identifiersHash(identifiers).slice(0, 40)}`;
  return {
    key,
    propertyId,
    propertyType,
    name,
    identifiers,
    tags,
    channels,
    hash: hashes.get(doc) ?? sha256(text),
    doc,
  };
}

function namedDomains(
  { agents, collections }: Extract<Inspection, { variant: 'inline' }>,
  readings: readonly PropertyReading[],
): string[] {
  const named = new Set<string>();
  const lists = (doc: JsonObject) =>
    [doc.publisher_properties, doc.collections].flatMap((list) => (Array.isArray(list) ? list : []));
  for (const { doc } of agents) {
    for (const selector of lists(doc)) for (const domain of selectorDomains(selector)) named.add(domain);
  }
  for (const { publisherDomain } of readings) if (publisherDomain !== null) named.add(publisherDomain);
  for (const { publisherDomain, distributors } of collections) {
    if (publisherDomain !== null) named.add(publisherDomain);
    for (const domain of distributors) named.add(domain);
  }
  return [...named];
}
