import type { WholeBuy } from '../buy-record.ts';
import { isFinalBuy } from '../lifecycle/buy.ts';

/** What a buy takes of its account's credit in one currency, in minor units. */
export type BudgetClaim = {
  readonly currency: string;
  /** What it may cost while it is live; what it did cost afterwards. */
  readonly claimed: number;
  /** The part of it that was delivered. */
  readonly spent: number;
  /** 1 when anything was delivered. */
  readonly buys: number;
};

export type Claiming = Pick<WholeBuy, 'status' | 'settled'> & {
  readonly packages: readonly Pick<
    WholeBuy['packages'][number],
    'canceled' | 'budget' | 'spent' | 'option'
  >[];
};

/**
 * What a buy claims. A live package claims its budget; one that was canceled claims what it delivered, and so do all
 * packages of a buy that is over, once that is known.
 */
export function claimsOf({ status, settled, packages }: Claiming): BudgetClaim[] {
  const isOpen = !(isFinalBuy(status) && settled);
  const sums = new Map<string, { claimed: number; spent: number }>();
  for (const { canceled, budget, spent, option } of packages) {
    const sum = sums.get(option.currency) ?? { claimed: 0, spent: 0 };
    sum.claimed += isOpen && !canceled ? Math.max(budget, spent) : spent;
    sum.spent += spent;
    sums.set(option.currency, sum);
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum, buys: sum.spent > 0 ? 1 : 0 }));
}

const NONE = { claimed: 0, spent: 0, buys: 0 };

/** What a change of a buy adds to the books of its account, by currency in one order; null for a buy that is new. */
export function claimChanges(before: Claiming | null, after: Claiming): BudgetClaim[] {
  const old = new Map((before === null ? [] : claimsOf(before)).map((claim) => [claim.currency, claim]));
  const next = new Map(claimsOf(after).map((claim) => [claim.currency, claim]));
  return [...new Set([...old.keys(), ...next.keys()])]
    .sort()
    .map((currency) => {
      const was = old.get(currency) ?? NONE;
      const is = next.get(currency) ?? NONE;
      return {
        currency,
        claimed: is.claimed - was.claimed,
        spent: is.spent - was.spent,
        buys: is.buys - was.buys,
      };
    })
    .filter(({ claimed, spent, buys }) => claimed !== 0 || spent !== 0 || buys !== 0);
}
