// @generated from schemas/v3/enums by codegen. Do not edit; run "npm run codegen".

/**
 * Range of purchases that share one account of the seller.
 *
 * - `operator`: Everything that one operator buys, for all its brands
 * - `brand`: Everything that is bought for one brand, by any operator
 * - `operator_brand`: What one operator buys for one brand
 * - `agent`: Everything that one calling agent buys
 */
export type EnumsAccountScope = 'operator' | 'brand' | 'operator_brand' | 'agent';

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
export type EnumsAccountStatus =
  'active' | 'pending_approval' | 'rejected' | 'payment_required' | 'suspended' | 'closed';

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
export type EnumsActionSource =
  'website' | 'app' | 'offline' | 'phone_call' | 'chat' | 'email' | 'in_store' | 'system_generated' | 'other';

/**
 * Kind of a price adjustment, which decides whether it adds to the price or lowers it.
 *
 * - `fee`: Added to the price
 * - `discount`: Taken off the price for the buyer
 * - `commission`: Taken off the price for an intermediary
 * - `settlement`: Added or taken off after delivery
 */
export type EnumsAdjustmentKind = 'fee' | 'discount' | 'commission' | 'settlement';

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
export type EnumsAdvertiserIndustry =
  | 'automotive'
  | 'automotive.electric_vehicles'
  | 'automotive.parts_accessories'
  | 'automotive.luxury'
  | 'beauty_cosmetics'
  | 'beauty_cosmetics.skincare'
  | 'beauty_cosmetics.fragrance'
  | 'beauty_cosmetics.haircare'
  | 'cannabis'
  | 'cpg'
  | 'cpg.personal_care'
  | 'cpg.household'
  | 'dating'
  | 'education'
  | 'education.higher_education'
  | 'education.online_learning'
  | 'education.k12'
  | 'energy_utilities'
  | 'energy_utilities.renewable'
  | 'fashion_apparel'
  | 'fashion_apparel.luxury'
  | 'fashion_apparel.sportswear'
  | 'finance'
  | 'finance.banking'
  | 'finance.insurance'
  | 'finance.investment'
  | 'finance.cryptocurrency'
  | 'food_beverage'
  | 'food_beverage.alcohol'
  | 'food_beverage.restaurants'
  | 'food_beverage.packaged_goods'
  | 'gambling_betting'
  | 'gambling_betting.sports_betting'
  | 'gambling_betting.casino'
  | 'gaming'
  | 'gaming.mobile'
  | 'gaming.console_pc'
  | 'gaming.esports'
  | 'government_nonprofit'
  | 'government_nonprofit.political'
  | 'government_nonprofit.charity'
  | 'healthcare'
  | 'healthcare.pharmaceutical'
  | 'healthcare.medical_devices'
  | 'healthcare.wellness'
  | 'home_garden'
  | 'home_garden.furniture'
  | 'home_garden.home_improvement'
  | 'media_entertainment'
  | 'media_entertainment.podcasts'
  | 'media_entertainment.music'
  | 'media_entertainment.film_tv'
  | 'media_entertainment.publishing'
  | 'media_entertainment.live_events'
  | 'pets'
  | 'professional_services'
  | 'professional_services.legal'
  | 'professional_services.consulting'
  | 'real_estate'
  | 'real_estate.residential'
  | 'real_estate.commercial'
  | 'recruitment_hr'
  | 'retail'
  | 'retail.ecommerce'
  | 'retail.department_stores'
  | 'sports_fitness'
  | 'sports_fitness.equipment'
  | 'sports_fitness.teams_leagues'
  | 'technology'
  | 'technology.software'
  | 'technology.hardware'
  | 'technology.ai_ml'
  | 'telecom'
  | 'telecom.mobile_carriers'
  | 'telecom.internet_providers'
  | 'transportation_logistics'
  | 'travel_hospitality'
  | 'travel_hospitality.airlines'
  | 'travel_hospitality.hotels'
  | 'travel_hospitality.cruise'
  | 'travel_hospitality.tourism';

/**
 * Method by which the age of a person is established before an ad is shown.
 *
 * - `facial_age_estimation`: An image of the face is assessed
 * - `id_document`: An identity document is checked
 * - `digital_id`: A government or bank identity is used
 * - `credit_card`: Possession of a credit card is checked
 * - `world_id`: A World ID proof is presented
 */
export type EnumsAgeVerificationMethod =
  'facial_age_estimation' | 'id_document' | 'digital_id' | 'credit_card' | 'world_id';

/**
 * Whether an agent answered the last probe of the registry.
 *
 * - `online`: It answered
 * - `offline`: It did not answer
 * - `unknown`: It has not been probed yet
 */
export type EnumsAgentHealthStatus = 'online' | 'offline' | 'unknown';

/**
 * Stage of development of an agent, as its organization states it.
 *
 * - `development`: Under development; expect errors
 * - `testing`: Complete, but not for real campaigns
 * - `production`: In use for real campaigns
 * - `deprecated`: Will be shut down; choose another agent
 */
export type EnumsAgentLifecycleStage = 'development' | 'testing' | 'production' | 'deprecated';

/**
 * Order of the list of enrolled agents; a minus sign stands for the opposite order.
 *
 * - `url`: URL in alphabetical order
 * - `-url`: URL from the end of the alphabet
 * - `name`: Name without regard to case, in alphabetical order
 * - `-name`: Name without regard to case, from the end of the alphabet
 * - `added`: Moment of enrolment, the longest ago first
 * - `-added`: Moment of enrolment, the newest first
 * - `properties`: Number of properties, the fewest first
 * - `-properties`: Number of properties, the most first
 */
export type EnumsAgentSort = 'url' | '-url' | 'name' | '-name' | 'added' | '-added' | 'properties' | '-properties';

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
export type EnumsAgentType =
  'brand' | 'rights' | 'measurement' | 'governance' | 'creative' | 'sales' | 'buying' | 'signals';

/**
 * Audience that can see an enrolled agent in the catalog, in look-ups and in search.
 *
 * - `public`: Everybody, without a credential
 * - `members_only`: Organizations with membership tier `api`, and the enrolling organization
 * - `private`: Only the organization that enrolled the agent
 */
export type EnumsAgentVisibility = 'public' | 'members_only' | 'private';

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
export type EnumsApiKeyPermission =
  | 'registry:read'
  | 'registry:write'
  | 'registry:admin'
  | 'admin:read'
  | 'admin:*'
  | 'products:read'
  | 'products:write'
  | 'products:delete'
  | 'products:approve'
  | 'products:*'
  | 'media_buys:read'
  | 'media_buys:write'
  | 'media_buys:delete'
  | 'media_buys:approve'
  | 'media_buys:*'
  | 'creatives:read'
  | 'creatives:write'
  | 'creatives:delete'
  | 'creatives:approve'
  | 'creatives:*'
  | 'reports:read'
  | 'reports:write'
  | 'reports:delete'
  | 'reports:approve'
  | 'reports:*';

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
export type EnumsAppStore = 'apple' | 'google' | 'amazon' | 'roku' | 'samsung' | 'lg' | 'other';

/**
 * How well something is set up, from `insufficient` to `excellent`.
 *
 * - `insufficient`: Too little to work with
 * - `minimum`: Enough to begin, with weak results
 * - `good`: Works well
 * - `excellent`: Nothing left to improve
 */
export type EnumsAssessmentStatus = 'insufficient' | 'minimum' | 'good' | 'excellent';

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
export type EnumsAssetContentType =
  | 'image'
  | 'video'
  | 'audio'
  | 'text'
  | 'markdown'
  | 'html'
  | 'css'
  | 'javascript'
  | 'zip'
  | 'vast'
  | 'daast'
  | 'url'
  | 'webhook'
  | 'brief'
  | 'catalog'
  | 'published_post';

/**
 * Method by which conversions are attributed to advertising, from exact records to models.
 *
 * - `deterministic_purchase`: Exact matches with purchase records
 * - `probabilistic`: Matches by probability
 * - `panel_based`: Projection from a panel
 * - `modeled`: Estimate of a statistical model
 */
export type EnumsAttributionMethodology = 'deterministic_purchase' | 'probabilistic' | 'panel_based' | 'modeled';

/**
 * Rule by which the contacts before a conversion share the credit for it.
 *
 * - `last_touch`: The last contact gets all the credit
 * - `first_touch`: The first contact gets all the credit
 * - `linear`: All contacts share equally
 * - `time_decay`: Later contacts get more
 * - `data_driven`: A model computes the shares from data
 */
export type EnumsAttributionModel = 'last_touch' | 'first_touch' | 'linear' | 'time_decay' | 'data_driven';

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
export type EnumsAudienceSource = 'synced' | 'platform' | 'third_party' | 'lookalike' | 'retargeting' | 'unknown';

/**
 * State of an uploaded audience. Only a `ready` one can be targeted; `too_small` means fewer matched members than the seller needs.
 *
 * - `processing`: Members are being matched
 * - `ready`: Can be targeted
 * - `too_small`: Fewer matched members than `minimum_audience_size`; cannot be targeted
 * - `suspended`: Stopped by the seller; cannot be targeted
 */
export type EnumsAudienceStatus = 'processing' | 'ready' | 'too_small' | 'suspended';

/**
 * Arrangement of the channels of an audio track, from one channel to surround sound.
 *
 * - `mono`: One channel
 * - `stereo`: Two channels, left and right
 * - `5.1`: Five channels and one for low frequencies
 * - `7.1`: Seven channels and one for low frequencies
 */
export type EnumsAudioChannelLayout = 'mono' | 'stereo' | '5.1' | '7.1';

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
export type EnumsAudioDistributionType =
  | 'music_streaming_service'
  | 'fm_am_broadcast'
  | 'podcast'
  | 'catch_up_radio'
  | 'web_radio'
  | 'video_game'
  | 'text_to_speech';

/**
 * Result of an audited action, as the audit log records it.
 *
 * - `done`: The action took effect
 * - `refused`: The action was refused, and the refusal was worth recording
 */
