// @generated from schemas/v3/core/requirements by codegen. Do not edit; run "npm run codegen".

import type { CoreExt } from '../core.ts';
import type {
  EnumsAssetContentType,
  EnumsAudioChannelLayout,
  EnumsCatalogType,
  EnumsDimensionUnit,
  EnumsFeedFormat,
  EnumsFrameRateType,
  EnumsGopType,
  EnumsMoovAtomPosition,
  EnumsScanType,
} from '../enums.ts';

/**
 * Requirements that an asset of a slot must meet; the kind of the asset decides the form.
 */
export type CoreRequirementsAssetRequirements =
  | CoreRequirementsImageAssetRequirements
  | CoreRequirementsVideoAssetRequirements
  | CoreRequirementsAudioAssetRequirements
  | CoreRequirementsTextAssetRequirements
  | CoreRequirementsMarkdownAssetRequirements
  | CoreRequirementsHtmlAssetRequirements
  | CoreRequirementsCssAssetRequirements
  | CoreRequirementsJavascriptAssetRequirements
  | CoreRequirementsVastAssetRequirements
  | CoreRequirementsDaastAssetRequirements
  | CoreRequirementsUrlAssetRequirements
  | CoreRequirementsWebhookAssetRequirements;

/**
 * Requirements that an audio file must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsAudioAssetRequirements {
  /**
   * Shortest duration that is accepted, in milliseconds; a shorter file is refused with `VALIDATION_ERROR`.
   */
  min_duration_ms?: number;
  /**
   * Longest duration that is accepted, in milliseconds; a longer file is refused with `VALIDATION_ERROR`.
   */
  max_duration_ms?: number;
  /**
   * File formats that are accepted; any other is refused with `VALIDATION_ERROR`.
   *
   * Items: - `mp3`: MPEG layer III
   * - `aac`: Advanced audio coding
   * - `wav`: Uncompressed wave file
   * - `ogg`: Ogg container, usually with Vorbis
   * - `flac`: Lossless FLAC
   */
  formats?: ('mp3' | 'aac' | 'wav' | 'ogg' | 'flac')[];
  /**
   * Largest file size that is accepted, in kilobytes of 1024 bytes.
   */
  max_file_size_kb?: number;
  /**
   * Sampling rates that are accepted, in hertz, for example 44100.
   */
  sample_rates?: number[];
  /**
   * Channel layouts that are accepted; any other is refused with `VALIDATION_ERROR`.
   *
   * Items: - `mono`: One channel
   * - `stereo`: Two channels
   */
  channels?: ('mono' | 'stereo')[];
  /**
   * Lowest bit rate that is accepted, in kilobits per second.
   */
  min_bitrate_kbps?: number;
  /**
   * Highest bit rate that is accepted, in kilobits per second.
   */
  max_bitrate_kbps?: number;
}

/**
 * Rule by which a field of a catalog item fills a slot; `kind` decides the form.
 */
export type CoreRequirementsCatalogFieldBinding =
  | {
      /**
       * Constant that decides the form of the binding and its other members.
       */
      kind: 'scalar';
      /**
       * Name of the slot that is filled, the key of the asset in the manifest.
       */
      asset_id: string;
      /**
       * Path of the field in a catalog item whose value fills the slot.
       */
      catalog_field: string;
      ext?: CoreExt;
    }
  | {
      /**
       * Constant that decides the form of the binding and its other members.
       */
      kind: 'asset_pool';
      /**
       * Name of the slot that is filled, the key of the asset in the manifest.
       */
      asset_id: string;
      /**
       * Group of the item's assets that the slot is filled from.
       */
      asset_group_id: string;
      ext?: CoreExt;
    }
  | {
      /**
       * Constant that decides the form of the binding and its other members.
       */
      kind: 'catalog_group';
      /**
       * Identifier of the group of slots that is repeated for each item.
       */
      format_group_id: string;
      /**
       * Constant that states that each repetition shows one item of the catalog.
       */
      catalog_item: true;
      /**
       * Bindings of the slots inside one repetition, at least one.
       *
       * @minItems 1
       */
      per_item_bindings?: (
        | {
            /**
             * Constant that decides the form of the binding and its other members.
             */
            kind: 'scalar';
            /**
             * Name of the slot that is filled, the key of the asset in the manifest.
             */
            asset_id: string;
            /**
             * Path of the field in a catalog item whose value fills the slot.
             */
            catalog_field: string;
            ext?: CoreExt;
          }
        | {
            /**
             * Constant that decides the form of the binding and its other members.
             */
            kind: 'asset_pool';
            /**
             * Name of the slot that is filled, the key of the asset in the manifest.
             */
            asset_id: string;
            /**
             * Group of the item's assets that the slot is filled from.
             */
            asset_group_id: string;
            ext?: CoreExt;
          }
      )[];
      ext?: CoreExt;
    };

