import type { Context } from 'koa';
import type { Operation } from '../../generated/operations.ts';
import { protocol } from '../../generated/protocol.ts';
import type { EnumsRefusalReason } from '../../generated/types/enums.ts';
import type { Asker } from '../desk/live.ts';
import { ApiError } from '../domain/errors.ts';
import { keyPrefix } from '../domain/members/credential-hint.ts';
import { hashApiKey, keyStanding, storedKeyGrants } from '../domain/members/credentials.ts';
import {
  isRoleEnough,
  type OperatorRole,
  operatorRoleOf,
  roleWithin,
} from '../domain/members/operator-roles.ts';
import {
  judgeGrants,
  mainStanding,
  type NotGranted,
  type Principal,
  refusedAsCaller,
  scopeGrants,
} from '../domain/members/principal.ts';
import { type CredentialRef, type RefusedCaller, UNKNOWN_CALLER } from '../domain/members/refused-calls.ts';
import { bareScopes, clientScopes, OWN_PAGES, type TokenAudience } from '../domain/members/scopes.ts';
import { addressBucket, isThisSoftware } from '../domain/net/address.ts';
import type { KnownUser } from '../store/members/principals.ts';
import type { Store } from '../store/open.ts';
import type { TokenClaims, VerifyToken } from './oauth/tokens.ts';
import { callerAddress } from './reading/caller-address.ts';
import { headerOf } from './reading/headers.ts';

type Needs = Pick<Operation, 'access' | 'permission' | 'delegable' | 'effect'>;

export type Authenticate = {
  /**
   * The caller of an operation. Null when the operation needs no credential and the request has none that
   * counts; without a promise when it has none at all.
   * @throws {ApiError} unauthorized when a required credential is missing or a credential is not valid;
   *   insufficient_scope
   */
  operation(needs: Needs, header: string, now: Date): Promise<Principal | null> | null;
  /**
   * The holder of the credential in an Authorization header, for one of the resources.
   * @throws {ApiError} unauthorized
   */
  holder(header: string, audience: TokenAudience, now: Date): Promise<Principal>;
};

/** Notes that an API key was used; the request does not wait for it. */
export type NoteKeyUse = (keyId: string, at: Date, prefix: string) => void;

// Only people who look at a list of keys need last_used_at. A write per request would be the most expensive
// part of a read.
const TOUCH_EVERY_MS = 60_000;

/** A refusal of a caller that is known, or whose credential is, for those who look for the reason later. */
export class CallerRefused extends ApiError {
  readonly caller: RefusedCaller;
  /** The reason that the response does not tell; null when the code says it. */
  readonly reason: EnumsRefusalReason | null;

  constructor(error: ApiError, caller: RefusedCaller, reason: EnumsRefusalReason | null = null) {
    super(error.code, error.message, error.detail, error.headers);
    this.caller = caller;
    this.reason = reason;
  }
}

/** A credential that is not accepted. */
type NotAccepted = { readonly reason: EnumsRefusalReason; readonly caller: RefusedCaller };
const notAccepted = (reason: EnumsRefusalReason, caller: Partial<RefusedCaller> = {}): NotAccepted => ({
  reason,
  caller: { ...UNKNOWN_CALLER, ...caller },
});

/** The token of an Authorization header (RFC 6750 section 2.1); undefined when it carries none. */
export const bearerToken = (header: string): string | undefined =>
  /^bearer +([\x21-\x7e]+) *$/i.exec(header)?.[1];

/**
 * Maps the Authorization header to a principal. The form of the credential distinguishes an API key from an
 * access token of our authorization server. Revocation and expiry are read from the primary database: a replica
 * could still accept a revoked key.
 */
export function createAuthenticate(
  store: Store,
  verifyToken: VerifyToken,
  noteUse: NoteKeyUse = () => {},
): Authenticate {
  const byKey = keyHolders(store, noteUse);
  return {
    operation(needs, header, now) {
      return header === '' && needs.access !== 'member' ? null : callerOf(needs, header, now);
    },

    async holder(header, audience, now) {
      const principal = await identify(header, audience, now);
      if ('reason' in principal) throw notValid(principal);
      return principal;
    },
  };

  async function callerOf(needs: Needs, header: string, now: Date): Promise<Principal | null> {
    if (header === '') throw new ApiError('unauthorized', 'Send a credential.');
    const principal = await identify(header, 'api', now);
    if ('reason' in principal) {
      if (needs.access === 'auth-aware') return null;
      throw notValid(principal);
    }
    const missing = judgeGrants(needs, principal.grants);
    if (missing === null) return principal;
    if (needs.access !== 'member') return null;
    throw new CallerRefused(insufficient(missing, principal), refusedAsCaller(principal));
  }

  async function identify(
    header: string,
    audience: TokenAudience,
    now: Date,
  ): Promise<Principal | NotAccepted> {
    const token = bearerToken(header);
    if (token === undefined) return notAccepted('malformed');
    return token.split('.').length === 3 ? byToken(token, audience, now) : byKey(token, now);
  }

  async function byToken(
    token: string,
    audience: TokenAudience,
    now: Date,
  ): Promise<Principal | NotAccepted> {
    const claims = await verifyToken(token, audience, now);
    if ('fault' in claims)
      return notAccepted(claims.fault, claims.claims === null ? {} : ownerIn(claims.claims));
    const { subject, grantId, clientId } = claims;
    const isClaimed = (scope: string) => claims.scopes.includes(scope);
    if (grantId === null) {
      const client = await store.primary.principals.findClient(subject);
      if (client === undefined) return notAccepted('ended', ownerIn(claims));
      return {
        kind: 'client',
        userKey: `client_${subject}`,
        displayName: client.name,
        standings: [{ organization: client.organization, role: 'member' }],
        // The client's current scopes: when the scopes of a client are reduced, tokens issued earlier lose them too.
        grants: scopeGrants(bareScopes(clientScopes(client.scopes).filter(isClaimed)), { isDelegated: true }),
        credential: { kind: 'client', id: subject },
      };
    }
    const user = await store.primary.principals.findUser(subject, grantId);
    if (user === undefined) return notAccepted('ended', ownerIn(claims));
    return userPrincipal(subject, user, {
      scopes: claims.scopes,
      isDelegated: clientId !== OWN_PAGES,
      credential: { kind: 'grant', id: grantId },
    });
  }
}

