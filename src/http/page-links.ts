import type { Prepared } from '../infra/prepared-bytes.ts';

const LINK = /<link rel="(canonical|alternate)" href="([^"<>]{1,2000})"(?: type="([\w/+.-]{1,60})")?\/>/g;
/** The head of a page ends within this: a title and a description are short. */
const HEAD = 16 * 1024;
/** Characters that an address in a header may have (RFC 3986). */
const ADDRESS = /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/;
const known = new WeakMap<Prepared, string>();

/**
 * The addresses of the same content as the head of a page has them, for programs that read headers only (RFC 8288). They are
 * read once for each prepared page, so that the header never says anything else than the page.
 */
export function linksOf(prepared: Prepared): string {
  const before = known.get(prepared);
  if (before !== undefined) return before;
  const header = linksIn(prepared.identity.bytes.toString('utf8', 0, HEAD));
  known.set(prepared, header);
  return header;
}

/** The same for the text of a page that is not kept. */
export function linksIn(text: string): string {
  const head = text.slice(0, HEAD);
  const links: string[] = [];
  for (const [, relation, escaped = '', type] of head.slice(0, head.indexOf('</head>')).matchAll(LINK)) {
    const address = escaped.replaceAll('&amp;', '&');
    if (ADDRESS.test(address))
      links.push(`<${address}>; rel="${relation}"${type === undefined ? '' : `; type="${type}"`}`);
  }
  return links.join(', ');
}
