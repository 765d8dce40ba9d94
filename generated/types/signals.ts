// @generated from schemas/v3/signals by codegen. Do not edit; run "npm run codegen".

import type {
  CoreAccountRef,
  CoreContext,
  CoreCountryCode,
  CoreCurrencyCode,
  CoreDeployment,
  CoreDestination,
  CoreDomainName,
  CoreDuration,
  CoreError,
  CoreExt,
  CoreFeedEventScope,
  CoreIdempotencyKey,
  CorePaginationRequest,
  CorePaginationResponse,
  CoreProtocolEnvelope,
  CoreSignalCoverageForecast,
  CoreSignalFilters,
  CoreSignalId,
  CoreSignalRef,
  CoreSignalTaxonomy,
  CoreTaskRequest,
  CoreTaskWebhookEnvelope,
  CoreVendorPricingOption,
  CoreVersionEnvelope,
  CoreWholesaleFeedEnvelope,
} from './core.ts';
import type {
  EnumsConsentBasis,
  EnumsRestrictedAttribute,
  EnumsSignalAction,
  EnumsSignalCadence,
  EnumsSignalCatalogType,
  EnumsSignalDataSource,
  EnumsSignalDiscoveryMode,
  EnumsSignalField,
  EnumsSignalMethodology,
  EnumsSignalProviderStatus,
  EnumsSignalValueType,
} from './enums.ts';

/**
 * Makes a signal available on destinations, or removes it from them. An unknown or invisible signal is refused with `REFERENCE_NOT_FOUND`. A caller must not have more than 100000 activations of signals (`INVALID_STATE`).
 */
export type SignalsActivateSignalRequest = CoreTaskRequest & {
  action?: EnumsSignalAction;
  /**
   * Handle of the signal from `get_signals`, 1 to 256 characters.
   */
  signal_agent_segment_id: string;
  /**
   * Destinations to activate on, 1 to 100; duplicates count once. Refused with `INVALID_REQUEST` when it differs from `deployments`.
   *
   * @minItems 1
   * @maxItems 100
   */
  destinations?: CoreDestination[];
  /**
   * @deprecated
   * Destinations in the older form, 1 to 100; required when `destinations` is absent.
   *
   * @minItems 1
   * @maxItems 100
   */
  deployments?: CoreDestination[];
  /**
   * Price of the signal to apply, at most 256 characters; one that it does not have is refused with `INVALID_REQUEST`.
   */
  pricing_option_id?: string;
  /**
   * Plan that covers the activation. The governance agent of the account is asked about it, at most 255 characters; the subject of `governance_context` when absent.
   */
  plan_id?: string;
  /**
   * Token of the governance agent for this purchase, 1 to 4096 printable ASCII characters. Required if the account has such an agent, else refused with `PERMISSION_DENIED`; a sandbox account whose brand has a seeded plan needs none.
   */
  governance_context?: string;
  account?: CoreAccountRef;
  idempotency_key: CoreIdempotencyKey;
};

/**
 * State of the signal on each requested destination, in the order of the request, or why nothing was done.
 */
