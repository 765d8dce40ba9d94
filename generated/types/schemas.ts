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
 * Key that a caller chooses for one logical request, preferably a UUID. The same key with the same content returns the first response again; with other content it is refused with `IDEMPOTENCY_CONFLICT`, after the replay window with `IDEMPOTENCY_EXPIRED`.
 */
export type CoreIdempotencyKey = string
/**
 * Scheme by which a webhook proves its origin to the receiver.
 * 
 * - `Bearer`: Shared secret as a bearer token
 * - `HMAC-SHA256`: Shared secret that keys an HMAC; removed in 4.0
 * - `HTTP_MESSAGE_SIGNATURES`: Signature of the sender's key (RFC 9421), also the default
 */
export type EnumsWebhookAuthScheme = ("Bearer" | "HMAC-SHA256" | "HTTP_MESSAGE_SIGNATURES")
/**
 * The account that a request is about: either the seller's `account_id`, or the natural key of brand, operator and sandbox flag. Never both; other keys are refused. An account that does not exist or is not visible to the caller gives `ACCOUNT_NOT_FOUND`.
 */
export type CoreAccountRef = ({
/**
 * Identifier that the seller assigned to the account; unguessable and stable for the life of the account.
 */
account_id: string
} | {
brand: CoreBrandRef
operator: CoreDomainName
/**
 * Whether the sandbox account of this brand and operator is meant, which is separate from the production account. Refused with `UNSUPPORTED_FEATURE` if there are no sandbox accounts.
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
 * Kind of source of content, in the terms of the IPTC.
 * 
 * - `digital_capture`: Captured with a camera or microphone
 * - `digital_creation`: Made by a person with software
 * - `trained_algorithmic_media`: Made by a model trained on data
 * - `composite_with_trained_algorithmic_media`: Composed of captured and model-made parts
 * - `algorithmic_media`: Made by a fixed algorithm without training
 * - `composite_capture`: Composed of several captures
 * - `composite_synthetic`: Composed with synthetic parts
 * - `human_edits`: Captured and then edited by people
 * - `data_driven_media`: Rendered from data
 */
export type EnumsDigitalSourceType = ("digital_capture" | "digital_creation" | "trained_algorithmic_media" | "composite_with_trained_algorithmic_media" | "algorithmic_media" | "composite_capture" | "composite_synthetic" | "human_edits" | "data_driven_media")
/**
 * Method by which a statement of origin is embedded in content.
 * 
 * - `manifest_wrapper`: A signed manifest that wraps the file
 * - `provenance_markers`: Marks spread through the content
 */
export type EnumsEmbeddedProvenanceMethod = ("manifest_wrapper" | "provenance_markers")
/**
 * Kind of content that carries a watermark of its origin.
 * 
 * - `audio`: Audio
 * - `image`: Image
 * - `video`: Video
 * - `text`: Text
 */
export type EnumsWatermarkMediaType = ("audio" | "image" | "video" | "text")
/**
 * Whether a watermark is bound to the manifest of the content.
 * 
 * - `c2pa.watermarked.bound`: The watermark names the manifest
 * - `c2pa.watermarked.unbound`: The watermark stands alone
 */
export type EnumsC2PaWatermarkAction = ("c2pa.watermarked.bound" | "c2pa.watermarked.unbound")
/**
 * Part of the playing time for which a disclosure is visible or audible.
 * 
 * - `continuous`: During the whole ad
 * - `initial`: At the beginning
 * - `flexible`: As the seller finds suitable
 */
export type EnumsDisclosurePersistence = ("continuous" | "initial" | "flexible")
/**
 * Position in the ad at which a disclosure is shown or heard.
 * 
 * - `prominent`: Where it is noticed first
 * - `footer`: At the bottom
 * - `audio`: Spoken
 * - `subtitle`: As subtitle
 * - `overlay`: Above the content
 * - `end_card`: On the last card
 * - `pre_roll`: Before the ad
 * - `companion`: Beside the ad
 */
export type EnumsDisclosurePosition = ("prominent" | "footer" | "audio" | "subtitle" | "overlay" | "end_card" | "pre_roll" | "companion")
/**
 * Spend, credit or balance, and invoices of an account, or the errors for which they cannot be returned. Amounts are in `currency`, days in `timezone`.
 */
export type AccountGetAccountFinancialsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountGetAccountFinancialsResponse1)
/**
 * State of a task. `completed`, `failed`, `rejected` and `canceled` are final; `working` runs and needs no polling; `submitted` waits for something outside and is polled or reported by webhook.
 * 
 * - `submitted`: Accepted; waits for something outside, so poll or wait for the webhook
 * - `working`: Runs now and responds soon
 * - `input-required`: Waits for data from the caller
 * - `completed`: Done; final
 * - `canceled`: Ended before it was done; final
 * - `failed`: Ended with an error; final
 * - `rejected`: Refused before it began; final
 * - `auth-required`: Waits for a credential from the caller
 * - `unknown`: The state could not be determined
 */
export type EnumsTaskStatus = ("submitted" | "working" | "input-required" | "completed" | "canceled" | "failed" | "rejected" | "auth-required" | "unknown")
/**
 * Way in which a caller can recover from an error.
 * 
 * - `transient`: Send the same request again later
 * - `correctable`: Correct the request and send it again
 * - `terminal`: Stop and involve a person
 */
export type EnumsErrorRecovery = ("transient" | "correctable" | "terminal")
export type AccountGetAccountFinancialsResponse1 = ({
account: CoreAccountRef
currency: CoreCurrencyCode
period: CoreDateRange
/**
 * IANA name of the time zone in which every day of the response begins.
 */
timezone: string
/**
 * Spend of the account in the requested period, delivered and not yet corrected.
 */
spend?: {
/**
 * Value of everything delivered in the period, whether paid or not, in major units of `currency`.
 */
total_spend: number
/**
 * Number of media buys that delivered anything in the period.
 */
media_buy_count?: number
}
/**
 * Credit of an account that pays after delivery; absent for prepaid accounts.
 */
credit?: {
/**
 * Highest amount that may be outstanding at any time.
 */
credit_limit: number
/**
 * Credit that is left: the limit less what was delivered and not paid, and less what live media buys may still cost. 0 or less if nothing is left.
 */
available_credit: number
/**
 * Amount that live media buys may still cost beyond what they have delivered; already subtracted in `available_credit`.
 */
committed_credit?: number
/**
 * Share of the limit that is used, delivered and unpaid or committed, in percent.
 */
utilization_percent?: number
}
/**
 * Balance of an account that pays in advance; absent for accounts with credit.
 */
balance?: {
/**
 * Amount that is left to spend before the account must be topped up.
 */
available: number
/**
 * Most recent payment to the account; absent without a payment.
 */
last_top_up?: {
/**
 * Amount of the payment, in major units of `currency`.
 */
amount: number
/**
 * Day on which the payment arrived, `YYYY-MM-DD` in `timezone`, `YYYY-MM-DD`.
 */
date: string
}
}
/**
 * Standing of the account with regard to its invoices.
 * 
 * - `current`: No invoice is overdue
 * - `past_due`: At least one invoice is overdue
 * - `suspended`: Delivery is stopped until invoices are paid
 */
payment_status?: ("current" | "past_due" | "suspended")
payment_terms?: EnumsPaymentTerms
/**
 * Invoices of the requested period; absent if the seller issues them elsewhere.
 * 
 * Items: Invoice with its period, amount and state.
 */
invoices?: {
/**
 * Number of the invoice, as it is printed on it.
 */
invoice_id: string
period?: CoreDateRange
/**
 * Amount of the invoice, in major units of `currency`.
 */
amount: number
/**
 * State of the invoice, from draft to paid or void.
 * 
 * - `draft`: Not sent yet
 * - `issued`: Sent and not yet due
 * - `paid`: Paid in full
 * - `past_due`: Due and not paid
 * - `void`: Withdrawn; nothing is owed
 */
status: ("draft" | "issued" | "paid" | "past_due" | "void")
/**
 * Day by which the invoice must be paid, `YYYY-MM-DD`; absent for drafts; `YYYY-MM-DD`.
 */
due_date?: string
/**
 * Day on which the invoice was paid, `YYYY-MM-DD`; absent before; `YYYY-MM-DD`.
 */
paid_date?: string
}[]
} | {
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Currency as an ISO 4217 code in capital letters, for example `EUR`.
 */
export type CoreCurrencyCode = string
/**
 * Time after which an invoice must be paid, in days after its issue, or in advance.
 * 
 * - `net_15`: 15 days after the invoice
 * - `net_30`: 30 days after the invoice
 * - `net_45`: 45 days after the invoice
 * - `net_60`: 60 days after the invoice
 * - `net_90`: 90 days after the invoice
 * - `prepay`: Before delivery
 */
export type EnumsPaymentTerms = ("net_15" | "net_30" | "net_45" | "net_60" | "net_90" | "prepay")
/**
 * Asks for the accounts that the caller may see. Filters are combined; no match gives an empty list.
 */
export type AccountListAccountsRequest = (CoreTaskRequest & AccountListAccountsRequest1)
/**
 * State of an account at the seller; it decides which tasks are possible. `rejected` and `closed` are final.
 * 
 * - `active`: Can be used for every task
 * - `pending_approval`: Waits for a review by the seller or for a person to complete the setup
 * - `rejected`: Was refused; final, a new request is needed
 * - `payment_required`: The credit or balance is used up; new buys are refused with `ACCOUNT_PAYMENT_REQUIRED`
 * - `suspended`: Was stopped by the seller; most tasks are refused with `ACCOUNT_SUSPENDED`
 * - `closed`: Was ended; final, and treated as unknown
 */
export type EnumsAccountStatus = ("active" | "pending_approval" | "rejected" | "payment_required" | "suspended" | "closed")
/**
 * Accounts that the caller may see, in a stable order.
 */
export type AccountListAccountsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountListAccountsResponse1)
/**
 * Account together with the permissions of the caller on it.
 */
export type CoreAccountWithAuthorization = (CoreAccount & {
authorization?: CoreAccountAuthorization
})
/**
 * Party that receives the invoices of an account.
 * 
 * - `operator`: The operator that buys for the brand
 * - `agent`: The agent that calls
 * - `advertiser`: The advertiser itself
 */
export type EnumsBillingParty = ("operator" | "agent" | "advertiser")
/**
 * Country as an ISO 3166-1 alpha-2 code in capital letters, for example `NL`.
 */
export type CoreCountryCode = string
/**
 * Range of purchases that share one account of the seller.
 * 
 * - `operator`: Everything that one operator buys, for all its brands
 * - `brand`: Everything that is bought for one brand, whoever operates
 * - `operator_brand`: What one operator buys for one brand
 * - `agent`: Everything that one calling agent buys
 */
export type EnumsAccountScope = ("operator" | "brand" | "operator_brand" | "agent")
/**
 * Storage service into which a seller writes offline reports.
 * 
 * - `s3`: Amazon S3 or a compatible service
 * - `gcs`: Google Cloud Storage
 * - `azure_blob`: Azure Blob Storage
 */
export type EnumsCloudStorageProtocol = ("s3" | "gcs" | "azure_blob")
/**
 * Event about which a webhook can be sent. The first five belong to a media buy; the others are subscribed to for an account.
 * 
 * - `scheduled`: Report of a past period
 * - `final`: Last report after the end of the buy
 * - `delayed`: Report that comes late
 * - `adjusted`: Corrected figures
 * - `impairment`: Something that the buy needs went out of service or came back
 * - `creative.status_changed`: A creative changed its state
 * - `creative.purged`: A creative was deleted for good
 * - `product.created`: A product was added to the wholesale feed
 * - `product.updated`: A product changed
 * - `product.priced`: Prices of a product changed
 * - `product.removed`: A product was removed
 * - `signal.created`: A signal was added to the wholesale feed
 * - `signal.updated`: A signal changed
 * - `signal.priced`: Prices of a signal changed
 * - `signal.removed`: A signal was removed
 * - `wholesale_feed.bulk_change`: Many entries changed; read the feed again
 */
export type EnumsNotificationType = ("scheduled" | "final" | "delayed" | "adjusted" | "impairment" | "creative.status_changed" | "creative.purged" | "product.created" | "product.updated" | "product.priced" | "product.removed" | "signal.created" | "signal.updated" | "signal.priced" | "signal.removed" | "wholesale_feed.bulk_change")
/**
 * Reports to a vendor how its service was used, so that it can bill. Each entry is validated by itself.
 */
export type AccountReportUsageRequest = (CoreTaskRequest & AccountReportUsageRequest1)
/**
 * Number of entries that were accepted, and the errors of the others.
 */
export type AccountReportUsageResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountReportUsageResponse1)
/**
 * Declares accounts by their natural key, or changes settings of existing ones. Each entry is validated by itself: one that fails does not stop the others.
 */
export type AccountSyncAccountsRequest = (CoreTaskRequest & AccountSyncAccountsRequest1)
/**
 * Result for each entry of the request, or the errors for which nothing was done.
 */
export type AccountSyncAccountsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountSyncAccountsResponse1)
export type AccountSyncAccountsResponse1 = ({
/**
 * Whether the request was only checked and nothing was written.
 */
dry_run?: boolean
/**
 * Results in the order of the request, one for each entry.
 * 
 * Items: Result for one entry of the request, in the same order.
 */
accounts: {
/**
 * Identifier that the seller assigned to the account; absent if the entry failed before that.
 */
account_id?: string
brand: CoreBrandRef
/**
 * Domain of the company that buys for the brand; equal to the brand's domain if it buys itself.
 */
operator: string
/**
 * Name of the account that is shown to people, for example `Ironclove via Pinnacle`.
 */
name?: string
/**
 * Change that the request made: created, updated, left unchanged, deleted or failed.
 * 
 * - `created`: The account is new
 * - `updated`: Settings of the account changed
 * - `unchanged`: The request did not differ from what is stored
 * - `failed`: Nothing was stored; `errors` states why
 */
action: ("created" | "updated" | "unchanged" | "failed")
status: EnumsAccountStatus
billing?: EnumsBillingParty
billing_entity?: CoreBusinessEntity
account_scope?: EnumsAccountScope
/**
 * Steps that are left before the account becomes active; absent once it is active.
 */
setup?: {
/**
 * URL of the page on which a person completes the setup.
 */
url?: string
/**
 * Instruction for a person who completes the setup, as one or two sentences.
 */
message: string
/**
 * Time at which the page stops working; send the entry again for a new one.
 */
expires_at?: string
}
/**
 * Identifier of the price list that applies to the account; absent means the seller's general prices.
 */
rate_card?: string
payment_terms?: EnumsPaymentTerms
/**
 * Highest amount that may be outstanding on the account at any time.
 */
credit_limit?: {
/**
 * Amount of the limit, in major units of `currency`, 0 or more.
 */
amount: number
currency: CoreCurrencyCode
}
/**
 * Errors for which the entry failed; absent if it succeeded.
 */
errors?: CoreError[]
/**
 * Remarks about an entry that succeeded, as sentences for people.
 */
warnings?: string[]
/**
 * Whether the account is a sandbox account, in which nothing is charged or delivered for real.
 */
sandbox?: boolean
/**
 * Webhook subscriptions of the account after the request, without credentials, at most 16.
 * 
 * @maxItems 16
 */
notification_configs?: CoreNotificationConfig[]
authorization?: CoreAccountAuthorization
}[]
} | {
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
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
 * Scheme in which a shared secret is presented to the receiver of a webhook.
 * 
 * - `Bearer`: The secret is sent as a bearer token
 * - `HMAC-SHA256`: The secret keys an HMAC over the body; removed in 4.0
 */
export type EnumsAuthScheme = ("Bearer" | "HMAC-SHA256")
/**
 * Result for each entry of the request, or the errors for which nothing was done.
 */
export type AccountSyncGovernanceResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & AccountSyncGovernanceResponse1)
export type AccountSyncGovernanceResponse1 = ({
/**
 * Results for the accounts, in the order of the request.
 * 
 * Items: Result for one account of the request.
 */
accounts: {
account: CoreAccountRef
/**
 * Whether the governance agent is bound to the account after the request.
 * 
 * - `synced`: The agent is bound to the account now
 * - `failed`: Nothing changed; `errors` states why
 */
status: ("synced" | "failed")
/**
 * Governance agent that is bound to the account, without its credentials, exactly 1.
 * 
 * @minItems 1
 * @maxItems 1
 * 
 * Items: Governance agent that is bound to the account, without its credential.
 */
governance_agents?: {
/**
 * https URL of the agent's task endpoint, to which its tasks are sent.
 */
url: string
}[]
/**
 * Errors for which the entry failed; absent if it succeeded.
 */
errors?: CoreError[]
}[]
} | {
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
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
 * Commercial path between a publisher and the agent that it authorizes.
 * 
 * - `direct`: The publisher sells its own inventory through this agent, whoever runs the software
 * - `delegated`: The agent sells in the name of the publisher
 * - `ad_network`: The agent sells the inventory as part of a package of several publishers
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
 * Type of place where advertising can appear, such as a website or an app.
 * 
 * - `website`: Site reached by domain name
 * - `mobile_app`: App on a phone or tablet
 * - `ctv_app`: App on a television device
 * - `desktop_app`: App on a computer
 * - `dooh`: Screen outside the home
 * - `podcast`: Podcast feed
 * - `radio`: Broadcast radio station
 * - `linear_tv`: Scheduled television
 * - `streaming_audio`: Audio service on demand or live over the internet
 * - `ai_assistant`: Conversational assistant
 */
export type EnumsPropertyType = ("website" | "mobile_app" | "ctv_app" | "desktop_app" | "dooh" | "podcast" | "radio" | "linear_tv" | "streaming_audio" | "ai_assistant")
/**
 * Naming scheme of a property identifier. `domain` without a prefix also covers `www.` and `m.`; `*.` in front of a domain covers every subdomain but not the domain itself; `subdomain` is matched exactly; the other schemes hold store, device, venue, feed or station identifiers.
 * 
 * - `domain`: Domain with `www.` and `m.`, or with `*.` every subdomain
 * - `subdomain`: One host, matched exactly
 * - `network_id`: Identifier at an ad network
 * - `ios_bundle`: iOS bundle identifier
 * - `android_package`: Android package name
 * - `apple_app_store_id`: Numeric Apple App Store identifier
 * - `google_play_id`: Google Play identifier
 * - `roku_store_id`: Roku Channel Store identifier
 * - `fire_tv_asin`: Amazon ASIN of a Fire TV app
 * - `samsung_app_id`: Samsung app identifier
 * - `apple_tv_bundle`: Apple TV bundle identifier
 * - `bundle_id`: Bundle identifier without a platform
 * - `venue_id`: Venue out of home
 * - `screen_id`: Screen out of home
 * - `openooh_venue_type`: OpenOOH venue type
 * - `rss_url`: RSS feed URL
 * - `apple_podcast_id`: Apple Podcasts identifier
 * - `spotify_collection_id`: Spotify show identifier
 * - `podcast_guid`: Podcast GUID from the feed
 * - `station_id`: Broadcast station
 * - `facility_id`: Facility of a broadcaster
 */
export type EnumsIdentifierTypes = ("domain" | "subdomain" | "network_id" | "ios_bundle" | "android_package" | "apple_app_store_id" | "google_play_id" | "roku_store_id" | "fire_tv_asin" | "samsung_app_id" | "apple_tv_bundle" | "bundle_id" | "venue_id" | "screen_id" | "openooh_venue_type" | "rss_url" | "apple_podcast_id" | "spotify_collection_id" | "podcast_guid" | "station_id" | "facility_id")
/**
 * Medium in which inventory is bought; `olv` is online video, `ctv` connected television, `ooh` and `dooh` out-of-home print and screens.
 * 
 * - `display`: Images and native ads on sites and in apps
 * - `olv`: Online video
 * - `social`: Social networks
 * - `search`: Search results
 * - `ctv`: Connected television
 * - `linear_tv`: Scheduled television
 * - `radio`: Broadcast radio
 * - `streaming_audio`: Audio streaming
 * - `podcast`: Podcasts
 * - `dooh`: Digital screens out of home
 * - `ooh`: Printed posters out of home
 * - `print`: Newspapers and magazines
 * - `cinema`: Cinema
 * - `email`: Email
 * - `gaming`: Games
 * - `retail_media`: Retail sites and stores
 * - `influencer`: Creators and influencers
 * - `affiliate`: Affiliate programs
 * - `product_placement`: Products inside content
 * - `sponsored_intelligence`: Sponsored answers of assistants
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
 * Principle by which the content of a collection is grouped.
 * 
 * - `series`: Episodes of a show, the default
 * - `publication`: Issues of a publication
 * - `event_series`: Recurring events
 * - `rotation`: A rotating set of items such as a music rotation
 */
export type EnumsCollectionKind = ("series" | "publication" | "event_series" | "rotation")
/**
 * Vocabulary from which genres of a collection are taken.
 * 
 * - `iab_content_3.0`: IAB Content Taxonomy 3.0
 * - `iab_content_2.2`: IAB Content Taxonomy 2.2
 * - `gracenote`: Gracenote genres
 * - `eidr`: EIDR genres
 * - `apple_genres`: Apple genres
 * - `google_genres`: Google genres
 * - `roku`: Roku genres
 * - `amazon_genres`: Amazon genres
 * - `custom`: Vocabulary of the publisher
 */
export type EnumsGenreTaxonomy = ("iab_content_3.0" | "iab_content_2.2" | "gracenote" | "eidr" | "apple_genres" | "google_genres" | "roku" | "amazon_genres" | "custom")
/**
 * Body or scheme that issued the age or audience rating of content.
 * 
 * - `tv_parental`: US television parental guidelines
 * - `mpaa`: US film ratings
 * - `podcast`: Podcast explicit flag
 * - `esrb`: North American game ratings
 * - `bbfc`: British film ratings
 * - `fsk`: German film ratings
 * - `acb`: Australian ratings
 * - `chvrs`: Canadian home video ratings
 * - `csa`: French audiovisual ratings
 * - `pegi`: European game ratings
 * - `custom`: A scheme that the publisher defines
 */
export type EnumsContentRatingSystem = ("tv_parental" | "mpaa" | "podcast" | "esrb" | "bbfc" | "fsk" | "acb" | "chvrs" | "csa" | "pegi" | "custom")
/**
 * Interval at which new content of a collection appears.
 * 
 * - `daily`: Every day
 * - `weekly`: Every week
 * - `monthly`: Every month
 * - `seasonal`: In seasons
 * - `event`: Around an event
 * - `irregular`: Without a fixed interval
 */
export type EnumsCollectionCadence = ("daily" | "weekly" | "monthly" | "seasonal" | "event" | "irregular")
/**
 * State of a collection in its life, as its publisher declares it.
 * 
 * - `active`: New content appears
 * - `hiatus`: Paused
 * - `ended`: Finished
 * - `upcoming`: Announced
 */
export type EnumsCollectionStatus = ("active" | "hiatus" | "ended" | "upcoming")
/**
 * Level of production of content, from studios to users.
 * 
 * - `professional`: Studio or newsroom
 * - `prosumer`: Skilled independent makers
 * - `ugc`: Content of users
 */
export type EnumsProductionQuality = ("professional" | "prosumer" | "ugc")
/**
 * Role of a person in the content of a collection.
 * 
 * - `host`: Leads through the content
 * - `guest`: Appears as a guest
 * - `creator`: Makes the content
 * - `cast`: Acts in the content
 * - `narrator`: Narrates the content
 * - `producer`: Produces the content
 * - `correspondent`: Reports from elsewhere
 * - `commentator`: Comments on events
 * - `analyst`: Analyzes events
 */
export type EnumsTalentRole = ("host" | "guest" | "creator" | "cast" | "narrator" | "producer" | "correspondent" | "commentator" | "analyst")
/**
 * Kind of special event around which content of a collection is made.
 * 
 * - `awards`: Award ceremony
 * - `championship`: Final or championship
 * - `concert`: Concert
 * - `conference`: Conference
 * - `election`: Election
 * - `festival`: Festival
 * - `gala`: Gala
 * - `holiday`: Holiday
 * - `premiere`: First showing
 * - `product_launch`: Introduction of a product
 * - `reunion`: Reunion of people or cast
 * - `tribute`: Tribute to a person or work
 */
export type EnumsSpecialCategory = ("awards" | "championship" | "concert" | "conference" | "election" | "festival" | "gala" | "holiday" | "premiere" | "product_launch" | "reunion" | "tribute")
/**
 * Naming scheme of the place where a collection is distributed: podcast and video platforms, streaming channels, metadata catalogs or a domain.
 * 
 * - `apple_podcast_id`: Apple Podcasts
 * - `spotify_collection_id`: Spotify show
 * - `rss_url`: Podcast RSS feed
 * - `podcast_guid`: Podcast GUID from the feed
 * - `amazon_music_id`: Amazon Music
 * - `iheart_id`: iHeart
 * - `podcast_index_id`: Podcast Index
 * - `youtube_channel_id`: YouTube channel identifier
 * - `youtube_channel_handle`: YouTube handle
 * - `youtube_channel_url`: YouTube channel URL
 * - `youtube_playlist_id`: YouTube playlist
 * - `amazon_title_id`: Amazon title
 * - `roku_channel_id`: Roku channel
 * - `pluto_channel_id`: Pluto TV channel
 * - `tubi_id`: Tubi
 * - `peacock_id`: Peacock
 * - `tiktok_id`: TikTok account
 * - `twitch_channel`: Twitch channel
 * - `imdb_id`: IMDb title
 * - `gracenote_id`: Gracenote title
 * - `eidr_id`: EIDR title
 * - `domain`: Domain of the collection
 * - `substack_id`: Substack publication
 */
export type EnumsDistributionIdentifierType = ("apple_podcast_id" | "spotify_collection_id" | "rss_url" | "podcast_guid" | "amazon_music_id" | "iheart_id" | "podcast_index_id" | "youtube_channel_id" | "youtube_channel_handle" | "youtube_channel_url" | "youtube_playlist_id" | "amazon_title_id" | "roku_channel_id" | "pluto_channel_id" | "tubi_id" | "peacock_id" | "tiktok_id" | "twitch_channel" | "imdb_id" | "gracenote_id" | "eidr_id" | "domain" | "substack_id")
/**
 * Relation of another collection of the publisher to this one.
 * 
 * - `spinoff`: Takes up part of the other collection
 * - `companion`: Accompanies the other collection
 * - `sequel`: Continues the other collection
 * - `prequel`: Is set before the other collection
 * - `crossover`: Shares characters or topics for some installments
 */
export type EnumsCollectionRelationship = ("spinoff" | "companion" | "sequel" | "prequel" | "crossover")
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
export type EnumsFormatKind = ("image" | "html5" | "display_tag" | "image_carousel" | "video_hosted" | "video_vast" | "audio_hosted" | "audio_daast" | "sponsored_placement" | "native_in_feed" | "responsive_creative" | "agent_placement" | "seller_rendered_stateful_display" | "coordinated_placements" | "custom")
/**
 * Setting in which a video ad plays, as the IAB Tech Lab distinguishes them.
 * 
 * - `instream`: Before, in or after video content that the viewer chose
 * - `accompanying_content`: Beside content, as part of the page
 * - `interstitial`: Between two pieces of content
 * - `standalone`: As the only content of its slot
 */
export type EnumsVideoPlacementType = ("instream" | "accompanying_content" | "interstitial" | "standalone")
/**
 * Kind of service through which an audio ad is heard.
 * 
 * - `music_streaming_service`: Music streaming service
 * - `fm_am_broadcast`: Broadcast radio
 * - `podcast`: Podcast
 * - `catch_up_radio`: Radio programme heard later on demand
 * - `web_radio`: Live radio over the internet
 * - `video_game`: Video game
 * - `text_to_speech`: Text that is read aloud
 */
export type EnumsAudioDistributionType = ("music_streaming_service" | "fm_am_broadcast" | "podcast" | "catch_up_radio" | "web_radio" | "video_game" | "text_to_speech")
/**
 * Form in which a retail site shows a sponsored placement.
 * 
 * - `sponsored_search`: Among search results
 * - `sponsored_display`: Display slot on a retail page
 * - `sponsored_native`: In the feed of a retail page
 */
export type EnumsSponsoredPlacementType = ("sponsored_search" | "sponsored_display" | "sponsored_native")
/**
 * Form of the value that a signal gives for a person or context.
 * 
 * - `binary`: A member is in or out
 * - `categorical`: One of a list of values
 * - `numeric`: A number in a range
 */
export type EnumsSignalValueType = ("binary" | "categorical" | "numeric")
/**
 * Category of personal data that laws such as the GDPR protect specially.
 * 
 * - `racial_ethnic_origin`: Race or ethnic origin
 * - `political_opinions`: Political opinions
 * - `religious_beliefs`: Religious or philosophical beliefs
 * - `trade_union_membership`: Membership in a trade union
 * - `health_data`: Health
 * - `sex_life_sexual_orientation`: Sex life or sexual orientation
 * - `genetic_data`: Genetic data
 * - `biometric_data`: Biometric data
 * - `age`: Age
 * - `familial_status`: Family status
 */
export type EnumsRestrictedAttribute = ("racial_ethnic_origin" | "political_opinions" | "religious_beliefs" | "trade_union_membership" | "health_data" | "sex_life_sexual_orientation" | "genetic_data" | "biometric_data" | "age" | "familial_status")
/**
 * Legal basis on which personal data are processed, in the terms of the GDPR.
 * 
 * - `consent`: The person consented
 * - `legitimate_interest`: The controller's interest prevails over the person's
 * - `contract`: Needed for a contract with the person
 * - `legal_obligation`: Required by law
 */
export type EnumsConsentBasis = ("consent" | "legitimate_interest" | "contract" | "legal_obligation")
/**
 * Reason for which a file stopped speaking for a publisher domain.
 * 
 * - `relationship_ended`: The parties no longer work together
 * - `compliance_violation`: A policy was violated
 * - `publisher_request`: The publisher asked for it
 * - `other`: Another reason
 */
export type EnumsRevocationReason = ("relationship_ended" | "compliance_violation" | "publisher_request" | "other")
/**
 * File that a brand serves at /.well-known/brand.json, in one of five forms. The form is decided in this order: `authoritative_location`, `house` as text, `house` as object, `id` with `names`, agents.
 */
export type Brand = (BrandAuthoritativeLocation | BrandHouseRedirect | BrandHousePortfolio | BrandCanonicalDocument | BrandBrandAgentDocument)
/**
 * Reason for which the file of a brand domain points to another domain.
 * 
 * - `acquisition`: The brand was bought
 * - `divestiture`: The brand was sold
 * - `rebrand`: The brand changed its name
 * - `regional`: The domain serves one region
 * - `legacy`: The domain is old
 * - `consolidation`: Several domains were merged
 * - `other`: Another reason
 */
export type EnumsRedirectReason = ("acquisition" | "divestiture" | "rebrand" | "regional" | "legacy" | "consolidation" | "other")
/**
 * Architecture of a house: the way in which it presents its brands to the public.
 * 
 * - `branded_house`: One master brand over everything
 * - `house_of_brands`: Separate brands that hide the house
 * - `hybrid`: A mix of both
 */
export type EnumsBrandArchitecture = ("branded_house" | "house_of_brands" | "hybrid")
/**
 * Role of an agent: what a caller can use it for.
 * 
 * - `brand`: Answers for the identity of a brand
 * - `rights`: Licenses rights such as talent or music
 * - `measurement`: Reports metrics
 * - `governance`: Checks plans and content against policies
 * - `creative`: Builds, validates or previews creatives
 * - `sales`: Sells inventory
 * - `buying`: Buys inventory
 * - `signals`: Offers audience and context signals
 */
export type EnumsAgentType = ("brand" | "rights" | "measurement" | "governance" | "creative" | "sales" | "buying" | "signals")
/**
 * Use for which a right is licensed; a use that is not listed is not allowed.
 * 
 * - `likeness`: Image of a person
 * - `voice`: Voice of a person
 * - `name`: Name of a person
 * - `endorsement`: Recommendation by a person
 * - `motion_capture`: Recorded movements of a person
 * - `signature`: Handwritten signature
 * - `catchphrase`: Typical phrase of a person
 * - `sync`: Music that accompanies pictures
 * - `background_music`: Music in the background
 * - `editorial`: Reporting, not advertising
 * - `commercial`: Advertising
 * - `ai_generated_image`: Images made by AI models
 */
export type EnumsRightUse = ("likeness" | "voice" | "name" | "endorsement" | "motion_capture" | "signature" | "catchphrase" | "sync" | "background_music" | "editorial" | "commercial" | "ai_generated_image")
/**
 * Kind of right that a rights agent can license to advertisers.
 * 
 * - `talent`: Likeness of a person
 * - `character`: Invented character
 * - `brand_ip`: Marks and designs of a brand
 * - `music`: Music
 * - `stock_media`: Photographs and footage
 */
export type EnumsRightType = ("talent" | "character" | "brand_ip" | "music" | "stock_media")
/**
 * A brand defined inside the house file. It never names a house of its own.
 */
export type BrandHouseBrand = BrandDefinition
/**
 * Place of a brand in the architecture of its house, after Keller.
 * 
 * - `master`: The brand of the house itself
 * - `sub_brand`: Carries the master brand in its own name
 * - `endorsed`: Stands alone but names the master brand as its endorser
 * - `independent`: Shows no visible tie to the house
 */
export type EnumsKellerType = ("master" | "sub_brand" | "endorsed" | "independent")
/**
 * A text, or a list of texts with one language each.
 */
export type BrandLocalizedText = (string | BrandLocalizedName[])
/**
 * Place in pages, apps and ads for which a logo file is meant.
 * 
 * - `logo_card_light`: Card on a light background
 * - `logo_card_dark`: Card on a dark background
 * - `profile_mark`: Mark of a profile
 * - `favicon`: Icon of a browser tab
 * - `app_icon`: Icon of an app
 * - `social_profile_mark`: Mark of a social profile
 * - `nav_header`: Header of a page
 * - `footer`: Footer of a page
 * - `email_header`: Header of an email
 * - `watermark`: Watermark over content
 * - `ad_end_card`: Last card of an ad
 * - `co_brand_lockup`: Beside another brand's logo
 * - `marketplace_listing`: Entry of a marketplace
 */
export type EnumsLogoSlot = ("logo_card_light" | "logo_card_dark" | "profile_mark" | "favicon" | "app_icon" | "social_profile_mark" | "nav_header" | "footer" | "email_header" | "watermark" | "ad_end_card" | "co_brand_lockup" | "marketplace_listing")
/**
 * One color as `#` with six hexadecimal digits, or a list of them, best first.
 */
export type BrandColor = (string | string[])
/**
 * Kind of content of an asset; it decides which members the asset has.
 * 
 * - `image`: Image file
 * - `video`: Video file
 * - `audio`: Audio file
 * - `text`: Plain text
 * - `markdown`: Markdown text
 * - `html`: HTML markup
 * - `css`: Style sheet
 * - `javascript`: Script
 * - `zip`: Archive with an HTML5 ad
 * - `vast`: VAST tag
 * - `daast`: DAAST tag
 * - `url`: URL for clicks or tracking
 * - `webhook`: URL that responds with content when the ad is served
 * - `brief`: Creative brief
 * - `catalog`: Catalog of items
 * - `published_post`: Post that is public on a social platform
 */
export type EnumsAssetContentType = ("image" | "video" | "audio" | "text" | "markdown" | "html" | "css" | "javascript" | "zip" | "vast" | "daast" | "url" | "webhook" | "brief" | "catalog" | "published_post")
/**
 * Store in which an app identifier is valid, because stores assign identifiers independently.
 * 
 * - `apple`: Apple App Store
 * - `google`: Google Play
 * - `amazon`: Amazon Appstore
 * - `roku`: Roku Channel Store
 * - `samsung`: Samsung TV apps
 * - `lg`: LG Content Store
 * - `other`: Any other store
 */
export type EnumsAppStore = ("apple" | "google" | "amazon" | "roku" | "samsung" | "lg" | "other")
/**
 * Tie between the operator of a brand.json and a property that it lists.
 * 
 * - `owned`: The operator owns the property; the default
 * - `direct`: The operator is the direct selling path of the property
 * - `delegated`: The operator sells on behalf of the owner
 * - `ad_network`: The operator sells the property inside a network package
 */
export type EnumsBrandPropertyRelationship = ("owned" | "direct" | "delegated" | "ad_network")
/**
 * Format in which the file of a product feed is written; it decides the parser.
 * 
 * - `google_merchant_center`: Google Merchant Center
 * - `facebook_catalog`: Facebook catalog
 * - `shopify`: Shopify export
 * - `linkedin_jobs`: LinkedIn job feed
 * - `tiktok_shop`: TikTok Shop
 * - `pinterest_catalog`: Pinterest catalog
 * - `openai_product_feed`: OpenAI product feed
 * - `custom`: A format with a mapping of its own
 */
export type EnumsFeedFormat = ("google_merchant_center" | "facebook_catalog" | "shopify" | "linkedin_jobs" | "tiktok_shop" | "pinterest_catalog" | "openai_product_feed" | "custom")
/**
 * Interval at which the owner renews a feed or file.
 * 
 * - `realtime`: Whenever something changes
 * - `hourly`: Every hour
 * - `daily`: Every day
 * - `weekly`: Every week
 */
export type EnumsUpdateFrequency = ("realtime" | "hourly" | "daily" | "weekly")
/**
 * State of a trademark in the register of its office.
 * 
 * - `active`: Registered and in force
 * - `pending`: Applied for
 * - `abandoned`: Given up by the owner
 * - `cancelled`: Canceled by the office
 * - `expired`: Not renewed in time
 */
export type EnumsTrademarkStatus = ("active" | "pending" | "abandoned" | "cancelled" | "expired")
/**
 * Way in which a house holds a trademark: as owner, licensee or licensor.
 * 
 * - `owned`: The house owns the mark
 * - `licensed_in`: The house uses the mark under a license
 * - `licensed_out`: The house licenses the mark to others
 */
export type EnumsTrademarkLicenseType = ("owned" | "licensed_in" | "licensed_out")
/**
 * Action that an authorized operator may take for a brand.
 * 
 * - `all`: Everything
 * - `media_buying`: Plan and buy media
 * - `creative_generation`: Build creatives
 * - `rights_clearance`: License rights
 * - `governance`: Run governance
 * - `measurement`: Run measurement
 * - `agent_operations`: Operate agents
 */
export type EnumsOperatorScope = ("all" | "media_buying" | "creative_generation" | "rights_clearance" | "governance" | "measurement" | "agent_operations")
/**
 * One brand that describes itself. Holds none of the fields of a house or a redirect.
 */
export type BrandCanonicalDocument = (BrandDefinition & BrandCanonicalDocument1)
/**
 * Licenses rights for a campaign. Equal requests get the same grant. Experimental.
 */
export type BrandAcquireRightsRequest = (CoreTaskRequest & BrandAcquireRightsRequest1)
/**
 * Outcome of a request for rights: a grant, a pending decision or a rejection. Experimental.
 */
export type BrandAcquireRightsResponse = (CoreVersionEnvelope & BrandRightsEnvelope & BrandAcquireRightsResponse1)
/**
 * Outcome of a request for rights, as the buyer reads it.
 * 
 * - `acquired`: the rights are granted and their credentials are valid
 * - `pending_approval`: the rights holder decides later
 * - `rejected`: the rights are not granted
 */
export type EnumsRightsStatus = ("acquired" | "pending_approval" | "rejected")
/**
 * Outcome of the review of a creative that uses licensed rights.
 * 
 * - `approved`: the creative may run under the grant
 * - `rejected`: the creative must not run
 * - `pending_review`: a person of the rights holder reviews the creative
 */
export type EnumsRightsCreativeStatus = ("approved" | "rejected" | "pending_review")
export type BrandAcquireRightsResponse1 = ({
/**
 * Identifier of the grant, for `update_rights` and `creative_approval`; the offering's own identifier when nothing was granted.
 */
rights_id: string
/**
 * Outcome of the request, always `acquired` in this form.
 */
rights_status: "acquired"
/**
 * Brand of the offering whose rights the request asked for.
 */
brand_id: string
terms: BrandRightsTerms
/**
 * Keys for providers that generate with the rights; empty when no use is generated or while the grant is paused.
 */
generation_credentials: CoreGenerationCredential[]
/**
 * What the rights must not be used with or for.
 */
restrictions?: string[]
/**
 * Note about the licence that creatives must carry where it is required.
 */
disclosure?: {
/**
 * Whether a creative without the note breaks the terms of the grant.
 */
required: boolean
/**
 * Words of the note, as a creative has to show or say them.
 */
text?: string
}
approval_webhook?: CorePushNotificationConfig
/**
 * URL that usage is reported to beside `report_usage`.
 */
usage_reporting_url?: string
rights_constraint: CoreRightsConstraint
} | {
/**
 * Identifier of the grant, for `update_rights` and `creative_approval`; the offering's own identifier when nothing was granted.
 */
rights_id: string
/**
 * Outcome of the request, always `pending_approval` in this form.
 */
rights_status: "pending_approval"
/**
 * Brand of the offering whose rights the request asked for.
 */
brand_id: string
/**
 * What the decision waits for, in plain words for the buyer.
 */
detail?: string
/**
 * Time that a decision usually takes, in plain words.
 */
estimated_response_time?: string
} | {
/**
 * Identifier of the grant, for `update_rights` and `creative_approval`; the offering's own identifier when nothing was granted.
 */
rights_id: string
/**
 * Outcome of the request, always `rejected` in this form.
 */
rights_status: "rejected"
/**
 * Brand of the offering whose rights the request asked for.
 */
brand_id: string
/**
 * Rule that the request breaks, in plain words for the buyer.
 */
reason: string
/**
 * Changes of the request that may lead to a grant.
 */
suggestions?: string[]
} | {
/**
 * Errors that stopped the task, at least one, the first the most telling.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Period that the price of a flat-rate rights option covers.
 * 
 * - `daily`: one day
 * - `weekly`: seven days
 * - `monthly`: one calendar month
 * - `quarterly`: three calendar months
 * - `annual`: twelve calendar months
 * - `one_time`: the whole term, paid once
 */
export type EnumsRightsBillingPeriod = ("daily" | "weekly" | "monthly" | "quarterly" | "annual" | "one_time")
/**
 * State of the rights holder's approval of a grant.
 * 
 * - `pending`: the rights holder has not decided
 * - `approved`: the grant is valid
 * - `rejected`: the grant was refused or revoked
 */
export type EnumsRightsConstraintApproval = ("pending" | "approved" | "rejected")
/**
 * One claim about a brand of this agent: its kind, and what it says.
 */
export type BrandClaim = ({
/**
 * Kind of this claim, always `subsidiary` in this form.
 */
claim_type: "subsidiary"
/**
 * Claim that a domain belongs to a brand of this house.
 */
claim: {
/**
 * Domain of the claimed subsidiary, at most 253 characters; an IP address is refused with `INVALID_REQUEST`.
 */
subsidiary_domain: string
/**
 * Identifier that the subsidiary's brand has in the house; lower-case letters, digits and `_`.
 */
subsidiary_brand_id?: string
/**
 * Time at which the caller saw the claim, with an offset from UTC; not used for the verdict.
 */
observed_at?: string
}
} | {
/**
 * Kind of this claim, always `parent` in this form.
 */
claim_type: "parent"
/**
 * Claim that a house owns the brands of this agent.
 */
claim: {
/**
 * Domain of the claimed parent house, at most 253 characters; an IP address is refused with `INVALID_REQUEST`.
 */
parent_domain: string
/**
 * Words of the claimant about the relationship, at most 1000 characters; not used for the verdict.
 */
claimant_says?: string
/**
 * Time at which the caller saw the claim, with an offset from UTC; not used for the verdict.
 */
observed_at?: string
}
} | {
/**
 * Kind of this claim, always `property` in this form.
 */
claim_type: "property"
/**
 * Claim that a property belongs to this house.
 */
claim: {
/**
 * Property that the claim is about, named as in a brand.json.
 */
property: {
type: EnumsClaimedPropertyType
/**
 * Domain of a website, or bundle or store identifier of an app, at most 500 characters.
 */
identifier: string
store?: EnumsClaimedAppStore
/**
 * Country code of the regional version, or `global`, at most 16 characters; every region matches when absent.
 */
region?: string
}
/**
 * What the caller wants to do with the property, at most 100 characters; not used for the verdict.
 */
use_case?: string
}
} | {
/**
 * Kind of this claim, always `trademark` in this form.
 */
claim_type: "trademark"
/**
 * Claim that a mark is held or licensed by this house.
 */
claim: {
/**
 * The mark as it is written, 1 to 200 characters; case does not count.
 */
mark: string
/**
 * Office that keeps the register, at most 50 characters; case does not count.
 */
registry?: string
/**
 * Number in the register, at most 100 characters; blanks and punctuation do not count.
 */
number?: string
/**
 * Countries that the claim is about; a mark that holds in one of them matches.
 * 
 * @minItems 0
 * @maxItems 250
 */
countries?: string[]
/**
 * What the caller wants to do with the mark, at most 100 characters; not used for the verdict.
 */
use_case?: string
}
})
/**
 * Kind of property that a claim can be about.
 * 
 * - `website`: a site under a domain
 * - `mobile_app`: an app for phones and tablets
 * - `ctv_app`: an app for connected televisions
 * - `desktop_app`: an app for computers
 * - `dooh`: digital screens in public places
 * - `podcast`: a podcast
 * - `radio`: a radio station
 * - `streaming_audio`: an audio streaming service
 */
export type EnumsClaimedPropertyType = ("website" | "mobile_app" | "ctv_app" | "desktop_app" | "dooh" | "podcast" | "radio" | "streaming_audio")
/**
 * Store in which the identifier of a claimed app is valid.
 * 
 * - `apple`: Apple App Store
 * - `google`: Google Play
 * - `amazon`: Amazon Appstore
 * - `roku`: Roku Channel Store
 * - `fire_tv`: Amazon Fire TV
 * - `samsung`: Samsung TV apps
 * - `lg`: LG Content Store
 * - `vizio`: Vizio apps
 * - `other`: any other store
 */
export type EnumsClaimedAppStore = ("apple" | "google" | "amazon" | "roku" | "fire_tv" | "samsung" | "lg" | "vizio" | "other")
/**
 * Verdict on one claim, or the error that kept it from being verified.
 */
export type BrandClaimResult = ({
claim_type: EnumsBrandClaimType
status: BrandVerificationStatus
/**
 * Facts of the brand's records that the verdict rests on, such as `brand_id` or `relationship`.
 */
details?: {
[k: string]: unknown
}
/**
 * Reason of the verdict in one or two sentences for people, at most 500 characters.
 */
context_note?: string
} | {
error: CoreError
})
/**
 * Kind of claim about a brand that its agent can verify.
 * 
 * - `subsidiary`: a domain belongs to a brand of this house
 * - `parent`: a house owns the brands of this agent
 * - `property`: a site, app or other property belongs to this house
 * - `trademark`: a mark is held or licensed by this house
 */
export type EnumsBrandClaimType = ("subsidiary" | "parent" | "property" | "trademark")
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
export type BrandVerificationStatus = ("owned" | "pending_review" | "transferring" | "disputed" | "not_ours" | "archived" | "licensed_in" | "licensed_out" | "unknown")
/**
 * Submits a creative that uses licensed rights for approval. Experimental.
 */
export type BrandCreativeApprovalRequest = (CoreTaskRequest & BrandCreativeApprovalRequest1)
/**
 * Outcome of the review of a creative that uses licensed rights. Experimental.
 */
export type BrandCreativeApprovalResponse = (CoreVersionEnvelope & BrandRightsEnvelope & BrandCreativeApprovalResponse1)
export type BrandCreativeApprovalResponse1 = ({
/**
 * Outcome of the review, always `approved` in this form.
 */
approval_status: "approved"
/**
 * Identifier of the grant of rights that the response is about.
 */
rights_id: string
/**
 * Identifier of the creative as the caller sent it.
 */
creative_id?: string
/**
 * URL of the creative as the caller sent it.
 */
creative_url?: string
/**
 * Time of the approval, with an offset from UTC.
 */
approved_at?: string
/**
 * Conditions that must hold for as long as the creative runs.
 */
conditions?: string[]
} | {
/**
 * Outcome of the review, always `rejected` in this form.
 */
approval_status: "rejected"
/**
 * Identifier of the grant of rights that the response is about.
 */
rights_id: string
/**
 * Identifier of the creative as the caller sent it.
 */
creative_id?: string
/**
 * URL of the creative as the caller sent it.
 */
creative_url?: string
/**
 * Rule of the rights holder that the creative breaks, in plain words.
 */
reason: string
/**
 * Changes of the creative that may lead to an approval.
 */
suggestions?: string[]
} | {
/**
 * Outcome of the review, always `pending_review` in this form.
 */
approval_status: "pending_review"
/**
 * Identifier of the grant of rights that the response is about.
 */
rights_id: string
/**
 * Identifier of the creative as the caller sent it.
 */
creative_id?: string
/**
 * URL of the creative as the caller sent it.
 */
creative_url?: string
/**
 * Time that a decision usually takes, in plain words.
 */
estimated_response_time?: string
/**
 * URL that reports the state of the grant.
 */
status_url?: string
} | {
/**
 * Errors that stopped the task, at least one, the first the most telling.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Asks who a brand is and how it looks and speaks. Needs no credential; callers with an account see more.
 */
export type BrandGetBrandIdentityRequest = (CoreTaskRequest & BrandGetBrandIdentityRequest1)
/**
 * Section of a brand's identity that can be requested. Callers without an account receive `description`, `industries`, `keller_type`, `logos` and `tagline` only.
 * 
 * - `description`: What the brand is or offers
 * - `industries`: Industries of the brand
 * - `keller_type`: Place in the architecture of its house
 * - `logos`: Logo files
 * - `colors`: Colors by part
 * - `fonts`: Typefaces by use
 * - `visual_guidelines`: Rules for the look
 * - `tone`: Voice and rules for texts
 * - `tagline`: Short line beside the name
 * - `voice_synthesis`: Synthetic voice
 * - `assets`: Approved files and texts
 * - `rights`: Rights that can be licensed
 */
export type EnumsBrandIdentityField = ("description" | "industries" | "keller_type" | "logos" | "colors" | "fonts" | "visual_guidelines" | "tone" | "tagline" | "voice_synthesis" | "assets" | "rights")
/**
 * Identity of a brand, or the errors that prevent it. Sections that the caller requested but may not see are left out and named in `available_fields`.
 */
export type BrandGetBrandIdentityResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & BrandGetBrandIdentityResponse1)
export type BrandGetBrandIdentityResponse1 = ({
/**
 * Identifier of the brand, unique within its house.
 */
brand_id: string
/**
 * The company that owns the brand.
 */
house: {
domain: CoreDomainName
/**
 * Name of the company that owns the brand.
 */
name: string
}
/**
 * Names of the brand, one entry per language; at least one.
 * 
 * @minItems 1
 */
names: BrandLocalizedName[]
/**
 * Short text about the brand and what it offers.
 */
description?: string
/**
 * Industries that the brand works in; at least one if present.
 * 
 * @minItems 1
 */
industries?: string[]
keller_type?: EnumsKellerType
/**
 * Logo files of the brand, with their variants and backgrounds.
 */
logos?: BrandLogo[]
/**
 * Colors by part, each one or several.
 */
colors?: {
/**
 * Main color of the brand: one or more values in the form `#RRGGBB`.
 */
primary?: (string | string[])
/**
 * Color used beside the main color: one or more values in the form `#RRGGBB`.
 */
secondary?: (string | string[])
/**
 * Color for highlights such as buttons: one or more values in the form `#RRGGBB`.
 */
accent?: (string | string[])
/**
 * Color behind the content: one or more values in the form `#RRGGBB`.
 */
background?: (string | string[])
/**
 * Color of running text: one or more values in the form `#RRGGBB`.
 */
text?: (string | string[])
}
fonts?: BrandFonts
visual_guidelines?: BrandVisualGuidelines
/**
 * Tone of the brand's texts: voice, attributes, and advice for writers.
 */
tone?: {
/**
 * Short description of the voice in which texts are written.
 */
voice?: string
/**
 * Words that describe the tone of the brand's texts.
 */
attributes?: string[]
/**
 * Advice to writers: what texts of the brand should do.
 */
dos?: string[]
/**
 * Advice to writers: what texts of the brand should avoid.
 */
donts?: string[]
}
tagline?: BrandLocalizedText
voice_synthesis?: BrandVoiceSynthesis
/**
 * Image, video, audio and text files that creatives of the brand may use.
 */
assets?: BrandAsset[]
rights?: BrandRightsSummary
/**
 * Sections that exist and that the caller does not see yet: an active account opens them.
 */
available_fields?: EnumsBrandIdentityField[]
} | {
/**
 * Errors that prevent the response, at least one, each with its code.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Searches rights to people, figures, music and pictures that can be licensed. Needs no credential. Experimental.
 */
export type BrandGetRightsRequest = (CoreTaskRequest & BrandGetRightsRequest1)
/**
 * Rights that can be licensed, the best match first. Experimental.
 */
export type BrandGetRightsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & BrandGetRightsResponse1)
export type BrandGetRightsResponse1 = ({
/**
 * Offerings of this page, the best match first.
 * 
 * Items: Rights that can be licensed, as one offering with its prices.
 */
rights: {
/**
 * Identifier of the offering, to call `acquire_rights` with.
 */
rights_id: string
/**
 * Brand whose rights these are, as `get_brand_identity` knows it.
 */
brand_id: string
/**
 * Name of the offering, for people who choose one.
 */
name: string
/**
 * What exactly is licensed with the offering, in plain words.
 */
description?: string
right_type?: EnumsRightType
/**
 * How well the offering fits the request, from 0 to 1.
 */
match_score?: number
/**
 * Reasons for the score, each in one plain sentence.
 */
match_reasons?: string[]
/**
 * Uses of the rights that can be licensed from the brand.
 */
available_uses: EnumsRightUse[]
/**
 * Countries that the rights are licensed for; everywhere when absent.
 */
countries?: CoreCountryCode[]
/**
 * Countries that the rights are not licensed for.
 */
excluded_countries?: CoreCountryCode[]
/**
 * Whether an exclusive licence is still free in the countries of the request.
 */
exclusivity_status?: {
/**
 * Whether no exclusive grant stands in the way today.
 */
available?: boolean
/**
 * Exclusive grants that stand in the way, as countries and last day; their holders are not named.
 */
existing_exclusives?: string[]
}
/**
 * Prices to choose one from, at least one in each offering.
 * 
 * @minItems 1
 */
pricing_options: BrandRightsPricingOption[]
/**
 * What the rights must not be used with or for.
 */
content_restrictions?: string[]
/**
 * Samples of what is licensed, to look at or to listen to.
 * 
 * Items: A sample of what is licensed, for evaluation before a licence.
 */
preview_assets?: {
/**
 * URL of the sample, for the caller to fetch.
 */
url: string
/**
 * What the sample may be used for before there is a licence.
 */
usage?: string
}[]
}[]
/**
 * Offerings that do not match; present when `include_excluded` was true.
 * 
 * Items: An offering that does not match the request, with the reason.
 */
excluded?: {
/**
 * Brand whose rights the offering that does not match licenses.
 */
brand_id: string
/**
 * Name of the offering, for people who choose one.
 */
name?: string
/**
 * Reason why the offering does not match, in one plain sentence.
 */
reason: string
/**
 * Changes of the request that would make it match.
 */
suggestions?: string[]
}[]
pagination?: CorePaginationResponse
} | {
/**
 * Errors that stopped the task, at least one, the first the most telling.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Unit for which a price is charged, known by its usual abbreviation.
 * 
 * - `cpm`: 1000 impressions
 * - `vcpm`: 1000 viewable impressions
 * - `cpc`: One click
 * - `cpcv`: One completed view
 * - `cpv`: One view
 * - `cpp`: One gross rating point
 * - `cpa`: One acquisition or other event
 * - `flat_rate`: The whole flight at a fixed price
 * - `time`: A period of time
 */
export type EnumsPricingModel = ("cpm" | "vcpm" | "cpc" | "cpcv" | "cpv" | "cpp" | "cpa" | "flat_rate" | "time")
/**
 * Industry of an advertiser; a value after the dot narrows the one before it.
 * 
 * - `automotive`: Vehicles and their makers
 * - `automotive.electric_vehicles`: Electric vehicles
 * - `automotive.parts_accessories`: Vehicle parts and accessories
 * - `automotive.luxury`: Luxury vehicles
 * - `beauty_cosmetics`: Beauty products
 * - `beauty_cosmetics.skincare`: Skin care
 * - `beauty_cosmetics.fragrance`: Perfume and fragrance
 * - `beauty_cosmetics.haircare`: Hair care
 * - `cannabis`: Cannabis products
 * - `cpg`: Consumer packaged goods
 * - `cpg.personal_care`: Personal care goods
 * - `cpg.household`: Household goods
 * - `dating`: Dating services
 * - `education`: Schools and training
 * - `education.higher_education`: Universities and colleges
 * - `education.online_learning`: Courses on the internet
 * - `education.k12`: Primary and secondary schools
 * - `energy_utilities`: Energy and utilities
 * - `energy_utilities.renewable`: Renewable energy
 * - `fashion_apparel`: Clothing and fashion
 * - `fashion_apparel.luxury`: Luxury fashion
 * - `fashion_apparel.sportswear`: Sportswear
 * - `finance`: Financial services
 * - `finance.banking`: Banks
 * - `finance.insurance`: Insurance
 * - `finance.investment`: Investment services
 * - `finance.cryptocurrency`: Cryptocurrency services
 * - `food_beverage`: Food and drink
 * - `food_beverage.alcohol`: Alcoholic drinks
 * - `food_beverage.restaurants`: Restaurants
 * - `food_beverage.packaged_goods`: Packaged food
 * - `gambling_betting`: Gambling and betting
 * - `gambling_betting.sports_betting`: Sports betting
 * - `gambling_betting.casino`: Casinos
 * - `gaming`: Video games
 * - `gaming.mobile`: Games for mobile devices
 * - `gaming.console_pc`: Games for consoles and computers
 * - `gaming.esports`: Competitive gaming
 * - `government_nonprofit`: Public bodies and non-profits
 * - `government_nonprofit.political`: Political parties and campaigns
 * - `government_nonprofit.charity`: Charities
 * - `healthcare`: Health services and products
 * - `healthcare.pharmaceutical`: Pharmaceutical products
 * - `healthcare.medical_devices`: Medical devices
 * - `healthcare.wellness`: Wellness services
 * - `home_garden`: Home and garden
 * - `home_garden.furniture`: Furniture
 * - `home_garden.home_improvement`: Tools and material for the home
 * - `media_entertainment`: Media and entertainment
 * - `media_entertainment.podcasts`: Podcasts
 * - `media_entertainment.music`: Music
 * - `media_entertainment.film_tv`: Film and television
 * - `media_entertainment.publishing`: Books, newspapers and magazines
 * - `media_entertainment.live_events`: Concerts and other live events
 * - `pets`: Pets and their supplies
 * - `professional_services`: Services for businesses
 * - `professional_services.legal`: Legal services
 * - `professional_services.consulting`: Consulting
 * - `real_estate`: Property sale and letting
 * - `real_estate.residential`: Homes
 * - `real_estate.commercial`: Commercial property
 * - `recruitment_hr`: Recruitment and human resources
 * - `retail`: Shops
 * - `retail.ecommerce`: Shops on the internet
 * - `retail.department_stores`: Department stores
 * - `sports_fitness`: Sports and fitness
 * - `sports_fitness.equipment`: Sports equipment
 * - `sports_fitness.teams_leagues`: Teams and leagues
 * - `technology`: Technology
 * - `technology.software`: Software
 * - `technology.hardware`: Hardware
 * - `technology.ai_ml`: Artificial intelligence
 * - `telecom`: Telecommunications
 * - `telecom.mobile_carriers`: Mobile networks
 * - `telecom.internet_providers`: Internet access
 * - `transportation_logistics`: Transport and logistics
 * - `travel_hospitality`: Travel and accommodation
 * - `travel_hospitality.airlines`: Airlines
 * - `travel_hospitality.hotels`: Hotels
 * - `travel_hospitality.cruise`: Cruises
 * - `travel_hospitality.tourism`: Destinations and tourist boards
 */
export type EnumsAdvertiserIndustry = ("automotive" | "automotive.electric_vehicles" | "automotive.parts_accessories" | "automotive.luxury" | "beauty_cosmetics" | "beauty_cosmetics.skincare" | "beauty_cosmetics.fragrance" | "beauty_cosmetics.haircare" | "cannabis" | "cpg" | "cpg.personal_care" | "cpg.household" | "dating" | "education" | "education.higher_education" | "education.online_learning" | "education.k12" | "energy_utilities" | "energy_utilities.renewable" | "fashion_apparel" | "fashion_apparel.luxury" | "fashion_apparel.sportswear" | "finance" | "finance.banking" | "finance.insurance" | "finance.investment" | "finance.cryptocurrency" | "food_beverage" | "food_beverage.alcohol" | "food_beverage.restaurants" | "food_beverage.packaged_goods" | "gambling_betting" | "gambling_betting.sports_betting" | "gambling_betting.casino" | "gaming" | "gaming.mobile" | "gaming.console_pc" | "gaming.esports" | "government_nonprofit" | "government_nonprofit.political" | "government_nonprofit.charity" | "healthcare" | "healthcare.pharmaceutical" | "healthcare.medical_devices" | "healthcare.wellness" | "home_garden" | "home_garden.furniture" | "home_garden.home_improvement" | "media_entertainment" | "media_entertainment.podcasts" | "media_entertainment.music" | "media_entertainment.film_tv" | "media_entertainment.publishing" | "media_entertainment.live_events" | "pets" | "professional_services" | "professional_services.legal" | "professional_services.consulting" | "real_estate" | "real_estate.residential" | "real_estate.commercial" | "recruitment_hr" | "retail" | "retail.ecommerce" | "retail.department_stores" | "sports_fitness" | "sports_fitness.equipment" | "sports_fitness.teams_leagues" | "technology" | "technology.software" | "technology.hardware" | "technology.ai_ml" | "telecom" | "telecom.mobile_carriers" | "telecom.internet_providers" | "transportation_logistics" | "travel_hospitality" | "travel_hospitality.airlines" | "travel_hospitality.hotels" | "travel_hospitality.cruise" | "travel_hospitality.tourism")
/**
 * Searches the brands of this agent and of its registry by words. Needs no credential.
 */
export type BrandSearchBrandsRequest = (CoreTaskRequest & BrandSearchBrandsRequest1)
/**
 * Brands that match, the best first. No match is a success with an empty list.
 */
export type BrandSearchBrandsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & BrandSearchBrandsResponse1)
export type BrandSearchBrandsResponse1 = ({
/**
 * Brands of this page, the best match first.
 */
brands: BrandSearchBrandResult[]
pagination?: CorePaginationResponse
} | {
/**
 * Errors that stopped the task, at least one, the first the most telling.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Extends, pauses, resumes or reprices a grant of rights. Experimental.
 */
export type BrandUpdateRightsRequest = (CoreTaskRequest & BrandUpdateRightsRequest1)
/**
 * The grant as it is after the change. Experimental.
 */
export type BrandUpdateRightsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & BrandUpdateRightsResponse1)
export type BrandUpdateRightsResponse1 = ({
/**
 * Identifier of the grant of rights that the response is about.
 */
rights_id: string
terms: BrandRightsTerms
/**
 * Keys for providers that generate with the rights; empty when no use is generated or while the grant is paused.
 */
generation_credentials?: CoreGenerationCredential[]
rights_constraint?: CoreRightsConstraint
/**
 * Whether the grant is paused, so that nothing may run under it.
 */
paused?: boolean
/**
 * Time from which the change holds; null while that is not known.
 */
implementation_date?: (string | null)
} | {
/**
 * Errors that stopped the task, at least one, the first the most telling.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Asks whether the brands of this agent confirm a claim about them. Needs no credential and no account.
 */
export type BrandVerifyBrandClaimRequest = (BrandClaim & CoreTaskRequest & BrandVerifyBrandClaimRequest1)
/**
 * Position of this agent's brands on a claim, with a signature over it.
 */
export type BrandVerifyBrandClaimResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & BrandVerifyBrandClaimResponse1)
export type BrandVerifyBrandClaimResponse1 = ({
claim_type: EnumsBrandClaimType
verification_status: BrandVerificationStatus
/**
 * Facts of the brand's records that the verdict rests on, such as `brand_id` or `relationship`.
 */
details?: {
[k: string]: unknown
}
/**
 * Reason of the verdict in one or two sentences for people, at most 500 characters.
 */
context_note?: string
/**
 * The verdict signed with the response-signing key of this agent; verify it with the key set named in the brand.json of the house.
 */
signed_response: (CoreResponsePayloadJwsEnvelope & {
/**
 * What the signature covers in a response of this task.
 */
payload?: {
task?: "verify_brand_claim"
response?: BrandClaimVerdict
}
})
} | {
/**
 * Errors that stopped the task, at least one, the first the most telling.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Asks whether the brands of this agent confirm several claims about them. Needs no credential and no account.
 */
export type BrandVerifyBrandClaimsRequest = (CoreTaskRequest & BrandVerifyBrandClaimsRequest1)
/**
 * Positions of this agent's brands on claims, with one signature over all.
 */
export type BrandVerifyBrandClaimsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & BrandVerifyBrandClaimsResponse1)
export type BrandVerifyBrandClaimsResponse1 = ({
/**
 * One result per claim, in the order of the request.
 * 
 * @minItems 1
 */
results: BrandClaimResult[]
/**
 * The verdict signed with the response-signing key of this agent; verify it with the key set named in the brand.json of the house.
 */
signed_response: (CoreResponsePayloadJwsEnvelope & {
/**
 * What the signature covers in a response of this task.
 */
payload?: {
task?: "verify_brand_claims"
response?: BrandClaimVerdicts
}
})
} | {
/**
 * Errors that stopped the task, at least one, the first the most telling.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Runs one scenario of the test controller of a sandbox. The scenario validates its own parameters: the response then has `success: false` with a code such as `INVALID_PARAMS` or `UNKNOWN_SCENARIO`.
 */
export type ComplianceComplyTestControllerRequest = (CoreTaskRequest & ComplianceComplyTestControllerRequest1)
/**
 * Any JSON value: a string of at most 100,000 characters, a number between -10^15 and 10^15, a list of at most 10,000 items, an object of at most 1,000 members, true, false or null.
 * 
 * @maxItems 10000
 */
export type CoreAnyValue = unknown
/**
 * Result of the scenario. Exactly one form fits; a refusal is a response with `success: false`, not an error of the task.
 */
export type ComplianceComplyTestControllerResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & ComplianceComplyTestControllerResponse1)
export type ComplianceComplyTestControllerResponse1 = ({
/**
 * Whether the scenario had its effect; false only in the form that refuses.
 */
success: true
/**
 * Names of the scenarios, `list_scenarios` itself not among them.
 */
scenarios: string[]
} | {
/**
 * Whether the scenario had its effect; false only in the form that refuses.
 */
success: true
/**
 * State of the entity before the scenario ran.
 */
previous_state: string
/**
 * State of the entity after the scenario ran.
 */
current_state: string
/**
 * Summary of what the scenario did, as one sentence for people.
 */
message?: string
} | {
/**
 * Whether the scenario had its effect; false only in the form that refuses.
 */
success: true
/**
 * Values that this call simulated, by name of the figure.
 */
simulated: {
[k: string]: unknown
}
/**
 * Sums of the simulated values over all calls; present for delivery only.
 */
cumulative?: {
[k: string]: unknown
}
/**
 * Summary of what the scenario did, as one sentence for people.
 */
message?: string
} | {
/**
 * Whether the scenario had its effect; false only in the form that refuses.
 */
success: true
/**
 * Response that the next call of the task will give.
 */
forced: {
/**
 * Form of the response that was prepared.
 * 
 * - `submitted`: The task is accepted and continues in the background
 * - `input-required`: The task asks the caller for data
 */
arm: ("submitted" | "input-required")
/**
 * Identifier of the task that the prepared response will contain, at most 128 characters.
 */
task_id?: string
}
/**
 * Summary of what the scenario did, as one sentence for people.
 */
message?: string
} | {
/**
 * Whether the scenario had its effect; false only in the form that refuses.
 */
success: true
/**
 * Summary of what the scenario did, as one sentence for people.
 */
message?: string
} | {
/**
 * Whether the scenario had its effect; false only in the form that refuses.
 */
success: true
/**
 * Identifier of the creative that was examined.
 */
creative_id: string
/**
 * Observations about the claims of the creative; empty without any.
 */
audit_observations: CreativeAuditObservation[]
} | {
/**
 * Whether the scenario had its effect; false only in the form that refuses.
 */
success: true
/**
 * Calls that the server sent to other systems, the oldest first.
 * 
 * Items: Call to another system with what it carried.
 */
recorded_calls: {
/**
 * HTTP method with which the call was sent, such as `POST`.
 * 
 * - `GET`: Read a resource
 * - `POST`: Send data
 * - `PUT`: Store a resource
 * - `PATCH`: Change a resource
 * - `DELETE`: Delete a resource
 * - `HEAD`: Read headers only
 * - `OPTIONS`: Ask for the permitted methods
 */
method: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS")
/**
 * HTTP method and URL of the call, without the query.
 */
endpoint: string
/**
 * URL to which the call went.
 */
url: string
/**
 * Host name of the URL, lower-case.
 */
host?: string
/**
 * Path of the URL, without query and fragment.
 */
path?: string
/**
 * Media type of the payload, for example `application/json`.
 */
content_type: string
/**
 * Form in which the payload is returned: in full or as a digest.
 * 
 * - `raw`: The payload itself is shown
 * - `digest`: Only a digest of the payload is shown
 */
attestation_mode: ("raw" | "digest")
/**
 * Purpose for which the call was sent.
 * 
 * - `platform_primary`: Execution on the advertising platform
 * - `measurement`: Measurement of delivery
 * - `attribution`: Attribution of conversions
 * - `creative_serving`: Serving of creatives
 * - `identity`: Matching of identities
 * - `other`: Any other
 */
purpose?: ("platform_primary" | "measurement" | "attribution" | "creative_serving" | "identity" | "other")
/**
 * Payload of the call with secrets replaced; present only with `raw`.
 */
payload?: unknown
/**
 * SHA-256 of the payload with secrets replaced; with `digest` only.
 */
payload_digest_sha256?: string
/**
 * Length of the payload that is shown or digested, in bytes.
 */
payload_length: number
/**
 * Which of the asked identifiers the payload holds; with `digest` only; at most 64.
 * 
 * @maxItems 64
 * 
 * Items: Identifier that the query asked for, with whether the payload contains it.
 */
identifier_match_proofs?: {
/**
 * SHA-256 of the identifier, in lower-case hexadecimal.
 */
identifier_value_sha256: string
/**
 * Whether the payload of the call contains the identifier.
 */
found: boolean
}[]
/**
 * Time at which the call was sent, ISO 8601 in UTC.
 */
timestamp: string
/**
 * HTTP status of the response, 100 to 599; absent if none arrived.
 */
status_code?: number
}[]
/**
 * Number of calls that match the query, before `limit` is applied.
 */
total_count: number
/**
 * Whether more calls match than the list contains.
 */
truncated?: boolean
/**
 * Time from which calls are returned, as the query asked, ISO 8601 with a zone.
 */
since_timestamp: string
} | {
/**
 * Whether the scenario had its effect; false only in the form that refuses.
 */
success: false
/**
 * Code of the refusal, in the controller's own vocabulary.
 * 
 * - `INVALID_TRANSITION`: The lifecycle has no such edge; `current_state` is unchanged
 * - `INVALID_STATE`: The operation is not possible in the current state
 * - `NOT_FOUND`: No such entity exists for the caller
 * - `UNKNOWN_SCENARIO`: No scenario has this name
 * - `INVALID_PARAMS`: A parameter is missing, malformed or not met
 * - `FORBIDDEN`: The account is not a sandbox account
 * - `JCS_NON_FINITE_NUMBER`: The digest covers a number that is not finite
 * - `INTERNAL_ERROR`: The controller failed; try again
 */
error: ("INVALID_TRANSITION" | "INVALID_STATE" | "NOT_FOUND" | "UNKNOWN_SCENARIO" | "INVALID_PARAMS" | "FORBIDDEN" | "JCS_NON_FINITE_NUMBER" | "INTERNAL_ERROR")
/**
 * Explanation of the refusal in one or two sentences for people.
 */
error_detail?: string
/**
 * State that was left unchanged; null if no such entity exists.
 */
current_state?: (string | null)
})
/**
 * Part of a piece of content, such as a paragraph or an image; `type` decides the form.
 */
export type ContentStandardsArtifactAsset = ({
/**
 * Constant that marks the kind of the part and decides its other members.
 */
type: "text"
/**
 * Role of the text inside the content.
 * 
 * - `title`: Title of the whole
 * - `paragraph`: Paragraph of running text
 * - `heading`: Heading of a section
 * - `caption`: Caption of an image or video
 * - `quote`: Quotation
 * - `list_item`: Entry of a list
 * - `description`: Summary of the whole
 */
role?: ("title" | "paragraph" | "heading" | "caption" | "quote" | "list_item" | "description")
/**
 * Words of the part, at most 100000 characters.
 */
content: string
/**
 * Media type in which the text is written; absent means plain text.
 * 
 * - `text/plain`: Plain text
 * - `text/markdown`: Markdown
 * - `text/html`: HTML markup
 * - `application/json`: JSON document
 */
content_format?: ("text/plain" | "text/markdown" | "text/html" | "application/json")
/**
 * Language of the text as a BCP 47 tag, for example `en-GB`.
 */
language?: string
/**
 * Level of a heading, from 1 for the highest to 6.
 */
heading_level?: number
provenance?: CoreProvenance
} | {
/**
 * Constant that marks the kind of the part and decides its other members.
 */
type: "image"
/**
 * URL from which the part is fetched. It may need `access`, and must not be logged.
 */
url: string
access?: ContentStandardsAssetAccess
/**
 * Text that screen readers speak in place of the image.
 */
alt_text?: string
/**
 * Caption that stands beside the image.
 */
caption?: string
/**
 * Width in CSS pixels, as a positive whole number.
 */
width?: number
/**
 * Height in CSS pixels, as a positive whole number.
 */
height?: number
provenance?: CoreProvenance
} | {
/**
 * Constant that marks the kind of the part and decides its other members.
 */
type: "video"
/**
 * URL from which the part is fetched. It may need `access`, and must not be logged.
 */
url: string
access?: ContentStandardsAssetAccess
/**
 * Playing time of the file, in milliseconds; outside the limits of its slot the file is refused with `VALIDATION_ERROR`.
 */
duration_ms?: number
/**
 * Words that are spoken, at most 200000 characters.
 */
transcript?: string
/**
 * Media type in which the transcript is written, such as plain text or Markdown.
 * 
 * - `text/plain`: Plain text
 * - `text/markdown`: Markdown
 * - `application/json`: JSON document with times
 */
transcript_format?: ("text/plain" | "text/markdown" | "application/json")
/**
 * Origin of the transcript, which decides how exact its wording is.
 * 
 * - `original_script`: Script from which the video was made
 * - `subtitles`: Subtitles of the video
 * - `closed_captions`: Closed captions of the video
 * - `dub`: Text of a dubbed version
 * - `generated`: Speech recognition
 */
transcript_source?: ("original_script" | "subtitles" | "closed_captions" | "dub" | "generated")
/**
 * URL from which an image that represents the video is fetched.
 */
thumbnail_url?: string
provenance?: CoreProvenance
} | {
/**
 * Constant that marks the kind of the part and decides its other members.
 */
type: "audio"
/**
 * URL from which the part is fetched. It may need `access`, and must not be logged.
 */
url: string
access?: ContentStandardsAssetAccess
/**
 * Playing time of the file, in milliseconds; outside the limits of its slot the file is refused with `VALIDATION_ERROR`.
 */
duration_ms?: number
/**
 * Words that are spoken, at most 200000 characters.
 */
transcript?: string
/**
 * Media type in which the transcript is written, such as plain text or Markdown.
 * 
 * - `text/plain`: Plain text
 * - `text/markdown`: Markdown
 * - `application/json`: JSON document with times
 */
transcript_format?: ("text/plain" | "text/markdown" | "application/json")
/**
 * Origin of the transcript, which decides how exact its wording is.
 * 
 * - `original_script`: Script from which the audio was made
 * - `closed_captions`: Closed captions of the audio
 * - `generated`: Speech recognition
 */
transcript_source?: ("original_script" | "closed_captions" | "generated")
provenance?: CoreProvenance
})
/**
 * Way in which protected content is fetched. Secrets in it must not be logged.
 */
export type ContentStandardsAssetAccess = ({
/**
 * Constant that decides the form of access and its other members.
 */
method: "bearer_token"
/**
 * Token to send; a secret that must not be logged.
 */
token: string
} | {
/**
 * Constant that decides the form of access and its other members.
 */
method: "service_account"
/**
 * Cloud provider whose account is used.
 * 
 * - `gcp`: Google Cloud
 * - `aws`: Amazon Web Services
 */
provider: ("gcp" | "aws")
/**
 * Credentials of the account; secrets that must not be logged.
 */
credentials?: {
[k: string]: unknown
}
} | {
/**
 * Constant that decides the form of access and its other members.
 */
method: "signed_url"
})
/**
 * Asks for content that was sampled where ads of a buy ran.
 */
export type ContentStandardsGetMediaBuyArtifactsRequest = (CoreTaskRequest & ContentStandardsGetMediaBuyArtifactsRequest1)
/**
 * Sampled content of a buy; empty for a buy without an agreement on sampling.
 */
export type ContentStandardsGetMediaBuyArtifactsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & ContentStandardsGetMediaBuyArtifactsResponse1)
export type ContentStandardsGetMediaBuyArtifactsResponse1 = ({
/**
 * Identifier of the buy to which the content belongs.
 */
media_buy_id: string
/**
 * Records of this page, in order of time.
 */
artifacts: ContentStandardsArtifactRecord[]
/**
 * Extent of the sampling, to judge how representative it is.
 */
collection_info?: {
/**
 * Number of deliveries in the period.
 */
total_deliveries?: number
/**
 * Number of deliveries whose content was sampled.
 */
total_collected?: number
/**
 * Number of records on this page.
 */
returned_count?: number
/**
 * Share of deliveries whose content was sampled, from 0 to 1.
 */
effective_rate?: number
}
pagination?: CorePaginationResponse
} | {
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Key with which an activated segment is targeted on a platform; `type` decides its form.
 */
export type CoreActivationKey = ({
/**
 * Form of the key, which decides the other members.
 */
type: "segment_id"
/**
 * Identifier of the segment on the platform, at most 256 characters.
 */
segment_id: string
} | {
/**
 * Form of the key, which decides the other members.
 */
type: "key_value"
/**
 * Name of the key in targeting, at most 1000 characters.
 */
key: string
/**
 * Value that the key must have in targeting, at most 1000 characters.
 */
value: string
})
/**
 * Asset of a creative; `asset_type` decides the form. A kind that its slot does not accept is refused with `VALIDATION_ERROR`.
 */
export type CoreAssetsAssetUnion = (CoreAssetsImageAsset | CoreAssetsVideoAsset | CoreAssetsAudioAsset | CoreAssetsVastAsset | CoreAssetsTextAsset | CoreAssetsUrlAsset | CoreAssetsHtmlAsset | CoreAssetsJavascriptAsset | CoreAssetsZipAsset | CoreAssetsWebhookAsset | CoreAssetsCssAsset | CoreAssetsDaastAsset | CoreAssetsMarkdownAsset | CoreAssetsBriefAsset | CoreAssetsCatalogAsset | CoreAssetsPublishedPostAsset | CoreAssetsCardAsset | CoreAssetsPixelTrackerAsset | CoreAssetsVastTrackerAsset | CoreAssetsDaastTrackerAsset)
/**
 * Whether all frames of a video have the same duration.
 * 
 * - `constant`: Every frame has the same duration
 * - `variable`: The duration of frames varies
 */
export type EnumsFrameRateType = ("constant" | "variable")
/**
 * Way in which the lines of a video frame are captured and stored.
 * 
 * - `progressive`: Whole frames
 * - `interlaced`: Alternate lines in two fields
 */
export type EnumsScanType = ("progressive" | "interlaced")
/**
 * Whether the groups of pictures of a video can be decoded independently.
 * 
 * - `closed`: Groups do not refer to each other
 * - `open`: Groups may refer to each other
 */
export type EnumsGopType = ("closed" | "open")
/**
 * Position of the index (moov atom) inside an MP4 file.
 * 
 * - `start`: At the start, so that playback can begin early
 * - `end`: At the end
 */
export type EnumsMoovAtomPosition = ("start" | "end")
/**
 * Arrangement of the channels of an audio track, from one channel to surround sound.
 * 
 * - `mono`: One channel
 * - `stereo`: Two channels, left and right
 * - `5.1`: Five channels and one for low frequencies
 * - `7.1`: Seven channels and one for low frequencies
 */
export type EnumsAudioChannelLayout = ("mono" | "stereo" | "5.1" | "7.1")
/**
 * Video ad as a VAST tag, given by URL or as text.
 */
export type CoreAssetsVastAsset = (CoreAssetsVastAsset1 & CoreAssetsVastAsset2)
export type CoreAssetsVastAsset1 = ({
/**
 * Constant that states whether the tag is given by URL or as text.
 */
delivery_type: "url"
/**
 * Address of the tag; macros in braces stay as they are; at most 8192 characters.
 */
url: string
} | {
/**
 * Constant that states whether the tag is given by URL or as text.
 */
delivery_type: "inline"
/**
 * Tag as XML text, at most 500000 characters, instead of a URL.
 */
content: string
})
/**
 * Version of the Video Ad Serving Template (VAST) in which a tag is written.
 * 
 * - `2.0`: VAST 2.0
 * - `3.0`: VAST 3.0, with ad pods
 * - `4.0`: VAST 4.0, with separate mezzanine files
 * - `4.1`: VAST 4.1, with verification resources
 * - `4.2`: VAST 4.2, with interactive creative files
 */
export type EnumsVastVersion = ("2.0" | "3.0" | "4.0" | "4.1" | "4.2")
/**
 * Event of a video ad for which a VAST tag or tracker can request a URL.
 * 
 * - `impression`: The ad was served
 * - `creativeView`: The creative was loaded
 * - `loaded`: The ad unit was loaded
 * - `start`: Playback started
 * - `firstQuartile`: A quarter was played
 * - `midpoint`: Half was played
 * - `thirdQuartile`: Three quarters were played
 * - `complete`: The ad played to its end
 * - `mute`: The sound was switched off
 * - `unmute`: The sound was switched on
 * - `pause`: Playback paused
 * - `resume`: Playback continued
 * - `rewind`: The person went back
 * - `skip`: The person skipped the ad
 * - `playerExpand`: The player was enlarged
 * - `playerCollapse`: The player was reduced
 * - `fullscreen`: Full screen began
 * - `exitFullscreen`: Full screen ended
 * - `progress`: A given offset was reached
 * - `acceptInvitation`: The person accepted an invitation
 * - `adExpand`: The ad was expanded
 * - `adCollapse`: The ad was collapsed
 * - `minimize`: The ad was minimized
 * - `overlayViewDuration`: Time for which an overlay was shown
 * - `otherAdInteraction`: Another interaction with the ad
 * - `interactiveStart`: The interactive unit began
 * - `clickTracking`: The ad was clicked
 * - `customClick`: A custom element was clicked
 * - `close`: The ad was closed
 * - `closeLinear`: The video ad was closed
 * - `error`: An error occurred
 * - `viewable`: The impression was viewable
 * - `notViewable`: The impression was not viewable
 * - `viewUndetermined`: Viewability could not be determined
 * - `measurableImpression`: The impression was measurable
 * - `viewableImpression`: The impression was measured as viewable
 */
export type EnumsVastTrackingEvent = ("impression" | "creativeView" | "loaded" | "start" | "firstQuartile" | "midpoint" | "thirdQuartile" | "complete" | "mute" | "unmute" | "pause" | "resume" | "rewind" | "skip" | "playerExpand" | "playerCollapse" | "fullscreen" | "exitFullscreen" | "progress" | "acceptInvitation" | "adExpand" | "adCollapse" | "minimize" | "overlayViewDuration" | "otherAdInteraction" | "interactiveStart" | "clickTracking" | "customClick" | "close" | "closeLinear" | "error" | "viewable" | "notViewable" | "viewUndetermined" | "measurableImpression" | "viewableImpression")
/**
 * Purpose of a URL asset: destination of a click or tracker.
 * 
 * - `clickthrough`: A click leads there
 * - `tracker_pixel`: Requested as an image
 * - `tracker_script`: Loaded as a script
 */
export type EnumsUrlAssetType = ("clickthrough" | "tracker_pixel" | "tracker_script")
/**
 * Way in which a script must be loaded so that it runs.
 * 
 * - `esm`: ES module
 * - `commonjs`: CommonJS module
 * - `script`: Classic script
 */
export type EnumsJavascriptModuleType = ("esm" | "commonjs" | "script")
/**
 * HTTP method with which the seller or a tracker sends a request.
 * 
 * - `GET`: Parameters are sent in the URL
 * - `POST`: Parameters are sent in the body
 */
export type EnumsHttpMethod = ("GET" | "POST")
/**
 * Kind of content that the endpoint of a webhook asset returns.
 * 
 * - `html`: HTML markup
 * - `json`: JSON document
 * - `xml`: XML document
 * - `javascript`: Script
 */
export type EnumsWebhookResponseType = ("html" | "json" | "xml" | "javascript")
/**
 * Way in which requests to the URL of a creative are authenticated.
 * 
 * - `hmac_sha256`: The request carries an HMAC of its body
 * - `api_key`: The request carries an API key in a header
 * - `none`: Requests are not authenticated
 */
export type EnumsWebhookSecurityMethod = ("hmac_sha256" | "api_key" | "none")
/**
 * Audio ad as a DAAST tag, given by URL or as text.
 */
export type CoreAssetsDaastAsset = (CoreAssetsDaastAsset1 & CoreAssetsDaastAsset2)
export type CoreAssetsDaastAsset1 = ({
/**
 * Constant that states whether the tag is given by URL or as text.
 */
delivery_type: "url"
/**
 * Address of the tag; macros in braces stay as they are; at most 8192 characters.
 */
url: string
} | {
/**
 * Constant that states whether the tag is given by URL or as text.
 */
delivery_type: "inline"
/**
 * Tag as XML text, at most 500000 characters, instead of a URL.
 */
content: string
})
/**
 * Version of the Digital Audio Ad Serving Template (DAAST) in which a tag is written.
 * 
 * - `1.0`: DAAST 1.0 of 2014
 * - `1.1`: DAAST 1.1 with small corrections
 */
export type EnumsDaastVersion = ("1.0" | "1.1")
/**
 * Event of an audio ad for which a DAAST tag or tracker can request a URL.
 * 
 * - `impression`: The ad was served
 * - `creativeView`: The creative was loaded
 * - `start`: Playback started
 * - `firstQuartile`: A quarter was played
 * - `midpoint`: Half was played
 * - `thirdQuartile`: Three quarters were played
 * - `complete`: The ad played to its end
 * - `mute`: The sound was switched off
 * - `unmute`: The sound was switched on
 * - `pause`: Playback paused
 * - `resume`: Playback continued
 * - `rewind`: The person went back
 * - `skip`: The person skipped the ad
 * - `progress`: A given offset was reached
 * - `clickTracking`: The ad was clicked
 * - `customClick`: A custom element was clicked
 * - `close`: The companion was closed
 * - `error`: An error occurred
 * - `viewable`: The impression was viewable
 * - `notViewable`: The impression was not viewable
 * - `viewUndetermined`: Viewability could not be determined
 * - `measurableImpression`: The impression was measurable
 * - `viewableImpression`: The impression was measured as viewable
 */
export type EnumsDaastTrackingEvent = ("impression" | "creativeView" | "start" | "firstQuartile" | "midpoint" | "thirdQuartile" | "complete" | "mute" | "unmute" | "pause" | "resume" | "rewind" | "skip" | "progress" | "clickTracking" | "customClick" | "close" | "error" | "viewable" | "notViewable" | "viewUndetermined" | "measurableImpression" | "viewableImpression")
/**
 * Dialect of Markdown in which a text is written.
 * 
 * - `commonmark`: CommonMark
 * - `gfm`: GitHub Flavored Markdown
 */
export type EnumsMarkdownFlavor = ("commonmark" | "gfm")
/**
 * Creative brief as an asset, from which an agent or seller makes the creative.
 */
export type CoreAssetsBriefAsset = (CoreCreativeBrief & CoreAssetsBriefAsset1)
/**
 * Catalog as an asset, or a selection of its items.
 */
export type CoreAssetsCatalogAsset = (CoreCatalog & CoreAssetsCatalogAsset1)
/**
 * Kind of items in a catalog; it decides the fields and the identifier of an item.
 * 
 * - `offering`: Services, programs or other offers
 * - `product`: Products of a shop
 * - `inventory`: Stock of products by store
 * - `store`: Stores with their addresses
 * - `promotion`: Discounts and campaigns
 * - `hotel`: Hotels and rooms
 * - `flight`: Flights
 * - `job`: Job offers
 * - `vehicle`: Vehicles for sale
 * - `real_estate`: Homes and commercial property
 * - `education`: Courses and programs
 * - `destination`: Travel destinations
 * - `app`: Mobile apps
 */
export type EnumsCatalogType = ("offering" | "product" | "inventory" | "store" | "promotion" | "hotel" | "flight" | "job" | "vehicle" | "real_estate" | "education" | "destination" | "app")
/**
 * Type of an action of a person that an event source reports.
 * 
 * - `page_view`: Opened a page
 * - `view_content`: Viewed a product or content
 * - `select_content`: Chose content
 * - `select_item`: Chose an item of a list
 * - `search`: Searched
 * - `share`: Shared content
 * - `add_to_cart`: Put an item into the cart
 * - `remove_from_cart`: Took an item out of the cart
 * - `viewed_cart`: Looked at the cart
 * - `add_to_wishlist`: Saved an item for later
 * - `initiate_checkout`: Began the checkout
 * - `add_payment_info`: Entered payment data
 * - `purchase`: Bought
 * - `refund`: Got money back
 * - `lead`: Left contact data
 * - `qualify_lead`: The lead was found suitable
 * - `close_convert_lead`: The lead became a customer
 * - `disqualify_lead`: The lead was found unsuitable
 * - `complete_registration`: Completed a registration
 * - `subscribe`: Took out a subscription
 * - `follow`: Began to follow
 * - `content_view`: Watched or read content
 * - `watch_milestone`: Reached a given part of a video
 * - `start_trial`: Began a trial
 * - `app_install`: Installed an app
 * - `app_launch`: Opened an app
 * - `contact`: Made contact
 * - `schedule`: Made an appointment
 * - `donate`: Donated
 * - `submit_application`: Handed in an application
 * - `custom`: An event with a name of its own
 */
export type EnumsEventType = ("page_view" | "view_content" | "select_content" | "select_item" | "search" | "share" | "add_to_cart" | "remove_from_cart" | "viewed_cart" | "add_to_wishlist" | "initiate_checkout" | "add_payment_info" | "purchase" | "refund" | "lead" | "qualify_lead" | "close_convert_lead" | "disqualify_lead" | "complete_registration" | "subscribe" | "follow" | "content_view" | "watch_milestone" | "start_trial" | "app_install" | "app_launch" | "contact" | "schedule" | "donate" | "submit_application" | "custom")
/**
 * Scheme of an identifier that names a catalog item in events and reports.
 * 
 * - `sku`: Stock keeping unit of the advertiser
 * - `gtin`: Global trade item number
 * - `offering_id`: Offering
 * - `job_id`: Job offer
 * - `hotel_id`: Hotel
 * - `flight_id`: Flight
 * - `vehicle_id`: Vehicle
 * - `listing_id`: Property listing
 * - `store_id`: Store
 * - `program_id`: Program of education
 * - `destination_id`: Travel destination
 * - `app_id`: App
 */
export type EnumsContentIdType = ("sku" | "gtin" | "offering_id" | "job_id" | "hotel_id" | "flight_id" | "vehicle_id" | "listing_id" | "store_id" | "program_id" | "destination_id" | "app_id")
/**
 * Rule by which a field of a feed becomes a field or an asset of an item. Of `feed_field` and `value`, and of `catalog_field` and `asset_group_id`, at most one is allowed.
 */
export type CoreCatalogFieldMapping = CoreCatalogFieldMapping1
/**
 * Rule by which the contacts before a conversion share the credit for it.
 * 
 * - `last_touch`: The last contact gets all the credit
 * - `first_touch`: The first contact gets all the credit
 * - `linear`: All contacts share equally
 * - `time_decay`: Later contacts get more
 * - `data_driven`: A model computes the shares from data
 */
export type EnumsAttributionModel = ("last_touch" | "first_touch" | "linear" | "time_decay" | "data_driven")
/**
 * Kind of identifier that people are recognized by across companies.
 * 
 * - `rampid`: RampID of LiveRamp
 * - `rampid_derived`: RampID derived for one partner
 * - `id5`: ID5
 * - `uid2`: Unified ID 2.0
 * - `euid`: European Unified ID
 * - `pairid`: PAIR identifier of Google
 * - `maid`: Mobile advertising identifier
 * - `hashed_email`: SHA-256 of an email address
 * - `publisher_first_party`: Identifier of the publisher
 * - `world_id_nullifier`: World ID nullifier
 * - `other`: Any other
 */
export type EnumsUidType = ("rampid" | "rampid_derived" | "id5" | "uid2" | "euid" | "pairid" | "maid" | "hashed_email" | "publisher_first_party" | "world_id_nullifier" | "other")
/**
 * Party on whose decision a buy or package was canceled.
 * 
 * - `buyer`: The buyer canceled with `update_media_buy`
 * - `seller`: The seller canceled on its own decision
 */
export type EnumsCanceledBy = ("buyer" | "seller")
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
export type CoreCanonicalFormatKind = ("image" | "html5" | "display_tag" | "image_carousel" | "video_hosted" | "video_vast" | "audio_hosted" | "audio_daast" | "sponsored_placement" | "native_in_feed" | "responsive_creative" | "agent_placement" | "seller_rendered_stateful_display" | "coordinated_placements" | "custom")
/**
 * Delivery figures of one item of a catalog; rates and amounts as in the whole report.
 */
export type CoreCatalogItemDeliveryMetrics = (CoreDeliveryMetrics & {
/**
 * Identifier of the catalog item to which the figures belong.
 */
content_id: string
content_id_type?: EnumsContentIdType
})
/**
 * Unit that is counted once when the reach of a campaign is measured.
 * 
 * - `individuals`: People
 * - `households`: Households
 * - `devices`: Devices
 * - `accounts`: Accounts of a platform
 * - `cookies`: Browser cookies
 * - `custom`: A unit that the seller defines
 */
export type EnumsReachUnit = ("individuals" | "households" | "devices" | "accounts" | "cookies" | "custom")
/**
 * Standard by which an impression counts as viewable, such as that of the MRC.
 * 
 * - `mrc`: Half of the pixels for one second, for video two, as the Media Rating Council defines it
 * - `groupm`: All of the pixels, for video half of the duration with sound, as GroupM defines it
 */
export type EnumsViewabilityStandard = ("mrc" | "groupm")
/**
 * Place at which a reported event happened, as the advertiser states it; conversion goals can be limited to some.
 * 
 * - `website`: On a website
 * - `app`: In a mobile or desktop app
 * - `offline`: Outside digital media
 * - `phone_call`: During a telephone call
 * - `chat`: In a chat
 * - `email`: By email
 * - `in_store`: In a physical shop
 * - `system_generated`: By an automatic process, such as a renewal of a subscription
 * - `other`: Anywhere else
 */
export type EnumsActionSource = ("website" | "app" | "offline" | "phone_call" | "chat" | "email" | "in_store" | "system_generated" | "other")
/**
 * Identifier of a metric in the catalog of its vendor: a lower-case letter, then letters, digits and underscores.
 */
export type CoreVendorMetricId = string
/**
 * Metric that the seller committed to report for the package until its end.
 */
export type CoreCommittedMetric = ({
/**
 * Origin of the metric, which decides the other members.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
/**
 * When; it counts for reports of periods that end later; ISO 8601 with a zone.
 */
committed_at: string
} | {
/**
 * Origin of the metric, which decides the other members.
 */
scope: "vendor"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
/**
 * When; it counts for reports of periods that end later; ISO 8601 with a zone.
 */
committed_at: string
})
/**
 * Metric of the protocol that delivery reports can contain.
 * 
 * - `impressions`: Times the ad was shown
 * - `spend`: Amount spent
 * - `clicks`: Clicks on the ad
 * - `ctr`: Clicks divided by impressions
 * - `views`: Views long enough to count
 * - `completed_views`: Views to the end or threshold
 * - `completion_rate`: Completed views divided by views
 * - `conversions`: Conversions within the attribution window
 * - `conversion_value`: Value of the conversions
 * - `roas`: Conversion value divided by spend
 * - `cost_per_acquisition`: Spend divided by conversions
 * - `new_to_brand_rate`: Share of conversions by new customers
 * - `leads`: Leads submitted
 * - `reach`: Different people or devices reached
 * - `frequency`: Impressions for each one reached
 * - `grps`: Gross rating points
 * - `engagements`: Interactions of any kind
 * - `engagement_rate`: Engagements divided by impressions
 * - `follows`: New followers
 * - `saves`: Saves of the ad or post
 * - `profile_visits`: Visits to the advertiser's profile
 * - `viewability`: Viewable share with its base
 * - `quartile_data`: Video views by quarter
 * - `dooh_metrics`: Plays and screens out of home
 * - `cost_per_click`: Spend divided by clicks
 * - `cost_per_completed_view`: Spend divided by completed views
 * - `cpm`: Spend for 1000 impressions
 * - `downloads`: Downloads
 * - `units_sold`: Product units sold
 * - `new_to_brand_units`: Units sold to new customers
 * - `plays`: Plays of audio or on screens
 * - `incremental_sales_lift`: Additional sales caused by the ads
 * - `brand_lift`: Change of attitudes toward the brand
 * - `foot_traffic`: Visits to stores
 * - `conversion_lift`: Additional conversions caused by the ads
 * - `brand_search_lift`: Additional searches for the brand
 */
export type EnumsAvailableMetric = ("impressions" | "spend" | "clicks" | "ctr" | "views" | "completed_views" | "completion_rate" | "conversions" | "conversion_value" | "roas" | "cost_per_acquisition" | "new_to_brand_rate" | "leads" | "reach" | "frequency" | "grps" | "engagements" | "engagement_rate" | "follows" | "saves" | "profile_visits" | "viewability" | "quartile_data" | "dooh_metrics" | "cost_per_click" | "cost_per_completed_view" | "cpm" | "downloads" | "units_sold" | "new_to_brand_units" | "plays" | "incremental_sales_lift" | "brand_lift" | "foot_traffic" | "conversion_lift" | "brand_search_lift")
/**
 * Party whose data prove that a view was completed.
 * 
 * - `seller_attested`: The seller's own data
 * - `vendor_attested`: A measurement vendor's data
 */
export type EnumsCompletionSource = ("seller_attested" | "vendor_attested")
/**
 * Method by which conversions are attributed to advertising, from exact records to models.
 * 
 * - `deterministic_purchase`: Exact matches with purchase records
 * - `probabilistic`: Matches by probability
 * - `panel_based`: Projection from a panel
 * - `modeled`: Estimate of a statistical model
 */
export type EnumsAttributionMethodology = ("deterministic_purchase" | "probabilistic" | "panel_based" | "modeled")
/**
 * Attitude of people that a brand lift study measures.
 * 
 * - `awareness`: People know the brand
 * - `consideration`: People consider the brand
 * - `favorability`: People like the brand
 * - `purchase_intent`: People intend to buy
 * - `ad_recall`: People remember the ad
 */
export type EnumsLiftDimension = ("awareness" | "consideration" | "favorability" | "purchase_intent" | "ad_recall")
/**
 * One of the formats that a product offers, or that a publisher declares.
 */
export type CoreFormatOptionRef = ({
/**
 * Owner of the format option, which decides the other members.
 */
scope: "publisher"
publisher_domain: CoreDomainName
/**
 * Identifier of the option in the publisher's file, at most 256 characters.
 */
format_option_id: string
} | {
/**
 * Owner of the format option, which decides the other members.
 */
scope: "product"
/**
 * Identifier of the option in the product, at most 256 characters.
 */
format_option_id: string
})
/**
 * State of a creative in the library; only an `approved` one is served.
 * 
 * - `processing`: Files are fetched and checked
 * - `pending_review`: Waits for a review
 * - `approved`: Can be served
 * - `suspended`: Stopped by the seller for the time being
 * - `rejected`: Refused by the review; send a corrected one
 * - `archived`: Kept but not served; can be restored
 */
export type EnumsCreativeStatus = ("processing" | "pending_review" | "approved" | "suspended" | "rejected" | "archived")
/**
 * Registry that an industry identifier of a creative belongs to.
 * 
 * - `ad_id`: Ad-ID, United States
 * - `isci`: Industry Standard Coding Identification, the predecessor of Ad-ID
 * - `clearcast_clock`: Clearcast clock number, United Kingdom
 * - `idcrea`: IDcrea, France
 */
export type EnumsCreativeIdentifierType = ("ad_id" | "isci" | "clearcast_clock" | "idcrea")
/**
 * Delivery figures of one creative on a package; rates and amounts as in the whole report.
 */
export type CoreCreativeDeliveryMetrics = (CoreDeliveryMetrics & {
/**
 * Identifier of the creative in the library of the account.
 */
creative_id: string
/**
 * Share of the rotation that the creative had on the package, from 0 to 100.
 */
weight?: number
})
/**
 * Part of a creative in the library: a file with its URL, or a text.
 */
export type CoreCreativeItem = ({
/**
 * Constant that states whether the part is a file or a text.
 */
asset_kind: "media"
/**
 * Role of the part in the creative, such as `headline`.
 */
asset_type: string
/**
 * Identifier of the part, unique inside the creative.
 */
asset_id: string
/**
 * URL from which the file of the part is fetched.
 */
content_uri: string
} | {
/**
 * Constant that states whether the part is a file or a text.
 */
asset_kind: "text"
/**
 * Role of the part in the creative, such as `headline`.
 */
asset_type: string
/**
 * Identifier of the part, unique inside the creative.
 */
asset_id: string
/**
 * Text of the part, or several alternatives of it.
 */
content: (string | string[])
})
/**
 * Whether the seller's brand has to appear beside the advertiser's.
 * 
 * - `required`: The seller's brand must appear
 * - `optional`: The seller's brand may appear
 * - `none`: The seller's brand does not appear
 */
export type EnumsCoBrandingRequirement = ("required" | "optional" | "none")
/**
 * Requirement for the page to which a click on the creative leads.
 * 
 * - `any`: Every page is accepted
 * - `retailer_site_only`: Only pages of the retailer's site
 * - `must_include_retailer`: Pages that include the retailer
 */
export type EnumsLandingPageRequirement = ("any" | "retailer_site_only" | "must_include_retailer")
/**
 * A variant of a creative as it was served, with its delivery metrics.
 */
export type CoreCreativeVariant = (CoreDeliveryMetrics & {
/**
 * Identifier of the served variant; differs from `build_variant_id` and `preview_id`.
 */
variant_id: string
manifest?: CoreCreativeManifest
/**
 * Context that the variant was produced for, when it was produced while serving.
 */
generation_context?: {
/**
 * Kind of the context, such as a page or an episode.
 */
context_type?: string
/**
 * Piece of content that the variant was produced for.
 */
artifact?: {
property_id: CoreIdentifier
/**
 * Identifier of the piece of content at its publisher.
 */
artifact_id: string
}
ext?: CoreExt
}
})
/**
 * Day of the week in the local time of the place of delivery.
 * 
 * - `monday`: Monday
 * - `tuesday`: Tuesday
 * - `wednesday`: Wednesday
 * - `thursday`: Thursday
 * - `friday`: Friday
 * - `saturday`: Saturday
 * - `sunday`: Sunday
 */
export type EnumsDayOfWeek = ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")
/**
 * One property of a part of the inventory; `kind` decides the form.
 */
export type CoreForecastPointDimension = (CoreForecastDimensionGeo | CoreForecastDimensionPlacement | CoreForecastDimensionDeviceType | CoreForecastDimensionDevicePlatform | CoreForecastDimensionAudience | CoreForecastDimensionSignal)
/**
 * Dimension of a forecast: one geographic area. Other keys are refused.
 */
export type CoreForecastDimensionGeo = CoreForecastDimensionGeo1
/**
 * Level of geographic areas, from countries down to postal areas.
 * 
 * - `country`: Countries, ISO 3166-1
 * - `region`: Regions, ISO 3166-2
 * - `metro`: Metropolitan areas of a named system
 * - `postal_area`: Postal areas of a named system
 */
export type EnumsGeoLevel = ("country" | "region" | "metro" | "postal_area")
/**
 * Kind of device, for targeting and for breakdowns of reports.
 * 
 * - `desktop`: Computer
 * - `mobile`: Phone
 * - `tablet`: Tablet
 * - `ctv`: Television or set-top box
 * - `dooh`: Public screen
 * - `unknown`: Not determined
 */
export type EnumsDeviceType = ("desktop" | "mobile" | "tablet" | "ctv" | "dooh" | "unknown")
/**
 * Operating system of a device, for targeting and for breakdowns of reports.
 * 
 * - `ios`: iOS and iPadOS
 * - `android`: Android
 * - `windows`: Windows
 * - `macos`: macOS
 * - `linux`: Linux
 * - `chromeos`: ChromeOS
 * - `tvos`: tvOS of Apple
 * - `tizen`: Tizen of Samsung
 * - `webos`: webOS of LG
 * - `fire_os`: Fire OS of Amazon
 * - `roku_os`: Roku OS
 * - `unknown`: Not determined
 */
export type EnumsDevicePlatform = ("ios" | "android" | "windows" | "macos" | "linux" | "chromeos" | "tvos" | "tizen" | "webos" | "fire_os" | "roku_os" | "unknown")
/**
 * Owner or origin of an audience; those that are `synced` were uploaded by the buyer.
 * 
 * - `synced`: Uploaded by the buyer with `sync_audiences`
 * - `platform`: Built by the platform
 * - `third_party`: Bought from a third party
 * - `lookalike`: People similar to another audience
 * - `retargeting`: People who met the brand before
 * - `unknown`: Source not known
 */
export type EnumsAudienceSource = ("synced" | "platform" | "third_party" | "lookalike" | "retargeting" | "unknown")
/**
 * A signal of a product, of a data provider or of another source.
 */
export type CoreSignalRef = ({
/**
 * Origin of the signal, which decides the other members.
 */
scope: "product"
/**
 * Identifier of the signal in the product, at most 256 characters.
 */
signal_id: string
} | {
/**
 * Origin of the signal, which decides the other members.
 */
scope: "data_provider"
data_provider_domain: CoreDomainName
/**
 * Identifier of the signal in the provider's catalog, at most 256 characters.
 */
signal_id: string
} | {
/**
 * Origin of the signal, which decides the other members.
 */
scope: "signal_source"
/**
 * URL of the source that defines the signal, at most 2048 characters.
 */
signal_source_url: string
/**
 * Identifier of the signal at that source, at most 256 characters.
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
 * Quantity that differs from point to point of a forecast.
 * 
 * - `spend`: Spend
 * - `availability`: Available inventory
 * - `reach_freq`: Reach and frequency
 * - `weekly`: Weeks
 * - `daily`: Days
 * - `clicks`: Clicks
 * - `conversions`: Conversions
 * - `package`: Packages
 */
export type EnumsForecastRangeUnit = ("spend" | "availability" | "reach_freq" | "weekly" | "daily" | "clicks" | "conversions" | "package")
/**
 * Method of a forecast, which states how far its figures can be relied on.
 * 
 * - `estimate`: Rough estimate without a promise
 * - `modeled`: Result of a statistical model
 * - `guaranteed`: Figures that the seller promises
 */
export type EnumsForecastMethod = ("estimate" | "modeled" | "guaranteed")
/**
 * Audience measurement system that defines the demographic codes in use.
 * 
 * - `nielsen`: Nielsen, United States
 * - `barb`: BARB, United Kingdom
 * - `agf`: AGF, Germany
 * - `oztam`: OzTAM, Australia
 * - `mediametrie`: Médiamétrie, France
 * - `custom`: A system that the seller defines
 */
export type EnumsDemographicSystem = ("nielsen" | "barb" | "agf" | "oztam" | "mediametrie" | "custom")
/**
 * Value of a metric that has a qualifier; the plain figure is then absent.
 */
export type CoreDeliveryMetricAggregate = ({
/**
 * Origin of the metric, which decides the other members.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
/**
 * Value of the metric over all packages of the buy.
 */
value: number
/**
 * Number of impressions whose viewability could be measured; the base of the rate.
 */
measurable_impressions?: number
/**
 * Number of measured impressions that met the viewability standard.
 */
viewable_impressions?: number
/**
 * Number of impressions that form the base of a rate.
 */
impressions?: number
/**
 * Number of views that reached the completion threshold; the base of the rate.
 */
completed_views?: number
/**
 * Amount spent that a cost or return is computed from, in major units of the currency.
 */
spend?: number
/**
 * Number of conversions by which the spend was divided.
 */
conversions?: number
/**
 * Value of the conversions that was divided by the spend.
 */
conversion_value?: number
/**
 * Number of clicks that a rate or cost is computed from.
 */
clicks?: number
} | {
/**
 * Origin of the metric, which decides the other members.
 */
scope: "vendor"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
/**
 * Variant of the vendor's metric; its members are defined by the vendor.
 */
qualifier?: {
[k: string]: unknown
}
/**
 * Value of the metric over all packages of the buy.
 */
value: number
/**
 * Number of impressions whose viewability could be measured; the base of the rate.
 */
measurable_impressions?: number
})
/**
 * State of a signal on one destination.
 */
export type CoreDeployment = ({
/**
 * Kind of destination; `platform` for a platform.
 */
type: "platform"
/**
 * Identifier of the platform that holds the segment.
 */
platform: string
/**
 * Seat or advertiser on the destination, when one was named.
 */
account?: string
/**
 * Whether the signal can be used on the destination now.
 */
is_live: boolean
activation_key?: CoreActivationKey
/**
 * Minutes until an activation becomes live; present while the signal is not live.
 */
estimated_activation_duration_minutes?: number
/**
 * Time at which the signal became live on the destination.
 */
deployed_at?: string
} | {
/**
 * Kind of destination; `agent` for an agent.
 */
type: "agent"
/**
 * URL of the agent that uses the signal.
 */
agent_url: string
/**
 * Seat or advertiser on the destination, when one was named.
 */
account?: string
/**
 * Whether the signal can be used on the destination now.
 */
is_live: boolean
activation_key?: CoreActivationKey
/**
 * Minutes until an activation becomes live; present while the signal is not live.
 */
estimated_activation_duration_minutes?: number
/**
 * Time at which the signal became live on the destination.
 */
deployed_at?: string
})
/**
 * Platform or agent on which a signal is used. The same kind, name and seat always mean the same destination.
 */
export type CoreDestination = ({
/**
 * Kind of destination; `platform` for a platform.
 */
type: "platform"
/**
 * Identifier of the platform, 1 to 128 characters, such as `tern-dsp`.
 */
platform: string
/**
 * Seat or advertiser on the platform, at most 256 characters.
 */
account?: string
} | {
/**
 * Kind of destination; `agent` for an agent.
 */
type: "agent"
/**
 * URL of the agent, at most 2048 characters; compared in canonical form.
 */
agent_url: string
/**
 * Seat or advertiser on the agent, at most 256 characters.
 */
account?: string
})
/**
 * How well something is set up, from `insufficient` to `excellent`.
 * 
 * - `insufficient`: Too little to work with
 * - `minimum`: Enough to begin, with weak results
 * - `good`: Works well
 * - `excellent`: Nothing left to improve
 */
export type EnumsAssessmentStatus = ("insufficient" | "minimum" | "good" | "excellent")
/**
 * Medium of a creative format, by which format lists can be filtered.
 * 
 * - `video`: Video
 * - `display`: Images, HTML and native ads
 * - `audio`: Audio
 * - `dooh`: Digital screens out of home
 */
export type EnumsFormatType = ("video" | "display" | "audio" | "dooh")
/**
 * Parameter that a reference to a template format must state.
 * 
 * - `dimensions`: Width and height
 * - `duration`: Duration
 */
export type EnumsFormatIdParameter = ("dimensions" | "duration")
/**
 * Unit of a width or height; where it is absent, CSS pixels apply.
 * 
 * - `px`: CSS pixels
 * - `dp`: Density-independent pixels of a device
 * - `inches`: Inches
 * - `cm`: Centimeters
 * - `mm`: Millimeters
 * - `pt`: Points of 1/72 inch
 */
export type EnumsDimensionUnit = ("px" | "dp" | "inches" | "cm" | "mm" | "pt")
/**
 * A slot of a format, or a group of slots that repeats.
 */
export type CoreFormatAsset = (CoreFormatSlot | CoreFormatSlotGroup)
/**
 * Slot of a format that accepts exactly one asset.
 */
export type CoreFormatSlot = CoreFormatSlot1
/**
 * Requirements that an asset of a slot must meet; the kind of the asset decides the form.
 */
export type CoreRequirementsAssetRequirements = (CoreRequirementsImageAssetRequirements | CoreRequirementsVideoAssetRequirements | CoreRequirementsAudioAssetRequirements | CoreRequirementsTextAssetRequirements | CoreRequirementsMarkdownAssetRequirements | CoreRequirementsHtmlAssetRequirements | CoreRequirementsCssAssetRequirements | CoreRequirementsJavascriptAssetRequirements | CoreRequirementsVastAssetRequirements | CoreRequirementsDaastAssetRequirements | CoreRequirementsUrlAssetRequirements | CoreRequirementsWebhookAssetRequirements)
/**
 * Rule by which a field of a catalog item fills a slot; `kind` decides the form.
 */
export type CoreRequirementsCatalogFieldBinding = ({
/**
 * Constant that decides the form of the binding and its other members.
 */
kind: "scalar"
/**
 * Name of the slot that is filled, the key of the asset in the manifest.
 */
asset_id: string
/**
 * Path of the field in a catalog item whose value fills the slot.
 */
catalog_field: string
ext?: CoreExt
} | {
/**
 * Constant that decides the form of the binding and its other members.
 */
kind: "asset_pool"
/**
 * Name of the slot that is filled, the key of the asset in the manifest.
 */
asset_id: string
/**
 * Group of the item's assets that the slot is filled from.
 */
asset_group_id: string
ext?: CoreExt
} | {
/**
 * Constant that decides the form of the binding and its other members.
 */
kind: "catalog_group"
/**
 * Identifier of the group of slots that is repeated for each item.
 */
format_group_id: string
/**
 * Constant that states that each repetition shows one item of the catalog.
 */
catalog_item: true
/**
 * Bindings of the slots inside one repetition, at least one.
 * 
 * @minItems 1
 */
per_item_bindings?: ({
/**
 * Constant that decides the form of the binding and its other members.
 */
kind: "scalar"
/**
 * Name of the slot that is filled, the key of the asset in the manifest.
 */
asset_id: string
/**
 * Path of the field in a catalog item whose value fills the slot.
 */
catalog_field: string
ext?: CoreExt
} | {
/**
 * Constant that decides the form of the binding and its other members.
 */
kind: "asset_pool"
/**
 * Name of the slot that is filled, the key of the asset in the manifest.
 */
asset_id: string
/**
 * Group of the item's assets that the slot is filled from.
 */
asset_group_id: string
ext?: CoreExt
})[]
ext?: CoreExt
})
/**
 * Slot inside a group, filled once in each repetition.
 */
export type CoreFormatGroupSlot = CoreFormatGroupSlot1
/**
 * Level of conformance to the Web Content Accessibility Guidelines (WCAG).
 * 
 * - `A`: Lowest level
 * - `AA`: Middle level, which most laws require
 * - `AAA`: Highest level
 */
export type EnumsWcagLevel = ("A" | "AA" | "AAA")
/**
 * Delivery figures of one area; rates and amounts as in the whole report.
 */
export type CoreGeoDeliveryMetrics = (CoreDeliveryMetrics & {
impressions: {} | null
spend: {} | null
geo_level: EnumsGeoLevel
/**
 * System to which the code belongs; required for metropolitan and postal areas.
 */
system?: string
country?: CoreCountryCode
/**
 * Code of the area in the system of its level, such as `US-CA`.
 */
geo_code: string
/**
 * Name of the area that is shown to people.
 */
geo_name?: string
})
/**
 * Unit in which a travel time is stated.
 * 
 * - `min`: Minutes
 * - `hr`: Hours
 */
export type EnumsTravelTimeUnit = ("min" | "hr")
/**
 * Means of transport for which a travel time is computed.
 * 
 * - `walking`: On foot
 * - `cycling`: By bicycle
 * - `driving`: By car
 * - `public_transport`: By public transport
 */
export type EnumsTransportMode = ("walking" | "cycling" | "driving" | "public_transport")
/**
 * Unit in which a distance is stated; the service converts it to meters.
 * 
 * - `km`: Kilometers
 * - `mi`: Miles
 * - `m`: Meters
 */
export type EnumsDistanceUnit = ("km" | "mi" | "m")
/**
 * State in which a resource of a buy is out of service.
 * 
 * - `suspended`: Stopped for the time being
 * - `rejected`: Refused by a review
 * - `withdrawn`: Withdrawn after it had been approved
 * - `insufficient`: Too small or too poor to work
 * - `depublished`: Removed from the publisher's file
 */
export type EnumsImpairmentOfflineState = ("suspended" | "rejected" | "withdrawn" | "insufficient" | "depublished")
/**
 * Cause for which a resource of a buy is out of service.
 * 
 * - `policy_violation`: A policy was violated
 * - `consent_expired`: The consent ended
 * - `ttl_expired`: The time of validity is over
 * - `pii_audit_failed`: An audit found personal data
 * - `seller_removed`: The seller removed it
 * - `content_rejected`: A review rejected the content
 * - `identity_authorization_revoked`: The owner withdrew the permission
 * - `identity_authorization_expired`: The permission ended
 * - `source_private`: The source became private
 * - `source_offline`: The source cannot be reached
 * - `property_depublished`: The property left the publisher's file
 */
export type EnumsImpairmentReasonCode = ("policy_violation" | "consent_expired" | "ttl_expired" | "pii_audit_failed" | "seller_removed" | "content_rejected" | "identity_authorization_revoked" | "identity_authorization_expired" | "source_private" | "source_offline" | "property_depublished")
/**
 * Closeness with which the words of a search must match a keyword.
 * 
 * - `broad`: Related searches match
 * - `phrase`: Searches that contain the phrase match
 * - `exact`: Only the same words match
 */
export type EnumsMatchType = ("broad" | "phrase" | "exact")
/**
 * Delivery figures of one keyword with its match type.
 */
export type CoreKeywordDeliveryMetrics = (CoreDeliveryMetrics & {
/**
 * Keyword as the package targets it.
 */
keyword: string
match_type: EnumsMatchType
})
/**
 * Remedy that a seller applies after missing a promised standard.
 * 
 * - `additional_delivery`: Delivery is continued without a charge
 * - `credit`: The amount is credited
 * - `invoice_adjustment`: The invoice is reduced
 */
export type EnumsMakegoodRemedy = ("additional_delivery" | "credit" | "invoice_adjustment")
/**
 * Change of a buy. The last four values name groups: budgets, dates, packages and creatives.
 * 
 * - `pause`: Stop delivery for the time being
 * - `resume`: Continue delivery
 * - `cancel`: End the buy for good
 * - `extend_flight`: Move the end later
 * - `shorten_flight`: Move the end earlier
 * - `update_flight_dates`: Change start or end
 * - `increase_budget`: Raise a budget
 * - `decrease_budget`: Lower a budget
 * - `reallocate_budget`: Move budget between packages
 * - `update_targeting`: Change targeting
 * - `update_pacing`: Change pacing
 * - `update_frequency_caps`: Change frequency caps
 * - `replace_creative`: Exchange a creative
 * - `update_creative_assignments`: Change which creatives run on which packages
 * - `remove_creative`: Take a creative off
 * - `add_packages`: Add packages
 * - `remove_packages`: Cancel packages
 * - `update_budget`: Any change of a budget
 * - `update_dates`: Any change of dates
 * - `update_packages`: Any change of packages
 * - `sync_creatives`: Synchronize creatives for the buy
 */
export type EnumsMediaBuyValidAction = ("pause" | "resume" | "cancel" | "extend_flight" | "shorten_flight" | "update_flight_dates" | "increase_budget" | "decrease_budget" | "reallocate_budget" | "update_targeting" | "update_pacing" | "update_frequency_caps" | "replace_creative" | "update_creative_assignments" | "remove_creative" | "add_packages" | "remove_packages" | "update_budget" | "update_dates" | "update_packages" | "sync_creatives")
/**
 * Way in which a change takes effect: at once, at once within limits, or after approval.
 * 
 * - `self_serve`: Takes effect at once
 * - `conditional_self_serve`: Takes effect at once within limits, otherwise after approval
 * - `requires_approval`: Takes effect after the seller's approval
 */
export type EnumsMediaBuyActionMode = ("self_serve" | "conditional_self_serve" | "requires_approval")
/**
 * State of a buy. `completed`, `rejected` and `canceled` are final.
 * 
 * - `pending_creatives`: Packages lack approved creatives
 * - `pending_start`: Ready; waits for its start time
 * - `active`: Delivers
 * - `paused`: Stopped for the time being
 * - `completed`: Reached its end time; final
 * - `rejected`: Refused by the seller; final
 * - `canceled`: Canceled by the buyer or seller; final
 */
export type EnumsMediaBuyStatus = ("pending_creatives" | "pending_start" | "active" | "paused" | "completed" | "rejected" | "canceled")
/**
 * Metric for which delivery of a package can be optimized.
 * 
 * - `clicks`: Clicks
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
export type EnumsOptimizationMetric = ("clicks" | "views" | "completed_views" | "viewed_seconds" | "attention_seconds" | "attention_score" | "engagements" | "follows" | "saves" | "profile_visits" | "reach")
/**
 * A metric of the protocol, or one of a vendor.
 */
export type CoreMetricRef = ({
/**
 * Origin of the metric, which decides the other members.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
} | {
/**
 * Origin of the metric, which decides the other members.
 */
scope: "vendor"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
})
/**
 * System of metropolitan areas. `nielsen_dma` and `vendor_dma` name the same US market areas.
 * 
 * - `nielsen_dma`: Designated market areas of the United States
 * - `vendor_dma`: The same market areas under their neutral name
 * - `uk_itl1`: Regions of the United Kingdom, ITL level 1
 * - `uk_itl2`: Subregions of the United Kingdom, ITL level 2
 * - `eurostat_nuts2`: Regions of Europe, NUTS level 2
 * - `custom`: Areas that the seller defines
 */
export type EnumsMetroSystem = ("nielsen_dma" | "vendor_dma" | "uk_itl1" | "uk_itl2" | "eurostat_nuts2" | "custom")
/**
 * A metric of the protocol, or one of a vendor.
 */
export type CoreMissingMetric = ({
/**
 * Origin of the metric, which decides the other members.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
} | {
/**
 * Origin of the metric, which decides the other members.
 */
scope: "vendor"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
})
/**
 * Goal for which delivery of a package is optimized; `kind` decides the form.
 */
export type CoreOptimizationGoal = ({
/**
 * Constant that decides the form of the goal and its other members.
 */
kind: "metric"
metric: EnumsOptimizationMetric
reach_unit?: EnumsReachUnit
/**
 * Number of impressions that each person or device should see; for the metric `reach` only.
 */
target_frequency?: {
/**
 * Fewest impressions for each person or device within the window, 1 or more.
 */
min?: number
/**
 * Most impressions for each person or device within the window; not below `min`.
 */
max?: number
window: CoreDuration
}
/**
 * Duration after which a view counts, in seconds; only with the metric `views`.
 */
view_duration_seconds?: number
target?: CoreOptimizationTarget
/**
 * Rank of the goal among the goals of the package; 1 is the most important.
 */
priority?: number
} | {
/**
 * Constant that decides the form of the goal and its other members.
 */
kind: "event"
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
event_source_id: string
event_type: EnumsEventType
/**
 * Name of the event, needed with the type `custom`, at most 500 characters.
 */
custom_event_name?: string
/**
 * Field of the event from which the value of the conversion is read.
 */
value_field?: string
/**
 * Factor by which the value of the event is multiplied, for example a margin.
 */
value_factor?: number
}[]
/**
 * Value that the goal should reach; absent means as many conversions as the budget allows.
 */
target?: ({
/**
 * Constant that decides the form of the target and its other members.
 */
kind: "cost_per"
/**
 * Target value: cost in the currency of the package, or conversion value for each unit of spend.
 */
value: number
} | {
/**
 * Constant that decides the form of the target and its other members.
 */
kind: "per_ad_spend"
/**
 * Target value: cost in the currency of the package, or conversion value for each unit of spend.
 */
value: number
} | {
/**
 * Constant that decides the form of the target and its other members.
 */
kind: "maximize_value"
})
attribution_window?: CoreAttributionWindow
/**
 * Rank of the goal among the goals of the package; 1 is the most important.
 */
priority?: number
} | {
/**
 * Constant that decides the form of the goal and its other members.
 */
kind: "vendor_metric"
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
target?: CoreOptimizationTarget
/**
 * Rank of the goal among the goals of the package; 1 is the most important.
 */
priority?: number
})
/**
 * Target for a metric: a cost for each unit, or a rate to keep.
 */
export type CoreOptimizationTarget = ({
/**
 * Constant that decides the form of the target and its other members.
 */
kind: "cost_per"
/**
 * Target value: cost in the currency of the package, or rate from 0 to 1.
 */
value: number
} | {
/**
 * Constant that decides the form of the target and its other members.
 */
kind: "threshold_rate"
/**
 * Target value: cost in the currency of the package, or rate from 0 to 1.
 */
value: number
})
/**
 * Rule by which the spend is spread over the flight.
 * 
 * - `even`: Evenly over the flight
 * - `asap`: As fast as possible
 * - `front_loaded`: More at the beginning of the flight
 */
export type EnumsPacing = ("even" | "asap" | "front_loaded")
/**
 * Kind of a price adjustment, which decides whether it adds to the price or lowers it.
 * 
 * - `fee`: Added to the price
 * - `discount`: Taken off the price for the buyer
 * - `commission`: Taken off the price for an intermediary
 * - `settlement`: Added or taken off after delivery
 */
export type EnumsAdjustmentKind = ("fee" | "discount" | "commission" | "settlement")
/**
 * Postal areas of one system: country and system, or the older name that holds both. A system that is not declared is refused with `UNSUPPORTED_FEATURE`.
 */
export type CorePostalArea = ((CorePostalCountrySystem & {
country: CoreCountryCode
system: EnumsPostalSystem
/**
 * Codes of the areas in that system, 1 to 10000.
 * 
 * @minItems 1
 * @maxItems 10000
 */
values: string[]
}) | {
system: EnumsLegacyPostalSystem
/**
 * Codes of the areas in that system, 1 to 10000.
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
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 */
country?: "US"
/**
 * Postal system in which areas of the country are named.
 * 
 * - `zip`: ZIP code of five digits
 * - `zip_plus_four`: ZIP code with four more digits
 */
system?: ("zip" | "zip_plus_four")
} | {
/**
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 */
country?: "GB"
/**
 * Postal system in which areas of the country are named.
 * 
 * - `outward`: Outward code, the first half of a postcode
 * - `full`: Full postcode
 */
system?: ("outward" | "full")
} | {
/**
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 */
country?: "CA"
/**
 * Postal system in which areas of the country are named.
 * 
 * - `fsa`: Forward sortation area, the first three characters
 * - `full`: Full postal code of six characters
 */
system?: ("fsa" | "full")
} | {
/**
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 * 
 * - `DE`: Germany
 * - `CH`: Switzerland
 * - `AT`: Austria
 */
country?: ("DE" | "CH" | "AT")
/**
 * Postal system in which areas of the country are named.
 */
system?: "plz"
} | {
/**
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 */
country?: "FR"
/**
 * Postal system in which areas of the country are named.
 */
system?: "code_postal"
} | {
/**
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 */
country?: "AU"
/**
 * Postal system in which areas of the country are named.
 */
system?: "postcode"
} | {
/**
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 */
country?: "BR"
/**
 * Postal system in which areas of the country are named.
 */
system?: "cep"
} | {
/**
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 */
country?: "IN"
/**
 * Postal system in which areas of the country are named.
 */
system?: "pin"
} | {
/**
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 */
country?: "ZA"
/**
 * Postal system in which areas of the country are named.
 */
system?: "postal_code"
} | {
/**
 * Country of the postal system, as an ISO 3166-1 alpha-2 code.
 */
country?: unknown
/**
 * Postal system in which areas of the country are named.
 * 
 * - `postal_code`: Postal code of the country
 * - `custom`: Areas that the seller defines itself
 */
system?: ("postal_code" | "custom")
})
/**
 * System of postal areas, named together with its country. Names that contain the country are deprecated.
 * 
 * - `postal_code`: General postal code of the country
 * - `zip`: ZIP code, United States
 * - `zip_plus_four`: ZIP code with four more digits, United States
 * - `outward`: Outward code, United Kingdom
 * - `full`: Full code, United Kingdom or Canada
 * - `fsa`: Forward sortation area, Canada
 * - `plz`: Postleitzahl, Germany, Austria or Switzerland
 * - `code_postal`: Code postal, France
 * - `postcode`: Postcode, Australia
 * - `cep`: CEP, Brazil
 * - `pin`: PIN code, India
 * - `custom`: Areas that the seller defines
 * - `us_zip`: Deprecated; US with `zip`
 * - `us_zip_plus_four`: Deprecated; US with `zip_plus_four`
 * - `gb_outward`: Deprecated; GB with `outward`
 * - `gb_full`: Deprecated; GB with `full`
 * - `ca_fsa`: Deprecated; CA with `fsa`
 * - `ca_full`: Deprecated; CA with `full`
 * - `de_plz`: Deprecated; DE with `plz`
 * - `fr_code_postal`: Deprecated; FR with `code_postal`
 * - `au_postcode`: Deprecated; AU with `postcode`
 * - `ch_plz`: Deprecated; CH with `plz`
 * - `at_plz`: Deprecated; AT with `plz`
 */
export type EnumsPostalSystem = ("postal_code" | "zip" | "zip_plus_four" | "outward" | "full" | "fsa" | "plz" | "code_postal" | "postcode" | "cep" | "pin" | "custom" | "us_zip" | "us_zip_plus_four" | "gb_outward" | "gb_full" | "ca_fsa" | "ca_full" | "de_plz" | "fr_code_postal" | "au_postcode" | "ch_plz" | "at_plz")
/**
 * Name that stands for a country and a postal system together. Deprecated in favor of a country with a system.
 * 
 * - `us_zip`: ZIP code of the United States
 * - `us_zip_plus_four`: ZIP code with four more digits
 * - `gb_outward`: Outward code of the United Kingdom
 * - `gb_full`: Full postcode of the United Kingdom
 * - `ca_fsa`: Forward sortation area of Canada
 * - `ca_full`: Full postal code of Canada
 * - `de_plz`: Postleitzahl of Germany
 * - `fr_code_postal`: Code postal of France
 * - `au_postcode`: Postcode of Australia
 * - `ch_plz`: Postleitzahl of Switzerland
 * - `at_plz`: Postleitzahl of Austria
 */
export type EnumsLegacyPostalSystem = ("us_zip" | "us_zip_plus_four" | "gb_outward" | "gb_full" | "ca_fsa" | "ca_full" | "de_plz" | "fr_code_postal" | "au_postcode" | "ch_plz" | "at_plz")
/**
 * A value of a signal that a package targets. A signal that is not known or not allowed is refused with `INVALID_REQUEST`.
 */
export type CorePackageSignalTargeting = (CoreSignalTargetingExpression & CorePackageSignalTargeting1)
/**
 * Condition on the value of a signal; `value_type` decides its form.
 */
export type CoreSignalTargetingExpression = (CoreSignalTargetingExpression1 & CoreSignalTargetingExpression2)
export type CoreSignalTargetingExpression1 = ({
/**
 * Form of the signal's value, which decides the other members.
 */
value_type: "binary"
/**
 * Constant true: the signal must hold.
 */
value: true
} | {
/**
 * Form of the signal's value, which decides the other members.
 */
value_type: "categorical"
/**
 * Values of which the signal must have one, at least one value, 1 to 10000.
 * 
 * @minItems 1
 * @maxItems 10000
 */
values: string[]
} | {
/**
 * Form of the signal's value, which decides the other members.
 */
value_type: "numeric"
/**
 * Smallest value that matches, inclusive; absent means no lower bound.
 */
min_value?: number
/**
 * Largest value that matches, inclusive; absent means no upper bound.
 */
max_value?: number
})
/**
 * Signal with the value that it must have, in the older form.
 */
export type CoreSignalTargeting = (CoreSignalTargeting1 & CoreSignalTargeting2)
export type CoreSignalTargeting1 = ({
/**
 * Form of the signal's value, which decides the other members.
 */
value_type: "binary"
/**
 * Whether the signal must hold (true) or must not (false).
 */
value: boolean
} | {
/**
 * Form of the signal's value, which decides the other members.
 */
value_type: "categorical"
/**
 * Values of which the signal must have one, at least one value, 1 to 10000.
 * 
 * @minItems 1
 * @maxItems 10000
 */
values: string[]
} | {
/**
 * Form of the signal's value, which decides the other members.
 */
value_type: "numeric"
/**
 * Smallest value that matches, inclusive; absent means no lower bound.
 */
min_value?: number
/**
 * Largest value that matches, inclusive; absent means no upper bound.
 */
max_value?: number
})
/**
 * Reference to a signal in the older form; `signal-ref.json` replaces it.
 */
export type CoreSignalId = ({
/**
 * Constant that decides the form of the reference and its other members.
 */
source: "catalog"
data_provider_domain: CoreDomainName
/**
 * Identifier of the signal in the provider's catalog, at most 256 characters.
 */
id: string
} | {
/**
 * Constant that decides the form of the reference and its other members.
 */
source: "agent"
/**
 * URL of the signal agent that defines the signal, at most 2048 characters.
 */
agent_url: string
/**
 * Identifier of the signal at that agent, at most 256 characters.
 */
id: string
})
/**
 * Method by which the age of a person is established before an ad is shown.
 * 
 * - `facial_age_estimation`: An image of the face is assessed
 * - `id_document`: An identity document is checked
 * - `digital_id`: A government or bank identity is used
 * - `credit_card`: Possession of a credit card is checked
 * - `world_id`: A World ID proof is presented
 */
export type EnumsAgeVerificationMethod = ("facial_age_estimation" | "id_document" | "digital_id" | "credit_card" | "world_id")
/**
 * Quality for which a standard sets a threshold; `ivt` is invalid traffic.
 * 
 * - `viewability`: Share of viewable impressions
 * - `ivt`: Share of invalid traffic, at most
 * - `completion_rate`: Share of completed views
 * - `brand_safety`: Share of suitable placements
 * - `attention_score`: Attention score of a vendor
 */
export type EnumsPerformanceStandardMetric = ("viewability" | "ivt" | "completion_rate" | "brand_safety" | "attention_score")
/**
 * Placement on which ads of a product appear, with the formats that it accepts.
 */
export type CorePlacement = CorePlacement1
/**
 * Creative format that a product accepts, declared by its family and requirements.
 */
export type CoreProductFormatDeclaration = CoreProductFormatDeclaration1
/**
 * Part of a social service in which an ad can appear.
 * 
 * - `feed`: Main feed
 * - `stories`: Stories that vanish
 * - `short_video`: Short vertical videos
 * - `explore`: Discovery page
 * - `search`: Search results
 */
export type EnumsSocialPlacementSurface = ("feed" | "stories" | "short_video" | "explore" | "search")
/**
 * Price of a product; `pricing_model` decides the form. Without `fixed_price` the price is found by auction.
 */
export type CorePricingOption = (PricingOptionsCpmOption | PricingOptionsVcpmOption | PricingOptionsCpcOption | PricingOptionsCpcvOption | PricingOptionsCpvOption | PricingOptionsCppOption | PricingOptionsCpaOption | PricingOptionsFlatRateOption | PricingOptionsTimeOption)
/**
 * Whether delivery is promised (`guaranteed`) or depends on an auction and on what is left (`non_guaranteed`).
 * 
 * - `guaranteed`: The seller promises the delivery
 * - `non_guaranteed`: Delivery depends on auctions and on remaining inventory
 */
export type EnumsDeliveryType = ("guaranteed" | "non_guaranteed")
/**
 * Degree to which other advertisers are kept away from the inventory.
 * 
 * - `none`: Any advertiser may run beside
 * - `category`: Competitors of the same category do not run beside
 * - `exclusive`: Nobody else runs beside
 */
export type EnumsExclusivity = ("none" | "category" | "exclusive")
/**
 * Length of the period that one pushed report covers.
 * 
 * - `hourly`: One hour
 * - `daily`: One calendar day
 * - `monthly`: One calendar month
 */
export type EnumsReportingFrequency = ("hourly" | "daily" | "monthly")
/**
 * Signal that packages of a product can target, with its prices and rules.
 */
export type CoreProductSignalTargetingOption = (CoreSignalListing & CoreProductSignalTargetingOption1)
/**
 * Price of a vendor's service together with its identifier.
 */
export type CoreVendorPricingOption = ({
/**
 * Identifier of the pricing option, unique at the vendor; usage reports refer to it.
 */
pricing_option_id: string
/**
 * Formats to which the price applies; absent means all output formats.
 * 
 * @minItems 1
 */
applies_to_output_format_ids?: CoreFormatId[]
} & CoreSignalPricing)
/**
 * Price for the use of a signal or service; `model` decides the other members.
 */
export type CoreSignalPricing = ({
/**
 * Constant that names the pricing model and decides the other members.
 */
model: "cpm"
/**
 * Price for 1000 impressions, in major units of `currency`, 0 or more.
 */
cpm: number
currency: CoreCurrencyCode
ext?: CoreExt
} | {
/**
 * Constant that names the pricing model and decides the other members.
 */
model: "percent_of_media"
/**
 * Share of the media spend that is charged, in percent from 0 to 100.
 */
percent: number
/**
 * Highest amount that is charged for 1000 impressions, in major units of `currency`.
 */
max_cpm?: number
currency: CoreCurrencyCode
ext?: CoreExt
} | {
/**
 * Constant that names the pricing model and decides the other members.
 */
model: "flat_fee"
/**
 * Fee for one period, in major units of `currency`, 0 or more.
 */
amount: number
/**
 * Period for which one fee is charged.
 * 
 * - `monthly`: Charged every month
 * - `quarterly`: Charged every three months
 * - `annual`: Charged every year
 * - `campaign`: Charged once for the campaign
 */
period: ("monthly" | "quarterly" | "annual" | "campaign")
currency: CoreCurrencyCode
ext?: CoreExt
} | {
/**
 * Constant that names the pricing model and decides the other members.
 */
model: "per_unit"
/**
 * Name of the counted unit, for example `match`.
 */
unit: string
/**
 * Price of one unit, in major units of `currency`, 0 or more.
 */
unit_price: number
currency: CoreCurrencyCode
ext?: CoreExt
} | {
/**
 * Constant that names the pricing model and decides the other members.
 */
model: "custom"
/**
 * Description of the arrangement, as text for people.
 */
description: string
/**
 * Facts about the arrangement for the person who decides.
 */
metadata: {
/**
 * Summary of the arrangement for the person who decides; not empty.
 */
summary_for_operator?: string
}
currency?: CoreCurrencyCode
ext?: CoreExt
})
/**
 * Kind of response that real-time matching gives for a match.
 * 
 * - `activation`: The package is activated
 * - `catalog_items`: Items of a catalog
 * - `creative`: A creative
 * - `deal`: A deal to bid on
 */
export type EnumsResponseType = ("activation" | "catalog_items" | "creative" | "deal")
/**
 * State of a proposal, which decides whether it can be bought as it is.
 * 
 * - `draft`: Must be finalized before it can be bought
 * - `committed`: Held until it expires; can be bought
 */
export type EnumsProposalStatus = ("draft" | "committed")
/**
 * Type of a change of a registry entity. The part before the dot is the family, the part after it the change.
 * 
 * - `property.created`: A property was added
 * - `property.updated`: A property's metadata or identifiers changed
 * - `property.merged`: Two property records were merged
 * - `property.stale`: A property failed validation on a new crawl
 * - `property.reactivated`: A stale property passed again
 * - `collection.created`: A collection was added
 * - `collection.updated`: A collection's metadata or identifiers changed
 * - `collection.merged`: Two collection records were merged
 * - `collection.removed`: A collection left its publisher's file
 * - `agent.discovered`: An agent URL became known
 * - `agent.removed`: An agent was removed
 * - `agent.profile_updated`: An agent's inventory profile changed
 * - `agent.compliance_changed`: An agent's compliance status changed
 * - `agent.verification_earned`: An agent earned the verified badge
 * - `agent.verification_lost`: An agent lost the verified badge
 * - `publisher.adagents_discovered`: A publisher's file was found
 * - `publisher.adagents_changed`: A publisher's file changed in meaning
 * - `authorization.granted`: An agent was authorized
 * - `authorization.revoked`: An authorization was removed
 * - `authorization.modified`: An authorization changed in a visible way
 */
export type EnumsRegistryEventType = ("property.created" | "property.updated" | "property.merged" | "property.stale" | "property.reactivated" | "collection.created" | "collection.updated" | "collection.merged" | "collection.removed" | "agent.discovered" | "agent.removed" | "agent.profile_updated" | "agent.compliance_changed" | "agent.verification_earned" | "agent.verification_lost" | "publisher.adagents_discovered" | "publisher.adagents_changed" | "authorization.granted" | "authorization.revoked" | "authorization.modified")
/**
 * Kind of entity to which an event of the change feed belongs.
 * 
 * - `property`: A property record
 * - `collection`: A collection record
 * - `agent`: An agent URL
 * - `publisher`: A publisher domain
 * - `authorization`: The right of an agent to sell for a publisher
 */
export type EnumsRegistryEntityType = ("property" | "collection" | "agent" | "publisher" | "authorization")
/**
 * Names of the sibling members that were too long: of a list over 32 KB of JSON the first items remain, an object over 32 KB is left out.
 * 
 * @minItems 1
 * 
 * Items: Name of a member that was shortened or left out.
 */
export type CoreShortenedMembers = string[]
/**
 * Origin of a signal, which decides its visibility and the way it is priced.
 * 
 * - `marketplace`: data of a third party, resold under that provider’s authorization and priced per use
 * - `custom`: built for single accounts, which alone can see and activate it
 * - `owned`: data of the seller itself, offered without a fee for the data
 */
export type EnumsSignalCatalogType = ("marketplace" | "custom" | "owned")
/**
 * Start of a buy: a time, or as soon as possible. A time in the past is refused with `INVALID_REQUEST`.
 */
export type CoreStartTiming = ("asap" | string | {
/**
 * Constant that starts the buy as soon as its creatives are approved.
 */
type: "asap"
})
/**
 * Where the accepted values of a transformer parameter are listed.
 * 
 * - `inline`: The values are listed in `allowed_values`.
 * - `range`: The values are numbers from `minimum` to `maximum`.
 * - `enumerable`: The values are listed in `options`, page by page, on request.
 * - `free_text`: Any text up to `max_length` characters is accepted.
 */
export type EnumsTransformerValueSource = ("inline" | "range" | "enumerable" | "free_text")
/**
 * What the variants of one built creative differ in; other values are refused with `INVALID_REQUEST`.
 * 
 * - `voice`: Variants differ in the voice that speaks.
 * - `theme`: Variants differ in colors and layout.
 * - `best_of_n`: Variants are independent attempts at the same brief.
 * - `transformer_config`: Variants differ in one parameter of the transformer.
 * - `custom`: Variants differ in values that the caller describes.
 */
export type EnumsVariantDimension = ("voice" | "theme" | "best_of_n" | "transformer_config" | "custom")
/**
 * Change that a request made to a creative of the library.
 * 
 * - `created`: The creative is new
 * - `updated`: The creative was changed
 * - `unchanged`: The request did not differ from the stored creative
 * - `failed`: The creative was not stored; `errors` states why
 * - `deleted`: The creative was removed because `delete_missing` was true
 */
export type EnumsCreativeAction = ("created" | "updated" | "unchanged" | "failed" | "deleted")
/**
 * Reason for which a creative changed its state or was deleted for good.
 * 
 * - `review_passed`: The review approved the creative
 * - `review_failure`: The review rejected the creative
 * - `processing_failure`: A file could not be processed
 * - `seller_rereview`: The seller reviewed the creative again
 * - `policy_revocation`: A policy changed
 * - `content_drift`: The content behind a URL changed
 * - `identity_authorization_revoked`: The owner withdrew the permission
 * - `identity_authorization_expired`: The permission ended
 * - `source_private`: The source became private
 * - `source_deleted`: The source was deleted
 * - `takedown_request`: Somebody demanded the removal
 * - `advertiser_request`: The advertiser asked for it
 * - `seller_archive`: The seller archived the creative
 * - `account_closed`: The account was closed
 * - `account_suspended`: The account was suspended
 * - `retention_expired`: The time of retention is over
 * - `legal_erasure`: The law requires the erasure
 */
export type EnumsCreativeEventReasonCode = ("review_passed" | "review_failure" | "processing_failure" | "seller_rereview" | "policy_revocation" | "content_drift" | "identity_authorization_revoked" | "identity_authorization_expired" | "source_private" | "source_deleted" | "takedown_request" | "advertiser_request" | "seller_archive" | "account_closed" | "account_suspended" | "retention_expired" | "legal_erasure")
/**
 * Reason for which a snapshot of delivery cannot be given.
 * 
 * - `SNAPSHOT_UNSUPPORTED`: The seller has no snapshots
 * - `SNAPSHOT_TEMPORARILY_UNAVAILABLE`: Snapshots fail at the moment; ask again later
 * - `SNAPSHOT_PERMISSION_DENIED`: The caller may not see snapshots
 */
export type EnumsSnapshotUnavailableReason = ("SNAPSHOT_UNSUPPORTED" | "SNAPSHOT_TEMPORARILY_UNAVAILABLE" | "SNAPSHOT_PERMISSION_DENIED")
/**
 * Asks what creatives delivered. At least one of `media_buy_ids` and `creative_ids` is required, otherwise `INVALID_REQUEST`.
 */
export type CreativeGetCreativeDeliveryRequest = (CoreTaskRequest & CreativeGetCreativeDeliveryRequest1)
/**
 * Delivery by creative in a period, consistent with `get_media_buy_delivery`.
 */
export type CreativeGetCreativeDeliveryResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & CreativeGetCreativeDeliveryResponse1)
/**
 * Asks for measured properties of a creative, without storing it.
 */
export type CreativeGetCreativeFeaturesRequest = (CoreTaskRequest & CreativeGetCreativeFeaturesRequest1)
/**
 * Measured properties of the creative, or why it could not be measured.
 */
export type CreativeGetCreativeFeaturesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & CreativeGetCreativeFeaturesResponse1)
export type CreativeGetCreativeFeaturesResponse1 = ({
/**
 * Measured features, in the order in which they are declared.
 */
results: CreativeCreativeFeatureResult[]
/**
 * Page with the details of the measurement.
 */
detail_url?: string
/**
 * Observations about claims that the measurement contradicts.
 */
audit_observations?: CreativeAuditObservation[]
/**
 * Price that applied, by its identifier in `pricing_options`.
 */
pricing_option_id?: string
/**
 * Cost of the production, in major units of `currency`; equals the sum of its parts.
 */
vendor_cost?: number
currency?: CoreCurrencyCode
consumption?: CoreCreativeConsumption
} | {
/**
 * Why the task failed, the most important error first.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Asks for creatives of the library that meet all filters, page by page.
 */
export type CreativeListCreativesRequest = (CoreTaskRequest & CreativeListCreativesRequest1)
/**
 * Field by which a list of creatives is sorted.
 * 
 * - `created_date`: Time of creation
 * - `updated_date`: Time of the last change
 * - `name`: Name in alphabetical order
 * - `status`: State
 * - `assignment_count`: Number of packages with the creative
 */
export type EnumsCreativeSortField = ("created_date" | "updated_date" | "name" | "status" | "assignment_count")
/**
 * Direction in which a list is sorted by its sort field.
 * 
 * - `asc`: Smallest or earliest first
 * - `desc`: Largest or latest first
 */
export type EnumsSortDirection = ("asc" | "desc")
/**
 * Creatives that the caller may see, with numbers about the whole result.
 */
export type CreativeListCreativesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & CreativeListCreativesResponse1)
/**
 * Asks for transformers of the agent. Filters are combined; a brief orders the list and never shortens it.
 */
export type CreativeListTransformersRequest = (CoreTaskRequest & CreativeListTransformersRequest1)
/**
 * Transformers that the caller can name in `build_creative`, the best fit first when a brief was given.
 */
export type CreativeListTransformersResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & CreativeListTransformersResponse1)
/**
 * Asks for pages that show a creative: one manifest, several, or a variant that was served. At most 100 renders come of one request; more are refused with `INVALID_REQUEST`.
 */
export type CreativePreviewCreativeRequest = (CoreTaskRequest & CreativePreviewCreativeRequest1)
/**
 * How finished a produced or rendered creative is: a quick draft or the version that is served.
 * 
 * - `draft`: Quick version for looking at; assets may be placeholders.
 * - `production`: Finished version that can be synced and served.
 */
export type EnumsCreativeQuality = ("draft" | "production")
/**
 * How the renders of a preview are returned.
 * 
 * - `url`: A page to open, by its URL.
 * - `html`: The markup itself, to be shown in a sandboxed frame.
 * - `both`: The URL and the markup, side by side.
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
 * Items: Previews of one manifest, or the errors that prevent them.
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
 * Adds creatives to the library or changes them, and assigns them to packages.
 */
export type CreativeSyncCreativesRequest = (CoreTaskRequest & CreativeSyncCreativesRequest1)
/**
 * Whether one invalid item stops the whole request or only itself.
 * 
 * - `strict`: One invalid item stops the whole request
 * - `lenient`: An invalid item is skipped; the others are stored
 */
export type EnumsValidationMode = ("strict" | "lenient")
/**
 * Result for each creative, the errors for which nothing was done, or a task to wait for.
 */
export type CreativeSyncCreativesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & CreativeSyncCreativesResponse1)
export type CreativeSyncCreativesResponse1 = ({
/**
 * Whether the request was only checked and nothing was written.
 */
dry_run?: boolean
/**
 * Creatives in the order of the request, followed by those that were archived.
 */
creatives: CreativeCreativeOutcome[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 */
errors?: CoreError[]
})
/**
 * Asks whether a manifest fits targets, without storing or producing anything.
 */
export type CreativeValidateInputRequest = (CoreTaskRequest & CreativeValidateInputRequest1)
/**
 * Which kind of thing a manifest is validated against.
 * 
 * - `canonical`: A canonical format kind, such as `image`.
 * - `product`: A product, by its `product_id`.
 * - `third_party_format`: A format of another agent, by its URL.
 */
export type EnumsValidationTargetKind = ("canonical" | "product" | "third_party_format")
/**
 * One result per target, in the order of the request.
 */
export type CreativeValidateInputResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & CreativeValidateInputResponse1)
/**
 * What validating a manifest against one target showed.
 * 
 * - `validated_pass`: The manifest fits the target.
 * - `validated_fail`: The manifest breaks the rules that `violations` lists.
 * - `unvalidatable_nondeterministic`: The target synthesizes its output, so that it cannot be predicted.
 */
export type EnumsInputValidationOutcome = ("validated_pass" | "validated_fail" | "unvalidatable_nondeterministic")
/**
 * Stage of development of an agent, as its organization states it.
 * 
 * - `development`: Under development; expect errors
 * - `testing`: Complete, but not for real campaigns
 * - `production`: In use for real campaigns
 * - `deprecated`: Will be shut down; choose another agent
 */
export type EnumsAgentLifecycleStage = ("development" | "testing" | "production" | "deprecated")
/**
 * Audience that can see an enrolled agent in the catalog, in look-ups and in search.
 * 
 * - `public`: Everybody, without a credential
 * - `members_only`: Organizations with membership tier `api`, and the enrolling organization
 * - `private`: Only the organization that enrolled the agent
 */
export type EnumsAgentVisibility = ("public" | "members_only" | "private")
/**
 * Permission of an API key. Those with `registry` and `admin` apply to the REST API, the others to the agent's tasks, by subject and action.
 * 
 * - `registry:read`: Read the REST API
 * - `registry:write`: Write community entries, and read
 * - `registry:admin`: Administer the organization's entries, and read and write
 * - `admin:read`: Read everything, including the lists that only owners and admins see
 * - `admin:*`: Everything of the REST API and of all tasks
 * - `products:read`: Full `get_products` with prices
 * - `products:write`: Change products; no task needs it now
 * - `products:delete`: Delete products; no task needs it now
 * - `products:approve`: Approve products; no task needs it now
 * - `products:*`: Every action on products
 * - `media_buys:read`: Read media buys
 * - `media_buys:write`: Create and update media buys, and send audiences, events, catalogs and feedback
 * - `media_buys:delete`: Delete media buys; no task needs it now
 * - `media_buys:approve`: Approve media buys; no task needs it now
 * - `media_buys:*`: Every action on media buys
 * - `creatives:read`: Read the creative library
 * - `creatives:write`: Synchronize creatives
 * - `creatives:delete`: Delete creatives; no task needs it now
 * - `creatives:approve`: Approve creatives; no task needs it now
 * - `creatives:*`: Every action on creatives
 * - `reports:read`: Read delivery, financials and sampled content
 * - `reports:write`: Write reports; no task needs it now
 * - `reports:delete`: Delete reports; no task needs it now
 * - `reports:approve`: Approve reports; no task needs it now
 * - `reports:*`: Every action on reports
 */
export type EnumsApiKeyPermission = ("registry:read" | "registry:write" | "registry:admin" | "admin:read" | "admin:*" | "products:read" | "products:write" | "products:delete" | "products:approve" | "products:*" | "media_buys:read" | "media_buys:write" | "media_buys:delete" | "media_buys:approve" | "media_buys:*" | "creatives:read" | "creatives:write" | "creatives:delete" | "creatives:approve" | "creatives:*" | "reports:read" | "reports:write" | "reports:delete" | "reports:approve" | "reports:*")
/**
 * State of an uploaded audience. Only a `ready` one can be targeted; `too_small` means fewer matched members than the seller needs.
 * 
 * - `processing`: Members are being matched
 * - `ready`: Can be targeted
 * - `too_small`: Fewer matched members than `minimum_audience_size`; cannot be targeted
 * - `suspended`: Stopped by the seller; cannot be targeted
 */
export type EnumsAudienceStatus = ("processing" | "ready" | "too_small" | "suspended")
/**
 * Result of an audited action, as the audit log records it.
 * 
 * - `done`: The action took effect
 * - `refused`: The action was refused, and the refusal was worth recording
 */
export type EnumsAuditOutcome = ("done" | "refused")
/**
 * One step of an authorization decision, in this order: the publisher's side up to `claimed_delegation`, then the operator's.
 * 
 * - `publisher_file`: A valid adagents.json speaks for the publisher
 * - `publisher_not_revoked`: That file does not revoke the publisher
 * - `property_listed`: The publisher lists the property
 * - `agent_listed`: An entry names the agent
 * - `sells_properties`: The entry is about properties, not signals
 * - `property_in_scope`: The scope of the entry covers the property
 * - `time_window`: The requested time lies in the window of the entry
 * - `country`: The entry is valid in the requested country
 * - `collection`: The entry covers a requested collection
 * - `placement`: The entry covers a requested placement, which lies on the property
 * - `claimed_delegation`: The claimed delegation type is the stated one
 * - `operator_known`: An operator of the agent can be identified
 * - `operator_file`: The operator has a valid brand.json
 * - `agent_declared`: The brand.json lists the agent
 * - `property_declared`: The brand.json lists the property
 * - `relationship`: The relationship in the brand.json fits the delegation type
 */
export type EnumsAuthorizationCheck = ("publisher_file" | "publisher_not_revoked" | "property_listed" | "agent_listed" | "sells_properties" | "property_in_scope" | "time_window" | "country" | "collection" | "placement" | "claimed_delegation" | "operator_known" | "operator_file" | "agent_declared" | "property_declared" | "relationship")
/**
 * Evidence on which an authorization row rests, from the strongest to the weakest or manual.
 * 
 * - `adagents_json`: The file of the publisher
 * - `agent_claim`: A statement of the agent alone
 * - `community`: A member entry
 * - `override`: A decision of the registry operator
 */
export type EnumsAuthorizationEvidence = ("adagents_json" | "agent_claim" | "community" | "override")
/**
 * Reason for an authorization decision: why it holds, or which check failed first.
 * 
 * - `authorized`: Both sides agree
 * - `authorized_first_party`: The publisher authorizes the agent, and the operator declares the property as its own (`owned`), which needs no delegation type to match
 * - `publisher_file_unknown`: The file of the publisher was never looked at
 * - `publisher_file_missing`: The publisher serves no adagents.json, and no manager speaks for it
 * - `publisher_file_invalid`: The adagents.json is not valid
 * - `publisher_unreachable`: The adagents.json cannot be fetched, and no copy of the last seven days is held
 * - `publisher_revoked`: The file that speaks for the publisher lists it in `revoked_publisher_domains`
 * - `property_unknown`: No publisher lists the identifier
 * - `property_stale`: The property is not in the file of its publisher any more
 * - `agent_not_listed`: No entry of the file names the agent
 * - `signals_only`: The agent is authorized for signals, which sells no property
 * - `property_out_of_scope`: The property is outside the scope of the entry
 * - `not_yet_effective`: `effective_from` lies ahead
 * - `expired`: `effective_until` has passed
 * - `country_required`: The entry is limited to countries and none was asked for
 * - `country_not_covered`: The entry is limited to other countries
 * - `collection_required`: The entry is limited to collections and none was asked for
 * - `collection_not_covered`: The entry is limited to other collections
 * - `placement_required`: The entry is limited to placements and none was asked for
 * - `placement_not_covered`: The entry is limited to other placements, or the placement lies on other properties
 * - `delegation_type_mismatch`: The claimed delegation type is not the one that the file states
 * - `operator_unknown`: No brand declares the agent, and its host is under no registrable domain
 * - `operator_file_unknown`: The brand.json of the operator was never looked at
 * - `operator_file_missing`: The operator serves no brand.json
 * - `operator_file_invalid`: The brand.json of the operator is not valid
 * - `operator_unreachable`: The brand.json of the operator cannot be fetched, and no recent copy is held
 * - `agent_not_declared`: The brand.json of the operator does not list the agent
 * - `property_not_declared`: The brand.json of the operator does not list the property
 * - `relationship_mismatch`: The operator declares another relationship than the delegation type that the publisher states; without a stated type only `direct` and `owned` agree
 */
export type EnumsAuthorizationReason = ("authorized" | "authorized_first_party" | "publisher_file_unknown" | "publisher_file_missing" | "publisher_file_invalid" | "publisher_unreachable" | "publisher_revoked" | "property_unknown" | "property_stale" | "agent_not_listed" | "signals_only" | "property_out_of_scope" | "not_yet_effective" | "expired" | "country_required" | "country_not_covered" | "collection_required" | "collection_not_covered" | "placement_required" | "placement_not_covered" | "delegation_type_mismatch" | "operator_unknown" | "operator_file_unknown" | "operator_file_missing" | "operator_file_invalid" | "operator_unreachable" | "agent_not_declared" | "property_not_declared" | "relationship_mismatch")
/**
 * How an entry of `authorized_agents` states its scope; the value decides which companion field is read.
 * 
 * - `property_ids`: Properties of this file by identifier
 * - `property_tags`: Properties of this file that carry any of the tags
 * - `inline_properties`: Properties written out in the entry
 * - `publisher_properties`: Properties of other publishers, by selector
 * - `signal_ids`: Signals of this file by identifier
 * - `signal_tags`: Signals of this file that carry any of the tags
 */
export type EnumsAuthorizationType = ("property_ids" | "property_tags" | "inline_properties" | "publisher_properties" | "signal_ids" | "signal_tags")
/**
 * Protocol area for which an agent can hold the verified badge.
 * 
 * - `media-buy`: Sale and purchase of media
 * - `signals`: Audience and context signals
 * - `governance`: Policies and lists
 * - `creative`: Building and reviewing creatives
 * - `brand`: Identity of and rights in brands
 * - `sponsored-intelligence`: Sponsored conversations with assistants
 * - `measurement`: Measurement catalogs and values
 */
export type EnumsBadgeRole = ("media-buy" | "signals" | "governance" | "creative" | "brand" | "sponsored-intelligence" | "measurement")
/**
 * State of the brand.json of a domain, as the registry knows it.
 * 
 * - `present`: Served and valid
 * - `unknown`: Not seen yet
 * - `checking`: Being fetched right now
 */
export type EnumsBrandFileStatus = ("present" | "unknown" | "checking")
/**
 * Which of the five forms a brand.json document takes.
 * 
 * - `authoritative_location`: Points at the URL that holds the document
 * - `house_redirect`: Names the house domain to read instead
 * - `brand_agent`: Lists agents that answer for the brand
 * - `house_portfolio`: A house with its brands
 * - `brand_canonical`: One brand that describes itself
 */
export type EnumsBrandJsonVariant = ("authoritative_location" | "house_redirect" | "brand_agent" | "house_portfolio" | "brand_canonical")
/**
 * Source of the data of a brand entry, which decides who can edit it.
 * 
 * - `brand_json`: Read from the file that the domain itself serves at /.well-known/brand.json; authoritative, members cannot edit it
 * - `enriched`: Gathered by the enrichment provider
 * - `community`: Written by a member
 */
export type EnumsBrandSource = ("brand_json" | "enriched" | "community")
/**
 * Whether a build produces something or only estimates its cost.
 * 
 * - `execute`: The creative is produced, and billed where the agent charges.
 * - `estimate`: Only the expected cost is returned; nothing is produced or billed.
 */
export type EnumsBuildMode = ("execute" | "estimate")
/**
 * Change that a request made to a catalog of the account.
 * 
 * - `created`: The catalog is new
 * - `updated`: The catalog was replaced or changed
 * - `unchanged`: The request did not differ from the stored catalog
 * - `failed`: The catalog was not stored; `errors` states why
 * - `deleted`: The catalog was removed because `delete_missing` was true
 */
export type EnumsCatalogAction = ("created" | "updated" | "unchanged" | "failed" | "deleted")
/**
 * Result of the review of a catalog item, which decides whether the item is served.
 * 
 * - `approved`: Served
 * - `pending`: Waits for a review
 * - `rejected`: Not served because of a violation
 * - `warning`: Served, with a remark to correct
 * - `withdrawn`: Removed after it had been approved
 */
export type EnumsCatalogItemStatus = ("approved" | "pending" | "rejected" | "warning" | "withdrawn")
/**
 * Strength of the evidence behind a property or collection record.
 * 
 * - `authoritative`: Declared by the publisher itself
 * - `enriched`: Derived by automated enrichment
 * - `contributed`: Entered by a member or claimed by an agent
 */
export type EnumsCatalogSource = ("authoritative" | "enriched" | "contributed")
/**
 * OAuth scope that a client of an organization can have. `proto:registry:read` and `proto:registry:write` (which includes reading) are for the REST API; `proto:products`, `proto:media_buys`, `proto:creatives` and `proto:reports` are for the agent's tasks.
 * 
 * - `proto:registry:read`: Read the REST API
 * - `proto:registry:write`: Write community entries, and read
 * - `proto:products`: Use the tasks about products
 * - `proto:media_buys`: Use the tasks about media buys
 * - `proto:creatives`: Use the tasks about creatives
 * - `proto:reports`: Use the tasks about reports
 */
export type EnumsClientScope = ("proto:registry:read" | "proto:registry:write" | "proto:products" | "proto:media_buys" | "proto:creatives" | "proto:reports")
/**
 * Visibility of a collection in the registry, after the last crawl of its publisher.
 * 
 * - `active`: Listed in the last valid file of the publisher
 * - `stale`: Not confirmed by the last crawl
 * - `removed`: No longer in the file of the publisher
 */
export type EnumsCollectionRecordStatus = ("active" | "stale" | "removed")
/**
 * Result of the last compliance run against an agent, over all scored checks.
 * 
 * - `passing`: Every scored check passed
 * - `degraded`: Some checks failed
 * - `failing`: Too many checks failed
 * - `unknown`: No usable run yet
 */
export type EnumsComplianceStatus = ("passing" | "degraded" | "failing" | "unknown")
/**
 * Result of one compliance track, that is of a group of related checks.
 * 
 * - `pass`: Passed
 * - `fail`: Failed
 * - `partial`: Passed in part
 * - `skip`: Left out of this run
 * - `silent`: Ran without counting
 * - `warning`: Passed with remarks
 * - `unknown`: No result
 * - `skipped`: Not applicable to the agent
 */
export type EnumsComplianceTrackStatus = ("pass" | "fail" | "partial" | "skip" | "silent" | "warning" | "unknown" | "skipped")
/**
 * Result of a finished crawl, compared with the stored copy.
 * 
 * - `changed`: A valid file that differs from the stored copy
 * - `unchanged`: A valid file equal to the stored copy
 * - `absent`: No file is served
 * - `invalid`: A file that did not pass validation; earlier data are marked stale
 * - `unreachable`: No usable response; the last good copy is kept
 */
export type EnumsCrawlOutcome = ("changed" | "unchanged" | "absent" | "invalid" | "unreachable")
/**
 * State of a crawl request, from queued to completed or failed.
 * 
 * - `queued`: Waits for a worker
 * - `running`: Is being fetched now
 * - `deferred`: Waits behind another crawl of the same domain
 * - `retrying`: Failed for a temporary reason and is scheduled again
 * - `completed`: Finished; the outcome is known
 * - `invalid`: Finished; the file was found but did not pass validation
 * - `failed`: Given up after the last attempt
 */
export type EnumsCrawlStatus = ("queued" | "running" | "deferred" | "retrying" | "completed" | "invalid" | "failed")
/**
 * Ability of a creative agent with regard to a format.
 * 
 * - `validation`: Checks manifests against the format
 * - `assembly`: Puts given assets together
 * - `generation`: Makes assets from a brief
 * - `preview`: Renders previews
 * - `delivery`: Delivers the finished creative
 */
export type EnumsCreativeAgentCapability = ("validation" | "assembly" | "generation" | "preview" | "delivery")
/**
 * State of the review of a creative on one package.
 * 
 * - `pending_review`: Waits for the seller's decision
 * - `approved`: Can be served on the package
 * - `rejected`: Cannot be served on the package
 */
export type EnumsCreativeApprovalStatus = ("pending_review" | "approved" | "rejected")
/**
 * Strategy by which one of several variants of a creative is chosen.
 * 
 * - `audience_relevance`: The variant that suits the audience best
 * - `contextual_fit`: The variant that suits the content best
 * - `performance`: The variant that performs best
 * - `proximity`: The variant for the nearest place
 * - `inventory_priority`: The variant whose stock is highest
 * - `random`: A variant by chance
 */
export type EnumsCreativeSelectionStrategy = ("audience_relevance" | "contextual_fit" | "performance" | "proximity" | "inventory_priority" | "random")
/**
 * Way in which the adagents.json of a domain was found, directly or through a pointer.
 * 
 * - `direct`: At the well-known address of the domain
 * - `authoritative_location`: Through the pointer that the domain serves
 * - `ads_txt_managerdomain`: At the manager domain named in the ads.txt of the domain
 * - `adagents_authoritative`: Named by the selectors of another publisher file
 */
export type EnumsDiscoveryMethod = ("direct" | "authoritative_location" | "ads_txt_managerdomain" | "adagents_authoritative")
/**
 * Subject that a community entry describes: a brand, or the properties of a publisher.
 * 
 * - `brand`: The brand of a domain
 * - `property`: The properties of a publisher domain
 */
export type EnumsEntryKind = ("brand" | "property")
/**
 * Party that measured the performance which feedback reports.
 * 
 * - `buyer_attribution`: The buyer's own attribution
 * - `third_party_measurement`: A measurement vendor
 * - `platform_analytics`: Analytics of the platform
 * - `verification_partner`: A verification vendor
 */
export type EnumsFeedbackSource = ("buyer_attribution" | "third_party_measurement" | "platform_analytics" | "verification_partner")
/**
 * How recent a copy of a remote document is.
 * 
 * - `live`: Fetched while this request was being answered
 * - `fresh`: Stored copy within its cache lifetime
 * - `cached`: Older stored copy, kept because the last fetch failed for a passing reason
 * - `stale`: The last check found the document gone or invalid
 * - `absent`: The domain serves no such document, the answer rests on stored entries
 */
export type EnumsFreshnessState = ("live" | "fresh" | "cached" | "stale" | "absent")
/**
 * Server of a publisher's adagents.json: the domain itself, another host, this registry or nobody.
 * 
 * - `self`: The domain itself
 * - `self_redirected`: Another address, to which a pointer of the domain or the manager in its ads.txt leads
 * - `self_invalid`: The domain, but what it serves is not valid
 * - `aao_hosted`: This registry, from a member entry
 * - `none`: Nobody
 */
export type EnumsHostingMode = ("self" | "self_redirected" | "self_invalid" | "aao_hosted" | "none")
/**
 * How many variants of a build the caller expects to keep; a hint that does not change the price.
 * 
 * - `keep_all`: Every variant is meant to be used.
 * - `keep_one`: One variant per creative is meant to be used.
 * - `keep_some`: Some of the variants are meant to be used.
 */
export type EnumsKeepMode = ("keep_all" | "keep_one" | "keep_some")
/**
 * Name of a file in which a domain describes itself.
 * 
 * - `brand.json`: Identity of a brand or house
 * - `adagents.json`: Inventory and authorized agents of a publisher
 */
export type EnumsManifestFile = ("brand.json" | "adagents.json")
/**
 * Result of the last attempt to read a manifest.
 * 
 * - `pending`: Not fetched yet
 * - `valid`: Fetched and valid
 * - `invalid`: Fetched, but not valid
 * - `unreachable`: The host did not respond
 */
export type EnumsManifestStatus = ("pending" | "valid" | "invalid" | "unreachable")
/**
 * Kind of identifier that members of an audience were matched by.
 * 
 * - `hashed_email`: SHA-256 of an email address
 * - `hashed_phone`: SHA-256 of a telephone number
 * - `rampid`: RampID of LiveRamp
 * - `id5`: ID5
 * - `uid2`: Unified ID 2.0
 * - `euid`: European Unified ID
 * - `pairid`: PAIR identifier of Google
 * - `maid`: Mobile advertising identifier
 * - `other`: Any other
 */
export type EnumsMatchIdType = ("hashed_email" | "hashed_phone" | "rampid" | "id5" | "uid2" | "euid" | "pairid" | "maid" | "other")
/**
 * Health of a buy: whether everything that it needs is in service.
 * 
 * - `ok`: Everything that the buy needs is in service
 * - `impaired`: Something that the buy needs is out of service
 */
export type EnumsMediaBuyHealth = ("ok" | "impaired")
/**
 * Role of a member, which decides what the member may do for an organization.
 * 
 * - `owner`: Everything, including owners
 * - `admin`: Everything except making, changing and removing owners
 * - `member`: Use of the registry for the organization, without members, keys, clients and settings
 */
export type EnumsMemberRole = ("owner" | "admin" | "member")
/**
 * Quality that a performance index in feedback expresses.
 * 
 * - `overall_performance`: Performance as a whole
 * - `conversion_rate`: Conversions in relation to contacts
 * - `brand_lift`: Change of attitudes
 * - `click_through_rate`: Clicks in relation to impressions
 * - `completion_rate`: Completed views in relation to views
 * - `viewability`: Viewable share
 * - `brand_safety`: Suitability of the content beside the ad
 * - `cost_efficiency`: Results in relation to spend
 */
export type EnumsMetricType = ("overall_performance" | "conversion_rate" | "brand_lift" | "click_through_rate" | "completion_rate" | "viewability" | "brand_safety" | "cost_efficiency")
/**
 * State of a challenge of domain control, which an organization requested for one domain.
 * 
 * - `open`: The nonce can still be proved
 * - `consumed`: A proof succeeded and used up the nonce
 * - `invalidated`: A proof failed and ended the nonce
 * - `expired`: 15 minutes passed without a proof
 * - `none`: No challenge was issued in the last 30 days
 */
export type EnumsOwnershipChallengeState = ("open" | "consumed" | "invalidated" | "expired" | "none")
/**
 * Place where the nonce was found: a DNS record or a file on the domain.
 * 
 * - `dns`: In a TXT record of the domain
 * - `http`: In the text file on the domain
 */
export type EnumsOwnershipProofMethod = ("dns" | "http")
/**
 * Kind of principal for which a credential stands, which limits what it may do.
 * 
 * - `user`: A person who signed in
 * - `api_key`: A key of an organization
 * - `client`: A program that acts for an organization by itself
 */
export type EnumsPrincipalKind = ("user" | "api_key" | "client")
/**
 * Field of a product that `get_products` can be asked to return, with the name that it has in the product.
 * 
 * - `product_id`: Identifier of the product
 * - `name`: Name for people
 * - `description`: What a buyer gets
 * - `publisher_properties`: Properties on which it runs
 * - `channels`: Advertising channels
 * - `video_placement_types`: Settings of video
 * - `audio_distribution_types`: Services of audio
 * - `sponsored_placement_types`: Forms of retail placements
 * - `social_placement_surfaces`: Parts of social services
 * - `format_ids`: Accepted formats by identifier
 * - `format_options`: Accepted formats by family
 * - `placements`: Placements on which it runs
 * - `delivery_type`: Delivery promise
 * - `exclusivity`: Exclusivity
 * - `pricing_options`: Prices
 * - `forecast`: Expected figures
 * - `outcome_measurement`: Measurement of outcomes
 * - `delivery_measurement`: Measurement of delivery
 * - `reporting_capabilities`: What reports contain
 * - `creative_policy`: Rules for creatives
 * - `catalog_types`: Kinds of catalogs
 * - `metric_optimization`: Metrics to optimize
 * - `conversion_tracking`: Conversions to optimize
 * - `data_provider_signals`: Signals of data providers
 * - `included_signals`: Signals that are included
 * - `signal_targeting_allowed`: Whether signals can be targeted
 * - `signal_targeting_options`: Signals that can be targeted
 * - `signal_targeting_rules`: Rules for combining signals
 * - `max_optimization_goals`: Most goals of a package
 * - `catalog_match`: Requested catalog items that match
 * - `collections`: Collections in which it runs
 * - `collection_targeting_allowed`: Whether collections can be targeted
 * - `installments`: Installments of collections
 * - `brief_relevance`: How it fits the brief
 * - `expires_at`: Until when it is offered
 * - `product_card`: Card for lists
 * - `product_card_detailed`: Card with details
 * - `enforced_policies`: Policies that apply
 * - `trusted_match`: Trusted matching
 */
export type EnumsProductField = ("product_id" | "name" | "description" | "publisher_properties" | "channels" | "video_placement_types" | "audio_distribution_types" | "sponsored_placement_types" | "social_placement_surfaces" | "format_ids" | "format_options" | "placements" | "delivery_type" | "exclusivity" | "pricing_options" | "forecast" | "outcome_measurement" | "delivery_measurement" | "reporting_capabilities" | "creative_policy" | "catalog_types" | "metric_optimization" | "conversion_tracking" | "data_provider_signals" | "included_signals" | "signal_targeting_allowed" | "signal_targeting_options" | "signal_targeting_rules" | "max_optimization_goals" | "catalog_match" | "collections" | "collection_targeting_allowed" | "installments" | "brief_relevance" | "expires_at" | "product_card" | "product_card_detailed" | "enforced_policies" | "trusted_match")
/**
 * Classification of a property record: what the record stands for.
 * 
 * - `property`: A place that shows advertising
 * - `ad_infra`: Advertising machinery such as an ad server host
 * - `publisher_mask`: A name that hides several publishers
 * - `network`: A network of properties
 * - `unclassified`: Not judged yet
 */
export type EnumsPropertyClassification = ("property" | "ad_infra" | "publisher_mask" | "network" | "unclassified")
/**
 * Where the answer about a publisher domain came from.
 * 
 * - `adagents_json`: The adagents.json of the publisher, crawled or fetched live
 * - `hosted`: A community entry whose document this registry hosts
 * - `discovered`: Only seen in claims of agents, not confirmed by the publisher
 */
export type EnumsPropertyResolutionSource = ("adagents_json" | "hosted" | "discovered")
/**
 * Origin of a property in the registry listing, which states how far it can be trusted.
 * 
 * - `adagents_json`: Declared by the adagents.json of the publisher
 * - `community`: Written by a member
 * - `enriched`: Added by automated enrichment
 */
export type EnumsPropertySource = ("adagents_json" | "community" | "enriched")
/**
 * Area of the protocol that a task belongs to, written with hyphens.
 * 
 * - `media-buy`: Sale and purchase of media
 * - `signals`: Audience and context signals
 * - `governance`: Policies and lists
 * - `creative`: Building and reviewing creatives
 * - `brand`: Identity of and rights in brands
 * - `sponsored-intelligence`: Sponsored conversations with assistants
 * - `measurement`: Measurement catalogs and values
 */
export type EnumsProtoProtocol = ("media-buy" | "signals" | "governance" | "creative" | "brand" | "sponsored-intelligence" | "measurement")
/**
 * Evidence that ties an agent to a publisher, from the publisher's file to a mere claim.
 * 
 * - `adagents_json`: The file of the publisher
 * - `aao_hosted`: The file that this registry hosts for it
 * - `agent_claim`: A statement of the agent alone
 */
export type EnumsPublisherAgentSource = ("adagents_json" | "aao_hosted" | "agent_claim")
/**
 * What is known about the adagents.json of a domain.
 * 
 * - `valid`: Served and valid
 * - `community`: Not served; a member entry stands in
 * - `invalid`: Served, but not valid
 * - `absent`: Not served
 * - `unknown`: Not seen, or the domain cannot be reached
 * - `checking`: Being fetched right now
 */
export type EnumsPublisherFileStatus = ("valid" | "community" | "invalid" | "absent" | "unknown" | "checking")
/**
 * Source from which it is known that a publisher has a property.
 * 
 * - `adagents_json`: Its adagents.json
 * - `brand_json`: Its brand.json, asked only when the adagents.json names no property
 * - `community`: A member entry
 * - `discovered`: Claims of agents alone
 */
export type EnumsPublisherPropertySource = ("adagents_json" | "brand_json" | "community" | "discovered")
/**
 * How well the tie between a brand and its house is proven.
 * 
 * - `inline`: The brand is defined inside the house file
 * - `mutual`: House and brand name each other in their own files
 * - `leaf_only`: Only the brand names the house, so this is a claim
 * - `house_only`: Only the house names the brand; the brand counts as standalone
 * - `standalone`: No house is named
 * - `unverifiable`: The house file could not be read or is no portfolio
 */
export type EnumsRelationshipTrust = ("inline" | "mutual" | "leaf_only" | "house_only" | "standalone" | "unverifiable")
/**
 * State of a submission that an operator of the registry reviews before it becomes public.
 * 
 * - `pending`: Waiting for a decision, hidden from public answers
 * - `approved`: Accepted and public
 * - `rejected`: Refused and never public
 */
export type EnumsReviewStatus = ("pending" | "approved" | "rejected")
/**
 * Where the state after a revision came from. `brand_json` and `adagents_json`: the domain's own file; `enriched`: an enrichment provider; `community`: a member.
 * 
 * - `brand_json`: brand.json that the domain serves
 * - `adagents_json`: adagents.json that the domain serves
 * - `enriched`: Enrichment provider
 * - `community`: Member of the registry
 */
export type EnumsRevisionSource = ("brand_json" | "adagents_json" | "enriched" | "community")
/**
 * Way in which a selector names properties of a publisher.
 * 
 * - `all`: Every property of the publisher
 * - `by_id`: Those with one of the ids
 * - `by_tag`: Those with one of the tags
 */
export type EnumsSelectionType = ("all" | "by_id" | "by_tag")
/**
 * What happens to a signal on its destinations.
 * 
 * - `activate`: makes the signal available on the destinations
 * - `deactivate`: removes the signal from the destinations; needs no price
 */
export type EnumsSignalAction = ("activate" | "deactivate")
/**
 * Interval in which a signal is refreshed, or that it looks back.
 * 
 * - `intra_day`: several times a day
 * - `daily`: once a day
 * - `weekly`: once a week
 * - `monthly`: once a month
 * - `bi_monthly`: every two months
 * - `quarterly`: every three months
 * - `bi_annually`: every six months
 * - `annually`: once a year
 */
export type EnumsSignalCadence = ("intra_day" | "daily" | "weekly" | "monthly" | "bi_monthly" | "quarterly" | "bi_annually" | "annually")
/**
 * Source from which the members of a signal were collected.
 * 
 * - `app_behavior`: actions of users inside mobile or desktop applications
 * - `app_usage`: which applications are installed or opened, and how often
 * - `web_usage`: pages that were visited or searched for
 * - `geo_location`: places at which a device was seen
 * - `email`: receipts and newsletters in a mailbox, with consent
 * - `tv_ott_or_stb_device`: programmes watched on a television, streaming device or set-top box
 * - `panel`: recruited people whose behaviour is measured
 * - `online_ecommerce`: baskets and orders of online shops
 * - `credit_data`: records of lenders and credit bureaus
 * - `loyalty_card`: purchases recorded with a loyalty card
 * - `transaction`: payments recorded by a bank or card network
 * - `online_survey`: answers that people gave online
 * - `offline_survey`: answers that people gave by telephone, letter or in person
 * - `public_record_census`: statistics of a public census
 * - `public_record_voter_file`: public registers of voters
 * - `public_record_other`: other public registers, such as those of vehicles or houses
 * - `offline_transaction`: purchases in shops, matched to a household
 */
export type EnumsSignalDataSource = ("app_behavior" | "app_usage" | "web_usage" | "geo_location" | "email" | "tv_ott_or_stb_device" | "panel" | "online_ecommerce" | "credit_data" | "loyalty_card" | "transaction" | "online_survey" | "offline_survey" | "public_record_census" | "public_record_voter_file" | "public_record_other" | "offline_transaction")
/**
 * Way in which signals are listed.
 * 
 * - `brief`: returns the signals that fit a text or a list of references, best match first
 * - `wholesale`: returns the whole feed of signals that the caller may see, page by page
 */
export type EnumsSignalDiscoveryMode = ("brief" | "wholesale")
/**
 * Field of a signal that a caller can select.
 * 
 * - `signal_ref`: reference that names the signal across agents
 * - `signal_id`: reference in the older form
 * - `signal_agent_segment_id`: handle for `activate_signal`
 * - `name`: name for people
 * - `description`: meaning of the signal
 * - `value_type`: form of its values
 * - `categories`: values of a categorical signal
 * - `range`: bounds of a numeric signal
 * - `signal_type`: kind of signal
 * - `data_provider`: name of the data provider
 * - `coverage_percentage`: share of the population that it reaches
 * - `deployments`: destinations and their state
 * - `pricing_options`: prices of its use
 * - `taxonomy`: place in a taxonomy
 * - `data_sources`: sources of its members
 * - `methodology`: how membership is decided
 * - `segmentation_criteria`: rule of membership in words
 * - `criteria_url`: page with the rule of membership
 * - `refresh_cadence`: how often it is refreshed
 * - `lookback_window`: time that it looks back
 * - `onboarder`: how offline data was matched
 * - `modeling`: model behind it
 * - `audience_expansion`: whether members were added by similarity
 * - `device_expansion`: whether further devices of members were added
 * - `countries`: countries in which it can be used
 * - `consent_basis`: legal basis of its data
 * - `restricted_attributes`: protected categories that it touches
 * - `policy_categories`: policy categories that apply
 * - `art9_basis`: legal basis for special categories of data
 * - `data_subject_rights`: where people exercise their rights
 * - `last_updated`: time of its last refresh
 */
export type EnumsSignalField = ("signal_ref" | "signal_id" | "signal_agent_segment_id" | "name" | "description" | "value_type" | "categories" | "range" | "signal_type" | "data_provider" | "coverage_percentage" | "deployments" | "pricing_options" | "taxonomy" | "data_sources" | "methodology" | "segmentation_criteria" | "criteria_url" | "refresh_cadence" | "lookback_window" | "onboarder" | "modeling" | "audience_expansion" | "device_expansion" | "countries" | "consent_basis" | "restricted_attributes" | "policy_categories" | "art9_basis" | "data_subject_rights" | "last_updated")
/**
 * How membership of a signal is decided.
 * 
 * - `observed`: the behaviour itself was recorded
 * - `declared`: people stated it about themselves
 * - `derived`: computed from recorded facts by a fixed rule
 * - `inferred`: concluded from other facts that usually come with it
 * - `modeled`: predicted by a statistical model from a seed of known members
 */
export type EnumsSignalMethodology = ("observed" | "declared" | "derived" | "inferred" | "modeled")
/**
 * Whether the adagents.json of the data provider confirms that this agent may offer the signal.
 * 
 * - `confirmed`: the file lists the signal and authorizes this agent to offer it
 * - `not_confirmed`: the file does not list the signal, or does not authorize this agent to offer it
 * - `not_checked`: the registry has no valid adagents.json of the data provider
 */
export type EnumsSignalProviderStatus = ("confirmed" | "not_confirmed" | "not_checked")
/**
 * Metric by which rows of a report are sorted, always the largest first.
 * 
 * - `impressions`: Times the ad was shown
 * - `spend`: Amount spent
 * - `clicks`: Clicks on the ad
 * - `ctr`: Clicks divided by impressions
 * - `views`: Views long enough to count
 * - `completed_views`: Views to the end or threshold
 * - `completion_rate`: Completed views divided by views
 * - `conversions`: Conversions within the attribution window
 * - `conversion_value`: Value of the conversions
 * - `roas`: Conversion value divided by spend
 * - `cost_per_acquisition`: Spend divided by conversions
 * - `new_to_brand_rate`: Share of conversions by new customers
 * - `leads`: Leads submitted
 * - `grps`: Gross rating points
 * - `reach`: Different people or devices reached
 * - `frequency`: Impressions for each one reached
 * - `engagements`: Interactions of any kind
 * - `follows`: New followers
 * - `saves`: Saves of the ad or post
 * - `profile_visits`: Visits to the profile
 * - `engagement_rate`: Engagements divided by impressions
 * - `cost_per_click`: Spend divided by clicks
 */
export type EnumsSortMetric = ("impressions" | "spend" | "clicks" | "ctr" | "views" | "completed_views" | "completion_rate" | "conversions" | "conversion_value" | "roas" | "cost_per_acquisition" | "new_to_brand_rate" | "leads" | "grps" | "reach" | "frequency" | "engagements" | "follows" | "saves" | "profile_visits" | "engagement_rate" | "cost_per_click")
/**
 * Claim of an agent inside one protocol area; the area must be supported too. `sales-proposal-mode` and `signed-requests` are deprecated.
 * 
 * - `audience-sync`: Accepts audiences with `sync_audiences`
 * - `brand-rights`: Licenses rights in brands
 * - `collection-lists`: Keeps collection lists
 * - `content-standards`: Keeps content standards
 * - `creative-ad-server`: Serves creatives and reports on them
 * - `creative-generative`: Makes creatives from briefs
 * - `creative-template`: Builds creatives from templates
 * - `creative-transformers`: Builds creatives with selectable transformers
 * - `governance-aware-seller`: Sells under the governance of the buyer
 * - `governance-delivery-monitor`: Watches delivery against plans
 * - `governance-spend-authority`: Decides about spend against plans
 * - `property-lists`: Keeps property lists
 * - `sales-broadcast-tv`: Sells broadcast television
 * - `sales-catalog-driven`: Sells from catalogs of items
 * - `sales-guaranteed`: Sells with promised delivery
 * - `sales-non-guaranteed`: Sells without promised delivery
 * - `sales-proposal-mode`: Deprecated; sells by proposals, see `supports_proposals`
 * - `sales-social`: Sells on social platforms
 * - `signal-marketplace`: Offers signals of several data providers
 * - `signal-owned`: Offers its own signals
 * - `signed-requests`: Deprecated; see `request_signing.supported`
 * - `sponsored-intelligence`: Holds sponsored conversations
 */
export type EnumsSpecialism = ("audience-sync" | "brand-rights" | "collection-lists" | "content-standards" | "creative-ad-server" | "creative-generative" | "creative-template" | "creative-transformers" | "governance-aware-seller" | "governance-delivery-monitor" | "governance-spend-authority" | "property-lists" | "sales-broadcast-tv" | "sales-catalog-driven" | "sales-guaranteed" | "sales-non-guaranteed" | "sales-proposal-mode" | "sales-social" | "signal-marketplace" | "signal-owned" | "signed-requests" | "sponsored-intelligence")
/**
 * Task that an asynchronous record or a webhook belongs to. `media_buy_delivery` marks pushed delivery reports.
 * 
 * - `create_media_buy`: Creation of a media buy
 * - `update_media_buy`: Change of a media buy
 * - `media_buy_delivery`: Pushed delivery report
 * - `sync_creatives`: Synchronization of creatives
 * - `build_creative`: Build of a creative
 * - `activate_signal`: Activation of a signal
 * - `get_products`: Search for products
 * - `get_signals`: Search for signals
 * - `create_property_list`: Creation of a property list
 * - `update_property_list`: Change of a property list
 * - `get_property_list`: Read of a property list
 * - `list_property_lists`: List of property lists
 * - `delete_property_list`: Deletion of a property list
 * - `sync_accounts`: Synchronization of accounts
 * - `get_account_financials`: Read of financials
 * - `get_creative_delivery`: Delivery figures of creatives
 * - `sync_event_sources`: Synchronization of event sources
 * - `sync_audiences`: Synchronization of audiences
 * - `sync_catalogs`: Synchronization of catalogs
 * - `log_event`: Report of events
 * - `get_brand_identity`: Read of a brand identity
 * - `search_brands`: Search for brands
 * - `get_rights`: Read of rights
 * - `acquire_rights`: Purchase of rights
 */
export type EnumsTaskType = ("create_media_buy" | "update_media_buy" | "media_buy_delivery" | "sync_creatives" | "build_creative" | "activate_signal" | "get_products" | "get_signals" | "create_property_list" | "update_property_list" | "get_property_list" | "list_property_lists" | "delete_property_list" | "sync_accounts" | "get_account_financials" | "get_creative_delivery" | "sync_event_sources" | "sync_audiences" | "sync_catalogs" | "log_event" | "get_brand_identity" | "search_brands" | "get_rights" | "acquire_rights")
/**
 * Way in which a badge of compliance was earned.
 * 
 * - `spec`: By the checks that this registry runs against the agent
 * - `live`: By observed production traffic, which this registry does not do
 */
export type EnumsVerificationMode = ("spec" | "live")
/**
 * Requirements for a mention of the brand in the response of an assistant.
 */
export type FormatsCanonicalAgentPlacement = (FormatsCanonicalBase & FormatsCanonicalAgentPlacement1)
/**
 * Slot of a canonical format. Limits that do not apply to its kind of asset have no effect.
 */
export type FormatsCanonicalSlot = FormatsCanonicalSlot1
/**
 * Requirements that a DAAST tag of an audio ad must meet.
 */
export type FormatsCanonicalAudioDaast = (FormatsCanonicalBase & FormatsCanonicalAudioDaast1)
/**
 * Requirements for an audio file that the seller hosts.
 */
export type FormatsCanonicalAudioHosted = (FormatsCanonicalBase & FormatsCanonicalAudioHosted1)
/**
 * Requirements for a third-party tag. Its size is exact, one of several, or within bounds.
 */
export type FormatsCanonicalDisplayTag = (FormatsCanonicalBase & FormatsCanonicalDisplayTag1)
/**
 * Requirements for an HTML5 ad. Its size is exact, one of several, or within bounds.
 */
export type FormatsCanonicalHtml5 = (FormatsCanonicalBase & FormatsCanonicalHtml51)
/**
 * Requirements for an image. Its size is exact, one of several, or within bounds.
 */
export type FormatsCanonicalImage = (FormatsCanonicalBase & FormatsCanonicalImage1)
/**
 * Requirements for a carousel, which shows cards that a person swipes through.
 */
export type FormatsCanonicalImageCarousel = (FormatsCanonicalBase & FormatsCanonicalImageCarousel1)
/**
 * Requirements for a native ad, which has the look of the feed around it.
 */
export type FormatsCanonicalNativeInFeed = (FormatsCanonicalBase & FormatsCanonicalNativeInFeed1)
/**
 * Requirements for a set of assets from which the seller assembles ads.
 */
export type FormatsCanonicalResponsiveCreative = (FormatsCanonicalBase & FormatsCanonicalResponsiveCreative1)
/**
 * Requirements for items of a catalog that are shown among others.
 */
export type FormatsCanonicalSponsoredPlacement = (FormatsCanonicalBase & FormatsCanonicalSponsoredPlacement1)
/**
 * Requirements for a video file that the seller hosts.
 */
export type FormatsCanonicalVideoHosted = (FormatsCanonicalBase & FormatsCanonicalVideoHosted1)
/**
 * Requirements that a VAST tag of a video ad must meet.
 */
export type FormatsCanonicalVideoVast = (FormatsCanonicalBase & FormatsCanonicalVideoVast1)
/**
 * Delivery figures for members of one audience; rates and amounts as in the whole report.
 */
export type MediaBuyAudienceDelivery = (CoreDeliveryMetrics & {
/**
 * Identifier of the audience in the source that `audience_source` names.
 */
audience_id: string
audience_source: EnumsAudienceSource
/**
 * Name that is shown to people; use the identifier for comparisons.
 */
audience_name?: string
})
/**
 * Audience after the request, with its numbers of members and matches.
 */
export type MediaBuyAudienceOutcome = MediaBuyAudienceOutcome1
/**
 * Selection of the rows of a breakdown: how many, and by which metric.
 */
export type MediaBuyBreakdownRequest = (CoreTaskRequest & MediaBuyBreakdownRequest1)
/**
 * Asks for a finished creative: generated from a brief, transformed from a manifest, fetched from the library, produced by a transformer, or refined from an earlier result. At most one of `target_format_id` and `target_format_ids` is given.
 */
export type MediaBuyBuildCreativeRequest = (CoreTaskRequest & MediaBuyBuildCreativeRequest1)
/**
 * One manifest, several manifests, several creatives with variants, an estimate, the errors of a failed build, or a task to poll.
 */
export type MediaBuyBuildCreativeResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyBuildCreativeResponse1)
export type MediaBuyBuildCreativeResponse1 = ({
creative_manifest: CoreCreativeManifest
/**
 * Identifier of the result, accepted by `refine_from_build_variant_id` until `expires_at`.
 */
build_variant_id?: string
/**
 * Digest of everything that the result was produced from.
 */
recipe_hash?: string
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
/**
 * Instant until which the results can be refined by their identifiers.
 */
expires_at?: string
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
preview_id: string
/**
 * Rendered pieces of the creative, the primary one first.
 * 
 * @minItems 1
 */
renders: CreativePreviewRender[]
input: CreativePreviewInput
}[]
/**
 * Page on which the previews can be tried out.
 */
interactive_url?: string
/**
 * Instant at which the previews stop being served.
 */
expires_at: string
}
preview_error?: CoreError
/**
 * Price that applied, by its identifier in `pricing_options`.
 */
pricing_option_id?: string
/**
 * Cost of the production, in major units of `currency`; equals the sum of its parts.
 */
vendor_cost?: number
currency?: CoreCurrencyCode
consumption?: CoreCreativeConsumption
} | {
/**
 * Finished manifests, in the order of the targets.
 * 
 * @minItems 1
 */
creative_manifests: CoreCreativeManifest[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
/**
 * Instant until which the results can be refined by their identifiers.
 */
expires_at?: string
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
preview_id: string
format_id: CoreFormatId
/**
 * Rendered pieces of the creative, the primary one first.
 * 
 * @minItems 1
 */
renders: CreativePreviewRender[]
input: CreativePreviewInput
}[]
/**
 * Page on which the previews can be tried out.
 */
interactive_url?: string
/**
 * Instant at which the previews stop being served.
 */
expires_at: string
}
preview_error?: CoreError
/**
 * Price that applied, by its identifier in `pricing_options`.
 */
pricing_option_id?: string
/**
 * Cost of the production, in major units of `currency`; equals the sum of its parts.
 */
vendor_cost?: number
currency?: CoreCurrencyCode
consumption?: CoreCreativeConsumption
} | {
/**
 * Creatives with their variants; one that failed has `errors` instead.
 * 
 * Items: A creative of the build with its variants.
 */
creatives: {
/**
 * Identifier that the variants of the creative share.
 */
build_creative_id?: string
/**
 * Catalog item that the creative was produced for.
 */
catalog_item_ref?: {
/**
 * Type of the catalog that holds the item.
 */
catalog_type?: string
/**
 * Identifier of the item in the catalog.
 */
item_id: string
}
signal_condition?: CoreSignalTargeting
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
build_variant_id: string
/**
 * Digest of everything that the variant was produced from; equal recipes have equal digests.
 */
recipe_hash?: string
/**
 * Variant that this one was refined from; the parent stays unchanged.
 */
parent_build_variant_id?: string
creative_manifest: CoreCreativeManifest
variant_axis_value?: CoreAnyValue
/**
 * Whether the evaluator recommends this variant over its neighbours.
 */
recommended?: boolean
/**
 * Place among the variants of the creative, 1 for the best.
 */
rank?: number
/**
 * What the evaluator measured on the variant. Experimental.
 */
eval?: {
/**
 * Results of the evaluation, one for each measured feature of the variant.
 */
features?: CreativeCreativeFeatureResult[]
/**
 * Number of variants that were ranked together; 1 or more.
 */
ranked_against?: number
/**
 * Calls to the evaluator that were made; 0 or more.
 */
calls_used?: number
/**
 * Seconds that the evaluation took; 0 or more.
 */
seconds_used?: number
ext?: CoreExt
}
/**
 * Price that applied, by its identifier in `pricing_options`.
 */
pricing_option_id?: string
/**
 * Cost of the production, in major units of `currency`; equals the sum of its parts.
 */
vendor_cost?: number
currency?: CoreCurrencyCode
consumption?: CoreCreativeConsumption
}[]
/**
 * Why this creative could not be produced.
 * 
 * @minItems 1
 */
errors?: CoreError[]
}[]
/**
 * Catalog items that the request covers; 0 or more.
 */
items_total?: number
/**
 * Catalog items that creatives were produced for; 0 or more.
 */
items_returned?: number
/**
 * Variants that the request asks for, over all creatives.
 */
leaves_total?: number
/**
 * Variants that were produced, over all creatives.
 */
leaves_returned?: number
/**
 * Cost of the production, in major units of `currency`; equals the sum of its parts.
 */
vendor_cost?: number
currency?: CoreCurrencyCode
keep_mode_applied?: EnumsKeepMode
selection_strategy_applied?: EnumsCreativeSelectionStrategy
/**
 * Whether `max_spend` cut the build short.
 * 
 * - `complete`: Everything that was asked for was produced.
 * - `capped`: Production stopped at `max_spend`; the rest was not produced.
 */
budget_status?: ("complete" | "capped")
/**
 * Advice beside the result, such as `BUDGET_CAP_REACHED`.
 */
errors?: CoreError[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
/**
 * Instant until which the results can be refined by their identifiers.
 */
expires_at?: string
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
preview_id: string
format_id: CoreFormatId
/**
 * Rendered pieces of the creative, the primary one first.
 * 
 * @minItems 1
 */
renders: CreativePreviewRender[]
input: CreativePreviewInput
}[]
/**
 * Page on which the previews can be tried out.
 */
interactive_url?: string
/**
 * Instant at which the previews stop being served.
 */
expires_at: string
}
preview_error?: CoreError
} | {
/**
 * Always `estimate`: nothing was built, only the cost was estimated.
 */
mode: "estimate"
/**
 * Expected cost of the build, with its bounds.
 */
estimate: {
/**
 * Catalog items that the request covers; 0 or more.
 */
items_total?: number
/**
 * Catalog items that creatives would be produced for.
 */
items_to_produce?: number
/**
 * Signal conditions that creatives would be produced for. Experimental.
 */
conditions_total?: number
/**
 * Variants that each creative would have; 1 or more.
 */
variants_per_item?: number
/**
 * Variants that would be produced, over all creatives.
 */
leaves_total?: number
currency: CoreCurrencyCode
/**
 * Lowest cost to expect, in major units of `currency`.
 */
cost_low: number
/**
 * Highest cost to expect, in major units of `currency`.
 */
cost_high: number
/**
 * Most likely cost, in major units of `currency`.
 */
cost_expected?: number
/**
 * How sure the estimate is about the cost.
 * 
 * - `fixed`: Prices are fixed, so that the estimate is exact.
 * - `estimated_units`: The number of billed units can only be estimated.
 * - `cpm_deferred`: The cost follows from later impressions.
 */
basis: ("fixed" | "estimated_units" | "cpm_deferred")
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
[k: string]: unknown
}
variant_axis_value?: CoreAnyValue
/**
 * Price that applied, by its identifier in `pricing_options`.
 */
pricing_option_id?: string
/**
 * Lowest cost of the variant, in major units of `currency`.
 */
cost_low?: number
/**
 * Highest cost of the variant, in major units of `currency`.
 */
cost_high?: number
consumption_estimate?: CoreCreativeConsumption
}[]
}
/**
 * Instant until which the prices of the estimate hold.
 */
expires_at?: string
} | {
/**
 * Why the task failed, the most important error first.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * The build goes on; its outcome is polled with `task_id`.
 */
status: "submitted"
/**
 * Identifier that the outcome is polled with, by `get_task_status`.
 */
task_id: string
/**
 * What happens now, for people; plain text of at most 2000 characters.
 */
message?: string
/**
 * Advice about the request that was accepted.
 */
errors?: CoreError[]
})
/**
 * Buys products, either package by package or as a proposal with a total budget. All of it is bought, or nothing.
 */
export type MediaBuyCreateMediaBuyRequest = (CoreTaskRequest & MediaBuyCreateMediaBuyRequest1)
/**
 * Created buy, the errors for which nothing was bought, or a task to wait for. Callers of release 3.1 and later read the state of the buy in `media_buy_status`; all others find it in `status` too.
 */
export type MediaBuyCreateMediaBuyResponse = (CoreVersionEnvelope & CoreMediaBuyEnvelope & MediaBuyCreateMediaBuyResponse1)
export type MediaBuyCreateMediaBuyResponse1 = ({
/**
 * Identifier of the buy, assigned by the seller; updates and reports refer to it.
 */
media_buy_id: string
status?: EnumsMediaBuyStatus
media_buy_status?: EnumsMediaBuyStatus
account?: CoreAccount
invoice_recipient?: CoreBusinessEntity
/**
 * Time at which the seller committed to the buy; null while it has not. Always present in release 3.1 and later.
 */
confirmed_at?: (string | null)
/**
 * Earliest deadline for creatives among the packages, ISO 8601 with a zone.
 */
creative_deadline?: string
/**
 * Version of the buy, 1 for a new one. Sent back with a change, it keeps changes of others from being overwritten.
 */
revision: number
currency?: CoreCurrencyCode
/**
 * Sum of the budgets of all packages; absent if they have different currencies.
 */
total_budget?: number
/**
 * Changes that the state of the buy allows now; empty in a final state.
 */
valid_actions?: EnumsMediaBuyValidAction[]
/**
 * Changes that are possible now, and how each takes effect; more detailed than `valid_actions`.
 */
available_actions?: CoreMediaBuyAvailableAction[]
/**
 * Packages of the buy as the seller stored them, with all fields.
 */
packages: CorePackage[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Errors for which nothing was bought, or advisories, each with code and recovery.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * Constant `submitted`: the buy waits for an approval.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Errors for which nothing was bought, or advisories, each with code and recovery.
 */
errors?: CoreError[]
})
/**
 * Figures of a buy, summed over its packages, in the currency of the report.
 */
export type MediaBuyDeliveryTotals = (CoreDeliveryMetrics & {
/**
 * Average price that was paid for each unit of `pricing_model`, in the currency of the report.
 */
effective_rate?: number
/**
 * Values of metrics that have a qualifier, such as viewability by one standard.
 */
metric_aggregates?: CoreDeliveryMetricAggregate[]
})
/**
 * Delivery figures of one package in one period.
 */
export type MediaBuyWindowPackage = (CoreDeliveryMetrics & {
/**
 * Identifier of the package, as the seller assigned it.
 */
package_id: string
})
/**
 * Delivery figures for devices with one operating system.
 */
export type MediaBuyDevicePlatformDelivery = (CoreDeliveryMetrics & {
device_platform: EnumsDevicePlatform
})
/**
 * Delivery figures for devices of one kind, such as phones.
 */
export type MediaBuyDeviceTypeDelivery = (CoreDeliveryMetrics & {
device_type: EnumsDeviceType
})
/**
 * Selection of the rows of a breakdown by area: level, system and number.
 */
export type MediaBuyGeoBreakdownRequest = (CoreTaskRequest & MediaBuyGeoBreakdownRequest1)
/**
 * Asks for the delivery of buys, since their start or between two days.
 */
export type MediaBuyGetMediaBuyDeliveryRequest = (CoreTaskRequest & MediaBuyGetMediaBuyDeliveryRequest1)
/**
 * One state of media buys, or a list of several states.
 */
export type MediaBuyMediaBuyStatusFilter = (EnumsMediaBuyStatus | EnumsMediaBuyStatus[])
/**
 * Delivery of the requested buys. A buy that has not begun has a row with zeros.
 */
export type MediaBuyGetMediaBuyDeliveryResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyGetMediaBuyDeliveryResponse1)
/**
 * Delivery of one package: totals and the requested breakdowns.
 */
export type MediaBuyPackageDelivery = (CoreDeliveryMetrics & {
/**
 * Identifier of the package, as the seller assigned it.
 */
package_id: string
/**
 * Delivery divided by what was planned until now; 1 is on plan.
 */
pacing_index?: number
pricing_model: EnumsPricingModel
/**
 * Price of one unit, or of 1000 units for `cpm` and `vcpm`.
 */
rate: number
currency: CoreCurrencyCode
/**
 * Whether the package delivers now, and if not, the reason.
 * 
 * - `delivering`: Impressions are being delivered
 * - `completed`: The package ended as planned
 * - `budget_exhausted`: The budget is spent
 * - `flight_ended`: The end time has passed
 * - `goal_met`: The goal was reached
 */
delivery_status?: ("delivering" | "completed" | "budget_exhausted" | "flight_ended" | "goal_met")
/**
 * Whether delivery of the package is paused.
 */
paused?: boolean
/**
 * Whether the figures are final; false means that later reports can correct them.
 */
is_final?: boolean
/**
 * Time at which the figures became final; present only if they are; ISO 8601 with a zone.
 */
finalized_at?: string
/**
 * Name of the measurement window of the figures, at most 50 characters.
 */
measurement_window?: string
/**
 * Name of the window whose figures these replace, at most 50 characters.
 */
supersedes_window?: string
/**
 * Metrics that the seller committed to report and that are missing; empty if all are present.
 */
missing_metrics?: CoreMissingMetric[]
/**
 * Values of metrics that have a qualifier, such as viewability by one standard.
 */
metric_aggregates?: CoreDeliveryMetricAggregate[]
/**
 * Figures by item of the catalogs that the creatives show.
 */
by_catalog_item?: CoreCatalogItemDeliveryMetrics[]
/**
 * Figures by creative that ran on the package.
 */
by_creative?: CoreCreativeDeliveryMetrics[]
/**
 * Figures by keyword that the package targets.
 */
by_keyword?: CoreKeywordDeliveryMetrics[]
/**
 * Figures by area, at the level that the request asked for.
 */
by_geo?: CoreGeoDeliveryMetrics[]
/**
 * Whether more areas exist than `by_geo` contains.
 */
by_geo_truncated?: boolean
/**
 * Figures by device type, such as phones and televisions.
 */
by_device_type?: MediaBuyDeviceTypeDelivery[]
/**
 * Whether more device types exist than `by_device_type` contains.
 */
by_device_type_truncated?: boolean
/**
 * Figures by operating system of the devices.
 */
by_device_platform?: MediaBuyDevicePlatformDelivery[]
/**
 * Whether more operating systems exist than `by_device_platform` contains.
 */
by_device_platform_truncated?: boolean
/**
 * Figures by audience of the targeting.
 */
by_audience?: MediaBuyAudienceDelivery[]
/**
 * Whether more audiences exist than `by_audience` contains.
 */
by_audience_truncated?: boolean
/**
 * Figures by placement on which ads were shown.
 */
by_placement?: MediaBuyPlacementDelivery[]
/**
 * Whether more placements exist than `by_placement` contains.
 */
by_placement_truncated?: boolean
/**
 * Figures for each day; present only if the request asked for them.
 */
daily_breakdown?: MediaBuyDailyDelivery[]
})
/**
 * Delivery of a package on one placement.
 */
export type MediaBuyPlacementDelivery = (CoreDeliveryMetrics & {
/**
 * Identifier of the placement in the publisher's file or the product.
 */
placement_id: string
/**
 * Name that is shown to people; use the identifier for comparisons.
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
 * Asks for products that fit a brief, for all of them (`wholesale`), or for changes of an earlier response (`refine`). A field that does not belong to the mode is refused with `INVALID_REQUEST`. Without credentials prices are left out.
 */
export type MediaBuyGetProductsRequest = (CoreTaskRequest & MediaBuyGetProductsRequest1)
/**
 * Change of an earlier response; `scope` decides the form.
 */
export type MediaBuyRefinement = ({
/**
 * Subject of the change, which decides the other members.
 */
scope: "request"
/**
 * Change in plain words, 1 to 10000 characters; the seller interprets it.
 */
ask: string
} | {
/**
 * Subject of the change, which decides the other members.
 */
scope: "product"
/**
 * Identifier of the product, as an earlier response gave it, at most 256 characters.
 */
product_id: string
/**
 * Action on the product. It cannot stand beside an entry that finalizes a proposal; that is refused with `INVALID_REQUEST`.
 * 
 * - `include`: Keep the product
 * - `omit`: Leave the product out
 * - `more_like_this`: Add products that resemble it
 */
action?: ("include" | "omit" | "more_like_this")
/**
 * Change in plain words, 1 to 10000 characters; the seller interprets it.
 */
ask?: string
} | {
/**
 * Subject of the change, which decides the other members.
 */
scope: "proposal"
/**
 * The proposal. An unknown one is refused with `PROPOSAL_NOT_FOUND`; at most 256 characters.
 */
proposal_id: string
/**
 * Action on the product or proposal. `finalize` must be the only entry; beside any other it is refused with `INVALID_REQUEST`.
 * 
 * - `include`: Keep the proposal
 * - `omit`: Leave the proposal out
 * - `finalize`: Commit the proposal so that it can be bought; must be the only entry
 */
action?: ("include" | "omit" | "finalize")
/**
 * Change in plain words, 1 to 10000 characters; the seller interprets it.
 */
ask?: string
})
/**
 * Products and proposals that fit the request; without a match the lists are empty. An unchanged wholesale feed has `unchanged` and no products.
 */
export type MediaBuyGetProductsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyGetProductsResponse1)
/**
 * Result of one entry of `refine`, in the order of the request.
 */
export type MediaBuyRefinementOutcome = ({
/**
 * Subject of the entry, which decides the other members.
 */
scope: "request"
/**
 * Whether the change was made in full, in part, or could not be made.
 * 
 * - `applied`: The wish was fulfilled
 * - `partial`: A part of the wish was fulfilled
 * - `unable`: The wish could not be fulfilled
 */
status: ("applied" | "partial" | "unable")
/**
 * Explanation of the result, as text for people; absent if there is nothing to explain.
 */
notes?: string
} | {
/**
 * Subject of the entry, which decides the other members.
 */
scope: "product"
/**
 * Identifier of the product to which the entry refers.
 */
product_id: string
/**
 * Whether the change was made in full, in part, or could not be made.
 * 
 * - `applied`: The wish was fulfilled
 * - `partial`: A part of the wish was fulfilled
 * - `unable`: The wish could not be fulfilled
 */
status: ("applied" | "partial" | "unable")
/**
 * Explanation of the result, as text for people; absent if there is nothing to explain.
 */
notes?: string
} | {
/**
 * Subject of the entry, which decides the other members.
 */
scope: "proposal"
/**
 * Identifier of the proposal to which the entry refers.
 */
proposal_id: string
/**
 * Whether the change was made in full, in part, or could not be made.
 * 
 * - `applied`: The wish was fulfilled
 * - `partial`: A part of the wish was fulfilled
 * - `unable`: The wish could not be fulfilled
 */
status: ("applied" | "partial" | "unable")
/**
 * Explanation of the result, as text for people; absent if there is nothing to explain.
 */
notes?: string
})
/**
 * Asks for formats of creatives. Filters are combined; in a list one matching value is enough unless stated otherwise. Needs no credential.
 */
export type MediaBuyListCreativeFormatsRequest = (CoreTaskRequest & MediaBuyListCreativeFormatsRequest1)
/**
 * Formats that match every filter, in a stable order.
 */
export type MediaBuyListCreativeFormatsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyListCreativeFormatsResponse1)
/**
 * Reports events of one source. Each is validated by itself; one that fails does not stop the others.
 */
export type MediaBuyLogEventRequest = (CoreTaskRequest & MediaBuyLogEventRequest1)
/**
 * Number of entries that were accepted, and the errors of the others.
 */
export type MediaBuyLogEventResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyLogEventResponse1)
export type MediaBuyLogEventResponse1 = ({
/**
 * Number of events in the request.
 */
events_received: number
/**
 * Number of events that were accepted, including repetitions of earlier events.
 */
events_processed: number
/**
 * Events that were not recorded, each with its error.
 * 
 * Items: Event of the request that was not recorded, with its error.
 */
partial_failures?: {
/**
 * Identifier of the event in the request.
 */
event_id: string
/**
 * Error code that a program can act on, such as `INVALID_REQUEST`.
 */
code: string
/**
 * Fault of the event, in one sentence for people.
 */
message: string
}[]
/**
 * Remarks about what was stored, as sentences for people.
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
 * Errors for which the task failed, each with a code, a message and the way to recover.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Reports to the seller how well a buy, a package or a creative performed, so that delivery can be adjusted.
 */
export type MediaBuyProvidePerformanceFeedbackRequest = (CoreTaskRequest & MediaBuyProvidePerformanceFeedbackRequest1)
/**
 * Acknowledgement of the feedback, or the errors for which it was refused.
 */
export type MediaBuyProvidePerformanceFeedbackResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuyProvidePerformanceFeedbackResponse1)
export type MediaBuyProvidePerformanceFeedbackResponse1 = ({
/**
 * Constant true: the feedback was stored.
 */
success: true
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Uploads audiences, or changes their members. Without `audiences` it only returns the stored ones. Refused with `UNSUPPORTED_FEATURE` if audiences are not declared.
 */
export type MediaBuySyncAudiencesRequest = (CoreTaskRequest & MediaBuySyncAudiencesRequest1)
/**
 * Result for each audience, the errors for which nothing was done, or a task to wait for.
 */
export type MediaBuySyncAudiencesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuySyncAudiencesResponse1)
export type MediaBuySyncAudiencesResponse1 = ({
/**
 * Audiences with what was done to each, in the order of the request.
 */
audiences: MediaBuyAudienceOutcome[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 */
errors?: CoreError[]
})
/**
 * Uploads catalogs, or names the URLs of their feeds. Without `catalogs` it only returns the stored ones. Refused with `UNSUPPORTED_FEATURE` without the feature `catalog_management`.
 */
export type MediaBuySyncCatalogsRequest = (CoreTaskRequest & MediaBuySyncCatalogsRequest1)
/**
 * Result for each catalog, the errors for which nothing was done, or a task to wait for.
 */
export type MediaBuySyncCatalogsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuySyncCatalogsResponse1)
export type MediaBuySyncCatalogsResponse1 = ({
/**
 * Whether the request was only checked and nothing was written.
 */
dry_run?: boolean
/**
 * Catalogs with what was done to each, in the order of the request.
 */
catalogs: MediaBuyCatalogOutcome[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 */
errors?: CoreError[]
})
/**
 * Declares the sources of events. Without `event_sources` it only returns the stored ones. Refused with `UNSUPPORTED_FEATURE` if conversion tracking is not declared.
 */
export type MediaBuySyncEventSourcesRequest = (CoreTaskRequest & MediaBuySyncEventSourcesRequest1)
/**
 * Result for each event source, or the errors for which nothing was done.
 */
export type MediaBuySyncEventSourcesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & MediaBuySyncEventSourcesResponse1)
export type MediaBuySyncEventSourcesResponse1 = ({
/**
 * All event sources of the account, including those that the seller maintains.
 */
event_sources: MediaBuyEventSourceOutcome[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Errors for which the task failed, each with a code, a message and the way to recover.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Changes a buy. Absent fields stay as they are; lists are replaced. All of it is done, or nothing. A change of a buy in a final state is refused with `INVALID_STATE`, one that its product does not allow with `ACTION_NOT_ALLOWED`.
 */
export type MediaBuyUpdateMediaBuyRequest = (CoreTaskRequest & MediaBuyUpdateMediaBuyRequest1)
/**
 * Buy after the change, the errors for which nothing was changed, or a task to wait for. Callers of release 3.1 and later read the state of the buy in `media_buy_status`; all others find it in `status` too.
 */
export type MediaBuyUpdateMediaBuyResponse = (CoreVersionEnvelope & CoreMediaBuyEnvelope & MediaBuyUpdateMediaBuyResponse1)
export type MediaBuyUpdateMediaBuyResponse1 = ({
/**
 * Identifier of the buy, assigned by the seller; updates and reports refer to it.
 */
media_buy_id: string
status?: EnumsMediaBuyStatus
media_buy_status?: EnumsMediaBuyStatus
/**
 * Revision number of the buy after the change; pass it as `revision` in the next update.
 */
revision: number
currency?: CoreCurrencyCode
/**
 * Sum of the budgets of all packages; absent if they have different currencies.
 */
total_budget?: number
/**
 * When the change takes effect; null while approval is open; ISO 8601 with a zone.
 */
implementation_date?: (string | null)
invoice_recipient?: CoreBusinessEntity
/**
 * Packages that changed, complete; empty if only the buy itself changed.
 */
affected_packages?: CorePackage[]
/**
 * Changes that the state of the buy allows now; empty in a final state.
 */
valid_actions?: EnumsMediaBuyValidAction[]
/**
 * Changes that are possible now, and how each takes effect; more detailed than `valid_actions`.
 */
available_actions?: CoreMediaBuyAvailableAction[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Errors for which nothing was changed, or advisories, each with code and recovery.
 * 
 * @minItems 1
 */
errors: CoreError[]
} | {
/**
 * Constant `submitted`: the change waits for an approval.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Errors for which nothing was changed, or advisories, each with code and recovery.
 */
errors?: CoreError[]
})
/**
 * Asks for the versions, areas and features of the agent. Needs no credential.
 */
export type ProtocolGetProtoCapabilitiesRequest = (CoreTaskRequest & ProtocolGetProtoCapabilitiesRequest1)
/**
 * Capabilities of the agent: versions, supported areas, account model and features. A declared capability is honored; one that is not declared is refused by name.
 */
export type ProtocolGetProtoCapabilitiesResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & ProtocolGetProtoCapabilitiesResponse1)
/**
 * Asks for the state of a task that was not finished at once. An unknown task, or one of another caller, is refused with `REFERENCE_NOT_FOUND`.
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
 * Tasks of the caller that match, with counts about all of them.
 */
export type ProtocolListTasksResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & ProtocolListTasksResponse1)
/**
 * Payload of the event: an authorization became visible, with its whole state.
 */
export type RegistryEventsAuthorizationGranted = (RegistryEventsAuthorizationPayload & RegistryEventsAuthorizationGranted1)
/**
 * Payload of the event: a visible authorization changed, with its new state.
 */
export type RegistryEventsAuthorizationModified = (RegistryEventsAuthorizationPayload & RegistryEventsAuthorizationModified1)
/**
 * Payload of the event: an authorization is no longer visible, with its last state.
 */
export type RegistryEventsAuthorizationRevoked = (RegistryEventsAuthorizationPayload & RegistryEventsAuthorizationRevoked1)
/**
 * Makes a signal available on destinations, or removes it from them. An unknown or invisible signal is refused with `REFERENCE_NOT_FOUND`.
 */
export type SignalsActivateSignalRequest = (CoreTaskRequest & SignalsActivateSignalRequest1)
/**
 * State of the signal on each requested destination, in the order of the request, or why nothing was done.
 */
export type SignalsActivateSignalResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & SignalsActivateSignalResponse1)
export type SignalsActivateSignalResponse1 = ({
/**
 * State on each requested destination, in the order of the request.
 */
deployments: CoreDeployment[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
} | {
/**
 * Why the task failed, at least one error.
 * 
 * @minItems 1
 */
errors: CoreError[]
})
/**
 * Finds signals for a text or a list of references (`brief`), or lists all of them (`wholesale`). Without credentials prices and keys are left out.
 */
export type SignalsGetSignalsRequest = (CoreTaskRequest & SignalsGetSignalsRequest1)
/**
 * Signals in order of relevance. No match gives an empty list; an unchanged feed is returned without signals.
 */
export type SignalsGetSignalsResponse = (CoreVersionEnvelope & CoreProtocolEnvelope & SignalsGetSignalsResponse1)
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
export type EnumsFormatKind1 = ("image" | "html5" | "display_tag" | "image_carousel" | "video_hosted" | "video_vast" | "audio_hosted" | "audio_daast" | "sponsored_placement" | "native_in_feed" | "responsive_creative" | "agent_placement" | "seller_rendered_stateful_display" | "coordinated_placements" | "custom")
/**
 * A metric of the protocol, or one of a vendor.
 */
export type CoreMetricRef1 = ({
/**
 * Origin of the metric, which decides the other members.
 */
scope: "standard"
metric_id: EnumsAvailableMetric
qualifier?: CoreMetricQualifier
} | {
/**
 * Origin of the metric, which decides the other members.
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
"brand/acquire-rights-request": BrandAcquireRightsRequest
"brand/acquire-rights-response": BrandAcquireRightsResponse
"brand/agent-entry": BrandAgentEntry
"brand/agent-ref": BrandAgentRef
"brand/asset": BrandAsset
"brand/authoritative-location": BrandAuthoritativeLocation
"brand/authorized-operator": BrandAuthorizedOperator
"brand/brand-agent-document": BrandBrandAgentDocument
"brand/brand-property": BrandBrandProperty
"brand/brand-ref-entry": BrandBrandRefEntry
"brand/canonical-document": BrandCanonicalDocument
"brand/claim": BrandClaim
"brand/claim-result": BrandClaimResult
"brand/claim-verdict": BrandClaimVerdict
"brand/claim-verdicts": BrandClaimVerdicts
"brand/color": BrandColor
"brand/colors": BrandColors
"brand/contact": BrandContact
"brand/creative-approval-request": BrandCreativeApprovalRequest
"brand/creative-approval-response": BrandCreativeApprovalResponse
"brand/data-subject-contestation": BrandDataSubjectContestation
"brand/definition": BrandDefinition
"brand/disclaimer": BrandDisclaimer
"brand/font": BrandFont
"brand/fonts": BrandFonts
"brand/get-brand-identity-request": BrandGetBrandIdentityRequest
"brand/get-brand-identity-response": BrandGetBrandIdentityResponse
"brand/get-rights-request": BrandGetRightsRequest
"brand/get-rights-response": BrandGetRightsResponse
"brand/house": BrandHouse
"brand/house-brand": BrandHouseBrand
"brand/house-portfolio": BrandHousePortfolio
"brand/house-redirect": BrandHouseRedirect
"brand/localized-name": BrandLocalizedName
"brand/localized-text": BrandLocalizedText
"brand/logo": BrandLogo
"brand/product-catalog": BrandProductCatalog
"brand/revocation-notification": BrandRevocationNotification
"brand/rights-catalog": BrandRightsCatalog
"brand/rights-envelope": BrandRightsEnvelope
"brand/rights-offering": BrandRightsOffering
"brand/rights-pricing-option": BrandRightsPricingOption
"brand/rights-summary": BrandRightsSummary
"brand/rights-terms": BrandRightsTerms
"brand/search-brand-result": BrandSearchBrandResult
"brand/search-brands-request": BrandSearchBrandsRequest
"brand/search-brands-response": BrandSearchBrandsResponse
"brand/tone-guide": BrandToneGuide
"brand/trademark": BrandTrademark
"brand/update-rights-request": BrandUpdateRightsRequest
"brand/update-rights-response": BrandUpdateRightsResponse
"brand/verification-status": BrandVerificationStatus
"brand/verify-brand-claim-request": BrandVerifyBrandClaimRequest
"brand/verify-brand-claim-response": BrandVerifyBrandClaimResponse
"brand/verify-brand-claims-request": BrandVerifyBrandClaimsRequest
"brand/verify-brand-claims-response": BrandVerifyBrandClaimsResponse
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
"core/creative-consumption": CoreCreativeConsumption
"core/creative-delivery-metrics": CoreCreativeDeliveryMetrics
"core/creative-filters": CoreCreativeFilters
"core/creative-item": CoreCreativeItem
"core/creative-manifest": CoreCreativeManifest
"core/creative-policy": CoreCreativePolicy
"core/creative-variable": CoreCreativeVariable
"core/creative-variant": CoreCreativeVariant
"core/currency-code": CoreCurrencyCode
"core/date-range": CoreDateRange
"core/datetime-range": CoreDatetimeRange
"core/daypart-target": CoreDaypartTarget
"core/delivery-forecast": CoreDeliveryForecast
"core/delivery-metric-aggregate": CoreDeliveryMetricAggregate
"core/delivery-metrics": CoreDeliveryMetrics
"core/deployment": CoreDeployment
"core/destination": CoreDestination
"core/diagnostic-issue": CoreDiagnosticIssue
"core/distribution-identifier": CoreDistributionIdentifier
"core/domain-name": CoreDomainName
"core/downstream-connection-requirement": CoreDownstreamConnectionRequirement
"core/duration": CoreDuration
"core/error": CoreError
"core/error-issue": CoreErrorIssue
"core/error-response": CoreErrorResponse
"core/evaluator-spec": CoreEvaluatorSpec
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
"core/generation-credential": CoreGenerationCredential
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
"core/response-payload-jws-envelope": CoreResponsePayloadJwsEnvelope
"core/rights-constraint": CoreRightsConstraint
"core/shortened-members": CoreShortenedMembers
"core/signal-coverage-forecast": CoreSignalCoverageForecast
"core/signal-filters": CoreSignalFilters
"core/signal-id": CoreSignalId
"core/signal-listing": CoreSignalListing
"core/signal-pricing": CoreSignalPricing
"core/signal-ref": CoreSignalRef
"core/signal-selection-group-rule": CoreSignalSelectionGroupRule
"core/signal-targeting": CoreSignalTargeting
"core/signal-targeting-expression": CoreSignalTargetingExpression
"core/signal-targeting-rules": CoreSignalTargetingRules
"core/signal-taxonomy": CoreSignalTaxonomy
"core/sla-window": CoreSlaWindow
"core/slot-assets": CoreSlotAssets
"core/special": CoreSpecial
"core/start-timing": CoreStartTiming
"core/talent": CoreTalent
"core/targeting": CoreTargeting
"core/task-request": CoreTaskRequest
"core/transformer": CoreTransformer
"core/transformer-param": CoreTransformerParam
"core/user-match": CoreUserMatch
"core/vendor-metric-id": CoreVendorMetricId
"core/vendor-metric-optimization": CoreVendorMetricOptimization
"core/vendor-metric-optimization-supported-metric": CoreVendorMetricOptimizationSupportedMetric
"core/vendor-metric-value": CoreVendorMetricValue
"core/vendor-pricing-option": CoreVendorPricingOption
"core/version-envelope": CoreVersionEnvelope
"core/webhook-activity-record": CoreWebhookActivityRecord
"creative/audit-observation": CreativeAuditObservation
"creative/creative-feature-result": CreativeCreativeFeatureResult
"creative/creative-outcome": CreativeCreativeOutcome
"creative/creative-record": CreativeCreativeRecord
"creative/get-creative-delivery-request": CreativeGetCreativeDeliveryRequest
"creative/get-creative-delivery-response": CreativeGetCreativeDeliveryResponse
"creative/get-creative-features-request": CreativeGetCreativeFeaturesRequest
"creative/get-creative-features-response": CreativeGetCreativeFeaturesResponse
"creative/list-creatives-request": CreativeListCreativesRequest
"creative/list-creatives-response": CreativeListCreativesResponse
"creative/list-transformers-request": CreativeListTransformersRequest
"creative/list-transformers-response": CreativeListTransformersResponse
"creative/preview-creative-request": CreativePreviewCreativeRequest
"creative/preview-creative-response": CreativePreviewCreativeResponse
"creative/preview-input": CreativePreviewInput
"creative/preview-render": CreativePreviewRender
"creative/sync-creatives-async-response-input-required": CreativeSyncCreativesAsyncResponseInputRequired
"creative/sync-creatives-async-response-submitted": CreativeSyncCreativesAsyncResponseSubmitted
"creative/sync-creatives-async-response-working": CreativeSyncCreativesAsyncResponseWorking
"creative/sync-creatives-request": CreativeSyncCreativesRequest
"creative/sync-creatives-response": CreativeSyncCreativesResponse
"creative/validate-input-request": CreativeValidateInputRequest
"creative/validate-input-response": CreativeValidateInputResponse
"creative/validate-input-result": CreativeValidateInputResult
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
"enums/brand-claim-type": EnumsBrandClaimType
"enums/brand-file-status": EnumsBrandFileStatus
"enums/brand-identity-field": EnumsBrandIdentityField
"enums/brand-json-variant": EnumsBrandJsonVariant
"enums/brand-property-relationship": EnumsBrandPropertyRelationship
"enums/brand-source": EnumsBrandSource
"enums/build-mode": EnumsBuildMode
"enums/c2pa-watermark-action": EnumsC2PaWatermarkAction
"enums/canceled-by": EnumsCanceledBy
"enums/catalog-action": EnumsCatalogAction
"enums/catalog-item-status": EnumsCatalogItemStatus
"enums/catalog-source": EnumsCatalogSource
"enums/catalog-type": EnumsCatalogType
"enums/channels": EnumsChannels
"enums/claimed-app-store": EnumsClaimedAppStore
"enums/claimed-property-type": EnumsClaimedPropertyType
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
"enums/input-validation-outcome": EnumsInputValidationOutcome
"enums/javascript-module-type": EnumsJavascriptModuleType
"enums/keep-mode": EnumsKeepMode
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
"enums/rights-billing-period": EnumsRightsBillingPeriod
"enums/rights-constraint-approval": EnumsRightsConstraintApproval
"enums/rights-creative-status": EnumsRightsCreativeStatus
"enums/rights-status": EnumsRightsStatus
"enums/scan-type": EnumsScanType
"enums/selection-type": EnumsSelectionType
"enums/signal-action": EnumsSignalAction
"enums/signal-cadence": EnumsSignalCadence
"enums/signal-catalog-type": EnumsSignalCatalogType
"enums/signal-data-source": EnumsSignalDataSource
"enums/signal-discovery-mode": EnumsSignalDiscoveryMode
"enums/signal-field": EnumsSignalField
"enums/signal-methodology": EnumsSignalMethodology
"enums/signal-provider-status": EnumsSignalProviderStatus
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
"enums/transformer-value-source": EnumsTransformerValueSource
"enums/transport-mode": EnumsTransportMode
"enums/travel-time-unit": EnumsTravelTimeUnit
"enums/uid-type": EnumsUidType
"enums/update-frequency": EnumsUpdateFrequency
"enums/url-asset-type": EnumsUrlAssetType
"enums/validation-mode": EnumsValidationMode
"enums/validation-target-kind": EnumsValidationTargetKind
"enums/variant-dimension": EnumsVariantDimension
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
"media-buy/build-creative-async-response-input-required": MediaBuyBuildCreativeAsyncResponseInputRequired
"media-buy/build-creative-async-response-submitted": MediaBuyBuildCreativeAsyncResponseSubmitted
"media-buy/build-creative-async-response-working": MediaBuyBuildCreativeAsyncResponseWorking
"media-buy/build-creative-request": MediaBuyBuildCreativeRequest
"media-buy/build-creative-response": MediaBuyBuildCreativeResponse
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
"registry/schema-file": RegistrySchemaFile
"registry/schema-index": RegistrySchemaIndex
"registry/schema-releases": RegistrySchemaReleases
"registry/search-publisher": RegistrySearchPublisher
"registry/search-response": RegistrySearchResponse
"registry/validation-error": RegistryValidationError
"registry/validation-result": RegistryValidationResult
"registry/validation-warning": RegistryValidationWarning
"signals/activate-signal-request": SignalsActivateSignalRequest
"signals/activate-signal-response": SignalsActivateSignalResponse
"signals/catalog-signal": SignalsCatalogSignal
"signals/get-signals-async-response-submitted": SignalsGetSignalsAsyncResponseSubmitted
"signals/get-signals-async-response-working": SignalsGetSignalsAsyncResponseWorking
"signals/get-signals-request": SignalsGetSignalsRequest
"signals/get-signals-response": SignalsGetSignalsResponse
"signals/signal": SignalsSignal
}
/**
 * Version of the protocol that a request asks for, or in which a response is given. An unsupported version is refused with `VERSION_UNSUPPORTED`.
 */
export interface CoreVersionEnvelope {
/**
 * Release such as `3.1`, or a pre-release such as `3.2-beta.1`. A third number is refused with `INVALID_REQUEST`.
 */
proto_version?: string
/**
 * Major version of the protocol, for example 3; `proto_version` states a release more exactly.
 */
proto_major_version?: number
}
export interface CoreTaskRequest1 {
idempotency_key?: CoreIdempotencyKey
context?: CoreContext
/**
 * Identifier of the conversation that an earlier response opened. An unknown one is refused with `INVALID_REQUEST`; start again without.
 */
context_id?: string
/**
 * Token of a governance agent for the request, up to 4096 printable ASCII characters.
 */
governance_context?: string
push_notification_config?: CorePushNotificationConfig
ext?: CoreExt
}
/**
 * Opaque object of the caller. It is returned unchanged in every response, error and webhook of the request, and never interpreted.
 */
export interface CoreContext {
[k: string]: unknown
}
/**
 * Endpoint to which the outcome of a request is sent if it is not known at once.
 */
export interface CorePushNotificationConfig {
/**
 * https URL to which the webhook is sent, never in a private network. Any other is refused with `INVALID_REQUEST`.
 */
url: string
/**
 * Identifier that the caller chooses and that every webhook of the request repeats.
 */
operation_id?: string
/**
 * Token that every webhook repeats in its body, 16 to 4096 characters.
 */
token?: string
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
schemes: EnumsWebhookAuthScheme[]
/**
 * Shared secret for the chosen scheme, at least 32 characters. It is stored and never returned.
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
 * Brand, named by the domain that publishes its document and, if that domain has several brands, by its identifier there. Other keys are refused.
 */
export interface CoreBrandRef {
domain: CoreDomainName
brand_id?: CoreBrandId
/**
 * Industries in which the brand works, as values of the industry vocabulary, at most 100.
 * 
 * @maxItems 100
 */
industries?: string[]
/**
 * Address at which a person can object to the use of personal data by the brand: a page, an email address, or both.
 */
data_subject_contestation?: {
/**
 * https URL of the page on which people object to the use of their data.
 */
url?: string
/**
 * Email address to which people write to object to the use of their data.
 */
email?: string
/**
 * Languages in which objections are answered, as BCP 47 tags.
 * 
 * @maxItems 100
 */
languages?: string[]
}
/**
 * Parts of the brand's look that replace those of its document for this request.
 */
brand_kit_override?: {
logo?: CoreAssetsImageAsset
/**
 * Colors that the creative must use, each in the form `#RRGGBB`.
 */
colors?: {
/**
 * Primary color in the form `#RRGGBB`, for large areas.
 */
primary?: string
/**
 * Secondary color in the form `#RRGGBB`, beside the primary.
 */
secondary?: string
/**
 * Accent color in the form `#RRGGBB`, for calls to action.
 */
accent?: string
}
/**
 * Voice in which texts must be written, at most 5000 characters.
 */
voice?: string
/**
 * Tagline that the creative must use, at most 5000 characters.
 */
tagline?: string
}
}
/**
 * Image given by its URL and size; an image outside the requirements of its slot is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsImageAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "image"
/**
 * URL from which the image is fetched, without a credential, at most 8192 characters.
 */
url: string
/**
 * Width in CSS pixels, as a positive whole number, from 1 to 1000000.
 */
width: number
/**
 * Height in CSS pixels, as a positive whole number, from 1 to 1000000.
 */
height: number
/**
 * File format of the image, for example `png`; the slot may accept only some formats.
 */
format?: string
/**
 * Text that screen readers speak in place of the image, at most 5000 characters.
 */
alt_text?: string
provenance?: CoreProvenance
}
/**
 * Origin of content: how it was made, who declares it, and what must be disclosed.
 */
export interface CoreProvenance {
digital_source_type?: EnumsDigitalSourceType
/**
 * AI model or tool with which the content was made or changed.
 */
ai_tool?: {
/**
 * Name of the AI tool, for example the name of a model, at most 500 characters.
 */
name: string
/**
 * Version of the AI tool; absent when unknown; at most 256 characters.
 */
version?: string
/**
 * Company or project that provides the AI tool, at most 500 characters.
 */
provider?: string
}
/**
 * Part that people had in the making of the content.
 * 
 * - `none`: Nobody checked or changed the content
 * - `prompt_only`: A person wrote the prompt and nothing else
 * - `selected`: A person chose among several results
 * - `edited`: A person changed the result
 * - `directed`: A person directed the work and used tools
 */
human_oversight?: ("none" | "prompt_only" | "selected" | "edited" | "directed")
/**
 * Party that makes this declaration, with its role.
 */
declared_by?: {
/**
 * URL of the agent that makes the declaration, at most 2048 characters.
 */
agent_url?: string
/**
 * Role of the declaring party in the making of the content.
 * 
 * - `creator`: Made the content
 * - `advertiser`: Advertises with the content
 * - `agency`: Acts for the advertiser
 * - `platform`: Publishes or distributes the content
 * - `tool`: The software with which the content was made
 */
role: ("creator" | "advertiser" | "agency" | "platform" | "tool")
}
/**
 * Time at which the declaration was made, ISO 8601 with a zone.
 */
declared_at?: string
/**
 * Time at which the content was made, ISO 8601 with a zone.
 */
created_time?: string
/**
 * C2PA manifest that accompanies the content.
 */
c2pa?: {
/**
 * URL from which the C2PA manifest can be fetched.
 */
manifest_url: string
}
/**
 * Statements of origin that are embedded in the file itself, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: Embedded statement with its method and provider.
 */
embedded_provenance?: {
method: EnumsEmbeddedProvenanceMethod
/**
 * Standard that the statement follows, for example `C2PA`.
 */
standard?: string
/**
 * Company or project that embedded the statement, at most 500 characters.
 */
provider: string
/**
 * Agent that can verify the statement; absent if none can.
 */
verify_agent?: {
/**
 * https URL of the agent that verifies it, at most 2048 characters.
 */
agent_url: string
/**
 * Identifier of the agent's feature that verifies it, at most 256 characters.
 */
feature_id?: string
}
/**
 * Time at which the statement was embedded, ISO 8601 with a zone.
 */
embedded_at?: string
}[]
/**
 * Watermarks in the content, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: Watermark with the company or project that inserted it.
 */
watermarks?: {
media_type: EnumsWatermarkMediaType
/**
 * Company or project that inserted the watermark, at most 500 characters.
 */
provider: string
/**
 * Agent that can verify the statement; absent if none can.
 */
verify_agent?: {
/**
 * https URL of the agent that verifies it, at most 2048 characters.
 */
agent_url: string
/**
 * Identifier of the agent's feature that verifies it, at most 256 characters.
 */
feature_id?: string
}
c2pa_action?: EnumsC2PaWatermarkAction
/**
 * Time at which the watermark was inserted, ISO 8601 with a zone.
 */
embedded_at?: string
}[]
/**
 * Disclosure that must accompany the content when it is shown.
 */
disclosure?: {
/**
 * Whether any jurisdiction requires a disclosure.
 */
required: boolean
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
country: string
/**
 * Region of the country to which the rule is limited; absent means all of it.
 */
region?: string
/**
 * Law or rule that asks for the disclosure, such as `EU AI Act art. 50`.
 */
regulation: string
/**
 * Wording of the label, at most 5000 characters.
 */
label_text?: string
/**
 * Way in which the label must be shown.
 */
render_guidance?: {
persistence?: EnumsDisclosurePersistence
/**
 * Shortest time for which the label is visible, in milliseconds.
 */
min_duration_ms?: number
/**
 * Positions for the label, the most suitable first, 1 to 100.
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
verified_by: string
/**
 * Time of the verification, ISO 8601 with a zone.
 */
verified_time?: string
/**
 * Conclusion that the verifier drew about the origin of the content.
 * 
 * - `authentic`: Made without AI and not altered
 * - `ai_generated`: Generated by an AI model
 * - `ai_modified`: Altered by an AI model
 * - `inconclusive`: No conclusion was possible
 */
result: ("authentic" | "ai_generated" | "ai_modified" | "inconclusive")
/**
 * Confidence in the conclusion, from 0 to 1.
 */
confidence?: number
/**
 * URL of a page with details of the verification, at most 2048 characters.
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
 * First day of the range, inclusive, `YYYY-MM-DD`; a start after `end` is refused.
 */
start: string
/**
 * Last day of the range, `YYYY-MM-DD`; must not be before `start`; `YYYY-MM-DD`.
 */
end: string
}
/**
 * Fields of the protocol beside those of the task, at the same level.
 */
export interface CoreProtocolEnvelope {
status: EnumsTaskStatus
/**
 * Identifier of the conversation to which the response belongs; send it back to continue.
 */
context_id?: string
context?: CoreContext
/**
 * Identifier of the task to pass to `get_task_status`; present only while the task is not finished.
 */
task_id?: string
/**
 * Summary of the outcome for people; programs read the other fields.
 */
message?: string
/**
 * Time at which the service computed this response, ISO 8601 in UTC.
 */
timestamp?: string
/**
 * Whether this is the stored response to an earlier request with the same key.
 */
replayed?: boolean
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
/**
 * Code of the error of a failed task; absent otherwise; at most 64 characters.
 */
code?: string
proto_error?: CoreError
ext?: CoreExt
}
/**
 * Error of a task or of one of its items. The same object appears in the error of the envelope and in `errors`.
 */
export interface CoreError {
/**
 * Code in upper case. Callers must accept unknown codes and act by `recovery`.
 */
code: string
/**
 * Explanation of the error for people: the field, the fault and the mend; never parse it.
 */
message: string
/**
 * Path of the field at fault, for example `accounts[0].billing`; absent if no single field is.
 */
field?: string
/**
 * Action by which the caller can correct the request; absent where no action helps.
 */
suggestion?: string
/**
 * Seconds to wait before another attempt, 1 to 3600; for transient errors only.
 */
retry_after?: number
/**
 * Every place where the request violates its schema, each with pointer and keyword.
 * 
 * Items: Place of the request that violates the schema, with the violated rule.
 */
issues?: {
/**
 * JSON Pointer (RFC 6901) from the root of the request to the value.
 */
pointer: string
/**
 * Fault of the value at that place, in one sentence.
 */
message: string
/**
 * JSON Schema keyword that the value violates, for example `maxLength`.
 */
keyword: string
/**
 * JSON Pointer of the violated keyword inside the schema, for developers.
 */
schemaPath?: string
/**
 * `$id` of the schema that the value violates.
 */
schema_id?: string
/**
 * Values of the request by which a branch of a union was chosen.
 * 
 * Items: Value of the request by which a variant of the schema was chosen.
 */
discriminator?: {
/**
 * Name of the property whose value decides the branch of the union.
 */
property_name: string
/**
 * Value that stood in the request at that place.
 */
value: (string | number | boolean | null)
}[]
/**
 * Branches of a union of which none fits, with what each requires.
 * 
 * Items: Branch of the union with the properties that it requires.
 */
variants?: {
[k: string]: unknown
}[]
}[]
/**
 * Small object with facts that depend on the code, such as `minimum_budget`.
 */
details?: {
[k: string]: unknown
}
recovery?: EnumsErrorRecovery
/**
 * Severity of an advisory in a response that succeeded; absent on failures.
 */
severity?: "warning"
/**
 * Program that made the error: the agent or a client library.
 * 
 * - `producer`: The agent that runs the task
 * - `sdk`: A client library, before or after the request
 */
source?: ("producer" | "sdk")
/**
 * Name of the client library that made the error; present if `source` is `sdk`.
 */
sdk_id?: string
}
export interface AccountListAccountsRequest1 {
account?: CoreAccountRef
status?: EnumsAccountStatus
pagination?: CorePaginationRequest
/**
 * Whether only sandbox accounts (true) or only real ones (false) are returned. Absent returns both.
 */
sandbox?: boolean
}
/**
 * Page of a list that is wanted: its size and position. Other keys are refused.
 */
export interface CorePaginationRequest {
/**
 * Largest number of items in the response, 1 to 100; more is refused with `INVALID_REQUEST`.
 */
max_results?: number
/**
 * Cursor of the previous page, unchanged, with the same filters; any other is refused with `INVALID_REQUEST`.
 */
cursor?: string
}
export interface AccountListAccountsResponse1 {
/**
 * Accounts of this page, each with what the caller may do with it.
 */
accounts: CoreAccountWithAuthorization[]
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
pagination?: CorePaginationResponse
}
/**
 * Account at the seller: its advertiser, operator, billing party and state. Responses never contain its secrets.
 */
export interface CoreAccount {
/**
 * Identifier that the seller assigned to the account; unguessable and stable for the life of the account.
 */
account_id: string
/**
 * Name of the account that is shown to people, for example `Ironclove via Pinnacle`.
 */
name: string
/**
 * Name of the advertiser as the seller shows it.
 */
advertiser?: string
/**
 * Company through which invoices are sent, if it is neither operator nor advertiser.
 */
billing_proxy?: string
status: EnumsAccountStatus
brand?: CoreBrandRef
operator?: CoreDomainName
billing?: EnumsBillingParty
billing_entity?: CoreBusinessEntity
/**
 * Identifier of the price list that applies to the account; absent means the seller's general prices.
 */
rate_card?: string
payment_terms?: EnumsPaymentTerms
/**
 * Highest amount that may be outstanding on the account at any time.
 */
credit_limit?: {
/**
 * Amount of the limit, in major units of `currency`, 0 or more.
 */
amount: number
currency: CoreCurrencyCode
}
/**
 * Steps that are left before the account becomes active; absent once it is active.
 */
setup?: {
/**
 * URL of the page on which a person completes the setup.
 */
url?: string
/**
 * Instruction for a person who completes the setup, as one or two sentences.
 */
message: string
/**
 * Time at which the page stops working; call `sync_accounts` again for a new one.
 */
expires_at?: string
}
account_scope?: EnumsAccountScope
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
url: string
}[]
/**
 * Storage bucket into which the seller writes offline reports of the account.
 */
reporting_bucket?: {
protocol: EnumsCloudStorageProtocol
/**
 * Name of the bucket, 3 to 63 characters in lower case.
 */
bucket: string
/**
 * Path prefix of all report objects of the account inside the bucket, at most 512 characters.
 */
prefix?: string
/**
 * Region of the storage service, for example `eu-west-1`; absent if the service has none.
 */
region?: string
/**
 * File format in which the reports are written.
 * 
 * - `jsonl`: One JSON object on each line
 * - `csv`: Comma-separated values with a header line
 * - `parquet`: Columnar Apache Parquet files
 * - `avro`: Apache Avro files with their schema
 * - `orc`: Columnar Apache ORC files
 */
format?: ("jsonl" | "csv" | "parquet" | "avro" | "orc")
/**
 * Compression with which the report files are written.
 * 
 * - `gzip`: Files are compressed with gzip
 * - `none`: Files are not compressed
 */
compression?: ("gzip" | "none")
/**
 * Number of days after which the seller deletes a report file, 1 or more.
 */
file_retention_days: number
/**
 * https URL of the page that explains how the buyer gets access to the bucket.
 */
setup_instructions?: string
}
/**
 * Whether this is a sandbox account: nothing is delivered, charged or paid.
 */
sandbox?: boolean
/**
 * Webhook subscriptions of the account with their events; credentials are never returned; at most 16.
 * 
 * @maxItems 16
 */
notification_configs?: CoreNotificationConfig[]
ext?: CoreExt
}
/**
 * Company as an invoice names it. Other keys are refused.
 */
export interface CoreBusinessEntity {
/**
 * Name of the company as it is registered, at most 200 characters.
 */
legal_name: string
/**
 * VAT identification number with its country prefix, for example `NL123456789B01`.
 */
vat_id?: string
/**
 * Tax number of the company, such as a VAT identification number, at most 30 characters.
 */
tax_id?: string
/**
 * Number of the company in its commercial register, at most 50 characters.
 */
registration_number?: string
/**
 * Postal address of the company as it appears on invoices.
 */
address?: {
/**
 * Street and house number, at most 200 characters.
 */
street: string
/**
 * City of the address, at most 100 characters.
 */
city: string
/**
 * Postal code of the address, at most 20 characters.
 */
postal_code: string
/**
 * State or region, if the country's addresses need it, at most 100 characters.
 */
region?: string
country: CoreCountryCode
}
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
role: ("billing" | "legal" | "creative" | "general")
/**
 * Name of the person or team at the company, at most 200 characters.
 */
name?: string
/**
 * Email address of the contact, at most 254 characters.
 */
email?: string
/**
 * Telephone number of the contact with country code, at most 30 characters.
 */
phone?: string
}[]
/**
 * Bank account of the company. It is write-only: no response contains it.
 */
bank?: {
/**
 * Name of the holder of the bank account, at most 200 characters.
 */
account_holder: string
/**
 * International bank account number without spaces.
 */
iban?: string
/**
 * Business identifier code of the bank, 8 or 11 characters.
 */
bic?: string
/**
 * Routing number of the bank, for accounts in countries without IBAN, at most 30 characters.
 */
routing_number?: string
/**
 * Number of the account at the bank, for accounts in countries without IBAN.
 */
account_number?: string
}
ext?: CoreExt
}
/**
 * Webhook subscription of an account. Other keys are refused. A subscription becomes active once its URL has answered the challenge.
 */
export interface CoreNotificationConfig {
/**
 * Identifier that the subscriber chose. The same one replaces its subscription; twice in one list fails the account's entry.
 */
subscriber_id: string
/**
 * https URL to which events are sent; private networks are refused. A URL that does not respond to the challenge fails the account's entry with `VALIDATION_ERROR`.
 */
url: string
/**
 * Events that are sent. One of a media buy fails the account's entry with `VALIDATION_ERROR`.
 * 
 * @minItems 1
 * @maxItems 100
 */
event_types: EnumsNotificationType[]
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
schemes: EnumsWebhookAuthScheme[]
/**
 * Shared secret for the chosen scheme, at least 32 characters. It is stored and never returned.
 */
credentials?: string
}
/**
 * Whether events are sent. An inactive subscription is stored, but neither challenged nor used.
 */
active?: boolean
ext?: CoreExt
}
/**
 * Permissions of the caller on one account. Absence means that nothing is advertised, not that nothing is allowed.
 */
export interface CoreAccountAuthorization {
/**
 * Tasks that the caller may use; any other is refused with `SCOPE_INSUFFICIENT`.
 */
allowed_tasks: string[]
/**
 * Map from a task to the request fields that may be set; any other is refused with `FIELD_NOT_PERMITTED`. A task that is not listed has no such limit.
 */
field_scopes?: {
[k: string]: string[]
}
/**
 * Name of the scope: one of the protocol, or one of the seller after `custom:`.
 */
scope_name?: ("attestation_verifier" | string)
/**
 * Whether every task with an effect is refused with `READ_ONLY_SCOPE`.
 */
read_only?: boolean
}
/**
 * Information whether more items follow the page. Other keys have no effect.
 */
export interface CorePaginationResponse {
/**
 * Whether more items follow this page; if true, `cursor` fetches them.
 */
has_more: boolean
/**
 * Position at which the next page begins; present exactly if there is one.
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
 * Entries of use, 1 to 5000. Each is validated by itself.
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
 * First instant of the range, inclusive, ISO 8601 with a zone.
 */
start: string
/**
 * End of the range, exclusive; must be after `start`; ISO 8601 with a zone.
 */
end: string
}
/**
 * Record of use: which service an account used, how much, and what it costs.
 */
export interface AccountUsageRecord {
account: CoreAccountRef
/**
 * Identifier of the media buy for which the service was used, at most 256 characters.
 */
media_buy_id?: string
/**
 * Cost of the use at the vendor, in major units of `currency`, 0 or more.
 */
vendor_cost: number
currency: CoreCurrencyCode
/**
 * Identifier of the vendor's pricing option at which the use was charged, at most 256 characters.
 */
pricing_option_id?: string
/**
 * Number of impressions for which the service was used.
 */
impressions?: number
/**
 * Spend on media with which the service was used, in major units of `currency`.
 */
media_spend?: number
/**
 * Identifier of the signal segment that was used, at most 256 characters.
 */
signal_agent_segment_id?: string
/**
 * Identifier of the content standards that were applied, at most 256 characters.
 */
standards_id?: string
/**
 * Identifier of the licensed rights that were used, at most 256 characters.
 */
rights_id?: string
/**
 * Identifier of the creative that was built or served, at most 256 characters.
 */
creative_id?: string
/**
 * Identifier of the built variant that was used, at most 256 characters.
 */
build_variant_id?: string
/**
 * Identifier of the property list that was applied, at most 256 characters.
 */
property_list_id?: string
/**
 * Whether the figures are final; false means that a later record can replace them.
 */
final?: boolean
/**
 * Time at which the figures became final; absent while they can still change.
 */
finalized_at?: string
/**
 * Name of the measurement window of the figures, at most 50 characters.
 */
measurement_window?: string
}
export interface AccountReportUsageResponse1 {
/**
 * Number of entries that were stored for billing.
 */
accepted: number
/**
 * Errors of the entries that were not stored; `field` names the entry.
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
 * Items: Account to declare by its natural key, or an existing account whose settings change.
 */
accounts: {
account?: CoreAccountRef
brand?: CoreBrandRef
operator?: CoreDomainName
billing?: EnumsBillingParty
billing_entity?: CoreBusinessEntity
payment_terms?: EnumsPaymentTerms
/**
 * Whether a sandbox account is declared. Fails the entry with `UNSUPPORTED_FEATURE` if the seller has no sandbox.
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
 * Whether the request is only checked. With true the results are computed and nothing is written.
 */
dry_run?: boolean
push_notification_config?: CorePushNotificationConfig
}
export interface AccountSyncGovernanceRequest1 {
idempotency_key: CoreIdempotencyKey
/**
 * Accounts with the governance agent to bind to each, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: Account together with the governance agent to bind to it.
 */
accounts: {
account: CoreAccountRef
/**
 * List of exactly one governance agent, with which the seller checks spending of the account.
 * 
 * @minItems 1
 * @maxItems 1
 * 
 * Items: Governance agent that the seller consults, with the way to call it.
 */
governance_agents: {
/**
 * https URL of the governance agent's task endpoint, at most 2048 characters.
 */
url: string
/**
 * Credential with which the seller calls the agent; never returned.
 */
authentication: {
/**
 * List of exactly one authentication scheme, which every call to the URL uses.
 * 
 * @minItems 1
 * @maxItems 1
 */
schemes: EnumsAuthScheme[]
/**
 * Secret with which the seller calls the agent, at least 32 characters. It is stored and never returned.
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
 * URL of the JSON Schema that the document claims to follow; informative, never fetched.
 */
$schema?: string
/**
 * Agents and their scope. An empty list authorizes no agent to sell; the file must then contain other catalog content.
 */
authorized_agents: AdagentsAuthorizedAgent[]
/**
 * Properties of the publisher with unique identifiers; authorizations refer to them.
 * 
 * @minItems 1
 */
properties?: CoreProperty[]
/**
 * Collections of content that the publisher distributes, such as series or channels.
 */
collections?: CoreCollection[]
/**
 * Places on the properties where ads appear, at least one if present.
 * 
 * @minItems 1
 */
placements?: AdagentsPlacement[]
/**
 * Creative formats that the publisher accepts, at least one if present.
 * 
 * @minItems 1
 */
formats?: AdagentsFormatDeclaration[]
/**
 * Signals that the publisher or data provider offers, at least one if present.
 * 
 * @minItems 1
 */
signals?: AdagentsSignalDefinition[]
/**
 * Map from a property tag to its name and meaning.
 */
tags?: {
[k: string]: AdagentsTagDefinition
}
/**
 * Map from a placement tag to its name and meaning.
 */
placement_tags?: {
[k: string]: AdagentsTagDefinition
}
/**
 * Map from a signal tag to its name and meaning.
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
 * Vendors that report governance data about the properties, with the features they report.
 */
property_features?: AdagentsPropertyFeature[]
/**
 * Version label of the catalog content, 1 to 255 characters; changes whenever the catalog does.
 */
catalog_etag?: string
/**
 * Marks a file that serves as a registry of formats for a community.
 */
catalog_role?: "community_format_registry"
/**
 * URL of the document that replaces this one; readers should use that document.
 */
superseded_by?: string
/**
 * Time at which the publisher last changed the document. A copy older than the one already known is treated as a failed fetch.
 */
last_updated?: string
}
/**
 * Members that every entry of `authorized_agents` can have, whatever states its scope.
 */
export interface AdagentsAgentCommon {
/**
 * URL of the agent. Compared after normalization: scheme and host in lower case, default port removed. Agents are called over https only.
 */
url: string
/**
 * Text for people that states what the agent may sell or offer, at most 500 characters.
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
 * Time at which the publisher last changed the entry; informative, it has no effect.
 */
last_updated?: string
}
/**
 * A public key in JWK form that the publisher pins for an agent. When keys are pinned, only these are accepted for signatures of that agent.
 */
export interface AdagentsSigningKey {
/**
 * Identifier of the key, unique in the list; a signature names it as `keyid`.
 */
kid: string
/**
 * Type of the key: `OKP`, `EC` or `RSA` (RFC 7517).
 */
kty: string
/**
 * Signature algorithm for which the key is meant, for example `EdDSA` or `ES256`.
 */
alg?: string
/**
 * Permitted use of the key, `sig` for signatures.
 */
use?: string
/**
 * Curve of an `OKP` or `EC` key, for example `Ed25519` or `P-256`.
 */
crv?: string
/**
 * Public key of an `OKP` key, or first coordinate of an `EC` key, in base64url.
 */
x?: string
/**
 * Second coordinate of an `EC` key, in base64url; absent for other types.
 */
y?: string
/**
 * Modulus of an RSA key, in base64url; absent for other types.
 */
n?: string
/**
 * Public exponent of an RSA key, in base64url; absent for other types.
 */
e?: string
/**
 * Time from which signatures with the key are rejected; the key may stay listed.
 */
revoked_at?: string
}
/**
 * A public X25519 key in JWK form, with which data for the agent can be encrypted.
 */
export interface AdagentsEncryptionKey {
/**
 * Identifier of the key, unique in the list; a signature names it as `keyid`.
 */
kid: string
/**
 * Type of the key, always `OKP` (RFC 8037).
 */
kty: "OKP"
/**
 * Curve of the key, always `X25519`.
 */
crv: "X25519"
/**
 * Public key of 32 bytes in base64url without padding.
 */
x: string
/**
 * Key agreement algorithm for which the key is meant, for example `ECDH-ES`.
 */
alg?: string
/**
 * Permitted use of the key, `enc` for encryption.
 */
use?: string
/**
 * From this time on the key is not to be used, ISO 8601 with a zone.
 */
revoked_at?: string
}
/**
 * Limits on an authorization to sell. A limit that is absent does not restrict; limits that are present must all hold.
 */
export interface AdagentsSalesQualifiers {
/**
 * Collections to whose content the right to sell is limited.
 */
collections?: CoreCollectionSelector[]
/**
 * Identifiers of the placements to which the right to sell is limited, at least one.
 * 
 * @minItems 1
 */
placement_ids?: string[]
/**
 * Tags of placements to which the right is limited; one of them is enough.
 */
placement_tags?: string[]
delegation_type?: EnumsDelegationType
/**
 * Whether no other agent may sell the same scope; absent means that others may.
 */
exclusive?: boolean
/**
 * Countries to which the right is limited, as ISO 3166-1 alpha-2 codes; absent means everywhere.
 */
countries?: CoreCountryCode[]
/**
 * Time from which the authorization is valid; absent means that it has no start.
 */
effective_from?: string
/**
 * Time until which the authorization is valid; it must not be before `effective_from`.
 */
effective_until?: string
}
/**
 * Selector of collections from the file of one publisher.
 */
export interface CoreCollectionSelector {
publisher_domain: CoreDomainName
/**
 * Identifiers of the collections in that publisher's file, at least one.
 * 
 * @minItems 1
 */
collection_ids: string[]
}
export interface AdagentsAgentByPropertyIds1 {
/**
 * Way in which the entry states its scope; decides which other members it has.
 */
authorization_type: "property_ids"
/**
 * Identifiers from `properties` of this file that the agent may sell, at least one.
 * 
 * @minItems 1
 */
property_ids: CorePropertyId[]
}
export interface AdagentsAgentByPropertyTags1 {
/**
 * Way in which the entry states its scope; decides which other members it has.
 */
authorization_type: "property_tags"
/**
 * Tags of properties, at least one; a property with any of them is covered.
 * 
 * @minItems 1
 */
property_tags: CorePropertyTag[]
}
export interface AdagentsAgentByInlineProperties1 {
/**
 * Way in which the entry states its scope; decides which other members it has.
 */
authorization_type: "inline_properties"
/**
 * Properties that the agent may sell, at least one, each with its type and identifiers.
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
 * Name of the property as it is shown to people.
 */
name: string
/**
 * Identifiers under which the property is known outside the file; any of them identifies it.
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
 * Advertising channels that can be bought on the property; absent means those of its type.
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
 * The identifier itself, written as its scheme prescribes; domains in lower case; at most 2048 characters.
 */
value: string
}
export interface AdagentsAgentByPublisherProperties1 {
/**
 * Way in which the entry states its scope; decides which other members it has.
 */
authorization_type: "publisher_properties"
/**
 * Selectors that name publishers and which properties of their own files are covered.
 * 
 * @minItems 1
 */
publisher_properties: CorePublisherPropertySelector[]
}
/**
 * Selector of all properties of one or several publishers.
 */
export interface CorePublisherSelectorAll {
/**
 * Constant that marks the form of the selector and decides its other members.
 */
selection_type: "all"
publisher_domain?: CoreDomainName
/**
 * Domains of several publishers. Exactly one of this field and `publisher_domain` is required.
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
 * Constant that marks the form of the selector and decides its other members.
 */
selection_type: "by_id"
publisher_domain: CoreDomainName
/**
 * Identifiers of the properties in that publisher's file, at least one.
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
 * Constant that marks the form of the selector and decides its other members.
 */
selection_type: "by_tag"
publisher_domain?: CoreDomainName
/**
 * Domains of several publishers. Exactly one of this field and `publisher_domain` is required.
 * 
 * @minItems 1
 */
publisher_domains?: CoreDomainName[]
/**
 * Tags of properties, at least one; a property with any of them is selected.
 * 
 * @minItems 1
 */
property_tags: CorePropertyTag[]
}
export interface AdagentsAgentBySignalIds1 {
/**
 * Way in which the entry states its scope; decides which other members it has.
 */
authorization_type: "signal_ids"
/**
 * Identifiers from `signals` of this file that the agent may offer, at least one.
 * 
 * @minItems 1
 */
signal_ids: string[]
}
export interface AdagentsAgentBySignalTags1 {
/**
 * Way in which the entry states its scope; decides which other members it has.
 */
authorization_type: "signal_tags"
/**
 * Tags of signals, at least one; a signal with any of them is covered.
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
 * Name of the collection as it is shown to people.
 */
name: string
kind?: EnumsCollectionKind
/**
 * Text that describes the content of the collection.
 */
description?: string
/**
 * Genres of the content, as values of `genre_taxonomy`.
 */
genre?: string[]
genre_taxonomy?: EnumsGenreTaxonomy
/**
 * Language of the content as a BCP 47 tag, for example `nl-NL`.
 */
language?: string
content_rating?: CoreContentRating
cadence?: EnumsCollectionCadence
/**
 * Current or coming season in the publisher's own counting, for example `3` or `2026`.
 */
season?: string
status?: EnumsCollectionStatus
production_quality?: EnumsProductionQuality
/**
 * People who regularly appear in the collection.
 */
talent?: CoreTalent[]
special?: CoreSpecial
limited_series?: CoreLimitedSeries
/**
 * Places where the collection is distributed, each with the identifiers used there.
 */
distribution?: CoreCollectionDistribution[]
/**
 * Lead times for booking, cancellation and material, as the publisher states them.
 */
deadline_policy?: {
[k: string]: unknown
}
/**
 * Relations to other collections of the same publisher, such as sequels.
 */
related_collections?: CoreRelatedCollection[]
/**
 * Extensions of the publisher, keyed by namespace; stored and returned, never interpreted.
 */
ext?: {
[k: string]: unknown
}
}
/**
 * Age or audience rating of content, stated as a scheme and its value.
 */
export interface CoreContentRating {
system: EnumsContentRatingSystem
/**
 * Rating as the scheme writes it, for example `TV-14` or `explicit`.
 */
rating: string
}
/**
 * Person who appears in content, with the role that the person plays.
 */
export interface CoreTalent {
role: EnumsTalentRole
/**
 * Name of the person as the credits of the content state it.
 */
name: string
/**
 * URL of the brand.json that describes the person as a brand.
 */
brand_url?: string
}
/**
 * Special event around which content is made, such as a festival or an election.
 */
export interface CoreSpecial {
/**
 * Name of the event, for example `Winter Games 2026`.
 */
name: string
category?: EnumsSpecialCategory
/**
 * Time at which the event starts; absent when it is not fixed; ISO 8601 with a zone.
 */
starts?: string
/**
 * Time at which the event ends; absent when it is not fixed; ISO 8601 with a zone.
 */
ends?: string
}
/**
 * Planned bounds of a series that has a fixed end.
 */
export interface CoreLimitedSeries {
/**
 * Number of episodes or issues that the series is planned to have.
 */
total_installments?: number
/**
 * Planned start of the series; absent when it is not fixed; ISO 8601 with a zone.
 */
starts?: string
/**
 * Planned end of the series; absent when it is not fixed; ISO 8601 with a zone.
 */
ends?: string
}
/**
 * Platform or publisher that distributes a collection, with its identifiers there.
 */
export interface CoreCollectionDistribution {
publisher_domain: CoreDomainName
/**
 * Identifiers under which the collection is known at that publisher, at least one.
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
 * Value of the identifier on that platform, 1 to 2048 characters.
 */
value: string
}
/**
 * Relation of a collection to another one of the same publisher.
 */
export interface CoreRelatedCollection {
/**
 * Identifier of the other collection in the same file.
 */
collection_id: string
relationship: EnumsCollectionRelationship
}
/**
 * A place on properties of the file where ads appear.
 */
export interface AdagentsPlacement {
/**
 * Identifier that is unique inside the file; authorizations and products refer to it.
 */
placement_id: string
/**
 * Name that is shown to people, in the language of the publisher.
 */
name: string
/**
 * Text that describes where the placement is and how it looks.
 */
description?: string
/**
 * Labels by which authorizations and products select the placement.
 */
tags?: string[]
/**
 * Properties that carry the placement. This field or `property_tags` is given.
 * 
 * @minItems 1
 */
property_ids?: CorePropertyId[]
/**
 * Tags of properties that have the placement; a property with any of them has it.
 * 
 * @minItems 1
 */
property_tags?: CorePropertyTag[]
/**
 * Identifiers from `collections` of the file in which the placement appears.
 */
collection_ids?: string[]
/**
 * Advertising channels to which the placement belongs, such as `display`.
 */
channels?: EnumsChannels[]
/**
 * Creative formats that the placement accepts, at least one if present.
 * 
 * @minItems 1
 */
format_options?: AdagentsPlacementFormatOption[]
presentation_ref?: CorePlatformExtensionRef
/**
 * Provider that renders previews of the placement, with the routes to it.
 */
preview_provider?: {
[k: string]: unknown
}
/**
 * Settings in which video plays on the placement, such as in-stream.
 * 
 * @minItems 1
 */
video_placement_types?: EnumsVideoPlacementType[]
/**
 * Services through which the audio of the placement is heard, such as podcasts.
 * 
 * @minItems 1
 */
audio_distribution_types?: EnumsAudioDistributionType[]
/**
 * Forms in which a retail placement shows sponsored items.
 * 
 * @minItems 1
 */
sponsored_placement_types?: EnumsSponsoredPlacementType[]
}
/**
 * Format that a placement accepts: either a reference by `format_option_id` to `formats` of the file, or a declaration with `format_kind`.
 */
export interface AdagentsPlacementFormatOption {
/**
 * Identifier of the format, unique in the file; placements and products refer to the format by it.
 */
format_option_id?: string
format_kind?: EnumsFormatKind
/**
 * Requirements of the format; `format_kind` decides which members they have.
 */
params?: {
[k: string]: unknown
}
/**
 * Name of the format as it is shown to people.
 */
display_name?: string
publisher_domain?: CoreDomainName
/**
 * Channels in which the format is used; absent means all channels of the properties.
 */
applies_to_channels?: EnumsChannels[]
/**
 * Preference of the seller for the format, as advice to buyers.
 * 
 * - `preferred`: The seller recommends the format, for example because it performs best
 * - `accepted`: The seller takes the format without a preference
 * - `discouraged`: The seller takes the format but advises against it
 */
seller_preference?: ("preferred" | "accepted" | "discouraged")
/**
 * Whether the format is offered in its canonical form only, without a named format.
 */
canonical_formats_only?: boolean
/**
 * Whether the declaration is experimental and may change at short notice.
 */
experimental?: boolean
/**
 * Name of the shape of a custom format, for buyers that recognize it.
 */
format_shape?: string
/**
 * Named formats to which the declaration is equivalent, for older clients.
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
 * URL of the creative agent that is the authority for the format, at most 2048 characters.
 */
agent_url: string
/**
 * Identifier of the format at the agent that `agent_url` names, at most 256 characters.
 */
id: string
/**
 * Width in pixels, for a format that takes dimensions; comes with `height`; from 1 to 1000000.
 */
width?: number
/**
 * Height in pixels, for a format that takes dimensions; comes with `width`; from 1 to 1000000.
 */
height?: number
/**
 * Duration in milliseconds, for a template format whose duration the buyer chooses.
 */
duration_ms?: number
}
/**
 * URL of an extension document, with the digest that pins its content.
 */
export interface CorePlatformExtensionRef {
/**
 * https URL from which the document of the extension is served, at most 2048 characters.
 */
uri: string
/**
 * SHA-256 of the document in hexadecimal, with the prefix `sha256:`.
 */
digest: string
}
/**
 * Creative format that the publisher accepts on its properties, with its requirements.
 */
export interface AdagentsFormatDeclaration {
/**
 * Identifier of the format, unique in the file; placements and products refer to the format by it.
 */
format_option_id?: string
format_kind: EnumsFormatKind
/**
 * Requirements of the format; `format_kind` decides which members they have.
 */
params?: {
[k: string]: unknown
}
/**
 * Name of the format as it is shown to people.
 */
display_name?: string
publisher_domain?: CoreDomainName
/**
 * Channels in which the format is used; absent means all channels of the properties.
 */
applies_to_channels?: EnumsChannels[]
/**
 * Preference of the seller for the format, as advice to buyers.
 * 
 * - `preferred`: The seller recommends the format, for example because it performs best
 * - `accepted`: The seller takes the format without a preference
 * - `discouraged`: The seller takes the format but advises against it
 */
seller_preference?: ("preferred" | "accepted" | "discouraged")
/**
 * Whether the format is offered in its canonical form only, without a named format.
 */
canonical_formats_only?: boolean
/**
 * Whether the declaration is experimental and may change at short notice.
 */
experimental?: boolean
/**
 * Name of the shape of a custom format, for buyers that recognize it.
 */
format_shape?: string
/**
 * Named formats to which the declaration is equivalent, for older clients.
 * 
 * @minItems 1
 */
v1_format_ref?: CoreFormatId[]
format_schema?: CorePlatformExtensionRef
/**
 * Identifiers of the properties on which the format runs; absent means all properties.
 */
applies_to_property_ids?: CorePropertyId[]
/**
 * Tags of properties on which the format runs; a property needs one of them.
 */
applies_to_property_tags?: CorePropertyTag[]
reference_renderer?: AdagentsReferenceRenderer
/**
 * Semantic version of the declaration, `major.minor.patch`; raised whenever the declaration changes.
 */
format_revision?: string
}
/**
 * Program that shows how a format is meant to look. Needs `catalog_etag` and the role `community_format_registry` in the file.
 */
export interface AdagentsReferenceRenderer {
/**
 * https URL from which the renderer is served.
 */
uri?: string
/**
 * SHA-256 digest of the renderer in the form `sha256:` and 64 hexadecimal digits.
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
 * Identifier that is unique inside the file; authorizations and products refer to it.
 */
id: string
/**
 * Name of the signal that is shown to people, 1 to 255 characters.
 */
name: string
value_type: EnumsSignalValueType
/**
 * Text that states what membership in the signal means, at most 2000 characters.
 */
description?: string
/**
 * Theme of the signal, for example `purchase_intent` or `location`.
 */
category?: string
/**
 * Labels by which authorizations select the signal.
 */
tags?: string[]
/**
 * Values that a categorical signal can take, at least one.
 * 
 * @minItems 1
 */
allowed_values?: string[]
range?: AdagentsSignalRange
/**
 * Protected attributes that the signal reveals or approximates, at least one if present.
 * 
 * @minItems 1
 */
restricted_attributes?: EnumsRestrictedAttribute[]
/**
 * Identifiers of policy categories that restrict the use of the signal.
 * 
 * @minItems 1
 */
policy_categories?: string[]
/**
 * Position of the signal in a taxonomy of another organization, such as the IAB Tech Lab.
 */
taxonomy?: {
[k: string]: unknown
}
/**
 * Rule by which members are chosen, in plain words, at most 500 characters.
 */
segmentation_criteria?: string
/**
 * URL of a page that explains the rule in full.
 */
criteria_url?: string
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
data_sources?: ("app_behavior" | "app_usage" | "web_usage" | "geo_location" | "email" | "tv_ott_or_stb_device" | "panel" | "online_ecommerce" | "credit_data" | "loyalty_card" | "transaction" | "online_survey" | "offline_survey" | "public_record_census" | "public_record_voter_file" | "public_record_other" | "offline_transaction")[]
/**
 * Way in which the value of a member was obtained.
 * 
 * - `observed`: Recorded directly from behavior
 * - `declared`: Stated by the person
 * - `derived`: Computed by a fixed rule from other data
 * - `inferred`: Concluded from observed data without a statement of the person
 * - `modeled`: Predicted by a statistical model
 */
methodology?: ("observed" | "declared" | "derived" | "inferred" | "modeled")
/**
 * Whether similar people were added to the people who meet the rule.
 */
audience_expansion?: boolean
/**
 * Whether other devices of the same person or household were added.
 */
device_expansion?: boolean
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
refresh_cadence?: ("intra_day" | "daily" | "weekly" | "monthly" | "bi_monthly" | "quarterly" | "bi_annually" | "annually")
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
lookback_window?: ("intra_day" | "daily" | "weekly" | "monthly" | "bi_monthly" | "quarterly" | "bi_annually" | "annually")
/**
 * How offline records were matched to devices or browsers; absent for data from online sources.
 */
onboarder?: {
[k: string]: unknown
}
/**
 * Countries that the data cover, as ISO 3166-1 alpha-2 codes.
 * 
 * @minItems 1
 */
countries?: CoreCountryCode[]
/**
 * Legal bases on which the personal data are processed.
 * 
 * @minItems 1
 */
consent_basis?: EnumsConsentBasis[]
/**
 * Legal basis for protected categories of data under article 9 of the GDPR.
 * 
 * - `explicit_consent`: The person consented explicitly to the purpose
 * - `manifestly_made_public`: The person made the data public
 * - `substantial_public_interest`: A law allows the processing for an important public interest
 * - `vital_interests`: The processing protects somebody's life
 */
art9_basis?: ("explicit_consent" | "manifestly_made_public" | "substantial_public_interest" | "vital_interests")
/**
 * Method and training data of a modeled signal; present if `methodology` is `modeled`.
 */
modeling?: {
[k: string]: unknown
}
/**
 * Ways in which people exercise their rights over the data, such as a web form.
 */
data_subject_rights?: {
[k: string]: unknown
}
/**
 * Time at which the definition last changed, ISO 8601 with a zone.
 */
last_updated?: string
}
/**
 * Bounds of a numeric signal, both inclusive, with the unit of its values.
 */
export interface AdagentsSignalRange {
/**
 * Smallest value that the signal takes, inclusive.
 */
min: number
/**
 * Largest value that the signal takes, inclusive; not below `min`.
 */
max: number
/**
 * Unit of the values, such as `years` or `EUR`; absent for plain numbers.
 */
unit?: string
}
/**
 * Name and meaning of a tag that the file uses.
 */
export interface AdagentsTagDefinition {
/**
 * Name that is shown to people, in the language of the publisher.
 */
name: string
/**
 * Text that states which items carry the tag.
 */
description: string
}
/**
 * Company or team that maintains the file, with its addresses and seller identifiers.
 */
export interface AdagentsContact {
/**
 * Name of the company or team, 1 to 255 characters.
 */
name: string
/**
 * Email address for questions about the file, at most 255 characters.
 */
email?: string
domain?: CoreDomainName
/**
 * Identifier of the seller as its sellers.json states it, 1 to 255 characters.
 */
seller_id?: string
/**
 * Identifier that a certification authority gave the seller, 1 to 100 characters.
 */
tag_id?: string
/**
 * URL of the privacy policy that applies to the properties.
 */
privacy_policy_url?: string
}
/**
 * Publisher for which nothing in the file counts any more, wherever the file mentions it.
 */
export interface AdagentsRevokedPublisherDomain {
publisher_domain: CoreDomainName
/**
 * Start of the revocation. It stays in force for seven days after this time even if the entry disappears.
 */
revoked_at: string
reason?: EnumsRevocationReason
}
/**
 * A vendor of governance data about the properties of the file.
 */
export interface AdagentsPropertyFeature {
/**
 * URL of the vendor's agent, which reports the features.
 */
url: string
/**
 * Name of the vendor as it is shown to people.
 */
name: string
/**
 * Identifiers of the features that the vendor reports for these properties, at least one.
 * 
 * @minItems 1
 */
features: string[]
/**
 * Identifier by which the vendor knows the publisher.
 */
publisher_id?: string
}
/**
 * Short file that states where the real document is. The presence of `authoritative_location` makes any file a pointer. The target must be a full document and is fetched without redirects.
 */
export interface AdagentsPointer {
/**
 * URL of the JSON Schema that the document claims to follow; informative, never fetched.
 */
$schema?: string
/**
 * https URL of the full document. It must not itself be a pointer.
 */
authoritative_location: string
/**
 * Time at which the publisher last changed the document. A copy older than the one already known is treated as a failed fetch.
 */
last_updated?: string
}
/**
 * Pointer that states the URL at which the full document is served.
 */
export interface BrandAuthoritativeLocation {
/**
 * https URL of the full document; a consumer reads the document from there.
 */
authoritative_location: string
/**
 * URL of the JSON Schema that the document claims to follow; informative, never fetched.
 */
$schema?: string
redirect_reason?: EnumsRedirectReason
/**
 * When the redirect began; copies from before are out of date; ISO 8601 with a zone.
 */
redirect_effective_at?: string
/**
 * Remark for people who read the file; programs ignore it.
 */
note?: string
/**
 * Time at which the owner last changed the document, ISO 8601 with a zone.
 */
last_updated?: string
}
/**
 * Redirect that names the house whose file describes the domain's brand.
 */
export interface BrandHouseRedirect {
house: CoreDomainName
region?: CoreCountryCode
/**
 * URL of the JSON Schema that the document claims to follow; informative, never fetched.
 */
$schema?: string
redirect_reason?: EnumsRedirectReason
/**
 * When the redirect began; copies from before are out of date; ISO 8601 with a zone.
 */
redirect_effective_at?: string
/**
 * Remark for people who read the file; programs ignore it.
 */
note?: string
/**
 * Time at which the owner last changed the document, ISO 8601 with a zone.
 */
last_updated?: string
}
/**
 * A house with its brands: written out in `brands`, or named in `brand_refs` where they describe themselves. At least one of the two is given.
 */
export interface BrandHousePortfolio {
house: BrandHouse
/**
 * Brands that the file describes itself; identifiers are unique over `brands` and `brand_refs`.
 */
brands?: BrandHouseBrand[]
/**
 * References to brands that describe themselves in a file of their own.
 */
brand_refs?: BrandBrandRefEntry[]
/**
 * Language of texts that state none, as a BCP 47 tag.
 */
default_language?: string
contact?: BrandContact
/**
 * Companies that may act for the brands of the house, each for a period and scope.
 */
authorized_operators?: BrandAuthorizedOperator[]
/**
 * Marks that the house has registered or applied for.
 */
trademarks?: BrandTrademark[]
/**
 * URL of the JSON Schema that the document claims to follow; informative, never fetched.
 */
$schema?: string
/**
 * Version of the brand.json format that the document follows, for example `1.0`.
 */
version?: string
/**
 * Time at which the owner last changed the document, ISO 8601 with a zone.
 */
last_updated?: string
}
/**
 * Company that owns the brands of the file, with its names and agents.
 */
export interface BrandHouse {
domain: CoreDomainName
/**
 * Name of the house that is shown to people; not empty.
 */
name: string
/**
 * Names of the house, each a map with one language tag.
 */
names?: BrandLocalizedName[]
architecture?: EnumsBrandArchitecture
/**
 * Agents that the house operates for all its brands.
 */
agents?: BrandAgentEntry[]
data_subject_contestation?: BrandDataSubjectContestation
/**
 * Parties that accept identity assertions about the brand or house.
 * 
 * Items: Party that accepts identity assertions about the brand, with the scope of its trust.
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
 * Agent that the brand or house operates, with its role and URL.
 */
export interface BrandAgentEntry {
type: EnumsAgentType
/**
 * URL of the agent's task endpoint; each URL appears once in the list.
 */
url: string
/**
 * Identifier of the agent, unique in the file, in lower-case letters, digits and underscores.
 */
id: string
/**
 * Text that describes what the agent offers, at most 500 characters.
 */
description?: string
/**
 * URL of the agent's key set; absent means /.well-known/jwks.json at the origin of the agent.
 */
jwks_uri?: string
/**
 * Uses for which rights can be licensed, such as `endorsement`; absent means ask the agent.
 */
available_uses?: EnumsRightUse[]
/**
 * Kinds of rights that the agent licenses, such as a likeness or a voice.
 */
right_types?: EnumsRightType[]
/**
 * Countries in which the agent works, as ISO 3166-1 alpha-2 codes; absent means all.
 */
countries?: CoreCountryCode[]
}
/**
 * Address at which people can contest the use of their data. At least one of `url` and `email` is required.
 */
export interface BrandDataSubjectContestation {
/**
 * https URL of the form in which people contest the use of their data.
 */
url?: string
/**
 * Email address to which people write to contest the use of their data.
 */
email?: string
/**
 * Languages in which requests can be written, as BCP 47 tags.
 */
languages?: string[]
}
/**
 * A brand with everything that describes it, inside a house file or as the core of its own document.
 */
export interface BrandDefinition {
id: CoreBrandId
/**
 * Names of the brand, at least one, each a map with one language tag.
 * 
 * @minItems 1
 */
names: BrandLocalizedName[]
keller_type?: EnumsKellerType
parent_brand?: CoreBrandId
/**
 * URL of the home page of the brand.
 */
url?: string
description?: BrandLocalizedText
/**
 * Industries in which the brand works, as values of the industry vocabulary.
 */
industries?: string[]
/**
 * Description of the people whom the brand addresses, as text.
 */
target_audience?: string
/**
 * URL of the privacy policy that applies to the brand.
 */
privacy_policy_url?: string
/**
 * Logo files of the brand, the most suitable first.
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
 * Files and texts that may be used in communication of the brand.
 */
assets?: BrandAsset[]
/**
 * Properties, such as sites and apps, that the brand owns or sells.
 */
properties?: BrandBrandProperty[]
/**
 * Agents that the brand operates or that act for it.
 */
agents?: BrandAgentEntry[]
brand_agent?: BrandAgentRef
rights_agent?: BrandAgentRef
product_catalog?: BrandProductCatalog
data_subject_contestation?: BrandDataSubjectContestation
/**
 * Texts that must or should accompany communication of the brand.
 */
disclaimers?: BrandDisclaimer[]
/**
 * Marks of the brand that are registered or applied for.
 */
trademarks?: BrandTrademark[]
voice_synthesis?: BrandVoiceSynthesis
/**
 * Data from which an avatar of the brand is made; its members depend on the provider.
 */
avatar?: {
[k: string]: unknown
}
visual_guidelines?: BrandVisualGuidelines
contact?: BrandContact
/**
 * Collections of content that belong to the brand, such as its own shows.
 */
collections?: CoreCollection[]
/**
 * Parties that accept identity assertions about the brand or house.
 * 
 * Items: Party that accepts identity assertions about the brand, with the scope of its trust.
 */
identity_relying_parties?: {
[k: string]: unknown
}[]
}
/**
 * File that shows the logo, with labels for the surfaces that it suits.
 */
export interface BrandLogo {
/**
 * URL of the image file, fetched without a credential.
 */
url: string
/**
 * Identifier of the logo, unique inside the brand.
 */
id?: string
/**
 * Shape of the image, which decides where it fits.
 * 
 * - `square`: Width and height are about equal
 * - `horizontal`: Clearly wider than high
 * - `vertical`: Clearly higher than wide
 * - `stacked`: Symbol above the name
 */
orientation?: ("square" | "horizontal" | "vertical" | "stacked")
/**
 * Background on which the logo is meant to stand, such as a dark one.
 * 
 * - `dark-bg`: Made to stand on dark backgrounds
 * - `light-bg`: Made to stand on light backgrounds
 * - `transparent-bg`: Has a transparent background and suits several
 */
background?: ("dark-bg" | "light-bg" | "transparent-bg")
/**
 * Form of the logo, from the full lock-up to the bare symbol.
 * 
 * - `primary`: Form that is used unless there is a reason against it
 * - `secondary`: Alternative for places where the primary form does not fit
 * - `icon`: Symbol without the name
 * - `wordmark`: Name without the symbol
 * - `full-lockup`: Symbol and name, with the tagline if there is one
 */
variant?: ("primary" | "secondary" | "icon" | "wordmark" | "full-lockup")
/**
 * Labels by which a caller selects the logo.
 */
tags?: string[]
/**
 * Places for which the file is meant, such as a favicon or the last card of an ad.
 */
slots?: EnumsLogoSlot[]
/**
 * Advice when to use the file, as text for people.
 */
usage?: string
/**
 * Width in CSS pixels, as a positive whole number.
 */
width?: number
/**
 * Height in CSS pixels, as a positive whole number.
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
 * Typeface of the brand with the font files to load.
 */
export interface BrandFont {
/**
 * Name of the CSS font family, for example `Source Sans 3`.
 */
family: string
/**
 * Files that contain the typeface, one for each weight and style.
 * 
 * Items: Font file with its URL, weight and style.
 */
files?: {
[k: string]: unknown
}[]
/**
 * Tags of the OpenType features to switch on, for example `ss01`.
 */
opentype_features?: string[]
/**
 * CSS font families to use while or if this one cannot be loaded.
 */
fallbacks?: string[]
}
/**
 * Tone of the brand: its voice, with rules for people and models that write for it.
 */
export interface BrandToneGuide {
voice?: BrandLocalizedText
/**
 * Adjectives that describe the tone, each in one or several languages.
 */
attributes?: BrandLocalizedText[]
/**
 * Rules that state what texts of the brand should do.
 */
dos?: BrandLocalizedText[]
/**
 * Rules that state what texts of the brand should avoid.
 */
donts?: BrandLocalizedText[]
}
/**
 * A file or text that may be used for the brand.
 */
export interface BrandAsset {
/**
 * Identifier of the asset, unique inside the brand.
 */
asset_id: string
asset_type: EnumsAssetContentType
/**
 * URL from which the asset can be fetched without a credential.
 */
url: string
/**
 * Labels by which a caller selects assets, such as `campaign-2026`.
 */
tags?: string[]
/**
 * Name of the asset that is shown to people.
 */
name?: string
/**
 * Text that describes what the asset shows or says, usable as alternative text.
 */
description?: string
/**
 * Width in CSS pixels, as a positive whole number.
 */
width?: number
/**
 * Height in CSS pixels, as a positive whole number.
 */
height?: number
/**
 * Playing time of audio or video, in seconds; absent for other kinds.
 */
duration_seconds?: number
/**
 * Size of the file, in bytes.
 */
file_size_bytes?: number
/**
 * File format of the asset, for example `png` or `mp4`.
 */
format?: string
/**
 * Further data that the brand attaches; consumers ignore keys that they do not know.
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
 * Country code of the regional version that the property is, or `global`.
 */
region?: string
/**
 * Whether this is the main property of its type; at most one of each type is.
 */
primary?: boolean
relationship?: EnumsBrandPropertyRelationship
}
/**
 * Reference to a single agent in the older, shorter form; `agents` replaces it.
 */
export interface BrandAgentRef {
/**
 * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
 */
url: string
/**
 * Identifier of the agent, unique in the file; not empty.
 */
id: string
}
/**
 * Feed of the products that the brand sells, with its URL and format.
 */
export interface BrandProductCatalog {
/**
 * URL from which the feed can be fetched.
 */
feed_url: string
feed_format?: EnumsFeedFormat
/**
 * Categories of the products in the feed.
 */
categories?: string[]
/**
 * Time at which the feed last changed, ISO 8601 with a zone.
 */
last_updated?: string
update_frequency?: EnumsUpdateFrequency
/**
 * Endpoint and options with which an agent buys a product on behalf of a person.
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
 * Situation in which the disclaimer applies, such as `financial products`.
 */
context?: string
/**
 * Whether the disclaimer must be shown; false makes it a recommendation.
 */
required?: boolean
}
/**
 * Mark in a public register, with its number and the terms on which it is held.
 */
export interface BrandTrademark {
/**
 * Office that keeps the register, for example `EUIPO`.
 */
registry: string
/**
 * Number of the registration or application at the office.
 */
number: string
/**
 * Mark as it is registered, for example `IRONCLOVE`.
 */
mark: string
status?: EnumsTrademarkStatus
license_type?: EnumsTrademarkLicenseType
licensor_domain?: CoreDomainName
/**
 * Countries in which the mark is protected, as ISO 3166-1 alpha-2 codes.
 */
countries?: CoreCountryCode[]
/**
 * Classes of goods and services in the Nice classification, 1 to 45.
 * 
 * Items: Number of one class of the Nice classification, 1 to 45.
 */
nice_classes?: number[]
}
/**
 * Service and voice with which texts of the brand are turned into speech.
 */
export interface BrandVoiceSynthesis {
/**
 * Service that produces the speech, by name or domain.
 */
provider?: string
/**
 * Identifier of the voice at the service.
 */
voice_id?: string
/**
 * Settings that are passed to the service, such as speed and stability.
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
 * Rules for photographs: subjects, light, framing and treatment.
 */
photography?: unknown
/**
 * Rules for the general graphic style, such as flat or illustrated.
 */
graphic_style?: unknown
/**
 * Rules for the shapes that layouts may use.
 */
shapes?: unknown
/**
 * Rules for icons: style, line weight and set.
 */
iconography?: unknown
/**
 * Rules for the arrangement of elements in a layout.
 */
composition?: unknown
/**
 * Rules for the rounding of corners, usually in pixels.
 */
border_radius?: unknown
/**
 * Rules for shadows and layers that suggest depth.
 */
elevation?: unknown
/**
 * Rules for distances between elements, usually as a scale in pixels.
 */
spacing?: unknown
/**
 * Rules for decorative elements such as patterns and lines.
 */
graphic_elements?: unknown
/**
 * Rules for animation: speed, easing and what may move.
 */
motion?: unknown
/**
 * Rules for the position of the logo in a layout.
 */
logo_placement?: unknown
/**
 * Rules for the color combinations that may appear together.
 */
colorways?: unknown
/**
 * Rules for colors that must not be changed or combined.
 */
color_constraints?: unknown
/**
 * Rules for the use of the logo, such as clear space and smallest size.
 */
logo_usage_rules?: unknown
/**
 * Rules for combining the mark with names of partners or products.
 */
mark_lockups?: unknown
/**
 * Rules for type sizes and weights by level, usually in pixels.
 */
type_scale?: unknown
/**
 * Libraries from which approved assets may be taken.
 */
asset_libraries?: unknown
/**
 * Statements of what must never be done, one sentence each.
 */
restrictions?: string[]
}
/**
 * Person, team or company that answers questions about the brand, with addresses.
 */
export interface BrandContact {
/**
 * Name of the person, team or company to contact.
 */
name?: string
/**
 * Email address of the contact, for example `brand@ironclove.example`.
 */
email?: string
/**
 * Telephone number of the contact, with the country code.
 */
phone?: string
domain?: CoreDomainName
}
/**
 * Brand of the house that describes itself at its own domain. The entry counts once that domain names the house in return.
 */
export interface BrandBrandRefEntry {
domain: CoreDomainName
brand_id: CoreBrandId
/**
 * Team or company that looks after the brand; informative, for directories.
 */
managed_by?: string
/**
 * Time from which the relationship counts; a time in the future is not active yet.
 */
effective_at?: string
}
/**
 * A company that may act for brands of the house. Ignored outside its period.
 */
export interface BrandAuthorizedOperator {
domain: CoreDomainName
/**
 * Identifiers of the brands for which the operator may act, or `*` for all.
 * 
 * @minItems 1
 */
brands: string[]
/**
 * Countries in which the operator may act, as ISO 3166-1 alpha-2 codes; absent means all.
 */
countries?: CoreCountryCode[]
/**
 * Actions that the operator may take for the brands; absent means every action.
 */
scopes?: EnumsOperatorScope[]
/**
 * Time from which the operator may act; absent means that the period has no start.
 */
valid_from?: string
/**
 * Time until which the operator may act; absent means that the period has no end.
 */
valid_until?: string
}
export interface BrandCanonicalDocument1 {
house_domain?: CoreDomainName
/**
 * Language of texts that state none, as a BCP 47 tag.
 */
default_language?: string
/**
 * URL of the JSON Schema that the document claims to follow; informative, never fetched.
 */
$schema?: string
/**
 * Version of the brand.json format that the document follows, for example `1.0`.
 */
version?: string
/**
 * Time at which the owner last changed the document, ISO 8601 with a zone.
 */
last_updated?: string
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
agents?: BrandAgentEntry[]
brand_agent?: BrandAgentRef
contact?: BrandContact
data_subject_contestation?: BrandDataSubjectContestation
/**
 * URL of the JSON Schema that the document claims to follow; informative, never fetched.
 */
$schema?: string
/**
 * Version of the brand.json format that the document follows, for example `1.0`.
 */
version?: string
/**
 * Time at which the owner last changed the document, ISO 8601 with a zone.
 */
last_updated?: string
}
export interface BrandAcquireRightsRequest1 {
/**
 * Offering from `get_rights`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
 */
rights_id: string
/**
 * Price of the offering; an unknown one is refused with `REFERENCE_NOT_FOUND`.
 */
pricing_option_id: string
buyer: CoreBrandRef
account?: CoreAccountRef
/**
 * Plan of the governance agent that covers the purchase, at most 255 characters.
 */
plan_id?: string
/**
 * Campaign that the rights are used for: what it shows, where and when.
 */
campaign: {
/**
 * What the campaign shows and says, 1 to 5000 characters; terms that the rights holder prohibits lead to a rejection.
 */
description: string
/**
 * Uses that the campaign makes of the rights; a use outside the price leads to a rejection.
 * 
 * @minItems 1
 * @maxItems 20
 */
uses: EnumsRightUse[]
/**
 * Countries of the campaign, at most 250; a country outside the offering leads to a rejection.
 * 
 * @minItems 0
 * @maxItems 250
 */
countries?: CoreCountryCode[]
/**
 * Formats of the creatives in the campaign, at most 100; not used for the decision.
 * 
 * @minItems 0
 * @maxItems 100
 */
format_ids?: CoreFormatId[]
/**
 * Impressions that are planned in the whole term; more than the cap of a price without overage leads to a rejection.
 */
estimated_impressions?: number
/**
 * First day of use, in UTC; today when absent.
 */
start_date?: string
/**
 * Last day of use, in UTC; a day before today is refused with `INVALID_REQUEST`. The longest term of the offering, at most 366 days, when absent.
 */
end_date?: string
}
revocation_webhook: CorePushNotificationConfig
push_notification_config?: CorePushNotificationConfig
idempotency_key: CoreIdempotencyKey
}
/**
 * Fields beside those of a task about rights: those of every response, except that `status` reports the outcome itself to callers of release 3.0.
 */
export interface BrandRightsEnvelope {
/**
 * State of the task; for callers of release 3.0 the outcome for the rights or the creative, unless the task failed.
 */
status: (EnumsTaskStatus | EnumsRightsStatus | EnumsRightsCreativeStatus)
/**
 * Session that this response belongs to, as an earlier response named it.
 */
context_id?: string
context?: CoreContext
/**
 * Identifier to poll the outcome with; present only while the task is not finished.
 */
task_id?: string
/**
 * What happened, in plain words for people who read the response.
 */
message?: string
/**
 * Time at which the response was made, with an offset from UTC.
 */
timestamp?: string
/**
 * Whether this is the stored response of an earlier request with the same idempotency key.
 */
replayed?: boolean
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
/**
 * Code of the error of a failed task; absent when the task succeeded.
 */
code?: string
proto_error?: CoreError
ext?: CoreExt
}
/**
 * Terms of a grant of rights as they were licensed or last changed. Experimental.
 */
export interface BrandRightsTerms {
/**
 * Price of the offering that the grant is billed by.
 */
pricing_option_id: string
/**
 * Price of the grant in major units of `currency`: per `period` for flat-rate prices, per thousand impressions for CPM prices.
 */
amount: number
currency: CoreCurrencyCode
period?: EnumsRightsBillingPeriod
/**
 * Uses that the grant permits, and no others.
 */
uses: EnumsRightUse[]
/**
 * Most impressions that may run in the whole term; no limit when absent.
 */
impression_cap?: number
/**
 * Price per thousand impressions above the cap, in major units of `currency`.
 */
overage_cpm?: number
/**
 * First day on which the grant holds, in UTC.
 */
start_date?: string
/**
 * Last day on which the grant holds, in UTC.
 */
end_date?: string
/**
 * Protection from other licensees; absent for a grant that is not exclusive.
 */
exclusivity?: {
/**
 * What is exclusive: `country` means no other licensee in these countries.
 */
scope?: string
/**
 * Countries of the protection; every country of the offering when absent.
 */
countries?: CoreCountryCode[]
}
}
/**
 * Key that lets a provider generate with licensed rights until it expires or is revoked. Experimental.
 */
export interface CoreGenerationCredential {
/**
 * Provider that accepts the key, by its name or domain.
 */
provider: string
/**
 * Secret to send to the provider; it becomes invalid when the grant ends, is paused or is revoked.
 */
rights_key: string
/**
 * Uses that the key permits at this provider.
 * 
 * @minItems 1
 */
uses: EnumsRightUse[]
/**
 * Time from which the key is invalid, with an offset from UTC.
 */
expires_at?: string
/**
 * URL of the provider that takes the key.
 */
endpoint?: string
ext?: CoreExt
}
/**
 * What a licence permits, to travel with each creative that uses it. Experimental.
 */
export interface CoreRightsConstraint {
/**
 * Identifier of the grant of rights that the response is about.
 */
rights_id: string
/**
 * Agent that granted the rights and can verify them.
 */
rights_agent: {
/**
 * URL of the agent as callers reach it over MCP.
 */
url: string
/**
 * Identifier of the agent in the brand.json of its house.
 */
id: string
}
/**
 * First moment of the grant, with an offset from UTC.
 */
valid_from?: string
/**
 * First moment after the grant, with an offset from UTC.
 */
valid_until?: string
/**
 * Uses that the grant permits, and no others.
 * 
 * @minItems 1
 */
uses: EnumsRightUse[]
/**
 * Countries that the grant is limited to; every country when absent.
 */
countries?: CoreCountryCode[]
/**
 * Countries that the grant does not cover, whatever `countries` says.
 */
excluded_countries?: CoreCountryCode[]
/**
 * Most impressions that may run in the whole term; no limit when absent.
 */
impression_cap?: number
right_type?: EnumsRightType
approval_status?: EnumsRightsConstraintApproval
/**
 * URL that reports by GET whether the grant is valid now.
 */
verification_url?: string
ext?: CoreExt
}
/**
 * What the signature of a verdict on one claim covers.
 */
export interface BrandClaimVerdict {
claim_type: EnumsBrandClaimType
verification_status: BrandVerificationStatus
/**
 * Facts of the brand's records that the verdict rests on, such as `brand_id` or `relationship`.
 */
details?: {
[k: string]: unknown
}
/**
 * Reason of the verdict in one or two sentences for people, at most 500 characters.
 */
context_note?: string
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
results: BrandClaimResult[]
}
export interface BrandCreativeApprovalRequest1 {
/**
 * Grant from `acquire_rights`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
 */
rights_id: string
/**
 * Identifier of the creative at the caller, at most 256 characters.
 */
creative_id?: string
/**
 * URL of the creative, at most 2048 characters; it is recorded and not fetched.
 */
creative_url: string
creative_format?: CoreFormatId
/**
 * What the creative shows and says, at most 5000 characters; terms that the rights holder prohibits lead to a rejection.
 */
description?: string
/**
 * Further facts about the creative, at most 50; their texts are reviewed like the description.
 */
metadata?: {
/**
 * A fact about the creative: a text of at most 1000 characters, a number or a flag.
 */
[k: string]: string | number | boolean | null
}
idempotency_key: CoreIdempotencyKey
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
 * Rights in a brand that can be licensed, without prices.
 */
export interface BrandRightsSummary {
/**
 * Uses for which rights can be licensed, such as `endorsement`; absent means ask the agent.
 */
available_uses?: EnumsRightUse[]
/**
 * Countries for which rights can be licensed, as ISO 3166-1 alpha-2 codes.
 */
countries?: CoreCountryCode[]
/**
 * Countries for which the rights are not licensed, as ISO 3166-1 alpha-2 codes.
 */
excluded_countries?: CoreCountryCode[]
/**
 * Model of exclusivity under which rights are licensed, as text or code.
 */
exclusivity_model?: string
/**
 * Topics and uses with which the rights must not be combined.
 */
content_restrictions?: string[]
}
export interface BrandGetRightsRequest1 {
/**
 * What the rights are wanted for, in plain words, 1 to 2000 characters; it ranks the result and never empties it.
 */
query: string
/**
 * Uses that are wanted, at least one; an offering with any of them matches.
 * 
 * @minItems 1
 * @maxItems 20
 */
uses: EnumsRightUse[]
buyer_brand?: CoreBrandRef
/**
 * Countries of the campaign, at most 250; an offering available in any of them matches.
 * 
 * @minItems 0
 * @maxItems 250
 */
countries?: CoreCountryCode[]
/**
 * Only rights of this brand, at most 255 characters; a brand that licenses nothing is ignored.
 */
brand_id?: string
right_type?: EnumsRightType
/**
 * Whether the response also lists offerings that do not match, with the reason.
 */
include_excluded?: boolean
pagination?: CorePaginationRequest
}
/**
 * A price at which rights are licensed. Experimental.
 */
export interface BrandRightsPricingOption {
/**
 * Identifier of the price, unique in its offering, at most 128 characters.
 */
pricing_option_id: string
model: EnumsPricingModel
/**
 * Price in major units of `currency`: per `period` for `flat_rate`, per thousand impressions for `cpm`; 0 to 1 000 000 000.
 */
price: number
currency: CoreCurrencyCode
/**
 * Uses that the price covers, at least one; other uses need another price.
 * 
 * @minItems 1
 * @maxItems 20
 */
uses: EnumsRightUse[]
period?: EnumsRightsBillingPeriod
/**
 * Most impressions that the price covers in the whole term; no limit when absent.
 */
impression_cap?: number
/**
 * Price per thousand impressions above `impression_cap`, in major units of `currency`; without it nothing may run above the cap.
 */
overage_cpm?: number
/**
 * What the price covers, in plain words, at most 1000 characters.
 */
description?: string
ext?: CoreExt
}
/**
 * Body sent to `revocation_webhook` of a grant when the rights holder revokes it. Experimental.
 */
export interface BrandRevocationNotification {
idempotency_key: CoreIdempotencyKey
/**
 * Identifier of the revocation, a UUID that grows with time and stays the same in each attempt.
 */
notification_id: string
/**
 * The `operation_id` that `revocation_webhook` registered, repeated unchanged; absent when it registered none.
 */
operation_id?: string
/**
 * The `token` that `revocation_webhook` registered, repeated unchanged; absent when it registered none.
 */
token?: string
/**
 * Grant that is revoked, as `acquire_rights` returned its identifier, at most 255 characters.
 */
rights_id: string
/**
 * Brand whose rights were licensed under the grant, at most 255 characters.
 */
brand_id: string
/**
 * Why the rights holder revokes the grant, in plain text of at most 2000 characters.
 */
reason: string
/**
 * When the revocation took effect; generation credentials of the grant are rejected since then.
 */
effective_at: string
/**
 * Uses that are no longer permitted, at least one; a revocation ends all uses of its grant.
 * 
 * @minItems 1
 * @maxItems 100
 */
revoked_uses: EnumsRightUse[]
}
/**
 * Rights that an operator licenses, named in the agent profile as `catalogs.rights`.
 */
export interface BrandRightsCatalog {
/**
 * URL of this schema, for editors that complete and check the file.
 */
$schema?: string
/**
 * Offerings of the catalog, 1 to 1000; each `rights_id` occurs once.
 * 
 * @minItems 1
 * @maxItems 1000
 */
offerings: BrandRightsOffering[]
}
/**
 * Rights that an operator licenses, as its rights catalog describes them.
 */
export interface BrandRightsOffering {
/**
 * Identifier of the offering, unique in the catalog.
 */
rights_id: string
/**
 * Brand whose rights these are; one of the brands that the agent answers for.
 */
brand_id: string
/**
 * Name of the offering for people, 1 to 300 characters.
 */
name: string
/**
 * What exactly is licensed with the offering, in plain words.
 */
description?: string
right_type: EnumsRightType
/**
 * Uses that can be licensed with the offering, each at most once.
 * 
 * @minItems 1
 * @maxItems 20
 */
available_uses: EnumsRightUse[]
/**
 * Countries that the rights are licensed for; everywhere when absent.
 * 
 * @minItems 1
 * @maxItems 250
 */
countries?: CoreCountryCode[]
/**
 * Countries that the rights are not licensed for.
 * 
 * @minItems 0
 * @maxItems 250
 */
excluded_countries?: CoreCountryCode[]
/**
 * Whether a grant keeps other brands out of its countries while it lasts.
 */
is_exclusive?: boolean
/**
 * Whether the operator decides on each acquisition with `rights approve` or `rights reject`.
 */
needs_approval?: boolean
/**
 * Longest term of a grant in days, from 1 to 3660; 366 when absent.
 */
max_term_days?: number
/**
 * Prices that buyers choose one from, 1 to 50; each `pricing_option_id` occurs once.
 * 
 * @minItems 1
 * @maxItems 50
 */
pricing_options: BrandRightsPricingOption[]
/**
 * What the rights must not be used with or for, in plain words.
 * 
 * @minItems 0
 * @maxItems 50
 */
content_restrictions?: string[]
/**
 * Words and phrases that a campaign or a creative must not contain.
 * 
 * @minItems 0
 * @maxItems 200
 */
prohibited_terms?: string[]
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
provider: string
/**
 * URL of the provider that takes the key.
 */
endpoint?: string
/**
 * Uses that the provider generates; keys are limited to them.
 * 
 * @minItems 1
 * @maxItems 20
 */
uses: EnumsRightUse[]
}[]
/**
 * Note about the licence that creatives must carry where it is required.
 */
disclosure?: {
/**
 * Whether a creative without the note breaks the terms of the grant.
 */
required: boolean
/**
 * Words of the note, as a creative has to show or say them.
 */
text?: string
}
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
url: string
/**
 * What the sample may be used for before there is a licence.
 */
usage?: string
}[]
}
/**
 * A brand that matches a search: the public part of its identity.
 */
export interface BrandSearchBrandResult {
/**
 * Identifier of the brand, to call `get_brand_identity` with; a domain for brands of the registry.
 */
brand_id: string
/**
 * House that owns the brand, as its brand.json names it.
 */
house: {
domain: CoreDomainName
/**
 * Name of the house as its brand.json gives it.
 */
name: string
}
/**
 * Names of the brand, one language in each entry.
 * 
 * @minItems 1
 */
names: BrandLocalizedName[]
/**
 * What the brand offers, in its own words.
 */
description?: string
/**
 * Industries of the brand that the taxonomy of advertisers knows.
 * 
 * @minItems 1
 */
industries?: EnumsAdvertiserIndustry[]
keller_type?: EnumsKellerType
/**
 * Logo files of the brand, with orientation, background and variant.
 */
logos?: BrandLogo[]
/**
 * Summary of the rights that can be licensed, without prices.
 */
rights?: {
/**
 * Uses that can be licensed from the brand.
 */
available_uses?: EnumsRightUse[]
/**
 * Countries that rights are licensed for; everywhere when absent.
 */
countries?: CoreCountryCode[]
/**
 * Countries that rights of the brand are not licensed for.
 */
excluded_countries?: CoreCountryCode[]
}
}
export interface BrandSearchBrandsRequest1 {
/**
 * What is looked for in plain words, 1 to 2000 characters: a name, a product or an industry.
 */
query: string
/**
 * Only brands of one of these industries, 1 to 100; an industry includes those after its dot.
 * 
 * @minItems 1
 * @maxItems 100
 */
industries?: EnumsAdvertiserIndustry[]
/**
 * Only brands whose rights are available in one of these countries, 1 to 250; a brand that names no countries matches.
 * 
 * @minItems 1
 * @maxItems 250
 */
countries?: CoreCountryCode[]
buyer_brand?: CoreBrandRef
pagination?: CorePaginationRequest
}
export interface BrandUpdateRightsRequest1 {
/**
 * Grant from `acquire_rights`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
 */
rights_id: string
account?: CoreAccountRef
/**
 * New last day, in UTC; a day before the present one is refused with `VALIDATION_ERROR`.
 */
end_date?: string
/**
 * New cap; below the impressions already reported it is refused with `VALIDATION_ERROR`.
 */
impression_cap?: number
/**
 * Other price of the same offering, for the rest of the term; one that does not cover the uses is refused with `VALIDATION_ERROR`.
 */
pricing_option_id?: string
/**
 * True pauses the grant and revokes its keys; false resumes it with new keys.
 */
paused?: boolean
push_notification_config?: CorePushNotificationConfig
idempotency_key: CoreIdempotencyKey
}
export interface BrandVerifyBrandClaimRequest1 {
claim_type: EnumsBrandClaimType
/**
 * What the claim says; its fields depend on `claim_type`, and missing ones are refused with `INVALID_REQUEST`.
 */
claim: {

}
}
/**
 * JSON Web Signature in flattened form (RFC 7515) whose payload is readable JSON. The signature covers `protected`, a dot, and the base64url form of the payload in its canonical form (RFC 8785).
 */
export interface CoreResponsePayloadJwsEnvelope {
/**
 * Protected header in base64url: algorithm, key identifier and type.
 */
protected: string
/**
 * What the signature covers, as readable JSON instead of base64url.
 */
payload: {
/**
 * Type of the payload, always this value; the protected header repeats it.
 */
typ: "proto-response-payload+jws"
/**
 * Task whose response is signed, so that no other response passes for it.
 * 
 * - `verify_brand_claim`: the verdict on one claim
 * - `verify_brand_claims`: the verdicts on several claims
 */
task: ("verify_brand_claim" | "verify_brand_claims")
brand_domain: CoreDomainName
/**
 * URL of the agent that signed, as callers reach it over MCP.
 */
agent_url: string
/**
 * SHA-256 over the canonical JSON (RFC 8785) of the task's own request fields (`claim_type` and `claim`, or `claims`), in base64url.
 */
request_hash: string
/**
 * Time of the signature, in seconds since 1970-01-01 UTC.
 */
iat: number
/**
 * Time from which the signature must not be relied on, in seconds since 1970-01-01 UTC.
 */
exp: number
/**
 * Signed part of the response, equal to the fields beside it.
 */
response: {
[k: string]: unknown
}
}
/**
 * Signature over the protected header and the payload, in base64url.
 */
signature: string
}
export interface BrandVerifyBrandClaimsRequest1 {
/**
 * Claims to verify, 1 to 100; the results have the same order.
 * 
 * @minItems 1
 * @maxItems 100
 */
claims: BrandClaim[]
}
export interface ComplianceComplyTestControllerRequest1 {
/**
 * Name of the scenario; `list_scenarios` returns those that this server offers. At most 500 characters.
 */
scenario: string
/**
 * Sandbox account that the scenario works on; `sandbox` must be true from release 3.1 on. With nothing else it means every sandbox account of the caller.
 */
account?: {
/**
 * Whether the account is a sandbox account; anything but true is refused.
 */
sandbox?: boolean
/**
 * Identifier of the account; absent searches all sandbox accounts of the caller; at most 256 characters.
 */
account_id?: string
/**
 * Brand of the account, by domain; only together with `operator`.
 */
brand?: {
[k: string]: unknown
}
/**
 * Operator of the account, by domain; only together with `brand`; at most 500 characters.
 */
operator?: string
}
/**
 * Parameters of the scenario. A missing or malformed one is reported with `INVALID_PARAMS`.
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
 * A claim in a creative's provenance that an auditor should look at. Other keys are not used.
 */
export interface CreativeAuditObservation {
/**
 * Code of the observation, for programs.
 */
code: "OVERSIGHT_DISCLOSURE_CARVEOUT_CLAIMED"
/**
 * Severity of the observation; it never blocks the creative.
 */
severity: "audit-worthy"
/**
 * Way to recover; observations need none.
 */
recovery: "informational"
/**
 * Path of the claim inside the creative, such as `provenance.human_oversight`.
 */
field: string
/**
 * Explanation of the observation in one or two sentences for people.
 */
message: string
/**
 * Claim that was observed, and the agent that accepted it.
 */
details: {
/**
 * URL of the agent that accepted the claim.
 */
agent_url: string
/**
 * Identifier of the agent's feature to which the claim belongs.
 */
feature_id?: string
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
human_oversight: ("edited" | "directed")
/**
 * Constant false: the creative claims that no disclosure is needed.
 */
disclosure_required: false
}
/**
 * Finding of a verifier about the same fact; null without a finding.
 */
observed_value?: (boolean | number | string | null)
/**
 * Confidence of the verifier in its finding, from 0 to 1.
 */
confidence?: number
/**
 * URL of the verifier that was asked first, if another one responded in its place.
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
 * Registry identifier of the property that shows the content.
 */
property_rid: string
/**
 * Identifier of the content on that property.
 */
artifact_id: string
/**
 * Identifier of the variant, such as a translation; absent for the main form.
 */
variant_id?: string
format_id?: CoreFormatId
/**
 * URL at which the content can be seen.
 */
url?: string
/**
 * Time at which the content was published, ISO 8601 with a zone.
 */
published_time?: string
/**
 * Time at which the content last changed, ISO 8601 with a zone.
 */
last_update_time?: string
/**
 * Parts of the content in the order of appearance, at most 200.
 * 
 * @maxItems 200
 */
assets: ContentStandardsArtifactAsset[]
/**
 * Metadata that the page or feed states about the content.
 */
metadata?: {
/**
 * Canonical URL that the content names for itself.
 */
canonical?: string
/**
 * Name of the author that the content states, as text.
 */
author?: string
/**
 * Keywords that the content names, separated by commas.
 */
keywords?: string
/**
 * Open Graph properties of the page, by name.
 */
open_graph?: {
[k: string]: unknown
}
/**
 * Card properties for social networks, by name.
 */
twitter_card?: {
[k: string]: unknown
}
/**
 * JSON-LD objects that the page contains, in their order.
 * 
 * Items: JSON-LD object as the page contains it.
 */
json_ld?: {
[k: string]: unknown
}[]
}
provenance?: CoreProvenance
/**
 * Identifiers of the content on platforms and in feeds.
 */
identifiers?: {
/**
 * Identifier of the content at Apple Podcasts.
 */
apple_podcast_id?: string
/**
 * Identifier of the show at Spotify.
 */
spotify_collection_id?: string
/**
 * GUID of the podcast, from its feed.
 */
podcast_guid?: string
/**
 * Identifier of the video at YouTube.
 */
youtube_video_id?: string
/**
 * URL of the feed that contains the content.
 */
rss_url?: string
}
}
/**
 * Record of the content beside which one ad was delivered.
 */
export interface ContentStandardsArtifactRecord {
/**
 * Identifier of the record, unique in the buy.
 */
record_id: string
/**
 * Time of the delivery, ISO 8601 in UTC.
 */
timestamp?: string
/**
 * Identifier of the package that was delivered.
 */
package_id?: string
artifact: ContentStandardsArtifact
/**
 * Country of the delivery, as an ISO 3166-1 alpha-2 code.
 */
country?: string
/**
 * Advertising channel of the delivery, such as `podcast`.
 */
channel?: string
/**
 * Brand and item that the ad advertised.
 */
brand_context?: {
/**
 * Identifier of the advertised brand in its house.
 */
brand_id?: string
/**
 * Stock keeping unit of the advertised item.
 */
sku_id?: string
}
/**
 * Verdict of the seller's own evaluation; `unevaluated` if the seller does not evaluate.
 * 
 * - `pass`: The content meets the standards
 * - `fail`: The content violates the standards
 * - `unevaluated`: Nothing was evaluated
 */
local_verdict?: ("pass" | "fail" | "unevaluated")
}
export interface ContentStandardsGetMediaBuyArtifactsRequest1 {
account?: CoreAccountRef
/**
 * The buy. An unknown one is refused with `MEDIA_BUY_NOT_FOUND`. At most 256 characters.
 */
media_buy_id: string
/**
 * Packages to which the content is limited, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
package_ids?: string[]
/**
 * Whether only content that failed the seller's own evaluation is returned. Without an evaluation nothing is returned.
 */
failures_only?: boolean
/**
 * Period to which the content is limited. Its `end` must be after its `start`.
 */
time_range?: {
/**
 * Start of the period, inclusive, ISO 8601 with a zone.
 */
start?: string
/**
 * End of the period, exclusive, ISO 8601 with a zone.
 */
end?: string
}
/**
 * Page to return: its size and the cursor of the previous response. Without it, the first page.
 */
pagination?: {
/**
 * Largest number of records in the response, 1 to 10000; more is refused with `INVALID_REQUEST`.
 */
max_results?: number
/**
 * Cursor of the previous page, unchanged, with the same filters, at most 4096 characters.
 */
cursor?: string
}
}
/**
 * Endpoint to which sampled content of a buy is sent. Refused with `UNSUPPORTED_FEATURE` if content is not pushed.
 */
export interface CoreArtifactWebhook {
/**
 * https URL to which batches are sent, never in a private network. Any other is refused with `INVALID_REQUEST`.
 */
url: string
/**
 * Token that every webhook repeats in its body so that the receiver can recognize it, at least 16 characters.
 */
token?: string
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
schemes: EnumsWebhookAuthScheme[]
/**
 * Shared secret for the chosen scheme, at least 32 characters. It is stored and never returned.
 */
credentials?: string
}
/**
 * Whether content is sent item by item or in batches.
 * 
 * - `realtime`: Each item is sent as soon as it is sampled
 * - `batched`: Items are collected and sent at the interval of `batch_frequency`
 */
delivery_mode: ("realtime" | "batched")
/**
 * Interval between two batches; only meaningful if `delivery_mode` is `batched`.
 * 
 * - `hourly`: A batch is sent every hour
 * - `daily`: A batch is sent every day
 */
batch_frequency?: ("hourly" | "daily")
/**
 * Share of deliveries whose content is sampled, from 0 (none) to 1 (all).
 */
sampling_rate?: number
}
/**
 * Video file given by URL and size, or a VAST tag as `content`. A file outside the requirements of its slot is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsVideoAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "video"
/**
 * Where the video file is loaded from; comes with `width` and `height`; at most 8192 characters.
 */
url?: string
/**
 * VAST document as XML text, at most 500000 characters, instead of a URL.
 */
content?: string
/**
 * Width in CSS pixels, as a positive whole number, from 1 to 1000000.
 */
width?: number
/**
 * Height in CSS pixels, as a positive whole number, from 1 to 1000000.
 */
height?: number
/**
 * Playing time of the file, in milliseconds; outside the limits of its slot the file is refused with `VALIDATION_ERROR`.
 */
duration_ms?: number
/**
 * Size of the file in bytes; a file above the limit of its slot is refused with `VALIDATION_ERROR`.
 */
file_size_bytes?: number
/**
 * Container format of the file, for example `mp4`, at most 500 characters.
 */
container_format?: string
/**
 * Codec of the video, for example `h264`, at most 500 characters.
 */
video_codec?: string
/**
 * Bit rate of the video track, in kilobits per second (1000 bits).
 */
video_bitrate_kbps?: number
/**
 * Frames per second as a decimal number or fraction, for example `29.97` or `30000/1001`.
 */
frame_rate?: string
frame_rate_type?: EnumsFrameRateType
scan_type?: EnumsScanType
/**
 * Color space in which the video is encoded.
 * 
 * - `rec709`: ITU-R BT.709, for high definition
 * - `rec2020`: ITU-R BT.2020, for ultra high definition
 * - `rec2100`: ITU-R BT.2100, for high dynamic range
 * - `srgb`: sRGB, for screens of computers
 * - `dci_p3`: DCI-P3, for cinema and wide-gamut screens
 */
color_space?: ("rec709" | "rec2020" | "rec2100" | "srgb" | "dci_p3")
/**
 * Format of high dynamic range in which the video is encoded; `sdr` for standard range.
 * 
 * - `sdr`: Standard dynamic range
 * - `hdr10`: HDR10 with static metadata
 * - `hdr10_plus`: HDR10+ with dynamic metadata
 * - `hlg`: Hybrid log-gamma, which standard screens can also show
 * - `dolby_vision`: Dolby Vision with dynamic metadata
 */
hdr_format?: ("sdr" | "hdr10" | "hdr10_plus" | "hlg" | "dolby_vision")
/**
 * Resolution of the color channels relative to brightness.
 * 
 * - `4:2:0`: Color at half the width and half the height
 * - `4:2:2`: Color at half the width
 * - `4:4:4`: Color at full resolution
 */
chroma_subsampling?: ("4:2:0" | "4:2:2" | "4:4:4")
/**
 * Bits of each color channel: 8, 10 or 12.
 * 
 * - `8`: 8 bits, for standard dynamic range
 * - `10`: 10 bits, for most high dynamic range
 * - `12`: 12 bits, for mastering
 */
video_bit_depth?: (8 | 10 | 12)
/**
 * Time between two key frames, in seconds; short intervals allow exact seeking.
 */
gop_interval_seconds?: number
gop_type?: EnumsGopType
moov_atom_position?: EnumsMoovAtomPosition
/**
 * Whether the file contains an audio track.
 */
has_audio?: boolean
/**
 * Codec of the audio track, for example `aac`; absent without sound; at most 500 characters.
 */
audio_codec?: string
/**
 * Sampling rate of the audio track, in hertz, for example 48000.
 */
audio_sampling_rate_hz?: number
audio_channels?: EnumsAudioChannelLayout
/**
 * Bits of each audio sample: 16, 24 or 32; absent without sound.
 * 
 * - `16`: 16 bits, the quality of a compact disc
 * - `24`: 24 bits, the usual studio quality
 * - `32`: 32 bits, usually floating point
 */
audio_bit_depth?: (16 | 24 | 32)
/**
 * Bit rate of the audio track, in kilobits per second (1000 bits).
 */
audio_bitrate_kbps?: number
/**
 * Integrated loudness of the programme, in LUFS (ITU-R BS.1770), from -200 to 200.
 */
audio_loudness_lufs?: number
/**
 * Highest true peak level, in dBFS, from -200 to 200.
 */
audio_true_peak_dbfs?: number
/**
 * URL of the captions, as WebVTT or another timed text format, at most 8192 characters.
 */
captions_url?: string
/**
 * URL of a transcript of the spoken words, as text or WebVTT, at most 8192 characters.
 */
transcript_url?: string
/**
 * URL of a version of the video with spoken descriptions of what is seen.
 */
audio_description_url?: string
provenance?: CoreProvenance
}
/**
 * Audio file given by URL, or a DAAST tag as `content`. A file outside the requirements of its slot is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsAudioAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "audio"
/**
 * URL of the audio file, or of the DAAST tag. Either this field or `content` is required.
 */
url?: string
/**
 * DAAST document as XML text, at most 500000 characters, instead of a URL.
 */
content?: string
/**
 * Playing time of the file, in milliseconds; outside the limits of its slot the file is refused with `VALIDATION_ERROR`.
 */
duration_ms?: number
/**
 * Size of the file in bytes; a file above the limit of its slot is refused with `VALIDATION_ERROR`.
 */
file_size_bytes?: number
/**
 * Container format of the file, for example `mp3`, at most 500 characters.
 */
container_format?: string
/**
 * Codec of the audio, for example `aac`, at most 500 characters.
 */
codec?: string
/**
 * Sampling rate of the audio, in hertz, for example 44100.
 */
sampling_rate_hz?: number
channels?: EnumsAudioChannelLayout
/**
 * Bits of each audio sample: 16, 24 or 32.
 * 
 * - `16`: 16 bits, the quality of a compact disc
 * - `24`: 24 bits, the usual studio quality
 * - `32`: 32 bits, usually floating point
 */
bit_depth?: (16 | 24 | 32)
/**
 * Bit rate of the audio, in kilobits per second (1000 bits).
 */
bitrate_kbps?: number
/**
 * Integrated loudness of the programme, in LUFS (ITU-R BS.1770), from -200 to 200.
 */
loudness_lufs?: number
/**
 * Highest true peak level, in dBFS, from -200 to 200.
 */
true_peak_dbfs?: number
/**
 * URL of a transcript of the spoken words, as text or WebVTT, at most 8192 characters.
 */
transcript_url?: string
provenance?: CoreProvenance
}
export interface CoreAssetsVastAsset2 {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "vast"
vast_version?: EnumsVastVersion
/**
 * Whether the tag contains a VPAID unit, which many players refuse.
 */
vpaid_enabled?: boolean
/**
 * Playing time of the file, in milliseconds; outside the limits of its slot the file is refused with `VALIDATION_ERROR`.
 */
duration_ms?: number
/**
 * Events for which the tag contains trackers, at most 100.
 * 
 * @maxItems 100
 */
tracking_events?: EnumsVastTrackingEvent[]
/**
 * URL of the captions, as WebVTT or another timed text format, at most 8192 characters.
 */
captions_url?: string
/**
 * URL of a version of the video with spoken descriptions of what is seen.
 */
audio_description_url?: string
provenance?: CoreProvenance
}
/**
 * Piece of text. A text longer than its slot accepts is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsTextAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "text"
/**
 * Text to show, at most 500000 characters; the slot may accept less.
 */
content: string
/**
 * Language of the text as a BCP 47 tag, for example `en-GB`.
 */
language?: string
provenance?: CoreProvenance
}
/**
 * URL to which a click leads, or which is requested when the ad is shown.
 */
export interface CoreAssetsUrlAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "url"
/**
 * URL as text; macros in braces are replaced with values when the ad is served.
 */
url: string
url_type?: EnumsUrlAssetType
/**
 * Remark for people that states what the URL is used for, at most 5000 characters.
 */
description?: string
provenance?: CoreProvenance
}
/**
 * An HTML5 ad or a third-party tag as text. It runs in a sandbox.
 */
export interface CoreAssetsHtmlAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "html"
/**
 * HTML of the ad, at most 500000 characters; it runs in a sandboxed frame.
 */
content: string
/**
 * Version of HTML in which the markup is written, for example `HTML5`.
 */
version?: string
accessibility?: CoreAssetsHtmlAccessibility
provenance?: CoreProvenance
}
/**
 * Measures for people with disabilities, such as alternative text and use by keyboard.
 */
export interface CoreAssetsHtmlAccessibility {
/**
 * Text that screen readers speak in place of the ad, at most 5000 characters.
 */
alt_text?: string
/**
 * Whether every function of the ad can be used with a keyboard alone.
 */
keyboard_navigable?: boolean
/**
 * Whether a person can stop or hide motion, as WCAG 2.2.2 asks.
 */
motion_control?: boolean
/**
 * Whether the ad was tested with a screen reader before delivery.
 */
screen_reader_tested?: boolean
}
/**
 * A script or script tag as text. It runs in a sandbox.
 */
export interface CoreAssetsJavascriptAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "javascript"
/**
 * JavaScript or script tag, at most 500000 characters; it runs in a sandboxed frame.
 */
content: string
module_type?: EnumsJavascriptModuleType
accessibility?: CoreAssetsHtmlAccessibility
provenance?: CoreProvenance
}
/**
 * ZIP archive that contains an HTML5 ad with all its files.
 */
export interface CoreAssetsZipAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "zip"
/**
 * URL from which the archive is fetched, without a credential, at most 8192 characters.
 */
url: string
/**
 * Largest size that the archive may have, in kilobytes of 1024 bytes.
 */
max_file_size_kb?: number
/**
 * Path of the file inside the archive that is opened first, for example `index.html`.
 */
entry_point?: string
/**
 * File name extensions that files inside the archive may have, for example `js`.
 * 
 * @maxItems 100
 */
allowed_inner_extensions?: string[]
/**
 * URL of the image that is shown where the HTML5 ad cannot run.
 */
backup_image_url?: string
/**
 * SHA-256 digest of the archive in the form `sha256:` and 64 hexadecimal digits.
 */
digest?: string
accessibility?: CoreAssetsHtmlAccessibility
provenance?: CoreProvenance
}
/**
 * URL that returns the content of the ad each time it is served.
 */
export interface CoreAssetsWebhookAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "webhook"
/**
 * https URL that is requested each time the ad is served, at most 8192 characters.
 */
url: string
method?: EnumsHttpMethod
/**
 * Time for which the seller waits for a response, 10 to 5000 milliseconds.
 */
timeout_ms?: number
/**
 * Macros that may stand in the URL and are replaced before the request, at most 100.
 * 
 * @maxItems 100
 */
supported_macros?: string[]
/**
 * Macros without whose values the endpoint cannot respond; a seller that lacks one must refuse the creative.
 * 
 * @maxItems 100
 */
required_macros?: string[]
response_type: EnumsWebhookResponseType
/**
 * Way in which the endpoint recognizes requests of the seller.
 */
security: {
method: EnumsWebhookSecurityMethod
/**
 * Name of the header that carries the HMAC signature, at most 500 characters.
 */
hmac_header?: string
/**
 * Name of the header that carries the API key, at most 500 characters.
 */
api_key_header?: string
}
provenance?: CoreProvenance
}
/**
 * Style sheet that an HTML5 ad uses, given as text.
 */
export interface CoreAssetsCssAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "css"
/**
 * Text of the style sheet, at most 500000 characters.
 */
content: string
/**
 * CSS media query for which the style sheet is meant, for example `print`.
 */
media?: string
provenance?: CoreProvenance
}
export interface CoreAssetsDaastAsset2 {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "daast"
daast_version?: EnumsDaastVersion
/**
 * Playing time of the file, in milliseconds; outside the limits of its slot the file is refused with `VALIDATION_ERROR`.
 */
duration_ms?: number
/**
 * Events for which the tag contains trackers, at most 100.
 * 
 * @maxItems 100
 */
tracking_events?: EnumsDaastTrackingEvent[]
/**
 * Whether the tag contains companion ads that a player can show beside the audio.
 */
companion_ads?: boolean
/**
 * URL of a transcript of the spoken words, as text or WebVTT, at most 8192 characters.
 */
transcript_url?: string
provenance?: CoreProvenance
}
/**
 * Text in Markdown, which the seller renders into its own layout.
 */
export interface CoreAssetsMarkdownAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "markdown"
/**
 * Markdown text, at most 500000 characters; HTML inside it is not trusted.
 */
content: string
/**
 * Language of the text as a BCP 47 tag, for example `en-GB`.
 */
language?: string
markdown_flavor?: EnumsMarkdownFlavor
/**
 * Whether HTML inside the Markdown is kept; otherwise it is removed before rendering.
 */
allow_raw_html?: boolean
}
/**
 * Brief for a creative: goal, audience, messages and legal requirements.
 */
export interface CoreCreativeBrief {
/**
 * Name of the campaign, at most 500 characters.
 */
name: string
/**
 * Goal that the creative should serve.
 * 
 * - `awareness`: People learn that the brand or product exists
 * - `consideration`: People compare and begin to prefer the product
 * - `conversion`: People buy or do what counts as a conversion
 * - `retention`: Customers stay and buy again
 * - `engagement`: People interact with the brand
 */
objective?: ("awareness" | "consideration" | "conversion" | "retention" | "engagement")
/**
 * Tone in which the creative should speak, at most 5000 characters.
 */
tone?: string
/**
 * Description of the people whom the creative addresses, at most 5000 characters.
 */
audience?: string
/**
 * Creative idea or theme on which the ad builds, at most 5000 characters.
 */
territory?: string
/**
 * Messages that the creative must convey, in order of importance.
 */
messaging?: {
/**
 * Headline of the ad, at most 5000 characters; the slot may accept less.
 */
headline?: string
/**
 * Tagline that the creative should show, at most 5000 characters.
 */
tagline?: string
/**
 * Call to action, such as `Order now`, at most 500 characters.
 */
cta?: string
/**
 * Most important messages, at most 100, the first being the main one.
 * 
 * @maxItems 100
 */
key_messages?: string[]
}
/**
 * Files that show what is meant, such as earlier ads, at most 100.
 * 
 * @maxItems 100
 */
reference_assets?: CoreReferenceAsset[]
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
text: string
position?: EnumsDisclosurePosition
/**
 * Countries or regions whose rules ask for the disclosure, as ISO 3166 codes.
 * 
 * @minItems 1
 * @maxItems 100
 */
jurisdictions?: string[]
/**
 * Law or rule that asks for the disclosure, such as `FTC 16 CFR 255`.
 */
regulation?: string
/**
 * Shortest time for which the disclosure must be visible, in milliseconds.
 */
min_duration_ms?: number
/**
 * Language of the disclosure, as a BCP 47 tag.
 */
language?: string
persistence?: EnumsDisclosurePersistence
}[]
/**
 * Claims that the creative must not make, each as a phrase, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
prohibited_claims?: string[]
}
}
/**
 * Material on which a creative draws, such as an earlier ad or a mood board.
 */
export interface CoreReferenceAsset {
/**
 * URL from which the material is fetched, at most 2048 characters.
 */
url: string
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
role: ("style_reference" | "product_shot" | "mood_board" | "example_creative" | "logo" | "strategy_doc" | "storyboard")
/**
 * Text that states which qualities to take from the material, at most 5000 characters.
 */
description?: string
}
export interface CoreAssetsBriefAsset1 {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "brief"
}
/**
 * Items that a buyer advertises: given in place, by the URL of a feed, or by selecting from a catalog that was synchronized before. Of `url` and `items` at most one is allowed.
 */
export interface CoreCatalog {
/**
 * Identifier that the buyer gives the catalog, unique in the account; packages refer to it.
 */
catalog_id?: string
/**
 * Name that is shown to people, at most 500 characters; not unique.
 */
name?: string
type: EnumsCatalogType
/**
 * https URL of a feed. A feed that cannot be read fails the catalog with `FEED_FETCH_FAILED`.
 */
url?: string
feed_format?: EnumsFeedFormat
update_frequency?: EnumsUpdateFrequency
/**
 * Items of the catalog, each an object with its identifier and fields; cannot be combined with `url`.
 * 
 * @minItems 1
 * @maxItems 10000
 * 
 * Items: Item of the catalog; its type decides which field is the identifier.
 */
items?: {
[k: string]: unknown
}[]
/**
 * Identifiers of the items to select, 1 to 10000; absent selects all.
 * 
 * @minItems 1
 * @maxItems 10000
 */
ids?: string[]
/**
 * GTINs of 8 to 14 digits to which the selection of items is limited.
 * 
 * @minItems 1
 * @maxItems 10000
 */
gtins?: string[]
/**
 * Tags to which the selection is limited; an item needs at least one of them.
 * 
 * @minItems 1
 * @maxItems 100
 */
tags?: string[]
/**
 * Category to which the selection is limited, at most 500 characters.
 */
category?: string
/**
 * Words to which the selection is limited; an item must match all of them.
 */
query?: string
/**
 * Event types that count as a conversion of an item, such as `purchase`.
 * 
 * @minItems 1
 * @maxItems 100
 */
conversion_events?: EnumsEventType[]
content_id_type?: EnumsContentIdType
/**
 * Rules by which fields of the feed become fields of items, applied in order.
 * 
 * @minItems 1
 * @maxItems 100
 */
feed_field_mappings?: CoreCatalogFieldMapping[]
}
export interface CoreCatalogFieldMapping1 {
/**
 * Name of the field in the feed from which the value is read.
 */
feed_field?: string
/**
 * Name of the field of the item into which the value is written.
 */
catalog_field?: string
/**
 * Group of assets of the item into which the value of the feed is placed.
 */
asset_group_id?: string
value?: CoreAnyValue
/**
 * Conversion that is applied to the value of the feed; absent means none.
 * 
 * - `date`: Reads a date in the form of `format`
 * - `divide`: Divides the number by `by`
 * - `boolean`: Reads the value as true or false
 * - `split`: Splits the text at a separator into a list
 */
transform?: ("date" | "divide" | "boolean" | "split")
/**
 * Form in which the feed writes dates, for example `YYYY-MM-DD`, at most 500 characters.
 */
format?: string
/**
 * IANA name of the time zone in which the feed writes dates, for example `Europe/Amsterdam`.
 */
timezone?: string
/**
 * Number by which the value is divided, above 0, for example 100 for cents.
 */
by?: number
/**
 * Text at which a value of the feed is split into a list, for example `|`.
 */
separator?: string
default?: CoreAnyValue
ext?: CoreExt
}
export interface CoreAssetsCatalogAsset1 {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "catalog"
}
/**
 * Post that is already public on a social platform. Its URL or its identifier is required.
 */
export interface CoreAssetsPublishedPostAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "published_post"
/**
 * URL of the published post; either the URL or the identifier of the post is given.
 */
post_url?: string
/**
 * Name of the social platform on which the post was published, for example `tiktok`.
 */
platform?: string
/**
 * Identifier of the post on the platform, at most 256 characters.
 */
platform_post_id?: string
/**
 * Account on the platform that published the post.
 */
identity_ref?: {
/**
 * Handle of the account on the platform, for example `@ironclove`, at most 256 characters.
 */
handle?: string
/**
 * URL of the account's public profile, at most 8192 characters.
 */
profile_url?: string
/**
 * Identifier of the account on the platform, at most 256 characters.
 */
platform_identity_id?: string
}
/**
 * Time at which the post was published, ISO 8601 with a zone.
 */
published_at?: string
/**
 * Permission of the post's owner to use the post in advertising, and its state.
 */
reference_authorization?: {
/**
 * State of the permission to use the post in advertising.
 * 
 * - `authorized`: The owner gave the permission
 * - `pending`: The owner was asked and has not decided
 * - `expired`: The permission ended at its time
 * - `revoked`: The owner withdrew the permission
 * - `not_required`: The post belongs to the advertiser, so no permission is needed
 * - `unknown`: The state could not be determined
 */
status: ("authorized" | "pending" | "expired" | "revoked" | "not_required" | "unknown")
/**
 * Time at which the state was last checked with the platform, ISO 8601 with a zone.
 */
checked_at?: string
/**
 * Time at which the permission ends; absent means that no end was set.
 */
expires_at?: string
/**
 * URL of the page on which the owner gives the permission, at most 8192 characters.
 */
authorization_url?: string
/**
 * Steps by which the owner gives the permission, as text for people, at most 5000 characters.
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
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "card"
/**
 * Image or video that the card shows, with its size.
 */
media: (CoreAssetsImageAsset | CoreAssetsVideoAsset)
/**
 * Headline of the ad, at most 5000 characters; the slot may accept less.
 */
headline?: string
/**
 * Text below the headline, at most 5000 characters; the slot may accept less.
 */
description?: string
/**
 * Label of the call to action on the card, for example `Shop now`.
 */
cta?: string
landing_page_url?: CoreAssetsUrlAsset
/**
 * Extensions that a platform defines for the card, at most 100.
 * 
 * @maxItems 100
 */
platform_extensions?: CorePlatformExtensionRef[]
provenance?: CoreProvenance
}
/**
 * URL that is requested on an event of an ad. A `custom` event without its name is refused with `INVALID_REQUEST`.
 */
export interface CoreAssetsPixelTrackerAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "pixel_tracker"
/**
 * Event of the ad on which the URL is requested.
 * 
 * - `impression`: The ad was served and began to render
 * - `viewable_mrc_50`: Half of the ad was in view for one second, as the MRC defines display viewability
 * - `viewable_mrc_100`: All of the ad was in view for one second
 * - `viewable_video_50`: Half of the video was in view for two seconds, as the MRC defines video viewability
 * - `audible_video_complete`: The video played to its end with sound
 * - `click`: A person clicked the ad
 * - `custom`: An event that the asset names itself
 */
event: ("impression" | "viewable_mrc_50" | "viewable_mrc_100" | "viewable_video_50" | "audible_video_complete" | "click" | "custom")
/**
 * Way in which the URL is requested: as an image or as a script.
 * 
 * - `img`: The URL is requested as an image
 * - `js`: The URL is loaded as a script
 */
method?: ("img" | "js")
/**
 * Address that is called; macros in braces are filled in; at most 8192 characters.
 */
url: string
/**
 * Name of a `custom` event; only with that event, and then needed; at most 500 characters.
 */
custom_event_name?: string
provenance?: CoreProvenance
}
/**
 * URL that is requested on an event of a video ad.
 */
export interface CoreAssetsVastTrackerAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "vast_tracker"
vast_event: EnumsVastTrackingEvent
/**
 * Address that is called; macros in braces are filled in; at most 8192 characters.
 */
url: string
/**
 * Offset at which a `progress` event counts, as `HH:MM:SS` or a percentage; required with that event and refused with others.
 */
offset?: string
/**
 * Part of the video ad whose events are tracked: the ad itself, an overlay or a companion.
 * 
 * - `linear`: The video ad itself
 * - `non_linear`: An overlay above the video
 * - `companion`: The companion that is shown beside the player
 */
target?: ("linear" | "non_linear" | "companion")
provenance?: CoreProvenance
}
/**
 * URL that is requested on an event of an audio ad.
 */
export interface CoreAssetsDaastTrackerAsset {
/**
 * Constant that marks the kind of the asset and decides its other members.
 */
asset_type: "daast_tracker"
daast_event: EnumsDaastTrackingEvent
/**
 * Address that is called; macros in braces are filled in; at most 8192 characters.
 */
url: string
/**
 * Offset at which a `progress` event counts, as `HH:MM:SS` or a percentage; required with that event and refused with others.
 */
offset?: string
/**
 * Part of the audio ad whose events are tracked: the ad itself or a companion.
 * 
 * - `linear`: The audio ad itself
 * - `companion`: The companion that is shown beside the player
 */
target?: ("linear" | "companion")
provenance?: CoreProvenance
}
/**
 * Response that the original task would have given at once; its fields depend on the task that was called.
 */
export interface CoreAsyncResponseData {
[k: string]: unknown
}
/**
 * Longest time between a contact with the ad and a conversion that is credited to it.
 */
export interface CoreAttributionWindow {
post_click?: CoreDuration
post_view?: CoreDuration
model?: EnumsAttributionModel
}
/**
 * Length of time, stated as a number of units, such as 7 days.
 */
export interface CoreDuration {
/**
 * Number of units, 1 or more; with the unit `campaign` always 1.
 */
interval: number
/**
 * Unit of the duration; `campaign` stands for the whole flight.
 * 
 * - `seconds`: Seconds
 * - `minutes`: Minutes
 * - `hours`: Hours
 * - `days`: Days of 24 hours
 * - `campaign`: The whole flight of the campaign, with an interval of 1
 */
unit: ("seconds" | "minutes" | "hours" | "days" | "campaign")
}
/**
 * A person by the buyer's own identifier and at least one that can be matched. Hashes are of normalized values; clear text is refused with `INVALID_REQUEST`.
 */
export interface CoreAudienceMember {
/**
 * Identifier of the person in the buyer's own system; unique inside the audience.
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
 * Universal identifiers of the person, 1 to 100, each from another scheme or device.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: Universal identifier with the scheme that issued it.
 */
uids?: {
type: EnumsUidType
/**
 * Value of the identifier, at most 4096 characters.
 */
value: string
}[]
ext?: CoreExt
}
/**
 * Record of a cancelation: its time, the party that canceled and the reason.
 */
export interface CoreCancellation {
/**
 * Time of the cancelation, ISO 8601 in UTC.
 */
canceled_at: string
canceled_by: EnumsCanceledBy
/**
 * Reason for the cancelation, as text for people, at most 500 characters.
 */
reason?: string
/**
 * Time at which the other party acknowledged the cancelation; absent before; ISO 8601 with a zone.
 */
acknowledged_at?: string
}
/**
 * Notice period and fee that apply when a buyer cancels.
 */
export interface CoreCancellationPolicy {
notice_period: CoreDuration
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
type: ("percent_remaining" | "full_commitment" | "fixed_fee" | "none")
/**
 * Share of the remaining budget that is charged, from 0 to 1; for `percent_remaining`.
 */
rate?: number
/**
 * Amount that is charged, in major units of the currency of the buy; for `fixed_fee`.
 */
amount?: number
}
}
/**
 * Figures of delivery. A metric that is not measured is absent, not 0. Rates are shares from 0 to 1, amounts are in the currency of the report.
 */
export interface CoreDeliveryMetrics {
/**
 * Number of impressions that were counted for billing or reporting.
 */
impressions?: number
/**
 * Amount spent, in major units of the currency of the report.
 */
spend?: number
/**
 * Number of clicks, after invalid traffic was removed.
 */
clicks?: number
/**
 * Click-through rate: clicks divided by impressions, from 0 to 1.
 */
ctr?: number
/**
 * Number of views that lasted long enough to count on the platform.
 */
views?: number
/**
 * Number of views that reached the end or the completion threshold.
 */
completed_views?: number
/**
 * Completed views for each impression; null when there was none; from 0 to 1.
 */
completion_rate?: (number | null)
/**
 * Number of conversions inside the attribution window.
 */
conversions?: number
/**
 * Value of the conversions, in major units of the currency of the report.
 */
conversion_value?: number
/**
 * Return on ad spend: conversion value divided by spend.
 */
roas?: number
/**
 * Spend divided by conversions, in major units of the currency of the report.
 */
cost_per_acquisition?: number
/**
 * Share of conversions that came from people who had not bought the brand before, 0 to 1.
 */
new_to_brand_rate?: number
/**
 * Number of leads that people submitted, such as filled forms.
 */
leads?: number
/**
 * Additional sales caused by the ads, as a share of sales without them.
 */
incremental_sales_lift?: number
/**
 * Change of attitudes caused by the ads, as a share of the people asked.
 */
brand_lift?: number
/**
 * Number of visits to stores that are attributed to the ads.
 */
foot_traffic?: number
/**
 * Additional conversions caused by the ads, as a share of conversions without them.
 */
conversion_lift?: number
/**
 * Additional searches for the brand caused by the ads, as a share of those without them.
 */
brand_search_lift?: number
/**
 * Number of times that the ad was played on screens out of home.
 */
plays?: number
/**
 * Conversions split by the type of their event; the sum is not above the total.
 * 
 * Items: Conversions of one event type, optionally of one event source.
 */
by_event_type?: {
event_type: EnumsEventType
/**
 * Event source that reported the events; absent means all sources together.
 */
event_source_id?: string
/**
 * Number of conversions of this row.
 */
count: number
/**
 * Value of the conversions of this row, in major units of the report's currency.
 */
value?: number
}[]
/**
 * Gross rating points: reach in percent of the population, times frequency.
 */
grps?: number
/**
 * Number of different people or devices reached, in `reach_unit`. It must not be added up over rows.
 */
reach?: number
reach_unit?: EnumsReachUnit
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
kind: ("cumulative" | "period" | "rolling")
period?: CoreDuration
}
/**
 * Average number of impressions for each person or device that was reached.
 */
frequency?: number
/**
 * Number of video views by the quarter of the playing time that they reached.
 */
quartile_data?: {
/**
 * Number of views that reached 25 percent of the playing time.
 */
q1_views?: number
/**
 * Number of views that reached 50 percent of the playing time.
 */
q2_views?: number
/**
 * Number of views that reached 75 percent of the playing time.
 */
q3_views?: number
/**
 * Number of views that reached the end.
 */
q4_views?: number
}
/**
 * Figures of screens out of home, such as plays and screen time.
 */
dooh_metrics?: {
/**
 * Number of times that the ad was played in the loops of all screens.
 */
loop_plays?: number
/**
 * Number of different screens that showed the ad.
 */
screens_used?: number
/**
 * Time for which the ad was on screens, in seconds, summed over the screens.
 */
screen_time_seconds?: number
/**
 * Share of voice that was reached: own plays divided by all plays, 0 to 1.
 */
sov_achieved?: number
/**
 * Method by which plays were converted to impressions, as text for people.
 */
calculation_notes?: string
/**
 * Figures split by venue; the rows add up to the totals.
 * 
 * Items: Figures of one venue with its identifier.
 */
venue_breakdown?: {
/**
 * Identifier of the venue at the seller or network.
 */
venue_id: string
/**
 * Name of the venue as it is shown to people.
 */
venue_name?: string
/**
 * Kind of the venue, such as `airport` or `retail`.
 */
venue_type?: string
/**
 * Number of impressions in the venue.
 */
impressions: number
/**
 * Number of plays of the ad in the venue.
 */
loop_plays?: number
/**
 * Number of screens of the venue that showed the ad.
 */
screens_used?: number
}[]
}
/**
 * Viewability figures, with the standard by which they were measured.
 */
viewability?: {
vendor?: CoreBrandRef
/**
 * Number of impressions whose viewability could be measured; the base of the rate.
 */
measurable_impressions?: number
/**
 * Number of measured impressions that met the viewability standard.
 */
viewable_impressions?: number
/**
 * Viewable impressions divided by measurable impressions, from 0 to 1.
 */
viewable_rate?: number
/**
 * Average time for which an impression was in view, in seconds.
 */
viewed_seconds?: number
standard?: EnumsViewabilityStandard
}
/**
 * Number of interactions of any kind, such as likes, comments and shares.
 */
engagements?: number
/**
 * Number of accounts that began to follow the advertiser.
 */
follows?: number
/**
 * Number of times that people saved the ad or its post.
 */
saves?: number
/**
 * Number of visits to the advertiser's profile.
 */
profile_visits?: number
/**
 * Engagements divided by impressions, from 0 to 1.
 */
engagement_rate?: number
/**
 * Spend divided by clicks, in major units of the report's currency.
 */
cost_per_click?: number
/**
 * Spend divided by completed views, in major units of the report's currency.
 */
cost_per_completed_view?: number
/**
 * Spend for 1000 impressions, in major units of the report's currency.
 */
cpm?: number
/**
 * Number of downloads, for example of podcast episodes.
 */
downloads?: number
/**
 * Number of product units that were sold after contact with the ads.
 */
units_sold?: number
/**
 * Number of product units that were sold to people who had not bought the brand before.
 */
new_to_brand_units?: number
/**
 * Conversions split by the place where people acted.
 * 
 * Items: Conversions at one kind of place, optionally of one event source.
 */
by_action_source?: {
action_source: EnumsActionSource
/**
 * Event source that reported the events; absent means all sources together.
 */
event_source_id?: string
/**
 * Number of conversions of this row.
 */
count: number
/**
 * Value of the conversions of this row, in major units of the report's currency.
 */
value?: number
}[]
/**
 * Values of metrics that vendors define; each pair of vendor and metric at most once.
 */
vendor_metric_values?: CoreVendorMetricValue[]
}
/**
 * Value of a metric that a vendor defines. Other keys have no effect.
 */
export interface CoreVendorMetricValue {
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
/**
 * Value of the metric, in `unit`.
 */
value: number
/**
 * Unit of the value as the vendor's catalog defines it, such as `percent`.
 */
unit?: string
/**
 * Number of impressions on which the vendor measured the metric.
 */
measurable_impressions?: number
/**
 * Parts of the figure by names that the vendor defines; they need not add up.
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
 * URL of the agent that keeps the list, at most 2048 characters.
 */
agent_url: string
/**
 * Identifier of the list at that agent, 1 to 256 characters.
 */
list_id: string
/**
 * Bearer token with which the seller reads the list from the agent. It is stored and never returned.
 */
auth_token?: string
}
/**
 * Attributes that choose a variant of a metric, such as the viewability standard.
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
 * Identifier that the buyer gives the creative, unique in the account; assignments refer to it.
 */
creative_id: string
/**
 * Name that is shown to people, at most 500 characters; not unique.
 */
name: string
format_id?: CoreFormatId
format_kind?: CoreCanonicalFormatKind
format_option_ref?: CoreFormatOptionRef
assets: CoreSlotAssets
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
name: string
/**
 * Map from a macro to the value that replaces it.
 */
macros?: {
[k: string]: string
}
/**
 * Description of the situation that the macro values stand for, as text for people.
 */
context_description?: string
}[]
/**
 * Labels of the buyer for the creative, at most 100; used for filters.
 * 
 * @maxItems 100
 */
tags?: string[]
status?: EnumsCreativeStatus
/**
 * Share of the rotation among the creatives of a package, from 0 to 100.
 */
weight?: number
/**
 * Placements for which the creative is meant; absent means every placement; 1 to 500.
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
 * Registrations of the creative at industry registries, such as an Ad-ID, at most 100.
 * 
 * @maxItems 100
 */
industry_identifiers?: CoreIndustryIdentifier[]
provenance?: CoreProvenance
ext?: CoreExt
}
/**
 * Assets of a creative by the name of their slot: lower-case letters, digits and underscores. A group of slots has a list.
 */
export interface CoreSlotAssets {
[k: string]: CoreAssetsAssetUnion | CoreAssetsAssetUnion[]
}
/**
 * Reference to a placement of a product or of a publisher's file.
 */
export interface CorePlacementRef {
publisher_domain?: CoreDomainName
/**
 * Identifier of the placement in the publisher's file or the product, at most 256 characters.
 */
placement_id: string
}
/**
 * Registration of a creative at an industry registry, such as an Ad-ID.
 */
export interface CoreIndustryIdentifier {
type: EnumsCreativeIdentifierType
/**
 * Identifier as the registry issued it, at most 64 characters.
 */
value: string
}
/**
 * Assignment of a creative of the library to a package. An unknown creative is refused with `CREATIVE_NOT_FOUND`.
 */
export interface CoreCreativeAssignment {
/**
 * Identifier of the creative in the library of the account, at most 256 characters.
 */
creative_id: string
/**
 * Share of rotation beside other creatives of the package, 0 to 100; 0 pauses the creative. Absent means equal shares.
 */
weight?: number
/**
 * Placements to which the assignment is limited, 1 to 500; absent means all of the package.
 * 
 * @minItems 1
 * @maxItems 500
 */
placement_refs?: CorePlacementRef[]
/**
 * Only on these placements, by their identifiers in the product, 1 to 500.
 * 
 * @minItems 1
 * @maxItems 500
 */
placement_ids?: string[]
}
/**
 * What producing a creative used up, as far as the price depends on it.
 */
export interface CoreCreativeConsumption {
/**
 * Language-model tokens that the production used; 0 or more.
 */
tokens?: number
/**
 * Images that were generated for the creative; 0 or more.
 */
images_generated?: number
/**
 * Finished renders that were produced, one per manifest; 0 or more.
 */
renders?: number
/**
 * Seconds of audio or video that were produced; 0 or more.
 */
duration_seconds?: number
}
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
accounts?: CoreAccountRef[]
/**
 * Creatives in these states; all but archived ones when absent; 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
statuses?: EnumsCreativeStatus[]
/**
 * Labels of which the creative must have all, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
tags?: string[]
/**
 * Labels of which the creative must have at least one, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
tags_any?: string[]
/**
 * Creatives whose name holds this text, upper and lower case alike, at most 500 characters.
 */
name_contains?: string
/**
 * Identifiers of the wanted creatives, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
creative_ids?: string[]
/**
 * Time after which a creative must have been created, exclusive, ISO 8601 with a zone.
 */
created_after?: string
/**
 * Time before which a creative must have been created, exclusive, ISO 8601 with a zone.
 */
created_before?: string
/**
 * Time after which a creative must have last changed, exclusive, ISO 8601 with a zone.
 */
updated_after?: string
/**
 * Time before which a creative must have last changed, exclusive, ISO 8601 with a zone.
 */
updated_before?: string
/**
 * Packages of which the creative must be assigned to at least one, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
assigned_to_packages?: string[]
/**
 * Media buys of which the creative must be assigned to a package, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
media_buy_ids?: string[]
/**
 * Whether the creative must be without any assignment (true) or have one (false); absent means either.
 */
unassigned?: boolean
/**
 * Whether the creative must have been served (true) or never (false); absent means either.
 */
has_served?: boolean
/**
 * Identifiers of concepts of which the creative must realize one, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
concept_ids?: string[]
/**
 * Formats of which the creative must have one, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_ids?: CoreFormatId[]
/**
 * Whether the creative must have variables (true) or must not (false); absent means either.
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
 * Rules that creatives of a product must meet; a violation leads to a rejection in the review.
 */
export interface CoreCreativePolicy {
co_branding: EnumsCoBrandingRequirement
landing_page: EnumsLandingPageRequirement
/**
 * Whether the seller offers templates from which creatives are built.
 */
templates_available: boolean
/**
 * Whether a creative must declare how it was made; one without is rejected.
 */
provenance_required?: boolean
/**
 * Requirements for the declaration of origin; a creative that violates them is refused.
 */
provenance_requirements?: {
/**
 * Whether the kind of source must be declared, such as a camera or an AI model.
 */
require_digital_source_type?: boolean
/**
 * Whether the data needed for disclosures must be declared.
 */
require_disclosure_metadata?: boolean
/**
 * Whether the origin must be embedded in the file itself, as with C2PA.
 */
require_embedded_provenance?: boolean
}
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
agent_url: string
/**
 * Identifier of the feature that the agent verifies; absent means all.
 */
feature_id?: string
/**
 * Names of the providers whose watermarks or manifests the agent can read; absent means all.
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
 * Identifier of the variable, unique inside the creative.
 */
variable_id: string
/**
 * Name that is shown to people, at most 500 characters; not unique.
 */
name: string
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
variable_type: ("text" | "image" | "video" | "audio" | "url" | "number" | "boolean" | "color" | "date")
/**
 * Value that the variable has if no other value is supplied.
 */
default_value?: string
/**
 * Whether the creative can be served only if the variable has a value.
 */
required?: boolean
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
days: EnumsDayOfWeek[]
/**
 * Hour at which the window begins, 0 to 23 in local time.
 */
start_hour: number
/**
 * Hour at which the window ends, exclusive, 1 to 24; must be above `start_hour`.
 */
end_hour: number
/**
 * Name that is shown to people, at most 500 characters; not unique.
 */
label?: string
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
points: CoreForecastPoint[]
forecast_range_unit?: EnumsForecastRangeUnit
method: EnumsForecastMethod
/**
 * ISO 4217 code of the currency in which every amount beside it is stated.
 */
currency: string
demographic_system?: EnumsDemographicSystem
/**
 * Demographic code for which the figures are stated, for example `P18-49`.
 */
demographic?: string
/**
 * Name of the source whose measurement underlies the forecast, in lower case, at most 64 characters.
 */
measurement_source?: string
reach_unit?: EnumsReachUnit
/**
 * Time at which the forecast was computed, ISO 8601 in UTC.
 */
generated_at?: string
/**
 * Time until which the forecast is valid; compute a new one afterwards; ISO 8601 with a zone.
 */
valid_until?: string
ext?: CoreExt
}
/**
 * Expected figures for one budget, product or part of the inventory.
 */
export interface CoreForecastPoint {
/**
 * Name of the point that is shown to people, for example `Budget of 10,000 EUR`.
 */
label?: string
/**
 * Budget that the figures are for, in the currency of the forecast.
 */
budget?: number
/**
 * Identifier of the product to which the figures belong; absent means the whole request.
 */
product_id?: string
dimensions?: CoreForecastPointDimensions
metrics: CoreForecastMetrics
/**
 * Expected viewability, with the standard by which it is measured.
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
 * Expected values of metrics that vendors define.
 */
vendor_metric_values?: CoreForecastVendorMetricValue[]
}
export interface CoreForecastDimensionGeo1 {
/**
 * Constant that marks the dimension and decides the other members.
 */
kind: "geo"
geo_level: EnumsGeoLevel
/**
 * System to which the code belongs; required for metropolitan and postal areas.
 */
system?: string
country?: CoreCountryCode
/**
 * Code of the area in the system of its level, such as `US-CA`.
 */
geo_code: string
/**
 * Name that is shown to people; use the identifier for comparisons.
 */
geo_name?: string
}
/**
 * Dimension of a forecast: one placement. Other keys are refused.
 */
export interface CoreForecastDimensionPlacement {
/**
 * Constant that marks the dimension and decides the other members.
 */
kind: "placement"
placement_ref: CorePlacementRef
/**
 * Name that is shown to people; use the identifier for comparisons.
 */
placement_name?: string
}
/**
 * Dimension of a forecast: devices of one kind. Other keys are refused.
 */
export interface CoreForecastDimensionDeviceType {
/**
 * Constant that marks the dimension and decides the other members.
 */
kind: "device_type"
device_type: EnumsDeviceType
}
/**
 * Dimension of a forecast: devices with one operating system. Other keys are refused.
 */
export interface CoreForecastDimensionDevicePlatform {
/**
 * Constant that marks the dimension and decides the other members.
 */
kind: "device_platform"
device_platform: EnumsDevicePlatform
}
/**
 * Dimension of a forecast: members of one audience. Other keys are refused.
 */
export interface CoreForecastDimensionAudience {
/**
 * Constant that marks the dimension and decides the other members.
 */
kind: "audience"
/**
 * Identifier of the audience in the source that `audience_source` names.
 */
audience_id: string
audience_source: EnumsAudienceSource
/**
 * Name that is shown to people; use the identifier for comparisons.
 */
audience_name?: string
}
/**
 * Inventory with a value of a signal, or without the signal. Other keys are refused.
 */
export interface CoreForecastDimensionSignal {
/**
 * Constant that marks the dimension and decides the other members.
 */
kind: "signal"
signal_ref?: CoreSignalRef
/**
 * Identifier of the signal inside the product, for signals that the product defines.
 */
signal_id?: string
/**
 * Value of the signal that the inventory has; null with `presence` set to `absent`.
 */
signal_value?: (string | number | boolean | null)
/**
 * Whether the inventory carries the signal.
 * 
 * - `present`: The inventory has the signal with `signal_value`
 * - `absent`: The inventory does not have the signal
 */
presence: ("present" | "absent")
/**
 * Name of the signal that is shown to people.
 */
signal_name?: string
/**
 * Name of the signal's value that is shown to people.
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
 * Expected figure as a most likely value, as bounds, or both.
 */
export interface CoreForecastRange {
/**
 * Lower bound of the expected figure; not above `mid` and `high`.
 */
low?: number
/**
 * Most likely figure, between `low` and `high`.
 */
mid?: number
/**
 * Upper bound of the expected figure; not below `mid` and `low`.
 */
high?: number
}
/**
 * Expected value of a metric that a vendor defines. Other keys are refused.
 */
export interface CoreForecastVendorMetricValue {
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
value: CoreForecastRange
/**
 * Unit of the value as the vendor's catalog defines it, such as `percent`.
 */
unit?: string
measurable_impressions?: CoreForecastRange
/**
 * Parts of the figure by names that the vendor defines; they need not add up.
 */
breakdown?: {
[k: string]: unknown
}
}
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
severity: ("error" | "warning" | "info")
/**
 * Explanation of the problem in one or two sentences for people.
 */
message: string
}
/**
 * Connection to another system that is needed first. A missing one states how to make it.
 */
export interface CoreDownstreamConnectionRequirement {
/**
 * Name of the other system to which a connection is needed.
 */
provider?: string
/**
 * Kind of thing that must be connected.
 * 
 * - `advertiser_account`: Advertising account of the buyer at the platform
 * - `publisher_identity`: Profile or page that publishes the ads
 * - `post_authorization`: Permission for one published post
 */
connection_type: ("advertiser_account" | "publisher_identity" | "post_authorization")
/**
 * Operations that fail without the connection, such as `create_media_buy`.
 */
required_for?: string[]
/**
 * Range for which the connection is valid.
 * 
 * - `account`: The whole account at the seller
 * - `identity`: One identity on the platform
 * - `post`: One post
 * - `unknown`: The range could not be determined
 */
scope?: ("account" | "identity" | "post" | "unknown")
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
status?: ("connected" | "missing" | "pending" | "expired" | "revoked" | "not_required" | "unknown")
/**
 * Identifier of the connection at the seller.
 */
connection_id?: string
/**
 * Resource on the platform to which the connection belongs.
 */
resource_ref?: {
/**
 * Identifier of the advertising account on the platform.
 */
platform_account_id?: string
/**
 * Identifier of the identity on the platform.
 */
identity_id?: string
/**
 * Handle of the identity on the platform, for example `@ironclove`.
 */
handle?: string
/**
 * URL of the identity's public profile.
 */
profile_url?: string
/**
 * Identifier of the post on the platform.
 */
post_id?: string
/**
 * URL of the post on the platform.
 */
post_url?: string
}
/**
 * URL of the page on which the connection is made.
 */
authorization_url?: string
/**
 * Steps by which the connection is made, as text for people.
 */
authorization_instructions?: string
/**
 * Time at which the connection ends; absent means that no end is set.
 */
expires_at?: string
}
/**
 * Place of a refused request with the fault and, if known, the mend.
 */
export interface CoreErrorIssue {
/**
 * Place of the value: a JSON Pointer into the body (`/domains/3`), or the name of the query or path parameter. An empty string means the whole input.
 */
path: string
/**
 * Fault at that place in one sentence, naming the violated rule.
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
 * Explanation for people in one or two sentences; never parse it.
 */
message: string
/**
 * Places of the request that failed validation; present with `invalid_request` only.
 */
issues?: CoreErrorIssue[]
/**
 * Addresses that exist and are most like the one requested, the most similar first; with `not_found` of published schemas only.
 * 
 * @maxItems 5
 */
did_you_mean?: string[]
/**
 * Seconds to wait before the next try; always present with status 429, and equal to the Retry-After header.
 */
retry_after?: number
/**
 * Domain that the request was about, in canonical form.
 */
domain?: string
/**
 * HTTP status with which the domain last responded to a request for its brand.json, 0 if no response arrived; brand resolution only.
 */
file_status?: number
/**
 * URL that was requested or that helps further, for example that of the domain's file.
 */
url?: string
challenge?: RegistryOwnershipChallenge
/**
 * Identifier of the case that an operator decides; always present with `held_for_review`. Saving the same domain again while the case is open returns the same identifier.
 */
review_id?: string
/**
 * Findings about the document of the domain, if one was found but could not be used.
 */
errors?: RegistryValidationError[]
last_failure?: RegistryLastFailure
/**
 * Values that the refused parameter accepts; present if they can be listed.
 */
valid_values?: string[]
/**
 * OAuth scope or, for an API key, permission that the operation needs; present with `insufficient_scope` if one would help.
 */
required_scope?: string
}
/**
 * Text that an organization publishes on a domain to prove that it controls it. Either of the two places is enough.
 */
export interface RegistryOwnershipChallenge {
/**
 * Domain to prove, in canonical form: lower-case, without scheme or path.
 */
domain: string
/**
 * Nonce of 256 random bits in base64url. It works once, for this organization and domain only.
 */
nonce: string
/**
 * End of the 15 minutes within which the nonce can be proved.
 */
expires_at: string
/**
 * The TXT record that proves control. Other records of the name do no harm, and several organizations may each have their own.
 */
dns: {
/**
 * Full name of the TXT record to publish, below the domain.
 */
name: string
/**
 * Type of the DNS record, always `TXT`; other types are not read.
 */
type: "TXT"
/**
 * Text of the TXT record: the nonce and nothing else.
 */
value: string
}
/**
 * The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes.
 */
http: {
/**
 * https URL at which the nonce must be served as the whole text file.
 */
url: string
/**
 * Line that the file must have: the nonce and nothing else.
 */
body: string
}
}
/**
 * Finding that makes a document unusable, with the field and the fault.
 */
export interface RegistryValidationError {
/**
 * Path of the offending field (`authorized_agents[0].url`), or the step that failed: `http_status`, `json`, `timeout`, `connection`, `network`, `authoritative_location`, `managerdomain_scope`, `root`.
 */
field: string
/**
 * Statement of the fault in one sentence, naming the violated rule.
 */
message: string
/**
 * Always `error`; findings that leave a document usable are warnings.
 */
severity: "error"
}
/**
 * Failure of the last fetch of a publisher's adagents.json. Absent if the file was valid.
 */
export interface RegistryLastFailure {
/**
 * Result of the last fetch of the file.
 * 
 * - `invalid`: A file was fetched and is not valid; its earlier content no longer counts
 * - `absent`: The domain has no file
 * - `unreachable`: The file could not be fetched; the last good copy continues to count for a while
 */
outcome: ("invalid" | "absent" | "unreachable")
/**
 * Field of the file that has the first fault, or `json`, `http_status`, `timeout`, `connection` and the like if it could not be read.
 */
code: string
/**
 * First fault that was found, in one sentence for people.
 */
message: string
/**
 * Time of the first failed fetch after the last successful one, ISO 8601 with a zone.
 */
since: string
/**
 * Time of the most recent attempt to fetch the file, ISO 8601 with a zone.
 */
checked_at: string
}
/**
 * How variants are scored and ranked. Experimental: refused with `EVALUATOR_AGENT_NOT_ACCEPTED` for an agent that is not on the list.
 */
export interface CoreEvaluatorSpec {
/**
 * Identifier of an evaluator of this agent; at most 256 characters.
 */
evaluator_id?: string
/**
 * Agent that scores the variants; must be on the list of this agent.
 */
agent_url?: string
/**
 * Examples that pass or fail, in place of an evaluator; at most 100 members.
 */
exemplars?: {
[k: string]: unknown
}
/**
 * Features that a variant must have, 1 to 100 of them; others are left out.
 * 
 * @minItems 1
 * @maxItems 100
 */
feature_requirement?: {
[k: string]: unknown
}[]
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
 * Identifier of the feature; unknown ones are refused with `INVALID_REQUEST`.
 */
feature_id: string
/**
 * Whether more or less of the feature is better.
 * 
 * - `maximize`: More of the feature is better.
 * - `minimize`: Less of the feature is better.
 */
direction?: ("maximize" | "minimize")
}[]
/**
 * Agent that measures the features of variants; must be on the list of this agent.
 */
feature_agent?: {
/**
 * Address of the agent that measures features; https only.
 */
agent_url: string
/**
 * Feature that the agent measures; at most 256 characters.
 */
feature_id?: string
}
/**
 * Limits on the work of the evaluator, beyond which variants stay unscored.
 */
eval_budget?: {
/**
 * Largest number of calls to the evaluator; 1 or more.
 */
max_calls?: number
/**
 * Largest time of the evaluation in seconds; 0 or more.
 */
max_seconds?: number
}
ext?: CoreExt
}
/**
 * Action of a person after, or without, seeing an ad. The same `event_id` with the same type from the same source counts once.
 */
export interface CoreEvent {
/**
 * Identifier of the event at its source; with type and source it makes repetitions recognizable.
 */
event_id: string
event_type: EnumsEventType
/**
 * Time at which the event happened, ISO 8601 with a zone.
 */
event_time: string
user_match?: CoreUserMatch
custom_data?: CoreEventCustomData
action_source?: EnumsActionSource
surface?: CoreEventSurface
/**
 * URL of the page on which the event happened, at most 8192 characters.
 */
event_source_url?: string
/**
 * Name of the event, required with the type `custom`, at most 500 characters.
 */
custom_event_name?: string
ext?: CoreExt
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
type: EnumsUidType
/**
 * Value of the identifier, at most 4096 characters.
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
 * Identifier that the platform attached to the click, at most 2048 characters.
 */
click_id?: string
/**
 * Name of the parameter that carried `click_id`, for example `gclid`, at most 500 characters.
 */
click_id_type?: string
/**
 * IPv4 or IPv6 address of the device.
 */
client_ip?: string
/**
 * User-Agent header of the browser or app, at most 2000 characters.
 */
client_user_agent?: string
ext?: CoreExt
}
/**
 * Details of the event: items, prices and the value.
 */
export interface CoreEventCustomData {
/**
 * Value of the whole event, in major units of `currency`.
 */
value?: number
currency?: CoreCurrencyCode
/**
 * Identifier of the order; one order should be reported once; at most 256 characters.
 */
order_id?: string
/**
 * Identifiers of the catalog items of the event, at most 1000.
 * 
 * @maxItems 1000
 */
content_ids?: string[]
/**
 * Kind of the items, such as `product`, at most 500 characters.
 */
content_type?: string
/**
 * Name of the content, such as the title of a page, at most 500 characters.
 */
content_name?: string
/**
 * Category of the content, such as `shoes`, at most 500 characters.
 */
content_category?: string
/**
 * Number of items of the event, counted with their quantities.
 */
num_items?: number
/**
 * Words for which the person searched, at most 5000 characters.
 */
search_string?: string
/**
 * Share of a video that was watched, 0 to 100.
 */
progress_percent?: number
/**
 * Number of seconds of a video that the person watched.
 */
progress_seconds?: number
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
id: string
/**
 * Number of pieces of the item that were bought, 1 or more.
 */
quantity?: number
/**
 * Price of one piece, in major units of `currency`.
 */
price?: number
/**
 * Brand of the item, at most 500 characters.
 */
brand?: string
}[]
ext?: CoreExt
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
category: ("owned_property" | "website" | "app" | "offline" | "phone_call" | "chat" | "email" | "in_store" | "system_generated" | "other")
/**
 * Type of the property, such as `website`, 1 to 128 characters.
 */
property_type?: string
/**
 * Issuer of `property_id`, such as the name of an app store, at most 128 characters.
 */
namespace?: string
/**
 * Identifier of the property in `namespace`, 1 to 256 characters.
 */
property_id?: string
ext?: CoreExt
}
/**
 * Assessment of an event source from the events that arrived recently.
 */
export interface CoreEventSourceHealth {
status: EnumsAssessmentStatus
/**
 * Score on which the assessment rests, with the best possible score.
 */
detail?: {
/**
 * Score that the source reached, not above `max_score`.
 */
score: number
/**
 * Best score that a source can reach, 1 or more.
 */
max_score: number
/**
 * Meaning of the score in one or two words for people.
 */
label?: string
}
/**
 * Share of events that could be matched, 0 to 1.
 */
match_rate?: number
/**
 * Time at which the latest event of the source arrived; absent without events.
 */
last_event_at?: string
/**
 * Time at which the assessment was made, ISO 8601 in UTC.
 */
evaluated_at?: string
/**
 * Number of events of the source that arrived in the last 24 hours.
 */
events_received_24h?: number
/**
 * Problems that were found, the most severe first.
 */
issues?: CoreDiagnosticIssue[]
}
/**
 * Parts of a creative of this format, and how it is shown.
 */
export interface CoreFormat {
format_id: CoreFormatId
/**
 * Name of the format as it is shown to people.
 */
name: string
type: EnumsFormatType
/**
 * Text that describes the format and where it is shown, for people.
 */
description?: string
/**
 * URL of a page that shows an ad in this format.
 */
example_url?: string
/**
 * Parameters that a reference must state, if the format is a template.
 */
accepts_parameters?: EnumsFormatIdParameter[]
/**
 * Pieces that an ad of the format shows; the primary piece is always present.
 * 
 * @minItems 1
 */
renders: CoreFormatRender[]
/**
 * Slots of the format, required and optional, in the order of display.
 */
assets: CoreFormatAsset[]
/**
 * Names of the slots in `assets` that every creative must fill.
 */
assets_required: CoreFormatAsset[]
/**
 * Technical way in which a creative of the format is delivered.
 */
delivery?: {
[k: string]: unknown
}
/**
 * Macros that are replaced with values when an ad of the format is served.
 */
supported_macros?: string[]
/**
 * @deprecated
 * Formats from which `build_creative` can make a creative of this format.
 */
input_format_ids?: CoreFormatId[]
/**
 * @deprecated
 * Formats that `build_creative` can make from a creative of this format.
 */
output_format_ids?: CoreFormatId[]
/**
 * Accessibility of ads in the format, by level of the WCAG.
 */
accessibility?: {
wcag_level: EnumsWcagLevel
/**
 * Whether the level is reached only if the assets meet requirements themselves.
 */
requires_accessible_assets?: boolean
}
/**
 * Positions at which creatives of the format can show disclosures, at least one.
 * 
 * @minItems 1
 */
supported_disclosure_positions?: EnumsDisclosurePosition[]
/**
 * Positions at which disclosures can be shown, with the durations that each supports.
 * 
 * @minItems 1
 * 
 * Items: Position for disclosures with the durations that it supports.
 */
disclosure_capabilities?: {
position: EnumsDisclosurePosition
/**
 * Durations for which a disclosure can be shown at the position.
 * 
 * @minItems 1
 */
persistence: EnumsDisclosurePersistence[]
}[]
/**
 * Metrics that reports about creatives of the format can contain.
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
 * Role of the piece, such as `primary` or `companion`; unique in the format.
 */
role: string
/**
 * Whether the reference to the format states the size.
 */
parameters_from_format_id?: boolean
/**
 * Size of the rendered piece in `unit`: fixed, bounded or responsive. Empty for sound, which has no size.
 */
dimensions?: {
/**
 * Fixed width of the piece, in the unit of `unit`.
 */
width?: number
/**
 * Fixed height of the piece, in the unit of `unit`.
 */
height?: number
/**
 * Smallest width of a responsive piece, in the unit of `unit`.
 */
min_width?: number
/**
 * Smallest height of a responsive piece, in the unit of `unit`.
 */
min_height?: number
/**
 * Largest width of a responsive piece, in the unit of `unit`.
 */
max_width?: number
/**
 * Largest height of a responsive piece, in the unit of `unit`.
 */
max_height?: number
unit?: EnumsDimensionUnit
/**
 * Directions in which the piece adapts to the space that it gets.
 */
responsive?: {
/**
 * Whether the width adapts to the space that the page offers.
 */
width: boolean
/**
 * Whether the height adapts to the space that the page offers.
 */
height: boolean
}
/**
 * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
 */
aspect_ratio?: string
}
}
export interface CoreFormatSlot1 {
/**
 * Constant that marks a single slot, which takes one asset.
 */
item_type: "individual"
/**
 * Name of the slot, the key in the assets of a creative.
 */
asset_id: string
asset_type: EnumsAssetContentType
/**
 * Whether a creative without an asset for the slot is refused.
 */
required: boolean
/**
 * Role of the asset in the ad, such as `logo` or `headline`.
 */
asset_role?: string
/**
 * Name that slots of the same meaning share across formats.
 */
asset_group_id?: string
/**
 * Areas of the slot that the player covers with its own controls.
 */
overlays?: CoreOverlay[]
/**
 * Requirements that the asset must meet, such as sizes; their form depends on the kind of asset.
 */
requirements?: (CoreRequirementsAssetRequirements | CoreRequirementsCatalogRequirements)
}
/**
 * An area of an asset that the player covers. Other keys are refused.
 */
export interface CoreOverlay {
/**
 * Identifier of the area, unique inside the asset.
 */
id: string
/**
 * Text that states what covers the area, such as a skip button.
 */
description?: string
/**
 * Images of the overlay, for previews.
 */
visual?: {
/**
 * URL of an image of the overlay that suits any background.
 */
url?: string
/**
 * URL of an image of the overlay on a light background.
 */
light?: string
/**
 * URL of an image of the overlay on a dark background.
 */
dark?: string
}
/**
 * Position and size of the area, measured from the top left corner.
 */
bounds: {
/**
 * Distance of the area from the left edge, in the unit of `unit`.
 */
x: number
/**
 * Distance of the area from the top edge, in the unit of `unit`.
 */
y: number
/**
 * Width of the area, in the unit of `unit`, 0 or more.
 */
width: number
/**
 * Height of the area, in the unit of `unit`, 0 or more.
 */
height: number
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
unit: ("px" | "fraction" | "inches" | "cm" | "mm" | "pt")
}
}
/**
 * Requirements that an image must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsImageAssetRequirements {
/**
 * Smallest width that is accepted, in the unit of `unit`.
 */
min_width?: number
/**
 * Largest width that is accepted, in the unit of `unit`.
 */
max_width?: number
/**
 * Smallest height that is accepted, in the unit of `unit`.
 */
min_height?: number
/**
 * Largest height that is accepted, in the unit of `unit`.
 */
max_height?: number
unit?: EnumsDimensionUnit
/**
 * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
 */
aspect_ratio?: string
/**
 * File formats that are accepted; any other is refused with `VALIDATION_ERROR`.
 * 
 * Items: - `jpg`: JPEG, short extension
 * - `jpeg`: JPEG
 * - `png`: PNG
 * - `gif`: GIF
 * - `webp`: WebP
 * - `svg`: SVG
 * - `avif`: AVIF
 * - `tiff`: TIFF
 * - `pdf`: PDF, for print
 * - `eps`: Encapsulated PostScript, for print
 */
formats?: ("jpg" | "jpeg" | "png" | "gif" | "webp" | "svg" | "avif" | "tiff" | "pdf" | "eps")[]
/**
 * Lowest resolution that is accepted for print, in dots per inch.
 */
min_dpi?: number
/**
 * Margin around the image that is cut off after printing, in the unit of `unit`.
 */
bleed?: ({
/**
 * Bleed that is the same on all four sides, 0 or more.
 */
uniform: number
} | {
/**
 * Bleed above the trimmed area, 0 or more.
 */
top: number
/**
 * Bleed to the right of the trimmed area, 0 or more.
 */
right: number
/**
 * Bleed below the trimmed area, 0 or more.
 */
bottom: number
/**
 * Bleed to the left of the trimmed area, 0 or more.
 */
left: number
})
/**
 * Color model in which the image must be stored.
 * 
 * - `rgb`: Red, green and blue, for screens
 * - `cmyk`: Cyan, magenta, yellow and black, for print
 * - `grayscale`: Shades of gray
 */
color_space?: ("rgb" | "cmyk" | "grayscale")
/**
 * Largest file size that is accepted, in kilobytes of 1024 bytes.
 */
max_file_size_kb?: number
/**
 * Whether the image must have a transparent background.
 */
transparency_required?: boolean
/**
 * Whether an animated image is accepted.
 */
animation_allowed?: boolean
/**
 * Longest animation that is accepted, in milliseconds; 0 accepts none.
 */
max_animation_duration_ms?: number
/**
 * Heaviest paper that is accepted for print, in grams per square meter.
 */
max_weight_grams?: number
}
/**
 * Requirements that a video file must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsVideoAssetRequirements {
/**
 * Smallest width that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_width?: number
/**
 * Largest width that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_width?: number
/**
 * Smallest height that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_height?: number
/**
 * Largest height that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_height?: number
/**
 * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
 */
aspect_ratio?: string
/**
 * Shortest duration that is accepted, in milliseconds; a shorter file is refused with `VALIDATION_ERROR`.
 */
min_duration_ms?: number
/**
 * Longest duration that is accepted, in milliseconds; a longer file is refused with `VALIDATION_ERROR`.
 */
max_duration_ms?: number
/**
 * Container formats that are accepted; any other is refused with `VALIDATION_ERROR`.
 * 
 * Items: - `mp4`: MPEG-4 container
 * - `webm`: WebM container
 * - `mov`: QuickTime container
 * - `avi`: AVI container
 * - `mkv`: Matroska container
 */
containers?: ("mp4" | "webm" | "mov" | "avi" | "mkv")[]
/**
 * Video codecs that are accepted; any other is refused with `VALIDATION_ERROR`.
 * 
 * Items: - `h264`: H.264, also called AVC
 * - `h265`: H.265, also called HEVC
 * - `vp8`: VP8
 * - `vp9`: VP9
 * - `av1`: AV1
 * - `prores`: ProRes, an editing codec of Apple
 */
codecs?: ("h264" | "h265" | "vp8" | "vp9" | "av1" | "prores")[]
/**
 * Largest file size that is accepted, in kilobytes of 1024 bytes.
 */
max_file_size_kb?: number
/**
 * Lowest bit rate that is accepted, in kilobits per second.
 */
min_bitrate_kbps?: number
/**
 * Highest bit rate that is accepted, in kilobits per second.
 */
max_bitrate_kbps?: number
/**
 * Frame rates that are accepted, in frames per second, for example 29.97.
 */
frame_rates?: number[]
/**
 * Whether a video without an audio track is refused.
 */
audio_required?: boolean
frame_rate_type?: EnumsFrameRateType
scan_type?: EnumsScanType
gop_type?: EnumsGopType
/**
 * Shortest time between key frames that is accepted, in seconds.
 */
min_gop_interval_seconds?: number
/**
 * Longest time between key frames that is accepted, in seconds.
 */
max_gop_interval_seconds?: number
moov_atom_position?: EnumsMoovAtomPosition
/**
 * Audio codecs that are accepted; any other is refused with `VALIDATION_ERROR`.
 * 
 * Items: - `aac`: Advanced audio coding
 * - `pcm`: Uncompressed pulse code modulation
 * - `ac3`: Dolby Digital
 * - `eac3`: Dolby Digital Plus
 * - `mp3`: MPEG layer III
 * - `opus`: Opus
 * - `vorbis`: Vorbis
 * - `flac`: Lossless FLAC
 */
audio_codecs?: ("aac" | "pcm" | "ac3" | "eac3" | "mp3" | "opus" | "vorbis" | "flac")[]
/**
 * Sampling rates of the audio track that are accepted, in hertz.
 */
audio_sample_rates?: number[]
/**
 * Audio channel layouts that are accepted.
 */
audio_channels?: EnumsAudioChannelLayout[]
/**
 * Integrated loudness that the audio must have, in LUFS.
 */
loudness_lufs?: number
/**
 * Largest deviation from `loudness_lufs` that is accepted, in decibels.
 */
loudness_tolerance_db?: number
/**
 * Highest true peak that is accepted, in dBFS.
 */
true_peak_dbfs?: number
}
/**
 * Requirements that an audio file must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsAudioAssetRequirements {
/**
 * Shortest duration that is accepted, in milliseconds; a shorter file is refused with `VALIDATION_ERROR`.
 */
min_duration_ms?: number
/**
 * Longest duration that is accepted, in milliseconds; a longer file is refused with `VALIDATION_ERROR`.
 */
max_duration_ms?: number
/**
 * File formats that are accepted; any other is refused with `VALIDATION_ERROR`.
 * 
 * Items: - `mp3`: MPEG layer III
 * - `aac`: Advanced audio coding
 * - `wav`: Uncompressed wave file
 * - `ogg`: Ogg container, usually with Vorbis
 * - `flac`: Lossless FLAC
 */
formats?: ("mp3" | "aac" | "wav" | "ogg" | "flac")[]
/**
 * Largest file size that is accepted, in kilobytes of 1024 bytes.
 */
max_file_size_kb?: number
/**
 * Sampling rates that are accepted, in hertz, for example 44100.
 */
sample_rates?: number[]
/**
 * Channel layouts that are accepted; any other is refused with `VALIDATION_ERROR`.
 * 
 * Items: - `mono`: One channel
 * - `stereo`: Two channels
 */
channels?: ("mono" | "stereo")[]
/**
 * Lowest bit rate that is accepted, in kilobits per second.
 */
min_bitrate_kbps?: number
/**
 * Highest bit rate that is accepted, in kilobits per second.
 */
max_bitrate_kbps?: number
}
/**
 * Requirements that a text must meet. A text outside a closed list of values is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 */
export interface CoreRequirementsTextAssetRequirements {
/**
 * Smallest number of characters that is accepted.
 */
min_length?: number
/**
 * Largest number of characters that is accepted; a longer text is refused with `VALIDATION_ERROR`.
 */
max_length?: number
/**
 * Smallest number of lines that is accepted, 1 or more.
 */
min_lines?: number
/**
 * Largest number of lines that is accepted, 1 or more.
 */
max_lines?: number
/**
 * Regular expression that the whole text must match; otherwise it is refused with `VALIDATION_ERROR`.
 */
character_pattern?: string
/**
 * Terms that must not appear in the text, compared without regard to case.
 */
prohibited_terms?: string[]
/**
 * Complete list of accepted texts; any other is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 * 
 * @minItems 1
 */
allowed_values?: string[]
}
/**
 * Requirements that a Markdown text must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsMarkdownAssetRequirements {
/**
 * Largest number of characters that is accepted; a longer text is refused with `VALIDATION_ERROR`.
 */
max_length?: number
}
/**
 * Rules that the markup of an HTML5 ad must meet.
 */
export interface CoreRequirementsHtmlAssetRequirements {
/**
 * Largest size of the markup, in kilobytes of 1024 bytes.
 */
max_file_size_kb?: number
/**
 * Kind of isolation in which the markup must work.
 * 
 * - `none`: The markup becomes part of the page
 * - `iframe`: The markup runs in an iframe of another origin
 * - `safeframe`: The markup runs in an IAB SafeFrame
 * - `fencedframe`: The markup runs in a fenced frame
 */
sandbox?: ("none" | "iframe" | "safeframe" | "fencedframe")
/**
 * Whether files of other hosts may be loaded at run time.
 */
external_resources_allowed?: boolean
/**
 * Hosts from which files may be loaded; absent with true accepts every host.
 */
allowed_external_domains?: string[]
}
/**
 * Requirements that a style sheet must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsCssAssetRequirements {
/**
 * Largest size of the style sheet, in kilobytes of 1024 bytes.
 */
max_file_size_kb?: number
}
/**
 * Requirements that a script must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsJavascriptAssetRequirements {
/**
 * Largest size of the script, in kilobytes of 1024 bytes.
 */
max_file_size_kb?: number
/**
 * Way in which the script will be loaded.
 * 
 * - `script`: Classic script
 * - `module`: ES module
 * - `iife`: Expression that is called at once and keeps its names to itself
 */
module_type?: ("script" | "module" | "iife")
/**
 * Whether the script must run in strict mode.
 */
strict_mode_required?: boolean
/**
 * Whether files of other hosts may be loaded at run time.
 */
external_resources_allowed?: boolean
/**
 * Hosts from which files may be loaded; absent with true accepts every host.
 */
allowed_external_domains?: string[]
}
/**
 * Requirements that a VAST tag must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsVastAssetRequirements {
/**
 * Version of VAST in which the tag must be written.
 * 
 * - `2.0`: VAST 2.0
 * - `3.0`: VAST 3.0, with ad pods
 * - `4.0`: VAST 4.0, with separate mezzanine files
 * - `4.1`: VAST 4.1, with verification resources
 * - `4.2`: VAST 4.2, with interactive creative files
 */
vast_version?: ("2.0" | "3.0" | "4.0" | "4.1" | "4.2")
}
/**
 * Requirements that a DAAST tag must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsDaastAssetRequirements {
/**
 * Version of DAAST in which the tag must be written.
 */
daast_version?: "1.0"
}
/**
 * Requirements that a URL must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsUrlAssetRequirements {
/**
 * Purpose of the URL, such as the destination of a click.
 * 
 * - `clickthrough`: A click leads to the URL
 * - `landing_page`: The page that people reach in the end
 * - `impression_tracker`: Requested when the ad is shown
 * - `click_tracker`: Requested when the ad is clicked
 * - `viewability_tracker`: Requested when the ad was viewable
 * - `third_party_tracker`: Requested by a third party's measurement
 */
role?: ("clickthrough" | "landing_page" | "impression_tracker" | "click_tracker" | "viewability_tracker" | "third_party_tracker")
/**
 * URL schemes that are accepted; any other is refused with `VALIDATION_ERROR`.
 * 
 * Items: - `https`: Encrypted transport
 * - `http`: Unencrypted transport
 */
protocols?: ("https" | "http")[]
/**
 * Hosts on which the URL may be; any other is refused with `VALIDATION_ERROR`.
 */
allowed_domains?: string[]
/**
 * Largest number of characters of the URL that is accepted.
 */
max_length?: number
/**
 * Whether macros in the URL are replaced with values before it is requested.
 */
macro_support?: boolean
}
/**
 * Requirements that a URL which returns content must meet.
 */
export interface CoreRequirementsWebhookAssetRequirements {
/**
 * HTTP methods with which the endpoint may be called.
 * 
 * Items: - `GET`: Parameters are sent in the URL
 * - `POST`: Parameters are sent in the body
 */
methods?: ("GET" | "POST")[]
}
/**
 * Requirements that a catalog must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsCatalogRequirements {
catalog_type: EnumsCatalogType
/**
 * Whether a creative without a catalog is refused.
 */
required?: boolean
/**
 * Smallest number of items that is accepted, 1 or more.
 */
min_items?: number
/**
 * Largest number of items that is accepted, 1 or more.
 */
max_items?: number
/**
 * Names of the fields that every item must have, at least one.
 * 
 * @minItems 1
 */
required_fields?: string[]
/**
 * Formats of feeds that can be read, such as `google_merchant_center`.
 * 
 * @minItems 1
 */
feed_formats?: EnumsFeedFormat[]
/**
 * Groups of assets that each item of the catalog must contain.
 * 
 * @minItems 1
 */
offering_asset_constraints?: CoreRequirementsOfferingAssetConstraint[]
/**
 * Rules that place fields of a catalog item into slots of the format.
 * 
 * @minItems 1
 */
field_bindings?: CoreRequirementsCatalogFieldBinding[]
}
/**
 * Group of assets that each item of a catalog must contain.
 */
export interface CoreRequirementsOfferingAssetConstraint {
/**
 * Identifier of the group of assets in the item.
 */
asset_group_id: string
asset_type: EnumsAssetContentType
/**
 * Whether an item without the group is refused.
 */
required?: boolean
/**
 * Smallest number of assets in the group, 1 or more.
 */
min_count?: number
/**
 * Largest number of assets in the group, 1 or more.
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
 * Constant that marks a group of slots which is repeated.
 */
item_type: "repeatable_group"
/**
 * Name of the group, the key in the assets of a creative.
 */
asset_group_id: string
/**
 * Whether a creative must fill the group at least `min_count` times.
 */
required: boolean
/**
 * Fewest repetitions of the group; a manifest with fewer is refused with `VALIDATION_ERROR`.
 */
min_count: number
/**
 * Most repetitions of the group; a manifest with more is refused with `VALIDATION_ERROR`.
 */
max_count: number
/**
 * Whether the repetitions are shown in order, or the seller chooses among them.
 * 
 * - `sequential`: All repetitions are shown in the given order
 * - `optimize`: The seller chooses which repetitions to show
 */
selection_mode?: ("sequential" | "optimize")
/**
 * Slots that one repetition of the group consists of.
 */
assets: CoreFormatGroupSlot[]
}
export interface CoreFormatGroupSlot1 {
/**
 * Name of the slot, the key of the asset in the manifest.
 */
asset_id: string
asset_type: EnumsAssetContentType
/**
 * Whether each repetition of the group must fill the slot.
 */
required: boolean
/**
 * Role of the asset in the ad, such as `logo` or `headline`.
 */
asset_role?: string
/**
 * Name that slots of the same meaning share across formats.
 */
asset_group_id?: string
/**
 * Areas of the slot that the player covers with its own controls.
 */
overlays?: CoreOverlay[]
requirements?: CoreRequirementsAssetRequirements
}
/**
 * Limit of impressions for one person or device: a pause between two of them, a number within a period, or both.
 */
export interface CoreFrequencyCap {
suppress?: CoreDuration
/**
 * Shortest pause between two impressions, in minutes; older form of `suppress`; from 0 to 525600.
 */
suppress_minutes?: number
/**
 * Largest number of impressions for each unit within `window`; requires `per` and `window`.
 */
max_impressions?: number
per?: EnumsReachUnit
window?: CoreDuration
}
/**
 * Areas by which reports can be broken down. Other keys have no effect.
 */
export interface CoreGeoBreakdownSupport {
/**
 * Whether reports can be broken down by country.
 */
country?: boolean
/**
 * Whether reports can be broken down by region, that is by ISO 3166-2 code.
 */
region?: boolean
/**
 * Map from a metro system to whether reports can be broken down by its areas.
 */
metro?: {
[k: string]: boolean
}
postal_area?: CorePostalAreaSupport
}
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
US?: ("zip" | "zip_plus_four" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `outward`: Outward code, the first half of a postcode
 * - `full`: Full postcode
 * - `postal_code`: General postal code, here the full postcode
 */
GB?: ("outward" | "full" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `fsa`: Forward sortation area, the first three characters
 * - `full`: Full postal code of six characters
 * - `postal_code`: General postal code, here the full code
 */
CA?: ("fsa" | "full" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `plz`: Postleitzahl of five digits
 * - `postal_code`: General postal code, here the Postleitzahl
 */
DE?: ("plz" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `plz`: Postleitzahl of four digits
 * - `postal_code`: General postal code, here the Postleitzahl
 */
CH?: ("plz" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `plz`: Postleitzahl of four digits
 * - `postal_code`: General postal code, here the Postleitzahl
 */
AT?: ("plz" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `code_postal`: Code postal of five digits
 * - `postal_code`: General postal code, here the code postal
 */
FR?: ("code_postal" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `postcode`: Postcode of four digits
 * - `postal_code`: General postal code, here the postcode
 */
AU?: ("postcode" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `cep`: CEP of eight digits
 * - `postal_code`: General postal code, here the CEP
 */
BR?: ("cep" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `pin`: PIN code of six digits
 * - `postal_code`: General postal code, here the PIN code
 */
IN?: ("pin" | "postal_code")[]
/**
 * Postal systems in which areas of the country can be named, at least one.
 * 
 * @minItems 1
 */
ZA?: ("postal_code")[]
/**
 * @deprecated
 * Older name of the system `zip` in US; true means that it is supported.
 */
us_zip?: boolean
/**
 * @deprecated
 * Older name of the system `zip_plus_four` in US; true means that it is supported.
 */
us_zip_plus_four?: boolean
/**
 * @deprecated
 * Older name of the system `outward` in GB; true means that it is supported.
 */
gb_outward?: boolean
/**
 * @deprecated
 * Older name of the system `full` in GB; true means that it is supported.
 */
gb_full?: boolean
/**
 * @deprecated
 * Older name of the system `fsa` in CA; true means that it is supported.
 */
ca_fsa?: boolean
/**
 * @deprecated
 * Older name of the system `full` in CA; true means that it is supported.
 */
ca_full?: boolean
/**
 * @deprecated
 * Older name of the system `plz` in DE; true means that it is supported.
 */
de_plz?: boolean
/**
 * @deprecated
 * Older name of the system `code_postal` in FR; true means that it is supported.
 */
fr_code_postal?: boolean
/**
 * @deprecated
 * Older name of the system `postcode` in AU; true means that it is supported.
 */
au_postcode?: boolean
/**
 * @deprecated
 * Older name of the system `plz` in CH; true means that it is supported.
 */
ch_plz?: boolean
/**
 * @deprecated
 * Older name of the system `plz` in AT; true means that it is supported.
 */
at_plz?: boolean
/**
 * Systems of any other country, by its ISO 3166-1 alpha-2 code.
 * 
 * @minItems 1
 * 
 * Items: - `postal_code`: Postal code of the country
 * - `custom`: Areas that the seller defines itself
 */
[k: string]: ("postal_code" | "custom")[] | ("zip" | "zip_plus_four" | "postal_code")[] | ("outward" | "full" | "postal_code")[] | ("fsa" | "full" | "postal_code")[] | ("plz" | "postal_code")[] | ("code_postal" | "postal_code")[] | ("postcode" | "postal_code")[] | ("cep" | "postal_code")[] | ("pin" | "postal_code")[] | ("postal_code")[] | boolean | undefined
}
/**
 * Places near a point: within a travel time or a distance, or within a shape. Exactly one of the three is required.
 */
export interface CoreGeoProximity {
/**
 * Latitude of the point in degrees of WGS 84, -90 to 90.
 */
lat?: number
/**
 * Longitude of the point in degrees of WGS 84, -180 to 180.
 */
lng?: number
/**
 * Name of the point that is shown to people, such as the name of a store.
 */
label?: string
/**
 * Longest travel time to the point by the given means of transport.
 */
travel_time?: {
/**
 * Number of units of the travel time, 1 or more.
 */
value: number
unit: EnumsTravelTimeUnit
}
transport_mode?: EnumsTransportMode
/**
 * Largest distance from the point, as a straight line.
 */
radius?: {
/**
 * Number of distance units, above 0 and at most 1000000.
 */
value: number
unit: EnumsDistanceUnit
}
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
type: ("Polygon" | "MultiPolygon")
/**
 * Coordinates of the GeoJSON geometry, longitude before latitude, at most 1000 rings.
 * 
 * @maxItems 1000
 */
coordinates: CoreAnyValue[]
}
ext?: CoreExt
}
/**
 * Level of geographic targeting that a product must offer.
 */
export interface CoreGeoRequirement {
level: EnumsGeoLevel
country?: CoreCountryCode
/**
 * System of the areas that must be offered; absent accepts any system of the level.
 */
system?: string
}
/**
 * Resource that a buy needs and that is out of service.
 */
export interface CoreImpairment {
/**
 * Identifier of the impairment, stable until it is resolved.
 */
impairment_id: string
/**
 * Kind of the resource that is out of service.
 * 
 * - `audience`: An audience of the account
 * - `creative`: A creative of the library
 * - `catalog_item`: An item of a catalog
 * - `event_source`: An event source
 * - `property`: A property on which the buy runs
 */
resource_type: ("audience" | "creative" | "catalog_item" | "event_source" | "property")
/**
 * Identifier of the resource, in the terms of `resource_type`.
 */
resource_id: string
/**
 * Identifiers of the packages that need the resource, at least one.
 * 
 * @minItems 1
 */
package_ids: string[]
/**
 * Change of state that took the resource out of service.
 */
transition: {
/**
 * State of the resource before the change; absent when unknown.
 */
from?: string
to: EnumsImpairmentOfflineState
}
reason_code: EnumsImpairmentReasonCode
/**
 * Explanation of the cause for people, at most 500 characters.
 */
reason?: string
/**
 * Time at which the seller observed the change, ISO 8601 in UTC.
 */
observed_at: string
/**
 * Action that resolves the impairment, for people, at most 500 characters.
 */
remediation?: string
}
/**
 * Contract of a proposal. If it must be signed, a buy without `io_acceptance` is refused with `IO_REQUIRED`.
 */
export interface CoreInsertionOrder {
/**
 * Identifier of the order, at most 255 characters; `io_acceptance` names it.
 */
io_id: string
/**
 * Terms to which the parties agree: budget, flight and payment.
 */
terms?: {
/**
 * Name of the advertiser as it appears in the contract, at most 500 characters.
 */
advertiser?: string
/**
 * Name of the publisher as it appears in the contract, at most 500 characters.
 */
publisher?: string
total_budget?: CoreMoney
/**
 * Time at which the contract's flight starts, ISO 8601 with a zone.
 */
flight_start?: string
/**
 * Time at which the contract's flight ends; after `flight_start`; ISO 8601 with a zone.
 */
flight_end?: string
/**
 * Time after which invoices of the contract must be paid.
 * 
 * - `net_30`: 30 days after the invoice
 * - `net_60`: 60 days after the invoice
 * - `net_90`: 90 days after the invoice
 * - `prepaid`: Before delivery
 * - `due_on_receipt`: On receipt of the invoice
 */
payment_terms?: ("net_30" | "net_60" | "net_90" | "prepaid" | "due_on_receipt")
}
/**
 * URL of the page or file with the full terms.
 */
terms_url?: string
/**
 * URL of the page on which a person signs the order.
 */
signing_url?: string
/**
 * Whether the order must be signed before the proposal can be bought.
 */
requires_signature: boolean
}
/**
 * Amount of money together with its currency.
 */
export interface CoreMoney {
/**
 * Amount in major units of `currency`, 0 or more, for example 12.50.
 */
amount: number
currency: CoreCurrencyCode
}
/**
 * Keyword with the way in which it matches a search.
 */
export interface CoreKeyword {
/**
 * Keyword or phrase, 1 to 500 characters; upper and lower case are the same.
 */
keyword: string
match_type: EnumsMatchType
}
/**
 * Keyword that a package targets, optionally with a bid of its own.
 */
export interface CoreKeywordTarget {
/**
 * Keyword or phrase, 1 to 500 characters; upper and lower case are the same.
 */
keyword: string
match_type: EnumsMatchType
/**
 * Bid for this keyword, in place of the bid of the package.
 */
bid_price?: number
}
/**
 * Assessment of how well the buyer's event sources suit a product.
 */
export interface CoreMeasurementReadiness {
status: EnumsAssessmentStatus
/**
 * Types of events that the product needs, at least one.
 * 
 * @minItems 1
 */
required_event_types?: EnumsEventType[]
/**
 * Types of needed events that no event source of the account sends.
 */
missing_event_types?: EnumsEventType[]
/**
 * Problems of the event sources, the most severe first.
 */
issues?: CoreDiagnosticIssue[]
/**
 * Remarks of the seller about the measurement, as text for people.
 */
notes?: string
}
/**
 * Party whose measurement is billed, and the remedies after a miss. Terms that the seller cannot keep are refused with `TERMS_REJECTED`.
 */
export interface CoreMeasurementTerms {
/**
 * Measurement whose figures decide what is billed.
 */
billing_measurement?: {
vendor: CoreBrandRef
/**
 * Difference from the seller's own count that is accepted, in percent, from 0 to 1000.
 */
max_variance_percent?: number
/**
 * Measurement window whose figures are billed, for example `c7` for live plus seven days.
 */
measurement_window?: string
/**
 * Number of hours after the end of the flight within which billed figures become final.
 */
finalization_deadline_hours?: number
}
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
available_remedies: EnumsMakegoodRemedy[]
}
}
/**
 * Window after delivery during which figures still grow, such as views of recordings.
 */
export interface CoreMeasurementWindow {
/**
 * Name of the window, at most 50 characters, for example `c7`.
 */
window_id: string
/**
 * Text that explains what the window includes, at most 500 characters.
 */
description?: string
/**
 * Length of the window after delivery, in days; 0 means the day of delivery.
 */
duration_days: number
/**
 * Number of days after delivery until figures of the window are available.
 */
expected_availability_days?: number
/**
 * Whether the seller measures its promises by the figures of this window.
 */
is_guarantee_basis?: boolean
}
/**
 * Change of a buy that is possible now. Other keys have no effect.
 */
export interface CoreMediaBuyAvailableAction {
action: EnumsMediaBuyValidAction
mode: EnumsMediaBuyActionMode
sla?: CoreSlaWindow
/**
 * Reference to the terms that apply to the change, such as a section of the contract.
 */
terms_ref?: string
}
/**
 * Promised times as ISO 8601 durations, such as `PT4H`. Other keys have no effect.
 */
export interface CoreSlaWindow {
/**
 * Longest time until the seller responds, as an ISO 8601 duration such as `PT4H`.
 */
response_max?: string
/**
 * Longest time until the change is complete, as an ISO 8601 duration such as `P1D`.
 */
completion_max?: string
}
/**
 * Fields beside those of a task that creates or changes a buy: those of every response, except that `status` may state the state of the buy.
 */
export interface CoreMediaBuyEnvelope {
/**
 * State of the task for callers of release 3.1 and later; state of the buy for all others, unless the task failed or is not finished.
 */
status: (EnumsTaskStatus | EnumsMediaBuyStatus)
/**
 * Identifier of the conversation to which the response belongs; send it back to continue.
 */
context_id?: string
context?: CoreContext
/**
 * Identifier of the task to pass to `get_task_status`; present only while the task is not finished.
 */
task_id?: string
/**
 * Summary of the outcome for people; programs read the other fields.
 */
message?: string
/**
 * Time at which the service computed this response, ISO 8601 in UTC.
 */
timestamp?: string
/**
 * Whether this is the stored response to an earlier request with the same key.
 */
replayed?: boolean
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
/**
 * Code of the error of a failed task; absent otherwise; at most 64 characters.
 */
code?: string
proto_error?: CoreError
ext?: CoreExt
}
/**
 * Optional features of media buying; one that is true is honored.
 */
export interface CoreMediaBuyFeatures {
/**
 * Whether packages of create and update may contain `creatives`; if not, they are refused with `UNSUPPORTED_FEATURE`.
 */
inline_creative_management?: boolean
/**
 * Whether `property_list` limits product searches and the targeting of packages.
 */
property_list_filtering?: boolean
/**
 * Whether the buyer can keep catalogs at the seller with `sync_catalogs`.
 */
catalog_management?: boolean
/**
 * Whether a buy can commit the seller to report certain metrics.
 */
committed_metrics_supported?: boolean
[k: string]: boolean | undefined
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
supported_metrics: EnumsOptimizationMetric[]
/**
 * Units in which reach can be optimized, at least one if present.
 * 
 * @minItems 1
 */
supported_reach_units?: EnumsReachUnit[]
/**
 * Durations after which a view counts, in seconds, for goals on `views`.
 */
supported_view_durations?: number[]
/**
 * Forms of targets that a metric goal may have; absent means goals without a target.
 * 
 * Items: - `cost_per`: Cost for each unit of the metric
 * - `threshold_rate`: Lowest rate that delivery must keep
 */
supported_targets?: ("cost_per" | "threshold_rate")[]
}
/**
 * Metropolitan areas of one system. A system that is not declared is refused with `UNSUPPORTED_FEATURE`.
 */
export interface CoreMetroArea {
system: EnumsMetroSystem
/**
 * Codes of the areas in that system, 1 to 10000.
 * 
 * @minItems 1
 * @maxItems 10000
 */
values: string[]
}
/**
 * Measurement of outcomes, such as additional sales, that the product includes.
 */
export interface CoreOutcomeMeasurement {
/**
 * Kind of outcome that is measured, for example `incremental_sales_lift`.
 */
type: string
/**
 * Method by which outcomes are attributed to advertising, as text for people.
 */
attribution: string
window?: CoreDuration
/**
 * Way in which the outcomes are reported, such as a weekly dashboard.
 */
reporting: string
}
/**
 * A part of a buy: one product with its budget, targeting and creatives.
 */
export interface CorePackage {
/**
 * Identifier of the package, assigned by the seller; updates and reports refer to it.
 */
package_id: string
/**
 * Identifier of the product that the package buys, from a response of `get_products`.
 */
product_id?: string
/**
 * Budget of the package for its whole flight, in major units of `currency`.
 */
budget?: number
currency?: CoreCurrencyCode
pacing?: EnumsPacing
/**
 * Identifier of the product's pricing option that the package pays.
 */
pricing_option_id?: string
/**
 * Highest bid in an auction, in the currency and unit of the pricing option.
 */
bid_price?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Number of impressions that the package aims at, if it is bought by impressions.
 */
impressions?: number
/**
 * Catalogs whose items the creatives of the package show.
 */
catalogs?: CoreCatalog[]
/**
 * Formats in which the package accepts creatives; absent means those of its product.
 */
format_ids?: CoreFormatId[]
/**
 * Format options of the product in which the package accepts creatives.
 * 
 * @minItems 1
 */
format_option_refs?: CoreFormatOptionRef[]
format_kind?: CoreCanonicalFormatKind
/**
 * Parameters of the format family that creatives must meet, such as sizes.
 */
params?: {
[k: string]: unknown
}
targeting_overlay?: CoreTargeting
measurement_terms?: CoreMeasurementTerms
/**
 * Standards of quality that delivery must reach, at least one if present.
 * 
 * @minItems 1
 */
performance_standards?: CorePerformanceStandard[]
/**
 * Metrics that the seller committed to report until the end of the package.
 * 
 * @minItems 1
 */
committed_metrics?: CoreCommittedMetric[]
/**
 * Creatives that are assigned to the package, with weights and placements.
 */
creative_assignments?: CoreCreativeAssignment[]
/**
 * Formats for which the package still lacks an approved creative.
 */
format_ids_to_provide?: CoreFormatId[]
/**
 * Goals for which delivery is optimized, the most important first.
 * 
 * @minItems 1
 */
optimization_goals?: CoreOptimizationGoal[]
/**
 * Start of the package; absent means that of the buy; ISO 8601 with a zone.
 */
start_time?: string
/**
 * End of the package; absent means that of the buy; ISO 8601 with a zone.
 */
end_time?: string
/**
 * Whether delivery of the package is paused; a paused buy pauses every package.
 */
paused?: boolean
/**
 * Whether the package is canceled; it cannot be restored.
 */
canceled?: boolean
cancellation?: CoreCancellation
/**
 * Number of the agency's media estimate, at most 100 characters; appears on invoices.
 */
agency_estimate_number?: string
/**
 * Deadline for changes of creatives; later ones are refused with `CREATIVE_DEADLINE_EXCEEDED`. A package without a creative at this time is canceled, and its inventory and budget are released.
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
 * Price before any adjustment, in major units of the option's currency.
 */
list_price: number
/**
 * Adjustments in the order in which they are applied, 1 to 20.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: Adjustment of the price, stated either as a share or as an amount.
 */
adjustments: {
kind: EnumsAdjustmentKind
/**
 * Name of the adjustment for people, at most 64 characters.
 */
name: string
/**
 * Share of the price that is added or taken off, for example 0.15.
 */
rate?: number
/**
 * Amount that is added or taken off, in major units of the option's currency.
 */
amount?: number
/**
 * Reason for the adjustment, at most 256 characters.
 */
description?: string
/**
 * Name or domain of the party that receives the amount, at most 256 characters.
 */
beneficiary?: string
}[]
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
geo_countries?: CoreCountryCode[]
/**
 * Countries in which nothing is delivered, as ISO 3166-1 alpha-2 codes.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_countries_exclude?: CoreCountryCode[]
/**
 * Regions to which delivery is limited, as ISO 3166-2 codes such as `US-CA`.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_regions?: string[]
/**
 * Regions in which nothing is delivered, as ISO 3166-2 codes such as `US-CA`.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_regions_exclude?: string[]
/**
 * Metropolitan areas to which delivery is limited, by system, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_metros?: CoreMetroArea[]
/**
 * Metropolitan areas in which nothing is delivered, by system, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_metros_exclude?: CoreMetroArea[]
/**
 * Postal areas to which delivery is limited, by country and system, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_postal_areas?: CorePostalArea[]
/**
 * Postal areas in which nothing is delivered, by country and system, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
geo_postal_areas_exclude?: CorePostalArea[]
/**
 * Points near which delivery takes place; being near one of them is enough.
 * 
 * @minItems 1
 * @maxItems 100
 */
geo_proximity?: CoreGeoProximity[]
/**
 * Hours of the week to which delivery is limited, in local time, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
daypart_targets?: CoreDaypartTarget[]
/**
 * @deprecated
 * Segment of an exchange to which delivery is limited; deprecated with `axe_integrations`; at most 500 characters.
 */
axe_include_segment?: string
/**
 * @deprecated
 * Segment of an exchange to which nothing is delivered; deprecated with `axe_integrations`; at most 500 characters.
 */
axe_exclude_segment?: string
/**
 * Audiences to whose members delivery is limited. One that is unknown or not ready is refused with `INVALID_REQUEST`, one that is too small with `AUDIENCE_TOO_SMALL`.
 * 
 * @minItems 1
 * @maxItems 100
 */
audience_include?: string[]
/**
 * Audiences of the account to whose members nothing is delivered, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
audience_exclude?: string[]
signal_targeting_groups?: CorePackageSignalTargetingGroups
/**
 * @deprecated
 * Signals with their values, in the older form; `signal_targeting_groups` is preferred; 1 to 100.
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
 * Smallest age of the people reached, with the accepted methods of verification.
 */
age_restriction?: {
/**
 * Smallest age of the people reached, in years, 13 to 99.
 */
min: number
/**
 * Whether the age must be verified rather than only declared.
 */
verification_required?: boolean
/**
 * Methods by which the age may be verified; absent accepts every method; 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
accepted_methods?: EnumsAgeVerificationMethod[]
}
/**
 * Operating systems to which delivery is limited, such as `android`, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
device_platform?: EnumsDevicePlatform[]
/**
 * Kinds of devices to which delivery is limited, such as `ctv`, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
device_type?: EnumsDeviceType[]
/**
 * Kinds of devices on which nothing is delivered, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
device_type_exclude?: EnumsDeviceType[]
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
catalog_id: string
/**
 * Identifiers of the stores, 1 to 10000; absent means all stores of the catalog.
 * 
 * @minItems 1
 * @maxItems 10000
 */
store_ids?: string[]
/**
 * Identifiers of catchment areas of the stores; absent means every catchment area; 1 to 10000.
 * 
 * @minItems 1
 * @maxItems 10000
 */
catchment_ids?: string[]
}[]
/**
 * Languages of content to which delivery is limited, as ISO 639-1 codes.
 * 
 * @minItems 1
 * @maxItems 100
 */
language?: string[]
/**
 * Keywords to which delivery is limited; matching one of them is enough; 1 to 5000.
 * 
 * @minItems 1
 * @maxItems 5000
 */
keyword_targets?: CoreKeywordTarget[]
/**
 * Keywords beside which nothing is delivered, 1 to 5000.
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
 * Signals that a package targets, in groups of which every one must hold.
 */
export interface CorePackageSignalTargetingGroups {
/**
 * Constant that states that every group must hold.
 */
operator: "all"
/**
 * Groups of signals, 1 to 100, all of which must hold.
 * 
 * @minItems 1
 * @maxItems 100
 */
groups: CorePackageSignalTargetingGroup[]
}
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
operator: ("any" | "none")
/**
 * Signals of the group with their values, 1 to 100.
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
 * Pricing option of the signal under which its use is charged, at most 256 characters.
 */
pricing_option_id?: string
/**
 * Identifier of the activated segment at the signal agent, at most 256 characters.
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
 * URL of the agent that keeps the list, at most 2048 characters.
 */
agent_url: string
/**
 * Identifier of the list at that agent, 1 to 256 characters.
 */
list_id: string
/**
 * Bearer token with which the seller reads the list from the agent. It is stored and never returned.
 */
auth_token?: string
}
/**
 * Standard of quality that delivery must reach, with its threshold and vendor.
 */
export interface CorePerformanceStandard {
metric: EnumsPerformanceStandardMetric
/**
 * Share that delivery must reach, from 0 to 1; for `ivt` the largest share that is accepted.
 */
threshold: number
standard?: EnumsViewabilityStandard
vendor: CoreBrandRef
}
export interface CorePlacement1 {
/**
 * Whether it stands in the publisher's own file, or is described here.
 * 
 * - `publisher_ref`: The publisher's own file declares the placement
 * - `seller_inline`: The seller describes the placement here
 */
kind: ("publisher_ref" | "seller_inline")
/**
 * Identifier of the placement, in that file or in the product.
 */
placement_id: string
publisher_domain?: CoreDomainName
/**
 * Name of the placement that is shown to people.
 */
name?: string
/**
 * Text that describes where the placement is and how it looks.
 */
description?: string
/**
 * Whether a package can choose the placement, or always runs on it.
 * 
 * - `targetable`: A package can choose the placement
 * - `included`: Every package of the product runs on the placement
 */
mode: ("targetable" | "included")
/**
 * Labels of the placement, by which people group placements.
 */
tags?: string[]
/**
 * Formats that the placement accepts; absent means those of the product.
 * 
 * @minItems 1
 */
format_ids?: CoreFormatId[]
/**
 * Formats that are accepted, each declared by its family and requirements.
 * 
 * @minItems 1
 */
format_options?: CoreProductFormatDeclaration[]
/**
 * Settings in which video plays, such as in-stream, at least one if present.
 * 
 * @minItems 1
 */
video_placement_types?: EnumsVideoPlacementType[]
/**
 * Services through which the audio is heard, such as podcasts, at least one if present.
 * 
 * @minItems 1
 */
audio_distribution_types?: EnumsAudioDistributionType[]
/**
 * Forms in which a retail site shows sponsored items, at least one if present.
 * 
 * @minItems 1
 */
sponsored_placement_types?: EnumsSponsoredPlacementType[]
/**
 * Parts of a social service, such as its feed, at least one if present.
 * 
 * @minItems 1
 */
social_placement_surfaces?: EnumsSocialPlacementSurface[]
}
export interface CoreProductFormatDeclaration1 {
/**
 * Identifier of the format option, unique in the product; creatives and packages refer to it.
 */
format_option_id?: string
publisher_domain?: CoreDomainName
/**
 * Name of the format as it is shown to people.
 */
display_name?: string
/**
 * Channels of the product in which the format is used; absent means all.
 */
applies_to_channels?: EnumsChannels[]
/**
 * Preference of the seller for the format, as advice to the buyer.
 * 
 * - `preferred`: The seller recommends the format, for example because it performs best
 * - `accepted`: The seller takes the format without a preference
 * - `discouraged`: The seller takes the format but advises against it
 */
seller_preference?: ("preferred" | "accepted" | "discouraged")
/**
 * Whether the format is described by its family only and has no named format.
 */
canonical_formats_only?: boolean
/**
 * Whether the declaration is experimental and may change with six weeks' notice.
 */
experimental?: boolean
format_kind: CoreCanonicalFormatKind
/**
 * Requirements of the format; `format_kind` decides which members they have.
 */
params: {
[k: string]: unknown
}
/**
 * Name of the shape of a custom format, for buyers that recognize it.
 */
format_shape?: string
/**
 * Named formats to which the declaration is equivalent, for older clients.
 * 
 * @minItems 1
 */
v1_format_ref?: CoreFormatId[]
format_schema?: CorePlatformExtensionRef
}
/**
 * Pricing option with a price for each 1000 impressions: fixed, or by auction with a floor.
 */
export interface PricingOptionsCpmOption {
/**
 * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
 */
pricing_option_id: string
/**
 * Constant that names the pricing model and decides the other members.
 */
pricing_model: "cpm"
currency: CoreCurrencyCode
/**
 * Price of 1000 impressions, in major units of `currency`; absent if the price is found by auction.
 */
fixed_price?: number
/**
 * Lowest bid for 1000 impressions; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Percentiles of the prices that won earlier auctions, in the currency of the option.
 */
export interface PricingOptionsPriceGuidance {
/**
 * Price that a quarter of the earlier auctions did not exceed.
 */
p25?: number
/**
 * Price that half of the earlier auctions did not exceed.
 */
p50?: number
/**
 * Price that three quarters of the earlier auctions did not exceed.
 */
p75?: number
/**
 * Price that nine tenths of the earlier auctions did not exceed.
 */
p90?: number
}
/**
 * Pricing option with a price for each 1000 viewable impressions.
 */
export interface PricingOptionsVcpmOption {
/**
 * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
 */
pricing_option_id: string
/**
 * Constant that names the pricing model and decides the other members.
 */
pricing_model: "vcpm"
currency: CoreCurrencyCode
/**
 * Price of 1000 viewable impressions, in major units of `currency`; absent if the price is found by auction.
 */
fixed_price?: number
/**
 * Lowest bid for 1000 viewable impressions; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Price for each click: fixed, or by auction with a floor.
 */
export interface PricingOptionsCpcOption {
/**
 * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
 */
pricing_option_id: string
/**
 * Constant that names the pricing model and decides the other members.
 */
pricing_model: "cpc"
currency: CoreCurrencyCode
/**
 * Price of one click, in major units of `currency`; absent if the price is found by auction.
 */
fixed_price?: number
/**
 * Lowest bid for one click; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Pricing option with a price for each view that reaches the end of the video.
 */
export interface PricingOptionsCpcvOption {
/**
 * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
 */
pricing_option_id: string
/**
 * Constant that names the pricing model and decides the other members.
 */
pricing_model: "cpcv"
currency: CoreCurrencyCode
/**
 * Price of one completed view, in major units of `currency`; absent if the price is found by auction.
 */
fixed_price?: number
/**
 * Lowest bid for one completed view; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Pricing option with a price for each view that reaches the threshold.
 */
export interface PricingOptionsCpvOption {
/**
 * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
 */
pricing_option_id: string
/**
 * Constant that names the pricing model and decides the other members.
 */
pricing_model: "cpv"
currency: CoreCurrencyCode
/**
 * Price of one view, in major units of `currency`; absent if the price is found by auction.
 */
fixed_price?: number
/**
 * Lowest bid for one view; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
/**
 * Whether `bid_price` of a package is a ceiling; otherwise it is the price that is paid.
 */
max_bid?: boolean
price_guidance?: PricingOptionsPriceGuidance
/**
 * Definition of the view that is charged.
 */
parameters: {
/**
 * Share of the video from 0 to 1, or a number of seconds.
 */
view_threshold: (number | {
/**
 * Seconds of playback after which a view is charged, 1 or more.
 */
duration_seconds: number
})
}
/**
 * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * A price for each rating point of a demographic group.
 */
export interface PricingOptionsCppOption {
/**
 * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
 */
pricing_option_id: string
/**
 * Constant that names the pricing model and decides the other members.
 */
pricing_model: "cpp"
currency: CoreCurrencyCode
/**
 * Price of one rating point, in major units of `currency`; absent if the price is found by auction.
 */
fixed_price?: number
/**
 * Lowest bid for one point; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
price_guidance?: PricingOptionsPriceGuidance
/**
 * Demographic group whose rating points are charged.
 */
parameters: {
demographic_system?: EnumsDemographicSystem
/**
 * Code of the demographic group in that system, for example `P18-49`.
 */
demographic: string
/**
 * Smallest number of rating points that can be bought.
 */
min_points?: number
}
/**
 * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Pricing option with a price for each conversion of one kind.
 */
export interface PricingOptionsCpaOption {
/**
 * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
 */
pricing_option_id: string
/**
 * Constant that names the pricing model and decides the other members.
 */
pricing_model: "cpa"
event_type: EnumsEventType
/**
 * Name of the event, present with the type `custom`.
 */
custom_event_name?: string
/**
 * Identifier of the event source whose events are charged; absent means any source.
 */
event_source_id?: string
currency: CoreCurrencyCode
/**
 * Price of one conversion, in major units of `currency`, above 0.
 */
fixed_price: number
/**
 * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Pricing option with one price for the whole flight, whatever is delivered.
 */
export interface PricingOptionsFlatRateOption {
/**
 * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
 */
pricing_option_id: string
/**
 * Constant that names the pricing model and decides the other members.
 */
pricing_model: "flat_rate"
currency: CoreCurrencyCode
/**
 * Price of the whole, in major units of `currency`; absent if the price is found by auction.
 */
fixed_price?: number
/**
 * Lowest bid that is accepted; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
price_guidance?: PricingOptionsPriceGuidance
/**
 * Extent of what the price buys on screens out of home.
 */
parameters?: {
/**
 * Constant that marks parameters of screens out of home.
 */
type: "dooh"
/**
 * Share of voice that the price buys, in percent from 0 to 100.
 */
sov_percentage?: number
/**
 * Duration of the loop in which the ad takes part, in seconds.
 */
loop_duration_seconds?: number
/**
 * Smallest number of plays in an hour on each screen, 1 or more.
 */
min_plays_per_hour?: number
/**
 * Name of the group of venues that the price buys.
 */
venue_package?: string
/**
 * Number of hours that the price buys.
 */
duration_hours?: number
/**
 * Part of the day in which the ad is shown, for example `morning`.
 */
daypart?: string
/**
 * Number of impressions that the seller expects; no promise.
 */
estimated_impressions?: number
}
/**
 * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Pricing option with a price for each unit of time for which the placement is reserved.
 */
export interface PricingOptionsTimeOption {
/**
 * Identifier of the pricing option, unique within its product; a package of `create_media_buy` refers to it.
 */
pricing_option_id: string
/**
 * Constant that names the pricing model and decides the other members.
 */
pricing_model: "time"
currency: CoreCurrencyCode
/**
 * Price of one unit of time, in major units of `currency`; absent if the price is found by auction.
 */
fixed_price?: number
/**
 * Lowest bid for one unit of time; a lower `bid_price` is refused with `INVALID_REQUEST`.
 */
floor_price?: number
price_guidance?: PricingOptionsPriceGuidance
/**
 * Unit of time that is charged, with the bounds of a purchase.
 */
parameters: {
/**
 * Unit of time for which the price is stated.
 * 
 * - `hour`: One hour
 * - `day`: One day
 * - `week`: One week
 * - `month`: One month
 */
time_unit: ("hour" | "day" | "week" | "month")
/**
 * Smallest number of units that can be bought, 1 or more.
 */
min_duration?: number
/**
 * Largest number of units that can be bought, 1 or more; not below `min_duration`.
 */
max_duration?: number
}
/**
 * Smallest budget of a package, in major units of `currency`. A smaller one is refused with `BUDGET_TOO_LOW`.
 */
min_spend_per_package?: number
price_breakdown?: PricingOptionsPriceBreakdown
/**
 * Kinds of adjustments that the seller may add to an invoice for this option, beyond the price itself.
 */
eligible_adjustments?: EnumsAdjustmentKind[]
}
/**
 * Inventory that can be bought, with its formats, prices and terms.
 */
export interface CoreProduct {
/**
 * Identifier of the product; packages of `create_media_buy` refer to it.
 */
product_id: string
/**
 * Name of the product as it is shown to people.
 */
name: string
/**
 * Text that describes what a buyer gets, for people and models.
 */
description: string
/**
 * Properties on which the product runs, by selectors of publishers' files, at least one.
 * 
 * @minItems 1
 */
publisher_properties: CorePublisherPropertySelector[]
/**
 * Advertising channels of the product, such as `ctv`.
 */
channels?: EnumsChannels[]
/**
 * Formats that the product accepts; `list_creative_formats` describes each. Either this field or `format_options` is present.
 */
format_ids?: CoreFormatId[]
/**
 * Formats that are accepted, each declared by its family and requirements.
 * 
 * @minItems 1
 */
format_options?: CoreProductFormatDeclaration[]
/**
 * Placements on which the product runs, at least one if present.
 * 
 * @minItems 1
 */
placements?: CorePlacement[]
/**
 * Settings in which video plays, such as in-stream, at least one if present.
 * 
 * @minItems 1
 */
video_placement_types?: EnumsVideoPlacementType[]
/**
 * Services through which the audio is heard, such as podcasts, at least one if present.
 * 
 * @minItems 1
 */
audio_distribution_types?: EnumsAudioDistributionType[]
/**
 * Forms in which a retail site shows sponsored items, at least one if present.
 * 
 * @minItems 1
 */
sponsored_placement_types?: EnumsSponsoredPlacementType[]
/**
 * Parts of a social service, such as its feed, at least one if present.
 * 
 * @minItems 1
 */
social_placement_surfaces?: EnumsSocialPlacementSurface[]
delivery_type: EnumsDeliveryType
exclusivity?: EnumsExclusivity
/**
 * Pricing options of the product; absent for callers without a credential.
 */
pricing_options?: CorePricingOption[]
forecast?: CoreDeliveryForecast
outcome_measurement?: CoreOutcomeMeasurement
/**
 * Measurement of delivery that the product includes.
 */
delivery_measurement?: {
/**
 * Vendors that measure delivery, at least one if present.
 * 
 * @minItems 1
 */
vendors?: CoreBrandRef[]
/**
 * Name of the measurement provider, for vendors without a brand domain.
 */
provider?: string
/**
 * Remarks about the measurement, as text for people.
 */
notes?: string
}
measurement_terms?: CoreMeasurementTerms
/**
 * Standards of quality that apply if a package states none of its own.
 * 
 * @minItems 1
 */
performance_standards?: CorePerformanceStandard[]
cancellation_policy?: CoreCancellationPolicy
/**
 * Changes that a buy of the product allows; absent means all that its state allows.
 * 
 * @minItems 1
 */
allowed_actions?: CoreProductAllowedAction[]
reporting_capabilities: CoreReportingCapabilities
creative_policy?: CoreCreativePolicy
/**
 * Whether the product was made for this caller and request.
 */
is_custom?: boolean
/**
 * Whether a package may choose among the properties of the product.
 */
property_targeting_allowed?: boolean
/**
 * Signals that the product includes without an extra price.
 * 
 * @minItems 1
 */
included_signals?: CoreSignalListing[]
/**
 * Signals that a package of the product can target in addition.
 * 
 * @minItems 1
 */
signal_targeting_options?: CoreProductSignalTargetingOption[]
signal_targeting_rules?: CoreSignalTargetingRules
/**
 * Whether a package can target signals; if not, any signal is refused with `INVALID_REQUEST`.
 */
signal_targeting_allowed?: boolean
/**
 * Kinds of catalogs whose items the product can show, at least one.
 * 
 * @minItems 1
 */
catalog_types?: EnumsCatalogType[]
metric_optimization?: CoreMetricOptimization
vendor_metric_optimization?: CoreVendorMetricOptimization
/**
 * Highest number of optimization goals of one package, 1 or more; absent means no limit.
 */
max_optimization_goals?: number
measurement_readiness?: CoreMeasurementReadiness
/**
 * Conversion events for which the product can be optimized.
 */
conversion_tracking?: {
/**
 * Places at which conversions may happen to count, at least one.
 * 
 * @minItems 1
 */
action_sources?: EnumsActionSource[]
/**
 * Forms of targets that a conversion goal may have, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `cost_per`: Cost for each conversion
 * - `per_ad_spend`: Value of conversions for each unit of spend
 * - `maximize_value`: As much conversion value as the budget allows
 */
supported_targets?: ("cost_per" | "per_ad_spend" | "maximize_value")[]
/**
 * Whether the seller counts conversions itself and needs no events of the buyer.
 */
platform_managed?: boolean
}
/**
 * Items of the request's catalog that the product can show.
 */
catalog_match?: {
/**
 * GTINs of the requested catalog items that the product can show.
 */
matched_gtins?: string[]
/**
 * Identifiers of the requested catalog items that the product can show.
 */
matched_ids?: string[]
/**
 * Number of requested catalog items that the product can show.
 */
matched_count?: number
/**
 * Number of catalog items that the request contained.
 */
submitted_count: number
}
/**
 * Reason why the product fits the brief, for people; present with a brief only.
 */
brief_relevance?: string
/**
 * Time until which the product can be bought; absent means no end; ISO 8601 with a zone.
 */
expires_at?: string
product_card?: CoreProductCard
/**
 * Collections of content in which the product runs, at least one.
 * 
 * @minItems 1
 */
collections?: CoreCollectionSelector[]
/**
 * Whether a package may choose among the collections of the product.
 */
collection_targeting_allowed?: boolean
/**
 * Policies that the seller enforces for the product, by identifier.
 */
enforced_policies?: string[]
/**
 * Real-time matching that the product supports; absent means none. Experimental.
 */
trusted_match?: {
/**
 * Whether the product matches packages to the context of a page or program in real time.
 */
context_match: boolean
/**
 * Whether the product matches packages to identities in real time; absent means false.
 */
identity_match?: boolean
/**
 * Kinds of matching responses that the product supports, at least one if present.
 * 
 * @minItems 1
 */
response_types?: EnumsResponseType[]
/**
 * Whether a match may name another brand than the one that bought; absent means false.
 */
dynamic_brands?: boolean
/**
 * Agents that provide the matching for the product.
 * 
 * Items: Agent that provides trusted matching for the product, and what it matches.
 */
providers?: {
/**
 * URL of the agent that provides the matching for the product.
 */
agent_url: string
/**
 * Whether the provider matches contexts for the product; absent means false.
 */
context_match?: boolean
/**
 * Whether the provider matches identities for the product; absent means false.
 */
identity_match?: boolean
/**
 * Countries in which the provider matches identities, as ISO 3166-1 alpha-2 codes.
 * 
 * @minItems 1
 */
countries?: string[]
/**
 * Kinds of identifiers by which the provider matches identities, at least one.
 * 
 * @minItems 1
 */
uid_types?: EnumsUidType[]
}[]
}
/**
 * Address to which physical material, such as a poster, is sent.
 */
material_submission?: {
/**
 * https URL of the page that explains the submission.
 */
url?: string
/**
 * Email address for questions about the submission.
 */
email?: string
/**
 * Instructions for the submission, for people, at most 2000 characters.
 */
instructions?: string
ext?: CoreExt
}
ext?: CoreExt
}
/**
 * Change that a product allows. Any other is refused with `ACTION_NOT_ALLOWED`. Other keys have no effect.
 */
export interface CoreProductAllowedAction {
action: EnumsMediaBuyValidAction
/**
 * Ways in which the change can take effect, at least one.
 * 
 * @minItems 1
 */
modes: EnumsMediaBuyActionMode[]
/**
 * States of the buy in which the change is allowed; absent means all that are not final.
 * 
 * @minItems 1
 */
allowed_statuses?: EnumsMediaBuyStatus[]
sla?: CoreSlaWindow
/**
 * Reference to the terms that apply to the change, such as a section of the contract.
 */
terms_ref?: string
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
available_reporting_frequencies: EnumsReportingFrequency[]
/**
 * Number of minutes after the end of a period until its figures are available.
 */
expected_delay_minutes: number
/**
 * IANA name of the time zone in which days of reports begin, for example `Europe/Amsterdam`.
 */
timezone: string
/**
 * Whether reports can be pushed to a `reporting_webhook`; polling is always possible.
 */
supports_webhooks: boolean
/**
 * Metrics of the protocol that reports contain.
 */
available_metrics: EnumsAvailableMetric[]
/**
 * Metrics of measurement vendors that reports contain.
 * 
 * Items: Metric of a vendor, named by the vendor's brand and its catalog.
 */
vendor_metrics?: {
vendor: CoreBrandRef
metric_id: CoreVendorMetricId
}[]
/**
 * Whether reports can be broken down by creative.
 */
supports_creative_breakdown?: boolean
/**
 * Whether reports can be broken down by keyword.
 */
supports_keyword_breakdown?: boolean
supports_geo_breakdown?: CoreGeoBreakdownSupport
/**
 * Whether reports can be broken down by device type, such as phones and televisions.
 */
supports_device_type_breakdown?: boolean
/**
 * Whether reports can be broken down by operating system.
 */
supports_device_platform_breakdown?: boolean
/**
 * Whether reports can be broken down by audience.
 */
supports_audience_breakdown?: boolean
/**
 * Whether reports can be broken down by placement.
 */
supports_placement_breakdown?: boolean
/**
 * Whether a report can be limited to a period; if not, a period is refused with `DATE_RANGE_NOT_SUPPORTED`.
 * 
 * - `date_range`: A report can be limited to days of the flight
 * - `lifetime_only`: A report always covers the whole flight; a limit is refused with `DATE_RANGE_NOT_SUPPORTED`
 */
date_range_support: ("date_range" | "lifetime_only")
/**
 * Lengths of periods into which a report can be split; any other is refused with `UNSUPPORTED_GRANULARITY`.
 */
windowed_pull_granularities?: EnumsReportingFrequency[]
/**
 * Windows after delivery over which figures still grow, at least one.
 * 
 * @minItems 1
 */
measurement_windows?: CoreMeasurementWindow[]
}
/**
 * Signal with its meaning, value and methodology, as `get_signals` describes it.
 */
export interface CoreSignalListing {
signal_ref?: CoreSignalRef
signal_id?: CoreSignalId
/**
 * Name of the signal that is shown to people.
 */
name?: string
/**
 * Text that states what membership in the signal means.
 */
description?: string
/**
 * URL of the page that describes the methodology.
 */
methodology_url?: string
/**
 * Time at which the signal was last computed, ISO 8601 in UTC.
 */
last_updated?: string
value_type?: EnumsSignalValueType
/**
 * Values that a categorical signal can take, at least one.
 * 
 * @minItems 1
 */
categories?: string[]
/**
 * Smallest and largest value of a numeric signal.
 */
range?: {
/**
 * Smallest value that the signal takes, inclusive.
 */
min: number
/**
 * Largest value that the signal takes, inclusive.
 */
max: number
}
}
export interface CoreProductSignalTargetingOption1 {
signal_ref: {} | null
/**
 * Identifier of the segment that must be activated before use.
 */
signal_agent_segment_id?: string
/**
 * Whether packages can target the signal now, or only after its activation.
 * 
 * - `ready`: Packages can target the signal now
 * - `requires_activation`: The signal must first be activated with `activate_signal`
 */
activation_status?: ("ready" | "requires_activation")
/**
 * Ways in which packages can use the signal: include, exclude or both.
 * 
 * @minItems 1
 * 
 * Items: - `include`: Packages can require the signal
 * - `exclude`: Packages can exclude the signal
 */
allowed_targeting_modes?: ("include" | "exclude")[]
/**
 * Whether the signal is targeted if a package states no signals.
 */
default_selected?: boolean
/**
 * Name of the selection group whose rules count the signal.
 */
selection_group?: string
/**
 * Prices for the use of the signal, at least one if it costs extra.
 * 
 * @minItems 1
 */
pricing_options?: CoreVendorPricingOption[]
}
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
resolution_model?: ("direct_targeting" | "seller_planned")
/**
 * Whether signals can be chosen, must be chosen or are fixed by the product.
 * 
 * - `optional`: Signals can be chosen
 * - `required`: At least one signal must be chosen
 * - `fixed`: The product sets the signals and packages cannot choose
 */
selection_mode?: ("optional" | "required" | "fixed")
/**
 * Smallest number of signals that must be chosen, 0 or more.
 */
min_selected_signals?: number
/**
 * Largest number of signals that can be chosen, 1 or more.
 */
max_selected_signals?: number
/**
 * Largest number of signals that can be chosen from one selection group.
 */
max_selected_per_group?: number
/**
 * Largest number of signal groups of one package, 1 or more.
 */
max_signal_targeting_groups?: number
/**
 * Largest number of signals in one group, 1 or more.
 */
max_signals_per_targeting_group?: number
/**
 * Rules for single selection groups, at least one if present.
 * 
 * @minItems 1
 */
selection_group_rules?: CoreSignalSelectionGroupRule[]
}
/**
 * Number of signals of one selection group that can be chosen.
 */
export interface CoreSignalSelectionGroupRule {
/**
 * Name of the selection group to which the rule applies.
 */
selection_group: string
/**
 * Whether the chosen signals are required or excluded.
 * 
 * - `include`: The chosen signals are required
 * - `exclude`: The chosen signals are excluded
 */
targeting_mode?: ("include" | "exclude")
/**
 * Whether signals of the group can be chosen, must be chosen or are fixed.
 * 
 * - `optional`: Signals of the group can be chosen
 * - `required`: At least one signal of the group must be chosen
 * - `fixed`: The product sets the signals and packages cannot choose
 */
selection_mode?: ("optional" | "required" | "fixed")
/**
 * Smallest number of signals that must be chosen, 0 or more.
 */
min_selected_signals?: number
/**
 * Largest number of signals that can be chosen, 1 or more.
 */
max_selected_signals?: number
}
/**
 * Metrics of vendors for which delivery of a product can be optimized.
 */
export interface CoreVendorMetricOptimization {
/**
 * Metrics of vendors for which delivery can be optimized.
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
 * Forms of targets that a goal for the metric may have; absent means goals without a target.
 * 
 * Items: - `cost_per`: Cost for each unit of the metric
 * - `threshold_rate`: Lowest rate that delivery must keep
 */
supported_targets?: ("cost_per" | "threshold_rate")[]
}
/**
 * Image and short texts with which a list shows the product.
 */
export interface CoreProductCard {
image?: CoreAssetsImageAsset
/**
 * Title of the card, at most 60 characters.
 */
title?: string
/**
 * Text of the card, at most 200 characters.
 */
description?: string
/**
 * Price as text for people, at most 30 characters, for example `from 12 EUR CPM`.
 */
price_label?: string
/**
 * Label of the button, at most 25 characters, for example `View details`.
 */
cta_label?: string
}
/**
 * A product of a proposal and its share of the budget.
 */
export interface CoreProductAllocation {
/**
 * Identifier of the product to which the share of the budget goes.
 */
product_id: string
/**
 * Share of the proposal's total budget that goes to the product, in percent from 0 to 100.
 */
allocation_percentage: number
/**
 * Identifier of the pricing option that the proposal assumes.
 */
pricing_option_id?: string
/**
 * Reason for the product and its share, as text for people.
 */
rationale?: string
/**
 * Position of the product in the order of the campaign, if its products follow each other.
 */
sequence?: number
/**
 * Labels by which the seller groups the products of a proposal.
 */
tags?: string[]
/**
 * Start of the product's share; absent means the start of the buy; ISO 8601 with a zone.
 */
start_time?: string
/**
 * End of the product's share; absent means the end of the buy; ISO 8601 with a zone.
 */
end_time?: string
/**
 * Hours of the week in which the product would run, at least one if present.
 * 
 * @minItems 1
 */
daypart_targets?: CoreDaypartTarget[]
forecast?: CoreDeliveryForecast
ext?: CoreExt
}
/**
 * Conditions that every returned product meets; other products are left out without an error.
 */
export interface CoreProductFilters {
delivery_type?: EnumsDeliveryType
exclusivity?: EnumsExclusivity
/**
 * Whether only fixed prices (true) or only auctions (false) are wanted; other prices of a product are left out as well.
 */
is_fixed_price?: boolean
/**
 * Currencies of the wanted prices; prices of a product in others are left out as well.
 * 
 * @minItems 1
 * @maxItems 100
 */
pricing_currencies?: CoreCurrencyCode[]
/**
 * Formats of which the product must accept at least one. A format without parameters stands for all of its variants.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_ids?: CoreFormatId[]
/**
 * Whether only products that accept nothing but standard formats are returned.
 */
standard_formats_only?: boolean
/**
 * Smallest number of impressions that the forecast of the product must reach.
 */
min_exposures?: number
/**
 * First day on which the product must be available, `YYYY-MM-DD`, `YYYY-MM-DD`.
 */
start_date?: string
/**
 * Last day on which the product must be available; not before `start_date`; `YYYY-MM-DD`.
 */
end_date?: string
/**
 * Budget of the buyer; products whose minimum is above it are left out.
 */
budget_range?: {
/**
 * Smallest budget of the buyer, in major units of `currency`.
 */
min?: number
/**
 * Largest budget of the buyer, in major units of `currency`; not below `min`.
 */
max?: number
currency: CoreCurrencyCode
}
/**
 * Countries of which the product must deliver in at least one, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
countries?: CoreCountryCode[]
/**
 * Regions of which the product must deliver in at least one, as ISO 3166-2 codes.
 * 
 * @minItems 1
 * @maxItems 1000
 */
regions?: string[]
/**
 * Metropolitan areas of which the product must deliver in at least one, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 * 
 * Items: Metropolitan area in which the product must be available.
 */
metros?: {
system: EnumsMetroSystem
/**
 * Code of the area in that system, for example `501`.
 */
code: string
}[]
/**
 * Advertising channels of which the product must have at least one, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
channels?: EnumsChannels[]
/**
 * Settings of video of which the product must offer at least one, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
video_placement_types?: EnumsVideoPlacementType[]
/**
 * Audio services of which the product must be heard over at least one.
 * 
 * @minItems 1
 * @maxItems 100
 */
audio_distribution_types?: EnumsAudioDistributionType[]
/**
 * Forms of retail placements of which the product must offer at least one.
 * 
 * @minItems 1
 * @maxItems 100
 */
sponsored_placement_types?: EnumsSponsoredPlacementType[]
/**
 * Products on one of these parts of a social service, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
social_placement_surfaces?: EnumsSocialPlacementSurface[]
/**
 * @deprecated
 * URLs of exchanges on all of which the product must be available, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
required_axe_integrations?: string[]
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
agent_url: string
/**
 * Whether the provider must match contexts for the product.
 */
context_match?: boolean
/**
 * Whether the provider must match identities for the product.
 */
identity_match?: boolean
}[]
/**
 * Kinds of matching responses of which the product must support at least one.
 * 
 * @minItems 1
 * @maxItems 100
 */
response_types?: EnumsResponseType[]
}
required_features?: CoreMediaBuyFeatures
/**
 * Levels and systems of geographic targeting that the product must offer, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
required_geo_targeting?: CoreGeoRequirement[]
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
targeting_mode?: ("include" | "exclude")
})[]
/**
 * Postal areas of which the product must deliver in at least one, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
postal_areas?: CorePostalArea[]
/**
 * Points near which the product must deliver, at least near one, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
geo_proximity?: CoreGeoProximity[]
/**
 * Standards of quality that the product must promise to keep, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
required_performance_standards?: CorePerformanceStandard[]
/**
 * Metrics of the protocol that reports of the product must contain, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
required_metrics?: EnumsAvailableMetric[]
/**
 * Metrics of vendors that reports of the product must contain, 1 to 100.
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
keyword: string
match_type?: EnumsMatchType
}[]
ext?: CoreExt
}
/**
 * Products that the seller suggests together. It is bought with `proposal_id` and a total budget. An unknown one is refused with `PROPOSAL_NOT_FOUND`, one past its time with `PROPOSAL_EXPIRED`, a draft with `PROPOSAL_NOT_COMMITTED`.
 */
export interface CoreProposal {
/**
 * Identifier of the proposal, at most 255 characters; `create_media_buy` and refinements refer to it.
 */
proposal_id: string
/**
 * Name of the proposal for people, at most 500 characters.
 */
name: string
/**
 * Text that explains the idea of the proposal, at most 2000 characters.
 */
description?: string
/**
 * Products of the proposal with their shares of the budget, which add up to 100 percent.
 * 
 * @minItems 1
 */
allocations: CoreProductAllocation[]
proposal_status?: EnumsProposalStatus
/**
 * Time until which the proposal can be bought; afterwards it is refused with `PROPOSAL_EXPIRED`.
 */
expires_at?: string
insertion_order?: CoreInsertionOrder
/**
 * Range of the total budget for which the proposal is meant.
 */
total_budget_guidance?: {
/**
 * Smallest total budget for which the proposal works.
 */
min?: number
/**
 * Total budget that the seller recommends.
 */
recommended?: number
/**
 * Largest total budget that the proposal can spend.
 */
max?: number
/**
 * ISO 4217 code of the currency in which every amount beside it is stated.
 */
currency?: string
}
/**
 * Reason why the proposal fits the brief, for people, at most 2000 characters.
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
 * Data of the change; `event_type` decides which members it has.
 */
payload: {
[k: string]: unknown
}
/**
 * Cause of the change, for example `pipeline:crawler` or `api:crawl-request`. A label for people, not an identity.
 */
actor: string
/**
 * Time of the change, ISO 8601 in UTC with milliseconds.
 */
created_at: string
}
/**
 * Age of the newest event and retention of the feed, computed for the same filter as the page.
 */
export interface CoreRegistryFeedFreshness {
/**
 * Time at which the page was computed, ISO 8601 in UTC; `lag_seconds` counts from it.
 */
generated_at: string
/**
 * Time of the newest event that matches the filter; null if no event matches.
 */
latest_event_created_at: (string | null)
/**
 * Whole seconds between `latest_event_created_at` and `generated_at`, 0 or more; null if no event matches.
 */
lag_seconds: (number | null)
/**
 * Number of days for which events stay readable; an older cursor is refused with 410.
 */
retention_days: number
}
/**
 * Page of the change feed with the cursor to continue from.
 */
export interface CoreRegistryFeedResponse {
/**
 * Events after the given cursor, the oldest first; empty if the reader has read everything.
 */
events: CoreRegistryEvent[]
/**
 * Value to pass as `cursor` in the next request, together with the same `types` filter. Null only if no cursor was given and no event matches.
 */
cursor: (string | null)
/**
 * Whether further events can be read immediately with `cursor`; false means that the reader should come back later.
 */
has_more: boolean
freshness: CoreRegistryFeedFreshness
}
/**
 * Endpoint to which reports of a buy are sent. A configuration that cannot be used is refused with `INVALID_REQUEST`.
 */
export interface CoreReportingWebhook {
/**
 * Where reports are sent; https only, and never to a private network; at most 2048 characters.
 */
url: string
/**
 * Token that every webhook repeats in its body so that the receiver can recognize it, at least 16 characters.
 */
token?: string
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
schemes: EnumsWebhookAuthScheme[]
/**
 * Shared secret for the chosen scheme, at least 32 characters. It is stored and never returned.
 */
credentials?: string
}
reporting_frequency: EnumsReportingFrequency
/**
 * Metrics that reports should contain; absent means all that the product offers; at most 100.
 * 
 * @maxItems 100
 */
requested_metrics?: EnumsAvailableMetric[]
}
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
metrics: {

}
})[]
/**
 * Quantity that the points differ in: how much inventory is available.
 */
forecast_range_unit: "availability"
method: EnumsForecastMethod
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
kind: ("inventory" | "product" | "account" | "custom")
/**
 * Name of the inventory for people, 1 to 255 characters.
 */
label: string
/**
 * Product whose inventory it is, at most 255 characters; required when `kind` is `product`.
 */
product_id?: string
/**
 * Countries of the inventory (ISO 3166-1 alpha-2), each once; everywhere when absent.
 * 
 * @minItems 1
 * @maxItems 250
 */
countries?: CoreCountryCode[]
/**
 * Kinds of line items in the ad server that the shares count, each once; all when absent.
 * 
 * @minItems 1
 * @maxItems 100
 */
line_item_types?: string[]
date_range?: CoreDateRange
}
/**
 * Whether inventory can count in more than one bucket.
 * 
 * - `exclusive`: Inventory counts in one bucket at most
 * - `overlapping`: Inventory can count in several buckets
 */
bucket_semantics: ("exclusive" | "overlapping")
/**
 * Whether the buckets together make up the whole inventory of `scope`.
 * 
 * - `complete`: The buckets make up the whole inventory
 * - `partial`: Some inventory is in no bucket
 */
bucket_completeness: ("complete" | "partial")
/**
 * Time at which the forecast was computed, ISO 8601 in UTC.
 */
generated_at?: string
/**
 * Time until which the forecast is valid, ISO 8601 with a zone; no end when absent.
 */
valid_until?: string
ext?: CoreExt
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
catalog_types?: EnumsSignalCatalogType[]
/**
 * Names or domains of data providers, 1 to 100, compared exactly; a signal of any of them is kept.
 * 
 * @minItems 1
 * @maxItems 100
 */
data_providers?: string[]
/**
 * Highest price for 1000 impressions, in major units; a signal is dropped only when it has CPM prices and all are higher.
 */
max_cpm?: number
/**
 * Highest share of the media spend, 0 to 100; a signal is dropped only when it has such prices and all are higher.
 */
max_percent?: number
/**
 * Lowest share of the population that the signal reaches, 0 to 100 percent.
 */
min_coverage_percentage?: number
ext?: CoreExt
}
/**
 * Place of a signal in a published taxonomy of audiences.
 */
export interface CoreSignalTaxonomy {
/**
 * URL of the taxonomy, at most 2048 characters.
 */
ref: string
/**
 * Version of the taxonomy, at most 64 characters.
 */
version?: string
/**
 * Number of the taxonomy in the public list of segment taxonomies, 1 or higher.
 */
segtax?: number
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
id: string
/**
 * Names of the nodes from the root to this one, separated by ` | `.
 */
path?: string
}[]
}
/**
 * A way of producing creatives: the formats that it reads and writes, and its parameters.
 */
export interface CoreTransformer {
/**
 * Identifier to name in `build_creative`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
 */
transformer_id: string
/**
 * Name of the transformer, for people; at most 500 characters.
 */
name: string
/**
 * What the transformer does and when to use it, for people.
 */
description?: string
/**
 * Facts about the transformer that help to choose one.
 */
metadata?: {
[k: string]: unknown
}
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
url: string
/**
 * Identifier of the brand at that agent.
 */
id: string
}
/**
 * Identifier of the voice at the brand agent.
 */
voice_id: string
/**
 * Identifier of the rights under which the voice is used.
 */
rights_id?: string
}[]
/**
 * Formats that it reads; empty for one that works from a brief.
 */
input_format_ids?: CoreFormatId[]
/**
 * Formats that it writes; a target outside them is refused with `INVALID_REQUEST`.
 * 
 * @minItems 1
 */
output_format_ids: CoreFormatId[]
/**
 * Parameters that `config` may set, in a stable order.
 */
params?: CoreTransformerParam[]
/**
 * Prices of the transformer for the account of the request; only with `include_pricing`.
 * 
 * @minItems 1
 */
pricing_options?: CoreVendorPricingOption[]
/**
 * How many creatives and variants one build may produce.
 */
multiplicity?: {
/**
 * Whether one build can produce one creative per catalog item.
 */
supports_catalog_fanout?: boolean
/**
 * Largest number of creatives of one build; 1 or more.
 */
max_creatives_limit?: number
/**
 * Whether one build can produce several variants of a creative.
 */
supports_variants?: boolean
/**
 * Largest number of variants of one creative; 1 or more.
 */
max_variants_limit?: number
/**
 * What the variants of this transformer can differ in.
 */
variant_dimensions?: EnumsVariantDimension[]
}
}
/**
 * A parameter of a transformer, set as a member of `config` in `build_creative`.
 */
export interface CoreTransformerParam {
/**
 * Name of the member in `config`; unknown names are refused with `INVALID_REQUEST`.
 */
field: string
/**
 * JSON type of the value; another type is refused with `INVALID_REQUEST`.
 * 
 * - `string`: A text.
 * - `number`: A number, with or without decimals.
 * - `integer`: A whole number.
 * - `boolean`: True or false.
 */
type: ("string" | "number" | "integer" | "boolean")
value_source: EnumsTransformerValueSource
/**
 * Largest number of characters of a free text; 1 or more.
 */
max_length?: number
/**
 * Accepted values, for the source `inline`; any other value is refused with `INVALID_REQUEST`.
 * 
 * @minItems 1
 */
allowed_values?: CoreAnyValue[]
/**
 * Smallest accepted number, for the source `range`; inclusive.
 */
minimum?: number
/**
 * Largest accepted number, for the source `range`; inclusive.
 */
maximum?: number
/**
 * Accepted values with their names, when `expand_params` asked for them; one page.
 * 
 * Items: An accepted value with its name.
 */
options?: {
value: CoreAnyValue
/**
 * Name of the value for people, at most 500 characters.
 */
label?: string
/**
 * Facts about the value that help to choose, such as a language.
 */
metadata?: {
[k: string]: unknown
}
}[]
/**
 * Cursor of the next page of `options`; absent on the last page.
 */
options_cursor?: string
default?: CoreAnyValue
/**
 * Whether `config` must set the parameter; a missing one is refused with `INVALID_REQUEST`.
 */
required?: boolean
/**
 * What the parameter changes in the creative, for people.
 */
description?: string
}
/**
 * Attempt to deliver a webhook of the caller. Other keys have no effect.
 */
export interface CoreWebhookActivityRecord {
/**
 * Key of the event; it stays the same over all attempts, so that receivers can ignore repetitions.
 */
idempotency_key: string
/**
 * Identifier of the subscription for which the webhook was sent.
 */
subscriber_id?: string
/**
 * Time at which the attempt began, ISO 8601 in UTC.
 */
fired_at: string
/**
 * Time at which the attempt ended, ISO 8601 in UTC; null while it runs.
 */
completed_at?: (string | null)
notification_type: EnumsNotificationType
/**
 * Number of the report within the buy, as the webhook stated it; absent for other notifications.
 */
sequence_number?: number
/**
 * Number of the attempt for this event, counted from 1.
 */
attempt: number
/**
 * Result of the attempt; pending until the receiver responds or time runs out.
 * 
 * - `success`: The receiver responded with a 2xx status
 * - `failed`: The receiver responded with another status
 * - `timeout`: The receiver did not respond in time
 * - `connection_error`: No connection to the receiver was possible
 * - `pending`: The attempt is under way
 */
status: ("success" | "failed" | "timeout" | "connection_error" | "pending")
/**
 * URL to which the notification was sent, without credentials.
 */
url: string
/**
 * HTTP status of the receiver's response; null if no response arrived; from 100 to 599.
 */
http_status_code?: (number | null)
/**
 * Time until the response arrived, in milliseconds; null if none arrived.
 */
response_time_ms?: (number | null)
/**
 * Size of the webhook's body, in bytes.
 */
payload_size_bytes?: number
/**
 * Fault of the attempt in one sentence for people; null if it succeeded.
 */
error_message?: (string | null)
ext?: CoreExt
}
/**
 * A measured property of a creative, such as its weight or whether it carries a disclosure.
 */
export interface CreativeCreativeFeatureResult {
/**
 * Identifier of the feature, as the capabilities declare it.
 */
feature_id: string
/**
 * Measured value: a flag, a number in `unit`, or a word.
 */
value: (boolean | number | string)
/**
 * Unit of a number, such as `kilobytes` or `milliseconds`.
 */
unit?: string
/**
 * How sure the measurement is, 0 to 1; 1 for what was counted.
 */
confidence?: number
/**
 * Instant at which the feature was measured.
 */
measured_at?: string
/**
 * Instant after which the measurement should be repeated.
 */
expires_at?: string
/**
 * Version of the method that the feature is measured with.
 */
methodology_version?: string
/**
 * Facts that the value follows from, by their names.
 */
details?: {
[k: string]: unknown
}
/**
 * Policy that the feature was measured for, when there is one.
 */
policy_id?: string
ext?: CoreExt
}
/**
 * Creative after the request, with what was done and its assignments.
 */
export interface CreativeCreativeOutcome {
/**
 * Identifier that the buyer gave the creative; assignments refer to it.
 */
creative_id: string
account?: CoreAccount
action: EnumsCreativeAction
status?: EnumsCreativeStatus
/**
 * Identifier that the seller gave the creative in its own platform.
 */
platform_id?: string
/**
 * Names of the fields that the request changed.
 */
changes?: string[]
/**
 * Errors for which the creative was not stored; present only with `action` `failed`.
 */
errors?: CoreError[]
/**
 * Remarks about the creative, as sentences for people.
 */
warnings?: string[]
/**
 * URL of a page that shows the creative, without a credential.
 */
preview_url?: string
/**
 * Time at which `preview_url` stops working, ISO 8601 with a zone.
 */
expires_at?: string
/**
 * Identifiers of the packages to which the request assigned the creative.
 */
assigned_to?: string[]
/**
 * Reasons for which the creative could not be assigned, by package identifier.
 */
assignment_errors?: {
[k: string]: string
}
}
/**
 * Creative of the library in its current state, with the requested parts.
 */
export interface CreativeCreativeRecord {
/**
 * Identifier that the buyer gave the creative; assignments refer to it.
 */
creative_id: string
account?: CoreAccount
/**
 * Name of the creative that is shown to people, at most 500 characters.
 */
name: string
format_id?: CoreFormatId
format_kind?: CoreCanonicalFormatKind
format_option_ref?: CoreFormatOptionRef
status: EnumsCreativeStatus
/**
 * Reason for which the creative was rejected or stopped, as text for people.
 */
rejection_reason?: string
reason_code?: EnumsCreativeEventReasonCode
/**
 * Time at which the creative was first stored, ISO 8601 in UTC.
 */
created_date: string
/**
 * Time at which the creative last changed, ISO 8601 in UTC.
 */
updated_date: string
assets?: CoreSlotAssets
/**
 * Labels of the buyer for the creative; used for filters.
 */
tags?: string[]
/**
 * Identifier of the concept that the creative realizes.
 */
concept_id?: string
/**
 * Name of the concept as it is shown to people.
 */
concept_name?: string
/**
 * Variables of the creative, which take values when it is served.
 */
variables?: CoreCreativeVariable[]
/**
 * Packages to which the creative is assigned.
 */
assignments?: {
/**
 * Number of packages to which the creative is assigned.
 */
assignment_count: number
/**
 * Packages to which the creative is assigned, with the time.
 * 
 * Items: Package with the time of the assignment.
 */
assigned_packages?: {
/**
 * Identifier of the package, as the seller assigned it.
 */
package_id: string
/**
 * Time at which the creative was assigned, ISO 8601 in UTC.
 */
assigned_date: string
}[]
}
/**
 * Figures of the creative since its first delivery; quick, but not final.
 */
snapshot?: {
/**
 * Time of the figures, ISO 8601 in UTC; later deliveries are not included.
 */
as_of: string
/**
 * Greatest possible age of the figures, in seconds; `as_of` states their time.
 */
staleness_seconds: number
/**
 * Number of impressions of the creative on all packages.
 */
impressions: number
/**
 * Time at which the creative was last served; absent if it never was.
 */
last_served?: string
}
snapshot_unavailable_reason?: EnumsSnapshotUnavailableReason
/**
 * Parts of the creative, such as cards or texts.
 */
items?: CoreCreativeItem[]
/**
 * Prices for the use of the creative, at least one if it costs extra.
 * 
 * @minItems 1
 */
pricing_options?: CoreVendorPricingOption[]
/**
 * Time and reason of a deletion for good; absent for existing creatives.
 */
purge?: {
/**
 * Constant that states that only a mark of the creative is left.
 */
kind: "soft"
/**
 * Time at which the creative was deleted for good, ISO 8601 with a zone.
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
export interface CreativeGetCreativeDeliveryRequest1 {
account?: CoreAccountRef
/**
 * Only delivery of these buys, 1 to 100; unknown ones deliver nothing.
 * 
 * @minItems 1
 * @maxItems 100
 */
media_buy_ids?: string[]
/**
 * Only these creatives, 1 to 100; unknown ones are left out.
 * 
 * @minItems 1
 * @maxItems 100
 */
creative_ids?: string[]
/**
 * First day of the period in UTC, inclusive, as YYYY-MM-DD.
 */
start_date?: string
/**
 * Day after the last day of the period in UTC, as YYYY-MM-DD.
 */
end_date?: string
/**
 * Largest number of variants per creative; `variant_count` stays the total.
 */
max_variants?: number
pagination?: CorePaginationRequest
}
export interface CreativeGetCreativeDeliveryResponse1 {
/**
 * Account of the buys, when they all belong to one.
 */
account_id?: string
/**
 * Buy of the delivery, when there is exactly one.
 */
media_buy_id?: string
currency: CoreCurrencyCode
/**
 * Period that the figures are of.
 */
reporting_period: {
/**
 * First instant of the period, inclusive.
 */
start: string
/**
 * Last instant of the period, exclusive.
 */
end: string
/**
 * Time zone that days are counted in, such as `UTC`.
 */
timezone?: string
}
/**
 * Creatives of this page with their figures.
 * 
 * Items: A creative with its delivery figures, in total and by variant.
 */
creatives: {
/**
 * Identifier of the creative in the library.
 */
creative_id: string
/**
 * Buy of the figures, when there is exactly one.
 */
media_buy_id?: string
format_id?: CoreFormatId
totals?: CoreDeliveryMetrics
/**
 * Number of variants that were served; 0 or more.
 */
variant_count?: number
/**
 * Variants that were served, the most shown first.
 */
variants: CoreCreativeVariant[]
}[]
/**
 * Place of this page in the list of creatives.
 */
pagination?: {
/**
 * Largest number of creatives of a page; 1 or more.
 */
limit: number
/**
 * Number of creatives before this page.
 */
offset: number
/**
 * Whether more creatives follow this page.
 */
has_more: boolean
/**
 * Number of creatives in all, over all pages.
 */
total_count?: number
/**
 * @deprecated
 * Number of creatives in all; the older name of `total_count`.
 */
total?: number
/**
 * Cursor of the next page; absent on the last page.
 */
cursor?: string
}
/**
 * Advice beside the figures, such as a currency that was left out.
 */
errors?: CoreError[]
}
export interface CreativeGetCreativeFeaturesRequest1 {
creative_manifest: CoreCreativeManifest
/**
 * Only these features, 1 to 100; unknown ones are left out.
 * 
 * @minItems 1
 * @maxItems 100
 */
feature_ids?: string[]
account?: CoreAccountRef
}
export interface CreativeListCreativesRequest1 {
filters?: CoreCreativeFilters
/**
 * Field and direction by which the creatives are sorted.
 */
sort?: {
field?: EnumsCreativeSortField
direction?: EnumsSortDirection
}
pagination?: CorePaginationRequest
/**
 * Whether the response contains the packages of each creative.
 */
include_assignments?: boolean
/**
 * Whether each creative contains a snapshot of its figures.
 */
include_snapshot?: boolean
/**
 * Whether each creative contains its parts.
 */
include_items?: boolean
/**
 * Whether the response contains the variables of each creative.
 */
include_variables?: boolean
/**
 * Whether each creative contains its prices. It needs `account`.
 */
include_pricing?: boolean
/**
 * Whether the response contains creatives that were deleted and left a mark.
 */
include_purged?: boolean
/**
 * Whether the response contains the webhooks that were sent to the caller.
 */
include_webhook_activity?: boolean
/**
 * Largest number of webhook attempts to return for each creative, 1 to 200.
 */
webhook_activity_limit?: number
account?: CoreAccountRef
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
fields?: ("creative_id" | "name" | "format_id" | "status" | "created_date" | "updated_date" | "tags" | "assignments" | "snapshot" | "items" | "variables" | "concept" | "pricing_options")[]
}
export interface CreativeListCreativesResponse1 {
/**
 * Numbers and order of the result.
 */
query_summary: {
/**
 * Number of creatives that match the filters, on all pages.
 */
total_matching: number
/**
 * Number of creatives on this page.
 */
returned: number
/**
 * Names of the filters that were applied to the library.
 */
filters_applied?: string[]
/**
 * Field and direction by which the creatives are sorted.
 */
sort_applied?: {
/**
 * Field by which the creatives are sorted.
 */
field?: string
direction?: EnumsSortDirection
}
}
pagination: CorePaginationResponse
/**
 * Creatives of this page in the requested order.
 */
creatives: CreativeCreativeRecord[]
/**
 * Number of matching creatives by the identifier of their format.
 */
format_summary?: {
[k: string]: number
}
/**
 * Number of matching creatives by their state, on all pages.
 */
status_summary?: {
/**
 * Number of creatives whose files are being processed.
 */
processing?: number
/**
 * Number of creatives that can be served.
 */
approved?: number
/**
 * Number of creatives that wait for a review.
 */
pending_review?: number
/**
 * Number of creatives that the seller stopped.
 */
suspended?: number
/**
 * Number of creatives that the review refused.
 */
rejected?: number
/**
 * Number of creatives that are kept but not served.
 */
archived?: number
}
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
export interface CreativeListTransformersRequest1 {
/**
 * Only these transformers, 1 to 100; unknown ones are left out.
 * 
 * @minItems 1
 * @maxItems 100
 */
transformer_ids?: string[]
/**
 * Only transformers that read one of these formats, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
input_format_ids?: CoreFormatId[]
/**
 * Only transformers that write one of these formats, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
output_format_ids?: CoreFormatId[]
/**
 * Only transformers whose name contains this text, whatever its case; at most 500 characters.
 */
name_search?: string
/**
 * What is wanted, in natural language; orders the list by fit, at most 10,000 characters.
 */
brief?: string
/**
 * Parameters whose `options` to return, 1 to 100; unknown names are ignored.
 * 
 * @minItems 1
 * @maxItems 100
 */
expand_params?: string[]
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
transformer_id: string
/**
 * Parameter whose options go on; at most 256 characters.
 */
field: string
/**
 * Cursor that the page before ended with; a foreign one is refused with `INVALID_REQUEST`.
 */
options_cursor: string
}[]
/**
 * Whether to return prices; needs `account`, otherwise refused with `INVALID_REQUEST`.
 */
include_pricing?: boolean
account?: CoreAccountRef
pagination?: CorePaginationRequest
}
export interface CreativeListTransformersResponse1 {
/**
 * Transformers on this page of the list that match the filters.
 */
transformers: CoreTransformer[]
pagination?: CorePaginationResponse
/**
 * Why the task failed; never advice beside a list.
 */
errors?: CoreError[]
}
export interface CreativePreviewCreativeRequest1 {
/**
 * What is previewed: `single` needs `creative_manifest`, `batch` needs `requests`, `variant` needs `variant_id`; a missing one is refused with `INVALID_REQUEST`.
 * 
 * - `single`: One manifest, for each set of macro values.
 * - `batch`: Up to 50 manifests, each of which succeeds or fails by itself.
 * - `variant`: A variant of a creative that was served, exactly as it was.
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
reason?: ("APPROVAL_REQUIRED" | "ASSET_CONFIRMATION" | "FORMAT_CLARIFICATION")
context?: CoreContext
ext?: CoreExt
}
/**
 * Synchronization that continues in the background; poll `get_task_status` with `task_id`.
 */
export interface CreativeSyncCreativesAsyncResponseSubmitted {
/**
 * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * Progress of a synchronization of creatives that runs in the background.
 */
export interface CreativeSyncCreativesAsyncResponseWorking {
/**
 * Estimated share of the work that is done, in percent from 0 to 100.
 */
percentage?: number
/**
 * Step that is being worked on, as a short phrase for people; never parse it.
 */
current_step?: string
/**
 * Total number of steps that the work takes, 1 or more; absent when unknown.
 */
total_steps?: number
/**
 * Number of the step that is being worked on, counted from 1.
 */
step_number?: number
/**
 * Number of creatives that are completely processed.
 */
creatives_processed?: number
/**
 * Number of creatives of the request.
 */
creatives_total?: number
context?: CoreContext
ext?: CoreExt
}
export interface CreativeSyncCreativesRequest1 {
account: CoreAccountRef
/**
 * Creatives to store, 1 to 100. Given fields replace the stored ones; absent fields stay.
 * 
 * @minItems 1
 * @maxItems 100
 */
creatives: CoreCreativeAsset[]
/**
 * Identifiers that limit `creatives`, 1 to 100. Refused with `INVALID_REQUEST` together with `delete_missing`.
 * 
 * @minItems 1
 * @maxItems 100
 */
creative_ids?: string[]
/**
 * Assignments of creatives to packages to add. Existing assignments stay. 1 to 5000 entries.
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
creative_id: string
/**
 * Identifier of the package; an unknown one is reported in `assignment_errors`; at most 256 characters.
 */
package_id: string
/**
 * Share of rotation beside other creatives of the package, 0 to 100.
 */
weight?: number
/**
 * Placements to which the assignment is limited, 1 to 500; absent means all of the package.
 * 
 * @minItems 1
 * @maxItems 500
 */
placement_ids?: string[]
}[]
idempotency_key: CoreIdempotencyKey
/**
 * Whether all other creatives of the account are archived. A creative in use stops the request with `INVALID_STATE`.
 */
delete_missing?: boolean
/**
 * Whether the request is only checked. With true the results are computed and nothing is written.
 */
dry_run?: boolean
validation_mode?: EnumsValidationMode
push_notification_config?: CorePushNotificationConfig
}
export interface CreativeValidateInputRequest1 {
account?: CoreAccountRef
brand?: CoreBrandRef
manifest: CoreCreativeManifest
/**
 * Targets to validate against, 1 to 50; the format of the manifest when absent.
 * 
 * @minItems 1
 * @maxItems 50
 * 
 * Items: What the manifest is validated against.
 */
targets?: {
kind: EnumsValidationTargetKind
/**
 * Canonical kind, product identifier or URL of a format, by `kind`; at most 2048 characters.
 */
id: string
}[]
}
export interface CreativeValidateInputResponse1 {
/**
 * Results in the order of the targets.
 */
results: CreativeValidateInputResult[]
}
/**
 * Whether the manifest fits one target, and which rules it breaks.
 */
export interface CreativeValidateInputResult {
/**
 * What the manifest is validated against.
 */
target: {
kind: EnumsValidationTargetKind
/**
 * Identifier of the target, as the request named it.
 */
id: string
}
result_kind: EnumsInputValidationOutcome
/**
 * Rules that the manifest breaks; present only for `validated_fail`.
 * 
 * Items: A rule that the manifest breaks.
 */
violations?: {
/**
 * Name of the rule, such as `required_slot` or `max_chars`.
 */
rule: string
expected?: CoreAnyValue
predicted?: CoreAnyValue
/**
 * Path of the value in the manifest, such as `assets.image_main`.
 */
field: string
/**
 * Values that would pass, to change the manifest with.
 */
retry_with?: {
[k: string]: unknown
}
}[]
}
/**
 * Requirements that every canonical family of formats can state.
 */
export interface FormatsCanonicalBase {
/**
 * Whether the requirements are experimental and may change at short notice.
 */
experimental?: boolean
/**
 * Whether the family is deprecated and will be removed in a later release.
 */
deprecated?: boolean
/**
 * Whether a named format of release 1 can express the same requirements.
 */
v1_translatable?: boolean
/**
 * Release of the protocol that introduced the family, for example `3.1`.
 */
since_version?: string
/**
 * Release of the protocol in which the family should be replaced.
 */
migration_target_version?: string
/**
 * Whether fixed rules or an algorithm put the ad together.
 * 
 * - `deterministic`: The same assets always give the same ad
 * - `algorithmic`: An algorithm chooses among the assets
 */
composition_model?: ("deterministic" | "algorithmic")
/**
 * Whether a creative must declare how it was made; one without is rejected.
 */
provenance_required?: boolean
/**
 * Extensions that a platform defines for the family.
 */
platform_extensions?: CorePlatformExtensionRef[]
/**
 * Whether the same assets can give different ads from one build to the next.
 */
synthesis_nondeterministic?: boolean
/**
 * Slots of the format, in the order of display.
 */
slots?: FormatsCanonicalSlot[]
/**
 * Connections to other systems that an advertiser needs before using the format.
 */
required_connections?: CoreDownstreamConnectionRequirement[]
/**
 * Consequence of a change of something to which the ad refers.
 * 
 * - `immutable_snapshot`: The reference is copied when the creative is stored
 * - `mutable_requires_reapproval`: A change of the reference needs a new approval
 * - `mutable_auto_recheck`: A change of the reference is checked automatically
 */
reference_mutability?: ("immutable_snapshot" | "mutable_requires_reapproval" | "mutable_auto_recheck")
/**
 * Number of working days that the seller needs to make the ad.
 */
production_window_business_days?: number
}
export interface FormatsCanonicalSlot1 {
/**
 * Name of the slot, the key in the assets of a creative.
 */
asset_group_id: string
/**
 * Kind of asset that the slot accepts; any other is refused with `VALIDATION_ERROR`.
 * 
 * - `image`: Image file
 * - `video`: Video file
 * - `audio`: Audio file
 * - `text`: Plain text
 * - `markdown`: Markdown text
 * - `url`: URL
 * - `html`: HTML markup
 * - `css`: Style sheet
 * - `javascript`: Script
 * - `vast`: VAST tag
 * - `daast`: DAAST tag
 * - `webhook`: URL that responds with content
 * - `brief`: Creative brief
 * - `catalog`: Catalog of items
 * - `published_post`: Post on a social platform
 * - `zip`: Archive with an HTML5 ad
 * - `card`: Card of a carousel
 * - `object`: Object with members of its own
 * - `pixel_tracker`: URL requested on an event
 * - `vast_tracker`: URL requested on a VAST event
 * - `daast_tracker`: URL requested on a DAAST event
 */
asset_type: ("image" | "video" | "audio" | "text" | "markdown" | "url" | "html" | "css" | "javascript" | "vast" | "daast" | "webhook" | "brief" | "catalog" | "published_post" | "zip" | "card" | "object" | "pixel_tracker" | "vast_tracker" | "daast_tracker")
/**
 * Whether a creative without an asset for the slot is refused.
 */
required?: boolean
/**
 * Smallest number of assets in the slot; 0 makes it optional.
 */
min?: number
/**
 * Largest number of assets in the slot, 1 or more.
 */
max?: number
/**
 * Largest number of characters; meaningful for texts only. A longer text is refused with `VALIDATION_ERROR`.
 */
max_chars?: number
/**
 * Largest file size of an asset, in kilobytes; meaningful for files only.
 */
max_size_kb?: number
/**
 * Uses of a logo that are accepted; meaningful for the slot `logo` only.
 */
logo_slots?: EnumsLogoSlot[]
/**
 * Uses of a logo that must be covered; meaningful for the slot `logo` only.
 */
required_logo_slots?: EnumsLogoSlot[]
/**
 * Text for people that states what the slot is used for.
 */
description?: string
/**
 * Whether the asset is used only to make the ad and is not shown itself.
 */
consumed_for_production?: boolean
}
export interface FormatsCanonicalAgentPlacement1 {
/**
 * Form in which the assistant mentions the brand.
 * 
 * - `text`: Written text
 * - `audio`: Spoken words
 * - `card`: Card with an image
 */
output_modality?: ("text" | "audio" | "card")
/**
 * Largest number of characters of the mention, 1 or more.
 */
max_mention_length_chars?: number
/**
 * Longest duration of a spoken mention, in milliseconds.
 */
max_mention_duration_ms?: number
/**
 * Whether the mention can name an offering of the advertiser.
 */
supports_offering_reference?: boolean
/**
 * Whether the mention can link to a landing page.
 */
supports_landing_page_url?: boolean
/**
 * Adjectives that the tone of the mention must meet.
 */
tone_constraints?: string[]
/**
 * Whether the mention must be marked as advertising.
 */
disclosure_required?: boolean
}
export interface FormatsCanonicalAudioDaast1 {
/**
 * Version of DAAST in which the tag must be written.
 * 
 * - `1.0`: DAAST 1.0 of 2014
 * - `1.1`: DAAST 1.1 with small corrections
 */
daast_version?: ("1.0" | "1.1")
/**
 * Shortest and longest duration in milliseconds; null for no bound; exactly 2.
 * 
 * @minItems 2
 * @maxItems 2
 */
duration_ms_range?: number[]
/**
 * Only duration that is accepted, in milliseconds; any other is refused with `VALIDATION_ERROR`.
 */
duration_ms_exact?: number
/**
 * Whether the ad must be linear, that is interrupt the content.
 */
linear_required?: boolean
/**
 * Largest number of wrappers around the inline ad; 0 accepts none.
 */
max_wrapper_depth?: number
/**
 * Whether every URL of the ad must use https.
 */
ssl_required?: boolean
/**
 * Whether a companion image must be given; without it the creative is refused with `VALIDATION_ERROR`.
 */
companion_image_required?: boolean
}
export interface FormatsCanonicalAudioHosted1 {
/**
 * Shortest and longest duration in milliseconds; null for no bound; exactly 2.
 * 
 * @minItems 2
 * @maxItems 2
 */
duration_ms_range?: (number | null)[]
/**
 * Only duration that is accepted, in milliseconds; any other is refused with `VALIDATION_ERROR`.
 */
duration_ms_exact?: number
/**
 * Audio codecs that are accepted; any other is refused.
 * 
 * Items: - `mp3`: MPEG layer III
 * - `aac`: Advanced audio coding
 * - `wav`: Uncompressed wave
 * - `opus`: Opus
 * - `flac`: Lossless FLAC
 */
audio_codecs?: ("mp3" | "aac" | "wav" | "opus" | "flac")[]
/**
 * Sampling rates that are accepted, in hertz, for example 44100.
 */
audio_sample_rates?: number[]
/**
 * Channel layouts that are accepted; any other is refused with `VALIDATION_ERROR`.
 * 
 * Items: - `mono`: One channel
 * - `stereo`: Two channels, left and right
 */
audio_channels?: ("mono" | "stereo")[]
/**
 * Lowest bit rate that is accepted, in kilobits per second.
 */
min_bitrate_kbps?: number
/**
 * Highest bit rate that is accepted, in kilobits per second.
 */
max_bitrate_kbps?: number
/**
 * Integrated loudness that the audio must have, in LUFS.
 */
loudness_lufs?: number
/**
 * Largest deviation from `loudness_lufs` that is accepted, in decibels.
 */
loudness_tolerance_db?: number
/**
 * Highest true peak that is accepted, in dBFS.
 */
true_peak_dbfs?: number
/**
 * Party that makes the asset, and how: the buyer, the seller, a host or an agent.
 * 
 * - `buyer_uploaded`: The buyer sends the finished asset
 * - `publisher_host_recorded`: The host or staff of the publisher records it
 * - `seller_pre_rendered_from_brief`: The seller renders it from a brief before delivery
 * - `seller_human_designed`: People at the seller design it
 * - `agent_synthesized`: An agent generates it
 * - `publisher_owned_reference`: It refers to content of the publisher
 */
asset_source?: ("buyer_uploaded" | "publisher_host_recorded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized" | "publisher_owned_reference")
/**
 * Whether an asset of the buyer is accepted as well.
 * 
 * - `accepted`: Assets of the buyer are accepted as well
 * - `rejected`: Assets of the buyer are refused
 */
buyer_asset_acceptance?: ("accepted" | "rejected")
/**
 * Whether a companion image must be given; without it the creative is refused with `VALIDATION_ERROR`.
 */
companion_image_required?: boolean
/**
 * Ratio of width to height of the companion image, for example `1:1`.
 */
companion_image_aspect_ratio?: string
/**
 * Largest size of the image file, in kilobytes; a larger one is refused with `VALIDATION_ERROR`.
 */
companion_image_max_file_size_kb?: number
/**
 * Largest number of characters of the brand's name, 1 or more.
 */
brand_name_max_chars?: number
}
export interface FormatsCanonicalDisplayTag1 {
/**
 * Width in CSS pixels, as a positive whole number.
 */
width?: number
/**
 * Height in CSS pixels, as a positive whole number.
 */
height?: number
/**
 * Sizes that are accepted, if there are several; any other is refused.
 * 
 * @minItems 1
 */
sizes?: FormatsCanonicalSize[]
/**
 * Smallest width that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_width?: number
/**
 * Largest width that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_width?: number
/**
 * Smallest height that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_height?: number
/**
 * Largest height that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_height?: number
/**
 * Kinds of tags that are accepted; any other is refused.
 * 
 * Items: - `iframe`: Tag that loads an iframe
 * - `javascript`: Tag that loads a script
 * - `1x1_redirect`: Tag that redirects to an image
 */
supported_tag_types?: ("iframe" | "javascript" | "1x1_redirect")[]
/**
 * Whether every URL of the ad must use https.
 */
ssl_required?: boolean
/**
 * Largest number of redirects between the tag and the ad.
 */
max_redirect_depth?: number
/**
 * Longest time in which the tag's server must respond, in milliseconds.
 */
max_response_time_ms?: number
/**
 * Whether an image must be given that is shown where the ad cannot run.
 */
backup_image_required?: boolean
/**
 * Largest size of the image file, in kilobytes; a larger one is refused with `VALIDATION_ERROR`.
 */
backup_image_max_size_kb?: number
/**
 * Whether the ad must use the Open Measurement SDK.
 */
om_sdk_required?: boolean
}
/**
 * Size of an image or ad, in CSS pixels.
 */
export interface FormatsCanonicalSize {
/**
 * Width in CSS pixels, as a positive whole number.
 */
width: number
/**
 * Height in CSS pixels, as a positive whole number.
 */
height: number
}
export interface FormatsCanonicalHtml51 {
/**
 * Width in CSS pixels, as a positive whole number.
 */
width?: number
/**
 * Height in CSS pixels, as a positive whole number.
 */
height?: number
/**
 * Sizes that are accepted, if there are several; any other is refused.
 * 
 * @minItems 1
 */
sizes?: FormatsCanonicalSize[]
/**
 * Smallest width that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_width?: number
/**
 * Largest width that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_width?: number
/**
 * Smallest height that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_height?: number
/**
 * Largest height that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_height?: number
/**
 * Largest amount of data that is loaded at first, in kilobytes.
 */
max_initial_load_kb?: number
/**
 * Largest amount of data that is loaded after the first load, in kilobytes.
 */
max_polite_load_kb?: number
/**
 * Whether the page decides when the rest of the ad is loaded.
 */
host_initiated_subload?: boolean
/**
 * Longest animation that is accepted, in milliseconds; 0 accepts none.
 */
max_animation_duration_ms?: number
/**
 * Highest load of the processor that the ad may cause, in percent, from 1 to 100.
 */
max_cpu_load_percent?: number
/**
 * Whether the ad must use MRAID.
 */
mraid_required?: boolean
/**
 * Version of MRAID that the ad must use.
 * 
 * - `2.0`: MRAID 2.0
 * - `3.0`: MRAID 3.0
 */
mraid_version?: ("2.0" | "3.0")
/**
 * Whether the ad must use the Open Measurement SDK.
 */
om_sdk_required?: boolean
/**
 * Spelling of the variable that contains the click URL.
 * 
 * - `clickTag`: Variable spelled `clickTag`
 * - `clickTAG`: Variable spelled `clickTAG`
 */
clicktag_macro?: ("clickTag" | "clickTAG")
/**
 * Whether an image must be given that is shown where the ad cannot run.
 */
backup_image_required?: boolean
/**
 * Largest size of the image file, in kilobytes; a larger one is refused with `VALIDATION_ERROR`.
 */
backup_image_max_size_kb?: number
/**
 * Whether every URL of the ad must use https.
 */
ssl_required?: boolean
}
export interface FormatsCanonicalImage1 {
/**
 * Width in CSS pixels, as a positive whole number.
 */
width?: number
/**
 * Height in CSS pixels, as a positive whole number.
 */
height?: number
/**
 * Sizes that are accepted, if there are several; any other is refused.
 * 
 * @minItems 1
 */
sizes?: FormatsCanonicalSize[]
/**
 * Smallest width that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_width?: number
/**
 * Largest width that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_width?: number
/**
 * Smallest height that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_height?: number
/**
 * Largest height that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_height?: number
/**
 * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
 */
aspect_ratio?: string
/**
 * Largest size of the image file, in kilobytes; a larger one is refused with `VALIDATION_ERROR`.
 */
max_file_size_kb?: number
/**
 * File formats that are accepted; any other is refused.
 * 
 * Items: - `jpg`: JPEG, short extension
 * - `jpeg`: JPEG
 * - `png`: PNG
 * - `gif`: GIF
 * - `webp`: WebP
 * - `svg`: SVG
 */
image_formats?: ("jpg" | "jpeg" | "png" | "gif" | "webp" | "svg")[]
/**
 * Whether every URL of the ad must use https.
 */
ssl_required?: boolean
/**
 * Largest number of characters of the headline, 1 or more.
 */
headline_max_chars?: number
/**
 * Largest number of characters of the text, 1 or more.
 */
body_text_max_chars?: number
/**
 * Complete list of accepted calls to action. Any other is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 */
cta_values?: string[]
/**
 * Party that makes the asset, and how: the buyer, the seller, a host or an agent.
 * 
 * - `buyer_uploaded`: The buyer sends the finished asset
 * - `publisher_host_recorded`: The host or staff of the publisher records it
 * - `seller_pre_rendered_from_brief`: The seller renders it from a brief before delivery
 * - `seller_human_designed`: People at the seller design it
 * - `agent_synthesized`: An agent generates it
 * - `publisher_owned_reference`: It refers to content of the publisher
 */
asset_source?: ("buyer_uploaded" | "publisher_host_recorded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized" | "publisher_owned_reference")
/**
 * Whether an asset of the buyer is accepted as well.
 * 
 * - `accepted`: Assets of the buyer are accepted as well
 * - `rejected`: Assets of the buyer are refused
 */
buyer_asset_acceptance?: ("accepted" | "rejected")
}
export interface FormatsCanonicalImageCarousel1 {
/**
 * Ratio of width to height of each card, for example `1:1`.
 */
card_aspect_ratio?: string
/**
 * Smallest number of cards that is accepted, 2 or more.
 */
min_cards?: number
/**
 * Largest number of cards that is accepted; not below `min_cards`.
 */
max_cards?: number
/**
 * Kinds of media that a card may show; any other is refused.
 * 
 * Items: - `image`: Image card
 * - `video`: Video card
 */
allowed_card_media_asset_types?: ("image" | "video")[]
/**
 * Kinds of media that a card may show, under the older name of the field.
 * 
 * Items: - `image`: Image card
 * - `video`: Video card
 */
allowed_card_asset_types?: ("image" | "video")[]
/**
 * Largest size of the image on a card, in kilobytes.
 */
card_image_max_file_size_kb?: number
/**
 * Largest size of the video on a card, in kilobytes.
 */
card_video_max_file_size_kb?: number
/**
 * Longest duration of the video on a card, in milliseconds.
 */
card_video_max_duration_ms?: number
/**
 * Largest number of characters of the main text, 1 or more.
 */
primary_text_max_chars?: number
/**
 * Largest number of characters of the headline on a card, 1 or more.
 */
card_headline_max_chars?: number
/**
 * Largest number of characters of the text on a card, 1 or more.
 */
card_description_max_chars?: number
/**
 * Whether every URL of the ad must use https.
 */
ssl_required?: boolean
}
export interface FormatsCanonicalNativeInFeed1 {
/**
 * Largest number of characters of the title, 1 or more.
 */
title_max_chars?: number
/**
 * Largest number of characters of the text, 1 or more.
 */
body_text_max_chars?: number
/**
 * Largest number of characters of the call to action, 1 or more.
 */
cta_max_chars?: number
/**
 * Complete list of accepted calls to action. Any other is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 */
cta_values?: string[]
/**
 * Sizes of the main image that are accepted, at least one.
 * 
 * @minItems 1
 */
main_image_sizes?: FormatsCanonicalSize[]
icon_size?: FormatsCanonicalSize
/**
 * Largest size of the image file, in kilobytes; a larger one is refused with `VALIDATION_ERROR`.
 */
max_image_file_size_kb?: number
/**
 * File formats that are accepted; any other is refused.
 * 
 * Items: - `jpg`: JPEG, short extension
 * - `jpeg`: JPEG
 * - `png`: PNG
 * - `gif`: GIF
 * - `webp`: WebP
 */
image_formats?: ("jpg" | "jpeg" | "png" | "gif" | "webp")[]
/**
 * Whether every URL of the ad must use https.
 */
ssl_required?: boolean
/**
 * Party that makes the asset, and how: the buyer, the seller, a host or an agent.
 * 
 * - `buyer_uploaded`: The buyer sends the finished asset
 * - `seller_pre_rendered_from_brief`: The seller renders it from a brief before delivery
 * - `seller_human_designed`: People at the seller design it
 * - `agent_synthesized`: An agent generates it
 * - `publisher_owned_reference`: It refers to content of the publisher
 */
asset_source?: ("buyer_uploaded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized" | "publisher_owned_reference")
/**
 * Whether an asset of the buyer is accepted as well.
 * 
 * - `accepted`: Assets of the buyer are accepted as well
 * - `rejected`: Assets of the buyer are refused
 */
buyer_asset_acceptance?: ("accepted" | "rejected")
}
export interface FormatsCanonicalResponsiveCreative1 {
/**
 * Smallest number of headlines that must be given; fewer are refused with `VALIDATION_ERROR`.
 */
headlines_min?: number
/**
 * Largest number of headlines that is accepted; more are refused with `VALIDATION_ERROR`.
 */
headlines_max?: number
/**
 * Largest number of characters of the headline, 1 or more.
 */
headline_max_chars?: number
/**
 * Smallest number of long headlines that must be given.
 */
long_headlines_min?: number
/**
 * Largest number of long headlines that is accepted; more are refused with `VALIDATION_ERROR`.
 */
long_headlines_max?: number
/**
 * Largest number of characters of a long headline, 1 or more.
 */
long_headline_max_chars?: number
/**
 * Smallest number of descriptions that must be given; fewer are refused with `VALIDATION_ERROR`.
 */
descriptions_min?: number
/**
 * Largest number of descriptions that is accepted; more are refused with `VALIDATION_ERROR`.
 */
descriptions_max?: number
/**
 * Largest number of characters of a description, 1 or more.
 */
description_max_chars?: number
/**
 * Smallest number of wide images that must be given.
 */
images_landscape_min?: number
/**
 * Largest number of wide images that is accepted; more are refused with `VALIDATION_ERROR`.
 */
images_landscape_max?: number
/**
 * Ratio of width to height of a wide image, for example `1.91:1`.
 */
images_landscape_aspect_ratio?: string
/**
 * Smallest number of square images that must be given.
 */
images_square_min?: number
/**
 * Largest number of square images that is accepted; more are refused with `VALIDATION_ERROR`.
 */
images_square_max?: number
/**
 * Smallest number of tall images that must be given.
 */
images_vertical_min?: number
/**
 * Largest number of tall images that is accepted; more are refused with `VALIDATION_ERROR`.
 */
images_vertical_max?: number
/**
 * Smallest number of videos that must be given; fewer are refused with `VALIDATION_ERROR`.
 */
videos_min?: number
/**
 * Largest number of videos that is accepted; more are refused with `VALIDATION_ERROR`.
 */
videos_max?: number
/**
 * Shortest duration of a video, in milliseconds; a shorter one is refused with `VALIDATION_ERROR`.
 */
video_min_duration_ms?: number
/**
 * Longest duration of a video, in milliseconds; a longer one is refused with `VALIDATION_ERROR`.
 */
video_max_duration_ms?: number
/**
 * Smallest number of logos that must be given; fewer are refused with `VALIDATION_ERROR`.
 */
logo_min?: number
/**
 * Largest number of logos that is accepted; more are refused with `VALIDATION_ERROR`.
 */
logo_max?: number
/**
 * Ratios of width to height that a logo may have, for example `1:1`.
 */
logo_aspect_ratios?: string[]
/**
 * Largest number of characters of the name of the business, 1 or more.
 */
business_name_max_chars?: number
/**
 * Largest size of the image file, in kilobytes; a larger one is refused with `VALIDATION_ERROR`.
 */
asset_image_max_file_size_kb?: number
/**
 * Whether items of a catalog can be used as assets.
 */
supports_catalog_input?: boolean
}
export interface FormatsCanonicalSponsoredPlacement1 {
/**
 * Kinds of catalogs whose items can be shown.
 */
supported_catalog_types?: EnumsCatalogType[]
/**
 * Smallest number of items of the ad, 1 or more.
 */
min_items?: number
/**
 * Largest number of items of the ad; not below `min_items`.
 */
max_items?: number
/**
 * Way in which items of the catalog become ads: one each, or together.
 * 
 * - `per_item`: Each item becomes an ad
 * - `multi_item_in_creative`: Several items appear in one ad
 * - `single_item`: The ad shows one item
 */
fanout_mode?: ("per_item" | "multi_item_in_creative" | "single_item")
/**
 * Names of the fields that each item must have.
 */
required_catalog_fields?: string[]
/**
 * Schemes of identifiers by which items can be named.
 * 
 * Items: - `asin`: Amazon standard identification number
 * - `sku`: Stock keeping unit of the advertiser
 * - `gtin`: Global trade item number
 * - `offering_id`: Offering
 * - `store_id`: Store
 * - `hotel_id`: Hotel
 * - `flight_id`: Flight
 * - `vehicle_id`: Vehicle
 * - `listing_id`: Property listing
 * - `program_id`: Program of education
 * - `destination_id`: Travel destination
 * - `app_id`: App
 * - `job_id`: Job offer
 */
supported_id_types?: ("asin" | "sku" | "gtin" | "offering_id" | "store_id" | "hotel_id" | "flight_id" | "vehicle_id" | "listing_id" | "program_id" | "destination_id" | "app_id" | "job_id")[]
/**
 * Whether a large image can be added to the items.
 */
hero_asset_supported?: boolean
/**
 * Party that makes the images of items, and how.
 * 
 * - `buyer_uploaded`: The buyer sends the finished images
 * - `seller_pre_rendered_from_brief`: The seller renders them from a brief
 * - `seller_human_designed`: People at the seller design them
 * - `agent_synthesized`: An agent generates them
 */
item_production_model?: ("buyer_uploaded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized")
}
export interface FormatsCanonicalVideoHosted1 {
/**
 * Orientation that the picture must have.
 * 
 * - `vertical`: Higher than wide
 * - `horizontal`: Wider than high
 * - `square`: As wide as high
 */
orientation?: ("vertical" | "horizontal" | "square")
/**
 * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
 */
aspect_ratio?: string
/**
 * Smallest width that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_width?: number
/**
 * Smallest height that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_height?: number
/**
 * Largest width that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_width?: number
/**
 * Largest height that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_height?: number
/**
 * Shortest and longest duration in milliseconds; null for no bound; exactly 2.
 * 
 * @minItems 2
 * @maxItems 2
 */
duration_ms_range?: (number | null)[]
/**
 * Only duration that is accepted, in milliseconds; any other is refused with `VALIDATION_ERROR`.
 */
duration_ms_exact?: number
/**
 * Video codecs that are accepted; any other is refused.
 * 
 * Items: - `h264`: H.264, also called AVC
 * - `h265`: H.265, also called HEVC
 * - `vp8`: VP8
 * - `vp9`: VP9
 * - `av1`: AV1
 * - `prores`: ProRes, an editing codec of Apple
 */
video_codecs?: ("h264" | "h265" | "vp8" | "vp9" | "av1" | "prores")[]
/**
 * Audio codecs that are accepted; any other is refused.
 * 
 * Items: - `aac`: Advanced audio coding
 * - `mp3`: MPEG layer III
 * - `opus`: Opus
 * - `pcm`: Uncompressed pulse code modulation
 */
audio_codecs?: ("aac" | "mp3" | "opus" | "pcm")[]
/**
 * Container formats that are accepted; any other is refused.
 * 
 * Items: - `mp4`: MPEG-4 container
 * - `webm`: WebM container
 * - `mov`: QuickTime container
 */
containers?: ("mp4" | "webm" | "mov")[]
/**
 * Lowest bit rate that is accepted, in kilobits per second.
 */
min_bitrate_kbps?: number
/**
 * Highest bit rate that is accepted, in kilobits per second.
 */
max_bitrate_kbps?: number
/**
 * Largest file size that is accepted, in megabytes; a larger file is refused with `VALIDATION_ERROR`.
 */
max_file_size_mb?: number
/**
 * Frame rates that are accepted, in frames per second.
 */
frame_rates?: number[]
/**
 * Whether the video must have captions.
 * 
 * - `required`: A video without captions is refused
 * - `recommended`: Captions are advised
 * - `not_required`: Captions are not needed
 */
captions?: ("required" | "recommended" | "not_required")
/**
 * Whether the ad must use the Open Measurement SDK.
 */
om_sdk_required?: boolean
/**
 * Largest number of characters of the headline, 1 or more.
 */
headline_max_chars?: number
/**
 * Largest number of characters of the main text, 1 or more.
 */
primary_text_max_chars?: number
/**
 * Largest number of characters of the brand's name, 1 or more.
 */
brand_name_max_chars?: number
/**
 * Complete list of accepted calls to action. Any other is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 */
cta_values?: string[]
/**
 * Widths of companion banners that are accepted, in CSS pixels.
 */
companion_banner_widths?: number[]
/**
 * Heights of companion banners that are accepted, in CSS pixels.
 */
companion_banner_heights?: number[]
/**
 * Party that makes the asset, and how: the buyer, the seller, a host or an agent.
 * 
 * - `buyer_uploaded`: The buyer sends the finished asset
 * - `publisher_host_recorded`: The host or staff of the publisher records it
 * - `seller_pre_rendered_from_brief`: The seller renders it from a brief before delivery
 * - `seller_human_designed`: People at the seller design it
 * - `agent_synthesized`: An agent generates it
 * - `publisher_owned_reference`: It refers to content of the publisher
 */
asset_source?: ("buyer_uploaded" | "publisher_host_recorded" | "seller_pre_rendered_from_brief" | "seller_human_designed" | "agent_synthesized" | "publisher_owned_reference")
/**
 * Whether an asset of the buyer is accepted as well.
 * 
 * - `accepted`: Assets of the buyer are accepted as well
 * - `rejected`: Assets of the buyer are refused
 */
buyer_asset_acceptance?: ("accepted" | "rejected")
}
export interface FormatsCanonicalVideoVast1 {
/**
 * Orientation that the picture must have.
 * 
 * - `vertical`: Higher than wide
 * - `horizontal`: Wider than high
 * - `square`: As wide as high
 */
orientation?: ("vertical" | "horizontal" | "square")
/**
 * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
 */
aspect_ratio?: string
/**
 * Version of VAST in which the tag must be written.
 * 
 * - `2.0`: VAST 2.0
 * - `3.0`: VAST 3.0, with ad pods
 * - `4.0`: VAST 4.0, with separate mezzanine files
 * - `4.1`: VAST 4.1, with verification resources
 * - `4.2`: VAST 4.2, with interactive creative files
 */
vast_version?: ("2.0" | "3.0" | "4.0" | "4.1" | "4.2")
/**
 * Whether VPAID units are accepted in the tag.
 */
vpaid_enabled?: boolean
/**
 * Version of VPAID that is accepted.
 * 
 * - `1.0`: VPAID 1.0
 * - `2.0`: VPAID 2.0
 */
vpaid_version?: ("1.0" | "2.0")
/**
 * Whether SIMID creatives are accepted in the tag.
 */
simid_supported?: boolean
/**
 * Shortest and longest duration in milliseconds; null for no bound; exactly 2.
 * 
 * @minItems 2
 * @maxItems 2
 */
duration_ms_range?: number[]
/**
 * Only duration that is accepted, in milliseconds; any other is refused with `VALIDATION_ERROR`.
 */
duration_ms_exact?: number
/**
 * Smallest width that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_width?: number
/**
 * Largest width that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_width?: number
/**
 * Smallest height that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
 */
min_height?: number
/**
 * Largest height that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
 */
max_height?: number
/**
 * Whether the ad must be linear, that is interrupt the content.
 */
linear_required?: boolean
/**
 * Time after which a person can skip the ad, in milliseconds.
 */
skippable_after_ms?: number
/**
 * Largest number of wrappers around the inline ad; 0 accepts none.
 */
max_wrapper_depth?: number
/**
 * Whether every URL of the ad must use https.
 */
ssl_required?: boolean
}
/**
 * Agent that the organization enrolled, with its visibility and the results of probes.
 */
export interface MeAgent {
/**
 * Canonical URL of the agent; its key, which never changes.
 */
url: string
/**
 * Name given at enrolment, otherwise the name that the agent gives itself, otherwise its host.
 */
name: string
/**
 * Role of the agent; `unknown` if nobody declared one and its tasks do not show it.
 */
type: (EnumsAgentType | "unknown")
visibility: EnumsAgentVisibility
lifecycle_stage: EnumsAgentLifecycleStage
/**
 * Protocol in which the agent responded; null before its first response.
 * 
 * - `mcp`: The agent responded to MCP (streamable HTTP)
 * - `a2a`: The agent responded to A2A
 * - `null`: The agent has not responded to any probe yet
 */
protocol: ("mcp" | "a2a" | null)
/**
 * Time at which the organization enrolled the agent, ISO 8601 in UTC.
 */
enrolled_at: string
/**
 * Time at which the enrolment last changed, ISO 8601 in UTC.
 */
updated_at: string
/**
 * Time of the last probe of the agent, ISO 8601 in UTC; null before the first.
 */
probed_at: (string | null)
compliance_status: EnumsComplianceStatus
/**
 * Whether the agent holds at least one badge that is valid now.
 */
verified: boolean
}
/**
 * Agent to enrol in the catalog, with the way in which it is listed.
 */
export interface MeAgentEnrolment {
/**
 * URL of the agent, http or https, at most 1024 characters in canonical form; anything else is refused with 400 `invalid_request`.
 */
url: string
/**
 * Role of the agent; `unknown` lets the registry derive it from the agent's tasks.
 */
type: (EnumsAgentType | "unknown")
/**
 * Name to show, 1 to 200 characters; a name of blanks only is refused with 400 `invalid_request`.
 */
name?: string
visibility?: EnumsAgentVisibility
}
/**
 * All agents that the organization enrolled, whatever their visibility.
 */
export interface MeAgentList {
/**
 * Agents of the organization, ordered by URL.
 */
agents: MeAgent[]
}
/**
 * Enrolled agent after a change, with a warning for each wish that was not granted.
 */
export interface MeAgentResponse {
agent: MeAgent
/**
 * Wishes of the request that were granted differently than stated; absent if all were granted.
 */
warnings?: MeAgentWarning[]
}
/**
 * Warning that a wish of the request was granted differently than stated.
 */
export interface MeAgentWarning {
/**
 * Stable code of the warning; `visibility_downgraded` is the only one.
 */
code: string
/**
 * Explanation of the warning in one sentence for people.
 */
message: string
requested: EnumsAgentVisibility
applied: EnumsAgentVisibility
}
/**
 * Fields of an enrolled agent to change; absent fields stay as they are.
 */
export interface MeAgentUpdate {
/**
 * Role of the agent, such as `sales`; absent leaves it unchanged.
 */
type?: (EnumsAgentType | "unknown")
/**
 * Name to show, 1 to 200 characters; a name of blanks only is refused with 400 `invalid_request`.
 */
name?: string
visibility?: EnumsAgentVisibility
}
/**
 * Long-lived credential of an organization, shown without its secret.
 */
export interface MeApiKey {
/**
 * Id of the key. In histories and the audit log it acts as `api_key_` and this id.
 */
id: string
/**
 * Name that the organization gave the key to recognize it, such as `nightly import`.
 */
name: string
/**
 * Permissions of the key, with the names of `api-key-permission.json`.
 */
permissions: string[]
/**
 * Time at which the key was created, ISO 8601 in UTC.
 */
created_at: string
/**
 * Time of the last use of the key, to the minute; null before its first use.
 */
last_used_at: (string | null)
/**
 * Time at which the key expires, ISO 8601 in UTC; null if it never does.
 */
expires_at: (string | null)
/**
 * Time at which the key was revoked, ISO 8601 in UTC; null while it is valid.
 */
revoked_at: (string | null)
}
/**
 * New API key with its secret, which is shown in this response only.
 */
export interface MeApiKeyCreated {
/**
 * Id of the key. In histories and the audit log it acts as `api_key_` and this id.
 */
id: string
/**
 * Name that the organization gave the key to recognize it, such as `nightly import`.
 */
name: string
/**
 * Permissions of the key, with the names of `api-key-permission.json`.
 */
permissions: string[]
/**
 * Time at which the key was created, ISO 8601 in UTC.
 */
created_at: string
/**
 * Time of the last use of the key, to the minute; null before its first use.
 */
last_used_at: (string | null)
/**
 * Time at which the key expires, ISO 8601 in UTC; null if it never does.
 */
expires_at: (string | null)
/**
 * Time at which the key was revoked, ISO 8601 in UTC; null while it is valid.
 */
revoked_at: (string | null)
/**
 * The key, sent as `Authorization: Bearer`. Shown here and never again; the registry keeps only a hash of it.
 */
api_key: string
}
/**
 * All API keys of the organization, revoked ones included, without their secrets.
 */
export interface MeApiKeyList {
/**
 * Keys of the organization, the oldest first, including revoked and expired ones.
 */
api_keys: MeApiKey[]
}
/**
 * API key to create: its name, permissions and expiry.
 */
export interface MeApiKeyRequest {
/**
 * Name by which people recognize the key, 1 to 200 characters; a name of blanks only is refused with 400 `invalid_request`.
 */
name: string
/**
 * Permissions of the key; any other value is refused with 400 `invalid_request`. Absent gives what a member may do: `registry:read`, `registry:write`, and `read`, `write` and `delete` of every task permission. An API key cannot give a permission that it lacks itself.
 * 
 * @minItems 1
 * @maxItems 25
 */
permissions?: EnumsApiKeyPermission[]
/**
 * Time at which the key expires; null or absent means never. A time in the past is refused with 400 `invalid_request`.
 */
expires_at?: (string | null)
}
/**
 * Something that was done for an organization, or to its credentials.
 */
export interface MeAuditEntry {
/**
 * Identifier of the entry; later entries have greater identifiers; a UUID.
 */
id: string
/**
 * Time of the action, ISO 8601 in UTC with milliseconds.
 */
at: string
/**
 * Name of the operation of this API, or `credential.…` for an event of a credential.
 */
action: string
/**
 * Actor: the identifier of a person, `api_key_…`, `client_…`, or `admin` for the operator.
 */
actor: string
/**
 * Name that the acting person, key or client had at that time.
 */
actor_name: string
/**
 * Subject of the action: an identifier, a domain or a URL.
 */
subject: (string | null)
outcome: EnumsAuditOutcome
/**
 * Network address from which the request came, IPv4 or IPv6.
 */
address: (string | null)
/**
 * Identifier of the request, as in the header `X-Request-Id` of its response.
 */
request_id: (string | null)
/**
 * Further facts about the action, such as the changed fields; never contains a secret.
 */
detail: {
[k: string]: unknown
}
}
/**
 * Page of the audit log of an organization, with a cursor for the next.
 */
export interface MeAuditPage {
/**
 * Entries of the log, the newest first.
 */
entries: MeAuditEntry[]
/**
 * Value of `cursor` for the next, older page; null on the last one.
 */
next_cursor: (string | null)
}
/**
 * Program that gets access tokens for an organization by itself (OAuth client credentials), shown without its secret.
 */
export interface MeClient {
/**
 * Identifier with which the client authenticates at the token endpoint, a UUID.
 */
client_id: string
/**
 * Name that the organization gave the client to recognize it.
 */
name: string
/**
 * Creator: the identifier of a person, `api_key_…` or `client_…`.
 */
created_by: string
/**
 * Time at which the client was created, ISO 8601 in UTC.
 */
created_at: string
/**
 * Scopes that the client can request; a token request without `scope` gets all of them.
 */
scopes: EnumsClientScope[]
}
/**
 * New OAuth client with its secret, which is shown in this response only.
 */
export interface MeClientCreated {
/**
 * Identifier with which the client authenticates at the token endpoint, a UUID.
 */
client_id: string
/**
 * Name that the organization gave the client to recognize it.
 */
name: string
/**
 * Creator: the identifier of a person, `api_key_…` or `client_…`.
 */
created_by: string
/**
 * Time at which the client was created, ISO 8601 in UTC.
 */
created_at: string
/**
 * Secret of the client. Shown here and never again; the registry keeps only a hash of it.
 */
client_secret: string
/**
 * URL at which the client gets its tokens, with `grant_type=client_credentials` and its secret in the Authorization header or the form (RFC 6749 section 2.3.1).
 */
token_endpoint: string
/**
 * Scopes that the client can request; a token request without `scope` gets all of them.
 */
scopes: EnumsClientScope[]
}
/**
 * All OAuth clients of the organization, without their secrets.
 */
export interface MeClientList {
/**
 * Clients of the organization, the oldest first.
 */
clients: MeClient[]
}
/**
 * OAuth client to create, which acts for the organization without a person.
 */
export interface MeClientRequest {
/**
 * Name of the client, 1 to 200 characters; a name of blanks only is refused with 400 `invalid_request`.
 */
name: string
/**
 * Scopes that the client can request; any other value is refused with 400 `invalid_request`. Absent gives all of them.
 * 
 * @minItems 1
 * @maxItems 6
 */
scopes?: EnumsClientScope[]
}
/**
 * Community entry that the organization saved, a brand or the properties of a publisher.
 */
export interface MeEntry {
entity: EnumsEntryKind
/**
 * Domain of the entry in canonical form.
 */
domain: string
review_status: EnumsReviewStatus
/**
 * Number of its latest revision; 0 for one that was never committed.
 */
revision_number: number
/**
 * Time at which the entry last changed, ISO 8601 in UTC.
 */
updated_at: string
/**
 * The case that an operator decides; only for entries that were held; a UUID.
 */
review_id?: string
/**
 * Name that the domain resembles; present only for entries that were held because of it.
 */
resembles?: string
}
/**
 * A page of the community entries that the organization saved.
 */
export interface MeEntryList {
/**
 * Entries of this page by domain, brands before properties of the same domain.
 */
entries: MeEntry[]
/**
 * Cursor of the next page; null on the last one.
 */
next_cursor: (string | null)
}
/**
 * Principal behind a credential, and the organizations for which it acts.
 */
export interface MeIdentity {
kind: EnumsPrincipalKind
/**
 * Identifier of the principal, as in the audit log: that of a person, `api_key_…` or `client_…`.
 */
id: string
/**
 * Name shown to people; for a key that of its organization.
 */
name: string
/**
 * Email address of the person, lower-case; for people only, and with a program's token only if it has the scope `email`.
 */
email?: string
/**
 * Id of the organization that requests without `org` act for: the one joined first. Null without any.
 */
organization: (string | null)
/**
 * All organizations for which the caller can act, the one joined first at the head.
 */
organizations: MeStanding[]
/**
 * Whether an operator, or an organization that proved the domain of the address, confirms that the address belongs to the person; present with `email`.
 */
email_verified?: boolean
/**
 * Permissions of the credential on the REST API and in tasks, for example `registry:read` or `products:write`. The role in the organization limits them further. Empty if the credential can only identify itself.
 */
permissions: string[]
}
/**
 * Organization for which the caller acts, with the caller's role.
 */
export interface MeStanding {
/**
 * Identifier of the organization, which the parameter `org` of operations accepts, a UUID.
 */
id: string
/**
 * Name of the organization as it is shown to people.
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
 * Identifier of the invitation, with which it can be withdrawn, a UUID.
 */
invitation_id: string
role: EnumsMemberRole
/**
 * Only email address that can accept the invitation, lower-case; null if anyone with the link can.
 */
email: (string | null)
/**
 * Creator: the identifier of a person, `api_key_…` or `client_…`.
 */
created_by: string
/**
 * Time at which the invitation was created, ISO 8601 in UTC.
 */
created_at: string
/**
 * Time at which the invitation expires, 7 days after its creation.
 */
expires_at: string
}
/**
 * New invitation with its link, which is shown in this response only.
 */
export interface MeInvitationCreated {
/**
 * Identifier of the invitation, with which it can be withdrawn, a UUID.
 */
invitation_id: string
role: EnumsMemberRole
/**
 * Only email address that can accept the invitation, lower-case; null if anyone with the link can.
 */
email: (string | null)
/**
 * Creator: the identifier of a person, `api_key_…` or `client_…`.
 */
created_by: string
/**
 * Time at which the invitation was created, ISO 8601 in UTC.
 */
created_at: string
/**
 * Time at which the invitation expires, 7 days after its creation.
 */
expires_at: string
/**
 * URL of the page on which the invitation is accepted, once. It is a secret and is not shown again.
 */
url: string
}
/**
 * Invitations that are neither accepted, withdrawn nor expired.
 */
export interface MeInvitationList {
/**
 * Open invitations, the oldest first, without their links.
 */
invitations: MeInvitation[]
}
/**
 * Role to offer, and optionally the only email address that can accept it.
 */
export interface MeInvitationRequest {
role: EnumsMemberRole
/**
 * Only email address that can accept the invitation; without it anyone with the link can. An invalid address is refused with 400 `invalid_request`.
 */
email?: string
}
/**
 * Person with a membership in the organization: role, address and time of joining.
 */
export interface MeMember {
/**
 * Identifier of the person in this registry, the same in every organization, a UUID.
 */
user_id: string
/**
 * Name of the person as the identity provider or the person gave it.
 */
name: string
/**
 * Email address with which the person signs in, lower-case.
 */
email: string
role: EnumsMemberRole
/**
 * Time at which the person joined the organization, ISO 8601 in UTC.
 */
joined_at: string
}
/**
 * All people who are members of the organization, with their roles.
 */
export interface MeMemberList {
/**
 * Members of the organization, the earliest first.
 */
members: MeMember[]
}
/**
 * New role of a member in the organization.
 */
export interface MeMemberUpdate {
role: EnumsMemberRole
}
/**
 * Organization as its members see it, with the caller's own role.
 */
export interface MeOrganization {
/**
 * Identifier of the organization; it never changes; a UUID.
 */
id: string
/**
 * Name of the organization as it is shown to people.
 */
name: string
/**
 * Membership tier of the organization; null without one. Only operators of the registry set it.
 */
tier: (string | null)
role: EnumsMemberRole
/**
 * Time at which the organization was created, ISO 8601 in UTC.
 */
created_at: string
}
/**
 * New name of the organization; the identifier and short name stay.
 */
export interface MeOrganizationUpdate {
/**
 * New name, 1 to 200 characters, without surrounding blanks; a name of blanks only is refused with 400 `invalid_request`.
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
 * 
 * - `active`: Events are sent, and repeated for up to 24 hours while the endpoint fails.
 * - `paused`: Nothing is sent until the subscription is resumed; no event is lost meanwhile.
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
 * 
 * - `pending`: The attempt has begun and its end is not recorded yet.
 * - `success`: The endpoint answered with a status of 200 to 299.
 * - `failed`: The endpoint answered with any other status, or nothing could be sent.
 * - `timeout`: The endpoint did not answer within 10 seconds.
 * - `connection_error`: No connection was made: name resolution, address check, TLS or network failed.
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
 * Figures summed over all buys of a report, in the currency of the report.
 */
export interface MediaBuyAggregatedTotals {
/**
 * Number of impressions of all buys in the report.
 */
impressions: number
/**
 * Amount spent by all buys, in major units of the report's currency.
 */
spend: number
/**
 * Number of clicks of all buys, without invalid traffic.
 */
clicks?: number
/**
 * Number of views of all buys that reached the end or the completion threshold.
 */
completed_views?: number
/**
 * Number of views of all buys that lasted long enough to count.
 */
views?: number
/**
 * Number of conversions of all buys inside their attribution windows.
 */
conversions?: number
/**
 * Value of these conversions, in major units of the report's currency.
 */
conversion_value?: number
/**
 * Return on ad spend: conversion value divided by spend.
 */
roas?: number
/**
 * Share of conversions from people who had not bought the brand before, from 0 to 1.
 */
new_to_brand_rate?: number
/**
 * Spend divided by conversions, in major units of the report's currency.
 */
cost_per_acquisition?: number
/**
 * Completed views for each impression; null when there was none; from 0 to 1.
 */
completion_rate?: (number | null)
/**
 * Number of different people or devices reached; present only if it was counted over all buys together.
 */
reach?: number
reach_unit?: EnumsReachUnit
/**
 * Average number of impressions for each person or device that was reached.
 */
frequency?: number
/**
 * Number of buys over which the totals are summed.
 */
media_buy_count: number
/**
 * Values of metrics that have a qualifier, such as viewability by one standard.
 */
metric_aggregates?: CoreDeliveryMetricAggregate[]
}
export interface MediaBuyAudienceOutcome1 {
/**
 * Identifier that the buyer gave the audience; targeting refers to it.
 */
audience_id: string
/**
 * Name that is shown to people, at most 500 characters; not unique.
 */
name?: string
/**
 * Identifier that the seller gave it in its own platform.
 */
seller_id?: string
/**
 * Change that the request made: created, updated, left unchanged, deleted or failed.
 * 
 * - `created`: It is new
 * - `updated`: It was changed
 * - `unchanged`: The request did not differ from what is stored
 * - `deleted`: It was removed because `delete_missing` was true or it was asked for
 * - `failed`: It was not stored; `errors` states why
 */
action: ("created" | "updated" | "unchanged" | "deleted" | "failed")
status?: EnumsAudienceStatus
/**
 * Number of members that this request added.
 */
uploaded_count?: number
/**
 * Number of members that were uploaded over time, without those removed again.
 */
total_uploaded_count?: number
/**
 * Number of members that the seller matched to people; compare it with `minimum_audience_size`.
 */
matched_count?: number
/**
 * Share of uploaded members that were matched to people, from 0 to 1.
 */
effective_match_rate?: number
/**
 * Numbers of matches by type of identifier, at least one type.
 * 
 * @minItems 1
 * 
 * Items: Numbers of matches for one type of identifier.
 */
match_breakdown?: {
id_type: EnumsMatchIdType
/**
 * Number of identifiers of the type that were uploaded.
 */
submitted: number
/**
 * Number of uploaded identifiers of the type that matched a person.
 */
matched: number
/**
 * Matched identifiers divided by uploaded ones, from 0 to 1.
 */
match_rate: number
}[]
/**
 * Time at which members were last added or removed, ISO 8601 in UTC.
 */
last_synced_at?: string
/**
 * Smallest number of matched members that can be targeted; always present with the state `too_small`.
 */
minimum_size?: number
/**
 * Errors for which it was not stored; present only with `action` `failed`.
 */
errors?: CoreError[]
}
/**
 * An audience and the members to add or remove. A member in both lists is removed.
 */
export interface MediaBuyAudienceSync {
/**
 * Identifier that the buyer gives the audience, unique in the account; targeting refers to it.
 */
audience_id: string
/**
 * Name that is shown to people, at most 500 characters; not unique.
 */
name?: string
/**
 * Text for people that describes the members of the audience, at most 5000 characters.
 */
description?: string
/**
 * Use of the audience, which may limit how it can be targeted.
 * 
 * - `crm`: Customers of the advertiser
 * - `suppression`: People who must not see the ads
 * - `lookalike_seed`: People from whom similar ones are derived
 */
audience_type?: ("crm" | "suppression" | "lookalike_seed")
/**
 * Labels of the buyer for the audience, at most 100.
 * 
 * @maxItems 100
 */
tags?: string[]
/**
 * Members to add, 1 to 100000; a member that exists is left as it is.
 * 
 * @minItems 1
 * @maxItems 100000
 */
add?: CoreAudienceMember[]
/**
 * Members to remove, 1 to 100000; unknown members are ignored.
 * 
 * @minItems 1
 * @maxItems 100000
 */
remove?: CoreAudienceMember[]
/**
 * Whether the audience is deleted; all other fields are then ignored.
 */
delete?: boolean
consent_basis?: EnumsConsentBasis
}
export interface MediaBuyBreakdownRequest1 {
/**
 * Largest number of rows, 1 to 100000; the rows with the largest figures are kept.
 */
limit?: number
sort_by?: EnumsSortMetric
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
reason?: ("APPROVAL_REQUIRED" | "CREATIVE_DIRECTION_NEEDED" | "ASSET_SELECTION_NEEDED")
/**
 * Problems that the caller can mend before the build goes on.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * The build goes on after the answer; its outcome is polled with `task_id`.
 */
export interface MediaBuyBuildCreativeAsyncResponseSubmitted {
/**
 * The build goes on; its outcome is polled with `task_id`.
 */
status: "submitted"
/**
 * Identifier that the outcome is polled with, by `get_task_status`.
 */
task_id: string
/**
 * What happens now, for people; plain text of at most 2000 characters.
 */
message?: string
/**
 * Advice about the request that was accepted.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * How far a submitted build is, in percent and steps.
 */
export interface MediaBuyBuildCreativeAsyncResponseWorking {
/**
 * Share of the work that is done, 0 to 100 percent.
 */
percentage?: number
/**
 * Step that is being carried out, for people.
 */
current_step?: string
/**
 * Number of steps of the build; 1 or more.
 */
total_steps?: number
/**
 * Number of the current step, counted from 1.
 */
step_number?: number
context?: CoreContext
ext?: CoreExt
}
export interface MediaBuyBuildCreativeRequest1 {
/**
 * Instruction in natural language, such as what to change; at most 10,000 characters.
 */
message?: string
creative_manifest?: CoreCreativeManifest
/**
 * Creative of the library to fetch as a serving tag; an unknown one is refused with `REFERENCE_NOT_FOUND`.
 */
creative_id?: string
/**
 * Concept of the library that the creative belongs to; at most 256 characters.
 */
concept_id?: string
/**
 * Buy that a serving tag is for; fills the macro `MEDIA_BUY_ID`.
 */
media_buy_id?: string
/**
 * Package that a serving tag is for; fills the macro `PACKAGE_ID`.
 */
package_id?: string
target_format_id?: CoreFormatId
/**
 * Formats to produce, 1 to 50; one unknown format refuses all with `FORMAT_NOT_SUPPORTED`.
 * 
 * @minItems 1
 * @maxItems 50
 */
target_format_ids?: CoreFormatId[]
/**
 * Transformer to use, from `list_transformers`; an unknown one is refused with `REFERENCE_NOT_FOUND`.
 */
transformer_id?: string
/**
 * Parameters of the transformer, at most 100; unknown names and values out of range are refused with `INVALID_REQUEST`.
 */
config?: {
[k: string]: unknown
}
/**
 * Earlier result to refine; an unknown or expired one is refused with `REFERENCE_NOT_FOUND`.
 */
refine_from_build_variant_id?: string
mode?: EnumsBuildMode
/**
 * Largest cost of the build; production stops before it would be exceeded.
 */
max_spend?: {
/**
 * Amount in major units of `currency`; 0 or more.
 */
amount: number
currency: CoreCurrencyCode
}
/**
 * Largest number of creatives, one per catalog item; values above the declared limit are clamped.
 */
max_creatives?: number
/**
 * Signal values to produce creatives for. Experimental; refused with `UNSUPPORTED_FEATURE`.
 * 
 * @minItems 1
 * @maxItems 100
 */
signal_conditions?: CoreSignalTargeting[]
/**
 * Number of variants of each creative; values above the declared limit are clamped.
 */
max_variants?: number
/**
 * What the variants differ in, with the values to produce them for.
 */
variant_axis?: {
dimension: EnumsVariantDimension
/**
 * Parameter of the transformer that varies, for the dimension `transformer_config`.
 */
field?: string
/**
 * Values to produce one variant for each, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
values?: CoreAnyValue[]
/**
 * Name of the axis for people; at most 500 characters.
 */
label?: string
}
keep_mode?: EnumsKeepMode
selection_strategy?: EnumsCreativeSelectionStrategy
account?: CoreAccountRef
brand?: CoreBrandRef
quality?: EnumsCreativeQuality
evaluator?: CoreEvaluatorSpec
/**
 * Largest number of catalog items in one creative; the smaller of this and the format's limit applies.
 */
item_limit?: number
/**
 * Whether to return previews of the result; a failure to make them goes to `preview_error`.
 */
include_preview?: boolean
/**
 * Sets of macro values to preview the result for, 1 to 20.
 * 
 * @minItems 1
 * @maxItems 20
 */
preview_inputs?: CreativePreviewInput[]
preview_quality?: EnumsCreativeQuality
preview_output_format?: EnumsPreviewOutputFormat
/**
 * Values of macros to fill in now, at most 200; all other macros stay as they are.
 */
macro_values?: {
[k: string]: string
}
idempotency_key: CoreIdempotencyKey
push_notification_config?: CorePushNotificationConfig
}
/**
 * Catalog after the request, with the results of the review of its items.
 */
export interface MediaBuyCatalogOutcome {
/**
 * Identifier that the buyer gave the catalog; packages refer to it.
 */
catalog_id: string
action: EnumsCatalogAction
/**
 * Identifier that the seller gave the catalog in its own platform.
 */
platform_id?: string
/**
 * Number of items; always present unless the catalog failed or was deleted.
 */
item_count?: number
/**
 * Number of items that the review approved.
 */
items_approved?: number
/**
 * Number of items whose review is not finished.
 */
items_pending?: number
/**
 * Number of items that the review rejected.
 */
items_rejected?: number
/**
 * Items that were rejected or have a warning, with the reasons.
 * 
 * Items: Item with the result of its review.
 */
item_issues?: {
/**
 * Identifier of the item in the catalog.
 */
item_id: string
status: EnumsCatalogItemStatus
/**
 * Reasons for the result, as sentences for people.
 */
reasons?: string[]
}[]
/**
 * Time at which items last changed, ISO 8601 in UTC.
 */
last_synced_at?: string
/**
 * Time at which the seller fetches the feed again; absent for catalogs without a feed.
 */
next_fetch_at?: string
/**
 * Names of the fields that the request changed.
 */
changes?: string[]
/**
 * Errors for which it was not stored; present only with `action` `failed`.
 */
errors?: CoreError[]
/**
 * Remarks about what was stored, as sentences for people.
 */
warnings?: string[]
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
reason?: ("APPROVAL_REQUIRED" | "BUDGET_EXCEEDS_LIMIT")
/**
 * Errors that led to the question, each with its field.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * Buy that must be approved first; `get_task_status` returns the outcome.
 */
export interface MediaBuyCreateMediaBuyAsyncResponseSubmitted {
/**
 * Constant `submitted`: the buy waits for an approval.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * Progress of the creation of a buy that runs in the background.
 */
export interface MediaBuyCreateMediaBuyAsyncResponseWorking {
/**
 * Estimated share of the work that is done, in percent from 0 to 100.
 */
percentage?: number
/**
 * Step that is being worked on, as a short phrase for people; never parse it.
 */
current_step?: string
/**
 * Total number of steps that the work takes, 1 or more; absent when unknown.
 */
total_steps?: number
/**
 * Number of the step that is being worked on, counted from 1.
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
 * Packages to buy, 1 to 500. Either this field or `proposal_id` is required.
 * 
 * @minItems 1
 * @maxItems 500
 */
packages?: MediaBuyPackageRequest[]
start_time: CoreStartTiming
/**
 * End of the flight, after the start and at most 731 days after it; otherwise refused with `VALIDATION_ERROR`.
 */
end_time: string
/**
 * Identifier of a proposal to buy as a whole. It needs `total_budget`. At most 256 characters.
 */
proposal_id?: string
total_budget?: CoreMoney
/**
 * Whether the buy is held after its creation. It delivers nothing until it is resumed.
 */
paused?: boolean
/**
 * Identifier of the governance plan to which the buy belongs, at the account's governance agent.
 */
plan_id?: string
advertiser_industry?: EnumsAdvertiserIndustry
invoice_recipient?: CoreBusinessEntity
/**
 * Acceptance of the insertion order. Without it a proposal whose order must be signed is refused with `IO_REQUIRED`.
 */
io_acceptance?: {
/**
 * Identifier of the accepted insertion order, as the proposal states it, at most 256 characters.
 */
io_id: string
/**
 * Time at which the order was accepted, ISO 8601 with a zone.
 */
accepted_at: string
/**
 * Name of the person who accepted the order, 1 to 250 characters.
 */
signatory: string
/**
 * Identifier of the signature at the signing service, at most 256 characters.
 */
signature_id?: string
}
/**
 * Number of the buyer's purchase order. It appears on invoices. At most 256 characters.
 */
po_number?: string
/**
 * Number of the agency's media estimate, at most 100 characters. It appears on invoices.
 */
agency_estimate_number?: string
reporting_webhook?: CoreReportingWebhook
artifact_webhook?: CoreArtifactWebhook
}
/**
 * Package to buy: one product with its price, budget, targeting and creatives.
 */
export interface MediaBuyPackageRequest {
/**
 * The product. An unknown one is refused with `PRODUCT_NOT_FOUND`. At most 256 characters.
 */
product_id: string
/**
 * Budget in the currency of the price. 0 is refused with `INVALID_REQUEST`, an amount below the minimum with `BUDGET_TOO_LOW`.
 */
budget: number
/**
 * The price. One of another product is refused with `INVALID_REQUEST`. At most 256 characters.
 */
pricing_option_id: string
/**
 * Bid in an auction; below the floor it is refused with `INVALID_REQUEST`. With `max_bid` in the price, it is the most that is paid.
 */
bid_price?: number
/**
 * Number of impressions to aim at, if the package is bought by impressions.
 */
impressions?: number
pacing?: EnumsPacing
/**
 * Start of the package inside the flight of the buy. Absent means that of the buy; any other time is refused with `INVALID_REQUEST`.
 */
start_time?: string
/**
 * End of the package inside the flight of the buy. Absent means that of the buy; any other time is refused with `INVALID_REQUEST`.
 */
end_time?: string
/**
 * Whether the package starts paused; false lets it deliver as soon as it can.
 */
paused?: boolean
/**
 * Formats of the package's creatives. Absent means all of the product; one that the product does not accept is refused with `UNSUPPORTED_FEATURE`.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_ids?: CoreFormatId[]
/**
 * Formats of its creatives, among those that are offered; goes before `format_ids`. 1 to 100 entries.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_option_refs?: CoreFormatOptionRef[]
format_kind?: CoreCanonicalFormatKind
/**
 * Parameters of the format family that creatives must meet; only together with `format_kind`.
 */
params?: {
[k: string]: unknown
}
/**
 * Catalogs whose items the creatives show, at most 100.
 * 
 * @maxItems 100
 */
catalogs?: CoreCatalog[]
/**
 * Goals for which delivery is optimized, 1 to 100, the most important first.
 * 
 * @minItems 1
 * @maxItems 100
 */
optimization_goals?: CoreOptimizationGoal[]
targeting_overlay?: CoreTargeting
measurement_terms?: CoreMeasurementTerms
/**
 * Standards of quality that delivery must reach; absent means those of the product.
 * 
 * @minItems 1
 * @maxItems 100
 */
performance_standards?: CorePerformanceStandard[]
/**
 * Metrics that the seller is asked to commit to. Refused with `TERMS_REJECTED` if it cannot.
 * 
 * @minItems 1
 * @maxItems 100
 */
committed_metrics?: CoreMetricRef[]
/**
 * Creatives of the library to assign, 1 to 500; an unknown one is refused with `CREATIVE_NOT_FOUND`.
 * 
 * @minItems 1
 * @maxItems 500
 */
creative_assignments?: CoreCreativeAssignment[]
/**
 * New creatives, 1 to 100. Refused with `UNSUPPORTED_FEATURE` without the feature `inline_creative_management`, and with `CREATIVE_ID_EXISTS` for a known identifier.
 * 
 * @minItems 1
 * @maxItems 100
 */
creatives?: CoreCreativeAsset[]
/**
 * Number of the agency's media estimate, at most 100 characters. It appears on invoices.
 */
agency_estimate_number?: string
context?: CoreContext
ext?: CoreExt
}
/**
 * Delivery figures of one day, in the time zone of the report.
 */
export interface MediaBuyDailyDelivery {
/**
 * Day of the figures, `YYYY-MM-DD` in the time zone of the report.
 */
date: string
/**
 * Number of impressions on that day.
 */
impressions: number
/**
 * Amount spent on that day, in major units of the report's currency.
 */
spend: number
/**
 * Number of conversions that are credited to that day.
 */
conversions?: number
/**
 * Value of these conversions, in major units of the report's currency.
 */
conversion_value?: number
/**
 * Return on ad spend: conversion value divided by spend.
 */
roas?: number
/**
 * Share of conversions from people who had not bought the brand before, from 0 to 1.
 */
new_to_brand_rate?: number
}
/**
 * Delivery figures of one period, for the whole buy and by package.
 */
export interface MediaBuyDeliveryWindow {
/**
 * Start of the period, inclusive, ISO 8601 with a zone.
 */
window_start: string
/**
 * End of the period, exclusive, ISO 8601 with a zone.
 */
window_end: string
totals: CoreDeliveryMetrics
/**
 * Figures of the period for each package.
 */
by_package?: MediaBuyWindowPackage[]
/**
 * Whether the figures are final; false means that later reports can correct them.
 */
is_final?: boolean
/**
 * Name of the measurement window of the figures, at most 50 characters.
 */
measurement_window?: string
}
/**
 * Event source after the request, with its setup and health.
 */
export interface MediaBuyEventSourceOutcome {
/**
 * Identifier that the buyer gave the source; events and goals refer to it.
 */
event_source_id: string
/**
 * Name that is shown to people, at most 500 characters; not unique.
 */
name?: string
/**
 * Identifier that the seller gave it in its own platform.
 */
seller_id?: string
/**
 * Types of events that the source sends, such as `purchase`.
 */
event_types?: EnumsEventType[]
action_source?: EnumsActionSource
surface?: CoreEventSurface
/**
 * Party that maintains the event source.
 * 
 * - `buyer`: The buyer created the source and sends its events
 * - `seller`: The seller provides the source, and the buyer only uses it
 */
managed_by?: ("buyer" | "seller")
/**
 * Instructions to install the source; present for a source that was just created.
 */
setup?: {
/**
 * Code that the buyer places on its pages to send events.
 */
snippet?: string
/**
 * Kind of code to install; `server_only` means that no code is installed.
 * 
 * - `javascript`: Script for pages
 * - `html`: Markup for pages
 * - `pixel_url`: URL that is requested as an image
 * - `server_only`: No code; events are sent with `log_event`
 */
snippet_type?: ("javascript" | "html" | "pixel_url" | "server_only")
/**
 * Steps that complete the setup, as text for people.
 */
instructions?: string
}
/**
 * Change that the request made: created, updated, left unchanged, deleted or failed.
 * 
 * - `created`: It is new
 * - `updated`: It was changed
 * - `unchanged`: The request did not differ from what is stored
 * - `deleted`: It was removed because `delete_missing` was true or it was asked for
 * - `failed`: It was not stored; `errors` states why
 */
action: ("created" | "updated" | "unchanged" | "deleted" | "failed")
health?: CoreEventSourceHealth
/**
 * Errors for which it was not stored; present only with `action` `failed`.
 */
errors?: CoreError[]
ext?: CoreExt
}
/**
 * Source of events to create or change, such as a website or an app.
 */
export interface MediaBuyEventSourceSync {
/**
 * Identifier that the buyer gives the source, unique in the account; events and goals refer to it.
 */
event_source_id: string
/**
 * Name that is shown to people, at most 500 characters; not unique.
 */
name?: string
/**
 * Types of events that the source sends; absent means all types that the seller supports.
 * 
 * @minItems 1
 * @maxItems 100
 */
event_types?: EnumsEventType[]
action_source?: EnumsActionSource
/**
 * Domains from which events of the source are accepted; absent accepts every domain.
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
 * System of the areas; for metropolitan and postal areas only. One that is not reported is refused with `UNSUPPORTED_FEATURE`.
 */
system?: (EnumsMetroSystem | EnumsPostalSystem | EnumsLegacyPostalSystem)
country?: CoreCountryCode
/**
 * Largest number of rows, 1 to 100000; the rows with the largest figures are kept.
 */
limit?: number
sort_by?: EnumsSortMetric
}
export interface MediaBuyGetMediaBuyDeliveryRequest1 {
account?: CoreAccountRef
/**
 * Buys. A single an unknown one is refused with `MEDIA_BUY_NOT_FOUND`. 1 to 1000 entries.
 * 
 * @minItems 1
 * @maxItems 1000
 */
media_buy_ids?: string[]
status_filter?: MediaBuyMediaBuyStatusFilter
/**
 * First day, `YYYY-MM-DD`, together with `end_date`. Refused with `DATE_RANGE_NOT_SUPPORTED` for products that report their whole flight only.
 */
start_date?: string
/**
 * Day after the last one, `YYYY-MM-DD`. A day that is not after the start is refused with `INVALID_DATE_RANGE`.
 */
end_date?: string
/**
 * Whether each package has a row for each day.
 */
include_package_daily_breakdown?: boolean
time_granularity?: EnumsReportingFrequency
/**
 * Whether each row splits its figures into the periods of `time_granularity`.
 */
include_window_breakdown?: boolean
attribution_window?: CoreAttributionWindow
/**
 * Breakdowns that the response should contain. One that a product does not report is left out.
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
 * Kind of the report, such as scheduled or final; present in pushed reports only.
 * 
 * - `scheduled`: Report of a past period
 * - `final`: Last report after the end of the buy
 * - `delayed`: Report that comes later than planned
 * - `adjusted`: Corrected figures of an earlier report
 * - `window_update`: Figures of a measurement window that has closed
 */
notification_type?: ("scheduled" | "final" | "delayed" | "adjusted" | "window_update")
/**
 * Whether figures of some buys are missing; present in pushed reports only.
 */
partial_data?: boolean
/**
 * Number of buys whose figures are missing; present in pushed reports only.
 */
unavailable_count?: number
/**
 * Number of the report, counted from 1; in pushed reports only.
 */
sequence_number?: number
/**
 * Time at which the next report is expected; present in pushed reports only.
 */
next_expected_at?: string
reporting_period: MediaBuyReportingPeriod
currency: CoreCurrencyCode
attribution_window?: CoreAttributionWindow
aggregated_totals?: MediaBuyAggregatedTotals
/**
 * Figures of each requested buy that the caller may see.
 */
media_buy_deliveries: MediaBuyMediaBuyDelivery[]
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
/**
 * Period that a report covers, from its start up to its end.
 */
export interface MediaBuyReportingPeriod {
/**
 * Start of the reported period, inclusive, ISO 8601 with a zone.
 */
start: string
/**
 * End of the reported period, exclusive, ISO 8601 with a zone.
 */
end: string
}
/**
 * Delivery of one buy: totals, packages and days.
 */
export interface MediaBuyMediaBuyDelivery {
/**
 * Identifier of the buy, as `create_media_buy` returned it; updates and reports refer to it.
 */
media_buy_id: string
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
status: ("pending_creatives" | "pending_start" | "pending" | "active" | "paused" | "completed" | "rejected" | "canceled" | "failed" | "reporting_delayed")
/**
 * Time at which late figures are expected to be available, ISO 8601 with a zone.
 */
expected_availability?: string
/**
 * Whether the report corrects figures of an earlier report.
 */
is_adjusted?: boolean
/**
 * Whether the figures are final; false means that later reports can correct them.
 */
is_final?: boolean
/**
 * Time at which the figures became final; present only if they are; ISO 8601 with a zone.
 */
finalized_at?: string
/**
 * Name of the measurement window of the figures, at most 50 characters.
 */
measurement_window?: string
pricing_model?: EnumsPricingModel
totals: MediaBuyDeliveryTotals
/**
 * Figures of each package of the buy.
 */
by_package: MediaBuyPackageDelivery[]
/**
 * Figures by measurement period; present only if the request asked for them.
 */
windows?: MediaBuyDeliveryWindow[]
/**
 * Figures of the buy for each day; only when asked for.
 */
daily_breakdown?: MediaBuyDailyDelivery[]
}
export interface MediaBuyGetMediaBuysRequest1 {
account?: CoreAccountRef
/**
 * Identifiers of the wanted buys. Unknown ones are left out of the response.
 * 
 * @minItems 1
 * @maxItems 1000
 */
media_buy_ids?: string[]
status_filter?: MediaBuyMediaBuyStatusFilter
/**
 * Whether each package contains a `snapshot` of its figures since its start.
 */
include_snapshot?: boolean
/**
 * Number of latest changes to return for each buy, 0 to 1000.
 */
include_history?: number
/**
 * Whether the response contains the webhooks that were sent to the caller.
 */
include_webhook_activity?: boolean
/**
 * Largest number of webhook attempts to return for each buy, 1 to 200.
 */
webhook_activity_limit?: number
pagination?: CorePaginationRequest
}
export interface MediaBuyGetMediaBuysResponse1 {
/**
 * Buys of this page with their current state.
 */
media_buys: MediaBuyMediaBuyRecord[]
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
pagination?: CorePaginationResponse
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
/**
 * Media buy with its packages in the current state.
 */
export interface MediaBuyMediaBuyRecord {
/**
 * Identifier of the buy, as `create_media_buy` returned it; updates and reports refer to it.
 */
media_buy_id: string
account?: CoreAccount
invoice_recipient?: CoreBusinessEntity
status: EnumsMediaBuyStatus
/**
 * When the state was looked at; null when that is not known; ISO 8601 with a zone.
 */
status_as_of?: (string | null)
health?: EnumsMediaBuyHealth
/**
 * Resources that are out of service; empty if `health` is `ok`.
 */
impairments?: CoreImpairment[]
/**
 * Reason for which the seller declined the buy, as text for people.
 */
rejection_reason?: string
currency: CoreCurrencyCode
/**
 * Sum of the budgets of all packages, in major units of the currency of the buy.
 */
total_budget: number
/**
 * Start of the flight, ISO 8601 with a zone.
 */
start_time?: string
/**
 * End of the flight, exclusive, ISO 8601 with a zone.
 */
end_time?: string
/**
 * Earliest deadline for creatives among the packages, ISO 8601 with a zone.
 */
creative_deadline?: string
/**
 * Time at which the seller committed to the buy; null while it has not.
 */
confirmed_at: (string | null)
cancellation?: CoreCancellation
/**
 * Revision number of the buy, 1 when it is new; every change raises it.
 */
revision: number
/**
 * Time at which the buy was created, ISO 8601 in UTC.
 */
created_at?: string
/**
 * Time at which the buy last changed, ISO 8601 in UTC.
 */
updated_at?: string
context?: CoreContext
/**
 * Changes that the state of the buy allows now; empty in a final state.
 */
valid_actions?: EnumsMediaBuyValidAction[]
/**
 * Changes that are possible now, and how each takes effect; more detailed than `valid_actions`.
 */
available_actions?: CoreMediaBuyAvailableAction[]
/**
 * Webhooks that were sent to the caller, newest first; at most 200.
 * 
 * @maxItems 200
 */
webhook_activity?: CoreWebhookActivityRecord[]
/**
 * Changes of the buy, the newest first, as many as `include_history` asks for.
 */
history?: MediaBuyHistoryEntry[]
/**
 * Packages of the buy with their current state, canceled ones included.
 */
packages: MediaBuyPackageRecord[]
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
ext?: CoreExt
}
/**
 * Change of a buy with its time and author.
 */
export interface MediaBuyHistoryEntry {
/**
 * Revision number of the buy after the change, 1 for its creation.
 */
revision: number
/**
 * Time of the change, ISO 8601 in UTC.
 */
timestamp: string
/**
 * Party that made the change, such as the buyer or the seller.
 */
actor?: string
/**
 * Name of the change, such as `created` or `pause`.
 */
action: string
/**
 * Summary of the change for people, at most 500 characters.
 */
summary?: string
/**
 * Identifier of the package that changed; absent for changes of the whole buy.
 */
package_id?: string
ext?: CoreExt
}
/**
 * Package of a buy in its current state, as the seller stores it.
 */
export interface MediaBuyPackageRecord {
/**
 * Identifier of the package, as the seller assigned it.
 */
package_id: string
/**
 * Identifier of the product that the package buys, from a response of `get_products`.
 */
product_id?: string
/**
 * Identifier of the product's pricing option that the package pays.
 */
pricing_option_id?: string
/**
 * Budget of the package for its whole flight, in major units of `currency`.
 */
budget?: number
currency?: CoreCurrencyCode
/**
 * Highest bid in an auction, in the currency and unit of the pricing option.
 */
bid_price?: number
pacing?: EnumsPacing
/**
 * Formats in which the package accepts creatives, at least one if present.
 * 
 * @minItems 1
 */
format_ids?: CoreFormatId[]
/**
 * Format options of the product in which the package accepts creatives.
 * 
 * @minItems 1
 */
format_option_refs?: CoreFormatOptionRef[]
format_kind?: CoreCanonicalFormatKind
/**
 * Parameters of the format family that creatives must meet, such as sizes.
 */
params?: {
[k: string]: unknown
}
/**
 * Number of impressions that the package aims at, if it is bought by impressions.
 */
impressions?: number
targeting_overlay?: CoreTargeting
/**
 * Goals for which delivery is optimized, at least one if present.
 * 
 * @minItems 1
 */
optimization_goals?: CoreOptimizationGoal[]
/**
 * Catalogs whose items the creatives of the package show.
 */
catalogs?: CoreCatalog[]
measurement_terms?: CoreMeasurementTerms
/**
 * Standards of quality that delivery must reach, at least one if present.
 * 
 * @minItems 1
 */
performance_standards?: CorePerformanceStandard[]
/**
 * Metrics that the seller committed to report until the end of the package.
 * 
 * @minItems 1
 */
committed_metrics?: CoreCommittedMetric[]
/**
 * Creatives that are assigned to the package, with weights and placements.
 */
creative_assignments?: CoreCreativeAssignment[]
/**
 * Start of the package; absent means that of the buy; ISO 8601 with a zone.
 */
start_time?: string
/**
 * End of the package; absent means that of the buy; ISO 8601 with a zone.
 */
end_time?: string
/**
 * Whether delivery of the package is paused; a paused buy pauses every package.
 */
paused?: boolean
/**
 * Whether the package is canceled; it cannot be restored.
 */
canceled?: boolean
cancellation?: CoreCancellation
/**
 * Deadline for changes of creatives; later ones are refused with `CREATIVE_DEADLINE_EXCEEDED`. A package without a creative at this time is canceled, and its inventory and budget are released.
 */
creative_deadline?: string
context?: CoreContext
/**
 * State of the review of each assigned creative on this package.
 * 
 * Items: Assigned creative with the state of its review.
 */
creative_approvals?: {
/**
 * Identifier of the creative in the library.
 */
creative_id: string
approval_status: EnumsCreativeApprovalStatus
/**
 * Reason for which the creative was rejected, as text for people.
 */
rejection_reason?: string
}[]
/**
 * Formats for which the package still lacks a creative.
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
 * Time of the figures, ISO 8601 in UTC; later deliveries are not included.
 */
as_of: string
/**
 * Greatest possible age of the figures, in seconds; `as_of` states their time.
 */
staleness_seconds: number
/**
 * Number of impressions since the start of the package.
 */
impressions: number
/**
 * Amount spent since the start of the package, in major units of `currency`.
 */
spend: number
currency?: CoreCurrencyCode
/**
 * Number of clicks since the start of the package.
 */
clicks?: number
/**
 * Delivery divided by what was planned until now; 1 is on plan.
 */
pacing_index?: number
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
delivery_status?: ("delivering" | "not_delivering" | "completed" | "budget_exhausted" | "flight_ended" | "goal_met")
ext?: CoreExt
}
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
reason?: ("CLARIFICATION_NEEDED" | "BUDGET_REQUIRED")
/**
 * Products that fit what is known so far.
 */
partial_results?: CoreProduct[]
/**
 * Possible replies that would let the search continue, as text for people.
 */
suggestions?: string[]
context?: CoreContext
ext?: CoreExt
}
/**
 * Search that continues in the background; `get_task_status` returns the outcome.
 */
export interface MediaBuyGetProductsAsyncResponseSubmitted {
/**
 * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Time at which the seller expects the search to be complete, ISO 8601 with a zone.
 */
estimated_completion?: string
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * Progress of a search for products that runs in the background.
 */
export interface MediaBuyGetProductsAsyncResponseWorking {
/**
 * Estimated share of the work that is done, in percent from 0 to 100.
 */
percentage?: number
/**
 * Step that is being worked on, as a short phrase for people; never parse it.
 */
current_step?: string
/**
 * Total number of steps that the work takes, 1 or more; absent when unknown.
 */
total_steps?: number
/**
 * Number of the step that is being worked on, counted from 1.
 */
step_number?: number
context?: CoreContext
ext?: CoreExt
}
export interface MediaBuyGetProductsRequest1 {
/**
 * Mode of the search. Absent means `brief`; `wholesale` is refused with `UNSUPPORTED_FEATURE` if it is not declared.
 * 
 * - `brief`: Products that fit `brief`, chosen by the seller
 * - `wholesale`: All products of the feed, page by page
 * - `refine`: Changes of an earlier response, by `refine`
 */
buying_mode?: ("brief" | "wholesale" | "refine")
/**
 * Description of what is advertised to which people, for the mode `brief` only. Absent returns all standard products. `wholesale` ignores it. With `refine` it is ignored from clients of release 3.0; from others it is refused with `INVALID_REQUEST`.
 */
brief?: string
brand?: CoreBrandRef
filters?: CoreProductFilters
/**
 * Changes that are wanted; with `refine` only, and then needed. 1 to 100 entries.
 * 
 * @minItems 1
 * @maxItems 100
 */
refine?: MediaBuyRefinement[]
account?: CoreAccountRef
/**
 * Kinds of delivery to put first; others are not left out. 1 to 100 entries.
 * 
 * @minItems 1
 * @maxItems 100
 */
preferred_delivery_types?: EnumsDeliveryType[]
property_list?: CorePropertyListRef
catalog?: CoreCatalog
/**
 * Fields that are wanted. Absent means all; those that every product must have are always present.
 * 
 * @minItems 1
 * @maxItems 100
 */
fields?: EnumsProductField[]
time_budget?: CoreDuration
pagination?: CorePaginationRequest
/**
 * Version of the feed that the caller has. If it is current, a `wholesale` read returns `unchanged` without products. The other modes always return everything.
 */
if_wholesale_feed_version?: string
/**
 * Version of the prices that the caller has; comes with `if_wholesale_feed_version`. At most 256 characters.
 */
if_pricing_version?: string
/**
 * Policies that every returned product must enforce, by identifier. At most 100 entries.
 * 
 * @maxItems 100
 */
required_policies?: string[]
}
export interface MediaBuyGetProductsResponse1 {
/**
 * Products that fit the request, the best match first; absent with `unchanged`.
 */
products?: CoreProduct[]
/**
 * Combinations of products that the seller suggests; each can be bought as a whole.
 */
proposals?: CoreProposal[]
/**
 * Errors for which the task failed, or advisories, each with code and recovery.
 */
errors?: CoreError[]
/**
 * Whether the property list of the request limited the products.
 */
property_list_applied?: boolean
/**
 * Whether the catalog of the request limited the products.
 */
catalog_applied?: boolean
/**
 * Results for the entries of `refine`, in the order of the request.
 */
refinement_applied?: MediaBuyRefinementOutcome[]
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
scope: ("products" | "pricing" | "forecast" | "proposals" | "wholesale_feed")
/**
 * Reason for the gap, as one sentence for people.
 */
description: string
estimated_wait?: CoreDuration
}[]
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
semantics?: ("only" | "any" | "approximate")
/**
 * Number of products before any filter was applied.
 */
total_candidates?: number
/**
 * Numbers of excluded products by the name of the filter that excluded them.
 */
excluded_by?: {
[k: string]: {
/**
 * Number of products that the filter excluded, 0 or more.
 */
count: number
/**
 * Values of the filter that the excluded products lacked.
 */
values?: (string | {
[k: string]: unknown
})[]
/**
 * Remark about the filter, as text for people.
 */
notes?: string
}
}
}
pagination?: CorePaginationResponse
/**
 * Opaque version of the feed in `wholesale` mode; pass it as `if_wholesale_feed_version` to learn of changes.
 */
wholesale_feed_version?: string
/**
 * Opaque version of the prices; pass it as `if_pricing_version` to learn of changes.
 */
pricing_version?: string
/**
 * Whether the response is the same for every caller, or applies to this account only.
 * 
 * - `public`: The response is the same for every caller
 * - `account`: The response holds for this account only
 */
cache_scope?: ("public" | "account")
/**
 * Constant true: the feed is still the one that the caller has.
 */
unchanged?: true
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
export interface MediaBuyListCreativeFormatsRequest1 {
/**
 * Formats that are wanted. A format without parameters stands for all of its variants; unknown ones are left out.
 * 
 * @minItems 1
 * @maxItems 100
 */
format_ids?: CoreFormatId[]
type?: EnumsFormatType
/**
 * Only formats that take one of these kinds of assets. 1 to 100 entries.
 * 
 * @minItems 1
 * @maxItems 100
 */
asset_types?: EnumsAssetContentType[]
/**
 * Only formats with a piece of at most this width in pixels. From 0 to 1000000.
 */
max_width?: number
/**
 * Only formats with a piece of at most this height in pixels. From 0 to 1000000.
 */
max_height?: number
/**
 * Only formats with a piece of at least this width in pixels. From 0 to 1000000.
 */
min_width?: number
/**
 * Only formats with a piece of at least this height in pixels. From 0 to 1000000.
 */
min_height?: number
/**
 * Whether only formats that adapt to their place (true), or only others (false), are wanted.
 */
is_responsive?: boolean
/**
 * Only formats whose name holds this text, upper and lower case alike. At most 500 characters.
 */
name_search?: string
publisher_domain?: CoreDomainName
property_id?: CorePropertyId
wcag_level?: EnumsWcagLevel
/**
 * Only formats that can show disclosures in all of these positions. 1 to 100 entries.
 * 
 * @minItems 1
 * @maxItems 100
 */
disclosure_positions?: EnumsDisclosurePosition[]
/**
 * Only formats that can keep disclosures in all of these ways. 1 to 100 entries.
 * 
 * @minItems 1
 * @maxItems 100
 */
disclosure_persistence?: EnumsDisclosurePersistence[]
/**
 * Only formats that one of these can be made from. 1 to 100 entries.
 * 
 * @minItems 1
 * @maxItems 100
 */
output_format_ids?: CoreFormatId[]
/**
 * Only formats that can be made from one of these. 1 to 100 entries.
 * 
 * @minItems 1
 * @maxItems 100
 */
input_format_ids?: CoreFormatId[]
pagination?: CorePaginationRequest
}
export interface MediaBuyListCreativeFormatsResponse1 {
/**
 * Formats of this page with their slots and requirements.
 */
formats: CoreFormat[]
/**
 * Other agents that offer formats, to ask in the same way.
 * 
 * Items: Agent that offers formats, with its URL and abilities.
 */
creative_agents?: {
/**
 * https URL of the agent's task endpoint, to which its tasks are sent.
 */
agent_url: string
/**
 * Name of the agent as it is shown to people.
 */
agent_name?: string
/**
 * Abilities of the agent, such as building or previewing creatives.
 */
capabilities?: EnumsCreativeAgentCapability[]
}[]
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
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
 * The source. An unknown one is refused with `REFERENCE_NOT_FOUND`. At most 256 characters.
 */
event_source_id: string
/**
 * Code that marks the events as a test. They are validated but counted nowhere.
 */
test_event_code?: string
/**
 * Events to record, 1 to 10000. Each is validated by itself; one that fails does not stop the others.
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
 * The package. An unknown one is refused with `PACKAGE_NOT_FOUND`; at most 256 characters.
 */
package_id: string
/**
 * New budget; an amount below what was spent is refused with `VALIDATION_ERROR`.
 */
budget?: number
pacing?: EnumsPacing
/**
 * New highest bid in an auction; below the floor price it is refused.
 */
bid_price?: number
/**
 * New number of impressions to aim at.
 */
impressions?: number
/**
 * New start of the package, inside the flight of the buy; otherwise refused with `INVALID_REQUEST`.
 */
start_time?: string
/**
 * New end of the package, inside the flight of the buy; otherwise refused with `INVALID_REQUEST`.
 */
end_time?: string
/**
 * Whether delivery of the package is to be paused; absent leaves it unchanged.
 */
paused?: boolean
/**
 * Constant true: cancels the package for good. Refused with `NOT_CANCELLABLE` if it was canceled before.
 */
canceled?: true
/**
 * Reason for the cancelation, for people, at most 500 characters.
 */
cancellation_reason?: string
/**
 * Catalogs whose items the creatives show; they replace all earlier ones; 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
catalogs?: CoreCatalog[]
/**
 * Goals for which delivery is optimized; they replace all earlier ones; 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
optimization_goals?: CoreOptimizationGoal[]
targeting_overlay?: CoreTargeting
/**
 * Keyword targets to add; one that exists gets the new bid; 1 to 5000.
 * 
 * @minItems 1
 * @maxItems 5000
 */
keyword_targets_add?: CoreKeywordTarget[]
/**
 * Keyword targets to remove, by keyword and match type, 1 to 5000.
 * 
 * @minItems 1
 * @maxItems 5000
 */
keyword_targets_remove?: CoreKeyword[]
/**
 * Keywords to avoid in addition to those already avoided, 1 to 5000.
 * 
 * @minItems 1
 * @maxItems 5000
 */
negative_keywords_add?: CoreKeyword[]
/**
 * Keywords that need no longer be avoided, by keyword and match type, 1 to 5000.
 * 
 * @minItems 1
 * @maxItems 5000
 */
negative_keywords_remove?: CoreKeyword[]
/**
 * Metrics that the seller is asked to commit to in addition; existing ones cannot be removed.
 * 
 * @minItems 1
 * @maxItems 100
 */
committed_metrics?: CoreMetricRef[]
/**
 * Creatives of the package, in place of all others; an empty list removes all. Refused with `CREATIVE_DEADLINE_EXCEEDED` after the deadline.
 * 
 * @maxItems 500
 */
creative_assignments?: CoreCreativeAssignment[]
/**
 * New creatives in place of those that came with the package, 1 to 100.
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
 * The buy. An unknown one is refused with `MEDIA_BUY_NOT_FOUND`. At most 256 characters.
 */
media_buy_id: string
idempotency_key: CoreIdempotencyKey
measurement_period: CoreDatetimeRange
/**
 * Performance: 0 is no effect, 1 is as expected, more is better. A value below 0 is refused with `INVALID_REQUEST`.
 */
performance_index: number
/**
 * Package, when not all; one of another buy is refused with `PACKAGE_NOT_FOUND`. At most 256 characters.
 */
package_id?: string
/**
 * Creative to which the feedback is limited; one that is not in the buy is refused with `CREATIVE_NOT_FOUND`.
 */
creative_id?: string
metric_type?: EnumsMetricType
feedback_source?: EnumsFeedbackSource
}
export interface MediaBuySyncAudiencesRequest1 {
idempotency_key: CoreIdempotencyKey
account: CoreAccountRef
/**
 * Audiences to create or change. All of them together may have at most 100000 members to add or remove.
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
reason?: ("APPROVAL_REQUIRED" | "FEED_VALIDATION" | "ITEM_REVIEW" | "FEED_ACCESS")
context?: CoreContext
ext?: CoreExt
}
/**
 * Synchronization that continues in the background; `get_task_status` returns the outcome.
 */
export interface MediaBuySyncCatalogsAsyncResponseSubmitted {
/**
 * The task was accepted and continues in the background; poll `get_task_status` with `task_id` or wait for the webhook.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * Progress of a synchronization of catalogs that runs in the background.
 */
export interface MediaBuySyncCatalogsAsyncResponseWorking {
/**
 * Estimated share of the work that is done, in percent from 0 to 100.
 */
percentage?: number
/**
 * Step that is being worked on, as a short phrase for people; never parse it.
 */
current_step?: string
/**
 * Total number of steps that the work takes, 1 or more; absent when unknown.
 */
total_steps?: number
/**
 * Number of the step that is being worked on, counted from 1.
 */
step_number?: number
/**
 * Number of catalogs that are completely processed.
 */
catalogs_processed?: number
/**
 * Number of catalogs of the request.
 */
catalogs_total?: number
/**
 * Number of items that are processed so far.
 */
items_processed?: number
/**
 * Number of items in all catalogs of the request.
 */
items_total?: number
context?: CoreContext
ext?: CoreExt
}
export interface MediaBuySyncCatalogsRequest1 {
idempotency_key: CoreIdempotencyKey
account: CoreAccountRef
/**
 * Catalogs to store, 1 to 50. Without them the stored ones are returned.
 * 
 * @minItems 1
 * @maxItems 50
 */
catalogs?: CoreCatalog[]
/**
 * Identifiers that limit `catalogs`, or the stored ones, 1 to 50.
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
 * Whether the request is only checked. With true the results are computed and nothing is written.
 */
dry_run?: boolean
validation_mode?: EnumsValidationMode
push_notification_config?: CorePushNotificationConfig
}
export interface MediaBuySyncEventSourcesRequest1 {
idempotency_key: CoreIdempotencyKey
account: CoreAccountRef
/**
 * Event sources; the same one twice is refused with `INVALID_REQUEST`. 1 to 1000 entries.
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
 * Question that must be answered before the buy can be changed.
 */
export interface MediaBuyUpdateMediaBuyAsyncResponseInputRequired {
/**
 * Cause for which the change cannot be made yet.
 * 
 * - `APPROVAL_REQUIRED`: A person at the buyer must approve the change
 * - `CHANGE_CONFIRMATION`: The consequences of the change must be confirmed
 */
reason?: ("APPROVAL_REQUIRED" | "CHANGE_CONFIRMATION")
context?: CoreContext
ext?: CoreExt
}
/**
 * Change that must be approved first; `get_task_status` returns the outcome.
 */
export interface MediaBuyUpdateMediaBuyAsyncResponseSubmitted {
/**
 * Constant `submitted`: the change waits for an approval.
 */
status: "submitted"
/**
 * Identifier of the task; pass it to `get_task_status` to poll for the outcome.
 */
task_id: string
/**
 * Summary of the outcome for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * Progress of a change of a buy that runs in the background.
 */
export interface MediaBuyUpdateMediaBuyAsyncResponseWorking {
/**
 * Estimated share of the work that is done, in percent from 0 to 100.
 */
percentage?: number
/**
 * Step that is being worked on, as a short phrase for people; never parse it.
 */
current_step?: string
/**
 * Total number of steps that the work takes, 1 or more; absent when unknown.
 */
total_steps?: number
/**
 * Number of the step that is being worked on, counted from 1.
 */
step_number?: number
context?: CoreContext
ext?: CoreExt
}
export interface MediaBuyUpdateMediaBuyRequest1 {
account: CoreAccountRef
/**
 * The buy. An unknown one is refused with `MEDIA_BUY_NOT_FOUND`. At most 256 characters.
 */
media_buy_id: string
/**
 * Revision that the caller has read. Any other than the current one is refused with `CONFLICT`.
 */
revision?: number
/**
 * Whether the buy is to be paused. Absent leaves it unchanged.
 */
paused?: boolean
/**
 * Constant true: cancels the buy for good and ignores all other fields. Refused with `NOT_CANCELLABLE` if it was canceled before or cannot be canceled.
 */
canceled?: true
/**
 * Reason for the cancelation, for people, at most 500 characters.
 */
cancellation_reason?: string
start_time?: CoreStartTiming
/**
 * New end. A time in the past, before the start or more than 731 days after the start is refused with `VALIDATION_ERROR`.
 */
end_time?: string
/**
 * Packages to change, 1 to 500. An unknown one is refused with `PACKAGE_NOT_FOUND`.
 * 
 * @minItems 1
 * @maxItems 500
 */
packages?: MediaBuyPackageUpdate[]
invoice_recipient?: CoreBusinessEntity
/**
 * Packages to add, 1 to 500. Refused where the buy does not allow `add_packages`.
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
 * Declaration of the agent as its operator writes it, with the names of the capabilities response. It is validated at start; a contradiction, or a declaration that the software does not honor, stops the process.
 */
export interface ProtocolAgentProfile {
/**
 * URL or path of this schema, by which editors offer completion.
 */
$schema?: string
/**
 * Guarantee for repeated requests with one key. The other fields belong to a true `supported` only.
 */
idempotency: {
/**
 * Whether repeated requests with one `idempotency_key` are executed once only.
 */
supported: boolean
/**
 * Time for which a response is stored for repetition, in seconds; required if keys are honored.
 */
replay_ttl_seconds?: number
/**
 * Longest time for which a first request may run, in seconds, at most `replay_ttl_seconds`; absent means 60.
 */
in_flight_max_seconds?: number
/**
 * Whether account identifiers are unguessable and carry no meaning.
 */
account_id_is_opaque?: boolean
}
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
supported_protocols: ("media_buy" | "signals" | "governance" | "sponsored_intelligence" | "creative" | "brand" | "measurement")[]
/**
 * Specialisms of the agent; the area of each must be supported.
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
 * Namespaces that may appear under `ext` in responses; a caller ignores all others.
 */
extensions_supported?: string[]
/**
 * Identifiers of the experimental surfaces that the agent implements, such as `measurement.core`.
 */
experimental_features?: string[]
wholesale_feed_versioning?: ProtocolCapabilitiesWholesaleFeedVersioning
wholesale_feed_webhooks?: ProtocolCapabilitiesWholesaleFeedWebhooks
/**
 * Time for which inventory is held for packages that are not ready to run. Not part of the capabilities response.
 */
holds?: {
/**
 * Number of days after which a package without a creative is canceled and its inventory released; absent means 30.
 */
days_without_creatives?: number
}
/**
 * Files that describe what the agent offers; paths are relative to the profile.
 */
catalogs?: {
/**
 * brand.json in the form of a house portfolio whose brands the agent describes; a brand may have `rights` beside.
 */
brands?: string
/**
 * A catalog of signals that the agent offers: an object with `signals`, each as `catalog-signal` describes it. Needed where `signals` is declared.
 */
signals?: string
/**
 * Catalog of formats and products that the agent sells, with the inventory behind each product. Required if `media_buy` is declared.
 */
products?: string
/**
 * A catalog of rights that the agent licenses (`brand/rights-catalog`). Needed where `brand.rights` is declared.
 */
rights?: string
}
}
/**
 * Account and billing model: which parties can be billed, and how accounts are declared.
 */
export interface ProtocolCapabilitiesAccount {
/**
 * Whether each operator must authenticate on its own and accounts are named by `account_id`. Otherwise the agent is trusted and declares accounts by natural key.
 */
require_operator_auth?: boolean
/**
 * OAuth URL at which operators authenticate; absent means that credentials come another way.
 */
authorization_endpoint?: string
/**
 * Parties that can be billed; any other value fails with `BILLING_NOT_SUPPORTED`.
 * 
 * @minItems 1
 */
supported_billing: EnumsBillingParty[]
/**
 * Whether products can be requested only with an account.
 */
required_for_products?: boolean
/**
 * Whether `get_account_financials` works for accounts that the operator pays.
 */
account_financials?: boolean
/**
 * Whether sandbox accounts exist. If not, `sandbox: true` is refused with `UNSUPPORTED_FEATURE`.
 */
sandbox?: boolean
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
supported_pricing_models?: EnumsPricingModel[]
/**
 * Ways of asking for products that are supported; absent means `brief` alone.
 * 
 * @minItems 1
 * 
 * Items: - `brief`: Products chosen by the seller for a brief
 * - `wholesale`: The whole feed of products, page by page
 * - `refine`: Changes of an earlier response
 */
buying_modes?: ("brief" | "wholesale" | "refine")[]
/**
 * Ways in which reports are pushed; absent means that reports can only be polled.
 * 
 * @minItems 1
 * 
 * Items: - `webhook`: Reports are posted to the `reporting_webhook` of a buy
 * - `offline`: Report files are written to the `reporting_bucket` of an account
 */
reporting_delivery_methods?: ("webhook" | "offline")[]
/**
 * Storage services into which offline reports can be written.
 * 
 * @minItems 1
 */
offline_delivery_protocols?: EnumsCloudStorageProtocol[]
/**
 * Whether proposals can be refined, finalized and bought with `proposal_id`.
 */
supports_proposals?: boolean
/**
 * Whether spending is checked with the governance agent of the account.
 */
governance_aware?: boolean
/**
 * Places where problems of a buy become visible; absent means `snapshot` alone.
 * 
 * @minItems 1
 * 
 * Items: - `snapshot`: Reads of the buy show health and impairments
 * - `webhook`: A webhook reports each impairment
 * - `out_of_band`: The seller uses other means, such as email
 */
propagation_surfaces?: ("snapshot" | "webhook" | "out_of_band")[]
/**
 * Policy of creative approval. Absence promises nothing and must not be read as `auto_approve`.
 * 
 * - `auto_approve`: Human review does not block serving after automated validation
 * - `require_human`: Some products or accounts may need a review by people
 */
creative_approval_mode?: ("auto_approve" | "require_human")
features?: CoreMediaBuyFeatures
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
surfaces?: EnumsPropertyType[]
}
/**
 * @deprecated
 * URLs of exchanges through which buys are executed; deprecated in favor of `trusted_match`.
 */
axe_integrations?: string[]
/**
 * Technical standards that creatives may use, such as versions of VAST and MRAID.
 */
creative_specs?: {
/**
 * Versions of VAST that are accepted, for example `4.2`.
 */
vast_versions?: string[]
/**
 * Versions of MRAID that are accepted, for example `3.0`.
 */
mraid_versions?: string[]
/**
 * Whether VPAID units are accepted in video tags.
 */
vpaid?: boolean
/**
 * Whether SIMID creatives are accepted in video tags.
 */
simid?: boolean
}
/**
 * Targeting that is accepted, include and exclude alike. Anything else is refused, never ignored.
 */
targeting?: {
/**
 * Whether countries can be targeted and excluded, by ISO 3166-1 alpha-2 code.
 */
geo_countries?: boolean
/**
 * Whether regions can be targeted and excluded, by ISO 3166-2 code.
 */
geo_regions?: boolean
/**
 * Metro systems whose areas can be targeted and excluded, by name.
 */
geo_metros?: {
/**
 * Whether designated market areas of the United States can be targeted.
 */
nielsen_dma?: boolean
/**
 * Whether designated market areas of the United States can be targeted; neutral name of `nielsen_dma`.
 */
vendor_dma?: boolean
/**
 * Whether regions of the United Kingdom, ITL level 1, can be targeted.
 */
uk_itl1?: boolean
/**
 * Whether subregions of the United Kingdom, ITL level 2, can be targeted.
 */
uk_itl2?: boolean
/**
 * Whether European regions, NUTS level 2, can be targeted.
 */
eurostat_nuts2?: boolean
}
geo_postal_areas?: CorePostalAreaSupport
/**
 * Whether and how a smallest age of the people reached can be required.
 */
age_restriction?: {
/**
 * Whether a smallest age of the people reached can be required.
 */
supported?: boolean
/**
 * Methods by which the age can be verified; absent means that none can be required.
 */
verification_methods?: EnumsAgeVerificationMethod[]
}
/**
 * Whether languages of content can be targeted, by ISO 639-1 code.
 */
language?: boolean
/**
 * Targeting by keywords; presence of the object declares support.
 */
keyword_targets?: {
/**
 * Match types that are accepted, at least one; any other is refused with `UNSUPPORTED_FEATURE`.
 * 
 * @minItems 1
 */
supported_match_types: EnumsMatchType[]
}
/**
 * Avoidance of keywords; presence of the object declares support.
 */
negative_keywords?: {
/**
 * Match types that are accepted, at least one; any other is refused with `UNSUPPORTED_FEATURE`.
 * 
 * @minItems 1
 */
supported_match_types: EnumsMatchType[]
}
/**
 * Targeting of places near a point, with the supported methods.
 */
geo_proximity?: {
/**
 * Whether the distance from a point can be targeted.
 */
radius?: boolean
/**
 * Whether the travel time from a point can be targeted.
 */
travel_time?: boolean
/**
 * Whether a GeoJSON shape can be targeted.
 */
geometry?: boolean
/**
 * Means of transport for which travel times can be computed.
 * 
 * @minItems 1
 */
transport_modes?: EnumsTransportMode[]
}
}
}
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
supported_identifier_types: ("hashed_email" | "hashed_phone")[]
/**
 * Whether members can be matched by the buyer's own customer identifiers.
 */
supports_platform_customer_id?: boolean
/**
 * Schemes of universal identifiers by which people can be matched.
 * 
 * @minItems 1
 */
supported_uid_types?: EnumsUidType[]
/**
 * Smallest matched audience that can be used; a smaller one is `too_small`.
 */
minimum_audience_size: number
/**
 * Usual time that the matching of an audience takes, in hours.
 */
matching_latency_hours?: {
/**
 * Shortest usual time for matching, in hours.
 */
min?: number
/**
 * Longest usual time for matching, in hours; not below `min`.
 */
max?: number
}
}
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
supported_optimization_metrics?: ("clicks" | "views" | "completed_views" | "viewed_seconds" | "attention_seconds" | "attention_score" | "engagements" | "follows" | "saves" | "profile_visits" | "reach")[]
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
supported_targets?: ("cost_per" | "threshold_rate")[]
}
/**
 * Event sources and reporting of events; presence of the object declares support.
 */
conversion_tracking?: {
/**
 * Whether one event that several sources report is counted once only.
 */
multi_source_event_dedup?: boolean
/**
 * Whether conversions are reported by creative.
 */
per_creative_attribution?: boolean
/**
 * Types of events that can be used; absent means all standard types.
 * 
 * @minItems 1
 */
supported_event_types?: EnumsEventType[]
/**
 * Forms of targets that a goal may have, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `cost_per`: Cost for each conversion
 * - `per_ad_spend`: Value of conversions for each unit of spend
 * - `maximize_value`: As much conversion value as the budget allows
 */
supported_targets?: ("cost_per" | "per_ad_spend" | "maximize_value")[]
/**
 * Schemes of universal identifiers by which people can be matched.
 * 
 * @minItems 1
 */
supported_uid_types?: EnumsUidType[]
/**
 * Types of hashed identifiers by which people can be matched, SHA-256 of the normalized value.
 * 
 * @minItems 1
 * 
 * Items: - `hashed_email`: SHA-256 of the normalized email address
 * - `hashed_phone`: SHA-256 of the telephone number in E.164 form
 */
supported_hashed_identifiers?: ("hashed_email" | "hashed_phone")[]
/**
 * Kinds of places where events may happen to count.
 * 
 * @minItems 1
 */
supported_action_sources?: EnumsActionSource[]
/**
 * Windows that can be chosen; a single one is fixed.
 * 
 * Items: Windows that can be chosen, for one type of event or for all.
 */
attribution_windows?: {
event_type?: EnumsEventType
/**
 * Longest times between a click and a conversion; several mean that the buyer can choose.
 * 
 * @minItems 1
 */
post_click: CoreDuration[]
/**
 * Longest times between a view and a conversion; several mean that the buyer can choose.
 * 
 * @minItems 1
 */
post_view?: CoreDuration[]
}[]
}
/**
 * Limits of impressions for one person or device; presence of the object declares support.
 */
frequency_capping?: {
/**
 * Units for which impressions can be capped, such as people or households.
 * 
 * @minItems 1
 */
supported_per_units?: EnumsReachUnit[]
/**
 * Units in which the window of a cap can be stated.
 * 
 * @minItems 1
 */
supported_window_units?: string[]
}
/**
 * Sampling of content for suitability; presence of the object declares support.
 */
content_standards?: {
/**
 * Whether records of content contain a verdict of the seller; otherwise every verdict is `unevaluated`.
 */
supports_local_evaluation?: boolean
/**
 * Channels in which content standards are applied; absent means all.
 * 
 * @minItems 1
 */
supported_channels?: EnumsChannels[]
/**
 * Whether sampled content is pushed by webhook; it requires signed webhooks.
 */
supports_webhook_delivery?: boolean
}
/**
 * Inventory that the agent represents, for buyers who choose among agents.
 */
portfolio?: {
/**
 * Domains of the publishers whose inventory is sold; each publisher names the agent in its adagents.json.
 * 
 * @minItems 1
 */
publisher_domains: CoreDomainName[]
/**
 * Channels in which most of the inventory lies.
 */
primary_channels?: EnumsChannels[]
/**
 * Countries in which most of the inventory lies, as ISO 3166-1 alpha-2 codes.
 */
primary_countries?: CoreCountryCode[]
/**
 * Description of the portfolio for buyers, as Markdown of at most 5000 characters.
 */
description?: string
/**
 * Policies that advertisers must follow, as text of at most 10000 characters.
 */
advertising_policies?: string
}
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
data_provider_domains?: CoreDomainName[]
/**
 * Ways of asking for signals that are supported; absent means `brief` alone.
 * 
 * @minItems 1
 * 
 * Items: - `brief`: Signals for a specification, always supported
 * - `wholesale`: The whole priced feed of signals, page by page
 */
discovery_modes?: ("brief" | "wholesale")[]
/**
 * Optional features of signals, each true or false.
 */
features?: {
/**
 * @deprecated
 * Whether signals of catalogs are offered; deprecated, callers must not require it.
 */
catalog_signals?: boolean
[k: string]: boolean | undefined
}
}
/**
 * Features of creatives; the block is present if the area `creative` is supported.
 */
export interface ProtocolCapabilitiesCreative {
/**
 * Whether required disclosures and prohibited claims of briefs are processed and checked.
 */
supports_compliance?: boolean
/**
 * Whether creatives are kept in a library with `sync_creatives` and `list_creatives`.
 */
has_creative_library?: boolean
/**
 * Whether `build_creative` makes creatives from a brief, without a finished manifest.
 */
supports_generation?: boolean
/**
 * Whether `build_creative` transforms a creative into another format; needs a complete manifest.
 */
supports_transformation?: boolean
/**
 * Whether transformers are offered with `list_transformers`; if not, `transformer_id` and `config` are ignored.
 */
supports_transformers?: boolean
/**
 * Whether built variants are kept so that `refine_from_build_variant_id` can improve them.
 */
supports_refinement?: boolean
/**
 * Whether a build can be given a limit of its cost.
 */
supports_spend_controls?: boolean
/**
 * Whether a build can name an evaluator of its variants; experimental.
 */
supports_evaluator?: boolean
/**
 * Time for which a built variant can be refined, in seconds.
 */
refinable_retention_seconds?: number
/**
 * Making of several creatives in one build.
 */
multiplicity?: {
/**
 * Whether one creative for each item of a catalog can be built.
 */
supports_catalog_fanout?: boolean
/**
 * Largest number of creatives of one build, 1 or more.
 */
max_creatives_limit?: number
/**
 * Whether one creative for each signal condition can be built; experimental.
 */
supports_signal_fanout?: boolean
/**
 * Largest number of signal conditions of one build, 1 or more.
 */
max_signal_conditions_limit?: number
/**
 * Whether several variants of one creative can be built.
 */
supports_variants?: boolean
/**
 * Largest number of variants of one creative, 1 or more.
 */
max_variants_limit?: number
/**
 * Dimensions in which variants of one creative can differ.
 * 
 * Items: - `voice`: Another voice
 * - `theme`: Another theme
 * - `best_of_n`: Several attempts of which the best is kept
 * - `transformer_config`: Another configuration of the transformer
 * - `custom`: A dimension that the agent defines
 */
variant_dimensions?: ("voice" | "theme" | "best_of_n" | "transformer_config" | "custom")[]
/**
 * Strategies by which one of several variants is chosen; experimental.
 */
selection_strategies?: EnumsCreativeSelectionStrategy[]
}
/**
 * Formats that the agent works with, and the operations on each.
 * 
 * Items: Format that the agent works with, and the operations on it.
 */
supported_formats?: {
/**
 * Identifier of the entry, to which requests can refer.
 */
capability_id?: string
/**
 * Declaration of the format, either by its family or by its identifier.
 */
format: {
[k: string]: unknown
}
}[]
/**
 * Whether builds are charged to the account instead of being free or billed elsewhere.
 */
bills_through_adcp?: boolean
/**
 * Version of the catalog of canonical formats that the agent follows.
 */
canonical_catalog_version?: string
}
/**
 * Features of governance; the block is present if the area `governance` is supported.
 */
export interface ProtocolCapabilitiesGovernance {
/**
 * Number of days over which findings are summed up, from 1 to 365.
 */
aggregation_window_days?: number
/**
 * Features of properties that the agent assesses.
 * 
 * Items: Feature of properties with the form of its value.
 */
property_features?: {
/**
 * Identifier of the feature; the prefix `registry:` refers to a feature of the registry.
 */
feature_id: string
/**
 * Form in which the feature is valued: yes or no, a number, or one of several categories.
 * 
 * - `binary`: Yes or no
 * - `quantitative`: Number within `range`
 * - `categorical`: One of `categories`
 */
type: ("binary" | "quantitative" | "categorical")
/**
 * Smallest and largest value; present for quantitative features.
 */
range?: {
/**
 * Smallest value that the feature can have, inclusive, in the scale of the vendor.
 */
min: number
/**
 * Largest value that the feature can have, inclusive, in the scale of the vendor.
 */
max: number
}
/**
 * Values that the feature can have; present for categorical features only.
 */
categories?: string[]
/**
 * Text that states what the feature expresses about a property or creative.
 */
description?: string
/**
 * URL of the document that describes the methodology of the assessment or measurement.
 */
methodology_url?: string
}[]
/**
 * Features of creatives that the agent assesses.
 * 
 * Items: Feature of creatives with the form of its value.
 */
creative_features?: {
/**
 * Identifier of the feature; the prefix `registry:` refers to a feature of the registry.
 */
feature_id: string
/**
 * Form in which the feature is valued: yes or no, a number, or one of several categories.
 * 
 * - `binary`: Yes or no
 * - `quantitative`: Number within `range`
 * - `categorical`: One of `categories`
 */
type: ("binary" | "quantitative" | "categorical")
/**
 * Smallest and largest value; present for quantitative features.
 */
range?: {
/**
 * Smallest value that the feature can have, inclusive, in the scale of the vendor.
 */
min: number
/**
 * Largest value that the feature can have, inclusive, in the scale of the vendor.
 */
max: number
}
/**
 * Values that the feature can have; present for categorical features only.
 */
categories?: string[]
/**
 * Text that states what the feature expresses about a property or creative.
 */
description?: string
/**
 * URL of the document that describes the methodology of the assessment or measurement.
 */
methodology_url?: string
}[]
/**
 * Support for content standards and the formats used to calibrate them.
 */
content_standards?: {
/**
 * Whether the agent keeps content standards and checks content against them.
 */
supported?: boolean
/**
 * Kinds of content with which standards can be calibrated, such as `text`.
 */
calibration_formats?: string[]
}
/**
 * Use of the policy registry, with the domains of policies that are consumed.
 */
policy_registry?: {
/**
 * Whether the agent applies policies of the policy registry.
 */
supported?: boolean
/**
 * Subjects for which policies are applied, such as `campaign`.
 */
domains?: string[]
}
}
/**
 * Features of brand identity; the block is present if the area `brand` is supported.
 */
export interface ProtocolCapabilitiesBrand {
/**
 * Whether rights in brands can be acquired; experimental, may change with six weeks' notice.
 */
rights?: boolean
/**
 * Kinds of rights that can be licensed; experimental, may change with six weeks' notice.
 */
right_types?: EnumsRightType[]
/**
 * Uses for which rights are licensed; experimental, may change with six weeks' notice.
 */
available_uses?: EnumsRightUse[]
/**
 * Providers that generate content under acquired rights; experimental, may change with six weeks' notice.
 */
generation_providers?: string[]
/**
 * Text for people that describes which brands the agent knows, at most 5000 characters.
 */
description?: string
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
metric_id: CoreVendorMetricId
/**
 * URI of the published standard that the metric implements; absent for a metric of the vendor's own.
 */
standard_reference?: string
/**
 * Accreditations of the metric as the vendor claims them; nobody verified them.
 * 
 * Items: Accreditation that the vendor claims for the metric; nobody verified it.
 */
accreditations?: {
/**
 * Name of the body that accredited the metric, for example `MRC`.
 */
accrediting_body: string
/**
 * Identifier of the certificate at the accrediting body.
 */
certification_id?: string
/**
 * Last day on which the accreditation is valid, `YYYY-MM-DD`, `YYYY-MM-DD`.
 */
valid_until?: string
/**
 * URL of the evidence, such as the public entry at the accrediting body.
 */
evidence_url?: string
}[]
/**
 * Unit of the reported values, such as `percent` or `seconds`.
 */
unit?: string
/**
 * Explanation of what the metric measures, for people.
 */
description?: string
/**
 * URL of the document that describes the methodology of the assessment or measurement.
 */
methodology_url?: string
/**
 * Version of the methodology; without it changes of the methodology are not tracked.
 */
methodology_version?: string
ext?: CoreExt
}[]
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
type: ("mcp" | "a2a")
/**
 * URL at which sessions are held over this transport.
 */
url: string
}[]
/**
 * Transport that callers should use if they support several.
 * 
 * - `mcp`: Model Context Protocol over streamable HTTP
 * - `a2a`: Agent2Agent protocol
 */
preferred?: ("mcp" | "a2a")
}
/**
 * Modalities, components and commerce functions that a session can use.
 */
capabilities: {
[k: string]: unknown
}
/**
 * URL of the brand's document, from which name and logo for display are read.
 */
brand_url?: string
}
/**
 * Verification of signed requests: whether, and for which tasks.
 */
export interface ProtocolCapabilitiesRequestSigning {
/**
 * Whether signatures of requests are verified; if not, signatures are ignored.
 */
supported: boolean
/**
 * Whether a signature must, may or must not cover the digest of the body.
 * 
 * - `required`: A signature must cover the digest of the body
 * - `forbidden`: A signature must not cover the digest of the body
 * - `either`: A signature may cover the digest of the body
 */
covers_content_digest?: ("required" | "forbidden" | "either")
/**
 * Tasks that are refused without a valid signature.
 */
required_for?: string[]
/**
 * Tasks whose requests are served although their signature is rejected; the agent records the reason in its log.
 */
warn_for?: string[]
/**
 * Names of the tasks whose signatures are verified if present.
 */
supported_for?: string[]
/**
 * Methods of the transport, such as `tools/call`, whose signatures are verified.
 */
protocol_methods_supported_for?: string[]
/**
 * Methods of the transport whose requests are served although their signature is rejected; the agent records the reason in its log.
 */
protocol_methods_warn_for?: string[]
/**
 * Methods of the transport that are refused without a valid signature.
 */
protocol_methods_required_for?: string[]
}
/**
 * Signatures of the webhooks that the agent sends: profile and algorithms.
 */
export interface ProtocolCapabilitiesWebhookSigning {
/**
 * Whether webhooks are signed. A buyer must refuse an agent that sends webhooks unsigned.
 */
supported: boolean
/**
 * Profile tag of the signatures, which receivers require.
 */
profile?: "proto/webhook-signing/v1"
/**
 * Signature algorithms that the agent uses, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `ed25519`: Ed25519 (RFC 8032)
 * - `ecdsa-p256-sha256`: ECDSA on curve P-256 with SHA-256
 */
algorithms?: ("ed25519" | "ecdsa-p256-sha256")[]
/**
 * Whether the older HMAC-SHA256 scheme is honored for configured secrets; removed in 4.0.
 */
legacy_hmac_fallback?: boolean
}
/**
 * Addresses at which the agent's public keys and its operator are found.
 */
export interface ProtocolCapabilitiesIdentity {
/**
 * https URL of the operator's brand.json, which names the agent and its keys.
 */
brand_json_url?: string
/**
 * Whether each principal has keys of its own, so that one stolen key does not affect others.
 */
per_principal_key_isolation?: boolean
/**
 * Origins at which the agent's public keys are published, by purpose.
 */
key_origins?: {
/**
 * URL prefix below which keys for governance tokens are published.
 */
governance_signing?: string
/**
 * URL prefix below which keys for signed requests are published.
 */
request_signing?: string
/**
 * URL prefix below which keys for signed webhooks are published.
 */
webhook_signing?: string
/**
 * URL prefix below which keys for real-time matching are published.
 */
tmp_signing?: string
}
/**
 * Exchange of notices about keys that were compromised.
 */
compromise_notification?: {
/**
 * Whether the agent sends notices about its own compromised keys.
 */
emits?: boolean
/**
 * Whether the agent acts on notices about keys of others.
 */
accepts?: boolean
}
}
/**
 * Version tokens of wholesale lists, with which unchanged lists need not be read again.
 */
export interface ProtocolCapabilitiesWholesaleFeedVersioning {
/**
 * Whether wholesale reads return a version and honor `if_wholesale_feed_version`.
 */
supported: boolean
/**
 * Whether prices have a version of their own, so that `if_pricing_version` is honored.
 */
pricing_version_separate?: boolean
/**
 * Whether some responses apply to one account only and have `cache_scope` `account`.
 */
cache_scope_account?: boolean
}
/**
 * Push of changes to wholesale lists, subscribed to with `notification_configs`.
 */
export interface ProtocolCapabilitiesWholesaleFeedWebhooks {
/**
 * Whether changes are pushed to the `notification_configs` of accounts.
 */
supported: boolean
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
event_types?: ("product.created" | "product.updated" | "product.priced" | "product.removed" | "signal.created" | "signal.updated" | "signal.priced" | "signal.removed" | "wholesale_feed.bulk_change")[]
}
/**
 * Least content that the capabilities response of another agent must have to be understood, in any release. Looser than the response of this agent: `status` may be absent, and lists of words are open.
 */
export interface ProtocolForeignCapabilities {
/**
 * State of the task, always `completed` for this one.
 */
status?: string
/**
 * Versions of the protocol that the agent speaks, and its guarantees for repeated requests.
 */
proto: {
/**
 * Major versions of the protocol that the agent speaks, for example 3.
 * 
 * @minItems 1
 */
major_versions: number[]
/**
 * Releases of the protocol that the agent speaks, for example `3.1`.
 * 
 * @minItems 1
 */
supported_versions?: string[]
/**
 * Full semantic version of the implementation, for support; never decide by it.
 */
build_version?: string
/**
 * Whether `idempotency_key` is honored. Without support a retry is processed twice.
 */
idempotency: {
/**
 * Whether repeated requests with one `idempotency_key` are executed once only.
 */
supported: boolean
/**
 * Time for which a key is remembered, in seconds; required if keys are supported, otherwise forbidden.
 */
replay_ttl_seconds?: number
/**
 * Longest time for which a first request may run before a repetition is accepted, in seconds.
 */
in_flight_max_seconds?: number
/**
 * Whether account identifiers are unguessable and carry no meaning.
 */
account_id_is_opaque?: boolean
}
}
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
supported_protocols: ("media_buy" | "creative" | "signals" | "governance" | "brand" | "sponsored_intelligence" | "measurement")[]
/**
 * Specialisms of the agent; each belongs to one of the supported areas.
 */
specialisms?: string[]
/**
 * Account and billing model: which parties can be billed, and how accounts are declared.
 */
account?: {
/**
 * Parties that may be billed, such as `operator` or `agent`.
 * 
 * @minItems 1
 */
supported_billing: string[]
/**
 * Whether each operator must authenticate on its own instead of relying on the agent.
 */
require_operator_auth?: boolean
/**
 * OAuth URL at which operators authenticate; absent means that credentials come out of band.
 */
authorization_endpoint?: string
/**
 * Whether an account must exist before products can be requested.
 */
required_for_products?: boolean
/**
 * Whether `get_account_financials` works for accounts that the operator pays.
 */
account_financials?: boolean
/**
 * Whether sandbox accounts exist. If not, `sandbox: true` is refused with `UNSUPPORTED_FEATURE`.
 */
sandbox?: boolean
}
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
reporting_delivery_methods?: ("webhook" | "offline")[]
/**
 * Storage services to which report files can be written.
 */
offline_delivery_protocols?: string[]
/**
 * Ways of asking for products that the agent supports.
 * 
 * @minItems 1
 * 
 * Items: - `brief`: Products chosen by the seller for a brief
 * - `wholesale`: The whole feed of products, page by page
 * - `refine`: Changes of an earlier response
 */
buying_modes?: ("brief" | "wholesale" | "refine")[]
/**
 * Policy of creative approval; absence must not be read as `auto_approve`.
 * 
 * - `auto_approve`: Human review does not block serving after automated validation
 * - `require_human`: Some products or accounts may need a review by people
 */
creative_approval_mode?: ("auto_approve" | "require_human")
/**
 * Pricing models of all products together; a product may offer fewer.
 */
supported_pricing_models?: string[]
/**
 * Whether the agent makes proposals of several products.
 */
supports_proposals?: boolean
/**
 * Optional features; a feature that is declared true is honored.
 */
features?: {
/**
 * Whether packages may contain `creatives` themselves.
 */
inline_creative_management?: boolean
/**
 * Whether `property_list` limits products and targeting.
 */
property_list_filtering?: boolean
/**
 * Whether catalogs can be synchronized with `sync_catalogs`.
 */
catalog_management?: boolean
[k: string]: unknown
}
/**
 * Sampling of content for suitability; presence of the object declares support.
 */
content_standards?: {
/**
 * Whether records of content contain a verdict of the seller; otherwise every verdict is `unevaluated`.
 */
supports_local_evaluation?: boolean
/**
 * Channels in which content standards are applied; absent means all.
 */
supported_channels?: string[]
/**
 * Whether sampled content is pushed to an `artifact_webhook`.
 */
supports_webhook_delivery?: boolean
}
/**
 * Technical features of execution: targeting, matching and standards of creatives.
 */
execution?: {
/**
 * Real-time contextual or identity matching; presence of the object declares support.
 */
trusted_match?: {
[k: string]: unknown
}
/**
 * URLs of exchanges through which buys are executed; deprecated in favor of `trusted_match`.
 */
axe_integrations?: string[]
/**
 * Technical standards that creatives may use, such as versions of VAST and MRAID.
 */
creative_specs?: {
/**
 * Versions of VAST that are accepted, for example `4.2`.
 */
vast_versions?: string[]
/**
 * Versions of MRAID that are accepted, for example `3.0`.
 */
mraid_versions?: string[]
/**
 * Whether VPAID units are accepted in video tags.
 */
vpaid?: boolean
/**
 * Whether SIMID creatives are accepted in video tags.
 */
simid?: boolean
}
/**
 * Targeting that is accepted, both to include and to exclude.
 */
targeting?: {
/**
 * Whether countries can be targeted and excluded, by ISO 3166-1 alpha-2 code.
 */
geo_countries?: boolean
/**
 * Whether regions can be targeted and excluded, by ISO 3166-2 code.
 */
geo_regions?: boolean
/**
 * Metro systems whose areas can be targeted and excluded, by name.
 */
geo_metros?: {
[k: string]: boolean
}
/**
 * Postal systems by country; deprecated aliases such as `us_zip` may stand beside as booleans.
 */
geo_postal_areas?: {
[k: string]: unknown
}
/**
 * Targeting of places near a point, with the supported methods.
 */
geo_proximity?: {
[k: string]: unknown
}
/**
 * Whether and how a smallest age of the people reached can be required.
 */
age_restriction?: {
[k: string]: unknown
}
/**
 * Whether languages of content can be targeted, by ISO 639-1 code.
 */
language?: boolean
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
supported_match_types: ("broad" | "phrase" | "exact")[]
}
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
supported_match_types: ("broad" | "phrase" | "exact")[]
}
}
}
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
supported_identifier_types: ("hashed_email" | "hashed_phone")[]
/**
 * Smallest number of matched members that can be targeted; smaller audiences are `too_small`.
 */
minimum_audience_size: number
/**
 * Whether members can be matched by the buyer's own customer identifiers.
 */
supports_platform_customer_id?: boolean
/**
 * Schemes of universal identifiers by which people can be matched.
 */
supported_uid_types?: string[]
/**
 * Usual time that the matching of an audience takes, in hours.
 */
matching_latency_hours?: {
/**
 * Shortest usual time for matching, in hours.
 */
min?: number
/**
 * Longest usual time for matching, in hours; not below `min`.
 */
max?: number
}
}
/**
 * Event sources and reporting of events; presence of the object declares support.
 */
conversion_tracking?: {
[k: string]: unknown
}
/**
 * Inventory that the agent represents, for buyers who choose among agents.
 */
portfolio?: {
/**
 * Domains of the publishers whose inventory the agent sells.
 * 
 * @minItems 1
 */
publisher_domains: string[]
/**
 * Channels in which most of the inventory lies.
 */
primary_channels?: string[]
/**
 * Countries in which most of the inventory lies, as ISO 3166-1 alpha-2 codes.
 */
primary_countries?: string[]
/**
 * Description of the portfolio for buyers, as Markdown of at most 5000 characters.
 */
description?: string
/**
 * Policies that advertisers must follow, as text of at most 10000 characters.
 */
advertising_policies?: string
}
}
/**
 * Features of signals; the block is present if the area `signals` is supported.
 */
signals?: {
/**
 * Domains of the data providers whose signals the agent may resell.
 */
data_provider_domains?: string[]
/**
 * Ways of asking for signals that are supported; absent means `brief` alone.
 * 
 * @minItems 1
 * 
 * Items: - `brief`: Signals for a specification, always supported
 * - `wholesale`: The whole priced feed of signals, page by page
 */
discovery_modes?: ("brief" | "wholesale")[]
/**
 * Optional features of signals, each true or false.
 */
features?: {
[k: string]: unknown
}
}
/**
 * Features of creatives; the block is present if the area `creative` is supported.
 */
creative?: {
/**
 * Whether required disclosures and prohibited claims of briefs are processed and checked.
 */
supports_compliance?: boolean
/**
 * Whether creatives are kept in a library with `sync_creatives` and `list_creatives`.
 */
has_creative_library?: boolean
/**
 * Whether `build_creative` makes creatives from a brief, without a finished manifest.
 */
supports_generation?: boolean
/**
 * Whether `build_creative` transforms a creative into another format; needs a complete manifest.
 */
supports_transformation?: boolean
/**
 * Whether transformers are offered with `list_transformers`; if not, `transformer_id` and `config` are ignored.
 */
supports_transformers?: boolean
/**
 * Whether built variants are kept so that `refine_from_build_variant_id` can improve them.
 */
supports_refinement?: boolean
/**
 * Formats that the agent works with, and the operations on each.
 * 
 * Items: Format that the agent works with, and the operations on it.
 */
supported_formats?: {
/**
 * Identifier of the entry, to which requests can refer.
 */
capability_id?: string
/**
 * Declaration of the format, either by its family or by its identifier.
 */
format: {
[k: string]: unknown
}
}[]
}
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
feature_id: string
/**
 * Form in which the feature is valued: yes or no, a number, or one of several categories.
 * 
 * - `binary`: Yes or no
 * - `quantitative`: Number within `range`
 * - `categorical`: One of `categories`
 */
type: ("binary" | "quantitative" | "categorical")
/**
 * Smallest and largest value; present for quantitative features.
 */
range?: {
/**
 * Smallest value that the feature can have, inclusive, in the scale of the vendor.
 */
min: number
/**
 * Largest value that the feature can have, inclusive, in the scale of the vendor.
 */
max: number
}
/**
 * Values that the feature can have; present for categorical features only.
 */
categories?: string[]
/**
 * Text that states what the feature expresses about a property or creative.
 */
description?: string
/**
 * URL of the document that describes the methodology of the assessment or measurement.
 */
methodology_url?: string
}[]
/**
 * Features of creatives that the agent assesses.
 * 
 * Items: Feature of creatives with the form of its value.
 */
creative_features?: {
/**
 * Identifier of the feature; the prefix `registry:` refers to a feature of the registry.
 */
feature_id: string
/**
 * Form in which the feature is valued: yes or no, a number, or one of several categories.
 * 
 * - `binary`: Yes or no
 * - `quantitative`: Number within `range`
 * - `categorical`: One of `categories`
 */
type: ("binary" | "quantitative" | "categorical")
/**
 * Smallest and largest value; present for quantitative features.
 */
range?: {
/**
 * Smallest value that the feature can have, inclusive, in the scale of the vendor.
 */
min: number
/**
 * Largest value that the feature can have, inclusive, in the scale of the vendor.
 */
max: number
}
/**
 * Values that the feature can have; present for categorical features only.
 */
categories?: string[]
/**
 * Text that states what the feature expresses about a property or creative.
 */
description?: string
/**
 * URL of the document that describes the methodology of the assessment or measurement.
 */
methodology_url?: string
}[]
/**
 * Support for content standards and the formats used to calibrate them.
 */
content_standards?: {
[k: string]: unknown
}
/**
 * Use of the policy registry, with the domains of policies that are consumed.
 */
policy_registry?: {
[k: string]: unknown
}
}
/**
 * Features of brand identity; the block is present if the area `brand` is supported.
 */
brand?: {
[k: string]: unknown
}
/**
 * Features of conversational sessions; the block is present if `sponsored_intelligence` is supported. Experimental.
 */
sponsored_intelligence?: {
[k: string]: unknown
}
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
metric_id: string
/**
 * URI of the published standard that the metric implements; absent for a metric of the vendor's own.
 */
standard_reference?: string
/**
 * Accreditations that the vendor claims for the metric.
 * 
 * Items: Accreditation that the vendor claims for the metric; nobody verified it.
 */
accreditations?: {
/**
 * Name of the body that accredited the metric, for example `MRC`.
 */
accrediting_body: string
/**
 * Identifier of the certificate at the accrediting body.
 */
certification_id?: string
/**
 * Last day on which the accreditation is valid, `YYYY-MM-DD`, `YYYY-MM-DD`.
 */
valid_until?: string
/**
 * URL of the evidence, such as the public entry at the accrediting body.
 */
evidence_url?: string
}[]
/**
 * Unit of the reported values, such as `percent` or `seconds`.
 */
unit?: string
/**
 * Explanation of what the metric measures, for people.
 */
description?: string
/**
 * URL of the document that describes the methodology of the assessment or measurement.
 */
methodology_url?: string
/**
 * Version of the methodology; without it changes of the methodology are not tracked.
 */
methodology_version?: string
/**
 * Extensions of the vendor, keyed by namespace.
 */
ext?: {
[k: string]: unknown
}
}[]
}
/**
 * Test controller of a sandbox; presence declares it. A production server never has it.
 */
compliance_testing?: {
/**
 * Names of scenarios that the test controller offers.
 * 
 * @minItems 1
 */
scenarios: string[]
}
/**
 * Signatures of the webhooks that the agent sends: profile and algorithms.
 */
webhook_signing?: {
/**
 * Whether webhooks are signed. A buyer must refuse an agent that sends webhooks unsigned.
 */
supported: boolean
/**
 * Profile tag of the signatures, which receivers require.
 */
profile?: "proto/webhook-signing/v1"
/**
 * Signature algorithms that the agent uses, at least one.
 * 
 * @minItems 1
 * 
 * Items: - `ed25519`: Ed25519 (RFC 8032)
 * - `ecdsa-p256-sha256`: ECDSA on curve P-256 with SHA-256
 */
algorithms?: ("ed25519" | "ecdsa-p256-sha256")[]
/**
 * Whether the older HMAC-SHA256 scheme is honored for configured secrets; removed in 4.0.
 */
legacy_hmac_fallback?: boolean
}
/**
 * Verification of signed requests: whether, and for which tasks.
 */
request_signing?: {
/**
 * Whether signatures of requests are verified; if not, signatures are ignored.
 */
supported: boolean
}
/**
 * Addresses at which the agent's public keys and its operator are found.
 */
identity?: {
[k: string]: unknown
}
/**
 * Namespaces that may appear under `ext` in responses; a caller ignores all others.
 */
extensions_supported?: string[]
/**
 * Identifiers of the experimental surfaces that the agent implements, such as `measurement.core`.
 */
experimental_features?: string[]
/**
 * Version tokens of wholesale lists, with which unchanged lists need not be read again.
 */
wholesale_feed_versioning?: {
/**
 * Whether wholesale reads return a version and honor `if_wholesale_feed_version`.
 */
supported: boolean
/**
 * Whether prices have a version of their own, so that `if_pricing_version` is honored.
 */
pricing_version_separate?: boolean
/**
 * Whether some responses apply to one account only and have `cache_scope` `account`.
 */
cache_scope_account?: boolean
}
/**
 * Push of changes to wholesale lists, by webhook.
 */
wholesale_feed_webhooks?: {
/**
 * Whether changes are pushed to the `notification_configs` of accounts.
 */
supported: boolean
/**
 * Kinds of events that are pushed, such as `product.updated`.
 */
event_types?: string[]
}
/**
 * Time at which any declaration last changed; callers renew their copy by it.
 */
last_updated?: string
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: {
[k: string]: unknown
}[]
/**
 * Object of the caller, returned unchanged; absent if the request had none.
 */
context?: {
[k: string]: unknown
}
/**
 * Extensions, keyed by namespace; a receiver ignores the namespaces that it does not know.
 */
ext?: {
[k: string]: unknown
}
}
export interface ProtocolGetProtoCapabilitiesRequest1 {
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
protocols?: ("media_buy" | "signals" | "governance" | "sponsored_intelligence" | "creative" | "brand" | "measurement")[]
}
export interface ProtocolGetProtoCapabilitiesResponse1 {
/**
 * Versions of the protocol that the agent speaks, and its guarantees for repeated requests.
 */
proto: {
/**
 * Major versions of the protocol that the agent speaks, for example 3.
 * 
 * @minItems 1
 */
major_versions: number[]
/**
 * Releases of the protocol that the agent speaks, for example `3.1`.
 * 
 * @minItems 1
 */
supported_versions?: string[]
/**
 * Full semantic version of the implementation, for support; never decide by it.
 */
build_version?: string
/**
 * Guarantee for repeated requests with one key. Without it a repeated request is executed twice.
 */
idempotency: ({
/**
 * Constant true: repeated requests with one `idempotency_key` are executed once only.
 */
supported: true
/**
 * Time for which a response is stored for repetition, in seconds, 3600 to 604800.
 */
replay_ttl_seconds: number
/**
 * Longest time for which a first request may run before a repetition is accepted, in seconds.
 */
in_flight_max_seconds?: number
/**
 * Whether account identifiers are unguessable and carry no meaning.
 */
account_id_is_opaque?: boolean
} | {
/**
 * Constant false: `idempotency_key` has no effect and a repeated request is executed again.
 */
supported: false
})
}
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
 * Test controller of a sandbox; presence declares it. A production server never has it.
 */
compliance_testing?: {
/**
 * Names of scenarios that the test controller offers on this server.
 * 
 * @minItems 1
 */
scenarios: string[]
}
/**
 * Specialisms of the agent; the area of each must be supported.
 */
specialisms?: EnumsSpecialism[]
/**
 * Namespaces that may appear under `ext` in responses; a caller ignores all others.
 */
extensions_supported?: string[]
/**
 * Identifiers of the experimental surfaces that the agent implements, such as `measurement.core`.
 */
experimental_features?: string[]
wholesale_feed_versioning?: ProtocolCapabilitiesWholesaleFeedVersioning
wholesale_feed_webhooks?: ProtocolCapabilitiesWholesaleFeedWebhooks
/**
 * Time at which any declaration last changed; callers renew their copy by it.
 */
last_updated?: string
/**
 * Advisories about a request that succeeded, such as a filter that was ignored; absent without any.
 */
errors?: CoreError[]
}
export interface ProtocolGetTaskStatusRequest1 {
/**
 * Identifier of the task, as the first response gave it. At most 256 characters.
 */
task_id: string
account?: CoreAccountRef
/**
 * Whether the response contains the exchanged messages of the task.
 */
include_history?: boolean
/**
 * Whether the response contains the result of a completed task.
 */
include_result?: boolean
}
export interface ProtocolGetTaskStatusResponse1 {
/**
 * Identifier of the task, with which its state can be polled.
 */
task_id: string
task_type: EnumsTaskType
protocol: EnumsProtoProtocol
status: EnumsTaskStatus
/**
 * Time at which the task was accepted, ISO 8601 in UTC.
 */
created_at: string
/**
 * Time at which the state last changed, ISO 8601 in UTC.
 */
updated_at: string
/**
 * Time at which the task reached a final state; absent before; ISO 8601 with a zone.
 */
completed_at?: string
/**
 * Whether the outcome of the task is also sent to a webhook.
 */
has_webhook?: boolean
/**
 * Progress of a running task; absent for other states.
 */
progress?: {
/**
 * Estimated share of the work that is done, in percent from 0 to 100.
 */
percentage?: number
/**
 * Step that is being worked on, as a short phrase for people.
 */
current_step?: string
/**
 * Total number of steps that the work takes, 1 or more.
 */
total_steps?: number
/**
 * Number of the step that is being worked on, counted from 1.
 */
step_number?: number
}
/**
 * Error for which the task failed; present with the state `failed` only.
 */
error?: {
/**
 * Error code, such as `SERVICE_UNAVAILABLE`; decide by it, not by the message.
 */
code: string
/**
 * Explanation of the failure in one or two sentences for people.
 */
message: string
/**
 * Circumstances of the failure, for support; absent if nothing more is known.
 */
details?: {
protocol?: EnumsProtoProtocol
/**
 * Name of the operation that failed.
 */
operation?: string
/**
 * Facts about the error that depend on its code.
 */
specific_context?: {
[k: string]: unknown
}
}
}
/**
 * Exchanged messages of the task, the oldest first; present with `include_history` only.
 * 
 * Items: Message of the exchange about the task, sent by the caller or the agent.
 */
history?: {
/**
 * Time of the message, ISO 8601 in UTC, as the agent recorded it.
 */
timestamp: string
/**
 * Direction of the message: from or to the caller.
 * 
 * - `request`: Sent by the caller
 * - `response`: Sent by the agent
 */
type: ("request" | "response")
/**
 * Content of the message, as it was sent or returned.
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
 * Conditions that a returned task meets. In a list, one matching value is enough.
 */
filters?: {
protocol?: EnumsProtoProtocol
/**
 * Protocol areas of which the task must belong to one, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
protocols?: EnumsProtoProtocol[]
status?: EnumsTaskStatus
/**
 * States in one of which the task must be, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
statuses?: EnumsTaskStatus[]
task_type?: EnumsTaskType
/**
 * Names of tasks of which one must have been called, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
task_types?: EnumsTaskType[]
/**
 * Time after which the task must have begun, exclusive, ISO 8601 with a zone.
 */
created_after?: string
/**
 * Time before which the task must have begun, exclusive, ISO 8601 with a zone.
 */
created_before?: string
/**
 * Time after which the task must have last changed, exclusive, ISO 8601 with a zone.
 */
updated_after?: string
/**
 * Time before which the task must have last changed, exclusive, ISO 8601 with a zone.
 */
updated_before?: string
/**
 * Identifiers of the wanted tasks, 1 to 100.
 * 
 * @minItems 1
 * @maxItems 100
 */
task_ids?: string[]
/**
 * Text that the `context` of the request must contain, compared with its JSON form.
 */
context_contains?: string
/**
 * Whether the task must have a webhook (true) or none (false).
 */
has_webhook?: boolean
}
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
field?: ("created_at" | "updated_at" | "status" | "task_type" | "protocol")
direction?: EnumsSortDirection
}
pagination?: CorePaginationRequest
/**
 * Whether the response contains the exchanged messages of each task.
 */
include_history?: boolean
}
export interface ProtocolListTasksResponse1 {
/**
 * Numbers, filters and order of the result.
 */
query_summary: {
/**
 * Number of tasks that match the filters, on all pages.
 */
total_matching?: number
/**
 * Number of tasks on this page.
 */
returned?: number
/**
 * Number of matching tasks by protocol area.
 */
domain_breakdown?: {
/**
 * Number of matching tasks of media buying.
 */
"media-buy"?: number
/**
 * Number of matching tasks about signals.
 */
signals?: number
/**
 * Number of matching tasks about creatives.
 */
creative?: number
}
/**
 * Number of matching tasks by state.
 */
status_breakdown?: {
[k: string]: number
}
/**
 * Names of the filters that were applied.
 */
filters_applied?: string[]
/**
 * Field and direction by which the tasks are sorted.
 */
sort_applied?: {
/**
 * Field by which the tasks are sorted.
 */
field: string
/**
 * Direction of the sort that was applied, ascending or descending.
 * 
 * - `asc`: Smallest or earliest first
 * - `desc`: Largest or latest first
 */
direction: ("asc" | "desc")
}
}
/**
 * Tasks of this page in the requested order.
 * 
 * Items: Task with its state and times.
 */
tasks: {
/**
 * Identifier of the task, with which its state can be polled.
 */
task_id: string
task_type: EnumsTaskType
/**
 * Protocol area to which the task belongs, written with hyphens.
 * 
 * - `media-buy`: Sale and purchase of media
 * - `signals`: Audience and context signals
 * - `creative`: Building and keeping creatives
 */
domain: ("media-buy" | "signals" | "creative")
status: EnumsTaskStatus
/**
 * Time at which the task was accepted, ISO 8601 in UTC.
 */
created_at: string
/**
 * Time at which the state last changed, ISO 8601 in UTC.
 */
updated_at: string
/**
 * Time at which the task reached a final state; absent before; ISO 8601 with a zone.
 */
completed_at?: string
/**
 * Whether the outcome of the task is also sent to a webhook.
 */
has_webhook?: boolean
/**
 * Exchanged messages of the task, the oldest first; present with `include_history` only.
 * 
 * Items: Message of the exchange about the task, sent by the caller or the agent.
 */
history?: {
/**
 * Time of the message, ISO 8601 in UTC, as the agent recorded it.
 */
timestamp: string
/**
 * Direction of the message: from or to the caller.
 * 
 * - `request`: Sent by the caller
 * - `response`: Sent by the agent
 */
type: ("request" | "response")
/**
 * Content of the message, as it was sent or returned.
 */
data: {
[k: string]: unknown
}
}[]
}[]
pagination: CorePaginationResponse
}
/**
 * Generated adagents.json with the findings of the validator; the registry does not store it.
 */
export interface RegistryAdagentsCreateData {
/**
 * Always true; a refused request has the error body with `success` false instead.
 */
success: true
/**
 * The document as indented JSON text, ready to be served at /.well-known/adagents.json.
 */
adagents_json: string
validation: RegistryValidationResult
}
/**
 * Findings of a fetch and check of a domain's adagents.json. Describes an invalid or missing file as well as a valid one.
 */
export interface RegistryValidationResult {
/**
 * Whether the file has no errors; warnings do not matter.
 */
valid: boolean
/**
 * Findings that make the file unusable, in the order of the document.
 */
errors: RegistryValidationError[]
/**
 * Findings that leave the file usable, each with its field and a suggestion.
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
 * HTTP status of the first fetch; absent when no answer came; from 100 to 599.
 */
status_code?: number
/**
 * Size in bytes of the document that was evaluated, after a pointer was followed.
 */
response_bytes?: number
/**
 * URL that served the document in the end, after redirects and a pointer.
 */
resolved_url?: string
/**
 * Document as parsed, after a pointer was followed; absent if it could not be parsed. Can be large.
 */
raw_data?: unknown
discovery_method: EnumsDiscoveryMethod
/**
 * Domain that serves the file on behalf of the publisher, if it was found through ads.txt.
 */
manager_domain?: string
last_failure?: RegistryLastFailure
freshness?: RegistryFreshness
}
/**
 * Finding that leaves a document usable, with a suggestion.
 */
export interface RegistryValidationWarning {
/**
 * Path of the affected field in the document, for example `properties[0].name`.
 */
field: string
/**
 * Statement of what should be improved, in one sentence.
 */
message: string
/**
 * Way to correct the field, in one sentence; absent if none is known.
 */
suggestion?: string
}
/**
 * Age of the remote document on which the response rests.
 */
export interface RegistryFreshness {
state: EnumsFreshnessState
/**
 * Time at which the file was last fetched and found valid; null if that never happened.
 */
validated_at?: (string | null)
}
/**
 * Parts from which an adagents.json is generated. They are validated by the rules of the document itself; findings are refused with status 400.
 */
export interface RegistryAdagentsCreateRequest {
/**
 * Entries of the document. May be empty if at least one of `properties`, `formats` and `placements` has content.
 * 
 * @maxItems 10000
 * 
 * Items: Entry that authorizes one agent, with its scope, as the adagents.json schema describes it.
 */
authorized_agents: {
[k: string]: unknown
}[]
/**
 * Whether to add `$schema` with the URL of the adagents.json schema of this registry; absent means true.
 */
include_schema?: boolean
/**
 * Whether to add `last_updated` with the current time; absent means true.
 */
include_timestamp?: boolean
/**
 * Properties of the publisher; left out of the document when empty. At most 10000 entries.
 * 
 * @maxItems 10000
 * 
 * Items: Property of the publisher with its type, name and identifiers, as the adagents.json schema describes it.
 */
properties?: {
[k: string]: unknown
}[]
/**
 * Version label of the catalog content, 1 to 255 characters; consumers compare it to see whether the catalog changed.
 */
catalog_etag?: string
/**
 * Creative formats to declare, at most 10000; the document has no `formats` without them.
 * 
 * @maxItems 10000
 * 
 * Items: Declaration of one creative format, as the adagents.json schema describes it.
 */
formats?: {
[k: string]: unknown
}[]
/**
 * Placements to declare, at most 10000; the document has no `placements` without them.
 * 
 * @maxItems 10000
 * 
 * Items: Declaration of one placement, as the adagents.json schema describes it.
 */
placements?: {
[k: string]: unknown
}[]
/**
 * Map from a placement tag to its name and meaning.
 */
placement_tags?: {
[k: string]: {
[k: string]: unknown
}
}
}
/**
 * Envelope of the generated document. The registry does not store the document.
 */
export interface RegistryAdagentsCreateResponse {
/**
 * Always true; a refused request has an error status and the common error body.
 */
success: true
data: RegistryAdagentsCreateData
/**
 * Time at which the service computed this response, ISO 8601 in UTC.
 */
timestamp: string
}
/**
 * Refused request of the validation and generation tools: the common error body in their envelope.
 */
export interface RegistryAdagentsToolError {
/**
 * Always false; a successful response has `success` true and `data` instead.
 */
success: false
/**
 * Stable error code in snake case: `invalid_request` or `invalid_domain`.
 */
error: string
/**
 * Explanation; for the generator the findings joined in one text.
 */
message: string
/**
 * Time at which the service computed this response, ISO 8601 in UTC.
 */
timestamp: string
/**
 * Places of the request that were refused, each with its field, the fault and the mend.
 */
issues?: CoreErrorIssue[]
}
/**
 * Findings about the adagents.json of a domain and the agents in it.
 */
export interface RegistryAdagentsValidateData {
/**
 * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
 */
domain: string
/**
 * Whether the first request for the file returned status 200.
 */
found: boolean
validation: RegistryValidationResult
/**
 * Result of one probe for each agent; present if the file is valid and lists at least one agent.
 */
agent_cards?: RegistryAgentCardCheck[]
}
/**
 * Result of the probe of one agent from the file.
 */
export interface RegistryAgentCardCheck {
/**
 * URL of the agent as the adagents.json file writes it.
 */
agent_url: string
/**
 * Whether the agent responded with a valid message over A2A or MCP.
 */
valid: boolean
/**
 * Faults of the probe: a summary and one line for each protocol; empty if it was valid.
 */
errors: string[]
/**
 * HTTP status of the last request of the probe, 100 to 599; absent if no response arrived.
 */
status_code?: number
/**
 * Time that the probe took, in milliseconds; absent if no response arrived.
 */
response_time_ms?: number
/**
 * Agent card, or name and tools of an MCP agent.
 */
card_data?: unknown
/**
 * URL that responded: the agent card for A2A, the task endpoint for MCP.
 */
card_endpoint?: string
/**
 * Whether the agent asks for a credential before it returns any details.
 */
oauth_required?: boolean
}
/**
 * Domain whose adagents.json the service fetches and validates now.
 */
export interface RegistryAdagentsValidateRequest {
/**
 * Publisher domain. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
 */
domain: string
}
/**
 * Envelope of the validation tool: the findings of one domain and the time of the check.
 */
export interface RegistryAdagentsValidateResponse {
/**
 * True whenever the check ran, even if the file is invalid.
 */
success: true
data: RegistryAdagentsValidateData
/**
 * Time at which the service computed this response, ISO 8601 in UTC.
 */
timestamp: string
}
/**
 * Accreditation that a measurement agent claims for one of its metrics.
 */
export interface RegistryAgentAccreditation {
/**
 * Body that accredited the metric, as the agent names it, at most 128 characters.
 */
accrediting_body: string
/**
 * Identifier of the certificate at the accrediting body, at most 256 characters.
 */
certification_id?: string
/**
 * Last day on which the accreditation is valid, `YYYY-MM-DD`, as the vendor states it.
 */
valid_until?: string
/**
 * https URL of the evidence, such as the public entry at the accrediting body.
 */
evidence_url?: string
/**
 * Always false: the claim is the vendor's, whatever the agent says about it.
 */
verified_by_aao: false
}
/**
 * Capabilities that an enrolled agent declared when it was last probed.
 */
export interface RegistryAgentCapabilities {
/**
 * Number of tasks that the agent listed when the registry last probed it.
 */
tools_count: number
/**
 * Tasks that the agent listed in the last probe, at most 200.
 * 
 * @maxItems 200
 */
tools?: RegistryAgentTool[]
standard_operations?: RegistryAgentStandardOperations
creative_capabilities?: RegistryAgentCreativeCapabilities
signals_capabilities?: RegistryAgentSignalsCapabilities
measurement_capabilities?: RegistryAgentMeasurementCapabilities
/**
 * Protocol areas that the agent declares in its capabilities, such as `media_buy`.
 */
supported_protocols?: string[]
/**
 * Specialisms that the agent declares in its capabilities, such as `sales-guaranteed`.
 */
specialisms?: string[]
/**
 * Role that the agent's tasks suggest; it never changes the type that the organization chose.
 */
inferred_type?: string
/**
 * Why the last probe learned nothing or only a part, at most 500 characters.
 */
discovery_error?: string
/**
 * Whether the agent asks for a credential before it returns any details.
 */
oauth_required?: boolean
/**
 * Time at which the agent last responded to a probe, ISO 8601 in UTC.
 */
last_discovered_at?: string
}
/**
 * Task that the agent offers, as it listed the task in a probe.
 */
export interface RegistryAgentTool {
/**
 * Name of the task as a caller invokes it, for example `get_products`, at most 128 characters.
 */
name: string
/**
 * Description of the task by the agent, shortened to 500 characters.
 */
description?: string
/**
 * Time at which a probe last saw the task in the agent's list.
 */
verified_at?: string
}
/**
 * Operations that a sales agent supports, derived from the tasks that it lists.
 */
export interface RegistryAgentStandardOperations {
/**
 * Whether products can be searched, that is whether the agent lists `get_products`.
 */
can_search_inventory?: boolean
/**
 * Whether availability can be requested, that is whether the agent lists `get_products`.
 */
can_get_availability?: boolean
/**
 * Whether inventory can be reserved, that is whether the agent lists `create_media_buy`.
 */
can_reserve_inventory?: boolean
/**
 * Whether prices can be requested, that is whether the agent lists `get_products`.
 */
can_get_pricing?: boolean
/**
 * Whether media buys can be created, that is whether the agent lists `create_media_buy`.
 */
can_create_order?: boolean
/**
 * Whether the agent declares the publishers that it sells or lists `list_authorized_properties`.
 */
can_list_properties?: boolean
}
/**
 * Operations and formats of a creative agent, derived from its tasks and declared formats.
 */
export interface RegistryAgentCreativeCapabilities {
/**
 * Creative formats that the agent declares, at most 200.
 * 
 * @maxItems 200
 */
supported_formats: RegistryAgentCreativeFormat[]
/**
 * Whether the agent builds creatives: it declares generation or lists `build_creative`.
 */
can_generate: boolean
/**
 * Whether the agent validates manifests: it lists `validate_input` or `validate_creative`.
 */
can_validate: boolean
/**
 * Whether the agent renders previews, that is whether it lists `preview_creative`.
 */
can_preview: boolean
}
/**
 * A creative format that an agent works with, as it declares it.
 */
export interface RegistryAgentCreativeFormat {
/**
 * Identifier that the agent gave to the entry; unique in its declaration; at most 256 characters.
 */
capability_id?: string
/**
 * Format with its kind, the publisher whose option it is, and its parameters.
 */
format: {
/**
 * Kind of the format in the agent's own words, at most 128 characters.
 */
format_kind?: string
/**
 * Domain of the publisher that defines the format option; absent for formats of the agent.
 */
publisher_domain?: string
/**
 * Identifier of the format option at `publisher_domain`; absent without a publisher; at most 256 characters.
 */
format_option_id?: string
format_id?: CoreFormatId
/**
 * Parameters of the format, such as sizes, exactly as the agent declares them.
 */
params?: {
[k: string]: unknown
}
}
/**
 * Operations of the agent on the format: `build`, `validate` and `preview`.
 */
operations: string[]
}
/**
 * Operations of a signals agent, derived from its tasks and declared capabilities.
 */
export interface RegistryAgentSignalsCapabilities {
/**
 * Kinds of audiences that the agent offers; empty if it does not declare any.
 */
audience_types: string[]
/**
 * Whether audiences can be matched, that is whether the agent lists `match_audience`.
 */
can_match: boolean
/**
 * Whether signals can be activated, that is whether the agent lists `activate_signal`.
 */
can_activate: boolean
/**
 * Whether signals can be searched, that is whether the agent lists `get_signals`.
 */
can_get_signals: boolean
}
/**
 * Catalog of the metrics that a measurement agent declares, as stored by the last probe.
 */
export interface RegistryAgentMeasurementCapabilities {
/**
 * Metrics that the agent declares, at most 500, each `metric_id` once.
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
 * Identifier of the metric, unique in the agent's catalog; the vendor's brand completes it.
 */
metric_id: string
/**
 * https address of the published standard that the metric implements, at most 2048 characters.
 */
standard_reference?: string
/**
 * Accreditations that the agent claims for the metric, at most 32; the registry does not verify them.
 * 
 * @maxItems 32
 */
accreditations?: RegistryAgentAccreditation[]
/**
 * Unit of the reported values, such as `percent` or `seconds`, at most 64 characters.
 */
unit?: string
/**
 * Explanation of what the metric measures, at most 2000 characters.
 */
description?: string
/**
 * https URL of the document that describes the methodology, at most 2048 characters.
 */
methodology_url?: string
/**
 * Version of the methodology; absent when changes of it are not tracked; at most 64 characters.
 */
methodology_version?: string
/**
 * Fields of the vendor's own, at most 4096 bytes of JSON. The registry does not interpret them.
 */
ext?: {

}
}
/**
 * Page of enrolled agents that the caller may see, ordered by URL.
 */
export interface RegistryAgentCatalog {
/**
 * Agents of this page that match every filter, ordered by URL.
 */
agents: RegistryAgentCatalogItem[]
/**
 * Number of agents in `agents`, not of all matches.
 */
count: number
/**
 * Opaque position of the last agent on this page; null if the page is empty.
 */
cursor: (string | null)
/**
 * Whether more agents follow this page; pass the cursor of the response to fetch them.
 */
has_more: boolean
}
/**
 * Agent that an organization enrolled. The blocks after `member` are present only if the request asked for them.
 */
export interface RegistryAgentCatalogItem {
/**
 * URL of the agent in canonical form, by which the catalog identifies it.
 */
url: string
/**
 * Name given at enrolment, else the name that the agent gives itself, else its host.
 */
name: string
/**
 * Role of the agent; `unknown` if nobody declared one and its tasks do not show it.
 */
type: (EnumsAgentType | "unknown")
/**
 * Protocol in which the agent responded; `mcp` before its first response.
 * 
 * - `mcp`: The agent responds to MCP (streamable HTTP)
 * - `a2a`: The agent responds to A2A
 */
protocol: ("mcp" | "a2a")
/**
 * Text in which the agent or its organization describes the agent, at most 2000 characters.
 */
description?: string
/**
 * URL of the agent's MCP endpoint; absent if the agent speaks A2A only.
 */
mcp_endpoint?: string
/**
 * Contact for questions about the agent; absent if the organization publishes none.
 */
contact?: {
/**
 * Name of the person or team to contact.
 */
name?: string
/**
 * Email address of the contact, as the organization publishes it.
 */
email?: string
/**
 * Website of the contact, as the organization publishes it.
 */
website?: string
}
/**
 * Day on which the organization enrolled the agent, `YYYY-MM-DD` in UTC, `YYYY-MM-DD`.
 */
added_date: string
visibility?: EnumsAgentVisibility
/**
 * Organization that enrolled the agent; absent if its profile is not public.
 */
member?: {
/**
 * Short name of the organization in URLs, lower-case; absent if it has none.
 */
slug?: string
/**
 * Name of the organization as it is shown to people.
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
 * Outcome of the last probe: whether the agent responded, and how fast.
 */
export interface RegistryAgentHealth {
/**
 * Whether the agent responded to the last probe with a valid message.
 */
online: boolean
/**
 * When it was last asked; null before the first probe; ISO 8601 with a zone.
 */
checked_at: (string | null)
/**
 * Time that the whole probe took, in milliseconds.
 */
response_time_ms?: number
/**
 * Number of tasks that the agent listed in the last probe.
 */
tools_count?: number
/**
 * Number of MCP resources that the agent lists; absent for A2A.
 */
resources_count?: number
/**
 * Reason for which the probe failed, at most 500 characters; absent when the agent is online.
 */
error?: string
}
/**
 * Numbers about an agent: the publishers and properties behind it, and its formats.
 */
export interface RegistryAgentStats {
/**
 * Number of properties that publishers authorize the agent to sell.
 */
property_count?: number
/**
 * Number of publishers whose adagents.json authorizes the agent.
 */
publisher_count?: number
/**
 * Domains of the publishers that authorize the agent, the first 100 in alphabetical order.
 * 
 * @maxItems 100
 */
publishers?: string[]
/**
 * Number of creative formats that the agent declares.
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
 * Map from the name of each track to its status.
 */
tracks: {
[k: string]: EnumsComplianceTrackStatus
}
/**
 * Tracks with the numbers of their checks and the time that they took.
 */
track_details?: RegistryAgentComplianceTrack[]
/**
 * Whole days since which every run has passed; 0 unless `status` is `passing`.
 */
streak_days: number
/**
 * Time of the last run of the checks, ISO 8601 in UTC; null before the first.
 */
last_checked_at: (string | null)
/**
 * Summary of the last run in one line; null before the first run.
 */
headline: (string | null)
/**
 * Whether the registry has stopped the scheduled runs of the checks.
 */
monitoring_paused?: boolean
/**
 * Time between two scheduled runs of the checks, in hours.
 */
check_interval_hours?: number
/**
 * Whether the agent holds at least one badge that is valid now.
 */
verified?: boolean
/**
 * Protocol areas for which the agent holds a badge.
 */
verified_roles?: EnumsBadgeRole[]
/**
 * Versions of the protocol that were tested, by protocol area.
 */
verified_role_versions?: {
[k: string]: string[]
}
/**
 * Ways in which the badges were earned: `spec`, by the checks of this registry, or `live`, by observed traffic.
 */
verification_modes?: EnumsVerificationMode[]
}
/**
 * Result of one track, which is a group of related compliance checks.
 */
export interface RegistryAgentComplianceTrack {
/**
 * Name of the track, which groups checks of one subject.
 */
track: string
status: EnumsComplianceTrackStatus
/**
 * Number of checks of the track that ran.
 */
scenario_count: number
/**
 * Number of checks of the track that passed; never more than `scenario_count`.
 */
passed_count: number
/**
 * Time that the checks of the track took together, in milliseconds.
 */
duration_ms: number
/**
 * Whether a check could not run because the agent offers nothing to run it on.
 */
has_coverage_gap_skip?: boolean
/**
 * Finding of the track in plain words, at most 500 characters; absent when everything passed.
 */
detail?: string
}
/**
 * Inventory that publishers authorize an agent to sell, in numbers.
 */
export interface RegistryAgentPropertySummary {
/**
 * Number of properties that publishers authorize the agent to sell.
 */
total_count: number
/**
 * Number of authorized properties by property type, such as `website`.
 */
count_by_type: {
[k: string]: number
}
/**
 * Tags of the authorized properties, at most 200, the most frequent first.
 * 
 * @maxItems 200
 */
tags: string[]
/**
 * Number of publishers whose adagents.json authorizes the agent.
 */
publisher_count: number
}
/**
 * Creative formats that an agent returned in a probe made for this request.
 */
export interface RegistryAgentFormats {
/**
 * Always true; a probe that fails has an error status and the common error body.
 */
success: true
/**
 * Formats of the agent, at most 200 and together at most 512 KB of JSON.
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
 * Identifier of the format in the form that the agent uses.
 */
format_id?: unknown
/**
 * Name of the format, shortened to at most 500 characters.
 */
name?: string
/**
 * Kind of the format in the agent's words, such as `video`, at most 128 characters.
 */
type?: string
/**
 * Kind of the format, if the agent declares it as a capability, at most 128 characters.
 */
format_kind?: string
[k: string]: unknown
}
/**
 * Products that a sales agent returned in a probe made for this request, without a credential.
 */
export interface RegistryAgentProducts {
/**
 * Always true; a probe that fails has an error status and the common error body.
 */
success: true
/**
 * Products of the agent, at most 200 and together at most 512 KB of JSON.
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
 * Identifier of the product at the agent, at most 256 characters.
 */
product_id: string
/**
 * Name of the product, shortened to at most 500 characters.
 */
name?: string
/**
 * Description of the product, shortened to at most 2000 characters.
 */
description?: string
/**
 * Type of the first property of the product, such as `website`, at most 128 characters.
 */
property_type?: string
/**
 * Name of the product's first property, or its domain if it has no name.
 */
property_name?: string
/**
 * Pricing model of the first pricing option, such as `cpm`, at most 128 characters.
 */
pricing_model?: string
/**
 * Amount of the product's first price, in major units of `currency`.
 */
base_rate?: number
/**
 * ISO 4217 code of the currency of `base_rate`.
 */
currency?: string
/**
 * Identifiers of the creative formats that the product accepts, at most 200.
 * 
 * @maxItems 200
 */
format_options?: string[]
/**
 * Advertising channels in which the product delivers, at most 50.
 * 
 * @maxItems 50
 */
delivery_channels?: string[]
/**
 * Delivery promise of the product: `guaranteed` or `non_guaranteed`.
 */
delivery_type?: string
/**
 * Names of the targeting dimensions that the product supports, at most 200.
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
 * Agents of this page in order of relevance, then by URL.
 */
results: RegistryAgentSearchResult[]
/**
 * Position at which the next page begins; null if the page is empty.
 */
cursor: (string | null)
/**
 * Whether more agents follow this page; pass `cursor` to fetch them.
 */
has_more: boolean
}
/**
 * Inventory profile of an agent, with what the search found.
 */
export interface RegistryAgentSearchResult {
/**
 * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
 */
agent_url: string
/**
 * The same as `agent_url`, for clients that key agents by it.
 */
url: string
/**
 * Advertising channels in which the agent sells, such as `ctv`, derived from its inventory.
 */
channels: string[]
/**
 * Types of the properties that the agent may sell, such as `website`.
 */
property_types: string[]
/**
 * Countries in which the agent sells, as ISO 3166-1 alpha-2 codes.
 */
markets: string[]
/**
 * Content categories of the inventory, in the vocabulary that the agent uses.
 */
categories: string[]
/**
 * Tags of the properties that the agent may sell, at most 200, the most frequent first.
 */
tags: string[]
/**
 * Delivery types of the agent's products: guaranteed, non-guaranteed or both.
 */
delivery_types: string[]
/**
 * Identifiers of the creative formats that the agent accepts.
 */
format_ids: string[]
/**
 * Kinds of the creative formats that the agent accepts, such as `video_hosted`.
 */
format_kinds?: string[]
/**
 * Number of properties that publishers authorize the agent to sell.
 */
property_count: number
/**
 * Number of publishers whose adagents.json authorizes the agent.
 */
publisher_count: number
/**
 * Whether the agent supports real-time trusted matching, derived from its declared capabilities.
 */
has_tmp: boolean
/**
 * Vocabulary of `categories`; null when the inventory uses no vocabulary or several.
 */
category_taxonomy: (string | null)
/**
 * Match breadth (1 with filters, 0 without), plus ln(property_count + 1) × 0.1, plus 0.05 for trusted matching.
 */
relevance_score: number
/**
 * Names of the filter dimensions of the request that the agent matched.
 */
matched_filters: string[]
/**
 * Time at which the profile last changed, ISO 8601 in UTC.
 */
updated_at: string
}
/**
 * Entry point of the REST API: name, version and the addresses of documentation and operations.
 */
export interface RegistryApiIndex {
/**
 * Name of this registry, as its operator configured it.
 */
name: string
/**
 * Version of the running software, in the form `major.minor.patch`.
 */
version: string
/**
 * URL of the documentation for people.
 */
documentation: string
/**
 * URL of the OpenAPI 3.1 description of the REST API.
 */
openapi: string
/**
 * Map from the name of an operation to its path.
 */
endpoints: {
[k: string]: string
}
}
/**
 * One check of an authorization decision with its result and a detail for people.
 */
export interface RegistryAuthorizationCheck {
check: EnumsAuthorizationCheck
/**
 * Whether the check passed; null if an earlier failure left nothing to check.
 */
ok: (boolean | null)
/**
 * Finding of the check in one sentence, naming the compared values.
 */
detail: string
}
/**
 * The entry of an adagents.json that a decision rests on, without the lists of its scope. Lists are cut at 100 items.
 */
export interface RegistryAuthorizationEntry {
/**
 * Identifier of the authorization in the registry and its feed; absent if the file was evaluated before it was recorded.
 */
id?: string
authorization_type: EnumsAuthorizationType
/**
 * Text of the publisher that states what the agent may sell.
 */
authorized_for: string
delegation_type?: EnumsDelegationType
/**
 * Whether no other agent may sell the same scope.
 */
exclusive?: boolean
/**
 * Countries to which the entry is limited; absent for worldwide; at most 100.
 * 
 * @maxItems 100
 */
countries?: CoreCountryCode[]
/**
 * Time from which the authorization is valid; absent means that it has no start.
 */
effective_from?: string
/**
 * Time until which the authorization is valid; absent means that it has no end.
 */
effective_until?: string
/**
 * Identifiers of the placements to which the authorization is limited, at most 100.
 * 
 * @maxItems 100
 */
placement_ids?: string[]
/**
 * Tags of the placements to which the authorization is limited, at most 100.
 * 
 * @maxItems 100
 */
placement_tags?: string[]
/**
 * Selectors of the collections to which the entry is limited, as the publisher wrote them.
 * 
 * @maxItems 100
 */
collections?: {
[k: string]: unknown
}[]
/**
 * Keys that the publisher pins for the agent, as written, at most 100.
 * 
 * @maxItems 100
 */
signing_keys?: {
[k: string]: unknown
}[]
}
/**
 * Authorizations of an agent, with the feed cursor from which to follow their changes.
 */
export interface RegistryAuthorizationList {
/**
 * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
 */
agent_url: string
/**
 * Kinds of evidence that the request asked for.
 */
evidence: EnumsAuthorizationEvidence[]
/**
 * Form of the rows; `effective` means as they apply, after decisions of the registry's operator.
 */
include: "effective"
/**
 * Authorizations of this page, ordered by publisher and then by row identifier, at most 10000.
 * 
 * @maxItems 10000
 */
rows: RegistryAuthorizationRow[]
/**
 * Number of rows in this response, not of all authorizations of the agent.
 */
count: number
/**
 * Whether more rows follow this page; pass `cursor` to fetch them.
 */
has_more: boolean
/**
 * Value to pass as `cursor` for the next page; null on the last one. Not a feed cursor.
 */
cursor: (string | null)
}
/**
 * Authorization in its current state, with the members of the events about it, so that rows and events can be merged by `id`.
 */
export interface RegistryAuthorizationRow {
/**
 * Identifier of the row; the same over all events about it; a UUID.
 */
id: string
/**
 * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
 */
agent_url: string
/**
 * URL of the agent in canonical form, by which rows are matched.
 */
agent_url_canonical: string
publisher_domain: CoreDomainName
/**
 * Way in which the scope is stated; null if the entry gave none and covers the publisher as a whole.
 */
authorization_type: (EnumsAuthorizationType | null)
/**
 * Text of the publisher that states what the agent may sell.
 */
authorized_for: string
/**
 * Identifiers of the properties that the authorization covers; present for scope by id.
 */
property_ids?: string[]
/**
 * Tags whose properties the authorization covers; present for scope by tag.
 */
property_tags?: string[]
/**
 * Properties that the authorization covers, written out inside the entry.
 * 
 * Items: Property written out in the entry: type, name and identifiers.
 */
properties?: {
[k: string]: unknown
}[]
/**
 * Selectors of properties of other publishers that the authorization covers.
 * 
 * Items: Selector that names a publisher and which of its properties are covered.
 */
publisher_properties?: {
[k: string]: unknown
}[]
/**
 * Identifiers of the signals that the authorization covers; present for scope by id.
 */
signal_ids?: string[]
/**
 * Tags whose signals the authorization covers; present for scope by tag.
 */
signal_tags?: string[]
/**
 * Registry identifier of the property, when the row is about one, a UUID.
 */
property_rid?: (string | null)
/**
 * Identifier that the publisher gave the property in its own file.
 */
property_id_slug?: (string | null)
/**
 * Identifiers of the placements to which the authorization is limited.
 */
placement_ids?: string[]
/**
 * Tags of the placements to which the authorization is limited.
 */
placement_tags?: string[]
/**
 * Collections to which the authorization is limited, by publisher and identifier.
 */
collections?: CoreCollectionSelector[]
/**
 * Countries to which the authorization is limited, as ISO 3166-1 alpha-2 codes.
 */
countries?: CoreCountryCode[]
/**
 * Commercial path between publisher and agent; null if the publisher does not state it.
 */
delegation_type?: (EnumsDelegationType | null)
/**
 * Whether no other agent may sell the same scope.
 */
exclusive?: boolean
/**
 * Keys that the publisher pins for the agent; null if it pins none.
 */
signing_keys?: ({
[k: string]: unknown
}[] | null)
/**
 * Time from which the authorization is valid; null if it has no start.
 */
effective_from?: (string | null)
/**
 * Time until which the authorization is valid; null if it has no end.
 */
effective_until?: (string | null)
evidence: EnumsAuthorizationEvidence
/**
 * Whether another party contests the row; a contested row is shown but marked.
 */
disputed: boolean
/**
 * Account or process that entered the row; null when the crawler did.
 */
created_by?: (string | null)
/**
 * Time at which the row lapses by itself; null when it has no end.
 */
expires_at?: (string | null)
/**
 * Time at which the registry created the row, ISO 8601 in UTC.
 */
created_at: string
/**
 * Time at which the row last changed, ISO 8601 in UTC.
 */
updated_at: string
/**
 * Whether a manual decision of the registry operator changed the row.
 */
override_applied?: boolean
/**
 * Reason that the operator gave for the manual decision; null without such a decision.
 */
override_reason?: (string | null)
/**
 * Names of members that are longer in the publisher's file than here.
 */
shortened?: string[]
}
/**
 * Statement of the operator's brand.json about the agent and the property.
 */
export interface RegistryAuthorizationOperatorSide {
/**
 * Whether the file lists both the agent and the property.
 */
declared: boolean
/**
 * Relationship that the file states; null if it does not list the property.
 */
relationship: (EnumsBrandPropertyRelationship | null)
/**
 * Domain of the operator; null if no operator can be identified.
 */
brand_domain: (CoreDomainName | null)
/**
 * Whether the brand.json of the operator lists the agent in `agents`.
 */
agent_declared: boolean
/**
 * Type under which the file lists the agent; absent if it does not.
 */
agent_type?: string
/**
 * Way in which the operator was identified.
 * 
 * - `declaration`: A brand of the registry lists the agent in its `agents`
 * - `agent_host`: No brand lists the agent, so the registrable domain of the agent's host is taken as its operator
 */
found_by: ("declaration" | "agent_host")
/**
 * Well-known URL of the operator's brand.json; null if no operator is known.
 */
file_url?: (string | null)
/**
 * Time at which the file was last fetched and found valid; null if that never happened.
 */
validated_at: (string | null)
freshness: EnumsFreshnessState
}
/**
 * Statement of the adagents.json that speaks for the publisher about the agent and the property.
 */
export interface RegistryAuthorizationPublisherSide {
/**
 * Whether every check on the publisher's side passed.
 */
authorized: boolean
/**
 * Entry that authorizes the agent, or the one that met most conditions; null if no entry names the agent.
 */
entry: (RegistryAuthorizationEntry | null)
/**
 * Delegation type of that entry; null if it states none.
 */
delegation_type: (EnumsDelegationType | null)
/**
 * URL from which the file was read, after redirects and pointers; null without a usable file.
 */
file_url: (string | null)
/**
 * SHA-256 of the bytes of the file, in lower-case hexadecimal; null without a usable file.
 */
file_sha256: (string | null)
/**
 * Time at which the file was last fetched and found valid; null if that never happened.
 */
validated_at: (string | null)
freshness: EnumsFreshnessState
/**
 * Way in which the file was found: directly, by a pointer or by a manager domain; null without a file.
 */
discovery_method?: (EnumsDiscoveryMethod | null)
/**
 * Domain of the manager whose file speaks for the publisher, if its ads.txt names one.
 */
manager_domain?: (CoreDomainName | null)
/**
 * When the file revoked the publisher, when it did and says so, ISO 8601 with a zone.
 */
revoked_at?: (string | null)
}
/**
 * Up to 100 domains to resolve to brands in one call.
 */
export interface RegistryBrandBulkRequest {
/**
 * Domains to resolve. Duplicates, compared after trimming and in lower case, count once. An element that is not a domain name fails the whole request with 400.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A domain; cleaned like the query parameter of the single look-up; at most 2048 characters.
 */
domains: string[]
}
/**
 * Results of a bulk resolution, one record or null for each requested domain.
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
 * Domain that identifies the brand; the domain of the house if the brand has none of its own.
 */
canonical_domain: string
/**
 * Name to show: the English one if there is one, otherwise the first.
 */
brand_name: string
keller_type: EnumsKellerType
/**
 * Domain of the owning house, if house and brand confirm the relationship or the house file defines the brand. Otherwise the canonical domain of the brand itself.
 */
house_domain: string
source: EnumsBrandSource
/**
 * Identifier of the brand within its own brand.json or within its house; unique there only. Absent for entries that are not backed by a brand.json with brands.
 */
brand_id?: string
/**
 * All names of the brand, each a map with one language tag.
 */
names?: RegistryLocalizedName[]
/**
 * Identifier of the brand above this one in the house.
 */
parent_brand?: string
/**
 * Domain of a house that only the brand names. It is a claim and gives no trust.
 */
claimed_house_domain?: string
/**
 * Name of the house that confirms the brand; absent without a confirmed house.
 */
house_name?: string
relationship_trust?: EnumsRelationshipTrust
/**
 * Time at which both sides were last seen to confirm the relationship; present with `mutual` only.
 */
relationship_verified_at?: string
/**
 * When the house declared the tie, or when it was first seen, ISO 8601 with a zone.
 */
relationship_declared_at?: string
/**
 * URL of the agent that describes the brand, if its file names one.
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
 * Changes that an older document needs, at most 20 entries.
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
 * Reasons for which the live brand.json was not used although a fresh fetch was requested; the response then rests on the stored entry.
 */
export interface RegistryLiveBrandJson {
/**
 * Whether the file that was fetched passed validation.
 */
valid: boolean
/**
 * URL from which the registry tried to read the file.
 */
url: string
/**
 * HTTP status of the fetch; absent when no answer came; from 100 to 599.
 */
status_code?: number
/**
 * Findings that make the file unusable; empty if the fetch itself failed.
 */
errors: RegistryValidationError[]
/**
 * Findings that leave the file usable, each with its field and a suggestion.
 */
warnings: RegistryValidationWarning[]
}
/**
 * Short form of a brand for lists: name, first logo and industries.
 */
export interface RegistryBrandCard {
/**
 * Name of the brand to show, at most one line.
 */
name: string
/**
 * Text that describes the brand, at most 500 characters.
 */
description?: string
/**
 * URL of the first logo; absent if the brand has no logo.
 */
logo_url?: string
/**
 * Colors of the brand in the form `#RRGGBB`, the primary one first, at most 6.
 * 
 * @maxItems 6
 */
colors?: string[]
/**
 * Industries in which the brand works, as values of the industry vocabulary, at most 6.
 * 
 * @maxItems 6
 */
industries?: string[]
}
/**
 * Color of the brand with the role that it plays, such as `primary`.
 */
export interface RegistryBrandColor {
/**
 * Color in the form `#` and six hexadecimal digits, for example `#C8553D`.
 */
hex: string
/**
 * Part of the color, for example `primary`, `secondary` or `accent`, at most 64 characters.
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
 * Legal or trading name of the company.
 */
name?: string
/**
 * Main industry of the company, in the provider's words.
 */
industry?: string
/**
 * All industries of the company, the main one first.
 */
industries?: string[]
/**
 * Number or range of employees, as the provider writes it.
 */
employees?: string
/**
 * Year in which the company was founded, for example 1998.
 */
founded?: number
/**
 * Seat of the company as text, for example `Utrecht, Netherlands`.
 */
location?: string
}
/**
 * Identity data of a brand domain from the enrichment provider or from the stored entry.
 */
export interface RegistryBrandEnrichment {
/**
 * Always true; a refused request has an error status and the common error body.
 */
success: true
/**
 * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
 */
domain: string
/**
 * Whether stored data younger than 30 days, or an authoritative entry, were returned and the provider was not asked.
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
 * Name of the brand as it is shown to people.
 */
name: string
/**
 * URL of the home page of the brand.
 */
url: string
/**
 * Text that describes what the brand is or offers, at most 5000 characters.
 */
description?: string
/**
 * Logo files of the brand, the most suitable first.
 */
logos?: RegistryBrandLogo[]
colors?: RegistryBrandColorMap
/**
 * Typefaces of the brand, each with the use that it has.
 */
fonts?: RegistryBrandFont[]
tone?: RegistryBrandTone
company?: RegistryBrandCompany
}
/**
 * Logo file of a brand with labels for the use that suits it.
 */
export interface RegistryBrandLogo {
/**
 * URL of the image file, with the scheme http or https, at most 2048 characters.
 */
url: string
/**
 * Labels such as `primary`, `icon` or `dark`; may be empty; at most 50.
 * 
 * @maxItems 50
 */
tags: string[]
}
/**
 * Typeface of a brand with the role for which it is used.
 */
export interface RegistryBrandFont {
/**
 * Name of the typeface, for example `Source Sans 3`.
 */
name: string
/**
 * Use of the typeface in the brand's design, for example `title` or `body`.
 */
role: string
}
/**
 * Tone of the brand: its voice, and rules for people or models that write for it.
 */
export interface RegistryBrandTone {
/**
 * Short description of the voice, such as `warm and direct`.
 */
voice?: string
/**
 * Adjectives that describe the tone, such as `playful`.
 */
attributes?: string[]
/**
 * Rules for writers that state what texts of the brand should do.
 */
dos?: string[]
/**
 * Rules for writers that state what texts of the brand should avoid.
 */
donts?: string[]
}
/**
 * The brand document of a domain, with where it came from.
 */
export interface RegistryBrandJsonResponse {
/**
 * Domain that was asked about, in canonical form.
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
 * Findings that leave the document usable, each with its field.
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
 * Brands of this page, the largest companies first, then by name and domain.
 */
brands: RegistryBrandListingItem[]
stats: RegistryBrandListingStats
}
/**
 * Brand as the listing of the registry shows it, with counts and its confirmed house.
 */
export interface RegistryBrandListingItem {
/**
 * Domain of the brand in canonical form.
 */
domain: string
/**
 * Name to show; the domain if nothing better is known.
 */
brand_name: string
source: EnumsBrandSource
/**
 * Whether identity data beyond the name are stored for the brand.
 */
has_manifest: boolean
/**
 * Whether the domain itself served a valid brand.json.
 */
verified: boolean
keller_type?: EnumsKellerType
/**
 * Domain of the house that names the brand back; the brand's own domain when no house does.
 */
house_domain?: string
/**
 * Domain of a house that the brand names but that does not name the brand back; gives no trust.
 */
claimed_house_domain?: string
relationship_trust?: EnumsRelationshipTrust
/**
 * When both sides were last seen to confirm the tie, ISO 8601 with a zone.
 */
relationship_verified_at?: string
/**
 * URL of the first logo; absent if the brand has no logo.
 */
logo_url?: string
/**
 * Primary color of the brand in the form `#RRGGBB`; absent if none is known.
 */
primary_color?: string
/**
 * Logo files of the brand with their labels, at most 100.
 */
logos?: RegistryBrandLogo[]
colors?: RegistryBrandColorMap
tone?: RegistryBrandTone
/**
 * Industries in which the brand works, as values of the industry vocabulary.
 */
industries?: string[]
/**
 * Number of known brands that name this one as their parent.
 */
sub_brand_count?: number
/**
 * Number of employees of the company, if the enrichment provider knows it.
 */
employee_count?: number
}
/**
 * Counts over all entries that match `search`; `source` and the page do not matter.
 */
export interface RegistryBrandListingStats {
/**
 * Number of entries that match `search`, whatever their source.
 */
total: number
/**
 * Number of matching entries that rest on a brand.json of the domain.
 */
brand_json: number
/**
 * Number of matching entries that members wrote.
 */
community: number
/**
 * Number of matching entries that come from automated enrichment.
 */
enriched: number
/**
 * Number of matching entries whose document this registry hosts for the owner.
 */
hosted?: number
/**
 * Entries that are master or independent brands, or have no known place.
 */
houses: number
/**
 * Number of matching entries that are sub-brands or endorsed brands.
 */
sub_brands: number
/**
 * Number of matching entries with identity data beyond the name.
 */
with_manifest: number
}
/**
 * Identity data that a member writes for a brand, at most 256 KB as JSON. Further keys are stored and given back; keys that would claim trust or classification are dropped.
 */
export interface RegistryBrandManifestInput {
/**
 * Name of the brand as it should be shown to people, at most 255 characters.
 */
name?: string
/**
 * Text that describes what the brand is or offers, at most 5000 characters.
 */
description?: string
/**
 * Logo files of the brand with their labels, at most 100.
 * 
 * @maxItems 100
 */
logos?: RegistryBrandLogo[]
/**
 * Colors, either as a list or as a map from part to color, the form that enrichment returns. The map is stored as the list.
 */
colors?: (RegistryBrandColor[] | RegistryBrandColorMap)
}
/**
 * Brand entry as a member writes it. The stored source is always `community`; unknown keys are ignored.
 */
export interface RegistryBrandSaveRequest {
/**
 * Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
 */
domain: string
/**
 * Name of the brand, not empty after blanks are removed; otherwise refused with 400.
 */
brand_name: string
brand_manifest?: RegistryBrandManifestInput
}
/**
 * Outcome of saving a brand entry: created, or edited with a new revision.
 */
export interface RegistryBrandSaveResponse {
/**
 * Always true; a refused request has an error status and the common error body.
 */
success: true
/**
 * Sentence for people that states what was created or changed.
 */
message: string
/**
 * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
 */
domain: string
/**
 * Identifier of the entry; stays the same over all edits.
 */
id: string
/**
 * Number of the new revision; present only if an existing entry was edited. Creation is revision 1, so the first edit returns 2.
 */
revision_number?: number
}
/**
 * Domain whose files the registry should crawl before the next scheduled crawl.
 */
export interface RegistryCrawlRequestRequest {
/**
 * Domain to crawl; it must resolve to public addresses only. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
 */
domain: string
}
/**
 * Acknowledgement that the crawl is queued; it runs independently of this request.
 */
export interface RegistryCrawlRequestResponse {
/**
 * Sentence for people that confirms that the crawl is queued.
 */
message: string
/**
 * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
 */
domain: string
/**
 * Identifier of the crawl request, under which its state can be read, a UUID.
 */
crawl_request_id: string
}
/**
 * State of a crawl request. Only the organization that made it can see it.
 */
export interface RegistryCrawlRequestStatus {
/**
 * Identifier under which the state of the crawl request can be read, a UUID.
 */
crawl_request_id: string
/**
 * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
 */
domain: string
status: EnumsCrawlStatus
/**
 * Number of attempts that have started so far, including one that is running.
 */
attempts: number
/**
 * Number of attempts after which the service gives up the request.
 */
max_attempts: number
/**
 * Time at which the request was accepted, ISO 8601 in UTC.
 */
requested_at: string
/**
 * Time at which the first attempt began, ISO 8601 in UTC; null before.
 */
started_at: (string | null)
/**
 * Time at which the latest attempt began, ISO 8601 in UTC; null before the first.
 */
last_attempted_at: (string | null)
/**
 * Time at which the request ended, successful or not; null before; ISO 8601 with a zone.
 */
completed_at: (string | null)
/**
 * When the next attempt is due; null when none is planned; ISO 8601 with a zone.
 */
next_attempt_at: (string | null)
/**
 * Code of the latest attempt's failure, for example `timeout`, `connection` or `http_status`; null if it did not fail.
 */
last_error_code: (string | null)
/**
 * Result of the crawl for adagents.json; null until the request ends.
 */
outcome: (EnumsCrawlOutcome | null)
/**
 * Result of the crawl for brand.json; null until the request ends.
 */
brand_json_outcome?: (EnumsCrawlOutcome | null)
}
/**
 * Agent as it described itself in a probe made for this request.
 */
export interface RegistryDiscoveredAgent {
/**
 * Name that the agent gives itself, or the host of its URL, at most 253 characters.
 */
name: string
/**
 * Text in which the agent describes itself, at most 2000 characters.
 */
description?: string
/**
 * Protocols in which the agent responded to the probe.
 * 
 * Items: - `mcp`: The agent responded to MCP (streamable HTTP)
 * - `a2a`: The agent responded to A2A with an agent card
 */
protocols: ("mcp" | "a2a")[]
/**
 * Role that the agent's tasks suggest: `sales`, `signals`, `creative`, or `unknown`.
 */
type: string
/**
 * Number of tasks that the agent listed in the last probe.
 */
tools_count: number
/**
 * Tasks that the agent lists, at most 200.
 * 
 * @maxItems 200
 */
tools: RegistryAgentTool[]
/**
 * Counts of what the agent offers, as far as it is an agent of that kind.
 */
stats: {
/**
 * Number of creative formats that the agent declares.
 */
format_count?: number
/**
 * Number of products that the agent returns without a credential.
 */
product_count?: number
/**
 * Number of publishers whose adagents.json is known to authorize the agent.
 */
publisher_count?: number
}
/**
 * Whether the agent asks for a credential before it returns any details.
 */
oauth_required?: boolean
}
/**
 * Stored brand entry as the organization that submitted it sees it.
 */
export interface RegistryDiscoveredBrand {
/**
 * Identifier of the stored entry, stable over all revisions.
 */
id: string
/**
 * Domain in canonical form: lower-case, IDNA ASCII, without scheme, port or trailing dot.
 */
domain: string
/**
 * Name of the brand as it is shown to people.
 */
brand_name: string
source: EnumsBrandSource
review_status: EnumsReviewStatus
keller_type?: EnumsKellerType
/**
 * Domain of the house that confirms the brand; a submission cannot set it.
 */
house_domain?: string
/**
 * Domain of the house that the submission names; unconfirmed until the house names the brand back.
 */
claimed_house_domain?: string
/**
 * Identifier of the brand above this one in the same house.
 */
parent_brand?: string
/**
 * Identity data of the brand as the registry stored it.
 */
brand_manifest?: {
[k: string]: unknown
}
/**
 * Time at which the entry was created, ISO 8601 in UTC.
 */
created_at: string
/**
 * Time at which the entry last changed, ISO 8601 in UTC.
 */
updated_at: string
}
/**
 * A brand that a member proposes for review. Superseded by the save request.
 */
export interface RegistryDiscoveredBrandRequest {
/**
 * Domain of the brand. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
 */
domain: string
/**
 * Name of the proposed brand; absent means the domain. At most 255 characters.
 */
brand_name?: string
/**
 * House that the brand is said to belong to; stored as a claim. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
 */
house_domain?: string
keller_type?: EnumsKellerType
/**
 * Identifier of the brand above this one in the same house. At most 255 characters.
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
 * State of the review; a new submission is always `pending`.
 */
review_status: "pending"
}
/**
 * Payload of the event: the compliance status of an agent changed.
 */
export interface RegistryEventsAgentComplianceChanged {
/**
 * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
 */
agent_url: string
previous_status: EnumsComplianceStatus
current_status: EnumsComplianceStatus
/**
 * Summary of the change in one line for people; null without a summary.
 */
headline?: (string | null)
/**
 * Map from the name of each track to its status after the change.
 */
tracks: {
[k: string]: EnumsComplianceTrackStatus
}
/**
 * Number of scenarios that passed in the run behind the change.
 */
storyboards_passing: number
/**
 * Number of scenarios that ran, passed or not.
 */
storyboards_total: number
/**
 * Results of the scenarios of the run, one entry for each.
 * 
 * Items: Result of one scenario with the numbers of its steps.
 */
storyboards?: {
/**
 * Stable identifier of the scenario, for example `media-buy-lifecycle`.
 */
storyboard_id: string
/**
 * Result of the scenario in the run behind the change.
 */
status: string
/**
 * Number of steps of the scenario that passed.
 */
steps_passed?: number
/**
 * Number of steps of the scenario that ran.
 */
steps_total?: number
}[]
}
/**
 * Payload of the event: an agent became known, because a publisher file names it or an organization enrolled it publicly. An agent to which both applies is reported once for each source.
 */
export interface RegistryEventsAgentDiscovered {
/**
 * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
 */
agent_url: string
/**
 * Source from which the agent became known: a publisher's file or the catalog.
 * 
 * - `adagents_json`: The adagents.json of `publisher_domain` names the agent; says nothing about the catalog of enrolled agents
 * - `enrolment`: An organization enrolled the agent in the catalog for everybody to see
 */
source: ("adagents_json" | "enrolment")
/**
 * Name of the agent as it is shown to people.
 */
name?: string
/**
 * Role of the agent; `unknown` if it could not be determined.
 */
type?: string
/**
 * Advertising channels in which the agent sells, such as `ctv`, derived from its inventory.
 */
channels?: string[]
/**
 * Types of the properties that the agent may sell, such as `website`.
 */
property_types?: string[]
/**
 * Countries in which the agent sells, as ISO 3166-1 alpha-2 codes.
 */
markets?: string[]
/**
 * Content categories of the inventory, in the vocabulary that the agent uses.
 */
categories?: string[]
/**
 * Vocabulary of `categories`; null when the inventory uses no vocabulary or several.
 */
category_taxonomy?: (string | null)
/**
 * Tags of the properties that the agent may sell.
 */
tags?: string[]
/**
 * Delivery types of the agent's products: guaranteed, non-guaranteed or both.
 */
delivery_types?: string[]
/**
 * Identifiers of the creative formats that the agent accepts.
 */
format_ids?: string[]
/**
 * Kinds of the creative formats that the agent accepts, such as `video_hosted`.
 */
format_kinds?: string[]
/**
 * Number of properties that publishers authorize the agent to sell.
 */
property_count?: number
/**
 * Number of publishers whose adagents.json authorizes the agent.
 */
publisher_count?: number
/**
 * Whether the agent supports real-time trusted matching, derived from its declared capabilities.
 */
has_tmp?: boolean
/**
 * Time at which the registry computed the profile, ISO 8601 in UTC.
 */
updated_at?: string
publisher_domain?: CoreDomainName
}
/**
 * Payload of the event: the inventory profile of an agent changed.
 */
export interface RegistryEventsAgentProfileUpdated {
/**
 * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
 */
agent_url: string
/**
 * Name of the agent as it is shown to people.
 */
name?: string
/**
 * Role of the agent; `unknown` if it could not be determined.
 */
type?: string
/**
 * Whether the agent is in the public catalog of enrolled agents.
 */
enrolled?: boolean
/**
 * Advertising channels in which the agent sells, such as `ctv`, derived from its inventory.
 */
channels?: string[]
/**
 * Types of the properties that the agent may sell, such as `website`.
 */
property_types?: string[]
/**
 * Countries in which the agent sells, as ISO 3166-1 alpha-2 codes.
 */
markets?: string[]
/**
 * Content categories of the inventory, in the vocabulary that the agent uses.
 */
categories?: string[]
/**
 * Vocabulary of `categories`; null when the inventory uses no vocabulary or several.
 */
category_taxonomy?: (string | null)
/**
 * Tags of the properties that the agent may sell.
 */
tags?: string[]
/**
 * Delivery types of the agent's products: guaranteed, non-guaranteed or both.
 */
delivery_types?: string[]
/**
 * Identifiers of the creative formats that the agent accepts.
 */
format_ids?: string[]
/**
 * Kinds of the creative formats that the agent accepts, such as `video_hosted`.
 */
format_kinds?: string[]
/**
 * Number of properties that publishers authorize the agent to sell.
 */
property_count?: number
/**
 * Number of publishers whose adagents.json authorizes the agent.
 */
publisher_count?: number
/**
 * Whether the agent supports real-time trusted matching, derived from its declared capabilities.
 */
has_tmp?: boolean
/**
 * Time at which the registry computed the profile, ISO 8601 in UTC.
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
 * Payload of the event: the agent left the registry, because no publisher file names it and no organization has it enrolled publicly. An agent that loses only one of the two is reported by `agent.profile_updated`.
 */
export interface RegistryEventsAgentRemoved {
/**
 * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
 */
agent_url: string
/**
 * Publishers that named the agent until now; empty if it left the catalog.
 */
removed_from_publishers?: CoreDomainName[]
}
/**
 * Payload of the event: an agent earned the verified badge of one protocol area.
 */
export interface RegistryEventsAgentVerificationEarned {
/**
 * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
 */
agent_url: string
role: EnumsBadgeRole
/**
 * Specialisms that the badge covers, at least one.
 * 
 * @minItems 1
 */
verified_specialisms: string[]
/**
 * Version of the protocol against which the agent was tested.
 */
version?: string
}
/**
 * Payload of the event: an agent lost the verified badge of one protocol area.
 */
export interface RegistryEventsAgentVerificationLost {
/**
 * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
 */
agent_url: string
role: EnumsBadgeRole
/**
 * Reason for the loss in one sentence, such as a failed check or a withdrawn enrolment.
 */
reason: string
/**
 * Version of the protocol against which the agent was tested.
 */
version?: string
}
/**
 * One authorization row: the right of an agent to sell for a publisher, as it is visible.
 */
export interface RegistryEventsAuthorizationPayload {
/**
 * Identifier of the row; the same over all events about it; a UUID.
 */
id: string
/**
 * URL of the agent's task endpoint, compared in canonical form: https, lower-case host, no trailing slash.
 */
agent_url: string
/**
 * URL of the agent in canonical form, by which rows are matched.
 */
agent_url_canonical?: string
publisher_domain: CoreDomainName
/**
 * Way in which the scope is stated; null if the entry gave none and covers the publisher as a whole.
 */
authorization_type: (EnumsAuthorizationType | null)
/**
 * Text of the publisher that states what the agent may sell.
 */
authorized_for?: string
/**
 * Identifiers of the properties that the authorization covers; present for scope by id.
 */
property_ids?: string[]
/**
 * Tags whose properties the authorization covers; present for scope by tag.
 */
property_tags?: string[]
/**
 * Properties that the authorization covers, written out inside the entry.
 * 
 * Items: Property written out in the entry: type, name and identifiers.
 */
properties?: {
[k: string]: unknown
}[]
/**
 * Selectors of properties of other publishers that the authorization covers.
 * 
 * Items: Selector that names a publisher and which of its properties are covered.
 */
publisher_properties?: {
[k: string]: unknown
}[]
/**
 * Identifiers of the signals that the authorization covers; present for scope by id.
 */
signal_ids?: string[]
/**
 * Tags whose signals the authorization covers; present for scope by tag.
 */
signal_tags?: string[]
/**
 * Registry identifier of the property, when the row is about one, a UUID.
 */
property_rid?: (string | null)
/**
 * Identifier that the publisher gave the property in its own file.
 */
property_id_slug?: (string | null)
/**
 * Identifiers of the placements to which the authorization is limited.
 */
placement_ids?: string[]
/**
 * Tags of the placements to which the authorization is limited.
 */
placement_tags?: string[]
/**
 * Collections to which the authorization is limited, by publisher and identifier.
 */
collections?: CoreCollectionSelector[]
/**
 * Countries to which the authorization is limited, as ISO 3166-1 alpha-2 codes.
 */
countries?: CoreCountryCode[]
/**
 * Commercial path between publisher and agent; null if the publisher does not state it.
 */
delegation_type?: (EnumsDelegationType | null)
/**
 * Whether no other agent may sell the same scope.
 */
exclusive?: boolean
/**
 * Keys that the publisher pins for the agent; null if it pins none.
 */
signing_keys?: ({
[k: string]: unknown
}[] | null)
/**
 * Time from which the authorization is valid; null if it has no start.
 */
effective_from?: (string | null)
/**
 * Time until which the authorization is valid; null if it has no end.
 */
effective_until?: (string | null)
evidence?: EnumsAuthorizationEvidence
/**
 * Whether another party contests the row; a contested row is shown but marked.
 */
disputed?: boolean
/**
 * Account or process that entered the row; null when the crawler did.
 */
created_by?: (string | null)
/**
 * Time at which the row lapses by itself; null when it has no end.
 */
expires_at?: (string | null)
/**
 * Time at which the registry created the row, ISO 8601 in UTC.
 */
created_at?: string
/**
 * Time at which the row last changed, ISO 8601 in UTC.
 */
updated_at?: string
/**
 * Whether a manual decision of the registry operator changed the row.
 */
override_applied?: boolean
/**
 * Reason that the operator gave for the manual decision; null without such a decision.
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
 * Payload of the event: a collection appeared in the file of its publisher.
 */
export interface RegistryEventsCollectionCreated {
/**
 * Identifier that the registry gave the collection; it never changes, even across merges.
 */
collection_rid: string
publisher_domain: CoreDomainName
/**
 * Identifier of the collection in the file of its publisher.
 */
collection_id: string
/**
 * Identifiers of the collection at the places where it is distributed; may be empty.
 * 
 * Items: An identifier of the collection at a place of distribution.
 */
identifiers: {
publisher_domain: CoreDomainName
type: EnumsDistributionIdentifierType
/**
 * Value of the identifier inside its naming scheme, for example `novapress.example`.
 */
value: string
}[]
/**
 * Name of the item as it is shown to people.
 */
name?: string
kind?: EnumsCollectionKind
source?: EnumsCatalogSource
status?: EnumsCollectionRecordStatus
/**
 * Collection as its publisher wrote it in the adagents.json.
 */
collection?: {
[k: string]: unknown
}
shortened?: CoreShortenedMembers
}
/**
 * Payload of the event: a collection left the file of its publisher while another one took over all its places of distribution. Its own `collection.removed` event follows.
 */
export interface RegistryEventsCollectionMerged {
/**
 * Registry identifier that from now on only points at the other collection, a UUID.
 */
alias_rid: string
/**
 * Registry identifier of the collection that remains; the other one refers to it.
 */
canonical_rid: string
publisher_domain?: CoreDomainName
/**
 * Facts from which the registry concluded that both records are the same.
 */
evidence?: {
/**
 * Identifiers of the first record, all of which the second one has now.
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
 * Payload of the event: a collection is no longer in the file of its publisher.
 */
export interface RegistryEventsCollectionRemoved {
/**
 * Identifier that the registry gave the collection; it never changes, even across merges.
 */
collection_rid: string
publisher_domain: CoreDomainName
/**
 * Identifier of the collection in the file of its publisher.
 */
collection_id: string
/**
 * Identifiers of the collection at the places where it is distributed; may be empty.
 * 
 * Items: An identifier of the collection at a place of distribution.
 */
identifiers: {
publisher_domain: CoreDomainName
type: EnumsDistributionIdentifierType
/**
 * Value of the identifier inside its naming scheme, for example `novapress.example`.
 */
value: string
}[]
/**
 * Name of the item as it is shown to people.
 */
name?: string
kind?: EnumsCollectionKind
source?: EnumsCatalogSource
/**
 * Always `removed`, because the publisher's file no longer lists the collection.
 */
status: "removed"
/**
 * Collection as its publisher wrote it in the adagents.json.
 */
collection?: {
[k: string]: unknown
}
shortened?: CoreShortenedMembers
}
/**
 * Payload of the event: metadata or distribution identifiers of a collection changed, with the new state.
 */
export interface RegistryEventsCollectionUpdated {
/**
 * Identifier that the registry gave the collection; it never changes, even across merges.
 */
collection_rid: string
publisher_domain?: CoreDomainName
/**
 * Identifier of the collection in the file of its publisher.
 */
collection_id?: string
/**
 * Identifiers of the collection at the places where it is distributed; may be empty.
 * 
 * Items: An identifier of the collection at a place of distribution.
 */
identifiers?: {
publisher_domain: CoreDomainName
type: EnumsDistributionIdentifierType
/**
 * Value of the identifier inside its naming scheme, for example `novapress.example`.
 */
value: string
}[]
/**
 * Name of the item as it is shown to people.
 */
name?: string
kind?: EnumsCollectionKind
source?: EnumsCatalogSource
status?: EnumsCollectionRecordStatus
/**
 * Collection as its publisher wrote it in the adagents.json.
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
 * Payload of the event: a property was added to the registry.
 */
export interface RegistryEventsPropertyCreated {
/**
 * Identifier that the registry gave the property; it never changes, even across merges.
 */
property_rid: string
classification: EnumsPropertyClassification
source: EnumsCatalogSource
/**
 * Identifiers under which the property is known, each with its naming scheme.
 * 
 * @minItems 1
 */
identifiers: CoreIdentifier[]
publisher_domain?: CoreDomainName
/**
 * Property as its publisher wrote it in the adagents.json.
 */
property?: {
[k: string]: unknown
}
shortened?: CoreShortenedMembers
}
/**
 * Payload of the event: a property left the file of its publisher while another one took over all its identifiers. Its own `property.stale` event follows.
 */
export interface RegistryEventsPropertyMerged {
/**
 * Registry identifier that from now on only points at the other property, a UUID.
 */
alias_rid: string
/**
 * Registry identifier of the property that remains; the other one refers to it.
 */
canonical_rid: string
publisher_domain?: CoreDomainName
/**
 * Facts from which the registry concluded that both records are the same.
 */
evidence?: {
/**
 * Identifiers of the first record, all of which the second one has now.
 */
identifiers?: CoreIdentifier[]
shortened?: CoreShortenedMembers
}
}
/**
 * Payload of the event: a stale property passed validation on a new crawl and is active again.
 */
export interface RegistryEventsPropertyReactivated {
/**
 * Identifier that the registry gave the property; it never changes, even across merges.
 */
property_rid: string
classification: EnumsPropertyClassification
source: EnumsCatalogSource
/**
 * Identifiers under which the property is known, each with its naming scheme.
 * 
 * @minItems 1
 */
identifiers: CoreIdentifier[]
publisher_domain?: CoreDomainName
/**
 * Property as its publisher wrote it in the adagents.json.
 */
property?: {
[k: string]: unknown
}
/**
 * Time of the crawl in which the property passed, ISO 8601 in UTC.
 */
reactivated_at?: string
shortened?: CoreShortenedMembers
}
/**
 * Payload of the event: a property failed validation on a new crawl. It is left out of look-ups and authorization until it passes again.
 */
export interface RegistryEventsPropertyStale {
/**
 * Identifier that the registry gave the property; it never changes, even across merges.
 */
property_rid: string
publisher_domain?: CoreDomainName
/**
 * Identifiers under which the property is known, each with its naming scheme.
 */
identifiers?: CoreIdentifier[]
/**
 * Time at which the property last passed validation; null if it never did.
 */
last_resolved_at?: (string | null)
/**
 * Reason for the failed validation, in one sentence.
 */
reason?: string
}
/**
 * Payload of the event: metadata or identifiers of a property changed, with the new state.
 */
export interface RegistryEventsPropertyUpdated {
/**
 * Identifier that the registry gave the property; it never changes, even across merges.
 */
property_rid: string
classification?: EnumsPropertyClassification
source?: EnumsCatalogSource
/**
 * Identifiers under which the property is known, each with its naming scheme.
 * 
 * @minItems 1
 */
identifiers?: CoreIdentifier[]
publisher_domain?: CoreDomainName
/**
 * Property as its publisher wrote it in the adagents.json.
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
 * Payload of the event: the adagents.json of a publisher changed in meaning, disappeared or is no longer valid.
 */
export interface RegistryEventsPublisherAdagentsChanged {
publisher_domain: CoreDomainName
domain?: CoreDomainName
/**
 * Whether the publisher has a valid file now. If not, every count is 0.
 */
adagents_valid?: boolean
/**
 * Reason for which the publisher has no valid file any more; present only while `adagents_valid` is false.
 */
failure?: {
/**
 * Result of the fetch that ended the validity of the file.
 * 
 * - `invalid`: A file was fetched and is not valid
 * - `absent`: The domain has no file
 * - `unreachable`: The file could not be fetched for seven days
 */
outcome: ("invalid" | "absent" | "unreachable")
/**
 * Field of the file that has the first fault, or `json`, `http_status`, `timeout`, `connection` and the like if it could not be read.
 */
code: string
/**
 * First fault that was found, in one sentence for people.
 */
message: string
}
/**
 * Number of agents that the file authorizes, each URL counted once.
 */
agent_count?: number
/**
 * Number of properties that the file declares; 0 if it has none or is not valid.
 */
property_count?: number
/**
 * Number of collections that the file declares; 0 if it has none or is not valid.
 */
collection_count?: number
/**
 * Number of creative formats that the file declares; 0 if it has none or is not valid.
 */
format_count?: number
/**
 * Number of placements that the file declares; 0 if it has none or is not valid.
 */
placement_count?: number
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
discovery_method?: EnumsDiscoveryMethod
manager_domain?: CoreDomainName
/**
 * Cause of the crawl, such as the schedule or a crawl request.
 */
source?: string
/**
 * Number of properties that the earlier copy of the file did not have.
 */
properties_added?: number
/**
 * Number of properties that the earlier copy had and the new file lacks.
 */
properties_removed?: number
/**
 * URLs of the agents that the file authorizes now and did not before.
 */
agents_added?: string[]
/**
 * URLs of the agents that the file authorized before and does not now.
 */
agents_removed?: string[]
shortened?: CoreShortenedMembers
}
/**
 * Payload of the event: the first valid adagents.json of a publisher was found.
 */
export interface RegistryEventsPublisherAdagentsDiscovered {
publisher_domain: CoreDomainName
domain?: CoreDomainName
/**
 * Whether the publisher has a valid adagents.json now.
 */
adagents_valid?: boolean
/**
 * Number of agents that the file authorizes, each URL counted once.
 */
agent_count?: number
/**
 * Number of properties that the file declares; 0 if it has none or is not valid.
 */
property_count?: number
/**
 * Number of collections that the file declares; 0 if it has none or is not valid.
 */
collection_count?: number
/**
 * Number of creative formats that the file declares; 0 if it has none or is not valid.
 */
format_count?: number
/**
 * Number of placements that the file declares; 0 if it has none or is not valid.
 */
placement_count?: number
/**
 * Top-level keys whose value changed, sorted. `$schema` and `last_updated` never count, and a missing list equals an empty one.
 */
changed_fields?: string[]
discovery_method?: EnumsDiscoveryMethod
manager_domain?: CoreDomainName
/**
 * Cause of the crawl, such as the schedule or a crawl request.
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
 * Value of the identifier in canonical form, for example a lower-case domain.
 */
value: string
/**
 * Identifier of the property in `properties` to which it belongs.
 */
property_id: string
publisher_domain: CoreDomainName
}
/**
 * Property that the agent may sell, with its identifiers and tags.
 */
export interface RegistryExpandedProperty {
publisher_domain: CoreDomainName
/**
 * Identifier that the publisher gave the property, otherwise its registry identifier, otherwise a key made from its identifiers.
 */
property_id: string
/**
 * Registry identifier of the property; absent if its publisher is not recorded yet.
 */
property_rid?: string
/**
 * Name of the item as it is shown to people.
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
 * Labels of the property, at most the first 100.
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
 * Time at which the frame was sent, ISO 8601 in UTC.
 */
generated_at: string
/**
 * Value to pass as `cursor` to continue, together with the same `types` filter. Null only if no cursor was given and no event has matched.
 */
cursor: (string | null)
freshness: CoreRegistryFeedFreshness
}
/**
 * Data of an `error` frame of the feed stream. The stream ends behind it.
 */
export interface RegistryFeedStreamError {
/**
 * Stable code of the reason for which the stream ends.
 * 
 * - `cursor_expired`: The cursor left the retention; start again without a cursor
 * - `slow_client`: The client did not read its data for too long
 * - `unauthorized`: The credential expired or was revoked
 * - `reconnect`: The service is restarting; connect again with the last cursor
 * - `internal_error`: The service failed; connect again later with the last cursor
 */
error: ("cursor_expired" | "slow_client" | "unauthorized" | "reconnect" | "internal_error")
/**
 * Explanation of the code in one or two sentences for people.
 */
message: string
/**
 * Cursor of the last frame before this one, from which to continue. Null if none was given and no event was sent.
 */
cursor: (string | null)
}
/**
 * Ticket that opens one stream of the change feed once, in place of a credential.
 */
export interface RegistryFeedTicket {
/**
 * Value of the query parameter `ticket` of `GET /api/registry/feed/stream`. It opens one stream.
 */
ticket: string
/**
 * Time at which the ticket expires, 60 seconds after its issue. A stream that it has opened is not affected.
 */
expires_at: string
}
/**
 * Page of the revisions of a brand or property entry, the newest first.
 */
export interface RegistryHistoryResponse {
/**
 * Domain of the entry in canonical form: lower-case, without scheme.
 */
domain: string
/**
 * Number of revisions that the entry has in all, whatever the page.
 */
total: number
/**
 * Revisions of this page, the newest first; empty if `offset` is past the end.
 */
revisions: RegistryRevisionEntry[]
}
/**
 * One edit in the history of a brand or property entry. A revision records the state after the edit.
 */
export interface RegistryRevisionEntry {
/**
 * Number of the revision, counted up from 1 for the creation of the entry.
 */
revision_number: number
/**
 * Name of the editor; `system` marks automated enrichment.
 */
editor_name: string
/**
 * Summary of the change in one line; empty when the editor gave none.
 */
edit_summary: string
source: EnumsRevisionSource
/**
 * Whether the edit restored an earlier revision, which `rolled_back_to` names.
 */
is_rollback: boolean
/**
 * Number of the revision that was restored; present only if `is_rollback` is true.
 */
rolled_back_to?: number
/**
 * Time at which the revision was made, ISO 8601 in UTC.
 */
created_at: string
}
/**
 * adagents.json that this registry serves for a domain with a community entry. It can describe properties but never authorizes an agent.
 */
export interface RegistryHostedAdagents {
/**
 * URL of the JSON Schema that the document follows.
 */
$schema?: string
/**
 * Always empty, because only the publisher's own file can authorize sales.
 * 
 * @maxItems 0
 * 
 * Items: Entry of an agent; a hosted document never has one, because it cannot authorize anyone.
 */
authorized_agents: {
[k: string]: unknown
}[]
/**
 * Properties as the member described them, unconfirmed by the publisher.
 */
properties: RegistryHostedProperty[]
contact?: RegistryPropertyContact
/**
 * Time at which the member last changed the entry, ISO 8601 in UTC.
 */
last_updated?: string
}
/**
 * A property of a hosted document, as far as the member described it.
 */
export interface RegistryHostedProperty {
/**
 * Type of the property, such as `website`, as it was written.
 */
property_type: string
/**
 * Name of the item as it is shown to people.
 */
name: string
/**
 * Identifier of the property inside the publisher's own file.
 */
property_id?: string
/**
 * Identifiers under which the property is known, each with its naming scheme.
 * 
 * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
 */
identifiers?: {
/**
 * Naming scheme in which the identifier is written, such as `domain`.
 */
type: string
/**
 * Value of the identifier inside its naming scheme, for example `novapress.example`.
 */
value: string
}[]
/**
 * Labels that the publisher gave the property, used to select it by tag.
 */
tags?: string[]
}
/**
 * Contact for questions about advertising on the properties of a publisher.
 */
export interface RegistryPropertyContact {
/**
 * Name of the person, team or company to contact, at most 255 characters.
 */
name?: string
/**
 * Email address for questions about advertising, at most 254 characters.
 */
email?: string
}
/**
 * An agent that a publisher authorizes, or that claims to sell for one.
 */
export interface RegistryLookedUpAgent {
/**
 * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
 */
url: string
/**
 * Text of the publisher that states what the agent may sell.
 */
authorized_for?: string
/**
 * Organization that enrolled the agent; present only for publicly visible agents.
 */
member?: {
/**
 * Short name of the organization in URLs, lower-case; absent if it has none.
 */
slug?: string
/**
 * Name of the organization as it is shown to people.
 */
display_name?: string
}
}
/**
 * Property as the file of its publisher declares it.
 */
export interface RegistryLookedUpProperty {
/**
 * Identifier that the registry gave the property; it never changes; a UUID.
 */
id: string
/**
 * Identifier that the publisher gave the property in its own file; null if it gave none.
 */
property_id: (string | null)
/**
 * Identifier that the registry gave the property, with the same value as `id`.
 */
property_rid?: string
publisher_domain: CoreDomainName
property_type: EnumsPropertyType
/**
 * Name of the item as it is shown to people.
 */
name: string
/**
 * Names under which the property is known, in canonical form. The first 100.
 * 
 * @maxItems 100
 */
identifiers: CoreIdentifier[]
/**
 * Labels of the property, at most the first 100.
 * 
 * @maxItems 100
 */
tags: string[]
}
/**
 * Domains of the publishers whose files authorize the agent or that the agent claims.
 */
export interface RegistryLookupAgentDomains {
/**
 * URL of the agent exactly as the request stated it.
 */
agent_url: string
/**
 * Publisher domains, each once, in alphabetical order. The first 100000.
 * 
 * @maxItems 100000
 */
domains: string[]
/**
 * Number of domains in `domains`, 0 for an unknown agent.
 */
count: number
}
/**
 * Agents that the file of a publisher authorizes, and agents that say they sell it.
 */
export interface RegistryLookupDomain {
domain: CoreDomainName
/**
 * Agents with an entry in the adagents.json that speaks for the domain, each once, by URL; entries outside their period do not count. At most the first 10000.
 * 
 * @maxItems 10000
 */
authorized_agents: RegistryLookedUpAgent[]
/**
 * Enrolled agents that name the domain in their portfolio, each once, by URL, at most 10000. A claim authorizes no agent.
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
 * Value of the identifier exactly as the request stated it.
 */
value: string
/**
 * One item per agent and property, by publisher, agent and property. The first 1000, or about 4 MB.
 * 
 * @maxItems 1000
 */
agents: RegistryPropertyAgent[]
/**
 * Number of entries in `agents`, 0 for an unknown identifier.
 */
count: number
}
/**
 * Agent that may sell the property, with the publisher whose file says so.
 */
export interface RegistryPropertyAgent {
/**
 * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
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
 * Whether a manifest is known; always the same value as `found`.
 */
success: boolean
/**
 * Whether the registry knows a manifest for the domain.
 */
found: boolean
reference?: RegistryManifestReference
}
/**
 * Location of a domain's manifest: the URL of a file or of an agent.
 */
export interface RegistryManifestReference {
/**
 * Kind of the reference: to a file or to an agent.
 * 
 * - `url`: `manifest_url` names a file that can be fetched
 * - `agent`: `agent_url` names an agent that provides the data instead of a file
 */
reference_type: ("url" | "agent")
/**
 * URL of the manifest file; null if an agent provides the data.
 */
manifest_url: (string | null)
/**
 * URL of the agent that provides the data; null if a file exists.
 */
agent_url: (string | null)
/**
 * Identifier of the domain's brand at that agent, if it has one; null for a file.
 */
agent_id: (string | null)
verification_status: EnumsManifestStatus
}
/**
 * Organization of this registry that keeps the entry or operates the agent.
 */
export interface RegistryMemberRef {
/**
 * Short name of the organization in URLs; absent if it has none.
 */
slug?: string
/**
 * Name of the organization as it is shown to people.
 */
display_name: string
}
/**
 * An agent of an operator, with the publishers that trust it.
 */
export interface RegistryOperatorAgent {
/**
 * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
 */
url: string
/**
 * Name given at enrolment, else the name that the agent gives itself, else its host.
 */
name: string
/**
 * Role of the agent, such as `sales`; `unknown` if nobody declared one.
 */
type: (EnumsAgentType | "unknown")
/**
 * Publishers whose files authorize the agent, in the order of their domains; at most 100.
 * 
 * @maxItems 100
 */
authorized_by: RegistryOperatorAuthorization[]
/**
 * Whether more publishers authorize the agent than the list shows.
 */
authorized_by_truncated?: boolean
}
/**
 * Publisher that authorizes the agent, and the evidence for the authorization.
 */
export interface RegistryOperatorAuthorization {
/**
 * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
 */
publisher_domain: string
/**
 * Text of the publisher that states what the agent may sell.
 */
authorized_for?: string
source: EnumsPublisherAgentSource
}
/**
 * The agents that the owner of a domain operates. Agents that the caller may not see are left out.
 */
export interface RegistryOperatorLookup {
/**
 * Domain of the operator in canonical form: lower-case, without scheme.
 */
domain: string
/**
 * Organization of the registry that keeps an entry for the domain; null without one.
 */
member: (RegistryMemberRef | null)
/**
 * Agents that the operator runs and the caller may see, ordered by URL, at most 20.
 * 
 * @maxItems 20
 */
agents: RegistryOperatorAgent[]
/**
 * Whether the operator has more agents than the list shows.
 */
agents_truncated?: boolean
}
/**
 * Page of the ownership challenges of one organization, the newest first.
 */
export interface RegistryOwnershipChallengeList {
/**
 * Number of domains for which the organization requested a challenge.
 */
total: number
/**
 * Last challenge of the organization for each domain, one entry a domain.
 */
challenges: RegistryOwnershipChallengeState[]
}
/**
 * State of the proof of an organization for one domain.
 */
export interface RegistryOwnershipChallengeState {
/**
 * Domain to prove, in canonical form: lower-case, without scheme or path.
 */
domain: string
state: EnumsOwnershipChallengeState
/**
 * Time at which the challenge was issued; absent with the state `none`; ISO 8601 with a zone.
 */
issued_at?: string
/**
 * Time at which the nonce expires, 15 minutes after its issue; absent with `none`.
 */
expires_at?: string
/**
 * Time at which a proof succeeded or failed; absent before that; ISO 8601 with a zone.
 */
settled_at?: string
/**
 * Finding of the last failed proof: what was expected, where, and what was found instead.
 */
detail?: string
/**
 * Nonce of 256 random bits in base64url. It works once, for this organization and domain only, and is shown while the challenge is open.
 */
nonce?: string
/**
 * The TXT record that proves control. Other records of the name do no harm, and several organizations may each have their own. Shown while the challenge is open.
 */
dns?: {
/**
 * Full name of the TXT record to publish, below the domain.
 */
name: string
/**
 * Type of the DNS record, always `TXT`; other types are not read.
 */
type: "TXT"
/**
 * Text of the TXT record: the nonce and nothing else.
 */
value: string
}
/**
 * The file that proves control, as an alternative to the record. It is fetched over https with redirects within the site only, and may have at most 16384 bytes. Shown while the challenge is open.
 */
http?: {
/**
 * https URL at which the nonce must be served as the whole text file.
 */
url: string
/**
 * Line that the file must have: the nonce and nothing else.
 */
body: string
}
/**
 * Last successful proof of the organization for the domain; null if there was never one.
 */
proof: (RegistryOwnershipProof | null)
}
/**
 * Last proof of an organization for a domain. Edits can rely on it until `valid_until`; a new entry needs a proof of its own.
 */
export interface RegistryOwnershipProof {
method: EnumsOwnershipProofMethod
/**
 * Time at which the registry found the nonce on the domain, ISO 8601 with a zone.
 */
proved_at: string
/**
 * Age of the proof in whole seconds, counted from `proved_at`.
 */
age_seconds: number
/**
 * End of the 90 days within which edits need no other proof.
 */
valid_until: string
/**
 * Whether the proof is recent enough for an edit without a new one.
 */
is_valid: boolean
}
/**
 * Domain whose control the organization wants to prove.
 */
export interface RegistryOwnershipChallengeRequest {
/**
 * Domain to prove. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
 */
domain: string
}
/**
 * Whether an agent may sell a product, and how much of it.
 */
export interface RegistryProductAuthorization {
/**
 * URL of the agent exactly as the request stated it.
 */
agent_url: string
/**
 * URL of the agent in the canonical form by which authorizations are matched.
 */
agent_url_canonical?: string
/**
 * Whether everything that was requested is authorized on both sides; false if nothing was requested or a named publisher could not be evaluated.
 */
authorized: boolean
reason: EnumsAuthorizationReason
/**
 * Authorized share of the requested properties, in percent, rounded down, from 0 to 100.
 */
coverage_percentage: number
/**
 * Number of requested properties over all selectors; one that several select counts once. Of a publisher without a file, `all` and tags select nothing.
 */
total_requested: number
/**
 * Number of requested properties that the agent may sell.
 */
total_authorized: number
/**
 * One item per selector and publisher, in the order of publishers as first named.
 */
selectors: RegistryProductSelectorCoverage[]
/**
 * Files that were evaluated, one for each publisher, in the order in which the request names the publishers.
 */
publisher_sides: RegistryProductPublisherSide[]
operator_side: RegistryAuthorizationOperatorSide
/**
 * Time at which the decision was made, ISO 8601 in UTC.
 */
checked_at: string
}
/**
 * Coverage of one selector: how many of its properties the agent may sell.
 */
export interface RegistryProductSelectorCoverage {
publisher_domain: CoreDomainName
selection_type: EnumsSelectionType
/**
 * Number of properties that the selector names; for `by_id` the ids, known or not.
 */
requested_count: number
/**
 * Number of properties of the selector that the agent may sell.
 */
authorized_count: number
/**
 * Requested items that are not covered, at most 1000; absent if all are. For `all` and `by_id` property ids; for `by_tag` tags without a property or with an uncovered one.
 * 
 * @maxItems 1000
 */
unauthorized_items?: string[]
/**
 * Evidence from which the coverage was decided.
 * 
 * - `adagents_json`: The adagents.json that speaks for the publisher
 * - `agent_claim`: Only the agent's own claim to sell the property
 * - `none`: No usable file or claim is known
 */
source: ("adagents_json" | "agent_claim" | "none")
/**
 * Numbers of requested properties by the reason for which they failed; unknown ids fail for the obstacle of their publisher, if there is one.
 */
reasons: {
[k: string]: number
}
}
/**
 * File that speaks for one publisher of a product, and its statement about the agent.
 */
export interface RegistryProductPublisherSide {
publisher_domain: CoreDomainName
/**
 * Reason for which none of the publisher's properties can be sold: no valid file, or a revocation. Null if its properties were evaluated one by one.
 */
obstacle: (EnumsAuthorizationReason | null)
/**
 * Number of entries in the file that name the agent.
 */
entry_count: number
/**
 * URL from which the file was read, after redirects and pointers; null without a usable file.
 */
file_url: (string | null)
/**
 * SHA-256 of the bytes of the file, in lower-case hexadecimal; null without a usable file.
 */
file_sha256: (string | null)
/**
 * Time at which the file was last fetched and found valid; null if that never happened.
 */
validated_at: (string | null)
freshness: EnumsFreshnessState
/**
 * Way in which the file was found: directly, by a pointer or by a manager domain; null without a file.
 */
discovery_method?: (EnumsDiscoveryMethod | null)
/**
 * Domain of the manager whose file speaks for the publisher, if its ads.txt names one.
 */
manager_domain?: (CoreDomainName | null)
/**
 * When the file revoked the publisher, when it did and says so, ISO 8601 with a zone.
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
 * Selectors of the properties of which the product consists, at most 1000 pairs of selector and publisher.
 * 
 * @maxItems 100
 */
publisher_properties: RegistryProductSelector[]
/**
 * Source of the decision: files read now, or stored copies.
 * 
 * - `live`: Reads the files of up to ten publishers and of the operator from their origin, except files requested within the last 30 seconds
 * - `index`: Decides from the stored copies and causes no fetch
 */
mode?: ("live" | "index")
/**
 * Country in which the product is sold, ISO 3166-1 alpha-2. Without it, entries that are limited to countries do not apply.
 */
country?: string
/**
 * Time for which the decision is made; absent means now. ISO 8601 with a zone.
 */
at?: string
delegation_type?: EnumsDelegationType
}
/**
 * Selector of properties of one or more publishers. Either `publisher_domain` or `publisher_domains` is required. Without `selection_type`, ids mean `by_id`, tags mean `by_tag`, and neither means `all`.
 */
export interface RegistryProductSelector {
/**
 * Domain of the publisher; a URL is accepted and reduced to its host. Needed unless `publisher_domains` is given.
 */
publisher_domain?: string
/**
 * Domains of several publishers, for `all` and `by_tag`. Refused with `by_id`, because ids are unique in one file only.
 * 
 * @minItems 1
 * @maxItems 1000
 */
publisher_domains?: string[]
selection_type?: EnumsSelectionType
/**
 * Identifiers of the selected properties in the publisher's file, for `by_id`, at most 10000.
 * 
 * @maxItems 10000
 */
property_ids?: string[]
/**
 * Tags, for `by_tag`; a property with any of them is meant; at most 1000.
 * 
 * @maxItems 1000
 */
property_tags?: string[]
/**
 * Tags of the selected properties; another spelling of `property_tags`, at most 1000.
 * 
 * @maxItems 1000
 */
tags?: string[]
/**
 * Types to which the selection is limited, at most 20; absent means every type.
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
 * URL of the agent exactly as the request stated it.
 */
agent_url: string
/**
 * Properties that the selectors name and the agent may sell, each once, at most 5000.
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
 * Number of all identifiers of the properties, including those left out.
 */
identifier_count: number
/**
 * Whether properties or identifiers were left out because of the limits.
 */
truncated: boolean
/**
 * Time at which the expansion was computed, ISO 8601 in UTC.
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
 * Selectors of the properties of which the product consists, at most 1000 pairs of selector and publisher.
 * 
 * @maxItems 100
 */
publisher_properties: RegistryProductSelector[]
/**
 * Source of the decision: files read now, or stored copies.
 * 
 * - `live`: Reads the files of up to ten publishers that the registry has never crawled
 * - `index`: Expands from the stored copies and causes no fetch
 */
mode?: ("live" | "index")
}
/**
 * Decision whether an agent may sell a property, from both sides, with everything that led to it.
 */
export interface RegistryPropertyAuthorization {
/**
 * URL of the agent exactly as the request stated it.
 */
agent_url: string
/**
 * URL of the agent in the canonical form by which authorizations are matched.
 */
agent_url_canonical?: string
identifier_type: EnumsIdentifierTypes
/**
 * Value of the identifier exactly as the request stated it.
 */
identifier_value: string
/**
 * Whether every check passed; false if the files contradict each other or one is missing.
 */
authorized: boolean
reason: EnumsAuthorizationReason
/**
 * Identifier that the publisher gave the property; absent if it gave none or no property is known.
 */
property_id?: string
/**
 * Registry identifier of the property; absent when none is recorded; a UUID.
 */
property_rid?: string
publisher_domain?: CoreDomainName
publisher_side: RegistryAuthorizationPublisherSide
operator_side: RegistryAuthorizationOperatorSide
/**
 * Results of all checks, always in the same order, exactly 16.
 * 
 * @minItems 16
 * @maxItems 16
 */
checks: RegistryAuthorizationCheck[]
/**
 * Time at which the decision was made, ISO 8601 in UTC.
 */
checked_at: string
}
/**
 * Up to 100 domains to resolve to property information in one call.
 */
export interface RegistryPropertyBulkRequest {
/**
 * Domains to resolve. Duplicates, compared after trimming and in lower case, count once. An element that is not a domain name fails the whole request with 400.
 * 
 * @minItems 1
 * @maxItems 100
 * 
 * Items: A domain; cleaned like the query parameter of the single look-up; at most 2048 characters.
 */
domains: string[]
}
/**
 * Results of a bulk resolution of properties. Only stored data are used.
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
 * Inventory of a publisher domain as the registry knows it.
 */
export interface RegistryPropertyResolution {
/**
 * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
 */
publisher_domain: string
source: EnumsPropertyResolutionSource
/**
 * Agents that the adagents.json of the publisher authorizes, each URL once. Always empty for a community entry: only the publisher itself can authorize sales.
 */
authorized_agents: RegistryResolvedAgent[]
/**
 * Properties of the publisher that the source declares; absent if it declares none.
 */
properties: RegistryResolvedProperty[]
/**
 * Properties that the publisher has; `properties` names the first 1000.
 */
properties_total?: number
contact?: RegistryPropertyContact
/**
 * Whether the response rests on the publisher's own file.
 */
verified: boolean
last_failure?: RegistryLastFailure
freshness?: RegistryFreshness
}
/**
 * Agent that the publisher's file authorizes, with the text of the entry.
 */
export interface RegistryResolvedAgent {
/**
 * URL of the agent in the spelling of the publisher's file.
 */
url: string
/**
 * Text of the publisher that states what the agent may sell.
 */
authorized_for?: string
}
/**
 * Property as a property resolution returns it, with its identifiers.
 */
export interface RegistryResolvedProperty {
/**
 * Identifier that the publisher gave the property in its own file.
 */
id?: string
/**
 * Type of the property; one of the property types for authoritative data, possibly another word for a community entry.
 */
type?: string
/**
 * Name of the item as it is shown to people.
 */
name?: string
/**
 * Identifiers under which the property is known, each with its naming scheme.
 * 
 * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
 */
identifiers?: {
/**
 * Naming scheme in which the identifier is written, such as `domain`.
 */
type: string
/**
 * Value of the identifier inside its naming scheme, for example `novapress.example`.
 */
value: string
}[]
/**
 * Labels that the publisher gave the property, used to select it by tag.
 */
tags?: string[]
}
/**
 * A page of properties, ordered by publisher domain and name.
 */
export interface RegistryPropertyListing {
/**
 * Properties of this page, ordered by publisher domain and name.
 */
properties: RegistryPropertyListingItem[]
stats: RegistryPropertyListingStats
}
/**
 * A property in the registry listing, with counts of its publisher.
 */
export interface RegistryPropertyListingItem {
/**
 * Domain of the publisher that owns the property, in canonical form.
 */
domain: string
source: EnumsPropertySource
/**
 * Number of properties that the registry knows for the publisher.
 */
property_count: number
/**
 * Number of agents that the file of the publisher authorizes.
 */
agent_count: number
/**
 * Whether the publisher's own file lists the property.
 */
verified: boolean
/**
 * Permanent registry identifier of the property; absent for a community entry that names no property.
 */
property_rid?: string
/**
 * Identifier that the publisher gave the property in its own file.
 */
property_id?: string
/**
 * Name of the item as it is shown to people.
 */
name?: string
/**
 * Type of the property, such as `website`, as it was written.
 */
property_type?: string
/**
 * Identifiers under which the property is known, each with its naming scheme.
 * 
 * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
 */
identifiers: {
/**
 * Naming scheme in which the identifier is written, such as `domain`.
 */
type: string
/**
 * Value of the identifier inside its naming scheme, for example `novapress.example`.
 */
value: string
}[]
}
/**
 * Counts over all properties that match `search`; `source` and the page do not matter.
 */
export interface RegistryPropertyListingStats {
/**
 * Number of properties that match `search`, whatever their source.
 */
total: number
/**
 * Number of matching properties that their publisher declares in its adagents.json.
 */
adagents_json: number
/**
 * Number of matching properties that members wrote.
 */
community: number
/**
 * Number of matching properties that come from automated enrichment.
 */
enriched: number
/**
 * Number of matching properties whose document this registry hosts.
 */
hosted?: number
}
/**
 * Property as a member writes it. Further keys are stored. Content that readers of an adagents.json would refuse is refused with 400, because the entry is hosted as such a document.
 */
export interface RegistryPropertySaveItem {
type: EnumsPropertyType
/**
 * Name of the property, not empty after blanks are removed; otherwise refused with 400.
 */
name: string
/**
 * The same as `type`, for clients that send both; `type` counts; at most 500 characters.
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
 * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
 */
identifiers?: {
type: EnumsIdentifierTypes
/**
 * Value of the identifier inside its naming scheme, for example `novapress.example`; at most 512 characters.
 */
value: string
}[]
/**
 * Labels of the property, in lower-case letters, digits and underscores, at most 100.
 * 
 * @maxItems 100
 */
tags?: string[]
}
/**
 * Properties of a publisher as a member writes them. Unknown keys are ignored.
 */
export interface RegistryPropertySaveRequest {
/**
 * Domain of the publisher. A scheme, port, path, trailing dot and leading `www.` are removed, letters are lowered and international names converted; anything that is then not a host name with at least two labels is refused with 400 `invalid_domain`.
 */
publisher_domain: string
/**
 * Properties; an edit replaces the whole list. Empty when absent. At most 10000 entries.
 * 
 * @maxItems 10000
 */
properties?: RegistryPropertySaveItem[]
contact?: RegistryPropertyContact
authorized_agents?: CoreAnyValue
}
/**
 * Outcome of saving a property entry: created, or edited with a new revision.
 */
export interface RegistryPropertySaveResponse {
/**
 * Always true; a refused request has an error status and the common error body.
 */
success: true
/**
 * Sentence for people that states what was created or changed.
 */
message: string
/**
 * Identifier of the entry; stays the same over all edits.
 */
id: string
/**
 * Number of the new revision; present only if an existing entry was edited. Creation is revision 1, so the first edit returns 2.
 */
revision_number?: number
}
/**
 * An agent in the look-up of a publisher. The counts are there for the first 50 agents of the file, while it names properties.
 */
export interface RegistryPublisherAgent {
/**
 * URL of the agent in canonical form: https, lower-case host, no query and no trailing slash.
 */
url: string
/**
 * Text of the publisher that states what the agent may sell.
 */
authorized_for?: string
source: EnumsPublisherAgentSource
/**
 * Number of properties of the publisher that at least one entry of the agent covers.
 */
properties_authorized?: number
/**
 * Number of all properties of the publisher, with which `properties_authorized` compares.
 */
properties_total?: number
/**
 * Whether an entry covers all properties of the publisher, including later ones.
 */
publisher_wide?: boolean
}
/**
 * State of the two files in which a domain describes itself.
 */
export interface RegistryPublisherFiles {
/**
 * State of the adagents.json of the domain and the address where it is expected.
 */
adagents_json: {
status: EnumsPublisherFileStatus
/**
 * Well-known URL on the domain where the file is expected.
 */
expected_url: string
/**
 * URL at which this registry serves a document for the domain; absent without one.
 */
registry_url?: string
last_failure?: RegistryLastFailure
}
/**
 * State of the brand.json of the domain.
 */
brand_json: {
status: EnumsBrandFileStatus
/**
 * Name of the brand; absent if none is known.
 */
name?: string
}
}
/**
 * Location of the publisher's adagents.json, and the result of the last fetch.
 */
export interface RegistryPublisherHosting {
mode: EnumsHostingMode
/**
 * Well-known URL on the domain where the file is expected.
 */
expected_url: string
/**
 * URL at which this registry serves a file for the domain, from a member entry.
 */
hosted_url?: string
/**
 * URL that served the file in the end, after redirects and a pointer.
 */
resolved_url?: string
/**
 * Time at which the file was last found valid; absent if it never was, or no longer exists.
 */
last_validated?: string
/**
 * HTTP status of the last look; absent when no answer came; from 100 to 599.
 */
last_http_status?: number
/**
 * Size in bytes of the file when it was last found valid.
 */
last_bytes?: number
}
/**
 * A page of publishers in the order of their domains.
 */
export interface RegistryPublisherListing {
/**
 * Publishers of this page, ordered by domain.
 */
publishers: RegistryPublisherListingItem[]
/**
 * Number of all publishers that match, not only of this page.
 */
count: number
}
/**
 * Publisher as the list of all publishers shows it.
 */
export interface RegistryPublisherListingItem {
/**
 * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
 */
domain: string
member?: RegistryMemberRef
/**
 * Number of agents that the file of the publisher authorizes.
 */
agent_count: number
/**
 * Number of properties that the registry knows for the publisher.
 */
property_count: number
/**
 * Time at which the file was last found valid; absent if it never was, or no longer exists.
 */
last_validated?: string
/**
 * Whether the publisher serves a valid adagents.json, or did within the last week and cannot be reached.
 */
has_valid_adagents: boolean
}
/**
 * Inventory of a publisher and the agents that may sell it. An unknown domain has the same shape with empty lists.
 */
export interface RegistryPublisherLookup {
/**
 * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
 */
domain: string
/**
 * Organization of the registry that keeps an entry for the domain; null without one.
 */
member: (RegistryMemberRef | null)
/**
 * Whether the adagents.json behind the response is valid; null if it was never fetched.
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
 * Present if only the first agents of the list have counts.
 */
rollup_truncated?: {
/**
 * Number of agents for which counts are given.
 */
cap: number
/**
 * Number of all agents that the file authorizes.
 */
total_agents: number
}
/**
 * Way in which the adagents.json was found; null if none was.
 */
discovery_method: (EnumsDiscoveryMethod | null)
/**
 * Domain that serves the file on behalf of the publisher, if it was found through ads.txt.
 */
manager_domain?: string
hosting: RegistryPublisherHosting
files: RegistryPublisherFiles
brand?: RegistryBrandCard
/**
 * Places on the publisher's properties where ads appear, as the file describes them. Present with `include=placements`; at most 500, and 64 KB.
 * 
 * @maxItems 500
 */
placements?: {
[k: string]: unknown
}[]
freshness?: RegistryFreshness
/**
 * Whether nothing was known about the domain and this look-up has started a crawl.
 */
auto_crawl_triggered?: boolean
}
/**
 * Property as the look-up of a publisher shows it, with its source.
 */
export interface RegistryPublisherProperty {
/**
 * Identifier that the publisher gave the property in its own file.
 */
id?: string
/**
 * Type of the property; a member entry may use other words than the property types.
 */
type?: string
/**
 * Name of the item as it is shown to people.
 */
name?: string
/**
 * Identifiers under which the property is known, each with its naming scheme.
 * 
 * Items: Identifier of the property with its naming scheme, such as a domain or an app bundle.
 */
identifiers?: {
/**
 * Naming scheme in which the identifier is written, such as `domain`.
 */
type: string
/**
 * Value of the identifier inside its naming scheme, for example `novapress.example`.
 */
value: string
}[]
/**
 * Labels that the publisher gave the property, used to select it by tag.
 */
tags?: string[]
source?: EnumsPublisherPropertySource
delegation_type?: EnumsDelegationType
}
/**
 * Numbers about the adagents.json of a domain. All counts are 0 for an invalid file.
 */
export interface RegistryPublisherValidation {
/**
 * Whether the file has no errors; warnings do not matter.
 */
valid: boolean
/**
 * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
 */
domain: string
/**
 * Well-known URL from which the registry tried to read the file.
 */
url?: string
discovery_method: EnumsDiscoveryMethod
/**
 * Domain that serves the file on behalf of the publisher, if it was found through ads.txt.
 */
manager_domain?: string
/**
 * Agents that the file authorizes for the publisher, each once.
 */
agent_count: number
/**
 * Number of properties that the file declares, 0 for an invalid file.
 */
property_count: number
/**
 * Properties by their type; types without any are left out.
 */
property_type_counts: {
[k: string]: number
}
/**
 * Number of distinct tags of these properties, 0 for an invalid file.
 */
tag_count: number
/**
 * Findings that make the file unusable, in the order of the document.
 */
errors?: RegistryValidationError[]
/**
 * Findings that leave the file usable, each with its field and a suggestion.
 */
warnings?: RegistryValidationWarning[]
}
/**
 * Number of entries of each kind that the registry holds now.
 */
export interface RegistryRegistryStats {
/**
 * Number of enrolled agents that the caller may see.
 */
registered_agents: number
/**
 * Number of publishers for which a member keeps an entry.
 */
registered_publishers: number
/**
 * Agents that the file of at least one publisher authorizes.
 */
discovered_agents: number
/**
 * Number of publishers with a valid adagents.json.
 */
discovered_publishers: number
/**
 * Number of properties of all publishers together.
 */
discovered_properties: number
/**
 * Number of authorizations of agents in the files of all publishers.
 */
authorizations: number
/**
 * Number of authorizations by the evidence on which they rest.
 */
authorizations_by_source: {
/**
 * Number of authorizations that stand in a publisher's adagents.json.
 */
adagents_json: number
/**
 * Number of authorizations that only the agent itself claims.
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
 * Number of brands that the listing shows.
 */
brands?: number
/**
 * Number of publishers that the listing shows.
 */
publishers?: number
}
/**
 * Address, hash and size of one published file, so that a mirror can verify its copy.
 */
export interface RegistrySchemaFile {
/**
 * Absolute address of the file, which is also its `$id`.
 */
url: string
/**
 * SHA-256 hash of the file's bytes without content coding, as 64 lower-case hexadecimal digits.
 */
sha256: string
/**
 * Length of the file without content coding, in bytes.
 */
bytes: number
}
/**
 * Everything that one folder of the published contract contains: the tasks with their bundles, and every schema with its hash and its users.
 */
export interface RegistrySchemaIndex {
/**
 * Name of the protocol under which the contract was generated, in lower case.
 */
protocol: string
/**
 * Number of the release; in the moving set, the number that the next release will have.
 */
release: string
/**
 * Keywords outside JSON Schema 2020-12 that the schemas contain. All are annotations that validators may ignore.
 * 
 * @maxItems 50
 */
vocabulary: {
/**
 * Name of the keyword, which always begins with `x-`.
 */
keyword: string
/**
 * Meaning of the keyword and of its value, for people.
 */
description: string
}[]
/**
 * Tasks of the protocol, each with the paths of its schemas and with its bundles.
 * 
 * @maxItems 1000
 */
tasks: {
/**
 * Name of the task, which callers pass to the agent as it is.
 */
name: string
/**
 * Short name of the task for people, in sentence case.
 */
title: string
/**
 * Purpose of the task in one or two sentences, for people and models.
 */
description: string
/**
 * Path of the schema of the request below the folder, without extension.
 */
request: string
/**
 * Path of the schema of the response below the folder, without extension.
 */
response: string
/**
 * Files that contain the schema of one message with everything it refers to.
 */
bundles: {
request: RegistrySchemaFile
response: RegistrySchemaFile
}
}[]
/**
 * Every schema of the folder, sorted by path in the order of code units.
 * 
 * @maxItems 10000
 */
schemas: {
/**
 * Path of the schema below the folder, without the extension `.json`.
 */
path: string
/**
 * Absolute address of the file, which is also its `$id`.
 */
url: string
/**
 * SHA-256 hash of the file's bytes without content coding, as 64 lower-case hexadecimal digits.
 */
sha256: string
/**
 * Length of the file without content coding, in bytes.
 */
bytes: number
/**
 * Title of the schema, or its path if it has no title.
 */
title: string
/**
 * Description of the schema, as in its file; empty if the schema has no description.
 */
description: string
/**
 * Whether the schema may still change within this major version of the protocol.
 * 
 * - `stable`: changes are additive until the next major version
 * - `experimental`: may change between releases of this major version, with six weeks of notice
 * - `deprecated`: still valid, and removed with the next major version
 */
status: ("stable" | "experimental" | "deprecated")
/**
 * Names of the tasks whose request, response or unfinished state contains the schema, directly or through others.
 * 
 * @maxItems 1000
 */
tasks: string[]
/**
 * Identifiers of the HTTP operations whose parameters or bodies contain the schema, directly or through others.
 * 
 * @maxItems 1000
 */
operations: string[]
}[]
}
/**
 * Frozen releases of the contract. The files of a release never change, so that a program may pin one and cache its files for good.
 */
export interface RegistrySchemaReleases {
/**
 * Releases in the order of their numbers, the oldest one first; a candidate comes before its release.
 * 
 * @maxItems 1000
 */
releases: {
/**
 * Number of the release: major, minor and patch, with `-rc.` and a count for a candidate.
 */
release: string
/**
 * Absolute address of the index of the release, which lists its files.
 */
index: string
}[]
}
/**
 * Publisher whose domain or name matches the search.
 */
export interface RegistrySearchPublisher {
/**
 * Domain of the publisher in canonical form: lower-case, IDNA ASCII, without scheme or path.
 */
domain: string
member: RegistryMemberRef
/**
 * Number of agents that the file of the publisher authorizes.
 */
agent_count?: number
/**
 * Number of properties that the registry knows for the publisher.
 */
property_count?: number
}
/**
 * Best matches of each kind, at most five: exact matches first, then those that begin with the query, then those that contain it.
 */
export interface RegistrySearchResponse {
/**
 * Brands whose domain or name matches, at most 5, the best match first.
 * 
 * @maxItems 5
 */
brands: RegistryBrandListingItem[]
/**
 * Publishers whose domain or name matches, at most 5, the best match first.
 * 
 * @maxItems 5
 */
publishers: RegistrySearchPublisher[]
/**
 * Properties found by name, identifier or the domain of their publisher, at most 5.
 * 
 * @maxItems 5
 */
properties: RegistryPropertyListingItem[]
}
export interface SignalsActivateSignalRequest1 {
action?: EnumsSignalAction
/**
 * Handle of the signal from `get_signals`, 1 to 256 characters.
 */
signal_agent_segment_id: string
/**
 * Destinations to activate on, 1 to 100; duplicates count once. Refused with `INVALID_REQUEST` when it differs from `deployments`.
 * 
 * @minItems 1
 * @maxItems 100
 */
destinations?: CoreDestination[]
/**
 * @deprecated
 * Destinations in the older form, 1 to 100; required when `destinations` is absent.
 * 
 * @minItems 1
 * @maxItems 100
 */
deployments?: CoreDestination[]
/**
 * Price of the signal to apply, at most 256 characters; one that it does not have is refused with `INVALID_REQUEST`.
 */
pricing_option_id?: string
/**
 * Plan that covers the activation. The governance agent of the account is asked about it, at most 255 characters; the subject of `governance_context` when absent.
 */
plan_id?: string
/**
 * Token of the governance agent for this purchase, 1 to 4096 printable ASCII characters. Required if the account has such an agent, else refused with `PERMISSION_DENIED`.
 */
governance_context?: string
account?: CoreAccountRef
idempotency_key: CoreIdempotencyKey
}
/**
 * A signal as the operator of the agent describes it in a signal catalog.
 */
export interface SignalsCatalogSignal {
/**
 * Handle for `activate_signal`, 1 to 256 characters, unique in the catalog.
 */
signal_agent_segment_id: string
/**
 * Identifier of the signal at its data provider, or at this agent for owned and custom signals.
 */
signal_id: string
data_provider_domain?: CoreDomainName
/**
 * Name for people, 1 to 255 characters.
 */
name: string
/**
 * Who or what the signal covers, at most 2000 characters.
 */
description: string
value_type: EnumsSignalValueType
/**
 * Values of a categorical signal, at least one.
 * 
 * @minItems 1
 * @maxItems 1000
 */
categories?: string[]
/**
 * Bounds of the values of a numeric signal, both included.
 */
range?: {
/**
 * Lowest value that the signal takes, in its own unit.
 */
min: number
/**
 * Highest value that the signal takes, in its own unit.
 */
max: number
}
signal_type: EnumsSignalCatalogType
/**
 * Name of the company that makes the data, at most 255 characters.
 */
data_provider?: string
/**
 * Share of the agent’s population that the signal reaches, 0 to 100 percent.
 */
coverage_percentage: number
/**
 * Prices of using the signal, at least one; absent for callers who are not shown prices.
 * 
 * @minItems 1
 * @maxItems 20
 */
pricing_options?: CoreVendorPricingOption[]
taxonomy?: CoreSignalTaxonomy
/**
 * Sources from which the members were collected.
 * 
 * @minItems 1
 * @maxItems 20
 */
data_sources?: EnumsSignalDataSource[]
methodology?: EnumsSignalMethodology
/**
 * Rule by which members are chosen, at most 500 characters.
 */
segmentation_criteria?: string
refresh_cadence?: EnumsSignalCadence
lookback_window?: EnumsSignalCadence
/**
 * Countries in which the signal can be used, as ISO 3166-1 codes; everywhere when absent.
 * 
 * @minItems 1
 * @maxItems 250
 */
countries?: CoreCountryCode[]
/**
 * Legal basis on which the data was collected.
 * 
 * @minItems 1
 * @maxItems 10
 */
consent_basis?: EnumsConsentBasis[]
/**
 * Protected categories of personal data that the signal touches.
 * 
 * @minItems 1
 * @maxItems 20
 */
restricted_attributes?: EnumsRestrictedAttribute[]
/**
 * Domains of the brands whose accounts can see a custom signal, 1 to 1000.
 * 
 * @minItems 1
 * @maxItems 1000
 */
accounts?: CoreDomainName[]
/**
 * Words by which a brief finds the signal, beside its name and description.
 * 
 * @maxItems 50
 */
topics?: string[]
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
type: ("platform" | "agent")
/**
 * Identifier of the platform, for destinations of kind `platform`.
 */
platform?: string
/**
 * URL of the agent, for destinations of kind `agent`; this agent when absent.
 */
agent_url?: string
/**
 * Whether the signal stands ready there without an activation.
 */
is_live: boolean
/**
 * Minutes that an activation takes there, 0 to 43200.
 */
estimated_activation_duration_minutes: number
}[]
}
/**
 * The search takes longer; its result is read with `get_task_status`.
 */
export interface SignalsGetSignalsAsyncResponseSubmitted {
/**
 * State of the task, which waits for its result.
 */
status: "submitted"
/**
 * Identifier with which the outcome is read.
 */
task_id: string
/**
 * What happened, for people, as plain text of at most 2000 characters.
 */
message?: string
/**
 * Time at which the result is likely to be available.
 */
estimated_completion?: string
/**
 * Advisories beside the submission of the search.
 */
errors?: CoreError[]
context?: CoreContext
ext?: CoreExt
}
/**
 * Progress of a search that takes longer.
 */
export interface SignalsGetSignalsAsyncResponseWorking {
/**
 * Share of the search that is finished, 0 to 100 percent.
 */
percentage?: number
/**
 * Step of the search that runs now, for people.
 */
current_step?: string
/**
 * Number of steps of the search, 1 or more.
 */
total_steps?: number
/**
 * Number of the current step, counted from 1.
 */
step_number?: number
context?: CoreContext
ext?: CoreExt
}
export interface SignalsGetSignalsRequest1 {
discovery_mode?: EnumsSignalDiscoveryMode
account?: CoreAccountRef
/**
 * Description of the audience in natural language, 1 to 10000 characters. `brief` needs it or references; `wholesale` ignores it. An empty text is refused with `INVALID_REQUEST`.
 */
signal_spec?: string
/**
 * References of the signals to return, 1 to 1000; unknown ones are left out. Refused with `INVALID_REQUEST` in `wholesale`.
 * 
 * @minItems 1
 * @maxItems 1000
 */
signal_refs?: CoreSignalRef[]
/**
 * @deprecated
 * References in the older form, 1 to 1000; unknown ones are left out. Refused with `INVALID_REQUEST` in `wholesale`.
 * 
 * @minItems 1
 * @maxItems 1000
 */
signal_ids?: CoreSignalId[]
/**
 * Destinations of interest, 1 to 100; a signal that works on any of them is kept, with only those deployments.
 * 
 * @minItems 1
 * @maxItems 100
 */
destinations?: CoreDestination[]
/**
 * Countries in which the signal must be usable, as ISO 3166-1 codes, 1 to 250.
 * 
 * @minItems 1
 * @maxItems 250
 */
countries?: CoreCountryCode[]
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
deployments?: CoreDestination[]
/**
 * Countries in the older form, as ISO 3166-1 codes, 1 to 250.
 * 
 * @minItems 1
 * @maxItems 250
 */
countries?: CoreCountryCode[]
}
filters?: CoreSignalFilters
/**
 * Fields to return; all when absent. Those that identify a signal are always returned.
 * 
 * @minItems 1
 * @maxItems 100
 */
fields?: EnumsSignalField[]
/**
 * @deprecated
 * Size of a page in the older form, 1 to 100; `pagination.max_results` takes precedence.
 */
max_results?: number
pagination?: CorePaginationRequest
/**
 * Version of the feed that the caller holds, at most 256 characters; `wholesale` only, else refused with `INVALID_REQUEST`.
 */
if_wholesale_feed_version?: string
/**
 * Version of the prices that the caller holds, at most 256 characters; refused with `INVALID_REQUEST` without `if_wholesale_feed_version`.
 */
if_pricing_version?: string
}
export interface SignalsGetSignalsResponse1 {
/**
 * Signals of this page, the best match first.
 */
signals?: SignalsSignal[]
/**
 * Why the task failed, or advisories beside a result, such as `PARTIAL_COVERAGE`.
 */
errors?: CoreError[]
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
scope: ("signals" | "pricing" | "wholesale_feed")
/**
 * Reason for people, why the part is missing.
 */
description: string
estimated_wait?: CoreDuration
}[]
/**
 * Opaque version of the feed that the answer was made from.
 */
wholesale_feed_version?: string
/**
 * Opaque version of the prices; changes when only prices change.
 */
pricing_version?: string
/**
 * Whether the answer is the same for every caller.
 * 
 * - `public`: every caller gets the same signals
 * - `account`: the answer holds rows or states of this account
 */
cache_scope?: ("public" | "account")
/**
 * Present when the feed is still the version that the caller holds.
 */
unchanged?: true
pagination?: CorePaginationResponse
/**
 * Whether a sandbox account was used, so that nothing real happened.
 */
sandbox?: boolean
}
/**
 * A signal that the agent offers: segment, attribute or score that a buy can target.
 */
export interface SignalsSignal {
signal_id?: CoreSignalId
signal_ref?: CoreSignalRef
/**
 * Handle to pass unchanged to `activate_signal`; not portable to other agents.
 */
signal_agent_segment_id: string
/**
 * Name for people, 1 to 255 characters.
 */
name: string
/**
 * Who or what the signal covers, at most 2000 characters.
 */
description: string
value_type?: EnumsSignalValueType
/**
 * Values of a categorical signal, at least one.
 * 
 * @minItems 1
 * @maxItems 1000
 */
categories?: string[]
/**
 * Bounds of the values of a numeric signal, both included.
 */
range?: {
/**
 * Lowest value that the signal takes, in its own unit.
 */
min: number
/**
 * Highest value that the signal takes, in its own unit.
 */
max: number
}
signal_type: EnumsSignalCatalogType
/**
 * Name of the company that makes the data, at most 255 characters.
 */
data_provider?: string
/**
 * Share of the agent’s population that the signal reaches, 0 to 100 percent.
 */
coverage_percentage?: number
coverage_forecast?: CoreSignalCoverageForecast
/**
 * Prices of using the signal, at least one; absent for callers who are not shown prices.
 * 
 * @minItems 1
 * @maxItems 20
 */
pricing_options?: CoreVendorPricingOption[]
taxonomy?: CoreSignalTaxonomy
/**
 * Sources from which the members were collected.
 * 
 * @minItems 1
 * @maxItems 20
 */
data_sources?: EnumsSignalDataSource[]
methodology?: EnumsSignalMethodology
/**
 * Rule by which members are chosen, at most 500 characters.
 */
segmentation_criteria?: string
refresh_cadence?: EnumsSignalCadence
lookback_window?: EnumsSignalCadence
/**
 * Countries in which the signal can be used, as ISO 3166-1 codes; everywhere when absent.
 * 
 * @minItems 1
 * @maxItems 250
 */
countries?: CoreCountryCode[]
/**
 * Legal basis on which the data was collected.
 * 
 * @minItems 1
 * @maxItems 10
 */
consent_basis?: EnumsConsentBasis[]
/**
 * Protected categories of personal data that the signal touches.
 * 
 * @minItems 1
 * @maxItems 20
 */
restricted_attributes?: EnumsRestrictedAttribute[]
/**
 * State of the signal on each destination that the caller may see.
 */
deployments: CoreDeployment[]
/**
 * Time at which the members of the signal were last computed.
 */
last_updated?: string
data_provider_status?: EnumsSignalProviderStatus
/**
 * @deprecated
 * Lowest CPM price of the signal, in the older form.
 */
pricing?: {
/**
 * Price for 1000 impressions, in major units of the currency.
 */
cpm: number
currency: CoreCurrencyCode
}
}
