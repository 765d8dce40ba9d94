import type { EventPayloads } from '../../../generated/events.ts';
import type { Written } from '../../../generated/written.ts';
import { bounded } from '../../domain/json/values.ts';
import type { Property } from '../../store/publishers/properties.ts';
import type { CopiedPublisher } from '../../store/publishers/publisher-copies.ts';
import { publisherItem } from './publisher-item.ts';

/** A publisher as JSON text (`registry/publisher-copy.json`). */
export function publisherCopyText(publisher: CopiedPublisher): string {
  const { domain, record } = publisher;
  const head = JSON.stringify({ domain, listing: publisherItem(publisher) });
  return `${head.slice(0, -1)},"resolution":${record ?? 'null'}}`;
}

/** A property as the events about it have it, but written from what the registry keeps of it. */
export const propertyPayload = (property: Property): Written<EventPayloads['property.created']> =>
  bounded({
    property_rid: property.rid,
    classification: 'property',
    source: property.source,
    identifiers: property.identifiers,
    publisher_domain: property.publisherDomain,
    property: {
      ...(property.propertyId === null ? {} : { property_id: property.propertyId }),
      property_type: property.propertyType,
      name: property.name,
      identifiers: property.identifiers,
      ...(property.tags.length === 0 ? {} : { tags: property.tags }),
      ...(property.channels.length === 0 ? {} : { supported_channels: property.channels }),
    },
  });
