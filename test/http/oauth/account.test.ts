import { assert } from 'chai';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Browser, openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { plant } from '../../support/log-watch.ts';
import {
  authorizeUrl,
  endLimits,
  feedStatus,
  newVerifier,
  originOf,
  PASSWORD,
  type Person,
  person,
  REDIRECT,
  refresh,
  tokensOf,
} from './world.ts';

const NEW = 'another horse, another battery';
plant(NEW);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`a person's account on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let made = 0;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await createOrganization(app.store, { name: 'Acme' })).organization.id;
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    const someone = () => {
      made += 1;
      return person(app, `person-${made}`, { orgId, role: 'member' });
    };
    /** A browser at the account page of a person. */
    async function signIn(who: Person, password = PASSWORD): Promise<Browser> {
      const browser = openBrowser(originOf(app), app.baseUrl);
      const page = await browser.go('/account');
      assert.include(page.text, '<title>Sign in');
      const done = await browser.submit({ email: who.email, password });
      assert.include(done.text, '<title>Your account', done.text);
      return browser;
    }
    const isSignedIn = async (browser: Browser) =>
      (await browser.go('/account')).text.includes('<title>Your account');
    const lastOf = async (who: Person) => {
      const entries = await app.store.read.auditLog.list(null, 50);
      return entries.find(({ subject }) => subject === who.id);
    };

    it('asks to sign in, without a question what is allowed, and shows who is signed in', async () => {
      const who = await someone();
      const browser = await signIn(who);
      const page = await browser.go('/account');
      assert.include(page.text, who.email);
      assert.equal(page.headers.get('cache-control'), 'no-store');
      assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
      assert.include(page.headers.get('content-security-policy'), "frame-ancestors 'none'");
    });

    it('changes the password, and ends every other session and everything that programs were given', async () => {
      const who = await someone();
      const here = await signIn(who);
      const elsewhere = await signIn(who);
      const tokens = await tokensOf(app, who);
      assert.equal(await feedStatus(app, tokens.access_token), 200);
      const page = await here.submit({ do: 'password', current: PASSWORD, new: NEW });
      assert.equal(page.status, 200);
      assert.include(page.text, 'The password is changed.');
      assert.isTrue(await isSignedIn(here), 'the one that changed it goes on');
      assert.isFalse(await isSignedIn(elsewhere));
      assert.equal(await feedStatus(app, tokens.access_token), 401);
      assert.equal((await refresh(app, tokens.clientId, tokens.refresh_token)).error, 'invalid_grant');
      assert.deepInclude(await lastOf(who), { action: 'credential.password_changed', outcome: 'done' });
      const old = openBrowser(originOf(app), app.baseUrl);
      await old.go('/account');
      assert.equal((await old.submit({ email: who.email, password: PASSWORD })).status, 401);
      await signIn(who, NEW);
    });

    it('ends a sign-in that is half done too', async () => {
      const who = await someone();
      const here = await signIn(who);
      const { clientId } = await tokensOf(app, who);
      const thief = openBrowser(originOf(app), app.baseUrl);
      await thief.go(authorizeUrl(clientId, newVerifier()));
      const consent = await thief.submit({ email: who.email, password: PASSWORD });
      assert.include(consent.text, '<title>Allow access?');
      await here.submit({ do: 'password', current: PASSWORD, new: NEW });
      const done = await thief.submit({ decision: 'allow' });
      assert.equal(done.status, 400);
      assert.include(done.text, '<title>Page expired');
    });

    it('needs the current password, and counts who guesses at it', async () => {
      const who = await someone();
      const browser = await signIn(who);
      const tokens = await tokensOf(app, who);
      const page = await browser.submit({ do: 'password', current: 'wrong', new: NEW });
      assert.equal(page.status, 401);
      assert.include(page.text, 'The current password is incorrect.');
      assert.deepInclude(await lastOf(who), { action: 'credential.password_changed', outcome: 'refused' });
      for (let tried = 0; tried < 9; tried += 1)
        await browser.submit({ do: 'password', current: 'wrong', new: NEW });
      const refused = await browser.submit({ do: 'password', current: PASSWORD, new: NEW });
      assert.equal(refused.status, 429);
      assert.equal(await feedStatus(app, tokens.access_token), 200, 'nothing has changed');
    });

    it('refuses a new password that is no good, and changes nothing', async () => {
      const who = await someone();
      const browser = await signIn(who);
      for (const bad of ['short', who.email, 'aaaaaaaaaaaaaaaa', '']) {
        const page = await browser.submit({ do: 'password', current: PASSWORD, new: bad });
        assert.equal(page.status, 400, bad);
        assert.match(page.text, /The new password must/);
      }
      await signIn(who);
    });

    it('signs out here, and leaves other sessions and programs alone', async () => {
      const who = await someone();
      const here = await signIn(who);
      const elsewhere = await signIn(who);
      const tokens = await tokensOf(app, who);
      const page = await here.submit({ do: 'sign_out' });
      assert.include(page.text, '<title>Signed out');
      assert.isUndefined(here.cookie('session'));
      assert.isFalse(await isSignedIn(here));
      assert.isTrue(await isSignedIn(elsewhere));
      assert.equal(await feedStatus(app, tokens.access_token), 200);
    });

    it('signs out everywhere, and ends what programs were given', async () => {
      const who = await someone();
      const here = await signIn(who);
      const elsewhere = await signIn(who);
      const other = await someone();
      const theirs = await tokensOf(app, other);
      const tokens = await tokensOf(app, who);
      await here.submit({ do: 'sign_out_everywhere' });
      assert.isFalse(await isSignedIn(here));
      assert.isFalse(await isSignedIn(elsewhere));
      assert.equal(await feedStatus(app, tokens.access_token), 401);
      assert.equal(await feedStatus(app, theirs.access_token), 200, 'of nobody else');
      const entry = await lastOf(who);
      assert.deepInclude(entry, { action: 'credential.signed_out', detail: { everywhere: true } });
    });

    it('signs out everywhere for good, whatever the sessions are asked at the time', async () => {
      const who = await someone();
      const here = await signIn(who);
      const elsewhere = await signIn(who);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const asked = new Promise<void>((resolve) => {
        app.sites.serve('slow.example', '/client.json', async (_request, response) => {
          resolve();
          await held;
          const client_id = 'https://slow.example/client.json';
          const client = { client_id, client_name: 'Slow', redirect_uris: [REDIRECT] };
          const asks = { grant_types: ['authorization_code'], response_types: ['code'] };
          response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ ...client, ...asks, token_endpoint_auth_method: 'none' }));
        });
      });
      const asking = elsewhere.go(authorizeUrl('https://slow.example/client.json', newVerifier()));
      await asked;
      await here.submit({ do: 'sign_out_everywhere' });
      release();
      await asking;
      assert.isFalse(await isSignedIn(elsewhere));
    });

    it('takes forms of its own page, from who is signed in', async () => {
      const who = await someone();
      const browser = await signIn(who);
      const other = await signIn(await someone());
      const foreign = /name="token" value="([^"]+)"/.exec((await other.go('/account')).text)?.[1] ?? '';
      for (const token of ['', 'x', foreign]) {
        await browser.go('/account');
        assert.equal((await browser.submit({ do: 'sign_out_everywhere', token })).status, 403, token);
      }
      await browser.go('/account');
      assert.equal((await browser.submit({ do: 'everything' })).status, 400);
      const bare = await app.post('/account', 'do=sign_out', {
        'content-type': 'application/x-www-form-urlencoded',
      });
      assert.equal(bare.status, 403);
      assert.equal((await app.send('PUT', '/account')).status, 405);
      assert.isTrue(await isSignedIn(browser));
    });

    it('is nobody any more once the person is locked out', async () => {
      const who = await someone();
      const browser = await signIn(who);
      await app.store.transaction((tx) => tx.users.disable(who.id, app.clock.now()));
      assert.isFalse(await isSignedIn(browser));
    });

    it('sends nobody in circles who did not sign in', async () => {
      const page = await app.get('/account?error=access_denied', { accept: 'text/html' });
      assert.equal(page.status, 200);
      assert.include(page.text, '<title>Not signed in');
      const first = await app.get('/account');
      assert.equal(first.status, 303);
      assert.match(first.headers.get('location') ?? '', /^\/authorize\?client_id=registry-pages&/);
    });

    it('keeps passwords out of the log', async () => {
      assert.notInclude(app.logged.join('\n'), NEW);
    });
  });
}
