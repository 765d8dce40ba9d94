import { FEED_START, isOld } from '../feed/feed.ts';
import { bounded } from '../json/values.ts';
import { publishedScope, type StoredAuthorization } from '../publishers/adagents/authorizations.ts';

/** Up to this length of a scope, no member can be so long that it must be shortened. */
const SHORT = 32 * 1024;
/** Matches members that `publishedScope` changes. */
const CHANGED = /"(?:effective_|collections")/;

/**
 * The wire form of an authorization as JSON text. It has the members of the feed's events about authorizations, so
 * that readers can treat events and rows alike. The scope is not parsed unless one of its members must be changed.
 */
export function authorizationRow(row: StoredAuthorization): string {
  const isPlain = row.scope.length <= SHORT && !CHANGED.test(row.scope);
  const scope = isPlain ? row.scope : JSON.stringify(bounded(publishedScope(JSON.parse(row.scope))));
  const head = JSON.stringify({
    id: row.id,
    agent_url: row.agentUrl,
    agent_url_canonical: row.agentUrl,
    publisher_domain: row.publisherDomain,
    authorization_type: row.authorizationType,
    authorized_for: row.authorizedFor,
    evidence: row.evidence,
    disputed: false,
    created_by: null,
    expires_at: null,
    property_rid: null,
    property_id_slug: null,
    override_applied: false,
    override_reason: null,
    ...(row.scope.includes('"signing_keys"') ? {} : { signing_keys: null }),
  });
  const tail = JSON.stringify({
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  });
  const members = [head, scope, tail].map((text) => text.slice(1, -1)).filter((text) => text !== '');
  return `{${members.join(',')}}`;
}

/**
 * The feed cursor that belongs to a read at `now`: the id of the newest event. When there is none, or it has left the
 * retention, the beginning of the feed.
 */
export function syncCursor(newest: string | undefined, now: Date): string {
  return newest === undefined || isOld(newest, now) ? FEED_START : newest;
}
