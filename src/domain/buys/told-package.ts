import type { CoreCreativeAssignment } from '../../../generated/types/schemas.ts';
import { minorPerMain } from '../accounts/money.ts';
import { isObject, type Json } from '../json/values.ts';
import type { Offer, Product } from '../products/product.ts';
import { readInstant, type Span } from '../text/instant.ts';
import { assignmentsOf } from './assignments.ts';
import { NO_PRODUCT, type PackageDetails, type WholePackage } from './buy-record.ts';
import type { PricingOption } from './money/pricing.ts';
import { keptOf } from './new-package.ts';
import { amountOf } from './told-values.ts';

export type ToldStart = {
  readonly principalId: string;
  readonly buyId: string;
  readonly offers: ReadonlyMap<string, Offer>;
  readonly newId: () => string;
  readonly now: Date;
};

type Place = {
  readonly position: number;
  readonly currency: string;
  /** In minor units, where the package names none. */
  readonly budget: number;
  /** Whether the buy stands for its only package, whose budget is that of the buy. */
  readonly isAlone: boolean;
  readonly flight: Span;
};

/** A package as somebody tells it; see `toldBuy`. */
export function toldPackage(
  document: Json,
  { principalId, accountId, buyId, offers, newId }: ToldStart & { readonly accountId: string },
  { position, currency, budget, isAlone, flight }: Place,
): WholePackage {
  const offer = offerFor(document, offers);
  const product = offer?.product ?? productNamed(textOf(document.product_id) ?? NO_PRODUCT);
  const option = optionFor(document, product, currency);
  const id = (isAlone ? undefined : textOf(document.package_id)) ?? `pkg_${newId()}`;
  const owner = { principalId, accountId, buyId, packageId: id };
  const own = isAlone ? undefined : amountOf(document.budget);
  return {
    principalId,
    buyId,
    id,
    position,
    productId: product.product_id,
    product,
    option,
    needsCreatives: offer?.needsCreatives ?? true,
    budget: own === undefined ? budget : Math.round(own * minorPerMain(option.currency)),
    paused: document.paused === true,
    canceled: document.canceled === true,
    ...(isAlone ? NO_DATES : datesOf(document, flight)),
    creativeDeadline: readInstant(document.creative_deadline),
    holdMs: null,
    lapsesAt: null,
    spent: 0,
    sharePpm: 0,
    // Nobody asked what its targeting leaves, so it reckons with all.
    targetingPpm: 1_000_000,
    heldUntil: null,
    platformRef: null,
    details: detailsOf(document, isAlone),
    assignments: assignmentsOf(assignedIn(document), undefined, owner),
    terms: [],
  };
}

const NO_DATES = { startAt: null, endAt: null };

/** Dates of its own; a package that would run backwards follows its buy. */
function datesOf(
  { start_time: from, end_time: to }: Json,
  flight: Span,
): Pick<WholePackage, 'startAt' | 'endAt'> {
  const own = { startAt: readInstant(from), endAt: readInstant(to) };
  return (own.startAt ?? flight.start) < (own.endAt ?? flight.end) ? own : NO_DATES;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function offerFor({ product_id: id }: Json, offers: ReadonlyMap<string, Offer>): Offer | undefined {
  return typeof id === 'string' ? offers.get(id) : undefined;
}

/** A product that nobody sells any more, or ever did. */
const productNamed = (id: string): Product => ({
  product_id: id,
  name: id,
  description: id,
  delivery_type: 'non_guaranteed',
  publisher_properties: [],
  pricing_options: [],
});

function optionFor({ pricing_option_id: id }: Json, { pricing_options: options }: Product, currency: string) {
  const named = options.find(({ pricing_option_id: known }) => known === id);
  const made: PricingOption = {
    pricing_option_id: textOf(id) ?? 'cpm',
    pricing_model: 'cpm',
    currency,
    fixed_price: 1,
  };
  return named ?? (id === undefined ? options.find((one) => one.currency === currency) : undefined) ?? made;
}

type AssignedId = Pick<CoreCreativeAssignment, 'creative_id'>;

const assignedIn = ({ creative_assignments: assigned, creative_ids: ids }: Json): AssignedId[] => {
  if (Array.isArray(assigned))
    return assigned.filter((one): one is AssignedId => isObject(one) && typeof one.creative_id === 'string');
  return Array.isArray(ids) ? ids.flatMap((id) => (typeof id === 'string' ? [{ creative_id: id }] : [])) : [];
};

/** What is said of a buy as a whole is not said of its package. */
function detailsOf(document: Json, isAlone: boolean): PackageDetails {
  if (isAlone) return {};
  const { measurement_terms, performance_standards, committed_metrics, cancellation } = document;
  const told = { measurement_terms, performance_standards, committed_metrics, cancellation };
  return {
    ...keptOf(document),
    ...(Object.fromEntries(
      Object.entries(told).filter(([, value]) => value !== undefined),
    ) as PackageDetails),
  };
}
