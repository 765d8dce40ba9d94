import type { EnumsDeviceType } from '../../generated/types/enums.ts';
import type { PlacedState } from '../domain/buys/placed-package.ts';
import { runningSpans } from '../domain/delivery/billable.ts';
import {
  countedNames,
  type DeliveredSum,
  type RowCounts,
  rowCountsOf,
  UNBILLED,
} from '../domain/delivery/delivered-rows.ts';
import type { PlatformDeliveryStatus, Share } from './delivery-report.ts';
import { type ByCreative, type PlatformFigures, tallyFigures } from './figures.ts';
import type { PackageOrder, Price, Terms } from './port.ts';
import type { FigureSource } from './report.ts';
import { billedChain, spendable, spendOf, type Tariff, tariffOf } from './simulator/billing.ts';
import { scaled, splitWhole, toSeconds } from './simulator/reckoning.ts';

/** What is stored of the delivery of one package. */
export type StoredDelivery = {
  /** Sums of periods, oldest first. A period counts for the instant of its beginning. */
  readonly sums: readonly DeliveredSum[];
  /** Sums of countries and device types in the period of the report. */
  readonly parts: readonly DeliveredSum[];
  /** State at the ad server; null while it knows no such package. */
  readonly state: PlacedState | null;
};

export const nothingDelivered: StoredDelivery = { sums: [], parts: [], state: null };

/** Counts of a creative so far, with what it cost if the ad server set the prices. */
type Tally = RowCounts & { readonly spend: number };
type Snapshot = { readonly at: number; readonly byCreative: ReadonlyMap<string, Tally> };

/**
 * The delivery of a package from what the ad server counted. Money follows from the terms: it is rounded once, on the
 * running total of the package, and never exceeds the budget. Only where the ad server sets the price, in an auction,
 * its amounts count.
 */
export function storedSource(order: PackageOrder, terms: Terms, stored: StoredDelivery): FigureSource {
  const tariff = tariffFor(terms.price, order.package_id);
  const budget = spendable(terms.budget_minor, tariff);
  const [unbilled, totals] = partition(stored.sums, ({ part }) => part === UNBILLED);
  const snapshots = snapshotsOf(totals);
  const billedAt = billedBefore(snapshots, snapshotsOf(unbilled));
  const isPriced = stored.sums.some(({ spendMinor }) => spendMinor !== null);
  const costOf = costs(order, terms, { isPriced, before: billedAt });
  const first = Math.min(
    ...order.terms.map((one) => Math.max(toSeconds(one.from), toSeconds(one.flight.start))),
  );
  const spentAt = (at: number): number => Math.min(budget, costOf(at));

  return {
    between(start, to) {
      // Rows begin with whole hours and days, and so before a flight that begins within one.
      const from = start <= first ? 0 : start;
      const old = before(snapshots, from);
      const now = before(snapshots, to);
      const oldSpend = spentAt(from);
      const spend = spentAt(to);
      const shares = sharesOf(billedAt(to), spend, terms.price, isPriced);
      const oldShares = sharesOf(billedAt(from), oldSpend, terms.price, isPriced);
      const parts = new Map<string, PlatformFigures>();
      let left = spend - oldSpend;
      for (const [id, tally] of now) {
        const figures = tallyFigures();
        for (const name of countedNames) figures[name] = tally[name] - (old.get(id)?.[name] ?? 0);
        figures.spend_minor = Math.max(0, (shares.get(id) ?? 0) - (oldShares.get(id) ?? 0));
        left -= figures.spend_minor;
        parts.set(id, figures);
      }
      return withRest(parts, left);
    },
    rate: tariff.micros / 1_000_000,
    budget,
    // People are not additive over hours and creatives, so that they cannot be computed from rows.
    reachUnit: 'devices',
    reachOf: () => null,
    planned: (start, at, end) => (at <= start ? 0 : scaled(budget, Math.min(at, end) - start, end - start)),
    statusAt: (_now, isSpent) => statusOf(stored.state, isSpent, order.silent === true && terms.running),
    breakdowns: (totals) => ({
      by_country: shared<string>(totals, partsOf(stored.parts, 'country')),
      by_device_type: shared<EnumsDeviceType>(totals, partsOf(stored.parts, 'device_type')),
    }),
  };
}

