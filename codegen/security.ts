import { arrayOr, type Json, type JsonObject, objectOr } from './json.ts';

/** Requirements for the credential of an operation. */
export interface Grant {
  /** Required permission; null when any valid credential is enough. */
  readonly permission: string | null;
  /** Whether a token that a person granted to a program is accepted. */
  readonly delegable: boolean;
}

/**
 * Reads the `security` of an operation, or else of the document. The role of the bearer scheme is the permission.
 * The OAuth scope is the same word after the scope prefix. An operation without an OAuth requirement does not
 * accept tokens of programs that act for a person.
 */
export function readGrant(
  document: JsonObject,
  node: JsonObject,
  { access, scopePrefix }: { access: string; scopePrefix: string },
  stop: (reason: string) => never,
): Grant {
  const schemes = objectOr(objectOr(document.components).securitySchemes);
  const requirements = arrayOr(node.security ?? document.security).map(objectOr);
  if (access === 'member' && requirements.some((requirement) => Object.keys(requirement).length === 0)) {
    return stop('is for members and must not list {} in security');
  }
  const wordsOf = (type: string) =>
    requirements.flatMap((requirement) =>
      Object.entries(requirement)
        .filter(([name]) => objectOr(schemes[name]).type === type)
        .map(([, words]) => arrayOr(words)),
    );
  const roles = wordsOf('http').flat();
  const scopes = wordsOf('oauth2');
  const [permission = null, ...more] = roles;
  if (more.length > 0 || (permission !== null && typeof permission !== 'string')) {
    return stop('must name at most one permission in security');
  }
  const expected = permission === null ? [] : [`${scopePrefix}${permission}`];
  for (const given of scopes) {
    if (JSON.stringify(given) !== JSON.stringify(expected)) {
      return stop(
        `asks for the scopes ${JSON.stringify(given)} in security; its permission asks for ${JSON.stringify(expected)}`,
      );
    }
  }
  const [undeclared] = scopes.flat().filter((scope) => !declaredScopes(schemes).has(scope));
  if (undeclared !== undefined) {
    return stop(`asks for the scope ${JSON.stringify(undeclared)}, which no security scheme declares`);
  }
  const isOffered = Object.values(schemes).some((scheme) => objectOr(scheme).type === 'oauth2');
  return { permission, delegable: scopes.length > 0 || !isOffered };
}

const declaredScopes = (schemes: JsonObject): Set<Json> =>
  new Set(
    Object.values(schemes).flatMap((scheme) =>
      Object.values(objectOr(objectOr(scheme).flows)).flatMap((flow) =>
        Object.keys(objectOr(objectOr(flow).scopes)),
      ),
    ),
  );
