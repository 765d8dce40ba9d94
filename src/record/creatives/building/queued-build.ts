import { taskErrors } from '../../../../generated/task-errors.ts';
import { taskValidators } from '../../../../generated/tasks.ts';
import type { Platform } from '../../../ad-server/port.ts';
import { negotiate } from '../../../domain/contract/release.ts';
import type { TaskResponse } from '../../../domain/contract/shapes.ts';
import type { BuildRequest } from '../../../domain/creatives/building/request.ts';
import type { AgentPrincipal } from '../../../domain/members/agent-principal.ts';
import { TaskError, type WireError, wireError } from '../../../domain/refusals/task-error.ts';
import type { Tables } from '../../../store/index.ts';
import type { KeyedJob } from '../../../store/queue/jobs.ts';
import type { AgentTask } from '../../../store/tasks/agent-tasks.ts';
import { finishBuild } from './finish.ts';
import { orderOfBuild } from './order.ts';
import { type BuildCall, planBuild } from './plan.ts';

type Tools = Omit<BuildCall, 'principal' | 'release' | 'form' | 'now'> & {
  readonly platform: Pick<Platform, 'producer'>;
  readonly now: () => Date;
};

/**
 * Result of a queued build: its response and a function that stores its results, or an error that a retry cannot
 * fix.
 */
export type QueuedBuild =
  | { readonly ok: true; readonly body: TaskResponse<'build_creative'>; keep(tx: Tables): Promise<void> }
  | { readonly ok: false; readonly error: WireError };

/**
 * Produces a build that `build_creative` has queued, with the same code. Accounts, brands and formats are read
 * again: a build whose account was closed in the meantime fails.
 *
 * @throws transient errors, so that the job is tried again
 */
export function createQueuedBuild(tools: Tools) {
  return async (task: AgentTask): Promise<QueuedBuild> => {
    const { principalId, accountId, request } = task;
    const { account: _named, ...others } = request;
    // An account that is named by its brand was resolved, and created if necessary, when the build was queued.
    const args = accountId === null ? others : { ...others, account: { account_id: accountId } };
    try {
      const principal: AgentPrincipal = {
        id: principalId,
        displayName: '',
        sandboxOnly: false,
        permissions: { products: [], media_buys: [], creatives: ['read', 'write'], reports: [] },
      };
      const call: BuildCall = { ...tools, ...negotiate(request, tools), principal, now: tools.now() };
      const plan = await planBuild(await requestOf(args), call);
      const order = orderOfBuild(plan, call);
      const { body: built, keep } = await finishBuild(plan, order, tools.platform.producer, call);
      const body = plan.account === null ? built : { ...built, sandbox: plan.account.sandbox };
      return { ok: true, body: await checked(body), keep };
    } catch (cause) {
      if (!(cause instanceof TaskError) || taskErrors[cause.code].recovery === 'transient') throw cause;
      return { ok: false, error: wireError(cause) };
    }
  };
}

/** Placeholder for the idempotency key of the request, which is not stored. */
const KEY = 'key-of-a-queued-build';

/** Restores a stored request, which was valid when it arrived. */
async function requestOf(kept: object): Promise<BuildRequest> {
  const { request } = await taskValidators.build_creative();
  const isRequest = (value: object): value is BuildRequest => request(value);
  const whole = { ...kept, idempotency_key: KEY };
  if (!isRequest(whole))
    throw new Error(`a queued build is no request: ${JSON.stringify(request.errors?.slice(0, 3))}`);
  return whole;
}

/** Validates the response before it is stored. A response that violates its schema is a fault of this service. */
async function checked(body: object): Promise<TaskResponse<'build_creative'>> {
  const { response } = await taskValidators.build_creative();
  const isResponse = (value: object): value is TaskResponse<'build_creative'> =>
    response(JSON.parse(JSON.stringify(value)));
  if (isResponse(body)) return body;
  throw new Error(`a queued build breaks its schema: ${JSON.stringify(response.errors?.slice(0, 3))}`);
}

const ATTEMPTS = 3;

/** The job that produces a build which its caller polls. */
export const buildJob = (
  task: { readonly principalId: string; readonly id: string },
  runAt: Date,
): KeyedJob<'buildQueued'> => ({
  kind: 'buildQueued',
  key: JSON.stringify([task.principalId, task.id]),
  share: task.principalId,
  payload: { principalId: task.principalId, id: task.id },
  runAt,
  maxAttempts: ATTEMPTS,
});
