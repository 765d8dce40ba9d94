import { taskErrors } from '../../generated/task-errors.ts';
import { type Html, html } from './html.ts';
import type { Site } from './site.ts';

/** Text of the contract as a line of a page: `code`, **strong**, and links for the names of task errors. */
export function prose(site: Pick<Site, 'prefix'>, text: string): Html {
  return html`${text.split('`').map((piece, index) => (index % 2 === 1 ? codeOf(site, piece) : strong(piece)))}`;
}

/** The same, with paragraphs where the text has empty lines. */
export function paragraphsOf(site: Pick<Site, 'prefix'>, text: string): Html[] {
  return text
    .split(/\n[ \t]*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => html`<p>${prose(site, part.trim())}</p>`);
}

const strong = (text: string): Html =>
  html`${text.split('**').map((piece, index) => (index % 2 === 1 ? html`<strong>${piece}</strong>` : html`${piece}`))}`;

function codeOf({ prefix }: Pick<Site, 'prefix'>, text: string): Html {
  if (!Object.hasOwn(taskErrors, text)) return html`<code>${text}</code>`;
  return html`<a href="${prefix}/docs/errors#${text}"><code>${text}</code></a>`;
}

/** A first sentence, for lists and for the summary of a page. */
export function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const end = flat.search(/[.!?](\s|$)/);
  return end === -1 ? flat : flat.slice(0, end + 1);
}

/** A block of code that can be scrolled with the keyboard. */
export const codeBlock = (label: string, text: string): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`;

/** The same for data. */
export const jsonBlock = (label: string, value: unknown): Html =>
  codeBlock(label, JSON.stringify(value, null, 2));
