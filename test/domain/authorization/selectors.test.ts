import { assert } from 'chai';
import fc from 'fast-check';
import {
  readSelectors,
  type Selector,
  selects,
  sumCoverage,
  tallyPublisher,
  type WrittenSelector,
} from '../../../src/domain/authorization/coverage.ts';
import type { AuthorizationReason } from '../../../src/domain/authorization/reasons.ts';
import { property } from './evidence.ts';

const read = (...list: WrittenSelector[]): Selector[] => {
  const verdict = readSelectors(list, 'list');
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return verdict.selectors;
};
const paths = (...list: WrittenSelector[]): string[] => {
  const verdict = readSelectors(list, 'list');
  return verdict.ok ? [] : verdict.issues.map(({ path }) => path);
};

describe('readSelectors', () => {
  it('reads the form with a selection type', () => {
    assert.deepEqual(read({ publisher_domain: 'https://www.A.example', selection_type: 'all' }), [
      { publisherDomain: 'a.example', type: 'all', ids: [], tags: [], propertyTypes: [] },
    ]);
    assert.deepEqual(
      read({ publisher_domain: 'a.example', selection_type: 'by_id', property_ids: ['x', 'y', 'x'] }),
      [{ publisherDomain: 'a.example', type: 'by_id', ids: ['x', 'y'], tags: [], propertyTypes: [] }],
    );
    assert.deepEqual(
      read({
        publisher_domains: ['a.example', 'b.example', 'A.example'],
        selection_type: 'by_tag',
        property_tags: ['t'],
      }),
      ['a.example', 'b.example'].map((publisherDomain) => ({
        publisherDomain,
        type: 'by_tag',
        ids: [],
        tags: ['t'],
        propertyTypes: [],
      })),
    );
  });

  it('infers the selection type of the loose form', () => {
    const types = (written: WrittenSelector) =>
      read({ publisher_domain: 'a.example', ...written }).map(({ type }) => type);
    assert.deepEqual(types({}), ['all']);
    assert.deepEqual(types({ property_types: ['website'] }), ['all']);
    assert.deepEqual(types({ property_ids: [] }), ['by_id']);
    assert.deepEqual(types({ tags: ['t'] }), ['by_tag']);
    assert.deepEqual(types({ property_tags: ['t'] }), ['by_tag']);
    assert.deepEqual(read({ publisher_domain: 'a.example', tags: ['t'] })[0]?.tags, ['t']);
  });

  it('ignores what the selection type does not ask for', () => {
    const [selector] = read({
      publisher_domain: 'a.example',
      selection_type: 'all',
      property_ids: ['x'],
      tags: ['t'],
    });
    assert.deepEqual([selector?.ids, selector?.tags], [[], []]);
  });

  const refused: readonly [what: string, written: WrittenSelector, path: string][] = [
    ['no publisher', { selection_type: 'all' }, 'list[0].publisher_domain'],
    [
      'both forms of publisher',
      { publisher_domain: 'a.example', publisher_domains: ['b.example'] },
      'list[0].publisher_domains',
    ],
    [
      'ids of several publishers',
      { publisher_domains: ['a.example'], selection_type: 'by_id', property_ids: ['x'] },
      'list[0].publisher_domains',
    ],
    [
      'ids of several publishers, inferred',
      { publisher_domains: ['a.example'], property_ids: ['x'] },
      'list[0].publisher_domains',
    ],
    ['by_id without ids', { publisher_domain: 'a.example', selection_type: 'by_id' }, 'list[0].property_ids'],
    [
      'by_tag without tags',
      { publisher_domain: 'a.example', selection_type: 'by_tag', property_ids: ['x'] },
      'list[0].property_tags',
    ],
    [
      'ids and tags without a type',
      { publisher_domain: 'a.example', property_ids: ['x'], tags: ['t'] },
      'list[0].selection_type',
    ],
    ['junk for a domain', { publisher_domain: 'not a domain' }, 'list[0].publisher_domain'],
    [
      'an address for a domain',
      { publisher_domains: ['a.example', '127.0.0.1'] },
      'list[0].publisher_domains[1]',
    ],
  ];
  for (const [what, written, path] of refused) {
    it(`refuses ${what}`, () => assert.include(paths(written), path));
  }

  it('tells every selector that is wrong', () => {
    assert.deepEqual(paths({ publisher_domain: '?' }, { publisher_domain: 'a.example' }, {}), [
      'list[0].publisher_domain',
      'list[2].publisher_domain',
    ]);
  });

  it('bounds what selectors grow to', () => {
    const domains = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `p${from + index}.example`);
    assert.lengthOf(read({ publisher_domains: domains(0, 999) }, { publisher_domain: 'x.example' }), 1000);
    assert.deepEqual(
      paths({ publisher_domains: domains(0, 999) }, { publisher_domains: ['x.example', 'y.example'] }),
      ['list'],
    );
  });

  it('answers selectors or issues, for anything that the contract lets through', () => {
    const texts = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 3 });
    const domain = fc.oneof(fc.domain(), fc.string({ minLength: 1, maxLength: 12 }));
    const written: fc.Arbitrary<WrittenSelector> = fc.record(
      {
        publisher_domain: domain,
        publisher_domains: fc.array(domain, { minLength: 1, maxLength: 3 }),
        selection_type: fc.constantFrom('all' as const, 'by_id' as const, 'by_tag' as const),
        property_ids: texts,
        property_tags: texts,
        tags: texts,
        property_types: fc.array(fc.constantFrom('website' as const, 'ctv_app' as const), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(written, { maxLength: 4 }), (list) => {
        const verdict = readSelectors(list, 'list');
        if (!verdict.ok) {
          assert.isTrue(verdict.issues.every(({ path }) => /^list(\[\d\].+)?$/.test(path)));
          return;
        }
        for (const { type, ids, tags, publisherDomain } of verdict.selectors) {
          assert.match(publisherDomain, /^[a-z0-9.-]+$/);
          assert.isTrue(type === 'by_id' || ids.length === 0);
          assert.isTrue(type === 'by_tag' || tags.length === 0);
        }
        assert.isAtLeast(verdict.selectors.length, list.length === 0 ? 0 : list.length);
      }),
    );
  });
});

