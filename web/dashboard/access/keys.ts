import { foreign } from '../../components/foreign.ts';
import { counted, message, moment, momentOr, stateWord } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import {
  type DashboardPage,
  type FormOutcome,
  failureIn,
  type MemberClient,
  type PageWork,
  refusedField,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import {
  block,
  confirmWork,
  daysFrom,
  endsWithin,
  foundIn,
  momentFromNow,
  pageLink,
  secretOnce,
  section,
  withQuery,
  workTable,
} from '../parts.ts';
import { doctorPath } from './auth-doctor.ts';
import { OFFERED_PERMISSIONS, permissionList } from './permissions.ts';

type Key = Told<'listMyApiKeys'>['api_keys'][number];

export const KEYS = '/dashboard/keys';
const REVOKE = '/dashboard/keys/revoke';
export const ROLL = '/dashboard/keys/roll';

const EXPIRY: readonly (readonly [string, string])[] = [
  ['7', 'in 7 days'],
  ['30', 'in 30 days'],
  ['90', 'in 90 days'],
  ['365', 'in 365 days'],
  ['never', 'never'],
];

export const keysPage: DashboardPage = {
  path: KEYS,
  needs: 'admin',
  menu: { group: 'Access', text: 'API keys' },
  takes: [],
  async load(ask, visit) {
    const answer = await ask.GET('/api/me/api-keys', {});
    return {
      title: 'API keys',
      content: html`<p class="lead">Programs of ${foreign(visit.visitor.organization?.name ?? '')} show a key to act for it.</p>
${block(visit, answer, ({ api_keys: keys }) => keyList(visit, keys))}
${section('new', 'Make a key', keyForm(visit))}`,
    };
  },
  submit: createKey,
  words: {
    key_revoked: ({ name = '' }) =>
      html`The key ${foreign(name)} is revoked. Requests with it are refused from now on.`,
  },
};

function keyForm(visit: Visit): Html {
  return ownForm(visit, {
    id: 'key',
    button: 'Make the key',
    proof: ['createMyApiKey', 'make an API key'],
    fields: [
      {
        name: 'name',
        label: 'Name',
        hint: 'What the key is for, so that others know whether it is still needed.',
        required: true,
        maxlength: 200,
      },
      {
        name: 'permissions',
        label: 'What it may do',
        kind: 'checks',
        hint: 'Give it only what its program needs.',
        options: OFFERED_PERMISSIONS.map(([name, words]) => [name, words, name] as const),
        ticked: ['registry:read'],
      },
      { name: 'expires', label: 'When it ends', kind: 'choice', value: '90', options: EXPIRY },
    ],
  });
}

async function createKey(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const permissions = form.getAll('permissions');
  if (permissions.length === 0) return refusedField('permissions', 'tick at least one permission');
  const days = form.get('expires') ?? '';
  if (!EXPIRY.some(([value]) => value === days)) return refusedField('expires', 'choose one of the times');
  const expires_at = days === 'never' ? null : daysFrom(visit.now, Number(days));
  const answer = await ask.POST('/api/me/api-keys', {
    // The contract refuses a permission that does not exist.
    body: { name: form.get('name') ?? '', permissions: permissions as 'registry:read'[], expires_at },
  });
  const { data } = answer;
  if (data === undefined) {
    const failure = failureIn(answer);
    if (failure === null) throw new Error('a key that was made is in the answer');
    return { failure };
  }
  return { work: keyOnce(visit, 'The key is made', data.api_key, NO_HTML) };
}

/** A new key, which this answer alone shows. */
export const keyOnce = (visit: Visit, title: string, secret: string, more: Html): PageWork => ({
  title,
  status: 201,
  content: html`${secretOnce('Your new API key', secret, html`Copy the key now. It is stored as a hash and cannot be shown again.`)}${more}
<p>Try it:</p><pre tabindex="0" role="region" aria-label="Command line"><code>curl -H 'Authorization: Bearer YOUR-KEY' '${visit.site.baseUrl}/api/me'</code></pre>
<p>${pageLink(visit, KEYS, 'To the list of keys')}</p>`,
});

function keyList(visit: Visit, keys: readonly Key[]): Html {
  if (keys.length === 0)
    return message(
      'none',
      'No keys',
      'The organization has no API key. Make one below when a program needs it.',
    );
  const { now } = visit;
  return workTable(
    `${counted(keys.length, 'key', 'keys')} of the organization`,
    [
      { label: 'Key' },
      { label: 'May', isWide: true },
      { label: 'Made' },
      { label: 'Last used' },
      { label: 'Ends' },
      { label: 'State' },
      { label: 'Act' },
    ],
    keys.map((key) => [
      html`${foreign(key.name)}${key.prefix === null ? NO_HTML : html` <span class="soft">begins with <code>${foreign(key.prefix)}</code></span>`}`,
      permissionList(key.permissions),
      moment(key.created_at),
      momentOr(key.last_used_at, 'never used'),
      key.expires_at === null ? 'never' : momentFromNow(key.expires_at, now),
      keyState(key, now),
      html`${actsOf(visit, key)}${pageLink(visit, doctorPath(`api_key_${key.id}`), 'Refused calls', key.name)}`,
    ]),
  );
}

/** What can still be done with a key. */
function actsOf(visit: Visit, { id, name, revoked_at: revoked, expires_at: ends }: Key): Html {
  if (revoked !== null) return NO_HTML;
  const isOver = endsWithin(ends, visit.now, 0);
  return html`${isOver ? NO_HTML : html`${pageLink(visit, withQuery(ROLL, { id }), 'Roll', name)} · `}${pageLink(visit, withQuery(REVOKE, { id }), 'Revoke', name)} · `;
}

function keyState({ revoked_at: revoked, expires_at: ends }: Key, now: Date): Html {
  if (revoked !== null)
    return html`${stateWord('none', 'revoked')} <span class="soft">${moment(revoked)}</span>`;
  if (ends !== null && endsWithin(ends, now, 0)) return stateWord('none', 'ended');
  if (endsWithin(ends, now, 14)) return stateWord('warn', 'ends soon');
  return stateWord('good', 'active');
}

export const revokeKeyPage: DashboardPage = {
  path: REVOKE,
  needs: 'admin',
  below: KEYS,
  takes: ['id'],
  async load(ask, visit) {
    const title = 'Revoke a key';
    const answer = await ask.GET('/api/me/api-keys', {});
    const found = foundIn(visit, answer, { title, what: 'key', list: KEYS }, ({ api_keys: keys }) =>
      keys.find(({ id, revoked_at }) => id === visit.query.id && revoked_at === null),
    );
    if ('work' in found) return found.work;
    const key = found.one;
    return confirmWork(visit, {
      title,
      effect: html`You are about to revoke ${foreign(key.name)}. Every program that uses it is refused from that moment on. ${key.last_used_at === null ? 'It was never used.' : html`It was last used on ${moment(key.last_used_at)}.`}`,
      back: 'A revoked key cannot be restored: make another one and give it to the program first.',
      form: { id: 'revoke', button: 'Revoke the key', kept: { name: key.name } },
      leave: KEYS,
    });
  },
  async submit(ask, { query }, form) {
    const answer = await ask.DELETE('/api/me/api-keys/{id}', { params: { path: { id: query.id ?? '' } } });
    const failure = failureIn(answer);
    if (failure !== null) return { failure };
    return { go: KEYS, said: 'key_revoked', about: { name: form.get('name') ?? '' } };
  },
};

/** Keys that end within two weeks and have no successor: a later key of the same name that does not end so soon. */
export const keysEndingSoon = (keys: readonly Key[], now: Date): readonly Key[] => {
  const lasting = keys.filter(
    ({ revoked_at: revoked, expires_at: ends }) => revoked === null && !endsWithin(ends, now, 14),
  );
  return keys.filter(
    ({ name, created_at: made, revoked_at: revoked, expires_at: ends }) =>
      revoked === null &&
      endsWithin(ends, now, 14) &&
      !endsWithin(ends, now, 0) &&
      !lasting.some((other) => other.name === name && other.created_at > made),
  );
};
