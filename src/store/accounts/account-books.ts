import type { Books, BudgetClaim } from '../../domain/accounts/credit.ts';
import { columns, int, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { param, params, statement } from '../engine/statement.ts';

const bookColumns = columns({ currency: textColumn, claimed: int, spent: int, paid: int, buys: int });

type Owner = { readonly principalId: string; readonly accountId: string };
type Key = { principal_id: string; account_id: string };

const add = statement<Key & { currency: string; claimed: number; spent: number; buys: number }, never>((k) =>
  k.raw(
    `insert into account_books (principal_id, account_id, currency, claimed, spent, buys)
     values (:principal_id, :account_id, :currency, :claimed, :spent, :buys)
     on conflict (principal_id, account_id, currency) do update set
       claimed = account_books.claimed + excluded.claimed, spent = account_books.spent + excluded.spent,
       buys = account_books.buys + excluded.buys`,
    params('principal_id', 'account_id', 'currency', 'claimed', 'spent', 'buys'),
  ),
);
const pay = statement<Key & { currency: string; amount: number }, never>((k) =>
  k.raw(
    `insert into account_books (principal_id, account_id, currency, paid)
     values (:principal_id, :account_id, :currency, :amount)
     on conflict (principal_id, account_id, currency) do update set paid = account_books.paid + excluded.paid`,
    params('principal_id', 'account_id', 'currency', 'amount'),
  ),
);
const list = statement<Key, Stored>((k) =>
  k('account_books')
    .where({ principal_id: param('principal_id'), account_id: param('account_id') })
    .orderBy('currency')
    .select(bookColumns.names),
);

/**
 * Amounts that each account owes and has committed, by currency. They are updated with every change of a buy, in its
 * transaction, so that a credit check does not have to add up buys.
 */
export function accountBooks(db: Db) {
  const keyOf = ({ principalId, accountId }: Owner): Key => ({
    principal_id: principalId,
    account_id: accountId,
  });
  return {
    /**
     * Adds the amounts that a change of a buy claims. Other writers of the account's books wait until this
     * transaction ends.
     */
    async add(owner: Owner, { currency, claimed, spent, buys }: BudgetClaim): Promise<void> {
      await db.run(add, { ...keyOf(owner), currency, claimed, spent, buys });
    },

    /** Records a payment, in minor units. */
    async pay(owner: Owner, currency: string, amount: number): Promise<void> {
      await db.run(pay, { ...keyOf(owner), currency, amount });
    },

    /** One entry for each currency that the account ever used. */
    async list(owner: Owner): Promise<Books[]> {
      return (await db.all(list, keyOf(owner))).map(bookColumns.read);
    },
  };
}
