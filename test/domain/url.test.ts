import { assert } from 'chai';

describe('reading URLs', () => {
  it('gives the same answer however often it is asked', () => {
    for (let i = 0; i < 50_000; i++) {
      if (URL.parse('https://bücher.example/')?.hostname !== 'xn--bcher-kva.example')
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
    it(`answers null for "${text}"`, () => assert.isNull(URL.parse(text)));
  }

  it('resolves against a base', () => {
    assert.equal(URL.parse('../x', 'https://a.example/b/c')?.href, 'https://a.example/x');
    assert.isNull(URL.parse('https://', 'https://a.example/'));
  });
});
