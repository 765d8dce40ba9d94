import { type EventPosition, eventId, FEED_START, hasExpired } from '../feed/feed.ts';
import { bounded } from '../json/values.ts';
import { publishedScope } from '../publishers/adagents/authorizations.ts';

/** Up to here no member of a scope can be too long to be repeated. */
const SHORT = 32 * 1024;
/** What `publishedScope` writes in another form. */
const CHANGED = /"(?:effective_|collections")/;

/** An authorization as the store holds it; `scope` is JSON text of an object. */
export type StoredAuthorization = {
  id: string;
  agentUrl: string;
  publisherDomain: string;
  authorizationType: string;
  authorizedFor: string;
  scope: string;
  evidence: string;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * The wire form of an authorization as JSON text: the members of the feed's events about it, so that a reader can take
 * events and rows for the same thing. Written without parsing the scope, unless something in it changes on the way out.
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
 * The feed cursor that goes with what is read now: the newest event, or the feed's beginning when there is none that the
 * feed would still take for a cursor.
 */
export function syncCursor(head: EventPosition | undefined, now: Date): string {
  if (head === undefined) return FEED_START;
  const newest = eventId(head.ms, head.counter);
  return hasExpired(newest, now) ? FEED_START : newest;
}
