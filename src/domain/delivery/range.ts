import type { EnumsReportingFrequency } from '../../../generated/types/enums.ts';
import type { MediaBuyGetMediaBuyDeliveryRequest } from '../../../generated/types/media-buy.ts';
import type { Product } from '../products/product.ts';
import { type BuyRejected, type Judged, judged, outside, refuse } from '../refusals/refusal.ts';
import { DAY_MS, HOUR_MS, readDay, type Span } from '../text/instant.ts';
import { type Figures, sumOf } from './figures.ts';

export type Granularity = EnumsReportingFrequency;

export type RangeAsked = Pick<
  MediaBuyGetMediaBuyDeliveryRequest,
  | 'start_date'
  | 'end_date'
  | 'time_granularity'
  | 'include_window_breakdown'
  | 'include_package_daily_breakdown'
>;

export type Range = {
  /** Period of the report. Its start is included, its end is not. Null for the whole life of each buy. */
  readonly period: Span | null;
  /** Length of the reported windows; null for none. */
  readonly windows: Granularity | null;
  readonly hasDays: boolean;
};

/** Maximum number of windows of all packages in one report. */
const MOST_WINDOWS = 50_000;
/** Maximum number of hours or days of one package. */
const MOST_OF_ONE = 8_000;

/** Validates the period of a report and its windows against what the products of its packages support. */
export function judgeRange(asked: RangeAsked, products: readonly Product[]): Judged<Range> {
  const { start_date, end_date, include_window_breakdown: isSplit = false } = asked;
  const start = readDay(start_date);
  const end = readDay(end_date);
  const refusals: BuyRejected[] = [];
  for (const [field, text, day] of [
    ['start_date', start_date, start],
    ['end_date', end_date, end],
  ] as const) {
    if (text === undefined) {
      const other = field === 'start_date' ? end_date : start_date;
      if (other !== undefined)
        refusals.push(
          refuse('INVALID_REQUEST', field, '`start_date` and `end_date` must be given together.'),
        );
    } else if (day === null)
      refusals.push(refuse('INVALID_DATE_RANGE', field, `\`${field}\` must be a day of the calendar.`));
  }
  if (start !== null && end !== null && start >= end)
    refusals.push(
      refuse(
        'INVALID_DATE_RANGE',
        'end_date',
        `\`end_date\` must be after \`start_date\` (got ${start_date} and ${end_date}).`,
      ),
    );
  const whole = products.find(
    ({ reporting_capabilities: reported }) => reported?.date_range_support === 'lifetime_only',
  );
  if (whole !== undefined && start_date !== undefined)
    refusals.push(
      refuse(
        'DATE_RANGE_NOT_SUPPORTED',
        'start_date',
        '`start_date` cannot be sent: a product of the buy reports its whole flight only.',
        {
          details: { product_id: whole.product_id },
        },
      ),
    );
  const granularity = asked.time_granularity ?? (isSplit ? 'daily' : null);
  if (granularity !== null) refusals.push(...judgeGranularity(granularity, products));
  return judged(refusals, () => ({
    period: start === null || end === null ? null : { start, end },
    windows: isSplit ? granularity : null,
    hasDays: asked.include_package_daily_breakdown ?? false,
  }));
}

function judgeGranularity(granularity: Granularity, products: readonly Product[]): BuyRejected[] {
  // A seeded package may name no product; it then restricts nothing.
  const named = products.filter(({ product_id }) => product_id !== '');
  const offers = named.map(({ reporting_capabilities: reported }) => reported?.windowed_pull_granularities);
  if (offers.every((offered) => offered?.includes(granularity) ?? false)) return [];
  const common = (['hourly', 'daily', 'monthly'] as const).filter((one) =>
    offers.every((offered) => offered?.includes(one) ?? false),
  );
  return [
    outside(
      'UNSUPPORTED_GRANULARITY',
      'time_granularity',
      '`time_granularity` must be one that every product of the buys supports.',
      granularity,
      common,
    ),
  ];
}

/** The length of the parts that figures are requested in; null when no parts are reported. */
export const partsOf = ({ windows, hasDays }: Range): 'hour' | 'day' | null => {
  if (windows === 'hourly') return 'hour';
  return windows !== null || hasDays ? 'day' : null;
};

/**
 * Refuses a report with too many parts. The caller can then name fewer buys, a shorter period, or longer parts.
 *
 * @param lives life of each package
 */
export function judgeLength(range: Range, lives: readonly Span[]): BuyRejected[] {
  const part = partsOf(range);
  if (part === null) return [];
  const size = part === 'hour' ? HOUR_MS : DAY_MS;
  const counts = lives.map(({ start, end }) => {
    const from = Math.max(start.getTime(), range.period?.start.getTime() ?? start.getTime());
    const to = Math.min(end.getTime(), range.period?.end.getTime() ?? end.getTime());
    return Math.max(0, Math.ceil((to - from) / size));
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= MOST_WINDOWS && counts.every((count) => count <= MOST_OF_ONE)) return [];
  return [
    refuse('VALIDATION_ERROR', 'time_granularity', 'The report would have too many periods.', {
      suggestion: 'Name fewer buys, fewer days, or longer periods.',
      details: { periods: total, most: MOST_WINDOWS },
    }),
  ];
}

/** A part of a period with its delivery. The first and the last part may be shorter than a full unit. */
export type WindowPart = { readonly from: Date; readonly to: Date; readonly totals: Figures };

const SIZES = { hourly: HOUR_MS, daily: DAY_MS } as const;

/** The whole hour, day or month (UTC) that an instant lies in. */
export function unitOf(at: Date, granularity: Granularity): Span {
  if (granularity === 'monthly') {
    const year = at.getUTCFullYear();
    const month = at.getUTCMonth();
    return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
  }
  const size = SIZES[granularity];
  const start = Math.floor(at.getTime() / size) * size;
  return { start: new Date(start), end: new Date(start + size) };
}

export type Unit = Span & { readonly totals: Figures };

/** Sums the parts by the hour, day or month (UTC) that they belong to, in order of time. */
export const unitsOf = (parts: readonly WindowPart[], granularity: Granularity): Unit[] =>
  [...Map.groupBy(parts, ({ from }) => unitOf(from, granularity).start.getTime())]
    .sort(([a], [b]) => a - b)
    .map(([start, inside]) => ({
      ...unitOf(new Date(start), granularity),
      totals: sumOf(inside.map(({ totals }) => totals)),
    }));
