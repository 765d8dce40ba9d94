import type { Json } from '../../json/values.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';

/**
 * Validates an asset of one type against the requirements of its slot. A property that the asset does not state is
 * not checked.
 */
export type AssetRule = (asset: Json, needs: Json, field: string) => BuyRejected[];

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const requiredTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Names of the rules for assets, as `validate_input` returns them. */
export type AssetRuleName =
  | ('format' | 'format_parameter')
  | ('required_slot' | 'unknown_slot' | 'asset_type' | 'count' | 'allowed_value' | 'file_format' | 'codec')
  | ('dimensions' | 'duration' | 'max_file_size' | 'bitrate' | 'frame_rate' | 'sample_rate' | 'channels')
  | ('sound' | 'loudness' | 'max_chars' | 'max_lines' | 'character_set' | 'prohibited_term')
  | ('url_scheme' | 'url_domain' | 'tag_version');

export const mismatch = (rule: AssetRuleName, field: string, message: string, details?: Json): BuyRejected =>
  refuse('VALIDATION_ERROR', field, message, { rule, ...(details === undefined ? {} : { details }) });

/** The rule that a bound belongs to, by the unit of the bound. */
const UNITS = {
  pixels: 'dimensions',
  milliseconds: 'duration',
  kilobytes: 'max_file_size',
  characters: 'max_chars',
  lines: 'max_lines',
  items: 'count',
  'kilobits a second': 'bitrate',
  LUFS: 'loudness',
} as const satisfies Readonly<Record<string, AssetRuleName>>;

/** Validates that a number is within bounds. Each of them may be missing. */
export function judgeBounds(
  value: number | undefined,
  { min, max, unit }: { min: unknown; max: unknown; unit: keyof typeof UNITS },
  field: string,
): BuyRejected[] {
  const least = numberOf(min);
  const most = numberOf(max);
  if (value === undefined) return [];
  if ((least === undefined || value >= least) && (most === undefined || value <= most)) return [];
  const wanted =
    least === most
      ? `${least}`
      : [least === undefined ? '' : `at least ${least}`, most === undefined ? '' : `at most ${most}`]
          .filter((part) => part !== '')
          .join(', ');
  return [
    mismatch(UNITS[unit], field, `The format requires ${wanted} ${unit} (got ${value}).`, {
      rejected_value: value,
      ...(least === undefined ? {} : { minimum: least }),
      ...(most === undefined ? {} : { maximum: most }),
    }),
  ];
}

/** Validates that a value is in a list; an empty list accepts any value. */
export function judgeOneOf(
  rule: AssetRuleName,
  value: unknown,
  accepted: readonly unknown[],
  field: string,
): BuyRejected[] {
  if (value === undefined || accepted.length === 0 || accepted.includes(value)) return [];
  return [
    mismatch(rule, field, `The format accepts ${accepted.join(', ')}.`, {
      rejected_value: value,
      accepted_values: [...accepted],
    }),
  ];
}

const KILOBYTE = 1024;

/** @param bytes size of the file; undefined when unknown */
export const judgeSize = (bytes: number | undefined, needs: Json, field: string): BuyRejected[] =>
  judgeBounds(
    bytes === undefined ? undefined : Math.ceil(bytes / KILOBYTE),
    { min: undefined, max: needs.max_file_size_kb, unit: 'kilobytes' },
    field,
  );

export const byteLength = (text: unknown): number | undefined =>
  typeof text === 'string' ? Buffer.byteLength(text) : undefined;

/** Tolerance of aspect ratios: width and height are whole pixels, so few files have the exact ratio. */
const RATIO_TOLERANCE = 0.01;

export function judgeRatio(asset: Json, ratio: unknown, field: string): BuyRejected[] {
  const width = numberOf(asset.width);
  const height = numberOf(asset.height);
  const [across, down] = typeof ratio === 'string' ? ratio.split(':').map(Number) : [];
  if (width === undefined || height === undefined || !across || !down) return [];
  const wanted = across / down;
  if (Math.abs(width / height - wanted) <= wanted * RATIO_TOLERANCE) return [];
  return [
    mismatch(
      'dimensions',
      `${field}.height`,
      `The aspect ratio must be ${String(ratio)} (got ${width} by ${height}).`,
    ),
  ];
}

/** File extension in a URL, in lower case; undefined when there is none. */
export function extensionOf(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  const [path = ''] = url.split(/[?#]/);
  const file = path.split('/').slice(3).at(-1) ?? '';
  return /\.([a-z0-9]{2,5})$/i.exec(file)?.[1]?.toLowerCase();
}

/** Media types by the file extension of a URL. */
const mediaTypes: Readonly<
  Record<'video' | 'audio', Readonly<Record<string, string>> & { default: string }>
> = {
  video: {
    default: 'video/mp4',
    webm: 'video/webm',
    mov: 'video/quicktime',
    avi: 'video/x-msvideo',
    mkv: 'video/x-matroska',
    ogv: 'video/ogg',
  },
  audio: {
    default: 'audio/mpeg',
    aac: 'audio/aac',
    m4a: 'audio/mp4',
    mp4: 'audio/mp4',
    wav: 'audio/wav',
    ogg: 'audio/ogg',
    flac: 'audio/flac',
    webm: 'audio/webm',
  },
};

/** Media type of a video or audio file by the extension of its URL; the most common one for an unknown extension. */
export const mediaTypeOf = (kind: 'video' | 'audio', url: string): string =>
  mediaTypes[kind][extensionOf(url) ?? ''] ?? mediaTypes[kind].default;
