import type { EnumsAvailableMetric } from '../../../../generated/types/enums.ts';
import type { FormatEntry } from '../document.ts';
import {
  audio,
  brief,
  clickUrl,
  daast,
  htmlSlot,
  image,
  impressionTracker,
  javascript,
  productCatalog,
  tagUrl,
  textSlot,
  vast,
} from './slots.ts';

const METRICS: EnumsAvailableMetric[] = ['impressions', 'spend', 'clicks', 'ctr', 'viewability'];
const WATCHED: EnumsAvailableMetric[] = ['impressions', 'spend', 'views', 'completed_views', 'clicks', 'ctr'];
const MACROS = ['CLICK_URL', 'CACHEBUSTER', 'MEDIA_BUY_ID', 'PACKAGE_ID', 'CREATIVE_ID'];

const primary = (width: number, height: number): FormatEntry['renders'] => [
  { role: 'primary', dimensions: { width, height, unit: 'px' } },
];
const OPEN_SIZE: FormatEntry['renders'] = [{ role: 'primary', parameters_from_format_id: true }];
const WIDE = primary(1920, 1080);

/**
 * Fixed sizes of the IAB new ad portfolio and older sizes that sites still use, in addition to the sizes sold here.
 */
const SIZES: readonly (readonly [number, number, string])[] = [
  [336, 280, 'Large rectangle'],
  [970, 90, 'Super leaderboard'],
  [970, 66, 'Pushdown strip'],
  [120, 600, 'Skyscraper'],
  [300, 1050, 'Portrait'],
  [300, 50, 'Small phone banner'],
  [320, 100, 'Large phone banner'],
  [320, 480, 'Phone interstitial'],
  [480, 320, 'Phone interstitial, landscape'],
  [768, 1024, 'Tablet interstitial'],
  [468, 60, 'Full banner'],
  [250, 250, 'Square'],
  [200, 200, 'Small square'],
  [180, 150, 'Small rectangle'],
];

const banner = ([width, height, name]: (typeof SIZES)[number]): FormatEntry => ({
  format_id: `display_${width}x${height}`,
  name,
  type: 'display',
  description: `A picture of ${width} by ${height} pixels that leads to a page when it is clicked.`,
  renders: primary(width, height),
  assets: [image('image', width, height, 150), clickUrl, impressionTracker],
  supported_macros: MACROS,
  reported_metrics: METRICS,
});

const page = (width: number, height: number): FormatEntry => ({
  format_id: `display_html_${width}x${height}`,
  name: `HTML ${width}×${height}`,
  type: 'display',
  description: `A page of ${width} by ${height} pixels that is shown in a sandboxed frame.`,
  renders: primary(width, height),
  assets: [htmlSlot('html'), clickUrl, impressionTracker],
  supported_macros: MACROS,
  reported_metrics: METRICS,
});

/** A format that is filled from a brief: a picture that shows its texts. */
export const generative = (width: number, height: number): FormatEntry => ({
  format_id: `display_${width}x${height}_generative`,
  name: `Generated banner ${width}×${height}`,
  type: 'display',
  description: `A banner of ${width} by ${height} pixels that is produced from a brief and the brand’s identity.`,
  renders: primary(width, height),
  assets: [
    image('generated_image', width, height, 200),
    textSlot('headline', 80, false),
    textSlot('cta', 25, false),
    brief('brief'),
    clickUrl,
    impressionTracker,
  ],
  supported_macros: MACROS,
  reported_metrics: METRICS,
});

