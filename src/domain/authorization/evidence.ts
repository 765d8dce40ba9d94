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
