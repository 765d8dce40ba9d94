import { pausesAfter, type Steps } from '../../domain/steps.ts';
import { type ByCreative, each, type PlatformFigures } from '../figures.ts';
import type { DeliveryAddition, Latest, PackageOrder, Rotation, Terms } from '../port.ts';
import { splitWhole, toSeconds } from './reckoning.ts';

/** Figures that were added to a package at an instant, in whole seconds since 1970. */
export type Added = { readonly at: number; readonly parts: ByCreative; readonly latest: Latest };

/** Shares of packages and creatives that are dealt between two pauses: a few milliseconds. */
const SHARES_AT_ONCE = 1_000;

/** The share of each package in the additions, oldest first. */
export function* addedTo(
  orders: readonly PackageOrder[],
  additions: readonly DeliveryAddition[],
): Steps<ReadonlyMap<PackageOrder, readonly Added[]>> {
  const byBuy = groupedByBuy(orders);
  const result = new Map<PackageOrder, Added[]>();
  const isDue = pausesAfter(SHARES_AT_ONCE);
  const sorted = additions.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const addition of sorted) {
    const at = toSeconds(addition.at);
    const targets = (byBuy.get(addition.buy_id) ?? []).filter(
      ({ package_id: id }) => addition.package_id === undefined || addition.package_id === id,
    );
    const shares = dealt(
      addition,
      targets.map((order) => termsAt(order, at)?.budget_minor ?? 0),
    );
    const latest = targets.length === 1 ? (addition.latest ?? {}) : {};
    for (const [i, order] of targets.entries()) {
      const share = shares[i];
      if (share === undefined) continue;
      const rows = result.get(order) ?? [];
      const parts = overCreatives(order, addition, share, at);
      rows.push({ at, parts, latest });
      result.set(order, rows);
      if (isDue(parts.size)) yield;
    }
    if (isDue(1 + targets.length)) yield;
  }
  return result;
}

/** Groups rows by buy, in the order in which the buys first appear. */
export const groupedByBuy = <T extends { readonly buy_id: string }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, ({ buy_id }) => buy_id);

/** Terms that apply at an instant; before the first entry, the first terms. */
export const termsAt = ({ terms }: PackageOrder, seconds: number): Terms | undefined =>
  terms.findLast(({ from }) => toSeconds(from) <= seconds) ?? terms[0];

/** Merges figures that do not add up; a later value replaces an earlier one. */
export const latestOf = (all: readonly Latest[]): Latest =>
  all.reduce((latest: object, one) => Object.assign(latest, one), {}) as Latest;

function overCreatives(
  order: PackageOrder,
  { creative_id: named }: DeliveryAddition,
  share: Partial<PlatformFigures>,
  at: number,
): ByCreative {
  const shown =
    named === undefined ? rotation(termsAt(order, at)?.creatives ?? []) : [{ creative_id: named, weight: 1 }];
  const used = shown.length === 0 ? [{ creative_id: '', weight: 1 }] : shown;
  const parts = dealtFigures(
    share,
    used.map(({ weight }) => weight),
  );
  return new Map(used.map(({ creative_id: id }, i) => [id, parts[i] ?? each(() => 0)]));
}

const dealt = (addition: DeliveryAddition, weights: readonly number[]): PlatformFigures[] =>
  dealtFigures(
    {
      ...addition.counts,
      ...(addition.spend_minor === undefined ? {} : { spend_minor: addition.spend_minor }),
      ...(addition.conversion_value_minor === undefined
        ? {}
        : { conversion_value_minor: addition.conversion_value_minor }),
    },
    weights,
  );

/** Divides figures by weight, so that the parts of each figure add up to it. */
export function dealtFigures(
  figures: Partial<PlatformFigures>,
  weights: readonly number[],
): PlatformFigures[] {
  const columns = new Map<string, number[]>();
  return weights.map((_, i) =>
    each((name) => {
      const column = columns.get(name) ?? splitWhole(figures[name] ?? 0, weights);
      columns.set(name, column);
      return column[i] ?? 0;
    }),
  );
}

/**
 * Creatives that are shown, each with a weight. A creative of weight 0 is not shown; one without a weight gets the
 * average.
 */
export function rotation(creatives: readonly Rotation[]): { creative_id: string; weight: number }[] {
  const given = creatives.flatMap(({ weight }) => (weight === undefined ? [] : [weight]));
  const average = given.length === 0 ? 1 : given.reduce((sum, weight) => sum + weight, 0) / given.length;
  return creatives
    .map(({ creative_id, weight = average }) => ({ creative_id, weight }))
    .filter(({ weight }) => weight > 0);
}
