import type { CatalogItem } from '../../../domain/creatives/building/material.ts';
import { type BuildTarget, creativesAsked } from '../../../domain/creatives/building/request.ts';
import { MOST_LEAVES } from '../../../domain/creatives/building/variant.ts';
import { leafMinor } from '../../../domain/creatives/transformers.ts';
import { minorPerMain } from '../../../domain/money/minor-units.ts';
import { TaskError } from '../../../domain/refusals/task-error.ts';
import type { BuildCall, BuildPlan } from './plan.ts';

/** One manifest that a build must produce. */
export type OrderedBuild = {
  readonly buildId: string;
  readonly item: CatalogItem | null;
  readonly target: BuildTarget;
  readonly value: unknown;
  readonly place: number;
};

export type BuildOrder = {
  readonly wanted: readonly OrderedBuild[];
  /** Whether `max_spend` excluded some of the manifests. */
  readonly isCapped: boolean;
};

/**
 * The manifests that a build must produce, in order, up to the number that `max_spend` pays for.
 *
 * @throws {TaskError} INVALID_REQUEST for too many manifests, or when `max_spend` has another currency than the
 *   price; BUDGET_CAP_REACHED when `max_spend` pays for none
 */
export function orderOfBuild(plan: BuildPlan, call: BuildCall): BuildOrder {
  const wanted = wantedOf(plan, call);
  if (wanted.length > MOST_LEAVES)
    throw new TaskError(
      'INVALID_REQUEST',
      `A build produces at most ${MOST_LEAVES} results (got ${wanted.length}): ask for fewer formats, items or variants.`,
      { field: plan.targets.length > 1 ? 'target_format_ids' : 'max_creatives' },
    );
  const affordable = affordableOf(plan, wanted.length);
  return { wanted: wanted.slice(0, affordable), isCapped: affordable < wanted.length };
}

function wantedOf(plan: BuildPlan, { newId }: BuildCall): OrderedBuild[] {
  const { args, catalog, targets, values } = plan;
  const items: (CatalogItem | null)[] =
    args.max_creatives === undefined ? [null] : [...(catalog?.items ?? [])].slice(0, creativesAsked(args));
  return items.flatMap((item) =>
    targets.flatMap((target) => {
      const buildId = `bc_${newId()}`;
      return values.map((value, place) => ({ buildId, item, target, value, place }));
    }),
  );
}

function affordableOf({ args: { max_spend: limit }, price, quality }: BuildPlan, wanted: number): number {
  if (limit === undefined) return wanted;
  if (limit.currency !== price.currency)
    throw new TaskError(
      'INVALID_REQUEST',
      `\`max_spend.currency\` must be ${price.currency}, the currency of the price.`,
      {
        field: 'max_spend.currency',
        details: { accepted_values: [price.currency] },
      },
    );
  const minor = leafMinor(price, quality);
  const affordable =
    minor === 0
      ? wanted
      : Math.min(wanted, Math.floor(Math.round(limit.amount * minorPerMain(price.currency)) / minor));
  if (affordable === 0)
    throw new TaskError('BUDGET_CAP_REACHED', '`max_spend.amount` is lower than the cost of one creative.', {
      field: 'max_spend.amount',
    });
  return affordable;
}
