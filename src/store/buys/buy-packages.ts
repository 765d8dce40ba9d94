import type { BuyKey, BuyPackage, PackageDetails } from '../../domain/buys/buy-record.ts';
import type { PricingOption } from '../../domain/money/amounts.ts';
import type { Product } from '../../domain/products/product.ts';
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
import { param, statement } from '../engine/statement.ts';

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

const insertPackage = statement<Stored, never>((k) =>
  k('media_buy_packages').insert(packageColumns.placeholders),
);
const updatePackage = statement<Stored, never>((k) =>
  k('media_buy_packages')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id'), id: param('id') })
    .update(packageColumns.placeholders),
);
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

/** Packages of buys, without their assignments and terms. */
export function buyPackages(db: Db) {
  return {
    async insert(one: BuyPackage): Promise<void> {
      await db.run(insertPackage, packageColumns.write(one));
    },

    async update(one: BuyPackage): Promise<void> {
      await db.run(updatePackage, packageColumns.write(one));
    },

    /** Records what the platform calls a package. The caller must lock the buy. */
    async notePlatformRef({ principalId, id: buyId }: BuyKey, id: string, ref: string): Promise<void> {
      await db.run(platformRef, { principal_id: principalId, buy_id: buyId, id, ref });
    },

    async ofBuys(principalId: string, ids: readonly string[]) {
      const rows = await db.all(findPackages, { principal_id: principalId, ids: JSON.stringify(ids) });
      return rows.map(packageColumns.read);
    },
  };
}
