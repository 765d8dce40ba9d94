import { assert } from 'chai';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import {
  type A2aWorld,
  all,
  as,
  call,
  framesOf,
  message,
  oldCall,
  ownerOf,
  startA2aWorld,
  until,
} from './world.ts';

const LATER = { configuration: { returnImmediately: true } };
const NOT_FOUND = -32_001;

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`tasks of A2A on ${engine.name}`, () => {
    let database: Database;
    // Two processes behind a balancer, as far as they can tell.
    let one: A2aWorld;
    let other: A2aWorld;
    before(async () => {
      database = await engine.create();
      one = await startA2aWorld(database.url);
      other = await startA2aWorld(database.url);
    });
    after(async () => {
      await one.close();
      await other.close();
      await database.drop();
    });

    const begin = async (input: object = { do: 'wait' }, headers = as('alice')) => {
      const { body } = await one.rpc('SendMessage', { ...call(input), ...LATER }, headers);
      return body.result.task.id as string;
    };
    const get = async (world: A2aWorld, id: string, headers = as('alice')) =>
      (await world.rpc('GetTask', { id }, headers)).body;
    const ended = (world: A2aWorld, id: string) =>
      until(
        () => get(world, id),
        ({ result }) => result.status.state !== 'TASK_STATE_WORKING',
      );
    const stream = async (world: A2aWorld, method: string, params: unknown, headers = as('alice')) => {
      const response = await fetch(world.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 's', method, params }),
      });
      assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
      return framesOf(response);
    };

    it('are found in every process, running and ended', async () => {
      const id = await begin();
      assert.equal((await get(other, id)).result.status.state, 'TASK_STATE_WORKING');
      one.release();
      const { result } = await ended(other, id);
      assert.equal(result.status.state, 'TASK_STATE_COMPLETED');
      assert.deepEqual(result, (await get(one, id)).result);
      const old = await other.rpc('tasks/get', { id, historyLength: 5 });
      assert.equal(old.body.result.status.state, 'completed');
      assert.deepEqual(old.body.result.artifacts[0].parts[0].data, result.artifacts[0].parts[0].data);
    });

    it('belong to one principal; to others they are as unknown as any', async () => {
      const id = await begin({});
      await ended(one, id);
      const waits = (await one.rpc('SendMessage', message([{ text: 'hello' }]))).body.result.task;
      const config = { url: 'https://receiver.example/x' };
      for (const world of [one, other]) {
        const bare = await world.post({ jsonrpc: '2.0', id: 1, method: 'ListTasks', params: {} });
        assert.equal(bare.status, 401);
        for (const headers of [as('mallory'), as('mallet')]) {
          for (const [method, params] of [
            ['GetTask', { id }],
            ['CancelTask', { id }],
            ['SubscribeToTask', { id }],
            ['ListTaskPushNotificationConfigs', { taskId: id }],
            ['GetTaskPushNotificationConfig', { taskId: id, id: 'a' }],
            ['CreateTaskPushNotificationConfig', { taskId: id, ...config }],
            ['DeleteTaskPushNotificationConfig', { taskId: id, id: 'a' }],
            ['tasks/get', { id }],
            ['tasks/cancel', { id }],
            ['tasks/resubscribe', { id }],
            ['tasks/pushNotificationConfig/set', { taskId: id, pushNotificationConfig: config }],
            ['SendMessage', message([{ text: 'x' }], { taskId: waits.id })],
          ] as const) {
            const foreign = await world.post({ jsonrpc: '2.0', id: 1, method, params }, headers);
            const unknown = await world.post(
              {
                jsonrpc: '2.0',
                id: 1,
                method,
                params: JSON.parse(
                  JSON.stringify(params).replace(id, 'no-such-task').replace(waits.id, 'no-such'),
                ),
              },
              headers,
            );
            assert.equal(foreign.body.error.code, NOT_FOUND, method);
            assert.equal(foreign.text, unknown.text);
            assert.equal(foreign.status, 200);
          }
          const { body } = await world.post(
            { jsonrpc: '2.0', id: 1, method: 'ListTasks', params: {} },
            headers,
          );
          assert.deepEqual(body.result, { tasks: [], nextPageToken: '', pageSize: 50, totalSize: 0 });
        }
      }
    });

    it('are canceled from every process, which stops the call', async () => {
      for (const world of [one, other]) {
        for (const method of ['CancelTask', 'tasks/cancel']) {
          const id = await begin();
          const { body } = await world.rpc(method, { id });
          assert.include(['TASK_STATE_CANCELED', 'canceled'], body.result.status.state);
          assert.isUndefined(body.result.artifacts?.[0]);
          assert.isUndefined(body.result.status.message);
          assert.isTrue(one.calls.at(-1)?.signal?.aborted);
          assert.equal((await get(one, id)).result.status.state, 'TASK_STATE_CANCELED');
          // To cancel twice is to cancel.
          assert.equal(
            (await other.rpc('CancelTask', { id })).body.result.status.state,
            'TASK_STATE_CANCELED',
          );
        }
      }
    });

    it('cannot be canceled once they ended, nor past the point of no return', async () => {
      for (const what of ['done', 'failed', 'refused', 'submitted']) {
        const id = await begin({ do: what });
        await ended(one, id);
        for (const method of ['CancelTask', 'tasks/cancel']) {
          assert.equal((await other.rpc(method, { id })).body.error.code, -32_002, what);
        }
      }
      const id = await begin({ do: 'commit' });
      const canceling = other.rpc('CancelTask', { id });
      await until(
        () => one.calls.at(-1)?.signal?.aborted,
        (isAborted) => isAborted === true,
      );
      one.release();
      assert.equal((await canceling).body.error.code, -32_002);
      assert.equal((await get(other, id)).result.status.state, 'TASK_STATE_COMPLETED');
    });

    it('are canceled at once while they wait for input', async () => {
      const task = (await one.rpc('SendMessage', message([{ text: 'hello' }]))).body.result.task;
      const { body } = await other.rpc('CancelTask', { id: task.id });
      assert.equal(body.result.status.state, 'TASK_STATE_CANCELED');
    });

    it('take one of two messages that go on with them', async () => {
      const task = (await one.rpc('SendMessage', message([{ text: 'hello' }]))).body.result.task;
      const next = () => ({ message: { ...call().message, taskId: task.id } });
      const answers = await Promise.all(
        [one, other, one, other].map((world) => world.rpc('SendMessage', next())),
      );
      const done = answers.filter(({ body }) => body.result !== undefined);
      assert.lengthOf(done, 1);
      for (const { body } of answers) if (body.error) assert.equal(body.error.code, -32_004);
    });

    it('stream their course, and end with it', async () => {
      for (const [what, state] of [
        ['done', 'TASK_STATE_COMPLETED'],
        ['failed', 'TASK_STATE_FAILED'],
        ['refused', 'TASK_STATE_REJECTED'],
      ]) {
        const frames = await all(await stream(one, 'SendStreamingMessage', call({ do: what })));
        assert.deepEqual(
          frames.map(({ result }) => Object.keys(result)[0]),
          ['task', 'artifactUpdate', 'statusUpdate'],
        );
        assert.isTrue(frames.every(({ id, jsonrpc }) => id === 's' && jsonrpc === '2.0'));
        assert.equal(frames[0].result.task.status.state, 'TASK_STATE_WORKING');
        assert.equal(frames[1].result.artifactUpdate.lastChunk, true);
        assert.equal(frames[2].result.statusUpdate.status.state, state);
        const kept = (await get(other, frames[0].result.task.id)).result;
        assert.deepEqual(kept.artifacts, [frames[1].result.artifactUpdate.artifact]);
      }
      const asked = await all(await stream(one, 'SendStreamingMessage', message([{ text: 'hi' }])));
      assert.deepEqual(
        asked.map(({ result }) => result.task.status.state),
        ['TASK_STATE_INPUT_REQUIRED'],
      );
      const old = await all(await stream(one, 'message/stream', oldCall()));
      assert.deepEqual(
        old.map(({ result }) => result.kind),
        ['task', 'artifact-update', 'status-update'],
      );
      assert.isTrue(old[2].result.final);
    });

    it('are followed from every process, and tell their end to who comes late', async () => {
      for (const world of [one, other]) {
        for (const method of ['SubscribeToTask', 'tasks/resubscribe']) {
          const id = await begin();
          const frames = await stream(world, method, { id });
          const first = (await frames.next()).value.result;
          assert.include(['TASK_STATE_WORKING', 'working'], (first.task ?? first).status.state);
          one.release();
          const rest = await all(frames);
          assert.lengthOf(rest, 2);
          const last = rest[1].result.statusUpdate ?? rest[1].result;
          assert.include(['TASK_STATE_COMPLETED', 'completed'], last.status.state);
          if (method === 'SubscribeToTask') continue;
          const late = await all(await stream(world, method, { id }));
          assert.lengthOf(late, 1);
          assert.equal(late[0].result.status.state, 'completed');
        }
      }
    });

    for (const [what, ended] of [
      ['done', 'TASK_STATE_COMPLETED'],
      ['failed', 'TASK_STATE_FAILED'],
      ['refused', 'TASK_STATE_REJECTED'],
    ] as const) {
      it(`cannot be subscribed to once they are ${ended}: -32004 as JSON, no stream`, async () => {
        const sent = await one.rpc('SendMessage', call({ do: what }));
        const { id, status } = sent.body.result.task;
        assert.equal(status.state, ended);
        const { status: code, headers, body } = await other.rpc('SubscribeToTask', { id });
        assert.equal(code, 200);
        assert.match(headers.get('content-type') ?? '', /^application\/json/);
        assert.equal(body.error.code, -32_004);
      });
    }

    it('cannot be subscribed to once they are canceled; those that wait for input can', async () => {
      const id = await begin();
      await one.rpc('CancelTask', { id });
      assert.equal((await one.rpc('SubscribeToTask', { id })).body.error.code, -32_004);
      const asked = await one.rpc('SendMessage', message([{ text: 'hi' }]));
      const frames = await all(await stream(one, 'SubscribeToTask', { id: asked.body.result.task.id }));
      assert.equal(frames[0].result.task.status.state, 'TASK_STATE_INPUT_REQUIRED');
    });

    it('go on when whoever began them goes away', async () => {
      const gone = new AbortController();
      const response = await fetch(one.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...as('alice') },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'SendStreamingMessage',
          params: call({ do: 'wait' }),
        }),
        signal: gone.signal,
      });
      const { value } = await framesOf(response).next();
      const { id } = value.result.task;
      gone.abort();
      const list = async () => (await one.rpc('ListTasks', {}, as('leaver'))).body.result.tasks;
      const leaving = new AbortController();
      const blocked = fetch(one.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...as('leaver') },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params: call({ do: 'wait' }) }),
        signal: leaving.signal,
      }).catch((error: unknown) => error);
      const [left] = await until(list, (tasks) => tasks.length === 1);
      leaving.abort();
      assert.instanceOf(await blocked, Error);
      one.release();
      assert.equal((await ended(one, id)).result.status.state, 'TASK_STATE_COMPLETED');
      await until(
        async () => (await get(one, left.id, as('leaver'))).result.status.state,
        (s) => s === 'TASK_STATE_COMPLETED',
      );
    });

    it('are listed by page, context, state and time, the latest first', async () => {
      const headers = as('lister');
      const ids: string[] = [];
      for (let at = 0; at < 5; at += 1) {
        one.clock.advance(1000);
        const parts = [{ data: { skill: 'list_accounts', input: at === 1 ? { do: 'failed' } : {} } }];
        const params = message(parts, { contextId: at < 3 ? 'left' : 'right' });
        ids.unshift((await one.rpc('SendMessage', params, headers)).body.result.task.id);
      }
      const list = async (params: object) => (await other.rpc('ListTasks', params, headers)).body;
      const idsOf = (body: { result: { tasks: { id: string }[] } }) => body.result.tasks.map(({ id }) => id);
      const whole = await list({});
      assert.deepEqual(idsOf(whole), ids);
      assert.deepInclude(whole.result, { totalSize: 5, nextPageToken: '', pageSize: 50 });
      assert.isUndefined(whole.result.tasks[0].artifacts);
      const full = await list({ includeArtifacts: true });
      assert.equal(full.result.tasks[0].artifacts.length, 1);
      const seen: string[] = [];
      let pageToken = '';
      do {
        const page = await list({ pageSize: 2, ...(pageToken === '' ? {} : { pageToken }) });
        assert.equal(page.result.totalSize, 5);
        seen.push(...idsOf(page));
        pageToken = page.result.nextPageToken;
      } while (pageToken !== '');
      assert.deepEqual(seen, ids);
      assert.deepEqual(idsOf(await list({ contextId: 'right' })), ids.slice(0, 2));
      assert.deepEqual(idsOf(await list({ contextId: 'nowhere' })), []);
      assert.deepEqual(idsOf(await list({ status: 'TASK_STATE_FAILED' })), [ids[3]]);
      assert.deepEqual(idsOf(await list({ status: 'TASK_STATE_SUBMITTED' })), []);
      const time = whole.result.tasks[2].status.timestamp;
      assert.deepEqual(idsOf(await list({ statusTimestampAfter: time })), ids.slice(0, 2));
      for (const wrong of [
        { pageSize: 0 },
        { pageSize: 101 },
        { pageSize: 1.5 },
        { pageSize: 'many' },
        { pageToken: 'x' },
        { pageToken: Buffer.from('1e9|x').toString('base64url') },
        { statusTimestampAfter: 'yesterday' },
        { status: 'TASK_STATE_DREAMING' },
      ]) {
        assert.equal((await list(wrong)).error?.code, -32_602, JSON.stringify(wrong));
      }
      assert.equal((await one.rpc('tasks/list', {}, headers)).body.error.code, -32_601);
    });

    it('have failed when the process that did them is long gone', async () => {
      const id = await begin();
      other.clock.advance(4_000_000);
      const { result } = await get(other, id);
      assert.equal(result.status.state, 'TASK_STATE_FAILED');
      assert.equal(result.artifacts[0].parts[0].data.code, 'SERVICE_UNAVAILABLE');
      one.release();
      assert.equal((await get(one, id)).result.status.state, 'TASK_STATE_FAILED');
    });

    it('go after a while, with where their changes were to be told', async () => {
      const params = {
        ...call(),
        configuration: { taskPushNotificationConfig: { url: 'https://r.example/' } },
      };
      const { id } = (await one.rpc('SendMessage', params, as('old'))).body.result.task;
      const { store } = one;
      const configs = () => store.read.a2aPushConfigs.list(ownerOf('old'), id);
      assert.lengthOf(await configs(), 1);
      const soon = new Date(Date.now() + 24 * 3_600_000);
      assert.isAbove(await store.transaction((tx) => tx.a2aTasks.prune(soon, 1000)), 0);
      assert.lengthOf(await configs(), 0);
      assert.equal((await get(one, id, as('old'))).error.code, NOT_FOUND);
    });
  });

  describe(`the end of a process that answers A2A on ${engine.name}`, () => {
    it('ends streams, waits for calls, and then interrupts them', async () => {
      const database = await engine.create();
      const world = await startA2aWorld(database.url);
      try {
        const begin = async () =>
          (await world.rpc('SendMessage', { ...call({ do: 'wait' }), ...LATER })).body.result.task.id;
        const stateOf = async (id: string) => (await world.rpc('GetTask', { id })).body.result.status.state;
        const quick = await begin();
        const followed = world.rpc('SubscribeToTask', { id: await begin() });
        const blocked = world.rpc('SendMessage', call({ do: 'wait' }));
        await until(
          () => world.calls.length,
          (count) => count === 3,
        );
        const draining = world.drain();
        const { text } = await followed;
        assert.include(text, 'TASK_STATE_WORKING');
        assert.notInclude(text, 'statusUpdate');
        assert.equal(await stateOf(quick), 'TASK_STATE_WORKING');
        await draining;
        assert.equal(await stateOf(quick), 'TASK_STATE_FAILED');
        const { task } = (await blocked).body.result;
        assert.equal(task.status.state, 'TASK_STATE_FAILED');
        assert.include(task.artifacts[0].parts[0].data, { code: 'SERVICE_UNAVAILABLE' });
      } finally {
        await world.close();
        await database.drop();
      }
    });
  });
}
