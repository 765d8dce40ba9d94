// @generated from schemas/v3/core by codegen. Do not edit; run "npm run codegen".

import type { CoreAssetsAssetUnion, CoreAssetsImageAsset } from './core/assets.ts';
import type { CoreRequirementsAssetRequirements, CoreRequirementsCatalogRequirements } from './core/requirements.ts';
import type {
  EnumsAccountScope,
  EnumsAccountStatus,
  EnumsActionSource,
  EnumsAgeVerificationMethod,
  EnumsAssessmentStatus,
  EnumsAssetContentType,
  EnumsAttributionMethodology,
  EnumsAttributionModel,
  EnumsAudienceSource,
  EnumsAudioDistributionType,
  EnumsAvailableMetric,
  EnumsBillingParty,
  EnumsC2PaWatermarkAction,
  EnumsCanceledBy,
  EnumsCatalogType,
  EnumsChannels,
  EnumsCloudStorageProtocol,
  EnumsCoBrandingRequirement,
  EnumsCollectionCadence,
  EnumsCollectionKind,
  EnumsCollectionRelationship,
  EnumsCollectionStatus,
  EnumsCompletionSource,
  EnumsContentIdType,
  EnumsContentRatingSystem,
  EnumsCreativeIdentifierType,
  EnumsCreativeStatus,
  EnumsDayOfWeek,
  EnumsDeliveryType,
  EnumsDemographicSystem,
  EnumsDevicePlatform,
  EnumsDeviceType,
  EnumsDigitalSourceType,
  EnumsDimensionUnit,
  EnumsDisclosurePersistence,
  EnumsDisclosurePosition,
  EnumsDistanceUnit,
  EnumsDistributionIdentifierType,
  EnumsEmbeddedProvenanceMethod,
  EnumsErrorRecovery,
  EnumsEventType,
  EnumsExclusivity,
  EnumsFeedFormat,
  EnumsForecastMethod,
  EnumsForecastRangeUnit,
  EnumsFormatIdParameter,
  EnumsFormatType,
  EnumsGenreTaxonomy,
  EnumsGeoLevel,
  EnumsIdentifierTypes,
  EnumsImpairmentOfflineState,
  EnumsImpairmentReasonCode,
  EnumsLandingPageRequirement,
  EnumsLegacyPostalSystem,
  EnumsLiftDimension,
  EnumsMakegoodRemedy,
  EnumsMatchType,
  EnumsMediaBuyActionMode,
  EnumsMediaBuyStatus,
  EnumsMediaBuyValidAction,
  EnumsMetroSystem,
  EnumsNotificationType,
  EnumsOptimizationMetric,
  EnumsPacing,
  EnumsPaymentTerms,
  EnumsPerformanceStandardMetric,
  EnumsPostalSystem,
  EnumsProductionQuality,
  EnumsPropertyType,
  EnumsProposalStatus,
  EnumsReachUnit,
  EnumsRegistryEntityType,
  EnumsRegistryEventType,
  EnumsReportingFrequency,
  EnumsResponseType,
  EnumsRightType,
  EnumsRightUse,
  EnumsRightsConstraintApproval,
  EnumsSignalCatalogType,
  EnumsSignalValueType,
  EnumsSocialPlacementSurface,
  EnumsSpecialCategory,
  EnumsSponsoredPlacementType,
  EnumsTalentRole,
  EnumsTaskStatus,
  EnumsTaskType,
  EnumsTransformerValueSource,
  EnumsTransportMode,
  EnumsTravelTimeUnit,
  EnumsUidType,
  EnumsUpdateFrequency,
  EnumsVariantDimension,
  EnumsVideoPlacementType,
  EnumsViewabilityStandard,
  EnumsWatermarkMediaType,
  EnumsWcagLevel,
  EnumsWebhookAuthScheme,
} from './enums.ts';
import type {
  PricingOptionsCpaOption,
  PricingOptionsCpcOption,
  PricingOptionsCpcvOption,
  PricingOptionsCpmOption,
  PricingOptionsCppOption,
  PricingOptionsCpvOption,
  PricingOptionsFlatRateOption,
  PricingOptionsPriceBreakdown,
  PricingOptionsTimeOption,
  PricingOptionsVcpmOption,
} from './pricing-options.ts';
import type {
  RegistryLastFailure,
  RegistryOwnershipChallenge,
  RegistryTypedRegistryEvent,
  RegistryValidationError,
} from './registry.ts';

/**
 * Sent to the receiver of an A2A task of version 0.3 when its state changed. A2A defines the form; it has no `idempotency_key`.
 */
export interface CoreA2A03PushWebhook {
  /**
   * Kind of the object, always `task` in this place.
   */
  kind: 'task';
  /**
   * Identifier of the A2A task, as the agent returned it.
   */
  id: string;
  /**
   * Identifier of the conversation to which the task belongs.
   */
  contextId: string;
  /**
   * State of the task with its time and message.
   */
  status: {
    /**
     * State of the task, in the names of the A2A version.
     *
     * - `working`: The task is working
     * - `input-required`: The task is input required
     * - `completed`: The task is completed
     * - `failed`: The task is failed
     * - `canceled`: The task is canceled
     * - `rejected`: The task is rejected
     */
    state: 'working' | 'input-required' | 'completed' | 'failed' | 'canceled' | 'rejected';
    /**
     * Message to the caller about the state; absent without one.
     */
    message?: {
      /**
       * Kind of the object, always `message` in this place.
       */
      kind?: 'message';
      /**
       * Identifier of the message within its task.
       */
      messageId: string;
      /**
       * Identifier of the conversation of the task.
       */
      contextId?: string;
      /**
       * Identifier of the task that the message is about.
       */
      taskId?: string;
      /**
       * Who wrote the message: always the agent.
       */
      role: 'agent';
      /**
       * Content of the message: a text, and the same as data.
       */
      parts: {
        /**
         * Kind of the part: text for people or data for programs.
         *
         * - `text`: A text for people
         * - `data`: A value for programs
         */
        kind?: 'text' | 'data';
        /**
         * Text of the part for people, at most 10000 characters.
         */
        text?: string;
        /**
         * JSON object of the part, for programs.
         */
        data?: {
          [k: string]: unknown;
        };
      }[];
    };
    /**
     * Time at which the task reached the state, ISO 8601 in UTC.
     */
    timestamp: string;
  };
  /**
   * At most one artifact with the answer; absent in large notifications.
   */
  artifacts?: {
    /**
     * Identifier of the artifact within its task.
     */
    artifactId: string;
    /**
     * Name of the artifact for people.
     */
    name?: string;
    /**
     * Content of the artifact: one part with the task's answer as data.
     */
    parts: {
      /**
       * Kind of the part: text for people or data for programs.
       *
       * - `text`: A text for people
       * - `data`: A value for programs
       */
      kind?: 'text' | 'data';
      /**
       * Text of the part for people, at most 10000 characters.
       */
      text?: string;
      /**
       * JSON object of the part, for programs.
       */
      data?: {
        [k: string]: unknown;
      };
    }[];
    /**
     * Identifier to poll with, if the answer is `submitted`; absent otherwise.
     */
    metadata?: {
      [k: string]: string;
    };
  }[];
}

/**
 * Sent to the receiver of an A2A task when its state changed. A2A defines the form; it has no `idempotency_key`.
 */
export interface CoreA2APushWebhook {
  /**
   * The task after the change, with its answer as an artifact.
   */
  task: {
    /**
     * Identifier of the A2A task, as the agent returned it.
     */
    id: string;
    /**
     * Identifier of the conversation to which the task belongs.
     */
    contextId: string;
    /**
     * State of the task with its time and message.
     */
    status: {
      /**
       * State of the task, in the names of the A2A version.
       *
       * - `TASK_STATE_WORKING`: The task is working
       * - `TASK_STATE_INPUT_REQUIRED`: The task is input required
       * - `TASK_STATE_COMPLETED`: The task is completed
       * - `TASK_STATE_FAILED`: The task is failed
       * - `TASK_STATE_CANCELED`: The task is canceled
       * - `TASK_STATE_REJECTED`: The task is rejected
       */
      state:
        | 'TASK_STATE_WORKING'
        | 'TASK_STATE_INPUT_REQUIRED'
        | 'TASK_STATE_COMPLETED'
        | 'TASK_STATE_FAILED'
        | 'TASK_STATE_CANCELED'
        | 'TASK_STATE_REJECTED';
      /**
       * Message to the caller about the state; absent without one.
       */
      message?: {
        /**
         * Identifier of the message within its task.
         */
        messageId: string;
        /**
         * Identifier of the conversation of the task.
         */
        contextId?: string;
        /**
         * Identifier of the task that the message is about.
         */
        taskId?: string;
        /**
         * Who wrote the message: always the agent.
         */
        role: 'ROLE_AGENT';
        /**
         * Content of the message: a text, and the same as data.
         */
        parts: {
          /**
           * Text of the part for people, at most 10000 characters.
           */
          text?: string;
          /**
           * JSON object of the part, for programs.
           */
          data?: {
            [k: string]: unknown;
          };
          /**
           * Media type of the content of the part.
           */
          mediaType?: string;
        }[];
      };
      /**
       * Time at which the task reached the state, ISO 8601 in UTC.
       */
      timestamp: string;
    };
    /**
     * At most one artifact with the answer; absent in large notifications.
     */
    artifacts?: {
      /**
       * Identifier of the artifact within its task.
       */
      artifactId: string;
      /**
       * Name of the artifact for people.
       */
      name?: string;
      /**
       * Content of the artifact: one part with the task's answer as data.
       */
      parts: {
        /**
         * Text of the part for people, at most 10000 characters.
         */
        text?: string;
        /**
         * JSON object of the part, for programs.
         */
        data?: {
          [k: string]: unknown;
        };
        /**
         * Media type of the content of the part.
         */
        mediaType?: string;
      }[];
      /**
       * Identifier to poll with, if the answer is `submitted`; absent otherwise.
       */
      metadata?: {
        [k: string]: string;
      };
    }[];
  };
}

/**
 * Account at the seller: its advertiser, operator, billing party and state. Responses never contain its secrets.
 */
export interface CoreAccount {
  /**
   * Identifier that the seller assigned to the account; unguessable and stable for the life of the account.
   */
  account_id: string;
  /**
   * Name of the account that is shown to people, for example `Ironclove via Pinnacle`.
   */
  name: string;
  /**
   * Name of the advertiser as the seller shows it.
   */
  advertiser?: string;
  /**
   * Company through which invoices are sent, if it is neither operator nor advertiser.
   */
  billing_proxy?: string;
  status: EnumsAccountStatus;
  brand?: CoreBrandRef;
  operator?: CoreDomainName;
  billing?: EnumsBillingParty;
  billing_entity?: CoreBusinessEntity;
  /**
   * Identifier of the price list that applies to the account; absent means the seller's general prices.
   */
  rate_card?: string;
  payment_terms?: EnumsPaymentTerms;
  /**
   * Highest amount that may be outstanding on the account at any time.
   */
  credit_limit?: {
    /**
     * Amount of the limit, in major units of `currency`, 0 or more.
     */
    amount: number;
    currency: CoreCurrencyCode;
  };
  /**
   * Steps that are left before the account becomes active; absent once it is active.
   */
  setup?: {
    /**
     * URL of the page on which a person completes the setup.
     */
    url?: string;
    /**
     * Instruction for a person who completes the setup, as one or two sentences.
     */
    message: string;
    /**
     * Time at which the page stops working; call `sync_accounts` again for a new one.
     */
    expires_at?: string;
  };
  account_scope?: EnumsAccountScope;
  /**
   * The governance agent that spending is checked with, without its credentials, exactly 1.
   *
   * @minItems 1
   * @maxItems 1
   *
   * Items: Governance agent that the seller consults for the account, without its credentials.
   */
  governance_agents?: {
    /**
     * https URL of the governance agent's task endpoint.
     */
    url: string;
  }[];
  /**
   * Storage bucket into which the seller writes offline reports of the account.
   */
  reporting_bucket?: {
    protocol: EnumsCloudStorageProtocol;
    /**
     * Name of the bucket, 3 to 63 characters in lower case.
     */
    bucket: string;
    /**
     * Path prefix of all report objects of the account inside the bucket, at most 512 characters.
     */
    prefix?: string;
    /**
     * Region of the storage service, for example `eu-west-1`; absent if the service has none.
     */
    region?: string;
    /**
     * File format in which the reports are written.
     *
     * - `jsonl`: One JSON object on each line
     * - `csv`: Comma-separated values with a header line
     * - `parquet`: Columnar Apache Parquet files
     * - `avro`: Apache Avro files with their schema
     * - `orc`: Columnar Apache ORC files
     */
    format?: 'jsonl' | 'csv' | 'parquet' | 'avro' | 'orc';
    /**
     * Compression with which the report files are written.
     *
     * - `gzip`: Files are compressed with gzip
     * - `none`: Files are not compressed
     */
    compression?: 'gzip' | 'none';
    /**
     * Number of days after which the seller deletes a report file, 1 or more.
     */
    file_retention_days: number;
    /**
     * https URL of the page that explains how the buyer gets access to the bucket.
     */
    setup_instructions?: string;
  };
  /**
   * Whether this is a sandbox account: nothing is delivered, charged or paid.
   */
  sandbox?: boolean;
  /**
   * Webhook subscriptions of the account with their events; credentials are never returned; at most 16.
   *
   * @maxItems 16
   */
  notification_configs?: CoreNotificationConfig[];
  ext?: CoreExt;
}

/**
 * Permissions of the caller on one account. Absence means that nothing is advertised, not that nothing is allowed.
 */
export interface CoreAccountAuthorization {
  /**
   * Tasks that the caller may use; any other is refused with `INSUFFICIENT_PERMISSIONS`.
   */
  allowed_tasks: string[];
  /**
   * Map from a task to the request fields that may be set. A task that is not listed has no such limit.
   */
  field_scopes?: {
    [k: string]: string[];
  };
  /**
   * Name of the scope: one of the protocol, or one of the seller after `custom:`.
   */
  scope_name?: 'attestation_verifier' | string;
  /**
   * Whether the caller may only read. A task with an effect is refused with `INSUFFICIENT_PERMISSIONS`, or with `READ_ONLY_SCOPE` where no permission of its own stands for it.
   */
  read_only?: boolean;
}

/**
 * The account that a request is about: either the seller's `account_id`, or the natural key of brand, operator and sandbox flag. Never both; other keys are refused. An account that does not exist or is not visible to the caller gives `ACCOUNT_NOT_FOUND`; where it only narrows what is looked for, nothing is found.
 */
export type CoreAccountRef =
  | {
      /**
       * Identifier that the seller assigned to the account; unguessable and stable for the life of the account.
       */
      account_id: string;
    }
  | {
      brand: CoreBrandRef;
      operator: CoreDomainName;
      /**
       * Whether the sandbox account of this brand and operator is meant, which is separate from the production account. Refused with `UNSUPPORTED_FEATURE` if there are no sandbox accounts.
       */
      sandbox?: boolean;
    };

/**
 * Account together with the permissions of the caller on it.
 */
export type CoreAccountWithAuthorization = CoreAccount & {
  authorization?: CoreAccountAuthorization;
};

/**
 * Key with which an activated segment is targeted on a platform; `type` decides its form.
 */
export type CoreActivationKey =
  | {
      /**
       * Form of the key, which decides the other members.
       */
      type: 'segment_id';
      /**
       * Identifier of the segment on the platform, at most 256 characters.
       */
      segment_id: string;
    }
  | {
      /**
       * Form of the key, which decides the other members.
       */
      type: 'key_value';
      /**
       * Name of the key in targeting, at most 1000 characters.
       */
      key: string;
      /**
       * Value that the key must have in targeting, at most 1000 characters.
       */
      value: string;
    };

/**
 * Any JSON value: a string of at most 100,000 characters, a number between -10^15 and 10^15, a list of at most 10,000 items, an object of at most 1,000 members, true, false or null.
 *
 * @maxItems 10000
 */
export type CoreAnyValue = unknown;

/**
 * Endpoint to which sampled content of a buy is sent. Refused with `UNSUPPORTED_FEATURE` if content is not pushed.
 */
export interface CoreArtifactWebhook {
  /**
   * https URL to which batches are sent, never in a private network. Any other is refused with `INVALID_REQUEST`.
   */
  url: string;
  /**
   * Token that every webhook repeats in its body so that the receiver can recognize it, at least 16 characters.
   */
  token?: string;
  /**
   * Scheme by which the webhook proves its origin. Absent means a signature as in RFC 9421.
   */
  authentication?: {
    /**
     * List of exactly one authentication scheme, which every call to the URL uses.
     *
     * @minItems 1
     * @maxItems 1
     */
    schemes: EnumsWebhookAuthScheme[];
    /**
     * Shared secret for the chosen scheme, at least 32 printable ASCII characters, so that a header can carry it. It is stored and never returned.
     */
    credentials?: string;
  };
  /**
   * Whether content is sent item by item or in batches.
   *
   * - `realtime`: Each item is sent as soon as it is sampled
   * - `batched`: Items are collected and sent at the interval of `batch_frequency`
   */
  delivery_mode: 'realtime' | 'batched';
  /**
   * Interval between two batches; only meaningful if `delivery_mode` is `batched`.
   *
   * - `hourly`: A batch is sent every hour
   * - `daily`: A batch is sent every day
   */
  batch_frequency?: 'hourly' | 'daily';
  /**
   * Share of deliveries whose content is sampled, from 0 (none) to 1 (all).
   */
  sampling_rate?: number;
}

/**
 * Response that the original task would have given at once; its fields depend on the task that was called.
 */
export interface CoreAsyncResponseData {
  [k: string]: unknown;
}

/**
 * Longest time between a contact with the ad and a conversion that is credited to it.
 */
export interface CoreAttributionWindow {
  post_click?: CoreDuration;
  post_view?: CoreDuration;
  model?: EnumsAttributionModel;
}

/**
 * A person by the buyer's own identifier and at least one that can be matched. Hashes are of normalized values; clear text is refused with `INVALID_REQUEST`.
 */
export interface CoreAudienceMember {
  /**
   * Identifier of the person in the buyer's own system; unique inside the audience.
   */
  external_id: string;
  /**
   * SHA-256 of the lower-case e-mail address, 64 lower-case hexadecimal digits.
   */
  hashed_email?: string;
  /**
   * SHA-256 of the number in E.164 form, 64 lower-case hexadecimal digits.
   */
  hashed_phone?: string;
  /**
   * Universal identifiers of the person, 1 to 100, each from another scheme or device.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Universal identifier with the scheme that issued it.
   */
  uids?: {
    type: EnumsUidType;
    /**
     * Value of the identifier, at most 4096 characters.
     */
    value: string;
  }[];
  ext?: CoreExt;
}

/**
 * Identifier of a brand inside one house: lower-case letters, digits and underscores.
 */
export type CoreBrandId = string;

/**
 * Brand, named by the domain that publishes its document and, if that domain has several brands, by its identifier there. Other keys are refused.
 */
export interface CoreBrandRef {
  domain: CoreDomainName;
  brand_id?: CoreBrandId;
  /**
   * Industries in which the brand works, as values of the industry vocabulary, at most 100.
   *
   * @maxItems 100
   */
  industries?: string[];
  /**
   * Address at which a person can object to the use of personal data by the brand: a page, an email address, or both.
   */
  data_subject_contestation?: {
    /**
     * https URL of the page on which people object to the use of their data.
     */
    url?: string;
    /**
     * Email address to which people write to object to the use of their data.
     */
    email?: string;
    /**
     * Languages in which objections are answered, as BCP 47 tags.
     *
     * @maxItems 100
     */
    languages?: string[];
  };
  /**
   * Parts of the brand's look that replace those of its document for this request.
   */
  brand_kit_override?: {
    logo?: CoreAssetsImageAsset;
    /**
     * Colors that the creative must use, each in the form `#RRGGBB`.
     */
    colors?: {
      /**
       * Primary color in the form `#RRGGBB`, for large areas.
       */
      primary?: string;
      /**
       * Secondary color in the form `#RRGGBB`, beside the primary.
       */
      secondary?: string;
      /**
       * Accent color in the form `#RRGGBB`, for calls to action.
       */
      accent?: string;
    };
    /**
     * Voice in which texts must be written, at most 5000 characters.
     */
    voice?: string;
    /**
     * Tagline that the creative must use, at most 5000 characters.
     */
    tagline?: string;
  };
}

/**
 * Company as an invoice names it. Other keys are refused.
 */
export interface CoreBusinessEntity {
  /**
   * Name of the company as it is registered, at most 200 characters.
   */
  legal_name: string;
  /**
   * VAT identification number with its country prefix, for example `NL123456789B01`.
   */
  vat_id?: string;
  /**
   * Tax number of the company, such as a VAT identification number, at most 30 characters.
   */
  tax_id?: string;
  /**
   * Number of the company in its commercial register, at most 50 characters.
   */
  registration_number?: string;
  /**
   * Postal address of the company as it appears on invoices.
   */
  address?: {
    /**
     * Street and house number, at most 200 characters.
     */
    street: string;
    /**
     * City of the address, at most 100 characters.
     */
    city: string;
    /**
     * Postal code of the address, at most 20 characters.
     */
    postal_code: string;
    /**
     * State or region, if the country's addresses need it, at most 100 characters.
     */
    region?: string;
    country: CoreCountryCode;
  };
  /**
   * People or teams at the company to contact, at most 10.
   *
   * @maxItems 10
   *
   * Items: Person or team to contact, with the subject for which they are responsible.
   */
  contacts?: {
    /**
     * Subject for which the contact is responsible.
     *
     * - `billing`: Invoices and payments
     * - `legal`: Contracts and legal notices
     * - `creative`: Ads and their approval
     * - `general`: Everything else
     */
    role: 'billing' | 'legal' | 'creative' | 'general';
    /**
     * Name of the person or team at the company, at most 200 characters.
     */
    name?: string;
    /**
     * Email address of the contact, at most 254 characters.
     */
    email?: string;
    /**
     * Telephone number of the contact with country code, at most 30 characters.
     */
    phone?: string;
  }[];
  /**
   * Bank account of the company. It is write-only: no response contains it.
   */
  bank?: {
    /**
     * Name of the holder of the bank account, at most 200 characters.
     */
    account_holder: string;
    /**
     * International bank account number without spaces.
     */
    iban?: string;
    /**
     * Business identifier code of the bank, 8 or 11 characters.
     */
    bic?: string;
    /**
     * Routing number of the bank, for accounts in countries without IBAN, at most 30 characters.
     */
    routing_number?: string;
    /**
     * Number of the account at the bank, for accounts in countries without IBAN.
     */
    account_number?: string;
  };
  ext?: CoreExt;
}

/**
 * Record of a cancelation: its time, the party that canceled and the reason.
 */
export interface CoreCancellation {
  /**
   * Time of the cancelation, ISO 8601 in UTC.
   */
  canceled_at: string;
  canceled_by: EnumsCanceledBy;
  /**
   * Reason for the cancelation, as text for people, at most 500 characters.
   */
  reason?: string;
  /**
   * Time at which the other party acknowledged the cancelation; absent before; ISO 8601 with a zone.
   */
  acknowledged_at?: string;
}

/**
 * Notice period and fee that apply when a buyer cancels.
 */
export interface CoreCancellationPolicy {
  notice_period: CoreDuration;
  /**
   * Fee that the buyer pays on cancelation, and how it is computed.
   */
  cancellation_fee: {
    /**
     * Way in which the fee is computed; `none` means that canceling is free.
     *
     * - `percent_remaining`: Share of the budget that is not yet spent
     * - `full_commitment`: The whole committed budget
     * - `fixed_fee`: Fixed amount
     * - `none`: No fee
     */
    type: 'percent_remaining' | 'full_commitment' | 'fixed_fee' | 'none';
    /**
     * Share of the remaining budget that is charged, from 0 to 1; for `percent_remaining`.
     */
    rate?: number;
    /**
     * Amount that is charged, in major units of the currency of the buy; for `fixed_fee`.
     */
    amount?: number;
  };
}

/**
 * Canonical family of a creative format; the value decides how `params` is read.
 *
 * - `image`: Image file
 * - `html5`: HTML5 ad as archive or markup
 * - `display_tag`: Third-party tag
 * - `image_carousel`: Cards with images to swipe through
 * - `video_hosted`: Video file
 * - `video_vast`: VAST tag
 * - `audio_hosted`: Audio file
 * - `audio_daast`: DAAST tag
 * - `sponsored_placement`: Item in a retail placement
 * - `native_in_feed`: Native ad in a feed
 * - `responsive_creative`: Assets from which the seller assembles ads
 * - `agent_placement`: Mention by an assistant
 * - `seller_rendered_stateful_display`: Display ad that the seller renders with its own state
 * - `coordinated_placements`: Several placements that act together
 * - `custom`: Format with a shape of its own
 */
export type CoreCanonicalFormatKind =
  | 'image'
  | 'html5'
  | 'display_tag'
  | 'image_carousel'
  | 'video_hosted'
  | 'video_vast'
  | 'audio_hosted'
  | 'audio_daast'
  | 'sponsored_placement'
  | 'native_in_feed'
  | 'responsive_creative'
  | 'agent_placement'
  | 'seller_rendered_stateful_display'
  | 'coordinated_placements'
  | 'custom';

