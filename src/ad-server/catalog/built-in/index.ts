import type { CatalogDocument, ProductEntry } from '../document.ts';
import { withDisclosures } from './disclosures.ts';
import { formatOptions } from './format-options.ts';
import { displayFormats } from './formats-display.ts';
import { libraryFormats } from './formats-library.ts';
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

/** A publisher made up for trying things out: Harbour Lane Media, with its sites, stations, screens and shop. */
export const builtInCatalog: CatalogDocument = {
  formats: [...displayFormats, ...movingFormats, ...libraryFormats].map(withDisclosures),
  products: [
    ...pageProducts,
    ...videoProducts,
    ...televisionProducts,
    ...soundAndStreetProducts,
    ...shopAndSocialProducts,
    ...letterAndGameProducts,
  ].map((product) => withSignals(withOptions(product))),
};
