import { type Node, nodeAt, type Path, treeOf } from './tree.ts';

// Each edit is one change at its place in the text. What it does not name stays as it is: spaces, order, long numbers,
// names that nobody knows. An edit that does not fit the text returns null.

const spliced = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

/** Gives a member of the object at a path a value: replaces it, or adds it after the last one. */
export function setMember(text: string, path: Path, name: string, json: string): string | null {
  const root = treeOf(text);
  const node = root === null ? undefined : nodeAt(root, path);
  if (node?.kind !== 'object') return null;
  const member = node.members.find((one) => one.name === name);
  if (member !== undefined) return spliced(text, member.value.start, member.value.end, json);
  const entries = node.members.map(({ start, value }) => ({ start, end: value.end }));
  return appended(text, node, entries, `${JSON.stringify(name)}: `, json);
}

/** Adds an item to the end of the list at a path. */
export function addItem(text: string, path: Path, json: string): string | null {
  const root = treeOf(text);
  const node = root === null ? undefined : nodeAt(root, path);
  return node?.kind === 'array' ? appended(text, node, node.items, '', json) : null;
}

type Span = { readonly start: number; readonly end: number };

/** Writes one more entry behind the others, on a line of its own if they have one. */
function appended(text: string, node: Node, entries: readonly Span[], before: string, json: string): string {
  const last = entries.at(-1);
  const first = entries[0];
  if (last === undefined || first === undefined) {
    const isOneLine = !text.includes('\n');
    const inner = lineStart(text, node.start) + unitOf(text);
    const [open, close] = isOneLine
      ? ['', '']
      : [breakOf(text) + inner, breakOf(text) + lineStart(text, node.start)];
    return spliced(text, node.start + 1, node.end - 1, open + before + indented(text, json, inner) + close);
  }
  const gap = text.slice(node.start + 1, first.start);
  const between = gap.includes('\n')
    ? gap.slice(gap.lastIndexOf('\n') - (gap.includes('\r\n') ? 1 : 0))
    : ' ';
  const inner = gap.includes('\n') ? gap.slice(gap.lastIndexOf('\n') + 1) : lineStart(text, first.start);
  return spliced(text, last.end, last.end, `,${between}${before}${indented(text, json, inner)}`);
}

const breakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');
/** The spaces with which the line of a place begins. */
const lineStart = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))?.[0] ?? '';
/** The first indentation of the text; two spaces if it has none. */
const unitOf = (text: string): string => /\n([ \t]+)/.exec(text)?.[1] ?? '  ';

/** A JSON text of several lines as it stands behind this indentation; one line if the whole text is one. */
function indented(text: string, json: string, inner: string): string {
  if (!text.includes('\n')) return json;
  const value = json.trim();
  if (!/^[[{]/.test(value) || value.length < 3) return json;
  const lines = JSON.stringify(JSON.parse(json), null, unitOf(text)).split('\n');
  return lines.join(breakOf(text) + inner);
}

/** Removes a member or an item, with the comma that belongs to it. */
export function removeAt(text: string, path: Path): string | null {
  const found = entriesAround(text, path);
  if (found === null) return null;
  const { node, entries, at } = found;
  const entry = entries[at];
  const next = entries[at + 1];
  const previous = entries[at - 1];
  if (entry === undefined) return null;
  if (next !== undefined) return spliced(text, entry.start, next.start, '');
  if (previous !== undefined) return spliced(text, previous.end, entry.end, '');
  return spliced(text, node.start + 1, node.end - 1, '');
}

/** Exchanges an item of a list with its neighbour: the one before it (-1) or behind it (1). */
export function moveItem(text: string, path: Path, by: -1 | 1): string | null {
  const found = entriesAround(text, path);
  if (found === null || found.node.kind !== 'array') return null;
  const { entries, at } = found;
  const first = entries[Math.min(at, at + by)];
  const second = entries[Math.max(at, at + by)];
  if (first === undefined || second === undefined) return null;
  const one = text.slice(first.start, first.end);
  const two = text.slice(second.start, second.end);
  return (
    text.slice(0, first.start) + two + text.slice(first.end, second.start) + one + text.slice(second.end)
  );
}

/** The entries of the object or list that holds the value at a path, and the number of that one among them. */
function entriesAround(
  text: string,
  path: Path,
): { node: Node; entries: readonly Span[]; at: number } | null {
  const root = treeOf(text);
  const step = path.at(-1);
  const node = root === null || step === undefined ? undefined : nodeAt(root, path.slice(0, -1));
  if (node?.kind === 'array' && typeof step === 'number')
    return node.items[step] === undefined ? null : { node, entries: node.items, at: step };
  if (node?.kind !== 'object') return null;
  const at = node.members.findIndex(({ name }) => name === step);
  const entries = node.members.map(({ start, value }) => ({ start, end: value.end }));
  return at === -1 ? null : { node, entries, at };
}
