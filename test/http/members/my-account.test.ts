import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { newId } from '../../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { endLimits, person, tokensOf } from '../oauth/world.ts';
import { apiKey, type Credential, organization, outcome, signedIn } from './world.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into
type Shown = any;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`limits, programs and the log of an organization on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let admin: Credential;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Acme')).id;
      admin = (await apiKey(app, orgId, 'admin:*')).credential;
    });
    beforeEach(() => endLimits(app));
    after(() => app.drop());

    const limits = async (by = admin) => (await app.get('/api/me/limits', by)).body;
    const held = async (kind: string, by = admin) =>
      (await limits(by)).holdings.find((one: Shown) => one.kind === kind);

    it('limits count what the organization has and what its window of requests has left', async () => {
      const before = await held('api_keys');
      const window = async () =>
        (await limits()).requests.find(
          (one: Shown) => one.limit === 'credentials' && one.per === 'organization',
        );
      assert.deepInclude(await window(), { most: 60, used: 0, left: 60, resets_at: null });
      await app.post('/api/me/api-keys', { name: 'Another' }, admin);
      assert.deepInclude(await held('api_keys'), {
        used: before.used + 1,
        left: before.left - 1,
        most: 2_000,
      });
      const now = await window();
      assert.deepInclude(now, { used: 1, left: 59 });
      assert.include(now.operations, 'createMyApiKey');
      assert.isAbove(Date.parse(now.resets_at), app.clock.now().getTime());
      assert.deepEqual(await window(), now, 'reading the limits counts as no request');
      assert.deepInclude(await held('catalog_agents'), { used: 0, most: 100 });
      assert.deepInclude(await held('creatives'), { holder: 'caller', used: 0, most: 500_000 });
    });

    it('limits of one organization say nothing of another, and need a member', async () => {
      const other = (await apiKey(app, (await organization(app, 'Other')).id, 'admin:*')).credential;
      assert.equal((await held('api_keys', other)).used, 1);
      const nobody = (await signedIn(app, null, 'member')).credential;
      assert.equal(outcome(await app.get('/api/me/limits', nobody)), '403 forbidden');
      assert.equal(outcome(await app.get('/api/me/limits', {})), '401 unauthorized');
      assert.equal(outcome(await app.get(`/api/me/limits?org=${newId()}`, admin)), '403 forbidden');
    });

    it('programs that a person gave access to are listed with their scopes, and lose it when that ends', async () => {
      const ann = await person(app, 'gives', { orgId, role: 'member' });
      const scope = `openid offline_access ${protocol.scopePrefix}registry:read`;
      const { access_token: token } = await tokensOf(app, ann, { scope });
      const by = { authorization: `Bearer ${token}` };
      const { grants } = (await app.get('/api/me/grants', by)).body;
      assert.lengthOf(grants, 1);
      assert.include(grants[0].scopes, `${protocol.scopePrefix}registry:read`);
      assert.isNotEmpty(grants[0].allows);
      assert.notInclude(JSON.stringify(grants), String(token));
      await endLimits(app);
      const writes = await tokensOf(app, ann, { scope: `openid ${protocol.scopePrefix}registry:write` });
      const writer = { authorization: `Bearer ${writes.access_token}` };
      const all = (await app.get('/api/me/grants', writer)).body.grants;
      const bob = (await signedIn(app, orgId, 'owner')).credential;
      assert.deepEqual(
        (await app.get('/api/me/grants', bob)).body.grants,
        [],
        'the own pages are no program',
      );
      for (const who of [bob, admin])
        for (const { grant_id: id } of all)
          assert.equal(outcome(await app.send('DELETE', `/api/me/grants/${id}`, who)), '404 not_found');
      for (const { grant_id: id } of all.filter((one: Shown) => one.grant_id === grants[0].grant_id))
        assert.equal(outcome(await app.send('DELETE', `/api/me/grants/${id}`, writer)), '204');
      assert.equal(outcome(await app.get('/api/me/grants', by)), '401 unauthorized');
    });

    it('programs are none for keys, and no grant has a name that is too long', async () => {
      assert.deepEqual((await app.get('/api/me/grants', admin)).body, { grants: [] });
      assert.equal(
        outcome(await app.send('DELETE', `/api/me/grants/${'x'.repeat(101)}`, admin)),
        '400 invalid_request',
      );
    });

    describe('the audit log', () => {
      const log = async (query: Record<string, string>) =>
        (await app.get(`/api/me/audit?${new URLSearchParams(query)}`, admin)).body;

      it('has filters for the moment, actor, action, object and outcome, alone and together', async () => {
        app.clock.advance(60_000);
        const start = app.clock.now().toISOString();
        const made = (await app.post('/api/me/api-keys', { name: 'Filtered' }, admin)).body;
        app.clock.advance(60_000);
        const middle = app.clock.now().toISOString();
        await app.send('DELETE', `/api/me/api-keys/${made.id}`, admin);
        const actions = async (query: Record<string, string>) =>
          (await log(query)).entries.map(({ action }: Shown) => action);
        const both = ['revokeMyApiKey', 'createMyApiKey'];
        assert.deepEqual(await actions({ since: start, subject: made.id }), both);
        assert.deepEqual(await actions({ since: middle, subject: made.id }), ['revokeMyApiKey']);
        assert.deepEqual(await actions({ until: middle, since: start }), ['createMyApiKey']);
        assert.deepEqual(await actions({ subject: made.id, action: 'createMyApiKey' }), ['createMyApiKey']);
        const [{ actor }] = (await log({ subject: made.id })).entries;
        assert.deepEqual(await actions({ actor, since: start }), both);
        for (const none of [
          { subject: made.id, actor: 'api_key_other' },
          { subject: made.id, outcome: 'refused' },
          { action: 'createmyapikey' },
          { subject: `${made.id}%` },
        ])
          assert.deepEqual(await log(none), { entries: [], next_cursor: null }, JSON.stringify(none));
        const pages = await log({ since: start, subject: made.id, limit: '1' });
        assert.lengthOf(pages.entries, 1);
        const next = await log({ since: start, subject: made.id, limit: '1', cursor: pages.next_cursor });
        assert.deepEqual(next.entries[0].action, 'createMyApiKey');
        assert.isNull(next.next_cursor);
      });

      it('looks through a bounded number of entries for a page, and then says where it goes on', async () => {
        const { id: org } = await organization(app, 'Busy');
        const { credential } = await apiKey(app, org, 'admin:*');
        const at = app.clock.now();
        await app.store.transaction(async (tx) => {
          for (let count = 0; count < 1_100; count += 1)
            await tx.auditLog.append({
              id: newId(),
              at,
              action: count < 5 ? 'wanted' : 'other',
              actor: 'admin',
              actorName: 'admin',
              orgId: org,
              subject: null,
              outcome: 'done',
              address: null,
              requestId: null,
              detail: {},
            });
        });
        const first = (await app.get('/api/me/audit?action=wanted', credential)).body;
        assert.deepEqual(first.entries, []);
        assert.isString(first.next_cursor);
        const next = (await app.get(`/api/me/audit?action=wanted&cursor=${first.next_cursor}`, credential))
          .body;
        assert.lengthOf(next.entries, 5);
        assert.isNull(next.next_cursor);
      });

      it('is exported as CSV and JSON Lines, and the export is an entry with who asked', async () => {
        await app.post('/api/me/api-keys', { name: '=HYPERLINK("https://attacker.example")' }, admin);
        const ask = async (body: object) => (await app.post('/api/me/audit/export', body, admin)).body;
        const filter = { action: 'createMyApiKey' };
        const csv = await ask({ format: 'csv', ...filter });
        assert.match(csv.file_name, /^audit-[\d-]+T[\d-]+Z\.csv$/);
        assert.equal(csv.text.trimEnd().split('\r\n').length, csv.count + 1);
        const lines = await ask({ format: 'jsonl', ...filter });
        const entries = lines.text
          .trimEnd()
          .split('\n')
          .map((line: string) => JSON.parse(line));
        assert.deepEqual(entries, (await log(filter)).entries);
        const [last] = (await log({ action: 'exportMyAuditLog' })).entries;
        assert.deepInclude(last.detail, { format: 'jsonl', action: 'createMyApiKey', count: lines.count });
        assert.match(last.actor, /^api_key_/);
      });

      it('refuses filters that are none', async () => {
        for (const [field, query] of [
          ['since', 'since=yesterday'],
          ['until', 'until=2026-13-01T00:00:00Z'],
          ['until', 'since=2026-02-01T00:00:00Z&until=2026-01-01T00:00:00Z'],
          ['outcome', 'outcome=lost'],
          ['actor', 'actor='],
          ['action', `action=${'a'.repeat(101)}`],
          ['subject', `subject=${'a'.repeat(2_049)}`],
        ]) {
          const refused = await app.get(`/api/me/audit?${query}`, admin);
          assert.equal(outcome(refused), '400 invalid_request', query);
          assert.equal(refused.body.issues[0].path, field);
        }
        for (const bad of [
          {},
          { format: 'pdf' },
          { format: 'csv', cursor: 'x' },
          { format: 'csv', since: 7 },
        ])
          assert.equal(
            outcome(await app.post('/api/me/audit/export', bad, admin)),
            '400 invalid_request',
            JSON.stringify(bad),
          );
      });
    });
  });
}
