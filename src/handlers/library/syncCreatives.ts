import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import { seedsSeenBy } from '../../domain/accounts/account.ts';
import { isRunning, type LibraryState, withAdditions } from '../../domain/buys/judging/creative-places.ts';
import { placesAdded } from '../../domain/buys/judging/room.ts';
import type { TaskAnswer } from '../../domain/contract/shapes.ts';
import type { ApprovalMode } from '../../domain/creatives/creative.ts';
import { NOTHING_VERIFIED, type VerifiedClaims } from '../../domain/creatives/judging/provenance.ts';
import { inUse } from '../../domain/library/plan-creative.ts';
import {
  assignmentsAsked,
  type CreativeItem,
  entriesOf,
  outcomeOf,
  planCreativeSync,
  type SyncCreativesArguments,
} from '../../domain/library/plan-creatives.ts';
import { mayDo } from '../../domain/members/agent-principal.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import { commitBuy, type HistoryNote } from '../../record/buys/commit-buy.ts';
import { judgeRoomOfCreatives } from '../../record/buys/place-creatives.ts';
import {
  isShownNow,
  type LibraryKey,
  lockLibrary,
  readLibrary,
  type Subjects,
  settleCreatives,
} from '../../record/library/library.ts';
import { hasClaims, policyFor, verifyClaims } from '../../record/library/verify-claims.ts';
import { formatsFor } from '../../record/products/offers-for.ts';
import type { TaskLookCall, TaskWriteCall } from '../../record/task-call.ts';

type Name = 'sync_creatives';
type Call = TaskWriteCall<Name>;

/**
 * `sync_creatives`: adds creatives to the library or changes them, and assigns them to packages. In strict mode
 * one failed creative stops the whole request; in lenient mode only itself.
 */
export const syncCreatives: TaskLookedWrite<Name> = {
  asksOutside: hasClaims,

  async look(args, call) {
    checkRequest(args, call);
    const verified = hasClaims(args) ? await verifiedClaims(args, call) : NOTHING_VERIFIED;
    return (write) => sync(args, write, verified);
  },
};

async function verifiedClaims(
  args: SyncCreativesArguments,
  call: TaskLookCall<Name>,
): Promise<VerifiedClaims> {
  const account = await resolveAccount(args.account, call, 'sync_creatives', { mayCreate: false });
  return verifyClaims(args, await policyFor(call, account.id), call.outside, account.sandbox);
}

async function sync(
  args: SyncCreativesArguments,
  call: Call,
  verified: VerifiedClaims,
): Promise<TaskAnswer<Name>> {
  const isDry = args.dry_run === true;
  const account = await resolveAccount(args.account, call, 'sync_creatives', { mayCreate: !isDry });
  const library = { principalId: call.principal.id, accountId: account.id };
  const subjects = subjectsOf(args);
  const formats = await formatsFor(call, account.id);
  const policy = await policyFor(call, account.id);
  const locked = isDry ? undefined : await lockLibrary(call.store, library, subjects);
  if (!isDry) await call.store.creatives.adopt(library, subjects.creativeIds, seedsSeenBy(account));
  const state = await readLibrary(call.store, library, subjects);
  const { missing, places } = state;
  if (missing.ids.some((id) => places.get(id)?.some(isRunning))) throw taskErrorOf([inUse('delete_missing')]);
  const items = planCreativeSync(
    args,
    state,
    { ...library, mode: modeOf(call), now: call.now },
    { formats, policy, verified },
  );
  const isStrict = (args.validation_mode ?? 'strict') === 'strict';
  if (isStrict) refuseMalformed(items);
  const isStopped = isStrict && items.some(hasFailed);
  if (!isDry && !isStopped) await carryOut(items, { ...state, locked }, library, call);
  const archived = isStopped ? [] : missing.ids;
  return {
    sandbox: account.sandbox,
    body: {
      status: 'completed',
      ...(isDry ? { dry_run: true } : {}),
      ...(isStopped || args.delete_missing !== true ? {} : { message: archivedText(missing, isDry) }),
      creatives: [
        ...items.map((item) => outcomeWith(item, isStopped, state)),
        ...archived.map((creative_id) => ({ creative_id, action: 'deleted' as const })),
      ],
    },
  };
}

/** @throws {TaskError} INVALID_REQUEST, INSUFFICIENT_PERMISSIONS */
function checkRequest(args: SyncCreativesArguments, { principal }: Call): void {
  const { creatives, creative_ids: only, delete_missing: deletes } = args;
  if (only !== undefined && deletes === true)
    throw new TaskError(
      'INVALID_REQUEST',
      '`delete_missing` cannot be combined with `creative_ids`: send the full library instead.',
      {
        field: 'creative_ids',
      },
    );
  const named = new Set(creatives.map(({ creative_id }) => creative_id));
  const unknown = (only ?? []).findIndex((id) => !named.has(id));
  if (unknown >= 0)
    throw new TaskError('INVALID_REQUEST', '`creatives` has no creative with this id.', {
      field: `creative_ids[${unknown}]`,
    });
  const archived = creatives.findIndex(({ status }) => status === 'archived');
  const needs = deletes === true ? 'delete_missing' : archived < 0 ? null : `creatives[${archived}].status`;
  if (needs !== null && !mayDo(principal, { resource: 'creatives', action: 'delete' }))
    throw new TaskError(
      'INSUFFICIENT_PERMISSIONS',
      '`delete_missing` requires the permission creatives:delete.',
      {
        field: needs,
      },
    );
}

