import { chips, choiceField, textField } from '../components/fields.ts';
import { domainName, foreign } from '../components/foreign.ts';
import { forPrograms, message, moment, steps } from '../components/parts.ts';
import { agentPath, type ExplorerPage, publisherPath, queryText, type Told } from '../explorer.ts';
import { type Html, html, isEmpty, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { CHANGE_FILTERS, changeWords, type ListedChange } from './words.ts';

const ROWS = 50;
type Filters = { readonly types?: string; readonly before?: string };

/** The newest changes of the registry as sentences, page by page. */
export const feedPage: ExplorerPage = {
  path: '/feed',
  takes: ['types', 'before'],
  async load(look, { site, query }) {
    const filters: Filters = query;
    const { data, error } = await look.GET('/api/registry/changes', {
      params: { query: { ...filters, limit: ROWS } },
    });
    const json = `/api/registry/changes${queryText({ ...filters, limit: ROWS })}`;
    const atom = `/feed.atom${queryText({ types: filters.types })}`;
    return {
      status: data === undefined ? 400 : 200,
      page: () => ({
        title: 'Changes',
        description:
          'What changed in the registry: files of publishers, properties, authorizations and agents.',
        section: 'feed',
        ...(Object.keys(filters).length === 0 ? { canonical: '/feed' } : { isFiltered: true }),
        alternates: [
          { href: json, type: 'application/json' },
          { href: atom, type: 'application/atom+xml' },
        ],
        content: html`<h1>Changes</h1>
<p class="lead">The newest first; kept for 90 days. <a href="${site.prefix}${atom}">Atom feed of these changes</a></p>
${filterForm(site, filters)}
${data === undefined ? message('bad', 'Not listed', foreign(error?.message ?? 'The filter is not valid.', 500)) : listing(site, data, filters)}
${forPrograms(site.baseUrl, site.prefix, json)}`,
      }),
    };
  },
};

function filterForm({ prefix }: Site, { types = '' }: Filters): Html {
  const known = CHANGE_FILTERS.some(([value]) => value === types);
  return html`<form class="form filters" method="get" action="${prefix}/feed"><div class="row">
${
  known
    ? choiceField({ name: 'types', label: 'About', value: types, options: CHANGE_FILTERS })
    : textField({
        name: 'types',
        label: 'Event types',
        value: types,
        maxlength: 1_000,
        hint: 'Such as property.*,authorization.granted',
      })
}
<div><button type="submit">Filter</button></div></div></form>
${chips(types === '' ? [] : [{ text: html`types: ${foreign(types)}`, href: `${prefix}/feed` }])}`;
}

function listing(site: Site, { events, before, has_more }: Told<'listChanges'>, { types }: Filters): Html {
  if (events.length === 0)
    return message(
      'none',
      'No changes',
      types === undefined
        ? 'Nothing has changed in the last 90 days.'
        : 'No event of these types in the last 90 days.',
    );
  return html`${changeList(site, events)}${steps([
    has_more && before !== null
      ? { href: `${site.prefix}/feed${queryText({ types, before })}`, text: 'Older changes', rel: 'next' }
      : null,
  ])}`;
}

/** Changes as sentences, each with its moment and links to its entries. */
export const changeList = (site: Site, events: readonly ListedChange[]): Html =>
  html`<ol class="list changes">${events.map((change) => html`<li id=${change.event_id}>${sentence(site, change)}<p>${moment(change.created_at)} · <code>${change.event_type}</code></p></li>`)}</ol>`;

function sentence({ prefix }: Site, change: ListedChange): Html {
  const { domain, agent, name, say } = changeWords(change);
  const publisher =
    domain === null ? NO_HTML : html`<a href="${prefix}${publisherPath(domain)}">${domainName(domain)}</a>`;
  const about = agent === null ? NO_HTML : html`<a href="${prefix}${agentPath(agent)}">${foreign(agent)}</a>`;
  const [subject, object] = domain === null ? [about, NO_HTML] : [publisher, about];
  return html`<span>${subject} ${say}${isEmpty(object) ? NO_HTML : [' ', object]}${name === null ? NO_HTML : html`: ${foreign(name)}`}</span>`;
}