/**
 * Requirements that a catalog must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsCatalogRequirements {
  catalog_type: EnumsCatalogType;
  /**
   * Whether a creative without a catalog is refused.
   */
  required?: boolean;
  /**
   * Smallest number of items that is accepted, 1 or more.
   */
  min_items?: number;
  /**
   * Largest number of items that is accepted, 1 or more.
   */
  max_items?: number;
  /**
   * Names of the fields that every item must have, at least one.
   *
   * @minItems 1
   */
  required_fields?: string[];
  /**
   * Formats of feeds that can be read, such as `google_merchant_center`.
   *
   * @minItems 1
   */
  feed_formats?: EnumsFeedFormat[];
  /**
   * Groups of assets that each item of the catalog must contain.
   *
   * @minItems 1
   */
  offering_asset_constraints?: CoreRequirementsOfferingAssetConstraint[];
  /**
   * Rules that place fields of a catalog item into slots of the format.
   *
   * @minItems 1
   */
  field_bindings?: CoreRequirementsCatalogFieldBinding[];
}

/**
 * Requirements that a style sheet must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsCssAssetRequirements {
  /**
   * Largest size of the style sheet, in kilobytes of 1024 bytes.
   */
  max_file_size_kb?: number;
}

/**
 * Requirements that a DAAST tag must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsDaastAssetRequirements {
  /**
   * Version of DAAST in which the tag must be written.
   */
  daast_version?: '1.0';
}

/**
 * Rules that the markup of an HTML5 ad must meet.
 */
export interface CoreRequirementsHtmlAssetRequirements {
  /**
   * Largest size of the markup, in kilobytes of 1024 bytes.
   */
  max_file_size_kb?: number;
  /**
   * Kind of isolation in which the markup must work.
   *
   * - `none`: The markup becomes part of the page
   * - `iframe`: The markup runs in an iframe of another origin
   * - `safeframe`: The markup runs in an IAB SafeFrame
   * - `fencedframe`: The markup runs in a fenced frame
   */
  sandbox?: 'none' | 'iframe' | 'safeframe' | 'fencedframe';
  /**
   * Whether files of other hosts may be loaded at run time.
   */
  external_resources_allowed?: boolean;
  /**
   * Hosts from which files may be loaded; absent with true accepts every host.
   */
  allowed_external_domains?: string[];
}