/**
 * Items that a buyer advertises: given in place, by the URL of a feed, or by selecting from a catalog that was synchronized before. Of `url` and `items` at most one is allowed.
 */
export interface CoreCatalog {
  /**
   * Identifier that the buyer gives the catalog, unique in the account; packages refer to it.
   */
  catalog_id?: string;
  /**
   * Name that is shown to people, at most 500 characters; not unique.
   */
  name?: string;
  type: EnumsCatalogType;
  /**
   * https URL of a feed, which only `sync_catalogs` reads. Any other URL, or one in a private network, is refused with `INVALID_REQUEST`; in `sync_catalogs` it fails its catalog alone. A feed that cannot be read fails the catalog with `FEED_FETCH_FAILED`.
   */
  url?: string;
  feed_format?: EnumsFeedFormat;
  update_frequency?: EnumsUpdateFrequency;
  /**
   * Items of the catalog, each an object with its identifier and fields; cannot be combined with `url`.
   *
   * @minItems 1
   * @maxItems 10000
   *
   * Items: Item of the catalog; its type decides which field is the identifier.
   */
  items?: {
    [k: string]: unknown;
  }[];
  /**
   * Identifiers of the items to select, 1 to 10000; absent selects all.
   *
   * @minItems 1
   * @maxItems 10000
   */
  ids?: string[];
  /**
   * GTINs of 8 to 14 digits to which the selection of items is limited.
   *
   * @minItems 1
   * @maxItems 10000
   */
  gtins?: string[];
  /**
   * Tags to which the selection is limited; an item needs at least one of them.
   *
   * @minItems 1
   * @maxItems 100
   */
  tags?: string[];
  /**
   * Category to which the selection is limited, at most 500 characters.
   */
  category?: string;
  /**
   * Words to which the selection is limited; an item must match all of them.
   */
  query?: string;
  /**
   * Event types that count as a conversion of an item, such as `purchase`.
   *
   * @minItems 1
   * @maxItems 100
   */
  conversion_events?: EnumsEventType[];
  content_id_type?: EnumsContentIdType;
  /**
   * Rules by which fields of the feed become fields of items, applied in order.
   *
   * @minItems 1
   * @maxItems 100
   */
  feed_field_mappings?: CoreCatalogFieldMapping[];
}

/**
 * Rule by which a field of a feed becomes a field or an asset of an item. Of `feed_field` and `value`, and of `catalog_field` and `asset_group_id`, at most one is allowed.
 */
export type CoreCatalogFieldMapping = {
  /**
   * Name of the field in the feed from which the value is read.
   */
  feed_field?: string;
  /**
   * Name of the field of the item into which the value is written.
   */
  catalog_field?: string;
  /**
   * Group of assets of the item into which the value of the feed is placed.
   */
  asset_group_id?: string;
  value?: CoreAnyValue;
  /**
   * Conversion that is applied to the value of the feed; absent means none.
   *
   * - `date`: Reads a date in the form of `format`
   * - `divide`: Divides the number by `by`
   * - `boolean`: Reads the value as true or false
   * - `split`: Splits the text at a separator into a list
   */
  transform?: 'date' | 'divide' | 'boolean' | 'split';
  /**
   * Form in which the feed writes dates, for example `YYYY-MM-DD`, at most 500 characters.
   */
  format?: string;
  /**
   * IANA name of the time zone in which the feed writes dates, for example `Europe/Amsterdam`.
   */
  timezone?: string;
  /**
   * Number by which the value is divided, above 0, for example 100 for cents.
   */
  by?: number;
  /**
   * Text at which a value of the feed is split into a list, for example `|`.
   */
  separator?: string;
  default?: CoreAnyValue;
  ext?: CoreExt;
};

/**
 * Delivery figures of one item of a catalog; rates and amounts as in the whole report.
 */
export type CoreCatalogItemDeliveryMetrics = CoreDeliveryMetrics & {
  /**
   * Identifier of the catalog item to which the figures belong.
   */
  content_id: string;
  content_id_type?: EnumsContentIdType;
};

/**
 * A body of content that a publisher produces or distributes, such as a show or a publication.
 */
export interface CoreCollection {
  /**
   * Identifier of the collection inside the file of the publisher.
   */
  collection_id: string;
  /**
   * Name of the collection as it is shown to people.
   */
  name: string;
  kind?: EnumsCollectionKind;
  /**
   * Text that describes the content of the collection.
   */
  description?: string;
  /**
   * Genres of the content, as values of `genre_taxonomy`.
   */
  genre?: string[];
  genre_taxonomy?: EnumsGenreTaxonomy;
  /**
   * Language of the content as a BCP 47 tag, for example `nl-NL`.
   */
  language?: string;
  content_rating?: CoreContentRating;
  cadence?: EnumsCollectionCadence;
  /**
   * Current or coming season in the publisher's own counting, for example `3` or `2026`.
   */
  season?: string;
  status?: EnumsCollectionStatus;
  production_quality?: EnumsProductionQuality;
  /**
   * People who regularly appear in the collection.
   */
  talent?: CoreTalent[];
  special?: CoreSpecial;
  limited_series?: CoreLimitedSeries;
  /**
   * Places where the collection is distributed, each with the identifiers used there.
   */
  distribution?: CoreCollectionDistribution[];
  /**
   * Lead times for booking, cancellation and material, as the publisher states them.
   */
  deadline_policy?: {
    [k: string]: unknown;
  };
  /**
   * Relations to other collections of the same publisher, such as sequels.
   */
  related_collections?: CoreRelatedCollection[];
  /**
   * Extensions of the publisher, keyed by namespace; stored and returned, never interpreted.
   */
  ext?: {
    [k: string]: unknown;
  };
}

/**
 * Platform or publisher that distributes a collection, with its identifiers there.
 */
export interface CoreCollectionDistribution {
  publisher_domain: CoreDomainName;
  /**
   * Identifiers under which the collection is known at that publisher, at least one.
   *
   * @minItems 1
   */
  identifiers: CoreDistributionIdentifier[];
}

/**
 * A list of collections that another agent keeps. Other keys are refused.
 */
export interface CoreCollectionListRef {
  /**
   * URL of the agent that keeps the list, at most 2048 characters.
   */
  agent_url: string;
  /**
   * Identifier of the list at that agent, 1 to 256 characters.
   */
  list_id: string;
  /**
   * Bearer token with which the seller reads the list from the agent. It is stored and never returned.
   */
  auth_token?: string;
}

/**
 * Selector of collections from the file of one publisher.
 */
export interface CoreCollectionSelector {
  publisher_domain: CoreDomainName;
  /**
   * Identifiers of the collections in that publisher's file, at least one.
   *
   * @minItems 1
   */
  collection_ids: string[];
}

/**
 * Metric that the seller committed to report for the package until its end.
 */
export type CoreCommittedMetric =
  | {
      /**
       * Origin of the metric, which decides the other members.
       */
      scope: 'standard';
      metric_id: EnumsAvailableMetric;
      qualifier?: CoreMetricQualifier;
      /**
       * When; it counts for reports of periods that end later; ISO 8601 with a zone.
       */
      committed_at: string;
    }
  | {
      /**
       * Origin of the metric, which decides the other members.
       */
      scope: 'vendor';
      vendor: CoreBrandRef;
      metric_id: CoreVendorMetricId;
      /**
       * When; it counts for reports of periods that end later; ISO 8601 with a zone.
       */
      committed_at: string;
    };

/**
 * Age or audience rating of content, stated as a scheme and its value.
 */
export interface CoreContentRating {
  system: EnumsContentRatingSystem;
  /**
   * Rating as the scheme writes it, for example `TV-14` or `explicit`.
   */
  rating: string;
}

/**
 * Opaque object of the caller. It is returned unchanged in every response, error and webhook of the request, and never interpreted.
 */
export interface CoreContext {
  [k: string]: unknown;
}

/**
 * Country as an ISO 3166-1 alpha-2 code in capital letters, for example `NL`.
 */
export type CoreCountryCode = string;

/**
 * A creative with everything that is needed to serve it. Exactly one of `format_id` and `format_kind` is given.
 */
export interface CoreCreativeAsset {
  /**
   * Identifier that the buyer gives the creative, unique in the account; assignments refer to it.
   */
  creative_id: string;
  /**
   * Name that is shown to people, at most 500 characters; not unique.
   */
  name: string;
  format_id?: CoreFormatId;
  format_kind?: CoreCanonicalFormatKind;
  format_option_ref?: CoreFormatOptionRef;
  assets: CoreSlotAssets;
  /**
   * Sets of macro values for which previews of the creative are rendered, at most 100.
   *
   * @maxItems 100
   *
   * Items: Named set of macro values with which the creative is rendered.
   */
  inputs?: {
    /**
     * Name of the set, for example `mobile, evening`, at most 500 characters.
     */
    name: string;
    /**
     * Map from a macro to the value that replaces it.
     */
    macros?: {
      [k: string]: string;
    };
    /**
     * Description of the situation that the macro values stand for, as text for people.
     */
    context_description?: string;
  }[];
  /**
   * Labels of the buyer for the creative, at most 100; used for filters.
   *
   * @maxItems 100
   */
  tags?: string[];
  status?: EnumsCreativeStatus;
  /**
   * Share of the rotation among the creatives of a package, from 0 to 100.
   */
  weight?: number;
  /**
   * Placements for which the creative is meant; absent means every placement; 1 to 500.
   *
   * @minItems 1
   * @maxItems 500
   */
  placement_refs?: CorePlacementRef[];
  /**
   * Placements that the creative is meant for, by their identifiers in the product.
   *
   * @minItems 1
   * @maxItems 500
   */
  placement_ids?: string[];
  /**
   * Registrations of the creative at industry registries, such as an Ad-ID, at most 100.
   *
   * @maxItems 100
   */
  industry_identifiers?: CoreIndustryIdentifier[];
  provenance?: CoreProvenance;
  ext?: CoreExt;
}

/**
 * Assignment of a creative of the library to a package. An unknown creative is refused with `CREATIVE_NOT_FOUND`, a rejected one with `CREATIVE_REJECTED`, and one in another format with `UNSUPPORTED_FEATURE`.
 */
export interface CoreCreativeAssignment {
  /**
   * Identifier of the creative in the library of the account, at most 256 characters.
   */
  creative_id: string;
  /**
   * Share of rotation beside other creatives of the package, 0 to 100; 0 pauses the creative. Absent means equal shares.
   */
  weight?: number;
  /**
   * Placements to which the assignment is limited, 1 to 500; absent means all of the package.
   *
   * @minItems 1
   * @maxItems 500
   */
  placement_refs?: CorePlacementRef[];
  /**
   * Only on these placements, by their identifiers in the product, 1 to 500.
   *
   * @minItems 1
   * @maxItems 500
   */
  placement_ids?: string[];
}

/**
 * Brief for a creative: goal, audience, messages and legal requirements.
 */
export interface CoreCreativeBrief {
  /**
   * Name of the campaign, at most 500 characters.
   */
  name: string;
  /**
   * Goal that the creative should serve.
   *
   * - `awareness`: People learn that the brand or product exists
   * - `consideration`: People compare and begin to prefer the product
   * - `conversion`: People buy or do what counts as a conversion
   * - `retention`: Customers stay and buy again
   * - `engagement`: People interact with the brand
   */
  objective?: 'awareness' | 'consideration' | 'conversion' | 'retention' | 'engagement';
  /**
   * Tone in which the creative should speak, at most 5000 characters.
   */
  tone?: string;
  /**
   * Description of the people whom the creative addresses, at most 5000 characters.
   */
  audience?: string;
  /**
   * Creative idea or theme on which the ad builds, at most 5000 characters.
   */
  territory?: string;
  /**
   * Messages that the creative must convey, in order of importance.
   */
  messaging?: {
    /**
     * Headline of the ad, at most 5000 characters; the slot may accept less.
     */
    headline?: string;
    /**
     * Tagline that the creative should show, at most 5000 characters.
     */
    tagline?: string;
    /**
     * Call to action, such as `Order now`, at most 500 characters.
     */
    cta?: string;
    /**
     * Most important messages, at most 100, the first being the main one.
     *
     * @maxItems 100
     */
    key_messages?: string[];
  };
  /**
   * Files that show what is meant, such as earlier ads, at most 100.
   *
   * @maxItems 100
   */
  reference_assets?: CoreReferenceAsset[];
  /**
   * Legal requirements that the creative must meet, such as required disclosures.
   */
  compliance?: {
    /**
     * Disclosures that the creative must show, 1 to 100.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: Disclosure with its wording, position and duration.
     */
    required_disclosures?: {
      /**
       * Wording of the disclosure, at most 5000 characters.
       */
      text: string;
      position?: EnumsDisclosurePosition;
      /**
       * Countries or regions whose rules ask for the disclosure, as ISO 3166 codes.
       *
       * @minItems 1
       * @maxItems 100
       */
      jurisdictions?: string[];
      /**
       * Law or rule that asks for the disclosure, such as `FTC 16 CFR 255`.
       */
      regulation?: string;
      /**
       * Shortest time for which the disclosure must be visible, in milliseconds.
       */
      min_duration_ms?: number;
      /**
       * Language of the disclosure, as a BCP 47 tag.
       */
      language?: string;
      persistence?: EnumsDisclosurePersistence;
    }[];
    /**
     * Claims that the creative must not make, each as a phrase, 1 to 100.
     *
     * @minItems 1
     * @maxItems 100
     */
    prohibited_claims?: string[];
  };
}

/**
 * What producing a creative used up, as far as the price depends on it.
 */
export interface CoreCreativeConsumption {
  /**
   * Language-model tokens that the production used; 0 or more.
   */
  tokens?: number;
  /**
   * Images that were generated for the creative; 0 or more.
   */
  images_generated?: number;
  /**
   * Finished renders that were produced, one per manifest; 0 or more.
   */
  renders?: number;
  /**
   * Seconds of audio or video that were produced; 0 or more.
   */
  duration_seconds?: number;
}

/**
 * Delivery figures of one creative on a package; rates and amounts as in the whole report.
 */
export type CoreCreativeDeliveryMetrics = CoreDeliveryMetrics & {
  /**
   * Identifier of the creative in the library of the account.
   */
  creative_id: string;
  /**
   * Share of the rotation that the creative had on the package, from 0 to 100.
   */
  weight?: number;
};

/**
 * Conditions that the returned creatives meet; a creative must meet all of them.
 */
export interface CoreCreativeFilters {
  /**
   * Accounts whose creatives are wanted, 1 to 100; absent means all that the caller may see.
   *
   * @minItems 1
   * @maxItems 100
   */
  accounts?: CoreAccountRef[];
  /**
   * Creatives in these states; all but archived ones when absent; 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  statuses?: EnumsCreativeStatus[];
  /**
   * Labels of which the creative must have all, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  tags?: string[];
  /**
   * Labels of which the creative must have at least one, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  tags_any?: string[];
  /**
   * Creatives whose name holds this text, upper and lower case alike, at most 500 characters.
   */
  name_contains?: string;
  /**
   * Identifiers of the wanted creatives, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  creative_ids?: string[];
  /**
   * Time after which a creative must have been created, exclusive, ISO 8601 with a zone.
   */
  created_after?: string;
  /**
   * Time before which a creative must have been created, exclusive, ISO 8601 with a zone.
   */
  created_before?: string;
  /**
   * Time after which a creative must have last changed, exclusive, ISO 8601 with a zone.
   */
  updated_after?: string;
  /**
   * Time before which a creative must have last changed, exclusive, ISO 8601 with a zone.
   */
  updated_before?: string;
  /**
   * Packages of which the creative must be assigned to at least one, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  assigned_to_packages?: string[];
  /**
   * Media buys of which the creative must be assigned to a package, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  media_buy_ids?: string[];
  /**
   * Whether the creative must be without any assignment (true) or have one (false); absent means either.
   */
  unassigned?: boolean;
  /**
   * Whether the creative must have been served (true) or never (false); absent means either.
   */
  has_served?: boolean;
  /**
   * Identifiers of concepts of which the creative must realize one, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  concept_ids?: string[];
  /**
   * Formats of which the creative must have one, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  format_ids?: CoreFormatId[];
  /**
   * Whether the creative must have variables (true) or must not (false); absent means either.
   */
  has_variables?: boolean;
  ext?: CoreExt;
}

/**
 * Part of a creative in the library: a file with its URL, or a text.
 */
export type CoreCreativeItem =
  | {
      /**
       * Constant that states whether the part is a file or a text.
       */
      asset_kind: 'media';
      /**
       * Role of the part in the creative, such as `headline`.
       */
      asset_type: string;
      /**
       * Identifier of the part, unique inside the creative.
       */
      asset_id: string;
      /**
       * URL from which the file of the part is fetched.
       */
      content_uri: string;
    }
  | {
      /**
       * Constant that states whether the part is a file or a text.
       */
      asset_kind: 'text';
      /**
       * Role of the part in the creative, such as `headline`.
       */
      asset_type: string;
      /**
       * Identifier of the part, unique inside the creative.
       */
      asset_id: string;
      /**
       * Text of the part, or several alternatives of it.
       */
      content: string | string[];
    };

/**
 * What a creative consists of: its format and its assets by slot. At most one of `format_id` and `format_kind` is given.
 */
export interface CoreCreativeManifest {
  format_id?: CoreFormatId;
  format_kind?: CoreCanonicalFormatKind;
  format_option_ref?: CoreFormatOptionRef;
  assets: CoreSlotAssets;
  brand?: CoreBrandRef;
  /**
   * Limits on the use of the assets, at most 100; kept with the manifest and returned unchanged.
   *
   * @maxItems 100
   */
  rights?: CoreRightsConstraint[];
  /**
   * Registrations of the creative, such as clearance numbers; at most 100 of them.
   *
   * @maxItems 100
   */
  industry_identifiers?: CoreIndustryIdentifier[];
  provenance?: CoreProvenance;
  ext?: CoreExt;
}

/**
 * Rules that creatives of a product must meet; a violation leads to a rejection in the review.
 */
export interface CoreCreativePolicy {
  co_branding: EnumsCoBrandingRequirement;
  landing_page: EnumsLandingPageRequirement;
  /**
   * Whether the seller offers templates from which creatives are built.
   */
  templates_available: boolean;
  /**
   * Whether a creative must declare how it was made; one without is rejected.
   */
  provenance_required?: boolean;
  /**
   * Requirements for the declaration of origin; a creative that violates them is refused.
   */
  provenance_requirements?: {
    /**
     * Whether the kind of source must be declared, such as a camera or an AI model.
     */
    require_digital_source_type?: boolean;
    /**
     * Whether the data needed for disclosures must be declared.
     */
    require_disclosure_metadata?: boolean;
    /**
     * Whether the origin must be embedded in the file itself, as with C2PA.
     */
    require_embedded_provenance?: boolean;
  };
  /**
   * Agents whose verification of the origin the seller accepts, at least one.
   *
   * @minItems 1
   *
   * Items: Agent that verifies the origin of creatives.
   */
  accepted_verifiers?: {
    /**
     * https URL of the agent's task endpoint, to which its tasks are sent.
     */
    agent_url: string;
    /**
     * Identifier of the feature that the agent verifies; absent means all.
     */
    feature_id?: string;
    /**
     * Names of the providers whose watermarks or manifests the agent can read; absent means all.
     *
     * @minItems 1
     */
    providers?: string[];
  }[];
}

/**
 * A part of a creative that can be filled in.
 */
export interface CoreCreativeVariable {
  /**
   * Identifier of the variable, unique inside the creative.
   */
  variable_id: string;
  /**
   * Name that is shown to people, at most 500 characters; not unique.
   */
  name: string;
  /**
   * Kind of value that the variable takes.
   *
   * - `text`: Plain text
   * - `image`: Image file
   * - `video`: Video file
   * - `audio`: Audio file
   * - `url`: URL
   * - `number`: Number
   * - `boolean`: True or false
   * - `color`: Color in the form `#RRGGBB`
   * - `date`: Calendar date
   */
  variable_type: 'text' | 'image' | 'video' | 'audio' | 'url' | 'number' | 'boolean' | 'color' | 'date';
  /**
   * Value that the variable has if no other value is supplied.
   */
  default_value?: string;
  /**
   * Whether the creative can be served only if the variable has a value.
   */
  required?: boolean;
}

/**
 * A variant of a creative as it was served, with its delivery metrics.
 */
export type CoreCreativeVariant = CoreDeliveryMetrics & {
  /**
   * Identifier of the served variant; differs from `build_variant_id` and `preview_id`.
   */
  variant_id: string;
  manifest?: CoreCreativeManifest;
  /**
   * Context that the variant was produced for, when it was produced while serving.
   */
  generation_context?: {
    /**
     * Kind of the context, such as a page or an episode.
     */
    context_type?: string;
    /**
     * Piece of content that the variant was produced for.
     */
    artifact?: {
      property_id: CoreIdentifier;
      /**
       * Identifier of the piece of content at its publisher.
       */
      artifact_id: string;
    };
    ext?: CoreExt;
  };
};

/**
 * Currency as an ISO 4217 code in capital letters, for example `EUR`.
 */
export type CoreCurrencyCode = string;

/**
 * Calendar days from `start` up to `end`. A start after the end is refused with `VALIDATION_ERROR`.
 */
export interface CoreDateRange {
  /**
   * First day of the range, inclusive, `YYYY-MM-DD`; a start after `end` is refused.
   */
  start: string;
  /**
   * Last day of the range, `YYYY-MM-DD`; must not be before `start`; `YYYY-MM-DD`.
   */
  end: string;
}

/**
 * A time from `start` up to `end`. A start that is not before the end is refused with `VALIDATION_ERROR`.
 */
export interface CoreDatetimeRange {
  /**
   * First instant of the range, inclusive, ISO 8601 with a zone.
   */
  start: string;
  /**
   * End of the range, exclusive; must be after `start`; ISO 8601 with a zone.
   */
  end: string;
}

/**
 * Hours on some days of the week, in the time zone of the place. Other keys are refused.
 */
export interface CoreDaypartTarget {
  /**
   * Days of the week on which the hours apply, at least one, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  days: EnumsDayOfWeek[];
  /**
   * Hour at which the window begins, 0 to 23 in local time.
   */
  start_hour: number;
  /**
   * Hour at which the window ends, exclusive, 1 to 24; must be above `start_hour`.
   */
  end_hour: number;
  /**
   * Name that is shown to people, at most 500 characters; not unique.
   */
  label?: string;
}

/**
 * Expected delivery at one or several points, with the method and validity of the forecast.
 */
export interface CoreDeliveryForecast {
  /**
   * Points of the forecast, at least one, for example one for each budget.
   *
   * @minItems 1
   */
  points: CoreForecastPoint[];
  forecast_range_unit?: EnumsForecastRangeUnit;
  method: EnumsForecastMethod;
  /**
   * ISO 4217 code of the currency in which every amount beside it is stated.
   */
  currency: string;
  demographic_system?: EnumsDemographicSystem;
  /**
   * Demographic code for which the figures are stated, for example `P18-49`.
   */
  demographic?: string;
  /**
   * Name of the source whose measurement underlies the forecast, in lower case, at most 64 characters.
   */
  measurement_source?: string;
  reach_unit?: EnumsReachUnit;
  /**
   * Time at which the forecast was computed, ISO 8601 in UTC.
   */
  generated_at?: string;
  /**
   * Time until which the forecast is valid; compute a new one afterwards; ISO 8601 with a zone.
   */
  valid_until?: string;
  ext?: CoreExt;
}

/**
 * Value of a metric that has a qualifier; the plain figure is then absent.
 */
export type CoreDeliveryMetricAggregate =
  | {
      /**
       * Origin of the metric, which decides the other members.
       */
      scope: 'standard';
      metric_id: EnumsAvailableMetric;
      qualifier?: CoreMetricQualifier;
      /**
       * Value of the metric over all packages of the buy.
       */
      value: number;
      /**
       * Number of impressions whose viewability could be measured; the base of the rate.
       */
      measurable_impressions?: number;
      /**
       * Number of measured impressions that met the viewability standard.
       */
      viewable_impressions?: number;
      /**
       * Number of impressions that form the base of a rate.
       */
      impressions?: number;
      /**
       * Number of views that reached the completion threshold; the base of the rate.
       */
      completed_views?: number;
      /**
       * Amount spent that a cost or return is computed from, in major units of the currency.
       */
      spend?: number;
      /**
       * Number of conversions by which the spend was divided.
       */
      conversions?: number;
      /**
       * Value of the conversions that was divided by the spend.
       */
      conversion_value?: number;
      /**
       * Number of clicks that a rate or cost is computed from.
       */
      clicks?: number;
    }
  | {
      /**
       * Origin of the metric, which decides the other members.
       */
      scope: 'vendor';
      vendor: CoreBrandRef;
      metric_id: CoreVendorMetricId;
      /**
       * Variant of the vendor's metric; its members are defined by the vendor.
       */
      qualifier?: {
        [k: string]: unknown;
      };
      /**
       * Value of the metric over all packages of the buy.
       */
      value: number;
      /**
       * Number of impressions whose viewability could be measured; the base of the rate.
       */
      measurable_impressions?: number;
    };