export type EnumsAuditOutcome = 'done' | 'refused';

/**
 * Scheme in which a shared secret is presented to the receiver of a webhook.
 *
 * - `Bearer`: The secret is sent as a bearer token
 * - `HMAC-SHA256`: The secret keys an HMAC over the body; removed in 4.0
 */
export type EnumsAuthScheme = 'Bearer' | 'HMAC-SHA256';

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
export type EnumsAuthorizationCheck =
  | 'publisher_file'
  | 'publisher_not_revoked'
  | 'property_listed'
  | 'agent_listed'
  | 'sells_properties'
  | 'property_in_scope'
  | 'time_window'
  | 'country'
  | 'collection'
  | 'placement'
  | 'claimed_delegation'
  | 'operator_known'
  | 'operator_file'
  | 'agent_declared'
  | 'property_declared'
  | 'relationship';

/**
 * Evidence on which an authorization row rests, from the strongest to the weakest or manual.
 *
 * - `adagents_json`: The file of the publisher
 * - `agent_claim`: A statement of the agent alone
 * - `community`: A member entry
 * - `override`: A decision of the registry operator
 */
export type EnumsAuthorizationEvidence = 'adagents_json' | 'agent_claim' | 'community' | 'override';

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
export type EnumsAuthorizationReason =
  | 'authorized'
  | 'authorized_first_party'
  | 'publisher_file_unknown'
  | 'publisher_file_missing'
  | 'publisher_file_invalid'
  | 'publisher_unreachable'
  | 'publisher_revoked'
  | 'property_unknown'
  | 'property_stale'
  | 'agent_not_listed'
  | 'signals_only'
  | 'property_out_of_scope'
  | 'not_yet_effective'
  | 'expired'
  | 'country_required'
  | 'country_not_covered'
  | 'collection_required'
  | 'collection_not_covered'
  | 'placement_required'
  | 'placement_not_covered'
  | 'delegation_type_mismatch'
  | 'operator_unknown'
  | 'operator_file_unknown'
  | 'operator_file_missing'
  | 'operator_file_invalid'
  | 'operator_unreachable'
  | 'agent_not_declared'
  | 'property_not_declared'
  | 'relationship_mismatch';

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
export type EnumsAuthorizationType =
  'property_ids' | 'property_tags' | 'inline_properties' | 'publisher_properties' | 'signal_ids' | 'signal_tags';

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
export type EnumsAvailableMetric =
  | 'impressions'
  | 'spend'
  | 'clicks'
  | 'ctr'
  | 'views'
  | 'completed_views'
  | 'completion_rate'
  | 'conversions'
  | 'conversion_value'
  | 'roas'
  | 'cost_per_acquisition'
  | 'new_to_brand_rate'
  | 'leads'
  | 'reach'
  | 'frequency'
  | 'grps'
  | 'engagements'
  | 'engagement_rate'
  | 'follows'
  | 'saves'
  | 'profile_visits'
  | 'viewability'
  | 'quartile_data'
  | 'dooh_metrics'
  | 'cost_per_click'
  | 'cost_per_completed_view'
  | 'cpm'
  | 'downloads'
  | 'units_sold'
  | 'new_to_brand_units'
  | 'plays'
  | 'incremental_sales_lift'
  | 'brand_lift'
  | 'foot_traffic'
  | 'conversion_lift'
  | 'brand_search_lift';

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
export type EnumsBadgeRole =
  'media-buy' | 'signals' | 'governance' | 'creative' | 'brand' | 'sponsored-intelligence' | 'measurement';

/**
 * Party that receives the invoices of an account.
 *
 * - `operator`: The operator that buys for the brand
 * - `agent`: The agent that calls
 * - `advertiser`: The advertiser itself
 */
export type EnumsBillingParty = 'operator' | 'agent' | 'advertiser';

/**
 * Architecture of a house: the way in which it presents its brands to the public.
 *
 * - `branded_house`: One master brand over everything
 * - `house_of_brands`: Separate brands that hide the house
 * - `hybrid`: A mix of both
 */
export type EnumsBrandArchitecture = 'branded_house' | 'house_of_brands' | 'hybrid';

/**
 * Kind of claim about a brand that its agent can verify.
 *
 * - `subsidiary`: a domain belongs to a brand of this house
 * - `parent`: a house owns the brands of this agent
 * - `property`: a site, app or other property belongs to this house
 * - `trademark`: a mark is held or licensed by this house
 */
export type EnumsBrandClaimType = 'subsidiary' | 'parent' | 'property' | 'trademark';

/**
 * State of the brand.json of a domain, as the registry knows it.
 *
 * - `present`: Served and valid
 * - `unknown`: Not seen yet
 * - `checking`: Being fetched right now
 */
export type EnumsBrandFileStatus = 'present' | 'unknown' | 'checking';

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
export type EnumsBrandIdentityField =
  | 'description'
  | 'industries'
  | 'keller_type'
  | 'logos'
  | 'colors'
  | 'fonts'
  | 'visual_guidelines'
  | 'tone'
  | 'tagline'
  | 'voice_synthesis'
  | 'assets'
  | 'rights';

/**
 * Which of the five forms a brand.json document takes.
 *
 * - `authoritative_location`: Points at the URL that holds the document
 * - `house_redirect`: Names the house domain to read instead
 * - `brand_agent`: Lists agents that answer for the brand
 * - `house_portfolio`: A house with its brands
 * - `brand_canonical`: One brand that describes itself
 */
export type EnumsBrandJsonVariant =
  'authoritative_location' | 'house_redirect' | 'brand_agent' | 'house_portfolio' | 'brand_canonical';

/**
 * Tie between the operator of a brand.json and a property that it lists.
 *
 * - `owned`: The operator owns the property; the default
 * - `direct`: The operator is the direct selling path of the property
 * - `delegated`: The operator sells on behalf of the owner
 * - `ad_network`: The operator sells the property inside a network package
 */
export type EnumsBrandPropertyRelationship = 'owned' | 'direct' | 'delegated' | 'ad_network';

/**
 * Order of a list of brands; a minus sign stands for the opposite order.
 *
 * - `name`: Name, then domain; capital letters come before small ones
 * - `-name`: Name and domain from the end of the alphabet
 * - `domain`: Domain in alphabetical order
 * - `-domain`: Domain from the end of the alphabet
 * - `updated`: `updated_at`, the longest ago first
 * - `-updated`: `updated_at`, the newest first
 */
export type EnumsBrandSort = 'name' | '-name' | 'domain' | '-domain' | 'updated' | '-updated';

/**
 * Source of the data of a brand entry, which decides who can edit it.
 *
 * - `brand_json`: Read from the file that the domain itself serves at /.well-known/brand.json; authoritative, members cannot edit it
 * - `enriched`: Gathered by the enrichment provider
 * - `community`: Written by a member
 */
export type EnumsBrandSource = 'brand_json' | 'enriched' | 'community';

/**
 * Whether a build produces something or only estimates its cost.
 *
 * - `execute`: The creative is produced, and billed where the agent charges.
 * - `estimate`: Only the expected cost is returned; nothing is produced or billed.
 */
export type EnumsBuildMode = 'execute' | 'estimate';

/**
 * Whether a watermark is bound to the manifest of the content.
 *
 * - `c2pa.watermarked.bound`: The watermark names the manifest
 * - `c2pa.watermarked.unbound`: The watermark stands alone
 */
export type EnumsC2PaWatermarkAction = 'c2pa.watermarked.bound' | 'c2pa.watermarked.unbound';

/**
 * Party on whose decision a buy or package was canceled.
 *
 * - `buyer`: The buyer canceled with `update_media_buy`
 * - `seller`: The seller canceled on its own decision
 */
export type EnumsCanceledBy = 'buyer' | 'seller';

/**
 * Change that a request made to a catalog of the account.
 *
 * - `created`: The catalog is new
 * - `updated`: The catalog was replaced or changed
 * - `unchanged`: The request did not differ from the stored catalog
 * - `failed`: The catalog was not stored; `errors` states why
 * - `deleted`: The catalog was removed because `delete_missing` was true
 */
export type EnumsCatalogAction = 'created' | 'updated' | 'unchanged' | 'failed' | 'deleted';

/**
 * Result of the review of a catalog item, which decides whether the item is served.
 *
 * - `approved`: Served
 * - `pending`: Waits for a review
 * - `rejected`: Not served because of a violation
 * - `warning`: Served, with a remark to correct
 * - `withdrawn`: Removed after it had been approved
 */
export type EnumsCatalogItemStatus = 'approved' | 'pending' | 'rejected' | 'warning' | 'withdrawn';

/**
 * Strength of the evidence behind a property or collection record.
 *
 * - `authoritative`: Declared by the publisher itself
 * - `enriched`: Derived by automated enrichment
 * - `contributed`: Entered by a member or claimed by an agent
 */
export type EnumsCatalogSource = 'authoritative' | 'enriched' | 'contributed';

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
export type EnumsCatalogType =
  | 'offering'
  | 'product'
  | 'inventory'
  | 'store'
  | 'promotion'
  | 'hotel'
  | 'flight'
  | 'job'
  | 'vehicle'
  | 'real_estate'
  | 'education'
  | 'destination'
  | 'app';

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
export type EnumsChannels =
  | 'display'
  | 'olv'
  | 'social'
  | 'search'
  | 'ctv'
  | 'linear_tv'
  | 'radio'
  | 'streaming_audio'
  | 'podcast'
  | 'dooh'
  | 'ooh'
  | 'print'
  | 'cinema'
  | 'email'
  | 'gaming'
  | 'retail_media'
  | 'influencer'
  | 'affiliate'
  | 'product_placement'
  | 'sponsored_intelligence';

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
export type EnumsClaimedAppStore =
  'apple' | 'google' | 'amazon' | 'roku' | 'fire_tv' | 'samsung' | 'lg' | 'vizio' | 'other';

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
export type EnumsClaimedPropertyType =
  'website' | 'mobile_app' | 'ctv_app' | 'desktop_app' | 'dooh' | 'podcast' | 'radio' | 'streaming_audio';

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
export type EnumsClientScope =
  | 'proto:registry:read'
  | 'proto:registry:write'
  | 'proto:products'
  | 'proto:media_buys'
  | 'proto:creatives'
  | 'proto:reports';

