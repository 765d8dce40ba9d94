import type { Platform } from '../../ad-server/port.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { type Books, booksIn } from '../../domain/accounts/credit.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import type { Position } from '../../domain/tasks/page-cursor.ts';
import { owedFor, spentKey } from '../../record/delivery/delivered.ts';
import type { Tables } from '../../store/index.ts';

/** Buys that may be delivering now. */
const RUNNING = ['active', 'paused'] as const;
const PAGE = 25;
/** Beyond these, what a running buy spent is as of the last look at it, a quarter of an hour ago at most. */
const MOST_ASKED = 200;

/** The books of an account in its own currency, with what its running buys have delivered by now. */
export async function booksOf(
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
    // A page of reports is worked out in one go.
    await store.turn();
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
