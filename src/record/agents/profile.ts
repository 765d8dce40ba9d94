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
  // Declarations of a private agent are for its organization only. Statements of publishers about it are public.
  const isHidden = isNamed && catalog?.visibility === 'private';
  const { profile, summary } = deriveProfile(inventory, isHidden ? null : (catalog?.declared ?? null));
  const visibility: Visibility = isNamed ? 'public' : (catalog?.visibility ?? 'private');
  const changed = changedInventoryFields(before?.profile ?? null, profile);
  const updatedAt = before !== undefined && changed.length === 0 ? before.updatedAt : context.now;
  const after = {
    agentUrl: url,
    id: catalog?.id ?? agent?.id ?? context.newId(),
    rank: -baseScore({ propertyCount: profile.property_count, hasTmp: profile.has_tmp }),
    propertyCount: profile.property_count,
    publisherCount: profile.publisher_count,
    visibility,
    orgId: isNamed ? null : (catalog?.orgId ?? null),
    profile,
    record: recordText(url, profile, updatedAt),
    summary: toJsonText(summary),
    dueAt: changesAt,
    updatedAt,
  };
  await tx.agentProfiles.put(after, valuesOf(profile), before);
  // When a profile becomes public, the event lists all of its fields as changed.
  const told = before?.visibility === 'public' ? changed : changedInventoryFields(null, profile);
  if (visibility === 'public' && told.length > 0)
    await tx.events.append(profileEvents(after, catalog, told, context));
  return changed.length === 0 ? 'unchanged' : 'changed';
}

const recordText = (url: string, profile: Profile, updatedAt: Date): string =>
  JSON.stringify({ agent_url: url, url, ...profile, updated_at: updatedAt.toISOString() });

function valuesOf(profile: Profile): ProfileValue[] {
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