/**
 * Storage service into which a seller writes offline reports.
 *
 * - `s3`: Amazon S3 or a compatible service
 * - `gcs`: Google Cloud Storage
 * - `azure_blob`: Azure Blob Storage
 */
export type EnumsCloudStorageProtocol = 's3' | 'gcs' | 'azure_blob';

/**
 * Whether the seller's brand has to appear beside the advertiser's.
 *
 * - `required`: The seller's brand must appear
 * - `optional`: The seller's brand may appear
 * - `none`: The seller's brand does not appear
 */
export type EnumsCoBrandingRequirement = 'required' | 'optional' | 'none';

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
export type EnumsCollectionCadence = 'daily' | 'weekly' | 'monthly' | 'seasonal' | 'event' | 'irregular';

/**
 * Principle by which the content of a collection is grouped.
 *
 * - `series`: Episodes of a show, the default
 * - `publication`: Issues of a publication
 * - `event_series`: Recurring events
 * - `rotation`: A rotating set of items such as a music rotation
 */
export type EnumsCollectionKind = 'series' | 'publication' | 'event_series' | 'rotation';

/**
 * Visibility of a collection in the registry, after the last crawl of its publisher.
 *
 * - `active`: Listed in the last valid file of the publisher
 * - `stale`: Not confirmed by the last crawl
 * - `removed`: No longer in the file of the publisher
 */
export type EnumsCollectionRecordStatus = 'active' | 'stale' | 'removed';

/**
 * Relation of another collection of the publisher to this one.
 *
 * - `spinoff`: Takes up part of the other collection
 * - `companion`: Accompanies the other collection
 * - `sequel`: Continues the other collection
 * - `prequel`: Is set before the other collection
 * - `crossover`: Shares characters or topics for some installments
 */
export type EnumsCollectionRelationship = 'spinoff' | 'companion' | 'sequel' | 'prequel' | 'crossover';

/**
 * State of a collection in its life, as its publisher declares it.
 *
 * - `active`: New content appears
 * - `hiatus`: Paused
 * - `ended`: Finished
 * - `upcoming`: Announced
 */
export type EnumsCollectionStatus = 'active' | 'hiatus' | 'ended' | 'upcoming';

/**
 * Party whose data prove that a view was completed.
 *
 * - `seller_attested`: The seller's own data
 * - `vendor_attested`: A measurement vendor's data
 */
export type EnumsCompletionSource = 'seller_attested' | 'vendor_attested';

/**
 * Result of the last run of the agent checks, over all scored checks.
 *
 * - `passing`: Every scored check passed
 * - `degraded`: Some checks failed
 * - `failing`: Too many checks failed
 * - `unknown`: No usable run yet
 */
export type EnumsComplianceStatus = 'passing' | 'degraded' | 'failing' | 'unknown';

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
export type EnumsComplianceTrackStatus =
  'pass' | 'fail' | 'partial' | 'skip' | 'silent' | 'warning' | 'unknown' | 'skipped';

/**
 * Legal basis on which personal data are processed, in the terms of the GDPR.
 *
 * - `consent`: The person consented
 * - `legitimate_interest`: The controller's interest prevails over the person's
 * - `contract`: Needed for a contract with the person
 * - `legal_obligation`: Required by law
 */
export type EnumsConsentBasis = 'consent' | 'legitimate_interest' | 'contract' | 'legal_obligation';

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
export type EnumsContentIdType =
  | 'sku'
  | 'gtin'
  | 'offering_id'
  | 'job_id'
  | 'hotel_id'
  | 'flight_id'
  | 'vehicle_id'
  | 'listing_id'
  | 'store_id'
  | 'program_id'
  | 'destination_id'
  | 'app_id';

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
export type EnumsContentRatingSystem =
  'tv_parental' | 'mpaa' | 'podcast' | 'esrb' | 'bbfc' | 'fsk' | 'acb' | 'chvrs' | 'csa' | 'pegi' | 'custom';

/**
 * Result of a finished crawl, compared with the stored copy.
 *
 * - `changed`: A valid file that differs from the stored copy
 * - `unchanged`: A valid file equal to the stored copy
 * - `absent`: No file is served
 * - `invalid`: A file that did not pass validation; earlier data are marked stale
 * - `unreachable`: No usable response; the last good copy is kept
 */
export type EnumsCrawlOutcome = 'changed' | 'unchanged' | 'absent' | 'invalid' | 'unreachable';

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
export type EnumsCrawlStatus = 'queued' | 'running' | 'deferred' | 'retrying' | 'completed' | 'invalid' | 'failed';

/**
 * Change that a request made to a creative of the library.
 *
 * - `created`: The creative is new
 * - `updated`: The creative was changed
 * - `unchanged`: The request did not differ from the stored creative
 * - `failed`: The creative was not stored; `errors` states why
 * - `deleted`: The creative was removed because `delete_missing` was true
 */
export type EnumsCreativeAction = 'created' | 'updated' | 'unchanged' | 'failed' | 'deleted';

/**
 * Ability of a creative agent with regard to a format.
 *
 * - `validation`: Checks manifests against the format
 * - `assembly`: Puts given assets together
 * - `generation`: Makes assets from a brief
 * - `preview`: Renders previews
 * - `delivery`: Delivers the finished creative
 */
export type EnumsCreativeAgentCapability = 'validation' | 'assembly' | 'generation' | 'preview' | 'delivery';

/**
 * State of the review of a creative on one package.
 *
 * - `pending_review`: Waits for the seller's decision
 * - `approved`: Can be served on the package
 * - `rejected`: Cannot be served on the package
 */
export type EnumsCreativeApprovalStatus = 'pending_review' | 'approved' | 'rejected';

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
export type EnumsCreativeEventReasonCode =
  | 'review_passed'
  | 'review_failure'
  | 'processing_failure'
  | 'seller_rereview'
  | 'policy_revocation'
  | 'content_drift'
  | 'identity_authorization_revoked'
  | 'identity_authorization_expired'
  | 'source_private'
  | 'source_deleted'
  | 'takedown_request'
  | 'advertiser_request'
  | 'seller_archive'
  | 'account_closed'
  | 'account_suspended'
  | 'retention_expired'
  | 'legal_erasure';

/**
 * Registry that an industry identifier of a creative belongs to.
 *
 * - `ad_id`: Ad-ID, United States
 * - `isci`: Industry Standard Coding Identification, the predecessor of Ad-ID
 * - `clearcast_clock`: Clearcast clock number, United Kingdom
 * - `idcrea`: IDcrea, France
 */
export type EnumsCreativeIdentifierType = 'ad_id' | 'isci' | 'clearcast_clock' | 'idcrea';

/**
 * How finished a produced or rendered creative is: a quick draft or the version that is served.
 *
 * - `draft`: Quick version for looking at; assets may be placeholders.
 * - `production`: Finished version that can be synced and served.
 */
export type EnumsCreativeQuality = 'draft' | 'production';

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
export type EnumsCreativeSelectionStrategy =
  'audience_relevance' | 'contextual_fit' | 'performance' | 'proximity' | 'inventory_priority' | 'random';

/**
 * Field by which a list of creatives is sorted.
 *
 * - `created_date`: Time of creation
 * - `updated_date`: Time of the last change
 * - `name`: Name in alphabetical order
 * - `status`: State
 * - `assignment_count`: Number of packages with the creative
 */
export type EnumsCreativeSortField = 'created_date' | 'updated_date' | 'name' | 'status' | 'assignment_count';

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
export type EnumsCreativeStatus = 'processing' | 'pending_review' | 'approved' | 'suspended' | 'rejected' | 'archived';

/**
 * What a caller proved who it is with.
 *
 * - `api_key`: API key of an organization
 * - `client`: Token that a client of an organization got by itself
 * - `grant`: Token of a person: of a program that the person allowed, or of the registry's own pages
 * - `session`: Session of a person in a browser
 * - `agent_token`: Token of a caller of tasks that the operator added
 */
export type EnumsCredentialKind = 'api_key' | 'client' | 'grant' | 'session' | 'agent_token';

/**
 * Whether a credential is accepted now.
 *
 * - `active`: The credential is accepted
 * - `expired`: Its time has run out
 * - `revoked`: Somebody revoked it
 * - `ended`: The access behind it was ended, or its person or client is gone
 */
export type EnumsCredentialState = 'active' | 'expired' | 'revoked' | 'ended';

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
export type EnumsDaastTrackingEvent =
  | 'impression'
  | 'creativeView'
  | 'start'
  | 'firstQuartile'
  | 'midpoint'
  | 'thirdQuartile'
  | 'complete'
  | 'mute'
  | 'unmute'
  | 'pause'
  | 'resume'
  | 'rewind'
  | 'skip'
  | 'progress'
  | 'clickTracking'
  | 'customClick'
  | 'close'
  | 'error'
  | 'viewable'
  | 'notViewable'
  | 'viewUndetermined'
  | 'measurableImpression'
  | 'viewableImpression';

/**
 * Version of the Digital Audio Ad Serving Template (DAAST) in which a tag is written.
 *
 * - `1.0`: DAAST 1.0 of 2014
 * - `1.1`: DAAST 1.1 with small corrections
 */
export type EnumsDaastVersion = '1.0' | '1.1';

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
export type EnumsDayOfWeek = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/**
 * Commercial path between a publisher and the agent that it authorizes.
 *
 * - `direct`: The publisher sells its own inventory through this agent, whichever company runs the software
 * - `delegated`: The agent sells in the name of the publisher
 * - `ad_network`: The agent sells the inventory as part of a package of several publishers
 */
export type EnumsDelegationType = 'direct' | 'delegated' | 'ad_network';

