import type { CoreCreativeManifest } from '../../../generated/types/core.ts';
import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import { submit, submitForced } from '../../desk/tasks/submitted.ts';
import type { TaskAnswer, TaskResponse } from '../../domain/contract/shapes.ts';
import { type BuildRequest, creativesAsked } from '../../domain/creatives/building/request.ts';
import type { Creative } from '../../domain/creatives/creative.ts';
import { fillKnownMacros, servedAssets } from '../../domain/creatives/macros.ts';
import { leafMinor } from '../../domain/creatives/transformers.ts';
import { isObject } from '../../domain/json/values.ts';
import { fromMinor } from '../../domain/money/minor-units.ts';
import { OutdatedLook, TaskError } from '../../domain/refusals/task-error.ts';
import { DAY_MS } from '../../domain/text/instant.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import {
  type FinishedBuild,
  finishBuild,
  keepPreviews,
  previewResults,
} from '../../record/creatives/building/finish.ts';
import { orderOfBuild } from '../../record/creatives/building/order.ts';
import { type BuildCall, type BuildPlan, planBuild } from '../../record/creatives/building/plan.ts';
import { buildJob } from '../../record/creatives/building/queued-build.ts';

type Name = 'build_creative';
type Answer = TaskAnswer<Name>;
type Body = TaskResponse<Name>;

/** Maximum number of pending and running builds of one caller; each may occupy a job for seconds. */
const MOST_QUEUED = 20;

/**
 * `build_creative`: produces creatives from a brief, a manifest, the library, by a transformer or from an
 * earlier result. What the producer finishes quickly is produced and rendered before the transaction that stores it.
 * A longer build becomes a task that a job completes.
 */
export const buildCreative: TaskLookedWrite<Name> = {
  asksOutside: () => false,
  looksFirst: true,
  async look(args, look) {
    const { producer } = look.platform;
    const plan = await planBuild(args, look);
    const sandbox = plan.account?.sandbox;
    const answer = (body: Body): Answer => ({ body, ...(sandbox === undefined ? {} : { sandbox }) });
    if (args.mode === 'estimate') {
      const estimate = estimateOf(plan, look.now);
      return async () => answer(estimate);
    }
    const tag = await libraryTag(args, plan, look);
    if (tag !== null) {
      const { part, pages } = await previewResults([tag], plan, look);
      return async (call) => {
        await requireSameAccount(plan, call);
        await keepPreviews(pages, call.store);
        return answer({ status: 'completed', creative_manifest: tag, ...part });
      };
    }
    const order = orderOfBuild(plan, look);
    const isLong = producer.takesLong({ manifests: order.wanted.length });
    const built = isLong ? null : await settledBuild(finishBuild(plan, order, producer, look));
    return async (call) => {
      await requireSameAccount(plan, call);
      const forced = await forcedAnswer(plan, call);
      if (forced !== null) return answer(forced.body);
      if (built === null) return answer((await queue(plan, order.wanted.length, call)).body);
      // A response that a test requested replaces an error of the build too.
      if ('error' in built) throw built.error;
      await built.keep(call.store);
      return answer(built.body);
    };
  },
};

const settledBuild = (build: Promise<FinishedBuild>): Promise<FinishedBuild | { readonly error: unknown }> =>
  build.catch((error: unknown) => ({ error }));

/**
 * Creates the account of the request if it was never used, and checks that it is the one that the look found.
 *
 * @throws {OutdatedLook} when the reference now refers to another account
 * @throws {TaskError} as `resolveAccount`
 */
async function requireSameAccount({ args, account }: BuildPlan, call: BuildCall): Promise<void> {
  if (args.account === undefined) return;
  const now = await resolveAccount(args.account, call, 'build_creative', { mayCreate: true });
  if (now.id !== account?.id)
    throw new OutdatedLook('CONFLICT', 'The account of the request has changed: send the request again.');
}

