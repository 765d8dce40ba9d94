import type { Principal } from '../members/principal.ts';

/** Who may see an enrolled agent: everybody, organizations of tier `api` too, or the one that enrolled it. */
export type Visibility = 'public' | 'members_only' | 'private';

export const visibilities: readonly Visibility[] = ['public', 'members_only', 'private'];

const API_TIER = 'api';
/** Membership tiers: any lets an organization publish agents, `api` also shows it agents for members. */
export const tiers = ['basic', API_TIER] as const;

/**
 * The visibilities that a caller may see of the agents of one organization. Without an owner (null) it says what
 * the caller sees whoever owns the agent, which never includes private ones.
 */
export function agentScope(principal: Principal | null, ownerOrgId: string | null): readonly Visibility[] {
  const own = principal?.standings ?? [];
  if (ownerOrgId !== null && own.some(({ organization }) => organization.id === ownerOrgId))
    return visibilities;
  const isApiMember = own.some(({ organization }) => organization.tier === API_TIER);
  return isApiMember ? ['public', 'members_only'] : ['public'];
}

/** Whether a caller may know of one agent. */
export function maySeeAgent(
  principal: Principal | null,
  agent: { visibility: Visibility; orgId: string | null },
): boolean {
  return agentScope(principal, agent.orgId).includes(agent.visibility);
}
