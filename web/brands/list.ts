import { csvText } from '../../src/domain/text/csv.ts';
import { chips, choiceField, textField } from '../components/fields.ts';
import { domainName, foreign } from '../components/foreign.ts';
import {
  csvPage,
  knownOr,
  type ListingAsked,
  listingAt,
  listingPage,
  listingSteps,
  present,
  ROWS,
  shownOf,
  sortable,
} from '../components/listing.ts';
import { logoPicture } from '../components/logo.ts';
import { dataTable, figure, message, momentOr, stateWord } from '../components/parts.ts';
import { brandPath, type ExplorerPage, type Look, queryText, type Told } from '../explorer.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../shell.ts';
import { sourceWords } from './words.ts';

type Listing = Told<'listBrands'>;

const TAKES = ['search', 'source', 'sort', 'cursor'] as const;
const SOURCES = ['brand_json', 'community', 'enriched'] as const;
const SORTS = ['name', '-name', 'domain', '-domain', 'updated', '-updated'] as const;
const SORT_WORDS: readonly (readonly [string, string])[] = [
  ['', 'name'],
  ['-name', 'name, from the end'],
  ['domain', 'domain'],
  ['-domain', 'domain, from the end'],
  ['-updated', 'newest first'],
  ['updated', 'oldest first'],
];

function askedOf(query: Readonly<Record<string, string>>) {
  const sort = knownOr(SORTS, query.sort);
  return {
    search: query.search ?? '',
    source: knownOr(SOURCES, query.source),
    sort: sort === 'name' ? ('' as const) : sort,
    cursor: query.cursor ?? '',
  };
}
type Asked = ReturnType<typeof askedOf>;

const read = (look: Look, asked: Asked) =>
  look.GET('/api/brands/registry', { params: { query: { ...present(asked), limit: ROWS } } });

/** The listing of all brands, with filters and order in the address. */
export const brandList: ExplorerPage = {
  path: '/brands',
  takes: TAKES,
  islands: ['times'],
  async load(look, { site, query }) {
    const asked = askedOf(query);
    return listingPage(
      site,
      {
        title: 'Brands',
        description: 'All brands of the registry, with the source of each entry.',
        section: 'brands',
        asked,
        json: `/api/brands/registry${queryText({ ...asked, limit: ROWS })}`,
        filters: () => filterForm(site, asked),
        count: (data) => figure(totalOf(data.stats, asked.source)),
        rows: (data) => listing(site, data, asked),
      },
      await read(look, asked),
    );
  },
};

const COLUMNS = [
  'domain',
  'brand_name',
  'source',
  'verified',
  'keller_type',
  'house_domain',
  'updated_at',
] as const;

/** The same page of the listing for spreadsheets. */
export const brandListCsv = csvPage('/brands.csv', TAKES, async (look, query) => {
  const { data, error } = await read(look, askedOf(query));
  return data === undefined
    ? { status: 400, problem: error?.message ?? 'The filters are not valid.' }
    : { text: csvText(COLUMNS, data.brands) };
});

function filterForm({ prefix }: Site, asked: Asked): Html {
  const { search, source, sort } = asked;
  const without = (other: ListingAsked) => listingAt(`${prefix}/brands`, asked, other);
  return html`<form class="form filters" method="get" action="${prefix}/brands"><div class="row">
${textField({ name: 'search', label: 'Name or domain', value: search, type: 'search', maxlength: 200 })}
${choiceField({ name: 'source', label: 'Source', value: source, options: [['', 'any'], ...SOURCES.map((one): [string, string] => [one, sourceWords(one)])] })}
${choiceField({ name: 'sort', label: 'Order', value: sort, options: SORT_WORDS })}
<div><button type="submit">Filter</button></div></div></form>
${chips([
  ...(search === '' ? [] : [{ text: html`matches “${foreign(search)}”`, href: without({ search: '' }) }]),
  ...(source === '' ? [] : [{ text: sourceWords(source), href: without({ source: '' }) }]),
])}`;
}

function listing(site: Site, { brands, stats, next_cursor }: Listing, asked: Asked): Html {
  if (brands.length === 0)
    return message(
      'none',
      'Nothing found',
      html`No brand matches. Remove a filter, or open <a href="${site.prefix}/">the search</a> to check a domain that is not here yet.`,
    );
  const path = `${site.prefix}/brands`;
  const by = (label: string, usual: string) => sortable({ label }, { path, asked, usual, byDefault: 'name' });
  return html`${dataTable(
    shownOf(brands.length, figure(totalOf(stats, asked.source)), 'brands'),
    [
      by('Brand', 'name'),
      by('Domain', 'domain'),
      { label: 'Source' },
      { label: 'House' },
      by('Checked or edited', '-updated'),
    ],
    brands.map(({ domain, brand_name, source, verified, house_domain, updated_at, logo_path }) => [
      html`<span>${logoPicture(site, { brand_name, ...(logo_path === undefined ? {} : { logo_path }) }, 24)}<a href="${site.prefix}${brandPath(domain)}">${foreign(brand_name)}</a></span>`,
      domainName(domain),
      stateWord(verified ? 'good' : 'none', sourceWords(source)),
      house_domain === undefined || house_domain === domain
        ? '–'
        : html`<a href="${site.prefix}${brandPath(house_domain)}">${domainName(house_domain)}</a>`,
      momentOr(updated_at, 'unknown'),
    ]),
  )}${listingSteps(path, asked, next_cursor)}`;
}

/** The number of brands that the listing with this filter has. */
const totalOf = (stats: Listing['stats'], source: Asked['source']): number =>
  source === '' ? stats.total : stats[source];
