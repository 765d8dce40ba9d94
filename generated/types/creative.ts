// @generated from schemas/v3/creative by codegen. Do not edit; run "npm run codegen".

import type {
  CoreAccount,
  CoreAccountRef,
  CoreAnyValue,
  CoreBrandRef,
  CoreCanonicalFormatKind,
  CoreContext,
  CoreCreativeAsset,
  CoreCreativeConsumption,
  CoreCreativeFilters,
  CoreCreativeItem,
  CoreCreativeManifest,
  CoreCreativeVariable,
  CoreCreativeVariant,
  CoreCurrencyCode,
  CoreDeliveryMetrics,
  CoreError,
  CoreExt,
  CoreFiguresExt,
  CoreFormatId,
  CoreFormatOptionRef,
  CoreIdempotencyKey,
  CoreNotificationEnvelope,
  CorePaginationRequest,
  CorePaginationResponse,
  CoreProtocolEnvelope,
  CorePushNotificationConfig,
  CoreSlotAssets,
  CoreTaskRequest,
  CoreTransformer,
  CoreVendorPricingOption,
  CoreVersionEnvelope,
  CoreWebhookActivityRecord,
} from './core.ts';
import type {
  EnumsCreativeAction,
  EnumsCreativeEventReasonCode,
  EnumsCreativeQuality,
  EnumsCreativeSortField,
  EnumsCreativeStatus,
  EnumsInputValidationOutcome,
  EnumsPreviewOutputFormat,
  EnumsSnapshotUnavailableReason,
  EnumsSortDirection,
  EnumsValidationMode,
  EnumsValidationTargetKind,
} from './enums.ts';

/**
 * A claim in a creative's provenance that an auditor should look at. Other keys are not used.
 */
export interface CreativeAuditObservation {
  /**
   * Code of the observation, for programs.
   */
  code: 'OVERSIGHT_DISCLOSURE_CARVEOUT_CLAIMED';
  /**
   * Severity of the observation; it never blocks the creative.
   */
  severity: 'audit-worthy';
  /**
   * Way to recover; observations need none.
   */
  recovery: 'informational';
  /**
   * Path of the claim inside the creative, such as `provenance.human_oversight`.
   */
  field: string;
  /**
   * Explanation of the observation in one or two sentences for people.
   */
  message: string;
  /**
   * Claim that was observed, and the agent that accepted it.
   */
  details: {
    /**
     * URL of the agent that accepted the claim.
     */
    agent_url: string;
    /**
     * Identifier of the agent's feature to which the claim belongs.
     */
    feature_id?: string;
    /**
     * Claim as the creative makes it.
     */
    claimed_value: {
      /**
       * Part that people had in the making, as the creative claims.
       *
       * - `edited`: A person changed the result of a tool
       * - `directed`: A person directed the work and used tools
       */
      human_oversight: 'edited' | 'directed';
      /**
       * Constant false: the creative claims that no disclosure is needed.
       */
      disclosure_required: false;
    };
    /**
     * Finding of a verifier about the same fact; null without a finding.
     */
    observed_value?: boolean | number | string | null;
    /**
     * Confidence of the verifier in its finding, from 0 to 1.
     */
    confidence?: number;
    /**
     * URL of the verifier that was asked first, if another one responded in its place.
     */
    substituted_for?: string;
  };
  ext?: CoreExt;
}

/**
 * A measured property of a creative, such as its weight or whether it carries a disclosure.
 */
export interface CreativeCreativeFeatureResult {
  /**
   * Identifier of the feature, as the capabilities declare it.
   */
  feature_id: string;
  /**
   * Measured value: a flag, a number in `unit`, or a word.
   */
  value: boolean | number | string;
  /**
   * Unit of a number, such as `kilobytes` or `milliseconds`.
   */
  unit?: string;
  /**
   * How sure the measurement is, 0 to 1; 1 for what was counted.
   */
  confidence?: number;
  /**
   * Instant at which the feature was measured.
   */
  measured_at?: string;
  /**
   * Instant after which the measurement should be repeated.
   */
  expires_at?: string;
  /**
   * Version of the method that the feature is measured with.
   */
  methodology_version?: string;
  /**
   * Facts that the value follows from, by their names.
   */
  details?: {
    [k: string]: unknown;
  };
  /**
   * Policy that the feature was measured for, when there is one.
   */
  policy_id?: string;
  ext?: CoreExt;
}

