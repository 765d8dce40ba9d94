import { V03PushNotificationSerializer } from '@a2a-js/sdk/compat/v0_3/server';
import { type SerializedPushNotification, V1PushNotificationSerializer } from '@a2a-js/sdk/server';
import { envelopError, openFrame } from '../../domain/contract/release.ts';
import { READ_WAITS_MS } from '../../domain/limits.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import {
  type A2aPushConfig,
  type A2aTask,
  type A2aVersion,
  isFinalA2aState,
} from '../../domain/tasks/a2a.ts';
import { HOUR_MS } from '../../domain/text/instant.ts';
import { type A2aNotification, queueA2aPush } from '../../record/tasks/a2a-webhooks.ts';
import type { Durability } from '../../store/engine/transaction.ts';
import type { Tables } from '../../store/index.ts';
import type { Store } from '../../store/open.ts';
import type { A2aTaskRow } from '../../store/tasks/a2a-tasks.ts';
import { taskFrame } from './task-frames.ts';

/** The stored tasks of all callers. Every change commits together with its notifications. */
export type A2aLedger = {
  /** A task of this owner. A task whose process stopped long ago is returned as failed. */
  find(owner: string, id: string): Promise<A2aTaskRow | undefined>;
  /** Stores a new task, and the receiver of notifications about it. A read does not wait long for other writers. */
  open(owner: string, task: A2aTask, push: A2aPushConfig | null, isRead?: boolean): Promise<void>;
  /**
   * Continues a task that waited for input. Returns `gone` when the task no longer waits, `full` when it has
   * too many receivers.
   */
  resume(owner: string, task: A2aTask, push: A2aPushConfig | null): Promise<'resumed' | 'gone' | 'full'>;
  /** Adds a receiver of notifications to a task. Returns false when the task has `MOST_RECEIVERS` already. */
  tell(owner: string, taskId: string, push: A2aPushConfig): Promise<boolean>;
  /** Ends a running task. Returns the stored task, which another request may have ended first. */
  end(owner: string, task: A2aTask, isRead?: boolean): Promise<A2aTask>;
  /** Cancels a task that waits for input, or requests the process that runs it to stop. Returns the stored task. */
  cancel(owner: string, id: string): Promise<A2aTaskRow | undefined>;
  isCancelRequested(owner: string, id: string): Promise<boolean>;
};

/** No call takes this long: a task that still has the state `working` then was left behind by a process that died. */
const ABANDONED_MS = HOUR_MS;
export const MOST_RECEIVERS = 10;
/** Maximum number of tasks of one process that are answered before they are stored. */
const MOST_UNSTORED = 500;

/** A task that is being stored. `isLate` once its caller got its answer without waiting any longer. */
type Unstored = { readonly task: A2aTaskRow; readonly done: Promise<unknown>; isLate: boolean };

const keyOf = (owner: string, id: string) => `${owner} ${id}`;