/**
 * Whether delivery is promised (`guaranteed`) or depends on an auction and on what is left (`non_guaranteed`).
 *
 * - `guaranteed`: The seller promises the delivery
 * - `non_guaranteed`: Delivery depends on auctions and on remaining inventory
 */
export type EnumsDeliveryType = 'guaranteed' | 'non_guaranteed';

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
export type EnumsDemographicSystem = 'nielsen' | 'barb' | 'agf' | 'oztam' | 'mediametrie' | 'custom';

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
export type EnumsDevicePlatform =
  | 'ios'
  | 'android'
  | 'windows'
  | 'macos'
  | 'linux'
  | 'chromeos'
  | 'tvos'
  | 'tizen'
  | 'webos'
  | 'fire_os'
  | 'roku_os'
  | 'unknown';

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
export type EnumsDeviceType = 'desktop' | 'mobile' | 'tablet' | 'ctv' | 'dooh' | 'unknown';

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
export type EnumsDigitalSourceType =
  | 'digital_capture'
  | 'digital_creation'
  | 'trained_algorithmic_media'
  | 'composite_with_trained_algorithmic_media'
  | 'algorithmic_media'
  | 'composite_capture'
  | 'composite_synthetic'
  | 'human_edits'
  | 'data_driven_media';

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
export type EnumsDimensionUnit = 'px' | 'dp' | 'inches' | 'cm' | 'mm' | 'pt';

/**
 * Part of the playing time for which a disclosure is visible or audible.
 *
 * - `continuous`: During the whole ad
 * - `initial`: At the beginning
 * - `flexible`: As the seller finds suitable
 */
export type EnumsDisclosurePersistence = 'continuous' | 'initial' | 'flexible';

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
export type EnumsDisclosurePosition =
  'prominent' | 'footer' | 'audio' | 'subtitle' | 'overlay' | 'end_card' | 'pre_roll' | 'companion';

/**
 * Way in which the adagents.json of a domain was found, directly or through a pointer.
 *
 * - `direct`: At the well-known address of the domain
 * - `authoritative_location`: Through the pointer that the domain serves
 * - `ads_txt_managerdomain`: At the manager domain named in the ads.txt of the domain
 * - `adagents_authoritative`: Named by the selectors of another publisher file
 */
export type EnumsDiscoveryMethod =
  'direct' | 'authoritative_location' | 'ads_txt_managerdomain' | 'adagents_authoritative';

/**
 * Unit in which a distance is stated; the service converts it to meters.
 *
 * - `km`: Kilometers
 * - `mi`: Miles
 * - `m`: Meters
 */
export type EnumsDistanceUnit = 'km' | 'mi' | 'm';

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
export type EnumsDistributionIdentifierType =
  | 'apple_podcast_id'
  | 'spotify_collection_id'
  | 'rss_url'
  | 'podcast_guid'
  | 'amazon_music_id'
  | 'iheart_id'
  | 'podcast_index_id'
  | 'youtube_channel_id'
  | 'youtube_channel_handle'
  | 'youtube_channel_url'
  | 'youtube_playlist_id'
  | 'amazon_title_id'
  | 'roku_channel_id'
  | 'pluto_channel_id'
  | 'tubi_id'
  | 'peacock_id'
  | 'tiktok_id'
  | 'twitch_channel'
  | 'imdb_id'
  | 'gracenote_id'
  | 'eidr_id'
  | 'domain'
  | 'substack_id';

/**
 * Method by which a statement of origin is embedded in content.
 *
 * - `manifest_wrapper`: A signed manifest that wraps the file
 * - `provenance_markers`: Marks spread through the content
 */
export type EnumsEmbeddedProvenanceMethod = 'manifest_wrapper' | 'provenance_markers';

/**
 * Subject that a community entry describes: a brand, or the properties of a publisher.
 *
 * - `brand`: The brand of a domain
 * - `property`: The properties of a publisher domain
 */
export type EnumsEntryKind = 'brand' | 'property';

/**
 * Way in which a caller can recover from an error.
 *
 * - `transient`: Send the same request again later
 * - `correctable`: Correct the request and send it again
 * - `terminal`: Stop and involve a person
 */
export type EnumsErrorRecovery = 'transient' | 'correctable' | 'terminal';

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
export type EnumsEventType =
  | 'page_view'
  | 'view_content'
  | 'select_content'
  | 'select_item'
  | 'search'
  | 'share'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'viewed_cart'
  | 'add_to_wishlist'
  | 'initiate_checkout'
  | 'add_payment_info'
  | 'purchase'
  | 'refund'
  | 'lead'
  | 'qualify_lead'
  | 'close_convert_lead'
  | 'disqualify_lead'
  | 'complete_registration'
  | 'subscribe'
  | 'follow'
  | 'content_view'
  | 'watch_milestone'
  | 'start_trial'
  | 'app_install'
  | 'app_launch'
  | 'contact'
  | 'schedule'
  | 'donate'
  | 'submit_application'
  | 'custom';

/**
 * Degree to which other advertisers are kept away from the inventory.
 *
 * - `none`: Any advertiser may run beside
 * - `category`: Competitors of the same category do not run beside
 * - `exclusive`: Nobody else runs beside
 */
export type EnumsExclusivity = 'none' | 'category' | 'exclusive';

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
export type EnumsFeedFormat =
  | 'google_merchant_center'
  | 'facebook_catalog'
  | 'shopify'
  | 'linkedin_jobs'
  | 'tiktok_shop'
  | 'pinterest_catalog'
  | 'openai_product_feed'
  | 'custom';

/**
 * Party that measured the performance which feedback reports.
 *
 * - `buyer_attribution`: The buyer's own attribution
 * - `third_party_measurement`: A measurement vendor
 * - `platform_analytics`: Analytics of the platform
 * - `verification_partner`: A verification vendor
 */
export type EnumsFeedbackSource =
  'buyer_attribution' | 'third_party_measurement' | 'platform_analytics' | 'verification_partner';

/**
 * Method of a forecast, which states how far its figures can be relied on.
 *
 * - `estimate`: Rough estimate without a promise
 * - `modeled`: Result of a statistical model
 * - `guaranteed`: Figures that the seller promises
 */
export type EnumsForecastMethod = 'estimate' | 'modeled' | 'guaranteed';

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
export type EnumsForecastRangeUnit =
  'spend' | 'availability' | 'reach_freq' | 'weekly' | 'daily' | 'clicks' | 'conversions' | 'package';

/**
 * Parameter that a reference to a template format must state.
 *
 * - `dimensions`: Width and height
 * - `duration`: Duration
 */
export type EnumsFormatIdParameter = 'dimensions' | 'duration';

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
export type EnumsFormatKind =
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
 * Medium of a creative format, by which format lists can be filtered.
 *
 * - `video`: Video
 * - `display`: Images, HTML and native ads
 * - `audio`: Audio
 * - `dooh`: Digital screens out of home
 */
export type EnumsFormatType = 'video' | 'display' | 'audio' | 'dooh';

/**
 * Whether all frames of a video have the same duration.
 *
 * - `constant`: Every frame has the same duration
 * - `variable`: The duration of frames varies
 */
export type EnumsFrameRateType = 'constant' | 'variable';

/**
 * How recent a copy of a remote document is.
 *
 * - `live`: Fetched while this request was being answered
 * - `fresh`: Stored copy within its cache lifetime
 * - `cached`: Older stored copy, kept because the last fetch failed for a passing reason
 * - `stale`: The last check found the document gone or invalid
 * - `absent`: The domain serves no such document, the answer rests on stored entries
 */
export type EnumsFreshnessState = 'live' | 'fresh' | 'cached' | 'stale' | 'absent';

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
export type EnumsGenreTaxonomy =
  | 'iab_content_3.0'
  | 'iab_content_2.2'
  | 'gracenote'
  | 'eidr'
  | 'apple_genres'
  | 'google_genres'
  | 'roku'
  | 'amazon_genres'
  | 'custom';

/**
 * Level of geographic areas, from countries down to postal areas.
 *
 * - `country`: Countries, ISO 3166-1
 * - `region`: Regions, ISO 3166-2
 * - `metro`: Metropolitan areas of a named system
 * - `postal_area`: Postal areas of a named system
 */
export type EnumsGeoLevel = 'country' | 'region' | 'metro' | 'postal_area';

/**
 * Whether the groups of pictures of a video can be decoded independently.
 *
 * - `closed`: Groups do not refer to each other
 * - `open`: Groups may refer to each other
 */
export type EnumsGopType = 'closed' | 'open';

/**
 * Server of a publisher's adagents.json: the domain itself, another host, this registry or nobody.
 *
 * - `self`: The domain itself
 * - `self_redirected`: Another address, to which a pointer of the domain or the manager in its ads.txt leads
 * - `self_invalid`: The domain, but what it serves is not valid
 * - `aao_hosted`: This registry, from a member entry
 * - `none`: Nobody
 */
export type EnumsHostingMode = 'self' | 'self_redirected' | 'self_invalid' | 'aao_hosted' | 'none';

/**
 * HTTP method with which the seller or a tracker sends a request.
 *
 * - `GET`: Parameters are sent in the URL
 * - `POST`: Parameters are sent in the body
 */
export type EnumsHttpMethod = 'GET' | 'POST';

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
export type EnumsIdentifierTypes =
  | 'domain'
  | 'subdomain'
  | 'network_id'
  | 'ios_bundle'
  | 'android_package'
  | 'apple_app_store_id'
  | 'google_play_id'
  | 'roku_store_id'
  | 'fire_tv_asin'
  | 'samsung_app_id'
  | 'apple_tv_bundle'
  | 'bundle_id'
  | 'venue_id'
  | 'screen_id'
  | 'openooh_venue_type'
  | 'rss_url'
  | 'apple_podcast_id'
  | 'spotify_collection_id'
  | 'podcast_guid'
  | 'station_id'
  | 'facility_id';

/**
 * State in which a resource of a buy is out of service.
 *
 * - `suspended`: Stopped for the time being
 * - `rejected`: Refused by a review
 * - `withdrawn`: Withdrawn after it had been approved
 * - `insufficient`: Too small or too poor to work
 * - `depublished`: Removed from the publisher's file
 */
