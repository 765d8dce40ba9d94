// @generated from schemas/v3/formats/canonical by codegen. Do not edit; run "npm run codegen".

import type { CoreDownstreamConnectionRequirement, CorePlatformExtensionRef } from '../core.ts';
import type { EnumsCatalogType, EnumsLogoSlot } from '../enums.ts';

/**
 * Requirements for a mention of the brand in the response of an assistant.
 */
export type FormatsCanonicalAgentPlacement = FormatsCanonicalBase & {
  /**
   * Form in which the assistant mentions the brand.
   *
   * - `text`: Written text
   * - `audio`: Spoken words
   * - `card`: Card with an image
   */
  output_modality?: 'text' | 'audio' | 'card';
  /**
   * Largest number of characters of the mention, 1 or more.
   */
  max_mention_length_chars?: number;
  /**
   * Longest duration of a spoken mention, in milliseconds.
   */
  max_mention_duration_ms?: number;
  /**
   * Whether the mention can name an offering of the advertiser.
   */
  supports_offering_reference?: boolean;
  /**
   * Whether the mention can link to a landing page.
   */
  supports_landing_page_url?: boolean;
  /**
   * Adjectives that the tone of the mention must meet.
   */
  tone_constraints?: string[];
  /**
   * Whether the mention must be marked as advertising.
   */
  disclosure_required?: boolean;
};

/**
 * Requirements that a DAAST tag of an audio ad must meet.
 */
export type FormatsCanonicalAudioDaast = FormatsCanonicalBase & {
  /**
   * Version of DAAST in which the tag must be written.
   *
   * - `1.0`: DAAST 1.0 of 2014
   * - `1.1`: DAAST 1.1 with small corrections
   */
  daast_version?: '1.0' | '1.1';
  /**
   * Shortest and longest duration in milliseconds; null for no bound; exactly 2.
   *
   * @minItems 2
   * @maxItems 2
   */
  duration_ms_range?: number[];
  /**
   * Only duration that is accepted, in milliseconds.
   */
  duration_ms_exact?: number;
  /**
   * Whether the ad must be linear, that is interrupt the content.
   */
  linear_required?: boolean;
  /**
   * Largest number of wrappers around the inline ad; 0 accepts none.
   */
  max_wrapper_depth?: number;
  /**
   * Whether every URL of the ad must use https.
   */
  ssl_required?: boolean;
  /**
   * Whether a companion image must be given.
   */
  companion_image_required?: boolean;
};

/**
 * Requirements for an audio file that the seller hosts.
 */
export type FormatsCanonicalAudioHosted = FormatsCanonicalBase & {
  /**
   * Shortest and longest duration in milliseconds; null for no bound; exactly 2.
   *
   * @minItems 2
   * @maxItems 2
   */
  duration_ms_range?: (number | null)[];
  /**
   * Only duration that is accepted, in milliseconds.
   */
  duration_ms_exact?: number;
  /**
   * Audio codecs that are accepted in this format.
   *
   * Items: - `mp3`: MPEG layer III
   * - `aac`: Advanced audio coding
   * - `wav`: Uncompressed wave
   * - `opus`: Opus
   * - `flac`: Lossless FLAC
   */
  audio_codecs?: ('mp3' | 'aac' | 'wav' | 'opus' | 'flac')[];
  /**
   * Sampling rates that are accepted, in hertz, for example 44100.
   */
  audio_sample_rates?: number[];
  /**
   * Channel layouts that are accepted in this format.
   *
   * Items: - `mono`: One channel
   * - `stereo`: Two channels, left and right
   */
  audio_channels?: ('mono' | 'stereo')[];
  /**
   * Lowest bit rate that is accepted, in kilobits per second.
   */
  min_bitrate_kbps?: number;
  /**
   * Highest bit rate that is accepted, in kilobits per second.
   */
  max_bitrate_kbps?: number;
  /**
   * Integrated loudness that the audio must have, in LUFS.
   */
  loudness_lufs?: number;
  /**
   * Largest deviation from `loudness_lufs` that is accepted, in decibels.
   */
  loudness_tolerance_db?: number;
  /**
   * Highest true peak that is accepted, in dBFS.
   */
  true_peak_dbfs?: number;
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
  asset_source?:
    | 'buyer_uploaded'
    | 'publisher_host_recorded'
    | 'seller_pre_rendered_from_brief'
    | 'seller_human_designed'
    | 'agent_synthesized'
    | 'publisher_owned_reference';
  /**
   * Whether an asset of the buyer is accepted as well.
   *
   * - `accepted`: Assets of the buyer are accepted as well
   * - `rejected`: Assets of the buyer are refused
   */
  buyer_asset_acceptance?: 'accepted' | 'rejected';
  /**
   * Whether a companion image must be given.
   */
  companion_image_required?: boolean;
  /**
   * Ratio of width to height of the companion image, for example `1:1`.
   */
  companion_image_aspect_ratio?: string;
  /**
   * Largest size of the image file, in kilobytes.
   */
  companion_image_max_file_size_kb?: number;
  /**
   * Largest number of characters of the brand's name, 1 or more.
   */
  brand_name_max_chars?: number;
};

