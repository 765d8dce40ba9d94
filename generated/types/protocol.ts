// @generated from schemas/v3/protocol by codegen. Do not edit; run "npm run codegen".

import type {
  CoreAccountRef,
  CoreAsyncResponseData,
  CoreError,
  CorePaginationRequest,
  CorePaginationResponse,
  CoreProtocolEnvelope,
  CoreTaskRequest,
  CoreVersionEnvelope,
} from './core.ts';
import type {
  EnumsProtoProtocol,
  EnumsSortDirection,
  EnumsSpecialism,
  EnumsTaskStatus,
  EnumsTaskType,
} from './enums.ts';
import type {
  ProtocolCapabilitiesAccount,
  ProtocolCapabilitiesBrand,
  ProtocolCapabilitiesCreative,
  ProtocolCapabilitiesGovernance,
  ProtocolCapabilitiesIdentity,
  ProtocolCapabilitiesMeasurement,
  ProtocolCapabilitiesMediaBuy,
  ProtocolCapabilitiesRequestSigning,
  ProtocolCapabilitiesSignals,
  ProtocolCapabilitiesSponsoredIntelligence,
  ProtocolCapabilitiesWebhookSigning,
  ProtocolCapabilitiesWholesaleFeedVersioning,
  ProtocolCapabilitiesWholesaleFeedWebhooks,
} from './protocol/capabilities.ts';

/**
 * Declaration of the agent as its operator writes it, with the names of the capabilities response. It is validated at start; a contradiction, or a declaration that the software does not honor, stops the process.
 */
