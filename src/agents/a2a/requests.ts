import type { AgentCard, StreamResponse, TaskPushNotificationConfig } from '@a2a-js/sdk';
import {
  A2AError,
  ExtendedAgentCardNotConfiguredError,
  RequestMalformedError,
  TaskNotCancelableError,
  TaskNotFoundError,
  UnsupportedOperationError,
} from '@a2a-js/sdk/errors';
import type { A2ARequestHandler } from '@a2a-js/sdk/server';
import { isTemporaryFailure } from '../../domain/errors.ts';
import { type A2aTask, a2aReader, isFinalA2aState, maySee } from '../../domain/tasks/a2a.ts';
import { INTERNAL_MESSAGE } from '../../domain/tasks/task-error.ts';
import { withdrawA2aPush } from '../../record/webhooks/a2a-webhooks.ts';
import { type Caller, isId, type RequestTools } from './caller.ts';
import { listA2aTasks } from './listing.ts';
import { pushToWire, readPushConfig } from './push.ts';
import { send, tooManyReceivers } from './sending.ts';
import { changeFrames, taskFrame, toWire } from './wire.ts';

/** How long a cancellation waits for the call to let go. */
const CANCEL_WAIT_MS = 5_000;
/** A reader whose task takes longer subscribes again. */
const LONGEST_STREAM_MS = 600_000;
/** Each of them asks the database now and then. */
const MOST_FOLLOWERS = 1_000;

/**
 * Every operation of A2A for one caller, over the tasks that are kept for that caller. Tasks of others are unknown, as
 * are those of whose answers the credential may not call the task; a caller without a credential has none.
 */
export function createRequests(card: AgentCard, caller: Caller, tools: RequestTools): A2ARequestHandler {
  const { store, ledger, runs } = tools;
  const owner = caller.principal?.id ?? null;
  const reader = caller.principal === null ? null : a2aReader(caller.principal, tools.tasks);

  async function find(id: unknown): Promise<{ owner: string; task: A2aTask }> {
    if (id === '' || id === undefined) throw new RequestMalformedError('The id of a task is required.');
    const task = reader === null || !isId(id) ? undefined : await ledger.find(reader.owner, id);
    if (reader === null || task === undefined || !maySee(reader, task.seenBy)) throw new TaskNotFoundError();
    return { owner: reader.owner, task };
  }

  async function cancel(id: string): Promise<A2aTask> {
    const found = await find(id);
    const asked = await ledger.cancel(found.owner, id);
    if (asked?.state === 'working') {
      runs.abort(found.owner, id);
      return canceled(await runs.settled(found.owner, id, CANCEL_WAIT_MS));
    }
    return canceled(asked);
  }

  async function* sendStream(request: Parameters<typeof send>[0]): AsyncGenerator<StreamResponse, void> {
    const { first, ended } = await send(request, caller, tools);
    yield taskFrame(first);
    if (ended !== null) yield* changeFrames(await ended);
  }

  async function* subscribe(id: string): AsyncGenerator<StreamResponse, void> {
    const { owner: mine, task } = await find(id);
    if (task.state === 'working' && runs.followers() >= MOST_FOLLOWERS) {
      throw new UnsupportedOperationError('Too many streams follow tasks: get the task instead.');
    }
    yield taskFrame(task);
    if (task.state !== 'working') return;
    const until = AbortSignal.any([caller.gone, runs.closing]);
    const settled = await runs.settled(mine, id, LONGEST_STREAM_MS, until);
    if (settled !== undefined && settled.state !== 'working') yield* changeFrames(settled);
  }

  async function setPush(given: TaskPushNotificationConfig): Promise<TaskPushNotificationConfig> {
    const { owner: mine, task } = await find(given.taskId);
    const config = await readPushConfig(given, caller.version, tools);
    if (!(await ledger.tell(mine, task.id, config))) throw tooManyReceivers();
    return pushToWire(task.id, config);
  }

  async function pushConfigs(taskId: unknown): Promise<TaskPushNotificationConfig[]> {
    const { owner: mine, task } = await find(taskId);
    // As it was set a moment ago, which a replica may not know yet.
    const configs = await store.transaction((tx) => tx.a2aPushConfigs.list(mine, task.id));
    return configs.map((config) => pushToWire(task.id, config));
  }

  /** Refusals go out as they are; of anything else only that it happened. */
  function conceal(cause: unknown): never {
    if (cause instanceof A2AError) throw cause;
    if (isTemporaryFailure(cause)) caller.unavailable(cause);
    else tools.failed(cause, caller.origin);
    throw new A2AError(INTERNAL_MESSAGE);
  }
  const guard = async <T>(work: () => Promise<T>): Promise<T> => work().catch((cause) => conceal(cause));
  async function* guardStream<T>(stream: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
    try {
      yield* stream;
    } catch (cause) {
      conceal(cause);
    }
  }

  return {
    getAgentCard: async () => card,
    getAuthenticatedExtendedAgentCard: async () => {
      if (caller.version === '0.3') throw new ExtendedAgentCardNotConfiguredError();
      throw new UnsupportedOperationError('The agent has no extended card; the public card is complete.');
    },
    sendMessage: (request) =>
      guard(async () => {
        const { first, ended } = await send(request, caller, tools);
        // Without a credential nobody could ask for the result later.
        const isImmediate = request.configuration?.returnImmediately === true && owner !== null;
        return toWire(ended === null || isImmediate ? first : await ended);
      }),
    sendMessageStream: (request) => guardStream(sendStream(request)),
    getTask: ({ id }) => guard(async () => toWire((await find(id)).task)),
    listTasks: (params) => guard(() => listA2aTasks(params, reader, store)),
    cancelTask: ({ id }) => guard(async () => toWire(await cancel(id))),
    resubscribe: ({ id }) => guardStream(subscribe(id)),
    createTaskPushNotificationConfig: (given) => guard(() => setPush(given)),
    getTaskPushNotificationConfig: ({ taskId, id }) =>
      guard(async () => {
        const configs = await pushConfigs(taskId);
        // Over 0.3 a task's only receiver needs no name.
        const config = id === '' ? configs[0] : configs.find((one) => one.id === id);
        if (config === undefined) throw new TaskNotFoundError('The task has no receiver with this id.');
        return config;
      }),
    listTaskPushNotificationConfigs: ({ taskId }) =>
      guard(async () => ({ configs: await pushConfigs(taskId), nextPageToken: '' })),
    deleteTaskPushNotificationConfig: ({ taskId, id }) =>
      guard(async () => {
        const { owner: mine, task } = await find(taskId);
        if (!isId(id)) throw new RequestMalformedError('The id of the receiver is required.');
        await store.transaction(async (tx) => {
          await tx.a2aPushConfigs.remove(mine, task.id, id);
          await withdrawA2aPush(tx, { principalId: mine, taskId: task.id, configId: id }, tools.now());
        });
      }),
  };
}

function canceled(task: A2aTask | undefined): A2aTask {
  if (task === undefined) throw new TaskNotFoundError();
  if (isFinalA2aState(task.state) && task.state !== 'canceled') throw new TaskNotCancelableError();
  return task;
}
