import type { TaskName } from '../../../generated/tasks.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import type { Origin } from '../../domain/members/principal.ts';
import { OutdatedLook } from '../../domain/refusals/task-error.ts';
import type { TaskArguments } from '../../domain/tasks/arguments.ts';
import { inFlight, judgeEarlier } from '../../domain/tasks/idempotency.ts';
import type { Tables } from '../../store/index.ts';
import type { AuditEntry } from '../../store/members/audit-log.ts';
import type { Store } from '../../store/open.ts';
import type { ClaimRow } from '../../store/tasks/idempotency-keys.ts';
import type { AnswerRoom } from './answer-room.ts';
import type { AnyWork } from './call.ts';

/** The part of a response that the task itself provides. */
export type Inner = Readonly<Record<string, unknown>>;

type Claim = Omit<ClaimRow, 'now' | 'expiresAt'>;

type Write = {
  readonly store: Store;
  readonly now: () => Date;
  /** Null for a request without a key. */
  readonly claim: Claim | null;
  readonly idempotency: AgentDeclaration['idempotency'];
  readonly entry: AuditEntry;
  readonly signal: AbortSignal | undefined;
  /** The room for the response that a repeated request gets. */
  readonly room: AnswerRoom;
  /** The work that must run before the transaction; null for none. */
  readonly look: (() => Promise<AnyWork>) | null;
  /** Whether the claim of the key is committed before the look, because the look has effects on other hosts. */
  readonly claimsFirst: boolean;
  /** Whether a power cut may undo the write. */
  readonly isLosable: boolean;
  /** Undoes what the look did elsewhere, when it led to nothing. */
  readonly undo: () => Promise<void>;
  readonly write: (tx: Tables, looked: AnyWork | null) => Promise<Inner>;
};

/** How often a request is checked again after another writer changed its subject. Then it is refused with CONFLICT. */
const MOST_LOOKS = 10;

/** `kept`: characters of the response that were stored. */
type Once = { readonly own: Inner; readonly replayed: boolean; readonly kept: number };

/**
 * Statuses of responses that do not end a request: they are not stored, so a retry runs again. Responses with
 * any other status are stored.
 */
const OPEN = new Set(['working', 'input-required', 'auth-required', 'failed']);

/**
 * Runs a write at most once per key. Claim, effect, audit entry and response commit together. A simultaneous
 * call with the same key waits for that commit and gets the same response. Only a write that sends requests to
 * other hosts first commits its claim before it ends; other calls with its key are told to retry later.
 *
 * @throws {TaskError} IDEMPOTENCY_CONFLICT, IDEMPOTENCY_EXPIRED, IDEMPOTENCY_IN_FLIGHT, RATE_LIMITED when the caller has no
 *   room for another response, or what the write throws; the key is free again after an error of the write
 */
export async function writeOnce(plan: Write): Promise<Once> {
  const once = await writtenOnce(plan);
  if (once.kept > 0) await plan.room.kept(once.kept);
  return once;
}

async function writtenOnce(plan: Write): Promise<Once> {
  const { look, claimsFirst } = plan;
  if (look === null) return writeWithClaim(plan, null);
  if (claimsFirst) return writeAfterLook(plan, look);
  const earlier = await replayOf(plan);
  return earlier ?? repeated(plan, async () => writeWithClaim(plan, await look()));
}

/** Takes the claim and writes, in one transaction. */
async function writeWithClaim(plan: Write, looked: AnyWork | null): Promise<Once> {
  const { store, claim, signal, isLosable } = plan;
  signal?.throwIfAborted();
  const work = async (tx: Tables): Promise<Once> => {
    const since = plan.now();
    if (claim !== null) {
      const earlier = await take(tx, claim, plan, since);
      if (earlier !== null) return earlier;
    }
    signal?.throwIfAborted();
    if (claim !== null) plan.room.demand();
    return writeAndKeep(tx, plan, { looked, since });
  };
  return store.transaction(work, { isLosable });
}

/** Does the work of a claimed key, and keeps its response. */
async function writeAndKeep(
  tx: Tables,
  plan: Write,
  { looked, since }: { readonly looked: AnyWork | null; readonly since: Date },
): Promise<Once> {
  const { claim } = plan;
  const own = await noted(tx, plan, looked);
  const kept = claim === null ? 0 : await keep(tx, claim, plan, since, own);
  return { own, replayed: false, kept };
}

/**
 * Appends the audit entry, and then writes. The first statement of the write goes to the database together with the entry:
 * statements of a transaction run in the order in which they were started.
 */
