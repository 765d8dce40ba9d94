import { foreign } from '../../components/foreign.ts';
import { message, moment, stateWord } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import { type DashboardPage, doneOr, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import {
  block,
  confirmWork,
  foundIn,
  momentFromNow,
  pageLink,
  section,
  withQuery,
  workTable,
} from '../parts.ts';

type Ways = Told<'getMySignInWays'>;
type Passkeys = Told<'listMyPasskeys'>;

const WAYS = '/dashboard/sign-in';
const RENAME = '/dashboard/sign-in/rename';
const REMOVE = '/dashboard/sign-in/remove';
const LIST = { what: 'passkey', list: WAYS } as const;

export const signInWaysPage: DashboardPage = {
  path: WAYS,
  needs: 'person',
  menu: { group: 'Account', text: 'Ways to sign in' },
  takes: [],
  async load(ask, visit) {
    const [ways, passkeys] = await Promise.all([
      ask.GET('/api/me/sign-in', {}),
      ask.GET('/api/me/passkeys', {}),
    ]);
    return {
      title: 'Ways to sign in',
      content: html`<p class="lead">Keep two ways, so that a lost device does not lock you out. Browsers in which you are signed in are under ${pageLink(visit, '/dashboard/sessions', 'sessions')}.</p>
${section(
  'passkeys',
  'Passkeys',
  block(visit, passkeys, (found) => passkeyList(visit, found)),
)}
${block(visit, ways, (found) => otherWays(visit, found))}`,
    };
  },
  words: {
    passkey_renamed: ({ name = '' }) => html`The passkey is now called ${foreign(name)}.`,
    passkey_removed: ({ name = '' }) =>
      html`The passkey ${foreign(name)} is removed. Delete it on its device too, which still offers it.`,
  },
};

function passkeyList(visit: Visit, { passkeys, most }: Passkeys): Html {
  const add = html`<p>${pageLink(visit, '/account/passkey', 'Add a passkey')}</p>`;
  if (passkeys.length === 0)
    return html`${message('none', 'None', 'You have no passkey. One signs you in with your fingerprint, your face or a PIN, and on no other site.')}${add}`;
  return html`${workTable(
    `${passkeys.length} of at most ${most} passkeys, the oldest first`,
    [{ label: 'Name' }, { label: 'Kept' }, { label: 'Added' }, { label: 'Last used' }, { label: 'Act' }],
    passkeys.map((one) => [
      foreign(one.name),
      one.is_synced ? 'on several devices' : 'on one device',
      moment(one.created_at),
      one.last_used_at === null ? 'never' : momentFromNow(one.last_used_at, visit.now),
      html`${pageLink(visit, withQuery(RENAME, { id: one.id }), 'Rename', one.name)} ${pageLink(visit, withQuery(REMOVE, { id: one.id }), 'Remove', one.name)}`,
    ]),
  )}${passkeys.length < most ? add : html`<p>Remove one before you add another.</p>`}`;
}

function otherWays(visit: Visit, { password, companies }: Ways): Html {
  const linked =
    companies.length === 0
      ? message(
          'none',
          'None',
          'No company sign-in is linked to your account. It is linked at your first sign-in there.',
        )
      : html`<ul class="list">${companies.map(({ issuer, linked_at: at }) => html`<li>${foreign(issuer)}, linked ${moment(at)}</li>`)}</ul>`;
  return html`${section(
    'password',
    'Password',
    password
      ? html`<p>${stateWord('good', 'set')} ${pageLink(visit, '/account', 'Change the password')}</p>`
      : html`<p>${stateWord('none', 'not set')} ${pageLink(visit, '/account', 'Set a password')}</p>`,
  )}${section('company', 'Company sign-in', linked)}`;
}

export const renamePasskeyPage: DashboardPage = {
  path: RENAME,
  needs: 'person',
  below: WAYS,
  takes: ['id'],
  async load(ask, visit) {
    const title = 'Rename a passkey';
    const answer = await ask.GET('/api/me/passkeys', {});
    const found = foundIn(visit, answer, { ...LIST, title }, passkeyOf(visit));
    if ('work' in found) return found.work;
    const { name } = found.one;
    return {
      title,
      content: html`${ownForm(visit, {
        id: 'rename',
        fields: [
          {
            name: 'name',
            label: 'Name, by which you recognize it',
            value: name,
            required: true,
            maxlength: 100,
          },
        ],
        button: 'Rename the passkey',
      })}<p>${pageLink(visit, WAYS, 'Go back without doing it')}</p>`,
    };
  },
  async submit(ask, { query }, form) {
    const name = form.get('name') ?? '';
    const answer = await ask.PATCH('/api/me/passkeys/{passkey_id}', {
      params: { path: { passkey_id: query.id ?? '' } },
      body: { name },
    });
    return doneOr(answer, { go: WAYS, said: 'passkey_renamed', about: { name } });
  },
};

export const removePasskeyPage: DashboardPage = {
  path: REMOVE,
  needs: 'person',
  below: WAYS,
  takes: ['id'],
  async load(ask, visit) {
    const title = 'Remove a passkey';
    const answer = await ask.GET('/api/me/passkeys', {});
    const found = foundIn(visit, answer, { ...LIST, title }, passkeyOf(visit));
    if ('work' in found) return found.work;
    const { name } = found.one;
    return confirmWork(visit, {
      title,
      effect: html`Nobody can sign in with ${foreign(name)} any more. Sessions that began with it go on.`,
      back: 'It cannot be undone. You can add another passkey.',
      form: {
        id: 'remove',
        button: 'Remove the passkey',
        kept: { name },
        proof: ['removeMyPasskey', 'remove a passkey'],
      },
      leave: WAYS,
    });
  },
  submit: async (ask, { query }, form) =>
    doneOr(
      await ask.DELETE('/api/me/passkeys/{passkey_id}', {
        params: { path: { passkey_id: query.id ?? '' } },
      }),
      { go: WAYS, said: 'passkey_removed', about: { name: form.get('name') ?? '' } },
    ),
};

const passkeyOf =
  ({ query }: Visit) =>
  ({ passkeys }: Passkeys) =>
    passkeys.find(({ id }) => id === query.id);
