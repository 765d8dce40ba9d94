import type { AuthorizationLooks } from '../domain/authorization/evidence.ts';
import type { JudgeUrl } from '../domain/refusals/called-url.ts';
import type { EndpointChecks } from '../domain/webhooks/endpoint-challenge.ts';
import type { AgentLooks } from './live/agents.ts';
import type { BrandLooks } from './live/brands.ts';
import type { OwnershipLooks } from './live/ownership.ts';
import type { PublisherLooks } from './live/publishers.ts';

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
 * Network access of one request: the port of each subject. Every look at another host goes through the guarded
 * fetcher, is bounded in number and time, and ends when the caller no longer waits for it. Methods that return nothing
 * continue in the background. Methods that wait for a look may throw `unavailable` with `retry_after`, when too many
 * looks are running or the caller asked for too many new domains.
 */
export type Live = BrandLooks &
  PublisherLooks &
  AuthorizationLooks &
  AgentLooks &
  OwnershipLooks &
  EndpointChecks & {
    /** Whether a URL may be registered to be called later. */
    judgeUrl: JudgeUrl;
  };
