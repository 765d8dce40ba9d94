// @generated from schemas/v3/content-standards by codegen. Do not edit; run "npm run codegen".

import type {
  CoreAccountRef,
  CoreError,
  CoreFiguresExt,
  CoreFormatId,
  CoreIdempotencyKey,
  CorePaginationResponse,
  CoreProtocolEnvelope,
  CoreProvenance,
  CoreTaskRequest,
  CoreVersionEnvelope,
} from './core.ts';

/**
 * A piece of content where an ad can run: an article, an episode, a video.
 */
export interface ContentStandardsArtifact {
  /**
   * Registry identifier of the property that shows the content.
   */
  property_rid: string;
  /**
   * Identifier of the content on that property.
   */
  artifact_id: string;
  /**
   * Identifier of the variant, such as a translation; absent for the main form.
   */
  variant_id?: string;
  format_id?: CoreFormatId;
  /**
   * URL at which the content can be seen.
   */
  url?: string;
  /**
   * Time at which the content was published, ISO 8601 with a zone.
   */
  published_time?: string;
  /**
   * Time at which the content last changed, ISO 8601 with a zone.
   */
  last_update_time?: string;
  /**
   * Parts of the content in the order of appearance, at most 200.
   *
   * @maxItems 200
   */
  assets: ContentStandardsArtifactAsset[];
  /**
   * Metadata that the page or feed states about the content.
   */
  metadata?: {
    /**
     * Canonical URL that the content names for itself.
     */
    canonical?: string;
    /**
     * Name of the author that the content states, as text.
     */
    author?: string;
    /**
     * Keywords that the content names, separated by commas.
     */
    keywords?: string;
    /**
     * Open Graph properties of the page, by name.
     */
    open_graph?: {
      [k: string]: unknown;
    };
    /**
     * Card properties for social networks, by name.
     */
    twitter_card?: {
      [k: string]: unknown;
    };
    /**
     * JSON-LD objects that the page contains, in their order.
     *
     * Items: JSON-LD object as the page contains it.
     */
    json_ld?: {
      [k: string]: unknown;
    }[];
  };
  provenance?: CoreProvenance;
  /**
   * Identifiers of the content on platforms and in feeds.
   */
  identifiers?: {
    /**
     * Identifier of the content at Apple Podcasts.
     */
    apple_podcast_id?: string;
    /**
     * Identifier of the show at Spotify.
     */
    spotify_collection_id?: string;
    /**
     * GUID of the podcast, from its feed.
     */
    podcast_guid?: string;
    /**
     * Identifier of the video at YouTube.
     */
    youtube_video_id?: string;
    /**
     * URL of the feed that contains the content.
     */
    rss_url?: string;
  };
}

/**
 * Part of a piece of content, such as a paragraph or an image; `type` decides the form.
 */
