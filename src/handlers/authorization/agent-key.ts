import { canonicalAgentUrl } from '../../domain/agents/agent-url.ts';
import { ApiError } from '../../domain/errors.ts';

/**
 * The canonical key of an agent URL that a caller gave.
 * @throws {ApiError} invalid_request, naming the field
 */
export function agentKey(input: string, field: string): string {
  const verdict = canonicalAgentUrl(input);
  if (verdict.ok) return verdict.url;
  throw invalidField(field, verdict.reason);
}

export function invalidField(path: string, message: string): ApiError {
  return new ApiError('invalid_request', `${path}: ${message}`, { issues: [{ path, message }] });
}
