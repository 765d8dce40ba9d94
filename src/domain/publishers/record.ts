import type {
  RegistryPropertyResolution,
  RegistryResolvedProperty,
} from '../../../generated/types/schemas.ts';
import type { Freshness } from './crawl.ts';

/** A record names at most this many properties; `properties_total` tells how many there are. */
export const RECORD_PROPERTIES = 1000;
/** A record names at most this many agents. */
export const RECORD_AGENTS = 1000;

export type PropertyItem = RegistryResolvedProperty;

/** The answer of a property resolution, without its freshness block. */
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
