import type { TaskWrite } from '../../desk/tasks/call.ts';
import {
  type Audience,
  audienceOnWire,
  leastMembers,
  matchedStatus,
} from '../../domain/audiences/audience.ts';
import { changedMatches, type Group } from '../../domain/audiences/member.ts';
import {
  type AudienceOwner,
  type AudiencePlan,
  type Change,
  judgeSync,
  type PutPlan,
  planAudience,
} from '../../domain/audiences/plan.ts';
import type { TaskResponse } from '../../domain/contract/shapes.ts';
import { webhookReader } from '../../domain/contract/webhook-reader.ts';
import { sameJson } from '../../domain/json/values.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { inTurns, pausesAfter, type Steps } from '../../domain/steps.ts';
import { pushConfigOf } from '../../domain/tasks/task-webhooks.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import type { TaskWriteCall } from '../../record/task-call.ts';
import { resumeReceiver } from '../../record/webhooks/resume-receiver.ts';

type Name = 'sync_audiences';
type Result = Extract<TaskResponse<Name>, { audiences: unknown }>['audiences'][number];
type Capability = NonNullable<NonNullable<TaskWriteCall<Name>['profile']['media_buy']>['audience_targeting']>;

/** Audiences that are described between two turns of the event loop: about a millisecond. */
const AUDIENCES = 200;

/**
 * `sync_audiences`: each audience succeeds or fails by itself. A request without audiences returns the existing
 * ones.
 */
export const syncAudiences: TaskWrite<Name> = async (args, call) => {
  const capability = call.profile.media_buy?.audience_targeting;
  if (capability === undefined)
    throw new TaskError('UNSUPPORTED_FEATURE', 'This agent does not support audiences.');
  const changes = args.audiences ?? [];
  const [refused, ...others] = judgeSync(changes);
  if (refused !== undefined) throw taskErrorOf([refused, ...others]);
  const account = await resolveAccount(args.account, call, 'sync_audiences', { mayCreate: true });
  const owner = { principalId: call.principal.id, accountId: account.id };
  const minimum = leastMembers(capability.minimum_audience_size, account);
  const { store } = call;
  const config = pushConfigOf(args.push_notification_config);
  if (config !== null) {
    const receiver = { config, ...webhookReader(call.form, args), minimum };
    await store.audienceReceivers.put(owner.principalId, owner.accountId, receiver);
    await resumeReceiver(store, { principalId: owner.principalId, url: config.url }, call.now);
  }
  await store.audiences.lock(owner.principalId, owner.accountId);
  const tell = (audience: Audience): Result => audienceOnWire(audience, { action: 'unchanged', minimum });
  const { principalId, accountId } = owner;
  if (args.audiences === undefined) {
    const stored = await store.audiences.list(principalId, accountId);
    const isDue = pausesAfter(AUDIENCES);
    const audiences: Result[] = [];
    for (const audience of stored) {
      if (isDue()) await store.nextTurn();
      audiences.push(tell(audience));
    }
    return { sandbox: account.sandbox, body: { status: 'completed', audiences } };
  }
  const ids = changes.map(({ audience_id: id }) => id);
  const stored = await store.audiences.some(principalId, accountId, ids);
  const named = new Set(ids);
  const missing =
    args.delete_missing === true
      ? (await store.audiences.listIds(principalId, accountId)).filter((id) => !named.has(id))
      : [];
  const plans = await inTurns(plansOf(changes, stored, owner, { capability, missing }), store.nextTurn);
  const audiences = await carryOut(plans, { call, owner, minimum, sandbox: account.sandbox });
  return { sandbox: account.sandbox, body: { status: 'completed', audiences } };
};

function* plansOf(
  changes: readonly Change[],
  stored: readonly Audience[],
  owner: AudienceOwner,
  { capability, missing }: { capability: Capability; missing: readonly string[] },
): Steps<AudiencePlan[]> {
  const known = new Map(stored.map((audience) => [audience.id, audience]));
  const plans: AudiencePlan[] = [];
  for (const [at, change] of changes.entries())
    plans.push(yield* planAudience(change, at, { owner, before: known.get(change.audience_id), capability }));
  return [...plans, ...missing.map((id) => ({ kind: 'delete' as const, id }))];
}

