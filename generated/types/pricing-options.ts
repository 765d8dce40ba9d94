// @generated from schemas/v3/pricing-options by codegen. Do not edit; run "npm run codegen".

import type { CoreCurrencyCode } from './core.ts';
import type { EnumsAdjustmentKind, EnumsDemographicSystem, EnumsEventType } from './enums.ts';

/**
 * Pricing option with a price for each conversion of one kind.
 */
export interface PricingOptionsCpaOption {
  /**
   * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
   */
  pricing_option_id: string;
  /**
   * Constant that names the pricing model and decides the other members.
   */
  pricing_model: 'cpa';
  event_type: EnumsEventType;
  /**
   * Name of the event, present with the type `custom`.
   */
  custom_event_name?: string;
  /**
   * Identifier of the event source whose events are charged; absent means any source.
   */
  event_source_id?: string;
  currency: CoreCurrencyCode;
  /**
   * Price of one conversion, in major units of `currency`, above 0.
   */
  fixed_price: number;
  /**
   * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
   */
  min_spend_per_package?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
   */
  eligible_adjustments?: EnumsAdjustmentKind[];
}

/**
 * Price for each click: fixed, or by auction with a floor.
 */
export interface PricingOptionsCpcOption {
  /**
   * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
   */
  pricing_option_id: string;
  /**
   * Constant that names the pricing model and decides the other members.
   */
  pricing_model: 'cpc';
  currency: CoreCurrencyCode;
  /**
   * Price of one click, in major units of `currency`; absent if the price is found by auction.
   */
  fixed_price?: number;
  /**
   * Lowest bid for one click; a lower `bid_price` is refused with `VALIDATION_ERROR`.
   */
  floor_price?: number;
  /**
   * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
   */
  max_bid?: boolean;
  price_guidance?: PricingOptionsPriceGuidance;
  /**
   * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
   */
  min_spend_per_package?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
   */
  eligible_adjustments?: EnumsAdjustmentKind[];
}

/**
 * Pricing option with a price for each view that reaches the end of the video.
 */
export interface PricingOptionsCpcvOption {
  /**
   * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
   */
  pricing_option_id: string;
  /**
   * Constant that names the pricing model and decides the other members.
   */
  pricing_model: 'cpcv';
  currency: CoreCurrencyCode;
  /**
   * Price of one completed view, in major units of `currency`; absent if the price is found by auction.
   */
  fixed_price?: number;
  /**
   * Lowest bid for one completed view; a lower `bid_price` is refused with `VALIDATION_ERROR`.
   */
  floor_price?: number;
  /**
   * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
   */
  max_bid?: boolean;
  price_guidance?: PricingOptionsPriceGuidance;
  /**
   * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
   */
  min_spend_per_package?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
   */
  eligible_adjustments?: EnumsAdjustmentKind[];
}

/**
 * Pricing option with a price for each 1000 impressions: fixed, or by auction with a floor.
 */
export interface PricingOptionsCpmOption {
  /**
   * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
   */
  pricing_option_id: string;
  /**
   * Constant that names the pricing model and decides the other members.
   */
  pricing_model: 'cpm';
  currency: CoreCurrencyCode;
  /**
   * Price of 1000 impressions, in major units of `currency`; absent if the price is found by auction.
   */
  fixed_price?: number;
  /**
   * Lowest bid for 1000 impressions; a lower `bid_price` is refused with `VALIDATION_ERROR`.
   */
  floor_price?: number;
  /**
   * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
   */
  max_bid?: boolean;
  price_guidance?: PricingOptionsPriceGuidance;
  /**
   * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
   */
  min_spend_per_package?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
   */
  eligible_adjustments?: EnumsAdjustmentKind[];
}

/**
 * A price for each rating point of a demographic group.
 */
export interface PricingOptionsCppOption {
  /**
   * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
   */
  pricing_option_id: string;
  /**
   * Constant that names the pricing model and decides the other members.
   */
  pricing_model: 'cpp';
  currency: CoreCurrencyCode;
  /**
   * Price of one rating point, in major units of `currency`; absent if the price is found by auction.
   */
  fixed_price?: number;
  /**
   * Lowest bid for one point; a lower `bid_price` is refused with `VALIDATION_ERROR`.
   */
  floor_price?: number;
  price_guidance?: PricingOptionsPriceGuidance;
  /**
   * Demographic group whose rating points are charged.
   */
  parameters: {
    demographic_system?: EnumsDemographicSystem;
    /**
     * Code of the demographic group in that system, for example `P18-49`.
     */
    demographic: string;
    /**
     * Smallest number of rating points that can be bought.
     */
    min_points?: number;
  };
  /**
   * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
   */
  min_spend_per_package?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
   */
  eligible_adjustments?: EnumsAdjustmentKind[];
}

/**
 * Pricing option with a price for each view that reaches the threshold.
 */
export interface PricingOptionsCpvOption {
  /**
   * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
   */
  pricing_option_id: string;
  /**
   * Constant that names the pricing model and decides the other members.
   */
  pricing_model: 'cpv';
  currency: CoreCurrencyCode;
  /**
   * Price of one view, in major units of `currency`; absent if the price is found by auction.
   */
  fixed_price?: number;
  /**
   * Lowest bid for one view; a lower `bid_price` is refused with `VALIDATION_ERROR`.
   */
  floor_price?: number;
  /**
   * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
   */
  max_bid?: boolean;
  price_guidance?: PricingOptionsPriceGuidance;
  /**
   * Definition of the view that is charged.
   */
  parameters: {
    /**
     * Share of the video from 0 to 1, or a number of seconds.
     */
    view_threshold:
      | number
      | {
          /**
           * Seconds of playback after which a view is charged, 1 or more.
           */
          duration_seconds: number;
        };
  };
  /**
   * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
   */
  min_spend_per_package?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
   */
  eligible_adjustments?: EnumsAdjustmentKind[];
}

