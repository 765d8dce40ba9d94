import { foreign } from '../../components/foreign.ts';
import { message, momentOr, type StatusKind, stateWord } from '../../components/parts.ts';
import { agentPath, type Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { type DashboardPage, doneOr, type FormOutcome, type MemberClient, type Visit } from '../dashboard.ts';
import { type FormField, ownForm } from '../form.ts';
import { block, confirmWork, foundIn, pageLink, section, withQuery, workTable } from '../parts.ts';
import { challengeOf } from './challenge.ts';

type OwnAgent = Told<'listMyAgents'>['agents'][number];
export type OwnVisibility = OwnAgent['visibility'];
export type OwnAgentType = OwnAgent['type'];

export const AGENTS = '/dashboard/agents';
export const AGENT = '/dashboard/agent';
const REMOVE = '/dashboard/agent/remove';

export const VISIBILITY: readonly (readonly [OwnVisibility, string])[] = [
  ['public', 'everybody'],
  ['members_only', 'members of the registry'],
  ['private', 'only this organization'],
];
const VISIBILITY_WORDS = new Map<string, string>(VISIBILITY);
const TYPES: readonly (readonly [OwnAgentType | 'unknown', string])[] = [
  ['unknown', 'found out from its tasks'],
  ['sales', 'sells inventory'],
  ['buying', 'buys inventory'],
  ['creative', 'makes or checks creatives'],
  ['signals', 'offers audiences and signals'],
  ['measurement', 'reports metrics'],
  ['governance', 'checks plans and content'],
  ['brand', 'answers for a brand'],
  ['rights', 'licenses rights'],
];
const CHECKS: Readonly<Record<string, readonly [StatusKind, string]>> = {
  passing: ['good', 'passing'],
  degraded: ['warn', 'some failed'],
  failing: ['bad', 'failing'],
  unknown: ['none', 'not checked yet'],
};

export const checkWord = ({ compliance_status: status }: Pick<OwnAgent, 'compliance_status'>): Html =>
  stateWord(...(CHECKS[status] ?? (['none', status] as const)));

export const visibilityField = (value: OwnVisibility): FormField => ({
  name: 'visibility',
  label: 'Who sees it',
  kind: 'choice',
  value,
  options: VISIBILITY,
  hint: 'Public agents need a membership tier; without one the agent is shown to members.',
});
export const typeField = (value: string): FormField => ({
  name: 'type',
  label: 'What it does',
  kind: 'choice',
  value,
  options: TYPES,
});
export const nameField = (value: string): FormField => ({
  name: 'name',
  label: 'Name',
  value,
  maxlength: 200,
});

export const ownAgentsPage: DashboardPage = {
  path: AGENTS,
  needs: 'member',
  menu: { group: 'Registry', text: 'Agents' },
  takes: [],
  async load(ask, visit) {
    const answer = await ask.GET('/api/me/agents', {});
    return {
      title: 'Agents',
      content: html`${block(visit, answer, ({ agents }) => agentList(visit, agents))}
${section(
  'new',
  'Enrol an agent',
  html`${challengeOf(visit, visit.failure)}${ownForm(visit, {
    id: 'agent',
    button: 'Enrol the agent',
    fields: [
      {
        name: 'url',
        label: 'Address of the agent',
        kind: 'url',
        required: true,
        maxlength: 2_048,
        hint: 'The organization must have proved the host, or a domain above it.',
      },
      nameField(''),
      typeField('unknown'),
      visibilityField('members_only'),
    ],
  })}`,
)}`,
    };
  },
  submit: enrol,
  words: {
    agent_enrolled: ({ url = '' }) =>
      html`${foreign(url)} is enrolled. Its first checks run within 12 hours.`,
    agent_demoted: ({ url = '' }) =>
      html`${foreign(url)} is saved and shown to members only, because a public agent needs a membership tier.`,
    agent_changed: ({ url = '', was = '' }, visit) =>
      html`${foreign(url)} is changed.${VISIBILITY_WORDS.has(was) ? html` ${pageLink(visit, withQuery(AGENT, { url, to: was }), `Show it to ${VISIBILITY_WORDS.get(was)} again`)}` : NO_HTML}`,
    agent_checking: () => 'The checks wait for their turn; the result is shown here when they have run.',
    agent_removed: ({ url = '' }) =>
      html`${foreign(url)} is no longer in the catalog. Enrol it again to bring it back.`,
  },
};

async function enrol(ask: MemberClient, _: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const name = form.get('name')?.trim() ?? '';
  const url = form.get('url')?.trim() ?? '';
  const answer = await ask.POST('/api/me/agents', {
    // The contract refuses values that are not of its lists.
    body: {
      url,
      type: form.get('type') as OwnAgentType,
      visibility: form.get('visibility') as OwnVisibility,
      ...(name === '' ? {} : { name }),
    },
  });
  const isDemoted = (answer.data?.warnings ?? []).length > 0;
  return doneOr(answer, { go: AGENTS, said: isDemoted ? 'agent_demoted' : 'agent_enrolled', about: { url } });
}

function agentList(visit: Visit, agents: readonly OwnAgent[]): Html {
  if (agents.length === 0)
    return message(
      'none',
      'No agents',
      'The organization has enrolled no agent. Buyers find agents in the catalog only when somebody enrols them.',
    );
  return workTable(
    `${agents.length} ${agents.length === 1 ? 'agent' : 'agents'}`,
    [{ label: 'Agent' }, { label: 'Seen by' }, { label: 'Checks' }, { label: 'Looked at' }, { label: 'Act' }],
    agents.map((agent) => [
      html`<a href="${visit.site.prefix}${agentPath(agent.url)}">${foreign(agent.name)}</a> <span class="soft">${foreign(agent.url)}</span>`,
      VISIBILITY_WORDS.get(agent.visibility) ?? agent.visibility,
      html`${checkWord(agent)} <span class="soft">${agent.verified ? 'has a badge' : 'no badge'}</span>`,
      momentOr(agent.probed_at, 'never'),
      html`${pageLink(visit, withQuery(AGENT, { url: agent.url }), 'Open', agent.name)} · ${pageLink(visit, withQuery(REMOVE, { url: agent.url }), 'Remove', agent.name)}`,
    ]),
  );
}

export async function agentNamed(ask: MemberClient, visit: Visit) {
  const answer = await ask.GET('/api/me/agents', {});
  return foundIn(visit, answer, { title: 'Agent', what: 'agent', list: AGENTS }, ({ agents }) =>
    agents.find(({ url }) => url === visit.query.url),
  );
}

export const removeAgentPage: DashboardPage = {
  path: REMOVE,
  needs: 'member',
  below: AGENTS,
  takes: ['url'],
  async load(ask, visit) {
    const found = await agentNamed(ask, visit);
    if ('work' in found) return found.work;
    const { one: agent } = found;
    return confirmWork(visit, {
      title: 'Remove an agent',
      effect: html`${foreign(agent.url)} leaves the catalog${agent.verified ? ' and loses its badge' : ''}.${agent.visibility === 'public' ? ' It is public now: hide it first, so that nobody loses it by a slip.' : ''}`,
      back: 'You can enrol it again; its checks then begin anew.',
      form: { id: 'remove', button: 'Remove the agent' },
      leave: AGENTS,
    });
  },
  submit: async (ask, { query }) => {
    const url = query.url ?? '';
    return doneOr(await ask.DELETE('/api/me/agents/{agent_url}', { params: { path: { agent_url: url } } }), {
      go: AGENTS,
      said: 'agent_removed',
      about: { url },
    });
  },
};
