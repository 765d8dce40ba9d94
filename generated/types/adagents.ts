// @generated from schemas/v3/adagents by codegen. Do not edit; run "npm run codegen".

import type {
  CoreCollection,
  CoreCollectionSelector,
  CoreCountryCode,
  CoreDomainName,
  CoreFormatId,
  CorePlatformExtensionRef,
  CoreProperty,
  CorePropertyId,
  CorePropertyTag,
  CorePublisherPropertySelector,
} from './core.ts';
import type {
  EnumsAudioDistributionType,
  EnumsChannels,
  EnumsConsentBasis,
  EnumsDelegationType,
  EnumsFormatKind,
  EnumsRestrictedAttribute,
  EnumsRevocationReason,
  EnumsSignalValueType,
  EnumsSponsoredPlacementType,
  EnumsVideoPlacementType,
} from './enums.ts';

/**
 * An agent that may sell the properties written out in the entry.
 */
export type AdagentsAgentByInlineProperties = AdagentsAgentCommon &
  AdagentsSalesQualifiers & {
    /**
     * Way in which the entry states its scope; decides which other members it has.
     */
    authorization_type: 'inline_properties';
    /**
     * Properties that the agent may sell, at least one, each with its type and identifiers.
     *
     * @minItems 1
     */
    properties: CoreProperty[];
  };

/**
 * An agent that may sell named properties of this file.
 */
export type AdagentsAgentByPropertyIds = AdagentsAgentCommon &
  AdagentsSalesQualifiers & {
    /**
     * Way in which the entry states its scope; decides which other members it has.
     */
    authorization_type: 'property_ids';
    /**
     * Identifiers from `properties` of this file that the agent may sell, at least one.
     *
     * @minItems 1
     */
    property_ids: CorePropertyId[];
  };

/**
 * An agent that may sell the properties of this file that carry any of the tags.
 */
export type AdagentsAgentByPropertyTags = AdagentsAgentCommon &
  AdagentsSalesQualifiers & {
    /**
     * Way in which the entry states its scope; decides which other members it has.
     */
    authorization_type: 'property_tags';
    /**
     * Tags of properties, at least one; a property with any of them is covered.
     *
     * @minItems 1
     */
    property_tags: CorePropertyTag[];
  };

/**
 * An agent that may sell properties of other publishers. Each of them confirms it in its own file.
 */
export type AdagentsAgentByPublisherProperties = AdagentsAgentCommon &
  AdagentsSalesQualifiers & {
    /**
     * Way in which the entry states its scope; decides which other members it has.
     */
    authorization_type: 'publisher_properties';
    /**
     * Selectors that name publishers and which properties of their own files are covered.
     *
     * @minItems 1
     */
    publisher_properties: CorePublisherPropertySelector[];
  };

/**
 * An agent that may offer named signals of this file. Never authorizes the sale of a property.
 */
export type AdagentsAgentBySignalIds = AdagentsAgentCommon & {
  /**
   * Way in which the entry states its scope; decides which other members it has.
   */
  authorization_type: 'signal_ids';
  /**
   * Identifiers from `signals` of this file that the agent may offer, at least one.
   *
   * @minItems 1
   */
  signal_ids: string[];
};

/**
 * An agent that may offer the signals of this file that carry any of the tags. Never authorizes the sale of a property.
 */
export type AdagentsAgentBySignalTags = AdagentsAgentCommon & {
  /**
   * Way in which the entry states its scope; decides which other members it has.
   */
  authorization_type: 'signal_tags';
  /**
   * Tags of signals, at least one; a signal with any of them is covered.
   *
   * @minItems 1
   */
  signal_tags: string[];
};

/**
 * Members that every entry of `authorized_agents` can have, whatever states its scope.
 */
export interface AdagentsAgentCommon {
  /**
   * URL of the agent. Compared after normalization: scheme and host in lower case, default port removed. Agents are called over https only.
   */
  url: string;
  /**
   * Text for people that states what the agent may sell or offer, at most 500 characters.
   */
  authorized_for: string;
  /**
   * Keys pinned for the agent; the key set that the agent publishes cannot override them.
   *
   * @minItems 1
   */
  signing_keys?: AdagentsSigningKey[];
  /**
   * Keys with which data for the agent can be encrypted.
   *
   * @minItems 1
   */
  encryption_keys?: AdagentsEncryptionKey[];
  /**
   * Time at which the publisher last changed the entry; informative, it has no effect.
   */
  last_updated?: string;
}

