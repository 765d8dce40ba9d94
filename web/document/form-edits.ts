import { type Edit, editAll } from './edits.ts';
import { type Node, nodeAt, type Path, treeOf } from './tree.ts';

/** How a value is written in one field of a form. */
export type FieldKind = 'text' | 'choice' | 'number' | 'truth' | 'texts' | 'lines';

/** The JSON Pointer of a path (RFC 6901). */
export const pointerTo = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const LONGEST_POINTER = 1_000;

/** The path that a JSON Pointer writes; null for what is none. The whole document has an empty one. */
export function pathIn(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || pointer.length > LONGEST_POINTER) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Name of a form's field for a value: how it is written, and where it stands. */
export const fieldName = (kind: FieldKind, path: Path): string => `set:${kind}:${pointerTo(path)}`;

const NAME = /^set:(text|choice|number|truth|texts|lines):(\/.*)$/s;

/** What the name of a field says. */
export function fieldNamed(name: string): { kind: FieldKind; path: string[] } | null {
  const [, kind, pointer = ''] = NAME.exec(name) ?? [];
  const path = pathIn(pointer);
  return kind === undefined || path === null ? null : { kind: kind as FieldKind, path };
}

/** Longer values are edited in the text alone. */
const LONGEST_SHOWN = 4_000;

/** How a value is shown in a field; null when the field cannot hold it, so that the text alone does. */
export function shownValue(text: string, node: Node | undefined, kind: FieldKind): string | null {
  if (node === undefined) return '';
  if (node.end - node.start > LONGEST_SHOWN) return null;
  const raw = text.slice(node.start, node.end);
  if (kind === 'truth') return raw === 'true' || raw === 'false' ? raw : null;
  if (kind === 'number') return NUMBER.test(raw) ? raw : null;
  const value: unknown = JSON.parse(raw);
  return kind === 'text' || kind === 'choice' ? shownText(value, kind) : shownList(value, kind);
}

const shownText = (value: unknown, kind: FieldKind): string | null =>
  isTyped(value) && !value.startsWith('\n') && (kind === 'text' || !value.includes('\n')) ? value : null;

function shownList(value: unknown, kind: FieldKind): string | null {
  const items = Array.isArray(value) && value.every(isTyped) ? value : null;
  return items?.every((item) => isPlain(item, kind)) ? items.join(kind === 'texts' ? ', ' : '\n') : null;
}

/** Whether a text of a list stays one text when it is written with others in one field. */
const isPlain = (item: string, kind: FieldKind): boolean =>
  item !== '' && item.trim() === item && !item.includes('\n') && (kind === 'lines' || !item.includes(','));

/** A text that comes back from a browser as it was sent: half characters and control characters do not. */
const isTyped = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !/[^\P{Cc}\n]/u.test(value);

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What a field says, as JSON; null when it is empty, which takes the member away. */
function jsonOf(kind: FieldKind, value: string): string | null {
  const given = value.replaceAll('\r\n', '\n');
  if (given.trim() === '') return null;
  if (kind === 'texts' || kind === 'lines') {
    const items = given.split(kind === 'texts' ? ',' : '\n').map((item) => item.trim());
    return JSON.stringify(items.filter((item) => item !== ''));
  }
  // What is no number is written as a text, so that the findings name it and nothing is lost.
  const word = given.trim();
  if (kind === 'number' && NUMBER.test(word)) return word;
  if (kind === 'truth' && (word === 'true' || word === 'false')) return word;
  return JSON.stringify(given);
}

/** Writes what a field says into the text. Null if it does not fit. */
export function writeField(text: string, name: string, value: string): string | null {
  const field = fieldNamed(name);
  if (field === null) return null;
  const root = treeOf(text);
  const around = root === null ? undefined : nodeAt(root, field.path.slice(0, -1));
  if (around === undefined || around.kind === 'value') return null;
  return editAll(text, [{ path: field.path, json: jsonOf(field.kind, value) }], root);
}

/** Fields that one sending may change. No page shows more. */
const MOST_CHANGES = 500;

/** The text with the fields of a form that differ from what they showed. */
export function writeFields(text: string, form: Readonly<Record<string, string>>): string {
  const shown = shownIn(form.shown);
  const edits: Edit[] = [];
  let at = -1;
  for (const [name, value] of Object.entries(form)) {
    if (!name.startsWith('set:')) continue;
    at += 1;
    const field = fieldNamed(name);
    if (field === null || shown[at] === value.replaceAll('\r\n', '\n')) continue;
    edits.push({ path: field.path, json: jsonOf(field.kind, value) });
    if (edits.length >= MOST_CHANGES) break;
  }
  return edits.length === 0 ? text : (editAll(text, edits) ?? text);
}

/** What each field of a form showed, in their order. */
function shownIn(json = '[]'): readonly unknown[] {
  try {
    const shown: unknown = JSON.parse(json);
    return Array.isArray(shown) ? shown : [];
  } catch {
    return [];
  }
}