/**
 * Figures of delivery. A metric that is not measured is absent, not 0. Rates are shares from 0 to 1, amounts are in the currency of the report.
 */
export interface CoreDeliveryMetrics {
  /**
   * Number of impressions that were counted for billing or reporting.
   */
  impressions?: number;
  /**
   * Amount spent, in major units of the currency of the report.
   */
  spend?: number;
  /**
   * Number of clicks, after invalid traffic was removed.
   */
  clicks?: number;
  /**
   * Click-through rate: clicks divided by impressions, from 0 to 1.
   */
  ctr?: number;
  /**
   * Number of views that lasted long enough to count on the platform.
   */
  views?: number;
  /**
   * Number of views that reached the end or the completion threshold.
   */
  completed_views?: number;
  /**
   * Completed views for each impression; null when there was none; from 0 to 1.
   */
  completion_rate?: number | null;
  /**
   * Number of conversions inside the attribution window.
   */
  conversions?: number;
  /**
   * Value of the conversions, in major units of the currency of the report.
   */
  conversion_value?: number;
  /**
   * Return on ad spend: conversion value divided by spend.
   */
  roas?: number;
  /**
   * Spend divided by conversions, in major units of the currency of the report.
   */
  cost_per_acquisition?: number;
  /**
   * Share of conversions that came from people who had not bought the brand before, 0 to 1.
   */
  new_to_brand_rate?: number;
  /**
   * Number of leads that people submitted, such as filled forms.
   */
  leads?: number;
  /**
   * Additional sales caused by the ads, as a share of sales without them.
   */
  incremental_sales_lift?: number;
  /**
   * Change of attitudes caused by the ads, as a share of the people asked.
   */
  brand_lift?: number;
  /**
   * Number of visits to stores that are attributed to the ads.
   */
  foot_traffic?: number;
  /**
   * Additional conversions caused by the ads, as a share of conversions without them.
   */
  conversion_lift?: number;
  /**
   * Additional searches for the brand caused by the ads, as a share of those without them.
   */
  brand_search_lift?: number;
  /**
   * Number of times that the ad was played on screens out of home.
   */
  plays?: number;
  /**
   * Conversions split by the type of their event; the sum is not above the total.
   *
   * Items: Conversions of one event type, optionally of one event source.
   */
  by_event_type?: {
    event_type: EnumsEventType;
    /**
     * Event source that reported the events; absent means all sources together.
     */
    event_source_id?: string;
    /**
     * Number of conversions of this row.
     */
    count: number;
    /**
     * Value of the conversions of this row, in major units of the report's currency.
     */
    value?: number;
  }[];
  /**
   * Gross rating points: reach in percent of the population, times frequency.
   */
  grps?: number;
  /**
   * Number of different people or devices reached, in `reach_unit`. It must not be added up over rows.
   */
  reach?: number;
  reach_unit?: EnumsReachUnit;
  /**
   * Period over which reach and frequency were counted.
   */
  reach_window?: {
    /**
     * Kind of period over which reach was counted.
     *
     * - `cumulative`: Everyone reached since the start of the flight
     * - `period`: Everyone reached within the reporting period
     * - `rolling`: Everyone reached within the last period of the given length
     */
    kind: 'cumulative' | 'period' | 'rolling';
    period?: CoreDuration;
  };
  /**
   * Average number of impressions for each person or device that was reached.
   */
  frequency?: number;
  /**
   * Number of video views by the quarter of the playing time that they reached.
   */
  quartile_data?: {
    /**
     * Number of views that reached 25 percent of the playing time.
     */
    q1_views?: number;
    /**
     * Number of views that reached 50 percent of the playing time.
     */
    q2_views?: number;
    /**
     * Number of views that reached 75 percent of the playing time.
     */
    q3_views?: number;
    /**
     * Number of views that reached the end.
     */
    q4_views?: number;
  };
  /**
   * Figures of screens out of home, such as plays and screen time.
   */
  dooh_metrics?: {
    /**
     * Number of times that the ad was played in the loops of all screens.
     */
    loop_plays?: number;
    /**
     * Number of different screens that showed the ad.
     */
    screens_used?: number;
    /**
     * Time for which the ad was on screens, in seconds, summed over the screens.
     */
    screen_time_seconds?: number;
    /**
     * Share of voice that was reached: own plays divided by all plays, 0 to 1.
     */
    sov_achieved?: number;
    /**
     * Method by which plays were converted to impressions, as text for people.
     */
    calculation_notes?: string;
    /**
     * Figures split by venue; the rows add up to the totals.
     *
     * Items: Figures of one venue with its identifier.
     */
    venue_breakdown?: {
      /**
       * Identifier of the venue at the seller or network.
       */
      venue_id: string;
      /**
       * Name of the venue as it is shown to people.
       */
      venue_name?: string;
      /**
       * Kind of the venue, such as `airport` or `retail`.
       */
      venue_type?: string;
      /**
       * Number of impressions in the venue.
       */
      impressions: number;
      /**
       * Number of plays of the ad in the venue.
       */
      loop_plays?: number;
      /**
       * Number of screens of the venue that showed the ad.
       */
      screens_used?: number;
    }[];
  };
  /**
   * Viewability figures, with the standard by which they were measured.
   */
  viewability?: {
    vendor?: CoreBrandRef;
    /**
     * Number of impressions whose viewability could be measured; the base of the rate.
     */
    measurable_impressions?: number;
    /**
     * Number of measured impressions that met the viewability standard.
     */
    viewable_impressions?: number;
    /**
     * Viewable impressions divided by measurable impressions, from 0 to 1.
     */
    viewable_rate?: number;
    /**
     * Average time for which an impression was in view, in seconds.
     */
    viewed_seconds?: number;
    standard?: EnumsViewabilityStandard;
  };
  /**
   * Number of interactions of any kind, such as likes, comments and shares.
   */
  engagements?: number;
  /**
   * Number of accounts that began to follow the advertiser.
   */
  follows?: number;
  /**
   * Number of times that people saved the ad or its post.
   */
  saves?: number;
  /**
   * Number of visits to the advertiser's profile.
   */
  profile_visits?: number;
  /**
   * Engagements divided by impressions, from 0 to 1.
   */
  engagement_rate?: number;
  /**
   * Spend divided by clicks, in major units of the report's currency.
   */
  cost_per_click?: number;
  /**
   * Spend divided by completed views, in major units of the report's currency.
   */
  cost_per_completed_view?: number;
  /**
   * Spend for 1000 impressions, in major units of the report's currency.
   */
  cpm?: number;
  /**
   * Number of downloads, for example of podcast episodes.
   */
  downloads?: number;
  /**
   * Number of product units that were sold after contact with the ads.
   */
  units_sold?: number;
  /**
   * Number of product units that were sold to people who had not bought the brand before.
   */
  new_to_brand_units?: number;
  /**
   * Conversions split by the place where people acted.
   *
   * Items: Conversions at one kind of place, optionally of one event source.
   */
  by_action_source?: {
    action_source: EnumsActionSource;
    /**
     * Event source that reported the events; absent means all sources together.
     */
    event_source_id?: string;
    /**
     * Number of conversions of this row.
     */
    count: number;
    /**
     * Value of the conversions of this row, in major units of the report's currency.
     */
    value?: number;
  }[];
  /**
   * Values of metrics that vendors define; each pair of vendor and metric at most once.
   */
  vendor_metric_values?: CoreVendorMetricValue[];
}

/**
 * State of a signal on one destination.
 */
export type CoreDeployment =
  | {
      /**
       * Kind of destination; `platform` for a platform.
       */
      type: 'platform';
      /**
       * Identifier of the platform that holds the segment.
       */
      platform: string;
      /**
       * Seat or advertiser on the destination, when one was named.
       */
      account?: string;
      /**
       * Whether the signal can be used on the destination now.
       */
      is_live: boolean;
      activation_key?: CoreActivationKey;
      /**
       * Minutes until an activation becomes live; present while the signal is not live.
       */
      estimated_activation_duration_minutes?: number;
      /**
       * Time at which the signal became live on the destination.
       */
      deployed_at?: string;
    }
  | {
      /**
       * Kind of destination; `agent` for an agent.
       */
      type: 'agent';
      /**
       * URL of the agent that uses the signal.
       */
      agent_url: string;
      /**
       * Seat or advertiser on the destination, when one was named.
       */
      account?: string;
      /**
       * Whether the signal can be used on the destination now.
       */
      is_live: boolean;
      activation_key?: CoreActivationKey;
      /**
       * Minutes until an activation becomes live; present while the signal is not live.
       */
      estimated_activation_duration_minutes?: number;
      /**
       * Time at which the signal became live on the destination.
       */
      deployed_at?: string;
    };

/**
 * Platform or agent on which a signal is used. The same kind, name and seat always mean the same destination.
 */
export type CoreDestination =
  | {
      /**
       * Kind of destination; `platform` for a platform.
       */
      type: 'platform';
      /**
       * Identifier of the platform, 1 to 128 characters, such as `tern-dsp`.
       */
      platform: string;
      /**
       * Seat or advertiser on the platform, at most 256 characters.
       */
      account?: string;
    }
  | {
      /**
       * Kind of destination; `agent` for an agent.
       */
      type: 'agent';
      /**
       * URL of the agent, at most 2048 characters; compared in canonical form.
       */
      agent_url: string;
      /**
       * Seat or advertiser on the agent, at most 256 characters.
       */
      account?: string;
    };

/**
 * Problem that keeps the measurement from working well, with its severity.
 */
export interface CoreDiagnosticIssue {
  /**
   * Severity of the problem for measurement and optimization.
   *
   * - `error`: The source cannot be used until it is corrected
   * - `warning`: The source works with lower quality
   * - `info`: Remark without an effect
   */
  severity: 'error' | 'warning' | 'info';
  /**
   * Explanation of the problem in one or two sentences for people.
   */
  message: string;
}

/**
 * Identifier of a collection on a platform that distributes it.
 */
export interface CoreDistributionIdentifier {
  type: EnumsDistributionIdentifierType;
  /**
   * Value of the identifier on that platform, 1 to 2048 characters.
   */
  value: string;
}

/**
 * Host name without scheme, port or path: lower case, labels of letters, digits and inner hyphens, international names in A-label form (`xn--…`). A value with another shape is invalid.
 */
export type CoreDomainName = string;

/**
 * Connection to another system that is needed first. A missing one states how to make it.
 */
export interface CoreDownstreamConnectionRequirement {
  /**
   * Name of the other system to which a connection is needed.
   */
  provider?: string;
  /**
   * Kind of thing that must be connected.
   *
   * - `advertiser_account`: Advertising account of the buyer at the platform
   * - `publisher_identity`: Profile or page that publishes the ads
   * - `post_authorization`: Permission for one published post
   */
  connection_type: 'advertiser_account' | 'publisher_identity' | 'post_authorization';
  /**
   * Operations that fail without the connection, such as `create_media_buy`.
   */
  required_for?: string[];
  /**
   * Range for which the connection is valid.
   *
   * - `account`: The whole account at the seller
   * - `identity`: One identity on the platform
   * - `post`: One post
   * - `unknown`: The range could not be determined
   */
  scope?: 'account' | 'identity' | 'post' | 'unknown';
  /**
   * State of the connection when the response was made.
   *
   * - `connected`: The connection exists and can be used
   * - `missing`: There is no connection yet
   * - `pending`: Somebody still has to confirm the connection
   * - `expired`: The connection ended at its time
   * - `revoked`: The owner withdrew the connection
   * - `not_required`: The operation needs no connection
   * - `unknown`: The state could not be determined
   */
  status?: 'connected' | 'missing' | 'pending' | 'expired' | 'revoked' | 'not_required' | 'unknown';
  /**
   * Identifier of the connection at the seller.
   */
  connection_id?: string;
  /**
   * Resource on the platform to which the connection belongs.
   */
  resource_ref?: {
    /**
     * Identifier of the advertising account on the platform.
     */
    platform_account_id?: string;
    /**
     * Identifier of the identity on the platform.
     */
    identity_id?: string;
    /**
     * Handle of the identity on the platform, for example `@ironclove`.
     */
    handle?: string;
    /**
     * URL of the identity's public profile.
     */
    profile_url?: string;
    /**
     * Identifier of the post on the platform.
     */
    post_id?: string;
    /**
     * URL of the post on the platform.
     */
    post_url?: string;
  };
  /**
   * URL of the page on which the connection is made.
   */
  authorization_url?: string;
  /**
   * Steps by which the connection is made, as text for people.
   */
  authorization_instructions?: string;
  /**
   * Time at which the connection ends; absent means that no end is set.
   */
  expires_at?: string;
}

/**
 * Length of time, stated as a number of units, such as 7 days.
 */
export interface CoreDuration {
  /**
   * Number of units, 1 or more; with the unit `campaign` always 1.
   */
  interval: number;
  /**
   * Unit of the duration; `campaign` stands for the whole flight.
   *
   * - `seconds`: Seconds
   * - `minutes`: Minutes
   * - `hours`: Hours
   * - `days`: Days of 24 hours
   * - `campaign`: The whole flight of the campaign, with an interval of 1
   */
  unit: 'seconds' | 'minutes' | 'hours' | 'days' | 'campaign';
}

/**
 * Error of a task or of one of its items. The same object appears in the error of the envelope and in `errors`.
 */
export interface CoreError {
  /**
   * Code in upper case. Callers must accept unknown codes and act by `recovery`.
   */
  code: string;
  /**
   * Explanation of the error for people: the field, the fault and the mend; never parse it.
   */
  message: string;
  /**
   * Path of the field at fault, for example `accounts[0].billing`; absent if no single field is.
   */
  field?: string;
  /**
   * Action by which the caller can correct the request; absent where no action helps.
   */
  suggestion?: string;
  /**
   * Seconds to wait before another attempt, 1 to 3600; for transient errors only.
   */
  retry_after?: number;
  /**
   * Every place where the request violates its schema, each with pointer and keyword.
   *
   * Items: Place of the request that violates the schema, with the violated rule.
   */
  issues?: {
    /**
     * JSON Pointer (RFC 6901) from the root of the request to the value.
     */
    pointer: string;
    /**
     * Fault of the value at that place, in one sentence.
     */
    message: string;
    /**
     * JSON Schema keyword that the value violates, for example `maxLength`.
     */
    keyword: string;
    /**
     * JSON Pointer of the violated keyword inside the schema, for developers.
     */
    schemaPath?: string;
    /**
     * `$id` of the schema that the value violates.
     */
    schema_id?: string;
    /**
     * Values of the request by which a branch of a union was chosen.
     *
     * Items: Value of the request by which a variant of the schema was chosen.
     */
    discriminator?: {
      /**
       * Name of the property whose value decides the branch of the union.
       */
      property_name: string;
      /**
       * Value that stood in the request at that place.
       */
      value: string | number | boolean | null;
    }[];
    /**
     * Branches of a union of which none fits, with what each requires.
     *
     * Items: Branch of the union with the properties that it requires.
     */
    variants?: {
      [k: string]: unknown;
    }[];
  }[];
  /**
   * Small object with facts that depend on the code, such as `minimum_budget`.
   */
  details?: {
    [k: string]: unknown;
  };
  recovery?: EnumsErrorRecovery;
  /**
   * Severity of an advisory in a response that succeeded; absent on failures.
   */
  severity?: 'warning';
  /**
   * Program that made the error: the agent or a client library.
   *
   * - `producer`: The agent that runs the task
   * - `sdk`: A client library, before or after the request
   */
  source?: 'producer' | 'sdk';
  /**
   * Name of the client library that made the error; present if `source` is `sdk`.
   */
  sdk_id?: string;
}

/**
 * Place of a refused request with the fault and, if known, the mend.
 */
export interface CoreErrorIssue {
  /**
   * Place of the value: a JSON Pointer into the body (`/domains/3`), or the name of the query or path parameter. An empty string means the whole input.
   */
  path: string;
  /**
   * Fault at that place in one sentence, naming the violated rule.
   */
  message: string;
}

/**
 * Body of every refused or failed request. `error` is stable and meant for programs, `message` is meant for people and may change.
 */
export interface CoreErrorResponse {
  /**
   * Stable code in snake case, for example `invalid_request` or `rate_limited`.
   */
  error: string;
  /**
   * Explanation for people in one or two sentences; never parse it.
   */
  message: string;
  /**
   * Places of the request that failed validation; present with `invalid_request` only.
   */
  issues?: CoreErrorIssue[];
  /**
   * Addresses that exist and are most like the one requested, the most similar first; with `not_found` of published schemas only.
   *
   * @maxItems 5
   */
  did_you_mean?: string[];
  /**
   * Seconds to wait before the next try; always present with status 429, and equal to the Retry-After header.
   */
  retry_after?: number;
  /**
   * Domain that the request was about, in canonical form.
   */
  domain?: string;
  /**
   * HTTP status with which the domain last responded to a request for its brand.json, 0 if no response arrived; brand resolution only.
   */
  file_status?: number;
  /**
   * URL that was requested or that helps further, for example that of the domain's file.
   */
  url?: string;
  challenge?: RegistryOwnershipChallenge;
  /**
   * Identifier of the case that an operator decides; always present with `held_for_review`. Saving the same domain again while the case is open returns the same identifier.
   */
  review_id?: string;
  /**
   * Findings about the document of the domain, if one was found but could not be used.
   */
  errors?: RegistryValidationError[];
  last_failure?: RegistryLastFailure;
  /**
   * Values that the refused parameter accepts; present if they can be listed.
   */
  valid_values?: string[];
  /**
   * Id of the person who decided first, or `admin` for a command; with `already_decided` and `cannot_undo`, as long as the audit log has it.
   */
  decided_by?: string;
  /**
   * Time of that decision, ISO 8601 in UTC; with `already_decided` and `cannot_undo`, as long as the audit log has it.
   */
  decided_at?: string;
  /**
   * OAuth scope or, for an API key, permission that the operation needs; present with `insufficient_scope` if one would help.
   */
  required_scope?: string;
}

/**
 * How variants are scored and ranked. Experimental: refused with `EVALUATOR_AGENT_NOT_ACCEPTED` for an agent that is not on the list.
 */
export interface CoreEvaluatorSpec {
  /**
   * Identifier of an evaluator of this agent; at most 256 characters.
   */
  evaluator_id?: string;
  /**
   * Agent that scores the variants; must be on the list of this agent.
   */
  agent_url?: string;
  /**
   * Examples that pass or fail, in place of an evaluator; at most 100 members.
   */
  exemplars?: {
    [k: string]: unknown;
  };
  /**
   * Features that a variant must have, 1 to 100 of them; others are left out.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A feature with the values that a variant must have. Other keys are refused.
   */
  feature_requirement?: {
    /**
     * Identifier of the feature, at most 256 characters.
     */
    feature_id: string;
    /**
     * Smallest value of the feature that a variant may have.
     */
    min_value?: number;
    /**
     * Largest value of the feature that a variant may have.
     */
    max_value?: number;
    /**
     * Values of the feature that a variant may have, 1 to 100 of them.
     *
     * @minItems 1
     * @maxItems 100
     */
    allowed_values?: (string | number | boolean)[];
    /**
     * What happens to a variant whose feature was not measured.
     *
     * - `exclude`: The variant is left out.
     * - `include`: The variant stays.
     */
    if_not_covered?: 'exclude' | 'include';
    /**
     * Policy that the requirement comes from, at most 256 characters.
     */
    policy_id?: string;
  }[];
  /**
   * Features that order the variants, the most important first; 1 to 20.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A feature that orders the variants, with its direction.
   */
  rank_by?: {
    /**
     * Identifier of the feature, at most 256 characters.
     */
    feature_id: string;
    /**
     * Whether more or less of the feature is better.
     *
     * - `maximize`: More of the feature is better.
     * - `minimize`: Less of the feature is better.
     */
    direction?: 'maximize' | 'minimize';
  }[];
  /**
   * Agent that measures the features of variants; must be on the list of this agent.
   */
  feature_agent?: {
    /**
     * Address of the agent that measures features; https only.
     */
    agent_url: string;
    /**
     * Feature that the agent measures; at most 256 characters.
     */
    feature_id?: string;
  };
  /**
   * Limits on the work of the evaluator, beyond which variants stay unscored.
   */
  eval_budget?: {
    /**
     * Largest number of calls to the evaluator; 1 or more.
     */
    max_calls?: number;
    /**
     * Largest time of the evaluation in seconds; 0 or more.
     */
    max_seconds?: number;
  };
  ext?: CoreExt;
}

/**
 * Action of a person after, or without, seeing an ad. The same `event_id` with the same type from the same source counts once.
 */
export interface CoreEvent {
  /**
   * Identifier of the event at its source; with type and source it makes repetitions recognizable.
   */
  event_id: string;
  event_type: EnumsEventType;
  /**
   * Time at which the event happened, ISO 8601 with a zone.
   */
  event_time: string;
  user_match?: CoreUserMatch;
  custom_data?: CoreEventCustomData;
  action_source?: EnumsActionSource;
  surface?: CoreEventSurface;
  /**
   * URL of the page on which the event happened, at most 8192 characters.
   */
  event_source_url?: string;
  /**
   * Name of the event, required with the type `custom`, at most 500 characters.
   */
  custom_event_name?: string;
  ext?: CoreExt;
}

/**
 * Details of the event: items, prices and the value.
 */
export interface CoreEventCustomData {
  /**
   * Value of the whole event, in major units of `currency`.
   */
  value?: number;
  currency?: CoreCurrencyCode;
  /**
   * Identifier of the order; one order should be reported once; at most 256 characters.
   */
  order_id?: string;
  /**
   * Identifiers of the catalog items of the event, at most 1000.
   *
   * @maxItems 1000
   */
  content_ids?: string[];
  /**
   * Kind of the items, such as `product`, at most 500 characters.
   */
  content_type?: string;
  /**
   * Name of the content, such as the title of a page, at most 500 characters.
   */
  content_name?: string;
  /**
   * Category of the content, such as `shoes`, at most 500 characters.
   */
  content_category?: string;
  /**
   * Number of items of the event, counted with their quantities.
   */
  num_items?: number;
  /**
   * Words for which the person searched, at most 5000 characters.
   */
  search_string?: string;
  /**
   * Share of a video that was watched, 0 to 100.
   */
  progress_percent?: number;
  /**
   * Number of seconds of a video that the person watched.
   */
  progress_seconds?: number;
  /**
   * Items of the event with quantities and prices, at most 1000.
   *
   * @maxItems 1000
   *
   * Items: Item of the event with its quantity and price.
   */
  contents?: {
    /**
     * Identifier of the item in the catalog, at most 256 characters.
     */
    id: string;
    /**
     * Number of pieces of the item that were bought, 1 or more.
     */
    quantity?: number;
    /**
     * Price of one piece, in major units of `currency`.
     */
    price?: number;
    /**
     * Brand of the item, at most 500 characters.
     */
    brand?: string;
  }[];
  ext?: CoreExt;
}

/**
 * Assessment of an event source from the events that arrived recently.
 */
export interface CoreEventSourceHealth {
  status: EnumsAssessmentStatus;
  /**
   * Score on which the assessment rests, with the best possible score.
   */
  detail?: {
    /**
     * Score that the source reached, not above `max_score`.
     */
    score: number;
    /**
     * Best score that a source can reach, 1 or more.
     */
    max_score: number;
    /**
     * Meaning of the score in one or two words for people.
     */
    label?: string;
  };
  /**
   * Share of events that could be matched, 0 to 1.
   */
  match_rate?: number;
  /**
   * Time at which the latest event of the source arrived; absent without events.
   */
  last_event_at?: string;
  /**
   * Time at which the assessment was made, ISO 8601 in UTC.
   */
  evaluated_at?: string;
  /**
   * Number of events of the source that arrived in the last 24 hours; with more than 100 events an hour, up to an hour more.
   */
  events_received_24h?: number;
  /**
   * Problems that were found, the most severe first.
   */
  issues?: CoreDiagnosticIssue[];
}

/**
 * Place at which the event happened, more precisely than `action_source`.
 */
export interface CoreEventSurface {
  /**
   * Kind of the place at which the event happened.
   *
   * - `owned_property`: A property that the advertiser owns
   * - `website`: A website
   * - `app`: A mobile or desktop app
   * - `offline`: Outside digital media
   * - `phone_call`: A telephone call
   * - `chat`: A chat
   * - `email`: An email
   * - `in_store`: A physical shop
   * - `system_generated`: An automatic process, such as a renewal of a subscription
   * - `other`: Any other place
   */
  category:
    | 'owned_property'
    | 'website'
    | 'app'
    | 'offline'
    | 'phone_call'
    | 'chat'
    | 'email'
    | 'in_store'
    | 'system_generated'
    | 'other';
  /**
   * Type of the property, such as `website`, 1 to 128 characters.
   */
  property_type?: string;
  /**
   * Issuer of `property_id`, such as the name of an app store, at most 128 characters.
   */
  namespace?: string;
  /**
   * Identifier of the property in `namespace`, 1 to 500 characters.
   */
  property_id?: string;
  ext?: CoreExt;
}

/**
 * Data outside the protocol, one object per vendor namespace. Unknown namespaces are ignored.
 */
export interface CoreExt {
  [k: string]: unknown;
}

/**
 * Accounts whose wholesale reads an event changes.
 */
