import type { CorePricingOption } from '../../../../generated/types/core.ts';
import type { Proposal } from '../../../domain/products/discovery/proposal.ts';
import type { CatalogDocument, FormatEntry, ProductEntry } from '../document.ts';
import { formatOptions } from './canonical-kinds.ts';
import { displayFormats } from './formats-display.ts';
import { generative, libraryFormats } from './formats-library.ts';
import { movingFormats } from './formats-moving.ts';
import { withDisclosures } from './index.ts';
import { pageProducts } from './products-pages.ts';
import { televisionProducts } from './products-television.ts';
import {
  brief,
  cards,
  choice,
  clickUrl,
  htmlSlot,
  image,
  impressionTracker,
  landingPage,
  productCatalog,
  textSlot,
} from './slots.ts';
import { fixed } from './terms.ts';

const like = <T>(list: readonly T[], isOne: (one: T) => boolean): T => {
  const found = list.find(isOne);
  if (found === undefined) throw new Error('the built-in catalog lacks what a stand-in is made like');
  return found;
};

const page = like(pageProducts, ({ product_id: id }) => id === 'network_display');
const screen = like(televisionProducts, ({ product_id: id }) => id === 'ctv_prime');
const card = like(displayFormats, ({ format_id: id }) => id === 'native_card');

const price = (pricing_option_id: string, amount: number): CorePricingOption => ({
  ...fixed('cpm', amount, { currency: 'USD' }),
  pricing_option_id,
});

const television = (product_id: string, name: string): ProductEntry => ({
  ...screen,
  product_id,
  name,
  description: `${name}: promised breaks for buyers who try out this agent. It is not listed.`,
  format_ids: ['ctv_15s', 'ctv_30s', 'video_30s'],
  format_options: formatOptions(['ctv_15s', 'ctv_30s', 'video_30s']),
  pricing_options: [price('cpm_guaranteed', 34), price('cpm_standard', 28)],
});

const native = (format_id: string, name: string): FormatEntry => ({ ...card, format_id, name });

/** Calls to action that feeds have buttons for. */
const CALLS_TO_ACTION = [
  'LEARN_MORE',
  'SHOP_NOW',
  'BUY_NOW',
  'SIGN_UP',
  'SUBSCRIBE',
  'DOWNLOAD',
  'INSTALL',
  'BOOK_NOW',
  'APPLY_NOW',
  'CONTACT_US',
  'GET_OFFER',
  'GET_QUOTE',
  'ORDER_NOW',
  'WATCH_MORE',
  'WATCH_NOW',
  'LISTEN_NOW',
  'PLAY_NOW',
  'VISIT_SITE',
  'READ_MORE',
  'SEE_MORE',
  'GET_STARTED',
  'TRY_NOW',
  'FIND_STORE',
  'DONATE',
];

/** A short video that the producer makes from a brief. */
const spot = (seconds: number): FormatEntry => ({
  format_id: `video_${seconds}s_generative`,
  name: `Generated spot, ${seconds} seconds`,
  type: 'video',
  description: `A page of ${seconds} seconds that moves, produced from a brief and the brand’s identity.`,
  renders: [{ role: 'primary', dimensions: { width: 1920, height: 1080, unit: 'px', aspect_ratio: '16:9' } }],
  assets: [
    htmlSlot('generated_html'),
    textSlot('headline', 80, false),
    brief('brief'),
    clickUrl,
    impressionTracker,
  ],
  reported_metrics: ['impressions', 'spend', 'views', 'clicks'],
});

const renamed = (format: FormatEntry, format_id: string, name: string): FormatEntry => ({
  ...format,
  format_id,
  name,
});
const named = (id: string): FormatEntry =>
  like([...displayFormats, ...movingFormats], (one) => one.format_id === id);

