import { addItem, moveItem, removeAt, setMember } from './edits.ts';
import { pathIn, pointerTo } from './form-edits.ts';
import { blankOf, type Described, describedAt } from './shapes.ts';
import { indexIn, type Node, nodeAt, type Path, treeOf } from './tree.ts';

/** The text after a button, and the place that the form shows next; null for a button that does nothing. */
export type Pressed = { readonly text: string; readonly at: string; readonly from?: number };

const ACT = /^(open|add|remove|up|down|from):(?:(\d{1,6}):)?((?:\/.*)?)$/s;
const LONGEST_KEY = 100;

/**
 * What a button of the builder does: `open`, `add`, `remove`, `up` or `down` with a pointer, or `from:50:` with one to
 * show later items of a list. `add` at a map takes the name of the new entry from its field.
 */
export function pressButton(
  text: string,
  form: Readonly<Record<string, string>>,
  root: string,
): Pressed | null {
  const { act = typedKey(form), at = '' } = form;
  const [, verb, number, pointer = ''] = ACT.exec(act) ?? [];
  const path = pathIn(pointer);
  if (verb === undefined || path === null) return null;
  if (verb === 'open') return { text, at: pointer };
  if (verb === 'from') return { text, at: pointer, from: Number(number ?? 0) };
  if (verb === 'add')
    return added(text, path, (form[keyName(pointer)] ?? '').trim().slice(0, LONGEST_KEY), root);
  const after = verb === 'remove' ? removeAt(text, path) : moveItem(text, path, verb === 'up' ? -1 : 1);
  return after === null ? null : { text: after, at };
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
    return after === null ? null : { text: after, at: pointerTo([...path, node.items.length]) };
  }
  if (of?.kind !== 'map' || node.kind !== 'object' || key === '') return null;
  if (nodeAt(root, [...path, key]) !== undefined) return { text, at: pointerTo(path) };
  const after = setMember(text, path, key, JSON.stringify(blankOf(of.of)), root);
  return after === null
    ? null
    : { text: after, at: pointerTo(of.of.kind === 'object' ? [...path, key] : path) };
}

function withMember(text: string, path: Path, { value }: Described, root: Node): Pressed | null {
  const name = path.at(-1);
  if (typeof name !== 'string' || indexIn(name) >= 0) return null;
  const blank = blankOf(value);
  const after = setMember(text, path.slice(0, -1), name, JSON.stringify(blank), root);
  if (after === null) return null;
  const isListOfOne = Array.isArray(blank) && blank.length === 1 && typeof blank[0] === 'object';
  return { text: after, at: pointerTo(isListOfOne ? [...path, 0] : path) };
}