export type ContentStandardsArtifactAsset =
  | {
      /**
       * Constant that marks the kind of the part and decides its other members.
       */
      type: 'text';
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
      role?: 'title' | 'paragraph' | 'heading' | 'caption' | 'quote' | 'list_item' | 'description';
      /**
       * Words of the part, at most 100000 characters.
       */
      content: string;
      /**
       * Media type in which the text is written; absent means plain text.
       *
       * - `text/plain`: Plain text
       * - `text/markdown`: Markdown
       * - `text/html`: HTML markup
       * - `application/json`: JSON document
       */
      content_format?: 'text/plain' | 'text/markdown' | 'text/html' | 'application/json';
      /**
       * Language of the text as a BCP 47 tag, for example `en-GB`.
       */
      language?: string;
      /**
       * Level of a heading, from 1 for the highest to 6.
       */
      heading_level?: number;
      provenance?: CoreProvenance;
    }
  | {
      /**
       * Constant that marks the kind of the part and decides its other members.
       */
      type: 'image';
      /**
       * URL from which the part is fetched. It may need `access`, and must not be logged.
       */
      url: string;
      access?: ContentStandardsAssetAccess;
      /**
       * Text that screen readers speak in place of the image.
       */
      alt_text?: string;
      /**
       * Caption that stands beside the image.
       */
      caption?: string;
      /**
       * Width in CSS pixels, as a positive whole number.
       */
      width?: number;
      /**
       * Height in CSS pixels, as a positive whole number.
       */
      height?: number;
      provenance?: CoreProvenance;
    }
  | {
      /**
       * Constant that marks the kind of the part and decides its other members.
       */
      type: 'video';
      /**
       * URL from which the part is fetched. It may need `access`, and must not be logged.
       */
      url: string;
      access?: ContentStandardsAssetAccess;
      /**
       * Playing time of the file, in milliseconds.
       */
      duration_ms?: number;
      /**
       * Words that are spoken, at most 200000 characters.
       */
      transcript?: string;
      /**
       * Media type in which the transcript is written, such as plain text or Markdown.
       *
       * - `text/plain`: Plain text
       * - `text/markdown`: Markdown
       * - `application/json`: JSON document with times
       */
      transcript_format?: 'text/plain' | 'text/markdown' | 'application/json';
      /**
       * Origin of the transcript, which decides how exact its wording is.
       *
       * - `original_script`: Script from which the video was made
       * - `subtitles`: Subtitles of the video
       * - `closed_captions`: Closed captions of the video
       * - `dub`: Text of a dubbed version
       * - `generated`: Speech recognition
       */
      transcript_source?: 'original_script' | 'subtitles' | 'closed_captions' | 'dub' | 'generated';
      /**
       * URL from which an image that represents the video is fetched.
       */
      thumbnail_url?: string;
      provenance?: CoreProvenance;
    }
  | {
      /**
       * Constant that marks the kind of the part and decides its other members.
       */
      type: 'audio';
      /**
       * URL from which the part is fetched. It may need `access`, and must not be logged.
       */
      url: string;
      access?: ContentStandardsAssetAccess;
      /**
       * Playing time of the file, in milliseconds.
       */
      duration_ms?: number;
      /**
       * Words that are spoken, at most 200000 characters.
       */
      transcript?: string;
      /**
       * Media type in which the transcript is written, such as plain text or Markdown.
       *
       * - `text/plain`: Plain text
       * - `text/markdown`: Markdown
       * - `application/json`: JSON document with times
       */
      transcript_format?: 'text/plain' | 'text/markdown' | 'application/json';
      /**
       * Origin of the transcript, which decides how exact its wording is.
       *
       * - `original_script`: Script from which the audio was made
       * - `closed_captions`: Closed captions of the audio
       * - `generated`: Speech recognition
       */
      transcript_source?: 'original_script' | 'closed_captions' | 'generated';
      provenance?: CoreProvenance;
    };

/**
 * Sent to `artifact_webhook` of a buy with the content that was sampled in a period.
 */
export interface ContentStandardsArtifactBatchWebhook {
  idempotency_key: CoreIdempotencyKey;
  /**
   * Identifier of the buy on whose deliveries the content was sampled.
   */
  media_buy_id: string;
  /**
   * Identifier of the batch, the same in all bodies of one batch.
   */
  batch_id: string;
  /**
   * Time at which the batch was made, ISO 8601 in UTC.
   */
  timestamp: string;
  /**
   * The `token` of the registration, repeated unchanged; absent if none was registered.
   */
  token?: string;
  /**
   * Samples of this body, at most 250; each is in one body only.
   *
   * @minItems 1
   * @maxItems 250
   */
  artifacts: ContentStandardsArtifactRecord[];
  /**
   * Place of this body among the bodies of the batch.
   */
  pagination: {
    /**
     * Number of samples in all bodies of the batch.
     */
    total_artifacts: number;
    /**
     * Number of this body within the batch, counted from 1.
     */
    batch_number: number;
    /**
     * Number of bodies that the batch has.
     */
    total_batches: number;
  };
  /**
   * Whether a sandbox account was used, so that nothing real happened.
   */
  sandbox?: boolean;
}

/**
 * Record of the content beside which one ad was delivered.
 */
