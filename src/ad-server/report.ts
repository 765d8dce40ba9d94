import { pausesAfter, type Steps } from '../domain/steps.ts';
import type {
  BuyReport,
  DeliveryReport,
  PackageReport,
  PlatformDeliveryStatus,
  Reach,
  ReportAsk,
  WindowFigures,
} from './delivery-report.ts';
import { addTo, type ByCreative, countsOf, type PlatformFigures, sum, totalOf } from './figures.ts';
import type { DeliveryAddition, PackageOrder, PlatformAnswer, PlatformRejected, Terms } from './port.ts';
import { type Added, addedTo, groupedByBuy, latestOf, termsAt } from './simulator/additions.ts';
import { DAY } from './simulator/curve.ts';
import { mostOften, reachOfAll, replaced } from './simulator/reach.ts';
import { fromSeconds, toSeconds } from './simulator/reckoning.ts';

/** What is known of the delivery of one package. Instants are in whole seconds since 1970. */
export type FigureSource = {
  /** Delivery between two instants, by creative. */
  between(from: number, to: number): ByCreative;
  /** Current price of a unit, in major units. */
  readonly rate: number;
  /** Maximum spend, in minor units. */
  readonly budget: number;
  readonly reachUnit: Reach['reach_unit'];
  /** Reach of so many impressions within a period of some seconds; null when it is not known. */
  reachOf(impressions: number, seconds: number): Reach | null;
  /** What an even plan spends between two instants until the second one, if it ends at a third. */
  planned(start: number, at: number, end: number): number;
  /** Why the package delivers or not, inside its flight. */
  statusAt(now: number, isSpent: boolean): PlatformDeliveryStatus;
  breakdowns(totals: PlatformFigures): Pick<PackageReport, 'by_country' | 'by_device_type'>;
};

/** Where the figures of a package come from, with its terms at the time of the report. */
export type SourceOf = (order: PackageOrder, terms: Terms) => FigureSource;

/** The hours of a year. */
const MOST_WINDOWS = 8_784;

/** Packages that are reported between two pauses: a few milliseconds. */
export const REPORTED_AT_ONCE = 25;

/** Figures of additions that are summed up between two pauses: a few milliseconds. */
const ADDED_AT_ONCE = 2_000;

/** Reports the delivery of packages and of their buys. */
export function* report(ask: ReportAsk, sourceOf: SourceOf): Steps<PlatformAnswer<DeliveryReport>> {
  const added = yield* addedTo(ask.orders, ask.additions ?? []);
  const refusal = periodRefusal(ask, added);
  if (refusal !== undefined) return refusal;
  const rows: (Reported & { buy_id: string })[] = [];
  const isDue = pausesAfter(REPORTED_AT_ONCE);
  for (const order of ask.orders) {
    const row = yield* packageReport(order, sourceOf, added.get(order) ?? [], ask);
    if (row !== undefined) rows.push({ ...row, buy_id: order.buy_id });
    if (isDue()) yield;
  }
  const latestOfBuy = latestByBuy(ask);
  const buys: BuyReport[] = [];
  for (const [buy, packages] of groupedByBuy(rows)) {
    buys.push(buyReport(buy, packages, latestOfBuy.get(buy) ?? []));
    if (isDue(packages.length / 10)) yield;
  }
  return { ok: true, packages: rows.map((row) => row.report), buys };
}

function periodRefusal(
  ask: ReportAsk,
  added: ReadonlyMap<PackageOrder, readonly Added[]>,
): PlatformRejected | undefined {
  const { period, windows, time_zone_offset_minutes: offset = 0 } = ask;
  if (period !== undefined && period.from >= period.to) {
    return { ok: false, code: 'invalid_period', reason: 'the end of a period must be after its start' };
  }
  if (windows === undefined) return undefined;
  const tooMany = ask.orders.some(
    (order) =>
      order.terms.length > 0 &&
      countOfSpans(periodOf(order, added.get(order) ?? [], ask), windows, offset) > MOST_WINDOWS,
  );
  return tooMany
    ? {
        ok: false,
        code: 'invalid_period',
        reason: `a period must have at most ${MOST_WINDOWS} parts`,
      }
    : undefined;
}

/** Values beside the figures that additions state in the period, by buy and oldest first. */
const latestByBuy = (ask: ReportAsk) =>
  Map.groupBy(
    (ask.additions ?? [])
      .filter(({ at, latest }) => latest !== undefined && isReported(at, ask))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ({ buy_id }) => buy_id,
  );

function buyReport(buy: string, rows: readonly Reported[], added: readonly DeliveryAddition[]): BuyReport {
  const packages = rows.map((row) => row.report);
  const currencies = [...new Set(packages.map(({ currency }) => currency))];
  const counts = countsOf(sum(packages.map(({ totals }) => totals)));
  const latest = latestOf([
    ...packages.map((each) => each.latest),
    ...added.map((each) => each.latest ?? {}),
  ]);
  const reach = reachOfAll(
    rows.map(({ report: { totals, reach }, most }) => ({ impressions: totals.impressions, reach, most })),
  );
  return {
    buy_id: buy,
    counts,
    amounts: currencies.map((currency) => {
      const { spend_minor, conversion_value_minor } = sum(
        packages.filter((each) => each.currency === currency).map(({ totals }) => totals),
      );
      return { currency, spend_minor, conversion_value_minor };
    }),
    reach: replaced(reach, latest, counts.impressions, packages[0]?.reach?.reach_unit ?? 'devices'),
    latest,
  };
}

const isReported = (at: Date, { period, as_of: now }: ReportAsk): boolean =>
  at <= now && (period === undefined || (period.from <= at && at < period.to));

