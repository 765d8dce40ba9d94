import type { CorePropertyListRef } from '../../../generated/types/core.ts';
import type { WebhookContent } from '../../../generated/webhooks.ts';
import type { GovernanceAgent } from '../accounts/account.ts';
import type { FeedShape, ReadFeed } from '../catalogs/feed.ts';
import type { MediaLook } from '../creatives/seen-media.ts';

/**
 * Creates the `Outside` of one call. `share` names the principal whose share of the network capacity is used;
 * requests are aborted with the call.
 */
export type OutsideFor = (asker: { share: string; signal: AbortSignal | undefined }) => Outside;

/** Requests to other hosts that tasks may make before their transaction. */
export type Outside = {
  /**
   * Asks an endpoint to prove that it wants to receive notifications: POSTs a challenge and reads the echo.
   *
   * @param challenge what to send; the response must repeat the member `challenge` of its body
   */
  challengeEndpoint(url: string, challenge: EndpointChallenge): Promise<EndpointProof>;
  /** Fetches the text of a buyer's catalog feed, without parsing it. */
  fetchCatalog(url: string): Promise<FetchedCatalog>;
  /** Parses the text of a feed without blocking other requests. */
  readFeed(text: string, shape: FeedShape): Promise<ReadFeed>;
  /** Fetches a file of a creative and inspects its content, with limits of size and time. */
  lookAtMedia(url: string): Promise<MediaLook>;
  /** Requests a property list from the agent that keeps it. The answer is limited in size, but not validated. */
  propertyList(reference: CorePropertyListRef): Promise<AskedList>;
  /**
   * Calls `check_governance` of a governance agent. The answer is limited in size, but not validated. A
   * question that was already answered within this call is not sent again.
   */
  checkGovernance(
    agent: GovernanceAgent,
    question: Readonly<Record<string, unknown>>,
  ): Promise<AskedGovernance>;
  /** Calls `get_creative_features` of a verifier. The answer is limited in size, but not validated. */
  creativeFeatures(agentUrl: string, question: Readonly<Record<string, unknown>>): Promise<AskedVerifier>;
};

/** The body of a challenge, together with its kind. */
export type EndpointChallenge = Extract<WebhookContent, { readonly body: { readonly challenge: string } }>;
export type EndpointProof =
  | { readonly ok: true }
  /** `accepted`: the endpoint responded with 2xx, but did not repeat the challenge. */
  | { readonly ok: false; readonly reason: string; readonly accepted?: boolean };
/** `reason` completes a sentence about the feed that begins with "it". */
export type FetchedCatalog =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };
export type AskedList =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  /** `refused`: the agent responded that it does not provide the list. */
  | { readonly ok: false; readonly why: 'unreachable' | 'refused' | 'senseless' };
export type AskedVerifier =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly ok: false };
export type AskedGovernance =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  /** `locked`: the agent requires other credentials. `refused`: it returned an error, with its code. */
  | { readonly ok: false; readonly why: 'unreachable' | 'locked' | 'senseless' }
  | { readonly ok: false; readonly why: 'refused'; readonly code: string | null };
