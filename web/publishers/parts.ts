import { badgeCode } from '../components/badge.ts';
import { chips, textField } from '../components/fields.ts';
import { foreign } from '../components/foreign.ts';
import { dataTable, figure, message, stateWord, steps } from '../components/parts.ts';
import { agentPath, publisherPath, queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { addressKey, entriesByAgent, type FileEntry, type PublisherFile, scopeWords } from './file.ts';
import { evidenceWords } from './words.ts';

type Publisher = Told<'getPublisher'>;
const MOST_ROWS = 50;
/** Fewer, because each row has what the file says of the agent. */
const MOST_AGENTS = 40;
/** So few properties need no filter. */
const FEW = 10;
const MOST_IDENTIFIERS = 4;

type Shown = { readonly property: string; readonly offset: number };

/** The properties page by page, and those that match a text. The JSON has all that are listed here. */
export function propertyPart(
  site: Site,
  { domain, properties, properties_total: given }: Publisher,
  { property, offset }: Shown,
): Html {
  const matching = property === '' ? properties : properties.filter((one) => hasText(one, property));
  const total = property === '' ? (given ?? properties.length) : matching.length;
  const shown = matching.slice(offset, offset + MOST_ROWS);
  const at = (start: number) =>
    `${site.prefix}${publisherPath(domain)}${queryText({ property, offset: start === 0 ? '' : start })}#properties`;
  const links = steps([
    offset === 0 ? null : { href: at(Math.max(0, offset - MOST_ROWS)), text: 'Previous 50', rel: 'prev' },
    offset + MOST_ROWS >= matching.length
      ? null
      : { href: at(offset + MOST_ROWS), text: 'Next 50', rel: 'next' },
  ]);
  const filter =
    properties.length <= FEW && property === ''
      ? NO_HTML
      : html`<form class="form filters" method="get" action="${site.prefix}${publisherPath(domain)}#properties"><div class="row">
${textField({ name: 'property', label: 'Name, id, identifier or tag', value: property, type: 'search', maxlength: 200 })}
<div><button type="submit">Filter</button></div></div></form>
${chips(property === '' ? [] : [{ text: html`matches “${foreign(property)}”`, href: `${site.prefix}${publisherPath(domain)}#properties` }])}`;
  const list =
    shown.length === 0
      ? message(
          'none',
          'None',
          properties.length === 0
            ? 'Neither the file nor an entry lists a property of this domain.'
            : 'No property of this domain matches. Remove the filter, or go back.',
        )
      : dataTable(
          `Showing ${figure(offset + 1)} to ${figure(offset + shown.length)} of ${figure(total)} properties`,
          [
            { label: 'Property' },
            { label: 'Type' },
            { label: 'Identifiers', isWide: true },
            { label: 'Tags' },
          ],
          shown.map(({ id, name, type, identifiers = [], tags = [] }) => [
            html`${foreign(name ?? id ?? '–')}${id === undefined || name === undefined ? NO_HTML : html` <span class="soft">${foreign(id)}</span>`}`,
            type === undefined ? '–' : foreign(type),
            some(
              identifiers.map(
                ({ type: scheme, value }) =>
                  html`<code>${foreign(value)}</code> <span class="soft">${foreign(scheme, 40)}</span>`,
              ),
            ),
            some(tags.map((tag) => foreign(tag, 40))),
          ]),
        );
  return html`<section aria-labelledby="properties"><h2 id="properties">Properties</h2>${filter}${list}${links}</section>`;
}

function hasText(
  { id, name, identifiers = [], tags = [] }: Publisher['properties'][number],
  text: string,
): boolean {
  const wanted = text.toLowerCase();
  return [id, name, ...identifiers.map(({ value }) => value), ...tags].some((one) =>
    one?.toLowerCase().includes(wanted),
  );
}

/** A few values of a cell, and how many more there are. */
function some(values: readonly Html[]): Html {
  if (values.length === 0) return '–';
  const rest = values.length - MOST_IDENTIFIERS;
  return html`<ul class="plain">${values.slice(0, MOST_IDENTIFIERS).map((value) => html`<li>${value}</li>`)}${rest > 0 ? html`<li class="soft">and ${figure(rest)} more</li>` : NO_HTML}</ul>`;
}

/** So many agents are shown with what the file says about each: more of it is in the JSON. */
const MOST_SCOPES = 10;

/** Who may sell what, with the words of the file and a link to every check. */
export function agentPart(site: Site, data: Publisher, file: PublisherFile | undefined): Html {
  const { authorized_agents: agents, rollup_truncated: cut } = data;
  const shown = agents.slice(0, MOST_AGENTS);
  const total = cut?.total_agents ?? agents.length;
  const entries: ReturnType<typeof entriesByAgent> = file === undefined ? new Map() : entriesByAgent(file);
  const list =
    shown.length === 0
      ? message(
          'none',
          'Nobody',
          data.adagents_valid === true
            ? 'The file is valid and authorizes no agent. Nobody may sell this inventory.'
            : 'No valid file authorizes an agent.',
        )
      : dataTable(
          `Showing ${figure(shown.length)} of ${figure(total)} agents`,
          [
            { label: 'Agent' },
            { label: 'May sell' },
            { label: 'Properties' },
            { label: 'Evidence' },
            { label: 'Why' },
          ],
          shown.map((agent, at) => [
            html`<a href="${site.prefix}${agentPath(agent.url)}">${foreign(agent.url)}</a>`,
            html`${agent.authorized_for === undefined ? '–' : foreign(agent.authorized_for)}${at < MOST_SCOPES ? scopes(entries.get(addressKey(agent.url)) ?? [], agent.url) : NO_HTML}`,
            coverage(agent),
            stateWord(...evidenceWords(agent.source)),
            html`<a class="short" href="${site.prefix}/authorization${queryText({ agent: agent.url.slice(0, 2_048), type: 'domain', value: data.domain, publisher: data.domain, country: countryOf(entries.get(addressKey(agent.url))) })}">Checks<span class="unseen"> for ${foreign(agent.url)}</span></a>`,
          ]),
        );
  return html`<section aria-labelledby="agents"><h2 id="agents">Who may sell it</h2>${list}</section>`;
}

/** A country for which the first entry holds, if it holds in some only: without one nothing is decided. */
function countryOf([first]: readonly FileEntry[] = []): string | undefined {
  const countries = first?.entry.countries;
  const [one]: unknown[] = Array.isArray(countries) ? countries : [];
  return typeof one === 'string' ? one.slice(0, 2) : undefined;
}

/** What the entries of an agent say, folded. */
const scopes = (entries: readonly FileEntry[], url: string): Html =>
  entries.length === 0
    ? NO_HTML
    : html`<details><summary>What the file says<span class="unseen"> about ${foreign(url)}</span></summary>${entries.slice(0, MOST_IDENTIFIERS).map(scopeWords)}${entries.length > MOST_IDENTIFIERS ? html`<p class="soft">${figure(entries.length - MOST_IDENTIFIERS)} more entries</p>` : NO_HTML}</details>`;

function coverage(agent: Publisher['authorized_agents'][number]): Html {
  if (agent.publisher_wide === true) return 'all, later ones too';
  const { properties_authorized: some, properties_total: all } = agent;
  if (some === undefined) return 'not counted';
  return all === undefined ? figure(some) : `${figure(some)} of ${figure(all)} of this publisher`;
}

export const badgePart = (site: Site, domain: string): Html =>
  badgeCode(site, {
    name: domain,
    path: publisherPath(domain),
    label: 'adagents.json',
    shows: 'the state of the file',
  });
