import type { CoreFrequencyCap } from '../../../generated/types/core.ts';
import type { PackageOrder, PlatformFrequencyCap, Terms } from '../../ad-server/port.ts';
import type { TermsRecord, WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import type { PricingOption } from '../../domain/money/amounts.ts';
import { priceOf, productRef } from '../products/platform-terms.ts';

/** The order that the platform gets for a package: its product and the whole history of its terms. */
export const orderOf = (
  buy: Pick<WholeBuy, 'id' | 'principalId' | 'isSilent' | 'sandbox'>,
  one: WholePackage,
): PackageOrder => ({
  buy_id: buy.id,
  principal_id: buy.principalId,
  package_id: one.id,
  product: productRef(one.product),
  currency: one.option.currency,
  // The ad server gets the whole targeting of the terms that apply now. Earlier ones only count what was delivered.
  terms: one.terms.map((record, at) =>
    termsOf(
      record,
      one.option,
      at === one.terms.length - 1 ? one.details.targeting_overlay : record.targeting,
    ),
  ),
  ...(buy.isSilent ? { silent: true } : {}),
  ...(buy.sandbox ? { sandbox: true } : {}),
});

export const ordersOf = (buy: WholeBuy): PackageOrder[] => buy.packages.map((one) => orderOf(buy, one));

function termsOf(record: TermsRecord, option: PricingOption, targeting: TermsRecord['targeting']): Terms {
  const cap = capOf(targeting?.frequency_cap);
  return {
    from: new Date(record.from),
    running: record.running,
    flight: { start: new Date(record.start), end: new Date(record.end) },
    budget_minor: record.budget,
    price: priceOf(option, record.bid_price),
    pacing: record.pacing ?? 'even',
    creatives: record.creatives,
    share_ppm: record.share_ppm,
    targeting_ppm: record.targeting_ppm,
    ...(cap === null ? {} : { cap }),
    ...(targeting === undefined ? {} : { targeting }),
  };
}

const MINUTE = 60;
const UNITS = { seconds: 1, minutes: MINUTE, hours: 60 * MINUTE, days: 1440 * MINUTE } as const;

/** The platform's form of a frequency cap. A window of `campaign` is the whole flight. Null without a cap. */
export function capOf(cap: CoreFrequencyCap | undefined): PlatformFrequencyCap | null {
  if (cap === undefined) return null;
  const seconds = (duration: { interval: number; unit: string } | undefined): number | null =>
    duration === undefined || duration.unit === 'campaign'
      ? null
      : duration.interval * UNITS[duration.unit as keyof typeof UNITS];
  return {
    max_impressions: cap.max_impressions ?? null,
    window_seconds: seconds(cap.window),
    suppress_seconds:
      seconds(cap.suppress) ?? (cap.suppress_minutes === undefined ? null : cap.suppress_minutes * MINUTE),
  };
}
