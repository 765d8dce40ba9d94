import type { CoreCreativeManifest, CoreFormatId } from '../../../../generated/types/core.ts';
import type { Json } from '../../json/values.ts';

/** The inputs of a result, so that it can be produced again with changes. */
type Recipe = {
  readonly message: string;
  /** Instructions that earlier refinements applied, oldest first. */
  readonly edits: readonly string[];
  readonly target: CoreFormatId;
  readonly transformerId: string | null;
  readonly config: Json;
  readonly quality: 'draft' | 'production';
  /** Assets that the caller sent. */
  readonly given: Json;
  readonly brandDomain: string | null;
};

/** Cost of a result, in minor units. */
type VariantBill = {
  readonly pricingOptionId: string;
  readonly minor: number;
  readonly currency: string;
};

/** A result of a build, stored for its principal. */
export type BuiltVariant = {
  readonly principalId: string;
  readonly accountId: string;
  readonly id: string;
  readonly buildId: string;
  readonly parentId: string | null;
  readonly document: {
    readonly manifest: CoreCreativeManifest;
    readonly recipe: Recipe;
    /** Null when the build is not billed. */
    readonly bill: VariantBill | null;
  };
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Time during which a result can be refined. */
export const RETENTION_SECONDS = 7 * 24 * 3600;
/** Maximum number of results stored for one account; the oldest are deleted first. */
export const MOST_KEPT = 200;
/** Maximum number of results of one build, over all items, formats and variants. */
export const MOST_LEAVES = 100;