export interface ProtocolAgentProfile {
  /**
   * URL or path of this schema, by which editors offer completion.
   */
  $schema?: string;
  /**
   * Guarantee for repeated requests with one key. The other fields belong to a true `supported` only.
   */
  idempotency: {
    /**
     * Whether repeated requests with one `idempotency_key` are executed once only.
     */
    supported: boolean;
    /**
     * Time for which a response is stored for repetition, in seconds; required if keys are honored.
     */
    replay_ttl_seconds?: number;
    /**
     * Longest time for which a first request may run, in seconds, at most `replay_ttl_seconds`; absent means 60.
     */
    in_flight_max_seconds?: number;
    /**
     * Whether account identifiers are unguessable and carry no meaning.
     */
    account_id_is_opaque?: boolean;
  };
  /**
   * Areas that the agent supports; each has its block, which may be empty.
   *
   * @minItems 1
   *
   * Items: - `media_buy`: Sale and purchase of media
   * - `signals`: Audience and context signals
   * - `governance`: Lists, standards and plans
   * - `sponsored_intelligence`: Sponsored conversations with assistants
   * - `creative`: Building and keeping creatives
   * - `brand`: Identity of and rights in brands
   * - `measurement`: Measurement catalogs and values
   */
  supported_protocols: (
    'media_buy' | 'signals' | 'governance' | 'sponsored_intelligence' | 'creative' | 'brand' | 'measurement'
  )[];
  /**
   * Specialisms of the agent; the area of each must be supported.
   */
  specialisms?: EnumsSpecialism[];
  account: ProtocolCapabilitiesAccount;
  media_buy?: ProtocolCapabilitiesMediaBuy;
  signals?: ProtocolCapabilitiesSignals;
  creative?: ProtocolCapabilitiesCreative;
  governance?: ProtocolCapabilitiesGovernance;
  brand?: ProtocolCapabilitiesBrand;
  measurement?: ProtocolCapabilitiesMeasurement;
  sponsored_intelligence?: ProtocolCapabilitiesSponsoredIntelligence;
  request_signing?: ProtocolCapabilitiesRequestSigning;
  /**
   * Signatures of the webhooks that the agent sends: algorithms, and the profile, which may be left out because there is one only.
   */
  webhook_signing?: {
    /**
     * Whether webhooks are signed. A buyer must refuse an agent that sends webhooks unsigned.
     */
    supported: boolean;
    /**
     * Profile tag of the signatures; absent means the only one.
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
  };
  identity?: ProtocolCapabilitiesIdentity;
  /**
   * Namespaces that may appear under `ext` in responses; a caller ignores all others.
   */
  extensions_supported?: string[];
  /**
   * Identifiers of the experimental surfaces that the agent implements, such as `measurement.core`.
   */
  experimental_features?: string[];
  wholesale_feed_versioning?: ProtocolCapabilitiesWholesaleFeedVersioning;
  wholesale_feed_webhooks?: ProtocolCapabilitiesWholesaleFeedWebhooks;
  /**
   * Time for which inventory is held for packages that are not ready to run. Not part of the capabilities response.
   */
  holds?: {
    /**
     * Number of days after which a package without a creative is canceled and its inventory released; absent means 30.
     */
    days_without_creatives?: number;
  };
  /**
   * Credit of accounts that are not sandbox accounts. Not part of the capabilities response.
   */
  credit?: {
    /**
     * Credit limit of a new account, in whole US dollars; null means no limit. If it is absent, a new account in production has a limit of 0 and cannot buy before `admin account set-credit`; in a sandbox deployment the limit is 10000000.
     */
    limit_of_new_accounts?: number | null;
  };
  /**
   * Files that describe what the agent offers; paths are relative to the profile. Each member is one path, or a list of paths whose files are read as one catalog.
   */
  catalogs?: {
    /**
     * brand.json of each house whose brands the agent describes, in the form of a house portfolio; a brand may have `rights` beside. The agent represents the house of the first file.
     *
     * @minItems 1
     * @maxItems 100
     */
    brands?: string | string[];
    /**
     * Catalog of the signals that the agent offers: objects with `signals`, each as `catalog-signal` describes it. Required if `signals` is declared.
     *
     * @minItems 1
     * @maxItems 100
     */
    signals?: string | string[];
    /**
     * Catalog of formats, products and transformers that the agent sells, with the inventory behind each product. Required if `media_buy` is declared.
     *
     * @minItems 1
     * @maxItems 100
     */
    products?: string | string[];
    /**
     * Catalog of the rights that the agent licenses (`brand/rights-catalog`). Required if `brand.rights` is declared.
     *
     * @minItems 1
     * @maxItems 100
     */
    rights?: string | string[];
  };
}

/**
 * Least content that the capabilities response of another agent must have to be understood, in any release. Looser than the response of this agent: `status` may be absent, and lists of words are open.
 */
export interface ProtocolForeignCapabilities {
  /**
   * State of the task, always `completed` for this one.
   */
  status?: string;
  /**
   * Versions of the protocol that the agent speaks, and its guarantees for repeated requests.
   */
  proto: {
    /**
     * Major versions of the protocol that the agent speaks, for example 3.
     *
     * @minItems 1
     */
    major_versions: number[];
    /**
     * Releases of the protocol that the agent speaks, for example `3.1`.
     *
     * @minItems 1
     */
    supported_versions?: string[];
    /**
     * Full semantic version of the implementation, for support; never decide by it.
     */
    build_version?: string;
    /**
     * Whether `idempotency_key` is honored. Without support a retry is processed twice.
     */
    idempotency: {
      /**
       * Whether repeated requests with one `idempotency_key` are executed once only.
       */
      supported: boolean;
      /**
       * Time for which a key is remembered, in seconds; required if keys are supported, otherwise forbidden.
       */
      replay_ttl_seconds?: number;
      /**
       * Longest time for which a first request may run before a repetition is accepted, in seconds.
       */
      in_flight_max_seconds?: number;
      /**
       * Whether account identifiers are unguessable and carry no meaning.
       */
      account_id_is_opaque?: boolean;
    };
  };
  /**
   * Protocol areas that the agent supports; each commits it to the baseline of the area.
   *
   * @minItems 1
   *
   * Items: - `media_buy`: Sale and purchase of media
   * - `creative`: Building and keeping creatives
   * - `signals`: Audience and context signals
   * - `governance`: Lists, standards and plans
   * - `brand`: Identity of and rights in brands
   * - `sponsored_intelligence`: Sponsored conversations with assistants
   * - `measurement`: Measurement catalogs and values
   */
  supported_protocols: (
    'media_buy' | 'creative' | 'signals' | 'governance' | 'brand' | 'sponsored_intelligence' | 'measurement'
  )[];
  /**
   * Specialisms of the agent; each belongs to one of the supported areas.
   */
  specialisms?: string[];
  /**
   * Account and billing model: which parties can be billed, and how accounts are declared.
   */
  account?: {
    /**
     * Parties that may be billed, such as `operator` or `agent`.
     *
     * @minItems 1
     */
    supported_billing: string[];
    /**
     * Whether each operator must authenticate on its own instead of relying on the agent.
     */
    require_operator_auth?: boolean;
    /**
     * OAuth URL at which operators authenticate; absent means that credentials come out of band.
     */
    authorization_endpoint?: string;
    /**
     * Whether an account must exist before products can be requested.
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
  };
  /**
   * Features of media buying; the block is present if the area `media_buy` is supported.
   */
  media_buy?: {
    /**
     * Ways in which reports are pushed; absent means polling only.
     *
     * @minItems 1
     *
     * Items: - `webhook`: Reports are posted to the `reporting_webhook` of a buy
     * - `offline`: Report files are written to the `reporting_bucket` of an account
     */
    reporting_delivery_methods?: ('webhook' | 'offline')[];
    /**
     * Storage services to which report files can be written.
     */
    offline_delivery_protocols?: string[];
    /**
     * Ways of asking for products that the agent supports.
     *
     * @minItems 1
     *
     * Items: - `brief`: Products chosen by the seller for a brief
     * - `wholesale`: The whole feed of products, page by page
     * - `refine`: Changes of an earlier response
     */
    buying_modes?: ('brief' | 'wholesale' | 'refine')[];
    /**
     * Policy of creative approval; absence must not be read as `auto_approve`.
     *
     * - `auto_approve`: Human review does not block serving after automated validation
     * - `require_human`: Some products or accounts may need a review by people
     */
    creative_approval_mode?: 'auto_approve' | 'require_human';
    /**
     * Pricing models of all products together; a product may offer fewer.
     */
    supported_pricing_models?: string[];
    /**
     * Whether the agent makes proposals of several products.
     */
    supports_proposals?: boolean;
    /**
     * Optional features; a feature that is declared true is honored.
     */
    features?: {
      /**
       * Whether packages may contain `creatives` themselves.
       */
      inline_creative_management?: boolean;
      /**
       * Whether `property_list` limits products and targeting.
       */
      property_list_filtering?: boolean;
      /**
       * Whether catalogs can be synchronized with `sync_catalogs`.
       */
      catalog_management?: boolean;
      [k: string]: unknown;
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
       */
      supported_channels?: string[];
      /**
       * Whether sampled content is pushed to an `artifact_webhook`.
       */
      supports_webhook_delivery?: boolean;
    };
    /**
     * Technical features of execution: targeting, matching and standards of creatives.
     */
    execution?: {
      /**
       * Real-time contextual or identity matching; presence of the object declares support.
       */
      trusted_match?: {
        [k: string]: unknown;
      };
      /**
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
       * Targeting that is accepted, both to include and to exclude.
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
          [k: string]: boolean;
        };
        /**
         * Postal systems by country; deprecated aliases such as `us_zip` may stand beside as booleans.
         */
        geo_postal_areas?: {
          [k: string]: unknown;
        };
        /**
         * Targeting of places near a point, with the supported methods.
         */
        geo_proximity?: {
          [k: string]: unknown;
        };
        /**
         * Whether and how a smallest age of the people reached can be required.
         */
        age_restriction?: {
          [k: string]: unknown;
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
           *
           * Items: - `broad`: Related searches match
           * - `phrase`: Searches that contain the phrase match
           * - `exact`: Only the same words match
           */
          supported_match_types: ('broad' | 'phrase' | 'exact')[];
        };
        /**
         * Avoidance of keywords; presence of the object declares support.
         */
        negative_keywords?: {
          /**
           * Match types that are accepted, at least one; any other is refused with `UNSUPPORTED_FEATURE`.
           *
           * @minItems 1
           *
           * Items: - `broad`: Related searches match
           * - `phrase`: Searches that contain the phrase match
           * - `exact`: Only the same words match
           */
          supported_match_types: ('broad' | 'phrase' | 'exact')[];
        };
      };
    };
    /**
     * Upload and targeting of audiences; presence of the object declares support.
     */
    audience_targeting?: {
      /**
       * Types of identifiers by which members can be matched.
       *
       * @minItems 1
       *
       * Items: - `hashed_email`: SHA-256 of the normalized email address
       * - `hashed_phone`: SHA-256 of the telephone number in E.164 form
       */
      supported_identifier_types: ('hashed_email' | 'hashed_phone')[];
      /**
       * Smallest number of matched members that can be targeted; smaller audiences are `too_small`.
       */
      minimum_audience_size: number;
      /**
       * Whether members can be matched by the buyer's own customer identifiers.
       */
      supports_platform_customer_id?: boolean;
      /**
       * Schemes of universal identifiers by which people can be matched.
       */
      supported_uid_types?: string[];
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
     * Event sources and reporting of events; presence of the object declares support.
     */
    conversion_tracking?: {
      [k: string]: unknown;
    };
    /**
     * Inventory that the agent represents, for buyers who choose among agents.
     */
    portfolio?: {
      /**
       * Domains of the publishers whose inventory the agent sells.
       *
       * @minItems 1
       */
      publisher_domains: string[];
      /**
       * Channels in which most of the inventory lies.
       */
      primary_channels?: string[];
      /**
       * Countries in which most of the inventory lies, as ISO 3166-1 alpha-2 codes.
       */
      primary_countries?: string[];
      /**
       * Description of the portfolio for buyers, as Markdown of at most 5000 characters.
       */
      description?: string;
      /**
       * Policies that advertisers must follow, as text of at most 10000 characters.
       */
      advertising_policies?: string;
    };
  };
  /**
   * Features of signals; the block is present if the area `signals` is supported.
   */
  signals?: {
    /**
     * Domains of the data providers whose signals the agent may resell.
     */
    data_provider_domains?: string[];
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
      [k: string]: unknown;
    };
  };
  /**
   * Features of creatives; the block is present if the area `creative` is supported.
   */
  creative?: {
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
  };
  /**
   * Features of governance; the block is present if the area `governance` is supported.
   */
  governance?: {
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
      [k: string]: unknown;
    };
    /**
     * Use of the policy registry, with the domains of policies that are consumed.
     */
    policy_registry?: {
      [k: string]: unknown;
    };
  };
  /**
   * Features of brand identity; the block is present if the area `brand` is supported.
   */
  brand?: {
    [k: string]: unknown;
  };
  /**
   * Features of conversational sessions; the block is present if `sponsored_intelligence` is supported. Experimental.
   */
  sponsored_intelligence?: {
    [k: string]: unknown;
  };
  /**
   * Catalog of metrics for discovery, without prices. Needs `measurement.core` among the experimental features.
   */
  measurement?: {
    /**
     * Metrics of the catalog, each `metric_id` once.
     *
     * @minItems 1
     *
     * Items: Metric with its unit, standard and methodology.
     */
    metrics: {
      /**
       * Identifier of the metric, unique in the catalog; the vendor's brand completes it.
       */
      metric_id: string;
      /**
       * URI of the published standard that the metric implements; absent for a metric of the vendor's own.
       */
      standard_reference?: string;
      /**
       * Accreditations that the vendor claims for the metric.
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
      /**
       * Extensions of the vendor, keyed by namespace.
       */
      ext?: {
        [k: string]: unknown;
      };
    }[];
  };
  /**
   * Test controller of a sandbox; presence declares it. A production server never has it.
   */
  compliance_testing?: {
    /**
     * Names of scenarios that the test controller offers.
     *
     * @minItems 1
     */
    scenarios: string[];
  };
  /**
   * Signatures of the webhooks that the agent sends: profile and algorithms.
   */
  webhook_signing?: {
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
  };
  /**
   * Verification of signed requests: whether, and for which tasks.
   */
  request_signing?: {
    /**
     * Whether signatures of requests are verified; if not, signatures are ignored.
     */
    supported: boolean;
  };
  /**
   * Addresses at which the agent's public keys and its operator are found.
   */
  identity?: {
    [k: string]: unknown;
  };
  /**
   * Namespaces that may appear under `ext` in responses; a caller ignores all others.
   */
  extensions_supported?: string[];
  /**
   * Identifiers of the experimental surfaces that the agent implements, such as `measurement.core`.
   */
  experimental_features?: string[];
  /**
   * Version tokens of wholesale lists, with which unchanged lists need not be read again.
   */
  wholesale_feed_versioning?: {
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
  };
  /**
   * Push of changes to wholesale lists, by webhook.
   */
  wholesale_feed_webhooks?: {
    /**
     * Whether changes are pushed to the `notification_configs` of accounts.
     */
    supported: boolean;
    /**
     * Kinds of events that are pushed, such as `product.updated`.
     */
    event_types?: string[];
  };
  /**
   * Time at which any declaration last changed; callers renew their copy by it.
   */
  last_updated?: string;
  /**
   * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
   */
  errors?: {
    [k: string]: unknown;
  }[];
  /**
   * Object of the caller, returned unchanged; absent if the request had none.
   */
  context?: {
    [k: string]: unknown;
  };
  /**
   * Extensions, keyed by namespace; a receiver ignores the namespaces that it does not know.
   */
  ext?: {
    [k: string]: unknown;
  };
}

