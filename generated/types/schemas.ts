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
 * Sum of the spend.
 */
total_spend: number
/**
 * Media buys that spent.
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
 * What is left of it; 0 or less when nothing is.
 */
available_credit: number
/**
 * Share of the limit that is used, 0 to 100.
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
 * Identifier of a metric in the catalog of its vendor: a lower-case letter, then letters, digits and underscores.
 */
export type CoreVendorMetricId = string
/**
 * Where a reported event happened.
 */
export type EnumsActionSource = ("website" | "app" | "offline" | "phone_call" | "chat" | "email" | "in_store" | "system_generated" | "other")
/**
 * How the age of a person is established.
 */
export type EnumsAgeVerificationMethod = ("facial_age_estimation" | "id_document" | "digital_id" | "credit_card" | "world_id")
/**
 * How far an agent has come, as its organization says: `development`, `testing`, `production`, `deprecated`.
 */
export type EnumsAgentLifecycleStage = ("development" | "testing" | "production" | "deprecated")
/**
 * Who may see an enrolled agent. `public`: everybody; `members_only`: organizations of tier `api` too; `private`: the organization that enrolled it.
 */
export type EnumsAgentVisibility = ("public" | "members_only" | "private")
/**
 * What an API key may do beyond a member. `admin:read`: see what only owners and admins see; `admin:*`: also change it, as an admin does.
 */
export type EnumsApiKeyPermission = ("admin:read" | "admin:*")
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
 * Strength of the evidence behind a property or collection record. `authoritative`: declared by the publisher itself; `enriched`: derived by automated enrichment; `contributed`: entered by a member or claimed by an agent.
 */
export type EnumsCatalogSource = ("authoritative" | "enriched" | "contributed")
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
 * What a person did, as reported by an event source.
 */
export type EnumsEventType = ("page_view" | "view_content" | "select_content" | "select_item" | "search" | "share" | "add_to_cart" | "remove_from_cart" | "viewed_cart" | "add_to_wishlist" | "initiate_checkout" | "add_payment_info" | "purchase" | "refund" | "lead" | "qualify_lead" | "close_convert_lead" | "disqualify_lead" | "complete_registration" | "subscribe" | "follow" | "content_view" | "watch_milestone" | "start_trial" | "app_install" | "app_launch" | "contact" | "schedule" | "donate" | "submit_application" | "custom")
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
 * How closely a search has to match a keyword.
 */
export type EnumsMatchType = ("broad" | "phrase" | "exact")
/**
 * What a member may do for an organization. `owner`: everything; `admin`: everything but making, changing and removing owners; `member`: use the registry for it, without seeing or changing members, keys, clients and settings.
 */
export type EnumsMemberRole = ("owner" | "admin" | "member")
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
 * What is known about the adagents.json of a domain. `valid`: served and valid; `community`: not served, a member entry stands in; `invalid`: served, but not valid; `unknown`: not seen; `checking`: being looked for right now.
 */
export type EnumsPublisherFileStatus = ("valid" | "community" | "invalid" | "unknown" | "checking")
/**
 * What says that a publisher has a property. `adagents_json`: its adagents.json; `brand_json`: its brand.json, asked only when the adagents.json names no property; `community`: a member entry; `discovered`: claims of agents alone.
 */
export type EnumsPublisherPropertySource = ("adagents_json" | "brand_json" | "community" | "discovered")
/**
 * What is counted once when reach is measured.
 */
export type EnumsReachUnit = ("individuals" | "households" | "devices" | "accounts" | "cookies" | "custom")
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
 * Ascending or descending.
 */
export type EnumsSortDirection = ("asc" | "desc")
/**
 * Claim of an agent inside one protocol area; the area must be supported too. `sales-proposal-mode` and `signed-requests` are deprecated.
 */
export type EnumsSpecialism = ("audience-sync" | "brand-rights" | "collection-lists" | "content-standards" | "creative-ad-server" | "creative-generative" | "creative-template" | "creative-transformers" | "governance-aware-seller" | "governance-delivery-monitor" | "governance-spend-authority" | "property-lists" | "sales-broadcast-tv" | "sales-catalog-driven" | "sales-guaranteed" | "sales-non-guaranteed" | "sales-proposal-mode" | "sales-social" | "signal-marketplace" | "signal-owned" | "signed-requests" | "sponsored-intelligence")
/**
 * Task that an asynchronous record or a webhook belongs to. `media_buy_delivery` marks pushed delivery reports.
 */
