import { chips, choiceField, textField } from '../components/fields.ts';
import { foreign } from '../components/foreign.ts';
import { forPrograms, message, steps } from '../components/parts.ts';
import { type ExplorerPage, queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { changeList } from './rows.ts';
import { CHANGE_FILTERS } from './words.ts';

const ROWS = 50;
type Filters = { readonly types?: string; readonly entity?: string; readonly before?: string };

/** The newest changes of the registry as sentences, page by page. */
export const feedPage: ExplorerPage = {
  path: '/feed',
  takes: ['types', 'entity', 'before'],
  islands: ['live', 'times'],
  async load(look, { site, query }) {
    const filters: Filters = query;
    const { data, error } = await look.GET('/api/registry/changes', {
      params: { query: { ...filters, limit: ROWS } },
    });
    const json = `/api/registry/changes${queryText({ ...filters, limit: ROWS })}`;
    const atom = `/feed.atom${queryText({ types: filters.types, entity: filters.entity })}`;
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

function filterForm({ prefix }: Site, { types = '', entity = '' }: Filters): Html {
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
${textField({ name: 'entity', label: 'Entry', value: entity, maxlength: 2_048, hint: 'A domain, the URL of an agent, or the identifier of a property' })}
<div><button type="submit">Filter</button></div></div></form>
${chips([
  ...(types === ''
    ? []
    : [{ text: html`types: ${foreign(types)}`, href: `${prefix}/feed${queryText({ entity })}` }]),
  ...(entity === ''
    ? []
    : [{ text: html`entry: ${foreign(entity)}`, href: `${prefix}/feed${queryText({ types })}` }]),
])}`;
}

function listing(
  site: Site,
  { events, before, has_more }: Told<'listChanges'>,
  { types, entity, before: from }: Filters,
): Html {
  // Older pages stay as they are.
  const live =
    from === undefined
      ? html`<div class="live" data-island="live" data-prefix=${site.prefix} data-types=${types} data-entity=${entity} data-cursor=${events[0]?.event_id}></div>`
      : NO_HTML;
  if (events.length === 0)
    return html`${live}${message(
      'none',
      'No changes',
      types === undefined && entity === undefined
        ? 'Nothing has changed in the last 90 days.'
        : 'No event of these types, or of this entry, in the last 90 days.',
    )}`;
  return html`${live}${changeList(site, events)}${steps([
    has_more && before !== null
      ? {
          href: `${site.prefix}/feed${queryText({ types, entity, before })}`,
          text: 'Older changes',
          rel: 'next',
        }
      : null,
  ])}`;
}
