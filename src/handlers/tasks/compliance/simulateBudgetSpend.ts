import { fromMinor } from '../../../domain/accounts/money.ts';
import { notFound, numberParam, ScenarioRefusal } from '../../../domain/compliance/scenario.ts';
import { sandboxAccount } from './sandbox-account.ts';
import type { Scenario } from './scenarios.ts';

/** Sets what an account has spent to a share of its credit; a repetition sets it anew. */
export const simulateBudgetSpend: Scenario = async (params, call) => {
  const percentage = numberParam(params, 'spend_percentage', 0, 100);
  if (params.account_id === undefined && typeof params.media_buy_id === 'string') throw notFound('media buy');
  const account = await sandboxAccount(params, call);
  const { creditLimit, currency } = account;
  if (creditLimit === null || creditLimit === 0) {
    throw new ScenarioRefusal('INVALID_PARAMS', 'The account has no budget to spend of.');
  }
  const spent = Math.round((creditLimit * percentage) / 100);
  await call.store.accounts.setSpent(account, spent, call.now);
  return {
    simulated: {
      spend_percentage: percentage,
      computed_spend: { amount: fromMinor(spent, currency), currency },
      budget: { amount: fromMinor(creditLimit, currency), currency },
    },
  };
};