type Reported = {
  readonly report: PackageReport;
  /** Maximum impressions per person that the cap allows in the period. */
  readonly most: number;
};

/** The report of a package; undefined when the package has no terms. */
function* packageReport(
  order: PackageOrder,
  sourceOf: SourceOf,
  added: readonly Added[],
  ask: ReportAsk,
): Steps<Reported | undefined> {
  const now = toSeconds(ask.as_of);
  const terms = termsAt(order, now);
  if (terms === undefined) return undefined;
  const source = sourceOf(order, terms);
  const { budget, reachUnit } = source;
  const period = periodOf(order, added, ask);
  const inPeriod = added.filter(({ at }) => period.from <= at && at < period.to);
  const isDue = pausesAfter(ADDED_AT_ONCE);
  const delivered = source.between(Math.min(period.from, now), Math.min(period.to, now));
  const parts = yield* withAdded(delivered, inPeriod, isDue);
  const totals = totalOf(parts);
  const latest = latestOf(inPeriod.map((each) => each.latest));
  const seconds = Math.max(0, Math.min(period.to, now) - Math.max(period.from, startOf(order)));
  let spent = totalOf(source.between(0, now)).spend_minor;
  for (const each of added) for (const figures of each.parts.values()) spent += figures.spend_minor;
  const isOver = now >= toSeconds(terms.flight.end);
  return {
    most: mostOften(terms.cap, seconds),
    report: {
      buy_id: order.buy_id,
      package_id: order.package_id,
      currency: order.currency,
      pricing_model: terms.price.model,
      rate: source.rate,
      totals,
      reach: replaced(source.reachOf(totals.impressions, seconds), latest, totals.impressions, reachUnit),
      by_creative: creativeRows(parts),
      windows:
        ask.windows === undefined ? [] : yield* windowsOf(source, inPeriod, period, { now, ask, isDue }),
      ...(ask.breakdowns === true ? source.breakdowns(totals) : { by_country: [], by_device_type: [] }),
      pacing_index: pacingIndex(spent, source.planned(startOf(order), now, toSeconds(terms.flight.end))),
      delivery_status: isOver ? 'flight_ended' : source.statusAt(now, spent >= budget),
      latest,
    },
  };
}

/** The reported period. It includes the second of `as_of`, in which only additions can have been delivered. */
function periodOf(order: PackageOrder, added: readonly Added[], ask: ReportAsk): ReportedSpan {
  const end = toSeconds(ask.as_of) + 1;
  const first = Math.min(startOf(order), added[0]?.at ?? Number.POSITIVE_INFINITY);
  if (ask.period === undefined) return { from: first, to: end };
  return {
    from: Math.max(first, toSeconds(ask.period.from)),
    to: Math.min(end, toSeconds(ask.period.to)),
  };
}

const startOf = ({ terms }: PackageOrder): number =>
  Math.min(...terms.map(({ from, flight }) => Math.max(toSeconds(from), toSeconds(flight.start))));

const creativeRows = (parts: ByCreative) =>
  [...parts].flatMap(([id, totals]) => (id === '' ? [] : [{ creative_id: id, totals }]));

function* windowsOf(
  { between }: FigureSource,
  added: readonly Added[],
  period: ReportedSpan,
  { now, ask, isDue }: { readonly now: number; readonly ask: ReportAsk; readonly isDue: IsDue },
): Steps<WindowFigures[]> {
  const { windows = 'day', time_zone_offset_minutes: offset = 0 } = ask;
  const reported: WindowFigures[] = [];
  let next = 0;
  for (const { from, to } of spans(period, windows, offset)) {
    const first = next;
    while ((added[next]?.at ?? to) < to) next += 1;
    const parts = yield* withAdded(between(from, Math.min(to, now)), added.slice(first, next), isDue);
    reported.push({
      from: fromSeconds(from),
      to: fromSeconds(to),
      totals: totalOf(parts),
      by_creative: creativeRows(parts),
    });
  }
  return reported;
}

type IsDue = ReturnType<typeof pausesAfter>;

/** Figures with those of additions: one package may have very many. */
function* withAdded(delivered: ByCreative, added: readonly Added[], isDue: IsDue): Steps<ByCreative> {
  if (added.length === 0) return delivered;
  const all = new Map(delivered);
  for (const { parts } of added) {
    addTo(all, parts);
    if (isDue(1 + parts.size)) yield;
  }
  return all;
}

/** Spend so far divided by the spend of an even plan since the start; null before the plan starts. */
const pacingIndex = (spent: number, planned: number): number | null =>
  planned === 0 ? null : Math.round((spent / planned) * 100) / 100;

type ReportedSpan = { readonly from: number; readonly to: number };

const SIZES = { hour: 3_600, day: DAY } as const;

/** Hours or days that overlap a span; the first and the last are cut to it. Instants are in whole seconds. */
function spans({ from, to }: ReportedSpan, size: 'hour' | 'day', offsetMinutes: number): ReportedSpan[] {
  const step = SIZES[size];
  const offset = offsetMinutes * 60;
  const first = Math.floor((from + offset) / step);
  return Array.from({ length: countOfSpans({ from, to }, size, offsetMinutes) }, (_, i) => ({
    from: Math.max(from, (first + i) * step - offset),
    to: Math.min(to, (first + i + 1) * step - offset),
  }));
}

function countOfSpans({ from, to }: ReportedSpan, size: 'hour' | 'day', offsetMinutes: number): number {
  const step = SIZES[size];
  const offset = offsetMinutes * 60;
  return to <= from ? 0 : Math.ceil((to + offset) / step) - Math.floor((from + offset) / step);
}
