import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { assert } from 'chai';
import { findHandlerFiles, type HandlerFile, isStub } from '../../codegen/handlers/found.ts';
import { operations } from '../../generated/operations.ts';
import { protocol } from '../../generated/protocol.ts';
import { tasks } from '../../generated/tasks.ts';
import {
  scenarioNames,
  unlistedScenarioNames,
} from '../../src/handlers/test-controller/complyTestController.ts';
import { projectRoot } from '../../src/infra/project.ts';

const LISTS = ['operations.ts', 'tasks.ts'];

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A task that carries the protocol's name is called without it. */
const taskFile = (name: string) => camelCase(name.replace(`_${protocol.name}_`, '_'));

function filesOf(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'));
}

/** Files that are named after nothing that callers can name. */
function strangers(files: readonly string[]): string[] {
  const handled = Object.values(operations)
    .filter(({ answeredBy }) => answeredBy === 'handler')
    .map(({ id }) => id as string);
  const known = new Set([
    ...handled,
    ...Object.keys(tasks).map(taskFile),
    ...[...scenarioNames, ...unlistedScenarioNames].map((name) => `test-controller/${camelCase(name)}`),
  ]);
  return files.filter((file) => {
    const name = file.replace(/\.ts$/, '');
    return !LISTS.includes(file) && !known.has(name) && !known.has(basename(name));
  });
}

const stubsOf = (files: Iterable<HandlerFile>): string[] => [...files].filter(isStub).map(({ path }) => path);

describe('src/handlers/', () => {
  it('has operations, tasks, scenarios of the test controller and their two lists, and nothing else', () => {
    assert.deepEqual(strangers(filesOf('src/handlers')), []);
  });

  it('has a file for every operation, task and scenario', () => {
    const names = new Set(filesOf('src/handlers').map((file) => basename(file, '.ts')));
    const wanted = [
      ...Object.values(operations).flatMap(({ id, answeredBy }) => (answeredBy === 'handler' ? [id] : [])),
      ...Object.keys(tasks).map(taskFile),
      ...scenarioNames.map(camelCase),
    ];
    assert.deepEqual(
      wanted.filter((name) => !names.has(name)),
      [],
    );
  });

  it('has no stub left: everything in the published contract has behaviour', () => {
    assert.deepEqual(stubsOf(findHandlerFiles(projectRoot).values()), []);
  });

  it('is searched for stubs of operations and of tasks', () => {
    const stub = (name: string, text: string) => ({ name, path: `a/${name}.ts`, subject: 'a', text });
    assert.deepEqual(
      stubsOf([
        stub('getA', "=> {\n  throw operationNotImplemented('getA');\n}"),
        stub('listB', "=> {\n  throw taskNotImplemented('list_b');\n}"),
        stub('saveC', 'async () => ({ body: {} })'),
      ]),
      ['a/getA.ts', 'a/listB.ts'],
    );
  });

  for (const file of [
    'buys/check-credit.ts',
    'buys/createBuy.ts',
    'members/agent.ts',
    'lists.ts',
    'buys/forceAccountStatus.ts',
  ])
    it(`does not hold ${file}`, () => {
      assert.deepEqual(strangers([file]), [file]);
    });
});
