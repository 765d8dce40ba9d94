import type {
  RegistryAgentCatalogItem,
  RegistryAgentCopy,
  RegistryAgentSearchResult,
} from '../../../generated/types/registry.ts';
import type { AgentCapabilities } from '../../domain/agents/capabilities.ts';
import { baseScore } from '../../domain/agents/page-order.ts';
import type { Profile, ProfileSummary } from '../../domain/agents/profile.ts';
import { neverChecked } from '../../domain/agents/standing.ts';
import { fromJsonText, type JsonText, toJsonText } from '../../domain/json/values.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';
import type { Tables } from '../../store/index.ts';
import { valuesOf } from '../agents/profile.ts';
import { namedOrganization } from './fill-publishers.ts';
import { deterministicId, NEVER, timeOf } from './filled.ts';

type AgentTables = Pick<
  Tables,
  'agents' | 'catalogAgents' | 'agentMetrics' | 'agentClaims' | 'agentProfiles' | 'organizations' | 'counts'
>;

/** Fills the tables of agents from their copies. */
export async function fillAgents(tx: AgentTables, lines: readonly string[]): Promise<void> {
  const copies = lines.map((line) => fromJsonText(line as JsonText<RegistryAgentCopy>));
  await nameAgents(tx, new Map(copies.map(({ agent_url: url, named }) => [url, named])));
  for (const copy of copies) {
    const { agent_url: url, enrolled } = copy;
    await fillProfile(tx, copy);
    if (enrolled === null) await tx.catalogAgents.remove(url);
    else await tx.catalogAgents.put(await enrolledOf(tx, copy, enrolled));
    await tx.agentMetrics.replace(url, enrolled?.capabilities?.measurement_capabilities?.metrics ?? []);
    await tx.agentClaims.replace(url, copy.claims);
  }
}

export async function emptyAgents(tx: AgentTables, urls: readonly string[]): Promise<void> {
  await nameAgents(tx, new Map(urls.map((url) => [url, false])));
  for (const url of urls) {
    await tx.agentClaims.replace(url, []);
    await tx.agentMetrics.replace(url, []);
    await tx.catalogAgents.remove(url);
    await tx.agentProfiles.remove(url);
  }
}

/** Which agents files of publishers name. */
async function nameAgents(tx: AgentTables, named: ReadonlyMap<string, boolean>): Promise<void> {
  const known = await tx.agents.findAll([...named.keys()]);
  const fresh = [...named].flatMap(([url, isNamed]) =>
    isNamed && !known.has(url) ? [{ id: deterministicId('agent', url), url }] : [],
  );
  const moved = [...known.values()].filter(({ url, removedAt }) => (removedAt === null) !== named.get(url));
  const back = moved.filter(({ removedAt }) => removedAt !== null).map(({ id }) => id);
  const gone = moved.filter(({ removedAt }) => removedAt === null).map(({ id }) => id);
  if (fresh.length > 0) await tx.agents.insertAll(fresh, NEVER);
  if (back.length > 0) await tx.agents.restore(back);
  if (gone.length > 0) await tx.agents.remove(gone, NEVER);
  await tx.counts.add({ agents: fresh.length + back.length - gone.length });
}

async function fillProfile(
  tx: AgentTables,
  { agent_url: url, enrolled, profile: found }: RegistryAgentCopy,
): Promise<void> {
  if (found === null) return tx.agentProfiles.remove(url);
  const result = found as RegistryAgentSearchResult;
  const { agent_url: _url, url: _same, updated_at: updatedAt, ...rest } = result;
  const profile = rest as Profile;
  await tx.agentProfiles.put(
    {
      agentUrl: url,
      id: deterministicId('agent', url),
      rank: -baseScore({ propertyCount: profile.property_count, hasTmp: profile.has_tmp }),
      propertyCount: profile.property_count,
      publisherCount: profile.publisher_count,
      visibility: 'public',
      orgId: null,
      profile,
      record: JSON.stringify(found),
      summary: toJsonText(summaryOf(enrolled)),
      dueAt: null,
      updatedAt: timeOf(updatedAt) ?? NEVER,
    },
    valuesOf(profile),
    undefined,
  );
}

/** Only items of sales agents have the summary; of others they have the numbers that are shown. */
function summaryOf(item: RegistryAgentCatalogItem | null): ProfileSummary {
  const { publisher_domains: domains, property_summary: summary, stats } = item ?? {};
  if (domains !== undefined && summary !== undefined)
    return { publisher_domains: domains, property_summary: summary };
  return {
    publisher_domains: stats?.publishers ?? [],
    property_summary: {
      total_count: stats?.property_count ?? 0,
      count_by_type: {},
      tags: [],
      publisher_count: stats?.publisher_count ?? 0,
    },
  };
}

async function enrolledOf(
  tx: AgentTables,
  copy: RegistryAgentCopy,
  item: RegistryAgentCatalogItem,
): Promise<CatalogAgent> {
  const { agent_url: url } = copy;
  const addedAt = timeOf(copy.added_at) ?? NEVER;
  const { streak_days: _streak, ...compliance } = item.compliance ?? {};
  const isProbed = item.protocol !== 'mcp' || item.mcp_endpoint !== undefined;
  return {
    url,
    id: deterministicId('agent', url),
    orgId: await namedOrganization(tx, item.member?.display_name ?? ''),
    type: item.type as CatalogAgent['type'],
    visibility: 'public',
    name: copy.given_name,
    lifecycleStage: item.compliance?.lifecycle_stage as CatalogAgent['lifecycleStage'],
    createdAt: addedAt,
    updatedAt: addedAt,
    protocol: isProbed ? item.protocol : null,
    endpoint: item.mcp_endpoint ?? null,
    agentName: copy.own_name,
    description: item.description ?? null,
    inferredType: item.type as CatalogAgent['type'],
    health: item.health?.checked_at == null ? null : JSON.stringify(item.health),
    capabilities: item.capabilities === undefined ? null : toJsonText(item.capabilities as AgentCapabilities),
    declared: null,
    formatCount: item.stats?.creative_formats ?? 0,
    probedAt: null,
    answeredAt: null,
    nextProbeAt: null,
    failureStreak: 0,
    unknownStreak: 0,
    complianceStatus: item.compliance?.status as CatalogAgent['complianceStatus'],
    compliance: JSON.stringify(compliance),
    standing: neverChecked,
    passingSince: timeOf(copy.passing_since),
    verified: item.compliance?.verified === true,
    nextCheckAt: null,
    provedBy: null,
    provedAt: null,
  };
}
