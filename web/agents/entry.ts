import { badgeCode } from '../components/badge.ts';
import { domainName, foreign, ON_PAGES, outsideLink } from '../components/foreign.ts';
import {
  counted,
  dataTable,
  facts,
  figure,
  forPrograms,
  message,
  momentOr,
  stateWord,
} from '../components/parts.ts';
import { agentPath, type ExplorerPage, publisherPath, queryText, type Told } from '../explorer.ts';
import { atomPath, ENTRY_CHANGES, entryChanges } from '../feed/event.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { abilities } from './abilities.ts';
import { overTime } from './history.ts';
import { checksWord, healthWord, type ListedAgent, trackWord } from './words.ts';

const ROWS = 50;
type Rows = Told<'listAuthorizations'>;

/** One agent: how to reach it, whether it answers, what it can do, and who authorizes it. */
export const agentEntry: ExplorerPage = {
  path: '/agents/{url*}',
  takes: [],
  islands: ['times'],
  async load(look, { site, params }) {
    const asked = params.url ?? '';
    const [catalog, rows, history, changes] = await Promise.all([
      look.GET('/api/registry/agents', {
        params: { query: { url: asked, health: true, capabilities: true, compliance: true } },
      }),
      look.GET('/api/registry/authorizations', { params: { query: { agent_url: asked, limit: ROWS } } }),
      look.GET('/api/registry/agents/history', { params: { query: { url: asked } } }),
      asked.includes('://')
        ? look.GET('/api/registry/changes', { params: { query: { entity: asked, limit: ENTRY_CHANGES } } })
        : null,
    ]);
    const agent = catalog.data?.agents[0];
    const url = agent?.url ?? rows.data?.agent_url ?? asked;
    if (rows.data !== undefined && url !== asked) return { redirect: agentPath(url) };
    const isKnown = agent !== undefined || (rows.data?.count ?? 0) > 0;
    const json = `/api/registry/agents${queryText({ url, health: 'true', capabilities: 'true', compliance: 'true' })}`;
    return {
      status: isKnown ? 200 : 404,
      page: () => ({
        title: (agent?.name ?? url).slice(0, 100),
        description: 'What this agent does, whether it answers, and which publishers authorize it.',
        section: 'agents',
        ...(isKnown ? { canonical: agentPath(url) } : { isFiltered: true }),
        trail: [{ href: `${site.prefix}/agents`, text: 'Agents' }],
        alternates: [
          { href: json, type: 'application/json' },
          { href: atomPath(url), type: 'application/atom+xml' },
        ],
        content: html`<h1>${foreign(agent?.name ?? url)}</h1>
<p class="lead">${foreign(url, ON_PAGES)}</p>
${isKnown ? NO_HTML : message('none', 'Unknown', html`${foreign(catalog.error?.message ?? 'Nobody enrolled this agent, and no file of a publisher names it.')} Look in <a href="${site.prefix}/agents">the catalog</a>.`)}
${agent === undefined ? notEnrolled(isKnown) : enrolled(agent, history.data)}
${trust(site, url, rows.data)}${entryChanges(site, url, changes?.data)}
${agent === undefined ? NO_HTML : badgeCode(site, { name: url, path: agentPath(url), label: 'Agent checks', shows: 'the result of the checks' })}
${forPrograms(site.baseUrl, site.prefix, json)}`,
      }),
    };
  },
};

const notEnrolled = (isKnown: boolean): Html =>
  isKnown
    ? message(
        'info',
        'Not enrolled',
        'Publishers name this agent, but no organization has enrolled it here. Therefore it is neither asked nor checked.',
      )
    : NO_HTML;

