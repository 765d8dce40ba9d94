// @generated from schemas/v3/core/assets by codegen. Do not edit; run "npm run codegen".

import type { CoreCatalog, CoreCreativeBrief, CorePlatformExtensionRef, CoreProvenance } from '../core.ts';
import type {
  EnumsAudioChannelLayout,
  EnumsDaastTrackingEvent,
  EnumsDaastVersion,
  EnumsFrameRateType,
  EnumsGopType,
  EnumsHttpMethod,
  EnumsJavascriptModuleType,
  EnumsMarkdownFlavor,
  EnumsMoovAtomPosition,
  EnumsScanType,
  EnumsUrlAssetType,
  EnumsVastTrackingEvent,
  EnumsVastVersion,
  EnumsWebhookResponseType,
  EnumsWebhookSecurityMethod,
} from '../enums.ts';

/**
 * Asset of a creative; `asset_type` decides the form. A kind that its slot does not accept is refused with `VALIDATION_ERROR`.
 */
export type CoreAssetsAssetUnion =
  | CoreAssetsImageAsset
  | CoreAssetsVideoAsset
  | CoreAssetsAudioAsset
  | CoreAssetsVastAsset
  | CoreAssetsTextAsset
  | CoreAssetsUrlAsset
  | CoreAssetsHtmlAsset
  | CoreAssetsJavascriptAsset
  | CoreAssetsZipAsset
  | CoreAssetsWebhookAsset
  | CoreAssetsCssAsset
  | CoreAssetsDaastAsset
  | CoreAssetsMarkdownAsset
  | CoreAssetsBriefAsset
  | CoreAssetsCatalogAsset
  | CoreAssetsPublishedPostAsset
  | CoreAssetsCardAsset
  | CoreAssetsPixelTrackerAsset
  | CoreAssetsVastTrackerAsset
  | CoreAssetsDaastTrackerAsset;

/**
 * Audio file given by URL, or a DAAST tag as `content`. A file outside the requirements of its slot is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsAudioAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'audio';
  /**
   * URL of the audio file, or of the DAAST tag. Either this field or `content` is required.
   */
  url?: string;
  /**
   * DAAST document as XML text, at most 500000 characters, instead of a URL.
   */
  content?: string;
  /**
   * Playing time of the file, in milliseconds; outside the limits of its slot the file is refused with `VALIDATION_ERROR`.
   */
  duration_ms?: number;
  /**
   * Size of the file in bytes; a file above the limit of its slot is refused with `VALIDATION_ERROR`.
   */
  file_size_bytes?: number;
  /**
   * Container format of the file, for example `mp3`, at most 500 characters.
   */
  container_format?: string;
  /**
   * Codec of the audio, for example `aac`, at most 500 characters.
   */
  codec?: string;
  /**
   * Sampling rate of the audio, in hertz, for example 44100.
   */
  sampling_rate_hz?: number;
  channels?: EnumsAudioChannelLayout;
  /**
   * Bits of each audio sample: 16, 24 or 32.
   *
   * - `16`: 16 bits, the quality of a compact disc
   * - `24`: 24 bits, the usual studio quality
   * - `32`: 32 bits, usually floating point
   */
  bit_depth?: 16 | 24 | 32;
  /**
   * Bit rate of the audio, in kilobits per second (1000 bits).
   */
  bitrate_kbps?: number;
  /**
   * Integrated loudness of the programme, in LUFS (ITU-R BS.1770), from -200 to 200.
   */
  loudness_lufs?: number;
  /**
   * Highest true peak level, in dBFS, from -200 to 200.
   */
  true_peak_dbfs?: number;
  /**
   * URL of a transcript of the spoken words, as text or WebVTT, at most 8192 characters.
   */
  transcript_url?: string;
  provenance?: CoreProvenance;
}

/**
 * Creative brief as an asset, from which an agent or seller makes the creative.
 */
export type CoreAssetsBriefAsset = CoreCreativeBrief & {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'brief';
};

/**
 * One card of a carousel: a picture or video with its texts.
 */
export interface CoreAssetsCardAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'card';
  /**
   * Image or video that the card shows, with its size.
   */
  media: CoreAssetsImageAsset | CoreAssetsVideoAsset;
  /**
   * Headline of the ad, at most 5000 characters; the slot may accept less.
   */
  headline?: string;
  /**
   * Text below the headline, at most 5000 characters; the slot may accept less.
   */
  description?: string;
  /**
   * Label of the call to action on the card, for example `Shop now`.
   */
  cta?: string;
  landing_page_url?: CoreAssetsUrlAsset;
  /**
   * Extensions that a platform defines for the card, at most 100.
   *
   * @maxItems 100
   */
  platform_extensions?: CorePlatformExtensionRef[];
  provenance?: CoreProvenance;
}

