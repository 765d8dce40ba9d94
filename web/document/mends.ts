import { type Edit, editAll } from './edits.ts';
import { pathIn } from './form-edits.ts';
import { nodeAt, treeOf } from './tree.ts';

/** The mend of a finding, as the registry says it: an operation of JSON Patch (RFC 6902). */
export type MendEdit = {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: string | boolean | undefined;
};

const MEND = 'mend:';
/** Mends that one button makes. */
export const MOST_MENDS = 50;

/** What the button sends that makes these mends. */
export const mendAct = (mends: readonly MendEdit[]): string => `${MEND}${JSON.stringify(mends)}`;

/** The mends of a button; null for another button. */
export function mendsIn(act: string): readonly MendEdit[] | null {
  if (!act.startsWith(MEND)) return null;
  try {
    const mends: unknown = JSON.parse(act.slice(MEND.length));
    return Array.isArray(mends) ? mends.filter(isMend).slice(0, MOST_MENDS) : [];
  } catch {
    return [];
  }
}

function isMend(given: unknown): given is MendEdit {
  if (typeof given !== 'object' || given === null) return false;
  const { op, path, value } = given as Readonly<Record<string, unknown>>;
  if (typeof path !== 'string') return false;
  return op === 'remove' || ((op === 'add' || op === 'replace') && isValue(value));
}

const isValue = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';

/** The text with these mends, each at its place; those whose place is not there any more are left out. */
export function applyMends(text: string, mends: readonly MendEdit[]): string | null {
  const root = treeOf(text);
  if (root === null) return null;
  const edits = mends.flatMap(({ op, path, value }): Edit[] => {
    const steps = pathIn(path) ?? [];
    if (steps.length === 0 || (nodeAt(root, steps) === undefined) !== (op === 'add')) return [];
    if (op === 'remove') return [{ path: steps, json: null, takesItem: true }];
    return value === undefined ? [] : [{ path: steps, json: JSON.stringify(value) }];
  });
  return editAll(text, edits, root);
}
