import type { EnumsChannels } from '../../../generated/types/enums.ts';
import { minorPerMain } from '../../domain/money/minor-units.ts';
import {
  type ByCreative,
  type FigureTally,
  merged,
  minus,
  nothing,
  type PlatformFigures,
  tallyFigures,
  totalOf,
} from '../figures.ts';
import type { Inventory } from '../inventory.ts';
import type { PackageOrder, Terms } from '../port.ts';
import { rotation } from './additions.ts';
import {
  billedChain,
  billedRates,
  impressionsFor,
  parents,
  type RateSeed,
  type RateTable,
  ratesOf,
  spendable,
  spendOf,
  type Tariff,
  tariffOf,
  unitsFor,
} from './billing.ts';
import { type Curve, capLimits, type DeliveryPlan, delivered, type Limit, shareLimit } from './curve.ts';
import { firstWhere, part, scaled, splitWhole, toSeconds } from './reckoning.ts';
import type { CoverageOf } from './targeting-share.ts';

/** The product of a package, as the simulator sees it. */
export type Goods = {
  /** Coverage of signals that packages can target; an unknown signal counts as an average one. */
  readonly coverageOf?: CoverageOf;
  readonly inventory: Inventory;
  readonly channel: EnumsChannels;
  /** The curve of the product in the hours that the terms allow. */
  curveOf(terms: Pick<Terms, 'targeting'>): Curve;
};

/** The full delivery of a package. */
export type Ledger = {
  /** Delivery between two instants in whole seconds since 1970, by creative. */
  between(from: number, to: number): ByCreative;
  /** Creatives that run between two instants; an empty id stands for a package without creatives. */
  creativesIn(from: number, to: number): string[];
  /** Periods in which the package runs under the same terms, oldest first, with what is delivered in each. */
  readonly spans: readonly LedgerSpan[];
  /** The stretch that contains an instant; undefined when the package is not running then. */
  stretchAt(seconds: number): Stretch | undefined;
};

type LedgerSpan = { readonly from: number; readonly to: number; readonly total: PlatformFigures };

/**
 * Opens the ledger of a package. Each entry of its history begins a stretch. A stretch plans the remaining budget
 * over the remaining time, so the result for an instant depends only on the terms agreed before it.
 */
export function openLedger(order: PackageOrder, goods: Goods): Ledger {
  const stretches: (Stretch & LedgerSpan)[] = [];
  let spent = 0;
  if (order.silent !== true) {
    for (const [i, terms] of order.terms.entries()) {
      const from = Math.max(toSeconds(terms.from), toSeconds(terms.flight.start));
      const next = order.terms[i + 1];
      const flightEnd = toSeconds(terms.flight.end);
      const to = Math.min(flightEnd, next === undefined ? flightEnd : toSeconds(next.from));
      if (!terms.running || to <= from) continue;
      const stretch = openStretch({ order, terms, goods, from, to, spent });
      if (stretch === undefined) continue;
      const total = totalOf(stretch.until(to));
      stretches.push({ ...stretch, total });
      spent += total.spend_minor;
    }
  }

  // Stretches follow one another, so those of a time stand together. A window of each hour would walk all otherwise.
  const within = (from: number, to: number): Stretch[] => {
    const first = firstAfter(stretches, from);
    let end = first;
    while ((stretches[end]?.from ?? to) < to) end += 1;
    return stretches.slice(first, end);
  };

  return {
    spans: stretches,
    creativesIn: (from, to) => [...new Set(within(from, to).flatMap(({ creatives }) => creatives))],
    between(from, to) {
      return within(from, to)
        .map((stretch) => {
          const delivered = stretch.until(to);
          return from <= stretch.from ? delivered : difference(delivered, stretch.until(from));
        })
        .reduce<ByCreative>((all, each) => (all.size === 0 ? each : merged(all, each)), new Map());
    },
    stretchAt(seconds) {
      const next = stretches[firstAfter(stretches, seconds)];
      return next !== undefined && next.from <= seconds ? next : undefined;
    },
  };
}

/** Position of the first stretch that ends after an instant. */
const firstAfter = (stretches: readonly Stretch[], seconds: number): number =>
  firstWhere(stretches, ({ to }) => to > seconds);

const difference = (later: ByCreative, earlier: ByCreative): ByCreative =>
  new Map([...later].map(([key, figures]) => [key, minus(figures, earlier.get(key) ?? nothing)]));

/** A period in which a package runs under the same terms. */
type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly tariff: Tariff;
  readonly creatives: readonly string[];
  /** Delivery from the start of the stretch to an instant, at most to its end. */
  until(seconds: number): ByCreative;
  /** Whether the budget is used up at an instant. */
  exhausted(seconds: number): boolean;
};