/** Bids are paid as they are, unless the ad server says what was paid. */
const tariffFor = (price: Price, seed: string): Tariff => tariffOf({ ...price, max_bid: false }, seed);

/** What rounding leaves belongs to no creative. */
function withRest(parts: Map<string, PlatformFigures>, left: number): ByCreative {
  if (left === 0) return parts;
  const rest = parts.get('') ?? tallyFigures();
  return parts.set('', { ...rest, spend_minor: rest.spend_minor + left });
}

/** The running totals at the beginning of each period. */
export function snapshotsOf(sums: readonly DeliveredSum[]): Snapshot[] {
  const snapshots: Snapshot[] = [];
  let running = new Map<string, Tally>();
  for (const { from, creativeId, counts, spendMinor } of sums.toSorted((a, b) => +a.from - +b.from)) {
    const at = toSeconds(from);
    const last = snapshots.at(-1);
    if (last?.at !== at) {
      running = new Map(running);
      snapshots.push({ at, byCreative: running });
    }
    const was = running.get(creativeId);
    running.set(creativeId, added(was, counts, spendMinor ?? 0));
  }
  return snapshots;
}

function added(was: Tally | undefined, counts: RowCounts, spend: number): Tally {
  const summed = rowCountsOf((name) => (was?.[name] ?? 0) + counts[name]);
  return { ...summed, spend: (was?.spend ?? 0) + spend };
}

const NOTHING: Snapshot['byCreative'] = new Map();

