import { canonicalAgentUrl } from '../../domain/agents/agent-url.ts';
import type { AgentFailure } from '../../domain/agents/task-answer.ts';
import { ApiError } from '../../domain/errors.ts';

/** The canonical URL of an agent out of a parameter. @throws {ApiError} invalid_request */
export function agentUrl(text: string): string {
  const verdict = canonicalAgentUrl(text);
  if (verdict.ok) return verdict.url;
  throw refusal(verdict.reason);
}

const refusal = (message: string) =>
  new ApiError('invalid_request', `url: ${message}`, { issues: [{ path: 'url', message }] });

/** What an agent that told nothing means for the caller. */
export function agentError({ code, message }: AgentFailure, url: string): ApiError {
  if (code === 'blocked') return refusal(message);
  if (code === 'timeout') return new ApiError('agent_timeout', 'The agent did not answer in time.', { url });
  return new ApiError('agent_failed', `The agent could not be asked: ${message}.`, { url });
}
