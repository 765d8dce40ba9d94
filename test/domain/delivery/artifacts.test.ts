import { assert } from 'chai';
import fc from 'fast-check';
import { compareSamples, contentOf, drawn, samplesOf } from '../../../src/domain/delivery/artifacts.ts';
import { at } from '../../support/media.ts';

const FROM = at('2026-03-15T10:00:00Z');
const hour = (impressions: number, from = FROM) => ({ packageId: 'p1', from, impressions });

describe('samples of an hour', () => {
  it('are the same every time, and others for other buys', () => {
    assert.deepEqual(samplesOf(hour(1000), 'b1', 0.5), samplesOf(hour(1000), 'b1', 0.5));
    assert.notDeepEqual(samplesOf(hour(1000), 'b1', 0.5), samplesOf(hour(1000), 'b2', 0.5));
  });
  it('are none of nothing, and none at no rate', () => {
    assert.deepEqual(samplesOf(hour(0), 'b1', 1), []);
    assert.deepEqual(samplesOf(hour(1000), 'b1', 0), []);
  });
  it('are few, in order, inside the hour, and each its own', () =>
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(3599),
        (impressions, rate, second) => {
          const from = new Date(FROM.getTime() + second * 1000);
          const samples = samplesOf(hour(impressions, from), 'b1', rate);
          assert.isAtMost(samples.length, Math.min(4, impressions));
          assert.deepEqual(samples, samples.toSorted(compareSamples));
          assert.equal(new Set(samples.map(({ id }) => id)).size, samples.length);
          for (const sample of samples) {
            assert.isAtLeast(sample.at.getTime(), from.getTime());
            assert.isBelow(sample.at.getTime(), FROM.getTime() + 3_600_000);
          }
        },
      ),
    ));
  it('keep the share over many hours', () => {
    const hours = Array.from({ length: 2000 }, (_, i) =>
      samplesOf(hour(10, new Date(FROM.getTime() + i * 3_600_000)), 'b1', 0.05),
    );
    assert.closeTo(hours.flat().length, 1000, 80);
  });
});

describe('what a sample shows', () => {
  it('is content of the property', () => {
    const content = contentOf(12, 'news.example');
    assert.equal(content.property_rid, 'news.example');
    assert.deepEqual(content, contentOf(12, 'news.example'));
    assert.notEqual(content.artifact_id, contentOf(13, 'news.example').artifact_id);
  });
  it('is drawn by weight', () => {
    assert.isNull(drawn(5, []));
    assert.isNull(drawn(5, [['a', 0]]));
    assert.equal(
      drawn(2 ** 31, [
        ['a', 0],
        ['b', 1],
      ]),
      'b',
    );
    assert.equal(
      drawn(0, [
        ['a', 1],
        ['b', 1],
      ]),
      'a',
    );
    assert.equal(
      drawn(2 ** 32 - 1, [
        ['a', 1],
        ['b', 1],
      ]),
      'b',
    );
  });
});
