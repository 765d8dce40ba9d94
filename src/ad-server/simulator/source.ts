import type { EnumsDeviceType } from '../../../generated/types/enums.ts';
import type { PlatformDeliveryStatus, Share } from '../delivery-report.ts';
import { type PlatformFigures, totalOf } from '../figures.ts';
import type { Inventory } from '../inventory.ts';
import type { PackageOrder, Terms } from '../port.ts';
import type { FigureSource } from '../report.ts';
import { dealtFigures } from './additions.ts';
import { spendable, tariffOf } from './billing.ts';
import { DAY } from './curve.ts';
import type { Counted } from './kept.ts';
import type { Ledger } from './ledger.ts';
import { reachOf } from './reach.ts';
import { part, scaled, toSeconds } from './reckoning.ts';

/** The invented delivery of a package. */
export function simulatedSource(
  { order, ledger, goods }: Counted,
  terms: Terms,
  between: Ledger['between'],
): FigureSource {
  const { inventory } = goods;
  const tariff = tariffOf(terms.price, order.package_id, inventory.universe);
  const budget = spendable(terms.budget_minor, tariff);
  const audience = {
    size: part(inventory.audience, terms.targeting_ppm),
    unit: inventory.reach_unit,
    ...(terms.cap === undefined ? {} : { cap: terms.cap }),
  };
  const curve = goods.curveOf(terms);
  return {
    between,
    rate: tariff.micros / 1_000_000,
    budget,
    reachUnit: inventory.reach_unit,
    reachOf: (impressions, seconds) => reachOf(impressions, audience, seconds),
    planned(start, now, end) {
      const from = curve.at(start);
      const at = curve.at(Math.min(now, end));
      const to = curve.at(end);
      return at <= from ? 0 : scaled(budget, at - from, to - from);
    },
    statusAt: (now, isSpent) => statusOf(order, terms, ledger, isSpent, now),
    breakdowns: (totals) => breakdowns(totals, inventory, terms),
  };
}

function statusOf(
  order: PackageOrder,
  terms: Terms,
  ledger: Ledger,
  isSpent: boolean,
  now: number,
): PlatformDeliveryStatus {
  const stretch = ledger.stretchAt(now);
  if (isSpent || stretch?.exhausted(now) === true) return 'budget_exhausted';
  if (!terms.running || now < toSeconds(terms.flight.start)) return 'not_delivering';
  if (order.silent === true) return 'delivering';
  if (stretch === undefined) return 'not_delivering';
  const lately: PlatformFigures = totalOf(ledger.between(now - DAY, now));
  return lately.impressions > 0 || now - stretch.from < DAY ? 'delivering' : 'not_delivering';
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
