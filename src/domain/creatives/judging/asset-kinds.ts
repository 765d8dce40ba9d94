import type { Json } from '../../json/values.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import { characters } from '../../text/characters.ts';
import { holdsText } from '../../text/search-form.ts';
import {
  type AssetRule,
  type AssetRuleName,
  byteLength,
  extensionOf,
  judgeBounds,
  judgeOneOf,
  judgeRatio,
  judgeSize,
  mismatch,
  numberOf,
  requiredTexts,
  textOf,
} from './asset-rule.ts';

const FILES = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'avif', 'tiff', 'pdf', 'eps'];
const CONTAINERS = ['mp4', 'webm', 'mov', 'avi', 'mkv', 'mp3', 'aac', 'wav', 'ogg', 'flac', 'm4a'];
/** Names of formats, containers and codecs that mean the same. */
const SAME: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  quicktime: 'mov',
  m4a: 'aac',
  'h.264': 'h264',
  avc: 'h264',
  'h.265': 'h265',
  hevc: 'h265',
};

/** Normal form of a name: `image/jpeg`, `JPEG` and `jpg` become equal. */
const normal = (word: string): string => {
  const bare = word.toLowerCase().replace(/^(image|video|audio)\//, '');
  return SAME[bare] ?? bare;
};

/** Validates the format of a file, as the asset states it or else as its URL ends, against the accepted formats. */
function judgeFile(
  told: unknown,
  url: unknown,
  known: readonly string[],
  accepted: readonly string[],
  field: { told: string; url: string },
): BuyRejected[] {
  const wanted = accepted.map(normal);
  const word = textOf(told);
  if (word !== undefined) return judgeOneOf('file_format', normal(word), wanted, field.told);
  const extension = extensionOf(url);
  return extension === undefined || !known.includes(extension)
    ? []
    : judgeOneOf('file_format', normal(extension), wanted, field.url);
}

const judgeMeasures = (asset: Json, needs: Json, field: string): BuyRejected[] => [
  ...judgeBounds(
    numberOf(asset.width),
    { min: needs.min_width, max: needs.max_width, unit: 'pixels' },
    `${field}.width`,
  ),
  ...judgeBounds(
    numberOf(asset.height),
    { min: needs.min_height, max: needs.max_height, unit: 'pixels' },
    `${field}.height`,
  ),
];

const judgeDuration = (asset: Json, needs: Json, field: string): BuyRejected[] =>
  judgeBounds(
    numberOf(asset.duration_ms),
    { min: needs.min_duration_ms, max: needs.max_duration_ms, unit: 'milliseconds' },
    `${field}.duration_ms`,
  );

export const judgeImage: AssetRule = (asset, needs, field) => {
  // Files are measured in pixels; a slot with another unit is for print, and its dimensions are not compared.
  const measures = (needs.unit ?? 'px') === 'px' ? judgeMeasures(asset, needs, field) : [];
  return [
    ...measures,
    ...(measures.length === 0 ? judgeRatio(asset, needs.aspect_ratio, field) : []),
    ...judgeFile(asset.format, asset.url, FILES, requiredTexts(needs.formats), {
      told: `${field}.format`,
      url: `${field}.url`,
    }),
    ...judgeSize(numberOf(asset.file_size_bytes), needs, `${field}.file_size_bytes`),
  ];
};

function judgeCodec(told: unknown, accepted: unknown, field: string): BuyRejected[] {
  const codec = textOf(told);
  const wanted = requiredTexts(accepted).map(normal);
  return judgeOneOf('codec', codec === undefined ? undefined : normal(codec), wanted, field);
}

export const judgeVideo: AssetRule = (asset, needs, field) => {
  const rate = numberOf(Number.parseFloat(String(asset.frame_rate)));
  const isSilent = needs.audio_required === true && asset.has_audio === false;
  const measures = judgeMeasures(asset, needs, field);
  return [
    ...measures,
    ...(measures.length === 0 ? judgeRatio(asset, needs.aspect_ratio, field) : []),
    ...judgeDuration(asset, needs, field),
    ...judgeFile(asset.container_format, asset.url, CONTAINERS, requiredTexts(needs.containers), {
      told: `${field}.container_format`,
      url: `${field}.url`,
    }),
    ...judgeCodec(asset.video_codec, needs.codecs, `${field}.video_codec`),
    ...judgeCodec(asset.audio_codec, needs.audio_codecs, `${field}.audio_codec`),
    ...judgeBounds(
      numberOf(asset.video_bitrate_kbps),
      { min: needs.min_bitrate_kbps, max: needs.max_bitrate_kbps, unit: 'kilobits a second' },
      `${field}.video_bitrate_kbps`,
    ),
    ...judgeOneOf(
      'frame_rate',
      rate,
      Array.isArray(needs.frame_rates) ? needs.frame_rates : [],
      `${field}.frame_rate`,
    ),
    ...judgeSize(numberOf(asset.file_size_bytes), needs, `${field}.file_size_bytes`),
    ...(isSilent ? [mismatch('sound', `${field}.has_audio`, 'The format requires a video with sound.')] : []),
    ...judgeLoudness(asset, needs, field),
  ];
};

function judgeLoudness(asset: Json, needs: Json, field: string): BuyRejected[] {
  const wanted = numberOf(needs.loudness_lufs);
  if (wanted === undefined) return [];
  const tolerance = numberOf(needs.loudness_tolerance_db) ?? 0;
  return judgeBounds(
    numberOf(asset.audio_loudness_lufs),
    { min: wanted - tolerance, max: wanted + tolerance, unit: 'LUFS' },
    `${field}.audio_loudness_lufs`,
  );
}

export const judgeAudio: AssetRule = (asset, needs, field) => [
  ...judgeDuration(asset, needs, field),
  ...judgeFile(asset.container_format, asset.url, CONTAINERS, requiredTexts(needs.formats), {
    told: `${field}.container_format`,
    url: `${field}.url`,
  }),
  ...judgeOneOf(
    'sample_rate',
    numberOf(asset.sampling_rate_hz),
    Array.isArray(needs.sample_rates) ? needs.sample_rates : [],
    `${field}.sampling_rate_hz`,
  ),
  ...judgeOneOf('channels', asset.channels, requiredTexts(needs.channels), `${field}.channels`),
  ...judgeBounds(
    numberOf(asset.bitrate_kbps),
    { min: needs.min_bitrate_kbps, max: needs.max_bitrate_kbps, unit: 'kilobits a second' },
    `${field}.bitrate_kbps`,
  ),
  ...judgeSize(numberOf(asset.file_size_bytes), needs, `${field}.file_size_bytes`),
];

/** Length in characters, not in UTF-16 code units. */

/**
 * A pattern of one class of characters. Other patterns are not run: a crafted text could make them take exponential
 * time.
 */
const ONE_CLASS = /^\^?\[(?:[^\]\\]|\\.)+\][+*]\$?$/;

