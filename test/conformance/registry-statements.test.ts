import { assert } from 'chai';
import type { TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { registry } from './statements/index.ts';
import { startRegistryWorld } from './statements/registry-world.ts';
import { faultsOfStatement } from './statements/run.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what the specification says of the registry, on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startRegistryWorld(engine);
    });
    after(() => app.drop());

    for (const statement of registry.statements) {
      it(`${statement.heading}: ${statement.rule}`, async () => {
        assert.deepEqual(await faultsOfStatement(statement, app), []);
      });
    }
  });
}