/**
 * Creative after the request, with what was done and its assignments.
 */
export interface CreativeCreativeOutcome {
  /**
   * Identifier that the buyer gave the creative; assignments refer to it.
   */
  creative_id: string;
  account?: CoreAccount;
  action: EnumsCreativeAction;
  status?: EnumsCreativeStatus;
  /**
   * Identifier that the seller gave the creative in its own platform.
   */
  platform_id?: string;
  /**
   * Names of the fields that the request changed.
   */
  changes?: string[];
  /**
   * Errors for which the creative was not stored; present only with `action` `failed`.
   */
  errors?: CoreError[];
  /**
   * Remarks about the creative, as sentences for people.
   */
  warnings?: string[];
  /**
   * URL of a page that shows the creative, without a credential.
   */
  preview_url?: string;
  /**
   * Time at which `preview_url` stops working, ISO 8601 with a zone.
   */
  expires_at?: string;
  /**
   * Identifiers of the packages to which the request assigned the creative.
   */
  assigned_to?: string[];
  /**
   * Reasons for which the creative could not be assigned, by package identifier.
   */
  assignment_errors?: {
    [k: string]: string;
  };
}

/**
 * Sent to subscribers of an account when a creative was deleted for good.
 */
export type CreativeCreativePurgedWebhook = CoreNotificationEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'creative.purged';
  /**
   * Identifier that the buyer gave the creative that was deleted.
   */
  creative_id: string;
  /**
   * Whether anything of the creative is left in the library.
   *
   * - `soft`: A tombstone is left, which `list_creatives` shows on request
   * - `hard`: Nothing is left
   */
  purge_kind: 'soft' | 'hard';
  /**
   * Time at which the creative was deleted, ISO 8601 in UTC.
   */
  purged_at: string;
  reason_code: EnumsCreativeEventReasonCode;
  /**
   * Who caused the event: the seller, as no buyer's change is sent.
   */
  initiator: 'seller';
};

/**
 * Creative of the library in its current state, with the requested parts.
 */
export interface CreativeCreativeRecord {
  /**
   * Identifier that the buyer gave the creative; assignments refer to it.
   */
  creative_id: string;
  account?: CoreAccount;
  /**
   * Name of the creative that is shown to people, at most 500 characters.
   */
  name: string;
  format_id?: CoreFormatId;
  format_kind?: CoreCanonicalFormatKind;
  format_option_ref?: CoreFormatOptionRef;
  status: EnumsCreativeStatus;
  /**
   * Reason for which the creative was rejected or stopped, as text for people.
   */
  rejection_reason?: string;
  reason_code?: EnumsCreativeEventReasonCode;
  /**
   * Time at which the creative was first stored, ISO 8601 in UTC.
   */
  created_date: string;
  /**
   * Time at which the creative last changed, ISO 8601 in UTC.
   */
  updated_date: string;
  assets?: CoreSlotAssets;
  /**
   * Labels of the buyer for the creative; used for filters.
   */
  tags?: string[];
  /**
   * Identifier of the concept that the creative realizes.
   */
  concept_id?: string;
  /**
   * Name of the concept as it is shown to people.
   */
  concept_name?: string;
  /**
   * Variables of the creative, which take values when it is served.
   */
  variables?: CoreCreativeVariable[];
  /**
   * Packages to which the creative is assigned.
   */
  assignments?: {
    /**
     * Number of packages to which the creative is assigned.
     */
    assignment_count: number;
    /**
     * Packages to which the creative is assigned, with the time.
     *
     * Items: Package with the time of the assignment.
     */
    assigned_packages?: {
      /**
       * Identifier of the package, as the seller assigned it.
       */
      package_id: string;
      /**
       * Time at which the creative was assigned, ISO 8601 in UTC.
       */
      assigned_date: string;
    }[];
  };
  /**
   * Figures of the creative since its first delivery; quick, but not final.
   */
  snapshot?: {
    /**
     * Time of the figures, ISO 8601 in UTC; later deliveries are not included.
     */
    as_of: string;
    /**
     * Greatest possible age of the figures, in seconds; `as_of` states their time.
     */
    staleness_seconds: number;
    /**
     * Number of impressions of the creative on all packages.
     */
    impressions: number;
    /**
     * Time at which the creative was last served; absent if it never was.
     */
    last_served?: string;
  };
  snapshot_unavailable_reason?: EnumsSnapshotUnavailableReason;
  /**
   * Parts of the creative, such as cards or texts.
   */
  items?: CoreCreativeItem[];
  /**
   * Prices for the use of the creative, at least one if it costs extra.
   *
   * @minItems 1
   */
  pricing_options?: CoreVendorPricingOption[];
  /**
   * Time and reason of a deletion for good; absent for existing creatives.
   */
  purge?: {
    /**
     * Constant that states that only a mark of the creative is left.
     */
    kind: 'soft';
    /**
     * Time at which the creative was deleted for good, ISO 8601 with a zone.
     */
    at: string;
    reason_code: EnumsCreativeEventReasonCode;
  };
  /**
   * Webhooks that were sent to the caller, newest first; at most 200.
   *
   * @maxItems 200
   */
  webhook_activity?: CoreWebhookActivityRecord[];
}

