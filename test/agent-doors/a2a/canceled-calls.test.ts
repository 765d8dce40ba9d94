import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { type TaskName, tasks } from '../../../generated/tasks.ts';
import { newId } from '../../../src/infra/random.ts';
import { eventually } from '../../http/world.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { rows } from '../../support/sql.ts';
import { cases, prepare, type Scene } from '../cases/cases.ts';
import { type Body, callTask, demo, demoId } from '../world.ts';

const NOT_CANCELABLE = -32_002;
const ENDED = ['TASK_STATE_COMPLETED', 'TASK_STATE_CANCELED', 'TASK_STATE_FAILED', 'TASK_STATE_REJECTED'];
/** Between the answer to a message and its cancellation, so that the call is at another place each time. */
const PAUSES = [0, 0, 1, 2, 3, 5, 8];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`calls that are canceled while they run on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { jobs: false });
    });
    after(() => app.drop());

    const origin = () => `http://127.0.0.1:${app.address?.port}`;
    async function rpc(name: string, method: string, params: object, version = '1.0'): Promise<Body> {
      const response = await fetch(`${origin()}/a2a`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'a2a-version': version, ...demo(name) },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      assert.equal(response.status, 200);
      return response.json();
    }
    /** Begins a call whose answer nobody waits for; its id. */
    async function begin(name: string, task: string, input: unknown): Promise<string> {
      const message = { messageId: newId(), role: 'ROLE_USER', parts: [{ data: { skill: task, input } }] };
      const { result } = await rpc(name, 'SendMessage', {
        message,
        configuration: { returnImmediately: true },
      });
      return result.task.id;
    }
    const stateOf = async (name: string, id: string): Promise<string> =>
      (await rpc(name, 'GetTask', { id })).result.status.state;
    const ended = (name: string, id: string) =>
      eventually(
        () => stateOf(name, id),
        (state) => ENDED.includes(state),
      );
    const again = (name: string, task: string, args: unknown) => {
      app.clock.advance(61_000);
      return callTask('mcp', origin(), task, args, demo(name));
    };

    for (const [at, task] of (Object.keys(cases) as TaskName[]).entries())
      it(`of ${task} are canceled or have ended, and a repeated request finds what became of them`, async () => {
        const [one] = cases[task].filter(({ code }) => code === undefined);
        if (one === undefined) return;
        const name = `canceled-${at}`;
        const scene: Scene = await prepare(app, name);
        for (const [earlier, args] of one.before?.(scene) ?? []) await again(name, earlier, args);
        // Several at once, so that some still run when they are canceled.
        await Promise.all(
          PAUSES.map(async (pause) => {
            const args = { ...(one.args(scene) as object), idempotency_key: newId() };
            const id = await begin(name, task, args);
            if (pause > 0) await sleep(pause);
            const { result, error } = await rpc(name, 'CancelTask', { id });
            const state = await ended(name, id);
            assert.equal(error === undefined, state === 'TASK_STATE_CANCELED', `${state} ${error?.message}`);
            if (error === undefined) assert.equal(result.status.state, 'TASK_STATE_CANCELED');
            else assert.equal(error.code, NOT_CANCELABLE, JSON.stringify(error));
            const { body } = await again(name, task, args);
            // What was canceled was not done, so that the same request does it now. What has ended was done once.
            if (state === 'TASK_STATE_CANCELED') assert.notProperty(body, 'replayed', JSON.stringify(body));
            const isKept = tasks[task].effect === 'write' && body.status === 'completed';
            if (isKept && state === 'TASK_STATE_COMPLETED')
              assert.isTrue(body.replayed, JSON.stringify(body));
            assert.notInclude(
              ['IDEMPOTENCY_IN_FLIGHT', 'INTERNAL_ERROR'],
              body.errors?.[0]?.code ?? body.code,
            );
          }),
        );
        assert.deepEqual(app.loggedErrors, []);
      });

    it('stop at once what they wait for on another host, change nothing, and leave their key free', async () => {
      const name = 'waits';
      const scene = await prepare(app, name);
      const waiting: ServerResponse[] = [];
      app.sites.serve('governance.example', '/mcp', (_request, response) => void waiting.push(response));
      const account = { account_id: scene.account };
      const agents = [
        {
          url: 'https://governance.example/mcp',
          authentication: { schemes: ['Bearer'], credentials: 'g'.repeat(40) },
        },
      ];
      const governed = await again(name, 'sync_governance', {
        idempotency_key: newId(),
        accounts: [{ account, governance_agents: agents }],
      });
      assert.isFalse(governed.isError, JSON.stringify(governed.body));
      const [buy] = cases.create_media_buy;
      const order = { ...(buy?.args(scene) as object), account, idempotency_key: newId(), plan_id: 'plan-1' };
      for (const [method, version] of [
        ['CancelTask', '1.0'],
        ['tasks/cancel', '0.3'],
        ['CancelTask', '1.0'],
      ] as const) {
        const before = waiting.length;
        const id = await begin(name, 'create_media_buy', order);
        await eventually(
          async () => waiting.length,
          (many) => many > before,
        );
        const { result } = await rpc(name, method, { id }, version);
        assert.include(['TASK_STATE_CANCELED', 'canceled'], result.status.state);
        assert.equal(await stateOf(name, id), 'TASK_STATE_CANCELED');
        await eventually(
          async () => waiting.every((response) => response.destroyed || response.closed),
          (isClosed) => isClosed,
        );
        const kept = await rows(app.url, `select id from media_buys where principal_id = '${demoId(name)}'`);
        assert.isEmpty(kept);
        assert.isEmpty(await rows(app.url, "select scope from idempotency_keys where state = 'in_flight'"));
      }
      assert.deepEqual(app.loggedErrors, []);
    });
  });
}
