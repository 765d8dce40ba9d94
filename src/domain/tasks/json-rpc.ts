import type { TaskName } from '../../../generated/tasks.ts';
import { objectOf } from '../json/object.ts';
import { taskNamed } from './task-name.ts';

const STATUS: TaskName = 'get_task_status';

/** Methods of MCP that read or change the caller's tasks: as protected as the task that reads them. */
const ON_TASKS: ReadonlySet<unknown> = new Set(['tasks/get', 'tasks/update', 'tasks/cancel']);

/** Names of the tools that an MCP message calls, or stands for; a batch may call several. */
export const tasksNamed = (message: unknown): string[] =>
  (Array.isArray(message) ? message : [message]).flatMap((item) => {
    const { method, params } = objectOf(item);
    if (ON_TASKS.has(method)) return [STATUS];
    const { name } = objectOf(params);
    return method === 'tools/call' && typeof name === 'string' ? [name] : [];
  });

/** The first of them that is a task: what a log line calls the request. */
export const firstTask = (names: readonly string[]): string | undefined =>
  names.map(taskNamed).find((name) => name !== undefined);
