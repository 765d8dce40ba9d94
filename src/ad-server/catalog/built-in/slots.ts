import type { CoreFormatAsset } from '../../../../generated/types/core.ts';

type Slot = Extract<CoreFormatAsset, { item_type: 'individual' }>;

const slot = <T extends Slot['asset_type']>(
  asset_id: string,
  asset_type: T,
  required: boolean,
  requirements?: object,
): CoreFormatAsset => ({
  item_type: 'individual',
  asset_id,
  asset_type,
  required,
  ...(requirements === undefined ? {} : { requirements }),
});

/** Optional: an ad may have no landing page. */
export const clickUrl: CoreFormatAsset = slot('click_url', 'url', false, {
  role: 'clickthrough',
  protocols: ['https'],
  max_length: 2048,
});

export const impressionTracker: CoreFormatAsset = slot('impression_tracker', 'url', false, {
  role: 'impression_tracker',
  protocols: ['https'],
});

export const image = (
  asset_id: string,
  width: number,
  height: number,
  max_file_size_kb: number,
  required = true,
): CoreFormatAsset =>
  slot(asset_id, 'image', required, {
    min_width: width,
    max_width: width,
    min_height: height,
    max_height: height,
    unit: 'px',
    formats: ['jpg', 'png', 'gif', 'webp'],
    max_file_size_kb,
  });

export const textSlot = (asset_id: string, max_length: number, required = true): CoreFormatAsset =>
  slot(asset_id, 'text', required, { min_length: 1, max_length });

/** A text that must be one of a closed list. */
export const choice = (asset_id: string, allowed_values: readonly string[]): CoreFormatAsset =>
  slot(asset_id, 'text', false, { allowed_values });

/** Address of the page that an ad leads to. */
export const landingPage = (asset_id: string): CoreFormatAsset =>
  slot(asset_id, 'url', true, { role: 'clickthrough', protocols: ['https'], max_length: 2048 });

/** A video of exactly so many seconds. */
export const video = (
  asset_id: string,
  seconds: number,
  aspect_ratio: string,
  more: object = {},
): CoreFormatAsset =>
  slot(asset_id, 'video', true, {
    min_duration_ms: seconds * 1000,
    max_duration_ms: seconds * 1000,
    aspect_ratio,
    containers: ['mp4', 'webm'],
    codecs: ['h264', 'h265', 'vp9'],
    max_file_size_kb: 100_000,
    ...more,
  });

export const audio = (asset_id: string, seconds: number): CoreFormatAsset =>
  slot(asset_id, 'audio', true, {
    min_duration_ms: (seconds - 1) * 1000,
    max_duration_ms: seconds * 1000,
    formats: ['mp3', 'aac', 'wav'],
    sample_rates: [44_100, 48_000],
    channels: ['stereo', 'mono'],
    max_file_size_kb: 10_000,
  });

/** A whole page. The limit is for the page with the files that it loads, but only the page itself is measured. */
export const htmlSlot = (asset_id: string, max_size_kb = 200): CoreFormatAsset =>
  slot(asset_id, 'html', true, { max_file_size_kb: max_size_kb });
export const javascript = (asset_id: string): CoreFormatAsset => slot(asset_id, 'javascript', true);
export const daast = (asset_id: string): CoreFormatAsset =>
  slot(asset_id, 'daast', true, { daast_version: '1.0' });
/** URL of a tag that another ad server serves. */
export const tagUrl = (asset_id: string): CoreFormatAsset =>
  slot(asset_id, 'url', true, { protocols: ['https'] });

export const zip = (asset_id: string): CoreFormatAsset => slot(asset_id, 'zip', true);
export const vast = (asset_id: string): CoreFormatAsset =>
  slot(asset_id, 'vast', true, { vast_version: '4.2' });
export const brief = (asset_id: string): CoreFormatAsset => slot(asset_id, 'brief', false);

export const productCatalog = (asset_id: string, max_items: number): CoreFormatAsset =>
  slot(asset_id, 'catalog', true, {
    catalog_type: 'product',
    required: true,
    min_items: 1,
    max_items,
    required_fields: ['title', 'image_url', 'url'],
  });

/** Cards of a carousel, shown in the order in which they are given. */
export const cards = (min_count: number, max_count: number): CoreFormatAsset => ({
  item_type: 'repeatable_group',
  asset_group_id: 'cards',
  required: true,
  min_count,
  max_count,
  selection_mode: 'sequential',
  assets: [
    {
      asset_id: 'card_image',
      asset_type: 'image',
      required: true,
      requirements: {
        min_width: 1080,
        min_height: 1080,
        unit: 'px',
        aspect_ratio: '1:1',
        max_file_size_kb: 500,
      },
    },
    {
      asset_id: 'card_headline',
      asset_type: 'text',
      required: true,
      requirements: { min_length: 1, max_length: 40 },
    },
    {
      asset_id: 'card_url',
      asset_type: 'url',
      required: true,
      requirements: { role: 'clickthrough', protocols: ['https'] },
    },
  ],
});
