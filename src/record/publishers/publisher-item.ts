import type { RegistryPublisherListingItem } from '../../../generated/types/registry.ts';
import type { ListedPublisher } from '../../store/publishers/publisher-listing.ts';

/** A publisher as the listing returns it. Filled field by field: a page has a thousand of them, and copies cost most. */
export function publisherItem(row: Omit<ListedPublisher, 'searchText'>): RegistryPublisherListingItem {
  const item: Partial<RegistryPublisherListingItem> = { domain: row.domain };
  if (row.member !== null) item.member = { display_name: row.member };
  item.agent_count = row.agentCount;
  item.property_count = row.propertyCount;
  if (row.validatedAt !== null) item.last_validated = new Date(row.validatedAt).toISOString();
  item.has_valid_adagents = row.source === 'adagents_json';
  item.file_status = row.status;
  return item as RegistryPublisherListingItem;
}
