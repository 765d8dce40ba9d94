import {
  counted,
  dataTable,
  figure,
  forPrograms,
  message,
  momentOr,
  stateWord,
} from '../components/parts.ts';
import { sparkLine } from '../components/plot.ts';
import type { ExplorerPage, Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import { crawlPlots, dailyEvents, growth, growthOf } from './activity.ts';
import { freshnessPart, slowestHosts } from './freshness.ts';

type Stats = Told<'getRegistryStats'>;
const JSON_PATH = '/api/registry/stats';

/** What the registry holds, in figures that are kept up to date with every change. */
export const statisticsPage: ExplorerPage = {
  path: '/stats',
  takes: [],
  islands: ['times'],
  async load(look, { site }) {
    const [{ data }, activity] = await Promise.all([
      look.GET(JSON_PATH, {}),
      look.GET('/api/registry/activity', {}),
    ]);
    return {
      status: 200,
      page: () => ({
        title: 'Statistics',
        description: 'How many brands, publishers, properties, agents and authorizations the registry holds.',
        section: 'statistics',
        canonical: '/stats',
        alternates: [{ href: JSON_PATH, type: 'application/json' }],
        content: html`<h1>Statistics</h1>
${data === undefined ? message('none', 'Unknown', 'The figures are not there.') : tables(data, activity.data, site.prefix)}
${forPrograms(site.baseUrl, site.prefix, JSON_PATH)}`,
      }),
    };
  },
};

/** The figures that every visitor may see, by name. */
function statFigures(stats: Stats): readonly (readonly [string, number])[] {
  return [
    ['Brands', stats.brands ?? 0],
    ['Publishers', stats.publishers ?? stats.discovered_publishers],
    ['Properties', stats.discovered_properties],
    ['Agents', stats.registered_agents + stats.discovered_agents],
    ['Authorizations', stats.authorizations],
  ];
}

/** The figures; with the days of the last month a line beside each whose changes are counted. */
export function figureList(stats: Stats, days: Days = []): Html {
  const line = (name: string, count: number): Html => {
    const kind = COUNTED_DAILY[name];
    const drawn =
      kind === undefined || days.length === 0
        ? NO_HTML
        : sparkLine(`${name}, last 30 days`, growthOf(days, kind, count));
    return drawn === NO_HTML ? NO_HTML : html`<dd class="trend">${drawn}</dd>`;
  };
  return html`<dl class="figures">${statFigures(stats).map(([name, count]) => html`<div><dt>${name}</dt><dd>${figure(count)}</dd>${line(name, count)}</div>`)}</dl>`;
}

type Days = Parameters<typeof growthOf>[0];
const COUNTED_DAILY: Readonly<Record<string, Parameters<typeof growthOf>[1]>> = {
  Properties: 'properties',
  Agents: 'agents',
  Authorizations: 'authorizations',
};

/** Whether what is shown keeps up with what domains serve. */
export function crawlState({ crawls }: Told<'getRegistryActivity'>, { freshness }: Stats): Html {
  if (crawls === undefined) return NO_HTML;
  const { state, due_since: since } = crawls;
  const copies = freshness?.publishers;
  const all = copies === undefined ? 0 : copies.live + copies.stale;
  const live =
    copies === undefined || all === 0
      ? NO_HTML
      : html` Of ${counted(all, 'copy', 'copies')} of adagents.json, ${figure(copies.live)} ${copies.live === 1 ? 'is' : 'are'} what the domain served last.`;
  return state === 'late'
    ? html`<p>${stateWord('warn', 'late')} Crawls are behind: one is due since ${momentOr(since, 'unknown')}.${live}</p>`
    : html`<p>${stateWord('good', 'fresh')} All planned crawls are on time.${live}</p>`;
}

const share = (count: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * count) / whole).toFixed(1)} %`;

function tables(stats: Stats, activity: Told<'getRegistryActivity'> | undefined, prefix: string): Html {
  const { authorizations_by_source: evidence, properties_by_type: types } = stats;
  const properties = Object.entries(types).sort(([, a], [, b]) => Number(b) - Number(a));
  const whole = properties.reduce((sum, [, count]) => sum + Number(count), 0);
  return html`${figureList(stats)}
${activity === undefined ? NO_HTML : html`${crawlState(activity, stats)}${dailyEvents(activity.days)}${growth(activity.days, stats)}${crawlPlots(activity.days)}`}
${stats.freshness === undefined ? NO_HTML : freshnessPart(stats.freshness)}
${activity === undefined ? NO_HTML : slowestHosts(activity.slowest_hosts, prefix)}
<h2>Authorizations</h2>
${dataTable(
  `${figure(stats.authorizations)} authorizations, by their evidence`,
  [
    { label: 'Evidence' },
    { label: 'Authorizations', isNumber: true },
    { label: 'Share of all', isNumber: true },
  ],
  [
    [
      "the publisher's file",
      figure(evidence.adagents_json),
      share(evidence.adagents_json, evidence.adagents_json + evidence.agent_claim),
    ],
    [
      'a claim of the agent alone',
      figure(evidence.agent_claim),
      share(evidence.agent_claim, evidence.adagents_json + evidence.agent_claim),
    ],
  ],
)}
<h2>Properties</h2>
${dataTable(
  `${figure(whole)} properties, by type`,
  [{ label: 'Type' }, { label: 'Properties', isNumber: true }, { label: 'Share of all', isNumber: true }],
  properties.map(([type, count]) => [
    type.replaceAll('_', ' '),
    figure(Number(count)),
    share(Number(count), whole),
  ]),
)}`;
}
