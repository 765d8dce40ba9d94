import type { EventPayloads } from '../../../generated/events.ts';
import type { RegistryPublisherCopy } from '../../../generated/types/registry.ts';
import type { Written } from '../../../generated/written.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import { publishedProperty } from '../../domain/publishers/published-property.ts';
import type { WholeProperty } from '../../store/publishers/properties.ts';
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

/**
 * A whole property as JSON text (`registry/events/property-created.json`), with its members in the form that the registry
 * keeps. What its publisher wrote beside may have megabytes, so its text is not parsed.
 */
export function propertyRecord(property: WholeProperty): string {
  const { otherMembers } = property;
  const text = JSON.stringify({
    property_rid: property.rid,
    classification: 'property',
    source: property.source,
    identifiers: property.identifiers,
    publisher_domain: property.publisherDomain,
    property: publishedProperty(property, null),
  } satisfies Written<EventPayloads['property.created']>);
  return otherMembers === null ? text : `${text.slice(0, -2)},${otherMembers.slice(1)}}`;
}
