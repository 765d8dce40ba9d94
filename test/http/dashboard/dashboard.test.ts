import { expect } from 'chai';
import { dashboardPages } from '../../../web/dashboard/pages.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { putReview } from '../../support/moderated.ts';
import { apiKey, organization } from '../members/world.ts';
import { at } from '../moderation/world.ts';
import { type Person, person } from '../oauth/world.ts';
import { type Desktop, desktopOf, postForms, putReceiver } from './world.ts';

const BROWSER = { accept: 'text/html' };
const WITH_FORMS = dashboardPages.filter(({ submit }) => submit !== undefined);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the dashboard on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let owner: Person;
    let ann: Desktop;
    let mia: Desktop;
    let key: { authorization: string };
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Tidewater')).id;
      owner = await person(app, 'ann', { orgId, role: 'owner' });
      ann = await desktopOf(app, owner);
      mia = await desktopOf(app, await staff('mia'));
      key = (await apiKey(app, orgId, 'admin:*')).credential;
    });
    after(() => app.drop());

    /** Somebody who runs the deployment, and belongs to no organization. */
    async function staff(name: string): Promise<Person> {
      const who = await person(app, name);
      const role = { role: 'operator', at: app.clock.now(), by: 'admin' } as const;
      await app.store.transaction((tx) => tx.users.setOperatorRole(who.id, role));
      return who;
    }
    const audit = async () =>
      (await app.get('/api/me/audit', key)).body.entries as { action: string; outcome: string }[];

    it('sends a person who is not signed in to the sign-in, which leads back, and takes no form of theirs', async () => {
      for (const { path, submit } of dashboardPages) {
        const { status, headers } = await app.get(`${path}?id=1`, BROWSER);
        expect(status, path).equal(303);
        expect(headers.get('location'), path).equal(
          `/sign-in?return_to=${encodeURIComponent(`${path}?id=1`)}`,
        );
        expect(headers.get('cache-control'), path).equal('private, no-store');
        if (submit === undefined) continue;
        const sent = await app.send('POST', path, BROWSER);
        expect(sent.status, path).equal(401);
      }
    });

    it('shows every page privately, in no frame and without scripts', async () => {
      for (const { path, needs } of dashboardPages) {
        const who = needs === 'moderator' || needs === 'operator' ? mia : ann;
        const { status, headers, text } = await who.open(path);
        expect(status, path).oneOf([200, 404]);
        expect(headers.get('cache-control'), path).equal('private, no-store');
        expect(headers.get('vary'), path).equal('Cookie');
        expect(headers.get('x-frame-options'), path).equal('DENY');
        expect(headers.get('content-security-policy'), path)
          .match(/frame-ancestors 'none'/)
          .and.not.match(/script-src/);
        expect(text, path)
          .match(/<meta name="robots" content="noindex"/)
          .and.not.match(/<script/);
      }
    });

    it('refuses every form without the token of the session, with one of another session, and from another site', async () => {
      const others = await mia.formAt('/dashboard/protected-names', 'name');
      const before = (await audit()).length;
      for (const { path, needs } of WITH_FORMS) {
        const who = needs === 'moderator' || needs === 'operator' ? mia : ann;
        const token =
          needs === 'moderator' || needs === 'operator' ? 'x' : (others.values.get('token') ?? '');
        for (const [values, headers] of [
          [new URLSearchParams(), {}],
          [new URLSearchParams({ token }), {}],
          [new URLSearchParams({ token: '' }), {}],
        ] as const) {
          const { status } = await who.post(path, values, headers);
          expect(status, path).equal(403);
        }
        const right = (await who.open('/dashboard/proofs')).text;
        const [form] = postForms(right);
        if (form === undefined) continue;
        const { status } = await who.post(path, form.values, { 'sec-fetch-site': 'cross-site' });
        expect(status, path).equal(403);
      }
      expect((await audit()).length).equal(before);
    });

    it('makes a key that is shown in this answer only, and revokes it after a page that says what that does', async () => {
      const made = await ann.fill('/dashboard/keys', 'key', {
        name: 'Nightly import',
        permissions: ['registry:read', 'registry:write'],
        expires: '30',
      });
      expect(made.status).equal(201);
      expect(made.headers.get('cache-control')).equal('private, no-store');
      const secret = /class="secret"[^>]* value="([^"]+)"/.exec(made.text)?.[1] ?? '';
      expect(secret.length).above(20);
      const bearer = { authorization: `Bearer ${secret}` };
      expect((await app.get('/api/me', bearer)).body.permissions).eql(['registry:read', 'registry:write']);
      const { text } = await ann.open('/dashboard/keys');
      expect(text).contain('Nightly import').and.not.contain(secret);
      expect(app.logged.join('\n')).not.contain(secret);
      const [, link = ''] = /href="([^"]*keys\/revoke[^"]*)"/.exec(text) ?? [];
      const asked = await ann.open(link.replaceAll('&amp;', '&'));
      expect(asked.text).contain('cannot be restored').and.contain('Nightly import');
      const after = await ann.fill(link, 'revoke', {});
      expect(after.text).contain('is revoked');
      expect((await ann.open('/dashboard/keys')).text, 'said once').not.contain('role="status"');
      expect((await app.get('/api/me', bearer)).status).equal(401);
      expect((await ann.open(link)).status, 'a key that is revoked').equal(404);
    });

    it('keeps what was typed when a form is refused, names the field, and makes nothing', async () => {
      const refused = await ann.fill('/dashboard/keys', 'key', {
        name: '\u200b',
        permissions: ['registry:read'],
        expires: '7',
      });
      expect(refused.status).equal(400);
      expect(refused.text)
        .match(/<title>Error: API keys/)
        .and.contain('href="#key-name"')
        .and.match(/id="key-name"[^>]*aria-invalid="true"/);
      expect(refused.text)
        .match(/value="registry:read"[^>]* checked/)
        .and.match(/value="7"[^>]* selected/);
      const none = await ann.fill('/dashboard/keys', 'key', { name: 'Without', permissions: [] });
      expect(none.status).equal(400);
      expect(none.text).contain('value="Without"');
      expect((await app.get('/api/me/api-keys', key)).text).not.contain('Without');
    });

    it('invites by a link that is shown once, changes the role and takes it back', async () => {
      const made = await ann.fill('/dashboard/members', 'invitation', {
        email: 'bob@people.example',
        role: 'member',
      });
      expect(made.status).equal(201);
      const link = /value="([^"]*\/invitations\/[^"]+)"/.exec(made.text)?.[1] ?? '';
      const list = (await ann.open('/dashboard/members')).text;
      expect(list).contain('bob@people.example').and.not.contain(link);
      const bob = await person(app, 'bobby', { orgId, role: 'member' });
      const changed = await ann.fill(`/dashboard/members/role?user=${bob.id}`, 'role', { role: 'admin' });
      expect(changed.text).contain('has the role').and.contain('Take it back');
      expect((await app.get('/api/me/members', key)).text).match(/bobby[^}]*"role":"admin"/);
      const [, back = ''] = /href="([^"]*members\/role[^"]*to=member[^"]*)"/.exec(changed.text) ?? [];
      await ann.fill(back.replaceAll('&amp;', '&'), 'role', {});
      expect((await app.get('/api/me/members', key)).text).match(/bobby[^}]*"role":"member"/);
      const last = await ann.fill(`/dashboard/members/role?user=${owner.id}`, 'role', { role: 'member' });
      expect(last.status, 'the last owner stays').equal(409);
    });

    it('does nothing for a member who was removed, or lost the role, with a page open', async () => {
      const eve = await person(app, 'eve', { orgId, role: 'admin' });
      const desktop = await desktopOf(app, eve);
      const open = await desktop.formAt('/dashboard/keys', 'key');
      open.values.set('name', 'Evil');
      await app.send('PATCH', `/api/me/members/${eve.id}`, key, { role: 'member' });
      const asMember = await desktop.post(open.action, open.values);
      expect(asMember.status).equal(403);
      expect(asMember.text).contain('you are a member. Ask one of them');
      await app.send('DELETE', `/api/me/members/${eve.id}`, key);
      const asNobody = await desktop.post(open.action, open.values);
      expect(asNobody.status, 'whoever is removed is signed out').equal(401);
      expect((await desktop.open('/dashboard/keys')).status).equal(303);
      expect((await mia.open('/dashboard/keys')).text).contain('You belong to no organization');
      expect((await app.get('/api/me/api-keys', key)).text).not.contain('Evil');
    });

    it('does nothing for a form that was opened for another organization than the one that is acted for now', async () => {
      const second = (await organization(app, 'Salt Marsh')).id;
      const now = app.clock.now();
      await app.store.transaction((tx) =>
        tx.memberships.insert({
          orgId: second,
          userId: owner.id,
          role: 'owner',
          createdAt: new Date(now.getTime() + 1_000),
        }),
      );
      const open = await ann.formAt('/dashboard/keys', 'key');
      open.values.set('name', 'For the first');
      const chosen = await ann.fill('/dashboard', 'choose', { organization: second });
      expect(chosen.text).contain('You act for').and.contain('Salt Marsh');
      const sent = await ann.post(open.action, open.values);
      expect(sent.status).equal(409);
      expect(sent.text).contain('opened for another organization').and.contain('value="For the first"');
      for (const to of ['x', (await organization(app, 'Foreign')).id])
        expect((await ann.fill('/dashboard', 'choose', { organization: to })).status).equal(400);
      await ann.fill('/dashboard', 'choose', { organization: orgId });
      expect((await app.get('/api/me/api-keys', key)).text).not.contain('For the first');
    });

    it('shows the challenge of a save without a proof, and keeps the text', async () => {
      const entry = { domain: 'tide.example', brand_name: 'Tide', brand_manifest: { description: 'News' } };
      const at = '/dashboard/entry?entity=brand';
      const saved = await ann.fill(at, 'entry', { document: JSON.stringify(entry) });
      expect(saved.status).equal(403);
      expect(saved.text)
        .contain('Publish this value')
        .and.contain('/proof/tide.example')
        .and.contain('value="Tide"')
        .and.contain('{&quot;description');
      expect((await ann.fill(at, 'entry', { document: '{' })).text).contain('is no JSON');
    });

    it('tells a thing of another organization from one that never was in nothing', async () => {
      const other = (await organization(app, 'Other')).id;
      const credential = (await apiKey(app, other, 'admin:*')).credential;
      const { body } = await app.post(
        '/api/me/webhooks',
        { url: putReceiver(app, 'hooks.example', '/x') },
        credential,
      );
      expect(body.webhook_id).a('string');
      const never = '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b20';
      for (const path of ['/dashboard/webhook', '/dashboard/webhook/end', '/dashboard/webhook/resume']) {
        const pages = await Promise.all(
          [body.webhook_id, never, 'no-id'].map((id) => ann.open(`${path}?id=${id}`)),
        );
        const plain = pages.map(({ status, text }) => `${status} ${text.replaceAll(/id=[\w-]+/g, 'id=')}`);
        expect(new Set(plain).size, path).equal(1);
        expect(pages[0]?.status, path).equal(404);
      }
    });

    it('sends a test to a webhook, and shows what was sent and that it waits', async () => {
      const url = putReceiver(app, 'hooks.example', '/tested');
      const made = await ann.fill('/dashboard/webhooks', 'webhook', { url, description: 'Mirror <b>' });
      expect(made.text).contain('The webhook is made').and.contain('Mirror &lt;b>');
      const [, test = ''] = /href="([^"]*webhook\/test[^"]*)"/.exec(made.text) ?? [];
      const sent = await ann.fill(test.replaceAll('&amp;', '&'), 'test', {});
      expect(sent.text).contain('A test is sent').and.contain('waits for an attempt');
      const [, delivery = ''] = /href="([^"]*webhook\/delivery[^"]*)"/.exec(sent.text) ?? [];
      const { status, text } = await ann.open(delivery.replaceAll('&amp;', '&'));
      expect(status).equal(200);
      expect(text).contain('What was sent').and.contain('registry.test');
    });

    it('takes the first of two decisions on one review, and tells the other moderator', async () => {
      const max = await desktopOf(app, await staff('max'));
      const id = await putReview(at(app), orgId, 'rnorningtide.example');
      const path = `/dashboard/review?id=${id}`;
      expect((await mia.open('/dashboard/reviews')).text).contain('rnorningtide.example');
      const shown = await mia.open(path);
      expect(shown.status).equal(200);
      const [first, second] = await Promise.all([mia.formAt(path, 'decision'), max.formAt(path, 'decision')]);
      for (const { values } of [first, second]) values.set('decision', 'reject');
      expect((await mia.post(first.action, first.values)).status, 'a decision needs a reason').equal(400);
      for (const { values } of [first, second]) values.set('reason', 'It imitates another name.');
      const done = await mia.post(first.action, first.values);
      expect(done.status).equal(303);
      expect((await mia.open(done.location ?? '')).text).contain('is rejected');
      const late = await max.post(second.action, second.values);
      expect((await max.open(late.location ?? '')).text).contain('Your decision was not saved');
    });

    it('leads to a fresh proof when a key is made too late, and lists and ends sessions', async () => {
      const sue = await person(app, 'sue', { orgId, role: 'owner' });
      const first = await desktopOf(app, sue);
      const second = await desktopOf(app, sue);
      app.clock.advance(11 * 60_000);
      const late = await first.fill('/dashboard/keys', 'key', { name: 'Too late' });
      expect(late.status).equal(403);
      expect(late.text).contain('/sign-in?act=createMyApiKey').and.contain('value="Too late"');
      expect((await app.get('/api/me/api-keys', key)).text).not.contain('Too late');
      expect((await first.open('/dashboard/sessions')).text)
        .contain('2 sessions')
        .and.contain('this one');
      const ended = await first.fill('/dashboard/sessions/end-others', 'end', {});
      expect(ended.text).contain('You are signed out in all other browsers').and.contain('1 session,');
      expect((await second.open('/dashboard')).status).equal(303);
      expect((await first.open('/dashboard')).status).equal(200);
    });

    it('names the person and the request in the audit log, as for a call of theirs', async () => {
      const [entry] = (await audit()).filter(({ action }) => action === 'createMyApiKey');
      expect(entry).deep.include({ actor: owner.id, actor_name: 'ann', outcome: 'done' });
      expect((await ann.open('/dashboard/audit')).text).contain('create api key');
    });
  });
}
