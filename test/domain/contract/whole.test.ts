import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { protocol } from '../../../generated/protocol.ts';
import { tasks } from '../../../generated/tasks.ts';
import {
  type Contract,
  mapSchemas,
  readContract,
  referenceTarget,
} from '../../../src/domain/contract/contract.ts';
import {
  contractFolder,
  publishedSchema,
  taskBundle,
  taskMessages,
  VOCABULARY,
} from '../../../src/domain/contract/publish.ts';
import { objectOf } from '../../../src/domain/json/values.ts';
import { projectRoot } from '../../../src/infra/project.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const FOLDER = contractFolder('https://registry.example');

describe('the published contract', () => {
  let contract: Contract;
  before(() => {
    contract = readContract(readFileSync(join(projectRoot, 'generated/contract.jsonl'), 'utf8'));
  });

  it('has the name of the protocol, and every task', () => {
    assert.equal(contract.name, protocol.name);
    assert.deepEqual([...contract.tasks.keys()], Object.keys(tasks));
  });

  it('states its dialect, and has no keyword outside it but the vocabulary', () => {
    const annotations = new Set(VOCABULARY.map(({ keyword }) => keyword));
    const strange = new Set<string>();
    for (const path of contract.schemas.keys()) {
      const schema = publishedSchema(contract, path, FOLDER) ?? {};
      assert.equal(schema.$schema, DIALECT, path);
      assert.equal(schema.$id, `${FOLDER}/${path}.json`);
      mapSchemas(schema, (part) => {
        for (const keyword of Object.keys(part))
          if (keyword === 'discriminator' || (keyword.startsWith('x-') && !annotations.has(keyword)))
            strange.add(keyword);
        return part;
      });
    }
    assert.deepEqual([...strange], []);
  });

  it('has a schema behind every reference', () => {
    const lost = new Set<string>();
    for (const { path, document } of contract.schemas.values())
      mapSchemas(document, (part) => {
        if (typeof part.$ref !== 'string') return part;
        assert.notMatch(part.$ref, /^\/|:/, path);
        if (!contract.schemas.has(referenceTarget(path, part.$ref).path)) lost.add(`${path}: ${part.$ref}`);
        return part;
      });
    assert.deepEqual([...lost], []);
  });

  it('has bundles in which nothing leads outside or belongs to us alone', () => {
    const faults = new Set<string>();
    for (const name of contract.tasks.keys())
      for (const message of taskMessages) {
        const bundle = taskBundle(contract, name, message, FOLDER) ?? {};
        const definitions = objectOf(bundle.$defs);
        mapSchemas(bundle, (part) => {
          const target = typeof part.$ref === 'string' ? /^#(?:\/\$defs\/(.+))?$/.exec(part.$ref) : undefined;
          if (target === null || (target?.[1] !== undefined && !Object.hasOwn(definitions, target[1])))
            faults.add(`${name} ${message}: ${part.$ref}`);
          for (const keyword of Object.keys(part))
            if (keyword.startsWith('x-')) faults.add(`${name} ${message}: ${keyword}`);
          return part;
        });
      }
    assert.deepEqual([...faults], []);
  });
});
