import { printable } from '../http/exchange.ts';

/** The text as XML and HTML take it, in an element or in a quoted attribute. */
export const escaped = (text: string): string =>
  printable(text.toWellFormed())
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
