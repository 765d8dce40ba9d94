import type { CoreFrequencyCap } from '../../../generated/types/core.ts';
import type { PackageOrder, PlatformFrequencyCap, Price, ProductRef, Terms } from '../../ad-server/port.ts';
import type { TermsRecord, WholeBuy, WholePackage } from '../../domain/buys/buy-record.ts';
import type { PricingOption } from '../../domain/money/amounts.ts';
import type { Product } from '../../domain/products/product.ts';

/** The order that the platform gets for a package: its product and the whole history of its terms. */
export const orderOf = (buy: Pick<WholeBuy, 'id' | 'isSilent'>, one: WholePackage): PackageOrder => ({
  buy_id: buy.id,
  package_id: one.id,
  product: productRef(one.product),
  currency: one.option.currency,
  terms: one.terms.map((record) => termsOf(record, one.option)),
  ...(buy.isSilent ? { silent: true } : {}),
});

export const ordersOf = (buy: WholeBuy): PackageOrder[] => buy.packages.map((one) => orderOf(buy, one));

export const productRef = (product: Product): ProductRef => ({
  product_id: product.product_id,
  channels: product.channels ?? [],
  delivery_type: product.delivery_type,
});

/** Price of a pricing option. In an auction a package without a bid bids the floor price. */
export function priceOf(option: PricingOption, bid: number | undefined): Price {
  const { pricing_model: model, currency, fixed_price, floor_price, max_bid, price_guidance } = option;
  const bidding = fixed_price === undefined ? { bid_price: bid ?? floor_price ?? 0 } : {};
  return {
    model,
    currency,
    ...(fixed_price === undefined ? {} : { fixed_price }),
    ...(floor_price === undefined ? {} : { floor_price }),
    ...bidding,
    ...(max_bid === undefined ? {} : { max_bid }),
    ...(price_guidance === undefined ? {} : { price_guidance }),
    ...(option.pricing_model === 'time' ? { time_unit: option.parameters.time_unit } : {}),
  };
}

function termsOf(record: TermsRecord, option: PricingOption): Terms {
  const { targeting } = record;
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
