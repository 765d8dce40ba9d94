import { type Offer, offerOf } from '../../products/product.ts';
import type { WholeBuy, WholePackage } from '../buy-record.ts';
import { assignedOnWire } from '../creatives.ts';
import type { CurrentBuy, CurrentPackage } from './requests.ts';

/**
 * The present state of a buy in the form that updates are validated against. Products and prices are those of the
 * time of sale; other facts of the offer are those of today.
 *
 * @param spent returns the spend of a package, in minor units
 */
export function currentBuy(
  buy: WholeBuy,
  offers: ReadonlyMap<string, Offer>,
  spent: (packageId: string) => number,
): CurrentBuy {
  return {
    media_buy_id: buy.id,
    revision: buy.revision,
    status: buy.status,
    hold: buy.hold,
    isCancellable: buy.isCancellable,
    flight: { start: buy.startAt, end: buy.endAt },
    packages: buy.packages.map((one) => currentPackage(buy, one, offers, spent(one.id))),
    envelope: buy.details.envelope ?? null,
    reporting: buy.details.reporting_webhook,
  };
}

function currentPackage(
  buy: WholeBuy,
  one: WholePackage,
  offers: ReadonlyMap<string, Offer>,
  spent: number,
): CurrentPackage {
  const { bid_price, pacing, impressions, targeting_overlay, optimization_goals, catalogs } = one.details;
  const terms = { bid_price, pacing, impressions, targeting_overlay, optimization_goals, catalogs };
  const known = Object.entries(terms).filter(([, value]) => value !== undefined);
  const assigned = assignedOnWire(one);
  return {
    package_id: one.id,
    offer: { ...(offers.get(one.productId) ?? offerOf(one.product, null)), product: one.product },
    option: one.option,
    own: {
      ...(one.startAt === null ? {} : { start: one.startAt }),
      ...(one.endAt === null ? {} : { end: one.endAt }),
    },
    budget: one.budget,
    spent,
    paused: one.paused,
    canceled: one.canceled,
    creativeDeadline: one.creativeDeadline,
    formats: one.details,
    hasRejected: one.assignments.some(({ creativeId }) => buy.creatives.get(creativeId) === 'rejected'),
    committed: one.details.committed_metrics ?? [],
    terms: {
      ...(Object.fromEntries(known) as CurrentPackage['terms']),
      ...(assigned.length === 0 ? {} : { creative_assignments: assigned }),
    },
  };
}
