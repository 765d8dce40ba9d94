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
  ].map(withOptions),
};
