import { randomBytes } from 'node:crypto';
import { assert } from 'chai';
import fc from 'fast-check';
import { createSealer, noSealer } from '../../../src/store/engine/sealer.ts';

const [old = Buffer.alloc(0), current = Buffer.alloc(0), other = Buffer.alloc(0), prints = Buffer.alloc(0)] =
  Array.from({ length: 4 }, () => randomBytes(32));
const PLACE = 'accounts.settings';

describe('a sealer', () => {
  const sealer = createSealer([current, old], prints);

  it('opens what it sealed, and shows nothing of it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'grapheme' }), (text) => {
        const stored = sealer.seal(PLACE, text);
        assert.equal(sealer.open(PLACE, stored), text);
        assert.match(stored, /^sealed:1:[0-9a-f]{16}:[\w-]+$/);
        assert.notInclude(stored, text);
      }),
    );
  });

  it('seals the same text differently each time', () => {
    assert.notEqual(sealer.seal(PLACE, 'x'), sealer.seal(PLACE, 'x'));
  });

  it('opens what an earlier key sealed, and tells that it is not current', () => {
    const stored = createSealer([old], prints).seal(PLACE, '{"a":1}');
    assert.equal(sealer.open(PLACE, stored), '{"a":1}');
    assert.isFalse(sealer.isCurrent(stored));
    assert.isTrue(sealer.isCurrent(sealer.seal(PLACE, '{"a":1}')));
    assert.isFalse(sealer.isCurrent('{"a":1}'));
  });

  it('leaves text alone that was never sealed', () => {
    for (const text of ['', '{}', '[1]', 'null', 'sealed', 'sealed:2:0123456789abcdef:AAAA']) {
      assert.equal(sealer.open(PLACE, text), text);
    }
  });

  it('opens nothing with another key, at another place, or after a change', () => {
    const stored = sealer.seal(PLACE, 'secret');
    assert.throws(
      () => createSealer([other], prints).open(PLACE, stored),
      /SECRETS_KEY lacks the key [0-9a-f]{16}/,
    );
    assert.throws(() => sealer.open('media_buys.details', stored), /was changed/);
    const at = stored.length - 4;
    const changed = `${stored.slice(0, at)}${stored[at] === 'A' ? 'B' : 'A'}${stored.slice(at + 1)}`;
    assert.throws(() => sealer.open(PLACE, changed), /was changed/);
    assert.throws(() => sealer.open(PLACE, stored.slice(0, 40)), /was changed/);
  });

  it('makes fingerprints that depend on the text, its purpose and the key, and on nothing else', () => {
    const of = (purpose: string, text: string) => sealer.fingerprint(purpose, text);
    assert.match(of('a', 'b'), /^[0-9a-f]{64}$/);
    assert.equal(of('a', 'b'), createSealer([other], prints).fingerprint('a', 'b'));
    assert.notEqual(of('a', 'b'), of('a', 'c'));
    assert.notEqual(of('a', 'b'), of('ab', ''));
    assert.notEqual(of('a', 'b'), createSealer([current], other).fingerprint('a', 'b'));
  });

  it('does nothing without a key', () => {
    assert.throws(() => createSealer([], prints), /no key/);
    assert.throws(() => noSealer.seal(PLACE, 'x'), /without its keys/);
    assert.throws(() => noSealer.open(PLACE, 'x'), /without its keys/);
  });
});
