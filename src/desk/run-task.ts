import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Task, tasks, taskValidators } from '../../generated/tasks.ts';
import type { Platform } from '../ad-server/port.ts';
import {
  envelop,
  envelopError,
  failureAsRead,
  negotiate,
  openFrame,
  type ReleaseForm,
} from '../domain/contract/release.ts';
import { taskNamed } from '../domain/contract/task-name.ts';
import type { AgentDeclaration } from '../domain/declaration/agent-profile.ts';
import type { Capabilities } from '../domain/declaration/capabilities.ts';
import { isTemporaryFailure } from '../domain/errors.ts';
import type { MediaCatalog } from '../domain/media-catalog.ts';
import { type AgentPrincipal, mayCall } from '../domain/members/agent-principal.ts';
import type { Origin } from '../domain/members/principal.ts';
import type { OutsideFor } from '../domain/outside.ts';
import { type JudgeUrl, judgeCalledUrls } from '../domain/refusals/called-url.ts';
import { databaseAway, internalError, TaskError } from '../domain/refusals/task-error.ts';
import type { ResponseSigner } from '../domain/signers/signed-response.ts';
import { inTurns } from '../domain/steps.ts';
import { checkArguments, refuseCredentials, type TaskArguments } from '../domain/tasks/arguments.ts';
import { checkReceivers } from '../domain/tasks/task-webhooks.ts';
import type { AccountWholesaleFeeds } from '../record/accounts/account-feeds.ts';
import type { Store } from '../store/open.ts';
import type { TaskHandlers } from './tasks/call.ts';
import { createSandboxUse } from './tasks/sandbox-use.ts';
import { taskWork } from './tasks/task-work.ts';

/** One call of a task over any transport. */
export type TaskCall = {
  readonly task: string;
  readonly args: unknown;
  readonly principal: AgentPrincipal | null;
  readonly origin: Origin;
  /** Aborted when the caller withdraws the call. Changes that are committed by then stay. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * The flat response, and the outcome of the call. `done` includes refusals that are a variant of the response
 * schema, `refused` is an error before any work, and `failed` an error afterwards.
 */
export type TaskOutcome = {
  readonly kind: 'done' | 'refused' | 'failed' | 'canceled';
  readonly body: Readonly<Record<string, unknown>>;
};

export type TaskDesk = (call: TaskCall) => Promise<TaskOutcome>;

export type TaskDeskTools = {
  store: Store;
  outside: OutsideFor;
  judgeUrl: JudgeUrl;
  responses: ResponseSigner;
  profile: AgentDeclaration;
  catalog: MediaCatalog;
  feeds: AccountWholesaleFeeds;
  platform: Platform;
  capabilities: Capabilities;
  /** The tasks of this deployment. Any other task is unknown. */
  exposed: ReadonlySet<string>;
  mode: 'sandbox' | 'production';
  baseUrl: string;
  /** Public address of preview pages; `baseUrl` when absent. */
  previewBaseUrl?: string;
  version: string;
  /** Form for callers that name a major version alone. */
  majorForm?: ReleaseForm;
  now: () => Date;
  newId: () => string;
  /** Whether this response is validated against its schema. */
  shouldCheck: () => boolean;
  /** Called with unexpected errors: those that are not a refusal of the request. */
  failed: (cause: unknown, origin: Origin) => void;
  /** Called with every call once it has ended. */
  ended?: (call: TaskCall, outcome: TaskOutcome) => void;
};

const MESSAGE_LENGTH = 100;

/**
 * The one place where a task is checked and run, for every transport: arguments, release, permission,
 * idempotency. A read sees committed state. A write is one transaction with its audit entry and the response
 * that a retry gets.
 */
export function createTaskDesk(handlers: TaskHandlers, tools: TaskDeskTools): TaskDesk {
  const noteUse = createSandboxUse(tools.store);
  const admit = admission(tools);
  const run = taskWork(handlers, tools);
  /** The transactions of a call wait in the share of its principal. */
  const inShareOf = <T>(principal: AgentPrincipal | null, work: () => Promise<T>): Promise<T> =>
    principal === null ? work() : tools.store.inShareOf(principal.id, work);

  return async function runTask(call) {
    const outcome = await perform(call);
    tools.ended?.(call, outcome);
    return outcome;
  };

  async function perform({ task, args, principal, origin, signal }: TaskCall): Promise<TaskOutcome> {
    let frame = openFrame(args, tools.now());
    let hasBegun = false;
    try {
      const { name, given, served, caller } = await admit(task, args, principal);
      frame = { ...frame, release: served.release };
      signal?.throwIfAborted();
      hasBegun = true;
      const { now } = frame;
      const body = await inShareOf(principal, async () => {
        await noteUse(principal, now);
        return run(name, given, served, frame, { principal: caller, origin, signal });
      });
      return { kind: 'done', body };
    } catch (cause) {
      if (signal?.aborted) return { kind: 'canceled', body: envelop({ status: 'canceled' }, frame) };
      const error = toTaskError(cause, origin);
      const body = failureAsRead(envelopError(error, frame), task, args, tools);
      return { kind: hasBegun ? 'failed' : 'refused', body };
    }
  }

  function toTaskError(cause: unknown, origin: Origin): TaskError {
    if (cause instanceof TaskError) return cause;
    tools.failed(cause, origin);
    return isTemporaryFailure(cause) ? databaseAway() : internalError();
  }
}

function admission(tools: TaskDeskTools) {
  /** All checks of a call before its work begins. @throws {TaskError} */
  async function admit(task: string, args: unknown, principal: AgentPrincipal | null) {
    const name = taskNamed(task);
    if (name === undefined || !tools.exposed.has(name)) {
      throw new TaskError('INVALID_REQUEST', `Unknown tool: ${task.slice(0, MESSAGE_LENGTH)}`);
    }
    const row: Task = tasks[name];
    if (principal === null && row.access !== 'public') {
      throw new TaskError('AUTH_REQUIRED', 'This task requires a credential.');
    }
    if (typeof args !== 'object' || args === null || Array.isArray(args)) {
      throw new TaskError('INVALID_REQUEST', 'The arguments of a task must be a JSON object.');
    }
    const given: TaskArguments = { ...args };
    // Arguments for a release that is not served cannot be validated against the schemas of another release.
    const served = negotiate(given, tools);
    await inTurns(refuseCredentials(given), nextTurn);
    await inTurns(checkArguments(given, await taskValidators[name]()), nextTurn);
    await inTurns(judgeCalledUrls(row, given, tools.judgeUrl), nextTurn);
    checkReceivers(given, tools.profile);
    const counts = principal !== null && mayCall(principal, row.permission);
    if (!counts && row.access !== 'public') throw insufficient(row.permission);
    // A public task serves a caller that lacks the permission like a caller without a credential.
    return { name, given, served, caller: counts ? principal : null };
  }

  return admit;
}

function insufficient(permission: Task['permission']): TaskError {
  const needed =
    permission === null
      ? 'a permission of the agent, such as products:read'
      : `the permission ${permission.resource}:${permission.action}`;
  return new TaskError('INSUFFICIENT_PERMISSIONS', `This task requires ${needed}.`);
}
