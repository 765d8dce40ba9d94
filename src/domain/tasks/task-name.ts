import { type TaskName, tasks } from '../../../generated/tasks.ts';

/** Names that clients call some tasks by. */
const ALIASES: Readonly<Record<string, TaskName>> = {
  'tasks/get': 'get_task_status',
  tasks_get: 'get_task_status',
  'tasks/list': 'list_tasks',
};

/** The task that a tool or skill stands for; undefined for none. */
export function taskNamed(name: string): TaskName | undefined {
  if (Object.hasOwn(tasks, name)) return name as TaskName;
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
}

/** Whether anybody may call it. What is no task is not public either: nobody learns which names there are. */
export function isPublicTask(name: string): boolean {
  const task = taskNamed(name);
  return task !== undefined && tasks[task].access === 'public';
}
