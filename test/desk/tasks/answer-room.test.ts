import { randomUUID } from 'node:crypto';
import { assert } from 'chai';
import { createAnswerRooms, MOST_KEPT_RESPONSES } from '../../../src/desk/tasks/answer-room.ts';
import { type TaskHandlers, writes } from '../../../src/desk/tasks/call.ts';
import { TaskError } from '../../../src/domain/refusals/task-error.ts';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { engines, type TestStore } from '../../support/databases.ts';
import { origin, principalOf } from '../../support/task-desk.ts';
import { deskOf } from '../desk-world.ts';

const MB = 1024 * 1024;

for (const engine of engines) {
  describe(`the room for kept responses on ${engine.name}`, () => {
    let store: TestStore;
    let now: Date;
    before(async () => {
      store = await engine.open();
    });
    beforeEach(() => {
      now = new Date('2027-01-01T00:00:00Z');
    });
    after(() => store.drop());

    const roomOf = (given = store) => createAnswerRooms({ store: given, now: () => now, windowMs: DAY_MS });
    const fresh = (sandboxOnly = false) => ({ ...principalOf(`agent_${randomUUID()}`), sandboxOnly });
    type Caller = ReturnType<typeof fresh>;

    /** The error of a caller without room; null when it has some. */
    function refusal(room: ReturnType<typeof roomOf>, caller: Caller): TaskError | null {
      try {
        room(caller).demand();
        return null;
      } catch (error) {
        assert.instanceOf(error, TaskError);
        return error as TaskError;
      }
    }

    /** Counts responses until the caller has no room; the megabytes that were kept. */
    async function fill(room: ReturnType<typeof roomOf>, caller: Caller, step = 32 * MB): Promise<number> {
      let kept = 0;
      while (refusal(room, caller) === null) {
        await room(caller).kept(step);
        kept += step;
        assert.isAtMost(kept, 2 * MOST_KEPT_RESPONSES.live, 'there is no end');
      }
      return kept / MB;
    }

    for (const [kind, sandboxOnly] of [
      ['live', false],
      ['test', true],
    ] as const)
      it(`has an end for a ${kind} caller, and tells when there is room again`, async () => {
        const room = roomOf();
        const caller = fresh(sandboxOnly);
        const most = MOST_KEPT_RESPONSES[kind] / MB;
        assert.approximately(await fill(room, caller), most, 32);
        const error = refusal(room, caller);
        assert.include(error, { code: 'RATE_LIMITED' });
        assert.include(error?.detail, { field: 'idempotency_key', retryAfter: 3_600 });
        assert.include(String(error?.detail.suggestion), '2027-01-02T00:00:00.000Z');
        assert.isNull(refusal(room, fresh(sandboxOnly)), 'others have their own');
        now = new Date(now.getTime() + DAY_MS - 10_000);
        assert.equal(refusal(room, caller)?.detail.retryAfter, 10);
        now = new Date(now.getTime() + 10_000);
        assert.isNull(refusal(room, caller));
        assert.approximately(await fill(room, caller), most, 32);
      });

    it('counts many small responses as it counts large ones', async () => {
      const room = roomOf();
      const caller = fresh(true);
      const small = MB / 4;
      const kept = await fill(room, caller, small);
      assert.approximately(kept, MOST_KEPT_RESPONSES.test / MB, 2);
    });

    it('counts what several processes keep', async () => {
      const rooms = [roomOf(), roomOf(), roomOf()];
      const caller = fresh(true);
      let kept = 0;
      while (rooms.some((room) => refusal(room, caller) === null)) {
        for (const room of rooms) {
          if (refusal(room, caller) !== null) continue;
          await room(caller).kept(8 * MB);
          kept += 8 * MB;
        }
        assert.isAtMost(kept, 2 * MOST_KEPT_RESPONSES.test, 'there is no end');
      }
      assert.isAtMost(kept, MOST_KEPT_RESPONSES.test + 3 * 8 * MB);
    });

    it('counts parallel calls of one caller', async () => {
      const room = roomOf();
      const caller = fresh(true);
      await Promise.all(Array.from({ length: 300 }, () => room(caller).kept(MB)));
      assert.isNotNull(refusal(room, caller));
    });

    it('does not fail a call whose write is committed when the database is away', async () => {
      const other = await engine.open();
      const room = roomOf(other);
      await other.drop();
      await room(fresh()).kept(8 * MB);
    });

    it('lets a caller without room read its earlier responses, and write nothing more', async () => {
      let runs = 0;
      const text = 'x'.repeat(8 * MB);
      const handlers: Partial<TaskHandlers> = {
        sync_accounts: writes<'sync_accounts'>(async () => {
          runs += 1;
          return { body: { status: 'completed', accounts: [], ext: { text } } };
        }),
      };
      const { desk, failures } = deskOf(store, handlers, { shouldCheck: () => false });
      const caller = fresh(true);
      const call = (key: string) =>
        desk({
          task: 'sync_accounts',
          args: { accounts: [], idempotency_key: key },
          principal: caller,
          origin,
        });
      const first = randomUUID();
      await call(first);
      let last = randomUUID();
      let outcome = await call(last);
      for (; outcome.kind === 'done'; outcome = await call(last)) {
        assert.isAtMost(runs, 64, 'there is no end');
        last = randomUUID();
      }
      const written = runs;
      assert.equal(outcome.kind, 'failed');
      assert.equal((await call(last)).kind, 'failed', 'the key of a refused call is free, and refused again');
      assert.equal((await call(first)).body.replayed, true);
      assert.equal(runs, written);
      assert.isAtLeast(written, 30);
      assert.deepEqual(failures, []);
    });
  });
}
