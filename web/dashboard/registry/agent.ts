import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { facts, figure, message, momentOr, type StatusKind, stateWord } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { type DashboardPage, doneOr, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, momentFromNow, pageLink, section, withQuery, workTable } from '../parts.ts';
import {
  AGENT,
  AGENTS,
  agentNamed,
  checkWord,
  nameField,
  type OwnAgentType,
  type OwnVisibility,
  typeField,
  VISIBILITY,
  visibilityField,
} from './agents.ts';

type Checks = Told<'getMyAgentChecks'>;
type Track = Checks['tracks'][number];

const CHECK = 'check';
const TRACKS: Readonly<Record<Track['status'], readonly [StatusKind, string]>> = {
  pass: ['good', 'passed'],
  fail: ['bad', 'failed'],
  partial: ['warn', 'some failed'],
  warning: ['warn', 'passed with remarks'],
  skip: ['none', 'left out'],
  silent: ['none', 'does not count'],
  unknown: ['none', 'no result'],
  skipped: ['none', 'does not apply'],
};

const at = (url: string) => ({ params: { path: { agent_url: url } } });

export const ownAgentPage: DashboardPage = {
  path: AGENT,
  needs: 'member',
  below: AGENTS,
  takes: ['url', 'to'],
  async load(ask, visit) {
    const found = await agentNamed(ask, visit);
    if ('work' in found) return found.work;
    const { one: agent } = found;
    const checks = await ask.GET('/api/me/agents/{agent_url}/check', at(agent.url));
    const to = VISIBILITY.find(([value]) => value === visit.query.to)?.[0];
    return {
      title: 'Agent',
      content: html`<p class="lead">${foreign(agent.name)} <span class="soft">${foreign(agent.url)}</span></p>
${section(
  'checks',
  'Checks',
  block(visit, checks, (data) => checksOf(visit, data)),
)}
${section('change', 'Change it', ownForm(visit, { id: 'agent', button: 'Save the changes', kept: { was: agent.visibility }, fields: [nameField(agent.name), typeField(agent.type ?? 'unknown'), visibilityField(to ?? agent.visibility)] }))}
<p>${pageLink(visit, AGENTS, 'Back to the agents')}</p>`,
    };
  },
  async submit(ask, { query }, form) {
    const url = query.url ?? '';
    if (form.get('form') === CHECK)
      return doneOr(await ask.POST('/api/me/agents/{agent_url}/check', at(url)), {
        go: withQuery(AGENT, { url }),
        said: 'agent_checking',
        about: {},
      });
    const visibility = form.get('visibility') as OwnVisibility;
    const was = form.get('was') ?? '';
    const answer = await ask.PATCH('/api/me/agents/{agent_url}', {
      params: { path: { agent_url: url } },
      body: { type: form.get('type') as OwnAgentType, name: form.get('name') ?? '', visibility },
    });
    const isDemoted = (answer.data?.warnings ?? []).length > 0;
    return doneOr(answer, {
      go: AGENTS,
      said: isDemoted ? 'agent_demoted' : 'agent_changed',
      about: { url, was: was === visibility ? '' : was },
    });
  },
};

/** What the last checks found, and the button for the next ones. */
function checksOf(visit: Visit, { tracks, ...data }: Checks): Html {
  const { url, headline, checked_at: checked, next_check_at: next } = data;
  return html`${facts([
    ['Result', checkWord(data)],
    ['Badge', data.verified ? 'has one' : 'none'],
    ['Checked', momentOr(checked, 'never')],
    ['Checked next', next === null ? NO_HTML : momentFromNow(next, visit.now)],
    ['Finding', headline === null ? NO_HTML : foreign(headline, ON_PAGES)],
  ])}
${data.is_waiting ? message('info', 'Checking', html`Checks wait or run now. ${pageLink(visit, `${withQuery(AGENT, { url })}#checks`, 'Look again')}`) : NO_HTML}
${tracks.length === 0 ? NO_HTML : trackTable(tracks)}
${ownForm(visit, { id: CHECK, button: 'Check it now', look: 'second' })}`;
}

const trackTable = (tracks: readonly Track[]): Html =>
  workTable(
    tracks.length === 1 ? 'One group of checks' : `${tracks.length} groups of checks`,
    [{ label: 'Group' }, { label: 'Result' }, { label: 'Passed', isNumber: true }, { label: 'Finding' }],
    tracks.map(({ track, status, scenario_count: all, passed_count: passed, detail }) => [
      foreign(track),
      stateWord(...TRACKS[status]),
      `${figure(passed)} of ${figure(all)}`,
      detail === undefined ? NO_HTML : foreign(detail, ON_PAGES),
    ]),
  );