/**
 * An agent with the scope of its authorization. `authorization_type` decides the form.
 */
export type AdagentsAuthorizedAgent =
  | AdagentsAgentByPropertyIds
  | AdagentsAgentByPropertyTags
  | AdagentsAgentByInlineProperties
  | AdagentsAgentByPublisherProperties
  | AdagentsAgentBySignalIds
  | AdagentsAgentBySignalTags;

/**
 * Company or team that maintains the file, with its addresses and seller identifiers.
 */
export interface AdagentsContact {
  /**
   * Name of the company or team, 1 to 255 characters.
   */
  name: string;
  /**
   * Email address for questions about the file, at most 255 characters.
   */
  email?: string;
  domain?: CoreDomainName;
  /**
   * Identifier of the seller as its sellers.json states it, 1 to 255 characters.
   */
  seller_id?: string;
  /**
   * Identifier that a certification authority gave the seller, 1 to 100 characters.
   */
  tag_id?: string;
  /**
   * URL of the privacy policy that applies to the properties.
   */
  privacy_policy_url?: string;
}

/**
 * A public X25519 key in JWK form, with which data for the agent can be encrypted.
 */
export interface AdagentsEncryptionKey {
  /**
   * Identifier of the key, unique in the list; a signature names it as `keyid`.
   */
  kid: string;
  /**
   * Type of the key, always `OKP` (RFC 8037).
   */
  kty: 'OKP';
  /**
   * Curve of the key, always `X25519`.
   */
  crv: 'X25519';
  /**
   * Public key of 32 bytes in base64url without padding.
   */
  x: string;
  /**
   * Key agreement algorithm for which the key is meant, for example `ECDH-ES`.
   */
  alg?: string;
  /**
   * Permitted use of the key, `enc` for encryption.
   */
  use?: string;
  /**
   * From this time on the key is not to be used, ISO 8601 with a zone.
   */
  revoked_at?: string;
}

/**
 * Creative format that the publisher accepts on its properties, with its requirements.
 */
export interface AdagentsFormatDeclaration {
  /**
   * Identifier of the format, unique in the file; placements and products refer to the format by it.
   */
  format_option_id?: string;
  format_kind: EnumsFormatKind;
  /**
   * Requirements of the format; `format_kind` decides which members they have.
   */
  params?: {
    [k: string]: unknown;
  };
  /**
   * Name of the format as it is shown to people.
   */
  display_name?: string;
  publisher_domain?: CoreDomainName;
  /**
   * Channels in which the format is used; absent means all channels of the properties.
   */
  applies_to_channels?: EnumsChannels[];
  /**
   * Preference of the seller for the format, as advice to buyers.
   *
   * - `preferred`: The seller recommends the format, for example because it performs best
   * - `accepted`: The seller takes the format without a preference
   * - `discouraged`: The seller takes the format but advises against it
   */
  seller_preference?: 'preferred' | 'accepted' | 'discouraged';
  /**
   * Whether the format is offered in its canonical form only, without a named format.
   */
  canonical_formats_only?: boolean;
  /**
   * Whether the declaration is experimental and may change at short notice.
   */
  experimental?: boolean;
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
  /**
   * Identifiers of the properties on which the format runs; absent means all properties.
   */
  applies_to_property_ids?: CorePropertyId[];
  /**
   * Tags of properties on which the format runs; a property needs one of them.
   */
  applies_to_property_tags?: CorePropertyTag[];
  reference_renderer?: AdagentsReferenceRenderer;
  /**
   * Semantic version of the declaration, `major.minor.patch`; raised whenever the declaration changes.
   */
  format_revision?: string;
}

/**
 * The agents that a publisher authorizes, with the catalog that the authorizations refer to.
 */
