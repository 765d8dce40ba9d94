import type { Account } from '../../domain/accounts/account.ts';
import { availableIn, booksIn } from '../../domain/accounts/credit.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { claimChanges, overLimit } from '../../domain/buys/money/budget.ts';
import { taskErrorOf } from '../../domain/buys/refusal.ts';
import type { Tables } from '../../store/index.ts';

/**
 * Makes sure that an account can pay for a buy that was just written, in the transaction that wrote it. The books are
 * locked by that write, so of several buys that fit one by one no more are made than fit together.
 *
 * @param before the buy as it was; null for a new one
 * @param field what to name in the refusal
 * @throws {TaskError} BUDGET_EXCEEDED, which takes the buy back
 */
export async function checkCredit(
  tx: Tables,
  account: Account,
  { before, after, field }: { before: WholeBuy | null; after: WholeBuy; field: string },
): Promise<void> {
  const raised = claimChanges(before, after).filter(({ claimed }) => claimed > 0);
  if (raised.length === 0) return;
  const books = await tx.accountBooks.list({ principalId: account.principalId, accountId: account.id });
  for (const { currency, claimed } of raised) {
    const left = availableIn(account, booksIn(books, currency));
    if (left !== null && left < 0) throw taskErrorOf([overLimit(left + claimed, currency, field)]);
  }
}