/**
 * Catalog as an asset, or a selection of its items.
 */
export type CoreAssetsCatalogAsset = CoreCatalog & {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'catalog';
};

/**
 * Style sheet that an HTML5 ad uses, given as text.
 */
export interface CoreAssetsCssAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'css';
  /**
   * Text of the style sheet, at most 500000 characters.
   */
  content: string;
  /**
   * CSS media query for which the style sheet is meant, for example `print`.
   */
  media?: string;
  provenance?: CoreProvenance;
}

/**
 * Audio ad as a DAAST tag, given by URL or as text.
 */
export type CoreAssetsDaastAsset = (
  | {
      /**
       * Constant that states whether the tag is given by URL or as text.
       */
      delivery_type: 'url';
      /**
       * Address of the tag; macros in braces stay as they are; at most 8192 characters.
       */
      url: string;
    }
  | {
      /**
       * Constant that states whether the tag is given by URL or as text.
       */
      delivery_type: 'inline';
      /**
       * Tag as XML text, at most 500000 characters, instead of a URL.
       */
      content: string;
    }
) & {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'daast';
  daast_version?: EnumsDaastVersion;
  /**
   * Playing time of the file that the tag names, in milliseconds.
   */
  duration_ms?: number;
  /**
   * Events for which the tag contains trackers, at most 100.
   *
   * @maxItems 100
   */
  tracking_events?: EnumsDaastTrackingEvent[];
  /**
   * Whether the tag contains companion ads that a player can show beside the audio.
   */
  companion_ads?: boolean;
  /**
   * URL of a transcript of the spoken words, as text or WebVTT, at most 8192 characters.
   */
  transcript_url?: string;
  provenance?: CoreProvenance;
};

/**
 * URL that is requested on an event of an audio ad.
 */
export interface CoreAssetsDaastTrackerAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'daast_tracker';
  daast_event: EnumsDaastTrackingEvent;
  /**
   * Address that is called; macros in braces are filled in; at most 8192 characters.
   */
  url: string;
  /**
   * Offset at which a `progress` event counts, as `HH:MM:SS` or a percentage; required with that event and refused with others.
   */
  offset?: string;
  /**
   * Part of the audio ad whose events are tracked: the ad itself or a companion.
   *
   * - `linear`: The audio ad itself
   * - `companion`: The companion that is shown beside the player
   */
  target?: 'linear' | 'companion';
  provenance?: CoreProvenance;
}

/**
 * Measures for people with disabilities, such as alternative text and use by keyboard.
 */
export interface CoreAssetsHtmlAccessibility {
  /**
   * Text that screen readers speak in place of the ad, at most 5000 characters.
   */
  alt_text?: string;
  /**
   * Whether every function of the ad can be used with a keyboard alone.
   */
  keyboard_navigable?: boolean;
  /**
   * Whether a person can stop or hide motion, as WCAG 2.2.2 asks.
   */
  motion_control?: boolean;
  /**
   * Whether the ad was tested with a screen reader before delivery.
   */
  screen_reader_tested?: boolean;
}

/**
 * An HTML5 ad or a third-party tag as text. It runs in a sandbox.
 */
export interface CoreAssetsHtmlAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'html';
  /**
   * HTML of the ad, at most 500000 characters; it runs in a sandboxed frame.
   */
  content: string;
  /**
   * Version of HTML in which the markup is written, for example `HTML5`.
   */
  version?: string;
  accessibility?: CoreAssetsHtmlAccessibility;
  provenance?: CoreProvenance;
}

/**
 * Image given by its URL and size; an image outside the requirements of its slot is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsImageAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'image';
  /**
   * URL from which the image is fetched, without a credential, at most 8192 characters.
   */
  url: string;
  /**
   * Width in CSS pixels, as a positive whole number, from 1 to 1000000.
   */
  width: number;
  /**
   * Height in CSS pixels, as a positive whole number, from 1 to 1000000.
   */
  height: number;
  /**
   * File format of the image, for example `png`; the slot may accept only some formats.
   */
  format?: string;
  /**
   * Text that screen readers speak in place of the image, at most 5000 characters.
   */
  alt_text?: string;
  provenance?: CoreProvenance;
}

