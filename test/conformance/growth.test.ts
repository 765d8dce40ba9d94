import { assert } from 'chai';
import { a2aMethods } from '../../src/agent-doors/a2a/params.ts';
import { newId } from '../../src/infra/random.ts';
import { parseDatabaseUrl } from '../../src/store/engine/dialect.ts';
import { prepare, type Scene } from '../agent-doors/cases/cases.ts';
import { demoId } from '../agent-doors/world.ts';
import { countStatements } from '../http/count-statements.ts';
import { person } from '../http/oauth/world.ts';
import { readPublishedContract } from '../support/contract.ts';
import { engines, isWhole, type TestEngine } from '../support/databases.ts';
import { execute } from '../support/sql.ts';
import { type Visited, watchVisited } from '../support/visited.ts';
import { requestOf, sendPatiently } from './exchange.ts';
import { everyTable, forgetCalls, grow } from './grow.ts';
import {
  a2aCalls,
  type Call,
  mcpCalls,
  operationCalls,
  pageCalls,
  taskCalls,
  taskNames,
} from './growth-calls.ts';
import { boundedJobs, knownOf, payloadsOf, runJobs } from './growth-jobs.ts';
import { allowed, growing, inPieces, steady } from './growth-tables.ts';
import { startWorld, type World } from './world.ts';

/** Rows of a page, or of a piece of work. */
const PIECE = 1000;
/**
 * Rows that a statement may visit. On its way to a page it may pass over rows that differ: where nearly all rows have the
 * value that a filter asks for, an index without that column costs as much as one with it.
 */
const MOST_VISITED = PIECE + 100;
/** Copies for each way in which rows of a table can be many. What is visited is counted: a quarter of a piece more tells. */
const MANY = isWhole ? 10_000 : 1.4 * PIECE;
const MOST_CASES = isWhole ? 3 : 2;
const CALLER = 'grown';

/**
 * Tables of tests are so small that PostgreSQL would read some as a whole, or as one side of a join: what counts is
 * whether an index serves. All of it is in memory too.
 */
const FOR_INDEXES = [
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  'random_page_cost = 1',
];

const withIndexes = (engine: TestEngine): TestEngine => ({
  ...engine,
  async create() {
    const database = await engine.create();
    await alterDatabase(
      database.url,
      FOR_INDEXES.map((setting) => `set ${setting}`),
    );
    return database;
  },
});

async function alterDatabase(url: string, changes: readonly string[]): Promise<void> {
  if (parseDatabaseUrl(url).engine === 'sqlite') return;
  for (const change of changes)
    await execute(url, `alter database "${new URL(url).pathname.slice(1)}" ${change}`);
}

/** How often a call may run a statement: as often for a page of fifty items as for one. */
const MOST_RUNS = 20;

/** What was visited, what ran often, and what worked, by name of what did it. */
function createSeen() {
  const visited = new Map<string, Map<string, number>>();
  const often = new Map<string, Set<string>>();
  const worked = new Set<string>();
  const problems = new Map<string, string>();
  return {
    names: () => [...visited.keys()],
    /** Why no call of this name worked; null when some did. */
    problem: (name: string): string | null =>
      worked.has(name) ? null : (problems.get(name) ?? 'it was not called'),
    add(name: string, now: Visited, problem: string | null) {
      const known = visited.get(name) ?? new Map<string, number>();
      visited.set(name, known);
      for (const [sql, count] of now) known.set(sql, Math.max(count, known.get(sql) ?? 0));
      if (problem === null) worked.add(name);
      else problems.set(name, problem);
    },
    addRuns(name: string, statements: readonly string[]) {
      const counts = new Map<string, number>();
      for (const sql of statements) counts.set(sql, (counts.get(sql) ?? 0) + 1);
      const found = often.get(name) ?? new Set();
      for (const [sql, count] of counts) if (count > MOST_RUNS) found.add(sql);
      often.set(name, found);
    },
    /** Statements that one call runs very often. */
    repeated: (name: string): string[] =>
      [...(often.get(name) ?? [])].filter((sql) => !inPieces.some((known) => known.test(sql))),
    /** Statements that visit more rows than they may. */
    grown: (name: string): string[] =>
      [...(visited.get(name) ?? [])]
        .filter(([sql, count]) => count > Math.max(MOST_VISITED, mostOf(sql)))
        .map(([sql, count]) => `${count}: ${sql}`),
  };
}

