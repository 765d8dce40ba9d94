import { foreign } from '../../components/foreign.ts';
import { message, moment, stateWord } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import { type DashboardPage, doneOr, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, confirmWork, foundIn, momentFromNow, pageLink, withQuery, workTable } from '../parts.ts';

type OwnSession = Told<'listMySessions'>['sessions'][number];

const SESSIONS = '/dashboard/sessions';
const END = '/dashboard/sessions/end';
const END_OTHERS = '/dashboard/sessions/end-others';

export const sessionsPage: DashboardPage = {
  path: SESSIONS,
  needs: 'person',
  menu: { group: 'Account', text: 'Sessions' },
  takes: [],
  async load(ask, visit) {
    const answer = await ask.GET('/api/me/sessions', {});
    return {
      title: 'Sessions',
      content: html`<p class="lead">Browsers in which you are signed in. End one that you do not know, then change your password.</p>
${block(visit, answer, ({ sessions }) => sessionList(visit, sessions))}`,
    };
  },
  words: {
    session_ended: ({ device = '' }) =>
      html`The session in ${foreign(device)} has ended. Programs and API keys go on working.`,
    sessions_ended: () => 'You are signed out in all other browsers. Programs and API keys go on working.',
  },
};

function sessionList(visit: Visit, sessions: readonly OwnSession[]): Html {
  if (sessions.length === 0) return message('none', 'None', 'No session is known.');
  const others = sessions.filter(({ is_current: isCurrent }) => !isCurrent).length;
  return html`${workTable(
    `${sessions.length} ${sessions.length === 1 ? 'session' : 'sessions'}, the one used last first`,
    [
      { label: 'Browser' },
      { label: 'Address' },
      { label: 'Began' },
      { label: 'Last used' },
      { label: 'Ends' },
      { label: 'Act' },
    ],
    sessions.map((one) => [
      html`${foreign(one.device)} ${one.is_current ? stateWord('info', 'this one') : ''}`,
      foreign(one.address),
      moment(one.started_at),
      momentFromNow(one.last_used_at, visit.now),
      momentFromNow(one.ends_at, visit.now),
      one.is_current
        ? ownForm(visit, { id: 'sign-out', action: '/sign-out', button: 'Sign out', look: 'small' })
        : pageLink(visit, withQuery(END, { id: one.id }), 'End', one.device),
    ]),
  )}${others === 0 ? '' : html`<p>${pageLink(visit, END_OTHERS, 'End all other sessions')}</p>`}`;
}

export const endSessionPage: DashboardPage = {
  path: END,
  needs: 'person',
  below: SESSIONS,
  takes: ['id'],
  async load(ask, visit) {
    const title = 'End a session';
    const answer = await ask.GET('/api/me/sessions', {});
    const found = foundIn(visit, answer, { title, what: 'session', list: SESSIONS }, ({ sessions }) =>
      sessions.find(({ id }) => id === visit.query.id),
    );
    if ('work' in found) return found.work;
    const { device, address } = found.one;
    return confirmWork(visit, {
      title,
      effect: html`The person who uses ${foreign(device)} from ${foreign(address)} is signed out at once.`,
      back: 'You can sign in there again. Programs and API keys go on working.',
      form: { id: 'end', button: 'End the session', kept: { device } },
      leave: SESSIONS,
    });
  },
  submit: async (ask, { query }, form) =>
    doneOr(
      await ask.DELETE('/api/me/sessions/{session_id}', { params: { path: { session_id: query.id ?? '' } } }),
      {
        go: SESSIONS,
        said: 'session_ended',
        about: { device: form.get('device') ?? '' },
      },
    ),
};

export const endOtherSessionsPage: DashboardPage = {
  path: END_OTHERS,
  needs: 'person',
  below: SESSIONS,
  takes: [],
  load: async (_, visit) =>
    confirmWork(visit, {
      title: 'End all other sessions',
      effect: 'You are signed out in every browser but this one.',
      back: 'You can sign in there again. Programs that you allowed and API keys go on working.',
      form: { id: 'end', button: 'End all other sessions' },
      leave: SESSIONS,
    }),
  submit: async (ask) =>
    doneOr(await ask.DELETE('/api/me/sessions', {}), { go: SESSIONS, said: 'sessions_ended' }),
};
