import type { WholeBuy, WholePackage } from './buy-record.ts';
import { canceledBuy, canceledPackage, type Deed } from './changed-buy.ts';
import { lapseOf } from './creative-hold.ts';

const REASON = 'No creative was assigned in time.';

/**
 * A buy without the packages whose holds have ended: they are canceled and give back their inventory and budget. With
 * the last of them the buy itself is canceled.
 */
export function lapsed(
  buy: WholeBuy,
  now: Date,
): { readonly buy: WholeBuy; readonly deeds: readonly Deed[] } {
  const isOver = (one: WholePackage): boolean => {
    const at = lapseOf(buy, one);
    return at !== null && at <= now;
  };
  const over = buy.packages.filter(isOver);
  if (over.length === 0) return { buy, deeds: [] };
  const deeds = over.map(
    ({ id }): Deed => ({ action: 'package_canceled', actor: 'platform', summary: REASON, packageId: id }),
  );
  const packages = buy.packages.map((one) =>
    isOver(one) ? canceledPackage(buy, one, { by: 'seller', reason: REASON, now }) : one,
  );
  const left = { ...buy, packages };
  if (packages.some(({ canceled }) => !canceled)) return { buy: left, deeds };
  return {
    buy: canceledBuy(left, { by: 'seller', reason: REASON, now }),
    deeds: [...deeds, { action: 'canceled', actor: 'platform', summary: REASON }],
  };
}
