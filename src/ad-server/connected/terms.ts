import type {
  AdServerCap,
  AdServerGoal,
  AdServerPackageTerms,
  AdServerPrice,
  AdServerUnit,
} from '../../../generated/types/ad-server.ts';
import type { EnumsPricingModel } from '../../../generated/types/enums.ts';
import type { PackagePlacement } from '../placement.ts';
import type { PlatformFrequencyCap, Price, ProductRef, Terms } from '../port.ts';
import { tariffOf, unitsFor } from '../simulator/billing.ts';

/** The unit that each pricing model pays; null for those without one. */
const UNITS: { readonly [M in EnumsPricingModel]: AdServerUnit | null } = {
  cpm: 'impressions',
  vcpm: 'viewable_impressions',
  cpc: 'clicks',
  cpcv: 'completed_views',
  cpv: 'views',
  cpp: 'points',
  cpa: 'conversions',
  flat_rate: null,
  time: null,
};
const MOST_UNITS = 1_000_000_000_000;

export const instant = (at: Date): string => at.toISOString();
export const soldUnitOf = ({ model }: Price): AdServerUnit | null => UNITS[model];

/** The price that is paid for a unit: the fixed one, or the bid of an auction. */
export function priceFor(price: Price): AdServerPrice {
  const { model, currency, fixed_price: fixed, bid_price: bid, floor_price: floor, time_unit } = price;
  const amount = fixed ?? bid;
  return {
    model,
    currency,
    ...(amount === undefined ? {} : { amount: decimal(amount) }),
    ...(floor === undefined ? {} : { floor: decimal(floor) }),
    is_fixed: fixed !== undefined,
    ...(time_unit === undefined ? {} : { time_unit }),
  };
}

const DECIMALS = 6;
/** A decimal text with at most six decimals, without zeros at its end. */
const decimal = (value: number): string => String(Number(value.toFixed(DECIMALS)));

/** Units that a budget pays for, rounded down; null for prices without a unit. */
export function goalFor(budgetMinor: number, price: Price): AdServerGoal | null {
  const unit = soldUnitOf(price);
  if (unit === null || unit === 'points') return null;
  const tariff = tariffOf({ ...price, max_bid: false }, '');
  if (tariff.kind !== 'units') return null;
  const quantity = Math.min(MOST_UNITS, unitsFor(budgetMinor, tariff));
  return quantity < 1 ? null : { unit, quantity };
}

/** The cap of the contract; null for none. Caps of the whole flight have no window. */
function capFor(cap: PlatformFrequencyCap | undefined): AdServerCap | null {
  if (cap === undefined) return null;
  const { max_impressions: most, window_seconds: window, suppress_seconds: pause } = cap;
  return {
    ...(most === null ? {} : { max_impressions: most }),
    ...(window === null ? {} : { window_seconds: window }),
    ...(pause === null ? {} : { suppress_seconds: pause }),
  };
}

export const productFor = ({ product_id, channels, delivery_type }: ProductRef) => ({
  product_id,
  channels: [...channels],
  delivery_type,
});

type Targeted = Pick<Terms, 'targeting' | 'cap'>;

/** Targeting and cap. The cap is a part of the targeting of a buyer, and stands beside it in the contract. */
export function audienceFor({ targeting, cap }: Targeted) {
  const { frequency_cap: _cap, ...rest } = targeting ?? {};
  const limit = capFor(cap);
  return {
    ...(Object.keys(rest).length === 0 ? {} : { targeting: rest }),
    ...(limit === null ? {} : { frequency_cap: limit }),
  };
}

/** The terms of a package as they are now. */
export function termsFor(
  { order, account, reservationId, name }: PackagePlacement,
  terms: Terms,
  { revision, desired }: Pick<AdServerPackageTerms, 'revision' | 'desired'>,
): AdServerPackageTerms {
  const goal = goalFor(terms.budget_minor, terms.price);
  return {
    revision,
    buy_id: order.buy_id,
    account: { account_id: account.id, name: account.name },
    product: productFor(order.product),
    flight: { start: instant(terms.flight.start), end: instant(terms.flight.end) },
    budget_minor: terms.budget_minor,
    price: priceFor(terms.price),
    ...(goal === null ? {} : { goal }),
    pacing: terms.pacing,
    ...audienceFor(terms),
    ...(reservationId === null ? {} : { reservation_id: reservationId }),
    desired,
    name,
  };
}
