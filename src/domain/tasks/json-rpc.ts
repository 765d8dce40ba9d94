import { objectOf } from '../json-object.ts';
import { taskNamed } from './task-name.ts';

/** Names of the tools that an MCP message calls; a batch may call several. */
export const tasksNamed = (message: unknown): string[] =>
  (Array.isArray(message) ? message : [message]).flatMap((item) => {
    const { method, params } = objectOf(item);
    const { name } = objectOf(params);
    return method === 'tools/call' && typeof name === 'string' ? [name] : [];
  });

/** The first of them that is a task: what a log line calls the request. */
export const firstTask = (names: readonly string[]): string | undefined =>
  names.map(taskNamed).find((name) => name !== undefined);
