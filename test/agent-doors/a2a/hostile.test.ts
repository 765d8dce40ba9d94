import { assert } from 'chai';
import { type Database, engines } from '../../support/databases.ts';
import { type A2aWorld, as, call, message, oldCall, PROTECTED, PUBLIC, startA2aWorld } from './world.ts';

const [engine] = engines;
const PARSE = -32_700;
const INVALID = -32_600;
const METHOD = -32_601;
const PARAMS = -32_602;
const UNKNOWN_TASK = -32_001;

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('A2A and callers that know no better, or mean no good', () => {
  let database: Database;
  let world: A2aWorld;
  before(async () => {
    if (engine === undefined) throw new Error('there is no engine');
    database = await engine.create();
    world = await startA2aWorld(database.url);
  });
  after(async () => {
    assert.deepEqual(world.failures, [], 'none of this is a failure of ours');
    await world.close();
    await database.drop();
  });

  const refuses = async (body: unknown, code: number, status = 200, headers: Record<string, string> = {}) => {
    const reply = await world.post(body, { ...as('alice'), ...headers });
    const about = `${JSON.stringify(body)?.slice(0, 200)} → ${reply.text.slice(0, 300)}`;
    assert.equal(reply.status, status, about);
    assert.equal(reply.body?.jsonrpc, '2.0', about);
    assert.equal(reply.body?.error?.code, code, about);
    assert.isNotEmpty(reply.body?.error?.message);
    assert.notMatch(
      reply.text,
      /Cannot read|undefined|is not a function|node_modules|Unexpected token/,
      about,
    );
    return reply;
  };

  it('get an error of JSON-RPC for what is no JSON', async () => {
    for (const text of ['', '{', '[', 'null garbage', '{"jsonrpc":"2.0",}', '\u0000', nested(70)]) {
      const { body } = await refuses(text, PARSE, 400);
      assert.isNull(body.error.id ?? body.id);
    }
  });

  it('get an error of JSON-RPC for what is no request, under their id where it is one', async () => {
    const params = call();
    for (const [body, id] of [
      [null, null],
      [7, null],
      ['text', null],
      [true, null],
      [[], null],
      [[{ jsonrpc: '2.0', id: 1, method: 'SendMessage', params }], null],
      [{}, null],
      [{ id: 5, method: 'SendMessage', params }, 5],
      [{ jsonrpc: '1.0', id: 'x', method: 'SendMessage', params }, 'x'],
      [{ jsonrpc: 2, id: 'x', method: 'SendMessage', params }, 'x'],
      [{ jsonrpc: '2.0', id: 9 }, 9],
      [{ jsonrpc: '2.0', id: 9, method: 7 }, 9],
      [{ jsonrpc: '2.0', id: 9, method: '' }, 9],
      [{ jsonrpc: '2.0', id: 9, method: ['SendMessage'], params }, 9],
      ...[1.5, 2 ** 53, -(2 ** 53), 1e21, 1e300, -1e-7, 0.1].map(
        (id) => [{ jsonrpc: '2.0', id, method: 'SendMessage', params }, null] as const,
      ),
      [{ jsonrpc: '2.0', id: {}, method: 'SendMessage', params }, null],
      [{ jsonrpc: '2.0', id: [1], method: 'SendMessage', params }, null],
      [{ jsonrpc: '2.0', id: true, method: 'SendMessage', params }, null],
      [{ jsonrpc: '2.0', id: 9, method: 'SendMessage', params: [1] }, 9],
      [{ jsonrpc: '2.0', id: 9, method: 'SendMessage', params: 'text' }, 9],
      [{ jsonrpc: '2.0', id: 9, method: 'SendMessage', params: null }, 9],
    ] as const) {
      const reply = await refuses(JSON.stringify(body), INVALID, 400);
      assert.deepEqual(reply.body.id, id, JSON.stringify(body));
    }
  });

  it('get ids back digit for digit, or null and the range of ids', async () => {
    for (const id of [
      '0',
      '-1',
      '9007199254740991',
      '-9007199254740991',
      '"9007199254740993"',
      '""',
      'null',
    ]) {
      const text = `{"jsonrpc":"2.0","id":${id},"method":"tasks/get","params":{"id":"x"}}`;
      const { text: answer } = await world.post(text, as('alice'));
      assert.include(answer, `"id":${id},`, id);
    }
    for (const id of [
      '9007199254740992',
      '9007199254740993',
      '-9007199254740993',
      '1e400',
      '12345678901234567890',
      '1.0',
      '1e2',
      '-0',
      '1.0000000000000000001',
    ]) {
      const { body } = await refuses(`{"jsonrpc":"2.0","id":${id},"method":"tasks/get"}`, INVALID, 400);
      assert.isNull(body.id);
      assert.include(body.error.message, '-9007199254740991 to 9007199254740991');
    }
  });

  it('are told that there is no such method before their parameters are looked at', async () => {
    for (const method of ['tasks/foo', 'rpc.discover', 'tools/list', 'Foo', 'sendmessage']) {
      for (const params of [undefined, {}, [], [1], 'text', null, 7]) {
        const { body } = await refuses({ jsonrpc: '2.0', id: 1, method, params }, METHOD);
        assert.equal(body.id, 1);
      }
    }
  });

  it('may leave out the parameters, and are then told which ones are missing', async () => {
    for (const method of [
      'SendMessage',
      'GetTask',
      'message/send',
      'tasks/get',
      'tasks/pushNotificationConfig/list',
    ]) {
      const { body } = await refuses({ jsonrpc: '2.0', id: 1, method }, PARAMS);
      assert.notInclude(body.error.message, 'Invalid method parameters', method);
    }
    const listed = await world.post({ jsonrpc: '2.0', id: 1, method: 'ListTasks' }, as('alice'));
    assert.isArray(listed.body.result.tasks);
  });

  it('are told that there is no such method', async () => {
    for (const method of [
      'Send',
      'sendMessage',
      'SENDMESSAGE',
      'message/sent',
      'tasks/list',
      'tools/call',
      'initialize',
      '/',
      ' ',
      '__proto__',
      'constructor',
      'toString',
      'message/send ',
      'x'.repeat(10_000),
    ]) {
      await refuses({ jsonrpc: '2.0', id: 1, method, params: call() }, METHOD);
    }
    await refuses({ jsonrpc: '2.0', id: 1, method: 'message/send', params: oldCall() }, METHOD, 200, {
      'a2a-version': '1.0',
    });
    await refuses({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: call() }, METHOD, 200, {
      'a2a-version': '0.3',
    });
  });

  it('are told which versions there are', async () => {
    for (const version of ['2.0', '0.2', '1', '1.1', 'latest', '1.0, 0.3', '1.0.x', '-1']) {
      const { body } = await refuses(
        { jsonrpc: '2.0', id: 3, method: 'SendMessage', params: call() },
        -32_009,
        200,
        { 'a2a-version': version },
      );
      assert.equal(body.id, 3);
    }
    for (const version of ['1.0', '1.0.0', ' 1.0 ']) {
      const { body } = await world.rpc('SendMessage', call(), { 'a2a-version': version });
      assert.equal(body.result.task.status.state, 'TASK_STATE_COMPLETED');
    }
    const old = await world.rpc('message/send', oldCall(), { 'a2a-version': '0.3.0' });
    assert.equal(old.body.result.status.state, 'completed');
    const asked = await fetch(`${world.url}?A2A-Version=7.0`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as('alice') },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: call() }),
    });
    assert.equal(((await asked.json()) as { error: { code: number } }).error.code, -32_009);
  });

  it('are told what is wrong with a message of 1.0', async () => {
    const { message: sound } = call();
    const data = sound.parts[0];
    for (const params of [
      undefined,
      {},
      { '': 1 },
      { message: null },
      { message: [] },
      { message: 'text' },
      { message: {} },
      { message: { ...sound, role: undefined } },
      { message: { ...sound, role: 'user' } },
      { message: { ...sound, role: 'ROLE_AGENT' } },
      { message: { ...sound, role: {} } },
      { message: { ...sound, messageId: undefined } },
      { message: { ...sound, messageId: '' } },
      { message: { ...sound, messageId: { a: 1 } } },
      { message: { ...sound, parts: [] } },
      { message: { ...sound, parts: {} } },
      { message: { ...sound, parts: [null] } },
      { message: { ...sound, parts: ['text'] } },
      { message: { ...sound, parts: [[]] } },
      { message: { ...sound, parts: [{}] } },
      { message: { ...sound, parts: [{ data: null }] } },
      { message: { ...sound, parts: [{ text: 'x', data: (data as { data: object }).data }] } },
      { message: { ...sound, contextId: 'with blank' } },
      { message: { ...sound, contextId: 'x'.repeat(300) } },
      { message: { ...sound, contextId: 7 } },
      { message: { ...sound, taskId: {} } },
      { ...call(), configuration: 'now' },
      { ...call(), configuration: [1] },
    ]) {
      for (const method of ['SendMessage', 'SendStreamingMessage']) {
        await refuses({ jsonrpc: '2.0', id: 1, method, params }, PARAMS);
      }
    }
    for (const part of [{ raw: 'AAAA' }, { url: 'https://x.example/y' }, { raw: 7 }]) {
      const body = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: message([part, data]) };
      await refuses(body, 'raw' in part && part.raw === 7 ? PARAMS : -32_005);
    }
  });

  it('are told what is wrong with a message of 0.3', async () => {
    const { message: sound } = oldCall();
    for (const params of [
      undefined,
      {},
      { message: null },
      { message: 'text' },
      { message: { ...sound, role: 'ROLE_USER' } },
      { message: { ...sound, role: 'agent' } },
      { message: { ...sound, messageId: 7 } },
      { message: { ...sound, parts: [] } },
      { message: { ...sound, parts: 'x' } },
      { message: { ...sound, parts: [null] } },
      { message: { ...sound, parts: [{ data: { skill: PUBLIC } }] } },
      { message: { ...sound, parts: [{ kind: 'data' }] } },
      { message: { ...sound, parts: [{ kind: 'file' }] } },
      { message: { ...sound, parts: [{ kind: 'file', file: {} }] } },
      { message: { ...sound, parts: [{ kind: 'other' }] } },
      { message: { ...sound, metadata: 7, contextId: 'a b' } },
      { ...oldCall(), configuration: 7 },
      { ...oldCall(), configuration: { pushNotificationConfig: 7 } },
      { ...oldCall(), configuration: { acceptedOutputModes: 7 } },
    ]) {
      for (const method of ['message/send', 'message/stream']) {
        await refuses({ jsonrpc: '2.0', id: 1, method, params }, PARAMS);
      }
    }
  });

  it('find nothing under ids that are none', async () => {
    const { id } = (await world.rpc('SendMessage', call())).body.result.task;
    for (const wrong of [
      'x',
      '../x',
      id.toUpperCase(),
      `${id} `,
      `${id}\u0000`,
      '\ud800',
      'x'.repeat(50_000),
      '%',
      "' or 1=1",
    ]) {
      for (const method of [
        'GetTask',
        'CancelTask',
        'SubscribeToTask',
        'tasks/get',
        'tasks/cancel',
        'tasks/resubscribe',
      ]) {
        await refuses({ jsonrpc: '2.0', id: 1, method, params: { id: wrong } }, UNKNOWN_TASK);
      }
      for (const method of ['ListTaskPushNotificationConfigs', 'DeleteTaskPushNotificationConfig']) {
        await refuses({ jsonrpc: '2.0', id: 1, method, params: { taskId: wrong, id: 'a' } }, UNKNOWN_TASK);
      }
      const params = { message: { ...call().message, taskId: wrong } };
      await refuses({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params }, UNKNOWN_TASK);
    }
    for (const wrong of [{}, [1], 7, true]) {
      for (const method of ['GetTask', 'tasks/get', 'tasks/cancel', 'tasks/resubscribe']) {
        await refuses({ jsonrpc: '2.0', id: 1, method, params: { id: wrong } }, PARAMS);
      }
    }
    for (const method of ['GetTask', 'CancelTask', 'SubscribeToTask', 'tasks/get', 'tasks/cancel']) {
      await refuses({ jsonrpc: '2.0', id: 1, method, params: {} }, PARAMS);
      await refuses({ jsonrpc: '2.0', id: 1, method, params: { id: '' } }, PARAMS);
    }
  });

  it('have no other card than the public one', async () => {
    await refuses({ jsonrpc: '2.0', id: 1, method: 'GetExtendedAgentCard' }, -32_004);
    await refuses({ jsonrpc: '2.0', id: 1, method: 'agent/getAuthenticatedExtendedCard' }, -32_007);
  });

  it('may send much, as long as it is one body', async () => {
    const text = 'x'.repeat(20_000);
    const parts = [{ text }, { data: { skill: PROTECTED, input: { text } } }, { text }];
    const { body } = await world.rpc('SendMessage', message(parts));
    assert.equal(body.result.task.artifacts[0].parts[0].data.args.text.length, text.length);
    const many = Array.from({ length: 900 }, () => ({ text: 'x' }));
    assert.equal(
      (await world.rpc('SendMessage', message(many))).body.result.task.status.state,
      'TASK_STATE_INPUT_REQUIRED',
    );
    const tooMuch = await world.rpc('SendMessage', message([{ text: 'x'.repeat(300_000) }]));
    assert.equal(tooMuch.status, 413);
    assert.equal(tooMuch.body.error.code, 'INVALID_REQUEST');
    const deep = JSON.parse(nested(50));
    const kept = await world.rpc('SendMessage', call({ deep }));
    assert.deepEqual(kept.body.result.task.artifacts[0].parts[0].data.args.deep, deep);
  });

  it('cannot smuggle members of objects', async () => {
    const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: call() }).replace(
      '"input":{}',
      '"input":{"__proto__":{"do":"failed"},"constructor":{"prototype":{"do":"failed"}}}',
    );
    const { body } = await world.post(text, as('alice'));
    assert.equal(body.result.task.status.state, 'TASK_STATE_COMPLETED');
    assert.notProperty({}, 'do');
    for (const skill of ['__proto__', 'constructor', 'toString']) {
      const called = await world.rpc('SendMessage', call({}, skill));
      assert.equal(called.status, 200);
    }
  });

  it('are answered by POST alone, with JSON alone', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD']) {
      const response = await fetch(world.url, { method, headers: as('alice') });
      assert.equal(response.status, 405, method);
      assert.equal(response.headers.get('allow'), 'POST');
    }
    const other = await fetch(world.url, {
      method: 'POST',
      headers: { ...as('alice'), 'content-type': 'text/plain' },
      body: '{}',
    });
    assert.equal(other.status, 415);
    const { body, headers } = await world.rpc('SendMessage', call(), {
      'content-type': 'application/a2a+json',
    });
    assert.isDefined(body.result);
    assert.equal(headers.get('cache-control'), 'no-store');
  });

  it('are refused as pages of foreign origins', async () => {
    const { status } = await world.rpc('SendMessage', call(), { origin: 'https://evil.example' });
    assert.equal(status, 403);
  });
});
