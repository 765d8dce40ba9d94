import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import { type Cause, judgeMove, type Move } from '../../domain/buys/lifecycle/moves.ts';
import {
  type Creative,
  type CreativeKey,
  type CreativeStatus,
  creativeMoves,
} from '../../domain/creatives/creative.ts';
import type { LibraryState, ShowingPackage } from '../../domain/creatives/library/places.ts';
import { movedBySeller, type Reason } from '../../domain/creatives/library/reasons.ts';
import type { Tables } from '../../store/index.ts';
import { settleBuy } from '../buys/commit-buy.ts';
import { compareImpairments } from '../webhooks/buy-webhooks.ts';
import { announceCreative } from '../webhooks/creative-webhooks.ts';

export type LibraryKey = Pick<CreativeKey, 'principalId' | 'accountId'>;

/** What a sync is about. */
export type Subjects = {
  readonly creativeIds: readonly string[];
  readonly packageIds: readonly string[];
  /** Ids of the request, beside which everything is to be archived; null when nothing is. */
  readonly kept: readonly string[] | null;
};

/** Keeps everybody from what a sync may touch, buys before the library, until its transaction ends. */
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

/** Only what is approved can be put away by its buyer. */
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
 * Makes what changed about creatives felt in the buys that show them: those that are not over make the moves that are
 * due, and deliver by what can be shown from now on.
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
 * Locks the buys that show one of the creatives, in the order of their ids. Whoever changes creatives does this before
 * the first change: buys are locked before creatives everywhere.
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

/** A creative that nobody else changes until the transaction ends, nor the buys that show it. */
export async function lockCreative(tx: Tables, key: CreativeKey): Promise<Creative | undefined> {
  await lockShowing(tx, key, [key.id]);
  await tx.creatives.lock(key);
  return tx.creatives.find(key);
}

/** Moves a creative that is locked, if it may go there; buys that show it feel it at once. */
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
