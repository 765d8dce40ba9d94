import { canonicalJson, sha256 } from './adagents/canonical-json.ts';
import { identifiersHash } from './adagents/identifiers-hash.ts';
import { isForeign, type ProjectedProperty } from './adagents/projection.ts';
import type { Freshness } from './crawl.ts';
import type { Issue } from './errors.ts';
import { canonicalIdentifier } from './identifiers.ts';

/** A record names at most this many properties; `properties_total` tells how many there are. */
export const RECORD_PROPERTIES = 1000;
/** A record names at most this many agents. */
export const RECORD_AGENTS = 1000;

export type PropertyItem = {
  id?: string;
  type?: string;
  name?: string;
  identifiers?: { type: string; value: string }[];
  tags?: string[];
};

/** The answer of a property resolution, without its freshness block. */
export type PublisherRecord = {
  publisher_domain: string;
  source: 'adagents_json' | 'hosted';
  verified: boolean;
  authorized_agents: { url: string; authorized_for?: string }[];
  properties: PropertyItem[];
  properties_total: number;
  contact?: { name?: string; email?: string };
  freshness?: Freshness;
};

type FileFacts = {
  properties: readonly {
    propertyId: string | null;
    propertyType: string;
    name: string;
    identifiers: { type: string; value: string }[];
    tags: string[];
  }[];
  propertyCount: number;
  agents: readonly { url: string; authorizedFor: string }[];
  contact: { name?: string; email?: string } | null;
};

/** The record of a publisher whose own file was read. */
export function recordFromFile(domain: string, file: FileFacts): PublisherRecord {
  const agents = new Map(
    file.agents.map(({ url, authorizedFor }) => [url, { url, authorized_for: authorizedFor }]),
  );
  return {
    publisher_domain: domain,
    source: 'adagents_json',
    verified: true,
    authorized_agents: [...agents.values()].slice(0, RECORD_AGENTS),
    properties: file.properties.slice(0, RECORD_PROPERTIES).map((property) => ({
      ...(property.propertyId === null ? {} : { id: property.propertyId }),
      type: property.propertyType,
      name: property.name,
      identifiers: property.identifiers,
      tags: property.tags,
    })),
    properties_total: file.propertyCount,
    ...(file.contact === null ? {} : { contact: file.contact }),
  };
}

/** What a member may say about a publisher: its properties, never who may sell them. */
export type PublisherEntry = {
  properties: { type: string; name: string; [field: string]: unknown }[];
  contact?: { name?: string; email?: string };
};

/** The record of a publisher that is known from a member's submission only. */
export function recordFromEntry(domain: string, entry: PublisherEntry): PublisherRecord {
  const properties = entry.properties.map((property) => ({
    ...(typeof property.property_id === 'string' ? { id: property.property_id } : {}),
    type: property.type,
    name: property.name,
    identifiers: identifiersOf(property.identifiers),
    tags: strings(property.tags),
  }));
  return {
    publisher_domain: domain,
    source: 'hosted',
    verified: false,
    authorized_agents: [],
    properties: properties.slice(0, RECORD_PROPERTIES),
    properties_total: properties.length,
    ...(entry.contact === undefined ? {} : { contact: entry.contact }),
  };
}

/** Well-formed identifiers out of free input, in canonical form. */
export function identifiersOf(value: unknown): { type: string; value: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const { type, value: text } = Object(item) as { type?: unknown; value?: unknown };
    return typeof type === 'string' && typeof text === 'string'
      ? [{ type, value: canonicalIdentifier(type, text) }]
      : [];
  });
}

/** An entry's identifiers that are hosts of others, as a file's would be left out: who saves proved this domain alone. */
export const foreignIdentifiers = (
  domain: string,
  { properties }: Pick<PublisherEntry, 'properties'>,
): Issue[] =>
  properties.flatMap(({ identifiers }, at) =>
    (Array.isArray(identifiers) ? identifiers : []).flatMap((identifier: unknown, index) => {
      const [read] = identifiersOf([identifier]);
      if (read === undefined || !isForeign(read, domain)) return [];
      const path = `properties[${at}].identifiers[${index}].value`;
      return { path, message: `must be ${domain} or a host below it (got ${read.value})` };
    }),
  );

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The entry's properties as the catalogue holds them; a property without identifiers goes by type and name. */
export function contributedProperties(domain: string, entry: PublisherEntry): ProjectedProperty[] {
  const items = entry.properties.map((property) => {
    const {
      id,
      identifiers = [],
      tags = [],
    } = recordFromEntry(domain, { properties: [property] }).properties[0] ?? {};
    const known = identifiers.length > 0 ? identifiers : [{ type: property.type, value: property.name }];
    return {
      key: id ?? `h:${identifiersHash(known).slice(0, 40)}`,
      propertyId: id ?? null,
      propertyType: property.type,
      name: property.name,
      identifiers,
      tags,
      channels: [],
      hash: sha256(canonicalJson(property)),
      doc: property,
    };
  });
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

/** The adagents.json that we host for an entry: it describes properties and authorizes nobody. */
export function hostedAdagents(entry: PublisherEntry, { schemaUrl, at }: { schemaUrl: string; at: Date }) {
  return {
    $schema: schemaUrl,
    authorized_agents: [],
    properties: entry.properties.map(({ type, property_type: _same, ...rest }) => ({
      property_type: type,
      ...rest,
    })),
    ...(entry.contact === undefined ? {} : { contact: entry.contact }),
    last_updated: at.toISOString(),
  };
}
