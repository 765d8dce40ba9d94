import type { AuthorizationLooks } from '../domain/authorization/evidence.ts';
import type { Findings } from '../domain/findings.ts';
import type { AgentFailure } from '../domain/net/foreign-answer.ts';
import type { ProofMethod } from '../domain/ownership/ownership.ts';
import type { CreateContext, Created, CreateInput } from '../domain/publishers/adagents/create.ts';
import type { ProjectionTally } from '../domain/publishers/adagents/scope.ts';
import type { LastFailure } from '../domain/publishers/freshness.ts';
import type { PublisherRecord } from '../domain/publishers/record.ts';
import type { JudgeUrl } from '../domain/refusals/called-url.ts';
import type { EndpointChallenge, EndpointProof } from '../domain/webhooks/endpoint-challenge.ts';
import type { BrandRecord } from '../store/brands/brands.ts';
import type { BrandDocument } from '../store/publishers/documents.ts';

/** The caller on whose behalf requests are sent to other hosts. */
export type Asker = {
  /** Key of the caller's quota of looks: the organization, or else the address. */
  readonly share: string;
  readonly isMember: boolean;
  /** Aborts when the caller no longer waits for the response. */
  readonly signal: AbortSignal;
  /** False for a request sent by this software, here or in another deployment: it is served from stored data only. */
  readonly mayLook: boolean;
};

export type LiveFor = (asker: Asker) => Live;

/**
 * Network access of one request. Every look at another host goes through the guarded fetcher, is bounded in
 * number and time, and ends when the caller no longer waits for it. Methods that return nothing continue in the
 * background. Methods that wait for a look may throw `unavailable` with `retry_after`, when too many looks are
 * running or the caller asked for too many new domains.
 */
export type Live = AuthorizationLooks & {
  /** Whether a URL may be registered to be called later. */
  judgeUrl: JudgeUrl;
  /** Whether the URL of an agent may be enrolled, to be probed later. */
  judgeAgentUrl: JudgeUrl;
  /** Asks an endpoint to repeat a signed challenge, before anything is sent to it. */
  challengeEndpoint(url: string, challenge: EndpointChallenge): Promise<EndpointProof>;
  /**
   * Resolves the brand from the domain's files now, and records the outcome. Unless `fresh` is set, a result
   * that another request has just recorded is used instead.
   */
  resolveBrand(domain: string, fresh?: boolean): Promise<SeenBrand>;
  /** Like `resolveBrand` for many domains. Domains that take too long, or exceed the limit of looks, are left out. */
  resolveBrands(domains: readonly string[]): Promise<BrandRecord[]>;
  /** Resolves domains with outdated copies again, a few at a time. */
  refreshBrands(domains: readonly string[]): void;
  /**
   * Fetches the publisher's file now and schedules a crawl of the domain. A domain that never had a valid file
   * is recorded as asked, so that not every request fetches it again.
   */
  resolvePublisher(domain: string): Promise<SeenPublisher>;
  /** Like `resolvePublisher` for many domains; domains that take too long are left out. */
  resolvePublishers(domains: readonly string[]): Promise<Map<string, SeenPublisher>>;
  /** Writes an adagents.json, a large one in a thread of its own; fetches and records nothing. */
  createFile(input: CreateInput, context: CreateContext): Promise<Created>;
  /** Fetches and validates the publisher's file now; records nothing. */
  validatePublisher(
    domain: string,
  ): Promise<{ validation: Validation; agentUrls: string[]; tally: ProjectionTally }>;
  /**
   * Starts a crawl of a domain whose publisher nobody has requested so far, if it resolves to a public address.
   * At most once in five minutes per domain, and only for a limited number of domains per caller and minute.
   * Returns whether the crawl began now, is running already, or was not accepted.
   */
  crawlUnseen(domain: string): 'begun' | 'running' | 'none';
  /** Enriches the brand entry from the configured provider, and records a result that is good enough. */
  enrichBrand(domain: string): Promise<Enrichment>;
  /** Requests the card of each agent, a few at a time. */
  probeAgentCards(urls: readonly string[]): Promise<AgentCard[]>;
  /** Requests the capabilities of the agent at a canonical URL. */
  discoverAgent(url: string): Promise<AgentLook<DiscoveredAgent>>;
  /** Requests the agent's creative formats, each shortened. */
  agentFormats(url: string): Promise<AgentLook<Record<string, unknown>[]>>;
  /** Requests the agent's products, each shortened to a few fields. */
  agentProducts(url: string): Promise<AgentLook<(Record<string, unknown> & { product_id: string })[]>>;
  /** Looks for a nonce where the owner of the domain must publish it: first in the DNS, then on the domain itself. */
  lookForNonce(challenge: { domain: string; nonce: string }): Promise<NonceLook>;
  /** Whether the name resolves to public addresses only. `transient` is true when a later attempt may succeed. */
  judgeHost(domain: string): Promise<{ ok: true } | { ok: false; transient: boolean; message: string }>;
  /** Counts a brand, or below a publisher, that was requested and not found, so that the demand for it is known. */
  noteBrandMiss(domain: string): void;
  notePublisherMiss(domain: string): void;
};

/** `message` names what was expected, where, and what was found instead. */
export type NonceLook = { ok: true; method: ProofMethod } | { ok: false; message: string };

/**
 * The result of a look at a publisher. `record` is set when the file is valid. Otherwise `failure` is the
 * failure of the look, or null when no look was allowed. `isKept` is true when the last valid copy stays,
 * because nothing was fetched.
 */
export type SeenPublisher =
  | { record: PublisherRecord; failure: null }
  | { record: null; failure: LastFailure | null; isKept: boolean };

/** The result of a look at a brand: the recorded row, whether its files resolved just now, and the faults found. */
export type SeenBrand = {
  brand: BrandRecord;
  resolved: boolean;
  file: LiveFile;
  /** The domain's own file, null without one, while the store still has an earlier one. */
  unstored?: BrandDocument | null;
};

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

/** The value that an agent returned, or the failure to get it. */
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
