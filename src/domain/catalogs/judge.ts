import type { CoreCatalog } from '../../../generated/types/schemas.ts';
import { isBuyerId } from '../buys/buyer-id.ts';
import { type BuyRejected, refuse } from '../buys/refusal.ts';

const MOST_MAPPINGS = 200;

/** Catalogs that an account may have. */
export const MOST_CATALOGS = 100;

/** What is wrong with a request as a whole: catalogs that cannot be told apart, and those given in two ways. */
export function judgeCatalogs(catalogs: readonly CoreCatalog[]): BuyRejected[] {
  const seen = new Set<string>();
  return catalogs.flatMap(({ catalog_id: id, url, items, feed_field_mappings: mappings = [] }, at) => {
    const field = `catalogs[${at}]`;
    const others = [
      ...(url !== undefined && items !== undefined
        ? [
            refuse(
              'INVALID_REQUEST',
              `${field}.url`,
              '`url` and `items` cannot be combined: send one of them.',
            ),
          ]
        : []),
      ...(mappings.length > MOST_MAPPINGS
        ? [
            refuse(
              'INVALID_REQUEST',
              `${field}.feed_field_mappings`,
              `\`feed_field_mappings\` must have at most ${MOST_MAPPINGS} mappings.`,
            ),
          ]
        : []),
    ];
    if (id === undefined || !isBuyerId(id)) {
      const message = '`catalog_id` is required, with 1 to 256 characters.';
      return [refuse('INVALID_REQUEST', `${field}.catalog_id`, message), ...others];
    }
    if (seen.has(id)) {
      return [
        refuse('INVALID_REQUEST', `${field}.catalog_id`, '`catalog_id` is used twice in the request.'),
        ...others,
      ];
    }
    seen.add(id);
    return others;
  });
}
