import {
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type Result,
} from '@modelcontextprotocol/server';
import { protocol } from '../../../generated/protocol.ts';
import { type Task, type TaskName, tasks } from '../../../generated/tasks.ts';
import type { TaskDesk, TaskOutcome } from '../../desk/run-task.ts';
import { cancelTask } from '../../desk/tasks/submitted.ts';
import { type Json, objectOf } from '../../domain/json/values.ts';
import { TaskError, wireError } from '../../domain/refusals/task-error.ts';
import type { TaskState } from '../../domain/tasks/task-state.ts';
import type { Store } from '../../store/open.ts';
import { isRefusedInBody } from '../refused-in-body.ts';
import type { McpCaller } from './server.ts';

/** The Tasks extension (SEP-2663): long tasks without open connections, for clients that declare it. */
export const TASKS_EXTENSION = 'io.modelcontextprotocol/tasks';

type Method = (params: { taskId: string }, isDeclared: boolean, caller: McpCaller) => Promise<Result>;

export type TaskMethods = {
  /** The handle of a call that became a task of the protocol (`submitted`); null for every other outcome. */
  created(task: string, outcome: TaskOutcome, caller: McpCaller): Promise<Result | null>;
  /** Handlers by name of the method. */
  readonly methods: Readonly<Record<'tasks/get' | 'tasks/update' | 'tasks/cancel', Method>>;
};

export type TaskMethodTools = { desk: TaskDesk; store: Store; now: () => Date; newId: () => string };

const POLL_INTERVAL_MS = 5_000;
const STATUS = 'get_task_status' satisfies TaskName;

/**
 * In this extension `input_required` means that a task waits for an answer sent through the extension. No task
 * here does, so a task that waits for its buyer is `working` with a message. A call that ran and was refused is
 * `completed` with its error; `failed` would mean that the request itself broke.
 */
const STATUSES: Readonly<Record<TaskState, 'working' | 'completed' | 'cancelled'>> = {
  submitted: 'working',
  working: 'working',
  'input-required': 'working',
  'auth-required': 'working',
  completed: 'completed',
  failed: 'completed',
  rejected: 'completed',
  canceled: 'cancelled',
};

/** The Tasks extension over the records that `get_task_status` reads. */
export function createTaskMethods({ desk, store, now, newId }: TaskMethodTools): TaskMethods {
  const ask = (id: string, { principal, origin }: McpCaller): Promise<TaskOutcome> =>
    desk({ task: STATUS, args: { task_id: id, include_result: true }, principal, origin });

  async function status(id: string, caller: McpCaller): Promise<Json> {
    const { kind, body } = await ask(id, caller);
    if (kind === 'done') return body;
    throw rpcRefusal(objectOf(body[protocol.errorField]));
  }

  return {
    async created(task, { kind, body }, caller) {
      const isSubmitted = kind === 'done' && body.status === 'submitted' && maySubmit(task);
      if (!isSubmitted || typeof body.task_id !== 'string') return null;
      const kept = await ask(body.task_id, caller);
      // A replica may not have a task that has just begun.
      const begun = { ...body, created_at: body.timestamp, updated_at: body.timestamp };
      return { resultType: 'task', ...handleOf(kept.kind === 'done' ? kept.body : begun) };
    },

    methods: {
      async 'tasks/get'({ taskId }, isDeclared, caller) {
        requireDeclared(isDeclared);
        const body = await status(taskId, caller);
        const handle = handleOf(body);
        return { ...handle, ...(handle.status === 'completed' ? { result: resultOf(body) } : {}) };
      },

      /** Receives answers to questions of the agent. The agent asks none, so nothing is stored. */
      async 'tasks/update'({ taskId }, isDeclared, caller) {
        requireDeclared(isDeclared);
        await status(taskId, caller);
        return {};
      },

      async 'tasks/cancel'({ taskId }, isDeclared, { principal, origin }) {
        requireDeclared(isDeclared);
        try {
          if (principal === null) throw new TaskError('AUTH_REQUIRED', 'This method requires a credential.');
          await cancelTask(store, taskId, { principal, origin, now: now(), newId });
          return {};
        } catch (cause) {
          throw cause instanceof TaskError ? rpcRefusal({ ...wireError(cause) }) : cause;
        }
      },
    },
  };
}

/** A refusal as a JSON-RPC error, with the error of the task as `data`. */
function rpcRefusal(error: Json): ProtocolError {
  const { code, message } = error;
  if (code === 'REFERENCE_NOT_FOUND') {
    const text = '`taskId` must be the id of a task of this caller.';
    return new ProtocolError(ProtocolErrorCode.InvalidParams, text, { code, message: text });
  }
  const isOurs = code === 'INTERNAL_ERROR' || code === 'SERVICE_UNAVAILABLE';
  const rpcCode = isOurs ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidRequest;
  return new ProtocolError(rpcCode, String(message), error);
}

function requireDeclared(isDeclared: boolean): void {
  if (isDeclared) return;
  throw new MissingRequiredClientCapabilityError(
    { requiredCapabilities: { extensions: { [TASKS_EXTENSION]: {} } } },
    `Declare the extension ${TASKS_EXTENSION} in the client capabilities of the request.`,
  );
}

/** Whether a task can itself become `submitted`. Other tasks report the state of an earlier task in the same field. */
const maySubmit = (name: string): boolean =>
  Object.hasOwn(tasks, name) && (tasks[name as TaskName] as Task).asyncBodies.submitted !== undefined;

function handleOf(body: Json) {
  const { task_id: taskId, status, message, created_at: createdAt, updated_at: lastUpdatedAt } = body;
  return {
    taskId,
    status: STATUSES[status as TaskState],
    ...(message === undefined ? {} : { statusMessage: message }),
    createdAt,
    lastUpdatedAt,
    // Records are kept without limit.
    ttlMs: null,
    pollIntervalMs: POLL_INTERVAL_MS,
  };
}

/** The result that the call would have returned, had it not become a task. */
function resultOf({ status, result, error, timestamp, ...rest }: Json): Json {
  const release = { [protocol.versionField]: rest[protocol.versionField], timestamp };
  const isError = status !== 'completed';
  const body = isError
    ? { status: 'failed', ...objectOf(error), [protocol.errorField]: error, errors: [error], ...release }
    : { status: 'completed', ...objectOf(result), ...release };
  return {
    ...(isError || isRefusedInBody(body) ? { isError: true } : {}),
    content: [{ type: 'text', text: JSON.stringify(body) }],
    structuredContent: body,
  };
}
