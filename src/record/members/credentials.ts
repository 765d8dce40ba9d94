import { protocol } from '../../../generated/protocol.ts';
import { invalidField } from '../../domain/errors.ts';
import type { CredentialAction } from '../../domain/members/audit-notes.ts';
import { keyPrefix } from '../../domain/members/credential-hint.ts';
import { hashApiKey, hashClientSecret } from '../../domain/members/credentials.ts';
import type { Origin } from '../../domain/members/principal.ts';
import { clientScopes } from '../../domain/members/scopes.ts';
import type { Tables } from '../../store/index.ts';
import type { ApiKey } from '../../store/members/api-keys.ts';
import type { ClientOrganization } from '../../store/members/client-organizations.ts';
import type { Invitation } from '../../store/members/invitations.ts';
import type { User } from '../../store/members/users.ts';
import { removeWaysToSignIn } from './passkeys.ts';

/**
 * A new API key and its secret, which is shown once and never stored.
 *
 * @param random 256 random bits as text
 */
export function newApiKey(
  random: string,
  about: Pick<ApiKey, 'id' | 'orgId' | 'name' | 'permissions' | 'createdAt' | 'expiresAt'>,
): { readonly key: ApiKey; readonly secret: string } {
  const secret = `sk_${random}`;
  const key = {
    ...about,
    keyHash: hashApiKey(secret),
    prefix: keyPrefix(secret),
    lastUsedAt: null,
    revokedAt: null,
  };
  return { key, secret };
}

/** The end that a caller asks for. The schema also accepts leap seconds, which a Date cannot represent. */
export function futureEnd(asked: string, now: Date): Date {
  const end = new Date(asked);
  if (!(end > now)) throw invalidField('expires_at', 'must lie in the future');
  return end;
}

export const shownKey = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  permissions: [...key.permissions],
  created_at: key.createdAt.toISOString(),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
});

export const shownClient = ({ clientId, name, createdBy, createdAt, scopes }: ClientOrganization) => ({
  client_id: clientId,
  name,
  scopes: clientScopes(scopes),
  created_by: createdBy,
  created_at: createdAt.toISOString(),
});

export const shownInvitation = ({ id, role, email, createdBy, createdAt, expiresAt }: Invitation) => ({
  invitation_id: id,
  role,
  email,
  created_by: createdBy,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});

const MODEL = 'Client';
const prefixed = (word: string) => `${protocol.scopePrefix}${word}`;

/**
 * Registers a client that gets tokens for an organization by itself, with the metadata of RFC 7591 that the
 * authorization server reads.
 */
export async function addClient(tx: Tables, client: ClientOrganization, secret: string): Promise<void> {
  await tx.clientOrganizations.insert(client);
  await tx.oidcModels.put({
    model: MODEL,
    id: client.clientId,
    payload: {
      client_id: client.clientId,
      client_name: client.name,
      client_secret: hashClientSecret(secret),
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
      token_endpoint_auth_method: 'client_secret_basic',
      ...(client.scopes === null ? {} : { scope: client.scopes.map(prefixed).join(' ') }),
    },
    grantId: null,
    uid: null,
    userCode: null,
    accountId: null,
    expiresAt: null,
    consumedAt: null,
  });
}

/** Removes a client and invalidates its tokens. Returns false when the organization has no such client. */
export async function removeClient(
  tx: Tables,
  clientId: string,
  { orgId, now }: { orgId: string; now: Date },
): Promise<boolean> {
  if (!(await tx.clientOrganizations.remove(clientId, orgId))) return false;
  await tx.oidcModels.remove(MODEL, clientId, now);
  return true;
}

/**
 * Ends every session of a user but `kept`, if one is given, and every grant that programs have from the user.
 * @param kept id of the session that goes on
 */
export async function endSessions(
  tx: Tables,
  userId: string,
  now: Date,
  kept: string | null = null,
): Promise<void> {
  for (const id of await tx.browserSessions.othersOf(userId, kept))
    await tx.browserSessions.remove(id, userId);
  await tx.oidcModels.removeByAccount(userId, kept, now);
}

/** Ends one session of a user; what programs were allowed stays. Returns false when the user has no such session. */
export async function endSession(
  tx: Tables,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  if (!(await tx.browserSessions.remove(id, userId))) return false;
  await tx.oidcModels.endSession(id, now);
  return true;
}

/** Signs a user out in every browser but that of the session `kept`. Returns how many sessions ended. */
export async function signOutElsewhere(
  tx: Tables,
  { userId, kept }: { userId: string; kept: string | null },
  now: Date,
): Promise<number> {
  const ids = await tx.browserSessions.othersOf(userId, kept);
  for (const id of ids) await endSession(tx, { id, userId }, now);
  return ids.length;
}

/**
 * Releases an email address from the account that has it, for the person who owns the address. The account stays
 * in histories, but nobody can sign in with it again.
 */
export async function releaseAddress(
  tx: Tables,
  { id, name }: Pick<User, 'id' | 'name'>,
  { now, newId, origin, by }: { now: Date; newId: () => string; origin: Origin; by: string },
): Promise<void> {
  await tx.users.releaseEmail(id, now);
  await removeWaysToSignIn(tx, id);
  await endSessions(tx, id, now);
  const event = { action: 'credential.address_released', actor: by, subject: id, outcome: 'done' } as const;
  await recordCredentialEvent(tx, { ...event, detail: { name } }, { now, newId, origin });
}

type Tools = { now: Date; newId: () => string; origin: Origin };

export type CredentialEvent = {
  action: CredentialAction;
  actor: string;
  actorName?: string;
  orgId?: string | null;
  subject?: string | null;
  outcome: 'done' | 'refused';
  detail?: Readonly<Record<string, unknown>>;
};

/** Records one event about a credential in the audit log. The event must not contain secrets. */
export async function recordCredentialEvent(tx: Tables, event: CredentialEvent, tools: Tools): Promise<void> {
  const { action, actor, actorName = actor, orgId = null, subject = null, outcome, detail = {} } = event;
  const { now, newId, origin } = tools;
  const { address, requestId } = origin;
  await tx.auditLog.append({
    id: newId(),
    at: now,
    action,
    actor,
    actorName,
    orgId,
    subject,
    outcome,
    address,
    requestId,
    detail,
  });
}
