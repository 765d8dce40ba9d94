import type { CoreCreativeAsset } from '../../../generated/types/schemas.ts';
import { usedCreativeId } from '../../domain/buys/creatives.ts';
import { type BuyRejected, taskErrorOf } from '../../domain/buys/refusal.ts';
import { type CreativeStatus, newCreative } from '../../domain/creatives/creative.ts';
import { judgeAsset } from '../../domain/creatives/library/judge-asset.ts';
import type { AgentDeclaration } from '../../domain/declaration/agent-profile.ts';
import type { Tables } from '../../store/index.ts';
import { formatsFor, type OffersCall } from '../products/offers-for.ts';

/** A package of a request with its creatives; `field` is the path of the package. */
export type ShowingCreative = {
  readonly field: string;
  readonly creatives?: readonly CoreCreativeAsset[] | undefined;
  readonly creative_assignments?: readonly { readonly creative_id: string }[] | undefined;
};

/** Packages of a request with their paths under the given name: `packages[0]`, `packages[1]`. */
export const showingIn = (name: string, packages: readonly object[] | undefined): ShowingCreative[] =>
  (packages ?? []).map((one, at) => ({
    ...one,
    field: `${name}[${at}]`,
  }));

export const creativeIdsOf = (showing: readonly ShowingCreative[]): string[] =>
  showing.flatMap(({ creatives = [], creative_assignments: assigned = [] }) =>
    [...creatives, ...assigned].map(({ creative_id }) => creative_id),
  );

/** Refusals for the creatives that packages bring along. */
export async function judgeBrought(
  call: OffersCall,
  accountId: string,
  showing: readonly ShowingCreative[],
): Promise<BuyRejected[]> {
  if (showing.every(({ creatives }) => creatives === undefined)) return [];
  const formats = await formatsFor(call, accountId);
  return showing.flatMap(({ field, creatives = [] }) =>
    creatives.flatMap((asset, at) => judgeAsset(asset, formats, `${field}.creatives[${at}]`)),
  );
}

type Placing = {
  readonly store: Tables;
  readonly profile: AgentDeclaration;
  readonly now: Date;
  readonly principal: { readonly id: string };
};

/**
 * Stores the creatives that packages bring along in the library, in the transaction of the buy.
 *
 * @throws {TaskError} VALIDATION_ERROR for a creative whose id is already used
 */
export async function keepBrought(
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
 * library yet are missing from the result.
 */
export const holdCreatives = (
  { store, principal }: Pick<Placing, 'store' | 'principal'>,
  accountId: string,
  shown: readonly string[],
): Promise<Map<string, CreativeStatus>> =>
  store.creatives.holdStatuses(principal.id, accountId, [...new Set(shown)]);
