import { bounded, fromJsonText } from '../../domain/json/values.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { PendingChanges } from '../../store/publishers/documents.ts';
import type { Publisher } from '../../store/publishers/publishers.ts';
import type { RecordContext } from '../context.ts';

/** The file that a publisher has now; null when it has none any more. */
type FileNow = { formats: number; placements: number } | null;

/**
 * What the feed tells when a publisher's file is found, changes in meaning, or ceases to be: then it is a change after
 * which nothing is left.
 */
export function publisherEvent(
  kind: 'discovered' | 'changed',
  publisher: Publisher,
  { file, changed, changes }: { file: FileNow; changed: readonly string[]; changes: PendingChanges },
  { actor, now }: Pick<RecordContext, 'actor' | 'now'>,
): NewEvent {
  const differences = {
    properties_added: changes.propertiesAdded,
    properties_removed: changes.propertiesRemoved,
    agents_added: changes.agentsAdded,
    agents_removed: changes.agentsRemoved,
  };
  const { discoveryMethod, managerDomain } = publisher;
  return {
    eventType: `publisher.adagents_${kind}`,
    entityType: 'publisher',
    entityId: publisher.id,
    payload: bounded({
      publisher_domain: publisher.domain,
      adagents_valid: file !== null,
      ...(file === null ? failureOf(publisher) : {}),
      agent_count: file === null ? 0 : publisher.agentCount,
      property_count: file === null ? 0 : publisher.propertyCount,
      collection_count: file === null ? 0 : publisher.collectionCount,
      format_count: file?.formats ?? 0,
      placement_count: file?.placements ?? 0,
      changed_fields: changed,
      ...(discoveryMethod === null ? {} : { discovery_method: discoveryMethod }),
      ...(managerDomain === null ? {} : { manager_domain: managerDomain }),
      source: 'adagents_json',
      ...(kind === 'discovered' ? {} : differences),
    }),
    actor,
    createdAt: now,
  };
}

/** Mirrors have to tell a file that is gone from one that the publisher may want to mend. */
const failureOf = ({ status, fault }: Publisher) =>
  status === null || fault === null ? {} : { failure: { outcome: status, ...fromJsonText(fault) } };
