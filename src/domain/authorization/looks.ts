import type { Identifier } from '../publishers/identifiers.ts';
import type { PropertyFacts, PublisherEvidence } from './evidence.ts';

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
