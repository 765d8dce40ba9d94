import { type Html, html } from '../html.ts';
import type { Site } from '../shell.ts';
import { plainText } from './foreign.ts';

const LONGEST_NAME = 100;

/** Letters and digits only: the first of a name may be a sign that shows nothing. */
const INITIAL = /[\p{L}\p{N}]\p{M}?/u;

/** The initial of a brand in the place of its logo. The name stands beside it, so readers of the page hear it once. */
const initial = (name: string, side: number): Html =>
  html`<span class="logo initial" data-side=${side} aria-hidden="true">${INITIAL.exec(name.slice(0, LONGEST_NAME))?.[0].toUpperCase() ?? '?'}</span>`;

/**
 * The copy of a logo that this registry serves: a page loads no picture from another host. Its place has a fixed size,
 * so that nothing moves when it comes.
 */
export const logoPicture = (
  { prefix }: Site,
  { logo_path: path, brand_name: name }: { logo_path?: string; brand_name: string },
  side: 24 | 96,
): Html =>
  path === undefined
    ? initial(name, side)
    : html`<img class="logo" src="${prefix}${path}" width=${side} height=${side} alt=${plainText(name, LONGEST_NAME)} loading="lazy" decoding="async" />`;
