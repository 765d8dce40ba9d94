import type { Buy, BuyDetails, BuyPackage, WholeBuy } from '../../domain/buys/buy-record.ts';
import type { BuyStatus } from '../../domain/buys/lifecycle/buy.ts';
import { piecesOfAtMost, piecesWithin, rowsWithin } from '../../domain/rows-within.ts';
import {
  columns,
  date,
  flagColumn,
  int,
  json,
  nullable,
  one,
  type Stored,
  sealed,
  sealedColumns,
  textColumn,
} from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { buyTerms } from './buy-history.ts';
import { type BuySize, buyPackages, PACKAGES_AT_ONCE } from './buy-packages.ts';
import { creativeAssignments } from './creative-assignments.ts';

export const buyColumns = columns({
  principalId: textColumn,
  id: textColumn,
  accountId: textColumn,
  sandbox: flagColumn,
  status: one<BuyStatus>(),
  hold: flagColumn,
  isCancellable: flagColumn,
  revision: int,
  startAt: date,
  endAt: date,
  details: sealed(json<BuyDetails>()),
  isSilent: flagColumn,
  confirmedAt: nullable(date),
  lookAt: nullable(date),
  traffickedRevision: int,
  settled: flagColumn,
  createdAt: date,
  updatedAt: date,
});

/** Bytes of packages that one turn reads. */
const READ_AT_ONCE = 1024 * 1024;
/** Buys that one statement reads at most. */
const BUYS_AT_ONCE = 250;

const NO_SIZES: ReadonlyMap<string, BuySize> = new Map();

/** The buys of the rows with everything that belongs to them, in turns. */
export async function wholeBuys(
  db: Db,
  principalId: string,
  rows: readonly Stored[],
  known?: ReadonlyMap<string, BuySize>,
): Promise<WholeBuy[]> {
  if (rows.length === 0) return [];
  const { read } = sealedColumns('media_buys', buyColumns, db.sealer);
  const buys = rows.map(read);
  const ids = buys.map(({ id }) => id);
  // A single buy is one group, whatever its size.
  const sizes = ids.length === 1 ? NO_SIZES : (known ?? (await buyPackages(db).sizesOf(principalId, ids)));
  const lengths = buys.map((buy) => ({ buy, bytes: sizes.get(buy.id)?.whole ?? 0 }));
  const all: WholeBuy[] = [];
  for (const piece of piecesWithin(lengths, READ_AT_ONCE, BUYS_AT_ONCE)) {
    if (all.length > 0) await db.nextTurn();
    const some = piece.map(({ buy }) => buy);
    all.push(...(await wholeAtOnce(db, principalId, some)));
  }
  return all;
}

async function wholeAtOnce(db: Db, principalId: string, buys: readonly Buy[]): Promise<WholeBuy[]> {
  const { packages, kept, assigned } = await partsOf(db, principalId, buys);
  const termsOf = Map.groupBy(kept, ({ buyId, packageId }) => JSON.stringify([buyId, packageId]));
  const assignedTo = Map.groupBy(assigned, ({ buyId, packageId }) => JSON.stringify([buyId, packageId]));
  const packagesOf = Map.groupBy(packages, ({ buyId }) => buyId);
  const assignedIn = Map.groupBy(assigned, ({ buyId }) => buyId);
  return buys.map((buy) => ({
    ...buy,
    packages: (packagesOf.get(buy.id) ?? []).map((one) => {
      const key = JSON.stringify([buy.id, one.id]);
      return {
        ...one,
        assignments: (assignedTo.get(key) ?? []).map(
          ({ creativeStatus: _status, ...assignment }) => assignment,
        ),
        terms: (termsOf.get(key) ?? []).map(({ record }) => record),
      };
    }),
    creatives: new Map(
      (assignedIn.get(buy.id) ?? []).flatMap(({ creativeId, creativeStatus: status }) =>
        status === null ? [] : [[creativeId, status] as const],
      ),
    ),
  }));
}

type Parts = {
  readonly packages: BuyPackage[];
  readonly kept: Awaited<ReturnType<ReturnType<typeof buyTerms>['ofBuys']>>;
  readonly assigned: Awaited<ReturnType<ReturnType<typeof creativeAssignments>['ofBuys']>>;
};

/** Packages of the buys, their terms, and the creatives assigned to them. Those of one long buy are read in turns. */
async function partsOf(db: Db, principalId: string, buys: readonly Buy[]): Promise<Parts> {
  const [only, ...others] = buys;
  const isOne = only !== undefined && others.length === 0;
  const ids = buys.map(({ id }) => id);
  const packages = await (isOne
    ? buyPackages(db).ofBuy(principalId, only.id)
    : buyPackages(db).ofBuys(principalId, ids));
  if (!isOne || packages.length <= PACKAGES_AT_ONCE)
    return {
      packages,
      kept: await buyTerms(db).ofBuys(principalId, ids),
      assigned: await creativeAssignments(db).ofBuys(principalId, ids),
    };
  const parts: Parts = { packages, kept: [], assigned: [] };
  for (const piece of piecesOfAtMost(packages, PACKAGES_AT_ONCE)) {
    const packageIds = piece.map(({ id }) => id);
    const some = { principal_id: principalId, buy_id: only.id, ids: JSON.stringify(packageIds) };
    await db.nextTurn();
    parts.kept.push(...(await buyTerms(db).ofSome(some)));
    await db.nextTurn();
    parts.assigned.push(...(await creativeAssignments(db).ofSome(some)));
  }
  return parts;
}

/** How many of the buys together are no more than `most`; at least one. */
export function countWithin(
  ids: readonly string[],
  sizes: ReadonlyMap<string, BuySize>,
  most: Partial<BuySize>,
): number {
  const names = ['packages', 'details', 'whole'] as const;
  const counts = names.map((name) => {
    const sizesOf = ids.map((id) => ({ bytes: sizes.get(id)?.[name] ?? 0 }));
    return rowsWithin(sizesOf, most[name] ?? Number.POSITIVE_INFINITY);
  });
  return Math.min(...counts);
}
