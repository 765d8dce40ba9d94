import type { EnumsDeviceType } from '../../../generated/types/schemas.ts';
import type { PlatformFigures } from '../figures.ts';
import type { Inventory } from '../inventory.ts';
import type { Share, Terms } from '../port.ts';
import { dealtFigures } from './additions.ts';

type Breakdowns = {
  readonly by_country: readonly Share<string>[];
  readonly by_device_type: readonly Share<EnumsDeviceType>[];
};

/** Where and on what delivery took place, dealt out as the inventory lies within what is targeted. */
export function breakdowns(
  totals: PlatformFigures,
  inventory: Inventory,
  { targeting = {} }: Terms,
): Breakdowns {
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
