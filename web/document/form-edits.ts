import { addItem, moveItem, removeAt, setMember } from './edits.ts';
import type { Part } from './parts.ts';
import { type Node, nodeAt, type Path, treeOf } from './tree.ts';

/** Name of a form's field for a member: how it is written, and where it stands. */
export const fieldName = (kind: string, path: Path): string => `set:${kind}:${JSON.stringify(path)}`;
export const earlierName = (name: string): string => name.replace(/^set:/, 'was:');

const NAME = /^set:(text|list|choice):(\[.{1,300}\])$/;

/** The path in the name of a field or button; null for what is none. */
export function pathIn(json: string): Path | null {
  try {
    const path: unknown = JSON.parse(json);
    return Array.isArray(path) && path.every((step) => typeof step === 'string' || Number.isSafeInteger(step))
      ? path
      : null;
  } catch {
    return null;
  }
}

/** How a member is shown in a field; null when the field cannot hold it, so that the text alone does. */
export function shownValue(text: string, node: Node | undefined, kind: string): string | null {
  if (node === undefined) return '';
  const value: unknown = JSON.parse(text.slice(node.start, node.end));
  if (kind !== 'list') return typeof value === 'string' && !/[\r\n]/.test(value) ? value : null;
  const isPlain =
    Array.isArray(value) && value.every((item) => typeof item === 'string' && !/[,\r\n]/.test(item));
  return isPlain ? value.join(', ') : null;
}

/** Writes what a field says into the text. An empty field takes the member away. Null if it does not fit. */
export function writeField(text: string, name: string, value: string): string | null {
  const [, kind, json = ''] = NAME.exec(name) ?? [];
  const path = pathIn(json);
  const member = path?.at(-1);
  if (path === null || typeof member !== 'string') return null;
  const around = path.slice(0, -1);
  if (value.trim() === '') return removeAt(text, path) ?? text;
  const items = value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const written = JSON.stringify(kind === 'list' ? items : value);
  const [outer] = around;
  // A part that is one object need not be there yet.
  if (around.length === 1 && typeof outer === 'string' && isMissing(text, around))
    return setMember(text, [], outer, JSON.stringify({ [member]: kind === 'list' ? items : value }));
  return setMember(text, around, member, written);
}

const isMissing = (text: string, path: Path): boolean => {
  const root = treeOf(text);
  return root !== null && nodeAt(root, path) === undefined;
};

/** What a button of the builder does to the text: `add:name`, `remove:path`, `up:path` or `down:path`. */
export function pressButton(text: string, act: string, parts: readonly Part[]): string | null {
  const [, verb = '', about = ''] = /^(add|remove|up|down):(.{1,300})$/.exec(act) ?? [];
  if (verb === 'add') {
    const part = parts.find(({ name }) => name === about);
    if (part?.blank === undefined) return null;
    const item = JSON.stringify(part.blank);
    return isMissing(text, [part.name])
      ? setMember(text, [], part.name, `[${item}]`)
      : addItem(text, [part.name], item);
  }
  const path = pathIn(about);
  if (path === null) return null;
  if (verb === 'remove') return removeAt(text, path);
  return verb === 'up' || verb === 'down' ? moveItem(text, path, verb === 'up' ? -1 : 1) : null;
}

/** Fields that one sending may change: each is an edit of its own. */
const MOST_CHANGES = 60;

/**
 * The text with what the form says: fields that differ from what they showed, then the button. `pause` lets other work
 * have its turn between two edits.
 */
export async function applyForm(
  text: string,
  form: Readonly<Record<string, string>>,
  parts: readonly Part[],
  pause: () => Promise<void>,
): Promise<string> {
  let after = text;
  let changes = 0;
  for (const [name, value] of Object.entries(form)) {
    if (!name.startsWith('set:') || form[earlierName(name)] === value) continue;
    changes += 1;
    if (changes > MOST_CHANGES) break;
    after = writeField(after, name, value) ?? after;
    await pause();
  }
  const { act } = form;
  return act === undefined ? after : (pressButton(after, act, parts) ?? after);
}
