import type { CatalogDocument } from '../document.ts';
import { displayFormats } from './formats-display.ts';
import { movingFormats } from './formats-moving.ts';
import { letterAndGameProducts } from './products-letters-and-games.ts';
import { pageProducts } from './products-pages.ts';
import { shopAndSocialProducts } from './products-shop-and-social.ts';
import { soundAndStreetProducts } from './products-sound-and-streets.ts';
import { televisionProducts } from './products-television.ts';
import { videoProducts } from './products-video.ts';

/** A publisher made up for trying things out: Harbour Lane Media, with its sites, stations, screens and shop. */
export const builtInCatalog: CatalogDocument = {
  formats: [...displayFormats, ...movingFormats],
  products: [
    ...pageProducts,
    ...videoProducts,
    ...televisionProducts,
    ...soundAndStreetProducts,
    ...shopAndSocialProducts,
    ...letterAndGameProducts,
  ],
};
