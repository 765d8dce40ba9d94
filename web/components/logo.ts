import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { plainText } from './foreign.ts';

const LONGEST_NAME = 100;

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
    ? NO_HTML
    : html`<img class="logo" src="${prefix}${path}" width=${side} height=${side} alt=${plainText(name, LONGEST_NAME)} loading="lazy" decoding="async" />`;
