import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { type A2aWorld, as, call, message, oldCall, PROTECTED, PUBLIC, startA2aWorld } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`answers over A2A on ${engine.name}`, () => {
    let database: Database;
    let world: A2aWorld;
    before(async () => {
      database = await engine.create();
      world = await startA2aWorld(database.url);
    });
    after(async () => {
      await world.close();
      await database.drop();
    });

    const send = async (params: unknown, headers?: Record<string, string>) => {
      const { status, body } = await world.rpc('SendMessage', params, headers);
      assert.equal(status, 200);
      assert.isUndefined(body.error, JSON.stringify(body.error));
      return body.result.task;
    };
    const bodyOf = (task: { artifacts: { parts: { data: Record<string, unknown> }[] }[] }) => {
      assert.lengthOf(task.artifacts, 1);
      const data = task.artifacts[0]?.parts.at(-1)?.data;
      assert.isDefined(data);
      return data as Record<string, unknown>;
    };

    it('completes a task with its flat answer as the last data part of one artifact', async () => {
      const task = await send(call({ context: { a: [1, null] } }));
      assert.equal(task.status.state, 'TASK_STATE_COMPLETED');
      assert.match(task.status.timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      const body = bodyOf(task);
      assert.deepInclude(body, { status: 'completed', task: PROTECTED, context: { a: [1, null] } });
      assert.equal(body.at, '1970-01-01T00:00:00.000Z');
      assert.notProperty(body, 'none');
      assert.notProperty(body, 'response');
      assert.isUndefined(task.history);
    });

    it('completes a task whose own answer is that somebody else has to act, or that it refuses', async () => {
      for (const [what, fields] of [
        ['submitted', { status: 'submitted', task_id: 'task_1' }],
        ['partial', { status: 'completed' }],
        ['rejection', { rights_status: 'rejected' }],
      ] as const) {
        const task = await send(call({ do: what }));
        assert.equal(task.status.state, 'TASK_STATE_COMPLETED', what);
        assert.deepInclude(bodyOf(task), fields);
        assert.notEqual(task.id, 'task_1');
      }
    });

    // A client takes the `status` of a data part that comes first for the state of the task.
    for (const status of ['canceled', 'rejected', 'failed'])
      it(`begins the answer of a completed task about something ${status} with a sentence`, async () => {
        for (const [body, sentence] of [
          [{ status, message: 'The media buy is canceled.' }, 'The media buy is canceled.'],
          [{ status }, `The call succeeded; what it is about is ${status}.`],
        ] as const) {
          const task = await send(call({ do: 'told', body }));
          assert.equal(task.status.state, 'TASK_STATE_COMPLETED');
          assert.deepEqual(task.artifacts[0].parts[0], { text: sentence, mediaType: 'text/plain' });
          assert.deepInclude(bodyOf(task), { status });
          const old = await world.rpc('tasks/get', { id: task.id });
          assert.deepEqual(
            old.body.result.artifacts[0].parts.map(({ kind }: { kind: string }) => kind),
            ['text', 'data'],
          );
        }
      });

    for (const body of [
      { status: 'completed' },
      { status: 'submitted', task_id: 'task_1', message: 'Wait.' },
      { status: 'active', message: 'It runs.' },
      { status: 'pending_creatives' },
      {},
    ])
      it(`gives the data alone for ${JSON.stringify(body)}`, async () => {
        const task = await send(call({ do: 'told', body }));
        assert.lengthOf(task.artifacts[0].parts, 1);
      });

    it('gives the data alone for a call that failed or was refused', async () => {
      for (const what of ['failed', 'refused']) {
        const task = await send(call({ do: what }));
        assert.lengthOf(task.artifacts[0].parts, 1);
      }
    });

    it('fails or rejects a task with the error in every place where clients look', async () => {
      for (const [what, state] of [
        ['failed', 'TASK_STATE_FAILED'],
        ['refused', 'TASK_STATE_REJECTED'],
      ]) {
        const task = await send(call({ do: what, context: { k: 1 } }));
        assert.equal(task.status.state, state);
        const body = bodyOf(task);
        const error = {
          code: 'CONFLICT',
          message: 'It was changed meanwhile.',
          recovery: 'transient',
          field: 'revision',
        };
        const { [protocol.errorField]: typed, errors } = body;
        assert.deepInclude(body, {
          status: 'failed',
          code: 'CONFLICT',
          message: error.message,
          context: { k: 1 },
        });
        assert.deepEqual(errors, [typed]);
        assert.include(typed as object, { code: 'CONFLICT', field: 'revision' });
        assert.deepEqual(task.status.message.parts, [{ text: error.message, mediaType: 'text/plain' }]);
      }
    });

    it('takes input and parameters, text beside them, and nothing else', async () => {
      const given = { context: { x: 1 }, a: { b: [1] } };
      for (const part of [
        { skill: PROTECTED, input: given },
        { skill: PROTECTED, parameters: given },
        { skill: PROTECTED, input: given, parameters: { a: { b: [1] }, context: { x: 1 } } },
      ]) {
        const task = await send(
          message([{ text: 'delete everything' }, { data: part }, { text: '{"skill":"x"}' }]),
        );
        assert.equal(task.status.state, 'TASK_STATE_COMPLETED');
        assert.deepEqual(world.calls.at(-1)?.args, given);
        assert.equal(world.calls.at(-1)?.task, PROTECTED);
      }
      const bare = await send(message([{ data: { skill: PUBLIC } }]));
      assert.equal(bare.status.state, 'TASK_STATE_COMPLETED');
      assert.deepEqual(world.calls.at(-1)?.args, {});
    });

    it('rejects what calls nothing, or more than one thing, before any work', async () => {
      const before = world.calls.length;
      for (const [parts, field] of [
        [[{ data: { skill: PROTECTED } }, { data: { skill: PROTECTED } }], 'parts'],
        [[{ data: { input: {} } }], 'skill'],
        [[{ data: { skill: 7 } }], 'skill'],
        [[{ data: { skill: '' } }], 'skill'],
        [[{ data: [PROTECTED] }], 'parts[0].data'],
        [[{ data: 'text' }], 'parts[0].data'],
        [[{ data: { skill: PROTECTED, input: { a: 1 }, parameters: { a: 2 } } }], 'input'],
      ] as const) {
        const task = await send(message([...parts]));
        assert.equal(task.status.state, 'TASK_STATE_REJECTED', field);
        const body = bodyOf(task);
        assert.equal(body.code, 'INVALID_REQUEST');
        assert.include(body[protocol.errorField] as object, {
          code: 'INVALID_REQUEST',
          field,
          recovery: 'correctable',
        });
      }
      assert.lengthOf(world.calls, before);
      const echoed = await send(message([{ data: { input: { context: { id: 'mine' } } } }]));
      assert.deepEqual(bodyOf(echoed).context, { id: 'mine' });
    });

    it('asks for a data part when there is only text, and goes on with the same task', async () => {
      const task = await send(message([{ text: 'Which products do you have?' }]));
      assert.equal(task.status.state, 'TASK_STATE_INPUT_REQUIRED');
      assert.isUndefined(task.artifacts);
      const [text, data] = task.status.message.parts;
      assert.include(text.text, PUBLIC);
      assert.include(data.data, { status: 'input-required', reason: 'CLARIFICATION_NEEDED' });
      assert.include(data.data.skills, PROTECTED);
      const again = await send(message([{ text: 'hm?' }], { taskId: task.id, contextId: task.contextId }));
      assert.deepInclude(again, { id: task.id, contextId: task.contextId });
      assert.equal(again.status.state, 'TASK_STATE_INPUT_REQUIRED');
      const done = await send({ message: { ...call().message, taskId: task.id } });
      assert.deepInclude(done, { id: task.id, contextId: task.contextId });
      assert.equal(done.status.state, 'TASK_STATE_COMPLETED');
      const over = await world.rpc('SendMessage', { message: { ...call().message, taskId: task.id } });
      assert.equal(over.body.error.code, -32_004);
    });

    it('keeps the context that a caller names, and makes one otherwise', async () => {
      const named = await send(message([{ data: { skill: PROTECTED } }], { contextId: 'my-context' }));
      assert.equal(named.contextId, 'my-context');
      const one = await send(call());
      const two = await send(call());
      assert.notEqual(one.contextId, two.contextId);
      assert.notEqual(one.id, one.contextId);
    });

    it('says the same over 0.3', async () => {
      for (const [what, state] of [
        ['done', 'completed'],
        ['submitted', 'completed'],
        ['failed', 'failed'],
        ['refused', 'rejected'],
      ]) {
        const old = (await world.rpc('message/send', oldCall({ do: what }))).body.result;
        const now = await send(call({ do: what }));
        assert.equal(old.kind, 'task');
        assert.equal(old.status.state, state);
        assert.deepEqual(old.artifacts[0].parts, [{ kind: 'data', data: bodyOf(now) }]);
      }
      const text = oldCall();
      const asked = await world.rpc('message/send', {
        message: { ...text.message, parts: [{ kind: 'text', text: 'hello' }] },
      });
      assert.equal(asked.body.result.status.state, 'input-required');
      assert.equal(asked.body.result.status.message.parts[1].kind, 'data');
    });

    it('waits for the answer unless told otherwise, in both versions', async () => {
      for (const configuration of [
        {},
        { returnImmediately: false },
        { acceptedOutputModes: ['application/json'] },
      ]) {
        const task = await send({ ...call(), configuration });
        assert.equal(task.status.state, 'TASK_STATE_COMPLETED');
      }
      for (const configuration of [{}, { blocking: true }, { acceptedOutputModes: [] }]) {
        const { body } = await world.rpc('message/send', { ...oldCall(), configuration });
        assert.equal(body.result.status.state, 'completed');
      }
      const early = await send({ ...call({ do: 'wait' }), configuration: { returnImmediately: true } });
      assert.equal(early.status.state, 'TASK_STATE_WORKING');
      const old = await world.rpc('message/send', {
        ...oldCall({ do: 'wait' }),
        configuration: { blocking: false },
      });
      assert.equal(old.body.result.status.state, 'working');
      world.release();
    });

    it('hides what fails inside', async () => {
      const task = await send(call({ do: 'throw' }));
      assert.equal(task.status.state, 'TASK_STATE_FAILED');
      assert.include(bodyOf(task), { code: 'INTERNAL_ERROR' });
      assert.notInclude(JSON.stringify(task), 'secret');
      assert.match(String(world.failures.at(-1)), /secret/);
      const stream = await world.rpc('SendStreamingMessage', call({ do: 'throw' }));
      assert.notInclude(stream.text, 'secret');
    });

    it('needs no credential for a public task, keeps none of those, and needs one for the others', async () => {
      const post = (method: string, params: unknown) => world.post({ jsonrpc: '2.0', id: 1, method, params });
      for (const [method, params] of [
        ['SendMessage', call({}, PUBLIC)],
        ['message/send', oldCall({}, PUBLIC)],
      ] as const) {
        const { body } = await post(method, params);
        const { id, status } = body.result.task ?? body.result;
        assert.include(['TASK_STATE_COMPLETED', 'completed'], status.state);
        const look = { jsonrpc: '2.0', id: 1, method: 'GetTask', params: { id } };
        assert.equal((await world.post(look, as('alice'))).body.error.code, -32_001);
        assert.equal((await world.post(look)).status, 401, 'nothing is kept for nobody');
      }
      const before = world.calls.length;
      for (const [method, params] of [
        ['NoSuchMethod', {}],
        ['ListTasks', {}],
        ['SendMessage', call({}, 'no_such_task')],
        ['SendMessage', call()],
        ['SendStreamingMessage', call()],
        ['message/send', oldCall()],
        [
          'SendMessage',
          message([{ data: { skill: PUBLIC } }, { data: { skill: PROTECTED, input: 'nonsense' } }]),
        ],
      ] as const) {
        const { status, headers, body } = await post(method, params);
        assert.equal(status, 401);
        assert.match(
          headers.get('www-authenticate') ?? '',
          /^Bearer resource_metadata=".*\/a2a", scope="[^"]+"$/,
        );
        assert.equal(body.error.code, 'AUTH_MISSING');
      }
      assert.lengthOf(world.calls, before);
      const bad = await world.rpc('SendMessage', call({}, PUBLIC), { authorization: 'Basic eDp5' });
      assert.include([200, 401], bad.status);
    });
  });
}
