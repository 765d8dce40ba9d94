import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Browser, openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';
import {
  allow,
  authorizeUrl,
  challengeOf,
  codeOf,
  endLimits,
  feedStatus,
  member,
  newVerifier,
  originOf,
  type Person,
  REDIRECT,
  redeem,
  refresh,
  register,
} from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`authorization codes on ${engine.name}`, () => {
    let app: TestApp;
    let ann: Person;
    let clientId: string;
    // Stays signed in, because passwords are made to take time.
    let browser: Browser;
    before(async () => {
      app = await startTestApp(engine);
      browser = openBrowser(originOf(app));
      ann = await member(app, 'ann');
      clientId = await register(app);
    });
    after(() => app.drop());
    // Signing in is limited per account.
    afterEach(() => endLimits(app));

    const ask = (more: Record<string, string>, without: readonly string[] = []) => {
      const [path = '', query] = authorizeUrl(clientId, newVerifier(), more).split('?');
      const values = new URLSearchParams(query);
      for (const name of without) values.delete(name);
      return app.get(`${path}?${values}`);
    };
    const codeFor = (more: Record<string, string> = {}) => codeOf(app, ann, more, clientId, browser);

    it('come back with the state and the issuer (RFC 9207)', async () => {
      const state = 'äöü & "quoted" <tag>';
      const page = await allow(browser, authorizeUrl(clientId, newVerifier(), { state }), ann.email);
      const url = new URL(page.url);
      assert.equal(url.origin + url.pathname, REDIRECT);
      assert.equal(url.searchParams.get('state'), state);
      assert.equal(url.searchParams.get('iss'), app.baseUrl);
      assert.match(url.searchParams.get('code') ?? '', /^[\w-]{40,}$/);
      assert.sameMembers([...url.searchParams.keys()], ['code', 'state', 'iss']);
    });

    it('give no token whose audit entry cannot be written', async () => {
      const code = await codeFor();
      const move = (from: string, to: string) =>
        execute(app.config.databaseUrl, `alter table ${from} rename to ${to}`);
      await move('audit_log', 'audit_log_away');
      const answer = await redeem(app, code);
      await move('audit_log_away', 'audit_log');
      assert.deepEqual([answer.status, answer.error], [500, 'server_error']);
      assert.isUndefined(answer.access_token);
      assert.isUndefined(answer.refresh_token);
      assert.isTrue(app.logged.some((line) => line.includes('authorization server failed')));
    });

    it('are never given without PKCE, nor with the challenge in plain', async () => {
      for (const [title, more, without] of [
        ['no challenge', {}, ['code_challenge', 'code_challenge_method']],
        ['only the method', {}, ['code_challenge']],
        ['no method, which would mean plain', {}, ['code_challenge_method']],
        ['plain', { code_challenge_method: 'plain' }, []],
        ['an unknown method', { code_challenge_method: 'S512' }, []],
        ['another case', { code_challenge_method: 's256' }, []],
        ['a short challenge', { code_challenge: 'short' }, []],
        ['a challenge of other letters', { code_challenge: '!'.repeat(43) }, []],
      ] as [string, Record<string, string>, string[]][]) {
        const { status, headers } = await ask({ state: 's', ...more }, without);
        assert.equal(status, 303, title);
        const url = new URL(headers.get('location') ?? '');
        assert.equal(url.origin + url.pathname, REDIRECT, title);
        assert.equal(url.searchParams.get('error'), 'invalid_request', title);
        assert.equal(url.searchParams.get('state'), 's');
        assert.equal(url.searchParams.get('iss'), app.baseUrl);
        assert.isFalse(url.searchParams.has('code'));
      }
    });

    it('are worth nothing without their verifier', async () => {
      for (const [title, wrong] of Object.entries({
        another: newVerifier(),
        empty: '',
        'the challenge': 'challenge',
        short: 'abc',
      })) {
        const code = await codeFor();
        const verifier = wrong === 'challenge' ? challengeOf(code.verifier) : wrong;
        const answer = await redeem(app, code, { code_verifier: verifier });
        assert.equal(answer.status, 400, title);
        assert.include(['invalid_grant', 'invalid_request'], answer.error, title);
        assert.isUndefined(answer.access_token);
      }
    });

    it('give tokens once; a second use kills what the first gave', async () => {
      const code = await codeFor();
      const tokens = await redeem(app, code);
      assert.equal(tokens.status, 200);
      assert.equal(tokens.token_type, 'Bearer');
      assert.equal(tokens.expires_in, 900);
      assert.equal(tokens.headers.get('cache-control'), 'no-store');
      assert.equal(await feedStatus(app, tokens.access_token), 200);
      const again = await redeem(app, code);
      assert.equal(again.status, 400);
      assert.equal(again.error, 'invalid_grant');
      assert.equal(await feedStatus(app, tokens.access_token), 401);
      assert.equal((await refresh(app, clientId, tokens.refresh_token)).error, 'invalid_grant');
    });

    it('give tokens once at most when used many times at once', async () => {
      const code = await codeFor();
      const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(app, code)));
      const given = answers.filter(({ status }) => status === 200);
      assert.isAtMost(given.length, 1);
      assert.isTrue(answers.every(({ status, error }) => status === 200 || error === 'invalid_grant'));
      for (const { access_token: token, refresh_token: next } of given) {
        assert.equal(await feedStatus(app, token), 401, 'somebody has stolen the code');
        assert.equal((await refresh(app, clientId, next)).error, 'invalid_grant');
      }
    });

    it('are over after a minute', async () => {
      const code = await codeFor();
      app.clock.advance(61_000);
      const late = await redeem(app, code);
      app.clock.advance(-61_000);
      assert.equal(late.error, 'invalid_grant');
    });

    it('belong to their client and address', async () => {
      const other = await register(app);
      const stolen = await codeFor();
      assert.equal((await redeem(app, { ...stolen, clientId: other })).error, 'invalid_grant');
      for (const redirectUri of ['http://127.0.0.1:4000/callback', `${REDIRECT}/`]) {
        const answer = await redeem(app, await codeFor(), { redirect_uri: redirectUri });
        assert.equal(answer.status, 400, redirectUri);
        assert.include(['invalid_grant', 'invalid_request'], answer.error, redirectUri);
      }
      const { code } = await codeFor();
      assert.equal((await redeem(app, { ...stolen, code: `${code}x` })).error, 'invalid_grant');
      for (const id of ['nobody', '\0', `${clientId}\0`]) {
        assert.equal((await redeem(app, { ...stolen, clientId: id })).error, 'invalid_client', id);
      }
      assert.equal((await redeem(app, { ...stolen, code: 'a\0b' })).error, 'invalid_grant');
    });

    it('go to registered addresses only, and nowhere else when something is wrong with the request', async () => {
      const https = await register(app, { redirect_uris: ['https://client.example/cb?a=b'] });
      const refused: [string, string][] = [
        [clientId, 'http://127.0.0.1:3999/callback/'],
        [clientId, 'http://127.0.0.1:3999/Callback'],
        [clientId, 'http://127.0.0.1:3999/callback?x=y'],
        [clientId, 'http://localhost:3999/callback'],
        [clientId, 'http://127.0.0.1.evil.example/callback'],
        [clientId, 'http://127.0.0.1:3999@evil.example/callback'],
        [clientId, 'https://127.0.0.1:3999/callback'],
        [clientId, 'https://evil.example/callback'],
        [clientId, '//evil.example'],
        [clientId, 'javascript:alert(1)'],
        [https, 'https://client.example/cb'],
        [https, 'https://client.example:444/cb?a=b'],
        [https, 'https://client.example/cb?a=b&c=d'],
        [https, 'https://sub.client.example/cb?a=b'],
        ['nobody', REDIRECT],
        ['', REDIRECT],
        [`${clientId}\0`, REDIRECT],
        [clientId, `${REDIRECT}\0`],
      ];
      for (const [id, redirectUri] of refused) {
        const { status, headers, body } = await ask({ client_id: id, redirect_uri: redirectUri });
        assert.equal(status, 400, `${id} ${redirectUri}`);
        assert.isNull(headers.get('location'), redirectUri);
        assert.match(body.error, /^invalid_(client|redirect_uri|request)$/, redirectUri);
      }
      const { status, headers } = await ask({}, ['client_id']);
      assert.equal(status, 400);
      assert.isNull(headers.get('location'));
    });

    it('shows browsers a page about such requests, in which nothing is code', async () => {
      const url = authorizeUrl('<script>alert(1)</script>', newVerifier());
      const { status, headers, text } = await app.get(url, { accept: 'text/html,*/*;q=0.8' });
      assert.equal(status, 400);
      assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/);
      assert.notInclude(text, '<script');
    });

    it('go to any port of the machine itself (RFC 8252 section 7.3)', async () => {
      for (const [registered, asked] of [
        ['http://127.0.0.1/cb', 'http://127.0.0.1:61234/cb'],
        ['http://localhost:1/cb', 'http://localhost:61234/cb'],
        ['http://[::1]/cb', 'http://[::1]:61234/cb'],
      ] as const) {
        const id = await register(app, { redirect_uris: [registered] });
        const { status, headers } = await ask({ client_id: id, redirect_uri: asked });
        assert.equal(status, 303, asked);
        assert.match(headers.get('location') ?? '', /\/sign-in\//, asked);
      }
    });

    it('are given for what is supported only', async () => {
      for (const [more, error] of [
        [{ response_type: 'token' }, 'unsupported_response_type'],
        [{ response_type: 'code id_token' }, 'unsupported_response_type'],
        [{ resource: 'https://other.example/api' }, 'invalid_target'],
        [{ resource: `${app.baseUrl}/` }, 'invalid_target'],
        [{ resource: `${app.baseUrl}/mcp/` }, 'invalid_target'],
        [{ resource: `${app.baseUrl}/api#part` }, 'invalid_target'],
        [{ resource: 'api' }, 'invalid_target'],
        [{ prompt: 'none' }, 'login_required'],
        [{ request: 'a.b.c' }, 'request_not_supported'],
        [{ request_uri: 'https://evil.example/request' }, 'request_uri_not_supported'],
      ] as [Record<string, string>, string][]) {
        const { status, headers } = await ask(more);
        assert.equal(status, 303, JSON.stringify(more));
        const url = new URL(headers.get('location') ?? '');
        const values = url.hash === '' ? url.searchParams : new URLSearchParams(url.hash.slice(1));
        assert.equal(values.get('error'), error, JSON.stringify(more));
        assert.isFalse(values.has('code'));
      }
    });

    it('ask for a resource at the token endpoint that was not granted in vain', async () => {
      for (const resource of ['https://other.example', `${app.baseUrl}/mcp`]) {
        const code = await codeFor({ resource: `${app.baseUrl}/api` });
        assert.equal((await redeem(app, code, { resource })).error, 'invalid_target', resource);
      }
    });

    it('tell of the person when they were asked to', async () => {
      const code = await codeFor({ scope: 'openid profile email' });
      const answer = await redeem(app, code);
      const { id_token: idToken = '' } = answer;
      const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
      assert.include(claims, { iss: app.baseUrl, aud: clientId, sub: ann.id, email: ann.email, name: 'ann' });
      assert.isFalse(claims.email_verified, 'nobody has vouched for it');
      assert.equal(await feedStatus(app, answer.access_token), 403, 'no scope was asked for');
      assert.equal(await feedStatus(app, idToken), 401, 'it is no access token');
    });

    it('go to nobody when the person does not allow it', async () => {
      await browser.go(authorizeUrl(clientId, newVerifier(), { state: 's' }));
      const { url } = await browser.submit({ decision: 'deny' });
      const values = new URL(url).searchParams;
      assert.equal(values.get('error'), 'access_denied');
      assert.equal(values.get('state'), 's');
      assert.equal(values.get('iss'), app.baseUrl);
      assert.isFalse(values.has('code'));
    });
  });
}
