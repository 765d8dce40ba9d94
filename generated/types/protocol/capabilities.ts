// @generated from schemas/v3/protocol/capabilities by codegen. Do not edit; run "npm run codegen".

import type {
  CoreCountryCode,
  CoreDomainName,
  CoreDuration,
  CoreExt,
  CoreMediaBuyFeatures,
  CorePostalAreaSupport,
  CoreVendorMetricId,
} from '../core.ts';
import type {
  EnumsActionSource,
  EnumsAgeVerificationMethod,
  EnumsBillingParty,
  EnumsChannels,
  EnumsCloudStorageProtocol,
  EnumsCreativeSelectionStrategy,
  EnumsEventType,
  EnumsMatchType,
  EnumsPricingModel,
  EnumsPropertyType,
  EnumsReachUnit,
  EnumsRightType,
  EnumsRightUse,
  EnumsTransportMode,
  EnumsUidType,
} from '../enums.ts';

/**
 * Account and billing model: which parties can be billed, and how accounts are declared.
 */
export interface ProtocolCapabilitiesAccount {
  /**
   * Whether each operator must authenticate on its own and accounts are named by `account_id`. Otherwise the agent is trusted and declares accounts by natural key.
   */
  require_operator_auth?: boolean;
  /**
   * OAuth URL at which operators authenticate; absent means that credentials come another way.
   */
  authorization_endpoint?: string;
  /**
   * Parties that can be billed; any other value fails with `BILLING_NOT_SUPPORTED`.
   *
   * @minItems 1
   */
  supported_billing: EnumsBillingParty[];
  /**
   * Whether products can be requested only with an account.
   */
  required_for_products?: boolean;
  /**
   * Whether `get_account_financials` works for accounts that the operator pays.
   */
  account_financials?: boolean;
  /**
   * Whether sandbox accounts exist. If not, `sandbox: true` is refused with `UNSUPPORTED_FEATURE`.
   */
  sandbox?: boolean;
}

/**
 * Features of brand identity; the block is present if the area `brand` is supported.
 */
export interface ProtocolCapabilitiesBrand {
  /**
   * Whether rights in brands can be acquired; experimental, may change with six weeks' notice.
   */
  rights?: boolean;
  /**
   * Kinds of rights that can be licensed; experimental, may change with six weeks' notice.
   */
  right_types?: EnumsRightType[];
  /**
   * Uses for which rights are licensed; experimental, may change with six weeks' notice.
   */
  available_uses?: EnumsRightUse[];
  /**
   * Providers that generate content under acquired rights; experimental, may change with six weeks' notice.
   */
  generation_providers?: string[];
  /**
   * Text for people that describes which brands the agent knows, at most 5000 characters.
   */
  description?: string;
}

/**
 * Features of creatives; the block is present if the area `creative` is supported.
 */
