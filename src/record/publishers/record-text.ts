import { authorizationRecord } from '../../domain/publishers/authorization-text.ts';
import type { Tables } from '../../store/index.ts';
import { collectionRecord } from './collections.ts';
import { propertyRecord } from './publisher-copies.ts';

/** Everything that an authorization may rest on. */
export const EVIDENCE = ['adagents_json', 'agent_claim', 'community', 'override'];

/** Kinds of records of which events may have a part only. */
type ShortenedType = 'properties' | 'collections' | 'authorizations';

/** A record as it is now, as a dump would have it; undefined when there is none. */
export async function recordText(
  { publisherCopies, authorizationRows }: Pick<Tables, 'publisherCopies' | 'authorizationRows'>,
  type: ShortenedType,
  id: string,
): Promise<string | undefined> {
  if (type === 'properties') {
    const found = await publisherCopies.property(id);
    return found && propertyRecord(found);
  }
  if (type === 'collections') {
    const found = await publisherCopies.collection(id);
    return found && collectionRecord(found);
  }
  const found = await authorizationRows.one(id, EVIDENCE);
  return found && authorizationRecord(found);
}
