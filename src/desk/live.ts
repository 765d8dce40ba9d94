import type { AgentFailure } from '../domain/agents/foreign-answer.ts';
import type { AuthorizationLooks } from '../domain/authorization/evidence.ts';
import type { Findings } from '../domain/findings.ts';
import type { ProofMethod } from '../domain/ownership/ownership.ts';
import type { CreateContext, Created, CreateInput } from '../domain/publishers/adagents/create.ts';
import type { ProjectionTally } from '../domain/publishers/adagents/scope.ts';
import type { LastFailure } from '../domain/publishers/freshness.ts';
import type { PublisherRecord } from '../domain/publishers/record.ts';
import type { EndpointProof, Outside } from '../domain/tasks/outside.ts';
import type { BrandRecord } from '../store/brands/brands.ts';

type ChallengeBody = Parameters<Outside['challengeEndpoint']>[1];

/** For whom the outside is asked. */
export type Asker = {
  /** What a caller's share of the looks is counted by: the organization, else the address. */
  readonly share: string;
  readonly isMember: boolean;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** False for a request that this software sent, here or elsewhere: it is answered from what is stored. */
  readonly mayLook: boolean;
};

export type LiveFor = (asker: Asker) => Live;

/**
 * What a request may ask of the outside. Every look goes through the guarded fetcher, is bounded in number and time,
 * and ends when nobody waits for it; methods that return nothing go on in the background. What waits for a look may
 * throw `unavailable`, with `retry_after`, when too many are under way or the caller asked for too many new domains.
 */
export type Live = AuthorizationLooks & {
  /** Asks an endpoint to repeat a signed challenge, before anything is sent to it. */
  challengeEndpoint(url: string, body: ChallengeBody): Promise<EndpointProof>;
  /**
   * Resolves the brand from the domain's files now, and records the outcome. Unless `fresh`, a look that somebody
   * else has just recorded will do.
   */
  resolveBrand(domain: string, fresh?: boolean): Promise<SeenBrand>;
  /** As `resolveBrand` for many; those that take too long, or that there is no room for, are left out. */
  resolveBrands(domains: readonly string[]): Promise<BrandRecord[]>;
  /** Looks again at domains whose copies are overdue, a few at a time. */
  refreshBrands(domains: readonly string[]): void;
  /**
   * Reads the publisher's file now and has the domain crawled soon. A domain that never had a valid file is noted as
   * asked, so that not every request asks it again.
   */
  resolvePublisher(domain: string): Promise<SeenPublisher>;
  /** As `resolvePublisher` for many, without those that take too long. */
  resolvePublishers(domains: readonly string[]): Promise<Map<string, SeenPublisher>>;
  /** Writes an adagents.json, a large one in a thread of its own; fetches and records nothing. */
  createFile(input: CreateInput, context: CreateContext): Promise<Created>;
  /** Fetches and judges the publisher's file now; records nothing. */
  validatePublisher(
    domain: string,
  ): Promise<{ validation: Validation; agentUrls: string[]; tally: ProjectionTally }>;
  /**
   * Has a domain crawled whose publisher nobody asked for so far, if it leads to a public address: at most once in
   * five minutes, and only so many domains of one caller in a minute. Says whether that began now, goes on, or was not taken.
   */
  crawlUnseen(domain: string): 'begun' | 'running' | 'none';
  /** Enriches the brand entry from the configured provider, and records what is good enough. */
  enrichBrand(domain: string): Promise<Enrichment>;
  /** Asks each agent for its card, a few at a time. */
  probeAgentCards(urls: readonly string[]): Promise<AgentCard[]>;
  /** Asks the agent at a canonical URL what it can do. */
  discoverAgent(url: string): Promise<AgentLook<DiscoveredAgent>>;
  /** Asks the agent for its creative formats, each shortened. */
  agentFormats(url: string): Promise<AgentLook<Record<string, unknown>[]>>;
  /** Asks the agent for its products, each in a few words. */
  agentProducts(url: string): Promise<AgentLook<(Record<string, unknown> & { product_id: string })[]>>;
  /** Looks for a nonce where the owner of the domain publishes it: first in the DNS, then on the domain itself. */
  lookForNonce(challenge: { domain: string; nonce: string }): Promise<NonceLook>;
  /** Whether the name resolves to public addresses only; `transient` when that may be found out later. */
  judgeHost(domain: string): Promise<{ ok: true } | { ok: false; transient: boolean; message: string }>;
  /** Counts a brand or publisher that was asked for and not found: what is asked for stays known. */
  noteBrandMiss(domain: string): void;
  notePublisherMiss(domain: string): void;
};

/** `message` says what was looked for, where, and what was there instead. */
export type NonceLook = { ok: true; method: ProofMethod } | { ok: false; message: string };

/**
 * A look at a publisher: its record when the file is valid; else how the look failed (null when nobody was allowed to
 * look), and whether that leaves the last good copy as it is, because nothing was fetched.
 */
export type SeenPublisher =
  | { record: PublisherRecord; failure: null }
  | { record: null; failure: LastFailure | null; isKept: boolean };

/** A look at a brand: the row as recorded, whether its files resolved just now, and what was found wrong. */
export type SeenBrand = { brand: BrandRecord; resolved: boolean; file: LiveFile };

export type LiveFile = Findings & { valid: boolean; url: string; status_code?: number };

export type Validation = Findings & {
  valid: boolean;
  domain: string;
  url: string;
  discovery_method: 'direct' | 'authoritative_location' | 'ads_txt_managerdomain';
  status_code?: number;
  response_bytes?: number;
  resolved_url?: string;
  raw_data?: unknown;
  manager_domain?: string;
};

export type Enrichment =
  | { outcome: 'enriched'; manifest: Record<string, unknown>; cached: boolean }
  | { outcome: 'nothing' }
  | { outcome: 'not_configured' };

/** What an agent told, or why it told nothing. */
export type AgentLook<T> = { ok: true; value: T } | { ok: false; failure: AgentFailure };

export type DiscoveredAgent = {
  name: string;
  description?: string;
  protocols: ('mcp' | 'a2a')[];
  type: string;
  tools_count: number;
  tools: { name: string; description?: string }[];
  stats: { format_count?: number; product_count?: number; publisher_count?: number };
  oauth_required?: boolean;
};

export type AgentCard = {
  agent_url: string;
  valid: boolean;
  errors: string[];
  status_code?: number;
  response_time_ms?: number;
  card_data?: Record<string, unknown>;
  card_endpoint?: string;
  oauth_required?: boolean;
};