/**
 * Asks for the versions, areas and features of the agent. Needs no credential.
 */
export type ProtocolGetProtoCapabilitiesRequest = CoreTaskRequest & {
  /**
   * Areas whose blocks are wanted. Absent means all; an unsupported area is left out of the response, and an unknown word is refused with `INVALID_REQUEST`.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: - `media_buy`: Sale and purchase of media
   * - `signals`: Audience and context signals
   * - `governance`: Lists, standards and plans
   * - `sponsored_intelligence`: Sponsored conversations with assistants
   * - `creative`: Building and keeping creatives
   * - `brand`: Identity of and rights in brands
   * - `measurement`: Measurement catalogs and values
   */
  protocols?: (
    'media_buy' | 'signals' | 'governance' | 'sponsored_intelligence' | 'creative' | 'brand' | 'measurement'
  )[];
};

/**
 * Capabilities of the agent: versions, supported areas, account model and features. A declared capability is honored; one that is not declared is refused by name.
 */
export type ProtocolGetProtoCapabilitiesResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Versions of the protocol that the agent speaks, and its guarantees for repeated requests.
     */
    proto: {
      /**
       * Major versions of the protocol that the agent speaks, for example 3.
       *
       * @minItems 1
       */
      major_versions: number[];
      /**
       * Releases of the protocol that the agent speaks, for example `3.1`.
       *
       * @minItems 1
       */
      supported_versions?: string[];
      /**
       * Full semantic version of the implementation, for support; never decide by it.
       */
      build_version?: string;
      /**
       * Guarantee for repeated requests with one key. Without it a repeated request is executed twice.
       */
      idempotency:
        | {
            /**
             * Constant true: repeated requests with one `idempotency_key` are executed once only.
             */
            supported: true;
            /**
             * Time for which a response is stored for repetition, in seconds, 3600 to 604800.
             */
            replay_ttl_seconds: number;
            /**
             * Longest time for which a first request may run before a repetition is accepted, in seconds.
             */
            in_flight_max_seconds?: number;
            /**
             * Whether account identifiers are unguessable and carry no meaning.
             */
            account_id_is_opaque?: boolean;
          }
        | {
            /**
             * Constant false: `idempotency_key` has no effect and a repeated request is executed again.
             */
            supported: false;
          };
    };
    /**
     * Protocol areas that the agent supports; each commits it to the baseline of the area.
     *
     * @minItems 1
     *
     * Items: - `media_buy`: Sale and purchase of media
     * - `signals`: Audience and context signals
     * - `governance`: Lists, standards and plans
     * - `sponsored_intelligence`: Sponsored conversations with assistants
     * - `creative`: Building and keeping creatives
     * - `brand`: Identity of and rights in brands
     * - `measurement`: Measurement catalogs and values
     */
    supported_protocols: (
      'media_buy' | 'signals' | 'governance' | 'sponsored_intelligence' | 'creative' | 'brand' | 'measurement'
    )[];
    account?: ProtocolCapabilitiesAccount;
    media_buy?: ProtocolCapabilitiesMediaBuy;
    signals?: ProtocolCapabilitiesSignals;
    governance?: ProtocolCapabilitiesGovernance;
    sponsored_intelligence?: ProtocolCapabilitiesSponsoredIntelligence;
    brand?: ProtocolCapabilitiesBrand;
    creative?: ProtocolCapabilitiesCreative;
    request_signing?: ProtocolCapabilitiesRequestSigning;
    webhook_signing?: ProtocolCapabilitiesWebhookSigning;
    identity?: ProtocolCapabilitiesIdentity;
    measurement?: ProtocolCapabilitiesMeasurement;
    /**
     * Test controller of a sandbox; presence declares it. A production server never has it.
     */
    compliance_testing?: {
      /**
       * Names of scenarios that the test controller offers on this server.
       *
       * @minItems 1
       */
      scenarios: string[];
    };
    /**
     * Specialisms of the agent; the area of each must be supported.
     */
    specialisms?: EnumsSpecialism[];
    /**
     * Namespaces that may appear under `ext` in responses; a caller ignores all others.
     */
    extensions_supported?: string[];
    /**
     * Identifiers of the experimental surfaces that the agent implements, such as `measurement.core`.
     */
    experimental_features?: string[];
    wholesale_feed_versioning?: ProtocolCapabilitiesWholesaleFeedVersioning;
    wholesale_feed_webhooks?: ProtocolCapabilitiesWholesaleFeedWebhooks;
    /**
     * Time at which any declaration last changed; callers renew their copy by it.
     */
    last_updated?: string;
    /**
     * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
     */
    errors?: CoreError[];
  };

