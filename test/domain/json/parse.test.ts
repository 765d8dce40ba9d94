import { assert } from 'chai';
import fc from 'fast-check';
import { PIECE, parseInPieces, readStructure } from '../../../src/domain/json/parse.ts';
import { finish } from '../../../src/domain/steps.ts';

const ANY = Number.POSITIVE_INFINITY;
const NO_LIMITS = { maxDepth: ANY, maxValues: ANY, maxMembers: ANY };

function parse(text: string, piece: number): unknown {
  const structure = finish(readStructure(text, NO_LIMITS, piece));
  if (!structure.ok) throw new Error('there are no limits');
  return finish(parseInPieces(text, structure.large, piece));
}

/** What parsing comes to: the value as text, with its own members in their order, or that there is none. */
function outcome(work: () => unknown): string {
  try {
    return JSON.stringify(work());
  } catch (cause) {
    assert.instanceOf(cause, SyntaxError);
    return 'no JSON';
  }
}

const pieces = fc.constantFrom(0, 1, 2, 5, 20, 1000);

describe('parseInPieces', () => {
  it('makes the same of a value as JSON.parse, however small the pieces are', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), pieces, fc.nat(2), (value, piece, indent) => {
        const text = JSON.stringify(value, null, indent);
        assert.deepEqual(parse(text, piece), JSON.parse(text));
      }),
    );
  });

  it('takes and refuses the same texts as JSON.parse', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'[[{{]]}}""::,,01-e \\antrue'), maxLength: 40 });
    fc.assert(
      fc.property(signs, pieces, (text, piece) => {
        assert.equal(
          outcome(() => parse(text, piece)),
          outcome(() => JSON.parse(text)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('takes and refuses the same spoilt documents as JSON.parse', () => {
    const spoilt = fc
      .tuple(fc.jsonValue({ maxDepth: 4 }), fc.nat(), fc.constantFrom('', ',', ']', '}', '"', ':', '[', ' '))
      .map(([value, where, sign]) => {
        const text = JSON.stringify(value);
        const at = where % (text.length + 1);
        return text.slice(0, at) + sign + text.slice(sign === '' ? at + 1 : at);
      });
    fc.assert(
      fc.property(spoilt, pieces, (text, piece) => {
        assert.equal(
          outcome(() => parse(text, piece)),
          outcome(() => JSON.parse(text)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  for (const text of [
    '{"__proto__":[1,2,3],"a":{"__proto__":{"b":1}}}',
    '{"a":[1],"a":[2,3]}',
    '{"\\u0061":[1,2],"b":1}',
    ' [ [ 1 , 2 ] , [ ] , { } ] ',
    '[[1,2,3],]',
    '[,[1,2,3]]',
    '[[1,2,3] [4]]',
    '[[1,2,3]]]',
    '[[1,2,3]}',
    '{"a":[1,2,3],}',
    '{"a" [1,2,3]}',
    '{a:[1,2,3]}',
    '{"a":1,2:[1,2]}',
    '{"a":0,"b":[1,2]}',
    '{"a":1"b":[1,2]}',
    '[1\u00a0,2]',
    '\ufeff[1,2]',
    '',
  ])
    it(`agrees with JSON.parse about ${JSON.stringify(text)}`, () => {
      for (const piece of [0, 1, 3])
        assert.equal(
          outcome(() => parse(text, piece)),
          outcome(() => JSON.parse(text)),
        );
    });

  it('pauses after each piece of a long list, wherever the list is', () => {
    const members = Array.from({ length: 40_000 }, (_, at) => ({ id: at, name: `n${at}` }));
    const text = JSON.stringify({ jsonrpc: '2.0', params: { arguments: { lists: [{ add: members }] } } });
    const structure = finish(readStructure(text, NO_LIMITS, PIECE));
    assert.isTrue(structure.ok);
    if (!structure.ok) return;
    const steps = [...parseInPieces(text, structure.large)].length;
    assert.isAtLeast(steps, Math.floor(text.length / (2 * PIECE)));
    assert.isAtLeast(
      [...readStructure(text, NO_LIMITS, PIECE)].length,
      Math.floor(text.length / (512 * 1024)),
    );
  });
});

describe('readStructure', () => {
  const exceeded = (text: string, maxDepth: number, maxValues: number) => {
    const structure = finish(readStructure(text, { maxDepth, maxValues, maxMembers: 3 }, 10));
    return structure.ok ? null : structure.exceeded;
  };

  for (const [text, maxDepth, maxValues, expected] of [
    ['[[1]]', 2, 10, null],
    ['[[1]]', 1, 10, 'depth'],
    ['[1,2,3]', 1, 3, null],
    ['[1,2,3]', 1, 2, 'values'],
    ['{"a":1,"b":2}', 1, 2, null],
    ['{"a":{},"b":{}}', 2, 3, 'values'],
    ['["[[[,,,"]', 1, 1, null],
    ['[]]]][[', 2, 3, null],
    [`[${'{},'.repeat(1000)}0]`, 2, 1000, 'values'],
    ['['.repeat(100), 64, 1e6, 'depth'],
    ['{"a":1,"b":2,"c":3}', 1, 10, null],
    ['{"a":1,"b":2,"c":3,"d":4}', 1, 10, 'members'],
    ['[{"a":1,"b":{"x":1,"y":2,"z":3},"c":[1,2,3,4,5]},{"a":1,"b":2}]', 3, 20, null],
    ['{"a":{"b":1,"c":2},"b":[1,2],"c":0,"d":0}', 2, 20, 'members'],
    ['[1,2,3,4,5]', 1, 10, null],
    ['}{]],,,,', 1, 10, null],
  ] as const)
    it(`finds ${expected ?? 'nothing'} exceeded in ${text.slice(0, 20)}`, () =>
      assert.equal(exceeded(text, maxDepth, maxValues), expected));

  it('tells which containers are long, and where they end', () => {
    const structure = finish(readStructure('[[1],["0123456789"],{"a":[1,2,3,4,5,6]}]', NO_LIMITS, 10));
    assert.deepEqual(structure.ok && [...structure.large], [
      [5, 18],
      [25, 37],
      [20, 38],
      [0, 39],
    ]);
  });
});