export interface CoreFeedEventScope {
  /**
   * Whether the event applies to all accounts or to some.
   *
   * - `public`: The event applies to every account
   * - `account`: The event applies to the accounts of `account_ids`
   */
  scope: 'public' | 'account';
  /**
   * Accounts to which the event applies; present only with the scope `account`.
   *
   * @minItems 1
   */
  account_ids?: string[];
}

/**
 * Extensions of the agent beside delivery figures, keyed by namespace. Unknown namespaces are ignored.
 */
export interface CoreFiguresExt {
  /**
   * Origin of the figures; absent for a sandbox.
   */
  ad_server?: {
    /**
     * Whether the figures are invented: no ad server is connected, and nothing was delivered.
     */
    simulated?: boolean;
    /**
     * Time up to which the ad server has counted everything; later figures are still missing.
     */
    complete_until?: string;
    /**
     * Time of the latest figures of the ad server that are included.
     */
    as_of?: string;
    [k: string]: unknown;
  };
  [k: string]: unknown;
}

/**
 * Dimension of a forecast: members of one audience. Other keys are refused.
 */
export interface CoreForecastDimensionAudience {
  /**
   * Constant that marks the dimension and decides the other members.
   */
  kind: 'audience';
  /**
   * Identifier of the audience in the source that `audience_source` names.
   */
  audience_id: string;
  audience_source: EnumsAudienceSource;
  /**
   * Name that is shown to people; use the identifier for comparisons.
   */
  audience_name?: string;
}

/**
 * Dimension of a forecast: devices with one operating system. Other keys are refused.
 */
export interface CoreForecastDimensionDevicePlatform {
  /**
   * Constant that marks the dimension and decides the other members.
   */
  kind: 'device_platform';
  device_platform: EnumsDevicePlatform;
}

/**
 * Dimension of a forecast: devices of one kind. Other keys are refused.
 */
export interface CoreForecastDimensionDeviceType {
  /**
   * Constant that marks the dimension and decides the other members.
   */
  kind: 'device_type';
  device_type: EnumsDeviceType;
}

/**
 * Dimension of a forecast: one geographic area. Other keys are refused.
 */
export type CoreForecastDimensionGeo = {
  /**
   * Constant that marks the dimension and decides the other members.
   */
  kind: 'geo';
  geo_level: EnumsGeoLevel;
  /**
   * System to which the code belongs; required for metropolitan and postal areas.
   */
  system?: string;
  country?: CoreCountryCode;
  /**
   * Code of the area in the system of its level, such as `US-CA`.
   */
  geo_code: string;
  /**
   * Name that is shown to people; use the identifier for comparisons.
   */
  geo_name?: string;
};

/**
 * Dimension of a forecast: one placement. Other keys are refused.
 */
export interface CoreForecastDimensionPlacement {
  /**
   * Constant that marks the dimension and decides the other members.
   */
  kind: 'placement';
  placement_ref: CorePlacementRef;
  /**
   * Name that is shown to people; use the identifier for comparisons.
   */
  placement_name?: string;
}

/**
 * Inventory with a value of a signal, or without the signal. Other keys are refused.
 */
export interface CoreForecastDimensionSignal {
  /**
   * Constant that marks the dimension and decides the other members.
   */
  kind: 'signal';
  signal_ref?: CoreSignalRef;
  /**
   * Identifier of the signal inside the product, for signals that the product defines.
   */
  signal_id?: string;
  /**
   * Value of the signal that the inventory has; null with `presence` set to `absent`.
   */
  signal_value?: string | number | boolean | null;
  /**
   * Whether the inventory carries the signal.
   *
   * - `present`: The inventory has the signal with `signal_value`
   * - `absent`: The inventory does not have the signal
   */
  presence: 'present' | 'absent';
  /**
   * Name of the signal that is shown to people.
   */
  signal_name?: string;
  /**
   * Name of the signal's value that is shown to people.
   */
  signal_value_name?: string;
}

/**
 * Expected figures, each a range. Metrics of other names are allowed.
 */
export interface CoreForecastMetrics {
  audience_size?: CoreForecastRange;
  reach?: CoreForecastRange;
  frequency?: CoreForecastRange;
  impressions?: CoreForecastRange;
  clicks?: CoreForecastRange;
  spend?: CoreForecastRange;
  views?: CoreForecastRange;
  completed_views?: CoreForecastRange;
  grps?: CoreForecastRange;
  engagements?: CoreForecastRange;
  follows?: CoreForecastRange;
  saves?: CoreForecastRange;
  profile_visits?: CoreForecastRange;
  measured_impressions?: CoreForecastRange;
  downloads?: CoreForecastRange;
  plays?: CoreForecastRange;
  coverage_rate?: CoreForecastRange;
  [k: string]: CoreForecastRange | undefined;
}

/**
 * Expected figures for one budget, product or part of the inventory.
 */
export interface CoreForecastPoint {
  /**
   * Name of the point that is shown to people, for example `Budget of 10,000 EUR`.
   */
  label?: string;
  /**
   * Budget that the figures are for, in the currency of the forecast.
   */
  budget?: number;
  /**
   * Identifier of the product to which the figures belong; absent means the whole request.
   */
  product_id?: string;
  dimensions?: CoreForecastPointDimensions;
  metrics: CoreForecastMetrics;
  /**
   * Expected viewability, with the standard by which it is measured.
   */
  viewability?: {
    vendor?: CoreBrandRef;
    measurable_impressions?: CoreForecastRange;
    viewable_impressions?: CoreForecastRange;
    viewable_rate?: CoreForecastRange;
    viewed_seconds?: CoreForecastRange;
    standard?: EnumsViewabilityStandard;
  };
  /**
   * Expected values of metrics that vendors define.
   */
  vendor_metric_values?: CoreForecastVendorMetricValue[];
}

/**
 * One property of a part of the inventory; `kind` decides the form.
 */
export type CoreForecastPointDimension =
  | CoreForecastDimensionGeo
  | CoreForecastDimensionPlacement
  | CoreForecastDimensionDeviceType
  | CoreForecastDimensionDevicePlatform
  | CoreForecastDimensionAudience
  | CoreForecastDimensionSignal;

/**
 * Part of the inventory that a forecast point is about; all of them together.
 *
 * @minItems 1
 */
export type CoreForecastPointDimensions = CoreForecastPointDimension[];

/**
 * Expected figure as a most likely value, as bounds, or both.
 */
export interface CoreForecastRange {
  /**
   * Lower bound of the expected figure; not above `mid` and `high`.
   */
  low?: number;
  /**
   * Most likely figure, between `low` and `high`.
   */
  mid?: number;
  /**
   * Upper bound of the expected figure; not below `mid` and `low`.
   */
  high?: number;
}

/**
 * Expected value of a metric that a vendor defines. Other keys are refused.
 */
export interface CoreForecastVendorMetricValue {
  vendor: CoreBrandRef;
  metric_id: CoreVendorMetricId;
  value: CoreForecastRange;
  /**
   * Unit of the value as the vendor's catalog defines it, such as `percent`.
   */
  unit?: string;
  measurable_impressions?: CoreForecastRange;
  /**
   * Parts of the figure by names that the vendor defines; they need not add up.
   */
  breakdown?: {
    [k: string]: unknown;
  };
}

/**
 * Parts of a creative of this format, and how it is shown.
 */
export interface CoreFormat {
  format_id: CoreFormatId;
  /**
   * Name of the format as it is shown to people.
   */
  name: string;
  type: EnumsFormatType;
  /**
   * Text that describes the format and where it is shown, for people.
   */
  description?: string;
  /**
   * URL of a page that shows an ad in this format.
   */
  example_url?: string;
  /**
   * Parameters that a reference must state, if the format is a template.
   */
  accepts_parameters?: EnumsFormatIdParameter[];
  /**
   * Pieces that an ad of the format shows; the primary piece is always present.
   *
   * @minItems 1
   */
  renders: CoreFormatRender[];
  /**
   * Slots of the format, required and optional, in the order of display.
   */
  assets: CoreFormatAsset[];
  /**
   * Names of the slots in `assets` that every creative must fill.
   */
  assets_required: CoreFormatAsset[];
  /**
   * Technical way in which a creative of the format is delivered.
   */
  delivery?: {
    [k: string]: unknown;
  };
  /**
   * Macros that are replaced with values when an ad of the format is served.
   */
  supported_macros?: string[];
  /**
   * @deprecated
   * Formats from which `build_creative` can make a creative of this format.
   */
  input_format_ids?: CoreFormatId[];
  /**
   * @deprecated
   * Formats that `build_creative` can make from a creative of this format.
   */
  output_format_ids?: CoreFormatId[];
  /**
   * Accessibility of ads in the format, by level of the WCAG.
   */
  accessibility?: {
    wcag_level: EnumsWcagLevel;
    /**
     * Whether the level is reached only if the assets meet requirements themselves.
     */
    requires_accessible_assets?: boolean;
  };
  /**
   * Positions at which creatives of the format can show disclosures, at least one.
   *
   * @minItems 1
   */
  supported_disclosure_positions?: EnumsDisclosurePosition[];
  /**
   * Positions at which disclosures can be shown, with the durations that each supports.
   *
   * @minItems 1
   *
   * Items: Position for disclosures with the durations that it supports.
   */
  disclosure_capabilities?: {
    position: EnumsDisclosurePosition;
    /**
     * Durations for which a disclosure can be shown at the position.
     *
     * @minItems 1
     */
    persistence: EnumsDisclosurePersistence[];
  }[];
  /**
   * Metrics that reports about creatives of the format can contain.
   *
   * @minItems 1
   */
  reported_metrics?: EnumsAvailableMetric[];
}

/**
 * A slot of a format, or a group of slots that repeats.
 */
export type CoreFormatAsset = CoreFormatSlot | CoreFormatSlotGroup;

/**
 * Slot inside a group, filled once in each repetition.
 */
export type CoreFormatGroupSlot = {
  /**
   * Name of the slot, the key of the asset in the manifest.
   */
  asset_id: string;
  asset_type: EnumsAssetContentType;
  /**
   * Whether each repetition of the group must fill the slot.
   */
  required: boolean;
  /**
   * Role of the asset in the ad, such as `logo` or `headline`.
   */
  asset_role?: string;
  /**
   * Name that slots of the same meaning share across formats.
   */
  asset_group_id?: string;
  /**
   * Areas of the slot that the player covers with its own controls.
   */
  overlays?: CoreOverlay[];
  requirements?: CoreRequirementsAssetRequirements;
};

/**
 * A creative format, named by the agent that defines it.
 */
export interface CoreFormatId {
  /**
   * URL of the creative agent that is the authority for the format, at most 2048 characters.
   */
  agent_url: string;
  /**
   * Identifier of the format at the agent that `agent_url` names, at most 256 characters.
   */
  id: string;
  /**
   * Width in pixels, for a format that takes dimensions; comes with `height`; from 1 to 1000000.
   */
  width?: number;
  /**
   * Height in pixels, for a format that takes dimensions; comes with `width`; from 1 to 1000000.
   */
  height?: number;
  /**
   * Duration in milliseconds, for a template format whose duration the buyer chooses.
   */
  duration_ms?: number;
}

/**
 * One of the formats that a product offers, or that a publisher declares.
 */
export type CoreFormatOptionRef =
  | {
      /**
       * Owner of the format option, which decides the other members.
       */
      scope: 'publisher';
      publisher_domain: CoreDomainName;
      /**
       * Identifier of the option in the publisher's file, at most 256 characters.
       */
      format_option_id: string;
    }
  | {
      /**
       * Owner of the format option, which decides the other members.
       */
      scope: 'product';
      /**
       * Identifier of the option in the product, at most 256 characters.
       */
      format_option_id: string;
    };

/**
 * A piece that a format shows. It states either its `dimensions`, or `parameters_from_format_id: true` when the reference to the format holds them; never both or neither.
 */
export interface CoreFormatRender {
  /**
   * Role of the piece, such as `primary` or `companion`; unique in the format.
   */
  role: string;
  /**
   * Whether the reference to the format states the size.
   */
  parameters_from_format_id?: boolean;
  /**
   * Size of the rendered piece in `unit`: fixed, bounded or responsive. Empty for sound, which has no size.
   */
  dimensions?: {
    /**
     * Fixed width of the piece, in the unit of `unit`.
     */
    width?: number;
    /**
     * Fixed height of the piece, in the unit of `unit`.
     */
    height?: number;
    /**
     * Smallest width of a responsive piece, in the unit of `unit`.
     */
    min_width?: number;
    /**
     * Smallest height of a responsive piece, in the unit of `unit`.
     */
    min_height?: number;
    /**
     * Largest width of a responsive piece, in the unit of `unit`.
     */
    max_width?: number;
    /**
     * Largest height of a responsive piece, in the unit of `unit`.
     */
    max_height?: number;
    unit?: EnumsDimensionUnit;
    /**
     * Directions in which the piece adapts to the space that it gets.
     */
    responsive?: {
      /**
       * Whether the width adapts to the space that the page offers.
       */
      width: boolean;
      /**
       * Whether the height adapts to the space that the page offers.
       */
      height: boolean;
    };
    /**
     * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
     */
    aspect_ratio?: string;
  };
}

/**
 * Slot of a format that accepts exactly one asset.
 */
export type CoreFormatSlot = {
  /**
   * Constant that marks a single slot, which takes one asset.
   */
  item_type: 'individual';
  /**
   * Name of the slot, the key in the assets of a creative.
   */
  asset_id: string;
  asset_type: EnumsAssetContentType;
  /**
   * Whether a creative without an asset for the slot is refused.
   */
  required: boolean;
  /**
   * Role of the asset in the ad, such as `logo` or `headline`.
   */
  asset_role?: string;
  /**
   * Name that slots of the same meaning share across formats.
   */
  asset_group_id?: string;
  /**
   * Areas of the slot that the player covers with its own controls.
   */
  overlays?: CoreOverlay[];
  /**
   * Requirements that the asset must meet, such as sizes; their form depends on the kind of asset.
   */
  requirements?: CoreRequirementsAssetRequirements | CoreRequirementsCatalogRequirements;
};

/**
 * Slots that are filled several times, such as the cards of a carousel.
 */
export interface CoreFormatSlotGroup {
  /**
   * Constant that marks a group of slots which is repeated.
   */
  item_type: 'repeatable_group';
  /**
   * Name of the group, the key in the assets of a creative.
   */
  asset_group_id: string;
  /**
   * Whether a creative must fill the group at least `min_count` times.
   */
  required: boolean;
  /**
   * Fewest repetitions of the group; a manifest with fewer is refused with `VALIDATION_ERROR`.
   */
  min_count: number;
  /**
   * Most repetitions of the group; a manifest with more is refused with `VALIDATION_ERROR`.
   */
  max_count: number;
  /**
   * Whether the repetitions are shown in order, or the seller chooses among them.
   *
   * - `sequential`: All repetitions are shown in the given order
   * - `optimize`: The seller chooses which repetitions to show
   */
  selection_mode?: 'sequential' | 'optimize';
  /**
   * Slots that one repetition of the group consists of.
   */
  assets: CoreFormatGroupSlot[];
}

/**
 * Limit of impressions for one person or device: a pause between two of them, a number within a period, or both.
 */
export interface CoreFrequencyCap {
  suppress?: CoreDuration;
  /**
   * Shortest pause between two impressions, in minutes; older form of `suppress`; from 0 to 525600.
   */
  suppress_minutes?: number;
  /**
   * Largest number of impressions for each unit within `window`; requires `per` and `window`.
   */
  max_impressions?: number;
  per?: EnumsReachUnit;
  window?: CoreDuration;
}

/**
 * Key that lets a provider generate with licensed rights until it expires or is revoked. Experimental.
 */
export interface CoreGenerationCredential {
  /**
   * Provider that accepts the key, by its name or domain.
   */
  provider: string;
  /**
   * Secret to send to the provider; it becomes invalid when the grant ends, is paused or is revoked.
   */
  rights_key: string;
  /**
   * Uses that the key permits at this provider.
   *
   * @minItems 1
   */
  uses: EnumsRightUse[];
  /**
   * Time from which the key is invalid, with an offset from UTC.
   */
  expires_at?: string;
  /**
   * URL of the provider that takes the key.
   */
  endpoint?: string;
  ext?: CoreExt;
}

/**
 * Areas by which reports can be broken down. Other keys have no effect.
 */
export interface CoreGeoBreakdownSupport {
  /**
   * Whether reports can be broken down by country.
   */
  country?: boolean;
  /**
   * Whether reports can be broken down by region, that is by ISO 3166-2 code.
   */
  region?: boolean;
  /**
   * Map from a metro system to whether reports can be broken down by its areas.
   */
  metro?: {
    [k: string]: boolean;
  };
  postal_area?: CorePostalAreaSupport;
}

/**
 * Delivery figures of one area; rates and amounts as in the whole report.
 */
export type CoreGeoDeliveryMetrics = CoreDeliveryMetrics & {
  impressions: {} | null;
  spend: {} | null;
  geo_level: EnumsGeoLevel;
  /**
   * System to which the code belongs; required for metropolitan and postal areas.
   */
  system?: string;
  country?: CoreCountryCode;
  /**
   * Code of the area in the system of its level, such as `US-CA`.
   */
  geo_code: string;
  /**
   * Name of the area that is shown to people.
   */
  geo_name?: string;
};

/**
 * Places near a point: within a travel time or a distance, or within a shape. Exactly one of the three is required.
 */
export interface CoreGeoProximity {
  /**
   * Latitude of the point in degrees of WGS 84, -90 to 90.
   */
  lat?: number;
  /**
   * Longitude of the point in degrees of WGS 84, -180 to 180.
   */
  lng?: number;
  /**
   * Name of the point that is shown to people, such as the name of a store.
   */
  label?: string;
  /**
   * Longest travel time to the point by the given means of transport.
   */
  travel_time?: {
    /**
     * Number of units of the travel time, 1 or more.
     */
    value: number;
    unit: EnumsTravelTimeUnit;
  };
  transport_mode?: EnumsTransportMode;
  /**
   * Largest distance from the point, as a straight line.
   */
  radius?: {
    /**
     * Number of distance units, above 0 and at most 1000000.
     */
    value: number;
    unit: EnumsDistanceUnit;
  };
  /**
   * Shape of the area as a GeoJSON geometry (RFC 7946).
   */
  geometry?: {
    /**
     * Kind of the GeoJSON geometry, which decides how `coordinates` is read.
     *
     * - `Polygon`: One closed shape, possibly with holes
     * - `MultiPolygon`: Several closed shapes
     */
    type: 'Polygon' | 'MultiPolygon';
    /**
     * Coordinates of the GeoJSON geometry, longitude before latitude, at most 1000 rings.
     *
     * @maxItems 1000
     */
    coordinates: CoreAnyValue[];
  };
  ext?: CoreExt;
}

/**
 * Level of geographic targeting that a product must offer.
 */
export interface CoreGeoRequirement {
  level: EnumsGeoLevel;
  country?: CoreCountryCode;
  /**
   * System of the areas that must be offered; absent accepts any system of the level.
   */
  system?: string;
}

/**
 * Key that a caller chooses for one logical request, preferably a UUID. The same key with the same content returns the first response again; with other content it is refused with `IDEMPOTENCY_CONFLICT`, after the replay window with `IDEMPOTENCY_EXPIRED`.
 */
export type CoreIdempotencyKey = string;

/**
 * A property identifier with the scheme that it belongs to.
 */
export interface CoreIdentifier {
  type: EnumsIdentifierTypes;
  /**
   * The identifier itself, written as its scheme prescribes; domains in lower case; at most 2048 characters.
   */
  value: string;
}

/**
 * Resource that a buy needs and that is out of service.
 */
export interface CoreImpairment {
  /**
   * Identifier of the impairment, stable until it is resolved.
   */
  impairment_id: string;
  /**
   * Kind of the resource that is out of service.
   *
   * - `audience`: An audience of the account
   * - `creative`: A creative of the library
   * - `catalog_item`: An item of a catalog
   * - `event_source`: An event source
   * - `property`: A property on which the buy runs
   */
  resource_type: 'audience' | 'creative' | 'catalog_item' | 'event_source' | 'property';
  /**
   * Identifier of the resource, in the terms of `resource_type`.
   */
  resource_id: string;
  /**
   * Identifiers of the packages that need the resource, at least one.
   *
   * @minItems 1
   */
  package_ids: string[];
  /**
   * Change of state that took the resource out of service.
   */
  transition: {
    /**
     * State of the resource before the change; absent when unknown.
     */
    from?: string;
    to: EnumsImpairmentOfflineState;
  };
  reason_code: EnumsImpairmentReasonCode;
  /**
   * Explanation of the cause for people, at most 500 characters.
   */
  reason?: string;
  /**
   * Time at which the seller observed the change, ISO 8601 in UTC.
   */
  observed_at: string;
  /**
   * Action that resolves the impairment, for people, at most 500 characters.
   */
  remediation?: string;
}

/**
 * Registration of a creative at an industry registry, such as an Ad-ID.
 */
export interface CoreIndustryIdentifier {
  type: EnumsCreativeIdentifierType;
  /**
   * Identifier as the registry issued it, at most 64 characters.
   */
  value: string;
}

/**
 * Contract of a proposal. If it must be signed, a buy without `io_acceptance` is refused with `IO_REQUIRED`.
 */
export interface CoreInsertionOrder {
  /**
   * Identifier of the order, at most 255 characters; `io_acceptance` names it.
   */
  io_id: string;
  /**
   * Terms to which the parties agree: budget, flight and payment.
   */
  terms?: {
    /**
     * Name of the advertiser as it appears in the contract, at most 500 characters.
     */
    advertiser?: string;
    /**
     * Name of the publisher as it appears in the contract, at most 500 characters.
     */
    publisher?: string;
    total_budget?: CoreMoney;
    /**
     * Time at which the contract's flight starts, ISO 8601 with a zone.
     */
    flight_start?: string;
    /**
     * Time at which the contract's flight ends; after `flight_start`; ISO 8601 with a zone.
     */
    flight_end?: string;
    /**
     * Time after which invoices of the contract must be paid.
     *
     * - `net_30`: 30 days after the invoice
     * - `net_60`: 60 days after the invoice
     * - `net_90`: 90 days after the invoice
     * - `prepaid`: Before delivery
     * - `due_on_receipt`: On receipt of the invoice
     */
    payment_terms?: 'net_30' | 'net_60' | 'net_90' | 'prepaid' | 'due_on_receipt';
  };
  /**
   * URL of the page or file with the full terms.
   */
  terms_url?: string;
  /**
   * URL of the page on which a person signs the order.
   */
  signing_url?: string;
  /**
   * Whether the order must be signed before the proposal can be bought.
   */
  requires_signature: boolean;
}

/**
 * Keyword with the way in which it matches a search.
 */
export interface CoreKeyword {
  /**
   * Keyword or phrase, 1 to 500 characters; upper and lower case are the same.
   */
  keyword: string;
  match_type: EnumsMatchType;
}

/**
 * Delivery figures of one keyword with its match type.
 */
export type CoreKeywordDeliveryMetrics = CoreDeliveryMetrics & {
  /**
   * Keyword as the package targets it.
   */
  keyword: string;
  match_type: EnumsMatchType;
};

/**
 * Keyword that a package targets, optionally with a bid of its own.
 */
export interface CoreKeywordTarget {
  /**
   * Keyword or phrase, 1 to 500 characters; upper and lower case are the same.
   */
  keyword: string;
  match_type: EnumsMatchType;
  /**
   * Bid for this keyword, in place of the bid of the package.
   */
  bid_price?: number;
}

/**
 * Planned bounds of a series that has a fixed end.
 */
export interface CoreLimitedSeries {
  /**
   * Number of episodes or issues that the series is planned to have.
   */
  total_installments?: number;
  /**
   * Planned start of the series; absent when it is not fixed; ISO 8601 with a zone.
   */
  starts?: string;
  /**
   * Planned end of the series; absent when it is not fixed; ISO 8601 with a zone.
   */
  ends?: string;
}

/**
 * Assessment of how well the buyer's event sources suit a product.
 */
export interface CoreMeasurementReadiness {
  status: EnumsAssessmentStatus;
  /**
   * Types of events that the product needs, at least one.
   *
   * @minItems 1
   */
  required_event_types?: EnumsEventType[];
  /**
   * Types of needed events that no event source of the account sends.
   */
  missing_event_types?: EnumsEventType[];
  /**
   * Problems of the event sources, the most severe first.
   */
  issues?: CoreDiagnosticIssue[];
  /**
   * Remarks of the seller about the measurement, as text for people.
   */
  notes?: string;
}

/**
 * Party whose measurement is billed, and the remedies after a miss. Terms that the seller cannot keep are refused with `TERMS_REJECTED`.
 */
export interface CoreMeasurementTerms {
  /**
   * Measurement whose figures decide what is billed.
   */
  billing_measurement?: {
    vendor: CoreBrandRef;
    /**
     * Difference from the seller's own count that is accepted, in percent, from 0 to 1000.
     */
    max_variance_percent?: number;
    /**
     * Measurement window whose figures are billed, for example `c7` for live plus seven days.
     */
    measurement_window?: string;
    /**
     * Number of hours after the end of the flight within which billed figures become final.
     */
    finalization_deadline_hours?: number;
  };
  /**
   * Remedies that apply if the seller misses a promised standard.
   */
  makegood_policy?: {
    /**
     * Remedies of which the seller applies one after a miss, at least one.
     *
     * @minItems 1
     * @maxItems 100
     */
    available_remedies: EnumsMakegoodRemedy[];
  };
}

