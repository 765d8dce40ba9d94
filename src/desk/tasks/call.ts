import type { TaskName, TaskShapes } from '../../../generated/tasks.ts';
import type { Platform } from '../../ad-server/port.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import type { Capabilities } from '../../domain/declaration/capabilities.ts';
import type { MediaCatalog } from '../../domain/products/media-catalog.ts';
import type { AgentPrincipal } from '../../domain/tasks/agent-principal.ts';
import type { Served } from '../../domain/tasks/version.ts';
import type { Tables } from '../../store/index.ts';
import type { Outside } from './outside.ts';
import type { ResponseSigner } from './response-signer.ts';

export type TaskRequest<T extends TaskName> = TaskShapes[T]['request'];
export type TaskResponse<T extends TaskName> = TaskShapes[T]['response'];

/** A caller of a protected task; the desk has refused everybody else. */
type Caller<T extends TaskName> =
  typeof import('../../../generated/tasks.ts').tasks[T]['access'] extends 'public'
    ? AgentPrincipal | null
    : AgentPrincipal;

type Common<T extends TaskName> = Served & {
  readonly principal: Caller<T>;
  readonly profile: AgentDeclaration;
  /** What the profile declares, as it is answered. */
  readonly capabilities: Capabilities;
  /** What the agent sells, and the formats that it takes. */
  readonly catalog: MediaCatalog;
  readonly mode: 'sandbox' | 'production';
  readonly now: Date;
  readonly newId: () => string;
  /** Public address of this service, without a trailing slash. */
  readonly baseUrl: string;
  /** Where pages of previews are served, without a trailing slash: `baseUrl`, or an origin of their own. */
  readonly previewBaseUrl: string;
  readonly version: string;
};

/** A read, or the look before a write: committed state, and what stands behind the agent. */
export type TaskReadCall<T extends TaskName> = Common<T> & {
  readonly store: Tables;
  readonly platform: Platform;
  readonly responses: ResponseSigner;
};
/** The look before a write, which may ask the outside. */
export type TaskLookCall<T extends TaskName> = TaskReadCall<T> & { readonly outside: Outside };
/** A write: `store` is bound to the one transaction of this call. */
export type TaskWriteCall<T extends TaskName> = Common<T> & { readonly store: Tables };

/**
 * A task's own part of the answer, with its task status; the desk adds what all answers share: echo, time, release,
 * whether it is a replay. Refusals are thrown as `TaskError`.
 */
export type TaskAnswer<T extends TaskName> = {
  readonly body: TaskResponse<T>;
  /** Whether the account that the call was about is a sandbox account; absent where that cannot be said. */
  readonly sandbox?: boolean;
};

export type TaskRead<T extends TaskName> = (
  args: TaskRequest<T>,
  call: TaskReadCall<T>,
) => Promise<TaskAnswer<T>>;

export type TaskWrite<T extends TaskName> = (
  args: TaskRequest<T>,
  call: TaskWriteCall<T>,
) => Promise<TaskAnswer<T>>;

/**
 * A write that may have to ask the outside first: `look` returns the write that then runs in the transaction. Others
 * with the same idempotency key are told to come back meanwhile. When `asksOutside` says no, the look is part of the
 * transaction and may await the store only.
 */
export type TaskLookedWrite<T extends TaskName> = {
  asksOutside(args: TaskRequest<T>): boolean;
  look(
    args: TaskRequest<T>,
    call: TaskLookCall<T>,
  ): Promise<(call: TaskWriteCall<T>) => Promise<TaskAnswer<T>>>;
};

/** A read that for some requests keeps something: those run as writes, once per idempotency key. */
export type TaskKeepingRead<T extends TaskName> = {
  keeps(args: TaskRequest<T>): boolean;
  read: TaskRead<T>;
  /** Runs for callers who are known; nothing is kept for others. */
  write: TaskLookedWrite<T>;
};

type ReadHandler<T extends TaskName> = { readonly kind: 'read'; readonly read: TaskRead<T> };
type WriteHandler<T extends TaskName> = { readonly kind: 'write'; readonly write: TaskWrite<T> };
type LookedWriteHandler<T extends TaskName> = { readonly kind: 'looked_write' } & TaskLookedWrite<T>;
type KeepingReadHandler<T extends TaskName> = { readonly kind: 'keeping_read' } & TaskKeepingRead<T>;

export type TaskHandler<T extends TaskName> =
  typeof import('../../../generated/tasks.ts').tasks[T]['effect'] extends 'write'
    ? WriteHandler<T> | LookedWriteHandler<T>
    : ReadHandler<T> | KeepingReadHandler<T>;

export type TaskHandlers = { readonly [T in TaskName]: TaskHandler<T> };

export const reads = <T extends TaskName>(read: TaskRead<T>): ReadHandler<T> => ({ kind: 'read', read });
export const writes = <T extends TaskName>(write: TaskWrite<T>): WriteHandler<T> => ({
  kind: 'write',
  write,
});
export const writesAfterLook = <T extends TaskName>(task: TaskLookedWrite<T>): LookedWriteHandler<T> => ({
  kind: 'looked_write',
  asksOutside: (args) => task.asksOutside(args),
  look: (args, call) => task.look(args, call),
});
export const readsAndKeeps = <T extends TaskName>(task: TaskKeepingRead<T>): KeepingReadHandler<T> => ({
  kind: 'keeping_read',
  ...task,
});

type AnyAnswer = { readonly body: object; readonly sandbox?: boolean };
type AnyReadCall = Omit<TaskLookCall<TaskName>, 'principal' | 'outside'> & {
  readonly principal: AgentPrincipal | null;
};
type AnyLookCall = AnyReadCall & { readonly principal: AgentPrincipal; readonly outside: Outside };
type AnyWriteCall = Omit<TaskWriteCall<TaskName>, 'principal'> & { readonly principal: AgentPrincipal };
export type AnyWork = (call: AnyWriteCall) => Promise<AnyAnswer>;
export type AnyLookedWrite = {
  asksOutside(args: object): boolean;
  look(args: object, call: AnyLookCall): Promise<AnyWork>;
};

/**
 * A handler of whichever task, as the desk runs it. The desk has validated the arguments against the schema of the task
 * whose handler it takes, which no type can say: members are methods, so that each handler fits.
 */
export type AnyTaskHandler =
  | { readonly kind: 'read'; read(args: object, call: AnyReadCall): Promise<AnyAnswer> }
  | { readonly kind: 'write'; write(args: object, call: AnyWriteCall): Promise<AnyAnswer> }
  | ({ readonly kind: 'looked_write' } & AnyLookedWrite)
  | {
      readonly kind: 'keeping_read';
      keeps(args: object): boolean;
      read(args: object, call: AnyReadCall): Promise<AnyAnswer>;
      readonly write: AnyLookedWrite;
    };
