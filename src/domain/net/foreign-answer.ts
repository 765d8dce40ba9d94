import { exceedsDepth } from '../json/scan.ts';
import { isObject } from '../json/values.ts';

/** Other users see what agents write, so only bounded plain text is accepted, without anything that could run. */

const CONTROLS = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const SCRIPT =
  /<[\s/]*(?:script|iframe|object|embed|svg|img|style|link|meta|base|form|math)\b|javascript\s{0,9}:|vbscript\s{0,9}:|data\s{0,9}:\s{0,9}text\/html/i;
const TAG = /<[^<>]{0,250}/g;
const HANDLER = /\son\w{1,30}\s{0,9}=/i;

/** The text without control characters. Line breaks and tabs become spaces. */
export const plain = (text: string): string =>
  text
    .replace(/[\t\r\n]+/g, ' ')
    .replace(CONTROLS, '')
    .trim();

/** Whether a browser that treats the text as markup or as an address could be made to run something. */
export const isScriptLike = (text: string): boolean =>
  SCRIPT.test(text) || (text.match(TAG) ?? []).some((tag) => HANDLER.test(tag));

/** The value as plain text of at most `max` characters. Undefined when it is not text, is empty, or is script-like. */
export function shortText(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = plain(value.slice(0, 4 * max));
  if (text === '' || isScriptLike(text)) return undefined;
  return text.length > max ? `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** The usable texts of a list, without duplicates, at most `most`. */
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

/** Characters that browsers do not encode after the host, although RFC 3986 requires it. */
const LEFT = /[[\]|^`{}\\"<>]/g;

/**
 * A URL from an agent in the form that RFC 3986 allows: unchanged when it is valid, else with the other characters
 * encoded. Undefined when it is not a URL, has white space, names a user, or is not http or https. It cannot contain
 * markup.
 */
export function foreignUrl(text: string): string | undefined {
  const url = /\s/.test(text) ? null : URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  const { origin, pathname, search, hash } = url;
  const encoded = `${origin}${`${pathname}${search}${hash}`.replace(LEFT, encodeURIComponent)}`;
  return [text, url.href, encoded].find((spelling) => WRITTEN.test(spelling));
}

/** The result of a task. `refused` is the agent's own refusal, with its code if it gave one. */
export type ForeignAnswer =
  | { ok: true; data: ForeignJson }
  | { ok: false; kind: 'refused'; code: string | null; message: string; httpStatus?: number }
  | { ok: false; kind: 'failed'; failure: AgentFailure };

/** Why a task returned nothing usable. */
export type AgentFailure = {
  code: 'timeout' | 'unreachable' | 'blocked' | 'too_large' | 'auth_required' | 'bad_answer';
  message: string;
};

const MOST_TEXT = 1024 * 1024;
const MOST_ANSWER_DEPTH = 64;

/** Codes with which an agent reports that a credential is missing or insufficient. */
const AUTH_CODES = new Set([
  'AUTH_REQUIRED',
  'AUTH_MISSING',
  'AUTH_INVALID',
  'UNAUTHORIZED',
  'INSUFFICIENT_PERMISSIONS',
  'PERMISSION_DENIED',
  'SCOPE_INSUFFICIENT',
]);

/** Whether the refusal asks for a credential: by HTTP status 401 or 403, or by its code. */
export function asksForCredential(answer: ForeignAnswer): boolean {
  if (answer.ok) return false;
  if (answer.kind === 'failed') return answer.failure.code === 'auth_required';
  return (
    answer.httpStatus === 401 ||
    answer.httpStatus === 403 ||
    (answer.code !== null && AUTH_CODES.has(answer.code))
  );
}

/** Parses JSON text to an object. Undefined for anything else, and for text that is too large or too deep. */
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