/**
 * Requirements that every canonical family of formats can state.
 */
export interface FormatsCanonicalBase {
  /**
   * Whether the requirements are experimental and may change at short notice.
   */
  experimental?: boolean;
  /**
   * Whether the family is deprecated and will be removed in a later release.
   */
  deprecated?: boolean;
  /**
   * Whether a named format of release 1 can express the same requirements.
   */
  v1_translatable?: boolean;
  /**
   * Release of the protocol that introduced the family, for example `3.1`.
   */
  since_version?: string;
  /**
   * Release of the protocol in which the family should be replaced.
   */
  migration_target_version?: string;
  /**
   * Whether fixed rules or an algorithm put the ad together.
   *
   * - `deterministic`: The same assets always give the same ad
   * - `algorithmic`: An algorithm chooses among the assets
   */
  composition_model?: 'deterministic' | 'algorithmic';
  /**
   * Whether a creative must declare how it was made; one without is rejected.
   */
  provenance_required?: boolean;
  /**
   * Extensions that a platform defines for the family.
   */
  platform_extensions?: CorePlatformExtensionRef[];
  /**
   * Whether the same assets can give different ads from one build to the next.
   */
  synthesis_nondeterministic?: boolean;
  /**
   * Slots of the format, in the order of display.
   */
  slots?: FormatsCanonicalSlot[];
  /**
   * Connections to other systems that an advertiser needs before using the format.
   */
  required_connections?: CoreDownstreamConnectionRequirement[];
  /**
   * Consequence of a change of something to which the ad refers.
   *
   * - `immutable_snapshot`: The reference is copied when the creative is stored
   * - `mutable_requires_reapproval`: A change of the reference needs a new approval
   * - `mutable_auto_recheck`: A change of the reference is checked automatically
   */
  reference_mutability?: 'immutable_snapshot' | 'mutable_requires_reapproval' | 'mutable_auto_recheck';
  /**
   * Number of working days that the seller needs to make the ad.
   */
  production_window_business_days?: number;
}

/**
 * Requirements for a third-party tag. Its size is exact, one of several, or within bounds.
 */
export type FormatsCanonicalDisplayTag = FormatsCanonicalBase & {
  /**
   * Width in CSS pixels, as a positive whole number.
   */
  width?: number;
  /**
   * Height in CSS pixels, as a positive whole number.
   */
  height?: number;
  /**
   * Sizes that are accepted, if there are several.
   *
   * @minItems 1
   */
  sizes?: FormatsCanonicalSize[];
  /**
   * Smallest width that is accepted, in CSS pixels.
   */
  min_width?: number;
  /**
   * Largest width that is accepted, in CSS pixels.
   */
  max_width?: number;
  /**
   * Smallest height that is accepted, in CSS pixels.
   */
  min_height?: number;
  /**
   * Largest height that is accepted, in CSS pixels.
   */
  max_height?: number;
  /**
   * Kinds of tags that are accepted.
   *
   * Items: - `iframe`: Tag that loads an iframe
   * - `javascript`: Tag that loads a script
   * - `1x1_redirect`: Tag that redirects to an image
   */
  supported_tag_types?: ('iframe' | 'javascript' | '1x1_redirect')[];
  /**
   * Whether every URL of the ad must use https.
   */
  ssl_required?: boolean;
  /**
   * Largest number of redirects between the tag and the ad.
   */
  max_redirect_depth?: number;
  /**
   * Longest time in which the tag's server must respond, in milliseconds.
   */
  max_response_time_ms?: number;
  /**
   * Whether an image must be given that is shown where the ad cannot run.
   */
  backup_image_required?: boolean;
  /**
   * Largest size of the image file, in kilobytes.
   */
  backup_image_max_size_kb?: number;
  /**
   * Whether the ad must use the Open Measurement SDK.
   */
  om_sdk_required?: boolean;
};

