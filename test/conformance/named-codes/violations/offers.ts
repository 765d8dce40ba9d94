import { newId } from '../../../../src/infra/random.ts';
import { principalOf } from '../../../support/task-desk.ts';
import { ACCOUNT, BRAND, format, inDays, type Json } from '../requests.ts';
import type { Breach, Rows } from '../violation.ts';

export const seed = (scenario: string, params: Json) => ({
  task: 'comply_test_controller',
  args: { scenario, params, account: { sandbox: true } },
});
const REQUIREMENTS = 'core/requirements/';

/** A creative for a format with one slot, which has one requirement. */
function slot(kind: string, requirements: Json, asset: Json, part: string): Breach {
  const id = `of_${kind}_${Object.keys(requirements).join('_')}`;
  const one = { asset_id: 'slot', item_type: 'individual', asset_type: kind, required: true, requirements };
  return {
    after: [seed('seed_creative_format', { format_id: id, fixture: { type: 'display', assets: [one] } })],
    task: 'preview_creative',
    args: {
      request_type: 'single',
      account: ACCOUNT,
      creative_manifest: { format_id: format(id), assets: { slot: { asset_type: kind, ...asset } } },
    },
    field: `creative_manifest.assets.slot.${part}`,
  };
}
const video = (requirements: Json, more: Json, part: string) =>
  slot('video', requirements, { url: 'https://cdn.example/a.mp4', width: 640, height: 360, ...more }, part);
const audio = (requirements: Json, more: Json, part: string) =>
  slot('audio', requirements, { url: 'https://cdn.example/a.mp3', ...more }, part);
const text = (requirements: Json, content: string) => slot('text', requirements, { content }, 'content');
const url = (requirements: Json, address: string) => slot('url', requirements, { url: address }, 'url');

/** Requirements of slots, by the file and the keyword. */
const byRequirement: Readonly<Record<string, Breach>> = {
  'audio#/properties/min_duration_ms': audio({ min_duration_ms: 9000 }, { duration_ms: 8000 }, 'duration_ms'),
  'audio#/properties/max_duration_ms': audio({ max_duration_ms: 9000 }, { duration_ms: 9500 }, 'duration_ms'),
  'audio#': audio({ max_duration_ms: 9000 }, { duration_ms: 9500 }, 'duration_ms'),
  'audio#/properties/formats': audio({ formats: ['wav'] }, {}, 'url'),
  'audio#/properties/channels': audio({ channels: ['stereo'] }, { channels: 'mono' }, 'channels'),
  'css#': slot('css', { max_file_size_kb: 1 }, { content: 'a'.repeat(1025) }, 'content'),
  'javascript#': slot('javascript', { max_file_size_kb: 1 }, { content: 'a'.repeat(1025) }, 'content'),
  'daast#': slot(
    'daast',
    { daast_version: '1.0' },
    { delivery_type: 'url', url: 'https://ads.example/d', daast_version: '1.1' },
    'daast_version',
  ),
  'vast#': slot(
    'vast',
    { vast_version: '4.2' },
    { delivery_type: 'url', url: 'https://ads.example/v', vast_version: '3.0' },
    'vast_version',
  ),
  'image#': slot('image', { formats: ['png'] }, image('a.gif'), 'url'),
  'image#/properties/formats': slot('image', { formats: ['png'] }, image('a.gif'), 'url'),
  'markdown#': slot('markdown', { max_length: 3 }, { content: 'four' }, 'content'),
  'markdown#/properties/max_length': slot('markdown', { max_length: 3 }, { content: 'four' }, 'content'),
  'text#/properties/max_length': text({ max_length: 3 }, 'four'),
  'text#/properties/character_pattern': text({ character_pattern: '[a-z]+' }, 'FOUR'),
  'text#': text({ allowed_values: ['Buy'] }, 'Sell'),
  'text#/properties/allowed_values': text({ allowed_values: ['Buy'] }, 'Sell'),
  'url#': url({ protocols: ['https'] }, 'http://outdoor.example/'),
  'url#/properties/protocols': url({ protocols: ['https'] }, 'http://outdoor.example/'),
  'url#/properties/allowed_domains': url({ allowed_domains: ['other.example'] }, 'https://outdoor.example/'),
  'video#': video({ min_width: 1000 }, {}, 'width'),
  'video#/properties/min_width': video({ min_width: 1000 }, {}, 'width'),
  'video#/properties/max_width': video({ max_width: 100 }, {}, 'width'),
  'video#/properties/min_height': video({ min_height: 1000 }, {}, 'height'),
  'video#/properties/max_height': video({ max_height: 100 }, {}, 'height'),
  'video#/properties/min_duration_ms': video({ min_duration_ms: 9000 }, { duration_ms: 8000 }, 'duration_ms'),
  'video#/properties/max_duration_ms': video({ max_duration_ms: 9000 }, { duration_ms: 9500 }, 'duration_ms'),
  'video#/properties/containers': video({ containers: ['mov'] }, {}, 'url'),
  'video#/properties/codecs': video({ codecs: ['h265'] }, { video_codec: 'h264' }, 'video_codec'),
  'video#/properties/audio_codecs': video({ audio_codecs: ['aac'] }, { audio_codec: 'mp3' }, 'audio_codec'),
};
function image(name: string): Json {
  return { url: `https://cdn.example/${name}`, width: 300, height: 250 };
}

