import { assert } from 'chai';
import { newTask } from '../../src/desk/tasks/submitted.ts';
import { newId } from '../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { assertWithin, LONGEST_TURN, measured } from '../support/cpu-cost.ts';
import { enginesInTurn } from '../support/databases.ts';
import { callTask, demo, demoId } from './world.ts';

const CALLER = 'long-tasks';
const COUNT = 60;
/** What one task holds: 400 KB. */
const long = { items: Array.from({ length: 4_000 }, (_, at) => ({ at, text: 'x'.repeat(80) })) };

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`lists of tasks with long answers, on ${engine.name}`, () => {
    let app: TestApp;
    let origin: string;
    before(async () => {
      app = await startTestApp(engine, { jobs: false });
      origin = `http://127.0.0.1:${app.address?.port}`;
      const owner = demoId(CALLER);
      const now = app.clock.now();
      for (let at = 0; at < COUNT; at += 1)
        await app.store.transaction(async (tx) => {
          const task = {
            id: `t${at}`,
            contextId: 'c',
            seenBy: null,
            note: null,
            updatedAt: new Date(+now + at),
          };
          await tx.a2aTasks.insert(owner, { ...task, state: 'completed', body: long });
          const pending = newTask(
            'sync_accounts',
            {},
            { principal: { id: owner }, now, newId },
            { taskId: `a${at}`, accountId: null, protocol: 'media-buy' },
          );
          await tx.agentTasks.insert({ ...pending, request: long, result: long });
        });
    });
    after(() => app.drop());

    async function listed(params: object): Promise<{
      tasks: { id: string; artifacts?: { parts: { data: unknown }[] }[] }[];
      nextPageToken: string;
    }> {
      app.clock.advance(61_000);
      const response = await fetch(`${origin}/a2a`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'a2a-version': '1.0', ...demo(CALLER) },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ListTasks', params }),
      });
      return ((await response.json()) as { result: never }).result;
    }

    const shortTurns = (work: () => Promise<unknown>) =>
      assertWithin(
        (control) => ({ longest: LONGEST_TURN * control }),
        () => measured(work),
      );

    it('are pages as long as one turn may read and write, which together have each task once', async () => {
      const seen: string[] = [];
      let pageToken = '';
      do {
        const page = await listed({ includeArtifacts: true, pageSize: 100, pageToken });
        assert.isBelow(page.tasks.length, 10);
        for (const { id, artifacts } of page.tasks) {
          seen.push(id);
          assert.deepEqual(artifacts?.[0]?.parts[0]?.data, long);
        }
        pageToken = page.nextPageToken;
      } while (pageToken !== '');
      assert.lengthOf(new Set(seen), COUNT);
      assert.lengthOf(seen, COUNT);
      await shortTurns(() => listed({ includeArtifacts: true, pageSize: 100 }));
    });

    it('are whole pages where they show no answers, which are not read', async () => {
      const { tasks, nextPageToken } = await listed({ pageSize: 100 });
      assert.lengthOf(tasks, COUNT);
      assert.equal(nextPageToken, '');
      await shortTurns(() => listed({ pageSize: 100 }));
      const list = () => {
        app.clock.advance(61_000);
        return callTask('mcp', origin, 'list_tasks', { pagination: { max_results: 100 } }, demo(CALLER));
      };
      assert.lengthOf((await list()).body.tasks, COUNT);
      await shortTurns(list);
    });
  });
}