function subjectsOf(args: SyncCreativesArguments): Subjects {
  const assigned = assignmentsAsked(args);
  const ids = [
    ...entriesOf(args).map(({ asset }) => asset.creative_id),
    ...assigned.map((one) => one.creative_id),
  ];
  return {
    creativeIds: [...new Set(ids)],
    packageIds: [...new Set(assigned.map(({ package_id }) => package_id))],
    kept: args.delete_missing === true ? [...new Set(ids)] : null,
  };
}

/**
 * The seller's approval mode. A seller that declares none must not be assumed to approve automatically
 * (specification, "media_buy").
 */
const modeOf = ({ profile }: Call): ApprovalMode =>
  profile.media_buy?.creative_approval_mode ?? 'require_human';

/**
 * A faulty manifest fails a strict call as a whole. A creative that a policy or the library refuses fails
 * alone.
 *
 * @throws {TaskError} the codes of the faults, with their fields
 */
function refuseMalformed(items: readonly CreativeItem[]): void {
  const [first, ...others] = items.flatMap(({ plan }) =>
    plan.action === 'failed' && plan.isMalformed === true ? plan.refusals : [],
  );
  if (first !== undefined) throw taskErrorOf([first, ...others]);
}

const hasFailed = ({ plan, unassigned }: CreativeItem): boolean =>
  plan.action === 'failed' || unassigned.length > 0;

async function carryOut(
  items: readonly CreativeItem[],
  {
    stored,
    places,
    buys,
    missing,
    locked,
  }: LibraryState & {
    readonly locked: ReadonlySet<string> | undefined;
  },
  library: LibraryKey,
  { store, now }: Call,
): Promise<void> {
  const written = items.flatMap(({ plan, isStored }) =>
    plan.action === 'created' || plan.action === 'updated' ? [{ creative: plan.creative, isStored }] : [],
  );
  const news = written.filter(({ isStored }) => !isStored).map(({ creative }) => creative);
  if ((await store.creatives.insertAll(news)) !== news.length)
    throw new TaskError(
      'CONFLICT',
      'Another request has created one of these creatives: send the request again.',
      { retryAfter: 1 },
    );
  await store.creatives.updateAll(written.filter(({ isStored }) => isStored).map(({ creative }) => creative));
  await store.creatives.setStatus(library, missing.ids, 'archived', now);
  const statuses = new Map(
    items.flatMap(({ id, plan }) => (plan.action === 'failed' ? [] : [[id, plan.creative.status] as const])),
  );
  await assign(items, buys, statuses, library, { store, now });
  const archived = written.filter(({ creative }) => creative.status === 'archived');
  await keepRunning([...archived.map(({ creative }) => creative.id), ...missing.ids], library, store);
  // Packages may have named a creative before it existed.
  const moved = written.flatMap(({ creative: { id, status }, isStored }) =>
    (isStored ? stored.get(id)?.status !== status : places.has(id)) ? [id] : [],
  );
  const affected = [...moved, ...missing.ids];
  if (affected.length > 0) await settleCreatives(store, library, affected, now, locked);
}

/** Assigns creatives to the packages of buys. Whether there is room is asked once, for all buys together. */
async function assign(
  items: readonly CreativeItem[],
  buys: LibraryState['buys'],
  statuses: Parameters<typeof withAdditions>[2],
  library: LibraryKey,
  { store, now }: Pick<Call, 'store' | 'now'>,
): Promise<void> {
  const additions = items.flatMap((item) => item.additions);
  const additionsTo = Map.groupBy(additions, ({ buyId }) => buyId);
  const changes = [...additionsTo]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, own]) => {
      const before = buys.get(id);
      return before === undefined ? [] : [{ before, ...withAdditions(before, own, statuses) }];
    });
  const added = new Map<string, number>();
  for (const { before, buy } of changes)
    for (const [id, more] of placesAdded(before, buy)) added.set(id, (added.get(id) ?? 0) + more);
  await judgeRoomOfCreatives(store, library, added, 'assignments');
  for (const { before, buy, changed } of changes)
    if (changed.size > 0)
      await commitBuy(store, before, buy, { now, historyNotes: [...changed].map(historyNoteOf) });
}

/**
 * Refuses to archive a creative that running packages show. Any request that assigned one of them before this
 * change has committed by now.
 *
 * @throws {TaskError} when a running package shows one of the creatives
 */
async function keepRunning(ids: readonly string[], library: LibraryKey, store: Call['store']): Promise<void> {
  if (await isShownNow(store, library, ids)) throw taskErrorOf([inUse('')]);
}

const historyNoteOf = ([packageId, count]: [string, number]): HistoryNote => ({
  action: 'update_creative_assignments',
  actor: 'buyer',
  summary: count === 1 ? 'A creative was assigned.' : `${count} creatives were assigned.`,
  packageId,
});

/** The outcome of a creative; for an unchanged one it includes the current status. */
function outcomeWith(item: CreativeItem, isStopped: boolean, { stored }: LibraryState) {
  const outcome = outcomeOf(item, isStopped);
  const status = stored.get(item.id)?.status;
  return isStopped && outcome.action === 'unchanged' && status !== undefined
    ? { ...outcome, status }
    : outcome;
}

function archivedText({ ids, others }: LibraryState['missing'], isDry: boolean): string {
  const plural = (count: number) => (count === 1 ? 'creative' : 'creatives');
  const done = isDry ? 'would be archived' : ids.length === 1 ? 'was archived' : 'were archived';
  const archived = `${ids.length} ${plural(ids.length)} that the request does not name ${done}.`;
  return others === 0
    ? archived
    : `${archived} ${others} that nobody approved ${others === 1 ? 'stays' : 'stay'}.`;
}
