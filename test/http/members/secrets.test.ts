import { readFileSync } from 'node:fs';
import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { selectAll, tableColumns } from '../../support/sql.ts';
import {
  allow,
  authorizeUrl,
  newVerifier,
  originOf,
  PASSWORD,
  REDIRECT,
  register,
  type Tokens,
} from '../oauth/world.ts';
import { apiKey, basic, clientToken, organization } from './world.ts';

const WRONG = 'a wrong password that was typed';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`secrets on ${engine.name}`, () => {
    let app: TestApp;
    const secrets = new Map<string, string>();
    before(async () => {
      app = await startTestApp(engine);
      await useEverySecret();
    });
    after(() => app.drop());

    /** Goes through everything that makes or takes a secret, rightly and wrongly. */
    async function useEverySecret(): Promise<void> {
      const keep = (what: string, secret: string) => {
        assert.isAtLeast(secret.length, 20, what);
        secrets.set(what, secret);
        return secret;
      };
      const { id: org } = await organization(app, 'Acme');
      const admin = (await apiKey(app, org, 'admin:*')).credential;
      keep('the key of an operator', admin.authorization.slice('Bearer '.length));
      const { body: key } = await app.post('/api/me/api-keys', { name: 'Nightly' }, admin);
      const bearer = { authorization: `Bearer ${keep('an API key', key.api_key)}` };
      await app.get('/api/registry/feed', bearer);
      await app.send('DELETE', `/api/me/api-keys/${key.id}`, admin);
      await app.get('/api/registry/feed', bearer);

      const { body: client } = await app.post('/api/me/clients', { name: 'Desk' }, admin);
      keep('the secret of a client', client.client_secret);
      const own = await clientToken(app, basic(client.client_id, client.client_secret));
      keep('the token of a client', own.token);
      await app.get('/api/me', { authorization: `Bearer ${own.token}` });
      await clientToken(app, {}, { client_id: client.client_id, client_secret: WRONG });
      const registered = await app.post('/register', {
        redirect_uris: [REDIRECT],
        token_endpoint_auth_method: 'client_secret_basic',
      });
      keep('the secret of a registered client', registered.body.client_secret);

      const { body: invitation } = await app.post('/api/me/invitations', { role: 'member' }, admin);
      const link = new URL(invitation.url).pathname;
      keep('an invitation', link.split('/').at(-1) ?? '');
      keep('a password', PASSWORD);
      keep('a wrong password', WRONG);
      const guest = openBrowser(originOf(app));
      await guest.go(link);
      await guest.submit({ email: 'bob@people.example', name: 'Bob', password: 'short' });
      await guest.submit({ email: 'bob@people.example', name: 'Bob', password: PASSWORD });
      await guest.go(link);
      await app.send('PUT', link);
      await app.get(`${link}/more`);

      const clientId = await register(app);
      const verifier = keep('a code verifier', newVerifier());
      const url = authorizeUrl(clientId, verifier);
      await allow(openBrowser(originOf(app)), url, 'bob@people.example', WRONG);
      const page = await allow(openBrowser(originOf(app)), url, 'bob@people.example');
      const code = keep('an authorization code', new URL(page.url).searchParams.get('code') ?? '');
      const about = { client_id: clientId, redirect_uri: REDIRECT };
      const grant = { ...about, grant_type: 'authorization_code', code, code_verifier: verifier };
      const tokens = await ask(grant);
      keep('an access token', tokens.access_token);
      keep('a refresh token', tokens.refresh_token);
      await app.get('/api/me', { authorization: `Bearer ${tokens.access_token}` });
      await app.get('/api/me', { authorization: `Bearer ${tokens.access_token}x` });
      const refresh = { ...about, grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
      const second = await ask(refresh);
      keep('a second access token', second.access_token);
      keep('a second refresh token', second.refresh_token);
      // Used again: a sign of theft, which is noted.
      await ask(refresh);
      await ask(grant);
    }

    async function ask(values: Record<string, string>): Promise<Tokens> {
      const body = new URLSearchParams(values);
      const answer = await fetch(`${originOf(app)}/token`, { method: 'POST', body });
      return (await answer.json()) as Tokens;
    }

    /** Which of the secrets a text holds, in a few spellings. */
    const found = (text: string): string[] =>
      [...secrets]
        .filter(([, secret]) =>
          [
            secret,
            encodeURIComponent(secret),
            Buffer.from(secret).toString('base64'),
            secret.replaceAll(' ', '+'),
          ].some((spelling) => text.includes(spelling)),
        )
        .map(([what]) => what);

    it('are not logged', () => {
      assert.isAbove(app.logged.length, 20);
      assert.deepEqual(found(app.logged.join('\n')), []);
    });

    it('are in no column of the database', async () => {
      const tables = [...(await tableColumns(app.config.databaseUrl)).keys()];
      const rows = await selectAll(
        app.config.databaseUrl,
        tables.map((table) => `select * from ${table}`),
      );
      const shown = tables.map((table, index) => [table, found(JSON.stringify(rows[index]))] as const);
      assert.deepEqual(
        shown.filter(([, secret]) => secret.length > 0),
        [],
      );
      const audited = rows[tables.indexOf('audit_log')] ?? [];
      assert.includeMembers(
        audited.map(({ action }) => action),
        [
          'createMyApiKey',
          'createMyClient',
          'createMyInvitation',
          'credential.sign_in',
          'credential.token_issued',
        ],
      );
    });

    if (engine.name === 'sqlite') {
      it('are in no file of the database', () => {
        const path = app.config.databaseUrl.slice('sqlite:'.length);
        const bytes = [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
        assert.deepEqual(found(bytes), []);
      });
    }
  });
}
