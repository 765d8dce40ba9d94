import {
  DOMImplementation,
  DOMParser,
  type Element,
  onErrorStopParsing,
  XMLSerializer,
} from '@xmldom/xmldom';

/** An element without its namespace prefix: its attributes, its own text, and its child elements. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
};

export type XmlDocument =
  | { readonly ok: true; readonly root: XmlElement }
  /** `reason` is a complete sentence about the text. */
  | { readonly ok: false; readonly reason: string };

const MOST_CHARACTERS = 100_000;
/**
 * The parser's time grows with the product of open elements and namespaces, so the elements are limited before
 * parsing.
 */
const MOST_ELEMENTS = 1_000;
const MOST_DEPTH = 32;
/** Start tags, end tags, comments, CDATA sections and instructions. Each costs the parser microseconds. */
const MOST_MARKS = 4_000;
const MOST_ATTRIBUTES = 5_000;
/** Tags declare two or three. The parser copies the declarations above an element for the element. */
const MOST_NAMESPACES = 32;
const TYPE = { element: 1, text: 3, cdata: 4 };

/**
 * Parses a document from an untrusted author. Document types are refused, so that a document cannot define
 * entities.
 */
export function readXml(text: string): XmlDocument {
  if (text.length > MOST_CHARACTERS)
    return unread(`The document is longer than ${MOST_CHARACTERS} characters.`);
  if (/<!(?!--|\[CDATA\[)/.test(text))
    return unread('The document must not have a document type declaration.');
  if ((text.match(/<[^!?/]/g) ?? []).length > MOST_ELEMENTS)
    return unread(`The document has more than ${MOST_ELEMENTS} elements.`);
  for (const [mark, most, what] of COUNTED) {
    if (isMoreThan(most, mark, text)) return unread(`The document has more than ${most} ${what}.`);
  }
  let root: Element | null;
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing, locator: false });
    root = parser.parseFromString(text.replace(/^\uFEFF/, '').trimStart(), 'text/xml').documentElement;
  } catch {
    return unread('The document is not well-formed XML.');
  }
  const read = root === null ? null : elementOf(root, 1);
  return read === null
    ? unread(`The document is nested deeper than ${MOST_DEPTH} elements.`)
    : { ok: true, root: read };
}

const COUNTED = [
  ['<', MOST_MARKS, 'tags, comments and sections'],
  ['="', MOST_ATTRIBUTES, 'attributes'],
  ["='", MOST_ATTRIBUTES, 'attributes'],
  ['xmlns', MOST_NAMESPACES, 'namespaces'],
] as const;

function isMoreThan(most: number, mark: string, text: string): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(mark, at + 1);
    if (at < 0) return false;
  }
  return true;
}

const unread = (reason: string): XmlDocument => ({ ok: false, reason });

function elementOf(element: Element, depth: number): XmlElement | null {
  if (depth > MOST_DEPTH) return null;
  const children: XmlElement[] = [];
  let text = '';
  for (let node = element.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === TYPE.text || node.nodeType === TYPE.cdata) text += node.nodeValue ?? '';
    if (node.nodeType !== TYPE.element) continue;
    const child = elementOf(node as Element, depth + 1);
    if (child === null) return null;
    children.push(child);
  }
  const attributes = Object.fromEntries(
    Array.from(element.attributes, ({ name, value }): [string, string] => [name, value]),
  );
  return { name: element.localName ?? element.nodeName, attributes, text: text.trim(), children };
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Creates an element to be written; undefined attributes and children are left out. */
export const xml = (
  name: string,
  attributes: Attributes = {},
  content: string | readonly (XmlElement | undefined)[] = '',
): XmlElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ),
  text: typeof content === 'string' ? content : '',
  children: typeof content === 'string' ? [] : content.filter((child) => child !== undefined),
});

/** Serializes a document. Characters that XML does not allow are dropped. */
export function writeXml(root: XmlElement): string {
  const document = new DOMImplementation().createDocument(null, root.name, null);
  const fill = (element: Element, { attributes, text, children }: XmlElement): void => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, storable(value));
    if (text !== '') element.appendChild(textNode(storable(text)));
    for (const child of children) {
      const inner = document.createElement(child.name);
      fill(inner, child);
      element.appendChild(inner);
    }
  };
  // Older players expect URLs in CDATA sections.
  const textNode = (text: string) =>
    /^https?:/.test(text) && !text.includes(']]>')
      ? document.createCDATASection(text)
      : document.createTextNode(text);
  if (document.documentElement === null) throw new Error('a new document has no element');
  fill(document.documentElement, root);
  const written = new XMLSerializer().serializeToString(document, { requireWellFormed: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written}`;
}

const storable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0, section 2.2
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '');
