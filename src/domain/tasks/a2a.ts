import type { Task } from '../../../generated/tasks.ts';
import { taskNamed } from '../contract/task-name.ts';
import { isObject, objectOf, sameJson } from '../json/values.ts';
import { type AgentPrincipal, mayCall, resources } from '../members/agent-principal.ts';
import { TaskError } from '../refusals/task-error.ts';
import { followedTypes } from './followed-tasks.ts';

/** States of an A2A task (A2A, "TaskState"). A task begins as `working`, unless there is nothing to run. */
export type A2aState = 'working' | 'input-required' | 'completed' | 'failed' | 'canceled' | 'rejected';

const FINAL: ReadonlySet<A2aState> = new Set(['completed', 'failed', 'canceled', 'rejected']);

/** Whether a task in this state can no longer change. */
export const isFinalA2aState = (state: A2aState): boolean => FINAL.has(state);

/** Message of a state: a sentence for people, and the same as data for programs. */
export type A2aNote = { readonly text: string; readonly data?: Readonly<Record<string, unknown>> };

/**
 * A task of the A2A transport, as opposed to a task of the protocol: it represents one message and its
 * answer. `body` is the flat answer, the same as over other transports; null while there is none, and for a
 * canceled task.
 */
export type A2aTask = {
  readonly id: string;
  readonly contextId: string;
  /**
   * Mark of the credentials that may see the task, from `readerMark`; null if any caller would have got the
   * answer in `body`.
   */
  readonly seenBy: string | null;
  readonly state: A2aState;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly note: A2aNote | null;
  readonly updatedAt: Date;
};

/** Receiver of notifications about a task's changes, and the A2A version of their form. */
export type A2aPushConfig = {
  readonly id: string;
  readonly url: string;
  /** Sent back in a header of each notification; empty for none. */
  readonly token: string;
  readonly authentication: { readonly scheme: string; readonly credentials: string } | null;
  readonly version: A2aVersion;
};

export type A2aVersion = '1.0' | '0.3';

/** Call that the data parts of a message request. */
export type Invocation =
  | { readonly kind: 'call'; readonly skill: string; readonly input: unknown }
  /** The message has no data part. Text is for people and calls nothing. */
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly error: TaskError; readonly input: unknown };

/**
 * Reads the call from a message: one data part `{skill, input}` or `{skill, parameters}`.
 *
 * @param data values of all data parts
 */
export function readInvocation(data: readonly unknown[]): Invocation {
  const [part] = data;
  if (data.length === 0) return { kind: 'none' };
  const refused = (message: string, field: string, input?: unknown): Invocation => ({
    kind: 'refused',
    error: new TaskError('INVALID_REQUEST', message, { field }),
    input,
  });
  if (data.length > 1)
    return refused('A message must have exactly one data part, which calls one task.', 'parts');
  if (!isObject(part))
    return refused('The data part must be an object with `skill` and `input`.', 'parts[0].data');
  const { skill, input, parameters } = part;
  const given = input ?? parameters ?? {};
  if (typeof skill !== 'string' || skill === '') {
    return refused('`skill` is required in the data part: the name of a task.', 'skill', given);
  }
  if (input !== undefined && parameters !== undefined && !sameJson(input, parameters)) {
    return refused('input and parameters differ; send one of them.', 'input', given);
  }
  return { kind: 'call', skill, input: given };
}

/** Skills that a JSON-RPC message of either version names. The rest of the message may be malformed. */
export function skillsNamed(message: unknown): string[] {
  const { parts } = objectOf(objectOf(objectOf(message).params).message);
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part) => {
    const { skill } = objectOf(objectOf(part).data);
    return typeof skill === 'string' ? [skill] : [];
  });
}

/**
 * The A2A version of a request: from its header (a patch number is ignored), or without one from the form of
 * its method name (`SendMessage` is 1.0, `message/send` is 0.3). Null for an unsupported version.
 */
export function versionOf(header: string, method: unknown): A2aVersion | null {
  const named = header.trim();
  if (named === '') return typeof method === 'string' && method.includes('/') ? '0.3' : '1.0';
  if (/^1\.0(\.\d+)?$/.test(named)) return '1.0';
  return /^0\.3(\.\d+)?$/.test(named) ? '0.3' : null;
}

type Callable = Pick<Task, 'name' | 'permission'>;

/** Tasks whose answers contain answers of other tasks, as far as the caller may call those. */
const INFORMATIVE: ReadonlySet<string> = new Set(['get_task_status', 'list_tasks']);

/**
 * Reader of stored tasks. The credentials of one principal share them; each credential sees only tasks that
 * it may call.
 */
export type A2aReader = {
  readonly owner: string;
  /** Marks of `readerMark` that this credential may see; null for all. */
  readonly marks: readonly string[] | null;
};

export function a2aReader(principal: AgentPrincipal, tasks: readonly Callable[]): A2aReader {
  const followed = followedTypes(principal, tasks);
  if (followed === null) return { owner: principal.id, marks: null };
  const plain = followed.filter((name) => !INFORMATIVE.has(name));
  return { owner: principal.id, marks: [...plain, permissionsText(principal)] };
}

/**
 * Whether a credential may see its owner's task with this mark; a null mark is visible to all of the owner's
 * credentials.
 */
export const maySee = ({ marks }: A2aReader, mark: string | null): boolean =>
  mark === null || marks === null || marks.includes(mark);

/**
 * The mark of a stored task: the name of the called task. Null if the caller may not call it, since the call
 * is then refused, or served as without a credential. The answer of a `INFORMATIVE` task contains other tasks, so
 * it is marked with the caller's permissions: only credentials with the same permissions, or with all of
 * them, may see it.
 */
export function readerMark(
  principal: AgentPrincipal | null,
  called: string,
  tasks: readonly Callable[],
): string | null {
  const task = tasks.find(({ name }) => name === taskNamed(called));
  if (task === undefined || principal === null || !mayCall(principal, task.permission)) return null;
  return INFORMATIVE.has(task.name) ? permissionsText(principal) : task.name;
}

/** Permissions in the notation of operators: `creatives:read,creatives:write`. */
const permissionsText = ({ permissions }: AgentPrincipal): string =>
  resources
    .flatMap((resource) => [...permissions[resource]].sort().map((action) => `${resource}:${action}`))
    .join();
