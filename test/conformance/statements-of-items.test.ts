import { assert } from 'chai';
import type { JsonObject } from '../../codegen/json.ts';
import { renameTree } from '../../codegen/protocol-name.ts';
import { parseTexts, readTexts } from '../../codegen/read.ts';
import { resolveSchemas } from '../../codegen/resolve.ts';
import { protocol } from '../../generated/protocol.ts';
import { type TaskName, tasks } from '../../generated/tasks.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { newId } from '../../src/infra/random.ts';
import { cases, prepare, type Scene } from '../agent-doors/cases/cases.ts';
import { type Body, callTask, demo } from '../agent-doors/world.ts';
import { countStatements } from '../http/count-statements.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines } from '../support/databases.ts';
import { longerRequests } from './statements-of-items.ts';

const resolver = resolveSchemas(renameTree(parseTexts(readTexts(projectRoot)), protocol.name));

const FEW = 4;
const MANY = 24;
/** A catalog has items of its own, which are written before those of the next; a request has at most 50 catalogs. */
const EACH: readonly string[] = ['sync_catalogs catalogs'];
/** Statements that may run more often for more items: fewer than one for every second item. */
const MORE = (MANY - FEW) / 2;

// Which statements run, is the same for both engines.
for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  describe('the statements of a task', () => {
    let app: TestApp;
    const tried = new Set<string>();
    before(async () => {
      app = await startTestApp(engine, { jobs: false });
    });
    after(() => app.drop());

    async function call(scene: Scene, task: TaskName, args: Body): Promise<boolean> {
      app.clock.advance(61_000);
      const key = 'idempotency_key' in args ? { idempotency_key: newId() } : {};
      const origin = `http://127.0.0.1:${app.address?.port}`;
      const { isError } = await callTask('mcp', origin, task, { ...args, ...key }, demo(scene.name));
      return !isError;
    }

    /** How often each statement runs; null when the request is refused. */
    async function statementsOf(scene: Scene, task: TaskName, args: Body) {
      const counted = countStatements(app.store);
      const isDone = await call(scene, task, args);
      counted.stop();
      if (!isDone) return null;
      const counts = new Map<string, number>();
      for (const { sql } of counted.asked) counts.set(sql, (counts.get(sql) ?? 0) + 1);
      return counts;
    }

    for (const task of Object.keys(cases) as TaskName[])
      it(`${task} are not more for more items of its request`, async () => {
        const grown: string[] = [];
        for (const [at, one] of cases[task].filter(({ code }) => code === undefined).entries()) {
          const scene = await prepare(app, `items-${task}-${at}`);
          for (const [name, args] of one.before?.(scene) ?? []) await call(scene, name, args);
          const request: JsonObject = one.args(scene);
          for (const longer of longerRequests(request, { name: tasks[task].request, resolver })) {
            const few = await statementsOf(scene, task, longer.with(FEW));
            const many = await statementsOf(scene, task, longer.with(MANY));
            // What is left out of a list may be deleted: now that are many.
            const again = await statementsOf(scene, task, longer.with(FEW));
            if (few === null || many === null) continue;
            tried.add(`${task} ${longer.place}`);
            if (EACH.includes(`${task} ${longer.place.replace(/ with .*/, '')}`)) continue;
            for (const [sql, count] of [...many, ...(again ?? [])])
              if (count - (few.get(sql) ?? 0) >= MORE)
                grown.push(`${longer.place}: ${count} × ${sql.slice(0, 120)}`);
          }
        }
        assert.deepEqual(grown, []);
      });

    it('were counted for the lists that tasks are about', () => {
      assert.includeMembers(
        [...tried],
        [
          'sync_accounts accounts',
          'sync_accounts accounts with payment_terms',
          'sync_governance accounts',
          'list_creatives filters.accounts',
          'sync_creatives creatives',
          'sync_audiences audiences',
          'sync_event_sources event_sources',
          'log_event events',
          'sync_catalogs catalogs.0.items',
          'report_usage usage',
          'report_usage usage with rights_id',
          'report_usage usage with build_variant_id',
          'activate_signal destinations',
        ],
      );
    });
  });
}
