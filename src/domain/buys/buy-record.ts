import type {
  CoreCancellation,
  CoreCreativeAssignment,
  CorePackage,
  CoreTargeting,
  EnumsPacing,
  MediaBuyCreateMediaBuyRequest,
  MediaBuyMediaBuyRecord,
} from '../../../generated/types/schemas.ts';
import type { Wire } from '../contract/shapes.ts';
import type { CreativeStatus } from '../creatives/creative.ts';
import type { Approval } from '../governance/check.ts';
import type { Product } from '../products/product.ts';
import type { Envelope } from './judging/requests.ts';
import type { BuyStatus } from './lifecycle/buy.ts';
import type { PricingOption } from './money/amounts.ts';

type Json = Readonly<Record<string, unknown>>;

/** Names a buy, or what belongs to one; identifiers are unique for their principal only. */
export type BuyKey = { readonly principalId: string; readonly id: string };

export type Cancellation = Wire<Pick<CoreCancellation, 'canceled_at' | 'canceled_by' | 'reason'>>;

/** What is kept of a buy beside its columns, in the names of the wire. */
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
  /** The newest approval of the governance agent of the account. */
  readonly governance?: Approval;
  readonly cancellation?: Cancellation;
  readonly envelope?: Envelope;
  /** What a test made it from. */
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
  /** The flight ends before this moment. */
  readonly endAt: Date;
  readonly details: BuyDetails;
  /** Delivers only what the test controller adds. */
  readonly isSilent: boolean;
  readonly confirmedAt: Date | null;
  readonly lookAt: Date | null;
  /** The last revision that the platform was told of; 0 for none. */
  readonly traffickedRevision: number;
  /** Whether a buy that is over claims what it delivered, instead of all of its budgets. */
  readonly settled: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** What is kept of a package beside its columns, in the names of the wire. */
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
  /** The product and its price as they were sold. */
  readonly product: Product;
  readonly option: PricingOption;
  readonly needsCreatives: boolean;
  /** In minor units of the option's currency. */
  readonly budget: number;
  readonly paused: boolean;
  readonly canceled: boolean;
  /** Dates of its own; it follows the flight of the buy without them. */
  readonly startAt: Date | null;
  readonly endAt: Date | null;
  readonly creativeDeadline: Date | null;
  /** How long it may hold inventory without a creative; null for as long as its flight. */
  readonly holdMs: number | null;
  /** When that time is over; null while it has a creative, or needs none. */
  readonly lapsesAt: Date | null;
  /** What was delivered as of the last look, in minor units; never what the test controller adds. */
  readonly spent: number;
  /** What the platform granted, in millionths. */
  readonly sharePpm: number;
  readonly targetingPpm: number;
  /** Until when that is held; null for a package that holds nothing any more. */
  readonly heldUntil: Date | null;
  readonly platformRef: string | null;
  readonly details: PackageDetails;
};

/** A creative in the rotation of a package. */
export type Assignment = {
  readonly principalId: string;
  readonly accountId: string;
  readonly buyId: string;
  readonly packageId: string;
  readonly creativeId: string;
  readonly position: number;
  /** The assignment in the names of the wire, without the creative's id. */
  readonly details: Json & Wire<Pick<CoreCreativeAssignment, 'weight' | 'placement_ids'>>;
};

/** Terms of a package that hold from an instant until those of the next entry do; what delivery is worked out from. */
export type TermsRecord = {
  /** ISO 8601, as all times here. */
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
  readonly targeting?: CoreTargeting;
};

export type BuyActor = 'buyer' | 'seller' | 'platform' | 'controller';

/** What happened to a buy, oldest first. */
export type HistoryEntry = {
  readonly revision: number;
  readonly at: Date;
  readonly action: string;
  readonly actor: string;
  readonly summary: string;
  readonly packageId: string | null;
};

/** The product of a package of which nobody said what it buys: nothing is made up. */
export const NO_PRODUCT = '';

/** A package with what belongs to it. */
export type WholePackage = BuyPackage & {
  readonly assignments: readonly Assignment[];
  /** Oldest first. */
  readonly terms: readonly TermsRecord[];
};

/** A buy with all that belongs to it, but its history. */
export type WholeBuy = Buy & {
  readonly packages: readonly WholePackage[];
  /** States of the creatives that are assigned; one that is gone is missing. */
  readonly creatives: ReadonlyMap<string, CreativeStatus>;
};
