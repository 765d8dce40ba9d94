import { assert } from 'chai';
import { isOffered } from '../../../src/domain/products/product.ts';

const format = (id: string, more: object = {}) => ({ agent_url: 'https://a.example', id, ...more });

describe('isOffered', () => {
  it('knows formats by their id, whoever lists them', () => {
    assert.isTrue(isOffered(format('banner'), { agent_url: 'https://b.example', id: 'banner' }));
  });
  it('lets a bare id stand for all parameters', () => {
    assert.isTrue(isOffered(format('banner'), format('banner', { width: 300, height: 250 })));
    assert.isTrue(isOffered(format('banner', { width: 300, height: 250 }), format('banner')));
  });
  for (const [what, asked, offered] of [
    ['another id', format('banner'), format('video')],
    ['another case', format('Banner'), format('banner')],
    ['another size', format('b', { width: 300, height: 250 }), format('b', { width: 728, height: 90 })],
    ['another length', format('v', { duration_ms: 15_000 }), format('v', { duration_ms: 30_000 })],
    [
      'one parameter more',
      format('b', { width: 1, height: 2, duration_ms: 3 }),
      format('b', { width: 1, height: 2 }),
    ],
  ] as const)
    it(`does not offer ${what}`, () => assert.isFalse(isOffered(asked, offered)));
});
