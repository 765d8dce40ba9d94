import type { Platform } from '../../ad-server/port.ts';
import type { TaskRead } from '../../desk/tasks/call.ts';
import type { Account } from '../../domain/accounts/account.ts';
import {
  type Books,
  booksIn,
  creditOf,
  paymentStatus,
  spendPeriod,
  standingOf,
} from '../../domain/accounts/credit.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { figuresMark } from '../../domain/buys/figures-mark.ts';
import { type ReleaseForm, releaseTable } from '../../domain/contract/release.ts';
import type { Position } from '../../domain/list-page.ts';
import { fromMinor } from '../../domain/money/minor-units.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import { owedFor, spentKey } from '../../record/buys/delivered.ts';
import type { Tables } from '../../store/index.ts';

/** `get_account_financials`: spend and credit of an account that is billed to its operator. */
export const getAccountFinancials: TaskRead<'get_account_financials'> = async (args, call) => {
  if (!call.profile.account.account_financials) {
    throw new TaskError('UNSUPPORTED_FEATURE', 'This agent does not report the financials of accounts.');
  }
  const asked = args.period ?? null;
  if (asked !== null && asked.start > asked.end) {
    throw new TaskError('VALIDATION_ERROR', '`period.end` must not be before `period.start`.', {
      field: 'period',
    });
  }
  const account = await resolveAccount(args.account, call, 'get_account_financials', { mayCreate: false });
  if (account.billing !== 'operator') {
    throw new TaskError(
      'UNSUPPORTED_FEATURE',
      'Financials exist for accounts that are billed to the operator only.',
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
      ...figuresMark(call.platform),
    },
  };
};

function creditFor(account: Account, books: Books, form: ReleaseForm) {
  const credit = creditOf(account, books);
  if (credit === null || releaseTable.hasCommittedCredit[form]) return credit;
  const { committed_credit: _, ...known } = credit;
  return known;
}

/** Buys that may be delivering now. */
const RUNNING = ['active', 'paused'] as const;
const PAGE = 25;
/**
 * For running buys beyond this number, the spend of the last regular look counts, which is at most a quarter of
 * an hour old.
 */
const MOST_ASKED = 200;

/** The books of an account in its own currency, with what its running buys have delivered by now. */
async function booksOf(
  { store, platform, now }: { store: Tables; platform: Platform; now: Date },
  { principalId, id, currency }: Pick<Account, 'principalId' | 'id' | 'currency'>,
): Promise<Books> {
  let books = booksIn(await store.accountBooks.list({ principalId, accountId: id }), currency);
  let after: Position | null = null;
  for (let asked = 0; asked < MOST_ASKED; asked += PAGE) {
    const page: WholeBuy[] = await store.mediaBuys.page(
      principalId,
      { accountIds: [id], statuses: RUNNING },
      { after, limit: PAGE },
    );
    const owed = await owedFor(platform, store, page, now);
    for (const buy of page) books = withBuy(books, buy, owed);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return books;
    after = [last.createdAt.getTime(), last.id];
    // A page of reports is computed without a pause.
    await store.nextTurn();
  }
  return books;
}

function withBuy(books: Books, buy: WholeBuy, owed: ReadonlyMap<string, number>): Books {
  const own = buy.packages.filter(({ option }) => option.currency === books.currency);
  const known = own.reduce((sum, { spent }) => sum + spent, 0);
  const now = own.reduce((sum, { id, spent }) => sum + (owed.get(spentKey(buy.id, id)) ?? spent), 0);
  return {
    ...books,
    spent: books.spent + now - known,
    buys: books.buys + Number(now > 0) - Number(known > 0),
  };
}