async function noted(tx: Tables, { entry, write }: Write, looked: AnyWork | null): Promise<Inner> {
  const [, own] = await Promise.all([tx.auditLog.append(entry), write(tx, looked)]);
  return own;
}

/**
 * The response that an earlier call with the key got, so that a repeated request does not cost a look. Null when there
 * is none yet.
 */
async function replayOf({ store, claim, now }: Write): Promise<Once | null> {
  const earlier = claim === null ? undefined : await store.primary.idempotencyKeys.find(claim.scope);
  if (claim === null || earlier === undefined) return null;
  const verdict = judgeEarlier(earlier, claim, now());
  if (verdict.kind === 'refuse') throw verdict.error;
  return verdict.kind === 'replay' ? replayed(verdict.answer) : null;
}

const replayed = (answer: string): Once => ({ own: JSON.parse(answer) as Inner, replayed: true, kept: 0 });

/** Repeats an attempt whose look was outdated when it wrote. What a look of a failed attempt did is undone. */
async function repeated({ undo }: Write, attempt: () => Promise<Once>): Promise<Once> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await attempt();
    } catch (cause) {
      await undo();
      if (!(cause instanceof OutdatedLook) || looks >= MOST_LOOKS) throw cause;
    }
  }
}

async function writeAfterLook(plan: Write, look: NonNullable<Write['look']>): Promise<Once> {
  const { store, claim, signal, isLosable } = plan;
  const since = plan.now();
  if (claim !== null) {
    const earlier = await store.transaction((tx) => take(tx, claim, plan, since));
    if (earlier !== null) return earlier;
  }
  const attempt = async (): Promise<Once> => {
    // Before anything is done on other hosts.
    if (claim !== null) plan.room.demand();
    const looked = await look();
    signal?.throwIfAborted();
    return store.transaction((tx) => writeAndKeep(tx, plan, { looked, since }), { isLosable });
  };
  try {
    return await repeated(plan, attempt);
  } catch (cause) {
    if (claim !== null) await store.transaction((tx) => tx.idempotencyKeys.release(claim.scope, since));
    throw cause;
  }
}

/** Claims the key, or returns the response that the first call with the key got. */
async function take(tx: Tables, claim: Claim, plan: Write, since: Date): Promise<Once | null> {
  const row = { ...claim, now: since, expiresAt: new Date(since.getTime() + leaseMs(plan)) };
  if (await tx.idempotencyKeys.claim(row)) return null;
  const earlier = await tx.idempotencyKeys.find(claim.scope);
  // Its holder may have released the key between the two statements.
  if (earlier === undefined) throw inFlight(1);
  const verdict = judgeEarlier(earlier, claim, since);
  if (verdict.kind === 'refuse') throw verdict.error;
  if (verdict.kind === 'replay') return replayed(verdict.answer);
  if (await tx.idempotencyKeys.takeOver(row)) return null;
  throw inFlight(1);
}

/** Keeps the response of a claim; returns its length in characters, 0 where it is none that ends a request. */
async function keep(tx: Tables, claim: Claim, plan: Write, since: Date, own: Inner): Promise<number> {
  if (OPEN.has(String(own.status))) {
    await tx.idempotencyKeys.release(claim.scope, since);
    return 0;
  }
  const expiresAt = new Date(since.getTime() + windowMs(plan));
  const answer = JSON.stringify(own);
  const isOurs = await tx.idempotencyKeys.settle(claim.scope, since, answer, expiresAt);
  // The lease expired during the look, and another call does the work.
  if (!isOurs) throw inFlight(1);
  return answer.length;
}

const leaseMs = ({ idempotency }: Write) =>
  idempotency.supported ? idempotency.in_flight_max_seconds * 1000 : 0;
const windowMs = ({ idempotency }: Write): number => replayWindowMs(idempotency);

/** How long a response is kept for repeated requests. */
export const replayWindowMs = (idempotency: AgentDeclaration['idempotency']): number =>
  idempotency.supported ? idempotency.replay_ttl_seconds * 1000 : 0;

type By = { principal: AgentPrincipal; origin: Origin; now: Date; newId: () => string };

const ORGANIZATION = 'org_';
const MAX_SUBJECT = 500;

/** The audit entry of a task that writes: actor, action, subject, address, request id. */
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

/** The first id in the arguments, as the subject of the audit entry; null when there is none. */
function subjectOf(args: TaskArguments): string | null {
  const [, value] =
    Object.entries(args).find(([key, item]) => key.endsWith('_id') && typeof item === 'string') ?? [];
  return typeof value === 'string' ? value.slice(0, MAX_SUBJECT) : null;
}
