import { randomUUID } from 'node:crypto';
import type { TaskName } from '../../generated/tasks.ts';
import { a2aMethods } from '../../src/agent-doors/a2a/params.ts';
import { TASKS_EXTENSION, type TaskMethods } from '../../src/agent-doors/mcp/tasks.ts';
import { type Case, cases, type Scene } from '../agent-doors/cases/cases.ts';
import { callTask, demo, demoId, envelope, keepTask, modernHeaders } from '../agent-doors/world.ts';
import type { Operation } from '../support/contract.ts';
import { pageDoors } from './doors.ts';
import { type Answer, requestOf, send, sendPatiently, type Values, withJson } from './exchange.ts';
import { createPool, likelyValues } from './pool.ts';
import type { World } from './world.ts';

/** Something that a caller does, under the name of what does it; `run` tells what went wrong, or null. */
export type Call = {
  readonly name: string;
  /** Whether it changes what earlier calls have left behind, so that these are forgotten before. */
  readonly isAfresh: boolean;
  run(): Promise<string | null>;
};

const AFRESH: readonly TaskName[] = ['update_media_buy', 'update_rights', 'creative_approval'];

export const taskNames = Object.keys(cases) as TaskName[];

/** What a task does when it works: refusals end before they read much. */
const worksOf = (task: TaskName): Case[] =>
  cases[task].filter(({ code, name }) => code === undefined && !/suspended/.test(name));

/** Each task with some of what works, the first over A2A, and what has to be called before. */
export const taskCalls = (scene: Scene, origin: string, most: number): Call[] =>
  taskNames.flatMap((task) =>
    worksOf(task)
      .slice(0, most)
      .flatMap((one, at) => {
        const isAfresh = AFRESH.includes(task);
        const transport = at === 0 ? 'a2a' : 'mcp';
        const call = (name: TaskName, args: () => unknown, isFirst: boolean): Call => ({
          name,
          isAfresh: isAfresh && isFirst,
          async run() {
            scene.app.clock.advance(61_000);
            const { isError, body } = await callTask(transport, origin, name, args(), demo(scene.name));
            return isError ? shown(body) : null;
          },
        });
        const before = (one.before?.(scene) ?? []).map(([name], place) =>
          call(name, () => one.before?.(scene)[place]?.[1], place === 0),
        );
        return [...before, call(task, () => one.args(scene), before.length === 0)];
      }),
  );

const shown = (value: unknown): string => String(JSON.stringify(value)).slice(0, 300);

const HOOK = 'https://mirror.tidewaterceramics.example/hooks/registry';

type Rpc = { readonly result?: unknown; readonly error?: unknown };

async function rpc(origin: string, path: string, message: object, headers: Record<string, string>) {
  const request = { method: 'POST', path, headers: { accept: 'application/json', ...headers } };
  const answer = await send(origin, withJson(request, JSON.stringify({ jsonrpc: '2.0', id: 1, ...message })));
  const [, frame = answer.text] = /^data: (.*)$/m.exec(answer.text) ?? [];
  return JSON.parse(frame) as Rpc;
}

/** Each method of each version of A2A, for a task that waits and has a receiver of notifications. */
export const a2aCalls = (scene: Scene, origin: string): Call[] =>
  Object.entries(a2aMethods).flatMap(([version, methods]) =>
    [...methods].map((method) => ({
      name: `${method} of A2A ${version}`,
      isAfresh: false,
      async run() {
        scene.app.clock.advance(61_000);
        const headers = { ...demo(scene.name), 'a2a-version': version };
        const ask = (name: string, params: object) => rpc(origin, '/a2a', { method: name, params }, headers);
        const text = {
          '1.0': { role: 'ROLE_USER', parts: [{ text: 'hello' }] },
          '0.3': { kind: 'message', role: 'user', parts: [{ kind: 'text', text: 'hello' }] },
        }[version];
        const message = { messageId: randomUUID(), ...text };
        const sent = await ask(version === '1.0' ? 'SendMessage' : 'message/send', { message });
        const task = /"id":"([^"]+)"/.exec(JSON.stringify(sent.result ?? {}))?.[1];
        const push = { taskId: task, id: 'a', url: HOOK, pushNotificationConfig: { id: 'a', url: HOOK } };
        await ask(
          version === '1.0' ? 'CreateTaskPushNotificationConfig' : 'tasks/pushNotificationConfig/set',
          push,
        );
        const params = {
          ...push,
          message: { ...message, messageId: randomUUID() },
          pushNotificationConfigId: 'a',
        };
        let problem = '';
        for (const id of [task, 'a']) {
          const { error } = await ask(method, { ...params, id });
          // The card says that there is no extended card.
          if (error === undefined || /extended/i.test(method)) return null;
          problem = shown(error);
        }
        return problem;
      },
    })),
  );

