import type { Steps } from '../steps.ts';
import { CLOSE_ARRAY, CLOSE_OBJECT, COMMA, endOfString, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from './scan.ts';

export type StructureLimits = {
  /** Deepest nesting of arrays and objects. */
  readonly maxDepth: number;
  /**
   * Largest number of values: items, members and containers together. Bounds the memory that a small text can
   * claim.
   */
  readonly maxValues: number;
  /**
   * Largest number of members of one object: code that walks an object takes all its members at once, without
   * a pause.
   */
  readonly maxMembers: number;
};

type Structure =
  | { readonly ok: false; readonly exceeded: 'depth' | 'values' | 'members' }
  | {
      readonly ok: true;
      /** The end position of each array and object longer than a piece, by its start position. */
      readonly large: ReadonlyMap<number, number>;
    };

/** Characters to read between two pauses: about a millisecond. */
export const SCANNED_AT_ONCE = 256 * 1024;

/**
 * Scans a JSON text once, before it is parsed: checks the limits of its nesting, its values and its members,
 * and finds the long containers. The text may be invalid JSON; for such a text only the limits are
 * meaningful.
 */
export function* readStructure(
  text: string,
  { maxDepth, maxValues, maxMembers }: StructureLimits,
  piece: number,
): Steps<Structure> {
  const open: number[] = [];
  /** Members so far of each open container; a list has no limit. */
  const members: number[] = [];
  const large = new Map<number, number>();
  let values = 0;
  let pause = SCANNED_AT_ONCE;
  for (let i = 0; i < text.length; i++) {
    if (i >= pause) {
      pause = i + SCANNED_AT_ONCE;
      yield;
    }
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        if (open.push(i) > maxDepth) return { ok: false, exceeded: 'depth' };
        members.push(firstMember(text.charCodeAt(i)));
        if (++values > maxValues) return { ok: false, exceeded: 'values' };
        break;
      case COMMA:
        if (++values > maxValues) return { ok: false, exceeded: 'values' };
        if (countMember(members) > maxMembers) return { ok: false, exceeded: 'members' };
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT: {
        const start = open.pop();
        members.pop();
        if (start !== undefined && i - start > piece) large.set(start, i);
      }
    }
  }
  return { ok: true, large };
}

/** Members of a container that opens with `code`: an object may have one, a list is not counted. */
const firstMember = (code: number): number => (code === OPEN_OBJECT ? 1 : Number.NEGATIVE_INFINITY);

/** Counts a further member of the innermost open container, and returns how many it has. */
function countMember(members: number[]): number {
  const innermost = members.length - 1;
  const count = members[innermost];
  if (count === undefined) return 0;
  members[innermost] = count + 1;
  return count + 1;
}

/** Characters to parse at once: some ten thousand values at most, about a millisecond. */
export const PIECE = 64 * 1024;

type Large = Extract<Structure, { ok: true }>['large'];

/**
 * The same value as `JSON.parse` returns, parsed piece by piece: containers longer than a piece are taken
 * apart, and the short values in them are parsed in runs.
 *
 * @param large result of `readStructure` with the same `piece`
 * @throws {SyntaxError} when the text is not valid JSON
 */
export function* parseInPieces(text: string, large: Large, piece: number = PIECE): Steps<unknown> {
  const start = afterSpace(text, 0);
  const end = large.get(start);
  if (end === undefined) return JSON.parse(text);
  if (afterSpace(text, end + 1) !== text.length) throw wrong(end + 1);
  return yield* container(text, start, end, { large, piece });
}

type How = { readonly large: Large; readonly piece: number };

function* container(text: string, start: number, end: number, how: How): Steps<unknown> {
  if (text[end] !== (text[start] === '[' ? ']' : '}')) throw wrong(end);
  return text[start] === '[' ? yield* list(text, start, end, how) : yield* members(text, start, end, how);
}

function* list(text: string, start: number, end: number, how: How): Steps<unknown[]> {
  const items: unknown[] = [];
  let at = afterSpace(text, start + 1);
  while (at < end) {
    const inner = how.large.get(at);
    if (inner !== undefined) {
      items.push(yield* container(text, at, inner, how));
      at = afterSpace(text, inner + 1);
    } else {
      const run = endOfRun(text, at, end, how);
      if (run === at) throw wrong(at);
      for (const item of parsed<unknown[]>(`[${text.slice(at, run)}]`, at)) items.push(item);
      at = run;
      yield;
    }
    at = nextMember(text, at, end);
  }
  return items;
}

function* members(text: string, start: number, end: number, how: How): Steps<Record<string, unknown>> {
  const entries: [string, unknown][] = [];
  let at = afterSpace(text, start + 1);
  while (at < end) {
    const value = valueOfMember(text, at, end);
    const inner = how.large.get(value);
    if (inner !== undefined) {
      const [name] = Object.keys(parsed<object>(`{${text.slice(at, value)}0}`, at));
      if (name === undefined) throw wrong(at);
      entries.push([name, yield* container(text, value, inner, how)]);
      at = afterSpace(text, inner + 1);
    } else {
      const run = endOfRun(text, at, end, how);
      for (const entry of Object.entries(parsed<object>(`{${text.slice(at, run)}}`, at))) entries.push(entry);
      at = run;
      yield;
    }
    at = nextMember(text, at, end);
  }
  // Unlike an assignment, this also creates an own member for "__proto__".
  return Object.fromEntries(entries);
}

/**
 * End of a run of short members: the end of the container, the start of a long member, or a comma after a
 * piece of text.
 */
function endOfRun(text: string, start: number, end: number, { large, piece }: How): number {
  let depth = 0;
  let lastEnd = start;
  for (let i = start; i < end; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        if (depth === 0 && large.has(i)) return lastEnd;
        depth += 1;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT: // }
        depth -= 1;
        break;
      case COMMA:
        if (depth > 0) break;
        lastEnd = i;
        if (i - start > piece) return i;
    }
  }
  return end;
}

/** Start of the next member, after its comma; the end of the container if there is none. */
function nextMember(text: string, at: number, end: number): number {
  if (at === end) return end;
  if (text[at] !== ',') throw wrong(at);
  const next = afterSpace(text, at + 1);
  if (next === end) throw wrong(at);
  return next;
}

/** Start of the value of an object's member. */
function valueOfMember(text: string, at: number, end: number): number {
  if (text[at] !== '"') throw wrong(at);
  const colon = afterSpace(text, endOfString(text, at) + 1);
  if (colon >= end || text[colon] !== ':') throw wrong(colon);
  return afterSpace(text, colon + 1);
}

function afterSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function parsed<T>(text: string, at: number): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw wrong(at);
  }
}

const wrong = (at: number) => new SyntaxError(`no valid JSON from position ${at} on`);
