import { assert } from 'chai';
import type { Purchase } from '../../../src/domain/governance/check.ts';
import { findingsOfPlan, governsBrand } from '../../../src/domain/governance/decision.ts';

const purchase = (budget: number, currency = 'USD'): Purchase => ({
  start: new Date('2026-04-01T00:00:00Z'),
  end: new Date('2026-05-01T00:00:00Z'),
  parts: [{ budget, currency, channels: [], overlay: undefined }],
});
const budget = { total: 100, currency: 'USD' };
const found = (plan: object, bought: Purchase) =>
  findingsOfPlan({ ...plan }, bought).map(({ category_id }) => category_id);

describe('a seeded plan', () => {
  it('has nothing against a purchase within its bounds, or without bounds', () => {
    assert.deepEqual(found({ budget }, purchase(10_000)), []);
    assert.deepEqual(found({ budget: { total: 100 } }, purchase(10_000)), []);
    assert.deepEqual(found({}, purchase(10_000_000)), []);
    const flight = { start: '2026-04-01T00:00:00Z', end: '2026-05-01T00:00:00Z' };
    assert.deepEqual(found({ flight }, purchase(1)), []);
  });

  it('denies more than its budget, other currencies and other times', () => {
    assert.deepEqual(found({ budget }, purchase(10_001)), ['budget_authority']);
    assert.deepEqual(found({ budget: { total: 10_000, currency: 'JPY' } }, purchase(10_001, 'JPY')), [
      'budget_authority',
    ]);
    assert.deepEqual(found({ budget }, purchase(1, 'EUR')), ['budget_authority']);
    assert.deepEqual(found({ flight: { start: '2026-04-02T00:00:00Z' } }, purchase(1)), [
      'flight_compliance',
    ]);
    assert.deepEqual(found({ flight: { end: '2026-04-30T23:59:59Z' } }, purchase(1)), ['flight_compliance']);
  });

  it('governs the brand that it names, or every brand', () => {
    assert.isTrue(governsBrand({ brand: { domain: 'a.example' } }, 'a.example'));
    assert.isTrue(governsBrand({}, 'a.example'));
    assert.isFalse(governsBrand({ brand: { domain: 'b.example' } }, 'a.example'));
  });
});
