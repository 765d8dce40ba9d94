import type { TaskLookedWrite } from '../../desk/tasks/call.ts';
import { submit } from '../../desk/tasks/submit.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import type { TaskAnswer, TaskResponse } from '../../domain/tasks/task-shapes.ts';
import { buildJob } from '../../record/creatives/build-job.ts';
import { submitForced } from '../products/answer-forced.ts';
import { estimateOf } from './build/estimate.ts';
import { finishBuild } from './build/finish.ts';
import { libraryTag } from './build/library-tag.ts';
import { orderOfBuild } from './build/order.ts';
import { type BuildCall, type BuildPlan, planBuild } from './build/plan.ts';
import { keepPreviews, previewResults } from './build/preview-result.ts';

type Name = 'build_creative';
type Answer = TaskAnswer<Name>;
type Body = TaskResponse<Name>;

/** Builds of one caller that wait or run; each of them may take a job for seconds. */
const MOST_QUEUED = 20;

/**
 * `build_creative`: produces creatives from a brief, a manifest, the library, by a transformer or from an earlier
 * result. What the producer finishes soon is one transaction; what takes it longer becomes a task that a job completes.
 */
export const buildCreative: TaskLookedWrite<Name> = {
  asksOutside: () => false,
  look:
    async (args, { platform: { producer } }) =>
    async (call) => {
      const plan = await planBuild(args, call);
      const sandbox = plan.account?.sandbox;
      const answer = (body: Body): Answer => ({ body, ...(sandbox === undefined ? {} : { sandbox }) });
      if (args.mode === 'estimate') return answer(estimateOf(plan, call.now));
      const tag = await libraryTag(args, plan, call);
      if (tag !== null) {
        const { part, pages } = await previewResults([tag], plan, call);
        await keepPreviews(pages, call.store);
        return answer({ status: 'completed', creative_manifest: tag, ...part });
      }
      const order = orderOfBuild(plan, call);
      const forced = await forcedAnswer(plan, call);
      if (forced !== null) return answer(forced.body);
      if (producer.takesLong({ manifests: order.wanted.length }))
        return answer((await queue(plan, order.wanted.length, call)).body);
      const { body, keep } = await finishBuild(plan, order, producer, call);
      await keep(call.store);
      return answer(body);
    },
};

/** The response that a test asked for in place of a build, which uses it up; null when it asked for none. */
async function forcedAnswer({ args, account }: BuildPlan, call: BuildCall): Promise<Answer | null> {
  if (account?.sandbox !== true) return null;
  const forced = await call.store.forcedArms.take(call.principal.id, account.id, 'build_creative');
  return forced === undefined ? null : submitForced('build_creative', args, call, forced, account.id);
}

async function queue({ args, account }: BuildPlan, manifests: number, call: BuildCall): Promise<Answer> {
  const { store, principal, now } = call;
  const waiting = await store.agentTasks.count({
    principalId: principal.id,
    taskTypes: ['build_creative'],
    statuses: ['submitted', 'working'],
  });
  if (waiting.reduce((sum, { count }) => sum + count, 0) >= MOST_QUEUED)
    throw new TaskError('RATE_LIMITED', `At most ${MOST_QUEUED} builds of one caller can be queued.`, {
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
