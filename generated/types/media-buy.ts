// @generated from schemas/v3/media-buy by codegen. Do not edit; run "npm run codegen".

import type {
  CoreAccount,
  CoreAccountRef,
  CoreAnyValue,
  CoreArtifactWebhook,
  CoreAttributionWindow,
  CoreAudienceMember,
  CoreBrandRef,
  CoreBusinessEntity,
  CoreCancellation,
  CoreCanonicalFormatKind,
  CoreCatalog,
  CoreCatalogItemDeliveryMetrics,
  CoreCommittedMetric,
  CoreContext,
  CoreCountryCode,
  CoreCreativeAsset,
  CoreCreativeAssignment,
  CoreCreativeConsumption,
  CoreCreativeDeliveryMetrics,
  CoreCreativeManifest,
  CoreCurrencyCode,
  CoreDatetimeRange,
  CoreDeliveryMetricAggregate,
  CoreDeliveryMetrics,
  CoreDomainName,
  CoreDuration,
  CoreError,
  CoreEvaluatorSpec,
  CoreEvent,
  CoreEventSourceHealth,
  CoreEventSurface,
  CoreExt,
  CoreFeedEventScope,
  CoreFiguresExt,
  CoreFormat,
  CoreFormatId,
  CoreFormatOptionRef,
  CoreGeoDeliveryMetrics,
  CoreIdempotencyKey,
  CoreImpairment,
  CoreKeyword,
  CoreKeywordDeliveryMetrics,
  CoreKeywordTarget,
  CoreMeasurementTerms,
  CoreMediaBuyAvailableAction,
  CoreMediaBuyEnvelope,
  CoreMetricRef,
  CoreMissingMetric,
  CoreMoney,
  CoreOptimizationGoal,
  CorePackage,
  CorePaginationRequest,
  CorePaginationResponse,
  CorePerformanceStandard,
  CorePricingOption,
  CoreProduct,
  CoreProductFilters,
  CorePropertyId,
  CorePropertyListRef,
  CoreProposal,
  CoreProtocolEnvelope,
  CorePushNotificationConfig,
  CoreReportingWebhook,
  CoreSignalTargeting,
  CoreStartTiming,
  CoreTargeting,
  CoreTaskRequest,
  CoreTaskWebhookEnvelope,
  CoreVersionEnvelope,
  CoreWebhookActivityRecord,
  CoreWholesaleFeedEnvelope,
} from './core.ts';
import type { CreativeCreativeFeatureResult, CreativePreviewInput, CreativePreviewRender } from './creative.ts';
import type {
  EnumsActionSource,
  EnumsAdvertiserIndustry,
  EnumsAssetContentType,
  EnumsAudienceSource,
  EnumsAudienceStatus,
  EnumsBuildMode,
  EnumsCatalogAction,
  EnumsCatalogItemStatus,
  EnumsConsentBasis,
  EnumsCreativeAgentCapability,
  EnumsCreativeApprovalStatus,
  EnumsCreativeQuality,
  EnumsCreativeSelectionStrategy,
  EnumsDeliveryType,
  EnumsDevicePlatform,
  EnumsDeviceType,
  EnumsDisclosurePersistence,
  EnumsDisclosurePosition,
  EnumsEventType,
  EnumsFeedbackSource,
  EnumsFormatType,
  EnumsGeoLevel,
  EnumsKeepMode,
  EnumsLegacyPostalSystem,
  EnumsMatchIdType,
  EnumsMediaBuyHealth,
  EnumsMediaBuyStatus,
  EnumsMediaBuyValidAction,
  EnumsMetricType,
  EnumsMetroSystem,
  EnumsPacing,
  EnumsPostalSystem,
  EnumsPreviewOutputFormat,
  EnumsPricingModel,
  EnumsProductField,
  EnumsReachUnit,
  EnumsReportingFrequency,
  EnumsSnapshotUnavailableReason,
  EnumsSortMetric,
  EnumsValidationMode,
  EnumsVariantDimension,
  EnumsWcagLevel,
} from './enums.ts';

/**
 * Figures summed over all buys of a report, in the currency of the report.
 */
export interface MediaBuyAggregatedTotals {
  /**
   * Number of impressions of all buys in the report.
   */
  impressions: number;
  /**
   * Amount spent by all buys, in major units of the report's currency.
   */
  spend: number;
  /**
   * Number of clicks of all buys, without invalid traffic.
   */
  clicks?: number;
  /**
   * Number of views of all buys that reached the end or the completion threshold.
   */
  completed_views?: number;
  /**
   * Number of views of all buys that lasted long enough to count.
   */
  views?: number;
  /**
   * Number of conversions of all buys inside their attribution windows.
   */
  conversions?: number;
  /**
   * Value of these conversions, in major units of the report's currency.
   */
  conversion_value?: number;
  /**
   * Return on ad spend: conversion value divided by spend.
   */
  roas?: number;
  /**
   * Share of conversions from people who had not bought the brand before, from 0 to 1.
   */
  new_to_brand_rate?: number;
  /**
   * Spend divided by conversions, in major units of the report's currency.
   */
  cost_per_acquisition?: number;
  /**
   * Completed views for each impression; null when there was none; from 0 to 1.
   */
  completion_rate?: number | null;
  /**
   * Number of different people or devices reached; present only if it was counted over all buys together.
   */
  reach?: number;
  reach_unit?: EnumsReachUnit;
  /**
   * Average number of impressions for each person or device that was reached.
   */
  frequency?: number;
  /**
   * Number of buys over which the totals are summed.
   */
  media_buy_count: number;
  /**
   * Values of metrics that have a qualifier, such as viewability by one standard.
   */
  metric_aggregates?: CoreDeliveryMetricAggregate[];
}

/**
 * Delivery figures for members of one audience; rates and amounts as in the whole report.
 */
export type MediaBuyAudienceDelivery = CoreDeliveryMetrics & {
  /**
   * Identifier of the audience in the source that `audience_source` names.
   */
  audience_id: string;
  audience_source: EnumsAudienceSource;
  /**
   * Name that is shown to people; use the identifier for comparisons.
   */
  audience_name?: string;
};

/**
 * Audience after the request, with its numbers of members and matches.
 */
export type MediaBuyAudienceOutcome = {
  /**
   * Identifier that the buyer gave the audience; targeting refers to it.
   */
  audience_id: string;
  /**
   * Name that is shown to people, at most 500 characters; not unique.
   */
  name?: string;
  /**
   * Identifier that the seller gave it in its own platform.
   */
  seller_id?: string;
  /**
   * Change that the request made: created, updated, left unchanged, deleted or failed.
   *
   * - `created`: It is new
   * - `updated`: It was changed
   * - `unchanged`: The request did not differ from what is stored
   * - `deleted`: It was removed because `delete_missing` was true or it was asked for
   * - `failed`: It was not stored; `errors` states why
   */
  action: 'created' | 'updated' | 'unchanged' | 'deleted' | 'failed';
  status?: EnumsAudienceStatus;
  /**
   * Number of members that this request added.
   */
  uploaded_count?: number;
  /**
   * Number of members that were uploaded over time, without those removed again.
   */
  total_uploaded_count?: number;
  /**
   * Number of members that the seller matched to people; compare it with `minimum_audience_size`.
   */
  matched_count?: number;
  /**
   * Share of uploaded members that were matched to people, from 0 to 1.
   */
  effective_match_rate?: number;
  /**
   * Numbers of matches by type of identifier, at least one type.
   *
   * @minItems 1
   *
   * Items: Numbers of matches for one type of identifier.
   */
  match_breakdown?: {
    id_type: EnumsMatchIdType;
    /**
     * Number of identifiers of the type that were uploaded.
     */
    submitted: number;
    /**
     * Number of uploaded identifiers of the type that matched a person.
     */
    matched: number;
    /**
     * Matched identifiers divided by uploaded ones, from 0 to 1.
     */
    match_rate: number;
  }[];
  /**
   * Time at which members were last added or removed, ISO 8601 in UTC.
   */
  last_synced_at?: string;
  /**
   * Smallest number of matched members that can be targeted; always present with the state `too_small`.
   */
  minimum_size?: number;
  /**
   * Errors for which it was not stored; present only with `action` `failed`.
   */
  errors?: CoreError[];
};

/**
 * An audience and the members to add or remove. A member in both lists is removed.
 */
export interface MediaBuyAudienceSync {
  /**
   * Identifier that the buyer gives the audience, unique in the account; targeting refers to it.
   */
  audience_id: string;
  /**
   * Name that is shown to people, at most 500 characters; not unique.
   */
  name?: string;
  /**
   * Text for people that describes the members of the audience, at most 5000 characters.
   */
  description?: string;
  /**
   * Use of the audience, which may limit how it can be targeted.
   *
   * - `crm`: Customers of the advertiser
   * - `suppression`: People who must not see the ads
   * - `lookalike_seed`: People from whom similar ones are derived
   */
  audience_type?: 'crm' | 'suppression' | 'lookalike_seed';
  /**
   * Labels of the buyer for the audience, at most 100.
   *
   * @maxItems 100
   */
  tags?: string[];
  /**
   * Members to add, 1 to 100000; a member that exists is left as it is.
   *
   * @minItems 1
   * @maxItems 100000
   */
  add?: CoreAudienceMember[];
  /**
   * Members to remove, 1 to 100000; unknown members are ignored.
   *
   * @minItems 1
   * @maxItems 100000
   */
  remove?: CoreAudienceMember[];
  /**
   * Whether the audience is deleted; all other fields are then ignored.
   */
  delete?: boolean;
  consent_basis?: EnumsConsentBasis;
}

/**
 * Selection of the rows of a breakdown: how many, and by which metric.
 */
export interface MediaBuyBreakdownRequest {
  /**
   * Largest number of rows, 1 to 100000; the rows with the largest figures are kept.
   */
  limit?: number;
  sort_by?: EnumsSortMetric;
}

/**
 * The build waits for a decision of the caller.
 */
