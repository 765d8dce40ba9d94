import { sameJson } from '../json/values.ts';
import type { Product } from '../products/product.ts';
import { assignmentsOf, deadlineOf } from './assignments.ts';
import type { BuyPackage, PackageDetails, WholePackage } from './buy-record.ts';
import type { SoldPackage } from './judging/package.ts';
import type { CommittedMetric } from './judging/package-request.ts';
import { withoutListTokens } from './list-tokens.ts';

/** What the platform granted. */
export type PackageGrant = { readonly sharePpm: number; readonly targetingPpm: number };

export type PackageStart = PackageGrant & {
  readonly principalId: string;
  readonly accountId: string;
  readonly buyId: string;
  readonly id: string;
  readonly position: number;
  /** How long it holds inventory without a creative. */
  readonly holdMs: number;
  readonly now: Date;
};

const KEPT = [
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

/** What of a request is kept as it came. */
export const keptOf = (request: object): PackageDetails => {
  const given = request as Readonly<Record<string, unknown>>;
  const kept = KEPT.filter((name) => given[name] !== undefined).map((name) => [name, given[name]] as const);
  return withoutListTokens(Object.fromEntries(kept));
};

/** A package as it begins. */
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

/** Terms that were proposed, those of the product for promised delivery without, and what is committed from now on. */
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

/** What is committed to with more added; what was promised is never taken back, nor is its time changed. */
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
