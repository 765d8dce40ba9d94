import { assert } from 'chai';
import { newId } from '../../src/infra/random.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { rows } from '../support/sql.ts';
import { cases, prepare, type Scene } from './cases/cases.ts';
import { callTask, demo, demoId } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what a sandbox token keeps by its calls on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { jobs: false });
    });
    after(() => app.drop());

    const call = (scene: Scene, task: 'sync_creatives' | 'comply_test_controller', args: unknown) => {
      app.clock.advance(61_000);
      return callTask('mcp', `http://127.0.0.1:${app.address?.port}`, task, args, demo(scene.name));
    };
    const keptOf = async (name: string) =>
      Number(
        (
          await rows(
            app.url,
            `select coalesce(sum(count), 0) as n from held_bytes where holder = '${demoId(name)}' and kind = 'idempotency_keys'`,
          )
        )[0]?.n,
      );

    it('is counted with the response of each key, once however often it is sent', async () => {
      const scene = await prepare(app, 'keeps');
      const [one] = cases.sync_creatives.filter(({ code }) => code === undefined);
      const sent = { ...(one?.args(scene) as object), idempotency_key: newId() };
      const first = await call(scene, 'sync_creatives', sent);
      assert.isFalse(first.isError, JSON.stringify(first.body));
      const before = await keptOf('keeps');
      assert.isAbove(before, 256);
      const again = await call(scene, 'sync_creatives', sent);
      assert.isTrue(again.body.replayed, JSON.stringify(again.body));
      assert.equal(await keptOf('keeps'), before);
    });
  });
}
