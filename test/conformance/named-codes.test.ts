import { assert } from 'chai';
import { enginesInTurn } from '../support/databases.ts';
import { freshKey } from '../support/task-desk.ts';
import { derived } from './named-codes/derive.ts';
import { namedCodes } from './named-codes/read.ts';
import { argumentsOf, errorsIn, fieldOf } from './named-codes/violation.ts';
import { violations } from './named-codes/violations/index.ts';
import { startWorld, type World } from './named-codes/world.ts';

const rows = namedCodes();

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`codes that the schemas of requests name, on ${engine.name}`, () => {
    let world: World;
    before(async function () {
      this.timeout(60_000);
      world = await startWorld(engine);
    });
    after(() => world.drop());

    it('are of requests that are served without the violation', async () => {
      for (const [task, args] of Object.entries(world.requests)) {
        const { kind, body } = await world.desk.outcome(world.buyer, task, {
          idempotency_key: freshKey(),
          ...args,
        });
        assert.equal(kind, 'done', `${task}: ${JSON.stringify(body)}`);
        assert.deepEqual(errorsIn(body), [], task);
      }
    });

    for (const row of rows) {
      const { place, code, sentence } = row;
      it(`${place}: ${sentence}`, async () => {
        const own = violations[`${place} ${code}`];
        const tried: string[] = [];
        for (const way of row.ways) {
          const breach = own === undefined ? derived(row, way, world) : own(world, way);
          if (breach === undefined || (breach.ways !== undefined && !breach.ways.test(`${way.task} ${way.field}`)))
            continue;
          const where = `${way.task} ${way.field}`;
          tried.push(where);
          const desk = breach.bare === true ? world.bare : world.desk;
          if (breach.after !== undefined) await desk.call(world.buyer, way.task, breach.after);
          const { body } = await desk.outcome(world.buyer, way.task, argumentsOf(world, way, breach));
          const errors = errorsIn(body);
          const expected = { code, field: fieldOf(way, breach) };
          const found = errors.map((error) => ({ code: error.code, field: error.field }));
          assert.deepInclude(found, expected, `${where}: ${JSON.stringify(errors.length > 0 ? errors : body).slice(0, 600)}`);
        }
        assert.isNotEmpty(tried, `no request breaks this rule: add one to named-codes/violations for "${place} ${code}"`);
      });
    }

    it('have no violation for a description that is gone', () => {
      const known = new Set(rows.map(({ place, code }) => `${place} ${code}`));
      assert.deepEqual(Object.keys(violations).filter((key) => !known.has(key)), []);
    });
  });
}
