import { DAY_MS, HOUR_MS, type Span } from '../text/instant.ts';
import { type Figures, sumOf } from './figures.ts';
import type { Granularity } from './range.ts';

/** A part of a period with what was delivered in it; the first and last one may be cut short. */
export type WindowPart = { readonly from: Date; readonly to: Date; readonly totals: Figures };

const SIZES = { hourly: HOUR_MS, daily: DAY_MS } as const;

/** The whole hour, day or month (UTC) that an instant lies in. */
export function unitOf(at: Date, granularity: Granularity): Span {
  if (granularity === 'monthly') {
    const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
    return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
  }
  const size = SIZES[granularity];
  const start = Math.floor(at.getTime() / size) * size;
  return { start: new Date(start), end: new Date(start + size) };
}

export type Unit = Span & { readonly totals: Figures };

/** Parts summed up by the hours, days or months that they lie in, in order of time. */
export const unitsOf = (parts: readonly WindowPart[], granularity: Granularity): Unit[] =>
  [...Map.groupBy(parts, ({ from }) => unitOf(from, granularity).start.getTime())]
    .sort(([a], [b]) => a - b)
    .map(([start, inside]) => ({
      ...unitOf(new Date(start), granularity),
      totals: sumOf(inside.map(({ totals }) => totals)),
    }));
