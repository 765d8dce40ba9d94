import type { Steps } from '../steps.ts';
import { SCANNED_AT_ONCE } from './parse.ts';
import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COMMA,
  endOfString,
  nameAt,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from './scan.ts';

/**
 * Items of the root list, or the root itself as item 0, whose member `name` is a number that is not spelled as
 * JavaScript writes it: `1.0`, `1e2`, `-0`, or more digits than a number keeps. The text must be valid JSON.
 */
export function* respelledNumbers(text: string, name: string): Steps<ReadonlySet<number>> {
  const found = new Set<number>();
  const level = levelOfItems(text);
  let depth = 0;
  let item = 0;
  let isInObject = false;
  let isName = false;
  let pause = SCANNED_AT_ONCE;
  for (let i = 0; i < text.length; i++) {
    if (i >= pause) {
      pause = i + SCANNED_AT_ONCE;
      yield;
    }
    switch (text.charCodeAt(i)) {
      case QUOTE: {
        const end = endOfString(text, i);
        if (isName && nameAt(text, i, end) === name) noteSpelling(found, item, numberAt(text, end + 1));
        isName = false;
        i = end;
        break;
      }
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        depth += 1;
        if (depth === level) isInObject = text[i] === '{';
        isName = depth === level && isInObject;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COMMA:
        isName = depth === level && isInObject;
        if (depth === level - 1) item += 1;
    }
  }
  return found;
}

/** Depth of the items: within the root list, or the root itself. */
const levelOfItems = (text: string): number => (text.trimStart().startsWith('[') ? 2 : 1);

/** Notes whether the item has a respelled number. The last of several members with one name counts. */
function noteSpelling(found: Set<number>, item: number, number: string): void {
  if (number !== '' && String(Number(number)) !== number) found.add(item);
  else found.delete(item);
}

/** The number after the colon of a member whose name ends before `at`; empty for a value of another kind. */
function numberAt(text: string, at: number): string {
  const isAmong = (set: string, i: number) => i < text.length && set.includes(text.charAt(i));
  let start = at;
  while (isAmong(' \t\n\r:', start)) start += 1;
  let end = start;
  while (isAmong('-+.0123456789eE', end)) end += 1;
  return text.slice(start, end);
}
