import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { actions, resources } from '../../../src/domain/members/agent-principal.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { execute } from '../../support/sql.ts';
import { apiKey, basic, type Credential, client, clientToken, organization, outcome } from './world.ts';

const scope = (word: string) => `${protocol.scopePrefix}${word}`;
const TASKS = resources.flatMap((resource) => actions.map((action) => `${resource}:${action}`));

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`OAuth clients of an organization on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let admin: Credential;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
      admin = (await apiKey(app, orgId, 'admin:*')).credential;
    });
    after(() => app.drop());

    const make = (body: object) => app.post('/api/me/clients', body, admin);
    const revoke = (id: string, by = admin) => app.send('DELETE', `/api/me/clients/${id}`, by);
    const use = (token: string, path = '/api/registry/feed') =>
      app.get(path, { authorization: `Bearer ${token}` });

    it('get tokens that act for the organization as a member', async () => {
      const { status, body } = await make({ name: ' Buying desk ' });
      assert.equal(status, 201);
      assert.equal(body.name, 'Buying desk');
      assert.equal(body.token_endpoint, `${app.baseUrl}/token`);
      const { token } = await clientToken(app, basic(body.client_id, body.client_secret));
      assert.equal((await use(token)).status, 200);
      assert.deepEqual((await use(token, '/api/me')).body, {
        kind: 'client',
        id: `client_${body.client_id}`,
        name: 'Buying desk',
        organization: orgId,
        organizations: [{ id: orgId, name: 'Acme', tier: null, role: 'member' }],
        permissions: ['registry:read', 'registry:write', ...TASKS],
      });
      assert.equal(outcome(await use(token, '/api/me/clients')), '403 insufficient_scope');
    });

    it('send their secret in the header or in the form', async () => {
      const { body } = await make({ name: 'Form' });
      const secrets = { client_id: body.client_id, client_secret: body.client_secret };
      assert.equal((await clientToken(app, {}, secrets)).status, 200);
      assert.equal((await clientToken(app, {}, { ...secrets, client_secret: 'wrong' })).status, 401);
    });

    it('get a token for the resource that they name, and for no other', async () => {
      const { id, secret } = await client(app, admin);
      for (const [resource, status] of [
        ['api', 200],
        ['mcp', 401],
        ['a2a', 401],
      ] as const) {
        const { token } = await clientToken(app, basic(id, secret), {
          resource: `${app.baseUrl}/${resource}`,
        });
        assert.equal((await use(token)).status, status, resource);
      }
      const elsewhere = await clientToken(app, basic(id, secret), { resource: 'https://other.example' });
      assert.equal(elsewhere.status, 400);
    });

    it('get nothing with a wrong secret, none, or the hash that is stored', async () => {
      const { id, secret } = await client(app, admin);
      const row = await app.store.transaction((tx) => tx.oidcModels.find('Client', id));
      const stored = String(row?.payload.client_secret);
      assert.match(stored, /^sha256:[0-9a-f]{64}$/);
      assert.notInclude(JSON.stringify(row), secret);
      for (const given of ['wrong', stored, `${secret}x`]) {
        assert.equal((await clientToken(app, basic(id, given))).status, 401);
      }
      assert.isAtLeast((await clientToken(app, {}, { client_id: id })).status, 400);
      assert.equal((await clientToken(app, basic(id, secret))).status, 200);
    });

    it('can ask for what they were given, and for nothing else', async () => {
      const scopes = [scope('registry:read'), scope('reports')];
      const { status, body } = await make({ name: 'Reporting', scopes });
      assert.equal(status, 201);
      assert.sameMembers(body.scopes, scopes);
      const own = basic(body.client_id, body.client_secret);
      const { token } = await clientToken(app, own);
      assert.equal((await use(token)).status, 200);
      assert.sameMembers((await use(token, '/api/me')).body.permissions, [
        'registry:read',
        ...TASKS.filter((word) => word.startsWith('reports:')),
      ]);
      const saved = await app.post(
        '/api/brands/save',
        { domain: 'a.example', brand_name: 'A' },
        { authorization: `Bearer ${token}` },
      );
      assert.equal(outcome(saved), '403 insufficient_scope');
      assert.equal(saved.body.required_scope, scope('registry:write'));
      for (const more of ['registry:write', 'registry:admin', 'products']) {
        assert.equal((await clientToken(app, own, { scope: scope(more) })).error, 'invalid_scope', more);
      }
      const listed = (await app.get('/api/me/clients', admin)).body.clients;
      assert.sameMembers(
        listed.find(({ client_id: id }: { client_id: string }) => id === body.client_id).scopes,
        scopes,
      );
    });

    it('from before there were scopes keep what members may do, and cannot ask for more', async () => {
      const { id, secret } = await client(app, admin);
      await execute(
        app.config.databaseUrl,
        `update client_organizations set scopes = null where client_id = '${id}'`,
      );
      const row = await app.store.transaction((tx) => tx.oidcModels.find('Client', id));
      if (row === undefined) throw new Error('there is a client');
      const { scope: _none, ...payload } = row.payload;
      await app.store.transaction((tx) => tx.oidcModels.put({ ...row, payload }));
      const { token } = await clientToken(app, basic(id, secret));
      assert.equal((await use(token)).status, 200);
      const greedy = await clientToken(app, basic(id, secret), { scope: scope('registry:admin') });
      assert.deepEqual((await use(greedy.token, '/api/me')).body.permissions, []);
    });

    it('lose their tokens when they are removed', async () => {
      const { id, secret, credential } = await client(app, admin);
      assert.equal(outcome(await app.get('/api/me', credential)), '200');
      assert.equal(outcome(await revoke(id)), '204');
      assert.equal(outcome(await app.get('/api/me', credential)), '401 unauthorized');
      assert.equal((await clientToken(app, basic(id, secret))).status, 401);
      assert.equal(outcome(await revoke(id)), '404 not_found');
    });

    it('of others answer like unknown ones, and go on working', async () => {
      const other = (await organization(app, 'Elsewhere')).id;
      const otherAdmin = (await apiKey(app, other, 'admin:*')).credential;
      const { id, credential } = await client(app, admin);
      const theirs = await revoke(id, otherAdmin);
      const unknown = await revoke('0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17', otherAdmin);
      assert.equal(outcome(unknown), '404 not_found');
      assert.equal(theirs.text, unknown.text);
      assert.equal(outcome(await app.get('/api/me', credential)), '200');
    });

    it('note their tokens in the audit log of the organization', async () => {
      const { id } = await client(app, admin, 'Noted');
      const { body } = await app.get('/api/me/audit?limit=1', admin);
      assert.deepInclude(body.entries[0], {
        action: 'credential.token_issued',
        actor: `client_${id}`,
        actor_name: 'Noted',
      });
    });

    it('cannot be had by registering', async () => {
      for (const more of [
        { grant_types: ['client_credentials'] },
        { grant_types: ['client_credentials'], response_types: [], redirect_uris: [] },
      ]) {
        const { status, body } = await app.post('/register', {
          client_name: 'Sly',
          redirect_uris: ['https://app.example/cb'],
          token_endpoint_auth_method: 'client_secret_basic',
          ...more,
        });
        assert.equal(status, 400, JSON.stringify(more));
        assert.equal(body.error, 'invalid_client_metadata');
      }
      // Of a list, the part is registered that such clients may have, and the response says which.
      for (const [more, grants] of [
        [{}, ['authorization_code', 'refresh_token']],
        [{ grant_types: ['authorization_code', 'client_credentials'] }, ['authorization_code']],
        [
          { grant_types: ['client_credentials', ' client_credentials ', 'authorization_code'] },
          ['authorization_code'],
        ],
      ] as const) {
        const { status, body } = await app.post('/register', {
          redirect_uris: ['https://app.example/cb'],
          token_endpoint_auth_method: 'client_secret_basic',
          ...more,
        });
        assert.equal(status, 201, JSON.stringify(more));
        assert.deepEqual(body.grant_types, grants, JSON.stringify(more));
        assert.isString(body.client_secret);
        const refused = await clientToken(app, basic(body.client_id, body.client_secret));
        assert.deepInclude(refused, { status: 400, token: '' });
        assert.equal((await clientToken(app, basic(body.client_id, 'wrong'))).error, 'invalid_client');
      }
    });

    for (const [what, body] of [
      ['no name', {}],
      ['a name of blanks', { name: ' ' }],
    ] as const) {
      it(`are refused with ${what}`, async () => {
        assert.equal(outcome(await make(body)), '400 invalid_request');
      });
    }
  });
}
