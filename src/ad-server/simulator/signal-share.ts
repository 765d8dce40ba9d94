import type { CoreSignalTargeting, CoreTargeting } from '../../../generated/types/schemas.ts';
import { signalKey } from '../../domain/buys/judging/references.ts';
import type { Signal } from '../../domain/signals/signal.ts';
import { part, WHOLE } from './whole.ts';

/** What is known about a signal by its key; undefined for one that only a product names. */
export type CoverageOf = (
  key: string,
) => Pick<Signal, 'coverage_percentage' | 'categories' | 'range'> | undefined;

/** Share of a signal about which nothing is known. */
const UNKNOWN_PERCENT = 18;
const PPM_OF_PERCENT = 10_000;
/** Lower bound of a share, so that a package with a rare signal can still deliver. */
const LEAST_PPM = 1_000;

type Groups = NonNullable<CoreTargeting['signal_targeting_groups']>;
type Expression = Groups['groups'][number]['signals'][number] | CoreSignalTargeting;

/**
 * How much of the audience the signals leave, in millionths. Signals of one group overlap like independent ones; every
 * group has to hold; a group `none` leaves the rest.
 */
export function signalPpm(groups: Groups, coverageOf: CoverageOf): number {
  return groups.groups.reduce((all, { operator, signals }) => {
    const share = anyOf(signals, coverageOf);
    return part(all, operator === 'none' ? WHOLE - share : share);
  }, WHOLE);
}

/** How much of the audience has one of the signals at least. */
export const anyOf = (signals: readonly Expression[], coverageOf: CoverageOf): number =>
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

/** The part of a signal's values that is wanted. */
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
