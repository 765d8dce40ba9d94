import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { brokenExamples, exampleOf, sendAsMember } from '../../support/first-requests.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(`listBrandChanges on ${engine.name}`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    it('answers the example request of the contract with a success that its schema accepts', async () => {
      const { faults } = await sendAsMember(app, 'listBrandChanges', exampleOf('listBrandChanges'));
      assert.deepEqual(faults, []);
    });

    for (const { what, values } of brokenExamples('listBrandChanges'))
      it(`refuses ${what} with invalid_request`, async () => {
        const { status, body } = await sendAsMember(app, 'listBrandChanges', values);
        assert.equal(status, 400);
        assert.equal(body.error, 'invalid_request');
      });
  });
}
