import { assert } from 'chai';
import { decodeJwt } from 'jose';
import { protocol } from '../../../generated/protocol.ts';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { defaultScopes, meaningsOf, registryScopes, taskScopes } from '../../../src/domain/members/scopes.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Browser, openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import {
  authorizeUrl,
  endLimits,
  newVerifier,
  originOf,
  PASSWORD,
  type Person,
  person,
  redeem,
  register,
} from './world.ts';

const scope = (word: string) => `${protocol.scopePrefix}${word}`;
const WHO = 'See your identifier here, your organizations and your role in each';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`consent on ${engine.name}`, () => {
    let app: TestApp;
    let ann: Person;
    let browser: Browser;
    before(async () => {
      app = await startTestApp(engine);
      const { organization } = await createOrganization(app.store, { name: 'Acme' });
      ann = await person(app, 'ann', { orgId: organization.id, role: 'owner' });
      browser = openBrowser(originOf(app), app.baseUrl);
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    const listed = (text: string): string[] =>
      [...text.matchAll(/<li>([^<]+)<\/li>/g)].map(([, words = '']) => words);

    /** The page as a program that asks for this makes it, and the scopes of the token once it is allowed. */
    async function ask(more: Record<string, string>) {
      const clientId = await register(app);
      const verifier = newVerifier();
      let page = await browser.go(authorizeUrl(clientId, verifier, more));
      if (page.text.includes('<title>Sign in'))
        page = await browser.submit({ email: ann.email, password: PASSWORD });
      assert.include(page.text, '<title>Allow access?');
      const abilities = listed(page.text);
      const { url } = await browser.submit({ decision: 'allow' });
      const code = new URL(url).searchParams.get('code') ?? '';
      const tokens = await redeem(app, { clientId, verifier, code });
      const given = decodeJwt(tokens.access_token).scope;
      return { page, abilities, given: typeof given === 'string' ? given.split(' ') : [] };
    }

    it('names everything that will be possible in words, and nothing is given that is not named', async () => {
      for (const scopes of [
        ['openid'],
        ['openid', 'email', 'profile'],
        [scope('registry:read')],
        [scope('registry:admin')],
        [scope('products'), scope('reports')],
        [...registryScopes, ...taskScopes, 'openid', 'offline_access'],
      ]) {
        const { abilities, given } = await ask({ scope: scopes.join(' ') });
        assert.deepEqual(abilities, [WHO, ...meaningsOf(scopes)], String(scopes));
        assert.includeMembers(scopes, given);
        assert.deepEqual(
          meaningsOf(given).filter((words) => !abilities.includes(words)),
          [],
        );
      }
    });

    it('names what is asked for by default, when a program names nothing', async () => {
      const { abilities, given } = await ask({});
      assert.deepEqual(abilities, [WHO, ...meaningsOf(defaultScopes)]);
      assert.sameMembers(given, [...defaultScopes]);
    });

    it('names nothing that the resource has no use for, and the token does not hold it', async () => {
      const scopes = [scope('registry:write'), scope('media_buys')];
      const api = await ask({ scope: scopes.join(' '), resource: `${app.baseUrl}/api` });
      assert.deepEqual(api.abilities, [WHO, ...meaningsOf([scope('registry:write')])]);
      assert.deepEqual(api.given, [scope('registry:write')]);
      const mcp = await ask({ scope: scopes.join(' '), resource: `${app.baseUrl}/mcp` });
      assert.deepEqual(mcp.abilities, [WHO, ...meaningsOf([scope('media_buys')])]);
      assert.deepEqual(mcp.given, [scope('media_buys')]);
    });

    it('says how long it lasts and how it ends', async () => {
      const { page } = await ask({ scope: 'openid' });
      assert.match(page.text, /when you sign out everywhere on your account page/);
      assert.match(page.text, /never more than you may do yourself/);
    });

    it('is given for scopes that are known', async () => {
      const clientId = await register(app);
      for (const unknown of [
        'everything',
        scope('registry:owner'),
        scope('registry'),
        `${scope('products')}x`,
      ]) {
        const url = authorizeUrl(clientId, newVerifier(), { scope: `openid ${unknown}` });
        const page = await browser.go(url);
        assert.notInclude(page.text, unknown);
        assert.deepEqual(listed(page.text), [WHO], unknown);
      }
    });

    it('is not asked for by the pages of the registry itself, and leads nowhere else', async () => {
      const elsewhere = authorizeUrl('registry-pages', newVerifier());
      assert.equal((await app.get(elsewhere)).status, 400, 'the address of another place');
      const impostor = await app.post('/register', {
        client_id: 'registry-pages',
        redirect_uris: ['https://evil.example/cb'],
      });
      assert.notEqual(impostor.body.client_id, 'registry-pages');
    });
  });
}
