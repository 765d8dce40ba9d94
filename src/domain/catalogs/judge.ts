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
              'A catalog is given by its items or by a feed, not by both.',
            ),
          ]
        : []),
      ...(mappings.length > MOST_MAPPINGS
        ? [
            refuse(
              'INVALID_REQUEST',
              `${field}.feed_field_mappings`,
              `A feed has at most ${MOST_MAPPINGS} mappings.`,
            ),
          ]
        : []),
    ];
    if (id === undefined || !isBuyerId(id)) {
      const message = 'A catalog that is synchronized has an identifier, up to 256 characters.';
      return [refuse('INVALID_REQUEST', `${field}.catalog_id`, message), ...others];
    }
    if (seen.has(id)) {
      return [refuse('INVALID_REQUEST', `${field}.catalog_id`, 'The catalog is named twice.'), ...others];
    }
    seen.add(id);
    return others;
  });
}
