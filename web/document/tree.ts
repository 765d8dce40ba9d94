import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COMMA,
  endOfString,
  nameAt,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from '../../src/domain/json/scan.ts';

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

type Open = { readonly start: number; name: string | null; at: number } & (
  | { readonly kind: 'object'; readonly members: Member[] }
  | { readonly kind: 'array'; readonly items: Node[] }
);

/** What stands between the values of a list or object, and ends a number or a word. */
const BETWEEN = /[\s,:[\]{}"]/g;

/**
 * The values of a JSON text with their places. Null for a text that is no JSON, is nested too deeply, or has a name twice
 * in one object, of which readers take different ones.
 */
export function treeOf(text: string): Node | null {
  if (!isJson(text)) return null;
  const open: Open[] = [];
  let root: Node | null = null;
  const add = (node: Node): void => {
    const outer = open.at(-1);
    if (outer === undefined) root = node;
    else if (outer.kind === 'array') outer.items.push(node);
    else {
      outer.members.push({ name: outer.name ?? '', start: outer.at, value: node });
      outer.name = null;
    }
  };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      if (open.length >= MOST_LEVELS) return null;
      open.push(opened(code === OPEN_OBJECT, at));
    } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      const inner = open.pop();
      if (inner === undefined || hasTwice(inner)) return null;
      add(closed(inner, at + 1));
    } else if (!isBetween(code)) {
      const inner = open.at(-1);
      const end = code === QUOTE ? endOfString(text, at) : endOfWord(text, at);
      if (code === QUOTE && inner?.kind === 'object' && inner.name === null) {
        inner.name = nameAt(text, at, end);
        inner.at = at;
      } else add({ kind: 'value', start: at, end: end + 1 });
      at = end;
    }
  }
  return root;
}

const COLON = 0x3a;
/** Signs and spaces that belong to no value. */
const isBetween = (code: number): boolean => code <= 0x20 || code === COMMA || code === COLON;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The last character of a number or word. */
function endOfWord(text: string, start: number): number {
  BETWEEN.lastIndex = start;
  return (BETWEEN.exec(text)?.index ?? text.length) - 1;
}

const opened = (isObject: boolean, start: number): Open =>
  isObject
    ? { kind: 'object', members: [], start, name: null, at: 0 }
    : { kind: 'array', items: [], start, name: null, at: 0 };

const closed = (open: Open, end: number): Node =>
  open.kind === 'object'
    ? { kind: 'object', start: open.start, end, members: open.members }
    : { kind: 'array', start: open.start, end, items: open.items };

const hasTwice = (open: Open): boolean =>
  open.kind === 'object' &&
  open.members.length > 1 &&
  new Set(open.members.map(({ name }) => name)).size < open.members.length;

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