function mostOf(sql: string): number {
  const text = sql.replaceAll(/[`"]/g, '');
  return Math.max(0, ...allowed.filter(({ statement }) => statement.test(text)).map(({ most }) => most));
}

/** Makes again what other operations removed. */
async function recreate(world: World): Promise<void> {
  await world.signInAgain();
  for (const operation of world.contract.operations) {
    const values = world.good.get(operation.id);
    if (operation.method !== 'POST' || values === undefined) continue;
    world.app.clock.advance(61_000);
    await sendPatiently(world, requestOf(world, operation, values));
  }
}

describe('the tables of the schema', () => {
  it('grow in the test of growth, but those that nobody can make grow', () => {
    assert.includeMembers([...everyTable], [...Object.keys(growing), ...Object.keys(steady)]);
    assert.isEmpty(Object.keys(growing).filter((table) => Object.hasOwn(steady, table)));
  });
});

const operationNames = readPublishedContract().operations.map(({ id }) => id);
const methodNames = Object.entries(a2aMethods).flatMap(([version, methods]) =>
  [...methods].map((method) => `${method} of A2A ${version}`),
);
const named: readonly string[] = [...taskNames, ...operationNames, ...methodNames];
const QUEUE = 'the queue of jobs and its schedule';

for (const engine of engines) {
  describe(`what is visited on ${engine.name}`, () => {
    const seen = createSeen();
    let world: World;

    async function callAll(calls: readonly Call[]) {
      const { app } = world;
      await forgetCalls(app.url, demoId(CALLER));
      const watch = watchVisited(Object.assign(app.store, { url: app.url }), { isSteady: true });
      for (const { name, isAfresh, run } of calls) {
        if (isAfresh) await forgetCalls(app.url, demoId(CALLER));
        watch.take();
        const counted = countStatements(app.store);
        const problem = await run();
        counted.stop();
        seen.addRuns(
          name,
          counted.asked.map(({ sql }) => sql),
        );
        seen.add(name, watch.take(), problem);
      }
      watch.stop();
    }

    async function callsOf(scene: Scene, orgId: string): Promise<Call[]> {
      await world.signInAgain();
      // The one before was removed by the operation that does so.
      const { id: userId } = await person(world.app, `grown-${newId()}`, { orgId, role: 'member' });
      return [
        ...taskCalls(scene, world.origin, MOST_CASES),
        ...a2aCalls(scene, world.origin),
        ...mcpCalls(scene, world.origin),
        ...operationCalls(world, { user_id: [userId] }),
        ...(await pageCalls(world)),
      ];
    }

    before(async () => {
      world = await startWorld(withIndexes(engine));
      const { app, origin } = world;
      const scene = await prepare(app, CALLER);
      for (const { run } of [...taskCalls(scene, origin, MOST_CASES), ...a2aCalls(scene, origin)])
        await run();
      await recreate(world);
      const known = await knownOf(app.url, demoId(CALLER), scene);
      const payloads = payloadsOf(known);
      // They make rows that calls read.
      await runJobs(app, engine, payloads);
      await grow(app.url, known, MANY);
      await callAll(await callsOf(scene, known.org_id ?? ''));
      const { ended, visited } = await runJobs(app, engine, payloads);
      seen.add(QUEUE, visited, null);
      for (const kind of ended) seen.add(kind, new Map(), null);
    });
    after(async () => {
      await alterDatabase(world.app.url, ['reset all']);
      await world.close();
    });

    for (const name of named)
      it(`does not grow for ${name} with the rows that its caller and others have`, () => {
        assert.isNull(seen.problem(name));
        assert.deepEqual(seen.grown(name), []);
      });

    for (const name of [...taskNames, ...methodNames])
      it(`takes no statement for each row that ${name} returns`, () => {
        assert.deepEqual(seen.repeated(name), []);
      });

    it('does not grow for pages, sign-in and jobs', () => {
      const rest = seen.names().filter((name) => !named.includes(name));
      assert.include(rest, QUEUE);
      const grown = rest.flatMap((name) => seen.grown(name).map((found) => `${name}: ${found}`));
      assert.deepEqual(grown, []);
    });

    for (const kind of boundedJobs)
      it(`includes a job of the kind ${kind}`, () => assert.isNull(seen.problem(kind)));
  });
}