export interface AdagentsInline {
  /**
   * URL of the JSON Schema that the document claims to follow; informative, never fetched.
   */
  $schema?: string;
  /**
   * Agents and their scope. An empty list authorizes no agent to sell; the file must then contain other catalog content.
   */
  authorized_agents: AdagentsAuthorizedAgent[];
  /**
   * Properties of the publisher with unique identifiers; authorizations refer to them.
   *
   * @minItems 1
   */
  properties?: CoreProperty[];
  /**
   * Collections of content that the publisher distributes, such as series or channels.
   */
  collections?: CoreCollection[];
  /**
   * Places on the properties where ads appear, at least one if present.
   *
   * @minItems 1
   */
  placements?: AdagentsPlacement[];
  /**
   * Creative formats that the publisher accepts, at least one if present.
   *
   * @minItems 1
   */
  formats?: AdagentsFormatDeclaration[];
  /**
   * Signals that the publisher or data provider offers, at least one if present.
   *
   * @minItems 1
   */
  signals?: AdagentsSignalDefinition[];
  /**
   * Map from a property tag to its name and meaning.
   */
  tags?: {
    [k: string]: AdagentsTagDefinition;
  };
  /**
   * Map from a placement tag to its name and meaning.
   */
  placement_tags?: {
    [k: string]: AdagentsTagDefinition;
  };
  /**
   * Map from a signal tag to its name and meaning.
   */
  signal_tags?: {
    [k: string]: AdagentsTagDefinition;
  };
  contact?: AdagentsContact;
  /**
   * Publishers for which nothing in the file counts any more. Overrides every other mention.
   */
  revoked_publisher_domains?: AdagentsRevokedPublisherDomain[];
  /**
   * Vendors that report governance data about the properties, with the features they report.
   */
  property_features?: AdagentsPropertyFeature[];
  /**
   * Version label of the catalog content, 1 to 255 characters; changes whenever the catalog does.
   */
  catalog_etag?: string;
  /**
   * Marks a file that serves as a registry of formats for a community.
   */
  catalog_role?: 'community_format_registry';
  /**
   * URL of the document that replaces this one; readers should use that document.
   */
  superseded_by?: string;
  /**
   * Time at which the publisher last changed the document. A copy older than the one already known is treated as a failed fetch.
   */
  last_updated?: string;
}

/**
 * A place on properties of the file where ads appear.
 */
export interface AdagentsPlacement {
  /**
   * Identifier that is unique inside the file; authorizations and products refer to it.
   */
  placement_id: string;
  /**
   * Name that is shown to people, in the language of the publisher.
   */
  name: string;
  /**
   * Text that describes where the placement is and how it looks.
   */
  description?: string;
  /**
   * Labels by which authorizations and products select the placement.
   */
  tags?: string[];
  /**
   * Properties that carry the placement. This field or `property_tags` is given.
   *
   * @minItems 1
   */
  property_ids?: CorePropertyId[];
  /**
   * Tags of properties that have the placement; a property with any of them has it.
   *
   * @minItems 1
   */
  property_tags?: CorePropertyTag[];
  /**
   * Identifiers from `collections` of the file in which the placement appears.
   */
  collection_ids?: string[];
  /**
   * Advertising channels to which the placement belongs, such as `display`.
   */
  channels?: EnumsChannels[];
  /**
   * Creative formats that the placement accepts, at least one if present.
   *
   * @minItems 1
   */
  format_options?: AdagentsPlacementFormatOption[];
  presentation_ref?: CorePlatformExtensionRef;
  /**
   * Provider that renders previews of the placement, with the routes to it.
   */
  preview_provider?: {
    [k: string]: unknown;
  };
  /**
   * Settings in which video plays on the placement, such as in-stream.
   *
   * @minItems 1
   */
  video_placement_types?: EnumsVideoPlacementType[];
  /**
   * Services through which the audio of the placement is heard, such as podcasts.
   *
   * @minItems 1
   */
  audio_distribution_types?: EnumsAudioDistributionType[];
  /**
   * Forms in which a retail placement shows sponsored items.
   *
   * @minItems 1
   */
  sponsored_placement_types?: EnumsSponsoredPlacementType[];
}

