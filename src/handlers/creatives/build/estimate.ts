import { fromMinor } from '../../../domain/accounts/money.ts';
import { leafMinor } from '../../../domain/creatives/build/price.ts';
import { creativesAsked } from '../../../domain/creatives/build/request.ts';
import type { TaskResponse } from '../../../domain/tasks/task-shapes.ts';
import type { BuildPlan } from './plan.ts';

const VALID_MS = 24 * 3_600_000;

/** What a build would cost. Prices are fixed per finished manifest, so the estimate is exact. */
export function estimateOf(plan: BuildPlan, now: Date): TaskResponse<'build_creative'> {
  const { price, quality, values, targets, itemsTotal, args } = plan;
  const produced = Math.min(itemsTotal, creativesAsked(args));
  const leaves = produced * values.length * targets.length;
  const minor = plan.isBilled ? leafMinor(price, quality) : 0;
  const cost = fromMinor(minor * leaves, price.currency);
  const each = fromMinor(minor, price.currency);
  return {
    status: 'completed',
    mode: 'estimate',
    estimate: {
      items_total: itemsTotal,
      items_to_produce: produced,
      variants_per_item: values.length,
      leaves_total: leaves,
      currency: price.currency,
      cost_low: cost,
      cost_high: cost,
      cost_expected: cost,
      basis: 'fixed',
      per_leaf: Array.from({ length: leaves }, () => ({
        pricing_option_id: price.pricing_option_id,
        cost_low: each,
        cost_high: each,
        consumption_estimate: { renders: 1 },
      })),
    },
    expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
  };
}
