import type { MeExaminedCredential } from '../../../generated/types/me.ts';
import type { Permissions } from '../../domain/members/agent-principal.ts';
import type { CredentialHint, HintedClaims } from '../../domain/members/credential-hint.ts';
import type { CredentialRef } from '../../domain/members/refused-calls.ts';
import { clientScopes, tokenAudiences } from '../../domain/members/scopes.ts';
import type { Tables } from '../../store/index.ts';
import type { AgentPrincipalRow } from '../../store/members/agent-principals.ts';
import type { ApiKey } from '../../store/members/api-keys.ts';
import { clientName, grantScopes } from './grants.ts';

export type Examined = MeExaminedCredential;

/** Who looks, and what they may see. */
export type Examiner = {
  /** The organization whose credentials they see; null sees those of all. */
  readonly orgId: string | null;
  /** The person who looks: sessions are shown to nobody else, but operators. */
  readonly personId: string | null;
  readonly now: Date;
  readonly baseUrl: string;
};

type Store = Pick<
  Tables,
  | 'apiKeys'
  | 'agentPrincipals'
  | 'clientOrganizations'
  | 'organizations'
  | 'grants'
  | 'oidcModels'
  | 'users'
  | 'memberships'
  | 'browserSessions'
>;

type Details = Examiner & {
  /** Whose token it is, where the credential itself is gone. */
  readonly ownerId?: string | null;
  readonly claims?: HintedClaims;
};

/** What a hint names, as far as the examiner may see it. */
export async function examineHint(
  store: Store,
  hint: CredentialHint,
  examiner: Examiner,
): Promise<Examined | null> {
  switch (hint.kind) {
    case 'key_prefix': {
      const keys = await store.apiKeys.listByPrefix(hint.prefix);
      const own = keys.find(({ orgId }) => isOf(orgId, examiner));
      return own === undefined ? null : shownKey(store, own, examiner);
    }
    case 'agent_prefix': {
      const row = await store.agentPrincipals.findByPrefix(hint.prefix);
      return row === undefined || examiner.orgId !== null ? null : shownAgentToken(row);
    }
    case 'key_id':
      return examineCredential(store, { kind: 'api_key', id: hint.id }, examiner);
    case 'client_id':
      return examineCredential(store, { kind: 'client', id: hint.id }, examiner);
    case 'claims': {
      const { claims } = hint;
      const { grantId, subject } = claims;
      return grantId === null
        ? examineCredential(store, { kind: 'client', id: subject }, { ...examiner, claims })
        : examineCredential(store, { kind: 'grant', id: grantId }, { ...examiner, claims, ownerId: subject });
    }
  }
}

/** A credential by its id, as far as the examiner may see it. */
export async function examineCredential(
  store: Store,
  { kind, id }: CredentialRef,
  details: Details,
): Promise<Examined | null> {
  switch (kind) {
    case 'api_key': {
      const key = await store.apiKeys.findById(id);
      return key === undefined || !isOf(key.orgId, details) ? null : shownKey(store, key, details);
    }
    case 'client':
      return shownClientToken(store, id, details);
    case 'grant':
      return shownGrant(store, id, details);
    case 'session':
      return shownSession(store, id, details);
    case 'agent_token': {
      const row = details.orgId === null ? await store.agentPrincipals.find(id) : undefined;
      return row === undefined ? null : shownAgentToken(row);
    }
  }
}

const isOf = (orgId: string, { orgId: own }: Examiner): boolean => own === null || own === orgId;

/** What differs from credential to credential; the rest is empty. */
const shown = (
  known: Pick<Examined, 'kind' | 'id' | 'permissions' | 'audiences' | 'state'> & Partial<Examined>,
): Examined => ({
  name: null,
  prefix: null,
  organization_id: null,
  organization_name: null,
  person_id: null,
  person_name: null,
  created_at: null,
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
  ...known,
});

const isOver = (at: Date | null | undefined, now: Date): boolean => at != null && at <= now;
const text = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

async function shownKey(store: Store, key: ApiKey, { now }: Examiner): Promise<Examined> {
  const isExpired = isOver(key.expiresAt, now);
  return shown({
    kind: 'api_key',
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    organization_id: key.orgId,
    organization_name: (await store.organizations.find(key.orgId))?.name ?? null,
    permissions: [...key.permissions],
    audiences: [...tokenAudiences],
    state: key.revokedAt !== null ? 'revoked' : isExpired ? 'expired' : 'active',
    created_at: text(key.createdAt),
    last_used_at: text(key.lastUsedAt),
    expires_at: text(key.expiresAt),
    revoked_at: text(key.revokedAt),
  });
}