/**
 * Format that a placement accepts: either a reference by `format_option_id` to `formats` of the file, or a declaration with `format_kind`.
 */
export interface AdagentsPlacementFormatOption {
  /**
   * Identifier of the format, unique in the file; placements and products refer to the format by it.
   */
  format_option_id?: string;
  format_kind?: EnumsFormatKind;
  /**
   * Requirements of the format; `format_kind` decides which members they have.
   */
  params?: {
    [k: string]: unknown;
  };
  /**
   * Name of the format as it is shown to people.
   */
  display_name?: string;
  publisher_domain?: CoreDomainName;
  /**
   * Channels in which the format is used; absent means all channels of the properties.
   */
  applies_to_channels?: EnumsChannels[];
  /**
   * Preference of the seller for the format, as advice to buyers.
   *
   * - `preferred`: The seller recommends the format, for example because it performs best
   * - `accepted`: The seller takes the format without a preference
   * - `discouraged`: The seller takes the format but advises against it
   */
  seller_preference?: 'preferred' | 'accepted' | 'discouraged';
  /**
   * Whether the format is offered in its canonical form only, without a named format.
   */
  canonical_formats_only?: boolean;
  /**
   * Whether the declaration is experimental and may change at short notice.
   */
  experimental?: boolean;
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
}

/**
 * Short file that states where the real document is. The presence of `authoritative_location` makes any file a pointer. The target must be a full document and is fetched without redirects.
 */
export interface AdagentsPointer {
  /**
   * URL of the JSON Schema that the document claims to follow; informative, never fetched.
   */
  $schema?: string;
  /**
   * https URL of the full document. It has no user name, and is no pointer itself.
   */
  authoritative_location: string;
  /**
   * Time at which the publisher last changed the document. A copy older than the one already known is treated as a failed fetch.
   */
  last_updated?: string;
}

/**
 * A vendor of governance data about the properties of the file.
 */
export interface AdagentsPropertyFeature {
  /**
   * URL of the vendor's agent, which reports the features.
   */
  url: string;
  /**
   * Name of the vendor as it is shown to people.
   */
  name: string;
  /**
   * Identifiers of the features that the vendor reports for these properties, at least one.
   *
   * @minItems 1
   */
  features: string[];
  /**
   * Identifier by which the vendor knows the publisher.
   */
  publisher_id?: string;
}

/**
 * Program that shows how a format is meant to look. Needs `catalog_etag` and the role `community_format_registry` in the file.
 */
export interface AdagentsReferenceRenderer {
  /**
   * https URL from which the renderer is served.
   */
  uri?: string;
  /**
   * SHA-256 digest of the renderer in the form `sha256:` and 64 hexadecimal digits.
   */
  digest?: string;
  /**
   * Revision of the format that the renderer draws; equal to the revision of the format.
   */
  format_revision?: string;
}

/**
 * Publisher for which nothing in the file counts any more, wherever the file mentions it.
 */
export interface AdagentsRevokedPublisherDomain {
  publisher_domain: CoreDomainName;
  /**
   * Start of the revocation. It stays in force for seven days after this time even if the entry disappears.
   */
  revoked_at: string;
  reason?: EnumsRevocationReason;
}

/**
 * Limits on an authorization to sell. A limit that is absent does not restrict; limits that are present must all hold.
 */
export interface AdagentsSalesQualifiers {
  /**
   * Collections to whose content the right to sell is limited.
   */
  collections?: CoreCollectionSelector[];
  /**
   * Identifiers of the placements to which the right to sell is limited, at least one.
   *
   * @minItems 1
   */
  placement_ids?: string[];
  /**
   * Tags of placements to which the right is limited; one of them is enough.
   */
  placement_tags?: string[];
  delegation_type?: EnumsDelegationType;
  /**
   * Whether no other agent may sell the same scope; absent means that others may.
   */
  exclusive?: boolean;
  /**
   * Countries to which the right is limited, as ISO 3166-1 alpha-2 codes; absent means everywhere.
   */
  countries?: CoreCountryCode[];
  /**
   * Time from which the authorization is valid; absent means that it has no start.
   */
  effective_from?: string;
  /**
   * Time until which the authorization is valid; it must not be before `effective_from`.
   */
  effective_until?: string;
}