/**
 * Sent to subscribers of an account when the seller moved a creative to another state.
 */
export type CreativeCreativeStatusChangedWebhook = CoreNotificationEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'creative.status_changed';
  /**
   * Identifier that the buyer gave the creative; `list_creatives` returns it.
   */
  creative_id: string;
  /**
   * State of the creative before and after the event.
   */
  transition: {
    from: EnumsCreativeStatus;
    to: EnumsCreativeStatus;
  };
  reason_code?: EnumsCreativeEventReasonCode;
  /**
   * Reason of the new state for people; absent if none was given.
   */
  reason_detail?: string;
  /**
   * Who caused the event: the seller, as no buyer's change is sent.
   */
  initiator: 'seller';
};

/**
 * Asks what creatives delivered. At least one of `media_buy_ids` and `creative_ids` is required, otherwise `INVALID_REQUEST`.
 */
export type CreativeGetCreativeDeliveryRequest = CoreTaskRequest & {
  account?: CoreAccountRef;
  /**
   * Only delivery of these buys, 1 to 100; unknown ones deliver nothing.
   *
   * @minItems 1
   * @maxItems 100
   */
  media_buy_ids?: string[];
  /**
   * Only these creatives, 1 to 100; unknown ones are left out.
   *
   * @minItems 1
   * @maxItems 100
   */
  creative_ids?: string[];
  /**
   * First day of the period in UTC, inclusive, as YYYY-MM-DD.
   */
  start_date?: string;
  /**
   * Day after the last day of the period in UTC, as YYYY-MM-DD.
   */
  end_date?: string;
  /**
   * Largest number of variants per creative; `variant_count` stays the total.
   */
  max_variants?: number;
  pagination?: CorePaginationRequest;
};

/**
 * Delivery by creative in a period, consistent with `get_media_buy_delivery`.
 */
export type CreativeGetCreativeDeliveryResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Account of the buys, when they all belong to one.
     */
    account_id?: string;
    /**
     * Buy of the delivery, when there is exactly one.
     */
    media_buy_id?: string;
    currency: CoreCurrencyCode;
    /**
     * Period that the figures are of.
     */
    reporting_period: {
      /**
       * First instant of the period, inclusive.
       */
      start: string;
      /**
       * Last instant of the period, exclusive.
       */
      end: string;
      /**
       * Time zone that days are counted in, such as `UTC`.
       */
      timezone?: string;
    };
    /**
     * Creatives of this page with their figures.
     *
     * Items: A creative with its delivery figures, in total and by variant.
     */
    creatives: {
      /**
       * Identifier of the creative in the library.
       */
      creative_id: string;
      /**
       * Buy of the figures, when there is exactly one.
       */
      media_buy_id?: string;
      format_id?: CoreFormatId;
      totals?: CoreDeliveryMetrics;
      /**
       * Number of variants that were served; 0 or more.
       */
      variant_count?: number;
      /**
       * Variants that were served, the most shown first.
       */
      variants: CoreCreativeVariant[];
    }[];
    /**
     * Place of this page in the list of creatives.
     */
    pagination?: {
      /**
       * Largest number of creatives of a page; 1 or more.
       */
      limit: number;
      /**
       * Number of creatives before this page.
       */
      offset: number;
      /**
       * Whether more creatives follow this page.
       */
      has_more: boolean;
      /**
       * Number of creatives in all, over all pages.
       */
      total_count?: number;
      /**
       * @deprecated
       * Number of creatives in all; the older name of `total_count`.
       */
      total?: number;
      /**
       * Cursor of the next page; absent on the last page.
       */
      cursor?: string;
    };
    /**
     * Advice beside the figures, such as a currency that was left out.
     */
    errors?: CoreError[];
    ext?: CoreFiguresExt;
  };

