import { assert } from 'chai';
import { apiKey, type Credential, organization } from '../../http/members/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { call, message } from './world.ts';

const NOT_FOUND = -32_001;
const INVALID_PARAMS = -32_602;
const MOST = 10;
const HOST = 'receiver.example';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`readers of tasks of A2A on ${engine.name}`, () => {
    let app: TestApp;
    let everything: Credential;
    let buys: Credential;
    let creatives: Credential;
    before(async () => {
      app = await startTestApp(engine);
      app.sites.serve(HOST, '/hook', (_request, response) => void response.writeHead(204).end());
      const { id } = await organization(app, 'Shared');
      everything = (await apiKey(app, id, 'admin:*')).credential;
      buys = (await apiKey(app, id, 'media_buys:*')).credential;
      creatives = (await apiKey(app, id, 'creatives:*')).credential;
    });
    after(() => app.drop());

    const rpc = async (method: string, params: unknown, headers: Credential) =>
      (await app.post('/a2a', { jsonrpc: '2.0', id: 1, method, params }, headers)).body;
    const sent = async (skill: string, headers: Credential): Promise<string> =>
      (await rpc('SendMessage', call({}, skill), headers)).result.task.id;
    const listed = async (headers: Credential) => {
      const { tasks, totalSize } = (await rpc('ListTasks', {}, headers)).result;
      assert.lengthOf(tasks, totalSize);
      return tasks.map(({ id }: { id: string }) => id);
    };

    it('are the credentials of the owner that may call what was called', async () => {
      const id = await sent('get_media_buys', buys);
      for (const reader of [everything, buys]) {
        assert.equal((await rpc('GetTask', { id }, reader)).result.id, id);
        assert.include(await listed(reader), id);
      }
      const other = { id: 'hook', taskId: id, url: `https://${HOST}/hook` };
      const ways: readonly [method: string, params: object][] = [
        ['GetTask', { id }],
        ['CancelTask', { id }],
        ['SubscribeToTask', { id }],
        ['CreateTaskPushNotificationConfig', other],
        ['GetTaskPushNotificationConfig', { taskId: id, id: 'hook' }],
        ['ListTaskPushNotificationConfigs', { taskId: id }],
        ['DeleteTaskPushNotificationConfig', { taskId: id, id: 'hook' }],
      ];
      for (const [method, params] of ways)
        assert.equal((await rpc(method, params, creatives)).error.code, NOT_FOUND, method);
      assert.notInclude(await listed(creatives), id);
    });

    it('of what tells of other tasks are those with the same permissions', async () => {
      for (const skill of ['get_task_status', 'tasks/get', 'list_tasks']) {
        const mine = await sent(skill, buys);
        for (const reader of [buys, everything])
          assert.equal((await rpc('GetTask', { id: mine }, reader)).result.id, mine, skill);
        assert.equal((await rpc('GetTask', { id: mine }, creatives)).error.code, NOT_FOUND, skill);
        const all = await sent(skill, everything);
        assert.equal((await rpc('GetTask', { id: all }, buys)).error.code, NOT_FOUND, skill);
        assert.notInclude(await listed(buys), all);
      }
    });

    it('include whoever was refused, and whoever is asked for more', async () => {
      const refused = await sent('get_media_buys', creatives);
      const unknown = await sent('no_such_task', creatives);
      const waiting = (await rpc('SendMessage', message([{ text: 'hello' }]), creatives)).result.task.id;
      for (const id of [refused, unknown, waiting])
        for (const reader of [creatives, buys, everything])
          assert.equal((await rpc('GetTask', { id }, reader)).result.id, id);
    });

    it('do not see an answer to a message that went on with a task of theirs', async () => {
      const taskId = (await rpc('SendMessage', message([{ text: 'hello' }]), creatives)).result.task.id;
      const data = { skill: 'get_media_buys', input: {} };
      const done = await rpc('SendMessage', message([{ data }], { taskId }), buys);
      assert.equal(done.result.task.status.state, 'TASK_STATE_COMPLETED', JSON.stringify(done));
      assert.equal((await rpc('GetTask', { id: taskId }, creatives)).error.code, NOT_FOUND);
      assert.equal((await rpc('GetTask', { id: taskId }, everything)).result.id, taskId);
    });

    it('name ten receivers of a task at most, however many do so at once', async () => {
      const taskId = (await rpc('SendMessage', message([{ text: 'hello' }]), buys)).result.task.id;
      const config = (id: string) => ({ id, taskId, url: `https://${HOST}/hook` });
      const answers = await Promise.all(
        Array.from({ length: MOST + 6 }, (_, index) =>
          rpc('CreateTaskPushNotificationConfig', config(`hook-${index}`), buys),
        ),
      );
      const refused = answers.filter(({ error }) => error !== undefined);
      assert.deepEqual(
        refused.map(({ error }) => error.code),
        Array(6).fill(INVALID_PARAMS),
      );
      assert.include(refused[0].error.message, 'at most 10 receivers');
      const { configs } = (await rpc('ListTaskPushNotificationConfigs', { taskId }, buys)).result;
      assert.lengthOf(configs, MOST);
      // One of them may be set again, and the message that goes on with the task adds none.
      const again = await rpc('CreateTaskPushNotificationConfig', config(configs[0].id), buys);
      assert.equal(again.result.id, configs[0].id);
      const configuration = { taskPushNotificationConfig: { url: `https://${HOST}/hook` } };
      const more = { ...message([{ text: 'more' }], { taskId }), configuration };
      assert.equal((await rpc('SendMessage', more, buys)).error.code, INVALID_PARAMS);
      assert.equal(
        (await rpc('GetTask', { id: taskId }, buys)).result.status.state,
        'TASK_STATE_INPUT_REQUIRED',
      );
    });
  });
}
