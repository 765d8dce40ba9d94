import { assert } from 'chai';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { refuseStaleProof } from '../../../src/desk/admission.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import { FRESH_MS, freshActs } from '../../../src/domain/members/browser-session.ts';
import { NO_GRANTS } from '../../../src/domain/members/principal.ts';
import { passwords, startTestApp, type TestApp } from '../../support/app.ts';
import type { Browser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { MEMBER_PAGE, type MemberPages, openMemberPages } from './member-pages.ts';
import { authorizeUrl, endLimits, newVerifier, PASSWORD, type Person, person, register } from './world.ts';

const ASK = `/sign-in?act=createMyApiKey&return_to=${MEMBER_PAGE}`;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a fresh proof of identity on ${engine.name}`, () => {
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

    const someone = (): Promise<Person> => {
      made += 1;
      return person(app, `stepping-${made}`, { orgId, role: 'member' });
    };
    const isKeys = async (browser: Browser) => (await browser.go(MEMBER_PAGE)).text.includes('<title>Keys');

    it('is asked for with the act and the time, leads back, and gives the session a new secret', async () => {
      const who = await someone();
      const browser = await pages.signedIn(who);
      const secret = browser.cookie('session');
      const { id } = pages.seen() ?? { id: '' };
      assert.include((await browser.go(ASK)).text, '<title>Keys', 'the sign-in was a proof');
      app.clock.advance(FRESH_MS);
      const asked = await browser.go(ASK);
      assert.include(asked.text, '<title>Confirm that it is you');
      assert.include(asked.text, 'to make an API key');
      assert.include(asked.text, 'for 10 minutes');
      assert.include(asked.text, who.email);
      const page = await browser.submit({ password: PASSWORD });
      assert.include(page.text, '<title>Keys', page.text);
      assert.equal(pages.seen()?.id, id, 'it is the same session');
      assert.deepEqual(pages.seen()?.provedAt.getTime(), Math.floor(app.clock.now().getTime() / 1000) * 1000);
      const thief = pages.browser();
      thief.setCookie('session', secret ?? '');
      thief.setCookie('session.sig', browser.cookie('session.sig') ?? '');
      assert.isFalse(await isKeys(thief));
      assert.notEqual(browser.cookie('session'), secret);
      assert.include((await browser.go(ASK)).text, '<title>Keys', 'and is fresh now');
    });

    it('takes the password of the person who is signed in, and of nobody else', async () => {
      const who = await someone();
      const other = await someone();
      await app.store.transaction(async (tx) => {
        await tx.users.setPassword(other.id, await passwords.hash('the battery of somebody else'));
      });
      const browser = await pages.signedIn(who);
      app.clock.advance(FRESH_MS);
      const { provedAt } = pages.seen() ?? {};
      for (const values of [
        { password: 'wrong' },
        { password: '' },
        { email: other.email, password: 'the battery of somebody else' },
      ]) {
        await browser.go(ASK);
        assert.equal((await browser.submit(values)).status, 401, JSON.stringify(values));
      }
      assert.isTrue(await isKeys(browser), 'the session goes on');
      assert.deepEqual(pages.seen()?.provedAt, provedAt);
    });

    it('is no proof for an act that is not known, and asks who is not signed in to sign in', async () => {
      const who = await someone();
      const browser = pages.browser();
      assert.include((await browser.go(ASK)).text, '<title>Sign in');
      const signedIn = await pages.signedIn(who);
      app.clock.advance(FRESH_MS);
      for (const act of ['', 'toString', '__proto__', 'removeEverything', 'createMyApiKey&act=x'])
        assert.include(
          (await signedIn.go(`/sign-in?act=${act}&return_to=${MEMBER_PAGE}`)).text,
          '<title>Keys',
          act,
        );
    });

    it('is not what a program asks for: its person may sign in as somebody else, whose session begins', async () => {
      const who = await someone();
      const other = await someone();
      const browser = await pages.signedIn(who);
      const before = pages.seen()?.id ?? '';
      const clientId = await register(app);
      const page = await browser.go(
        authorizeUrl(clientId, newVerifier(), { prompt: 'login', act: 'createMyApiKey' }),
      );
      assert.include(page.text, '<title>Sign in');
      const done = await browser.submit({ email: other.email, password: PASSWORD });
      assert.include(done.text, '<title>Allow access?', done.text);
      assert.isTrue(await isKeys(browser));
      assert.equal(pages.seen()?.principal.userKey, other.id);
      assert.notEqual(pages.seen()?.id, before);
      assert.lengthOf(await app.store.primary.browserSessions.list(who.id, app.clock.now()), 0);
    });
  });
}

describe('an operation that needs a fresh proof', () => {
  const now = new Date(1_800_000_000_000);
  const principal = (provedMs: number | null) => ({
    ...PERSON,
    ...(provedMs === null ? {} : { sessionId: 's', provedAt: new Date(now.getTime() - provedMs) }),
  });

  it('is refused to a session without one, whichever page sent it, and to nobody else', () => {
    for (const [op, words] of Object.entries(freshActs)) {
      assert.throws(() => refuseStaleProof(op, principal(FRESH_MS), now), ApiError, words);
      assert.doesNotThrow(() => refuseStaleProof(op, principal(FRESH_MS - 1), now));
      assert.doesNotThrow(() => refuseStaleProof(op, principal(null), now));
      assert.doesNotThrow(() => refuseStaleProof(op, null, now));
    }
    assert.doesNotThrow(() => refuseStaleProof('getMe', principal(FRESH_MS), now));
  });
});

const PERSON = {
  kind: 'user',
  userKey: 'u',
  displayName: 'U',
  standings: [],
  grants: NO_GRANTS,
} as const;
