import type { PlatformFigures } from '../figures.ts';
import type {
  PackageOrder,
  PackageReport,
  PlatformDeliveryStatus,
  ReportAsk,
  Terms,
  WindowFigures,
} from '../port.ts';
import { type Added, latestOf, termsAt } from './additions.ts';
import { breakdowns } from './breakdowns.ts';
import { DAY } from './curve.ts';
import { type ByCreative, merged, sum, totalOf } from './figures.ts';
import { fromSeconds, toSeconds } from './instants.ts';
import { type Goods, type Ledger, openLedger } from './ledger.ts';
import { mostOften, reachOf, replaced } from './reach.ts';
import { spendable, tariffOf } from './tariff.ts';
import { part, scaled } from './whole.ts';
import { type SimulatedSpan, spans } from './windows.ts';

export type Reported = {
  readonly report: PackageReport;
  /** How often one person can have been met, by the cap. */
  readonly most: number;
};

/** What a package delivered. Undefined for one that has no terms. */
export function packageReport(
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
      by_creative: rows(parts),
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

/** The period that is told. The second that the question is asked in belongs to it, but has delivered nothing yet. */
export function periodOf(order: PackageOrder, added: readonly Added[], ask: ReportAsk): SimulatedSpan {
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

const rows = (parts: ByCreative) =>
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
      by_creative: rows(parts),
    };
  });
}

/** What was spent for each unit that an even plan from the first day on would have spent. */
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
  const [from, at, to] = [curve.at(start), curve.at(Math.min(now, end)), curve.at(end)];
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
