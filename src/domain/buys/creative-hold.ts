import type { CreativeStatus } from '../creatives/lifecycle.ts';
import type { WholeBuy, WholePackage } from './buy-record.ts';
import { isFinalBuy } from './lifecycle/buy.ts';

/** Creatives that are shown, or that wait for the seller: neither is a delay of the buyer's. */
const PRESENT: ReadonlySet<CreativeStatus> = new Set([
  'processing',
  'pending_review',
  'approved',
  'suspended',
]);

type Buy = Pick<WholeBuy, 'status' | 'creatives' | 'endAt' | 'packages'>;

const statusesOf = ({ creatives }: Pick<Buy, 'creatives'>, { assignments }: WholePackage): CreativeStatus[] =>
  assignments.flatMap(({ creativeId }) => creatives.get(creativeId) ?? []);

/** Whether a package holds inventory without anything that it could show. */
const isBare = (buy: Buy, one: WholePackage): boolean =>
  !isFinalBuy(buy.status) &&
  !one.canceled &&
  one.needsCreatives &&
  !statusesOf(buy, one).some((status) => PRESENT.has(status));

/** A buy whose packages know until when they may be without creatives: so long after they came to be without. */
export function withHolds<B extends Buy>(buy: B, now: Date): B {
  const packages = buy.packages.map((one) => {
    if (one.holdMs === null) return one;
    const lapsesAt = isBare(buy, one) ? (one.lapsesAt ?? new Date(now.getTime() + one.holdMs)) : null;
    return lapsesAt?.getTime() === one.lapsesAt?.getTime() ? one : { ...one, lapsesAt };
  });
  return packages.some((one, at) => one !== buy.packages[at]) ? { ...buy, packages } : buy;
}

/**
 * When the hold of a package ends because it has no creative; null while it does not. It ends after the time that
 * packages may be without one, with the flight, or at the deadline for creatives when none ever came: after it none is
 * accepted.
 */
export function lapseOf(buy: Buy, one: WholePackage): Date | null {
  if (!isBare(buy, one)) return null;
  const isUntouched =
    statusesOf(buy, one).length === 0 && one.terms.every((terms) => terms.creatives.length === 0);
  const waits = one.lapsesAt === null ? null : earliest([one.lapsesAt, one.endAt ?? buy.endAt]);
  return earliest([waits, one.holdMs !== null && isUntouched ? one.creativeDeadline : null]);
}

/** Until when creatives can be changed and, for a package without one, until when one has to be assigned. */
export const creativesDue = (buy: Buy, one: WholePackage): Date | null =>
  earliest([one.creativeDeadline, lapseOf(buy, one)]);

/** The next time at which a package of a buy loses its hold; null for none. */
export const nextLapse = (buy: Buy): Date | null => earliest(buy.packages.map((one) => lapseOf(buy, one)));

/** When a package that is not canceled needs its creatives first; null for never. */
export const firstDue = (buy: Buy): Date | null =>
  earliest(buy.packages.filter(({ canceled }) => !canceled).map((one) => creativesDue(buy, one)));

const earliest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, time) => (time !== null && (first === null || time < first) ? time : first), null);
