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
import {
  type Column,
  dataTable,
  figure,
  message,
  momentOr,
  type StatusKind,
  stateWord,
} from '../components/parts.ts';
import { type ExplorerPage, type Look, publisherPath, queryText, type Told } from '../explorer.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../shell.ts';

type Listing = Told<'listPublishers'>;
type FileStatus = Listing['publishers'][number]['file_status'];

const TAKES = ['search', 'file_status', 'sort', 'cursor'] as const;
const SORTS = ['domain', '-domain', 'validated', '-validated', 'properties', '-properties'] as const;
const SORT_WORDS: readonly (readonly [string, string])[] = [
  ['', 'domain'],
  ['-domain', 'domain, from the end'],
  ['-validated', 'latest found valid first'],
  ['validated', 'latest found valid last'],
  ['-properties', 'most properties first'],
  ['properties', 'fewest properties first'],
];
const STATUS: Readonly<Record<FileStatus, readonly [StatusKind, string]>> = {
  valid: ['good', 'valid'],
  unreachable: ['warn', 'not reachable'],
  invalid: ['bad', 'invalid'],
  absent: ['none', 'not found'],
  unknown: ['none', 'not seen yet'],
};
const STATUSES = Object.keys(STATUS) as FileStatus[];
/** With a filter publishers are counted up to here. */
const MOST_COUNTED = 10_000;

function askedOf(query: Readonly<Record<string, string>>) {
  const search = query.search ?? '';
  const sort = knownOr(SORTS, query.sort);
  // A search for domains is in the order of domains.
  const isUsual = sort === 'domain' || (search !== '' && sort !== '-domain');
  return {
    search,
    file_status: knownOr(STATUSES, query.file_status),
    sort: isUsual ? ('' as const) : sort,
    cursor: query.cursor ?? '',
  };
}
type Asked = ReturnType<typeof askedOf>;

const read = (look: Look, asked: Asked) =>
  look.GET('/api/registry/publishers', { params: { query: { ...present(asked), limit: ROWS } } });

/** The listing of all publishers, with filters and order in the address. */
export const publisherList: ExplorerPage = {
  path: '/publishers',
  takes: TAKES,
  islands: ['times'],
  async load(look, { site, query }) {
    const asked = askedOf(query);
    return listingPage(
      site,
      {
        title: 'Publishers',
        description: 'All publishers with a valid adagents.json or an entry of a member.',
        section: 'publishers',
        asked,
        json: `/api/registry/publishers${queryText({ ...asked, limit: ROWS })}`,
        lead: html`<p class="lead">Domains with a valid adagents.json, or an entry of a member. <a href="${site.prefix}/">Search</a> for one by name.</p>`,
        filters: () => filterForm(site, asked),
        count: (data) => totalOf(data, asked),
        rows: (data) => listing(site, data, asked),
      },
      await read(look, asked),
    );
  },
};

const COLUMNS = [
  'domain',
  'member',
  'file_status',
  'has_valid_adagents',
  'property_count',
  'agent_count',
  'last_validated',
] as const;

/** The same page of the listing for spreadsheets. */
export const publisherListCsv = csvPage('/publishers.csv', TAKES, async (look, query) => {
  const { data, error } = await read(look, askedOf(query));
  if (data === undefined) return { status: 400, problem: error?.message ?? 'The filters are not valid.' };
  const rows = data.publishers.map((one) => ({ ...one, member: one.member?.display_name }));
  return { text: csvText(COLUMNS, rows) };
});

function filterForm({ prefix }: Site, asked: Asked): Html {
  const { search, file_status: status, sort } = asked;
  const without = (other: ListingAsked) => listingAt(`${prefix}/publishers`, asked, other);
  const words = STATUSES.map((one): [string, string] => [one, STATUS[one][1]]);
  return html`<form class="form filters" method="get" action="${prefix}/publishers"><div class="row">
${textField({ name: 'search', label: 'Domain begins with', value: search, type: 'search', maxlength: 253 })}
${choiceField({ name: 'file_status', label: 'adagents.json', value: status, options: [['', 'any'], ...words] })}
${choiceField({ name: 'sort', label: 'Order', value: sort, options: search === '' ? SORT_WORDS : SORT_WORDS.slice(0, 2) })}
<div><button type="submit">Filter</button></div></div></form>
${chips([
  ...(search === '' ? [] : [{ text: html`begins with “${foreign(search)}”`, href: without({ search: '' }) }]),
  ...(status === ''
    ? []
    : [{ text: `adagents.json: ${STATUS[status][1]}`, href: without({ file_status: '' }) }]),
])}`;
}

function listing(site: Site, data: Listing, asked: Asked): Html {
  const { publishers, next_cursor } = data;
  const path = `${site.prefix}/publishers`;
  if (publishers.length === 0)
    return message(
      'none',
      'Nothing found',
      html`No publisher matches. Open <a href=${path}>the whole list</a>, or <a href="${site.prefix}/">the search</a> to check a domain that is not here yet.`,
    );
  const by = (column: Column, usual: string): Column =>
    asked.search === '' || usual === 'domain'
      ? sortable(column, { path, asked, usual, byDefault: 'domain' })
      : column;
  return html`${dataTable(
    shownOf(publishers.length, totalOf(data, asked), 'publishers'),
    [
      by({ label: 'Publisher' }, 'domain'),
      { label: 'adagents.json' },
      by({ label: 'Properties', isNumber: true }, '-properties'),
      { label: 'Agents', isNumber: true },
      by({ label: 'Last found valid' }, '-validated'),
    ],
    publishers.map(({ domain, member, file_status, property_count, agent_count, last_validated }) => [
      html`<a href="${site.prefix}${publisherPath(domain)}">${domainName(domain)}</a>${member === undefined ? '' : html` <span class="soft">${foreign(member.display_name)}</span>`}`,
      stateWord(...STATUS[file_status]),
      figure(property_count),
      figure(agent_count),
      momentOr(last_validated, 'never'),
    ]),
  )}${listingSteps(path, asked, next_cursor)}`;
}

function totalOf({ count }: Listing, { search, file_status: status }: Asked): string {
  const isCut = count >= MOST_COUNTED && (search !== '' || status !== '');
  return isCut ? `${figure(count)} or more` : figure(count);
}
