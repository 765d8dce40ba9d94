import type { CoreCreativeAsset, CreativeCreativeRecord } from '../../../generated/types/schemas.ts';
import type { CreativeStatus } from './lifecycle.ts';

export type CreativeKey = {
  readonly principalId: string;
  readonly accountId: string;
  readonly id: string;
};

/** What was said and noticed of a creative, in the names of the wire. */
export type CreativeReview = Readonly<Pick<CreativeCreativeRecord, 'rejection_reason' | 'reason_code'>> & {
  readonly reason_detail?: string;
  readonly observations?: readonly Readonly<Record<string, unknown>>[];
  /** When it was purged, and why. */
  readonly purged_at?: string;
  /** What a test said when it made the creative. */
  readonly fixture?: Readonly<Record<string, unknown>>;
};

/** A creative of an account's library. */
export type Creative = CreativeKey & {
  readonly name: string;
  readonly status: CreativeStatus;
  /** Id of its format with the parameters, or its kind, as one text to look for. */
  readonly format: string;
  /** As it was synced. */
  readonly document: CoreCreativeAsset;
  readonly review: CreativeReview;
  readonly purgeKind: 'soft' | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};
