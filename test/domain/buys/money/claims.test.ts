import { assert } from 'chai';
import fc from 'fast-check';
import { buyStatuses } from '../../../../src/domain/buys/lifecycle/buy.ts';
import { type Claiming, claimChanges, claimsOf } from '../../../../src/domain/buys/money/budget.ts';
import { option } from '../../../support/media.ts';

type Part = Claiming['packages'][number];
const part = (more: Partial<Part> = {}): Part => ({
  canceled: false,
  budget: 1000,
  spent: 0,
  option: option({ currency: 'USD' }),
  ...more,
});
const euros = option({ currency: 'EUR' });
const buy = (status: Claiming['status'], packages: readonly Part[], settled = false): Claiming => ({
  status,
  settled,
  packages,
});
const usd = (claimed: number, spent: number) => ({
  currency: 'USD',
  claimed,
  spent,
  buys: spent > 0 ? 1 : 0,
});

describe('what a buy claims', () => {
  for (const [what, its, claims] of [
    ['its budgets while it waits', buy('pending_creatives', [part(), part({ budget: 500 })]), [usd(1500, 0)]],
    ['its budgets while it runs', buy('active', [part({ spent: 300 })]), [usd(1000, 300)]],
    ['what it spent beyond its budget', buy('active', [part({ spent: 1001 })]), [usd(1001, 1001)]],
    ['what a canceled package spent', buy('active', [part({ canceled: true, spent: 7 })]), [usd(7, 7)]],
    ['what it spent once it is over', buy('completed', [part({ spent: 300 })], true), [usd(300, 300)]],
    ['nothing when it never ran', buy('rejected', [part()], true), [usd(0, 0)]],
    ['its budgets until it is settled', buy('canceled', [part({ spent: 300 })]), [usd(1000, 300)]],
    [
      'currencies apart',
      buy('active', [part(), part({ option: euros, spent: 1 })]),
      [usd(1000, 0), { currency: 'EUR', claimed: 1000, spent: 1, buys: 1 }],
    ],
  ] as const)
    it(`is ${what}`, () => assert.deepEqual(claimsOf(its), [...claims]));

  const anyBuy = fc.record({
    status: fc.constantFrom(...buyStatuses),
    settled: fc.boolean(),
    packages: fc.array(
      fc.record({
        canceled: fc.boolean(),
        budget: fc.nat(1000),
        spent: fc.nat(1000),
        option: fc.constantFrom(option({ currency: 'USD' }), euros),
      }),
      { maxLength: 4 },
    ),
  });

  it('is the sum of all changes, whatever happens to it', () => {
    fc.assert(
      fc.property(fc.array(anyBuy, { minLength: 1, maxLength: 6 }), (versions) => {
        const books = new Map<string, { claimed: number; spent: number; buys: number }>();
        let before: Claiming | null = null;
        for (const after of versions) {
          for (const { currency, claimed, spent, buys } of claimChanges(before, after)) {
            const sum = books.get(currency) ?? { claimed: 0, spent: 0, buys: 0 };
            books.set(currency, {
              claimed: sum.claimed + claimed,
              spent: sum.spent + spent,
              buys: sum.buys + buys,
            });
          }
          before = after;
        }
        const last = claimsOf(versions.at(-1) ?? buy('active', []));
        for (const [currency, sum] of books) {
          const is = last.find((claim) => claim.currency === currency);
          assert.deepEqual({ claimed: 0, spent: 0, buys: 0, ...is, currency }, { ...sum, currency });
        }
      }),
    );
  });

  it('changes in one order of currencies, so that two writers never wait for each other', () => {
    const changes = claimChanges(null, buy('active', [part(), part({ option: euros })]));
    assert.deepEqual(
      changes.map(({ currency }) => currency),
      ['EUR', 'USD'],
    );
    assert.deepEqual(claimChanges(buy('active', [part()]), buy('paused', [part()])), []);
  });
});
