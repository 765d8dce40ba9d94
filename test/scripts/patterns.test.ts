import { assert } from 'chai';
import { collectPatterns, patternsOf } from '../../scripts/patterns/collect.ts';
import { keyOf, readVerified } from '../../scripts/patterns/verified.ts';

const root = new URL('../..', import.meta.url).pathname;

describe('regular expressions', () => {
  const patterns = collectPatterns(root);
  const verified = readVerified();

  it('are all known to need linear time; "npm run patterns" checks new ones', () => {
    const unknown = patterns.filter((pattern) => !verified.has(keyOf(pattern)));
    assert.deepEqual(
      unknown.map((pattern) => `${pattern.place}: ${keyOf(pattern)}`),
      [],
    );
  });

  it('are listed only while they are used', () => {
    const used = new Set(patterns.map(keyOf));
    assert.deepEqual(
      [...verified].filter((key) => !used.has(key)),
      [],
    );
  });

  it('are those of the code, the client, the contract and its formats', () => {
    const folders = new Set(patterns.map(({ place }) => /^[\w ]+/.exec(place)?.[0]));
    assert.includeMembers([...folders], ['src', 'client', 'schemas', 'openapi', 'format uri', 'format date']);
  });
});

describe('patternsOf', () => {
  const found = (text: string) => patternsOf('a.ts', text).map(keyOf);

  for (const [title, text, ...keys] of [
    ['literals', 'x.replace(/a+/g, ""); const b = /[/]\\//u;', '/a+/g', '/[/]\\//u'],
    ['constructed ones', 'new RegExp("a.b", "i"); RegExp(`c`);', '/a.b/i', '/c/'],
    ['those of constants', 'const A = "x+"; const B = `$' + '{A}y`; new RegExp(`^$' + '{B}$`);', '/^x+y$/'],
    ['nothing else', 'const a = 4 / 2 / 1; // /b/'],
  ] as const)
    it(`finds ${title}`, () => assert.deepEqual(found(text), keys));

  for (const text of ['new RegExp(name)', 'let a = f(); new RegExp(a)', 'RegExp(given.pattern, "u")'])
    it(`stops at ${text}`, () => assert.throws(() => found(text), 'a.ts:1: this expression is no constant'));

  it('tells the line of a pattern', () =>
    assert.deepEqual(patternsOf('a.ts', '\n\n/a/')[0]?.place, 'a.ts:3'));
});