export type SignalsActivateSignalResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * State on each requested destination, in the order of the request.
         */
        deployments: CoreDeployment[];
        /**
         * Whether a sandbox account was used, so that nothing real happened.
         */
        sandbox?: boolean;
      }
    | {
        /**
         * Why the task failed, at least one error.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Sent when all destinations of an `activate_signal` call are live or have failed.
 */
export type SignalsActivateSignalWebhook = CoreTaskWebhookEnvelope & {
  /**
   * Task that the webhook is about, always the same here.
   */
  task_type: 'activate_signal';
  /**
   * Area of the protocol to which the task belongs.
   */
  protocol: 'signals';
  result: SignalsActivateSignalResponse;
};

/**
 * A signal as the operator of the agent describes it in a signal catalog.
 */
export interface SignalsCatalogSignal {
  /**
   * Handle for `activate_signal`, 1 to 256 characters, unique in the catalog.
   */
  signal_agent_segment_id: string;
  /**
   * Identifier of the signal at its data provider, or at this agent for owned and custom signals.
   */
  signal_id: string;
  data_provider_domain?: CoreDomainName;
  /**
   * Name for people, 1 to 255 characters.
   */
  name: string;
  /**
   * Who or what the signal covers, at most 2000 characters.
   */
  description: string;
  value_type: EnumsSignalValueType;
  /**
   * Values of a categorical signal, at least one.
   *
   * @minItems 1
   * @maxItems 1000
   */
  categories?: string[];
  /**
   * Bounds of the values of a numeric signal, both included.
   */
  range?: {
    /**
     * Lowest value that the signal takes, in its own unit.
     */
    min: number;
    /**
     * Highest value that the signal takes, in its own unit.
     */
    max: number;
  };
  signal_type: EnumsSignalCatalogType;
  /**
   * Name of the company that makes the data, at most 255 characters.
   */
  data_provider?: string;
  /**
   * Share of the agent’s population that the signal reaches, 0 to 100 percent.
   */
  coverage_percentage: number;
  /**
   * Prices of using the signal, at least one; absent for callers who are not shown prices.
   *
   * @minItems 1
   * @maxItems 20
   */
  pricing_options?: CoreVendorPricingOption[];
  taxonomy?: CoreSignalTaxonomy;
  /**
   * Sources from which the members were collected.
   *
   * @minItems 1
   * @maxItems 20
   */
  data_sources?: EnumsSignalDataSource[];
  methodology?: EnumsSignalMethodology;
  /**
   * Rule by which members are chosen, at most 500 characters.
   */
  segmentation_criteria?: string;
  refresh_cadence?: EnumsSignalCadence;
  lookback_window?: EnumsSignalCadence;
  /**
   * Countries in which the signal can be used, as ISO 3166-1 codes; everywhere when absent.
   *
   * @minItems 1
   * @maxItems 250
   */
  countries?: CoreCountryCode[];
  /**
   * Legal basis on which the data was collected.
   *
   * @minItems 1
   * @maxItems 10
   */
  consent_basis?: EnumsConsentBasis[];
  /**
   * Protected categories of personal data that the signal touches.
   *
   * @minItems 1
   * @maxItems 20
   */
  restricted_attributes?: EnumsRestrictedAttribute[];
  /**
   * Domains of the brands whose accounts can see a custom signal, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  accounts?: CoreDomainName[];
  /**
   * Words by which a brief finds the signal, beside its name and description.
   *
   * @maxItems 50
   */
  topics?: string[];
  /**
   * Destinations on which the signal can be used, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A destination, and how long an activation takes there.
   */
  deployments: {
    /**
     * Kind of the destination, which decides the field that names it.
     *
     * - `platform`: a platform, named by `platform`
     * - `agent`: an agent, named by `agent_url`; this agent when that is absent
     */
    type: 'platform' | 'agent';
    /**
     * Identifier of the platform, for destinations of kind `platform`.
     */
    platform?: string;
    /**
     * URL of the agent, for destinations of kind `agent`; this agent when absent.
     */
    agent_url?: string;
    /**
     * Whether the signal stands ready there without an activation.
     */
    is_live: boolean;
    /**
     * Minutes that an activation takes there, 0 to 43200.
     */
    estimated_activation_duration_minutes: number;
  }[];
}

/**
 * The search takes longer; its result is read with `get_task_status`.
 */
export interface SignalsGetSignalsAsyncResponseSubmitted {
  /**
   * State of the task, which waits for its result.
   */
  status: 'submitted';
  /**
   * Identifier with which the outcome is read.
   */
  task_id: string;
  /**
   * What happened, for people, as plain text of at most 2000 characters.
   */
  message?: string;
  /**
   * Time at which the result is likely to be available.
   */
  estimated_completion?: string;
  /**
   * Advisories beside the submission of the search.
   */
  errors?: CoreError[];
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * Progress of a search that takes longer.
 */
export interface SignalsGetSignalsAsyncResponseWorking {
  /**
   * Share of the search that is finished, 0 to 100 percent.
   */
  percentage?: number;
  /**
   * Step of the search that runs now, for people.
   */
  current_step?: string;
  /**
   * Number of steps of the search, 1 or more.
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
 * Finds signals for a text or a list of references (`brief`), or lists all of them (`wholesale`). Without credentials prices and keys are left out.
 */
export type SignalsGetSignalsRequest = CoreTaskRequest & {
  discovery_mode?: EnumsSignalDiscoveryMode;
  account?: CoreAccountRef;
  /**
   * Description of the audience in natural language, 1 to 10000 characters. `brief` needs it or references; `wholesale` ignores it. An empty text is refused with `INVALID_REQUEST`.
   */
  signal_spec?: string;
  /**
   * References of the signals to return, 1 to 1000; unknown ones are left out. Refused with `INVALID_REQUEST` in `wholesale`.
   *
   * @minItems 1
   * @maxItems 1000
   */
  signal_refs?: CoreSignalRef[];
  /**
   * @deprecated
   * References in the older form, 1 to 1000; unknown ones are left out. Refused with `INVALID_REQUEST` in `wholesale`.
   *
   * @minItems 1
   * @maxItems 1000
   */
  signal_ids?: CoreSignalId[];
  /**
   * Destinations of interest, 1 to 100; a signal that works on any of them is kept, with only those deployments.
   *
   * @minItems 1
   * @maxItems 100
   */
  destinations?: CoreDestination[];
  /**
   * Countries in which the signal must be usable, as ISO 3166-1 codes, 1 to 250.
   *
   * @minItems 1
   * @maxItems 250
   */
  countries?: CoreCountryCode[];
  /**
   * @deprecated
   * Destinations and countries in the older form; used where `destinations` or `countries` is absent.
   */
  deliver_to?: {
    /**
     * Destinations of interest in the older form, 1 to 100.
     *
     * @minItems 1
     * @maxItems 100
     */
    deployments?: CoreDestination[];
    /**
     * Countries in the older form, as ISO 3166-1 codes, 1 to 250.
     *
     * @minItems 1
     * @maxItems 250
     */
    countries?: CoreCountryCode[];
  };
  filters?: CoreSignalFilters;
  /**
   * Fields to return; all when absent. Those that identify a signal are always returned.
   *
   * @minItems 1
   * @maxItems 100
   */
  fields?: EnumsSignalField[];
  /**
   * @deprecated
   * Older form of the page size, capped at 100; `pagination.max_results` takes precedence.
   */
  max_results?: number;
  pagination?: CorePaginationRequest;
  /**
   * Version of the feed that the caller holds, at most 256 characters; `wholesale` only, else refused with `INVALID_REQUEST`.
   */
  if_wholesale_feed_version?: string;
  /**
   * Version of the prices that the caller holds, at most 256 characters; refused with `INVALID_REQUEST` without `if_wholesale_feed_version`.
   */
  if_pricing_version?: string;
};

/**
 * Signals in order of relevance. No match gives an empty list; an unchanged feed is returned without signals.
 */
export type SignalsGetSignalsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Signals of this page, the best match first.
     */
    signals?: SignalsSignal[];
    /**
     * Why the task failed, or advisories beside a result, such as `PARTIAL_COVERAGE`.
     */
    errors?: CoreError[];
    /**
     * Parts of the answer that were left out, with the reason.
     *
     * @minItems 1
     *
     * Items: A part of the answer that was left out.
     */
    incomplete?: {
      /**
       * Part of the answer that is missing.
       *
       * - `signals`: some signals are missing
       * - `pricing`: prices are missing
       * - `wholesale_feed`: a part of the feed is missing
       */
      scope: 'signals' | 'pricing' | 'wholesale_feed';
      /**
       * Reason for people, why the part is missing.
       */
      description: string;
      estimated_wait?: CoreDuration;
    }[];
    /**
     * Opaque version of the feed that the answer was made from.
     */
    wholesale_feed_version?: string;
    /**
     * Opaque version of the prices; changes when only prices change.
     */
    pricing_version?: string;
    /**
     * Whether the answer is the same for every caller.
     *
     * - `public`: every caller gets the same signals
     * - `account`: the answer holds rows or states of this account
     */
    cache_scope?: 'public' | 'account';
    /**
     * Present when the feed is still the version that the caller holds.
     */
    unchanged?: true;
    pagination?: CorePaginationResponse;
    /**
     * Whether a sandbox account was used, so that nothing real happened.
     */
    sandbox?: boolean;
  };

/**
 * A signal that the agent offers: segment, attribute or score that a buy can target.
 */
export interface SignalsSignal {
  signal_id?: CoreSignalId;
  signal_ref?: CoreSignalRef;
  /**
   * Handle to pass unchanged to `activate_signal`; not portable to other agents.
   */
  signal_agent_segment_id: string;
  /**
   * Name for people, 1 to 255 characters.
   */
  name: string;
  /**
   * Who or what the signal covers, at most 2000 characters.
   */
  description: string;
  value_type?: EnumsSignalValueType;
  /**
   * Values of a categorical signal, at least one.
   *
   * @minItems 1
   * @maxItems 1000
   */
  categories?: string[];
  /**
   * Bounds of the values of a numeric signal, both included.
   */
  range?: {
    /**
     * Lowest value that the signal takes, in its own unit.
     */
    min: number;
    /**
     * Highest value that the signal takes, in its own unit.
     */
    max: number;
  };
  signal_type: EnumsSignalCatalogType;
  /**
   * Name of the company that makes the data, at most 255 characters.
   */
  data_provider?: string;
  /**
   * Share of the agent’s population that the signal reaches, 0 to 100 percent.
   */
  coverage_percentage?: number;
  coverage_forecast?: CoreSignalCoverageForecast;
  /**
   * Prices of using the signal, at least one; absent for callers who are not shown prices.
   *
   * @minItems 1
   * @maxItems 20
   */
  pricing_options?: CoreVendorPricingOption[];
  taxonomy?: CoreSignalTaxonomy;
  /**
   * Sources from which the members were collected.
   *
   * @minItems 1
   * @maxItems 20
   */
  data_sources?: EnumsSignalDataSource[];
  methodology?: EnumsSignalMethodology;
  /**
   * Rule by which members are chosen, at most 500 characters.
   */
  segmentation_criteria?: string;
  refresh_cadence?: EnumsSignalCadence;
  lookback_window?: EnumsSignalCadence;
  /**
   * Countries in which the signal can be used, as ISO 3166-1 codes; everywhere when absent.
   *
   * @minItems 1
   * @maxItems 250
   */
  countries?: CoreCountryCode[];
  /**
   * Legal basis on which the data was collected.
   *
   * @minItems 1
   * @maxItems 10
   */
  consent_basis?: EnumsConsentBasis[];
  /**
   * Protected categories of personal data that the signal touches.
   *
   * @minItems 1
   * @maxItems 20
   */
  restricted_attributes?: EnumsRestrictedAttribute[];
  /**
   * State of the signal on each destination that the caller may see.
   */
  deployments: CoreDeployment[];
  /**
   * Time at which the members of the signal were last computed.
   */
  last_updated?: string;
  data_provider_status?: EnumsSignalProviderStatus;
  /**
   * @deprecated
   * Lowest CPM price of the signal, in the older form.
   */
  pricing?: {
    /**
     * Price for 1000 impressions, in major units of the currency.
     */
    cpm: number;
    currency: CoreCurrencyCode;
  };
}

/**
 * Sent to subscribers of an account when a signal was added to its wholesale feed.
 */
export type SignalsSignalCreatedWebhook = CoreWholesaleFeedEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'signal.created';
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
    event_type: 'signal.created';
    /**
     * Kind of the entity that the event is about.
     */
    entity_type: 'signal';
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
       * Identifier of the signal, the same as `entity_id` of the event.
       */
      signal_agent_segment_id: string;
      signal: SignalsSignal;
    };
  };
};