/**
 * Asks for measured properties of a creative, without storing it.
 */
export type CreativeGetCreativeFeaturesRequest = CoreTaskRequest & {
  creative_manifest: CoreCreativeManifest;
  /**
   * Only these features, 1 to 100; unknown ones are left out.
   *
   * @minItems 1
   * @maxItems 100
   */
  feature_ids?: string[];
  account?: CoreAccountRef;
};

/**
 * Measured properties of the creative, or why it could not be measured.
 */
export type CreativeGetCreativeFeaturesResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Measured features, in the order in which they are declared.
         */
        results: CreativeCreativeFeatureResult[];
        /**
         * Page with the details of the measurement.
         */
        detail_url?: string;
        /**
         * Observations about claims that the measurement contradicts.
         */
        audit_observations?: CreativeAuditObservation[];
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
         * Why the task failed, the most important error first.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Asks for creatives of the library that meet all filters, page by page.
 */
export type CreativeListCreativesRequest = CoreTaskRequest & {
  filters?: CoreCreativeFilters;
  /**
   * Field and direction by which the creatives are sorted.
   */
  sort?: {
    field?: EnumsCreativeSortField;
    direction?: EnumsSortDirection;
  };
  pagination?: CorePaginationRequest;
  /**
   * Whether the response contains the packages of each creative.
   */
  include_assignments?: boolean;
  /**
   * Whether each creative contains a snapshot of its figures.
   */
  include_snapshot?: boolean;
  /**
   * Whether each creative contains its parts.
   */
  include_items?: boolean;
  /**
   * Whether the response contains the variables of each creative.
   */
  include_variables?: boolean;
  /**
   * Whether each creative contains its prices. It needs `account`.
   */
  include_pricing?: boolean;
  /**
   * Whether the response contains creatives that were deleted and left a mark.
   */
  include_purged?: boolean;
  /**
   * Whether the response contains the webhooks that were sent to the caller.
   */
  include_webhook_activity?: boolean;
  /**
   * Largest number of webhook attempts to return for each creative, 1 to 200.
   */
  webhook_activity_limit?: number;
  account?: CoreAccountRef;
  /**
   * Fields that are wanted. Absent means all; those that every creative must have are always present.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: - `creative_id`: Identifier of the creative
   * - `name`: Name for people
   * - `format_id`: Identifier of the format
   * - `status`: State
   * - `created_date`: Time of creation
   * - `updated_date`: Time of the last change
   * - `tags`: Labels
   * - `assignments`: Packages
   * - `snapshot`: Figures so far
   * - `items`: Parts
   * - `variables`: Variables
   * - `concept`: Concept that it realizes
   * - `pricing_options`: Prices of its use
   */
  fields?: (
    | 'creative_id'
    | 'name'
    | 'format_id'
    | 'status'
    | 'created_date'
    | 'updated_date'
    | 'tags'
    | 'assignments'
    | 'snapshot'
    | 'items'
    | 'variables'
    | 'concept'
    | 'pricing_options'
  )[];
};

/**
 * Creatives that the caller may see, with numbers about the whole result.
 */
export type CreativeListCreativesResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Numbers and order of the result.
     */
    query_summary: {
      /**
       * Number of creatives that match the filters, on all pages, counted up to 10,000 and among the newest 50,000 creatives.
       */
      total_matching: number;
      /**
       * Number of creatives on this page.
       */
      returned: number;
      /**
       * Names of the filters that were applied to the library.
       */
      filters_applied?: string[];
      /**
       * Field and direction by which the creatives are sorted.
       */
      sort_applied?: {
        /**
         * Field by which the creatives are sorted.
         */
        field?: string;
        direction?: EnumsSortDirection;
      };
    };
    pagination: CorePaginationResponse;
    /**
     * Creatives of this page in the requested order.
     */
    creatives: CreativeCreativeRecord[];
    /**
     * Number of matching creatives by the identifier of their format. Left out when more than 10,000 match, or when not all could be counted.
     */
    format_summary?: {
      [k: string]: number;
    };
    /**
     * Number of matching creatives by their state, on all pages. Left out when more than 10,000 match, or when not all could be counted.
     */
    status_summary?: {
      /**
       * Number of creatives whose files are being processed.
       */
      processing?: number;
      /**
       * Number of creatives that can be served.
       */
      approved?: number;
      /**
       * Number of creatives that wait for a review.
       */
      pending_review?: number;
      /**
       * Number of creatives that the seller stopped.
       */
      suspended?: number;
      /**
       * Number of creatives that the review refused.
       */
      rejected?: number;
      /**
       * Number of creatives that are kept but not served.
       */
      archived?: number;
    };
    /**
     * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
     */
    errors?: CoreError[];
    /**
     * Whether a sandbox account was used, so that nothing real happened.
     */
    sandbox?: boolean;
  };

