import type { CoreTargeting } from '../../../generated/types/schemas.ts';
import type { Inventory } from '../inventory.ts';
import { anyOf, type CoverageOf, signalPpm } from './signal-share.ts';
import { part, WHOLE } from './whole.ts';

const PERCENT = 10_000;

/** Millionths that each entry of a list adds, and the most that the list can come to. */
type Reckoning = { readonly each: number; readonly most: number };
const percent = (each: number, most: number): Reckoning => ({ each: each * PERCENT, most: most * PERCENT });

const AREAS: { readonly [K in keyof CoreTargeting]?: Reckoning } = {
  geo_regions: percent(5, 90),
  geo_metros: percent(2.5, 80),
  geo_postal_areas: percent(0.05, 40),
  geo_proximity: percent(0.5, 30),
  store_catchments: percent(0.5, 30),
};
const AREAS_LEFT_OUT: typeof AREAS = {
  geo_regions_exclude: percent(5, 90),
  geo_metros_exclude: percent(2.5, 80),
  geo_postal_areas_exclude: percent(0.05, 40),
};
const INCLUDED: typeof AREAS = {
  audience_include: percent(8, 60),
  device_platform: percent(25, 100),
  language: percent(55, 100),
  keyword_targets: percent(1.5, 30),
};
const LEFT_OUT: typeof AREAS = {
  audience_exclude: percent(4, 40),
  negative_keywords: percent(0.4, 20),
};
/** Things that narrow by their presence, to so many millionths. */
const PRESENT: { readonly [K in keyof CoreTargeting]?: number } = {
  age_restriction: 820_000,
  property_list: 550_000,
  collection_list: 550_000,
  collection_list_exclude: 900_000,
};

/** How much of an inventory a targeting leaves, in millionths. Hours of the week are reckoned by the curve. */
export function targetingPpm(
  inventory: Inventory,
  targeting: CoreTargeting = {},
  coverageOf: CoverageOf = () => undefined,
): number {
  const size = (name: keyof CoreTargeting) => {
    const value = targeting[name];
    return Array.isArray(value) ? value.reduce((all: number, each) => all + areasIn(each), 0) : 0;
  };
  const sum = (table: typeof AREAS) =>
    (Object.entries(table) as [keyof CoreTargeting, Reckoning][])
      .filter(([name]) => size(name) > 0)
      .map(([name, { each, most }]) => Math.min(most, Math.round(each * size(name))));
  const areas = sum(AREAS);
  const factors = [
    mixed(inventory.countries, targeting.geo_countries, targeting.geo_countries_exclude),
    mixed(inventory.devices, targeting.device_type, targeting.device_type_exclude),
    // An area is wanted or another one: they add up.
    areas.length === 0
      ? WHOLE
      : Math.min(
          WHOLE,
          areas.reduce((all, each) => all + each, 0),
        ),
    ...sum(INCLUDED),
    ...[...sum(AREAS_LEFT_OUT), ...sum(LEFT_OUT)].map((ppm) => WHOLE - ppm),
    ...(targeting.signal_targeting_groups === undefined
      ? []
      : [signalPpm(targeting.signal_targeting_groups, coverageOf)]),
    ...(targeting.signal_targeting === undefined ? [] : [anyOf(targeting.signal_targeting, coverageOf)]),
    ...(Object.entries(PRESENT) as [keyof CoreTargeting, number][]).flatMap(([name, ppm]) =>
      targeting[name] === undefined ? [] : [ppm],
    ),
  ];
  return factors.reduce((all, each) => part(all, each), WHOLE);
}

/** Metros and postal areas come as lists of codes of one system. */
const areasIn = (entry: unknown): number =>
  typeof entry === 'object' && entry !== null && 'values' in entry && Array.isArray(entry.values)
    ? entry.values.length
    : 1;

/** Shares of a mix that are wanted and not left out. */
function mixed(
  mix: Readonly<Record<string, number>>,
  wanted: readonly string[] | undefined,
  leftOut: readonly string[] = [],
): number {
  const kept = Object.entries(mix).filter(
    ([key]) => (wanted?.includes(key) ?? true) && !leftOut.includes(key),
  );
  return Math.min(WHOLE, Math.round(kept.reduce((sum, [, share]) => sum + share, 0) * PERCENT));
}
