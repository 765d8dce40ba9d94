import { expect } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { newId } from '../../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { apiKey, type Credential, organization } from '../members/world.ts';
import { endLimits, feedStatus, person, tokensOf } from '../oauth/world.ts';
import { type Desktop, desktopOf, postForms, putReceiver } from './world.ts';

const href = (text: string, part: string): string =>
  (new RegExp(`href="([^"]*${part}[^"]*)"`).exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`pages about limits, programs and the log on ${engine.name}`, () => {
    let app: TestApp;
    let orgId: string;
    let ann: Desktop;
    let key: Credential;
    before(async () => {
      app = await startTestApp(engine);
      orgId = (await organization(app, 'Tidewater')).id;
      ann = await desktopOf(app, await person(app, 'ann', { orgId, role: 'owner' }));
      key = (await apiKey(app, orgId, 'admin:*')).credential;
    });
    after(() => app.drop());

    it('shows every limit with what is left, and says above them which are nearly used', async () => {
      const { body } = await app.get('/api/me/limits', key);
      const { text } = await ann.open('/dashboard/limits');
      for (const { what } of body.holdings) expect(text).contain(what);
      for (const { limit } of body.requests) expect(text).contain(limit.replaceAll('_', ' '));
      expect(text).contain('No limit is nearly used').and.contain('60 in 1 hour');
      const rule = { class: 'credentials:organization:3600', limit: 60, windowMs: 3_600_000 };
      const used = { ...rule, key: orgId, cost: 60, now: app.clock.now() };
      await app.store.transaction((tx) => tx.limits.consume(used));
      const full = (await ann.open('/dashboard/limits')).text;
      expect(full).contain('Nearly used').and.contain('used up').and.contain('100 % used');
      await endLimits(app);
    });

    it('lists the programs that act for the person alone, and ends the access of one after a page that says so', async () => {
      const gus = await person(app, 'gus', { orgId, role: 'member' });
      const desktop = await desktopOf(app, gus);
      expect((await desktop.open('/dashboard/grants')).text).contain('No program acts for you');
      const scope = `openid offline_access ${protocol.scopePrefix}registry:read`;
      const { access_token: token, clientId } = await tokensOf(app, gus, { scope });
      expect(await feedStatus(app, token)).equal(200);
      const { text } = await desktop.open('/dashboard/grants');
      expect(text).contain('1 program').and.contain(clientId).and.not.contain(token);
      const end = href(text, 'grants/end');
      expect((await ann.open('/dashboard/grants')).text, 'of another person').not.contain(clientId);
      for (const path of [end, `/dashboard/grants/end?id=${newId()}`])
        expect((await ann.open(path)).status, 'of another person, like none').equal(404);
      const { action, values } = await desktop.formAt(end, 'end');
      const foreign = await ann.formAt('/dashboard', 'leave');
      values.set('token', foreign.values.get('token') ?? '');
      expect((await ann.post(action, values)).status, 'ends no grant of another person').equal(404);
      expect(await feedStatus(app, token)).equal(200);
      const ended = await desktop.fill(end, 'end', {});
      expect(ended.text).contain('acts for you no more').and.contain('No program acts for you');
      expect(await feedStatus(app, token)).equal(401);
    });

    const log = async (query: Record<string, string>) =>
      (await app.get(`/api/me/audit?${new URLSearchParams(query)}`, key)).body.entries.length;

    it('rolls a key: the new secret is in this answer alone, and the older one ends after the time that was chosen', async () => {
      const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
      const statusOf = async (by: Credential) => (await app.get('/api/me', by)).status;
      const made = (await app.post('/api/me/api-keys', { name: 'Rolled' }, key)).body;
      const path = `/dashboard/keys/roll?id=${made.id}`;
      expect((await ann.open('/dashboard/keys')).text).contain(`href="${path}"`);
      for (const grace of ['', '5', '-1', '604801', '86400.5'])
        expect((await ann.fill(path, 'roll', { grace_seconds: grace })).status, grace).equal(400);
      const rolled = await ann.fill(path, 'roll', { grace_seconds: '3600' });
      expect(rolled.status).equal(201);
      expect(rolled.headers.get('cache-control')).equal('private, no-store');
      expect(rolled.text).contain('accepted until');
      const secret = /class="secret"[^>]* value="([^"]+)"/.exec(rolled.text)?.[1] ?? '';
      for (const page of [path, '/dashboard/keys', '/dashboard/audit'])
        expect((await ann.open(page)).text, page).not.contain(secret);
      expect([await statusOf(bearer(secret)), await statusOf(bearer(made.api_key))]).eql([200, 200]);
      const again = await ann.fill(path, 'roll', { grace_seconds: '0' });
      expect(again.text).contain('refused from now on');
      expect([await statusOf(bearer(secret)), await statusOf(bearer(made.api_key))]).eql([200, 401]);
      expect((await ann.open('/dashboard/keys')).text, 'a key that ended').not.contain(`href="${path}"`);
      for (const id of [made.id, newId(), 'no-id'])
        expect((await ann.open(`/dashboard/keys/roll?id=${id}`)).status, id).equal(404);
    });

    it('rolls no key for a session whose proof is too old, and leads to a fresh one', async () => {
      const sue = await desktopOf(app, await person(app, 'sue', { orgId, role: 'owner' }));
      const made = (await app.post('/api/me/api-keys', { name: 'Kept' }, key)).body;
      app.clock.advance(11 * 60_000);
      const late = await sue.fill(`/dashboard/keys/roll?id=${made.id}`, 'roll', { grace_seconds: '0' });
      expect(late.status).equal(403);
      expect(late.text).contain('/sign-in?act=rollMyApiKey').and.not.contain('class="secret"');
      expect((await app.get('/api/me', { authorization: `Bearer ${made.api_key}` })).status).equal(200);
    });

    it('lists the domains that are proved with their end, the one that ends first before the others', async () => {
      const proved = async (domain: string, days: number, of = orgId) => {
        const provedAt = new Date(app.clock.now().getTime() - days * 86_400_000);
        await app.store.transaction((tx) =>
          tx.ownershipProofs.put({ orgId: of, domain, method: 'dns', provedAt }),
        );
      };
      expect((await ann.open('/dashboard/proofs')).text).contain('has proved no domain');
      await proved('fresh.example', 1);
      await proved('over.example', 91);
      await proved('soon.example', 80);
      await proved('foreign.example', 1, (await organization(app, 'Other')).id);
      const { text } = await ann.open('/dashboard/proofs');
      expect(text).contain('3 domains, ').and.not.contain('foreign.example');
      const places = ['over.example', 'soon.example', 'fresh.example'].map((name) => text.indexOf(name));
      expect(places).eql(places.toSorted((one, other) => one - other));
      expect(text).contain('ran out').and.contain('ends soon').and.contain('holds');
      expect(text).contain('href="/dashboard/proofs?domain=soon.example"');
      expect((await ann.open('/dashboard/proofs?cursor=x')).text)
        .contain('Refused')
        .and.contain('Prove a domain');
    });

    it('filters the audit log by what the address says, and each active filter can be taken away', async () => {
      await app.post('/api/me/api-keys', { name: 'Filtered' }, key);
      await app.post('/api/me/clients', { name: 'Filtered' }, key);
      const today = app.clock.now().toISOString().slice(0, 10);
      for (const [query, count] of [
        [{ action: 'createMyClient' }, 1],
        [{ action: 'createMyClient', outcome: 'done', since: today, until: today }, 1],
        [{ action: 'createMyClient', outcome: 'refused' }, 0],
        [{ action: 'createMyClient', since: '2100-01-01' }, 0],
        [{ action: 'createMyClient', until: '2000-01-01' }, 0],
        [{ actor: 'nobody' }, 0],
        [{ subject: 'createMyClient' }, 0],
      ] as const) {
        const { status, text } = await ann.open(`/dashboard/audit?${new URLSearchParams(query)}`);
        expect(status).equal(200);
        expect(text, JSON.stringify(query)).contain(count === 1 ? '1 entry' : 'No entry matches');
        expect(text.match(/remove this filter/g)).length(Object.keys(query).length);
      }
      const { text } = await ann.open('/dashboard/audit?action=createMyClient&outcome=done');
      const without = text.match(/href="([^"]*)">[^/]*<bdi[^>]*>done/)?.[1] ?? '';
      expect(without).equal('/dashboard/audit?action=createMyClient');
    });

    for (const [name, value] of [
      ['since', 'yesterday'],
      ['since', '2026-99-99'],
      ['until', '<b>'],
      ['outcome', 'perhaps'],
      ['cursor', 'x'],
      ['actor', 'x'.repeat(101)],
    ] as const)
      it(`refuses ${name}=${value.slice(0, 12)} in the address of the audit log, and keeps the form`, async () => {
        const { text } = await ann.open(`/dashboard/audit?${new URLSearchParams({ [name]: value })}`);
        expect(text).contain('Refused').and.contain('From day').and.not.contain(' entries, newest');
      });

    it('exports what the filter matches as a file that no cache keeps, and writes that to the log', async () => {
      const before = await log({ action: 'exportMyAuditLog' });
      const path = '/dashboard/audit?action=createMyClient';
      const file = await ann.fill(path, 'export', { format: 'csv' });
      expect(file.status).equal(200);
      expect(file.headers.get('content-disposition')).match(/^attachment; filename="audit-[\w.-]+\.csv"$/);
      expect(file.headers.get('content-type')).match(/^text\/csv/);
      expect(file.headers.get('cache-control')).equal('private, no-store');
      expect(file.headers.get('x-content-type-options')).equal('nosniff');
      const lines = file.text.trim().split('\r\n');
      expect(lines).length(2);
      expect(lines[0]).match(/^at,action,/);
      expect(lines[1]).contain('createMyClient');
      const json = await ann.fill(path, 'export', { format: 'jsonl' });
      expect(JSON.parse(json.text)).deep.include({ action: 'createMyClient', outcome: 'done' });
      expect(await log({ action: 'exportMyAuditLog' })).equal(before + 2);
      expect((await ann.fill(path, 'export', { format: 'xml' })).status).equal(400);
      expect((await ann.fill('/dashboard/audit?since=x', 'export', { format: 'csv' })).status).equal(400);
    });

    it('exports a long log as one file with one line of names', async () => {
      const entry = (at: Date) => ({
        id: newId(),
        orgId,
        at,
        action: 'saveBrand',
        actor: 'many',
        actorName: 'many',
        subject: null,
        outcome: 'done' as const,
        address: null,
        requestId: null,
        detail: {},
      });
      const now = app.clock.now();
      await app.store.transaction(async (tx) => {
        for (let one = 0; one < 1_200; one += 1) await tx.auditLog.append(entry(now));
      });
      const { text } = await ann.fill('/dashboard/audit?actor=many', 'export', { format: 'csv' });
      const lines = text.trim().split('\r\n');
      expect(lines).length(1_201);
      expect(lines.filter((line) => line.startsWith('at,'))).length(1);
    });

    it('shows the deliveries of a webhook by state and page by page', async () => {
      const url = putReceiver(app, 'hooks.example', '/many');
      const id: string = (await app.post('/api/me/webhooks', { url }, key)).body.webhook_id;
      await app.post(`/api/me/webhooks/${id}/test`, {}, key);
      const at = (more: string) => ann.open(`/dashboard/webhook?id=${id}${more}`);
      expect((await at('')).text).contain('1 delivery, newest first');
      expect((await at('&state=open')).text).contain('1 delivery, newest first');
      expect((await at('&state=failed')).text).contain('Take a filter away');
      const today = app.clock.now().toISOString().slice(0, 10);
      const asked = `&state=open&purpose=test&since=${today}&until=${today}`;
      expect((await at(asked)).text).contain('1 delivery, newest first');
      expect((await at(asked.replace('test', 'events'))).text).contain('Take a filter away');
      expect((await at('&since=yesterday')).text).contain('Refused');
      expect((await at('&state=perhaps')).text).contain('1 delivery, newest first');
      expect((await at('&cursor=x')).text).contain('Refused');
    });

    it('lets a session sign itself out from the list of sessions', async () => {
      const sam = await person(app, 'sam', { orgId, role: 'member' });
      const desktop = await desktopOf(app, sam);
      const { text } = await desktop.open('/dashboard/sessions');
      const out = postForms(text).find(({ values }) => values.get('form') === 'sign-out');
      await desktop.post(out?.action ?? '', out?.values ?? new URLSearchParams());
      expect((await desktop.open('/dashboard/sessions')).status).equal(303);
    });
  });
}
