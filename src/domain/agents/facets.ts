import { searchForm } from '../text/search-form.ts';
import type { Profile } from './profile.ts';
import type { Visibility } from './visibility.ts';

/** What the list of enrolled agents can be filtered by, other than what measurement agents say of their metrics. */
export type Facet =
  | 'all'
  | 'type'
  | 'verified'
  | 'health'
  | 'compliance'
  | 'stage'
  | 'channel'
  | 'country'
  | 'property_type'
  | 'format_kind';

export type FacetValue = { readonly facet: Facet; readonly value: string };

/** What an enrolled agent is, as far as the list filters and orders by it. */
export type FacetedAgent = {
  readonly url: string;
  readonly visibility: Visibility;
  readonly name: string | null;
  readonly agentName: string | null;
  readonly type: string;
  readonly verified: boolean;
  /** JSON text of the result of the last probe; null before the first one. */
  readonly health: string | null;
  readonly complianceStatus: string;
  readonly lifecycleStage: string;
  readonly createdAt: number;
};

export type AgentInOrders = {
  /** The shown name in its search form: its beginning, because an index has room for no more. */
  readonly nameOrder: string;
  readonly addedAt: number;
  readonly propertyCount: number;
};

const LONGEST_NAME = 64;
/** Values that somebody wrote and that no filter can name stay out, because an index has room for no more. */
const VALUE = /^[\w.:-]{1,64}$/;

export const shownName = (agent: Pick<FacetedAgent, 'url' | 'name' | 'agentName'>): string =>
  agent.name ?? agent.agentName ?? new URL(agent.url).hostname;

/** The beginning of a name as the list compares it. */
export const nameOrderOf = (name: string): string =>
  Array.from(searchForm(name)).slice(0, LONGEST_NAME).join('');

export function agentOrders(agent: FacetedAgent, profile: Profile | null): AgentInOrders {
  return {
    nameOrder: nameOrderOf(shownName(agent)),
    addedAt: agent.createdAt,
    propertyCount: profile?.property_count ?? 0,
  };
}

/** Every value by which the list finds the agent, each once; none for an agent that the list never shows. */
export function facetsOf(agent: FacetedAgent, profile: Profile | null): FacetValue[] {
  if (agent.visibility === 'private') return [];
  const lists: readonly (readonly [Facet, readonly string[]])[] = [
    ['all', ['all']],
    ['type', [agent.type]],
    ['verified', agent.verified ? ['true'] : []],
    ['health', [healthStatus(agent.health)]],
    ['compliance', [agent.complianceStatus]],
    ['stage', [agent.lifecycleStage]],
    ['channel', profile?.channels ?? []],
    ['country', profile?.markets ?? []],
    ['property_type', profile?.property_types ?? []],
    ['format_kind', profile?.format_kinds ?? []],
  ];
  return lists.flatMap(([facet, values]) =>
    [...new Set(values)].filter((value) => VALUE.test(value)).map((value) => ({ facet, value })),
  );
}

function healthStatus(health: string | null): 'online' | 'offline' | 'unknown' {
  if (health === null) return 'unknown';
  return (JSON.parse(health) as { online: boolean }).online ? 'online' : 'offline';
}
