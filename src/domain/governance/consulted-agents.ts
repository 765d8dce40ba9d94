import type { CorePropertyListRef } from '../../../generated/types/core.ts';
import type { GovernanceAgent } from '../accounts/account.ts';

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

/** The port through which agents of other parties are consulted. */
export type ConsultedAgents = {
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
