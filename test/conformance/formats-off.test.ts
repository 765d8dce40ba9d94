import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { readContract } from '../../src/domain/contract/contract.ts';
import { taskBundle, taskMessages } from '../../src/domain/contract/publish.ts';
import { projectRoot } from '../../src/infra/project.ts';

const FIXTURES = new URL('../fixtures/tasks/', import.meta.url);
const PLACEHOLDER = /(?<![A-Za-z])NAME(?![A-Za-z])/g;

/** JSON Schema 2020-12 lets validators ignore `format`, and many do: no form may be told apart by it alone. */
describe('the published schemas, for a validator that ignores formats', () => {
  const contract = readContract(readFileSync(`${projectRoot}/generated/contract.jsonl`, 'utf8'));

  for (const task of contract.tasks.keys()) {
    const folder = task === protocol.capabilitiesTask ? 'get_NAME_capabilities' : task;
    for (const side of taskMessages) {
      it(`accept every valid ${side} of ${task}`, () => {
        const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
        const validate = ajv.compile(taskBundle(contract, task, side, '/schemas') ?? {});
        for (const file of readdirSync(new URL(`${folder}/${side}/valid/`, FIXTURES))) {
          const text = readFileSync(new URL(`${folder}/${side}/valid/${file}`, FIXTURES), 'utf8');
          const value: unknown = JSON.parse(text.replace(PLACEHOLDER, protocol.name));
          assert.isTrue(validate(value), `${file} ${JSON.stringify(validate.errors)?.slice(0, 500)}`);
        }
      });
    }
  }
});
