import { assert } from 'chai';
import { createPrincipal, revokePrincipal } from '../../../src/admin/principals.ts';
import { type Database, enginesInTurn } from '../../support/databases.ts';
import { type A2aWorld, all, call, framesOf, startA2aWorld, until } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`streams of A2A whose credential ends on ${engine.name}`, () => {
    let database: Database;
    let world: A2aWorld;
    let made = 0;
    before(async () => {
      database = await engine.create();
      world = await startA2aWorld(database.url);
    });
    after(async () => {
      await world.close();
      await database.drop();
    });

    async function caller() {
      made += 1;
      const name = `reader ${made}`;
      const { token } = await createPrincipal(world.store, { name, permissions: 'products:*' });
      return { name, headers: { authorization: `Bearer ${token}` } };
    }
    const open = async (method: string, params: unknown, headers: Record<string, string>) =>
      framesOf(
        await fetch(world.url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        }),
      );
    const followed = async (headers: Record<string, string>) => {
      const started = { ...call({ do: 'commit' }), configuration: { returnImmediately: true } };
      const { id } = (await world.rpc('SendMessage', started, headers)).body.result.task;
      return open('SubscribeToTask', { id }, headers);
    };

    for (const way of ['SubscribeToTask', 'SendStreamingMessage'] as const) {
      const begin = (headers: Record<string, string>) =>
        way === 'SubscribeToTask' ? followed(headers) : open(way, call({ do: 'commit' }), headers);

      it(`tell nothing that became known after it, for ${way}`, async () => {
        const { name, headers } = await caller();
        const before = world.calls.length;
        const frames = await begin(headers);
        assert.isDefined((await frames.next()).value.result.task);
        await until(
          () => world.calls.length,
          (count) => count > before,
        );
        await revokePrincipal(world.store, name);
        world.release();
        assert.deepEqual(await all(frames), []);
      });

      it(`end while the task goes on, for ${way}`, async () => {
        const { name, headers } = await caller();
        const frames = await begin(headers);
        assert.isDefined((await frames.next()).value.result.task);
        await revokePrincipal(world.store, name);
        assert.deepEqual(await all(frames), []);
        world.release();
      });

      it(`go on for a credential that holds, for ${way}`, async () => {
        const { headers } = await caller();
        const before = world.calls.length;
        const frames = await begin(headers);
        assert.isDefined((await frames.next()).value.result.task);
        await until(
          () => world.calls.length,
          (count) => count > before,
        );
        world.release();
        assert.lengthOf(await all(frames), 2);
      });
    }
  });
}