describe('selects', () => {
  const selector = (rest: Partial<Selector>): Selector => ({
    publisherDomain: 'a.example',
    type: 'all',
    ids: [],
    tags: [],
    propertyTypes: [],
    ...rest,
  });
  it('takes a property that has the id, the tags and the type asked for', () => {
    const one = property();
    assert.isTrue(selects(selector({}))(one));
    assert.isTrue(selects(selector({ type: 'by_id', ids: ['news_site'] }))(one));
    assert.isTrue(selects(selector({ type: 'by_tag', tags: ['x', 'local'] }))(one));
    assert.isTrue(selects(selector({ propertyTypes: ['website', 'podcast'] }))(one));
    assert.isFalse(selects(selector({ type: 'by_id', ids: [] }))(one));
    assert.isFalse(selects(selector({ type: 'by_id', ids: ['news_site'] }))(property({ propertyId: null })));
    assert.isFalse(selects(selector({ type: 'by_tag', tags: ['x'] }))(one));
    assert.isFalse(selects(selector({ propertyTypes: ['podcast'] }))(one));
    assert.isFalse(selects(selector({ type: 'by_id', ids: ['news_site'], propertyTypes: ['podcast'] }))(one));
  });
});

describe('coverage', () => {
  const GOOD = { authorized: true, reason: 'authorized' } as const;
  const BAD = { authorized: false, reason: 'property_not_declared' } as const;
  const count = (selectors: Selector[], held: [key: string, tags: string[], isGood: boolean][]) => {
    const tally = tallyPublisher(selectors, { source: 'adagents_json', obstacle: null });
    for (const [key, tags, isGood] of held) {
      const one = property({ propertyId: key, tags });
      if (tally.wants(one)) tally.add(key, one, isGood ? GOOD : BAD);
    }
    const part = tally.end();
    return { ...sumCoverage([part]), selectors: part.selectors };
  };

  it('is authorized when something was asked for and all of it is', () => {
    const all = count(read({ publisher_domain: 'a.example' }), [
      ['x', [], true],
      ['y', [], true],
    ]);
    assert.deepInclude(all, {
      authorized: true,
      coverage_percentage: 100,
      total_requested: 2,
      total_authorized: 2,
    });
    assert.deepEqual(all.selectors, [
      {
        publisher_domain: 'a.example',
        selection_type: 'all',
        requested_count: 2,
        authorized_count: 2,
        source: 'adagents_json',
        reasons: {},
      },
    ]);
    const nothing = count(read({ publisher_domain: 'a.example', property_ids: [] }), [['x', [], true]]);
    assert.deepInclude(nothing, { authorized: false, coverage_percentage: 0, total_requested: 0 });
    const unknown = count(read({ publisher_domain: 'a.example' }), []);
    assert.deepInclude(unknown, { authorized: false, coverage_percentage: 0, total_requested: 0 });
  });

  it('names the ids that are missing or refused, and rounds down', () => {
    const result = count(read({ publisher_domain: 'a.example', property_ids: ['x', 'y', 'z'] }), [
      ['x', [], true],
      ['y', [], false],
    ]);
    assert.deepInclude(result, {
      authorized: false,
      coverage_percentage: 33,
      total_requested: 3,
      total_authorized: 1,
    });
    assert.deepInclude(result.selectors[0], {
      requested_count: 3,
      authorized_count: 1,
      unauthorized_items: ['y', 'z'],
      reasons: { property_not_declared: 1, property_unknown: 1 },
    });
  });

  it('names the tags that are not covered in full, or that nothing has', () => {
    const result = count(read({ publisher_domain: 'a.example', tags: ['good', 'mixed', 'none'] }), [
      ['x', ['good', 'mixed'], true],
      ['y', ['mixed'], false],
      ['z', ['other'], false],
    ]);
    assert.deepInclude(result.selectors[0], {
      requested_count: 2,
      authorized_count: 1,
      unauthorized_items: ['mixed', 'none'],
    });
  });

  it('counts once what several selectors ask for', () => {
    const result = count(
      read(
        { publisher_domain: 'a.example' },
        { publisher_domain: 'a.example', property_ids: ['x', 'gone'] },
        { publisher_domain: 'a.example', property_ids: ['gone'] },
      ),
      [
        ['x', [], true],
        ['y', [], true],
      ],
    );
    assert.deepInclude(result, { total_requested: 3, total_authorized: 2, coverage_percentage: 66 });
    assert.deepEqual(
      result.selectors.map(({ requested_count: n }) => n),
      [2, 2, 1],
    );
  });

  it('gives the reason that holds for most, the first of several', () => {
    const part = (
      reasons: Partial<Record<AuthorizationReason, number>>,
      obstacle: AuthorizationReason | null = null,
    ) => {
      const counts = new Map(Object.entries(reasons)) as Map<AuthorizationReason, number>;
      const authorized = (reasons.authorized ?? 0) + (reasons.authorized_first_party ?? 0);
      const requested = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return { selectors: [], requested, authorized, reasons: counts, obstacle };
    };
    const reason = (...parts: ReturnType<typeof part>[]) => sumCoverage(parts).reason;
    assert.equal(
      reason(part({ authorized: 1 }), part({ authorized_first_party: 2 })),
      'authorized_first_party',
    );
    assert.equal(
      reason(part({ authorized: 9, expired: 1 }), part({ expired: 1, country_required: 1 })),
      'expired',
    );
    assert.equal(reason(part({ country_required: 1, expired: 1 })), 'expired');
    assert.equal(reason(part({ authorized: 9 }), part({}, 'publisher_revoked')), 'publisher_revoked');
    assert.isFalse(sumCoverage([part({ authorized: 9 }), part({}, 'publisher_revoked')]).authorized);
    assert.equal(reason(part({})), 'property_unknown');
    assert.equal(reason(), 'property_unknown');
  });

  it('never says 100 percent of less than all', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 400 }), (goods) => {
        const { authorized, coverage_percentage: percent } = count(
          read({ publisher_domain: 'a.example' }),
          goods.map((isGood, index) => [`p${index}`, [], isGood]),
        );
        assert.equal(authorized, percent === 100);
        assert.equal(authorized, goods.every(Boolean));
      }),
    );
  });
});
