import { exceedsDepth } from '../json/scan.ts';
import { isObject } from '../json/values.ts';

/** What agents write is shown on other people's pages: it comes in bounded, plain and without anything to run. */

const CONTROLS = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const SCRIPT =
  /<[\s/]*(?:script|iframe|object|embed|svg|img|style|link|meta|base|form|math)\b|javascript\s{0,9}:|vbscript\s{0,9}:|data\s{0,9}:\s{0,9}text\/html/i;
const TAG = /<[^<>]{0,250}/g;
const HANDLER = /\son\w{1,30}\s{0,9}=/i;

/** The text without control characters; line breaks and tabs become blanks. */
export const plain = (text: string): string =>
  text
    .replace(/[\t\r\n]+/g, ' ')
    .replace(CONTROLS, '')
    .trim();

/** Whether a browser that took the text for markup or an address could be made to run something. */
export const isScriptLike = (text: string): boolean =>
  SCRIPT.test(text) || (text.match(TAG) ?? []).some((tag) => HANDLER.test(tag));

/** The text plain and at most `max` characters; undefined for what is no text, empty, or script-like. */
export function shortText(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = plain(value.slice(0, 4 * max));
  if (text === '' || isScriptLike(text)) return undefined;
  return text.length > max ? `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** Those items of a list that are usable texts, each once, at most `most`. */
export function shortTexts(value: unknown, most: number, max = 128): string[] {
  if (!Array.isArray(value)) return [];
  const texts = new Set<string>();
  for (const item of value) {
    if (texts.size >= most) break;
    const text = shortText(item, max);
    if (text !== undefined) texts.add(text);
  }
  return [...texts];
}

export type ForeignJson = Record<string, unknown>;

export const foreignList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const PCHAR = "[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2}";
const WRITTEN = new RegExp(
  `^https?://(?:\\[[0-9a-f:.]+\\]|[a-z0-9\\-._~]+)(?::[0-9]{1,5})?(?:/(?:${PCHAR}|/)*)?(?:\\?(?:${PCHAR}|[/?])*)?(?:#(?:${PCHAR}|[/?])*)?$`,
  'i',
);

/** What browsers leave as it is behind the host, and RFC 3986 does not. */
const LEFT = /[[\]|^`{}\\"<>]/g;

/**
 * A URL that somebody else wrote, as RFC 3986 lets it be written: as it stands when it is one, else with its other
 * characters encoded. Undefined for what is none, has blanks, names a user, or is not of http and https. Markup cannot be in it.
 */
export function foreignUrl(text: string): string | undefined {
  const url = /\s/.test(text) ? null : URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  const { origin, pathname, search, hash } = url;
  const encoded = `${origin}${`${pathname}${search}${hash}`.replace(LEFT, encodeURIComponent)}`;
  return [text, url.href, encoded].find((spelling) => WRITTEN.test(spelling));
}

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
