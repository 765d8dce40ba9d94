import type { BuyKey } from '../../domain/buys/buy-record.ts';
import type { PlacedCreative, PlacedPackage, PlacedState } from '../../domain/buys/placed-package.ts';
import { columns, date, int, json, nullable, one, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { putRows, writeRows } from '../engine/many-rows.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

const placed = columns({
  packageId: textColumn,
  principalId: textColumn,
  buyId: textColumn,
  currency: textColumn,
  appliedRevision: int,
  state: one<PlacedState>(),
  reservationId: nullable(textColumn),
  reason: nullable(textColumn),
  adServerRef: nullable(textColumn),
  creatives: json<readonly PlacedCreative[]>(),
  changedAt: date,
  decideBy: nullable(date),
  checkAt: nullable(date),
});

const put = putRows('ad_server_packages', placed, ['package_id', 'principal_id']);
/** Packages that one statement writes. */
const ROWS_AT_ONCE = 100;

const ofBuy = statement<{ principal_id: string; buy_id: string }, Stored>((k) =>
  k('ad_server_packages')
    .where({ principal_id: param('principal_id'), buy_id: param('buy_id') })
    .select(placed.names),
);
const ofBuys = statement<{ principal_id: string; ids: string }, Stored>((k, engine) =>
  k('ad_server_packages')
    .where('principal_id', param('principal_id'))
    .where(inList(k, engine, 'buy_id', param('ids')))
    .select(placed.names),
);
const byIds = statement<{ ids: string }, Stored>((k, engine) =>
  k('ad_server_packages')
    .where(inList(k, engine, 'package_id', param('ids')))
    .select(placed.names),
);
const due = statement<{ now: number; limit: number }, { principal_id: string; buy_id: string }>((k) =>
  k('ad_server_packages')
    .whereNotNull('check_at')
    .where('check_at', '<=', param('now'))
    .orderBy('check_at')
    .limit(numberParam('limit'))
    .select('principal_id', 'buy_id'),
);
const checkAt = statement<{ package_id: string; at: number }, never>((k) =>
  k('ad_server_packages')
    .where({ package_id: param('package_id') })
    .update({ check_at: param('at') }),
);

/** Packages as the ad server behind the agent knows them. */
export function adServerPackages(db: Db) {
  return {
    /** Writes packages, in turns when there are many. */
    async put(rows: readonly PlacedPackage[]): Promise<void> {
      await writeRows(db, put, rows, placed.tuple, ROWS_AT_ONCE);
    },

    async ofBuy({ principalId, id }: BuyKey): Promise<PlacedPackage[]> {
      return (await db.all(ofBuy, { principal_id: principalId, buy_id: id })).map(placed.read);
    },

    /** Packages of several buys of one principal. */
    async ofBuys(principalId: string, buyIds: readonly string[]): Promise<PlacedPackage[]> {
      if (buyIds.length === 0) return [];
      const given = { principal_id: principalId, ids: JSON.stringify(buyIds) };
      return (await db.all(ofBuys, given)).map(placed.read);
    },

    async byIds(ids: readonly string[]): Promise<PlacedPackage[]> {
      if (ids.length === 0) return [];
      return (await db.all(byIds, { ids: JSON.stringify(ids) })).map(placed.read);
    },

    /** Buys with packages whose state is to be read again, longest due first. */
    async due(now: Date, limit: number): Promise<BuyKey[]> {
      const rows = await db.all(due, { now: now.getTime(), limit });
      const buys = new Map(
        rows.map(({ principal_id: principalId, buy_id: id }) => [
          JSON.stringify([principalId, id]),
          { principalId, id },
        ]),
      );
      return [...buys.values()];
    },

    /** Sets when the state of a package is read again. @returns whether the package is known */
    async checkAt(packageId: string, at: Date): Promise<boolean> {
      return (await db.run(checkAt, { package_id: packageId, at: at.getTime() })) > 0;
    },
  };
}
