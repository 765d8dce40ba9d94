import type { Context } from 'koa';
import { firstTask, isPublicTask, requestLimits } from '../domain/contract/task-name.ts';
import { ApiError } from '../domain/errors.ts';
import { holdsMoreBeside } from '../domain/json/values-beside.ts';
import {
  AGENT_TOKEN_PREFIX,
  type AgentPrincipal,
  hashAgentToken,
  NO_PERMISSIONS,
  sandboxPrincipal,
  signedFor,
  tokenMatcher,
} from '../domain/members/agent-principal.ts';
import { defaultKeyPermissions, memberPrincipal, readKeyPermissions } from '../domain/members/principal.ts';
import { UNKNOWN_CALLER } from '../domain/members/refused-calls.ts';
import type { TokenAudience } from '../domain/members/scopes.ts';
import { isLoopbackOrigin, isWebOrigin } from '../domain/net/address.ts';
import type { SignaturePolicy } from '../domain/signers/policy.ts';
import { type Authenticate, bearerToken, CallerRefused } from '../http/authenticate.ts';
import { readJsonBody } from '../http/body.ts';
import {
  requireSameCaller,
  requireSignature,
  SignatureRefusal,
  type SignedRequestTools,
  soleSigner,
  withoutCaller,
} from '../http/signed-requests.ts';
import type { CallerNote } from '../infra/request-notes.ts';
import type { AgentPrincipalRow } from '../store/members/agent-principals.ts';
import type { Store } from '../store/open.ts';
import { idOf, type RpcId, withExactIds } from './rpc-id.ts';

export type AgentDoor = {
  /**
   * The caller of a request: the holder of an agent token, a member of the registry, or in a sandbox the holder
   * of a token that matches its patterns. Null for a request without a credential or signature.
   *
   * @throws {ApiError} unauthorized when the credential is not valid, forbidden for a page of a foreign origin
   */
  identify(ctx: Context): Promise<AgentPrincipal | null>;
  /**
   * Whether the request would still be admitted as this caller with these permissions. An unavailable database does not
   * end anything.
   */
  stillHolds(ctx: Context, principal: AgentPrincipal | null): Promise<boolean>;
  /** @throws {ApiError} unauthorized when a named task is not public and the caller has no credential */
  requireCredential(ctx: Context, principal: AgentPrincipal | null, named: readonly string[]): void;
};

/** Serves one address of the agent. */
export type ServeAgent = (ctx: Context) => Promise<void>;

/** What the MCP and A2A transports need to identify callers and check signatures. */
export type TransportTools = {
  readonly agentDoor: AgentDoor;
  readonly signaturePolicies: SignedRequestTools['signaturePolicies'];
};

export type AgentDoorTools = {
  store: Store;
  authenticate: Authenticate;
  /** Patterns of tokens that identify principals of the sandbox; empty in production. */
  sandboxTokens: readonly string[];
  baseUrl: string;
  now: () => Date;
};

