import { assert } from 'chai';
import { sendJson, startMcpPeer, toolResult } from '../client/peer.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { type RunOptions, runCli } from './run-cli.ts';

const UNKNOWN = '{"account":{"account_id":"acc_00000000-0000-7000-8000-000000000000"}}';

describe('the command line and an agent', () => {
  let app: TestApp;
  before(async () => {
    const [engine] = engines;
    assert(engine !== undefined);
    app = await startTestApp(engine);
  });
  after(() => app.drop());

  const run = (args: readonly string[], options: RunOptions = {}) =>
    runCli(['call', ...args], { env: { AGENT_URL: app.baseUrl, AGENT_TOKEN: 'demo-cli' }, ...options });

  for (const transport of ['mcp', 'a2a'])
    it(`calls a task over ${transport} with arguments from the command line, a file and the standard input`, async () => {
      const way = ['--transport', transport, '--json'];
      const files = new Map([['args.json', '{"status":"active"}']]);
      for (const [args, options] of [
        [['list_accounts'], {}],
        [['list_accounts', '{"status":"active"}'], {}],
        [['list_accounts', '@args.json'], { files }],
        [['list_accounts', '-'], { input: '{"status":"active"}' }],
      ] as const) {
        const { code, out, err } = await run([...args, ...way], options);
        assert.equal(code, 0, err);
        assert.isArray(JSON.parse(out).accounts);
      }
      const refused = await run(['get_account_financials', UNKNOWN, ...way]);
      assert.equal(refused.code, 1);
      assert.equal(JSON.parse(refused.out).error.code, 'ACCOUNT_NOT_FOUND');
      assert.match(refused.err, /^error: .*\(ACCOUNT_NOT_FOUND\)\n {2}field: account\n/);
    });

  const WRONG: readonly (readonly [code: number, args: string[], said: RegExp])[] = [
    [2, ['get_produkts'], /There is no task get_produkts/],
    [2, ['get_product'], /Did you mean one of .*get_products/],
    [2, ['list_accounts', '{'], /not JSON/],
    [2, ['list_accounts', '[]'], /must be a JSON object/],
    [2, ['list_accounts', `{"a":${'['.repeat(70)}${']'.repeat(70)}}`], /nested deeper than 64/],
    [2, ['list_accounts', '@none'], /cannot be read: ENOENT/],
    [2, ['list_accounts', '--transport', 'smoke'], /Allowed choices are mcp, a2a/],
    [2, ['list_accounts', '--timeout', 'soon'], /whole number from 1 to 3600/],
    [1, ['list_accounts', '{"status":"sleeping"}'], /field: status/],
  ];
  for (const [code, args, said] of WRONG)
    it(`ends with ${code}: registry call ${args.join(' ').slice(0, 60)}`, async () => {
      const ran = await run(args);
      assert.equal(ran.code, code, ran.err);
      assert.match(ran.err, said);
    });

  it('ends with 4 without a credential and with a wrong one, which it does not print', async () => {
    for (const AGENT_TOKEN of ['', 'wrong-credential-0815']) {
      const { code, out, err } = await run(['list_accounts', '--json'], {
        env: { AGENT_URL: app.baseUrl, AGENT_TOKEN },
      });
      assert.equal(code, 4, err);
      assert.notInclude(out + err, 'wrong-credential');
    }
    const split = await run(['list_accounts', '--token-file', 't'], { files: new Map([['t', 'a b\n']]) });
    assert.equal(split.code, 2);
  });

  it('waits for the result of a task that goes on, unless it shall not', async () => {
    const at = '2026-01-15T08:30:00.000Z';
    const about = {
      task_id: 't1',
      task_type: 'sync_catalogs',
      protocol: 'media-buy',
      created_at: at,
      updated_at: at,
    };
    const agent = await startMcpPeer((asked, response) =>
      sendJson(
        response,
        toolResult(
          asked,
          asked.body.params.name === 'get_task_status'
            ? {
                ...about,
                status: 'completed',
                has_webhook: false,
                result: { status: 'completed', catalogs: [] },
              }
            : { status: 'submitted', task_id: 't1' },
        ),
      ),
    );
    try {
      const env = { AGENT_URL: agent.origin };
      const state = await runCli(['call', 'sync_catalogs', '--no-wait'], { env });
      assert.equal(JSON.parse(state.out).status, 'submitted', state.err);
      const result = await runCli(['call', 'sync_catalogs'], { env });
      assert.deepEqual(JSON.parse(result.out || '{}'), { status: 'completed', catalogs: [] }, result.err);
    } finally {
      await agent.close();
    }
  });
});
