import { isCurrency } from '../../money/minor-units.ts';
import { type BuyRejected, refuse } from '../../refusals/refusal.ts';
import { readDay } from '../../text/instant.ts';
import { judgeCurrencies } from '../judge-codes.ts';
import { isCountry, isMetro, isRegion } from '../places.ts';
import { isPostalValue } from '../targeting.ts';
import type { ProductFilters } from './filters.ts';

/** Refuses filters with invalid dates, contradictory bounds or places that do not exist. */
export function judgeFilters(filters: ProductFilters): BuyRejected[] {
  const { start_date, end_date, budget_range } = filters;
  const start = readDay(start_date);
  const end = readDay(end_date);
  const refusals: BuyRejected[] = [];
  if (start_date !== undefined && start === null)
    refusals.push(
      refuse('INVALID_REQUEST', 'filters.start_date', '`start_date` must be a date, such as 2026-05-01.'),
    );
  if (end_date !== undefined && end === null)
    refusals.push(
      refuse('INVALID_REQUEST', 'filters.end_date', '`end_date` must be a date, such as 2026-05-01.'),
    );
  if (start !== null && end !== null && end < start)
    refusals.push(
      refuse('VALIDATION_ERROR', 'filters.end_date', '`end_date` must not be before `start_date`.'),
    );
  const { min, max } = budget_range ?? {};
  if (min !== undefined && max !== undefined && min > max)
    refusals.push(
      refuse(
        'VALIDATION_ERROR',
        'filters.budget_range.max',
        '`budget_range.max` must not be lower than `budget_range.min`.',
      ),
    );
  return [...refusals, ...judgePlacesOf(filters), ...judgeCurrenciesOf(filters)];
}

/**
 * A filter by a place that does not exist would silently match nothing, or everything that is sold everywhere: its
 * caller would take that for the truth.
 */
function judgePlacesOf({
  countries,
  regions,
  metros,
  postal_areas,
  required_geo_targeting: levels,
}: ProductFilters): BuyRejected[] {
  const places = [
    ...(countries ?? []).map((code, at) => ({ path: `countries[${at}]`, isReal: isCountry(code) })),
    ...(regions ?? []).map((code, at) => ({ path: `regions[${at}]`, isReal: isRegion(code) })),
    ...(levels ?? []).flatMap(({ country }, at) =>
      country === undefined
        ? []
        : [{ path: `required_geo_targeting[${at}].country`, isReal: isCountry(country) }],
    ),
    ...(metros ?? []).map(({ system, code }, at) => ({
      path: `metros[${at}].code`,
      isReal: isMetro(system, code),
    })),
    ...(postal_areas ?? []).flatMap((area, at) =>
      area.values.map((value, nth) => ({
        path: `postal_areas[${at}].values[${nth}]`,
        isReal: isPostalValue(area, value),
      })),
    ),
  ];
  return places
    .filter(({ isReal }) => !isReal)
    .slice(0, MOST_REPORTED)
    .map(({ path }) =>
      refuse(
        'VALIDATION_ERROR',
        `filters.${path}`,
        'No such place exists: send a code that the standard of this filter lists.',
      ),
    );
}

function judgeCurrenciesOf({
  pricing_currencies: wanted,
  budget_range: range,
}: ProductFilters): BuyRejected[] {
  const isReal = range === undefined || isCurrency(range.currency);
  const what = 'The value is not a currency of ISO 4217.';
  return [
    ...judgeCurrencies(wanted, 'filters.pricing_currencies'),
    ...(isReal ? [] : [refuse('VALIDATION_ERROR', 'filters.budget_range.currency', what)]),
  ];
}

const MOST_REPORTED = 20;
