import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { isObject } from '../../../src/domain/json/values.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { demo, envelope, modernHeaders, type SentHeaders } from '../world.ts';

const TOOL = protocol.capabilitiesTask;
type Message = Record<string, unknown>;
type Path = readonly (string | number)[];

const request = (method: string, params: object): Message => ({ jsonrpc: '2.0', id: 'mine', method, params });
const meta = { progressToken: 1, 'io.modelcontextprotocol/related-task': { taskId: 'x' } };
const client = {
  protocolVersion: '2025-11-25',
  capabilities: {
    roots: { listChanged: true },
    sampling: {},
    elicitation: {},
    experimental: { mine: {} },
  },
  clientInfo: { name: 'a', version: '1', title: 'A', websiteUrl: 'https://a.example' },
};

/** Messages of both generations that are answered with a result, with every member that the agent reads. */
const ways: readonly (readonly [message: Message, headers?: SentHeaders])[] = [
  [request('initialize', { ...client, _meta: meta })],
  [request('ping', { _meta: meta })],
  [request('tools/list', { _meta: meta })],
  [request('tools/call', { name: TOOL, arguments: {}, _meta: meta })],
  [request('resources/list', { _meta: meta })],
  [request('resources/templates/list', { _meta: meta })],
  [request('resources/read', { uri: 'x', _meta: meta })],
  [request('tools/list', { _meta: { ...envelope(), ...meta } }), modernHeaders('tools/list')],
  [
    request('tools/call', { name: TOOL, arguments: {}, _meta: { ...envelope(), ...meta } }),
    modernHeaders('tools/call', TOOL),
  ],
];

/** Every member of a message by its path, outermost first. */
function* places(value: unknown, at: Path = []): Generator<Path> {
  if (at.length > 0) yield at;
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) yield* places(member, [...at, name]);
}

function changed(value: unknown, [first, ...rest]: Path, to: unknown): unknown {
  const copy = { ...(value as Message) };
  const name = String(first);
  if (rest.length > 0) copy[name] = changed(copy[name], rest, to);
  else if (to === undefined) delete copy[name];
  else copy[name] = to;
  return copy;
}

const WRONG = [undefined, null, 5.5, true, 'x', [], ['x'], {}] as const;

/** Whether a text names this member or one that it should have, by its path in the message or in `params`. */
function names(text: string, at: Path): boolean {
  const [, named = text] = /`([^`]+)`/.exec(text) ?? [];
  const paths = [at.join('.'), ...(at.length > 1 ? [at.slice(1).join('.')] : [])];
  const isParams = at.join('.') === 'params';
  return (
    isParams || paths.some((path) => named === path || named.startsWith(`${path}.`)) || isEnvelope(text, at)
  );
}

/** The library names the keys of the newer generation without their path. */
const isEnvelope = (text: string, at: Path) => /envelope/.test(text) && at[1] === '_meta';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`faults in messages of MCP on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const post = (message: unknown, headers: SentHeaders = {}) =>
      app.post('/mcp', message, { accept: 'application/json', ...demo('frames'), ...headers });

    for (const [message, headers] of ways) {
      const era = headers === undefined ? 'older' : 'newer';
      it(`names the member of ${message.method} that is wrong, in the ${era} generation`, async () => {
        for (const at of places(message)) {
          for (const wrong of WRONG) {
            const { status, body } = await post(changed(message, at, wrong), headers);
            const place = `${at.join('.')} = ${JSON.stringify(wrong)}`;
            const error = body?.error;
            // Another method, an unknown uri, and headers that name another method or tool are faults of their own.
            if (error === undefined || ![-32_600, -32_602].includes(error.code)) continue;
            if (error.message.startsWith('Resource not found')) continue;
            assert.include([200, 400], status, place);
            assert.isTrue(names(error.message, at), `${place}: ${error.message}`);
            assert.notMatch(error.message, /do not follow|not a valid JSON-RPC/, place);
          }
        }
      });
    }

    it('names the place in a batch', async () => {
      const good = request('ping', {});
      for (const [bad, named] of [
        [{ ...good, jsonrpc: '1.0' }, '`[1].jsonrpc`'],
        [{ ...good, id: null }, '`[1].id`'],
        [{ ...good, method: 5 }, '`[1].method`'],
        [{ ...good, params: ['x'] }, '`[1].params`'],
        [{ ...good, params: { _meta: 5 } }, '`[1].params._meta`'],
        [{ ...good, other: 1 }, '`[1].other`'],
        [{ jsonrpc: '2.0', id: 1 }, '`[1].method`'],
        [5, '`[1]`'],
      ] as const) {
        const { status, body } = await post([good, bad]);
        assert.deepEqual([status, body.error.code], [400, -32_600]);
        assert.include(body.error.message, named);
      }
      assert.include((await post([])).body.error.message, 'The batch is empty');
    });

    it('names a member that a request does not have, and repeats only the beginning of a long one', async () => {
      const { body } = await post({ ...request('ping', {}), ['x'.repeat(9_000)]: 1 });
      assert.include(body.error.message, `\`${'x'.repeat(64)}…\``);
      assert.isBelow(body.error.message.length, 200);
      const long = { ...client, capabilities: { experimental: { ['y'.repeat(9_000)]: 5 } } };
      const refused = (await post(request('initialize', long))).body.error;
      assert.equal(refused.code, -32_602);
      assert.isBelow(refused.message.length, 200);
    });

    it('takes a parameter that is null for one that is absent, in every method', async () => {
      for (const [message, headers] of ways) {
        for (const [name] of Object.entries(message.params as object)) {
          const [absent, none] = await Promise.all(
            [undefined, null].map((to) => post(changed(message, ['params', name], to), headers)),
          );
          assert.deepEqual(bare(none), bare(absent), `${message.method} ${name}`);
        }
      }
    });
  });
}

const bare = (answer: { status: number; body: Message } | undefined) => {
  const { result, error, ...rest } = answer?.body ?? {};
  return [answer?.status, rest.id, error, result === undefined];
};
