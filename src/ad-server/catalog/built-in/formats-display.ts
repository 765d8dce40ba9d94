import type { EnumsAvailableMetric } from '../../../../generated/types/enums.ts';
import type { FormatEntry } from '../document.ts';
import {
  brief,
  cards,
  clickUrl,
  image,
  impressionTracker,
  productCatalog,
  textSlot,
  video,
  zip,
} from './slots.ts';

const METRICS: EnumsAvailableMetric[] = ['impressions', 'spend', 'clicks', 'ctr', 'viewability'];

const primary = (width: number, height: number): FormatEntry['renders'] => [
  { role: 'primary', dimensions: { width, height, unit: 'px' } },
];

/** A banner: one picture of a standard size with a landing page. */
const banner = (width: number, height: number, name: string, kilobytes = 150): FormatEntry => ({
  format_id: `display_${width}x${height}`,
  name,
  type: 'display',
  description: `A picture of ${width} by ${height} pixels that leads to a page when it is clicked.`,
  renders: primary(width, height),
  assets: [image('image', width, height, kilobytes), clickUrl, impressionTracker],
  reported_metrics: METRICS,
});

/** A zipped HTML5 page of a standard size, for animated or interactive ads. */
const html5 = (width: number, height: number): FormatEntry => ({
  format_id: `html5_${width}x${height}`,
  name: `HTML5 ${width}×${height}`,
  type: 'display',
  description: `A packed page of ${width} by ${height} pixels with a picture for browsers that do not run it.`,
  renders: primary(width, height),
  assets: [zip('html5_bundle'), image('backup_image', width, height, 150), clickUrl, impressionTracker],
  supported_macros: ['CLICK_URL', 'CACHEBUSTER'],
  reported_metrics: METRICS,
});

export const displayFormats: readonly FormatEntry[] = [
  banner(300, 250, 'Medium rectangle'),
  banner(728, 90, 'Leaderboard'),
  banner(970, 250, 'Billboard', 250),
  banner(160, 600, 'Wide skyscraper'),
  banner(300, 600, 'Half page', 200),
  banner(320, 50, 'Phone banner', 80),
  html5(300, 250),
  html5(300, 600),
  html5(970, 250),
  {
    format_id: 'display_image',
    name: 'Picture of any size',
    type: 'display',
    description:
      'A picture of the size that the reference states; for sizes that have no format of their own.',
    accepts_parameters: ['dimensions'],
    renders: [{ role: 'primary', parameters_from_format_id: true }],
    assets: [
      {
        item_type: 'individual',
        asset_id: 'image',
        asset_type: 'image',
        required: true,
        requirements: { formats: ['jpg', 'png', 'webp'], max_file_size_kb: 250 },
      },
      clickUrl,
      impressionTracker,
    ],
    reported_metrics: METRICS,
  },
  {
    format_id: 'display_takeover',
    name: 'Front page takeover',
    type: 'display',
    description: 'A billboard above the front page and two skyscrapers beside it, shown together all day.',
    renders: [
      { role: 'primary', dimensions: { width: 970, height: 250, unit: 'px' } },
      { role: 'left_rail', dimensions: { width: 160, height: 600, unit: 'px' } },
      { role: 'right_rail', dimensions: { width: 160, height: 600, unit: 'px' } },
    ],
    assets: [
      image('billboard_image', 970, 250, 250),
      image('left_image', 160, 600, 150),
      image('right_image', 160, 600, 150),
      clickUrl,
      impressionTracker,
    ],
    reported_metrics: METRICS,
  },
  {
    format_id: 'native_card',
    name: 'Native card',
    type: 'display',
    description:
      'Headline, picture and a few words, set in the type of the page and marked as an advertisement.',
    renders: [
      {
        role: 'primary',
        dimensions: { width: 600, height: 314, unit: 'px', responsive: { width: true, height: false } },
      },
    ],
    assets: [
      textSlot('headline', 60),
      textSlot('body', 140),
      textSlot('sponsor_name', 30),
      image('main_image', 1200, 628, 300),
      textSlot('call_to_action', 20, false),
      clickUrl,
      impressionTracker,
    ],
    reported_metrics: METRICS,
  },
  {
    format_id: 'newsletter_sponsor',
    name: 'Newsletter sponsor block',
    type: 'display',
    description:
      'A block under the lead story of a letter: a picture, a headline and up to 300 letters of copy.',
    renders: [{ role: 'primary', dimensions: { width: 600, height: 420, unit: 'px' } }],
    assets: [image('main_image', 600, 300, 200), textSlot('headline', 70), textSlot('body', 300), clickUrl],
    reported_metrics: ['impressions', 'spend', 'clicks', 'ctr'],
  },
  {
    format_id: 'retail_sponsored_product',
    name: 'Sponsored product',
    type: 'display',
    description: 'Products of the buyer’s catalog among the results of a search, in the look of the shop.',
    renders: [{ role: 'primary', dimensions: { width: 240, height: 360, unit: 'px' } }],
    assets: [productCatalog('product_catalog', 500)],
    reported_metrics: ['impressions', 'spend', 'clicks', 'ctr', 'conversions', 'conversion_value', 'roas'],
  },
  {
    format_id: 'retail_aisle_banner',
    name: 'Aisle banner',
    type: 'display',
    description: 'A wide picture over the products of a category, leading to the brand’s page in the shop.',
    renders: primary(1440, 320),
    assets: [image('image', 1440, 320, 400), textSlot('alt_text', 125), clickUrl],
    reported_metrics: [...METRICS, 'conversions', 'conversion_value', 'roas'],
  },
  {
    format_id: 'social_post_image',
    name: 'Sponsored post with a picture',
    type: 'display',
    description: 'A post in the feed with a square picture and a few lines.',
    renders: primary(1080, 1080),
    assets: [
      image('post_image', 1080, 1080, 500),
      textSlot('post_text', 280),
      textSlot('headline', 40, false),
      clickUrl,
    ],
    reported_metrics: [...METRICS, 'engagements', 'engagement_rate'],
  },
  {
    format_id: 'social_carousel',
    name: 'Sponsored carousel',
    type: 'display',
    description: 'Two to ten cards that are swiped through, each leading to a page of its own.',
    renders: primary(1080, 1080),
    assets: [textSlot('post_text', 280), cards(2, 10)],
    reported_metrics: [...METRICS, 'engagements', 'engagement_rate'],
  },
  {
    format_id: 'social_story_video',
    name: 'Story',
    type: 'video',
    description: 'An upright film of fifteen seconds between the stories of people that one follows.',
    renders: primary(1080, 1920),
    assets: [video('story_video', 15, '9:16'), textSlot('headline', 40, false), clickUrl],
    reported_metrics: ['impressions', 'spend', 'clicks', 'views', 'completed_views', 'engagements'],
  },
  {
    format_id: 'native_article',
    name: 'Sponsored article',
    type: 'display',
    description: 'An article that our studio writes from a brief, published on a page marked as sponsored.',
    renders: [{ role: 'primary', dimensions: { min_width: 320, max_width: 960, unit: 'px' } }],
    assets: [
      brief('creative_brief'),
      textSlot('headline', 90),
      image('main_image', 1600, 900, 600),
      clickUrl,
    ],
    reported_metrics: METRICS,
  },
];