/**
 * Pricing option with one price for the whole flight, whatever is delivered.
 */
export interface PricingOptionsFlatRateOption {
  /**
   * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
   */
  pricing_option_id: string;
  /**
   * Constant that names the pricing model and decides the other members.
   */
  pricing_model: 'flat_rate';
  currency: CoreCurrencyCode;
  /**
   * Price of the whole, in major units of `currency`; absent if the price is found by auction.
   */
  fixed_price?: number;
  /**
   * Lowest bid that is accepted; a lower `bid_price` is refused with `VALIDATION_ERROR`.
   */
  floor_price?: number;
  price_guidance?: PricingOptionsPriceGuidance;
  /**
   * Extent of what the price buys on screens out of home.
   */
  parameters?: {
    /**
     * Constant that marks parameters of screens out of home.
     */
    type: 'dooh';
    /**
     * Share of voice that the price buys, in percent from 0 to 100.
     */
    sov_percentage?: number;
    /**
     * Duration of the loop in which the ad takes part, in seconds.
     */
    loop_duration_seconds?: number;
    /**
     * Smallest number of plays in an hour on each screen, 1 or more.
     */
    min_plays_per_hour?: number;
    /**
     * Name of the group of venues that the price buys.
     */
    venue_package?: string;
    /**
     * Number of hours that the price buys.
     */
    duration_hours?: number;
    /**
     * Part of the day in which the ad is shown, for example `morning`.
     */
    daypart?: string;
    /**
     * Number of impressions that the seller expects; no promise.
     */
    estimated_impressions?: number;
  };
  /**
   * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
   */
  min_spend_per_package?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
   */
  eligible_adjustments?: EnumsAdjustmentKind[];
}

/**
 * How a price comes about: a list price and adjustments in the order in which they are applied.
 */
export interface PricingOptionsPriceBreakdown {
  /**
   * Price before any adjustment, in major units of the option's currency.
   */
  list_price: number;
  /**
   * Adjustments in the order in which they are applied, 1 to 20.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Adjustment of the price, stated either as a share or as an amount.
   */
  adjustments: {
    kind: EnumsAdjustmentKind;
    /**
     * Name of the adjustment for people, at most 64 characters.
     */
    name: string;
    /**
     * Share of the price that is added or taken off, for example 0.15.
     */
    rate?: number;
    /**
     * Amount that is added or taken off, in major units of the option's currency.
     */
    amount?: number;
    /**
     * Reason for the adjustment, at most 256 characters.
     */
    description?: string;
    /**
     * Name or domain of the party that receives the amount, at most 256 characters.
     */
    beneficiary?: string;
  }[];
}

/**
 * Percentiles of the prices that won earlier auctions, in the currency of the option.
 */
export interface PricingOptionsPriceGuidance {
  /**
   * Price that a quarter of the earlier auctions did not exceed.
   */
  p25?: number;
  /**
   * Price that half of the earlier auctions did not exceed.
   */
  p50?: number;
  /**
   * Price that three quarters of the earlier auctions did not exceed.
   */
  p75?: number;
  /**
   * Price that nine tenths of the earlier auctions did not exceed.
   */
  p90?: number;
}

/**
 * Pricing option with a price for each unit of time for which the placement is reserved.
 */
export interface PricingOptionsTimeOption {
  /**
   * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
   */
  pricing_option_id: string;
  /**
   * Constant that names the pricing model and decides the other members.
   */
  pricing_model: 'time';
  currency: CoreCurrencyCode;
  /**
   * Price of one unit of time, in major units of `currency`; absent if the price is found by auction.
   */
  fixed_price?: number;
  /**
   * Lowest bid for one unit of time; a lower `bid_price` is refused with `VALIDATION_ERROR`.
   */
  floor_price?: number;
  price_guidance?: PricingOptionsPriceGuidance;
  /**
   * Unit of time that is charged, with the bounds of a purchase.
   */
  parameters: {
    /**
     * Unit of time for which the price is stated.
     *
     * - `hour`: One hour
     * - `day`: One day
     * - `week`: One week
     * - `month`: One month
     */
    time_unit: 'hour' | 'day' | 'week' | 'month';
    /**
     * Smallest number of units that can be bought, 1 or more.
     */
    min_duration?: number;
    /**
     * Largest number of units that can be bought, 1 or more; not below `min_duration`.
     */
    max_duration?: number;
  };
  /**
   * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
   */
  min_spend_per_package?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
   */
  eligible_adjustments?: EnumsAdjustmentKind[];
}

/**
 * Pricing option with a price for each 1000 viewable impressions.
 */
export interface PricingOptionsVcpmOption {
  /**
   * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
   */
  pricing_option_id: string;
  /**
   * Constant that names the pricing model and decides the other members.
   */
  pricing_model: 'vcpm';
  currency: CoreCurrencyCode;
  /**
   * Price of 1000 viewable impressions, in major units of `currency`; absent if the price is found by auction.
   */
  fixed_price?: number;
  /**
   * Lowest bid for 1000 viewable impressions; a lower `bid_price` is refused with `VALIDATION_ERROR`.
   */
  floor_price?: number;
  /**
   * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
   */
  max_bid?: boolean;
  price_guidance?: PricingOptionsPriceGuidance;
  /**
   * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
   */
  min_spend_per_package?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
   */
  eligible_adjustments?: EnumsAdjustmentKind[];
}
