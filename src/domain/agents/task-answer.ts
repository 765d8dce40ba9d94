import { exceedsDepth } from '../json/depth.ts';
import { isObject } from '../json/object.ts';
import type { ForeignJson } from './foreign-text.ts';

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

export const bad = (message: string): ForeignAnswer => ({
  ok: false,
  kind: 'failed',
  failure: { code: 'bad_answer', message },
});
