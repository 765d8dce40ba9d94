import type { Product } from '../products/product.ts';
import { overlaps, type Span } from '../text/instant.ts';
import type { BuyPackage, WholeBuy } from './buy-record.ts';
import { isFinalBuy } from './lifecycle/buy.ts';
import { isByTime, type PricingOption } from './money/pricing.ts';

/** All of the inventory of a product, in millionths. */
export const WHOLE_PPM = 1_000_000;

export type Held = Span & { readonly sharePpm: number };

/** The most that is held at any instant of a span, in millionths; more than the whole when it was sold twice. */
export function mostHeld(shares: readonly Held[], span: Span): number {
  const changes = shares
    .filter((share) => overlaps(share, span))
    .flatMap(({ start, end, sharePpm }) => [
      { at: Math.max(start.getTime(), span.start.getTime()), ppm: sharePpm },
      { at: end.getTime(), ppm: -sharePpm },
    ])
    // Where one ends another may begin.
    .sort((a, b) => a.at - b.at || a.ppm - b.ppm);
  let held = 0;
  let most = 0;
  for (const { ppm } of changes) {
    held += ppm;
    most = Math.max(most, held);
  }
  return most;
}

/** Until when a package of a buy holds what it was granted; null when it does not any more. */
export const heldUntil = (
  { status, endAt }: Pick<WholeBuy, 'status' | 'endAt'>,
  one: Pick<BuyPackage, 'canceled' | 'endAt'>,
): Date | null => (one.canceled || isFinalBuy(status) ? null : (one.endAt ?? endAt));

/** Whether delivery is promised, so that its inventory has to be there; an auction takes what it wins. */
export const isPromised = (product: Pick<Product, 'delivery_type'>, option: PricingOption): boolean =>
  product.delivery_type === 'guaranteed' &&
  option.fixed_price !== undefined &&
  !isByTime(option.pricing_model);

/**
 * What is left of a share of an auction that was granted while less was held by others: the same part of what is free
 * now, and next to nothing where nothing is.
 */
export function sharedOut(sharePpm: number, taken: { readonly seen: number; readonly now: number }): number {
  if (taken.now <= taken.seen) return sharePpm;
  const free = Math.max(0, WHOLE_PPM - taken.now);
  return Math.min(sharePpm, Math.max(1, Math.floor((sharePpm * free) / Math.max(1, WHOLE_PPM - taken.seen))));
}
