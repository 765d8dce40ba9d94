import type { ProductFeeds } from './catalogs/feed.ts';
import type { MediaLooks } from './creatives/seen-media.ts';
import type { ConsultedAgents } from './governance/consulted-agents.ts';
import type { EndpointChecks } from './webhooks/endpoint-challenge.ts';

/**
 * Creates the `Outside` of one call. `share` names the principal whose share of the network capacity is used;
 * requests are aborted with the call.
 */
export type OutsideFor = (asker: { share: string; signal: AbortSignal | undefined }) => Outside;

/** Requests to other hosts that tasks may make before their transaction: the port of each subject. */
export type Outside = EndpointChecks & ProductFeeds & MediaLooks & ConsultedAgents;
