import type { Task } from '../../../generated/tasks.ts';
import { isObject, objectOf, sameJson } from '../json/values.ts';
import { type AgentPrincipal, followedTypes, mayCall, resources } from './agent-principal.ts';
import { TaskError } from './task-error.ts';
import { taskNamed } from './task-name.ts';

/** States of a task of the transport (A2A, "TaskState"). Tasks begin `working`, unless nothing is there to run. */
export type A2aState = 'working' | 'input-required' | 'completed' | 'failed' | 'canceled' | 'rejected';

const FINAL: ReadonlySet<A2aState> = new Set(['completed', 'failed', 'canceled', 'rejected']);

/** A task in such a state never changes again. */
export const isFinalA2aState = (state: A2aState): boolean => FINAL.has(state);

/** What a state says of itself: a sentence, and for programs the same as data. */
export type A2aNote = { readonly text: string; readonly data?: Readonly<Record<string, unknown>> };

/**
 * A task of the transport, which is not a task of the protocol: it stands for one message and its answer. `body` is
 * the flat answer, the same that other transports give; null while there is none, and for a canceled one.
 */
export type A2aTask = {
  readonly id: string;
  readonly contextId: string;
  /** By which credentials it is seen, as `readerMark` says; null where anybody would have got the answer in `body`. */
  readonly seenBy: string | null;
  readonly state: A2aState;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly note: A2aNote | null;
  readonly updatedAt: Date;
};

/** Where a caller wants to be told of a task's changes, and in which version's form. */
export type A2aPushConfig = {
  readonly id: string;
  readonly url: string;
  /** Comes back in a header of each notification; empty for none. */
  readonly token: string;
  readonly authentication: { readonly scheme: string; readonly credentials: string } | null;
  readonly version: A2aVersion;
};

export type A2aVersion = '1.0' | '0.3';

/** What the data parts of a message ask for. */
export type Invocation =
  | { readonly kind: 'call'; readonly skill: string; readonly input: unknown }
  /** There is no data part; text is advice for people and calls nothing. */
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

/** Skills that a JSON-RPC message of either version names, in whatever shape the rest of it is. */
export function skillsNamed(message: unknown): string[] {
  const { parts } = objectOf(objectOf(objectOf(message).params).message);
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part) => {
    const { skill } = objectOf(objectOf(part).data);
    return typeof skill === 'string' ? [skill] : [];
  });
}

/**
 * Which version a request speaks: what its header says (a patch number does not matter), or without one what the name
 * of its method looks like (`SendMessage` is 1.0, `message/send` is 0.3). Null for a version that is not served.
 */
export function versionOf(header: string, method: unknown): A2aVersion | null {
  const named = header.trim();
  if (named === '') return typeof method === 'string' && method.includes('/') ? '0.3' : '1.0';
  if (/^1\.0(\.\d+)?$/.test(named)) return '1.0';
  return /^0\.3(\.\d+)?$/.test(named) ? '0.3' : null;
}

type Callable = Pick<Task, 'name' | 'permission'>;

/** Their answers hold those of other tasks, as far as the caller may call them. */
const TELLING: ReadonlySet<string> = new Set(['get_task_status', 'list_tasks']);

/** Who reads kept tasks: credentials of one principal share them, as far as they may call what was called. */
export type A2aReader = {
  readonly owner: string;
  /** Which marks of `readerMark` this credential sees; null for all. */
  readonly marks: readonly string[] | null;
};

export function a2aReader(principal: AgentPrincipal, tasks: readonly Callable[]): A2aReader {
  const followed = followedTypes(principal, tasks);
  if (followed === null) return { owner: principal.id, marks: null };
  const plain = followed.filter((name) => !TELLING.has(name));
  return { owner: principal.id, marks: [...plain, permissionsText(principal)] };
}

/** Whether a credential sees a task of its owner that has this mark; null for one that everybody of the owner sees. */
export const maySee = ({ marks }: A2aReader, mark: string | null): boolean =>
  mark === null || marks === null || marks.includes(mark);

/**
 * What a kept task is marked with: the name of the task that was called. Null where the caller may not call it, since it
 * is then refused, or served like a caller without a credential. What tells of other tasks is for credentials with the
 * caller's own permissions, and those that may do everything.
 */
export function readerMark(
  principal: AgentPrincipal | null,
  called: string,
  tasks: readonly Callable[],
): string | null {
  const task = tasks.find(({ name }) => name === taskNamed(called));
  if (task === undefined || principal === null || !mayCall(principal, task.permission)) return null;
  return TELLING.has(task.name) ? permissionsText(principal) : task.name;
}

/** As operators write them: `creatives:read,creatives:write`. */
const permissionsText = ({ permissions }: AgentPrincipal): string =>
  resources
    .flatMap((resource) => [...permissions[resource]].sort().map((action) => `${resource}:${action}`))
    .join();
