import type { CreativeKey } from '../../domain/creatives/creative.ts';
import type { LibraryState, ShowingPackage } from '../../domain/creatives/library/places.ts';
import type { Tables } from '../../store/index.ts';
import { lockBuys } from './settle-creatives.ts';

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
