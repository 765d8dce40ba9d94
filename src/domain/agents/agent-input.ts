import { ApiError, invalidField } from '../errors.ts';
import { canonicalAgentUrl } from './agent-url.ts';
import type { AgentFailure } from './task-answer.ts';

/**
 * The canonical key of an agent URL that a caller gave.
 * @throws {ApiError} invalid_request, naming the field
 */
export function agentKey(input: string, field: string): string {
  const verdict = canonicalAgentUrl(input);
  if (verdict.ok) return verdict.url;
  throw invalidField(field, verdict.reason);
}

/** What an agent that told nothing means for the caller, who named it by `url`. */
export function agentError({ code, message }: AgentFailure, url: string): ApiError {
  if (code === 'blocked') return invalidField('url', message);
  if (code === 'timeout') return new ApiError('agent_timeout', 'The agent did not answer in time.', { url });
  return new ApiError('agent_failed', `The request to the agent failed: ${message}.`, { url });
}