const extension: { readonly [Method in keyof TaskMethods['methods']]: true } = {
  'tasks/get': true,
  'tasks/update': true,
  'tasks/cancel': true,
};

/** Each method of the extension of MCP for tasks, and its lists. */
export const mcpCalls = (scene: Scene, origin: string): Call[] =>
  [...Object.keys(extension), 'tools/list', 'resources/list', 'resources/templates/list'].map((method) => ({
    name: `${method} of MCP`,
    isAfresh: false,
    async run() {
      const taskId = await keepTask(scene.app.store, demoId(scene.name), { now: scene.app.clock.now() });
      const isTask = method.startsWith('tasks/');
      const _meta = envelope(isTask ? { extensions: { [TASKS_EXTENSION]: {} } } : {});
      const params = { _meta, ...(isTask ? { taskId, inputResponses: {} } : {}) };
      const headers = { ...demo(scene.name), ...modernHeaders(method, isTask ? taskId : undefined) };
      const { error } = await rpc(origin, '/mcp', { method, params }, headers);
      return error === undefined ? null : shown(error);
    },
  }));

/** The pages and addresses beside the operations. */
export const pageCalls = async (world: World): Promise<Call[]> =>
  (await pageDoors(world)).map((door) => ({
    name: door.name,
    isAfresh: false,
    async run() {
      world.app.clock.advance(61_000);
      await door.prepare?.();
      const { status, text } = await door.ask();
      return status < 500 ? null : shown({ status, text });
    },
  }));

/**
 * Each operation of the contract, with what is required, then with each further parameter, and the next page. What
 * was made or listed by the operations before is tried first.
 */
export function operationCalls(world: World, given: Readonly<Record<string, readonly unknown[]>>): Call[] {
  const made = createPool(world.contract, given, world.kept);
  const listed = createPool(world.contract, {}, world.kept);
  const seeds = (name: string) => [made, listed, world.pool].flatMap((pool) => pool.seeds(name));
  const records = (names: readonly string[]) => [made, listed].flatMap((one) => one.records(names));
  const pool = { learn: listed.learn, seeds, records };
  return world.contract.operations.map((operation) => ({
    name: operation.id,
    isAfresh: false,
    async run() {
      world.app.clock.advance(61_000);
      const found = await succeed({ ...world, pool }, operation);
      if (typeof found === 'string') return found;
      (operation.method === 'POST' ? made : listed).learn(found.answer.json);
      for (const values of furtherValues({ ...world, pool }, operation, found.values, found.answer))
        await sendPatiently(world, requestOf(world, operation, values));
      return null;
    },
  }));
}

const MOST_TRIES = 200;

async function succeed(
  world: World,
  operation: Operation,
): Promise<{ values: Values; answer: Answer } | string> {
  const { contract, pool, good } = world;
  const known = good.get(operation.id);
  let problem = 'no request is known';
  for (const values of [
    ...(known === undefined ? [] : [known]),
    ...eachPlaceFirst(likelyValues(operation, contract, pool)).slice(0, MOST_TRIES),
  ]) {
    const answer = await sendPatiently(world, requestOf(world, operation, values));
    problem = shown({ status: answer.status, text: answer.text });
    if (answer.status >= 300 || !operation.responses.has(answer.status)) continue;
    return { values, answer };
  }
  return problem;
}

/** Each address with its first body, then each with its second: some bodies have more variations than there are tries. */
function eachPlaceFirst(all: readonly Values[]): Values[] {
  const counts = new Map<string, number>();
  const ranked = all.map((values) => {
    const place = JSON.stringify([values.path, values.query, values.header]);
    const rank = counts.get(place) ?? 0;
    counts.set(place, rank + 1);
    return { values, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ values }) => values);
}

const MOST_VALUES = 3;

function furtherValues(
  { contract, pool }: World,
  { method, parameters }: Operation,
  values: Values,
  { json }: Answer,
): Values[] {
  if (method !== 'GET') return [];
  const [, cursor] = /"\w*cursor":"([^"]+)"/.exec(JSON.stringify(json ?? {})) ?? [];
  return parameters
    .filter(({ place, required }) => place === 'query' && !required)
    .flatMap(({ name, schema, examples }) => {
      const isValid = contract.validator(schema);
      const listed = Object(contract.resolve(schema)).enum ?? [];
      const given = /cursor/.test(name) && cursor !== undefined ? [cursor] : [];
      const usual = [true, 1, 'a', ...examples, ...listed, ...pool.seeds(name).slice(0, MOST_VALUES)];
      return [...given, ...new Set(usual)]
        .filter((value) => isValid(value))
        .map((value) => ({ ...values, query: { ...values.query, [name]: value } }));
    });
}
