import { type ExplorerPage, type Look, queryText } from '../explorer.ts';
import type { Html } from '../html.ts';
import { type Column, figure, type Step, steps } from './parts.ts';

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
