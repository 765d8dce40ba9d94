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

/** A place in a text, counted from 1. */
export type TextPlace = { readonly line: number; readonly column: number; readonly offset: number };

type Wanted = { readonly inner: Map<string | number, Wanted>; at: number | null };
type Level = {
  readonly isArray: boolean;
  readonly wanted: Wanted | undefined;
  index: number;
  next: Wanted | undefined;
  /** Whether the next string is the name of a member; never in an array. */
  nameNext: boolean;
};

const node = (): Wanted => ({ inner: new Map(), at: null });

/**
 * Finds where the fields with these paths (`authorized_agents[2].url`) begin in the text of a document; for a field that
 * is missing, where the nearest part around it begins. Reads the text once. Where a name stands twice, the last one
 * counts, as for those who read the document.
 */
export function placesOf(text: string, paths: readonly string[]): TextPlace[] {
  const root = node();
  root.at = skipBlanks(text, 0);
  for (const path of paths) wantedAt(root, path);
  if (root.inner.size > 0) scanFor(text, root);
  const offsets = paths.map((path) => nearest(root, path));
  return linesOf(text, offsets);
}

/** The names and indexes of a path. */
export const stepsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );

function wantedAt(root: Wanted, path: string): void {
  let at = root;
  for (const step of stepsOf(path)) {
    const inner = at.inner.get(step) ?? node();
    at.inner.set(step, inner);
    at = inner;
  }
}

function nearest(root: Wanted, path: string): number {
  let at: Wanted | undefined = root;
  let offset = root.at ?? 0;
  for (const step of stepsOf(path)) {
    at = at.inner.get(step);
    if (at === undefined || at.at === null) break;
    offset = at.at;
  }
  return offset;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

function scanFor(text: string, root: Wanted): void {
  const levels: Level[] = [];
  let top: Level | undefined;
  let entering: Wanted | undefined = root;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      const end = endOfString(text, i);
      if (top?.nameNext === true) toMember(top, text, i, end);
      i = end;
    } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      const isArray = code === OPEN_ARRAY;
      const wanted: Wanted | undefined = top === undefined ? entering : top.next;
      entering = undefined;
      top = { isArray, wanted, index: 0, next: undefined, nameNext: !isArray };
      levels.push(top);
      if (isArray) toItem(top, text, i + 1);
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) {
      levels.pop();
      top = levels.at(-1);
    } else if (code === COMMA && top !== undefined) {
      if (top.isArray) {
        top.index += 1;
        toItem(top, text, i + 1);
      } else top.nameNext = true;
    }
  }
}

/** Notes the item of an array that begins after `from`, when its place is asked for. */
function toItem(level: Level, text: string, from: number): void {
  level.next = level.wanted?.inner.get(level.index);
  if (level.next === undefined) return;
  const at = skipBlanks(text, from);
  // Nothing stands between the brackets of an empty array.
  if (text.charCodeAt(at) !== CLOSE_ARRAY) level.next.at = at;
}

/** Notes the member of an object whose name stands between the quotes, when its place is asked for. */
function toMember(level: Level, text: string, start: number, end: number): void {
  level.nameNext = false;
  level.next = level.wanted === undefined ? undefined : level.wanted.inner.get(nameAt(text, start, end));
  if (level.next !== undefined) level.next.at = start;
}

/** The lines and columns of places, found in one walk over the lines. */
export function linesOf(text: string, offsets: readonly number[]): TextPlace[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return offsets.map((offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
  });
}
