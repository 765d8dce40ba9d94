import { assert } from 'chai';
import { createOrganization } from '../../../src/admin/organizations.ts';
import { hashClientSecret } from '../../../src/domain/members/credentials.ts';
import { newId } from '../../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { endLimits, feedStatus, register, token } from './world.ts';

const SECRET = 'a secret that only the organization knows';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`clients that act by themselves on ${engine.name}`, () => {
    let app: TestApp;
    let clientId: string;
    let orgId: string;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await createOrganization(app.store, { name: 'Acme' })).organization.id;
      clientId = await client(orgId);
    });
    after(() => app.drop());
    afterEach(() => endLimits(app));

    async function client(owner: string | null): Promise<string> {
      const id = newId();
      const now = app.clock.now();
      const payload = {
        client_id: id,
        client_secret: hashClientSecret(SECRET),
        client_name: 'Nightly import',
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
        token_endpoint_auth_method: 'client_secret_basic',
      };
      await app.store.transaction(async (tx) => {
        const nothing = {
          accountId: null,
          grantId: null,
          uid: null,
          userCode: null,
          expiresAt: null,
          consumedAt: null,
        };
        await tx.oidcModels.put({ model: 'Client', id, payload, ...nothing });
        if (owner === null) return;
        const row = {
          clientId: id,
          orgId: owner,
          name: 'Nightly import',
          createdBy: 'test',
          createdAt: now,
          scopes: null,
        };
        await tx.clientOrganizations.insert(row);
      });
      return id;
    }
    const basic = (id: string, secret: string) => ({
      authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
    });
    const ask = (id: string, secret = SECRET, more: Record<string, string> = {}) =>
      token(app, { grant_type: 'client_credentials', ...more }, basic(id, secret));

    it('get tokens for the organization that owns them, for the resource that they name or for all', async () => {
      for (const resource of [undefined, 'api']) {
        const more = resource === undefined ? {} : { resource: `${app.baseUrl}/${resource}` };
        const answer = await ask(clientId, SECRET, more);
        assert.equal(answer.status, 200, resource);
        assert.isUndefined(answer.refresh_token);
        assert.equal(answer.expires_in, 900);
        assert.equal(await feedStatus(app, answer.access_token), 200, resource);
      }
    });

    it('get none for anything else', async () => {
      assert.equal(
        (await ask(clientId, SECRET, { resource: 'https://other.example' })).error,
        'invalid_target',
      );
    });

    it('need their secret; the hash that is stored opens nothing', async () => {
      for (const secret of ['', 'wrong', hashClientSecret(SECRET), `${SECRET} `, SECRET.toUpperCase()]) {
        const { status, error } = await ask(clientId, secret);
        assert.equal(error, secret === '' ? 'invalid_request' : 'invalid_client', secret);
        assert.include([400, 401], status);
      }
      const without = await token(app, { grant_type: 'client_credentials', client_id: clientId });
      assert.equal(without.error, 'invalid_client');
      assert.equal((await ask('nobody')).error, 'invalid_client');
    });

    it('are no clients that registered by themselves', async () => {
      const answer = await app.post('/register', { redirect_uris: ['https://client.example/cb'] });
      const { client_id: id, client_secret: secret } = answer.body;
      const refusals = ['unauthorized_client', 'invalid_request'];
      assert.include(refusals, (await ask(id, secret)).error);
      const open = await register(app);
      const answered = await token(app, { grant_type: 'client_credentials', client_id: open });
      assert.include(refusals, answered.error);
    });

    it('get tokens that are worth nothing when no organization owns them any more', async () => {
      const gone = await client(orgId);
      const { access_token: given } = await ask(gone);
      assert.equal(await feedStatus(app, given), 200);
      await app.store.transaction((tx) => tx.clientOrganizations.remove(gone, orgId));
      assert.equal(await feedStatus(app, given), 401);
      assert.equal(await feedStatus(app, (await ask(await client(null))).access_token), 401);
    });

    it('are named in the audit log of their organization, by name', async () => {
      await ask(clientId);
      const entries = await app.store.read.auditLog.list(orgId, 10);
      assert.include(JSON.stringify(entries), 'credential.token_issued');
      assert.include(JSON.stringify(entries), 'Nightly import');
      assert.notInclude(JSON.stringify(entries), SECRET);
    });
  });
}