export interface ProtocolCapabilitiesCreative {
  /**
   * Whether required disclosures and prohibited claims of briefs are processed and checked.
   */
  supports_compliance?: boolean;
  /**
   * Whether creatives are kept in a library with `sync_creatives` and `list_creatives`.
   */
  has_creative_library?: boolean;
  /**
   * Whether `build_creative` makes creatives from a brief, without a finished manifest.
   */
  supports_generation?: boolean;
  /**
   * Whether `build_creative` transforms a creative into another format; needs a complete manifest.
   */
  supports_transformation?: boolean;
  /**
   * Whether transformers are offered with `list_transformers`; if not, `transformer_id` and `config` are ignored.
   */
  supports_transformers?: boolean;
  /**
   * Whether built variants are kept so that `refine_from_build_variant_id` can improve them.
   */
  supports_refinement?: boolean;
  /**
   * Whether a build can be given a limit of its cost.
   */
  supports_spend_controls?: boolean;
  /**
   * Whether a build can name an evaluator of its variants; experimental.
   */
  supports_evaluator?: boolean;
  /**
   * Time for which a built variant can be refined, in seconds.
   */
  refinable_retention_seconds?: number;
  /**
   * Making of several creatives in one build.
   */
  multiplicity?: {
    /**
     * Whether one creative for each item of a catalog can be built.
     */
    supports_catalog_fanout?: boolean;
    /**
     * Largest number of creatives of one build, 1 or more.
     */
    max_creatives_limit?: number;
    /**
     * Whether one creative for each signal condition can be built; experimental.
     */
    supports_signal_fanout?: boolean;
    /**
     * Largest number of signal conditions of one build, 1 or more.
     */
    max_signal_conditions_limit?: number;
    /**
     * Whether several variants of one creative can be built.
     */
    supports_variants?: boolean;
    /**
     * Largest number of variants of one creative, 1 or more.
     */
    max_variants_limit?: number;
    /**
     * Dimensions in which variants of one creative can differ.
     *
     * Items: - `voice`: Another voice
     * - `theme`: Another theme
     * - `best_of_n`: Several attempts of which the best is kept
     * - `transformer_config`: Another configuration of the transformer
     * - `custom`: A dimension that the agent defines
     */
    variant_dimensions?: ('voice' | 'theme' | 'best_of_n' | 'transformer_config' | 'custom')[];
    /**
     * Strategies by which one of several variants is chosen; experimental.
     */
    selection_strategies?: EnumsCreativeSelectionStrategy[];
  };
  /**
   * Formats that the agent works with, and the operations on each.
   *
   * Items: Format that the agent works with, and the operations on it.
   */
  supported_formats?: {
    /**
     * Identifier of the entry, to which requests can refer.
     */
    capability_id?: string;
    /**
     * Declaration of the format, either by its family or by its identifier.
     */
    format: {
      [k: string]: unknown;
    };
  }[];
  /**
   * Whether builds are charged to the account instead of being free or billed elsewhere.
   */
  bills_through_adcp?: boolean;
  /**
   * Version of the catalog of canonical formats that the agent follows.
   */
  canonical_catalog_version?: string;
}

/**
 * Features of governance; the block is present if the area `governance` is supported.
 */
export interface ProtocolCapabilitiesGovernance {
  /**
   * Number of days over which findings are summed up, from 1 to 365.
   */
  aggregation_window_days?: number;
  /**
   * Features of properties that the agent assesses.
   *
   * Items: Feature of properties with the form of its value.
   */
  property_features?: {
    /**
     * Identifier of the feature; the prefix `registry:` refers to a feature of the registry.
     */
    feature_id: string;
    /**
     * Form in which the feature is valued: yes or no, a number, or one of several categories.
     *
     * - `binary`: Yes or no
     * - `quantitative`: Number within `range`
     * - `categorical`: One of `categories`
     */
    type: 'binary' | 'quantitative' | 'categorical';
    /**
     * Smallest and largest value; present for quantitative features.
     */
    range?: {
      /**
       * Smallest value that the feature can have, inclusive, in the scale of the vendor.
       */
      min: number;
      /**
       * Largest value that the feature can have, inclusive, in the scale of the vendor.
       */
      max: number;
    };
    /**
     * Values that the feature can have; present for categorical features only.
     */
    categories?: string[];
    /**
     * Text that states what the feature expresses about a property or creative.
     */
    description?: string;
    /**
     * URL of the document that describes the methodology of the assessment or measurement.
     */
    methodology_url?: string;
  }[];
  /**
   * Features of creatives that the agent assesses.
   *
   * Items: Feature of creatives with the form of its value.
   */
  creative_features?: {
    /**
     * Identifier of the feature; the prefix `registry:` refers to a feature of the registry.
     */
    feature_id: string;
    /**
     * Form in which the feature is valued: yes or no, a number, or one of several categories.
     *
     * - `binary`: Yes or no
     * - `quantitative`: Number within `range`
     * - `categorical`: One of `categories`
     */
    type: 'binary' | 'quantitative' | 'categorical';
    /**
     * Smallest and largest value; present for quantitative features.
     */
    range?: {
      /**
       * Smallest value that the feature can have, inclusive, in the scale of the vendor.
       */
      min: number;
      /**
       * Largest value that the feature can have, inclusive, in the scale of the vendor.
       */
      max: number;
    };
    /**
     * Values that the feature can have; present for categorical features only.
     */
    categories?: string[];
    /**
     * Text that states what the feature expresses about a property or creative.
     */
    description?: string;
    /**
     * URL of the document that describes the methodology of the assessment or measurement.
     */
    methodology_url?: string;
  }[];
  /**
   * Support for content standards and the formats used to calibrate them.
   */
  content_standards?: {
    /**
     * Whether the agent keeps content standards and checks content against them.
     */
    supported?: boolean;
    /**
     * Kinds of content with which standards can be calibrated, such as `text`.
     */
    calibration_formats?: string[];
  };
  /**
   * Use of the policy registry, with the domains of policies that are consumed.
   */
  policy_registry?: {
    /**
     * Whether the agent applies policies of the policy registry.
     */
    supported?: boolean;
    /**
     * Subjects for which policies are applied, such as `campaign`.
     */
    domains?: string[];
  };
}

