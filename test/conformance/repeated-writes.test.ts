import { assert } from 'chai';
import { type TaskName, tasks } from '../../generated/tasks.ts';
import type { TaskOutcome } from '../../src/desk/run-task.ts';
import { enginesInTurn } from '../support/databases.ts';
import { freshKey } from '../support/task-desk.ts';
import { startWorld, type World } from './named-codes/world.ts';

/** Equal requests at once, and requests among them that have the same key and another body. */
const EQUAL = 12;
const OTHER = 4;
const REFUSED = ['IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_IN_FLIGHT'];

const bare = ({ body }: TaskOutcome): unknown => {
  const { timestamp: _time, replayed: _replayed, ...rest } = JSON.parse(JSON.stringify(body));
  return rest;
};

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`every task that writes, sent many times at once under one key, on ${engine.name}`, () => {
    let world: World;
    before(async () => {
      world = await startWorld(engine);
    });
    after(() => world.drop());

    const writes = Object.values(tasks).filter(({ effect }) => effect === 'write');
    for (const { name } of writes)
      it(`is done once: ${name}`, async () => {
        const { desk, buyer, requests } = world;
        const given = requests[name];
        assert.isDefined(given, 'no request of the task is known here');
        const effects = async () => {
          const entries = await desk.store.read.auditLog.list(null, 1000);
          return entries.filter(({ action, actor }) => action === name && actor === buyer.id).length;
        };
        const before = await effects();
        const request = { ...given, idempotency_key: freshKey() };
        const sent = Array.from({ length: EQUAL + OTHER }, (_, at) =>
          at % 4 === 3 ? { ...request, ext: { other: true } } : request,
        );
        const outcomes = await Promise.all(sent.map((args) => desk.outcome(buyer, name as TaskName, args)));
        const done = outcomes.flatMap((one, at) => (one.kind === 'done' ? [{ one, args: sent[at] }] : []));
        const codes = outcomes.flatMap(({ kind, body }) => (kind === 'done' ? [] : [String(body.code)]));
        assert.deepEqual(
          codes.filter((code) => !REFUSED.includes(code)),
          [],
        );
        assert.lengthOf(new Set(done.map(({ args }) => JSON.stringify(args))), 1);
        assert.lengthOf(
          done.filter(({ one }) => one.body.replayed !== true),
          1,
        );
        for (const { one } of done) assert.deepEqual(bare(one), bare(done[0]?.one ?? one));
        assert.equal((await effects()) - before, 1);
      });
  });
}
