import type { Issue } from '../errors.ts';
import { slug } from '../text/slug.ts';
import { canonicalJson, identifiersHash, sha256 } from './adagents/digests.ts';
import { isForeign, type ProjectedProperty } from './adagents/projection.ts';
import { readProperty } from './adagents/properties.ts';
import { identifierTypes, isWord, propertyTypes } from './adagents/vocabulary.ts';
import { canonicalIdentifier, type Identifier, type KnownIdentifier } from './identifiers.ts';
import { understoodOfMember } from './published-property.ts';
import { type PublisherRecord, recordedProperties } from './record.ts';

/** A property as a member describes it. */
export type EntryProperty = { type: string; name: string; [field: string]: unknown };

/** The content of a member's entry for a publisher: its properties, never the agents that may sell them. */
export type PublisherEntry = {
  properties: EntryProperty[];
  contact?: { name?: string; email?: string };
};

/** The record of a publisher that is known from a member's submission only. */
export function publisherFromEntry(domain: string, entry: PublisherEntry): PublisherRecord {
  const properties = entry.properties.map((property) => ({
    ...(typeof property.property_id === 'string' ? { id: property.property_id } : {}),
    type: property.type,
    name: property.name,
    identifiers: knownIdentifiers(domain, property),
    tags: strings(property.tags),
  }));
  return {
    publisher_domain: domain,
    source: 'hosted',
    verified: false,
    authorized_agents: [],
    properties: recordedProperties(properties),
    properties_total: properties.length,
    ...(entry.contact === undefined ? {} : { contact: entry.contact }),
  };
}

/** The well-formed identifiers of unvalidated input, in canonical form. */
export function identifiersOf(value: unknown): Identifier[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const { type, value: text } = Object(item) as { type?: unknown; value?: unknown };
    return typeof type === 'string' && typeof text === 'string'
      ? [{ type, value: canonicalIdentifier(type, text) }]
      : [];
  });
}

