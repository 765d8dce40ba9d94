import { assert } from 'chai';
import {
  joinedPieces,
  jsonPiecesAround,
  jsonPiecesIn,
  keepJson,
  withMembers,
} from '../../../src/domain/json/kept-json.ts';
import { finish } from '../../../src/domain/steps.ts';

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
  ['that was marked itself', kept()],
  ['that was made of a marked object', withMembers(kept(), { z: [kept()] })],
  ['that was made of one in two steps', withMembers(withMembers(kept(), { z: 1 }), { y: undefined, x: [2] })],
  [
    'that lost a member of the marked object in the second step',
    withMembers(withMembers(kept(), {}), { id: 2 }),
  ],
];

const parts = Array.from({ length: 3_000 }, (_none, id) => ({
  id: `é${id}`,
  at: new Date(id),
  none: undefined,
}));
/** Bodies that are written part by part. */
const longBodies: readonly (readonly [string, Record<string, unknown>])[] = [
  ['with a long list', { a: 1, parts, z: [] }],
  [
    'with long lists in a list',
    { items: [{ parts, id: 1 }, undefined, { parts: [parts, [], {}] }], none: undefined },
  ],
  ['with a long object', { map: Object.fromEntries(parts.map((part) => [part.id, part])), f: () => 1 }],
  ['with marked objects between long ones', { items: [kept(), { parts }, withMembers(kept(), { parts })] }],
  ['that was made of a marked object', withMembers(kept(), { parts })],
  ['with long texts', { texts: Array.from({ length: 40 }, () => 'ü"'.repeat(20_000)) }],
  ['with what JSON does not have', { items: [...parts, undefined, () => 1, Symbol('s'), null] }],
];

const jsonPieces = (body: Parameters<typeof jsonPiecesIn>[0]) => finish(jsonPiecesIn(body));

describe('the JSON of a long body', () => {
  for (const [what, body] of longBodies)
    it(`is what JSON.stringify writes, in steps that are short, ${what}`, () => {
      const steps = jsonPiecesIn(body);
      let pauses = 0;
      let made = steps.next();
      for (; made.done !== true; made = steps.next()) pauses += 1;
      const { plain, quoted } = made.value;
      const text = JSON.stringify(body);
      assert.equal(String(joinedPieces(plain)), text);
      assert.equal(`"${joinedPieces(quoted)}"`, JSON.stringify(text));
      if (what.includes('marked')) return;
      assert.isAtLeast(pauses, Math.floor(text.length / 128 / 1024));
      for (const piece of plain) assert.isAtMost(piece.length, 192 * 1024);
    });
});

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

  const way = ['result', 'task', 'parts', 'data'];
  for (const [what, body] of bodies) {
    const messages: readonly Record<string, unknown>[] = [
      { id: 1, result: { task: { before: null, parts: [{ data: body, after: 'ü' }, { text: 'x' }] } } },
      { result: { parts: [undefined, 7, [{ data: body }], { data: body }], none: undefined } },
      { result: { task: undefined, parts: [], at: new Date(0) }, id: null },
      { result: null, error: { task: body } },
      { result: [body], f: () => 1 },
    ];
    it(`is what JSON.stringify writes of a message around a body ${what}`, () => {
      for (const message of messages)
        assert.equal(String(joinedPieces(jsonPiecesAround(message, way))), JSON.stringify(message));
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