/**
 * Asks for the state of a task that was not finished at once. An unknown task, or one of another caller, is refused with `REFERENCE_NOT_FOUND`.
 */
export type ProtocolGetTaskStatusRequest = CoreTaskRequest & {
  /**
   * Identifier of the task, as the first response gave it. At most 256 characters.
   */
  task_id: string;
  account?: CoreAccountRef;
  /**
   * Whether the response contains the exchanged messages of the task.
   */
  include_history?: boolean;
  /**
   * Whether the response contains the result of a completed task.
   */
  include_result?: boolean;
};

/**
 * State of one task. `status` is the state of the task that was asked for.
 */
export type ProtocolGetTaskStatusResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Identifier of the task, with which its state can be polled.
     */
    task_id: string;
    task_type: EnumsTaskType;
    protocol: EnumsProtoProtocol;
    status: EnumsTaskStatus;
    /**
     * Time at which the task was accepted, ISO 8601 in UTC.
     */
    created_at: string;
    /**
     * Time at which the state last changed, ISO 8601 in UTC.
     */
    updated_at: string;
    /**
     * Time at which the task reached a final state; absent before; ISO 8601 with a zone.
     */
    completed_at?: string;
    /**
     * Whether the outcome of the task is also sent to a webhook.
     */
    has_webhook?: boolean;
    /**
     * Progress of a running task; absent for other states.
     */
    progress?: {
      /**
       * Estimated share of the work that is done, in percent from 0 to 100.
       */
      percentage?: number;
      /**
       * Step that is being worked on, as a short phrase for people.
       */
      current_step?: string;
      /**
       * Total number of steps that the work takes, 1 or more.
       */
      total_steps?: number;
      /**
       * Number of the step that is being worked on, counted from 1.
       */
      step_number?: number;
    };
    /**
     * Error for which the task failed; present with the state `failed` only.
     */
    error?: {
      /**
       * Error code, such as `SERVICE_UNAVAILABLE`; decide by it, not by the message.
       */
      code: string;
      /**
       * Explanation of the failure in one or two sentences for people.
       */
      message: string;
      /**
       * Circumstances of the failure, for support; absent if nothing more is known.
       */
      details?: {
        protocol?: EnumsProtoProtocol;
        /**
         * Name of the operation that failed.
         */
        operation?: string;
        /**
         * Facts about the error that depend on its code.
         */
        specific_context?: {
          [k: string]: unknown;
        };
      };
    };
    /**
     * Exchanged messages of the task, the oldest first; present with `include_history` only.
     *
     * Items: Message of the exchange about the task, sent by the caller or the agent.
     */
    history?: {
      /**
       * Time of the message, ISO 8601 in UTC, as the agent recorded it.
       */
      timestamp: string;
      /**
       * Direction of the message: from or to the caller.
       *
       * - `request`: Sent by the caller
       * - `response`: Sent by the agent
       */
      type: 'request' | 'response';
      /**
       * Content of the message, as it was sent or returned.
       */
      data: {
        [k: string]: unknown;
      };
    }[];
    result?: CoreAsyncResponseData;
  };

