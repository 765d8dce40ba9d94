// @generated from schemas/v3/brand by codegen. Do not edit; run "npm run codegen".

import type {
  CoreAccountRef,
  CoreBrandId,
  CoreBrandRef,
  CoreCollection,
  CoreContext,
  CoreCountryCode,
  CoreCurrencyCode,
  CoreDomainName,
  CoreError,
  CoreExt,
  CoreFormatId,
  CoreGenerationCredential,
  CoreIdempotencyKey,
  CorePaginationRequest,
  CorePaginationResponse,
  CoreProtocolEnvelope,
  CorePushNotificationConfig,
  CoreResponsePayloadJwsEnvelope,
  CoreRightsConstraint,
  CoreTaskRequest,
  CoreTaskWebhookEnvelope,
  CoreVersionEnvelope,
} from './core.ts';
import type {
  EnumsAdvertiserIndustry,
  EnumsAgentType,
  EnumsAppStore,
  EnumsAssetContentType,
  EnumsBrandArchitecture,
  EnumsBrandClaimType,
  EnumsBrandIdentityField,
  EnumsBrandPropertyRelationship,
  EnumsClaimedAppStore,
  EnumsClaimedPropertyType,
  EnumsFeedFormat,
  EnumsKellerType,
  EnumsLogoSlot,
  EnumsOperatorScope,
  EnumsPricingModel,
  EnumsPropertyType,
  EnumsRedirectReason,
  EnumsRightType,
  EnumsRightUse,
  EnumsRightsBillingPeriod,
  EnumsRightsCreativeStatus,
  EnumsRightsStatus,
  EnumsTaskStatus,
  EnumsTrademarkLicenseType,
  EnumsTrademarkStatus,
  EnumsUpdateFrequency,
} from './enums.ts';

/**
 * Licenses rights for a campaign. Equal requests get the same grant. Experimental. A caller must not have more than 100000 grants of rights (`INVALID_STATE`).
 */
export type BrandAcquireRightsRequest = CoreTaskRequest & {
  /**
   * Offering from `get_rights`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
   */
  rights_id: string;
  /**
   * Price of the offering; an unknown one is refused with `REFERENCE_NOT_FOUND`.
   */
  pricing_option_id: string;
  buyer: CoreBrandRef;
  account?: CoreAccountRef;
  /**
   * Plan of the governance agent that covers the purchase, at most 255 characters.
   */
  plan_id?: string;
  /**
   * Campaign that the rights are used for: what it shows, where and when.
   */
  campaign: {
    /**
     * What the campaign shows and says, 1 to 5000 characters; terms that the rights holder prohibits lead to a rejection.
     */
    description: string;
    /**
     * Uses that the campaign makes of the rights; a use outside the price leads to a rejection.
     *
     * @minItems 1
     * @maxItems 20
     */
    uses: EnumsRightUse[];
    /**
     * Countries of the campaign, at most 250; a country outside the offering leads to a rejection.
     *
     * @minItems 0
     * @maxItems 250
     */
    countries?: CoreCountryCode[];
    /**
     * Formats of the creatives in the campaign, at most 100; not used for the decision.
     *
     * @minItems 0
     * @maxItems 100
     */
    format_ids?: CoreFormatId[];
    /**
     * Impressions that are planned in the whole term; more than the cap of a price without overage leads to a rejection.
     */
    estimated_impressions?: number;
    /**
     * First day of use, in UTC; today when absent.
     */
    start_date?: string;
    /**
     * Last day of use, in UTC; a day before today is refused with `INVALID_REQUEST`. The longest term of the offering, at most 366 days, when absent.
     */
    end_date?: string;
  };
  revocation_webhook: CorePushNotificationConfig;
  push_notification_config?: CorePushNotificationConfig;
  idempotency_key: CoreIdempotencyKey;
};

/**
 * Outcome of a request for rights: a grant, a pending decision or a rejection. Experimental.
 */
