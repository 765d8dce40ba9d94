import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { tableColumns } from '../../support/sql.ts';
import { apiKey, type Credential, organization, outcome, signedIn } from './world.ts';

type Entry = {
  id: string;
  action: string;
  actor: string;
  actor_name: string;
  outcome: string;
  at: string;
  subject: string;
  detail: object;
  address: string;
  request_id: string | null;
};

const bare = (scope: string) => scope.slice(protocol.scopePrefix.length);

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`audit log of an organization on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let admin: Credential;
    let keyId: string;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
      ({ id: keyId, credential: admin } = await apiKey(app, orgId, 'admin:*'));
    });
    after(() => app.drop());

    const log = async (query = ''): Promise<Entry[]> =>
      (await app.get(`/api/me/audit${query}`, admin)).body.entries;
    const latest = async () => (await log('?limit=1'))[0];

    it('tells who did what, to what, how, from where, under which request', async () => {
      const { headers, body: key } = await app.post(
        '/api/me/api-keys',
        { name: 'Nightly', permissions: ['admin:read'] },
        admin,
      );
      assert.deepInclude(await latest(), {
        action: 'createMyApiKey',
        actor: `api_key_${keyId}`,
        actor_name: 'Acme',
        subject: key.id,
        outcome: 'done',
        address: '127.0.0.1',
        request_id: headers.get('x-request-id'),
        at: app.clock.now().toISOString(),
        detail: { name: 'Nightly', permissions: ['admin:read'], expires_at: null },
      });
    });

    it('names the subject of every write', async () => {
      const member = await signedIn(app, orgId, 'member');
      const invitation = await app.post(
        '/api/me/invitations',
        { role: 'member', email: 'b@c.example' },
        admin,
      );
      const client = await app.post('/api/me/clients', { name: 'Desk' }, admin);
      const url = 'https://agent.example/mcp';
      const agent = `/api/me/agents/${encodeURIComponent(url)}`;
      const id: string = invitation.body.invitation_id;
      const clientId: string = client.body.client_id;
      await app.post('/api/me/agents', { url, type: 'sales', visibility: 'private' }, member.credential);
      await app.send('PATCH', agent, admin, { visibility: 'members_only' });
      await app.send('DELETE', agent, admin);
      await app.send('PATCH', `/api/me/members/${member.id}`, admin, { role: 'admin' });
      await app.send('DELETE', `/api/me/members/${member.id}`, member.credential);
      await app.send('DELETE', `/api/me/invitations/${id}`, admin);
      await app.send('DELETE', `/api/me/clients/${clientId}`, admin);
      await app.send('PATCH', '/api/me/organization', admin, { name: 'Acme Two' });
      const entries = (await log('?limit=11')).map(({ action, subject, detail }) => ({
        action,
        subject,
        detail,
      }));
      assert.deepEqual(entries, [
        { action: 'updateMyOrganization', subject: orgId, detail: { name: 'Acme Two', before: 'Acme' } },
        { action: 'revokeMyClient', subject: clientId, detail: {} },
        { action: 'revokeMyInvitation', subject: id, detail: {} },
        { action: 'removeMyMember', subject: member.id, detail: { left: true } },
        { action: 'changeMyMember', subject: member.id, detail: { role: 'admin' } },
        { action: 'removeMyAgent', subject: url, detail: {} },
        { action: 'changeMyAgent', subject: url, detail: { type: null, visibility: 'members_only' } },
        { action: 'enrollMyAgent', subject: url, detail: { type: 'sales', visibility: 'private' } },
        // The first time control of the host had to be proved.
        { action: 'enrollMyAgent', subject: url, detail: { error: 'ownership_proof_required' } },
        {
          action: 'createMyClient',
          subject: clientId,
          detail: { name: 'Desk', scopes: client.body.scopes.map(bare) },
        },
        { action: 'createMyInvitation', subject: id, detail: { role: 'member' } },
      ]);
    });

    it('holds what took effect only', async () => {
      const before = await log();
      const unknown = '0198f0a2-7c1e-7b60-9a41-5d2f8c3e6b17';
      assert.equal(outcome(await app.send('DELETE', `/api/me/clients/${unknown}`, admin)), '404 not_found');
      assert.equal(outcome(await app.post('/api/me/api-keys', {}, admin)), '400 invalid_request');
      assert.deepEqual(await log(), before);
    });

    it('comes page by page, newest first, while new entries are written', async () => {
      const all = await log('?limit=1000');
      const ids = all.map(({ id }) => id);
      assert.deepEqual(ids, [...ids].sort().reverse());
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { body } = await app.get(
          `/api/me/audit?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`,
          admin,
        );
        seen.push(...body.entries.map(({ id }: Entry) => id));
        cursor = body.next_cursor;
        await app.post('/api/me/invitations', { role: 'member' }, admin);
      }
      assert.deepEqual(seen, ids);
      assert.deepEqual(await log(`?cursor=${ids.at(-1)?.toUpperCase()}`), []);
    });

    it('takes no parameter for a filter but those of the contract, not even the name of a column', async () => {
      const columns = (await tableColumns(app.config.databaseUrl)).get('audit_log') ?? [];
      assert.include(columns, 'by_stranger');
      const filters = ['actor', 'action', 'subject', 'outcome'];
      const others = ['__proto__', 'constructor', 'a[]', 'x"', "x'", ...columns];
      const all = await log();
      for (const name of others.filter((one) => !filters.includes(one)))
        assert.deepEqual(await log(`?${encodeURIComponent(name)}=1`), all, name);
      assert.deepEqual(await log('?actor=nobody'), []);
    });

    it('refuses cursors and limits that are none', async () => {
      for (const query of ['?cursor=x', '?cursor=', '?limit=0', '?limit=1001']) {
        assert.equal(outcome(await app.get(`/api/me/audit${query}`, admin)), '400 invalid_request', query);
      }
    });
  });
}
