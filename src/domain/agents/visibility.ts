import { isAgentType, type KnownType } from '../contract/agent-kinds.ts';
import type { Principal } from '../members/principal.ts';
import { liesWithin } from '../net/domain-name.ts';

/**
 * Who may see an enrolled agent: everybody, also organizations of tier `api`, or only the organization that enrolled
 * it.
 */
export type Visibility = 'public' | 'members_only' | 'private';

export const visibilities: readonly Visibility[] = ['public', 'members_only', 'private'];

const API_TIER = 'api';
/** Membership tiers. With any tier an organization can publish agents. `api` also shows it agents for members only. */
export const tiers = ['basic', API_TIER] as const;

/**
 * The visibilities that a caller may see among the agents of one organization. Without an owner (null), the
 * visibilities that the caller may see whoever owns the agent, which never include `private`.
 */
export function agentScope(principal: Principal | null, ownerOrgId: string | null): readonly Visibility[] {
  const own = principal?.standings ?? [];
  if (ownerOrgId !== null && own.some(({ organization }) => organization.id === ownerOrgId))
    return visibilities;
  const isApiMember = own.some(({ organization }) => organization.tier === API_TIER);
  return isApiMember ? ['public', 'members_only'] : ['public'];
}

/**
 * Whether a caller may learn that an agent exists.
 *
 * @internal states the rule of one agent; reads use `agentScope`
 */
export function maySeeAgent(
  principal: Principal | null,
  agent: { visibility: Visibility; orgId: string | null },
): boolean {
  return agentScope(principal, agent.orgId).includes(agent.visibility);
}

/** Which agents a caller wants to see: those of one visibility, or all that the caller may see. */
export type OperatorScope = 'public' | 'member' | 'private' | 'all';

const WANTED: Record<OperatorScope, readonly Visibility[]> = {
  public: ['public'],
  member: ['members_only'],
  private: ['private'],
  all: ['public', 'members_only', 'private'],
};

type Enrolled = {
  url: string;
  orgId: string;
  type: KnownType;
  visibility: Visibility;
  name: string | null;
  agentName: string | null;
  /** How control of the host was proved, null when it was not. */
  provedBy: string | null;
};

/** The agents that may belong to a domain. URLs are canonical. */
export type OperatedCandidates = {
  /** Agents that the domain's brand.json declares. */
  declared: readonly { agentUrl: string; agentType: string }[];
  /** Enrolled agents of the organizations that keep the domain's entries. */
  owned: readonly { url: string }[];
  /** The enrollments of all agents above, and other enrolled agents on hosts of the site. */
  enrolled: readonly Enrolled[];
};

export type Operated = { url: string; name: string; type: KnownType };

const HOST = /^https?:\/\/([^/?#:]+|\[[^\]]*\])/;
const hostOf = (url: string) => HOST.exec(url)?.[1] ?? url;

/**
 * The agents that the owner of a domain operates, as far as the caller may see them, sorted by URL: the agents that
 * its own brand.json declares, and enrolled agents whose organization has proved control of the host. The visibility
 * of an enrolled agent is decided by its organization, even when a brand.json names the agent.
 */
export function operatedAgents(
  domain: string,
  { declared, owned, enrolled }: OperatedCandidates,
  { principal, scope }: { principal: Principal | null; scope: OperatorScope },
): Operated[] {
  const byUrl = new Map(enrolled.map((agent) => [agent.url, agent]));
  const types = new Map(declared.map(({ agentUrl, agentType }) => [agentUrl, agentType]));
  const isProved = (url: string) => byUrl.get(url)?.provedBy != null;
  const onHosts = [...byUrl.keys()].filter((url) => liesWithin(hostOf(url), domain));
  const proved = [...owned.map(({ url }) => url), ...onHosts].filter(isProved);
  const urls = new Set([...types.keys(), ...proved]);
  const wanted = WANTED[scope];
  return [...urls].sort().flatMap((url) => {
    const agent = byUrl.get(url);
    const visibility = agent?.visibility ?? 'public';
    const may = agent === undefined ? ['public'] : agentScope(principal, agent.orgId);
    if (!wanted.includes(visibility) || !may.includes(visibility)) return [];
    const isTyped = agent !== undefined && agent.type !== 'unknown';
    return [
      {
        url,
        name: agent?.name ?? agent?.agentName ?? hostOf(url),
        type: isTyped ? agent.type : declaredType(types.get(url)),
      },
    ];
  });
}

const declaredType = (type = ''): KnownType => (isAgentType(type) ? type : 'unknown');
