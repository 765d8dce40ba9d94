import type { CredentialAction, Origin } from '../../domain/members/principal.ts';
import type { Tables } from '../../store/index.ts';

type Tools = { now: Date; newId: () => string; origin: Origin };

export type CredentialEvent = {
  action: CredentialAction;
  actor: string;
  actorName?: string;
  orgId?: string | null;
  subject?: string | null;
  outcome: 'done' | 'refused';
  detail?: Readonly<Record<string, unknown>>;
};

/** One entry about a credential. Secrets never are part of it. */
export async function recordCredentialEvent(tx: Tables, event: CredentialEvent, tools: Tools): Promise<void> {
  const { action, actor, actorName = actor, orgId = null, subject = null, outcome, detail = {} } = event;
  const { now, newId, origin } = tools;
  const { address, requestId } = origin;
  await tx.auditLog.append({
    id: newId(),
    at: now,
    action,
    actor,
    actorName,
    orgId,
    subject,
    outcome,
    address,
    requestId,
    detail,
  });
}
