import { csvText } from '../../src/domain/text/csv.ts';
import { foreign } from '../components/foreign.ts';
import {
  csvPage,
  type ListingAsked,
  listingAt,
  listingPage,
  listingSteps,
  ROWS,
  shownOf,
  sortable,
} from '../components/listing.ts';
import { type Column, dataTable, figure, message, moment, stateWord } from '../components/parts.ts';
import { agentPath, type ExplorerPage, type Look, queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { AGENT_TAKES, type AgentsAsked, agentFilters, agentsAsked, contractQuery } from './filters.ts';
import { checksWord, healthWord } from './words.ts';

type Listing = Told<'listAgents'>;

const read = (look: Look, asked: AgentsAsked, counts: boolean) =>
  look.GET('/api/registry/agents', {
    params: {
      query: { ...contractQuery(asked), limit: ROWS, health: true, compliance: true, totals: true, counts },
    },
  });

/** The catalog of enrolled agents, with its filters and order in the address. */
export const agentList: ExplorerPage = {
  path: '/agents',
  takes: AGENT_TAKES,
  islands: ['times'],
  async load(look, { site, query }) {
    const asked = agentsAsked(query);
    const more = { limit: ROWS, health: 'true', compliance: 'true', totals: 'true', counts: 'true' };
    return listingPage(
      site,
      {
        title: 'Agents',
        description:
          'Agents that organizations enrolled: what they do, whether they answer, and how their checks went.',
        section: 'agents',
        asked,
        json: `/api/registry/agents${queryText({ ...asked, ...more })}`,
        lead: html`<p class="lead">Agents that organizations enrolled. Agents that only a publisher's file names are on the page of that publisher.</p>`,
        filters: (data) => agentFilters(site, asked, data?.value_counts),
        count: totalOf,
        rows: (data) => listing(site, data, asked),
      },
      await read(look, asked, true),
    );
  },
};

const COLUMNS = [
  'url',
  'name',
  'type',
  'protocol',
  'health',
  'response_time_ms',
  'checked_at',
  'checks',
  'stage',
  'publisher_count',
  'property_count',
  'added_date',
] as const;

/** The same page of the catalog for spreadsheets. */
export const agentListCsv = csvPage('/agents.csv', AGENT_TAKES, async (look, query) => {
  const { data, error } = await read(look, agentsAsked(query), false);
  if (data === undefined) return { status: 400, problem: error?.message ?? 'The filters are not valid.' };
  const rows = data.agents.map((agent) => ({
    ...agent,
    health: healthWord(agent.health)[1],
    response_time_ms: agent.health?.response_time_ms,
    checked_at: agent.health?.checked_at ?? undefined,
    checks: agent.compliance?.status,
    stage: agent.compliance?.lifecycle_stage,
    publisher_count: agent.stats?.publisher_count,
    property_count: agent.stats?.property_count,
  }));
  return { text: csvText(COLUMNS, rows) };
});

/** More agents than this are not counted. */
const totalOf = ({ total_count: total }: Listing): string => {
  if (total === undefined) return 'an unknown number';
  return total === null ? 'more than 10,000' : figure(total);
};

function listing(site: Site, data: Listing, asked: AgentsAsked): Html {
  const { agents, cursor, has_more } = data;
  const path = `${site.prefix}/agents`;
  if (agents.length === 0)
    return message(
      'none',
      'Nothing found',
      html`No enrolled agent matches. ${asked.cursor === '' ? html`Remove a filter, or open <a href=${path}>the whole list</a>.` : html`Open <a href=${listingAt(path, asked)}>the beginning of the list</a>.`}`,
    );
  const order: ListingAsked = asked;
  const byDefault = asked.search === '' ? 'url' : 'name';
  const by = (column: Column, usual: string): Column =>
    asked.search === '' || usual === 'name'
      ? sortable(column, { path, asked: order, usual, byDefault })
      : column;
  return html`${dataTable(
    shownOf(agents.length, totalOf(data), 'agents'),
    [
      by({ label: 'Agent' }, 'name'),
      by({ label: 'Address', isWide: true }, 'url'),
      { label: 'Type' },
      { label: 'Health' },
      { label: 'Checks' },
      { label: 'Publishers', isNumber: true },
      by({ label: 'Properties', isNumber: true }, '-properties'),
      by({ label: 'Enrolled' }, '-added'),
    ],
    agents.map((agent) => [
      html`<a href="${site.prefix}${agentPath(agent.url)}">${foreign(agent.name)}</a>`,
      html`<span class="soft">${foreign(agent.url)}</span>`,
      html`${agent.type} <span class="soft">${agent.protocol === 'mcp' ? 'MCP' : 'A2A'}</span>`,
      healthCell(agent.health),
      html`${stateWord(...checksWord(agent.compliance?.status))}${agent.compliance === undefined ? NO_HTML : html` <span class="soft">${agent.compliance.lifecycle_stage}</span>`}`,
      String(agent.stats?.publisher_count ?? 'unknown'),
      String(agent.stats?.property_count ?? 'unknown'),
      html`<span class="day">${agent.added_date ?? 'unknown'}</span>`,
    ]),
  )}${listingSteps(path, order, has_more ? cursor : null)}`;
}

function healthCell(health: Listing['agents'][number]['health']): Html {
  const word = stateWord(...healthWord(health));
  if (health === undefined || health.checked_at === null) return word;
  const time = health.response_time_ms === undefined ? '' : `${figure(health.response_time_ms)} ms, `;
  return html`${word} <span class="soft">${time}${moment(health.checked_at)}</span>`;
}