/**
 * Requirements for an HTML5 ad. Its size is exact, one of several, or within bounds.
 */
export type FormatsCanonicalHtml5 = FormatsCanonicalBase & {
  /**
   * Width in CSS pixels, as a positive whole number.
   */
  width?: number;
  /**
   * Height in CSS pixels, as a positive whole number.
   */
  height?: number;
  /**
   * Sizes that are accepted, if there are several.
   *
   * @minItems 1
   */
  sizes?: FormatsCanonicalSize[];
  /**
   * Smallest width that is accepted, in CSS pixels.
   */
  min_width?: number;
  /**
   * Largest width that is accepted, in CSS pixels.
   */
  max_width?: number;
  /**
   * Smallest height that is accepted, in CSS pixels.
   */
  min_height?: number;
  /**
   * Largest height that is accepted, in CSS pixels.
   */
  max_height?: number;
  /**
   * Largest amount of data that is loaded at first, in kilobytes.
   */
  max_initial_load_kb?: number;
  /**
   * Largest amount of data that is loaded after the first load, in kilobytes.
   */
  max_polite_load_kb?: number;
  /**
   * Whether the page decides when the rest of the ad is loaded.
   */
  host_initiated_subload?: boolean;
  /**
   * Longest animation that is accepted, in milliseconds; 0 accepts none.
   */
  max_animation_duration_ms?: number;
  /**
   * Highest load of the processor that the ad may cause, in percent, from 1 to 100.
   */
  max_cpu_load_percent?: number;
  /**
   * Whether the ad must use MRAID.
   */
  mraid_required?: boolean;
  /**
   * Version of MRAID that the ad must use.
   *
   * - `2.0`: MRAID 2.0
   * - `3.0`: MRAID 3.0
   */
  mraid_version?: '2.0' | '3.0';
  /**
   * Whether the ad must use the Open Measurement SDK.
   */
  om_sdk_required?: boolean;
  /**
   * Spelling of the variable that contains the click URL.
   *
   * - `clickTag`: Variable spelled `clickTag`
   * - `clickTAG`: Variable spelled `clickTAG`
   */
  clicktag_macro?: 'clickTag' | 'clickTAG';
  /**
   * Whether an image must be given that is shown where the ad cannot run.
   */
  backup_image_required?: boolean;
  /**
   * Largest size of the image file, in kilobytes.
   */
  backup_image_max_size_kb?: number;
  /**
   * Whether every URL of the ad must use https.
   */
  ssl_required?: boolean;
};

/**
 * Requirements for an image. Its size is exact, one of several, or within bounds.
 */
export type FormatsCanonicalImage = FormatsCanonicalBase & {
  /**
   * Width in CSS pixels, as a positive whole number.
   */
  width?: number;
  /**
   * Height in CSS pixels, as a positive whole number.
   */
  height?: number;
  /**
   * Sizes that are accepted, if there are several.
   *
   * @minItems 1
   */
  sizes?: FormatsCanonicalSize[];
  /**
   * Smallest width that is accepted, in CSS pixels.
   */
  min_width?: number;
  /**
   * Largest width that is accepted, in CSS pixels.
   */
  max_width?: number;
  /**
   * Smallest height that is accepted, in CSS pixels.
   */
  min_height?: number;
  /**
   * Largest height that is accepted, in CSS pixels.
   */
  max_height?: number;
  /**
   * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
   */
  aspect_ratio?: string;
  /**
   * Largest size of the image file, in kilobytes.
   */
  max_file_size_kb?: number;
  /**
   * File formats that are accepted in this format.
   *
   * Items: - `jpg`: JPEG, short extension
   * - `jpeg`: JPEG
   * - `png`: PNG
   * - `gif`: GIF
   * - `webp`: WebP
   * - `svg`: SVG
   */
  image_formats?: ('jpg' | 'jpeg' | 'png' | 'gif' | 'webp' | 'svg')[];
  /**
   * Whether every URL of the ad must use https.
   */
  ssl_required?: boolean;
  /**
   * Largest number of characters of the headline, 1 or more.
   */
  headline_max_chars?: number;
  /**
   * Largest number of characters of the text, 1 or more.
   */
  body_text_max_chars?: number;
  /**
   * Complete list of accepted calls to action.
   */
  cta_values?: string[];
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
  asset_source?:
    | 'buyer_uploaded'
    | 'publisher_host_recorded'
    | 'seller_pre_rendered_from_brief'
    | 'seller_human_designed'
    | 'agent_synthesized'
    | 'publisher_owned_reference';
  /**
   * Whether an asset of the buyer is accepted as well.
   *
   * - `accepted`: Assets of the buyer are accepted as well
   * - `rejected`: Assets of the buyer are refused
   */
  buyer_asset_acceptance?: 'accepted' | 'rejected';
};

