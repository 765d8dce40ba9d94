import { indexIn, memberAt, type Node, nodeAt, type Path, treeOf } from './tree.ts';

// Each edit is a change at its place in the text. What it does not name stays as it is: spaces, order, long numbers, names
// that nobody knows. An edit that does not fit the text returns null.

type Span = { readonly start: number; readonly end: number };
type Splice = Span & { readonly by: string };
/** What changes among the entries of one object or list. */
type EntryChange = { readonly removed: Set<number>; readonly added: Map<string, string> };

/** A value for a member of an object, or for an item of a list; null takes a member away, and an item if it says so. */
export type Edit = { readonly path: Path; readonly json: string | null; readonly takesItem?: true };

/**
 * Writes many members at once: the text is read once, whatever their number is. Those whose object or item is not there
 * are left out. Null for a text that has no tree.
 */
export function editAll(text: string, edits: readonly Edit[], root = treeOf(text)): string | null {
  if (root === null) return null;
  const splices: Splice[] = [];
  const changes = new Map<Node, EntryChange>();
  for (const edit of edits) {
    const around = nodeAt(root, edit.path.slice(0, -1));
    const step = edit.path.at(-1);
    if (around === undefined || around.kind === 'value' || step === undefined) continue;
    const at = around.kind === 'array' ? indexIn(step) : memberAt(around, String(step));
    const entry = around.kind === 'array' ? around.items[at] : around.members[at]?.value;
    if (entry !== undefined && edit.json !== null)
      splices.push({ start: entry.start, end: entry.end, by: edit.json });
    else if (around.kind === 'object' || (edit.takesItem === true && entry !== undefined))
      noteChange(changes, around, edit, entry === undefined ? -1 : at);
  }
  for (const [node, { removed, added }] of changes)
    splices.push(
      ...entrySplices(
        text,
        node,
        removed,
        [...added].map(([name, json]) => [`${JSON.stringify(name)}: `, json]),
      ),
    );
  return spliced(text, splices);
}

/** @param at number of the entry that goes; -1 if it is not there */
function noteChange(changes: Map<Node, EntryChange>, node: Node, { path, json }: Edit, at: number): void {
  const change: EntryChange = changes.get(node) ?? { removed: new Set(), added: new Map() };
  changes.set(node, change);
  if (json !== null) change.added.set(String(path.at(-1)), json);
  else if (at >= 0) change.removed.add(at);
}

/** Gives a member of the object at a path a value: replaces it, or adds it after the last one. */
export function setMember(
  text: string,
  path: Path,
  name: string,
  json: string,
  root = treeOf(text),
): string | null {
  if (root === null || nodeAt(root, path)?.kind !== 'object') return null;
  return editAll(text, [{ path: [...path, name], json }], root);
}

/** Adds an item to the end of the list at a path. */
export function addItem(text: string, path: Path, json: string, root = treeOf(text)): string | null {
  const node = root === null ? undefined : nodeAt(root, path);
  return node?.kind === 'array' ? spliced(text, entrySplices(text, node, new Set(), [['', json]])) : null;
}

/** Writes an item of a list once more, behind itself, letter by letter. */
export function repeatItem(text: string, path: Path): string | null {
  const found = entryAt(text, path);
  if (found === null || found.node.kind !== 'array') return null;
  const item = found.node.items[found.at];
  if (item === undefined) return null;
  const { between } = linesOf(text, found.node, entriesOf(found.node));
  return spliced(text, [
    { start: item.end, end: item.end, by: `,${between}${text.slice(item.start, item.end)}` },
  ]);
}

/** Removes a member or an item, with the comma that belongs to it. */
export function removeAt(text: string, path: Path): string | null {
  const found = entryAt(text, path);
  return found === null ? null : spliced(text, entrySplices(text, found.node, new Set([found.at]), []));
}

/** Exchanges an item of a list with its neighbour: the one before it (-1) or behind it (1). */
export function moveItem(text: string, path: Path, by: -1 | 1): string | null {
  const found = entryAt(text, path);
  if (found === null || found.node.kind !== 'array') return null;
  const { items } = found.node;
  const first = items[Math.min(found.at, found.at + by)];
  const second = items[Math.max(found.at, found.at + by)];
  if (first === undefined || second === undefined) return null;
  return spliced(text, [
    { ...first, by: text.slice(second.start, second.end) },
    { ...second, by: text.slice(first.start, first.end) },
  ]);
}