/**
 * Addresses at which the agent's public keys and its operator are found.
 */
export interface ProtocolCapabilitiesIdentity {
  /**
   * https URL of the operator's brand.json, which names the agent and its keys.
   */
  brand_json_url?: string;
  /**
   * Whether each principal has keys of its own, so that one stolen key does not affect others.
   */
  per_principal_key_isolation?: boolean;
  /**
   * Origins at which the agent's public keys are published, by purpose.
   */
  key_origins?: {
    /**
     * URL prefix below which keys for governance tokens are published.
     */
    governance_signing?: string;
    /**
     * URL prefix below which keys for signed requests are published.
     */
    request_signing?: string;
    /**
     * URL prefix below which keys for signed webhooks are published.
     */
    webhook_signing?: string;
    /**
     * URL prefix below which keys for real-time matching are published.
     */
    tmp_signing?: string;
  };
  /**
   * Exchange of notices about keys that were compromised.
   */
  compromise_notification?: {
    /**
     * Whether the agent sends notices about its own compromised keys.
     */
    emits?: boolean;
    /**
     * Whether the agent acts on notices about keys of others.
     */
    accepts?: boolean;
  };
}

/**
 * Catalog of metrics that the agent measures, without prices. Experimental: needs `measurement.core`.
 */
export interface ProtocolCapabilitiesMeasurement {
  /**
   * Metrics of the catalog, each `metric_id` once.
   *
   * @minItems 1
   *
   * Items: Metric with its unit, standard and methodology.
   */
  metrics: {
    metric_id: CoreVendorMetricId;
    /**
     * URI of the published standard that the metric implements; absent for a metric of the vendor's own.
     */
    standard_reference?: string;
    /**
     * Accreditations of the metric as the vendor claims them; nobody verified them.
     *
     * Items: Accreditation that the vendor claims for the metric; nobody verified it.
     */
    accreditations?: {
      /**
       * Name of the body that accredited the metric, for example `MRC`.
       */
      accrediting_body: string;
      /**
       * Identifier of the certificate at the accrediting body.
       */
      certification_id?: string;
      /**
       * Last day on which the accreditation is valid, `YYYY-MM-DD`, `YYYY-MM-DD`.
       */
      valid_until?: string;
      /**
       * URL of the evidence, such as the public entry at the accrediting body.
       */
      evidence_url?: string;
    }[];
    /**
     * Unit of the reported values, such as `percent` or `seconds`.
     */
    unit?: string;
    /**
     * Explanation of what the metric measures, for people.
     */
    description?: string;
    /**
     * URL of the document that describes the methodology of the assessment or measurement.
     */
    methodology_url?: string;
    /**
     * Version of the methodology; without it changes of the methodology are not tracked.
     */
    methodology_version?: string;
    ext?: CoreExt;
  }[];
}

/**
 * Features of media buying; the block is present if the area `media_buy` is supported.
 */
