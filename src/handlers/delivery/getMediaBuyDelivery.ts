import type { CoreAttributionWindow } from '../../../generated/types/core.ts';
import type { TaskRead } from '../../desk/tasks/call.ts';
import type { WholeBuy } from '../../domain/buys/buy-record.ts';
import { figuresMark } from '../../domain/buys/figures-mark.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { aggregatedTotals, buyRows, currencyOf } from '../../domain/delivery/buy-row.ts';
import type { Dimensions } from '../../domain/delivery/package-row.ts';
import { judgeLength, judgeRange, partsOf, type Range } from '../../domain/delivery/range.ts';
import {
  acceptedFor,
  defaultWindows,
  namedWindow,
  unappliedPart,
  windowsOfAll,
} from '../../domain/events/attribution.ts';
import { ownCatalogs } from '../../domain/measurement/metrics.ts';
import { refuse, taskErrorOf } from '../../domain/refusals/refusal.ts';
import { inTurns } from '../../domain/steps.ts';
import type { Span } from '../../domain/text/instant.ts';
import { reportOn } from '../../record/buys/delivered.ts';
import { claimantOf } from '../../record/delivery/credit-events.ts';
import { buysToReport, deliverySubjects } from '../../record/delivery/report-subjects.ts';
import type { TaskReadCall } from '../../record/task-call.ts';
import { staleAdvice } from '../../record/tasks/stale-advice.ts';

type Name = 'get_media_buy_delivery';

/** `get_media_buy_delivery`: the delivery of buys, exact to the minute. */
export const getMediaBuyDelivery: TaskRead<Name> = async (args, call) => {
  const { now, principal, platform, store } = call;
  const { buys, sandbox, accountId } = await buysToReport(args, call, 'get_media_buy_delivery');
  const products = buys.flatMap(({ packages }) => packages.map(({ product }) => product));
  const judged = judgeRange(args, products);
  if (!judged.ok) throw taskErrorOf(judged.refusals);
  const range = judged.value;
  checkLength(range, buys, now);
  const dimensions = dimensionsOf(args, range);
  const window = await windowOf(args, buys, call);
  const parts = partsOf(range);
  const additions = await store.deliveryAdditions.list(
    principal.id,
    buys.map(({ id }) => id),
  );
  const report = await reportOn(platform, buys, additions, {
    as_of: now,
    ...(range.period === null ? {} : { period: { from: range.period.start, to: range.period.end } }),
    ...(parts === null ? {} : { windows: parts }),
    breakdowns: dimensions.countries !== null || dimensions.devices !== null,
  });
  const asked = { now, period: range.period, ownMetrics: ownCatalogs(call.profile) };
  const subjects = await inTurns(deliverySubjects(buys, report, additions, asked), store.nextTurn);
  const totals = await inTurns(aggregatedTotals(subjects), store.nextTurn);
  const deliveries = await inTurns(buyRows(subjects, dimensions, range.windows), store.nextTurn);
  const { start, end } = range.period ?? lifeOf(buys, now);
  return {
    sandbox,
    body: {
      status: 'completed',
      reporting_period: { start: start.toISOString(), end: end.toISOString() },
      currency: currencyOf(subjects.flatMap(({ packages }) => packages)),
      ...(window === null ? {} : { attribution_window: window }),
      ...(await staleAdvice('get_media_buy_delivery', call, accountId)),
      ...(totals === null ? {} : { aggregated_totals: totals }),
      media_buy_deliveries: deliveries,
      ...figuresMark(platform, report),
    },
  };
};

function checkLength(range: Range, buys: readonly WholeBuy[], now: Date): void {
  const lives = buys.flatMap((buy) => {
    const life = lifeOf([buy], now);
    return buy.packages.map(() => life);
  });
  const [first, ...others] = judgeLength(range, lives);
  if (first !== undefined) throw taskErrorOf([first, ...others]);
}

/** The period in which buys can have delivered. For a buy that has not started, it begins at the buy's creation. */
function lifeOf(buys: readonly WholeBuy[], now: Date): Span {
  const starts = buys.map(({ startAt, createdAt }) => Math.min(startAt.getTime(), createdAt.getTime()));
  return { start: new Date(Math.min(now.getTime(), ...starts)), end: now };
}

function dimensionsOf({ reporting_dimensions: asked = {} }: TaskRequest<Name>, range: Range): Dimensions {
  const { geo, device_type } = asked;
  if (geo?.system !== undefined) {
    const message = 'Reports do not support areas of this system.';
    throw taskErrorOf([refuse('UNSUPPORTED_FEATURE', 'reporting_dimensions.geo.system', message)]);
  }
  return {
    countries: geo?.geo_level === 'country' ? geo : null,
    devices: device_type ?? null,
    hasDays: range.hasDays,
  };
}

/**
 * The attribution window by which the report counts conversions, if it is one for all packages. Conversions are
 * credited when their events arrive, so a report by another window cannot be made.
 *
 * @throws {TaskError} UNSUPPORTED_FEATURE when the request asks for another window
 */
async function windowOf(
  { attribution_window: asked }: TaskRequest<Name>,
  buys: readonly WholeBuy[],
  { profile, store }: TaskReadCall<Name>,
): Promise<CoreAttributionWindow | null> {
  const tracking = profile.media_buy?.conversion_tracking;
  const declared = tracking?.attribution_windows;
  const claimants = buys.flatMap((buy) => buy.packages.map((one) => claimantOf(buy, one)));
  const counted = await inTurns(windowsOfAll(claimants, declared), store.nextTurn);
  const usual = tracking === undefined ? [] : [defaultWindows(declared)];
  const applied = tracking !== undefined && counted.length > 0 ? counted : usual;
  const part = asked === undefined ? null : unappliedPart(asked, applied);
  if (part === null) return namedWindow(applied);
  const message = 'Conversions were not counted by this attribution window.';
  throw taskErrorOf([
    refuse('UNSUPPORTED_FEATURE', `attribution_window.${part}`, message, {
      suggestion: 'Leave `attribution_window` out for the windows of the buys.',
      details: { rejected_value: asked?.[part], accepted_values: acceptedFor(part, applied) },
    }),
  ]);
}
