import { assert } from 'chai';
import { parseUrl } from '../../src/domain/url.ts';

describe('reading URLs', () => {
  it('gives the same answer however often it is asked', () => {
    for (let i = 0; i < 50_000; i++) {
      if (parseUrl('https://bücher.example/')?.hostname !== 'xn--bcher-kva.example')
        assert.fail(`at ask ${i}`);
    }
  });

  for (const text of [
    '',
    'example.com',
    '//example.com',
    'https://',
    'https://a b.example',
    'https://[::1',
  ]) {
    it(`answers null for "${text}"`, () => assert.isNull(parseUrl(text)));
  }

  it('resolves against a base', () => {
    assert.equal(parseUrl('../x', 'https://a.example/b/c')?.href, 'https://a.example/x');
    assert.isNull(parseUrl('https://', 'https://a.example/'));
  });
});
