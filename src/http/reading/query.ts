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
  return usualQuery(text) ?? anyQuery(text);
}

function anyQuery(text: string): Query {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = values.get(name);
    if (before === undefined) values.set(name, value);
    else if (typeof before === 'string') values.set(name, [before, value]);
    else before.push(value);
  }
  // Sets every name as a member of its own, `__proto__` too.
  return Object.fromEntries(values);
}

/** The query of most requests: a few parameters with plain names, each once. Null for all others. */
function usualQuery(text: string): Query | null {
  if (!PLAIN.test(text)) return null;
  const values: string[] = [];
  let form = NO_NAMES;
  for (let from = 0; from < text.length; ) {
    const until = endOf(text, '&', from);
    const at = Math.min(endOf(text, '=', from), until);
    const next = nextForm(form, text.slice(from, at));
    const value = decoded(text, at + 1, until);
    if (next === null || value === null) return null;
    form = next;
    values.push(value);
    from = until + 1;
  }
  const { names } = form;
  const query: Record<string, string> = { ...form.empty };
  for (let at = 0; at < names.length; at += 1) query[names[at] ?? ''] = values[at] ?? '';
  return query;
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}

/** A value of a query; null where it is not the encoding of a text. */
function decoded(text: string, from: number, until: number): string | null {
  const value = text.slice(from, until);
  const spaced = value.includes('+') ? value.replaceAll('+', ' ') : value;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return null;
  }
}

/**
 * The names of a query in their order, with an object to copy: for an object that is made with a name out of a text, the
 * engine searches for its form each time. That costs as much as all else that is done for such a query.
 */
type Form = {
  /** The engine's own copies of the names, which do not hold the text that they came in. */
  readonly names: readonly string[];
  readonly empty: Readonly<Record<string, string>>;
  /** Forms with one more name. */
  readonly longer: Map<string, Form>;
};
const NO_NAMES: Form = { names: [], empty: {}, longer: new Map() };
const MOST_FORMS = 500;
const MOST_IN_FORM = 8;
let formsKept = 0;

/** The form with one more name; null for a query that is not usual. */
function nextForm({ names, empty, longer }: Form, name: string): Form | null {
  const known = longer.get(name);
  if (known !== undefined) return known;
  if (!USUAL_NAME.test(name) || names.length >= MOST_IN_FORM || name in empty) return null;
  // Callers choose names, and may choose new ones without end.
  if (formsKept >= MOST_FORMS) {
    NO_NAMES.longer.clear();
    formsKept = 0;
  }
  formsKept += 1;
  const filled = { ...empty, [name]: '' };
  const form = { names: Object.keys(filled), empty: filled, longer: new Map<string, Form>() };
  longer.set(form.names.at(-1) ?? '', form);
  return form;
}

/** Printable ASCII: most queries, which then need no decoder. A decoder leaves out a first `?`. */
const PLAIN = /^(?!\?)[!-~]+$/;
/** No name that an object has by itself, and none whose place in an object is not that of the query, as a number's. */
const USUAL_NAME = /^[a-z][a-z0-9_]{0,63}$/;

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