/**
 * Requirements that an image must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsImageAssetRequirements {
  /**
   * Smallest width that is accepted, in the unit of `unit`.
   */
  min_width?: number;
  /**
   * Largest width that is accepted, in the unit of `unit`.
   */
  max_width?: number;
  /**
   * Smallest height that is accepted, in the unit of `unit`.
   */
  min_height?: number;
  /**
   * Largest height that is accepted, in the unit of `unit`.
   */
  max_height?: number;
  unit?: EnumsDimensionUnit;
  /**
   * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
   */
  aspect_ratio?: string;
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
  formats?: ('jpg' | 'jpeg' | 'png' | 'gif' | 'webp' | 'svg' | 'avif' | 'tiff' | 'pdf' | 'eps')[];
  /**
   * Lowest resolution that is accepted for print, in dots per inch.
   */
  min_dpi?: number;
  /**
   * Margin around the image that is cut off after printing, in the unit of `unit`.
   */
  bleed?:
    | {
        /**
         * Bleed that is the same on all four sides, 0 or more.
         */
        uniform: number;
      }
    | {
        /**
         * Bleed above the trimmed area, 0 or more.
         */
        top: number;
        /**
         * Bleed to the right of the trimmed area, 0 or more.
         */
        right: number;
        /**
         * Bleed below the trimmed area, 0 or more.
         */
        bottom: number;
        /**
         * Bleed to the left of the trimmed area, 0 or more.
         */
        left: number;
      };
  /**
   * Color model in which the image must be stored.
   *
   * - `rgb`: Red, green and blue, for screens
   * - `cmyk`: Cyan, magenta, yellow and black, for print
   * - `grayscale`: Shades of gray
   */
  color_space?: 'rgb' | 'cmyk' | 'grayscale';
  /**
   * Largest file size that is accepted, in kilobytes of 1024 bytes.
   */
  max_file_size_kb?: number;
  /**
   * Whether the image must have a transparent background.
   */
  transparency_required?: boolean;
  /**
   * Whether an animated image is accepted.
   */
  animation_allowed?: boolean;
  /**
   * Longest animation that is accepted, in milliseconds; 0 accepts none.
   */
  max_animation_duration_ms?: number;
  /**
   * Heaviest paper that is accepted for print, in grams per square meter.
   */
  max_weight_grams?: number;
}

/**
 * Requirements that a script must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsJavascriptAssetRequirements {
  /**
   * Largest size of the script, in kilobytes of 1024 bytes.
   */
  max_file_size_kb?: number;
  /**
   * Way in which the script will be loaded.
   *
   * - `script`: Classic script
   * - `module`: ES module
   * - `iife`: Expression that is called at once and keeps its names to itself
   */
  module_type?: 'script' | 'module' | 'iife';
  /**
   * Whether the script must run in strict mode.
   */
  strict_mode_required?: boolean;
  /**
   * Whether files of other hosts may be loaded at run time.
   */
  external_resources_allowed?: boolean;
  /**
   * Hosts from which files may be loaded; absent with true accepts every host.
   */
  allowed_external_domains?: string[];
}

/**
 * Requirements that a Markdown text must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsMarkdownAssetRequirements {
  /**
   * Largest number of characters that is accepted; a longer text is refused with `VALIDATION_ERROR`.
   */
  max_length?: number;
}

/**
 * Group of assets that each item of a catalog must contain.
 */
export interface CoreRequirementsOfferingAssetConstraint {
  /**
   * Identifier of the group of assets in the item.
   */
  asset_group_id: string;
  asset_type: EnumsAssetContentType;
  /**
   * Whether an item without the group is refused.
   */
  required?: boolean;
  /**
   * Smallest number of assets in the group, 1 or more.
   */
  min_count?: number;
  /**
   * Largest number of assets in the group, 1 or more.
   */
  max_count?: number;
  asset_requirements?: CoreRequirementsAssetRequirements;
  ext?: CoreExt;
}

/**
 * Requirements that a text must meet. A text outside a closed list of values is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
 */
