import type { AdServerDelivery } from '../../../generated/types/ad-server.ts';
import { HOUR_MS } from '../text/instant.ts';
import { type DeliveredRow, hoursKeptSince, rowCountsOf } from './delivered-rows.ts';

type Row = AdServerDelivery['rows'][number];

/** What a package is known as, to judge its rows by. */
export type KnownPackage = { readonly currency: string };

/** What became of a row: stored, or why not. A row that is not billed, or comes late, is stored too. */
export type RowVerdict =
  | 'stored'
  | 'unchanged'
  | 'not_billed'
  | 'late'
  | 'unknown_package'
  | 'other_currency'
  | 'too_late'
  | 'wrong_period';

type Judged =
  | { readonly row: DeliveredRow }
  | { readonly fault: Exclude<RowVerdict, 'stored' | 'unchanged' | 'not_billed' | 'late'> };

/** Two days, for a server that counts by the days of a zone whose clock changes. */
const LONGEST_MS = 48 * HOUR_MS;

/** A row of the ad server in the form in which it is stored, or why it is not taken. */
export function readRow(row: Row, known: KnownPackage | undefined, now: Date): Judged {
  if (known === undefined) return { fault: 'unknown_package' };
  if (row.currency !== undefined && row.currency !== known.currency) return { fault: 'other_currency' };
  const from = new Date(row.from);
  const to = new Date(row.to);
  const length = to.getTime() - from.getTime();
  if (!(length > 0 && length <= LONGEST_MS) || from > now) return { fault: 'wrong_period' };
  if (from < hoursKeptSince(now)) return { fault: 'too_late' };
  return {
    row: {
      packageId: row.package_id,
      part: row.kind === 'total' ? '' : `${row.kind}:${row.key ?? ''}`,
      creativeId: row.creative_id ?? '',
      from,
      to,
      revision: row.revision,
      counts: rowCountsOf((name) => row.counts[name] ?? 0),
      spendMinor: row.kind === 'total' ? (row.spend_minor ?? null) : null,
    },
  };
}
