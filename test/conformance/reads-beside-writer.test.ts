import Sqlite from 'better-sqlite3';
import { assert } from 'chai';
import { operations as operationTable } from '../../generated/operations.ts';
import { type TaskName, tasks } from '../../generated/tasks.ts';
import { createKey, createOrganization } from '../../src/admin/organizations.ts';
import { READ_WAITS_MS } from '../../src/domain/limits.ts';
import { taskHandlers } from '../../src/handlers/tasks.ts';
import { retryBusy } from '../../src/store/engine/sqlite.ts';
import { cases, prepare, type Scene } from '../agent-doors/cases/cases.ts';
import { bearer, callTask, demo, everyTransport } from '../agent-doors/world.ts';
import { readPublishedContract } from '../support/contract.ts';
import { engines } from '../support/databases.ts';
import { requestOf, send } from './exchange.ts';
import { goodOf, startWorld, type World } from './world.ts';

const reads = readPublishedContract().operations.filter(
  ({ id }) => operationTable[id as keyof typeof operationTable].effect === 'read',
);
const readTasks = (Object.keys(tasks) as TaskName[]).filter((name) => tasks[name].effect === 'read');

// The lock is held until the answer is there, so a read that waits for it can only fail.
for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  describe('while another process holds the write lock of SQLite', () => {
    let world: World;
    let writer: Sqlite.Database;
    let scene: Scene;
    let key: string;
    before(async () => {
      world = await startWorld(engine, { noteWithinMs: READ_WAITS_MS });
      scene = await prepare(world.app, 'reader');
      const { organization } = await createOrganization(world.app.store, { name: 'Reader' });
      const made = await createKey(world.app.store, {
        org: organization.id,
        name: 'reader',
        permissions: 'admin:*',
      });
      key = made.api_key;
      // The key of signed answers is created once, with the first of them.
      const [claim] = cases.verify_brand_claim;
      await callTask('mcp', world.origin, 'verify_brand_claim', claim.args(scene), demo('reader'));
      writer = new Sqlite(world.app.config.databaseUrl.replace(/^sqlite:/, ''), { timeout: 5 });
    });
    beforeEach(async () => {
      world.app.clock.advance(3_600_001);
      // The service commits when the event loop of this process turns.
      await retryBusy(() => writer.exec('begin immediate'));
    });
    afterEach(() => {
      writer.exec('rollback');
    });
    after(async () => {
      writer.close();
      await world.close();
    });

    for (const operation of reads) {
      for (const caller of operation.access === 'member' ? ['key'] : ['nobody', 'key']) {
        it(`${operation.id} answers ${caller}`, async () => {
          const request = requestOf(world, operation, goodOf(world, operation));
          const { authorization: _, ...bare } = request.headers;
          const headers = caller === 'key' ? { ...request.headers, authorization: world.member } : bare;
          const answer = await send(world.origin, { ...request, headers });
          // The request succeeded before; its subject may be gone since.
          assert.isBelow(answer.status, 500, answer.text.slice(0, 300));
        });
      }
    }

    /** Whether an answer comes with something that is stored for its caller, such as proposals: that is a write. */
    const keeps = (name: TaskName): boolean =>
      taskHandlers[name].kind === 'keeping_read' && name !== 'get_signals';

    for (const name of readTasks) {
      for (const transport of everyTransport) {
        const kept = {
          'a caller of the sandbox': () => demo('reader'),
          'a new caller of the sandbox': () => demo(`new-${name}-${transport}`.replaceAll(' ', '')),
          'the holder of a key': () => bearer(key),
        };
        const callers = { ...(keeps(name) ? {} : kept), nobody: () => ({}) };
        for (const [caller, headers] of Object.entries(callers)) {
          it(`${name} answers ${caller} over ${transport}`, async () => {
            const [first] = cases[name];
            const outcome = await callTask(transport, world.origin, name, first.args(scene), headers());
            assert.notEqual(outcome.httpStatus, 503);
            assert.notMatch(JSON.stringify(outcome.body ?? null), /SERVICE_UNAVAILABLE|INTERNAL_ERROR/);
          });
        }
      }
    }
  });
}
