import { isFinalBuy } from '../../domain/buys/lifecycle/buy.ts';
import type { CreativeKey } from '../../domain/creatives/creative.ts';
import type { Tables } from '../../store/index.ts';
import { settleBuy } from '../buys/commit-buy.ts';
import { compareImpairments } from '../webhooks/impairment-webhooks.ts';

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
export async function lockShowing(
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
export async function lockBuys(tx: Tables, principalId: string, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await tx.mediaBuys.lock({ principalId, id });
}
