import { type Task, tasks } from '../../../generated/tasks.ts';
import { type AgentPrincipal, mayCall } from './agent-principal.ts';
import { taskNamed } from './task-name.ts';

const all: readonly Task[] = Object.values(tasks);

/** Whether a credential sees what becomes of tasks of a type: those that it may call. */
export function mayFollow(principal: AgentPrincipal, taskType: string): boolean {
  const name = taskNamed(taskType);
  return name === undefined || mayCall(principal, (tasks[name] as Task).permission);
}

/** Which types of some tasks a credential sees; null for all of them. */
export function followedTypes(
  principal: AgentPrincipal,
  among: readonly Pick<Task, 'name' | 'permission'>[] = all,
): readonly string[] | null {
  const followed = among.filter(({ permission }) => mayCall(principal, permission)).map(({ name }) => name);
  return followed.length === among.length ? null : followed;
}
