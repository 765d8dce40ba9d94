import { OperatorError } from '../domain/errors.ts';
import {
  AGENT_TOKEN_PREFIX,
  hashAgentToken,
  NO_PERMISSIONS,
  type Permissions,
  parsePermissions,
  sandboxPrincipal,
} from '../domain/members/agent-principal.ts';
import { keyPrefix } from '../domain/members/credential-hint.ts';
import { newId, newSecret } from '../infra/random.ts';
import type { Tables } from '../store/index.ts';
import type { Store } from '../store/open.ts';
import { note } from './audit.ts';
import { givenName } from './given.ts';
import { givenOrganization } from './organizations.ts';

const MAX_NAME = 100;

/**
 * Creates a caller of the agent's tasks, with a token that is shown only once.
 *
 * @throws {OperatorError} when the name is empty, too long or taken, or a permission is unknown
 */
export async function createPrincipal(
  store: Store,
  options: { name: string; permissions?: string },
): Promise<{ principal: { id: string; name: string; permissions: Permissions }; token: string }> {
  const name = givenName(options.name, MAX_NAME);
  const permissions = permissionsOf(options.permissions);
  const token = `${AGENT_TOKEN_PREFIX}${newSecret()}`;
  const principal = { id: `agent_${newId()}`, name, permissions };
  await store.transaction(async (tx) => {
    const row = {
      ...principal,
      tokenHash: hashAgentToken(token),
      prefix: keyPrefix(token),
      createdAt: store.now(),
      revokedAt: null,
    };
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

/** Lists all callers that have a token, oldest first. */
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

/** @throws {OperatorError} when the principal does not exist or is already revoked */
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

export type SignerOptions = {
  /** URL of the agent, exactly as its operator lists it in brand.json. */
  agent: string;
  /** Owner of the requests that the agent signs; exactly one of the next three options. */
  principal?: string;
  org?: string;
  sandboxToken?: string;
  brandJson?: string;
};

const MOST_URL = 2_048;

/**
 * Registers an agent as a signer: its signed requests count as those of a caller. Its keys are read at its first
 * signed request.
 *
 * @throws {OperatorError}
 */
export async function addSigner(store: Store, options: SignerOptions) {
  const agentUrl = httpsUrl('--agent', options.agent);
  const brandJsonUrl = options.brandJson === undefined ? null : httpsUrl('--brand-json', options.brandJson);
  return store.transaction(async (tx) => {
    const principalId = await principalOf(tx, options);
    const createdAt = store.now();
    const { sandboxToken } = options;
    const sandboxTraits = sandboxToken === undefined ? null : (sandboxPrincipal(sandboxToken).test ?? null);
    const fresh = { fetchedAt: null, attemptedAt: null, fault: null, revocations: null, sandboxTraits };
    if (!(await tx.messageSigners.insert({ agentUrl, principalId, brandJsonUrl, createdAt, ...fresh }))) {
      throw new OperatorError(`${agentUrl} already signs for a caller; run signer remove ${agentUrl} first`);
    }
    await note(tx, {
      action: 'signer add',
      orgId: null,
      subject: agentUrl,
      detail: { principal: principalId },
    });
    return { signer: { agent_url: agentUrl, principal: principalId, brand_json_url: brandJsonUrl } };
  });
}

/** Lists all signers with the state of their keys. */
export async function listSigners(store: Store): Promise<{ signers: object[] }> {
  const signers = await store.read.messageSigners.list();
  return {
    signers: await Promise.all(
      signers.map(async ({ agentUrl, principalId, brandJsonUrl, fetchedAt, fault }) => ({
        agent_url: agentUrl,
        principal: principalId,
        brand_json_url: brandJsonUrl,
        keys_read_at: fetchedAt,
        fault,
        keys: (await store.read.messageSigners.keysOf(agentUrl)).map(({ kid, revokedAt }) => ({
          kid,
          revoked_at: revokedAt,
        })),
      })),
    ),
  };
}

/** @throws {OperatorError} when the signer does not exist */
export async function removeSigner(store: Store, agentUrl: string) {
  return store.transaction(async (tx) => {
    if (!(await tx.messageSigners.remove(agentUrl))) throw unknown(agentUrl);
    await note(tx, { action: 'signer remove', orgId: null, subject: agentUrl, detail: {} });
    return { removed: agentUrl };
  });
}

/**
 * Rejects all signatures of a key from now on, even if its owner still publishes it.
 *
 * @throws {OperatorError} when the signer does not exist
 */
export async function revokeSignerKey(store: Store, agentUrl: string, kid: string) {
  return store.transaction(async (tx) => {
    if ((await tx.messageSigners.find(agentUrl)) === undefined) throw unknown(agentUrl);
    await tx.messageSigners.revokeKey(agentUrl, kid, store.now());
    await note(tx, { action: 'signer revoke', orgId: null, subject: agentUrl, detail: { kid } });
    return { agent_url: agentUrl, kid, revoked: true };
  });
}

async function principalOf(tx: Tables, { principal, org, sandboxToken }: SignerOptions): Promise<string> {
  const given = [principal, org, sandboxToken].filter((value) => value !== undefined);
  if (given.length !== 1) throw new OperatorError('give one of --principal, --org and --sandbox-token');
  if (sandboxToken !== undefined) return sandboxPrincipal(sandboxToken).id;
  if (org !== undefined) return `org_${(await givenOrganization(tx, org)).id}`;
  const found = (await tx.agentPrincipals.list()).find(({ name }) => name === principal);
  if (found === undefined)
    throw new OperatorError(`no principal with the name "${principal}"; principal list shows them`);
  return found.id;
}

const unknown = (agentUrl: string) =>
  new OperatorError(`no signer with the address ${agentUrl}; signer list shows them`);

function httpsUrl(name: string, text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' && text.length <= MOST_URL) return text;
  throw new OperatorError(`${name}: expected an https address of at most ${MOST_URL} characters`);
}
