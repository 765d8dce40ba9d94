import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';
import { childEnv } from '../support/child-env.ts';

const MOCHA = 'node_modules/mocha/bin/mocha.js';
const options = { cwd: projectRoot, env: childEnv(), encoding: 'utf8' } as const;

/** The files of the tests that the command would run. */
function filesOf(...args: string[]): string[] {
  const text = execFileSync(process.execPath, [MOCHA, '--dry-run', '--reporter', 'json', ...args], options);
  const { tests }: { tests: { file: string }[] } = JSON.parse(text.slice(text.indexOf('{')));
  return [...new Set(tests.map(({ file }) => relative(projectRoot, file)))].sort();
}
const filesBelow = (folder: string) => globSync(join(folder, '**/*.test.ts'), { cwd: projectRoot }).sort();

describe('npm run test:suite', () => {
  const FOLDER = 'test/domain/text';
  const DEEP = 'test/domain/test-controller';

  for (const [title, args, expected] of [
    ['a folder', [FOLDER], () => filesBelow(FOLDER)],
    ['a folder with a slash at its end', [`${FOLDER}/`], () => filesBelow(FOLDER)],
    ['two folders', [FOLDER, DEEP], () => [...filesBelow(FOLDER), ...filesBelow(DEEP)].sort()],
    [
      'a folder and a file',
      [FOLDER, 'test/domain/jobs.test.ts'],
      () => [...filesBelow(FOLDER), 'test/domain/jobs.test.ts'].sort(),
    ],
    ['a file', ['test/architecture/names.test.ts'], () => ['test/architecture/names.test.ts']],
  ] as const)
    it(`runs the tests of ${title}, and no other`, () => {
      assert.isNotEmpty(expected());
      assert.deepEqual(filesOf(...args), expected());
    });

  it('begins, where it has not run yet, with files that exist', () => {
    const slow = readFileSync(join(projectRoot, 'test/slow-files.txt'), 'utf8').trim().split('\n');
    assert.includeMembers(filesBelow('test'), slow);
    assert.lengthOf(new Set(slow), slow.length);
  });

  it('leaves out the files that another run of the same machine tests, which are there, and no other', () => {
    const [, elsewhere = ''] =
      /TEST_ELSEWHERE=(\S+)/.exec(readFileSync(join(projectRoot, '.ci/run'), 'utf8')) ?? [];
    const print = ['--print', "JSON.stringify(require('./.mocharc.cjs').spec)"];
    const env = { ...options.env, TEST_ELSEWHERE: elsewhere };
    const files: string[] = JSON.parse(execFileSync(process.execPath, print, { ...options, env }));
    assert.deepEqual(
      filesBelow('test').filter((file) => !files.includes(file)),
      [elsewhere],
    );
  });

  it('comes, in npm test, after a check of the types of the same programs as npm run typecheck checks', () => {
    const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
    const programsIn = (text: string) =>
      [...text.matchAll(/tsc7\/bin\/tsc -p (\S+)/g)].map(([, path]) => path);
    const expected = programsIn(JSON.parse(read('package.json')).scripts.typecheck);
    assert.isNotEmpty(expected);
    assert.deepEqual(programsIn(read('scripts/test.sh')), expected);
  });

  for (const path of ['test/nowhere', 'test/nowhere/at-all.test.ts'])
    it(`runs nothing for ${path}, which does not exist`, () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [MOCHA, '--dry-run', path], options);
      assert.notEqual(status, 0);
      assert.notMatch(stdout, /\d+ passing/);
      assert.include(stderr, path);
    });
});