export type EnumsTaskType = ("create_media_buy" | "update_media_buy" | "media_buy_delivery" | "sync_creatives" | "build_creative" | "activate_signal" | "get_products" | "get_signals" | "create_property_list" | "update_property_list" | "get_property_list" | "list_property_lists" | "delete_property_list" | "sync_accounts" | "get_account_financials" | "get_creative_delivery" | "sync_event_sources" | "sync_audiences" | "sync_catalogs" | "log_event" | "get_brand_identity" | "search_brands" | "get_rights" | "acquire_rights")
/**
 * Way of travelling that a travel time is computed for.
 */
export type EnumsTransportMode = ("walking" | "cycling" | "driving" | "public_transport")
/**
 * Kind of identifier that people are recognised by across companies.
 */
export type EnumsUidType = ("rampid" | "rampid_derived" | "id5" | "uid2" | "euid" | "pairid" | "maid" | "hashed_email" | "publisher_first_party" | "world_id_nullifier" | "other")
/**
 * How a badge was earned. `spec`: by the checks that this registry runs against the agent; `live`: by observed production traffic, which this registry does not do.
 */
export type EnumsVerificationMode = ("spec" | "live")
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

export interface SchemaTypes {
"account/get-account-financials-request": AccountGetAccountFinancialsRequest
"account/get-account-financials-response": AccountGetAccountFinancialsResponse
"account/list-accounts-request": AccountListAccountsRequest
"account/list-accounts-response": AccountListAccountsResponse
"account/sync-accounts-request": AccountSyncAccountsRequest
"account/sync-accounts-response": AccountSyncAccountsResponse
"account/sync-governance-request": AccountSyncGovernanceRequest
"account/sync-governance-response": AccountSyncGovernanceResponse
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
"core/account": CoreAccount
"core/account-authorization": CoreAccountAuthorization
"core/account-ref": CoreAccountRef
"core/account-with-authorization": CoreAccountWithAuthorization
"core/assets/image-asset": CoreAssetsImageAsset
"core/async-response-data": CoreAsyncResponseData
"core/brand-id": CoreBrandId
"core/brand-ref": CoreBrandRef
"core/business-entity": CoreBusinessEntity
"core/collection": CoreCollection
"core/collection-distribution": CoreCollectionDistribution
"core/collection-selector": CoreCollectionSelector
"core/content-rating": CoreContentRating
"core/context": CoreContext
"core/country-code": CoreCountryCode
"core/currency-code": CoreCurrencyCode
"core/date-range": CoreDateRange
"core/distribution-identifier": CoreDistributionIdentifier
"core/domain-name": CoreDomainName
"core/duration": CoreDuration
"core/error": CoreError
"core/error-issue": CoreErrorIssue
"core/error-response": CoreErrorResponse
"core/ext": CoreExt
"core/format-id": CoreFormatId
"core/idempotency-key": CoreIdempotencyKey
"core/identifier": CoreIdentifier
"core/limited-series": CoreLimitedSeries
"core/media-buy-features": CoreMediaBuyFeatures
"core/notification-config": CoreNotificationConfig
"core/pagination-request": CorePaginationRequest
"core/pagination-response": CorePaginationResponse
"core/platform-extension-ref": CorePlatformExtensionRef
"core/postal-area-support": CorePostalAreaSupport
"core/property": CoreProperty
"core/property-id": CorePropertyId
"core/property-tag": CorePropertyTag
"core/protocol-envelope": CoreProtocolEnvelope
"core/publisher-property-selector": CorePublisherPropertySelector
"core/publisher-selector-all": CorePublisherSelectorAll
"core/publisher-selector-by-id": CorePublisherSelectorById
"core/publisher-selector-by-tag": CorePublisherSelectorByTag
"core/push-notification-config": CorePushNotificationConfig
"core/registry-event": CoreRegistryEvent
"core/registry-feed-freshness": CoreRegistryFeedFreshness
"core/registry-feed-response": CoreRegistryFeedResponse
"core/related-collection": CoreRelatedCollection
"core/shortened-members": CoreShortenedMembers
"core/special": CoreSpecial
"core/talent": CoreTalent
"core/task-request": CoreTaskRequest
"core/vendor-metric-id": CoreVendorMetricId
"core/version-envelope": CoreVersionEnvelope
"creative/audit-observation": CreativeAuditObservation
"enums/account-scope": EnumsAccountScope
"enums/account-status": EnumsAccountStatus
"enums/action-source": EnumsActionSource
"enums/age-verification-method": EnumsAgeVerificationMethod
"enums/agent-lifecycle-stage": EnumsAgentLifecycleStage
"enums/agent-type": EnumsAgentType
"enums/agent-visibility": EnumsAgentVisibility
"enums/api-key-permission": EnumsApiKeyPermission
"enums/app-store": EnumsAppStore
"enums/asset-content-type": EnumsAssetContentType
"enums/audio-distribution-type": EnumsAudioDistributionType
"enums/audit-outcome": EnumsAuditOutcome
"enums/auth-scheme": EnumsAuthScheme
"enums/authorization-check": EnumsAuthorizationCheck
"enums/authorization-evidence": EnumsAuthorizationEvidence
"enums/authorization-reason": EnumsAuthorizationReason
"enums/authorization-type": EnumsAuthorizationType
"enums/badge-role": EnumsBadgeRole
"enums/billing-party": EnumsBillingParty
"enums/brand-architecture": EnumsBrandArchitecture
"enums/brand-file-status": EnumsBrandFileStatus
"enums/brand-identity-field": EnumsBrandIdentityField
"enums/brand-json-variant": EnumsBrandJsonVariant
"enums/brand-property-relationship": EnumsBrandPropertyRelationship
"enums/brand-source": EnumsBrandSource
"enums/catalog-source": EnumsCatalogSource
"enums/channels": EnumsChannels
"enums/cloud-storage-protocol": EnumsCloudStorageProtocol
"enums/collection-cadence": EnumsCollectionCadence
"enums/collection-kind": EnumsCollectionKind
"enums/collection-record-status": EnumsCollectionRecordStatus
"enums/collection-relationship": EnumsCollectionRelationship
"enums/collection-status": EnumsCollectionStatus
"enums/compliance-status": EnumsComplianceStatus
"enums/compliance-track-status": EnumsComplianceTrackStatus
"enums/consent-basis": EnumsConsentBasis
"enums/content-rating-system": EnumsContentRatingSystem
"enums/crawl-outcome": EnumsCrawlOutcome
"enums/crawl-status": EnumsCrawlStatus
"enums/creative-selection-strategy": EnumsCreativeSelectionStrategy
"enums/delegation-type": EnumsDelegationType
"enums/discovery-method": EnumsDiscoveryMethod
"enums/distribution-identifier-type": EnumsDistributionIdentifierType
"enums/entry-kind": EnumsEntryKind
"enums/error-recovery": EnumsErrorRecovery
"enums/event-type": EnumsEventType
"enums/feed-format": EnumsFeedFormat
"enums/format-kind": EnumsFormatKind
"enums/freshness-state": EnumsFreshnessState
"enums/genre-taxonomy": EnumsGenreTaxonomy
"enums/hosting-mode": EnumsHostingMode
"enums/identifier-types": EnumsIdentifierTypes
"enums/keller-type": EnumsKellerType
"enums/logo-slot": EnumsLogoSlot
"enums/manifest-file": EnumsManifestFile
"enums/manifest-status": EnumsManifestStatus
"enums/match-type": EnumsMatchType
"enums/member-role": EnumsMemberRole
"enums/notification-type": EnumsNotificationType
"enums/operator-scope": EnumsOperatorScope
"enums/ownership-challenge-state": EnumsOwnershipChallengeState
"enums/ownership-proof-method": EnumsOwnershipProofMethod
"enums/payment-terms": EnumsPaymentTerms
"enums/pricing-model": EnumsPricingModel
"enums/principal-kind": EnumsPrincipalKind
"enums/production-quality": EnumsProductionQuality
"enums/property-classification": EnumsPropertyClassification
"enums/property-resolution-source": EnumsPropertyResolutionSource
"enums/property-source": EnumsPropertySource
"enums/property-type": EnumsPropertyType
"enums/proto-protocol": EnumsProtoProtocol
"enums/publisher-agent-source": EnumsPublisherAgentSource
"enums/publisher-file-status": EnumsPublisherFileStatus
"enums/publisher-property-source": EnumsPublisherPropertySource
"enums/reach-unit": EnumsReachUnit
"enums/redirect-reason": EnumsRedirectReason
"enums/registry-entity-type": EnumsRegistryEntityType
"enums/registry-event-type": EnumsRegistryEventType
"enums/relationship-trust": EnumsRelationshipTrust
"enums/restricted-attribute": EnumsRestrictedAttribute
"enums/review-status": EnumsReviewStatus
"enums/revision-source": EnumsRevisionSource
"enums/revocation-reason": EnumsRevocationReason
"enums/right-type": EnumsRightType
"enums/right-use": EnumsRightUse
"enums/selection-type": EnumsSelectionType
"enums/signal-value-type": EnumsSignalValueType
"enums/sort-direction": EnumsSortDirection
"enums/special-category": EnumsSpecialCategory
"enums/specialism": EnumsSpecialism
"enums/sponsored-placement-type": EnumsSponsoredPlacementType
"enums/talent-role": EnumsTalentRole
"enums/task-status": EnumsTaskStatus
"enums/task-type": EnumsTaskType
"enums/trademark-license-type": EnumsTrademarkLicenseType
"enums/trademark-status": EnumsTrademarkStatus
"enums/transport-mode": EnumsTransportMode
"enums/uid-type": EnumsUidType
"enums/update-frequency": EnumsUpdateFrequency
"enums/verification-mode": EnumsVerificationMode
"enums/video-placement-type": EnumsVideoPlacementType
"enums/webhook-auth-scheme": EnumsWebhookAuthScheme
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
"registry/freshness": RegistryFreshness
"registry/history-response": RegistryHistoryResponse
"registry/hosted-adagents": RegistryHostedAdagents
"registry/hosted-property": RegistryHostedProperty
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
/**
 * How the image was made.
 */
provenance?: {
[k: string]: unknown
}
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
/**
 * Creative, a text.
 */
creative_id?: unknown
/**
 * Account, a text.
 */
account_id?: unknown
/**
 * Media buy, a text.
 */
media_buy_id?: unknown
/**
 * Session, a text.
 */
session_id?: unknown
/**
 * Product, a text.
 */
product_id?: unknown
/**
 * Pricing option, a text.
 */
pricing_option_id?: unknown
/**
 * Plan, a text.
 */
plan_id?: unknown
/**
 * Audience, a text.
 */
audience_id?: unknown
/**
 * Partial object to seed; what is missing is filled in.
 */
fixture?: unknown
/**
 * State to force, a text.
 */
status?: unknown
/**
 * Why the state is forced, a text.
 */
reason?: unknown
/**
 * Why something is rejected, a text.
 */
rejection_reason?: unknown
/**
 * How a creative is purged, `soft` or `hard`.
 */
purge_kind?: unknown
/**
 * Code of the reason, a text.
 */
reason_code?: unknown
/**
 * Reason for people, a text.
 */
reason_detail?: unknown
/**
 * Why a session is terminated, a text.
 */
termination_reason?: unknown
/**
 * Impressions to add, a whole number of 0 or more.
 */
impressions?: unknown
/**
 * Clicks to add, a whole number of 0 or more.
 */
clicks?: unknown
/**
 * Conversions to add, a whole number of 0 or more.
 */
conversions?: unknown
/**
 * Spend to add, `amount` and `currency`.
 */
reported_spend?: unknown
/**
 * Reach to report, 0 or more.
 */
reach?: unknown
/**
 * Frequency to report, 0 or more.
 */
frequency?: unknown
/**
 * Window that reach is counted in: `kind`, and `period` unless it is cumulative.
 */
reach_window?: unknown
/**
 * Viewability to report.
 */
viewability?: unknown
/**
 * Share of the budget that is spent, 0 to 100.
 */
spend_percentage?: unknown
/**
 * Answer to force, `submitted` or `input-required`.
 */
arm?: unknown
/**
 * Task, a text of at most 128 characters.
 */
task_id?: unknown
/**
 * Message of the forced answer, at most 2000 characters.
 */
message?: unknown
/**
 * Creative format, a text.
 */
format_id?: unknown
/**
 * Vendor of a measurement catalog, a brand reference.
 */
vendor?: unknown
/**
 * Metrics of a measurement catalog, each with `metric_id`.
 */
metrics?: unknown
/**
 * Task whose upstream is to be unavailable, a text.
 */
tool?: unknown
/**
 * Name of that upstream, a text.
 */
upstream_name?: unknown
/**
 * Answer to complete a task with, an object.
 */
result?: unknown
/**
 * Traffic from this time on.
 */
since_timestamp?: unknown
/**
 * Pattern of method and address; `*` stands for anything.
 */
endpoint_pattern?: unknown
/**
 * Most calls to list, 1 to 1000.
 */
limit?: unknown
/**
 * Whether payloads are shown (`raw`) or digested (`digest`).
 */
attestation_mode?: unknown
/**
 * SHA-256 digests to look for in payloads, at most 64.
 */
identifier_value_digests?: unknown
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
 * The answer that the original task would have given at once: its fields depend on the task that was asked for.
 */
export interface CoreAsyncResponseData {
[k: string]: unknown
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
/**
 * Values that the refused parameter accepts.
 */
valid_values?: string[]
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
 * What it may do beyond a member; empty for nothing more.
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
 * What it may do beyond a member; empty for nothing more.
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
 * What it may do beyond a member; another value answers 400 `invalid_request`.
 * 
 * @maxItems 2
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
 * E-mail address, lower-case; people only.
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
 * Files with what the agent offers; paths are relative to the profile.
 */
catalogs?: {
/**
 * A brand.json, form house portfolio, whose written-out brands the agent answers for; a brand may have `rights` beside.
 */
brands?: string
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
 */
protocols?: EnumsProtoProtocol[]
status?: EnumsTaskStatus
/**
 * States of the task.
 * 
 * @minItems 1
 */
statuses?: EnumsTaskStatus[]
task_type?: EnumsTaskType
/**
 * Tasks that were called.
 * 
 * @minItems 1
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
 * Whether to add `$schema`; true when left out.
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
 * Number of agents in the answer.
 */
count: number
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
 * Canonical identifier: the domain itself for a stored or agent-backed brand, the brand identifier (with `parent#` in front for a sub-brand) for one read from a house file, the document identifier for a brand that describes itself.
 */
canonical_id: string
/**
 * Domain that stands for the brand.
 */
canonical_domain: string
/**
 * Name to show: the English one when there is one, else the first.
 */
brand_name: string
keller_type?: EnumsKellerType
/**
 * Domain of the owning house; present only when house and brand both confirm the tie, or the brand is defined in the house file.
 */
house_domain?: string
source: EnumsBrandSource
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
 * Domain of the confirmed house.
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
 * An agent URL stands in a publisher file for the first time. Says nothing about the catalog of enrolled agents.
 */
export interface RegistryEventsAgentDiscovered {
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
 * The agent left the registry: the last publisher file that named it no longer does, or it left the public catalog and no file names it.
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
 * `live` reads the files of up to ten publishers anew whose copies are older than five minutes, and the operator's; `index` answers from what is stored.
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
 * A property as a member writes it. Further keys are stored.
 */
export interface RegistryPropertySaveItem {
/**
 * Kind of property, for example `website`.
 */
type: string
/**
 * Name shown to people; more than blanks.
 */
name: string
/**
 * The same as `type`, for clients that send both; `type` counts.
 */
property_type?: string
/**
 * Identifier inside the publisher.
 */
property_id?: string
/**
 * Names under which the property is known.
 * 
 * @maxItems 100
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
/**
 * Accepted and ignored. The stored document always holds an empty list: a right to sell exists only in the adagents.json that the publisher serves.
 */
authorized_agents?: unknown
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
