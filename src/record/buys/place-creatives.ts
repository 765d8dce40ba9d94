import { type Account, seedsSeenBy } from '../../domain/accounts/account.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { usedCreativeId } from '../../domain/buys/creatives.ts';
import { judgeCreativeState } from '../../domain/buys/judging/assignment.ts';
import { judgeCreativePlaces } from '../../domain/buys/judging/room.ts';
import type { ShowingCreative } from '../../domain/buys/showing.ts';
import { type CreativeStatus, newCreative } from '../../domain/creatives/creative.ts';
import { judgeAsset } from '../../domain/creatives/judging/judge-asset.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import { formatNamed, statedOtherwise } from '../../domain/products/format-parameters.ts';
import { type BuyRejected, taskErrorOf } from '../../domain/refusals/refusal.ts';
import type { Tables } from '../../store/index.ts';
import { formatsFor, type OffersCall } from '../products/offers-for.ts';

/** Refusals for the formats that packages select, and for the creatives that they bring along. */
export async function judgeSentCreatives(
  call: OffersCall,
  accountId: string,
  showing: readonly ShowingCreative[],
): Promise<BuyRejected[]> {
  const isNeeded = showing.some(
    ({ creatives, format_ids: ids = [] }) =>
      creatives !== undefined || ids.some(({ width }) => width !== undefined),
  );
  if (!isNeeded) return [];
  const formats = await formatsFor(call, accountId);
  return showing.flatMap(({ field, creatives = [], format_ids: ids = [] }) => [
    ...ids.flatMap((id, at) => {
      const format = formatNamed(id, formats);
      return format === undefined ? [] : (statedOtherwise(id, format, `${field}.format_ids[${at}]`) ?? []);
    }),
    ...creatives.flatMap((asset, at) => judgeAsset(asset, formats, `${field}.creatives[${at}]`)),
  ]);
}

type Placing = {
  readonly store: Tables;
  readonly profile: AgentDeclaration;
  readonly now: Date;
  readonly principal: { readonly id: string };
};

/**
 * Judges, before the transaction, whether creatives may be assigned to as many more packages. Requests at the same
 * moment may go beyond the limit together, by no more than they assign.
 *
 * @throws {TaskError} INVALID_STATE
 */
export async function judgeRoomOfCreatives(
  store: Pick<Tables, 'creativeAssignments'>,
  library: { readonly principalId: string; readonly accountId: string },
  added: ReadonlyMap<string, number>,
  field = 'packages',
): Promise<void> {
  if (added.size === 0) return;
  judgeCreativePlaces(
    added,
    await store.creativeAssignments.assignmentCounts(library, [...added.keys()]),
    field,
  );
}

/**
 * Stores the creatives that packages bring along in the library, in the transaction of the buy.
 *
 * @throws {TaskError} VALIDATION_ERROR for a creative whose id is already used
 */
export async function storeSentCreatives(
  { store, profile, now, principal }: Placing,
  accountId: string,
  showing: readonly ShowingCreative[],
): Promise<void> {
  const mode = profile.media_buy?.creative_approval_mode ?? 'require_human';
  for (const { field, creatives = [] } of showing) {
    for (const [at, asset] of creatives.entries()) {
      const creative = newCreative(asset, { principalId: principal.id, accountId, mode, now });
      if (await store.creatives.insert(creative)) continue;
      throw taskErrorOf([usedCreativeId(`${field}.creatives[${at}]`)]);
    }
  }
}

/**
 * Statuses of the creatives that packages show, locked until the transaction ends. Creatives that are not in the
 * library, such as purged ones, are missing from the result.
 */
export async function holdCreatives(
  { store, principal }: Pick<Placing, 'store' | 'principal'>,
  account: Pick<Account, 'id' | 'sandbox' | 'brandDomain'>,
  shown: readonly string[],
): Promise<Map<string, CreativeStatus>> {
  const ids = [...new Set(shown)];
  const library = { principalId: principal.id, accountId: account.id };
  await store.creatives.adopt(library, ids, seedsSeenBy(account));
  return store.creatives.holdStatuses(principal.id, account.id, ids);
}

/**
 * Judges again, by their statuses now, the creatives that the assignments of a request name: one may have been purged,
 * archived or rejected since the request was looked at.
 *
 * @param before the buy that the request changes; null for a new one
 * @throws {TaskError} CREATIVE_NOT_FOUND, INVALID_STATE or CREATIVE_REJECTED
 */
export function confirmAssigned(
  showing: readonly ShowingCreative[],
  statuses: ReadonlyMap<string, CreativeStatus>,
  before: WholeBuy | null,
): void {
  const packages = new Map(before?.packages.map((one) => [one.id, one]));
  for (const { field, package_id: packageId, creative_assignments: assigned = [] } of showing) {
    const there = (packageId === undefined ? undefined : packages.get(packageId))?.assignments ?? [];
    const known = new Set(there.map(({ creativeId }) => creativeId));
    for (const [at, { creative_id: id }] of assigned.entries()) {
      const place = `${field}.creative_assignments[${at}].creative_id`;
      const refusal = judgeCreativeState(statuses.get(id), place, known.has(id));
      if (refusal !== null) throw taskErrorOf([refusal]);
    }
  }
}
