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
  const { properties, counts } = await store.properties.listPage(page);
  const countOf = (wanted: PropertySource) => counts.get(wanted) ?? 0;
  const stats = {
    total: [...counts.values()].reduce((total, count) => total + count, 0),
    adagents_json: countOf('authoritative'),
    community: countOf('contributed'),
    enriched: countOf('enriched'),
    hosted: 0,
  };
  return {
    pieces: [
      '{"properties":[',
      properties.map(propertyItemText).join(','),
      '],"stats":',
      JSON.stringify(stats),
      '}',
    ],
  };
};
