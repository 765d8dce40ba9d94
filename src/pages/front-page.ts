import type { RegistryRegistryStats, RegistrySearchResponse } from '../../generated/types/registry.ts';
import { type Html, html, NO_HTML } from '../../web/html.ts';
import { codeBlock, type Site, siteName, sitePage } from '../../web/shell.ts';

/** Result of a search, or the reason why it was refused; `query` is shown as it was sent. */
export type FrontSearch =
  | { readonly query: string; readonly found: RegistrySearchResponse }
  | { readonly query: string; readonly refused: string };

/** Longest query of the search box, in characters; the search operation has the same limit. */
export const LONGEST_SEARCH = 200;
const MANY = new Intl.NumberFormat('en');

/** The page for people who see the registry for the first time. */
export function frontPage(
  site: Site,
  { stats, search }: { stats: RegistryRegistryStats; search: FrontSearch | null },
): Html {
  const { prefix, baseUrl } = site;
  return sitePage(site, {
    title: search === null ? siteName : `Search: ${search.query}`,
    description: 'Public registry of brands, publishers, properties and the agents that may sell them.',
    section: 'home',
    content: html`<h1>${siteName}</h1>
<p class="lead">Which brand stands behind a domain, which properties a publisher has, and which agents may sell them: resolved from the files that the domains publish themselves, with the reason for every decision.</p>
${searchBox(prefix, search)}
${search === null ? NO_HTML : results(prefix, search)}
<h2 id="figures">In this registry now</h2>
${figures(stats)}
<h2 id="start">Start here</h2>
<ul class="cards">
${card(`${prefix}/docs`, 'REST API', 'Resolve domains, look up authorizations, search. Reading needs no credential.')}
${card(`${prefix}/docs/tasks`, 'Agent tasks', 'Products, media buys, creatives and reports over MCP and A2A, with lines to copy.')}
${card(`${prefix}/schemas/v3/index.json`, 'Schemas', 'JSON Schema 2020-12 of every request and response, as files and as bundles.')}
${card(`${prefix}/docs/errors`, 'Error codes', 'What each code means, and what a program does about it.')}
${card(`${prefix}/docs/api/feed`, 'Change feed', 'Every change in order, by polling or as a stream, for copies that stay current.')}
${card(`${prefix}/.well-known/agent-card.json`, 'Agent card', 'What A2A clients read first: skills, transports and credentials.')}
</ul>
<h2 id="try">Try it</h2>
${codeBlock('Command line', `curl '${baseUrl}/api/registry/stats'\ncurl '${baseUrl}/api/search?q=news'`)}
<p>Programs that ask this address get the <a href="${prefix}/api">index of the API</a> as JSON.</p>`,
  });
}

const card = (href: string, title: string, text: string): Html =>
  html`<li><a href="${href}">${title}</a><p>${text}</p></li>`;

function searchBox(prefix: string, search: FrontSearch | null): Html {
  return html`<form class="search" role="search" action="${prefix}/" method="get">
<label for="q">Search brands, publishers and properties</label>
<div><input id="q" name="q" type="search" required minlength="2" maxlength="${String(LONGEST_SEARCH)}" autocomplete="off" spellcheck="false" placeholder="A domain or a name" value=${search?.query ?? ''} /><button type="submit">Search</button></div>
</form>`;
}

function results(prefix: string, search: FrontSearch): Html {
  if ('refused' in search) return html`<p class="error" role="alert">${search.refused}</p>`;
  const { brands, publishers, properties } = search.found;
  const count = brands.length + publishers.length + properties.length;
  if (count === 0)
    return html`<p role="status">Nothing was found for “${search.query}”. Try a domain, or the beginning of a name.</p>`;
  const address = (path: string, domain: string) => `${prefix}${path}?domain=${encodeURIComponent(domain)}`;
  return html`<section aria-labelledby="results"><h2 id="results">Results for “${search.query}”</h2>
${group(
  'Brands',
  brands.map(({ domain, brand_name }) =>
    result(address('/api/brands/resolve', domain), { title: brand_name ?? domain, text: domain }),
  ),
)}${group(
  'Publishers',
  publishers.map(({ domain, member, agent_count, property_count }) =>
    result(address('/api/registry/publisher', domain), {
      title: member?.display_name ?? domain,
      text: `${domain} · ${counted(property_count, 'property', 'properties')} · ${counted(agent_count, 'agent', 'agents')}`,
    }),
  ),
)}${group(
  'Properties',
  properties.map(({ domain, name, property_type }) =>
    result(address('/api/properties/resolve', domain), {
      title: name ?? domain,
      text: property_type === undefined ? domain : `${domain} · ${property_type}`,
    }),
  ),
)}</section>`;
}

const counted = (count: number | undefined, one: string, many: string): string =>
  `${MANY.format(count ?? 0)} ${count === 1 ? one : many}`;

const group = (title: string, items: readonly Html[]): Html =>
  items.length === 0 ? NO_HTML : html`<h3>${title}</h3><ul class="list">${items}</ul>`;

const result = (href: string, { title, text }: { title: string; text: string }): Html =>
  html`<li><a href="${href}">${title}</a><p>${text}</p></li>`;

function figures(stats: RegistryRegistryStats): Html {
  const rows: [string, number | undefined][] = [
    ['Brands', stats.brands],
    ['Publishers', stats.publishers ?? stats.discovered_publishers],
    ['Properties', stats.discovered_properties],
    ['Agents', stats.registered_agents + stats.discovered_agents],
    ['Authorizations', stats.authorizations],
  ];
  return html`<dl class="figures">${rows.map(([name, count]) => html`<div><dt>${name}</dt><dd>${MANY.format(count ?? 0)}</dd></div>`)}</dl>`;
}
