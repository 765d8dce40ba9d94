import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, type Credential, organization, outcome } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`API keys of an organization on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let admin: Credential;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
      admin = (await apiKey(app, orgId, 'admin:*')).credential;
    });
    after(() => app.drop());

    const make = (body: object) => app.post('/api/me/api-keys', body, admin);
    const revoke = (id: string, by = admin) => app.send('DELETE', `/api/me/api-keys/${id}`, by);
    const listed = async (id: string) =>
      (await app.get('/api/me/api-keys', admin)).body.api_keys.find((key: { id: string }) => key.id === id);
    const use = async (key: string) =>
      outcome(await app.get('/api/registry/feed', { authorization: `Bearer ${key}` }));

    it('are shown once, work at once, and show when they were used', async () => {
      const { status, body } = await make({ name: '  Nightly  ' });
      assert.equal(status, 201);
      assert.match(body.api_key, /^sk_[\w-]{43}$/);
      const { api_key: key, ...shown } = body;
      assert.equal(shown.name, 'Nightly');
      assert.deepEqual(await listed(body.id), { ...shown, last_used_at: null });
      assert.equal(await use(key), '200');
      // The use is stored behind the request.
      let used = null;
      while (used === null) used = (await listed(body.id)).last_used_at;
      assert.equal(used, app.clock.now().toISOString());
      assert.notInclude((await app.get('/api/me/api-keys', admin)).text, key);
      const me = await app.get('/api/me', { authorization: `Bearer ${key}` });
      assert.deepInclude(me.body, { kind: 'api_key', id: `api_key_${body.id}`, organization: orgId });
    });

    it('are refused once revoked; revoking them again changes nothing', async () => {
      const { body } = await make({ name: 'Short' });
      assert.equal(outcome(await revoke(body.id)), '204');
      assert.equal(await use(body.api_key), '401 unauthorized');
      const { revoked_at: at } = await listed(body.id);
      assert.equal(at, app.clock.now().toISOString());
      app.clock.advance(60_000);
      assert.equal(outcome(await revoke(body.id)), '204');
      assert.equal((await listed(body.id)).revoked_at, at);
    });

    it('end when they were told to', async () => {
      const expires = new Date(app.clock.now().getTime() + 60_000).toISOString();
      const { body } = await make({ name: 'Brief', expires_at: expires });
      assert.equal(body.expires_at, expires);
      app.clock.advance(59_999);
      assert.equal(await use(body.api_key), '200');
      app.clock.advance(1);
      assert.equal(await use(body.api_key), '401 unauthorized');
      assert.equal((await make({ name: 'For ever', expires_at: null })).body.expires_at, null);
    });

    it('may see or do more only as their permissions say', async () => {
      const no = '403 insufficient_scope';
      for (const [permissions, list, save, audit, make2] of [
        [['products:read'], no, no, no, no],
        [['registry:read'], '200', no, no, no],
        [['registry:write'], '200', '200', no, no],
        [['admin:read'], '200', no, '200', no],
        [['registry:admin'], '200', '200', '200', '201'],
        [['admin:*'], '200', '200', '200', '201'],
        [['admin:read', 'admin:*'], '200', '200', '200', '201'],
      ] as const) {
        const { body } = await make({ name: 'Scoped', permissions });
        assert.deepEqual(body.permissions, permissions);
        const credential = { authorization: `Bearer ${body.api_key}` };
        const entry = { domain: 'entry.example', brand_name: 'Entry' };
        const child = { name: 'Child', permissions: ['registry:read'] };
        assert.equal(outcome(await app.get('/api/me/agents', credential)), list, String(permissions));
        assert.equal(
          outcome(await app.post('/api/brands/save', entry, credential)),
          save,
          String(permissions),
        );
        assert.equal(outcome(await app.get('/api/me/audit', credential)), audit, String(permissions));
        assert.equal(
          outcome(await app.post('/api/me/api-keys', child, credential)),
          make2,
          String(permissions),
        );
      }
    });

    it('without permissions may do what a member may, and show it', async () => {
      const { body } = await make({ name: 'Plain' });
      assert.includeMembers(body.permissions, ['registry:read', 'registry:write', 'media_buys:write']);
      assert.notIncludeMembers(body.permissions, ['registry:admin', 'media_buys:approve']);
      const me = await app.get('/api/me', { authorization: `Bearer ${body.api_key}` });
      assert.sameMembers(me.body.permissions, body.permissions);
    });

    it('hand on no more than they have', async () => {
      const { body } = await make({ name: 'Admin', permissions: ['registry:admin', 'reports:read'] });
      const credential = { authorization: `Bearer ${body.api_key}` };
      const child = (permissions?: string[]) =>
        app.post('/api/me/api-keys', { name: 'Child', ...(permissions && { permissions }) }, credential);
      assert.equal((await child(['registry:admin', 'reports:read', 'admin:read'])).status, 201);
      for (const more of [['media_buys:write'], ['reports:*'], ['admin:*'], undefined]) {
        const refused = await child(more);
        assert.equal(outcome(refused), '400 invalid_request', String(more));
        assert.equal(refused.body.issues[0].path, 'permissions');
      }
      const client = await app.post('/api/me/clients', { name: 'Desk' }, credential);
      assert.equal(outcome(client), '400 invalid_request', 'by default with every task');
    });

    it('are refused without a word that is known', async () => {
      for (const word of ['brands:read', 'bogus:perm', 'registry:*', '', 'REGISTRY:READ']) {
        const refused = await make({ name: 'x', permissions: [word] });
        assert.equal(outcome(refused), '400 invalid_request', word);
      }
      assert.equal(outcome(await make({ name: 'x', permissions: [] })), '400 invalid_request');
    });

    it('of others answer like unknown ones, and go on working', async () => {
      const other = (await organization(app, 'Elsewhere')).id;
      const otherAdmin = (await apiKey(app, other, 'admin:*')).credential;
      const { body } = await make({ name: 'Mine' });
      const theirs = await revoke(body.id, otherAdmin);
      const unknown = await revoke('0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17', otherAdmin);
      assert.equal(outcome(unknown), '404 not_found');
      assert.equal(theirs.text, unknown.text);
      assert.equal(await use(body.api_key), '200');
    });

    for (const [what, body] of [
      ['no name', {}],
      ['a name of blanks', { name: '   ' }],
      ['a long name', { name: 'x'.repeat(201) }],
      ['a permission that is none', { name: 'x', permissions: ['admin:write'] }],
      ['a permission twice', { name: 'x', permissions: ['admin:read', 'admin:read'] }],
      ['an end in the past', { name: 'x', expires_at: '2020-01-01T00:00:00Z' }],
      ['an end that is no time', { name: 'x', expires_at: 'tomorrow' }],
    ] as const) {
      it(`are refused with ${what}`, async () => {
        assert.equal(outcome(await make(body)), '400 invalid_request');
      });
    }
  });
}
