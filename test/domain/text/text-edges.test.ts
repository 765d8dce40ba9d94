import { assert } from 'chai';
import { withoutEdges, withoutTrailing } from '../../../src/domain/text/slug.ts';

describe('edges of a text', () => {
  for (const [text, trimmed] of [
    ['', ''],
    ['/', ''],
    ['///', ''],
    ['a', 'a'],
    ['a/b//', 'a/b'],
    ['/a', '/a'],
    ['a/ ', 'a/ '],
  ] as const)
    it(`withoutTrailing makes "${trimmed}" of "${text}"`, () =>
      assert.equal(withoutTrailing(text, '/'), trimmed));

  for (const [text, trimmed] of [
    ['', ''],
    ['---', ''],
    ['-a-b-', 'a-b'],
    ['a', 'a'],
    ['_-a', '_-a'],
  ] as const)
    it(`withoutEdges makes "${trimmed}" of "${text}"`, () => assert.equal(withoutEdges(text, '-'), trimmed));
});