export function createAgentDoor(tools: AgentDoorTools): AgentDoor {
  const { store, authenticate, sandboxTokens, baseUrl, now } = tools;
  const isSandboxToken = tokenMatcher(sandboxTokens);
  const isLocal = isLoopbackOrigin(new URL(baseUrl).origin);

  async function byToken(token: string): Promise<AgentPrincipal> {
    const hash = hashAgentToken(token);
    const row = await store.primary.agentPrincipals.findByHash(hash);
    const error = new ApiError('unauthorized', 'The credential is not valid.');
    if (row === undefined) throw new CallerRefused(error, UNKNOWN_CALLER, 'unknown');
    const refusedAs = { ...UNKNOWN_CALLER, credential: { kind: 'agent_token', id: row.id } } as const;
    if (row.revokedAt !== null) throw new CallerRefused(error, refusedAs, 'revoked');
    return { ...callerOf(row), refusedAs };
  }

  async function byCredential(ctx: Context): Promise<AgentPrincipal | null> {
    const header = ctx.get('authorization');
    if (header === '') return null;
    const token = bearerToken(header);
    if (token !== undefined && isSandboxToken(token)) return sandboxPrincipal(token);
    if (token?.startsWith(AGENT_TOKEN_PREFIX)) return byToken(token);
    return memberPrincipal(await authenticate.holder(header, audienceOf(ctx), now()));
  }
  const bySignature = signatureCallers(tools);

  async function identify(ctx: Context): Promise<AgentPrincipal | null> {
    checkOrigin(ctx, isLocal);
    const principal = await byCredential(ctx);
    if (principal === null) return bySignature(soleSigner(ctx));
    ctx.state.refusedAs = principal.refusedAs;
    requireSameCaller(ctx, [principal.id]);
    return principal;
  }

  return {
    async identify(ctx) {
      ctx.set({ 'Cache-Control': 'no-store', Vary: 'Authorization' });
      return identify(ctx);
    },

    async stillHolds(ctx, principal) {
      if (principal === null) return true;
      try {
        const now = await identify(ctx);
        const isSame = JSON.stringify(now?.permissions) === JSON.stringify(principal.permissions);
        return now?.id === principal.id && isSame;
      } catch (cause) {
        return !(cause instanceof ApiError);
      }
    },

    requireCredential(ctx, principal, named) {
      if (principal !== null) return;
      if (named.every(isPublicTask)) return;
      throw withoutCaller(ctx, 'This task requires a credential.');
    },
  };
}

function signatureCallers({ store, sandboxTokens }: AgentDoorTools) {
  /** The caller that a signature alone identifies: whom the operator named when they added the signer. */
  async function bySignature(signer: ReturnType<typeof soleSigner>): Promise<AgentPrincipal | null> {
    if (signer === undefined) return null;
    const { principalId, agentUrl } = signer;
    const known = await store.primary.messageSigners.find(agentUrl);
    const named = signedFor(principalId, known?.sandboxTraits ?? null);
    if (named.kind === 'sandbox') return sandboxTokens.length > 0 ? named.principal : null;
    if (named.kind === 'organization') {
      const organization = await store.primary.organizations.find(named.organizationId);
      if (organization === undefined) return null;
      return {
        id: principalId,
        displayName: organization.name,
        permissions: SIGNED_PERMISSIONS,
        sandboxOnly: false,
      };
    }
    const row = await store.primary.agentPrincipals.find(principalId);
    return row === undefined || row.revokedAt !== null ? null : callerOf(row);
  }

  return bySignature;
}

const callerOf = ({ id, name, permissions }: AgentPrincipalRow): AgentPrincipal => ({
  id,
  displayName: name,
  permissions,
  sandboxOnly: false,
});

/** What an agent may do that signs for an organization: as an API key that was created without permissions. */
const keyGrants = readKeyPermissions(defaultKeyPermissions);
const SIGNED_PERMISSIONS = 'unknown' in keyGrants ? NO_PERMISSIONS : keyGrants.tasks;

/** The resource that a token must be for: MCP and A2A are two different resources (RFC 8707). */
const audienceOf = (ctx: Context): TokenAudience => (ctx.path.endsWith('/a2a') ? 'a2a' : 'mcp');

/**
 * Checks the `Origin` of a request. Only the Authorization header identifies a caller, so pages of any site may
 * call a public agent. An agent on a person's own machine accepts only pages from that machine.
 */
function checkOrigin(ctx: Context, isLocal: boolean): void {
  const origin = ctx.get('origin');
  if (origin === '') return;
  if (!isWebOrigin(origin) || (isLocal && !isLoopbackOrigin(origin))) {
    throw new ApiError('forbidden', 'Pages of this origin may not call the agent.');
  }
}

const ORGANIZATION = 'org_';

