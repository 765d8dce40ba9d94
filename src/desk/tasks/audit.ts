import type { TaskName } from '../../../generated/tasks.ts';
import type { Origin } from '../../domain/members/principal.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { TaskArguments } from '../../domain/tasks/arguments.ts';
import type { AuditEntry } from '../../store/members/audit-log.ts';

type By = { principal: AgentPrincipal; origin: Origin; now: Date; newId: () => string };

const ORGANIZATION = 'org_';
const MAX_SUBJECT = 500;

/** The audit entry of a task that writes: who, what, to what, from where, under which request id. */
export function taskEntry(
  task: TaskName,
  args: TaskArguments,
  { principal, origin, now, newId }: By,
): AuditEntry {
  const { id, displayName } = principal;
  return {
    id: newId(),
    at: now,
    action: task,
    actor: id,
    actorName: displayName,
    orgId: id.startsWith(ORGANIZATION) ? id.slice(ORGANIZATION.length) : null,
    subject: subjectOf(args),
    outcome: 'done',
    address: origin.address,
    requestId: origin.requestId,
    detail: {},
  };
}

/** The one thing that the arguments name, if they name one. */
function subjectOf(args: TaskArguments): string | null {
  const [, value] =
    Object.entries(args).find(([key, item]) => key.endsWith('_id') && typeof item === 'string') ?? [];
  return typeof value === 'string' ? value.slice(0, MAX_SUBJECT) : null;
}