export interface ContentStandardsArtifactRecord {
  /**
   * Identifier of the record, unique in the buy.
   */
  record_id: string;
  /**
   * Time of the delivery, ISO 8601 in UTC.
   */
  timestamp?: string;
  /**
   * Identifier of the package that was delivered.
   */
  package_id?: string;
  artifact: ContentStandardsArtifact;
  /**
   * Country of the delivery, as an ISO 3166-1 alpha-2 code.
   */
  country?: string;
  /**
   * Advertising channel of the delivery, such as `podcast`.
   */
  channel?: string;
  /**
   * Brand and item that the ad advertised.
   */
  brand_context?: {
    /**
     * Identifier of the advertised brand in its house.
     */
    brand_id?: string;
    /**
     * Stock keeping unit of the advertised item.
     */
    sku_id?: string;
  };
  /**
   * Verdict of the seller's own evaluation; `unevaluated` if the seller does not evaluate.
   *
   * - `pass`: The content meets the standards
   * - `fail`: The content violates the standards
   * - `unevaluated`: Nothing was evaluated
   */
  local_verdict?: 'pass' | 'fail' | 'unevaluated';
}

/**
 * Way in which protected content is fetched. Secrets in it must not be logged.
 */
export type ContentStandardsAssetAccess =
  | {
      /**
       * Constant that decides the form of access and its other members.
       */
      method: 'bearer_token';
      /**
       * Token to send; a secret that must not be logged.
       */
      token: string;
    }
  | {
      /**
       * Constant that decides the form of access and its other members.
       */
      method: 'service_account';
      /**
       * Cloud provider whose account is used.
       *
       * - `gcp`: Google Cloud
       * - `aws`: Amazon Web Services
       */
      provider: 'gcp' | 'aws';
      /**
       * Credentials of the account; secrets that must not be logged.
       */
      credentials?: {
        [k: string]: unknown;
      };
    }
  | {
      /**
       * Constant that decides the form of access and its other members.
       */
      method: 'signed_url';
    };

/**
 * Asks for content that was sampled where ads of a buy ran.
 */
export type ContentStandardsGetMediaBuyArtifactsRequest = CoreTaskRequest & {
  account?: CoreAccountRef;
  /**
   * The buy. An unknown one is refused with `MEDIA_BUY_NOT_FOUND`. At most 256 characters.
   */
  media_buy_id: string;
  /**
   * Packages to which the content is limited, 1 to 1000.
   *
   * @minItems 1
   * @maxItems 1000
   */
  package_ids?: string[];
  /**
   * Whether only content that failed the seller's own evaluation is returned. Without an evaluation nothing is returned.
   */
  failures_only?: boolean;
  /**
   * Period to which the content is limited. Its `end` must be after its `start`.
   */
  time_range?: {
    /**
     * Start of the period, inclusive, ISO 8601 with a zone.
     */
    start?: string;
    /**
     * End of the period, exclusive, ISO 8601 with a zone.
     */
    end?: string;
  };
  /**
   * Page to return: its size and the cursor of the previous response. Without it, the first page.
   */
  pagination?: {
    /**
     * Largest number of records in the response, 1 to 10000; more is refused with `INVALID_REQUEST`.
     */
    max_results?: number;
    /**
     * Cursor of the previous page, unchanged, with the same filters, at most 4096 characters.
     */
    cursor?: string;
  };
};

/**
 * Sampled content of a buy; empty for a buy without an agreement on sampling.
 */
export type ContentStandardsGetMediaBuyArtifactsResponse = CoreVersionEnvelope &
  CoreProtocolEnvelope &
  (
    | {
        /**
         * Identifier of the buy to which the content belongs.
         */
        media_buy_id: string;
        /**
         * Records of this page, in order of time.
         */
        artifacts: ContentStandardsArtifactRecord[];
        /**
         * Extent of the sampling, to judge how representative it is.
         */
        collection_info?: {
          /**
           * Number of deliveries in the period.
           */
          total_deliveries?: number;
          /**
           * Number of deliveries whose content was sampled.
           */
          total_collected?: number;
          /**
           * Number of records on this page.
           */
          returned_count?: number;
          /**
           * Share of deliveries whose content was sampled, from 0 to 1.
           */
          effective_rate?: number;
        };
        pagination?: CorePaginationResponse;
        ext?: CoreFiguresExt;
      }
    | {
        /**
         * Errors for which the task failed, each with a code, a message and the way to recover.
         *
         * @minItems 1
         */
        errors: CoreError[];
      }
  );
