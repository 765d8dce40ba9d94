import { authorizationRecord, isSentAsStored } from '../../domain/publishers/authorization-text.ts';
import type { Tables } from '../../store/index.ts';
import { collectionPieces, propertyPieces } from './publisher-copies.ts';

/** Everything that an authorization may rest on. */
export const EVIDENCE = ['adagents_json', 'agent_claim', 'community', 'override'];

/** Kinds of records of which events may have a part only. */
type ShortenedType = 'properties' | 'collections' | 'authorizations';

/** Scopes up to this length are parsed where their form must change; a parse holds up all other requests. */
const MOST_PARSED = 256 * 1024;

/**
 * A record as it is now, as a dump would have it, in pieces of JSON text.
 *
 * @returns undefined when there is none, or when only a dump can have it: an authorization with a long scope that must be
 * parsed
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
  const isAnswered =
    found !== undefined && (found.scope.length <= MOST_PARSED || isSentAsStored(found.scope));
  return isAnswered ? [authorizationRecord(found)] : undefined;
}
