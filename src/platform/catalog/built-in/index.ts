import type { EnumsDisclosurePosition, EnumsFormatType } from '../../../../generated/types/schemas.ts';
import type { CatalogDocument, FormatEntry, ProductEntry } from '../document.ts';
import { formatOptions } from './format-options.ts';
import { displayFormats } from './formats-display.ts';
import { movingFormats } from './formats-moving.ts';
import { letterAndGameProducts } from './products-letters-and-games.ts';
import { pageProducts } from './products-pages.ts';
import { shopAndSocialProducts } from './products-shop-and-social.ts';
import { soundAndStreetProducts } from './products-sound-and-streets.ts';
import { televisionProducts } from './products-television.ts';
import { videoProducts } from './products-video.ts';

/** The product with its formats in the words of the canonical kinds beside their names. */
function withOptions(product: ProductEntry): ProductEntry {
  const options = formatOptions(product.format_ids);
  return options.length === 0 ? product : { ...product, format_options: options };
}

/** Channels on which single people or households are reached, so that packages can be aimed by signals. */
const ADDRESSABLE = new Set(['display', 'olv', 'ctv', 'streaming_audio', 'social', 'gaming']);

function withSignals(product: ProductEntry): ProductEntry {
  const { channels = [], inventory } = product;
  if (!channels.some((channel) => ADDRESSABLE.has(channel))) return product;
  const targeting = [...inventory.targeting, 'signal_targeting_groups', 'signal_targeting'] as const;
  return { ...product, signal_targeting_allowed: true, inventory: { ...inventory, targeting } };
}

/** Where the formats of each type can show what a law or a brand requires to be disclosed. */
const DISCLOSURES: Readonly<Record<EnumsFormatType, EnumsDisclosurePosition[]>> = {
  display: ['prominent', 'footer', 'overlay'],
  video: ['prominent', 'overlay', 'subtitle', 'audio', 'pre_roll', 'end_card'],
  audio: ['audio', 'companion'],
  dooh: ['prominent', 'footer'],
};

export const withDisclosures = (format: FormatEntry): FormatEntry => ({
  ...format,
  supported_disclosure_positions: DISCLOSURES[format.type],
});

/** A publisher made up for trying things out: Harbour Lane Media, with its sites, stations, screens and shop. */
export const builtInCatalog: CatalogDocument = {
  formats: [...displayFormats, ...movingFormats].map(withDisclosures),
  products: [
    ...pageProducts,
    ...videoProducts,
    ...televisionProducts,
    ...soundAndStreetProducts,
    ...shopAndSocialProducts,
    ...letterAndGameProducts,
  ].map((product) => withSignals(withOptions(product))),
};
