import { domainName, foreign, hitIn } from '../components/foreign.ts';
import { counted, figure } from '../components/parts.ts';
import { type Similar, similarList, similarTo } from '../components/similar.ts';
import { agentPath, brandPath, type ExplorerPage, publisherPath, type Told } from '../explorer.ts';
import { changeList } from '../feed/rows.ts';
import { type Html, html, joined, NO_HTML } from '../html.ts';
import { codeBlock, type Site } from '../shell.ts';
import { dailyEvents } from '../statistics/activity.ts';
import { crawlState, figureList } from '../statistics/page.ts';
import { type AskedText, askedIn } from './asked.ts';

/** Longest query of the search box, in characters; the search operation has the same limit. */
const LONGEST_SEARCH = 200;

/** A front page shows the newest few. */
const SHOWN_CHANGES = 10;

type Results = Told<'searchRegistry'>;

/** The page for people who see the registry for the first time, with the search over everything. */
export const frontPage: ExplorerPage = {
  path: '/',
  takes: ['q'],
  islands: ['search', 'times'],
  async load(look, { site, query: { q } }) {
    const asked = q === undefined ? undefined : askedIn(q);
    const [stats, activity, changes, found] = await Promise.all([
      look.GET('/api/registry/stats', {}),
      q === undefined ? look.GET('/api/registry/activity', {}) : null,
      q === undefined
        ? look.GET('/api/registry/changes', { params: { query: { limit: SHOWN_CHANGES } } })
        : null,
      asked === undefined ? null : look.GET('/api/search', { params: { query: { q: asked.text } } }),
    ]);
    const similar =
      asked !== undefined && found?.data !== undefined && countOf(found.data) === 0
        ? await similarTo(look, asked.text)
        : [];
    const { prefix, baseUrl, name } = site;
    return {
      status: 200,
      page: () => ({
        title: q === undefined ? name : `Search: ${q.slice(0, 60)}`,
        description: 'Public registry of brands, publishers, properties and the agents that may sell them.',
        section: 'home',
        ...(q === undefined ? { canonical: '/' } : { isFiltered: true }),
        content: html`<h1><bdi>${name}</bdi></h1>
<p class="lead">Which brand stands behind a domain, which properties a publisher has, and which agents may sell them: resolved from the files that the domains publish themselves, with the reason for every decision.</p>
${searchBox(prefix, q)}
${asked === undefined || found === null ? NO_HTML : found.data === undefined ? refused(asked.text) : results(site, asked, found.data, similar)}
<h2 id="figures">In this registry now</h2>
${stats.data === undefined ? html`<p>The figures are not there now.</p>` : figureList(stats.data, activity?.data?.days)}
${activity?.data === undefined || stats.data === undefined ? NO_HTML : html`${crawlState(activity.data, stats.data)}${dailyEvents(activity.data.days)}`}
${changes === null || changes.data === undefined ? NO_HTML : newest(site, changes.data)}
${doors(prefix)}
<h2 id="try">Try it</h2>
${codeBlock('Command line', `curl '${baseUrl}/api/registry/stats'\ncurl '${baseUrl}/api/search?q=news'`)}
<p>Programs that ask this address get the <a href="${prefix}/api">index of the API</a> as JSON.</p>`,
      }),
    };
  },
};

function newest(site: Site, { events }: Told<'listChanges'>): Html {
  const list =
    events.length === 0
      ? html`<p>Nothing has changed in the last 90 days. Search for a domain, and have its files read on its page: what they say appears here.</p>`
      : html`${changeList(site, events)}<p><a href="${site.prefix}/feed">All changes</a></p>`;
  return html`<h2 id="changes">Newest changes</h2>${list}`;
}

const searchBox = (prefix: string, q: string | undefined): Html =>
  html`<form class="search" role="search" action="${prefix}/" method="get" data-island="search" data-prefix=${prefix}>
<label for="q">Search brands, publishers, properties and agents</label>
<div><input id="q" name="q" type="search" required minlength="2" maxlength=${LONGEST_SEARCH} autocomplete="off" spellcheck="false" value=${(q ?? '').slice(0, LONGEST_SEARCH)} /><button type="submit">Search</button></div>
</form>`;

function refused(q: string): Html {
  const isLong = q.length > LONGEST_SEARCH;
  const text =
    isLong || q.length < 2
      ? `The search needs 2 to ${LONGEST_SEARCH} characters, and got ${figure(q.length)}.`
      : 'The search takes no such characters.';
  return html`<p class="error" role="alert">${text}</p>`;
}

const countOf = ({ brands, publishers, properties, agents }: Results): number =>
  brands.length + publishers.length + properties.length + agents.length;