/**
 * Window after delivery during which figures still grow, such as views of recordings.
 */
export interface CoreMeasurementWindow {
  /**
   * Name of the window, at most 50 characters, for example `c7`.
   */
  window_id: string;
  /**
   * Text that explains what the window includes, at most 500 characters.
   */
  description?: string;
  /**
   * Length of the window after delivery, in days; 0 means the day of delivery.
   */
  duration_days: number;
  /**
   * Number of days after delivery until figures of the window are available.
   */
  expected_availability_days?: number;
  /**
   * Whether the seller measures its promises by the figures of this window.
   */
  is_guarantee_basis?: boolean;
}

/**
 * Change of a buy that is possible now. Other keys have no effect.
 */
export interface CoreMediaBuyAvailableAction {
  action: EnumsMediaBuyValidAction;
  mode: EnumsMediaBuyActionMode;
  sla?: CoreSlaWindow;
  /**
   * Reference to the terms that apply to the change, such as a section of the contract.
   */
  terms_ref?: string;
}

/**
 * Fields beside those of a task that creates or changes a buy: those of every response, except that `status` may state the state of the buy.
 */
export interface CoreMediaBuyEnvelope {
  /**
   * State of the task for callers of release 3.1 and later; state of the buy for all others, unless the task failed or is not finished.
   */
  status: EnumsTaskStatus | EnumsMediaBuyStatus;
  /**
   * Identifier of the conversation to which the response belongs; send it back to continue.
   */
  context_id?: string;
  context?: CoreContext;
  /**
   * Identifier of the task to pass to `get_task_status`; present only while the task is not finished.
   */
  task_id?: string;
  /**
   * Summary of the outcome for people; programs read the other fields.
   */
  message?: string;
  /**
   * Time at which the service computed this response, ISO 8601 in UTC.
   */
  timestamp?: string;
  /**
   * Whether this is the stored response to an earlier request with the same key.
   */
  replayed?: boolean;
  /**
   * Whether a sandbox account was used, so that nothing real happened.
   */
  sandbox?: boolean;
  /**
   * Code of the error of a failed task; absent otherwise; at most 64 characters.
   */
  code?: string;
  proto_error?: CoreError;
  ext?: CoreExt;
}

/**
 * Optional features of media buying; one that is true is honored.
 */
export interface CoreMediaBuyFeatures {
  /**
   * Whether packages of create and update may contain `creatives`; if not, they are refused with `UNSUPPORTED_FEATURE`.
   */
  inline_creative_management?: boolean;
  /**
   * Whether `property_list` limits product searches and the targeting of packages.
   */
  property_list_filtering?: boolean;
  /**
   * Whether the buyer can keep catalogs at the seller with `sync_catalogs`.
   */
  catalog_management?: boolean;
  /**
   * Whether a buy can commit the seller to report certain metrics.
   */
  committed_metrics_supported?: boolean;
  [k: string]: boolean | undefined;
}

/**
 * Goals for which delivery of a product can be optimized. Any other goal is refused with `INVALID_REQUEST`.
 */
export interface CoreMetricOptimization {
  /**
   * Metrics for which delivery can be optimized, at least one.
   *
   * @minItems 1
   */
  supported_metrics: EnumsOptimizationMetric[];
  /**
   * Units in which reach can be optimized, at least one if present.
   *
   * @minItems 1
   */
  supported_reach_units?: EnumsReachUnit[];
  /**
   * Durations after which a view counts, in seconds, for goals on `views`.
   */
  supported_view_durations?: number[];
  /**
   * Forms of targets that a metric goal may have; absent means goals without a target.
   *
   * Items: - `cost_per`: Cost for each unit of the metric
   * - `threshold_rate`: Lowest rate that delivery must keep
   */
  supported_targets?: ('cost_per' | 'threshold_rate')[];
}

/**
 * Attributes that choose a variant of a metric, such as the viewability standard.
 */
export interface CoreMetricQualifier {
  viewability_standard?: EnumsViewabilityStandard;
  completion_source?: EnumsCompletionSource;
  attribution_methodology?: EnumsAttributionMethodology;
  attribution_window?: CoreDuration;
  lift_dimension?: EnumsLiftDimension;
}

/**
 * A metric of the protocol, or one of a vendor.
 */
export type CoreMetricRef =
  | {
      /**
       * Origin of the metric, which decides the other members.
       */
      scope: 'standard';
      metric_id: EnumsAvailableMetric;
      qualifier?: CoreMetricQualifier;
    }
  | {
      /**
       * Origin of the metric, which decides the other members.
       */
      scope: 'vendor';
      vendor: CoreBrandRef;
      metric_id: CoreVendorMetricId;
    };

/**
 * Metropolitan areas of one system. A system that is not declared is refused with `UNSUPPORTED_FEATURE`.
 */
export interface CoreMetroArea {
  system: EnumsMetroSystem;
  /**
   * Codes of the areas in that system, 1 to 10000.
   *
   * @minItems 1
   * @maxItems 10000
   */
  values: string[];
}

/**
 * A metric of the protocol, or one of a vendor.
 */
export type CoreMissingMetric =
  | {
      /**
       * Origin of the metric, which decides the other members.
       */
      scope: 'standard';
      metric_id: EnumsAvailableMetric;
      qualifier?: CoreMetricQualifier;
    }
  | {
      /**
       * Origin of the metric, which decides the other members.
       */
      scope: 'vendor';
      vendor: CoreBrandRef;
      metric_id: CoreVendorMetricId;
    };

/**
 * Amount of money together with its currency.
 */
export interface CoreMoney {
  /**
   * Amount in major units of `currency`, 0 or more, for example 12.50.
   */
  amount: number;
  currency: CoreCurrencyCode;
}

/**
 * Webhook subscription of an account. Other keys are refused. A subscription becomes active once its URL has answered the challenge.
 */
export interface CoreNotificationConfig {
  /**
   * Identifier that the subscriber chose. The same one replaces its subscription; twice in one list fails the account's entry.
   */
  subscriber_id: string;
  /**
   * https URL to which events are sent. One in a private network fails the account's entry with `INVALID_REQUEST`, one that does not respond to the challenge with `VALIDATION_ERROR`.
   */
  url: string;
  /**
   * Events that are sent. One of a media buy fails the account's entry with `VALIDATION_ERROR`.
   *
   * @minItems 1
   * @maxItems 100
   */
  event_types: EnumsNotificationType[];
  /**
   * Shared secret in place of a signature. Absent means a signature as in RFC 9421.
   */
  authentication?: {
    /**
     * List of exactly one authentication scheme, which every call to the URL uses.
     *
     * @minItems 1
     * @maxItems 1
     */
    schemes: EnumsWebhookAuthScheme[];
    /**
     * Shared secret for the chosen scheme, at least 32 printable ASCII characters, so that a header can carry it. It is stored and never returned.
     */
    credentials?: string;
  };
  /**
   * Whether events are sent. An inactive subscription is stored, but neither challenged nor used.
   */
  active?: boolean;
  ext?: CoreExt;
}

/**
 * Fields that each webhook to `notification_configs` of an account has.
 */
export interface CoreNotificationEnvelope {
  idempotency_key: CoreIdempotencyKey;
  /**
   * Identifier of the event, a UUID that is the same for all subscribers and attempts.
   */
  notification_id: string;
  notification_type: EnumsNotificationType;
  /**
   * Time of the event, ISO 8601 in UTC.
   */
  fired_at: string;
  /**
   * The `subscriber_id` of the subscription for which the webhook is sent.
   */
  subscriber_id: string;
  /**
   * Account to which the subscription belongs and that the event is about.
   */
  account_id: string;
}

/**
 * Goal for which delivery of a package is optimized; `kind` decides the form.
 */
export type CoreOptimizationGoal =
  | {
      /**
       * Constant that decides the form of the goal and its other members.
       */
      kind: 'metric';
      metric: EnumsOptimizationMetric;
      reach_unit?: EnumsReachUnit;
      /**
       * Number of impressions that each person or device should see; for the metric `reach` only.
       */
      target_frequency?: {
        /**
         * Fewest impressions for each person or device within the window, 1 or more.
         */
        min?: number;
        /**
         * Most impressions for each person or device within the window; not below `min`.
         */
        max?: number;
        window: CoreDuration;
      };
      /**
       * Duration after which a view counts, in seconds; only with the metric `views`.
       */
      view_duration_seconds?: number;
      target?: CoreOptimizationTarget;
      /**
       * Rank of the goal among the goals of the package; 1 is the most important.
       */
      priority?: number;
    }
  | {
      /**
       * Constant that decides the form of the goal and its other members.
       */
      kind: 'event';
      /**
       * Events that count as a conversion, 1 to 100.
       *
       * @minItems 1
       * @maxItems 100
       *
       * Items: Events of one source and one type that count as conversions.
       */
      event_sources: {
        /**
         * The source. An unknown one is refused with `INVALID_REQUEST`; at most 256 characters.
         */
        event_source_id: string;
        event_type: EnumsEventType;
        /**
         * Name of the event, needed with the type `custom`, at most 500 characters.
         */
        custom_event_name?: string;
        /**
         * Field of the event from which the value of the conversion is read.
         */
        value_field?: string;
        /**
         * Factor by which the value of the event is multiplied, for example a margin.
         */
        value_factor?: number;
      }[];
      /**
       * Value that the goal should reach; absent means as many conversions as the budget allows.
       */
      target?:
        | {
            /**
             * Constant that decides the form of the target and its other members.
             */
            kind: 'cost_per';
            /**
             * Target value: cost in the currency of the package, or conversion value for each unit of spend.
             */
            value: number;
          }
        | {
            /**
             * Constant that decides the form of the target and its other members.
             */
            kind: 'per_ad_spend';
            /**
             * Target value: cost in the currency of the package, or conversion value for each unit of spend.
             */
            value: number;
          }
        | {
            /**
             * Constant that decides the form of the target and its other members.
             */
            kind: 'maximize_value';
          };
      attribution_window?: CoreAttributionWindow;
      /**
       * Rank of the goal among the goals of the package; 1 is the most important.
       */
      priority?: number;
    }
  | {
      /**
       * Constant that decides the form of the goal and its other members.
       */
      kind: 'vendor_metric';
      vendor: CoreBrandRef;
      metric_id: CoreVendorMetricId;
      target?: CoreOptimizationTarget;
      /**
       * Rank of the goal among the goals of the package; 1 is the most important.
       */
      priority?: number;
    };

/**
 * Target for a metric: a cost for each unit, or a rate to keep.
 */
export type CoreOptimizationTarget =
  | {
      /**
       * Constant that decides the form of the target and its other members.
       */
      kind: 'cost_per';
      /**
       * Target value: cost in the currency of the package, or rate from 0 to 1.
       */
      value: number;
    }
  | {
      /**
       * Constant that decides the form of the target and its other members.
       */
      kind: 'threshold_rate';
      /**
       * Target value: cost in the currency of the package, or rate from 0 to 1.
       */
      value: number;
    };

/**
 * Measurement of outcomes, such as additional sales, that the product includes.
 */
export interface CoreOutcomeMeasurement {
  /**
   * Kind of outcome that is measured, for example `incremental_sales_lift`.
   */
  type: string;
  /**
   * Method by which outcomes are attributed to advertising, as text for people.
   */
  attribution: string;
  window?: CoreDuration;
  /**
   * Way in which the outcomes are reported, such as a weekly dashboard.
   */
  reporting: string;
}

/**
 * An area of an asset that the player covers. Other keys are refused.
 */
export interface CoreOverlay {
  /**
   * Identifier of the area, unique inside the asset.
   */
  id: string;
  /**
   * Text that states what covers the area, such as a skip button.
   */
  description?: string;
  /**
   * Images of the overlay, for previews.
   */
  visual?: {
    /**
     * URL of an image of the overlay that suits any background.
     */
    url?: string;
    /**
     * URL of an image of the overlay on a light background.
     */
    light?: string;
    /**
     * URL of an image of the overlay on a dark background.
     */
    dark?: string;
  };
  /**
   * Position and size of the area, measured from the top left corner.
   */
  bounds: {
    /**
     * Distance of the area from the left edge, in the unit of `unit`.
     */
    x: number;
    /**
     * Distance of the area from the top edge, in the unit of `unit`.
     */
    y: number;
    /**
     * Width of the area, in the unit of `unit`, 0 or more.
     */
    width: number;
    /**
     * Height of the area, in the unit of `unit`, 0 or more.
     */
    height: number;
    /**
     * Unit of position and size; `fraction` is a share of the asset's size.
     *
     * - `px`: CSS pixels
     * - `fraction`: Share of the asset's width or height, 0 to 1
     * - `inches`: Inches
     * - `cm`: Centimeters
     * - `mm`: Millimeters
     * - `pt`: Points of 1/72 inch
     */
    unit: 'px' | 'fraction' | 'inches' | 'cm' | 'mm' | 'pt';
  };
}

/**
 * A part of a buy: one product with its budget, targeting and creatives.
 */
export interface CorePackage {
  /**
   * Identifier of the package, assigned by the seller; updates and reports refer to it.
   */
  package_id: string;
  /**
   * Identifier of the product that the package buys, from a response of `get_products`.
   */
  product_id?: string;
  /**
   * Budget of the package for its whole flight, in major units of `currency`.
   */
  budget?: number;
  currency?: CoreCurrencyCode;
  pacing?: EnumsPacing;
  /**
   * Identifier of the product's pricing option that the package pays.
   */
  pricing_option_id?: string;
  /**
   * Highest bid in an auction, in the currency and unit of the pricing option.
   */
  bid_price?: number;
  price_breakdown?: PricingOptionsPriceBreakdown;
  /**
   * Number of impressions that the package aims at, if it is bought by impressions.
   */
  impressions?: number;
  /**
   * Catalogs whose items the creatives of the package show.
   */
  catalogs?: CoreCatalog[];
  /**
   * Formats in which the package accepts creatives; absent means those of its product.
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
  targeting_overlay?: CoreTargeting;
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
   * Formats for which the package still lacks an approved creative.
   */
  format_ids_to_provide?: CoreFormatId[];
  /**
   * Goals for which delivery is optimized, the most important first.
   *
   * @minItems 1
   */
  optimization_goals?: CoreOptimizationGoal[];
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
   * Number of the agency's media estimate, at most 100 characters; appears on invoices.
   */
  agency_estimate_number?: string;
  /**
   * Deadline for changes of creatives; later ones are refused with `CREATIVE_DEADLINE_EXCEEDED`. A package without a creative at this time is canceled, and its inventory and budget are released.
   */
  creative_deadline?: string;
  context?: CoreContext;
  ext?: CoreExt;
}

/**
 * A value of a signal that a package targets. A signal that is not known or not allowed is refused with `INVALID_REQUEST`.
 */
export type CorePackageSignalTargeting = CoreSignalTargetingExpression & {
  /**
   * Pricing option of the signal under which its use is charged, at most 256 characters.
   */
  pricing_option_id?: string;
  /**
   * Identifier of the activated segment at the signal agent, at most 256 characters.
   */
  signal_agent_segment_id?: string;
  activation_key?: CoreActivationKey;
};

/**
 * Group of signals of which at least one must be present, or none may be.
 */
