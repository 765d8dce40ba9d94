import { assert } from 'chai';
import { a2aParams, type ParamForm, type ParamForms } from '../../../src/agent-doors/a2a/params.ts';
import type { A2aVersion } from '../../../src/domain/tasks/a2a.ts';
import { type Database, engines } from '../../support/databases.ts';
import { type A2aWorld, as, call, oldCall, startA2aWorld } from './world.ts';

const [engine] = engines;

/** Values that a reader would convert or ignore, by the forms that they do not have. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  string: [0, 5, true, [], ['x'], {}],
  boolean: ['false', 'true', 0, 1, [], {}],
  count: [-1, 1.5, 1e300, '-1', 'x', '', true, [5], {}],
  object: ['x', 5, true, [], [{}]],
  array: ['x', 5, true, {}],
};

type Place = { readonly path: readonly (string | number)[]; readonly wrong: readonly unknown[] };

/** Every parameter of a method, with values of another form. */
function* places(forms: ParamForms, before: readonly (string | number)[] = []): Generator<Place> {
  for (const [name, form] of Object.entries(forms)) yield* placesOf(form, [...before, name]);
}

function* placesOf(form: ParamForm, path: readonly (string | number)[]): Generator<Place> {
  if (typeof form === 'string') yield { path, wrong: WRONG[form] ?? [] };
  else if ('items' in form) {
    yield { path, wrong: WRONG.array ?? [] };
    yield* placesOf(form.items, [...path, 0]);
  } else {
    yield { path, wrong: WRONG.object ?? [] };
    yield* places(form.members, path);
  }
}

/** The parameters with this value at the path; lists and objects on the way are made where they are missing. */
function withValue(params: object, path: readonly (string | number)[], value: unknown): object {
  const [name, ...deeper] = path;
  if (name === undefined) return value as object;
  const inner =
    (params as Record<string | number, object>)[name] ?? (typeof deeper[0] === 'number' ? [] : {});
  const changed = withValue(inner, deeper, value);
  if (Array.isArray(params))
    return params.map((item, at) => (at === name ? changed : item)).concat(params.length ? [] : [changed]);
  return { ...params, [name]: changed };
}

const named = (path: readonly (string | number)[]) =>
  path.reduce<string>(
    (text, name) => (typeof name === 'number' ? `${text}[${name}]` : (text && `${text}.${name}`) || name),
    '',
  );

