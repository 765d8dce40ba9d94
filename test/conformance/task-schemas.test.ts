import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { type TaskName, tasks, taskValidators } from '../../generated/tasks.ts';
import { schemaValidators } from '../../generated/validators/index.ts';

const FIXTURES = new URL('../fixtures/tasks/', import.meta.url);
/** Stands for the protocol's name in fixtures and in the names of their folders. */
const PLACEHOLDER = /(?<![A-Za-z])NAME(?![A-Za-z])/g;

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, FIXTURES), 'utf8').replace(PLACEHOLDER, protocol.name));

/** Values of a folder of fixtures by file name. */
function values(folder: string): [name: string, value: unknown][] {
  return readdirSync(new URL(folder, FIXTURES)).map((file) => [
    basename(file, '.json'),
    read(`${folder}/${file}`),
  ]);
}

const folderOf = (task: string) => (task === protocol.capabilitiesTask ? 'get_NAME_capabilities' : task);

describe('schemas of tasks', () => {
  it('have fixtures for every task, and for no other', () => {
    assert.sameMembers(readdirSync(FIXTURES), Object.keys(tasks).map(folderOf));
  });

  for (const task of Object.keys(tasks) as TaskName[]) {
    const folder = folderOf(task);
    const faults = read(`${folder}/faults.json`) as Readonly<Record<string, string>>;

    for (const side of ['request', 'response'] as const) {
      const valid = values(`${folder}/${side}/valid`);
      const invalid = values(`${folder}/${side}/invalid`);

      it(`${task}: there are enough of each ${side}`, () => {
        assert.isAtLeast(valid.length, 2);
        assert.isAtLeast(invalid.length, side === 'request' ? 4 : 2);
        const told = Object.keys(faults).filter((name) => name.startsWith(`${side}/`));
        assert.sameMembers(
          told,
          invalid.map(([name]) => `${side}/${name}`),
        );
      });

      for (const [name, value] of valid) {
        it(`${task}: accept the ${side} "${name}", and leave it as it is`, async () => {
          const { [side]: validate } = await taskValidators[task]();
          const before = structuredClone(value);
          assert.isTrue(validate(value), JSON.stringify(validate.errors));
          assert.deepEqual(value, before);
        });
      }

      for (const [name, value] of invalid) {
        it(`${task}: refuse the ${side} "${name}" for its fault`, async () => {
          const { [side]: validate } = await taskValidators[task]();
          assert.isFalse(validate(value));
          const found = (validate.errors ?? []).map(
            ({ instancePath, keyword }) => `${instancePath} ${keyword}`,
          );
          assert.include(found, faults[`${side}/${name}`]);
        });
      }
    }

    it(`${task}: accept the examples of the table`, async () => {
      const { request } = await taskValidators[task]();
      for (const example of tasks[task].examples)
        assert.isTrue(request(example), JSON.stringify(request.errors));
    });
  }

  it('judge the capabilities of another agent more loosely than our own', async () => {
    const foreign = await schemaValidators['protocol/foreign-capabilities']();
    for (const name of ['without-status', 'unknown-specialism']) {
      const value = read(`get_NAME_capabilities/response/invalid/${name}.json`);
      assert.isTrue(foreign(value), JSON.stringify(foreign.errors));
    }
    for (const [name, value] of values('get_NAME_capabilities/response/valid')) {
      assert.isTrue(foreign(value), `${name} ${JSON.stringify(foreign.errors)}`);
    }
    assert.isFalse(foreign({}));
  });
});