export type EnumsImpairmentOfflineState = 'suspended' | 'rejected' | 'withdrawn' | 'insufficient' | 'depublished';

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
export type EnumsImpairmentReasonCode =
  | 'policy_violation'
  | 'consent_expired'
  | 'ttl_expired'
  | 'pii_audit_failed'
  | 'seller_removed'
  | 'content_rejected'
  | 'identity_authorization_revoked'
  | 'identity_authorization_expired'
  | 'source_private'
  | 'source_offline'
  | 'property_depublished';

/**
 * What validating a manifest against one target showed.
 *
 * - `validated_pass`: The manifest fits the target.
 * - `validated_fail`: The manifest breaks the rules that `violations` lists.
 * - `unvalidatable_nondeterministic`: The target synthesizes its output, so that it cannot be predicted.
 */
export type EnumsInputValidationOutcome = 'validated_pass' | 'validated_fail' | 'unvalidatable_nondeterministic';

/**
 * Way in which a script must be loaded so that it runs.
 *
 * - `esm`: ES module
 * - `commonjs`: CommonJS module
 * - `script`: Classic script
 */
export type EnumsJavascriptModuleType = 'esm' | 'commonjs' | 'script';

/**
 * How many variants of a build the caller expects to keep; a hint that does not change the price.
 *
 * - `keep_all`: Every variant is meant to be used.
 * - `keep_one`: One variant per creative is meant to be used.
 * - `keep_some`: Some of the variants are meant to be used.
 */
export type EnumsKeepMode = 'keep_all' | 'keep_one' | 'keep_some';

/**
 * Place of a brand in the architecture of its house, after Keller.
 *
 * - `master`: The brand of the house itself
 * - `sub_brand`: Carries the master brand in its own name
 * - `endorsed`: Stands alone but names the master brand as its endorser
 * - `independent`: Shows no visible tie to the house
 */
export type EnumsKellerType = 'master' | 'sub_brand' | 'endorsed' | 'independent';

/**
 * Requirement for the page to which a click on the creative leads.
 *
 * - `any`: Every page is accepted
 * - `retailer_site_only`: Only pages of the retailer's site
 * - `must_include_retailer`: Pages that include the retailer
 */
export type EnumsLandingPageRequirement = 'any' | 'retailer_site_only' | 'must_include_retailer';

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
export type EnumsLegacyPostalSystem =
  | 'us_zip'
  | 'us_zip_plus_four'
  | 'gb_outward'
  | 'gb_full'
  | 'ca_fsa'
  | 'ca_full'
  | 'de_plz'
  | 'fr_code_postal'
  | 'au_postcode'
  | 'ch_plz'
  | 'at_plz';

/**
 * Attitude of people that a brand lift study measures.
 *
 * - `awareness`: People know the brand
 * - `consideration`: People consider the brand
 * - `favorability`: People like the brand
 * - `purchase_intent`: People intend to buy
 * - `ad_recall`: People remember the ad
 */
export type EnumsLiftDimension = 'awareness' | 'consideration' | 'favorability' | 'purchase_intent' | 'ad_recall';

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
export type EnumsLogoSlot =
  | 'logo_card_light'
  | 'logo_card_dark'
  | 'profile_mark'
  | 'favicon'
  | 'app_icon'
  | 'social_profile_mark'
  | 'nav_header'
  | 'footer'
  | 'email_header'
  | 'watermark'
  | 'ad_end_card'
  | 'co_brand_lockup'
  | 'marketplace_listing';

/**
 * Remedy that a seller applies after missing a promised standard.
 *
 * - `additional_delivery`: Delivery is continued without a charge
 * - `credit`: The amount is credited
 * - `invoice_adjustment`: The invoice is reduced
 */
export type EnumsMakegoodRemedy = 'additional_delivery' | 'credit' | 'invoice_adjustment';

/**
 * Name of a file in which a domain describes itself.
 *
 * - `brand.json`: Identity of a brand or house
 * - `adagents.json`: Inventory and authorized agents of a publisher
 */
export type EnumsManifestFile = 'brand.json' | 'adagents.json';

/**
 * Result of the last attempt to read a manifest.
 *
 * - `pending`: Not fetched yet
 * - `valid`: Fetched and valid
 * - `invalid`: Fetched, but not valid
 * - `unreachable`: The host did not respond
 */
export type EnumsManifestStatus = 'pending' | 'valid' | 'invalid' | 'unreachable';

/**
 * Dialect of Markdown in which a text is written.
 *
 * - `commonmark`: CommonMark
 * - `gfm`: GitHub Flavored Markdown
 */
export type EnumsMarkdownFlavor = 'commonmark' | 'gfm';

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
export type EnumsMatchIdType =
  'hashed_email' | 'hashed_phone' | 'rampid' | 'id5' | 'uid2' | 'euid' | 'pairid' | 'maid' | 'other';

/**
 * Closeness with which the words of a search must match a keyword.
 *
 * - `broad`: Related searches match
 * - `phrase`: Searches that contain the phrase match
 * - `exact`: Only the same words match
 */
export type EnumsMatchType = 'broad' | 'phrase' | 'exact';

/**
 * Way in which a change takes effect: at once, at once within limits, or after approval.
 *
 * - `self_serve`: Takes effect at once
 * - `conditional_self_serve`: Takes effect at once within limits, otherwise after approval
 * - `requires_approval`: Takes effect after the seller's approval
 */
export type EnumsMediaBuyActionMode = 'self_serve' | 'conditional_self_serve' | 'requires_approval';

/**
 * Health of a buy: whether everything that it needs is in service.
 *
 * - `ok`: Everything that the buy needs is in service
 * - `impaired`: Something that the buy needs is out of service
 */
export type EnumsMediaBuyHealth = 'ok' | 'impaired';

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
export type EnumsMediaBuyStatus =
  'pending_creatives' | 'pending_start' | 'active' | 'paused' | 'completed' | 'rejected' | 'canceled';

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
export type EnumsMediaBuyValidAction =
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'extend_flight'
  | 'shorten_flight'
  | 'update_flight_dates'
  | 'increase_budget'
  | 'decrease_budget'
  | 'reallocate_budget'
  | 'update_targeting'
  | 'update_pacing'
  | 'update_frequency_caps'
  | 'replace_creative'
  | 'update_creative_assignments'
  | 'remove_creative'
  | 'add_packages'
  | 'remove_packages'
  | 'update_budget'
  | 'update_dates'
  | 'update_packages'
  | 'sync_creatives';

/**
 * Role of a member, which decides what the member may do for an organization.
 *
 * - `owner`: Everything, including owners
 * - `admin`: Everything except making, changing and removing owners
 * - `member`: Use of the registry for the organization, without members, keys, clients and settings
 */
export type EnumsMemberRole = 'owner' | 'admin' | 'member';

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
export type EnumsMetricType =
  | 'overall_performance'
  | 'conversion_rate'
  | 'brand_lift'
  | 'click_through_rate'
  | 'completion_rate'
  | 'viewability'
  | 'brand_safety'
  | 'cost_efficiency';

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
export type EnumsMetroSystem = 'nielsen_dma' | 'vendor_dma' | 'uk_itl1' | 'uk_itl2' | 'eurostat_nuts2' | 'custom';

/**
 * Position of the index (moov atom) inside an MP4 file.
 *
 * - `start`: At the start, so that playback can begin early
 * - `end`: At the end
 */
export type EnumsMoovAtomPosition = 'start' | 'end';

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
export type EnumsNotificationType =
  | 'scheduled'
  | 'final'
  | 'delayed'
  | 'adjusted'
  | 'impairment'
  | 'creative.status_changed'
  | 'creative.purged'
  | 'product.created'
  | 'product.updated'
  | 'product.priced'
  | 'product.removed'
  | 'signal.created'
  | 'signal.updated'
  | 'signal.priced'
  | 'signal.removed'
  | 'wholesale_feed.bulk_change';

/**
 * Decision of an operator about something that waits.
 *
 * - `approve`: Takes effect as its sender asked
 * - `reject`: Does not take effect; a reason is required
 */
export type EnumsOperatorDecision = 'approve' | 'reject';

/**
 * Role of a person who helps to run this deployment, independent of roles in organizations. Each role may do what the one before it may do.
 *
 * - `moderator`: Decides on entries, protected names, accounts and creatives, and restores earlier entries
 * - `operator`: Also sets credit limits, handles failed jobs and webhooks, and gives people these roles
 */
export type EnumsOperatorRole = 'moderator' | 'operator';

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
export type EnumsOperatorScope =
  | 'all'
  | 'media_buying'
  | 'creative_generation'
  | 'rights_clearance'
  | 'governance'
  | 'measurement'
  | 'agent_operations';

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
export type EnumsOptimizationMetric =
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
  | 'reach';

/**
 * State of a challenge of domain control, which an organization requested for one domain.
 *
 * - `open`: The nonce can still be proved
 * - `consumed`: A proof succeeded and used up the nonce
 * - `invalidated`: A proof failed and ended the nonce
 * - `expired`: 15 minutes passed without a proof
 * - `none`: No challenge was issued in the last 30 days
 */
export type EnumsOwnershipChallengeState = 'open' | 'consumed' | 'invalidated' | 'expired' | 'none';

/**
 * Place where the nonce was found: a DNS record or a file on the domain.
 *
 * - `dns`: In a TXT record of the domain
 * - `http`: In the text file on the domain
 */
export type EnumsOwnershipProofMethod = 'dns' | 'http';

/**
 * Rule by which the spend is spread over the flight.
 *
 * - `even`: Evenly over the flight
 * - `asap`: As fast as possible
 * - `front_loaded`: More at the beginning of the flight
 */
export type EnumsPacing = 'even' | 'asap' | 'front_loaded';

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
export type EnumsPaymentTerms = 'net_15' | 'net_30' | 'net_45' | 'net_60' | 'net_90' | 'prepay';