type StretchTerms = {
  readonly order: PackageOrder;
  readonly terms: Terms;
  readonly goods: Goods;
  readonly from: number;
  readonly to: number;
  /** Spend of the package before the stretch began. */
  readonly spent: number;
};

/** Opens a stretch; undefined when nothing can be delivered, because there is no creative to show. */
function openStretch({ order, terms, goods, from, to, spent }: StretchTerms): Stretch | undefined {
  const { inventory, channel } = goods;
  const shown = rotation(terms.creatives);
  if (shown.length === 0 && inventory.runs_without_creatives !== true) return undefined;
  const names = shown.length === 0 ? [''] : shown.map(({ creative_id: id }) => id);
  const weights = shown.length === 0 ? [1] : shown.map(({ weight }) => weight);

  const tariff = tariffOf(terms.price, order.package_id, inventory.universe);
  const rateSeed: RateSeed = {
    channel,
    packageId: order.package_id,
    model: terms.price.model,
    managedConversions: inventory.conversion_value !== undefined,
  };
  // The count that is billed.
  const billedName = billedChain(terms.price.model).at(-1) ?? 'impressions';
  const tables = names.map((name) => ratesOf(rateSeed, name, from));
  const curve = goods.curveOf(terms);
  const start = curve.at(from);
  const end = toSeconds(terms.flight.end);
  const left = Math.max(0, spendable(terms.budget_minor, tariff) - spent);
  const plan: DeliveryPlan = {
    pacing: tariff.kind === 'units' ? terms.pacing : 'asap',
    wanted: wantedOf(tariff, left, rateSeed),
    weight: curve.at(end) - start,
    limits: limitsOf(terms, goods, curve),
  };
  const time = timePaid(tariff, left, from, end);
  const value = conversionValue(inventory.conversion_value, order.currency);

  return {
    from,
    to,
    tariff,
    creatives: names,
    until(seconds) {
      const at = Math.min(seconds, to, time.end);
      const shares = splitWhole(delivered(plan, curve.at(at) - start), weights);
      const paid = splitWhole(time.spend(at), weights);
      return new Map(
        names.map((name, i) => {
          const figures = chained(shares[i] ?? 0, tables[i] ?? {});
          const billed = figures[billedName];
          figures.spend_minor = tariff.kind === 'units' ? spendOf(billed, tariff) : (paid[i] ?? 0);
          figures.conversion_value_minor = figures.conversions * value;
          return [name, figures];
        }),
      );
    },
    exhausted: (seconds) =>
      left === 0 ||
      (tariff.kind === 'units'
        ? delivered(plan, curve.at(Math.min(seconds, to)) - start) >= plan.wanted
        : time.spend(Math.min(seconds, to)) >= left),
  };
}

const PLENTY = 1_000_000_000_000;

function wantedOf(tariff: Tariff, left: number, seed: RateSeed): number {
  if (left === 0) return 0;
  return tariff.kind === 'units' ? impressionsFor(unitsFor(left, tariff), billedRates(seed)) : PLENTY;
}

function limitsOf(terms: Terms, { inventory }: Goods, curve: Curve): Limit[] {
  const flight = curve.at(toSeconds(terms.flight.end)) - curve.at(toSeconds(terms.flight.start));
  const audience = part(inventory.audience, terms.targeting_ppm);
  return [
    shareLimit(inventory.weekly_impressions, terms.share_ppm, curve),
    ...capLimits(terms.cap, audience, curve, flight),
  ];
}

/** The cost of time up to an instant, and the instant when the budget is used up. */
function timePaid(
  tariff: Tariff,
  left: number,
  from: number,
  end: number,
): { readonly end: number; spend(seconds: number): number } {
  if (tariff.kind === 'units') return { end, spend: () => 0 };
  if (tariff.kind === 'flight') {
    return { end: left === 0 ? from : end, spend: (at) => scaled(left, at - from, end - from) };
  }
  const { minor, seconds } = tariff;
  return {
    end: minor === 0 ? end : Math.min(end, from + Math.ceil((left * seconds) / minor)),
    spend: (at) => Math.min(left, scaled(minor, at - from, seconds)),
  };
}

/** The counts that follow from impressions. */
function chained(impressions: number, rates: Partial<RateTable>): FigureTally {
  const figures = tallyFigures();
  figures.impressions = impressions;
  for (const [name, parent] of parents) {
    const rate = rates[name];
    if (rate !== undefined && rate.ppm > 0) figures[name] = part(figures[parent], rate.ppm, rate.phase);
  }
  return figures;
}

/** Value of a conversion in minor units. */
export const conversionValue = (major: number | undefined, currency: string): number =>
  major === undefined ? 0 : Math.round(major * minorPerMain(currency));
