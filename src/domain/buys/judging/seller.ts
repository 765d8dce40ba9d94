import type { ProtocolCapabilitiesMediaBuy } from '../../../../generated/types/protocol/capabilities.ts';
import type { Account } from '../../accounts/account.ts';
import { type AudienceStatus, leastMembers } from '../../audiences/audience.ts';
import type { Wire } from '../../contract/shapes.ts';
import type { AgentDeclaration } from '../../declaration/agent-profile.ts';
import type { Offer } from '../../products/product.ts';
import type { TargetingCapability } from '../../products/targeting.ts';
import type { CreativeFormat, KnownCreative } from './assignment.ts';

type Declared = Wire<ProtocolCapabilitiesMediaBuy>;
type Tracking = NonNullable<Declared['conversion_tracking']>;
/** Attribution windows that a goal may use, for one event type or for all. */
export type DeclaredWindow = NonNullable<Tracking['attribution_windows']>[number];

/** The declared capabilities that buys are validated against; null or false for a capability that is missing. */
export type DeclaredSeller = {
  readonly targeting: TargetingCapability;
  /**
   * Kinds of targeting that `execution.targeting` of the capabilities does not declare: `dayparts` to
   * `propertyLists`.
   */
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
  /** Limits for proposed terms where a product has none of its own. */
  readonly terms: {
    readonly leastVariancePercent: number;
    readonly leastFinalizationHours: number;
    readonly remedies: readonly string[];
    readonly highestStandard: number;
  };
};

/** What a request is validated against: the state of one account at one moment. */
export type Seller = {
  readonly now: Date;
  readonly declared: DeclaredSeller;
  /** Offers that the account may see, by product id. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** Credit that the account has left in a currency, in minor units; null for no limit. */
  readonly availableIn: (currency: string) => number | null;
  readonly audiences: ReadonlyMap<string, { readonly status: AudienceStatus; readonly matched: number }>;
  /** Event types by event source id; null for all types. */
  readonly eventSources: ReadonlyMap<string, readonly string[] | null>;
  /** Creatives of the account's library that the request names, by id, without purged ones. */
  readonly creatives: ReadonlyMap<string, KnownCreative>;
  /** Ids of creatives that the request names and the library had until they were purged. */
  readonly purged: ReadonlySet<string>;
  /** Creatives that the request brings along inline, in any of its packages, by id. */
  readonly brought: ReadonlyMap<string, CreativeFormat>;
  /**
   * Signals that this agent offers the account, by `signalKey`. `isReady`: packages can be aimed at the signal now.
   */
  readonly signals: ReadonlyMap<string, { readonly name: string; readonly isReady: boolean }>;
};

/** Limits for proposed terms that apply to every product without terms of its own. */
const TERMS: DeclaredSeller['terms'] = {
  leastVariancePercent: 5,
  leastFinalizationHours: 24,
  remedies: ['additional_delivery', 'credit'],
  highestStandard: 0.9,
};

/** Reads the capabilities that buys of an account are validated against from a profile. */
export function declaredIn(
  { media_buy: declared }: Pick<AgentDeclaration, 'media_buy'>,
  account: Pick<Account, 'sandbox'>,
): DeclaredSeller {
  const { audience_targeting: audiences, frequency_capping: caps } = declared ?? {};
  return {
    targeting: declared?.execution?.targeting ?? {},
    dayparts: true,
    storeCatchments: false,
    collectionLists: true,
    propertyLists: declared?.features?.property_list_filtering === true,
    inlineCreatives: declared?.features?.inline_creative_management === true,
    audiences:
      audiences === undefined
        ? null
        : { minimumSize: leastMembers(audiences.minimum_audience_size, account) },
    frequencyCaps: caps ?? null,
    conversions: declared?.conversion_tracking ?? null,
    goalMetrics: declared?.supported_optimization_metrics ?? [],
    terms: TERMS,
  };
}
