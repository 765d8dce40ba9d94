import { foreign } from '../components/foreign.ts';
import { facts, figure, momentOr } from '../components/parts.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { ListedAgent } from './words.ts';

type Capabilities = NonNullable<ListedAgent['capabilities']>;
const MOST = 100;

/** What the agent says that it can do, as of its last answer. */
export function abilities(given: Capabilities): Html {
  const { tools = [], supported_protocols: areas = [], specialisms = [] } = given;
  const formats = given.creative_capabilities?.supported_formats ?? [];
  const metrics = given.measurement_capabilities?.metrics ?? [];
  return html`<section aria-labelledby="abilities"><h2 id="abilities">Abilities</h2>
<p class="hint">Stated by the agent when it last answered (${momentOr(given.last_discovered_at, 'never')}); not verified here unless a check says so.</p>
${facts([
  ['Areas', badges(areas)],
  ['Specialisms', badges(specialisms)],
  ['Last answer', given.discovery_error === undefined ? NO_HTML : foreign(given.discovery_error, 500)],
])}
${tasksOf(tools, given.tools_count)}
${formats.length === 0 ? NO_HTML : html`<h3>Creative formats</h3>${names(formats.map(formatName))}`}
${metrics.length === 0 ? NO_HTML : html`<h3>Metrics</h3><ul class="list">${metrics.slice(0, MOST).map(metric)}</ul>`}</section>`;
}

type Format = NonNullable<Capabilities['creative_capabilities']>['supported_formats'][number];

function formatName({ capability_id: id, format }: Format): string {
  return format?.format_kind ?? format?.format_option_id ?? id ?? '–';
}

function tasksOf(tools: NonNullable<Capabilities['tools']>, count: number): Html {
  if (tools.length === 0) return NO_HTML;
  return html`<details><summary>${figure(count)} tasks</summary><ul class="list">${tools
    .slice(0, MOST)
    .map(
      ({ name, description }) =>
        html`<li><code>${foreign(name)}</code>${description === undefined ? NO_HTML : html`<p>${foreign(description, 500)}</p>`}</li>`,
    )}</ul></details>`;
}

type Metric = NonNullable<Capabilities['measurement_capabilities']>['metrics'][number];

const metric = ({ metric_id: id, unit, accreditations = [] }: Metric): Html =>
  html`<li><code>${foreign(id)}</code>${unit === undefined ? NO_HTML : html` <span class="soft">${foreign(unit)}</span>`}${accreditations.length === 0 ? NO_HTML : html`<p>Stated by the agent, not verified here: ${foreign(accreditations.map(({ accrediting_body: body }) => body).join(', '))}</p>`}</li>`;

const badges = (texts: readonly string[]): Html =>
  texts.length === 0
    ? NO_HTML
    : html`<ul class="badges">${texts.slice(0, MOST).map((text) => html`<li class="badge">${foreign(text, 64)}</li>`)}</ul>`;

const names = (texts: readonly string[]): Html =>
  html`<ul class="columns">${texts.slice(0, MOST).map((text) => html`<li>${foreign(text)}</li>`)}${texts.length > MOST ? html`<li class="soft">and ${figure(texts.length - MOST)} more</li>` : NO_HTML}</ul>`;
