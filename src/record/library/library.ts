import {
  isRunning,
  type LibraryState,
  type ShowingPackage,
} from '../../domain/buys/judging/creative-places.ts';
import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import {
  type Creative,
  type CreativeKey,
  type CreativeStatus,
  creativeMoves,
} from '../../domain/creatives/creative.ts';
import { movedBySeller, type Reason } from '../../domain/creatives/judging/reasons.ts';
import { type Cause, judgeMove, type Move } from '../../domain/moves.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import type { Tables } from '../../store/index.ts';
import { compareImpairments } from '../accounts/compare-impairments.ts';
import { settleBuy } from '../buys/commit-buy.ts';
import { announceCreative } from '../creatives/creative-webhooks.ts';

export type LibraryKey = Pick<CreativeKey, 'principalId' | 'accountId'>;

/** Creatives and packages that a sync is about. */
export type Subjects = {
  readonly creativeIds: readonly string[];
  readonly packageIds: readonly string[];
  /** Ids in the request; all other creatives are to be archived. Null when the sync archives nothing. */
  readonly kept: readonly string[] | null;
};

/**
 * Locks everything that a sync may change, buys before the library, until its transaction ends.
 *
 * @returns the buys that a change of the creatives settles at once
 */
export async function lockLibrary(
  store: Tables,
  library: LibraryKey,
  subjects: Subjects,
): Promise<ReadonlySet<string>> {
  const missing = await missingOf(store, library, subjects);
  const packages = await store.creativeAssignments.packages(library, subjects.packageIds);
  const settled = await settledAtOnce(store, library, [...subjects.creativeIds, ...missing.ids]);
  await lockBuys(store, library.principalId, [...packages.map(({ buyId }) => buyId), ...settled]);
  await store.creatives.lock(library);
  return new Set(settled);
}

export async function readLibrary(
  store: Tables,
  library: LibraryKey,
  subjects: Subjects,
): Promise<LibraryState> {
  const { principalId, accountId } = library;
  const missing = await missingOf(store, library, subjects);
  const found = await store.creatives.listByIds(principalId, accountId, subjects.creativeIds);
  const places = await store.creativeAssignments.placesOf(library, [...subjects.creativeIds, ...missing.ids]);
  const packages = chosen(await store.creativeAssignments.packages(library, subjects.packageIds));
  const buyIds = [...new Set([...packages.values()].map(({ buyId }) => buyId))];
  const buys = await store.mediaBuys.findAll(principalId, buyIds);
  return {
    stored: new Map(found.map((creative) => [creative.id, creative])),
    places: Map.groupBy(places, ({ creativeId }) => creativeId),
    packages,
    buys: new Map(buys.map((buy) => [buy.id, buy])),
    missing,
  };
}

/** Creatives that one sync archives because it does not name them. It has a row of the response for each. */
const MOST_MISSING = 10_000;

/**
 * Creatives to archive. A buyer can archive approved creatives only; `others` counts the rest.
 *
 * @throws {TaskError} INVALID_REQUEST when there are too many
 */
async function missingOf(
  store: Tables,
  library: LibraryKey,
  { kept }: Subjects,
): Promise<LibraryState['missing']> {
  if (kept === null) return { ids: [], others: 0 };
  const rows = await store.creatives.listOthers(library, kept, MOST_MISSING);
  if (rows === null)
    throw new TaskError(
      'INVALID_REQUEST',
      `\`delete_missing\` can be used with at most ${MOST_MISSING} creatives that the request does not name.`,
      {
        field: 'delete_missing',
        suggestion: 'Archive creatives with `status: "archived"` first, up to 100 in a request.',
      },
    );
  const ids = rows.filter(({ status }) => status === 'approved').map(({ id }) => id);
  return { ids, others: rows.length - ids.length };
}

const CHANGEABLE = new Set(['pending_creatives', 'pending_start', 'active', 'paused']);

