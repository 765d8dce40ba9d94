import { type ExplorerPage, type Found, type Look, queryText } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { type Column, figure, forPrograms, message, type Step, steps } from './parts.ts';

/** Rows on a page of a listing. */
export const ROWS = 50;

/** What an address asks of a listing: its filters by name, the order, and the page. Absent ones are empty. */
export type ListingAsked = Readonly<Record<string, string>>;

/** A query as the contract takes it: without what is empty. */
export const present = (asked: ListingAsked): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

/** The value if the contract knows it, else nothing: an address that somebody wrote by hand still opens a page. */
export const knownOr = <V extends string>(values: readonly V[], value: string | undefined): V | '' =>
  values.find((one) => one === value) ?? '';

/** The first page of the listing with other filters or another order. */
export const listingAt = (path: string, asked: ListingAsked, other: ListingAsked = {}): string =>
  `${path}${queryText({ ...asked, cursor: '', ...other })}`;

/** A column by whose header the rows are ordered: first by `usual`, then the other way round. */
export function sortable(
  column: Column,
  { path, asked, usual, byDefault }: { path: string; asked: ListingAsked; usual: string; byDefault: string },
): Column {
  const name = usual.replace(/^-/, '');
  const sort = asked.sort === '' ? byDefault : asked.sort;
  const state = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  const opposite = sort === name ? `-${name}` : name;
  return {
    ...column,
    sort: { state, href: listingAt(path, asked, { sort: state === 'none' ? usual : opposite }) },
  };
}

/** How much of the listing the page shows. */
export const shownOf = (rows: number, total: string, many: string): string =>
  `Showing ${figure(rows)} of ${total} ${many}`;

/** Links to the first page and to the next one. */
export const listingSteps = (path: string, asked: ListingAsked, next: string | null): Html => {
  const first: Step | null =
    asked.cursor === '' ? null : { href: listingAt(path, asked), text: `First ${ROWS}`, rel: 'prev' };
  const following: Step | null =
    next === null
      ? null
      : { href: listingAt(path, asked, { cursor: next }), text: `Next ${ROWS}`, rel: 'next' };
  return steps([first, following]);
};

type ListingParts<Data> = {
  readonly title: string;
  readonly description: string;
  readonly section: 'agents' | 'brands' | 'publishers';
  readonly asked: ListingAsked;
  /** Address of the same page for programs. */
  readonly json: string;
  readonly lead?: Html;
  /** Without data where the filters are refused. */
  readonly filters: (data: Data | undefined) => Html;
  /** How many there are in all. */
  readonly count: (data: Data) => string;
  readonly rows: (data: Data) => Html;
};

/** The page of a listing at `/section`: its filters, its rows or why there are none, and where programs find it. */
export function listingPage<Data>(
  { baseUrl, prefix }: Site,
  { title, description, section, asked, json, lead = NO_HTML, filters, count, rows }: ListingParts<Data>,
  {
    data,
    error,
  }: { readonly data?: Data | undefined; readonly error?: { readonly message: string } | undefined },
): Found {
  const csv = `/${section}.csv${queryText(asked)}`;
  const isFiltered = Object.keys(present(asked)).length > 0;
  return {
    status: data === undefined ? 400 : 200,
    page: () => ({
      title,
      description,
      section,
      ...(isFiltered ? { isFiltered } : { canonical: `/${section}` }),
      alternates: [
        { href: json, type: 'application/json' },
        { href: csv, type: 'text/csv' },
      ],
      content: html`<h1>${title}${data === undefined ? NO_HTML : html` <span class="soft count">${count(data)}</span>`}</h1>
${lead}
${filters(data)}
${data === undefined ? message('bad', 'Not listed', error?.message ?? 'The filters are not valid.') : rows(data)}
${forPrograms(baseUrl, prefix, json, csv)}`,
    }),
  };
}

type Answer = { readonly text: string } | { readonly status: number; readonly problem: string };

/** The rows of a page of a listing as a file for spreadsheets. */
export const csvPage = (
  path: string,
  takes: readonly string[],
  textOf: (look: Look, query: Readonly<Record<string, string>>) => Promise<Answer>,
): ExplorerPage => ({
  path,
  takes,
  async load(look, { query }) {
    const answer = await textOf(look, query);
    if ('text' in answer)
      return {
        status: 200,
        type: 'text/csv; charset=utf-8; header=present',
        cache: 'ask',
        file: () => answer.text,
      };
    const { status, problem } = answer;
    return { status, type: 'text/plain; charset=utf-8', cache: 'ask', file: () => problem };
  },
});
