import { assert } from 'chai';
import type { TaskName } from '../../generated/tasks.ts';
import { parseDatabaseUrl } from '../../src/store/engine/dialect.ts';
import { type Case, cases, prepare, type Scene } from '../http/agent/cases.ts';
import { callTask, demo, demoId } from '../http/agent/world.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { engines, isWhole, type TestEngine } from '../support/databases.ts';
import { execute, rows } from '../support/sql.ts';
import { type Visited, watchVisited } from '../support/visited.ts';
import { everyTable, forgetCalls, grow } from './grow.ts';
import { allowed, growing, steady } from './growth-tables.ts';

const FEW = 100;
const MANY = 20_000;
/** Enough to be told from a piece: PostgreSQL, which counts, takes minutes to be filled with as many as SQLite. */
const ENOUGH = 2_500;
/** Rows that a statement may visit more when the tables have many: a page, or a piece of work. */
const PIECE = 1000;
const MOST_CASES = 3;

/** Tasks whose cases change what other cases have left behind. */
const AFRESH: readonly TaskName[] = ['update_media_buy', 'update_rights', 'creative_approval'];

const names = Object.keys(cases) as TaskName[];
/** What a task does when it works: refusals end before they read much. */
const worksOf = (task: TaskName): Case[] =>
  cases[task].filter(({ code, name }) => code === undefined && !/suspended/.test(name)).slice(0, MOST_CASES);

const isAllowed = (sql: string): boolean => {
  const text = sql.replaceAll(/[`"]/g, '');
  return allowed.some(({ statement }) => statement.test(text));
};

/** Tables of tests are so small that PostgreSQL would read some as a whole: what counts is whether an index serves. */
const withIndexes = (engine: TestEngine): TestEngine => ({
  ...engine,
  async create() {
    const database = await engine.create();
    await useIndexes(database.url, 'set enable_seqscan = off');
    return database;
  },
});

async function useIndexes(url: string, setting: string): Promise<void> {
  if (parseDatabaseUrl(url).engine === 'sqlite') return;
  await execute(url, `alter database "${new URL(url).pathname.slice(1)}" ${setting}`);
}

describe('the tables of the schema', () => {
  it('are each in one of the lists of the test of growth, with a reason if they do not grow', () => {
    const listed = [...Object.keys(growing), ...Object.keys(steady)];
    assert.sameMembers(listed, [...everyTable]);
    assert.lengthOf(new Set(listed), listed.length);
  });
});

for (const engine of engines) {
  describe(`what tasks visit on ${engine.name}`, function () {
    this.timeout(240_000);
    const many = engine.name === 'sqlite' || isWhole ? MANY : ENOUGH;
    let app: TestApp;
    let scene: Scene;
    const seen = new Map<TaskName, [few: Map<string, number>, many: Map<string, number>]>();
    const worked = new Map<TaskName, number>();
    let empty: string[] = [];

    async function callAll(watch: { take(): Visited } | null, at: 0 | 1) {
      const origin = `http://127.0.0.1:${app.address?.port}`;
      for (const task of names)
        for (const one of worksOf(task)) {
          app.clock.advance(61_000);
          if (watch !== null && AFRESH.includes(task)) await forgetCalls(app.url, demoId(scene.name));
          for (const [name, args] of [...(one.before?.(scene) ?? []), [task, one.args(scene)] as const]) {
            watch?.take();
            const transport = one === worksOf(task)[0] ? 'a2a' : 'mcp';
            const { isError } = await callTask(transport, origin, name, args, demo(scene.name));
            const now = watch?.take() ?? new Map<string, number>();
            if (!isError) worked.set(name, (worked.get(name) ?? 0) + 1);
            const both = seen.get(name) ?? [new Map(), new Map()];
            seen.set(name, both);
            for (const [sql, count] of now) both[at].set(sql, Math.max(count, both[at].get(sql) ?? 0));
          }
        }
    }

    before(async () => {
      app = await startTestApp(withIndexes(engine));
      scene = await prepare(app, 'grown');
      await callAll(null, 0);
      const { url } = app;
      const [buy] = await rows(
        url,
        `select buy_id from media_buy_assignments where principal_id = '${demoId('grown')}' order by buy_id limit 1`,
      );
      empty = await grow(url, demoId('grown'), String(buy?.buy_id), [0, FEW]);
      await forgetCalls(url, demoId('grown'));
      const watch = watchVisited(Object.assign(app.store, { url }));
      await callAll(watch, 0);
      await grow(url, demoId('grown'), String(buy?.buy_id), [FEW, many]);
      await forgetCalls(url, demoId('grown'));
      watch.take();
      worked.clear();
      await callAll(watch, 1);
      watch.stop();
    });
    after(async () => {
      await useIndexes(app.url, 'reset enable_seqscan');
      await app.drop();
    });

    it('is measured with rows in every table that grows', () => assert.deepEqual(empty, []));

    for (const task of names)
      it(`does not grow for ${task} with the rows that its caller and others have`, () => {
        assert.isAbove(worked.get(task) ?? 0, 0, 'no call worked');
        const [few, later] = seen.get(task) ?? [new Map(), new Map()];
        const grown = [...later].filter(
          ([sql, count]) => count > (few.get(sql) ?? 0) + PIECE && !isAllowed(sql),
        );
        assert.deepEqual(
          grown.map(([sql, count]) => `${few.get(sql)} -> ${count}: ${sql}`),
          [],
        );
      });
  });
}
