import type { ProtocolCapabilitiesMediaBuy } from '../../../../generated/types/schemas.ts';
import type { AudienceStatus } from '../../audiences/audience.ts';
import type { Wire } from '../../contract/shapes.ts';
import type { AgentDeclaration } from '../../declaration/agent-profile.ts';
import type { Offer } from '../../products/product.ts';
import type { TargetingCapability } from '../../products/targeting.ts';

type Declared = Wire<ProtocolCapabilitiesMediaBuy>;
type Tracking = NonNullable<Declared['conversion_tracking']>;
/** Attribution windows that can be chosen; of one event type, or of all. */
export type DeclaredWindow = NonNullable<Tracking['attribution_windows']>[number];

/** What the seller declares, as far as a buy is judged by it; null or false for what it does not have. */
export type DeclaredSeller = {
  readonly targeting: TargetingCapability;
  /** Kinds of targeting that no capability names and that work all the same. */
  readonly dayparts: boolean;
  readonly storeCatchments: boolean;
  readonly collectionLists: boolean;
  readonly propertyLists: boolean;
  readonly inlineCreatives: boolean;
  /** `audience_targeting`. */
  readonly audiences: { readonly minimumSize: number } | null;
  /** `frequency_capping`. */
  readonly frequencyCaps: NonNullable<Declared['frequency_capping']> | null;
  /** `conversion_tracking`. */
  readonly conversions: Pick<Tracking, 'supported_targets' | 'attribution_windows'> | null;
  /** `supported_optimization_metrics`. */
  readonly goalMetrics: readonly string[];
  /** Terms that are agreed to where a product names none. */
  readonly terms: {
    readonly leastVariancePercent: number;
    readonly leastFinalizationHours: number;
    readonly remedies: readonly string[];
    readonly highestStandard: number;
  };
};

/** What a request is judged against: values of one moment and one account. */
export type Seller = {
  readonly now: Date;
  readonly declared: DeclaredSeller;
  /** Offers that the account may see, by product id. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** What the account may still buy in a currency, in minor units; null without a limit. */
  readonly availableIn: (currency: string) => number | null;
  readonly audiences: ReadonlyMap<string, { readonly status: AudienceStatus; readonly matched: number }>;
  /** Event types of each event source; null for all. */
  readonly eventSources: ReadonlyMap<string, readonly string[] | null>;
  /** Ids of the creatives in the account's library. */
  readonly creatives: ReadonlySet<string>;
  /** Signals that this agent offers the account, by `signalKey`, and whether packages can be aimed by them now. */
  readonly signals: ReadonlyMap<string, { readonly name: string; readonly isReady: boolean }>;
};

/** What is agreed to where neither the product nor the profile says more. */
const TERMS: DeclaredSeller['terms'] = {
  leastVariancePercent: 5,
  leastFinalizationHours: 24,
  remedies: ['additional_delivery', 'credit'],
  highestStandard: 0.9,
};

/** What a profile declares, as far as buys are judged by it. */
export function declaredIn({ media_buy: declared }: Pick<AgentDeclaration, 'media_buy'>): DeclaredSeller {
  const { audience_targeting: audiences, frequency_capping: caps } = declared ?? {};
  return {
    targeting: declared?.execution?.targeting ?? {},
    dayparts: true,
    storeCatchments: false,
    collectionLists: true,
    propertyLists: declared?.features?.property_list_filtering === true,
    inlineCreatives: declared?.features?.inline_creative_management === true,
    audiences: audiences === undefined ? null : { minimumSize: audiences.minimum_audience_size },
    frequencyCaps: caps ?? null,
    conversions: declared?.conversion_tracking ?? null,
    goalMetrics: declared?.supported_optimization_metrics ?? [],
    terms: TERMS,
  };
}
