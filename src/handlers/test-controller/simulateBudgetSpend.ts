import type { Account } from '../../domain/accounts/account.ts';
import { mainTotal } from '../../domain/buys/on-wire.ts';
import { fromMinor } from '../../domain/money/minor-units.ts';
import {
  notFound,
  numberParamOf,
  type ScenarioParams,
  ScenarioRefusal,
} from '../../domain/test-controller/scenario.ts';
import { sandboxAccount, sandboxBuy } from '../../record/test-controller/sandbox.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

type Call = Parameters<Scenario>[1];
/** Amounts in minor units. */
type Budget = { readonly account: Account; readonly minor: number; readonly currency: string };

/**
 * Sets the spend of an account to a percentage of its credit, or of the budget of one of its buys. A repeated
 * call replaces the value. Delivery does not change.
 */
export const simulateBudgetSpend: Scenario = async (params, call) => {
  const percentage = numberParamOf(params, 'spend_percentage', 0, 100);
  const { account, minor, currency } = await budgetOf(params, call);
  const spent = Math.round((minor * percentage) / 100);
  if (currency === account.currency) await call.store.accounts.setSpent(account, spent, call.now);
  return {
    simulated: {
      spend_percentage: percentage,
      computed_spend: { amount: fromMinor(spent, currency), currency },
      budget: { amount: fromMinor(minor, currency), currency },
    },
  };
};

async function budgetOf(params: ScenarioParams, call: Call): Promise<Budget> {
  if (params.account_id !== undefined || params.media_buy_id === undefined) {
    const account = await sandboxAccount(params, call);
    const { creditLimit, currency } = account;
    if (creditLimit === null || creditLimit === 0) throw nothingToSpend('account');
    if (params.media_buy_id !== undefined) await buyOf(account, params, call);
    return { account, minor: creditLimit, currency };
  }
  const buy = await sandboxBuy(params, call);
  const account = await call.store.accounts.find(buy.accountId, call.principal.id);
  if (account === undefined) throw notFound('account');
  const { minor, currency } = mainTotal(buy);
  if (minor === 0) throw nothingToSpend('media buy');
  return { account, minor, currency };
}

/** Checks that a buy named next to an account belongs to the account. @throws {ScenarioRefusal} */
async function buyOf({ id }: Account, params: ScenarioParams, call: Call): Promise<void> {
  const buy = await sandboxBuy(params, call);
  if (buy.accountId !== id) throw notFound('media buy');
}

const nothingToSpend = (what: string): ScenarioRefusal =>
  new ScenarioRefusal('INVALID_PARAMS', `The ${what} has no budget to spend of.`);
