import { randomBytes } from 'node:crypto';
import { assert } from 'chai';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { createUser } from '../../../src/admin/people.ts';
import { organizationLimits } from '../../../src/domain/holdings.ts';
import { hashInvitation } from '../../../src/domain/members/credentials.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { newId } from '../../../src/infra/random.ts';
import type { Invitation } from '../../../src/store/members/invitations.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rejects } from '../../support/rejects.ts';
import { execute } from '../../support/sql.ts';
import { endLimits, feedStatus, originOf, PASSWORD, person, tokensOf } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`invitations on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await createOrganization(app.store, { name: 'Acme <b>' })).organization.id;
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    type Made = { link: string; secret: string; id: string };
    async function invite(more: Partial<Invitation> = {}): Promise<Made> {
      const secret = randomBytes(32).toString('base64url');
      const now = app.clock.now();
      const id = newId();
      const invitation: Invitation = {
        id,
        orgId,
        tokenHash: hashInvitation(secret),
        email: null,
        role: 'member',
        createdBy: 'test',
        createdAt: now,
        expiresAt: new Date(now.getTime() + 7 * DAY_MS),
        acceptedAt: null,
        acceptedBy: null,
        revokedAt: null,
        ...more,
      };
      await app.store.transaction((tx) => tx.invitations.insert(invitation));
      return { link: `/invitations/${secret}`, secret, id };
    }
    async function join(link: string, values: Record<string, string>) {
      const browser = openBrowser(originOf(app));
      await browser.go(link);
      return browser.submit(values);
    }
    const memberships = async (email: string) => {
      const user = await app.store.transaction((tx) => tx.users.findByEmail(email));
      if (user === undefined) return null;
      return (await app.store.read.memberships.listOfUser(user.id)).map(({ role }) => role);
    };

    it('make an account with the address, name and password that are entered', async () => {
      const { link } = await invite({ role: 'admin' });
      const browser = openBrowser(originOf(app));
      const page = await browser.go(link);
      assert.equal(page.status, 200);
      assert.include(page.text, 'Join Acme &lt;b>');
      assert.equal(page.headers.get('cache-control'), 'no-store');
      assert.equal(page.headers.get('referrer-policy'), 'no-referrer', 'the link is a secret');
      const done = await browser.submit({ email: 'New@people.example ', name: ' Newt ', password: PASSWORD });
      assert.equal(done.status, 200);
      assert.include(done.text, 'You are now a member of');
      assert.include(done.text, '<a href="/dashboard">Go to the dashboard</a>', 'the way on');
      assert.deepEqual(await memberships('new@people.example'), ['admin']);
      const user = await app.store.transaction((tx) => tx.users.findByEmail('new@people.example'));
      assert.equal(user?.name, 'Newt');
      assert.notInclude(user?.passwordHash ?? '', PASSWORD);
      const tokens = await tokensOf(app, { id: user?.id ?? '', email: 'new@people.example' });
      assert.equal(await feedStatus(app, tokens.access_token), 200);
      assert.equal((await join2(link)).status, 404, 'it was used');
    });
    const join2 = (link: string) => app.get(link, { accept: 'text/html' });

    it('add the organization to an account that is there', async () => {
      const bob = await person(app, 'bob');
      const { link } = await invite();
      const wrong = await join(link, { email: bob.email, name: 'Bob', password: `${PASSWORD}!` });
      assert.equal(wrong.status, 400);
      assert.include(wrong.text, 'The e-mail address or the password is incorrect.');
      assert.include(wrong.text, '<form', 'one can try again');
      assert.deepEqual(await memberships(bob.email), []);
      const done = await join(link, { email: bob.email, name: 'Somebody else', password: PASSWORD });
      assert.equal(done.status, 200);
      assert.deepEqual(await memberships(bob.email), ['member']);
      const user = await app.store.transaction((tx) => tx.users.find(bob.id));
      assert.equal(user?.name, 'bob', 'the account stays as it is');
      const [entry] = await app.store.read.auditLog.list(orgId, 1);
      assert.include(entry, { action: 'credential.invitation_accepted', actor: bob.id, outcome: 'done' });
    });

    it('do not change the role of who belongs to the organization already', async () => {
      const owner = await person(app, 'owner', { orgId, role: 'owner' });
      const { link } = await invite({ role: 'member' });
      assert.equal((await join(link, { email: owner.email, name: 'x', password: PASSWORD })).status, 200);
      assert.deepEqual(await memberships(owner.email), ['owner']);
    });

    it('for one address let no other in', async () => {
      const { link } = await invite({ email: 'right@people.example' });
      const shown = await app.get(link);
      assert.include(shown.text, 'value="right@people.example"');
      const wrong = await join(link, { email: 'wrong@people.example', name: 'W', password: PASSWORD });
      assert.equal(wrong.status, 400);
      assert.include(wrong.text, 'for another e-mail address');
      assert.isNull(await memberships('wrong@people.example'));
      const right = { email: 'RIGHT@people.example', name: 'R', password: PASSWORD };
      assert.equal((await join(link, right)).status, 200);
    });

    it('that are used, taken back, over or unknown open nothing, and do not differ', async () => {
      const now = app.clock.now();
      const pages = new Set<string>();
      for (const { link } of [
        await invite({ acceptedAt: now, acceptedBy: 'somebody' }),
        await invite({ revokedAt: now }),
        await invite({ expiresAt: now }),
        await invite({ expiresAt: new Date(now.getTime() - DAY_MS) }),
        { link: `/invitations/${randomBytes(32).toString('base64url')}` },
      ]) {
        const page = await app.get(link, { accept: 'text/html' });
        assert.equal(page.status, 404);
        assert.notInclude(page.text, '<form');
        pages.add(page.text);
        const posted = await app.post(link, 'email=late%40people.example&name=L&password=x', {
          'content-type': 'application/x-www-form-urlencoded',
        });
        assert.equal(posted.status, 404);
      }
      assert.equal(pages.size, 1);
      assert.isNull(await memberships('late@people.example'));
    });

    it('end while the form is open', async () => {
      const late = { email: 'late@people.example', name: 'L', password: PASSWORD };
      const over = await invite();
      const browser = openBrowser(originOf(app));
      await browser.go(over.link);
      await app.store.transaction((tx) => tx.invitations.revoke(over.id, orgId, app.clock.now()));
      assert.equal((await browser.submit(late)).status, 404);
      assert.isNull(await memberships(late.email));
    });

    describe('of an organization with as many members as it may have', () => {
      const { most } = organizationLimits.memberships;
      /** As if it had so many members. */
      const hold = (n: number) =>
        execute(
          app.url,
          `insert into holdings (holder, kind, count) values ('${orgId}', 'memberships', ${n})
           on conflict (holder, kind) do update set count = excluded.count`,
        );
      const person = (name: string) => ({ email: `${name}@people.example`, name: 'P', password: PASSWORD });
      let members: number;
      beforeEach(async () => {
        members = (await app.store.primary.holdings.of(orgId)).get('memberships') ?? 0;
      });

      it('let nobody in, say why, and can be used when a member has left', async () => {
        const { link } = await invite();
        await hold(most);
        const page = await join(link, person('late'));
        assert.equal(page.status, 409);
        assert.include(page.text, `An organization must not have more than ${most} members`);
        assert.isNull(await memberships('late@people.example'), 'whoever was refused has no account');
        await hold(most - 1);
        assert.equal((await join(link, person('late'))).status, 200);
        await hold(members + 1);
      });

      it('let the last one in when several come at once', async () => {
        const links = await Promise.all(Array.from({ length: 4 }, () => invite()));
        await hold(most - 1);
        const pages = await Promise.all(links.map(({ link }, n) => join(link, person(`last${n}`))));
        assert.deepEqual(pages.map(({ status }) => status).sort(), [200, 409, 409, 409]);
        assert.equal((await app.store.primary.holdings.of(orgId)).get('memberships'), most);
        await hold(members + 1);
      });

      it('are the only way in beside the operator, who is refused too', async () => {
        await hold(most);
        const input = { email: 'op@people.example', password: PASSWORD, org: orgId, role: 'member' };
        assert.include((await rejects(createUser(app.store, input))).message, `more than ${most} members`);
        assert.isNull(await memberships('op@people.example'));
        await hold(members);
      });
    });

    it('let in one of many who come at once', async () => {
      const { link } = await invite();
      const browsers = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const browser = openBrowser(originOf(app));
          await browser.go(link);
          return browser;
        }),
      );
      const pages = await Promise.all(
        browsers.map((browser, index) =>
          browser.submit({ email: `racer${index}@people.example`, name: 'R', password: PASSWORD }),
        ),
      );
      const statuses = pages.map(({ status }) => status);
      assert.lengthOf(
        statuses.filter((status) => status === 200),
        1,
        String(statuses),
      );
      const made = await Promise.all(browsers.map((_, index) => memberships(`racer${index}@people.example`)));
      assert.lengthOf(
        made.filter((roles) => roles !== null),
        1,
        'whoever was refused has no account',
      );
    });

    it('make one account when two of them are used for one address at once', async () => {
      const links = [(await invite()).link, (await invite()).link];
      const values = { email: 'twice@people.example', name: 'T', password: PASSWORD };
      const pages = await Promise.all(links.map((link) => join(link, values)));
      assert.isTrue(pages.every(({ status }) => [200, 409, 503].includes(status)));
      assert.deepEqual(await memberships(values.email), ['member']);
    });

    it('take forms of their own page only', async () => {
      const { link } = await invite();
      const other = await invite();
      const foreign = /name="token" value="([^"]+)"/.exec((await app.get(other.link)).text)?.[1] ?? '';
      for (const token of ['', 'x', foreign]) {
        const page = await join(link, { email: 'x@people.example', name: 'X', password: PASSWORD, token });
        assert.equal(page.status, 403);
        assert.include(page.headers.get('content-type'), 'text/html');
      }
      const bare = await app.post(link, 'email=x%40people.example', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      assert.equal(bare.status, 403);
      assert.equal(bare.body.error, 'forbidden', 'programs get JSON');
      assert.equal((await app.post(link, {})).status, 415);
    });

    it('ask for what an account needs, and show what was entered as text', async () => {
      const { link } = await invite();
      const good = { email: 'good@people.example', name: 'G', password: PASSWORD };
      for (const [title, wrong] of Object.entries({
        'no address': { email: 'nobody' },
        'an address with a script': { email: '"><script>alert(1)</script>' },
        'no name': { name: '  ' },
        'a name that nobody sees': { name: '\u200b\u2060' },
        'a long name': { name: 'x'.repeat(201) },
        'a name that is no text': { name: 'a\0b' },
        'a script as name': { name: '<script>alert(1)</script>', password: 'short' },
        'a short password': { password: 'short' },
        'a long password': { password: 'ab'.repeat(150) },
        'the address as password': { password: 'good@people.example' },
        'one letter as password': { password: 'aaaaaaaaaaaaaaaa' },
        'no password': { password: '' },
      })) {
        const page = await join(link, { ...good, ...wrong });
        assert.equal(page.status, 400, title);
        assert.include(page.text, 'role="alert"', title);
        assert.notInclude(page.text, '<script', title);
        assert.notInclude(page.text, PASSWORD, 'passwords are not shown again');
        await endLimits(app);
      }
      assert.isNull(await memberships(good.email));
    });

    it('do not tell who has an account by a password that is no good', async () => {
      const bob = await person(app, 'known');
      const { link } = await invite();
      const texts = [];
      for (const email of [bob.email, 'unknown@people.example']) {
        const page = await join(link, { email, name: 'N', password: 'short' });
        texts.push(page.text.replaceAll(email, ''));
      }
      assert.equal(texts[0], texts[1]);
    });

    it('are no way around the limit on passwords, nor back in for who was shut out', async () => {
      const bob = await person(app, 'target');
      const { link } = await invite();
      for (let tried = 0; tried < 10; tried += 1) {
        const page = await join(link, { email: bob.email, name: 'N', password: `guess number ${tried}!` });
        assert.equal(page.status, 400);
      }
      const page = await join(link, { email: bob.email, name: 'N', password: PASSWORD });
      assert.equal(page.status, 429);
      assert.isNotNull(page.headers.get('retry-after'));
      await endLimits(app);
      await app.store.transaction((tx) => tx.users.disable(bob.id, app.clock.now()));
      const out = await join(link, { email: bob.email, name: 'N', password: PASSWORD });
      assert.equal(out.status, 400);
      assert.include(out.text, 'The e-mail address or the password is incorrect.');
      assert.deepEqual(await memberships(bob.email), []);
    });

    const userOf = (email: string) => app.store.transaction((tx) => tx.users.findByEmail(email));
    const prove = (domain: string, ageDays = 0, owner = orgId) =>
      app.store.transaction((tx) =>
        tx.ownershipProofs.put({
          orgId: owner,
          domain,
          method: 'dns',
          provedAt: new Date(app.clock.now().getTime() - ageDays * DAY_MS),
        }),
      );

    it('vouch for an address only when the organization has proved its domain', async () => {
      await prove('proved.example');
      await prove('lapsed.example', 91);
      const { organization: other } = await createOrganization(app.store, { name: 'Other' });
      await prove('theirs.example', 0, other.id);
      for (const [email, bound, isVerified] of [
        ['b@mail.proved.example', true, true],
        ['c@proved.example', false, false],
        ['d@lapsed.example', true, false],
        ['e@theirs.example', true, false],
      ] as const) {
        const { link } = await invite({ email: bound ? email : null });
        const done = await join(link, { email, name: 'N', password: PASSWORD });
        assert.equal(done.status, 200, email);
        const verifiedAt = (await userOf(email))?.emailVerifiedAt;
        assert.equal(verifiedAt != null, isVerified, email);
      }
      const { link } = await invite({ email: 'c@proved.example' });
      await join(link, { email: 'c@proved.example', name: 'N', password: PASSWORD });
      assert.isNotNull((await userOf('c@proved.example'))?.emailVerifiedAt, 'who was there before as well');
    });

    it('give an address back to whom an organization with its domain invites', async () => {
      await prove('squatted.example');
      const email = 'victim@squatted.example';
      const squat = await invite();
      await join(squat.link, { email, name: 'Squatter', password: 'the password of a squatter' });
      const squatter = await userOf(email);
      const before = await tokensOf(app, { id: squatter?.id ?? '', email }, {}, await signedIn(email));
      assert.equal(await feedStatus(app, before.access_token), 200);

      const { link } = await invite({ email });
      const shut = await join(link, { email, name: 'Victim', password: PASSWORD });
      assert.equal(shut.status, 400);
      assert.include(shut.text, 'name="release"', 'one can say that it is not theirs');
      const done = await join(link, { email, name: 'Victim', password: PASSWORD, release: 'yes' });
      assert.equal(done.status, 200);
      const victim = await userOf(email);
      assert.notEqual(victim?.id, squatter?.id);
      assert.equal(victim?.name, 'Victim');
      assert.isNotNull(victim?.emailVerifiedAt);
      assert.equal(await feedStatus(app, before.access_token), 401, 'the squatter is out');
      const gone = await app.store.transaction((tx) => tx.users.find(squatter?.id ?? ''));
      assert.isNotNull(gone?.disabledAt);
      assert.notInclude(gone?.email, '@');
      const entries = await app.store.read.auditLog.list(null, 50);
      const noted = entries.find(({ action }) => action === 'credential.address_released');
      assert.deepEqual([noted?.subject, noted?.actor], [squatter?.id, victim?.id]);
    });

    /** A browser in which the squatter has signed in. */
    async function signedIn(email: string) {
      const browser = openBrowser(originOf(app), app.baseUrl);
      await browser.go('/account');
      await browser.submit({ email, password: 'the password of a squatter' });
      return browser;
    }

    it('take no address from anybody otherwise', async () => {
      await prove('safe.example');
      const bob = await person(app, 'bob2');
      const unproved = await invite({ email: bob.email });
      const first = await app.get(unproved.link);
      assert.notInclude(first.text, 'name="release"');
      const wrong = { email: bob.email, name: 'B', password: `${PASSWORD}!`, release: 'yes' };
      assert.equal((await join(unproved.link, wrong)).status, 400, 'whose domain nobody proved');
      const unbound = await invite();
      assert.equal((await join(unbound.link, wrong)).status, 400, 'whose invitation names nobody');
      const { link } = await invite({ email: 'ann@safe.example' });
      await join(link, { email: 'ann@safe.example', name: 'Ann', password: PASSWORD });
      const again = await invite({ email: 'ann@safe.example' });
      const taken = { email: 'ann@safe.example', name: 'X', password: `${PASSWORD}!`, release: 'yes' };
      assert.equal((await join(again.link, taken)).status, 400, 'who was vouched for');
      assert.equal((await userOf(bob.email))?.id, bob.id);
      assert.equal((await userOf('ann@safe.example'))?.name, 'Ann');
    });

    it('are not in the log', async () => {
      const { link, secret } = await invite();
      await join(link, { email: 'logged@people.example', name: 'L', password: PASSWORD });
      assert.notInclude(app.logged.join('\n'), secret);
    });
  });
}
