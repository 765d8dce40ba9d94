import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { type TaskName, tasks, taskValidators } from '../../../generated/tasks.ts';
import { tools } from '../../../generated/tools.ts';
import { readContract } from '../../../src/domain/contract/contract.ts';
import { taskBundle } from '../../../src/domain/contract/publish.ts';
import { projectRoot } from '../../../src/infra/project.ts';
import { readContract as readDocument } from '../../support/contract.ts';
import { firstCall } from '../../support/first-call.ts';

const FIXTURES = new URL('../../fixtures/tasks/', import.meta.url);
const PLACEHOLDER = /(?<![A-Za-z])NAME(?![A-Za-z])/g;

/** Valid requests of a task that somebody wrote down. */
function requestsOf(task: TaskName): unknown[] {
  const folder = `${task === protocol.capabilitiesTask ? 'get_NAME_capabilities' : task}/request/valid/`;
  return readdirSync(new URL(folder, FIXTURES)).map((file) =>
    JSON.parse(
      readFileSync(new URL(`${folder}${file}`, FIXTURES), 'utf8').replace(PLACEHOLDER, protocol.name),
    ),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: schemas of every shape are looked into
type Any = any;

describe('the input schema of a tool', () => {
  const published = readContract(readFileSync(`${projectRoot}/generated/contract.jsonl`, 'utf8'));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const { name, inputSchema } of tools) {
    const task = tasks[name];
    const { $id, $schema, $defs, ...rest }: Any = taskBundle(published, name, 'request', '/schemas');
    const inDocument = (part: object) =>
      JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/'));
    const contract = readDocument(inDocument({ components: { schemas: $defs } }));
    const request: Any = inDocument(rest);
    const resolve = (part: Any): Any => contract.resolve(part);
    const schema: Any = inputSchema;

    it(`of ${name} refuses no valid request, so that clients may validate with it`, () => {
      const accepts = ajv.compile(schema);
      for (const value of [...requestsOf(name), ...task.examples]) {
        assert.isTrue(
          accepts(value),
          `${JSON.stringify(value).slice(0, 300)} ${JSON.stringify(accepts.errors)}`,
        );
      }
    });

    it(`of ${name} is enough to write a valid call, with each of its fields`, async () => {
      const { request: validate } = await taskValidators[name]();
      const call = firstCall(schema);
      assert.isTrue(validate(call), `${JSON.stringify(call)} ${JSON.stringify(validate.errors)}`);
      for (const [field, { description }] of Object.entries<Any>(schema.properties)) {
        // Fields of every request, which only libraries write, are named without a description.
        if (description === undefined) continue;
        const wider = firstCall(schema, new Map(), [field]);
        if (wider[field] === undefined) continue;
        validate(wider);
        const faults = (validate.errors ?? []).filter(({ instancePath }: Any) =>
          instancePath.startsWith(`/${field}`),
        );
        assert.deepEqual(faults, [], `${field}: ${JSON.stringify(wider[field])}`);
      }
    });

    it(`of ${name} lists every value of the enumerations of its fields`, () => {
      for (const [field, told] of Object.entries<Any>(schema.properties)) {
        const values = (node: Any): unknown[] | undefined => {
          const found = resolve(node);
          return found.enum ?? found.allOf?.map(values).find(Boolean);
        };
        const own = resolve(request.properties?.[field] ?? true);
        const listed = values(own);
        if (listed !== undefined) assert.deepEqual(told.enum, listed, field);
        const ofItems = own.items === undefined ? undefined : values(own.items);
        if (ofItems !== undefined) assert.deepEqual(told.items.enum, ofItems, field);
      }
      assert.equal(schema.properties.idempotency_key.minLength, 16);
    });

    it(`of ${name} leads no client to the newer form of creatives`, () => {
      const text = JSON.stringify(schema);
      assert.isFalse(text.includes('"creative_id":') && text.includes('"format_kind":'));
    });
  }
});