/** Whose token it is, by claims that this server signed. */
const ownerIn = ({ subject, grantId }: TokenClaims): Partial<RefusedCaller> =>
  grantId === null
    ? { credential: { kind: 'client', id: subject } }
    : { credential: { kind: 'grant', id: grantId }, personId: subject };

/** A person as a caller, with what the person may do now, as far as the scopes go. */
export function userPrincipal(
  id: string,
  user: KnownUser,
  {
    scopes,
    isDelegated,
    credential,
  }: { scopes: readonly string[]; isDelegated: boolean; credential: CredentialRef },
): Principal {
  const bare = bareScopes(scopes);
  const { name, standings, operatorRole } = user;
  return {
    kind: 'user',
    userKey: id,
    displayName: name,
    standings,
    grants: { ...scopeGrants(bare, { isDelegated }), operates: roleWithin(operatorRole, bare) },
    operatorRole,
    credential,
  };
}

function keyHolders(store: Store, noteUse: NoteKeyUse) {
  async function byKey(key: string, now: Date): Promise<Principal | NotAccepted> {
    const found = await store.primary.apiKeys.findByHash(hashApiKey(key));
    if (found === undefined) return notAccepted('unknown');
    const credential: CredentialRef = { kind: 'api_key', id: found.id };
    const caller = { credential, orgId: found.orgId };
    if (found.revokedAt !== null) return notAccepted('revoked', caller);
    if (found.expiresAt !== null && found.expiresAt <= now) return notAccepted('expired', caller);
    if (found.lastUsedAt === null || now.getTime() - found.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
      noteUse(found.id, now, keyPrefix(key));
    }
    const organization = { id: found.orgId, name: found.orgName, tier: found.orgTier };
    const grants = storedKeyGrants(found.permissions);
    return {
      kind: 'api_key',
      userKey: `api_key_${found.id}`,
      displayName: found.orgName,
      standings: [keyStanding(organization, grants)],
      grants,
      credential,
    };
  }

  return byKey;
}

const notValid = ({ caller, reason }: NotAccepted) =>
  new CallerRefused(new ApiError('unauthorized', 'The credential is not valid.'), caller, reason);

/** RFC 6750 section 3.1 for tokens. Permissions of API keys have the same names as scopes. */
export function insufficient(missing: NotGranted, { kind, operatorRole = null }: Principal): ApiError {
  if (missing.reason === 'delegated') {
    const message =
      "Programs cannot do this with a person's or client's token; use an API key with registry:admin, or the registry's own pages.";
    return new ApiError('insufficient_scope', message);
  }
  const role = operatorRoleOf(missing.permission);
  const isKey = kind === 'api_key';
  const scope = isKey ? missing.permission : `${protocol.scopePrefix}${missing.permission}`;
  // No scope would help a person without the role.
  if (role !== undefined && kind === 'user' && !isRoleEnough(operatorRole, role))
    return new ApiError('forbidden', `Only people with the role ${role} of this registry may do this.`);
  return new ApiError('insufficient_scope', lacks(kind, scope, role), { required_scope: scope });
}

function lacks(kind: Principal['kind'], scope: string, role: OperatorRole | undefined): string {
  if (role !== undefined && kind !== 'user')
    return `Only people with the role ${role} of this registry may do this, with a token of their own that has the permission ${scope}.`;
  return kind === 'api_key'
    ? `This operation needs the permission ${scope}, which the API key was not given.`
    : `This operation needs the scope ${scope}, which the token was not given.`;
}

/** The caller of a request, as far as requests to other hosts on its behalf depend on it. */
export function askerOf(ctx: Context, principal: Principal | null): Asker {
  const organization = principal && (mainStanding(principal)?.organization.id ?? principal.userKey);
  return new RequestAsker(ctx, organization ?? addressBucket(callerAddress(ctx)), organization !== null);
}

/** A class for the reason that `Look` is one. */
class RequestAsker implements Asker {
  readonly share: string;
  readonly isMember: boolean;
  readonly mayLook: boolean;
  readonly #ctx: Context;
  #gone: AbortController | undefined;

  constructor(ctx: Context, share: string, isMember: boolean) {
    this.#ctx = ctx;
    this.share = share;
    this.isMember = isMember;
    this.mayLook = !isThisSoftware(headerOf(ctx.req, 'user-agent'));
  }

  /** Created on first use: most requests cause no request to another host. */
  get signal(): AbortSignal {
    this.#gone ??= goneWith(this.#ctx);
    return this.#gone.signal;
  }
}

/** Whether the caller closed the connection before it received the whole response. */
export const hasGone = ({ res }: Context): boolean => res.closed && !res.writableFinished;

function goneWith(ctx: Context): AbortController {
  const gone = new AbortController();
  const leave = () => {
    if (hasGone(ctx)) gone.abort(new ApiError('unavailable', 'The caller has gone.', { retry_after: 1 }));
  };
  ctx.res.once('close', leave);
  leave();
  return gone;
}
