import { isOffered } from '../../products/format-id.ts';
import type { Product } from '../../products/product.ts';
import { type BuyRejected, refuse } from '../refusal.ts';
import type { PackageTerms } from './package-request.ts';
import type { Seller } from './seller.ts';

type Asked = Pick<PackageTerms, 'creative_assignments' | 'creatives'>;

/**
 * Creatives that a package brings or names. Those that it brings must be new and fit the product; one that it names may
 * be synced later.
 */
export function judgeCreatives(asked: Asked, product: Product, seller: Seller, field: string): BuyRejected[] {
  const brought = asked.creatives ?? [];
  if (brought.length > 0 && !seller.declared.inlineCreatives)
    return [
      refuse(
        'UNSUPPORTED_FEATURE',
        `${field}.creatives`,
        '`creatives` cannot be sent here: send them with `sync_creatives`, then name them in `creative_assignments`.',
      ),
    ];
  return [
    ...brought.flatMap(({ creative_id, format_id }, at) => {
      const place = `${field}.creatives[${at}]`;
      const isTwice = brought.findIndex((one) => one.creative_id === creative_id) < at;
      if (isTwice || seller.creatives.has(creative_id)) return [usedCreativeId(place)];
      if (format_id === undefined || product.format_ids === undefined) return [];
      return product.format_ids.some((offered) => isOffered(format_id, offered))
        ? []
        : [
            refuse(
              'UNSUPPORTED_FEATURE',
              `${place}.format_id`,
              '`format_id` must be one of the `format_ids` of the product.',
            ),
          ];
    }),
    ...judgeAssignments(asked.creative_assignments, product, field),
  ];
}

/** The refusal of a creative that is brought under the id of another one. */
export const usedCreativeId = (place: string): BuyRejected =>
  refuse(
    'VALIDATION_ERROR',
    `${place}.creative_id`,
    '`creative_id` must be new, and another creative has it: choose another id, or name the creative in `creative_assignments`.',
  );

function judgeAssignments(
  assignments: Asked['creative_assignments'],
  product: Product,
  field: string,
): BuyRejected[] {
  const placements = product.placements?.map(({ placement_id }) => placement_id);
  return (assignments ?? []).flatMap(({ placement_ids, placement_refs }, at) => {
    const place = `${field}.creative_assignments[${at}]`;
    const asked = [
      ...(placement_ids ?? []).map((id, nth) => ({ id, path: `placement_ids[${nth}]` })),
      ...(placement_refs ?? []).map(({ placement_id }, nth) => ({
        id: placement_id,
        path: `placement_refs[${nth}].placement_id`,
      })),
    ];
    return asked
      .filter(({ id }) => !(placements ?? []).includes(id))
      .map(({ path }) =>
        refuse('INVALID_REQUEST', `${place}.${path}`, 'The product has no placement with this id.'),
      );
  });
}

/** When the creatives of a flight are due: so long before it starts, and never before the buy was made. */
export const creativeDeadline = (start: Date, leadMs: number, now: Date): Date =>
  new Date(Math.max(start.getTime() - leadMs, now.getTime()));

/** After the deadline creatives stay as they are, except those that were rejected. */
export function judgeDeadline(
  deadline: Date | null,
  now: Date,
  isResubmission: boolean,
  field: string,
): BuyRejected | null {
  if (deadline === null || now.getTime() <= deadline.getTime() || isResubmission) return null;
  return refuse(
    'CREATIVE_DEADLINE_EXCEEDED',
    field,
    'The deadline for creatives of this package has passed.',
    {
      details: { creative_deadline: deadline.toISOString() },
    },
  );
}
