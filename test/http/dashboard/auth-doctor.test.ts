import { expect } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { apiKey, type Credential, organization } from '../members/world.ts';
import { person } from '../oauth/world.ts';
import { eventually } from '../world.ts';
import { type Desktop, desktopOf } from './world.ts';

const [engine] = engines;
if (engine === undefined) throw new Error('no engine to test on');
const DOCTOR = '/dashboard/auth-doctor';

describe('the page of the auth doctor', () => {
  let app: TestApp;
  let orgId: string;
  let ann: Desktop;
  let reader: { id: string; credential: Credential };
  let request: string;
  before(async () => {
    app = await startTestApp(engine);
    orgId = (await organization(app, 'Tidewater')).id;
    ann = await desktopOf(app, await person(app, 'ann', { orgId, role: 'owner' }));
    reader = await apiKey(app, orgId, 'registry:read');
    const body = { domain: 'tide.example', brand_name: 'Tide' };
    const refused = await app.post('/api/brands/save', body, reader.credential);
    expect(refused.status).equal(403);
    request = refused.headers.get('x-request-id') ?? '';
  });
  after(() => app.drop());

  const secret = () => reader.credential.authorization.replace('Bearer ', '');
  /** The page once the refusal is noted, which is behind its response. */
  const known = async (who: Desktop, path: string): Promise<string> =>
    (
      await eventually(
        () => who.open(path),
        ({ status }) => status === 200,
      )
    ).text;

  it('says of a refused request whose credential it was, what is missing, and what to do', async () => {
    const text = await known(ann, `${DOCTOR}?request_id=${request}`);
    expect(text).contain('saveBrand').and.contain('lacks').and.contain('registry:write');
    expect(text).contain('API key').and.contain('accepted').and.contain(request);
    expect(text).contain(secret().slice(0, 11)).and.not.contain(secret());
    const sent = await ann.fill(DOCTOR, 'request', { request_id: request });
    expect(sent.status).equal(200);
    expect(sent.text).contain('registry:write');
  });

  it('finds a key by its beginning, by its name, and from the list of keys', async () => {
    const byPrefix = await ann.fill(DOCTOR, 'prefix', { prefix: secret().slice(0, 11) });
    expect(byPrefix.text).contain('1 refused call').and.contain('saveBrand');
    const byName = await ann.fill(DOCTOR, 'named', { named: `api_key_${reader.id}` });
    expect(byName.text).contain('1 refused call');
    const { text } = await ann.open('/dashboard/keys');
    const [, link = ''] = /href="([^"]*auth-doctor\?named=[^"]*)"/.exec(text) ?? [];
    expect((await ann.open(link.replaceAll('&amp;', '&'))).text).contain('1 refused call');
  });

  for (const [form, field] of [
    ['prefix', 'prefix'],
    ['named', 'named'],
  ] as const)
    it(`refuses a whole key in the field ${field}, and neither shows nor logs it`, async () => {
      const { status, text } = await ann.fill(DOCTOR, form, { [field]: secret() });
      expect(status).equal(400);
      expect(text)
        .match(/<title>Error: /)
        .and.contain(`href="#${form}-${field}"`);
      expect(text).not.contain(secret().slice(0, 20));
      expect(app.logged.join('\n')).not.contain(secret().slice(0, 20));
    });

  it('says the same of a credential of another organization as of one that never was', async () => {
    const other = await apiKey(app, (await organization(app, 'Other')).id, 'registry:read');
    const theirs = other.credential.authorization.slice('Bearer '.length, 'Bearer '.length + 11);
    const shown = [];
    for (const prefix of [theirs, 'sk_aaaaaaaa', 'sk_', 'x', '<b>']) {
      const { status, text } = await ann.fill(DOCTOR, 'prefix', { prefix });
      expect(status, prefix).equal(404);
      shown.push(text.replaceAll(/name="token" value="[^"]*"/g, ''));
    }
    expect(new Set(shown).size).equal(1);
    for (const id of ['x', '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20'])
      expect((await ann.open(`${DOCTOR}?request_id=${id}`)).status).equal(404);
  });

  it('is for owners and admins, and for operators without an organization, who see all', async () => {
    const bob = await desktopOf(app, await person(app, 'bob', { orgId, role: 'member' }));
    expect((await bob.open(DOCTOR)).status).equal(403);
    const who = await person(app, 'oli');
    const role = { role: 'operator', at: app.clock.now(), by: 'admin' } as const;
    await app.store.transaction((tx) => tx.users.setOperatorRole(who.id, role));
    const oli = await desktopOf(app, who);
    expect((await oli.open('/dashboard')).text).contain(`href="${DOCTOR}"`);
    expect(await known(oli, `${DOCTOR}?request_id=${request}`)).contain('Tidewater');
  });
});
