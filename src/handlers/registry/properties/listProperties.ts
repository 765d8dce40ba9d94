import type { PropertySource } from '../../../store/properties.ts';
import type { ReadHandler } from '../../call.ts';

const SOURCES = { adagents_json: 'authoritative', community: 'contributed', enriched: 'enriched' } as const;
const LABELS = { authoritative: 'adagents_json', contributed: 'community', enriched: 'enriched' } as const;

export const listProperties: ReadHandler<'listProperties'> = async ({ query }, { store }) => {
  const { search, source, limit = 100, offset = 0 } = query;
  const page = {
    limit,
    offset,
    ...(search ? { search } : {}),
    ...(source === undefined ? {} : { source: SOURCES[source] }),
  };
  const rows = await store.properties.listPage(page);
  const counts = await store.properties.count(page.search);
  const countOf = (wanted: PropertySource) => counts.find((row) => row.source === wanted)?.count ?? 0;
  return {
    body: {
      properties: rows.map((row) => ({
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
      })),
      stats: {
        total: counts.reduce((total, { count }) => total + count, 0),
        adagents_json: countOf('authoritative'),
        community: countOf('contributed'),
        enriched: countOf('enriched'),
        hosted: 0,
      },
    },
  };
};
