import { assert } from 'chai';
import fc from 'fast-check';
import {
  availableIn,
  type Books,
  booksIn,
  creditOf,
  emptyBooks,
  limitIn,
  standingOf,
} from '../../../src/domain/accounts/credit.ts';

type Holder = Parameters<typeof creditOf>[0];
const account = (more: Partial<Holder> = {}): Holder => ({
  creditLimit: 10_000_000,
  currency: 'USD',
  status: 'active',
  spent: 0,
  ...more,
});
const books = (more: Partial<Books> = {}): Books => ({ ...emptyBooks('USD'), ...more });
const amount = fc.nat(20_000_000);
const anyBooks = fc
  .record({ committed: amount, spent: amount, paid: amount })
  .map(({ committed, spent, paid }) => books({ claimed: committed + spent, spent, paid }));

describe('the credit of an account', () => {
  it('is the limit less what live buys may cost and less what was delivered and not paid', () => {
    const known = books({ claimed: 3_000_000, spent: 1_000_000, paid: 400_000 });
    assert.equal(availableIn(account(), known), 10_000_000 - 2_000_000 - 600_000);
    assert.deepEqual(creditOf(account(), known), {
      credit_limit: 100_000,
      available_credit: 74_000,
      committed_credit: 20_000,
      utilization_percent: 26,
    });
  });

  it('adds up for all books', () => {
    fc.assert(
      fc.property(anyBooks, (known) => {
        const credit = creditOf(account(), known);
        const { spent, committed, paid } = standingOf(account(), known);
        assert.closeTo(
          credit?.available_credit ?? Number.NaN,
          100_000 - (spent - paid) / 100 - committed / 100,
          1e-6,
        );
        assert.equal(Math.round((credit?.available_credit ?? 0) * 100), availableIn(account(), known));
        const share = credit?.utilization_percent ?? -1;
        assert.isTrue(share >= 0 && share <= 100);
      }),
    );
  });

  it('may be overdrawn, but not used more than wholly', () => {
    assert.deepInclude(creditOf(account(), books({ claimed: 10_000_050 })), {
      available_credit: -0.5,
      utilization_percent: 100,
    });
  });

  it('grows beyond the limit with what was paid in advance', () => {
    assert.deepInclude(creditOf(account(), books({ paid: 500 })), {
      available_credit: 100_005,
      utilization_percent: 0,
    });
  });

  it('is nothing while a payment is open', () => {
    fc.assert(
      fc.property(anyBooks, (known) => {
        const owing = account({ status: 'payment_required' });
        assert.isAtMost(availableIn(owing, known) ?? 1, 0);
        assert.isAtMost(creditOf(owing, known)?.available_credit ?? 1, 0);
      }),
    );
    assert.equal(creditOf(account({ status: 'payment_required' }), books())?.utilization_percent, 100);
  });

  it('has no bound without a limit, and no division by a limit of 0', () => {
    const open = account({ creditLimit: null });
    assert.isNull(creditOf(open, books({ claimed: 5 })));
    assert.isNull(availableIn(open, books({ claimed: 5 })));
    assert.equal(creditOf(account({ creditLimit: 0 }), books())?.utilization_percent, 0);
    assert.equal(creditOf(account({ creditLimit: 0 }), books({ claimed: 1 }))?.utilization_percent, 100);
  });

  it('holds in each currency by itself, as the same number of main units', () => {
    assert.equal(limitIn(account(), 'EUR'), 10_000_000);
    assert.equal(limitIn(account(), 'JPY'), 100_000);
    assert.equal(limitIn(account(), 'KWD'), 100_000_000);
    const euros = booksIn([books({ claimed: 10_000_000 }), { ...emptyBooks('EUR'), claimed: 1 }], 'EUR');
    assert.equal(availableIn(account(), euros), 9_999_999);
    assert.equal(availableIn(account(), booksIn([], 'EUR')), 10_000_000);
  });

  it('follows what a test says was spent, to the percentage, beside what is committed', () => {
    const simulated = account({ spent: 9_500_000 });
    const known = books({ claimed: 300_000, spent: 100_000 });
    assert.deepEqual(creditOf(simulated, known), {
      credit_limit: 100_000,
      available_credit: 3_000,
      committed_credit: 2_000,
      utilization_percent: 95,
    });
    assert.equal(standingOf(simulated, known).spent, 9_500_000);
    // The level is of the account's own currency.
    assert.equal(availableIn(simulated, emptyBooks('EUR')), 10_000_000);
  });
});
