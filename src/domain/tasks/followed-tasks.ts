import { type Task, type TaskName, tasks } from '../../../generated/tasks.ts';
import { type AgentPrincipal, mayCall } from './agent-principal.ts';
import { taskNamed } from './task-name.ts';

const names = Object.keys(tasks) as TaskName[];
const permissionOf = (name: TaskName) => (tasks[name] as Task).permission;

/** Whether a credential sees what becomes of tasks of a type: those that it may call. */
export function mayFollow(principal: AgentPrincipal, taskType: string): boolean {
  const name = taskNamed(taskType);
  return name === undefined || mayCall(principal, permissionOf(name));
}

/** The types of tasks that a credential sees; null for all. */
export function followedTypes(principal: AgentPrincipal): readonly string[] | null {
  const followed = names.filter((name) => mayCall(principal, permissionOf(name)));
  return followed.length === names.length ? null : followed;
}
