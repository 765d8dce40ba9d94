import { assert } from 'chai';
import { decodeJwt } from 'jose';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { MOST_SESSIONS, SESSION_IDLE_MS, SESSION_MS } from '../../../src/domain/members/browser-session.ts';
import { OWN_PAGES } from '../../../src/domain/members/scopes.ts';
import { sha256Hex } from '../../../src/domain/text/sha256.ts';
import { createAuthenticate } from '../../../src/http/authenticate.ts';
import { endSession, signOutElsewhere } from '../../../src/record/members/credentials.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import type { Browser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { MEMBER_PAGE, type MemberPages, openMemberPages } from './member-pages.ts';
import { endLimits, lastingToken, ownToken, PASSWORD, type Person, PUBLIC, person } from './world.ts';

const DAY = 86_400_000;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`the session of a member's browser on ${engine.name}`, () => {
    let app: TestApp;
    let pages: MemberPages;
    let orgId: string;
    let made = 0;
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

    const someone = (role: 'owner' | 'member' = 'member'): Promise<Person> => {
      made += 1;
      return person(app, `browsing-${made}`, { orgId, role });
    };
    const isIn = async (browser: Browser) => (await browser.go(MEMBER_PAGE)).text.includes('<title>Keys');
    const mine = (who: Person) => app.store.primary.browserSessions.list(who.id, app.clock.now());

    it('is asked for where a page needs it, and the sign-in leads back with the query', async () => {
      const who = await someone();
      const first = await pages.ask(`${MEMBER_PAGE}?org=1&after=%2F`);
      assert.equal(first.status, 303);
      assert.equal(
        first.headers.get('location'),
        `/sign-in?return_to=${encodeURIComponent(`${MEMBER_PAGE}?org=1&after=%2F`)}`,
      );
      const browser = pages.browser();
      await browser.go(`${MEMBER_PAGE}?org=1`);
      const page = await browser.submit({ email: who.email, password: PASSWORD });
      assert.include(page.url, `${MEMBER_PAGE}?org=1`);
      assert.equal(page.headers.get('cache-control'), 'private, no-store');
      assert.equal(page.headers.get('vary'), 'Cookie');
      // Who is signed in is led on at once, and only to our own pages.
      assert.include((await browser.go(`/sign-in?return_to=${MEMBER_PAGE}`)).text, '<title>Keys');
      for (const away of [
        '//evil.example',
        'https://evil.example/dashboard',
        '/authorize?x=1',
        '/\\evil.example',
      ])
        assert.include(
          (await browser.go(`/sign-in?return_to=${encodeURIComponent(away)}`)).url,
          '/account',
          away,
        );
    });

    it('acts as the member, with the same rights as a token of the member in person', async () => {
      const who = await someone('owner');
      await pages.signedIn(who);
      const { sessionId, provedAt, credential, ...principal } = pages.seen()?.principal ?? {};
      assert.deepEqual(credential, { kind: 'session', id: sessionId });
      assert.deepEqual(provedAt, pages.seen()?.provedAt);
      assert.equal(sessionId, pages.seen()?.id);
      const token = await ownToken(app, who);
      const { grant: grantId, scope } = decodeJwt<{ grant: string; scope: string }>(token);
      const claims = { subject: who.id, clientId: OWN_PAGES, grantId, scopes: scope.split(' ') };
      const held = createAuthenticate(app.store, async () => claims);
      const { credential: ofToken, ...asToken } = await held.holder('Bearer a.b.c', 'api', app.clock.now());
      assert.deepEqual(ofToken, { kind: 'grant', id: grantId });
      assert.deepEqual(principal, asToken);
    });

    it('has a secret of its own making, so that nobody can plant one, and only its hash is stored', async () => {
      const who = await someone();
      const browser = pages.browser();
      const planted = 'planted-by-somebody-else-000000000000000000';
      browser.setCookie('session', planted);
      await browser.go(MEMBER_PAGE);
      await browser.submit({ email: who.email, password: PASSWORD });
      const secret = browser.cookie('session') ?? '';
      assert.match(secret, /^[\w-]{21,}$/);
      assert.notEqual(secret, planted);
      const { id } = pages.seen() ?? { id: '' };
      const stored = await rows(app.url, 'select id, payload from oidc_models');
      assert.notInclude(JSON.stringify(stored), secret, 'only a hash is kept');
      assert.include(JSON.stringify(stored), sha256Hex(secret));
      assert.notEqual(id, secret);
    });

    it('ends without use, and after two weeks whatever its use', async () => {
      const who = await someone();
      const unused = await pages.signedIn(who);
      app.clock.advance(SESSION_IDLE_MS - 1);
      assert.isTrue(await isIn(unused));
      app.clock.advance(SESSION_IDLE_MS);
      assert.isFalse(await isIn(unused));
      const used = await pages.signedIn(who);
      for (let day = 1; day < SESSION_MS / DAY; day += 1) {
        app.clock.advance(DAY);
        assert.isTrue(await isIn(used), `day ${day}`);
      }
      app.clock.advance(DAY);
      assert.isFalse(await isIn(used));
      await endLimits(app);
    });

    it('is one of at most twenty: one more ends the one that was used longest ago', async () => {
      const who = await someone();
      const oldest = await pages.signedIn(who);
      for (let more = 1; more < MOST_SESSIONS; more += 1) {
        app.clock.advance(1_000);
        await pages.signedIn(who);
        await endLimits(app);
      }
      assert.isTrue(await isIn(oldest));
      assert.lengthOf(await mine(who), MOST_SESSIONS);
      app.clock.advance(1_000);
      await pages.signedIn(who);
      assert.isFalse(await isIn(oldest));
      assert.lengthOf(await mine(who), MOST_SESSIONS);
    });

    it('is known by a device in words, an address, and its first and last use', async () => {
      const who = await someone();
      const browser = await pages.signedIn(who);
      const [before] = await mine(who);
      assert.include(before, { device: 'A browser on an unknown system', address: '127.0.0.1' });
      app.clock.advance(6 * 60_000);
      await browser.go(MEMBER_PAGE);
      const [now] = await mine(who);
      assert.deepEqual(now?.startedAt, before?.startedAt);
      assert.deepEqual(now?.lastUsedAt, app.clock.now());
    });

    it('ends for programs too when it is ended: the next one has to ask again', async () => {
      const who = await someone();
      const here = await pages.signedIn(who);
      const there = await pages.signedIn(who);
      await here.go(MEMBER_PAGE);
      const kept = pages.seen()?.id ?? '';
      const ended = await app.store.transaction((tx) =>
        signOutElsewhere(tx, { userId: who.id, kept }, app.clock.now()),
      );
      assert.equal(ended, 1);
      assert.isTrue(await isIn(here));
      assert.isFalse(await isIn(there));
      assert.include((await there.go('/account')).text, '<title>Sign in');
      const other = await someone();
      await app.store.transaction(async (tx) => {
        const isEnded = await endSession(tx, { id: kept, userId: other.id }, app.clock.now());
        assert.isFalse(isEnded, 'of somebody else');
      });
      assert.isTrue(await isIn(here));
    });

    it('ends at a sign-out, which only a form of ours can cause', async () => {
      const who = await someone();
      const browser = await pages.signedIn(who);
      const cookie = ['session', 'session.sig'].map((name) => `${name}=${browser.cookie(name)}`).join('; ');
      const session = pages.seen();
      const token = session === null ? '' : pages.sessions.formToken(session);
      const post = (headers: Record<string, string>, values: Record<string, string>) =>
        pages.ask('/sign-out', {
          method: 'POST',
          headers: { cookie, ...headers },
          body: new URLSearchParams(values),
        });
      const forged: [Record<string, string>, Record<string, string>][] = [
        [{}, {}],
        [{}, { token: 'x' }],
        [{ 'sec-fetch-site': 'cross-site' }, { token }],
        [{ 'sec-fetch-site': 'same-site' }, { token }],
        [{ origin: 'https://evil.example' }, { token }],
        [{ origin: 'null' }, { token }],
      ];
      for (const [headers, values] of forged)
        assert.equal((await post(headers, values)).status, 403, JSON.stringify([headers, values]));
      assert.equal(
        (await pages.ask('/sign-out', { headers: { cookie } })).status,
        303,
        'a link does nothing',
      );
      assert.isTrue(await isIn(browser));
      const done = await post({ 'sec-fetch-site': 'same-origin' }, { token });
      assert.equal(done.status, 200);
      assert.match(done.headers.getSetCookie().join('\n'), /^session=; Path=\/; Expires=Thu, 01 Jan 1970/m);
      assert.isFalse(await isIn(browser));
      assert.equal((await post({}, { token })).status, 401);
      const [entry] = await app.store.read.auditLog.list(null, 1);
      assert.deepInclude(entry, { action: 'credential.signed_out', actor: who.id, outcome: 'done' });
    });

    it('takes forms with the token of this session only', async () => {
      const who = await someone();
      const other = await someone();
      await pages.signedIn(other);
      const theirs = pages.seen();
      const browser = await pages.signedIn(who);
      const before = pages.changed.length;
      for (const token of ['', 'x', theirs === null ? '' : pages.sessions.formToken(theirs)]) {
        await browser.go(MEMBER_PAGE);
        assert.equal((await browser.submit({ token, name: 'forged' })).status, 403, token);
      }
      assert.lengthOf(pages.changed, before);
      await browser.go(MEMBER_PAGE);
      assert.equal((await browser.submit({ name: 'mine' })).status, 200);
      assert.equal(pages.changed.at(-1), 'mine');
    });

    it('refuses a form after its end, and changes nothing', async () => {
      const who = await someone();
      const browser = await pages.signedIn(who);
      await app.store.transaction((tx) => tx.users.disable(who.id, app.clock.now()));
      const before = pages.changed.length;
      const page = await browser.submit({ name: 'too late' });
      assert.equal(page.status, 401);
      assert.include(page.text, 'nothing was changed');
      assert.lengthOf(pages.changed, before);
    });

    it('ends when somebody else removes the member, in every browser, and not when the member leaves', async () => {
      const owner = await someone('owner');
      const who = await someone();
      const leaver = await someone();
      const browsers = [await pages.signedIn(who), await pages.signedIn(who)];
      const left = await pages.signedIn(leaver);
      const remove = async (by: Person, { id }: Person) => {
        const credential = { authorization: `Bearer ${await lastingToken(app, by)}` };
        assert.equal((await app.send('DELETE', `/api/me/members/${id}`, credential)).status, 204);
      };
      await remove(owner, who);
      await remove(leaver, leaver);
      for (const browser of browsers) assert.equal((await browser.submit({ name: 'removed' })).status, 401);
      assert.lengthOf(await mine(who), 0);
      assert.isTrue(await isIn(left));
    });

    it('has the rights of the moment: a role that changed in between, and none after a removal', async () => {
      const who = await someone('owner');
      const browser = await pages.signedIn(who);
      assert.equal(pages.seen()?.principal.standings[0]?.role, 'owner');
      await app.store.transaction((tx) => tx.memberships.setRole(orgId, who.id, 'member'));
      await browser.submit({ name: 'as a member' });
      assert.equal(pages.seen()?.principal.standings[0]?.role, 'member');
      await app.store.transaction((tx) => tx.memberships.remove(orgId, who.id));
      await browser.go(MEMBER_PAGE);
      assert.deepEqual(pages.seen()?.principal.standings, []);
    });

    it('is not taken from what is no cookie of ours', async () => {
      const who = await someone();
      const browser = await pages.signedIn(who);
      const value = browser.cookie('session');
      const signature = browser.cookie('session.sig');
      const { id } = pages.seen() ?? { id: '' };
      const cookies = [
        `session=${value}`,
        `session=${value}; session.sig=x`,
        `session=${id}; session.sig=${signature}`,
        `session=; session.sig=${signature}`,
        `session=${sha256Hex(value ?? '')}; session.sig=${signature}`,
        `Session=${value}; Session.sig=${signature}`,
      ];
      for (const cookie of cookies)
        assert.equal((await pages.ask(MEMBER_PAGE, { headers: { cookie } })).status, 303, cookie);
      const good = `session=${value}; session.sig=${signature}`;
      assert.equal((await pages.ask(MEMBER_PAGE, { headers: { cookie: good } })).status, 200);
      const tried = await app.get('/api/me', { cookie: good });
      assert.equal(tried.status, 401, 'the API takes no cookies');
    });
  });

  describe(`cookies of a public registry on ${engine.name}`, () => {
    it('are for this host alone, over https only, and out of reach of scripts and other sites', async () => {
      const app = await startTestApp(engine);
      const pages = await openMemberPages(app, PUBLIC);
      try {
        const { organization } = await createOrganization(app.store, { name: 'Acme' });
        const who = await person(app, 'public', { orgId: organization.id, role: 'member' });
        const browser = await pages.signedIn(who);
        assert.isDefined(browser.cookie('__Host-session'));
        assert.isUndefined(browser.cookie('session'));
        const cookie = ['__Host-session', '__Host-session.sig']
          .map((name) => `${name}=${browser.cookie(name)}`)
          .join('; ');
        assert.equal((await pages.ask(MEMBER_PAGE, { headers: { cookie } })).status, 200);
        const begun = await pages.ask('/sign-in?return_to=/dashboard');
        const asked = new URL(begun.headers.get('location') ?? '', PUBLIC);
        const own = begun.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
        const set = [
          ...begun.headers.getSetCookie(),
          ...(
            await pages.ask(`${asked.pathname}${asked.search}`, {
              headers: { cookie: [cookie, ...own].join('; ') },
            })
          ).headers.getSetCookie(),
        ];
        const hosts = set.filter((line) => /session|own_pages/.test(line));
        assert.isAtLeast(hosts.length, 3);
        for (const line of hosts) {
          assert.match(line, /^__Host-/);
          assert.match(line, /; path=\/(;|$)/i);
          assert.notMatch(line, /domain=/i);
          for (const flag of [/; secure/i, /; httponly/i, /; samesite=lax/i]) assert.match(line, flag);
        }
      } finally {
        await pages.close();
        await app.drop();
      }
    });
  });
}
