import { assert } from 'chai';
import { hashClientSecret, isClientSecret } from '../../../src/domain/members/credentials.ts';

describe('secrets of OAuth clients', () => {
  const stored = hashClientSecret('abc');

  it('are kept as SHA-256', () => {
    assert.equal(stored, 'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    assert.isTrue(isClientSecret('abc', stored));
  });

  for (const given of ['', 'ab', 'ABC', 'abc ', stored, stored.slice(7)]) {
    it(`are not ${JSON.stringify(given)}`, () => assert.isFalse(isClientSecret(given, stored)));
  }

  it('are none where none is stored', () => {
    for (const given of ['', 'abc']) assert.isFalse(isClientSecret(given, ''));
  });
});