/**
 * A script or script tag as text. It runs in a sandbox.
 */
export interface CoreAssetsJavascriptAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'javascript';
  /**
   * JavaScript or script tag, at most 500000 characters; it runs in a sandboxed frame.
   */
  content: string;
  module_type?: EnumsJavascriptModuleType;
  accessibility?: CoreAssetsHtmlAccessibility;
  provenance?: CoreProvenance;
}

/**
 * Text in Markdown, which the seller renders into its own layout.
 */
export interface CoreAssetsMarkdownAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'markdown';
  /**
   * Markdown text, at most 500000 characters; HTML inside it is not trusted.
   */
  content: string;
  /**
   * Language of the text as a BCP 47 tag, for example `en-GB`.
   */
  language?: string;
  markdown_flavor?: EnumsMarkdownFlavor;
  /**
   * Whether HTML inside the Markdown is kept; otherwise it is removed before rendering.
   */
  allow_raw_html?: boolean;
}

/**
 * URL that is requested on an event of an ad. A `custom` event without its name is refused with `INVALID_REQUEST`.
 */
export interface CoreAssetsPixelTrackerAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'pixel_tracker';
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
  event:
    | 'impression'
    | 'viewable_mrc_50'
    | 'viewable_mrc_100'
    | 'viewable_video_50'
    | 'audible_video_complete'
    | 'click'
    | 'custom';
  /**
   * Way in which the URL is requested: as an image or as a script.
   *
   * - `img`: The URL is requested as an image
   * - `js`: The URL is loaded as a script
   */
  method?: 'img' | 'js';
  /**
   * Address that is called; macros in braces are filled in; at most 8192 characters.
   */
  url: string;
  /**
   * Name of a `custom` event; only with that event, and then needed; at most 500 characters.
   */
  custom_event_name?: string;
  provenance?: CoreProvenance;
}

/**
 * Post that is already public on a social platform. Its URL or its identifier is required.
 */
export interface CoreAssetsPublishedPostAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'published_post';
  /**
   * URL of the published post; either the URL or the identifier of the post is given.
   */
  post_url?: string;
  /**
   * Name of the social platform on which the post was published, for example `tiktok`.
   */
  platform?: string;
  /**
   * Identifier of the post on the platform, at most 256 characters.
   */
  platform_post_id?: string;
  /**
   * Account on the platform that published the post.
   */
  identity_ref?: {
    /**
     * Handle of the account on the platform, for example `@ironclove`, at most 256 characters.
     */
    handle?: string;
    /**
     * URL of the account's public profile, at most 8192 characters.
     */
    profile_url?: string;
    /**
     * Identifier of the account on the platform, at most 256 characters.
     */
    platform_identity_id?: string;
  };
  /**
   * Time at which the post was published, ISO 8601 with a zone.
   */
  published_at?: string;
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
    status: 'authorized' | 'pending' | 'expired' | 'revoked' | 'not_required' | 'unknown';
    /**
     * Time at which the state was last checked with the platform, ISO 8601 with a zone.
     */
    checked_at?: string;
    /**
     * Time at which the permission ends; absent means that no end was set.
     */
    expires_at?: string;
    /**
     * URL of the page on which the owner gives the permission, at most 8192 characters.
     */
    authorization_url?: string;
    /**
     * Steps by which the owner gives the permission, as text for people, at most 5000 characters.
     */
    authorization_instructions?: string;
  };
  provenance?: CoreProvenance;
}

/**
 * Piece of text. A text longer than its slot accepts is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsTextAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'text';
  /**
   * Text to show, at most 500000 characters; the slot may accept less.
   */
  content: string;
  /**
   * Language of the text as a BCP 47 tag, for example `en-GB`.
   */
  language?: string;
  provenance?: CoreProvenance;
}

/**
 * URL to which a click leads, or which is requested when the ad is shown.
 */
export interface CoreAssetsUrlAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'url';
  /**
   * URL as text; macros in braces are replaced with values when the ad is served.
   */
  url: string;
  url_type?: EnumsUrlAssetType;
  /**
   * Remark for people that states what the URL is used for, at most 5000 characters.
   */
  description?: string;
  provenance?: CoreProvenance;
}

/**
 * Video ad as a VAST tag, given by URL or as text.
 */