async function shownClientToken(store: Store, id: string, details: Details): Promise<Examined | null> {
  const { claims, baseUrl, now } = details;
  const client = await store.clientOrganizations.find(id);
  if (client === undefined || !isOf(client.orgId, details)) return null;
  const scopes = clientScopes(client.scopes).filter((scope) => claims?.scopes.includes(scope) ?? true);
  return shown({
    kind: 'client',
    id,
    name: client.name,
    organization_id: client.orgId,
    organization_name: (await store.organizations.find(client.orgId))?.name ?? null,
    permissions: scopes,
    audiences: audiencesIn(claims?.audiences, baseUrl),
    state: isOver(claims?.expiresAt, now) ? 'expired' : 'active',
    created_at: text(claims?.issuedAt ?? client.createdAt),
    expires_at: text(claims?.expiresAt),
  });
}

async function shownGrant(store: Store, id: string, details: Details): Promise<Examined | null> {
  const { claims, baseUrl, now } = details;
  const grant = await store.grants.find(id);
  const person = await personOf(store, grant?.personId ?? details.ownerId ?? null, details);
  if (person === null) return null;
  const { clientId = '', resources = {}, iat } = grant?.payload ?? {};
  const issued = claims?.issuedAt ?? (iat === undefined ? null : new Date(iat * 1000));
  const isEnded = grant === undefined || person.isDisabled || isOver(grant.expiresAt, now);
  return shown({
    kind: 'grant',
    id,
    name: await clientName(store, clientId),
    person_id: person.id,
    person_name: person.name,
    permissions: claims === undefined ? grantScopes(grant?.payload ?? {}) : [...claims.scopes],
    audiences: audiencesIn(claims?.audiences ?? Object.keys(resources), baseUrl),
    state: isEnded ? 'ended' : isOver(claims?.expiresAt, now) ? 'expired' : 'active',
    created_at: text(issued),
    expires_at: text(claims?.expiresAt ?? grant?.expiresAt),
  });
}

/** A session is its person's alone: also admins of the organization are not shown the browsers of others. */
async function shownSession(store: Store, id: string, details: Details): Promise<Examined | null> {
  const session = await store.browserSessions.findAlive(id, details.now);
  const ownerId = session?.userId ?? details.ownerId ?? null;
  if (details.orgId !== null && ownerId !== details.personId) return null;
  const person = await personOf(store, ownerId, { ...details, orgId: null });
  if (person === null) return null;
  return shown({
    kind: 'session',
    id,
    person_id: person.id,
    person_name: person.name,
    permissions: [],
    audiences: [],
    state: session === undefined || person.isDisabled ? 'ended' : 'active',
    created_at: text(session?.startedAt),
    last_used_at: text(session?.lastUsedAt),
    expires_at: text(session?.endsAt),
  });
}

const shownAgentToken = ({ id, name, prefix, permissions, createdAt, revokedAt }: AgentPrincipalRow) =>
  shown({
    kind: 'agent_token',
    id,
    name,
    prefix,
    permissions: wordsOf(permissions),
    audiences: ['mcp', 'a2a'],
    state: revokedAt === null ? 'active' : 'revoked',
    created_at: text(createdAt),
    revoked_at: text(revokedAt),
  });

const wordsOf = (permissions: Permissions): string[] =>
  Object.entries(permissions).flatMap(([resource, actions]) =>
    actions.map((action) => `${resource}:${action}`),
  );

/** A person whose credentials the examiner may see: a member of the organization, disabled or not. */
async function personOf(store: Store, id: string | null, { orgId }: Examiner) {
  const user = id === null ? undefined : await store.users.find(id);
  if (user === undefined) return null;
  const isSeen =
    orgId === null || (await store.memberships.listOfUser(user.id)).some((of) => of.orgId === orgId);
  return isSeen ? { id: user.id, name: user.name, isDisabled: user.disabledAt !== null } : null;
}

const audiencesIn = (ids: readonly string[] | undefined, baseUrl: string): string[] =>
  tokenAudiences.filter((audience) => ids === undefined || ids.includes(`${baseUrl}/${audience}`));
