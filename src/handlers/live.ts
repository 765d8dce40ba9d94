import type { Findings } from '../domain/findings.ts';
import type { PublisherRecord } from '../domain/publisher-record.ts';
import type { BrandRecord } from '../store/brands.ts';

/**
 * What a request may ask of the outside. Every look goes through the guarded fetcher and is bounded in time; methods
 * that return nothing go on in the background.
 */
export type Live = {
  /**
   * Resolves the brand from the domain's files now, and records the outcome. Unless `fresh`, a look that somebody
   * else has just recorded will do.
   */
  resolveBrand(domain: string, fresh?: boolean): Promise<SeenBrand>;
  /** As `resolveBrand` for many; those that take too long are left out and go on in the background. */
  resolveBrands(domains: readonly string[]): Promise<BrandRecord[]>;
  /** Looks again at domains whose copies are overdue, a few at a time. */
  refreshBrands(domains: readonly string[]): void;
  /**
   * Reads the publisher's file now and has the domain crawled soon; null when it has no valid file. A domain that
   * never had one is noted as asked, so that not every request asks it again.
   */
  resolvePublisher(domain: string): Promise<PublisherRecord | null>;
  /** Fetches and judges the publisher's file now; records nothing. */
  validatePublisher(domain: string): Promise<{ validation: Validation; agentUrls: string[] }>;
  /** Enriches the brand entry from the configured provider, and records what is good enough. */
  enrichBrand(domain: string): Promise<Enrichment>;
  /** Asks each agent for its card, a few at a time. */
  probeAgentCards(urls: readonly string[]): Promise<AgentCard[]>;
  /** Whether the name resolves to public addresses only. */
  judgeHost(domain: string): Promise<{ ok: true } | { ok: false; code: string; message: string }>;
  /** Counts a brand or publisher that was asked for and not found: demand that seeds the crawl. */
  noteBrandMiss(domain: string): void;
  notePublisherMiss(domain: string): void;
};

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