export interface MediaBuyBuildCreativeAsyncResponseInputRequired {
  /**
   * What the build waits for before it goes on.
   *
   * - `APPROVAL_REQUIRED`: Somebody must approve the result first.
   * - `CREATIVE_DIRECTION_NEEDED`: The brief leaves the direction open; send a `message`.
   * - `ASSET_SELECTION_NEEDED`: One of several assets must be chosen by the caller.
   */
  reason?: 'APPROVAL_REQUIRED' | 'CREATIVE_DIRECTION_NEEDED' | 'ASSET_SELECTION_NEEDED';
  /**
   * Problems that the caller can mend before the build goes on.
   */
  errors?: CoreError[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * The build goes on after the answer; its outcome is polled with `task_id`.
 */
export interface MediaBuyBuildCreativeAsyncResponseSubmitted {
  /**
   * The build goes on; its outcome is polled with `task_id`.
   */
  status: 'submitted';
  /**
   * Identifier that the outcome is polled with, by `get_task_status`.
   */
  task_id: string;
  /**
   * What happens now, for people; plain text of at most 2000 characters.
   */
  message?: string;
  /**
   * Advice about the request that was accepted.
   */
  errors?: CoreError[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * How far a submitted build is, in percent and steps.
 */
export interface MediaBuyBuildCreativeAsyncResponseWorking {
  /**
   * Share of the work that is done, 0 to 100 percent.
   */
  percentage?: number;
  /**
   * Step that is being carried out, for people.
   */
  current_step?: string;
  /**
   * Number of steps of the build; 1 or more.
   */
  total_steps?: number;
  /**
   * Number of the current step, counted from 1.
   */
  step_number?: number;
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Asks for a finished creative: generated from a brief, transformed from a manifest, fetched from the library, produced by a transformer, or refined from an earlier result. At most one of `target_format_id` and `target_format_ids` is given.
 */
export type MediaBuyBuildCreativeRequest = CoreTaskRequest & {
  /**
   * Instruction in natural language, such as what to change; at most 10,000 characters.
   */
  message?: string;
  creative_manifest?: CoreCreativeManifest;
  /**
   * Creative of the library to fetch as a serving tag; an unknown one is refused with `REFERENCE_NOT_FOUND`.
   */
  creative_id?: string;
  /**
   * Concept of the library that the creative belongs to; at most 256 characters.
   */
  concept_id?: string;
  /**
   * Buy that a serving tag is for; fills the macro `MEDIA_BUY_ID`.
   */
  media_buy_id?: string;
  /**
   * Package that a serving tag is for; fills the macro `PACKAGE_ID`.
   */
  package_id?: string;
  target_format_id?: CoreFormatId;
  /**
   * Formats to produce, 1 to 50; one unknown format refuses all with `FORMAT_NOT_SUPPORTED`.
   *
   * @minItems 1
   * @maxItems 50
   */
  target_format_ids?: CoreFormatId[];
  /**
   * Transformer to use, from `list_transformers`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
   */
  transformer_id?: string;
  /**
   * Parameters of the transformer, at most 100; unknown names and values out of range are refused with `INVALID_REQUEST`.
   */
  config?: {
    [k: string]: unknown;
  };
  /**
   * Earlier result to refine; an unknown or expired one is refused with `REFERENCE_NOT_FOUND`.
   */
  refine_from_build_variant_id?: string;
  mode?: EnumsBuildMode;
  /**
   * Largest cost of the build; production stops before it would be exceeded.
   */
  max_spend?: {
    /**
     * Amount in major units of `currency`; 0 or more.
     */
    amount: number;
    currency: CoreCurrencyCode;
  };
  /**
   * Largest number of creatives, one per catalog item; values above the declared limit are clamped.
   */
  max_creatives?: number;
  /**
   * Signal values to produce creatives for. Experimental; refused with `UNSUPPORTED_FEATURE`.
   *
   * @minItems 1
   * @maxItems 100
   */
  signal_conditions?: CoreSignalTargeting[];
  /**
   * Number of variants of each creative; values above the declared limit are clamped.
   */
  max_variants?: number;
  /**
   * What the variants differ in, with the values to produce them for.
   */
  variant_axis?: {
    dimension: EnumsVariantDimension;
    /**
     * Parameter of the transformer that varies, for the dimension `transformer_config`.
     */
    field?: string;
    /**
     * Values to produce one variant for each, 1 to 100.
     *
     * @minItems 1
     * @maxItems 100
     */
    values?: CoreAnyValue[];
    /**
     * Name of the axis for people; at most 500 characters.
     */
    label?: string;
  };
  keep_mode?: EnumsKeepMode;
  selection_strategy?: EnumsCreativeSelectionStrategy;
  account?: CoreAccountRef;
  brand?: CoreBrandRef;
  quality?: EnumsCreativeQuality;
  evaluator?: CoreEvaluatorSpec;
  /**
   * Largest number of catalog items in one creative; the smaller of this and the format's limit applies.
   */
  item_limit?: number;
  /**
   * Whether to return previews of the result; a failure to make them goes to `preview_error`.
   */
  include_preview?: boolean;
  /**
   * Sets of macro values to preview the result for, 1 to 20.
   *
   * @minItems 1
   * @maxItems 20
   */
  preview_inputs?: CreativePreviewInput[];
  preview_quality?: EnumsCreativeQuality;
  preview_output_format?: EnumsPreviewOutputFormat;
  /**
   * Values of macros to fill in now, at most 200; all other macros stay as they are.
   */
  macro_values?: {
    [k: string]: string;
  };
  idempotency_key: CoreIdempotencyKey;
  push_notification_config?: CorePushNotificationConfig;
};

/**
 * One manifest, several manifests, several creatives with variants, an estimate, the errors of a failed build, or a task to poll.
 */
export type MediaBuyBuildCreativeResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        creative_manifest: CoreCreativeManifest;
        /**
         * Identifier of the result, accepted by `refine_from_build_variant_id` until `expires_at`.
         */
        build_variant_id?: string;
        /**
         * Digest of everything that the result was produced from.
         */
        recipe_hash?: string;
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
        /**
         * Instant until which the results can be refined by their identifiers.
         */
        expires_at?: string;
        /**
         * Previews of the result, when `include_preview` asked for them.
         */
        preview?: {
          /**
           * Previews, one per set of inputs and manifest.
           *
           * Items: A preview of one manifest for one set of inputs.
           */
          previews: {
            /**
             * Identifier of the preview of one set of inputs.
             */
            preview_id: string;
            /**
             * Rendered pieces of the creative, the primary one first.
             *
             * @minItems 1
             */
            renders: CreativePreviewRender[];
            input: CreativePreviewInput;
          }[];
          /**
           * Page on which the previews can be tried out.
           */
          interactive_url?: string;
          /**
           * Instant at which the previews stop being served.
           */
          expires_at: string;
        };
        preview_error?: CoreError;
        /**
         * Price that applied, by its identifier in `pricing_options`.
         */
        pricing_option_id?: string;
        /**
         * Cost of the production, in major units of `currency`; equals the sum of its parts.
         */
        vendor_cost?: number;
        currency?: CoreCurrencyCode;
        consumption?: CoreCreativeConsumption;
      }
    | {
        /**
         * Finished manifests, in the order of the targets.
         *
         * @minItems 1
         */
        creative_manifests: CoreCreativeManifest[];
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
        /**
         * Instant until which the results can be refined by their identifiers.
         */
        expires_at?: string;
        /**
         * Previews of the result, when `include_preview` asked for them.
         */
        preview?: {
          /**
           * Previews, one per set of inputs and manifest.
           *
           * Items: A preview of one manifest for one set of inputs.
           */
          previews: {
            /**
             * Identifier of the preview of one set of inputs.
             */
            preview_id: string;
            format_id: CoreFormatId;
            /**
             * Rendered pieces of the creative, the primary one first.
             *
             * @minItems 1
             */
            renders: CreativePreviewRender[];
            input: CreativePreviewInput;
          }[];
          /**
           * Page on which the previews can be tried out.
           */
          interactive_url?: string;
          /**
           * Instant at which the previews stop being served.
           */
          expires_at: string;
        };
        preview_error?: CoreError;
        /**
         * Price that applied, by its identifier in `pricing_options`.
         */
        pricing_option_id?: string;
        /**
         * Cost of the production, in major units of `currency`; equals the sum of its parts.
         */
        vendor_cost?: number;
        currency?: CoreCurrencyCode;
        consumption?: CoreCreativeConsumption;
      }
    | {
        /**
         * Creatives with their variants; one that failed has `errors` instead.
         *
         * Items: A creative of the build with its variants.
         */
        creatives: {
          /**
           * Identifier that the variants of the creative share.
           */
          build_creative_id?: string;
          /**
           * Catalog item that the creative was produced for.
           */
          catalog_item_ref?: {
            /**
             * Type of the catalog that holds the item.
             */
            catalog_type?: string;
            /**
             * Identifier of the item in the catalog.
             */
            item_id: string;
          };
          signal_condition?: CoreSignalTargeting;
          /**
           * Variants of the creative, the best first.
           *
           * @minItems 1
           *
           * Items: A produced variant with its manifest and its price.
           */
          variants?: {
            /**
             * Identifier of the variant, accepted by `refine_from_build_variant_id` until `expires_at`.
             */
            build_variant_id: string;
            /**
             * Digest of everything that the variant was produced from; equal recipes have equal digests.
             */
            recipe_hash?: string;
            /**
             * Variant that this one was refined from; the parent stays unchanged.
             */
            parent_build_variant_id?: string;
            creative_manifest: CoreCreativeManifest;
            variant_axis_value?: CoreAnyValue;
            /**
             * Whether the evaluator recommends this variant over its neighbours.
             */
            recommended?: boolean;
            /**
             * Place among the variants of the creative, 1 for the best.
             */
            rank?: number;
            /**
             * What the evaluator measured on the variant. Experimental.
             */
            eval?: {
              /**
               * Results of the evaluation, one for each measured feature of the variant.
               */
              features?: CreativeCreativeFeatureResult[];
              /**
               * Number of variants that were ranked together; 1 or more.
               */
              ranked_against?: number;
              /**
               * Calls to the evaluator that were made; 0 or more.
               */
              calls_used?: number;
              /**
               * Seconds that the evaluation took; 0 or more.
               */
              seconds_used?: number;
              ext?: CoreExt;
            };
            /**
             * Price that applied, by its identifier in `pricing_options`.
             */
            pricing_option_id?: string;
            /**
             * Cost of the production, in major units of `currency`; equals the sum of its parts.
             */
            vendor_cost?: number;
            currency?: CoreCurrencyCode;
            consumption?: CoreCreativeConsumption;
          }[];
          /**
           * Why this creative could not be produced.
           *
           * @minItems 1
           */
          errors?: CoreError[];
        }[];
        /**
         * Catalog items that the request covers; 0 or more.
         */
        items_total?: number;
        /**
         * Catalog items that creatives were produced for; 0 or more.
         */
        items_returned?: number;
        /**
         * Variants that the request asks for, over all creatives.
         */
        leaves_total?: number;
        /**
         * Variants that were produced, over all creatives.
         */
        leaves_returned?: number;
        /**
         * Cost of the production, in major units of `currency`; equals the sum of its parts.
         */
        vendor_cost?: number;
        currency?: CoreCurrencyCode;
        keep_mode_applied?: EnumsKeepMode;
        selection_strategy_applied?: EnumsCreativeSelectionStrategy;
        /**
         * Whether `max_spend` cut the build short.
         *
         * - `complete`: Everything that was asked for was produced.
         * - `capped`: Production stopped at `max_spend`; the rest was not produced.
         */
        budget_status?: 'complete' | 'capped';
        /**
         * Advice beside the result, such as `BUDGET_CAP_REACHED`.
         */
        errors?: CoreError[];
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
        /**
         * Instant until which the results can be refined by their identifiers.
         */
        expires_at?: string;
        /**
         * Previews of the result, when `include_preview` asked for them.
         */
        preview?: {
          /**
           * Previews, one per set of inputs and manifest.
           *
           * Items: A preview of one manifest for one set of inputs.
           */
          previews: {
            /**
             * Identifier of the preview of one set of inputs.
             */
            preview_id: string;
            format_id: CoreFormatId;
            /**
             * Rendered pieces of the creative, the primary one first.
             *
             * @minItems 1
             */
            renders: CreativePreviewRender[];
            input: CreativePreviewInput;
          }[];
          /**
           * Page on which the previews can be tried out.
           */
          interactive_url?: string;
          /**
           * Instant at which the previews stop being served.
           */
          expires_at: string;
        };
        preview_error?: CoreError;
      }
    | {
        /**
         * Always `estimate`: nothing was built, only the cost was estimated.
         */
        mode: 'estimate';
        /**
         * Expected cost of the build, with its bounds.
         */
        estimate: {
          /**
           * Catalog items that the request covers; 0 or more.
           */
          items_total?: number;
          /**
           * Catalog items that creatives would be produced for.
           */
          items_to_produce?: number;
          /**
           * Signal conditions that creatives would be produced for. Experimental.
           */
          conditions_total?: number;
          /**
           * Variants that each creative would have; 1 or more.
           */
          variants_per_item?: number;
          /**
           * Variants that would be produced, over all creatives.
           */
          leaves_total?: number;
          currency: CoreCurrencyCode;
          /**
           * Lowest cost to expect, in major units of `currency`.
           */
          cost_low: number;
          /**
           * Highest cost to expect, in major units of `currency`.
           */
          cost_high: number;
          /**
           * Most likely cost, in major units of `currency`.
           */
          cost_expected?: number;
          /**
           * How sure the estimate is about the cost.
           *
           * - `fixed`: Prices are fixed, so that the estimate is exact.
           * - `estimated_units`: The number of billed units can only be estimated.
           * - `cpm_deferred`: The cost follows from later impressions.
           */
          basis: 'fixed' | 'estimated_units' | 'cpm_deferred';
          /**
           * Expected cost of each variant that would be produced.
           *
           * Items: Expected cost of one variant: one catalog item with one value of `variant_axis`.
           */
          per_leaf?: {
            /**
             * Catalog item that the variant would be produced for.
             */
            catalog_item_ref?: {
              [k: string]: unknown;
            };
            variant_axis_value?: CoreAnyValue;
            /**
             * Price that applied, by its identifier in `pricing_options`.
             */
            pricing_option_id?: string;
            /**
             * Lowest cost of the variant, in major units of `currency`.
             */
            cost_low?: number;
            /**
             * Highest cost of the variant, in major units of `currency`.
             */
            cost_high?: number;
            consumption_estimate?: CoreCreativeConsumption;
          }[];
        };
        /**
         * Instant until which the prices of the estimate hold.
         */
        expires_at?: string;
      }
    | {
        /**
         * Why the task failed, the most important error first.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
    | {
        /**
         * The build goes on; its outcome is polled with `task_id`.
         */
        status: 'submitted';
        /**
         * Identifier that the outcome is polled with, by `get_task_status`.
         */
        task_id: string;
        /**
         * What happens now, for people; plain text of at most 2000 characters.
         */
        message?: string;
        /**
         * Advice about the request that was accepted.
         */
        errors?: CoreError[];
      }
  );

/**
 * Sent when a build of a creative that was answered `submitted` has ended.
 */
export type MediaBuyBuildCreativeWebhook = CoreTaskWebhookEnvelope & {
  /**
   * Task that the webhook is about, always the same here.
   */
  task_type: 'build_creative';
  result: MediaBuyBuildCreativeResponse;
};

/**
 * Catalog after the request, with the results of the review of its items.
 */
export interface MediaBuyCatalogOutcome {
  /**
   * Identifier that the buyer gave the catalog; packages refer to it.
   */
  catalog_id: string;
  action: EnumsCatalogAction;
  /**
   * Identifier that the seller gave the catalog in its own platform.
   */
  platform_id?: string;
  /**
   * Number of items; always present unless the catalog failed or was deleted.
   */
  item_count?: number;
  /**
   * Number of items that the review approved.
   */
  items_approved?: number;
  /**
   * Number of items whose review is not finished.
   */
  items_pending?: number;
  /**
   * Number of items that the review rejected.
   */
  items_rejected?: number;
  /**
   * Items that were rejected or have a warning, with the reasons.
   *
   * Items: Item with the result of its review.
   */
  item_issues?: {
    /**
     * Identifier of the item in the catalog.
     */
    item_id: string;
    status: EnumsCatalogItemStatus;
    /**
     * Reasons for the result, as sentences for people.
     */
    reasons?: string[];
  }[];
  /**
   * Time at which items last changed, ISO 8601 in UTC.
   */
  last_synced_at?: string;
  /**
   * Time at which the seller fetches the feed again; absent for catalogs without a feed.
   */
  next_fetch_at?: string;
  /**
   * Names of the fields that the request changed.
   */
  changes?: string[];
  /**
   * Errors for which it was not stored; present only with `action` `failed`.
   */
  errors?: CoreError[];
  /**
   * Remarks about what was stored, as sentences for people.
   */
  warnings?: string[];
}

/**
 * Question that must be answered before the buy can be created.
 */
export interface MediaBuyCreateMediaBuyAsyncResponseInputRequired {
  /**
   * Cause for which the buy cannot be made yet.
   *
   * - `APPROVAL_REQUIRED`: A person at the buyer must approve the buy
   * - `BUDGET_EXCEEDS_LIMIT`: The budget is above a limit and must be confirmed
   */
  reason?: 'APPROVAL_REQUIRED' | 'BUDGET_EXCEEDS_LIMIT';
  /**
   * Errors that led to the question, each with its field.
   */
  errors?: CoreError[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Buy that must be approved first; `get_task_status` returns the outcome.
 */
export interface MediaBuyCreateMediaBuyAsyncResponseSubmitted {
  /**
   * Constant `submitted`: the buy waits for an approval.
   */
  status: 'submitted';
  /**
   * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
   */
  task_id: string;
  /**
   * Summary of the outcome for people, as plain text of at most 2000 characters.
   */
  message?: string;
  /**
   * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
   */
  errors?: CoreError[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Progress of the creation of a buy that runs in the background.
 */
export interface MediaBuyCreateMediaBuyAsyncResponseWorking {
  /**
   * Estimated share of the work that is done, in percent from 0 to 100.
   */
  percentage?: number;
  /**
   * Step that is being worked on, as a short phrase for people; never parse it.
   */
  current_step?: string;
  /**
   * Total number of steps that the work takes, 1 or more; absent when unknown.
   */
  total_steps?: number;
  /**
   * Number of the step that is being worked on, counted from 1.
   */
  step_number?: number;
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Buys products, either package by package or as a proposal with a total budget. All of it is bought, or nothing. A caller must not have more than 1000000 media buys and 200000 tasks that are not finished (`INVALID_STATE`).
 */
export type MediaBuyCreateMediaBuyRequest = CoreTaskRequest & {
  idempotency_key: CoreIdempotencyKey;
  account: CoreAccountRef;
  brand: CoreBrandRef;
  /**
   * Packages to buy, 1 to 500. Either this field or `proposal_id` is required. They may show at most 10,000 creatives together (`INVALID_REQUEST`).
   *
   * @minItems 1
   * @maxItems 500
   */
  packages?: MediaBuyPackageRequest[];
  start_time: CoreStartTiming;
  /**
   * End of the flight, after the start and at most 100 years (36,525 days) after it; otherwise refused with `VALIDATION_ERROR`.
   */
  end_time: string;
  /**
   * Identifier of a proposal to buy as a whole. It needs `total_budget`. At most 256 characters.
   */
  proposal_id?: string;
  total_budget?: CoreMoney;
  /**
   * Whether the buy is held after its creation. It delivers nothing until it is resumed.
   */
  paused?: boolean;
  /**
   * Identifier of the governance plan to which the buy belongs, at the account's governance agent.
   */
  plan_id?: string;
  advertiser_industry?: EnumsAdvertiserIndustry;
  invoice_recipient?: CoreBusinessEntity;
  /**
   * Acceptance of the insertion order. Without it a proposal whose order must be signed is refused with `IO_REQUIRED`.
   */
  io_acceptance?: {
    /**
     * Identifier of the accepted insertion order, as the proposal states it, at most 256 characters.
     */
    io_id: string;
    /**
     * Time at which the order was accepted, ISO 8601 with a zone.
     */
    accepted_at: string;
    /**
     * Name of the person who accepted the order, 1 to 250 characters.
     */
    signatory: string;
    /**
     * Identifier of the signature at the signing service, at most 256 characters.
     */
    signature_id?: string;
  };
  /**
   * Number of the buyer's purchase order. It appears on invoices. At most 256 characters.
   */
  po_number?: string;
  /**
   * Number of the agency's media estimate, at most 100 characters. It appears on invoices.
   */
  agency_estimate_number?: string;
  reporting_webhook?: CoreReportingWebhook;
  artifact_webhook?: CoreArtifactWebhook;
};

/**
 * Created buy, the errors for which nothing was bought, or a task to wait for. Callers of release 3.1 and later read the state of the buy in `media_buy_status`; all others find it in `status` too.
 */
export type MediaBuyCreateMediaBuyResponse = CoreVersionEnvelope &
  CoreMediaBuyEnvelope &
  (
    | {
        idempotency_key?: CoreIdempotencyKey;
        /**
         * Identifier of the buy, assigned by the seller; updates and reports refer to it.
         */
        media_buy_id: string;
        status?: EnumsMediaBuyStatus;
        media_buy_status?: EnumsMediaBuyStatus;
        account?: CoreAccount;
        invoice_recipient?: CoreBusinessEntity;
        /**
         * Time at which the seller committed to the buy; null while it has not. Always present in release 3.1 and later.
         */
        confirmed_at?: string | null;
        /**
         * Earliest deadline for creatives among the packages, ISO 8601 with a zone.
         */
        creative_deadline?: string;
        /**
         * Version of the buy, 1 for a new one. Sent back with a change, it keeps changes of others from being overwritten.
         */
        revision: number;
        currency?: CoreCurrencyCode;
        /**
         * Sum of the budgets of all packages; absent if they have different currencies.
         */
        total_budget?: number;
        /**
         * Changes that the state of the buy allows now; empty in a final state.
         */
        valid_actions?: EnumsMediaBuyValidAction[];
        /**
         * Changes that are possible now, and how each takes effect; more detailed than `valid_actions`.
         */
        available_actions?: CoreMediaBuyAvailableAction[];
        /**
         * Packages of the buy as the seller stored them, with all fields.
         */
        packages: CorePackage[];
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
      }
    | {
        /**
         * Errors for which nothing was bought, or advisories, each with code and recovery.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
    | {
        /**
         * Constant `submitted`: the buy waits for an approval.
         */
        status: 'submitted';
        /**
         * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
         */
        task_id: string;
        /**
         * Summary of the outcome for people, as plain text of at most 2000 characters.
         */
        message?: string;
        /**
         * Errors for which nothing was bought, or advisories, each with code and recovery.
         */
        errors?: CoreError[];
      }
  );

/**
 * Sent to `push_notification_config` when a buy was accepted.
 */
export type MediaBuyCreateMediaBuyWebhook = CoreTaskWebhookEnvelope & {
  /**
   * Task that the webhook is about, always the same here.
   */
  task_type: 'create_media_buy';
  /**
   * Area of the protocol to which the task belongs.
   */
  protocol: 'media-buy';
  result: MediaBuyCreateMediaBuyResponse;
};

/**
 * Delivery figures of one day, in the time zone of the report.
 */
export interface MediaBuyDailyDelivery {
  /**
   * Day of the figures, `YYYY-MM-DD` in the time zone of the report.
   */
  date: string;
  /**
   * Number of impressions on that day.
   */
  impressions: number;
  /**
   * Amount spent on that day, in major units of the report's currency.
   */
  spend: number;
  /**
   * Number of conversions that are credited to that day.
   */
  conversions?: number;
  /**
   * Value of these conversions, in major units of the report's currency.
   */
  conversion_value?: number;
  /**
   * Return on ad spend: conversion value divided by spend.
   */
  roas?: number;
  /**
   * Share of conversions from people who had not bought the brand before, from 0 to 1.
   */
  new_to_brand_rate?: number;
}

/**
 * Figures of a buy, summed over its packages, in the currency of the report.
 */
export type MediaBuyDeliveryTotals = CoreDeliveryMetrics & {
  /**
   * Average price that was paid for each unit of `pricing_model`, in the currency of the report.
   */
  effective_rate?: number;
  /**
   * Values of metrics that have a qualifier, such as viewability by one standard.
   */
  metric_aggregates?: CoreDeliveryMetricAggregate[];
};

/**
 * Delivery figures of one period, for the whole buy and by package.
 */
export interface MediaBuyDeliveryWindow {
  /**
   * Start of the period, inclusive, ISO 8601 with a zone.
   */
  window_start: string;
  /**
   * End of the period, exclusive, ISO 8601 with a zone.
   */
  window_end: string;
  totals: CoreDeliveryMetrics;
  /**
   * Figures of the period for each package.
   */
  by_package?: MediaBuyWindowPackage[];
  /**
   * Whether the figures are final: the buy has ended. Only conversions that are logged later change them, in an `adjusted` report.
   */
  is_final?: boolean;
  /**
   * Name of the measurement window of the figures, at most 50 characters.
   */
  measurement_window?: string;
}

/**
 * Delivery figures for devices with one operating system.
 */
export type MediaBuyDevicePlatformDelivery = CoreDeliveryMetrics & {
  device_platform: EnumsDevicePlatform;
};

/**
 * Delivery figures for devices of one kind, such as phones.
 */
export type MediaBuyDeviceTypeDelivery = CoreDeliveryMetrics & {
  device_type: EnumsDeviceType;
};

/**
 * Event source after the request, with its setup and health.
 */
export interface MediaBuyEventSourceOutcome {
  /**
   * Identifier that the buyer gave the source; events and goals refer to it.
   */
  event_source_id: string;
  /**
   * Name that is shown to people, at most 500 characters; not unique.
   */
  name?: string;
  /**
   * Identifier that the seller gave it in its own platform.
   */
  seller_id?: string;
  /**
   * Types of events that the source sends, such as `purchase`.
   */
  event_types?: EnumsEventType[];
  action_source?: EnumsActionSource;
  surface?: CoreEventSurface;
  /**
   * Party that maintains the event source.
   *
   * - `buyer`: The buyer created the source and sends its events
   * - `seller`: The seller provides the source, and the buyer only uses it
   */
  managed_by?: 'buyer' | 'seller';
  /**
   * Instructions to install the source; present for a source that was just created.
   */
  setup?: {
    /**
     * Code that the buyer places on its pages to send events.
     */
    snippet?: string;
    /**
     * Kind of code to install; `server_only` means that no code is installed.
     *
     * - `javascript`: Script for pages
     * - `html`: Markup for pages
     * - `pixel_url`: URL that is requested as an image
     * - `server_only`: No code; events are sent with `log_event`
     */
    snippet_type?: 'javascript' | 'html' | 'pixel_url' | 'server_only';
    /**
     * Steps that complete the setup, as text for people.
     */
    instructions?: string;
  };
  /**
   * Change that the request made: created, updated, left unchanged, deleted or failed.
   *
   * - `created`: It is new
   * - `updated`: It was changed
   * - `unchanged`: The request did not differ from what is stored
   * - `deleted`: It was removed because `delete_missing` was true or it was asked for
   * - `failed`: It was not stored; `errors` states why
   */
  action: 'created' | 'updated' | 'unchanged' | 'deleted' | 'failed';
  health?: CoreEventSourceHealth;
  /**
   * Errors for which it was not stored; present only with `action` `failed`.
   */
  errors?: CoreError[];
  ext?: CoreExt;
}

/**
 * Source of events to create or change, such as a website or an app.
 */
export interface MediaBuyEventSourceSync {
  /**
   * Identifier that the buyer gives the source, unique in the account; events and goals refer to it.
   */
  event_source_id: string;
  /**
   * Name that is shown to people, at most 500 characters; not unique.
   */
  name?: string;
  /**
   * Types of events that the source sends; absent means all types that the seller supports.
   *
   * @minItems 1
   * @maxItems 100
   */
  event_types?: EnumsEventType[];
  action_source?: EnumsActionSource;
  /**
   * Domains from which events of the source are accepted; absent accepts every domain.
   *
   * @minItems 1
   * @maxItems 100
   */
  allowed_domains?: string[];
  surface?: CoreEventSurface;
}

/**
 * Selection of the rows of a breakdown by area: level, system and number.
 */
export type MediaBuyGeoBreakdownRequest = {
  geo_level: EnumsGeoLevel;
  /**
   * System of the areas; for metropolitan and postal areas only. One that is not reported is refused with `UNSUPPORTED_FEATURE`.
   */
  system?: EnumsMetroSystem | EnumsPostalSystem | EnumsLegacyPostalSystem;
  country?: CoreCountryCode;
  /**
   * Largest number of rows, 1 to 100000; the rows with the largest figures are kept.
   */
  limit?: number;
  sort_by?: EnumsSortMetric;
};

/**
 * Asks for the delivery of buys, since their start or between two days.
 */
export type MediaBuyGetMediaBuyDeliveryRequest = CoreTaskRequest & {
  account?: CoreAccountRef;
  /**
   * Buys. A single an unknown one is refused with `MEDIA_BUY_NOT_FOUND`. 1 to 1000 entries.
   *
   * @minItems 1
   * @maxItems 1000
   */
  media_buy_ids?: string[];
  status_filter?: MediaBuyMediaBuyStatusFilter;
  /**
   * First day, `YYYY-MM-DD`, together with `end_date`. Refused with `DATE_RANGE_NOT_SUPPORTED` for products that report their whole flight only.
   */
  start_date?: string;
  /**
   * Day after the last one, `YYYY-MM-DD`. A day that is not after the start is refused with `INVALID_DATE_RANGE`.
   */
  end_date?: string;
  /**
   * Whether each package has a row for each day.
   */
  include_package_daily_breakdown?: boolean;
  time_granularity?: EnumsReportingFrequency;
  /**
   * Whether each row splits its figures into the periods of `time_granularity`.
   */
  include_window_breakdown?: boolean;
  attribution_window?: CoreAttributionWindow;
  /**
   * Breakdowns that the response should contain. One that a product does not report is left out.
   */
  reporting_dimensions?: {
    geo?: MediaBuyGeoBreakdownRequest;
    device_type?: MediaBuyBreakdownRequest;
    device_platform?: MediaBuyBreakdownRequest;
    audience?: MediaBuyBreakdownRequest;
    placement?: MediaBuyBreakdownRequest;
  };
};

/**
 * Delivery of the requested buys. A buy that has not begun has a row with zeros.
 */
export type MediaBuyGetMediaBuyDeliveryResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Kind of the report, such as scheduled or final; present in pushed reports only.
     *
     * - `scheduled`: Report of a past period
     * - `final`: Last report after the end of the buy
     * - `delayed`: Report that comes later than planned
     * - `adjusted`: Corrected figures of an earlier report
     * - `window_update`: Figures of a measurement window that has closed
     */
    notification_type?: 'scheduled' | 'final' | 'delayed' | 'adjusted' | 'window_update';
    /**
     * Whether figures of some buys are missing; present in pushed reports only.
     */
    partial_data?: boolean;
    /**
     * Number of buys whose figures are missing; present in pushed reports only.
     */
    unavailable_count?: number;
    /**
     * Number of the report, counted from 1; in pushed reports only.
     */
    sequence_number?: number;
    /**
     * Time at which the next report is expected; present in pushed reports only.
     */
    next_expected_at?: string;
    reporting_period: MediaBuyReportingPeriod;
    currency: CoreCurrencyCode;
    attribution_window?: CoreAttributionWindow;
    aggregated_totals?: MediaBuyAggregatedTotals;
    /**
     * Figures of each requested buy that the caller may see.
     */
    media_buy_deliveries: MediaBuyMediaBuyDelivery[];
    /**
     * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
     */
    errors?: CoreError[];
    /**
     * Whether a sandbox account was used, so that nothing real happened.
     */
    sandbox?: boolean;
    ext?: CoreFiguresExt;
  };

/**
 * Asks for buys by their identifiers, or for those of an account in some states.
 */
export type MediaBuyGetMediaBuysRequest = CoreTaskRequest & {
  account?: CoreAccountRef;
  /**
   * Identifiers of the wanted buys. Unknown ones are left out of the response.
   *
   * @minItems 1
   * @maxItems 1000
   */
  media_buy_ids?: string[];
  status_filter?: MediaBuyMediaBuyStatusFilter;
  /**
   * Whether each package contains a `snapshot` of its figures since its start.
   */
  include_snapshot?: boolean;
  /**
   * Number of latest changes to return for each buy, 0 to 1000.
   */
  include_history?: number;
  /**
   * Whether the response contains the webhooks that were sent to the caller.
   */
  include_webhook_activity?: boolean;
  /**
   * Largest number of webhook attempts to return for each buy, 1 to 200.
   */
  webhook_activity_limit?: number;
  pagination?: CorePaginationRequest;
};

/**
 * Buys that the caller may see, in a stable order.
 */
export type MediaBuyGetMediaBuysResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Buys of this page with their current state.
     */
    media_buys: MediaBuyMediaBuyRecord[];
    /**
     * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
     */
    errors?: CoreError[];
    pagination?: CorePaginationResponse;
    /**
     * Whether a sandbox account was used, so that nothing real happened.
     */
    sandbox?: boolean;
    ext?: CoreFiguresExt;
  };

/**
 * Question that must be answered before products can be returned.
 */
export interface MediaBuyGetProductsAsyncResponseInputRequired {
  /**
   * Cause for which the search cannot finish.
   *
   * - `CLARIFICATION_NEEDED`: The brief allows several readings
   * - `BUDGET_REQUIRED`: The search needs a budget
   */
  reason?: 'CLARIFICATION_NEEDED' | 'BUDGET_REQUIRED';
  /**
   * Products that fit what is known so far.
   */
  partial_results?: CoreProduct[];
  /**
   * Possible replies that would let the search continue, as text for people.
   */
  suggestions?: string[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Search that continues in the background; `get_task_status` returns the outcome.
 */
export interface MediaBuyGetProductsAsyncResponseSubmitted {
  /**
   * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
   */
  status: 'submitted';
  /**
   * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
   */
  task_id: string;
  /**
   * Summary of the outcome for people, as plain text of at most 2000 characters.
   */
  message?: string;
  /**
   * Time at which the seller expects the search to be complete, ISO 8601 with a zone.
   */
  estimated_completion?: string;
  /**
   * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
   */
  errors?: CoreError[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Progress of a search for products that runs in the background.
 */
export interface MediaBuyGetProductsAsyncResponseWorking {
  /**
   * Estimated share of the work that is done, in percent from 0 to 100.
   */
  percentage?: number;
  /**
   * Step that is being worked on, as a short phrase for people; never parse it.
   */
  current_step?: string;
  /**
   * Total number of steps that the work takes, 1 or more; absent when unknown.
   */
  total_steps?: number;
  /**
   * Number of the step that is being worked on, counted from 1.
   */
  step_number?: number;
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Asks for products that fit a brief, for all of them (`wholesale`), or for changes of an earlier response (`refine`). A field that does not belong to the mode is refused with `INVALID_REQUEST`. Without credentials prices are left out.
 */
export type MediaBuyGetProductsRequest = CoreTaskRequest & {
  /**
   * Mode of the search. Absent means `brief`; `wholesale` is refused with `UNSUPPORTED_FEATURE` if it is not declared.
   *
   * - `brief`: Products that fit `brief`, chosen by the seller
   * - `wholesale`: All products of the feed, page by page
   * - `refine`: Changes of an earlier response, by `refine`
   */
  buying_mode?: 'brief' | 'wholesale' | 'refine';
  /**
   * Description of what is advertised to which people, for the mode `brief` only. Absent returns all standard products. `wholesale` ignores it. With `refine` it is ignored from clients of release 3.0; from others it is refused with `INVALID_REQUEST`.
   */
  brief?: string;
  brand?: CoreBrandRef;
  filters?: CoreProductFilters;
  /**
   * Changes that are wanted; with `refine` only, and then needed. 1 to 100 entries.
   *
   * @minItems 1
   * @maxItems 100
   */
  refine?: MediaBuyRefinement[];
  account?: CoreAccountRef;
  /**
   * Kinds of delivery to put first; others are not left out. 1 to 100 entries.
   *
   * @minItems 1
   * @maxItems 100
   */
  preferred_delivery_types?: EnumsDeliveryType[];
  property_list?: CorePropertyListRef;
  catalog?: CoreCatalog;
  /**
   * Fields that are wanted. Absent means all; those that every product must have are always present.
   *
   * @minItems 1
   * @maxItems 100
   */
  fields?: EnumsProductField[];
  time_budget?: CoreDuration;
  pagination?: CorePaginationRequest;
  /**
   * Version of the feed that the caller has. If it is current, a `wholesale` read returns `unchanged` without products. The other modes always return everything.
   */
  if_wholesale_feed_version?: string;
  /**
   * Version of the prices that the caller has; comes with `if_wholesale_feed_version`. At most 256 characters.
   */
  if_pricing_version?: string;
  /**
   * Policies that every returned product must enforce, by identifier. At most 100 entries.
   *
   * @maxItems 100
   */
  required_policies?: string[];
};

/**
 * Products and proposals that fit the request; without a match the lists are empty. An unchanged wholesale feed has `unchanged` and no products.
 */
export type MediaBuyGetProductsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Products that fit the request, the best match first; absent with `unchanged`.
     */
    products?: CoreProduct[];
    /**
     * Combinations of products that the seller suggests; each can be bought as a whole.
     */
    proposals?: CoreProposal[];
    /**
     * Errors for which the task failed, or advisories, each with code and recovery.
     */
    errors?: CoreError[];
    /**
     * Whether the property list of the request limited the products.
     */
    property_list_applied?: boolean;
    /**
     * Whether the catalog of the request limited the products.
     */
    catalog_applied?: boolean;
    /**
     * Results for the entries of `refine`, in the order of the request.
     */
    refinement_applied?: MediaBuyRefinementOutcome[];
    /**
     * Parts of the response that are missing, with the reasons.
     *
     * @minItems 1
     *
     * Items: Part of the response that is missing, with the reason.
     */
    incomplete?: {
      /**
       * Part of the response that is missing or not complete.
       *
       * - `products`: Some products
       * - `pricing`: Prices
       * - `forecast`: Forecasts
       * - `proposals`: Proposals
       * - `wholesale_feed`: The wholesale feed
       */
      scope: 'products' | 'pricing' | 'forecast' | 'proposals' | 'wholesale_feed';
      /**
       * Reason for the gap, as one sentence for people.
       */
      description: string;
      estimated_wait?: CoreDuration;
    }[];
    /**
     * Numbers of products that each filter excluded, to help a caller loosen filters.
     */
    filter_diagnostics?: {
      /**
       * Meaning of the counts: products that only this filter excluded, all that it excluded, or estimates.
       *
       * - `only`: Products that this filter alone excluded
       * - `any`: All products that this filter excluded
       * - `approximate`: Estimates
       */
      semantics?: 'only' | 'any' | 'approximate';
      /**
       * Number of products before any filter was applied.
       */
      total_candidates?: number;
      /**
       * Numbers of excluded products by the name of the filter that excluded them.
       */
      excluded_by?: {
        [k: string]: {
          /**
           * Number of products that the filter excluded, 0 or more.
           */
          count: number;
          /**
           * Values of the filter that the excluded products lacked.
           */
          values?: (
            | string
            | {
                [k: string]: unknown;
              }
          )[];
          /**
           * Remark about the filter, as text for people.
           */
          notes?: string;
        };
      };
    };
    pagination?: CorePaginationResponse;
    /**
     * Opaque version of the feed in `wholesale` mode; pass it as `if_wholesale_feed_version` to learn of changes.
     */
    wholesale_feed_version?: string;
    /**
     * Opaque version of the prices; pass it as `if_pricing_version` to learn of changes.
     */
    pricing_version?: string;
    /**
     * Whether the response is the same for every caller, or applies to this account only.
     *
     * - `public`: The response is the same for every caller
     * - `account`: The response holds for this account only
     */
    cache_scope?: 'public' | 'account';
    /**
     * Constant true: the feed is still the one that the caller has.
     */
    unchanged?: true;
    /**
     * Whether a sandbox account was used, so that nothing real happened.
     */
    sandbox?: boolean;
  };

/**
 * Change of a buy with its time and author.
 */
export interface MediaBuyHistoryEntry {
  /**
   * Revision number of the buy after the change, 1 for its creation.
   */
  revision: number;
  /**
   * Time of the change, ISO 8601 in UTC.
   */
  timestamp: string;
  /**
   * Party that made the change, such as the buyer or the seller.
   */
  actor?: string;
  /**
   * Name of the change, such as `created` or `pause`.
   */
  action: string;
  /**
   * Summary of the change for people, at most 500 characters.
   */
  summary?: string;
  /**
   * Identifier of the package that changed; absent for changes of the whole buy.
   */
  package_id?: string;
  ext?: CoreExt;
}

/**
 * Sent to the receiver of a buy when a resource that it needs went out of service or came back.
 */
export type MediaBuyImpairmentWebhook = CoreTaskWebhookEnvelope & {
  /**
   * Task that the webhook is about, always the same here.
   */
  task_type: 'update_media_buy';
  /**
   * Area of the protocol to which the task belongs.
   */
  protocol: 'media-buy';
  /**
   * The `impairment_id`, the same when the impairment begins and when it ends.
   */
  notification_id: string;
  result: MediaBuyImpairmentWebhookResult;
};

/**
 * State of a buy after an impairment began or ended.
 */
export interface MediaBuyImpairmentWebhookResult {
  /**
   * State of the task, always `completed` in this webhook.
   */
  status: 'completed';
  /**
   * Identifier of the buy, as `create_media_buy` returned it.
   */
  media_buy_id: string;
  media_buy_status: EnumsMediaBuyStatus;
  /**
   * Revision of the buy at the time of the event, from 1.
   */
  revision: number;
  /**
   * Kind of the notification, always `impairment` in this webhook.
   */
  notification_type: 'impairment';
  health: EnumsMediaBuyHealth;
  impairment: CoreImpairment;
  /**
   * Time at which the impairment ended; absent while it lasts.
   */
  resolved_at?: string;
  /**
   * All impairments of the buy after this event; empty when none is left.
   */
  impairments: CoreImpairment[];
  /**
   * Packages whose terms changed; empty, because an impairment changes no terms.
   */
  affected_packages: CorePackage[];
}

/**
 * Asks for formats of creatives. Filters are combined; in a list one matching value is enough unless stated otherwise. Needs no credential.
 */
export type MediaBuyListCreativeFormatsRequest = CoreTaskRequest & {
  /**
   * Formats that are wanted. A format without parameters stands for all of its variants; unknown ones are left out.
   *
   * @minItems 1
   * @maxItems 100
   */
  format_ids?: CoreFormatId[];
  type?: EnumsFormatType;
  /**
   * Only formats that take one of these kinds of assets. 1 to 100 entries.
   *
   * @minItems 1
   * @maxItems 100
   */
  asset_types?: EnumsAssetContentType[];
  /**
   * Only formats with a piece of at most this width in pixels. From 0 to 1000000.
   */
  max_width?: number;
  /**
   * Only formats with a piece of at most this height in pixels. From 0 to 1000000.
   */
  max_height?: number;
  /**
   * Only formats with a piece of at least this width in pixels. From 0 to 1000000.
   */
  min_width?: number;
  /**
   * Only formats with a piece of at least this height in pixels. From 0 to 1000000.
   */
  min_height?: number;
  /**
   * Whether only formats that adapt to their place (true), or only others (false), are wanted.
   */
  is_responsive?: boolean;
  /**
   * Only formats whose name holds this text, upper and lower case alike. At most 500 characters.
   */
  name_search?: string;
  publisher_domain?: CoreDomainName;
  property_id?: CorePropertyId;
  wcag_level?: EnumsWcagLevel;
  /**
   * Only formats that can show disclosures in all of these positions. 1 to 100 entries.
   *
   * @minItems 1
   * @maxItems 100
   */
  disclosure_positions?: EnumsDisclosurePosition[];
  /**
   * Only formats that can keep disclosures in all of these ways. 1 to 100 entries.
   *
   * @minItems 1
   * @maxItems 100
   */
  disclosure_persistence?: EnumsDisclosurePersistence[];
  /**
   * Only formats that one of these can be made from. 1 to 100 entries.
   *
   * @minItems 1
   * @maxItems 100
   */
  output_format_ids?: CoreFormatId[];
  /**
   * Only formats that can be made from one of these. 1 to 100 entries.
   *
   * @minItems 1
   * @maxItems 100
   */
  input_format_ids?: CoreFormatId[];
  pagination?: CorePaginationRequest;
};

/**
 * Formats that match every filter, in a stable order.
 */
export type MediaBuyListCreativeFormatsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Formats of this page with their slots and requirements.
     */
    formats: CoreFormat[];
    /**
     * Other agents that offer formats, to ask in the same way.
     *
     * Items: Agent that offers formats, with its URL and abilities.
     */
    creative_agents?: {
      /**
       * https URL of the agent's task endpoint, to which its tasks are sent.
       */
      agent_url: string;
      /**
       * Name of the agent as it is shown to people.
       */
      agent_name?: string;
      /**
       * Abilities of the agent, such as building or previewing creatives.
       */
      capabilities?: EnumsCreativeAgentCapability[];
    }[];
    /**
     * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
     */
    errors?: CoreError[];
    pagination?: CorePaginationResponse;
    /**
     * Whether a sandbox account was used, so that nothing real happened.
     */
    sandbox?: boolean;
  };

/**
 * Reports events of one source. Each is validated by itself; one that fails does not stop the others. A caller must not have more than 50000000 logged events (`INVALID_STATE`).
 */
export type MediaBuyLogEventRequest = CoreTaskRequest & {
  /**
   * The source. An unknown one is refused with `REFERENCE_NOT_FOUND`. At most 256 characters.
   */
  event_source_id: string;
  /**
   * Code that marks the events as a test. They are validated but counted nowhere.
   */
  test_event_code?: string;
  /**
   * Events to record, 1 to 10000. Each is validated by itself; one that fails does not stop the others.
   *
   * @minItems 1
   * @maxItems 10000
   */
  events: CoreEvent[];
  idempotency_key: CoreIdempotencyKey;
};

/**
 * Number of entries that were accepted, and the errors of the others.
 */
export type MediaBuyLogEventResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Number of events in the request.
         */
        events_received: number;
        /**
         * Number of events that were accepted, including repetitions of earlier events.
         */
        events_processed: number;
        /**
         * Events that were not recorded, each with its error.
         *
         * Items: Event of the request that was not recorded, with its error.
         */
        partial_failures?: {
          /**
           * Identifier of the event in the request.
           */
          event_id: string;
          /**
           * Error code that a program can act on, such as `INVALID_REQUEST`.
           */
          code: string;
          /**
           * Fault of the event, in one sentence for people.
           */
          message: string;
        }[];
        /**
         * Remarks about what was stored, as sentences for people.
         */
        warnings?: string[];
        /**
         * Share of events with identifiers that can be matched, 0 to 1.
         */
        match_quality?: number;
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
      }
    | {
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Delivery of one buy: totals, packages and days.
 */
export interface MediaBuyMediaBuyDelivery {
  /**
   * Identifier of the buy, as `create_media_buy` returned it; updates and reports refer to it.
   */
  media_buy_id: string;
  /**
   * State of the buy, or `reporting_delayed` if its figures are late.
   *
   * - `pending_creatives`: Packages lack approved creatives
   * - `pending_start`: Ready; waits for its start time
   * - `pending`: Older name for a buy that has not started
   * - `active`: Delivers
   * - `paused`: Stopped for the time being
   * - `completed`: Reached its end; final
   * - `rejected`: Refused by the seller; final
   * - `canceled`: Canceled; final
   * - `failed`: Could not be delivered because of a fault
   * - `reporting_delayed`: Figures are late; the state is not reported
   */
  status:
    | 'pending_creatives'
    | 'pending_start'
    | 'pending'
    | 'active'
    | 'paused'
    | 'completed'
    | 'rejected'
    | 'canceled'
    | 'failed'
    | 'reporting_delayed';
  /**
   * Time at which late figures are expected to be available, ISO 8601 with a zone.
   */
  expected_availability?: string;
  /**
   * Whether the report corrects figures of an earlier report.
   */
  is_adjusted?: boolean;
  /**
   * Whether the figures are final: the buy has ended. Only conversions that are logged later change them, in an `adjusted` report.
   */
  is_final?: boolean;
  /**
   * Time at which the figures became final; present only if they are; ISO 8601 with a zone.
   */
  finalized_at?: string;
  /**
   * Name of the measurement window of the figures, at most 50 characters.
   */
  measurement_window?: string;
  pricing_model?: EnumsPricingModel;
  currency?: CoreCurrencyCode;
  totals: MediaBuyDeliveryTotals;
  /**
   * Figures of each package of the buy.
   */
  by_package: MediaBuyPackageDelivery[];
  /**
   * Figures by measurement period; present only if the request asked for them.
   */
  windows?: MediaBuyDeliveryWindow[];
  /**
   * Figures of the buy for each day; only when asked for.
   */
  daily_breakdown?: MediaBuyDailyDelivery[];
}

/**
 * Sent to `reporting_webhook` of a buy at the end of each period, and after late figures.
 */
export type MediaBuyMediaBuyDeliveryWebhook = CoreTaskWebhookEnvelope & {
  /**
   * Task that the webhook is about: a pushed report of delivery.
   */
  task_type: 'media_buy_delivery';
  /**
   * Area of the protocol to which the task belongs.
   */
  protocol: 'media-buy';
  result: MediaBuyMediaBuyDeliveryWebhookResult;
};

/**
 * Figures of one period of a buy, as they are pushed to `reporting_webhook`.
 */
export interface MediaBuyMediaBuyDeliveryWebhookResult {
  /**
   * Kind of the report, such as scheduled or final.
   *
   * - `scheduled`: Report of a past period
   * - `final`: Last report after the end of the buy
   * - `delayed`: The figures of the period are late; a later report has them
   * - `adjusted`: Corrected figures of an earlier report
   */
  notification_type: 'scheduled' | 'final' | 'delayed' | 'adjusted';
  /**
   * Whether figures are missing; present in delayed reports only.
   */
  partial_data?: boolean;
  /**
   * Number of buys whose figures are missing; present in delayed reports only.
   */
  unavailable_count?: number;
  /**
   * Number of the report of this buy, counted from 1.
   */
  sequence_number: number;
  /**
   * Time at which the next report is due; absent after the last one.
   */
  next_expected_at?: string;
  reporting_period: MediaBuyReportingPeriod;
  currency: CoreCurrencyCode;
  /**
   * Figures of the buy: exactly one row for the buy that owns the registration.
   */
  media_buy_deliveries: MediaBuyMediaBuyDelivery[];
  /**
   * Whether a sandbox account was used, so that nothing real happened.
   */
  sandbox?: boolean;
  ext?: CoreFiguresExt;
}

/**
 * Media buy with its packages in the current state.
 */
export interface MediaBuyMediaBuyRecord {
  /**
   * Identifier of the buy, as `create_media_buy` returned it; updates and reports refer to it.
   */
  media_buy_id: string;
  account?: CoreAccount;
  invoice_recipient?: CoreBusinessEntity;
  status: EnumsMediaBuyStatus;
  /**
   * When the state was looked at; null when that is not known; ISO 8601 with a zone.
   */
  status_as_of?: string | null;
  health?: EnumsMediaBuyHealth;
  /**
   * Resources that are out of service; empty if `health` is `ok`.
   */
  impairments?: CoreImpairment[];
  /**
   * Reason for which the seller declined the buy, as text for people.
   */
  rejection_reason?: string;
  currency: CoreCurrencyCode;
  /**
   * Sum of the budgets of all packages, in major units of the currency of the buy.
   */
  total_budget: number;
  /**
   * Start of the flight, ISO 8601 with a zone.
   */
  start_time?: string;
  /**
   * End of the flight, exclusive, ISO 8601 with a zone.
   */
  end_time?: string;
  /**
   * Earliest deadline for creatives among the packages, ISO 8601 with a zone.
   */
  creative_deadline?: string;
  /**
   * Time at which the seller committed to the buy; null while it has not.
   */
  confirmed_at: string | null;
  cancellation?: CoreCancellation;
  /**
   * Revision number of the buy, 1 when it is new; every change raises it.
   */
  revision: number;
  /**
   * Time at which the buy was created, ISO 8601 in UTC.
   */
  created_at?: string;
  /**
   * Time at which the buy last changed, ISO 8601 in UTC.
   */
  updated_at?: string;
  context?: CoreContext;
  /**
   * Changes that the state of the buy allows now; empty in a final state.
   */
  valid_actions?: EnumsMediaBuyValidAction[];
  /**
   * Changes that are possible now, and how each takes effect; more detailed than `valid_actions`.
   */
  available_actions?: CoreMediaBuyAvailableAction[];
  /**
   * Webhooks that were sent to the caller, newest first; at most 200.
   *
   * @maxItems 200
   */
  webhook_activity?: CoreWebhookActivityRecord[];
  /**
   * Changes of the buy, the newest first, as many as `include_history` asks for.
   */
  history?: MediaBuyHistoryEntry[];
  /**
   * Packages of the buy with their current state, canceled ones included.
   */
  packages: MediaBuyPackageRecord[];
  /**
   * Whether a sandbox account was used, so that nothing real happened.
   */
  sandbox?: boolean;
  ext?: CoreExt;
}

/**
 * One state of media buys, or a list of several states.
 */
export type MediaBuyMediaBuyStatusFilter = EnumsMediaBuyStatus | EnumsMediaBuyStatus[];

/**
 * Delivery of one package: totals and the requested breakdowns.
 */
export type MediaBuyPackageDelivery = CoreDeliveryMetrics & {
  /**
   * Identifier of the package, as the seller assigned it.
   */
  package_id: string;
  /**
   * Delivery divided by what was planned until now; 1 is on plan.
   */
  pacing_index?: number;
  pricing_model: EnumsPricingModel;
  /**
   * Price of one unit, or of 1000 units for `cpm` and `vcpm`.
   */
  rate: number;
  currency: CoreCurrencyCode;
  /**
   * Whether the package delivers now, and if not, the reason.
   *
   * - `delivering`: Impressions are being delivered
   * - `completed`: The package ended as planned
   * - `budget_exhausted`: The budget is spent
   * - `flight_ended`: The end time has passed
   * - `goal_met`: The goal was reached
   */
  delivery_status?: 'delivering' | 'completed' | 'budget_exhausted' | 'flight_ended' | 'goal_met';
  /**
   * Whether delivery of the package is paused.
   */
  paused?: boolean;
  /**
   * Whether the figures are final: the buy has ended. Only conversions that are logged later change them, in an `adjusted` report.
   */
  is_final?: boolean;
  /**
   * Time at which the figures became final; present only if they are; ISO 8601 with a zone.
   */
  finalized_at?: string;
  /**
   * Name of the measurement window of the figures, at most 50 characters.
   */
  measurement_window?: string;
  /**
   * Name of the window whose figures these replace, at most 50 characters.
   */
  supersedes_window?: string;
  /**
   * Metrics that the seller committed to report and that are missing; empty if all are present.
   */
  missing_metrics?: CoreMissingMetric[];
  /**
   * Values of metrics that have a qualifier, such as viewability by one standard.
   */
  metric_aggregates?: CoreDeliveryMetricAggregate[];
  /**
   * Figures by item of the catalogs that the creatives show.
   */
  by_catalog_item?: CoreCatalogItemDeliveryMetrics[];
  /**
   * Figures by creative that ran on the package.
   */
  by_creative?: CoreCreativeDeliveryMetrics[];
  /**
   * Figures by keyword that the package targets.
   */
  by_keyword?: CoreKeywordDeliveryMetrics[];
  /**
   * Figures by area, at the level that the request asked for.
   */
  by_geo?: CoreGeoDeliveryMetrics[];
  /**
   * Whether more areas exist than `by_geo` contains.
   */
  by_geo_truncated?: boolean;
  /**
   * Figures by device type, such as phones and televisions.
   */
  by_device_type?: MediaBuyDeviceTypeDelivery[];
  /**
   * Whether more device types exist than `by_device_type` contains.
   */
  by_device_type_truncated?: boolean;
  /**
   * Figures by operating system of the devices.
   */
  by_device_platform?: MediaBuyDevicePlatformDelivery[];
  /**
   * Whether more operating systems exist than `by_device_platform` contains.
   */
  by_device_platform_truncated?: boolean;
  /**
   * Figures by audience of the targeting.
   */
  by_audience?: MediaBuyAudienceDelivery[];
  /**
   * Whether more audiences exist than `by_audience` contains.
   */
  by_audience_truncated?: boolean;
  /**
   * Figures by placement on which ads were shown.
   */
  by_placement?: MediaBuyPlacementDelivery[];
  /**
   * Whether more placements exist than `by_placement` contains.
   */
  by_placement_truncated?: boolean;
  /**
   * Figures for each day; present only if the request asked for them.
   */
  daily_breakdown?: MediaBuyDailyDelivery[];
};

/**
 * Package of a buy in its current state, as the seller stores it.
 */
export interface MediaBuyPackageRecord {
  /**
   * Identifier of the package, as the seller assigned it.
   */
  package_id: string;
  /**
   * Identifier of the product that the package buys, from a response of `get_products`.
   */
  product_id?: string;
  /**
   * Identifier of the product's pricing option that the package pays.
   */
  pricing_option_id?: string;
  /**
   * Budget of the package for its whole flight, in major units of `currency`.
   */
  budget?: number;
  currency?: CoreCurrencyCode;
  /**
   * Highest bid in an auction, in the currency and unit of the pricing option.
   */
  bid_price?: number;
  pacing?: EnumsPacing;
  /**
   * Formats in which the package accepts creatives, at least one if present.
   *
   * @minItems 1
   */
  format_ids?: CoreFormatId[];
  /**
   * Format options of the product in which the package accepts creatives.
   *
   * @minItems 1
   */
  format_option_refs?: CoreFormatOptionRef[];
  format_kind?: CoreCanonicalFormatKind;
  /**
   * Parameters of the format family that creatives must meet, such as sizes.
   */
  params?: {
    [k: string]: unknown;
  };
  /**
   * Number of impressions that the package aims at, if it is bought by impressions.
   */
  impressions?: number;
  targeting_overlay?: CoreTargeting;
  /**
   * Goals for which delivery is optimized, at least one if present.
   *
   * @minItems 1
   */
  optimization_goals?: CoreOptimizationGoal[];
  /**
   * Catalogs whose items the creatives of the package show.
   */
  catalogs?: CoreCatalog[];
  measurement_terms?: CoreMeasurementTerms;
  /**
   * Standards of quality that delivery must reach, at least one if present.
   *
   * @minItems 1
   */
  performance_standards?: CorePerformanceStandard[];
  /**
   * Metrics that the seller committed to report until the end of the package.
   *
   * @minItems 1
   */
  committed_metrics?: CoreCommittedMetric[];
  /**
   * Creatives that are assigned to the package, with weights and placements.
   */
  creative_assignments?: CoreCreativeAssignment[];
  /**
   * Start of the package; absent means that of the buy; ISO 8601 with a zone.
   */
  start_time?: string;
  /**
   * End of the package; absent means that of the buy; ISO 8601 with a zone.
   */
  end_time?: string;
  /**
   * Whether delivery of the package is paused; a paused buy pauses every package.
   */
  paused?: boolean;
  /**
   * Whether the package is canceled; it cannot be restored.
   */
  canceled?: boolean;
  cancellation?: CoreCancellation;
  /**
   * Deadline for changes of creatives; later ones are refused with `CREATIVE_DEADLINE_EXCEEDED`. A package without a creative at this time is canceled, and its inventory and budget are released.
   */
  creative_deadline?: string;
  context?: CoreContext;
  /**
   * State of the review of each assigned creative on this package.
   *
   * Items: Assigned creative with the state of its review.
   */
  creative_approvals?: {
    /**
     * Identifier of the creative in the library.
     */
    creative_id: string;
    approval_status: EnumsCreativeApprovalStatus;
    /**
     * Reason for which the creative was rejected, as text for people.
     */
    rejection_reason?: string;
  }[];
  /**
   * Formats for which the package still lacks a creative.
   */
  format_ids_pending?: CoreFormatId[];
  snapshot_unavailable_reason?: EnumsSnapshotUnavailableReason;
  snapshot?: MediaBuyPackageSnapshot;
  ext?: CoreExt;
}

/**
 * Package to buy: one product with its price, budget, targeting and creatives.
 */
export interface MediaBuyPackageRequest {
  /**
   * The product. An unknown one is refused with `PRODUCT_NOT_FOUND`. At most 256 characters.
   */
  product_id: string;
  /**
   * Budget in the currency of the price. 0 is refused with `VALIDATION_ERROR`, an amount below the minimum with `BUDGET_TOO_LOW`.
   */
  budget: number;
  /**
   * The price. One of another product is refused with `INVALID_REQUEST`. At most 256 characters.
   */
  pricing_option_id: string;
  /**
   * Bid in an auction; below the floor it is refused with `VALIDATION_ERROR`. With `max_bid` in the price, it is the most that is paid.
   */
  bid_price?: number;
  /**
   * Number of impressions to aim at, if the package is bought by impressions.
   */
  impressions?: number;
  pacing?: EnumsPacing;
  /**
   * Start of the package inside the flight of the buy. Absent means that of the buy; any other time is refused with `INVALID_REQUEST`.
   */
  start_time?: string;
  /**
   * End of the package inside the flight of the buy. Absent means that of the buy; any other time is refused with `INVALID_REQUEST`.
   */
  end_time?: string;
  /**
   * Whether the package starts paused; false lets it deliver as soon as it can.
   */
  paused?: boolean;
  /**
   * Formats of the package's creatives. Absent means all of the product; one that the product does not accept is refused with `UNSUPPORTED_FEATURE`.
   *
   * @minItems 1
   * @maxItems 100
   */
  format_ids?: CoreFormatId[];
  /**
   * Formats of its creatives, among those that are offered; goes before `format_ids`. 1 to 100 entries.
   *
   * @minItems 1
   * @maxItems 100
   */
  format_option_refs?: CoreFormatOptionRef[];
  format_kind?: CoreCanonicalFormatKind;
  /**
   * Parameters of the format family that creatives must meet; only together with `format_kind`.
   */
  params?: {
    [k: string]: unknown;
  };
  /**
   * Catalogs whose items the creatives show, at most 100.
   *
   * @maxItems 100
   */
  catalogs?: CoreCatalog[];
  /**
   * Goals for which delivery is optimized, 1 to 100, the most important first.
   *
   * @minItems 1
   * @maxItems 100
   */
  optimization_goals?: CoreOptimizationGoal[];
  targeting_overlay?: CoreTargeting;
  measurement_terms?: CoreMeasurementTerms;
  /**
   * Standards of quality that delivery must reach; absent means those of the product.
   *
   * @minItems 1
   * @maxItems 100
   */
  performance_standards?: CorePerformanceStandard[];
  /**
   * Metrics that the seller is asked to commit to. Refused with `TERMS_REJECTED` if it cannot.
   *
   * @minItems 1
   * @maxItems 100
   */
  committed_metrics?: CoreMetricRef[];
  /**
   * Creatives of the library to assign, 1 to 500; an unknown one is refused with `CREATIVE_NOT_FOUND`. A creative may be assigned to at most 5,000 packages.
   *
   * @minItems 1
   * @maxItems 500
   */
  creative_assignments?: CoreCreativeAssignment[];
  /**
   * New creatives, 1 to 100. Refused with `UNSUPPORTED_FEATURE` without the feature `inline_creative_management`, and with `CREATIVE_ID_EXISTS` for a known identifier.
   *
   * @minItems 1
   * @maxItems 100
   */
  creatives?: CoreCreativeAsset[];
  /**
   * Number of the agency's media estimate, at most 100 characters. It appears on invoices.
   */
  agency_estimate_number?: string;
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Figures of a package since its start; quick, but not final.
 */
export interface MediaBuyPackageSnapshot {
  /**
   * Time of the figures, ISO 8601 in UTC; later deliveries are not included.
   */
  as_of: string;
  /**
   * Greatest possible age of the figures, in seconds; `as_of` states their time.
   */
  staleness_seconds: number;
  /**
   * Number of impressions since the start of the package.
   */
  impressions: number;
  /**
   * Amount spent since the start of the package, in major units of `currency`.
   */
  spend: number;
  currency?: CoreCurrencyCode;
  /**
   * Number of clicks since the start of the package.
   */
  clicks?: number;
  /**
   * Delivery divided by what was planned until now; 1 is on plan.
   */
  pacing_index?: number;
  /**
   * Whether the package delivers now, and if not, the reason.
   *
   * - `delivering`: Impressions are being delivered
   * - `not_delivering`: The package is live but nothing is delivered
   * - `completed`: The package ended as planned
   * - `budget_exhausted`: The budget is spent
   * - `flight_ended`: The end time has passed
   * - `goal_met`: The goal was reached
   */
  delivery_status?: 'delivering' | 'not_delivering' | 'completed' | 'budget_exhausted' | 'flight_ended' | 'goal_met';
  ext?: CoreExt;
}

/**
 * A change of a package. Product, price and formats cannot change; a request with one of them is refused with `INVALID_REQUEST`.
 */
export interface MediaBuyPackageUpdate {
  /**
   * The package. An unknown one is refused with `PACKAGE_NOT_FOUND`; at most 256 characters.
   */
  package_id: string;
  /**
   * New budget; an amount below what was spent is refused with `VALIDATION_ERROR`.
   */
  budget?: number;
  pacing?: EnumsPacing;
  /**
   * New highest bid in an auction; below the floor price it is refused.
   */
  bid_price?: number;
  /**
   * New number of impressions to aim at.
   */
  impressions?: number;
  /**
   * New start of the package, inside the flight of the buy; otherwise refused with `INVALID_REQUEST`.
   */
  start_time?: string;
  /**
   * New end of the package, inside the flight of the buy; otherwise refused with `INVALID_REQUEST`.
   */
  end_time?: string;
  /**
   * Whether delivery of the package is to be paused; absent leaves it unchanged.
   */
  paused?: boolean;
  /**
   * Constant true: cancels the package for good. Refused with `NOT_CANCELLABLE` if it was canceled before.
   */
  canceled?: true;
  /**
   * Reason for the cancelation, for people, at most 500 characters.
   */
  cancellation_reason?: string;
  /**
   * Catalogs whose items the creatives show; they replace all earlier ones; 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  catalogs?: CoreCatalog[];
  /**
   * Goals for which delivery is optimized; they replace all earlier ones; 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  optimization_goals?: CoreOptimizationGoal[];
  targeting_overlay?: CoreTargeting;
  /**
   * Keyword targets to add; one that exists gets the new bid; 1 to 5000.
   *
   * @minItems 1
   * @maxItems 5000
   */
  keyword_targets_add?: CoreKeywordTarget[];
  /**
   * Keyword targets to remove, by keyword and match type, 1 to 5000.
   *
   * @minItems 1
   * @maxItems 5000
   */
  keyword_targets_remove?: CoreKeyword[];
  /**
   * Keywords to avoid in addition to those already avoided, 1 to 5000.
   *
   * @minItems 1
   * @maxItems 5000
   */
  negative_keywords_add?: CoreKeyword[];
  /**
   * Keywords that need no longer be avoided, by keyword and match type, 1 to 5000.
   *
   * @minItems 1
   * @maxItems 5000
   */
  negative_keywords_remove?: CoreKeyword[];
  /**
   * Metrics that the seller is asked to commit to in addition; existing ones cannot be removed.
   *
   * @minItems 1
   * @maxItems 100
   */
  committed_metrics?: CoreMetricRef[];
  /**
   * Creatives of the package, in place of all others; an empty list removes all. Refused with `CREATIVE_NOT_FOUND` for an unknown one, and with `CREATIVE_DEADLINE_EXCEEDED` after the deadline. A creative may be assigned to at most 5,000 packages.
   *
   * @maxItems 500
   */
  creative_assignments?: CoreCreativeAssignment[];
  /**
   * New creatives in place of those that came with the package, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  creatives?: CoreCreativeAsset[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Delivery of a package on one placement.
 */
export type MediaBuyPlacementDelivery = CoreDeliveryMetrics & {
  /**
   * Identifier of the placement in the publisher's file or the product.
   */
  placement_id: string;
  /**
   * Name that is shown to people; use the identifier for comparisons.
   */
  placement_name?: string;
  publisher_domain?: CoreDomainName;
};

/**
 * Sent to subscribers of an account when a product was added to its wholesale feed.
 */
export type MediaBuyProductCreatedWebhook = CoreWholesaleFeedEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'product.created';
  /**
   * The change itself: what it is about, and its data.
   */
  event: {
    /**
     * Identifier of the event, a UUID v7 equal to `notification_id`; it grows per subscriber.
     */
    event_id: string;
    /**
     * Type of the event, equal to `notification_type` of the body.
     */
    event_type: 'product.created';
    /**
     * Kind of the entity that the event is about.
     */
    entity_type: 'product';
    /**
     * Identifier of the entity, as wholesale reads return it.
     */
    entity_id: string;
    /**
     * Time at which the event was made, ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Data of the change, in the form of this event type.
     */
    payload: {
      applies_to: CoreFeedEventScope;
      /**
       * Identifier of the product, the same as `entity_id` of the event.
       */
      product_id: string;
      product: CoreProduct;
    };
  };
};

/**
 * Sent to subscribers of an account when the prices of a product of its wholesale feed changed.
 */
export type MediaBuyProductPricedWebhook = CoreWholesaleFeedEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'product.priced';
  /**
   * The change itself: what it is about, and its data.
   */
  event: {
    /**
     * Identifier of the event, a UUID v7 equal to `notification_id`; it grows per subscriber.
     */
    event_id: string;
    /**
     * Type of the event, equal to `notification_type` of the body.
     */
    event_type: 'product.priced';
    /**
     * Kind of the entity that the event is about.
     */
    entity_type: 'product';
    /**
     * Identifier of the entity, as wholesale reads return it.
     */
    entity_id: string;
    /**
     * Time at which the event was made, ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Data of the change, in the form of this event type.
     */
    payload: {
      applies_to: CoreFeedEventScope;
      /**
       * Identifier of the product, the same as `entity_id` of the event.
       */
      product_id: string;
      /**
       * All pricing options after the change; options that are not listed ended.
       *
       * @minItems 1
       */
      pricing_options: CorePricingOption[];
      /**
       * Identifiers of the pricing options before the change.
       */
      previous_pricing_option_ids: string[];
      /**
       * Time from which the new prices apply, ISO 8601 in UTC.
       */
      effective_at: string;
    };
  };
};

/**
 * Sent to subscribers of an account when a product left its wholesale feed.
 */
export type MediaBuyProductRemovedWebhook = CoreWholesaleFeedEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'product.removed';
  /**
   * The change itself: what it is about, and its data.
   */
  event: {
    /**
     * Identifier of the event, a UUID v7 equal to `notification_id`; it grows per subscriber.
     */
    event_id: string;
    /**
     * Type of the event, equal to `notification_type` of the body.
     */
    event_type: 'product.removed';
    /**
     * Kind of the entity that the event is about.
     */
    entity_type: 'product';
    /**
     * Identifier of the entity, as wholesale reads return it.
     */
    entity_id: string;
    /**
     * Time at which the event was made, ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Data of the change, in the form of this event type.
     */
    payload: {
      applies_to: CoreFeedEventScope;
      /**
       * Identifier of the product, the same as `entity_id` of the event.
       */
      product_id: string;
      /**
       * Why the product left the feed: the seller withdrew it.
       */
      removal_reason: 'withdrawn';
    };
  };
};

/**
 * Sent to subscribers of an account when a product of its wholesale feed changed in more than its prices.
 */
export type MediaBuyProductUpdatedWebhook = CoreWholesaleFeedEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'product.updated';
  /**
   * The change itself: what it is about, and its data.
   */
  event: {
    /**
     * Identifier of the event, a UUID v7 equal to `notification_id`; it grows per subscriber.
     */
    event_id: string;
    /**
     * Type of the event, equal to `notification_type` of the body.
     */
    event_type: 'product.updated';
    /**
     * Kind of the entity that the event is about.
     */
    entity_type: 'product';
    /**
     * Identifier of the entity, as wholesale reads return it.
     */
    entity_id: string;
    /**
     * Time at which the event was made, ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Data of the change, in the form of this event type.
     */
    payload: {
      applies_to: CoreFeedEventScope;
      /**
       * Identifier of the product, the same as `entity_id` of the event.
       */
      product_id: string;
      product: CoreProduct;
    };
  };
};

/**
 * Reports to the seller how well a buy, a package or a creative performed, so that delivery can be adjusted. A caller must not have more than 1000000 records of performance feedback (`INVALID_STATE`).
 */
export type MediaBuyProvidePerformanceFeedbackRequest = CoreTaskRequest & {
  /**
   * The buy. An unknown one is refused with `MEDIA_BUY_NOT_FOUND`. At most 256 characters.
   */
  media_buy_id: string;
  idempotency_key: CoreIdempotencyKey;
  measurement_period: CoreDatetimeRange;
  /**
   * Performance: 0 is no effect, 1 is as expected, more is better. A value below 0 is refused with `INVALID_REQUEST`.
   */
  performance_index: number;
  /**
   * Package, when not all; one of another buy is refused with `PACKAGE_NOT_FOUND`. At most 256 characters.
   */
  package_id?: string;
  /**
   * Creative to which the feedback is limited; one that is not in the buy is refused with `CREATIVE_NOT_FOUND`.
   */
  creative_id?: string;
  metric_type?: EnumsMetricType;
  feedback_source?: EnumsFeedbackSource;
};

/**
 * Acknowledgement of the feedback, or the errors for which it was refused.
 */
export type MediaBuyProvidePerformanceFeedbackResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Constant true: the feedback was stored.
         */
        success: true;
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
      }
    | {
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Change of an earlier response; `scope` decides the form.
 */
export type MediaBuyRefinement =
  | {
      /**
       * Subject of the change, which decides the other members.
       */
      scope: 'request';
      /**
       * Change in plain words, 1 to 10000 characters; the seller interprets it.
       */
      ask: string;
    }
  | {
      /**
       * Subject of the change, which decides the other members.
       */
      scope: 'product';
      /**
       * Identifier of the product, as an earlier response gave it, at most 256 characters.
       */
      product_id: string;
      /**
       * Action on the product. It cannot stand beside an entry that finalizes a proposal; that is refused with `INVALID_REQUEST`.
       *
       * - `include`: Keep the product
       * - `omit`: Leave the product out
       * - `more_like_this`: Add products that resemble it
       */
      action?: 'include' | 'omit' | 'more_like_this';
      /**
       * Change in plain words, 1 to 10000 characters; the seller interprets it.
       */
      ask?: string;
    }
  | {
      /**
       * Subject of the change, which decides the other members.
       */
      scope: 'proposal';
      /**
       * The proposal. An unknown one is refused with `PROPOSAL_NOT_FOUND`; at most 256 characters.
       */
      proposal_id: string;
      /**
       * Action on the product or proposal. `finalize` must be the only entry; beside any other it is refused with `INVALID_REQUEST`.
       *
       * - `include`: Keep the proposal
       * - `omit`: Leave the proposal out
       * - `finalize`: Commit the proposal so that it can be bought; must be the only entry
       */
      action?: 'include' | 'omit' | 'finalize';
      /**
       * Change in plain words, 1 to 10000 characters; the seller interprets it.
       */
      ask?: string;
    };

/**
 * Result of one entry of `refine`, in the order of the request.
 */
export type MediaBuyRefinementOutcome =
  | {
      /**
       * Subject of the entry, which decides the other members.
       */
      scope: 'request';
      /**
       * Whether the change was made in full, in part, or could not be made.
       *
       * - `applied`: The wish was fulfilled
       * - `partial`: A part of the wish was fulfilled
       * - `unable`: The wish could not be fulfilled
       */
      status: 'applied' | 'partial' | 'unable';
      /**
       * Explanation of the result, as text for people; absent if there is nothing to explain.
       */
      notes?: string;
    }
  | {
      /**
       * Subject of the entry, which decides the other members.
       */
      scope: 'product';
      /**
       * Identifier of the product to which the entry refers.
       */
      product_id: string;
      /**
       * Whether the change was made in full, in part, or could not be made.
       *
       * - `applied`: The wish was fulfilled
       * - `partial`: A part of the wish was fulfilled
       * - `unable`: The wish could not be fulfilled
       */
      status: 'applied' | 'partial' | 'unable';
      /**
       * Explanation of the result, as text for people; absent if there is nothing to explain.
       */
      notes?: string;
    }
  | {
      /**
       * Subject of the entry, which decides the other members.
       */
      scope: 'proposal';
      /**
       * Identifier of the proposal to which the entry refers.
       */
      proposal_id: string;
      /**
       * Whether the change was made in full, in part, or could not be made.
       *
       * - `applied`: The wish was fulfilled
       * - `partial`: A part of the wish was fulfilled
       * - `unable`: The wish could not be fulfilled
       */
      status: 'applied' | 'partial' | 'unable';
      /**
       * Explanation of the result, as text for people; absent if there is nothing to explain.
       */
      notes?: string;
    };

/**
 * Period that a report covers, from its start up to its end.
 */
export interface MediaBuyReportingPeriod {
  /**
   * Start of the reported period, inclusive, ISO 8601 with a zone.
   */
  start: string;
  /**
   * End of the reported period, exclusive, ISO 8601 with a zone.
   */
  end: string;
}

/**
 * Uploads audiences, or changes their members. Without `audiences` it only returns the stored ones. Refused with `UNSUPPORTED_FEATURE` if audiences are not declared. A caller must not have more than 10000 audiences or 20000000 members of audiences (`INVALID_STATE`).
 */
export type MediaBuySyncAudiencesRequest = CoreTaskRequest & {
  idempotency_key: CoreIdempotencyKey;
  account: CoreAccountRef;
  /**
   * Audiences to create or change. All of them together may have at most 100000 members to add or remove.
   *
   * @minItems 1
   * @maxItems 1000
   */
  audiences?: MediaBuyAudienceSync[];
  /**
   * Whether other uploaded audiences of the account are deleted; needs `audiences`.
   */
  delete_missing?: boolean;
};

/**
 * Result for each audience, the errors for which nothing was done, or a task to wait for.
 */
export type MediaBuySyncAudiencesResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Audiences with what was done to each, in the order of the request.
         */
        audiences: MediaBuyAudienceOutcome[];
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
      }
    | {
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
    | {
        /**
         * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
         */
        status: 'submitted';
        /**
         * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
         */
        task_id: string;
        /**
         * Summary of the outcome for people, as plain text of at most 2000 characters.
         */
        message?: string;
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         */
        errors?: CoreError[];
      }
  );

/**
 * Sent when an uploaded audience has changed its state, for example to `ready`.
 */
export type MediaBuySyncAudiencesWebhook = CoreTaskWebhookEnvelope & {
  /**
   * Task that the webhook is about, always the same here.
   */
  task_type: 'sync_audiences';
  /**
   * Area of the protocol to which the task belongs.
   */
  protocol: 'media-buy';
  result: MediaBuySyncAudiencesResponse;
};

/**
 * Question that must be answered before catalogs can be stored.
 */
export interface MediaBuySyncCatalogsAsyncResponseInputRequired {
  /**
   * Cause for which the catalogs cannot be processed.
   *
   * - `APPROVAL_REQUIRED`: A person must approve the catalog
   * - `FEED_VALIDATION`: The feed contains errors
   * - `ITEM_REVIEW`: Items need a decision
   * - `FEED_ACCESS`: The feed cannot be fetched
   */
  reason?: 'APPROVAL_REQUIRED' | 'FEED_VALIDATION' | 'ITEM_REVIEW' | 'FEED_ACCESS';
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Synchronization that continues in the background; `get_task_status` returns the outcome.
 */
export interface MediaBuySyncCatalogsAsyncResponseSubmitted {
  /**
   * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
   */
  status: 'submitted';
  /**
   * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
   */
  task_id: string;
  /**
   * Summary of the outcome for people, as plain text of at most 2000 characters.
   */
  message?: string;
  /**
   * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
   */
  errors?: CoreError[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Progress of a synchronization of catalogs that runs in the background.
 */
export interface MediaBuySyncCatalogsAsyncResponseWorking {
  /**
   * Estimated share of the work that is done, in percent from 0 to 100.
   */
  percentage?: number;
  /**
   * Step that is being worked on, as a short phrase for people; never parse it.
   */
  current_step?: string;
  /**
   * Total number of steps that the work takes, 1 or more; absent when unknown.
   */
  total_steps?: number;
  /**
   * Number of the step that is being worked on, counted from 1.
   */
  step_number?: number;
  /**
   * Number of catalogs that are completely processed.
   */
  catalogs_processed?: number;
  /**
   * Number of catalogs of the request.
   */
  catalogs_total?: number;
  /**
   * Number of items that are processed so far.
   */
  items_processed?: number;
  /**
   * Number of items in all catalogs of the request.
   */
  items_total?: number;
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Uploads catalogs, or names the URLs of their feeds. Without `catalogs` it only returns the stored ones. Refused with `UNSUPPORTED_FEATURE` without the feature `catalog_management`. A caller must not have more than 10000 catalogs (`CATALOG_LIMIT_EXCEEDED`). A caller must not have more than 5000000 items of catalogs (`INVALID_STATE`).
 */
export type MediaBuySyncCatalogsRequest = CoreTaskRequest & {
  idempotency_key: CoreIdempotencyKey;
  account: CoreAccountRef;
  /**
   * Catalogs to store, 1 to 50. Without them the stored ones are returned.
   *
   * @minItems 1
   * @maxItems 50
   */
  catalogs?: CoreCatalog[];
  /**
   * Identifiers that limit `catalogs`, or the stored ones, 1 to 50.
   *
   * @minItems 1
   * @maxItems 50
   */
  catalog_ids?: string[];
  /**
   * Whether other catalogs of the buyer are deleted; needs `catalogs`.
   */
  delete_missing?: boolean;
  /**
   * Whether the request is only checked. With true the results are computed and nothing is written.
   */
  dry_run?: boolean;
  validation_mode?: EnumsValidationMode;
  push_notification_config?: CorePushNotificationConfig;
};

/**
 * Result for each catalog, the errors for which nothing was done, or a task to wait for.
 */
export type MediaBuySyncCatalogsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Whether the request was only checked and nothing was written.
         */
        dry_run?: boolean;
        /**
         * Catalogs with what was done to each, in the order of the request.
         */
        catalogs: MediaBuyCatalogOutcome[];
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
      }
    | {
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
    | {
        /**
         * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
         */
        status: 'submitted';
        /**
         * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
         */
        task_id: string;
        /**
         * Summary of the outcome for people, as plain text of at most 2000 characters.
         */
        message?: string;
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         */
        errors?: CoreError[];
      }
  );

/**
 * Declares the sources of events. Without `event_sources` it only returns the stored ones. Refused with `UNSUPPORTED_FEATURE` if conversion tracking is not declared. A caller must not have more than 10000 event sources (`INVALID_STATE`).
 */
export type MediaBuySyncEventSourcesRequest = CoreTaskRequest & {
  idempotency_key: CoreIdempotencyKey;
  account: CoreAccountRef;
  /**
   * Event sources; the same one twice is refused with `INVALID_REQUEST`. 1 to 1000 entries.
   *
   * @minItems 1
   * @maxItems 1000
   */
  event_sources?: MediaBuyEventSourceSync[];
  /**
   * Whether other sources that the buyer declared are deleted; needs `event_sources`.
   */
  delete_missing?: boolean;
};

/**
 * Result for each event source, or the errors for which nothing was done.
 */
export type MediaBuySyncEventSourcesResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * All event sources of the account, including those that the seller maintains.
         */
        event_sources: MediaBuyEventSourceOutcome[];
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
      }
    | {
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Question that must be answered before the buy can be changed.
 */
export interface MediaBuyUpdateMediaBuyAsyncResponseInputRequired {
  /**
   * Cause for which the change cannot be made yet.
   *
   * - `APPROVAL_REQUIRED`: A person at the buyer must approve the change
   * - `CHANGE_CONFIRMATION`: The consequences of the change must be confirmed
   */
  reason?: 'APPROVAL_REQUIRED' | 'CHANGE_CONFIRMATION';
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Change that must be approved first; `get_task_status` returns the outcome.
 */
export interface MediaBuyUpdateMediaBuyAsyncResponseSubmitted {
  /**
   * Constant `submitted`: the change waits for an approval.
   */
  status: 'submitted';
  /**
   * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
   */
  task_id: string;
  /**
   * Summary of the outcome for people, as plain text of at most 2000 characters.
   */
  message?: string;
  /**
   * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
   */
  errors?: CoreError[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Progress of a change of a buy that runs in the background.
 */
export interface MediaBuyUpdateMediaBuyAsyncResponseWorking {
  /**
   * Estimated share of the work that is done, in percent from 0 to 100.
   */
  percentage?: number;
  /**
   * Step that is being worked on, as a short phrase for people; never parse it.
   */
  current_step?: string;
  /**
   * Total number of steps that the work takes, 1 or more; absent when unknown.
   */
  total_steps?: number;
  /**
   * Number of the step that is being worked on, counted from 1.
   */
  step_number?: number;
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Changes a buy. Absent fields stay as they are; lists are replaced. All of it is done, or nothing. A change of a buy in a final state is refused with `INVALID_STATE`, one that its product does not allow with `ACTION_NOT_ALLOWED`. A buy takes 5,000 changes of packages that run: further ones are refused with `INVALID_STATE`, a pause or an end is not.
 */
export type MediaBuyUpdateMediaBuyRequest = CoreTaskRequest & {
  account: CoreAccountRef;
  /**
   * The buy. An unknown one is refused with `MEDIA_BUY_NOT_FOUND`. At most 256 characters.
   */
  media_buy_id: string;
  /**
   * Revision that the caller has read. Any other than the current one is refused with `CONFLICT`.
   */
  revision?: number;
  /**
   * Whether the buy is to be paused. Absent leaves it unchanged.
   */
  paused?: boolean;
  /**
   * Constant true: cancels the buy for good and ignores all other fields. Refused with `NOT_CANCELLABLE` if it was canceled before or cannot be canceled.
   */
  canceled?: true;
  /**
   * Reason for the cancelation, for people, at most 500 characters.
   */
  cancellation_reason?: string;
  start_time?: CoreStartTiming;
  /**
   * New end. A time in the past, before the start or more than 100 years (36,525 days) after the start is refused with `VALIDATION_ERROR`.
   */
  end_time?: string;
  /**
   * Packages to change, 1 to 500. An unknown one is refused with `PACKAGE_NOT_FOUND`.
   *
   * @minItems 1
   * @maxItems 500
   */
  packages?: MediaBuyPackageUpdate[];
  invoice_recipient?: CoreBusinessEntity;
  /**
   * Packages to add, 1 to 500. A buy has at most 1,000 packages, and their targeting and other fields at most 4,194,304 characters together: more are refused with `INVALID_STATE`. Refused where the buy does not allow `add_packages`.
   *
   * @minItems 1
   * @maxItems 500
   */
  new_packages?: MediaBuyPackageRequest[];
  reporting_webhook?: CoreReportingWebhook;
  push_notification_config?: CorePushNotificationConfig;
  idempotency_key: CoreIdempotencyKey;
};

/**
 * Buy after the change, the errors for which nothing was changed, or a task to wait for. Callers of release 3.1 and later read the state of the buy in `media_buy_status`; all others find it in `status` too.
 */
export type MediaBuyUpdateMediaBuyResponse = CoreVersionEnvelope &
  CoreMediaBuyEnvelope &
  (
    | {
        /**
         * Identifier of the buy, assigned by the seller; updates and reports refer to it.
         */
        media_buy_id: string;
        status?: EnumsMediaBuyStatus;
        media_buy_status?: EnumsMediaBuyStatus;
        /**
         * Revision number of the buy after the change; pass it as `revision` in the next update.
         */
        revision: number;
        currency?: CoreCurrencyCode;
        /**
         * Sum of the budgets of all packages; absent if they have different currencies.
         */
        total_budget?: number;
        /**
         * When the change takes effect; null while approval is open; ISO 8601 with a zone.
         */
        implementation_date?: string | null;
        invoice_recipient?: CoreBusinessEntity;
        /**
         * Packages that changed, complete; empty if only the buy itself changed.
         */
        affected_packages?: CorePackage[];
        /**
         * Changes that the state of the buy allows now; empty in a final state.
         */
        valid_actions?: EnumsMediaBuyValidAction[];
        /**
         * Changes that are possible now, and how each takes effect; more detailed than `valid_actions`.
         */
        available_actions?: CoreMediaBuyAvailableAction[];
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
      }
    | {
        /**
         * Errors for which nothing was changed, or advisories, each with code and recovery.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
    | {
        /**
         * Constant `submitted`: the change waits for an approval.
         */
        status: 'submitted';
        /**
         * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
         */
        task_id: string;
        /**
         * Summary of the outcome for people, as plain text of at most 2000 characters.
         */
        message?: string;
        /**
         * Errors for which nothing was changed, or advisories, each with code and recovery.
         */
        errors?: CoreError[];
      }
  );

/**
 * Sent to the receiver of a buy when the buy changed: by an update, by its seller or by itself.
 */
export type MediaBuyUpdateMediaBuyWebhook = CoreTaskWebhookEnvelope & {
  /**
   * Task that the webhook is about, always the same here.
   */
  task_type: 'update_media_buy';
  /**
   * Area of the protocol to which the task belongs.
   */
  protocol: 'media-buy';
  result: MediaBuyUpdateMediaBuyResponse;
};

/**
 * Delivery figures of one package in one period.
 */
export type MediaBuyWindowPackage = CoreDeliveryMetrics & {
  /**
   * Identifier of the package, as the seller assigned it.
   */
  package_id: string;
};