describe('parameters of A2A', () => {
  let database: Database;
  let world: A2aWorld;
  before(async () => {
    if (engine === undefined) throw new Error('there is no engine');
    database = await engine.create();
    world = await startA2aWorld(database.url);
  });
  after(async () => {
    assert.deepEqual(world.failures, []);
    await world.close();
    await database.drop();
  });

  /** Parameters of a method that are right as they are. */
  const valid = (method: string, id: string): object => {
    if (/^Send/.test(method)) return call();
    if (/^message/.test(method)) return oldCall();
    if (method.endsWith('Config/set'))
      return { taskId: id, pushNotificationConfig: { url: 'https://a.example/' } };
    return { id, taskId: id, url: 'https://a.example/', pushNotificationConfigId: 'x' };
  };

  it('are refused by their name when they have another type', async () => {
    const sent = await world.rpc('SendMessage', call());
    const { id } = sent.body.result.task;
    let seen = 0;
    for (const version of Object.keys(a2aParams) as A2aVersion[]) {
      for (const [method, forms] of Object.entries(a2aParams[version])) {
        for (const { path, wrong } of places(forms)) {
          for (const value of wrong) {
            const params = withValue(valid(method, id), path, value);
            const { status, body } = await world.rpc(method, params);
            const about = `${method} ${JSON.stringify(params)} → ${JSON.stringify(body)}`;
            assert.deepEqual([status, body.error?.code], [200, -32_602], about);
            // Two checks of a part are older than the table, and name it in a sentence.
            const isPart = path.includes('parts');
            if (isPart) assert.match(body.error.message, /part/i, about);
            else assert.include(body.error.message, `\`${named(path)}\``, about);
            seen += 1;
          }
        }
      }
    }
    assert.isAbove(seen, 600);
  });

  it('are not looked at without an id, in any method: nothing is carried out', async () => {
    const before = (await world.rpc('ListTasks', {})).body.result.totalSize;
    for (const version of Object.keys(a2aParams) as A2aVersion[]) {
      for (const method of Object.keys(a2aParams[version])) {
        const message = { jsonrpc: '2.0', method, params: valid(method, 'x') };
        const { status, body } = await world.post(message, as('alice'));
        assert.deepEqual([status, body.error?.code, body.id], [400, -32_600, null], method);
        assert.include(body.error.message, '`id` is required', method);
      }
    }
    const after = (await world.rpc('ListTasks', {})).body.result.totalSize;
    assert.equal(after, before);
  });

  it('may be null, or unknown to the version', async () => {
    const sent = await world.rpc('SendMessage', call());
    const { id } = sent.body.result.task;
    for (const params of [
      { id, historyLength: null, tenant: null },
      { id, historyLength: '5' },
      { id, toString: 5, other: [1] },
    ]) {
      assert.equal((await world.rpc('GetTask', params)).body.result?.id, id, JSON.stringify(params));
    }
  });

  it('name the missing receiver of 0.3', async () => {
    const { body } = await world.rpc('tasks/pushNotificationConfig/set', { taskId: 'x' });
    assert.equal(body.error.message, '`pushNotificationConfig` must be an object');
  });

  it('of 1.0 may have the receiver of notifications under its name of 0.3', async () => {
    const url = 'https://hook.example/';
    for (const [authentication, scheme] of [
      [undefined, undefined],
      [{ schemes: ['Bearer', 'Basic'], credentials: 'c' }, 'Bearer'],
      [{ scheme: 'Basic', credentials: 'c' }, 'Basic'],
    ] as const) {
      const configuration = { pushNotificationConfig: { url, token: 't', authentication } };
      const sent = await world.rpc('SendMessage', { ...call(), configuration });
      const taskId = sent.body.result.task.id;
      const { body } = await world.rpc('ListTaskPushNotificationConfigs', { taskId });
      assert.lengthOf(body.result.configs, 1);
      assert.equal(body.result.configs[0].url, url);
      assert.equal(body.result.configs[0].authentication?.scheme, scheme);
    }
    const both = { pushNotificationConfig: { url }, taskPushNotificationConfig: { url: `${url}its` } };
    const sent = await world.rpc('SendMessage', { ...call(), configuration: both });
    const { body } = await world.rpc('ListTaskPushNotificationConfigs', { taskId: sent.body.result.task.id });
    assert.deepEqual(
      body.result.configs.map((one: { url: string }) => one.url),
      [`${url}its`],
    );
    const wrong = { pushNotificationConfig: { url: 5 } };
    const refused = await world.rpc('SendMessage', { ...call(), configuration: wrong }, as('alice'));
    assert.equal(refused.body.error?.code, -32_602);
  });

  it('list the receivers of a task page by page', async () => {
    const sent = await world.rpc('SendMessage', call());
    const taskId = sent.body.result.task.id;
    const ids = ['c', 'B', 'a', 'd', 'E'];
    for (const id of ids) {
      await world.rpc('CreateTaskPushNotificationConfig', { taskId, id, url: 'https://hook.example/' });
    }
    for (const pageSize of [1, 2, 4, 5, 6, undefined]) {
      const found: string[] = [];
      let pageToken: string | undefined = '';
      do {
        const { body } = await world.rpc('ListTaskPushNotificationConfigs', { taskId, pageSize, pageToken });
        assert.isAtMost(body.result.configs.length, pageSize ?? ids.length);
        found.push(...body.result.configs.map((one: { id: string }) => one.id));
        pageToken = body.result.nextPageToken;
      } while (pageToken);
      assert.deepEqual(found, ['B', 'E', 'a', 'c', 'd'], String(pageSize));
    }
  });
});
