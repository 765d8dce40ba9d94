import type { CoreSignalTargeting, CoreTargeting } from '../../../generated/types/core.ts';
import { signalKey } from '../../domain/products/signal-key.ts';
import type { Signal } from '../../domain/signals/signal.ts';
import type { Inventory } from '../inventory.ts';
import { part, WHOLE } from './reckoning.ts';

const PERCENT = 10_000;

/** Share that each entry of a list adds, and the maximum for the list, in millionths. */
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
/** Dimensions that narrow the audience whenever they are set, to so many millionths. */
const PRESENT: { readonly [K in keyof CoreTargeting]?: number } = {
  age_restriction: 820_000,
  property_list: 550_000,
  collection_list: 550_000,
  collection_list_exclude: 900_000,
};

/**
 * Share of an inventory that a targeting leaves, in millionths. Dayparts are not included: the curve accounts for
 * them.
 */
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
    // A person needs to be in one of the areas only, so their shares add up.
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

/** Number of areas in an entry: metros and postal areas come as lists of codes of one system. */
const areasIn = (entry: unknown): number =>
  typeof entry === 'object' && entry !== null && 'values' in entry && Array.isArray(entry.values)
    ? entry.values.length
    : 1;

/** Share of a mix, in millionths, that is included and not excluded. */
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

/** The catalog's facts about a signal, by its key; undefined for a signal that only a product names. */
export type CoverageOf = (
  key: string,
) => Pick<Signal, 'coverage_percentage' | 'categories' | 'range'> | undefined;

/** Coverage of an unknown signal, in percent. */
const UNKNOWN_PERCENT = 18;
const PPM_OF_PERCENT = 10_000;
/** Minimum share, so that a package with a rare signal can still deliver. */
const LEAST_PPM = 1_000;

type Groups = NonNullable<CoreTargeting['signal_targeting_groups']>;
type Expression = Groups['groups'][number]['signals'][number] | CoreSignalTargeting;

/**
 * Share of the audience that signal groups leave, in millionths. Signals of a group overlap as if they were
 * independent. Every group must match; a group `none` leaves the people without its signals.
 */
export function signalPpm(groups: Groups, coverageOf: CoverageOf): number {
  return groups.groups.reduce((all, { operator, signals }) => {
    const share = anyOf(signals, coverageOf);
    return part(all, operator === 'none' ? WHOLE - share : share);
  }, WHOLE);
}

/** Share of the audience that has at least one of the signals. */
const anyOf = (signals: readonly Expression[], coverageOf: CoverageOf): number =>
  Math.max(
    LEAST_PPM,
    WHOLE - signals.reduce((rest, one) => part(rest, WHOLE - shareOf(one, coverageOf)), WHOLE),
  );

function shareOf(expression: Expression, coverageOf: CoverageOf): number {
  const known = coverageOf(signalKey(expression));
  const ppm = Math.round((known?.coverage_percentage ?? UNKNOWN_PERCENT) * PPM_OF_PERCENT);
  const share = Math.min(WHOLE, Math.max(LEAST_PPM, part(ppm, valuesPpm(expression, known))));
  return expression.value_type === 'binary' && !expression.value ? WHOLE - share : share;
}

/** Share of a signal's values that an expression selects, in millionths. */
function valuesPpm(expression: Expression, known: ReturnType<CoverageOf>): number {
  if (expression.value_type === 'categorical') {
    const all = known?.categories ?? [];
    const wanted = new Set(expression.values.filter((value) => all.includes(value))).size;
    return all.length === 0 ? WHOLE : Math.round((WHOLE * wanted) / all.length);
  }
  if (expression.value_type !== 'numeric' || known?.range === undefined) return WHOLE;
  const { min, max } = known.range;
  const from = Math.max(min, expression.min_value ?? min);
  const to = Math.min(max, expression.max_value ?? max);
  return max <= min ? WHOLE : Math.round((WHOLE * Math.max(0, to - from)) / (max - min));
}
