import type {
  RegistryPropertyResolution,
  RegistryPublisherAgent,
  RegistryPublisherProperty,
} from '../../../generated/types/registry.ts';
import type { AgentShare } from './adagents/scope.ts';
import type { Freshness } from './crawl.ts';

/** A record lists at most this many properties. `properties_total` is the full number. */
export const RECORD_PROPERTIES = 1000;
/** A record lists at most this many agents. */
export const RECORD_AGENTS = 1000;
/** Its properties have at most this many bytes of JSON together: one may have thousands of identifiers. */
export const RECORD_BYTES = 1024 * 1024;

/** The response to a property resolution, without its freshness block. */
export type PublisherRecord = Omit<RegistryPropertyResolution, 'freshness' | 'last_failure'> &
  Required<Pick<RegistryPropertyResolution, 'properties_total'>> & { freshness?: Freshness };

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
    properties: recordedProperties(
      file.properties.map((property) => ({
        ...(property.propertyId === null ? {} : { id: property.propertyId }),
        type: property.propertyType,
        name: property.name,
        identifiers: property.identifiers,
        tags: property.tags,
      })),
    ),
    properties_total: file.propertyCount,
    ...(file.contact === null ? {} : { contact: file.contact }),
  };
}

/** As many properties as fit into a record. */
export const recordedProperties = <T>(properties: readonly T[]): T[] =>
  within(properties, RECORD_PROPERTIES, RECORD_BYTES);

// Common clients reject a response above 256 KB, and the same response may include placements.
const MOST_PROPERTY_BYTES = 112 * 1024;
const MOST_AGENT_BYTES = 48 * 1024;

export type OverviewProperty = RegistryPublisherProperty;

type OverviewAgent = RegistryPublisherAgent;

/** The lists of a publisher look-up, cut to the size of one response. */
export type PublisherOverview = {
  properties: OverviewProperty[];
  agents: OverviewAgent[];
  agentsTotal: number;
};

/** The lists of a publisher whose own file was read. */
export function overviewFromFile(
  { properties, properties_total: total }: PublisherRecord,
  shares: { agents: readonly AgentShare[]; total: number },
): PublisherOverview {
  const agents = shares.agents.map(({ url, authorizedFor, share }): OverviewAgent => {
    const said = { url, authorized_for: authorizedFor, source: 'adagents_json' } as const;
    // Without any properties, the numbers of properties are left out.
    if (share === null || total === 0) return share?.publisherWide ? { ...said, publisher_wide: true } : said;
    return {
      ...said,
      properties_authorized: share.properties,
      properties_total: total,
      publisher_wide: share.publisherWide,
    };
  });
  return {
    properties: shownProperties(properties.map((property) => ({ ...property, source: 'adagents_json' }))),
    agents: within(agents, RECORD_AGENTS, MOST_AGENT_BYTES),
    agentsTotal: shares.total,
  };
}

/**
 * The lists of a publisher from its stored resolution. The number of properties that each agent reaches is not
 * known.
 */
export function overviewFromRecord(record: PublisherRecord): PublisherOverview {
  const source = record.source === 'adagents_json' ? 'adagents_json' : 'community';
  return {
    properties: shownProperties(record.properties.map((property) => ({ ...property, source }))),
    agents: within(
      record.authorized_agents.map((agent) => ({ ...agent, source: 'adagents_json' as const })),
      RECORD_AGENTS,
      MOST_AGENT_BYTES,
    ),
    agentsTotal: record.authorized_agents.length,
  };
}

/** As many properties as fit into one response. */
export const shownProperties = (properties: readonly OverviewProperty[]): OverviewProperty[] =>
  within(properties, RECORD_PROPERTIES, MOST_PROPERTY_BYTES);

function within<T>(items: readonly T[], most: number, bytes: number): T[] {
  let left = bytes;
  const end = items.findIndex((item, index) => {
    left -= Buffer.byteLength(JSON.stringify(item)) + 1;
    return index === most || left < 0;
  });
  return end === -1 ? [...items] : items.slice(0, end);
}