/**
 * Requirements for a carousel, which shows cards that a person swipes through.
 */
export type FormatsCanonicalImageCarousel = FormatsCanonicalBase & {
  /**
   * Ratio of width to height of each card, for example `1:1`.
   */
  card_aspect_ratio?: string;
  /**
   * Smallest number of cards that is accepted, 2 or more.
   */
  min_cards?: number;
  /**
   * Largest number of cards that is accepted; not below `min_cards`.
   */
  max_cards?: number;
  /**
   * Kinds of media that a card may show.
   *
   * Items: - `image`: Image card
   * - `video`: Video card
   */
  allowed_card_media_asset_types?: ('image' | 'video')[];
  /**
   * Kinds of media that a card may show, under the older name of the field.
   *
   * Items: - `image`: Image card
   * - `video`: Video card
   */
  allowed_card_asset_types?: ('image' | 'video')[];
  /**
   * Largest size of the image on a card, in kilobytes.
   */
  card_image_max_file_size_kb?: number;
  /**
   * Largest size of the video on a card, in kilobytes.
   */
  card_video_max_file_size_kb?: number;
  /**
   * Longest duration of the video on a card, in milliseconds.
   */
  card_video_max_duration_ms?: number;
  /**
   * Largest number of characters of the main text, 1 or more.
   */
  primary_text_max_chars?: number;
  /**
   * Largest number of characters of the headline on a card, 1 or more.
   */
  card_headline_max_chars?: number;
  /**
   * Largest number of characters of the text on a card, 1 or more.
   */
  card_description_max_chars?: number;
  /**
   * Whether every URL of the ad must use https.
   */
  ssl_required?: boolean;
};

/**
 * Requirements for a native ad, which has the look of the feed around it.
 */
export type FormatsCanonicalNativeInFeed = FormatsCanonicalBase & {
  /**
   * Largest number of characters of the title, 1 or more.
   */
  title_max_chars?: number;
  /**
   * Largest number of characters of the text, 1 or more.
   */
  body_text_max_chars?: number;
  /**
   * Largest number of characters of the call to action, 1 or more.
   */
  cta_max_chars?: number;
  /**
   * Complete list of accepted calls to action.
   */
  cta_values?: string[];
  /**
   * Sizes of the main image that are accepted, at least one.
   *
   * @minItems 1
   */
  main_image_sizes?: FormatsCanonicalSize[];
  icon_size?: FormatsCanonicalSize;
  /**
   * Largest size of the image file, in kilobytes.
   */
  max_image_file_size_kb?: number;
  /**
   * File formats that are accepted in this format.
   *
   * Items: - `jpg`: JPEG, short extension
   * - `jpeg`: JPEG
   * - `png`: PNG
   * - `gif`: GIF
   * - `webp`: WebP
   */
  image_formats?: ('jpg' | 'jpeg' | 'png' | 'gif' | 'webp')[];
  /**
   * Whether every URL of the ad must use https.
   */
  ssl_required?: boolean;
  /**
   * Party that makes the asset, and how: the buyer, the seller, a host or an agent.
   *
   * - `buyer_uploaded`: The buyer sends the finished asset
   * - `seller_pre_rendered_from_brief`: The seller renders it from a brief before delivery
   * - `seller_human_designed`: People at the seller design it
   * - `agent_synthesized`: An agent generates it
   * - `publisher_owned_reference`: It refers to content of the publisher
   */
  asset_source?:
    | 'buyer_uploaded'
    | 'seller_pre_rendered_from_brief'
    | 'seller_human_designed'
    | 'agent_synthesized'
    | 'publisher_owned_reference';
  /**
   * Whether an asset of the buyer is accepted as well.
   *
   * - `accepted`: Assets of the buyer are accepted as well
   * - `rejected`: Assets of the buyer are refused
   */
  buyer_asset_acceptance?: 'accepted' | 'rejected';
};

