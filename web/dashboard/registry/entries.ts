import { domainName, foreign } from '../../components/foreign.ts';
import { counted, message, moment, type StatusKind, stateWord, steps } from '../../components/parts.ts';
import { brandPath, publisherPath, type Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, Visit } from '../dashboard.ts';
import { block, pageLink, withQuery, workTable } from '../parts.ts';

export type OwnEntry = Told<'listMyEntries'>['entries'][number];

export const ENTRIES = '/dashboard/entries';
export const ENTRY = '/dashboard/entry';
const ROWS = 50;

const STATES: Readonly<Record<string, readonly [StatusKind, string]>> = {
  approved: ['good', 'published'],
  pending: ['info', 'held for review'],
  rejected: ['bad', 'refused'],
};

const entryState = ({ review_status: status }: OwnEntry): Html =>
  stateWord(...(STATES[status] ?? (['none', status] as const)));

export const kindWord = (entity: string): string => (entity === 'brand' ? 'brand' : 'publisher');

export const publicPath = ({ entity, domain }: Pick<OwnEntry, 'entity' | 'domain'>): string =>
  entity === 'brand' ? brandPath(domain) : publisherPath(domain);

export const entriesPage: DashboardPage = {
  path: ENTRIES,
  needs: 'member',
  menu: { group: 'Registry', text: 'Entries' },
  takes: ['cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const answer = await ask.GET('/api/me/entries', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return {
      title: 'Entries',
      content: html`<p class="lead">What ${foreign(visit.visitor.organization?.name ?? '')} saved about brands and publishers.</p>
<p>${pageLink(visit, withQuery(ENTRY, { entity: 'brand' }), 'New brand')} · ${pageLink(visit, withQuery(ENTRY, { entity: 'property' }), 'New publisher')}</p>
${block(visit, answer, (data) => entryList(visit, data))}`,
    };
  },
};

function entryList(visit: Visit, { entries, next_cursor: next }: Told<'listMyEntries'>): Html {
  const { site, query } = visit;
  if (entries.length === 0)
    return message(
      'none',
      'No entries',
      query.cursor === undefined
        ? 'The organization has saved nothing yet. A domain that publishes its own file needs no entry here.'
        : 'There is nothing after this page.',
    );
  return html`${workTable(
    `${counted(entries.length, 'entry', 'entries')} by domain`,
    [
      { label: 'Domain' },
      { label: 'Kind' },
      { label: 'State' },
      { label: 'Revision', isNumber: true },
      { label: 'Saved' },
      { label: 'Act' },
    ],
    entries.map((entry) => [
      html`<a href="${site.prefix}${publicPath(entry)}">${domainName(entry.domain)}</a>`,
      kindWord(entry.entity),
      html`${entryState(entry)}${entry.resembles === undefined ? NO_HTML : html` <span class="soft">looks like ${domainName(entry.resembles)}</span>`}`,
      String(entry.revision_number),
      moment(entry.updated_at),
      pageLink(visit, withQuery(ENTRY, { entity: entry.entity, domain: entry.domain }), 'Open', entry.domain),
    ]),
  )}${steps([
    query.cursor === undefined
      ? null
      : { href: `${site.prefix}${ENTRIES}`, text: 'First entries', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${withQuery(ENTRIES, { cursor: next })}`, text: 'Next entries', rel: 'next' },
  ])}`;
}
