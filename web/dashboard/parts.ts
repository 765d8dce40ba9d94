import { foreign, ON_PAGES } from '../components/foreign.ts';
import { type Column, dataTable, message, moment } from '../components/parts.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import { codeBlock } from '../shell.ts';
import { type Failure, failureIn, type PageWork, type Visit } from './dashboard.ts';
import { type FormParts, ownForm } from './form.ts';

/** A link to another page of the dashboard or of the explorer. */
export const pageLink = ({ site }: Pick<Visit, 'site'>, path: string, text: Html, about?: string): Html =>
  html`<a href="${site.prefix}${path}">${text}${about === undefined ? NO_HTML : html`<span class="unseen"> ${foreign(about)}</span>`}</a>`;

/** An address with one parameter or several. */
export const withQuery = (path: string, values: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(values)}`;

type Answer<T> = {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: { readonly status: number };
};

/** A part of a page that says its own failure, so that the rest of the page stays. */
export function block<T>(visit: Visit, answer: Answer<T>, show: (data: T) => Html): Html {
  if (answer.data !== undefined) return show(answer.data);
  const failure = failureIn(answer);
  return failure === null ? NO_HTML : refusedBlock(visit, failure);
}

/** A refusal with the id of the request, by which an operator finds it in the log. */
export const refusedBlock = ({ requestId }: Visit, { message: text, status }: Failure): Html =>
  message(
    'bad',
    status >= 500 ? 'Not there at the moment' : 'Refused',
    html`${foreign(text, ON_PAGES)} <span class="soft">Request <code>${requestId}</code>.</span>`,
  );

/** A section with its heading, to which others link. */
export const section = (id: string, title: string, content: Html): Html =>
  html`<section aria-labelledby=${id}><h2 id=${id}>${title}</h2>${content}</section>`;

/** A table whose cells may hold several things: on a phone they stay together beside their label. */
export const workTable = (
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Html[])[],
): Html =>
  dataTable(
    caption,
    columns,
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell : html`<div>${cell}</div>`))),
  );

type Confirmed = {
  readonly title: string;
  /** What the act changes, counted. */
  readonly effect: Html;
  /** Whether and how it can be taken back. */
  readonly back: Html;
  readonly form: FormParts;
  /** Where to go without the act. */
  readonly leave: string;
};

/** The page before an act that harms: what it does, whether it can be undone, and the way back. */
export const confirmWork = (visit: Visit, { title, effect, back, form, leave }: Confirmed): PageWork => ({
  title,
  content: html`<div class="message warn"><p>${effect}</p><p>${back}</p></div>
${ownForm(visit, form)}<p>${pageLink(visit, leave, 'Go back without doing it')}</p>`,
});

/** What is not there, or not there for this organization: both look the same. */
export const missingWork = (visit: Visit, what: string, list: string): PageWork => ({
  title: `No such ${what}`,
  status: 404,
  content: html`${message('none', 'Not there', `There is no such ${what}. Somebody may have removed it.`)}
<p>${pageLink(visit, list, 'Back to the list')}</p>`,
});

/** What an address names: the title of its page, a word for it, and the list that it stands in. */
type Named = { readonly title: string; readonly what: string; readonly list: string };
/** It, or the page that says why it is not shown. */
type Found<One> = { readonly one: One } | { readonly work: PageWork };

export const refusedWork = (visit: Visit, title: string, failure: Failure): PageWork => ({
  title,
  status: failure.status,
  content: refusedBlock(visit, failure),
});

/** What an address names among all that an answer lists. */
export function foundIn<T, One>(
  visit: Visit,
  answer: Answer<T>,
  { title, what, list }: Named,
  find: (data: T) => One | undefined,
): Found<One> {
  const failure = failureIn(answer);
  if (failure !== null) return { work: refusedWork(visit, title, failure) };
  const one = answer.data === undefined ? undefined : find(answer.data);
  return one === undefined ? { work: missingWork(visit, what, list) } : { one };
}

/** What an address names, of an operation that answers with it alone. */
export function foundAlone<One>(visit: Visit, answer: Answer<One>, { title, what, list }: Named): Found<One> {
  if (answer.data !== undefined) return { one: answer.data };
  const failure = failureIn(answer);
  // An id that is none is as unknown as one of another organization.
  return failure === null || failure.status === 404 || failure.status === 400
    ? { work: missingWork(visit, what, list) }
    : { work: refusedWork(visit, title, failure) };
}

/** A secret, shown in this answer only. */
export const secretOnce = (label: string, value: string, hint: Html): Html =>
  html`<div class="message good"><p><strong>${label}</strong></p>
<p><input class="secret" readonly value=${value} aria-label=${label} autocomplete="off" spellcheck=${'false'} /></p><p>${hint}</p></div>`;

/** Characters that turn or hide others; JSON has an escape for each. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}]/gu;
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** A value that somebody else wrote, as JSON in which every character is seen. */
export const foreignJson = (label: string, value: unknown): Html =>
  codeBlock(label, JSON.stringify(value, null, 2).replace(UNSEEN, escaped));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far a moment lies from now, in words, beside the moment itself. */
export function momentFromNow(iso: string, now: Date): Html {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  return html`${moment(iso)} <span class="soft">${distance(at - now.getTime())}</span>`;
}

function distance(ms: number): string {
  const size = Math.abs(ms);
  if (size < 60_000) return 'just now';
  const [count, unit] =
    size < HOUR
      ? [Math.round(size / 60_000), 'minute']
      : size < 2 * DAY
        ? [Math.round(size / HOUR), 'hour']
        : [Math.round(size / DAY), 'day'];
  const text = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return ms < 0 ? `${text} ago` : `in ${text}`;
}

/** The moment that lies this many days from now. */
export const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY).toISOString();

/** The beginning of a day, or of one after it; what is no day stays as it is, for the contract to refuse. */
export function momentOfDay(day: string, days: number): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(at) ? day : daysFrom(new Date(at), days);
}

/** Whether a moment lies within these days from now, or has passed. */
export const endsWithin = (iso: string | null, now: Date, days: number): boolean =>
  iso !== null && Date.parse(iso) - now.getTime() <= days * DAY;
