import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../domain/errors.ts';
import { requestTarget } from './target.ts';

/** Values by name; a name that is repeated has a list. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Three times as many as the operation with the most parameters can be sent. */
export const MOST_PAIRS = 320;

const KEPT = Symbol('query');

/**
 * The query of a request, parsed once, in linear time.
 *
 * @throws {ApiError} invalid_request when it has too many parameters
 */
export function queryOf({ req }: { readonly req: IncomingMessage & { [KEPT]?: Query } }): Query {
  req[KEPT] ??= parseQuery(requestTarget(req).query);
  return req[KEPT];
}

export function parseQuery(text: string): Query {
  if (text === '') return {};
  if (hasMore(text, MOST_PAIRS)) throw tooMany('query', 'parameters');
  const only = onlyPair(text);
  if (only !== null) return only;
  const values = new Map<string, string | string[]>();
  for (const [name, value] of pairsOf(text)) {
    const before = values.get(name);
    if (before === undefined) values.set(name, value);
    else if (typeof before === 'string') values.set(name, [before, value]);
    else before.push(value);
  }
  // Sets every name as a member of its own, `__proto__` too.
  return Object.fromEntries(values);
}

/** The query of most requests: one parameter, of which nothing is encoded. Null for all others. */
function onlyPair(text: string): Query | null {
  if (text.includes('&') || !PLAIN.test(text)) return null;
  const at = text.indexOf('=');
  const name = at < 0 ? text : text.slice(0, at);
  if (name === '__proto__') return null;
  const value = at < 0 ? '' : text.slice(at + 1);
  const known = knownNames.get(name);
  if (known === undefined) {
    const query = { [name]: value };
    keepName(query, name.length);
    return query;
  }
  const query: Record<string, string> = { ...known.empty };
  query[known.name] = value;
  return query;
}

/**
 * Names that came before, with an object to copy: for an object that is made with a name out of a text, the engine searches
 * for its form each time. That costs as much as all else that is done for such a query.
 */
const knownNames = new Map<
  string,
  { readonly name: string; readonly empty: Readonly<Record<string, string>> }
>();
const MOST_NAMES = 100;
const LONGEST_NAME = 64;

function keepName(query: object, length: number): void {
  if (length > LONGEST_NAME) return;
  // Callers choose names, and may choose new ones without end.
  if (knownNames.size >= MOST_NAMES) knownNames.clear();
  // The engine's own copy of the name, which does not hold the text that it came in.
  for (const name of Object.keys(query)) knownNames.set(name, { name, empty: { [name]: '' } });
}

/** ASCII in which nothing is encoded: most queries, which then need no decoder. A decoder leaves out a first `?`. */
const PLAIN = /^(?!\?)[!-$&-*,-~]+$/;

function pairsOf(text: string): Iterable<readonly [string, string]> {
  if (!PLAIN.test(text)) return new URLSearchParams(text);
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? ([pair, ''] as const) : ([pair.slice(0, at), pair.slice(at + 1)] as const);
    });
}

/**
 * The fields of a form that a browser posts.
 *
 * @throws {ApiError} invalid_request when it has too many
 */
export function parseForm(text: string, most: number = MOST_PAIRS): URLSearchParams {
  if (hasMore(text, most)) throw tooMany('form', 'fields', most);
  return new URLSearchParams(text);
}

function tooMany(where: string, what: string, most: number = MOST_PAIRS): ApiError {
  const message = `The ${where} must not have more than ${most} ${what}.`;
  return new ApiError('invalid_request', message, { issues: [{ path: '', message }] });
}

/** Whether a query has more pairs than this; looks no further than it has to. */
function hasMore(text: string, most: number): boolean {
  let at = -1;
  for (let pairs = 0; pairs < most; pairs += 1) {
    at = text.indexOf('&', at + 1);
    if (at < 0) return false;
  }
  return true;
}