/** Makes all changes in one walk. Of two that overlap, the one that begins first is made. */
function spliced(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, by } of [...splices].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    parts.push(text.slice(done, start), by);
    done = end;
  }
  parts.push(text.slice(done));
  return parts.join('');
}

const entriesOf = (node: Node): readonly Span[] => {
  if (node.kind === 'array') return node.items;
  return node.kind === 'object' ? node.members.map(({ start, value }) => ({ start, end: value.end })) : [];
};

/** The object or list that holds the value at a path, and the number of that one among its entries. */
function entryAt(text: string, path: Path): { node: Node; at: number } | null {
  const root = treeOf(text);
  const step = path.at(-1);
  const node = root === null || step === undefined ? undefined : nodeAt(root, path.slice(0, -1));
  if (node === undefined || step === undefined || node.kind === 'value') return null;
  const at = node.kind === 'array' ? indexIn(step) : memberAt(node, String(step));
  return at < 0 || at >= entriesOf(node).length ? null : { node, at };
}

/** The splices that take some entries of an object or list away, and write others behind those that stay. */
function entrySplices(
  text: string,
  node: Node,
  removed: ReadonlySet<number>,
  added: readonly (readonly [string, string])[],
): Splice[] {
  const entries = entriesOf(node);
  const kept = entries.filter((_, at) => !removed.has(at));
  const lines = linesOf(text, node, entries);
  const written = added.map(([before, json]) => before + indented(text, json, lines.inner));
  const last = kept.at(-1);
  if (last === undefined) {
    if (entries.length === 0 && written.length === 0) return [];
    const by = written.length === 0 ? '' : lines.open + written.join(`,${lines.between}`) + lines.close;
    return [{ start: node.start + 1, end: node.end - 1, by }];
  }
  const splices = gapsOf(entries, removed);
  const end = entries.at(-1)?.end ?? last.end;
  const by = written.map((one) => `,${lines.between}${one}`).join('');
  // What follows the last entry that stays is replaced by what is added.
  if (by !== '' || end > last.end) splices.push({ start: last.end, end, by });
  return splices;
}

/** Removed entries before one that stays, each run up to that one. */
function gapsOf(entries: readonly Span[], removed: ReadonlySet<number>): Splice[] {
  const splices: Splice[] = [];
  let from: number | null = null;
  for (const [at, { start }] of entries.entries()) {
    if (removed.has(at)) from ??= start;
    else if (from !== null) {
      splices.push({ start: from, end: start, by: '' });
      from = null;
    }
  }
  return splices;
}

/** How entries are set apart in an object or list: as its entries are now, or else a line for each if the text has lines. */
function linesOf(text: string, node: Node, [first]: readonly Span[]) {
  const outer = lineStart(text, node.start);
  if (first === undefined) {
    const isOneLine = !text.includes('\n');
    const inner = outer + unitOf(text);
    return isOneLine
      ? { inner, between: ' ', open: '', close: '' }
      : {
          inner,
          between: breakOf(text) + inner,
          open: breakOf(text) + inner,
          close: breakOf(text) + outer,
        };
  }
  const gap = text.slice(node.start + 1, first.start);
  const isBroken = gap.includes('\n');
  const between = isBroken ? gap.slice(gap.lastIndexOf('\n') - (gap.includes('\r\n') ? 1 : 0)) : ' ';
  return {
    inner: isBroken ? gap.slice(gap.lastIndexOf('\n') + 1) : lineStart(text, first.start),
    between,
    open: isBroken ? between : '',
    close: isBroken ? breakOf(text) + outer : '',
  };
}

const breakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');
/** Lines that begin further away have no indentation that anybody sees. */
const LONGEST_LINE = 1_000;

/** The spaces with which the line of a place begins. */
function lineStart(text: string, at: number): string {
  const from = Math.max(0, at - LONGEST_LINE);
  const before = text.slice(from, at);
  const start = before.lastIndexOf('\n') + 1;
  return start === 0 && from > 0 ? '' : (/^[ \t]*/.exec(before.slice(start))?.[0] ?? '');
}

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
