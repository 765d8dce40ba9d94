import { chips, choiceField, textField } from '../components/fields.ts';
import { domainName, foreign } from '../components/foreign.ts';
import {
  counted,
  dataTable,
  figure,
  forPrograms,
  message,
  type Step,
  stateWord,
  steps,
} from '../components/parts.ts';
import { brandPath, type ExplorerPage, queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { sourceWords } from './words.ts';

const ROWS = 50;
const MOST_OFFSET = 1_000_000;
type Listing = Told<'listBrands'>;
type Filters = { readonly search: string; readonly source: string; readonly offset: number };

const SOURCES = ['brand_json', 'community', 'enriched'] as const;

/** The listing of all brands, with filters in the address. */
export const brandList: ExplorerPage = {
  path: '/brands',
  takes: ['search', 'source', 'offset'],
  async load(look, { site, query }) {
    const source = SOURCES.find((one) => one === query.source);
    const filters = { search: query.search ?? '', source: source ?? '', offset: offsetOf(query.offset) };
    const { data, error } = await look.GET('/api/brands/registry', {
      params: {
        query: {
          limit: ROWS,
          offset: filters.offset,
          ...(filters.search === '' ? {} : { search: filters.search }),
          ...(source === undefined ? {} : { source }),
        },
      },
    });
    return {
      status: data === undefined ? 400 : 200,
      page: () => ({
        title: 'Brands',
        description: 'All brands of the registry, with the source of each entry.',
        section: 'brands',
        ...(filters.search === '' && source === undefined && filters.offset === 0
          ? { canonical: '/brands' }
          : { isFiltered: true }),
        alternates: [{ href: jsonPath(filters), type: 'application/json' }],
        content: html`<h1>Brands${data === undefined ? NO_HTML : html` <span class="soft count">${figure(data.stats.total)}</span>`}</h1>
${filterForm(site, filters)}
${data === undefined ? message('bad', 'Not searched', error?.message ?? 'The search is not valid.') : listing(site, data, filters)}
${forPrograms(site.baseUrl, site.prefix, jsonPath(filters))}`,
      }),
    };
  },
};

/** The number of entries to skip that an address asks for; 0 when it asks for none that there could be. */
export function offsetOf(text: string | undefined): number {
  return text !== undefined && /^\d{1,7}$/.test(text) && Number(text) <= MOST_OFFSET ? Number(text) : 0;
}

const jsonPath = ({ search, source, offset }: Filters): string =>
  `/api/brands/registry${queryText({ search, source, limit: ROWS, offset: offset === 0 ? '' : offset })}`;

function filterForm({ prefix }: Site, { search, source }: Filters): Html {
  const without = (filters: Partial<Filters>) =>
    `${prefix}/brands${queryText({ search, source, ...filters })}`;
  return html`<form class="form filters" method="get" action="${prefix}/brands"><div class="row">
${textField({ name: 'search', label: 'Name or domain', value: search, type: 'search', maxlength: 200 })}
${choiceField({ name: 'source', label: 'Source', value: source, options: [['', 'any'], ...SOURCES.map((one): [string, string] => [one, sourceWords(one)])] })}
<div><button type="submit">Filter</button></div></div></form>
${chips([
  ...(search === '' ? [] : [{ text: html`matches “${foreign(search)}”`, href: without({ search: '' }) }]),
  ...(source === '' ? [] : [{ text: sourceWords(source), href: without({ source: '' }) }]),
])}`;
}

function listing(site: Site, { brands, stats }: Listing, filters: Filters): Html {
  if (brands.length === 0)
    return message(
      'none',
      'Nothing found',
      html`No brand matches. Remove a filter, or open <a href="${site.prefix}/">the search</a> to check a domain that is not here yet.`,
    );
  const { offset } = filters;
  const at = (start: number) =>
    `${site.prefix}/brands${queryText({ search: filters.search, source: filters.source, offset: start === 0 ? '' : start })}`;
  const links: (Step | null)[] = [
    offset === 0 ? null : { href: at(Math.max(0, offset - ROWS)), text: 'Previous 50', rel: 'prev' },
    offset + ROWS >= totalOf(stats, filters.source)
      ? null
      : { href: at(offset + ROWS), text: 'Next 50', rel: 'next' },
  ];
  return html`${dataTable(
    `Showing ${figure(offset + 1)} to ${figure(offset + brands.length)} of ${counted(totalOf(stats, filters.source), 'brand', 'brands')}, the largest companies first`,
    [{ label: 'Brand' }, { label: 'Domain' }, { label: 'Source' }, { label: 'House' }],
    brands.map(({ domain, brand_name, source, verified, house_domain }) => [
      html`<a href="${site.prefix}${brandPath(domain)}">${foreign(brand_name)}</a>`,
      domainName(domain),
      stateWord(verified ? 'good' : 'none', sourceWords(source)),
      house_domain === undefined || house_domain === domain
        ? '–'
        : html`<a href="${site.prefix}${brandPath(house_domain)}">${domainName(house_domain)}</a>`,
    ]),
  )}${steps(links)}`;
}

/** The number of brands that the listing with this filter has. */
function totalOf(stats: Listing['stats'], source: string): number {
  const known = SOURCES.find((one) => one === source);
  return known === undefined ? stats.total : stats[known];
}