/**
 * Asks for the tasks of the caller that were not finished at once. Filters are combined; no match gives an empty list.
 */
export type ProtocolListTasksRequest = CoreTaskRequest & {
  account?: CoreAccountRef;
  /**
   * Conditions that a returned task meets. In a list, one matching value is enough.
   */
  filters?: {
    protocol?: EnumsProtoProtocol;
    /**
     * Protocol areas of which the task must belong to one, 1 to 100.
     *
     * @minItems 1
     * @maxItems 100
     */
    protocols?: EnumsProtoProtocol[];
    status?: EnumsTaskStatus;
    /**
     * States in one of which the task must be, 1 to 100.
     *
     * @minItems 1
     * @maxItems 100
     */
    statuses?: EnumsTaskStatus[];
    task_type?: EnumsTaskType;
    /**
     * Names of tasks of which one must have been called, 1 to 100.
     *
     * @minItems 1
     * @maxItems 100
     */
    task_types?: EnumsTaskType[];
    /**
     * Time after which the task must have begun, exclusive, ISO 8601 with a zone.
     */
    created_after?: string;
    /**
     * Time before which the task must have begun, exclusive, ISO 8601 with a zone.
     */
    created_before?: string;
    /**
     * Time after which the task must have last changed, exclusive, ISO 8601 with a zone.
     */
    updated_after?: string;
    /**
     * Time before which the task must have last changed, exclusive, ISO 8601 with a zone.
     */
    updated_before?: string;
    /**
     * Identifiers of the wanted tasks, 1 to 100.
     *
     * @minItems 1
     * @maxItems 100
     */
    task_ids?: string[];
    /**
     * Text that the `context` of the request must contain, compared with its JSON form.
     */
    context_contains?: string;
    /**
     * Whether the task must have a webhook (true) or none (false).
     */
    has_webhook?: boolean;
  };
  /**
   * Order of the list; absent means the newest tasks first.
   */
  sort?: {
    /**
     * Field by which the tasks are sorted.
     *
     * - `created_at`: Time of acceptance
     * - `updated_at`: Time of the last change
     * - `status`: State in alphabetical order
     * - `task_type`: Name of the called task
     * - `protocol`: Protocol area
     */
    field?: 'created_at' | 'updated_at' | 'status' | 'task_type' | 'protocol';
    direction?: EnumsSortDirection;
  };
  pagination?: CorePaginationRequest;
  /**
   * Whether the response contains the exchanged messages of each task.
   */
  include_history?: boolean;
};

