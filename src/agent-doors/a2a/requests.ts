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
import { INTERNAL_MESSAGE } from '../../domain/refusals/task-error.ts';
import { type A2aTask, a2aReader, isFinalA2aState, maySee } from '../../domain/tasks/a2a.ts';
import { withdrawA2aPush } from '../../record/tasks/a2a-webhooks.ts';
import {
  type Caller,
  isId,
  pageOfReceivers,
  pushToWire,
  type RequestTools,
  readPushConfig,
} from './caller.ts';
import { listA2aTasks } from './listing.ts';
import { send, tooManyReceivers } from './sending.ts';
import { changeFrames, taskFrame, toWire } from './task-frames.ts';

/** How long a cancellation waits for the running call to end. */
const CANCEL_WAIT_MS = 5_000;
/** A stream ends after this time. The reader of a task that takes longer subscribes again. */
const LONGEST_STREAM_MS = 600_000;

type FindTask = (id: unknown) => Promise<{ owner: string; task: A2aTask }>;

/**
 * Every operation of A2A for one caller, over the tasks kept for that caller. Tasks of other callers are
 * unknown. So are tasks whose underlying task the credential may not call. A caller without a credential has no
 * tasks.
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
  const { sendStream, subscribe } = taskStreams(caller, tools, find);
  const { setPush, pushConfigs } = receiversOf(caller, tools, find);
  const { guard, guardStream } = guards(caller, tools);

  return {
    getAgentCard: async () => card,
    getAuthenticatedExtendedAgentCard: async () => {
      if (caller.version === '0.3') throw new ExtendedAgentCardNotConfiguredError();
      throw new UnsupportedOperationError('The agent has no extended card; the public card is complete.');
    },
    sendMessage: (request) =>
      guard(async () => {
        // Without a credential the caller could not read the result later, so it always waits.
        const isImmediate = request.configuration?.returnImmediately === true && owner !== null;
        const { first, ended } = await send(request, caller, tools, !isImmediate);
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
        // In 0.3 a request for the only receiver of a task may omit its id.
        const config = id === '' ? configs[0] : configs.find((one) => one.id === id);
        if (config === undefined) throw new TaskNotFoundError('The task has no receiver with this id.');
        return config;
      }),
    listTaskPushNotificationConfigs: (params) =>
      guard(async () => pageOfReceivers(await pushConfigs(params.taskId), params)),
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

function guards(caller: Caller, tools: RequestTools) {
  /**
   * Passes refusals on unchanged. Of any other error the caller learns only that it happened.
   *
   * @throws {A2AError}
   */
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

  return { guard, guardStream };
}

/** The streams that show how a task goes on. */
function taskStreams(caller: Caller, tools: RequestTools, find: FindTask) {
  const { runs } = tools;

  async function* sendStream(request: Parameters<typeof send>[0]): AsyncGenerator<StreamResponse, void> {
    const { first, ended } = await send(request, caller, tools, false);
    yield taskFrame(first);
    if (ended !== null) yield* changeFrames(await ended);
  }

  async function* subscribe(id: string): AsyncGenerator<StreamResponse, void> {
    const { owner: mine, task } = await find(id);
    // A2A 1.0, section 3.1.6. In 0.3 a reader that comes late gets the task as it ended.
    if (caller.version === '1.0' && isFinalA2aState(task.state)) {
      throw new UnsupportedOperationError('The task has ended: get it with GetTask.');
    }
    if (task.state !== 'working') {
      yield taskFrame(task);
      return;
    }
    const entered = runs.followers.enter(mine);
    if (entered !== 'entered') {
      const whose = entered === 'full' ? 'Too many streams follow' : 'Too many of your streams follow';
      throw new UnsupportedOperationError(`${whose} tasks: get the task instead.`);
    }
    try {
      yield taskFrame(task);
      const until = AbortSignal.any([caller.connection.gone, runs.closing]);
      const settled = await runs.settled(mine, id, LONGEST_STREAM_MS, until);
      if (settled !== undefined && settled.state !== 'working') yield* changeFrames(settled);
    } finally {
      runs.followers.leave(mine);
    }
  }

  return { sendStream, subscribe };
}

function receiversOf(caller: Caller, tools: RequestTools, find: FindTask) {
  const { store, ledger } = tools;

  async function setPush(given: TaskPushNotificationConfig): Promise<TaskPushNotificationConfig> {
    const { owner: mine, task } = await find(given.taskId);
    const config = readPushConfig(given, caller.version, tools);
    if (!(await ledger.tell(mine, task.id, config))) throw tooManyReceivers();
    return pushToWire(task.id, config);
  }

  async function pushConfigs(taskId: unknown): Promise<TaskPushNotificationConfig[]> {
    const { owner: mine, task } = await find(taskId);
    // Not from a replica, which may not have a receiver that was set a moment ago.
    const configs = await store.primary.a2aPushConfigs.list(mine, task.id);
    return configs.map((config) => pushToWire(task.id, config));
  }

  return { setPush, pushConfigs };
}

function canceled(task: A2aTask | undefined): A2aTask {
  if (task === undefined) throw new TaskNotFoundError();
  if (isFinalA2aState(task.state) && task.state !== 'canceled') throw new TaskNotCancelableError();
  return task;
}
