import { protocol } from '../generated/protocol.ts';
import { AgentError, clientError } from './agent-error.ts';
import { isObject, type Json, parseJson } from './json.ts';
import { findError } from './read-error.ts';

/** An answer as the transport returned it, before any of it is trusted. */
export type PlacesOfAnswer = {
  /** Whether the transport reports that the call failed. */
  readonly isError: boolean;
  /** Objects that may be the answer or its error, in order of precedence. */
  readonly places: readonly unknown[];
  /** Texts: prose for people, or JSON. */
  readonly texts: readonly string[];
};

const MOST_TEXT = 1024 * 1024;
const LONGEST_MESSAGE = 500;

/**
 * The flat answer of a task.
 *
 * @throws {AgentError} the agent's error; BAD_ANSWER without a readable one. A typed error beside `isError:
 *   false` counts too, because an advisory never has that field. A body with `success: false` and no typed error is
 *   an answer in itself, as A2A returns it: that is how test controllers refuse.
 */
export function readAnswer({ isError, places, texts }: PlacesOfAnswer): Json {
  const parsed = texts
    .filter((text) => text.length <= MOST_TEXT)
    .map(parseJson)
    .find(isObject);
  const objects = [...places, parsed].filter(isObject);
  const [body] = objects;
  const isRefusal = body?.success === false && findError(objects) === undefined;
  if ((isError && !isRefusal) || isObject(body?.[protocol.errorField])) throw errorOf(objects, texts);
  if (body === undefined)
    throw clientError('BAD_ANSWER', 'The agent sent no answer of the task.', { body: texts });
  return body;
}

function errorOf(objects: readonly Json[], texts: readonly string[]): AgentError {
  const body = objects[0];
  const found = findError(objects);
  if (found !== undefined) return new AgentError({ ...found, source: 'agent', body });
  const text = texts[0]?.slice(0, LONGEST_MESSAGE);
  const message = text ? `The call failed: ${text}` : 'The call failed, and the agent does not say why.';
  return clientError('BAD_ANSWER', message, { body });
}
