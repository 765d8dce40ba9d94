import type { ReleaseForm } from '../contract/release.ts';
import { sameJson } from '../json/values.ts';
import type { BuyActor, BuyDetails, PackageDetails, WholeBuy, WholePackage } from './buy-record.ts';
import { assignmentsOf, deadlineOf } from './creatives.ts';
import { lapseOf } from './holds.ts';
import type { ChangedPackage } from './judging/changed-package.ts';
import type { UpdateRequest } from './judging/requests.ts';
import type { BuyUpdate } from './judging/update.ts';
import { buyDetailsOf, committed, newPackage, type PackageGrant, withoutListTokens } from './new-buy.ts';
import { spanOf } from './on-wire.ts';

/** One entry that a change adds to the history of its buy. */
export type HistoryNote = {
  readonly action: string;
  readonly actor: BuyActor;
  readonly summary: string;
  readonly packageId?: string;
};

export type Changed = {
  readonly after: WholeBuy;
  /** Ids of the packages that the request changed or added. */
  readonly affected: readonly string[];
  readonly historyNotes: readonly HistoryNote[];
};

type Change = Extract<BuyUpdate, { kind: 'change' }>;
type Start = {
  readonly now: Date;
  /** Form of the answer to the request. */
  readonly form: ReleaseForm;
  /** Ids for the added packages, in the order of the request. */
  readonly newIds: readonly string[];
  /** Inventory that the platform granted, by package id. */
  readonly grants: ReadonlyMap<string, PackageGrant>;
  /** How long added packages hold inventory without a creative, in milliseconds. */
  readonly holdMs: number;
};

const REPLACED = ['invoice_recipient', 'reporting_webhook', 'push_notification_config'] as const;

/**
 * The buy after a change that `judgeUpdate` accepted.
 *
 * @throws {RangeError} when an added package has no id in `newIds`
 */
export function changedBuy(
  before: WholeBuy,
  update: Change,
  request: UpdateRequest,
  { now, form, newIds, grants, holdMs }: Start,
): Changed {
  const { flight } = update;
  const requests = new Map((request.packages ?? []).map((one) => [one.package_id, one]));
  const changes = new Map(update.packages.map((one) => [one.after.package_id, one]));
  const moved = { ...before, startAt: flight.start, endAt: flight.end };
  const kept = before.packages.map((one) => {
    const change = changes.get(one.id);
    const next = change === undefined ? one : changedPackage(before, one, change, requests.get(one.id), now);
    return withDeadline(before, moved, withGrant(next, grants.get(one.id)), one, now);
  });
  const added = update.newPackages.map((sold, at) => {
    const id = newIds[at] ?? missing();
    const { principalId, accountId, id: buyId } = before;
    const grant = grants.get(id) ?? { sharePpm: 0, targetingPpm: 0 };
    const start = { principalId, accountId, buyId, id, position: kept.length + at, holdMs, now };
    return newPackage(sold, { ...start, ...grant });
  });
  const after: WholeBuy = {
    ...moved,
    status: update.status,
    hold: update.hold,
    details: { ...before.details, ...buyDetailsOf(request, form, REPLACED) },
    packages: [...kept, ...added],
  };
  return {
    after,
    affected: [...changes.keys(), ...added.map(({ id }) => id)],
    historyNotes: historyNotesOf(before, after, added),
  };
}

const missing = (): never => {
  throw new RangeError('a package that is added has no id');
};

/** A buy that is canceled, which is final. Its creatives stay in the library and are no longer assigned. */
export function canceledBuy(
  before: WholeBuy,
  { by, reason, now }: { by: 'buyer' | 'seller'; reason: string | null; now: Date },
): WholeBuy {
  const details: BuyDetails = { ...before.details, cancellation: cancellation(by, reason, now) };
  return {
    ...before,
    status: 'canceled',
    hold: false,
    details,
    packages: before.packages.map((one) => ({ ...one, assignments: [] })),
  };
}

/** A package that is canceled, which is final. It keeps its dates, even if the flight of the buy changes later. */
export function canceledPackage(
  buy: WholeBuy,
  one: WholePackage,
  { by, reason, now }: { by: 'buyer' | 'seller'; reason: string | null; now: Date },
): WholePackage {
  const { start, end } = spanOf(buy, one);
  return {
    ...one,
    canceled: true,
    startAt: start,
    endAt: end,
    assignments: [],
    details: { ...one.details, cancellation: cancellation(by, reason, now) },
  };
}

const cancellation = (by: 'buyer' | 'seller', reason: string | null, now: Date) => ({
  canceled_at: now.toISOString(),
  canceled_by: by,
  ...(reason === null ? {} : { reason }),
});

function changedPackage(
  buy: WholeBuy,
  one: WholePackage,
  { after, isCanceled, reason, brought }: ChangedPackage,
  request: NonNullable<UpdateRequest['packages']>[number] | undefined,
  now: Date,
): WholePackage {
  if (isCanceled) return canceledPackage(buy, one, { by: 'buyer', reason, now });
  const { creative_assignments: _assigned, ...terms } = after.terms;
  const { context, ext } = request ?? {};
  const owner = { principalId: one.principalId, accountId: buy.accountId, buyId: buy.id, packageId: one.id };
  const isReassigned = request?.creative_assignments !== undefined || brought !== null;
  return {
    ...one,
    budget: after.budget,
    paused: after.paused,
    startAt: after.own.start ?? null,
    endAt: after.own.end ?? null,
    details: {
      ...one.details,
      ...withoutListTokens(terms as PackageDetails),
      ...committed(one.details.committed_metrics, request?.committed_metrics, now),
      ...(context === undefined ? {} : { context }),
      ...(ext === undefined ? {} : { ext }),
    },
    assignments: isReassigned
      ? assignmentsOf(request?.creative_assignments, brought ?? undefined, owner)
      : one.assignments,
  };
}

