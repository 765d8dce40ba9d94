import type { Task } from '../../../../generated/tasks.ts';
import { type AgentPrincipal, mayCall } from '../agent-principal.ts';

type Callable = Pick<Task, 'name' | 'permission'>;

/** Who reads kept tasks: credentials of one principal share them, as far as they may call what was called. */
export type A2aReader = {
  readonly owner: string;
  /** Names of the tasks that this credential may call; null for all. */
  readonly skills: readonly string[] | null;
};

export function a2aReader(principal: AgentPrincipal, tasks: readonly Callable[]): A2aReader {
  const allowed = tasks.filter(({ permission }) => mayCall(principal, permission)).map(({ name }) => name);
  return { owner: principal.id, skills: allowed.length === tasks.length ? null : allowed };
}

/**
 * Whether a credential sees a task of its owner.
 *
 * @param skill what the task shows the answer of; null when anybody would have got that answer
 */
export const maySee = ({ skills }: A2aReader, skill: string | null): boolean =>
  skill === null || skills === null || skills.includes(skill);

/**
 * What a call shows the answer of: null where the caller may not call the task, since it is then refused, or served
 * like a caller without a credential.
 */
export function skillShown(
  principal: AgentPrincipal | null,
  called: string,
  tasks: readonly Callable[],
): string | null {
  const task = tasks.find(({ name }) => name === called);
  return task !== undefined && principal !== null && mayCall(principal, task.permission) ? task.name : null;
}