/**
 * Quality for which a standard sets a threshold; `ivt` is invalid traffic.
 *
 * - `viewability`: Share of viewable impressions
 * - `ivt`: Share of invalid traffic, at most
 * - `completion_rate`: Share of completed views
 * - `brand_safety`: Share of suitable placements
 * - `attention_score`: Attention score of a vendor
 */
export type EnumsPerformanceStandardMetric =
  'viewability' | 'ivt' | 'completion_rate' | 'brand_safety' | 'attention_score';

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
export type EnumsPostalSystem =
  | 'postal_code'
  | 'zip'
  | 'zip_plus_four'
  | 'outward'
  | 'full'
  | 'fsa'
  | 'plz'
  | 'code_postal'
  | 'postcode'
  | 'cep'
  | 'pin'
  | 'custom'
  | 'us_zip'
  | 'us_zip_plus_four'
  | 'gb_outward'
  | 'gb_full'
  | 'ca_fsa'
  | 'ca_full'
  | 'de_plz'
  | 'fr_code_postal'
  | 'au_postcode'
  | 'ch_plz'
  | 'at_plz';

/**
 * How the renders of a preview are returned.
 *
 * - `url`: A page to open, by its URL.
 * - `html`: The markup itself, to be shown in a sandboxed frame.
 * - `both`: The URL and the markup, side by side.
 */
export type EnumsPreviewOutputFormat = 'url' | 'html' | 'both';

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
export type EnumsPricingModel = 'cpm' | 'vcpm' | 'cpc' | 'cpcv' | 'cpv' | 'cpp' | 'cpa' | 'flat_rate' | 'time';

/**
 * Kind of principal for which a credential stands, which limits what it may do.
 *
 * - `user`: A person who signed in
 * - `api_key`: A key of an organization
 * - `client`: A program that acts for an organization by itself
 */
export type EnumsPrincipalKind = 'user' | 'api_key' | 'client';

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
export type EnumsProductField =
  | 'product_id'
  | 'name'
  | 'description'
  | 'publisher_properties'
  | 'channels'
  | 'video_placement_types'
  | 'audio_distribution_types'
  | 'sponsored_placement_types'
  | 'social_placement_surfaces'
  | 'format_ids'
  | 'format_options'
  | 'placements'
  | 'delivery_type'
  | 'exclusivity'
  | 'pricing_options'
  | 'forecast'
  | 'outcome_measurement'
  | 'delivery_measurement'
  | 'reporting_capabilities'
  | 'creative_policy'
  | 'catalog_types'
  | 'metric_optimization'
  | 'conversion_tracking'
  | 'data_provider_signals'
  | 'included_signals'
  | 'signal_targeting_allowed'
  | 'signal_targeting_options'
  | 'signal_targeting_rules'
  | 'max_optimization_goals'
  | 'catalog_match'
  | 'collections'
  | 'collection_targeting_allowed'
  | 'installments'
  | 'brief_relevance'
  | 'expires_at'
  | 'product_card'
  | 'product_card_detailed'
  | 'enforced_policies'
  | 'trusted_match';

/**
 * Level of production of content, from studios to users.
 *
 * - `professional`: Studio or newsroom
 * - `prosumer`: Skilled independent makers
 * - `ugc`: Content of users
 */
export type EnumsProductionQuality = 'professional' | 'prosumer' | 'ugc';

/**
 * Classification of a property record: what the record stands for.
 *
 * - `property`: A place that shows advertising
 * - `ad_infra`: Advertising machinery such as an ad server host
 * - `publisher_mask`: A name that hides several publishers
 * - `network`: A network of properties
 * - `unclassified`: Not judged yet
 */
export type EnumsPropertyClassification = 'property' | 'ad_infra' | 'publisher_mask' | 'network' | 'unclassified';

/**
 * Where the answer about a publisher domain came from.
 *
 * - `adagents_json`: The adagents.json of the publisher, crawled or fetched live
 * - `hosted`: A community entry whose document this registry hosts
 * - `discovered`: Only seen in claims of agents, not confirmed by the publisher
 */
export type EnumsPropertyResolutionSource = 'adagents_json' | 'hosted' | 'discovered';

/**
 * Origin of a property in the registry listing, which states how far it can be trusted.
 *
 * - `adagents_json`: Declared by the adagents.json of the publisher
 * - `community`: Written by a member
 * - `enriched`: Added by automated enrichment
 */
export type EnumsPropertySource = 'adagents_json' | 'community' | 'enriched';

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
export type EnumsPropertyType =
  | 'website'
  | 'mobile_app'
  | 'ctv_app'
  | 'desktop_app'
  | 'dooh'
  | 'podcast'
  | 'radio'
  | 'linear_tv'
  | 'streaming_audio'
  | 'ai_assistant';

/**
 * State of a proposal, which decides whether it can be bought as it is.
 *
 * - `draft`: Must be finalized before it can be bought
 * - `committed`: Held until it expires; can be bought
 */
export type EnumsProposalStatus = 'draft' | 'committed';

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
export type EnumsProtoProtocol =
  'media-buy' | 'signals' | 'governance' | 'creative' | 'brand' | 'sponsored-intelligence' | 'measurement';

/**
 * Evidence that ties an agent to a publisher, from the publisher's file to a mere claim.
 *
 * - `adagents_json`: The file of the publisher
 * - `aao_hosted`: The file that this registry hosts for it
 * - `agent_claim`: A statement of the agent alone
 */
export type EnumsPublisherAgentSource = 'adagents_json' | 'aao_hosted' | 'agent_claim';

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
export type EnumsPublisherFileStatus = 'valid' | 'community' | 'invalid' | 'absent' | 'unknown' | 'checking';

/**
 * What the latest look for the adagents.json of a publisher found.
 *
 * - `valid`: A valid file
 * - `invalid`: A file that is not valid
 * - `absent`: No file
 * - `unreachable`: No answer; the version before counts for up to a week
 * - `unknown`: Nothing yet: nobody has looked
 */
export type EnumsPublisherLookOutcome = 'valid' | 'invalid' | 'absent' | 'unreachable' | 'unknown';

/**
 * Source from which it is known that a publisher has a property.
 *
 * - `adagents_json`: Its adagents.json
 * - `brand_json`: Its brand.json, asked only when the adagents.json names no property
 * - `community`: A member entry
 * - `discovered`: Claims of agents alone
 */
export type EnumsPublisherPropertySource = 'adagents_json' | 'brand_json' | 'community' | 'discovered';

/**
 * Order of a list of publishers; a minus sign stands for the opposite order.
 *
 * - `domain`: Domain in alphabetical order
 * - `-domain`: Domain from the end of the alphabet
 * - `validated`: `last_validated`, publishers without one first, then the longest ago
 * - `-validated`: `last_validated`, the newest first
 * - `properties`: `property_count`, the fewest first
 * - `-properties`: `property_count`, the most first
 */
export type EnumsPublisherSort = 'domain' | '-domain' | 'validated' | '-validated' | 'properties' | '-properties';

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
export type EnumsReachUnit = 'individuals' | 'households' | 'devices' | 'accounts' | 'cookies' | 'custom';

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
export type EnumsRedirectReason =
  'acquisition' | 'divestiture' | 'rebrand' | 'regional' | 'legacy' | 'consolidation' | 'other';

/**
 * Why a call was refused, in one word.
 *
 * - `missing`: The call needs a credential and has none
 * - `malformed`: The header of the credential is not in the form of a bearer token
 * - `unknown`: The registry knows no such credential
 * - `not_issued_here`: The token was made by another server, or was changed
 * - `expired`: The time of the credential has run out
 * - `revoked`: The credential was revoked
 * - `ended`: The access behind the token was ended, or its person or client is gone
 * - `wrong_audience`: The token is for another resource
 * - `missing_permission`: The credential lacks a permission or scope
 * - `not_allowed`: The holder lacks the membership, the role or a fresh proof of who they are, or the thing is held back
 * - `too_many`: A limit of requests was reached
 * - `signature`: The signature of the request is missing or was rejected
 */
export type EnumsRefusalReason =
  | 'missing'
  | 'malformed'
  | 'unknown'
  | 'not_issued_here'
  | 'expired'
  | 'revoked'
  | 'ended'
  | 'wrong_audience'
  | 'missing_permission'
  | 'not_allowed'
  | 'too_many'
  | 'signature';

/**
 * Kind of entity to which an event of the change feed belongs.
 *
 * - `property`: A property record
 * - `collection`: A collection record
 * - `agent`: An agent URL
 * - `publisher`: A publisher domain
 * - `authorization`: The right of an agent to sell for a publisher
 */
export type EnumsRegistryEntityType = 'property' | 'collection' | 'agent' | 'publisher' | 'authorization';

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
 * - `agent.profile_updated`: An agent's sellable inventory changed
 * - `agent.compliance_changed`: An agent's compliance status changed
 * - `agent.verification_earned`: An agent earned the verified badge
 * - `agent.verification_lost`: An agent lost the verified badge
 * - `publisher.adagents_discovered`: A publisher's file was found
 * - `publisher.adagents_changed`: A publisher's file changed in meaning
 * - `authorization.granted`: An agent was authorized
 * - `authorization.revoked`: An authorization was removed
 * - `authorization.modified`: An authorization changed in a visible way
 */
export type EnumsRegistryEventType =
  | 'property.created'
  | 'property.updated'
  | 'property.merged'
  | 'property.stale'
  | 'property.reactivated'
  | 'collection.created'
  | 'collection.updated'
  | 'collection.merged'
  | 'collection.removed'
  | 'agent.discovered'
  | 'agent.removed'
  | 'agent.profile_updated'
  | 'agent.compliance_changed'
  | 'agent.verification_earned'
  | 'agent.verification_lost'
  | 'publisher.adagents_discovered'
  | 'publisher.adagents_changed'
  | 'authorization.granted'
  | 'authorization.revoked'
  | 'authorization.modified';

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
export type EnumsRelationshipTrust = 'inline' | 'mutual' | 'leaf_only' | 'house_only' | 'standalone' | 'unverifiable';