/** Formats of the stand-ins; no list returns them. */
const standInFormats: readonly FormatEntry[] = [
  native('native_post', 'Native post'),
  native('native_content', 'Native content'),
  {
    ...card,
    format_id: 'native_in_feed',
    name: 'Native in the feed',
    assets: [
      textSlot('title', 90),
      textSlot('advertiser_name', 60),
      landingPage('landing_page_url'),
      textSlot('body', 300, false),
      image('image_main', 1200, 627, 500, false),
      image('main_image', 1200, 627, 500, false),
      choice('cta', CALLS_TO_ACTION),
      impressionTracker,
    ],
  },
  ...(
    [
      [300, 250],
      [728, 90],
      [320, 50],
    ] as const
  ).map(([width, height]) => generative(width, height)),
  {
    format_id: 'display_300x250_catalog',
    name: 'Catalog banner 300×250',
    type: 'display',
    description: 'A page of 300 by 250 pixels that shows items of a catalog.',
    renders: [{ role: 'primary', dimensions: { width: 300, height: 250, unit: 'px' } }],
    assets: [
      htmlSlot('html'),
      { ...productCatalog('catalog', 10), required: false },
      clickUrl,
      impressionTracker,
    ],
    supported_macros: ['SKU', 'ITEM_NAME', 'ITEM_PRICE', 'CLICK_URL'],
    reported_metrics: ['impressions', 'spend', 'clicks', 'ctr'],
  },
  spot(30),
  renamed(named('video_vast'), 'vast_30s', 'Video by tag, 30 seconds'),
  renamed(named('tv_spot_15s'), 'broadcast_15s', 'Broadcast spot, 15 seconds'),
  renamed(named('tv_spot_30s'), 'broadcast_30s', 'Broadcast spot, 30 seconds'),
  {
    format_id: 'product_carousel_3_to_10',
    name: 'Product carousel',
    type: 'display',
    description: 'Three to ten cards, each with a product and a page of its own.',
    renders: [{ role: 'primary', dimensions: { width: 1080, height: 1080, unit: 'px' } }],
    assets: [cards(3, 10)],
    reported_metrics: ['impressions', 'spend', 'clicks', 'ctr'],
  },
  {
    format_id: 'audio_vo',
    name: 'Voice-over',
    type: 'audio',
    description: 'The script of a voice-over with the settings that it is spoken in.',
    renders: [{ role: 'primary', dimensions: {} }],
    assets: [textSlot('script', 2000), brief('brief'), clickUrl],
    reported_metrics: ['impressions', 'spend'],
  },
];

/**
 * Products that clients of the protocol buy without discovering them first. Sandbox accounts can buy them and look
 * up their formats by id; no list returns them.
 */
export const standInCatalog: CatalogDocument = {
  formats: [...displayFormats, ...movingFormats, ...libraryFormats, ...standInFormats.map(withDisclosures)],
  products: [
    {
      ...page,
      product_id: 'test-product',
      name: 'Test product',
      description: 'Banners and native posts for buyers who try out this agent. It is not listed.',
      format_ids: ['display_300x250', 'display_728x90', 'display_320x50', 'native_post', 'native_content'],
      format_options: formatOptions(['display_300x250', 'display_728x90', 'display_320x50']),
      pricing_options: [price('test-pricing', 10), price('default', 10)],
    },
    {
      ...page,
      product_id: 'local_display_dynamic',
      name: 'Local display from a catalog',
      description:
        'Banners that show items of the buyer’s catalog, for buyers who try out this agent. It is not listed.',
      format_ids: ['display_300x250', 'display_728x90', 'display_320x50'],
      format_options: formatOptions(['display_300x250', 'display_728x90', 'display_320x50']),
      pricing_options: [price('cpm_standard', 8)],
      catalog_types: ['product'],
    },
    television('outdoor_ctv_q2', 'Outdoor on connected television'),
    television('sports_ctv_q2', 'Sports on connected television'),
  ],
};

/** Proposals that such clients refine and buy without having received them. */
export const standInProposals: readonly Proposal[] = [
  {
    proposal_id: 'balanced_reach_q2',
    name: 'Balanced reach',
    description: 'Promised breaks on television, and banners beside news, for buyers who try out this agent.',
    allocations: [
      { product_id: 'ctv_prime', allocation_percentage: 60, pricing_option_id: 'cpm_usd_fixed' },
      { product_id: 'news_display', allocation_percentage: 40, pricing_option_id: 'cpm_usd_fixed' },
    ],
    proposal_status: 'draft',
  },
];
