import { assert } from 'chai';
import { readPublishedContract } from '../support/contract.ts';
import { engines } from '../support/databases.ts';
import { checkHead, checkMethods, checkUnknown, unknownPaths } from './check-methods.ts';
import { goodOf, startWorld, type World } from './world.ts';

const contract = readPublishedContract();

// The door answers these before any database is asked; one engine shows it.
for (const engine of engines.filter(({ name }) => name === 'sqlite')) {
  describe('methods and paths', () => {
    let world: World;
    before(async () => {
      world = await startWorld(engine);
    });
    after(() => world.close());

    for (const path of contract.paths) {
      it(`${path} refuses methods that it lacks, and lets pages of any origin ask`, async () => {
        assert.deepEqual(await checkMethods(world, path), []);
      });
    }

    for (const operation of contract.operations.filter(({ method }) => method === 'GET')) {
      it(`${operation.id} answers HEAD like GET`, async () => {
        assert.deepEqual(await checkHead(world, operation, goodOf(world, operation)), []);
      });
    }

    it('refuses unknown paths', async () => {
      const problems: string[] = [];
      for (const path of unknownPaths(contract)) problems.push(...(await checkUnknown(world, path)));
      assert.deepEqual(problems, []);
    });
  });
}
