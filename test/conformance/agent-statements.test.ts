import { assert } from 'chai';
import { startTestApp, type TestApp } from '../support/app.ts';
import { enginesInTurn } from '../support/databases.ts';
import { agentTasks } from './statements/index.ts';
import { faultsOfStatement } from './statements/run.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`what the specification says of agent tasks, on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine, { cooperativeOwners: false, jobs: true });
    });
    after(() => app.drop());

    for (const statement of agentTasks.statements) {
      it(`${statement.heading}: ${statement.rule}`, async () => {
        assert.deepEqual(await faultsOfStatement(statement, app), []);
      });
    }
  });
}
