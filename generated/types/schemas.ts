// @generated from schemas/v3 by codegen. Do not edit; run "npm run codegen".

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
 * Host name without scheme, port or path: lower case, labels of letters, digits and inner hyphens, international names in A-label form (`xn--…`). A value with another shape is invalid.
 */
export type CoreDomainName = string
/**
 * Commercial path between a publisher and the agent that it authorizes. `direct`: the publisher sells its own inventory through this agent, whoever runs the software; `delegated`: the agent sells in the name of the publisher; `ad_network`: the agent sells the inventory as part of a package of several publishers.
 */
export type EnumsDelegationType = ("direct" | "delegated" | "ad_network")
/**
 * ISO 3166-1 alpha-2 country code in capital letters.
 */
export type CoreCountryCode = string
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
 * Identifier of a brand inside one house: lower-case letters, digits and underscores.
 */
export type CoreBrandId = string
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
 * What happened to a registry entity. The part before the dot is the family, the part after it the change.
 */
export type EnumsRegistryEventType = ("property.created" | "property.updated" | "property.merged" | "property.stale" | "property.reactivated" | "collection.created" | "collection.updated" | "collection.merged" | "collection.removed" | "agent.discovered" | "agent.removed" | "agent.profile_updated" | "agent.compliance_changed" | "agent.verification_earned" | "agent.verification_lost" | "publisher.adagents_discovered" | "publisher.adagents_changed" | "authorization.granted" | "authorization.revoked" | "authorization.modified")
/**
 * Kind of thing a feed event is about. `property`: a property record; `collection`: a collection record; `agent`: an agent URL; `publisher`: a publisher domain; `authorization`: the right of an agent to sell for a publisher.
 */
export type EnumsRegistryEntityType = ("property" | "collection" | "agent" | "publisher" | "authorization")
/**
 * What an authorization row rests on. `adagents_json`: the file of the publisher; `agent_claim`: a statement of the agent alone; `community`: a member entry; `override`: a decision of the registry operator.
 */
export type EnumsAuthorizationEvidence = ("adagents_json" | "agent_claim" | "community" | "override")
/**
 * How an entry of `authorized_agents` states its scope; the value decides which companion field is read. `property_ids`: properties of this file by identifier; `property_tags`: properties of this file that carry any of the tags; `inline_properties`: properties written out in the entry; `publisher_properties`: properties of other publishers, by selector; `signal_ids`: signals of this file by identifier; `signal_tags`: signals of this file that carry any of the tags.
 */
export type EnumsAuthorizationType = ("property_ids" | "property_tags" | "inline_properties" | "publisher_properties" | "signal_ids" | "signal_tags")
/**
 * Protocol area for which an agent can hold the verified badge.
 */
export type EnumsBadgeRole = ("media-buy" | "signals" | "governance" | "creative" | "brand" | "sponsored-intelligence" | "measurement")
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
 * How the adagents.json of a domain was found. `direct`: at the well-known address of the domain; `authoritative_location`: through the pointer that the domain serves; `ads_txt_managerdomain`: at the manager domain named in the ads.txt of the domain; `adagents_authoritative`: named by the selectors of another publisher file.
 */
export type EnumsDiscoveryMethod = ("direct" | "authoritative_location" | "ads_txt_managerdomain" | "adagents_authoritative")
/**
 * How recent a copy of a remote document is. `live`: fetched while this request was being answered; `fresh`: stored copy within its cache lifetime; `cached`: older stored copy, kept because the last fetch failed for a passing reason; `stale`: the last check found the document gone or invalid; `absent`: the domain serves no such document, the answer rests on stored entries.
 */
