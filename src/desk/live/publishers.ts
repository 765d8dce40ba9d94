import type { Findings } from '../../domain/findings.ts';
import type { ProjectionTally } from '../../domain/publishers/adagents/scope.ts';
import type { LastFailure } from '../../domain/publishers/freshness.ts';
import type { PublisherRecord } from '../../domain/publishers/record.ts';

/**
 * The result of a look at a publisher. `record` is set when the file is valid. Otherwise `failure` is the
 * failure of the look, or null when no look was allowed. `isKept` is true when the last valid copy stays,
 * because nothing was fetched.
 */
export type SeenPublisher =
  | { record: PublisherRecord; failure: null }
  | { record: null; failure: LastFailure | null; isKept: boolean };

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

/** Looks at the files of publishers. */
export type PublisherLooks = {
  /**
   * Fetches the publisher's file now and schedules a crawl of the domain. A domain that never had a valid file
   * is recorded as asked, so that not every request fetches it again.
   */
  resolvePublisher(domain: string): Promise<SeenPublisher>;
  /** Like `resolvePublisher` for many domains; domains that take too long are left out. */
  resolvePublishers(domains: readonly string[]): Promise<Map<string, SeenPublisher>>;
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
};