/**
 * Requirements for a set of assets from which the seller assembles ads.
 */
export type FormatsCanonicalResponsiveCreative = FormatsCanonicalBase & {
  /**
   * Smallest number of headlines that must be given.
   */
  headlines_min?: number;
  /**
   * Largest number of headlines that is accepted.
   */
  headlines_max?: number;
  /**
   * Largest number of characters of the headline, 1 or more.
   */
  headline_max_chars?: number;
  /**
   * Smallest number of long headlines that must be given.
   */
  long_headlines_min?: number;
  /**
   * Largest number of long headlines that is accepted.
   */
  long_headlines_max?: number;
  /**
   * Largest number of characters of a long headline, 1 or more.
   */
  long_headline_max_chars?: number;
  /**
   * Smallest number of descriptions that must be given.
   */
  descriptions_min?: number;
  /**
   * Largest number of descriptions that is accepted.
   */
  descriptions_max?: number;
  /**
   * Largest number of characters of a description, 1 or more.
   */
  description_max_chars?: number;
  /**
   * Smallest number of wide images that must be given.
   */
  images_landscape_min?: number;
  /**
   * Largest number of wide images that is accepted.
   */
  images_landscape_max?: number;
  /**
   * Ratio of width to height of a wide image, for example `1.91:1`.
   */
  images_landscape_aspect_ratio?: string;
  /**
   * Smallest number of square images that must be given.
   */
  images_square_min?: number;
  /**
   * Largest number of square images that is accepted.
   */
  images_square_max?: number;
  /**
   * Smallest number of tall images that must be given.
   */
  images_vertical_min?: number;
  /**
   * Largest number of tall images that is accepted.
   */
  images_vertical_max?: number;
  /**
   * Smallest number of videos that must be given.
   */
  videos_min?: number;
  /**
   * Largest number of videos that is accepted.
   */
  videos_max?: number;
  /**
   * Shortest duration of a video, in milliseconds.
   */
  video_min_duration_ms?: number;
  /**
   * Longest duration of a video, in milliseconds.
   */
  video_max_duration_ms?: number;
  /**
   * Smallest number of logos that must be given.
   */
  logo_min?: number;
  /**
   * Largest number of logos that is accepted.
   */
  logo_max?: number;
  /**
   * Ratios of width to height that a logo may have, for example `1:1`.
   */
  logo_aspect_ratios?: string[];
  /**
   * Largest number of characters of the name of the business, 1 or more.
   */
  business_name_max_chars?: number;
  /**
   * Largest size of the image file, in kilobytes.
   */
  asset_image_max_file_size_kb?: number;
  /**
   * Whether items of a catalog can be used as assets.
   */
  supports_catalog_input?: boolean;
};

/**
 * Size of an image or ad, in CSS pixels.
 */
export interface FormatsCanonicalSize {
  /**
   * Width in CSS pixels, as a positive whole number.
   */
  width: number;
  /**
   * Height in CSS pixels, as a positive whole number.
   */
  height: number;
}

/**
 * Slot of a canonical format. Limits that do not apply to its kind of asset have no effect.
 */
export type FormatsCanonicalSlot = {
  /**
   * Name of the slot, the key in the assets of a creative.
   */
  asset_group_id: string;
  /**
   * Kind of asset that the slot accepts.
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
  asset_type:
    | 'image'
    | 'video'
    | 'audio'
    | 'text'
    | 'markdown'
    | 'url'
    | 'html'
    | 'css'
    | 'javascript'
    | 'vast'
    | 'daast'
    | 'webhook'
    | 'brief'
    | 'catalog'
    | 'published_post'
    | 'zip'
    | 'card'
    | 'object'
    | 'pixel_tracker'
    | 'vast_tracker'
    | 'daast_tracker';
  /**
   * Whether a creative must have an asset for the slot.
   */
  required?: boolean;
  /**
   * Smallest number of assets in the slot; 0 makes it optional.
   */
  min?: number;
  /**
   * Largest number of assets in the slot, 1 or more.
   */
  max?: number;
  /**
   * Largest number of characters in this format.
   */
  max_chars?: number;
  /**
   * Largest file size of an asset, in kilobytes; meaningful for files only.
   */
  max_size_kb?: number;
  /**
   * Uses of a logo that are accepted; meaningful for the slot `logo` only.
   */
  logo_slots?: EnumsLogoSlot[];
  /**
   * Uses of a logo that must be covered; meaningful for the slot `logo` only.
   */
  required_logo_slots?: EnumsLogoSlot[];
  /**
   * Text for people that states what the slot is used for.
   */
  description?: string;
  /**
   * Whether the asset is used only to make the ad and is not shown itself.
   */
  consumed_for_production?: boolean;
};

