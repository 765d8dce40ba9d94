import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';
import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { demo } from '../world.ts';

const BOTH = 'application/json, text/event-stream';
const LIST = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: LATEST_PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
};
const call = (name: string, args: unknown = {}) => ({
  jsonrpc: '2.0',
  id: 3,
  method: 'tools/call',
  params: { name, arguments: args },
});

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`/mcp and messages of any shape on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const post = (message: unknown, headers: Record<string, string> = {}) =>
      app.post('/mcp', message, headers);

    const KNOWN = ['initialize', 'ping', 'tools/list', 'tools/call'];
    const RESOURCES = ['resources/list', 'resources/templates/list', 'resources/read'];
    const UNKNOWN = [
      'prompts/list',
      'logging/setLevel',
      'rpc.discover',
      'tools',
      '',
      '__proto__',
      'x'.repeat(5000),
    ];

    it('judges the method before parameters that are no object, and keeps the id', async () => {
      for (const params of [[], ['x'], 'x', 5, true, false]) {
        for (const method of [...KNOWN, ...RESOURCES, ...UNKNOWN]) {
          const { status, body } = await post({ jsonrpc: '2.0', id: 'mine', method, params });
          const code = UNKNOWN.includes(method) ? -32_601 : -32_602;
          assert.deepEqual([status, body.id, body.error.code], [200, 'mine', code], `${method} ${params}`);
        }
      }
    });

    it('takes null for absent parameters, alone and in a batch', async () => {
      for (const method of ['ping', 'tools/list', 'resources/list', 'prompts/list', 'tools/call']) {
        const absent = await post({ jsonrpc: '2.0', id: 7, method });
        const message = { jsonrpc: '2.0', id: 7, method, params: null };
        assert.deepEqual((await post(message)).body, absent.body, method);
        const alone = await post([{ jsonrpc: '2.0', id: 7, method }]);
        assert.deepEqual((await post([message])).body, alone.body, method);
      }
    });

    it('answers whatever it is sent, with no failure of its own', async () => {
      const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
      const messages: unknown[] = [
        '',
        '{',
        '[',
        '[]',
        '{}',
        'null',
        'true',
        '5',
        '"text"',
        '[[]]',
        '[null]',
        '[{}]',
        '\u0000',
        '{"a":1}{"b":2}',
        `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
        '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{"x":1}}',
        { jsonrpc: '1.0', id: 1, method: 'ping' },
        { jsonrpc: '2.0', id: null, method: 'ping' },
        { jsonrpc: '2.0', id: {}, method: 'ping' },
        { jsonrpc: '2.0', id: 1.5, method: 'ping' },
        { jsonrpc: '2.0', id: 1e300, method: 'ping' },
        { jsonrpc: '2.0', id: 'x'.repeat(100_000), method: 'ping' },
        { jsonrpc: '2.0', id: 1, method: 5 },
        { jsonrpc: '2.0', id: 1, method: '' },
        { jsonrpc: '2.0', id: 1, method: '__proto__' },
        { jsonrpc: '2.0', id: 1, method: 'tools/list', params: [] },
        { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { cursor: 5 } },
        { jsonrpc: '2.0', id: 1, method: 'resources/list' },
        { jsonrpc: '2.0', id: 1, method: 'tools/call' },
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} },
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 5 } },
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: ['list_accounts'] } },
        { jsonrpc: '2.0', id: 1, result: {} },
        { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } },
        { jsonrpc: '2.0', method: 'tools/call', params: { name: 'list_accounts' } },
        [LIST, LIST],
        Array.from({ length: 500 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })),
        { ...INITIALIZE, params: { protocolVersion: 5 } },
        { ...INITIALIZE, params: {} },
        [INITIALIZE, LIST],
        ...[null, 5, 'text', [], deep(100), { context: deep(200) }, { ext: { ['x'.repeat(50_000)]: 1 } }].map(
          (args) => call('list_accounts', args),
        ),
        ...[
          '',
          ' ',
          '__proto__',
          'constructor',
          'toString',
          'list_accounts ',
          'LIST_ACCOUNTS',
          'x'.repeat(10_000),
          '\u0000',
        ].map((name) => call(name)),
        call('list_accounts', { context: { text: '\u0000\ud800' } }),
        call('list_accounts', {
          ...Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, at])),
        }),
        {
          ...call('list_accounts'),
          params: { name: 'list_accounts', arguments: {}, _meta: { progressToken: 1 } },
        },
        { ...call('list_accounts'), params: { name: 'list_accounts', arguments: {}, task: { ttl: 1000 } } },
      ];
      assert.isAbove(messages.length, 50);
      for (const message of messages) {
        for (const accept of ['application/json', BOTH]) {
          const { status, text } = await post(message, { ...demo('hostile'), accept });
          const about = `${JSON.stringify(message)?.slice(0, 100)} → ${status} ${text.slice(0, 200)}`;
          assert.include([200, 202, 400, 413], status, about);
          assert.notMatch(text, /\bat .*\.ts:|SQLITE|syntax error at or near|node_modules/, about);
        }
      }
      assert.notMatch(app.logged.join('\n'), /"status":5\d\d|task failed/);
    });
  });
}