/**
 * Asks for transformers of the agent. Filters are combined; a brief orders the list and never shortens it.
 */
export type CreativeListTransformersRequest = CoreTaskRequest & {
  /**
   * Only these transformers, 1 to 100; unknown ones are left out.
   *
   * @minItems 1
   * @maxItems 100
   */
  transformer_ids?: string[];
  /**
   * Only transformers that read one of these formats, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  input_format_ids?: CoreFormatId[];
  /**
   * Only transformers that write one of these formats, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  output_format_ids?: CoreFormatId[];
  /**
   * Only transformers whose name contains this text, whatever its case; at most 500 characters.
   */
  name_search?: string;
  /**
   * What is wanted, in natural language; orders the list by fit, at most 10,000 characters.
   */
  brief?: string;
  /**
   * Parameters whose `options` to return, 1 to 100; unknown names are ignored.
   *
   * @minItems 1
   * @maxItems 100
   */
  expand_params?: string[];
  /**
   * Next pages of `options` to return, by their cursors; 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A next page of the options of a parameter.
   */
  expand_pagination?: {
    /**
     * Transformer that has the parameter; at most 256 characters.
     */
    transformer_id: string;
    /**
     * Parameter whose options go on; at most 256 characters.
     */
    field: string;
    /**
     * Cursor that the page before ended with; a foreign one is refused with `INVALID_REQUEST`.
     */
    options_cursor: string;
  }[];
  /**
   * Whether to return prices; needs `account`, otherwise refused with `INVALID_REQUEST`.
   */
  include_pricing?: boolean;
  account?: CoreAccountRef;
  pagination?: CorePaginationRequest;
};

/**
 * Transformers that the caller can name in `build_creative`, the best fit first when a brief was given.
 */
export type CreativeListTransformersResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Transformers on this page of the list that match the filters.
     */
    transformers: CoreTransformer[];
    pagination?: CorePaginationResponse;
    /**
     * Why the task failed; never advice beside a list.
     */
    errors?: CoreError[];
  };

/**
 * Asks for pages that show a creative: one manifest, several, or a variant that was served. At most 100 renders come of one request; more are refused with `INVALID_REQUEST`.
 */
export type CreativePreviewCreativeRequest = CoreTaskRequest & {
  /**
   * What is previewed: `single` needs `creative_manifest`, `batch` needs `requests`, `variant` needs `variant_id`; a missing one is refused with `INVALID_REQUEST`.
   *
   * - `single`: One manifest, for each set of macro values.
   * - `batch`: Up to 50 manifests, each of which succeeds or fails by itself.
   * - `variant`: A variant of a creative that was served, exactly as it was.
   */
  request_type: 'single' | 'batch' | 'variant';
  format_id?: CoreFormatId;
  creative_manifest?: CoreCreativeManifest;
  /**
   * Sets of macro values, 1 to 20; each gives one preview, and without any there is one named `default`.
   *
   * @minItems 1
   * @maxItems 20
   */
  inputs?: CreativePreviewInput[];
  /**
   * Identifier of a rendering template; accepted and ignored, because each format has one rendering.
   */
  template_id?: string;
  quality?: EnumsCreativeQuality;
  output_format?: EnumsPreviewOutputFormat;
  /**
   * Most catalog items that a preview shows, capped at 50; 10 when absent.
   */
  item_limit?: number;
  /**
   * Creatives of a `batch`, 1 to 50; results are returned in the same order.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: A creative of a batch, with its own sets of macro values.
   */
  requests?: {
    format_id?: CoreFormatId;
    creative_manifest: CoreCreativeManifest;
    /**
     * Sets of macro values, 1 to 20; each gives one preview, and without any there is one named `default`.
     *
     * @minItems 1
     * @maxItems 20
     */
    inputs?: CreativePreviewInput[];
    /**
     * Identifier of a rendering template; accepted and ignored, because each format has one rendering.
     */
    template_id?: string;
    quality?: EnumsCreativeQuality;
    output_format?: EnumsPreviewOutputFormat;
    /**
     * Most catalog items that a preview shows, capped at 50; 10 when absent.
     */
    item_limit?: number;
  }[];
  /**
   * Served variant to replay, from `get_creative_delivery`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
   */
  variant_id?: string;
  /**
   * Creative that the variant belongs to; when given, it must be the creative of `variant_id`.
   */
  creative_id?: string;
  account?: CoreAccountRef;
};

