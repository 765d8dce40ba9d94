import { assert } from 'chai';
import { readPublishedContract } from '../support/contract.ts';
import { enginesInTurn } from '../support/databases.ts';
import { checkAccess, checkRefusedFirst, malformedCredentials } from './check-access.ts';
import { goodOf, startWorld, type World } from './world.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`access on ${engine.name}`, () => {
    let world: World;
    let badCredentials: Record<string, string>;
    before(async () => {
      world = await startWorld(engine);
      badCredentials = { ...malformedCredentials, 'a revoked key': await world.revoked() };
    });
    after(() => world.close());

    for (const operation of readPublishedContract().operations) {
      it(`${operation.id} (${operation.access}) lets in whom its contract says`, async () => {
        assert.deepEqual(await checkAccess(world, operation, goodOf(world, operation), badCredentials), []);
        assert.deepEqual(await checkRefusedFirst(world, operation), []);
      });
    }
  });
}
