import { setImmediate as nextTurn } from 'node:timers/promises';
import { authorizationRecord, writtenRow } from '../../domain/publishers/authorization-text.ts';
import type { Tables } from '../../store/index.ts';
import { collectionPieces, propertyPieces } from './publisher-copies.ts';

/** Everything that an authorization may rest on. */
export const EVIDENCE = ['adagents_json', 'agent_claim', 'community', 'override'];

/** Kinds of records of which events may have a part only. */
type ShortenedType = 'properties' | 'collections' | 'authorizations';

/**
 * A record as it is now, as a dump would have it, in pieces of JSON text.
 *
 * @returns undefined when there is none
 */
export async function recordPieces(
  { publisherCopies, authorizationRows }: Pick<Tables, 'publisherCopies' | 'authorizationRows'>,
  type: ShortenedType,
  id: string,
): Promise<readonly string[] | undefined> {
  if (type === 'properties') {
    const found = await publisherCopies.property(id);
    return found && propertyPieces(found);
  }
  if (type === 'collections') {
    const found = await publisherCopies.collection(id);
    return found && collectionPieces(found);
  }
  const found = await authorizationRows.one(id, EVIDENCE);
  return found && [await writtenRow(found, authorizationRecord(found), nextTurn)];
}
