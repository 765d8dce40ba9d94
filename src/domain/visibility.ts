import type { Principal } from './principal.ts';

/** Who may see an enrolled agent: everybody, organizations of tier `api` too, or the one that enrolled it. */
export type Visibility = 'public' | 'members_only' | 'private';

export const visibilities: readonly Visibility[] = ['public', 'members_only', 'private'];

const API_TIER = 'api';

/**
 * The visibilities that a caller may see of the agents of one organization. Without an owner (null) it says what
 * the caller sees whoever owns the agent, which never includes private ones.
 */
export function agentScope(principal: Principal | null, ownerOrgId: string | null): readonly Visibility[] {
  if (principal === null) return ['public'];
  const { id, tier } = principal.organization;
  if (ownerOrgId !== null && id === ownerOrgId) return visibilities;
  return tier === API_TIER ? ['public', 'members_only'] : ['public'];
}

/** Whether a caller may know of one agent. */
export function maySeeAgent(
  principal: Principal | null,
  agent: { visibility: Visibility; orgId: string | null },
): boolean {
  return agentScope(principal, agent.orgId).includes(agent.visibility);
}
