import { createHash } from 'node:crypto';
import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { originOf, PASSWORD, tokensOf } from '../oauth/world.ts';
import { apiKey, type Credential, organization, outcome, signedIn } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`invitations on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let admin: Credential;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
      admin = (await apiKey(app, orgId, 'admin:*')).credential;
    });
    after(() => app.drop());

    const invite = (body: object = { role: 'member' }, by = admin) =>
      app.post('/api/me/invitations', body, by);
    const list = async () => (await app.get('/api/me/invitations', admin)).body.invitations;
    const revoke = (id: string, by = admin) => app.send('DELETE', `/api/me/invitations/${id}`, by);
    const accept = async (url: string, email: string) => {
      const browser = openBrowser(originOf(app));
      await browser.go(new URL(url).pathname);
      return browser.submit({ email, name: 'Bob', password: PASSWORD });
    };

    it('bring a person in by a link that is shown once and works once', async () => {
      const { status, body } = await invite({ role: 'admin' });
      assert.equal(status, 201);
      assert.hasAllKeys(body, [
        'invitation_id',
        'role',
        'email',
        'created_by',
        'created_at',
        'expires_at',
        'url',
      ]);
      assert.match(body.url, new RegExp(`^${app.baseUrl}/invitations/[\\w-]{43}$`));
      assert.equal(Date.parse(body.expires_at) - Date.parse(body.created_at), 7 * DAY_MS);
      const { url, ...shown } = body;
      assert.deepInclude(await list(), shown);
      assert.notInclude(JSON.stringify(await list()), url.split('/').at(-1));
      assert.equal((await accept(url, 'bob@people.example')).status, 200);
      assert.deepEqual(await list(), []);
      const bob = await app.store.transaction((tx) => tx.users.findByEmail('bob@people.example'));
      const tokens = await tokensOf(app, { id: bob?.id ?? '', email: 'bob@people.example' });
      const me = await app.get('/api/me', { authorization: `Bearer ${tokens.access_token}` });
      assert.deepInclude(me.body.organizations[0], { id: orgId, role: 'admin' });
      assert.equal((await openBrowser(originOf(app)).go(new URL(url).pathname)).status, 404);
    });

    it('are stored as a hash of their token only', async () => {
      const { body } = await invite();
      const token: string = body.url.split('/').at(-1);
      const row = await app.store.transaction((tx) => tx.invitations.find(body.invitation_id, orgId));
      assert.equal(row?.tokenHash, createHash('sha256').update(token).digest('hex'));
      assert.notInclude(JSON.stringify(row), token);
    });

    it('can be taken back, and taken back again, until they are accepted', async () => {
      const { body } = await invite();
      for (const _time of [1, 2]) assert.equal(outcome(await revoke(body.invitation_id)), '204');
      assert.equal((await openBrowser(originOf(app)).go(new URL(body.url).pathname)).status, 404);
      const accepted = (await invite()).body;
      assert.equal((await accept(accepted.url, 'carol@people.example')).status, 200);
      assert.equal(outcome(await revoke(accepted.invitation_id)), '404 not_found');
    });

    it('of others answer like unknown ones, and stay open', async () => {
      const other = (await organization(app, 'Elsewhere')).id;
      const otherAdmin = (await apiKey(app, other, 'admin:*')).credential;
      const { body } = await invite();
      const theirs = await revoke(body.invitation_id, otherAdmin);
      const unknown = await revoke('0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17', otherAdmin);
      assert.equal(outcome(unknown), '404 not_found');
      assert.equal(theirs.text, unknown.text);
      assert.equal((await openBrowser(originOf(app)).go(new URL(body.url).pathname)).status, 200);
    });

    it('are bound to the address that they name', async () => {
      const { body } = await invite({ role: 'member', email: ' Dora@People.example ' });
      assert.equal(body.email, 'dora@people.example');
      assert.equal((await accept(body.url, 'eve@people.example')).status, 400);
      assert.equal((await accept(body.url, 'dora@people.example')).status, 200);
    });

    it('make owners only when an owner makes them', async () => {
      assert.equal(outcome(await invite({ role: 'owner' })), '403 forbidden');
      const human = await signedIn(app, orgId, 'admin');
      assert.equal(outcome(await invite({ role: 'owner' }, human.credential)), '403 forbidden');
      const owner = await signedIn(app, orgId, 'owner');
      assert.equal(outcome(await invite({ role: 'owner' }, owner.credential)), '201');
    });

    for (const [what, body] of [
      ['no role', {}],
      ['a role that is none', { role: 'boss' }],
      ['no address', { role: 'member', email: 'nobody' }],
      ['two addresses', { role: 'member', email: 'a@b.example, c@d.example' }],
      ['an empty address', { role: 'member', email: '' }],
    ] as const) {
      it(`are refused with ${what}`, async () => {
        assert.equal(outcome(await invite(body)), '400 invalid_request');
      });
    }

    // Last, because tokens of people live by the real clock.
    it('end after seven days', async () => {
      const { body } = await invite();
      app.clock.advance(7 * DAY_MS);
      assert.deepEqual(await list(), []);
      assert.equal((await openBrowser(originOf(app)).go(new URL(body.url).pathname)).status, 404);
    });
  });
}