export const judgeText: AssetRule = (asset, needs, field) => {
  const content = textOf(asset.content) ?? '';
  const place = `${field}.content`;
  return [
    ...judgeBounds(
      characters(content),
      { min: needs.min_length, max: needs.max_length, unit: 'characters' },
      place,
    ),
    ...judgeBounds(
      content.split(/\r\n|\r|\n/).length,
      { min: needs.min_lines, max: needs.max_lines, unit: 'lines' },
      place,
    ),
    ...judgeCharacters(content, needs.character_pattern, place),
    ...judgeTerms(content, requiredTexts(needs.prohibited_terms), place),
    ...judgeValues(content, requiredTexts(needs.allowed_values), place),
  ];
};

function judgeCharacters(content: string, pattern: unknown, field: string): BuyRejected[] {
  if (typeof pattern !== 'string' || !ONE_CLASS.test(pattern)) return [];
  const expression = compiled(`^${pattern.replace(/^\^/, '').replace(/\$$/, '')}$`);
  if (expression === null || expression.test(content)) return [];
  return [mismatch('character_set', field, `The text must have only characters of ${pattern}.`)];
}

function compiled(source: string): RegExp | null {
  try {
    return new RegExp(source, 'u');
  } catch {
    return null;
  }
}

const judgeTerms = (content: string, prohibited: readonly string[], field: string): BuyRejected[] =>
  prohibited
    .filter((term) => term !== '' && holdsText(content, term))
    .map((term) => mismatch('prohibited_term', field, `The format does not accept the word "${term}".`));

const judgeValues = (content: string, allowed: readonly string[], field: string): BuyRejected[] =>
  allowed.length === 0 || allowed.includes(content)
    ? []
    : [
        refuse(
          'CREATIVE_VALUE_NOT_ALLOWED',
          field,
          'The text must be one of the values that the format allows (`details.allowed_values`).',
          {
            rule: 'allowed_value' satisfies AssetRuleName,
            details: { allowed_values: [...allowed] },
          },
        ),
      ];

export const judgeMarkdown: AssetRule = (asset, needs, field) =>
  judgeBounds(
    characters(textOf(asset.content) ?? ''),
    { min: undefined, max: needs.max_length, unit: 'characters' },
    `${field}.content`,
  );

export const judgeMarkup: AssetRule = (asset, needs, field) =>
  judgeSize(byteLength(asset.content), needs, `${field}.content`);

export const judgeScript: AssetRule = (asset, needs, field) => [
  ...judgeMarkup(asset, needs, field),
  ...judgeOneOf(
    'allowed_value',
    asset.module_type,
    needs.module_type === undefined ? [] : [needs.module_type],
    `${field}.module_type`,
  ),
];

export const judgeUrl: AssetRule = (asset, needs, field) => {
  const url = textOf(asset.url) ?? '';
  const domains = requiredTexts(needs.allowed_domains).map((domain) => domain.toLowerCase());
  const host = URL.parse(url)?.hostname ?? '';
  const isElsewhere =
    domains.length > 0 && !domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return [
    ...judgeBounds(
      characters(url),
      { min: undefined, max: needs.max_length, unit: 'characters' },
      `${field}.url`,
    ),
    ...(isElsewhere
      ? [
          mismatch(
            'url_domain',
            `${field}.url`,
            `The URL must be on one of the domains ${domains.join(', ')}.`,
          ),
        ]
      : []),
  ];
};

export const judgeVast: AssetRule = (asset, needs, field) =>
  judgeOneOf(
    'tag_version',
    asset.vast_version,
    needs.vast_version === undefined ? [] : [needs.vast_version],
    `${field}.vast_version`,
  );

export const judgeDaast: AssetRule = (asset, needs, field) =>
  judgeOneOf(
    'tag_version',
    asset.daast_version,
    needs.daast_version === undefined ? [] : [needs.daast_version],
    `${field}.daast_version`,
  );

export const judgeWebhook: AssetRule = (asset, needs, field) =>
  judgeOneOf('allowed_value', asset.method, requiredTexts(needs.methods), `${field}.method`);

export const judgeCatalog: AssetRule = (asset, needs, field) => {
  const items = Array.isArray(asset.items) ? asset.items : undefined;
  return [
    ...judgeOneOf(
      'allowed_value',
      asset.type,
      needs.catalog_type === undefined ? [] : [needs.catalog_type],
      `${field}.type`,
    ),
    ...judgeBounds(
      numberOf(items?.length),
      { min: needs.min_items, max: needs.max_items, unit: 'items' },
      `${field}.items`,
    ),
  ];
};
