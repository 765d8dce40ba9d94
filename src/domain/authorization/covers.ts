import { propertyCover } from '../publishers/adagents/scope.ts';
import type { Entry, PropertyFacts } from './evidence.ts';

type Cover = (property: PropertyFacts) => boolean;

// A cover is expensive to prepare when a scope lists thousands of names. It is cached as long as its scope is in
// memory.
const covers = new WeakMap<Entry['scope'], Map<string, Cover>>();
/** Short scopes are shared by the entries of many publishers. */
const MOST_COVERS = 100;

/** Returns the test whether an entry reaches a property of the publisher. It is prepared at its first use. */
export function coverOf(entry: Entry, publisherDomain: string): Cover {
  let cover: Cover | undefined;
  return (property) => {
    cover ??= prepareCover(entry, publisherDomain);
    return cover(property);
  };
}

/** The test of `coverOf`, prepared now. It is cached as long as the scope is in memory. */
export function prepareCover(entry: Entry, publisherDomain: string): Cover {
  const known = covers.get(entry.scope) ?? new Map<string, Cover>();
  covers.set(entry.scope, known);
  const { authorizationType: type } = entry;
  // Lists of ids and tags mean the same for every publisher.
  const key = type === 'property_ids' || type === 'property_tags' ? type : `${type} ${publisherDomain}`;
  const cover = known.get(key) ?? propertyCover(entry, publisherDomain);
  if (!known.has(key) && known.size >= MOST_COVERS) known.clear();
  known.set(key, cover);
  return cover;
}
