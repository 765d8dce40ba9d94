import type { EventPayloads } from '../../../generated/events.ts';
import type { RegistryPublisherCopy } from '../../../generated/types/registry.ts';
import type { Written } from '../../../generated/written.ts';
import { bounded, fromJsonText } from '../../domain/json/values.ts';
import type { Property } from '../../store/publishers/properties.ts';
import type { CopiedPublisher } from '../../store/publishers/publisher-copies.ts';
import { publisherItem } from './publisher-item.ts';

/** A publisher as JSON text (`registry/publisher-copy.json`). */
export function publisherCopyText(publisher: CopiedPublisher): string {
  const { domain, record, agents, placements } = publisher;
  const head = JSON.stringify({
    domain,
    listing: publisherItem(publisher),
    has_entry: publisher.hasEntry === 1,
    look: lookOf(publisher),
    file: publisher.fileUrl === null ? null : { url: publisher.fileUrl, sha256: publisher.fileSha256 ?? '' },
    revocation:
      publisher.revokedPublisher === null
        ? null
        : { revoked_at: timeText(publisher.revokedAt), reason: publisher.revokedReason },
  });
  const more = JSON.stringify({ agents_total: publisher.agentsTotal ?? 0, bytes: publisher.bytes });
  const overview =
    agents === null || placements === null
      ? 'null'
      : `{"authorized_agents":${agents},"placements":${placements},${more.slice(1)}`;
  return `${head.slice(0, -1)},"overview":${overview},"resolution":${record ?? 'null'}}`;
}

/** What the last look for the file found. */
const lookOf = (publisher: CopiedPublisher): RegistryPublisherCopy['look'] => ({
  checked_at: timeText(publisher.checkedAt),
  validated_at: timeText(publisher.validatedAt),
  http_status: publisher.statusCode,
  discovery_method: publisher.discoveryMethod as RegistryPublisherCopy['look']['discovery_method'],
  manager_domain: publisher.managerDomain,
  resolved_url: publisher.resolvedUrl,
  fault: publisher.fault === null ? null : fromJsonText(publisher.fault),
  failing_since: timeText(publisher.failingSince),
});

const timeText = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

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
