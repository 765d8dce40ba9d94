import { assert } from 'chai';
import fc from 'fast-check';
import { baseScore, leastScoreOf, matchBreadth, relevance } from '../../../src/domain/agents/page-order.ts';

const count = fc.integer({ min: 0, max: 10_000_000 });

describe('relevance', () => {
  it('is nothing for an agent that has nothing', () => {
    const { score, parts } = relevance(0, { matched: 0, propertyCount: 0, hasTmp: false });
    assert.equal(score, 0);
    assert.deepEqual(parts, { breadth: 0, inventory: 0, trustedMatch: 0 });
  });

  it('gives match breadth its full weight, alone', () => {
    assert.equal(relevance(3, { matched: 3, propertyCount: 0, hasTmp: false }).score, 1);
    assert.equal(relevance(4, { matched: 1, propertyCount: 0, hasTmp: false }).score, 0.25);
    assert.equal(relevance(0, { matched: 0, propertyCount: 0, hasTmp: false }).score, 0);
  });

  it('weighs ln(property_count + 1) with a tenth, alone', () => {
    assert.closeTo(relevance(0, { matched: 0, propertyCount: 1, hasTmp: false }).score, 0.0693147, 1e-7);
    assert.closeTo(relevance(0, { matched: 0, propertyCount: 999, hasTmp: false }).score, 0.6907755, 1e-7);
  });

  it('adds 0.05 for trusted matching, alone', () => {
    assert.equal(relevance(0, { matched: 0, propertyCount: 0, hasTmp: true }).score, 0.05);
  });

  it('is the sum of its parts, and grows with each of them', () => {
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 6 }), fc.boolean(), (a, b, queried, hasTmp) => {
        const few = Math.min(a, b);
        const many = Math.max(a, b);
        const of = (propertyCount: number) => relevance(queried, { matched: queried, propertyCount, hasTmp });
        const { score, parts } = of(few);
        assert.closeTo(score, parts.breadth + parts.inventory + parts.trustedMatch, 1e-12);
        assert.isAtMost(score, of(many).score);
        assert.isAtMost(
          baseScore({ propertyCount: few, hasTmp: false }),
          baseScore({ propertyCount: few, hasTmp: true }),
        );
      }),
    );
  });

  it('bounds from below what an agent with enough properties can score', () => {
    fc.assert(
      fc.property(count, count, fc.boolean(), (least, propertyCount, hasTmp) => {
        if (propertyCount < least) return;
        assert.isAtLeast(baseScore({ propertyCount, hasTmp }), leastScoreOf(least));
      }),
    );
  });

  it('never divides by nothing', () => {
    assert.equal(matchBreadth(0, 0), 0);
  });
});