export interface ProtocolCapabilitiesMediaBuy {
  /**
   * Pricing models of all products together; a product may offer fewer.
   *
   * @minItems 1
   */
  supported_pricing_models?: EnumsPricingModel[];
  /**
   * Ways of asking for products that are supported; absent means `brief` alone.
   *
   * @minItems 1
   *
   * Items: - `brief`: Products chosen by the seller for a brief
   * - `wholesale`: The whole feed of products, page by page
   * - `refine`: Changes of an earlier response
   */
  buying_modes?: ('brief' | 'wholesale' | 'refine')[];
  /**
   * Ways in which reports are pushed; absent means that reports can only be polled.
   *
   * @minItems 1
   *
   * Items: - `webhook`: Reports are posted to the `reporting_webhook` of a buy
   * - `offline`: Report files are written to the `reporting_bucket` of an account
   */
  reporting_delivery_methods?: ('webhook' | 'offline')[];
  /**
   * Storage services into which offline reports can be written.
   *
   * @minItems 1
   */
  offline_delivery_protocols?: EnumsCloudStorageProtocol[];
  /**
   * Whether proposals can be refined, finalized and bought with `proposal_id`.
   */
  supports_proposals?: boolean;
  /**
   * Whether spending is checked with the governance agent of the account.
   */
  governance_aware?: boolean;
  /**
   * Places where problems of a buy become visible; absent means `snapshot` alone.
   *
   * @minItems 1
   *
   * Items: - `snapshot`: Reads of the buy show health and impairments
   * - `webhook`: A webhook reports each impairment
   * - `out_of_band`: The seller uses other means, such as email
   */
  propagation_surfaces?: ('snapshot' | 'webhook' | 'out_of_band')[];
  /**
   * Policy of creative approval. Absence promises nothing and must not be read as `auto_approve`.
   *
   * - `auto_approve`: Human review does not block serving after automated validation
   * - `require_human`: Some products or accounts may need a review by people
   */
  creative_approval_mode?: 'auto_approve' | 'require_human';
  features?: CoreMediaBuyFeatures;
  /**
   * Technical features of execution: targeting, matching and standards of creatives.
   */
  execution?: {
    /**
     * Real-time contextual or identity matching; presence of the object declares support. Experimental.
     */
    trusted_match?: {
      /**
       * Types of properties on which real-time matching works.
       */
      surfaces?: EnumsPropertyType[];
    };
    /**
     * @deprecated
     * URLs of exchanges through which buys are executed; deprecated in favor of `trusted_match`.
     */
    axe_integrations?: string[];
    /**
     * Technical standards that creatives may use, such as versions of VAST and MRAID.
     */
    creative_specs?: {
      /**
       * Versions of VAST that are accepted, for example `4.2`.
       */
      vast_versions?: string[];
      /**
       * Versions of MRAID that are accepted, for example `3.0`.
       */
      mraid_versions?: string[];
      /**
       * Whether VPAID units are accepted in video tags.
       */
      vpaid?: boolean;
      /**
       * Whether SIMID creatives are accepted in video tags.
       */
      simid?: boolean;
    };
    /**
     * Targeting that is accepted, include and exclude alike. Anything else is refused, never ignored.
     */
    targeting?: {
      /**
       * Whether countries can be targeted and excluded, by ISO 3166-1 alpha-2 code.
       */
      geo_countries?: boolean;
      /**
       * Whether regions can be targeted and excluded, by ISO 3166-2 code.
       */
      geo_regions?: boolean;
      /**
       * Metro systems whose areas can be targeted and excluded, by name.
       */
      geo_metros?: {
        /**
         * Whether designated market areas of the United States can be targeted.
         */
        nielsen_dma?: boolean;
        /**
         * Whether designated market areas of the United States can be targeted; neutral name of `nielsen_dma`.
         */
        vendor_dma?: boolean;
        /**
         * Whether regions of the United Kingdom, ITL level 1, can be targeted.
         */
        uk_itl1?: boolean;
        /**
         * Whether subregions of the United Kingdom, ITL level 2, can be targeted.
         */
        uk_itl2?: boolean;
        /**
         * Whether European regions, NUTS level 2, can be targeted.
         */
        eurostat_nuts2?: boolean;
      };
      geo_postal_areas?: CorePostalAreaSupport;
      /**
       * Whether and how a smallest age of the people reached can be required.
       */
      age_restriction?: {
        /**
         * Whether a smallest age of the people reached can be required.
         */
        supported?: boolean;
        /**
         * Methods by which the age can be verified; absent means that none can be required.
         */
        verification_methods?: EnumsAgeVerificationMethod[];
      };
      /**
       * Whether languages of content can be targeted, by ISO 639-1 code.
       */
      language?: boolean;
      /**
       * Targeting by keywords; presence of the object declares support.
       */
      keyword_targets?: {
        /**
         * Match types that are accepted, at least one; any other is refused with `UNSUPPORTED_FEATURE`.
         *
         * @minItems 1
         */
        supported_match_types: EnumsMatchType[];
      };
      /**
       * Avoidance of keywords; presence of the object declares support.
       */
      negative_keywords?: {
        /**
         * Match types that are accepted, at least one; any other is refused with `UNSUPPORTED_FEATURE`.
         *
         * @minItems 1
         */
        supported_match_types: EnumsMatchType[];
      };
      /**
       * Targeting of places near a point, with the supported methods.
       */
      geo_proximity?: {
        /**
         * Whether the distance from a point can be targeted.
         */
        radius?: boolean;
        /**
         * Whether the travel time from a point can be targeted.
         */
        travel_time?: boolean;
        /**
         * Whether a GeoJSON shape can be targeted.
         */
        geometry?: boolean;
        /**
         * Means of transport for which travel times can be computed.
         *
         * @minItems 1
         */
        transport_modes?: EnumsTransportMode[];
      };
    };
  };
  /**
   * Upload and targeting of audiences; presence of the object declares support.
   */
  audience_targeting?: {
    /**
     * Types of identifiers by which members can be matched, hashed by the buyer.
     *
     * @minItems 1
     *
     * Items: - `hashed_email`: SHA-256 of the normalized email address
     * - `hashed_phone`: SHA-256 of the telephone number in E.164 form
     */
    supported_identifier_types: ('hashed_email' | 'hashed_phone')[];
    /**
     * Whether members can be matched by the buyer's own customer identifiers.
     */
    supports_platform_customer_id?: boolean;
    /**
     * Schemes of universal identifiers by which people can be matched.
     *
     * @minItems 1
     */
    supported_uid_types?: EnumsUidType[];
    /**
     * Smallest matched audience that can be used; a smaller one is `too_small`. In sandbox accounts one member is enough.
     */
    minimum_audience_size: number;
    /**
     * Usual time that the matching of an audience takes, in hours.
     */
    matching_latency_hours?: {
      /**
       * Shortest usual time for matching, in hours.
       */
      min?: number;
      /**
       * Longest usual time for matching, in hours; not below `min`.
       */
      max?: number;
    };
  };
  /**
   * Metrics for which packages can be optimized; a goal with another metric is refused.
   *
   * @minItems 1
   *
   * Items: - `clicks`: Clicks
   * - `views`: Views long enough to count
   * - `completed_views`: Views to the end or threshold
   * - `viewed_seconds`: Seconds viewed
   * - `attention_seconds`: Seconds of attention
   * - `attention_score`: Attention score of a vendor
   * - `engagements`: Interactions of any kind
   * - `follows`: New followers
   * - `saves`: Saves
   * - `profile_visits`: Visits to the profile
   * - `reach`: Different people or devices reached
   */
  supported_optimization_metrics?: (
    | 'clicks'
    | 'views'
    | 'completed_views'
    | 'viewed_seconds'
    | 'attention_seconds'
    | 'attention_score'
    | 'engagements'
    | 'follows'
    | 'saves'
    | 'profile_visits'
    | 'reach'
  )[];
  /**
   * Optimization for metrics that measurement vendors define.
   */
  vendor_metric_optimization?: {
    /**
     * Forms of targets that a goal may have, at least one.
     *
     * @minItems 1
     *
     * Items: - `cost_per`: Cost for each unit of the metric
     * - `threshold_rate`: Lowest rate that delivery must keep
     */
    supported_targets?: ('cost_per' | 'threshold_rate')[];
  };
  /**
   * Event sources and reporting of events; presence of the object declares support.
   */
  conversion_tracking?: {
    /**
     * Whether one event that several sources report is counted once only.
     */
    multi_source_event_dedup?: boolean;
    /**
     * Whether conversions are reported by creative.
     */
    per_creative_attribution?: boolean;
    /**
     * Types of events that can be used; absent means all standard types.
     *
     * @minItems 1
     */
    supported_event_types?: EnumsEventType[];
    /**
     * Forms of targets that a goal may have, at least one.
     *
     * @minItems 1
     *
     * Items: - `cost_per`: Cost for each conversion
     * - `per_ad_spend`: Value of conversions for each unit of spend
     * - `maximize_value`: As much conversion value as the budget allows
     */
    supported_targets?: ('cost_per' | 'per_ad_spend' | 'maximize_value')[];
    /**
     * Schemes of universal identifiers by which people can be matched.
     *
     * @minItems 1
     */
    supported_uid_types?: EnumsUidType[];
    /**
     * Types of hashed identifiers by which people can be matched, SHA-256 of the normalized value.
     *
     * @minItems 1
     *
     * Items: - `hashed_email`: SHA-256 of the normalized email address
     * - `hashed_phone`: SHA-256 of the telephone number in E.164 form
     */
    supported_hashed_identifiers?: ('hashed_email' | 'hashed_phone')[];
    /**
     * Kinds of places where events may happen to count.
     *
     * @minItems 1
     */
    supported_action_sources?: EnumsActionSource[];
    /**
     * Windows that can be chosen; a single one is fixed.
     *
     * Items: Windows that can be chosen, for one type of event or for all.
     */
    attribution_windows?: {
      event_type?: EnumsEventType;
      /**
       * Longest times between a click and a conversion; several mean that the buyer can choose.
       *
       * @minItems 1
       */
      post_click: CoreDuration[];
      /**
       * Longest times between a view and a conversion; several mean that the buyer can choose.
       *
       * @minItems 1
       */
      post_view?: CoreDuration[];
    }[];
  };
  /**
   * Limits of impressions for one person or device; presence of the object declares support.
   */
  frequency_capping?: {
    /**
     * Units for which impressions can be capped, such as people or households.
     *
     * @minItems 1
     */
    supported_per_units?: EnumsReachUnit[];
    /**
     * Units in which the window of a cap can be stated.
     *
     * @minItems 1
     */
    supported_window_units?: string[];
  };
  /**
   * Sampling of content for suitability; presence of the object declares support.
   */
  content_standards?: {
    /**
     * Whether records of content contain a verdict of the seller; otherwise every verdict is `unevaluated`.
     */
    supports_local_evaluation?: boolean;
    /**
     * Channels in which content standards are applied; absent means all.
     *
     * @minItems 1
     */
    supported_channels?: EnumsChannels[];
    /**
     * Whether sampled content is pushed by webhook; it requires signed webhooks.
     */
    supports_webhook_delivery?: boolean;
  };
  /**
   * Inventory that the agent represents, for buyers who choose among agents.
   */
  portfolio?: {
    /**
     * Domains of the publishers whose inventory is sold; each publisher names the agent in its adagents.json.
     *
     * @minItems 1
     */
    publisher_domains: CoreDomainName[];
    /**
     * Channels in which most of the inventory lies.
     */
    primary_channels?: EnumsChannels[];
    /**
     * Countries in which most of the inventory lies, as ISO 3166-1 alpha-2 codes.
     */
    primary_countries?: CoreCountryCode[];
    /**
     * Description of the portfolio for buyers, as Markdown of at most 5000 characters.
     */
    description?: string;
    /**
     * Policies that advertisers must follow, as text of at most 10000 characters.
     */
    advertising_policies?: string;
  };
}