export function createLedger(store: Store, now: () => Date): A2aLedger {
  const { unstored, storeSoon } = unstoredTasks();
  /** A transaction that waits in the share of the owner. */
  const write = <T>(owner: string, work: (tx: Tables) => Promise<T>, durability?: Durability): Promise<T> =>
    store.inShareOf(owner, () => store.transaction(work, durability));

  async function end(owner: string, task: A2aTask, isLosable = false): Promise<A2aTaskRow> {
    const ending = async (tx: Tables) =>
      (await change(tx, owner, 'working', task)) ? undefined : tx.a2aTasks.find(owner, task.id);
    const ended = await write(owner, ending, { isLosable });
    return ended ?? { ...task, cancelRequested: false };
  }

  return {
    async find(owner, id) {
      const waiting = unstored.get(keyOf(owner, id));
      const task = waiting?.isLate ? waiting.task : await store.primary.a2aTasks.find(owner, id);
      if (task?.state !== 'working' || now().getTime() - task.updatedAt.getTime() < ABANDONED_MS) return task;
      return end(owner, abandoned(task, now()));
    },

    async open(owner, task, push, isRead = false) {
      const insert = () =>
        write(
          owner,
          async (tx) => {
            await tx.a2aTasks.insert(owner, task);
            if (push !== null) await tx.a2aPushConfigs.put(owner, task.id, push);
          },
          { isLosable: isRead },
        );
      await (isRead ? storeSoon(owner, task, insert) : insert());
    },

    resume: (owner, task, push) =>
      write(owner, async (tx) => {
        // The lock makes a second, simultaneous request see the state that the first one left.
        await tx.a2aPushConfigs.lock(owner, task.id);
        const kept = await tx.a2aTasks.find(owner, task.id);
        if (kept?.state !== 'input-required') return 'gone';
        if (push !== null && !(await addReceiver(tx, owner, task.id, push))) return 'full';
        return (await change(tx, owner, 'input-required', task)) ? 'resumed' : 'gone';
      }),

    tell: (owner, taskId, push) => write(owner, (tx) => addReceiver(tx, owner, taskId, push)),

    async end(owner, task, isRead = false) {
      if (!isRead) return end(owner, task);
      return (await storeSoon(owner, task, () => end(owner, task, true))) ?? task;
    },

    cancel: (owner, id) =>
      write(owner, async (tx) => {
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

/** Tasks of reads that are still being stored, as this process knows them. */
function unstoredTasks() {
  /** Tasks of reads that are still being stored, as this process knows them. */
  const unstored = new Map<string, Unstored>();

  /** Stores a task after what is still being stored of it. Undefined when that takes longer than a read waits. */
  async function storeSoon<T>(owner: string, task: A2aTask, work: () => Promise<T>): Promise<T | undefined> {
    const key = keyOf(owner, task.id);
    const done = (unstored.get(key)?.done ?? Promise.resolve()).then(work);
    const entry: Unstored = { task: { ...task, cancelRequested: false }, done, isLate: false };
    unstored.set(key, entry);
    const forget = () => {
      if (unstored.get(key) === entry) unstored.delete(key);
    };
    done.then(forget, forget);
    if (unstored.size > MOST_UNSTORED) return done;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        entry.isLate = true;
        resolve(undefined);
      }, READ_WAITS_MS).unref();
    });
    return Promise.race([done, late]).finally(() => clearTimeout(timer));
  }

  return { unstored, storeSoon };
}

async function change(tx: Tables, owner: string, from: A2aTask['state'], task: A2aTask): Promise<boolean> {
  if (!(await tx.a2aTasks.change(owner, from, task))) return false;
  for (const config of await tx.a2aPushConfigs.list(owner, task.id)) {
    const receiver = { principalId: owner, taskId: task.id, config };
    await queueA2aPush(tx, receiver, notification(task, config.version), task.updatedAt);
  }
  return true;
}

async function addReceiver(tx: Tables, owner: string, taskId: string, push: A2aPushConfig): Promise<boolean> {
  await tx.a2aPushConfigs.lock(owner, taskId);
  const others = (await tx.a2aPushConfigs.list(owner, taskId)).filter(({ id }) => id !== push.id);
  if (others.length >= MOST_RECEIVERS) return false;
  await tx.a2aPushConfigs.put(owner, taskId, push);
  return true;
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

// Maximum size of a notification in bytes. A larger one is sent without the artifact; its receiver gets the
// rest with a request for the task.
const MOST_PUSH_BYTES = 60_000;
const v1 = new V1PushNotificationSerializer();
const v03 = new V03PushNotificationSerializer();

/** A notification, in the protocol version with which its receiver was registered. */
function notification(task: A2aTask, version: A2aVersion): A2aNotification {
  const { body, contentType } = serialized(task, version);
  // The library writes the form of each version; the body is checked against its schema like every other one.
  return { contentType, content: { version, body: JSON.parse(body) } };
}

function serialized(task: A2aTask, version: A2aVersion): SerializedPushNotification {
  const serializer = version === '1.0' ? v1 : v03;
  const whole = serializer.serialize(taskFrame(task));
  if (Buffer.byteLength(whole.body) <= MOST_PUSH_BYTES) return whole;
  return serializer.serialize(taskFrame({ ...task, body: null }));
}
