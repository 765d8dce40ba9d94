import type { ReleaseForm } from '../contract/release.ts';
import { webhookReader } from '../contract/webhook-reader.ts';
import type { CreativeStatus } from '../creatives/creative.ts';
import { sameJson } from '../json/values.ts';
import type { Product } from '../products/product.ts';
import type { BuyDetails, BuyPackage, PackageDetails, WholeBuy, WholePackage } from './buy-record.ts';
import { assignmentsOf, deadlineOf } from './creatives.ts';
import { isBuyServed } from './holds.ts';
import type { NewBuy } from './judging/create.ts';
import type { SoldPackage } from './judging/package.ts';
import type { CommittedMetric } from './judging/requests.ts';
import { firstStatus } from './lifecycle/buy.ts';

export type BuyStart = {
  readonly principalId: string;
  readonly account: { readonly id: string; readonly sandbox: boolean };
  readonly id: string;
  /** Ids of the packages in their order, each with the grant of the platform. */
  readonly packages: readonly (PackageGrant & { readonly id: string })[];
  readonly details: BuyDetails;
  readonly creatives: ReadonlyMap<string, CreativeStatus>;
  /** How long packages hold inventory without a creative, in milliseconds. */
  readonly holdMs: number;
  /** Whether the seller commits to the buy at once; otherwise it waits for the ad server. */
  readonly isConfirmed: boolean;
  readonly now: Date;
};

/**
 * A new buy.
 *
 * @throws {RangeError} when `start.packages` has fewer entries than there are packages
 */
export function newBuy({ flight, hold, packages: sold }: NewBuy, start: BuyStart): WholeBuy {
  const { principalId, account, id, details, creatives, holdMs, now } = start;
  const packages = sold.map((one, position): WholePackage => {
    const its = start.packages[position];
    if (its === undefined) throw new RangeError('a package has neither id nor grant');
    return newPackage(one, { ...its, principalId, accountId: account.id, buyId: id, position, holdMs, now });
  });
  const facts = {
    hold,
    startTime: flight.start,
    endTime: flight.end,
    isServed: isBuyServed({ packages, creatives }),
    isConfirmed: start.isConfirmed,
  };
  return {
    principalId,
    id,
    accountId: account.id,
    sandbox: account.sandbox,
    status: firstStatus(facts, now),
    hold,
    isCancellable: true,
    revision: 1,
    startAt: flight.start,
    endAt: flight.end,
    details,
    isSilent: false,
    confirmedAt: start.isConfirmed ? now : null,
    lookAt: null,
    traffickedRevision: 0,
    settled: false,
    createdAt: now,
    updatedAt: now,
    packages,
    creatives,
  };
}

const KEPT_OF_BUY = [
  'brand',
  'context',
  'ext',
  'po_number',
  'plan_id',
  'proposal_id',
  'invoice_recipient',
  'reporting_webhook',
  'artifact_webhook',
  'push_notification_config',
] as const satisfies readonly (keyof BuyDetails)[];

/** Receivers whose webhooks are about the tasks of a buy. */
const RECEIVERS = ['push_notification_config', 'reporting_webhook'] as const;

/**
 * The fields of a request that a buy stores unchanged, and who reads the webhooks to the receivers among them. For an
 * update, `names` limits them.
 */
export function buyDetailsOf(
  request: object,
  form: ReleaseForm,
  names: readonly (keyof BuyDetails)[] = KEPT_OF_BUY,
): BuyDetails {
  const given = request as Readonly<Record<string, unknown>>;
  const kept = names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
  const isSent = RECEIVERS.some((name) => given[name] !== undefined);
  return { ...Object.fromEntries(kept), ...(isSent ? { reader: webhookReader(form, request) } : {}) };
}

/**
 * Shares that the platform granted, in millionths: of the product's inventory, and of the audience that the
 * targeting leaves.
 */
export type PackageGrant = { readonly sharePpm: number; readonly targetingPpm: number };

export type PackageStart = PackageGrant & {
  readonly principalId: string;
  readonly accountId: string;
  readonly buyId: string;
  readonly id: string;
  readonly position: number;
  /** How long the package holds inventory without a creative, in milliseconds. */
  readonly holdMs: number;
  readonly now: Date;
};

