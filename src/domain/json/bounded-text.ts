import type { Steps } from '../steps.ts';
import { CLOSE_ARRAY, CLOSE_OBJECT, COMMA, endOfString, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from './scan.ts';
import { LONGEST_MEMBER } from './values.ts';

/** Values to pass between two pauses, and characters of their texts: about a millisecond. */
const VALUES = 20_000;
const CHARACTERS = 256 * 1024;

/**
 * `bounded` for the text of an object as `JSON.stringify` writes it. Only the items that are kept are ever looked at one
 * by one: to parse an object of many megabytes takes a tenth of a second, in which nobody else is served.
 */
export function* boundedText(text: string): Steps<string> {
  const kept: string[] = [];
  const shortened: string[] = [];
  for (let at = 1; text.charCodeAt(at) === QUOTE; ) {
    const nameEnd = endOfString(text, at) + 1;
    const start = nameEnd + 1;
    const end = yield* endOfValue(text, start);
    const name = text.slice(at, nameEnd);
    if (end - start <= LONGEST_MEMBER || text.charCodeAt(start) === QUOTE) kept.push(text.slice(at, end));
    else {
      shortened.push(name);
      if (text.charCodeAt(start) === OPEN_ARRAY) kept.push(`${name}:${yield* leadingItems(text, start)}`);
    }
    at = end + 1;
  }
  if (shortened.length === 0) return text;
  return `{${[...kept, `"shortened":[${shortened.join(',')}]`].join(',')}}`;
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
