import { type Task, tasks } from '../../../generated/tasks.ts';
import { taskNamed } from '../contract/task-name.ts';
import { type AgentPrincipal, mayCall } from '../members/agent-principal.ts';

const all: readonly Task[] = Object.values(tasks);

/** Whether a credential may see the progress of tasks of a type: it may if it may call the task. */
export function mayFollow(principal: AgentPrincipal, taskType: string): boolean {
  const name = taskNamed(taskType);
  return name === undefined || mayCall(principal, (tasks[name] as Task).permission);
}

/** The task types whose progress a credential may see; null for all of `among`. */
export function followedTypes(
  principal: AgentPrincipal,
  among: readonly Pick<Task, 'name' | 'permission'>[] = all,
): readonly string[] | null {
  const followed = among.filter(({ permission }) => mayCall(principal, permission)).map(({ name }) => name);
  return followed.length === among.length ? null : followed;
}
