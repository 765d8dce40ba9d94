import { foreign, ON_PAGES } from '../components/foreign.ts';
import { dataTable, facts, figure, forPrograms, message, moment } from '../components/parts.ts';
import { leavesOf } from '../components/revisions.ts';
import { type ExplorerPage, type Found, queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { changeList, changeSentence } from './rows.ts';
import { changeText, changeWords, type ListedChange } from './words.ts';

const MOST_MEMBERS = 200;
const OTHERS = 10;
const SHOWN_ID = 100;

/** One change under an address that stays: what was said of it, and what else happened to its entry. */
export const eventPage: ExplorerPage = {
  path: '/feed/{event_id}',
  islands: ['times'],
  takes: [],
  async load(look, { site, params }) {
    const id = params.event_id ?? '';
    const { data, error } = await look.GET('/api/registry/changes/{event_id}', {
      params: { path: { event_id: id } },
    });
    if (data === undefined) return notKept(site, id, error?.message);
    if (data.event_id !== id) return { redirect: `/feed/${data.event_id}` };
    const entity = entityOf(data);
    const others = await look.GET('/api/registry/changes', { params: { query: { entity, limit: OTHERS } } });
    const json = `/api/registry/changes/${data.event_id}`;
    return {
      status: 200,
      page: () => ({
        title: changeText(data).slice(0, 100),
        description: 'One change of the registry, with everything that was said of it.',
        section: 'feed',
        canonical: `/feed/${data.event_id}`,
        trail: [{ href: `${site.prefix}/feed`, text: 'Changes' }],
        alternates: [
          { href: json, type: 'application/json' },
          { href: atomPath(entity), type: 'application/atom+xml' },
        ],
        content: html`<h1>${changeSentence(site, data)}</h1>
${facts([
  ['Moment', moment(data.created_at)],
  ['Type', html`<code>${data.event_type}</code>`],
  ['Cause', foreign(data.actor)],
  ['Identifier', html`<code>${data.event_id}</code>`],
])}
${payloadTable(data)}
${otherChanges(site, data, { entity, others: others.data })}
${forPrograms(site.baseUrl, site.prefix, json)}`,
      }),
    };
  },
};

/** The entry whose events stand on the page of one: its publisher, its agent, or what it is about. */
function entityOf(change: ListedChange): string {
  const { domain, agent } = changeWords(change);
  return domain ?? agent ?? change.entity_id;
}

export const atomPath = (entity: string): string => `/feed.atom${queryText({ entity })}`;

function notKept(site: Site, id: string, why: string | undefined): Found {
  return {
    status: 404,
    page: () => ({
      title: 'No such change',
      description: 'The registry does not have this change, or no longer.',
      section: 'missing',
      trail: [{ href: `${site.prefix}/feed`, text: 'Changes' }],
      content: html`<h1>No change ${foreign(id, SHOWN_ID)}</h1>
${message('none', 'Not here', foreign(why ?? 'There is no such change.', ON_PAGES))}
<p>Look at <a href="${site.prefix}/feed">the newest changes</a>.</p>`,
    }),
  };
}

function payloadTable({ payload }: ListedChange): Html {
  const members = [...leavesOf(payload)];
  const shown = members.slice(0, MOST_MEMBERS);
  const said = shown.length < members.length ? `, the first ${figure(shown.length)}` : '';
  return html`<section aria-labelledby="said"><h2 id="said">What was said</h2>${dataTable(
    `${figure(members.length)} values${said}`,
    [{ label: 'Place' }, { label: 'Value' }],
    shown.map(([place, value]) => [html`<code>${foreign(place)}</code>`, foreign(value)]),
  )}</section>`;
}

function otherChanges(
  site: Site,
  { event_id: id }: ListedChange,
  { entity, others }: { entity: string; others: Told<'listChanges'> | undefined },
): Html {
  const events = (others?.events ?? []).filter(({ event_id: one }) => one !== id);
  if (events.length === 0) return NO_HTML;
  return html`<section aria-labelledby="others"><h2 id="others">Newest changes of the same entry</h2>${changeList(site, events)}
<p><a href="${site.prefix}/feed${queryText({ entity })}">All changes of ${foreign(entity)}</a></p></section>`;
}

/** The newest changes of an entry on its own page. */
export function entryChanges(site: Site, entity: string, found: Told<'listChanges'> | undefined): Html {
  if (found === undefined) return NO_HTML;
  const list =
    found.events.length === 0
      ? html`<p>Nothing has changed here in the last 90 days.</p>`
      : changeList(site, found.events);
  return html`<section aria-labelledby="changes"><h2 id="changes">Changes</h2>${list}
<p><a href="${site.prefix}/feed${queryText({ entity })}">All changes of this entry</a> · <a href="${site.prefix}${atomPath(entity)}">Atom feed</a></p></section>`;
}

/** How many changes the page of an entry shows. */
export const ENTRY_CHANGES = 10;