/**
 * Tasks of the caller that match, with counts about all of them.
 */
export type ProtocolListTasksResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope & {
    /**
     * Numbers, filters and order of the result.
     */
    query_summary: {
      /**
       * Number of tasks that match the filters, on all pages, counted up to 10,000 and among the newest 50,000 tasks.
       */
      total_matching?: number;
      /**
       * Number of tasks on this page.
       */
      returned?: number;
      /**
       * Number of matching tasks by protocol area. Left out when more than 10,000 match, or when not all could be counted.
       */
      domain_breakdown?: {
        /**
         * Number of matching tasks of media buying.
         */
        'media-buy'?: number;
        /**
         * Number of matching tasks about signals.
         */
        signals?: number;
        /**
         * Number of matching tasks about creatives.
         */
        creative?: number;
      };
      /**
       * Number of matching tasks by state. Left out when more than 10,000 match, or when not all could be counted.
       */
      status_breakdown?: {
        [k: string]: number;
      };
      /**
       * Names of the filters that were applied.
       */
      filters_applied?: string[];
      /**
       * Field and direction by which the tasks are sorted.
       */
      sort_applied?: {
        /**
         * Field by which the tasks are sorted.
         */
        field: string;
        /**
         * Direction of the sort that was applied, ascending or descending.
         *
         * - `asc`: Smallest or earliest first
         * - `desc`: Largest or latest first
         */
        direction: 'asc' | 'desc';
      };
    };
    /**
     * Tasks of this page in the requested order.
     *
     * Items: Task with its state and times.
     */
    tasks: {
      /**
       * Identifier of the task, with which its state can be polled.
       */
      task_id: string;
      task_type: EnumsTaskType;
      /**
       * Protocol area to which the task belongs, written with hyphens.
       *
       * - `media-buy`: Sale and purchase of media
       * - `signals`: Audience and context signals
       * - `creative`: Building and keeping creatives
       */
      domain: 'media-buy' | 'signals' | 'creative';
      status: EnumsTaskStatus;
      /**
       * Time at which the task was accepted, ISO 8601 in UTC.
       */
      created_at: string;
      /**
       * Time at which the state last changed, ISO 8601 in UTC.
       */
      updated_at: string;
      /**
       * Time at which the task reached a final state; absent before; ISO 8601 with a zone.
       */
      completed_at?: string;
      /**
       * Whether the outcome of the task is also sent to a webhook.
       */
      has_webhook?: boolean;
      /**
       * Exchanged messages of the task, the oldest first; present with `include_history` only.
       *
       * Items: Message of the exchange about the task, sent by the caller or the agent.
       */
      history?: {
        /**
         * Time of the message, ISO 8601 in UTC, as the agent recorded it.
         */
        timestamp: string;
        /**
         * Direction of the message: from or to the caller.
         *
         * - `request`: Sent by the caller
         * - `response`: Sent by the agent
         */
        type: 'request' | 'response';
        /**
         * Content of the message, as it was sent or returned.
         */
        data: {
          [k: string]: unknown;
        };
      }[];
    }[];
    pagination: CorePaginationResponse;
  };