function chosen(found: readonly ShowingPackage[]): Map<string, ShowingPackage> {
  const packages = new Map<string, ShowingPackage>();
  const isOpen = ({ buyStatus, canceled }: ShowingPackage) => CHANGEABLE.has(buyStatus) && !canceled;
  for (const one of [...found.filter(isOpen), ...found]) {
    if (!packages.has(one.packageId)) packages.set(one.packageId, one);
  }
  return packages;
}

type Library = Pick<CreativeKey, 'principalId' | 'accountId'>;

/** Buys that the transaction of a change of creatives settles: each may have a thousand packages. */
const SETTLED_AT_ONCE = 25;

/**
 * Applies a change of creatives to the buys that show them. Buys that are not final make their due moves, and
 * deliver only creatives that can be shown from now on. Buys beyond the first ones do so soon, each in a transaction of
 * its own.
 *
 * @param locked buys that are settled at once; by default the first ones
 */
export async function settleCreatives(
  tx: Tables,
  library: Library,
  creativeIds: readonly string[],
  now: Date,
  locked?: ReadonlySet<string>,
): Promise<void> {
  const { principalId } = library;
  const ids = await tx.creativeAssignments.buysShowing(library, creativeIds);
  const atOnce = locked ?? new Set(ids.slice(0, SETTLED_AT_ONCE));
  const first = ids.filter((id) => atOnce.has(id));
  await lockBuys(tx, principalId, first);
  await tx.mediaBuys.lookAgain(
    principalId,
    ids.filter((id) => !atOnce.has(id)),
    now,
  );
  if (ids.length > 0) await compareImpairments(tx, library, now);
  for (const id of first) {
    // One by one: a single buy may have megabytes.
    const buy = await tx.mediaBuys.find({ principalId, id });
    if (buy !== undefined && !isFinalBuy(buy.status)) await settleBuy(tx, buy, { now });
    await tx.nextTurn();
  }
}

/**
 * The buys that a change of these creatives settles in its transaction. Code that changes creatives must lock them
 * before its first change, because buys are locked before creatives everywhere.
 */
const settledAtOnce = async (
  tx: Tables,
  library: Library,
  creativeIds: readonly string[],
): Promise<readonly string[]> =>
  (await tx.creativeAssignments.buysShowing(library, creativeIds)).slice(0, SETTLED_AT_ONCE);

/**
 * Whether running packages show one of the creatives, which this transaction has changed. A buy that begins to run at
 * this moment has done so by now, or does it when the transaction has ended.
 */
export async function isShownNow(
  tx: Tables,
  library: Library,
  creativeIds: readonly string[],
): Promise<boolean> {
  await tx.mediaBuys.hold(
    library.principalId,
    await tx.creativeAssignments.buysShowing(library, creativeIds),
  );
  const places = await tx.creativeAssignments.placesOf(library, creativeIds);
  return places.some(isRunning);
}

/** Locks buys in the order of their ids. */
async function lockBuys(tx: Tables, principalId: string, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await tx.mediaBuys.lock({ principalId, id });
}

/** Locks a creative and the buys that its change settles until the transaction ends, and reads the creative. */
export async function lockCreative(tx: Tables, key: CreativeKey): Promise<Creative | undefined> {
  await lockBuys(tx, key.principalId, await settledAtOnce(tx, key, [key.id]));
  await tx.creatives.lock(key);
  return tx.creatives.find(key);
}

/** Moves a locked creative to another status, if the transition is allowed, and settles the buys that show it. */
export async function moveCreative(
  tx: Tables,
  creative: Creative,
  to: CreativeStatus,
  { cause, reason, now }: { cause: Cause; reason: Reason; now: Date },
): Promise<Move> {
  const move = judgeMove(creativeMoves, creative.status, to, cause);
  if (move.ok && move.changed) {
    const moved = movedBySeller(creative, to, reason, now);
    await tx.creatives.update(moved);
    await announceCreative(tx, moved, { from: creative.status, to }, now);
    await settleCreatives(tx, creative, [creative.id], now);
  }
  return move;
}
