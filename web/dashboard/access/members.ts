import { foreign } from '../../components/foreign.ts';
import { message, moment } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import {
  type DashboardPage,
  doneOr,
  type FormOutcome,
  failureIn,
  type MemberClient,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import {
  block,
  confirmWork,
  foundIn,
  momentFromNow,
  pageLink,
  secretOnce,
  section,
  withQuery,
  workTable,
} from '../parts.ts';

type Member = Told<'listMyMembers'>['members'][number];
type Role = Member['role'];

export const MEMBERS = '/dashboard/members';
const REMOVE = '/dashboard/members/remove';
const ROLE = '/dashboard/members/role';
const REVOKE = '/dashboard/invitations/revoke';

const ROLES: readonly (readonly [Role, string])[] = [
  ['member', 'Member: uses the registry for the organization'],
  ['admin', 'Admin: also changes members, keys, clients and webhooks'],
  ['owner', 'Owner: also makes and removes owners'],
];
const isRole = (text: string | null): text is Role => ROLES.some(([role]) => role === text);

/** The roles that a person may give: nobody gives more than they have. */
const rolesFor = ({ visitor }: Visit): readonly (readonly [Role, string])[] =>
  visitor.organization?.role === 'owner' ? ROLES : ROLES.slice(0, 2);

export const membersPage: DashboardPage = {
  path: MEMBERS,
  needs: 'admin',
  menu: { group: 'Access', text: 'Members' },
  takes: [],
  async load(ask, visit) {
    const [members, invitations] = await Promise.all([
      ask.GET('/api/me/members', {}),
      ask.GET('/api/me/invitations', {}),
    ]);
    return {
      title: 'Members',
      content: html`${block(visit, members, (data) => memberList(visit, data.members))}
${section(
  'invitations',
  'Open invitations',
  block(visit, invitations, (data) => invitationList(visit, data.invitations)),
)}
${section('invite', 'Invite a person', inviteForm(visit))}`,
    };
  },
  submit: invite,
  words: {
    role_changed: ({ name = '', role = '', was = '', user = '' }, visit) =>
      html`${foreign(name)} has the role ${foreign(role)} now, instead of ${foreign(was)}. ${pageLink(visit, withQuery(ROLE, { user, to: was }), 'Take it back')}`,
    member_removed: ({ name = '' }) =>
      html`${foreign(name)} is no longer a member. Invite the person again if that was a mistake.`,
    invitation_revoked: () => 'The invitation is revoked. Its link does nothing any more.',
  },
};

function memberList(visit: Visit, members: readonly Member[]): Html {
  if (members.length === 0) return message('none', 'None', 'Nobody belongs to the organization any more.');
  const owners = members.filter(({ role }) => role === 'owner').length;
  return workTable(
    `${members.length} ${members.length === 1 ? 'member' : 'members'}, ${owners} ${owners === 1 ? 'owner' : 'owners'} among them`,
    [{ label: 'Name' }, { label: 'Mail' }, { label: 'Role' }, { label: 'Since' }, { label: 'Act' }],
    members.map(({ user_id: user, name, email, role, joined_at: since }) => {
      const isSelf = user === visit.visitor.userId;
      return [
        html`${foreign(name)}${isSelf ? ' (you)' : ''}`,
        foreign(email),
        role,
        moment(since),
        role === 'owner' && owners === 1
          ? html`<span class="soft">The last owner stays. Make someone else an owner first.</span>`
          : html`${pageLink(visit, withQuery(ROLE, { user }), 'Change role', name)} · ${pageLink(visit, withQuery(REMOVE, { user }), isSelf ? 'Leave' : 'Remove', name)}`,
      ];
    }),
  );
}

function invitationList(visit: Visit, invitations: Told<'listMyInvitations'>['invitations']): Html {
  if (invitations.length === 0) return message('none', 'None', 'No invitation is open.');
  return workTable(
    `${invitations.length} open ${invitations.length === 1 ? 'invitation' : 'invitations'}`,
    [{ label: 'For' }, { label: 'Role' }, { label: 'Made' }, { label: 'Ends' }, { label: 'Act' }],
    invitations.map(({ invitation_id: id, email, role, created_at: made, expires_at: ends }) => [
      email === null ? 'everybody who has the link' : foreign(email),
      role,
      moment(made),
      momentFromNow(ends, visit.now),
      pageLink(visit, withQuery(REVOKE, { id }), 'Revoke', email ?? 'the invitation'),
    ]),
  );
}

const inviteForm = (visit: Visit): Html =>
  ownForm(visit, {
    id: 'invitation',
    button: 'Make the invitation',
    proof: ['createMyInvitation', 'invite somebody'],
    fields: [
      {
        name: 'email',
        label: 'Mail address',
        kind: 'email',
        maxlength: 254,
        autocomplete: 'off',
        hint: 'Only this person can use the link. Without an address, everybody who has the link can. You send the link yourself.',
      },
      { name: 'role', label: 'Role', kind: 'choice', value: 'member', options: rolesFor(visit) },
    ],
  });

async function invite(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const email = form.get('email')?.trim() ?? '';
  const answer = await ask.POST('/api/me/invitations', {
    // The contract refuses a role that does not exist.
    body: { role: form.get('role') as Role, ...(email === '' ? {} : { email }) },
  });
  const { data } = answer;
  const failure = failureIn(answer);
  if (failure !== null || data === undefined) return { failure: failure ?? lost() };
  return {
    work: {
      title: 'The invitation is made',
      status: 201,
      content: html`${secretOnce('Link of the invitation', data.url, html`Send it to ${data.email === null ? 'the person' : foreign(data.email)}. It is shown only here, works once, and ends on ${moment(data.expires_at)}.`)}
<p>${pageLink(visit, MEMBERS, 'To the list of members')}</p>`,
    },
  };
}

const lost = (): never => {
  throw new Error('what was made is in the answer');
};

/** The member that an address names, or the page that says that there is none. */
async function memberNamed(ask: MemberClient, visit: Visit) {
  const answer = await ask.GET('/api/me/members', {});
  return foundIn(visit, answer, { title: 'Members', what: 'member', list: MEMBERS }, ({ members }) =>
    members.find(({ user_id }) => user_id === visit.query.user),
  );
}

export const memberRolePage: DashboardPage = {
  path: ROLE,
  needs: 'admin',
  below: MEMBERS,
  takes: ['user', 'to'],
  async load(ask, visit) {
    const found = await memberNamed(ask, visit);
    if ('work' in found) return found.work;
    const { name, role } = found.one;
    const { to = '' } = visit.query;
    return {
      title: 'Change a role',
      content: html`<p>${foreign(name)} is ${role} now. The change holds from the person's next request on, and is written to the audit log.</p>
${ownForm(visit, {
  id: 'role',
  button: 'Change the role',
  proof: ['changeMyMember', 'change the role of a member'],
  kept: { name, was: role },
  fields: [
    { name: 'role', label: 'Role', kind: 'choice', value: isRole(to) ? to : role, options: rolesFor(visit) },
  ],
})}<p>${pageLink(visit, MEMBERS, 'Go back without changing it')}</p>`,
    };
  },
  async submit(ask, { query }, form) {
    const user = query.user ?? '';
    const role = form.get('role') as Role;
    const answer = await ask.PATCH('/api/me/members/{user_id}', {
      params: { path: { user_id: user } },
      body: { role },
    });
    const about = { user, role, name: form.get('name') ?? '', was: form.get('was') ?? '' };
    return doneOr(answer, { go: MEMBERS, said: 'role_changed', about });
  },
};

export const removeMemberPage: DashboardPage = {
  path: REMOVE,
  needs: 'admin',
  below: MEMBERS,
  takes: ['user'],
  async load(ask, visit) {
    const found = await memberNamed(ask, visit);
    if ('work' in found) return found.work;
    const { name, email, role, user_id: user } = found.one;
    const isSelf = user === visit.visitor.userId;
    return confirmWork(visit, {
      title: isSelf ? 'Leave the organization' : 'Remove a member',
      effect: html`${foreign(name)} (${foreign(email)}), ${role}, loses every right in ${foreign(visit.visitor.organization?.name ?? '')} at once. What programs may do for this person ends too. API keys of the organization go on working: revoke those that the person knows.`,
      back: 'It cannot be undone here: the person has to be invited again.',
      form: { id: 'remove', button: isSelf ? 'Leave' : 'Remove the member', kept: { name } },
      leave: MEMBERS,
    });
  },
  async submit(ask, { query, visitor }, form) {
    const user = query.user ?? '';
    const answer = await ask.DELETE('/api/me/members/{user_id}', { params: { path: { user_id: user } } });
    const go = user === visitor.userId ? '/dashboard' : MEMBERS;
    return doneOr(answer, { go, said: 'member_removed', about: { name: form.get('name') ?? '' } });
  },
};

export const revokeInvitationPage: DashboardPage = {
  path: REVOKE,
  needs: 'admin',
  below: MEMBERS,
  takes: ['id'],
  async load(ask, visit) {
    const title = 'Revoke an invitation';
    const answer = await ask.GET('/api/me/invitations', {});
    const found = foundIn(visit, answer, { title, what: 'invitation', list: MEMBERS }, ({ invitations }) =>
      invitations.find(({ invitation_id: id }) => id === visit.query.id),
    );
    if ('work' in found) return found.work;
    const { email, role } = found.one;
    return confirmWork(visit, {
      title,
      effect: html`The link for ${email === null ? 'everybody who has it' : foreign(email)} (${role}) stops working.`,
      back: 'It cannot be undone: make another invitation.',
      form: { id: 'revoke', button: 'Revoke the invitation' },
      leave: MEMBERS,
    });
  },
  submit: async (ask, { query }) =>
    doneOr(
      await ask.DELETE('/api/me/invitations/{invitation_id}', {
        params: { path: { invitation_id: query.id ?? '' } },
      }),
      { go: MEMBERS, said: 'invitation_revoked' },
    ),
};
