import type { EventPayloads } from '../../../generated/events.ts';
import type { RegistryPublisherCopy } from '../../../generated/types/registry.ts';
import type { Written } from '../../../generated/written.ts';
import { fromJsonText, toJsonText } from '../../domain/json/values.ts';
import { publishedProperty } from '../../domain/publishers/published-property.ts';
import type { WholeProperty } from '../../store/publishers/properties.ts';
import type {
  CopiedCollection,
  CopiedProperty,
  CopiedPublisher,
} from '../../store/publishers/publisher-copies.ts';
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
 * A whole property as the pieces of a JSON text (`registry/events/property-created.json`), with its members in the form
 * that the registry keeps. Lists, and what its publisher wrote beside, may have megabytes, so none of them is parsed.
 */
export function propertyPieces(property: CopiedProperty): string[] {
  const { identifiers, tags, channels, otherMembers } = property;
  const head = JSON.stringify({
    property_rid: property.rid,
    classification: 'property',
    source: property.source,
    identifiers: [],
  } satisfies Partial<Written<EventPayloads['property.created']>>);
  const own = JSON.stringify(
    publishedProperty({ ...property, identifiers: [], tags: [], channels: [] }, null),
  );
  return [
    upToList(head),
    identifiers,
    `,"publisher_domain":${JSON.stringify(property.publisherDomain)},"property":${upToList(own)}`,
    identifiers,
    ...(tags === NO_ITEMS ? [] : [',"tags":', tags]),
    ...(channels === NO_ITEMS ? [] : [',"supported_channels":', channels]),
    ...(otherMembers === null ? [] : [',', otherMembers.slice(1, -1)]),
    '}}',
  ];
}

const NO_ITEMS = '[]';
/** The text of an object whose last member is an empty list, up to that list. */
const upToList = (text: string): string => text.slice(0, -`${NO_ITEMS}}`.length);

/** A whole property that is to be stored, as `propertyPieces` has it. */
export const propertyRecord = (property: WholeProperty): string =>
  propertyPieces({
    ...property,
    identifiers: toJsonText(property.identifiers),
    tags: toJsonText(property.tags),
    channels: toJsonText(property.channels),
  }).join('');

/** A whole collection as the pieces of a JSON text (`registry/events/collection-created.json`). */
export const collectionPieces = (collection: CopiedCollection): string[] => {
  const { name, kind, source, status } = collection;
  const head = JSON.stringify({
    collection_rid: collection.rid,
    publisher_domain: collection.publisherDomain,
    collection_id: collection.collectionId,
    identifiers: [],
  } satisfies Written<EventPayloads['collection.created']>);
  const rest = JSON.stringify({ name, kind, source, status });
  return [
    upToList(head),
    collection.identifiers,
    `,${rest.slice(1, -1)},"collection":`,
    collection.document,
    '}',
  ];
};
