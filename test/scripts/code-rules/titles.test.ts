import { assert } from 'chai';
import { faultsOf } from '../../../scripts/code-rules/rules.ts';

const faultsIn = (text: string, path = 'test/domain/x.test.ts') =>
  faultsOf(path, text)
    .filter(({ rule }) => rule === 'title')
    .map(({ says }) => says);

/** `<name>` stands for a part of a title that only the run knows. */
const written = (title: string) => title.replace(/<([^>]+)>/g, (_, known) => ['$', '{', known, '}'].join(''));

const ofTest = (title: string, group = 'judgeFlight') =>
  `describe('${group}', () => { it(${written(title)}, run); });`;
const ofGroup = (title: string) => `describe('${title}', () => { it('refuses a start in the past', run); });`;

const WEAK_TESTS: readonly [title: string, says: string][] = [
  ["''", 'says no result'],
  ["'refuses'", 'has fewer than 3 words'],
  ["'rounds down'", 'has fewer than 3 words'],
  ["'never throws'", 'has fewer than 3 words'],
  ["'malformed types'", 'has fewer than 3 words'],
  ["'emitTasks'", 'is a name alone'],
  ["'sync_accounts'", 'is a name alone'],
  ["'account.sandbox'", 'is a name alone'],
  ["'#1234 refuses a start'", 'begins with the number'],
  ["'ABC-12 refuses a start'", 'begins with the number'],
  ["'should refuse a start in the past'", 'says that it is right'],
  ["'reads the start of a flight correctly'", 'says that it is right'],
  ["'properly reads the start of a flight'", 'says that it is right'],
  ["'answers as expected for a paused buy'", 'says that it is right'],
  ["'works with a start in the past'", 'begins with a word that fits every test'],
  ["'test of a start in the past'", 'begins with a word that fits every test'],
  ["'handles a start in the past'", 'begins with a word that fits every test'],
  ["'Handles a start in the past'", 'begins with a word that fits every test'],
  ["'checks that a start is refused'", 'begins with a word that fits every test'],
  ["'verifies that a start is refused'", 'begins with a word that fits every test'],
  ["'ensures a start in the past is refused'", 'begins with a word that fits every test'],
  ["'refuses a start in the past.'", 'ends like a paragraph'],
  ["'refuses a start in the past!'", 'ends like a paragraph'],
  ["'says what is wrong'", 'leaves open'],
  ["'means what it says'", 'leaves open'],
  ["'refuses what cannot be'", 'leaves open'],
  ["'a start in the past'", 'has no verb'],
  ["'with a limit of fifty'", 'has no verb'],
  ['`of <start>`', 'says no result'],
  ['`by <start>`', 'says no result'],
  ['`after <start>, at <end>:`', 'says no result'],
  ['`works when <status>`', 'begins with a word that fits every test'],
  ["`handles <isPaused ? 'a pause' : 'no pause'> of a flight`", 'begins with a word that fits every test'],
];

const GOOD_TESTS: readonly (readonly [title: string, group?: string])[] = [
  ["'refuses a start in the past'"],
  ["'answers 503 with a time to come back while the database hangs'"],
  ["'never throws on any value'"],
  ["'says what is wrong with a start in the past'"],
  ["'keeps every text in its place, whatever it is'"],
  ["'verifies the signature of a response, B.2.4'"],
  ["'says how many others there are...'"],
  ["'account.sandbox refuses accounts when it is false'"],
  ["'that throws is an unclear answer'", 'the module of an operator'],
  ["'in a query parameter'", 'the generator stops on what has no limit'],
  ["'an ad that was bought'", 'the example ad server delivers'],
  ["'keys end as soon as they are revoked'", 'credentials beside a replica'],
  ['`refuses <name>`'],
  ['`in <name>`', 'a write holds the writer for its statements only'],
  ["`<isKept ? 'keeps' : 'drops'> <name>`"],
  ["`<isTaken ? '' : 'does not take'> <name>`"],
  // Their words stand in a table.
  ['title'],
  ['`<place>: <sentence>`'],
];

const WEAK_GROUPS: readonly [title: string, says: string][] = [
  ['', 'is empty'],
  ['flight.ts', 'is the name of a file'],
  ['src/domain/buys/flight.ts', 'is the name of a file'],
  ['flight.test.ts', 'is the name of a file'],
  ['#1234', 'is the number'],
  ['ABC-12', 'is the number'],
  ['D525', 'is the number'],
  ['a flight that should be refused', 'says that it is right'],
  ['flights of a buy.', 'ends like a paragraph'],
];

const GOOD_GROUPS = [
  'judgeFlight',
  'sync_accounts',
  'a flight',
  'URLs of a request',
  'POST /api/brands/check',
  '/mcp',
];

describe('the rule for titles of tests', () => {
  for (const [title, says] of WEAK_TESTS)
    it(`finds the test ${title}, because it ${says}`, () => {
      const found = faultsIn(ofTest(title));
      assert.lengthOf(found, 1);
      assert.include(found[0], says);
    });

  for (const [title, group] of GOOD_TESTS)
    it(`accepts the test ${title} of ${group ?? 'a function'}`, () =>
      assert.deepEqual(faultsIn(ofTest(title, group)), []));

  for (const [title, says] of WEAK_GROUPS)
    it(`finds the group '${title}', because it ${says}`, () => {
      const found = faultsIn(ofGroup(title));
      assert.lengthOf(found, 1);
      assert.include(found[0], says);
    });

  for (const title of GOOD_GROUPS)
    it(`accepts the group '${title}'`, () => assert.deepEqual(faultsIn(ofGroup(title)), []));

  it('finds a title that an earlier test of the same group has, at the line of the later', () => {
    const twice = "it('refuses a start in the past', run);\n";
    const [fault, ...others] = faultsOf(
      'test/x.test.ts',
      `describe('judgeFlight', () => {\n${twice}${twice}});`,
    );
    assert.isEmpty(others);
    assert.deepInclude(fault, { rule: 'title', line: 3 });
    assert.include(fault?.says, 'of an earlier test');
  });

  it('accepts one title in two groups, and one template in two loops', () => {
    const one = "it('refuses a start in the past', run);";
    assert.deepEqual(faultsIn(`describe('a', () => { ${one} }); describe('b', () => { ${one} });`), []);
    const many = written('for (const x of given) it(`refuses <x>`, run);');
    assert.deepEqual(faultsIn(`describe('a', () => { ${many} ${many} });`), []);
  });

  it('finds weak titles of tests that are in loops, in groups of groups, and marked as slow or as the only one', () => {
    for (const text of [
      "describe('a', () => { for (const x of given) it('works', run); });",
      "describe('a', () => { describe('b', () => { it('works', run); }); });",
      "describe('a', () => { it.only('works', run); });",
      "describe('a', () => { it('works', run).timeout(600_000); });",
    ])
      assert.lengthOf(faultsIn(text), 1, text);
  });

  it('leaves alone what is no file of tests, and calls of other names', () => {
    assert.deepEqual(faultsIn(ofTest("'works'"), 'src/domain/x.ts'), []);
    assert.deepEqual(faultsIn("submit('works'); visit('ok'); described('x.ts');"), []);
  });
});
