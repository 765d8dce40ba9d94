import { foreign } from '../components/foreign.ts';
import { dataTable, figure, message, stateWord } from '../components/parts.ts';
import { agentPath, queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { evidenceWords } from './words.ts';

type Publisher = Told<'getPublisher'>;
const MOST_ROWS = 50;
const MOST_IDENTIFIERS = 4;

export function propertyPart({ properties, properties_total: given }: Publisher): Html {
  const total = given ?? properties.length;
  const shown = properties.slice(0, MOST_ROWS);
  const list =
    shown.length === 0
      ? message('none', 'None', 'Neither the file nor an entry lists a property of this domain.')
      : dataTable(
          `Showing ${figure(shown.length)} of ${figure(total)} properties`,
          [{ label: 'Property' }, { label: 'Type' }, { label: 'Identifiers' }, { label: 'Tags' }],
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
  return html`<section aria-labelledby="properties"><h2 id="properties">Properties</h2>${list}</section>`;
}

/** A few values of a cell, and how many more there are. */
function some(values: readonly Html[]): Html {
  if (values.length === 0) return '–';
  const rest = values.length - MOST_IDENTIFIERS;
  return html`<ul class="plain">${values.slice(0, MOST_IDENTIFIERS).map((value) => html`<li>${value}</li>`)}${rest > 0 ? html`<li class="soft">and ${figure(rest)} more</li>` : NO_HTML}</ul>`;
}

export function agentPart(site: Site, data: Publisher): Html {
  const { authorized_agents: agents, rollup_truncated: cut } = data;
  const shown = agents.slice(0, MOST_ROWS);
  const total = cut?.total_agents ?? agents.length;
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
          shown.map((agent) => [
            html`<a href="${site.prefix}${agentPath(agent.url)}">${foreign(agent.url)}</a>`,
            agent.authorized_for === undefined ? '–' : foreign(agent.authorized_for),
            coverage(agent),
            stateWord(...evidenceWords(agent.source)),
            html`<a class="short" href="${site.prefix}/authorization${queryText({ agent: agent.url.slice(0, 2_048), type: 'domain', value: data.domain, publisher: data.domain })}">Checks<span class="unseen"> for ${foreign(agent.url)}</span></a>`,
          ]),
        );
  return html`<section aria-labelledby="agents"><h2 id="agents">Who may sell it</h2>${list}</section>`;
}

function coverage(agent: Publisher['authorized_agents'][number]): Html {
  if (agent.publisher_wide === true) return 'all, later ones too';
  const { properties_authorized: some, properties_total: all } = agent;
  if (some === undefined) return 'not counted';
  return all === undefined ? figure(some) : `${figure(some)} of ${figure(all)} of this publisher`;
}

export function badgePart({ baseUrl, prefix }: Site, domain: string): Html {
  const name = encodeURIComponent(domain);
  const picture = `${baseUrl}/badges/${name}.svg`;
  const page = `${baseUrl}/publishers/${name}`;
  return html`<section class="programs" aria-labelledby="badge"><h2 id="badge">Badge</h2>
<p><img src="${prefix}/badges/${name}.svg" alt="Badge with the state of the file" width="170" height="20" /></p>
<p class="hint">It follows the file within minutes; some sites keep pictures for hours.</p>
<pre tabindex="0" role="region" aria-label="HTML of the badge"><code>${`<a href="${page}"><img src="${picture}" alt="adagents.json" height="20"></a>`}</code></pre>
<pre tabindex="0" role="region" aria-label="Markdown of the badge"><code>${`[![adagents.json](${picture})](${page})`}</code></pre></section>`;
}
