import type { Keyword, Targeting } from '../../products/targeting.ts';
import { type BuyRejected, refuse } from '../refusal.ts';
import type { PackageUpdate } from './current.ts';

const keyOf = ({ keyword, match_type }: Keyword): string => JSON.stringify([keyword, match_type]);

/**
 * A list of keywords after a change: what is removed goes, what is added comes or takes the place of the same keyword
 * and match type. Removing what is not there changes nothing.
 */
export function changedKeywords(
  list: readonly Keyword[],
  add: readonly Keyword[] = [],
  remove: readonly Keyword[] = [],
): Keyword[] {
  const gone = new Set(remove.map(keyOf));
  const kept = new Map(list.filter((one) => !gone.has(keyOf(one))).map((one) => [keyOf(one), one]));
  for (const one of add) kept.set(keyOf(one), one);
  return [...kept.values()];
}

const deltas = [
  { list: 'keyword_targets', add: 'keyword_targets_add', remove: 'keyword_targets_remove' },
  { list: 'negative_keywords', add: 'negative_keywords_add', remove: 'negative_keywords_remove' },
] as const;

/** A list cannot be replaced and changed in one request: nobody could tell which came first. */
export function judgeKeywords(update: PackageUpdate, field: string): BuyRejected[] {
  return deltas.flatMap(({ list, add, remove }) =>
    [add, remove]
      .filter((name) => update[name] !== undefined && update.targeting_overlay?.[list] !== undefined)
      .map((name) =>
        refuse(
          'VALIDATION_ERROR',
          `${field}.${name}`,
          `\`${name}\` cannot be combined with \`${list}\`, which replaces the whole list.`,
        ),
      ),
  );
}

/** The targeting of a package after an update: replaced as a whole if it is there, then the keywords changed. */
export function changedTargeting(
  update: PackageUpdate,
  current: Targeting | undefined,
): Targeting | undefined {
  return deltas.reduce<Targeting | undefined>((targeting, { list, add, remove }) => {
    if (update[add] === undefined && update[remove] === undefined) return targeting;
    const { [list]: old, ...rest } = targeting ?? {};
    const changed = changedKeywords(old ?? [], update[add], update[remove]);
    return changed.length === 0 ? rest : { ...rest, [list]: changed };
  }, update.targeting_overlay ?? current);
}
