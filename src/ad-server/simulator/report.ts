import type { EnumsDeviceType } from '../../../generated/types/enums.ts';
import { type ByCreative, countsOf, merged, type PlatformFigures, sum, totalOf } from '../figures.ts';
import type { Inventory } from '../inventory.ts';
import type {
  BuyReport,
  DeliveryReport,
  PackageOrder,
  PackageReport,
  PlatformAnswer,
  PlatformDeliveryStatus,
  PlatformRejected,
  ReportAsk,
  Share,
  Terms,
  WindowFigures,
} from '../port.ts';
import { type Added, addedTo, dealtFigures, groupedByBuy, latestOf, termsAt } from './additions.ts';
import { spendable, tariffOf } from './billing.ts';
import { DAY } from './curve.ts';
import { type Goods, type Ledger, openLedger } from './ledger.ts';
import { mostOften, reachOf, reachOfAll, replaced } from './reach.ts';
import { fromSeconds, part, scaled, toSeconds } from './reckoning.ts';

/** The hours of a year. */
const MOST_WINDOWS = 8_784;

/** Reports the delivery of packages and of their buys. */
export function report(
  ask: ReportAsk,
  goodsOf: (order: PackageOrder) => Goods,
): PlatformAnswer<DeliveryReport> {
  const added = addedTo(ask.orders, ask.additions ?? []);
  const refusal = periodRefusal(ask, added);
  if (refusal !== undefined) return refusal;
  const rows = ask.orders.flatMap((order) => {
    const row = packageReport(order, goodsOf(order), added.get(order) ?? [], ask);
    return row === undefined ? [] : [{ ...row, buy_id: order.buy_id }];
  });
  const buys = [...groupedByBuy(rows)].map(([buy, packages]) => buyReport(buy, packages, ask));
  return { ok: true, packages: rows.map((row) => row.report), buys };
}