/**
 * Requirements for items of a catalog that are shown among others.
 */
export type FormatsCanonicalSponsoredPlacement = FormatsCanonicalBase & {
  /**
   * Kinds of catalogs whose items can be shown.
   */
  supported_catalog_types?: EnumsCatalogType[];
  /**
   * Smallest number of items of the ad, 1 or more.
   */
  min_items?: number;
  /**
   * Largest number of items of the ad; not below `min_items`.
   */
  max_items?: number;
  /**
   * Way in which items of the catalog become ads: one each, or together.
   *
   * - `per_item`: Each item becomes an ad
   * - `multi_item_in_creative`: Several items appear in one ad
   * - `single_item`: The ad shows one item
   */
  fanout_mode?: 'per_item' | 'multi_item_in_creative' | 'single_item';
  /**
   * Names of the fields that each item must have.
   */
  required_catalog_fields?: string[];
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
  supported_id_types?: (
    | 'asin'
    | 'sku'
    | 'gtin'
    | 'offering_id'
    | 'store_id'
    | 'hotel_id'
    | 'flight_id'
    | 'vehicle_id'
    | 'listing_id'
    | 'program_id'
    | 'destination_id'
    | 'app_id'
    | 'job_id'
  )[];
  /**
   * Whether a large image can be added to the items.
   */
  hero_asset_supported?: boolean;
  /**
   * Party that makes the images of items, and how.
   *
   * - `buyer_uploaded`: The buyer sends the finished images
   * - `seller_pre_rendered_from_brief`: The seller renders them from a brief
   * - `seller_human_designed`: People at the seller design them
   * - `agent_synthesized`: An agent generates them
   */
  item_production_model?:
    'buyer_uploaded' | 'seller_pre_rendered_from_brief' | 'seller_human_designed' | 'agent_synthesized';
};

/**
 * Requirements for a video file that the seller hosts.
 */
export type FormatsCanonicalVideoHosted = FormatsCanonicalBase & {
  /**
   * Orientation that the picture must have.
   *
   * - `vertical`: Higher than wide
   * - `horizontal`: Wider than high
   * - `square`: As wide as high
   */
  orientation?: 'vertical' | 'horizontal' | 'square';
  /**
   * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
   */
  aspect_ratio?: string;
  /**
   * Smallest width that is accepted, in CSS pixels.
   */
  min_width?: number;
  /**
   * Smallest height that is accepted, in CSS pixels.
   */
  min_height?: number;
  /**
   * Largest width that is accepted, in CSS pixels.
   */
  max_width?: number;
  /**
   * Largest height that is accepted, in CSS pixels.
   */
  max_height?: number;
  /**
   * Shortest and longest duration in milliseconds; null for no bound; exactly 2.
   *
   * @minItems 2
   * @maxItems 2
   */
  duration_ms_range?: (number | null)[];
  /**
   * Only duration that is accepted, in milliseconds.
   */
  duration_ms_exact?: number;
  /**
   * Video codecs that are accepted in this format.
   *
   * Items: - `h264`: H.264, also called AVC
   * - `h265`: H.265, also called HEVC
   * - `vp8`: VP8
   * - `vp9`: VP9
   * - `av1`: AV1
   * - `prores`: ProRes, an editing codec of Apple
   */
  video_codecs?: ('h264' | 'h265' | 'vp8' | 'vp9' | 'av1' | 'prores')[];
  /**
   * Audio codecs that are accepted in this format.
   *
   * Items: - `aac`: Advanced audio coding
   * - `mp3`: MPEG layer III
   * - `opus`: Opus
   * - `pcm`: Uncompressed pulse code modulation
   */
  audio_codecs?: ('aac' | 'mp3' | 'opus' | 'pcm')[];
  /**
   * Container formats that are accepted in this format.
   *
   * Items: - `mp4`: MPEG-4 container
   * - `webm`: WebM container
   * - `mov`: QuickTime container
   */
  containers?: ('mp4' | 'webm' | 'mov')[];
  /**
   * Lowest bit rate that is accepted, in kilobits per second.
   */
  min_bitrate_kbps?: number;
  /**
   * Highest bit rate that is accepted, in kilobits per second.
   */
  max_bitrate_kbps?: number;
  /**
   * Largest file size that is accepted, in megabytes.
   */
  max_file_size_mb?: number;
  /**
   * Frame rates that are accepted, in frames per second.
   */
  frame_rates?: number[];
  /**
   * Whether the video must have captions.
   *
   * - `required`: A video without captions is refused
   * - `recommended`: Captions are advised
   * - `not_required`: Captions are not needed
   */
  captions?: 'required' | 'recommended' | 'not_required';
  /**
   * Whether the ad must use the Open Measurement SDK.
   */
  om_sdk_required?: boolean;
  /**
   * Largest number of characters of the headline, 1 or more.
   */
  headline_max_chars?: number;
  /**
   * Largest number of characters of the main text, 1 or more.
   */
  primary_text_max_chars?: number;
  /**
   * Largest number of characters of the brand's name, 1 or more.
   */
  brand_name_max_chars?: number;
  /**
   * Complete list of accepted calls to action.
   */
  cta_values?: string[];
  /**
   * Widths of companion banners that are accepted, in CSS pixels.
   */
  companion_banner_widths?: number[];
  /**
   * Heights of companion banners that are accepted, in CSS pixels.
   */
  companion_banner_heights?: number[];
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
  asset_source?:
    | 'buyer_uploaded'
    | 'publisher_host_recorded'
    | 'seller_pre_rendered_from_brief'
    | 'seller_human_designed'
    | 'agent_synthesized'
    | 'publisher_owned_reference';
  /**
   * Whether an asset of the buyer is accepted as well.
   *
   * - `accepted`: Assets of the buyer are accepted as well
   * - `rejected`: Assets of the buyer are refused
   */
  buyer_asset_acceptance?: 'accepted' | 'rejected';
};

