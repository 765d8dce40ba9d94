import { type Attr, DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';

const SVG = 'http://www.w3.org/2000/svg';
/** What a style sheet could load, and escapes, which could hide it. */
const LOADS_BY_STYLE = /\\|@import|:\/\/|image-set\(|url\((?!\s*["']?(?:#|data:))/i;
/** Places within the file, and pictures that are part of it. */
const WITHIN = /^\s*(?:#|data:image\/)/i;

/**
 * Why a file is no SVG drawing that may be shown; null if it may. Pages load drawings as images, where nothing in them
 * runs or loads anything, and their own addresses are sandboxes. What could do more elsewhere is refused all the same:
 * a file may be opened or copied.
 *
 * @param isNot how the fault begins when the file is something else
 */
export function faultOfSvg(bytes: Uint8Array, isNot = 'is not an SVG file'): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return `${isNot} in UTF-8`;
  }
  if (/<!DOCTYPE/i.test(text)) return 'has a DOCTYPE, which an SVG file does not need; remove it';
  if (/<\?xml-stylesheet/i.test(text)) return 'names a style sheet of another file; remove it';
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing, locator: false });
    const { documentElement } = parser.parseFromString(text.trimStart(), 'text/xml');
    if (documentElement?.localName !== 'svg' || documentElement.namespaceURI !== SVG)
      return `${isNot} whose root is svg in ${SVG}`;
    for (const element of [documentElement, ...Array.from(documentElement.getElementsByTagName('*'))]) {
      const fault = faultOfElement(element);
      if (fault !== null) return fault;
    }
    return null;
  } catch {
    return `${isNot} that is well-formed`;
  }
}

const STYLE_LOADS = 'has a style that loads another file; remove it';

function faultOfElement(element: Element): string | null {
  const name = element.localName?.toLowerCase() ?? '';
  if (name === 'script' || name === 'foreignobject') return `has an element ${name}; remove it`;
  if (name === 'style' && LOADS_BY_STYLE.test(element.textContent ?? '')) return STYLE_LOADS;
  for (const attribute of Array.from(element.attributes)) {
    const fault = faultOfAttribute(attribute);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfAttribute({ name, localName, value }: Attr): string | null {
  if (/^on/i.test(name)) return 'has an attribute that runs a script; remove it';
  const isAddress = /^(?:href|src)$/i.test(localName ?? name);
  // An animation may set the address of another element.
  const isSetter = name === 'attributeName' && /href$/i.test(value.trim());
  if (isSetter || (isAddress && !WITHIN.test(value)))
    return 'has an address outside the file; put what it names into the file, or remove it';
  // Other attributes may hold any text, such as a title with an address.
  const isStyle = name === 'style' || /url\(|image-set\(/i.test(value);
  return isStyle && LOADS_BY_STYLE.test(value) ? STYLE_LOADS : null;
}
