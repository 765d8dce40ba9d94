import { minorPerMain } from '../../domain/accounts/money.ts';
import type { PackageOrder, Terms } from '../port.ts';
import type { Curve } from './curve.ts';
import { type ByCreative, type FigureTally, tallyFigures } from './figures.ts';
import { toSeconds } from './instants.ts';
import type { Goods } from './ledger.ts';
import { capLimits, type DeliveryPlan, delivered, type Limit, shareLimit } from './plan.ts';
import { billedChain, billedRates, parents, type RateSeed, type RateTable, ratesOf } from './rates.ts';
import { rotation } from './rotation.ts';
import { impressionsFor, spendable, spendOf, type Tariff, tariffOf, unitsFor } from './tariff.ts';
import { part, scaled, splitWhole } from './whole.ts';

/** A time in which a package runs under the same terms. */
export type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly tariff: Tariff;
  /** What was delivered since it began, up to an instant or its end. */
  until(seconds: number): ByCreative;
  /** Whether nothing is left to spend at an instant. */
  exhausted(seconds: number): boolean;
};

export type StretchTerms = {
  readonly order: PackageOrder;
  readonly terms: Terms;
  readonly goods: Goods;
  readonly from: number;
  readonly to: number;
  /** What the package had spent when it began. */
  readonly spent: number;
};

/** Undefined when nothing can be delivered: there is no creative that could be shown. */
export function openStretch({ order, terms, goods, from, to, spent }: StretchTerms): Stretch | undefined {
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
  // How often this happened is what is paid for.
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

/** What time on air has cost at an instant, and when the money for it is used up. */
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

/** What impressions lead to. */
function chained(impressions: number, rates: Partial<RateTable>): FigureTally {
  const figures = tallyFigures();
  figures.impressions = impressions;
  for (const [name, parent] of parents) {
    const rate = rates[name];
    if (rate !== undefined && rate.ppm > 0) figures[name] = part(figures[parent], rate.ppm, rate.phase);
  }
  return figures;
}

const conversionValue = (major: number | undefined, currency: string): number =>
  major === undefined ? 0 : Math.round(major * minorPerMain(currency));
