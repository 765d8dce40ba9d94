import type { CorePropertyListRef } from '../../../generated/types/schemas.ts';
import type { GovernanceAgent } from '../accounts/account.ts';
import type { FeedShape, ReadFeed } from '../catalogs/feed.ts';
import type { MediaLook } from '../creatives/seen-media.ts';

/** The outside for one call: its share is the principal's, and it ends with the call. */
export type OutsideFor = (asker: { share: string; signal: AbortSignal | undefined }) => Outside;

/** What tasks may ask the outside, before their transaction. */
export type Outside = {
  /**
   * Asks an endpoint to prove that it wants to be sent notifications: POSTs the challenge and reads the echo.
   *
   * @param body JSON object to send; its member `challenge` has to come back
   */
  challengeEndpoint(
    url: string,
    body: Readonly<Record<string, unknown>> & { challenge: string },
  ): Promise<EndpointProof>;
  /** The text of a buyer's feed of a catalog, unread. */
  fetchCatalog(url: string): Promise<FetchedCatalog>;
  /** Reads the text of a feed without keeping other requests waiting. */
  readFeed(text: string, shape: FeedShape): Promise<ReadFeed>;
  /** Fetches a file of a creative and looks at its content, bounded in size and time. */
  lookAtMedia(url: string): Promise<MediaLook>;
  /** Asks the agent that keeps a list of properties for it; its answer is bounded in size, and unchecked. */
  propertyList(reference: CorePropertyListRef): Promise<AskedList>;
  /**
   * Calls `check_governance` of a governance agent; its answer is bounded in size, and unchecked. A question that was
   * answered in this call already is not sent again.
   */
  checkGovernance(
    agent: GovernanceAgent,
    question: Readonly<Record<string, unknown>>,
  ): Promise<AskedGovernance>;
  /** Calls `get_creative_features` of a verifier; its answer is bounded in size, and unchecked. */
  creativeFeatures(agentUrl: string, question: Readonly<Record<string, unknown>>): Promise<AskedVerifier>;
};

export type EndpointProof =
  | { readonly ok: true }
  /** `accepted`: the endpoint answered with 2xx, but did not repeat the challenge. */
  | { readonly ok: false; readonly reason: string; readonly accepted?: boolean };
/** `reason` ends a sentence about the feed: "it …". */
export type FetchedCatalog =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };
export type AskedList =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  /** `refused`: the agent answered that it does not give the list. */
  | { readonly ok: false; readonly why: 'unreachable' | 'refused' | 'senseless' };
export type AskedVerifier =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly ok: false };
export type AskedGovernance =
  | { readonly ok: true; readonly answer: Readonly<Record<string, unknown>> }
  /** `locked`: the agent wants other credentials. `refused`: it returned an error, with its code. */
  | { readonly ok: false; readonly why: 'unreachable' | 'locked' | 'senseless' }
  | { readonly ok: false; readonly why: 'refused'; readonly code: string | null };
