import type { ReadHandler } from '../../desk/call.ts';
import { propertyItemText } from '../../record/publishers/properties.ts';
import type { PropertySource } from '../../store/publishers/properties.ts';

const SOURCES = { adagents_json: 'authoritative', community: 'contributed', enriched: 'enriched' } as const;

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
  const stats = {
    total: counts.reduce((total, { count }) => total + count, 0),
    adagents_json: countOf('authoritative'),
    community: countOf('contributed'),
    enriched: countOf('enriched'),
    hosted: 0,
  };
  return {
    pieces: [
      '{"properties":[',
      rows.map(propertyItemText).join(','),
      '],"stats":',
      JSON.stringify(stats),
      '}',
    ],
  };
};
