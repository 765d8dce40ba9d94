import { assert } from 'chai';
import { assignmentsOf, deadlineOf } from '../../../src/domain/buys/creatives.ts';
import { committed, keptOf } from '../../../src/domain/buys/new-buy.ts';
import { at, NOW, product } from '../../support/media.ts';

const owner = { principalId: 'p', accountId: 'a', buyId: 'b', packageId: 'k' };

describe('the creatives of a package', () => {
  const placed = (assigned?: object[], brought?: object[]) =>
    assignmentsOf(assigned, brought, owner).map(({ creativeId, position, details }) => [
      creativeId,
      position,
      details,
    ]);

  it('are those that are assigned, in their order, then those that come along', () => {
    const brought = [
      { creative_id: 'c', name: 'C', weight: 5, assets: {} },
      { creative_id: 'a', weight: 9 },
    ];
    assert.deepEqual(placed([{ creative_id: 'b', weight: 1 }, { creative_id: 'a' }], brought), [
      ['b', 0, { weight: 1 }],
      ['a', 1, {}],
      ['c', 2, { weight: 5 }],
    ]);
  });

  it('are each there once; what is said last counts', () => {
    assert.deepEqual(
      placed([
        { creative_id: 'a', weight: 1 },
        { creative_id: 'a', weight: 2 },
      ]),
      [['a', 0, { weight: 2 }]],
    );
    assert.deepEqual(placed(), []);
  });
});

describe('the deadline of creatives', () => {
  const cases: readonly [
    name: string,
    type: 'guaranteed' | 'non_guaranteed',
    start: string,
    deadline: Date | null,
  ][] = [
    ['two days before a promised start', 'guaranteed', '2026-03-25T00:00:00Z', at('2026-03-23T00:00:00Z')],
    ['none for a promised start that is near', 'guaranteed', '2026-03-17T10:00:00Z', null],
    ['none for one that has begun', 'guaranteed', '2026-03-01T00:00:00Z', null],
    ['none for an auction', 'non_guaranteed', '2026-03-25T00:00:00Z', null],
  ];
  for (const [name, delivery_type, start, deadline] of cases) {
    it(`is ${name}`, () => {
      assert.deepEqual(deadlineOf(product({ delivery_type }), at(start), NOW), deadline);
    });
  }
});

describe('what is committed', () => {
  const clicks = { scope: 'standard', metric_id: 'clicks' } as const;
  const views = { scope: 'vendor', vendor: { domain: 'v.example' }, metric_id: 'views' } as const;
  const earlier = committed(undefined, [clicks], at('2026-03-01T00:00:00Z')).committed_metrics;

  it('only grows, and keeps its time', () => {
    const later = committed(earlier, [views, clicks, views], NOW).committed_metrics;
    assert.deepEqual(later, [
      { ...clicks, committed_at: '2026-03-01T00:00:00.000Z' },
      { ...views, committed_at: NOW.toISOString() },
    ]);
  });

  it('stays when nothing is asked, and is nothing before', () => {
    assert.deepEqual(committed(earlier, undefined, NOW).committed_metrics, earlier);
    assert.deepEqual(committed(undefined, undefined, NOW), {});
  });
});

describe('what is kept of a request for a package', () => {
  it('is what the package is told back with, as it came', () => {
    const request = { context: { a: [1] }, pacing: 'asap', ext: { x: 1 } };
    const others = { product_id: 'x', budget: 5, creatives: [], measurement_terms: {}, hidden: true };
    assert.deepEqual(keptOf({ ...request, ...others, bid_price: undefined }), request as never);
  });
});