/**
 * Verification of signed requests: whether, and for which tasks.
 */
export interface ProtocolCapabilitiesRequestSigning {
  /**
   * Whether signatures of requests are verified; if not, signatures are ignored.
   */
  supported: boolean;
  /**
   * Whether a signature must, may or must not cover the digest of the body.
   *
   * - `required`: A signature must cover the digest of the body
   * - `forbidden`: A signature must not cover the digest of the body
   * - `either`: A signature may cover the digest of the body
   */
  covers_content_digest?: 'required' | 'forbidden' | 'either';
  /**
   * Tasks that are refused without a valid signature.
   */
  required_for?: string[];
  /**
   * Tasks whose requests are served although their signature is rejected; the agent records the reason in its log.
   */
  warn_for?: string[];
  /**
   * Names of the tasks whose signatures are verified if present.
   */
  supported_for?: string[];
  /**
   * Methods of the transport, such as `tools/call`, whose signatures are verified.
   */
  protocol_methods_supported_for?: string[];
  /**
   * Methods of the transport whose requests are served although their signature is rejected; the agent records the reason in its log.
   */
  protocol_methods_warn_for?: string[];
  /**
   * Methods of the transport that are refused without a valid signature.
   */
  protocol_methods_required_for?: string[];
}

/**
 * Features of signals; the block is present if the area `signals` is supported.
 */
