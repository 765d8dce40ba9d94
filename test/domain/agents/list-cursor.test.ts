import { assert } from 'chai';
import fc from 'fast-check';
import { decodeUrlCursor, encodeUrlCursor } from '../../../src/domain/agents/page-order.ts';

describe('the cursor of the list of agents', () => {
  it('is the place that it was made of', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        assert.equal(decodeUrlCursor(encodeUrlCursor(url)), url);
      }),
    );
  });

  it('has one spelling, and others are refused', () => {
    const cursor = encodeUrlCursor('https://sales.example/mcp');
    for (const text of [`${cursor}=`, ` ${cursor}`, `${cursor}\n`, cursor.slice(1), '', 'null', 'W10']) {
      assert.isUndefined(decodeUrlCursor(text), JSON.stringify(text));
    }
    for (const url of ['ftp://a.example', 'https://a\0', `https://${'a'.repeat(2048)}`]) {
      assert.isUndefined(decodeUrlCursor(encodeUrlCursor(url)), url.slice(0, 20));
    }
  });

  it('is never anything but a URL, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        assert.match(decodeUrlCursor(text) ?? 'http://', /^https?:\/\//);
      }),
    );
  });
});
