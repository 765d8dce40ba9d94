import type { Offer } from '../../products/product.ts';
import { isInside, readInstant, type Span } from '../../text/instant.ts';
import { findOption, judgeBid } from '../money/bids.ts';
import { judgeBudget } from '../money/budget.ts';
import type { PricingOption } from '../money/pricing.ts';
import { timeUnits } from '../money/pricing.ts';
import { type BuyRejected, type Judged, judged, noValue, refuse } from '../refusal.ts';
import { judgeCreatives } from './creatives.ts';
import { judgeSpan } from './flight.ts';
import { judgeFormats } from './formats.ts';
import { judgeGoals } from './goals.ts';
import { judgeTargeting } from './overlay.ts';
import type { PackageRequest } from './package-request.ts';
import type { Seller } from './seller.ts';
import { judgeTerms } from './terms.ts';

/** A package that can be sold as it was asked for. */
export type SoldPackage = {
  readonly request: PackageRequest;
  readonly offer: Offer;
  readonly option: PricingOption;
  readonly span: Span;
  /** In minor units of the option's currency. */
  readonly budget: number;
};

/** Judges a package of a new buy, or one that is added to a buy. */
export function judgePackage(
  request: PackageRequest,
  flight: Span,
  seller: Seller,
  field: string,
): Judged<SoldPackage> {
  const span = judgeSpan(request, flight, field);
  const when = span.ok ? span.value : flight;
  const found = findOffer(request, when, seller, field);
  if (!('offer' in found)) return judged([...(span.ok ? [] : span.refusals), found.refusal], () => noValue());
  const { offer } = found;
  const { product } = offer;
  const priced = findOption(product.pricing_options, request.pricing_option_id, `${field}.pricing_option_id`);
  const lengthMs = when.end.getTime() - when.start.getTime();
  const money = 'option' in priced ? judgeMoney(request, priced.option, lengthMs, field) : null;
  const refusals = [
    ...(span.ok ? [] : span.refusals),
    ...('option' in priced ? [] : [priced.refusal]),
    ...(money?.refusals ?? []),
    ...judgeFormats(request, product, field),
    ...judgeTargeting(request.targeting_overlay, offer, seller, `${field}.targeting_overlay`),
    ...judgeGoals(request.optimization_goals, product, seller, `${field}.optimization_goals`),
    ...judgeTerms(request, product, seller.declared.terms, field),
    ...judgeCreatives(request, product, seller, field),
    ...judgeCatalogs(request, offer, field),
  ];
  if (!('option' in priced)) return judged(refusals, () => noValue());
  return judged(refusals, () => ({
    request,
    offer,
    option: priced.option,
    span: when,
    budget: money?.budget ?? 0,
  }));
}

type Found = { readonly offer: Offer } | { readonly refusal: BuyRejected };

function findOffer({ product_id }: PackageRequest, span: Span, seller: Seller, field: string): Found {
  const offer = seller.offers.get(product_id);
  const place = `${field}.product_id`;
  if (offer === undefined)
    return { refusal: refuse('PRODUCT_NOT_FOUND', place, 'The account is offered no product with this id.') };
  const expires = readInstant(offer.product.expires_at);
  if (expires !== null && expires.getTime() <= seller.now.getTime())
    return {
      refusal: refuse('PRODUCT_EXPIRED', place, 'The product has expired: request the products again.'),
    };
  if (!offer.isAvailable || !isBookable(offer, span))
    return { refusal: refuse('PRODUCT_UNAVAILABLE', place, 'The product cannot be booked for this time.') };
  return { offer };
}

const FOREVER = { start: new Date(-8.64e15), end: new Date(8.64e15) };

/** Whether a span lies in the time that an offer can be booked for. */
export function isBookable({ from, until }: Pick<Offer, 'from' | 'until'>, span: Span): boolean {
  const open = { start: from ?? FOREVER.start, end: until ?? FOREVER.end };
  return isInside(span, open);
}

type MoneyJudgement = { readonly budget: number; readonly refusals: readonly BuyRejected[] };

function judgeMoney(
  request: PackageRequest,
  option: PricingOption,
  lengthMs: number,
  field: string,
): MoneyJudgement {
  const budget = judgeBudget(request.budget, option, lengthMs, `${field}.budget`);
  const bid = judgeBid(option, request.bid_price, `${field}.bid_price`);
  const length = judgeLength(option, lengthMs, field);
  return {
    budget: budget.ok ? budget.minor : 0,
    refusals: [
      ...(budget.ok ? [] : [budget.refusal]),
      ...(bid === null ? [] : [bid]),
      ...(length === null ? [] : [length]),
    ],
  };
}

/** Time is sold from a least to a most. */
function judgeLength(option: PricingOption, lengthMs: number, field: string): BuyRejected | null {
  if (option.pricing_model !== 'time') return null;
  const { time_unit: unit, min_duration = 0, max_duration = Number.POSITIVE_INFINITY } = option.parameters;
  const length = lengthMs / timeUnits[unit];
  if (length >= min_duration && length <= max_duration) return null;
  return refuse(
    'VALIDATION_ERROR',
    `${field}.end_time`,
    'The flight is shorter or longer than the product is sold for.',
    {
      details: {
        time_unit: unit,
        min_duration,
        ...(Number.isFinite(max_duration) ? { max_duration } : {}),
      },
    },
  );
}

function judgeCatalogs({ catalogs }: PackageRequest, { product }: Offer, field: string): BuyRejected[] {
  const types = product.catalog_types ?? [];
  return (catalogs ?? []).flatMap(({ type }, at) =>
    types.includes(type)
      ? []
      : [
          refuse(
            'UNSUPPORTED_FEATURE',
            `${field}.catalogs[${at}].type`,
            'The product does not support catalogs of this type.',
          ),
        ],
  );
}