export type CoreAssetsVastAsset = (
  | {
      /**
       * Constant that states whether the tag is given by URL or as text.
       */
      delivery_type: 'url';
      /**
       * Address of the tag; macros in braces stay as they are; at most 8192 characters.
       */
      url: string;
    }
  | {
      /**
       * Constant that states whether the tag is given by URL or as text.
       */
      delivery_type: 'inline';
      /**
       * Tag as XML text, at most 500000 characters, instead of a URL.
       */
      content: string;
    }
) & {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'vast';
  vast_version?: EnumsVastVersion;
  /**
   * Whether the tag contains a VPAID unit, which many players refuse.
   */
  vpaid_enabled?: boolean;
  /**
   * Playing time of the file that the tag names, in milliseconds.
   */
  duration_ms?: number;
  /**
   * Events for which the tag contains trackers, at most 100.
   *
   * @maxItems 100
   */
  tracking_events?: EnumsVastTrackingEvent[];
  /**
   * URL of the captions, as WebVTT or another timed text format, at most 8192 characters.
   */
  captions_url?: string;
  /**
   * URL of a version of the video with spoken descriptions of what is seen.
   */
  audio_description_url?: string;
  provenance?: CoreProvenance;
};

/**
 * URL that is requested on an event of a video ad.
 */
export interface CoreAssetsVastTrackerAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'vast_tracker';
  vast_event: EnumsVastTrackingEvent;
  /**
   * Address that is called; macros in braces are filled in; at most 8192 characters.
   */
  url: string;
  /**
   * Offset at which a `progress` event counts, as `HH:MM:SS` or a percentage; required with that event and refused with others.
   */
  offset?: string;
  /**
   * Part of the video ad whose events are tracked: the ad itself, an overlay or a companion.
   *
   * - `linear`: The video ad itself
   * - `non_linear`: An overlay above the video
   * - `companion`: The companion that is shown beside the player
   */
  target?: 'linear' | 'non_linear' | 'companion';
  provenance?: CoreProvenance;
}

/**
 * Video file given by URL and size, or a VAST tag as `content`. A file outside the requirements of its slot is refused with `VALIDATION_ERROR`.
 */
export interface CoreAssetsVideoAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'video';
  /**
   * Where the video file is loaded from; comes with `width` and `height`; at most 8192 characters.
   */
  url?: string;
  /**
   * VAST document as XML text, at most 500000 characters, instead of a URL.
   */
  content?: string;
  /**
   * Width in CSS pixels, as a positive whole number, from 1 to 1000000.
   */
  width?: number;
  /**
   * Height in CSS pixels, as a positive whole number, from 1 to 1000000.
   */
  height?: number;
  /**
   * Playing time of the file, in milliseconds; outside the limits of its slot the file is refused with `VALIDATION_ERROR`.
   */
  duration_ms?: number;
  /**
   * Size of the file in bytes; a file above the limit of its slot is refused with `VALIDATION_ERROR`.
   */
  file_size_bytes?: number;
  /**
   * Container format of the file, for example `mp4`, at most 500 characters.
   */
  container_format?: string;
  /**
   * Codec of the video, for example `h264`, at most 500 characters.
   */
  video_codec?: string;
  /**
   * Bit rate of the video track, in kilobits per second (1000 bits).
   */
  video_bitrate_kbps?: number;
  /**
   * Frames per second as a decimal number or fraction, for example `29.97` or `30000/1001`.
   */
  frame_rate?: string;
  frame_rate_type?: EnumsFrameRateType;
  scan_type?: EnumsScanType;
  /**
   * Color space in which the video is encoded.
   *
   * - `rec709`: ITU-R BT.709, for high definition
   * - `rec2020`: ITU-R BT.2020, for ultra high definition
   * - `rec2100`: ITU-R BT.2100, for high dynamic range
   * - `srgb`: sRGB, for screens of computers
   * - `dci_p3`: DCI-P3, for cinema and wide-gamut screens
   */
  color_space?: 'rec709' | 'rec2020' | 'rec2100' | 'srgb' | 'dci_p3';
  /**
   * Format of high dynamic range in which the video is encoded; `sdr` for standard range.
   *
   * - `sdr`: Standard dynamic range
   * - `hdr10`: HDR10 with static metadata
   * - `hdr10_plus`: HDR10+ with dynamic metadata
   * - `hlg`: Hybrid log-gamma, which standard screens can also show
   * - `dolby_vision`: Dolby Vision with dynamic metadata
   */
  hdr_format?: 'sdr' | 'hdr10' | 'hdr10_plus' | 'hlg' | 'dolby_vision';
  /**
   * Resolution of the color channels relative to brightness.
   *
   * - `4:2:0`: Color at half the width and half the height
   * - `4:2:2`: Color at half the width
   * - `4:4:4`: Color at full resolution
   */
  chroma_subsampling?: '4:2:0' | '4:2:2' | '4:4:4';
  /**
   * Bits of each color channel: 8, 10 or 12.
   *
   * - `8`: 8 bits, for standard dynamic range
   * - `10`: 10 bits, for most high dynamic range
   * - `12`: 12 bits, for mastering
   */
  video_bit_depth?: 8 | 10 | 12;
  /**
   * Time between two key frames, in seconds; short intervals allow exact seeking.
   */
  gop_interval_seconds?: number;
  gop_type?: EnumsGopType;
  moov_atom_position?: EnumsMoovAtomPosition;
  /**
   * Whether the file contains an audio track.
   */
  has_audio?: boolean;
  /**
   * Codec of the audio track, for example `aac`; absent without sound; at most 500 characters.
   */
  audio_codec?: string;
  /**
   * Sampling rate of the audio track, in hertz, for example 48000.
   */
  audio_sampling_rate_hz?: number;
  audio_channels?: EnumsAudioChannelLayout;
  /**
   * Bits of each audio sample: 16, 24 or 32; absent without sound.
   *
   * - `16`: 16 bits, the quality of a compact disc
   * - `24`: 24 bits, the usual studio quality
   * - `32`: 32 bits, usually floating point
   */
  audio_bit_depth?: 16 | 24 | 32;
  /**
   * Bit rate of the audio track, in kilobits per second (1000 bits).
   */
  audio_bitrate_kbps?: number;
  /**
   * Integrated loudness of the programme, in LUFS (ITU-R BS.1770), from -200 to 200.
   */
  audio_loudness_lufs?: number;
  /**
   * Highest true peak level, in dBFS, from -200 to 200.
   */
  audio_true_peak_dbfs?: number;
  /**
   * URL of the captions, as WebVTT or another timed text format, at most 8192 characters.
   */
  captions_url?: string;
  /**
   * URL of a transcript of the spoken words, as text or WebVTT, at most 8192 characters.
   */
  transcript_url?: string;
  /**
   * URL of a version of the video with spoken descriptions of what is seen.
   */
  audio_description_url?: string;
  provenance?: CoreProvenance;
}

