import type { RegistryAdagentsDryRunBase } from '../../../generated/types/registry.ts';
import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { type DryRun, dryRun } from '../../record/publishers/dry-run.ts';
import {
  authorizationChanges,
  countChanges,
  propertyChanges,
} from '../../record/publishers/dry-run-changes.ts';

const MOST_EVENTS = 100;

export const dryRunAdagents: ReadHandler<'dryRunAdagents'> = async (
  { body },
  { store, lookAtDraft, now },
) => {
  const domain = domainGiven(body.domain);
  const look = await lookAtDraft(body.document, domain);
  try {
    const { kind, events, before } = await dryRun(store, look, { domain, now });
    return {
      body: {
        success: true,
        data: {
          domain,
          outcome: OUTCOMES[kind],
          valid: look.discovery.file?.valid ?? look.judged?.file.valid ?? false,
          ...(look.discovery.pointer === null ? {} : { location: look.discovery.pointer }),
          base: baseOf(before),
          counts: countChanges(events),
          authorizations: authorizationChanges(events, before.authorizations),
          properties: propertyChanges(events, before.properties),
          events: events.slice(0, MOST_EVENTS).map(({ eventType, entityType, entityId, payload }) => ({
            event_type: eventType,
            entity_type: entityType,
            entity_id: entityId,
            payload: { ...payload },
          })),
        },
        timestamp: now.toISOString(),
      },
    };
  } finally {
    await look.close();
  }
};

const OUTCOMES = {
  file: 'changed',
  unchanged: 'unchanged',
  without: 'invalid',
  kept: 'older',
  pointer: 'pointer',
} as const satisfies Record<DryRun['kind'], string>;

function baseOf({ publisher, stored }: DryRun['before']): RegistryAdagentsDryRunBase | null {
  if (publisher === undefined) return null;
  return {
    file_url: stored?.url ?? null,
    file_sha256: stored?.sha256 ?? null,
    validated_at: publisher.validatedAt?.toISOString() ?? null,
    agent_count: publisher.agentCount,
    property_count: publisher.propertyCount,
  };
}
