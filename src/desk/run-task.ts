import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Task, type TaskName, tasks, taskValidators } from '../../generated/tasks.ts';
import type { Validate } from '../../generated/validators/index.ts';
import type { Platform } from '../ad-server/port.ts';
import {
  asRead,
  envelop,
  envelopError,
  type Frame,
  negotiate,
  openFrame,
  type ReleaseForm,
  type Served,
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
import { checkKey, claimOf } from '../domain/tasks/idempotency.ts';
import { checkReceivers } from '../domain/tasks/task-webhooks.ts';
import type { AccountFeeds } from '../record/accounts/account-feeds.ts';
import { type AccountCall, accountOfRequest } from '../record/accounts/resolve-account.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { refuseCallersExcess } from './hold.ts';
import type { AnyLookedWrite, AnyWork, TaskHandlers } from './tasks/call.ts';
import { chooseWork } from './tasks/choose-work.ts';
import { createSandboxUse } from './tasks/sandbox-use.ts';
import { type Inner, taskEntry, writeOnce } from './tasks/write-once.ts';

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
  feeds: AccountFeeds;
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
const FINGERPRINT = 'idempotency_keys.fingerprint';

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
      return { kind: hasBegun ? 'failed' : 'refused', body: envelopError(error, frame) };
    }
  }

  function toTaskError(cause: unknown, origin: Origin): TaskError {
    if (cause instanceof TaskError) return cause;
    tools.failed(cause, origin);
    return isTemporaryFailure(cause) ? databaseAway() : internalError();
  }
}

/** The work of a call that was admitted: a read, or a write of one transaction. */
function taskWork(handlers: TaskHandlers, tools: TaskDeskTools) {
  const claimFor = claims(tools);

  async function run(
    name: TaskName,
    given: TaskArguments,
    served: Served,
    frame: Frame,
    { principal, origin, signal }: Pick<TaskCall, 'principal' | 'origin' | 'signal'>,
  ) {
    const { response } = await taskValidators[name]();
    const {
      store,
      platform,
      responses,
      profile,
      catalog,
      feeds,
      capabilities,
      mode,
      baseUrl,
      version,
      newId,
    } = tools;
    const outside = tools.outside({ share: principal?.id ?? '', signal });
    const common = {
      ...served,
      principal,
      profile,
      catalog,
      feeds,
      capabilities,
      mode,
      baseUrl,
      previewBaseUrl: tools.previewBaseUrl ?? baseUrl,
      version,
      newId,
      judgeUrl: tools.judgeUrl,
      now: frame.now,
    };
    const finish = (answer: { body: object; sandbox?: boolean }): Inner => {
      const { body, sandbox } = answer;
      const own: Inner = {
        ...asRead(body as Inner, served.form),
        ...(sandbox === undefined ? {} : { sandbox }),
      };
      if (tools.shouldCheck()) checkAnswer(name, envelop(own, frame), response);
      return own;
    };
    if (mode === 'sandbox' && principal !== null && !tasks[name].sandboxOnly)
      await endSeeding(store, principal.id);
    const chosen = await chooseWork(handlers[name], given, { principal, store: store.primary });
    if (chosen.kind === 'read') {
      const answer = await chosen.read(given, { ...common, store: store.primary, platform, responses });
      return envelop(finish(answer), frame);
    }
    if (principal === null) throw new Error(`${name} writes for nobody`);
    const look = (task: AnyLookedWrite, seen: Tables) =>
      task.look(given, { ...common, principal, store: seen, outside, platform, responses });
    /** The work to do in the transaction, when no look ran before it. */
    const inside = async (tx: Tables): Promise<AnyWork> =>
      chosen.kind === 'write' ? (call) => chosen.write(given, call) : look(chosen, tx);
    const asksOutside = chosen.kind === 'looked_write' && chosen.asksOutside(given);
    const looksFirst = asksOutside || (chosen.kind === 'looked_write' && chosen.renders === true);
    const { own, replayed } = await writeOnce({
      store,
      now: tools.now,
      claim: await claimFor(name, given, { ...common, principal, store: store.primary }),
      idempotency: profile.idempotency,
      entry: taskEntry(name, given, { principal, origin, now: frame.now, newId }),
      signal,
      look: looksFirst ? () => look(chosen, store.primary) : null,
      claimsFirst: asksOutside,
      write: async (tx, looked) => {
        const held = await tx.holdings.of(principal.id);
        const write = looked ?? (await inside(tx));
        const inTransaction = { ...common, principal, store: tx };
        const own = finish(await write(inTransaction));
        if (chosen.kind === 'looked_write') await chosen.announce?.(given, inTransaction, own);
        await refuseCallersExcess(tx, principal, held);
        return own;
      },
    });
    return envelop(own, frame, replayed);
  }

  return run;
}

function claims(tools: TaskDeskTools) {
  /**
   * The claim of an idempotency key; null without a key. Tasks declared as reads accept a key and ignore it,
   * even those that keep something.
   */
  async function claimFor(name: TaskName, given: TaskArguments, call: AccountCall) {
    const { idempotency_key: key } = given;
    if (tasks[name].effect === 'read') return null;
    if (!tools.profile.idempotency.supported || typeof key !== 'string') return null;
    checkKey(key);
    const accountId = await accountOfRequest(given.account, call);
    const claim = await inTurns(
      claimOf(await keeperOf(call.principal), name, key, given, accountId),
      nextTurn,
    );
    // Arguments may hold secrets of webhooks. An attacker with a copy of the database could guess them from a
    // plain hash.
    return { ...claim, fingerprint: tools.store.primary.secrets.fingerprint(FINGERPRINT, claim.fingerprint) };
  }

  /** Owner of idempotency keys. A test caller that began anew has used none of its earlier keys. */
  async function keeperOf({ id, sandboxOnly }: AgentPrincipal): Promise<string> {
    const since = sandboxOnly ? await tools.store.primary.sandboxes.resetAt(id) : null;
    return since === null ? id : `${id} ${since.toISOString()}`;
  }

  return claimFor;
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

/** Ends the batch of seeds: seeds belong together until another task is called. */
async function endSeeding(store: Store, principalId: string): Promise<void> {
  if (!(await store.primary.fixtures.hasOpenBatch(principalId))) return;
  await store.note((tx) => tx.fixtures.closeBatches(principalId));
}

function insufficient(permission: Task['permission']): TaskError {
  const needed =
    permission === null
      ? 'a permission of the agent, such as products:read'
      : `the permission ${permission.resource}:${permission.action}`;
  return new TaskError('INSUFFICIENT_PERMISSIONS', `This task requires ${needed}.`);
}

function checkAnswer(name: TaskName, body: Readonly<Record<string, unknown>>, validate: Validate): void {
  // Validates the JSON text, because that is what a caller receives: a Date or an undefined member would pass here.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  if (!validate(sent)) {
    throw new Error(`${name} answered against its schema: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
  }
}
