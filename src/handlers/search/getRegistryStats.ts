import type { RegistryFileFreshness } from '../../../generated/types/registry.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { agentScope, type Visibility } from '../../domain/agents/visibility.ts';
import { propertyTypes } from '../../domain/publishers/adagents/vocabulary.ts';
import type { CountName } from '../../domain/search-index/counts.ts';
import type { Tables } from '../../store/index.ts';

const PROPERTIES = 'properties:';
// Entries of members may have property types that are not in the contract.
const typeOf = (name: string) => {
  const type = name.slice(PROPERTIES.length);
  return propertyTypes.has(type) ? type : 'other';
};

export const getRegistryStats: ReadHandler<'getRegistryStats'> = async (
  _input,
  { store, principal, now },
) => {
  const counts = await store.counts.all();
  const count = (name: CountName) => counts.get(name) ?? 0;
  const freshness = (of: 'publishers' | 'brands'): RegistryFileFreshness => ({
    live: count(`copies:${of}:live`),
    stale: count(`copies:${of}:stale`),
    invalid: count(`copies:${of}:invalid`),
    absent: count(`copies:${of}:absent`),
    unreachable: count(`copies:${of}:unreachable`),
  });
  const types: Record<string, number> = {};
  for (const [name, amount] of counts) {
    if (!name.startsWith(PROPERTIES) || amount === 0) continue;
    types[typeOf(name)] = (types[typeOf(name)] ?? 0) + amount;
  }
  const visibilities = agentScope(principal, null);
  const agents = await store.catalogAgents.countVisible(visibilities);
  const claims = await claimsOf(store, visibilities, now);
  const files = count('authorizations:adagents_json');
  return {
    body: {
      registered_agents: agents,
      registered_publishers: count('publishers:entry'),
      discovered_agents: count('agents'),
      discovered_publishers: count('publishers:file'),
      discovered_properties: Object.values(types).reduce((total, amount) => total + amount, 0),
      authorizations: files + claims,
      authorizations_by_source: { adagents_json: files, agent_claim: claims },
      properties_by_type: types,
      brands: count('brands'),
      publishers: count('publishers'),
      freshness: { publishers: freshness('publishers'), brands: freshness('brands') },
    },
  };
};

const CLAIMS_FOR_MS = 5_000;
type Counted = { at: number; claims: Promise<number> };
const counted = new WeakMap<Tables, Map<string, Counted>>();

/** Counting claims reads row by row, so the count is cached for a few seconds. */
function claimsOf(store: Tables, visibilities: readonly Visibility[], now: Date): Promise<number> {
  const known = counted.get(store) ?? new Map<string, Counted>();
  counted.set(store, known);
  const key = visibilities.join(' ');
  const earlier = known.get(key);
  if (earlier !== undefined && now.getTime() - earlier.at < CLAIMS_FOR_MS) return earlier.claims;
  const claims = store.agentClaims.countVisible(visibilities);
  known.set(key, { at: now.getTime(), claims });
  claims.catch(() => known.delete(key));
  return claims;
}
