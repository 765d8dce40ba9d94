import type { CoreCreativeAssignment } from '../../../generated/types/schemas.ts';
import { minorPerMain } from '../accounts/money.ts';
import type { CreativeStatus } from '../creatives/creative.ts';
import { isObject, type Json, objectsIn } from '../json/values.ts';
import type { Offer, Product } from '../products/product.ts';
import { DAY_MS, readInstant, type Span } from '../text/instant.ts';
import {
  type BuyDetails,
  NO_PRODUCT,
  type PackageDetails,
  type WholeBuy,
  type WholePackage,
} from './buy-record.ts';
import { assignmentsOf } from './creatives.ts';
import { type BuyStatus, isBuyStatus, isFinalBuy } from './lifecycle/buy.ts';
import { type PricingOption, splitMoney } from './money/amounts.ts';
import { buyDetailsOf, keptOf } from './new-buy.ts';

export type BuyTelling = ToldStart & {
  readonly account: { readonly id: string; readonly sandbox: boolean };
  /** The request that the buy answers, if there was one. */
  readonly request: Json;
  /** What stands where the text says nothing of its state. */
  readonly status: BuyStatus;
  readonly creatives: ReadonlyMap<string, CreativeStatus>;
};

const FLIGHT_MS = 30 * DAY_MS;
const AHEAD_MS = 7 * DAY_MS;
/** In main units. */
const BUDGET = 1000;
const CURRENCY = 'USD';

/**
 * A buy as somebody tells it without having bought it: a test, or the result of a task. Nothing of it is judged, and
 * what is left out is filled in from the request, or with what is usual. It delivers what it is told to deliver.
 */
export function toldBuy(document: Json, telling: BuyTelling): WholeBuy {
  const { principalId, account, buyId, request, creatives, now } = telling;
  const status = statusOf(document) ?? telling.status;
  const { start, end } = flightOf(document, request, status, now);
  const currency = currencyOf(document) ?? currencyOf(request) ?? CURRENCY;
  const listed = objectsIn(document.packages);
  const asked = objectsIn(request.packages);
  const packages = listed.length > 0 ? listed : asked.length > 0 ? asked : [document];
  const total =
    amountOf(document.total_budget ?? document.budget) ?? amountOf(request.total_budget) ?? BUDGET;
  const shares = splitMoney(
    Math.round(total * minorPerMain(currency)),
    packages.map(() => 1),
  );
  return {
    principalId,
    id: buyId,
    accountId: account.id,
    sandbox: account.sandbox,
    status,
    hold: false,
    isCancellable: true,
    revision: 1,
    startAt: start,
    endAt: end,
    details: toldDetails(document, request),
    isSilent: true,
    confirmedAt: confirmedOf(document, status, now),
    lookAt: null,
    traffickedRevision: 0,
    settled: false,
    createdAt: now,
    updatedAt: now,
    packages: packages.map(
      (one, position): WholePackage =>
        toldPackage(
          { ...(asked[position] ?? {}), ...one },
          { ...telling, accountId: account.id },
          {
            position,
            currency,
            budget: shares[position] ?? 0,
            isAlone: one === document,
            flight: { start, end },
          },
        ),
    ),
    creatives,
  };
}

/** The status of a stored buy under either of its two names; an unknown value counts as missing. */
function statusOf({ media_buy_status: own, status }: Json): BuyStatus | undefined {
  if (typeof own === 'string' && isBuyStatus(own)) return own;
  return typeof status === 'string' && isBuyStatus(status) ? status : undefined;
}

/** One that waits for its start starts later; a flight that runs backwards is none. */
function flightOf(document: Json, request: Json, status: BuyStatus, now: Date) {
  const dates = isObject(document.flight) ? { ...document.flight, ...document } : document;
  const told = (names: readonly string[]): Date | null => {
    for (const source of [dates, request])
      for (const name of names) {
        const at = readInstant(source[name]);
        if (at !== null) return at;
      }
    return null;
  };
  const start =
    told(['start_time', 'start', 'start_date']) ??
    (status === 'pending_start' ? new Date(now.getTime() + AHEAD_MS) : now);
  const end = told(['end_time', 'end', 'end_date']);
  return { start, end: end !== null && end > start ? end : new Date(start.getTime() + FLIGHT_MS) };
}

function currencyOf({ currency, total_budget: total, budget }: Json): string | undefined {
  const named = [
    currency,
    isObject(total) ? total.currency : undefined,
    isObject(budget) ? budget.currency : undefined,
  ];
  return named.find((word): word is string => typeof word === 'string' && /^[A-Z]{3}$/.test(word));
}

/** What runs was agreed to; only what waits can be unconfirmed. */
function confirmedOf({ confirmed_at: confirmed }: Json, status: BuyStatus, now: Date): Date | null {
  const mayWait = status === 'pending_creatives' || status === 'pending_start' || isFinalBuy(status);
  return confirmed === null && mayWait ? null : (readInstant(confirmed) ?? now);
}

function toldDetails(document: Json, request: Json): BuyDetails {
  const { rejection_reason: reason, cancellation } = document;
  return {
    ...buyDetailsOf(request),
    ...buyDetailsOf(document, ['brand', 'context', 'ext', 'po_number', 'plan_id']),
    ...(typeof reason === 'string' ? { rejection_reason: reason } : {}),
    ...(isObject(cancellation) ? { cancellation: cancellation as BuyDetails['cancellation'] } : {}),
  } as BuyDetails;
}

type ToldStart = {
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
function toldPackage(
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
    details: packageDetails(document, isAlone),
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
function packageDetails(document: Json, isAlone: boolean): PackageDetails {
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

/** In main units; more of any currency could not be counted exactly. */
const LARGEST_AMOUNT = 100_000_000_000;

/** An amount in main units: a number, or one with its currency beside. Undefined for what is none. */
function amountOf(value: unknown): number | undefined {
  const amount = isObject(value) ? (value.amount ?? value.total) : value;
  return typeof amount === 'number' && amount >= 0 && amount <= LARGEST_AMOUNT ? amount : undefined;
}
