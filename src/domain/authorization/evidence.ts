import { isObject } from '../json/values.ts';
import type { AuthorizationScope } from '../publishers/adagents/projection.ts';
import type { AuthorizationType } from '../publishers/adagents/vocabulary.ts';
import type { Identifier } from '../publishers/identifiers.ts';

/** What became of a file that one side of an authorization rests on. `kept`: unreachable, the last good copy stands in. */
export type FileState = 'valid' | 'kept' | 'invalid' | 'absent' | 'unreachable' | 'unknown';

export type EvidenceFile = {
  state: FileState;
  url: string | null;
  sha256: string | null;
  validatedAt: Date | null;
  /** When somebody last asked for the file, whatever came of it. */
  askedAt: Date | null;
  /** Read for this very question. */
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
  /** Set when the file says that it does not speak for the publisher any more. */
  revocation: { revokedAt: Date | null; reason: string | null } | null;
  property: PropertyFacts | null;
  /** Of the agent in question, in the order of the file. */
  entries: readonly Entry[];
  /** The file's placements, null when they were not read. */
  placements: readonly PlacementFacts[] | null;
};

/** A property that an operator's brand.json lists; the identifier in the form of `declaredIdentifier`. */
export type Declaration = {
  propertyType: string;
  identifier: string;
  store: string | null;
  relationship: string;
};

/** What the operator's side says; `domain` is null when nobody can be taken for the operator. */
export type OperatorEvidence = {
  domain: string | null;
  foundBy: 'declaration' | 'agent_host';
  file: EvidenceFile;
  /** The entry in the operator's `agents[]`. */
  agent: { type: string; id: string | null } | null;
  /** Those that may be about the property in question. */
  declarations: readonly Declaration[];
};

/** What is asked: may this agent sell, then and there? */
export type Question = {
  at: Date;
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string | null;
  collections: readonly string[];
  placements: readonly string[];
  placementTags: readonly string[];
  /** The delegation type that somebody claims for the agent. */
  delegationType: string | null;
};

/** The placements that an adagents.json defines, read leniently: one without an id is left out. */
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

/** What a decision about authorization may ask of the outside. */
export type AuthorizationLooks = {
  /**
   * Reads the publisher's file now for what it says about an agent and the properties that hold one of the
   * identifiers; unless `fresh`, at most once in 30 seconds per domain. What was found different is recorded by a
   * crawl soon.
   */
  lookAtPublisher(domain: string, asked: AskedOfPublisher, fresh?: boolean): Promise<PublisherLook>;
  /**
   * The same look for all of the publisher's properties, one piece after the other; what was seen must be closed.
   */
  openPublisher(domain: string, agentUrl: string): Promise<PublisherReading>;
  /**
   * Resolves the brand anew, unless `fresh` at most once in 30 seconds per domain, and records the outcome. Never
   * throws.
   */
  refreshOperator(domain: string, fresh?: boolean): Promise<void>;
};

export type AskedOfPublisher = { agentUrl: string; identifiers: readonly Identifier[] };

/**
 * `seen`: what the file says, once per property and at least once; `stored`: what is stored, is what the file says or
 * all that can be had; `late`: nobody knows yet, the look goes on.
 */
export type PublisherLook =
  | { kind: 'seen'; evidence: PublisherEvidence[] }
  | { kind: 'stored' }
  | { kind: 'late' };

/** As `PublisherLook`; the evidence is without a property, and properties come with their keys. */
export type PublisherReading =
  | {
      kind: 'seen';
      publisher: PublisherEvidence;
      properties(): AsyncIterable<{ key: string; facts: PropertyFacts }[]>;
      close(): void;
    }
  | { kind: 'stored' }
  | { kind: 'late' };
