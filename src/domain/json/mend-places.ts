import type { Mend } from './mends.ts';
import { stepsOf } from './places.ts';
import { scanJson } from './scan.ts';

/** An operation of JSON Patch (RFC 6902) on a document. */
export type DocumentEdit =
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: string | boolean };

export type MendAsked = { readonly field: string; readonly mend: Mend | undefined };

const LIMITS = { maxDepth: 60, maxValues: 1_000_000 };
const LONGEST_POINTER = 1_000;
const LONGEST_VALUE = 2_000;

/**
 * The edits of mends in the text of a document. A mend has none where the place is not certain: in a text in which a name
 * stands twice, and at a field whose path can be read in several ways.
 */
export function editsOf(text: string, asked: readonly MendAsked[], now: Date): (DocumentEdit | undefined)[] {
  if (asked.every(({ mend }) => mend === undefined)) return asked.map(() => undefined);
  const root = documentOf(text);
  const doubtful = new Map<object, boolean>();
  return asked.map(({ field, mend }) =>
    mend === undefined || root === undefined ? undefined : editAt(root, field, mend, { now, doubtful }),
  );
}

function documentOf(text: string): unknown {
  const scan = scanJson(text, LIMITS);
  if (!scan.ok || scan.duplicateCount > 0) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Around = { readonly now: Date; readonly doubtful: Map<object, boolean> };

function editAt(
  root: unknown,
  field: string,
  mend: Mend,
  { now, doubtful }: Around,
): DocumentEdit | undefined {
  const steps = stepsOf(field);
  const name = steps.at(-1);
  let at: unknown = root;
  for (const step of steps.slice(0, -1)) at = entryOf(at, step, doubtful);
  if (name === undefined || typeof at !== 'object' || at === null || isDoubtful(at, doubtful))
    return undefined;
  const isThere = entryOf(at, name, doubtful) !== undefined;
  const path = steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  if (path.length > LONGEST_POINTER) return undefined;
  if (mend === 'remove') return isThere ? { op: 'remove', path } : undefined;
  const value = mend === 'now' ? now.toISOString() : mend.value;
  if (typeof value === 'string' && value.length > LONGEST_VALUE) return undefined;
  if (isThere) return { op: 'replace', path, value };
  return Array.isArray(at) || typeof name === 'number' ? undefined : { op: 'add', path, value };
}

function entryOf(owner: unknown, step: string | number, doubtful: Map<object, boolean>): unknown {
  if (typeof owner !== 'object' || owner === null || isDoubtful(owner, doubtful)) return undefined;
  if (Array.isArray(owner) !== (typeof step === 'number') || !Object.hasOwn(owner, step)) return undefined;
  return (owner as Readonly<Record<string | number, unknown>>)[step];
}

/** Whether a path through an object can be read in several ways, because a name in it has signs of a path. */
function isDoubtful(owner: object, known: Map<object, boolean>): boolean {
  if (Array.isArray(owner)) return false;
  const before = known.get(owner);
  if (before !== undefined) return before;
  const is = Object.keys(owner).some((name) => name === '' || /[.[\]]/.test(name) || /^\d+$/.test(name));
  known.set(owner, is);
  return is;
}
