import type { CorePackage } from '../../../generated/types/core.ts';
import type { MediaBuyMediaBuyRecord, MediaBuyPackageRecord } from '../../../generated/types/media-buy.ts';
import { withoutBank } from '../accounts/on-wire.ts';
import { type ReleaseForm, releaseTable } from '../contract/release.ts';
import { approvalOf, type CreativeStanding } from '../creatives/creative.ts';
import { singleTotal, totals } from '../money/amounts.ts';
import { fromMinor } from '../money/minor-units.ts';
import { type HistoryEntry, NO_PRODUCT, type WholeBuy, type WholePackage } from './buy-record.ts';
import { assignedOnWire } from './creatives.ts';
import { creativesDue, firstDue } from './holds.ts';
import type { Impairment } from './impairments.ts';
import { type ActionStand, type Allowances, availableActions, validActions } from './lifecycle/actions.ts';
import type { BuyStatus } from './lifecycle/buy.ts';
import { overlayOnWire } from './overlay-on-wire.ts';
import { isRefused, type PlacedCreative } from './placed-package.ts';

/** A complete package, with the formats that still need a creative. */
export function packageOnWire(buy: WholeBuy, one: WholePackage, form: ReleaseForm): CorePackage {
  const missing = missingFormats(buy, one);
  return {
    ...commonOnWire(buy, one, form),
    ...(missing.length === 0 ? {} : { format_ids_to_provide: missing }),
  };
}

/** The fields that all responses about a package have in common. */
function commonOnWire(buy: WholeBuy, one: WholePackage, form: ReleaseForm) {
  const { details, option } = one;
  const due = creativesDue(buy, one);
  const {
    pacing = 'even',
    cancellation,
    committed_metrics: committed,
    targeting_overlay: overlay,
    ...kept
  } = details;
  return {
    package_id: one.id,
    ...(one.productId === NO_PRODUCT ? {} : { product_id: one.productId }),
    pricing_option_id: option.pricing_option_id,
    budget: fromMinor(one.budget, option.currency),
    currency: option.currency,
    ...kept,
    ...(overlay === undefined ? {} : { targeting_overlay: overlayOnWire(overlay, form) }),
    // Nothing is committed before the buy is confirmed.
    ...(committed === undefined || buy.confirmedAt === null ? {} : { committed_metrics: committed }),
    pacing,
    creative_assignments: assignedOnWire(one),
    ...spanOnWire(buy, one),
    paused: one.paused,
    canceled: one.canceled,
    ...(cancellation === undefined ? {} : { cancellation }),
    ...(due === null ? {} : { creative_deadline: due.toISOString() }),
  };
}

export const spanOf = (
  buy: Pick<WholeBuy, 'startAt' | 'endAt'>,
  one: Pick<WholePackage, 'startAt' | 'endAt'>,
) => ({ start: one.startAt ?? buy.startAt, end: one.endAt ?? buy.endAt });

function spanOnWire(buy: WholeBuy, one: WholePackage) {
  const { start, end } = spanOf(buy, one);
  return { start_time: start.toISOString(), end_time: end.toISOString() };
}

/** Formats for which a creative is still missing; empty once the package has any creative. */
export function missingFormats(
  buy: Pick<WholeBuy, 'creatives'>,
  { canceled, needsCreatives, assignments, details, product }: WholePackage,
) {
  const isThere = assignments.some(({ creativeId }) => buy.creatives.has(creativeId));
  if (canceled || !needsCreatives || isThere) return [];
  return (details.format_ids ?? product.format_ids ?? []).map((format) => ({ ...format }));
}

const standOf = ({ status, hold, isCancellable }: WholeBuy): ActionStand => ({
  status,
  hold,
  isCancellable,
});

/** The allowed actions of the products of a buy, each product once. Canceled packages do not count. */
function allowancesOf({ packages }: WholeBuy): Allowances {
  const live = packages.filter(({ canceled }) => !canceled);
  const products = new Map(live.map(({ product }) => [product.product_id, product]));
  return [...products.values()].map(({ allowed_actions }) => allowed_actions ?? null);
}

export function actionsOnWire(
  buy: WholeBuy,
): Required<Pick<MediaBuyMediaBuyRecord, 'valid_actions' | 'available_actions'>> {
  const allowances = allowancesOf(buy);
  return {
    valid_actions: validActions(standOf(buy), allowances),
    available_actions: availableActions(standOf(buy), allowances),
  };
}

const budgets = ({ packages }: WholeBuy) =>
  packages.map(({ budget, option }) => ({ minor: budget, currency: option.currency }));

/** The sum of all budgets; empty when they have several currencies. */
export function totalOnWire(
  buy: WholeBuy,
): Partial<Pick<MediaBuyMediaBuyRecord, 'currency' | 'total_budget'>> {
  const total = singleTotal(budgets(buy));
  return total === null
    ? {}
    : { currency: total.currency, total_budget: fromMinor(total.minor, total.currency) };
}

/**
 * Sum of the budgets in the currency of the first package, for responses that require one total. Each package has
 * its own budget and currency.
 */
export function mainTotal(buy: WholeBuy): { currency: string; minor: number } {
  return totals(budgets(buy))[0] ?? { currency: 'USD', minor: 0 };
}

/** The earliest time at which a package of the buy needs its creatives. */
export function deadlineOnWire(buy: WholeBuy): Pick<MediaBuyMediaBuyRecord, 'creative_deadline'> {
  const due = firstDue(buy);
  return due === null ? {} : { creative_deadline: due.toISOString() };
}

/** State of a created or changed buy, in the field where the caller's release expects it. */
export const buyStatus = ({ status }: { readonly status: BuyStatus }, form: ReleaseForm) => ({
  status: releaseTable.buyStatusAtRoot[form] ? status : ('completed' as const),
  media_buy_status: status,
});

