import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { createPrincipal } from '../../src/admin/principals.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';

const CONTROLLER = 'comply_test_controller';
const [engine] = engines;

// Nothing here depends on the database.
if (engine !== undefined) {
  describe('the agent in production', () => {
    let app: TestApp;
    let folder: string;
    let caller: Record<string, string>;
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'production-'));
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const keys = [{ ...privateKey.export({ format: 'jwk' }), kid: 'k1' }];
      writeFileSync(join(folder, 'keys.json'), JSON.stringify({ keys }));
      const settings = {
        MODE: 'production',
        BASE_URL: 'https://agent.example',
        OAUTH_KEYS: join(folder, 'keys.json'),
        SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
        CHECK_ANSWERS: '1',
        AGENT_PROFILE: 'built-in',
        AD_SERVER: 'simulator',
      };
      app = await startTestApp(engine, { settings });
      const { token } = await createPrincipal(app.store, { name: 'buyer', permissions: 'reports:read' });
      caller = { authorization: `Bearer ${token}`, accept: 'application/json' };
    });
    after(async () => {
      await app.drop();
      rmSync(folder, { recursive: true });
    });

    const mcp = async (method: string, params: object, headers: Record<string, string> = caller) =>
      app.post('/mcp', { jsonrpc: '2.0', id: 1, method, params }, headers);
    const call = async (name: string, args: object = {}) =>
      (await mcp('tools/call', { name, arguments: args })).body.result;
    const send = async (skill: string, input: object = {}) => {
      const parts = [{ data: { skill, input } }];
      const message = { messageId: 'm', role: 'ROLE_USER', parts };
      const { body } = await app.post(
        '/a2a',
        { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } },
        { ...caller, 'a2a-version': '1.0' },
      );
      return body.result.task;
    };

    it('has no test controller to list, to read of, or to call', async () => {
      const { tools } = (await mcp('tools/list', {})).body.result;
      assert.notInclude(
        tools.map(({ name }: { name: string }) => name),
        CONTROLLER,
      );
      const { skills } = (await app.get('/.well-known/agent-card.json')).body;
      assert.notInclude(
        skills.map(({ id }: { id: string }) => id),
        CONTROLLER,
      );
      assert.notProperty((await call(protocol.capabilitiesTask)).structuredContent, 'compliance_testing');
    });

    it('answers a call of it as a call of nothing', async () => {
      const args = { scenario: 'list_scenarios', account: { sandbox: true } };
      const text = (result: object, name: string) =>
        JSON.stringify(result)
          .replaceAll(name, 'NAME')
          .replace(/20\d\d-[\d-]+T[\d:.]+Z/g, 'TIME');
      const other = 'complete_test_nothing';
      assert.equal(text(await call(CONTROLLER, args), CONTROLLER), text(await call(other, args), other));
      const known = await send(CONTROLLER, args);
      const unknown = await send(other, args);
      assert.equal(known.status.state, 'TASK_STATE_REJECTED');
      assert.equal(text(known.artifacts[0].parts, CONTROLLER), text(unknown.artifacts[0].parts, other));
    });

    it('takes no token of the sandbox', async () => {
      const { status, headers } = await mcp('tools/list', {}, { authorization: 'Bearer demo-kit-1' });
      assert.equal(status, 401);
      assert.include(headers.get('www-authenticate'), 'error="invalid_token"');
    });

    it('lets accounts wait for the operator, and makes none of the sandbox by itself', async () => {
      const account = { brand: { domain: 'acme.example' }, operator: 'ops.example' };
      const { structuredContent: synced } = await call('sync_accounts', {
        idempotency_key: 'production-account-1',
        accounts: [{ ...account, billing: 'operator' }],
      });
      assert.equal(synced.accounts[0].status, 'pending_approval');
      assert.isString(synced.accounts[0].setup.message);
      const sandbox = await call('get_account_financials', { account: { ...account, sandbox: true } });
      assert.isTrue(sandbox.isError);
      assert.equal(sandbox.structuredContent.code, 'ACCOUNT_NOT_FOUND');
    });
  });
}
