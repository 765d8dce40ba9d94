import { chips, choiceField, textField } from '../components/fields.ts';
import { foreign } from '../components/foreign.ts';
import { dataTable, forPrograms, message, moment, stateWord, steps } from '../components/parts.ts';
import { agentPath, type ExplorerPage, queryText, type Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import type { Site } from '../shell.ts';
import { AGENT_KINDS, checksWord, healthWord } from './words.ts';

const ROWS = 50;
const TAKES = [
  'type',
  'verified',
  'verification_mode',
  'metric_id',
  'accreditation',
  'q',
  'url',
  'cursor',
] as const;
type Filters = Readonly<Partial<Record<(typeof TAKES)[number], string>>>;

/** The catalog of enrolled agents, with its filters in the address. */
export const agentList: ExplorerPage = {
  path: '/agents',
  takes: TAKES,
  async load(look, { site, query }) {
    const filters: Filters = query;
    const { data, error } = await look.GET('/api/registry/agents', {
      params: { query: { ...contractQuery(filters), limit: ROWS, health: true, compliance: true } },
    });
    const json = `/api/registry/agents${queryText({ ...filters, limit: ROWS, health: 'true', compliance: 'true' })}`;
    const isFiltered = TAKES.some((name) => filters[name] !== undefined);
    return {
      status: data === undefined ? 400 : 200,
      page: () => ({
        title: 'Agents',
        description:
          'Agents that organizations enrolled: what they do, whether they answer, and how their checks went.',
        section: 'agents',
        ...(isFiltered ? { isFiltered } : { canonical: '/agents' }),
        alternates: [{ href: json, type: 'application/json' }],
        content: html`<h1>Agents</h1>
<p class="lead">Agents that organizations enrolled. Agents that only a publisher's file names are on the page of that publisher.</p>
${filterForm(site, filters)}
${data === undefined ? message('bad', 'Not listed', error?.message ?? 'The filters are not valid.') : listing(site, data, filters)}
${forPrograms(site.baseUrl, site.prefix, json)}`,
      }),
    };
  },
};

const MODES = [
  ['spec', 'earned by checks'],
  ['live', 'earned by live traffic'],
] as const;

/** The filters as the contract takes them; what it does not allow is left out. */
function contractQuery({
  type,
  verified,
  verification_mode: mode,
  metric_id: metric,
  accreditation,
  q,
  url,
  cursor,
}: Filters) {
  const earned = MODES.find(([name]) => name === mode)?.[0];
  const known = AGENT_KINDS.find(([name]) => name === type)?.[0];
  return {
    ...(known === undefined ? {} : { type: known }),
    ...(verified === 'true' ? { verified: true } : {}),
    ...(earned === undefined ? {} : { verification_mode: [earned] }),
    ...(q === undefined ? {} : { q }),
    ...(url === undefined ? {} : { url }),
    ...(metric === undefined ? {} : { metric_id: [metric] }),
    ...(accreditation === undefined ? {} : { accreditation: [accreditation] }),
    ...(cursor === undefined ? {} : { cursor }),
  };
}

function filterForm({ prefix }: Site, filters: Filters): Html {
  const without = (name: keyof Filters) =>
    `${prefix}/agents${queryText({ ...filters, cursor: undefined, [name]: undefined })}`;
  const words: readonly (readonly [keyof Filters, string])[] = [
    ['type', 'type'],
    ['verified', 'with a badge'],
    ['verification_mode', 'badge'],
    ['metric_id', 'metric'],
    ['q', 'metric contains'],
    ['url', 'address'],
    ['accreditation', 'accredited by'],
  ];
  return html`<form class="form filters" method="get" action="${prefix}/agents"><div class="row">
${choiceField({ name: 'type', label: 'Type', value: filters.type ?? '', options: [['', 'any'], ...AGENT_KINDS] })}
${choiceField({
  name: 'verified',
  label: 'Badge',
  value: filters.verified ?? '',
  options: [
    ['', 'with or without'],
    ['true', 'only with a badge'],
  ],
})}
${choiceField({ name: 'verification_mode', label: 'Earned', value: filters.verification_mode ?? '', options: [['', 'either way'], ...MODES] })}
${textField({ name: 'url', label: 'Address', value: filters.url ?? '', maxlength: 2_048 })}
${textField({ name: 'q', label: 'Metric contains', value: filters.q ?? '', maxlength: 64 })}
${textField({ name: 'metric_id', label: 'Metric', value: filters.metric_id ?? '', maxlength: 256 })}
${textField({ name: 'accreditation', label: 'Accredited by', value: filters.accreditation ?? '', maxlength: 128 })}
<div><button type="submit">Filter</button></div></div></form>
${chips(
  words.flatMap(([name, word]) =>
    filters[name] === undefined
      ? []
      : [{ text: html`${word}: ${foreign(filters[name] ?? '')}`, href: without(name) }],
  ),
)}`;
}

function listing(site: Site, { agents, cursor, has_more }: Told<'listAgents'>, filters: Filters): Html {
  if (agents.length === 0)
    return message(
      'none',
      'Nothing found',
      html`No enrolled agent matches. ${filters.cursor === undefined ? 'Remove a filter.' : html`Open <a href="${site.prefix}/agents">the beginning of the list</a>.`}`,
    );
  const next = `${site.prefix}/agents${queryText({ ...filters, cursor: cursor ?? undefined })}`;
  return html`${dataTable(
    `Showing ${agents.length} agents, by address`,
    [
      { label: 'Agent' },
      { label: 'Type' },
      { label: 'Health' },
      { label: 'Checks' },
      { label: 'Publishers', isNumber: true },
      { label: 'Properties', isNumber: true },
    ],
    agents.map((agent) => [
      html`<a href="${site.prefix}${agentPath(agent.url)}">${foreign(agent.name)}</a> <span class="soft">${foreign(agent.url)}</span>`,
      agent.type,
      html`${stateWord(...healthWord(agent.health))}${agent.health?.checked_at ? html` <span class="soft">${moment(agent.health.checked_at)}</span>` : NO_HTML}`,
      stateWord(...checksWord(agent.compliance?.status)),
      String(agent.stats?.publisher_count ?? 'unknown'),
      String(agent.stats?.property_count ?? 'unknown'),
    ]),
  )}${steps([
    filters.cursor === undefined
      ? null
      : {
          href: `${site.prefix}/agents${queryText({ ...filters, cursor: undefined })}`,
          text: 'First 50',
          rel: 'prev',
        },
    has_more ? { href: next, text: 'Next 50', rel: 'next' } : null,
  ])}`;
}
