import type { TaskResponse } from '../../domain/contract/shapes.ts';
import { isFinalTaskStatus } from '../../domain/tasks/task-state.ts';
import { announceBuild } from '../../record/creatives/building/build-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { AgentTask } from '../../store/tasks/agent-tasks.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

type Failure = { readonly code: string; readonly message: string };
type Ended =
  | { readonly ok: true; readonly body: TaskResponse<'build_creative'>; keep(tx: Tables): Promise<void> }
  | { readonly ok: false; readonly error: Failure };
type Tools = {
  store: Store;
  build: (task: AgentTask) => Promise<Ended>;
  now: () => Date;
};
type TaskKey = { readonly principalId: string; readonly id: string };

const GAVE_UP: Failure = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The build could not be finished: send the request again with a new idempotency key.',
};

/**
 * Produces a queued build and ends its task. Results, bill, task and webhook are written in one transaction. If the
 * process dies before it, the next attempt finishes the task. A task that was canceled during the build stores
 * nothing.
 */
export function buildQueued({ store, build, now }: Tools): NamedJob<'buildQueued'> {
  return typedJob('buildQueued', {
    async run({ payload }) {
      const task = await begin(store, payload, now());
      if (task === null) return { kind: 'done', detail: { status: 'ended' } };
      const ended = await build(task);
      const status = await store.transaction((tx) => end(tx, task, ended, now()));
      return { kind: 'done', detail: { status } };
    },

    /**
     * No attempts are left, or the last worker died. The task must end, because otherwise the caller would poll for
     * ever.
     */
    async settled(tx, { payload }, verdict, at) {
      if (verdict.kind !== 'failed') return;
      const task = await tx.agentTasks.find(payload);
      if (task !== undefined) await end(tx, task, { ok: false, error: GAVE_UP }, at);
    },
  });
}

/** Marks the task as working; null when it has ended. */
async function begin(store: Store, key: TaskKey, at: Date): Promise<AgentTask | null> {
  return store.transaction(async (tx) => {
    const task = await tx.agentTasks.find(key);
    if (task === undefined || isFinalTaskStatus(task.status)) return null;
    if (task.status === 'working') return task;
    const working = { ...task, status: 'working', updatedAt: at } as const;
    return (await tx.agentTasks.move(task.status, working)) ? working : null;
  });
}

async function end(tx: Tables, task: AgentTask, ended: Ended, at: Date): Promise<string> {
  const result: TaskResponse<'build_creative'> = ended.ok
    ? ended.body
    : { status: 'failed', errors: [{ ...ended.error }] };
  const outcome = ended.ok
    ? ({ status: 'completed', result: { ...result }, error: null } as const)
    : ({
        status: 'failed',
        result: { ...result },
        error: { code: ended.error.code, message: ended.error.message },
      } as const);
  const done: AgentTask = { ...task, ...outcome, message: null, updatedAt: at };
  if (isFinalTaskStatus(task.status) || !(await tx.agentTasks.move(task.status, done))) return 'ended';
  if (ended.ok) await ended.keep(tx);
  await tx.agentTasks.addStep(task, { kind: 'response', data: done.result ?? {}, at });
  await announceBuild(tx, done, result);
  return done.status;
}
