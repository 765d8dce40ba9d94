import { offsetOf } from '../brands/list.ts';
import { domainName, foreign } from '../components/foreign.ts';
import { dataTable, figure, forPrograms, message, momentOr, stateWord, steps } from '../components/parts.ts';
import { type ExplorerPage, publisherPath, queryText, type Told } from '../explorer.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../shell.ts';

const ROWS = 50;
type Listing = Told<'listPublishers'>;

/** The listing of all publishers by domain. */
export const publisherList: ExplorerPage = {
  path: '/publishers',
  takes: ['offset'],
  async load(look, { site, query }) {
    const offset = offsetOf(query.offset);
    const { data, error } = await look.GET('/api/registry/publishers', {
      params: { query: { limit: ROWS, offset } },
    });
    const json = `/api/registry/publishers${queryText({ limit: ROWS, offset: offset === 0 ? '' : offset })}`;
    return {
      status: data === undefined ? 400 : 200,
      page: () => ({
        title: 'Publishers',
        description: 'All publishers with a valid adagents.json or an entry of a member.',
        section: 'publishers',
        ...(offset === 0 ? { canonical: '/publishers' } : { isFiltered: true }),
        alternates: [{ href: json, type: 'application/json' }],
        content: html`<h1>Publishers</h1>
<p class="lead">Domains with a valid adagents.json, or an entry of a member. <a href="${site.prefix}/">Search</a> for one by name.</p>
${data === undefined ? message('bad', 'Not listed', error?.message ?? 'The list is not there.') : listing(site, data, offset)}
${forPrograms(site.baseUrl, site.prefix, json)}`,
      }),
    };
  },
};

function listing(site: Site, { publishers, count }: Listing, offset: number): Html {
  if (publishers.length === 0)
    return message(
      'none',
      'Nothing here',
      html`The list has ${figure(count)} publishers and ends before this page. Open <a href="${site.prefix}/publishers">its beginning</a>.`,
    );
  const at = (start: number) => `${site.prefix}/publishers${queryText({ offset: start === 0 ? '' : start })}`;
  return html`${dataTable(
    `Showing ${figure(offset + 1)} to ${figure(offset + publishers.length)} of ${figure(count)} publishers, by domain`,
    [
      { label: 'Publisher' },
      { label: 'adagents.json' },
      { label: 'Properties', isNumber: true },
      { label: 'Agents', isNumber: true },
      { label: 'Last found valid' },
    ],
    publishers.map(({ domain, member, has_valid_adagents, property_count, agent_count, last_validated }) => [
      html`<a href="${site.prefix}${publisherPath(domain)}">${domainName(domain)}</a>${member === undefined ? '' : html` <span class="soft">${foreign(member.display_name)}</span>`}`,
      has_valid_adagents ? stateWord('good', 'valid') : stateWord('none', 'none that is valid'),
      figure(property_count),
      figure(agent_count),
      momentOr(last_validated, 'never'),
    ]),
  )}${steps([
    offset === 0 ? null : { href: at(Math.max(0, offset - ROWS)), text: 'Previous 50', rel: 'prev' },
    offset + ROWS >= count ? null : { href: at(offset + ROWS), text: 'Next 50', rel: 'next' },
  ])}`;
}
