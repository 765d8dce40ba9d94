export type JsonScan =
  | { ok: false; exceeded: 'depth' | 'values' }
  | {
      ok: true;
      /** Paths of the first repeated names, without duplicates, for example `authorized_agents[2].url`. */
      duplicates: string[];
      /** Number of names that repeat an earlier name of their object. */
      duplicateCount: number;
    };

const MOST_DUPLICATES = 20;
// One name may be repeated a million times; building its path each time would be slow.
const MOST_LOOKS = 1000;
/** The characters of a JSON text that say where its values begin and end. */
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const OPEN_ARRAY = 0x5b;
export const CLOSE_ARRAY = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

// `names` is null for an array; `at` is the current name or index, for paths. In an array no name is next.
type Frame = { names: Set<string> | null; at: string | number; nameNext: boolean };

/**
 * Scans a JSON text once, before it is parsed and without recursion: depth, number of values, and names that
 * are repeated within an object. The text may be invalid JSON; for such a text only the two limits are
 * meaningful.
 */
export function scanJson(text: string, limits: { maxDepth: number; maxValues: number }): JsonScan {
  const frames: Frame[] = [];
  const repeated: Repeated = { paths: [], count: 0 };
  let values = 0;
  let top: Frame | undefined;

  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    switch (code) {
      case QUOTE: {
        const end = endOfString(text, i);
        if (top?.nameNext === true) takeName(nameAt(text, i, end), top, frames, repeated);
        i = end;
        break;
      }
      case OPEN_OBJECT:
      case OPEN_ARRAY:
        top = frameOf(code);
        if (frames.push(top) > limits.maxDepth) return { ok: false, exceeded: 'depth' };
        if (++values > limits.maxValues) return { ok: false, exceeded: 'values' };
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        frames.pop();
        top = frames.at(-1);
        break;
      case COMMA:
        if (++values > limits.maxValues) return { ok: false, exceeded: 'values' };
        if (typeof top?.at === 'number') top.at++;
        else if (top) top.nameNext = true;
    }
  }
  return { ok: true, duplicates: repeated.paths, duplicateCount: repeated.count };
}

const frameOf = (code: number): Frame =>
  code === OPEN_OBJECT
    ? { names: new Set(), at: '', nameNext: true }
    : { names: null, at: 0, nameNext: false };

type Repeated = { readonly paths: string[]; count: number };

/** Moves to the member `name` of the innermost object, and notes a name that the object has already. */
function takeName(name: string, top: Frame, frames: readonly Frame[], repeated: Repeated): void {
  top.at = name;
  top.nameNext = false;
  if (top.names?.has(name) !== true) {
    top.names?.add(name);
    return;
  }
  if (repeated.count++ >= MOST_LOOKS || repeated.paths.length >= MOST_DUPLICATES) return;
  const path = pathOf(frames);
  if (!repeated.paths.includes(path)) repeated.paths.push(path);
}

/** The name that stands between the quotes at `start` and `end`. */
export function nameAt(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end);
  if (!raw.includes('\\')) return raw;
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw;
  }
}

function pathOf(frames: readonly Frame[]): string {
  const path = frames.map(({ at }) => (typeof at === 'number' ? `[${at}]` : `.${at}`)).join('');
  return path.startsWith('.') ? path.slice(1) : path;
}

/** Whether arrays and objects in a JSON text are nested deeper than `max`; the text need not be valid. */
export function exceedsDepth(text: string, max: number): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfString(text, i);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        if (++depth > max) return true;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth--;
    }
  }
  return false;
}

const BACKSLASH = 0x5c;

/**
 * End of the string that begins at `start` in a JSON text: the position of its closing quote, or the text's length.
 */
export function endOfString(text: string, start: number): number {
  let i = text.indexOf('"', start + 1);
  while (i !== -1 && isEscaped(text, i)) i = text.indexOf('"', i + 1);
  return i === -1 ? text.length : i;
}

function isEscaped(text: string, quote: number): boolean {
  let i = quote;
  while (text.charCodeAt(i - 1) === BACKSLASH) i--;
  return (quote - i) % 2 === 1;
}