export interface ProtocolCapabilitiesSignals {
  /**
   * Domains of the data providers whose signals the agent may resell.
   *
   * @minItems 1
   */
  data_provider_domains?: CoreDomainName[];
  /**
   * Ways of asking for signals that are supported; absent means `brief` alone.
   *
   * @minItems 1
   *
   * Items: - `brief`: Signals for a specification, always supported
   * - `wholesale`: The whole priced feed of signals, page by page
   */
  discovery_modes?: ('brief' | 'wholesale')[];
  /**
   * Optional features of signals, each true or false.
   */
  features?: {
    /**
     * @deprecated
     * Whether signals of catalogs are offered; deprecated, callers must not require it.
     */
    catalog_signals?: boolean;
    [k: string]: boolean | undefined;
  };
}

/**
 * Features of conversational sessions; the block is present if `sponsored_intelligence` is supported. Experimental.
 */
export interface ProtocolCapabilitiesSponsoredIntelligence {
  /**
   * Endpoint at which sessions are held, with its transports.
   */
  endpoint: {
    /**
     * Transports of the endpoint, at least one.
     *
     * @minItems 1
     *
     * Items: Transport with its protocol and URL.
     */
    transports: {
      /**
       * Protocol of the transport, MCP or A2A.
       *
       * - `mcp`: Model Context Protocol over streamable HTTP
       * - `a2a`: Agent2Agent protocol
       */
      type: 'mcp' | 'a2a';
      /**
       * URL at which sessions are held over this transport.
       */
      url: string;
    }[];
    /**
     * Transport that callers should use if they support several.
     *
     * - `mcp`: Model Context Protocol over streamable HTTP
     * - `a2a`: Agent2Agent protocol
     */
    preferred?: 'mcp' | 'a2a';
  };
  /**
   * Modalities, components and commerce functions that a session can use.
   */
  capabilities: {
    [k: string]: unknown;
  };
  /**
   * URL of the brand's document, from which name and logo for display are read.
   */
  brand_url?: string;
}