/**
 * Pages that show the creative until they expire; `response_type` decides the form.
 */
export type CreativePreviewCreativeResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Form of the answer, after the request's own.
         */
        response_type: 'single';
        /**
         * One preview per set of macro values, in the order of the request.
         *
         * @minItems 1
         *
         * Items: The creative for one set of macro values.
         */
        previews: {
          /**
           * Identifier of the preview, unique among all previews of this agent.
           */
          preview_id: string;
          /**
           * Pieces of the creative, the primary one first; formats with a companion have several.
           *
           * @minItems 1
           */
          renders: CreativePreviewRender[];
          input: CreativePreviewInput;
          /**
           * Page of the first render, the same as `renders[0].preview_url`.
           */
          preview_url?: string;
          /**
           * Markup of the first render, the same as `renders[0].preview_html`.
           */
          preview_html?: string;
        }[];
        /**
         * Instant at which the pages stop being served; they answer 410 afterwards.
         */
        expires_at: string;
      }
    | {
        /**
         * Form of the answer, after the request's own.
         */
        response_type: 'batch';
        /**
         * One result per request, in the same order; a failed one does not fail the others.
         *
         * @minItems 1
         *
         * Items: Previews of one manifest, or the errors that prevent them.
         */
        results: {
          /**
           * Whether the manifest could be rendered; `errors` says why not.
           */
          success: boolean;
          /**
           * Identifier that the manifest carries, or its position in the batch such as `creative_1`.
           */
          creative_id: string;
          /**
           * Previews of the manifest; only present when `success` is true.
           */
          response?: {
            /**
             * One preview per set of macro values, in the order of the request.
             *
             * @minItems 1
             *
             * Items: The creative for one set of macro values.
             */
            previews: {
              /**
               * Identifier of the preview, unique among all previews of this agent.
               */
              preview_id: string;
              /**
               * Pieces of the creative, the primary one first; formats with a companion have several.
               *
               * @minItems 1
               */
              renders: CreativePreviewRender[];
              input: CreativePreviewInput;
              /**
               * Page of the first render, the same as `renders[0].preview_url`.
               */
              preview_url?: string;
              /**
               * Markup of the first render, the same as `renders[0].preview_html`.
               */
              preview_html?: string;
            }[];
            /**
             * Instant at which the pages stop being served; they answer 410 afterwards.
             */
            expires_at: string;
          };
          /**
           * What is wrong with the manifest, the first fault first; only present when `success` is false.
           *
           * @minItems 1
           */
          errors?: CoreError[];
        }[];
      }
    | {
        /**
         * Form of the answer, after the request's own.
         */
        response_type: 'variant';
        /**
         * Variant that is shown, as the request named it.
         */
        variant_id: string;
        /**
         * Creative of the library that the variant belongs to.
         */
        creative_id?: string;
        /**
         * The variant as it was served, as one preview.
         *
         * @minItems 1
         *
         * Items: The creative for one set of macro values.
         */
        previews: {
          /**
           * Identifier of the preview, unique among all previews of this agent.
           */
          preview_id: string;
          /**
           * Pieces of the creative, the primary one first; formats with a companion have several.
           *
           * @minItems 1
           */
          renders: CreativePreviewRender[];
          input: CreativePreviewInput;
          /**
           * Page of the first render, the same as `renders[0].preview_url`.
           */
          preview_url?: string;
          /**
           * Markup of the first render, the same as `renders[0].preview_html`.
           */
          preview_html?: string;
        }[];
        manifest?: CoreCreativeManifest;
        /**
         * Instant at which the pages stop being served; they answer 410 afterwards.
         */
        expires_at?: string;
      }
  );

