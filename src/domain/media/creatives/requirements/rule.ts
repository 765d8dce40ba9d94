import type { Json } from '../../../json-object.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Judges an asset of one kind by what its slot asks for. What an asset does not tell is not held against it. */
export type AssetRule = (asset: Json, needs: Json, field: string) => Refusal[];

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

export const mismatch = (field: string, message: string, details?: Json): Refusal =>
  refuse('VALIDATION_ERROR', field, message, details === undefined ? {} : { details });

/** A number that has to be within bounds; either of them may be missing. */
export function judgeBounds(
  value: number | undefined,
  { min, max, unit }: { min: unknown; max: unknown; unit: string },
  field: string,
): Refusal[] {
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
    mismatch(field, `This is ${value} ${unit}; the format takes ${wanted}.`, {
      rejected_value: value,
      ...(least === undefined ? {} : { minimum: least }),
      ...(most === undefined ? {} : { maximum: most }),
    }),
  ];
}

/** A word that has to be one of a list; an empty list asks for nothing. */
export function judgeOneOf(value: unknown, accepted: readonly unknown[], field: string): Refusal[] {
  if (value === undefined || accepted.length === 0 || accepted.includes(value)) return [];
  return [
    mismatch(field, `The format takes ${accepted.join(', ')}.`, {
      rejected_value: value,
      accepted_values: [...accepted],
    }),
  ];
}

const KILOBYTE = 1024;

/** @param bytes size of the file, undefined when it is not known */
export const judgeSize = (bytes: number | undefined, needs: Json, field: string): Refusal[] =>
  judgeBounds(
    bytes === undefined ? undefined : Math.ceil(bytes / KILOBYTE),
    { min: undefined, max: needs.max_file_size_kb, unit: 'kilobytes' },
    field,
  );

export const byteLength = (text: unknown): number | undefined =>
  typeof text === 'string' ? Buffer.byteLength(text) : undefined;

/** How far a ratio may be off: files have whole pixels. */
const RATIO_TOLERANCE = 0.01;

export function judgeRatio(asset: Json, ratio: unknown, field: string): Refusal[] {
  const width = numberOf(asset.width);
  const height = numberOf(asset.height);
  const [across, down] = typeof ratio === 'string' ? ratio.split(':').map(Number) : [];
  if (width === undefined || height === undefined || !across || !down) return [];
  const wanted = across / down;
  if (Math.abs(width / height - wanted) <= wanted * RATIO_TOLERANCE) return [];
  return [mismatch(`${field}.height`, `${width} by ${height} is no ratio of ${String(ratio)}.`)];
}

/** Kind of the file by the end of its address; undefined when that tells nothing. */
export function extensionOf(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  const [path = ''] = url.split(/[?#]/);
  const file = path.split('/').slice(3).at(-1) ?? '';
  return /\.([a-z0-9]{2,5})$/i.exec(file)?.[1]?.toLowerCase();
}
