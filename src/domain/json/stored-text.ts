import type { Steps } from '../steps.ts';
import { CLOSE_ARRAY, CLOSE_OBJECT, COMMA, endOfString, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from './scan.ts';
import { LONGEST_MEMBER } from './values.ts';

/** Values to pass between two pauses, and characters of their texts: about a millisecond. */
const VALUES = 20_000;
const CHARACTERS = 256 * 1024;
/** Items to parse and change between two pauses. */
const ITEMS = 1_000;

/** A member of an object's text: its name with quotes, and where its value begins and ends. */
type Member = { readonly name: string; readonly start: number; readonly end: number };

/**
 * `bounded` for the text of an object as `JSON.stringify` writes it. To parse an object of many megabytes takes a tenth of
 * a second, in which nobody else is served.
 */
export function* boundedText(text: string): Steps<string> {
  // No member can be longer than the whole.
  if (text.length <= LONGEST_MEMBER) return text;
  const kept: string[] = [];
  const shortened: string[] = [];
  let member = yield* memberAt(text, 1);
  for (; member !== undefined; member = yield* memberAt(text, member.end + 1)) {
    const { name, start, end } = member;
    const first = text.charCodeAt(start);
    if (end - start <= LONGEST_MEMBER || first === QUOTE) kept.push(`${name}:${text.slice(start, end)}`);
    else {
      shortened.push(name);
      if (first === OPEN_ARRAY) kept.push(`${name}:${yield* leadingItems(text, start)}`);
    }
  }
  if (shortened.length === 0) return text;
  return `{${[...kept, `"shortened":[${shortened.join(',')}]`].join(',')}}`;
}

/** What becomes of the values of some members: of each item where the value is a list, else of the whole. */
export type Changes = Readonly<Record<string, (value: unknown) => unknown>>;

/** The text of an object, as `JSON.stringify` writes it, with some of its members changed; the others are not parsed. */
export function* changedText(text: string, changes: Changes): Steps<string> {
  const pieces: string[] = [];
  let member = yield* memberAt(text, 1);
  for (; member !== undefined; member = yield* memberAt(text, member.end + 1)) {
    const { name, start, end } = member;
    const change = Object.hasOwn(changes, name.slice(1, -1)) ? changes[name.slice(1, -1)] : undefined;
    const written = (value: string) => JSON.stringify(change?.(JSON.parse(value)));
    pieces.push(pieces.length === 0 ? '{' : ',', name, ':');
    if (change === undefined) pieces.push(text.slice(start, end));
    else if (text.charCodeAt(start) !== OPEN_ARRAY) pieces.push(written(text.slice(start, end)));
    else yield* changedItems(text, start, written, pieces);
  }
  return pieces.length === 0 ? text : `${pieces.join('')}}`;
}

function* changedItems(
  text: string,
  start: number,
  written: (value: string) => string,
  pieces: string[],
): Steps<void> {
  let changed = 0;
  for (let at = start; text.charCodeAt(at) !== CLOSE_ARRAY; ) {
    const end = yield* endOfValue(text, at + 1);
    pieces.push(text.slice(at, at + 1));
    if (end > at + 1) pieces.push(written(text.slice(at + 1, end)));
    at = end;
    changed += 1;
    if (changed % ITEMS === 0) yield;
  }
  pieces.push(']');
}

function* memberAt(text: string, at: number): Steps<Member | undefined> {
  if (text.charCodeAt(at) !== QUOTE) return undefined;
  const start = endOfString(text, at) + 2;
  return { name: text.slice(at, start - 1), start, end: yield* endOfValue(text, start) };
}

/** The items from the beginning of a long list that fit. */
function* leadingItems(text: string, start: number): Steps<string> {
  let end = start;
  for (let left = LONGEST_MEMBER - 1; ; ) {
    const next = yield* endOfValue(text, end + 1);
    left -= next - end;
    if (left < 0) return end === start ? '[]' : `${text.slice(start, end)}]`;
    end = next;
  }
}

/** The place after a value that begins at `start`. */
function* endOfValue(text: string, start: number): Steps<number> {
  let depth = 0;
  let values = 0;
  let paused = start;
  for (let at = start; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        values += 1;
        if (values >= VALUES || at - paused >= CHARACTERS) {
          values = 0;
          paused = at;
          yield;
        }
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        if (depth === 0) return at;
        depth -= 1;
        break;
      case COMMA:
        if (depth === 0) return at;
    }
  }
  return text.length;
}
