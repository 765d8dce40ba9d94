import type { OperationId } from '../../generated/operations.ts';
import { mainStanding, type Origin, type Principal } from '../domain/members/principal.ts';
import type { AuditEntry } from '../store/members/audit-log.ts';
import type { AuditNote } from './call.ts';

type Input = { path?: unknown; query?: unknown; body?: unknown };
type By = { principal: Principal | null; now: Date; newId: () => string; origin: Origin };

/** The audit entry of one write: who, what, to what, from where, under which request id. */
export function operationEntry(
  op: OperationId,
  input: Input,
  note: AuditNote,
  { principal, now, newId, origin }: By,
): AuditEntry {
  return {
    id: newId(),
    at: now,
    action: op,
    actor: principal?.userKey ?? 'anonymous',
    actorName: principal?.displayName ?? 'anonymous',
    orgId: organizationOf(input, principal),
    subject: note.subject ?? subjectOf(input),
    outcome: 'done',
    address: origin.address,
    requestId: origin.requestId,
    detail: note.detail ?? {},
  };
}

/** The organization that the request names as its own, or the caller's first one. */
function organizationOf({ query }: Input, principal: Principal | null): string | null {
  if (principal === null) return null;
  const { org } = asObject(query);
  const named = principal.standings.find(({ organization }) => organization.id === org);
  return (named ?? mainStanding(principal))?.organization.id ?? null;
}

/** Fields that name what an operation is about; the first that is there counts. */
const SUBJECTS = [
  'domain',
  'publisher_domain',
  'agentUrl',
  'agent_url',
  'url',
  'id',
  'user_id',
  'invitation_id',
  'client_id',
  'email',
  'name',
];
const MAX_SUBJECT = 500;

function subjectOf({ path, body }: Input): string | null {
  const fields = { ...asObject(body), ...asObject(path) };
  const named = SUBJECTS.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof named === 'string' ? named.slice(0, MAX_SUBJECT) : null;
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
