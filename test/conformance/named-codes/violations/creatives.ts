import { ACCOUNT, BANNER, creative, format, type Json } from '../requests.ts';
import type { Breach, Rows } from '../violation.ts';

/** A creative of a format, by the one asset that is wrong. */
const shows = (id: string, assets: Json): Breach => ({
  args: {
    request_type: 'single',
    account: ACCOUNT,
    creative_manifest: { format_id: format(id), assets },
  },
  ways: /^preview_creative creative_manifest\.assets/,
});
const wrong = (id: string, slot: string, asset: Json, more = ''): Breach => ({
  ...shows(id, { [slot]: asset }),
  field: `creative_manifest.assets.${slot}${more}`,
});
const video = { asset_type: 'video', url: 'https://cdn.example/a.mp4', width: 1920, height: 1080 };
const audio = { asset_type: 'audio', url: 'https://cdn.example/a.mp3' };
const MANIFEST = { format_id: format('display_300x250'), assets: BANNER };
const evaluator = { agent_url: 'https://judge.example/mcp' };

/** What is asked of manifests and their assets. */
export const assetViolations: Rows = {
  'core/assets/asset-union.json# VALIDATION_ERROR': wrong('display_300x250', 'image', audio, '.asset_type'),
  'core/assets/image-asset.json# VALIDATION_ERROR': wrong(
    'display_300x250',
    'image',
    { ...BANNER.image, width: 100 },
    '.width',
  ),
  'core/assets/video-asset.json# VALIDATION_ERROR': wrong(
    'ctv_15s',
    'video',
    { ...video, duration_ms: 15_000, width: 320, height: 180 },
    '.width',
  ),
  'core/assets/video-asset.json#/properties/duration_ms VALIDATION_ERROR': wrong(
    'video_15s',
    'video',
    { ...video, duration_ms: 45_000 },
    '.duration_ms',
  ),
  'core/assets/video-asset.json#/properties/file_size_bytes VALIDATION_ERROR': wrong(
    'video_15s',
    'video',
    { ...video, duration_ms: 15_000, file_size_bytes: 9_000_000_000 },
    '.file_size_bytes',
  ),
  'core/assets/audio-asset.json# VALIDATION_ERROR': wrong(
    'audio_15s',
    'audio_file',
    { ...audio, duration_ms: 45_000 },
    '.duration_ms',
  ),
  'core/assets/audio-asset.json#/properties/duration_ms VALIDATION_ERROR': wrong(
    'audio_15s',
    'audio_file',
    { ...audio, duration_ms: 45_000 },
    '.duration_ms',
  ),
  'core/assets/audio-asset.json#/properties/file_size_bytes VALIDATION_ERROR': wrong(
    'audio_15s',
    'audio_file',
    { ...audio, duration_ms: 15_000, file_size_bytes: 9_000_000_000 },
    '.file_size_bytes',
  ),
  'core/assets/text-asset.json# VALIDATION_ERROR': wrong(
    'podcast_host_read',
    'talking_points',
    { asset_type: 'text', content: 'a'.repeat(2001) },
    '.content',
  ),
  'core/assets/pixel-tracker-asset.json# INVALID_REQUEST': wrong(
    'display_300x250',
    'impression_tracker',
    { asset_type: 'pixel_tracker', event: 'custom', url: 'https://track.example/p' },
    '.custom_event_name',
  ),
  'core/creative-manifest.json#/properties/format_id INVALID_FORMAT_ID': {
    value: { format_id: 'display_300x250', assets: BANNER },
    up: 1,
  },
  'core/creative-manifest.json#/properties/format_kind INVALID_REQUEST': {
    value: { ...MANIFEST, format_kind: 'image' },
    up: 1,
  },
  'core/creative-manifest.json#/properties/assets VALIDATION_ERROR': {
    value: { ...MANIFEST, assets: {} },
    up: 1,
    ways: /^preview_creative creative_manifest/,
    field: '~.image',
  },
};

/** A creative for a product that asks where creatives come from. */
const unproven: Rows = {
  'core/creative-manifest.json#/properties/provenance PROVENANCE_REQUIRED': ({ careful }) => ({
    task: 'sync_creatives',
    args: { account: ACCOUNT, creatives: [creative('unproven')] },
    by: careful,
    field: 'creatives[0].provenance',
  }),
};

