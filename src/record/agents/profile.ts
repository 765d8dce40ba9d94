import { feedEmitters } from '../../../generated/events.ts';
import { baseScore } from '../../domain/agents/page-order.ts';
import {
  changedInventoryFields,
  deriveProfile,
  dimensions,
  type Profile,
  type SellableInventory,
} from '../../domain/agents/profile.ts';
import type { Visibility } from '../../domain/agents/visibility.ts';
import { toJsonText } from '../../domain/json/values.ts';
import type { ProfileValue, StoredInventory } from '../../store/agents/agent-profiles.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';
import type { NewEvent } from '../../store/feed/events.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentContext } from '../context.ts';

export type ProfileOutcome = 'changed' | 'unchanged' | 'removed' | 'none';

/**
 * Records the profile of an agent that publishers authorize or that is enrolled, and appends the event of what
 * changed. An agent that is neither loses its profile.
 */
export async function recordProfile(
  tx: Tables,
  url: string,
  { inventory, changesAt }: { inventory: SellableInventory; changesAt: Date | null },
  context: AgentContext,
): Promise<ProfileOutcome> {
  const catalog = await tx.catalogAgents.findForUpdate(url);
  const agent = await tx.agents.findForUpdate(url);
  const before = await tx.agentProfiles.find(url);
  const isNamed = agent !== undefined && agent.removedAt === null;
  if (!isNamed && catalog === undefined) {
    if (before === undefined) return 'none';
    await tx.agentProfiles.remove(url);
    return 'removed';
  }
  const { visibility, orgId, declared } = disclosureOf(catalog, isNamed);
  const { profile, summary } = deriveProfile(inventory, declared);
  const changed = changedInventoryFields(before?.profile ?? null, profile);
  const updatedAt = before !== undefined && changed.length === 0 ? before.updatedAt : context.now;
  const after = {
    agentUrl: url,
    id: catalog?.id ?? agent?.id ?? context.newId(),
    rank: -baseScore({ propertyCount: profile.property_count, hasTmp: profile.has_tmp }),
    propertyCount: profile.property_count,
    publisherCount: profile.publisher_count,
    visibility,
    orgId,
    profile,
    record: recordText(url, profile, updatedAt),
    summary: toJsonText(summary),
    dueAt: changesAt,
    updatedAt,
  };
  await tx.agentProfiles.put(after, valuesOf(profile), before);
  // When a profile becomes public, the event lists all of its fields as changed.
  const reported = before?.visibility === 'public' ? changed : changedInventoryFields(null, profile);
  if (visibility === 'public' && reported.length > 0)
    await tx.events.append(profileEvents(after, catalog, reported, context));
  return changed.length === 0 ? 'unchanged' : 'changed';
}

/**
 * Who may see a profile, and what it says of the agent's own declarations. Statements of publishers about an agent are
 * public; declarations of a private agent are for its organization only.
 *
 * @param isNamed whether a publisher names the agent
 */
function disclosureOf(
  catalog: CatalogAgent | undefined,
  isNamed: boolean,
): {
  readonly visibility: Visibility;
  readonly orgId: string | null;
  readonly declared: CatalogAgent['declared'];
} {
  const declared = catalog?.declared ?? null;
  if (isNamed)
    return {
      visibility: 'public',
      orgId: null,
      declared: catalog?.visibility === 'private' ? null : declared,
    };
  return { visibility: catalog?.visibility ?? 'private', orgId: catalog?.orgId ?? null, declared };
}

const recordText = (url: string, profile: Profile, updatedAt: Date): string =>
  JSON.stringify({ agent_url: url, url, ...profile, updated_at: updatedAt.toISOString() });

/** The values by which searches find a profile. */
export function valuesOf(profile: Profile): ProfileValue[] {
  const values = dimensions.flatMap((dimension) =>
    profile[dimension].map((value): ProfileValue => ({ dimension, value })),
  );
  return profile.has_tmp ? [...values, { dimension: 'has_tmp', value: 'true' }] : values;
}

/**
 * Event for a change of an agent's enrolment, with the current profile. There is no event before the first profile
 * is computed, because that profile is then reported as a whole.
 * @param catalog undefined for an agent that is no longer enrolled
 */
export async function enrolmentEvents(
  tx: Tables,
  url: string,
  catalog: CatalogAgent | undefined,
  changed: readonly string[],
  context: AgentContext,
): Promise<NewEvent[]> {
  const profile = await tx.agentProfiles.find(url);
  return profile === undefined ? [] : profileEvents(profile, catalog, changed, context);
}

function profileEvents(
  { agentUrl, id, profile, updatedAt }: Omit<StoredInventory, 'rankSince'>,
  catalog: CatalogAgent | undefined,
  changed: readonly string[],
  { actor, now }: AgentContext,
): NewEvent[] {
  const shown = catalog?.visibility === 'public' ? catalog : undefined;
  const events: NewEvent[] = [];
  feedEmitters.appendAgentProfileUpdated(
    events,
    { entityId: id, actor, createdAt: now },
    {
      agent_url: agentUrl,
      name: shown?.name ?? shown?.agentName ?? undefined,
      type: shown?.type ?? 'unknown',
      enrolled: shown !== undefined,
      ...profile,
      updated_at: updatedAt.toISOString(),
      changed_fields: changed,
      inventory_profile: profile,
    },
  );
  return events;
}
