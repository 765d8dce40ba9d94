import type {
  CoreProductFormatDeclaration,
  EnumsDisclosurePosition,
  EnumsFormatType,
} from '../../../../generated/types/schemas.ts';
import type { CatalogDocument, FormatEntry, FormatOptionEntry, ProductEntry } from '../document.ts';
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

type Canonical = Pick<CoreProductFormatDeclaration, 'format_kind' | 'params'>;

const sized = (format_kind: 'image' | 'html5', width: string, height: string): Canonical => ({
  format_kind,
  params: { width: Number(width), height: Number(height) },
});
const lasting = (format_kind: 'video_hosted' | 'audio_hosted', seconds: string): Canonical => ({
  format_kind,
  params: { duration_ms_exact: Number(seconds) * 1000 },
});

const upright = (seconds: string): Canonical => {
  const { format_kind, params } = lasting('video_hosted', seconds);
  return { format_kind, params: { ...params, orientation: 'vertical', aspect_ratio: '9:16' } };
};

/** Canonical kinds of the built-in formats, by their ids. A format without a canonical kind is only named. */
const KINDS: readonly (readonly [RegExp, (...sizes: string[]) => Canonical])[] = [
  [/^(?:display|dooh)_(\d+)x(\d+)$/, (width = '', height = '') => sized('image', width, height)],
  [
    /^display_html_(\d+)x(\d+)$/,
    (width = '', height = '') => {
      const { format_kind, params } = sized('html5', width, height);
      return {
        format_kind,
        params: { ...params, slots: [{ asset_group_id: 'html', asset_type: 'html', required: true }] },
      };
    },
  ],
  [/^(?:social_story_video|gaming_rewarded_15s)$/, () => upright('15')],
  [/^dooh_video_(\d+)s$/, (seconds = '') => lasting('video_hosted', seconds)],
  [/^html5_(\d+)x(\d+)$/, (width = '', height = '') => sized('html5', width, height)],
  [/^(?:video|ctv|tv_spot)_(\d+)s$/, (seconds = '') => lasting('video_hosted', seconds)],
  [/^audio_(\d+)s$/, (seconds = '') => lasting('audio_hosted', seconds)],
  [/^video_vast$/, () => ({ format_kind: 'video_vast', params: { vast_version: '4.2' } })],
  [/^retail_aisle_banner$/, () => sized('image', '1440', '320')],
  [/^social_post_image$/, () => sized('image', '1080', '1080')],
  [
    /^native_card$/,
    () => ({
      format_kind: 'native_in_feed',
      params: { title_max_chars: 60, body_text_max_chars: 140, cta_max_chars: 20 },
    }),
  ],
  [/^social_carousel$/, () => ({ format_kind: 'image_carousel', params: { min_cards: 2, max_cards: 10 } })],
  [
    /^retail_sponsored_product$/,
    () => ({
      format_kind: 'sponsored_placement',
      params: { supported_catalog_types: ['product'], max_items: 500 },
    }),
  ],
];

/** The named formats of a product as canonical kinds. */
export const formatOptions = (formatIds: readonly string[]): FormatOptionEntry[] =>
  formatIds.flatMap((id): FormatOptionEntry[] => {
    for (const [pattern, kindOf] of KINDS) {
      const match = pattern.exec(id);
      if (match !== null)
        return [{ format_option_id: id, ...kindOf(...match.slice(1)), v1_format_ref: [id] }];
    }
    return [];
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
