import { brandChangeText } from '../../domain/brands/brand-copy.ts';
import { ApiError } from '../../domain/errors.ts';
import { type ListAsk, positionOf } from '../../domain/list-ask.ts';
import { encodeCursor } from '../../domain/list-page.ts';
import { rowsWithin } from '../../domain/rows-within.ts';
import type { BrandPlace } from '../../store/brands/brand-changes.ts';
import type { Tables } from '../../store/index.ts';

/** Every cursor of the list of changes is for this list, whatever the page. */
const LIST = 'changes of brands';
const KINDS = ['number', 'string'] as const;
/** A page ends after this many bytes of brands, or after its first brand. */
const MOST_PAGE_BYTES = 4 * 1024 * 1024;

type Changes = Pick<Tables, 'brandChanges'>;

const cursorOf = ({ change, epoch }: BrandPlace): string => encodeCursor([change, epoch], LIST);

/** The cursor behind the newest change of a brand. */
export const newestBrandsCursor = async ({ brandChanges }: Changes): Promise<string> =>
  cursorOf(await brandChanges.newest());

const placeOf = (cursor: string): BrandPlace => {
  const [change = 0, epoch = ''] = positionOf({ cursor }, LIST, KINDS) ?? [];
  return { change: Number(change), epoch: String(epoch) };
};

/** Whether readers can go on behind a cursor. @throws {ApiError} invalid_request for a text that is none */
export const isBrandsCursorKnown = ({ brandChanges }: Changes, cursor: string): Promise<boolean> =>
  brandChanges.isKnown(placeOf(cursor));

/**
 * A page of changed brands, oldest change first, as JSON text.
 *
 * @throws {ApiError} invalid_request for a text that is no cursor of this list, cursor_expired for one that this registry
 * did not hand out, or whose changes were undone by a restored backup
 */
export async function brandChangesPage(
  { brandChanges }: Changes,
  { cursor, limit = 100 }: ListAsk,
): Promise<string> {
  const after = cursor === undefined ? 0 : placeOf(cursor).change;
  if (cursor !== undefined && !(await isBrandsCursorKnown({ brandChanges }, cursor)))
    throw new ApiError(
      'cursor_expired',
      'The changes of brands do not know this cursor; start again without one, or from the newest dump.',
    );
  const found = await brandChanges.sizesAfter(after, limit + 1);
  const page = found.slice(0, rowsWithin(found.slice(0, limit), MOST_PAGE_BYTES));
  const last = page.at(-1)?.change;
  if (last === undefined)
    return JSON.stringify({
      changes: [],
      cursor: cursor ?? cursorOf({ change: 0, epoch: (await brandChanges.epochOf(0)) ?? '' }),
      has_more: false,
    });
  // A brand that changed meanwhile has a higher number, and comes later.
  const brands = await brandChanges.between(after, last);
  const end = cursorOf({ change: last, epoch: (await brandChanges.epochOf(last)) ?? '' });
  const rest = JSON.stringify({ cursor: end, has_more: found.length > page.length });
  return `{"changes":[${brands.map(brandChangeText).join(',')}],${rest.slice(1)}`;
}
