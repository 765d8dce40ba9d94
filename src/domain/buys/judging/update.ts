import { protocol } from '../../../../generated/protocol.ts';
import type { Money } from '../../money/amounts.ts';
import { type BuyRejected, type Judged, judged, noValue, refuse } from '../../refusals/refusal.ts';
import { isInside, type Span } from '../../text/instant.ts';
import { refuseAction } from '../lifecycle/actions.ts';
import type { BuyStatus } from '../lifecycle/buy.ts';
import { moveOfBuy } from '../lifecycle/events.ts';
import { judgeLimit } from '../money/budget.ts';
import { askedActions } from './asked-actions.ts';
import { type ChangedPackage, judgeChangedPackage, requote } from './changed-package.ts';
import { judgeReporting, moneyOf } from './create.ts';
import { judgeNewFlight } from './flight.ts';
import { judgePackage, type SoldPackage } from './package.ts';
import {
  allowancesOf,
  type CurrentBuy,
  type CurrentPackage,
  packagesById,
  type UpdateRequest,
} from './requests.ts';
import type { Seller } from './seller.ts';

/** The result of a valid update. */
export type BuyUpdate =
  | {
      readonly kind: 'cancel';
      readonly reason: string | null;
      /** Fields of the request beside the cancellation, which have no effect. */
      readonly ignored: readonly string[];
    }
  | {
      readonly kind: 'change';
      readonly status: BuyStatus;
      readonly hold: boolean;
      readonly flight: Span;
      readonly packages: readonly ChangedPackage[];
      readonly newPackages: readonly SoldPackage[];
    };

/**
 * Validates a change of a buy; it applies as a whole or not at all. The revision is compared first, then the
 * states, the actions that the products allow, and the values are checked.
 */
export function judgeUpdate(request: UpdateRequest, buy: CurrentBuy, seller: Seller): Judged<BuyUpdate> {
  const stale = judgeRevision(request.revision, buy);
  if (stale !== null) return judged([stale], noValue);
  if (request.canceled === true) return judgeCancel(request, buy);
  const moved = moveOfBuy(buy, request.paused === undefined ? 'change' : request.paused ? 'pause' : 'resume');
  if (!moved.ok) return judged([moved.refusal], noValue);
  const known = packagesById(buy);
  const unknown = judgePackageIds(request, known);
  if (unknown.length > 0) return judged(unknown, noValue);
  const flight = judgeNewFlight(request, buy.flight, seller.now);
  if (!flight.ok) return flight;
  const refused = judgeActions(request, buy, known, flight.value);
  if (refused.length > 0) return judged(refused, noValue);
  const values = judgeValues(request, buy, known, flight.value, seller);
  if (values.refusals.length === 0 && changesNothing(request, buy, flight.value))
    return judged([nothing()], noValue);
  return judged(values.refusals, () => ({
    kind: 'change',
    status: moved.status,
    hold: moved.hold,
    flight: flight.value,
    packages: values.changed,
    newPackages: values.sold,
  }));
}

/** The optimistic lock: refuses a change that was made for another revision than the present one. */
export function judgeRevision(
  revision: number | undefined,
  buy: Pick<CurrentBuy, 'media_buy_id' | 'revision'>,
): BuyRejected | null {
  if (revision === undefined || revision === buy.revision) return null;
  return refuse('CONFLICT', 'revision', 'The media buy has changed since this revision: read it again.', {
    details: {
      resource_id: buy.media_buy_id,
      expected_version: revision,
      current_version: buy.revision,
    },
  });
}

// These fields identify the request, its target and its receiver, beside what it asks for.
const FRAMING: readonly string[] = [
  'account',
  'media_buy_id',
  'revision',
  'idempotency_key',
  'context',
  'ext',
  'push_notification_config',
  protocol.versionField,
  protocol.majorVersionField,
];
/**
 * Fields that count as a change only when they differ from the present value. Any other known field counts when it
 * is present.
 */
const COMPARED: readonly string[] = ['paused', 'start_time', 'end_time'];
const COMPARED_OF_PACKAGE: readonly string[] = [
  'package_id',
  'paused',
  'canceled',
  'start_time',
  'end_time',
  'budget',
  'pacing',
  'targeting_overlay',
  'keyword_targets_add',
  'keyword_targets_remove',
  'negative_keywords_add',
  'negative_keywords_remove',
  'creative_assignments',
  'context',
  'ext',
];
const WHOLE: readonly string[] = [
  'new_packages',
  'reporting_webhook',
  'invoice_recipient',
  'push_notification_config',
];

/** Whether a request only repeats present values, or names no field that can change, such as a misspelled one. */
function changesNothing(request: UpdateRequest, buy: CurrentBuy, flight: Span): boolean {
  const isGiven = (name: string): boolean => Reflect.get(request, name) !== undefined;
  const isSet = (one: object): boolean =>
    Object.entries(one).some(([name, value]) => value !== undefined && !COMPARED_OF_PACKAGE.includes(name));
  if (WHOLE.some(isGiven) || (request.packages ?? []).some(isSet)) return false;
  // Resuming a pending buy that holds a pause counts as a change, even when nothing else does.
  return askedActions(request, buy, flight).length === 0;
}

const nothing = (): BuyRejected =>
  refuse('INVALID_REQUEST', '', 'The request changes nothing.', {
    suggestion: `Send a new value of ${[...COMPARED, 'packages', ...WHOLE, 'canceled'].join(', ')}.`,
  });

const CANCELING: readonly string[] = ['canceled', 'cancellation_reason'];