const templates: readonly FormatEntry[] = [
  {
    format_id: 'display_html',
    name: 'HTML of any size',
    type: 'display',
    description: 'A page of the size that the reference states, shown in a sandboxed frame.',
    accepts_parameters: ['dimensions'],
    renders: OPEN_SIZE,
    assets: [htmlSlot('html'), clickUrl, impressionTracker],
    supported_macros: MACROS,
    reported_metrics: METRICS,
  },
  {
    format_id: 'display_tag',
    name: 'Third-party tag of any size',
    type: 'display',
    description:
      'The address of a tag that another ad server answers, in the size that the reference states.',
    accepts_parameters: ['dimensions'],
    renders: OPEN_SIZE,
    assets: [tagUrl('tag_url')],
    supported_macros: MACROS,
    reported_metrics: METRICS,
  },
  {
    format_id: 'display_script',
    name: 'Script tag of any size',
    type: 'display',
    description: 'A script that draws the ad inside a sandboxed frame of the size that the reference states.',
    accepts_parameters: ['dimensions'],
    renders: OPEN_SIZE,
    assets: [javascript('script')],
    supported_macros: MACROS,
    reported_metrics: METRICS,
  },
  {
    format_id: 'responsive_display',
    name: 'Responsive display',
    type: 'display',
    description: 'Headlines, descriptions and pictures that are combined to fit the place.',
    renders: [
      {
        role: 'primary',
        dimensions: { min_width: 120, min_height: 50, unit: 'px', responsive: { width: true, height: true } },
      },
    ],
    assets: [
      lines('headlines', 3, 15, 30),
      lines('descriptions', 2, 5, 90),
      image('landscape_image', 1200, 628, 500),
      image('square_image', 1200, 1200, 500, false),
      textSlot('business_name', 25),
      clickUrl,
    ],
    reported_metrics: METRICS,
  },
  {
    format_id: 'video_vast_template',
    name: 'Video by tag, any length',
    type: 'video',
    description: 'A VAST tag with a film of the length that the reference states.',
    accepts_parameters: ['duration'],
    renders: WIDE,
    assets: [vast('vast_tag'), impressionTracker],
    supported_macros: [...MACROS, 'VIDEO_DURATION'],
    reported_metrics: WATCHED,
  },
  {
    format_id: 'audio_daast',
    name: 'Audio by tag',
    type: 'audio',
    description: 'A spot that the buyer’s own ad server returns through a DAAST 1.0 tag.',
    renders: [{ role: 'primary', dimensions: {} }],
    assets: [daast('daast_tag')],
    supported_macros: MACROS,
    reported_metrics: ['impressions', 'spend', 'views', 'completed_views'],
  },
];

/** A list of short texts. */
function lines(
  id: string,
  min_count: number,
  max_count: number,
  max_length: number,
): FormatEntry['assets'][number] {
  return {
    item_type: 'repeatable_group',
    asset_group_id: id,
    required: true,
    min_count,
    max_count,
    selection_mode: 'optimize',
    assets: [
      { asset_id: id, asset_type: 'text', required: true, requirements: { min_length: 1, max_length } },
    ],
  };
}

const shop: readonly FormatEntry[] = [
  {
    format_id: 'product_card',
    name: 'Product card',
    type: 'display',
    description: 'One product with its picture, its name and a call to action.',
    renders: primary(300, 400),
    assets: [
      image('product_image', 600, 600, 300),
      textSlot('title', 80),
      textSlot('description', 160, false),
      textSlot('call_to_action', 20),
      clickUrl,
    ],
    supported_macros: [...MACROS, 'SKU', 'ITEM_NAME', 'ITEM_PRICE'],
    reported_metrics: METRICS,
  },
  {
    format_id: 'sponsored_listing',
    name: 'Sponsored listing',
    type: 'display',
    description: 'Items of the buyer’s catalog among the entries of a list, in the look of the site.',
    renders: [
      {
        role: 'primary',
        dimensions: { width: 600, height: 120, unit: 'px', responsive: { width: true, height: false } },
      },
    ],
    assets: [productCatalog('source_catalog', 100), impressionTracker],
    supported_macros: [...MACROS, 'SKU', 'ITEM_NAME', 'ITEM_PRICE'],
    reported_metrics: METRICS,
  },
  {
    format_id: 'dooh_audio_15s',
    name: 'Screen with sound, 15 seconds',
    type: 'dooh',
    description: 'A spot of fifteen seconds that is heard beside a still, for screens in shops.',
    renders: WIDE,
    assets: [image('poster_image', 1920, 1080, 2000), audio('audio_file', 15)],
    reported_metrics: ['impressions', 'spend', 'plays'],
  },
];

/** Formats that a publisher can start from, besides those that products of the built-in catalog use. */
export const libraryFormats: readonly FormatEntry[] = [
  ...SIZES.map(banner),
  ...[
    [300, 250],
    [728, 90],
    [300, 600],
    [970, 250],
    [320, 50],
    [160, 600],
  ].map(([width = 0, height = 0]) => page(width, height)),
  ...templates,
  ...shop,
];