export interface CorePackageSignalTargetingGroup {
  /**
   * Whether one of the signals must be present (`any`) or none may be (`none`).
   *
   * - `any`: At least one of the signals must be present
   * - `none`: None of the signals may be present
   */
  operator: 'any' | 'none';
  /**
   * Signals of the group with their values, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  signals: CorePackageSignalTargeting[];
}

/**
 * Signals that a package targets, in groups of which every one must hold.
 */
export interface CorePackageSignalTargetingGroups {
  /**
   * Constant that states that every group must hold.
   */
  operator: 'all';
  /**
   * Groups of signals, 1 to 100, all of which must hold.
   *
   * @minItems 1
   * @maxItems 100
   */
  groups: CorePackageSignalTargetingGroup[];
}

/**
 * Page of a list that is wanted: its size and position. Other keys are refused.
 */
export interface CorePaginationRequest {
  /**
   * Largest number of items in the response, 1 to 100; more is refused with `INVALID_REQUEST`.
   */
  max_results?: number;
  /**
   * Cursor of the previous page, unchanged, with the same filters; any other is refused with `INVALID_REQUEST`.
   */
  cursor?: string;
}

/**
 * Information whether more items follow the page. Other keys have no effect.
 */
export interface CorePaginationResponse {
  /**
   * Whether more items follow this page; if true, `cursor` fetches them.
   */
  has_more: boolean;
  /**
   * Position at which the next page begins; present exactly if there is one.
   */
  cursor?: string;
  /**
   * Number of items that the filters match for this caller. Left out when it is more than 10,000.
   */
  total_count?: number;
}

/**
 * Standard of quality that delivery must reach, with its threshold and vendor.
 */
export interface CorePerformanceStandard {
  metric: EnumsPerformanceStandardMetric;
  /**
   * Share that delivery must reach, from 0 to 1; for `ivt` the largest share that is accepted.
   */
  threshold: number;
  standard?: EnumsViewabilityStandard;
  vendor: CoreBrandRef;
}

/**
 * Placement on which ads of a product appear, with the formats that it accepts.
 */
export type CorePlacement = {
  /**
   * Whether it stands in the publisher's own file, or is described here.
   *
   * - `publisher_ref`: The publisher's own file declares the placement
   * - `seller_inline`: The seller describes the placement here
   */
  kind: 'publisher_ref' | 'seller_inline';
  /**
   * Identifier of the placement, in that file or in the product.
   */
  placement_id: string;
  publisher_domain?: CoreDomainName;
  /**
   * Name of the placement that is shown to people.
   */
  name?: string;
  /**
   * Text that describes where the placement is and how it looks.
   */
  description?: string;
  /**
   * Whether a package can choose the placement, or always runs on it.
   *
   * - `targetable`: A package can choose the placement
   * - `included`: Every package of the product runs on the placement
   */
  mode: 'targetable' | 'included';
  /**
   * Labels of the placement, by which people group placements.
   */
  tags?: string[];
  /**
   * Formats that the placement accepts; absent means those of the product.
   *
   * @minItems 1
   */
  format_ids?: CoreFormatId[];
  /**
   * Formats that are accepted, each declared by its family and requirements.
   *
   * @minItems 1
   */
  format_options?: CoreProductFormatDeclaration[];
  /**
   * Settings in which video plays, such as in-stream, at least one if present.
   *
   * @minItems 1
   */
  video_placement_types?: EnumsVideoPlacementType[];
  /**
   * Services through which the audio is heard, such as podcasts, at least one if present.
   *
   * @minItems 1
   */
  audio_distribution_types?: EnumsAudioDistributionType[];
  /**
   * Forms in which a retail site shows sponsored items, at least one if present.
   *
   * @minItems 1
   */
  sponsored_placement_types?: EnumsSponsoredPlacementType[];
  /**
   * Parts of a social service, such as its feed, at least one if present.
   *
   * @minItems 1
   */
  social_placement_surfaces?: EnumsSocialPlacementSurface[];
};

/**
 * Reference to a placement of a product or of a publisher's file.
 */
export interface CorePlacementRef {
  publisher_domain?: CoreDomainName;
  /**
   * Identifier of the placement in the publisher's file or the product, at most 256 characters.
   */
  placement_id: string;
}

/**
 * URL of an extension document, with the digest that pins its content.
 */
export interface CorePlatformExtensionRef {
  /**
   * https URL from which the document of the extension is served, at most 2048 characters.
   */
  uri: string;
  /**
   * SHA-256 of the document in hexadecimal, with the prefix `sha256:`.
   */
  digest: string;
}

/**
 * Postal areas of one system: country and system, or the older name that holds both. A system that is not declared is refused with `UNSUPPORTED_FEATURE`.
 */
export type CorePostalArea =
  | (CorePostalCountrySystem & {
      country: CoreCountryCode;
      system: EnumsPostalSystem;
      /**
       * Codes of the areas in that system, 1 to 10000.
       *
       * @minItems 1
       * @maxItems 10000
       */
      values: string[];
    })
  | {
      system: EnumsLegacyPostalSystem;
      /**
       * Codes of the areas in that system, 1 to 10000.
       *
       * @minItems 1
       * @maxItems 10000
       */
      values: string[];
    };

/**
 * Postal systems in which areas can be named, by country. The older flat names may stand beside; both mean the same.
 */
export interface CorePostalAreaSupport {
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `zip`: ZIP code of five digits
   * - `zip_plus_four`: ZIP code with four more digits
   * - `postal_code`: General postal code, here the ZIP code
   */
  US?: ('zip' | 'zip_plus_four' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `outward`: Outward code, the first half of a postcode
   * - `full`: Full postcode
   * - `postal_code`: General postal code, here the full postcode
   */
  GB?: ('outward' | 'full' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `fsa`: Forward sortation area, the first three characters
   * - `full`: Full postal code of six characters
   * - `postal_code`: General postal code, here the full code
   */
  CA?: ('fsa' | 'full' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `plz`: Postleitzahl of five digits
   * - `postal_code`: General postal code, here the Postleitzahl
   */
  DE?: ('plz' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `plz`: Postleitzahl of four digits
   * - `postal_code`: General postal code, here the Postleitzahl
   */
  CH?: ('plz' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `plz`: Postleitzahl of four digits
   * - `postal_code`: General postal code, here the Postleitzahl
   */
  AT?: ('plz' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `code_postal`: Code postal of five digits
   * - `postal_code`: General postal code, here the code postal
   */
  FR?: ('code_postal' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `postcode`: Postcode of four digits
   * - `postal_code`: General postal code, here the postcode
   */
  AU?: ('postcode' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `cep`: CEP of eight digits
   * - `postal_code`: General postal code, here the CEP
   */
  BR?: ('cep' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   *
   * Items: - `pin`: PIN code of six digits
   * - `postal_code`: General postal code, here the PIN code
   */
  IN?: ('pin' | 'postal_code')[];
  /**
   * Postal systems in which areas of the country can be named, at least one.
   *
   * @minItems 1
   */
  ZA?: 'postal_code'[];
  /**
   * @deprecated
   * Older name of the system `zip` in US; true means that it is supported.
   */
  us_zip?: boolean;
  /**
   * @deprecated
   * Older name of the system `zip_plus_four` in US; true means that it is supported.
   */
  us_zip_plus_four?: boolean;
  /**
   * @deprecated
   * Older name of the system `outward` in GB; true means that it is supported.
   */
  gb_outward?: boolean;
  /**
   * @deprecated
   * Older name of the system `full` in GB; true means that it is supported.
   */
  gb_full?: boolean;
  /**
   * @deprecated
   * Older name of the system `fsa` in CA; true means that it is supported.
   */
  ca_fsa?: boolean;
  /**
   * @deprecated
   * Older name of the system `full` in CA; true means that it is supported.
   */
  ca_full?: boolean;
  /**
   * @deprecated
   * Older name of the system `plz` in DE; true means that it is supported.
   */
  de_plz?: boolean;
  /**
   * @deprecated
   * Older name of the system `code_postal` in FR; true means that it is supported.
   */
  fr_code_postal?: boolean;
  /**
   * @deprecated
   * Older name of the system `postcode` in AU; true means that it is supported.
   */
  au_postcode?: boolean;
  /**
   * @deprecated
   * Older name of the system `plz` in CH; true means that it is supported.
   */
  ch_plz?: boolean;
  /**
   * @deprecated
   * Older name of the system `plz` in AT; true means that it is supported.
   */
  at_plz?: boolean;
  /**
   * Systems of any other country, by its ISO 3166-1 alpha-2 code.
   *
   * @minItems 1
   *
   * Items: - `postal_code`: Postal code of the country
   * - `custom`: Areas that the seller defines itself
   */
  [k: string]:
    | ('postal_code' | 'custom')[]
    | ('zip' | 'zip_plus_four' | 'postal_code')[]
    | ('outward' | 'full' | 'postal_code')[]
    | ('fsa' | 'full' | 'postal_code')[]
    | ('plz' | 'postal_code')[]
    | ('code_postal' | 'postal_code')[]
    | ('postcode' | 'postal_code')[]
    | ('cep' | 'postal_code')[]
    | ('pin' | 'postal_code')[]
    | 'postal_code'[]
    | boolean
    | undefined;
}

/**
 * A country and one of its postal systems; `postal_code` and `custom` exist in every country.
 */
export type CorePostalCountrySystem = (
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       */
      country?: 'US';
      /**
       * Postal system in which areas of the country are named.
       *
       * - `zip`: ZIP code of five digits
       * - `zip_plus_four`: ZIP code with four more digits
       */
      system?: 'zip' | 'zip_plus_four';
    }
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       */
      country?: 'GB';
      /**
       * Postal system in which areas of the country are named.
       *
       * - `outward`: Outward code, the first half of a postcode
       * - `full`: Full postcode
       */
      system?: 'outward' | 'full';
    }
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       */
      country?: 'CA';
      /**
       * Postal system in which areas of the country are named.
       *
       * - `fsa`: Forward sortation area, the first three characters
       * - `full`: Full postal code of six characters
       */
      system?: 'fsa' | 'full';
    }
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       *
       * - `DE`: Germany
       * - `CH`: Switzerland
       * - `AT`: Austria
       */
      country?: 'DE' | 'CH' | 'AT';
      /**
       * Postal system in which areas of the country are named.
       */
      system?: 'plz';
    }
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       */
      country?: 'FR';
      /**
       * Postal system in which areas of the country are named.
       */
      system?: 'code_postal';
    }
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       */
      country?: 'AU';
      /**
       * Postal system in which areas of the country are named.
       */
      system?: 'postcode';
    }
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       */
      country?: 'BR';
      /**
       * Postal system in which areas of the country are named.
       */
      system?: 'cep';
    }
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       */
      country?: 'IN';
      /**
       * Postal system in which areas of the country are named.
       */
      system?: 'pin';
    }
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       */
      country?: 'ZA';
      /**
       * Postal system in which areas of the country are named.
       */
      system?: 'postal_code';
    }
  | {
      /**
       * Country of the postal system, as an ISO 3166-1 alpha-2 code.
       */
      country?: unknown;
      /**
       * Postal system in which areas of the country are named.
       *
       * - `postal_code`: Postal code of the country
       * - `custom`: Areas that the seller defines itself
       */
      system?: 'postal_code' | 'custom';
    }
) & {
  country: CoreCountryCode;
  system: EnumsPostalSystem;
};

/**
 * Price of a product; `pricing_model` decides the form. Without `fixed_price` the price is found by auction.
 */
export type CorePricingOption =
  | PricingOptionsCpmOption
  | PricingOptionsVcpmOption
  | PricingOptionsCpcOption
  | PricingOptionsCpcvOption
  | PricingOptionsCpvOption
  | PricingOptionsCppOption
  | PricingOptionsCpaOption
  | PricingOptionsFlatRateOption
  | PricingOptionsTimeOption;

/**
 * Inventory that can be bought, with its formats, prices and terms.
 */
export interface CoreProduct {
  /**
   * Identifier of the product; packages of `create_media_buy` refer to it.
   */
  product_id: string;
  /**
   * Name of the product as it is shown to people.
   */
  name: string;
  /**
   * Text that describes what a buyer gets, for people and models.
   */
  description: string;
  /**
   * Properties on which the product runs, by selectors of publishers' files, at least one.
   *
   * @minItems 1
   */
  publisher_properties: CorePublisherPropertySelector[];
  /**
   * Advertising channels of the product, such as `ctv`.
   */
  channels?: EnumsChannels[];
  /**
   * Formats that the product accepts; `list_creative_formats` describes each. Either this field or `format_options` is present.
   */
  format_ids?: CoreFormatId[];
  /**
   * Formats that are accepted, each declared by its family and requirements.
   *
   * @minItems 1
   */
  format_options?: CoreProductFormatDeclaration[];
  /**
   * Placements on which the product runs, at least one if present.
   *
   * @minItems 1
   */
  placements?: CorePlacement[];
  /**
   * Settings in which video plays, such as in-stream, at least one if present.
   *
   * @minItems 1
   */
  video_placement_types?: EnumsVideoPlacementType[];
  /**
   * Services through which the audio is heard, such as podcasts, at least one if present.
   *
   * @minItems 1
   */
  audio_distribution_types?: EnumsAudioDistributionType[];
  /**
   * Forms in which a retail site shows sponsored items, at least one if present.
   *
   * @minItems 1
   */
  sponsored_placement_types?: EnumsSponsoredPlacementType[];
  /**
   * Parts of a social service, such as its feed, at least one if present.
   *
   * @minItems 1
   */
  social_placement_surfaces?: EnumsSocialPlacementSurface[];
  delivery_type: EnumsDeliveryType;
  exclusivity?: EnumsExclusivity;
  /**
   * Pricing options of the product; absent for callers without a credential.
   */
  pricing_options?: CorePricingOption[];
  forecast?: CoreDeliveryForecast;
  outcome_measurement?: CoreOutcomeMeasurement;
  /**
   * Measurement of delivery that the product includes.
   */
  delivery_measurement?: {
    /**
     * Vendors that measure delivery, at least one if present.
     *
     * @minItems 1
     */
    vendors?: CoreBrandRef[];
    /**
     * Name of the measurement provider, for vendors without a brand domain.
     */
    provider?: string;
    /**
     * Remarks about the measurement, as text for people.
     */
    notes?: string;
  };
  measurement_terms?: CoreMeasurementTerms;
  /**
   * Standards of quality that apply if a package states none of its own.
   *
   * @minItems 1
   */
  performance_standards?: CorePerformanceStandard[];
  cancellation_policy?: CoreCancellationPolicy;
  /**
   * Changes that a buy of the product allows; absent means all that its state allows.
   *
   * @minItems 1
   */
  allowed_actions?: CoreProductAllowedAction[];
  reporting_capabilities: CoreReportingCapabilities;
  creative_policy?: CoreCreativePolicy;
  /**
   * Whether the product was made for this caller and request.
   */
  is_custom?: boolean;
  /**
   * Whether a package may choose among the properties of the product.
   */
  property_targeting_allowed?: boolean;
  /**
   * Signals that the product includes without an extra price.
   *
   * @minItems 1
   */
  included_signals?: CoreSignalListing[];
  /**
   * Signals that a package of the product can target in addition.
   *
   * @minItems 1
   */
  signal_targeting_options?: CoreProductSignalTargetingOption[];
  signal_targeting_rules?: CoreSignalTargetingRules;
  /**
   * Whether a package can target signals; if not, any signal is refused with `INVALID_REQUEST`.
   */
  signal_targeting_allowed?: boolean;
  /**
   * Kinds of catalogs whose items the product can show, at least one.
   *
   * @minItems 1
   */
  catalog_types?: EnumsCatalogType[];
  metric_optimization?: CoreMetricOptimization;
  vendor_metric_optimization?: CoreVendorMetricOptimization;
  /**
   * Highest number of optimization goals of one package, 1 or more; absent means no limit.
   */
  max_optimization_goals?: number;
  measurement_readiness?: CoreMeasurementReadiness;
  /**
   * Conversion events for which the product can be optimized.
   */
  conversion_tracking?: {
    /**
     * Places at which conversions may happen to count, at least one.
     *
     * @minItems 1
     */
    action_sources?: EnumsActionSource[];
    /**
     * Forms of targets that a conversion goal may have, at least one.
     *
     * @minItems 1
     *
     * Items: - `cost_per`: Cost for each conversion
     * - `per_ad_spend`: Value of conversions for each unit of spend
     * - `maximize_value`: As much conversion value as the budget allows
     */
    supported_targets?: ('cost_per' | 'per_ad_spend' | 'maximize_value')[];
    /**
     * Whether the seller counts conversions itself and needs no events of the buyer.
     */
    platform_managed?: boolean;
  };
  /**
   * Items of the request's catalog that the product can show.
   */
  catalog_match?: {
    /**
     * GTINs of the requested catalog items that the product can show.
     */
    matched_gtins?: string[];
    /**
     * Identifiers of the requested catalog items that the product can show.
     */
    matched_ids?: string[];
    /**
     * Number of requested catalog items that the product can show.
     */
    matched_count?: number;
    /**
     * Number of catalog items that the request contained.
     */
    submitted_count: number;
  };
  /**
   * Reason why the product fits the brief, for people; present with a brief only.
   */
  brief_relevance?: string;
  /**
   * Time until which the product can be bought; absent means no end; ISO 8601 with a zone.
   */
  expires_at?: string;
  product_card?: CoreProductCard;
  /**
   * Collections of content in which the product runs, at least one.
   *
   * @minItems 1
   */
  collections?: CoreCollectionSelector[];
  /**
   * Whether a package may choose among the collections of the product.
   */
  collection_targeting_allowed?: boolean;
  /**
   * Policies that the seller enforces for the product, by identifier.
   */
  enforced_policies?: string[];
  /**
   * Real-time matching that the product supports; absent means none. Experimental.
   */
  trusted_match?: {
    /**
     * Whether the product matches packages to the context of a page or program in real time.
     */
    context_match: boolean;
    /**
     * Whether the product matches packages to identities in real time; absent means false.
     */
    identity_match?: boolean;
    /**
     * Kinds of matching responses that the product supports, at least one if present.
     *
     * @minItems 1
     */
    response_types?: EnumsResponseType[];
    /**
     * Whether a match may name another brand than the one that bought; absent means false.
     */
    dynamic_brands?: boolean;
    /**
     * Agents that provide the matching for the product.
     *
     * Items: Agent that provides trusted matching for the product, and what it matches.
     */
    providers?: {
      /**
       * URL of the agent that provides the matching for the product.
       */
      agent_url: string;
      /**
       * Whether the provider matches contexts for the product; absent means false.
       */
      context_match?: boolean;
      /**
       * Whether the provider matches identities for the product; absent means false.
       */
      identity_match?: boolean;
      /**
       * Countries in which the provider matches identities, as ISO 3166-1 alpha-2 codes.
       *
       * @minItems 1
       */
      countries?: string[];
      /**
       * Kinds of identifiers by which the provider matches identities, at least one.
       *
       * @minItems 1
       */
      uid_types?: EnumsUidType[];
    }[];
  };
  /**
   * Address to which physical material, such as a poster, is sent.
   */
  material_submission?: {
    /**
     * https URL of the page that explains the submission.
     */
    url?: string;
    /**
     * Email address for questions about the submission.
     */
    email?: string;
    /**
     * Instructions for the submission, for people, at most 2000 characters.
     */
    instructions?: string;
    ext?: CoreExt;
  };
  ext?: CoreExt;
}

/**
 * A product of a proposal and its share of the budget.
 */
export interface CoreProductAllocation {
  /**
   * Identifier of the product to which the share of the budget goes.
   */
  product_id: string;
  /**
   * Share of the proposal's total budget that goes to the product, in percent from 0 to 100.
   */
  allocation_percentage: number;
  /**
   * Identifier of the pricing option that the proposal assumes.
   */
  pricing_option_id?: string;
  /**
   * Reason for the product and its share, as text for people.
   */
  rationale?: string;
  /**
   * Position of the product in the order of the campaign, if its products follow each other.
   */
  sequence?: number;
  /**
   * Labels by which the seller groups the products of a proposal.
   */
  tags?: string[];
  /**
   * Start of the product's share; absent means the start of the buy; ISO 8601 with a zone.
   */
  start_time?: string;
  /**
   * End of the product's share; absent means the end of the buy; ISO 8601 with a zone.
   */
  end_time?: string;
  /**
   * Hours of the week in which the product would run, at least one if present.
   *
   * @minItems 1
   */
  daypart_targets?: CoreDaypartTarget[];
  forecast?: CoreDeliveryForecast;
  ext?: CoreExt;
}

/**
 * Change that a product allows. Any other is refused with `ACTION_NOT_ALLOWED`. Other keys have no effect.
 */
export interface CoreProductAllowedAction {
  action: EnumsMediaBuyValidAction;
  /**
   * Ways in which the change can take effect, at least one.
   *
   * @minItems 1
   */
  modes: EnumsMediaBuyActionMode[];
  /**
   * States of the buy in which the change is allowed; absent means all that are not final.
   *
   * @minItems 1
   */
  allowed_statuses?: EnumsMediaBuyStatus[];
  sla?: CoreSlaWindow;
  /**
   * Reference to the terms that apply to the change, such as a section of the contract.
   */
  terms_ref?: string;
}

/**
 * Image and short texts with which a list shows the product.
 */
export interface CoreProductCard {
  image?: CoreAssetsImageAsset;
  /**
   * Title of the card, at most 60 characters.
   */
  title?: string;
  /**
   * Text of the card, at most 200 characters.
   */
  description?: string;
  /**
   * Price as text for people, at most 30 characters, for example `from 12 EUR CPM`.
   */
  price_label?: string;
  /**
   * Label of the button, at most 25 characters, for example `View details`.
   */
  cta_label?: string;
}

/**
 * Conditions that every returned product meets; other products are left out without an error.
 */
export interface CoreProductFilters {
  delivery_type?: EnumsDeliveryType;
  exclusivity?: EnumsExclusivity;
  /**
   * Whether only fixed prices (true) or only auctions (false) are wanted; other prices of a product are left out as well.
   */
  is_fixed_price?: boolean;
  /**
   * Currencies of the wanted prices; prices of a product in others are left out as well.
   *
   * @minItems 1
   * @maxItems 100
   */
  pricing_currencies?: CoreCurrencyCode[];
  /**
   * Formats of which the product must accept at least one. A format without parameters stands for all of its variants.
   *
   * @minItems 1
   * @maxItems 100
   */
  format_ids?: CoreFormatId[];
  /**
   * Whether only products that accept nothing but standard formats are returned.
   */
  standard_formats_only?: boolean;
  /**
   * Smallest number of impressions that the forecast of the product must reach.
   */
  min_exposures?: number;
  /**
   * First day on which the product must be available, `YYYY-MM-DD`, `YYYY-MM-DD`.
   */
  start_date?: string;
  /**
   * Last day on which the product must be available; not before `start_date`; `YYYY-MM-DD`.
   */
  end_date?: string;
  /**
   * Budget of the buyer; products whose minimum is above it are left out.
   */
  budget_range?: {
    /**
     * Smallest budget of the buyer, in major units of `currency`.
     */
    min?: number;
    /**
     * Largest budget of the buyer, in major units of `currency`; not below `min`.
     */
    max?: number;
    currency: CoreCurrencyCode;
  };
  /**
   * Countries of which the product must deliver in at least one, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  countries?: CoreCountryCode[];
  /**
   * Regions of which the product must deliver in at least one, as ISO 3166-2 codes.
   *
   * @minItems 1
   * @maxItems 1000
   */
  regions?: string[];
  /**
   * Metropolitan areas of which the product must deliver in at least one, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   *
   * Items: Metropolitan area in which the product must be available.
   */
  metros?: {
    system: EnumsMetroSystem;
    /**
     * Code of the area in that system, for example `501`.
     */
    code: string;
  }[];
  /**
   * Advertising channels of which the product must have at least one, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  channels?: EnumsChannels[];
  /**
   * Settings of video of which the product must offer at least one, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  video_placement_types?: EnumsVideoPlacementType[];
  /**
   * Audio services of which the product must be heard over at least one.
   *
   * @minItems 1
   * @maxItems 100
   */
  audio_distribution_types?: EnumsAudioDistributionType[];
  /**
   * Forms of retail placements of which the product must offer at least one.
   *
   * @minItems 1
   * @maxItems 100
   */
  sponsored_placement_types?: EnumsSponsoredPlacementType[];
  /**
   * Products on one of these parts of a social service, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  social_placement_surfaces?: EnumsSocialPlacementSurface[];
  /**
   * @deprecated
   * URLs of exchanges on all of which the product must be available, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  required_axe_integrations?: string[];
  /**
   * Real-time matching that the product must support; experimental. No product matches if it is not declared.
   */
  trusted_match?: {
    /**
     * Providers of trusted matching of which the product must support at least one.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: Provider of trusted matching that the product must support.
     */
    providers?: {
      /**
       * URL of the agent that provides the matching, at most 2048 characters.
       */
      agent_url: string;
      /**
       * Whether the provider must match contexts for the product.
       */
      context_match?: boolean;
      /**
       * Whether the provider must match identities for the product.
       */
      identity_match?: boolean;
    }[];
    /**
     * Kinds of matching responses of which the product must support at least one.
     *
     * @minItems 1
     * @maxItems 100
     */
    response_types?: EnumsResponseType[];
  };
  required_features?: CoreMediaBuyFeatures;
  /**
   * Levels and systems of geographic targeting that the product must offer, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  required_geo_targeting?: CoreGeoRequirement[];
  /**
   * Signals that the product must be able to target, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Signal with a value that the product must be able to target.
   */
  signal_targeting?: (CoreSignalTargeting & {
    /**
     * Whether the product must be able to include or to exclude the signal.
     *
     * - `include`: The signal can be required
     * - `exclude`: The signal can be excluded
     */
    targeting_mode?: 'include' | 'exclude';
  })[];
  /**
   * Postal areas of which the product must deliver in at least one, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  postal_areas?: CorePostalArea[];
  /**
   * Points near which the product must deliver, at least near one, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  geo_proximity?: CoreGeoProximity[];
  /**
   * Standards of quality that the product must promise to keep, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  required_performance_standards?: CorePerformanceStandard[];
  /**
   * Metrics of the protocol that reports of the product must contain, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  required_metrics?: EnumsAvailableMetric[];
  /**
   * Metrics of vendors that reports of the product must contain, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A vendor, a metric, or a metric of one vendor.
   */
  required_vendor_metrics?: {
    vendor?: CoreBrandRef;
    metric_id?: CoreVendorMetricId;
  }[];
  /**
   * Products that can be bought for one of these keywords, 1 to 5000.
   *
   * @minItems 1
   * @maxItems 5000
   *
   * Items: Keyword that the product must be able to target.
   */
  keywords?: {
    /**
     * Keyword or phrase, 1 to 500 characters.
     */
    keyword: string;
    match_type?: EnumsMatchType;
  }[];
  ext?: CoreExt;
}

/**
 * Creative format that a product accepts, declared by its family and requirements.
 */
export type CoreProductFormatDeclaration = {
  /**
   * Identifier of the format option, unique in the product; creatives and packages refer to it.
   */
  format_option_id?: string;
  publisher_domain?: CoreDomainName;
  /**
   * Name of the format as it is shown to people.
   */
  display_name?: string;
  /**
   * Channels of the product in which the format is used; absent means all.
   */
  applies_to_channels?: EnumsChannels[];
  /**
   * Preference of the seller for the format, as advice to the buyer.
   *
   * - `preferred`: The seller recommends the format, for example because it performs best
   * - `accepted`: The seller takes the format without a preference
   * - `discouraged`: The seller takes the format but advises against it
   */
  seller_preference?: 'preferred' | 'accepted' | 'discouraged';
  /**
   * Whether the format is described by its family only and has no named format.
   */
  canonical_formats_only?: boolean;
  /**
   * Whether the declaration is experimental and may change with six weeks' notice.
   */
  experimental?: boolean;
  format_kind: CoreCanonicalFormatKind;
  /**
   * Requirements of the format; `format_kind` decides which members they have.
   */
  params: {
    [k: string]: unknown;
  };
  /**
   * Name of the shape of a custom format, for buyers that recognize it.
   */
  format_shape?: string;
  /**
   * Named formats to which the declaration is equivalent, for older clients.
   *
   * @minItems 1
   */
  v1_format_ref?: CoreFormatId[];
  format_schema?: CorePlatformExtensionRef;
};

/**
 * Signal that packages of a product can target, with its prices and rules.
 */
export type CoreProductSignalTargetingOption = CoreSignalListing & {
  signal_ref: CoreSignalRef;
} & {
  /**
   * Identifier of the segment that must be activated before use.
   */
  signal_agent_segment_id?: string;
  /**
   * Whether packages can target the signal now, or only after its activation.
   *
   * - `ready`: Packages can target the signal now
   * - `requires_activation`: The signal must first be activated with `activate_signal`
   */
  activation_status?: 'ready' | 'requires_activation';
  /**
   * Ways in which packages can use the signal: include, exclude or both.
   *
   * @minItems 1
   *
   * Items: - `include`: Packages can require the signal
   * - `exclude`: Packages can exclude the signal
   */
  allowed_targeting_modes?: ('include' | 'exclude')[];
  /**
   * Whether the signal is targeted if a package states no signals.
   */
  default_selected?: boolean;
  /**
   * Name of the selection group whose rules count the signal.
   */
  selection_group?: string;
  /**
   * Prices for the use of the signal, at least one if it costs extra.
   *
   * @minItems 1
   */
  pricing_options?: CoreVendorPricingOption[];
};

/**
 * A place owned by a publisher where advertising can appear.
 */
export interface CoreProperty {
  property_type: EnumsPropertyType;
  /**
   * Name of the property as it is shown to people.
   */
  name: string;
  /**
   * Identifiers under which the property is known outside the file; any of them identifies it.
   *
   * @minItems 1
   */
  identifiers: CoreIdentifier[];
  property_id?: CorePropertyId;
  /**
   * Labels by which authorizations and buyers can select the property.
   */
  tags?: CorePropertyTag[];
  /**
   * Advertising channels that can be bought on the property; absent means those of its type.
   */
  supported_channels?: EnumsChannels[];
  publisher_domain?: CoreDomainName;
}

/**
 * Identifier that a publisher gives to a property in its own file: lower-case letters, digits and underscores. Unique inside that file only.
 */
export type CorePropertyId = string;

/**
 * A list of properties that another agent keeps. Other keys are refused.
 */
export interface CorePropertyListRef {
  /**
   * https URL of the agent that keeps the list, at most 2048 characters, never in a private network. Any other is refused with `INVALID_REQUEST`.
   */
  agent_url: string;
  /**
   * Identifier of the list at that agent, 1 to 256 characters.
   */
  list_id: string;
  /**
   * Bearer token with which the seller reads the list from the agent. It is stored and never returned.
   */
  auth_token?: string;
}

/**
 * Label that groups properties of one publisher: lower-case letters, digits and underscores.
 */
export type CorePropertyTag = string;

/**
 * Products that the seller suggests together. It is bought with `proposal_id` and a total budget. An unknown one is refused with `PROPOSAL_NOT_FOUND`, one past its time with `PROPOSAL_EXPIRED`, a draft with `PROPOSAL_NOT_COMMITTED`.
 */
export interface CoreProposal {
  /**
   * Identifier of the proposal, at most 255 characters; `create_media_buy` and refinements refer to it.
   */
  proposal_id: string;
  /**
   * Name of the proposal for people, at most 500 characters.
   */
  name: string;
  /**
   * Text that explains the idea of the proposal, at most 2000 characters.
   */
  description?: string;
  /**
   * Products of the proposal with their shares of the budget, which add up to 100 percent.
   *
   * @minItems 1
   */
  allocations: CoreProductAllocation[];
  proposal_status?: EnumsProposalStatus;
  /**
   * Time until which the proposal can be bought; afterwards it is refused with `PROPOSAL_EXPIRED`.
   */
  expires_at?: string;
  insertion_order?: CoreInsertionOrder;
  /**
   * Range of the total budget for which the proposal is meant.
   */
  total_budget_guidance?: {
    /**
     * Smallest total budget for which the proposal works.
     */
    min?: number;
    /**
     * Total budget that the seller recommends.
     */
    recommended?: number;
    /**
     * Largest total budget that the proposal can spend.
     */
    max?: number;
    /**
     * ISO 4217 code of the currency in which every amount beside it is stated.
     */
    currency?: string;
  };
  /**
   * Reason why the proposal fits the brief, for people, at most 2000 characters.
   */
  brief_alignment?: string;
  forecast?: CoreDeliveryForecast;
  ext?: CoreExt;
}

/**
 * Fields of the protocol beside those of the task, at the same level.
 */
export interface CoreProtocolEnvelope {
  status: EnumsTaskStatus;
  /**
   * Identifier of the conversation to which the response belongs; send it back to continue.
   */
  context_id?: string;
  context?: CoreContext;
  /**
   * Identifier of the task to pass to `get_task_status`; present only while the task is not finished.
   */
  task_id?: string;
  /**
   * Summary of the outcome for people; programs read the other fields.
   */
  message?: string;
  /**
   * Time at which the service computed this response, ISO 8601 in UTC.
   */
  timestamp?: string;
  /**
   * Whether this is the stored response to an earlier request with the same key.
   */
  replayed?: boolean;
  /**
   * Whether a sandbox account was used, so that nothing real happened.
   */
  sandbox?: boolean;
  /**
   * Code of the error of a failed task; absent otherwise; at most 64 characters.
   */
  code?: string;
  proto_error?: CoreError;
  ext?: CoreExt;
}

/**
 * Origin of content: how it was made, who declares it, and what must be disclosed.
 */
export interface CoreProvenance {
  digital_source_type?: EnumsDigitalSourceType;
  /**
   * AI model or tool with which the content was made or changed.
   */
  ai_tool?: {
    /**
     * Name of the AI tool, for example the name of a model, at most 500 characters.
     */
    name: string;
    /**
     * Version of the AI tool; absent when unknown; at most 256 characters.
     */
    version?: string;
    /**
     * Company or project that provides the AI tool, at most 500 characters.
     */
    provider?: string;
  };
  /**
   * Part that people had in the making of the content.
   *
   * - `none`: Nobody checked or changed the content
   * - `prompt_only`: A person wrote the prompt and nothing else
   * - `selected`: A person chose among several results
   * - `edited`: A person changed the result
   * - `directed`: A person directed the work and used tools
   */
  human_oversight?: 'none' | 'prompt_only' | 'selected' | 'edited' | 'directed';
  /**
   * Party that makes this declaration, with its role.
   */
  declared_by?: {
    /**
     * URL of the agent that makes the declaration, at most 2048 characters.
     */
    agent_url?: string;
    /**
     * Role of the declaring party in the making of the content.
     *
     * - `creator`: Made the content
     * - `advertiser`: Advertises with the content
     * - `agency`: Acts for the advertiser
     * - `platform`: Publishes or distributes the content
     * - `tool`: The software with which the content was made
     */
    role: 'creator' | 'advertiser' | 'agency' | 'platform' | 'tool';
  };
  /**
   * Time at which the declaration was made, ISO 8601 with a zone.
   */
  declared_at?: string;
  /**
   * Time at which the content was made, ISO 8601 with a zone.
   */
  created_time?: string;
  /**
   * C2PA manifest that accompanies the content.
   */
  c2pa?: {
    /**
     * URL from which the C2PA manifest can be fetched.
     */
    manifest_url: string;
  };
  /**
   * Statements of origin that are embedded in the file itself, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Embedded statement with its method and provider.
   */
  embedded_provenance?: {
    method: EnumsEmbeddedProvenanceMethod;
    /**
     * Standard that the statement follows, for example `C2PA`.
     */
    standard?: string;
    /**
     * Company or project that embedded the statement, at most 500 characters.
     */
    provider: string;
    /**
     * Agent that can verify the statement; absent if none can.
     */
    verify_agent?: {
      /**
       * https URL of the agent that verifies it, at most 2048 characters.
       */
      agent_url: string;
      /**
       * Identifier of the agent's feature that verifies it, at most 256 characters.
       */
      feature_id?: string;
    };
    /**
     * Time at which the statement was embedded, ISO 8601 with a zone.
     */
    embedded_at?: string;
  }[];
  /**
   * Watermarks in the content, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Watermark with the company or project that inserted it.
   */
  watermarks?: {
    media_type: EnumsWatermarkMediaType;
    /**
     * Company or project that inserted the watermark, at most 500 characters.
     */
    provider: string;
    /**
     * Agent that can verify the statement; absent if none can.
     */
    verify_agent?: {
      /**
       * https URL of the agent that verifies it, at most 2048 characters.
       */
      agent_url: string;
      /**
       * Identifier of the agent's feature that verifies it, at most 256 characters.
       */
      feature_id?: string;
    };
    c2pa_action?: EnumsC2PaWatermarkAction;
    /**
     * Time at which the watermark was inserted, ISO 8601 with a zone.
     */
    embedded_at?: string;
  }[];
  /**
   * Disclosure that must accompany the content when it is shown.
   */
  disclosure?: {
    /**
     * Whether any jurisdiction requires a disclosure.
     */
    required: boolean;
    /**
     * Jurisdictions that require a disclosure, 1 to 100, with their rules.
     *
     * @minItems 1
     * @maxItems 100
     *
     * Items: Jurisdiction with its rule and the label that must be shown.
     */
    jurisdictions?: {
      /**
       * Country of the jurisdiction, as an ISO 3166-1 alpha-2 code.
       */
      country: string;
      /**
       * Region of the country to which the rule is limited; absent means all of it.
       */
      region?: string;
      /**
       * Law or rule that asks for the disclosure, such as `EU AI Act art. 50`.
       */
      regulation: string;
      /**
       * Wording of the label, at most 5000 characters.
       */
      label_text?: string;
      /**
       * Way in which the label must be shown.
       */
      render_guidance?: {
        persistence?: EnumsDisclosurePersistence;
        /**
         * Shortest time for which the label is visible, in milliseconds.
         */
        min_duration_ms?: number;
        /**
         * Positions for the label, the most suitable first, 1 to 100.
         *
         * @minItems 1
         * @maxItems 100
         */
        positions?: EnumsDisclosurePosition[];
        ext?: CoreExt;
      };
    }[];
  };
  /**
   * Results of verifications of the content, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Result of one verification with its confidence.
   */
  verification?: {
    /**
     * Name or domain of the party that verified the content, at most 500 characters.
     */
    verified_by: string;
    /**
     * Time of the verification, ISO 8601 with a zone.
     */
    verified_time?: string;
    /**
     * Conclusion that the verifier drew about the origin of the content.
     *
     * - `authentic`: Made without AI and not altered
     * - `ai_generated`: Generated by an AI model
     * - `ai_modified`: Altered by an AI model
     * - `inconclusive`: No conclusion was possible
     */
    result: 'authentic' | 'ai_generated' | 'ai_modified' | 'inconclusive';
    /**
     * Confidence in the conclusion, from 0 to 1.
     */
    confidence?: number;
    /**
     * URL of a page with details of the verification, at most 2048 characters.
     */
    details_url?: string;
  }[];
  ext?: CoreExt;
}

/**
 * Selects properties in the files of other publishers. `selection_type` decides the form.
 */
export type CorePublisherPropertySelector =
  CorePublisherSelectorAll | CorePublisherSelectorById | CorePublisherSelectorByTag;

/**
 * Selector of all properties of one or several publishers.
 */
export interface CorePublisherSelectorAll {
  /**
   * Constant that marks the form of the selector and decides its other members.
   */
  selection_type: 'all';
  publisher_domain?: CoreDomainName;
  /**
   * Domains of several publishers. Exactly one of this field and `publisher_domain` is required.
   *
   * @minItems 1
   */
  publisher_domains?: CoreDomainName[];
}

/**
 * Selects properties of one publisher by identifier. Identifiers mean something inside one file only, so several publishers cannot be named together.
 */
export interface CorePublisherSelectorById {
  /**
   * Constant that marks the form of the selector and decides its other members.
   */
  selection_type: 'by_id';
  publisher_domain: CoreDomainName;
  /**
   * Identifiers of the properties in that publisher's file, at least one.
   *
   * @minItems 1
   */
  property_ids: CorePropertyId[];
}

/**
 * Selects the properties of the named publishers that carry any of the tags.
 */
export interface CorePublisherSelectorByTag {
  /**
   * Constant that marks the form of the selector and decides its other members.
   */
  selection_type: 'by_tag';
  publisher_domain?: CoreDomainName;
  /**
   * Domains of several publishers. Exactly one of this field and `publisher_domain` is required.
   *
   * @minItems 1
   */
  publisher_domains?: CoreDomainName[];
  /**
   * Tags of properties, at least one; a property with any of them is selected.
   *
   * @minItems 1
   */
  property_tags: CorePropertyTag[];
}

/**
 * Endpoint to which the outcome of a request is sent if it is not known at once.
 */
export interface CorePushNotificationConfig {
  /**
   * https URL to which the webhook is sent, never in a private network. Any other is refused with `INVALID_REQUEST`.
   */
  url: string;
  /**
   * Identifier that the caller chooses and that every webhook of the request repeats.
   */
  operation_id?: string;
  /**
   * Token that every webhook repeats in its body, 16 to 4096 characters.
   */
  token?: string;
  /**
   * Scheme by which the webhook proves its origin. Absent means a signature as in RFC 9421.
   */
  authentication?: {
    /**
     * List of exactly one authentication scheme, which every call to the URL uses.
     *
     * @minItems 1
     * @maxItems 1
     */
    schemes: EnumsWebhookAuthScheme[];
    /**
     * Shared secret for the chosen scheme, at least 32 printable ASCII characters, so that a header can carry it. It is stored and never returned.
     */
    credentials?: string;
  };
}

/**
 * SHA-256 of the line that a dump has of the whole record, without its line feed, in hexadecimal digits. Present beside `shortened`.
 */
export type CoreRecordDigest = string;

/**
 * Material on which a creative draws, such as an earlier ad or a mood board.
 */
export interface CoreReferenceAsset {
  /**
   * URL from which the material is fetched, at most 2048 characters.
   */
  url: string;
  /**
   * Purpose of the material for the making of the creative.
   *
   * - `style_reference`: Shows the style to aim at
   * - `product_shot`: Photograph of the product
   * - `mood_board`: Collection of moods and images
   * - `example_creative`: Earlier ad that serves as a model
   * - `logo`: Logo of the brand
   * - `strategy_doc`: Document with the strategy
   * - `storyboard`: Sketch of scenes in their order
   */
  role: 'style_reference' | 'product_shot' | 'mood_board' | 'example_creative' | 'logo' | 'strategy_doc' | 'storyboard';
  /**
   * Text that states which qualities to take from the material, at most 5000 characters.
   */
  description?: string;
}

/**
 * One entry of the change feed. Events are ordered by `event_id`; readers that follow cursors see each matching event once.
 */
export interface CoreRegistryEvent {
  /**
   * UUID v7 that grows with every committed event. Ordering key of the feed, and the value that cursors hold.
   */
  event_id: string;
  event_type: EnumsRegistryEventType;
  entity_type: EnumsRegistryEntityType;
  /**
   * Registry identifier of the entity. Agents and publishers are also named in the payload by URL or domain.
   */
  entity_id: string;
  /**
   * Data of the change; `event_type` decides which members it has.
   */
  payload: {
    [k: string]: unknown;
  };
  /**
   * Cause of the change, for example `pipeline:crawler` or `api:crawl-request`. A label for people, not an identity.
   */
  actor: string;
  /**
   * Time of the change, ISO 8601 in UTC with milliseconds.
   */
  created_at: string;
}

/**
 * Age of the newest event and retention of the feed, computed for the same filter as the page.
 */
export interface CoreRegistryFeedFreshness {
  /**
   * Time at which the page was computed, ISO 8601 in UTC; `lag_seconds` counts from it.
   */
  generated_at: string;
  /**
   * Time of the newest event that matches the filter; null if no event matches.
   */
  latest_event_created_at: string | null;
  /**
   * Whole seconds between `latest_event_created_at` and `generated_at`, 0 or more; null if no event matches.
   */
  lag_seconds: number | null;
  /**
   * Number of days for which events stay readable; an older cursor is refused with 410.
   */
  retention_days: number;
}

/**
 * Page of the change feed with the cursor to continue from.
 */
export interface CoreRegistryFeedResponse {
  /**
   * Events after the given cursor, the oldest first; empty if the reader has read everything.
   */
  events: RegistryTypedRegistryEvent[];
  /**
   * Value to pass as `cursor` in the next request, together with the same `types` filter. An empty page has one too: it stands for all events that were looked at.
   */
  cursor: string;
  /**
   * Whether further events can be read immediately with `cursor`; false means that the reader should come back later.
   */
  has_more: boolean;
  freshness: CoreRegistryFeedFreshness;
}

/**
 * Relation of a collection to another one of the same publisher.
 */
export interface CoreRelatedCollection {
  /**
   * Identifier of the other collection in the same file.
   */
  collection_id: string;
  relationship: EnumsCollectionRelationship;
}

/**
 * Contents, breakdowns and delays of the reports about a product.
 */
export interface CoreReportingCapabilities {
  /**
   * Lengths of the periods for which reports can be pushed, such as daily.
   *
   * @minItems 1
   */
  available_reporting_frequencies: EnumsReportingFrequency[];
  /**
   * Number of minutes after the end of a period until its figures are available.
   */
  expected_delay_minutes: number;
  /**
   * IANA name of the time zone in which days of reports begin, for example `Europe/Amsterdam`.
   */
  timezone: string;
  /**
   * Whether reports can be pushed to a `reporting_webhook`, which is refused with `UNSUPPORTED_FEATURE` otherwise; polling is always possible.
   */
  supports_webhooks: boolean;
  /**
   * Metrics of the protocol that reports contain.
   */
  available_metrics: EnumsAvailableMetric[];
  /**
   * Metrics of measurement vendors that reports contain.
   *
   * Items: Metric of a vendor, named by the vendor's brand and its catalog.
   */
  vendor_metrics?: {
    vendor: CoreBrandRef;
    metric_id: CoreVendorMetricId;
  }[];
  /**
   * Whether reports can be broken down by creative.
   */
  supports_creative_breakdown?: boolean;
  /**
   * Whether reports can be broken down by keyword.
   */
  supports_keyword_breakdown?: boolean;
  supports_geo_breakdown?: CoreGeoBreakdownSupport;
  /**
   * Whether reports can be broken down by device type, such as phones and televisions.
   */
  supports_device_type_breakdown?: boolean;
  /**
   * Whether reports can be broken down by operating system.
   */
  supports_device_platform_breakdown?: boolean;
  /**
   * Whether reports can be broken down by audience.
   */
  supports_audience_breakdown?: boolean;
  /**
   * Whether reports can be broken down by placement.
   */
  supports_placement_breakdown?: boolean;
  /**
   * Whether a report can be limited to a period; if not, a period is refused with `DATE_RANGE_NOT_SUPPORTED`.
   *
   * - `date_range`: A report can be limited to days of the flight
   * - `lifetime_only`: A report always covers the whole flight; a limit is refused with `DATE_RANGE_NOT_SUPPORTED`
   */
  date_range_support: 'date_range' | 'lifetime_only';
  /**
   * Lengths of periods into which a report can be split; any other is refused with `UNSUPPORTED_GRANULARITY`.
   */
  windowed_pull_granularities?: EnumsReportingFrequency[];
  /**
   * Windows after delivery over which figures still grow, at least one.
   *
   * @minItems 1
   */
  measurement_windows?: CoreMeasurementWindow[];
}

/**
 * Endpoint to which reports of a buy are sent. A configuration that cannot be used is refused with `INVALID_REQUEST`.
 */
export interface CoreReportingWebhook {
  /**
   * https URL to which reports are sent, never in a private network. Any other is refused with `INVALID_REQUEST`.
   */
  url: string;
  /**
   * Token that every webhook repeats in its body so that the receiver can recognize it, at least 16 characters.
   */
  token?: string;
  /**
   * Scheme by which the webhook proves its origin. Absent means a signature as in RFC 9421.
   */
  authentication?: {
    /**
     * List of exactly one authentication scheme, which every call to the URL uses.
     *
     * @minItems 1
     * @maxItems 1
     */
    schemes: EnumsWebhookAuthScheme[];
    /**
     * Shared secret for the chosen scheme, at least 32 printable ASCII characters, so that a header can carry it. It is stored and never returned.
     */
    credentials?: string;
  };
  reporting_frequency: EnumsReportingFrequency;
  /**
   * Metrics that reports should contain; absent means all that the product offers; at most 100.
   *
   * @maxItems 100
   */
  requested_metrics?: EnumsAvailableMetric[];
}

/**
 * JSON Web Signature in flattened form (RFC 7515) whose payload is readable JSON. The signature covers `protected`, a dot, and the base64url form of the payload in its canonical form (RFC 8785).
 */
export interface CoreResponsePayloadJwsEnvelope {
  /**
   * Protected header in base64url: algorithm, key identifier and type.
   */
  protected: string;
  /**
   * What the signature covers, as readable JSON instead of base64url.
   */
  payload: {
    /**
     * Type of the payload, always this value; the protected header repeats it.
     */
    typ: 'proto-response-payload+jws';
    /**
     * Task whose response is signed, so that no other response passes for it.
     *
     * - `verify_brand_claim`: the verdict on one claim
     * - `verify_brand_claims`: the verdicts on several claims
     */
    task: 'verify_brand_claim' | 'verify_brand_claims';
    brand_domain: CoreDomainName;
    /**
     * URL of the agent that signed, as callers reach it over MCP.
     */
    agent_url: string;
    /**
     * SHA-256 over the canonical JSON (RFC 8785) of the task's own request fields (`claim_type` and `claim`, or `claims`), in base64url.
     */
    request_hash: string;
    /**
     * Time of the signature, in seconds since 1970-01-01 UTC.
     */
    iat: number;
    /**
     * Time from which the signature must not be relied on, in seconds since 1970-01-01 UTC.
     */
    exp: number;
    /**
     * Signed part of the response, equal to the fields beside it.
     */
    response: {
      [k: string]: unknown;
    };
  };
  /**
   * Signature over the protected header and the payload, in base64url.
   */
  signature: string;
}

/**
 * What a licence permits, to travel with each creative that uses it. Experimental.
 */
export interface CoreRightsConstraint {
  /**
   * Identifier of the grant of rights, as the agent that granted them gave it.
   */
  rights_id: string;
  /**
   * Agent that granted the rights and can verify them.
   */
  rights_agent: {
    /**
     * URL of the agent as callers reach it over MCP.
     */
    url: string;
    /**
     * Identifier of the agent in the brand.json of its house.
     */
    id: string;
  };
  /**
   * First moment of the grant, with an offset from UTC.
   */
  valid_from?: string;
  /**
   * First moment after the grant, with an offset from UTC.
   */
  valid_until?: string;
  /**
   * Uses that the grant permits, and no others.
   *
   * @minItems 1
   * @maxItems 100
   */
  uses: EnumsRightUse[];
  /**
   * Countries that the grant is limited to; every country when absent.
   *
   * @maxItems 250
   */
  countries?: CoreCountryCode[];
  /**
   * Countries that the grant does not cover, whatever `countries` says.
   *
   * @maxItems 250
   */
  excluded_countries?: CoreCountryCode[];
  /**
   * Most impressions that may run in the whole term; no limit when absent.
   */
  impression_cap?: number;
  right_type?: EnumsRightType;
  approval_status?: EnumsRightsConstraintApproval;
  /**
   * URL that reports by GET whether the grant is valid now.
   */
  verification_url?: string;
  ext?: CoreExt;
}

/**
 * Names of the sibling members that were too long: of a list over 32 KB of JSON the first items remain, an object over 32 KB is left out.
 *
 * @minItems 1
 *
 * Items: Name of a member that was shortened or left out.
 */
export type CoreShortenedMembers = string[];

/**
 * Share of an inventory that carries a signal, as points of a forecast. Other keys are refused.
 */
export interface CoreSignalCoverageForecast {
  /**
   * Buckets of the inventory, at least one; each names the signal in `dimensions` and its share in `metrics.coverage_rate`.
   *
   * @minItems 1
   * @maxItems 1000
   */
  points: (CoreForecastPoint & {
    /**
     * Figures of the bucket; `coverage_rate`, 0 to 1, is always there.
     */
    metrics: {};
  })[];
  /**
   * Quantity that the points differ in: how much inventory is available.
   */
  forecast_range_unit: 'availability';
  method: EnumsForecastMethod;
  /**
   * Inventory that the shares are parts of.
   */
  scope: {
    /**
     * Kind of inventory that the shares are parts of; `product` requires `product_id`.
     *
     * - `inventory`: All inventory of the agent
     * - `product`: The inventory of one product
     * - `account`: The inventory that an account can buy
     * - `custom`: An inventory that `label` describes
     */
    kind: 'inventory' | 'product' | 'account' | 'custom';
    /**
     * Name of the inventory for people, 1 to 255 characters.
     */
    label: string;
    /**
     * Product whose inventory it is, at most 255 characters; required when `kind` is `product`.
     */
    product_id?: string;
    /**
     * Countries of the inventory (ISO 3166-1 alpha-2), each once; everywhere when absent.
     *
     * @minItems 1
     * @maxItems 250
     */
    countries?: CoreCountryCode[];
    /**
     * Kinds of line items in the ad server that the shares count, each once; all when absent.
     *
     * @minItems 1
     * @maxItems 100
     */
    line_item_types?: string[];
    date_range?: CoreDateRange;
  };
  /**
   * Whether inventory can count in more than one bucket.
   *
   * - `exclusive`: Inventory counts in one bucket at most
   * - `overlapping`: Inventory can count in several buckets
   */
  bucket_semantics: 'exclusive' | 'overlapping';
  /**
   * Whether the buckets together make up the whole inventory of `scope`.
   *
   * - `complete`: The buckets make up the whole inventory
   * - `partial`: Some inventory is in no bucket
   */
  bucket_completeness: 'complete' | 'partial';
  /**
   * Time at which the forecast was computed, ISO 8601 in UTC.
   */
  generated_at?: string;
  /**
   * Time until which the forecast is valid, ISO 8601 with a zone; no end when absent.
   */
  valid_until?: string;
  ext?: CoreExt;
}

/**
 * Conditions that every returned signal meets. They combine with AND; unknown members are ignored.
 */
export interface CoreSignalFilters {
  /**
   * Kinds of signals, at least one; a signal of any of them is kept.
   *
   * @minItems 1
   * @maxItems 3
   */
  catalog_types?: EnumsSignalCatalogType[];
  /**
   * Names or domains of data providers, 1 to 100, compared exactly; a signal of any of them is kept.
   *
   * @minItems 1
   * @maxItems 100
   */
  data_providers?: string[];
  /**
   * Highest price for 1000 impressions, in major units; a signal is dropped only when it has CPM prices and all are higher.
   */
  max_cpm?: number;
  /**
   * Highest share of the media spend, 0 to 100; a signal is dropped only when it has such prices and all are higher.
   */
  max_percent?: number;
  /**
   * Lowest share of the population that the signal reaches, 0 to 100 percent.
   */
  min_coverage_percentage?: number;
  ext?: CoreExt;
}

/**
 * Reference to a signal in the older form; `signal-ref.json` replaces it.
 */
export type CoreSignalId =
  | {
      /**
       * Constant that decides the form of the reference and its other members.
       */
      source: 'catalog';
      data_provider_domain: CoreDomainName;
      /**
       * Identifier of the signal in the provider's catalog, at most 256 characters.
       */
      id: string;
    }
  | {
      /**
       * Constant that decides the form of the reference and its other members.
       */
      source: 'agent';
      /**
       * URL of the signal agent that defines the signal, at most 2048 characters.
       */
      agent_url: string;
      /**
       * Identifier of the signal at that agent, at most 256 characters.
       */
      id: string;
    };

/**
 * Signal with its meaning, value and methodology, as `get_signals` describes it.
 */
export interface CoreSignalListing {
  signal_ref?: CoreSignalRef;
  signal_id?: CoreSignalId;
  /**
   * Name of the signal that is shown to people.
   */
  name?: string;
  /**
   * Text that states what membership in the signal means.
   */
  description?: string;
  /**
   * URL of the page that describes the methodology.
   */
  methodology_url?: string;
  /**
   * Time at which the signal was last computed, ISO 8601 in UTC.
   */
  last_updated?: string;
  value_type?: EnumsSignalValueType;
  /**
   * Values that a categorical signal can take, at least one.
   *
   * @minItems 1
   */
  categories?: string[];
  /**
   * Smallest and largest value of a numeric signal.
   */
  range?: {
    /**
     * Smallest value that the signal takes, inclusive.
     */
    min: number;
    /**
     * Largest value that the signal takes, inclusive.
     */
    max: number;
  };
}

/**
 * Price for the use of a signal or service; `model` decides the other members.
 */
export type CoreSignalPricing =
  | {
      /**
       * Constant that names the pricing model and decides the other members.
       */
      model: 'cpm';
      /**
       * Price for 1000 impressions, in major units of `currency`, 0 or more.
       */
      cpm: number;
      currency: CoreCurrencyCode;
      ext?: CoreExt;
    }
  | {
      /**
       * Constant that names the pricing model and decides the other members.
       */
      model: 'percent_of_media';
      /**
       * Share of the media spend that is charged, in percent from 0 to 100.
       */
      percent: number;
      /**
       * Highest amount that is charged for 1000 impressions, in major units of `currency`.
       */
      max_cpm?: number;
      currency: CoreCurrencyCode;
      ext?: CoreExt;
    }
  | {
      /**
       * Constant that names the pricing model and decides the other members.
       */
      model: 'flat_fee';
      /**
       * Fee for one period, in major units of `currency`, 0 or more.
       */
      amount: number;
      /**
       * Period for which one fee is charged.
       *
       * - `monthly`: Charged every month
       * - `quarterly`: Charged every three months
       * - `annual`: Charged every year
       * - `campaign`: Charged once for the campaign
       */
      period: 'monthly' | 'quarterly' | 'annual' | 'campaign';
      currency: CoreCurrencyCode;
      ext?: CoreExt;
    }
  | {
      /**
       * Constant that names the pricing model and decides the other members.
       */
      model: 'per_unit';
      /**
       * Name of the counted unit, for example `match`.
       */
      unit: string;
      /**
       * Price of one unit, in major units of `currency`, 0 or more.
       */
      unit_price: number;
      currency: CoreCurrencyCode;
      ext?: CoreExt;
    }
  | {
      /**
       * Constant that names the pricing model and decides the other members.
       */
      model: 'custom';
      /**
       * Description of the arrangement, as text for people.
       */
      description: string;
      /**
       * Facts about the arrangement for the person who decides.
       */
      metadata: {
        /**
         * Summary of the arrangement for the person who decides; not empty.
         */
        summary_for_operator?: string;
      };
      currency?: CoreCurrencyCode;
      ext?: CoreExt;
    };

/**
 * A signal of a product, of a data provider or of another source.
 */
export type CoreSignalRef =
  | {
      /**
       * Origin of the signal, which decides the other members.
       */
      scope: 'product';
      /**
       * Identifier of the signal in the product, at most 256 characters.
       */
      signal_id: string;
    }
  | {
      /**
       * Origin of the signal, which decides the other members.
       */
      scope: 'data_provider';
      data_provider_domain: CoreDomainName;
      /**
       * Identifier of the signal in the provider's catalog, at most 256 characters.
       */
      signal_id: string;
    }
  | {
      /**
       * Origin of the signal, which decides the other members.
       */
      scope: 'signal_source';
      /**
       * URL of the source that defines the signal, at most 2048 characters.
       */
      signal_source_url: string;
      /**
       * Identifier of the signal at that source, at most 256 characters.
       */
      signal_id: string;
    };

/**
 * Number of signals of one selection group that can be chosen.
 */
export interface CoreSignalSelectionGroupRule {
  /**
   * Name of the selection group to which the rule applies.
   */
  selection_group: string;
  /**
   * Whether the chosen signals are required or excluded.
   *
   * - `include`: The chosen signals are required
   * - `exclude`: The chosen signals are excluded
   */
  targeting_mode?: 'include' | 'exclude';
  /**
   * Whether signals of the group can be chosen, must be chosen or are fixed.
   *
   * - `optional`: Signals of the group can be chosen
   * - `required`: At least one signal of the group must be chosen
   * - `fixed`: The product sets the signals and packages cannot choose
   */
  selection_mode?: 'optional' | 'required' | 'fixed';
  /**
   * Smallest number of signals that must be chosen, 0 or more.
   */
  min_selected_signals?: number;
  /**
   * Largest number of signals that can be chosen, 1 or more.
   */
  max_selected_signals?: number;
}

/**
 * Signal with the value that it must have, in the older form.
 */
export type CoreSignalTargeting = (
  | {
      /**
       * Form of the signal's value, which decides the other members.
       */
      value_type: 'binary';
      /**
       * Whether the signal must hold (true) or must not (false).
       */
      value: boolean;
    }
  | {
      /**
       * Form of the signal's value, which decides the other members.
       */
      value_type: 'categorical';
      /**
       * Values of which the signal must have one, at least one value, 1 to 10000.
       *
       * @minItems 1
       * @maxItems 10000
       */
      values: string[];
    }
  | {
      /**
       * Form of the signal's value, which decides the other members.
       */
      value_type: 'numeric';
      /**
       * Smallest value that matches, inclusive; absent means no lower bound.
       */
      min_value?: number;
      /**
       * Largest value that matches, inclusive; absent means no upper bound.
       */
      max_value?: number;
    }
) & {
  signal_ref?: CoreSignalRef;
  signal_id?: CoreSignalId;
};

/**
 * Condition on the value of a signal; `value_type` decides its form.
 */
export type CoreSignalTargetingExpression = (
  | {
      /**
       * Form of the signal's value, which decides the other members.
       */
      value_type: 'binary';
      /**
       * Constant true: the signal must hold.
       */
      value: true;
    }
  | {
      /**
       * Form of the signal's value, which decides the other members.
       */
      value_type: 'categorical';
      /**
       * Values of which the signal must have one, at least one value, 1 to 10000.
       *
       * @minItems 1
       * @maxItems 10000
       */
      values: string[];
    }
  | {
      /**
       * Form of the signal's value, which decides the other members.
       */
      value_type: 'numeric';
      /**
       * Smallest value that matches, inclusive; absent means no lower bound.
       */
      min_value?: number;
      /**
       * Largest value that matches, inclusive; absent means no upper bound.
       */
      max_value?: number;
    }
) & {
  signal_ref: CoreSignalRef;
};

/**
 * Rules that state how packages of a product can combine signals.
 */
export interface CoreSignalTargetingRules {
  /**
   * Whether the seller targets exactly the given signals, or plans with them as guidance.
   *
   * - `direct_targeting`: The seller targets exactly the signals of the package
   * - `seller_planned`: The seller plans delivery with the signals as guidance
   */
  resolution_model?: 'direct_targeting' | 'seller_planned';
  /**
   * Whether signals can be chosen, must be chosen or are fixed by the product.
   *
   * - `optional`: Signals can be chosen
   * - `required`: At least one signal must be chosen
   * - `fixed`: The product sets the signals and packages cannot choose
   */
  selection_mode?: 'optional' | 'required' | 'fixed';
  /**
   * Smallest number of signals that must be chosen, 0 or more.
   */
  min_selected_signals?: number;
  /**
   * Largest number of signals that can be chosen, 1 or more.
   */
  max_selected_signals?: number;
  /**
   * Largest number of signals that can be chosen from one selection group.
   */
  max_selected_per_group?: number;
  /**
   * Largest number of signal groups of one package, 1 or more.
   */
  max_signal_targeting_groups?: number;
  /**
   * Largest number of signals in one group, 1 or more.
   */
  max_signals_per_targeting_group?: number;
  /**
   * Rules for single selection groups, at least one if present.
   *
   * @minItems 1
   */
  selection_group_rules?: CoreSignalSelectionGroupRule[];
}

/**
 * Place of a signal in a published taxonomy of audiences.
 */
export interface CoreSignalTaxonomy {
  /**
   * URL of the taxonomy, at most 2048 characters.
   */
  ref: string;
  /**
   * Version of the taxonomy, at most 64 characters.
   */
  version?: string;
  /**
   * Number of the taxonomy in the public list of segment taxonomies, 1 or higher.
   */
  segtax?: number;
  /**
   * Nodes of the taxonomy that the signal stands for, at least one.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A node of the taxonomy with its path from the root.
   */
  values: {
    /**
     * Identifier of the node, 1 to 256 characters.
     */
    id: string;
    /**
     * Names of the nodes from the root to this one, separated by ` | `.
     */
    path?: string;
  }[];
}

/**
 * Promised times as ISO 8601 durations, such as `PT4H`. Other keys have no effect.
 */
export interface CoreSlaWindow {
  /**
   * Longest time until the seller responds, as an ISO 8601 duration such as `PT4H`.
   */
  response_max?: string;
  /**
   * Longest time until the change is complete, as an ISO 8601 duration such as `P1D`.
   */
  completion_max?: string;
}

/**
 * Assets of a creative by the name of their slot: lower-case letters, digits and underscores. A group of slots has a list.
 */
export interface CoreSlotAssets {
  [k: string]: CoreAssetsAssetUnion | CoreAssetsAssetUnion[];
}

/**
 * Special event around which content is made, such as a festival or an election.
 */
export interface CoreSpecial {
  /**
   * Name of the event, for example `Winter Games 2026`.
   */
  name: string;
  category?: EnumsSpecialCategory;
  /**
   * Time at which the event starts; absent when it is not fixed; ISO 8601 with a zone.
   */
  starts?: string;
  /**
   * Time at which the event ends; absent when it is not fixed; ISO 8601 with a zone.
   */
  ends?: string;
}

/**
 * Start of a buy: a time, or as soon as possible. A time in the past is refused with `INVALID_REQUEST`.
 */
export type CoreStartTiming =
  | 'asap'
  | string
  | {
      /**
       * Constant that starts the buy as soon as its creatives are approved.
       */
      type: 'asap';
    };

/**
 * Person who appears in content, with the role that the person plays.
 */
export interface CoreTalent {
  role: EnumsTalentRole;
  /**
   * Name of the person as the credits of the content state it.
   */
  name: string;
  /**
   * URL of the brand.json that describes the person as a brand.
   */
  brand_url?: string;
}

/**
 * Limits of a package's delivery, which must all hold. A field that is not declared as supported is refused with `UNSUPPORTED_FEATURE`, also one that is not listed here; the same value in a field and its exclusion is refused with `VALIDATION_ERROR`.
 */
export interface CoreTargeting {
  /**
   * Countries to which delivery is limited, as ISO 3166-1 alpha-2 codes.
   *
   * @minItems 1
   * @maxItems 1000
   */
  geo_countries?: CoreCountryCode[];
  /**
   * Countries in which nothing is delivered, as ISO 3166-1 alpha-2 codes.
   *
   * @minItems 1
   * @maxItems 1000
   */
  geo_countries_exclude?: CoreCountryCode[];
  /**
   * Regions to which delivery is limited, as ISO 3166-2 codes such as `US-CA`.
   *
   * @minItems 1
   * @maxItems 1000
   */
  geo_regions?: string[];
  /**
   * Regions in which nothing is delivered, as ISO 3166-2 codes such as `US-CA`.
   *
   * @minItems 1
   * @maxItems 1000
   */
  geo_regions_exclude?: string[];
  /**
   * Metropolitan areas to which delivery is limited, by system, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  geo_metros?: CoreMetroArea[];
  /**
   * Metropolitan areas in which nothing is delivered, by system, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  geo_metros_exclude?: CoreMetroArea[];
  /**
   * Postal areas to which delivery is limited, by country and system, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  geo_postal_areas?: CorePostalArea[];
  /**
   * Postal areas in which nothing is delivered, by country and system, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  geo_postal_areas_exclude?: CorePostalArea[];
  /**
   * Points near which delivery takes place; being near one of them is enough.
   *
   * @minItems 1
   * @maxItems 100
   */
  geo_proximity?: CoreGeoProximity[];
  /**
   * Hours of the week to which delivery is limited, in local time, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  daypart_targets?: CoreDaypartTarget[];
  /**
   * @deprecated
   * Segment of an exchange to which delivery is limited; deprecated with `axe_integrations`; at most 500 characters.
   */
  axe_include_segment?: string;
  /**
   * @deprecated
   * Segment of an exchange to which nothing is delivered; deprecated with `axe_integrations`; at most 500 characters.
   */
  axe_exclude_segment?: string;
  /**
   * Audiences to whose members delivery is limited. One that is unknown or not ready is refused with `INVALID_REQUEST`, one that is too small with `AUDIENCE_TOO_SMALL`.
   *
   * @minItems 1
   * @maxItems 100
   */
  audience_include?: string[];
  /**
   * Audiences of the account to whose members nothing is delivered, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  audience_exclude?: string[];
  signal_targeting_groups?: CorePackageSignalTargetingGroups;
  /**
   * @deprecated
   * Signals with their values, in the older form; `signal_targeting_groups` is preferred; 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  signal_targeting?: CoreSignalTargeting[];
  frequency_cap?: CoreFrequencyCap;
  property_list?: CorePropertyListRef;
  collection_list?: CoreCollectionListRef;
  collection_list_exclude?: CoreCollectionListRef;
  /**
   * Smallest age of the people reached, with the accepted methods of verification.
   */
  age_restriction?: {
    /**
     * Smallest age of the people reached, in years, 13 to 99.
     */
    min: number;
    /**
     * Whether the age must be verified rather than only declared.
     */
    verification_required?: boolean;
    /**
     * Methods by which the age may be verified; absent accepts every method; 1 to 100.
     *
     * @minItems 1
     * @maxItems 100
     */
    accepted_methods?: EnumsAgeVerificationMethod[];
  };
  /**
   * Operating systems to which delivery is limited, such as `android`, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  device_platform?: EnumsDevicePlatform[];
  /**
   * Kinds of devices to which delivery is limited, such as `ctv`, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  device_type?: EnumsDeviceType[];
  /**
   * Kinds of devices on which nothing is delivered, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   */
  device_type_exclude?: EnumsDeviceType[];
  /**
   * Stores of synchronized catalogs near which delivery takes place, 1 to 100.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Stores of one store catalog around which delivery is limited.
   */
  store_catchments?: {
    /**
     * Identifier of the synchronized catalog that contains the stores, at most 256 characters.
     */
    catalog_id: string;
    /**
     * Identifiers of the stores, 1 to 10000; absent means all stores of the catalog.
     *
     * @minItems 1
     * @maxItems 10000
     */
    store_ids?: string[];
    /**
     * Identifiers of catchment areas of the stores; absent means every catchment area; 1 to 10000.
     *
     * @minItems 1
     * @maxItems 10000
     */
    catchment_ids?: string[];
  }[];
  /**
   * Languages of content to which delivery is limited, as ISO 639-1 codes.
   *
   * @minItems 1
   * @maxItems 100
   */
  language?: string[];
  /**
   * Keywords to which delivery is limited; matching one of them is enough; 1 to 5000.
   *
   * @minItems 1
   * @maxItems 5000
   */
  keyword_targets?: CoreKeywordTarget[];
  /**
   * Keywords beside which nothing is delivered, 1 to 5000.
   *
   * @minItems 1
   * @maxItems 5000
   */
  negative_keywords?: CoreKeyword[];
}

/**
 * Fields that each task accepts beside its own. Unknown fields are ignored.
 */
export type CoreTaskRequest = CoreVersionEnvelope & {
  idempotency_key?: CoreIdempotencyKey;
  context?: CoreContext;
  /**
   * Identifier of a conversation. It is accepted and has no effect: every request stands for itself.
   */
  context_id?: string;
  /**
   * Token of a governance agent for the request, up to 4096 printable ASCII characters.
   */
  governance_context?: string;
  push_notification_config?: CorePushNotificationConfig;
  ext?: CoreExt;
};

/**
 * Sent when a task that was answered `submitted` has ended. Webhooks of some tasks have a schema of their own.
 */
export type CoreTaskWebhook = CoreTaskWebhookEnvelope & {
  result?: CoreAsyncResponseData;
};

/**
 * Fields that each webhook about a task has beside its `result`.
 */
export interface CoreTaskWebhookEnvelope {
  idempotency_key: CoreIdempotencyKey;
  /**
   * The `operation_id` of the registration, repeated unchanged; the task's id if none was registered. Absent for callers of release 3.0 that registered none.
   */
  operation_id?: string;
  /**
   * Identifier of the task or of the event, the same in each attempt.
   */
  task_id: string;
  task_type: EnumsTaskType;
  /**
   * Area of the protocol to which the task belongs; absent for tasks outside these areas.
   *
   * - `media-buy`: Products, buys and their delivery
   * - `signals`: Signals and their activation
   * - `governance`: Decisions of governance agents
   * - `creative`: Creatives and their formats
   * - `brand`: Brand identities and rights
   * - `sponsored-intelligence`: Offers inside conversations
   */
  protocol?: 'media-buy' | 'signals' | 'governance' | 'creative' | 'brand' | 'sponsored-intelligence';
  /**
   * State of the task, never of a buy. Only final states are sent.
   *
   * - `completed`: The task succeeded; `result` is its response
   * - `failed`: The task failed; `result` has its errors
   * - `canceled`: The task was canceled before it ended; there is no `result`
   */
  status: 'completed' | 'failed' | 'canceled';
  /**
   * Time of the event, ISO 8601 in UTC. Webhooks may arrive in another order.
   */
  timestamp: string;
  /**
   * Explanation of the state for people, at most 2000 characters.
   */
  message?: string;
  /**
   * Identifier of a lasting cause, the same in all webhooks about it; absent for webhooks about a task alone.
   */
  notification_id?: string;
  /**
   * The `token` of the registration, repeated unchanged; absent if none was registered.
   */
  token?: string;
  context?: CoreContext;
}

/**
 * A way of producing creatives: the formats that it reads and writes, and its parameters.
 */
export interface CoreTransformer {
  /**
   * Identifier to name in `build_creative`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
   */
  transformer_id: string;
  /**
   * Name of the transformer, for people; at most 500 characters.
   */
  name: string;
  /**
   * What the transformer does and when to use it, for people.
   */
  description?: string;
  /**
   * Facts about the transformer that help to choose one.
   */
  metadata?: {
    [k: string]: unknown;
  };
  /**
   * Licensed voices of brands that the transformer can speak with.
   *
   * @minItems 1
   *
   * Items: A licensed voice of a brand.
   */
  voice_synthesis_ref?: {
    /**
     * Brand agent that licenses the voice.
     */
    brand_agent: {
      /**
       * Address of the brand agent that licenses the voice.
       */
      url: string;
      /**
       * Identifier of the brand at that agent.
       */
      id: string;
    };
    /**
     * Identifier of the voice at the brand agent.
     */
    voice_id: string;
    /**
     * Identifier of the rights under which the voice is used.
     */
    rights_id?: string;
  }[];
  /**
   * Formats that it reads; empty for one that works from a brief.
   */
  input_format_ids?: CoreFormatId[];
  /**
   * Formats that it writes; a target outside them is refused with `INVALID_REQUEST`.
   *
   * @minItems 1
   */
  output_format_ids: CoreFormatId[];
  /**
   * Parameters that `config` may set, in a stable order.
   */
  params?: CoreTransformerParam[];
  /**
   * Prices of the transformer for the account of the request; only with `include_pricing`.
   *
   * @minItems 1
   */
  pricing_options?: CoreVendorPricingOption[];
  /**
   * How many creatives and variants one build may produce.
   */
  multiplicity?: {
    /**
     * Whether one build can produce one creative per catalog item.
     */
    supports_catalog_fanout?: boolean;
    /**
     * Largest number of creatives of one build; 1 or more.
     */
    max_creatives_limit?: number;
    /**
     * Whether one build can produce several variants of a creative.
     */
    supports_variants?: boolean;
    /**
     * Largest number of variants of one creative; 1 or more.
     */
    max_variants_limit?: number;
    /**
     * What the variants of this transformer can differ in.
     */
    variant_dimensions?: EnumsVariantDimension[];
  };
}

/**
 * A parameter of a transformer, set as a member of `config` in `build_creative`.
 */
export interface CoreTransformerParam {
  /**
   * Name of the member in `config`; unknown names are refused with `INVALID_REQUEST`.
   */
  field: string;
  /**
   * JSON type of the value; another type is refused with `INVALID_REQUEST`.
   *
   * - `string`: A text.
   * - `number`: A number, with or without decimals.
   * - `integer`: A whole number.
   * - `boolean`: True or false.
   */
  type: 'string' | 'number' | 'integer' | 'boolean';
  value_source: EnumsTransformerValueSource;
  /**
   * Largest number of characters of a free text; 1 or more.
   */
  max_length?: number;
  /**
   * Accepted values, for the source `inline`; any other value is refused with `INVALID_REQUEST`.
   *
   * @minItems 1
   */
  allowed_values?: CoreAnyValue[];
  /**
   * Smallest accepted number, for the source `range`; inclusive.
   */
  minimum?: number;
  /**
   * Largest accepted number, for the source `range`; inclusive.
   */
  maximum?: number;
  /**
   * Accepted values with their names, when `expand_params` asked for them; one page.
   *
   * Items: An accepted value with its name.
   */
  options?: {
    value: CoreAnyValue;
    /**
     * Name of the value for people, at most 500 characters.
     */
    label?: string;
    /**
     * Facts about the value that help to choose, such as a language.
     */
    metadata?: {
      [k: string]: unknown;
    };
  }[];
  /**
   * Cursor of the next page of `options`; absent on the last page.
   */
  options_cursor?: string;
  default?: CoreAnyValue;
  /**
   * Whether `config` must set the parameter; a missing one is refused with `INVALID_REQUEST`.
   */
  required?: boolean;
  /**
   * What the parameter changes in the creative, for people.
   */
  description?: string;
}

/**
 * Identifiers of the person who acted: at least one that can be matched, or IP address and user agent together.
 */
export interface CoreUserMatch {
  /**
   * Universal identifiers of the person, 1 to 100, each from another scheme or device.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Universal identifier with the scheme that issued it.
   */
  uids?: {
    type: EnumsUidType;
    /**
     * Value of the identifier, at most 4096 characters.
     */
    value: string;
  }[];
  /**
   * SHA-256 of the lower-case e-mail address, 64 lower-case hexadecimal digits.
   */
  hashed_email?: string;
  /**
   * SHA-256 of the number in E.164 form, 64 lower-case hexadecimal digits.
   */
  hashed_phone?: string;
  /**
   * Identifier that the platform attached to the click, at most 2048 characters.
   */
  click_id?: string;
  /**
   * Name of the parameter that carried `click_id`, for example `gclid`, at most 500 characters.
   */
  click_id_type?: string;
  /**
   * IPv4 or IPv6 address of the device.
   */
  client_ip?: string;
  /**
   * User-Agent header of the browser or app, at most 2000 characters.
   */
  client_user_agent?: string;
  ext?: CoreExt;
}

/**
 * Identifier of a metric in the catalog of its vendor: a lower-case letter, then letters, digits and underscores.
 */
export type CoreVendorMetricId = string;

/**
 * Metrics of vendors for which delivery of a product can be optimized.
 */
export interface CoreVendorMetricOptimization {
  /**
   * Metrics of vendors for which delivery can be optimized.
   */
  supported_metrics: CoreVendorMetricOptimizationSupportedMetric[];
}

/**
 * A metric of a vendor that delivery can be optimized for. Other keys are not used.
 */
export interface CoreVendorMetricOptimizationSupportedMetric {
  vendor: CoreBrandRef;
  metric_id: CoreVendorMetricId;
  /**
   * Forms of targets that a goal for the metric may have; absent means goals without a target.
   *
   * Items: - `cost_per`: Cost for each unit of the metric
   * - `threshold_rate`: Lowest rate that delivery must keep
   */
  supported_targets?: ('cost_per' | 'threshold_rate')[];
}

/**
 * Value of a metric that a vendor defines. Other keys have no effect.
 */
export interface CoreVendorMetricValue {
  vendor: CoreBrandRef;
  metric_id: CoreVendorMetricId;
  /**
   * Value of the metric, in `unit`.
   */
  value: number;
  /**
   * Unit of the value as the vendor's catalog defines it, such as `percent`.
   */
  unit?: string;
  /**
   * Number of impressions on which the vendor measured the metric.
   */
  measurable_impressions?: number;
  /**
   * Parts of the figure by names that the vendor defines; they need not add up.
   */
  breakdown?: {
    [k: string]: unknown;
  };
}

/**
 * Price of a vendor's service together with its identifier.
 */
export type CoreVendorPricingOption = {
  /**
   * Identifier of the pricing option, unique at the vendor; usage reports refer to it.
   */
  pricing_option_id: string;
  /**
   * Formats to which the price applies; absent means all output formats.
   *
   * @minItems 1
   */
  applies_to_output_format_ids?: CoreFormatId[];
} & CoreSignalPricing;

/**
 * Version of the protocol that a request asks for, or in which a response is given. An unsupported version is refused with `VERSION_UNSUPPORTED`.
 */
export interface CoreVersionEnvelope {
  /**
   * Release such as `3.1`, or a pre-release such as `3.2-beta.1`. A third number is refused with `INVALID_REQUEST`.
   */
  proto_version?: string;
  /**
   * Major version of the protocol, for example 3; `proto_version` states a release more exactly.
   */
  proto_major_version?: number;
}

/**
 * Text with at least one visible character: spaces, control characters and characters of no width do not count. Any other text is refused with 400 `invalid_request`.
 */
export type CoreVisibleText = string;

/**
 * Attempt to deliver a webhook of the caller. Other keys have no effect.
 */
export interface CoreWebhookActivityRecord {
  /**
   * Key of the event; it stays the same over all attempts, so that receivers can ignore repetitions.
   */
  idempotency_key: string;
  /**
   * Identifier of the subscription for which the webhook was sent.
   */
  subscriber_id?: string;
  /**
   * Time at which the attempt began, ISO 8601 in UTC.
   */
  fired_at: string;
  /**
   * Time at which the attempt ended, ISO 8601 in UTC; null while it runs.
   */
  completed_at?: string | null;
  notification_type: EnumsNotificationType;
  /**
   * Number of the report within the buy, as the webhook stated it; absent for other notifications.
   */
  sequence_number?: number;
  /**
   * Number of the attempt for this event, counted from 1.
   */
  attempt: number;
  /**
   * Result of the attempt; pending until the receiver responds or time runs out.
   *
   * - `success`: The receiver responded with a 2xx status
   * - `failed`: The receiver responded with another status
   * - `timeout`: The receiver did not respond in time
   * - `connection_error`: No connection to the receiver was possible
   * - `pending`: The attempt is under way
   */
  status: 'success' | 'failed' | 'timeout' | 'connection_error' | 'pending';
  /**
   * URL to which the notification was sent, without credentials.
   */
  url: string;
  /**
   * HTTP status of the receiver's response; null if no response arrived; from 100 to 599.
   */
  http_status_code?: number | null;
  /**
   * Time until the response arrived, in milliseconds; null if none arrived.
   */
  response_time_ms?: number | null;
  /**
   * Size of the webhook's body, in bytes.
   */
  payload_size_bytes?: number;
  /**
   * Fault of the attempt in one sentence for people; null if it succeeded.
   */
  error_message?: string | null;
  ext?: CoreExt;
}

/**
 * Sent instead of single events when more rows of a wholesale feed changed at once than are sent singly.
 */
export type CoreWholesaleFeedBulkChangeWebhook = CoreWholesaleFeedEnvelope & {
  /**
   * Type of the event, always the same in this webhook.
   */
  notification_type: 'wholesale_feed.bulk_change';
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
    event_type: 'wholesale_feed.bulk_change';
    /**
     * Kind of the entity that the event is about.
     */
    entity_type: 'feed';
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
       * What changed, in one sentence for people.
       */
      summary: string;
      /**
       * Number of changes that this event replaces, at least 1.
       */
      affected_count: number;
      /**
       * Kind of the rows that changed in the feed.
       *
       * - `product`: Products of `get_products`
       * - `signal`: Signals of `get_signals`
       */
      affected_entity_type: 'product' | 'signal';
      /**
       * What the receiver should do, in one sentence for people.
       */
      recommendation: string;
    };
  };
};

/**
 * Fields that each webhook about a wholesale feed has beside its `event`.
 */
export type CoreWholesaleFeedEnvelope = CoreNotificationEnvelope & {
  /**
   * Whether the rows of the feed are the same for every account.
   *
   * - `public`: Every account reads the same rows
   * - `account`: The rows are those of this account
   */
  cache_scope: 'public' | 'account';
  /**
   * Version of the feed after the event; a wholesale read returns the same.
   */
  wholesale_feed_version: string;
  /**
   * Version of the feed that the receiver must hold before it applies the event.
   */
  previous_wholesale_feed_version: string;
  /**
   * Version of the prices after the event; absent if prices have no version of their own.
   */
  pricing_version?: string;
};
