import { isObject } from '../json/values.ts';
import type { AuthorizationScope } from '../publishers/adagents/projection.ts';
import type { AuthorizationType } from '../publishers/adagents/vocabulary.ts';
import type { Declaration } from '../publishers/declared-properties.ts';
import type { Identifier } from '../publishers/identifiers.ts';

/**
 * State of a file that an authorization relies on. `kept`: the file is unreachable, and the last good copy is used.
 */
export type FileState = 'valid' | 'kept' | 'invalid' | 'absent' | 'unreachable' | 'unknown';

export type EvidenceFile = {
  state: FileState;
  url: string | null;
  sha256: string | null;
  validatedAt: Date | null;
  /** When the file was last requested, whatever the result was. */
  askedAt: Date | null;
  /** Whether the file was fetched for this question. */
  isLive: boolean;
};

export type PropertyFacts = {
  rid: string | null;
  propertyId: string | null;
  propertyType: string;
  name: string;
  identifiers: Identifier[];
  tags: string[];
  status: 'active' | 'stale';
};

/** One entry of a publisher's file for the agent in question. */
export type Entry = {
  id: string | null;
  authorizationType: AuthorizationType;
  authorizedFor: string;
  scope: AuthorizationScope;
};

export type PlacementFacts = { id: string; tags: string[]; propertyIds: string[]; propertyTags: string[] };

/** What the publisher's side says about one property and one agent. */
export type PublisherEvidence = {
  publisherDomain: string | null;
  file: EvidenceFile & { discoveryMethod: string | null; managerDomain: string | null };
  /** Set when the file says that it no longer speaks for the publisher. */
  revocation: { revokedAt: Date | null; reason: string | null } | null;
  property: PropertyFacts | null;
  /** The entries for the agent in question, in the order of the file. */
  entries: readonly Entry[];
  /** The file's placements, null when they were not read. */
  placements: readonly PlacementFacts[] | null;
};

/** What the operator's side says. `domain` is null when no operator could be determined. */
export type OperatorEvidence = {
  domain: string | null;
  foundBy: 'declaration' | 'agent_host';
  file: EvidenceFile;
  /** The entry in the operator's `agents[]`. */
  agent: { type: string; id: string | null } | null;
  /** The declarations that may be about the property in question. */
  declarations: readonly Declaration[];
};

/**
 * The question that is judged: may this agent sell the property at this time, in this country and on these
 * placements?
 */
export type Question = {
  at: Date;
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string | null;
  collections: readonly string[];
  placements: readonly string[];
  placementTags: readonly string[];
  /** The delegation type that the caller claims for the agent. */
  delegationType: string | null;
};

/** The placements that an adagents.json defines, read leniently: a placement without an id is left out. */
export function placementsOf(document: unknown): PlacementFacts[] {
  const list = isObject(document) ? document.placements : undefined;
  return (Array.isArray(list) ? list : []).filter(isObject).flatMap((placement): PlacementFacts[] => {
    const { placement_id: id } = placement;
    if (typeof id !== 'string') return [];
    return [
      {
        id,
        tags: texts(placement.tags),
        propertyIds: texts(placement.property_ids),
        propertyTags: texts(placement.property_tags),
      },
    ];
  });
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The fetches of files on other hosts that a decision about authorization may need. */
export type AuthorizationLooks = {
  /**
   * Fetches the publisher's file now, and returns what it says about an agent and the properties that have one of
   * the identifiers. Unless `fresh`, at most once in 30 seconds per domain. A crawl soon records what has changed.
   */
  lookAtPublisher(domain: string, asked: AskedOfPublisher, fresh?: boolean): Promise<PublisherLook>;
  /** The same for all of the publisher's properties, in pieces. A `seen` result must be closed. */
  openPublisher(domain: string, agentUrl: string): Promise<PublisherReading>;
  /**
   * Resolves the brand again and records the outcome. Unless `fresh`, at most once in 30 seconds per domain. Never
   * throws.
   */
  refreshOperator(domain: string, fresh?: boolean): Promise<void>;
};

export type AskedOfPublisher = { agentUrl: string; identifiers: readonly Identifier[] };

/**
 * `seen`: what the file says, for each property and at least once; `stored`: use the stored state, which is what the
 * file says, or all that is available; `late`: the fetch did not finish in time, or too many are waiting.
 */
export type PublisherLook =
  | { kind: 'seen'; evidence: PublisherEvidence[] }
  | { kind: 'stored' }
  | { kind: 'late' };

/** As `PublisherLook`. The evidence has no property, and properties come with their keys. */
export type PublisherReading =
  | {
      kind: 'seen';
      publisher: PublisherEvidence;
      properties(): AsyncIterable<{ key: string; facts: PropertyFacts }[]>;
      close(): void;
    }
  | { kind: 'stored' }
  | { kind: 'late' };
