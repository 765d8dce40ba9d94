import { requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { invalidField } from '../../domain/errors.ts';
import type { SavedEntry } from '../../store/ownership/saved-entries.ts';

type Position = Pick<SavedEntry, 'domain' | 'entity' | 'ref'>;

export const listMyEntries: ReadHandler<'listMyEntries'> = async ({ query }, { principal, store }) => {
  const { organization } = requireMember(principal, query.org);
  const { limit = 100 } = query;
  const rows = await store.savedEntries.list(organization.id, readCursor(query.cursor), limit + 1);
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  return {
    body: {
      entries: entries.map(shown),
      next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
    },
  };
};

const shown = (entry: SavedEntry) => ({
  entity: entry.entity,
  domain: entry.domain,
  review_status: entry.reviewStatus,
  revision_number: entry.revision,
  updated_at: new Date(entry.updatedAt).toISOString(),
  ...(entry.ref === '' ? {} : { review_id: entry.ref }),
  ...(entry.resembles === null ? {} : { resembles: entry.resembles }),
});

const cursorOf = ({ domain, entity, ref }: Position) => `${domain}:${entity}:${ref}`;

/** @throws {ApiError} invalid_request */
function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [, domain, entity, ref] =
    /^([a-z0-9.-]{1,253}):(brand|property):([0-9a-f-]{0,36})$/.exec(cursor) ?? [];
  if (domain === undefined || ref === undefined || (entity !== 'brand' && entity !== 'property')) {
    throw invalidField('cursor', 'is not a cursor of this list');
  }
  return { domain, entity, ref };
}
