/** A value of a JSON text with its place: from its first character to the one after its last. */
export type Node = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'value' }
  | { readonly kind: 'object'; readonly members: readonly Member[] }
  | { readonly kind: 'array'; readonly items: readonly Node[] }
);

type Member = {
  readonly name: string;
  /** Where the quotation mark of the name stands. */
  readonly start: number;
  readonly value: Node;
};

/** Where a value is: names of members and numbers of items, from the outside. */
export type Path = readonly (string | number)[];

/** Deeper texts are not edited: the rules of the files forbid them too. */
const MOST_LEVELS = 60;

type Open = { start: number; name: string | null; at: number } & (
  | { kind: 'object'; members: Member[] }
  | { kind: 'array'; items: Node[] }
);

const TOKEN = /[ \t\r\n]*(?:([[\]{},:])|("(?:[^"\\]|\\.)*")|([^[\]{},:" \t\r\n]+))/y;

/**
 * The values of a JSON text with their places. Null for a text that is no JSON, is nested too deeply, or has a name twice
 * in one object, of which readers take different ones.
 */
export function treeOf(text: string): Node | null {
  if (!isJson(text)) return null;
  const open: Open[] = [];
  let root: Node | null = null;
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
    const node = take(found, TOKEN.lastIndex, open);
    if (node === 'refused') return null;
    if (node === 'unfinished') continue;
    const outer = open.at(-1);
    if (outer === undefined) root = node;
    else if (outer.kind === 'array') outer.items.push(node);
    else outer.members.push({ name: takenName(outer), start: outer.at, value: node });
  }
  return root;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads one sign or value; a node when it ends one. */
function take(
  [, sign, string, other]: RegExpExecArray,
  end: number,
  open: Open[],
): Node | 'unfinished' | 'refused' {
  const token = sign ?? string ?? other ?? '';
  const start = end - token.length;
  const inner = open.at(-1);
  if (token === '{' || token === '[') return opened(token, start, open);
  if (token === '}' || token === ']') {
    open.pop();
    return inner === undefined || hasTwice(inner) ? 'refused' : closed(inner, end);
  }
  if (sign !== undefined) return 'unfinished';
  if (inner?.kind !== 'object' || inner.name !== null) return { kind: 'value', start, end };
  inner.name = JSON.parse(token) as string;
  inner.at = start;
  return 'unfinished';
}

function opened(token: '{' | '[', start: number, open: Open[]): 'unfinished' | 'refused' {
  if (open.length >= MOST_LEVELS) return 'refused';
  const place = { start, name: null, at: 0 };
  open.push(
    token === '{' ? { kind: 'object', members: [], ...place } : { kind: 'array', items: [], ...place },
  );
  return 'unfinished';
}

function takenName(object: Open): string {
  const { name } = object;
  object.name = null;
  return name ?? '';
}

const closed = (open: Open, end: number): Node =>
  open.kind === 'object'
    ? { kind: 'object', start: open.start, end, members: open.members }
    : { kind: 'array', start: open.start, end, items: open.items };

const hasTwice = (open: Open): boolean =>
  open.kind === 'object' && new Set(open.members.map(({ name }) => name)).size < open.members.length;

/** Objects with more members are looked up by an index, which is made once. */
const MANY = 16;
const indexes = new WeakMap<Node, ReadonlyMap<string, number>>();

/** The number of a member among those of its object; -1 if there is none. */
export function memberAt(node: Node & { readonly kind: 'object' }, name: string): number {
  if (node.members.length <= MANY) return node.members.findIndex((member) => member.name === name);
  const index = indexes.get(node) ?? new Map(node.members.map((member, at) => [member.name, at]));
  indexes.set(node, index);
  return index.get(name) ?? -1;
}

/** The value at a path, or undefined. */
export function nodeAt(root: Node, path: Path): Node | undefined {
  let node: Node | undefined = root;
  for (const step of path) {
    if (node?.kind === 'array') node = node.items[indexIn(step)];
    else if (node?.kind === 'object' && typeof step === 'string')
      node = node.members[memberAt(node, step)]?.value;
    else return undefined;
  }
  return node;
}

/** The number of an item, which pointers write as text; -1 for what is none. */
export const indexIn = (step: string | number): number =>
  typeof step === 'number' ? step : /^(?:0|[1-9]\d{0,8})$/.test(step) ? Number(step) : -1;
