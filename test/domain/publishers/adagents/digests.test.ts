import { assert } from 'chai';
import fc from 'fast-check';
import {
  canonicalJson,
  changedFileFields,
  fieldDigests,
  sha256,
} from '../../../../src/domain/publishers/adagents/digests.ts';

const changes = (before: object, after: object) =>
  changedFileFields(fieldDigests({ ...before }), fieldDigests({ ...after }));

describe('canonicalJson', () => {
  it('orders names by code unit, at every depth, and keeps the order of arrays', () => {
    const text = canonicalJson({
      b: [2, 1, { d: null, c: 'é' }],
      a: { '\u{1f600}': 1, '\uff00': 2 },
      10: 1,
      9: 1,
    });
    assert.equal(text, '{"10":1,"9":1,"a":{"\u{1f600}":1,"\uff00":2},"b":[2,1,{"c":"é","d":null}]}');
  });

  it('is the same for the same content and reads back as it', () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([name, member]) => [name, reversed(member)]),
            )
          : value;
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        assert.equal(canonicalJson(reversed(value)), text);
        assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('sha256', () => {
  it('writes the digest of abc in hexadecimal digits', () => {
    assert.equal(sha256('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('changedFields', () => {
  it('names what differs, in order', () => {
    assert.deepEqual(changes({ tags: 1, contact: 1, b: 2 }, { tags: 2, contact: 1, a: 0 }), [
      'a',
      'b',
      'tags',
    ]);
  });

  it('sees nothing in the order of names, in $schema, last_updated and empty arrays', () => {
    assert.deepEqual(changes({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }), []);
    assert.deepEqual(changes({ $schema: 'a', last_updated: 'x' }, { last_updated: 'y' }), []);
    assert.deepEqual(changes({ properties: [] }, {}), []);
    assert.deepEqual(changes({}, { placements: [] }), []);
  });

  it('sees the order of items, and the difference between nothing, null and an empty object', () => {
    assert.deepEqual(changes({ a: [1, 2] }, { a: [2, 1] }), ['a']);
    assert.deepEqual(changes({ a: null }, {}), ['a']);
    assert.deepEqual(changes({ a: {} }, {}), ['a']);
    assert.deepEqual(changes({ a: [[]] }, {}), ['a']);
  });

  it('finds fields with names that objects have by nature, such as __proto__', () => {
    const odd = JSON.parse('{"__proto__":1,"constructor":2,"toString":3}');
    const digests = fieldDigests(odd);
    assert.deepEqual(changedFileFields({}, digests), ['__proto__', 'constructor', 'toString']);
    assert.deepEqual(changedFileFields(digests, JSON.parse(JSON.stringify(digests))), []);
  });

  it('stays small for a file with a hundred thousand fields, and still sees every change', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field${i}`, i]));
    const digests = fieldDigests({ ...many, ['n'.repeat(1000)]: 1 });
    assert.isAtMost(Object.keys(digests).length, 257);
    assert.deepEqual(changes(many, { ...many, field99999: 'x' }), ['…']);
    assert.deepEqual(changes({ ['n'.repeat(1000)]: 1 }, { ['n'.repeat(1000)]: 2 }), ['…']);
  });

  it('digests a list item by item as its whole canonical text, and only objects of properties have one of their own', () => {
    const items = Array.from({ length: 2_000 }, (_, i) => ({ name: `é${i}\u{1f600}`.repeat(20), id: i }));
    const lists = { properties: [...items, 1, null, [], 'x'], placements: items.slice(0, 3) };
    const hashes = new Map<unknown, string>();
    const digests = fieldDigests(lists, hashes);
    assert.equal(digests.properties, sha256(canonicalJson(lists.properties)));
    assert.equal(digests.placements, sha256(canonicalJson(lists.placements)));
    assert.deepEqual([...hashes.keys()], items);
    for (const [item, hash] of hashes) assert.equal(hash, sha256(canonicalJson(item)));
  });
});