export type BrandAcquireRightsResponse = CoreVersionEnvelope &
  BrandRightsEnvelope &
  (
    | {
        /**
         * Identifier of the grant, for `update_rights` and `creative_approval`; the offering's own identifier when nothing was granted.
         */
        rights_id: string;
        /**
         * Outcome of the request, always `acquired` in this form.
         */
        rights_status: 'acquired';
        /**
         * Brand of the offering whose rights the request asked for.
         */
        brand_id: string;
        terms: BrandRightsTerms;
        /**
         * Keys for providers that generate with the rights; empty when no use is generated or while the grant is paused.
         */
        generation_credentials: CoreGenerationCredential[];
        /**
         * What the rights must not be used with or for.
         */
        restrictions?: string[];
        /**
         * Note about the licence that creatives must carry where it is required.
         */
        disclosure?: {
          /**
           * Whether a creative without the note breaks the terms of the grant.
           */
          required: boolean;
          /**
           * Words of the note, as a creative has to show or say them.
           */
          text?: string;
        };
        approval_webhook?: CorePushNotificationConfig;
        /**
         * URL that usage is reported to beside `report_usage`.
         */
        usage_reporting_url?: string;
        rights_constraint: CoreRightsConstraint;
      }
    | {
        /**
         * Identifier of the grant, for `update_rights` and `creative_approval`; the offering's own identifier when nothing was granted.
         */
        rights_id: string;
        /**
         * Outcome of the request, always `pending_approval` in this form.
         */
        rights_status: 'pending_approval';
        /**
         * Brand of the offering whose rights the request asked for.
         */
        brand_id: string;
        /**
         * What the decision waits for, in plain words for the buyer.
         */
        detail?: string;
        /**
         * Time that a decision usually takes, in plain words.
         */
        estimated_response_time?: string;
      }
    | {
        /**
         * Identifier of the grant, for `update_rights` and `creative_approval`; the offering's own identifier when nothing was granted.
         */
        rights_id: string;
        /**
         * Outcome of the request, always `rejected` in this form.
         */
        rights_status: 'rejected';
        /**
         * Brand of the offering whose rights the request asked for.
         */
        brand_id: string;
        /**
         * Rule that the request breaks, in plain words for the buyer.
         */
        reason: string;
        /**
         * Changes of the request that may lead to a grant.
         */
        suggestions?: string[];
      }
    | {
        /**
         * Errors that stopped the task, at least one, the first the most telling.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Sent to `push_notification_config` when the rights holder has approved or rejected a request. Experimental.
 */
export type BrandAcquireRightsWebhook = CoreTaskWebhookEnvelope & {
  /**
   * Task that the webhook is about, always the same here.
   */
  task_type: 'acquire_rights';
  /**
   * Area of the protocol to which the task belongs.
   */
  protocol: 'brand';
  result: BrandAcquireRightsResponse;
};

/**
 * Agent that the brand or house operates, with its role and URL.
 */
export interface BrandAgentEntry {
  type: EnumsAgentType;
  /**
   * URL of the agent's task endpoint; each URL appears once in the list.
   */
  url: string;
  /**
   * Identifier of the agent, unique in the file, in lower-case letters, digits and underscores.
   */
  id: string;
  /**
   * Text that describes what the agent offers, at most 500 characters.
   */
  description?: string;
  /**
   * URL of the agent's key set; absent means /.well-known/jwks.json at the origin of the agent.
   */
  jwks_uri?: string;
  /**
   * Uses for which rights can be licensed, such as `endorsement`; absent means ask the agent.
   */
  available_uses?: EnumsRightUse[];
  /**
   * Kinds of rights that the agent licenses, such as a likeness or a voice.
   */
  right_types?: EnumsRightType[];
  /**
   * Countries in which the agent works, as ISO 3166-1 alpha-2 codes; absent means all.
   */
  countries?: CoreCountryCode[];
}

/**
 * Reference to a single agent in the older, shorter form; `agents` replaces it.
 */
export interface BrandAgentRef {
  /**
   * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
   */
  url: string;
  /**
   * Identifier of the agent, unique in the file; not empty.
   */
  id: string;
}

/**
 * A file or text that may be used for the brand.
 */
export interface BrandAsset {
  /**
   * Identifier of the asset, unique inside the brand.
   */
  asset_id: string;
  asset_type: EnumsAssetContentType;
  /**
   * URL from which the asset can be fetched without a credential.
   */
  url: string;
  /**
   * Labels by which a caller selects assets, such as `campaign-2026`.
   */
  tags?: string[];
  /**
   * Name of the asset that is shown to people.
   */
  name?: string;
  /**
   * Text that describes what the asset shows or says, usable as alternative text.
   */
  description?: string;
  /**
   * Width in CSS pixels, as a positive whole number.
   */
  width?: number;
  /**
   * Height in CSS pixels, as a positive whole number.
   */
  height?: number;
  /**
   * Playing time of audio or video, in seconds; absent for other kinds.
   */
  duration_seconds?: number;
  /**
   * Size of the file, in bytes.
   */
  file_size_bytes?: number;
  /**
   * File format of the asset, for example `png` or `mp4`.
   */
  format?: string;
  /**
   * Further data that the brand attaches; consumers ignore keys that they do not know.
   */
  metadata?: {
    [k: string]: unknown;
  };
}

/**
 * Pointer that states the URL at which the full document is served.
 */
export interface BrandAuthoritativeLocation {
  /**
   * https URL of the full document; a consumer reads the document from there.
   */
  authoritative_location: string;
  /**
   * URL of the JSON Schema that the document claims to follow; informative, never fetched.
   */
  $schema?: string;
  redirect_reason?: EnumsRedirectReason;
  /**
   * When the redirect began; copies from before are out of date; ISO 8601 with a zone.
   */
  redirect_effective_at?: string;
  /**
   * Remark for people who read the file; programs ignore it.
   */
  note?: string;
  /**
   * Time at which the owner last changed the document, ISO 8601 with a zone.
   */
  last_updated?: string;
}

/**
 * A company that may act for brands of the house. Ignored outside its period.
 */
export interface BrandAuthorizedOperator {
  domain: CoreDomainName;
  /**
   * Identifiers of the brands for which the operator may act, or `*` for all.
   *
   * @minItems 1
   */
  brands: string[];
  /**
   * Countries in which the operator may act, as ISO 3166-1 alpha-2 codes; absent means all.
   */
  countries?: CoreCountryCode[];
  /**
   * Actions that the operator may take for the brands; absent means every action.
   */
  scopes?: EnumsOperatorScope[];
  /**
   * Time from which the operator may act; absent means that the period has no start.
   */
  valid_from?: string;
  /**
   * Time until which the operator may act; absent means that the period has no end.
   */
  valid_until?: string;
}

/**
 * Agents that provide the data of the brand in place of a description. At least one of `agents` and `brand_agent` is given.
 */
export interface BrandBrandAgentDocument {
  /**
   * Agents that provide the data of the brand, at least one if present.
   *
   * @minItems 1
   */
  agents?: BrandAgentEntry[];
  brand_agent?: BrandAgentRef;
  contact?: BrandContact;
  data_subject_contestation?: BrandDataSubjectContestation;
  /**
   * URL of the JSON Schema that the document claims to follow; informative, never fetched.
   */
  $schema?: string;
  /**
   * Version of the brand.json format that the document follows, for example `1.0`.
   */
  version?: string;
  /**
   * Time at which the owner last changed the document, ISO 8601 with a zone.
   */
  last_updated?: string;
}

/**
 * A property that the operator of the file owns or sells.
 */
export interface BrandBrandProperty {
  type: EnumsPropertyType;
  /**
   * Domain of a website, bundle or store identifier of an app.
   */
  identifier: string;
  store?: EnumsAppStore;
  /**
   * Country code of the regional version that the property is, or `global`.
   */
  region?: string;
  /**
   * Whether this is the main property of its type; at most one of each type is.
   */
  primary?: boolean;
  relationship?: EnumsBrandPropertyRelationship;
}

/**
 * Brand of the house that describes itself at its own domain. The entry counts once that domain names the house in return.
 */
export interface BrandBrandRefEntry {
  domain: CoreDomainName;
  brand_id: CoreBrandId;
  /**
   * Team or company that looks after the brand; informative, for directories.
   */
  managed_by?: string;
  /**
   * Time from which the relationship counts; a time in the future is not active yet.
   */
  effective_at?: string;
}

/**
 * One brand that describes itself. Holds none of the fields of a house or a redirect.
 */
export type BrandCanonicalDocument = BrandDefinition & {
  house_domain?: CoreDomainName;
  /**
   * Language of texts that state none, as a BCP 47 tag.
   */
  default_language?: string;
  /**
   * URL of the JSON Schema that the document claims to follow; informative, never fetched.
   */
  $schema?: string;
  /**
   * Version of the brand.json format that the document follows, for example `1.0`.
   */
  version?: string;
  /**
   * Time at which the owner last changed the document, ISO 8601 with a zone.
   */
  last_updated?: string;
};

/**
 * One claim about a brand of this agent: its kind, and what it says.
 */
export type BrandClaim =
  | {
      /**
       * Kind of this claim, always `subsidiary` in this form.
       */
      claim_type: 'subsidiary';
      /**
       * Claim that a domain belongs to a brand of this house.
       */
      claim: {
        /**
         * Domain of the claimed subsidiary, at most 253 characters; an IP address is refused with `INVALID_REQUEST`.
         */
        subsidiary_domain: string;
        /**
         * Identifier that the subsidiary's brand has in the house; lower-case letters, digits and `_`.
         */
        subsidiary_brand_id?: string;
        /**
         * Time at which the caller saw the claim, with an offset from UTC; not used for the verdict.
         */
        observed_at?: string;
      };
    }
  | {
      /**
       * Kind of this claim, always `parent` in this form.
       */
      claim_type: 'parent';
      /**
       * Claim that a house owns the brands of this agent.
       */
      claim: {
        /**
         * Domain of the claimed parent house, at most 253 characters; an IP address is refused with `INVALID_REQUEST`.
         */
        parent_domain: string;
        /**
         * Words of the claimant about the relationship, at most 1000 characters; not used for the verdict.
         */
        claimant_says?: string;
        /**
         * Time at which the caller saw the claim, with an offset from UTC; not used for the verdict.
         */
        observed_at?: string;
      };
    }
  | {
      /**
       * Kind of this claim, always `property` in this form.
       */
      claim_type: 'property';
      /**
       * Claim that a property belongs to this house.
       */
      claim: {
        /**
         * Property that the claim is about, named as in a brand.json.
         */
        property: {
          type: EnumsClaimedPropertyType;
          /**
           * Domain of a website, or bundle or store identifier of an app, at most 500 characters.
           */
          identifier: string;
          store?: EnumsClaimedAppStore;
          /**
           * Country code of the regional version, or `global`, at most 16 characters; every region matches when absent.
           */
          region?: string;
        };
        /**
         * What the caller wants to do with the property, at most 100 characters; not used for the verdict.
         */
        use_case?: string;
      };
    }
  | {
      /**
       * Kind of this claim, always `trademark` in this form.
       */
      claim_type: 'trademark';
      /**
       * Claim that a mark is held or licensed by this house.
       */
      claim: {
        /**
         * The mark as it is written, 1 to 200 characters; case does not count.
         */
        mark: string;
        /**
         * Office that keeps the register, at most 50 characters; case does not count.
         */
        registry?: string;
        /**
         * Number in the register, at most 100 characters; blanks and punctuation do not count.
         */
        number?: string;
        /**
         * Countries that the claim is about; a mark that holds in one of them matches.
         *
         * @minItems 0
         * @maxItems 250
         */
        countries?: string[];
        /**
         * What the caller wants to do with the mark, at most 100 characters; not used for the verdict.
         */
        use_case?: string;
      };
    };

/**
 * Verdict on one claim, or the error that kept it from being verified.
 */
export type BrandClaimResult =
  | {
      claim_type: EnumsBrandClaimType;
      status: BrandVerificationStatus;
      /**
       * Facts of the brand's records that the verdict rests on, such as `brand_id` or `relationship`.
       */
      details?: {
        [k: string]: unknown;
      };
      /**
       * Reason of the verdict in one or two sentences for people, at most 500 characters.
       */
      context_note?: string;
    }
  | {
      error: CoreError;
    };

/**
 * What the signature of a verdict on one claim covers.
 */
export interface BrandClaimVerdict {
  claim_type: EnumsBrandClaimType;
  verification_status: BrandVerificationStatus;
  /**
   * Facts of the brand's records that the verdict rests on, such as `brand_id` or `relationship`.
   */
  details?: {
    [k: string]: unknown;
  };
  /**
   * Reason of the verdict in one or two sentences for people, at most 500 characters.
   */
  context_note?: string;
}

/**
 * What the signature of the verdicts on several claims covers.
 */
export interface BrandClaimVerdicts {
  /**
   * Results in the order of the claims, at least one.
   *
   * @minItems 1
   */
  results: BrandClaimResult[];
}

/**
 * One color as `#` with six hexadecimal digits, or a list of them, best first.
 */
export type BrandColor = string | string[];

/**
 * Colors by the part that they play: `primary`, `secondary`, `accent`, `background`, `text`, `heading`, `body`, `label`, `border`, `divider`, `surface_1`, `surface_2`, or a name of the brand itself.
 */
export interface BrandColors {
  [k: string]: BrandColor;
}

/**
 * Person, team or company that answers questions about the brand, with addresses.
 */
export interface BrandContact {
  /**
   * Name of the person, team or company to contact.
   */
  name?: string;
  /**
   * Email address of the contact, for example `brand@ironclove.example`.
   */
  email?: string;
  /**
   * Telephone number of the contact, with the country code.
   */
  phone?: string;
  domain?: CoreDomainName;
}

/**
 * Submits a creative that uses licensed rights for approval. Experimental.
 */
export type BrandCreativeApprovalRequest = CoreTaskRequest & {
  /**
   * Grant from `acquire_rights`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
   */
  rights_id: string;
  /**
   * Identifier of the creative at the caller, at most 256 characters.
   */
  creative_id?: string;
  /**
   * URL of the creative, at most 2048 characters; it is recorded and not fetched.
   */
  creative_url: string;
  creative_format?: CoreFormatId;
  /**
   * What the creative shows and says, at most 5000 characters; terms that the rights holder prohibits lead to a rejection.
   */
  description?: string;
  /**
   * Further facts about the creative, at most 50; their texts are reviewed like the description.
   */
  metadata?: {
    /**
     * A fact about the creative: a text of at most 1000 characters, a number or a flag.
     */
    [k: string]: string | number | boolean | null;
  };
  idempotency_key: CoreIdempotencyKey;
};

/**
 * Outcome of the review of a creative that uses licensed rights. Experimental.
 */
export type BrandCreativeApprovalResponse = CoreVersionEnvelope &
  BrandRightsEnvelope &
  (
    | {
        /**
         * Outcome of the review, always `approved` in this form.
         */
        approval_status: 'approved';
        /**
         * Identifier of the grant of rights that the response is about.
         */
        rights_id: string;
        /**
         * Identifier of the creative as the caller sent it.
         */
        creative_id?: string;
        /**
         * URL of the creative as the caller sent it.
         */
        creative_url?: string;
        /**
         * Time of the approval, with an offset from UTC.
         */
        approved_at?: string;
        /**
         * Conditions that must hold for as long as the creative runs.
         */
        conditions?: string[];
      }
    | {
        /**
         * Outcome of the review, always `rejected` in this form.
         */
        approval_status: 'rejected';
        /**
         * Identifier of the grant of rights that the response is about.
         */
        rights_id: string;
        /**
         * Identifier of the creative as the caller sent it.
         */
        creative_id?: string;
        /**
         * URL of the creative as the caller sent it.
         */
        creative_url?: string;
        /**
         * Rule of the rights holder that the creative breaks, in plain words.
         */
        reason: string;
        /**
         * Changes of the creative that may lead to an approval.
         */
        suggestions?: string[];
      }
    | {
        /**
         * Outcome of the review, always `pending_review` in this form.
         */
        approval_status: 'pending_review';
        /**
         * Identifier of the grant of rights that the response is about.
         */
        rights_id: string;
        /**
         * Identifier of the creative as the caller sent it.
         */
        creative_id?: string;
        /**
         * URL of the creative as the caller sent it.
         */
        creative_url?: string;
        /**
         * Time that a decision usually takes, in plain words.
         */
        estimated_response_time?: string;
        /**
         * URL that reports the state of the grant.
         */
        status_url?: string;
      }
    | {
        /**
         * Errors that stopped the task, at least one, the first the most telling.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Address at which people can contest the use of their data. At least one of `url` and `email` is required.
 */
export interface BrandDataSubjectContestation {
  /**
   * https URL of the form in which people contest the use of their data.
   */
  url?: string;
  /**
   * Email address to which people write to contest the use of their data.
   */
  email?: string;
  /**
   * Languages in which requests can be written, as BCP 47 tags.
   */
  languages?: string[];
}

/**
 * A brand with everything that describes it, inside a house file or as the core of its own document.
 */
export interface BrandDefinition {
  id: CoreBrandId;
  /**
   * Names of the brand, at least one, each a map with one language tag.
   *
   * @minItems 1
   */
  names: BrandLocalizedName[];
  keller_type?: EnumsKellerType;
  parent_brand?: CoreBrandId;
  /**
   * URL of the home page of the brand.
   */
  url?: string;
  description?: BrandLocalizedText;
  /**
   * Industries in which the brand works, as values of the industry vocabulary.
   */
  industries?: string[];
  /**
   * Description of the people whom the brand addresses, as text.
   */
  target_audience?: string;
  /**
   * URL of the privacy policy that applies to the brand.
   */
  privacy_policy_url?: string;
  /**
   * Logo files of the brand, the most suitable first.
   */
  logos?: BrandLogo[];
  colors?: BrandColors;
  fonts?: BrandFonts;
  /**
   * How the brand speaks, as a text or as a guide.
   */
  tone?: string | BrandToneGuide;
  tagline?: BrandLocalizedText;
  /**
   * Files and texts that may be used in communication of the brand.
   */
  assets?: BrandAsset[];
  /**
   * Properties, such as sites and apps, that the brand owns or sells.
   */
  properties?: BrandBrandProperty[];
  /**
   * Agents that the brand operates or that act for it.
   */
  agents?: BrandAgentEntry[];
  brand_agent?: BrandAgentRef;
  rights_agent?: BrandAgentRef;
  product_catalog?: BrandProductCatalog;
  data_subject_contestation?: BrandDataSubjectContestation;
  /**
   * Texts that must or should accompany communication of the brand.
   */
  disclaimers?: BrandDisclaimer[];
  /**
   * Marks of the brand that are registered or applied for.
   */
  trademarks?: BrandTrademark[];
  voice_synthesis?: BrandVoiceSynthesis;
  /**
   * Data from which an avatar of the brand is made; its members depend on the provider.
   */
  avatar?: {
    [k: string]: unknown;
  };
  visual_guidelines?: BrandVisualGuidelines;
  contact?: BrandContact;
  /**
   * Collections of content that belong to the brand, such as its own shows.
   */
  collections?: CoreCollection[];
  /**
   * Parties that accept identity assertions about the brand or house.
   *
   * Items: Party that accepts identity assertions about the brand, with the scope of its trust.
   */
  identity_relying_parties?: {
    [k: string]: unknown;
  }[];
}

/**
 * A text that must or should accompany communication of the brand.
 */
export interface BrandDisclaimer {
  text: BrandLocalizedText;
  /**
   * Situation in which the disclaimer applies, such as `financial products`.
   */
  context?: string;
  /**
   * Whether the disclaimer must be shown; false makes it a recommendation.
   */
  required?: boolean;
}

/**
 * Typeface of the brand with the font files to load.
 */
export interface BrandFont {
  /**
   * Name of the CSS font family, for example `Source Sans 3`.
   */
  family: string;
  /**
   * Files that contain the typeface, one for each weight and style.
   *
   * Items: Font file with its URL, weight and style.
   */
  files?: {
    [k: string]: unknown;
  }[];
  /**
   * Tags of the OpenType features to switch on, for example `ss01`.
   */
  opentype_features?: string[];
  /**
   * CSS font families to use while or if this one cannot be loaded.
   */
  fallbacks?: string[];
}

/**
 * Typefaces by use, each as a CSS font family or with its files.
 */
export interface BrandFonts {
  [k: string]: string | BrandFont;
}

/**
 * Asks who a brand is and how it looks and speaks. Needs no credential; callers with an account see more.
 */
export type BrandGetBrandIdentityRequest = CoreTaskRequest & {
  /**
   * Identifier of the brand in its house. One that is not known gives `REFERENCE_NOT_FOUND`.
   */
  brand_id: string;
  /**
   * Sections that are wanted; all that the caller may see when absent. An unknown one is refused with `INVALID_REQUEST`.
   *
   * @minItems 1
   * @maxItems 100
   */
  fields?: EnumsBrandIdentityField[];
  /**
   * What the identity is for, such as `creative_production`; advice only.
   */
  use_case?: string;
};

/**
 * Identity of a brand, or the errors that prevent it. Sections that the caller requested but may not see are left out and named in `available_fields`.
 */
export type BrandGetBrandIdentityResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Identifier of the brand, unique within its house.
         */
        brand_id: string;
        /**
         * The company that owns the brand.
         */
        house: {
          domain: CoreDomainName;
          /**
           * Name of the company that owns the brand.
           */
          name: string;
        };
        /**
         * Names of the brand, one entry per language; at least one.
         *
         * @minItems 1
         */
        names: BrandLocalizedName[];
        /**
         * Short text about the brand and what it offers.
         */
        description?: string;
        /**
         * Industries that the brand works in; at least one if present.
         *
         * @minItems 1
         */
        industries?: string[];
        keller_type?: EnumsKellerType;
        /**
         * Logo files of the brand, with their variants and backgrounds.
         */
        logos?: BrandLogo[];
        /**
         * Colors by part, each one or several.
         */
        colors?: {
          /**
           * Main color of the brand: one or more values in the form `#RRGGBB`.
           */
          primary?: string | string[];
          /**
           * Color used beside the main color: one or more values in the form `#RRGGBB`.
           */
          secondary?: string | string[];
          /**
           * Color for highlights such as buttons: one or more values in the form `#RRGGBB`.
           */
          accent?: string | string[];
          /**
           * Color behind the content: one or more values in the form `#RRGGBB`.
           */
          background?: string | string[];
          /**
           * Color of running text: one or more values in the form `#RRGGBB`.
           */
          text?: string | string[];
        };
        fonts?: BrandFonts;
        visual_guidelines?: BrandVisualGuidelines;
        /**
         * Tone of the brand's texts: voice, attributes, and advice for writers.
         */
        tone?: {
          /**
           * Short description of the voice in which texts are written.
           */
          voice?: string;
          /**
           * Words that describe the tone of the brand's texts.
           */
          attributes?: string[];
          /**
           * Advice to writers: what texts of the brand should do.
           */
          dos?: string[];
          /**
           * Advice to writers: what texts of the brand should avoid.
           */
          donts?: string[];
        };
        tagline?: BrandLocalizedText;
        voice_synthesis?: BrandVoiceSynthesis;
        /**
         * Image, video, audio and text files that creatives of the brand may use.
         */
        assets?: BrandAsset[];
        rights?: BrandRightsSummary;
        /**
         * Sections that exist and that the caller does not see yet: an active account opens them.
         */
        available_fields?: EnumsBrandIdentityField[];
      }
    | {
        /**
         * Errors that prevent the response, at least one, each with its code.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Searches rights to people, figures, music and pictures that can be licensed. Needs no credential. Experimental.
 */
export type BrandGetRightsRequest = CoreTaskRequest & {
  /**
   * What the rights are wanted for, in plain words, 1 to 2000 characters; it ranks the result and never empties it.
   */
  query: string;
  /**
   * Uses that are wanted, at least one; an offering with any of them matches.
   *
   * @minItems 1
   * @maxItems 20
   */
  uses: EnumsRightUse[];
  buyer_brand?: CoreBrandRef;
  /**
   * Countries of the campaign, at most 250; an offering available in any of them matches.
   *
   * @minItems 0
   * @maxItems 250
   */
  countries?: CoreCountryCode[];
  /**
   * Only rights of this brand, at most 500 characters; a brand that licenses nothing is ignored.
   */
  brand_id?: string;
  right_type?: EnumsRightType;
  /**
   * Whether the response also lists offerings that do not match, with the reason.
   */
  include_excluded?: boolean;
  pagination?: CorePaginationRequest;
};

/**
 * Rights that can be licensed, the best match first. Experimental.
 */
export type BrandGetRightsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Offerings of this page, the best match first.
         *
         * Items: Rights that can be licensed, as one offering with its prices.
         */
        rights: {
          /**
           * Identifier of the offering, to call `acquire_rights` with.
           */
          rights_id: string;
          /**
           * Brand whose rights these are, as `get_brand_identity` knows it.
           */
          brand_id: string;
          /**
           * Name of the offering, for people who choose one.
           */
          name: string;
          /**
           * What exactly is licensed with the offering, in plain words.
           */
          description?: string;
          right_type?: EnumsRightType;
          /**
           * How well the offering fits the request, from 0 to 1.
           */
          match_score?: number;
          /**
           * Reasons for the score, each in one plain sentence.
           */
          match_reasons?: string[];
          /**
           * Uses of the rights that can be licensed from the brand.
           */
          available_uses: EnumsRightUse[];
          /**
           * Countries that the rights are licensed for; everywhere when absent.
           */
          countries?: CoreCountryCode[];
          /**
           * Countries that the rights are not licensed for.
           */
          excluded_countries?: CoreCountryCode[];
          /**
           * Whether an exclusive licence is still free in the countries of the request.
           */
          exclusivity_status?: {
            /**
             * Whether no exclusive grant stands in the way today.
             */
            available?: boolean;
            /**
             * Exclusive grants that stand in the way, as countries and last day; their holders are not named.
             */
            existing_exclusives?: string[];
          };
          /**
           * Prices to choose one from, at least one in each offering.
           *
           * @minItems 1
           */
          pricing_options: BrandRightsPricingOption[];
          /**
           * What the rights must not be used with or for.
           */
          content_restrictions?: string[];
          /**
           * Samples of what is licensed, to look at or to listen to.
           *
           * Items: A sample of what is licensed, for evaluation before a licence.
           */
          preview_assets?: {
            /**
             * URL of the sample, for the caller to fetch.
             */
            url: string;
            /**
             * What the sample may be used for before there is a licence.
             */
            usage?: string;
          }[];
        }[];
        /**
         * Offerings that do not match; present when `include_excluded` was true.
         *
         * Items: An offering that does not match the request, with the reason.
         */
        excluded?: {
          /**
           * Brand whose rights the offering that does not match licenses.
           */
          brand_id: string;
          /**
           * Name of the offering, for people who choose one.
           */
          name?: string;
          /**
           * Reason why the offering does not match, in one plain sentence.
           */
          reason: string;
          /**
           * Changes of the request that would make it match.
           */
          suggestions?: string[];
        }[];
        pagination?: CorePaginationResponse;
      }
    | {
        /**
         * Errors that stopped the task, at least one, the first the most telling.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Company that owns the brands of the file, with its names and agents.
 */
export interface BrandHouse {
  domain: CoreDomainName;
  /**
   * Name of the house that is shown to people, with at least one visible character.
   */
  name: string;
  /**
   * Names of the house, each a map with one language tag.
   */
  names?: BrandLocalizedName[];
  architecture?: EnumsBrandArchitecture;
  /**
   * Agents that the house operates for all its brands.
   */
  agents?: BrandAgentEntry[];
  data_subject_contestation?: BrandDataSubjectContestation;
  /**
   * Parties that accept identity assertions about the brand or house.
   *
   * Items: Party that accepts identity assertions about the brand, with the scope of its trust.
   */
  identity_relying_parties?: {
    [k: string]: unknown;
  }[];
}

/**
 * A brand defined inside the house file. It never names a house of its own.
 */
export type BrandHouseBrand = BrandDefinition;

/**
 * A house with its brands: written out in `brands`, or named in `brand_refs` where they describe themselves. At least one of the two is given.
 */
export interface BrandHousePortfolio {
  house: BrandHouse;
  /**
   * Brands that the file describes itself; identifiers are unique over `brands` and `brand_refs`.
   */
  brands?: BrandHouseBrand[];
  /**
   * References to brands that describe themselves in a file of their own.
   */
  brand_refs?: BrandBrandRefEntry[];
  /**
   * Language of texts that state none, as a BCP 47 tag.
   */
  default_language?: string;
  contact?: BrandContact;
  /**
   * Companies that may act for the brands of the house, each for a period and scope.
   */
  authorized_operators?: BrandAuthorizedOperator[];
  /**
   * Marks that the house has registered or applied for.
   */
  trademarks?: BrandTrademark[];
  /**
   * URL of the JSON Schema that the document claims to follow; informative, never fetched.
   */
  $schema?: string;
  /**
   * Version of the brand.json format that the document follows, for example `1.0`.
   */
  version?: string;
  /**
   * Time at which the owner last changed the document, ISO 8601 with a zone.
   */
  last_updated?: string;
}

/**
 * Redirect that names the house whose file describes the domain's brand.
 */
export interface BrandHouseRedirect {
  house: CoreDomainName;
  region?: CoreCountryCode;
  /**
   * URL of the JSON Schema that the document claims to follow; informative, never fetched.
   */
  $schema?: string;
  redirect_reason?: EnumsRedirectReason;
  /**
   * When the redirect began; copies from before are out of date; ISO 8601 with a zone.
   */
  redirect_effective_at?: string;
  /**
   * Remark for people who read the file; programs ignore it.
   */
  note?: string;
  /**
   * Time at which the owner last changed the document, ISO 8601 with a zone.
   */
  last_updated?: string;
}

/**
 * One name in one language: a single key, the BCP 47 tag, with the name as its value. A language may appear several times in a list.
 */
export interface BrandLocalizedName {
  [k: string]: string;
}

/**
 * A text, or a list of texts with one language each.
 */
export type BrandLocalizedText = string | BrandLocalizedName[];

/**
 * File that shows the logo, with labels for the surfaces that it suits.
 */
export interface BrandLogo {
  /**
   * URL of the image file, fetched without a credential.
   */
  url: string;
  /**
   * Identifier of the logo, unique inside the brand.
   */
  id?: string;
  /**
   * Shape of the image, which decides where it fits.
   *
   * - `square`: Width and height are about equal
   * - `horizontal`: Clearly wider than high
   * - `vertical`: Clearly higher than wide
   * - `stacked`: Symbol above the name
   */
  orientation?: 'square' | 'horizontal' | 'vertical' | 'stacked';
  /**
   * Background on which the logo is meant to stand, such as a dark one.
   *
   * - `dark-bg`: Made to stand on dark backgrounds
   * - `light-bg`: Made to stand on light backgrounds
   * - `transparent-bg`: Has a transparent background and suits several
   */
  background?: 'dark-bg' | 'light-bg' | 'transparent-bg';
  /**
   * Form of the logo, from the full lock-up to the bare symbol.
   *
   * - `primary`: Form that is used unless there is a reason against it
   * - `secondary`: Alternative for places where the primary form does not fit
   * - `icon`: Symbol without the name
   * - `wordmark`: Name without the symbol
   * - `full-lockup`: Symbol and name, with the tagline if there is one
   */
  variant?: 'primary' | 'secondary' | 'icon' | 'wordmark' | 'full-lockup';
  /**
   * Labels by which a caller selects the logo.
   */
  tags?: string[];
  /**
   * Places for which the file is meant, such as a favicon or the last card of an ad.
   */
  slots?: EnumsLogoSlot[];
  /**
   * Advice when to use the file, as text for people.
   */
  usage?: string;
  /**
   * Width in CSS pixels, as a positive whole number.
   */
  width?: number;
  /**
   * Height in CSS pixels, as a positive whole number.
   */
  height?: number;
}

/**
 * Feed of the products that the brand sells, with its URL and format.
 */
export interface BrandProductCatalog {
  /**
   * URL from which the feed can be fetched.
   */
  feed_url: string;
  feed_format?: EnumsFeedFormat;
  /**
   * Categories of the products in the feed.
   */
  categories?: string[];
  /**
   * Time at which the feed last changed, ISO 8601 with a zone.
   */
  last_updated?: string;
  update_frequency?: EnumsUpdateFrequency;
  /**
   * Endpoint and options with which an agent buys a product on behalf of a person.
   */
  agentic_checkout?: {
    [k: string]: unknown;
  };
}

/**
 * Body sent to `revocation_webhook` of a grant when the rights holder revokes it. Experimental.
 */
export interface BrandRevocationNotification {
  idempotency_key: CoreIdempotencyKey;
  /**
   * Identifier of the revocation, a UUID that grows with time and stays the same in each attempt.
   */
  notification_id: string;
  /**
   * The `operation_id` that `revocation_webhook` registered, repeated unchanged; absent when it registered none.
   */
  operation_id?: string;
  /**
   * The `token` that `revocation_webhook` registered, repeated unchanged; absent when it registered none.
   */
  token?: string;
  /**
   * Grant that is revoked, as `acquire_rights` returned its identifier, at most 256 characters.
   */
  rights_id: string;
  /**
   * Brand whose rights were licensed under the grant, at most 500 characters.
   */
  brand_id: string;
  /**
   * Why the rights holder revokes the grant, in plain text of at most 2000 characters.
   */
  reason: string;
  /**
   * When the revocation took effect; generation credentials of the grant are rejected since then.
   */
  effective_at: string;
  /**
   * Uses that are no longer permitted, at least one; a revocation ends all uses of its grant.
   *
   * @minItems 1
   * @maxItems 100
   */
  revoked_uses: EnumsRightUse[];
}

/**
 * Rights that an operator licenses, named in the agent profile as `catalogs.rights`.
 */
export interface BrandRightsCatalog {
  /**
   * URL of this schema, for editors that complete and check the file.
   */
  $schema?: string;
  /**
   * Offerings of the catalog, 1 to 1000; each `rights_id` occurs once.
   *
   * @minItems 1
   * @maxItems 1000
   */
  offerings: BrandRightsOffering[];
}

/**
 * Fields beside those of a task about rights: those of every response, except that `status` reports the outcome itself to callers of release 3.0.
 */
export interface BrandRightsEnvelope {
  /**
   * State of the task; for callers of release 3.0 the outcome for the rights or the creative, unless the task failed.
   */
  status: EnumsTaskStatus | EnumsRightsStatus | EnumsRightsCreativeStatus;
  /**
   * Session that this response belongs to, as an earlier response named it.
   */
  context_id?: string;
  context?: CoreContext;
  /**
   * Identifier to poll the outcome with; present only while the task is not finished.
   */
  task_id?: string;
  /**
   * What happened, in plain words for people who read the response.
   */
  message?: string;
  /**
   * Time at which the response was made, with an offset from UTC.
   */
  timestamp?: string;
  /**
   * Whether this is the stored response of an earlier request with the same idempotency key.
   */
  replayed?: boolean;
  /**
   * Whether a sandbox account was used, so that nothing real happened.
   */
  sandbox?: boolean;
  /**
   * Code of the error of a failed task; absent when the task succeeded.
   */
  code?: string;
  proto_error?: CoreError;
  ext?: CoreExt;
}

/**
 * Rights that an operator licenses, as its rights catalog describes them.
 */
export interface BrandRightsOffering {
  /**
   * Identifier of the offering, unique in the catalog.
   */
  rights_id: string;
  /**
   * Brand whose rights these are; one of the brands that the agent answers for.
   */
  brand_id: string;
  /**
   * Name of the offering for people, 1 to 300 characters.
   */
  name: string;
  /**
   * What exactly is licensed with the offering, in plain words.
   */
  description?: string;
  right_type: EnumsRightType;
  /**
   * Uses that can be licensed with the offering, each at most once.
   *
   * @minItems 1
   * @maxItems 20
   */
  available_uses: EnumsRightUse[];
  /**
   * Countries that the rights are licensed for; everywhere when absent.
   *
   * @minItems 1
   * @maxItems 250
   */
  countries?: CoreCountryCode[];
  /**
   * Countries that the rights are not licensed for.
   *
   * @minItems 0
   * @maxItems 250
   */
  excluded_countries?: CoreCountryCode[];
  /**
   * Whether a grant keeps other brands out of its countries while it lasts.
   */
  is_exclusive?: boolean;
  /**
   * Whether the operator decides on each acquisition with `rights approve` or `rights reject`.
   */
  needs_approval?: boolean;
  /**
   * Longest term of a grant in days, from 1 to 3660; 366 when absent.
   */
  max_term_days?: number;
  /**
   * Prices that buyers choose one from, 1 to 50; each `pricing_option_id` occurs once.
   *
   * @minItems 1
   * @maxItems 50
   */
  pricing_options: BrandRightsPricingOption[];
  /**
   * What the rights must not be used with or for, in plain words.
   *
   * @minItems 0
   * @maxItems 50
   */
  content_restrictions?: string[];
  /**
   * Words and phrases that a campaign or a creative must not contain.
   *
   * @minItems 0
   * @maxItems 200
   */
  prohibited_terms?: string[];
  /**
   * Providers that generate with the rights and accept keys of a grant, at most 20.
   *
   * @minItems 0
   * @maxItems 20
   *
   * Items: A provider that accepts keys of the grant.
   */
  generation_providers?: {
    /**
     * Name of the provider, as the keys of a grant show it.
     */
    provider: string;
    /**
     * URL of the provider that takes the key.
     */
    endpoint?: string;
    /**
     * Uses that the provider generates; keys are limited to them.
     *
     * @minItems 1
     * @maxItems 20
     */
    uses: EnumsRightUse[];
  }[];
  /**
   * Note about the licence that creatives must carry where it is required.
   */
  disclosure?: {
    /**
     * Whether a creative without the note breaks the terms of the grant.
     */
    required: boolean;
    /**
     * Words of the note, as a creative has to show or say them.
     */
    text?: string;
  };
  /**
   * Samples of what is licensed, to look at or to listen to.
   *
   * @minItems 0
   * @maxItems 20
   *
   * Items: A sample of what is licensed, for evaluation before a licence.
   */
  preview_assets?: {
    /**
     * URL of the sample, for the caller to fetch.
     */
    url: string;
    /**
     * What the sample may be used for before there is a licence.
     */
    usage?: string;
  }[];
}

/**
 * A price at which rights are licensed. Experimental.
 */
export interface BrandRightsPricingOption {
  /**
   * Identifier of the price, unique in its offering, at most 256 characters.
   */
  pricing_option_id: string;
  model: EnumsPricingModel;
  /**
   * Price in major units of `currency`: per `period` for `flat_rate`, per thousand impressions for `cpm`; 0 to 1 000 000 000.
   */
  price: number;
  currency: CoreCurrencyCode;
  /**
   * Uses that the price covers, at least one; other uses need another price.
   *
   * @minItems 1
   * @maxItems 20
   */
  uses: EnumsRightUse[];
  period?: EnumsRightsBillingPeriod;
  /**
   * Most impressions that the price covers in the whole term; no limit when absent.
   */
  impression_cap?: number;
  /**
   * Price per thousand impressions above `impression_cap`, in major units of `currency`; without it nothing may run above the cap.
   */
  overage_cpm?: number;
  /**
   * What the price covers, in plain words, at most 1000 characters.
   */
  description?: string;
  ext?: CoreExt;
}

/**
 * Sent to `revocation_webhook` of a grant when the rights holder revokes it. Experimental.
 */
export type BrandRightsRevocationWebhook = BrandRevocationNotification;

/**
 * Rights in a brand that can be licensed, without prices.
 */
export interface BrandRightsSummary {
  /**
   * Uses for which rights can be licensed, such as `endorsement`; absent means ask the agent.
   */
  available_uses?: EnumsRightUse[];
  /**
   * Countries for which rights can be licensed, as ISO 3166-1 alpha-2 codes.
   */
  countries?: CoreCountryCode[];
  /**
   * Countries for which the rights are not licensed, as ISO 3166-1 alpha-2 codes.
   */
  excluded_countries?: CoreCountryCode[];
  /**
   * Model of exclusivity under which rights are licensed, as text or code.
   */
  exclusivity_model?: string;
  /**
   * Topics and uses with which the rights must not be combined.
   */
  content_restrictions?: string[];
}

/**
 * Terms of a grant of rights as they were licensed or last changed. Experimental.
 */
export interface BrandRightsTerms {
  /**
   * Price of the offering that the grant is billed by.
   */
  pricing_option_id: string;
  /**
   * Price of the grant in major units of `currency`: per `period` for flat-rate prices, per thousand impressions for CPM prices.
   */
  amount: number;
  currency: CoreCurrencyCode;
  period?: EnumsRightsBillingPeriod;
  /**
   * Uses that the grant permits, and no others.
   */
  uses: EnumsRightUse[];
  /**
   * Most impressions that may run in the whole term; no limit when absent.
   */
  impression_cap?: number;
  /**
   * Price per thousand impressions above the cap, in major units of `currency`.
   */
  overage_cpm?: number;
  /**
   * First day on which the grant holds, in UTC.
   */
  start_date?: string;
  /**
   * Last day on which the grant holds, in UTC.
   */
  end_date?: string;
  /**
   * Protection from other licensees; absent for a grant that is not exclusive.
   */
  exclusivity?: {
    /**
     * What is exclusive: `country` means no other licensee in these countries.
     */
    scope?: string;
    /**
     * Countries of the protection; every country of the offering when absent.
     */
    countries?: CoreCountryCode[];
  };
}

/**
 * A brand that matches a search: the public part of its identity.
 */
export interface BrandSearchBrandResult {
  /**
   * Identifier of the brand, to call `get_brand_identity` with; a domain for brands of the registry.
   */
  brand_id: string;
  /**
   * House that owns the brand, as its brand.json names it.
   */
  house: {
    domain: CoreDomainName;
    /**
     * Name of the house as its brand.json gives it.
     */
    name: string;
  };
  /**
   * Names of the brand, one language in each entry.
   *
   * @minItems 1
   */
  names: BrandLocalizedName[];
  /**
   * What the brand offers, in its own words.
   */
  description?: string;
  /**
   * Industries of the brand that the taxonomy of advertisers knows.
   *
   * @minItems 1
   */
  industries?: EnumsAdvertiserIndustry[];
  keller_type?: EnumsKellerType;
  /**
   * Logo files of the brand, with orientation, background and variant.
   */
  logos?: BrandLogo[];
  /**
   * Summary of the rights that can be licensed, without prices.
   */
  rights?: {
    /**
     * Uses that can be licensed from the brand.
     */
    available_uses?: EnumsRightUse[];
    /**
     * Countries that rights are licensed for; everywhere when absent.
     */
    countries?: CoreCountryCode[];
    /**
     * Countries that rights of the brand are not licensed for.
     */
    excluded_countries?: CoreCountryCode[];
  };
}

/**
 * Searches the brands of this agent and of its registry by words. Needs no credential.
 */
export type BrandSearchBrandsRequest = CoreTaskRequest & {
  /**
   * What is looked for in plain words, 1 to 2000 characters: a name, a product or an industry.
   */
  query: string;
  /**
   * Only brands of one of these industries, 1 to 100; an industry includes those after its dot.
   *
   * @minItems 1
   * @maxItems 100
   */
  industries?: EnumsAdvertiserIndustry[];
  /**
   * Only brands whose rights are available in one of these countries, 1 to 250; a brand that names no countries matches.
   *
   * @minItems 1
   * @maxItems 250
   */
  countries?: CoreCountryCode[];
  buyer_brand?: CoreBrandRef;
  pagination?: CorePaginationRequest;
};

/**
 * Brands that match, the best first. No match is a success with an empty list.
 */
export type BrandSearchBrandsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Brands of this page, the best match first.
         */
        brands: BrandSearchBrandResult[];
        pagination?: CorePaginationResponse;
      }
    | {
        /**
         * Errors that stopped the task, at least one, the first the most telling.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Tone of the brand: its voice, with rules for people and models that write for it.
 */
export interface BrandToneGuide {
  voice?: BrandLocalizedText;
  /**
   * Adjectives that describe the tone, each in one or several languages.
   */
  attributes?: BrandLocalizedText[];
  /**
   * Rules that state what texts of the brand should do.
   */
  dos?: BrandLocalizedText[];
  /**
   * Rules that state what texts of the brand should avoid.
   */
  donts?: BrandLocalizedText[];
}

/**
 * Mark in a public register, with its number and the terms on which it is held.
 */
export interface BrandTrademark {
  /**
   * Office that keeps the register, for example `EUIPO`.
   */
  registry: string;
  /**
   * Number of the registration or application at the office.
   */
  number: string;
  /**
   * Mark as it is registered, for example `IRONCLOVE`.
   */
  mark: string;
  status?: EnumsTrademarkStatus;
  license_type?: EnumsTrademarkLicenseType;
  licensor_domain?: CoreDomainName;
  /**
   * Countries in which the mark is protected, as ISO 3166-1 alpha-2 codes.
   */
  countries?: CoreCountryCode[];
  /**
   * Classes of goods and services in the Nice classification, 1 to 45.
   *
   * Items: Number of one class of the Nice classification, 1 to 45.
   */
  nice_classes?: number[];
}

/**
 * Extends, pauses, resumes or reprices a grant of rights. Experimental.
 */
export type BrandUpdateRightsRequest = CoreTaskRequest & {
  /**
   * Grant from `acquire_rights`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
   */
  rights_id: string;
  account?: CoreAccountRef;
  /**
   * New last day, in UTC; a day before the present one is refused with `VALIDATION_ERROR`.
   */
  end_date?: string;
  /**
   * New cap; below the impressions already reported it is refused with `VALIDATION_ERROR`.
   */
  impression_cap?: number;
  /**
   * Other price of the same offering, for the rest of the term; one that does not cover the uses is refused with `VALIDATION_ERROR`.
   */
  pricing_option_id?: string;
  /**
   * True pauses the grant and revokes its keys; false resumes it with new keys.
   */
  paused?: boolean;
  push_notification_config?: CorePushNotificationConfig;
  idempotency_key: CoreIdempotencyKey;
};

/**
 * The grant as it is after the change. Experimental.
 */
export type BrandUpdateRightsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Identifier of the grant of rights that the response is about.
         */
        rights_id: string;
        terms: BrandRightsTerms;
        /**
         * Keys for providers that generate with the rights; empty when no use is generated or while the grant is paused.
         */
        generation_credentials?: CoreGenerationCredential[];
        rights_constraint?: CoreRightsConstraint;
        /**
         * Whether the grant is paused, so that nothing may run under it.
         */
        paused?: boolean;
        /**
         * Time from which the change holds; null while that is not known.
         */
        implementation_date?: string | null;
      }
    | {
        /**
         * Errors that stopped the task, at least one, the first the most telling.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Position of a brand on a claim about it, as its own records give it.
 *
 * - `owned`: the brand's records confirm the claim
 * - `pending_review`: the claim is registered and its review has not ended
 * - `transferring`: ownership is moving to or from the brand
 * - `disputed`: another party contests the claim
 * - `not_ours`: the brand's records are complete on this point and contradict the claim
 * - `archived`: the claim was true and has ended
 * - `licensed_in`: the brand uses it under a licence of its owner
 * - `licensed_out`: the brand owns it and licenses it to others
 * - `unknown`: the brand's records do not cover the claim
 */
export type BrandVerificationStatus =
  | 'owned'
  | 'pending_review'
  | 'transferring'
  | 'disputed'
  | 'not_ours'
  | 'archived'
  | 'licensed_in'
  | 'licensed_out'
  | 'unknown';

/**
 * Asks whether the brands of this agent confirm a claim about them. Needs no credential and no account.
 */
export type BrandVerifyBrandClaimRequest = BrandClaim &
  CoreTaskRequest & {
    claim_type: EnumsBrandClaimType;
    /**
     * What the claim says; its fields depend on `claim_type`, and missing ones are refused with `INVALID_REQUEST`.
     */
    claim: {};
  };

/**
 * Position of this agent's brands on a claim, with a signature over it.
 */
export type BrandVerifyBrandClaimResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        claim_type: EnumsBrandClaimType;
        verification_status: BrandVerificationStatus;
        /**
         * Facts of the brand's records that the verdict rests on, such as `brand_id` or `relationship`.
         */
        details?: {
          [k: string]: unknown;
        };
        /**
         * Reason of the verdict in one or two sentences for people, at most 500 characters.
         */
        context_note?: string;
        /**
         * The verdict signed with the response-signing key of this agent; verify it with the key set named in the brand.json of the house.
         */
        signed_response: CoreResponsePayloadJwsEnvelope & {
          /**
           * What the signature covers in a response of this task.
           */
          payload?: {
            task?: 'verify_brand_claim';
            response?: BrandClaimVerdict;
          };
        };
      }
    | {
        /**
         * Errors that stopped the task, at least one, the first the most telling.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Asks whether the brands of this agent confirm several claims about them. Needs no credential and no account.
 */
export type BrandVerifyBrandClaimsRequest = CoreTaskRequest & {
  /**
   * Claims to verify, 1 to 100; the results have the same order.
   *
   * @minItems 1
   * @maxItems 100
   */
  claims: BrandClaim[];
};

/**
 * Positions of this agent's brands on claims, with one signature over all.
 */
export type BrandVerifyBrandClaimsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * One result per claim, in the order of the request.
         *
         * @minItems 1
         */
        results: BrandClaimResult[];
        /**
         * The verdict signed with the response-signing key of this agent; verify it with the key set named in the brand.json of the house.
         */
        signed_response: CoreResponsePayloadJwsEnvelope & {
          /**
           * What the signature covers in a response of this task.
           */
          payload?: {
            task?: 'verify_brand_claims';
            response?: BrandClaimVerdicts;
          };
        };
      }
    | {
        /**
         * Errors that stopped the task, at least one, the first the most telling.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );

/**
 * Rules for the look of the brand, by theme. The content of each theme is up to the brand.
 */
export interface BrandVisualGuidelines {
  /**
   * Rules for photographs: subjects, light, framing and treatment.
   */
  photography?: unknown;
  /**
   * Rules for the general graphic style, such as flat or illustrated.
   */
  graphic_style?: unknown;
  /**
   * Rules for the shapes that layouts may use.
   */
  shapes?: unknown;
  /**
   * Rules for icons: style, line weight and set.
   */
  iconography?: unknown;
  /**
   * Rules for the arrangement of elements in a layout.
   */
  composition?: unknown;
  /**
   * Rules for the rounding of corners, usually in pixels.
   */
  border_radius?: unknown;
  /**
   * Rules for shadows and layers that suggest depth.
   */
  elevation?: unknown;
  /**
   * Rules for distances between elements, usually as a scale in pixels.
   */
  spacing?: unknown;
  /**
   * Rules for decorative elements such as patterns and lines.
   */
  graphic_elements?: unknown;
  /**
   * Rules for animation: speed, easing and what may move.
   */
  motion?: unknown;
  /**
   * Rules for the position of the logo in a layout.
   */
  logo_placement?: unknown;
  /**
   * Rules for the color combinations that may appear together.
   */
  colorways?: unknown;
  /**
   * Rules for colors that must not be changed or combined.
   */
  color_constraints?: unknown;
  /**
   * Rules for the use of the logo, such as clear space and smallest size.
   */
  logo_usage_rules?: unknown;
  /**
   * Rules for combining the mark with names of partners or products.
   */
  mark_lockups?: unknown;
  /**
   * Rules for type sizes and weights by level, usually in pixels.
   */
  type_scale?: unknown;
  /**
   * Libraries from which approved assets may be taken.
   */
  asset_libraries?: unknown;
  /**
   * Statements of what must never be done, one sentence each.
   */
  restrictions?: string[];
}

/**
 * Service and voice with which texts of the brand are turned into speech.
 */
export interface BrandVoiceSynthesis {
  /**
   * Service that produces the speech, by name or domain.
   */
  provider?: string;
  /**
   * Identifier of the voice at the service.
   */
  voice_id?: string;
  /**
   * Settings that are passed to the service, such as speed and stability.
   */
  settings?: {
    [k: string]: unknown;
  };
}