/** The caller as it is logged. An organization is the caller of its members' tasks. */
export const callerNote = ({ id }: AgentPrincipal): CallerNote => ({
  principal: id,
  organization: id.startsWith(ORGANIZATION) ? id.slice(ORGANIZATION.length) : null,
});

type Reading = {
  readonly policy: SignaturePolicy | undefined;
  /** Where in a message the arguments of tasks are, by the names of members. */
  readonly argumentsAt: readonly string[];
  /** The tasks that a message calls. */
  readonly named: (message: unknown) => string[];
};

/**
 * The caller and the message of a request. A request that should have been signed is told so even when its
 * credential is not valid either: a caller that signs needs no credential.
 *
 * @returns null when the error response has been written
 * @throws {SignatureRefusal} and the errors of `identify` and `readRpcBody`
 */
export async function readRequest(
  ctx: Context,
  { identify }: AgentDoor,
  { policy, named: namedIn, argumentsAt }: Reading,
): Promise<{ principal: AgentPrincipal | null; message: unknown; named: string[] } | null> {
  const check = (message: unknown, isAuthenticated: boolean) => {
    const named = namedIn(message);
    ctx.state.operation = firstTask(named) ?? ctx.state.operation;
    if (policy !== undefined) requireSignature(ctx, policy, message, named, isAuthenticated);
    return named;
  };
  try {
    const principal = await identify(ctx);
    if (principal !== null) ctx.state.caller = callerNote(principal);
    const message = await readRpcBody(ctx, requestLimits(principal, namedIn), argumentsAt);
    return message === undefined ? null : { principal, message, named: check(message, principal !== null) };
  } catch (cause) {
    const isUnknown =
      cause instanceof ApiError && cause.code === 'unauthorized' && !(cause instanceof SignatureRefusal);
    if (!isUnknown || policy?.isDeclared !== true) throw cause;
    const message = await readRpcBody(ctx, requestLimits(null, namedIn), argumentsAt);
    if (message !== undefined) check(message, false);
    throw cause;
  }
}

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/**
 * Maximum number of values of a message, beside the arguments of tasks. The libraries of both transports copy and check
 * these values in one turn of the event loop: up to 14 µs for each, 4 s for what fits into 900 KB. A batch of a hundred
 * calls has 700.
 */
export const MOST_FRAME_VALUES = 2_000;

/**
 * Limits of message sizes in bytes. `most` is the largest message that the caller may send, `of` the limit for
 * a parsed message.
 */
type RpcLimits = { readonly most: number; readonly of: (message: unknown) => number };

/**
 * Reads the body of a JSON-RPC request. Responds with an error when the body is missing, is not JSON, or has too many
 * values beside the arguments of its tasks.
 *
 * @returns undefined when the error response has been written
 * @throws {ApiError} payload_too_large, unsupported_media_type
 */
async function readRpcBody(
  ctx: Context,
  limits: RpcLimits,
  argumentsAt: readonly string[],
): Promise<unknown> {
  const isCrowded = (message: unknown) => holdsMoreBeside(message, argumentsAt, MOST_FRAME_VALUES);
  try {
    // Nothing walks through a crowded message, not even for its limit.
    const limitOf = (message: unknown) => (isCrowded(message) ? limits.most : limits.of(message));
    const message = await readJsonBody(ctx.req, limits.most, limitOf, withExactIds);
    if (message === undefined) refuse(ctx, PARSE_ERROR, 'Send a JSON-RPC message.');
    else if (!isCrowded(message)) return message;
    else {
      const rest = `beside \`${argumentsAt.join('.')}\``;
      const fault = `A message must not hold more than ${MOST_FRAME_VALUES} values ${rest}: send fewer.`;
      refuse(ctx, INVALID_REQUEST, fault, idOf(message));
    }
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'invalid_request') throw cause;
    refuse(ctx, PARSE_ERROR, cause.message);
  }
  return undefined;
}

function refuse(ctx: Context, code: number, message: string, id: RpcId = null): void {
  ctx.status = 400;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id });
}
