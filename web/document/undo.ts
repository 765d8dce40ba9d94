/** What an edit changed in a text: enough to take it back. */
export type TextChange = {
  /** Where the change begins. */
  readonly at: number;
  /** What stood there before. */
  readonly took: string;
  /** Number of characters that stand there now. */
  readonly put: number;
  /** A sum of the whole text after the change, without which nothing is taken back. */
  readonly sum: number;
  /** What did it, one of `EDITS`. */
  readonly by: string;
};

/** What changes a text, in the words of the button that takes it back. */
const EDITS = ['edit', 'typing', 'mend', 'add', 'remove', 'move', 'duplicate'];

const MOST_CHANGES = 20;
/** All of it goes to and fro with each page. */
const LONGEST_HISTORY = 8_000;

/** The change between two texts, as the one piece in which they differ. */
export function changeBetween(before: string, after: string, by: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before.charCodeAt(at) === after.charCodeAt(at)) at += 1;
  let same = 0;
  while (
    same < shorter - at &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same += 1;
  return {
    at,
    took: before.slice(at, before.length - same),
    put: after.length - same - at,
    sum: sumOf(after),
    by,
  };
}

/** FNV-1a over the characters: tells an edited text from the one that a change has left, not more. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/** The text before a change; null if the text is not the one that the change has left. */
export function undone(text: string, { at, took, put, sum }: TextChange): string | null {
  if (at + put > text.length || sumOf(text) !== sum) return null;
  return text.slice(0, at) + took + text.slice(at + put);
}

/** The changes with one more, the oldest left out as far as there is no room. */
export function withChange(changes: readonly TextChange[], change: TextChange): readonly TextChange[] {
  const all = [...changes, change].slice(-MOST_CHANGES);
  while (all.length > 0 && historyText(all).length > LONGEST_HISTORY) all.shift();
  return all;
}

export const historyText = (changes: readonly TextChange[]): string => JSON.stringify(changes);

/** The changes that a page has sent back. */
export function historyIn(json = '[]'): readonly TextChange[] {
  if (json.length > LONGEST_HISTORY) return [];
  try {
    const changes: unknown = JSON.parse(json);
    return Array.isArray(changes) && changes.length <= MOST_CHANGES && changes.every(isChange) ? changes : [];
  } catch {
    return [];
  }
}

function isChange(given: unknown): given is TextChange {
  if (typeof given !== 'object' || given === null) return false;
  const { at, took, put, sum, by } = given as Readonly<Record<string, unknown>>;
  const isPlace = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
  return (
    isPlace(at) &&
    isPlace(put) &&
    isPlace(sum) &&
    typeof took === 'string' &&
    typeof by === 'string' &&
    EDITS.includes(by)
  );
}
