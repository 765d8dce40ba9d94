import type { CorePricingOption } from '../../../../generated/types/schemas.ts';
import type { Proposal } from '../../../domain/media/discovery/proposal.ts';
import type { CatalogDocument, FormatEntry, ProductEntry } from '../document.ts';
import { formatOptions } from './format-options.ts';
import { displayFormats } from './formats-display.ts';
import { movingFormats } from './formats-moving.ts';
import { pageProducts } from './products-pages.ts';
import { televisionProducts } from './products-television.ts';
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

/** Formats that are not listed either. */
export const standInFormats: readonly FormatEntry[] = [
  native('native_post', 'Native post'),
  native('native_content', 'Native content'),
];

/**
 * Products that clients of the protocol buy without having discovered anything. Sandbox accounts can buy them and look
 * their formats up by id; nothing lists them.
 */
export const standInCatalog: CatalogDocument = {
  formats: [...displayFormats, ...movingFormats, ...standInFormats],
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
    television('outdoor_ctv_q2', 'Outdoor on connected television'),
    television('sports_ctv_q2', 'Sports on connected television'),
  ],
};

/** Proposals that such clients refine and buy without having been made any. */
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
