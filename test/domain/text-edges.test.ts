import { assert } from 'chai';
import { withoutEdges, withoutQuery, withoutTrailing } from '../../src/domain/text/edges.ts';

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

  for (const [url, bare] of [
    ['https://a.example/b', 'https://a.example/b'],
    ['https://a.example/b?c#d', 'https://a.example/b'],
    ['https://a.example/b#d?c', 'https://a.example/b'],
    ['?a', ''],
    ['', ''],
  ] as const)
    it(`withoutQuery makes "${bare}" of "${url}"`, () => assert.equal(withoutQuery(url), bare));
});
