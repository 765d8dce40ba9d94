import { changedText } from '../json/stored-text.ts';
import { finish, inTurns, type Steps } from '../steps.ts';
import { PUBLISHED, type StoredAuthorization } from './adagents/authorizations.ts';

/** In characters. A page of rows with scopes of this length is written within one turn of the event loop. */
const SHORT_SCOPE = 4 * 1024;

/** Runs the steps that write a row: at once when its scope is short, otherwise in turns, with `nextTurn` between them. */
export async function writtenRow(
  { scope }: StoredAuthorization,
  steps: Steps<string>,
  nextTurn: () => Promise<unknown>,
): Promise<string> {
  if (scope.length <= SHORT_SCOPE) return finish(steps);
  await nextTurn();
  return inTurns(steps, nextTurn);
}

/** Matches members that have another form for readers. */
const CHANGED = /"(?:effective_|collections")/;

/** A whole authorization as JSON text, as dumps have it (`registry/authorization-row.json`). */
export function* authorizationRecord(row: StoredAuthorization): Steps<string> {
  return authorizationText(row, yield* publishedScopeText(row.scope));
}

/** The scope of an authorization in the form that readers are promised; `scope` is JSON text as it is stored. */
export function* publishedScopeText(scope: string): Steps<string> {
  return CHANGED.test(scope) ? yield* changedText(scope, PUBLISHED) : scope;
}

/** An authorization as JSON text, with the members of a scope. */
export function authorizationText(row: StoredAuthorization, scope: string): string {
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
