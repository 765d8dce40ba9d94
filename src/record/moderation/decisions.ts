import type { ApiError } from '../../domain/errors.ts';
import {
  alreadyDecided,
  type CaseKind,
  COMMAND,
  caseSubject,
  type Decider,
  type EarlierDecision,
} from '../../domain/moderation/decision.ts';
import type { Tables } from '../../store/index.ts';

/** Who decides, and the tools of the transaction in which it happens. */
export type DecisionContext = {
  readonly by: Decider;
  readonly reason: string | null;
  readonly now: Date;
  readonly newId: () => string;
  /** Id of the audit entry that the request of a person has already. */
  readonly auditId?: string | undefined;
};

export type OwnerNote = {
  readonly action: string;
  /** Organization that reads the entry; null for none. */
  readonly orgId: string | null;
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
};

/**
 * Writes the audit entry that the organization concerned reads. It names no person: who decided is in another entry,
 * which only operators read.
 */
export async function noteForOwner(
  tx: Tables,
  { action, orgId, subject, detail = {} }: OwnerNote,
  { newId, now }: Pick<DecisionContext, 'newId' | 'now'>,
): Promise<void> {
  await tx.auditLog.append({
    id: newId(),
    at: now,
    action,
    actor: COMMAND.id,
    actorName: COMMAND.name,
    orgId,
    subject,
    outcome: 'done',
    address: null,
    requestId: null,
    detail,
  });
}

/** Records that a command decided. Decisions of people are recorded with their request. */
export async function noteCommand(
  tx: Tables,
  kind: CaseKind,
  ids: readonly string[],
  { by, newId, now }: DecisionContext,
): Promise<void> {
  if (by.id !== COMMAND.id) return;
  const subject = caseSubject(kind, ...ids);
  await noteForOwner(tx, { action: `${kind} decide`, orgId: null, subject }, { newId, now });
}

/** Who decided on this, as far as the audit log still has it. */
export async function decisionAbout(
  tables: Tables,
  kind: CaseKind,
  ids: readonly string[],
  except?: string,
): Promise<EarlierDecision | null> {
  const entry = await tables.auditLog.latestOf(caseSubject(kind, ...ids), except);
  if (entry === undefined) return null;
  const { actor, actorName, at, action } = entry;
  return { by: { id: actor, name: actorName }, at, action };
}

type Decided = {
  readonly kind: CaseKind;
  readonly ids: readonly string[];
  /** What it is called, and the state that it is in. */
  readonly what: string;
  readonly state: string;
};

/** The refusal of a decision that came too late, with who decided. */
export const tooLate = async (
  tables: Tables,
  { kind, ids, what, state }: Decided,
  { auditId }: Pick<DecisionContext, 'auditId'> = {},
): Promise<ApiError> => alreadyDecided(what, state, await decisionAbout(tables, kind, ids, auditId));

const ORGANIZATION = 'org_';

/** Id of the organization that a principal id stands for; null for other principals. */
export const organizationNamed = (principalId: string): string | null =>
  principalId.startsWith(ORGANIZATION) ? principalId.slice(ORGANIZATION.length) : null;
