import { errors } from '../../generated/errors.ts';
import { protocol } from '../../generated/protocol.ts';
import { ApiError } from '../domain/errors.ts';
import { resources } from '../domain/tasks/agent-principal.ts';
import { agentErrorBody, isAgentPath } from './agent-errors.ts';

export type Refusal = { status: number; body: Record<string, unknown>; headers: Record<string, string> };

/** What a refusal has to know of the request. */
export type Refused = {
  path: string;
  /** Whether the request came with an Authorization header. */
  hasCredential: boolean;
};

/**
 * What the outside sees of an error: a refusal keeps its code, sentence and fields; anything else becomes
 * `internal_error`, and its text stays in the log.
 */
export function toRefusal(cause: unknown, baseUrl: string, request: Refused): Refusal {
  const error =
    cause instanceof ApiError ? cause : new ApiError('internal_error', 'Something failed on our side.');
  const { status } = errors[error.code];
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (error.detail.retry_after !== undefined) headers['retry-after'] = String(error.detail.retry_after);
  if (error.code === 'unauthorized') headers['www-authenticate'] = challenge(baseUrl, request);
  const { path, hasCredential } = request;
  return {
    status,
    body: isAgentPath(path)
      ? agentErrorBody(error.code, error.message, error.detail, hasCredential)
      : { error: error.code, message: error.message, ...error.detail },
    headers: { ...headers, ...error.headers },
  };
}

/** RFC 6750 section 3 and RFC 9728 section 5.1: an error is named only to who sent a credential. */
function challenge(baseUrl: string, { path, hasCredential }: Refused): string {
  const resource = isAgentPath(path) ? path.slice(1) : 'api';
  const metadata = `Bearer resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/${resource}"`;
  // One authorization covers every task, so that no call has to ask the person again.
  const scoped = isAgentPath(path) ? `${metadata}, scope="${TASK_SCOPES}"` : metadata;
  return hasCredential ? `${scoped}, error="invalid_token"` : scoped;
}

const TASK_SCOPES = resources.map((resource) => `${protocol.scopePrefix}${resource}`).join(' ');
