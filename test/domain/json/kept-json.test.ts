import { assert } from 'chai';
import { joinedPieces, jsonPieces, keepJson, withMembers } from '../../../src/domain/json/kept-json.ts';

const kept = () => keepJson({ id: 'é"\\ \u2028', none: undefined, list: [1, { a: null }] });
const empty = () => keepJson({});

/** Bodies with marked objects at every place, and bodies without any. */
const bodies: readonly (readonly [string, Record<string, unknown>])[] = [
  ['without a marked object', { a: 1, b: ['x', { c: undefined }], d: undefined, e: new Date(0) }],
  ['without a member', {}],
  ['with a marked member', { a: kept(), z: 'ü' }],
  ['with a list of marked objects', { before: 'x', items: [kept(), kept()], after: [] }],
  ['with an empty object', { items: [empty(), withMembers(empty(), { a: 1 }), withMembers(empty(), {})] }],
  ['with a mixed list', { items: [1, kept(), undefined, null, { b: 2 }, () => 1], at: new Date(0) }],
  [
    'with members behind those of a marked object',
    { items: [withMembers(kept(), { z: [1], y: undefined })] },
  ],
  ['with nothing behind those of a marked object', { items: [withMembers(kept(), {})] }],
  [
    'with a member in place of one of a marked object',
    { items: [withMembers(kept(), { id: 'other', z: 1 })] },
  ],
  ['with members that JSON does not have', { a: undefined, f: () => 1, s: Symbol('s'), items: [kept()] }],
  ['with a marked object deeper than lists of members', { a: { b: [kept()] }, c: [[kept()]] }],
];

describe('the JSON of a body with objects that were marked', () => {
  for (const [what, body] of bodies) {
    it(`is what JSON.stringify writes, plain and quoted, ${what}`, () => {
      for (const round of ['made', 'kept']) {
        const { plain, quoted } = jsonPieces(body);
        const text = JSON.stringify(body);
        assert.equal(String(joinedPieces(plain)), text, round);
        assert.equal(`"${joinedPieces(quoted)}"`, JSON.stringify(text), round);
      }
    });
  }

  it('is not made again for an object that was marked', () => {
    let made = 0;
    const counted = keepJson({
      id: 1,
      toJSON() {
        made += 1;
        return { id: 1 };
      },
    });
    for (let round = 0; round < 3; round += 1)
      assert.equal(String(joinedPieces(jsonPieces({ items: [counted] }).plain)), '{"items":[{"id":1}]}');
    assert.equal(made, 1);
  });

  it('is made each time for an object that was not marked, which may have changed', () => {
    const changing = { id: 1 };
    const text = () => String(joinedPieces(jsonPieces({ items: [changing, kept()] }).plain));
    const before = text();
    changing.id = 2;
    assert.notEqual(text(), before);
    assert.include(text(), '{"id":2}');
  });
});