/**
 * A signal that the publisher or data provider offers, with what is disclosed about its making.
 */
export interface AdagentsSignalDefinition {
  /**
   * Identifier that is unique inside the file; authorizations and products refer to it.
   */
  id: string;
  /**
   * Name of the signal that is shown to people, 1 to 255 characters.
   */
  name: string;
  value_type: EnumsSignalValueType;
  /**
   * Text that states what membership in the signal means, at most 2000 characters.
   */
  description?: string;
  /**
   * Theme of the signal, for example `purchase_intent` or `location`.
   */
  category?: string;
  /**
   * Labels by which authorizations select the signal.
   */
  tags?: string[];
  /**
   * Values that a categorical signal can take, at least one.
   *
   * @minItems 1
   */
  allowed_values?: string[];
  range?: AdagentsSignalRange;
  /**
   * Protected attributes that the signal reveals or approximates, at least one if present.
   *
   * @minItems 1
   */
  restricted_attributes?: EnumsRestrictedAttribute[];
  /**
   * Identifiers of policy categories that restrict the use of the signal.
   *
   * @minItems 1
   */
  policy_categories?: string[];
  /**
   * Position of the signal in a taxonomy of another organization, such as the IAB Tech Lab.
   */
  taxonomy?: {
    [k: string]: unknown;
  };
  /**
   * Rule by which members are chosen, in plain words, at most 500 characters.
   */
  segmentation_criteria?: string;
  /**
   * URL of a page that explains the rule in full.
   */
  criteria_url?: string;
  /**
   * Kinds of sources from which the data come, at least one if present.
   *
   * @minItems 1
   *
   * Items: Kind of source, in the terms of the data transparency label.
   *
   * - `app_behavior`: Actions inside mobile or desktop apps
   * - `app_usage`: Which apps are installed or opened, and how long
   * - `web_usage`: Visits and actions on websites
   * - `geo_location`: Locations of devices
   * - `email`: Content or metadata of email, such as receipts
   * - `tv_ott_or_stb_device`: Viewing data of television sets and set-top boxes
   * - `panel`: Answers or measurements of a recruited panel
   * - `online_ecommerce`: Purchases in online shops
   * - `credit_data`: Records of credit bureaus
   * - `loyalty_card`: Purchases recorded by loyalty programs
   * - `transaction`: Payment records
   * - `online_survey`: Answers to surveys on the internet
   * - `offline_survey`: Answers to surveys by telephone, mail or in person
   * - `public_record_census`: Public census data
   * - `public_record_voter_file`: Public registers of voters
   * - `public_record_other`: Other public records
   * - `offline_transaction`: Purchases in physical shops
   */
  data_sources?: (
    | 'app_behavior'
    | 'app_usage'
    | 'web_usage'
    | 'geo_location'
    | 'email'
    | 'tv_ott_or_stb_device'
    | 'panel'
    | 'online_ecommerce'
    | 'credit_data'
    | 'loyalty_card'
    | 'transaction'
    | 'online_survey'
    | 'offline_survey'
    | 'public_record_census'
    | 'public_record_voter_file'
    | 'public_record_other'
    | 'offline_transaction'
  )[];
  /**
   * Way in which the value of a member was obtained.
   *
   * - `observed`: Recorded directly from behavior
   * - `declared`: Stated by the person
   * - `derived`: Computed by a fixed rule from other data
   * - `inferred`: Concluded from observed data without a statement of the person
   * - `modeled`: Predicted by a statistical model
   */
  methodology?: 'observed' | 'declared' | 'derived' | 'inferred' | 'modeled';
  /**
   * Whether similar people were added to the people who meet the rule.
   */
  audience_expansion?: boolean;
  /**
   * Whether other devices of the same person or household were added.
   */
  device_expansion?: boolean;
  /**
   * Interval after which the data are renewed.
   *
   * - `intra_day`: Several times a day
   * - `daily`: Once a day
   * - `weekly`: Once a week
   * - `monthly`: Once a month
   * - `bi_monthly`: Once every two months
   * - `quarterly`: Once a quarter
   * - `bi_annually`: Once every half-year
   * - `annually`: Once a year
   */
  refresh_cadence?:
    'intra_day' | 'daily' | 'weekly' | 'monthly' | 'bi_monthly' | 'quarterly' | 'bi_annually' | 'annually';
  /**
   * Period before the renewal from which behavior counts.
   *
   * - `intra_day`: Less than a day
   * - `daily`: The last day
   * - `weekly`: The last week
   * - `monthly`: The last month
   * - `bi_monthly`: The last two months
   * - `quarterly`: The last quarter
   * - `bi_annually`: The last half-year
   * - `annually`: The last year
   */
  lookback_window?:
    'intra_day' | 'daily' | 'weekly' | 'monthly' | 'bi_monthly' | 'quarterly' | 'bi_annually' | 'annually';
  /**
   * How offline records were matched to devices or browsers; absent for data from online sources.
   */
  onboarder?: {
    [k: string]: unknown;
  };
  /**
   * Countries that the data cover, as ISO 3166-1 alpha-2 codes.
   *
   * @minItems 1
   */
  countries?: CoreCountryCode[];
  /**
   * Legal bases on which the personal data are processed.
   *
   * @minItems 1
   */
  consent_basis?: EnumsConsentBasis[];
  /**
   * Legal basis for protected categories of data under article 9 of the GDPR.
   *
   * - `explicit_consent`: The person consented explicitly to the purpose
   * - `manifestly_made_public`: The person made the data public
   * - `substantial_public_interest`: A law allows the processing for an important public interest
   * - `vital_interests`: The processing protects somebody's life
   */
  art9_basis?: 'explicit_consent' | 'manifestly_made_public' | 'substantial_public_interest' | 'vital_interests';
  /**
   * Method and training data of a modeled signal; present if `methodology` is `modeled`.
   */
  modeling?: {
    [k: string]: unknown;
  };
  /**
   * Ways in which people exercise their rights over the data, such as a web form.
   */
  data_subject_rights?: {
    [k: string]: unknown;
  };
  /**
   * Time at which the definition last changed, ISO 8601 with a zone.
   */
  last_updated?: string;
}

