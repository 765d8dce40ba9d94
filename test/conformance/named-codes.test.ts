import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { enginesInTurn } from '../support/databases.ts';
import { placesIn } from '../support/request-places.ts';
import { freshKey } from '../support/task-desk.ts';
import { derived } from './named-codes/derive.ts';
import { namedCodes, type Way } from './named-codes/read.ts';
import { inDays } from './named-codes/requests.ts';
import { argumentsOf, type Breach, breachOf, errorsIn, fieldOf } from './named-codes/violation.ts';
import { violations } from './named-codes/violations/index.ts';
import { startWorld, type World } from './named-codes/world.ts';

const { tasks } = JSON.parse(readFileSync(join(projectRoot, 'schemas/v3/tasks.json'), 'utf8')) as {
  tasks: { name: string; request: string }[];
};
const rows = namedCodes();
/** What a seller offers is not a field of a request. */
const NOWHERE: readonly Way[] = [{ task: '', field: '' }];

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`codes that the schemas of requests name, on ${engine.name}`, () => {
    let world: World;
    before(async () => {
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
        const faults: string[] = [];
        let tried = 0;
        for (const way of row.ways.length > 0 ? row.ways : NOWHERE) {
          const where = `${way.task} ${way.field}`;
          const breach = own === undefined ? derived(row, way, world) : breachOf(own, world, way);
          if (breach === undefined || breach.ways?.test(where) === false) continue;
          tried += 1;
          const told = await errorsOf(world, way, breach);
          const expected = `${code} ${fieldOf(way, breach)}`;
          if (!told.includes(expected))
            faults.push(`${where}: ${told.join(', ') || 'served'}, not ${expected}`);
        }
        assert.deepEqual(faults, []);
        assert.notEqual(tried, 0, `no request breaks this rule: add one for "${place} ${code}"`);
      });
    }

    it('have no violation for a description that is gone', () => {
      const known = new Set(rows.map(({ place, code }) => `${place} ${code}`));
      assert.deepEqual(
        Object.keys(violations).filter((key) => !known.has(key)),
        [],
      );
    });
  });
}

/** Names of the members that a request of the task may have. */
function membersOf(task: string): string[] {
  const request = tasks.find(({ name }) => name === task)?.request;
  return placesIn(`${request}.json`, ({ path }) => path.length === 1).flatMap(({ path }) => path);
}

/** Sends the request, and tells the errors of the answer as code and field. */
async function errorsOf(world: World, way: Way, breach: Breach): Promise<string[]> {
  const { seller, by = world.buyer, after, days, task = way.task } = breach;
  const desk = seller === undefined ? world.desk : world[seller];
  for (const first of after ?? []) {
    const { success, error_detail: why } = await desk.call(by, first.task, {
      idempotency_key: freshKey(),
      ...first.args,
    });
    assert.notStrictEqual(success, false, why);
  }
  desk.setNow(days === undefined ? null : new Date(inDays(days)));
  try {
    const args = argumentsOf(world, way, breach);
    const { body } = await desk.outcome(by, task, args);
    for (const { field } of errorsIn(body)) {
      const [root = ''] = String(field ?? '').split(/[.[]/);
      if (root !== '') assert.include(membersOf(task), root, `${field} is no path from the root of ${task}`);
    }
    return errorsIn(body).map(({ code, field }) => `${code} ${field}`);
  } finally {
    desk.setNow(null);
  }
}