function periodRefusal(ask: ReportAsk, added: ReturnType<typeof addedTo>): PlatformRejected | undefined {
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

function buyReport(buy: string, rows: readonly Reported[], ask: ReportAsk): BuyReport {
  const packages = rows.map((row) => row.report);
  const currencies = [...new Set(packages.map(({ currency }) => currency))];
  const counts = countsOf(sum(packages.map(({ totals }) => totals)));
  const latest = latestOf([
    ...packages.map((each) => each.latest),
    ...(ask.additions ?? [])
      .filter((each) => each.buy_id === buy && each.latest !== undefined && isReported(each.at, ask))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((each) => each.latest ?? {}),
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
function packageReport(
  order: PackageOrder,
  goods: Goods,
  added: readonly Added[],
  ask: ReportAsk,
): Reported | undefined {
  const now = toSeconds(ask.as_of);
  const terms = termsAt(order, now);
  if (terms === undefined) return undefined;
  const tariff = tariffOf(terms.price, order.package_id, goods.inventory.universe);
  const budget = spendable(terms.budget_minor, tariff);
  const ledger = openLedger(order, goods);
  const period = periodOf(order, added, ask);
  const inPeriod = added.filter(({ at }) => period.from <= at && at < period.to);
  const parts = inPeriod.reduce(
    (all, each) => merged(all, each.parts),
    ledger.between(Math.min(period.from, now), Math.min(period.to, now)),
  );
  const totals = totalOf(parts);
  const latest = latestOf(inPeriod.map((each) => each.latest));
  const { inventory } = goods;
  const seconds = Math.max(0, Math.min(period.to, now) - Math.max(period.from, startOf(order)));
  const audience = {
    size: part(inventory.audience, terms.targeting_ppm),
    unit: inventory.reach_unit,
    ...(terms.cap === undefined ? {} : { cap: terms.cap }),
  };
  const spent = sum([
    totalOf(ledger.between(0, now)),
    ...added.map((each) => totalOf(each.parts)),
  ]).spend_minor;
  return {
    most: mostOften(terms.cap, seconds),
    report: {
      buy_id: order.buy_id,
      package_id: order.package_id,
      currency: order.currency,
      pricing_model: terms.price.model,
      rate: tariff.micros / 1_000_000,
      totals,
      reach: replaced(
        reachOf(totals.impressions, audience, seconds),
        latest,
        totals.impressions,
        audience.unit,
      ),
      by_creative: creativeRows(parts),
      windows: ask.windows === undefined ? [] : windowsOf(ledger, inPeriod, period, now, ask),
      ...(ask.breakdowns === true
        ? breakdowns(totals, inventory, terms)
        : { by_country: [], by_device_type: [] }),
      pacing_index: pacingIndex(spent, budget, terms, goods, startOf(order), now),
      delivery_status: statusOf(order, terms, ledger, spent >= budget, now),
      latest,
    },
  };
}

/** The reported period. It includes the second of `as_of`, in which only additions can have been delivered. */
function periodOf(order: PackageOrder, added: readonly Added[], ask: ReportAsk): SimulatedSpan {
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

function windowsOf(
  ledger: Ledger,
  added: readonly Added[],
  period: SimulatedSpan,
  now: number,
  { windows = 'day', time_zone_offset_minutes: offset = 0 }: ReportAsk,
): WindowFigures[] {
  let next = 0;
  return spans(period, windows, offset).map(({ from, to }) => {
    let parts = ledger.between(from, Math.min(to, now));
    for (let each = added[next]; each !== undefined && each.at < to; each = added[++next]) {
      parts = merged(parts, each.parts);
    }
    return {
      from: fromSeconds(from),
      to: fromSeconds(to),
      totals: totalOf(parts),
      by_creative: creativeRows(parts),
    };
  });
}

/** Spend so far divided by the spend of an even plan since the start; null before the plan starts. */
function pacingIndex(
  spent: number,
  budget: number,
  terms: Terms,
  goods: Goods,
  start: number,
  now: number,
): number | null {
  const end = toSeconds(terms.flight.end);
  const curve = goods.curveOf(terms);
  const from = curve.at(start);
  const at = curve.at(Math.min(now, end));
  const to = curve.at(end);
  const planned = at <= from ? 0 : scaled(budget, at - from, to - from);
  return planned === 0 ? null : Math.round((spent / planned) * 100) / 100;
}

function statusOf(
  order: PackageOrder,
  terms: Terms,
  ledger: Ledger,
  isSpent: boolean,
  now: number,
): PlatformDeliveryStatus {
  if (now >= toSeconds(terms.flight.end)) return 'flight_ended';
  const stretch = ledger.stretchAt(now);
  if (isSpent || stretch?.exhausted(now) === true) return 'budget_exhausted';
  if (!terms.running || now < toSeconds(terms.flight.start)) return 'not_delivering';
  if (order.silent === true) return 'delivering';
  if (stretch === undefined) return 'not_delivering';
  const lately: PlatformFigures = totalOf(ledger.between(now - DAY, now));
  return lately.impressions > 0 || now - stretch.from < DAY ? 'delivering' : 'not_delivering';
}

type SimulatedSpan = { readonly from: number; readonly to: number };

const SIZES = { hour: 3_600, day: DAY } as const;

/** Hours or days that overlap a span; the first and the last are cut to it. Instants are in whole seconds. */
function spans({ from, to }: SimulatedSpan, size: 'hour' | 'day', offsetMinutes: number): SimulatedSpan[] {
  const step = SIZES[size];
  const offset = offsetMinutes * 60;
  const first = Math.floor((from + offset) / step);
  return Array.from({ length: countOfSpans({ from, to }, size, offsetMinutes) }, (_, i) => ({
    from: Math.max(from, (first + i) * step - offset),
    to: Math.min(to, (first + i + 1) * step - offset),
  }));
}

function countOfSpans({ from, to }: SimulatedSpan, size: 'hour' | 'day', offsetMinutes: number): number {
  const step = SIZES[size];
  const offset = offsetMinutes * 60;
  return to <= from ? 0 : Math.ceil((to + offset) / step) - Math.floor((from + offset) / step);
}

type Breakdowns = {
  readonly by_country: readonly Share<string>[];
  readonly by_device_type: readonly Share<EnumsDeviceType>[];
};

/** Totals by country and by device type, divided in proportion to the targeted inventory. */
function breakdowns(totals: PlatformFigures, inventory: Inventory, { targeting = {} }: Terms): Breakdowns {
  const countries = Object.entries(inventory.countries).filter(
    ([country]) =>
      (targeting.geo_countries?.includes(country) ?? true) &&
      targeting.geo_countries_exclude?.includes(country) !== true,
  );
  const devices = (Object.entries(inventory.devices) as [EnumsDeviceType, number][]).filter(
    ([device]) =>
      (targeting.device_type?.includes(device) ?? true) &&
      targeting.device_type_exclude?.includes(device) !== true,
  );
  return { by_country: shared(totals, countries), by_device_type: shared(totals, devices) };
}

function shared<K extends string>(
  totals: PlatformFigures,
  mix: readonly (readonly [K, number])[],
): Share<K>[] {
  const parts = dealtFigures(
    totals,
    mix.map(([, percent]) => percent),
  );
  return mix
    .map(([key], i) => ({ key, totals: parts[i] ?? totals }))
    .toSorted(
      (a, b) =>
        b.totals.spend_minor - a.totals.spend_minor ||
        b.totals.impressions - a.totals.impressions ||
        (a.key < b.key ? -1 : 1),
    );
}