/**
 * Bounds of a numeric signal, both inclusive, with the unit of its values.
 */
export interface AdagentsSignalRange {
  /**
   * Smallest value that the signal takes, inclusive.
   */
  min: number;
  /**
   * Largest value that the signal takes, inclusive; not below `min`.
   */
  max: number;
  /**
   * Unit of the values, such as `years` or `EUR`; absent for plain numbers.
   */
  unit?: string;
}

/**
 * A public key in JWK form that the publisher pins for an agent. When keys are pinned, only these are accepted for signatures of that agent.
 */
export interface AdagentsSigningKey {
  /**
   * Identifier of the key, unique in the list; a signature names it as `keyid`.
   */
  kid: string;
  /**
   * Type of the key: `OKP`, `EC` or `RSA` (RFC 7517).
   */
  kty: string;
  /**
   * Signature algorithm for which the key is meant, for example `EdDSA` or `ES256`.
   */
  alg?: string;
  /**
   * Permitted use of the key, `sig` for signatures.
   */
  use?: string;
  /**
   * Curve of an `OKP` or `EC` key, for example `Ed25519` or `P-256`.
   */
  crv?: string;
  /**
   * Public key of an `OKP` key, or first coordinate of an `EC` key, in base64url.
   */
  x?: string;
  /**
   * Second coordinate of an `EC` key, in base64url; absent for other types.
   */
  y?: string;
  /**
   * Modulus of an RSA key, in base64url; absent for other types.
   */
  n?: string;
  /**
   * Public exponent of an RSA key, in base64url; absent for other types.
   */
  e?: string;
  /**
   * Time from which signatures with the key are rejected; the key may stay listed.
   */
  revoked_at?: string;
}

/**
 * Name and meaning of a tag that the file uses.
 */
export interface AdagentsTagDefinition {
  /**
   * Name that is shown to people, in the language of the publisher.
   */
  name: string;
  /**
   * Text that states which items carry the tag.
   */
  description: string;
}
