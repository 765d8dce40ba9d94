import { assert } from 'chai';
import { sha256Hex } from '../../../src/domain/text/sha256.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { type Browser, openBrowser } from '../../support/browser.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { count, execute } from '../../support/sql.ts';
import {
  endLimits,
  feedStatus,
  member,
  originOf,
  type Person,
  refresh,
  register,
  token,
  tokensOf,
} from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`refresh tokens on ${engine.name}`, () => {
    let app: TestApp;
    let ann: Person;
    // Stays signed in, because passwords are made to take time.
    let browser: Browser;
    before(async () => {
      app = await startTestApp(engine);
      browser = openBrowser(originOf(app));
      ann = await member(app, 'ann');
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    it('are exchanged for new ones, at the same scope and audience', async () => {
      const first = await tokensOf(app, ann, { resource: `${app.baseUrl}/api` }, browser);
      app.clock.advance(16 * 60_000);
      const late = await feedStatus(app, first.access_token);
      app.clock.advance(-16 * 60_000);
      assert.equal(late, 401, 'access tokens are short-lived');
      const second = await refresh(app, first.clientId, first.refresh_token);
      assert.equal(second.status, 200);
      assert.equal(second.headers.get('cache-control'), 'no-store');
      assert.notEqual(second.refresh_token, first.refresh_token);
      assert.equal(await feedStatus(app, second.access_token), 200);
      const claimsOf = (jwt: string) =>
        JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
      const before = claimsOf(first.access_token);
      const after = claimsOf(second.access_token);
      assert.equal(after.aud, `${app.baseUrl}/api`);
      assert.equal(after.scope, before.scope);
      assert.equal(after.sub, ann.id);
      const third = await refresh(app, first.clientId, second.refresh_token);
      assert.equal(third.status, 200);
    });

    it('kill the whole family when one is used a second time, at once', async () => {
      const first = await tokensOf(app, ann, {}, browser);
      const { clientId } = first;
      const second = await refresh(app, clientId, first.refresh_token);
      const third = await refresh(app, clientId, second.refresh_token);
      for (const { access_token: access } of [first, second, third]) {
        assert.equal(await feedStatus(app, access), 200);
      }
      const other = await tokensOf(app, ann, {}, browser);
      const stolen = await refresh(app, clientId, first.refresh_token);
      assert.equal(stolen.status, 400);
      assert.equal(stolen.error, 'invalid_grant');
      for (const { access_token: access, refresh_token: next } of [first, second, third]) {
        assert.equal(await feedStatus(app, access), 401);
        assert.equal((await refresh(app, clientId, next)).error, 'invalid_grant');
      }
      assert.equal(await feedStatus(app, other.access_token), 200, 'other programs keep theirs');
    });

    it('kill the whole family when two use one at the same time', async () => {
      for (let round = 0; round < 3; round += 1) {
        const first = await tokensOf(app, ann, {}, browser);
        const answers = await Promise.all(
          Array.from({ length: 6 }, () => refresh(app, first.clientId, first.refresh_token)),
        );
        assert.isTrue(answers.every(({ status, error }) => status === 200 || error === 'invalid_grant'));
        const given = answers.filter(({ status }) => status === 200);
        assert.isAtMost(given.length, 1);
        for (const { access_token: access, refresh_token: next } of [first, ...given]) {
          assert.equal(await feedStatus(app, access), 401);
          assert.equal((await refresh(app, first.clientId, next)).error, 'invalid_grant');
        }
      }
    });

    const rowsOf = (clientId: string) =>
      count(
        app.config.databaseUrl,
        `oidc_models where model = 'RefreshToken' and payload like '%"${clientId}"%'`,
      );
    const rotate = async (clientId: string, first: string, times: number) => {
      const used = [first];
      for (let turn = 0; turn < times; turn += 1) {
        app.clock.advance(1_000);
        const { status, refresh_token: next } = await refresh(app, clientId, used.at(-1) ?? '');
        assert.equal(status, 200, `turn ${turn}`);
        used.push(next);
      }
      return used;
    };

    it('leave one row, however often they are exchanged', async () => {
      const { clientId, refresh_token: first } = await tokensOf(app, ann, {}, browser);
      const used = await rotate(clientId, first, 40);
      assert.equal(await rowsOf(clientId), 1);
      assert.lengthOf(new Set(used), 41);
    });

    for (const [which, index] of [
      ['first', 0],
      ['last but one', -2],
      ['tenth', 9],
    ] as const)
      it(`kill the whole family when the ${which} is used again, of whose row nothing is left`, async () => {
        const {
          clientId,
          refresh_token: first,
          access_token: access,
        } = await tokensOf(app, ann, {}, browser);
        const used = await rotate(clientId, first, 20);
        const other = await register(app);
        assert.equal((await refresh(app, other, used.at(index) ?? '')).error, 'invalid_grant');
        assert.equal(await feedStatus(app, access), 200, 'another program ends nothing');
        assert.equal((await refresh(app, clientId, used.at(index) ?? '')).error, 'invalid_grant');
        assert.equal(await feedStatus(app, access), 401);
        assert.equal((await refresh(app, clientId, used.at(-1) ?? '')).error, 'invalid_grant');
        assert.equal(await rowsOf(clientId), 0);
      });

    it('of a release without families begin one, and kill it when they are used again', async () => {
      const { clientId, refresh_token: given, access_token: access } = await tokensOf(app, ann, {}, browser);
      const old = 'o'.repeat(43);
      await execute(
        app.config.databaseUrl,
        `update oidc_models set id = '${sha256Hex(old)}', uid = null where id = '${sha256Hex(given)}'`,
      );
      const used = await rotate(clientId, old, 3);
      assert.equal(await rowsOf(clientId), 2, 'of the old one, and of the family');
      assert.equal(await feedStatus(app, access), 200);
      assert.equal((await refresh(app, clientId, old)).error, 'invalid_grant');
      assert.equal(await feedStatus(app, access), 401);
      assert.equal((await refresh(app, clientId, used.at(-1) ?? '')).error, 'invalid_grant');
    });

    it('belong to their client, and are over after thirty days', async () => {
      const { clientId, refresh_token: given } = await tokensOf(app, ann, {}, browser);
      assert.equal((await refresh(app, await register(app), given)).error, 'invalid_grant');
      assert.equal((await refresh(app, 'nobody', given)).error, 'invalid_client');
      assert.equal((await refresh(app, clientId, `${given}x`)).error, 'invalid_grant');
      assert.equal((await refresh(app, clientId, '')).error, 'invalid_request');
      const days = 30 * 24 * 60 * 60_000;
      app.clock.advance(days);
      const late = await refresh(app, clientId, given);
      app.clock.advance(-days);
      assert.equal(late.error, 'invalid_grant');
    });

    it('give no more than was granted', async () => {
      const { clientId, refresh_token: given } = await tokensOf(
        app,
        ann,
        { scope: 'offline_access openid' },
        browser,
      );
      const wider = await token(app, {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: given,
        scope: 'openid email',
      });
      assert.equal(wider.error, 'invalid_scope');
    });

    it('can be given back (RFC 7009), and everything with them', async () => {
      const { clientId, refresh_token: given, access_token: access } = await tokensOf(app, ann, {}, browser);
      const origin = `http://127.0.0.1:${app.address?.port}`;
      const revoke = (values: Record<string, string>) =>
        fetch(`${origin}/revoke`, { method: 'POST', body: new URLSearchParams(values) });
      await revoke({ client_id: await register(app), token: given });
      assert.equal(await feedStatus(app, access), 200, 'nobody else gives it back');
      assert.equal((await revoke({ client_id: clientId, token: 'unknown' })).status, 200);
      assert.equal((await revoke({ client_id: clientId, token: given })).status, 200);
      assert.equal(await feedStatus(app, access), 401);
      assert.equal((await refresh(app, clientId, given)).error, 'invalid_grant');
    });

    it('are stored as hashes only', async () => {
      const { refresh_token: given } = await tokensOf(app, ann, {}, browser);
      assert.isUndefined(await app.store.read.oidcModels.find('RefreshToken', given));
    });

    it('end with the account', async () => {
      const { clientId, refresh_token: given, access_token: access } = await tokensOf(app, ann, {}, browser);
      await app.store.transaction((tx) => tx.users.disable(ann.id, app.clock.now()));
      assert.equal(await feedStatus(app, access), 401);
      assert.equal((await refresh(app, clientId, given)).error, 'invalid_grant');
    });
  });
}