/** A package of a product that a test offers. */
export function offer(product: Json, pack: Json, field: string): Breach {
  const by = principalOf(`agent_${newId()}`);
  return {
    by,
    after: [seed('seed_product', { product_id: 'offered', fixture: product })],
    task: 'create_media_buy',
    args: {
      account: ACCOUNT,
      brand: BRAND,
      start_time: 'asap',
      end_time: inDays(20),
      packages: [{ product_id: 'offered', pricing_option_id: 'price', budget: 1000, ...pack }],
    },
    field: `packages[0].${field}`,
  };
}

const MODELS: Readonly<Record<string, Json>> = {
  cpa: { event_type: 'purchase' },
  cpc: {},
  cpcv: {},
  cpm: {},
  cpp: { parameters: { demographic: 'P18-49' } },
  cpv: { parameters: { view_threshold: 0.5 } },
  flat_rate: {},
  time: { parameters: { time_unit: 'day' } },
  vcpm: {},
};
const byPrice: Rows = Object.fromEntries(
  Object.entries(MODELS).flatMap(([model, more]) => {
    const file = `pricing-options/${model.replace('_', '-')}-option.json#/properties`;
    const price = { pricing_option_id: 'price', pricing_model: model, currency: 'USD', ...more };
    const floor = { pricing_options: [{ ...price, floor_price: 2 }] };
    const least = { pricing_options: [{ ...price, fixed_price: 2, min_spend_per_package: 5000 }] };
    return [
      ...(model === 'cpa'
        ? []
        : [[`${file}/floor_price VALIDATION_ERROR`, offer(floor, { bid_price: 1 }, 'bid_price')]]),
      [`${file}/min_spend_per_package BUDGET_TOO_LOW`, offer(least, {}, 'budget')],
    ];
  }),
);

const group = (count: number, limits: Json): Breach => {
  const id = `of_group_${Object.keys(limits).join('_')}`;
  const one = { asset_id: 'line', asset_type: 'text', required: true, requirements: {} };
  const lines = {
    item_type: 'repeatable_group',
    asset_group_id: 'lines',
    required: true,
    min_count: 1,
    max_count: 9,
    assets: [one],
    ...limits,
  };
  return {
    after: [seed('seed_creative_format', { format_id: id, fixture: { type: 'display', assets: [lines] } })],
    task: 'preview_creative',
    args: {
      request_type: 'single',
      account: ACCOUNT,
      creative_manifest: {
        format_id: format(id),
        assets: { lines: Array.from({ length: count }, () => ({ asset_type: 'text', content: 'a' })) },
      },
    },
    field: 'creative_manifest.assets.lines',
  };
};
const wrongKind = slot('image', {}, { asset_type: 'text', content: 'a' }, 'asset_type');
const few = group(1, { min_count: 2 });
const many = group(3, { max_count: 2 });

/** What is asked of creatives by the formats of a seller, and of packages by its prices. */
export const offerViolations: Rows = {
  ...Object.fromEntries(
    Object.entries(byRequirement).map(([at, breach]) => {
      const code = /^text#(?:$|.*allowed)/.test(at) ? 'CREATIVE_VALUE_NOT_ALLOWED' : 'VALIDATION_ERROR';
      return [`${REQUIREMENTS}${at.replace('#', '-asset-requirements.json#')} ${code}`, breach];
    }),
  ),
  [`${REQUIREMENTS}catalog-requirements.json# VALIDATION_ERROR`]: slot(
    'catalog',
    { catalog_type: 'product' },
    { type: 'hotel', items: [{ hotel_id: 'a', name: 'Inn' }] },
    'type',
  ),
  ...byPrice,
  'core/format-slot.json#/properties/asset_type VALIDATION_ERROR': wrongKind,
  'core/format-group-slot.json#/properties/asset_type VALIDATION_ERROR': wrongKind,
  'core/format-slot-group.json#/properties/min_count VALIDATION_ERROR': few,
  'core/format-slot-group.json#/properties/max_count VALIDATION_ERROR': many,
};
