import { type Task, type TaskName, tasks } from '../../../generated/tasks.ts';
import { objectOf } from '../json/values.ts';

/** Other names that clients use for some tasks. */
const ALIASES: Readonly<Record<string, TaskName>> = {
  'tasks/get': 'get_task_status',
  tasks_get: 'get_task_status',
  'tasks/list': 'list_tasks',
  tasks_list: 'list_tasks',
};

/** The task that the name of a tool or skill refers to; undefined if unknown. */
export function taskNamed(name: string): TaskName | undefined {
  if (Object.hasOwn(tasks, name)) return name as TaskName;
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
}

/**
 * Whether a task may be called without a credential. Unknown names are not public either, so that callers
 * without a credential cannot find out which names exist.
 */
export function isPublicTask(name: string): boolean {
  const task = taskNamed(name);
  return task !== undefined && tasks[task].access === 'public';
}

const STATUS: TaskName = 'get_task_status';

/** MCP methods that read or change the caller's tasks. They need the same access as the task that reads them. */
const ON_TASKS: ReadonlySet<unknown> = new Set(['tasks/get', 'tasks/update', 'tasks/cancel']);

/**
 * Names of the tools that an MCP message calls or, for methods on tasks, is equivalent to. A batch may call
 * several.
 */
export const tasksNamed = (message: unknown): string[] =>
  (Array.isArray(message) ? message : [message]).flatMap((item) => {
    const { method, params } = objectOf(item);
    if (ON_TASKS.has(method)) return [STATUS];
    const { name } = objectOf(params);
    return method === 'tools/call' && typeof name === 'string' ? [name] : [];
  });

/** The first name that is a task; log lines name the request by it. */
export const firstTask = (names: readonly string[]): string | undefined =>
  names.map(taskNamed).find((name) => name !== undefined);

/** Largest message that names no task, in bytes. */
const WITHOUT_TASK = 256 * 1024;

const all: readonly Task[] = Object.values(tasks);
const largest = (some: readonly Task[]) => Math.max(WITHOUT_TASK, ...some.map(({ bodyLimit }) => bodyLimit));
const MOST = largest(all);
const MOST_PUBLIC = largest(all.filter(({ access }) => access === 'public'));

/**
 * Size limits of messages. `most` applies before a message is parsed: the largest limit of any task, or
 * without a credential of any public task. `of` applies afterwards: the smallest limit of the tasks that the
 * message names.
 */
export const requestLimits = (
  principal: object | null,
  namesIn: (message: unknown) => readonly string[],
): { readonly most: number; readonly of: (message: unknown) => number } => ({
  most: principal === null ? MOST_PUBLIC : MOST,
  of: (message) => limitOf(namesIn(message)),
});

function limitOf(names: readonly string[]): number {
  if (names.length === 0) return WITHOUT_TASK;
  const limits = names.map((name) => {
    const task = taskNamed(name);
    return task === undefined ? WITHOUT_TASK : tasks[task].bodyLimit;
  });
  return limits.reduce((least, limit) => Math.min(least, limit));
}
