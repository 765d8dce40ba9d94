import type { Projection } from './projection.ts';
import { coversPublisher, propertyCover } from './scope.ts';

/** Agents whose share of the properties is worked out: each costs a walk over all properties. */
export const ROLLUP_AGENTS = 50;

/** One agent of a publisher, all its entries together. */
export type AgentShare = {
  url: string;
  /** Of its first entry. */
  authorizedFor: string;
  /** Null behind the first 50 agents. */
  share: { properties: number; publisherWide: boolean } | null;
};

/** The agents that a publisher authorizes, in the order of its file, with how many of its properties each reaches. */
export function agentShares(
  { authorizations, properties }: Pick<Projection, 'authorizations' | 'properties'>,
  publisherDomain: string,
  most: number,
): { agents: AgentShare[]; total: number } {
  const byAgent = new Map<string, typeof authorizations>();
  for (const entry of authorizations) {
    const entries = byAgent.get(entry.agentUrl);
    if (entries === undefined) byAgent.set(entry.agentUrl, [entry]);
    else entries.push(entry);
  }
  const agents = [...byAgent].slice(0, most).map(([url, entries], index) => {
    const authorizedFor = entries[0]?.authorizedFor ?? '';
    if (index >= ROLLUP_AGENTS) return { url, authorizedFor, share: null };
    const publisherWide = entries.some((entry) => coversPublisher(entry, publisherDomain));
    const covers = entries.map((entry) => propertyCover(entry, publisherDomain));
    const reached = publisherWide
      ? properties.length
      : properties.filter((property) => covers.some((covered) => covered(property))).length;
    return { url, authorizedFor, share: { properties: reached, publisherWide } };
  });
  return { agents, total: byAgent.size };
}

/** What a publisher's part of a file holds, in numbers. */
export type ProjectionTally = { agents: number; propertyTypes: Record<string, number>; tags: number };

export function projectionTally({
  authorizations,
  properties,
}: Pick<Projection, 'authorizations' | 'properties'>): ProjectionTally {
  const propertyTypes: Record<string, number> = {};
  for (const { propertyType } of properties)
    propertyTypes[propertyType] = (propertyTypes[propertyType] ?? 0) + 1;
  return {
    agents: new Set(authorizations.map(({ agentUrl }) => agentUrl)).size,
    propertyTypes,
    tags: new Set(properties.flatMap(({ tags }) => tags)).size,
  };
}