/**
 * A set of macro values that a preview is rendered for.
 */
export interface CreativePreviewInput {
  /**
   * Name of the set of values, returned with its preview; at most 500 characters.
   */
  name: string;
  /**
   * Values by the name of their macro; at most 200, each up to 10,000 characters.
   */
  macros?: {
    [k: string]: string;
  };
  /**
   * Situation that the values stand for, for people; at most 5,000 characters.
   */
  context_description?: string;
}

/**
 * One rendered piece of a creative, as a URL, as markup, or as both.
 */
export type CreativePreviewRender =
  | {
      /**
       * Identifier of the render inside its preview.
       */
      render_id: string;
      /**
       * How this render is returned to the caller.
       */
      output_format: 'url';
      /**
       * Page that shows the render until the preview expires.
       */
      preview_url: string;
      /**
       * Role of the piece in its format, such as `primary` or `companion`.
       */
      role: string;
      /**
       * Size of the render in pixels, for pieces that have one.
       */
      dimensions?: {
        /**
         * Width of the render in pixels; 0 or more.
         */
        width: number;
        /**
         * Height of the render in pixels; 0 or more.
         */
        height: number;
      };
      /**
       * How to embed the render into a page safely.
       */
      embedding?: {
        /**
         * Value of the `sandbox` attribute that the frame should have.
         */
        recommended_sandbox?: string;
        /**
         * Whether the embedding page must be served over https.
         */
        requires_https?: boolean;
        /**
         * Whether the render makes use of fullscreen display.
         */
        supports_fullscreen?: boolean;
        /**
         * Content security policy that the page is served with.
         */
        csp_policy?: string;
      };
    }
  | {
      /**
       * Identifier of the render inside its preview.
       */
      render_id: string;
      /**
       * How this render is returned to the caller.
       */
      output_format: 'html';
      /**
       * Markup of the render, to be shown in a sandboxed frame only.
       */
      preview_html: string;
      /**
       * Role of the piece in its format, such as `primary` or `companion`.
       */
      role: string;
      /**
       * Size of the render in pixels, for pieces that have one.
       */
      dimensions?: {
        /**
         * Width of the render in pixels; 0 or more.
         */
        width: number;
        /**
         * Height of the render in pixels; 0 or more.
         */
        height: number;
      };
      /**
       * How to embed the render into a page safely.
       */
      embedding?: {
        /**
         * Value of the `sandbox` attribute that the frame should have.
         */
        recommended_sandbox?: string;
        /**
         * Whether the embedding page must be served over https.
         */
        requires_https?: boolean;
        /**
         * Whether the render makes use of fullscreen display.
         */
        supports_fullscreen?: boolean;
        /**
         * Content security policy that the page is served with.
         */
        csp_policy?: string;
      };
    }
  | {
      /**
       * Identifier of the render inside its preview.
       */
      render_id: string;
      /**
       * How this render is returned to the caller.
       */
      output_format: 'both';
      /**
       * Page that shows the render until the preview expires.
       */
      preview_url: string;
      /**
       * Markup of the render, to be shown in a sandboxed frame only.
       */
      preview_html: string;
      /**
       * Role of the piece in its format, such as `primary` or `companion`.
       */
      role: string;
      /**
       * Size of the render in pixels, for pieces that have one.
       */
      dimensions?: {
        /**
         * Width of the render in pixels; 0 or more.
         */
        width: number;
        /**
         * Height of the render in pixels; 0 or more.
         */
        height: number;
      };
      /**
       * How to embed the render into a page safely.
       */
      embedding?: {
        /**
         * Value of the `sandbox` attribute that the frame should have.
         */
        recommended_sandbox?: string;
        /**
         * Whether the embedding page must be served over https.
         */
        requires_https?: boolean;
        /**
         * Whether the render makes use of fullscreen display.
         */
        supports_fullscreen?: boolean;
        /**
         * Content security policy that the page is served with.
         */
        csp_policy?: string;
      };
    };

/**
 * Question that must be answered before creatives can be stored.
 */