export interface CoreRequirementsTextAssetRequirements {
  /**
   * Smallest number of characters that is accepted.
   */
  min_length?: number;
  /**
   * Largest number of characters that is accepted; a longer text is refused with `VALIDATION_ERROR`.
   */
  max_length?: number;
  /**
   * Smallest number of lines that is accepted, 1 or more.
   */
  min_lines?: number;
  /**
   * Largest number of lines that is accepted, 1 or more.
   */
  max_lines?: number;
  /**
   * Regular expression that the whole text must match; otherwise it is refused with `VALIDATION_ERROR`.
   */
  character_pattern?: string;
  /**
   * Terms that must not appear in the text, compared without regard to case.
   */
  prohibited_terms?: string[];
  /**
   * Complete list of accepted texts; any other is refused with `CREATIVE_VALUE_NOT_ALLOWED`.
   *
   * @minItems 1
   */
  allowed_values?: string[];
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
  role?:
    | 'clickthrough'
    | 'landing_page'
    | 'impression_tracker'
    | 'click_tracker'
    | 'viewability_tracker'
    | 'third_party_tracker';
  /**
   * URL schemes that are accepted; any other is refused with `VALIDATION_ERROR`.
   *
   * Items: - `https`: Encrypted transport
   * - `http`: Unencrypted transport
   */
  protocols?: ('https' | 'http')[];
  /**
   * Hosts on which the URL may be; any other is refused with `VALIDATION_ERROR`.
   */
  allowed_domains?: string[];
  /**
   * Largest number of characters of the URL that is accepted.
   */
  max_length?: number;
  /**
   * Whether macros in the URL are replaced with values before it is requested.
   */
  macro_support?: boolean;
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
  vast_version?: '2.0' | '3.0' | '4.0' | '4.1' | '4.2';
}

/**
 * Requirements that a video file must meet; a violation is refused with `VALIDATION_ERROR`.
 */
export interface CoreRequirementsVideoAssetRequirements {
  /**
   * Smallest width that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
   */
  min_width?: number;
  /**
   * Largest width that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
   */
  max_width?: number;
  /**
   * Smallest height that is accepted, in CSS pixels; a smaller asset is refused with `VALIDATION_ERROR`.
   */
  min_height?: number;
  /**
   * Largest height that is accepted, in CSS pixels; a larger asset is refused with `VALIDATION_ERROR`.
   */
  max_height?: number;
  /**
   * Ratio of width to height as two whole numbers with a colon, for example `16:9`.
   */
  aspect_ratio?: string;
  /**
   * Shortest duration that is accepted, in milliseconds; a shorter file is refused with `VALIDATION_ERROR`.
   */
  min_duration_ms?: number;
  /**
   * Longest duration that is accepted, in milliseconds; a longer file is refused with `VALIDATION_ERROR`.
   */
  max_duration_ms?: number;
  /**
   * Container formats that are accepted; any other is refused with `VALIDATION_ERROR`.
   *
   * Items: - `mp4`: MPEG-4 container
   * - `webm`: WebM container
   * - `mov`: QuickTime container
   * - `avi`: AVI container
   * - `mkv`: Matroska container
   */
  containers?: ('mp4' | 'webm' | 'mov' | 'avi' | 'mkv')[];
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
  codecs?: ('h264' | 'h265' | 'vp8' | 'vp9' | 'av1' | 'prores')[];
  /**
   * Largest file size that is accepted, in kilobytes of 1024 bytes.
   */
  max_file_size_kb?: number;
  /**
   * Lowest bit rate that is accepted, in kilobits per second.
   */
  min_bitrate_kbps?: number;
  /**
   * Highest bit rate that is accepted, in kilobits per second.
   */
  max_bitrate_kbps?: number;
  /**
   * Frame rates that are accepted, in frames per second, for example 29.97.
   */
  frame_rates?: number[];
  /**
   * Whether a video without an audio track is refused.
   */
  audio_required?: boolean;
  frame_rate_type?: EnumsFrameRateType;
  scan_type?: EnumsScanType;
  gop_type?: EnumsGopType;
  /**
   * Shortest time between key frames that is accepted, in seconds.
   */
  min_gop_interval_seconds?: number;
  /**
   * Longest time between key frames that is accepted, in seconds.
   */
  max_gop_interval_seconds?: number;
  moov_atom_position?: EnumsMoovAtomPosition;
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
  audio_codecs?: ('aac' | 'pcm' | 'ac3' | 'eac3' | 'mp3' | 'opus' | 'vorbis' | 'flac')[];
  /**
   * Sampling rates of the audio track that are accepted, in hertz.
   */
  audio_sample_rates?: number[];
  /**
   * Audio channel layouts that are accepted.
   */
  audio_channels?: EnumsAudioChannelLayout[];
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
  methods?: ('GET' | 'POST')[];
}
