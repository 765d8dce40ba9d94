import { OperatorError } from '../domain/errors.ts';
import {
  AGENT_TOKEN_PREFIX,
  hashAgentToken,
  NO_PERMISSIONS,
  type Permissions,
  parsePermissions,
} from '../domain/tasks/agent-principal.ts';
import { newId, newSecret } from '../infra/ids.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';

const MAX_NAME = 100;

/**
 * Makes a caller of the agent's tasks with a token of its own, which is shown this once.
 *
 * @throws {OperatorError} a name that is empty, too long or taken; a permission that is not known
 */
export async function createPrincipal(
  store: Store,
  options: { name: string; permissions?: string },
): Promise<{ principal: { id: string; name: string; permissions: Permissions }; token: string }> {
  const name = options.name.trim();
  if (name === '' || name.length > MAX_NAME) {
    throw new OperatorError(`--name: expected 1 to ${MAX_NAME} characters`);
  }
  const permissions = permissionsOf(options.permissions);
  const token = `${AGENT_TOKEN_PREFIX}${newSecret()}`;
  const principal = { id: `agent_${newId()}`, name, permissions };
  await store.transaction(async (tx) => {
    const row = { ...principal, tokenHash: hashAgentToken(token), createdAt: store.now(), revokedAt: null };
    if (!(await tx.agentPrincipals.insert(row)))
      throw new OperatorError(`there is a principal "${name}" already`);
    await note(tx, {
      action: 'principal create',
      orgId: null,
      subject: principal.id,
      detail: { name, permissions },
    });
  });
  return { principal, token };
}

/** All callers with a token of their own, oldest first. */
export async function listPrincipals(store: Store): Promise<{ principals: object[] }> {
  const rows = await store.read.agentPrincipals.list();
  return {
    principals: rows.map(({ id, name, permissions, createdAt, revokedAt }) => ({
      id,
      name,
      permissions,
      created_at: createdAt,
      revoked_at: revokedAt,
    })),
  };
}

/** @throws {OperatorError} when there is no such principal, or it was revoked before */
export async function revokePrincipal(store: Store, name: string): Promise<{ revoked: string }> {
  return store.transaction(async (tx) => {
    const id = await tx.agentPrincipals.revoke(name, store.now());
    if (id === null)
      throw new OperatorError(`no principal in use with the name "${name}"; principal list shows them`);
    await note(tx, { action: 'principal revoke', orgId: null, subject: id, detail: { name } });
    return { revoked: id };
  });
}

function permissionsOf(text: string | undefined): Permissions {
  const words = (text ?? '').split(',').flatMap((word) => word.trim() || []);
  if (words.length === 0) return NO_PERMISSIONS;
  const parsed = parsePermissions(words);
  if (!('unknown' in parsed)) return parsed;
  throw new OperatorError(`--permissions: "${parsed.unknown}" is not like products:read or media_buys:*`);
}