function results(site: Site, { text: q, agent }: AskedText, found: Results, similar: Similar): Html {
  const { prefix } = site;
  const { brands, publishers, properties, agents } = found;
  const pasted =
    agent === null
      ? NO_HTML
      : html`<p>Go to <a href="${prefix}${agentPath(agent)}">the agent at ${foreign(agent)}</a></p>`;
  if (countOf(found) === 0)
    return html`<p role="status">Nothing was found for “${foreign(q)}”. Try a domain, or the beginning of a name.</p>${pasted}${similarList(site, similar)}${unknownDomain(prefix, q)}`;
  return html`<section aria-labelledby="results"><h2 id="results">Results for “${foreign(q)}”</h2>
${pasted}${exactly(prefix, q, found)}
${group(
  'Brands',
  brands.map(({ domain, brand_name }) =>
    result(`${prefix}${brandPath(domain)}`, { title: hitIn(brand_name, q), text: hitIn(domain, q) }),
  ),
)}
${group(
  'Publishers',
  publishers.map(({ domain, member, agent_count = 0, property_count = 0 }) =>
    result(`${prefix}${publisherPath(domain)}`, {
      title: hitIn(member.display_name, q),
      text: html`${hitIn(domain, q)} · ${counted(property_count, 'property', 'properties')} · ${counted(agent_count, 'agent', 'agents')}`,
    }),
  ),
)}
${group(
  'Properties',
  properties.map(({ domain, name, property_type: type }) =>
    result(`${prefix}${publisherPath(domain)}#properties`, {
      title: hitIn(name ?? domain, q),
      text: html`${hitIn(domain, q)}${type === undefined ? NO_HTML : html` · ${foreign(type)}`}`,
    }),
  ),
)}
${group(
  'Agents',
  agents.map(({ url, name, type }) =>
    result(`${prefix}${agentPath(url)}`, {
      title: hitIn(name, q),
      text: html`${hitIn(url, q)} · ${type}`,
    }),
  ),
)}</section>`;
}

/** The pages of the entry whose domain or address is exactly what was asked for. */
function exactly(prefix: string, q: string, { brands, publishers, agents }: Results): Html {
  const wanted = q.trim().toLowerCase();
  const hits: [string, Html][] = [
    ...brands
      .filter(({ domain }) => domain === wanted)
      .map(({ domain }): [string, Html] => [brandPath(domain), html`the brand ${domainName(domain)}`]),
    ...publishers
      .filter(({ domain }) => domain === wanted)
      .map(({ domain }): [string, Html] => [
        publisherPath(domain),
        html`the publisher ${domainName(domain)}`,
      ]),
    ...agents
      .filter(({ url }) => url === q.trim())
      .map(({ url }): [string, Html] => [agentPath(url), html`the agent ${foreign(url)}`]),
  ];
  if (hits.length === 0) return NO_HTML;
  return html`<p>Go to ${joined(
    hits.map(([path, text]) => html`<a href="${prefix}${path}">${text}</a>`),
    ' or ',
  )}</p>`;
}

/** For a query that looks like a domain: its pages, on which its files can be read now. */
function unknownDomain(prefix: string, q: string): Html {
  if (!/^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}$/u.test(q)) return NO_HTML;
  return html`<p>A domain that is not here yet can be checked now: <a href="${prefix}${brandPath(q)}">as a brand</a> or <a href="${prefix}${publisherPath(q)}">as a publisher</a>.</p>`;
}

const group = (title: string, items: readonly Html[]): Html =>
  items.length === 0 ? NO_HTML : html`<h3>${title}</h3><ul class="list">${items}</ul>`;

const result = (href: string, { title, text }: { title: Html; text: Html }): Html =>
  html`<li><a href=${href}>${title}</a><p>${text}</p></li>`;

const DOORS: readonly (readonly [string, string, string])[] = [
  ['/brands', 'Brands', 'Who stands behind a domain, which house it belongs to, and how that is proven.'],
  ['/publishers', 'Publishers', 'Properties, the state of adagents.json, and who may sell them.'],
  ['/agents', 'Agents', 'The catalog: what agents do, whether they answer, how their checks went.'],
  ['/authorization', 'Authorization', 'May this agent sell this property? Both sides, with every check.'],
  [
    '/adagents',
    'Check a file',
    'An adagents.json with every finding at its line, before or after it is published.',
  ],
  ['/docs', 'REST API', 'Resolve domains, look up authorizations, search. Reading needs no credential.'],
  [
    '/docs/tasks',
    'Agent tasks',
    'Products, media buys, creatives and reports over MCP and A2A, with lines to copy.',
  ],
  [
    '/schemas/v3/index.json',
    'Schemas',
    'JSON Schema 2020-12 of every request and response, as files and as bundles.',
  ],
  ['/docs/errors', 'Error codes', 'What each code means, and what a program does about it.'],
  [
    '/docs/api/feed',
    'Change feed',
    'Every change in order, by polling or as a stream, for copies that stay current.',
  ],
  [
    '/.well-known/agent-card.json',
    'Agent card',
    'What A2A clients read first: skills, transports and credentials.',
  ],
];

const doors = (prefix: string): Html =>
  html`<h2 id="start">Start here</h2><ul class="cards">${DOORS.map(
    ([path, title, text]) => html`<li><a href="${prefix}${path}">${title}</a><p>${text}</p></li>`,
  )}</ul>`;
