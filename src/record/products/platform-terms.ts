import type { Price, ProductRef, Reservation } from '../../ad-server/port.ts';
import type { PricingOption } from '../../domain/money/amounts.ts';
import type { Product } from '../../domain/products/product.ts';
import type { Span } from '../../domain/text/instant.ts';

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

/**
 * What others hold during a flight, as the platform is told: one reservation of the most that they hold at any instant
 * of it. A list of all of them would grow with what was sold.
 */
export const heldByOthers = (ppm: number, flight: Span): Reservation[] =>
  ppm === 0 ? [] : [{ package_id: 'others', flight, share_ppm: ppm }];
