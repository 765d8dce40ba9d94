import type { Buy } from '../../domain/buys/buy-record.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { lock } from '../engine/lock.ts';
import { param, params, statement } from '../engine/statement.ts';

const columns = `p.buy_id, p.id as package_id, p.product_id, p.share_ppm,
  coalesce(p.start_at, b.start_at) as start_at, p.held_until as end_at`;
// A sandbox has few buys, all of one account, so `media_buys` comes first: SQLite keeps the table order of a cross
// join.
const heldInSandbox = statement<
  { principal_id: string; account_id: string; products: string; after: number },
  HeldRow
>((k, engine) =>
  k.raw(
    `select ${columns} from media_buys b cross join media_buy_packages p
     where b.principal_id = :principal_id and b.account_id = :account_id and b.sandbox = 1
       and p.principal_id = b.principal_id and p.buy_id = b.id and :products and p.held_until > :after`,
    {
      ...params('principal_id', 'account_id', 'after'),
      products: inList(k, engine, 'p.product_id', param('products')),
    },
  ),
);
const heldLive = statement<{ products: string; after: number }, HeldRow>((k, engine) =>
  k.raw(
    `select ${columns} from media_buy_packages p
     join media_buys b on b.principal_id = p.principal_id and b.id = p.buy_id and b.sandbox = 0
     where :products and p.held_until > :after`,
    { ...params('after'), products: inList(k, engine, 'p.product_id', param('products')) },
  ),
);

type HeldRow = {
  buy_id: string;
  package_id: string;
  product_id: string;
  share_ppm: number;
  start_at: number;
  end_at: number;
};

/** Part of a product's inventory that a package holds. */
export type HeldShare = {
  readonly buyId: string;
  readonly packageId: string;
  readonly productId: string;
  readonly sharePpm: number;
  readonly start: Date;
  readonly end: Date;
};

/** Shares of products' inventory that packages hold. */
export function heldInventory(db: Db) {
  return {
    /** Locks the inventory pool until this transaction ends, so that no other transaction reserves from it. */
    lock: (pool: string) => lock(db, `inventory:${pool}`),

    /**
     * Shares of the products held after `after`: in a sandbox those of the same account, otherwise those of all buys
     * outside sandboxes.
     */
    async list(
      { principalId, accountId, sandbox }: Pick<Buy, 'principalId' | 'accountId' | 'sandbox'>,
      productIds: readonly string[],
      after: Date,
    ): Promise<HeldShare[]> {
      const given = { products: JSON.stringify(productIds), after: after.getTime() };
      const rows = sandbox
        ? await db.all(heldInSandbox, { ...given, principal_id: principalId, account_id: accountId })
        : await db.all(heldLive, given);
      return rows.map((row) => ({
        buyId: row.buy_id,
        packageId: row.package_id,
        productId: row.product_id,
        sharePpm: row.share_ppm,
        start: new Date(row.start_at),
        end: new Date(row.end_at),
      }));
    },
  };
}
