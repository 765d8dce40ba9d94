import { TaskError } from '../../tasks/task-error.ts';
import { isOffered } from '../format-id.ts';
import type { Product } from '../product.ts';

/** So many are reported beside an answer; the others are of the same kind. */
const MOST = 10;

/** Advisory errors about products whose format options describe named formats that the products do not list. */
export function divergences(products: readonly Product[]): TaskError[] {
  const found: TaskError[] = [];
  for (const { product_id, format_ids: ids, format_options: options = [] } of products) {
    if (ids === undefined) continue;
    const strange = options.find(({ v1_format_ref: refs = [] }) =>
      refs.some((ref) => !ids.some((id) => isOffered(ref, id))),
    );
    if (strange === undefined) continue;
    found.push(
      new TaskError(
        'FORMAT_DECLARATION_DIVERGENT',
        'A format option of the product describes a named format that `format_ids` does not list.',
        {
          details: {
            product_id,
            reason: 'v1_format_ref_not_in_format_ids',
            ...(strange.format_option_id === undefined ? {} : { format_option_id: strange.format_option_id }),
          },
        },
      ),
    );
    if (found.length === MOST) break;
  }
  return found;
}
