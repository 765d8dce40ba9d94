import { assert } from 'chai';
import { testsThatSeeTheName } from '../../../scripts/second-name/tests.ts';

const NAME = 'generated/protocol.ts';

/** What the files of a made-up project import. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'src/shown.ts': [NAME],
  'src/alone.ts': [NAME],
  'src/other.ts': ['src/shown.ts'],
  'test/support/words.ts': [NAME],
  'test/names.test.ts': [NAME, 'src/shown.ts'],
  'test/by-helper.test.ts': ['test/support/words.ts'],
  'test/beside.test.ts': ['src/shown.ts'],
  'test/only.test.ts': ['src/alone.ts', 'src/shown.ts'],
  'test/far.test.ts': ['src/other.ts'],
  'test/client/any.test.ts': [],
};
const tests = Object.keys(IMPORTS).filter((path) => path.endsWith('.test.ts'));
const seeing = (nameless: readonly RegExp[]) =>
  testsThatSeeTheName(tests, (path) => IMPORTS[path] ?? [], nameless);

describe('the tests that run under another name', () => {
  it('are those that read it, that stand for all of a contract, and that alone test a module that reads it', () => {
    const expected = ['names', 'by-helper', 'only', 'client/any'].map((name) => `test/${name}.test.ts`);
    assert.deepEqual(seeing([]), expected);
  });

  it('have another test of a module in place of one that is left out', () => {
    const expected = ['by-helper', 'beside', 'only', 'client/any'].map((name) => `test/${name}.test.ts`);
    assert.deepEqual(seeing([/^test\/names\./]), expected);
  });

  it('are told of a rule that leaves out a test that is not there', () => {
    assert.throws(() => seeing([/^test\/gone\./]), 'no test is what these describe: /^test\\/gone\\./');
  });
});
