import { DAY_MS, utcDayOf } from '../text/instant.ts';
import { figureNames } from './figures.ts';

/** Names of the counts of a row. */
export const countedNames = figureNames.filter((name) => !name.endsWith('_minor')) as readonly CountedName[];
export type CountedName = Exclude<(typeof figureNames)[number], 'spend_minor' | 'conversion_value_minor'>;
export type RowCounts = { readonly [N in CountedName]: number };

/** Counts with the value that `ofName` returns for each name. */
export const rowCountsOf = (ofName: (name: CountedName) => number): RowCounts =>
  Object.fromEntries(countedNames.map((name) => [name, ofName(name)])) as RowCounts;

/** Figures of a package and creative in one period, as the ad server counted them up to now. */
export type DeliveredRow = {
  readonly packageId: string;
  /** Empty for totals, `unbilled` for what of them is not billed, otherwise `country:DE` or `device_type:mobile`. */
  readonly part: string;
  /** Empty when the ad server does not count by creative. */
  readonly creativeId: string;
  readonly from: Date;
  readonly to: Date;
  /** Number of this version of the row. */
  readonly revision: number;
  readonly counts: RowCounts;
  /** In minor units of the package's currency; null when the amount follows from the terms. */
  readonly spendMinor: number | null;
  /** Caller that the row belongs to: it is removed with the caller's sandbox. Absent for an ad server's rows. */
  readonly owner?: string;
};

/** Sum of rows that begin at or after an instant, and before the next one. */
export type DeliveredSum = Omit<DeliveredRow, 'to' | 'revision' | 'owner'>;

/** The part of totals that nobody is billed for. It is stored beside them. */
export const UNBILLED = 'unbilled';

/** Rows of single hours are kept this long; sums of days stay. */
export const HOURS_KEPT_DAYS = 100;

/** The first day whose hours are still kept. Rows of earlier hours are no longer accepted. */
export const hoursKeptSince = (now: Date): Date =>
  new Date(utcDayOf(new Date(now.getTime() - HOURS_KEPT_DAYS * DAY_MS)));
