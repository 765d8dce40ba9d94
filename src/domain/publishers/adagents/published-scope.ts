import { canonicalDomain } from '../../net/domain-name.ts';
import type { AuthorizationScope } from './project-authorizations.ts';
import type { JsonObject } from './shapes.ts';
import { isStrictTimestamp, parseTimestamp } from './timestamps.ts';

/** A scope as readers are promised it: domains of collections and times, which files may write loosely, in one form. */
export function publishedScope(scope: AuthorizationScope): AuthorizationScope {
  const { collections, effective_from: from, effective_until: until } = scope;
  return {
    ...scope,
    ...(collections === undefined ? {} : { collections: collections.map(withCanonicalDomain) }),
    ...(from === undefined ? {} : { effective_from: published(from) }),
    ...(until === undefined ? {} : { effective_until: published(until) }),
  };
}

function withCanonicalDomain(selector: JsonObject): JsonObject {
  const { publisher_domain: named } = selector;
  const verdict = typeof named === 'string' ? canonicalDomain(named) : undefined;
  return verdict?.ok ? { ...selector, publisher_domain: verdict.domain } : selector;
}

function published(time: string): string {
  // Leap seconds are strict, and still no time to most readers.
  if (isStrictTimestamp(time) && !time.includes(':60')) return time;
  return parseTimestamp(time)?.toISOString() ?? time;
}
