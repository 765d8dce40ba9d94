import { errors } from '../../generated/errors.ts';
import { protocol } from '../../generated/protocol.ts';
import { ApiError, isTemporaryFailure, RETRY_AFTER_SECONDS } from '../domain/errors.ts';
import { taskScopes } from '../domain/members/scopes.ts';
import { agentErrorBody, isAgentPath } from '../domain/refusals/task-error.ts';
import { HeadersTooLarge } from './reading/headers.ts';
import { SignatureRefusal } from './signed-requests.ts';

export type HttpRefusal = {
  status: number;
  /** The code of the error, as it is sent and logged. */
  code: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
};

/** The parts of the request that the error response depends on. */
export type RefusedRequest = {
  path: string;
  /** Whether the request came with an Authorization header. */
  hasCredential: boolean;
};

/** The error for a database that is unavailable or too slow. The caller may send the same request again. */
const unavailable = (): ApiError =>
  new ApiError('unavailable', `The database is not available: try again in ${RETRY_AFTER_SECONDS} seconds.`, {
    retry_after: RETRY_AFTER_SECONDS,
  });

function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  return isTemporaryFailure(cause)
    ? unavailable()
    : new ApiError('internal_error', 'An internal error occurred.');
}

/**
 * Turns an error into the response that the caller sees. An `ApiError` keeps its code, message and fields, an
 * unavailable database becomes `unavailable`, and anything else becomes `internal_error`. The original text of
 * the last two appears only in the log.
 */
export function toRefusal(cause: unknown, baseUrl: string, request: RefusedRequest): HttpRefusal {
  const error = asApiError(cause);
  const status = error instanceof HeadersTooLarge ? 431 : errors[error.code].status;
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (error.detail.retry_after !== undefined) headers['retry-after'] = String(error.detail.retry_after);
  if (error.code === 'unauthorized') headers['www-authenticate'] = challenge(baseUrl, request);
  const { required_scope: scope } = error.detail;
  if (error.code === 'insufficient_scope') headers['www-authenticate'] = scopeChallenge(baseUrl, scope);
  const { path, hasCredential } = request;
  if (error instanceof SignatureRefusal) {
    const { signatureCode: code, message } = error;
    const body = isAgentPath(path) ? { error: { code, message } } : { error: code, message };
    return { status, code, body, headers: { ...headers, ...error.headers } };
  }
  const sent = { status, headers: { ...headers, ...error.headers } };
  if (isAgentPath(path)) {
    const body = agentErrorBody(error.code, error.message, error.detail, hasCredential);
    return { ...sent, code: body.error.code, body };
  }
  return { ...sent, code: error.code, body: { error: error.code, message: error.message, ...error.detail } };
}

/** RFC 6750 section 3 and RFC 9728 section 5.1: `error` is included only when the request had a credential. */
function challenge(baseUrl: string, { path, hasCredential }: RefusedRequest): string {
  const resource = isAgentPath(path) ? path.slice(path.lastIndexOf('/') + 1) : 'api';
  const metadata = `Bearer resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/${resource}"`;
  // One authorization covers every task, so that no later call has to ask the person again.
  const scoped = isAgentPath(path) ? `${metadata}, scope="${taskScopes.join(' ')}"` : metadata;
  return hasCredential ? `${scoped}, error="invalid_token"` : scoped;
}

/** RFC 6750 section 3.1: a program can ask the person for the missing scope. API keys have no scopes. */
function scopeChallenge(baseUrl: string, scope: unknown): string {
  const metadata = `Bearer resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/api"`;
  const isScope = typeof scope === 'string' && scope.startsWith(protocol.scopePrefix);
  return `${metadata}, error="insufficient_scope"${isScope ? `, scope="${scope}"` : ''}`;
}
