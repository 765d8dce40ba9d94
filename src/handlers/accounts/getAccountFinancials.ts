import type { TaskRead } from '../../desk/tasks/call.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { type Books, creditOf, standingOf } from '../../domain/accounts/credit.ts';
import { paymentStatus, spendPeriod } from '../../domain/accounts/financials.ts';
import { fromMinor } from '../../domain/accounts/money.ts';
import { releaseTable } from '../../domain/tasks/release-table.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import type { ReleaseForm } from '../../domain/tasks/version.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import { booksOf } from './books-of.ts';

/** `get_account_financials`: spend and credit of an account that is billed to its operator. */
export const getAccountFinancials: TaskRead<'get_account_financials'> = async (args, call) => {
  if (!call.profile.account.account_financials) {
    throw new TaskError('UNSUPPORTED_FEATURE', 'This agent does not report the financials of accounts.');
  }
  const asked = args.period ?? null;
  if (asked !== null && asked.start > asked.end) {
    throw new TaskError('VALIDATION_ERROR', 'The period starts after its end.', { field: 'period' });
  }
  const account = await resolveAccount(args.account, call, 'get_account_financials', { mayCreate: false });
  if (account.billing !== 'operator') {
    throw new TaskError(
      'UNSUPPORTED_FEATURE',
      'Financials are told of accounts that are billed to the operator.',
      {
        field: 'account',
      },
    );
  }
  const books = await booksOf(call, account);
  const { period, spent } = spendPeriod(account, standingOf(account, books).spent, asked, call.now);
  const credit = creditFor(account, books, call.form);
  return {
    sandbox: account.sandbox,
    body: {
      status: 'completed',
      account: args.account,
      currency: account.currency,
      period,
      timezone: 'UTC',
      spend: {
        total_spend: fromMinor(spent, account.currency),
        media_buy_count: spent > 0 ? books.buys : 0,
      },
      ...(credit === null ? {} : { credit }),
      payment_status: paymentStatus(account),
      payment_terms: account.settings.payment_terms,
    },
  };
};

function creditFor(account: Account, books: Books, form: ReleaseForm) {
  const credit = creditOf(account, books);
  if (credit === null || releaseTable.tellsCommittedCredit[form]) return credit;
  const { committed_credit: _, ...known } = credit;
  return known;
}