function enrolled(agent: ListedAgent, history: Told<'getAgentHistory'> | undefined): Html {
  const { health, stats, capabilities, compliance } = agent;
  return html`${facts([
    ['Type', agent.type],
    ['Health', html`${stateWord(...healthWord(health))} <span class="soft">${healthText(health)}</span>`],
    [
      'Checks',
      html`${stateWord(...checksWord(compliance?.status))} <span class="soft">last run: ${momentOr(compliance?.last_checked_at, 'never')}</span>`,
    ],
    ['Passing for', passingFor(compliance)],
    ['Stage', compliance?.lifecycle_stage ?? NO_HTML],
    ['Enrolled by', agent.member?.display_name === undefined ? NO_HTML : foreign(agent.member.display_name)],
    ['Enrolled on', agent.added_date],
    [
      'Sells',
      stats === undefined
        ? NO_HTML
        : `${figure(stats.property_count ?? 0)} properties of ${figure(stats.publisher_count ?? 0)} publishers`,
    ],
  ])}
${agent.description === undefined ? NO_HTML : html`<p>${foreign(agent.description, ON_PAGES)}</p>`}
<section aria-labelledby="connect"><h2 id="connect">Connect</h2>${facts([
    ['Protocol', agent.protocol === 'mcp' ? 'MCP' : 'A2A'],
    ['Endpoint', agent.mcp_endpoint === undefined ? outsideLink(agent.url) : outsideLink(agent.mcp_endpoint)],
    ['Credential', capabilities?.oauth_required === true ? 'needed before it tells anything' : NO_HTML],
    ['Contact', agent.contact?.name === undefined ? NO_HTML : foreign(agent.contact.name)],
  ])}</section>
${checks(compliance)}${overTime(history)}${capabilities === undefined ? NO_HTML : abilities(capabilities)}`;
}

/** How long every run has passed, and how often the checks run. */
function passingFor(compliance: ListedAgent['compliance']): Html {
  if (compliance === undefined || compliance.status !== 'passing') return NO_HTML;
  const { streak_days: days, check_interval_hours: hours } = compliance;
  const often = hours === undefined ? '' : `, checked every ${counted(hours, 'hour', 'hours')}`;
  return `${counted(days, 'day', 'days')}${often}`;
}

function healthText(health: ListedAgent['health']): Html {
  if (health === undefined || health.checked_at === null) return 'It has not been asked yet.';
  const time =
    health.response_time_ms === undefined ? '' : `answered in ${figure(health.response_time_ms)} ms on `;
  return health.online
    ? html`${time}${momentOr(health.checked_at, 'unknown')}`
    : html`${momentOr(health.checked_at, 'unknown')}: ${foreign(health.error ?? 'it did not answer')}`;
}

function checks(compliance: ListedAgent['compliance']): Html {
  const tracks = Object.entries(compliance?.tracks ?? {});
  if (compliance === undefined || tracks.length === 0) return NO_HTML;
  const details = new Map((compliance.track_details ?? []).map((one) => [one.track, one]));
  return html`<section aria-labelledby="checks"><h2 id="checks">Checks</h2>
${compliance.headline === null ? NO_HTML : html`<p>${foreign(compliance.headline, ON_PAGES)}</p>`}
${dataTable(
  'Checks by subject, from the last run',
  [{ label: 'Subject' }, { label: 'Result' }, { label: 'Passed', isNumber: true }, { label: 'Finding' }],
  tracks.slice(0, ROWS).map(([track, status]) => {
    const detail = details.get(track);
    return [
      foreign(track),
      stateWord(...trackWord(String(status))),
      detail === undefined ? '–' : `${detail.passed_count} of ${detail.scenario_count}`,
      detail?.detail === undefined ? '–' : foreign(detail.detail, 500),
    ];
  }),
)}</section>`;
}

function trust(site: Site, url: string, rows: Rows | undefined): Html {
  const shown = rows?.rows ?? [];
  const list =
    shown.length === 0
      ? message('none', 'Nobody', 'No file of a publisher that is known here authorizes this agent.')
      : dataTable(
          `Showing ${shown.length}${rows?.has_more ? ', there are more' : ''}, by publisher`,
          [
            { label: 'Publisher' },
            { label: 'May sell' },
            { label: 'Scope' },
            { label: 'Countries' },
            { label: 'Until' },
            { label: 'Why' },
          ],
          shown.map((row) => [
            html`<a href="${site.prefix}${publisherPath(row.publisher_domain)}">${domainName(row.publisher_domain)}</a>`,
            row.authorized_for === '' ? '–' : foreign(row.authorized_for),
            row.authorization_type === null || row.authorization_type === undefined
              ? 'all'
              : row.authorization_type.replaceAll('_', ' '),
            row.countries === undefined ? 'all' : foreign(row.countries.slice(0, 12).join(', ')),
            momentOr(row.effective_until, 'no end'),
            html`<a class="short" href="${site.prefix}/authorization${queryText({ agent: url.slice(0, 2_048), type: 'domain', value: row.publisher_domain, publisher: row.publisher_domain })}">Checks<span class="unseen"> for ${row.publisher_domain}</span></a>`,
          ]),
        );
  return html`<section aria-labelledby="trust"><h2 id="trust">Publishers that authorize it</h2><p class="hint">What the files say, ended entries too. “Checks” tells whether one holds now.</p>${list}</section>`;
}
