import { formatted } from './format.ts';
import type { WantedHandler } from './wanted.ts';

/**
 * The first test of a handler, below `test/handlers/<subject>/`. It sends what the contract gives: the example request
 * and the vectors. It fails until the handler has its behaviour.
 */
export const firstTestText = (handler: WantedHandler): Promise<string> =>
  formatted(handler.kind === 'operation' ? operationTest(handler.name) : taskTest(handler.task.name));

const operationTest = (id: string): string => `import { assert } from 'chai';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { brokenExamples, exampleOf, sendAsMember } from '../../support/first-requests.ts';

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(\`${id} on \${engine.name}\`, () => {
    let app: TestApp;
    before(async () => {
      app = await startTestApp(engine);
    });
    after(() => app.drop());

    it('answers the example request of the contract with a success that its schema accepts', async () => {
      const { faults } = await sendAsMember(app, '${id}', exampleOf('${id}'));
      assert.deepEqual(faults, []);
    });

    for (const { what, values } of brokenExamples('${id}'))
      it(\`refuses \${what} with invalid_request\`, async () => {
        const { status, body } = await sendAsMember(app, '${id}', values);
        assert.equal(status, 400);
        assert.equal(body.error, 'invalid_request');
      });
  });
}
`;

const taskTest = (task: string): string => `import { assert } from 'chai';
import { taskHandlers } from '../../../src/handlers/tasks.ts';
import { enginesInTurn } from '../../support/databases.ts';
import { requestVectors } from '../../support/first-requests.ts';
import { publisherProfile } from '../../support/publisher.ts';
import { principalOf, startTaskDesk, type TestTaskDesk } from '../../support/task-desk.ts';

const buyer = principalOf('first-test');
const { valid, invalid } = requestVectors('${task}');

for (const engine of enginesInTurn(import.meta.filename)) {
  describe(\`${task} on \${engine.name}\`, () => {
    let desk: TestTaskDesk;
    before(async () => {
      desk = await startTaskDesk(engine, { handlers: taskHandlers, profile: publisherProfile });
    });
    after(() => desk.drop());

    for (const { what, args } of valid)
      it(\`answers \${what} with a body that its schema accepts\`, async () => {
        const { errors } = await desk.call(buyer, '${task}', args);
        assert.isUndefined(errors);
      });

    for (const { what, args } of invalid)
      it(\`refuses \${what} with INVALID_REQUEST\`, async () => {
        const { code } = await desk.refusal(buyer, '${task}', args);
        assert.equal(code, 'INVALID_REQUEST');
      });
  });
}
`;
