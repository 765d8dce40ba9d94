import { isObject, objectOf } from '../../json/object.ts';
import { sameJson } from '../../json/same.ts';
import { TaskError } from '../task-error.ts';
import type { A2aVersion } from './task.ts';

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