/** The response that a test requested in place of a build; the request is used up by it. Null when there is none. */
async function forcedAnswer({ args, account }: BuildPlan, call: BuildCall): Promise<Answer | null> {
  if (account?.sandbox !== true) return null;
  const forced = await call.store.forcedArms.take(call.principal.id, account.id, 'build_creative');
  return forced === undefined ? null : submitForced('build_creative', args, call, forced, account.id);
}

async function queue({ args, account }: BuildPlan, manifests: number, call: BuildCall): Promise<Answer> {
  const { store, principal, now } = call;
  const waiting = await store.agentTasks.waitingBuilds(principal.id, MOST_QUEUED);
  if (waiting >= MOST_QUEUED)
    throw new TaskError('RATE_LIMITED', `A caller must not have more than ${MOST_QUEUED} queued builds.`, {
      retryAfter: 30,
      suggestion:
        'Poll get_task_status until one of the queued builds has ended, then send the request again.',
    });
  const submitted = await submit('build_creative', { ...args }, call, {
    accountId: account?.id ?? null,
    protocol: 'creative',
    message: `${manifests} manifests are being built: call get_task_status with this task_id until the task has ended.`,
  });
  const { task_id: id } = submitted.body as { task_id: string };
  await store.jobs.enqueue(buildJob({ principalId: principal.id, id }, now));
  return submitted;
}

const VALID_MS = DAY_MS;

/** The cost of a build. Prices are fixed per finished manifest, so the estimate is exact. */
function estimateOf(plan: BuildPlan, now: Date): TaskResponse<'build_creative'> {
  const { price, quality, values, targets, itemsTotal, args } = plan;
  const produced = Math.min(itemsTotal, creativesAsked(args));
  const leaves = produced * values.length * targets.length;
  const minor = plan.isBilled ? leafMinor(price, quality) : 0;
  const cost = fromMinor(minor * leaves, price.currency);
  const each = fromMinor(minor, price.currency);
  return {
    status: 'completed',
    mode: 'estimate',
    estimate: {
      items_total: itemsTotal,
      items_to_produce: produced,
      variants_per_item: values.length,
      leaves_total: leaves,
      currency: price.currency,
      cost_low: cost,
      cost_high: cost,
      cost_expected: cost,
      basis: 'fixed',
      per_leaf: Array.from({ length: leaves }, () => ({
        pricing_option_id: price.pricing_option_id,
        cost_low: each,
        cost_high: each,
        consumption_estimate: { renders: 1 },
      })),
    },
    expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
  };
}

const ENOUGH = 100;

/**
 * The serving tag of a library creative, for a buy and a package that need not exist yet. Null when the request
 * is about something else. In a sandbox a creative is found by its id, whatever account it was seeded for.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND
 */
async function libraryTag(
  args: BuildRequest,
  plan: BuildPlan,
  call: BuildCall,
): Promise<CoreCreativeManifest | null> {
  const { creative_id: id } = args;
  if (id === undefined || plan.transformer !== null || plan.parent !== null) return null;
  const creative = await find(id, plan, call);
  if (creative === undefined)
    throw new TaskError('REFERENCE_NOT_FOUND', 'The library has no creative with this id.', {
      field: 'creative_id',
    });
  const { format_id, format_kind, assets } = creative.document;
  const served = servedAssets(isObject(assets) ? assets : {}, {
    creativeId: id,
    mediaBuyId: args.media_buy_id,
    packageId: args.package_id,
  });
  return {
    ...(format_kind === undefined ? { format_id } : { format_kind }),
    assets: fillKnownMacros(served, args.macro_values ?? {}),
  } as CoreCreativeManifest;
}

async function find(
  id: string,
  { account }: BuildPlan,
  { store, principal }: BuildCall,
): Promise<Creative | undefined> {
  if (account !== null) {
    const own = await store.creatives.find({ principalId: principal.id, accountId: account.id, id });
    if (own !== undefined && own.purgeKind === null) return own;
    if (!account.sandbox) return undefined;
  }
  const all = await store.creatives.listAnywhere(principal.id, id, ENOUGH);
  return all.find(({ sandbox, purgeKind }) => sandbox && purgeKind === null);
}
