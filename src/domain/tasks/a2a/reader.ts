import type { Task } from '../../../../generated/tasks.ts';
import { type AgentPrincipal, mayCall, resources } from '../agent-principal.ts';
import { followedTypes } from '../followed-tasks.ts';
import { taskNamed } from '../task-name.ts';

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
