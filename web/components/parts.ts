import { type Html, html, NO_HTML } from '../html.ts';

export type StatusKind = 'good' | 'warn' | 'bad' | 'info' | 'none';

const SIGNS: Readonly<Record<StatusKind, string>> = {
  good: 'M5 12l4 4 9-9',
  warn: 'M12 4l9 16H3zM12 10v4m0 3v.01',
  bad: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6m0-6l-6 6',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5m0-8v.01',
  none: 'M6 12h12',
};

/** A state as a shape and a word, so that it does not depend on color. */
export const stateWord = (kind: StatusKind, word: string): Html =>
  html`<span class="state ${kind}"><svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path d=${SIGNS[kind]} /></svg>${word}</span>`;

const DAYS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const TIMES = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment in UTC with its zone; the text itself when it is no time. */
export function moment(iso: string): Html {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  return html`<time datetime=${iso}>${DAYS.format(at)}, ${TIMES.format(at)} UTC</time>`;
}

export const momentOr = (iso: string | null | undefined, none: string): Html =>
  iso === null || iso === undefined ? none : moment(iso);

const MANY = new Intl.NumberFormat('en');
export const figure = (count: number): string => MANY.format(count);
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

export type Column = {
  readonly label: string;
  readonly isNumber?: boolean;
  /** Has many words, and so more room than others: columns keep the room that they have before their rows arrive. */
  readonly isWide?: boolean;
  /** The link that orders the rows by the column, and how they are ordered by it now. */
  readonly sort?: { readonly href: string; readonly state: 'ascending' | 'descending' | 'none' };
};

/** Columns that a window of middle width has room for. */
const MOST_NARROW = 5;

/** A table that becomes a list of cards where its columns have no room. Each row has one cell for each column. */
export function dataTable(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Html[])[],
): Html {
  // They are there before the first cell is drawn: a row that arrives in pieces would give room to its first cells only.
  const widths = columns.map(
    ({ isNumber, isWide }) => html`<col class=${isNumber ? 'number' : isWide ? 'many-words' : undefined} />`,
  );
  const head = columns.map(
    ({ label, isNumber, sort }) =>
      html`<th scope="col" class=${isNumber ? 'number' : undefined} aria-sort=${sort?.state}>${sort === undefined ? label : html`<a href=${sort.href}>${label}</a>`}</th>`,
  );
  const body = rows.map(
    (cells) =>
      html`<tr>${cells.map((cell, index) => {
        const column = columns[index];
        return html`<td data-label=${column?.label} class=${column?.isNumber ? 'number' : undefined}>${cell}</td>`;
      })}</tr>`,
  );
  return html`<table class="${columns.length > MOST_NARROW ? 'data broad' : 'data'}"><caption>${caption}</caption><colgroup>${widths}</colgroup><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Names with their values; those without a value are left out. */
export function facts(pairs: readonly (readonly [string, Html])[]): Html {
  const shown = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (shown.length === 0) return NO_HTML;
  return html`<dl class="values">${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** A message that says what is missing and what the reader can do. */
export const message = (kind: StatusKind, title: string, text: Html): Html =>
  html`<div class="message ${kind}" role=${kind === 'bad' ? 'alert' : undefined}>${stateWord(kind, title)}<p>${text}</p></div>`;

export type Step = { readonly href: string; readonly text: string; readonly rel: 'prev' | 'next' };

/** Links to the pages before and after this one. */
export const steps = (links: readonly (Step | null)[]): Html => {
  const shown = links.filter((link) => link !== null);
  if (shown.length === 0) return NO_HTML;
  return html`<nav class="steps" aria-label="Pages"><ul>${shown.map(({ href, text, rel }) => html`<li><a href=${href} rel=${rel}>${text}</a></li>`)}</ul></nav>`;
};

/** The addresses of the same data for programs and spreadsheets, and the command that reads it. */
export const forPrograms = (baseUrl: string, prefix: string, path: string, csv?: string): Html =>
  html`<section class="programs" aria-labelledby="programs"><h2 id="programs">For programs</h2>
<p><a href="${prefix}${path}">This page as JSON</a>${csv === undefined ? NO_HTML : html` · <a href="${prefix}${csv}" download>This page as CSV</a>`}</p>
<pre tabindex="0" role="region" aria-label="Command line"><code>curl '${baseUrl}${path.replaceAll("'", '%27')}'</code></pre></section>`;
