import { publishedScope, type StoredAuthorization } from './adagents/authorizations.ts';

/** Matches members that `publishedScope` changes. */
const CHANGED = /"(?:effective_|collections")/;

/** Whether the scope of an authorization is stored in the form that readers are promised. */
export const isSentAsStored = (scope: string): boolean => !CHANGED.test(scope);

/** The scope of an authorization in the form that readers are promised, as JSON text; parsed only where that changes it. */
const scopeText = (scope: string): string =>
  isSentAsStored(scope) ? scope : JSON.stringify(publishedScope(JSON.parse(scope)));

/** A whole authorization as JSON text, as dumps have it (`registry/authorization-row.json`). */
export const authorizationRecord = (row: StoredAuthorization): string =>
  authorizationText(row, scopeText(row.scope));

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