/** The identifiers of a property: those of the published types, or the publisher's domain when it has none. */
function knownIdentifiers(domain: string, { identifiers }: EntryProperty): KnownIdentifier[] {
  const known = identifiersOf(identifiers).flatMap(({ type, value }) =>
    isWord(identifierTypes, type) ? [{ type, value }] : [],
  );
  if (known.length === 0) return [{ type: 'domain', value: domain }];
  return [...new Map(known.map((one) => [`${one.type} ${one.value}`, one])).values()];
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Identifies the property across edits: its id, or a hash for an entry that was stored before ids were assigned. */
function entryKey(property: EntryProperty): string {
  if (typeof property.property_id === 'string') return property.property_id;
  const given = identifiersOf(property.identifiers);
  const known = given.length > 0 ? given : [{ type: property.type, value: property.name }];
  return `h:${identifiersHash(known).slice(0, 40)}`;
}

/** The entry's properties in the form that the catalogue stores. */
export function contributedProperties(domain: string, entry: PublisherEntry): ProjectedProperty[] {
  const items = entry.properties.map((property) => ({
    ...understoodOfMember(property),
    key: entryKey(property),
    identifiers: knownIdentifiers(domain, property),
    hash: sha256(canonicalJson(property)),
    doc: property,
  }));
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

const hostedProperty = (domain: string, property: EntryProperty) => {
  const { type, property_type: _same, ...rest } = property;
  return { property_type: type, ...rest, identifiers: knownIdentifiers(domain, property) };
};

/** The adagents.json that the registry hosts for an entry. It describes properties and authorizes no agent. */
export function hostedAdagents(domain: string, entry: PublisherEntry, at: Date) {
  return {
    // Entries that were stored before types were validated may have other types, which readers reject.
    properties: entry.properties
      .filter(({ type }) => propertyTypes.has(type))
      .map((property) => hostedProperty(domain, property)),
    authorized_agents: [],
    ...(entry.contact?.name === undefined ? {} : { contact: entry.contact }),
    last_updated: at.toISOString(),
  };
}

const MOST_ISSUES = 50;

/**
 * The faults of an entry's properties that readers of adagents.json would reject. Each path is a field of the
 * request.
 */
export function entryIssues(domain: string, properties: readonly EntryProperty[]): Issue[] {
  const issues: Issue[] = [];
  const ids = new Map<string, number>();
  for (const [index, property] of properties.entries()) {
    if (issues.length >= MOST_ISSUES) break;
    const path = `properties[${index}]`;
    const reading = readProperty(hostedProperty(domain, property), path, (field, message) => {
      issues.push({ path: field.replace('.property_type', '.type'), message });
    });
    issues.push(...foreignIdentifiers(domain, property.identifiers, `${path}.identifiers`));
    if (reading !== null && (reading.publisherDomain ?? domain) !== domain)
      issues.push({ path: `${path}.publisher_domain`, message: `must be ${domain} or absent` });
    if (reading?.propertyId == null) continue;
    const first = ids.get(reading.propertyId);
    if (first === undefined) ids.set(reading.propertyId, index);
    else
      issues.push({
        path: `${path}.property_id`,
        message: `"${reading.propertyId}" is already the id of properties[${first}]`,
      });
  }
  return issues.slice(0, MOST_ISSUES);
}

/** Checks the list that the member sent, so that each issue has its path in the request. */
function foreignIdentifiers(domain: string, given: unknown, path: string): Issue[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((item: unknown, index) =>
    identifiersOf([item])
      .filter((identifier) => isForeign(identifier, domain))
      .map(({ value }) => ({
        path: `${path}[${index}].value`,
        message: `must be ${domain} or a host below it (got ${value})`,
      })),
  );
}

/** A property whose key (its id, or a hash) has changed with the edit. */
export type MovedKey = { from: string; to: string };

/**
 * Gives every property of an edited entry an id, so that mirrors can follow it: the property's own id, or the id
 * that it had before the edit, or a new id made from its name. A property is the same as one before the edit when
 * both have the same id, or else an identifier in common, or else the same type and name. The unmatched properties
 * of a type were renamed when there are as many of them before the edit as after it. They are then paired in their
 * order.
 */
export function identifyProperties(
  properties: readonly EntryProperty[],
  earlier: readonly EntryProperty[],
): { properties: EntryProperty[]; moved: MovedKey[] } {
  const before = sameProperties(properties, earlier);
  const taken = new Set([
    ...properties.flatMap((property) => idOf(property) ?? []),
    ...earlier.flatMap((property) => idOf(property) ?? []),
  ]);
  const newId = idMaker(taken);
  const identified = properties.map((property, index) => {
    const known = before.get(index);
    const id = idOf(property) ?? (known && idOf(known)) ?? newId(property);
    return { ...property, property_id: id };
  });
  const moved = identified.flatMap((property, index) => {
    const known = before.get(index);
    const from = known && entryKey(known);
    const to = entryKey(property);
    return from === undefined || from === to ? [] : [{ from, to }];
  });
  return { properties: identified, moved };
}

const idOf = ({ property_id: id }: EntryProperty): string | undefined =>
  typeof id === 'string' ? id : undefined;

/** Maps the index of a property in the new list to that property before the edit. */
function sameProperties(
  properties: readonly EntryProperty[],
  earlier: readonly EntryProperty[],
): Map<number, EntryProperty> {
  const found = new Map<number, EntryProperty>();
  const left = new Set(earlier);
  const pair = (index: number, known: EntryProperty | undefined) => {
    if (known === undefined || found.has(index) || !left.has(known)) return;
    found.set(index, known);
    left.delete(known);
  };
  const pairBy = (keysOf: (property: EntryProperty) => readonly string[]) => {
    const holders = Map.groupBy(
      [...left].flatMap((known) => keysOf(known).map((key) => ({ key, known }))),
      ({ key }) => key,
    );
    for (const [index, property] of properties.entries()) {
      const known = keysOf(property).map((key) => holders.get(key));
      pair(index, known.find((list) => list?.length === 1)?.[0]?.known);
    }
  };
  pairBy((property) => [idOf(property) ?? []].flat());
  pairBy(({ identifiers }) => identifiersOf(identifiers).map(({ type, value }) => `${type} ${value}`));
  pairBy(({ type, name }) => [`${type} ${name}`]);

  const renamed = properties.flatMap((property, index) =>
    found.has(index) || idOf(property) !== undefined ? [] : [{ index, type: property.type }],
  );
  const gone = Map.groupBy([...left], ({ type }) => type);
  for (const [type, places] of Map.groupBy(renamed, (place) => place.type)) {
    const old = gone.get(type) ?? [];
    if (old.length !== places.length) continue;
    for (const [nth, { index }] of places.entries()) pair(index, old[nth]);
  }
  return found;
}

/** Makes ids from names. A name that is taken gets a number. */
function idMaker(taken: ReadonlySet<string>) {
  const made = new Map<string, number>();
  return ({ name, type }: EntryProperty): string => {
    const base = slug(name) || slug(type) || 'property';
    let count = made.get(base) ?? 1;
    let id = count === 1 ? base : `${base}_${count}`;
    while (taken.has(id)) {
      count += 1;
      id = `${base}_${count}`;
    }
    made.set(base, count + 1);
    return id;
  };
}
