import { exceedsDepth } from '../json/depth.ts';
import { isObject, objectOf } from '../json/object.ts';
import { type ForeignJson, shortText } from './foreign-text.ts';

/** What came back from a task. `refused` is the agent's own refusal, with its code if it gave one. */
export type ForeignAnswer =
  | { ok: true; data: ForeignJson }
  | { ok: false; kind: 'refused'; code: string | null; message: string; httpStatus?: number }
  | { ok: false; kind: 'failed'; failure: AgentFailure };

/** Why nothing usable came back. */
export type AgentFailure = {
  code: 'timeout' | 'unreachable' | 'blocked' | 'too_large' | 'auth_required' | 'bad_answer';
  message: string;
};

const MOST_TEXT = 1024 * 1024;
export const MOST_ANSWER_DEPTH = 64;

/** Codes by which an agent says that a credential is missing or not good enough. */
const AUTH_CODES = new Set([
  'AUTH_REQUIRED',
  'AUTH_MISSING',
  'AUTH_INVALID',
  'UNAUTHORIZED',
  'INSUFFICIENT_PERMISSIONS',
  'PERMISSION_DENIED',
  'SCOPE_INSUFFICIENT',
]);

/** Whether the refusal asks for a credential: by status 401 or 403, or by its code. */
export function asksForCredential(answer: ForeignAnswer): boolean {
  if (answer.ok) return false;
  if (answer.kind === 'failed') return answer.failure.code === 'auth_required';
  return (
    answer.httpStatus === 401 ||
    answer.httpStatus === 403 ||
    (answer.code !== null && AUTH_CODES.has(answer.code))
  );
}

/** Parses JSON text to an object; undefined for anything else, and for what is too large or too deep. */
export function parseObject(text: string): ForeignJson | undefined {
  if (text.length > MOST_TEXT || exceedsDepth(text, MOST_ANSWER_DEPTH)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a task's body, whichever transport brought it. An error flag, the protocol's error object under
 * `errorField`, `error`, or a body of errors and nothing else make it a refusal; `errors` beside data are advice.
 */
export function readTaskBody(
  body: ForeignJson | undefined,
  { isError, errorField }: { isError: boolean; errorField: string },
): ForeignAnswer {
  if (body === undefined) {
    if (isError) return { ok: false, kind: 'refused', code: null, message: 'the agent answered an error' };
    return bad('the agent answered no JSON object');
  }
  const error = errorOf(body, errorField);
  if (isError || body[errorField] !== undefined || body.status === 'failed' || isErrorOnly(body, error)) {
    return {
      ok: false,
      kind: 'refused',
      code: shortText(error.code, 64) ?? null,
      message: shortText(error.message, 300) ?? 'the agent answered an error',
    };
  }
  return { ok: true, data: body };
}

export const bad = (message: string): ForeignAnswer => ({
  ok: false,
  kind: 'failed',
  failure: { code: 'bad_answer', message },
});

const ENVELOPE = new Set(['error', 'errors', 'status', 'context', 'message', 'code']);

const isErrorOnly = (body: ForeignJson, error: ForeignJson) =>
  Object.keys(error).length > 0 &&
  Object.keys(body).every((key) => ENVELOPE.has(key) || key.endsWith('_version'));

function errorOf(body: ForeignJson, errorField: string): ForeignJson {
  const candidates = [
    body[errorField],
    body.error,
    Array.isArray(body.errors) ? body.errors[0] : undefined,
    typeof body.code === 'string' ? body : undefined,
  ];
  return objectOf(candidates.find((candidate) => Object.keys(objectOf(candidate)).length > 0));
}
