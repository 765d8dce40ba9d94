import { foreign } from '../../components/foreign.ts';
import { counted, message, moment, stateWord, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { type DashboardPage, doneOr, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, confirmWork, pageLink, section, withQuery, workTable } from '../parts.ts';

const PEOPLE = '/dashboard/people';
const REVOKE = '/dashboard/people/revoke';
const ROWS = 50;
type Role = 'moderator' | 'operator';

export const peoplePage: DashboardPage = {
  path: PEOPLE,
  needs: 'operator',
  menu: { group: 'Operation', text: 'People' },
  takes: ['cursor', 'email', 'role'],
  async load(ask, visit) {
    const { cursor, email = '', role = 'moderator' } = visit.query;
    const answer = await ask.GET('/api/operator/people', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return {
      title: 'People who run this registry',
      content: html`${block(visit, answer, (data) => peopleList(visit, data))}
${section(
  'grant',
  'Give a person a role',
  ownForm(visit, {
    id: 'grant',
    button: 'Give the role',
    fields: [
      {
        name: 'email',
        label: 'Mail address of a person with an account',
        kind: 'email',
        required: true,
        maxlength: 254,
        value: email,
      },
      {
        name: 'role',
        label: 'Role',
        kind: 'choice',
        value: role,
        options: [
          ['moderator', 'Moderator: decides on entries, accounts and creatives'],
          ['operator', 'Operator: also jobs, credit, and these roles'],
        ],
      },
    ],
  }),
)}`,
    };
  },
  async submit(ask, _, form) {
    const email = form.get('email')?.trim() ?? '';
    // The contract refuses a role that does not exist.
    const role = form.get('role') as Role;
    const answer = await ask.POST('/api/operator/people', { body: { email, role } });
    return doneOr(answer, { go: PEOPLE, said: 'operator_granted', about: { email, role } });
  },
  words: {
    operator_granted: ({ email = '', role = '' }) =>
      html`${foreign(email)} has the role ${foreign(role)} from the next request on.`,
    operator_revoked: ({ email = '', role = '' }, visit) =>
      html`${foreign(email)} has no role any more. ${pageLink(visit, withQuery(PEOPLE, { email, role }), 'Give it back', email)}`,
  },
};

function peopleList(visit: Visit, { people, next_cursor: next }: Told<'listOperatorPeople'>): Html {
  const { site, query, visitor } = visit;
  if (people.length === 0) return message('none', 'None', 'Nobody has a role.');
  return html`${workTable(
    `${counted(people.length, 'person', 'people')}, those with a role the longest first`,
    [
      { label: 'Name' },
      { label: 'Mail' },
      { label: 'Role' },
      { label: 'Since' },
      { label: 'Given by' },
      { label: 'Act' },
    ],
    people.map((one) => [
      html`${foreign(one.name)}${one.user_id === visitor.userId ? ' (you)' : ''}${one.disabled ? html` ${stateWord('none', 'closed account')}` : NO_HTML}`,
      foreign(one.email),
      one.role,
      moment(one.granted_at),
      foreign(one.granted_by),
      pageLink(
        visit,
        withQuery(REVOKE, { user: one.user_id, email: one.email, role: one.role }),
        'Take away',
        one.name,
      ),
    ]),
  )}${steps([
    query.cursor === undefined
      ? null
      : { href: `${site.prefix}${PEOPLE}`, text: 'First people', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${withQuery(PEOPLE, { cursor: next })}`, text: 'Later people', rel: 'next' },
  ])}`;
}

export const revokeOperatorPage: DashboardPage = {
  path: REVOKE,
  needs: 'operator',
  below: PEOPLE,
  takes: ['user', 'email', 'role'],
  load: async (_, visit) =>
    confirmWork(visit, {
      title: 'Take a role away',
      effect: html`${foreign(visit.query.email ?? '')} loses the role ${foreign(visit.query.role ?? '')} from the next request on.${visit.query.user === visit.visitor.userId ? ' This is you: afterwards you see none of these pages, and only a command on the server gives the role back.' : ''}`,
      back: 'You can give it back.',
      form: { id: 'revoke', button: 'Take the role away' },
      leave: PEOPLE,
    }),
  async submit(ask, { query: { user = '', email = '', role = '' }, visitor }) {
    const answer = await ask.DELETE('/api/operator/people/{user_id}', {
      params: { path: { user_id: user } },
    });
    const go = user === visitor.userId ? '/dashboard' : PEOPLE;
    return doneOr(answer, { go, said: 'operator_revoked', about: { email, role } });
  },
};
