import { canonicalJson, sha256 } from './canonical-json.ts';
import type { AgentReading } from './check-agents.ts';
import { selectorsFor } from './check-selectors.ts';
import type { FileRole } from './file-context.ts';
import type { CollectionReading, DistributionIdentifier } from './read-collection.ts';
import type { JsonObject } from './shapes.ts';

/** A collection of the publisher. */
export type ProjectedCollection = {
  /** The collection_id. */
  key: string;
  name: string;
  kind: string;
  /** What the file says about its life (active, hiatus, ended, upcoming), null when it says nothing. */
  status: string | null;
  identifiers: DistributionIdentifier[];
  /** SHA-256 of the collection as written, whatever the order of its names. */
  hash: string;
  doc: JsonObject;
};

/**
 * The collections of a publisher. In a manager's file those that name the publisher, or that an authorization
 * selects by the publisher's domain.
 */
export function projectCollections(
  readings: readonly CollectionReading[],
  agents: readonly AgentReading[],
  publisherDomain: string,
  role: FileRole,
): ProjectedCollection[] {
  const selected = role === 'manager' ? selectedIds(agents, publisherDomain) : undefined;
  return readings
    .filter(({ collectionId, publisherDomain: named }) =>
      named === null ? (selected?.has(collectionId) ?? true) : named === publisherDomain,
    )
    .map(({ collectionId, name, kind, status, identifiers, doc }) => ({
      key: collectionId,
      name,
      kind,
      status,
      identifiers,
      hash: sha256(canonicalJson(doc)),
      doc,
    }));
}

function selectedIds(agents: readonly AgentReading[], publisherDomain: string): Set<unknown> {
  const ids = agents
    .flatMap(({ doc }) => selectorsFor(doc.collections, publisherDomain))
    .flatMap(({ collection_ids: list }) => (Array.isArray(list) ? list : []));
  return new Set(ids);
}
