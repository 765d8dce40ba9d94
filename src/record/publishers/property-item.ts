import type { FoundProperty } from '../../store/publishers/properties.ts';

const LABELS = { authoritative: 'adagents_json', contributed: 'community', enriched: 'enriched' } as const;

/** A property as listings and searches show it. */
export const propertyItem = (row: FoundProperty) => ({
  domain: row.publisherDomain,
  source: LABELS[row.source],
  property_count: row.propertyCount,
  agent_count: row.agentCount,
  verified: row.source === 'authoritative',
  property_rid: row.rid,
  ...(row.propertyId === null ? {} : { property_id: row.propertyId }),
  name: row.name,
  property_type: row.propertyType,
  identifiers: row.identifiers,
});
