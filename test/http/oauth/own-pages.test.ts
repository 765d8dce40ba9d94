import { assert } from 'chai';
import { OWN_PAGES } from '../../../src/domain/members/scopes.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  ALL_SCOPES,
  allow,
  authorizeUrl,
  challengeOf,
  codeAmong,
  endLimits,
  member,
  newVerifier,
  originOf,
  ownSignIn,
  type Person,
  redeem,
  token,
} from './world.ts';

const NO_REFRESH = 'requested grant type is not allowed for this client';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a sign-in on the registry's own pages on ${engine.name}`, () => {
    let app: TestApp;
    let made = 0;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    const someone = (): Promise<Person> => {
      made += 1;
      return member(app, `someone-${made}`);
    };
    const open = () => openBrowser(originOf(app), app.baseUrl);
    const redirect = () => ({ redirect_uri: `${app.baseUrl}/account` });

    it('gets no code for a request that somebody else made', async () => {
      const verifier = newVerifier();
      const { url: theirs } = await ownSignIn(app);
      const lures: [string, Record<string, string>][] = [
        ['no state', {}],
        ['an invented state', { state: newVerifier() }],
        ['the state of another sign-in', { state: theirs.searchParams.get('state') ?? '' }],
        ['every scope', { scope: ALL_SCOPES }],
        ['a form as the answer', { response_mode: 'form_post' }],
        ['no question', { prompt: 'none' }],
      ];
      for (const [name, more] of lures) {
        const who = await someone();
        const browser = open();
        await allow(browser, '/account', who.email);
        await browser.go(authorizeUrl(OWN_PAGES, verifier, { ...redirect(), scope: 'openid', ...more }));
        assert.equal(codeAmong(browser.passed()), '', name);
        await browser.go('/account');
        const own = { state: browser.cookie('own_pages') ?? '' };
        await browser.go(authorizeUrl(OWN_PAGES, verifier, { ...redirect(), ...more, ...own }));
        assert.equal(codeAmong(browser.passed()), '', `${name}, and the value of the cookie`);
      }
    });

    it('gets no code for a request that was begun in another browser', async () => {
      const { url } = await ownSignIn(app);
      const browser = open();
      await allow(browser, '/account', (await someone()).email);
      await browser.go(`${url.pathname}${url.search}`);
      assert.equal(codeAmong(browser.passed()), '');
      // Nor when the one who made the request has put a cookie of their own beside it.
      browser.setCookie('own_pages', newVerifier());
      await browser.go(`${url.pathname}${url.search}`);
      assert.equal(codeAmong(browser.passed()), '');
    });

    it('gets a code that nothing a browser sees can redeem', async () => {
      const { url, nonce } = await ownSignIn(app);
      const seen = {
        nonce,
        challenge: url.searchParams.get('code_challenge') ?? '',
        state: url.searchParams.get('state') ?? '',
        'nothing of it': newVerifier(),
        none: '',
      };
      for (const [name, verifier] of Object.entries(seen)) {
        const browser = open();
        browser.setCookie('own_pages', nonce);
        await allow(browser, `${url.pathname}${url.search}`, (await someone()).email);
        const code = codeAmong(browser.passed());
        assert.isNotEmpty(code, name);
        const answer = await redeem(app, { clientId: OWN_PAGES, verifier, code }, redirect());
        assert.equal(answer.status, 400, name);
        assert.include(['invalid_grant', 'invalid_request'], answer.error, name);
        assert.notProperty(answer, 'access_token');
      }
    });

    it('is ended by a code without showing it, and only where it began', async () => {
      const browser = open();
      await allow(browser, '/account', (await someone()).email);
      assert.isNotEmpty(codeAmong(browser.passed()));
      assert.equal(browser.passed().at(-1), `${app.baseUrl}/account`);
      const answer = browser.passed().find((address) => address.includes('code=')) ?? '';
      const injected = new URL(answer);
      const stranger = open();
      const page = await stranger.go(`${injected.pathname}${injected.search}`);
      assert.equal(page.status, 400);
      assert.include(page.text, 'Sign-in not valid');
      assert.include((await stranger.go('/account')).text, '<title>Sign in', 'nobody was signed in');
      for (const query of ['code=x', 'code=x&state=', `code=x&state=${newVerifier()}`, 'state=x&error=y'])
        assert.equal((await browser.go(`/account?${query}`)).status, 400, query);
    });

    it('sets a cookie that scripts cannot read and that other sites do not send', async () => {
      const begun = await app.get('/account');
      const line = begun.headers.getSetCookie().find((each) => each.startsWith('own_pages='));
      assert.match(line ?? '', /^own_pages=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
      const url = new URL(begun.headers.get('location') ?? '', app.baseUrl);
      const nonce = /own_pages=([\w-]+)/.exec(line ?? '')?.[1] ?? '';
      assert.notEqual(challengeOf(nonce), url.searchParams.get('code_challenge'));
    });

    it('lasts as a session, and with no refresh token', async () => {
      const values = { grant_type: 'refresh_token', client_id: OWN_PAGES, refresh_token: newVerifier() };
      assert.equal((await token(app, values)).error_description, NO_REFRESH);
    });
  });
}