type Size = { readonly minimum: number; readonly sandbox: boolean };
type Work = Size & { readonly call: TaskWriteCall<Name>; readonly owner: AudienceOwner };

/** Writes all plans in a few statements, however many there are. Returns the result of each. */
async function carryOut(
  plans: readonly AudiencePlan[],
  { call, owner, minimum, sandbox }: Work,
): Promise<Result[]> {
  const { principalId, accountId } = owner;
  const { audiences, audienceMembers } = call.store;
  const puts = plans.filter((plan) => plan.kind === 'put');
  await audiences.removeAll(
    principalId,
    accountId,
    plans.filter(({ kind }) => kind === 'delete').map(({ id }) => id),
  );
  // Members need their audience.
  await audiences.putAll(
    puts.flatMap(({ before, id }) => (before === undefined ? [newAudience(owner, id, call.now)] : [])),
  );
  const shrunk = await audienceMembers.remove(
    principalId,
    accountId,
    puts.flatMap(({ before, removed }) => (before === undefined ? [] : removed)),
  );
  const grown = await audienceMembers.put(
    principalId,
    accountId,
    puts.flatMap(({ added }) => added),
  );
  const made = puts.map((plan) => {
    const changed = shrunk.has(plan.id) || grown.has(plan.id);
    const groups = changed ? [...(shrunk.get(plan.id) ?? []), ...(grown.get(plan.id) ?? [])] : null;
    return afterSync(plan, groups, { owner, minimum, sandbox, now: call.now });
  });
  await audiences.putAll(made.flatMap(({ after, action }) => (action === 'unchanged' ? [] : [after])));
  const outcomes = new Map(made.map((one) => [one.after.id, one]));
  return plans.map((plan): Result => {
    if (plan.kind === 'failed') return { audience_id: plan.id, action: 'failed', errors: plan.errors };
    const outcome = outcomes.get(plan.id);
    if (plan.kind === 'delete' || outcome === undefined) return { audience_id: plan.id, action: 'deleted' };
    return audienceOnWire(outcome.after, { action: outcome.action, minimum, uploaded: plan.uploaded });
  });
}

type Outcome = { readonly after: Audience; readonly action: 'created' | 'updated' | 'unchanged' };

const newAudience = (owner: AudienceOwner, id: string, now: Date): Audience => ({
  ...owner,
  id,
  status: 'processing',
  statusAt: now,
  reason: null,
  matched: 0,
  members: 0,
  details: { labels: {}, breakdown: [] },
  createdAt: now,
  updatedAt: now,
});

/**
 * The audience after the request. `changes` are the members that were added or removed, grouped by match result; null
 * when no member changed.
 */
function afterSync(
  { id, before, labels }: PutPlan,
  changes: readonly Group[] | null,
  { owner, minimum, sandbox, now }: Size & { readonly owner: AudienceOwner; readonly now: Date },
): Outcome {
  const start = before ?? newAudience(owner, id, now);
  const relabelled = { ...start, details: { ...start.details, labels } };
  const isSame = before !== undefined && sameJson(before.details.labels, labels);
  if (changes === null && before !== undefined) {
    return { after: relabelled, action: isSame ? 'unchanged' : 'updated' };
  }
  const { matched, breakdown, members } = changedMatches(
    { members: start.members, matched: start.matched, breakdown: start.details.breakdown },
    changes ?? [],
  );
  // Whether one made-up member has a match is chance, so tests could not rely on it.
  const status = matchedStatus(start.status, sandbox ? members : matched, minimum);
  return {
    action: before === undefined ? 'created' : 'updated',
    after: {
      ...relabelled,
      status,
      statusAt: status === start.status ? start.statusAt : now,
      reason: status === 'suspended' ? start.reason : null,
      matched,
      members,
      details: { labels, breakdown },
      updatedAt: now,
    },
  };
}