/**
 * Length of the period that one pushed report covers.
 *
 * - `hourly`: One hour
 * - `daily`: One calendar day
 * - `monthly`: One calendar month
 */
export type EnumsReportingFrequency = 'hourly' | 'daily' | 'monthly';

/**
 * Kind of response that real-time matching gives for a match.
 *
 * - `activation`: The package is activated
 * - `catalog_items`: Items of a catalog
 * - `creative`: A creative
 * - `deal`: A deal to bid on
 */
export type EnumsResponseType = 'activation' | 'catalog_items' | 'creative' | 'deal';

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
export type EnumsRestrictedAttribute =
  | 'racial_ethnic_origin'
  | 'political_opinions'
  | 'religious_beliefs'
  | 'trade_union_membership'
  | 'health_data'
  | 'sex_life_sexual_orientation'
  | 'genetic_data'
  | 'biometric_data'
  | 'age'
  | 'familial_status';

/**
 * Reason for which an operator decides on an entry.
 *
 * - `looks_like`: The domain looks like one that is listed
 * - `protected_name`: The domain looks like a protected name
 * - `reserved_word`: The name is a reserved word
 * - `mixed_scripts`: The name mixes letters of scripts that look alike
 * - `submitted`: A member submitted the brand for a decision
 */
export type EnumsReviewReason = 'looks_like' | 'protected_name' | 'reserved_word' | 'mixed_scripts' | 'submitted';

/**
 * State of a submission that an operator of the registry reviews before it becomes public.
 *
 * - `pending`: Waiting for a decision, hidden from public answers
 * - `approved`: Accepted and public
 * - `rejected`: Refused and never public
 */
export type EnumsReviewStatus = 'pending' | 'approved' | 'rejected';

/**
 * Where the state after a revision came from. `brand_json` and `adagents_json`: the domain's own file; `enriched`: an enrichment provider; `community`: a member.
 *
 * - `brand_json`: brand.json that the domain serves
 * - `adagents_json`: adagents.json that the domain serves
 * - `enriched`: Enrichment provider
 * - `community`: Member of the registry
 */
export type EnumsRevisionSource = 'brand_json' | 'adagents_json' | 'enriched' | 'community';

/**
 * Reason for which a file stopped speaking for a publisher domain.
 *
 * - `relationship_ended`: The parties no longer work together
 * - `compliance_violation`: A policy was violated
 * - `publisher_request`: The publisher asked for it
 * - `other`: Another reason
 */
export type EnumsRevocationReason = 'relationship_ended' | 'compliance_violation' | 'publisher_request' | 'other';

/**
 * Kind of right that a rights agent can license to advertisers.
 *
 * - `talent`: Likeness of a person
 * - `character`: Invented character
 * - `brand_ip`: Marks and designs of a brand
 * - `music`: Music
 * - `stock_media`: Photographs and footage
 */
export type EnumsRightType = 'talent' | 'character' | 'brand_ip' | 'music' | 'stock_media';

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
export type EnumsRightUse =
  | 'likeness'
  | 'voice'
  | 'name'
  | 'endorsement'
  | 'motion_capture'
  | 'signature'
  | 'catchphrase'
  | 'sync'
  | 'background_music'
  | 'editorial'
  | 'commercial'
  | 'ai_generated_image';

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
export type EnumsRightsBillingPeriod = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'annual' | 'one_time';

/**
 * State of the rights holder's approval of a grant.
 *
 * - `pending`: the rights holder has not decided
 * - `approved`: the grant is valid
 * - `rejected`: the grant was refused or revoked
 */
export type EnumsRightsConstraintApproval = 'pending' | 'approved' | 'rejected';

/**
 * Outcome of the review of a creative that uses licensed rights.
 *
 * - `approved`: the creative may run under the grant
 * - `rejected`: the creative must not run
 * - `pending_review`: a person of the rights holder reviews the creative
 */
export type EnumsRightsCreativeStatus = 'approved' | 'rejected' | 'pending_review';

/**
 * Outcome of a request for rights, as the buyer reads it.
 *
 * - `acquired`: the rights are granted and their credentials are valid
 * - `pending_approval`: the rights holder decides later
 * - `rejected`: the rights are not granted
 */
export type EnumsRightsStatus = 'acquired' | 'pending_approval' | 'rejected';

/**
 * Way in which the lines of a video frame are captured and stored.
 *
 * - `progressive`: Whole frames
 * - `interlaced`: Alternate lines in two fields
 */
export type EnumsScanType = 'progressive' | 'interlaced';

/**
 * Way in which a selector names properties of a publisher.
 *
 * - `all`: Every property of the publisher
 * - `by_id`: Those with one of the ids
 * - `by_tag`: Those with one of the tags
 */
export type EnumsSelectionType = 'all' | 'by_id' | 'by_tag';

/**
 * What happens to a signal on its destinations.
 *
 * - `activate`: makes the signal available on the destinations
 * - `deactivate`: removes the signal from the destinations; needs no price
 */
export type EnumsSignalAction = 'activate' | 'deactivate';

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
export type EnumsSignalCadence =
  'intra_day' | 'daily' | 'weekly' | 'monthly' | 'bi_monthly' | 'quarterly' | 'bi_annually' | 'annually';

/**
 * Origin of a signal, which decides its visibility and the way it is priced.
 *
 * - `marketplace`: data of a third party, resold under that provider’s authorization and priced per use
 * - `custom`: built for single accounts, which alone can see and activate it
 * - `owned`: data of the seller itself, offered without a fee for the data
 */
export type EnumsSignalCatalogType = 'marketplace' | 'custom' | 'owned';

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
export type EnumsSignalDataSource =
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
  | 'offline_transaction';

/**
 * Way in which signals are listed.
 *
 * - `brief`: returns the signals that fit a text or a list of references, best match first
 * - `wholesale`: returns the whole feed of signals that the caller may see, page by page
 */
export type EnumsSignalDiscoveryMode = 'brief' | 'wholesale';

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
export type EnumsSignalField =
  | 'signal_ref'
  | 'signal_id'
  | 'signal_agent_segment_id'
  | 'name'
  | 'description'
  | 'value_type'
  | 'categories'
  | 'range'
  | 'signal_type'
  | 'data_provider'
  | 'coverage_percentage'
  | 'deployments'
  | 'pricing_options'
  | 'taxonomy'
  | 'data_sources'
  | 'methodology'
  | 'segmentation_criteria'
  | 'criteria_url'
  | 'refresh_cadence'
  | 'lookback_window'
  | 'onboarder'
  | 'modeling'
  | 'audience_expansion'
  | 'device_expansion'
  | 'countries'
  | 'consent_basis'
  | 'restricted_attributes'
  | 'policy_categories'
  | 'art9_basis'
  | 'data_subject_rights'
  | 'last_updated';

/**
 * How membership of a signal is decided.
 *
 * - `observed`: the behaviour itself was recorded
 * - `declared`: people stated it about themselves
 * - `derived`: computed from recorded facts by a fixed rule
 * - `inferred`: concluded from other facts that usually come with it
 * - `modeled`: predicted by a statistical model from a seed of known members
 */
export type EnumsSignalMethodology = 'observed' | 'declared' | 'derived' | 'inferred' | 'modeled';

/**
 * Whether the adagents.json of the data provider confirms that this agent may offer the signal.
 *
 * - `confirmed`: the file lists the signal and authorizes this agent to offer it
 * - `not_confirmed`: the file does not list the signal, or does not authorize this agent to offer it
 * - `not_checked`: the registry has no valid adagents.json of the data provider
 */
export type EnumsSignalProviderStatus = 'confirmed' | 'not_confirmed' | 'not_checked';

/**
 * Form of the value that a signal gives for a person or context.
 *
 * - `binary`: A member is in or out
 * - `categorical`: One of a list of values
 * - `numeric`: A number in a range
 */
export type EnumsSignalValueType = 'binary' | 'categorical' | 'numeric';

/**
 * Reason for which a snapshot of delivery cannot be given.
 *
 * - `SNAPSHOT_UNSUPPORTED`: The seller has no snapshots
 * - `SNAPSHOT_TEMPORARILY_UNAVAILABLE`: Snapshots fail at the moment; ask again later
 * - `SNAPSHOT_PERMISSION_DENIED`: The caller may not see snapshots
 */
export type EnumsSnapshotUnavailableReason =
  'SNAPSHOT_UNSUPPORTED' | 'SNAPSHOT_TEMPORARILY_UNAVAILABLE' | 'SNAPSHOT_PERMISSION_DENIED';

/**
 * Part of a social service in which an ad can appear.
 *
 * - `feed`: Main feed
 * - `stories`: Stories that vanish
 * - `short_video`: Short vertical videos
 * - `explore`: Discovery page
 * - `search`: Search results
 */
export type EnumsSocialPlacementSurface = 'feed' | 'stories' | 'short_video' | 'explore' | 'search';

/**
 * Direction in which a list is sorted by its sort field.
 *
 * - `asc`: Smallest or earliest first
 * - `desc`: Largest or latest first
 */
export type EnumsSortDirection = 'asc' | 'desc';

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
export type EnumsSortMetric =
  | 'impressions'
  | 'spend'
  | 'clicks'
  | 'ctr'
  | 'views'
  | 'completed_views'
  | 'completion_rate'
  | 'conversions'
  | 'conversion_value'
  | 'roas'
  | 'cost_per_acquisition'
  | 'new_to_brand_rate'
  | 'leads'
  | 'grps'
  | 'reach'
  | 'frequency'
  | 'engagements'
  | 'follows'
  | 'saves'
  | 'profile_visits'
  | 'engagement_rate'
  | 'cost_per_click';

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
export type EnumsSpecialCategory =
  | 'awards'
  | 'championship'
  | 'concert'
  | 'conference'
  | 'election'
  | 'festival'
  | 'gala'
  | 'holiday'
  | 'premiere'
  | 'product_launch'
  | 'reunion'
  | 'tribute';

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
export type EnumsSpecialism =
  | 'audience-sync'
  | 'brand-rights'
  | 'collection-lists'
  | 'content-standards'
  | 'creative-ad-server'
  | 'creative-generative'
  | 'creative-template'
  | 'creative-transformers'
  | 'governance-aware-seller'
  | 'governance-delivery-monitor'
  | 'governance-spend-authority'
  | 'property-lists'
  | 'sales-broadcast-tv'
  | 'sales-catalog-driven'
  | 'sales-guaranteed'
  | 'sales-non-guaranteed'
  | 'sales-proposal-mode'
  | 'sales-social'
  | 'signal-marketplace'
  | 'signal-owned'
  | 'signed-requests'
  | 'sponsored-intelligence';

