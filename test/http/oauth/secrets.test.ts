import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  authorizeUrl,
  codeOf,
  feedStatus,
  newVerifier,
  originOf,
  PASSWORD,
  person,
  redeem,
  refresh,
  register,
  token,
} from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`secrets on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { jobs: true });
    });
    after(() => app.drop());

    it('are in no log line and no audit entry, whatever becomes of them', async () => {
      const secrets: Record<string, string> = { password: PASSWORD };
      const who = await person(app, 'ann');

      const code = await codeOf(app, who, { state: 'planted-state-value' });
      Object.assign(secrets, { code: code.code, verifier: code.verifier, state: 'planted-state-value' });
      const browser = openBrowser(originOf(app));
      await browser.go(authorizeUrl(code.clientId, newVerifier()));
      await browser.submit({ email: who.email, password: 'planted wrong password' });
      secrets.wrongPassword = 'planted wrong password';
      await browser.submit({ email: 'planted-password-in-the-wrong-field', password: 'x' });
      secrets.misplaced = 'planted-password-in-the-wrong-field';

      await redeem(app, { ...code, verifier: 'planted-verifier-that-is-wrong-and-long-enough-x' });
      secrets.wrongVerifier = 'planted-verifier-that-is-wrong-and-long-enough-x';
      const other = await codeOf(app, who);
      const tokens = await redeem(app, other);
      Object.assign(secrets, {
        otherCode: other.code,
        access: tokens.access_token,
        next: tokens.refresh_token,
      });
      const renewed = await refresh(app, other.clientId, tokens.refresh_token);
      Object.assign(secrets, { renewed: renewed.access_token, renewedNext: renewed.refresh_token });
      await feedStatus(app, renewed.access_token);
      await feedStatus(app, `${renewed.access_token}x`);
      await refresh(app, other.clientId, tokens.refresh_token);
      await app.get(`/api/registry/feed?access_token=${tokens.access_token}`);
      await app.post('/mcp', { jsonrpc: '2.0' }, { authorization: `Bearer ${tokens.access_token}` });

      const registered = await app.post('/register', { redirect_uris: ['https://client.example/cb'] });
      secrets.clientSecret = registered.body.client_secret;
      await token(app, {
        grant_type: 'planted-secret-as-grant-type',
        client_id: await register(app),
        code: 'planted-code',
      });
      secrets.asGrant = 'planted-secret-as-grant-type';
      secrets.unknownCode = 'planted-code';
      const basic = Buffer.from(`${registered.body.client_id}:planted-client-secret`).toString('base64');
      await token(app, { grant_type: 'refresh_token' }, { authorization: `Basic ${basic}` });
      Object.assign(secrets, { wrongClientSecret: 'planted-client-secret', basic });

      const cookies = (await app.get(authorizeUrl(code.clientId, newVerifier()))).headers.getSetCookie();
      for (const [index, cookie] of cookies.entries()) {
        secrets[`cookie ${index}`] = /=([^;]{20,})/.exec(cookie)?.[1] ?? '';
      }

      const logged = app.logged.join('\n');
      const audited = JSON.stringify(await app.store.read.auditLog.list(null, 1000));
      assert.include(audited, 'credential.token_issued');
      assert.include(audited, 'credential.token_refused');
      assert.include(audited, 'credential.sign_in');
      assert.include(audited, 'credential.consent');
      assert.include(audited, 'credential.client_registered');
      assert.include(audited, 'credential.grant_revoked');
      for (const [name, secret] of Object.entries(secrets)) {
        assert.isAtLeast(secret.length, 12, name);
        assert.notInclude(logged, secret, `log: ${name}`);
        assert.notInclude(audited, secret, `audit: ${name}`);
      }
      assert.notMatch(logged, /"status":500/);
    });
  });
}
