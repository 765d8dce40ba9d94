import type { MediaBuyMediaBuyRecord, MediaBuyPackageRecord } from '../../../generated/types/schemas.ts';
import { withoutBank } from '../accounts/business-entity.ts';
import { fromMinor } from '../accounts/money.ts';
import { approvalOf } from '../creatives/lifecycle.ts';
import type { Creative } from '../creatives/record.ts';
import type { HistoryEntry, WholeBuy, WholePackage } from './buy-record.ts';
import type { Impairment } from './impairments.ts';
import { actionsOnWire, commonOnWire, deadlineOnWire, mainTotal, missingFormats } from './on-wire.ts';

/** Figures of a package so far, as the platform tells them. */
export type Snapshot = {
  readonly impressions: number;
  readonly spendMinor: number;
  readonly clicks: number;
  readonly pacingIndex: number | null;
  readonly deliveryStatus: NonNullable<NonNullable<MediaBuyPackageRecord['snapshot']>['delivery_status']>;
};

/** What is told of a buy beside itself. */
export type Beside = {
  readonly account: MediaBuyMediaBuyRecord['account'];
  readonly impairments: readonly Impairment[];
  /** Creatives of its packages, by id. */
  readonly creatives: ReadonlyMap<string, Creative>;
  /** By package; null when nobody asked. */
  readonly snapshots: ReadonlyMap<string, Snapshot> | null;
  /** Newest first; null when nobody asked. */
  readonly history: readonly HistoryEntry[] | null;
  readonly now: Date;
};

/** A buy as reads tell it. */
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
  { creatives, snapshots, now }: Beside,
): MediaBuyPackageRecord {
  const pending = missingFormats(buy, one);
  const approvals = one.assignments.flatMap(({ creativeId }) => {
    const creative = creatives.get(creativeId);
    return creative === undefined ? [] : [approvalOnWire(creative)];
  });
  return {
    ...commonOnWire(buy, one),
    ...(approvals.length === 0 ? {} : { creative_approvals: approvals }),
    ...(pending.length === 0 ? {} : { format_ids_pending: pending }),
    ...(snapshots === null ? {} : snapshotOnWire(one, snapshots.get(one.id), now)),
  };
}

function approvalOnWire({ id, status, review }: Creative) {
  const approval = approvalOf(status);
  const reason = review.rejection_reason ?? review.reason_detail;
  return {
    creative_id: id,
    approval_status: approval,
    ...(approval === 'rejected' && reason !== undefined ? { rejection_reason: reason } : {}),
  };
}

/** Figures are worked out at the moment of the question, so they are never stale. */
function snapshotOnWire({ option }: WholePackage, snapshot: Snapshot | undefined, now: Date) {
  if (snapshot === undefined)
    return { snapshot_unavailable_reason: 'SNAPSHOT_TEMPORARILY_UNAVAILABLE' } as const;
  const { impressions, spendMinor, clicks, pacingIndex, deliveryStatus } = snapshot;
  return {
    snapshot: {
      as_of: now.toISOString(),
      staleness_seconds: 0,
      impressions,
      spend: fromMinor(spendMinor, option.currency),
      currency: option.currency,
      clicks,
      ...(pacingIndex === null ? {} : { pacing_index: pacingIndex }),
      delivery_status: deliveryStatus,
    },
  };
}