/**
 * Form in which a retail site shows a sponsored placement.
 *
 * - `sponsored_search`: Among search results
 * - `sponsored_display`: Display slot on a retail page
 * - `sponsored_native`: In the feed of a retail page
 */
export type EnumsSponsoredPlacementType = 'sponsored_search' | 'sponsored_display' | 'sponsored_native';

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
export type EnumsTalentRole =
  'host' | 'guest' | 'creator' | 'cast' | 'narrator' | 'producer' | 'correspondent' | 'commentator' | 'analyst';

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
export type EnumsTaskStatus =
  | 'submitted'
  | 'working'
  | 'input-required'
  | 'completed'
  | 'canceled'
  | 'failed'
  | 'rejected'
  | 'auth-required'
  | 'unknown';

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
export type EnumsTaskType =
  | 'create_media_buy'
  | 'update_media_buy'
  | 'media_buy_delivery'
  | 'sync_creatives'
  | 'build_creative'
  | 'activate_signal'
  | 'get_products'
  | 'get_signals'
  | 'create_property_list'
  | 'update_property_list'
  | 'get_property_list'
  | 'list_property_lists'
  | 'delete_property_list'
  | 'sync_accounts'
  | 'get_account_financials'
  | 'get_creative_delivery'
  | 'sync_event_sources'
  | 'sync_audiences'
  | 'sync_catalogs'
  | 'log_event'
  | 'get_brand_identity'
  | 'search_brands'
  | 'get_rights'
  | 'acquire_rights';

/**
 * Way in which a house holds a trademark: as owner, licensee or licensor.
 *
 * - `owned`: The house owns the mark
 * - `licensed_in`: The house uses the mark under a license
 * - `licensed_out`: The house licenses the mark to others
 */
export type EnumsTrademarkLicenseType = 'owned' | 'licensed_in' | 'licensed_out';

/**
 * State of a trademark in the register of its office.
 *
 * - `active`: Registered and in force
 * - `pending`: Applied for
 * - `abandoned`: Given up by the owner
 * - `cancelled`: Canceled by the office
 * - `expired`: Not renewed in time
 */
export type EnumsTrademarkStatus = 'active' | 'pending' | 'abandoned' | 'cancelled' | 'expired';

/**
 * Where the accepted values of a transformer parameter are listed.
 *
 * - `inline`: The values are listed in `allowed_values`.
 * - `range`: The values are numbers from `minimum` to `maximum`.
 * - `enumerable`: The values are listed in `options`, page by page, on request.
 * - `free_text`: Any text up to `max_length` characters is accepted.
 */
export type EnumsTransformerValueSource = 'inline' | 'range' | 'enumerable' | 'free_text';

/**
 * Means of transport for which a travel time is computed.
 *
 * - `walking`: On foot
 * - `cycling`: By bicycle
 * - `driving`: By car
 * - `public_transport`: By public transport
 */
export type EnumsTransportMode = 'walking' | 'cycling' | 'driving' | 'public_transport';

/**
 * Unit in which a travel time is stated.
 *
 * - `min`: Minutes
 * - `hr`: Hours
 */
export type EnumsTravelTimeUnit = 'min' | 'hr';

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
export type EnumsUidType =
  | 'rampid'
  | 'rampid_derived'
  | 'id5'
  | 'uid2'
  | 'euid'
  | 'pairid'
  | 'maid'
  | 'hashed_email'
  | 'publisher_first_party'
  | 'world_id_nullifier'
  | 'other';

/**
 * Interval at which the owner renews a feed or file.
 *
 * - `realtime`: Whenever something changes
 * - `hourly`: Every hour
 * - `daily`: Every day
 * - `weekly`: Every week
 */
export type EnumsUpdateFrequency = 'realtime' | 'hourly' | 'daily' | 'weekly';

/**
 * Purpose of a URL asset: destination of a click or tracker.
 *
 * - `clickthrough`: A click leads there
 * - `tracker_pixel`: Requested as an image
 * - `tracker_script`: Loaded as a script
 */
export type EnumsUrlAssetType = 'clickthrough' | 'tracker_pixel' | 'tracker_script';

/**
 * Whether one invalid item stops the whole request or only itself.
 *
 * - `strict`: One invalid item stops the whole request
 * - `lenient`: An invalid item is skipped; the others are stored
 */
export type EnumsValidationMode = 'strict' | 'lenient';

/**
 * Which kind of thing a manifest is validated against.
 *
 * - `canonical`: A canonical format kind, such as `image`.
 * - `product`: A product, by its `product_id`.
 * - `third_party_format`: A format of another agent, by its URL.
 */
export type EnumsValidationTargetKind = 'canonical' | 'product' | 'third_party_format';

/**
 * What the variants of one built creative differ in; other values are refused with `INVALID_REQUEST`.
 *
 * - `voice`: Variants differ in the voice that speaks.
 * - `theme`: Variants differ in colors and layout.
 * - `best_of_n`: Variants are independent attempts at the same brief.
 * - `transformer_config`: Variants differ in one parameter of the transformer.
 * - `custom`: Variants differ in values that the caller describes.
 */
export type EnumsVariantDimension = 'voice' | 'theme' | 'best_of_n' | 'transformer_config' | 'custom';

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
export type EnumsVastTrackingEvent =
  | 'impression'
  | 'creativeView'
  | 'loaded'
  | 'start'
  | 'firstQuartile'
  | 'midpoint'
  | 'thirdQuartile'
  | 'complete'
  | 'mute'
  | 'unmute'
  | 'pause'
  | 'resume'
  | 'rewind'
  | 'skip'
  | 'playerExpand'
  | 'playerCollapse'
  | 'fullscreen'
  | 'exitFullscreen'
  | 'progress'
  | 'acceptInvitation'
  | 'adExpand'
  | 'adCollapse'
  | 'minimize'
  | 'overlayViewDuration'
  | 'otherAdInteraction'
  | 'interactiveStart'
  | 'clickTracking'
  | 'customClick'
  | 'close'
  | 'closeLinear'
  | 'error'
  | 'viewable'
  | 'notViewable'
  | 'viewUndetermined'
  | 'measurableImpression'
  | 'viewableImpression';

/**
 * Version of the Video Ad Serving Template (VAST) in which a tag is written.
 *
 * - `2.0`: VAST 2.0
 * - `3.0`: VAST 3.0, with ad pods
 * - `4.0`: VAST 4.0, with separate mezzanine files
 * - `4.1`: VAST 4.1, with verification resources
 * - `4.2`: VAST 4.2, with interactive creative files
 */
export type EnumsVastVersion = '2.0' | '3.0' | '4.0' | '4.1' | '4.2';

/**
 * Way in which a badge of compliance was earned.
 *
 * - `spec`: By the checks that this registry runs against the agent
 * - `live`: By observed production traffic, which this registry does not do
 */
export type EnumsVerificationMode = 'spec' | 'live';

/**
 * Setting in which a video ad plays, as the IAB Tech Lab distinguishes them.
 *
 * - `instream`: Before, in or after video content that the viewer chose
 * - `accompanying_content`: Beside content, as part of the page
 * - `interstitial`: Between two pieces of content
 * - `standalone`: As the only content of its slot
 */
export type EnumsVideoPlacementType = 'instream' | 'accompanying_content' | 'interstitial' | 'standalone';

/**
 * Standard by which an impression counts as viewable, such as that of the MRC.
 *
 * - `mrc`: Half of the pixels for one second, for video two, as the Media Rating Council defines it
 * - `groupm`: All of the pixels, for video half of the duration with sound, as GroupM defines it
 */
export type EnumsViewabilityStandard = 'mrc' | 'groupm';

/**
 * Kind of content that carries a watermark of its origin.
 *
 * - `audio`: Audio
 * - `image`: Image
 * - `video`: Video
 * - `text`: Text
 */
export type EnumsWatermarkMediaType = 'audio' | 'image' | 'video' | 'text';

/**
 * Level of conformance to the Web Content Accessibility Guidelines (WCAG).
 *
 * - `A`: Lowest level
 * - `AA`: Middle level, which most laws require
 * - `AAA`: Highest level
 */
export type EnumsWcagLevel = 'A' | 'AA' | 'AAA';

/**
 * Scheme by which a webhook proves its origin to the receiver.
 *
 * - `Bearer`: Shared secret as a bearer token
 * - `HMAC-SHA256`: Shared secret that keys an HMAC; removed in 4.0
 * - `HTTP_MESSAGE_SIGNATURES`: Signature of the sender's key (RFC 9421), also the default
 */
export type EnumsWebhookAuthScheme = 'Bearer' | 'HMAC-SHA256' | 'HTTP_MESSAGE_SIGNATURES';

/**
 * Kind of content that the endpoint of a webhook asset returns.
 *
 * - `html`: HTML markup
 * - `json`: JSON document
 * - `xml`: XML document
 * - `javascript`: Script
 */
export type EnumsWebhookResponseType = 'html' | 'json' | 'xml' | 'javascript';

/**
 * Way in which requests to the URL of a creative are authenticated.
 *
 * - `hmac_sha256`: The request carries an HMAC of its body
 * - `api_key`: The request carries an API key in a header
 * - `none`: Requests are not authenticated
 */
export type EnumsWebhookSecurityMethod = 'hmac_sha256' | 'api_key' | 'none';
