import { type PricingOption, timeUnits } from '../../money/amounts.ts';
import { isSameVendorMetric, type Offer, type Product } from '../../products/product.ts';
import { type BuyRejected, type Judged, judged, noValue, refuse } from '../../refusals/refusal.ts';
import { isInside, readInstant, type Span } from '../../text/instant.ts';
import { judgeCreatives } from '../creatives.ts';
import { judgeFormats } from '../formats.ts';
import { findOption, judgeBid, judgeBudget } from '../money/budget.ts';
import { judgeSpan } from './flight.ts';
import { judgeCommitments, judgeGoals } from './goals.ts';
import { judgeTargeting } from './overlay.ts';
import type { PackageRequest } from './requests.ts';
import type { DeclaredSeller, Seller } from './seller.ts';

/** A requested package that passed validation. */
export type SoldPackage = {
  readonly request: PackageRequest;
  readonly offer: Offer;
  readonly option: PricingOption;
  readonly span: Span;
  /** In minor units of the option's currency. */
  readonly budget: number;
};

/** Validates a package of a new buy, or a package that is added to a buy. */
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
    ...judgeCommitments(
      request.optimization_goals,
      request.committed_metrics ?? [],
      product,
      `${field}.committed_metrics`,
    ),
    ...judgeCreatives(request, { product, formats: request }, seller, field),
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

/** Whether a span lies within the time in which an offer can be booked. */
function isBookable({ from, until }: Pick<Offer, 'from' | 'until'>, span: Span): boolean {
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

/** Time is sold with a minimum and a maximum duration. */
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

type Terms = DeclaredSeller['terms'];
type Asked = Pick<PackageRequest, 'measurement_terms' | 'performance_standards' | 'committed_metrics'>;

/**
 * Validates the terms that a package proposes. The terms of the product apply; where it has none, those of the
 * seller.
 */
export function judgeTerms(asked: Asked, product: Product, terms: Terms, field: string): BuyRejected[] {
  return [
    ...judgeMeasurement(asked, product, terms, `${field}.measurement_terms`),
    ...judgeStandards(asked, product, terms, `${field}.performance_standards`),
    ...judgeMetrics(asked, product, `${field}.committed_metrics`),
  ];
}

const rejected = (field: string, message: string, details: Readonly<Record<string, unknown>>): BuyRejected =>
  refuse('TERMS_REJECTED', field, message, { details: { term: field.replace(/^.*\]\./, ''), ...details } });

function judgeMeasurement(
  { measurement_terms: asked }: Asked,
  product: Product,
  terms: Terms,
  field: string,
): BuyRejected[] {
  return [
    ...judgeBillingMeasurement(asked?.billing_measurement, product, terms, `${field}.billing_measurement`),
    ...judgeRemedies(asked?.makegood_policy, product, terms, `${field}.makegood_policy`),
  ];
}

type MeasurementTerms = NonNullable<Asked['measurement_terms']>;

function judgeBillingMeasurement(
  asked: MeasurementTerms['billing_measurement'],
  product: Product,
  terms: Terms,
  field: string,
): BuyRejected[] {
  if (asked === undefined) return [];
  const own = product.measurement_terms?.billing_measurement;
  const refusals: BuyRejected[] = [];
  if (own !== undefined && own.vendor.domain.toLowerCase() !== asked.vendor.domain.toLowerCase())
    refusals.push(
      rejected(`${field}.vendor`, 'The product is billed by the measurement of another vendor.', {
        accepted_values: [own.vendor],
      }),
    );
  const variance = own?.max_variance_percent ?? terms.leastVariancePercent;
  refusals.push(...judgeLeast(asked, 'max_variance_percent', variance, field));
  const windows = product.reporting_capabilities?.measurement_windows?.map(({ window_id }) => window_id);
  const { measurement_window: window } = asked;
  if (window !== undefined && windows !== undefined && !windows.includes(window))
    refusals.push(
      rejected(`${field}.measurement_window`, 'The product is not measured over this window.', {
        accepted_values: windows,
      }),
    );
  const hours = own?.finalization_deadline_hours ?? terms.leastFinalizationHours;
  refusals.push(...judgeLeast(asked, 'finalization_deadline_hours', hours, field));
  return refusals;
}

/** A number of the terms that the seller must be left at least. */
function judgeLeast<Name extends string>(
  asked: { readonly [N in Name]?: number },
  name: Name,
  minimum: number,
  field: string,
): BuyRejected[] {
  const value = asked[name];
  if (value === undefined || value >= minimum) return [];
  return [rejected(`${field}.${name}`, `\`${name}\` is lower than the seller accepts.`, { minimum })];
}

function judgeRemedies(
  asked: MeasurementTerms['makegood_policy'],
  product: Product,
  terms: Terms,
  field: string,
): BuyRejected[] {
  const offered = product.measurement_terms?.makegood_policy?.available_remedies ?? terms.remedies;
  return (asked?.available_remedies ?? []).flatMap((remedy, at) =>
    offered.includes(remedy)
      ? []
      : [
          rejected(`${field}.available_remedies[${at}]`, 'The seller does not offer this remedy.', {
            accepted_values: offered,
          }),
        ],
  );
}

function judgeStandards(
  { performance_standards }: Asked,
  product: Product,
  { highestStandard }: Terms,
  field: string,
): BuyRejected[] {
  return (performance_standards ?? []).flatMap(({ metric, threshold }, at) => {
    const own = product.performance_standards;
    const offered = own?.find((standard) => standard.metric === metric);
    if (own !== undefined && offered === undefined)
      return [
        rejected(`${field}[${at}].metric`, 'The product has no performance standard for this metric.', {
          accepted_values: own.map((standard) => standard.metric),
        }),
      ];
    const most = offered?.threshold ?? highestStandard;
    return threshold <= most
      ? []
      : [
          rejected(`${field}[${at}].threshold`, '`threshold` is higher than the seller offers.', {
            maximum: most,
          }),
        ];
  });
}

/** Limit of metrics that one refusal names. */
const MOST_UNREPORTED = 10;

function judgeMetrics({ committed_metrics }: Asked, product: Product, field: string): BuyRejected[] {
  const reported = product.reporting_capabilities;
  if (reported === undefined) return [];
  const unreported = (committed_metrics ?? []).flatMap((metric, at) => {
    const isReported =
      metric.scope === 'standard'
        ? reported.available_metrics.includes(metric.metric_id)
        : (reported.vendor_metrics ?? []).some((one) => isSameVendorMetric(one, metric));
    return isReported ? [] : [{ index: at, metric_id: metric.metric_id }];
  });
  if (unreported.length === 0) return [];
  const message = 'The product does not report all metrics of `committed_metrics`.';
  return [rejected(field, message, { unreported: unreported.slice(0, MOST_UNREPORTED) })];
}
