import { assert } from 'chai';
import { type FixtureContext, productOfFixture } from '../../../src/domain/products/product-fixture.ts';

const context: FixtureContext = {
  id: 't',
  agentUrl: 'https://seller.example/mcp',
  publisherDomain: 'seller.example',
  goalMetrics: ['views', 'clicks'],
  pushesReports: true,
};
const goalsOf = (fixture: object, more: Partial<FixtureContext> = {}): unknown => {
  const read = productOfFixture({ ...fixture }, [], { ...context, ...more });
  return read.ok ? read.value.product.metric_optimization : read.problems;
};
const DURATIONS = [2, 6, 15, 30];

describe('goals of a product of a test', () => {
  for (const channel of ['video', 'olv', 'ctv', 'tv', 'linear_tv', 'cinema'])
    it(`have the common durations of a view for ${channel}, and keep what the fixture says`, () => {
      assert.deepEqual(goalsOf({ channels: [channel] }), {
        supported_metrics: ['views', 'clicks'],
        supported_view_durations: DURATIONS,
      });
      const said = { supported_metrics: ['views'], supported_targets: ['cost_per'] };
      assert.deepEqual(goalsOf({ channels: ['display', channel], metric_optimization: said }), {
        ...said,
        supported_view_durations: DURATIONS,
      });
      const own = { supported_metrics: ['views'], supported_view_durations: [3] };
      assert.deepEqual(goalsOf({ channels: [channel], metric_optimization: own }), own);
      assert.isUndefined(goalsOf({ channels: [channel] }, { goalMetrics: [] }));
    });

  for (const channel of ['display', 'native', 'audio', 'podcast', 'dooh', 'email'])
    it(`stay as the fixture says them for ${channel}`, () => {
      assert.isUndefined(goalsOf({ channels: [channel] }));
      const said = { supported_metrics: ['clicks'] };
      assert.deepEqual(goalsOf({ channels: [channel], metric_optimization: said }), said);
    });

  it('are refused when they are no goals', () => {
    for (const wrong of [7, 'views', [], { supported_metrics: [] }, { supported_metrics: ['views', 'luck'] }])
      assert.isArray(goalsOf({ channels: ['video'], metric_optimization: wrong }), JSON.stringify(wrong));
  });
});
