// @generated from schemas/v3 by codegen. Do not edit; run "npm run codegen".

/**
 * Asks what an operator-billed account spent and what it may still spend.
 */
export type AccountGetAccountFinancialsRequest = (CoreTaskRequest & AccountGetAccountFinancialsRequest1)
/**
 * Fields that each task accepts beside its own. Unknown fields are ignored.
 */
export type CoreTaskRequest = (CoreVersionEnvelope & CoreTaskRequest1)
/**
 * Key that a caller makes up for one logical request, best a UUID. The same key with the same content gives the first answer again; with other content it is refused with `IDEMPOTENCY_CONFLICT`, after the replay window with `IDEMPOTENCY_EXPIRED`.
 */
export type CoreIdempotencyKey = string
/**
 * How a webhook proves where it comes from. `HTTP_MESSAGE_SIGNATURES` is the signature of RFC 9421, which is also used when no scheme is chosen; the other two use a shared secret instead.
 */
export type EnumsWebhookAuthScheme = ("Bearer" | "HMAC-SHA256" | "HTTP_MESSAGE_SIGNATURES")
/**
 * The account that a request is about: either the seller’s `account_id`, or the natural key of brand, operator and sandbox flag. Never both; other keys are refused. An account that does not exist or is not visible to the caller gives `ACCOUNT_NOT_FOUND`.
 */
export type CoreAccountRef = ({
/**
 * Identifier that the seller gave the account.
 */
account_id: string
} | {
brand: CoreBrandRef
operator: CoreDomainName
/**
 * Whether the sandbox account of this brand and operator is meant, a different account from the one in production. Refused with `UNSUPPORTED_FEATURE` where there are no sandbox accounts.
 */
sandbox?: boolean
})
/**
 * Host name without scheme, port or path: lower case, labels of letters, digits and inner hyphens, international names in A-label form (`xn--…`). A value with another shape is invalid.
 */
export type CoreDomainName = string
/**
 * Identifier of a brand inside one house: lower-case letters, digits and underscores.
 */
export type CoreBrandId = string
/**
 * How content came about, in the terms of the IPTC.
 */
export type EnumsDigitalSourceType = ("digital_capture" | "digital_creation" | "trained_algorithmic_media" | "composite_with_trained_algorithmic_media" | "algorithmic_media" | "composite_capture" | "composite_synthetic" | "human_edits" | "data_driven_media")
/**
 * How provenance is embedded in content.
 */
export type EnumsEmbeddedProvenanceMethod = ("manifest_wrapper" | "provenance_markers")
/**
 * Kind of content that carries a watermark.
 */
export type EnumsWatermarkMediaType = ("audio" | "image" | "video" | "text")
/**
 * Whether a watermark is bound to the manifest of the content.
 */
export type EnumsC2PaWatermarkAction = ("c2pa.watermarked.bound" | "c2pa.watermarked.unbound")
/**
 * How long a disclosure stays visible or audible.
 */
export type EnumsDisclosurePersistence = ("continuous" | "initial" | "flexible")
/**
 * Where a disclosure appears.
 */
export type EnumsDisclosurePosition = ("prominent" | "footer" | "audio" | "subtitle" | "overlay" | "end_card" | "pre_roll" | "companion")
/**
 * Spend, credit or balance, and invoices of an account, or why they cannot be told. Amounts are in `currency`, days in `timezone`.
 */
export type AccountGetAccountFinancialsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountGetAccountFinancialsResponse1)
/**
 * State of a task. `completed`, `failed`, `rejected` and `canceled` are final; `working` runs and needs no polling; `submitted` waits for something outside and is polled or reported by webhook.
 */
export type EnumsTaskStatus = ("submitted" | "working" | "input-required" | "completed" | "canceled" | "failed" | "rejected" | "auth-required" | "unknown")
/**
 * What a caller can do: send the same again later (`transient`), change the request (`correctable`), or stop and involve a person (`terminal`).
 */
export type EnumsErrorRecovery = ("transient" | "correctable" | "terminal")
export type AccountGetAccountFinancialsResponse1 = ({
account: CoreAccountRef
currency: CoreCurrencyCode
period: CoreDateRange
/**
 * IANA time zone of every day.
 */
timezone: string
/**
 * What was spent in the period.
 */
spend?: {
/**
 * What was delivered, paid or not.
 */
total_spend: number
/**
 * Media buys of which anything was delivered.
 */
media_buy_count?: number
}
/**
 * Credit of an account that pays later.
 */
credit?: {
/**
 * Most that may be outstanding.
 */
credit_limit: number
/**
 * What is left of it: the limit less what was delivered and not paid, and less what live media buys may still cost. 0 or less when nothing is left.
 */
available_credit: number
/**
 * What live media buys may still cost beyond what they have delivered; taken from `available_credit` already.
 */
committed_credit?: number
/**
 * Share of the limit that is delivered and not paid, or committed, in percent.
 */
utilization_percent?: number
}
/**
 * Balance of an account that pays in advance.
 */
balance?: {
/**
 * What is left.
 */
available: number
/**
 * The last payment.
 */
last_top_up?: {
/**
 * Amount.
 */
amount: number
/**
 * Day it arrived.
 */
date: string
}
}
/**
 * Whether payments are on time.
 */
payment_status?: ("current" | "past_due" | "suspended")
payment_terms?: EnumsPaymentTerms
/**
 * Invoices of the period.
 * 
 * Items: An invoice.
 */
invoices?: {
/**
 * Number of the invoice.
 */
invoice_id: string
period?: CoreDateRange
/**
 * Amount.
 */
amount: number
/**
 * State of the invoice.
 */
status: ("draft" | "issued" | "paid" | "past_due" | "void")
/**
 * Day by which it is to be paid.
 */
due_date?: string
/**
 * Day on which it was paid.
 */
paid_date?: string
}[]
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * ISO 4217 currency code in capital letters.
 */
export type CoreCurrencyCode = string
/**
 * When an invoice is due, in days after it was issued, or in advance.
 */
export type EnumsPaymentTerms = ("net_15" | "net_30" | "net_45" | "net_60" | "net_90" | "prepay")
/**
 * Asks for the accounts that the caller may see. Filters are combined; no match gives an empty list.
 */
export type AccountListAccountsRequest = (CoreTaskRequest & AccountListAccountsRequest1)
/**
 * State of an account. `rejected` and `closed` are final.
 */
export type EnumsAccountStatus = ("active" | "pending_approval" | "rejected" | "payment_required" | "suspended" | "closed")
/**
 * Accounts that the caller may see, in a stable order.
 */
export type AccountListAccountsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountListAccountsResponse1)
/**
 * An account and what the caller may do with it.
 */
export type CoreAccountWithAuthorization = (CoreAccount & {
authorization?: CoreAccountAuthorization
})
/**
 * Who receives the invoice of an account: the operator that buys, the agent that calls, or the advertiser.
 */
export type EnumsBillingParty = ("operator" | "agent" | "advertiser")
/**
 * ISO 3166-1 alpha-2 country code in capital letters.
 */
export type CoreCountryCode = string
/**
 * What one account of the seller stands for: an operator, a brand, a brand at an operator, or everything of one agent.
 */
export type EnumsAccountScope = ("operator" | "brand" | "operator_brand" | "agent")
/**
 * Kind of storage that offline reports are put into.
 */
export type EnumsCloudStorageProtocol = ("s3" | "gcs" | "azure_blob")
/**
 * Event that a webhook can tell. The first five belong to a media buy; the others are subscribed to at an account.
 */
export type EnumsNotificationType = ("scheduled" | "final" | "delayed" | "adjusted" | "impairment" | "creative.status_changed" | "creative.purged" | "product.created" | "product.updated" | "product.priced" | "product.removed" | "signal.created" | "signal.updated" | "signal.priced" | "signal.removed" | "wholesale_feed.bulk_change")
/**
 * Tells a vendor what of its service was used, so that it can bill. Each entry is judged by itself.
 */
export type AccountReportUsageRequest = (CoreTaskRequest & AccountReportUsageRequest1)
/**
 * How many entries were taken, and what was wrong with the others.
 */
export type AccountReportUsageResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountReportUsageResponse1)
/**
 * Declares accounts by their natural key, or changes settings of existing ones. Each entry is judged by itself: one that fails does not stop the others.
 */
export type AccountSyncAccountsRequest = (CoreTaskRequest & AccountSyncAccountsRequest1)
/**
 * What became of each entry, or why nothing was done at all.
 */
export type AccountSyncAccountsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountSyncAccountsResponse1)
export type AccountSyncAccountsResponse1 = ({
/**
 * Whether nothing was written.
 */
dry_run?: boolean
/**
 * Outcomes, one per entry.
 * 
 * Items: Outcome of one entry, in the order of the request.
 */
accounts: {
/**
 * Identifier that the seller gave the account; absent when there is none.
 */
account_id?: string
brand: CoreBrandRef
/**
 * Domain of the company that buys.
 */
operator: string
/**
 * Name of the account, for people.
 */
name?: string
/**
 * What was done.
 */
action: ("created" | "updated" | "unchanged" | "failed")
status: EnumsAccountStatus
billing?: EnumsBillingParty
billing_entity?: CoreBusinessEntity
account_scope?: EnumsAccountScope
/**
 * What is left to do before the account is active.
 */
setup?: {
/**
 * Page where it is done.
 */
url?: string
/**
 * What has to be done, for people.
 */
message: string
/**
 * When the page stops working.
 */
expires_at?: string
}
/**
 * Identifier of the prices that hold for the account.
 */
rate_card?: string
payment_terms?: EnumsPaymentTerms
/**
 * Most that may be outstanding.
 */
credit_limit?: {
/**
 * Amount in units of `currency`, 0 or more.
 */
amount: number
currency: CoreCurrencyCode
}
/**
 * Why the entry failed.
 */
errors?: CoreError[]
/**
 * Remarks on an entry that did not fail.
 */
warnings?: string[]
/**
 * Whether this is a sandbox account.
 */
sandbox?: boolean
/**
 * Webhook subscriptions afterwards, without credentials.
 * 
 * @maxItems 16
 */
notification_configs?: CoreNotificationConfig[]
authorization?: CoreAccountAuthorization
}[]
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Binds one governance agent to each account, in place of the one before.
 */
export type AccountSyncGovernanceRequest = (CoreTaskRequest & AccountSyncGovernanceRequest1)
/**
 * How a shared secret is presented.
 */
export type EnumsAuthScheme = ("Bearer" | "HMAC-SHA256")
/**
 * What became of each account, or why nothing was done at all.
 */
export type AccountSyncGovernanceResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountSyncGovernanceResponse1)
export type AccountSyncGovernanceResponse1 = ({
/**
 * Outcomes, in the order of the request.
 * 
 * Items: Outcome of one account.
 */
accounts: {
account: CoreAccountRef
/**
 * Whether the agent is bound now.
 */
status: ("synced" | "failed")
/**
 * The agent that is bound, without its credentials.
 * 
 * @minItems 1
 * @maxItems 1
 * 
 * Items: A governance agent.
 */
governance_agents?: {
/**
 * Address of the agent.
 */
url: string
}[]
/**
 * Why the entry failed.
 */
errors?: CoreError[]
}[]
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * The file that a publisher serves at /.well-known/adagents.json: which agents may sell its inventory or offer its signals, and what that inventory is. Either the full document or a pointer to it.
 */
export type Adagents = (AdagentsInline | AdagentsPointer)
/**
 * An agent with the scope of its authorization. `authorization_type` decides the form.
 */
export type AdagentsAuthorizedAgent = (AdagentsAgentByPropertyIds | AdagentsAgentByPropertyTags | AdagentsAgentByInlineProperties | AdagentsAgentByPublisherProperties | AdagentsAgentBySignalIds | AdagentsAgentBySignalTags)
/**
 * An agent that may sell named properties of this file.
 */
export type AdagentsAgentByPropertyIds = (AdagentsAgentCommon & AdagentsSalesQualifiers & AdagentsAgentByPropertyIds1)
/**
 * Commercial path between a publisher and the agent that it authorizes. `direct`: the publisher sells its own inventory through this agent, whoever runs the software; `delegated`: the agent sells in the name of the publisher; `ad_network`: the agent sells the inventory as part of a package of several publishers.
 */
export type EnumsDelegationType = ("direct" | "delegated" | "ad_network")
/**
 * Identifier that a publisher gives to a property in its own file: lower-case letters, digits and underscores. Unique inside that file only.
 */
export type CorePropertyId = string
/**
 * An agent that may sell the properties of this file that carry any of the tags.
 */
export type AdagentsAgentByPropertyTags = (AdagentsAgentCommon & AdagentsSalesQualifiers & AdagentsAgentByPropertyTags1)
/**
 * Label that groups properties of one publisher: lower-case letters, digits and underscores.
 */
export type CorePropertyTag = string
/**
 * An agent that may sell the properties written out in the entry.
 */
export type AdagentsAgentByInlineProperties = (AdagentsAgentCommon & AdagentsSalesQualifiers & AdagentsAgentByInlineProperties1)
/**
 * Kind of place where advertising can appear. `website`: site reached by domain name; `mobile_app`: app on a phone or tablet; `ctv_app`: app on a television device; `desktop_app`: app on a computer; `dooh`: screen outside the home; `podcast`: podcast feed; `radio`: broadcast radio station; `linear_tv`: scheduled television; `streaming_audio`: audio service on demand or live over the internet; `ai_assistant`: conversational assistant.
 */
export type EnumsPropertyType = ("website" | "mobile_app" | "ctv_app" | "desktop_app" | "dooh" | "podcast" | "radio" | "linear_tv" | "streaming_audio" | "ai_assistant")
/**
 * Naming scheme of a property identifier. `domain` without a prefix also covers `www.` and `m.`; `*.` in front of a domain covers every subdomain but not the domain itself; `subdomain` is matched exactly; the other schemes hold store, device, venue, feed or station identifiers.
 */
export type EnumsIdentifierTypes = ("domain" | "subdomain" | "network_id" | "ios_bundle" | "android_package" | "apple_app_store_id" | "google_play_id" | "roku_store_id" | "fire_tv_asin" | "samsung_app_id" | "apple_tv_bundle" | "bundle_id" | "venue_id" | "screen_id" | "openooh_venue_type" | "rss_url" | "apple_podcast_id" | "spotify_collection_id" | "podcast_guid" | "station_id" | "facility_id")
/**
 * Medium in which inventory is bought; `olv` is online video, `ctv` connected television, `ooh` and `dooh` out-of-home print and screens.
 */
export type EnumsChannels = ("display" | "olv" | "social" | "search" | "ctv" | "linear_tv" | "radio" | "streaming_audio" | "podcast" | "dooh" | "ooh" | "print" | "cinema" | "email" | "gaming" | "retail_media" | "influencer" | "affiliate" | "product_placement" | "sponsored_intelligence")
/**
 * An agent that may sell properties of other publishers. Each of them confirms it in its own file.
 */
export type AdagentsAgentByPublisherProperties = (AdagentsAgentCommon & AdagentsSalesQualifiers & AdagentsAgentByPublisherProperties1)
/**
 * Selects properties in the files of other publishers. `selection_type` decides the form.
 */
export type CorePublisherPropertySelector = (CorePublisherSelectorAll | CorePublisherSelectorById | CorePublisherSelectorByTag)
/**
 * An agent that may offer named signals of this file. Never authorizes the sale of a property.
 */
export type AdagentsAgentBySignalIds = (AdagentsAgentCommon & AdagentsAgentBySignalIds1)
/**
 * An agent that may offer the signals of this file that carry any of the tags. Never authorizes the sale of a property.
 */
export type AdagentsAgentBySignalTags = (AdagentsAgentCommon & AdagentsAgentBySignalTags1)
/**
 * What groups the content of a collection. `series`: episodes of a show, the default; `publication`: issues of a publication; `event_series`: recurring events; `rotation`: a rotating set of items such as a music rotation.
 */
export type EnumsCollectionKind = ("series" | "publication" | "event_series" | "rotation")
/**
 * Vocabulary from which genre values are taken.
 */
export type EnumsGenreTaxonomy = ("iab_content_3.0" | "iab_content_2.2" | "gracenote" | "eidr" | "apple_genres" | "google_genres" | "roku" | "amazon_genres" | "custom")
/**
 * Body or scheme that issued a content rating.
 */
export type EnumsContentRatingSystem = ("tv_parental" | "mpaa" | "podcast" | "esrb" | "bbfc" | "fsk" | "acb" | "chvrs" | "csa" | "pegi" | "custom")
/**
 * How often new content of a collection appears.
 */
export type EnumsCollectionCadence = ("daily" | "weekly" | "monthly" | "seasonal" | "event" | "irregular")
/**
 * Where a collection stands in its life. `active`: new content appears; `hiatus`: paused; `ended`: finished; `upcoming`: announced.
 */
export type EnumsCollectionStatus = ("active" | "hiatus" | "ended" | "upcoming")
/**
 * Level at which content is produced. `professional`: studio or newsroom; `prosumer`: skilled independent makers; `ugc`: content of users.
 */
export type EnumsProductionQuality = ("professional" | "prosumer" | "ugc")
/**
 * Part that a person plays in content.
 */
export type EnumsTalentRole = ("host" | "guest" | "creator" | "cast" | "narrator" | "producer" | "correspondent" | "commentator" | "analyst")
/**
 * Kind of special event that content is built around.
 */
export type EnumsSpecialCategory = ("awards" | "championship" | "concert" | "conference" | "election" | "festival" | "gala" | "holiday" | "premiere" | "product_launch" | "reunion" | "tribute")
/**
 * Naming scheme of the place where a collection is distributed: podcast and video platforms, streaming channels, metadata catalogs or a domain.
 */
export type EnumsDistributionIdentifierType = ("apple_podcast_id" | "spotify_collection_id" | "rss_url" | "podcast_guid" | "amazon_music_id" | "iheart_id" | "podcast_index_id" | "youtube_channel_id" | "youtube_channel_handle" | "youtube_channel_url" | "youtube_playlist_id" | "amazon_title_id" | "roku_channel_id" | "pluto_channel_id" | "tubi_id" | "peacock_id" | "tiktok_id" | "twitch_channel" | "imdb_id" | "gracenote_id" | "eidr_id" | "domain" | "substack_id")
/**
 * How another collection relates to this one.
 */
export type EnumsCollectionRelationship = ("spinoff" | "companion" | "sequel" | "prequel" | "crossover")
/**
 * Canonical family of a creative format; the value decides how `params` is read.
 */
export type EnumsFormatKind = ("image" | "html5" | "display_tag" | "image_carousel" | "video_hosted" | "video_vast" | "audio_hosted" | "audio_daast" | "sponsored_placement" | "native_in_feed" | "responsive_creative" | "agent_placement" | "seller_rendered_stateful_display" | "coordinated_placements" | "custom")
/**
 * Setting in which a video ad plays. `instream`: before, in or after video content that the viewer chose; `accompanying_content`: beside content, as part of the page; `interstitial`: between two pieces of content; `standalone`: as the only content of its slot.
 */
export type EnumsVideoPlacementType = ("instream" | "accompanying_content" | "interstitial" | "standalone")
/**
 * Kind of service in which an audio ad is heard.
 */
export type EnumsAudioDistributionType = ("music_streaming_service" | "fm_am_broadcast" | "podcast" | "catch_up_radio" | "web_radio" | "video_game" | "text_to_speech")
/**
 * Form of a retail placement. `sponsored_search`: among search results; `sponsored_display`: display slot on a retail page; `sponsored_native`: in the feed of a retail page.
 */
export type EnumsSponsoredPlacementType = ("sponsored_search" | "sponsored_display" | "sponsored_native")
/**
 * Form of the value that a signal yields. `binary`: a member is in or out; `categorical`: one of a list of values; `numeric`: a number in a range.
 */
export type EnumsSignalValueType = ("binary" | "categorical" | "numeric")
/**
 * Category of personal data that the law protects.
 */
export type EnumsRestrictedAttribute = ("racial_ethnic_origin" | "political_opinions" | "religious_beliefs" | "trade_union_membership" | "health_data" | "sex_life_sexual_orientation" | "genetic_data" | "biometric_data" | "age" | "familial_status")
/**
 * Legal ground on which personal data are used.
 */
export type EnumsConsentBasis = ("consent" | "legitimate_interest" | "contract" | "legal_obligation")
/**
 * Why a publisher domain was revoked.
 */
export type EnumsRevocationReason = ("relationship_ended" | "compliance_violation" | "publisher_request" | "other")
/**
 * The file that a brand serves at /.well-known/brand.json, in one of five forms. They are told apart in this order: `authoritative_location`, `house` as text, `house` as object, `id` with `names`, agents.
 */
export type Brand = (BrandAuthoritativeLocation | BrandHouseRedirect | BrandHousePortfolio | BrandCanonicalDocument | BrandBrandAgentDocument)
/**
 * Why a brand domain points elsewhere.
 */
export type EnumsRedirectReason = ("acquisition" | "divestiture" | "rebrand" | "regional" | "legacy" | "consolidation" | "other")
/**
 * How a house presents its brands. `branded_house`: one master brand over everything; `house_of_brands`: separate brands that hide the house; `hybrid`: a mix of both.
 */
export type EnumsBrandArchitecture = ("branded_house" | "house_of_brands" | "hybrid")
/**
 * What an agent is for. `brand`: answers for the identity of a brand; `rights`: licenses rights such as talent or music; `measurement`: reports metrics; `governance`: checks plans and content against policies; `creative`: builds, validates or previews creatives; `sales`: sells inventory; `buying`: buys inventory; `signals`: offers audience and context signals.
 */
export type EnumsAgentType = ("brand" | "rights" | "measurement" | "governance" | "creative" | "sales" | "buying" | "signals")
/**
 * Use of a licensed right.
 */
export type EnumsRightUse = ("likeness" | "voice" | "name" | "endorsement" | "motion_capture" | "signature" | "catchphrase" | "sync" | "background_music" | "editorial" | "commercial" | "ai_generated_image")
/**
 * Kind of right that a rights agent licenses.
 */
export type EnumsRightType = ("talent" | "character" | "brand_ip" | "music" | "stock_media")
/**
 * A brand defined inside the house file. It never names a house of its own.
 */
export type BrandHouseBrand = BrandDefinition
/**
 * Place of a brand in the architecture of its house, after Keller. `master`: the brand of the house itself; `sub_brand`: carries the master brand in its own name; `endorsed`: stands alone but names the master brand as its endorser; `independent`: shows no visible tie to the house.
 */
export type EnumsKellerType = ("master" | "sub_brand" | "endorsed" | "independent")
/**
 * A text, or a list of texts with one language each.
 */
export type BrandLocalizedText = (string | BrandLocalizedName[])
/**
 * Place for which a logo file is meant.
 */
export type EnumsLogoSlot = ("logo_card_light" | "logo_card_dark" | "profile_mark" | "favicon" | "app_icon" | "social_profile_mark" | "nav_header" | "footer" | "email_header" | "watermark" | "ad_end_card" | "co_brand_lockup" | "marketplace_listing")
/**
 * One color as `#` with six hexadecimal digits, or a list of them, best first.
 */
export type BrandColor = (string | string[])
/**
 * Kind of content that an asset holds.
 */
export type EnumsAssetContentType = ("image" | "video" | "audio" | "text" | "markdown" | "html" | "css" | "javascript" | "zip" | "vast" | "daast" | "url" | "webhook" | "brief" | "catalog" | "published_post")
/**
 * Store in which an app identifier is valid.
 */
export type EnumsAppStore = ("apple" | "google" | "amazon" | "roku" | "samsung" | "lg" | "other")
/**
 * Tie between the operator of a brand.json and a property that it lists. `owned`: the operator owns the property; the default; `direct`: the operator is the direct selling path of the property; `delegated`: the operator sells on behalf of the owner; `ad_network`: the operator sells the property inside a network package.
 */
export type EnumsBrandPropertyRelationship = ("owned" | "direct" | "delegated" | "ad_network")
/**
 * Format of a product feed.
 */
export type EnumsFeedFormat = ("google_merchant_center" | "facebook_catalog" | "shopify" | "linkedin_jobs" | "tiktok_shop" | "pinterest_catalog" | "openai_product_feed" | "custom")
/**
 * How often a feed is renewed.
 */
export type EnumsUpdateFrequency = ("realtime" | "hourly" | "daily" | "weekly")
/**
 * State of a trademark in its register.
 */
export type EnumsTrademarkStatus = ("active" | "pending" | "abandoned" | "cancelled" | "expired")
/**
 * How the house holds a trademark.
 */
export type EnumsTrademarkLicenseType = ("owned" | "licensed_in" | "licensed_out")
/**
 * What an authorized operator may do for a brand.
 */
export type EnumsOperatorScope = ("all" | "media_buying" | "creative_generation" | "rights_clearance" | "governance" | "measurement" | "agent_operations")
/**
 * One brand that describes itself. Holds none of the fields of a house or a redirect.
 */
export type BrandCanonicalDocument = (BrandDefinition & BrandCanonicalDocument1)
/**
 * Asks who a brand is and how it looks and speaks. Needs no credential; callers with an account see more.
 */
export type BrandGetBrandIdentityRequest = (CoreTaskRequest & BrandGetBrandIdentityRequest1)
/**
 * Part of a brand’s identity that can be asked for. Who has no account sees `description`, `industries`, `keller_type`, `logos` and `tagline`.
 */
export type EnumsBrandIdentityField = ("description" | "industries" | "keller_type" | "logos" | "colors" | "fonts" | "visual_guidelines" | "tone" | "tagline" | "voice_synthesis" | "assets" | "rights")
/**
 * Identity of a brand, or why it cannot be told. Sections that the caller asked for and may not see are left out and named in `available_fields`.
 */
export type BrandGetBrandIdentityResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & BrandGetBrandIdentityResponse1)
export type BrandGetBrandIdentityResponse1 = ({
/**
 * Identifier in the house.
 */
brand_id: string
/**
 * The company that owns the brand.
 */
house: {
domain: CoreDomainName
/**
 * Its name.
 */
name: string
}
/**
 * Names, one language each.
 * 
 * @minItems 1
 */
names: BrandLocalizedName[]
/**
 * What the brand is.
 */
description?: string
/**
 * Industries.
 * 
 * @minItems 1
 */
industries?: string[]
keller_type?: EnumsKellerType
/**
 * Logo files.
 */
logos?: BrandLogo[]
/**
 * Colors by part, each one or several.
 */
colors?: {
/**
 * Main color.
 */
primary?: (string | string[])
/**
 * Second color.
 */
secondary?: (string | string[])
/**
 * For highlights.
 */
accent?: (string | string[])
/**
 * Behind content.
 */
background?: (string | string[])
/**
 * Of running text.
 */
text?: (string | string[])
}
fonts?: BrandFonts
visual_guidelines?: BrandVisualGuidelines
/**
 * How the brand speaks.
 */
tone?: {
/**
 * Short description of the voice.
 */
voice?: string
/**
 * Words that describe it.
 */
attributes?: string[]
/**
 * What writers should do.
 */
dos?: string[]
/**
 * What writers should avoid.
 */
donts?: string[]
}
tagline?: BrandLocalizedText
voice_synthesis?: BrandVoiceSynthesis
/**
 * Files that may be used.
 */
assets?: BrandAsset[]
rights?: BrandRightsSummary
/**
 * Sections that exist and that the caller does not see yet: an active account opens them.
 */
available_fields?: EnumsBrandIdentityField[]
} | {
/**
 * What went wrong.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Runs one scenario of the test controller of a sandbox. What a scenario needs is judged by the scenario itself: the answer then says `success: false` with a code such as `INVALID_PARAMS` or `UNKNOWN_SCENARIO`.
 */
export type ComplianceComplyTestControllerRequest = (CoreTaskRequest & ComplianceComplyTestControllerRequest1)
/**
 * Any JSON value: a string of at most 100,000 characters, a number between -10^15 and 10^15, a list of at most 10,000 items, an object of at most 1,000 members, true, false or null.
 */
export type CoreAnyValue = unknown
/**
 * What the scenario did. Exactly one form fits; a refusal is an answer with `success: false`, not an error of the task.
 */
export type ComplianceComplyTestControllerResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & ComplianceComplyTestControllerResponse1)
export type ComplianceComplyTestControllerResponse1 = ({
/**
 * Whether the scenario did what was asked.
 */
success: true
/**
 * Names of scenarios.
 */
scenarios: string[]
} | {
/**
 * Whether the scenario did what was asked.
 */
success: true
/**
 * State before.
 */
previous_state: string
/**
 * State now.
 */
current_state: string
/**
 * What was done, for people.
 */
message?: string
} | {
/**
 * Whether the scenario did what was asked.
 */
success: true
/**
 * Values of this call.
 */
simulated: {
[k: string]: unknown
}
/**
 * Values of all calls together.
 */
cumulative?: {
[k: string]: unknown
}
/**
 * What was done, for people.
 */
message?: string
} | {
/**
 * Whether the scenario did what was asked.
 */
success: true
/**
 * The prepared answer.
 */
forced: {
/**
 * Its form.
 */
arm: ("submitted" | "input-required")
/**
 * Identifier that it will carry.
 */
task_id?: string
}
/**
 * What was done, for people.
 */
message?: string
} | {
/**
 * Whether the scenario did what was asked.
 */
success: true
/**
 * What was done, for people.
 */
message?: string
} | {
/**
 * Whether the scenario did what was asked.
 */
success: true
/**
 * Creative that was looked at.
 */
creative_id: string
/**
 * Observations.
 */
audit_observations: CreativeAuditObservation[]
} | {
/**
 * Whether the scenario did what was asked.
 */
success: true
/**
 * Calls, oldest first.
 * 
 * Items: A call.
 */
recorded_calls: {
/**
 * HTTP method.
 */
method: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS")
/**
 * Method and address without query.
 */
endpoint: string
/**
 * Address.
 */
url: string
/**
 * Host of the address.
 */
host?: string
/**
 * Path of the address.
 */
path?: string
/**
 * Media type of the payload.
 */
content_type: string
/**
 * Whether the payload is shown or digested.
 */
attestation_mode: ("raw" | "digest")
/**
 * What the call was for.
 */
purpose?: ("platform_primary" | "measurement" | "attribution" | "creative_serving" | "identity" | "other")
/**
 * The payload with secrets replaced; with `raw` only.
 */
payload?: unknown
/**
 * SHA-256 of the payload with secrets replaced; with `digest` only.
 */
payload_digest_sha256?: string
/**
 * Length of what was shown or digested, in bytes.
 */
payload_length: number
/**
 * Which of the asked identifiers the payload holds; with `digest` only.
 * 
 * @maxItems 64
 * 
 * Items: An identifier.
 */
identifier_match_proofs?: {
/**
 * SHA-256 of the identifier.
 */
identifier_value_sha256: string
/**
 * Whether the payload holds it.
 */
found: boolean
}[]
/**
 * When the call was sent.
 */
timestamp: string
/**
 * HTTP status of the answer.
 */
status_code?: number
}[]
/**
 * Calls that match, before the limit.
 */
total_count: number
/**
 * Whether the limit cut the list.
 */
truncated?: boolean
/**
 * Calls from this time on.
 */
since_timestamp: string
} | {
/**
 * Whether the scenario did what was asked.
 */
success: false
/**
 * Why.
 */
error: ("INVALID_TRANSITION" | "INVALID_STATE" | "NOT_FOUND" | "UNKNOWN_SCENARIO" | "INVALID_PARAMS" | "FORBIDDEN" | "JCS_NON_FINITE_NUMBER" | "INTERNAL_ERROR")
/**
 * More about it, for people.
 */
error_detail?: string
/**
 * State that was left unchanged; null when there is no such entity.
 */
current_state?: (string | null)
})
/**
 * A part of a piece of content; `type` decides the form.
 */
export type ContentStandardsArtifactAsset = ({
/**
 * Kind of part.
 */
type: "text"
/**
 * What the text is.
 */
role?: ("title" | "paragraph" | "heading" | "caption" | "quote" | "list_item" | "description")
/**
 * The text, at most 100000 characters.
 */
content: string
/**
 * Form of the text.
 */
content_format?: ("text/plain" | "text/markdown" | "text/html" | "application/json")
/**
 * Language, as a BCP 47 tag.
 */
language?: string
/**
 * Level of a heading, 1 to 6.
 */
heading_level?: number
provenance?: CoreProvenance
} | {
/**
 * Kind of part.
 */
type: "image"
/**
 * Where it is loaded from; may need `access`, and is not to be logged.
 */
url: string
access?: ContentStandardsAssetAccess
/**
 * Text for people who do not see it.
 */
alt_text?: string
/**
 * Caption.
 */
caption?: string
/**
 * Width in pixels.
 */
width?: number
/**
 * Height in pixels.
 */
height?: number
provenance?: CoreProvenance
} | {
/**
 * Kind of part.
 */
type: "video"
/**
 * Where it is loaded from; may need `access`, and is not to be logged.
 */
url: string
access?: ContentStandardsAssetAccess
/**
 * Duration in milliseconds.
 */
duration_ms?: number
/**
 * Transcript, at most 200000 characters.
 */
transcript?: string
/**
 * Form of the transcript.
 */
transcript_format?: ("text/plain" | "text/markdown" | "application/json")
/**
 * Where the transcript comes from.
 */
transcript_source?: ("original_script" | "subtitles" | "closed_captions" | "dub" | "generated")
/**
 * Where a preview picture is loaded from.
 */
thumbnail_url?: string
provenance?: CoreProvenance
} | {
/**
 * Kind of part.
 */
type: "audio"
/**
 * Where it is loaded from; may need `access`, and is not to be logged.
 */
url: string
access?: ContentStandardsAssetAccess
/**
 * Duration in milliseconds.
 */
duration_ms?: number
/**
 * Transcript, at most 200000 characters.
 */
transcript?: string
/**
 * Form of the transcript.
 */
transcript_format?: ("text/plain" | "text/markdown" | "application/json")
/**
 * Where the transcript comes from.
 */
transcript_source?: ("original_script" | "closed_captions" | "generated")
provenance?: CoreProvenance
})
/**
 * How secured content is loaded. Secrets in it are not to be logged.
 */
export type ContentStandardsAssetAccess = ({
/**
 * Form of access.
 */
method: "bearer_token"
/**
 * The token.
 */
token: string
} | {
/**
 * Form of access.
 */
method: "service_account"
/**
 * Cloud provider.
 */
provider: ("gcp" | "aws")
/**
 * Credentials of the account.
 */
credentials?: {
[k: string]: unknown
}
} | {
/**
 * Form of access.
 */
method: "signed_url"
})
/**
 * Asks for content that was sampled where ads of a buy ran.
 */
export type ContentStandardsGetMediaBuyArtifactsRequest = (CoreTaskRequest & ContentStandardsGetMediaBuyArtifactsRequest1)
/**
 * Sampled content; none for a buy without an agreement on sampling.
 */
export type ContentStandardsGetMediaBuyArtifactsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & ContentStandardsGetMediaBuyArtifactsResponse1)
export type ContentStandardsGetMediaBuyArtifactsResponse1 = ({
/**
 * Identifier of the buy.
 */
media_buy_id: string
/**
 * Records of this page.
 */
artifacts: ContentStandardsArtifactRecord[]
/**
 * How much was sampled.
 */
collection_info?: {
/**
 * Deliveries in all.
 */
total_deliveries?: number
/**
 * Deliveries that were sampled.
 */
total_collected?: number
/**
 * Records of this page.
 */
returned_count?: number
/**
 * Share that was sampled, 0 to 1.
 */
effective_rate?: number
}
pagination?: CorePaginationResponse
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * How a segment is addressed on a platform.
 */
export type CoreActivationKey = ({
/**
 * Form of the key.
 */
type: "segment_id"
/**
 * Identifier of the segment.
 */
segment_id: string
} | {
/**
 * Form of the key.
 */
type: "key_value"
/**
 * Key.
 */
key: string
/**
 * Value of the key.
 */
value: string
})
/**
 * An asset of a creative; `asset_type` decides the form. One of a kind that its slot does not take is refused with `VALIDATION_ERROR`.
 */
export type CoreAssetsAssetUnion = (CoreAssetsImageAsset | CoreAssetsVideoAsset | CoreAssetsAudioAsset | CoreAssetsVastAsset | CoreAssetsTextAsset | CoreAssetsUrlAsset | CoreAssetsHtmlAsset | CoreAssetsJavascriptAsset | CoreAssetsZipAsset | CoreAssetsWebhookAsset | CoreAssetsCssAsset | CoreAssetsDaastAsset | CoreAssetsMarkdownAsset | CoreAssetsBriefAsset | CoreAssetsCatalogAsset | CoreAssetsPublishedPostAsset | CoreAssetsCardAsset | CoreAssetsPixelTrackerAsset | CoreAssetsVastTrackerAsset | CoreAssetsDaastTrackerAsset)
/**
 * Whether the frame rate of a video varies.
 */
export type EnumsFrameRateType = ("constant" | "variable")
/**
 * How lines of a video are scanned.
 */
export type EnumsScanType = ("progressive" | "interlaced")
/**
 * Whether groups of pictures refer to each other.
 */
export type EnumsGopType = ("closed" | "open")
/**
 * Where the index of an MP4 file is.
 */
export type EnumsMoovAtomPosition = ("start" | "end")
/**
 * Arrangement of audio channels.
 */
export type EnumsAudioChannelLayout = ("mono" | "stereo" | "5.1" | "7.1")
/**
 * A video ad as a VAST tag, by its address or as text.
 */
export type CoreAssetsVastAsset = (CoreAssetsVastAsset1 & CoreAssetsVastAsset2)
export type CoreAssetsVastAsset1 = ({
/**
 * Whether the tag is given by its address or as text.
 */
delivery_type: "url"
/**
 * Address of the tag; macros in braces stay as they are.
 */
url: string
} | {
/**
 * Whether the tag is given by its address or as text.
 */
delivery_type: "inline"
/**
 * The tag as text.
 */
content: string
})
/**
 * Version of the VAST standard.
 */
export type EnumsVastVersion = ("2.0" | "3.0" | "4.0" | "4.1" | "4.2")
/**
 * Event of a video ad that can be tracked.
 */
export type EnumsVastTrackingEvent = ("impression" | "creativeView" | "loaded" | "start" | "firstQuartile" | "midpoint" | "thirdQuartile" | "complete" | "mute" | "unmute" | "pause" | "resume" | "rewind" | "skip" | "playerExpand" | "playerCollapse" | "fullscreen" | "exitFullscreen" | "progress" | "acceptInvitation" | "adExpand" | "adCollapse" | "minimize" | "overlayViewDuration" | "otherAdInteraction" | "interactiveStart" | "clickTracking" | "customClick" | "close" | "closeLinear" | "error" | "viewable" | "notViewable" | "viewUndetermined" | "measurableImpression" | "viewableImpression")
/**
 * What an address is used for.
 */
export type EnumsUrlAssetType = ("clickthrough" | "tracker_pixel" | "tracker_script")
/**
 * How a script is loaded.
 */
export type EnumsJavascriptModuleType = ("esm" | "commonjs" | "script")
/**
 * Method of a request.
 */
export type EnumsHttpMethod = ("GET" | "POST")
/**
 * What a creative served from an address answers with.
 */
export type EnumsWebhookResponseType = ("html" | "json" | "xml" | "javascript")
/**
 * How requests to an address of a creative are secured.
 */
export type EnumsWebhookSecurityMethod = ("hmac_sha256" | "api_key" | "none")
/**
 * An audio ad as a DAAST tag, by its address or as text.
 */
export type CoreAssetsDaastAsset = (CoreAssetsDaastAsset1 & CoreAssetsDaastAsset2)
export type CoreAssetsDaastAsset1 = ({
/**
 * Whether the tag is given by its address or as text.
 */
delivery_type: "url"
/**
 * Address of the tag; macros in braces stay as they are.
 */
url: string
} | {
/**
 * Whether the tag is given by its address or as text.
 */
delivery_type: "inline"
/**
 * The tag as text.
 */
content: string
})
/**
 * Version of the DAAST standard.
 */
export type EnumsDaastVersion = ("1.0" | "1.1")
/**
 * Event of an audio ad that can be tracked.
 */
export type EnumsDaastTrackingEvent = ("impression" | "creativeView" | "start" | "firstQuartile" | "midpoint" | "thirdQuartile" | "complete" | "mute" | "unmute" | "pause" | "resume" | "rewind" | "skip" | "progress" | "clickTracking" | "customClick" | "close" | "error" | "viewable" | "notViewable" | "viewUndetermined" | "measurableImpression" | "viewableImpression")
/**
 * Dialect of Markdown.
 */
export type EnumsMarkdownFlavor = ("commonmark" | "gfm")
/**
 * A creative brief as an asset.
 */
export type CoreAssetsBriefAsset = (CoreCreativeBrief & CoreAssetsBriefAsset1)
/**
 * A catalog as an asset, or a part of one.
 */
export type CoreAssetsCatalogAsset = (CoreCatalog & CoreAssetsCatalogAsset1)
/**
 * What the items of a catalog are.
 */
export type EnumsCatalogType = ("offering" | "product" | "inventory" | "store" | "promotion" | "hotel" | "flight" | "job" | "vehicle" | "real_estate" | "education" | "destination" | "app")
/**
 * What a person did, as reported by an event source.
 */
export type EnumsEventType = ("page_view" | "view_content" | "select_content" | "select_item" | "search" | "share" | "add_to_cart" | "remove_from_cart" | "viewed_cart" | "add_to_wishlist" | "initiate_checkout" | "add_payment_info" | "purchase" | "refund" | "lead" | "qualify_lead" | "close_convert_lead" | "disqualify_lead" | "complete_registration" | "subscribe" | "follow" | "content_view" | "watch_milestone" | "start_trial" | "app_install" | "app_launch" | "contact" | "schedule" | "donate" | "submit_application" | "custom")
/**
 * What kind of catalog item an identifier names.
 */
export type EnumsContentIdType = ("sku" | "gtin" | "offering_id" | "job_id" | "hotel_id" | "flight_id" | "vehicle_id" | "listing_id" | "store_id" | "program_id" | "destination_id" | "app_id")
/**
 * How a field of a feed becomes a field or an asset of an item. Of `feed_field` and `value`, and of `catalog_field` and `asset_group_id`, at most one is given.
 */
export type CoreCatalogFieldMapping = CoreCatalogFieldMapping1
/**
 * How credit for a conversion is shared between the contacts before it.
 */
export type EnumsAttributionModel = ("last_touch" | "first_touch" | "linear" | "time_decay" | "data_driven")
/**
 * Kind of identifier that people are recognised by across companies.
 */
export type EnumsUidType = ("rampid" | "rampid_derived" | "id5" | "uid2" | "euid" | "pairid" | "maid" | "hashed_email" | "publisher_first_party" | "world_id_nullifier" | "other")
/**
 * Who canceled.
 */
export type EnumsCanceledBy = ("buyer" | "seller")
/**
 * Canonical family of a creative format; the value decides how `params` is read.
 */
export type CoreCanonicalFormatKind = ("image" | "html5" | "display_tag" | "image_carousel" | "video_hosted" | "video_vast" | "audio_hosted" | "audio_daast" | "sponsored_placement" | "native_in_feed" | "responsive_creative" | "agent_placement" | "seller_rendered_stateful_display" | "coordinated_placements" | "custom")
/**
 * Figures of one item of a catalog.
 */
export type CoreCatalogItemDeliveryMetrics = (CoreDeliveryMetrics & {
/**
 * Identifier of the item.
 */
content_id: string
content_id_type?: EnumsContentIdType
})
/**
 * What is counted once when reach is measured.
 */
export type EnumsReachUnit = ("individuals" | "households" | "devices" | "accounts" | "cookies" | "custom")
/**
 * Definition of a viewable impression.
 */
export type EnumsViewabilityStandard = ("mrc" | "groupm")
/**
 * Where a reported event happened.
 */
export type EnumsActionSource = ("website" | "app" | "offline" | "phone_call" | "chat" | "email" | "in_store" | "system_generated" | "other")
/**
 * Identifier of a metric in the catalog of its vendor: a lower-case letter, then letters, digits and underscores.
 */
export type CoreVendorMetricId = string
/**
 * A metric that the seller committed to report.
 */
export type CoreCommittedMetric = ({
/**
 * Whose metric it is.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
/**
 * When; it counts for reports of periods that end later.
 */
committed_at: string
} | {
/**
 * Whose metric it is.
 */
scope: "vendor"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
/**
 * When; it counts for reports of periods that end later.
 */
committed_at: string
})
/**
 * A figure that delivery reports can carry.
 */
export type EnumsAvailableMetric = ("impressions" | "spend" | "clicks" | "ctr" | "views" | "completed_views" | "completion_rate" | "conversions" | "conversion_value" | "roas" | "cost_per_acquisition" | "new_to_brand_rate" | "leads" | "reach" | "frequency" | "grps" | "engagements" | "engagement_rate" | "follows" | "saves" | "profile_visits" | "viewability" | "quartile_data" | "dooh_metrics" | "cost_per_click" | "cost_per_completed_view" | "cpm" | "downloads" | "units_sold" | "new_to_brand_units" | "plays" | "incremental_sales_lift" | "brand_lift" | "foot_traffic" | "conversion_lift" | "brand_search_lift")
/**
 * Who attests that a view was completed.
 */
export type EnumsCompletionSource = ("seller_attested" | "vendor_attested")
/**
 * How conversions are tied to advertising: exact purchase records, probabilities, a panel or a model.
 */
export type EnumsAttributionMethodology = ("deterministic_purchase" | "probabilistic" | "panel_based" | "modeled")
/**
 * Attitude that a brand lift study measures.
 */
export type EnumsLiftDimension = ("awareness" | "consideration" | "favorability" | "purchase_intent" | "ad_recall")
/**
 * One of the formats that a product offers, or that a publisher declares.
 */
export type CoreFormatOptionRef = ({
/**
 * Who defines the format.
 */
scope: "publisher"
publisher_domain: CoreDomainName
/**
 * Identifier of the format there.
 */
format_option_id: string
} | {
/**
 * Who defines the format.
 */
scope: "product"
/**
 * Identifier of the format there.
 */
format_option_id: string
})
/**
 * State of a creative in the library. Only an `approved` one is served; an `archived` one is kept and can come back.
 */
export type EnumsCreativeStatus = ("processing" | "pending_review" | "approved" | "suspended" | "rejected" | "archived")
/**
 * Registry that an industry identifier of a creative belongs to.
 */
export type EnumsCreativeIdentifierType = ("ad_id" | "isci" | "clearcast_clock" | "idcrea")
/**
 * Figures of one creative on a package.
 */
export type CoreCreativeDeliveryMetrics = (CoreDeliveryMetrics & {
/**
 * The creative.
 */
creative_id: string
/**
 * Its share of rotation, 0 to 100.
 */
weight?: number
})
/**
 * A part of a creative in the library.
 */
export type CoreCreativeItem = ({
/**
 * Whether it is a file or a text.
 */
asset_kind: "media"
/**
 * What it is used for.
 */
asset_type: string
/**
 * Its identifier.
 */
asset_id: string
/**
 * Where the file is loaded from.
 */
content_uri: string
} | {
/**
 * Whether it is a file or a text.
 */
asset_kind: "text"
/**
 * What it is used for.
 */
asset_type: string
/**
 * Its identifier.
 */
asset_id: string
/**
 * The text.
 */
content: (string | string[])
})
/**
 * Whether the seller’s brand has to appear beside the advertiser’s.
 */
export type EnumsCoBrandingRequirement = ("required" | "optional" | "none")
/**
 * Where clicks may lead.
 */
export type EnumsLandingPageRequirement = ("any" | "retailer_site_only" | "must_include_retailer")
/**
 * A day of the week.
 */
export type EnumsDayOfWeek = ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")
/**
 * One property of a part of the inventory; `kind` decides the form.
 */
export type CoreForecastPointDimension = (CoreForecastDimensionGeo | CoreForecastDimensionPlacement | CoreForecastDimensionDeviceType | CoreForecastDimensionDevicePlatform | CoreForecastDimensionAudience | CoreForecastDimensionSignal)
/**
 * One area. Other keys are refused.
 */
export type CoreForecastDimensionGeo = CoreForecastDimensionGeo1
/**
 * Size of the areas.
 */
export type EnumsGeoLevel = ("country" | "region" | "metro" | "postal_area")
/**
 * Kind of device.
 */
export type EnumsDeviceType = ("desktop" | "mobile" | "tablet" | "ctv" | "dooh" | "unknown")
/**
 * Operating system of a device.
 */
export type EnumsDevicePlatform = ("ios" | "android" | "windows" | "macos" | "linux" | "chromeos" | "tvos" | "tizen" | "webos" | "fire_os" | "roku_os" | "unknown")
/**
 * Where an audience comes from; `synced` ones were uploaded by the buyer.
 */
export type EnumsAudienceSource = ("synced" | "platform" | "third_party" | "lookalike" | "retargeting" | "unknown")
/**
 * A signal of a product, of a data provider or of another source.
 */
export type CoreSignalRef = ({
/**
 * Who lists it.
 */
scope: "product"
/**
 * Identifier there.
 */
signal_id: string
} | {
/**
 * Who lists it.
 */
scope: "data_provider"
data_provider_domain: CoreDomainName
/**
 * Identifier there.
 */
signal_id: string
} | {
/**
 * Who lists it.
 */
scope: "signal_source"
/**
 * Address of the source.
 */
signal_source_url: string
/**
 * Identifier there.
 */
signal_id: string
})
/**
 * Part of the inventory that a forecast point is about; all of them together.
 * 
 * @minItems 1
 */
export type CoreForecastPointDimensions = CoreForecastPointDimension[]
/**
 * What varies from point to point of a forecast.
 */
export type EnumsForecastRangeUnit = ("spend" | "availability" | "reach_freq" | "weekly" | "daily" | "clicks" | "conversions" | "package")
/**
 * How firm a forecast is.
 */
export type EnumsForecastMethod = ("estimate" | "modeled" | "guaranteed")
/**
 * Measurement system whose demographic codes are used.
 */
export type EnumsDemographicSystem = ("nielsen" | "barb" | "agf" | "oztam" | "mediametrie" | "custom")
/**
 * The total of a metric with a qualifier; the plain figure is then absent.
 */
export type CoreDeliveryMetricAggregate = ({
/**
 * Whose metric it is.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
/**
 * The total.
 */
value: number
/**
 * Impressions that could be measured.
 */
measurable_impressions?: number
/**
 * Impressions that were viewable.
 */
viewable_impressions?: number
/**
 * Impressions below the line of a rate.
 */
impressions?: number
/**
 * Completed views above the line.
 */
completed_views?: number
/**
 * Spend behind a cost or return.
 */
spend?: number
/**
 * Conversions behind a cost.
 */
conversions?: number
/**
 * Value behind a return.
 */
conversion_value?: number
/**
 * Clicks behind a rate or cost.
 */
clicks?: number
} | {
/**
 * Whose metric it is.
 */
scope: "vendor"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
/**
 * Which variant it is.
 */
qualifier?: {
[k: string]: unknown
}
/**
 * The total.
 */
value: number
/**
 * Impressions that could be measured.
 */
measurable_impressions?: number
})
/**
 * How well something is set up, from `insufficient` to `excellent`.
 */
export type EnumsAssessmentStatus = ("insufficient" | "minimum" | "good" | "excellent")
/**
 * Medium of a format.
 */
export type EnumsFormatType = ("video" | "display" | "audio" | "dooh")
/**
 * What a reference to a template format has to state.
 */
export type EnumsFormatIdParameter = ("dimensions" | "duration")
/**
 * Unit of a width or height; `px` when none is given.
 */
export type EnumsDimensionUnit = ("px" | "dp" | "inches" | "cm" | "mm" | "pt")
/**
 * A slot of a format, or a group of slots that repeats.
 */
export type CoreFormatAsset = (CoreFormatSlot | CoreFormatSlotGroup)
/**
 * A slot that takes one asset.
 */
export type CoreFormatSlot = CoreFormatSlot1
/**
 * What an asset of a slot has to meet; its kind decides the form.
 */
export type CoreRequirementsAssetRequirements = (CoreRequirementsImageAssetRequirements | CoreRequirementsVideoAssetRequirements | CoreRequirementsAudioAssetRequirements | CoreRequirementsTextAssetRequirements | CoreRequirementsMarkdownAssetRequirements | CoreRequirementsHtmlAssetRequirements | CoreRequirementsCssAssetRequirements | CoreRequirementsJavascriptAssetRequirements | CoreRequirementsVastAssetRequirements | CoreRequirementsDaastAssetRequirements | CoreRequirementsUrlAssetRequirements | CoreRequirementsWebhookAssetRequirements)
/**
 * Which field of a catalog item goes into which slot; `kind` decides the form.
 */
export type CoreRequirementsCatalogFieldBinding = ({
/**
 * Form of the binding.
 */
kind: "scalar"
/**
 * Slot that is filled.
 */
asset_id: string
/**
 * Path of the field in an item.
 */
catalog_field: string
ext?: CoreExt
} | {
/**
 * Form of the binding.
 */
kind: "asset_pool"
/**
 * Slot that is filled.
 */
asset_id: string
/**
 * Group of the item’s assets that the slot is filled from.
 */
asset_group_id: string
ext?: CoreExt
} | {
/**
 * Form of the binding.
 */
kind: "catalog_group"
/**
 * Group of slots that repeats for each item.
 */
format_group_id: string
/**
 * Each repetition is one item.
 */
catalog_item: true
/**
 * Bindings inside one repetition.
 * 
 * @minItems 1
 */
per_item_bindings?: ({
/**
 * Form of the binding.
 */
kind: "scalar"
/**
 * Slot that is filled.
 */
asset_id: string
/**
 * Path of the field in an item.
 */
catalog_field: string
ext?: CoreExt
} | {
/**
 * Form of the binding.
 */
kind: "asset_pool"
/**
 * Slot that is filled.
 */
asset_id: string
/**
 * Group of the item’s assets that the slot is filled from.
 */
asset_group_id: string
ext?: CoreExt
})[]
ext?: CoreExt
})
/**
 * A slot inside a group.
 */
export type CoreFormatGroupSlot = CoreFormatGroupSlot1
/**
 * Level of conformance to the Web Content Accessibility Guidelines.
 */
export type EnumsWcagLevel = ("A" | "AA" | "AAA")
/**
 * Figures of one area.
 */
export type CoreGeoDeliveryMetrics = (CoreDeliveryMetrics & {
impressions: {} | null
spend: {} | null
geo_level: EnumsGeoLevel
/**
 * System of the code; for metros and postal areas.
 */
system?: string
country?: CoreCountryCode
/**
 * Code of the area.
 */
geo_code: string
/**
 * Its name, for people.
 */
geo_name?: string
})
/**
 * Unit of a travel time.
 */
export type EnumsTravelTimeUnit = ("min" | "hr")
/**
 * Way of travelling that a travel time is computed for.
 */
export type EnumsTransportMode = ("walking" | "cycling" | "driving" | "public_transport")
/**
 * Unit of a distance.
 */
export type EnumsDistanceUnit = ("km" | "mi" | "m")
/**
 * State that took a resource of a buy out of service.
 */
export type EnumsImpairmentOfflineState = ("suspended" | "rejected" | "withdrawn" | "insufficient" | "depublished")
/**
 * Why a resource of a buy is out of service.
 */
export type EnumsImpairmentReasonCode = ("policy_violation" | "consent_expired" | "ttl_expired" | "pii_audit_failed" | "seller_removed" | "content_rejected" | "identity_authorization_revoked" | "identity_authorization_expired" | "source_private" | "source_offline" | "property_depublished")
/**
 * How closely a search has to match a keyword.
 */
export type EnumsMatchType = ("broad" | "phrase" | "exact")
/**
 * Figures of one keyword.
 */
export type CoreKeywordDeliveryMetrics = (CoreDeliveryMetrics & {
/**
 * The keyword.
 */
keyword: string
match_type: EnumsMatchType
})
/**
 * How a missed promise is made good.
 */
export type EnumsMakegoodRemedy = ("additional_delivery" | "credit" | "invoice_adjustment")
/**
 * A change of a buy. The last four name groups: budgets, dates, packages and creatives.
 */
export type EnumsMediaBuyValidAction = ("pause" | "resume" | "cancel" | "extend_flight" | "shorten_flight" | "update_flight_dates" | "increase_budget" | "decrease_budget" | "reallocate_budget" | "update_targeting" | "update_pacing" | "update_frequency_caps" | "replace_creative" | "update_creative_assignments" | "remove_creative" | "add_packages" | "remove_packages" | "update_budget" | "update_dates" | "update_packages" | "sync_creatives")
/**
 * How a change is granted: at once, at once within limits, or after approval.
 */
export type EnumsMediaBuyActionMode = ("self_serve" | "conditional_self_serve" | "requires_approval")
/**
 * State of a buy. `completed`, `rejected` and `canceled` are final.
 */
export type EnumsMediaBuyStatus = ("pending_creatives" | "pending_start" | "active" | "paused" | "completed" | "rejected" | "canceled")
/**
 * Figure that delivery can be optimized for.
 */
export type EnumsOptimizationMetric = ("clicks" | "views" | "completed_views" | "viewed_seconds" | "attention_seconds" | "attention_score" | "engagements" | "follows" | "saves" | "profile_visits" | "reach")
/**
 * A metric of the protocol, or one of a vendor.
 */
export type CoreMetricRef = ({
/**
 * Whose metric it is.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
} | {
/**
 * Whose metric it is.
 */
scope: "vendor"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
})
/**
 * System of metropolitan areas. `nielsen_dma` and `vendor_dma` name the same US market areas.
 */
export type EnumsMetroSystem = ("nielsen_dma" | "vendor_dma" | "uk_itl1" | "uk_itl2" | "eurostat_nuts2" | "custom")
/**
 * A metric of the protocol, or one of a vendor.
 */
export type CoreMissingMetric = ({
/**
 * Whose metric it is.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
} | {
/**
 * Whose metric it is.
 */
scope: "vendor"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
})
/**
 * What delivery of a package is optimized for; `kind` decides the form.
 */
export type CoreOptimizationGoal = ({
/**
 * Form of the goal.
 */
kind: "metric"
metric: EnumsOptimizationMetric
reach_unit?: EnumsReachUnit
/**
 * How often each one should be reached; for `reach` only.
 */
target_frequency?: {
/**
 * At least.
 */
min?: number
/**
 * At most.
 */
max?: number
window: CoreDuration
}
/**
 * Length of a view in seconds; for `views` only.
 */
view_duration_seconds?: number
target?: CoreOptimizationTarget
/**
 * Rank beside other goals; 1 comes first.
 */
priority?: number
} | {
/**
 * Form of the goal.
 */
kind: "event"
/**
 * Events that count.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: Events of one source and type.
 */
event_sources: {
/**
 * The source. One that is not known is refused with `INVALID_REQUEST`.
 */
event_source_id: string
event_type: EnumsEventType
/**
 * Name of a custom event.
 */
custom_event_name?: string
/**
 * Field of the event that holds its value.
 */
value_field?: string
/**
 * Factor that the value is multiplied by.
 */
value_factor?: number
}[]
/**
 * What it should come to.
 */
target?: ({
/**
 * Form of the target.
 */
kind: "cost_per"
/**
 * The cost in the currency of the package, or the value for each unit of spend.
 */
value: number
} | {
/**
 * Form of the target.
 */
kind: "per_ad_spend"
/**
 * The cost in the currency of the package, or the value for each unit of spend.
 */
value: number
} | {
/**
 * Form of the target.
 */
kind: "maximize_value"
})
attribution_window?: CoreAttributionWindow
/**
 * Rank beside other goals; 1 comes first.
 */
priority?: number
} | {
/**
 * Form of the goal.
 */
kind: "vendor_metric"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
target?: CoreOptimizationTarget
/**
 * Rank beside other goals; 1 comes first.
 */
priority?: number
})
/**
 * What an optimized figure should come to.
 */
export type CoreOptimizationTarget = ({
/**
 * Form of the target.
 */
kind: "cost_per"
/**
 * The cost in the currency of the package, or the rate.
 */
value: number
} | {
/**
 * Form of the target.
 */
kind: "threshold_rate"
/**
 * The cost in the currency of the package, or the rate.
 */
value: number
})
/**
 * How spend is spread over the flight: evenly, as soon as possible, or more of it early.
 */
export type EnumsPacing = ("even" | "asap" | "front_loaded")
/**
 * What a price adjustment is: a fee that adds, a discount or commission that takes off, or a settlement after the fact.
 */
export type EnumsAdjustmentKind = ("fee" | "discount" | "commission" | "settlement")
/**
 * Postal areas of one system: country and system, or the older name that holds both. A system that is not declared is refused with `UNSUPPORTED_FEATURE`.
 */
export type CorePostalArea = ((CorePostalCountrySystem & {
country: CoreCountryCode
system: EnumsPostalSystem
/**
 * Codes.
 * 
 * @minItems 1
 * @maxItems 10000
 */
values: string[]
}) | {
system: EnumsLegacyPostalSystem
/**
 * Codes.
 * 
 * @minItems 1
 * @maxItems 10000
 */
values: string[]
})
/**
 * A country and one of its postal systems; `postal_code` and `custom` exist in every country.
 */
export type CorePostalCountrySystem = (CorePostalCountrySystem1 & CorePostalCountrySystem2)
export type CorePostalCountrySystem1 = ({
/**
 * The country.
 */
country?: "US"
/**
 * The system.
 */
system?: ("zip" | "zip_plus_four")
} | {
/**
 * The country.
 */
country?: "GB"
/**
 * The system.
 */
system?: ("outward" | "full")
} | {
/**
 * The country.
 */
country?: "CA"
/**
 * The system.
 */
system?: ("fsa" | "full")
} | {
/**
 * The country.
 */
country?: ("DE" | "CH" | "AT")
/**
 * The system.
 */
system?: "plz"
} | {
/**
 * The country.
 */
country?: "FR"
/**
 * The system.
 */
system?: "code_postal"
} | {
/**
 * The country.
 */
country?: "AU"
/**
 * The system.
 */
system?: "postcode"
} | {
/**
 * The country.
 */
country?: "BR"
/**
 * The system.
 */
system?: "cep"
} | {
/**
 * The country.
 */
country?: "IN"
/**
 * The system.
 */
system?: "pin"
} | {
/**
 * The country.
 */
country?: "ZA"
/**
 * The system.
 */
system?: "postal_code"
} | {
/**
 * The country.
 */
country?: unknown
/**
 * The system.
 */
system?: ("postal_code" | "custom")
})
/**
 * System of postal areas, named together with its country. The names that hold the country are deprecated.
 */
export type EnumsPostalSystem = ("postal_code" | "zip" | "zip_plus_four" | "outward" | "full" | "fsa" | "plz" | "code_postal" | "postcode" | "cep" | "pin" | "custom" | "us_zip" | "us_zip_plus_four" | "gb_outward" | "gb_full" | "ca_fsa" | "ca_full" | "de_plz" | "fr_code_postal" | "au_postcode" | "ch_plz" | "at_plz")
/**
 * Name of a postal system that holds the country as well. Deprecated in favour of a country with a system.
 */
export type EnumsLegacyPostalSystem = ("us_zip" | "us_zip_plus_four" | "gb_outward" | "gb_full" | "ca_fsa" | "ca_full" | "de_plz" | "fr_code_postal" | "au_postcode" | "ch_plz" | "at_plz")
/**
 * A value of a signal that a package targets. A signal that is not known or not allowed is refused with `INVALID_REQUEST`.
 */
export type CorePackageSignalTargeting = (CoreSignalTargetingExpression & CorePackageSignalTargeting1)
/**
 * A value of a signal that is targeted.
 */
export type CoreSignalTargetingExpression = (CoreSignalTargetingExpression1 & CoreSignalTargetingExpression2)
export type CoreSignalTargetingExpression1 = ({
/**
 * Kind of values.
 */
value_type: "binary"
/**
 * It has to hold.
 */
value: true
} | {
/**
 * Kind of values.
 */
value_type: "categorical"
/**
 * Values, one of which has to be there.
 * 
 * @minItems 1
 * @maxItems 10000
 */
values: string[]
} | {
/**
 * Kind of values.
 */
value_type: "numeric"
/**
 * Lower bound.
 */
min_value?: number
/**
 * Upper bound.
 */
max_value?: number
})
/**
 * A value of a signal.
 */
export type CoreSignalTargeting = (CoreSignalTargeting1 & CoreSignalTargeting2)
export type CoreSignalTargeting1 = ({
/**
 * Kind of values.
 */
value_type: "binary"
/**
 * Whether it has to hold.
 */
value: boolean
} | {
/**
 * Kind of values.
 */
value_type: "categorical"
/**
 * Values, one of which has to be there.
 * 
 * @minItems 1
 * @maxItems 10000
 */
values: string[]
} | {
/**
 * Kind of values.
 */
value_type: "numeric"
/**
 * Lower bound.
 */
min_value?: number
/**
 * Upper bound.
 */
max_value?: number
})
/**
 * A signal, in the older form.
 */
export type CoreSignalId = ({
/**
 * Who lists it.
 */
source: "catalog"
data_provider_domain: CoreDomainName
/**
 * Identifier there.
 */
id: string
} | {
/**
 * Who lists it.
 */
source: "agent"
/**
 * Address of the agent.
 */
agent_url: string
/**
 * Identifier there.
 */
id: string
})
/**
 * How the age of a person is established.
 */
export type EnumsAgeVerificationMethod = ("facial_age_estimation" | "id_document" | "digital_id" | "credit_card" | "world_id")
/**
 * Quality that a standard sets a threshold for; `ivt` is invalid traffic.
 */
export type EnumsPerformanceStandardMetric = ("viewability" | "ivt" | "completion_rate" | "brand_safety" | "attention_score")
/**
 * A place where ads of a product appear.
 */
export type CorePlacement = CorePlacement1
/**
 * A format that a product takes, by its family.
 */
export type CoreProductFormatDeclaration = CoreProductFormatDeclaration1
/**
 * Part of a social service.
 */
export type EnumsSocialPlacementSurface = ("feed" | "stories" | "short_video" | "explore" | "search")
/**
 * A price of a product; `pricing_model` decides the form. Without `fixed_price` it is an auction.
 */
export type CorePricingOption = (PricingOptionsCpmOption | PricingOptionsVcpmOption | PricingOptionsCpcOption | PricingOptionsCpcvOption | PricingOptionsCpvOption | PricingOptionsCppOption | PricingOptionsCpaOption | PricingOptionsFlatRateOption | PricingOptionsTimeOption)
/**
 * Whether delivery is promised (`guaranteed`) or depends on an auction and on what is left (`non_guaranteed`).
 */
export type EnumsDeliveryType = ("guaranteed" | "non_guaranteed")
/**
 * Whether other advertisers run beside: `category` keeps competitors out, `exclusive` everybody.
 */
export type EnumsExclusivity = ("none" | "category" | "exclusive")
/**
 * Length of a reporting period.
 */
export type EnumsReportingFrequency = ("hourly" | "daily" | "monthly")
/**
 * A signal that packages of a product can target.
 */
export type CoreProductSignalTargetingOption = (CoreSignalListing & CoreProductSignalTargetingOption1)
/**
 * A price of a vendor’s service.
 */
export type CoreVendorPricingOption = ({
/**
 * Identifier of the price.
 */
pricing_option_id: string
/**
 * Formats that it is for; all when absent.
 * 
 * @minItems 1
 */
applies_to_output_format_ids?: CoreFormatId[]
} & CoreSignalPricing)
/**
 * What the use of a signal or service costs.
 */
export type CoreSignalPricing = ({
/**
 * What is paid for.
 */
model: "cpm"
/**
 * Price for 1000 impressions.
 */
cpm: number
currency: CoreCurrencyCode
ext?: CoreExt
} | {
/**
 * What is paid for.
 */
model: "percent_of_media"
/**
 * Share of the media spend, 0 to 100.
 */
percent: number
/**
 * Most that is charged for 1000 impressions.
 */
max_cpm?: number
currency: CoreCurrencyCode
ext?: CoreExt
} | {
/**
 * What is paid for.
 */
model: "flat_fee"
/**
 * The fee.
 */
amount: number
/**
 * Time that the fee is for.
 */
period: ("monthly" | "quarterly" | "annual" | "campaign")
currency: CoreCurrencyCode
ext?: CoreExt
} | {
/**
 * What is paid for.
 */
model: "per_unit"
/**
 * What is counted.
 */
unit: string
/**
 * Price of one unit.
 */
unit_price: number
currency: CoreCurrencyCode
ext?: CoreExt
} | {
/**
 * What is paid for.
 */
model: "custom"
/**
 * What is agreed on, for people.
 */
description: string
/**
 * Facts for the person who decides.
 */
metadata: {
/**
 * Summary for that person.
 */
summary_for_operator?: string
}
currency?: CoreCurrencyCode
ext?: CoreExt
})
/**
 * What real-time matching answers with.
 */
export type EnumsResponseType = ("activation" | "catalog_items" | "creative" | "deal")
/**
 * A `draft` has to be finalized before it can be bought; a `committed` one is held until it expires.
 */
export type EnumsProposalStatus = ("draft" | "committed")
/**
 * What happened to a registry entity. The part before the dot is the family, the part after it the change.
 */
export type EnumsRegistryEventType = ("property.created" | "property.updated" | "property.merged" | "property.stale" | "property.reactivated" | "collection.created" | "collection.updated" | "collection.merged" | "collection.removed" | "agent.discovered" | "agent.removed" | "agent.profile_updated" | "agent.compliance_changed" | "agent.verification_earned" | "agent.verification_lost" | "publisher.adagents_discovered" | "publisher.adagents_changed" | "authorization.granted" | "authorization.revoked" | "authorization.modified")
/**
 * Kind of thing a feed event is about. `property`: a property record; `collection`: a collection record; `agent`: an agent URL; `publisher`: a publisher domain; `authorization`: the right of an agent to sell for a publisher.
 */
export type EnumsRegistryEntityType = ("property" | "collection" | "agent" | "publisher" | "authorization")
/**
 * Names of the members beside this one that were too long: of a list over 32 KB of JSON the first items are left, an object over 32 KB is left out.
 * 
 * @minItems 1
 * 
 * Items: Name of a member.
 */
export type CoreShortenedMembers = string[]
/**
 * When a buy starts: a time, or as soon as possible. A time in the past is refused with `INVALID_REQUEST`.
 */
export type CoreStartTiming = ("asap" | string | {
/**
 * As soon as possible.
 */
type: "asap"
})
/**
 * What was done with a creative.
 */
export type EnumsCreativeAction = ("created" | "updated" | "unchanged" | "failed" | "deleted")
/**
 * Why a creative changed its state or was purged.
 */
export type EnumsCreativeEventReasonCode = ("review_passed" | "review_failure" | "processing_failure" | "seller_rereview" | "policy_revocation" | "content_drift" | "identity_authorization_revoked" | "identity_authorization_expired" | "source_private" | "source_deleted" | "takedown_request" | "advertiser_request" | "seller_archive" | "account_closed" | "account_suspended" | "retention_expired" | "legal_erasure")
/**
 * Why there is no snapshot.
 */
export type EnumsSnapshotUnavailableReason = ("SNAPSHOT_UNSUPPORTED" | "SNAPSHOT_TEMPORARILY_UNAVAILABLE" | "SNAPSHOT_PERMISSION_DENIED")
/**
 * Asks for creatives of the library.
 */
export type CreativeListCreativesRequest = (CoreTaskRequest & CreativeListCreativesRequest1)
/**
 * Field that creatives are sorted by.
 */
export type EnumsCreativeSortField = ("created_date" | "updated_date" | "name" | "status" | "assignment_count")
/**
 * Ascending or descending.
 */
export type EnumsSortDirection = ("asc" | "desc")
/**
 * Creatives that the caller may see.
 */
export type CreativeListCreativesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & CreativeListCreativesResponse1)
/**
 * Asks for pages that show a creative: one manifest, several, or a variant that was served. At most 100 renders come of one request; more are refused with `INVALID_REQUEST`.
 */
export type CreativePreviewCreativeRequest = (CoreTaskRequest & CreativePreviewCreativeRequest1)
/**
 * How finished a produced or rendered creative is: a quick draft or the version that is served.
 */
export type EnumsCreativeQuality = ("draft" | "production")
/**
 * How the renders of a preview are returned.
 */
export type EnumsPreviewOutputFormat = ("url" | "html" | "both")
/**
 * Pages that show the creative until they expire; `response_type` decides the form.
 */
export type CreativePreviewCreativeResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & CreativePreviewCreativeResponse1)
export type CreativePreviewCreativeResponse1 = ({
/**
 * Form of the answer, after the request's own.
 */
response_type: "single"
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
preview_id: string
/**
 * Pieces of the creative, the primary one first; formats with a companion have several.
 * 
 * @minItems 1
 */
renders: CreativePreviewRender[]
input: CreativePreviewInput
/**
 * Page of the first render, the same as `renders[0].preview_url`.
 */
preview_url?: string
/**
 * Markup of the first render, the same as `renders[0].preview_html`.
 */
preview_html?: string
}[]
/**
 * Instant at which the pages stop being served; they answer 410 afterwards.
 */
expires_at: string
} | {
/**
 * Form of the answer, after the request's own.
 */
response_type: "batch"
/**
 * One result per request, in the same order; a failed one does not fail the others.
 * 
 * @minItems 1
 * 
 * Items: Previews of one manifest, or why there are none.
 */
results: {
/**
 * Whether the manifest could be rendered; `errors` says why not.
 */
success: boolean
/**
 * Identifier that the manifest carries, or its position in the batch such as `creative_1`.
 */
creative_id: string
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
preview_id: string
/**
 * Pieces of the creative, the primary one first; formats with a companion have several.
 * 
 * @minItems 1
 */
renders: CreativePreviewRender[]
input: CreativePreviewInput
/**
 * Page of the first render, the same as `renders[0].preview_url`.
 */
preview_url?: string
/**
 * Markup of the first render, the same as `renders[0].preview_html`.
 */
preview_html?: string
}[]
/**
 * Instant at which the pages stop being served; they answer 410 afterwards.
 */
expires_at: string
}
/**
 * What is wrong with the manifest, the first fault first; only present when `success` is false.
 * 
 * @minItems 1
 */
errors?: CoreError[]
}[]
} | {
/**
 * Form of the answer, after the request's own.
 */
response_type: "variant"
/**
 * Variant that is shown, as the request named it.
 */
variant_id: string
/**
 * Creative of the library that the variant belongs to.
 */
creative_id?: string
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
preview_id: string
/**
 * Pieces of the creative, the primary one first; formats with a companion have several.
 * 
 * @minItems 1
 */
renders: CreativePreviewRender[]
input: CreativePreviewInput
/**
 * Page of the first render, the same as `renders[0].preview_url`.
 */
preview_url?: string
/**
 * Markup of the first render, the same as `renders[0].preview_html`.
 */
preview_html?: string
}[]
manifest?: CoreCreativeManifest
/**
 * Instant at which the pages stop being served; they answer 410 afterwards.
 */
expires_at?: string
})
/**
 * One rendered piece of a creative, as a URL, as markup, or as both.
 */
export type CreativePreviewRender = ({
/**
 * Identifier of the render inside its preview.
 */
render_id: string
/**
 * How this render is returned to the caller.
 */
output_format: "url"
/**
 * Page that shows the render until the preview expires.
 */
preview_url: string
/**
 * Role of the piece in its format, such as `primary` or `companion`.
 */
role: string
/**
 * Size of the render in pixels, for pieces that have one.
 */
dimensions?: {
/**
 * Width of the render in pixels; 0 or more.
 */
width: number
/**
 * Height of the render in pixels; 0 or more.
 */
height: number
}
/**
 * How to embed the render into a page safely.
 */
embedding?: {
/**
 * Value of the `sandbox` attribute that the frame should have.
 */
recommended_sandbox?: string
/**
 * Whether the embedding page must be served over https.
 */
requires_https?: boolean
/**
 * Whether the render makes use of fullscreen display.
 */
supports_fullscreen?: boolean
/**
 * Content security policy that the page is served with.
 */
csp_policy?: string
}
} | {
/**
 * Identifier of the render inside its preview.
 */
render_id: string
/**
 * How this render is returned to the caller.
 */
output_format: "html"
/**
 * Markup of the render, to be shown in a sandboxed frame only.
 */
preview_html: string
/**
 * Role of the piece in its format, such as `primary` or `companion`.
 */
role: string
/**
 * Size of the render in pixels, for pieces that have one.
 */
dimensions?: {
/**
 * Width of the render in pixels; 0 or more.
 */
width: number
/**
 * Height of the render in pixels; 0 or more.
 */
height: number
}
/**
 * How to embed the render into a page safely.
 */
embedding?: {
/**
 * Value of the `sandbox` attribute that the frame should have.
 */
recommended_sandbox?: string
/**
 * Whether the embedding page must be served over https.
 */
requires_https?: boolean
/**
 * Whether the render makes use of fullscreen display.
 */
supports_fullscreen?: boolean
/**
 * Content security policy that the page is served with.
 */
csp_policy?: string
}
} | {
/**
 * Identifier of the render inside its preview.
 */
render_id: string
/**
 * How this render is returned to the caller.
 */
output_format: "both"
/**
 * Page that shows the render until the preview expires.
 */
preview_url: string
/**
 * Markup of the render, to be shown in a sandboxed frame only.
 */
preview_html: string
/**
 * Role of the piece in its format, such as `primary` or `companion`.
 */
role: string
/**
 * Size of the render in pixels, for pieces that have one.
 */
dimensions?: {
/**
 * Width of the render in pixels; 0 or more.
 */
width: number
/**
 * Height of the render in pixels; 0 or more.
 */
height: number
}
/**
 * How to embed the render into a page safely.
 */
embedding?: {
/**
 * Value of the `sandbox` attribute that the frame should have.
 */
recommended_sandbox?: string
/**
 * Whether the embedding page must be served over https.
 */
requires_https?: boolean
/**
 * Whether the render makes use of fullscreen display.
 */
supports_fullscreen?: boolean
/**
 * Content security policy that the page is served with.
 */
csp_policy?: string
}
})
/**
 * Puts creatives into the library or changes them, and assigns them to packages.
 */
export type CreativeSyncCreativesRequest = (CoreTaskRequest & CreativeSyncCreativesRequest1)
/**
 * Whether one invalid item stops the whole call (`strict`) or only itself (`lenient`).
 */
export type EnumsValidationMode = ("strict" | "lenient")
/**
 * What became of each creative, or why nothing was done, or that it takes longer.
 */
export type CreativeSyncCreativesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & CreativeSyncCreativesResponse1)
export type CreativeSyncCreativesResponse1 = ({
/**
 * Whether nothing was written.
 */
dry_run?: boolean
/**
 * Creatives, in the order of the request; archived ones after them.
 */
creatives: CreativeCreativeOutcome[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * It takes longer.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * Why the task failed.
 */
errors?: CoreError[]
})
/**
 * Industry of an advertiser; a value after the dot narrows the one before it.
 */
export type EnumsAdvertiserIndustry = ("automotive" | "automotive.electric_vehicles" | "automotive.parts_accessories" | "automotive.luxury" | "beauty_cosmetics" | "beauty_cosmetics.skincare" | "beauty_cosmetics.fragrance" | "beauty_cosmetics.haircare" | "cannabis" | "cpg" | "cpg.personal_care" | "cpg.household" | "dating" | "education" | "education.higher_education" | "education.online_learning" | "education.k12" | "energy_utilities" | "energy_utilities.renewable" | "fashion_apparel" | "fashion_apparel.luxury" | "fashion_apparel.sportswear" | "finance" | "finance.banking" | "finance.insurance" | "finance.investment" | "finance.cryptocurrency" | "food_beverage" | "food_beverage.alcohol" | "food_beverage.restaurants" | "food_beverage.packaged_goods" | "gambling_betting" | "gambling_betting.sports_betting" | "gambling_betting.casino" | "gaming" | "gaming.mobile" | "gaming.console_pc" | "gaming.esports" | "government_nonprofit" | "government_nonprofit.political" | "government_nonprofit.charity" | "healthcare" | "healthcare.pharmaceutical" | "healthcare.medical_devices" | "healthcare.wellness" | "home_garden" | "home_garden.furniture" | "home_garden.home_improvement" | "media_entertainment" | "media_entertainment.podcasts" | "media_entertainment.music" | "media_entertainment.film_tv" | "media_entertainment.publishing" | "media_entertainment.live_events" | "pets" | "professional_services" | "professional_services.legal" | "professional_services.consulting" | "real_estate" | "real_estate.residential" | "real_estate.commercial" | "recruitment_hr" | "retail" | "retail.ecommerce" | "retail.department_stores" | "sports_fitness" | "sports_fitness.equipment" | "sports_fitness.teams_leagues" | "technology" | "technology.software" | "technology.hardware" | "technology.ai_ml" | "telecom" | "telecom.mobile_carriers" | "telecom.internet_providers" | "transportation_logistics" | "travel_hospitality" | "travel_hospitality.airlines" | "travel_hospitality.hotels" | "travel_hospitality.cruise" | "travel_hospitality.tourism")
/**
 * How far an agent has come, as its organization says: `development`, `testing`, `production`, `deprecated`.
 */
export type EnumsAgentLifecycleStage = ("development" | "testing" | "production" | "deprecated")
/**
 * Who may see an enrolled agent. `public`: everybody; `members_only`: organizations of tier `api` too; `private`: the organization that enrolled it.
 */
export type EnumsAgentVisibility = ("public" | "members_only" | "private")
/**
 * What an API key may do. `registry:read`, `registry:write` and `registry:admin` are for the REST API, each includes the ones before it; `admin:read` reads everything, the lists that only owners and admins see included; `admin:*` is `registry:admin` and every task permission. The others are for the agent's tasks: what they touch, and what is done to it (`*` for all four).
 */
export type EnumsApiKeyPermission = ("registry:read" | "registry:write" | "registry:admin" | "admin:read" | "admin:*" | "products:read" | "products:write" | "products:delete" | "products:approve" | "products:*" | "media_buys:read" | "media_buys:write" | "media_buys:delete" | "media_buys:approve" | "media_buys:*" | "creatives:read" | "creatives:write" | "creatives:delete" | "creatives:approve" | "creatives:*" | "reports:read" | "reports:write" | "reports:delete" | "reports:approve" | "reports:*")
/**
 * State of an uploaded audience. Only a `ready` one can be targeted; `too_small` means fewer matched members than the seller needs.
 */
export type EnumsAudienceStatus = ("processing" | "ready" | "too_small" | "suspended")
/**
 * How an audited action ended. `done`: it took effect; `refused`: it was refused and the refusal was worth noting.
 */
export type EnumsAuditOutcome = ("done" | "refused")
/**
 * One step of an authorization decision, in this order: the publisher's side up to `claimed_delegation`, then the operator's. `publisher_file`: a valid adagents.json speaks for the publisher; `publisher_not_revoked`: that file does not revoke the publisher; `property_listed`: the publisher lists the property; `agent_listed`: an entry names the agent; `sells_properties`: the entry is about properties, not signals; `property_in_scope`: the scope of the entry covers the property; `time_window`: the time asked for lies in the window of the entry; `country`: the entry holds in the country asked for; `collection`: the entry covers a collection asked for; `placement`: the entry covers a placement asked for, and it lies on the property; `claimed_delegation`: the claimed delegation type is the stated one; `operator_known`: somebody can be taken for the operator of the agent; `operator_file`: the operator has a valid brand.json; `agent_declared`: it lists the agent; `property_declared`: it lists the property; `relationship`: its relationship fits the delegation type.
 */
export type EnumsAuthorizationCheck = ("publisher_file" | "publisher_not_revoked" | "property_listed" | "agent_listed" | "sells_properties" | "property_in_scope" | "time_window" | "country" | "collection" | "placement" | "claimed_delegation" | "operator_known" | "operator_file" | "agent_declared" | "property_declared" | "relationship")
/**
 * What an authorization row rests on. `adagents_json`: the file of the publisher; `agent_claim`: a statement of the agent alone; `community`: a member entry; `override`: a decision of the registry operator.
 */
export type EnumsAuthorizationEvidence = ("adagents_json" | "agent_claim" | "community" | "override")
/**
 * Why an authorization holds, or which check was the first to fail. `authorized`: both sides agree; `authorized_first_party`: the publisher authorizes the agent, and the operator declares the property as its own (`owned`), which needs no delegation type to match; `publisher_file_unknown`: the file of the publisher was never looked at; `publisher_file_missing`: the publisher serves no adagents.json, and no manager speaks for it; `publisher_file_invalid`: the adagents.json is not valid; `publisher_unreachable`: the adagents.json cannot be fetched, and no copy of the last seven days is held; `publisher_revoked`: the file that speaks for the publisher lists it in `revoked_publisher_domains`; `property_unknown`: no publisher lists the identifier; `property_stale`: the property is not in the file of its publisher any more; `agent_not_listed`: no entry of the file names the agent; `signals_only`: the agent is authorized for signals, which sells no property; `property_out_of_scope`: the property is outside the scope of the entry; `not_yet_effective`: `effective_from` lies ahead; `expired`: `effective_until` has passed; `country_required`: the entry is limited to countries and none was asked for; `country_not_covered`: the entry is limited to other countries; `collection_required`: the entry is limited to collections and none was asked for; `collection_not_covered`: the entry is limited to other collections; `placement_required`: the entry is limited to placements and none was asked for; `placement_not_covered`: the entry is limited to other placements, or the placement lies on other properties; `delegation_type_mismatch`: the claimed delegation type is not the one that the file states; `operator_unknown`: no brand declares the agent, and its host is under no registrable domain; `operator_file_unknown`: the brand.json of the operator was never looked at; `operator_file_missing`: the operator serves no brand.json; `operator_file_invalid`: the brand.json of the operator is not valid; `operator_unreachable`: the brand.json of the operator cannot be fetched, and no recent copy is held; `agent_not_declared`: the brand.json of the operator does not list the agent; `property_not_declared`: the brand.json of the operator does not list the property; `relationship_mismatch`: the operator declares another relationship than the delegation type that the publisher states; without a stated type only `direct` and `owned` agree.
 */
export type EnumsAuthorizationReason = ("authorized" | "authorized_first_party" | "publisher_file_unknown" | "publisher_file_missing" | "publisher_file_invalid" | "publisher_unreachable" | "publisher_revoked" | "property_unknown" | "property_stale" | "agent_not_listed" | "signals_only" | "property_out_of_scope" | "not_yet_effective" | "expired" | "country_required" | "country_not_covered" | "collection_required" | "collection_not_covered" | "placement_required" | "placement_not_covered" | "delegation_type_mismatch" | "operator_unknown" | "operator_file_unknown" | "operator_file_missing" | "operator_file_invalid" | "operator_unreachable" | "agent_not_declared" | "property_not_declared" | "relationship_mismatch")
/**
 * How an entry of `authorized_agents` states its scope; the value decides which companion field is read. `property_ids`: properties of this file by identifier; `property_tags`: properties of this file that carry any of the tags; `inline_properties`: properties written out in the entry; `publisher_properties`: properties of other publishers, by selector; `signal_ids`: signals of this file by identifier; `signal_tags`: signals of this file that carry any of the tags.
 */
export type EnumsAuthorizationType = ("property_ids" | "property_tags" | "inline_properties" | "publisher_properties" | "signal_ids" | "signal_tags")
/**
 * Protocol area for which an agent can hold the verified badge.
 */
export type EnumsBadgeRole = ("media-buy" | "signals" | "governance" | "creative" | "brand" | "sponsored-intelligence" | "measurement")
/**
 * What is known about the brand.json of a domain. `present`: served and valid; `unknown`: not seen; `checking`: being looked for right now.
 */
export type EnumsBrandFileStatus = ("present" | "unknown" | "checking")
/**
 * Which of the five forms a brand.json document takes. `authoritative_location`: points at the URL that holds the document; `house_redirect`: names the house domain to read instead; `brand_agent`: lists agents that answer for the brand; `house_portfolio`: a house with its brands; `brand_canonical`: one brand that describes itself.
 */
export type EnumsBrandJsonVariant = ("authoritative_location" | "house_redirect" | "brand_agent" | "house_portfolio" | "brand_canonical")
/**
 * Where the data of a brand entry came from. `brand_json`: read from the file that the domain itself serves at /.well-known/brand.json; authoritative, members cannot edit it; `enriched`: gathered by the enrichment provider; `community`: written by a member.
 */
export type EnumsBrandSource = ("brand_json" | "enriched" | "community")
/**
 * What was done with a catalog.
 */
export type EnumsCatalogAction = ("created" | "updated" | "unchanged" | "failed" | "deleted")
/**
 * Result of the review of a catalog item; `warning` is served all the same, `withdrawn` no longer.
 */
export type EnumsCatalogItemStatus = ("approved" | "pending" | "rejected" | "warning" | "withdrawn")
/**
 * Strength of the evidence behind a property or collection record. `authoritative`: declared by the publisher itself; `enriched`: derived by automated enrichment; `contributed`: entered by a member or claimed by an agent.
 */
export type EnumsCatalogSource = ("authoritative" | "enriched" | "contributed")
/**
 * OAuth scope that a client of an organization can have. `proto:registry:read` and `proto:registry:write` (which includes reading) are for the REST API; `proto:products`, `proto:media_buys`, `proto:creatives` and `proto:reports` are for the agent's tasks.
 */
export type EnumsClientScope = ("proto:registry:read" | "proto:registry:write" | "proto:products" | "proto:media_buys" | "proto:creatives" | "proto:reports")
/**
 * Visibility of a collection in the registry. `active`: listed in the last valid file of the publisher; `stale`: not confirmed by the last crawl; `removed`: no longer in the file of the publisher.
 */
export type EnumsCollectionRecordStatus = ("active" | "stale" | "removed")
/**
 * Result of the last compliance run against an agent. `passing`: every scored check passed; `degraded`: some checks failed; `failing`: too many checks failed; `unknown`: no usable run yet.
 */
export type EnumsComplianceStatus = ("passing" | "degraded" | "failing" | "unknown")
/**
 * Result of one compliance track. `pass`: passed; `fail`: failed; `partial`: passed in part; `skip`: left out of this run; `silent`: ran without counting; `warning`: passed with remarks; `unknown`: no result; `skipped`: not applicable to the agent.
 */
export type EnumsComplianceTrackStatus = ("pass" | "fail" | "partial" | "skip" | "silent" | "warning" | "unknown" | "skipped")
/**
 * What a finished crawl found. `changed`: a valid file that differs from the stored copy; `unchanged`: a valid file equal to the stored copy; `absent`: no file is served; `invalid`: a file that did not pass validation; earlier data are marked stale; `unreachable`: no answer that could be judged; the last good copy is kept.
 */
export type EnumsCrawlOutcome = ("changed" | "unchanged" | "absent" | "invalid" | "unreachable")
/**
 * State of a crawl request. `queued`: waiting for a worker; `running`: being fetched now; `deferred`: waiting behind another crawl of the same domain; `retrying`: failed for a passing reason and scheduled again; `completed`: finished, the outcome is known; `invalid`: finished, the file was found but did not pass validation; `failed`: given up after the last attempt.
 */
export type EnumsCrawlStatus = ("queued" | "running" | "deferred" | "retrying" | "completed" | "invalid" | "failed")
/**
 * What a creative agent can do for a format.
 */
export type EnumsCreativeAgentCapability = ("validation" | "assembly" | "generation" | "preview" | "delivery")
/**
 * Review state of a creative on a package.
 */
export type EnumsCreativeApprovalStatus = ("pending_review" | "approved" | "rejected")
/**
 * How one of several variants of a creative is chosen.
 */
export type EnumsCreativeSelectionStrategy = ("audience_relevance" | "contextual_fit" | "performance" | "proximity" | "inventory_priority" | "random")
/**
 * How the adagents.json of a domain was found. `direct`: at the well-known address of the domain; `authoritative_location`: through the pointer that the domain serves; `ads_txt_managerdomain`: at the manager domain named in the ads.txt of the domain; `adagents_authoritative`: named by the selectors of another publisher file.
 */
export type EnumsDiscoveryMethod = ("direct" | "authoritative_location" | "ads_txt_managerdomain" | "adagents_authoritative")
/**
 * What a community entry describes. `brand`: the brand of a domain; `property`: the properties of a publisher domain.
 */
export type EnumsEntryKind = ("brand" | "property")
/**
 * Who measured the performance that is fed back.
 */
export type EnumsFeedbackSource = ("buyer_attribution" | "third_party_measurement" | "platform_analytics" | "verification_partner")
/**
 * How recent a copy of a remote document is. `live`: fetched while this request was being answered; `fresh`: stored copy within its cache lifetime; `cached`: older stored copy, kept because the last fetch failed for a passing reason; `stale`: the last check found the document gone or invalid; `absent`: the domain serves no such document, the answer rests on stored entries.
 */
export type EnumsFreshnessState = ("live" | "fresh" | "cached" | "stale" | "absent")
/**
 * Who serves the adagents.json of a publisher. `self`: the domain itself; `self_redirected`: another address, to which a pointer of the domain or the manager in its ads.txt leads; `self_invalid`: the domain, but what it serves is not valid; `aao_hosted`: this registry, from a member entry; `none`: nobody.
 */
export type EnumsHostingMode = ("self" | "self_redirected" | "self_invalid" | "aao_hosted" | "none")
/**
 * Name of a file in which a domain describes itself.
 */
export type EnumsManifestFile = ("brand.json" | "adagents.json")
/**
 * What the last look at a manifest found. `pending`: not looked at yet; `valid`; `invalid`: served, but not valid; `unreachable`: the host did not answer.
 */
export type EnumsManifestStatus = ("pending" | "valid" | "invalid" | "unreachable")
/**
 * Kind of identifier that members of an audience were matched by.
 */
export type EnumsMatchIdType = ("hashed_email" | "hashed_phone" | "rampid" | "id5" | "uid2" | "euid" | "pairid" | "maid" | "other")
/**
 * `impaired` when something that the buy needs is out of service.
 */
export type EnumsMediaBuyHealth = ("ok" | "impaired")
/**
 * What a member may do for an organization. `owner`: everything; `admin`: everything but making, changing and removing owners; `member`: use the registry for it, without seeing or changing members, keys, clients and settings.
 */
export type EnumsMemberRole = ("owner" | "admin" | "member")
/**
 * What a performance index is about.
 */
export type EnumsMetricType = ("overall_performance" | "conversion_rate" | "brand_lift" | "click_through_rate" | "completion_rate" | "viewability" | "brand_safety" | "cost_efficiency")
/**
 * `open`: the nonce can be proved; `consumed`: a proof succeeded; `invalidated`: a proof failed; `expired`: 15 minutes went by; `none`: no challenge was asked for in the last 30 days.
 */
export type EnumsOwnershipChallengeState = ("open" | "consumed" | "invalidated" | "expired" | "none")
/**
 * Where the nonce was found: `dns` in a TXT record, `http` in the file on the domain.
 */
export type EnumsOwnershipProofMethod = ("dns" | "http")
/**
 * Unit that a price is charged for.
 */
export type EnumsPricingModel = ("cpm" | "vcpm" | "cpc" | "cpcv" | "cpv" | "cpp" | "cpa" | "flat_rate" | "time")
/**
 * What a credential stands for. `user`: a person who signed in; `api_key`: a key of an organization; `client`: a program that acts for an organization by itself.
 */
export type EnumsPrincipalKind = ("user" | "api_key" | "client")
/**
 * A field of a product.
 */
export type EnumsProductField = ("product_id" | "name" | "description" | "publisher_properties" | "channels" | "video_placement_types" | "audio_distribution_types" | "sponsored_placement_types" | "social_placement_surfaces" | "format_ids" | "format_options" | "placements" | "delivery_type" | "exclusivity" | "pricing_options" | "forecast" | "outcome_measurement" | "delivery_measurement" | "reporting_capabilities" | "creative_policy" | "catalog_types" | "metric_optimization" | "conversion_tracking" | "data_provider_signals" | "included_signals" | "signal_targeting_allowed" | "signal_targeting_options" | "signal_targeting_rules" | "max_optimization_goals" | "catalog_match" | "collections" | "collection_targeting_allowed" | "installments" | "brief_relevance" | "expires_at" | "product_card" | "product_card_detailed" | "enforced_policies" | "trusted_match")
/**
 * What a property record stands for. `property`: a place that shows advertising; `ad_infra`: advertising machinery such as an ad server host; `publisher_mask`: a name that hides several publishers; `network`: a network of properties; `unclassified`: not judged yet.
 */
export type EnumsPropertyClassification = ("property" | "ad_infra" | "publisher_mask" | "network" | "unclassified")
/**
 * Where the answer about a publisher domain came from. `adagents_json`: the adagents.json of the publisher, crawled or fetched live; `hosted`: a community entry whose document this registry hosts; `discovered`: only seen in claims of agents, not confirmed by the publisher.
 */
export type EnumsPropertyResolutionSource = ("adagents_json" | "hosted" | "discovered")
/**
 * Origin of a property in the registry listing. `adagents_json`: declared by the adagents.json of the publisher; `community`: written by a member; `enriched`: added by automated enrichment.
 */
export type EnumsPropertySource = ("adagents_json" | "community" | "enriched")
/**
 * Area of the protocol that a task belongs to, written with hyphens.
 */
export type EnumsProtoProtocol = ("media-buy" | "signals" | "governance" | "creative" | "brand" | "sponsored-intelligence" | "measurement")
/**
 * What ties an agent to a publisher. `adagents_json`: the file of the publisher; `aao_hosted`: the file that this registry hosts for it; `agent_claim`: a statement of the agent alone.
 */
export type EnumsPublisherAgentSource = ("adagents_json" | "aao_hosted" | "agent_claim")
/**
 * What is known about the adagents.json of a domain. `valid`: served and valid; `community`: not served, a member entry stands in; `invalid`: served, but not valid; `absent`: not served; `unknown`: not seen, or the domain cannot be reached; `checking`: being looked for right now.
 */
export type EnumsPublisherFileStatus = ("valid" | "community" | "invalid" | "absent" | "unknown" | "checking")
/**
 * What says that a publisher has a property. `adagents_json`: its adagents.json; `brand_json`: its brand.json, asked only when the adagents.json names no property; `community`: a member entry; `discovered`: claims of agents alone.
 */
export type EnumsPublisherPropertySource = ("adagents_json" | "brand_json" | "community" | "discovered")
/**
 * How well the tie between a brand and its house is proven. `inline`: the brand is defined inside the house file; `mutual`: house and brand name each other in their own files; `leaf_only`: only the brand names the house, so this is a claim; `house_only`: only the house names the brand; the brand counts as standalone; `standalone`: no house is named; `unverifiable`: the house file could not be read or is no portfolio.
 */
export type EnumsRelationshipTrust = ("inline" | "mutual" | "leaf_only" | "house_only" | "standalone" | "unverifiable")
/**
 * State of a submission that an operator looks at before it becomes public. `pending`: waiting for a decision, hidden from public answers; `approved`: accepted and public; `rejected`: refused and never public.
 */
export type EnumsReviewStatus = ("pending" | "approved" | "rejected")
/**
 * Where the state after a revision came from. `brand_json` and `adagents_json`: the domain's own file; `enriched`: an enrichment provider; `community`: a member.
 */
export type EnumsRevisionSource = ("brand_json" | "adagents_json" | "enriched" | "community")
/**
 * What a selector means. `all`: every property of the publisher; `by_id`: those with one of the ids; `by_tag`: those with one of the tags.
 */
export type EnumsSelectionType = ("all" | "by_id" | "by_tag")
/**
 * Figure that rows are sorted by, largest first.
 */
export type EnumsSortMetric = ("impressions" | "spend" | "clicks" | "ctr" | "views" | "completed_views" | "completion_rate" | "conversions" | "conversion_value" | "roas" | "cost_per_acquisition" | "new_to_brand_rate" | "leads" | "grps" | "reach" | "frequency" | "engagements" | "follows" | "saves" | "profile_visits" | "engagement_rate" | "cost_per_click")
/**
 * Claim of an agent inside one protocol area; the area must be supported too. `sales-proposal-mode` and `signed-requests` are deprecated.
 */
export type EnumsSpecialism = ("audience-sync" | "brand-rights" | "collection-lists" | "content-standards" | "creative-ad-server" | "creative-generative" | "creative-template" | "creative-transformers" | "governance-aware-seller" | "governance-delivery-monitor" | "governance-spend-authority" | "property-lists" | "sales-broadcast-tv" | "sales-catalog-driven" | "sales-guaranteed" | "sales-non-guaranteed" | "sales-proposal-mode" | "sales-social" | "signal-marketplace" | "signal-owned" | "signed-requests" | "sponsored-intelligence")
/**
 * Task that an asynchronous record or a webhook belongs to. `media_buy_delivery` marks pushed delivery reports.
 */
export type EnumsTaskType = ("create_media_buy" | "update_media_buy" | "media_buy_delivery" | "sync_creatives" | "build_creative" | "activate_signal" | "get_products" | "get_signals" | "create_property_list" | "update_property_list" | "get_property_list" | "list_property_lists" | "delete_property_list" | "sync_accounts" | "get_account_financials" | "get_creative_delivery" | "sync_event_sources" | "sync_audiences" | "sync_catalogs" | "log_event" | "get_brand_identity" | "search_brands" | "get_rights" | "acquire_rights")
/**
 * How a badge was earned. `spec`: by the checks that this registry runs against the agent; `live`: by observed production traffic, which this registry does not do.
 */
export type EnumsVerificationMode = ("spec" | "live")
/**
 * Requirements of a mention in the answer of an assistant.
 */
export type FormatsCanonicalAgentPlacement = (FormatsCanonicalBase & FormatsCanonicalAgentPlacement1)
/**
 * A slot of a canonical format. Limits that do not go with its kind of asset are not used.
 */
export type FormatsCanonicalSlot = FormatsCanonicalSlot1
/**
 * Requirements of an audio ad as a DAAST tag.
 */
export type FormatsCanonicalAudioDaast = (FormatsCanonicalBase & FormatsCanonicalAudioDaast1)
/**
 * Requirements of an audio file.
 */
export type FormatsCanonicalAudioHosted = (FormatsCanonicalBase & FormatsCanonicalAudioHosted1)
/**
 * Requirements of a third-party tag. Its size is exact, one of several, or within bounds.
 */
export type FormatsCanonicalDisplayTag = (FormatsCanonicalBase & FormatsCanonicalDisplayTag1)
/**
 * Requirements of an HTML5 ad. Its size is exact, one of several, or within bounds.
 */
export type FormatsCanonicalHtml5 = (FormatsCanonicalBase & FormatsCanonicalHtml51)
/**
 * Requirements of an image. Its size is exact, one of several, or within bounds.
 */
export type FormatsCanonicalImage = (FormatsCanonicalBase & FormatsCanonicalImage1)
/**
 * Requirements of cards that are leafed through.
 */
export type FormatsCanonicalImageCarousel = (FormatsCanonicalBase & FormatsCanonicalImageCarousel1)
/**
 * Requirements of an ad that looks like its surroundings.
 */
export type FormatsCanonicalNativeInFeed = (FormatsCanonicalBase & FormatsCanonicalNativeInFeed1)
/**
 * Requirements of assets that the seller puts together.
 */
export type FormatsCanonicalResponsiveCreative = (FormatsCanonicalBase & FormatsCanonicalResponsiveCreative1)
/**
 * Requirements of items of a catalog that are shown among others.
 */
export type FormatsCanonicalSponsoredPlacement = (FormatsCanonicalBase & FormatsCanonicalSponsoredPlacement1)
/**
 * Requirements of a video file.
 */
export type FormatsCanonicalVideoHosted = (FormatsCanonicalBase & FormatsCanonicalVideoHosted1)
/**
 * Requirements of a video ad as a VAST tag.
 */
export type FormatsCanonicalVideoVast = (FormatsCanonicalBase & FormatsCanonicalVideoVast1)
/**
 * What members of one audience were delivered.
 */
export type MediaBuyAudienceDelivery = (CoreDeliveryMetrics & {
/**
 * The audience.
 */
audience_id: string
audience_source: EnumsAudienceSource
/**
 * Its name, for people.
 */
audience_name?: string
})
/**
 * An audience as it is now.
 */
export type MediaBuyAudienceOutcome = MediaBuyAudienceOutcome1
/**
 * How rows of a breakdown are chosen.
 */
export type MediaBuyBreakdownRequest = (CoreTaskRequest & MediaBuyBreakdownRequest1)
/**
 * Buys products, either package by package or as a proposal with a total budget. All of it is bought, or nothing.
 */
export type MediaBuyCreateMediaBuyRequest = (CoreTaskRequest & MediaBuyCreateMediaBuyRequest1)
/**
 * The buy, or why there is none, or that it has to be approved first. Callers of release 3.1 and later read the state of the buy in `media_buy_status`; all others find it in `status` too.
 */
export type MediaBuyCreateMediaBuyResponse = (CoreVersionEnvelope & CoreMediaBuyEnvelope & MediaBuyCreateMediaBuyResponse1)
export type MediaBuyCreateMediaBuyResponse1 = ({
/**
 * Identifier of the buy.
 */
media_buy_id: string
status?: EnumsMediaBuyStatus
media_buy_status?: EnumsMediaBuyStatus
account?: CoreAccount
invoice_recipient?: CoreBusinessEntity
/**
 * When the seller committed; null while that is open. Always present in release 3.1 and later.
 */
confirmed_at?: (string | null)
/**
 * The earliest `creative_deadline` of the packages.
 */
creative_deadline?: string
/**
 * Version of the buy, 1 for a new one. Sent back with a change, it keeps changes of others from being overwritten.
 */
revision: number
currency?: CoreCurrencyCode
/**
 * Sum of the budgets of all packages, when they share one currency.
 */
total_budget?: number
/**
 * Changes that the state of the buy allows now; empty in a final state.
 */
valid_actions?: EnumsMediaBuyValidAction[]
/**
 * Changes that can be asked for now, and how each is granted; says more than `valid_actions`.
 */
available_actions?: CoreMediaBuyAvailableAction[]
/**
 * Packages, complete.
 */
packages: CorePackage[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Why nothing was bought, or advisories.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * Waiting for approval.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * Why nothing was bought, or advisories.
 */
errors?: CoreError[]
})
/**
 * Totals of a buy; sums of its packages.
 */
export type MediaBuyDeliveryTotals = (CoreDeliveryMetrics & {
/**
 * Price that was paid for each unit of `pricing_model`.
 */
effective_rate?: number
/**
 * Totals of metrics with a qualifier.
 */
metric_aggregates?: CoreDeliveryMetricAggregate[]
})
/**
 * What a package delivered in one period.
 */
export type MediaBuyWindowPackage = (CoreDeliveryMetrics & {
/**
 * Identifier of the package.
 */
package_id: string
})
/**
 * What devices with one operating system were delivered.
 */
export type MediaBuyDevicePlatformDelivery = (CoreDeliveryMetrics & {
device_platform: EnumsDevicePlatform
})
/**
 * What devices of one kind were delivered.
 */
export type MediaBuyDeviceTypeDelivery = (CoreDeliveryMetrics & {
device_type: EnumsDeviceType
})
/**
 * Areas that delivery is broken down by.
 */
export type MediaBuyGeoBreakdownRequest = (CoreTaskRequest & MediaBuyGeoBreakdownRequest1)
/**
 * Asks what buys delivered, since their start or between two days.
 */
export type MediaBuyGetMediaBuyDeliveryRequest = (CoreTaskRequest & MediaBuyGetMediaBuyDeliveryRequest1)
/**
 * One state of buys, or several.
 */
export type MediaBuyMediaBuyStatusFilter = (EnumsMediaBuyStatus | EnumsMediaBuyStatus[])
/**
 * What buys delivered. A buy that has not begun has a row with zeros.
 */
export type MediaBuyGetMediaBuyDeliveryResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyGetMediaBuyDeliveryResponse1)
/**
 * What one package delivered.
 */
export type MediaBuyPackageDelivery = (CoreDeliveryMetrics & {
/**
 * Identifier of the package.
 */
package_id: string
/**
 * Delivery for each unit that was planned until now; 1 is on plan.
 */
pacing_index?: number
pricing_model: EnumsPricingModel
/**
 * Price of one unit; of 1000 for `cpm` and `vcpm`.
 */
rate: number
currency: CoreCurrencyCode
/**
 * Whether it delivers, or why not.
 */
delivery_status?: ("delivering" | "completed" | "budget_exhausted" | "flight_ended" | "goal_met")
/**
 * Whether it is paused.
 */
paused?: boolean
/**
 * Whether the figures change no more.
 */
is_final?: boolean
/**
 * When they became final; only when they are.
 */
finalized_at?: string
/**
 * Window that the figures are of, at most 50 characters.
 */
measurement_window?: string
/**
 * Window whose figures these replace, at most 50 characters.
 */
supersedes_window?: string
/**
 * Metrics that the seller committed to and that are absent; none when all are there.
 */
missing_metrics?: CoreMissingMetric[]
/**
 * Totals of metrics with a qualifier.
 */
metric_aggregates?: CoreDeliveryMetricAggregate[]
/**
 * Items of catalogs.
 */
by_catalog_item?: CoreCatalogItemDeliveryMetrics[]
/**
 * Creatives.
 */
by_creative?: CoreCreativeDeliveryMetrics[]
/**
 * Keywords.
 */
by_keyword?: CoreKeywordDeliveryMetrics[]
/**
 * Areas.
 */
by_geo?: CoreGeoDeliveryMetrics[]
/**
 * Whether there are more areas.
 */
by_geo_truncated?: boolean
/**
 * Kinds of devices.
 */
by_device_type?: MediaBuyDeviceTypeDelivery[]
/**
 * Whether there are more kinds.
 */
by_device_type_truncated?: boolean
/**
 * Operating systems.
 */
by_device_platform?: MediaBuyDevicePlatformDelivery[]
/**
 * Whether there are more operating systems.
 */
by_device_platform_truncated?: boolean
/**
 * Audiences.
 */
by_audience?: MediaBuyAudienceDelivery[]
/**
 * Whether there are more audiences.
 */
by_audience_truncated?: boolean
/**
 * Placements.
 */
by_placement?: MediaBuyPlacementDelivery[]
/**
 * Whether there are more placements.
 */
by_placement_truncated?: boolean
/**
 * Days, when they were asked for.
 */
daily_breakdown?: MediaBuyDailyDelivery[]
})
/**
 * What one placement delivered.
 */
export type MediaBuyPlacementDelivery = (CoreDeliveryMetrics & {
/**
 * The placement.
 */
placement_id: string
/**
 * Its name, for people.
 */
placement_name?: string
publisher_domain?: CoreDomainName
})
/**
 * Asks for buys by their identifiers, or for those of an account in some states.
 */
export type MediaBuyGetMediaBuysRequest = (CoreTaskRequest & MediaBuyGetMediaBuysRequest1)
/**
 * Buys that the caller may see, in a stable order.
 */
export type MediaBuyGetMediaBuysResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyGetMediaBuysResponse1)
/**
 * Asks for products that fit a brief, for all of them (`wholesale`), or for changes of an earlier answer (`refine`). A field that does not go with the mode is refused with `INVALID_REQUEST`. Without credentials prices are left out.
 */
export type MediaBuyGetProductsRequest = (CoreTaskRequest & MediaBuyGetProductsRequest1)
/**
 * A change of an earlier answer; `scope` decides the form.
 */
export type MediaBuyRefinement = ({
/**
 * What the wish is about.
 */
scope: "request"
/**
 * The wish, in words.
 */
ask: string
} | {
/**
 * What the wish is about.
 */
scope: "product"
/**
 * The product.
 */
product_id: string
/**
 * What should become of it. To `finalize` stands alone; beside any other entry it is refused with `INVALID_REQUEST`.
 */
action?: ("include" | "omit" | "more_like_this")
/**
 * The wish, in words.
 */
ask?: string
} | {
/**
 * What the wish is about.
 */
scope: "proposal"
/**
 * The proposal. One that is not known is refused with `PROPOSAL_NOT_FOUND`.
 */
proposal_id: string
/**
 * What should become of it. To `finalize` stands alone; beside any other entry it is refused with `INVALID_REQUEST`.
 */
action?: ("include" | "omit" | "finalize")
/**
 * The wish, in words.
 */
ask?: string
})
/**
 * Products and proposals. No match gives an empty list. An unchanged feed is told without products.
 */
export type MediaBuyGetProductsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyGetProductsResponse1)
/**
 * What became of a wish.
 */
export type MediaBuyRefinementOutcome = ({
/**
 * What the wish was about.
 */
scope: "request"
/**
 * Whether it was fulfilled, in part, or could not be.
 */
status: ("applied" | "partial" | "unable")
/**
 * Why, for people.
 */
notes?: string
} | {
/**
 * What the wish was about.
 */
scope: "product"
/**
 * The product.
 */
product_id: string
/**
 * Whether it was fulfilled, in part, or could not be.
 */
status: ("applied" | "partial" | "unable")
/**
 * Why, for people.
 */
notes?: string
} | {
/**
 * What the wish was about.
 */
scope: "proposal"
/**
 * The proposal.
 */
proposal_id: string
/**
 * Whether it was fulfilled, in part, or could not be.
 */
status: ("applied" | "partial" | "unable")
/**
 * Why, for people.
 */
notes?: string
})
/**
 * Asks for formats of creatives. Filters are combined; inside a list one of the values is enough unless it says otherwise. Needs no credential.
 */
export type MediaBuyListCreativeFormatsRequest = (CoreTaskRequest & MediaBuyListCreativeFormatsRequest1)
/**
 * Formats, in a stable order.
 */
export type MediaBuyListCreativeFormatsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyListCreativeFormatsResponse1)
/**
 * Tells events of one source. Each is judged by itself; one that fails does not stop the others.
 */
export type MediaBuyLogEventRequest = (CoreTaskRequest & MediaBuyLogEventRequest1)
/**
 * How many events were taken, and what was wrong with the others.
 */
export type MediaBuyLogEventResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyLogEventResponse1)
export type MediaBuyLogEventResponse1 = ({
/**
 * Events in the request.
 */
events_received: number
/**
 * Events that were taken, repeated ones among them.
 */
events_processed: number
/**
 * Events that were not.
 * 
 * Items: An event.
 */
partial_failures?: {
/**
 * Its identifier.
 */
event_id: string
/**
 * Code of the error.
 */
code: string
/**
 * What was wrong, for people.
 */
message: string
}[]
/**
 * Remarks, for people.
 */
warnings?: string[]
/**
 * Share of events with identifiers that can be matched, 0 to 1.
 */
match_quality?: number
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Tells the seller how well a buy, a package or a creative did, so that delivery can follow.
 */
export type MediaBuyProvidePerformanceFeedbackRequest = (CoreTaskRequest & MediaBuyProvidePerformanceFeedbackRequest1)
/**
 * Whether the feedback was taken.
 */
export type MediaBuyProvidePerformanceFeedbackResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyProvidePerformanceFeedbackResponse1)
export type MediaBuyProvidePerformanceFeedbackResponse1 = ({
/**
 * The feedback was taken.
 */
success: true
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Uploads audiences, or changes their members. Without `audiences` it only asks for those that are there. Refused with `UNSUPPORTED_FEATURE` where audiences are not declared.
 */
export type MediaBuySyncAudiencesRequest = (CoreTaskRequest & MediaBuySyncAudiencesRequest1)
/**
 * What became of each audience, or why nothing was done, or that it takes longer.
 */
export type MediaBuySyncAudiencesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuySyncAudiencesResponse1)
export type MediaBuySyncAudiencesResponse1 = ({
/**
 * Audiences.
 */
audiences: MediaBuyAudienceOutcome[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * It takes longer.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * Why the task failed.
 */
errors?: CoreError[]
})
/**
 * Uploads catalogs, or tells where their feeds are. Without `catalogs` it only asks for those that are there. Refused with `UNSUPPORTED_FEATURE` without the feature `catalog_management`.
 */
export type MediaBuySyncCatalogsRequest = (CoreTaskRequest & MediaBuySyncCatalogsRequest1)
/**
 * What became of each catalog, or why nothing was done, or that it takes longer.
 */
export type MediaBuySyncCatalogsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuySyncCatalogsResponse1)
export type MediaBuySyncCatalogsResponse1 = ({
/**
 * Whether nothing was written.
 */
dry_run?: boolean
/**
 * Catalogs.
 */
catalogs: MediaBuyCatalogOutcome[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * It takes longer.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * Why the task failed.
 */
errors?: CoreError[]
})
/**
 * Declares where events come from. Without `event_sources` it only asks for those that are there. Refused with `UNSUPPORTED_FEATURE` where conversion tracking is not declared.
 */
export type MediaBuySyncEventSourcesRequest = (CoreTaskRequest & MediaBuySyncEventSourcesRequest1)
/**
 * What became of each event source, or why nothing was done.
 */
export type MediaBuySyncEventSourcesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuySyncEventSourcesResponse1)
export type MediaBuySyncEventSourcesResponse1 = ({
/**
 * Event sources, also those that the seller keeps.
 */
event_sources: MediaBuyEventSourceOutcome[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Why the task failed.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Changes a buy. What is absent stays as it is; lists are replaced. All of it is done, or nothing. A change of a buy in a final state is refused with `INVALID_STATE`, one that its product does not allow with `ACTION_NOT_ALLOWED`.
 */
export type MediaBuyUpdateMediaBuyRequest = (CoreTaskRequest & MediaBuyUpdateMediaBuyRequest1)
/**
 * The buy as it is now, or why nothing was changed, or that the change has to be approved first. Callers of release 3.1 and later read the state of the buy in `media_buy_status`; all others find it in `status` too.
 */
export type MediaBuyUpdateMediaBuyResponse = (CoreVersionEnvelope & CoreMediaBuyEnvelope & MediaBuyUpdateMediaBuyResponse1)
export type MediaBuyUpdateMediaBuyResponse1 = ({
/**
 * Identifier of the buy.
 */
media_buy_id: string
status?: EnumsMediaBuyStatus
media_buy_status?: EnumsMediaBuyStatus
/**
 * New version of the buy.
 */
revision: number
currency?: CoreCurrencyCode
/**
 * Sum of the budgets of all packages, when they share one currency.
 */
total_budget?: number
/**
 * When the change takes effect; null while approval is open.
 */
implementation_date?: (string | null)
invoice_recipient?: CoreBusinessEntity
/**
 * Packages that changed, complete; none when only the buy changed.
 */
affected_packages?: CorePackage[]
/**
 * Changes that the state of the buy allows now; empty in a final state.
 */
valid_actions?: EnumsMediaBuyValidAction[]
/**
 * Changes that can be asked for now, and how each is granted; says more than `valid_actions`.
 */
available_actions?: CoreMediaBuyAvailableAction[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Why nothing was changed, or advisories.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * Waiting for approval.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * Why nothing was changed, or advisories.
 */
errors?: CoreError[]
})
/**
 * Asks what the agent can do. Needs no credential.
 */
export type ProtocolGetProtoCapabilitiesRequest = (CoreTaskRequest & ProtocolGetProtoCapabilitiesRequest1)
/**
 * What the agent can do: versions, supported areas, account model and feature flags. A declared capability is honoured, one that is not declared is refused by name.
 */
export type ProtocolGetProtoCapabilitiesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & ProtocolGetProtoCapabilitiesResponse1)
/**
 * Asks for the state of a task that was not finished at once. A task that does not exist or belongs to someone else gives `REFERENCE_NOT_FOUND`.
 */
export type ProtocolGetTaskStatusRequest = (CoreTaskRequest & ProtocolGetTaskStatusRequest1)
/**
 * State of one task. `status` is the state of the task that was asked for.
 */
export type ProtocolGetTaskStatusResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & ProtocolGetTaskStatusResponse1)
/**
 * Asks for the tasks of the caller that were not finished at once. Filters are combined; no match gives an empty list.
 */
export type ProtocolListTasksRequest = (CoreTaskRequest & ProtocolListTasksRequest1)
/**
 * Tasks of the caller that match, and what was counted.
 */
export type ProtocolListTasksResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & ProtocolListTasksResponse1)
/**
 * An authorization became visible. Holds its state.
 */
export type RegistryEventsAuthorizationGranted = (RegistryEventsAuthorizationPayload & RegistryEventsAuthorizationGranted1)
/**
 * A visible authorization changed. Holds the new state.
 */
export type RegistryEventsAuthorizationModified = (RegistryEventsAuthorizationPayload & RegistryEventsAuthorizationModified1)
/**
 * An authorization is no longer visible. Holds its last state.
 */
export type RegistryEventsAuthorizationRevoked = (RegistryEventsAuthorizationPayload & RegistryEventsAuthorizationRevoked1)
/**
 * Canonical family of a creative format; the value decides how `params` is read.
 */
export type EnumsFormatKind1 = ("image" | "html5" | "display_tag" | "image_carousel" | "video_hosted" | "video_vast" | "audio_hosted" | "audio_daast" | "sponsored_placement" | "native_in_feed" | "responsive_creative" | "agent_placement" | "seller_rendered_stateful_display" | "coordinated_placements" | "custom")
/**
 * A metric of the protocol, or one of a vendor.
 */
export type CoreMetricRef1 = ({
/**
 * Whose metric it is.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
} | {
/**
 * Whose metric it is.
 */
scope: "vendor"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
})

export interface SchemaTypes {
"account/get-account-financials-request": AccountGetAccountFinancialsRequest
"account/get-account-financials-response": AccountGetAccountFinancialsResponse
"account/list-accounts-request": AccountListAccountsRequest
"account/list-accounts-response": AccountListAccountsResponse
"account/report-usage-request": AccountReportUsageRequest
"account/report-usage-response": AccountReportUsageResponse
"account/sync-accounts-request": AccountSyncAccountsRequest
"account/sync-accounts-response": AccountSyncAccountsResponse
"account/sync-governance-request": AccountSyncGovernanceRequest
"account/sync-governance-response": AccountSyncGovernanceResponse
"account/usage-record": AccountUsageRecord
adagents: Adagents
"adagents/agent-by-inline-properties": AdagentsAgentByInlineProperties
"adagents/agent-by-property-ids": AdagentsAgentByPropertyIds
"adagents/agent-by-property-tags": AdagentsAgentByPropertyTags
"adagents/agent-by-publisher-properties": AdagentsAgentByPublisherProperties
"adagents/agent-by-signal-ids": AdagentsAgentBySignalIds
"adagents/agent-by-signal-tags": AdagentsAgentBySignalTags
"adagents/agent-common": AdagentsAgentCommon
"adagents/authorized-agent": AdagentsAuthorizedAgent
"adagents/contact": AdagentsContact
"adagents/encryption-key": AdagentsEncryptionKey
"adagents/format-declaration": AdagentsFormatDeclaration
"adagents/inline": AdagentsInline
"adagents/placement": AdagentsPlacement
"adagents/placement-format-option": AdagentsPlacementFormatOption
"adagents/pointer": AdagentsPointer
"adagents/property-feature": AdagentsPropertyFeature
"adagents/reference-renderer": AdagentsReferenceRenderer
"adagents/revoked-publisher-domain": AdagentsRevokedPublisherDomain
"adagents/sales-qualifiers": AdagentsSalesQualifiers
"adagents/signal-definition": AdagentsSignalDefinition
"adagents/signal-range": AdagentsSignalRange
"adagents/signing-key": AdagentsSigningKey
"adagents/tag-definition": AdagentsTagDefinition
brand: Brand
"brand/agent-entry": BrandAgentEntry
"brand/agent-ref": BrandAgentRef
"brand/asset": BrandAsset
"brand/authoritative-location": BrandAuthoritativeLocation
"brand/authorized-operator": BrandAuthorizedOperator
"brand/brand-agent-document": BrandBrandAgentDocument
"brand/brand-property": BrandBrandProperty
"brand/brand-ref-entry": BrandBrandRefEntry
"brand/canonical-document": BrandCanonicalDocument
"brand/color": BrandColor
"brand/colors": BrandColors
"brand/contact": BrandContact
"brand/data-subject-contestation": BrandDataSubjectContestation
"brand/definition": BrandDefinition
"brand/disclaimer": BrandDisclaimer
"brand/font": BrandFont
"brand/fonts": BrandFonts
"brand/get-brand-identity-request": BrandGetBrandIdentityRequest
"brand/get-brand-identity-response": BrandGetBrandIdentityResponse
"brand/house": BrandHouse
"brand/house-brand": BrandHouseBrand
"brand/house-portfolio": BrandHousePortfolio
"brand/house-redirect": BrandHouseRedirect
"brand/localized-name": BrandLocalizedName
"brand/localized-text": BrandLocalizedText
"brand/logo": BrandLogo
"brand/product-catalog": BrandProductCatalog
"brand/rights-summary": BrandRightsSummary
"brand/tone-guide": BrandToneGuide
"brand/trademark": BrandTrademark
"brand/visual-guidelines": BrandVisualGuidelines
"brand/voice-synthesis": BrandVoiceSynthesis
"compliance/comply-test-controller-request": ComplianceComplyTestControllerRequest
"compliance/comply-test-controller-response": ComplianceComplyTestControllerResponse
"content-standards/artifact": ContentStandardsArtifact
"content-standards/artifact-asset": ContentStandardsArtifactAsset
"content-standards/artifact-record": ContentStandardsArtifactRecord
"content-standards/asset-access": ContentStandardsAssetAccess
"content-standards/get-media-buy-artifacts-request": ContentStandardsGetMediaBuyArtifactsRequest
"content-standards/get-media-buy-artifacts-response": ContentStandardsGetMediaBuyArtifactsResponse
"core/account": CoreAccount
"core/account-authorization": CoreAccountAuthorization
"core/account-ref": CoreAccountRef
"core/account-with-authorization": CoreAccountWithAuthorization
"core/activation-key": CoreActivationKey
"core/any-value": CoreAnyValue
"core/artifact-webhook": CoreArtifactWebhook
"core/assets/asset-union": CoreAssetsAssetUnion
"core/assets/audio-asset": CoreAssetsAudioAsset
"core/assets/brief-asset": CoreAssetsBriefAsset
"core/assets/card-asset": CoreAssetsCardAsset
"core/assets/catalog-asset": CoreAssetsCatalogAsset
"core/assets/css-asset": CoreAssetsCssAsset
"core/assets/daast-asset": CoreAssetsDaastAsset
"core/assets/daast-tracker-asset": CoreAssetsDaastTrackerAsset
"core/assets/html-accessibility": CoreAssetsHtmlAccessibility
"core/assets/html-asset": CoreAssetsHtmlAsset
"core/assets/image-asset": CoreAssetsImageAsset
"core/assets/javascript-asset": CoreAssetsJavascriptAsset
"core/assets/markdown-asset": CoreAssetsMarkdownAsset
"core/assets/pixel-tracker-asset": CoreAssetsPixelTrackerAsset
"core/assets/published-post-asset": CoreAssetsPublishedPostAsset
"core/assets/text-asset": CoreAssetsTextAsset
"core/assets/url-asset": CoreAssetsUrlAsset
"core/assets/vast-asset": CoreAssetsVastAsset
"core/assets/vast-tracker-asset": CoreAssetsVastTrackerAsset
"core/assets/video-asset": CoreAssetsVideoAsset
"core/assets/webhook-asset": CoreAssetsWebhookAsset
"core/assets/zip-asset": CoreAssetsZipAsset
"core/async-response-data": CoreAsyncResponseData
"core/attribution-window": CoreAttributionWindow
"core/audience-member": CoreAudienceMember
"core/brand-id": CoreBrandId
"core/brand-ref": CoreBrandRef
"core/business-entity": CoreBusinessEntity
"core/cancellation": CoreCancellation
"core/cancellation-policy": CoreCancellationPolicy
"core/canonical-format-kind": CoreCanonicalFormatKind
"core/catalog": CoreCatalog
"core/catalog-field-mapping": CoreCatalogFieldMapping
"core/catalog-item-delivery-metrics": CoreCatalogItemDeliveryMetrics
"core/collection": CoreCollection
"core/collection-distribution": CoreCollectionDistribution
"core/collection-list-ref": CoreCollectionListRef
"core/collection-selector": CoreCollectionSelector
"core/committed-metric": CoreCommittedMetric
"core/content-rating": CoreContentRating
"core/context": CoreContext
"core/country-code": CoreCountryCode
"core/creative-asset": CoreCreativeAsset
"core/creative-assignment": CoreCreativeAssignment
"core/creative-brief": CoreCreativeBrief
"core/creative-delivery-metrics": CoreCreativeDeliveryMetrics
"core/creative-filters": CoreCreativeFilters
"core/creative-item": CoreCreativeItem
"core/creative-manifest": CoreCreativeManifest
"core/creative-policy": CoreCreativePolicy
"core/creative-variable": CoreCreativeVariable
"core/currency-code": CoreCurrencyCode
"core/date-range": CoreDateRange
"core/datetime-range": CoreDatetimeRange
"core/daypart-target": CoreDaypartTarget
"core/delivery-forecast": CoreDeliveryForecast
"core/delivery-metric-aggregate": CoreDeliveryMetricAggregate
"core/delivery-metrics": CoreDeliveryMetrics
"core/diagnostic-issue": CoreDiagnosticIssue
"core/distribution-identifier": CoreDistributionIdentifier
"core/domain-name": CoreDomainName
"core/downstream-connection-requirement": CoreDownstreamConnectionRequirement
"core/duration": CoreDuration
"core/error": CoreError
"core/error-issue": CoreErrorIssue
"core/error-response": CoreErrorResponse
"core/event": CoreEvent
"core/event-custom-data": CoreEventCustomData
"core/event-source-health": CoreEventSourceHealth
"core/event-surface": CoreEventSurface
"core/ext": CoreExt
"core/forecast-dimension-audience": CoreForecastDimensionAudience
"core/forecast-dimension-device-platform": CoreForecastDimensionDevicePlatform
"core/forecast-dimension-device-type": CoreForecastDimensionDeviceType
"core/forecast-dimension-geo": CoreForecastDimensionGeo
"core/forecast-dimension-placement": CoreForecastDimensionPlacement
"core/forecast-dimension-signal": CoreForecastDimensionSignal
"core/forecast-metrics": CoreForecastMetrics
"core/forecast-point": CoreForecastPoint
"core/forecast-point-dimension": CoreForecastPointDimension
"core/forecast-point-dimensions": CoreForecastPointDimensions
"core/forecast-range": CoreForecastRange
"core/forecast-vendor-metric-value": CoreForecastVendorMetricValue
"core/format": CoreFormat
"core/format-asset": CoreFormatAsset
"core/format-group-slot": CoreFormatGroupSlot
"core/format-id": CoreFormatId
"core/format-option-ref": CoreFormatOptionRef
"core/format-render": CoreFormatRender
"core/format-slot": CoreFormatSlot
"core/format-slot-group": CoreFormatSlotGroup
"core/frequency-cap": CoreFrequencyCap
"core/geo-breakdown-support": CoreGeoBreakdownSupport
"core/geo-delivery-metrics": CoreGeoDeliveryMetrics
"core/geo-proximity": CoreGeoProximity
"core/geo-requirement": CoreGeoRequirement
"core/idempotency-key": CoreIdempotencyKey
"core/identifier": CoreIdentifier
"core/impairment": CoreImpairment
"core/industry-identifier": CoreIndustryIdentifier
"core/insertion-order": CoreInsertionOrder
"core/keyword": CoreKeyword
"core/keyword-delivery-metrics": CoreKeywordDeliveryMetrics
"core/keyword-target": CoreKeywordTarget
"core/limited-series": CoreLimitedSeries
"core/measurement-readiness": CoreMeasurementReadiness
"core/measurement-terms": CoreMeasurementTerms
"core/measurement-window": CoreMeasurementWindow
"core/media-buy-available-action": CoreMediaBuyAvailableAction
"core/media-buy-envelope": CoreMediaBuyEnvelope
"core/media-buy-features": CoreMediaBuyFeatures
"core/metric-optimization": CoreMetricOptimization
"core/metric-qualifier": CoreMetricQualifier
"core/metric-ref": CoreMetricRef
"core/metro-area": CoreMetroArea
"core/missing-metric": CoreMissingMetric
"core/money": CoreMoney
"core/notification-config": CoreNotificationConfig
"core/optimization-goal": CoreOptimizationGoal
"core/optimization-target": CoreOptimizationTarget
"core/outcome-measurement": CoreOutcomeMeasurement
"core/overlay": CoreOverlay
"core/package": CorePackage
"core/package-signal-targeting": CorePackageSignalTargeting
"core/package-signal-targeting-group": CorePackageSignalTargetingGroup
"core/package-signal-targeting-groups": CorePackageSignalTargetingGroups
"core/pagination-request": CorePaginationRequest
"core/pagination-response": CorePaginationResponse
"core/performance-standard": CorePerformanceStandard
"core/placement": CorePlacement
"core/placement-ref": CorePlacementRef
"core/platform-extension-ref": CorePlatformExtensionRef
"core/postal-area": CorePostalArea
"core/postal-area-support": CorePostalAreaSupport
"core/postal-country-system": CorePostalCountrySystem
"core/pricing-option": CorePricingOption
"core/product": CoreProduct
"core/product-allocation": CoreProductAllocation
"core/product-allowed-action": CoreProductAllowedAction
"core/product-card": CoreProductCard
"core/product-filters": CoreProductFilters
"core/product-format-declaration": CoreProductFormatDeclaration
"core/product-signal-targeting-option": CoreProductSignalTargetingOption
"core/property": CoreProperty
"core/property-id": CorePropertyId
"core/property-list-ref": CorePropertyListRef
"core/property-tag": CorePropertyTag
"core/proposal": CoreProposal
"core/protocol-envelope": CoreProtocolEnvelope
"core/provenance": CoreProvenance
"core/publisher-property-selector": CorePublisherPropertySelector
"core/publisher-selector-all": CorePublisherSelectorAll
"core/publisher-selector-by-id": CorePublisherSelectorById
"core/publisher-selector-by-tag": CorePublisherSelectorByTag
"core/push-notification-config": CorePushNotificationConfig
"core/reference-asset": CoreReferenceAsset
"core/registry-event": CoreRegistryEvent
"core/registry-feed-freshness": CoreRegistryFeedFreshness
"core/registry-feed-response": CoreRegistryFeedResponse
"core/related-collection": CoreRelatedCollection
"core/reporting-capabilities": CoreReportingCapabilities
"core/reporting-webhook": CoreReportingWebhook
"core/requirements/asset-requirements": CoreRequirementsAssetRequirements
"core/requirements/audio-asset-requirements": CoreRequirementsAudioAssetRequirements
"core/requirements/catalog-field-binding": CoreRequirementsCatalogFieldBinding
"core/requirements/catalog-requirements": CoreRequirementsCatalogRequirements
"core/requirements/css-asset-requirements": CoreRequirementsCssAssetRequirements
"core/requirements/daast-asset-requirements": CoreRequirementsDaastAssetRequirements
"core/requirements/html-asset-requirements": CoreRequirementsHtmlAssetRequirements
"core/requirements/image-asset-requirements": CoreRequirementsImageAssetRequirements
"core/requirements/javascript-asset-requirements": CoreRequirementsJavascriptAssetRequirements
"core/requirements/markdown-asset-requirements": CoreRequirementsMarkdownAssetRequirements
"core/requirements/offering-asset-constraint": CoreRequirementsOfferingAssetConstraint
"core/requirements/text-asset-requirements": CoreRequirementsTextAssetRequirements
"core/requirements/url-asset-requirements": CoreRequirementsUrlAssetRequirements
"core/requirements/vast-asset-requirements": CoreRequirementsVastAssetRequirements
"core/requirements/video-asset-requirements": CoreRequirementsVideoAssetRequirements
"core/requirements/webhook-asset-requirements": CoreRequirementsWebhookAssetRequirements
"core/shortened-members": CoreShortenedMembers
"core/signal-id": CoreSignalId
"core/signal-listing": CoreSignalListing
"core/signal-pricing": CoreSignalPricing
"core/signal-ref": CoreSignalRef
"core/signal-selection-group-rule": CoreSignalSelectionGroupRule
"core/signal-targeting": CoreSignalTargeting
"core/signal-targeting-expression": CoreSignalTargetingExpression
"core/signal-targeting-rules": CoreSignalTargetingRules
"core/sla-window": CoreSlaWindow
"core/slot-assets": CoreSlotAssets
"core/special": CoreSpecial
"core/start-timing": CoreStartTiming
"core/talent": CoreTalent
"core/targeting": CoreTargeting
"core/task-request": CoreTaskRequest
"core/user-match": CoreUserMatch
"core/vendor-metric-id": CoreVendorMetricId
"core/vendor-metric-optimization": CoreVendorMetricOptimization
"core/vendor-metric-optimization-supported-metric": CoreVendorMetricOptimizationSupportedMetric
"core/vendor-metric-value": CoreVendorMetricValue
"core/vendor-pricing-option": CoreVendorPricingOption
"core/version-envelope": CoreVersionEnvelope
"core/webhook-activity-record": CoreWebhookActivityRecord
"creative/audit-observation": CreativeAuditObservation
"creative/creative-outcome": CreativeCreativeOutcome
"creative/creative-record": CreativeCreativeRecord
"creative/list-creatives-request": CreativeListCreativesRequest
"creative/list-creatives-response": CreativeListCreativesResponse
"creative/preview-creative-request": CreativePreviewCreativeRequest
"creative/preview-creative-response": CreativePreviewCreativeResponse
"creative/preview-input": CreativePreviewInput
"creative/preview-render": CreativePreviewRender
"creative/sync-creatives-async-response-input-required": CreativeSyncCreativesAsyncResponseInputRequired
"creative/sync-creatives-async-response-submitted": CreativeSyncCreativesAsyncResponseSubmitted
"creative/sync-creatives-async-response-working": CreativeSyncCreativesAsyncResponseWorking
"creative/sync-creatives-request": CreativeSyncCreativesRequest
"creative/sync-creatives-response": CreativeSyncCreativesResponse
"enums/account-scope": EnumsAccountScope
"enums/account-status": EnumsAccountStatus
"enums/action-source": EnumsActionSource
"enums/adjustment-kind": EnumsAdjustmentKind
"enums/advertiser-industry": EnumsAdvertiserIndustry
"enums/age-verification-method": EnumsAgeVerificationMethod
"enums/agent-lifecycle-stage": EnumsAgentLifecycleStage
"enums/agent-type": EnumsAgentType
"enums/agent-visibility": EnumsAgentVisibility
"enums/api-key-permission": EnumsApiKeyPermission
"enums/app-store": EnumsAppStore
"enums/assessment-status": EnumsAssessmentStatus
"enums/asset-content-type": EnumsAssetContentType
"enums/attribution-methodology": EnumsAttributionMethodology
"enums/attribution-model": EnumsAttributionModel
"enums/audience-source": EnumsAudienceSource
"enums/audience-status": EnumsAudienceStatus
"enums/audio-channel-layout": EnumsAudioChannelLayout
"enums/audio-distribution-type": EnumsAudioDistributionType
"enums/audit-outcome": EnumsAuditOutcome
"enums/auth-scheme": EnumsAuthScheme
"enums/authorization-check": EnumsAuthorizationCheck
"enums/authorization-evidence": EnumsAuthorizationEvidence
"enums/authorization-reason": EnumsAuthorizationReason
"enums/authorization-type": EnumsAuthorizationType
"enums/available-metric": EnumsAvailableMetric
"enums/badge-role": EnumsBadgeRole
"enums/billing-party": EnumsBillingParty
"enums/brand-architecture": EnumsBrandArchitecture
"enums/brand-file-status": EnumsBrandFileStatus
"enums/brand-identity-field": EnumsBrandIdentityField
"enums/brand-json-variant": EnumsBrandJsonVariant
"enums/brand-property-relationship": EnumsBrandPropertyRelationship
"enums/brand-source": EnumsBrandSource
"enums/c2pa-watermark-action": EnumsC2PaWatermarkAction
"enums/canceled-by": EnumsCanceledBy
"enums/catalog-action": EnumsCatalogAction
"enums/catalog-item-status": EnumsCatalogItemStatus
"enums/catalog-source": EnumsCatalogSource
"enums/catalog-type": EnumsCatalogType
"enums/channels": EnumsChannels
"enums/client-scope": EnumsClientScope
"enums/cloud-storage-protocol": EnumsCloudStorageProtocol
"enums/co-branding-requirement": EnumsCoBrandingRequirement
"enums/collection-cadence": EnumsCollectionCadence
"enums/collection-kind": EnumsCollectionKind
"enums/collection-record-status": EnumsCollectionRecordStatus
"enums/collection-relationship": EnumsCollectionRelationship
"enums/collection-status": EnumsCollectionStatus
"enums/completion-source": EnumsCompletionSource
"enums/compliance-status": EnumsComplianceStatus
"enums/compliance-track-status": EnumsComplianceTrackStatus
"enums/consent-basis": EnumsConsentBasis
"enums/content-id-type": EnumsContentIdType
"enums/content-rating-system": EnumsContentRatingSystem
"enums/crawl-outcome": EnumsCrawlOutcome
"enums/crawl-status": EnumsCrawlStatus
"enums/creative-action": EnumsCreativeAction
"enums/creative-agent-capability": EnumsCreativeAgentCapability
"enums/creative-approval-status": EnumsCreativeApprovalStatus
"enums/creative-event-reason-code": EnumsCreativeEventReasonCode
"enums/creative-identifier-type": EnumsCreativeIdentifierType
"enums/creative-quality": EnumsCreativeQuality
"enums/creative-selection-strategy": EnumsCreativeSelectionStrategy
"enums/creative-sort-field": EnumsCreativeSortField
"enums/creative-status": EnumsCreativeStatus
"enums/daast-tracking-event": EnumsDaastTrackingEvent
"enums/daast-version": EnumsDaastVersion
"enums/day-of-week": EnumsDayOfWeek
"enums/delegation-type": EnumsDelegationType
"enums/delivery-type": EnumsDeliveryType
"enums/demographic-system": EnumsDemographicSystem
"enums/device-platform": EnumsDevicePlatform
"enums/device-type": EnumsDeviceType
"enums/digital-source-type": EnumsDigitalSourceType
"enums/dimension-unit": EnumsDimensionUnit
"enums/disclosure-persistence": EnumsDisclosurePersistence
"enums/disclosure-position": EnumsDisclosurePosition
"enums/discovery-method": EnumsDiscoveryMethod
"enums/distance-unit": EnumsDistanceUnit
"enums/distribution-identifier-type": EnumsDistributionIdentifierType
"enums/embedded-provenance-method": EnumsEmbeddedProvenanceMethod
"enums/entry-kind": EnumsEntryKind
"enums/error-recovery": EnumsErrorRecovery
"enums/event-type": EnumsEventType
"enums/exclusivity": EnumsExclusivity
"enums/feed-format": EnumsFeedFormat
"enums/feedback-source": EnumsFeedbackSource
"enums/forecast-method": EnumsForecastMethod
"enums/forecast-range-unit": EnumsForecastRangeUnit
"enums/format-id-parameter": EnumsFormatIdParameter
"enums/format-kind": EnumsFormatKind
"enums/format-type": EnumsFormatType
"enums/frame-rate-type": EnumsFrameRateType
"enums/freshness-state": EnumsFreshnessState
"enums/genre-taxonomy": EnumsGenreTaxonomy
"enums/geo-level": EnumsGeoLevel
"enums/gop-type": EnumsGopType
"enums/hosting-mode": EnumsHostingMode
"enums/http-method": EnumsHttpMethod
"enums/identifier-types": EnumsIdentifierTypes
"enums/impairment-offline-state": EnumsImpairmentOfflineState
"enums/impairment-reason-code": EnumsImpairmentReasonCode
"enums/javascript-module-type": EnumsJavascriptModuleType
"enums/keller-type": EnumsKellerType
"enums/landing-page-requirement": EnumsLandingPageRequirement
"enums/legacy-postal-system": EnumsLegacyPostalSystem
"enums/lift-dimension": EnumsLiftDimension
"enums/logo-slot": EnumsLogoSlot
"enums/makegood-remedy": EnumsMakegoodRemedy
"enums/manifest-file": EnumsManifestFile
"enums/manifest-status": EnumsManifestStatus
"enums/markdown-flavor": EnumsMarkdownFlavor
"enums/match-id-type": EnumsMatchIdType
"enums/match-type": EnumsMatchType
"enums/media-buy-action-mode": EnumsMediaBuyActionMode
"enums/media-buy-health": EnumsMediaBuyHealth
"enums/media-buy-status": EnumsMediaBuyStatus
"enums/media-buy-valid-action": EnumsMediaBuyValidAction
"enums/member-role": EnumsMemberRole
"enums/metric-type": EnumsMetricType
"enums/metro-system": EnumsMetroSystem
"enums/moov-atom-position": EnumsMoovAtomPosition
"enums/notification-type": EnumsNotificationType
"enums/operator-scope": EnumsOperatorScope
"enums/optimization-metric": EnumsOptimizationMetric
"enums/ownership-challenge-state": EnumsOwnershipChallengeState
"enums/ownership-proof-method": EnumsOwnershipProofMethod
"enums/pacing": EnumsPacing
"enums/payment-terms": EnumsPaymentTerms
"enums/performance-standard-metric": EnumsPerformanceStandardMetric
"enums/postal-system": EnumsPostalSystem
"enums/preview-output-format": EnumsPreviewOutputFormat
"enums/pricing-model": EnumsPricingModel
"enums/principal-kind": EnumsPrincipalKind
"enums/product-field": EnumsProductField
"enums/production-quality": EnumsProductionQuality
"enums/property-classification": EnumsPropertyClassification
"enums/property-resolution-source": EnumsPropertyResolutionSource
"enums/property-source": EnumsPropertySource
"enums/property-type": EnumsPropertyType
"enums/proposal-status": EnumsProposalStatus
"enums/proto-protocol": EnumsProtoProtocol
"enums/publisher-agent-source": EnumsPublisherAgentSource
"enums/publisher-file-status": EnumsPublisherFileStatus
"enums/publisher-property-source": EnumsPublisherPropertySource
"enums/reach-unit": EnumsReachUnit
"enums/redirect-reason": EnumsRedirectReason
"enums/registry-entity-type": EnumsRegistryEntityType
"enums/registry-event-type": EnumsRegistryEventType
"enums/relationship-trust": EnumsRelationshipTrust
"enums/reporting-frequency": EnumsReportingFrequency
"enums/response-type": EnumsResponseType
"enums/restricted-attribute": EnumsRestrictedAttribute
"enums/review-status": EnumsReviewStatus
"enums/revision-source": EnumsRevisionSource
"enums/revocation-reason": EnumsRevocationReason
"enums/right-type": EnumsRightType
"enums/right-use": EnumsRightUse
"enums/scan-type": EnumsScanType
"enums/selection-type": EnumsSelectionType
"enums/signal-value-type": EnumsSignalValueType
"enums/snapshot-unavailable-reason": EnumsSnapshotUnavailableReason
"enums/social-placement-surface": EnumsSocialPlacementSurface
"enums/sort-direction": EnumsSortDirection
"enums/sort-metric": EnumsSortMetric
"enums/special-category": EnumsSpecialCategory
"enums/specialism": EnumsSpecialism
"enums/sponsored-placement-type": EnumsSponsoredPlacementType
"enums/talent-role": EnumsTalentRole
"enums/task-status": EnumsTaskStatus
"enums/task-type": EnumsTaskType
"enums/trademark-license-type": EnumsTrademarkLicenseType
"enums/trademark-status": EnumsTrademarkStatus
"enums/transport-mode": EnumsTransportMode
"enums/travel-time-unit": EnumsTravelTimeUnit
"enums/uid-type": EnumsUidType
"enums/update-frequency": EnumsUpdateFrequency
"enums/url-asset-type": EnumsUrlAssetType
"enums/validation-mode": EnumsValidationMode
"enums/vast-tracking-event": EnumsVastTrackingEvent
"enums/vast-version": EnumsVastVersion
"enums/verification-mode": EnumsVerificationMode
"enums/video-placement-type": EnumsVideoPlacementType
"enums/viewability-standard": EnumsViewabilityStandard
"enums/watermark-media-type": EnumsWatermarkMediaType
"enums/wcag-level": EnumsWcagLevel
"enums/webhook-auth-scheme": EnumsWebhookAuthScheme
"enums/webhook-response-type": EnumsWebhookResponseType
"enums/webhook-security-method": EnumsWebhookSecurityMethod
"formats/canonical/agent_placement": FormatsCanonicalAgentPlacement
"formats/canonical/audio_daast": FormatsCanonicalAudioDaast
"formats/canonical/audio_hosted": FormatsCanonicalAudioHosted
"formats/canonical/_base": FormatsCanonicalBase
"formats/canonical/display_tag": FormatsCanonicalDisplayTag
"formats/canonical/html5": FormatsCanonicalHtml5
"formats/canonical/image": FormatsCanonicalImage
"formats/canonical/image_carousel": FormatsCanonicalImageCarousel
"formats/canonical/native_in_feed": FormatsCanonicalNativeInFeed
"formats/canonical/responsive_creative": FormatsCanonicalResponsiveCreative
"formats/canonical/size": FormatsCanonicalSize
"formats/canonical/slot": FormatsCanonicalSlot
"formats/canonical/sponsored_placement": FormatsCanonicalSponsoredPlacement
"formats/canonical/video_hosted": FormatsCanonicalVideoHosted
"formats/canonical/video_vast": FormatsCanonicalVideoVast
"me/agent": MeAgent
"me/agent-enrolment": MeAgentEnrolment
"me/agent-list": MeAgentList
"me/agent-response": MeAgentResponse
"me/agent-update": MeAgentUpdate
"me/agent-warning": MeAgentWarning
"me/api-key": MeApiKey
"me/api-key-created": MeApiKeyCreated
"me/api-key-list": MeApiKeyList
"me/api-key-request": MeApiKeyRequest
"me/audit-entry": MeAuditEntry
"me/audit-page": MeAuditPage
"me/client": MeClient
"me/client-created": MeClientCreated
"me/client-list": MeClientList
"me/client-request": MeClientRequest
"me/entry": MeEntry
"me/entry-list": MeEntryList
"me/identity": MeIdentity
"me/invitation": MeInvitation
"me/invitation-created": MeInvitationCreated
"me/invitation-list": MeInvitationList
"me/invitation-request": MeInvitationRequest
"me/member": MeMember
"me/member-list": MeMemberList
"me/member-update": MeMemberUpdate
"me/organization": MeOrganization
"me/organization-update": MeOrganizationUpdate
"me/standing": MeStanding
"me/webhook": MeWebhook
"me/webhook-attempt": MeWebhookAttempt
"me/webhook-attempt-list": MeWebhookAttemptList
"me/webhook-list": MeWebhookList
"me/webhook-redelivery": MeWebhookRedelivery
"me/webhook-request": MeWebhookRequest
"me/webhook-update": MeWebhookUpdate
"media-buy/aggregated-totals": MediaBuyAggregatedTotals
"media-buy/audience-delivery": MediaBuyAudienceDelivery
"media-buy/audience-outcome": MediaBuyAudienceOutcome
"media-buy/audience-sync": MediaBuyAudienceSync
"media-buy/breakdown-request": MediaBuyBreakdownRequest
"media-buy/catalog-outcome": MediaBuyCatalogOutcome
"media-buy/create-media-buy-async-response-input-required": MediaBuyCreateMediaBuyAsyncResponseInputRequired
"media-buy/create-media-buy-async-response-submitted": MediaBuyCreateMediaBuyAsyncResponseSubmitted
"media-buy/create-media-buy-async-response-working": MediaBuyCreateMediaBuyAsyncResponseWorking
"media-buy/create-media-buy-request": MediaBuyCreateMediaBuyRequest
"media-buy/create-media-buy-response": MediaBuyCreateMediaBuyResponse
"media-buy/daily-delivery": MediaBuyDailyDelivery
"media-buy/delivery-totals": MediaBuyDeliveryTotals
"media-buy/delivery-window": MediaBuyDeliveryWindow
"media-buy/device-platform-delivery": MediaBuyDevicePlatformDelivery
"media-buy/device-type-delivery": MediaBuyDeviceTypeDelivery
"media-buy/event-source-outcome": MediaBuyEventSourceOutcome
"media-buy/event-source-sync": MediaBuyEventSourceSync
"media-buy/geo-breakdown-request": MediaBuyGeoBreakdownRequest
"media-buy/get-media-buy-delivery-request": MediaBuyGetMediaBuyDeliveryRequest
"media-buy/get-media-buy-delivery-response": MediaBuyGetMediaBuyDeliveryResponse
"media-buy/get-media-buys-request": MediaBuyGetMediaBuysRequest
"media-buy/get-media-buys-response": MediaBuyGetMediaBuysResponse
"media-buy/get-products-async-response-input-required": MediaBuyGetProductsAsyncResponseInputRequired
"media-buy/get-products-async-response-submitted": MediaBuyGetProductsAsyncResponseSubmitted
"media-buy/get-products-async-response-working": MediaBuyGetProductsAsyncResponseWorking
"media-buy/get-products-request": MediaBuyGetProductsRequest
"media-buy/get-products-response": MediaBuyGetProductsResponse
"media-buy/history-entry": MediaBuyHistoryEntry
"media-buy/list-creative-formats-request": MediaBuyListCreativeFormatsRequest
"media-buy/list-creative-formats-response": MediaBuyListCreativeFormatsResponse
"media-buy/log-event-request": MediaBuyLogEventRequest
"media-buy/log-event-response": MediaBuyLogEventResponse
"media-buy/media-buy-delivery": MediaBuyMediaBuyDelivery
"media-buy/media-buy-record": MediaBuyMediaBuyRecord
"media-buy/media-buy-status-filter": MediaBuyMediaBuyStatusFilter
"media-buy/package-delivery": MediaBuyPackageDelivery
"media-buy/package-record": MediaBuyPackageRecord
"media-buy/package-request": MediaBuyPackageRequest
"media-buy/package-snapshot": MediaBuyPackageSnapshot
"media-buy/package-update": MediaBuyPackageUpdate
"media-buy/placement-delivery": MediaBuyPlacementDelivery
"media-buy/provide-performance-feedback-request": MediaBuyProvidePerformanceFeedbackRequest
"media-buy/provide-performance-feedback-response": MediaBuyProvidePerformanceFeedbackResponse
"media-buy/refinement": MediaBuyRefinement
"media-buy/refinement-outcome": MediaBuyRefinementOutcome
"media-buy/reporting-period": MediaBuyReportingPeriod
"media-buy/sync-audiences-request": MediaBuySyncAudiencesRequest
"media-buy/sync-audiences-response": MediaBuySyncAudiencesResponse
"media-buy/sync-catalogs-async-response-input-required": MediaBuySyncCatalogsAsyncResponseInputRequired
"media-buy/sync-catalogs-async-response-submitted": MediaBuySyncCatalogsAsyncResponseSubmitted
"media-buy/sync-catalogs-async-response-working": MediaBuySyncCatalogsAsyncResponseWorking
"media-buy/sync-catalogs-request": MediaBuySyncCatalogsRequest
"media-buy/sync-catalogs-response": MediaBuySyncCatalogsResponse
"media-buy/sync-event-sources-request": MediaBuySyncEventSourcesRequest
"media-buy/sync-event-sources-response": MediaBuySyncEventSourcesResponse
"media-buy/update-media-buy-async-response-input-required": MediaBuyUpdateMediaBuyAsyncResponseInputRequired
"media-buy/update-media-buy-async-response-submitted": MediaBuyUpdateMediaBuyAsyncResponseSubmitted
"media-buy/update-media-buy-async-response-working": MediaBuyUpdateMediaBuyAsyncResponseWorking
"media-buy/update-media-buy-request": MediaBuyUpdateMediaBuyRequest
"media-buy/update-media-buy-response": MediaBuyUpdateMediaBuyResponse
"media-buy/window-package": MediaBuyWindowPackage
"pricing-options/cpa-option": PricingOptionsCpaOption
"pricing-options/cpc-option": PricingOptionsCpcOption
"pricing-options/cpcv-option": PricingOptionsCpcvOption
"pricing-options/cpm-option": PricingOptionsCpmOption
"pricing-options/cpp-option": PricingOptionsCppOption
"pricing-options/cpv-option": PricingOptionsCpvOption
"pricing-options/flat-rate-option": PricingOptionsFlatRateOption
"pricing-options/price-breakdown": PricingOptionsPriceBreakdown
"pricing-options/price-guidance": PricingOptionsPriceGuidance
"pricing-options/time-option": PricingOptionsTimeOption
"pricing-options/vcpm-option": PricingOptionsVcpmOption
"protocol/agent-profile": ProtocolAgentProfile
"protocol/capabilities/account": ProtocolCapabilitiesAccount
"protocol/capabilities/brand": ProtocolCapabilitiesBrand
"protocol/capabilities/creative": ProtocolCapabilitiesCreative
"protocol/capabilities/governance": ProtocolCapabilitiesGovernance
"protocol/capabilities/identity": ProtocolCapabilitiesIdentity
"protocol/capabilities/measurement": ProtocolCapabilitiesMeasurement
"protocol/capabilities/media-buy": ProtocolCapabilitiesMediaBuy
"protocol/capabilities/request-signing": ProtocolCapabilitiesRequestSigning
"protocol/capabilities/signals": ProtocolCapabilitiesSignals
"protocol/capabilities/sponsored-intelligence": ProtocolCapabilitiesSponsoredIntelligence
"protocol/capabilities/webhook-signing": ProtocolCapabilitiesWebhookSigning
"protocol/capabilities/wholesale-feed-versioning": ProtocolCapabilitiesWholesaleFeedVersioning
"protocol/capabilities/wholesale-feed-webhooks": ProtocolCapabilitiesWholesaleFeedWebhooks
"protocol/foreign-capabilities": ProtocolForeignCapabilities
"protocol/get-proto-capabilities-request": ProtocolGetProtoCapabilitiesRequest
"protocol/get-proto-capabilities-response": ProtocolGetProtoCapabilitiesResponse
"protocol/get-task-status-request": ProtocolGetTaskStatusRequest
"protocol/get-task-status-response": ProtocolGetTaskStatusResponse
"protocol/list-tasks-request": ProtocolListTasksRequest
"protocol/list-tasks-response": ProtocolListTasksResponse
"registry/adagents-create-data": RegistryAdagentsCreateData
"registry/adagents-create-request": RegistryAdagentsCreateRequest
"registry/adagents-create-response": RegistryAdagentsCreateResponse
"registry/adagents-tool-error": RegistryAdagentsToolError
"registry/adagents-validate-data": RegistryAdagentsValidateData
"registry/adagents-validate-request": RegistryAdagentsValidateRequest
"registry/adagents-validate-response": RegistryAdagentsValidateResponse
"registry/agent-accreditation": RegistryAgentAccreditation
"registry/agent-capabilities": RegistryAgentCapabilities
"registry/agent-card-check": RegistryAgentCardCheck
"registry/agent-catalog": RegistryAgentCatalog
"registry/agent-catalog-item": RegistryAgentCatalogItem
"registry/agent-compliance": RegistryAgentCompliance
"registry/agent-compliance-track": RegistryAgentComplianceTrack
"registry/agent-creative-capabilities": RegistryAgentCreativeCapabilities
"registry/agent-creative-format": RegistryAgentCreativeFormat
"registry/agent-formats": RegistryAgentFormats
"registry/agent-health": RegistryAgentHealth
"registry/agent-measurement-capabilities": RegistryAgentMeasurementCapabilities
"registry/agent-metric": RegistryAgentMetric
"registry/agent-products": RegistryAgentProducts
"registry/agent-property-summary": RegistryAgentPropertySummary
"registry/agent-search-response": RegistryAgentSearchResponse
"registry/agent-search-result": RegistryAgentSearchResult
"registry/agent-signals-capabilities": RegistryAgentSignalsCapabilities
"registry/agent-standard-operations": RegistryAgentStandardOperations
"registry/agent-stats": RegistryAgentStats
"registry/agent-tool": RegistryAgentTool
"registry/api-index": RegistryApiIndex
"registry/authorization-check": RegistryAuthorizationCheck
"registry/authorization-entry": RegistryAuthorizationEntry
"registry/authorization-list": RegistryAuthorizationList
"registry/authorization-operator-side": RegistryAuthorizationOperatorSide
"registry/authorization-publisher-side": RegistryAuthorizationPublisherSide
"registry/authorization-row": RegistryAuthorizationRow
"registry/brand-bulk-request": RegistryBrandBulkRequest
"registry/brand-bulk-response": RegistryBrandBulkResponse
"registry/brand-card": RegistryBrandCard
"registry/brand-color": RegistryBrandColor
"registry/brand-color-map": RegistryBrandColorMap
"registry/brand-company": RegistryBrandCompany
"registry/brand-enrichment": RegistryBrandEnrichment
"registry/brand-enrichment-manifest": RegistryBrandEnrichmentManifest
"registry/brand-font": RegistryBrandFont
"registry/brand-json-response": RegistryBrandJsonResponse
"registry/brand-listing": RegistryBrandListing
"registry/brand-listing-item": RegistryBrandListingItem
"registry/brand-listing-stats": RegistryBrandListingStats
"registry/brand-logo": RegistryBrandLogo
"registry/brand-manifest-input": RegistryBrandManifestInput
"registry/brand-resolution": RegistryBrandResolution
"registry/brand-save-request": RegistryBrandSaveRequest
"registry/brand-save-response": RegistryBrandSaveResponse
"registry/brand-tone": RegistryBrandTone
"registry/crawl-request-request": RegistryCrawlRequestRequest
"registry/crawl-request-response": RegistryCrawlRequestResponse
"registry/crawl-request-status": RegistryCrawlRequestStatus
"registry/discovered-agent": RegistryDiscoveredAgent
"registry/discovered-brand": RegistryDiscoveredBrand
"registry/discovered-brand-request": RegistryDiscoveredBrandRequest
"registry/discovered-brand-response": RegistryDiscoveredBrandResponse
"registry/events/agent-compliance-changed": RegistryEventsAgentComplianceChanged
"registry/events/agent-discovered": RegistryEventsAgentDiscovered
"registry/events/agent-profile-updated": RegistryEventsAgentProfileUpdated
"registry/events/agent-removed": RegistryEventsAgentRemoved
"registry/events/agent-verification-earned": RegistryEventsAgentVerificationEarned
"registry/events/agent-verification-lost": RegistryEventsAgentVerificationLost
"registry/events/authorization-granted": RegistryEventsAuthorizationGranted
"registry/events/authorization-modified": RegistryEventsAuthorizationModified
"registry/events/authorization-payload": RegistryEventsAuthorizationPayload
"registry/events/authorization-revoked": RegistryEventsAuthorizationRevoked
"registry/events/collection-created": RegistryEventsCollectionCreated
"registry/events/collection-merged": RegistryEventsCollectionMerged
"registry/events/collection-removed": RegistryEventsCollectionRemoved
"registry/events/collection-updated": RegistryEventsCollectionUpdated
"registry/events/property-created": RegistryEventsPropertyCreated
"registry/events/property-merged": RegistryEventsPropertyMerged
"registry/events/property-reactivated": RegistryEventsPropertyReactivated
"registry/events/property-stale": RegistryEventsPropertyStale
"registry/events/property-updated": RegistryEventsPropertyUpdated
"registry/events/publisher-adagents-changed": RegistryEventsPublisherAdagentsChanged
"registry/events/publisher-adagents-discovered": RegistryEventsPublisherAdagentsDiscovered
"registry/expanded-identifier": RegistryExpandedIdentifier
"registry/expanded-property": RegistryExpandedProperty
"registry/feed-heartbeat": RegistryFeedHeartbeat
"registry/feed-stream-error": RegistryFeedStreamError
"registry/feed-ticket": RegistryFeedTicket
"registry/freshness": RegistryFreshness
"registry/history-response": RegistryHistoryResponse
"registry/hosted-adagents": RegistryHostedAdagents
"registry/hosted-property": RegistryHostedProperty
"registry/last-failure": RegistryLastFailure
"registry/live-brand-json": RegistryLiveBrandJson
"registry/localized-name": RegistryLocalizedName
"registry/looked-up-agent": RegistryLookedUpAgent
"registry/looked-up-property": RegistryLookedUpProperty
"registry/lookup-agent-domains": RegistryLookupAgentDomains
"registry/lookup-domain": RegistryLookupDomain
"registry/lookup-property": RegistryLookupProperty
"registry/manifest-lookup": RegistryManifestLookup
"registry/manifest-reference": RegistryManifestReference
"registry/member-ref": RegistryMemberRef
"registry/operator-agent": RegistryOperatorAgent
"registry/operator-authorization": RegistryOperatorAuthorization
"registry/operator-lookup": RegistryOperatorLookup
"registry/ownership-challenge": RegistryOwnershipChallenge
"registry/ownership-challenge-list": RegistryOwnershipChallengeList
"registry/ownership-challenge-request": RegistryOwnershipChallengeRequest
"registry/ownership-challenge-state": RegistryOwnershipChallengeState
"registry/ownership-proof": RegistryOwnershipProof
"registry/probed-format": RegistryProbedFormat
"registry/probed-product": RegistryProbedProduct
"registry/product-authorization": RegistryProductAuthorization
"registry/product-authorization-request": RegistryProductAuthorizationRequest
"registry/product-identifiers": RegistryProductIdentifiers
"registry/product-identifiers-request": RegistryProductIdentifiersRequest
"registry/product-publisher-side": RegistryProductPublisherSide
"registry/product-selector": RegistryProductSelector
"registry/product-selector-coverage": RegistryProductSelectorCoverage
"registry/property-agent": RegistryPropertyAgent
"registry/property-authorization": RegistryPropertyAuthorization
"registry/property-bulk-request": RegistryPropertyBulkRequest
"registry/property-bulk-response": RegistryPropertyBulkResponse
"registry/property-contact": RegistryPropertyContact
"registry/property-listing": RegistryPropertyListing
"registry/property-listing-item": RegistryPropertyListingItem
"registry/property-listing-stats": RegistryPropertyListingStats
"registry/property-resolution": RegistryPropertyResolution
"registry/property-save-item": RegistryPropertySaveItem
"registry/property-save-request": RegistryPropertySaveRequest
"registry/property-save-response": RegistryPropertySaveResponse
"registry/publisher-agent": RegistryPublisherAgent
"registry/publisher-files": RegistryPublisherFiles
"registry/publisher-hosting": RegistryPublisherHosting
"registry/publisher-listing": RegistryPublisherListing
"registry/publisher-listing-item": RegistryPublisherListingItem
"registry/publisher-lookup": RegistryPublisherLookup
"registry/publisher-property": RegistryPublisherProperty
"registry/publisher-validation": RegistryPublisherValidation
"registry/registry-stats": RegistryRegistryStats
"registry/resolved-agent": RegistryResolvedAgent
"registry/resolved-property": RegistryResolvedProperty
"registry/revision-entry": RegistryRevisionEntry
"registry/search-publisher": RegistrySearchPublisher
"registry/search-response": RegistrySearchResponse
"registry/validation-error": RegistryValidationError
"registry/validation-result": RegistryValidationResult
"registry/validation-warning": RegistryValidationWarning
}
/**
 * Version of the protocol that a request wants, or that an answer is given in. A version that is not served is refused with `VERSION_UNSUPPORTED`.
 */
export interface CoreVersionEnvelope {
/**
 * Release such as `3.1`, or a pre-release such as `3.2-beta.1`. A third number is refused with `INVALID_REQUEST`.
 */
proto_version?: string
/**
 * Major version; `proto_version` is more exact.
 */
proto_major_version?: number
}
export interface CoreTaskRequest1 {
idempotency_key?: CoreIdempotencyKey
context?: CoreContext
/**
 * Session that an earlier answer opened. One that is not known is refused with `INVALID_REQUEST`; start again without.
 */
context_id?: string
/**
 * Token of a governance agent that goes with the request; up to 4096 printable ASCII characters.
 */
governance_context?: string
push_notification_config?: CorePushNotificationConfig
ext?: CoreExt
}
/**
 * Opaque object of the caller. It is returned unchanged in every answer, error and webhook of the request, and never read.
 */
export interface CoreContext {
[k: string]: unknown
}
/**
 * Where the outcome of a request is sent when it is not known at once.
 */
export interface CorePushNotificationConfig {
/**
 * Where the webhook is sent; https only, and never to a private network. Any other is refused with `INVALID_REQUEST`.
 */
url: string
/**
 * Identifier that every webhook of the request repeats.
 */
operation_id?: string
/**
 * Value that every webhook repeats in its body, 16 to 4096 characters.
 */
token?: string
/**
 * How the webhook proves where it comes from. Absent means signed as RFC 9421 describes.
 */
authentication?: {
/**
 * The one scheme to use.
 * 
 * @minItems 1
 * @maxItems 1
 */
schemes: EnumsWebhookAuthScheme[]
/**
 * Shared secret, at least 32 characters; never returned.
 */
credentials?: string
}
}
/**
 * Data outside the protocol, one object per vendor namespace. Unknown namespaces are ignored.
 */
export interface CoreExt {
[k: string]: unknown
}
export interface AccountGetAccountFinancialsRequest1 {
account: CoreAccountRef
period?: CoreDateRange
}
/**
 * A brand, named by the domain where its document is published and, when that domain holds several brands, by its identifier there. Other keys are refused.
 */
export interface CoreBrandRef {
domain: CoreDomainName
brand_id?: CoreBrandId
/**
 * Industries that the brand works in.
 * 
 * @maxItems 100
 */
industries?: string[]
/**
 * Where a person can object to how the brand uses data about them; an address, an e-mail, or both.
 */
data_subject_contestation?: {
/**
 * Page for objections, https only.
 */
url?: string
/**
 * E-mail address for objections.
 */
email?: string
/**
 * Languages that are answered in.
 * 
 * @maxItems 100
 */
languages?: string[]
}
/**
 * Parts of the brand’s look that replace those of its document for this request.
 */
brand_kit_override?: {
logo?: CoreAssetsImageAsset
/**
 * Colours to use, `#RRGGBB`.
 */
colors?: {
/**
 * The primary colour.
 */
primary?: string
/**
 * The secondary colour.
 */
secondary?: string
/**
 * The accent colour.
 */
accent?: string
}
/**
 * How the brand speaks.
 */
voice?: string
/**
 * Tagline to use.
 */
tagline?: string
}
}
/**
 * An image by its address and size.
 */
export interface CoreAssetsImageAsset {
/**
 * Kind of the asset.
 */
asset_type: "image"
/**
 * Where the image is loaded from.
 */
url: string
/**
 * Width in pixels.
 */
width: number
/**
 * Height in pixels.
 */
height: number
/**
 * File format, such as `png`.
 */
format?: string
/**
 * Text for people who do not see the image.
 */
alt_text?: string
provenance?: CoreProvenance
}
/**
 * How content was made, who says so, and what has to be disclosed.
 */
export interface CoreProvenance {
digital_source_type?: EnumsDigitalSourceType
/**
 * Model that made it or helped.
 */
ai_tool?: {
/**
 * Its name.
 */
name: string
/**
 * Its version.
 */
version?: string
/**
 * Who provides it.
 */
provider?: string
}
/**
 * What people did about it.
 */
human_oversight?: ("none" | "prompt_only" | "selected" | "edited" | "directed")
/**
 * Who says so.
 */
declared_by?: {
/**
 * Address of the agent.
 */
agent_url?: string
/**
 * Their part.
 */
role: ("creator" | "advertiser" | "agency" | "platform" | "tool")
}
/**
 * When it was said.
 */
declared_at?: string
/**
 * When the content was made.
 */
created_time?: string
/**
 * Manifest of C2PA.
 */
c2pa?: {
/**
 * Where the manifest is.
 */
manifest_url: string
}
/**
 * Provenance embedded in the content.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A piece of it.
 */
embedded_provenance?: {
method: EnumsEmbeddedProvenanceMethod
/**
 * Standard that it follows.
 */
standard?: string
/**
 * Who embedded it.
 */
provider: string
/**
 * Agent that can verify it.
 */
verify_agent?: {
/**
 * Address of the agent.
 */
agent_url: string
/**
 * Feature that it verifies.
 */
feature_id?: string
}
/**
 * When it was embedded.
 */
embedded_at?: string
}[]
/**
 * Watermarks.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A watermark.
 */
watermarks?: {
media_type: EnumsWatermarkMediaType
/**
 * Who put it in.
 */
provider: string
/**
 * Agent that can verify it.
 */
verify_agent?: {
/**
 * Address of the agent.
 */
agent_url: string
/**
 * Feature that it verifies.
 */
feature_id?: string
}
c2pa_action?: EnumsC2PaWatermarkAction
/**
 * When it was put in.
 */
embedded_at?: string
}[]
/**
 * What has to be disclosed.
 */
disclosure?: {
/**
 * Whether anything has to be.
 */
required: boolean
/**
 * Where, and why.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A place.
 */
jurisdictions?: {
/**
 * Country.
 */
country: string
/**
 * Region of it.
 */
region?: string
/**
 * Rule that asks for it.
 */
regulation: string
/**
 * Text that appears.
 */
label_text?: string
/**
 * How it appears.
 */
render_guidance?: {
persistence?: EnumsDisclosurePersistence
/**
 * Least time in milliseconds.
 */
min_duration_ms?: number
/**
 * Where, best first.
 * 
 * @minItems 1
 * @maxItems 100
 */
positions?: EnumsDisclosurePosition[]
ext?: CoreExt
}
}[]
}
/**
 * What verifiers found.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A finding.
 */
verification?: {
/**
 * Who verified.
 */
verified_by: string
/**
 * When.
 */
verified_time?: string
/**
 * What was found.
 */
result: ("authentic" | "ai_generated" | "ai_modified" | "inconclusive")
/**
 * How sure, 0 to 1.
 */
confidence?: number
/**
 * Page with details.
 */
details_url?: string
}[]
ext?: CoreExt
}
/**
 * Calendar days from `start` up to `end`. A start after the end is refused with `VALIDATION_ERROR`.
 */
export interface CoreDateRange {
/**
 * First day.
 */
start: string
/**
 * Last day.
 */
end: string
}
/**
 * Fields that stand beside those of the task, at the same level.
 */
export interface CoreProtocolEnvelope {
status: EnumsTaskStatus
/**
 * Session that this answer belongs to.
 */
context_id?: string
context?: CoreContext
/**
 * Identifier to ask for the outcome with; only while the task is not finished.
 */
task_id?: string
/**
 * What happened, for people.
 */
message?: string
/**
 * When the answer was made.
 */
timestamp?: string
/**
 * Whether this is the kept answer of an earlier request with the same key.
 */
replayed?: boolean
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
/**
 * Code of the error of a failed task; absent otherwise.
 */
code?: string
proto_error?: CoreError
ext?: CoreExt
}
/**
 * What went wrong with a task or with one item of it. The same object stands in the error of the envelope and in `errors`.
 */
export interface CoreError {
/**
 * Code, upper case; callers accept codes that they do not know and go by `recovery`.
 */
code: string
/**
 * What happened, for people.
 */
message: string
/**
 * Path of the field at fault, such as `accounts[0].billing`.
 */
field?: string
/**
 * What the caller could do.
 */
suggestion?: string
/**
 * Seconds to wait before another attempt, 1 to 3600; for transient errors only.
 */
retry_after?: number
/**
 * Every place where the request breaks its schema.
 * 
 * Items: A place.
 */
issues?: {
/**
 * JSON pointer (RFC 6901) to the value.
 */
pointer: string
/**
 * What is wrong with it.
 */
message: string
/**
 * Keyword of JSON Schema that it breaks.
 */
keyword: string
/**
 * Where in the schema that keyword stands.
 */
schemaPath?: string
/**
 * Identifier of that schema.
 */
schema_id?: string
/**
 * Values that chose the branch of a union.
 * 
 * Items: A value.
 */
discriminator?: {
/**
 * Property that tells the branches apart.
 */
property_name: string
/**
 * Its value.
 */
value: (string | number | boolean | null)
}[]
/**
 * Branches of a union, none of which fits.
 * 
 * Items: A branch and what it asks for.
 */
variants?: {
[k: string]: unknown
}[]
}[]
/**
 * Facts that depend on the code, small.
 */
details?: {
[k: string]: unknown
}
recovery?: EnumsErrorRecovery
/**
 * Marks an advisory beside a good answer.
 */
severity?: "warning"
/**
 * Whether the agent or a client library made the error.
 */
source?: ("producer" | "sdk")
/**
 * The client library, with `source` `sdk`.
 */
sdk_id?: string
}
export interface AccountListAccountsRequest1 {
account?: CoreAccountRef
status?: EnumsAccountStatus
pagination?: CorePaginationRequest
/**
 * Only sandbox accounts, or only real ones; both when absent.
 */
sandbox?: boolean
}
/**
 * Which part of a list is wanted. Other keys are refused.
 */
export interface CorePaginationRequest {
/**
 * Most items in the answer, 1 to 100; more is refused with `INVALID_REQUEST`.
 */
max_results?: number
/**
 * Cursor of the previous page, unchanged, with the same filters; any other is refused with `INVALID_REQUEST`.
 */
cursor?: string
}
export interface AccountListAccountsResponse1 {
/**
 * Accounts of this page.
 */
accounts: CoreAccountWithAuthorization[]
/**
 * Advisories.
 */
errors?: CoreError[]
pagination?: CorePaginationResponse
}
/**
 * An account at the seller: who advertises, who operates, who is billed, and in which state it is. Secrets are never shown.
 */
export interface CoreAccount {
/**
 * Identifier that the seller gave the account.
 */
account_id: string
/**
 * Name of the account, for people.
 */
name: string
/**
 * Name of the advertiser.
 */
advertiser?: string
/**
 * Company that invoices go through, when it is neither operator nor advertiser.
 */
billing_proxy?: string
status: EnumsAccountStatus
brand?: CoreBrandRef
operator?: CoreDomainName
billing?: EnumsBillingParty
billing_entity?: CoreBusinessEntity
/**
 * Identifier of the prices that hold for the account.
 */
rate_card?: string
payment_terms?: EnumsPaymentTerms
/**
 * Most that may be outstanding.
 */
credit_limit?: {
/**
 * Amount in units of `currency`, 0 or more.
 */
amount: number
currency: CoreCurrencyCode
}
/**
 * What is left to do before the account is active.
 */
setup?: {
/**
 * Page where it is done.
 */
url?: string
/**
 * What has to be done, for people.
 */
message: string
/**
 * When the page stops working.
 */
expires_at?: string
}
account_scope?: EnumsAccountScope
/**
 * The governance agent that spending is checked with, without its credentials.
 * 
 * @minItems 1
 * @maxItems 1
 * 
 * Items: A governance agent.
 */
governance_agents?: {
/**
 * Address of the agent, https only.
 */
url: string
}[]
/**
 * Storage that offline reports are put into.
 */
reporting_bucket?: {
protocol: EnumsCloudStorageProtocol
/**
 * Name of the bucket.
 */
bucket: string
/**
 * Path that every report of the account begins with.
 */
prefix?: string
/**
 * Region of the storage.
 */
region?: string
/**
 * File format of the reports.
 */
format?: ("jsonl" | "csv" | "parquet" | "avro" | "orc")
/**
 * Compression of the files.
 */
compression?: ("gzip" | "none")
/**
 * Days that a file is kept.
 */
file_retention_days: number
/**
 * How to get access, https only.
 */
setup_instructions?: string
}
/**
 * Whether this is a sandbox account: nothing is delivered, charged or paid.
 */
sandbox?: boolean
/**
 * Webhook subscriptions of the account, without credentials.
 * 
 * @maxItems 16
 */
notification_configs?: CoreNotificationConfig[]
ext?: CoreExt
}
/**
 * A company as it stands on an invoice. Other keys are refused.
 */
export interface CoreBusinessEntity {
/**
 * Registered name.
 */
legal_name: string
/**
 * VAT number with its country prefix.
 */
vat_id?: string
/**
 * Tax number.
 */
tax_id?: string
/**
 * Number in the company register.
 */
registration_number?: string
/**
 * Postal address.
 */
address?: {
/**
 * Street and number.
 */
street: string
/**
 * City.
 */
city: string
/**
 * Postal code.
 */
postal_code: string
/**
 * State or region.
 */
region?: string
country: CoreCountryCode
}
/**
 * People to write to.
 * 
 * @maxItems 10
 * 
 * Items: A contact.
 */
contacts?: {
/**
 * What the contact is for.
 */
role: ("billing" | "legal" | "creative" | "general")
/**
 * Name of the person or team.
 */
name?: string
/**
 * E-mail address.
 */
email?: string
/**
 * Telephone number.
 */
phone?: string
}[]
/**
 * Bank account. Write-only: no answer contains it.
 */
bank?: {
/**
 * Holder of the account.
 */
account_holder: string
/**
 * IBAN without spaces.
 */
iban?: string
/**
 * BIC.
 */
bic?: string
/**
 * Routing number, where there is no IBAN.
 */
routing_number?: string
/**
 * Account number, where there is no IBAN.
 */
account_number?: string
}
ext?: CoreExt
}
/**
 * A webhook subscription of an account. Other keys are refused. A subscription becomes active once its address proved that it wants the events.
 */
export interface CoreNotificationConfig {
/**
 * Identifier that the subscriber chose. The same one replaces its subscription; twice in one list fails the account’s entry.
 */
subscriber_id: string
/**
 * Where events are sent; https only, and never to a private network. An address that does not answer the challenge fails the account’s entry with `VALIDATION_ERROR`.
 */
url: string
/**
 * Events that are sent. One of a media buy fails the account’s entry with `VALIDATION_ERROR`.
 * 
 * @minItems 1
 * @maxItems 100
 */
event_types: EnumsNotificationType[]
/**
 * Shared secret instead of a signature. Absent means signed as RFC 9421 describes.
 */
authentication?: {
/**
 * The one scheme to use.
 * 
 * @minItems 1
 * @maxItems 1
 */
schemes: EnumsWebhookAuthScheme[]
/**
 * Shared secret, at least 32 characters; never returned.
 */
credentials?: string
}
/**
 * Whether events are sent. A subscription that is not active is kept, but neither proved nor used.
 */
active?: boolean
ext?: CoreExt
}
/**
 * What the caller may do with one account. Absence means that nothing is advertised, not that nothing is allowed.
 */
export interface CoreAccountAuthorization {
/**
 * Tasks that the caller may use; any other is refused with `SCOPE_INSUFFICIENT`.
 */
allowed_tasks: string[]
/**
 * By task, the request fields that may be set; any other is refused with `FIELD_NOT_PERMITTED`. A task that is not listed has no such limit.
 */
field_scopes?: {
[k: string]: string[]
}
/**
 * Name of the scope: a known one, or one of the seller after `custom:`.
 */
scope_name?: ("attestation_verifier" | string)
/**
 * Whether every task with an effect is refused with `READ_ONLY_SCOPE`.
 */
read_only?: boolean
}
/**
 * Whether the list goes on. Other keys are not used.
 */
export interface CorePaginationResponse {
/**
 * Whether there are more items.
 */
has_more: boolean
/**
 * Where the next page begins; present exactly when there is one.
 */
cursor?: string
/**
 * Number of items that the filters match for this caller.
 */
total_count?: number
}
export interface AccountReportUsageRequest1 {
idempotency_key: CoreIdempotencyKey
reporting_period: CoreDatetimeRange
/**
 * Entries, at least one.
 * 
 * @minItems 1
 * @maxItems 5000
 */
usage: AccountUsageRecord[]
}
/**
 * A time from `start` up to `end`. A start that is not before the end is refused with `INVALID_REQUEST`.
 */
export interface CoreDatetimeRange {
/**
 * Where it begins.
 */
start: string
/**
 * Where it ends.
 */
end: string
}
/**
 * What of a service was used.
 */
export interface AccountUsageRecord {
account: CoreAccountRef
/**
 * Buy that it was used for.
 */
media_buy_id?: string
/**
 * What it costs, in units of `currency`.
 */
vendor_cost: number
currency: CoreCurrencyCode
/**
 * Price that it was used at.
 */
pricing_option_id?: string
/**
 * Impressions that it was used for.
 */
impressions?: number
/**
 * Spend on media that it was used for, in units of `currency`.
 */
media_spend?: number
/**
 * Segment that was used.
 */
signal_agent_segment_id?: string
/**
 * Content standards that were used.
 */
standards_id?: string
/**
 * Rights that were used.
 */
rights_id?: string
/**
 * Creative that was used.
 */
creative_id?: string
/**
 * Built variant that was used.
 */
build_variant_id?: string
/**
 * Property list that was used.
 */
property_list_id?: string
/**
 * Whether the figures change no more.
 */
final?: boolean
/**
 * When they became final.
 */
finalized_at?: string
/**
 * Window that the figures are of, at most 50 characters.
 */
measurement_window?: string
}
export interface AccountReportUsageResponse1 {
/**
 * Entries that were taken.
 */
accepted: number
/**
 * What was wrong with the others; `field` names the entry.
 */
errors?: CoreError[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
export interface AccountSyncAccountsRequest1 {
idempotency_key: CoreIdempotencyKey
/**
 * Entries, at most 1000. An entry either declares an account with `brand`, `operator` and `billing`, or changes settings of `account`; a mixture is refused with `INVALID_REQUEST`, a form that is not offered fails with `UNSUPPORTED_PROVISIONING`.
 * 
 * @maxItems 1000
 * 
 * Items: An account to declare, or settings to change.
 */
accounts: {
account?: CoreAccountRef
brand?: CoreBrandRef
operator?: CoreDomainName
billing?: EnumsBillingParty
billing_entity?: CoreBusinessEntity
payment_terms?: EnumsPaymentTerms
/**
 * Whether a sandbox account is declared; fails with `UNSUPPORTED_FEATURE` where there are none.
 */
sandbox?: boolean
preferred_reporting_protocol?: EnumsCloudStorageProtocol
/**
 * Webhook subscriptions. Replaces all of them; an empty list removes them; absent leaves them as they are.
 * 
 * @maxItems 16
 */
notification_configs?: CoreNotificationConfig[]
}[]
/**
 * Whether accounts that this caller declared earlier and that are absent now are closed. Accounts of other callers stay.
 */
delete_missing?: boolean
/**
 * Whether to tell what would be done without doing it.
 */
dry_run?: boolean
push_notification_config?: CorePushNotificationConfig
}
export interface AccountSyncGovernanceRequest1 {
idempotency_key: CoreIdempotencyKey
/**
 * Accounts and their agents, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: An account and its agent.
 */
accounts: {
account: CoreAccountRef
/**
 * The one agent that spending is checked with.
 * 
 * @minItems 1
 * @maxItems 1
 * 
 * Items: A governance agent.
 */
governance_agents: {
/**
 * Address of the agent, https only.
 */
url: string
/**
 * How the agent is called.
 */
authentication: {
/**
 * The one scheme to use.
 * 
 * @minItems 1
 * @maxItems 1
 */
schemes: EnumsAuthScheme[]
/**
 * Secret of at least 32 characters; never returned.
 */
credentials: string
}
}[]
}[]
}
/**
 * The agents that a publisher authorizes, with the catalog that the authorizations refer to.
 */
export interface AdagentsInline {
/**
 * Address of the schema that the document follows.
 */
$schema?: string
/**
 * Agents and their scope. An empty list authorizes nobody to sell; the file then has to hold some catalog content.
 */
authorized_agents: AdagentsAuthorizedAgent[]
/**
 * Properties of the publisher; identifiers are unique.
 * 
 * @minItems 1
 */
properties?: CoreProperty[]
/**
 * Collections of the publisher.
 */
collections?: CoreCollection[]
/**
 * Placements on the properties.
 * 
 * @minItems 1
 */
placements?: AdagentsPlacement[]
/**
 * Creative formats that the publisher accepts.
 * 
 * @minItems 1
 */
formats?: AdagentsFormatDeclaration[]
/**
 * Signals on offer.
 * 
 * @minItems 1
 */
signals?: AdagentsSignalDefinition[]
/**
 * Meaning of property tags, by tag.
 */
tags?: {
[k: string]: AdagentsTagDefinition
}
/**
 * Meaning of placement tags, by tag.
 */
placement_tags?: {
[k: string]: AdagentsTagDefinition
}
/**
 * Meaning of signal tags, by tag.
 */
signal_tags?: {
[k: string]: AdagentsTagDefinition
}
contact?: AdagentsContact
/**
 * Publishers for which nothing in the file counts any more. Overrides every other mention.
 */
revoked_publisher_domains?: AdagentsRevokedPublisherDomain[]
/**
 * Vendors of governance data about the properties.
 */
property_features?: AdagentsPropertyFeature[]
/**
 * Version label of the catalog content.
 */
catalog_etag?: string
/**
 * Marks a file that serves as a registry of formats for a community.
 */
catalog_role?: "community_format_registry"
/**
 * Document that takes the place of this one.
 */
superseded_by?: string
/**
 * When the publisher last changed the document. A copy older than the one already known is treated as a failed fetch.
 */
last_updated?: string
}
/**
 * What every entry of `authorized_agents` holds, whatever its type.
 */
export interface AdagentsAgentCommon {
/**
 * URL of the agent. Compared after normalisation: scheme and host in lower case, default port removed. Agents are reached over https only.
 */
url: string
/**
 * What the agent may do, for people.
 */
authorized_for: string
/**
 * Keys pinned for the agent; the key set that the agent publishes cannot override them.
 * 
 * @minItems 1
 */
signing_keys?: AdagentsSigningKey[]
/**
 * Keys with which data for the agent can be encrypted.
 * 
 * @minItems 1
 */
encryption_keys?: AdagentsEncryptionKey[]
/**
 * When the entry last changed; for information.
 */
last_updated?: string
}
/**
 * A public key in JWK form that the publisher pins for an agent. When keys are pinned, only these are accepted for signatures of that agent.
 */
export interface AdagentsSigningKey {
/**
 * Key identifier, unique in the list.
 */
kid: string
/**
 * Key type, `OKP`, `EC` or `RSA`.
 */
kty: string
/**
 * Algorithm, for example `EdDSA` or `ES256`.
 */
alg?: string
/**
 * Use of the key, `sig`.
 */
use?: string
/**
 * Curve, for example `Ed25519` or `P-256`.
 */
crv?: string
/**
 * First coordinate or public key, base64url.
 */
x?: string
/**
 * Second coordinate, base64url.
 */
y?: string
/**
 * RSA modulus, base64url.
 */
n?: string
/**
 * RSA exponent, base64url.
 */
e?: string
/**
 * From this time on signatures with the key are rejected; the key may stay listed.
 */
revoked_at?: string
}
/**
 * A public X25519 key in JWK form, with which data for the agent can be encrypted.
 */
export interface AdagentsEncryptionKey {
/**
 * Key identifier, unique in the list.
 */
kid: string
/**
 * Key type.
 */
kty: "OKP"
/**
 * Curve.
 */
crv: "X25519"
/**
 * Public key, base64url.
 */
x: string
/**
 * Algorithm.
 */
alg?: string
/**
 * Use of the key, `enc`.
 */
use?: string
/**
 * From this time on the key is not to be used.
 */
revoked_at?: string
}
/**
 * Limits on an authorization to sell. A limit that is absent does not restrict; limits that are present must all hold.
 */
export interface AdagentsSalesQualifiers {
/**
 * Only content of these collections.
 */
collections?: CoreCollectionSelector[]
/**
 * Only these placements.
 * 
 * @minItems 1
 */
placement_ids?: string[]
/**
 * Only placements that carry any of these tags.
 */
placement_tags?: string[]
delegation_type?: EnumsDelegationType
/**
 * True when nobody else may sell the same scope.
 */
exclusive?: boolean
/**
 * Only in these countries; everywhere when absent.
 */
countries?: CoreCountryCode[]
/**
 * The authorization counts from this time on.
 */
effective_from?: string
/**
 * The authorization counts until this time; not before `effective_from`.
 */
effective_until?: string
}
/**
 * Names collections of one publisher.
 */
export interface CoreCollectionSelector {
publisher_domain: CoreDomainName
/**
 * Identifiers inside that file.
 * 
 * @minItems 1
 */
collection_ids: string[]
}
export interface AdagentsAgentByPropertyIds1 {
/**
 * How the scope is stated.
 */
authorization_type: "property_ids"
/**
 * Identifiers in `properties` of the file.
 * 
 * @minItems 1
 */
property_ids: CorePropertyId[]
}
export interface AdagentsAgentByPropertyTags1 {
/**
 * How the scope is stated.
 */
authorization_type: "property_tags"
/**
 * Tags, any of which is enough.
 * 
 * @minItems 1
 */
property_tags: CorePropertyTag[]
}
export interface AdagentsAgentByInlineProperties1 {
/**
 * How the scope is stated.
 */
authorization_type: "inline_properties"
/**
 * The properties.
 * 
 * @minItems 1
 */
properties: CoreProperty[]
}
/**
 * A place owned by a publisher where advertising can appear.
 */
export interface CoreProperty {
property_type: EnumsPropertyType
/**
 * Name shown to people.
 */
name: string
/**
 * Names under which the property is known in the outside world; any of them identifies it.
 * 
 * @minItems 1
 */
identifiers: CoreIdentifier[]
property_id?: CorePropertyId
/**
 * Labels by which authorizations and buyers can select the property.
 */
tags?: CorePropertyTag[]
/**
 * Channels that can be bought on the property.
 */
supported_channels?: EnumsChannels[]
publisher_domain?: CoreDomainName
}
/**
 * A property identifier with the scheme that it belongs to.
 */
export interface CoreIdentifier {
type: EnumsIdentifierTypes
/**
 * The identifier itself, written as its scheme prescribes; domains in lower case.
 */
value: string
}
export interface AdagentsAgentByPublisherProperties1 {
/**
 * How the scope is stated.
 */
authorization_type: "publisher_properties"
/**
 * Selectors over the files of the publishers.
 * 
 * @minItems 1
 */
publisher_properties: CorePublisherPropertySelector[]
}
/**
 * Selects every property of the named publishers.
 */
export interface CorePublisherSelectorAll {
/**
 * Every property counts.
 */
selection_type: "all"
publisher_domain?: CoreDomainName
/**
 * Several publishers at once. Exactly one of this field and `publisher_domain` is given.
 * 
 * @minItems 1
 */
publisher_domains?: CoreDomainName[]
}
/**
 * Selects properties of one publisher by identifier. Identifiers mean something inside one file only, so several publishers cannot be named together.
 */
export interface CorePublisherSelectorById {
/**
 * Properties are named.
 */
selection_type: "by_id"
publisher_domain: CoreDomainName
/**
 * Identifiers in that file.
 * 
 * @minItems 1
 */
property_ids: CorePropertyId[]
}
/**
 * Selects the properties of the named publishers that carry any of the tags.
 */
export interface CorePublisherSelectorByTag {
/**
 * Properties are chosen by tag.
 */
selection_type: "by_tag"
publisher_domain?: CoreDomainName
/**
 * Several publishers at once. Exactly one of this field and `publisher_domain` is given.
 * 
 * @minItems 1
 */
publisher_domains?: CoreDomainName[]
/**
 * Tags, any of which is enough.
 * 
 * @minItems 1
 */
property_tags: CorePropertyTag[]
}
export interface AdagentsAgentBySignalIds1 {
/**
 * How the scope is stated.
 */
authorization_type: "signal_ids"
/**
 * Identifiers in `signals` of the file.
 * 
 * @minItems 1
 */
signal_ids: string[]
}
export interface AdagentsAgentBySignalTags1 {
/**
 * How the scope is stated.
 */
authorization_type: "signal_tags"
/**
 * Tags, any of which is enough.
 * 
 * @minItems 1
 */
signal_tags: string[]
}
/**
 * A body of content that a publisher produces or distributes, such as a show or a publication.
 */
export interface CoreCollection {
/**
 * Identifier of the collection inside the file of the publisher.
 */
collection_id: string
/**
 * Name shown to people.
 */
name: string
kind?: EnumsCollectionKind
/**
 * What the collection is about.
 */
description?: string
/**
 * Genres, taken from `genre_taxonomy`.
 */
genre?: string[]
genre_taxonomy?: EnumsGenreTaxonomy
/**
 * BCP 47 language tag of the content.
 */
language?: string
content_rating?: CoreContentRating
cadence?: EnumsCollectionCadence
/**
 * Current or coming season, as the publisher counts.
 */
season?: string
status?: EnumsCollectionStatus
production_quality?: EnumsProductionQuality
/**
 * People who regularly appear.
 */
talent?: CoreTalent[]
special?: CoreSpecial
limited_series?: CoreLimitedSeries
/**
 * Places where the collection can be found.
 */
distribution?: CoreCollectionDistribution[]
/**
 * Lead times for booking, cancellation and material, as the publisher states them.
 */
deadline_policy?: {
[k: string]: unknown
}
/**
 * Ties to other collections of the publisher.
 */
related_collections?: CoreRelatedCollection[]
/**
 * Extensions of the publisher; never interpreted.
 */
ext?: {
[k: string]: unknown
}
}
/**
 * Age or audience rating of content.
 */
export interface CoreContentRating {
system: EnumsContentRatingSystem
/**
 * Rating as the scheme writes it, for example `TV-14` or `explicit`.
 */
rating: string
}
/**
 * A person who appears in content.
 */
export interface CoreTalent {
role: EnumsTalentRole
/**
 * Name of the person as credited.
 */
name: string
/**
 * Address of the brand.json that describes the person as a brand.
 */
brand_url?: string
}
/**
 * Special event around which content is made.
 */
export interface CoreSpecial {
/**
 * Name of the event.
 */
name: string
category?: EnumsSpecialCategory
/**
 * Start of the event.
 */
starts?: string
/**
 * End of the event.
 */
ends?: string
}
/**
 * Bounds of a series that ends by plan.
 */
export interface CoreLimitedSeries {
/**
 * Planned number of episodes or issues.
 */
total_installments?: number
/**
 * Planned start.
 */
starts?: string
/**
 * Planned end.
 */
ends?: string
}
/**
 * Where a publisher distributes a collection.
 */
export interface CoreCollectionDistribution {
publisher_domain: CoreDomainName
/**
 * Identifiers of the collection there.
 * 
 * @minItems 1
 */
identifiers: CoreDistributionIdentifier[]
}
/**
 * Identifier of a collection on a platform that distributes it.
 */
export interface CoreDistributionIdentifier {
type: EnumsDistributionIdentifierType
/**
 * The identifier on that platform.
 */
value: string
}
/**
 * Tie from one collection to another of the same publisher.
 */
export interface CoreRelatedCollection {
/**
 * Identifier of the other collection.
 */
collection_id: string
relationship: EnumsCollectionRelationship
}
/**
 * A place on properties of the file where ads appear.
 */
export interface AdagentsPlacement {
/**
 * Identifier inside the file.
 */
placement_id: string
/**
 * Name shown to people.
 */
name: string
/**
 * What the placement is.
 */
description?: string
/**
 * Labels of the placement.
 */
tags?: string[]
/**
 * Properties that carry the placement. This field or `property_tags` is given.
 * 
 * @minItems 1
 */
property_ids?: CorePropertyId[]
/**
 * Tags of properties that carry the placement.
 * 
 * @minItems 1
 */
property_tags?: CorePropertyTag[]
/**
 * Collections in which the placement appears.
 */
collection_ids?: string[]
/**
 * Channels of the placement.
 */
channels?: EnumsChannels[]
/**
 * Formats that the placement takes.
 * 
 * @minItems 1
 */
format_options?: AdagentsPlacementFormatOption[]
presentation_ref?: CorePlatformExtensionRef
/**
 * Who renders previews of the placement, and by which routes.
 */
preview_provider?: {
[k: string]: unknown
}
/**
 * Settings in which video plays.
 * 
 * @minItems 1
 */
video_placement_types?: EnumsVideoPlacementType[]
/**
 * Services in which audio is heard.
 * 
 * @minItems 1
 */
audio_distribution_types?: EnumsAudioDistributionType[]
/**
 * Forms of a retail placement.
 * 
 * @minItems 1
 */
sponsored_placement_types?: EnumsSponsoredPlacementType[]
}
/**
 * A format that a placement takes: either a reference by `format_option_id` to `formats` of the file, or a declaration with `format_kind`.
 */
export interface AdagentsPlacementFormatOption {
/**
 * Identifier by which placements refer to the format.
 */
format_option_id?: string
format_kind?: EnumsFormatKind
/**
 * Requirements of the format; their meaning follows from `format_kind`.
 */
params?: {
[k: string]: unknown
}
/**
 * Name shown to people.
 */
display_name?: string
publisher_domain?: CoreDomainName
/**
 * Channels in which the format is used.
 */
applies_to_channels?: EnumsChannels[]
/**
 * How gladly the seller takes the format.
 */
seller_preference?: ("preferred" | "accepted" | "discouraged")
/**
 * True when only the canonical form is offered.
 */
canonical_formats_only?: boolean
/**
 * True while the format may change at short notice.
 */
experimental?: boolean
/**
 * Shape of a custom format.
 */
format_shape?: string
/**
 * Earlier named formats that this one stands for.
 * 
 * @minItems 1
 */
v1_format_ref?: CoreFormatId[]
format_schema?: CorePlatformExtensionRef
}
/**
 * A creative format, named by the agent that defines it.
 */
export interface CoreFormatId {
/**
 * URL of the creative agent that is the authority for the format.
 */
agent_url: string
/**
 * Identifier of the format at that agent.
 */
id: string
/**
 * Width in pixels, for a format that takes dimensions; comes with `height`.
 */
width?: number
/**
 * Height in pixels, for a format that takes dimensions; comes with `width`.
 */
height?: number
/**
 * Duration in milliseconds, for a format that takes one.
 */
duration_ms?: number
}
/**
 * Address of an extension document with the digest that pins its content.
 */
export interface CorePlatformExtensionRef {
/**
 * Where the document is served, https only.
 */
uri: string
/**
 * SHA-256 of the document in hexadecimal, with the prefix `sha256:`.
 */
digest: string
}
/**
 * A creative format that the publisher accepts.
 */
export interface AdagentsFormatDeclaration {
/**
 * Identifier by which placements refer to the format.
 */
format_option_id?: string
format_kind: EnumsFormatKind
/**
 * Requirements of the format; their meaning follows from `format_kind`.
 */
params?: {
[k: string]: unknown
}
/**
 * Name shown to people.
 */
display_name?: string
publisher_domain?: CoreDomainName
/**
 * Channels in which the format is used.
 */
applies_to_channels?: EnumsChannels[]
/**
 * How gladly the seller takes the format.
 */
seller_preference?: ("preferred" | "accepted" | "discouraged")
/**
 * True when only the canonical form is offered.
 */
canonical_formats_only?: boolean
/**
 * True while the format may change at short notice.
 */
experimental?: boolean
/**
 * Shape of a custom format.
 */
format_shape?: string
/**
 * Earlier named formats that this one stands for.
 * 
 * @minItems 1
 */
v1_format_ref?: CoreFormatId[]
format_schema?: CorePlatformExtensionRef
/**
 * Properties on which the format runs; all when absent.
 */
applies_to_property_ids?: CorePropertyId[]
/**
 * Tags of properties on which the format runs.
 */
applies_to_property_tags?: CorePropertyTag[]
reference_renderer?: AdagentsReferenceRenderer
/**
 * Semantic version of the declaration.
 */
format_revision?: string
}
/**
 * Program that shows how a format is meant to look. Needs `catalog_etag` and the role `community_format_registry` in the file.
 */
export interface AdagentsReferenceRenderer {
/**
 * Where the renderer is served.
 */
uri?: string
/**
 * SHA-256 of the renderer with the prefix `sha256:`.
 */
digest?: string
/**
 * Revision of the format that the renderer draws; equal to the revision of the format.
 */
format_revision?: string
}
/**
 * A signal that the publisher or data provider offers, with what is disclosed about its making.
 */
export interface AdagentsSignalDefinition {
/**
 * Identifier inside the file.
 */
id: string
/**
 * Name shown to people.
 */
name: string
value_type: EnumsSignalValueType
/**
 * What the signal tells.
 */
description?: string
/**
 * Theme of the signal, for example `purchase_intent` or `location`.
 */
category?: string
/**
 * Labels of the signal.
 */
tags?: string[]
/**
 * Values of a categorical signal.
 * 
 * @minItems 1
 */
allowed_values?: string[]
range?: AdagentsSignalRange
/**
 * Protected categories that the signal touches.
 * 
 * @minItems 1
 */
restricted_attributes?: EnumsRestrictedAttribute[]
/**
 * Policy categories that apply.
 * 
 * @minItems 1
 */
policy_categories?: string[]
/**
 * Place of the signal in an outside taxonomy.
 */
taxonomy?: {
[k: string]: unknown
}
/**
 * Rule by which members are chosen.
 */
segmentation_criteria?: string
/**
 * Page that explains the rule.
 */
criteria_url?: string
/**
 * Where the data come from.
 * 
 * @minItems 1
 * 
 * Items: A kind of source.
 */
data_sources?: ("app_behavior" | "app_usage" | "web_usage" | "geo_location" | "email" | "tv_ott_or_stb_device" | "panel" | "online_ecommerce" | "credit_data" | "loyalty_card" | "transaction" | "online_survey" | "offline_survey" | "public_record_census" | "public_record_voter_file" | "public_record_other" | "offline_transaction")[]
/**
 * How the value was obtained.
 */
methodology?: ("observed" | "declared" | "derived" | "inferred" | "modeled")
/**
 * Whether look-alikes were added.
 */
audience_expansion?: boolean
/**
 * Whether further devices of a person were added.
 */
device_expansion?: boolean
/**
 * How often the data are renewed.
 */
refresh_cadence?: ("intra_day" | "daily" | "weekly" | "monthly" | "bi_monthly" | "quarterly" | "bi_annually" | "annually")
/**
 * How far back the data reach.
 */
lookback_window?: ("intra_day" | "daily" | "weekly" | "monthly" | "bi_monthly" | "quarterly" | "bi_annually" | "annually")
/**
 * How offline data were matched.
 */
onboarder?: {
[k: string]: unknown
}
/**
 * Countries that the data cover.
 * 
 * @minItems 1
 */
countries?: CoreCountryCode[]
/**
 * Legal grounds.
 * 
 * @minItems 1
 */
consent_basis?: EnumsConsentBasis[]
/**
 * Ground for protected categories under article 9 of the GDPR.
 */
art9_basis?: ("explicit_consent" | "manifestly_made_public" | "substantial_public_interest" | "vital_interests")
/**
 * Method and training data of a modeled signal.
 */
modeling?: {
[k: string]: unknown
}
/**
 * How people exercise their rights over the data.
 */
data_subject_rights?: {
[k: string]: unknown
}
/**
 * When the definition last changed.
 */
last_updated?: string
}
/**
 * Bounds of a numeric signal.
 */
export interface AdagentsSignalRange {
/**
 * Smallest value.
 */
min: number
/**
 * Largest value, not below `min`.
 */
max: number
/**
 * Unit of the values.
 */
unit?: string
}
/**
 * Meaning of a tag.
 */
export interface AdagentsTagDefinition {
/**
 * Name shown to people.
 */
name: string
/**
 * What the tag stands for.
 */
description: string
}
/**
 * Who maintains the file.
 */
export interface AdagentsContact {
/**
 * Company or team.
 */
name: string
/**
 * Mail address.
 */
email?: string
domain?: CoreDomainName
/**
 * Seller identifier as used in sellers.json.
 */
seller_id?: string
/**
 * Certification authority identifier.
 */
tag_id?: string
/**
 * Privacy policy.
 */
privacy_policy_url?: string
}
/**
 * A publisher for which nothing in the file counts any more, wherever else the file mentions it.
 */
export interface AdagentsRevokedPublisherDomain {
publisher_domain: CoreDomainName
/**
 * Start of the revocation. It is kept for seven days after this time even when the entry vanishes.
 */
revoked_at: string
reason?: EnumsRevocationReason
}
/**
 * A vendor of governance data about the properties of the file.
 */
export interface AdagentsPropertyFeature {
/**
 * Agent of the vendor.
 */
url: string
/**
 * Name of the vendor.
 */
name: string
/**
 * Features that the vendor reports.
 * 
 * @minItems 1
 */
features: string[]
/**
 * Identifier of the publisher at the vendor.
 */
publisher_id?: string
}
/**
 * A short file that only says where the real document is. The presence of `authoritative_location` makes any file a pointer. The target must be a full document, and is fetched without redirects.
 */
export interface AdagentsPointer {
/**
 * Address of the schema that the document follows.
 */
$schema?: string
/**
 * Address of the document, https only.
 */
authoritative_location: string
/**
 * When the publisher last changed the document. A copy older than the one already known is treated as a failed fetch.
 */
last_updated?: string
}
/**
 * Says at which URL the document is.
 */
export interface BrandAuthoritativeLocation {
/**
 * Address of the document.
 */
authoritative_location: string
/**
 * Address of the schema that the document follows.
 */
$schema?: string
redirect_reason?: EnumsRedirectReason
/**
 * When the redirect began; copies from before are out of date.
 */
redirect_effective_at?: string
/**
 * Remark for people.
 */
note?: string
/**
 * When the document last changed.
 */
last_updated?: string
}
/**
 * Says which house speaks for the domain.
 */
export interface BrandHouseRedirect {
house: CoreDomainName
region?: CoreCountryCode
/**
 * Address of the schema that the document follows.
 */
$schema?: string
redirect_reason?: EnumsRedirectReason
/**
 * When the redirect began; copies from before are out of date.
 */
redirect_effective_at?: string
/**
 * Remark for people.
 */
note?: string
/**
 * When the document last changed.
 */
last_updated?: string
}
/**
 * A house with its brands: written out in `brands`, or named in `brand_refs` where they describe themselves. At least one of the two is given.
 */
export interface BrandHousePortfolio {
house: BrandHouse
/**
 * Brands written out; identifiers are unique over both lists.
 */
brands?: BrandHouseBrand[]
/**
 * Brands that describe themselves.
 */
brand_refs?: BrandBrandRefEntry[]
/**
 * BCP 47 tag of texts without a language.
 */
default_language?: string
contact?: BrandContact
/**
 * Companies that may act for the brands.
 */
authorized_operators?: BrandAuthorizedOperator[]
/**
 * Registered marks of the house.
 */
trademarks?: BrandTrademark[]
/**
 * Address of the schema that the document follows.
 */
$schema?: string
/**
 * Version of the document format.
 */
version?: string
/**
 * When the document last changed.
 */
last_updated?: string
}
/**
 * The company that owns the brands.
 */
export interface BrandHouse {
domain: CoreDomainName
/**
 * Name of the house.
 */
name: string
/**
 * Names by language.
 */
names?: BrandLocalizedName[]
architecture?: EnumsBrandArchitecture
/**
 * Agents of the house.
 */
agents?: BrandAgentEntry[]
data_subject_contestation?: BrandDataSubjectContestation
/**
 * Parties that rely on the identity statements of the house.
 * 
 * Items: A party.
 */
identity_relying_parties?: {
[k: string]: unknown
}[]
}
/**
 * One name in one language: a single key, the BCP 47 tag, with the name as its value. A language may appear several times in a list.
 */
export interface BrandLocalizedName {
[k: string]: string
}
/**
 * An agent that the brand or house operates.
 */
export interface BrandAgentEntry {
type: EnumsAgentType
/**
 * URL of the agent, unique in the list.
 */
url: string
/**
 * Identifier inside the file.
 */
id: string
/**
 * What the agent offers.
 */
description?: string
/**
 * Key set of the agent; /.well-known/jwks.json at the origin of the agent when absent.
 */
jwks_uri?: string
/**
 * Uses that a rights agent licenses.
 */
available_uses?: EnumsRightUse[]
/**
 * Rights that it licenses.
 */
right_types?: EnumsRightType[]
/**
 * Countries in which it works.
 */
countries?: CoreCountryCode[]
}
/**
 * Where people can contest the use of their data. At least one of `url` and `email` is given.
 */
export interface BrandDataSubjectContestation {
/**
 * Web form.
 */
url?: string
/**
 * Mail address.
 */
email?: string
/**
 * BCP 47 tags of the languages that are understood.
 */
languages?: string[]
}
/**
 * A brand with everything that describes it, inside a house file or as the core of its own document.
 */
export interface BrandDefinition {
id: CoreBrandId
/**
 * Names, one language each.
 * 
 * @minItems 1
 */
names: BrandLocalizedName[]
keller_type?: EnumsKellerType
parent_brand?: CoreBrandId
/**
 * Home page.
 */
url?: string
description?: BrandLocalizedText
/**
 * Industries.
 */
industries?: string[]
/**
 * Whom the brand addresses.
 */
target_audience?: string
/**
 * Privacy policy.
 */
privacy_policy_url?: string
/**
 * Logo files.
 */
logos?: BrandLogo[]
colors?: BrandColors
fonts?: BrandFonts
/**
 * How the brand speaks, as a text or as a guide.
 */
tone?: (string | BrandToneGuide)
tagline?: BrandLocalizedText
/**
 * Files and texts that may be used.
 */
assets?: BrandAsset[]
/**
 * Properties of the brand.
 */
properties?: BrandBrandProperty[]
/**
 * Agents of the brand.
 */
agents?: BrandAgentEntry[]
brand_agent?: BrandAgentRef
rights_agent?: BrandAgentRef
product_catalog?: BrandProductCatalog
data_subject_contestation?: BrandDataSubjectContestation
/**
 * Texts that accompany communication.
 */
disclaimers?: BrandDisclaimer[]
/**
 * Registered marks.
 */
trademarks?: BrandTrademark[]
voice_synthesis?: BrandVoiceSynthesis
/**
 * Avatar of the brand.
 */
avatar?: {
[k: string]: unknown
}
visual_guidelines?: BrandVisualGuidelines
contact?: BrandContact
/**
 * Collections that belong to the brand.
 */
collections?: CoreCollection[]
/**
 * Parties that rely on the identity statements of the brand.
 * 
 * Items: A party.
 */
identity_relying_parties?: {
[k: string]: unknown
}[]
}
/**
 * A logo file.
 */
export interface BrandLogo {
/**
 * Address of the image.
 */
url: string
/**
 * Identifier of the logo inside the brand.
 */
id?: string
/**
 * Shape of the image.
 */
orientation?: ("square" | "horizontal" | "vertical" | "stacked")
/**
 * Background on which the logo is meant to stand.
 */
background?: ("dark-bg" | "light-bg" | "transparent-bg")
/**
 * Form of the logo.
 */
variant?: ("primary" | "secondary" | "icon" | "wordmark" | "full-lockup")
/**
 * Labels of the logo.
 */
tags?: string[]
/**
 * Places for which the file is meant.
 */
slots?: EnumsLogoSlot[]
/**
 * When to use it.
 */
usage?: string
/**
 * Width in pixels.
 */
width?: number
/**
 * Height in pixels.
 */
height?: number
}
/**
 * Colors by the part that they play: `primary`, `secondary`, `accent`, `background`, `text`, `heading`, `body`, `label`, `border`, `divider`, `surface_1`, `surface_2`, or a name of the brand itself.
 */
export interface BrandColors {
[k: string]: BrandColor
}
/**
 * Typefaces by use, each as a CSS font family or with its files.
 */
export interface BrandFonts {
[k: string]: string | BrandFont
}
/**
 * A typeface with the files to load.
 */
export interface BrandFont {
/**
 * CSS font family.
 */
family: string
/**
 * Font files.
 * 
 * Items: A file with its address, weight and style.
 */
files?: {
[k: string]: unknown
}[]
/**
 * OpenType features to switch on.
 */
opentype_features?: string[]
/**
 * Families to use when this one is missing.
 */
fallbacks?: string[]
}
/**
 * How the brand speaks.
 */
export interface BrandToneGuide {
voice?: BrandLocalizedText
/**
 * Words that describe it.
 */
attributes?: BrandLocalizedText[]
/**
 * What writers should do.
 */
dos?: BrandLocalizedText[]
/**
 * What writers should avoid.
 */
donts?: BrandLocalizedText[]
}
/**
 * A file or text that may be used for the brand.
 */
export interface BrandAsset {
/**
 * Identifier inside the brand.
 */
asset_id: string
asset_type: EnumsAssetContentType
/**
 * Where the asset is served.
 */
url: string
/**
 * Labels of the asset.
 */
tags?: string[]
/**
 * Name shown to people.
 */
name?: string
/**
 * What the asset shows or says.
 */
description?: string
/**
 * Width in pixels.
 */
width?: number
/**
 * Height in pixels.
 */
height?: number
/**
 * Playing time in seconds.
 */
duration_seconds?: number
/**
 * Size in bytes.
 */
file_size_bytes?: number
/**
 * File format.
 */
format?: string
/**
 * Further data of the brand.
 */
metadata?: {
[k: string]: unknown
}
}
/**
 * A property that the operator of the file owns or sells.
 */
export interface BrandBrandProperty {
type: EnumsPropertyType
/**
 * Domain of a website, bundle or store identifier of an app.
 */
identifier: string
store?: EnumsAppStore
/**
 * Country code of the regional version, or `global`.
 */
region?: string
/**
 * True for the main property of its kind.
 */
primary?: boolean
relationship?: EnumsBrandPropertyRelationship
}
/**
 * Older short form that names a single agent.
 */
export interface BrandAgentRef {
/**
 * URL of the agent.
 */
url: string
/**
 * Identifier inside the file.
 */
id: string
}
/**
 * Feed of the products of the brand.
 */
export interface BrandProductCatalog {
/**
 * Address of the feed.
 */
feed_url: string
feed_format?: EnumsFeedFormat
/**
 * Product categories.
 */
categories?: string[]
/**
 * When the feed last changed.
 */
last_updated?: string
update_frequency?: EnumsUpdateFrequency
/**
 * How an agent can buy.
 */
agentic_checkout?: {
[k: string]: unknown
}
}
/**
 * A text that must or should accompany communication of the brand.
 */
export interface BrandDisclaimer {
text: BrandLocalizedText
/**
 * When it applies.
 */
context?: string
/**
 * Whether it must be shown.
 */
required?: boolean
}
/**
 * A registered mark.
 */
export interface BrandTrademark {
/**
 * Office that keeps the register.
 */
registry: string
/**
 * Number in the register.
 */
number: string
/**
 * The mark.
 */
mark: string
status?: EnumsTrademarkStatus
license_type?: EnumsTrademarkLicenseType
licensor_domain?: CoreDomainName
/**
 * Countries in which it holds.
 */
countries?: CoreCountryCode[]
/**
 * Classes of the Nice classification.
 * 
 * Items: Class number.
 */
nice_classes?: number[]
}
/**
 * Synthetic voice of the brand.
 */
export interface BrandVoiceSynthesis {
/**
 * Service that produces it.
 */
provider?: string
/**
 * Identifier at the service.
 */
voice_id?: string
/**
 * Settings of the service.
 */
settings?: {
[k: string]: unknown
}
}
/**
 * Rules for the look of the brand, by theme. The content of each theme is up to the brand.
 */
export interface BrandVisualGuidelines {
/**
 * Rules about photography.
 */
photography?: unknown
/**
 * Rules about graphic style.
 */
graphic_style?: unknown
/**
 * Rules about shapes.
 */
shapes?: unknown
/**
 * Rules about iconography.
 */
iconography?: unknown
/**
 * Rules about composition.
 */
composition?: unknown
/**
 * Rules about border radius.
 */
border_radius?: unknown
/**
 * Rules about elevation.
 */
elevation?: unknown
/**
 * Rules about spacing.
 */
spacing?: unknown
/**
 * Rules about graphic elements.
 */
graphic_elements?: unknown
/**
 * Rules about motion.
 */
motion?: unknown
/**
 * Rules about logo placement.
 */
logo_placement?: unknown
/**
 * Rules about colorways.
 */
colorways?: unknown
/**
 * Rules about color constraints.
 */
color_constraints?: unknown
/**
 * Rules about logo usage rules.
 */
logo_usage_rules?: unknown
/**
 * Rules about mark lockups.
 */
mark_lockups?: unknown
/**
 * Rules about type scale.
 */
type_scale?: unknown
/**
 * Rules about asset libraries.
 */
asset_libraries?: unknown
/**
 * What must never be done.
 */
restrictions?: string[]
}
/**
 * Whom to ask about the brand.
 */
export interface BrandContact {
/**
 * Person, team or company.
 */
name?: string
/**
 * Mail address.
 */
email?: string
/**
 * Telephone number.
 */
phone?: string
domain?: CoreDomainName
}
/**
 * A brand of the house that describes itself at its own domain. Counts once that domain names the house in return.
 */
export interface BrandBrandRefEntry {
domain: CoreDomainName
brand_id: CoreBrandId
/**
 * Who looks after the brand; for directories only.
 */
managed_by?: string
/**
 * The tie counts from this time on; a time in the future is not active.
 */
effective_at?: string
}
/**
 * A company that may act for brands of the house. Ignored outside its period.
 */
export interface BrandAuthorizedOperator {
domain: CoreDomainName
/**
 * Identifiers of brands, or `*` for all.
 * 
 * @minItems 1
 */
brands: string[]
/**
 * Countries in which it may act; all when absent.
 */
countries?: CoreCountryCode[]
/**
 * What it may do.
 */
scopes?: EnumsOperatorScope[]
/**
 * Start of the period.
 */
valid_from?: string
/**
 * End of the period.
 */
valid_until?: string
}
export interface BrandCanonicalDocument1 {
house_domain?: CoreDomainName
/**
 * BCP 47 tag of texts without a language.
 */
default_language?: string
/**
 * Address of the schema that the document follows.
 */
$schema?: string
/**
 * Version of the document format.
 */
version?: string
/**
 * When the document last changed.
 */
last_updated?: string
}
/**
 * Lists agents that answer for the brand in place of a description. At least one of `agents` and `brand_agent` is given.
 */
export interface BrandBrandAgentDocument {
/**
 * Agents of the brand.
 * 
 * @minItems 1
 */
agents?: BrandAgentEntry[]
brand_agent?: BrandAgentRef
contact?: BrandContact
data_subject_contestation?: BrandDataSubjectContestation
/**
 * Address of the schema that the document follows.
 */
$schema?: string
/**
 * Version of the document format.
 */
version?: string
/**
 * When the document last changed.
 */
last_updated?: string
}
export interface BrandGetBrandIdentityRequest1 {
/**
 * Identifier of the brand in its house. One that is not known gives `REFERENCE_NOT_FOUND`.
 */
brand_id: string
/**
 * Sections that are wanted; all that the caller may see when absent. An unknown one is refused with `INVALID_REQUEST`.
 * 
 * @minItems 1
 * @maxItems 100
 */
fields?: EnumsBrandIdentityField[]
/**
 * What the identity is for, such as `creative_production`; advice only.
 */
use_case?: string
}
/**
 * What rights can be had in a brand, without prices.
 */
export interface BrandRightsSummary {
/**
 * Uses that can be licensed.
 */
available_uses?: EnumsRightUse[]
/**
 * Countries that rights are given for.
 */
countries?: CoreCountryCode[]
/**
 * Countries that they are not given for.
 */
excluded_countries?: CoreCountryCode[]
/**
 * Whether and how a right is exclusive.
 */
exclusivity_model?: string
/**
 * What the rights must not be used with.
 */
content_restrictions?: string[]
}
export interface ComplianceComplyTestControllerRequest1 {
/**
 * Name of the scenario; `list_scenarios` tells those that work.
 */
scenario: string
/**
 * Sandbox account that the scenario works on; `sandbox` must be true from release 3.1 on. With nothing else it means every sandbox account of the caller.
 */
account?: {
/**
 * Must be true.
 */
sandbox?: boolean
/**
 * Identifier of the account.
 */
account_id?: string
/**
 * Brand of the account, with `operator`.
 */
brand?: {
[k: string]: unknown
}
/**
 * Operator of the account, with `brand`.
 */
operator?: string
}
/**
 * Parameters of the scenario.
 */
params?: {
creative_id?: CoreAnyValue
account_id?: CoreAnyValue
media_buy_id?: CoreAnyValue
session_id?: CoreAnyValue
product_id?: CoreAnyValue
pricing_option_id?: CoreAnyValue
plan_id?: CoreAnyValue
audience_id?: CoreAnyValue
fixture?: CoreAnyValue
status?: CoreAnyValue
reason?: CoreAnyValue
rejection_reason?: CoreAnyValue
purge_kind?: CoreAnyValue
reason_code?: CoreAnyValue
reason_detail?: CoreAnyValue
termination_reason?: CoreAnyValue
impressions?: CoreAnyValue
clicks?: CoreAnyValue
conversions?: CoreAnyValue
reported_spend?: CoreAnyValue
conversion_value?: CoreAnyValue
reach?: CoreAnyValue
frequency?: CoreAnyValue
reach_window?: CoreAnyValue
viewability?: CoreAnyValue
spend_percentage?: CoreAnyValue
arm?: CoreAnyValue
task_id?: CoreAnyValue
message?: CoreAnyValue
format_id?: CoreAnyValue
vendor?: CoreAnyValue
metrics?: CoreAnyValue
tool?: CoreAnyValue
upstream_name?: CoreAnyValue
result?: CoreAnyValue
since_timestamp?: CoreAnyValue
endpoint_pattern?: CoreAnyValue
limit?: CoreAnyValue
attestation_mode?: CoreAnyValue
identifier_value_digests?: CoreAnyValue
[k: string]: unknown
}
}
/**
 * A claim in a creative’s provenance that an auditor should look at. Other keys are not used.
 */
export interface CreativeAuditObservation {
/**
 * What was observed.
 */
code: "OVERSIGHT_DISCLOSURE_CARVEOUT_CLAIMED"
/**
 * How much it weighs.
 */
severity: "audit-worthy"
/**
 * What to do: nothing.
 */
recovery: "informational"
/**
 * Path of the claim.
 */
field: string
/**
 * What was observed, for people.
 */
message: string
/**
 * The claim and who made it.
 */
details: {
/**
 * Agent that accepted the claim.
 */
agent_url: string
/**
 * Feature that the claim is about.
 */
feature_id?: string
/**
 * What was claimed.
 */
claimed_value: {
/**
 * Oversight by people.
 */
human_oversight: ("edited" | "directed")
/**
 * No disclosure is said to be needed.
 */
disclosure_required: false
}
/**
 * What a verifier found.
 */
observed_value?: (boolean | number | string | null)
/**
 * How sure the verifier is, 0 to 1.
 */
confidence?: number
/**
 * Verifier that was asked for, when another one answered.
 */
substituted_for?: string
}
ext?: CoreExt
}
/**
 * A piece of content where an ad can run: an article, an episode, a video.
 */
export interface ContentStandardsArtifact {
/**
 * Property that it is on.
 */
property_rid: string
/**
 * Identifier on that property.
 */
artifact_id: string
/**
 * Variant of it.
 */
variant_id?: string
format_id?: CoreFormatId
/**
 * Where it is.
 */
url?: string
/**
 * When it was published.
 */
published_time?: string
/**
 * When it was last changed.
 */
last_update_time?: string
/**
 * Its parts, at most 200.
 * 
 * @maxItems 200
 */
assets: ContentStandardsArtifactAsset[]
/**
 * What it says about itself.
 */
metadata?: {
/**
 * Its canonical address.
 */
canonical?: string
/**
 * Author.
 */
author?: string
/**
 * Keywords.
 */
keywords?: string
/**
 * Open Graph properties.
 */
open_graph?: {
[k: string]: unknown
}
/**
 * Card properties.
 */
twitter_card?: {
[k: string]: unknown
}
/**
 * JSON-LD.
 * 
 * Items: A JSON-LD object.
 */
json_ld?: {
[k: string]: unknown
}[]
}
provenance?: CoreProvenance
/**
 * Names under which it is known elsewhere.
 */
identifiers?: {
/**
 * At Apple Podcasts.
 */
apple_podcast_id?: string
/**
 * At Spotify.
 */
spotify_collection_id?: string
/**
 * GUID of the podcast.
 */
podcast_guid?: string
/**
 * At YouTube.
 */
youtube_video_id?: string
/**
 * Its feed.
 */
rss_url?: string
}
}
/**
 * Content beside one delivery.
 */
export interface ContentStandardsArtifactRecord {
/**
 * Identifier of the record.
 */
record_id: string
/**
 * When it was delivered.
 */
timestamp?: string
/**
 * Package that was delivered.
 */
package_id?: string
artifact: ContentStandardsArtifact
/**
 * Country, ISO 3166-1 alpha-2.
 */
country?: string
/**
 * Channel.
 */
channel?: string
/**
 * What was advertised.
 */
brand_context?: {
/**
 * Brand.
 */
brand_id?: string
/**
 * Item.
 */
sku_id?: string
}
/**
 * What the seller’s own evaluation says; `unevaluated` where there is none.
 */
local_verdict?: ("pass" | "fail" | "unevaluated")
}
export interface ContentStandardsGetMediaBuyArtifactsRequest1 {
account?: CoreAccountRef
/**
 * The buy. One that is not known is refused with `MEDIA_BUY_NOT_FOUND`.
 */
media_buy_id: string
/**
 * Only these packages.
 * 
 * @minItems 1
 * @maxItems 1000
 */
package_ids?: string[]
/**
 * Whether only content that failed the local evaluation is wanted; none where nothing is evaluated.
 */
failures_only?: boolean
/**
 * Only content of this time.
 */
time_range?: {
/**
 * Where it begins.
 */
start?: string
/**
 * Where it ends, not included.
 */
end?: string
}
/**
 * Which part of the list.
 */
pagination?: {
/**
 * Most records in the answer, 1 to 10000; more is refused with `INVALID_REQUEST`.
 */
max_results?: number
/**
 * Cursor of the previous page, unchanged, with the same filters.
 */
cursor?: string
}
}
/**
 * Where sampled content of a buy is sent. Refused with `UNSUPPORTED_FEATURE` where content is not pushed.
 */
export interface CoreArtifactWebhook {
/**
 * Where batches are sent; https only, and never to a private network. Any other is refused with `INVALID_REQUEST`.
 */
url: string
/**
 * Value that every webhook repeats, at least 16 characters.
 */
token?: string
/**
 * How the webhook proves where it comes from. Absent means signed as RFC 9421 describes.
 */
authentication?: {
/**
 * The one scheme to use.
 * 
 * @minItems 1
 * @maxItems 1
 */
schemes: EnumsWebhookAuthScheme[]
/**
 * Shared secret, at least 32 characters; never returned.
 */
credentials?: string
}
/**
 * Whether content is sent one by one or in batches.
 */
delivery_mode: ("realtime" | "batched")
/**
 * How often a batch is sent.
 */
batch_frequency?: ("hourly" | "daily")
/**
 * Share of deliveries that are sampled, 0 to 1.
 */
sampling_rate?: number
}
/**
 * A video file by its address and size, or a VAST tag as `content`. A file outside the requirements of its slot is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsVideoAsset {
/**
 * Kind of the asset.
 */
asset_type: "video"
/**
 * Where the video file is loaded from; comes with `width` and `height`.
 */
url?: string
/**
 * A VAST tag as text.
 */
content?: string
/**
 * Width in pixels.
 */
width?: number
/**
 * Height in pixels.
 */
height?: number
/**
 * Duration in milliseconds.
 */
duration_ms?: number
/**
 * Size of the file in bytes.
 */
file_size_bytes?: number
/**
 * Container, such as `mp4`.
 */
container_format?: string
/**
 * Video codec, such as `h264`.
 */
video_codec?: string
/**
 * Bit rate of the video in kilobits per second.
 */
video_bitrate_kbps?: number
/**
 * Frames per second, such as `29.97` or `30000/1001`.
 */
frame_rate?: string
frame_rate_type?: EnumsFrameRateType
scan_type?: EnumsScanType
/**
 * Colour space.
 */
color_space?: ("rec709" | "rec2020" | "rec2100" | "srgb" | "dci_p3")
/**
 * Format of high dynamic range; `sdr` for none.
 */
hdr_format?: ("sdr" | "hdr10" | "hdr10_plus" | "hlg" | "dolby_vision")
/**
 * Chroma subsampling.
 */
chroma_subsampling?: ("4:2:0" | "4:2:2" | "4:4:4")
/**
 * Bits per colour channel.
 */
video_bit_depth?: (8 | 10 | 12)
/**
 * Time between key frames, in seconds.
 */
gop_interval_seconds?: number
gop_type?: EnumsGopType
moov_atom_position?: EnumsMoovAtomPosition
/**
 * Whether there is sound.
 */
has_audio?: boolean
/**
 * Audio codec.
 */
audio_codec?: string
/**
 * Sampling rate of the sound in hertz.
 */
audio_sampling_rate_hz?: number
audio_channels?: EnumsAudioChannelLayout
/**
 * Bits per audio sample.
 */
audio_bit_depth?: (16 | 24 | 32)
/**
 * Bit rate of the sound in kilobits per second.
 */
audio_bitrate_kbps?: number
/**
 * Integrated loudness in LUFS.
 */
audio_loudness_lufs?: number
/**
 * True peak in dBFS.
 */
audio_true_peak_dbfs?: number
/**
 * Where the captions are loaded from.
 */
captions_url?: string
/**
 * Where the transcript is loaded from.
 */
transcript_url?: string
/**
 * Where the version with audio description is loaded from.
 */
audio_description_url?: string
provenance?: CoreProvenance
}
/**
 * An audio file by its address, or a DAAST tag as `content`. A file outside the requirements of its slot is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsAudioAsset {
/**
 * Kind of the asset.
 */
asset_type: "audio"
/**
 * Where the audio file, or the DAAST tag, is loaded from. This field or `content` is given.
 */
url?: string
/**
 * A DAAST tag as text.
 */
content?: string
/**
 * Duration in milliseconds.
 */
duration_ms?: number
/**
 * Size of the file in bytes.
 */
file_size_bytes?: number
/**
 * Container, such as `mp3`.
 */
container_format?: string
/**
 * Audio codec, such as `aac`.
 */
codec?: string
/**
 * Sampling rate in hertz.
 */
sampling_rate_hz?: number
channels?: EnumsAudioChannelLayout
/**
 * Bits per sample.
 */
bit_depth?: (16 | 24 | 32)
/**
 * Bit rate in kilobits per second.
 */
bitrate_kbps?: number
/**
 * Integrated loudness in LUFS.
 */
loudness_lufs?: number
/**
 * True peak in dBFS.
 */
true_peak_dbfs?: number
/**
 * Where the transcript is loaded from.
 */
transcript_url?: string
provenance?: CoreProvenance
}
export interface CoreAssetsVastAsset2 {
/**
 * Kind of the asset.
 */
asset_type: "vast"
vast_version?: EnumsVastVersion
/**
 * Whether the tag brings VPAID.
 */
vpaid_enabled?: boolean
/**
 * Duration in milliseconds.
 */
duration_ms?: number
/**
 * Events that the tag tracks.
 * 
 * @maxItems 100
 */
tracking_events?: EnumsVastTrackingEvent[]
/**
 * Where the captions are loaded from.
 */
captions_url?: string
/**
 * Where the version with audio description is loaded from.
 */
audio_description_url?: string
provenance?: CoreProvenance
}
/**
 * A piece of text. One that is longer than its slot takes is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsTextAsset {
/**
 * Kind of the asset.
 */
asset_type: "text"
/**
 * The text.
 */
content: string
/**
 * Language of the text, as a BCP 47 tag.
 */
language?: string
provenance?: CoreProvenance
}
/**
 * An address: where a click leads, or what is called when the ad is shown.
 */
export interface CoreAssetsUrlAsset {
/**
 * Kind of the asset.
 */
asset_type: "url"
/**
 * The address; macros in braces are filled in when the ad is served.
 */
url: string
url_type?: EnumsUrlAssetType
/**
 * What the address is for, for people.
 */
description?: string
provenance?: CoreProvenance
}
/**
 * An HTML5 ad or a third-party tag as text. It runs in a sandbox.
 */
export interface CoreAssetsHtmlAsset {
/**
 * Kind of the asset.
 */
asset_type: "html"
/**
 * The markup.
 */
content: string
/**
 * Version of HTML, such as `HTML5`.
 */
version?: string
accessibility?: CoreAssetsHtmlAccessibility
provenance?: CoreProvenance
}
/**
 * What was done for people with disabilities.
 */
export interface CoreAssetsHtmlAccessibility {
/**
 * Text for people who do not see the ad.
 */
alt_text?: string
/**
 * Whether the ad can be used with a keyboard.
 */
keyboard_navigable?: boolean
/**
 * Whether motion can be stopped.
 */
motion_control?: boolean
/**
 * Whether the ad was tried with a screen reader.
 */
screen_reader_tested?: boolean
}
/**
 * A script or script tag as text. It runs in a sandbox.
 */
export interface CoreAssetsJavascriptAsset {
/**
 * Kind of the asset.
 */
asset_type: "javascript"
/**
 * The script.
 */
content: string
module_type?: EnumsJavascriptModuleType
accessibility?: CoreAssetsHtmlAccessibility
provenance?: CoreProvenance
}
/**
 * An archive with an HTML5 ad.
 */
export interface CoreAssetsZipAsset {
/**
 * Kind of the asset.
 */
asset_type: "zip"
/**
 * Where the archive is loaded from.
 */
url: string
/**
 * Most that the archive may weigh, in kilobytes.
 */
max_file_size_kb?: number
/**
 * File inside that is opened first.
 */
entry_point?: string
/**
 * Extensions that files inside may have.
 * 
 * @maxItems 100
 */
allowed_inner_extensions?: string[]
/**
 * Picture that is shown when the ad cannot run.
 */
backup_image_url?: string
/**
 * SHA-256 of the archive.
 */
digest?: string
accessibility?: CoreAssetsHtmlAccessibility
provenance?: CoreProvenance
}
/**
 * An address that answers with the content of the ad each time it is served.
 */
export interface CoreAssetsWebhookAsset {
/**
 * Kind of the asset.
 */
asset_type: "webhook"
/**
 * Address that is called.
 */
url: string
method?: EnumsHttpMethod
/**
 * How long an answer is waited for, 10 to 5000 milliseconds.
 */
timeout_ms?: number
/**
 * Macros that the address understands.
 * 
 * @maxItems 100
 */
supported_macros?: string[]
/**
 * Macros that it cannot do without.
 * 
 * @maxItems 100
 */
required_macros?: string[]
response_type: EnumsWebhookResponseType
/**
 * How calls are secured.
 */
security: {
method: EnumsWebhookSecurityMethod
/**
 * Header of the signature.
 */
hmac_header?: string
/**
 * Header of the key.
 */
api_key_header?: string
}
provenance?: CoreProvenance
}
/**
 * A style sheet.
 */
export interface CoreAssetsCssAsset {
/**
 * Kind of the asset.
 */
asset_type: "css"
/**
 * The style sheet as text.
 */
content: string
/**
 * Media query that the sheet is for.
 */
media?: string
provenance?: CoreProvenance
}
export interface CoreAssetsDaastAsset2 {
/**
 * Kind of the asset.
 */
asset_type: "daast"
daast_version?: EnumsDaastVersion
/**
 * Duration in milliseconds.
 */
duration_ms?: number
/**
 * Events that the tag tracks.
 * 
 * @maxItems 100
 */
tracking_events?: EnumsDaastTrackingEvent[]
/**
 * Whether the tag brings companion ads.
 */
companion_ads?: boolean
/**
 * Where the transcript is loaded from.
 */
transcript_url?: string
provenance?: CoreProvenance
}
/**
 * A text with Markdown.
 */
export interface CoreAssetsMarkdownAsset {
/**
 * Kind of the asset.
 */
asset_type: "markdown"
/**
 * The text.
 */
content: string
/**
 * Language of the text, as a BCP 47 tag.
 */
language?: string
markdown_flavor?: EnumsMarkdownFlavor
/**
 * Whether HTML inside the text is kept.
 */
allow_raw_html?: boolean
}
/**
 * What a creative should achieve and say.
 */
export interface CoreCreativeBrief {
/**
 * Name of the campaign.
 */
name: string
/**
 * What it should achieve.
 */
objective?: ("awareness" | "consideration" | "conversion" | "retention" | "engagement")
/**
 * How it should sound.
 */
tone?: string
/**
 * Whom it should reach.
 */
audience?: string
/**
 * Idea that it plays on.
 */
territory?: string
/**
 * What it should say.
 */
messaging?: {
/**
 * Headline.
 */
headline?: string
/**
 * Tagline.
 */
tagline?: string
/**
 * Call to action.
 */
cta?: string
/**
 * Most important messages.
 * 
 * @maxItems 100
 */
key_messages?: string[]
}
/**
 * Material to draw on.
 * 
 * @maxItems 100
 */
reference_assets?: CoreReferenceAsset[]
/**
 * Rules that it has to keep.
 */
compliance?: {
/**
 * Texts that have to appear.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A disclosure.
 */
required_disclosures?: {
/**
 * The text.
 */
text: string
position?: EnumsDisclosurePosition
/**
 * Countries or regions that ask for it, ISO 3166.
 * 
 * @minItems 1
 * @maxItems 100
 */
jurisdictions?: string[]
/**
 * Rule that asks for it.
 */
regulation?: string
/**
 * How long it has to stay, in milliseconds.
 */
min_duration_ms?: number
/**
 * Language of the text.
 */
language?: string
persistence?: EnumsDisclosurePersistence
}[]
/**
 * Claims that may not be made.
 * 
 * @minItems 1
 * @maxItems 100
 */
prohibited_claims?: string[]
}
}
/**
 * Material that a creative draws on.
 */
export interface CoreReferenceAsset {
/**
 * Where it is loaded from.
 */
url: string
/**
 * What it is.
 */
role: ("style_reference" | "product_shot" | "mood_board" | "example_creative" | "logo" | "strategy_doc" | "storyboard")
/**
 * What to take from it.
 */
description?: string
}
export interface CoreAssetsBriefAsset1 {
/**
 * Kind of the asset.
 */
asset_type: "brief"
}
/**
 * Things that a buyer advertises: given in place, by the address of a feed, or by selecting from a catalog that was synchronized before. Of `url` and `items` at most one is given.
 */
export interface CoreCatalog {
/**
 * Identifier that the buyer gives the catalog.
 */
catalog_id?: string
/**
 * Name, for people.
 */
name?: string
type: EnumsCatalogType
/**
 * Address of a feed; https only. One that cannot be read fails the catalog with `FEED_FETCH_FAILED`.
 */
url?: string
feed_format?: EnumsFeedFormat
update_frequency?: EnumsUpdateFrequency
/**
 * Items, each an object with its identifier and fields.
 * 
 * @minItems 1
 * @maxItems 10000
 * 
 * Items: An item; which field identifies it depends on `type`.
 */
items?: {
[k: string]: unknown
}[]
/**
 * Only these items.
 * 
 * @minItems 1
 * @maxItems 10000
 */
ids?: string[]
/**
 * Only items with these GTINs, 8 to 14 digits.
 * 
 * @minItems 1
 * @maxItems 10000
 */
gtins?: string[]
/**
 * Only items with one of these tags.
 * 
 * @minItems 1
 * @maxItems 100
 */
tags?: string[]
/**
 * Only items of this category.
 */
category?: string
/**
 * Only items that match these words.
 */
query?: string
/**
 * Events that stand for a conversion of an item.
 * 
 * @minItems 1
 * @maxItems 100
 */
conversion_events?: EnumsEventType[]
content_id_type?: EnumsContentIdType
/**
 * How fields of the feed become fields of items.
 * 
 * @minItems 1
 * @maxItems 100
 */
feed_field_mappings?: CoreCatalogFieldMapping[]
}
export interface CoreCatalogFieldMapping1 {
/**
 * Field of the feed.
 */
feed_field?: string
/**
 * Field of the item.
 */
catalog_field?: string
/**
 * Group of assets of the item.
 */
asset_group_id?: string
value?: CoreAnyValue
/**
 * How the value is changed.
 */
transform?: ("date" | "divide" | "boolean" | "split")
/**
 * Form of a date.
 */
format?: string
/**
 * Time zone of a date, by its IANA name.
 */
timezone?: string
/**
 * Number that is divided by.
 */
by?: number
/**
 * Text that a list is split at.
 */
separator?: string
default?: CoreAnyValue
ext?: CoreExt
}
export interface CoreAssetsCatalogAsset1 {
/**
 * Kind of the asset.
 */
asset_type: "catalog"
}
/**
 * A post that is already public on a social platform. Its address or its identifier is given.
 */
export interface CoreAssetsPublishedPostAsset {
/**
 * Kind of the asset.
 */
asset_type: "published_post"
/**
 * Address of the post.
 */
post_url?: string
/**
 * Platform that the post is on.
 */
platform?: string
/**
 * Identifier of the post on the platform.
 */
platform_post_id?: string
/**
 * Account that published the post.
 */
identity_ref?: {
/**
 * Handle of the account.
 */
handle?: string
/**
 * Address of its profile.
 */
profile_url?: string
/**
 * Its identifier on the platform.
 */
platform_identity_id?: string
}
/**
 * When the post was published.
 */
published_at?: string
/**
 * Whether the owner of the post allows its use.
 */
reference_authorization?: {
/**
 * State of that permission.
 */
status: ("authorized" | "pending" | "expired" | "revoked" | "not_required" | "unknown")
/**
 * When it was looked at.
 */
checked_at?: string
/**
 * When it ends.
 */
expires_at?: string
/**
 * Page where it is given.
 */
authorization_url?: string
/**
 * How it is given, for people.
 */
authorization_instructions?: string
}
provenance?: CoreProvenance
}
/**
 * One card of a carousel: a picture or video with its texts.
 */
export interface CoreAssetsCardAsset {
/**
 * Kind of the asset.
 */
asset_type: "card"
/**
 * Picture or video of the card.
 */
media: (CoreAssetsImageAsset | CoreAssetsVideoAsset)
/**
 * Headline.
 */
headline?: string
/**
 * Text below the headline.
 */
description?: string
/**
 * Call to action, such as `Shop now`.
 */
cta?: string
landing_page_url?: CoreAssetsUrlAsset
/**
 * Extensions that a platform defines.
 * 
 * @maxItems 100
 */
platform_extensions?: CorePlatformExtensionRef[]
provenance?: CoreProvenance
}
/**
 * An address that is called on an event of an ad. A `custom` event without its name is refused with `INVALID_REQUEST`.
 */
export interface CoreAssetsPixelTrackerAsset {
/**
 * Kind of the asset.
 */
asset_type: "pixel_tracker"
/**
 * Event that is tracked.
 */
event: ("impression" | "viewable_mrc_50" | "viewable_mrc_100" | "viewable_video_50" | "audible_video_complete" | "click" | "custom")
/**
 * Whether a picture or a script is loaded.
 */
method?: ("img" | "js")
/**
 * Address that is called; macros in braces are filled in.
 */
url: string
/**
 * Name of a `custom` event; only with that event, and then needed.
 */
custom_event_name?: string
provenance?: CoreProvenance
}
/**
 * An address that is called on an event of a video ad.
 */
export interface CoreAssetsVastTrackerAsset {
/**
 * Kind of the asset.
 */
asset_type: "vast_tracker"
vast_event: EnumsVastTrackingEvent
/**
 * Address that is called; macros in braces are filled in.
 */
url: string
/**
 * When a `progress` event counts, as `HH:MM:SS` or a percentage; only with that event, and then needed.
 */
offset?: string
/**
 * Part of the ad that is tracked.
 */
target?: ("linear" | "non_linear" | "companion")
provenance?: CoreProvenance
}
/**
 * An address that is called on an event of an audio ad.
 */
export interface CoreAssetsDaastTrackerAsset {
/**
 * Kind of the asset.
 */
asset_type: "daast_tracker"
daast_event: EnumsDaastTrackingEvent
/**
 * Address that is called; macros in braces are filled in.
 */
url: string
/**
 * When a `progress` event counts, as `HH:MM:SS` or a percentage; only with that event, and then needed.
 */
offset?: string
/**
 * Part of the ad that is tracked.
 */
target?: ("linear" | "companion")
provenance?: CoreProvenance
}
/**
 * The answer that the original task would have given at once: its fields depend on the task that was asked for.
 */
export interface CoreAsyncResponseData {
[k: string]: unknown
}
/**
 * How long after a contact a conversion counts.
 */
export interface CoreAttributionWindow {
post_click?: CoreDuration
post_view?: CoreDuration
model?: EnumsAttributionModel
}
/**
 * Length of time as a count of units.
 */
export interface CoreDuration {
/**
 * How many units, 1 or more.
 */
interval: number
/**
 * Unit; `campaign` is the whole flight.
 */
unit: ("seconds" | "minutes" | "hours" | "days" | "campaign")
}
/**
 * A person by the buyer’s own identifier and at least one that can be matched. Hashes are of normalized values; clear text is refused with `INVALID_REQUEST`.
 */
export interface CoreAudienceMember {
/**
 * Identifier of the person at the buyer.
 */
external_id: string
/**
 * SHA-256 of the lower-case e-mail address, 64 lower-case hexadecimal digits.
 */
hashed_email?: string
/**
 * SHA-256 of the number in E.164 form, 64 lower-case hexadecimal digits.
 */
hashed_phone?: string
/**
 * Universal identifiers.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: An identifier.
 */
uids?: {
type: EnumsUidType
/**
 * Its value.
 */
value: string
}[]
ext?: CoreExt
}
/**
 * When and why something was canceled.
 */
export interface CoreCancellation {
/**
 * When.
 */
canceled_at: string
canceled_by: EnumsCanceledBy
/**
 * Why, for people; at most 500 characters.
 */
reason?: string
/**
 * When the other side took note.
 */
acknowledged_at?: string
}
/**
 * What canceling costs.
 */
export interface CoreCancellationPolicy {
notice_period: CoreDuration
/**
 * The fee.
 */
cancellation_fee: {
/**
 * How it is computed; `none` for none.
 */
type: ("percent_remaining" | "full_commitment" | "fixed_fee" | "none")
/**
 * Share of what is left, 0 to 1.
 */
rate?: number
/**
 * Fixed amount, in the currency of the buy.
 */
amount?: number
}
}
/**
 * Figures of delivery. One that is not measured is absent, not 0. Rates are shares from 0 to 1, amounts are in the currency of the report.
 */
export interface CoreDeliveryMetrics {
/**
 * Impressions.
 */
impressions?: number
/**
 * Amount spent.
 */
spend?: number
/**
 * Clicks.
 */
clicks?: number
/**
 * Clicks for each impression.
 */
ctr?: number
/**
 * Views that lasted long enough.
 */
views?: number
/**
 * Views to the end.
 */
completed_views?: number
/**
 * Completed views for each impression; null when there was none.
 */
completion_rate?: (number | null)
/**
 * Conversions inside the attribution window.
 */
conversions?: number
/**
 * Their value.
 */
conversion_value?: number
/**
 * Value for each unit of spend.
 */
roas?: number
/**
 * Spend for each conversion.
 */
cost_per_acquisition?: number
/**
 * Share of conversions of new customers.
 */
new_to_brand_rate?: number
/**
 * Leads.
 */
leads?: number
/**
 * Sales beyond those without advertising, as a share.
 */
incremental_sales_lift?: number
/**
 * Change of attitude, as a share.
 */
brand_lift?: number
/**
 * Visits to stores.
 */
foot_traffic?: number
/**
 * Conversions beyond those without advertising, as a share.
 */
conversion_lift?: number
/**
 * Searches for the brand beyond those without advertising, as a share.
 */
brand_search_lift?: number
/**
 * Plays on screens out of home.
 */
plays?: number
/**
 * Conversions by kind of event.
 * 
 * Items: A kind of event.
 */
by_event_type?: {
event_type: EnumsEventType
/**
 * Event source.
 */
event_source_id?: string
/**
 * Number of conversions.
 */
count: number
/**
 * Their value.
 */
value?: number
}[]
/**
 * Gross rating points.
 */
grps?: number
/**
 * Different people or devices reached, in `reach_unit`. Not to be added up over rows.
 */
reach?: number
reach_unit?: EnumsReachUnit
/**
 * Time that reach was counted over.
 */
reach_window?: {
/**
 * Since the start, over one period, or over the latest period.
 */
kind: ("cumulative" | "period" | "rolling")
period?: CoreDuration
}
/**
 * Impressions for each one reached.
 */
frequency?: number
/**
 * Views by quarter.
 */
quartile_data?: {
/**
 * Views of a quarter.
 */
q1_views?: number
/**
 * Views of half.
 */
q2_views?: number
/**
 * Views of three quarters.
 */
q3_views?: number
/**
 * Views to the end.
 */
q4_views?: number
}
/**
 * Figures of screens out of home.
 */
dooh_metrics?: {
/**
 * Plays in the loop.
 */
loop_plays?: number
/**
 * Screens that showed the ad.
 */
screens_used?: number
/**
 * Time on screens in seconds.
 */
screen_time_seconds?: number
/**
 * Share of voice, 0 to 1.
 */
sov_achieved?: number
/**
 * How impressions were computed.
 */
calculation_notes?: string
/**
 * Figures by venue.
 * 
 * Items: A venue.
 */
venue_breakdown?: {
/**
 * Its identifier.
 */
venue_id: string
/**
 * Its name.
 */
venue_name?: string
/**
 * Its kind.
 */
venue_type?: string
/**
 * Impressions there.
 */
impressions: number
/**
 * Plays there.
 */
loop_plays?: number
/**
 * Screens there.
 */
screens_used?: number
}[]
}
/**
 * Viewability.
 */
viewability?: {
vendor?: CoreBrandRef
/**
 * Impressions that could be measured.
 */
measurable_impressions?: number
/**
 * Impressions that were viewable.
 */
viewable_impressions?: number
/**
 * Viewable for each measurable impression.
 */
viewable_rate?: number
/**
 * Average time in view, in seconds.
 */
viewed_seconds?: number
standard?: EnumsViewabilityStandard
}
/**
 * Interactions of any kind.
 */
engagements?: number
/**
 * New followers.
 */
follows?: number
/**
 * Saves.
 */
saves?: number
/**
 * Visits to the profile.
 */
profile_visits?: number
/**
 * Engagements for each impression.
 */
engagement_rate?: number
/**
 * Spend for each click.
 */
cost_per_click?: number
/**
 * Spend for each completed view.
 */
cost_per_completed_view?: number
/**
 * Spend for 1000 impressions.
 */
cpm?: number
/**
 * Downloads.
 */
downloads?: number
/**
 * Units sold.
 */
units_sold?: number
/**
 * Units sold to new customers.
 */
new_to_brand_units?: number
/**
 * Conversions by where they happened.
 * 
 * Items: A place.
 */
by_action_source?: {
action_source: EnumsActionSource
/**
 * Event source.
 */
event_source_id?: string
/**
 * Number of conversions.
 */
count: number
/**
 * Their value.
 */
value?: number
}[]
/**
 * Figures of vendors; a vendor and metric at most once.
 */
vendor_metric_values?: CoreVendorMetricValue[]
}
/**
 * A figure of a vendor. Other keys are not used.
 */
export interface CoreVendorMetricValue {
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
/**
 * The figure.
 */
value: number
/**
 * Its unit.
 */
unit?: string
/**
 * Impressions that it was measured on.
 */
measurable_impressions?: number
/**
 * Parts of the figure, as the vendor defines them.
 */
breakdown?: {
[k: string]: unknown
}
}
/**
 * A list of collections that another agent keeps. Other keys are refused.
 */
export interface CoreCollectionListRef {
/**
 * Address of the agent.
 */
agent_url: string
/**
 * Identifier of the list there.
 */
list_id: string
/**
 * Token that lets the list be read; never returned.
 */
auth_token?: string
}
/**
 * Which variant of a metric is meant.
 */
export interface CoreMetricQualifier {
viewability_standard?: EnumsViewabilityStandard
completion_source?: EnumsCompletionSource
attribution_methodology?: EnumsAttributionMethodology
attribution_window?: CoreDuration
lift_dimension?: EnumsLiftDimension
}
/**
 * A creative with everything that is needed to serve it. Exactly one of `format_id` and `format_kind` is given.
 */
export interface CoreCreativeAsset {
/**
 * Identifier that the buyer gives the creative.
 */
creative_id: string
/**
 * Name, for people.
 */
name: string
format_id?: CoreFormatId
format_kind?: CoreCanonicalFormatKind
format_option_ref?: CoreFormatOptionRef
assets: CoreSlotAssets
/**
 * Settings that previews are made for.
 * 
 * @maxItems 100
 * 
 * Items: A setting.
 */
inputs?: {
/**
 * Name of the setting.
 */
name: string
/**
 * Values of macros.
 */
macros?: {
[k: string]: string
}
/**
 * Setting that the values stand for, for people.
 */
context_description?: string
}[]
/**
 * Labels.
 * 
 * @maxItems 100
 */
tags?: string[]
status?: EnumsCreativeStatus
/**
 * Share of rotation beside other creatives, 0 to 100.
 */
weight?: number
/**
 * Placements that the creative is meant for.
 * 
 * @minItems 1
 * @maxItems 500
 */
placement_refs?: CorePlacementRef[]
/**
 * Placements that the creative is meant for, by their identifiers in the product.
 * 
 * @minItems 1
 * @maxItems 500
 */
placement_ids?: string[]
/**
 * Registrations of the creative.
 * 
 * @maxItems 100
 */
industry_identifiers?: CoreIndustryIdentifier[]
provenance?: CoreProvenance
ext?: CoreExt
}
/**
 * Assets of a creative by the name of their slot: lower-case letters, digits and underscores. A group of slots takes a list.
 */
export interface CoreSlotAssets {
[k: string]: CoreAssetsAssetUnion | CoreAssetsAssetUnion[]
}
/**
 * A placement of a product or of a publisher.
 */
export interface CorePlacementRef {
publisher_domain?: CoreDomainName
/**
 * Identifier of the placement there.
 */
placement_id: string
}
/**
 * Registration of a creative.
 */
export interface CoreIndustryIdentifier {
type: EnumsCreativeIdentifierType
/**
 * Identifier there, at most 64 characters.
 */
value: string
}
/**
 * A creative of the library on a package. One that does not exist is refused with `CREATIVE_NOT_FOUND`.
 */
export interface CoreCreativeAssignment {
/**
 * The creative.
 */
creative_id: string
/**
 * Share of rotation beside other creatives of the package, 0 to 100; 0 rests. Equal shares when absent.
 */
weight?: number
/**
 * Only on these placements.
 * 
 * @minItems 1
 * @maxItems 500
 */
placement_refs?: CorePlacementRef[]
/**
 * Only on these placements, by their identifiers in the product.
 * 
 * @minItems 1
 * @maxItems 500
 */
placement_ids?: string[]
}
/**
 * Which creatives are wanted. Filters are combined.
 */
export interface CoreCreativeFilters {
/**
 * Creatives of these accounts.
 * 
 * @minItems 1
 * @maxItems 100
 */
accounts?: CoreAccountRef[]
/**
 * Creatives in these states; all but archived ones when absent.
 * 
 * @minItems 1
 * @maxItems 100
 */
statuses?: EnumsCreativeStatus[]
/**
 * Creatives with all of these labels.
 * 
 * @minItems 1
 * @maxItems 100
 */
tags?: string[]
/**
 * Creatives with one of these labels.
 * 
 * @minItems 1
 * @maxItems 100
 */
tags_any?: string[]
/**
 * Creatives whose name holds this text, upper and lower case alike.
 */
name_contains?: string
/**
 * These creatives, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
creative_ids?: string[]
/**
 * Creatives created later.
 */
created_after?: string
/**
 * Creatives created earlier.
 */
created_before?: string
/**
 * Creatives changed later.
 */
updated_after?: string
/**
 * Creatives changed earlier.
 */
updated_before?: string
/**
 * Creatives on one of these packages.
 * 
 * @minItems 1
 * @maxItems 1000
 */
assigned_to_packages?: string[]
/**
 * Creatives on a package of one of these buys.
 * 
 * @minItems 1
 * @maxItems 1000
 */
media_buy_ids?: string[]
/**
 * Creatives on no package, or on one.
 */
unassigned?: boolean
/**
 * Creatives that were served, or never.
 */
has_served?: boolean
/**
 * Creatives of these concepts.
 * 
 * @minItems 1
 * @maxItems 1000
 */
concept_ids?: string[]
/**
 * Creatives of these formats.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_ids?: CoreFormatId[]
/**
 * Creatives with variables, or without.
 */
has_variables?: boolean
ext?: CoreExt
}
/**
 * What a creative consists of: its format and its assets by slot. At most one of `format_id` and `format_kind` is given.
 */
export interface CoreCreativeManifest {
format_id?: CoreFormatId
format_kind?: CoreCanonicalFormatKind
format_option_ref?: CoreFormatOptionRef
assets: CoreSlotAssets
brand?: CoreBrandRef
/**
 * Limits on the use of the assets, at most 100; kept with the manifest and returned unchanged.
 * 
 * @maxItems 100
 */
rights?: {
[k: string]: unknown
}[]
/**
 * Registrations of the creative, such as clearance numbers; at most 100 of them.
 * 
 * @maxItems 100
 */
industry_identifiers?: CoreIndustryIdentifier[]
provenance?: CoreProvenance
ext?: CoreExt
}
/**
 * What creatives of a product have to meet.
 */
export interface CoreCreativePolicy {
co_branding: EnumsCoBrandingRequirement
landing_page: EnumsLandingPageRequirement
/**
 * Whether the seller has templates.
 */
templates_available: boolean
/**
 * Whether a creative has to say how it was made.
 */
provenance_required?: boolean
/**
 * What that has to hold.
 */
provenance_requirements?: {
/**
 * The kind of source.
 */
require_digital_source_type?: boolean
/**
 * Disclosures.
 */
require_disclosure_metadata?: boolean
/**
 * Provenance embedded in the content.
 */
require_embedded_provenance?: boolean
}
/**
 * Agents that may verify it.
 * 
 * @minItems 1
 * 
 * Items: An agent.
 */
accepted_verifiers?: {
/**
 * Address of the agent.
 */
agent_url: string
/**
 * Feature that it verifies.
 */
feature_id?: string
/**
 * Providers of marks that it can read.
 * 
 * @minItems 1
 */
providers?: string[]
}[]
}
/**
 * A part of a creative that can be filled in.
 */
export interface CoreCreativeVariable {
/**
 * Its identifier.
 */
variable_id: string
/**
 * Name, for people.
 */
name: string
/**
 * What it holds.
 */
variable_type: ("text" | "image" | "video" | "audio" | "url" | "number" | "boolean" | "color" | "date")
/**
 * What it holds when nothing is given.
 */
default_value?: string
/**
 * Whether it has to be filled in.
 */
required?: boolean
}
/**
 * Hours on some days of the week, in the time zone of the place. Other keys are refused.
 */
export interface CoreDaypartTarget {
/**
 * Days.
 * 
 * @minItems 1
 * @maxItems 100
 */
days: EnumsDayOfWeek[]
/**
 * First hour, 0 to 23.
 */
start_hour: number
/**
 * Hour that is no longer included, 1 to 24.
 */
end_hour: number
/**
 * Name, for people.
 */
label?: string
}
/**
 * What can be expected, at one or more points.
 */
export interface CoreDeliveryForecast {
/**
 * The points.
 * 
 * @minItems 1
 */
points: CoreForecastPoint[]
forecast_range_unit?: EnumsForecastRangeUnit
method: EnumsForecastMethod
/**
 * Currency of the amounts.
 */
currency: string
demographic_system?: EnumsDemographicSystem
/**
 * Demographic code that the figures are about.
 */
demographic?: string
/**
 * Who measures, in lower case.
 */
measurement_source?: string
reach_unit?: EnumsReachUnit
/**
 * When the forecast was made.
 */
generated_at?: string
/**
 * Until when it holds.
 */
valid_until?: string
ext?: CoreExt
}
/**
 * What can be expected of one budget, product or part of the inventory.
 */
export interface CoreForecastPoint {
/**
 * Name of the point, for people.
 */
label?: string
/**
 * Budget that the figures are for, in the currency of the forecast.
 */
budget?: number
/**
 * Product that the figures are for.
 */
product_id?: string
dimensions?: CoreForecastPointDimensions
metrics: CoreForecastMetrics
/**
 * Expected viewability.
 */
viewability?: {
vendor?: CoreBrandRef
measurable_impressions?: CoreForecastRange
viewable_impressions?: CoreForecastRange
viewable_rate?: CoreForecastRange
viewed_seconds?: CoreForecastRange
standard?: EnumsViewabilityStandard
}
/**
 * Expected figures of vendors.
 */
vendor_metric_values?: CoreForecastVendorMetricValue[]
}
export interface CoreForecastDimensionGeo1 {
/**
 * What it is.
 */
kind: "geo"
geo_level: EnumsGeoLevel
/**
 * System of the code; for metros and postal areas.
 */
system?: string
country?: CoreCountryCode
/**
 * Code of the area.
 */
geo_code: string
/**
 * Its name, for people.
 */
geo_name?: string
}
/**
 * One placement. Other keys are refused.
 */
export interface CoreForecastDimensionPlacement {
/**
 * What it is.
 */
kind: "placement"
placement_ref: CorePlacementRef
/**
 * Its name, for people.
 */
placement_name?: string
}
/**
 * Devices of one kind. Other keys are refused.
 */
export interface CoreForecastDimensionDeviceType {
/**
 * What it is.
 */
kind: "device_type"
device_type: EnumsDeviceType
}
/**
 * Devices with one operating system. Other keys are refused.
 */
export interface CoreForecastDimensionDevicePlatform {
/**
 * What it is.
 */
kind: "device_platform"
device_platform: EnumsDevicePlatform
}
/**
 * Members of an audience. Other keys are refused.
 */
export interface CoreForecastDimensionAudience {
/**
 * What it is.
 */
kind: "audience"
/**
 * The audience.
 */
audience_id: string
audience_source: EnumsAudienceSource
/**
 * Its name, for people.
 */
audience_name?: string
}
/**
 * Inventory with a value of a signal, or without the signal. Other keys are refused.
 */
export interface CoreForecastDimensionSignal {
/**
 * What it is.
 */
kind: "signal"
signal_ref?: CoreSignalRef
/**
 * Identifier of the signal in the product.
 */
signal_id?: string
/**
 * The value; null with `absent`.
 */
signal_value?: (string | number | boolean | null)
/**
 * Whether the signal is there.
 */
presence: ("present" | "absent")
/**
 * Name of the signal, for people.
 */
signal_name?: string
/**
 * Name of the value, for people.
 */
signal_value_name?: string
}
/**
 * Expected figures, each a range. Metrics of other names are allowed.
 */
export interface CoreForecastMetrics {
audience_size?: CoreForecastRange
reach?: CoreForecastRange
frequency?: CoreForecastRange
impressions?: CoreForecastRange
clicks?: CoreForecastRange
spend?: CoreForecastRange
views?: CoreForecastRange
completed_views?: CoreForecastRange
grps?: CoreForecastRange
engagements?: CoreForecastRange
follows?: CoreForecastRange
saves?: CoreForecastRange
profile_visits?: CoreForecastRange
measured_impressions?: CoreForecastRange
downloads?: CoreForecastRange
plays?: CoreForecastRange
coverage_rate?: CoreForecastRange
[k: string]: CoreForecastRange | undefined
}
/**
 * An expected figure: the likely one, or the bounds.
 */
export interface CoreForecastRange {
/**
 * Lower bound.
 */
low?: number
/**
 * Likely figure.
 */
mid?: number
/**
 * Upper bound.
 */
high?: number
}
/**
 * An expected figure of a vendor. Other keys are refused.
 */
export interface CoreForecastVendorMetricValue {
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
value: CoreForecastRange
/**
 * Its unit.
 */
unit?: string
measurable_impressions?: CoreForecastRange
/**
 * Parts of the figure, as the vendor defines them.
 */
breakdown?: {
[k: string]: unknown
}
}
/**
 * Something that keeps measurement from working well.
 */
export interface CoreDiagnosticIssue {
/**
 * How bad it is.
 */
severity: ("error" | "warning" | "info")
/**
 * What it is, for people.
 */
message: string
}
/**
 * A connection to another system that is needed. One that is missing tells how it is made.
 */
export interface CoreDownstreamConnectionRequirement {
/**
 * The other system.
 */
provider?: string
/**
 * What is connected.
 */
connection_type: ("advertiser_account" | "publisher_identity" | "post_authorization")
/**
 * What it is needed for.
 */
required_for?: string[]
/**
 * What it holds for.
 */
scope?: ("account" | "identity" | "post" | "unknown")
/**
 * State of the connection.
 */
status?: ("connected" | "missing" | "pending" | "expired" | "revoked" | "not_required" | "unknown")
/**
 * Identifier of the connection.
 */
connection_id?: string
/**
 * What is connected there.
 */
resource_ref?: {
/**
 * Account.
 */
platform_account_id?: string
/**
 * Identity.
 */
identity_id?: string
/**
 * Handle.
 */
handle?: string
/**
 * Address of the profile.
 */
profile_url?: string
/**
 * Post.
 */
post_id?: string
/**
 * Address of the post.
 */
post_url?: string
}
/**
 * Page where it is made.
 */
authorization_url?: string
/**
 * How it is made, for people.
 */
authorization_instructions?: string
/**
 * When it ends.
 */
expires_at?: string
}
/**
 * One place of a request that was refused.
 */
export interface CoreErrorIssue {
/**
 * Where the value stands: a JSON Pointer into the body (`/domains/3`), or the name of the query or path parameter. An empty string means the whole input.
 */
path: string
/**
 * What is wrong there, in one sentence.
 */
message: string
}
/**
 * Body of every refused or failed request. `error` is stable and meant for programs, `message` is meant for people and may change.
 */
export interface CoreErrorResponse {
/**
 * Stable code in snake case, for example `invalid_request` or `rate_limited`.
 */
error: string
/**
 * Explanation in one or two sentences.
 */
message: string
/**
 * Places that failed validation; present with `invalid_request`.
 */
issues?: CoreErrorIssue[]
/**
 * Seconds to wait before the next try; always present with status 429, and equal to the Retry-After header.
 */
retry_after?: number
/**
 * The domain that the request was about, in canonical form.
 */
domain?: string
/**
 * HTTP status that the brand.json of the domain answered when it was last fetched, 0 when no answer came; brand resolution only.
 */
file_status?: number
/**
 * Address that was looked at or that helps further, for example the file of the domain.
 */
url?: string
challenge?: RegistryOwnershipChallenge
/**
 * The case that an operator decides; always present with `held_for_review`. Saving the same domain again while it is open names the same case.
 */
review_id?: string
/**
 * Findings about the document of the domain, when one was found but could not be used.
 */
errors?: RegistryValidationError[]
last_failure?: RegistryLastFailure
/**
 * Values that the refused parameter accepts.
 */
valid_values?: string[]
/**
 * OAuth scope that the operation needs, or for an API key the permission; present with `insufficient_scope` when one would help.
 */
required_scope?: string
}
/**
 * What an organization publishes on a domain to prove that it controls it. Either of the two places is enough.
 */
export interface RegistryOwnershipChallenge {
/**
 * The domain in canonical form.
 */
domain: string
/**
 * 256 random bits in base64url. Works once, for this organization and domain only.
 */
nonce: string
/**
 * End of the 15 minutes in which the nonce can be proved.
 */
expires_at: string
/**
 * The TXT record that proves control. Other records of the name do no harm, and several organizations may each have their own.
 */
dns: {
/**
 * Name of the record.
 */
name: string
/**
 * Type of the record.
 */
type: "TXT"
/**
 * Text of the record: the nonce and nothing else.
 */
value: string
}
/**
 * The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes.
 */
http: {
/**
 * Address of the file.
 */
url: string
/**
 * Line that the file must have: the nonce and nothing else.
 */
body: string
}
}
/**
 * A finding that makes a document unusable.
 */
export interface RegistryValidationError {
/**
 * Path of the offending field (`authorized_agents[0].url`), or the step that failed: `http_status`, `json`, `timeout`, `connection`, `network`, `authoritative_location`, `managerdomain_scope`, `root`.
 */
field: string
/**
 * What is wrong, in one sentence.
 */
message: string
/**
 * Always `error`.
 */
severity: "error"
}
/**
 * How the last look at the adagents.json of a publisher failed. Absent when the file was valid then.
 */
export interface RegistryLastFailure {
/**
 * `invalid`: a file was fetched and is not valid, so what it said before does not count any more; `absent`: the domain has no file; `unreachable`: the file could not be fetched, and the last good copy counts for seven days.
 */
outcome: ("invalid" | "absent" | "unreachable")
/**
 * Field of the file that the first fault is about, or `json`, `http_status`, `timeout`, `connection` and the like when it could not be read.
 */
code: string
/**
 * The first fault, for people.
 */
message: string
/**
 * When the first look failed after which none succeeded.
 */
since: string
/**
 * When the file was looked for last.
 */
checked_at: string
}
/**
 * Something that a person did after, or without, seeing an ad. The same `event_id` with the same type from the same source counts once.
 */
export interface CoreEvent {
/**
 * Identifier of the event at its source.
 */
event_id: string
event_type: EnumsEventType
/**
 * When it was done.
 */
event_time: string
user_match?: CoreUserMatch
custom_data?: CoreEventCustomData
action_source?: EnumsActionSource
surface?: CoreEventSurface
/**
 * Page where it was done.
 */
event_source_url?: string
/**
 * Name of a `custom` event.
 */
custom_event_name?: string
ext?: CoreExt
}
/**
 * Who did something, in identifiers that can be matched: at least one of them, or the address together with the user agent.
 */
export interface CoreUserMatch {
/**
 * Universal identifiers.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: An identifier.
 */
uids?: {
type: EnumsUidType
/**
 * Its value.
 */
value: string
}[]
/**
 * SHA-256 of the lower-case e-mail address, 64 lower-case hexadecimal digits.
 */
hashed_email?: string
/**
 * SHA-256 of the number in E.164 form, 64 lower-case hexadecimal digits.
 */
hashed_phone?: string
/**
 * Identifier of the click.
 */
click_id?: string
/**
 * Kind of that identifier.
 */
click_id_type?: string
/**
 * IP address.
 */
client_ip?: string
/**
 * User agent of the browser.
 */
client_user_agent?: string
ext?: CoreExt
}
/**
 * What an event was about.
 */
export interface CoreEventCustomData {
/**
 * Value of the event.
 */
value?: number
currency?: CoreCurrencyCode
/**
 * Order.
 */
order_id?: string
/**
 * Items of a catalog.
 * 
 * @maxItems 1000
 */
content_ids?: string[]
/**
 * What the items are.
 */
content_type?: string
/**
 * Name of the content.
 */
content_name?: string
/**
 * Category of the content.
 */
content_category?: string
/**
 * Number of items.
 */
num_items?: number
/**
 * Words that were searched for.
 */
search_string?: string
/**
 * Share of a video that was watched, 0 to 100.
 */
progress_percent?: number
/**
 * Seconds of a video that were watched.
 */
progress_seconds?: number
/**
 * Items with their prices.
 * 
 * @maxItems 1000
 * 
 * Items: An item.
 */
contents?: {
/**
 * Its identifier.
 */
id: string
/**
 * How many.
 */
quantity?: number
/**
 * Price of one.
 */
price?: number
/**
 * Brand.
 */
brand?: string
}[]
ext?: CoreExt
}
/**
 * Where an event happened.
 */
export interface CoreEventSurface {
/**
 * Kind of place.
 */
category: ("owned_property" | "website" | "app" | "offline" | "phone_call" | "chat" | "email" | "in_store" | "system_generated" | "other")
/**
 * Kind of property.
 */
property_type?: string
/**
 * Who gave the identifier.
 */
namespace?: string
/**
 * Identifier of the property.
 */
property_id?: string
ext?: CoreExt
}
/**
 * How well an event source works.
 */
export interface CoreEventSourceHealth {
status: EnumsAssessmentStatus
/**
 * The score behind it.
 */
detail?: {
/**
 * Score reached.
 */
score: number
/**
 * Best possible score.
 */
max_score: number
/**
 * What the score means, for people.
 */
label?: string
}
/**
 * Share of events that could be matched, 0 to 1.
 */
match_rate?: number
/**
 * When the latest event came.
 */
last_event_at?: string
/**
 * When the verdict was made.
 */
evaluated_at?: string
/**
 * Events of the last 24 hours.
 */
events_received_24h?: number
/**
 * What is wrong.
 */
issues?: CoreDiagnosticIssue[]
}
/**
 * What a creative of this format consists of, and how it is shown.
 */
export interface CoreFormat {
format_id: CoreFormatId
/**
 * Name, for people.
 */
name: string
type: EnumsFormatType
/**
 * What the format is, for people.
 */
description?: string
/**
 * Page with an example.
 */
example_url?: string
/**
 * What a reference has to state, for a format that is a template.
 */
accepts_parameters?: EnumsFormatIdParameter[]
/**
 * Pieces that are shown; at least the primary one.
 * 
 * @minItems 1
 */
renders: CoreFormatRender[]
/**
 * All slots.
 */
assets: CoreFormatAsset[]
/**
 * The slots of `assets` that have to be filled.
 */
assets_required: CoreFormatAsset[]
/**
 * How the format is delivered.
 */
delivery?: {
[k: string]: unknown
}
/**
 * Macros that are filled in.
 */
supported_macros?: string[]
/**
 * @deprecated
 * Formats that it can be made from.
 */
input_format_ids?: CoreFormatId[]
/**
 * @deprecated
 * Formats that can be made from it.
 */
output_format_ids?: CoreFormatId[]
/**
 * What it does for people with disabilities.
 */
accessibility?: {
wcag_level: EnumsWcagLevel
/**
 * Whether assets have to do their part.
 */
requires_accessible_assets?: boolean
}
/**
 * Where disclosures can appear.
 * 
 * @minItems 1
 */
supported_disclosure_positions?: EnumsDisclosurePosition[]
/**
 * Where disclosures can appear, and how long they stay.
 * 
 * @minItems 1
 * 
 * Items: A position.
 */
disclosure_capabilities?: {
position: EnumsDisclosurePosition
/**
 * How long a disclosure can stay there.
 * 
 * @minItems 1
 */
persistence: EnumsDisclosurePersistence[]
}[]
/**
 * Metrics that the format can report.
 * 
 * @minItems 1
 */
reported_metrics?: EnumsAvailableMetric[]
}
/**
 * A piece that a format shows. It states either its `dimensions`, or `parameters_from_format_id: true` when the reference to the format holds them; never both or neither.
 */
export interface CoreFormatRender {
/**
 * What the piece is, such as `primary` or `companion`.
 */
role: string
/**
 * Whether its size is stated in the reference to the format.
 */
parameters_from_format_id?: boolean
/**
 * Size of the piece in `unit`; empty for sound, which has no size.
 */
dimensions?: {
/**
 * Width, in `unit`.
 */
width?: number
/**
 * Height, in `unit`.
 */
height?: number
/**
 * Least width, in `unit`.
 */
min_width?: number
/**
 * Least height, in `unit`.
 */
min_height?: number
/**
 * Largest width, in `unit`.
 */
max_width?: number
/**
 * Largest height, in `unit`.
 */
max_height?: number
unit?: EnumsDimensionUnit
/**
 * Whether the size adapts.
 */
responsive?: {
/**
 * Whether the width adapts.
 */
width: boolean
/**
 * Whether the height adapts.
 */
height: boolean
}
/**
 * Ratio of width to height, such as `16:9`.
 */
aspect_ratio?: string
}
}
export interface CoreFormatSlot1 {
/**
 * A single slot.
 */
item_type: "individual"
/**
 * Name of the slot, the key in the assets of a creative.
 */
asset_id: string
asset_type: EnumsAssetContentType
/**
 * Whether it has to be filled.
 */
required: boolean
/**
 * What the asset is used for.
 */
asset_role?: string
/**
 * Name that slots of the same meaning share over formats.
 */
asset_group_id?: string
/**
 * Areas that the player covers.
 */
overlays?: CoreOverlay[]
/**
 * What the asset has to meet.
 */
requirements?: (CoreRequirementsAssetRequirements | CoreRequirementsCatalogRequirements)
}
/**
 * An area of an asset that the player covers. Other keys are refused.
 */
export interface CoreOverlay {
/**
 * Identifier of the area.
 */
id: string
/**
 * What covers it.
 */
description?: string
/**
 * Pictures of it.
 */
visual?: {
/**
 * A picture.
 */
url?: string
/**
 * A picture on light ground.
 */
light?: string
/**
 * A picture on dark ground.
 */
dark?: string
}
/**
 * Where it is.
 */
bounds: {
/**
 * Distance from the left, in `unit`.
 */
x: number
/**
 * Distance from the top, in `unit`.
 */
y: number
/**
 * Width, in `unit`.
 */
width: number
/**
 * Height, in `unit`.
 */
height: number
/**
 * Unit; `fraction` is a share of the whole.
 */
unit: ("px" | "fraction" | "inches" | "cm" | "mm" | "pt")
}
}
/**
 * What an image has to meet.
 */
export interface CoreRequirementsImageAssetRequirements {
/**
 * Least width, in `unit`.
 */
min_width?: number
/**
 * Largest width, in `unit`.
 */
max_width?: number
/**
 * Least height, in `unit`.
 */
min_height?: number
/**
 * Largest height, in `unit`.
 */
max_height?: number
unit?: EnumsDimensionUnit
/**
 * Ratio of width to height, such as `16:9`.
 */
aspect_ratio?: string
/**
 * File formats.
 */
formats?: ("jpg" | "jpeg" | "png" | "gif" | "webp" | "svg" | "avif" | "tiff" | "pdf" | "eps")[]
/**
 * Least resolution in dots per inch, for print.
 */
min_dpi?: number
/**
 * Margin that is cut off, in `unit`.
 */
bleed?: ({
/**
 * The same on every side.
 */
uniform: number
} | {
/**
 * Above.
 */
top: number
/**
 * On the right.
 */
right: number
/**
 * Below.
 */
bottom: number
/**
 * On the left.
 */
left: number
})
/**
 * Colour space.
 */
color_space?: ("rgb" | "cmyk" | "grayscale")
/**
 * Largest file in kilobytes.
 */
max_file_size_kb?: number
/**
 * Whether a transparent background is needed.
 */
transparency_required?: boolean
/**
 * Whether the image may move.
 */
animation_allowed?: boolean
/**
 * Longest animation in milliseconds.
 */
max_animation_duration_ms?: number
/**
 * Heaviest paper in grams, for print.
 */
max_weight_grams?: number
}
/**
 * What a video file has to meet.
 */
export interface CoreRequirementsVideoAssetRequirements {
/**
 * Least width in pixels.
 */
min_width?: number
/**
 * Largest width in pixels.
 */
max_width?: number
/**
 * Least height in pixels.
 */
min_height?: number
/**
 * Largest height in pixels.
 */
max_height?: number
/**
 * Ratio of width to height, such as `16:9`.
 */
aspect_ratio?: string
/**
 * Shortest duration in milliseconds.
 */
min_duration_ms?: number
/**
 * Longest duration in milliseconds.
 */
max_duration_ms?: number
/**
 * Containers.
 */
containers?: ("mp4" | "webm" | "mov" | "avi" | "mkv")[]
/**
 * Video codecs.
 */
codecs?: ("h264" | "h265" | "vp8" | "vp9" | "av1" | "prores")[]
/**
 * Largest file in kilobytes.
 */
max_file_size_kb?: number
/**
 * Lowest bit rate in kilobits per second.
 */
min_bitrate_kbps?: number
/**
 * Highest bit rate in kilobits per second.
 */
max_bitrate_kbps?: number
/**
 * Frames per second.
 */
frame_rates?: number[]
/**
 * Whether sound is needed.
 */
audio_required?: boolean
frame_rate_type?: EnumsFrameRateType
scan_type?: EnumsScanType
gop_type?: EnumsGopType
/**
 * Least time between key frames, in seconds.
 */
min_gop_interval_seconds?: number
/**
 * Most time between key frames, in seconds.
 */
max_gop_interval_seconds?: number
moov_atom_position?: EnumsMoovAtomPosition
/**
 * Audio codecs.
 */
audio_codecs?: ("aac" | "pcm" | "ac3" | "eac3" | "mp3" | "opus" | "vorbis" | "flac")[]
/**
 * Sampling rates of the sound in hertz.
 */
audio_sample_rates?: number[]
/**
 * Arrangements of audio channels.
 */
audio_channels?: EnumsAudioChannelLayout[]
/**
 * Integrated loudness in LUFS.
 */
loudness_lufs?: number
/**
 * How far loudness may be off, in decibels.
 */
loudness_tolerance_db?: number
/**
 * Highest true peak in dBFS.
 */
true_peak_dbfs?: number
}
/**
 * What an audio file has to meet.
 */
export interface CoreRequirementsAudioAssetRequirements {
/**
 * Shortest duration in milliseconds.
 */
min_duration_ms?: number
/**
 * Longest duration in milliseconds.
 */
max_duration_ms?: number
/**
 * File formats.
 */
formats?: ("mp3" | "aac" | "wav" | "ogg" | "flac")[]
/**
 * Largest file in kilobytes.
 */
max_file_size_kb?: number
/**
 * Sampling rates in hertz.
 */
sample_rates?: number[]
/**
 * Arrangements of channels.
 */
channels?: ("mono" | "stereo")[]
/**
 * Lowest bit rate in kilobits per second.
 */
min_bitrate_kbps?: number
/**
 * Highest bit rate in kilobits per second.
 */
max_bitrate_kbps?: number
}
/**
 * What a text has to meet. A text outside a closed list of values is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 */
export interface CoreRequirementsTextAssetRequirements {
/**
 * Least characters.
 */
min_length?: number
/**
 * Most characters.
 */
max_length?: number
/**
 * Least lines.
 */
min_lines?: number
/**
 * Most lines.
 */
max_lines?: number
/**
 * Regular expression that the text has to match.
 */
character_pattern?: string
/**
 * Terms that may not appear.
 */
prohibited_terms?: string[]
/**
 * Texts that are accepted, and no other.
 * 
 * @minItems 1
 */
allowed_values?: string[]
}
/**
 * What a Markdown text has to meet.
 */
export interface CoreRequirementsMarkdownAssetRequirements {
/**
 * Most characters.
 */
max_length?: number
}
/**
 * What markup has to meet.
 */
export interface CoreRequirementsHtmlAssetRequirements {
/**
 * Largest size in kilobytes.
 */
max_file_size_kb?: number
/**
 * What the markup runs in.
 */
sandbox?: ("none" | "iframe" | "safeframe" | "fencedframe")
/**
 * Whether it may load from elsewhere.
 */
external_resources_allowed?: boolean
/**
 * Hosts that it may load from.
 */
allowed_external_domains?: string[]
}
/**
 * What a style sheet has to meet.
 */
export interface CoreRequirementsCssAssetRequirements {
/**
 * Largest size in kilobytes.
 */
max_file_size_kb?: number
}
/**
 * What a script has to meet.
 */
export interface CoreRequirementsJavascriptAssetRequirements {
/**
 * Largest size in kilobytes.
 */
max_file_size_kb?: number
/**
 * How the script is loaded.
 */
module_type?: ("script" | "module" | "iife")
/**
 * Whether strict mode is needed.
 */
strict_mode_required?: boolean
/**
 * Whether it may load from elsewhere.
 */
external_resources_allowed?: boolean
/**
 * Hosts that it may load from.
 */
allowed_external_domains?: string[]
}
/**
 * What a VAST tag has to meet.
 */
export interface CoreRequirementsVastAssetRequirements {
/**
 * Version of the tag.
 */
vast_version?: ("2.0" | "3.0" | "4.0" | "4.1" | "4.2")
}
/**
 * What a DAAST tag has to meet.
 */
export interface CoreRequirementsDaastAssetRequirements {
/**
 * Version of the tag.
 */
daast_version?: "1.0"
}
/**
 * What an address has to meet.
 */
export interface CoreRequirementsUrlAssetRequirements {
/**
 * What the address is used for.
 */
role?: ("clickthrough" | "landing_page" | "impression_tracker" | "click_tracker" | "viewability_tracker" | "third_party_tracker")
/**
 * Schemes that are accepted.
 */
protocols?: ("https" | "http")[]
/**
 * Hosts that it may be on.
 */
allowed_domains?: string[]
/**
 * Most characters.
 */
max_length?: number
/**
 * Whether macros in it are filled in.
 */
macro_support?: boolean
}
/**
 * What an address that answers with content has to meet.
 */
export interface CoreRequirementsWebhookAssetRequirements {
/**
 * Methods that it is called with.
 */
methods?: ("GET" | "POST")[]
}
/**
 * What a catalog has to meet.
 */
export interface CoreRequirementsCatalogRequirements {
catalog_type: EnumsCatalogType
/**
 * Whether the catalog is needed.
 */
required?: boolean
/**
 * Least number of items.
 */
min_items?: number
/**
 * Largest number of items.
 */
max_items?: number
/**
 * Fields that each item needs.
 * 
 * @minItems 1
 */
required_fields?: string[]
/**
 * Formats of feeds that are read.
 * 
 * @minItems 1
 */
feed_formats?: EnumsFeedFormat[]
/**
 * Assets that each item has to bring.
 * 
 * @minItems 1
 */
offering_asset_constraints?: CoreRequirementsOfferingAssetConstraint[]
/**
 * Which field of an item goes into which slot.
 * 
 * @minItems 1
 */
field_bindings?: CoreRequirementsCatalogFieldBinding[]
}
/**
 * Assets that each item of a catalog has to bring.
 */
export interface CoreRequirementsOfferingAssetConstraint {
/**
 * Group of assets.
 */
asset_group_id: string
asset_type: EnumsAssetContentType
/**
 * Whether the group is needed.
 */
required?: boolean
/**
 * Least number of assets.
 */
min_count?: number
/**
 * Largest number of assets.
 */
max_count?: number
asset_requirements?: CoreRequirementsAssetRequirements
ext?: CoreExt
}
/**
 * Slots that are filled several times, such as the cards of a carousel.
 */
export interface CoreFormatSlotGroup {
/**
 * A group that repeats.
 */
item_type: "repeatable_group"
/**
 * Name of the group, the key in the assets of a creative.
 */
asset_group_id: string
/**
 * Whether it has to be filled.
 */
required: boolean
/**
 * Fewest repetitions.
 */
min_count: number
/**
 * Most repetitions.
 */
max_count: number
/**
 * Whether the repetitions are shown in order, or chosen from.
 */
selection_mode?: ("sequential" | "optimize")
/**
 * Slots of one repetition.
 */
assets: CoreFormatGroupSlot[]
}
export interface CoreFormatGroupSlot1 {
/**
 * Name of the slot.
 */
asset_id: string
asset_type: EnumsAssetContentType
/**
 * Whether it has to be filled in each repetition.
 */
required: boolean
/**
 * What the asset is used for.
 */
asset_role?: string
/**
 * Name that slots of the same meaning share over formats.
 */
asset_group_id?: string
/**
 * Areas that the player covers.
 */
overlays?: CoreOverlay[]
requirements?: CoreRequirementsAssetRequirements
}
/**
 * How often one person or device may see the ads: a pause between two of them, a number within a time, or both.
 */
export interface CoreFrequencyCap {
suppress?: CoreDuration
/**
 * Pause after an impression, in minutes; the older form.
 */
suppress_minutes?: number
/**
 * Most impressions for each one within `window`; comes with `per` and `window`.
 */
max_impressions?: number
per?: EnumsReachUnit
window?: CoreDuration
}
/**
 * Areas that reports can be broken down by. Other keys are not used.
 */
export interface CoreGeoBreakdownSupport {
/**
 * Countries.
 */
country?: boolean
/**
 * Regions.
 */
region?: boolean
/**
 * Systems of metros.
 */
metro?: {
[k: string]: boolean
}
postal_area?: CorePostalAreaSupport
}
/**
 * Postal systems that areas can be named in, by country. The older flat names may stand beside; both mean the same.
 */
export interface CorePostalAreaSupport {
/**
 * Systems of US.
 * 
 * @minItems 1
 */
US?: ("zip" | "zip_plus_four" | "postal_code")[]
/**
 * Systems of GB.
 * 
 * @minItems 1
 */
GB?: ("outward" | "full" | "postal_code")[]
/**
 * Systems of CA.
 * 
 * @minItems 1
 */
CA?: ("fsa" | "full" | "postal_code")[]
/**
 * Systems of DE.
 * 
 * @minItems 1
 */
DE?: ("plz" | "postal_code")[]
/**
 * Systems of CH.
 * 
 * @minItems 1
 */
CH?: ("plz" | "postal_code")[]
/**
 * Systems of AT.
 * 
 * @minItems 1
 */
AT?: ("plz" | "postal_code")[]
/**
 * Systems of FR.
 * 
 * @minItems 1
 */
FR?: ("code_postal" | "postal_code")[]
/**
 * Systems of AU.
 * 
 * @minItems 1
 */
AU?: ("postcode" | "postal_code")[]
/**
 * Systems of BR.
 * 
 * @minItems 1
 */
BR?: ("cep" | "postal_code")[]
/**
 * Systems of IN.
 * 
 * @minItems 1
 */
IN?: ("pin" | "postal_code")[]
/**
 * Systems of ZA.
 * 
 * @minItems 1
 */
ZA?: ("postal_code")[]
/**
 * @deprecated
 * Older name of `zip` in US.
 */
us_zip?: boolean
/**
 * @deprecated
 * Older name of `zip_plus_four` in US.
 */
us_zip_plus_four?: boolean
/**
 * @deprecated
 * Older name of `outward` in GB.
 */
gb_outward?: boolean
/**
 * @deprecated
 * Older name of `full` in GB.
 */
gb_full?: boolean
/**
 * @deprecated
 * Older name of `fsa` in CA.
 */
ca_fsa?: boolean
/**
 * @deprecated
 * Older name of `full` in CA.
 */
ca_full?: boolean
/**
 * @deprecated
 * Older name of `plz` in DE.
 */
de_plz?: boolean
/**
 * @deprecated
 * Older name of `code_postal` in FR.
 */
fr_code_postal?: boolean
/**
 * @deprecated
 * Older name of `postcode` in AU.
 */
au_postcode?: boolean
/**
 * @deprecated
 * Older name of `plz` in CH.
 */
ch_plz?: boolean
/**
 * @deprecated
 * Older name of `plz` in AT.
 */
at_plz?: boolean
/**
 * Systems of another country, by its ISO 3166-1 alpha-2 code.
 * 
 * @minItems 1
 */
[k: string]: ("postal_code" | "custom")[] | ("zip" | "zip_plus_four" | "postal_code")[] | ("outward" | "full" | "postal_code")[] | ("fsa" | "full" | "postal_code")[] | ("plz" | "postal_code")[] | ("code_postal" | "postal_code")[] | ("postcode" | "postal_code")[] | ("cep" | "postal_code")[] | ("pin" | "postal_code")[] | ("postal_code")[] | boolean | undefined
}
/**
 * Places near a point: within a travel time or a distance, or within a shape. Exactly one of the three is given.
 */
export interface CoreGeoProximity {
/**
 * Latitude in degrees, -90 to 90.
 */
lat?: number
/**
 * Longitude in degrees, -180 to 180.
 */
lng?: number
/**
 * Name of the point, for people.
 */
label?: string
/**
 * Longest travel time to the point.
 */
travel_time?: {
/**
 * Number of units, 1 or more.
 */
value: number
unit: EnumsTravelTimeUnit
}
transport_mode?: EnumsTransportMode
/**
 * Largest distance to the point.
 */
radius?: {
/**
 * Number of units, above 0.
 */
value: number
unit: EnumsDistanceUnit
}
/**
 * The shape, as GeoJSON.
 */
geometry?: {
/**
 * Kind of shape.
 */
type: ("Polygon" | "MultiPolygon")
/**
 * Its coordinates, longitude first.
 * 
 * @maxItems 1000
 */
coordinates: CoreAnyValue[]
}
ext?: CoreExt
}
/**
 * Targeting that a product has to offer.
 */
export interface CoreGeoRequirement {
level: EnumsGeoLevel
country?: CoreCountryCode
/**
 * System of the areas; any when absent.
 */
system?: string
}
/**
 * Something that a buy needs and that is out of service.
 */
export interface CoreImpairment {
/**
 * Identifier of the impairment.
 */
impairment_id: string
/**
 * Kind of resource.
 */
resource_type: ("audience" | "creative" | "catalog_item" | "event_source" | "property")
/**
 * The resource.
 */
resource_id: string
/**
 * Packages that need it.
 * 
 * @minItems 1
 */
package_ids: string[]
/**
 * Change of its state.
 */
transition: {
/**
 * State before.
 */
from?: string
to: EnumsImpairmentOfflineState
}
reason_code: EnumsImpairmentReasonCode
/**
 * Why, for people; at most 500 characters.
 */
reason?: string
/**
 * When it was seen.
 */
observed_at: string
/**
 * What helps, for people; at most 500 characters.
 */
remediation?: string
}
/**
 * The contract of a proposal. Where it has to be signed, a buy without `io_acceptance` is refused with `IO_REQUIRED`.
 */
export interface CoreInsertionOrder {
/**
 * Identifier of the order.
 */
io_id: string
/**
 * What is agreed on.
 */
terms?: {
/**
 * Advertiser.
 */
advertiser?: string
/**
 * Publisher.
 */
publisher?: string
total_budget?: CoreMoney
/**
 * Start of the flight.
 */
flight_start?: string
/**
 * End of the flight.
 */
flight_end?: string
/**
 * When invoices are due.
 */
payment_terms?: ("net_30" | "net_60" | "net_90" | "prepaid" | "due_on_receipt")
}
/**
 * Page with the whole terms.
 */
terms_url?: string
/**
 * Page where it is signed.
 */
signing_url?: string
/**
 * Whether it has to be signed.
 */
requires_signature: boolean
}
/**
 * An amount with its currency.
 */
export interface CoreMoney {
/**
 * Amount in units of `currency`, 0 or more.
 */
amount: number
currency: CoreCurrencyCode
}
/**
 * Words and how they match.
 */
export interface CoreKeyword {
/**
 * The words.
 */
keyword: string
match_type: EnumsMatchType
}
/**
 * Words that are bought, and what they are worth.
 */
export interface CoreKeywordTarget {
/**
 * The words.
 */
keyword: string
match_type: EnumsMatchType
/**
 * Bid for these words instead of the one of the package.
 */
bid_price?: number
}
/**
 * How well the buyer’s event sources fit a product.
 */
export interface CoreMeasurementReadiness {
status: EnumsAssessmentStatus
/**
 * Events that are needed.
 * 
 * @minItems 1
 */
required_event_types?: EnumsEventType[]
/**
 * Those that do not come.
 */
missing_event_types?: EnumsEventType[]
/**
 * What is wrong.
 */
issues?: CoreDiagnosticIssue[]
/**
 * Remarks, for people.
 */
notes?: string
}
/**
 * Who measures what is billed, and what follows from a miss. Terms that cannot be kept are refused with `TERMS_REJECTED`.
 */
export interface CoreMeasurementTerms {
/**
 * Measurement that is billed by.
 */
billing_measurement?: {
vendor: CoreBrandRef
/**
 * Difference from the seller’s own count that is accepted, in percent.
 */
max_variance_percent?: number
/**
 * Window whose figures count, such as `c7`.
 */
measurement_window?: string
/**
 * Hours after the end by which figures are final.
 */
finalization_deadline_hours?: number
}
/**
 * What follows from a missed promise.
 */
makegood_policy?: {
/**
 * How it is made good.
 * 
 * @minItems 1
 * @maxItems 100
 */
available_remedies: EnumsMakegoodRemedy[]
}
}
/**
 * A time after delivery over which figures grow.
 */
export interface CoreMeasurementWindow {
/**
 * Name of the window, at most 50 characters.
 */
window_id: string
/**
 * What it means, for people; at most 500 characters.
 */
description?: string
/**
 * Its length in days.
 */
duration_days: number
/**
 * Days until its figures are there.
 */
expected_availability_days?: number
/**
 * Whether promises are measured by it.
 */
is_guarantee_basis?: boolean
}
/**
 * A change that can be asked for now. Other keys are not used.
 */
export interface CoreMediaBuyAvailableAction {
action: EnumsMediaBuyValidAction
mode: EnumsMediaBuyActionMode
sla?: CoreSlaWindow
/**
 * Terms that apply.
 */
terms_ref?: string
}
/**
 * Promised times as ISO 8601 durations, such as `PT4H`. Other keys are not used.
 */
export interface CoreSlaWindow {
/**
 * Most time until an answer.
 */
response_max?: string
/**
 * Most time until it is done.
 */
completion_max?: string
}
/**
 * Fields that stand beside those of a task that makes or changes a buy: those of every answer, except that `status` may tell the state of the buy.
 */
export interface CoreMediaBuyEnvelope {
/**
 * State of the task for callers of release 3.1 and later; state of the buy for all others, unless the task failed or is not finished.
 */
status: (EnumsTaskStatus | EnumsMediaBuyStatus)
/**
 * Session that this answer belongs to.
 */
context_id?: string
context?: CoreContext
/**
 * Identifier to ask for the outcome with; only while the task is not finished.
 */
task_id?: string
/**
 * What happened, for people.
 */
message?: string
/**
 * When the answer was made.
 */
timestamp?: string
/**
 * Whether this is the kept answer of an earlier request with the same key.
 */
replayed?: boolean
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
/**
 * Code of the error of a failed task; absent otherwise.
 */
code?: string
proto_error?: CoreError
ext?: CoreExt
}
/**
 * Optional features of media buying; one that is true is honoured.
 */
export interface CoreMediaBuyFeatures {
/**
 * Creatives inside packages.
 */
inline_creative_management?: boolean
/**
 * Property lists in product search and targeting.
 */
property_list_filtering?: boolean
/**
 * Catalogs that the buyer keeps at the seller.
 */
catalog_management?: boolean
/**
 * Metrics that a buy commits to.
 */
committed_metrics_supported?: boolean
[k: string]: boolean | undefined
}
/**
 * What delivery of a product can be optimized for. Any other goal is refused with `INVALID_REQUEST`.
 */
export interface CoreMetricOptimization {
/**
 * Metrics.
 * 
 * @minItems 1
 */
supported_metrics: EnumsOptimizationMetric[]
/**
 * Units of reach.
 * 
 * @minItems 1
 */
supported_reach_units?: EnumsReachUnit[]
/**
 * Lengths of a view in seconds.
 */
supported_view_durations?: number[]
/**
 * Forms of targets.
 */
supported_targets?: ("cost_per" | "threshold_rate")[]
}
/**
 * Metropolitan areas of one system. A system that is not declared is refused with `UNSUPPORTED_FEATURE`.
 */
export interface CoreMetroArea {
system: EnumsMetroSystem
/**
 * Codes.
 * 
 * @minItems 1
 * @maxItems 10000
 */
values: string[]
}
/**
 * Measurement of outcomes that comes with a product.
 */
export interface CoreOutcomeMeasurement {
/**
 * What is measured, such as `incremental_sales_lift`.
 */
type: string
/**
 * How outcomes are tied to advertising.
 */
attribution: string
window?: CoreDuration
/**
 * How it is reported.
 */
reporting: string
}
/**
 * A part of a buy: one product with its budget, targeting and creatives.
 */
export interface CorePackage {
/**
 * Identifier of the package.
 */
package_id: string
/**
 * The product.
 */
product_id?: string
/**
 * Budget in units of `currency`, 0 or more.
 */
budget?: number
currency?: CoreCurrencyCode
pacing?: EnumsPacing
/**
 * The price.
 */
pricing_option_id?: string
/**
 * Bid, in an auction.
 */
bid_price?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Impressions that are wanted.
 */
impressions?: number
/**
 * Catalogs that are shown.
 */
catalogs?: CoreCatalog[]
/**
 * Formats of its creatives.
 */
format_ids?: CoreFormatId[]
/**
 * Formats of its creatives, among those that are offered.
 * 
 * @minItems 1
 */
format_option_refs?: CoreFormatOptionRef[]
format_kind?: CoreCanonicalFormatKind
/**
 * Requirements within that family.
 */
params?: {
[k: string]: unknown
}
targeting_overlay?: CoreTargeting
measurement_terms?: CoreMeasurementTerms
/**
 * Standards to keep.
 * 
 * @minItems 1
 */
performance_standards?: CorePerformanceStandard[]
/**
 * Metrics that the seller committed to report.
 * 
 * @minItems 1
 */
committed_metrics?: CoreCommittedMetric[]
/**
 * Creatives of the package.
 */
creative_assignments?: CoreCreativeAssignment[]
/**
 * Formats that creatives are still missing for.
 */
format_ids_to_provide?: CoreFormatId[]
/**
 * What delivery is optimized for.
 * 
 * @minItems 1
 */
optimization_goals?: CoreOptimizationGoal[]
/**
 * Start.
 */
start_time?: string
/**
 * End.
 */
end_time?: string
/**
 * Whether it is paused.
 */
paused?: boolean
/**
 * Whether it is canceled, for good.
 */
canceled?: boolean
cancellation?: CoreCancellation
/**
 * Number of the agency’s estimate, at most 100 characters.
 */
agency_estimate_number?: string
/**
 * Until when creatives can be changed; later changes are refused with `CREATIVE_DEADLINE_EXCEEDED`. For a package that has no creative yet, until when one must be assigned: the package is canceled then, and its inventory and budget are released.
 */
creative_deadline?: string
context?: CoreContext
ext?: CoreExt
}
/**
 * How a price comes about: a list price and adjustments in the order in which they are applied.
 */
export interface PricingOptionsPriceBreakdown {
/**
 * Price before adjustments, in the currency of the option.
 */
list_price: number
/**
 * Adjustments, 1 to 20.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: An adjustment; a share or an amount, not both.
 */
adjustments: {
kind: EnumsAdjustmentKind
/**
 * Name, for people.
 */
name: string
/**
 * Share of the price, such as 0.15.
 */
rate?: number
/**
 * Amount in the currency of the option.
 */
amount?: number
/**
 * What it is for.
 */
description?: string
/**
 * Who receives it.
 */
beneficiary?: string
}[]
}
/**
 * Who and what a package is limited to; all parts together. Every field that is not declared as supported is refused with `UNSUPPORTED_FEATURE`, also one that is not listed here; the same value in a field and its exclusion with `VALIDATION_ERROR`.
 */
export interface CoreTargeting {
/**
 * Only these countries.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_countries?: CoreCountryCode[]
/**
 * Not these countries.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_countries_exclude?: CoreCountryCode[]
/**
 * Only these regions, ISO 3166-2.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_regions?: string[]
/**
 * Not these regions, ISO 3166-2.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_regions_exclude?: string[]
/**
 * Only these metros.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_metros?: CoreMetroArea[]
/**
 * Not these metros.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_metros_exclude?: CoreMetroArea[]
/**
 * Only these postal areas.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_postal_areas?: CorePostalArea[]
/**
 * Not these postal areas.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_postal_areas_exclude?: CorePostalArea[]
/**
 * Only near one of these points.
 * 
 * @minItems 1
 * @maxItems 100
 */
geo_proximity?: CoreGeoProximity[]
/**
 * Only in these hours.
 * 
 * @minItems 1
 * @maxItems 100
 */
daypart_targets?: CoreDaypartTarget[]
/**
 * @deprecated
 * Segment of an exchange to include.
 */
axe_include_segment?: string
/**
 * @deprecated
 * Segment of an exchange to exclude.
 */
axe_exclude_segment?: string
/**
 * Only members of one of these audiences. One that is not known or not ready is refused with `INVALID_REQUEST`, one that is too small with `AUDIENCE_TOO_SMALL`.
 * 
 * @minItems 1
 * @maxItems 100
 */
audience_include?: string[]
/**
 * No members of these audiences.
 * 
 * @minItems 1
 * @maxItems 100
 */
audience_exclude?: string[]
signal_targeting_groups?: CorePackageSignalTargetingGroups
/**
 * @deprecated
 * Signals, in the older form.
 * 
 * @minItems 1
 * @maxItems 100
 */
signal_targeting?: CoreSignalTargeting[]
frequency_cap?: CoreFrequencyCap
property_list?: CorePropertyListRef
collection_list?: CoreCollectionListRef
collection_list_exclude?: CoreCollectionListRef
/**
 * Least age.
 */
age_restriction?: {
/**
 * Age in years, 13 to 99.
 */
min: number
/**
 * Whether the age has to be verified.
 */
verification_required?: boolean
/**
 * Methods of verification that are accepted; any when absent.
 * 
 * @minItems 1
 * @maxItems 100
 */
accepted_methods?: EnumsAgeVerificationMethod[]
}
/**
 * Only these operating systems.
 * 
 * @minItems 1
 * @maxItems 100
 */
device_platform?: EnumsDevicePlatform[]
/**
 * Only these kinds of devices.
 * 
 * @minItems 1
 * @maxItems 100
 */
device_type?: EnumsDeviceType[]
/**
 * Not these kinds of devices.
 * 
 * @minItems 1
 * @maxItems 100
 */
device_type_exclude?: EnumsDeviceType[]
/**
 * Only near stores of a catalog.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: Stores of one catalog.
 */
store_catchments?: {
/**
 * The catalog.
 */
catalog_id: string
/**
 * Stores; all when absent.
 * 
 * @minItems 1
 * @maxItems 10000
 */
store_ids?: string[]
/**
 * Catchment areas of the stores; all when absent.
 * 
 * @minItems 1
 * @maxItems 10000
 */
catchment_ids?: string[]
}[]
/**
 * Only these languages, ISO 639-1.
 * 
 * @minItems 1
 * @maxItems 100
 */
language?: string[]
/**
 * Only with one of these keywords.
 * 
 * @minItems 1
 * @maxItems 5000
 */
keyword_targets?: CoreKeywordTarget[]
/**
 * Not with these keywords.
 * 
 * @minItems 1
 * @maxItems 5000
 */
negative_keywords?: CoreKeyword[]
}
export interface CorePostalCountrySystem2 {
country: CoreCountryCode
system: EnumsPostalSystem
}
/**
 * Signals of a package: every group has to hold.
 */
export interface CorePackageSignalTargetingGroups {
/**
 * Every group has to hold.
 */
operator: "all"
/**
 * Groups.
 * 
 * @minItems 1
 * @maxItems 100
 */
groups: CorePackageSignalTargetingGroup[]
}
/**
 * Signals of which one has to be there, or none may be.
 */
export interface CorePackageSignalTargetingGroup {
/**
 * `any` for one of them, `none` for none of them.
 */
operator: ("any" | "none")
/**
 * Signals.
 * 
 * @minItems 1
 * @maxItems 100
 */
signals: CorePackageSignalTargeting[]
}
export interface CoreSignalTargetingExpression2 {
signal_ref: CoreSignalRef
}
export interface CorePackageSignalTargeting1 {
/**
 * Price of its use.
 */
pricing_option_id?: string
/**
 * Segment that was activated.
 */
signal_agent_segment_id?: string
activation_key?: CoreActivationKey
}
export interface CoreSignalTargeting2 {
signal_ref?: CoreSignalRef
signal_id?: CoreSignalId
}
/**
 * A list of properties that another agent keeps. Other keys are refused.
 */
export interface CorePropertyListRef {
/**
 * Address of the agent.
 */
agent_url: string
/**
 * Identifier of the list there.
 */
list_id: string
/**
 * Token that lets the list be read; never returned.
 */
auth_token?: string
}
/**
 * A quality that delivery has to reach.
 */
export interface CorePerformanceStandard {
metric: EnumsPerformanceStandardMetric
/**
 * Share to reach, 0 to 1; for `ivt` the most that is accepted.
 */
threshold: number
standard?: EnumsViewabilityStandard
vendor: CoreBrandRef
}
export interface CorePlacement1 {
/**
 * Whether it stands in the publisher’s own file, or is described here.
 */
kind: ("publisher_ref" | "seller_inline")
/**
 * Identifier of the placement, in that file or in the product.
 */
placement_id: string
publisher_domain?: CoreDomainName
/**
 * Name, for people.
 */
name?: string
/**
 * What it is, for people.
 */
description?: string
/**
 * Whether a package can choose it, or always gets it.
 */
mode: ("targetable" | "included")
/**
 * Labels.
 */
tags?: string[]
/**
 * Formats that it takes; those of the product when absent.
 * 
 * @minItems 1
 */
format_ids?: CoreFormatId[]
/**
 * Formats that it takes, by family.
 * 
 * @minItems 1
 */
format_options?: CoreProductFormatDeclaration[]
/**
 * Settings in which video plays.
 * 
 * @minItems 1
 */
video_placement_types?: EnumsVideoPlacementType[]
/**
 * Services in which audio is heard.
 * 
 * @minItems 1
 */
audio_distribution_types?: EnumsAudioDistributionType[]
/**
 * Forms of a retail placement.
 * 
 * @minItems 1
 */
sponsored_placement_types?: EnumsSponsoredPlacementType[]
/**
 * Parts of a social service.
 * 
 * @minItems 1
 */
social_placement_surfaces?: EnumsSocialPlacementSurface[]
}
export interface CoreProductFormatDeclaration1 {
/**
 * Identifier of the format in the product.
 */
format_option_id?: string
publisher_domain?: CoreDomainName
/**
 * Name, for people.
 */
display_name?: string
/**
 * Channels in which it is used.
 */
applies_to_channels?: EnumsChannels[]
/**
 * How gladly the seller takes it.
 */
seller_preference?: ("preferred" | "accepted" | "discouraged")
/**
 * Whether there is no named format for it.
 */
canonical_formats_only?: boolean
/**
 * Whether it may change at short notice.
 */
experimental?: boolean
format_kind: CoreCanonicalFormatKind
/**
 * Requirements; their meaning follows from `format_kind`.
 */
params: {
[k: string]: unknown
}
/**
 * Shape of a custom format.
 */
format_shape?: string
/**
 * Named formats that it stands for.
 * 
 * @minItems 1
 */
v1_format_ref?: CoreFormatId[]
format_schema?: CorePlatformExtensionRef
}
/**
 * A price for each thousand impressions.
 */
export interface PricingOptionsCpmOption {
/**
 * Identifier of the price within its product.
 */
pricing_option_id: string
/**
 * What is paid for.
 */
pricing_model: "cpm"
currency: CoreCurrencyCode
/**
 * Price of 1000 impressions. Absent for an auction.
 */
fixed_price?: number
/**
 * Lowest bid for 1000 impressions; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price to be paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * Least budget of a package, in units of `currency`. Less is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that an invoice may carry.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Percentiles of prices that won earlier, in the currency of the option.
 */
export interface PricingOptionsPriceGuidance {
/**
 * A quarter of auctions were won at this price or less.
 */
p25?: number
/**
 * Half of them.
 */
p50?: number
/**
 * Three quarters of them.
 */
p75?: number
/**
 * Nine tenths of them.
 */
p90?: number
}
/**
 * A price for each thousand viewable impressions.
 */
export interface PricingOptionsVcpmOption {
/**
 * Identifier of the price within its product.
 */
pricing_option_id: string
/**
 * What is paid for.
 */
pricing_model: "vcpm"
currency: CoreCurrencyCode
/**
 * Price of 1000 viewable impressions. Absent for an auction.
 */
fixed_price?: number
/**
 * Lowest bid for 1000 viewable impressions; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price to be paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * Least budget of a package, in units of `currency`. Less is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that an invoice may carry.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * A price for each click.
 */
export interface PricingOptionsCpcOption {
/**
 * Identifier of the price within its product.
 */
pricing_option_id: string
/**
 * What is paid for.
 */
pricing_model: "cpc"
currency: CoreCurrencyCode
/**
 * Price of one click. Absent for an auction.
 */
fixed_price?: number
/**
 * Lowest bid for one click; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price to be paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * Least budget of a package, in units of `currency`. Less is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that an invoice may carry.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * A price for each view to the end.
 */
export interface PricingOptionsCpcvOption {
/**
 * Identifier of the price within its product.
 */
pricing_option_id: string
/**
 * What is paid for.
 */
pricing_model: "cpcv"
currency: CoreCurrencyCode
/**
 * Price of one completed view. Absent for an auction.
 */
fixed_price?: number
/**
 * Lowest bid for one completed view; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price to be paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * Least budget of a package, in units of `currency`. Less is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that an invoice may carry.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * A price for each view that lasts long enough.
 */
export interface PricingOptionsCpvOption {
/**
 * Identifier of the price within its product.
 */
pricing_option_id: string
/**
 * What is paid for.
 */
pricing_model: "cpv"
currency: CoreCurrencyCode
/**
 * Price of one view. Absent for an auction.
 */
fixed_price?: number
/**
 * Lowest bid for one view; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price to be paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * What counts as a view.
 */
parameters: {
/**
 * Share of the video from 0 to 1, or a number of seconds.
 */
view_threshold: (number | {
/**
 * Seconds.
 */
duration_seconds: number
})
}
/**
 * Least budget of a package, in units of `currency`. Less is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that an invoice may carry.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * A price for each rating point of a demographic group.
 */
export interface PricingOptionsCppOption {
/**
 * Identifier of the price within its product.
 */
pricing_option_id: string
/**
 * What is paid for.
 */
pricing_model: "cpp"
currency: CoreCurrencyCode
/**
 * Price of one point. Absent for an auction.
 */
fixed_price?: number
/**
 * Lowest bid for one point; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
price_guidance?: PricingOptionsPriceGuidance
/**
 * Whose rating counts.
 */
parameters: {
demographic_system?: EnumsDemographicSystem
/**
 * Demographic code, such as `P18-49`.
 */
demographic: string
/**
 * Fewest points that can be bought.
 */
min_points?: number
}
/**
 * Least budget of a package, in units of `currency`. Less is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that an invoice may carry.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * A price for each conversion of one kind.
 */
export interface PricingOptionsCpaOption {
/**
 * Identifier of the price within its product.
 */
pricing_option_id: string
/**
 * What is paid for.
 */
pricing_model: "cpa"
event_type: EnumsEventType
/**
 * Name of a custom event.
 */
custom_event_name?: string
/**
 * Event source that counts; any when absent.
 */
event_source_id?: string
currency: CoreCurrencyCode
/**
 * Price of one conversion.
 */
fixed_price: number
/**
 * Least budget of a package, in units of `currency`. Less is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that an invoice may carry.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * One price for the whole, whatever is delivered.
 */
export interface PricingOptionsFlatRateOption {
/**
 * Identifier of the price within its product.
 */
pricing_option_id: string
/**
 * What is paid for.
 */
pricing_model: "flat_rate"
currency: CoreCurrencyCode
/**
 * The price. Absent for an auction.
 */
fixed_price?: number
/**
 * Lowest bid; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
price_guidance?: PricingOptionsPriceGuidance
/**
 * What the price buys on screens out of home.
 */
parameters?: {
/**
 * Kind of the parameters.
 */
type: "dooh"
/**
 * Share of voice, 0 to 100.
 */
sov_percentage?: number
/**
 * Length of the loop in seconds.
 */
loop_duration_seconds?: number
/**
 * Least plays per hour.
 */
min_plays_per_hour?: number
/**
 * Name of the package of venues.
 */
venue_package?: string
/**
 * Hours that are bought.
 */
duration_hours?: number
/**
 * Part of the day.
 */
daypart?: string
/**
 * Impressions that are expected.
 */
estimated_impressions?: number
}
/**
 * Least budget of a package, in units of `currency`. Less is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that an invoice may carry.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * A price for each unit of time that the placement is held.
 */
export interface PricingOptionsTimeOption {
/**
 * Identifier of the price within its product.
 */
pricing_option_id: string
/**
 * What is paid for.
 */
pricing_model: "time"
currency: CoreCurrencyCode
/**
 * Price of one unit of time. Absent for an auction.
 */
fixed_price?: number
/**
 * Lowest bid for one unit of time; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
price_guidance?: PricingOptionsPriceGuidance
/**
 * What is counted.
 */
parameters: {
/**
 * The unit.
 */
time_unit: ("hour" | "day" | "week" | "month")
/**
 * Fewest units.
 */
min_duration?: number
/**
 * Most units.
 */
max_duration?: number
}
/**
 * Least budget of a package, in units of `currency`. Less is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that an invoice may carry.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Inventory that can be bought.
 */
export interface CoreProduct {
/**
 * Identifier of the product.
 */
product_id: string
/**
 * Name, for people.
 */
name: string
/**
 * What is bought, for people.
 */
description: string
/**
 * Properties that it runs on.
 * 
 * @minItems 1
 */
publisher_properties: CorePublisherPropertySelector[]
/**
 * Channels.
 */
channels?: EnumsChannels[]
/**
 * Formats that it takes; each is told by `list_creative_formats`. This field or `format_options` is given.
 */
format_ids?: CoreFormatId[]
/**
 * Formats that it takes, by family.
 * 
 * @minItems 1
 */
format_options?: CoreProductFormatDeclaration[]
/**
 * Placements that it runs in.
 * 
 * @minItems 1
 */
placements?: CorePlacement[]
/**
 * Settings in which video plays.
 * 
 * @minItems 1
 */
video_placement_types?: EnumsVideoPlacementType[]
/**
 * Services in which audio is heard.
 * 
 * @minItems 1
 */
audio_distribution_types?: EnumsAudioDistributionType[]
/**
 * Forms of a retail placement.
 * 
 * @minItems 1
 */
sponsored_placement_types?: EnumsSponsoredPlacementType[]
/**
 * Parts of a social service.
 * 
 * @minItems 1
 */
social_placement_surfaces?: EnumsSocialPlacementSurface[]
delivery_type: EnumsDeliveryType
exclusivity?: EnumsExclusivity
/**
 * Prices; absent for a caller without credentials.
 */
pricing_options?: CorePricingOption[]
forecast?: CoreDeliveryForecast
outcome_measurement?: CoreOutcomeMeasurement
/**
 * Who measures delivery.
 */
delivery_measurement?: {
/**
 * Vendors.
 * 
 * @minItems 1
 */
vendors?: CoreBrandRef[]
/**
 * Name of the provider.
 */
provider?: string
/**
 * Remarks, for people.
 */
notes?: string
}
measurement_terms?: CoreMeasurementTerms
/**
 * Standards that apply when a package states none.
 * 
 * @minItems 1
 */
performance_standards?: CorePerformanceStandard[]
cancellation_policy?: CoreCancellationPolicy
/**
 * Changes that a buy of it allows; all that its state allows when absent.
 * 
 * @minItems 1
 */
allowed_actions?: CoreProductAllowedAction[]
reporting_capabilities: CoreReportingCapabilities
creative_policy?: CoreCreativePolicy
/**
 * Whether it was made for this caller.
 */
is_custom?: boolean
/**
 * Whether a package may choose among its properties.
 */
property_targeting_allowed?: boolean
/**
 * Signals that are part of it.
 * 
 * @minItems 1
 */
included_signals?: CoreSignalListing[]
/**
 * Signals that a package can target.
 * 
 * @minItems 1
 */
signal_targeting_options?: CoreProductSignalTargetingOption[]
signal_targeting_rules?: CoreSignalTargetingRules
/**
 * Whether a package can target signals; any is refused with `INVALID_REQUEST` otherwise.
 */
signal_targeting_allowed?: boolean
/**
 * Catalogs that it can show.
 * 
 * @minItems 1
 */
catalog_types?: EnumsCatalogType[]
metric_optimization?: CoreMetricOptimization
vendor_metric_optimization?: CoreVendorMetricOptimization
/**
 * Most goals of one package.
 */
max_optimization_goals?: number
measurement_readiness?: CoreMeasurementReadiness
/**
 * Optimization for conversions.
 */
conversion_tracking?: {
/**
 * Where conversions may happen.
 * 
 * @minItems 1
 */
action_sources?: EnumsActionSource[]
/**
 * Forms of targets.
 * 
 * @minItems 1
 */
supported_targets?: ("cost_per" | "per_ad_spend" | "maximize_value")[]
/**
 * Whether the seller counts conversions by itself.
 */
platform_managed?: boolean
}
/**
 * Items of the request’s catalog that it can show.
 */
catalog_match?: {
/**
 * Their GTINs.
 */
matched_gtins?: string[]
/**
 * Their identifiers.
 */
matched_ids?: string[]
/**
 * How many.
 */
matched_count?: number
/**
 * How many were in the request.
 */
submitted_count: number
}
/**
 * Why it fits the brief, for people; with a brief only.
 */
brief_relevance?: string
/**
 * Until when it is offered.
 */
expires_at?: string
product_card?: CoreProductCard
/**
 * Collections that it runs in.
 * 
 * @minItems 1
 */
collections?: CoreCollectionSelector[]
/**
 * Whether a package may choose among its collections.
 */
collection_targeting_allowed?: boolean
/**
 * Policies that it is held to.
 */
enforced_policies?: string[]
/**
 * Where physical material is sent.
 */
material_submission?: {
/**
 * Page, https only.
 */
url?: string
/**
 * E-mail address.
 */
email?: string
/**
 * How it is sent, for people; at most 2000 characters.
 */
instructions?: string
ext?: CoreExt
}
ext?: CoreExt
}
/**
 * A change that a product allows. Any other is refused with `ACTION_NOT_ALLOWED`. Other keys are not used.
 */
export interface CoreProductAllowedAction {
action: EnumsMediaBuyValidAction
/**
 * How it can be granted.
 * 
 * @minItems 1
 */
modes: EnumsMediaBuyActionMode[]
/**
 * States of the buy in which it is allowed; all that are not final when absent.
 * 
 * @minItems 1
 */
allowed_statuses?: EnumsMediaBuyStatus[]
sla?: CoreSlaWindow
/**
 * Terms that apply.
 */
terms_ref?: string
}
/**
 * What reports of a product tell.
 */
export interface CoreReportingCapabilities {
/**
 * How often reports can be pushed.
 * 
 * @minItems 1
 */
available_reporting_frequencies: EnumsReportingFrequency[]
/**
 * Time until figures are there, in minutes.
 */
expected_delay_minutes: number
/**
 * Time zone of its days, by its IANA name.
 */
timezone: string
/**
 * Whether reports can be pushed.
 */
supports_webhooks: boolean
/**
 * Metrics.
 */
available_metrics: EnumsAvailableMetric[]
/**
 * Metrics of vendors.
 * 
 * Items: A metric.
 */
vendor_metrics?: {
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
}[]
/**
 * Whether creatives are told apart.
 */
supports_creative_breakdown?: boolean
/**
 * Whether keywords are told apart.
 */
supports_keyword_breakdown?: boolean
supports_geo_breakdown?: CoreGeoBreakdownSupport
/**
 * Whether kinds of devices are told apart.
 */
supports_device_type_breakdown?: boolean
/**
 * Whether operating systems are told apart.
 */
supports_device_platform_breakdown?: boolean
/**
 * Whether audiences are told apart.
 */
supports_audience_breakdown?: boolean
/**
 * Whether placements are told apart.
 */
supports_placement_breakdown?: boolean
/**
 * Whether a report can be limited to a time; asking is refused with `DATE_RANGE_NOT_SUPPORTED` otherwise.
 */
date_range_support: ("date_range" | "lifetime_only")
/**
 * Lengths of periods that a report can be split into; any other is refused with `UNSUPPORTED_GRANULARITY`.
 */
windowed_pull_granularities?: EnumsReportingFrequency[]
/**
 * Windows over which figures grow.
 * 
 * @minItems 1
 */
measurement_windows?: CoreMeasurementWindow[]
}
/**
 * A signal and what it says.
 */
export interface CoreSignalListing {
signal_ref?: CoreSignalRef
signal_id?: CoreSignalId
/**
 * Name, for people.
 */
name?: string
/**
 * What it says, for people.
 */
description?: string
/**
 * Page that tells how it is made.
 */
methodology_url?: string
/**
 * When it was last computed.
 */
last_updated?: string
value_type?: EnumsSignalValueType
/**
 * Values of a categorical signal.
 * 
 * @minItems 1
 */
categories?: string[]
/**
 * Bounds of a numeric signal.
 */
range?: {
/**
 * Lower bound.
 */
min: number
/**
 * Upper bound.
 */
max: number
}
}
export interface CoreProductSignalTargetingOption1 {
signal_ref: {} | null
/**
 * Segment to activate first.
 */
signal_agent_segment_id?: string
/**
 * Whether it can be used at once.
 */
activation_status?: ("ready" | "requires_activation")
/**
 * Whether it can be included, excluded or both.
 * 
 * @minItems 1
 */
allowed_targeting_modes?: ("include" | "exclude")[]
/**
 * Whether it is targeted when a package states nothing.
 */
default_selected?: boolean
/**
 * Group that the rules count it in.
 */
selection_group?: string
/**
 * Prices of its use.
 * 
 * @minItems 1
 */
pricing_options?: CoreVendorPricingOption[]
}
/**
 * How packages of a product can combine signals.
 */
export interface CoreSignalTargetingRules {
/**
 * Whether signals are targeted as stated, or the seller plans with them.
 */
resolution_model?: ("direct_targeting" | "seller_planned")
/**
 * Whether signals may, must or cannot be chosen.
 */
selection_mode?: ("optional" | "required" | "fixed")
/**
 * Fewest signals.
 */
min_selected_signals?: number
/**
 * Most signals.
 */
max_selected_signals?: number
/**
 * Most signals of one selection group.
 */
max_selected_per_group?: number
/**
 * Most groups of a package.
 */
max_signal_targeting_groups?: number
/**
 * Most signals of one group.
 */
max_signals_per_targeting_group?: number
/**
 * Rules of single selection groups.
 * 
 * @minItems 1
 */
selection_group_rules?: CoreSignalSelectionGroupRule[]
}
/**
 * How many signals of one selection group can be chosen.
 */
export interface CoreSignalSelectionGroupRule {
/**
 * The group.
 */
selection_group: string
/**
 * Whether they are included or excluded.
 */
targeting_mode?: ("include" | "exclude")
/**
 * Whether they may, must or cannot be chosen.
 */
selection_mode?: ("optional" | "required" | "fixed")
/**
 * Fewest.
 */
min_selected_signals?: number
/**
 * Most.
 */
max_selected_signals?: number
}
/**
 * Metrics of vendors that delivery of a product can be optimized for.
 */
export interface CoreVendorMetricOptimization {
/**
 * Metrics.
 */
supported_metrics: CoreVendorMetricOptimizationSupportedMetric[]
}
/**
 * A metric of a vendor that delivery can be optimized for. Other keys are not used.
 */
export interface CoreVendorMetricOptimizationSupportedMetric {
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
/**
 * Forms of targets.
 */
supported_targets?: ("cost_per" | "threshold_rate")[]
}
/**
 * How a product can be shown in a list.
 */
export interface CoreProductCard {
image?: CoreAssetsImageAsset
/**
 * Title, at most 60 characters.
 */
title?: string
/**
 * Text, at most 200 characters.
 */
description?: string
/**
 * Price as text, at most 30 characters.
 */
price_label?: string
/**
 * Text of the button, at most 25 characters.
 */
cta_label?: string
}
/**
 * A product of a proposal and its share of the budget.
 */
export interface CoreProductAllocation {
/**
 * The product.
 */
product_id: string
/**
 * Share of the budget, 0 to 100.
 */
allocation_percentage: number
/**
 * Price that is used.
 */
pricing_option_id?: string
/**
 * Why, for people.
 */
rationale?: string
/**
 * Place in an order of products.
 */
sequence?: number
/**
 * Labels.
 */
tags?: string[]
/**
 * Start, when not the one of the buy.
 */
start_time?: string
/**
 * End, when not the one of the buy.
 */
end_time?: string
/**
 * Hours in which it runs.
 * 
 * @minItems 1
 */
daypart_targets?: CoreDaypartTarget[]
forecast?: CoreDeliveryForecast
ext?: CoreExt
}
/**
 * Conditions that every product of the answer meets; the others are left out without an error.
 */
export interface CoreProductFilters {
delivery_type?: EnumsDeliveryType
exclusivity?: EnumsExclusivity
/**
 * Only fixed prices, or only auctions; other prices of a product are left out as well.
 */
is_fixed_price?: boolean
/**
 * Only prices in these currencies; other prices of a product are left out as well.
 * 
 * @minItems 1
 * @maxItems 100
 */
pricing_currencies?: CoreCurrencyCode[]
/**
 * Products that take one of these formats. One without its parameters stands for all of them.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_ids?: CoreFormatId[]
/**
 * Products that take standard formats only.
 */
standard_formats_only?: boolean
/**
 * Products with at least this many impressions expected.
 */
min_exposures?: number
/**
 * First day that is wanted.
 */
start_date?: string
/**
 * Last day that is wanted.
 */
end_date?: string
/**
 * Products that this budget can buy.
 */
budget_range?: {
/**
 * Least, in units of `currency`.
 */
min?: number
/**
 * Most, in units of `currency`.
 */
max?: number
currency: CoreCurrencyCode
}
/**
 * Products that deliver in one of these countries.
 * 
 * @minItems 1
 * @maxItems 1000
 */
countries?: CoreCountryCode[]
/**
 * Products that deliver in one of these regions, ISO 3166-2.
 * 
 * @minItems 1
 * @maxItems 1000
 */
regions?: string[]
/**
 * Products that deliver in one of these metros.
 * 
 * @minItems 1
 * @maxItems 1000
 * 
 * Items: A metro.
 */
metros?: {
system: EnumsMetroSystem
/**
 * The code.
 */
code: string
}[]
/**
 * Products of one of these channels.
 * 
 * @minItems 1
 * @maxItems 100
 */
channels?: EnumsChannels[]
/**
 * Products with one of these settings of video.
 * 
 * @minItems 1
 * @maxItems 100
 */
video_placement_types?: EnumsVideoPlacementType[]
/**
 * Products heard over one of these services.
 * 
 * @minItems 1
 * @maxItems 100
 */
audio_distribution_types?: EnumsAudioDistributionType[]
/**
 * Products with one of these forms of retail placements.
 * 
 * @minItems 1
 * @maxItems 100
 */
sponsored_placement_types?: EnumsSponsoredPlacementType[]
/**
 * Products on one of these parts of a social service.
 * 
 * @minItems 1
 * @maxItems 100
 */
social_placement_surfaces?: EnumsSocialPlacementSurface[]
/**
 * @deprecated
 * Products on all of these exchanges.
 * 
 * @minItems 1
 * @maxItems 100
 */
required_axe_integrations?: string[]
/**
 * Products with real-time matching; experimental. None where it is not declared.
 */
trusted_match?: {
/**
 * Products with one of these providers.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A provider.
 */
providers?: {
/**
 * Address of the agent.
 */
agent_url: string
/**
 * It has to match contexts.
 */
context_match?: boolean
/**
 * It has to match identities.
 */
identity_match?: boolean
}[]
/**
 * Products with one of these answers.
 * 
 * @minItems 1
 * @maxItems 100
 */
response_types?: EnumsResponseType[]
}
required_features?: CoreMediaBuyFeatures
/**
 * Geographic targeting that the product has to offer.
 * 
 * @minItems 1
 * @maxItems 100
 */
required_geo_targeting?: CoreGeoRequirement[]
/**
 * Signals that can be targeted.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A signal and a value of it.
 */
signal_targeting?: (CoreSignalTargeting & {
/**
 * Whether it has to be possible to include or exclude it.
 */
targeting_mode?: ("include" | "exclude")
})[]
/**
 * Products that deliver in one of these postal areas.
 * 
 * @minItems 1
 * @maxItems 1000
 */
postal_areas?: CorePostalArea[]
/**
 * Products that deliver near one of these points.
 * 
 * @minItems 1
 * @maxItems 100
 */
geo_proximity?: CoreGeoProximity[]
/**
 * Standards that the product has to keep.
 * 
 * @minItems 1
 * @maxItems 100
 */
required_performance_standards?: CorePerformanceStandard[]
/**
 * Metrics that the product has to report.
 * 
 * @minItems 1
 * @maxItems 100
 */
required_metrics?: EnumsAvailableMetric[]
/**
 * Metrics of vendors that the product has to report.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A vendor, a metric, or a metric of one vendor.
 */
required_vendor_metrics?: {
vendor?: CoreBrandRef
metric_id?: CoreVendorMetricId
}[]
/**
 * Products that can be bought for one of these keywords.
 * 
 * @minItems 1
 * @maxItems 5000
 * 
 * Items: A keyword.
 */
keywords?: {
/**
 * The words.
 */
keyword: string
match_type?: EnumsMatchType
}[]
ext?: CoreExt
}
/**
 * Products that the seller suggests together. It is bought with `proposal_id` and a total budget. One that is not known is refused with `PROPOSAL_NOT_FOUND`, one past its time with `PROPOSAL_EXPIRED`, a draft with `PROPOSAL_NOT_COMMITTED`.
 */
export interface CoreProposal {
/**
 * Identifier of the proposal.
 */
proposal_id: string
/**
 * Name, for people; at most 500 characters.
 */
name: string
/**
 * What it is, for people; at most 2000 characters.
 */
description?: string
/**
 * Products and their shares, which add up to 100.
 * 
 * @minItems 1
 */
allocations: CoreProductAllocation[]
proposal_status?: EnumsProposalStatus
/**
 * Until when it can be bought.
 */
expires_at?: string
insertion_order?: CoreInsertionOrder
/**
 * Budget that makes sense.
 */
total_budget_guidance?: {
/**
 * At least.
 */
min?: number
/**
 * Best.
 */
recommended?: number
/**
 * At most.
 */
max?: number
/**
 * Currency of the amounts.
 */
currency?: string
}
/**
 * Why it fits the brief, for people; at most 2000 characters.
 */
brief_alignment?: string
forecast?: CoreDeliveryForecast
ext?: CoreExt
}
/**
 * One entry of the change feed. Events are ordered by `event_id`; readers that follow cursors see each matching event once.
 */
export interface CoreRegistryEvent {
/**
 * UUID v7 that grows with every committed event. Ordering key of the feed, and the value that cursors hold.
 */
event_id: string
event_type: EnumsRegistryEventType
entity_type: EnumsRegistryEntityType
/**
 * Registry identifier of the entity. Agents and publishers are also named in the payload by URL or domain.
 */
entity_id: string
/**
 * Data of the change, see `event_type`.
 */
payload: {
[k: string]: unknown
}
/**
 * Who caused the change, for example `pipeline:crawler` or `api:crawl-request`. A label for people, not an identity.
 */
actor: string
/**
 * Time of the change, with milliseconds.
 */
created_at: string
}
/**
 * How far the feed reaches, computed for the same filter as the page.
 */
export interface CoreRegistryFeedFreshness {
/**
 * Time at which the page was made.
 */
generated_at: string
/**
 * Time of the newest event that matches the filter; null when there is none.
 */
latest_event_created_at: (string | null)
/**
 * Whole seconds between `latest_event_created_at` and `generated_at`, never below 0; null when no event matches.
 */
lag_seconds: (number | null)
/**
 * Days for which events stay readable.
 */
retention_days: number
}
/**
 * One page of the change feed.
 */
export interface CoreRegistryFeedResponse {
/**
 * Events after the given cursor, oldest first; empty when the reader is caught up.
 */
events: CoreRegistryEvent[]
/**
 * Value to pass as `cursor` next time, together with the same `types` filter. Null only when no cursor was given and no event matches.
 */
cursor: (string | null)
/**
 * True when further events can be read at once with `cursor`; false when the reader should come back later.
 */
has_more: boolean
freshness: CoreRegistryFeedFreshness
}
/**
 * Where reports of a buy are sent. A configuration that cannot be used is refused with `INVALID_REQUEST`.
 */
export interface CoreReportingWebhook {
/**
 * Where reports are sent; https only, and never to a private network.
 */
url: string
/**
 * Value that every webhook repeats, at least 16 characters.
 */
token?: string
/**
 * How the webhook proves where it comes from. Absent means signed as RFC 9421 describes.
 */
authentication?: {
/**
 * The one scheme to use.
 * 
 * @minItems 1
 * @maxItems 1
 */
schemes: EnumsWebhookAuthScheme[]
/**
 * Shared secret, at least 32 characters; never returned.
 */
credentials?: string
}
reporting_frequency: EnumsReportingFrequency
/**
 * Metrics that are wanted; all when absent.
 * 
 * @maxItems 100
 */
requested_metrics?: EnumsAvailableMetric[]
}
/**
 * One attempt to deliver a webhook of the caller. Other keys are not used.
 */
export interface CoreWebhookActivityRecord {
/**
 * Key of the event, the same over all attempts.
 */
idempotency_key: string
/**
 * Subscription that it was sent for.
 */
subscriber_id?: string
/**
 * When the attempt began.
 */
fired_at: string
/**
 * When it ended; null while it runs.
 */
completed_at?: (string | null)
notification_type: EnumsNotificationType
/**
 * Number of the report.
 */
sequence_number?: number
/**
 * Number of the attempt, counted from 1.
 */
attempt: number
/**
 * How it ended.
 */
status: ("success" | "failed" | "timeout" | "connection_error" | "pending")
/**
 * Where it was sent.
 */
url: string
/**
 * Status of the answer; null without one.
 */
http_status_code?: (number | null)
/**
 * Time until the answer in milliseconds; null without one.
 */
response_time_ms?: (number | null)
/**
 * Size of the body in bytes.
 */
payload_size_bytes?: number
/**
 * What went wrong, for people; null when nothing did.
 */
error_message?: (string | null)
ext?: CoreExt
}
/**
 * A creative as it is now.
 */
export interface CreativeCreativeOutcome {
/**
 * Identifier of the creative.
 */
creative_id: string
account?: CoreAccount
action: EnumsCreativeAction
status?: EnumsCreativeStatus
/**
 * Identifier at the seller.
 */
platform_id?: string
/**
 * Fields that changed.
 */
changes?: string[]
/**
 * Why it failed.
 */
errors?: CoreError[]
/**
 * Remarks, for people.
 */
warnings?: string[]
/**
 * Page that shows it.
 */
preview_url?: string
/**
 * Until when the page works.
 */
expires_at?: string
/**
 * Packages that it was added to.
 */
assigned_to?: string[]
/**
 * Why it could not be added, by package.
 */
assignment_errors?: {
[k: string]: string
}
}
/**
 * A creative as it is now.
 */
export interface CreativeCreativeRecord {
/**
 * Identifier of the creative.
 */
creative_id: string
account?: CoreAccount
/**
 * Name, for people.
 */
name: string
format_id?: CoreFormatId
format_kind?: CoreCanonicalFormatKind
format_option_ref?: CoreFormatOptionRef
status: EnumsCreativeStatus
/**
 * Why it was rejected or suspended, for people.
 */
rejection_reason?: string
reason_code?: EnumsCreativeEventReasonCode
/**
 * When it was made.
 */
created_date: string
/**
 * When it was last changed.
 */
updated_date: string
assets?: CoreSlotAssets
/**
 * Labels.
 */
tags?: string[]
/**
 * Concept that it belongs to.
 */
concept_id?: string
/**
 * Name of the concept.
 */
concept_name?: string
/**
 * Parts that can be filled in.
 */
variables?: CoreCreativeVariable[]
/**
 * Packages that it is on.
 */
assignments?: {
/**
 * How many.
 */
assignment_count: number
/**
 * Which.
 * 
 * Items: A package.
 */
assigned_packages?: {
/**
 * Identifier of the package.
 */
package_id: string
/**
 * When it was added.
 */
assigned_date: string
}[]
}
/**
 * Figures so far.
 */
snapshot?: {
/**
 * Time that they are of.
 */
as_of: string
/**
 * How old they can be, in seconds.
 */
staleness_seconds: number
/**
 * Impressions.
 */
impressions: number
/**
 * When it was last served.
 */
last_served?: string
}
snapshot_unavailable_reason?: EnumsSnapshotUnavailableReason
/**
 * Parts of the creative.
 */
items?: CoreCreativeItem[]
/**
 * Prices of its use.
 * 
 * @minItems 1
 */
pricing_options?: CoreVendorPricingOption[]
/**
 * When and why it was purged.
 */
purge?: {
/**
 * A mark was left.
 */
kind: "soft"
/**
 * When.
 */
at: string
reason_code: EnumsCreativeEventReasonCode
}
/**
 * Webhooks that were sent to the caller, newest first; at most 200.
 * 
 * @maxItems 200
 */
webhook_activity?: CoreWebhookActivityRecord[]
}
export interface CreativeListCreativesRequest1 {
filters?: CoreCreativeFilters
/**
 * Order of the list.
 */
sort?: {
field?: EnumsCreativeSortField
direction?: EnumsSortDirection
}
pagination?: CorePaginationRequest
/**
 * Whether to tell packages.
 */
include_assignments?: boolean
/**
 * Whether to tell figures so far.
 */
include_snapshot?: boolean
/**
 * Whether to tell parts of a creative.
 */
include_items?: boolean
/**
 * Whether to tell variables.
 */
include_variables?: boolean
/**
 * Whether to tell prices; needs `account`.
 */
include_pricing?: boolean
/**
 * Whether to tell creatives that were purged and left a mark.
 */
include_purged?: boolean
/**
 * Whether to tell the webhooks that were sent to the caller.
 */
include_webhook_activity?: boolean
/**
 * Most webhooks for each creative, 1 to 200.
 */
webhook_activity_limit?: number
account?: CoreAccountRef
/**
 * Fields that are wanted; all when absent. Those that each creative must have are always there.
 * 
 * @minItems 1
 * @maxItems 100
 */
fields?: ("creative_id" | "name" | "format_id" | "status" | "created_date" | "updated_date" | "tags" | "assignments" | "snapshot" | "items" | "variables" | "concept" | "pricing_options")[]
}
export interface CreativeListCreativesResponse1 {
/**
 * How the list came about.
 */
query_summary: {
/**
 * Creatives that the filters match.
 */
total_matching: number
/**
 * Creatives of this page.
 */
returned: number
/**
 * Names of the filters that were used.
 */
filters_applied?: string[]
/**
 * Order of the list.
 */
sort_applied?: {
/**
 * Field.
 */
field?: string
direction?: EnumsSortDirection
}
}
pagination: CorePaginationResponse
/**
 * Creatives of this page.
 */
creatives: CreativeCreativeRecord[]
/**
 * Number of matching creatives by identifier of the format.
 */
format_summary?: {
[k: string]: number
}
/**
 * Number of matching creatives by state.
 */
status_summary?: {
/**
 * Being processed.
 */
processing?: number
/**
 * Approved.
 */
approved?: number
/**
 * Waiting for review.
 */
pending_review?: number
/**
 * Suspended.
 */
suspended?: number
/**
 * Rejected.
 */
rejected?: number
/**
 * Archived.
 */
archived?: number
}
/**
 * Advisories.
 */
errors?: CoreError[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
export interface CreativePreviewCreativeRequest1 {
/**
 * What is previewed: `single` needs `creative_manifest`, `batch` needs `requests`, `variant` needs `variant_id`; a missing one is refused with `INVALID_REQUEST`.
 */
request_type: ("single" | "batch" | "variant")
format_id?: CoreFormatId
creative_manifest?: CoreCreativeManifest
/**
 * Sets of macro values, 1 to 20; each gives one preview, and without any there is one named `default`.
 * 
 * @minItems 1
 * @maxItems 20
 */
inputs?: CreativePreviewInput[]
/**
 * Identifier of a rendering template; accepted and ignored, because each format has one rendering.
 */
template_id?: string
quality?: EnumsCreativeQuality
output_format?: EnumsPreviewOutputFormat
/**
 * Maximum number of catalog items that a preview shows, 1 to 50; 10 when absent.
 */
item_limit?: number
/**
 * Creatives of a `batch`, 1 to 50; results are returned in the same order.
 * 
 * @minItems 1
 * @maxItems 50
 * 
 * Items: A creative of a batch, with its own sets of macro values.
 */
requests?: {
format_id?: CoreFormatId
creative_manifest: CoreCreativeManifest
/**
 * Sets of macro values, 1 to 20; each gives one preview, and without any there is one named `default`.
 * 
 * @minItems 1
 * @maxItems 20
 */
inputs?: CreativePreviewInput[]
/**
 * Identifier of a rendering template; accepted and ignored, because each format has one rendering.
 */
template_id?: string
quality?: EnumsCreativeQuality
output_format?: EnumsPreviewOutputFormat
/**
 * Maximum number of catalog items that a preview shows, 1 to 50; 10 when absent.
 */
item_limit?: number
}[]
/**
 * Served variant to replay, from `get_creative_delivery`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
 */
variant_id?: string
/**
 * Creative that the variant belongs to; when given, it must be the creative of `variant_id`.
 */
creative_id?: string
account?: CoreAccountRef
}
/**
 * A set of macro values that a preview is rendered for.
 */
export interface CreativePreviewInput {
/**
 * Name of the set of values, returned with its preview; at most 500 characters.
 */
name: string
/**
 * Values by the name of their macro; at most 200, each up to 10,000 characters.
 */
macros?: {
[k: string]: string
}
/**
 * Situation that the values stand for, for people; at most 5,000 characters.
 */
context_description?: string
}
/**
 * What has to be answered before creatives can be taken.
 */
export interface CreativeSyncCreativesAsyncResponseInputRequired {
/**
 * What is missing.
 */
reason?: ("APPROVAL_REQUIRED" | "ASSET_CONFIRMATION" | "FORMAT_CLARIFICATION")
context?: CoreContext
ext?: CoreExt
}
/**
 * Reviewing takes longer and is asked for with `get_task_status`.
 */
export interface CreativeSyncCreativesAsyncResponseSubmitted {
/**
 * It takes longer.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * Advisories.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * How far the creatives are.
 */
export interface CreativeSyncCreativesAsyncResponseWorking {
/**
 * How much is done, 0 to 100.
 */
percentage?: number
/**
 * What is being done, for people.
 */
current_step?: string
/**
 * Number of steps, 1 or more.
 */
total_steps?: number
/**
 * Number of the current step, counted from 1.
 */
step_number?: number
/**
 * Creatives that are done.
 */
creatives_processed?: number
/**
 * Creatives in all.
 */
creatives_total?: number
context?: CoreContext
ext?: CoreExt
}
export interface CreativeSyncCreativesRequest1 {
account: CoreAccountRef
/**
 * Creatives, 1 to 100. What is given replaces what was; what is absent stays.
 * 
 * @minItems 1
 * @maxItems 100
 */
creatives: CoreCreativeAsset[]
/**
 * Only these of `creatives`, 1 to 100. Beside `delete_missing` refused with `INVALID_REQUEST`.
 * 
 * @minItems 1
 * @maxItems 100
 */
creative_ids?: string[]
/**
 * Packages that creatives are added to; other assignments stay.
 * 
 * @minItems 1
 * @maxItems 5000
 * 
 * Items: A creative on a package.
 */
assignments?: {
/**
 * The creative.
 */
creative_id: string
/**
 * The package; one that is not known is told in `assignment_errors`.
 */
package_id: string
/**
 * Share of rotation beside other creatives of the package, 0 to 100.
 */
weight?: number
/**
 * Only on these placements.
 * 
 * @minItems 1
 * @maxItems 500
 */
placement_ids?: string[]
}[]
idempotency_key: CoreIdempotencyKey
/**
 * Whether all other creatives of the account are archived. One that is in use stops it with `INVALID_STATE`.
 */
delete_missing?: boolean
/**
 * Whether to tell what would be done without doing it.
 */
dry_run?: boolean
validation_mode?: EnumsValidationMode
push_notification_config?: CorePushNotificationConfig
}
/**
 * Requirements that every canonical family knows.
 */
export interface FormatsCanonicalBase {
/**
 * Whether they may change at short notice.
 */
experimental?: boolean
/**
 * Whether the family is on its way out.
 */
deprecated?: boolean
/**
 * Whether a named format can stand for it.
 */
v1_translatable?: boolean
/**
 * Release that brought it.
 */
since_version?: string
/**
 * Release that it should be replaced by.
 */
migration_target_version?: string
/**
 * Whether the ad is put together by rules, or by an algorithm.
 */
composition_model?: ("deterministic" | "algorithmic")
/**
 * Whether a creative has to say how it was made.
 */
provenance_required?: boolean
/**
 * Extensions that a platform defines.
 */
platform_extensions?: CorePlatformExtensionRef[]
/**
 * Whether the same input can give different ads.
 */
synthesis_nondeterministic?: boolean
/**
 * Slots of the format.
 */
slots?: FormatsCanonicalSlot[]
/**
 * Connections to other systems that are needed.
 */
required_connections?: CoreDownstreamConnectionRequirement[]
/**
 * What follows when something that the ad refers to changes.
 */
reference_mutability?: ("immutable_snapshot" | "mutable_requires_reapproval" | "mutable_auto_recheck")
/**
 * Working days that the seller needs to make the ad.
 */
production_window_business_days?: number
}
export interface FormatsCanonicalSlot1 {
/**
 * Name of the slot, the key in the assets of a creative.
 */
asset_group_id: string
/**
 * Kind of asset that it takes.
 */
asset_type: ("image" | "video" | "audio" | "text" | "markdown" | "url" | "html" | "css" | "javascript" | "vast" | "daast" | "webhook" | "brief" | "catalog" | "published_post" | "zip" | "card" | "object" | "pixel_tracker" | "vast_tracker" | "daast_tracker")
/**
 * Whether it has to be filled.
 */
required?: boolean
/**
 * Least number of assets.
 */
min?: number
/**
 * Largest number of assets.
 */
max?: number
/**
 * Most characters; for texts.
 */
max_chars?: number
/**
 * Largest file in kilobytes; for files.
 */
max_size_kb?: number
/**
 * Uses of a logo that are taken; for the slot `logo`.
 */
logo_slots?: EnumsLogoSlot[]
/**
 * Uses of a logo that are needed; for the slot `logo`.
 */
required_logo_slots?: EnumsLogoSlot[]
/**
 * What it is for, for people.
 */
description?: string
/**
 * Whether the asset only goes into the making of the ad.
 */
consumed_for_production?: boolean
}
export interface FormatsCanonicalAgentPlacement1 {
/**
 * Form of the mention.
 */
output_modality?: ("text" | "audio" | "card")
/**
 * Most characters of it.
 */
max_mention_length_chars?: number
/**
 * Longest spoken mention in milliseconds.
 */
max_mention_duration_ms?: number
/**
 * Whether an offering can be named.
 */
supports_offering_reference?: boolean
/**
 * Whether a click can lead somewhere.
 */
supports_landing_page_url?: boolean
/**
 * How it has to sound.
 */
tone_constraints?: string[]
/**
 * Whether it is told to be an ad.
 */
disclosure_required?: boolean
}
export interface FormatsCanonicalAudioDaast1 {
/**
 * Version of the tag.
 */
daast_version?: ("1.0" | "1.1")
/**
 * Shortest and longest duration in milliseconds; null for no bound.
 * 
 * @minItems 2
 * @maxItems 2
 */
duration_ms_range?: number[]
/**
 * The one duration in milliseconds.
 */
duration_ms_exact?: number
/**
 * Whether the ad has to be linear.
 */
linear_required?: boolean
/**
 * Most wrappers around the ad.
 */
max_wrapper_depth?: number
/**
 * Whether everything has to be loaded over https.
 */
ssl_required?: boolean
/**
 * Whether a companion picture is needed.
 */
companion_image_required?: boolean
}
export interface FormatsCanonicalAudioHosted1 {
/**
 * Shortest and longest duration in milliseconds; null for no bound.
 * 
 * @minItems 2
 * @maxItems 2
 */
duration_ms_range?: (number | null)[]
/**
 * The one duration in milliseconds.
 */
duration_ms_exact?: number
/**
 * Audio codecs.
 */
audio_codecs?: ("mp3" | "aac" | "wav" | "opus" | "flac")[]
/**
 * Sampling rates in hertz.
 */
audio_sample_rates?: number[]
/**
 * Arrangements of channels.
 */
audio_channels?: ("mono" | "stereo")[]
/**
 * Lowest bit rate in kilobits per second.
 */
min_bitrate_kbps?: number
/**
 * Highest bit rate in kilobits per second.
 */
max_bitrate_kbps?: number
/**
 * Integrated loudness in LUFS.
 */
loudness_lufs?: number
/**
 * How far loudness may be off, in decibels.
 */
loudness_tolerance_db?: number
/**
 * Highest true peak in dBFS.
 */
true_peak_dbfs?: number
/**
 * Who makes the asset.
 */
asset_source?: ("buyer_uploaded" | "publisher_host_recorded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized" | "publisher_owned_reference")
/**
 * Whether an asset of the buyer is taken as well.
 */
buyer_asset_acceptance?: ("accepted" | "rejected")
/**
 * Whether a companion picture is needed.
 */
companion_image_required?: boolean
/**
 * Ratio of width to height of the companion picture.
 */
companion_image_aspect_ratio?: string
/**
 * Largest companion picture in kilobytes.
 */
companion_image_max_file_size_kb?: number
/**
 * Most characters of the brand name.
 */
brand_name_max_chars?: number
}
export interface FormatsCanonicalDisplayTag1 {
/**
 * Width in pixels.
 */
width?: number
/**
 * Height in pixels.
 */
height?: number
/**
 * Sizes that are taken, when there are several.
 * 
 * @minItems 1
 */
sizes?: FormatsCanonicalSize[]
/**
 * Least width in pixels.
 */
min_width?: number
/**
 * Largest width in pixels.
 */
max_width?: number
/**
 * Least height in pixels.
 */
min_height?: number
/**
 * Largest height in pixels.
 */
max_height?: number
/**
 * Kinds of tags.
 */
supported_tag_types?: ("iframe" | "javascript" | "1x1_redirect")[]
/**
 * Whether everything has to be loaded over https.
 */
ssl_required?: boolean
/**
 * Most redirects.
 */
max_redirect_depth?: number
/**
 * Longest time until it answers, in milliseconds.
 */
max_response_time_ms?: number
/**
 * Whether a picture is needed for when the ad cannot run.
 */
backup_image_required?: boolean
/**
 * Largest such picture in kilobytes.
 */
backup_image_max_size_kb?: number
/**
 * Whether the Open Measurement SDK is needed.
 */
om_sdk_required?: boolean
}
/**
 * A size in pixels.
 */
export interface FormatsCanonicalSize {
/**
 * Width in pixels.
 */
width: number
/**
 * Height in pixels.
 */
height: number
}
export interface FormatsCanonicalHtml51 {
/**
 * Width in pixels.
 */
width?: number
/**
 * Height in pixels.
 */
height?: number
/**
 * Sizes that are taken, when there are several.
 * 
 * @minItems 1
 */
sizes?: FormatsCanonicalSize[]
/**
 * Least width in pixels.
 */
min_width?: number
/**
 * Largest width in pixels.
 */
max_width?: number
/**
 * Least height in pixels.
 */
min_height?: number
/**
 * Largest height in pixels.
 */
max_height?: number
/**
 * Most that is loaded at first, in kilobytes.
 */
max_initial_load_kb?: number
/**
 * Most that is loaded afterwards, in kilobytes.
 */
max_polite_load_kb?: number
/**
 * Whether the page tells when to load the rest.
 */
host_initiated_subload?: boolean
/**
 * Longest animation in milliseconds.
 */
max_animation_duration_ms?: number
/**
 * Highest load of the processor in percent.
 */
max_cpu_load_percent?: number
/**
 * Whether MRAID is needed.
 */
mraid_required?: boolean
/**
 * Version of MRAID.
 */
mraid_version?: ("2.0" | "3.0")
/**
 * Whether the Open Measurement SDK is needed.
 */
om_sdk_required?: boolean
/**
 * Name of the variable that holds the click address.
 */
clicktag_macro?: ("clickTag" | "clickTAG")
/**
 * Whether a picture is needed for when the ad cannot run.
 */
backup_image_required?: boolean
/**
 * Largest such picture in kilobytes.
 */
backup_image_max_size_kb?: number
/**
 * Whether everything has to be loaded over https.
 */
ssl_required?: boolean
}
export interface FormatsCanonicalImage1 {
/**
 * Width in pixels.
 */
width?: number
/**
 * Height in pixels.
 */
height?: number
/**
 * Sizes that are taken, when there are several.
 * 
 * @minItems 1
 */
sizes?: FormatsCanonicalSize[]
/**
 * Least width in pixels.
 */
min_width?: number
/**
 * Largest width in pixels.
 */
max_width?: number
/**
 * Least height in pixels.
 */
min_height?: number
/**
 * Largest height in pixels.
 */
max_height?: number
/**
 * Ratio of width to height, such as `16:9`.
 */
aspect_ratio?: string
/**
 * Largest file in kilobytes.
 */
max_file_size_kb?: number
/**
 * File formats.
 */
image_formats?: ("jpg" | "jpeg" | "png" | "gif" | "webp" | "svg")[]
/**
 * Whether everything has to be loaded over https.
 */
ssl_required?: boolean
/**
 * Most characters of the headline.
 */
headline_max_chars?: number
/**
 * Most characters of the text.
 */
body_text_max_chars?: number
/**
 * Calls to action that are taken, and no other. Any other is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 */
cta_values?: string[]
/**
 * Who makes the asset.
 */
asset_source?: ("buyer_uploaded" | "publisher_host_recorded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized" | "publisher_owned_reference")
/**
 * Whether an asset of the buyer is taken as well.
 */
buyer_asset_acceptance?: ("accepted" | "rejected")
}
export interface FormatsCanonicalImageCarousel1 {
/**
 * Ratio of width to height of a card.
 */
card_aspect_ratio?: string
/**
 * Fewest cards.
 */
min_cards?: number
/**
 * Most cards.
 */
max_cards?: number
/**
 * Kinds of media on a card.
 */
allowed_card_media_asset_types?: ("image" | "video")[]
/**
 * Kinds of media on a card; the older name.
 */
allowed_card_asset_types?: ("image" | "video")[]
/**
 * Largest picture in kilobytes.
 */
card_image_max_file_size_kb?: number
/**
 * Largest video in kilobytes.
 */
card_video_max_file_size_kb?: number
/**
 * Longest video in milliseconds.
 */
card_video_max_duration_ms?: number
/**
 * Most characters of the main text.
 */
primary_text_max_chars?: number
/**
 * Most characters of a card’s headline.
 */
card_headline_max_chars?: number
/**
 * Most characters of a card’s text.
 */
card_description_max_chars?: number
/**
 * Whether everything has to be loaded over https.
 */
ssl_required?: boolean
}
export interface FormatsCanonicalNativeInFeed1 {
/**
 * Most characters of the title.
 */
title_max_chars?: number
/**
 * Most characters of the text.
 */
body_text_max_chars?: number
/**
 * Most characters of the call to action.
 */
cta_max_chars?: number
/**
 * Calls to action that are taken, and no other. Any other is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 */
cta_values?: string[]
/**
 * Sizes of the picture.
 * 
 * @minItems 1
 */
main_image_sizes?: FormatsCanonicalSize[]
icon_size?: FormatsCanonicalSize
/**
 * Largest picture in kilobytes.
 */
max_image_file_size_kb?: number
/**
 * File formats.
 */
image_formats?: ("jpg" | "jpeg" | "png" | "gif" | "webp")[]
/**
 * Whether everything has to be loaded over https.
 */
ssl_required?: boolean
/**
 * Who makes the asset.
 */
asset_source?: ("buyer_uploaded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized" | "publisher_owned_reference")
/**
 * Whether an asset of the buyer is taken as well.
 */
buyer_asset_acceptance?: ("accepted" | "rejected")
}
export interface FormatsCanonicalResponsiveCreative1 {
/**
 * Fewest headlines.
 */
headlines_min?: number
/**
 * Most headlines.
 */
headlines_max?: number
/**
 * Most characters of the headline.
 */
headline_max_chars?: number
/**
 * Fewest long headlines.
 */
long_headlines_min?: number
/**
 * Most long headlines.
 */
long_headlines_max?: number
/**
 * Most characters of a long headline.
 */
long_headline_max_chars?: number
/**
 * Fewest descriptions.
 */
descriptions_min?: number
/**
 * Most descriptions.
 */
descriptions_max?: number
/**
 * Most characters of a description.
 */
description_max_chars?: number
/**
 * Fewest wide pictures.
 */
images_landscape_min?: number
/**
 * Most wide pictures.
 */
images_landscape_max?: number
/**
 * Ratio of width to height of a wide picture.
 */
images_landscape_aspect_ratio?: string
/**
 * Fewest square pictures.
 */
images_square_min?: number
/**
 * Most square pictures.
 */
images_square_max?: number
/**
 * Fewest tall pictures.
 */
images_vertical_min?: number
/**
 * Most tall pictures.
 */
images_vertical_max?: number
/**
 * Fewest videos.
 */
videos_min?: number
/**
 * Most videos.
 */
videos_max?: number
/**
 * Shortest video in milliseconds.
 */
video_min_duration_ms?: number
/**
 * Longest video in milliseconds.
 */
video_max_duration_ms?: number
/**
 * Fewest logos.
 */
logo_min?: number
/**
 * Most logos.
 */
logo_max?: number
/**
 * Ratios of width to height of a logo.
 */
logo_aspect_ratios?: string[]
/**
 * Most characters of the name of the business.
 */
business_name_max_chars?: number
/**
 * Largest picture in kilobytes.
 */
asset_image_max_file_size_kb?: number
/**
 * Whether items of a catalog can be used.
 */
supports_catalog_input?: boolean
}
export interface FormatsCanonicalSponsoredPlacement1 {
/**
 * Catalogs.
 */
supported_catalog_types?: EnumsCatalogType[]
/**
 * Fewest items.
 */
min_items?: number
/**
 * Most items.
 */
max_items?: number
/**
 * Whether each item gets an ad of its own.
 */
fanout_mode?: ("per_item" | "multi_item_in_creative" | "single_item")
/**
 * Fields that each item needs.
 */
required_catalog_fields?: string[]
/**
 * Kinds of identifiers of items.
 */
supported_id_types?: ("asin" | "sku" | "gtin" | "offering_id" | "store_id" | "hotel_id" | "flight_id" | "vehicle_id" | "listing_id" | "program_id" | "destination_id" | "app_id" | "job_id")[]
/**
 * Whether a large picture can be added.
 */
hero_asset_supported?: boolean
/**
 * Who makes the pictures of items.
 */
item_production_model?: ("buyer_uploaded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized")
}
export interface FormatsCanonicalVideoHosted1 {
/**
 * Orientation of the picture.
 */
orientation?: ("vertical" | "horizontal" | "square")
/**
 * Ratio of width to height, such as `16:9`.
 */
aspect_ratio?: string
/**
 * Least width in pixels.
 */
min_width?: number
/**
 * Least height in pixels.
 */
min_height?: number
/**
 * Largest width in pixels.
 */
max_width?: number
/**
 * Largest height in pixels.
 */
max_height?: number
/**
 * Shortest and longest duration in milliseconds; null for no bound.
 * 
 * @minItems 2
 * @maxItems 2
 */
duration_ms_range?: (number | null)[]
/**
 * The one duration in milliseconds.
 */
duration_ms_exact?: number
/**
 * Video codecs.
 */
video_codecs?: ("h264" | "h265" | "vp8" | "vp9" | "av1" | "prores")[]
/**
 * Audio codecs.
 */
audio_codecs?: ("aac" | "mp3" | "opus" | "pcm")[]
/**
 * Containers.
 */
containers?: ("mp4" | "webm" | "mov")[]
/**
 * Lowest bit rate in kilobits per second.
 */
min_bitrate_kbps?: number
/**
 * Highest bit rate in kilobits per second.
 */
max_bitrate_kbps?: number
/**
 * Largest file in megabytes.
 */
max_file_size_mb?: number
/**
 * Frames per second.
 */
frame_rates?: number[]
/**
 * Whether captions are needed.
 */
captions?: ("required" | "recommended" | "not_required")
/**
 * Whether the Open Measurement SDK is needed.
 */
om_sdk_required?: boolean
/**
 * Most characters of the headline.
 */
headline_max_chars?: number
/**
 * Most characters of the main text.
 */
primary_text_max_chars?: number
/**
 * Most characters of the brand name.
 */
brand_name_max_chars?: number
/**
 * Calls to action that are taken, and no other. Any other is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 */
cta_values?: string[]
/**
 * Widths of companion banners in pixels.
 */
companion_banner_widths?: number[]
/**
 * Heights of companion banners in pixels.
 */
companion_banner_heights?: number[]
/**
 * Who makes the asset.
 */
asset_source?: ("buyer_uploaded" | "publisher_host_recorded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized" | "publisher_owned_reference")
/**
 * Whether an asset of the buyer is taken as well.
 */
buyer_asset_acceptance?: ("accepted" | "rejected")
}
export interface FormatsCanonicalVideoVast1 {
/**
 * Orientation of the picture.
 */
orientation?: ("vertical" | "horizontal" | "square")
/**
 * Ratio of width to height, such as `16:9`.
 */
aspect_ratio?: string
/**
 * Version of the tag.
 */
vast_version?: ("2.0" | "3.0" | "4.0" | "4.1" | "4.2")
/**
 * Whether VPAID is taken.
 */
vpaid_enabled?: boolean
/**
 * Version of VPAID.
 */
vpaid_version?: ("1.0" | "2.0")
/**
 * Whether SIMID is taken.
 */
simid_supported?: boolean
/**
 * Shortest and longest duration in milliseconds; null for no bound.
 * 
 * @minItems 2
 * @maxItems 2
 */
duration_ms_range?: number[]
/**
 * The one duration in milliseconds.
 */
duration_ms_exact?: number
/**
 * Least width in pixels.
 */
min_width?: number
/**
 * Largest width in pixels.
 */
max_width?: number
/**
 * Least height in pixels.
 */
min_height?: number
/**
 * Largest height in pixels.
 */
max_height?: number
/**
 * Whether the ad has to be linear.
 */
linear_required?: boolean
/**
 * When it can be skipped, in milliseconds.
 */
skippable_after_ms?: number
/**
 * Most wrappers around the ad.
 */
max_wrapper_depth?: number
/**
 * Whether everything has to be loaded over https.
 */
ssl_required?: boolean
}
/**
 * An agent that the organization enrolled.
 */
export interface MeAgent {
/**
 * Canonical URL of the agent; its key, which never changes.
 */
url: string
/**
 * Name given at enrolment, else the name that the agent gives itself, else its host.
 */
name: string
/**
 * What the agent is for, `unknown` when nobody said and its tasks do not tell.
 */
type: (EnumsAgentType | "unknown")
visibility: EnumsAgentVisibility
lifecycle_stage: EnumsAgentLifecycleStage
/**
 * Protocol in which it answered; null before the first answer.
 */
protocol: ("mcp" | "a2a" | null)
/**
 * When it was enrolled.
 */
enrolled_at: string
/**
 * When its enrolment last changed.
 */
updated_at: string
/**
 * When it was last asked what it is; null before.
 */
probed_at: (string | null)
compliance_status: EnumsComplianceStatus
/**
 * Whether it holds a badge.
 */
verified: boolean
}
/**
 * An agent, and how it should be listed.
 */
export interface MeAgentEnrolment {
/**
 * URL of the agent, http or https, at most 1024 characters once normalised; another answers 400 `invalid_request`.
 */
url: string
/**
 * What the agent is for; `unknown` leaves it to its own tasks to tell.
 */
type: (EnumsAgentType | "unknown")
/**
 * Name to show, 1 to 200 characters; blanks alone answer 400 `invalid_request`.
 */
name?: string
visibility?: EnumsAgentVisibility
}
/**
 * All agents that the organization enrolled.
 */
export interface MeAgentList {
/**
 * Agents by URL.
 */
agents: MeAgent[]
}
/**
 * An enrolled agent after a change.
 */
export interface MeAgentResponse {
agent: MeAgent
/**
 * What was done otherwise than asked; absent when nothing was.
 */
warnings?: MeAgentWarning[]
}
/**
 * Something that was done otherwise than asked.
 */
export interface MeAgentWarning {
/**
 * Stable code: `visibility_downgraded`.
 */
code: string
/**
 * Explanation for people.
 */
message: string
requested: EnumsAgentVisibility
applied: EnumsAgentVisibility
}
/**
 * What should change about an enrolled agent; what is left out stays.
 */
export interface MeAgentUpdate {
/**
 * What the agent is for.
 */
type?: (EnumsAgentType | "unknown")
/**
 * Name to show, 1 to 200 characters; blanks alone answer 400 `invalid_request`.
 */
name?: string
visibility?: EnumsAgentVisibility
}
/**
 * A long-lived credential of an organization, without its secret.
 */
export interface MeApiKey {
/**
 * Id of the key. In histories and the audit log it acts as `api_key_` and this id.
 */
id: string
/**
 * What the key is for.
 */
name: string
/**
 * What the key may do, in the words of `api-key-permission.json`.
 */
permissions: string[]
/**
 * When it was made.
 */
created_at: string
/**
 * When it was last used, to the minute; null before its first use.
 */
last_used_at: (string | null)
/**
 * When it ends by itself; null for never.
 */
expires_at: (string | null)
/**
 * When it was revoked; null while it was not.
 */
revoked_at: (string | null)
}
/**
 * A new API key, with its secret.
 */
export interface MeApiKeyCreated {
/**
 * Id of the key. In histories and the audit log it acts as `api_key_` and this id.
 */
id: string
/**
 * What the key is for.
 */
name: string
/**
 * What the key may do, in the words of `api-key-permission.json`.
 */
permissions: string[]
/**
 * When it was made.
 */
created_at: string
/**
 * When it was last used, to the minute; null before its first use.
 */
last_used_at: (string | null)
/**
 * When it ends by itself; null for never.
 */
expires_at: (string | null)
/**
 * When it was revoked; null while it was not.
 */
revoked_at: (string | null)
/**
 * The key, sent as `Authorization: Bearer`. Shown here and never again; the registry keeps only a hash of it.
 */
api_key: string
}
/**
 * All API keys of an organization.
 */
export interface MeApiKeyList {
/**
 * Keys, oldest first, revoked and expired ones too.
 */
api_keys: MeApiKey[]
}
/**
 * What a new API key is for, and what it may do.
 */
export interface MeApiKeyRequest {
/**
 * What the key is for, 1 to 200 characters; blanks alone answer 400 `invalid_request`.
 */
name: string
/**
 * What the key may do; another value answers 400 `invalid_request`. Without it the key may do what a member may: `registry:read`, `registry:write`, and `read`, `write` and `delete` of every task permission. An API key can give no permission that it lacks itself.
 * 
 * @minItems 1
 * @maxItems 25
 */
permissions?: EnumsApiKeyPermission[]
/**
 * When it ends by itself; null or absent for never. A time that has passed answers 400 `invalid_request`.
 */
expires_at?: (string | null)
}
/**
 * Something that was done for an organization, or to its credentials.
 */
export interface MeAuditEntry {
/**
 * Id of the entry; ids grow with time.
 */
id: string
/**
 * When it happened.
 */
at: string
/**
 * The operation of this API, or `credential.…` for what happened to a credential.
 */
action: string
/**
 * Who did it: the id of a person, `api_key_…`, `client_…`, `admin` for the operator.
 */
actor: string
/**
 * Name of who did it, at that time.
 */
actor_name: string
/**
 * What it was done to: an id, a domain or a URL.
 */
subject: (string | null)
outcome: EnumsAuditOutcome
/**
 * Network address that the request came from.
 */
address: (string | null)
/**
 * Request id, as in the header `X-Request-Id` of the answer.
 */
request_id: (string | null)
/**
 * More about it; never a secret.
 */
detail: {
[k: string]: unknown
}
}
/**
 * A page of the audit log of an organization.
 */
export interface MeAuditPage {
/**
 * Entries, newest first.
 */
entries: MeAuditEntry[]
/**
 * Value of `cursor` for the next, older page; null on the last one.
 */
next_cursor: (string | null)
}
/**
 * A program that gets access tokens for an organization by itself (OAuth client credentials), without its secret.
 */
export interface MeClient {
/**
 * Id that the client names itself by.
 */
client_id: string
/**
 * Name of the client.
 */
name: string
/**
 * Who made it: the id of a person, `api_key_…` or `client_…`.
 */
created_by: string
/**
 * When it was made.
 */
created_at: string
/**
 * Scopes that the client can ask for; a token request without `scope` gets all of them.
 */
scopes: EnumsClientScope[]
}
/**
 * A new client, with its secret.
 */
export interface MeClientCreated {
/**
 * Id that the client names itself by.
 */
client_id: string
/**
 * Name of the client.
 */
name: string
/**
 * Who made it: the id of a person, `api_key_…` or `client_…`.
 */
created_by: string
/**
 * When it was made.
 */
created_at: string
/**
 * Secret of the client. Shown here and never again; the registry keeps only a hash of it.
 */
client_secret: string
/**
 * Where the client gets its tokens, with `grant_type=client_credentials` and its secret in the Authorization header or the form (RFC 6749 section 2.3.1).
 */
token_endpoint: string
/**
 * Scopes that the client can ask for; a token request without `scope` gets all of them.
 */
scopes: EnumsClientScope[]
}
/**
 * All clients of an organization.
 */
export interface MeClientList {
/**
 * Clients, oldest first.
 */
clients: MeClient[]
}
/**
 * A client that should act for the organization.
 */
export interface MeClientRequest {
/**
 * Name of the client, 1 to 200 characters; blanks alone answer 400 `invalid_request`.
 */
name: string
/**
 * Scopes that the client can ask for; another value answers 400 `invalid_request`. Without it the client gets all of them.
 * 
 * @minItems 1
 * @maxItems 6
 */
scopes?: EnumsClientScope[]
}
/**
 * A community entry that the organization saved.
 */
export interface MeEntry {
entity: EnumsEntryKind
/**
 * Canonical domain of the entry.
 */
domain: string
review_status: EnumsReviewStatus
/**
 * Number of its latest revision; 0 for one that was never committed.
 */
revision_number: number
/**
 * When it last changed.
 */
updated_at: string
/**
 * The case that an operator decides; only for entries that were held.
 */
review_id?: string
/**
 * The name that the domain resembles; only for entries that were held for it.
 */
resembles?: string
}
/**
 * A page of the community entries that the organization saved.
 */
export interface MeEntryList {
/**
 * Entries by domain, brands before properties.
 */
entries: MeEntry[]
/**
 * Cursor of the next page; null on the last one.
 */
next_cursor: (string | null)
}
/**
 * Who a credential is, and which organizations it acts for.
 */
export interface MeIdentity {
kind: EnumsPrincipalKind
/**
 * Who it is, as in the audit log: the id of a person, `api_key_…` or `client_…`.
 */
id: string
/**
 * Name shown to people; for a key that of its organization.
 */
name: string
/**
 * E-mail address, lower-case; people only, and only with the scope `email` when a program asks for them.
 */
email?: string
/**
 * Id of the organization that requests without `org` act for: the one joined first. Null without any.
 */
organization: (string | null)
/**
 * All organizations, the one joined first at the head.
 */
organizations: MeStanding[]
/**
 * Whether an operator, or an organization that proved the domain of the address, vouches that the address is this person's; with `email`.
 */
email_verified?: boolean
/**
 * What the credential may do on the REST API and in the agent's tasks, in the words of `api-key-permission.json`, for example `registry:read` or `products:write`. The role in the organization limits it further. Empty when it can only tell who it is.
 */
permissions: string[]
}
/**
 * An organization that the caller acts for, and as what.
 */
export interface MeStanding {
/**
 * Id of the organization, for the parameter `org`.
 */
id: string
/**
 * Name of the organization.
 */
name: string
/**
 * Membership tier, null without one. Organizations of tier `api` see agents for members.
 */
tier: (string | null)
role: EnumsMemberRole
}
/**
 * A link by which a person can join, without the link itself.
 */
export interface MeInvitation {
/**
 * Id of the invitation.
 */
invitation_id: string
role: EnumsMemberRole
/**
 * The one address that may accept it, lower-case; null when whoever has the link may.
 */
email: (string | null)
/**
 * Who made it: the id of a person, `api_key_…` or `client_…`.
 */
created_by: string
/**
 * When it was made.
 */
created_at: string
/**
 * When it ends, 7 days after it was made.
 */
expires_at: string
}
/**
 * A new invitation, with its link.
 */
export interface MeInvitationCreated {
/**
 * Id of the invitation.
 */
invitation_id: string
role: EnumsMemberRole
/**
 * The one address that may accept it, lower-case; null when whoever has the link may.
 */
email: (string | null)
/**
 * Who made it: the id of a person, `api_key_…` or `client_…`.
 */
created_by: string
/**
 * When it was made.
 */
created_at: string
/**
 * When it ends, 7 days after it was made.
 */
expires_at: string
/**
 * Address of the page where it is accepted. Shown here and never again; whoever has it may use it once.
 */
url: string
}
/**
 * Invitations that can still be accepted.
 */
export interface MeInvitationList {
/**
 * Open invitations, oldest first.
 */
invitations: MeInvitation[]
}
/**
 * Whom to invite, and as what.
 */
export interface MeInvitationRequest {
role: EnumsMemberRole
/**
 * The one address that may accept; without it whoever has the link may. What is no address answers 400 `invalid_request`.
 */
email?: string
}
/**
 * A person who belongs to an organization.
 */
export interface MeMember {
/**
 * Id of the person.
 */
user_id: string
/**
 * Name that the person gave.
 */
name: string
/**
 * Address that the person signs in with, lower-case.
 */
email: string
role: EnumsMemberRole
/**
 * When the person joined.
 */
joined_at: string
}
/**
 * All members of an organization.
 */
export interface MeMemberList {
/**
 * Members, the longest-standing first.
 */
members: MeMember[]
}
/**
 * The role that a member should have.
 */
export interface MeMemberUpdate {
role: EnumsMemberRole
}
/**
 * An organization as its members see it.
 */
export interface MeOrganization {
/**
 * Id of the organization.
 */
id: string
/**
 * Name shown to people.
 */
name: string
/**
 * Membership tier, null without one; operators set it.
 */
tier: (string | null)
role: EnumsMemberRole
/**
 * When it was made.
 */
created_at: string
}
/**
 * What an organization should be called.
 */
export interface MeOrganizationUpdate {
/**
 * New name, 1 to 200 characters; blanks around it are taken away, blanks alone answer 400 `invalid_request`.
 */
name: string
}
/**
 * A subscription of an organization to the change feed: events are pushed to its endpoint in order, at least once, each page with the cursor that follows it.
 */
export interface MeWebhook {
/**
 * Identifier of the subscription, which every webhook of it repeats.
 */
webhook_id: string
/**
 * Where events are sent, as it was registered by the organization.
 */
url: string
/**
 * Event types that are sent; null when every type of the feed is.
 */
types: (string[] | null)
/**
 * What the subscription is for, in the words of the organization; null without.
 */
description: (string | null)
/**
 * Cursor of the last event that the receiver has confirmed with 2xx; null before the first event of the feed.
 */
cursor: (string | null)
/**
 * Whether events are sent to the endpoint at present.
 */
status: ("active" | "paused")
/**
 * Why the registry paused the subscription, as a short code such as `status_410`; null while it is active.
 */
pause_reason: (string | null)
/**
 * Time at which the subscription was registered, with milliseconds.
 */
created_at: string
/**
 * Time of the last change of the subscription by its organization or the registry.
 */
updated_at: string
}
/**
 * One attempt to deliver a page of events to the endpoint of a subscription.
 */
export interface MeWebhookAttempt {
/**
 * Identifier of the page that was sent, the same in all attempts.
 */
delivery_id: string
/**
 * Key in the body by which the receiver recognizes repeats of the page.
 */
idempotency_key: string
/**
 * Number of the attempt for this page, counted from 1.
 */
attempt: number
/**
 * How the attempt to deliver the page of events ended.
 */
status: ("pending" | "success" | "failed" | "timeout" | "connection_error")
/**
 * HTTP status of the answer; null when the endpoint did not answer.
 */
http_status_code: (number | null)
/**
 * What went wrong, for people, at most 500 characters; null after a success.
 */
error_message: (string | null)
/**
 * Time at which the attempt to deliver the page began.
 */
fired_at: string
/**
 * Time at which the attempt ended; null while it runs.
 */
completed_at: (string | null)
/**
 * Time until the answer in milliseconds; null without an answer.
 */
response_time_ms: (number | null)
/**
 * Size of the body that was sent, in bytes.
 */
payload_size_bytes: number
}
/**
 * The newest attempts to deliver events to the endpoint of a subscription.
 */
export interface MeWebhookAttemptList {
/**
 * Attempts of the last 30 days, the newest first, at most 200.
 */
attempts: MeWebhookAttempt[]
}
/**
 * All subscriptions of an organization to the change feed, paused ones included.
 */
export interface MeWebhookList {
/**
 * Subscriptions of the organization, the oldest first, at most 10.
 */
webhooks: MeWebhook[]
}
/**
 * From where the events of a subscription are to be sent once more.
 */
export interface MeWebhookRedelivery {
/**
 * Cursor of the change feed after which events are sent once more, as the feed or a webhook returned it. An unknown or expired one is refused with `cursor_expired`.
 */
cursor: string
}
/**
 * Endpoint that is to receive events of the change feed, and which of them.
 */
export interface MeWebhookRequest {
/**
 * Where events are sent with POST: https to a public host, at most 2048 characters, without user or password. The endpoint must repeat a signed challenge first; any other is refused with `invalid_request`.
 */
url: string
/**
 * Event types to send, exact or with a trailing `.*`, 1 to 100 of them; every type when absent. A malformed one is refused with `invalid_request`.
 * 
 * @minItems 1
 * @maxItems 100
 */
types?: string[]
/**
 * What the subscription is for, for people, at most 200 characters.
 */
description?: string
/**
 * Cursor of the change feed after which events are sent, as the feed returns it. Events after the time of the request are sent when absent. An unknown or expired one is refused with `cursor_expired`.
 */
cursor?: string
}
/**
 * What is to change about a subscription; members that are absent stay as they are.
 */
export interface MeWebhookUpdate {
/**
 * Where events are sent with POST: https to a public host, at most 2048 characters, without user or password. The endpoint must repeat a signed challenge first; any other is refused with `invalid_request`.
 */
url?: string
/**
 * Event types to send, exact or with a trailing `.*`, 1 to 100 of them; every type when absent. A malformed one is refused with `invalid_request`.
 * 
 * @minItems 1
 * @maxItems 100
 */
types?: string[]
/**
 * What the subscription is for, for people, at most 200 characters.
 */
description?: string
}
/**
 * Totals over all buys of a report.
 */
export interface MediaBuyAggregatedTotals {
/**
 * Impressions.
 */
impressions: number
/**
 * Spend.
 */
spend: number
/**
 * Clicks.
 */
clicks?: number
/**
 * Views to the end.
 */
completed_views?: number
/**
 * Views that lasted long enough.
 */
views?: number
/**
 * Conversions.
 */
conversions?: number
/**
 * Their value.
 */
conversion_value?: number
/**
 * Value for each unit of spend.
 */
roas?: number
/**
 * Share of conversions of new customers, 0 to 1.
 */
new_to_brand_rate?: number
/**
 * Spend for each conversion.
 */
cost_per_acquisition?: number
/**
 * Completed views for each impression; null when there was none.
 */
completion_rate?: (number | null)
/**
 * Different ones reached; only where it was counted over all buys together.
 */
reach?: number
reach_unit?: EnumsReachUnit
/**
 * Impressions for each one reached.
 */
frequency?: number
/**
 * Number of buys.
 */
media_buy_count: number
/**
 * Totals of metrics with a qualifier.
 */
metric_aggregates?: CoreDeliveryMetricAggregate[]
}
export interface MediaBuyAudienceOutcome1 {
/**
 * Identifier of the audience.
 */
audience_id: string
/**
 * Name, for people.
 */
name?: string
/**
 * Identifier at the seller.
 */
seller_id?: string
/**
 * What was done.
 */
action: ("created" | "updated" | "unchanged" | "deleted" | "failed")
status?: EnumsAudienceStatus
/**
 * Members in this request.
 */
uploaded_count?: number
/**
 * Members in all.
 */
total_uploaded_count?: number
/**
 * Members that were matched.
 */
matched_count?: number
/**
 * Share of members that were matched, 0 to 1.
 */
effective_match_rate?: number
/**
 * Matching by kind of identifier.
 * 
 * @minItems 1
 * 
 * Items: A kind of identifier.
 */
match_breakdown?: {
id_type: EnumsMatchIdType
/**
 * Identifiers that were given.
 */
submitted: number
/**
 * Those that were matched.
 */
matched: number
/**
 * Their share, 0 to 1.
 */
match_rate: number
}[]
/**
 * When members last changed.
 */
last_synced_at?: string
/**
 * Matched members that are needed; always present with `too_small`.
 */
minimum_size?: number
/**
 * Why it failed.
 */
errors?: CoreError[]
}
/**
 * An audience and the members to add or remove. A member in both lists is removed.
 */
export interface MediaBuyAudienceSync {
/**
 * Identifier that the buyer gives the audience.
 */
audience_id: string
/**
 * Name, for people.
 */
name?: string
/**
 * Who its members are, for people.
 */
description?: string
/**
 * What it is used for.
 */
audience_type?: ("crm" | "suppression" | "lookalike_seed")
/**
 * Labels.
 * 
 * @maxItems 100
 */
tags?: string[]
/**
 * Members to add.
 * 
 * @minItems 1
 * @maxItems 100000
 */
add?: CoreAudienceMember[]
/**
 * Members to remove.
 * 
 * @minItems 1
 * @maxItems 100000
 */
remove?: CoreAudienceMember[]
/**
 * Whether to delete it; all other fields are then left aside.
 */
delete?: boolean
consent_basis?: EnumsConsentBasis
}
export interface MediaBuyBreakdownRequest1 {
/**
 * Most rows, 1 or more.
 */
limit?: number
sort_by?: EnumsSortMetric
}
/**
 * A catalog as it is now.
 */
export interface MediaBuyCatalogOutcome {
/**
 * Identifier of the catalog.
 */
catalog_id: string
action: EnumsCatalogAction
/**
 * Identifier at the seller.
 */
platform_id?: string
/**
 * Items; always present unless the catalog failed or was deleted.
 */
item_count?: number
/**
 * Items that were approved.
 */
items_approved?: number
/**
 * Items whose review is open.
 */
items_pending?: number
/**
 * Items that were rejected.
 */
items_rejected?: number
/**
 * Items with remarks.
 * 
 * Items: An item.
 */
item_issues?: {
/**
 * Its identifier.
 */
item_id: string
status: EnumsCatalogItemStatus
/**
 * Why, for people.
 */
reasons?: string[]
}[]
/**
 * When items last changed.
 */
last_synced_at?: string
/**
 * When the feed is read next.
 */
next_fetch_at?: string
/**
 * Fields that changed.
 */
changes?: string[]
/**
 * Why it failed.
 */
errors?: CoreError[]
/**
 * Remarks, for people.
 */
warnings?: string[]
}
/**
 * What has to be answered before the buy can be made.
 */
export interface MediaBuyCreateMediaBuyAsyncResponseInputRequired {
/**
 * What is missing.
 */
reason?: ("APPROVAL_REQUIRED" | "BUDGET_EXCEEDS_LIMIT")
/**
 * What led to the question.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * The buy has to be approved first and is asked for with `get_task_status`.
 */
export interface MediaBuyCreateMediaBuyAsyncResponseSubmitted {
/**
 * Waiting for approval.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * Advisories.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * How far the buy is.
 */
export interface MediaBuyCreateMediaBuyAsyncResponseWorking {
/**
 * How much is done, 0 to 100.
 */
percentage?: number
/**
 * What is being done, for people.
 */
current_step?: string
/**
 * Number of steps, 1 or more.
 */
total_steps?: number
/**
 * Number of the current step, counted from 1.
 */
step_number?: number
context?: CoreContext
ext?: CoreExt
}
export interface MediaBuyCreateMediaBuyRequest1 {
idempotency_key: CoreIdempotencyKey
account: CoreAccountRef
brand: CoreBrandRef
/**
 * What is bought. This field or `proposal_id` is given.
 * 
 * @minItems 1
 * @maxItems 500
 */
packages?: MediaBuyPackageRequest[]
start_time: CoreStartTiming
/**
 * When it ends: after the start, and at most 731 days after it. Another time is refused with `VALIDATION_ERROR`.
 */
end_time: string
/**
 * Proposal that is bought; comes with `total_budget`.
 */
proposal_id?: string
total_budget?: CoreMoney
/**
 * Whether it is held until it is resumed.
 */
paused?: boolean
/**
 * Plan of a governance agent that it belongs to.
 */
plan_id?: string
advertiser_industry?: EnumsAdvertiserIndustry
invoice_recipient?: CoreBusinessEntity
/**
 * Acceptance of an insertion order.
 */
io_acceptance?: {
/**
 * The order.
 */
io_id: string
/**
 * When it was accepted.
 */
accepted_at: string
/**
 * Who accepted it, 1 to 250 characters.
 */
signatory: string
/**
 * Identifier of the signature.
 */
signature_id?: string
}
/**
 * Number of the purchase order.
 */
po_number?: string
/**
 * Number of the agency’s estimate, at most 100 characters.
 */
agency_estimate_number?: string
reporting_webhook?: CoreReportingWebhook
artifact_webhook?: CoreArtifactWebhook
}
/**
 * A package to buy.
 */
export interface MediaBuyPackageRequest {
/**
 * The product. One that is not known is refused with `PRODUCT_NOT_FOUND`.
 */
product_id: string
/**
 * Budget in the currency of the price; 0 is refused with `INVALID_REQUEST`, less than the least with `BUDGET_TOO_LOW`.
 */
budget: number
/**
 * The price. One of another product is refused with `INVALID_REQUEST`.
 */
pricing_option_id: string
/**
 * Bid, in an auction; below the floor it is refused with `INVALID_REQUEST`. Never more is paid where the price says `max_bid`.
 */
bid_price?: number
/**
 * Impressions that are wanted.
 */
impressions?: number
pacing?: EnumsPacing
/**
 * Start, inside the flight of the buy; that of the buy when absent. Any other is refused with `INVALID_REQUEST`.
 */
start_time?: string
/**
 * End, inside the flight of the buy; that of the buy when absent. Any other is refused with `INVALID_REQUEST`.
 */
end_time?: string
/**
 * Whether it starts paused.
 */
paused?: boolean
/**
 * Formats of its creatives; all of the product when absent. One that the product does not take is refused with `UNSUPPORTED_FEATURE`.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_ids?: CoreFormatId[]
/**
 * Formats of its creatives, among those that are offered; goes before `format_ids`.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_option_refs?: CoreFormatOptionRef[]
format_kind?: CoreCanonicalFormatKind
/**
 * Requirements within that family; comes with `format_kind`.
 */
params?: {
[k: string]: unknown
}
/**
 * Catalogs that are shown.
 * 
 * @maxItems 100
 */
catalogs?: CoreCatalog[]
/**
 * What delivery is optimized for.
 * 
 * @minItems 1
 * @maxItems 100
 */
optimization_goals?: CoreOptimizationGoal[]
targeting_overlay?: CoreTargeting
measurement_terms?: CoreMeasurementTerms
/**
 * Standards to keep; those of the product when absent.
 * 
 * @minItems 1
 * @maxItems 100
 */
performance_standards?: CorePerformanceStandard[]
/**
 * Metrics that the seller should commit to report. Refused with `TERMS_REJECTED` when it cannot.
 * 
 * @minItems 1
 * @maxItems 100
 */
committed_metrics?: CoreMetricRef[]
/**
 * Creatives of the library.
 * 
 * @minItems 1
 * @maxItems 500
 */
creative_assignments?: CoreCreativeAssignment[]
/**
 * New creatives, 1 to 100. Refused with `UNSUPPORTED_FEATURE` without the feature `inline_creative_management`, with `CREATIVE_ID_EXISTS` for a known identifier.
 * 
 * @minItems 1
 * @maxItems 100
 */
creatives?: CoreCreativeAsset[]
/**
 * Number of the agency’s estimate, at most 100 characters.
 */
agency_estimate_number?: string
context?: CoreContext
ext?: CoreExt
}
/**
 * What was delivered on one day.
 */
export interface MediaBuyDailyDelivery {
/**
 * The day, `YYYY-MM-DD`.
 */
date: string
/**
 * Impressions.
 */
impressions: number
/**
 * Spend.
 */
spend: number
/**
 * Conversions.
 */
conversions?: number
/**
 * Their value.
 */
conversion_value?: number
/**
 * Value for each unit of spend.
 */
roas?: number
/**
 * Share of conversions of new customers, 0 to 1.
 */
new_to_brand_rate?: number
}
/**
 * What was delivered in one period.
 */
export interface MediaBuyDeliveryWindow {
/**
 * Where it begins.
 */
window_start: string
/**
 * Where it ends, not included.
 */
window_end: string
totals: CoreDeliveryMetrics
/**
 * Packages.
 */
by_package?: MediaBuyWindowPackage[]
/**
 * Whether the figures change no more.
 */
is_final?: boolean
/**
 * Window that the figures are of, at most 50 characters.
 */
measurement_window?: string
}
/**
 * An event source as it is now.
 */
export interface MediaBuyEventSourceOutcome {
/**
 * Identifier of the source.
 */
event_source_id: string
/**
 * Name, for people.
 */
name?: string
/**
 * Identifier at the seller.
 */
seller_id?: string
/**
 * Events that come.
 */
event_types?: EnumsEventType[]
action_source?: EnumsActionSource
surface?: CoreEventSurface
/**
 * Who keeps it.
 */
managed_by?: ("buyer" | "seller")
/**
 * How it is installed; for a new one.
 */
setup?: {
/**
 * Code to put in place.
 */
snippet?: string
/**
 * Kind of code; `server_only` for none.
 */
snippet_type?: ("javascript" | "html" | "pixel_url" | "server_only")
/**
 * What to do, for people.
 */
instructions?: string
}
/**
 * What was done.
 */
action: ("created" | "updated" | "unchanged" | "deleted" | "failed")
health?: CoreEventSourceHealth
/**
 * Why it failed.
 */
errors?: CoreError[]
ext?: CoreExt
}
/**
 * Where events come from.
 */
export interface MediaBuyEventSourceSync {
/**
 * Identifier that the buyer gives the source.
 */
event_source_id: string
/**
 * Name, for people.
 */
name?: string
/**
 * Events that come; all that are supported when absent.
 * 
 * @minItems 1
 * @maxItems 100
 */
event_types?: EnumsEventType[]
action_source?: EnumsActionSource
/**
 * Domains that events may come from; any when absent.
 * 
 * @minItems 1
 * @maxItems 100
 */
allowed_domains?: string[]
surface?: CoreEventSurface
}
export interface MediaBuyGeoBreakdownRequest1 {
geo_level: EnumsGeoLevel
/**
 * System of the areas; for metros and postal areas only. One that is not reported is refused with `UNSUPPORTED_FEATURE`.
 */
system?: (EnumsMetroSystem | EnumsPostalSystem | EnumsLegacyPostalSystem)
country?: CoreCountryCode
/**
 * Most rows, 1 or more.
 */
limit?: number
sort_by?: EnumsSortMetric
}
export interface MediaBuyGetMediaBuyDeliveryRequest1 {
account?: CoreAccountRef
/**
 * Buys. A single one that is not known is refused with `MEDIA_BUY_NOT_FOUND`.
 * 
 * @minItems 1
 * @maxItems 1000
 */
media_buy_ids?: string[]
status_filter?: MediaBuyMediaBuyStatusFilter
/**
 * First day, `YYYY-MM-DD`; comes with `end_date`. Refused with `DATE_RANGE_NOT_SUPPORTED` for products that report the whole only.
 */
start_date?: string
/**
 * Day that is no longer included, `YYYY-MM-DD`. One that is not after the start is refused with `INVALID_DATE_RANGE`.
 */
end_date?: string
/**
 * Whether packages tell each day.
 */
include_package_daily_breakdown?: boolean
time_granularity?: EnumsReportingFrequency
/**
 * Whether rows tell each period.
 */
include_window_breakdown?: boolean
attribution_window?: CoreAttributionWindow
/**
 * Breakdowns.
 */
reporting_dimensions?: {
geo?: MediaBuyGeoBreakdownRequest
device_type?: MediaBuyBreakdownRequest
device_platform?: MediaBuyBreakdownRequest
audience?: MediaBuyBreakdownRequest
placement?: MediaBuyBreakdownRequest
}
}
export interface MediaBuyGetMediaBuyDeliveryResponse1 {
/**
 * Kind of report; in pushed reports only.
 */
notification_type?: ("scheduled" | "final" | "delayed" | "adjusted" | "window_update")
/**
 * Whether rows are missing; in pushed reports only.
 */
partial_data?: boolean
/**
 * How many are missing; in pushed reports only.
 */
unavailable_count?: number
/**
 * Number of the report, counted from 1; in pushed reports only.
 */
sequence_number?: number
/**
 * When the next one comes; in pushed reports only.
 */
next_expected_at?: string
reporting_period: MediaBuyReportingPeriod
currency: CoreCurrencyCode
attribution_window?: CoreAttributionWindow
aggregated_totals?: MediaBuyAggregatedTotals
/**
 * A row for each buy.
 */
media_buy_deliveries: MediaBuyMediaBuyDelivery[]
/**
 * Advisories.
 */
errors?: CoreError[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
/**
 * Time that a report is about.
 */
export interface MediaBuyReportingPeriod {
/**
 * Where it begins.
 */
start: string
/**
 * Where it ends, not included.
 */
end: string
}
/**
 * What one buy delivered.
 */
export interface MediaBuyMediaBuyDelivery {
/**
 * Identifier of the buy.
 */
media_buy_id: string
/**
 * State of the buy, or `reporting_delayed` when its figures are late.
 */
status: ("pending_creatives" | "pending_start" | "pending" | "active" | "paused" | "completed" | "rejected" | "canceled" | "failed" | "reporting_delayed")
/**
 * When late figures will be there.
 */
expected_availability?: string
/**
 * Whether figures of an earlier report were changed.
 */
is_adjusted?: boolean
/**
 * Whether the figures change no more.
 */
is_final?: boolean
/**
 * When they became final; only when they are.
 */
finalized_at?: string
/**
 * Window that the figures are of, at most 50 characters.
 */
measurement_window?: string
pricing_model?: EnumsPricingModel
totals: MediaBuyDeliveryTotals
/**
 * Packages.
 */
by_package: MediaBuyPackageDelivery[]
/**
 * Periods, when they were asked for.
 */
windows?: MediaBuyDeliveryWindow[]
/**
 * Days.
 */
daily_breakdown?: MediaBuyDailyDelivery[]
}
export interface MediaBuyGetMediaBuysRequest1 {
account?: CoreAccountRef
/**
 * Buys. Those that are not known are left out.
 * 
 * @minItems 1
 * @maxItems 1000
 */
media_buy_ids?: string[]
status_filter?: MediaBuyMediaBuyStatusFilter
/**
 * Whether each package tells its figures so far.
 */
include_snapshot?: boolean
/**
 * Number of latest changes to tell, 0 to 1000.
 */
include_history?: number
/**
 * Whether to tell the webhooks that were sent to the caller.
 */
include_webhook_activity?: boolean
/**
 * Most webhooks for each buy, 1 to 200.
 */
webhook_activity_limit?: number
pagination?: CorePaginationRequest
}
export interface MediaBuyGetMediaBuysResponse1 {
/**
 * Buys of this page.
 */
media_buys: MediaBuyMediaBuyRecord[]
/**
 * Advisories.
 */
errors?: CoreError[]
pagination?: CorePaginationResponse
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
/**
 * A buy as it is now.
 */
export interface MediaBuyMediaBuyRecord {
/**
 * Identifier of the buy.
 */
media_buy_id: string
account?: CoreAccount
invoice_recipient?: CoreBusinessEntity
status: EnumsMediaBuyStatus
/**
 * When the state was looked at; null when that is not known.
 */
status_as_of?: (string | null)
health?: EnumsMediaBuyHealth
/**
 * What is out of service; none when `health` is `ok`.
 */
impairments?: CoreImpairment[]
/**
 * Why the seller declined it, for people.
 */
rejection_reason?: string
currency: CoreCurrencyCode
/**
 * Sum of the budgets of all packages.
 */
total_budget: number
/**
 * Start of the flight.
 */
start_time?: string
/**
 * End of the flight.
 */
end_time?: string
/**
 * The earliest `creative_deadline` of the packages.
 */
creative_deadline?: string
/**
 * When the seller committed; null while that is open.
 */
confirmed_at: (string | null)
cancellation?: CoreCancellation
/**
 * Version of the buy, 1 for a new one.
 */
revision: number
/**
 * When it was made.
 */
created_at?: string
/**
 * When it was last changed.
 */
updated_at?: string
context?: CoreContext
/**
 * Changes that the state of the buy allows now; empty in a final state.
 */
valid_actions?: EnumsMediaBuyValidAction[]
/**
 * Changes that can be asked for now, and how each is granted; says more than `valid_actions`.
 */
available_actions?: CoreMediaBuyAvailableAction[]
/**
 * Webhooks that were sent to the caller, newest first; at most 200.
 * 
 * @maxItems 200
 */
webhook_activity?: CoreWebhookActivityRecord[]
/**
 * Changes, newest first.
 */
history?: MediaBuyHistoryEntry[]
/**
 * Packages.
 */
packages: MediaBuyPackageRecord[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
ext?: CoreExt
}
/**
 * A change of a buy.
 */
export interface MediaBuyHistoryEntry {
/**
 * Version that it led to.
 */
revision: number
/**
 * When.
 */
timestamp: string
/**
 * Who.
 */
actor?: string
/**
 * What.
 */
action: string
/**
 * What, for people; at most 500 characters.
 */
summary?: string
/**
 * Package that changed.
 */
package_id?: string
ext?: CoreExt
}
/**
 * A package as it is now.
 */
export interface MediaBuyPackageRecord {
/**
 * Identifier of the package.
 */
package_id: string
/**
 * The product.
 */
product_id?: string
/**
 * The price.
 */
pricing_option_id?: string
/**
 * Budget in units of `currency`.
 */
budget?: number
currency?: CoreCurrencyCode
/**
 * Bid, in an auction.
 */
bid_price?: number
pacing?: EnumsPacing
/**
 * Formats of its creatives.
 * 
 * @minItems 1
 */
format_ids?: CoreFormatId[]
/**
 * Formats of its creatives, among those that are offered.
 * 
 * @minItems 1
 */
format_option_refs?: CoreFormatOptionRef[]
format_kind?: CoreCanonicalFormatKind
/**
 * Requirements within that family.
 */
params?: {
[k: string]: unknown
}
/**
 * Impressions that are wanted.
 */
impressions?: number
targeting_overlay?: CoreTargeting
/**
 * What delivery is optimized for.
 * 
 * @minItems 1
 */
optimization_goals?: CoreOptimizationGoal[]
/**
 * Catalogs that are shown.
 */
catalogs?: CoreCatalog[]
measurement_terms?: CoreMeasurementTerms
/**
 * Standards to keep.
 * 
 * @minItems 1
 */
performance_standards?: CorePerformanceStandard[]
/**
 * Metrics that the seller committed to report.
 * 
 * @minItems 1
 */
committed_metrics?: CoreCommittedMetric[]
/**
 * Creatives of the package.
 */
creative_assignments?: CoreCreativeAssignment[]
/**
 * Start.
 */
start_time?: string
/**
 * End.
 */
end_time?: string
/**
 * Whether it is paused.
 */
paused?: boolean
/**
 * Whether it is canceled, for good.
 */
canceled?: boolean
cancellation?: CoreCancellation
/**
 * Until when creatives can be changed; later changes are refused with `CREATIVE_DEADLINE_EXCEEDED`. For a package that has no creative yet, until when one must be assigned: the package is canceled then, and its inventory and budget are released.
 */
creative_deadline?: string
context?: CoreContext
/**
 * Review of its creatives.
 * 
 * Items: A creative.
 */
creative_approvals?: {
/**
 * Identifier of the creative.
 */
creative_id: string
approval_status: EnumsCreativeApprovalStatus
/**
 * Why it was rejected, for people.
 */
rejection_reason?: string
}[]
/**
 * Formats that creatives are still missing for.
 */
format_ids_pending?: CoreFormatId[]
snapshot_unavailable_reason?: EnumsSnapshotUnavailableReason
snapshot?: MediaBuyPackageSnapshot
ext?: CoreExt
}
/**
 * Figures of a package since its start; quick, but not final.
 */
export interface MediaBuyPackageSnapshot {
/**
 * Time that they are of.
 */
as_of: string
/**
 * How old they can be, in seconds.
 */
staleness_seconds: number
/**
 * Impressions.
 */
impressions: number
/**
 * Spend in units of `currency`.
 */
spend: number
currency?: CoreCurrencyCode
/**
 * Clicks.
 */
clicks?: number
/**
 * Delivery for each unit that was planned until now; 1 is on plan.
 */
pacing_index?: number
/**
 * Whether it delivers, or why not.
 */
delivery_status?: ("delivering" | "not_delivering" | "completed" | "budget_exhausted" | "flight_ended" | "goal_met")
ext?: CoreExt
}
/**
 * What has to be answered before products can be told.
 */
export interface MediaBuyGetProductsAsyncResponseInputRequired {
/**
 * What is missing.
 */
reason?: ("CLARIFICATION_NEEDED" | "BUDGET_REQUIRED")
/**
 * Products that fit already.
 */
partial_results?: CoreProduct[]
/**
 * Possible answers, for people.
 */
suggestions?: string[]
context?: CoreContext
ext?: CoreExt
}
/**
 * The search takes longer and is asked for with `get_task_status`.
 */
export interface MediaBuyGetProductsAsyncResponseSubmitted {
/**
 * It takes longer.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * When it should be done.
 */
estimated_completion?: string
/**
 * Advisories.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * How far the search is.
 */
export interface MediaBuyGetProductsAsyncResponseWorking {
/**
 * How much is done, 0 to 100.
 */
percentage?: number
/**
 * What is being done, for people.
 */
current_step?: string
/**
 * Number of steps, 1 or more.
 */
total_steps?: number
/**
 * Number of the current step, counted from 1.
 */
step_number?: number
context?: CoreContext
ext?: CoreExt
}
export interface MediaBuyGetProductsRequest1 {
/**
 * What is asked for; `brief` when absent. `wholesale` is refused with `UNSUPPORTED_FEATURE` where it is not declared.
 */
buying_mode?: ("brief" | "wholesale" | "refine")
/**
 * What should be advertised to whom; used by `brief` only. All standard products when absent. `wholesale` ignores it. Beside `refine` clients of release 3.0 may send one, which does nothing; others are refused with `INVALID_REQUEST`.
 */
brief?: string
brand?: CoreBrandRef
filters?: CoreProductFilters
/**
 * Changes that are wanted; with `refine` only, and then needed.
 * 
 * @minItems 1
 * @maxItems 100
 */
refine?: MediaBuyRefinement[]
account?: CoreAccountRef
/**
 * Kinds of delivery to put first; others are not left out.
 * 
 * @minItems 1
 * @maxItems 100
 */
preferred_delivery_types?: EnumsDeliveryType[]
property_list?: CorePropertyListRef
catalog?: CoreCatalog
/**
 * Fields that are wanted; all when absent. Those that each product must have are always there.
 * 
 * @minItems 1
 * @maxItems 100
 */
fields?: EnumsProductField[]
time_budget?: CoreDuration
pagination?: CorePaginationRequest
/**
 * Version that the caller has. When it is current, a `wholesale` read returns `unchanged` without products. The other modes are always answered in full.
 */
if_wholesale_feed_version?: string
/**
 * Version of the prices that the caller has; comes with `if_wholesale_feed_version`.
 */
if_pricing_version?: string
/**
 * Policies that every product has to be held to.
 * 
 * @maxItems 100
 */
required_policies?: string[]
}
export interface MediaBuyGetProductsResponse1 {
/**
 * Products, best match first; absent with `unchanged`.
 */
products?: CoreProduct[]
/**
 * Products that the seller suggests together.
 */
proposals?: CoreProposal[]
/**
 * Why the task failed, or advisories.
 */
errors?: CoreError[]
/**
 * Whether the property list was used.
 */
property_list_applied?: boolean
/**
 * Whether the catalog was used.
 */
catalog_applied?: boolean
/**
 * What became of each wish, in the order of the request.
 */
refinement_applied?: MediaBuyRefinementOutcome[]
/**
 * What was left out.
 * 
 * @minItems 1
 * 
 * Items: A part that was left out.
 */
incomplete?: {
/**
 * The part.
 */
scope: ("products" | "pricing" | "forecast" | "proposals" | "wholesale_feed")
/**
 * Why, for people.
 */
description: string
estimated_wait?: CoreDuration
}[]
/**
 * How filters narrowed the list.
 */
filter_diagnostics?: {
/**
 * Whether counts are of products that this filter alone excluded, of all that it excluded, or estimates.
 */
semantics?: ("only" | "any" | "approximate")
/**
 * Products before filtering.
 */
total_candidates?: number
/**
 * Products left out, by the name of the filter.
 */
excluded_by?: {
[k: string]: {
/**
 * How many.
 */
count: number
/**
 * Values that products lacked.
 */
values?: (string | {
[k: string]: unknown
})[]
/**
 * Remarks, for people.
 */
notes?: string
}
}
}
pagination?: CorePaginationResponse
/**
 * Version of the feed, opaque; with `wholesale`.
 */
wholesale_feed_version?: string
/**
 * Version of the prices, opaque.
 */
pricing_version?: string
/**
 * Whether the answer is the same for everybody, or holds for this account only.
 */
cache_scope?: ("public" | "account")
/**
 * The feed is still the one that the caller has.
 */
unchanged?: true
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
export interface MediaBuyListCreativeFormatsRequest1 {
/**
 * Only these formats. One without its parameters stands for all of them; those that are not known are left out.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_ids?: CoreFormatId[]
type?: EnumsFormatType
/**
 * Only formats that take one of these kinds of assets.
 * 
 * @minItems 1
 * @maxItems 100
 */
asset_types?: EnumsAssetContentType[]
/**
 * Only formats with a piece of at most this width in pixels.
 */
max_width?: number
/**
 * Only formats with a piece of at most this height in pixels.
 */
max_height?: number
/**
 * Only formats with a piece of at least this width in pixels.
 */
min_width?: number
/**
 * Only formats with a piece of at least this height in pixels.
 */
min_height?: number
/**
 * Only formats that adapt to their place, or only those that do not.
 */
is_responsive?: boolean
/**
 * Only formats whose name holds this text, upper and lower case alike.
 */
name_search?: string
publisher_domain?: CoreDomainName
property_id?: CorePropertyId
wcag_level?: EnumsWcagLevel
/**
 * Only formats that can show disclosures in all of these positions.
 * 
 * @minItems 1
 * @maxItems 100
 */
disclosure_positions?: EnumsDisclosurePosition[]
/**
 * Only formats that can keep disclosures in all of these ways.
 * 
 * @minItems 1
 * @maxItems 100
 */
disclosure_persistence?: EnumsDisclosurePersistence[]
/**
 * Only formats that one of these can be made from.
 * 
 * @minItems 1
 * @maxItems 100
 */
output_format_ids?: CoreFormatId[]
/**
 * Only formats that can be made from one of these.
 * 
 * @minItems 1
 * @maxItems 100
 */
input_format_ids?: CoreFormatId[]
pagination?: CorePaginationRequest
}
export interface MediaBuyListCreativeFormatsResponse1 {
/**
 * Formats of this page.
 */
formats: CoreFormat[]
/**
 * Agents that offer further formats.
 * 
 * Items: An agent.
 */
creative_agents?: {
/**
 * Address of the agent.
 */
agent_url: string
/**
 * Its name, for people.
 */
agent_name?: string
/**
 * What it can do.
 */
capabilities?: EnumsCreativeAgentCapability[]
}[]
/**
 * Advisories.
 */
errors?: CoreError[]
pagination?: CorePaginationResponse
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
export interface MediaBuyLogEventRequest1 {
/**
 * The source. One that is not known is refused with `REFERENCE_NOT_FOUND`.
 */
event_source_id: string
/**
 * Marks events as a test; they count nowhere.
 */
test_event_code?: string
/**
 * Events, 1 to 10000.
 * 
 * @minItems 1
 * @maxItems 10000
 */
events: CoreEvent[]
idempotency_key: CoreIdempotencyKey
}
/**
 * A change of a package. Product, price and formats cannot change; a request with one of them is refused with `INVALID_REQUEST`.
 */
export interface MediaBuyPackageUpdate {
/**
 * The package. One that is not known is refused with `PACKAGE_NOT_FOUND`.
 */
package_id: string
/**
 * New budget; less than was spent is refused with `VALIDATION_ERROR`.
 */
budget?: number
pacing?: EnumsPacing
/**
 * New bid, in an auction.
 */
bid_price?: number
/**
 * Impressions that are wanted.
 */
impressions?: number
/**
 * New start, inside the flight of the buy.
 */
start_time?: string
/**
 * New end, inside the flight of the buy.
 */
end_time?: string
/**
 * Whether it is paused.
 */
paused?: boolean
/**
 * Cancels it for good. Refused with `NOT_CANCELLABLE` when it was canceled before.
 */
canceled?: true
/**
 * Why, for people; at most 500 characters.
 */
cancellation_reason?: string
/**
 * Catalogs that are shown, in place of all others.
 * 
 * @minItems 1
 * @maxItems 100
 */
catalogs?: CoreCatalog[]
/**
 * Goals, in place of all others.
 * 
 * @minItems 1
 * @maxItems 100
 */
optimization_goals?: CoreOptimizationGoal[]
targeting_overlay?: CoreTargeting
/**
 * Keywords to add, or whose bid changes.
 * 
 * @minItems 1
 * @maxItems 5000
 */
keyword_targets_add?: CoreKeywordTarget[]
/**
 * Keywords to take away.
 * 
 * @minItems 1
 * @maxItems 5000
 */
keyword_targets_remove?: CoreKeyword[]
/**
 * Keywords to avoid in addition.
 * 
 * @minItems 1
 * @maxItems 5000
 */
negative_keywords_add?: CoreKeyword[]
/**
 * Keywords to avoid no longer.
 * 
 * @minItems 1
 * @maxItems 5000
 */
negative_keywords_remove?: CoreKeyword[]
/**
 * Metrics that the seller should commit to in addition.
 * 
 * @minItems 1
 * @maxItems 100
 */
committed_metrics?: CoreMetricRef[]
/**
 * Creatives, in place of all others; none for an empty list. Refused with `CREATIVE_DEADLINE_EXCEEDED` after the deadline.
 * 
 * @maxItems 500
 */
creative_assignments?: CoreCreativeAssignment[]
/**
 * New creatives, in place of those that came with the package; 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
creatives?: CoreCreativeAsset[]
context?: CoreContext
ext?: CoreExt
}
export interface MediaBuyProvidePerformanceFeedbackRequest1 {
/**
 * The buy. One that is not known is refused with `MEDIA_BUY_NOT_FOUND`.
 */
media_buy_id: string
idempotency_key: CoreIdempotencyKey
measurement_period: CoreDatetimeRange
/**
 * How well: 0 is no effect, 1 what was expected, more is better. Below 0 is refused with `INVALID_REQUEST`.
 */
performance_index: number
/**
 * Package, when not all; one of another buy is refused with `PACKAGE_NOT_FOUND`.
 */
package_id?: string
/**
 * Creative, when not all; one that is not in the buy is refused with `CREATIVE_NOT_FOUND`.
 */
creative_id?: string
metric_type?: EnumsMetricType
feedback_source?: EnumsFeedbackSource
}
export interface MediaBuySyncAudiencesRequest1 {
idempotency_key: CoreIdempotencyKey
account: CoreAccountRef
/**
 * Audiences; at most 100000 members in all.
 * 
 * @minItems 1
 * @maxItems 1000
 */
audiences?: MediaBuyAudienceSync[]
/**
 * Whether other uploaded audiences of the account are deleted; needs `audiences`.
 */
delete_missing?: boolean
}
/**
 * What has to be answered before catalogs can be taken.
 */
export interface MediaBuySyncCatalogsAsyncResponseInputRequired {
/**
 * What is missing.
 */
reason?: ("APPROVAL_REQUIRED" | "FEED_VALIDATION" | "ITEM_REVIEW" | "FEED_ACCESS")
context?: CoreContext
ext?: CoreExt
}
/**
 * Reading or reviewing takes longer and is asked for with `get_task_status`.
 */
export interface MediaBuySyncCatalogsAsyncResponseSubmitted {
/**
 * It takes longer.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * Advisories.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * How far the catalogs are.
 */
export interface MediaBuySyncCatalogsAsyncResponseWorking {
/**
 * How much is done, 0 to 100.
 */
percentage?: number
/**
 * What is being done, for people.
 */
current_step?: string
/**
 * Number of steps, 1 or more.
 */
total_steps?: number
/**
 * Number of the current step, counted from 1.
 */
step_number?: number
/**
 * Catalogs that are done.
 */
catalogs_processed?: number
/**
 * Catalogs in all.
 */
catalogs_total?: number
/**
 * Items that are done.
 */
items_processed?: number
/**
 * Items in all.
 */
items_total?: number
context?: CoreContext
ext?: CoreExt
}
export interface MediaBuySyncCatalogsRequest1 {
idempotency_key: CoreIdempotencyKey
account: CoreAccountRef
/**
 * Catalogs, 1 to 50.
 * 
 * @minItems 1
 * @maxItems 50
 */
catalogs?: CoreCatalog[]
/**
 * Only these of `catalogs`, or of those that are there; 1 to 50.
 * 
 * @minItems 1
 * @maxItems 50
 */
catalog_ids?: string[]
/**
 * Whether other catalogs of the buyer are deleted; needs `catalogs`.
 */
delete_missing?: boolean
/**
 * Whether to tell what would be done without doing it.
 */
dry_run?: boolean
validation_mode?: EnumsValidationMode
push_notification_config?: CorePushNotificationConfig
}
export interface MediaBuySyncEventSourcesRequest1 {
idempotency_key: CoreIdempotencyKey
account: CoreAccountRef
/**
 * Event sources; the same one twice is refused with `INVALID_REQUEST`.
 * 
 * @minItems 1
 * @maxItems 1000
 */
event_sources?: MediaBuyEventSourceSync[]
/**
 * Whether other sources that the buyer declared are deleted; needs `event_sources`.
 */
delete_missing?: boolean
}
/**
 * What has to be answered before the buy can be changed.
 */
export interface MediaBuyUpdateMediaBuyAsyncResponseInputRequired {
/**
 * What is missing.
 */
reason?: ("APPROVAL_REQUIRED" | "CHANGE_CONFIRMATION")
context?: CoreContext
ext?: CoreExt
}
/**
 * The change has to be approved first and is asked for with `get_task_status`.
 */
export interface MediaBuyUpdateMediaBuyAsyncResponseSubmitted {
/**
 * Waiting for approval.
 */
status: "submitted"
/**
 * Identifier to ask for the outcome with.
 */
task_id: string
/**
 * What happened, for people; plain text, at most 2000 characters.
 */
message?: string
/**
 * Advisories.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * How far the change is.
 */
export interface MediaBuyUpdateMediaBuyAsyncResponseWorking {
/**
 * How much is done, 0 to 100.
 */
percentage?: number
/**
 * What is being done, for people.
 */
current_step?: string
/**
 * Number of steps, 1 or more.
 */
total_steps?: number
/**
 * Number of the current step, counted from 1.
 */
step_number?: number
context?: CoreContext
ext?: CoreExt
}
export interface MediaBuyUpdateMediaBuyRequest1 {
account: CoreAccountRef
/**
 * The buy. One that is not known is refused with `MEDIA_BUY_NOT_FOUND`.
 */
media_buy_id: string
/**
 * Version that the caller has seen; any other than the current one is refused with `CONFLICT`.
 */
revision?: number
/**
 * Whether it is paused.
 */
paused?: boolean
/**
 * Cancels it for good; everything else in the request is then left aside. Refused with `NOT_CANCELLABLE` when it was canceled before or cannot be.
 */
canceled?: true
/**
 * Why, for people; at most 500 characters.
 */
cancellation_reason?: string
start_time?: CoreStartTiming
/**
 * New end. One in the past, before the start or more than 731 days after the start is refused with `VALIDATION_ERROR`.
 */
end_time?: string
/**
 * Packages that change.
 * 
 * @minItems 1
 * @maxItems 500
 */
packages?: MediaBuyPackageUpdate[]
invoice_recipient?: CoreBusinessEntity
/**
 * Packages to add.
 * 
 * @minItems 1
 * @maxItems 500
 */
new_packages?: MediaBuyPackageRequest[]
reporting_webhook?: CoreReportingWebhook
push_notification_config?: CorePushNotificationConfig
idempotency_key: CoreIdempotencyKey
}
/**
 * What an agent declares, as its operator writes it down: the names are those of the capabilities answer. It is checked at start; what contradicts itself, or what nothing here honours, stops the process.
 */
export interface ProtocolAgentProfile {
/**
 * Address of this schema, for editors.
 */
$schema?: string
/**
 * Whether keys make a repeated request harmless. The other fields belong to a true `supported` only.
 */
idempotency: {
/**
 * Whether keys are honoured.
 */
supported: boolean
/**
 * How long an answer is kept, in seconds; needed when keys are honoured.
 */
replay_ttl_seconds?: number
/**
 * How long a first request may run, in seconds, at most `replay_ttl_seconds`; 60 when absent.
 */
in_flight_max_seconds?: number
/**
 * Whether account identifiers carry no meaning.
 */
account_id_is_opaque?: boolean
}
/**
 * Areas that the agent commits to; each has its block, which may be empty.
 * 
 * @minItems 1
 */
supported_protocols: ("media_buy" | "signals" | "governance" | "sponsored_intelligence" | "creative" | "brand" | "measurement")[]
/**
 * Specialisms; the area of each is among the supported ones.
 */
specialisms?: EnumsSpecialism[]
account: ProtocolCapabilitiesAccount
media_buy?: ProtocolCapabilitiesMediaBuy
signals?: ProtocolCapabilitiesSignals
creative?: ProtocolCapabilitiesCreative
governance?: ProtocolCapabilitiesGovernance
brand?: ProtocolCapabilitiesBrand
measurement?: ProtocolCapabilitiesMeasurement
sponsored_intelligence?: ProtocolCapabilitiesSponsoredIntelligence
request_signing?: ProtocolCapabilitiesRequestSigning
webhook_signing?: ProtocolCapabilitiesWebhookSigning
identity?: ProtocolCapabilitiesIdentity
/**
 * Namespaces that `ext` may carry.
 */
extensions_supported?: string[]
/**
 * Experimental surfaces that the agent implements.
 */
experimental_features?: string[]
wholesale_feed_versioning?: ProtocolCapabilitiesWholesaleFeedVersioning
wholesale_feed_webhooks?: ProtocolCapabilitiesWholesaleFeedWebhooks
/**
 * How long inventory is held for packages that are not ready to run. Not part of the capabilities answer.
 */
holds?: {
/**
 * Days after which a package without a creative is canceled and its inventory released; 30 when absent.
 */
days_without_creatives?: number
}
/**
 * Files with what the agent offers; paths are relative to the profile.
 */
catalogs?: {
/**
 * A brand.json, form house portfolio, whose written-out brands the agent answers for; a brand may have `rights` beside.
 */
brands?: string
/**
 * A catalog of formats and products that the agent sells, with the inventory behind each product. Needed where `media_buy` is declared.
 */
products?: string
}
}
/**
 * Account and billing model.
 */
export interface ProtocolCapabilitiesAccount {
/**
 * Whether each operator authenticates on its own and accounts are named by `account_id`. Otherwise the agent is trusted and declares accounts by natural key.
 */
require_operator_auth?: boolean
/**
 * OAuth address for operators; credentials come another way when absent.
 */
authorization_endpoint?: string
/**
 * Who can be billed; any other value fails with `BILLING_NOT_SUPPORTED`.
 * 
 * @minItems 1
 */
supported_billing: EnumsBillingParty[]
/**
 * Whether products can be asked for with an account only.
 */
required_for_products?: boolean
/**
 * Whether financials of operator-billed accounts can be read.
 */
account_financials?: boolean
/**
 * Whether there are sandbox accounts.
 */
sandbox?: boolean
}
/**
 * Media buying; present when that area is supported.
 */
export interface ProtocolCapabilitiesMediaBuy {
/**
 * Pricing models of any product.
 * 
 * @minItems 1
 */
supported_pricing_models?: EnumsPricingModel[]
/**
 * Ways to ask for products; `brief` alone when absent.
 * 
 * @minItems 1
 */
buying_modes?: ("brief" | "wholesale" | "refine")[]
/**
 * Ways that reports are pushed; polling only when absent.
 * 
 * @minItems 1
 */
reporting_delivery_methods?: ("webhook" | "offline")[]
/**
 * Storage that offline reports can be put into.
 * 
 * @minItems 1
 */
offline_delivery_protocols?: EnumsCloudStorageProtocol[]
/**
 * Whether proposals can be refined, finalized and bought.
 */
supports_proposals?: boolean
/**
 * Whether spending is checked with the account’s governance agent.
 */
governance_aware?: boolean
/**
 * Where problems of a buy become visible; `snapshot` alone when absent.
 * 
 * @minItems 1
 */
propagation_surfaces?: ("snapshot" | "webhook" | "out_of_band")[]
/**
 * Whether people may hold creatives back. Absence promises neither.
 */
creative_approval_mode?: ("auto_approve" | "require_human")
features?: CoreMediaBuyFeatures
/**
 * How buys are executed.
 */
execution?: {
/**
 * Real-time matching; presence means support. Experimental.
 */
trusted_match?: {
/**
 * Kinds of properties that it works on.
 */
surfaces?: EnumsPropertyType[]
}
/**
 * @deprecated
 * Addresses of exchanges.
 */
axe_integrations?: string[]
/**
 * Technical standards of creatives.
 */
creative_specs?: {
/**
 * VAST versions.
 */
vast_versions?: string[]
/**
 * MRAID versions.
 */
mraid_versions?: string[]
/**
 * VPAID.
 */
vpaid?: boolean
/**
 * SIMID.
 */
simid?: boolean
}
/**
 * Targeting that is accepted, include and exclude alike. Anything else is refused, never ignored.
 */
targeting?: {
/**
 * Countries, ISO 3166-1 alpha-2.
 */
geo_countries?: boolean
/**
 * Regions, ISO 3166-2.
 */
geo_regions?: boolean
/**
 * Metro systems.
 */
geo_metros?: {
/**
 * US market areas.
 */
nielsen_dma?: boolean
/**
 * Other name of the US market areas.
 */
vendor_dma?: boolean
/**
 * UK ITL, level 1.
 */
uk_itl1?: boolean
/**
 * UK ITL, level 2.
 */
uk_itl2?: boolean
/**
 * EU NUTS, level 2.
 */
eurostat_nuts2?: boolean
}
geo_postal_areas?: CorePostalAreaSupport
/**
 * Age restriction.
 */
age_restriction?: {
/**
 * Whether a lowest age can be asked for.
 */
supported?: boolean
/**
 * How age is established.
 */
verification_methods?: EnumsAgeVerificationMethod[]
}
/**
 * Languages, ISO 639-1.
 */
language?: boolean
/**
 * Keywords; presence means support.
 */
keyword_targets?: {
/**
 * Match types.
 * 
 * @minItems 1
 */
supported_match_types: EnumsMatchType[]
}
/**
 * Keywords to avoid; presence means support.
 */
negative_keywords?: {
/**
 * Match types.
 * 
 * @minItems 1
 */
supported_match_types: EnumsMatchType[]
}
/**
 * Places near a point.
 */
geo_proximity?: {
/**
 * Within a distance.
 */
radius?: boolean
/**
 * Within a travel time.
 */
travel_time?: boolean
/**
 * Within a shape.
 */
geometry?: boolean
/**
 * Ways of travelling that times are computed for.
 * 
 * @minItems 1
 */
transport_modes?: EnumsTransportMode[]
}
}
}
/**
 * Audiences that the buyer uploads; presence means support.
 */
audience_targeting?: {
/**
 * Identifiers that match, hashed by the buyer.
 * 
 * @minItems 1
 */
supported_identifier_types: ("hashed_email" | "hashed_phone")[]
/**
 * Whether the buyer’s own customer ids match.
 */
supports_platform_customer_id?: boolean
/**
 * Universal identifiers that match.
 * 
 * @minItems 1
 */
supported_uid_types?: EnumsUidType[]
/**
 * Smallest matched audience that can be used; a smaller one is `too_small`.
 */
minimum_audience_size: number
/**
 * Time that matching takes, in hours.
 */
matching_latency_hours?: {
/**
 * At least.
 */
min?: number
/**
 * At most.
 */
max?: number
}
}
/**
 * Metrics that a buy can be optimized for.
 * 
 * @minItems 1
 */
supported_optimization_metrics?: ("clicks" | "views" | "completed_views" | "viewed_seconds" | "attention_seconds" | "attention_score" | "engagements" | "follows" | "saves" | "profile_visits" | "reach")[]
/**
 * Optimization for metrics of vendors.
 */
vendor_metric_optimization?: {
/**
 * Kinds of goals.
 * 
 * @minItems 1
 */
supported_targets?: ("cost_per" | "threshold_rate")[]
}
/**
 * Event sources and events; presence means support.
 */
conversion_tracking?: {
/**
 * Whether one event from several sources counts once.
 */
multi_source_event_dedup?: boolean
/**
 * Whether conversions are reported by creative.
 */
per_creative_attribution?: boolean
/**
 * Events; all when absent.
 * 
 * @minItems 1
 */
supported_event_types?: EnumsEventType[]
/**
 * Kinds of goals.
 * 
 * @minItems 1
 */
supported_targets?: ("cost_per" | "per_ad_spend" | "maximize_value")[]
/**
 * Universal identifiers that match.
 * 
 * @minItems 1
 */
supported_uid_types?: EnumsUidType[]
/**
 * Identifiers that match, SHA-256 of the normalized value.
 * 
 * @minItems 1
 */
supported_hashed_identifiers?: ("hashed_email" | "hashed_phone")[]
/**
 * Where events may have happened.
 * 
 * @minItems 1
 */
supported_action_sources?: EnumsActionSource[]
/**
 * Windows that can be chosen; a single one is fixed.
 * 
 * Items: Windows, of one event or of all.
 */
attribution_windows?: {
event_type?: EnumsEventType
/**
 * Time after a click.
 * 
 * @minItems 1
 */
post_click: CoreDuration[]
/**
 * Time after a view.
 * 
 * @minItems 1
 */
post_view?: CoreDuration[]
}[]
}
/**
 * Limits of how often one person sees an ad; presence means support.
 */
frequency_capping?: {
/**
 * What a limit is for.
 * 
 * @minItems 1
 */
supported_per_units?: EnumsReachUnit[]
/**
 * Units of its window.
 * 
 * @minItems 1
 */
supported_window_units?: string[]
}
/**
 * Content standards; presence means support.
 */
content_standards?: {
/**
 * Whether artifacts carry a local verdict; `unevaluated` otherwise.
 */
supports_local_evaluation?: boolean
/**
 * Channels.
 * 
 * @minItems 1
 */
supported_channels?: EnumsChannels[]
/**
 * Whether artifacts are pushed; needs signed webhooks.
 */
supports_webhook_delivery?: boolean
}
/**
 * Inventory that the agent represents.
 */
portfolio?: {
/**
 * Publishers, each of which names the agent.
 * 
 * @minItems 1
 */
publisher_domains: CoreDomainName[]
/**
 * Main channels.
 */
primary_channels?: EnumsChannels[]
/**
 * Main countries.
 */
primary_countries?: CoreCountryCode[]
/**
 * Markdown text for buyers.
 */
description?: string
/**
 * Advertising policies.
 */
advertising_policies?: string
}
}
/**
 * Signals; present when that area is supported.
 */
export interface ProtocolCapabilitiesSignals {
/**
 * Providers whose data may be resold.
 * 
 * @minItems 1
 */
data_provider_domains?: CoreDomainName[]
/**
 * Ways to ask for signals; `brief` alone when absent.
 * 
 * @minItems 1
 */
discovery_modes?: ("brief" | "wholesale")[]
/**
 * Optional features.
 */
features?: {
/**
 * @deprecated
 * Signals of a catalog.
 */
catalog_signals?: boolean
[k: string]: boolean | undefined
}
}
/**
 * Creatives; present when that area is supported.
 */
export interface ProtocolCapabilitiesCreative {
/**
 * Whether disclosures and prohibited claims of briefs are checked.
 */
supports_compliance?: boolean
/**
 * Whether creatives are kept.
 */
has_creative_library?: boolean
/**
 * Whether creatives are generated.
 */
supports_generation?: boolean
/**
 * Whether creatives are transformed.
 */
supports_transformation?: boolean
/**
 * Whether transformers are offered.
 */
supports_transformers?: boolean
/**
 * Whether built variants can be refined.
 */
supports_refinement?: boolean
/**
 * Whether the cost of a build can be limited.
 */
supports_spend_controls?: boolean
/**
 * Whether an evaluator can be named. Experimental.
 */
supports_evaluator?: boolean
/**
 * How long a variant can be refined, in seconds.
 */
refinable_retention_seconds?: number
/**
 * Several creatives from one build.
 */
multiplicity?: {
/**
 * One creative per catalog item.
 */
supports_catalog_fanout?: boolean
/**
 * Most creatives of one build.
 */
max_creatives_limit?: number
/**
 * One creative per signal condition. Experimental.
 */
supports_signal_fanout?: boolean
/**
 * Most conditions of one build.
 */
max_signal_conditions_limit?: number
/**
 * Several variants of one creative.
 */
supports_variants?: boolean
/**
 * Most variants of one creative.
 */
max_variants_limit?: number
/**
 * What variants differ in.
 */
variant_dimensions?: ("voice" | "theme" | "best_of_n" | "transformer_config" | "custom")[]
/**
 * How one variant is chosen. Experimental.
 */
selection_strategies?: EnumsCreativeSelectionStrategy[]
}
/**
 * Formats that the agent works with.
 * 
 * Items: A format.
 */
supported_formats?: {
/**
 * Identifier of the entry.
 */
capability_id?: string
/**
 * Declaration of the format.
 */
format: {
[k: string]: unknown
}
}[]
/**
 * Whether builds are billed through an account.
 */
bills_through_adcp?: boolean
/**
 * Version of the catalog of canonical formats.
 */
canonical_catalog_version?: string
}
/**
 * Governance; present when that area is supported.
 */
export interface ProtocolCapabilitiesGovernance {
/**
 * Days that findings are summed up over.
 */
aggregation_window_days?: number
/**
 * Features of properties.
 * 
 * Items: A feature.
 */
property_features?: {
/**
 * Identifier; the prefix `registry:` refers to a feature of the registry.
 */
feature_id: string
/**
 * How it is valued.
 */
type: ("binary" | "quantitative" | "categorical")
/**
 * Bounds of a quantitative feature.
 */
range?: {
/**
 * Lowest value.
 */
min: number
/**
 * Highest value.
 */
max: number
}
/**
 * Values of a categorical feature.
 */
categories?: string[]
/**
 * What it says.
 */
description?: string
/**
 * Where the method is described.
 */
methodology_url?: string
}[]
/**
 * Features of creatives.
 * 
 * Items: A feature.
 */
creative_features?: {
/**
 * Identifier; the prefix `registry:` refers to a feature of the registry.
 */
feature_id: string
/**
 * How it is valued.
 */
type: ("binary" | "quantitative" | "categorical")
/**
 * Bounds of a quantitative feature.
 */
range?: {
/**
 * Lowest value.
 */
min: number
/**
 * Highest value.
 */
max: number
}
/**
 * Values of a categorical feature.
 */
categories?: string[]
/**
 * What it says.
 */
description?: string
/**
 * Where the method is described.
 */
methodology_url?: string
}[]
/**
 * Content standards.
 */
content_standards?: {
/**
 * Whether standards are kept and checked.
 */
supported?: boolean
/**
 * Kinds of content that are calibrated with, such as `text`.
 */
calibration_formats?: string[]
}
/**
 * Use of the policy registry.
 */
policy_registry?: {
/**
 * Whether policies of the registry are used.
 */
supported?: boolean
/**
 * What they are used for, such as `campaign`.
 */
domains?: string[]
}
}
/**
 * Brand identity; present when that area is supported.
 */
export interface ProtocolCapabilitiesBrand {
/**
 * Whether rights can be acquired. Experimental.
 */
rights?: boolean
/**
 * Kinds of rights. Experimental.
 */
right_types?: EnumsRightType[]
/**
 * Uses that rights are given for. Experimental.
 */
available_uses?: EnumsRightUse[]
/**
 * Providers that generate with acquired rights. Experimental.
 */
generation_providers?: string[]
/**
 * What the agent knows about brands.
 */
description?: string
}
/**
 * Catalog of metrics, without prices. Experimental: needs `measurement.core`.
 */
export interface ProtocolCapabilitiesMeasurement {
/**
 * Metrics, each `metric_id` once.
 * 
 * @minItems 1
 * 
 * Items: A metric.
 */
metrics: {
metric_id: CoreVendorMetricId
/**
 * Published standard.
 */
standard_reference?: string
/**
 * Accreditations, as the vendor claims them.
 * 
 * Items: An accreditation.
 */
accreditations?: {
/**
 * Who accredits.
 */
accrediting_body: string
/**
 * Certificate.
 */
certification_id?: string
/**
 * Last day.
 */
valid_until?: string
/**
 * Evidence.
 */
evidence_url?: string
}[]
/**
 * Unit of reported values.
 */
unit?: string
/**
 * What is measured.
 */
description?: string
/**
 * Where the method is described.
 */
methodology_url?: string
/**
 * Version of the method.
 */
methodology_version?: string
ext?: CoreExt
}[]
}
/**
 * Conversational sessions; present when that area is supported. Experimental.
 */
export interface ProtocolCapabilitiesSponsoredIntelligence {
/**
 * Where sessions are held.
 */
endpoint: {
/**
 * Transports.
 * 
 * @minItems 1
 * 
 * Items: A transport.
 */
transports: {
/**
 * Protocol.
 */
type: ("mcp" | "a2a")
/**
 * Address.
 */
url: string
}[]
/**
 * Which one to use.
 */
preferred?: ("mcp" | "a2a")
}
/**
 * Modalities, components and commerce that a session can use.
 */
capabilities: {
[k: string]: unknown
}
/**
 * Document of the brand, for display.
 */
brand_url?: string
}
/**
 * Verification of signed requests.
 */
export interface ProtocolCapabilitiesRequestSigning {
/**
 * Whether signatures of requests are verified.
 */
supported: boolean
/**
 * Whether a signature covers the digest of the body.
 */
covers_content_digest?: ("required" | "forbidden" | "either")
/**
 * Tasks that are refused without a signature.
 */
required_for?: string[]
/**
 * Tasks that are answered with a warning without one.
 */
warn_for?: string[]
/**
 * Tasks whose signature is verified.
 */
supported_for?: string[]
/**
 * Methods of the transport whose signature is verified.
 */
protocol_methods_supported_for?: string[]
/**
 * Methods of the transport that are answered with a warning without one.
 */
protocol_methods_warn_for?: string[]
/**
 * Methods of the transport that are refused without one.
 */
protocol_methods_required_for?: string[]
}
/**
 * Signing of webhooks.
 */
export interface ProtocolCapabilitiesWebhookSigning {
/**
 * Whether webhooks are signed.
 */
supported: boolean
/**
 * Profile of the signature.
 */
profile?: "proto/webhook-signing/v1"
/**
 * Algorithms.
 * 
 * @minItems 1
 */
algorithms?: ("ed25519" | "ecdsa-p256-sha256")[]
/**
 * Whether a shared secret is honoured instead.
 */
legacy_hmac_fallback?: boolean
}
/**
 * Where keys and operator of the agent are found.
 */
export interface ProtocolCapabilitiesIdentity {
/**
 * Document of the operator, https only.
 */
brand_json_url?: string
/**
 * Whether each principal has keys of its own.
 */
per_principal_key_isolation?: boolean
/**
 * Where keys are published.
 */
key_origins?: {
/**
 * Address below which the keys of governance are published.
 */
governance_signing?: string
/**
 * Address below which the keys of requests are published.
 */
request_signing?: string
/**
 * Address below which the keys of webhooks are published.
 */
webhook_signing?: string
/**
 * Address below which the keys of real-time matching are published.
 */
tmp_signing?: string
}
/**
 * Notices about stolen keys.
 */
compromise_notification?: {
/**
 * Whether they are sent.
 */
emits?: boolean
/**
 * Whether they are taken.
 */
accepts?: boolean
}
}
/**
 * Versions of wholesale lists.
 */
export interface ProtocolCapabilitiesWholesaleFeedVersioning {
/**
 * Whether versions are given and conditional reads are honoured.
 */
supported: boolean
/**
 * Whether prices have a version of their own.
 */
pricing_version_separate?: boolean
/**
 * Whether some answers hold for one account only.
 */
cache_scope_account?: boolean
}
/**
 * Push of changes to wholesale lists.
 */
export interface ProtocolCapabilitiesWholesaleFeedWebhooks {
/**
 * Whether changes are pushed.
 */
supported: boolean
/**
 * Events that can be subscribed to.
 * 
 * @minItems 1
 */
event_types?: ("product.created" | "product.updated" | "product.priced" | "product.removed" | "signal.created" | "signal.updated" | "signal.priced" | "signal.removed" | "wholesale_feed.bulk_change")[]
}
/**
 * What the answer of another agent to the capabilities task must hold to be understood, in any release. Looser than the answer of this agent: `status` may be absent, and lists of words are open.
 */
export interface ProtocolForeignCapabilities {
/**
 * State of the task, `completed`.
 */
status?: string
/**
 * Versions and guarantees of the protocol.
 */
proto: {
/**
 * Supported major versions.
 * 
 * @minItems 1
 */
major_versions: number[]
/**
 * Supported releases.
 * 
 * @minItems 1
 */
supported_versions?: string[]
/**
 * Full version of the implementation, for people.
 */
build_version?: string
/**
 * Whether `idempotency_key` is honoured. Without support a retry is processed twice.
 */
idempotency: {
/**
 * Whether keys are honoured.
 */
supported: boolean
/**
 * How long a key is remembered, in seconds; required with support, forbidden without.
 */
replay_ttl_seconds?: number
/**
 * How long a first request may run, in seconds.
 */
in_flight_max_seconds?: number
/**
 * Whether account ids carry no meaning.
 */
account_id_is_opaque?: boolean
}
}
/**
 * Protocol areas that the agent commits to.
 * 
 * @minItems 1
 */
supported_protocols: ("media_buy" | "creative" | "signals" | "governance" | "brand" | "sponsored_intelligence" | "measurement")[]
/**
 * Specialisms; each belongs to one of the supported protocols.
 */
specialisms?: string[]
/**
 * Account and billing model.
 */
account?: {
/**
 * Who may be billed.
 * 
 * @minItems 1
 */
supported_billing: string[]
/**
 * Whether each operator authenticates on its own.
 */
require_operator_auth?: boolean
/**
 * OAuth address for operators.
 */
authorization_endpoint?: string
/**
 * Whether an account must exist before products are asked for.
 */
required_for_products?: boolean
/**
 * Whether financials of operator-billed accounts can be read.
 */
account_financials?: boolean
/**
 * Whether sandbox accounts exist.
 */
sandbox?: boolean
}
/**
 * Media buying; present when that area is supported.
 */
media_buy?: {
/**
 * Push methods of reporting.
 * 
 * @minItems 1
 */
reporting_delivery_methods?: ("webhook" | "offline")[]
/**
 * Storage protocols of offline reporting.
 */
offline_delivery_protocols?: string[]
/**
 * Ways to ask for products.
 * 
 * @minItems 1
 */
buying_modes?: ("brief" | "wholesale" | "refine")[]
/**
 * Whether people may hold creatives back.
 */
creative_approval_mode?: ("auto_approve" | "require_human")
/**
 * Pricing models.
 */
supported_pricing_models?: string[]
/**
 * Whether proposals are made.
 */
supports_proposals?: boolean
/**
 * Feature flags; a true flag is honoured.
 */
features?: {
/**
 * Creatives within packages.
 */
inline_creative_management?: boolean
/**
 * Property lists.
 */
property_list_filtering?: boolean
/**
 * Catalogs.
 */
catalog_management?: boolean
[k: string]: unknown
}
/**
 * Content standards; presence means support.
 */
content_standards?: {
/**
 * Whether artifacts carry a local verdict.
 */
supports_local_evaluation?: boolean
/**
 * Channels.
 */
supported_channels?: string[]
/**
 * Whether artifacts are pushed.
 */
supports_webhook_delivery?: boolean
}
/**
 * How buys are executed.
 */
execution?: {
/**
 * Real-time matching; presence means support.
 */
trusted_match?: {
[k: string]: unknown
}
/**
 * Exchange addresses; deprecated.
 */
axe_integrations?: string[]
/**
 * Technical standards.
 */
creative_specs?: {
/**
 * VAST versions.
 */
vast_versions?: string[]
/**
 * MRAID versions.
 */
mraid_versions?: string[]
/**
 * VPAID.
 */
vpaid?: boolean
/**
 * SIMID.
 */
simid?: boolean
}
/**
 * Targeting that is accepted, include and exclude alike.
 */
targeting?: {
/**
 * Countries, ISO 3166-1 alpha-2.
 */
geo_countries?: boolean
/**
 * Regions, ISO 3166-2.
 */
geo_regions?: boolean
/**
 * Metro systems, by name.
 */
geo_metros?: {
[k: string]: boolean
}
/**
 * Postal systems by country; deprecated aliases are booleans.
 */
geo_postal_areas?: {
[k: string]: unknown
}
/**
 * Proximity methods.
 */
geo_proximity?: {
[k: string]: unknown
}
/**
 * Age restriction.
 */
age_restriction?: {
[k: string]: unknown
}
/**
 * Languages, ISO 639-1.
 */
language?: boolean
/**
 * Keywords; presence means support.
 */
keyword_targets?: {
/**
 * Match types.
 * 
 * @minItems 1
 */
supported_match_types: ("broad" | "phrase" | "exact")[]
}
/**
 * Negative keywords; presence means support.
 */
negative_keywords?: {
/**
 * Match types.
 * 
 * @minItems 1
 */
supported_match_types: ("broad" | "phrase" | "exact")[]
}
}
}
/**
 * Audience upload and targeting; presence means support.
 */
audience_targeting?: {
/**
 * Identifiers.
 * 
 * @minItems 1
 */
supported_identifier_types: ("hashed_email" | "hashed_phone")[]
/**
 * Smallest matched audience that can be used.
 */
minimum_audience_size: number
/**
 * Whether the buyer’s own customer ids match.
 */
supports_platform_customer_id?: boolean
/**
 * Universal ids.
 */
supported_uid_types?: string[]
/**
 * Time that matching takes, in hours.
 */
matching_latency_hours?: {
/**
 * At least.
 */
min?: number
/**
 * At most.
 */
max?: number
}
}
/**
 * Event sources and events; presence means support.
 */
conversion_tracking?: {
[k: string]: unknown
}
/**
 * Inventory that the agent represents.
 */
portfolio?: {
/**
 * Publishers.
 * 
 * @minItems 1
 */
publisher_domains: string[]
/**
 * Main channels.
 */
primary_channels?: string[]
/**
 * Main countries.
 */
primary_countries?: string[]
/**
 * Markdown text.
 */
description?: string
/**
 * Policies.
 */
advertising_policies?: string
}
}
/**
 * Signals; present when that area is supported.
 */
signals?: {
/**
 * Providers whose data may be resold.
 */
data_provider_domains?: string[]
/**
 * Ways to ask for signals; `brief` when absent.
 * 
 * @minItems 1
 */
discovery_modes?: ("brief" | "wholesale")[]
/**
 * Feature flags.
 */
features?: {
[k: string]: unknown
}
}
/**
 * Creatives; present when that area is supported.
 */
creative?: {
/**
 * Whether disclosures and prohibited claims of briefs are checked.
 */
supports_compliance?: boolean
/**
 * Whether creatives are kept.
 */
has_creative_library?: boolean
/**
 * Whether creatives are generated.
 */
supports_generation?: boolean
/**
 * Whether creatives are transformed.
 */
supports_transformation?: boolean
/**
 * Whether transformers are offered.
 */
supports_transformers?: boolean
/**
 * Whether built variants can be refined.
 */
supports_refinement?: boolean
/**
 * Formats that the agent works with.
 * 
 * Items: A format.
 */
supported_formats?: {
/**
 * Identifier of the entry.
 */
capability_id?: string
/**
 * Declaration of the format.
 */
format: {
[k: string]: unknown
}
}[]
}
/**
 * Governance; present when that area is supported.
 */
governance?: {
/**
 * Features of properties.
 * 
 * Items: A feature.
 */
property_features?: {
/**
 * Identifier; the prefix `registry:` refers to a feature of the registry.
 */
feature_id: string
/**
 * How it is valued.
 */
type: ("binary" | "quantitative" | "categorical")
/**
 * Bounds of a quantitative feature.
 */
range?: {
/**
 * Lowest value.
 */
min: number
/**
 * Highest value.
 */
max: number
}
/**
 * Values of a categorical feature.
 */
categories?: string[]
/**
 * What it says.
 */
description?: string
/**
 * Where the method is described.
 */
methodology_url?: string
}[]
/**
 * Features of creatives.
 * 
 * Items: A feature.
 */
creative_features?: {
/**
 * Identifier; the prefix `registry:` refers to a feature of the registry.
 */
feature_id: string
/**
 * How it is valued.
 */
type: ("binary" | "quantitative" | "categorical")
/**
 * Bounds of a quantitative feature.
 */
range?: {
/**
 * Lowest value.
 */
min: number
/**
 * Highest value.
 */
max: number
}
/**
 * Values of a categorical feature.
 */
categories?: string[]
/**
 * What it says.
 */
description?: string
/**
 * Where the method is described.
 */
methodology_url?: string
}[]
/**
 * Content standards.
 */
content_standards?: {
[k: string]: unknown
}
/**
 * Use of the policy registry.
 */
policy_registry?: {
[k: string]: unknown
}
}
/**
 * Brand identity; present when that area is supported.
 */
brand?: {
[k: string]: unknown
}
/**
 * Conversational sessions; present when that area is supported.
 */
sponsored_intelligence?: {
[k: string]: unknown
}
/**
 * Catalog of metrics: a discovery surface, no rate card. Needs `measurement.core` among the experimental features.
 */
measurement?: {
/**
 * Metrics, each `metric_id` once.
 * 
 * @minItems 1
 * 
 * Items: A metric.
 */
metrics: {
/**
 * Identifier, unique within the catalog.
 */
metric_id: string
/**
 * Published standard.
 */
standard_reference?: string
/**
 * Accreditations claimed by the vendor.
 * 
 * Items: An accreditation.
 */
accreditations?: {
/**
 * Body.
 */
accrediting_body: string
/**
 * Certificate.
 */
certification_id?: string
/**
 * Last day.
 */
valid_until?: string
/**
 * Evidence.
 */
evidence_url?: string
}[]
/**
 * Unit of reported values.
 */
unit?: string
/**
 * What is measured.
 */
description?: string
/**
 * Methodology.
 */
methodology_url?: string
/**
 * Version of the methodology.
 */
methodology_version?: string
/**
 * Extensions of the vendor.
 */
ext?: {
[k: string]: unknown
}
}[]
}
/**
 * Test controller; presence declares it. Never in production.
 */
compliance_testing?: {
/**
 * Scenarios.
 * 
 * @minItems 1
 */
scenarios: string[]
}
/**
 * Signing of webhooks.
 */
webhook_signing?: {
/**
 * Whether webhooks are signed.
 */
supported: boolean
/**
 * Profile of the signature.
 */
profile?: "proto/webhook-signing/v1"
/**
 * Algorithms.
 * 
 * @minItems 1
 */
algorithms?: ("ed25519" | "ecdsa-p256-sha256")[]
/**
 * Whether the legacy scheme is honoured.
 */
legacy_hmac_fallback?: boolean
}
/**
 * Verification of signed requests.
 */
request_signing?: {
/**
 * Whether signatures of requests are verified.
 */
supported: boolean
}
/**
 * Where the agent’s keys and operator are found.
 */
identity?: {
[k: string]: unknown
}
/**
 * Namespaces that `ext` may carry.
 */
extensions_supported?: string[]
/**
 * Experimental surfaces that the agent implements.
 */
experimental_features?: string[]
/**
 * Versions of wholesale feeds.
 */
wholesale_feed_versioning?: {
/**
 * Whether versions are returned and honoured.
 */
supported: boolean
/**
 * Whether prices have a version of their own.
 */
pricing_version_separate?: boolean
/**
 * Whether some answers hold for one account only.
 */
cache_scope_account?: boolean
}
/**
 * Push of wholesale changes.
 */
wholesale_feed_webhooks?: {
/**
 * Whether changes are pushed.
 */
supported: boolean
/**
 * Events.
 */
event_types?: string[]
}
/**
 * When any declaration last changed.
 */
last_updated?: string
/**
 * Advisories.
 */
errors?: {
[k: string]: unknown
}[]
/**
 * Echo of the caller’s context.
 */
context?: {
[k: string]: unknown
}
/**
 * Extensions.
 */
ext?: {
[k: string]: unknown
}
}
export interface ProtocolGetProtoCapabilitiesRequest1 {
/**
 * Areas whose blocks are wanted; all when absent. An area that is not supported is left out of the answer; a word that is not known is refused with `INVALID_REQUEST`.
 * 
 * @minItems 1
 * @maxItems 100
 */
protocols?: ("media_buy" | "signals" | "governance" | "sponsored_intelligence" | "creative" | "brand" | "measurement")[]
}
export interface ProtocolGetProtoCapabilitiesResponse1 {
/**
 * Versions and guarantees of the protocol.
 */
proto: {
/**
 * Supported major versions.
 * 
 * @minItems 1
 */
major_versions: number[]
/**
 * Supported releases.
 * 
 * @minItems 1
 */
supported_versions?: string[]
/**
 * Full version of the implementation, for people.
 */
build_version?: string
/**
 * Whether keys make a repeated request harmless. Without, a repeated request is done twice.
 */
idempotency: ({
/**
 * Keys are honoured.
 */
supported: true
/**
 * How long an answer is kept, in seconds, 3600 to 604800.
 */
replay_ttl_seconds: number
/**
 * How long a first request may run, in seconds.
 */
in_flight_max_seconds?: number
/**
 * Whether account identifiers carry no meaning.
 */
account_id_is_opaque?: boolean
} | {
/**
 * Keys are not honoured.
 */
supported: false
})
}
/**
 * Areas that the agent commits to.
 * 
 * @minItems 1
 */
supported_protocols: ("media_buy" | "signals" | "governance" | "sponsored_intelligence" | "creative" | "brand" | "measurement")[]
account?: ProtocolCapabilitiesAccount
media_buy?: ProtocolCapabilitiesMediaBuy
signals?: ProtocolCapabilitiesSignals
governance?: ProtocolCapabilitiesGovernance
sponsored_intelligence?: ProtocolCapabilitiesSponsoredIntelligence
brand?: ProtocolCapabilitiesBrand
creative?: ProtocolCapabilitiesCreative
request_signing?: ProtocolCapabilitiesRequestSigning
webhook_signing?: ProtocolCapabilitiesWebhookSigning
identity?: ProtocolCapabilitiesIdentity
measurement?: ProtocolCapabilitiesMeasurement
/**
 * Test controller; presence means that it is there. Never in production.
 */
compliance_testing?: {
/**
 * Scenarios that work.
 * 
 * @minItems 1
 */
scenarios: string[]
}
/**
 * Specialisms; the area of each is among the supported ones.
 */
specialisms?: EnumsSpecialism[]
/**
 * Namespaces that `ext` may carry.
 */
extensions_supported?: string[]
/**
 * Experimental surfaces that the agent implements.
 */
experimental_features?: string[]
wholesale_feed_versioning?: ProtocolCapabilitiesWholesaleFeedVersioning
wholesale_feed_webhooks?: ProtocolCapabilitiesWholesaleFeedWebhooks
/**
 * When a declaration last changed.
 */
last_updated?: string
/**
 * Advisories.
 */
errors?: CoreError[]
}
export interface ProtocolGetTaskStatusRequest1 {
/**
 * Identifier from the first answer.
 */
task_id: string
account?: CoreAccountRef
/**
 * Whether to list the exchanges of the task.
 */
include_history?: boolean
/**
 * Whether to give the answer of a completed task.
 */
include_result?: boolean
}
export interface ProtocolGetTaskStatusResponse1 {
/**
 * Identifier of the task.
 */
task_id: string
task_type: EnumsTaskType
protocol: EnumsProtoProtocol
status: EnumsTaskStatus
/**
 * When the task began.
 */
created_at: string
/**
 * When it last changed.
 */
updated_at: string
/**
 * When it reached a final state; absent before.
 */
completed_at?: string
/**
 * Whether its outcome is sent to a webhook.
 */
has_webhook?: boolean
/**
 * How far a running task is.
 */
progress?: {
/**
 * Share that is done, 0 to 100.
 */
percentage?: number
/**
 * What is being done.
 */
current_step?: string
/**
 * Number of steps.
 */
total_steps?: number
/**
 * Step that is being done, counted from 1.
 */
step_number?: number
}
/**
 * Why the task failed; only with `failed`.
 */
error?: {
/**
 * Code of the error.
 */
code: string
/**
 * What happened, for people.
 */
message: string
/**
 * Where it happened.
 */
details?: {
protocol?: EnumsProtoProtocol
/**
 * Operation that failed.
 */
operation?: string
/**
 * Facts that depend on the code.
 */
specific_context?: {
[k: string]: unknown
}
}
}
/**
 * Exchanges of the task, oldest first; with `include_history`.
 * 
 * Items: An exchange.
 */
history?: {
/**
 * When it happened.
 */
timestamp: string
/**
 * Direction.
 */
type: ("request" | "response")
/**
 * What was sent or answered.
 */
data: {
[k: string]: unknown
}
}[]
result?: CoreAsyncResponseData
}
export interface ProtocolListTasksRequest1 {
account?: CoreAccountRef
/**
 * Which tasks. A list stands for any of its values.
 */
filters?: {
protocol?: EnumsProtoProtocol
/**
 * Areas of the task.
 * 
 * @minItems 1
 * @maxItems 100
 */
protocols?: EnumsProtoProtocol[]
status?: EnumsTaskStatus
/**
 * States of the task.
 * 
 * @minItems 1
 * @maxItems 100
 */
statuses?: EnumsTaskStatus[]
task_type?: EnumsTaskType
/**
 * Tasks that were called.
 * 
 * @minItems 1
 * @maxItems 100
 */
task_types?: EnumsTaskType[]
/**
 * Begun after this time.
 */
created_after?: string
/**
 * Begun before this time.
 */
created_before?: string
/**
 * Changed after this time.
 */
updated_after?: string
/**
 * Changed before this time.
 */
updated_before?: string
/**
 * Identifiers, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
task_ids?: string[]
/**
 * Text that the caller’s context contains, as JSON.
 */
context_contains?: string
/**
 * Whether the outcome is sent to a webhook.
 */
has_webhook?: boolean
}
/**
 * Order of the list; the newest first when absent.
 */
sort?: {
/**
 * What to order by.
 */
field?: ("created_at" | "updated_at" | "status" | "task_type" | "protocol")
direction?: EnumsSortDirection
}
pagination?: CorePaginationRequest
/**
 * Whether to list the exchanges of each task.
 */
include_history?: boolean
}
export interface ProtocolListTasksResponse1 {
/**
 * What was asked and how much matches.
 */
query_summary: {
/**
 * Tasks that match.
 */
total_matching?: number
/**
 * Tasks on this page.
 */
returned?: number
/**
 * Matching tasks by area.
 */
domain_breakdown?: {
/**
 * Media buying.
 */
"media-buy"?: number
/**
 * Signals.
 */
signals?: number
/**
 * Creatives.
 */
creative?: number
}
/**
 * Matching tasks by state.
 */
status_breakdown?: {
[k: string]: number
}
/**
 * Filters that were used.
 */
filters_applied?: string[]
/**
 * Order that was used.
 */
sort_applied?: {
/**
 * What the list is ordered by.
 */
field: string
/**
 * Direction.
 */
direction: ("asc" | "desc")
}
}
/**
 * Tasks of this page.
 * 
 * Items: A task.
 */
tasks: {
/**
 * Identifier of the task.
 */
task_id: string
task_type: EnumsTaskType
/**
 * Area that the task belongs to.
 */
domain: ("media-buy" | "signals" | "creative")
status: EnumsTaskStatus
/**
 * When the task began.
 */
created_at: string
/**
 * When it last changed.
 */
updated_at: string
/**
 * When it reached a final state; absent before.
 */
completed_at?: string
/**
 * Whether its outcome is sent to a webhook.
 */
has_webhook?: boolean
/**
 * Exchanges of the task, oldest first; with `include_history`.
 * 
 * Items: An exchange.
 */
history?: {
/**
 * When it happened.
 */
timestamp: string
/**
 * Direction.
 */
type: ("request" | "response")
/**
 * What was sent or answered.
 */
data: {
[k: string]: unknown
}
}[]
}[]
pagination: CorePaginationResponse
}
/**
 * The generated document.
 */
export interface RegistryAdagentsCreateData {
/**
 * Always true.
 */
success: true
/**
 * The document as indented JSON text, ready to be served at /.well-known/adagents.json.
 */
adagents_json: string
validation: RegistryValidationResult
}
/**
 * What was found when the adagents.json of a domain was fetched and checked. Describes an invalid or missing file as readily as a valid one.
 */
export interface RegistryValidationResult {
/**
 * True when there is no error; warnings do not count.
 */
valid: boolean
/**
 * Findings that make the file unusable, in document order.
 */
errors: RegistryValidationError[]
/**
 * Findings that leave the file usable.
 */
warnings: RegistryValidationWarning[]
/**
 * Domain that was checked, in canonical form; `proposed` for a generated document.
 */
domain: string
/**
 * Well-known address that was tried; `proposed` for a generated document.
 */
url: string
/**
 * HTTP status of the first fetch; absent when no answer came.
 */
status_code?: number
/**
 * Size in bytes of the document that was judged, after a pointer was followed.
 */
response_bytes?: number
/**
 * Address that finally served the document, after redirects and a pointer.
 */
resolved_url?: string
/**
 * The document as parsed, after a pointer was followed; absent when nothing could be parsed. Can be large.
 */
raw_data?: unknown
discovery_method: EnumsDiscoveryMethod
/**
 * Domain that serves the document on behalf of the publisher, when it was found through ads.txt.
 */
manager_domain?: string
last_failure?: RegistryLastFailure
freshness?: RegistryFreshness
}
/**
 * A finding that leaves a document usable.
 */
export interface RegistryValidationWarning {
/**
 * Path of the field.
 */
field: string
/**
 * What could be better, in one sentence.
 */
message: string
/**
 * How to put it right.
 */
suggestion?: string
}
/**
 * How recent the remote document behind an answer is.
 */
export interface RegistryFreshness {
state: EnumsFreshnessState
/**
 * When the document was last fetched and found valid; null when that never happened.
 */
validated_at?: (string | null)
}
/**
 * Parts from which an adagents.json is generated. Parts are checked by the rules of the document itself; findings answer 400.
 */
export interface RegistryAdagentsCreateRequest {
/**
 * Entries of the document. May be empty when at least one of `properties`, `formats` and `placements` has content.
 * 
 * @maxItems 10000
 * 
 * Items: An entry, see the adagents.json schema.
 */
authorized_agents: {
[k: string]: unknown
}[]
/**
 * Accepted for compatibility and without effect: the document has no `$schema` until this registry publishes its schemas.
 */
include_schema?: boolean
/**
 * Whether to add `last_updated`; true when left out.
 */
include_timestamp?: boolean
/**
 * Properties of the publisher; left out of the document when empty.
 * 
 * @maxItems 10000
 * 
 * Items: A property.
 */
properties?: {
[k: string]: unknown
}[]
/**
 * Version label of the catalog content.
 */
catalog_etag?: string
/**
 * Creative formats; left out when empty.
 * 
 * @maxItems 10000
 * 
 * Items: A format declaration.
 */
formats?: {
[k: string]: unknown
}[]
/**
 * Placements; left out when empty.
 * 
 * @maxItems 10000
 * 
 * Items: A placement.
 */
placements?: {
[k: string]: unknown
}[]
/**
 * Meaning of the tags used by placements.
 */
placement_tags?: {
[k: string]: {
[k: string]: unknown
}
}
}
/**
 * Envelope of the generator. Nothing is stored.
 */
export interface RegistryAdagentsCreateResponse {
/**
 * Always true; failures answer an error status.
 */
success: true
data: RegistryAdagentsCreateData
/**
 * When the answer was made.
 */
timestamp: string
}
/**
 * Refusal of the validation and generation tools: the common error body in their envelope.
 */
export interface RegistryAdagentsToolError {
/**
 * Always false.
 */
success: false
/**
 * Stable code in snake case, `invalid_request` or `invalid_domain`.
 */
error: string
/**
 * Explanation; for the generator the findings joined in one text.
 */
message: string
/**
 * When the answer was made.
 */
timestamp: string
/**
 * Places that were refused.
 */
issues?: CoreErrorIssue[]
}
/**
 * Findings about the adagents.json of a domain.
 */
export interface RegistryAdagentsValidateData {
/**
 * Domain in canonical form.
 */
domain: string
/**
 * True when the first fetch answered 200.
 */
found: boolean
validation: RegistryValidationResult
/**
 * One probe per agent; present when the file is valid and lists at least one agent.
 */
agent_cards?: RegistryAgentCardCheck[]
}
/**
 * Whether an agent of the file answers as an agent.
 */
export interface RegistryAgentCardCheck {
/**
 * URL from the file.
 */
agent_url: string
/**
 * True when the agent answered over A2A or MCP.
 */
valid: boolean
/**
 * Why not: a summary and one line per protocol; empty when valid.
 */
errors: string[]
/**
 * HTTP status of the last probe.
 */
status_code?: number
/**
 * Duration of the probe in milliseconds.
 */
response_time_ms?: number
/**
 * Agent card, or name and tools of an MCP agent.
 */
card_data?: unknown
/**
 * Address that answered.
 */
card_endpoint?: string
/**
 * True when the agent asks for credentials before it tells more.
 */
oauth_required?: boolean
}
/**
 * Domain whose adagents.json is to be fetched and checked.
 */
export interface RegistryAdagentsValidateRequest {
/**
 * Publisher domain. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
 */
domain: string
}
/**
 * Envelope of the validation tool.
 */
export interface RegistryAdagentsValidateResponse {
/**
 * True whenever the check ran, even when the file is invalid.
 */
success: true
data: RegistryAdagentsValidateData
/**
 * When the answer was made.
 */
timestamp: string
}
/**
 * What a measurement agent says about an accreditation of one of its metrics.
 */
export interface RegistryAgentAccreditation {
/**
 * Body that accredited the metric, as the agent names it.
 */
accrediting_body: string
/**
 * Identifier of the certificate.
 */
certification_id?: string
/**
 * Last day of the accreditation, `YYYY-MM-DD`.
 */
valid_until?: string
/**
 * https address of the evidence.
 */
evidence_url?: string
/**
 * Always false: the claim is the vendor’s, whatever the agent says about it.
 */
verified_by_aao: false
}
/**
 * What an enrolled agent said about itself when it was last probed.
 */
export interface RegistryAgentCapabilities {
/**
 * Tasks that the agent lists.
 */
tools_count: number
/**
 * The tasks, at most 200.
 * 
 * @maxItems 200
 */
tools?: RegistryAgentTool[]
standard_operations?: RegistryAgentStandardOperations
creative_capabilities?: RegistryAgentCreativeCapabilities
signals_capabilities?: RegistryAgentSignalsCapabilities
measurement_capabilities?: RegistryAgentMeasurementCapabilities
/**
 * Protocol areas that the agent declares.
 */
supported_protocols?: string[]
/**
 * Specialisms that the agent declares.
 */
specialisms?: string[]
/**
 * What the tasks say the agent is; the type that its organization chose is never changed by it.
 */
inferred_type?: string
/**
 * Why the last probe learned nothing or only a part.
 */
discovery_error?: string
/**
 * True when the agent asks for a credential before it tells anything.
 */
oauth_required?: boolean
/**
 * When the agent last answered a probe.
 */
last_discovered_at?: string
}
/**
 * A task that an agent offers.
 */
export interface RegistryAgentTool {
/**
 * Name of the task.
 */
name: string
/**
 * What it does, shortened to 500 characters.
 */
description?: string
/**
 * When the agent last listed it.
 */
verified_at?: string
}
/**
 * What a sales agent can be asked for, told from the tasks that it lists.
 */
export interface RegistryAgentStandardOperations {
/**
 * Whether products can be searched.
 */
can_search_inventory?: boolean
/**
 * Whether availability can be asked for.
 */
can_get_availability?: boolean
/**
 * Whether inventory can be reserved.
 */
can_reserve_inventory?: boolean
/**
 * Whether prices can be asked for.
 */
can_get_pricing?: boolean
/**
 * Whether a buy can be made.
 */
can_create_order?: boolean
/**
 * Whether the agent lists the properties that it sells.
 */
can_list_properties?: boolean
}
/**
 * What a creative agent can do.
 */
export interface RegistryAgentCreativeCapabilities {
/**
 * Formats, at most 200.
 * 
 * @maxItems 200
 */
supported_formats: RegistryAgentCreativeFormat[]
/**
 * Whether it builds creatives.
 */
can_generate: boolean
/**
 * Whether it validates creatives.
 */
can_validate: boolean
/**
 * Whether it shows previews.
 */
can_preview: boolean
}
/**
 * A creative format that an agent works with, as it declares it.
 */
export interface RegistryAgentCreativeFormat {
/**
 * Identifier that the agent gave to the entry.
 */
capability_id?: string
/**
 * The format: its kind, the publisher whose option it is, and parameters.
 */
format: {
/**
 * Kind of format.
 */
format_kind?: string
/**
 * Publisher whose option the format is.
 */
publisher_domain?: string
/**
 * Option of that publisher.
 */
format_option_id?: string
format_id?: CoreFormatId
/**
 * Parameters of the format, as declared.
 */
params?: {
[k: string]: unknown
}
}
/**
 * What the agent does with it: `build`, `validate`, `preview`.
 */
operations: string[]
}
/**
 * What a signals agent can do.
 */
export interface RegistryAgentSignalsCapabilities {
/**
 * Kinds of audience that it offers; empty when it does not say.
 */
audience_types: string[]
/**
 * Whether audiences can be matched.
 */
can_match: boolean
/**
 * Whether signals can be activated.
 */
can_activate: boolean
/**
 * Whether signals can be searched.
 */
can_get_signals: boolean
}
/**
 * Catalog of a measurement agent.
 */
export interface RegistryAgentMeasurementCapabilities {
/**
 * Metrics, at most 500.
 * 
 * @maxItems 500
 */
metrics: RegistryAgentMetric[]
}
/**
 * A metric of a measurement agent. Its full identity is the domain and brand of the vendor with `metric_id`.
 */
export interface RegistryAgentMetric {
/**
 * Identifier, unique within the catalog of one agent.
 */
metric_id: string
/**
 * https address of the published standard that the metric implements.
 */
standard_reference?: string
/**
 * Accreditations that the agent claims.
 * 
 * @maxItems 32
 */
accreditations?: RegistryAgentAccreditation[]
/**
 * Unit of the reported values.
 */
unit?: string
/**
 * What is measured.
 */
description?: string
/**
 * https address of the methodology.
 */
methodology_url?: string
/**
 * Version of the methodology; absent when changes of it are not tracked.
 */
methodology_version?: string
/**
 * Fields of the vendor's own, at most 4096 bytes of JSON. The registry does not interpret them.
 */
ext?: {

}
}
/**
 * Enrolled agents that the caller may see, by URL.
 */
export interface RegistryAgentCatalog {
/**
 * The agents.
 */
agents: RegistryAgentCatalogItem[]
/**
 * Number of agents on this page.
 */
count: number
/**
 * Opaque position of the last agent on this page; null when the page is empty.
 */
cursor: (string | null)
/**
 * Whether more agents follow.
 */
has_more: boolean
}
/**
 * An agent that an organization enrolled. The blocks after `member` are present only when they were asked for.
 */
export interface RegistryAgentCatalogItem {
/**
 * Canonical URL of the agent; its key.
 */
url: string
/**
 * Name given at enrolment, else the name that the agent gives itself, else its host.
 */
name: string
/**
 * What the agent is for, `unknown` when nobody said and its tasks do not tell.
 */
type: (EnumsAgentType | "unknown")
/**
 * Protocol in which it answered, `mcp` before the first answer.
 */
protocol: ("mcp" | "a2a")
/**
 * What the agent says about itself.
 */
description?: string
/**
 * Address of the MCP endpoint.
 */
mcp_endpoint?: string
/**
 * Whom to ask about the agent.
 */
contact?: {
/**
 * Name.
 */
name?: string
/**
 * Mail address.
 */
email?: string
/**
 * Web address.
 */
website?: string
}
/**
 * Day of the enrolment, `YYYY-MM-DD`.
 */
added_date: string
visibility?: EnumsAgentVisibility
/**
 * The organization that enrolled it.
 */
member?: {
/**
 * Short name.
 */
slug?: string
/**
 * Name.
 */
display_name?: string
}
health?: RegistryAgentHealth
stats?: RegistryAgentStats
capabilities?: RegistryAgentCapabilities
compliance?: RegistryAgentCompliance
/**
 * Publishers that authorize a sales agent, the first 1000; with `properties=true`.
 * 
 * @maxItems 1000
 */
publisher_domains?: string[]
property_summary?: RegistryAgentPropertySummary
}
/**
 * Outcome of the last probe.
 */
export interface RegistryAgentHealth {
/**
 * Whether the agent answered.
 */
online: boolean
/**
 * When it was last asked; null before the first probe.
 */
checked_at: (string | null)
/**
 * Time of the whole probe in milliseconds.
 */
response_time_ms?: number
/**
 * Tasks that it lists.
 */
tools_count?: number
/**
 * MCP resources that it lists.
 */
resources_count?: number
/**
 * Why it did not answer.
 */
error?: string
}
/**
 * Counts about an agent.
 */
export interface RegistryAgentStats {
/**
 * Properties that publishers let it sell.
 */
property_count?: number
/**
 * Publishers that authorize it.
 */
publisher_count?: number
/**
 * The first 100 of them, in order.
 * 
 * @maxItems 100
 */
publishers?: string[]
/**
 * Creative formats that it declares.
 */
creative_formats?: number
}
/**
 * Outcome of the checks that the registry runs against an enrolled agent.
 */
export interface RegistryAgentCompliance {
status: EnumsComplianceStatus
lifecycle_stage: EnumsAgentLifecycleStage
/**
 * Result by track.
 */
tracks: {
[k: string]: EnumsComplianceTrackStatus
}
/**
 * The tracks with their numbers.
 */
track_details?: RegistryAgentComplianceTrack[]
/**
 * Whole days since which every run has passed; 0 unless `status` is `passing`.
 */
streak_days: number
/**
 * Time of the last run; null before the first.
 */
last_checked_at: (string | null)
/**
 * Summary in one line; null before the first run.
 */
headline: (string | null)
/**
 * True when the registry has stopped checking.
 */
monitoring_paused?: boolean
/**
 * Hours between two runs.
 */
check_interval_hours?: number
/**
 * Whether the agent holds a badge.
 */
verified?: boolean
/**
 * Areas of its badges.
 */
verified_roles?: EnumsBadgeRole[]
/**
 * Protocol versions that were tested, by area.
 */
verified_role_versions?: {
[k: string]: string[]
}
/**
 * How the badges were earned.
 */
verification_modes?: EnumsVerificationMode[]
}
/**
 * Result of one group of checks.
 */
export interface RegistryAgentComplianceTrack {
/**
 * Name of the group.
 */
track: string
status: EnumsComplianceTrackStatus
/**
 * Checks that ran.
 */
scenario_count: number
/**
 * Checks that passed.
 */
passed_count: number
/**
 * Time that they took, in milliseconds.
 */
duration_ms: number
/**
 * True when a check could not run because the agent offers nothing to run it on.
 */
has_coverage_gap_skip?: boolean
/**
 * What was found, for people.
 */
detail?: string
}
/**
 * The properties that publishers let an agent sell.
 */
export interface RegistryAgentPropertySummary {
/**
 * Properties.
 */
total_count: number
/**
 * Properties by type.
 */
count_by_type: {
[k: string]: number
}
/**
 * Their tags, the commonest 200.
 * 
 * @maxItems 200
 */
tags: string[]
/**
 * Publishers that authorize the agent.
 */
publisher_count: number
}
/**
 * Creative formats that an agent told just now.
 */
export interface RegistryAgentFormats {
/**
 * Always true.
 */
success: true
/**
 * The formats, at most 200 and 512 KB.
 * 
 * @maxItems 200
 */
formats: RegistryProbedFormat[]
}
/**
 * A creative format as the agent describes it, shortened; claims of verification are left out.
 */
export interface RegistryProbedFormat {
/**
 * Identifier of the format, as the agent writes it.
 */
format_id?: unknown
/**
 * Name of the format.
 */
name?: string
/**
 * Kind of format.
 */
type?: string
/**
 * Kind of format of a declared capability.
 */
format_kind?: string
[k: string]: unknown
}
/**
 * Products that a sales agent told just now, without a credential.
 */
export interface RegistryAgentProducts {
/**
 * Always true.
 */
success: true
/**
 * The products, at most 200 and 512 KB.
 * 
 * @maxItems 200
 */
products: RegistryProbedProduct[]
}
/**
 * A product of a sales agent in a few words; texts are shortened.
 */
export interface RegistryProbedProduct {
/**
 * Identifier at the agent.
 */
product_id: string
/**
 * Name.
 */
name?: string
/**
 * Description.
 */
description?: string
/**
 * Kind of the first property.
 */
property_type?: string
/**
 * Name, or else domain, of the first property.
 */
property_name?: string
/**
 * Model of the first price.
 */
pricing_model?: string
/**
 * Amount of the first price, in `currency`.
 */
base_rate?: number
/**
 * ISO 4217 code of the first price.
 */
currency?: string
/**
 * Creative formats that it takes.
 * 
 * @maxItems 200
 */
format_options?: string[]
/**
 * Channels.
 * 
 * @maxItems 50
 */
delivery_channels?: string[]
/**
 * Whether delivery is guaranteed.
 */
delivery_type?: string
/**
 * What can be targeted.
 * 
 * @maxItems 200
 */
targeting_capabilities?: string[]
}
/**
 * One page of agents, most relevant first, then by URL.
 */
export interface RegistryAgentSearchResponse {
/**
 * The page.
 */
results: RegistryAgentSearchResult[]
/**
 * Where the next page begins; null when the page is empty.
 */
cursor: (string | null)
/**
 * Whether there is a next page.
 */
has_more: boolean
}
/**
 * Inventory profile of an agent, with what the search found.
 */
export interface RegistryAgentSearchResult {
/**
 * Canonical URL of the agent.
 */
agent_url: string
/**
 * The same as `agent_url`, for clients that key agents by it.
 */
url: string
/**
 * Channels in which it sells.
 */
channels: string[]
/**
 * Kinds of property that it sells.
 */
property_types: string[]
/**
 * Countries in which it sells, ISO 3166-1 alpha-2.
 */
markets: string[]
/**
 * Content categories that it sells.
 */
categories: string[]
/**
 * Tags of the properties that it sells, the commonest 200.
 */
tags: string[]
/**
 * Delivery types of its products.
 */
delivery_types: string[]
/**
 * Identifiers of the creative formats that it takes.
 */
format_ids: string[]
/**
 * Kinds of creative format that it takes.
 */
format_kinds?: string[]
/**
 * Properties that publishers let it sell.
 */
property_count: number
/**
 * Publishers that authorize it.
 */
publisher_count: number
/**
 * Whether it supports trusted matching.
 */
has_tmp: boolean
/**
 * Vocabulary of `categories`; null when there is none or more than one.
 */
category_taxonomy: (string | null)
/**
 * Match breadth (1 with filters, 0 without), plus ln(property_count + 1) × 0.1, plus 0.05 for trusted matching.
 */
relevance_score: number
/**
 * Filters of the request that matched, by name.
 */
matched_filters: string[]
/**
 * When the profile last changed.
 */
updated_at: string
}
/**
 * Entry point for people and programs.
 */
export interface RegistryApiIndex {
/**
 * Name of the service.
 */
name: string
/**
 * Version of the running service.
 */
version: string
/**
 * Address of the documentation.
 */
documentation: string
/**
 * Address of the OpenAPI description.
 */
openapi: string
/**
 * Paths by operation name.
 */
endpoints: {
[k: string]: string
}
}
/**
 * What one check found.
 */
export interface RegistryAuthorizationCheck {
check: EnumsAuthorizationCheck
/**
 * Whether it passed; null when an earlier failure left nothing to look at.
 */
ok: (boolean | null)
/**
 * What was found, for people.
 */
detail: string
}
/**
 * The entry of an adagents.json that a decision rests on, without the lists of its scope. Lists are cut at 100 items.
 */
export interface RegistryAuthorizationEntry {
/**
 * Identifier of the authorization in the registry and its feed; absent when the file was judged before it was recorded.
 */
id?: string
authorization_type: EnumsAuthorizationType
/**
 * What the publisher says the agent may sell.
 */
authorized_for: string
delegation_type?: EnumsDelegationType
/**
 * Whether nobody else may sell the same scope.
 */
exclusive?: boolean
/**
 * Countries to which the entry is limited; absent for worldwide.
 * 
 * @maxItems 100
 */
countries?: CoreCountryCode[]
/**
 * Start of the right.
 */
effective_from?: string
/**
 * End of the right.
 */
effective_until?: string
/**
 * Placements to which the entry is limited.
 * 
 * @maxItems 100
 */
placement_ids?: string[]
/**
 * Placement tags to which the entry is limited.
 * 
 * @maxItems 100
 */
placement_tags?: string[]
/**
 * Collections to which the entry is limited, as written.
 * 
 * @maxItems 100
 */
collections?: {
[k: string]: unknown
}[]
/**
 * Keys that the publisher pins for the agent, as written.
 * 
 * @maxItems 100
 */
signing_keys?: {
[k: string]: unknown
}[]
}
/**
 * Authorizations of an agent, with the feed cursor from which to follow them.
 */
export interface RegistryAuthorizationList {
/**
 * Canonical URL of the agent.
 */
agent_url: string
/**
 * Kinds of evidence that were asked for.
 */
evidence: EnumsAuthorizationEvidence[]
/**
 * `effective`: rows as they hold, after decisions of the registry's operator.
 */
include: "effective"
/**
 * By publisher, then by identifier of the row.
 * 
 * @maxItems 10000
 */
rows: RegistryAuthorizationRow[]
/**
 * Rows in this answer.
 */
count: number
/**
 * Whether there are more rows behind these.
 */
has_more: boolean
/**
 * Value to pass as `cursor` for the next page; null on the last one. Not a feed cursor.
 */
cursor: (string | null)
}
/**
 * An authorization as it stands: the members of the events about it, so that rows and events can be merged by `id`.
 */
export interface RegistryAuthorizationRow {
/**
 * Identifier of the row; the same over all events about it.
 */
id: string
/**
 * URL of the agent.
 */
agent_url: string
/**
 * URL of the agent in canonical form, by which rows are matched.
 */
agent_url_canonical: string
publisher_domain: CoreDomainName
/**
 * How the scope is stated; null when the entry gave none and covers the publisher as a whole.
 */
authorization_type: (EnumsAuthorizationType | null)
/**
 * What the publisher says the agent may sell.
 */
authorized_for: string
/**
 * Scope by identifier.
 */
property_ids?: string[]
/**
 * Scope by tag.
 */
property_tags?: string[]
/**
 * Scope written out.
 * 
 * Items: A property.
 */
properties?: {
[k: string]: unknown
}[]
/**
 * Scope by selector.
 * 
 * Items: A selector.
 */
publisher_properties?: {
[k: string]: unknown
}[]
/**
 * Signals by identifier.
 */
signal_ids?: string[]
/**
 * Signals by tag.
 */
signal_tags?: string[]
/**
 * Registry identifier of the property, when the row is about one.
 */
property_rid?: (string | null)
/**
 * Identifier that the publisher gave to that property.
 */
property_id_slug?: (string | null)
/**
 * Placements to which the right is limited.
 */
placement_ids?: string[]
/**
 * Placement tags to which the right is limited.
 */
placement_tags?: string[]
/**
 * Collections to which the right is limited.
 */
collections?: CoreCollectionSelector[]
/**
 * Countries to which the right is limited.
 */
countries?: CoreCountryCode[]
/**
 * Commercial path; null when the publisher did not say.
 */
delegation_type?: (EnumsDelegationType | null)
/**
 * Whether nobody else may sell the same scope.
 */
exclusive?: boolean
/**
 * Keys that the publisher pins for the agent; null when it pins none.
 */
signing_keys?: ({
[k: string]: unknown
}[] | null)
/**
 * Start of the right; null when open.
 */
effective_from?: (string | null)
/**
 * End of the right; null when open.
 */
effective_until?: (string | null)
evidence: EnumsAuthorizationEvidence
/**
 * Whether somebody contests the row.
 */
disputed: boolean
/**
 * Who entered the row.
 */
created_by?: (string | null)
/**
 * When the row lapses by itself.
 */
expires_at?: (string | null)
/**
 * When the row was made.
 */
created_at: string
/**
 * When the row last changed.
 */
updated_at: string
/**
 * Whether a decision of the operator changed the row.
 */
override_applied?: boolean
/**
 * Reason of that decision.
 */
override_reason?: (string | null)
/**
 * Members that are longer in the file of the publisher than here.
 */
shortened?: string[]
}
/**
 * What the brand.json of the agent's operator says.
 */
export interface RegistryAuthorizationOperatorSide {
/**
 * Whether it lists the agent and the property.
 */
declared: boolean
/**
 * Relationship that it states; null when it does not list the property.
 */
relationship: (EnumsBrandPropertyRelationship | null)
/**
 * Domain of the operator; null when nobody can be taken for it.
 */
brand_domain: (CoreDomainName | null)
/**
 * Whether it lists the agent.
 */
agent_declared: boolean
/**
 * Type under which it lists the agent.
 */
agent_type?: string
/**
 * `declaration`: the brand lists the agent in its `agents`; `agent_host`: nobody does, so the registrable domain of the agent's host is asked.
 */
found_by: ("declaration" | "agent_host")
/**
 * Well-known address of the brand.json; null without an operator.
 */
file_url?: (string | null)
/**
 * When the file was last fetched and found valid; null when that never happened.
 */
validated_at: (string | null)
freshness: EnumsFreshnessState
}
/**
 * What the adagents.json that speaks for the publisher says.
 */
export interface RegistryAuthorizationPublisherSide {
/**
 * Whether every check on the publisher's side passed.
 */
authorized: boolean
/**
 * The entry that authorizes, else the one that came furthest; null when no entry names the agent.
 */
entry: (RegistryAuthorizationEntry | null)
/**
 * Delegation type of that entry; null when it states none.
 */
delegation_type: (EnumsDelegationType | null)
/**
 * Where the file was read, after redirects and pointers; null when there is none.
 */
file_url: (string | null)
/**
 * SHA-256 of its bytes, in hexadecimal; null when there is none.
 */
file_sha256: (string | null)
/**
 * When the file was last fetched and found valid; null when that never happened.
 */
validated_at: (string | null)
freshness: EnumsFreshnessState
/**
 * How the file was found; null when there is none.
 */
discovery_method?: (EnumsDiscoveryMethod | null)
/**
 * Manager whose file speaks for the publisher, when its ads.txt names one.
 */
manager_domain?: (CoreDomainName | null)
/**
 * When the file revoked the publisher, when it did and says so.
 */
revoked_at?: (string | null)
}
/**
 * Up to 100 domains to resolve to brands in one call.
 */
export interface RegistryBrandBulkRequest {
/**
 * Domains to look up. Duplicates, after trimming and lowering, are answered once. An element that is no domain name fails the whole request with 400.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A domain; cleaned like the query parameter of the single look-up.
 */
domains: string[]
}
/**
 * Answers of a bulk brand resolution.
 */
export interface RegistryBrandBulkResponse {
/**
 * One entry per domain, keyed by the domain as it was sent, trimmed and in lower case; null where no brand is known.
 */
results: {
[k: string]: RegistryBrandResolution | null
}
}
/**
 * The canonical identity behind a brand domain. The structure is the same whatever the source.
 */
export interface RegistryBrandResolution {
/**
 * Canonical identifier, unique among all brands: the canonical domain of the brand, or `<house domain>#<brand id>` for a brand that is defined in a house file and has no website that leads to that house. A site can only obtain an identifier of a domain that it controls.
 */
canonical_id: string
/**
 * Domain that identifies the brand; the domain of the house for a brand without a domain of its own.
 */
canonical_domain: string
/**
 * Name to show: the English one when there is one, else the first.
 */
brand_name: string
keller_type: EnumsKellerType
/**
 * Domain of the owning house, when house and brand both confirm the relationship or the brand is defined in the house file. Otherwise the canonical domain of the brand itself.
 */
house_domain: string
source: EnumsBrandSource
/**
 * Identifier of the brand within its own brand.json or within its house; unique there only. Absent for entries that are not backed by a brand.json with brands.
 */
brand_id?: string
/**
 * Every known name.
 */
names?: RegistryLocalizedName[]
/**
 * Identifier of the brand above this one in the house.
 */
parent_brand?: string
/**
 * House that only the brand names. A claim, never a reason to trust.
 */
claimed_house_domain?: string
/**
 * Name of the house.
 */
house_name?: string
relationship_trust?: EnumsRelationshipTrust
/**
 * When both sides were last seen to confirm the tie; with `mutual` only.
 */
relationship_verified_at?: string
/**
 * When the house declared the tie, or when it was first seen.
 */
relationship_declared_at?: string
/**
 * Agent that answers for the brand, when its file names one.
 */
brand_agent_url?: string
/**
 * Remaining identity data of the brand (logos, colors, tone and whatever else the source holds).
 */
brand_manifest?: {
[k: string]: unknown
}
/**
 * Older document version that was read as the present one.
 */
promoted_from_schema?: string
/**
 * What should be changed in an older document; at most 20 entries.
 * 
 * @maxItems 20
 */
migration_warnings?: RegistryValidationWarning[]
live_brand_json?: RegistryLiveBrandJson
freshness?: RegistryFreshness
}
/**
 * One name in one language: a single key, the BCP 47 tag, with the name as its value.
 */
export interface RegistryLocalizedName {
[k: string]: string
}
/**
 * Why the live brand.json was not used although a fresh fetch was asked for; the answer then rests on the stored entry.
 */
export interface RegistryLiveBrandJson {
/**
 * True when the live file passed validation.
 */
valid: boolean
/**
 * Address that was fetched.
 */
url: string
/**
 * HTTP status of the fetch; absent when no answer came.
 */
status_code?: number
/**
 * Findings that made the file unusable.
 */
errors: RegistryValidationError[]
/**
 * Findings that left the file usable.
 */
warnings: RegistryValidationWarning[]
}
/**
 * A brand in a few words.
 */
export interface RegistryBrandCard {
/**
 * Name to show.
 */
name: string
/**
 * What the brand is; at most 500 characters.
 */
description?: string
/**
 * First logo.
 */
logo_url?: string
/**
 * Colors as `#RRGGBB`, the primary one first.
 * 
 * @maxItems 6
 */
colors?: string[]
/**
 * Industries in which the brand works.
 * 
 * @maxItems 6
 */
industries?: string[]
}
/**
 * A color with the part that it plays.
 */
export interface RegistryBrandColor {
/**
 * Color as `#` with six hexadecimal digits.
 */
hex: string
/**
 * Part of the color, for example `primary`, `secondary` or `accent`.
 */
type: string
}
/**
 * Colors by the part that they play (`primary`, `secondary`, `accent` and others), each as `#` with six hexadecimal digits.
 */
export interface RegistryBrandColorMap {
[k: string]: string
}
/**
 * The company behind a brand, as the enrichment provider knows it.
 */
export interface RegistryBrandCompany {
/**
 * Legal or trading name.
 */
name?: string
/**
 * Main industry.
 */
industry?: string
/**
 * All industries.
 */
industries?: string[]
/**
 * Number or range of employees, as the provider writes it.
 */
employees?: string
/**
 * Year of foundation.
 */
founded?: number
/**
 * Seat of the company.
 */
location?: string
}
/**
 * Identity data of a brand domain from the enrichment provider or from the stored entry.
 */
export interface RegistryBrandEnrichment {
/**
 * Always true; failures answer an error status.
 */
success: true
/**
 * Domain in canonical form.
 */
domain: string
/**
 * True when stored data younger than 30 days, or an authoritative entry, answered and the provider was not asked.
 */
cached: boolean
manifest?: RegistryBrandEnrichmentManifest
company?: RegistryBrandCompany
source_type?: EnumsBrandSource
}
/**
 * Identity data gathered for a brand. Further keys may appear.
 */
export interface RegistryBrandEnrichmentManifest {
/**
 * Name of the brand.
 */
name: string
/**
 * Home page of the brand.
 */
url: string
/**
 * What the brand is or does.
 */
description?: string
/**
 * Logo files, best first.
 */
logos?: RegistryBrandLogo[]
colors?: RegistryBrandColorMap
/**
 * Typefaces.
 */
fonts?: RegistryBrandFont[]
tone?: RegistryBrandTone
company?: RegistryBrandCompany
}
/**
 * A logo file with labels.
 */
export interface RegistryBrandLogo {
/**
 * Address of the image, http or https.
 */
url: string
/**
 * Labels such as `primary`, `icon` or `dark`; may be empty.
 * 
 * @maxItems 50
 */
tags: string[]
}
/**
 * A typeface with its use.
 */
export interface RegistryBrandFont {
/**
 * Name of the typeface.
 */
name: string
/**
 * Where it is used, for example `title` or `body`.
 */
role: string
}
/**
 * How the brand speaks.
 */
export interface RegistryBrandTone {
/**
 * Short description of the voice.
 */
voice?: string
/**
 * Words that describe it.
 */
attributes?: string[]
/**
 * What writers should do.
 */
dos?: string[]
/**
 * What writers should avoid.
 */
donts?: string[]
}
/**
 * The brand document of a domain, with where it came from.
 */
export interface RegistryBrandJsonResponse {
/**
 * Domain that was asked for, in canonical form.
 */
domain: string
/**
 * Address of the document: the well-known file of the domain, or the copy that this registry hosts.
 */
url: string
variant?: EnumsBrandJsonVariant
/**
 * The document. For a stored entry: its name together with its manifest.
 */
data: {
[k: string]: unknown
}
/**
 * Findings about a usable document.
 */
warnings?: RegistryValidationWarning[]
/**
 * Older document version that was read as the present one.
 */
promoted_from_schema?: string
live_brand_json?: RegistryLiveBrandJson
freshness?: RegistryFreshness
}
/**
 * A page of brands, largest companies first, then by name and domain.
 */
export interface RegistryBrandListing {
/**
 * Brands of this page.
 */
brands: RegistryBrandListingItem[]
stats: RegistryBrandListingStats
}
/**
 * A brand in the registry listing.
 */
export interface RegistryBrandListingItem {
/**
 * Canonical domain of the brand.
 */
domain: string
/**
 * Name to show; the domain when nothing better is known.
 */
brand_name: string
source: EnumsBrandSource
/**
 * True when identity data beyond the name are stored.
 */
has_manifest: boolean
/**
 * True when the domain served a valid brand.json.
 */
verified: boolean
keller_type?: EnumsKellerType
/**
 * Domain of the confirmed house; the domain of the brand itself when there is none.
 */
house_domain?: string
/**
 * House that only the brand names.
 */
claimed_house_domain?: string
relationship_trust?: EnumsRelationshipTrust
/**
 * When both sides were last seen to confirm the tie.
 */
relationship_verified_at?: string
/**
 * First logo.
 */
logo_url?: string
/**
 * Primary color as `#` with hexadecimal digits.
 */
primary_color?: string
/**
 * Logo files.
 */
logos?: RegistryBrandLogo[]
colors?: RegistryBrandColorMap
tone?: RegistryBrandTone
/**
 * Industries in which the brand works.
 */
industries?: string[]
/**
 * Number of known brands below this one.
 */
sub_brand_count?: number
/**
 * Number of employees, when the enrichment provider knows it.
 */
employee_count?: number
}
/**
 * Counts over all entries that match `search`; `source` and the page do not matter.
 */
export interface RegistryBrandListingStats {
/**
 * Entries that match.
 */
total: number
/**
 * Entries backed by a brand.json.
 */
brand_json: number
/**
 * Entries written by members.
 */
community: number
/**
 * Entries from automated enrichment.
 */
enriched: number
/**
 * Entries whose document this registry hosts.
 */
hosted?: number
/**
 * Entries that are master or independent brands, or have no known place.
 */
houses: number
/**
 * Entries that are sub-brands or endorsed brands.
 */
sub_brands: number
/**
 * Entries with identity data beyond the name.
 */
with_manifest: number
}
/**
 * Identity data that a member writes for a brand, at most 256 KB as JSON. Further keys are stored and given back; keys that would claim trust or classification are dropped.
 */
export interface RegistryBrandManifestInput {
/**
 * Name of the brand as it should be shown.
 */
name?: string
/**
 * What the brand is or does.
 */
description?: string
/**
 * Logo files.
 * 
 * @maxItems 100
 */
logos?: RegistryBrandLogo[]
/**
 * Colors, either as a list or as a map from part to color, the form that enrichment answers. The map is stored as the list.
 */
colors?: (RegistryBrandColor[] | RegistryBrandColorMap)
}
/**
 * What a member writes about a brand. The stored source is always `community`; unknown keys are ignored.
 */
export interface RegistryBrandSaveRequest {
/**
 * Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
 */
domain: string
/**
 * Name of the brand; more than blanks.
 */
brand_name: string
brand_manifest?: RegistryBrandManifestInput
}
/**
 * The outcome of a save.
 */
export interface RegistryBrandSaveResponse {
/**
 * Always true; failures answer an error status.
 */
success: true
/**
 * What was done, in one sentence.
 */
message: string
/**
 * Domain in canonical form.
 */
domain: string
/**
 * Identifier of the entry; stays the same over all edits.
 */
id: string
/**
 * Number of the new revision; present only when an existing entry was edited. Creation is revision 1, so the first edit answers 2.
 */
revision_number?: number
}
/**
 * Domain that should be crawled soon.
 */
export interface RegistryCrawlRequestRequest {
/**
 * Domain to crawl; it must resolve to public addresses only. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
 */
domain: string
}
/**
 * The crawl is queued and runs on its own.
 */
export interface RegistryCrawlRequestResponse {
/**
 * Says that the request was taken.
 */
message: string
/**
 * Domain in canonical form.
 */
domain: string
/**
 * Identifier under which the state can be asked for.
 */
crawl_request_id: string
}
/**
 * State of a crawl request. Only the organization that made it can see it.
 */
export interface RegistryCrawlRequestStatus {
/**
 * Identifier of the request.
 */
crawl_request_id: string
/**
 * Domain in canonical form.
 */
domain: string
status: EnumsCrawlStatus
/**
 * Attempts started so far.
 */
attempts: number
/**
 * Attempts after which the request is given up.
 */
max_attempts: number
/**
 * When the request was taken.
 */
requested_at: string
/**
 * When the first attempt began; null before.
 */
started_at: (string | null)
/**
 * When the latest attempt began; null before the first.
 */
last_attempted_at: (string | null)
/**
 * When the request ended; null before.
 */
completed_at: (string | null)
/**
 * When the next attempt is due; null when none is planned.
 */
next_attempt_at: (string | null)
/**
 * Why the latest attempt failed, for example `timeout`, `connection` or `http_status`; null when it did not.
 */
last_error_code: (string | null)
/**
 * What the crawl found at adagents.json; null until the request ends.
 */
outcome: (EnumsCrawlOutcome | null)
/**
 * What the crawl found at brand.json; null until the request ends.
 */
brand_json_outcome?: (EnumsCrawlOutcome | null)
}
/**
 * What an agent told when it was asked just now.
 */
export interface RegistryDiscoveredAgent {
/**
 * Name that the agent gives itself, else its host.
 */
name: string
/**
 * What it says about itself.
 */
description?: string
/**
 * Protocols in which it answers.
 */
protocols: ("mcp" | "a2a")[]
/**
 * What its tasks suggest: `sales`, `signals`, `creative`, or `unknown`.
 */
type: string
/**
 * Tasks that it lists.
 */
tools_count: number
/**
 * The tasks, at most 200.
 * 
 * @maxItems 200
 */
tools: RegistryAgentTool[]
/**
 * Counts, as far as the agent is of that kind.
 */
stats: {
/**
 * Creative formats that it declares.
 */
format_count?: number
/**
 * Products that it offers without a credential.
 */
product_count?: number
/**
 * Publishers that are known to authorize it.
 */
publisher_count?: number
}
/**
 * True when the agent asks for a credential before it tells anything.
 */
oauth_required?: boolean
}
/**
 * A stored brand entry as its submitter sees it.
 */
export interface RegistryDiscoveredBrand {
/**
 * Identifier of the entry.
 */
id: string
/**
 * Domain in canonical form.
 */
domain: string
/**
 * Name of the brand.
 */
brand_name: string
source: EnumsBrandSource
review_status: EnumsReviewStatus
keller_type?: EnumsKellerType
/**
 * Confirmed house; never taken from a submission.
 */
house_domain?: string
/**
 * House named by the submission.
 */
claimed_house_domain?: string
/**
 * Identifier of the brand above this one.
 */
parent_brand?: string
/**
 * Identity data as stored.
 */
brand_manifest?: {
[k: string]: unknown
}
/**
 * When the entry was made.
 */
created_at: string
/**
 * When the entry last changed.
 */
updated_at: string
}
/**
 * A brand that a member proposes for review. Superseded by the save request.
 */
export interface RegistryDiscoveredBrandRequest {
/**
 * Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
 */
domain: string
/**
 * Name of the brand; the domain when absent.
 */
brand_name?: string
/**
 * House that the brand is said to belong to; stored as a claim. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
 */
house_domain?: string
keller_type?: EnumsKellerType
/**
 * Identifier of the brand above this one.
 */
parent_brand?: string
brand_manifest?: RegistryBrandManifestInput
}
/**
 * The submission as stored. It stays hidden until an operator approves it.
 */
export interface RegistryDiscoveredBrandResponse {
brand: RegistryDiscoveredBrand
/**
 * A new submission always waits for review.
 */
review_status: "pending"
}
/**
 * The compliance status of an agent changed.
 */
export interface RegistryEventsAgentComplianceChanged {
/**
 * URL of the agent.
 */
agent_url: string
previous_status: EnumsComplianceStatus
current_status: EnumsComplianceStatus
/**
 * Summary in one line; null when there is none.
 */
headline?: (string | null)
/**
 * Result per track.
 */
tracks: {
[k: string]: EnumsComplianceTrackStatus
}
/**
 * Scenarios that passed.
 */
storyboards_passing: number
/**
 * Scenarios that ran.
 */
storyboards_total: number
/**
 * Result per scenario.
 * 
 * Items: Result of one scenario.
 */
storyboards?: {
/**
 * Identifier of the scenario.
 */
storyboard_id: string
/**
 * Its result.
 */
status: string
/**
 * Steps that passed.
 */
steps_passed?: number
/**
 * Steps that ran.
 */
steps_total?: number
}[]
}
/**
 * An agent came to be known: a publisher file names it that none named before, or an organization enrolled it for everybody to see. An agent for which both holds is reported once for each source.
 */
export interface RegistryEventsAgentDiscovered {
/**
 * URL of the agent.
 */
agent_url: string
/**
 * Where the agent came from: `adagents_json`, the file of `publisher_domain`, which says nothing about the catalog of enrolled agents; `enrolment`, the catalog.
 */
source: ("adagents_json" | "enrolment")
/**
 * Name of the agent.
 */
name?: string
/**
 * Kind of agent, `unknown` when it could not be told.
 */
type?: string
/**
 * Channels in which it sells.
 */
channels?: string[]
/**
 * Kinds of property that it sells.
 */
property_types?: string[]
/**
 * Countries in which it sells.
 */
markets?: string[]
/**
 * Content categories that it sells.
 */
categories?: string[]
/**
 * Vocabulary of `categories`; null when none is known.
 */
category_taxonomy?: (string | null)
/**
 * Tags of the properties that it sells.
 */
tags?: string[]
/**
 * Delivery types of its products.
 */
delivery_types?: string[]
/**
 * Creative formats that it takes.
 */
format_ids?: string[]
/**
 * Creative format kinds that it takes.
 */
format_kinds?: string[]
/**
 * Properties that it may sell.
 */
property_count?: number
/**
 * Publishers that authorize it.
 */
publisher_count?: number
/**
 * Whether it supports trusted matching.
 */
has_tmp?: boolean
/**
 * When the profile was computed.
 */
updated_at?: string
publisher_domain?: CoreDomainName
}
/**
 * The inventory profile of an agent changed.
 */
export interface RegistryEventsAgentProfileUpdated {
/**
 * URL of the agent.
 */
agent_url: string
/**
 * Name of the agent.
 */
name?: string
/**
 * Kind of agent, `unknown` when it could not be told.
 */
type?: string
/**
 * Whether the agent is in the public catalog of enrolled agents.
 */
enrolled?: boolean
/**
 * Channels in which it sells.
 */
channels?: string[]
/**
 * Kinds of property that it sells.
 */
property_types?: string[]
/**
 * Countries in which it sells.
 */
markets?: string[]
/**
 * Content categories that it sells.
 */
categories?: string[]
/**
 * Vocabulary of `categories`; null when none is known.
 */
category_taxonomy?: (string | null)
/**
 * Tags of the properties that it sells.
 */
tags?: string[]
/**
 * Delivery types of its products.
 */
delivery_types?: string[]
/**
 * Creative formats that it takes.
 */
format_ids?: string[]
/**
 * Creative format kinds that it takes.
 */
format_kinds?: string[]
/**
 * Properties that it may sell.
 */
property_count?: number
/**
 * Publishers that authorize it.
 */
publisher_count?: number
/**
 * Whether it supports trusted matching.
 */
has_tmp?: boolean
/**
 * When the profile was computed.
 */
updated_at?: string
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
/**
 * The new profile as one object, with the same fields.
 */
inventory_profile?: {
[k: string]: unknown
}
}
/**
 * The agent left the registry: no publisher file names it any more and nobody has it enrolled for everybody to see. An agent that only loses one of the two is reported by `agent.profile_updated`.
 */
export interface RegistryEventsAgentRemoved {
/**
 * URL of the agent.
 */
agent_url: string
/**
 * Publishers that named it until now; empty when it left the catalog.
 */
removed_from_publishers?: CoreDomainName[]
}
/**
 * An agent earned the verified badge.
 */
export interface RegistryEventsAgentVerificationEarned {
/**
 * URL of the agent.
 */
agent_url: string
role: EnumsBadgeRole
/**
 * Specialisms that the badge covers.
 * 
 * @minItems 1
 */
verified_specialisms: string[]
/**
 * Protocol version that was tested.
 */
version?: string
}
/**
 * An agent lost the verified badge.
 */
export interface RegistryEventsAgentVerificationLost {
/**
 * URL of the agent.
 */
agent_url: string
role: EnumsBadgeRole
/**
 * Why it was lost.
 */
reason: string
/**
 * Protocol version that was tested.
 */
version?: string
}
/**
 * One authorization row: the right of an agent to sell for a publisher, as it is visible.
 */
export interface RegistryEventsAuthorizationPayload {
/**
 * Identifier of the row; the same over all events about it.
 */
id: string
/**
 * URL of the agent.
 */
agent_url: string
/**
 * URL of the agent in canonical form, by which rows are matched.
 */
agent_url_canonical?: string
publisher_domain: CoreDomainName
/**
 * How the scope is stated; null when the entry gave none and covers the publisher as a whole.
 */
authorization_type: (EnumsAuthorizationType | null)
/**
 * What the publisher says the agent may sell.
 */
authorized_for?: string
/**
 * Scope by identifier.
 */
property_ids?: string[]
/**
 * Scope by tag.
 */
property_tags?: string[]
/**
 * Scope written out.
 * 
 * Items: A property.
 */
properties?: {
[k: string]: unknown
}[]
/**
 * Scope by selector.
 * 
 * Items: A selector.
 */
publisher_properties?: {
[k: string]: unknown
}[]
/**
 * Signals by identifier.
 */
signal_ids?: string[]
/**
 * Signals by tag.
 */
signal_tags?: string[]
/**
 * Registry identifier of the property, when the row is about one.
 */
property_rid?: (string | null)
/**
 * Identifier that the publisher gave to that property.
 */
property_id_slug?: (string | null)
/**
 * Placements to which the right is limited.
 */
placement_ids?: string[]
/**
 * Placement tags to which the right is limited.
 */
placement_tags?: string[]
/**
 * Collections to which the right is limited.
 */
collections?: CoreCollectionSelector[]
/**
 * Countries to which the right is limited.
 */
countries?: CoreCountryCode[]
/**
 * Commercial path; null when the publisher did not say.
 */
delegation_type?: (EnumsDelegationType | null)
/**
 * Whether nobody else may sell the same scope.
 */
exclusive?: boolean
/**
 * Keys that the publisher pins for the agent; null when it pins none.
 */
signing_keys?: ({
[k: string]: unknown
}[] | null)
/**
 * Start of the right; null when open.
 */
effective_from?: (string | null)
/**
 * End of the right; null when open.
 */
effective_until?: (string | null)
evidence?: EnumsAuthorizationEvidence
/**
 * Whether somebody contests the row.
 */
disputed?: boolean
/**
 * Who entered the row.
 */
created_by?: (string | null)
/**
 * When the row lapses by itself.
 */
expires_at?: (string | null)
/**
 * When the row was made.
 */
created_at?: string
/**
 * When the row last changed.
 */
updated_at?: string
/**
 * Whether a decision of the operator changed the row.
 */
override_applied?: boolean
/**
 * Reason of that decision.
 */
override_reason?: (string | null)
shortened?: CoreShortenedMembers
}
export interface RegistryEventsAuthorizationGranted1 {
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
}
export interface RegistryEventsAuthorizationModified1 {
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
}
export interface RegistryEventsAuthorizationRevoked1 {
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
}
/**
 * A collection appeared in the file of a publisher.
 */
export interface RegistryEventsCollectionCreated {
/**
 * Permanent registry identifier of the collection.
 */
collection_rid: string
publisher_domain: CoreDomainName
/**
 * Identifier in the file of the publisher.
 */
collection_id: string
/**
 * Identifiers at places of distribution; may be empty.
 * 
 * Items: An identifier of the collection at a place of distribution.
 */
identifiers: {
publisher_domain: CoreDomainName
type: EnumsDistributionIdentifierType
/**
 * The identifier.
 */
value: string
}[]
/**
 * Name shown to people.
 */
name?: string
kind?: EnumsCollectionKind
source?: EnumsCatalogSource
status?: EnumsCollectionRecordStatus
/**
 * The collection as its publisher wrote it.
 */
collection?: {
[k: string]: unknown
}
shortened?: CoreShortenedMembers
}
/**
 * A collection left the file of its publisher while another one took over all its places of distribution. Its own `collection.removed` event follows.
 */
export interface RegistryEventsCollectionMerged {
/**
 * Registry identifier that from now on only points at the other collection.
 */
alias_rid: string
/**
 * Registry identifier of the collection that stays.
 */
canonical_rid: string
publisher_domain?: CoreDomainName
/**
 * What showed that both are the same.
 */
evidence?: {
/**
 * Identifiers of the first, all of which the second holds now.
 * 
 * Items: An identifier of the collection at a place of distribution.
 */
identifiers?: {
[k: string]: unknown
}[]
shortened?: CoreShortenedMembers
}
}
/**
 * A collection is no longer in the file of its publisher.
 */
export interface RegistryEventsCollectionRemoved {
/**
 * Permanent registry identifier of the collection.
 */
collection_rid: string
publisher_domain: CoreDomainName
/**
 * Identifier in the file of the publisher.
 */
collection_id: string
/**
 * Identifiers at places of distribution; may be empty.
 * 
 * Items: An identifier of the collection at a place of distribution.
 */
identifiers: {
publisher_domain: CoreDomainName
type: EnumsDistributionIdentifierType
/**
 * The identifier.
 */
value: string
}[]
/**
 * Name shown to people.
 */
name?: string
kind?: EnumsCollectionKind
source?: EnumsCatalogSource
/**
 * Always `removed`.
 */
status: "removed"
/**
 * The collection as its publisher wrote it.
 */
collection?: {
[k: string]: unknown
}
shortened?: CoreShortenedMembers
}
/**
 * Metadata or distribution identifiers of a collection changed. Holds the new state.
 */
export interface RegistryEventsCollectionUpdated {
/**
 * Permanent registry identifier of the collection.
 */
collection_rid: string
publisher_domain?: CoreDomainName
/**
 * Identifier in the file of the publisher.
 */
collection_id?: string
/**
 * Identifiers at places of distribution; may be empty.
 * 
 * Items: An identifier of the collection at a place of distribution.
 */
identifiers?: {
publisher_domain: CoreDomainName
type: EnumsDistributionIdentifierType
/**
 * The identifier.
 */
value: string
}[]
/**
 * Name shown to people.
 */
name?: string
kind?: EnumsCollectionKind
source?: EnumsCatalogSource
status?: EnumsCollectionRecordStatus
/**
 * The collection as its publisher wrote it.
 */
collection?: {
[k: string]: unknown
}
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
shortened?: CoreShortenedMembers
}
/**
 * A property was added to the registry.
 */
export interface RegistryEventsPropertyCreated {
/**
 * Permanent registry identifier of the property.
 */
property_rid: string
classification: EnumsPropertyClassification
source: EnumsCatalogSource
/**
 * Names under which the property is known.
 * 
 * @minItems 1
 */
identifiers: CoreIdentifier[]
publisher_domain?: CoreDomainName
/**
 * The property as its publisher wrote it.
 */
property?: {
[k: string]: unknown
}
shortened?: CoreShortenedMembers
}
/**
 * A property left the file of its publisher while another one took over all its identifiers. Its own `property.stale` event follows.
 */
export interface RegistryEventsPropertyMerged {
/**
 * Registry identifier that from now on only points at the other property.
 */
alias_rid: string
/**
 * Registry identifier of the property that stays.
 */
canonical_rid: string
publisher_domain?: CoreDomainName
/**
 * What showed that both are the same.
 */
evidence?: {
/**
 * Identifiers of the first, all of which the second holds now.
 */
identifiers?: CoreIdentifier[]
shortened?: CoreShortenedMembers
}
}
/**
 * A stale property passed validation again.
 */
export interface RegistryEventsPropertyReactivated {
/**
 * Permanent registry identifier of the property.
 */
property_rid: string
classification: EnumsPropertyClassification
source: EnumsCatalogSource
/**
 * Names under which the property is known.
 * 
 * @minItems 1
 */
identifiers: CoreIdentifier[]
publisher_domain?: CoreDomainName
/**
 * The property as its publisher wrote it.
 */
property?: {
[k: string]: unknown
}
/**
 * When it passed.
 */
reactivated_at?: string
shortened?: CoreShortenedMembers
}
/**
 * A property failed validation on a new crawl. It is left out of look-ups and authorization until it passes again.
 */
export interface RegistryEventsPropertyStale {
/**
 * Permanent registry identifier of the property.
 */
property_rid: string
publisher_domain?: CoreDomainName
/**
 * Names under which the property is known.
 */
identifiers?: CoreIdentifier[]
/**
 * When the property last passed.
 */
last_resolved_at?: (string | null)
/**
 * Why it failed.
 */
reason?: string
}
/**
 * Metadata or identifiers of a property changed. Holds the new state.
 */
export interface RegistryEventsPropertyUpdated {
/**
 * Permanent registry identifier of the property.
 */
property_rid: string
classification?: EnumsPropertyClassification
source?: EnumsCatalogSource
/**
 * Names under which the property is known.
 * 
 * @minItems 1
 */
identifiers?: CoreIdentifier[]
publisher_domain?: CoreDomainName
/**
 * The property as its publisher wrote it.
 */
property?: {
[k: string]: unknown
}
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
shortened?: CoreShortenedMembers
}
/**
 * The adagents.json of a publisher changed in meaning, or is gone or no longer passes.
 */
export interface RegistryEventsPublisherAdagentsChanged {
publisher_domain: CoreDomainName
domain?: CoreDomainName
/**
 * Whether the publisher has a usable file now. False when the file is gone or no longer passes; every count is 0 then.
 */
adagents_valid?: boolean
/**
 * Why the publisher has no usable file any more; only while `adagents_valid` is false.
 */
failure?: {
/**
 * `invalid`: a file was fetched and is not valid; `absent`: the domain has no file; `unreachable`: the file could not be fetched for seven days.
 */
outcome: ("invalid" | "absent" | "unreachable")
/**
 * Field of the file that the first fault is about, or `json`, `http_status`, `timeout`, `connection` and the like when it could not be read.
 */
code: string
/**
 * The first fault, for people.
 */
message: string
}
/**
 * Agents in the file.
 */
agent_count?: number
/**
 * Properties in the file.
 */
property_count?: number
/**
 * Collections in the file.
 */
collection_count?: number
/**
 * Formats in the file.
 */
format_count?: number
/**
 * Placements in the file.
 */
placement_count?: number
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
discovery_method?: EnumsDiscoveryMethod
manager_domain?: CoreDomainName
/**
 * What led to the crawl.
 */
source?: string
/**
 * Properties that are new.
 */
properties_added?: number
/**
 * Properties that are gone.
 */
properties_removed?: number
/**
 * URLs of agents that are new.
 */
agents_added?: string[]
/**
 * URLs of agents that are gone.
 */
agents_removed?: string[]
shortened?: CoreShortenedMembers
}
/**
 * The first valid adagents.json of a publisher was taken in.
 */
export interface RegistryEventsPublisherAdagentsDiscovered {
publisher_domain: CoreDomainName
domain?: CoreDomainName
/**
 * Whether the publisher has a usable file now.
 */
adagents_valid?: boolean
/**
 * Agents in the file.
 */
agent_count?: number
/**
 * Properties in the file.
 */
property_count?: number
/**
 * Collections in the file.
 */
collection_count?: number
/**
 * Formats in the file.
 */
format_count?: number
/**
 * Placements in the file.
 */
placement_count?: number
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
discovery_method?: EnumsDiscoveryMethod
manager_domain?: CoreDomainName
/**
 * What led to the crawl.
 */
source?: string
shortened?: CoreShortenedMembers
}
/**
 * An identifier of a property that the agent may sell.
 */
export interface RegistryExpandedIdentifier {
type: EnumsIdentifierTypes
/**
 * The identifier, in canonical form.
 */
value: string
/**
 * Property that it belongs to, see `properties`.
 */
property_id: string
publisher_domain: CoreDomainName
}
/**
 * A property that the agent may sell.
 */
export interface RegistryExpandedProperty {
publisher_domain: CoreDomainName
/**
 * Identifier that the publisher gave to the property, else its registry identifier, else a key that is made from its identifiers.
 */
property_id: string
/**
 * Registry identifier; absent for a property of a publisher that is not recorded yet.
 */
property_rid?: string
/**
 * Name shown to people.
 */
property_name: string
property_type: EnumsPropertyType
/**
 * Names under which the property is known. The first 100.
 * 
 * @maxItems 100
 */
identifiers: CoreIdentifier[]
/**
 * Labels of the property. The first 100.
 * 
 * @maxItems 100
 */
tags: string[]
}
/**
 * Data of a `heartbeat` frame of the feed stream: everything so far was sent.
 */
export interface RegistryFeedHeartbeat {
/**
 * Time at which the frame was made.
 */
generated_at: string
/**
 * Value to pass as `cursor` to go on from here, together with the same `types` filter. Null only when no cursor was given and no event matched so far.
 */
cursor: (string | null)
freshness: CoreRegistryFeedFreshness
}
/**
 * Data of an `error` frame of the feed stream. The stream ends behind it.
 */
export interface RegistryFeedStreamError {
/**
 * Stable code. `cursor_expired`: the cursor left the retention, start without one; `slow_client`: the reader took nothing for too long; `unauthorized`: the credential has ended; `reconnect`: the service stops or moves; `internal_error`: something failed.
 */
error: ("cursor_expired" | "slow_client" | "unauthorized" | "reconnect" | "internal_error")
/**
 * Explanation in one or two sentences.
 */
message: string
/**
 * Cursor of the last frame before this one: where to go on. Null when none was given and no event was sent.
 */
cursor: (string | null)
}
/**
 * Single-use credential for one stream of the change feed.
 */
export interface RegistryFeedTicket {
/**
 * Value of the query parameter `ticket` of `GET /api/registry/feed/stream`. It opens one stream.
 */
ticket: string
/**
 * When the ticket expires: 60 seconds after it was issued. A stream that it has opened is not affected.
 */
expires_at: string
}
/**
 * Revisions of a brand or property entry, newest first.
 */
export interface RegistryHistoryResponse {
/**
 * Domain of the entry, in canonical form.
 */
domain: string
/**
 * Number of revisions that the entry has in all, whatever the page.
 */
total: number
/**
 * Revisions of this page, newest first; empty when `offset` is past the end.
 */
revisions: RegistryRevisionEntry[]
}
/**
 * One edit in the history of a brand or property entry. A revision records the state after the edit.
 */
export interface RegistryRevisionEntry {
/**
 * Counts up from 1, the creation of the entry.
 */
revision_number: number
/**
 * Who made the edit; `system` marks automated enrichment.
 */
editor_name: string
/**
 * What changed, in one line.
 */
edit_summary: string
source: EnumsRevisionSource
/**
 * True when the edit restored an earlier revision.
 */
is_rollback: boolean
/**
 * Number of the revision that was restored; present only when `is_rollback` is true.
 */
rolled_back_to?: number
/**
 * When the edit was made.
 */
created_at: string
}
/**
 * An adagents.json that this registry serves for a domain with a community entry. It can describe properties but never authorizes anyone.
 */
export interface RegistryHostedAdagents {
/**
 * Address of the schema of the document.
 */
$schema?: string
/**
 * Always empty: only the publisher itself can authorize sales.
 * 
 * @maxItems 0
 * 
 * Items: Never present.
 */
authorized_agents: {
[k: string]: unknown
}[]
/**
 * Properties as the member wrote them.
 */
properties: RegistryHostedProperty[]
contact?: RegistryPropertyContact
/**
 * When the entry last changed.
 */
last_updated?: string
}
/**
 * A property of a hosted document, as far as the member described it.
 */
export interface RegistryHostedProperty {
/**
 * Kind of property.
 */
property_type: string
/**
 * Name shown to people.
 */
name: string
/**
 * Identifier inside the publisher.
 */
property_id?: string
/**
 * Names under which the property is known.
 * 
 * Items: An identifier with its scheme.
 */
identifiers?: {
/**
 * Scheme of the value.
 */
type: string
/**
 * The identifier.
 */
value: string
}[]
/**
 * Labels of the property.
 */
tags?: string[]
}
/**
 * Whom to ask about the advertising of a publisher.
 */
export interface RegistryPropertyContact {
/**
 * Person, team or company.
 */
name?: string
/**
 * Mail address.
 */
email?: string
}
/**
 * An agent that a publisher authorizes, or that claims to sell for one.
 */
export interface RegistryLookedUpAgent {
/**
 * Canonical URL of the agent.
 */
url: string
/**
 * What the publisher says the agent may sell.
 */
authorized_for?: string
/**
 * The organization that enrolled the agent; only for agents that it shows to everybody.
 */
member?: {
/**
 * Short name.
 */
slug?: string
/**
 * Name.
 */
display_name?: string
}
}
/**
 * A property out of a publisher's file.
 */
export interface RegistryLookedUpProperty {
/**
 * Registry identifier of the property; never changes.
 */
id: string
/**
 * Identifier that the publisher gave to the property; null when it gave none.
 */
property_id: (string | null)
/**
 * The same as `id`.
 */
property_rid?: string
publisher_domain: CoreDomainName
property_type: EnumsPropertyType
/**
 * Name shown to people.
 */
name: string
/**
 * Names under which the property is known, in canonical form. The first 100.
 * 
 * @maxItems 100
 */
identifiers: CoreIdentifier[]
/**
 * Labels of the property. The first 100.
 * 
 * @maxItems 100
 */
tags: string[]
}
/**
 * Publishers that authorize an agent.
 */
export interface RegistryLookupAgentDomains {
/**
 * URL that was asked for, as sent.
 */
agent_url: string
/**
 * Publisher domains, each once, in alphabetical order. The first 100000.
 * 
 * @maxItems 100000
 */
domains: string[]
/**
 * Domains in `domains`.
 */
count: number
}
/**
 * Agents that the file of a publisher authorizes, and agents that say they sell it.
 */
export interface RegistryLookupDomain {
domain: CoreDomainName
/**
 * Agents with an entry in the adagents.json that speaks for the domain, each once, by URL; entries whose time has not come or has passed do not count. The first 10000.
 * 
 * @maxItems 10000
 */
authorized_agents: RegistryLookedUpAgent[]
/**
 * Enrolled agents that name the domain in their portfolio, each once, by URL. A claim authorizes nobody. The first 10000.
 * 
 * @maxItems 10000
 */
sales_agents_claiming: RegistryLookedUpAgent[]
}
/**
 * Agents that publishers authorize for the properties that an identifier stands for.
 */
export interface RegistryLookupProperty {
type: EnumsIdentifierTypes
/**
 * Value that was asked for, as sent.
 */
value: string
/**
 * One item per agent and property, by publisher, agent and property. The first 1000, or about 4 MB.
 * 
 * @maxItems 1000
 */
agents: RegistryPropertyAgent[]
/**
 * Items in `agents`.
 */
count: number
}
/**
 * An agent that may sell a property.
 */
export interface RegistryPropertyAgent {
/**
 * Canonical URL of the agent.
 */
agent_url: string
publisher_domain: CoreDomainName
property: RegistryLookedUpProperty
}
/**
 * Whether a manifest of a domain is known, and where it is.
 */
export interface RegistryManifestLookup {
/**
 * Same as `found`.
 */
success: boolean
/**
 * True when a manifest is known.
 */
found: boolean
reference?: RegistryManifestReference
}
/**
 * Where a manifest of a domain is found.
 */
export interface RegistryManifestReference {
/**
 * `url`: a file; `agent`: an agent that answers instead of a file.
 */
reference_type: ("url" | "agent")
/**
 * Address of the file; null for an agent.
 */
manifest_url: (string | null)
/**
 * URL of the agent; null for a file.
 */
agent_url: (string | null)
/**
 * Identifier of the domain's brand at that agent, when it has one; null for a file.
 */
agent_id: (string | null)
verification_status: EnumsManifestStatus
}
/**
 * Organization of this registry that stands behind an entry.
 */
export interface RegistryMemberRef {
/**
 * Short name of the organization, where it has one.
 */
slug?: string
/**
 * Name shown to people.
 */
display_name: string
}
/**
 * An agent of an operator, with the publishers that trust it.
 */
export interface RegistryOperatorAgent {
/**
 * Canonical URL of the agent.
 */
url: string
/**
 * Name given at enrolment, else the name that the agent gives itself, else its host.
 */
name: string
/**
 * What the agent is for; `unknown` when nobody said.
 */
type: (EnumsAgentType | "unknown")
/**
 * Publishers whose files authorize the agent, in the order of their domains; at most 100.
 * 
 * @maxItems 100
 */
authorized_by: RegistryOperatorAuthorization[]
/**
 * True when more publishers authorize the agent than are shown.
 */
authorized_by_truncated?: boolean
}
/**
 * A publisher that trusts an agent.
 */
export interface RegistryOperatorAuthorization {
/**
 * Publisher in canonical form.
 */
publisher_domain: string
/**
 * What the publisher says the agent may sell.
 */
authorized_for?: string
source: EnumsPublisherAgentSource
}
/**
 * The agents that the owner of a domain operates. Agents that the caller may not see are left out.
 */
export interface RegistryOperatorLookup {
/**
 * Operator in canonical form.
 */
domain: string
/**
 * Organization that keeps an entry for the domain; null when there is none.
 */
member: (RegistryMemberRef | null)
/**
 * Agents by URL; at most 20.
 * 
 * @maxItems 20
 */
agents: RegistryOperatorAgent[]
/**
 * True when there are more agents than are shown.
 */
agents_truncated?: boolean
}
/**
 * Challenges of one organization, the newest first.
 */
export interface RegistryOwnershipChallengeList {
/**
 * Domains that the organization asked a challenge for.
 */
total: number
/**
 * One item per domain: its last challenge.
 */
challenges: RegistryOwnershipChallengeState[]
}
/**
 * Where an organization stands with a domain.
 */
export interface RegistryOwnershipChallengeState {
/**
 * The domain in canonical form.
 */
domain: string
state: EnumsOwnershipChallengeState
/**
 * When the challenge was issued; missing with `none`.
 */
issued_at?: string
/**
 * End of its 15 minutes; missing with `none`.
 */
expires_at?: string
/**
 * When a proof succeeded or failed; missing before that.
 */
settled_at?: string
/**
 * What was looked for, where, and what was there instead; after a proof that failed.
 */
detail?: string
/**
 * 256 random bits in base64url. Works once, for this organization and domain only. Shown while it is open.
 */
nonce?: string
/**
 * The TXT record that proves control. Other records of the name do no harm, and several organizations may each have their own. Shown while the challenge is open.
 */
dns?: {
/**
 * Name of the record.
 */
name: string
/**
 * Type of the record.
 */
type: "TXT"
/**
 * Text of the record: the nonce and nothing else.
 */
value: string
}
/**
 * The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes. Shown while the challenge is open.
 */
http?: {
/**
 * Address of the file.
 */
url: string
/**
 * Line that the file must have: the nonce and nothing else.
 */
body: string
}
/**
 * The last proof, null without one.
 */
proof: (RegistryOwnershipProof | null)
}
/**
 * The last proof of an organization for a domain. Edits may lean on it until `valid_until`; a new entry needs a proof of its own.
 */
export interface RegistryOwnershipProof {
method: EnumsOwnershipProofMethod
/**
 * When the nonce was found.
 */
proved_at: string
/**
 * Age of the proof in whole seconds.
 */
age_seconds: number
/**
 * End of the 90 days in which edits need no other proof.
 */
valid_until: string
/**
 * Whether an edit can lean on it now.
 */
is_valid: boolean
}
/**
 * Domain whose control is to be proved.
 */
export interface RegistryOwnershipChallengeRequest {
/**
 * Domain to prove. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
 */
domain: string
}
/**
 * Whether an agent may sell a product, and how much of it.
 */
export interface RegistryProductAuthorization {
/**
 * URL that was asked for, as sent.
 */
agent_url: string
/**
 * URL by which authorizations are matched.
 */
agent_url_canonical?: string
/**
 * True when something was requested and all of it is authorized, on both sides, and every publisher that is named could be judged.
 */
authorized: boolean
reason: EnumsAuthorizationReason
/**
 * Share of what was requested, in percent, rounded down.
 */
coverage_percentage: number
/**
 * Properties requested, over all selectors; what several ask for counts once. What `all` or tags mean is not known of a publisher without a file.
 */
total_requested: number
/**
 * Those of them that the agent may sell.
 */
total_authorized: number
/**
 * One item per selector and publisher, in the order of publishers as first named.
 */
selectors: RegistryProductSelectorCoverage[]
/**
 * The files that were judged, one per publisher, in the order of publishers as first named.
 */
publisher_sides: RegistryProductPublisherSide[]
operator_side: RegistryAuthorizationOperatorSide
/**
 * When the answer was worked out.
 */
checked_at: string
}
/**
 * How much of one selector the agent may sell.
 */
export interface RegistryProductSelectorCoverage {
publisher_domain: CoreDomainName
selection_type: EnumsSelectionType
/**
 * Properties that the selector means; for `by_id` the ids, known or not.
 */
requested_count: number
/**
 * Those of them that the agent may sell.
 */
authorized_count: number
/**
 * What is not covered: ids for `all` and `by_id`, for `by_tag` the tags of which at least one property is not covered or that no property has. The first 1000; absent when there is none.
 * 
 * @maxItems 1000
 */
unauthorized_items?: string[]
/**
 * `adagents_json` when the file of the publisher was judged, `none` when there is none that can be used.
 */
source: ("adagents_json" | "agent_claim" | "none")
/**
 * How many of the requested properties failed for each reason; ids that no property has fail for what stands in the way of the publisher, if anything does.
 */
reasons: {
[k: string]: number
}
}
/**
 * The file that speaks for one publisher of a product, and what it says about the agent.
 */
export interface RegistryProductPublisherSide {
publisher_domain: CoreDomainName
/**
 * Why none of its properties can be sold, whatever is selected: there is no file that can be used, or it revokes the publisher. Null when its properties were judged one by one.
 */
obstacle: (EnumsAuthorizationReason | null)
/**
 * Entries of the file that name the agent.
 */
entry_count: number
/**
 * Where the file was read, after redirects and pointers; null when there is none.
 */
file_url: (string | null)
/**
 * SHA-256 of its bytes, in hexadecimal; null when there is none.
 */
file_sha256: (string | null)
/**
 * When the file was last fetched and found valid; null when that never happened.
 */
validated_at: (string | null)
freshness: EnumsFreshnessState
/**
 * How the file was found; null when there is none.
 */
discovery_method?: (EnumsDiscoveryMethod | null)
/**
 * Manager whose file speaks for the publisher, when its ads.txt names one.
 */
manager_domain?: (CoreDomainName | null)
/**
 * When the file revoked the publisher, when it did and says so.
 */
revoked_at?: (string | null)
}
/**
 * A product, by the properties that it is made of, and the agent that offers it.
 */
export interface RegistryProductAuthorizationRequest {
/**
 * URL of the agent, in any spelling; it is brought into canonical form.
 */
agent_url: string
/**
 * What the product is made of. Written out, at most 1000 pairs of selector and publisher.
 * 
 * @maxItems 100
 */
publisher_properties: RegistryProductSelector[]
/**
 * `live` reads the files of up to ten publishers and of the operator from their origin, except those that were asked for within the last 30 seconds; `index` answers from what is stored.
 */
mode?: ("live" | "index")
/**
 * Country in which the product is sold, ISO 3166-1 alpha-2. Without it, entries that are limited to countries do not hold.
 */
country?: string
/**
 * Moment that is asked about; now when absent.
 */
at?: string
delegation_type?: EnumsDelegationType
}
/**
 * Selects properties of one or more publishers. Either `publisher_domain` or `publisher_domains` is needed. Without `selection_type` the other members say what is meant: ids mean `by_id`, tags mean `by_tag`, neither means `all`.
 */
export interface RegistryProductSelector {
/**
 * Publisher; cleaned like every domain.
 */
publisher_domain?: string
/**
 * Several publishers, for `all` and `by_tag`. With `by_id` it is refused: ids mean something in one file only.
 * 
 * @minItems 1
 * @maxItems 1000
 */
publisher_domains?: string[]
selection_type?: EnumsSelectionType
/**
 * Ids of properties, for `by_id`.
 * 
 * @maxItems 10000
 */
property_ids?: string[]
/**
 * Tags, for `by_tag`; a property with any of them is meant.
 * 
 * @maxItems 1000
 */
property_tags?: string[]
/**
 * The same as `property_tags`.
 * 
 * @maxItems 1000
 */
tags?: string[]
/**
 * Only properties of these types.
 * 
 * @maxItems 20
 */
property_types?: EnumsPropertyType[]
}
/**
 * Selectors, expanded to the properties that an agent may sell and to their identifiers.
 */
export interface RegistryProductIdentifiers {
/**
 * URL that was asked for, as sent.
 */
agent_url: string
/**
 * Properties, each once. The first 5000.
 * 
 * @maxItems 5000
 */
properties: RegistryExpandedProperty[]
/**
 * Identifiers of these properties, each once per property. The first 10000.
 * 
 * @maxItems 10000
 */
identifiers: RegistryExpandedIdentifier[]
/**
 * All properties that were found, also those that are not shown.
 */
property_count: number
/**
 * All their identifiers, also those that are not shown.
 */
identifier_count: number
/**
 * Whether something was found that is not shown.
 */
truncated: boolean
/**
 * When the answer was worked out.
 */
generated_at: string
}
/**
 * Selectors to expand, and the agent that wants to sell them.
 */
export interface RegistryProductIdentifiersRequest {
/**
 * URL of the agent, in any spelling; it is brought into canonical form.
 */
agent_url: string
/**
 * What the product is made of. Written out, at most 1000 pairs of selector and publisher.
 * 
 * @maxItems 100
 */
publisher_properties: RegistryProductSelector[]
/**
 * `live` reads the files of up to ten publishers that nobody has looked at so far; `index` answers from what is stored.
 */
mode?: ("live" | "index")
}
/**
 * Whether an agent may sell a property, judged on both sides, with everything that led to the answer.
 */
export interface RegistryPropertyAuthorization {
/**
 * URL that was asked for, as sent.
 */
agent_url: string
/**
 * URL by which authorizations are matched.
 */
agent_url_canonical?: string
identifier_type: EnumsIdentifierTypes
/**
 * Value that was asked for, as sent.
 */
identifier_value: string
/**
 * Whether every check passed.
 */
authorized: boolean
reason: EnumsAuthorizationReason
/**
 * Identifier that the publisher gave to the property; absent when it gave none or no property is known.
 */
property_id?: string
/**
 * Registry identifier of the property; absent when none is recorded.
 */
property_rid?: string
publisher_domain?: CoreDomainName
publisher_side: RegistryAuthorizationPublisherSide
operator_side: RegistryAuthorizationOperatorSide
/**
 * Every check, always in the same order.
 * 
 * @minItems 16
 * @maxItems 16
 */
checks: RegistryAuthorizationCheck[]
/**
 * When the answer was worked out.
 */
checked_at: string
}
/**
 * Up to 100 domains to resolve to property information in one call.
 */
export interface RegistryPropertyBulkRequest {
/**
 * Domains to look up. Duplicates, after trimming and lowering, are answered once. An element that is no domain name fails the whole request with 400.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A domain; cleaned like the query parameter of the single look-up.
 */
domains: string[]
}
/**
 * Answers of a bulk property resolution. Only stored data are consulted.
 */
export interface RegistryPropertyBulkResponse {
/**
 * One entry per domain, keyed by the domain as it was sent, trimmed and in lower case; null where nothing is stored.
 */
results: {
[k: string]: RegistryPropertyResolution | null
}
}
/**
 * What is known about the inventory of a publisher domain.
 */
export interface RegistryPropertyResolution {
/**
 * Publisher in canonical form.
 */
publisher_domain: string
source: EnumsPropertyResolutionSource
/**
 * Agents that the adagents.json of the publisher authorizes, each URL once. Always empty for a community entry: only the publisher itself can authorize sales.
 */
authorized_agents: RegistryResolvedAgent[]
/**
 * Properties of the publisher.
 */
properties: RegistryResolvedProperty[]
/**
 * Properties that the publisher has; `properties` names the first 1000.
 */
properties_total?: number
contact?: RegistryPropertyContact
/**
 * True when the answer rests on the file of the publisher.
 */
verified: boolean
last_failure?: RegistryLastFailure
freshness?: RegistryFreshness
}
/**
 * An agent that the publisher authorizes.
 */
export interface RegistryResolvedAgent {
/**
 * URL of the agent, as the publisher wrote it.
 */
url: string
/**
 * What the publisher says the agent may sell.
 */
authorized_for?: string
}
/**
 * A property in the answer of a property resolution.
 */
export interface RegistryResolvedProperty {
/**
 * Identifier that the publisher gave to the property.
 */
id?: string
/**
 * Kind of property, one of the property types for authoritative data; a community entry may hold other words.
 */
type?: string
/**
 * Name shown to people.
 */
name?: string
/**
 * Names under which the property is known.
 * 
 * Items: An identifier with its scheme.
 */
identifiers?: {
/**
 * Scheme of the value.
 */
type: string
/**
 * The identifier.
 */
value: string
}[]
/**
 * Labels of the property.
 */
tags?: string[]
}
/**
 * A page of properties, ordered by publisher domain and name.
 */
export interface RegistryPropertyListing {
/**
 * Properties of this page.
 */
properties: RegistryPropertyListingItem[]
stats: RegistryPropertyListingStats
}
/**
 * A property in the registry listing, with counts of its publisher.
 */
export interface RegistryPropertyListingItem {
/**
 * Publisher that owns the property.
 */
domain: string
source: EnumsPropertySource
/**
 * Number of properties known for the publisher.
 */
property_count: number
/**
 * Number of agents that the file of the publisher authorizes.
 */
agent_count: number
/**
 * True when the property stands in the file of the publisher.
 */
verified: boolean
/**
 * Permanent registry identifier of the property; absent for a community entry that names no property.
 */
property_rid?: string
/**
 * Identifier that the publisher gave to the property.
 */
property_id?: string
/**
 * Name shown to people.
 */
name?: string
/**
 * Kind of property.
 */
property_type?: string
/**
 * Names under which the property is known.
 * 
 * Items: An identifier with its scheme.
 */
identifiers: {
/**
 * Scheme of the value.
 */
type: string
/**
 * The identifier.
 */
value: string
}[]
}
/**
 * Counts over all properties that match `search`; `source` and the page do not matter.
 */
export interface RegistryPropertyListingStats {
/**
 * Properties that match.
 */
total: number
/**
 * Properties declared by their publisher.
 */
adagents_json: number
/**
 * Properties written by members.
 */
community: number
/**
 * Properties from automated enrichment.
 */
enriched: number
/**
 * Properties whose document this registry hosts.
 */
hosted?: number
}
/**
 * A property as a member writes it. Further keys are stored. What readers of an adagents.json would refuse answers 400, because the entry is hosted as such a document.
 */
export interface RegistryPropertySaveItem {
type: EnumsPropertyType
/**
 * Name shown to people; more than blanks.
 */
name: string
/**
 * The same as `type`, for clients that send both; `type` counts.
 */
property_type?: string
/**
 * Identifier of the property within the publisher, unique in the list. Without one the registry assigns one, derived from the name, and keeps it over later edits.
 */
property_id?: string
/**
 * Names under which the property is known. Host names must lie within the domain of the publisher. Without any, the property is known by the domain of the publisher.
 * 
 * @maxItems 100
 * 
 * Items: An identifier with its scheme.
 */
identifiers?: {
type: EnumsIdentifierTypes
/**
 * The identifier.
 */
value: string
}[]
/**
 * Labels of the property: lower-case letters, digits and underscores.
 * 
 * @maxItems 100
 */
tags?: string[]
}
/**
 * What a member writes about the properties of a publisher. Unknown keys are ignored.
 */
export interface RegistryPropertySaveRequest {
/**
 * Domain of the publisher. A scheme, port, path, trailing dot and leading `www.` are removed, letters lowered and international names converted; what is then no host name with at least two labels answers 400 `invalid_domain`.
 */
publisher_domain: string
/**
 * Properties; an edit replaces the whole list. Empty when absent.
 * 
 * @maxItems 10000
 */
properties?: RegistryPropertySaveItem[]
contact?: RegistryPropertyContact
authorized_agents?: CoreAnyValue
}
/**
 * The outcome of a save.
 */
export interface RegistryPropertySaveResponse {
/**
 * Always true; failures answer an error status.
 */
success: true
/**
 * What was done, in one sentence.
 */
message: string
/**
 * Identifier of the entry; stays the same over all edits.
 */
id: string
/**
 * Number of the new revision; present only when an existing entry was edited. Creation is revision 1, so the first edit answers 2.
 */
revision_number?: number
}
/**
 * An agent in the look-up of a publisher. The counts are there for the first 50 agents of the file, while it names properties.
 */
export interface RegistryPublisherAgent {
/**
 * Canonical URL of the agent.
 */
url: string
/**
 * What the publisher says the agent may sell.
 */
authorized_for?: string
source: EnumsPublisherAgentSource
/**
 * Properties of the publisher that at least one entry of the agent reaches.
 */
properties_authorized?: number
/**
 * Properties of the publisher.
 */
properties_total?: number
/**
 * True when an entry reaches all properties of the publisher, later ones too.
 */
publisher_wide?: boolean
}
/**
 * What is known about the two files in which a domain describes itself.
 */
export interface RegistryPublisherFiles {
/**
 * The adagents.json.
 */
adagents_json: {
status: EnumsPublisherFileStatus
/**
 * Well-known address of the domain.
 */
expected_url: string
/**
 * Where this registry hosts one for the domain.
 */
registry_url?: string
last_failure?: RegistryLastFailure
}
/**
 * The brand.json.
 */
brand_json: {
status: EnumsBrandFileStatus
/**
 * Name of the brand, when it is known.
 */
name?: string
}
}
/**
 * Where the adagents.json of a publisher is, and what the last look at it found.
 */
export interface RegistryPublisherHosting {
mode: EnumsHostingMode
/**
 * Well-known address of the domain.
 */
expected_url: string
/**
 * Where this registry hosts a file for the domain, from a member entry.
 */
hosted_url?: string
/**
 * Address that served the file at last, after redirects and a pointer.
 */
resolved_url?: string
/**
 * When the file was last seen valid; absent when it never was, or is gone.
 */
last_validated?: string
/**
 * HTTP status of the last look; absent when no answer came.
 */
last_http_status?: number
/**
 * Size in bytes of the file that was last seen valid.
 */
last_bytes?: number
}
/**
 * A page of publishers in the order of their domains.
 */
export interface RegistryPublisherListing {
/**
 * Publishers of this page.
 */
publishers: RegistryPublisherListingItem[]
/**
 * Number of all publishers, whatever the page.
 */
count: number
}
/**
 * A publisher in the list of all publishers.
 */
export interface RegistryPublisherListingItem {
/**
 * Publisher in canonical form.
 */
domain: string
member?: RegistryMemberRef
/**
 * Number of agents that the file of the publisher authorizes.
 */
agent_count: number
/**
 * Number of properties known for the publisher.
 */
property_count: number
/**
 * When the file was last seen valid; absent when it never was, or is gone.
 */
last_validated?: string
/**
 * True when the publisher serves a valid adagents.json, or did within the last week and cannot be reached.
 */
has_valid_adagents: boolean
}
/**
 * What is known about a publisher: its inventory, and who may sell it. A domain that nobody knows answers the same shape with empty lists.
 */
export interface RegistryPublisherLookup {
/**
 * Publisher in canonical form.
 */
domain: string
/**
 * Organization that keeps an entry for the publisher; null when there is none.
 */
member: (RegistryMemberRef | null)
/**
 * Whether the adagents.json that stands behind the answer is valid; null when it was never looked for.
 */
adagents_valid: (boolean | null)
/**
 * Inventory from the best source that has any: the adagents.json, then the brand.json, then a member entry. At most 1000, and 112 KB.
 * 
 * @maxItems 1000
 */
properties: RegistryPublisherProperty[]
/**
 * Number of properties that the source has; more than are shown for a large publisher.
 */
properties_total?: number
/**
 * Agents that the adagents.json authorizes, in its order, each once. At most 1000, and 48 KB.
 * 
 * @maxItems 1000
 */
authorized_agents: RegistryPublisherAgent[]
/**
 * Present when only the first agents have counts.
 */
rollup_truncated?: {
/**
 * Agents with counts.
 */
cap: number
/**
 * Agents that the file authorizes.
 */
total_agents: number
}
/**
 * How the adagents.json was found; null when none was.
 */
discovery_method: (EnumsDiscoveryMethod | null)
/**
 * Domain that serves the file on behalf of the publisher, when it was found through ads.txt.
 */
manager_domain?: string
hosting: RegistryPublisherHosting
files: RegistryPublisherFiles
brand?: RegistryBrandCard
/**
 * Places on the publisher's properties where ads appear, as the file describes them. Present when `include=placements` was asked; at most 500, and 64 KB.
 * 
 * @maxItems 500
 */
placements?: {
[k: string]: unknown
}[]
freshness?: RegistryFreshness
/**
 * True when nothing was known about the domain and this look-up has started a crawl.
 */
auto_crawl_triggered?: boolean
}
/**
 * A property in the look-up of a publisher.
 */
export interface RegistryPublisherProperty {
/**
 * Identifier that the publisher gave to the property.
 */
id?: string
/**
 * Kind of property; a member entry may hold other words than the property types.
 */
type?: string
/**
 * Name shown to people.
 */
name?: string
/**
 * Names under which the property is known.
 * 
 * Items: An identifier with its scheme.
 */
identifiers?: {
/**
 * Scheme of the value.
 */
type: string
/**
 * The identifier.
 */
value: string
}[]
/**
 * Labels of the property.
 */
tags?: string[]
source?: EnumsPublisherPropertySource
delegation_type?: EnumsDelegationType
}
/**
 * What the adagents.json of a domain amounts to, in numbers. All counts are 0 for a file that is not valid.
 */
export interface RegistryPublisherValidation {
/**
 * True when the file has no errors.
 */
valid: boolean
/**
 * Publisher in canonical form.
 */
domain: string
/**
 * Well-known address that was tried.
 */
url?: string
discovery_method: EnumsDiscoveryMethod
/**
 * Domain that serves the file on behalf of the publisher, when it was found through ads.txt.
 */
manager_domain?: string
/**
 * Agents that the file authorizes for the publisher, each once.
 */
agent_count: number
/**
 * Properties of the publisher.
 */
property_count: number
/**
 * Properties by their type; types without any are left out.
 */
property_type_counts: {
[k: string]: number
}
/**
 * Different tags of these properties.
 */
tag_count: number
/**
 * Findings that make the file unusable, in document order.
 */
errors?: RegistryValidationError[]
/**
 * Findings that leave the file usable.
 */
warnings?: RegistryValidationWarning[]
}
/**
 * How much the registry holds.
 */
export interface RegistryRegistryStats {
/**
 * Enrolled agents that the caller may see.
 */
registered_agents: number
/**
 * Publishers with a member entry.
 */
registered_publishers: number
/**
 * Agents that the file of at least one publisher authorizes.
 */
discovered_agents: number
/**
 * Publishers with a valid adagents.json.
 */
discovered_publishers: number
/**
 * Properties of all publishers.
 */
discovered_properties: number
/**
 * Entries for agents in the files of publishers.
 */
authorizations: number
/**
 * Authorizations by what they rest on.
 */
authorizations_by_source: {
/**
 * Entries of files.
 */
adagents_json: number
/**
 * Statements of agents alone.
 */
agent_claim: number
}
/**
 * Properties by their type; types without any are left out.
 */
properties_by_type: {
[k: string]: number
}
/**
 * Listed brands.
 */
brands?: number
/**
 * Listed publishers.
 */
publishers?: number
}
/**
 * A publisher that a search found.
 */
export interface RegistrySearchPublisher {
/**
 * Publisher in canonical form.
 */
domain: string
member: RegistryMemberRef
/**
 * Number of agents that the file of the publisher authorizes.
 */
agent_count?: number
/**
 * Number of properties known for the publisher.
 */
property_count?: number
}
/**
 * The five best matches of each kind: those that are the query, then those that begin with it, then those that hold it.
 */
export interface RegistrySearchResponse {
/**
 * Brands found by domain or name.
 * 
 * @maxItems 5
 */
brands: RegistryBrandListingItem[]
/**
 * Publishers found by domain or name.
 * 
 * @maxItems 5
 */
publishers: RegistrySearchPublisher[]
/**
 * Properties found by name, identifier or the domain of their publisher.
 * 
 * @maxItems 5
 */
properties: RegistryPropertyListingItem[]
}