export interface CreativeSyncCreativesAsyncResponseInputRequired {
  /**
   * Cause for which the creatives cannot be stored yet.
   *
   * - `APPROVAL_REQUIRED`: A person must approve the creatives
   * - `ASSET_CONFIRMATION`: An asset must be confirmed
   * - `FORMAT_CLARIFICATION`: The format is not clear
   */
  reason?: 'APPROVAL_REQUIRED' | 'ASSET_CONFIRMATION' | 'FORMAT_CLARIFICATION';
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Synchronization that continues in the background; poll `get_task_status` with `task_id`.
 */
export interface CreativeSyncCreativesAsyncResponseSubmitted {
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
 * Progress of a synchronization of creatives that runs in the background.
 */
export interface CreativeSyncCreativesAsyncResponseWorking {
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
   * Number of creatives that are completely processed.
   */
  creatives_processed?: number;
  /**
   * Number of creatives of the request.
   */
  creatives_total?: number;
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Adds creatives to the library or changes them, and assigns them to packages. A caller must not have more than 500000 creatives (`INVALID_STATE`).
 */
export type CreativeSyncCreativesRequest = CoreTaskRequest & {
  account: CoreAccountRef;
  /**
   * Creatives to store, 1 to 100. Given fields replace the stored ones; absent fields stay.
   *
   * @minItems 1
   * @maxItems 100
   */
  creatives: CoreCreativeAsset[];
  /**
   * Identifiers that limit `creatives`, 1 to 100. Refused with `INVALID_REQUEST` together with `delete_missing`.
   *
   * @minItems 1
   * @maxItems 100
   */
  creative_ids?: string[];
  /**
   * Assignments of creatives to packages to add. Existing assignments stay. 1 to 5000 entries. A creative may be assigned to at most 5,000 packages, those of ended media buys included.
   *
   * @minItems 1
   * @maxItems 5000
   *
   * Items: Assignment of one creative to one package.
   */
  assignments?: {
    /**
     * Identifier of the creative, from the request or the library, at most 256 characters.
     */
    creative_id: string;
    /**
     * Identifier of the package; an unknown one is reported in `assignment_errors`; at most 256 characters.
     */
    package_id: string;
    /**
     * Share of rotation beside other creatives of the package, 0 to 100.
     */
    weight?: number;
    /**
     * Placements to which the assignment is limited, 1 to 500; absent means all of the package.
     *
     * @minItems 1
     * @maxItems 500
     */
    placement_ids?: string[];
  }[];
  idempotency_key: CoreIdempotencyKey;
  /**
   * Whether all other creatives of the account are archived, which may be at most 10,000. A creative in use stops the request with `INVALID_STATE`.
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
 * Result for each creative, the errors for which nothing was done, or a task to wait for.
 */
export type CreativeSyncCreativesResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Whether the request was only checked and nothing was written.
         */
        dry_run?: boolean;
        /**
         * Creatives in the order of the request, followed by those that were archived.
         */
        creatives: CreativeCreativeOutcome[];
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
 * Asks whether a manifest fits targets, without storing or producing anything.
 */
export type CreativeValidateInputRequest = CoreTaskRequest & {
  account?: CoreAccountRef;
  brand?: CoreBrandRef;
  manifest: CoreCreativeManifest;
  /**
   * Targets to validate against, 1 to 50; the format of the manifest when absent.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: What the manifest is validated against.
   */
  targets?: {
    kind: EnumsValidationTargetKind;
    /**
     * Canonical kind, product identifier or URL of a format, by `kind`; at most 2048 characters.
     */
    id: string;
  }[];
};

/**
 * One result per target, in the order of the request.
 */
export type CreativeValidateInputResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Results in the order of the targets.
     */
    results: CreativeValidateInputResult[];
  };

/**
 * Whether the manifest fits one target, and which rules it breaks.
 */
export interface CreativeValidateInputResult {
  /**
   * What the manifest is validated against.
   */
  target: {
    kind: EnumsValidationTargetKind;
    /**
     * Identifier of the target, as the request named it.
     */
    id: string;
  };
  result_kind: EnumsInputValidationOutcome;
  /**
   * Rules that the manifest breaks; present only for `validated_fail`.
   *
   * Items: A rule that the manifest breaks.
   */
  violations?: {
    /**
     * Name of the rule, such as `required_slot` or `max_chars`.
     */
    rule: string;
    expected?: CoreAnyValue;
    predicted?: CoreAnyValue;
    /**
     * Path of the value in the manifest, such as `assets.image_main`.
     */
    field: string;
    /**
     * Values that would pass, to change the manifest with.
     */
    retry_with?: {
      [k: string]: unknown;
    };
  }[];
}