const KEPT_OF_PACKAGE = [
  'bid_price',
  'pacing',
  'impressions',
  'targeting_overlay',
  'optimization_goals',
  'catalogs',
  'format_ids',
  'format_option_refs',
  'format_kind',
  'params',
  'agency_estimate_number',
  'context',
  'ext',
] as const satisfies readonly (keyof PackageDetails)[];

/** The fields of a request that a package stores unchanged, except the tokens of lists. */
export const keptOf = (request: object): PackageDetails => {
  const given = request as Readonly<Record<string, unknown>>;
  const kept = KEPT_OF_PACKAGE.filter((name) => given[name] !== undefined).map(
    (name) => [name, given[name]] as const,
  );
  return withoutListTokens(Object.fromEntries(kept));
};

/** A new package, without terms. */
export function newPackage(
  { request, offer, option, span, budget }: SoldPackage,
  start: PackageStart,
): WholePackage {
  const { product } = offer;
  const { principalId, accountId, buyId, id, position, sharePpm, targetingPpm, holdMs, now } = start;
  const row: BuyPackage = {
    principalId,
    buyId,
    id,
    position,
    productId: product.product_id,
    product,
    option,
    needsCreatives: offer.needsCreatives,
    budget,
    paused: request.paused === true,
    canceled: false,
    startAt: request.start_time === undefined ? null : span.start,
    endAt: request.end_time === undefined ? null : span.end,
    creativeDeadline: deadlineOf(product, span.start, now),
    holdMs: offer.needsCreatives ? holdMs : null,
    lapsesAt: null,
    spent: 0,
    sharePpm,
    targetingPpm,
    heldUntil: null,
    platformRef: null,
    details: { ...keptOf(request), ...agreed(request, product, now) },
  };
  const owner = { principalId, accountId, buyId, packageId: id };
  return {
    ...row,
    assignments: assignmentsOf(request.creative_assignments, request.creatives, owner),
    terms: [],
  };
}

/**
 * Agreed terms of a new package: the proposed terms; without a proposal, those of the product when delivery is
 * guaranteed; and the committed metrics.
 */
function agreed(request: SoldPackage['request'], product: Product, now: Date): PackageDetails {
  const isPromised = product.delivery_type === 'guaranteed';
  const terms = request.measurement_terms ?? (isPromised ? product.measurement_terms : undefined);
  const standards = request.performance_standards ?? (isPromised ? product.performance_standards : undefined);
  return {
    ...(terms === undefined ? {} : { measurement_terms: terms }),
    ...(standards === undefined || standards.length === 0 ? {} : { performance_standards: standards }),
    ...committed(undefined, request.committed_metrics, now),
  } as PackageDetails;
}

/** Committed metrics after more are added. A commitment is never removed and keeps its `committed_at`. */
export function committed(
  before: PackageDetails['committed_metrics'],
  added: readonly CommittedMetric[] | undefined,
  now: Date,
): Pick<PackageDetails, 'committed_metrics'> {
  if (added === undefined) return before === undefined ? {} : { committed_metrics: before };
  const all = [...(before ?? [])];
  for (const metric of added) {
    const isKnown = all.some(({ committed_at: _at, ...known }) => sameJson(known, metric));
    if (!isKnown) all.push({ ...metric, committed_at: now.toISOString() } as (typeof all)[number]);
  }
  return { committed_metrics: all };
}

const LISTS = ['property_list', 'collection_list', 'collection_list_exclude'] as const;

/** Details without the `auth_token` of lists. The tokens are never returned to the caller, so they are not stored. */
export function withoutListTokens(details: PackageDetails): PackageDetails {
  const { targeting_overlay: targeting } = details;
  if (targeting === undefined) return details;
  const lists = LISTS.flatMap((name) => {
    const list = targeting[name];
    if (list === undefined || !('auth_token' in list)) return [];
    const { auth_token: _token, ...rest } = list;
    return [[name, rest] as const];
  });
  if (lists.length === 0) return details;
  return { ...details, targeting_overlay: { ...targeting, ...Object.fromEntries(lists) } };
}
