import type { LibraryState, ShowingPackage } from '../../domain/buys/judging/creative-places.ts';
import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import {
  type Creative,
  type CreativeKey,
  type CreativeStatus,
  creativeMoves,
} from '../../domain/creatives/creative.ts';
import { movedBySeller, type Reason } from '../../domain/creatives/judging/reasons.ts';
import { type Cause, judgeMove, type Move } from '../../domain/moves.ts';
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

/** Locks everything that a sync may change, buys before the library, until its transaction ends. */
export async function lockLibrary(store: Tables, library: LibraryKey, subjects: Subjects): Promise<void> {
  const missing = await missingOf(store, library, subjects);
  const packages = await store.creativeAssignments.packages(library, subjects.packageIds);
  const showing = await showingOf(store, library, [...subjects.creativeIds, ...missing.ids]);
  await lockBuys(
    store,
    library.principalId,
    [...packages, ...showing].map(({ buyId }) => buyId),
  );
  await store.creatives.lock(library);
}

export async function readLibrary(
  store: Tables,
  library: LibraryKey,
  subjects: Subjects,
): Promise<LibraryState> {
  const { principalId, accountId } = library;
  const missing = await missingOf(store, library, subjects);
  const found = await store.creatives.listByIds(principalId, accountId, subjects.creativeIds);
  const showing = await showingOf(store, library, [...subjects.creativeIds, ...missing.ids]);
  const packages = chosen(await store.creativeAssignments.packages(library, subjects.packageIds));
  const buyIds = [...new Set([...packages.values()].map(({ buyId }) => buyId))];
  const buys = await store.mediaBuys.findAll(principalId, buyIds);
  return {
    stored: new Map(found.map((creative) => [creative.id, creative])),
    showing,
    packages,
    buys: new Map(buys.map((buy) => [buy.id, buy])),
    missing,
  };
}

const showingOf = (store: Tables, { principalId, accountId }: LibraryKey, ids: readonly string[]) =>
  store.creativeAssignments.showing(principalId, [accountId], ids);

/** Creatives to archive. A buyer can archive approved creatives only; `others` counts the rest. */
async function missingOf(
  store: Tables,
  library: LibraryKey,
  { kept }: Subjects,
): Promise<LibraryState['missing']> {
  if (kept === null) return { ids: [], others: 0 };
  const rows = await store.creatives.listOthers(library, kept);
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

/**
 * Applies a change of creatives to the buys that show them. Buys that are not final make their due moves, and
 * deliver only creatives that can be shown from now on.
 */
export async function settleCreatives(
  tx: Tables,
  library: Library,
  creativeIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = await lockShowing(tx, library, creativeIds);
  if (ids.length > 0) await compareImpairments(tx, library, now);
  const buys = await tx.mediaBuys.findAll(library.principalId, ids);
  for (const buy of buys.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    if (!isFinalBuy(buy.status)) await settleBuy(tx, buy, { now });
}

/**
 * Locks the buys that show one of the creatives, in the order of their ids. Code that changes creatives must do
 * this before its first change, because buys are locked before creatives everywhere.
 *
 * @returns the ids of those buys
 */
async function lockShowing(
  tx: Tables,
  { principalId, accountId }: Library,
  creativeIds: readonly string[],
): Promise<string[]> {
  const assigned = await tx.creativeAssignments.ofCreatives(principalId, accountId, creativeIds);
  const ids = [...new Set(assigned.map(({ buyId }) => buyId))].sort();
  await lockBuys(tx, principalId, ids);
  return ids;
}

/** Locks buys in the order of their ids. */
async function lockBuys(tx: Tables, principalId: string, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await tx.mediaBuys.lock({ principalId, id });
}

/** Locks a creative and the buys that show it until the transaction ends, and reads the creative. */
export async function lockCreative(tx: Tables, key: CreativeKey): Promise<Creative | undefined> {
  await lockShowing(tx, key, [key.id]);
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
