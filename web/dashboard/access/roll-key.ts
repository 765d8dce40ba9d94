import { foreign } from '../../components/foreign.ts';
import { moment } from '../../components/parts.ts';
import { html } from '../../html.ts';
import { type DashboardPage, failureIn, refusedField } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { endsWithin, foundIn, momentFromNow, pageLink } from '../parts.ts';
import { KEYS, keyOnce, ROLL } from './keys.ts';
import { permissionList } from './permissions.ts';

const GRACE: readonly (readonly [string, string])[] = [
  ['0', 'not at all: it ends at once'],
  ['3600', 'for an hour'],
  ['86400', 'for a day'],
  ['604800', 'for 7 days'],
];

export const rollKeyPage: DashboardPage = {
  path: ROLL,
  needs: 'admin',
  below: KEYS,
  takes: ['id'],
  async load(ask, visit) {
    const title = 'Roll a key';
    const answer = await ask.GET('/api/me/api-keys', {});
    const found = foundIn(visit, answer, { title, what: 'key', list: KEYS }, ({ api_keys: keys }) =>
      keys.find(
        ({ id, revoked_at: revoked, expires_at: ends }) =>
          id === visit.query.id && revoked === null && !endsWithin(ends, visit.now, 0),
      ),
    );
    if ('work' in found) return found.work;
    const { name, permissions, expires_at: ends } = found.one;
    return {
      title,
      content: html`<p class="lead">A new key takes the place of ${foreign(name)}: it has the same name and may do the same. Its secret is shown once.</p>
${permissionList(permissions)}
<p>${ends === null ? 'Neither of them ends by itself, except as you choose here.' : html`The older one ends ${momentFromNow(ends, visit.now)} or earlier, as you choose here. The new one lasts as long as the older one did from its beginning.`}</p>
${ownForm(visit, {
  id: 'roll',
  button: 'Roll the key',
  proof: ['rollMyApiKey', 'roll an API key'],
  fields: [
    {
      name: 'grace_seconds',
      label: 'How long the older key is accepted beside the new one',
      kind: 'choice',
      value: '86400',
      options: GRACE,
      hint: 'Give the new key to its programs in this time. If the older one leaked, choose not at all.',
    },
  ],
})}<p>${pageLink(visit, KEYS, 'Go back without doing it')}</p>`,
    };
  },
  async submit(ask, visit, form) {
    const grace = form.get('grace_seconds') ?? '';
    if (!GRACE.some(([value]) => value === grace))
      return refusedField('grace_seconds', 'choose one of the times');
    const answer = await ask.POST('/api/me/api-keys/{id}/roll', {
      params: { path: { id: visit.query.id ?? '' } },
      body: { grace_seconds: Number(grace) },
    });
    const failure = failureIn(answer);
    if (failure !== null) return { failure };
    const { data } = answer;
    if (data === undefined) throw new Error('a key that was made is in the answer');
    const until = html`The older key ${foreign(data.name)} is ${grace === '0' ? 'refused from now on' : html`accepted until ${moment(data.rolled_until)}`}.`;
    return { work: keyOnce(visit, 'The key is rolled', data.api_key, html`<p>${until}</p>`) };
  },
};