const withGrant = (one: WholePackage, grant: PackageGrant | undefined): WholePackage =>
  grant === undefined ? one : { ...one, sharePpm: grant.sharePpm, targetingPpm: grant.targetingPpm };

/** A package whose start moves gets a new deadline for creatives. */
function withDeadline(
  before: WholeBuy,
  after: WholeBuy,
  next: WholePackage,
  was: WholePackage,
  now: Date,
): WholePackage {
  const start = spanOf(after, next).start;
  if (start.getTime() === spanOf(before, was).start.getTime()) return next;
  return { ...next, creativeDeadline: deadlineOf(next.product, start, now) };
}

/**
 * Packages for which the platform must be asked for inventory again, because their booking changed. Packages that
 * are canceled or ended are left out: they release their inventory.
 */
export function rebooked(before: WholeBuy, after: WholeBuy, now: Date): WholePackage[] {
  const old = new Map(before.packages.map((one) => [one.id, one]));
  return after.packages.filter((one) => {
    const was = old.get(one.id);
    if (one.canceled || spanOf(after, one).end.getTime() <= now.getTime()) return false;
    return was === undefined || !sameJson(bookingOf(before, was), bookingOf(after, one));
  });
}

function bookingOf(buy: WholeBuy, one: WholePackage) {
  const { bid_price: bid, pacing = 'even', targeting_overlay: targeting } = one.details;
  const { start, end } = spanOf(buy, one);
  return {
    start: start.toISOString(),
    end: end.toISOString(),
    budget: one.budget,
    bid: bid ?? null,
    pacing,
    targeting: targeting ?? null,
  };
}

function historyNotesOf(before: WholeBuy, after: WholeBuy, added: readonly WholePackage[]): HistoryNote[] {
  const by = { actor: 'buyer' } as const;
  const paused = (buy: WholeBuy): boolean => buy.status === 'paused' || buy.hold;
  const old = new Map(before.packages.map((one) => [one.id, one]));
  const isMoved =
    before.startAt.getTime() !== after.startAt.getTime() || before.endAt.getTime() !== after.endAt.getTime();
  const historyNotes: HistoryNote[] = [
    ...(paused(before) === paused(after)
      ? []
      : [
          paused(after)
            ? { ...by, action: 'paused', summary: 'The buyer paused the buy.' }
            : { ...by, action: 'resumed', summary: 'The buyer resumed the buy.' },
        ]),
    ...(isMoved ? [{ ...by, action: 'dates_updated', summary: 'The buyer changed the flight.' }] : []),
    ...after.packages.flatMap((one): HistoryNote[] => {
      const was = old.get(one.id);
      return was === undefined ? [] : notesOfPackage(was, one);
    }),
    ...added.map(({ id }) => ({
      ...by,
      action: 'package_added',
      summary: 'The buyer added a package.',
      packageId: id,
    })),
  ];
  return historyNotes.length > 0
    ? historyNotes
    : [{ ...by, action: 'updated', summary: 'The buyer sent an update that changes no terms.' }];
}

function notesOfPackage(was: WholePackage, is: WholePackage): HistoryNote[] {
  const historyNote = (action: string, summary: string): HistoryNote => ({
    action,
    actor: 'buyer',
    summary,
    packageId: is.id,
  });
  if (is.canceled && !was.canceled)
    return [historyNote('package_canceled', 'The buyer canceled the package.')];
  const dates = ({ startAt, endAt }: WholePackage) => JSON.stringify([startAt, endAt]);
  return [
    ...(is.paused && !was.paused ? [historyNote('package_paused', 'The buyer paused the package.')] : []),
    ...(!is.paused && was.paused ? [historyNote('package_resumed', 'The buyer resumed the package.')] : []),
    ...(is.budget === was.budget ? [] : [historyNote('budget_updated', 'The buyer changed the budget.')]),
    ...(dates(is) === dates(was)
      ? []
      : [historyNote('dates_updated', 'The buyer changed the dates of the package.')]),
    ...(sameJson(is.assignments, was.assignments)
      ? []
      : [historyNote('creatives_updated', 'The buyer changed the creatives of the package.')]),
    ...(sameJson(is.details, was.details)
      ? []
      : [historyNote('package_updated', 'The buyer changed terms of the package.')]),
  ];
}

const LAPSE_REASON = 'No creative was assigned in time.';

/**
 * Cancels the packages of a buy whose holds have expired, which releases their inventory and budget. When no
 * package is left, the buy itself is canceled.
 */
export function withoutLapsedPackages(
  buy: WholeBuy,
  now: Date,
): { readonly buy: WholeBuy; readonly historyNotes: readonly HistoryNote[] } {
  const isOver = (one: WholePackage): boolean => {
    const at = lapseOf(buy, one);
    return at !== null && at <= now;
  };
  const over = buy.packages.filter(isOver);
  if (over.length === 0) return { buy, historyNotes: [] };
  const historyNotes = over.map(
    ({ id }): HistoryNote => ({
      action: 'package_canceled',
      actor: 'platform',
      summary: LAPSE_REASON,
      packageId: id,
    }),
  );
  const packages = buy.packages.map((one) =>
    isOver(one) ? canceledPackage(buy, one, { by: 'seller', reason: LAPSE_REASON, now }) : one,
  );
  const left = { ...buy, packages };
  if (packages.some(({ canceled }) => !canceled)) return { buy: left, historyNotes };
  return {
    buy: canceledBuy(left, { by: 'seller', reason: LAPSE_REASON, now }),
    historyNotes: [...historyNotes, { action: 'canceled', actor: 'platform', summary: LAPSE_REASON }],
  };
}
