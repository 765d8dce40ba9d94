import type { CoreCreativeManifest, CoreFormatId } from '../../../../generated/types/schemas.ts';
import type { Json } from '../../json/values.ts';

/** How a result was produced, so that it can be produced again with changes. */
export type Recipe = {
  readonly message: string;
  /** Instructions that changed earlier results on the way to this one. */
  readonly edits: readonly string[];
  readonly target: CoreFormatId;
  readonly transformerId: string | null;
  readonly config: Json;
  readonly quality: 'draft' | 'production';
  /** Assets that the caller sent. */
  readonly given: Json;
  readonly brandDomain: string | null;
};

/** What a result costs, in minor units. */
export type VariantBill = {
  readonly pricingOptionId: string;
  readonly minor: number;
  readonly currency: string;
};

/** A result of a build as it is kept for its principal. */
export type BuiltVariant = {
  readonly principalId: string;
  readonly accountId: string;
  readonly id: string;
  readonly buildId: string;
  readonly parentId: string | null;
  readonly document: {
    readonly manifest: CoreCreativeManifest;
    readonly recipe: Recipe;
    /** Null for a build that is not billed. */
    readonly bill: VariantBill | null;
  };
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** How long a result can be refined. */
export const RETENTION_SECONDS = 7 * 24 * 3600;
/** Results that are kept for one account; the oldest make room. */
export const MOST_KEPT = 200;
/** Results of one build, over all items, formats and variants. */
export const MOST_LEAVES = 100;
