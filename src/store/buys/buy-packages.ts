import type { BuyKey, BuyPackage, PackageDetails } from '../../domain/buys/buy-record.ts';
import type { PricingOption } from '../../domain/money/amounts.ts';
import type { Product } from '../../domain/products/product.ts';
import { piecesOfAtMost } from '../../domain/rows-within.ts';
import {
  columns,
  date,
  flagColumn,
  int,
  json,
  nullable,
  type Stored,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { putRows, writeRows } from '../engine/many-rows.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const packageColumns = columns({
  principalId: textColumn,
  buyId: textColumn,
  id: textColumn,
  position: int,
  productId: textColumn,
  product: json<Product>(),
  option: json<PricingOption>(),
  needsCreatives: flagColumn,
  budget: int,
  paused: flagColumn,
  canceled: flagColumn,
  startAt: nullable(date),
  endAt: nullable(date),
  creativeDeadline: nullable(date),
  holdMs: nullable(int),
  lapsesAt: nullable(date),
  spent: int,
  sharePpm: int,
  targetingPpm: int,
  heldUntil: nullable(date),
  platformRef: nullable(textColumn),
  details: json<PackageDetails>(),
});
type Buys = { principal_id: string; ids: string };

const put = putRows('media_buy_packages', packageColumns, ['principal_id', 'buy_id', 'id']);
const platformRef = statement<{ principal_id: string; buy_id: string; id: string; ref: string }, never>((k) =>
  k('media_buy_packages')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id'), id: param('id') })
    .update({ platform_ref: param('ref') }),
);
const findPackages = statement<Buys, Stored>((k, engine) =>
  k('media_buy_packages')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'buy_id', param('ids')))
    .orderBy(['buy_id', 'position'])
    .select(packageColumns.names),
);
const firstPackages = statement<{ principal_id: string; buy_id: string; limit: number }, Stored>((k) =>
  k('media_buy_packages')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .orderBy('position')
    .limit(numberParam('limit'))
    .select(packageColumns.names),
);
const packageIds = statement<{ principal_id: string; buy_id: string }, { id: string }>((k) =>
  k('media_buy_packages')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .orderBy('position')
    .select('id'),
);
const packagesById = statement<Buys & { buy_id: string }, Stored>((k, engine) =>
  k('media_buy_packages')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .where(inList(k, engine, 'id', param('ids')))
    .orderBy('position')
    .select(packageColumns.names),
);
/** Packages of one buy that a statement reads or writes: on SQLite it runs on the event loop, and each has its product. */
export const PACKAGES_AT_ONCE = 100;
/** Not read with the rows: a package may be as large as a message, and SQLite tells a length without reading the text. */
const sizes = statement<Buys, { buy_id: string; packages: number; details: number; whole: number }>(
  (k, engine) =>
    k('media_buy_packages')
      .where('principal_id', param('principal_id'))
      .where(inList(k, engine, 'buy_id', param('ids')))
      .groupBy('buy_id')
      .select('buy_id')
      .count({ packages: '*' })
      .select(
        k.raw('sum(octet_length(details)) as details'),
        k.raw('sum(octet_length(details) + octet_length(product)) as whole'),
      ),
);

/** How large the packages of a buy are. */
export type BuySize = {
  readonly packages: number;
  /** Bytes of what the buyer sent about the packages. */
  readonly details: number;
  /** Bytes of everything that is stored about the packages. */
  readonly whole: number;
};

/** Packages of buys, without their assignments and terms. */
export function buyPackages(db: Db) {
  return {
    /** Writes new packages, and those that changed, in turns when there are many. */
    async put(all: readonly BuyPackage[]): Promise<void> {
      await writeRows(db, put, all, packageColumns.tuple, PACKAGES_AT_ONCE);
    },

    /** Records what the platform calls a package. The caller must lock the buy. */
    async notePlatformRef({ principalId, id: buyId }: BuyKey, id: string, ref: string): Promise<void> {
      await db.run(platformRef, { principal_id: principalId, buy_id: buyId, id, ref });
    },

    /** By the id of the buy; a buy without packages is absent. */
    async sizesOf(principalId: string, ids: readonly string[]): Promise<ReadonlyMap<string, BuySize>> {
      const rows = await db.all(sizes, { principal_id: principalId, ids: JSON.stringify(ids) });
      return new Map(
        rows.map(({ buy_id: id, packages, details, whole }) => [
          id,
          // PostgreSQL returns sums as text.
          { packages: Number(packages), details: Number(details), whole: Number(whole) },
        ]),
      );
    },

    /** The packages of one buy, in turns when there are many. */
    async ofBuy(principalId: string, buyId: string) {
      const named = { principal_id: principalId, buy_id: buyId };
      const first = await db.all(firstPackages, { ...named, limit: PACKAGES_AT_ONCE + 1 });
      const found = first.map(packageColumns.read);
      if (found.length <= PACKAGES_AT_ONCE) return found;
      const known = new Set(found.map(({ id }) => id));
      const others = (await db.all(packageIds, named)).map(({ id }) => id).filter((id) => !known.has(id));
      for (const some of piecesOfAtMost(others, PACKAGES_AT_ONCE)) {
        await db.nextTurn();
        const ids = JSON.stringify(some);
        for (const row of await db.all(packagesById, { ...named, ids })) found.push(packageColumns.read(row));
      }
      return found;
    },

    async ofBuys(principalId: string, ids: readonly string[]) {
      const rows = await db.all(findPackages, { principal_id: principalId, ids: JSON.stringify(ids) });
      return rows.map(packageColumns.read);
    },
  };
}
