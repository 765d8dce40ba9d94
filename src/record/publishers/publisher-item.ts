import type { ListedPublisher } from '../../store/publishers/publisher-listing.ts';

/** A publisher as the listing returns it. */
export const publisherItem = (row: Omit<ListedPublisher, 'searchText'>) => ({
  domain: row.domain,
  ...(row.member === null ? {} : { member: { display_name: row.member } }),
  agent_count: row.agentCount,
  property_count: row.propertyCount,
  ...(row.validatedAt === null ? {} : { last_validated: new Date(row.validatedAt).toISOString() }),
  has_valid_adagents: row.source === 'adagents_json',
  file_status: row.status,
});