/** Delivery figures of a package so far, as the platform reports them. */
export type Snapshot = {
  readonly impressions: number;
  readonly spendMinor: number;
  readonly clicks: number;
  readonly pacingIndex: number | null;
  /** Time of the figures. */
  readonly asOf: Date;
  readonly deliveryStatus: NonNullable<NonNullable<MediaBuyPackageRecord['snapshot']>['delivery_status']>;
};

/** What a read returns in addition to the buy itself. */
export type Beside = {
  readonly account: MediaBuyMediaBuyRecord['account'];
  readonly impairments: readonly Impairment[];
  /** Creatives of its packages, by id. */
  readonly creatives: ReadonlyMap<string, CreativeStanding>;
  /** What the ad server said of the creatives of its packages, by package id. */
  readonly judged?: ReadonlyMap<string, readonly PlacedCreative[]>;
  /** By package id; null when the request did not ask for snapshots. */
  readonly snapshots: ReadonlyMap<string, Snapshot> | null;
  /** Newest first; null when the request did not ask for the history. */
  readonly history: readonly HistoryEntry[] | null;
  readonly now: Date;
  readonly form: ReleaseForm;
};

/** A buy as `get_media_buys` returns it. */
export function recordOf(buy: WholeBuy, beside: Beside): MediaBuyMediaBuyRecord {
  const { details, confirmedAt } = buy;
  const { account, impairments, history, now } = beside;
  const total = mainTotal(buy);
  const { rejection_reason: rejection, cancellation, context, ext, invoice_recipient: recipient } = details;
  return {
    media_buy_id: buy.id,
    ...(account === undefined ? {} : { account }),
    ...(recipient === undefined ? {} : { invoice_recipient: withoutBank(recipient) }),
    status: buy.status,
    status_as_of: now.toISOString(),
    health: impairments.length === 0 ? 'ok' : 'impaired',
    impairments: impairments.map((one) => ({ ...one, package_ids: [...one.package_ids] })),
    ...(rejection === undefined ? {} : { rejection_reason: rejection }),
    currency: total.currency,
    total_budget: fromMinor(total.minor, total.currency),
    start_time: buy.startAt.toISOString(),
    end_time: buy.endAt.toISOString(),
    ...deadlineOnWire(buy),
    confirmed_at: confirmedAt?.toISOString() ?? null,
    ...(cancellation === undefined ? {} : { cancellation }),
    revision: buy.revision,
    created_at: buy.createdAt.toISOString(),
    updated_at: buy.updatedAt.toISOString(),
    ...(context === undefined ? {} : { context }),
    ...actionsOnWire(buy),
    ...(history === null ? {} : { history: history.map(historyOnWire) }),
    packages: buy.packages.map((one) => packageRecord(buy, one, beside)),
    sandbox: buy.sandbox,
    ...(ext === undefined ? {} : { ext }),
  };
}

const historyOnWire = ({ revision, at, actor, action, summary, packageId }: HistoryEntry) => ({
  revision,
  timestamp: at.toISOString(),
  actor,
  action,
  summary,
  ...(packageId === null ? {} : { package_id: packageId }),
});

function packageRecord(
  buy: WholeBuy,
  one: WholePackage,
  { creatives, judged, snapshots, now, form }: Beside,
): MediaBuyPackageRecord {
  const pending = missingFormats(buy, one);
  const verdicts = new Map((judged?.get(one.id) ?? []).map((verdict) => [verdict.creative_id, verdict]));
  const approvals = one.assignments.flatMap(({ creativeId }) => {
    const creative = creatives.get(creativeId);
    return creative === undefined ? [] : [approvalOnWire(creative, verdicts.get(creativeId))];
  });
  return {
    ...commonOnWire(buy, one, form),
    ...(approvals.length === 0 ? {} : { creative_approvals: approvals }),
    ...(pending.length === 0 ? {} : { format_ids_pending: pending }),
    ...(snapshots === null ? {} : snapshotOnWire(one, snapshots.get(one.id), now)),
  };
}

/** The approval of a creative in a package: that of the library, and then that of the ad server. */
function approvalOnWire({ id, status, review }: CreativeStanding, verdict: PlacedCreative | undefined) {
  const own = approvalOf(status);
  const there = own === 'approved' && verdict !== undefined ? approvalThere(verdict) : own;
  const reason = own === there ? (review.rejection_reason ?? review.reason_detail) : verdict?.reason;
  return {
    creative_id: id,
    approval_status: there,
    ...(there === 'rejected' && reason !== undefined ? { rejection_reason: reason } : {}),
  };
}

const approvalThere = (verdict: PlacedCreative) => {
  if (isRefused(verdict)) return 'rejected';
  return verdict.state === 'pending' ? 'pending_review' : 'approved';
};

/** Figures that are computed for this request are never stale; those that an ad server counted are as old as its report. */
function snapshotOnWire({ option }: WholePackage, snapshot: Snapshot | undefined, now: Date) {
  if (snapshot === undefined)
    return { snapshot_unavailable_reason: 'SNAPSHOT_TEMPORARILY_UNAVAILABLE' } as const;
  const { impressions, spendMinor, clicks, pacingIndex, deliveryStatus, asOf } = snapshot;
  return {
    snapshot: {
      as_of: asOf.toISOString(),
      staleness_seconds: Math.max(0, Math.floor((now.getTime() - asOf.getTime()) / 1000)),
      impressions,
      spend: fromMinor(spendMinor, option.currency),
      currency: option.currency,
      clicks,
      ...(pacingIndex === null ? {} : { pacing_index: pacingIndex }),
      delivery_status: deliveryStatus,
    },
  };
}
