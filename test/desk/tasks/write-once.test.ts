import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { type TaskHandlers, writes } from '../../../src/desk/tasks/call.ts';
import { newTask } from '../../../src/desk/tasks/submitted.ts';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import type { TaskWriteCall } from '../../../src/record/task-call.ts';
import { countStatements } from '../../http/count-statements.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { origin, principalOf, profileOf } from '../../support/task-desk.ts';
import { deskOf } from '../desk-world.ts';

type Name = 'sync_accounts';
const ARGS = { accounts: [] };

for (const engine of engines) {
  describe(`writes with an idempotency key on ${engine.name}`, () => {
    let store: TestStore;
    before(async () => {
      store = await engine.open();
    });
    after(() => store.drop());

    /** An effect that can be counted: one record per run. */
    async function leaveMark(call: TaskWriteCall<Name>): Promise<void> {
      const about = { accountId: null, protocol: 'brand' } as const;
      await call.store.agentTasks.insert(newTask('sync_accounts', {}, call, about));
    }
    const marks = async (id: string) => (await store.read.agentTasks.count({ principalId: id })).counted;

    let runs = 0;
    const counting: Partial<TaskHandlers> = {
      sync_accounts: writes<Name>(async (_args, call) => {
        runs += 1;
        await leaveMark(call);
        return { body: { status: 'completed', accounts: [], ext: { run: runs } } };
      }),
    };
    const fresh = () => principalOf(`agent_${randomUUID()}`);
    const call = (caller = fresh(), key: string = randomUUID(), more: object = {}) => ({
      task: 'sync_accounts',
      args: { ...ARGS, idempotency_key: key, ...more },
      principal: caller,
      origin,
    });
    const codeOf = (body: Readonly<Record<string, unknown>>) => body.code;

    it('answers a repeated request as the first, and marks it', async () => {
      const { desk } = deskOf(store, counting);
      const caller = fresh();
      const request = call(caller);
      const first = await desk({ ...request, args: { ...request.args, context: { turn: 1 } } });
      const again = await desk({ ...request, args: { ...request.args, context: { turn: 2 } } });
      assert.notProperty(first.body, 'replayed');
      assert.isTrue(again.body.replayed);
      assert.deepEqual(again.body.ext, first.body.ext);
      assert.deepEqual(again.body.context, { turn: 2 });
      assert.equal(await marks(caller.id), 1);
    });

    it('runs 50 equal requests at once as one', async () => {
      const { desk, failures } = deskOf(store, counting);
      const caller = fresh();
      const request = call(caller);
      const answers = await Promise.all(Array.from({ length: 50 }, () => desk(request)));
      assert.deepEqual(failures, []);
      assert.isTrue(answers.every(({ kind }) => kind === 'done'));
      assert.lengthOf(new Set(answers.map(({ body }) => JSON.stringify(body.ext))), 1);
      assert.lengthOf(
        answers.filter(({ body }) => body.replayed !== true),
        1,
      );
      assert.equal(await marks(caller.id), 1);
    });

    it('refuses another payload under the key, also at once, and tells nothing', async () => {
      const { desk } = deskOf(store, counting);
      const caller = fresh();
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => desk(call(caller, key, { dry_run: at % 2 === 0 }))),
      );
      const refused = answers.filter(({ kind }) => kind !== 'done');
      assert.isAbove(refused.length, 0);
      for (const { body } of refused) {
        assert.deepEqual(body[protocol.errorField], {
          code: 'IDEMPOTENCY_CONFLICT',
          message:
            '`idempotency_key` was used for a request with another payload: send a new key for a new request.',
        });
      }
      assert.equal(await marks(caller.id), 1);
    });

    it('lets a key of one principal mean nothing for another', async () => {
      const { desk } = deskOf(store, counting);
      const key = randomUUID();
      const one = fresh();
      const two = fresh();
      assert.notProperty((await desk(call(one, key))).body, 'replayed');
      assert.notProperty((await desk(call(two, key, { dry_run: true }))).body, 'replayed');
      assert.deepEqual([await marks(one.id), await marks(two.id)], [1, 1]);
    });

    it('runs equal requests with fresh keys, and without support for keys, each', async () => {
      const { desk } = deskOf(store, counting);
      const caller = fresh();
      await desk(call(caller));
      await desk(call(caller));
      assert.equal(await marks(caller.id), 2);
      const without = deskOf(store, counting, { profile: profileOf({ idempotency: { supported: false } }) });
      const request = call(caller);
      await without.desk(request);
      assert.notProperty((await without.desk(request)).body, 'replayed');
      assert.equal(await marks(caller.id), 4);
    });

    it('frees the key of a request that was refused, and takes its effect back', async () => {
      const caller = fresh();
      const request = call(caller);
      const failing = deskOf(store, {
        sync_accounts: writes<Name>(async (_args, write) => {
          await leaveMark(write);
          throw new TaskError('RATE_LIMITED', 'Slow down.', { retryAfter: 1 });
        }),
      });
      const refused = await failing.desk(request);
      assert.equal(refused.kind, 'failed');
      assert.equal(codeOf(refused.body), 'RATE_LIMITED');
      assert.equal(await marks(caller.id), 0);
      const { desk } = deskOf(store, counting);
      assert.notProperty((await desk(request)).body, 'replayed');
      assert.equal(await marks(caller.id), 1);
    });

    it('does the same for what breaks, and for an answer that breaks its schema', async () => {
      for (const break_ of [
        async () => {
          throw new Error('a secret of the machine');
        },
        async () => ({ body: { status: 'completed', accounts: 'none' } as never }),
      ]) {
        const caller = fresh();
        const request = call(caller);
        const broken = deskOf(store, { sync_accounts: writes<Name>(break_) });
        const { kind, body } = await broken.desk(request);
        assert.equal(kind, 'failed');
        assert.equal(codeOf(body), 'INTERNAL_ERROR');
        assert.notInclude(JSON.stringify(body), 'secret');
        assert.lengthOf(broken.failures, 1);
        assert.equal((await deskOf(store, counting).desk(request)).kind, 'done');
      }
    });

    it('keeps no answer that is still to become another', async () => {
      const caller = fresh();
      const request = call(caller);
      const asking = deskOf(store, {
        sync_accounts: writes<Name>(async () => ({ body: { status: 'input-required', accounts: [] } })),
      });
      assert.equal((await asking.desk(request)).body.status, 'input-required');
      assert.notProperty((await deskOf(store, counting).desk(request)).body, 'replayed');
    });

    it('remembers a key longer than its answer', async () => {
      let now = Date.now();
      const { desk } = deskOf(store, counting, { now: () => new Date(now) });
      const caller = fresh();
      const request = call(caller);
      await desk(request);
      now += 3600_000 + 30_000;
      assert.isTrue((await desk(request)).body.replayed, 'clocks may disagree');
      now += 60_000;
      assert.equal(codeOf((await desk(request)).body), 'IDEMPOTENCY_EXPIRED');
      await store.transaction((tx) => tx.idempotencyKeys.forgetAnswers(new Date(now), 1000));
      assert.equal(codeOf((await desk(request)).body), 'IDEMPOTENCY_EXPIRED');
      await store.transaction((tx) => tx.idempotencyKeys.prune(new Date(now + DAY_MS), 1000));
      assert.notProperty((await desk(request)).body, 'replayed');
    });

    describe('that ask the outside first', () => {
      /** A handler whose look lasts until it is let go. */
      function slow() {
        let letGo = () => {};
        const held = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        let began = () => {};
        const begun = new Promise<void>((resolve) => {
          began = resolve;
        });
        let looks = 0;
        const handlers: Partial<TaskHandlers> = {
          sync_accounts: writes<Name>({
            asksOutside: () => true,
            async look() {
              looks += 1;
              began();
              await held;
              return async (write) => {
                await leaveMark(write);
                return { body: { status: 'completed', accounts: [], ext: { looks } } };
              };
            },
          }),
        };
        return { handlers, letGo, begun, looks: () => looks };
      }

      it('tell their twins to come back meanwhile, and others of the conflict at once', async () => {
        const { handlers, letGo, begun, looks } = slow();
        const { desk } = deskOf(store, handlers);
        const caller = fresh();
        const request = call(caller);
        const first = desk(request);
        await begun;
        const twin = await desk(request);
        assert.equal(codeOf(twin.body), 'IDEMPOTENCY_IN_FLIGHT');
        const error = twin.body[protocol.errorField] as { recovery: string; retry_after: number };
        assert.equal(error.recovery, 'transient');
        assert.isAtMost(error.retry_after, 60);
        const other = await desk(call(caller, request.args.idempotency_key, { dry_run: true }));
        assert.equal(codeOf(other.body), 'IDEMPOTENCY_CONFLICT');
        letGo();
        assert.equal((await first).kind, 'done');
        assert.isTrue((await desk(request)).body.replayed);
        assert.deepEqual([looks(), await marks(caller.id)], [1, 1]);
      });

      it('are begun anew when the first never came back, and the late one leaves nothing', async () => {
        let now = Date.now();
        const { handlers, letGo, begun } = slow();
        const { desk } = deskOf(store, handlers, { now: () => new Date(now) });
        const caller = fresh();
        const request = call(caller);
        const lost = desk(request);
        await begun;
        now += 61_000;
        const quick = deskOf(store, counting, { now: () => new Date(now) });
        const second = await quick.desk(request);
        assert.equal(second.kind, 'done');
        letGo();
        assert.equal(codeOf((await lost).body), 'IDEMPOTENCY_IN_FLIGHT');
        assert.equal(await marks(caller.id), 1);
        assert.deepEqual((await quick.desk(request)).body.ext, second.body.ext);
      });

      it('free the key when the look fails', async () => {
        const caller = fresh();
        const request = call(caller);
        const failing = deskOf(store, {
          sync_accounts: writes<Name>({
            asksOutside: () => true,
            look: () => Promise.reject(new TaskError('SERVICE_UNAVAILABLE', 'Nobody answers.')),
          }),
        });
        assert.equal(codeOf((await failing.desk(request)).body), 'SERVICE_UNAVAILABLE');
        assert.equal((await deskOf(store, counting).desk(request)).kind, 'done');
      });

      it('stop when their caller withdraws, without effect', async () => {
        const { handlers, letGo, begun } = slow();
        const { desk } = deskOf(store, handlers);
        const caller = fresh();
        const withdrawn = new AbortController();
        const first = desk({ ...call(caller), signal: withdrawn.signal });
        await begun;
        withdrawn.abort();
        letGo();
        assert.equal((await first).kind, 'canceled');
        await sleep(1);
        assert.equal(await marks(caller.id), 0);
      });
    });

    it('cost two statements more than without a key', async () => {
      const { desk } = deskOf(store, counting);
      const caller = fresh();
      await desk(call(caller));
      const counted = countStatements(store);
      try {
        await deskOf(store, counting, {
          profile: profileOf({ idempotency: { supported: false } }),
        }).desk(call(caller));
        const without = counted.count;
        await desk(call(caller));
        assert.equal(counted.count - without, without + 2);
      } finally {
        counted.stop();
      }
    });

    it('writes one audit entry per effect', async () => {
      const { desk } = deskOf(store, counting);
      const caller = principalOf(`org_${randomUUID()}`);
      const request = call(caller);
      await desk(request);
      await desk(request);
      const entries = await store.read.auditLog.list(caller.id.slice(4), 10);
      assert.deepEqual(
        entries.map(({ action, actor }) => [action, actor]),
        [['sync_accounts', caller.id]],
      );
    });
  });
}
