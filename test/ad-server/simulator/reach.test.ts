import { assert } from 'chai';
import { mostOften, reachOf, reachOfAll } from '../../../src/ad-server/simulator/reach.ts';

const DAY = 86_400;
const audience = { size: 1000, unit: 'devices' as const };
const cap = (max: number | null, pause: number | null = null) => ({
  max_impressions: max,
  window_seconds: DAY,
  suppress_seconds: pause,
});

describe('reachOf', () => {
  it('is null without impressions', () => assert.isNull(reachOf(0, audience, DAY)));
  it('is one for the first', () =>
    assert.deepEqual(reachOf(1, audience, DAY), { reach: 1, frequency: 1, reach_unit: 'devices' }));
  it('meets half of an audience with as many impressions', () =>
    assert.deepEqual(reachOf(1000, audience, DAY), { reach: 500, frequency: 2, reach_unit: 'devices' }));
  it('never meets more than there are', () => assert.equal(reachOf(100_000_000, audience, DAY)?.reach, 999));
  it('meets others on other days', () => assert.equal(reachOf(100_000_000, audience, 31 * DAY)?.reach, 1999));
  it('meets as many as a cap makes it', () =>
    assert.deepEqual(reachOf(10_000, { ...audience, cap: cap(3) }, DAY), {
      reach: 3334,
      frequency: 3,
      reach_unit: 'devices',
    }));
});

describe('mostOften', () => {
  it('has no bound without a cap', () => assert.equal(mostOften(undefined, DAY), Number.POSITIVE_INFINITY));
  it('is the cap however long the time', () => assert.equal(mostOften(cap(3), 30 * DAY), 3));
  it('is how often the pause fits in', () => assert.equal(mostOften(cap(null, 3600), DAY), 24));
  it('is the lesser of both', () => assert.equal(mostOften(cap(5, DAY), 2 * DAY), 2));
  it('is once in no time', () => assert.equal(mostOften(cap(null, 3600), 0), 1));
});

describe('reachOfAll', () => {
  const row = (impressions: number, reach: number, most = Number.POSITIVE_INFINITY) => ({
    impressions,
    most,
    reach: { reach, frequency: impressions / reach, reach_unit: 'devices' as const },
  });

  it('is null without parts', () => assert.isNull(reachOfAll([])));
  it('is that of the only part', () => assert.equal(reachOfAll([row(900, 300)])?.reach, 300));
  it('is less than the sum', () => assert.equal(reachOfAll([row(900, 300), row(900, 300)])?.reach, 510));
  it('is not less than the largest part', () =>
    assert.equal(reachOfAll([row(900, 300), row(10, 10)])?.reach, 300));
  it('is enough for the largest cap', () =>
    assert.equal(reachOfAll([row(900, 300, 3), row(900, 300, 3)])?.frequency, 3));
  it('is not told for parts that count different things', () =>
    assert.isNull(
      reachOfAll([row(9, 3), { ...row(9, 3), reach: { reach: 3, frequency: 3, reach_unit: 'households' } }]),
    ));
});
