import type {
  CoreCancellation,
  CoreCreativeAssignment,
  CorePackage,
  CoreTargeting,
} from '../../../generated/types/core.ts';
import type { EnumsPacing } from '../../../generated/types/enums.ts';
import type {
  MediaBuyCreateMediaBuyRequest,
  MediaBuyMediaBuyRecord,
} from '../../../generated/types/media-buy.ts';
import type { Wire } from '../contract/shapes.ts';
import type { WebhookReader } from '../contract/webhook-reader.ts';
import type { CreativeStatus } from '../creatives/creative.ts';
import type { Approval } from '../governance/check.ts';
import type { PricingOption } from '../money/amounts.ts';
import type { Product } from '../products/product.ts';
import type { Envelope } from './judging/requests.ts';
import type { BuyStatus } from './lifecycle/buy.ts';

type Json = Readonly<Record<string, unknown>>;

/** Key of a buy or of a record that belongs to one. `id` is unique only within its principal. */
export type BuyKey = { readonly principalId: string; readonly id: string };

type Cancellation = Wire<Pick<CoreCancellation, 'canceled_at' | 'canceled_by' | 'reason'>>;

/** Stored fields of a buy that have no column of their own, under their wire names. */
export type BuyDetails = Readonly<
  Pick<
    MediaBuyCreateMediaBuyRequest,
    | 'po_number'
    | 'plan_id'
    | 'proposal_id'
    | 'invoice_recipient'
    | 'reporting_webhook'
    | 'artifact_webhook'
    | 'push_notification_config'
  > &
    Pick<MediaBuyMediaBuyRecord, 'rejection_reason'>
> & {
  readonly brand?: Json;
  readonly context?: Json;
  readonly ext?: Json;
  /** Latest approval by the account's governance agent. */
  readonly governance?: Approval;
  readonly cancellation?: Cancellation;
  readonly envelope?: Envelope;
  /** Who reads what is sent to the receivers of the buy. Missing in buys of older versions. */
  readonly reader?: WebhookReader;
  /** Fixture from which a test seeded the buy. */
  readonly fixture?: Json;
};

export type Buy = BuyKey & {
  readonly accountId: string;
  readonly sandbox: boolean;
  readonly status: BuyStatus;
  readonly hold: boolean;
  readonly isCancellable: boolean;
  readonly revision: number;
  readonly startAt: Date;
  /** Exclusive end of the flight. */
  readonly endAt: Date;
  readonly details: BuyDetails;
  /** True when the buy delivers only what the test controller adds. */
  readonly isSilent: boolean;
  readonly confirmedAt: Date | null;
  readonly lookAt: Date | null;
  /** Last revision that the platform received; 0 when it received none. */
  readonly traffickedRevision: number;
  /** True when the buy has ended and claims only the spend it delivered, no longer its full budgets. */
  readonly settled: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Stored fields of a package that have no column of their own, under their wire names. */
export type PackageDetails = Pick<
  CorePackage,
  | 'bid_price'
  | 'pacing'
  | 'impressions'
  | 'targeting_overlay'
  | 'optimization_goals'
  | 'catalogs'
  | 'format_ids'
  | 'format_option_refs'
  | 'format_kind'
  | 'params'
  | 'measurement_terms'
  | 'performance_standards'
  | 'committed_metrics'
  | 'agency_estimate_number'
  | 'context'
  | 'ext'
> & { readonly cancellation?: Cancellation };

export type BuyPackage = {
  readonly principalId: string;
  readonly buyId: string;
  readonly id: string;
  readonly position: number;
  readonly productId: string;
  /** Copy of the product from the time of sale; `option` is its pricing option from the same time. */
  readonly product: Product;
  readonly option: PricingOption;
  readonly needsCreatives: boolean;
  /** In minor units of the option's currency. */
  readonly budget: number;
  readonly paused: boolean;
  readonly canceled: boolean;
  /** Dates of the package itself. When null, the date of the buy's flight applies. */
  readonly startAt: Date | null;
  readonly endAt: Date | null;
  readonly creativeDeadline: Date | null;
  /** How long the package may hold inventory without a creative; null for no limit within its flight. */
  readonly holdMs: number | null;
  /** When that time expires. Null while the package has a creative, or when it needs none. */
  readonly lapsesAt: Date | null;
  /**
   * Delivered spend as of the last look at the buy, in minor units. Spend that the test controller adds is never
   * included.
   */
  readonly spent: number;
  /** Share of the product's inventory that the platform granted, in millionths. */
  readonly sharePpm: number;
  readonly targetingPpm: number;
  /** Until when the granted share is held; null for a package that no longer holds any. */
  readonly heldUntil: Date | null;
  readonly platformRef: string | null;
  readonly details: PackageDetails;
};

/** A creative that is assigned to a package. */
export type Assignment = {
  readonly principalId: string;
  readonly accountId: string;
  readonly buyId: string;
  readonly packageId: string;
  readonly creativeId: string;
  readonly position: number;
  /** Fields of the assignment under their wire names, without `creative_id`. */
  readonly details: Json & Wire<Pick<CoreCreativeAssignment, 'weight' | 'placement_ids'>>;
};

/** Terms of a package, valid from `from` until the next entry's `from`. Delivery is calculated from them. */
export type TermsRecord = {
  /** ISO 8601, as all times in this record. */
  readonly from: string;
  readonly running: boolean;
  readonly start: string;
  readonly end: string;
  readonly budget: number;
  readonly bid_price?: number;
  readonly pacing?: EnumsPacing;
  readonly creatives: readonly { readonly creative_id: string; readonly weight?: number }[];
  readonly share_ppm: number;
  readonly targeting_ppm: number;
  /** Only the fields that delivery is counted by. The whole targeting is in the details of the package. */
  readonly targeting?: CoreTargeting;
};

export type BuyActor = 'buyer' | 'seller' | 'platform' | 'controller';

/** One event in the history of a buy. */
export type HistoryEntry = {
  readonly revision: number;
  readonly at: Date;
  readonly action: string;
  readonly actor: string;
  readonly summary: string;
  readonly packageId: string | null;
};

/**
 * Product id of a package whose product is unknown, because the test or task result that described it named none.
 * No product is invented for it.
 */
export const NO_PRODUCT = '';

/** A package with its assignments and terms. */
export type WholePackage = BuyPackage & {
  readonly assignments: readonly Assignment[];
  /** Oldest first. */
  readonly terms: readonly TermsRecord[];
};

/** A buy with its packages and the states of their creatives, but without its history. */
export type WholeBuy = Buy & {
  readonly packages: readonly WholePackage[];
  /** States of the assigned creatives, by id. A creative that was deleted has no entry. */
  readonly creatives: ReadonlyMap<string, CreativeStatus>;
};
