import type { EnumsDisclosurePosition, EnumsFormatType } from '../../../../generated/types/enums.ts';
import type { CatalogDocument, FormatEntry, ProductEntry } from '../document.ts';
import { formatOptions } from './canonical-kinds.ts';
import { displayFormats } from './formats-display.ts';
import { libraryFormats } from './formats-library.ts';
import { movingFormats } from './formats-moving.ts';
import { letterAndGameProducts } from './products-letters-and-games.ts';
import { pageProducts } from './products-pages.ts';
import { shopAndSocialProducts } from './products-shop-and-social.ts';
import { soundAndStreetProducts } from './products-sound-and-streets.ts';
import { televisionProducts } from './products-television.ts';
import { videoProducts } from './products-video.ts';

/** Positions in which each format type can show required disclosures. */
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

/** A product with its formats as canonical kinds, in addition to their names. */
function withOptions(product: ProductEntry): ProductEntry {
  const options = formatOptions(product.format_ids);
  return options.length === 0 ? product : { ...product, format_options: options };
}

/** Channels that reach individual people or households, so that packages can target signals. */
const ADDRESSABLE = new Set(['display', 'olv', 'ctv', 'streaming_audio', 'social', 'gaming']);

function withSignals(product: ProductEntry): ProductEntry {
  const { channels = [], inventory } = product;
  if (!channels.some((channel) => ADDRESSABLE.has(channel))) return product;
  const targeting = [...inventory.targeting, 'signal_targeting_groups', 'signal_targeting'] as const;
  return { ...product, signal_targeting_allowed: true, inventory: { ...inventory, targeting } };
}

/** The catalog of a made-up publisher for trials: Harbour Lane Media, with sites, stations, screens and a shop. */
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