export type EnumsFreshnessState = ("live" | "fresh" | "cached" | "stale" | "absent")
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
"brand/house": BrandHouse
"brand/house-brand": BrandHouseBrand
"brand/house-portfolio": BrandHousePortfolio
"brand/house-redirect": BrandHouseRedirect
"brand/localized-name": BrandLocalizedName
"brand/localized-text": BrandLocalizedText
"brand/logo": BrandLogo
"brand/product-catalog": BrandProductCatalog
"brand/tone-guide": BrandToneGuide
"brand/trademark": BrandTrademark
"brand/visual-guidelines": BrandVisualGuidelines
"brand/voice-synthesis": BrandVoiceSynthesis
"core/brand-id": CoreBrandId
"core/collection": CoreCollection
"core/collection-distribution": CoreCollectionDistribution
"core/collection-selector": CoreCollectionSelector
"core/content-rating": CoreContentRating
"core/country-code": CoreCountryCode
"core/distribution-identifier": CoreDistributionIdentifier
"core/domain-name": CoreDomainName
"core/error-issue": CoreErrorIssue
"core/error-response": CoreErrorResponse
"core/format-id": CoreFormatId
"core/identifier": CoreIdentifier
"core/limited-series": CoreLimitedSeries
"core/platform-extension-ref": CorePlatformExtensionRef
"core/property": CoreProperty
"core/property-id": CorePropertyId
"core/property-tag": CorePropertyTag
"core/publisher-property-selector": CorePublisherPropertySelector
"core/publisher-selector-all": CorePublisherSelectorAll
"core/publisher-selector-by-id": CorePublisherSelectorById
"core/publisher-selector-by-tag": CorePublisherSelectorByTag
"core/registry-event": CoreRegistryEvent
"core/registry-feed-freshness": CoreRegistryFeedFreshness
"core/registry-feed-response": CoreRegistryFeedResponse
"core/related-collection": CoreRelatedCollection
"core/special": CoreSpecial
"core/talent": CoreTalent
"enums/agent-type": EnumsAgentType
"enums/app-store": EnumsAppStore
"enums/asset-content-type": EnumsAssetContentType
"enums/audio-distribution-type": EnumsAudioDistributionType
"enums/authorization-evidence": EnumsAuthorizationEvidence
"enums/authorization-type": EnumsAuthorizationType
"enums/badge-role": EnumsBadgeRole
"enums/brand-architecture": EnumsBrandArchitecture
"enums/brand-json-variant": EnumsBrandJsonVariant
"enums/brand-property-relationship": EnumsBrandPropertyRelationship
"enums/brand-source": EnumsBrandSource
"enums/catalog-source": EnumsCatalogSource
"enums/channels": EnumsChannels
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
"enums/delegation-type": EnumsDelegationType
"enums/discovery-method": EnumsDiscoveryMethod
"enums/distribution-identifier-type": EnumsDistributionIdentifierType
"enums/feed-format": EnumsFeedFormat
"enums/format-kind": EnumsFormatKind
"enums/freshness-state": EnumsFreshnessState
"enums/genre-taxonomy": EnumsGenreTaxonomy
"enums/identifier-types": EnumsIdentifierTypes
"enums/keller-type": EnumsKellerType
"enums/logo-slot": EnumsLogoSlot
"enums/operator-scope": EnumsOperatorScope
"enums/production-quality": EnumsProductionQuality
"enums/property-classification": EnumsPropertyClassification
"enums/property-resolution-source": EnumsPropertyResolutionSource
"enums/property-source": EnumsPropertySource
"enums/property-type": EnumsPropertyType
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
"enums/signal-value-type": EnumsSignalValueType
"enums/special-category": EnumsSpecialCategory
"enums/sponsored-placement-type": EnumsSponsoredPlacementType
"enums/talent-role": EnumsTalentRole
"enums/trademark-license-type": EnumsTrademarkLicenseType
"enums/trademark-status": EnumsTrademarkStatus
"enums/update-frequency": EnumsUpdateFrequency
"enums/video-placement-type": EnumsVideoPlacementType
"registry/adagents-create-data": RegistryAdagentsCreateData
"registry/adagents-create-request": RegistryAdagentsCreateRequest
"registry/adagents-create-response": RegistryAdagentsCreateResponse
"registry/adagents-tool-error": RegistryAdagentsToolError
"registry/adagents-validate-data": RegistryAdagentsValidateData
"registry/adagents-validate-request": RegistryAdagentsValidateRequest
"registry/adagents-validate-response": RegistryAdagentsValidateResponse
"registry/agent-card-check": RegistryAgentCardCheck
"registry/api-index": RegistryApiIndex
"registry/brand-bulk-request": RegistryBrandBulkRequest
"registry/brand-bulk-response": RegistryBrandBulkResponse
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
"registry/freshness": RegistryFreshness
"registry/history-response": RegistryHistoryResponse
"registry/hosted-adagents": RegistryHostedAdagents
"registry/hosted-property": RegistryHostedProperty
"registry/live-brand-json": RegistryLiveBrandJson
"registry/localized-name": RegistryLocalizedName
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
"registry/resolved-agent": RegistryResolvedAgent
"registry/resolved-property": RegistryResolvedProperty
"registry/revision-entry": RegistryRevisionEntry
"registry/validation-error": RegistryValidationError
"registry/validation-result": RegistryValidationResult
"registry/validation-warning": RegistryValidationWarning
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
photography?: {
[k: string]: unknown
}
/**
 * Rules about graphic style.
 */
graphic_style?: {
[k: string]: unknown
}
/**
 * Rules about shapes.
 */
shapes?: {
[k: string]: unknown
}
/**
 * Rules about iconography.
 */
iconography?: {
[k: string]: unknown
}
/**
 * Rules about composition.
 */
composition?: {
[k: string]: unknown
}
/**
 * Rules about border radius.
 */
border_radius?: {
[k: string]: unknown
}
/**
 * Rules about elevation.
 */
elevation?: {
[k: string]: unknown
}
/**
 * Rules about spacing.
 */
spacing?: {
[k: string]: unknown
}
/**
 * Rules about graphic elements.
 */
graphic_elements?: {
[k: string]: unknown
}
/**
 * Rules about motion.
 */
motion?: {
[k: string]: unknown
}
/**
 * Rules about logo placement.
 */
logo_placement?: {
[k: string]: unknown
}
/**
 * Rules about colorways.
 */
colorways?: {
[k: string]: unknown
}
/**
 * Rules about color constraints.
 */
color_constraints?: {
[k: string]: unknown
}
/**
 * Rules about logo usage rules.
 */
logo_usage_rules?: {
[k: string]: unknown
}
/**
 * Rules about mark lockups.
 */
mark_lockups?: {
[k: string]: unknown
}
/**
 * Rules about type scale.
 */
type_scale?: {
[k: string]: unknown
}
/**
 * Rules about asset libraries.
 */
asset_libraries?: {
[k: string]: unknown
}
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
raw_data?: {
[k: string]: unknown
}
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
card_data?: {
[k: string]: unknown
}
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
 * The last publisher file that named the agent no longer does.
 */
export interface RegistryEventsAgentRemoved {
/**
 * URL of the agent.
 */
agent_url: string
/**
 * Publishers that named it until now.
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
}
/**
 * Two collection records were found to be one.
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
[k: string]: unknown
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
}
/**
 * Two property records were found to be one.
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
[k: string]: unknown
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
}
/**
 * The adagents.json of a publisher changed in meaning.
 */
export interface RegistryEventsPublisherAdagentsChanged {
publisher_domain: CoreDomainName
domain?: CoreDomainName
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
}
/**
 * The first valid adagents.json of a publisher was taken in.
 */
export interface RegistryEventsPublisherAdagentsDiscovered {
publisher_domain: CoreDomainName
domain?: CoreDomainName
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
authorized_agents?: {
[k: string]: unknown
}
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
