import type { CoreCreativeAssignment } from '../../../generated/types/core.ts';
import { formOf } from '../contract/release.ts';
import type { CreativeStatus } from '../creatives/creative.ts';
import { isObject, type Json, objectsIn } from '../json/values.ts';
import { type PricingOption, splitMoney } from '../money/amounts.ts';
import { minorPerMain } from '../money/minor-units.ts';
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
import { buyDetailsOf, keptOf } from './new-buy.ts';

export type BuyCircumstances = DocumentStart & {
  readonly account: { readonly id: string; readonly sandbox: boolean };
  /** The request whose result is the buy; empty when there was none. */
  readonly request: Json;
  /** State of the buy when the document has none. */
  readonly status: BuyStatus;
  readonly creatives: ReadonlyMap<string, CreativeStatus>;
};

const FLIGHT_MS = 30 * DAY_MS;
const AHEAD_MS = 7 * DAY_MS;
/** In major units. */
const BUDGET = 1000;
const CURRENCY = 'USD';

/**
 * Makes a buy from a document instead of a purchase: the fixture of a test, or the result of a task. The document
 * is not validated. Missing values come from the request or from defaults. The buy delivers only what is added to
 * it (`isSilent`).
 */
export function buyFromDocument(document: Json, circumstances: BuyCircumstances): WholeBuy {
  const { principalId, account, buyId, request, creatives, now } = circumstances;
  const status = statusOf(document) ?? circumstances.status;
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
    details: detailsFromDocument(document, request),
    isSilent: true,
    confirmedAt: confirmedOf(document, status, now),
    lookAt: null,
    traffickedRevision: 0,
    settled: false,
    createdAt: now,
    updatedAt: now,
    packages: packages.map(
      (one, position): WholePackage =>
        packageFromDocument(
          { ...(asked[position] ?? {}), ...one },
          { ...circumstances, accountId: account.id },
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

/**
 * The flight of the document. A `pending_start` buy without a start begins 7 days from now. An end that is not
 * after the start is replaced by 30 days after the start.
 */
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

/**
 * When the buy was confirmed. Only a pending or final buy can be unconfirmed; a buy that runs must have been
 * confirmed.
 */
function confirmedOf({ confirmed_at: confirmed }: Json, status: BuyStatus, now: Date): Date | null {
  const mayWait = status === 'pending_creatives' || status === 'pending_start' || isFinalBuy(status);
  return confirmed === null && mayWait ? null : (readInstant(confirmed) ?? now);
}

function detailsFromDocument(document: Json, request: Json): BuyDetails {
  const form = formOf(request);
  const { rejection_reason: reason, cancellation } = document;
  return {
    ...buyDetailsOf(request, form),
    ...buyDetailsOf(document, form, ['brand', 'context', 'ext', 'po_number', 'plan_id']),
    ...(typeof reason === 'string' ? { rejection_reason: reason } : {}),
    ...(isObject(cancellation) ? { cancellation: cancellation as BuyDetails['cancellation'] } : {}),
  } as BuyDetails;
}

type DocumentStart = {
  readonly principalId: string;
  readonly buyId: string;
  readonly offers: ReadonlyMap<string, Offer>;
  readonly newId: () => string;
  readonly now: Date;
};

type Place = {
  readonly position: number;
  readonly currency: string;
  /** In minor units; used when the package has no budget of its own. */
  readonly budget: number;
  /** Whether the document lists no packages and is itself read as the only package, with the budget of the buy. */
  readonly isAlone: boolean;
  readonly flight: Span;
};

/** Makes a package from a document; see `buyFromDocument`. */
function packageFromDocument(
  document: Json,
  { principalId, accountId, buyId, offers, newId }: DocumentStart & { readonly accountId: string },
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
    // The platform was not asked what the targeting leaves, so the full audience is assumed.
    targetingPpm: 1_000_000,
    heldUntil: null,
    platformRef: null,
    details: packageDetails(document, isAlone),
    assignments: assignmentsOf(assignedIn(document), undefined, owner),
    terms: [],
  };
}

const NO_DATES = { startAt: null, endAt: null };

/** The package's own dates. They are dropped when they would make it end before it starts. */
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

/** Stand-in for a product that is not offered. */
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

/** A document that describes the buy as a whole gives its only package no details. */
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

/** In major units. Amounts up to this one are exact in minor units of any currency. */
const LARGEST_AMOUNT = 100_000_000_000;

/** Reads an amount in major units: a number, or an object with `amount` or `total`. Undefined for anything else. */
function amountOf(value: unknown): number | undefined {
  const amount = isObject(value) ? (value.amount ?? value.total) : value;
  return typeof amount === 'number' && amount >= 0 && amount <= LARGEST_AMOUNT ? amount : undefined;
}
