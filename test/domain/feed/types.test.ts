import { assert } from 'chai';
import fc from 'fast-check';
import { MAX_TYPES, parseTypes, passes } from '../../../src/domain/feed/types.ts';
import { assertWithin, measured } from '../../support/cpu-cost.ts';

describe('the types parameter of the feed', () => {
  const accepted: [string, string[] | undefined][] = [
    ['agent.removed', ['agent.removed']],
    ['agent.*', ['agent.*']],
    ['a*', ['a*']],
    ['property.created,agent.*', ['agent.*', 'property.created']],
    ['agent.*,agent.*', ['agent.*']],
    ['agent.*,agent.removed', ['agent.*', 'agent.removed']],
    ['*.created', ['*.created']],
    ['*.*', ['*.*']],
    ['agent.**', ['agent.*']],
    ['agent*removed,*_*,?gent.*', ['*_*', '?gent.*', 'agent*removed']],
    ['no.such_type.of.2026', ['no.such_type.of.2026']],
    [' agent.* , property.*\n', ['agent.*', 'property.*']],
    ['agent.*,,property.*,', ['agent.*', 'property.*']],
    // Everything, like no filter at all.
    ['*', undefined],
    ['**', undefined],
    ['agent.*,*', undefined],
    ['', undefined],
    [' , ', undefined],
  ];
  for (const [text, types] of accepted) {
    it(`takes ${JSON.stringify(text)}`, () => assert.deepEqual(parseTypes(text), { ok: true, types }));
  }

  const lists: [string[], string[] | undefined][] = [
    [
      ['agent.*', 'property.created'],
      ['agent.*', 'property.created'],
    ],
    [
      ['property.created,agent.*', ' agent.* '],
      ['agent.*', 'property.created'],
    ],
    [['agent.*', '*'], undefined],
    [[], undefined],
    [['', ' , '], undefined],
  ];
  for (const [list, types] of lists) {
    it(`takes ${JSON.stringify(list)}`, () => assert.deepEqual(parseTypes(list), { ok: true, types }));
  }

  const refused = [
    'Agent.*',
    '*.Removed',
    '.agent',
    '_agent',
    '2agent',
    'agent.[ab]',
    'agent.{a}',
    '!agent',
    'agent.\\*',
    'agent. *',
    'agent-removed',
    'agent/removed',
    'agént',
    'agent.%',
    'agent\n.removed',
    'a'.repeat(101),
  ];
  for (const text of refused) {
    it(`refuses ${JSON.stringify(text)}`, () => assert.isFalse(parseTypes(text).ok));
  }

  it(`takes ${MAX_TYPES} values and no more`, () => {
    const list = (count: number) => Array.from({ length: count }, (_, n) => `t${n}`).join(',');
    assert.isTrue(parseTypes(list(MAX_TYPES)).ok);
    assert.deepEqual(parseTypes(list(MAX_TYPES + 1)), {
      ok: false,
      reason: 'must list at most 100 event types',
    });
    assert.isFalse(
      parseTypes(
        Array(MAX_TYPES + 1)
          .fill('agent.*')
          .join(','),
      ).ok,
      'also the same one',
    );
  });

  it('names what it refuses', () => {
    const reasonOf = (text: string) => {
      const parsed = parseTypes(text);
      return parsed.ok ? '' : parsed.reason;
    };
    assert.match(
      reasonOf('agent.*,Bad'),
      /^"Bad" contains "B", which no event type has; send .*`\*\.created`/,
    );
    assert.match(reasonOf('.agent'), /^"\.agent" starts with neither a letter nor/);
    assert.match(reasonOf(`a,${'b'.repeat(101)}`), /^"b{20}…" has 101 characters; .* at most 100$/);
  });

  it('gives equal filters equal lists', () => {
    const type = fc.constantFrom('agent.*', 'agent.removed', 'property.*', 'p*', 'collection.merged');
    fc.assert(
      fc.property(fc.array(type, { minLength: 1 }), (types) => {
        assert.deepEqual(parseTypes(types.join(',')), parseTypes([...types].reverse().join(',')));
      }),
    );
  });
});

describe('what passes a filter', () => {
  it('is everything without one', () => assert.isTrue(passes(undefined, 'agent.removed')));
  const cases: [string[], string, boolean][] = [
    [['agent.removed'], 'agent.removed', true],
    [['agent.removed'], 'agent.removed2', false],
    [['agent'], 'agent.removed', false],
    [['agent.*'], 'agent.removed', true],
    [['agent.*'], 'agents.removed', false],
    [['agent*'], 'agents.removed', true],
    [['agent.*'], 'agent.', true],
    [['agent.removed*'], 'agent.removed', true],
    [['property.*', 'agent.removed'], 'agent.removed', true],
    [['property.*', 'agent.removed'], 'agent.discovered', false],
    [[], 'agent.removed', false],
    [['*.created'], 'property.created', true],
    [['*.created'], 'property.created2', false],
    [['*.created'], 'created', false],
    [['*ed'], 'agent.removed', true],
    [['a*r*d'], 'agent.removed', true],
    [['a*r*x'], 'agent.removed', false],
    [['agent.?emoved'], 'agent.removed', true],
    [['agent.?removed'], 'agent.removed', false],
    [['agent.removed?'], 'agent.removed', false],
    [['*?'], 'a', true],
    [['?*?'], 'a', false],
  ];
  for (const [filter, type, expected] of cases) {
    it(`${type} ${expected ? 'passes' : 'does not pass'} ${filter.join(',') || 'an empty list'}`, () =>
      assert.equal(passes(filter, type), expected));
  }
});

describe('a pattern', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 12 });
  const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), minLength: 1, maxLength: 8 });

  it('matches exactly what the regular expression of the same meaning matches', () => {
    fc.assert(
      fc.property(pattern, text, (wanted, type) => {
        const source = wanted.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.');
        assert.equal(passes([wanted], type), new RegExp(`^${source}$`).test(type), `${wanted} on ${type}`);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is done soon, whatever it is', async () => {
    const types = Array.from({ length: 20 }, (_, n) => `${'a'.repeat(40)}${n}`);
    const worst = Array.from({ length: MAX_TYPES }, (_, n) => `${'*a'.repeat(20)}*b${n}`);
    for (const type of types) assert.isFalse(passes(worst, type));
    await assertWithin(
      (control) => ({ total: 100 * control }),
      () =>
        measured(() => {
          for (let n = 0; n < 100_000; n += 1) passes(worst, types[n % types.length] ?? '');
        }),
    );
  });
});