/** The running totals of all periods that begin before an instant. */
export function before(snapshots: readonly Snapshot[], at: number): Snapshot['byCreative'] {
  let low = 0;
  let high = snapshots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((snapshots[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return snapshots[low - 1]?.byCreative ?? NOTHING;
}

/**
 * The running totals without what is not billed. Conversions follow from ads that were shown before, so that they are
 * billed whenever they are counted.
 */
function billedBefore(
  totals: readonly Snapshot[],
  unbilled: readonly Snapshot[],
): (at: number) => Snapshot['byCreative'] {
  if (unbilled.length === 0) return (at) => before(totals, at);
  return (at) => {
    const without = before(unbilled, at);
    return new Map(
      [...before(totals, at)].map(([id, all]) => {
        const less = without.get(id);
        if (less === undefined) return [id, all];
        const counts = rowCountsOf((name) => (name === 'conversions' ? all[name] : all[name] - less[name]));
        return [id, { ...counts, spend: all.spend - less.spend }];
      }),
    );
  };
}

type Billing = { readonly isPriced: boolean; before(at: number): Snapshot['byCreative'] };

/** What a package cost until an instant, without regard to its budget. */
function costs(order: PackageOrder, terms: Terms, { isPriced, before }: Billing): (at: number) => number {
  if (isPriced) return (at) => total(before(at), ({ spend }) => spend);
  const tariff = tariffFor(terms.price, order.package_id);
  if (tariff.kind !== 'units') {
    const costAt = timeCosts(order, terms, tariff);
    return (at) => (before(at).size === 0 ? 0 : costAt(at));
  }
  const spans = pricedSpans(order);
  return (at) =>
    spans.reduce((sum, { price, from, to }) => {
      const own = tariffFor(price, order.package_id);
      if (own.kind !== 'units' || from >= at) return sum;
      const units = unitsIn(before(Math.min(at, to)), price) - unitsIn(before(from), price);
      return sum + spendOf(units, own);
    }, 0);
}

type TimeTariff = Exclude<Tariff, { kind: 'units' }>;

/**
 * What the time costs in which a package was to run: nothing while it is paused or stopped. A price for the whole flight is
 * paid evenly over the rest of it, so that it is paid in full by a package that runs at its end.
 */
function timeCosts(
  { terms: history }: PackageOrder,
  terms: Terms,
  tariff: TimeTariff,
): (at: number) => number {
  const spans = runningSpans(
    history.map(({ from, running, flight }) => ({ from, running, start: flight.start, end: flight.end })),
  ).map(({ start, end }) => ({ start: toSeconds(start), end: toSeconds(end) }));
  const flightEnd = toSeconds(terms.flight.end);
  const all = spendable(terms.budget_minor, tariff);
  return (at) =>
    spans.reduce((spent, { start, end }) => {
      const seconds = Math.min(at, end) - start;
      if (seconds <= 0) return spent;
      if (tariff.kind === 'time') return spent + scaled(tariff.minor, seconds, tariff.seconds);
      return (
        spent + scaled(all - spent, Math.min(seconds, flightEnd - start), Math.max(1, flightEnd - start))
      );
    }, 0);
}

/** Stretches of time with one price each. The first begins before anything can have been delivered. */
function pricedSpans({ terms }: PackageOrder) {
  const spans: { price: Price; from: number; to: number }[] = [];
  for (const { price, from } of terms) {
    const last = spans.at(-1);
    if (last !== undefined && JSON.stringify(last.price) === JSON.stringify(price)) continue;
    const at = last === undefined ? 0 : toSeconds(from);
    if (last !== undefined) last.to = at;
    spans.push({ price, from: at, to: Number.MAX_SAFE_INTEGER });
  }
  return spans;
}

const total = (snapshot: Snapshot['byCreative'], of: (tally: Tally) => number): number =>
  [...snapshot.values()].reduce((sum, tally) => sum + of(tally), 0);

const billedOf = ({ model }: Price) => billedChain(model).at(-1) ?? 'impressions';
const unitsIn = (snapshot: Snapshot['byCreative'], price: Price): number =>
  total(snapshot, (tally) => tally[billedOf(price)]);

/** The part of a package's spend that each creative has, rounded down. */
function sharesOf(
  snapshot: Snapshot['byCreative'],
  spend: number,
  price: Price,
  isPriced: boolean,
): ReadonlyMap<string, number> {
  const weight = (tally: Tally): number => (isPriced ? tally.spend : tally[billedOf(price)]);
  const all = total(snapshot, weight);
  return new Map([...snapshot].map(([id, tally]) => [id, all === 0 ? 0 : scaled(spend, weight(tally), all)]));
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function statusOf(
  state: PlacedState | null,
  isSpent: boolean,
  isReportedOnly: boolean,
): PlatformDeliveryStatus {
  if (isSpent || state === 'completed') return 'budget_exhausted';
  return state === 'delivering' || isReportedOnly ? 'delivering' : 'not_delivering';
}

/** Sums of the parts of one kind, by their key. */
function partsOf(parts: readonly DeliveredSum[], kind: string): Map<string, PlatformFigures> {
  const sums = new Map<string, PlatformFigures>();
  for (const { part, counts } of parts) {
    if (!part.startsWith(`${kind}:`)) continue;
    const key = part.slice(kind.length + 1);
    const figures = { ...(sums.get(key) ?? tallyFigures()) };
    for (const name of countedNames) figures[name] += counts[name];
    sums.set(key, figures);
  }
  return sums;
}

/** Parts of totals, each with a part of the spend in proportion to its impressions; the largest come first. */
function shared<K extends string>(
  { spend_minor: spend }: PlatformFigures,
  sums: ReadonlyMap<string, PlatformFigures>,
): Share<K>[] {
  const amounts = splitWhole(
    spend,
    [...sums.values()].map(({ impressions }) => impressions),
  );
  return [...sums]
    .map(([key, figures], at) => ({
      key: key as K,
      totals: { ...figures, spend_minor: amounts[at] ?? 0 },
    }))
    .toSorted((a, b) => b.totals.impressions - a.totals.impressions || (a.key < b.key ? -1 : 1));
}