function judgeCancel(request: UpdateRequest, buy: CurrentBuy): Judged<BuyUpdate> {
  const moved = moveOfBuy(buy, 'cancel');
  if (!moved.ok) return judged([moved.refusal], noValue);
  const refused = refuseAction(
    buy,
    { action: 'cancel', field: 'canceled', allowances: allowancesOf(buy.packages) },
    allowancesOf(buy.packages),
  );
  return judged(refused === null ? [] : [refused], () => ({
    kind: 'cancel',
    reason: request.cancellation_reason ?? null,
    ignored: Object.keys(request).filter((name) => !CANCELING.includes(name) && !FRAMING.includes(name)),
  }));
}

type Known = ReturnType<typeof packagesById>;

function judgePackageIds(request: UpdateRequest, known: Known): BuyRejected[] {
  const seen = new Set<string>();
  return (request.packages ?? []).flatMap(({ package_id }, at) => {
    const field = `packages[${at}].package_id`;
    if (!known.has(package_id))
      return [refuse('PACKAGE_NOT_FOUND', field, 'The buy has no package with this id.')];
    if (seen.has(package_id))
      return [refuse('INVALID_REQUEST', field, '`package_id` is used twice in the request.')];
    seen.add(package_id);
    return [];
  });
}

function judgeActions(request: UpdateRequest, buy: CurrentBuy, known: Known, flight: Span): BuyRejected[] {
  const ofBuy = allowancesOf(buy.packages);
  // An update of a canceled package is refused for its state, whatever its product allows.
  const live = new Set<object>(
    (request.packages ?? []).filter(({ package_id }) => known.get(package_id)?.canceled !== true),
  );
  const asked = askedActions(request, buy, flight).filter(({ field }) => isOf(live, request, field));
  return asked.flatMap((one) => refuseAction(buy, one, ofBuy) ?? []);
}

function isOf(live: ReadonlySet<object>, { packages = [] }: UpdateRequest, field: string): boolean {
  const at = /^packages\[(\d+)\]/.exec(field)?.[1];
  const update = at === undefined ? undefined : packages[Number(at)];
  return update === undefined || live.has(update);
}

type Values = {
  readonly refusals: readonly BuyRejected[];
  readonly changed: readonly ChangedPackage[];
  readonly sold: readonly SoldPackage[];
};

function judgeValues(
  request: UpdateRequest,
  buy: CurrentBuy,
  known: Known,
  flight: Span,
  seller: Seller,
): Values {
  const changes = (request.packages ?? []).map((update, at) => {
    const current = known.get(update.package_id) ?? noValue();
    return judgeChangedPackage(update, current, flight, buy.envelope, seller, `packages[${at}]`);
  });
  const additions = (request.new_packages ?? []).map((one, at) =>
    judgePackage(one, flight, seller, `new_packages[${at}]`),
  );
  const changed = changes.flatMap((result) => (result.ok ? [result.value] : []));
  const sold = additions.flatMap((result) => (result.ok ? [result.value] : []));
  const products = [...buy.packages, ...sold].map(({ offer }) => offer.product);
  return {
    changed,
    sold,
    refusals: [
      ...changes.flatMap((result) => (result.ok ? [] : result.refusals)),
      ...additions.flatMap((result) => (result.ok ? [] : result.refusals)),
      ...judgeOthers(buy, changed, flight),
      ...judgeQuotedFlight(buy, flight),
      ...judgeReporting(request.reporting_webhook, products),
      ...(request.reporting_webhook === undefined ? judgeJoining(buy, sold) : []),
      ...judgeNewMoney(buy, changed, sold, seller),
    ],
  };
}

/** Added packages join the reports that the buy has pushed already. */
const judgeJoining = ({ reporting }: CurrentBuy, sold: readonly SoldPackage[]): BuyRejected[] =>
  judgeReporting(
    reporting,
    sold.map(({ offer }) => offer.product),
  ).map((refusal) => ({ ...refusal, field: 'new_packages' }));

/** Packages that the request does not change and that have own dates must still be within the flight. */
function judgeOthers(buy: CurrentBuy, changed: readonly ChangedPackage[], flight: Span): BuyRejected[] {
  const touched = new Set(changed.map(({ after }) => after.package_id));
  const isLeftOut = ({ own, canceled, package_id }: CurrentPackage): boolean =>
    !canceled &&
    !touched.has(package_id) &&
    !isInside({ start: own.start ?? flight.start, end: own.end ?? flight.end }, flight);
  if (!buy.packages.some(isLeftOut)) return [];
  const field = flight.end.getTime() === buy.flight.end.getTime() ? 'start_time' : 'end_time';
  return [
    refuse(
      'VALIDATION_ERROR',
      field,
      'The flight must contain the dates of every package, and a package has other dates.',
    ),
  ];
}

function judgeQuotedFlight({ envelope, flight: old }: CurrentBuy, flight: Span): BuyRejected[] {
  const quoted = envelope?.flight ?? null;
  if (quoted === null || isInside(flight, quoted)) return [];
  return [requote(flight.end.getTime() === old.end.getTime() ? 'start_time' : 'end_time')];
}

/** Only the increase of budgets counts against the account's credit limit. */
function judgeNewMoney(
  buy: CurrentBuy,
  changed: readonly ChangedPackage[],
  sold: readonly SoldPackage[],
  { availableIn }: Seller,
): BuyRejected[] {
  const before = new Map(buy.packages.map(({ package_id, budget }) => [package_id, budget]));
  const more = changed.map(({ after }): Money => {
    const minor = after.budget - (before.get(after.package_id) ?? 0);
    return { minor, currency: after.option.currency };
  });
  const refusal = judgeLimit([...more, ...sold.map(moneyOf)], availableIn, 'packages');
  return refusal === null ? [] : [refusal];
}
