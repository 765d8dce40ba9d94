import { type A2aPushConfig, type A2aTask, isFinalA2aState } from '../../domain/tasks/a2a.ts';
import { envelopError, openFrame } from '../../domain/tasks/release.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import { queueA2aPush } from '../../record/webhooks/a2a-webhooks.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { A2aTaskRow } from '../../store/tasks/a2a-tasks.ts';
import { notification } from './wire.ts';

/** The kept tasks of all callers; every change commits together with the notifications of it. */
export type A2aLedger = {
  /** The task as it is for this owner. One whose process is long gone has failed. */
  find(owner: string, id: string): Promise<A2aTaskRow | undefined>;
  /** Keeps a new task, and where its changes are to be told. */
  open(owner: string, task: A2aTask, push: A2aPushConfig | null): Promise<void>;
  /** Goes on with a task that waited for input; `gone` when somebody else did so first. */
  resume(owner: string, task: A2aTask, push: A2aPushConfig | null): Promise<'resumed' | 'gone' | 'full'>;
  /** Keeps where the changes of a task are to be told; false when it has as many receivers as it may have. */
  tell(owner: string, taskId: string, push: A2aPushConfig): Promise<boolean>;
  /** Ends a running task; gives back the task as it then is, ended by whomever. */
  end(owner: string, task: A2aTask): Promise<A2aTask>;
  /** Cancels a task that waits, asks whoever runs it to stop otherwise; the task as it then is. */
  cancel(owner: string, id: string): Promise<A2aTaskRow | undefined>;
  isCancelRequested(owner: string, id: string): Promise<boolean>;
};

/** No call takes that long; what still runs then was left behind by a process that died. */
const ABANDONED_MS = 3_600_000;
export const MOST_RECEIVERS = 10;

export function createLedger(store: Store, now: () => Date): A2aLedger {
  async function addReceiver(
    tx: Tables,
    owner: string,
    taskId: string,
    push: A2aPushConfig,
  ): Promise<boolean> {
    await tx.a2aPushConfigs.lock(owner, taskId);
    const others = (await tx.a2aPushConfigs.list(owner, taskId)).filter(({ id }) => id !== push.id);
    if (others.length >= MOST_RECEIVERS) return false;
    await tx.a2aPushConfigs.put(owner, taskId, push);
    return true;
  }

  async function change(tx: Tables, owner: string, from: A2aTask['state'], task: A2aTask): Promise<boolean> {
    if (!(await tx.a2aTasks.change(owner, from, task))) return false;
    for (const config of await tx.a2aPushConfigs.list(owner, task.id)) {
      const receiver = { principalId: owner, taskId: task.id, config };
      await queueA2aPush(tx, receiver, notification(task, config.version), task.updatedAt);
    }
    return true;
  }

  async function end(owner: string, task: A2aTask): Promise<A2aTaskRow> {
    const ended = await store.transaction(async (tx) => {
      await change(tx, owner, 'working', task);
      return tx.a2aTasks.find(owner, task.id);
    });
    return ended ?? { ...task, cancelRequested: false };
  }

  return {
    async find(owner, id) {
      const task = await store.primary.a2aTasks.find(owner, id);
      if (task?.state !== 'working' || now().getTime() - task.updatedAt.getTime() < ABANDONED_MS) return task;
      return end(owner, abandoned(task, now()));
    },

    async open(owner, task, push) {
      await store.transaction(async (tx) => {
        await tx.a2aTasks.insert(owner, task);
        if (push !== null) await tx.a2aPushConfigs.put(owner, task.id, push);
      });
    },

    resume: (owner, task, push) =>
      store.transaction(async (tx) => {
        // Who comes second has to see the state that the first one left.
        await tx.a2aPushConfigs.lock(owner, task.id);
        const kept = await tx.a2aTasks.find(owner, task.id);
        if (kept?.state !== 'input-required') return 'gone';
        if (push !== null && !(await addReceiver(tx, owner, task.id, push))) return 'full';
        return (await change(tx, owner, 'input-required', task)) ? 'resumed' : 'gone';
      }),

    tell: (owner, taskId, push) => store.transaction((tx) => addReceiver(tx, owner, taskId, push)),

    end,

    cancel: (owner, id) =>
      store.transaction(async (tx) => {
        const task = await tx.a2aTasks.find(owner, id);
        if (task === undefined || isFinalA2aState(task.state)) return task;
        if (await tx.a2aTasks.requestCancel(owner, id)) return tx.a2aTasks.find(owner, id);
        const canceled: A2aTask = { ...task, state: 'canceled', body: null, note: null, updatedAt: now() };
        await change(tx, owner, 'input-required', canceled);
        return tx.a2aTasks.find(owner, id);
      }),

    async isCancelRequested(owner, id) {
      return (await store.primary.a2aTasks.find(owner, id))?.cancelRequested ?? false;
    },
  };
}

function abandoned(task: A2aTask, now: Date): A2aTask {
  const error = new TaskError(
    'SERVICE_UNAVAILABLE',
    'The task was interrupted: send the request again with the same key.',
  );
  const frame = openFrame(undefined, now);
  return {
    ...task,
    state: 'failed',
    body: envelopError(error, frame),
    note: { text: error.message },
    updatedAt: now,
  };
}
