import { assert } from 'chai';
import { isSameKey } from '../../../src/domain/signatures/keys.ts';

const X = 'A'.repeat(43);
const one = { kty: 'OKP', crv: 'Ed25519', x: X, kid: 'a' };

describe('two published keys', () => {
  const same: [string, object][] = [
    ['under another name', { ...one, kid: 'b', use: 'sig' }],
    ['with other bits behind the last byte', { ...one, x: `${'A'.repeat(42)}B` }],
  ];
  for (const [how, other] of same)
    it(`are one ${how}`, () => assert.isTrue(isSameKey(one, other as Record<string, unknown>)));

  const different: [string, object][] = [
    ['of another curve', { ...one, crv: 'X25519' }],
    ['with another x', { ...one, x: `B${X.slice(1)}` }],
    ['with a y', { ...one, y: X }],
    ['without a public part', { kty: 'OKP', crv: 'Ed25519' }],
    ['whose x is no text', { ...one, x: 7 }],
  ];
  for (const [how, other] of different)
    it(`are two ${how}`, () => assert.isFalse(isSameKey(one, other as Record<string, unknown>)));
});