/**
 * URL that returns the content of the ad each time it is served.
 */
export interface CoreAssetsWebhookAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'webhook';
  /**
   * https URL that is requested each time the ad is served, at most 8192 characters.
   */
  url: string;
  method?: EnumsHttpMethod;
  /**
   * Time for which the seller waits for a response, 10 to 5000 milliseconds.
   */
  timeout_ms?: number;
  /**
   * Macros that may stand in the URL and are replaced before the request, at most 100.
   *
   * @maxItems 100
   */
  supported_macros?: string[];
  /**
   * Macros without whose values the endpoint cannot respond; a seller that lacks one must refuse the creative.
   *
   * @maxItems 100
   */
  required_macros?: string[];
  response_type: EnumsWebhookResponseType;
  /**
   * Way in which the endpoint recognizes requests of the seller.
   */
  security: {
    method: EnumsWebhookSecurityMethod;
    /**
     * Name of the header that carries the HMAC signature, at most 500 characters.
     */
    hmac_header?: string;
    /**
     * Name of the header that carries the API key, at most 500 characters.
     */
    api_key_header?: string;
  };
  provenance?: CoreProvenance;
}

/**
 * ZIP archive that contains an HTML5 ad with all its files.
 */
export interface CoreAssetsZipAsset {
  /**
   * Constant that marks the kind of the asset and decides its other members.
   */
  asset_type: 'zip';
  /**
   * URL from which the archive is fetched, without a credential, at most 8192 characters.
   */
  url: string;
  /**
   * Largest size that the archive may have, in kilobytes of 1024 bytes.
   */
  max_file_size_kb?: number;
  /**
   * Path of the file inside the archive that is opened first, for example `index.html`.
   */
  entry_point?: string;
  /**
   * File name extensions that files inside the archive may have, for example `js`.
   *
   * @maxItems 100
   */
  allowed_inner_extensions?: string[];
  /**
   * URL of the image that is shown where the HTML5 ad cannot run.
   */
  backup_image_url?: string;
  /**
   * SHA-256 digest of the archive in the form `sha256:` and 64 hexadecimal digits.
   */
  digest?: string;
  accessibility?: CoreAssetsHtmlAccessibility;
  provenance?: CoreProvenance;
}
