import { type ErrorCode, errors } from '../../generated/errors.ts';
import { ApiError } from '../domain/errors.ts';

export type Refusal = { status: number; body: Record<string, unknown>; headers: Record<string, string> };

/**
 * What the outside sees of an error: a refusal keeps its code, sentence and fields; anything else becomes
 * `internal_error`, and its text stays in the log.
 */
export function toRefusal(cause: unknown, baseUrl: string): Refusal {
  const error =
    cause instanceof ApiError ? cause : new ApiError('internal_error', 'Something failed on our side.');
  const { status } = errors[error.code];
  return {
    status,
    body: { error: error.code, message: error.message, ...error.detail },
    headers: { ...refusalHeaders(error.code, error.detail.retry_after, baseUrl), ...error.headers },
  };
}

function refusalHeaders(
  code: ErrorCode,
  retryAfter: number | undefined,
  baseUrl: string,
): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  if (code === 'unauthorized') {
    headers['www-authenticate'] =
      `Bearer resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/api"`;
  }
  return headers;
}
