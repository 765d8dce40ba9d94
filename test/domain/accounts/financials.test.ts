import { assert } from 'chai';
import fc from 'fast-check';
import { type Account, naturalKey, newAccount } from '../../../src/domain/accounts/account.ts';
import { paymentStatus, spendPeriod } from '../../../src/domain/accounts/credit.ts';
import { decimals, fromMinor } from '../../../src/domain/money/minor-units.ts';

const NOW = new Date('2026-03-15T10:00:00Z');
const account = (more: Partial<Account> = {}): Account => ({
  ...newAccount(naturalKey({ brand: { domain: 'a.example' }, operator: 'a.example' }, true), {
    id: 'acc_1',
    principalId: 'agent_1',
    status: 'active',
    billing: 'operator',
    declared: true,
    terms: 'net_30',
    now: new Date('2026-01-20T00:00:00Z'),
  }),
  creditLimit: 10_000_000,
  ...more,
});

describe('spendPeriod', () => {
  it('is the current month while nothing was spent', () => {
    assert.deepEqual(spendPeriod(account(), 0, null, NOW), {
      period: { start: '2026-03-01', end: '2026-03-31' },
      spent: 0,
    });
  });

  it('grows to whole months, leap days included', () => {
    const asked = { start: '2028-02-10', end: '2028-02-11' };
    assert.deepEqual(spendPeriod(account(), 0, asked, NOW).period, {
      start: '2028-02-01',
      end: '2028-02-29',
    });
  });

  it('covers all that is in the sum it tells', () => {
    assert.deepEqual(spendPeriod(account(), 500, null, NOW), {
      period: { start: '2026-01-01', end: '2026-03-31' },
      spent: 500,
    });
    const asked = { start: '2025-12-01', end: '2026-01-02' };
    assert.deepEqual(spendPeriod(account(), 500, asked, NOW), {
      period: { start: '2025-12-01', end: '2026-03-31' },
      spent: 500,
    });
  });

  it('tells no spend of days before or after the life of the account', () => {
    for (const asked of [
      { start: '2025-11-01', end: '2025-12-31' },
      { start: '2026-04-01', end: '2026-04-30' },
    ]) {
      assert.deepEqual(spendPeriod(account(), 500, asked, NOW), { period: asked, spent: 0 });
    }
  });

  it('always holds the days that were asked for', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, fc.nat(1000), (one, other, spent) => {
        const asked = one < other ? { start: one, end: other } : { start: other, end: one };
        const { period } = spendPeriod(account(), spent, asked, NOW);
        assert.isTrue(period.start <= asked.start && period.end >= asked.end);
        assert.match(period.start, /^\d{4}-\d\d-01$/);
      }),
    );
  });
});

describe('paymentStatus', () => {
  it('is current, past due or suspended by the state of the account', () => {
    assert.equal(paymentStatus({ status: 'active' }), 'current');
    assert.equal(paymentStatus({ status: 'pending_approval' }), 'current');
    assert.equal(paymentStatus({ status: 'payment_required' }), 'past_due');
    assert.equal(paymentStatus({ status: 'suspended' }), 'suspended');
  });
});

describe('money', () => {
  it('has the decimals of its currency', () => {
    assert.deepEqual(['USD', 'JPY', 'KWD', '???'].map(decimals), [2, 0, 3, 2]);
    assert.deepEqual(
      [fromMinor(1999, 'USD'), fromMinor(1999, 'JPY'), fromMinor(-1, 'KWD')],
      [19.99, 1999, -0.001],
    );
  });
});
