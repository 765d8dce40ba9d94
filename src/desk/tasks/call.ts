import type { TaskName } from '../../../generated/tasks.ts';
import type { TaskAnswer, TaskRequest, TaskResponse } from '../../domain/contract/shapes.ts';
import type { AgentPrincipal } from '../../domain/members/agent-principal.ts';
import type { Outside } from '../../domain/outside.ts';
import type { JudgeUrl } from '../../domain/refusals/called-url.ts';
import type { AccountWholesaleFeeds } from '../../record/accounts/account-feeds.ts';
import type { TaskLookCall, TaskReadCall, TaskWriteCall } from '../../record/task-call.ts';

export type TaskRead<T extends TaskName> = (
  args: TaskRequest<T>,
  call: TaskReadCall<T>,
) => Promise<TaskAnswer<T>>;

export type TaskWrite<T extends TaskName> = (
  args: TaskRequest<T>,
  call: TaskWriteCall<T>,
) => Promise<TaskAnswer<T>>;

/**
 * A write that may have to send requests to other hosts first, or whose look takes long. `look` returns the write that
 * then runs in the transaction. During a look that asks other hosts, other calls with the same idempotency key are told
 * to retry later. When `asksOutside` returns false, `look` runs inside the transaction and may await the store only,
 * unless it is `looksFirst`: then it runs before the transaction all the same, so that no other writer waits for it.
 */
export type TaskLookedWrite<T extends TaskName> = {
  asksOutside(args: TaskRequest<T>, call: TaskLookCall<T>): boolean | Promise<boolean>;
  readonly looksFirst?: boolean;
  look(
    args: TaskRequest<T>,
    call: TaskLookCall<T>,
  ): Promise<(call: TaskWriteCall<T>) => Promise<TaskAnswer<T>>>;
  /** Runs at the end of the transaction, with the response as the caller gets it. */
  announce?(args: TaskRequest<T>, call: TaskWriteCall<T>, body: TaskResponse<T>): Promise<void>;
};

/** What tells whether a read stores something. */
export type KeepingCall = Pick<TaskReadCall<TaskName>, 'store'> & { readonly principal: AgentPrincipal };

/**
 * A read that stores something for some requests. Those requests run as writes, but their task is declared a
 * read, so an idempotency key is ignored.
 */
export type TaskKeepingRead<T extends TaskName> = {
  keeps(args: TaskRequest<T>, seen: KeepingCall): boolean | Promise<boolean>;
  read: TaskRead<T>;
  /** Whether a caller that loses what was stored in a power cut only has to ask again. */
  isLosable?(args: TaskRequest<T>): boolean;
  /** Runs for callers with a credential only; nothing is stored for others. */
  write: TaskLookedWrite<T>;
};

type ReadHandler<T extends TaskName> = { readonly kind: 'read'; readonly read: TaskRead<T> };
type WriteHandler<T extends TaskName> = { readonly kind: 'write'; readonly write: TaskWrite<T> };
type LookedWriteHandler<T extends TaskName> = { readonly kind: 'looked_write' } & TaskLookedWrite<T>;
type KeepingReadHandler<T extends TaskName> = { readonly kind: 'keeping_read' } & TaskKeepingRead<T>;

type TaskHandler<T extends TaskName> =
  typeof import('../../../generated/tasks.ts').tasks[T]['effect'] extends 'write'
    ? WriteHandler<T> | LookedWriteHandler<T>
    : ReadHandler<T> | KeepingReadHandler<T>;

export type TaskHandlers = { readonly [T in TaskName]: TaskHandler<T> };

/** The handler of a task that the contract declares a read. */
export function reads<T extends TaskName>(task: TaskRead<T>): ReadHandler<T>;
export function reads<T extends TaskName>(task: TaskKeepingRead<T>): KeepingReadHandler<T>;
export function reads<T extends TaskName>(
  task: TaskRead<T> | TaskKeepingRead<T>,
): ReadHandler<T> | KeepingReadHandler<T> {
  return typeof task === 'function' ? { kind: 'read', read: task } : { kind: 'keeping_read', ...task };
}

/** The handler of a task that the contract declares a write. */
export function writes<T extends TaskName>(task: TaskWrite<T>): WriteHandler<T>;
export function writes<T extends TaskName>(task: TaskLookedWrite<T>): LookedWriteHandler<T>;
export function writes<T extends TaskName>(
  task: TaskWrite<T> | TaskLookedWrite<T>,
): WriteHandler<T> | LookedWriteHandler<T> {
  if (typeof task === 'function') return { kind: 'write', write: task };
  return {
    kind: 'looked_write',
    asksOutside: (args, call) => task.asksOutside(args, call),
    looksFirst: task.looksFirst ?? false,
    look: (args, call) => task.look(args, call),
    announce: async (args, call, body) => task.announce?.(args, call, body),
  };
}

type AnyAnswer = { readonly body: object; readonly sandbox?: boolean };
type AnyReadCall = Omit<
  TaskLookCall<TaskName>,
  'principal' | 'outside' | 'judgeUrl' | 'feeds' | 'ifRefused'
> & {
  readonly principal: AgentPrincipal | null;
};
type AnyLookCall = AnyReadCall & {
  readonly principal: AgentPrincipal;
  readonly ifRefused: TaskLookCall<TaskName>['ifRefused'];
  readonly outside: Outside;
  readonly judgeUrl: JudgeUrl;
  readonly feeds: AccountWholesaleFeeds;
};
type AnyWriteCall = Omit<TaskWriteCall<TaskName>, 'principal'> & { readonly principal: AgentPrincipal };
export type AnyWork = (call: AnyWriteCall) => Promise<AnyAnswer>;
export type AnyLookedWrite = {
  asksOutside(args: object, call: AnyLookCall): boolean | Promise<boolean>;
  isLosable?(args: object): boolean;
  readonly looksFirst?: boolean;
  look(args: object, call: AnyLookCall): Promise<AnyWork>;
  announce?(args: object, call: AnyWriteCall, body: object): Promise<void>;
};

/**
 * A handler of any task, as the desk runs it. The desk has validated the arguments against the schema of the
 * same task, which no type can express. Members are methods, so that each handler fits the type.
 */
export type AnyTaskHandler =
  | { readonly kind: 'read'; read(args: object, call: AnyReadCall): Promise<AnyAnswer> }
  | { readonly kind: 'write'; write(args: object, call: AnyWriteCall): Promise<AnyAnswer> }
  | ({ readonly kind: 'looked_write' } & AnyLookedWrite)
  | {
      readonly kind: 'keeping_read';
      keeps(args: object, seen: KeepingCall): boolean | Promise<boolean>;
      read(args: object, call: AnyReadCall): Promise<AnyAnswer>;
      isLosable?(args: object): boolean;
      readonly write: AnyLookedWrite;
    };
