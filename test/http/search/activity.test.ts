import { assert } from 'chai';
import { DAY_MS } from '../../../src/domain/text/instant.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { engines } from '../../support/databases.ts';
import { append } from '../feed/world.ts';

for (const engine of engines) {
  describe(`getRegistryActivity on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    const days = async () => {
      const { status, body } = await app.get('/api/registry/activity');
      assert.equal(status, 200, JSON.stringify(body));
      return body.days as { day: string; events: number; properties: number; agents: number }[];
    };

    it('counts events on their days, and follows within a minute', async () => {
      const quiet = await days();
      assert.lengthOf(quiet, 30);
      assert.deepEqual(
        quiet.map(({ events }) => events),
        Array(30).fill(0),
      );
      const today = app.clock.now().toISOString().slice(0, 10);
      assert.equal(quiet.at(-1)?.day, today);
      await append(
        app,
        { eventType: 'property.created' },
        { eventType: 'property.created' },
        { eventType: 'agent.removed' },
      );
      assert.equal((await days()).at(-1)?.events, 0, 'kept for a minute');
      app.clock.advance(60_000);
      assert.deepInclude((await days()).at(-1), { day: today, events: 3, properties: 2, agents: -1 });
      app.clock.advance(DAY_MS);
      await append(app, { eventType: 'property.stale' });
      const later = (await days()).slice(-2);
      assert.deepEqual(
        later.map(({ events, properties }) => [events, properties]),
        [
          [3, 2],
          [1, -1],
        ],
      );
    });

    it('needs no credential, and refuses one that is not valid', async () => {
      assert.equal((await app.get('/api/registry/activity', { authorization: 'Bearer sk_x' })).status, 401);
      assert.equal((await app.post('/api/registry/activity', {})).status, 405);
    });
  });
}