/** What is asked of the tasks of creatives. */
export const creativeViolations: Rows = {
  ...unproven,
  'creative/preview-creative-request.json# INVALID_REQUEST': {
    args: {
      request_type: 'batch',
      requests: Array.from({ length: 21 }, () => ({
        creative_manifest: MANIFEST,
        inputs: Array.from({ length: 5 }, (_, at) => ({ name: `input ${at}` })),
      })),
    },
    field: 'requests',
  },
  'creative/preview-creative-request.json#/properties/request_type INVALID_REQUEST': {
    args: { request_type: 'batch', creative_manifest: MANIFEST },
    field: 'requests',
  },
  'creative/preview-creative-request.json#/properties/format_id REFERENCE_NOT_FOUND': {
    value: format('astral'),
  },
  'creative/preview-creative-request.json#/properties/creative_manifest VALIDATION_ERROR': {
    value: { ...MANIFEST, assets: {} },
    field: '~.assets.image',
  },
  'creative/preview-creative-request.json#/properties/requests/items/properties/format_id REFERENCE_NOT_FOUND':
    {
      args: {
        request_type: 'batch',
        requests: [{ format_id: format('astral'), creative_manifest: MANIFEST }],
      },
    },
  'creative/preview-creative-request.json#/properties/requests/items/properties/creative_manifest VALIDATION_ERROR':
    {
      args: { request_type: 'batch', requests: [{ creative_manifest: { ...MANIFEST, assets: {} } }] },
      field: '~.assets.image',
    },
  'creative/preview-creative-request.json#/properties/variant_id REFERENCE_NOT_FOUND': {
    args: { request_type: 'variant', variant_id: 'none' },
  },
  'creative/sync-creatives-request.json#/properties/creative_ids INVALID_REQUEST': {
    value: ['banner'],
    also: { delete_missing: true },
  },
  'creative/sync-creatives-request.json#/properties/delete_missing INVALID_STATE': {
    args: { account: ACCOUNT, creatives: [creative('only')], delete_missing: true },
  },
  'media-buy/build-creative-request.json#/properties/target_format_id FORMAT_NOT_SUPPORTED': {
    value: format('astral'),
  },
  'media-buy/build-creative-request.json#/properties/target_format_ids FORMAT_NOT_SUPPORTED': {
    args: {
      account: ACCOUNT,
      message: 'Boots.',
      target_format_ids: [format('display_300x250'), format('astral')],
    },
    field: '~[1]',
  },
  'media-buy/build-creative-request.json#/properties/config INVALID_REQUEST': {
    value: { theme: 'plaid' },
    also: { transformer_id: 'brand_banner' },
    field: '~.theme',
  },
  'media-buy/build-creative-request.json#/properties/max_spend/properties/currency INVALID_REQUEST': {
    value: { amount: 100, currency: 'EUR' },
    up: 1,
    also: { transformer_id: 'brand_banner' },
  },
  'media-buy/build-creative-request.json#/properties/signal_conditions UNSUPPORTED_FEATURE': {
    value: [{ signal_ref: { scope: 'product', signal_id: 'a' }, value_type: 'binary', value: true }],
  },
  'media-buy/build-creative-request.json#/properties/variant_axis/properties/dimension UNSUPPORTED_FEATURE': {
    value: { dimension: 'voice', values: ['a', 'b'] },
    up: 1,
    also: { transformer_id: 'brand_banner' },
  },
  'enums/variant-dimension.json# INVALID_REQUEST': {
    value: { dimension: 'no_such_word', values: ['a', 'b'] },
    up: 1,
    also: { transformer_id: 'brand_banner' },
  },
  'media-buy/build-creative-request.json#/properties/selection_strategy UNSUPPORTED_FEATURE': {
    value: 'random',
  },
  'media-buy/build-creative-request.json#/properties/evaluator EVALUATOR_AGENT_NOT_ACCEPTED': {
    value: evaluator,
    field: '~.agent_url',
  },
  'core/evaluator-spec.json# EVALUATOR_AGENT_NOT_ACCEPTED': { value: evaluator, field: '~.agent_url' },
  'creative/list-transformers-request.json#/properties/expand_pagination/items/properties/options_cursor INVALID_REQUEST':
    {
      value: [{ transformer_id: 'spoken_script', field: 'voice', options_cursor: 'none' }],
      up: 2,
      also: { expand_params: ['voice'] },
    },
  'creative/list-transformers-request.json#/properties/include_pricing INVALID_REQUEST': {
    value: true,
    field: 'account',
  },
  'creative/get-creative-delivery-request.json# INVALID_REQUEST': { args: {}, field: 'media_buy_ids' },
};
