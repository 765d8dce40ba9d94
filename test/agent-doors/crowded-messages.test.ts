import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { MOST_FRAME_VALUES } from '../../src/agent-doors/agent-door.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { type Body, demo, envelope, MODERN, modernHeaders } from './world.ts';

const TASK = protocol.capabilitiesTask;
const request = (method: string, params: object) => ({ jsonrpc: '2.0', id: 'mine', method, params });
const call = (more: object = {}) => request('tools/call', { name: TASK, arguments: {}, ...more });
const client = {
  protocolVersion: '2025-11-25',
  capabilities: { roots: {} },
  clientInfo: { name: 'a', version: '1' },
};
const part = { data: { skill: TASK, input: {} }, metadata: {} };
const configuration = {
  acceptedOutputModes: ['text/plain'],
  taskPushNotificationConfig: { url: 'https://a.example/' },
};
const newMessage = { messageId: 'm', role: 'ROLE_USER', parts: [part], metadata: {}, extensions: [] };
const oldPart = { kind: 'data', data: { skill: TASK, input: {} }, metadata: {} };
const oldMessage = { kind: 'message', messageId: 'm', role: 'user', parts: [oldPart], extensions: [] };
const receiver = { url: 'https://a.example/', authentication: { schemes: ['Bearer'] } };

type Way = readonly [path: string, message: object, headers?: Record<string, string>];

/** A message of each form that is read, with what callers put beside the arguments. */
const ways: readonly Way[] = [
  ['/mcp', call({ _meta: { progressToken: 1 }, task: {} })],
  ['/mcp', request('initialize', client)],
  ['/mcp', request('resources/read', { uri: 'x', _meta: {} })],
  ['/mcp', request('no/such', { list: [] })],
  ['/mcp', { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }],
  ['/mcp', { jsonrpc: '2.0', id: 'mine', result: { _meta: {} } }],
  ['/mcp', { jsonrpc: '2.0', id: 'mine', error: { code: 1, message: 'x', data: {} } }],
  ['/mcp', [call({ _meta: {} }), { jsonrpc: '2.0', method: 'notifications/progress' }]],
  ['/mcp', call({ _meta: envelope({ extensions: { x: {} } }) }), modernHeaders('tools/call', TASK)],
  ['/mcp', request('tasks/get', { taskId: 'x', _meta: envelope() }), modernHeaders('tasks/get', 'x')],
  ['/a2a', request('SendMessage', { message: newMessage, configuration, metadata: {} })],
  ['/a2a', request('SendStreamingMessage', { message: newMessage })],
  ['/a2a', request('message/send', { message: oldMessage, configuration: { blocking: true }, metadata: {} })],
  ['/a2a', request('message/stream', { message: oldMessage })],
  ['/a2a', request('GetTask', { id: 'x' })],
  ['/a2a', request('ListTasks', { filters: [] })],
  ['/a2a', request('tasks/pushNotificationConfig/set', { taskId: 'x', pushNotificationConfig: receiver })],
  ['/a2a', [request('SendMessage', { message: newMessage })]],
];

const isArguments = (path: string, at: readonly (string | number)[]) => {
  const named = at.filter((name) => typeof name === 'string').join('.');
  return named.startsWith(path === '/mcp' ? 'params.arguments' : 'params.message.parts.data');
};

/** Every object and list of a message, by its path. */
function* places(value: unknown, at: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  yield at;
  for (const [name, member] of Object.entries(value)) {
    yield* places(member, [...at, Array.isArray(value) ? Number(name) : name]);
  }
}

/** A copy of the message with many more values in the object or list at the path. */
function crowded(message: object, at: readonly (string | number)[], many: readonly unknown[]): Body {
  const copy: Body = structuredClone(message);
  const place: Body = at.reduce((inner: Body, name) => inner[name], copy);
  if (Array.isArray(place)) place.push(...many);
  else place.icons = many;
  return copy;
}

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`messages with many values beside the arguments on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    it('are refused in one sentence, whatever holds the values', async () => {
      const many = Array(MOST_FRAME_VALUES).fill({});
      let seen = 0;
      for (const [path, message, headers = {}] of ways) {
        for (const at of places(message)) {
          if (isArguments(path, at)) continue;
          const about = `${path} ${JSON.stringify(message)} ${at.join('.')}`;
          const { status, body } = await app.post(path, crowded(message, at, many), headers);
          assert.deepEqual([status, body.error?.code], [400, -32_600], about);
          assert.include(body.error.message, `${MOST_FRAME_VALUES} values beside \`params.`);
          assert.equal(body.id, (message as Body).id ?? null, about);
          seen += 1;
        }
      }
      assert.isAbove(seen, 70);
    });

    it('may have as many values as before in the arguments', async () => {
      const many = Array(10_000).fill({});
      for (const [path, message, headers = {}] of ways) {
        for (const at of places(message)) {
          if (!isArguments(path, at) || at.at(-1) === 'data') continue;
          const { status, text } = await app.post(path, crowded(message, at, many), {
            ...demo('many'),
            ...headers,
          });
          assert.equal(status, Array.isArray(message) && path === '/a2a' ? 400 : 200, text.slice(0, 300));
          assert.notInclude(text, `${MOST_FRAME_VALUES} values`);
        }
      }
    });

    it('are refused before anything walks through what they name', async () => {
      const tool = '{"method":"tools/call","params":{"name":"log_event"}}';
      const skill = '{"data":{"skill":"log_event"}}';
      const some = 140_000;
      const batch = `[${Array(some).fill(tool).join()}]`;
      const start = '{"jsonrpc":"2.0","id":"mine","method":"SendMessage","params":{"message":{"parts":[';
      for (const [path, text] of [
        ['/mcp', batch],
        ['/a2a', `${start}${Array(some).fill(skill).join()}]}}}`],
      ] as const) {
        const { status, body } = await app.post(path, text, {
          ...demo('many'),
          'mcp-protocol-version': MODERN,
        });
        assert.deepEqual([status, body.error?.code], [400, -32_600], path);
      }
      assert.notMatch(app.logged.join('\n'), /"status":500/);
    });
  });
}