/**
 * Requirements that a VAST tag of a video ad must meet.
 */
export type FormatsCanonicalVideoVast = FormatsCanonicalBase & {
  /**
   * Orientation that the picture must have.
   *
   * - `vertical`: Higher than wide
   * - `horizontal`: Wider than high
   * - `square`: As wide as high
   */
  orientation?: 'vertical' | 'horizontal' | 'square';
  /**
   * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
   */
  aspect_ratio?: string;
  /**
   * Version of VAST in which the tag must be written.
   *
   * - `2.0`: VAST 2.0
   * - `3.0`: VAST 3.0, with ad pods
   * - `4.0`: VAST 4.0, with separate mezzanine files
   * - `4.1`: VAST 4.1, with verification resources
   * - `4.2`: VAST 4.2, with interactive creative files
   */
  vast_version?: '2.0' | '3.0' | '4.0' | '4.1' | '4.2';
  /**
   * Whether VPAID units are accepted in the tag.
   */
  vpaid_enabled?: boolean;
  /**
   * Version of VPAID that is accepted.
   *
   * - `1.0`: VPAID 1.0
   * - `2.0`: VPAID 2.0
   */
  vpaid_version?: '1.0' | '2.0';
  /**
   * Whether SIMID creatives are accepted in the tag.
   */
  simid_supported?: boolean;
  /**
   * Shortest and longest duration in milliseconds; null for no bound; exactly 2.
   *
   * @minItems 2
   * @maxItems 2
   */
  duration_ms_range?: number[];
  /**
   * Only duration that is accepted, in milliseconds.
   */
  duration_ms_exact?: number;
  /**
   * Smallest width that is accepted, in CSS pixels.
   */
  min_width?: number;
  /**
   * Largest width that is accepted, in CSS pixels.
   */
  max_width?: number;
  /**
   * Smallest height that is accepted, in CSS pixels.
   */
  min_height?: number;
  /**
   * Largest height that is accepted, in CSS pixels.
   */
  max_height?: number;
  /**
   * Whether the ad must be linear, that is interrupt the content.
   */
  linear_required?: boolean;
  /**
   * Time after which a person can skip the ad, in milliseconds.
   */
  skippable_after_ms?: number;
  /**
   * Largest number of wrappers around the inline ad; 0 accepts none.
   */
  max_wrapper_depth?: number;
  /**
   * Whether every URL of the ad must use https.
   */
  ssl_required?: boolean;
};
