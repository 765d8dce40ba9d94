import { setImmediate as nextTurn } from 'node:timers/promises';
import { assert } from 'chai';
import { createPrincipal } from '../../src/admin/principals.ts';
import { sandboxPrincipal } from '../../src/domain/members/agent-principal.ts';
import { apiKey, organization } from '../http/members/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { bearer, callTask, demo, everyTransport, type SentHeaders } from './world.ts';

type Line = Record<string, unknown>;

/** The line of a request is written after its response. */
async function eventually(holds: () => boolean): Promise<void> {
  while (!holds()) await nextTurn();
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what an operator sees of refused tasks, on ${engine.name}`, () => {
    let app: TestApp;
    let member: { org: string; credential: SentHeaders };
    let agent: { id: string; credential: SentHeaders };
    before(async () => {
      app = await startTestApp(engine);
      const { id } = await organization(app, 'Acme');
      member = { org: id, credential: (await apiKey(app, id, 'admin:*')).credential };
      const made = await createPrincipal(app.store, { name: 'reader', permissions: 'products:read' });
      agent = { id: made.principal.id, credential: bearer(made.token) };
    });
    after(() => app.drop());

    const lines = (): Line[] => app.logged.map((line) => JSON.parse(line));
    const seen = async (act: () => Promise<unknown>): Promise<Line[]> => {
      const before = app.logged.length;
      await act();
      await eventually(() => app.logged.length > before);
      return lines().slice(before);
    };
    const metric = async (task: string, code: string): Promise<number> => {
      const { text } = await app.get('/metrics');
      const found = new RegExp(`^tasks_total\\{task="${task}",code="${code}"\\} (\\d+)$`, 'm').exec(text);
      return Number(found?.[1] ?? 0);
    };
    const sandboxId = sandboxPrincipal('demo-operators').id;
    const key = 'a-key-of-sixteen-characters';

    const ofSandbox = {
      note: () => ({ principal: sandboxId, organization: null }),
      headers: () => demo('operators'),
    };
    const ofMember = {
      note: () => ({ principal: `org_${member.org}`, organization: member.org }),
      headers: () => member.credential,
    };
    const ofAgent = {
      note: () => ({ principal: agent.id, organization: null }),
      headers: () => agent.credential,
    };
    const account = { account_id: 'acc_none' };
    const refused = [
      { task: 'list_accounts', args: { status: 'asleep' }, code: 'INVALID_REQUEST', by: ofSandbox },
      {
        task: 'update_media_buy',
        args: { idempotency_key: key, account, media_buy_id: 'none', paused: true },
        code: 'MEDIA_BUY_NOT_FOUND',
        by: ofSandbox,
      },
      { task: 'get_task_status', args: { task_id: 'none' }, code: 'REFERENCE_NOT_FOUND', by: ofMember },
      { task: 'create_media_buy', args: { idempotency_key: key }, code: 'INVALID_REQUEST', by: ofMember },
      {
        task: 'sync_event_sources',
        args: { idempotency_key: key, account },
        code: 'INSUFFICIENT_PERMISSIONS',
        by: ofAgent,
      },
    ];

    for (const transport of everyTransport) {
      for (const { task, args, code, by } of refused) {
        it(`is a line and a count when ${task} is refused with ${code} over ${transport}`, async () => {
          const counted = await metric(task, code);
          const found = await seen(async () => {
            const { body } = await callTask(transport, app.baseUrl, task, args, by.headers());
            assert.equal(body.errors?.[0]?.code ?? body.code, code, JSON.stringify(body));
          });
          const [line = {}] = found;
          assert.lengthOf(found, 1);
          assert.deepInclude(line, {
            operation: task,
            status: 200,
            code,
            address: '127.0.0.1',
            ...by.note(),
          });
          assert.equal(await metric(task, code), counted + 1);
        });
      }
    }

    it('is a line for each task of a batch, with the request id of the batch', async () => {
      const batch = ['asleep', 'active', 'awake'].map((status, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'list_accounts', arguments: { status } },
      }));
      const before = app.logged.length;
      const headers = { accept: 'application/json', 'mcp-protocol-version': '2025-03-26', ...demo('batch') };
      const { headers: answered } = await app.post('/mcp', batch, headers);
      const own = () =>
        lines()
          .slice(before)
          .filter(
            ({ operation, request_id }) =>
              operation === 'list_accounts' && request_id === answered.get('x-request-id'),
          );
      await eventually(() => own().length >= 3);
      const codes = own()
        .filter(({ msg }) => msg === 'task ended')
        .map(({ code }) => code);
      assert.includeMembers(['INVALID_REQUEST', 'ok', 'INVALID_REQUEST'], codes);
      for (const line of own()) assert.equal(line.principal, sandboxPrincipal('demo-batch').id);
    });

    it('is AUTH_MISSING and no caller in the line of a call without a credential', async () => {
      const [line = {}] = await seen(() => callTask('mcp', app.baseUrl, 'list_accounts', {}));
      assert.deepInclude(line, { status: 401, code: 'AUTH_MISSING', principal: null, organization: null });
    });

    it('is the label unknown for a task whose name the caller made up', async () => {
      await callTask('mcp', app.baseUrl, 'make_rain', {}, demo('operators'));
      assert.equal(await metric('unknown', 'INVALID_REQUEST'), 1);
      assert.notInclude((await app.get('/metrics')).text, 'make_rain');
    });

    it('is `ok` for a call that succeeds', async () => {
      const [line = {}] = await seen(() =>
        callTask('mcp', app.baseUrl, 'list_accounts', {}, demo('operators')),
      );
      assert.deepInclude(line, { operation: 'list_accounts', code: 'ok', principal: sandboxId });
      assert.isAtLeast(await metric('list_accounts', 'ok'), 1);
    });

    it('is caller and code in the lines of REST operations too', async () => {
      const [refusal = {}] = await seen(() => app.get('/api/brands/resolve?domain=', member.credential));
      assert.deepInclude(refusal, { status: 400, code: 'invalid_request', organization: member.org });
      assert.match(String(refusal.principal), /^api_key_/);
      const [served = {}] = await seen(() => app.get('/api/registry/stats'));
      assert.deepInclude(served, { status: 200, code: 'ok', principal: null, organization: null });
    });
  });
}
