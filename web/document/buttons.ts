import { addItem, moveItem, removeAt, repeatItem, setMember } from './edits.ts';
import { pathIn, pointerTo } from './form-edits.ts';
import { applyMends, mendsIn } from './mends.ts';
import { blankOf, type Described, describedAt } from './shapes.ts';
import { indexIn, type Node, nodeAt, type Path, treeOf } from './tree.ts';

/** The text after a button, and the place that the form shows next; null for a button that does nothing. */
export type Pressed = {
  readonly text: string;
  readonly at: string;
  readonly from?: number;
  /** What did it, in a word. */
  readonly by?: string;
  /** The button that gets the focus, if what the pressed one was about is now elsewhere. */
  readonly focus?: string;
};

const ACT = /^(open|add|remove|up|down|copy|from):(?:(\d{1,6}):)?((?:\/.*)?)$/s;
const LONGEST_KEY = 100;

/**
 * What a button of the builder does: `open`, `add`, `remove`, `up`, `down` or `copy` with a pointer, or `from:50:` with one
 * to show later items of a list; `mend:` with edits. `add` at a map takes the name of the new entry from its field.
 */
export function pressButton(
  text: string,
  form: Readonly<Record<string, string>>,
  root: string,
): Pressed | null {
  const { act = typedKey(form), at = '' } = form;
  const mends = mendsIn(act);
  if (mends !== null) {
    const mended = applyMends(text, mends);
    return mended === null ? null : { text: mended, at, by: 'mend' };
  }
  const [, verb, number, pointer = ''] = ACT.exec(act) ?? [];
  const path = pathIn(pointer);
  if (verb === undefined || path === null) return null;
  if (verb === 'open') return { text, at: pointer };
  if (verb === 'from') return { text, at: pointer, from: Number(number ?? 0) };
  if (verb === 'add')
    return added(text, path, (form[keyName(pointer)] ?? '').trim().slice(0, LONGEST_KEY), root);
  if (verb === 'remove') return removed(text, path, at);
  if (verb === 'copy') return repeated(text, path, at);
  return moved(text, path, at, verb === 'up' ? -1 : 1);
}

/** The pointer of the item that stands so many places behind another one. */
const besides = (path: Path, by: number): string =>
  pointerTo([...path.slice(0, -1), indexIn(path.at(-1) ?? '') + by]);

/** Items of the list that a path leads into; 0 if it is none. */
function itemsAround(text: string, path: Path): number {
  const root = treeOf(text);
  const around = root === null ? undefined : nodeAt(root, path.slice(0, -1));
  return around?.kind === 'array' ? around.items.length : 0;
}

function removed(text: string, path: Path, at: string): Pressed | null {
  const after = removeAt(text, path);
  if (after === null) return null;
  const left = itemsAround(after, path);
  const isLast = indexIn(path.at(-1) ?? '') >= left;
  const list = itemsAround(text, path) > 0;
  const near = left === 0 ? null : `remove:${besides(path, isLast ? -1 : 0)}`;
  return {
    text: after,
    at,
    by: 'remove',
    focus: near ?? `add:${pointerTo(list ? path.slice(0, -1) : path)}`,
  };
}

function moved(text: string, path: Path, at: string, by: -1 | 1): Pressed | null {
  const after = moveItem(text, path, by);
  if (after === null) return null;
  const there = indexIn(path.at(-1) ?? '') + by;
  const canGoOn = by < 0 ? there > 0 : there < itemsAround(after, path) - 1;
  const word = by < 0 === canGoOn ? 'up' : 'down';
  return { text: after, at, by: 'move', focus: `${word}:${besides(path, by)}` };
}

function repeated(text: string, path: Path, at: string): Pressed | null {
  const after = repeatItem(text, path);
  return after === null ? null : { text: after, at, by: 'duplicate', focus: `copy:${besides(path, 1)}` };
}

/** Name of the field with the name of a new entry of a map. */
export const keyName = (pointer: string): string => `key:${pointer}`;

/** Enter in the field of a new name presses its button. */
function typedKey(form: Readonly<Record<string, string>>): string {
  const [typed] = Object.entries(form).filter(
    ([name, value]) => name.startsWith('key:') && value.trim() !== '',
  );
  return typed === undefined ? '' : typed[0].replace(/^key:/, 'add:');
}

/** Adds an item to a list, an entry to a map, or a member that is not there. */
function added(text: string, path: Path, key: string, rootShape: string): Pressed | null {
  const root = treeOf(text);
  const described = root === null ? null : describedAt(root, path, rootShape);
  if (root === null || described === null) return null;
  const node = nodeAt(root, path);
  if (node === undefined) return withMember(text, path, described, root);
  const { value } = described;
  const of = value.kind === 'either' ? value.of.find(({ kind }) => kind === 'list') : value;
  if (of?.kind === 'list' && node.kind === 'array') {
    const after = addItem(text, path, JSON.stringify(blankOf(of.of)), root);
    return after === null ? null : { text: after, at: pointerTo([...path, node.items.length]), by: 'add' };
  }
  if (of?.kind !== 'map' || node.kind !== 'object' || key === '') return null;
  if (nodeAt(root, [...path, key]) !== undefined) return { text, at: pointerTo(path) };
  const after = setMember(text, path, key, JSON.stringify(blankOf(of.of)), root);
  return after === null
    ? null
    : { text: after, at: pointerTo(of.of.kind === 'object' ? [...path, key] : path), by: 'add' };
}

function withMember(text: string, path: Path, { value }: Described, root: Node): Pressed | null {
  const name = path.at(-1);
  if (typeof name !== 'string' || indexIn(name) >= 0) return null;
  const blank = blankOf(value);
  const after = setMember(text, path.slice(0, -1), name, JSON.stringify(blank), root);
  if (after === null) return null;
  const isListOfOne = Array.isArray(blank) && blank.length === 1 && typeof blank[0] === 'object';
  return { text: after, at: pointerTo(isListOfOne ? [...path, 0] : path), by: 'add' };
}
