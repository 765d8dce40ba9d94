import { assert } from 'chai';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { MEMBER_PAGE, type MemberPages, openMemberPages } from '../oauth/member-pages.ts';
import { endLimits, ownToken, type Person, person, tokensOf } from '../oauth/world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`sessions of a person at /api/me on ${engine.name}`, () => {
    let app: TestApp;
    let pages: MemberPages;
    let orgId: string;
    before(async () => {
      app = await startTestApp(engine);
      pages = await openMemberPages(app);
      orgId = (await createOrganization(app.store, { name: 'Acme' })).organization.id;
    });
    after(async () => {
      await pages.close();
      await app.drop();
    });
    afterEach(() => endLimits(app));

    const someone = (name: string): Promise<Person> => person(app, name, { orgId, role: 'member' });
    const credentialOf = async (who: Person) => ({ authorization: `Bearer ${await ownToken(app, who)}` });

    it('are listed with device, address, and first and last use, and end one by one or all others', async () => {
      const who = await someone('ann');
      const first = await pages.signedIn(who);
      const firstId = pages.seen()?.id ?? '';
      const second = await pages.signedIn(who);
      // The sign-in that got the token is one of them too.
      const credential = await credentialOf(who);
      const { body } = await app.get('/api/me/sessions', credential);
      assert.lengthOf(body.sessions, 3);
      const shown = body.sessions.find(({ id }: { id: string }) => id === firstId);
      assert.include(shown, {
        device: 'A browser on an unknown system',
        address: '127.0.0.1',
        is_current: false,
      });
      assert.equal(shown.started_at, app.clock.now().toISOString());
      const path = `/api/me/sessions/${firstId}`;
      assert.equal((await app.send('DELETE', path, credential)).status, 204);
      assert.equal((await first.go(MEMBER_PAGE)).text.includes('<title>Sign in'), true);
      assert.include((await second.go(MEMBER_PAGE)).text, '<title>Keys');
      assert.equal((await app.send('DELETE', path, credential)).status, 404, 'it has ended');
      const all = await app.send('DELETE', '/api/me/sessions', credential);
      assert.deepEqual(all.body, { ended: 2 });
      assert.include((await second.go(MEMBER_PAGE)).text, '<title>Sign in');
      assert.deepEqual((await app.get('/api/me/sessions', credential)).body, { sessions: [] });
    });

    it('of others are neither shown nor ended, whatever is asked', async () => {
      const ann = await someone('bob');
      const mallory = await someone('mallory');
      const browser = await pages.signedIn(ann);
      const id = pages.seen()?.id ?? '';
      const credential = await credentialOf(mallory);
      const { text } = await app.get('/api/me/sessions', credential);
      assert.notInclude(text, id);
      for (const other of [id, id.slice(0, -1), `${id}%00`, 'x'.repeat(100), '%27or%201=1'])
        assert.include(
          [400, 404],
          (await app.send('DELETE', `/api/me/sessions/${other}`, credential)).status,
          other,
        );
      assert.equal((await app.send('DELETE', `/api/me/sessions/${'x'.repeat(101)}`, credential)).status, 400);
      await app.send('DELETE', '/api/me/sessions', credential);
      assert.include((await browser.go(MEMBER_PAGE)).text, '<title>Keys');
    });

    it('are for no program that acts for the person, and for no cookie', async () => {
      const who = await someone('carol');
      const { access_token: token } = await tokensOf(app, who);
      const answer = await app.get('/api/me/sessions', { authorization: `Bearer ${token}` });
      assert.equal(answer.status, 403);
      const browser = await pages.signedIn(who);
      const cookie = ['session', 'session.sig'].map((name) => `${name}=${browser.cookie(name)}`).join('; ');
      assert.equal((await app.send('DELETE', '/api/me/sessions', { cookie })).status, 401);
    });
  });
}