/**
 * Sent to subscribers of an account when the prices of a signal of its wholesale feed changed.
 */
export type SignalsSignalPricedWebhook = CoreWholesaleFeedEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'signal.priced';
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
    event_type: 'signal.priced';
    /**
     * Kind of the entity that the event is about.
     */
    entity_type: 'signal';
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
       * Identifier of the signal, the same as `entity_id` of the event.
       */
      signal_agent_segment_id: string;
      /**
       * All pricing options after the change; options that are not listed ended.
       *
       * @minItems 1
       */
      pricing_options: CoreVendorPricingOption[];
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
 * Sent to subscribers of an account when a signal left its wholesale feed.
 */
export type SignalsSignalRemovedWebhook = CoreWholesaleFeedEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'signal.removed';
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
    event_type: 'signal.removed';
    /**
     * Kind of the entity that the event is about.
     */
    entity_type: 'signal';
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
       * Identifier of the signal, the same as `entity_id` of the event.
       */
      signal_agent_segment_id: string;
      /**
       * Why the signal left the feed: the seller withdrew it.
       */
      removal_reason: 'withdrawn';
    };
  };
};

/**
 * Sent to subscribers of an account when a signal of its wholesale feed changed in more than its prices.
 */
export type SignalsSignalUpdatedWebhook = CoreWholesaleFeedEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'signal.updated';
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
    event_type: 'signal.updated';
    /**
     * Kind of the entity that the event is about.
     */
    entity_type: 'signal';
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
       * Identifier of the signal, the same as `entity_id` of the event.
       */
      signal_agent_segment_id: string;
      signal: SignalsSignal;
    };
  };
};
