import type { JudgedAdagents } from './judge.ts';
import type {
  ProjectedAuthorization,
  ProjectedCollection,
  ProjectedProperty,
  Projection,
} from './projection.ts';
import { type AgentShare, agentShares, type ProjectionTally, projectionTally } from './rollup.ts';

export type ProjectedItems = {
  properties: ProjectedProperty;
  collections: ProjectedCollection;
  authorizations: ProjectedAuthorization;
};
export type ProjectedKind = keyof ProjectedItems;

/** Reads a projection piece by piece, wherever it is held. */
export type ProjectionReader = {
  readonly counts: Record<ProjectedKind, number>;
  /** Whether it is held in this thread, so that reading it waits for nothing. */
  readonly isLocal: boolean;
  slice<K extends ProjectedKind>(kind: K, from: number, to: number): Promise<ProjectedItems[K][]>;
  /** Those of the keys that the projection does not hold. */
  missing(kind: ProjectedKind, keys: readonly string[]): Promise<string[]>;
  /** See `agentShares`. */
  shares(publisherDomain: string, most: number): Promise<{ agents: AgentShare[]; total: number }>;
  /** See `projectionTally`. */
  tally(): Promise<ProjectionTally>;
  close(): Promise<void>;
};

/** A judged file; when it was judged in a worker, `file.projection` is empty and only `reader` has the items. */
export type JudgedFile = { file: JudgedAdagents; sha256: string; reader: ProjectionReader };

/** A reader of a projection that is held in this thread. */
export function readerOf(projection: Pick<Projection, ProjectedKind>): ProjectionReader {
  const keys = new Map<ProjectedKind, Set<string>>();
  const keysOf = (kind: ProjectedKind) => {
    let held = keys.get(kind);
    if (held === undefined) {
      held = new Set(projection[kind].map(({ key }) => key));
      keys.set(kind, held);
    }
    return held;
  };
  return {
    counts: {
      properties: projection.properties.length,
      collections: projection.collections.length,
      authorizations: projection.authorizations.length,
    },
    isLocal: true,
    slice: async <K extends ProjectedKind>(kind: K, from: number, to: number) =>
      (projection[kind] as ProjectedItems[K][]).slice(from, to),
    missing: async (kind, asked) => asked.filter((key) => !keysOf(kind).has(key)),
    shares: async (publisherDomain, most) => agentShares(projection, publisherDomain, most),
    tally: async () => projectionTally(projection),
    close: async () => {},
  };
}