/**
 * Signatures of the webhooks that the agent sends: profile and algorithms.
 */
export interface ProtocolCapabilitiesWebhookSigning {
  /**
   * Whether webhooks are signed. A buyer must refuse an agent that sends webhooks unsigned.
   */
  supported: boolean;
  /**
   * Profile tag of the signatures, which receivers require.
   */
  profile?: 'proto/webhook-signing/v1';
  /**
   * Signature algorithms that the agent uses, at least one.
   *
   * @minItems 1
   *
   * Items: - `ed25519`: Ed25519 (RFC 8032)
   * - `ecdsa-p256-sha256`: ECDSA on curve P-256 with SHA-256
   */
  algorithms?: ('ed25519' | 'ecdsa-p256-sha256')[];
  /**
   * Whether the older HMAC-SHA256 scheme is honored for configured secrets; removed in 4.0.
   */
  legacy_hmac_fallback?: boolean;
}

/**
 * Version tokens of wholesale lists, with which unchanged lists need not be read again.
 */
export interface ProtocolCapabilitiesWholesaleFeedVersioning {
  /**
   * Whether wholesale reads return a version and honor `if_wholesale_feed_version`.
   */
  supported: boolean;
  /**
   * Whether prices have a version of their own, so that `if_pricing_version` is honored.
   */
  pricing_version_separate?: boolean;
  /**
   * Whether some responses apply to one account only and have `cache_scope` `account`.
   */
  cache_scope_account?: boolean;
}

/**
 * Push of changes to wholesale lists, subscribed to with `notification_configs`.
 */
export interface ProtocolCapabilitiesWholesaleFeedWebhooks {
  /**
   * Whether changes are pushed to the `notification_configs` of accounts.
   */
  supported: boolean;
  /**
   * Kinds of events to which an account can subscribe; any other is refused.
   *
   * @minItems 1
   *
   * Items: - `product.created`: A product was added
   * - `product.updated`: A product changed
   * - `product.priced`: Prices of a product changed
   * - `product.removed`: A product was removed
   * - `signal.created`: A signal was added
   * - `signal.updated`: A signal changed
   * - `signal.priced`: Prices of a signal changed
   * - `signal.removed`: A signal was removed
   * - `wholesale_feed.bulk_change`: Many entries changed; read the feed again
   */
  event_types?: (
    | 'product.created'
    | 'product.updated'
    | 'product.priced'
    | 'product.removed'
    | 'signal.created'
    | 'signal.updated'
    | 'signal.priced'
    | 'signal.removed'
    | 'wholesale_feed.bulk_change'
  )[];
}
