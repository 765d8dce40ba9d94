import type { ErrorCode } from '../../../generated/errors.ts';
import type { TaskErrorCode } from '../../../generated/task-errors.ts';
import type { ErrorDetail } from '../errors.ts';

/** Where the agent is; errors there have the shape of the agent's own. */
export const agentPaths = ['/mcp', '/a2a', '/signed/mcp', '/signed/a2a'] as const;
export type AgentPath = (typeof agentPaths)[number];

export const isAgentPath = (path: string): path is AgentPath =>
  (agentPaths as readonly string[]).includes(path);

const CODES: Partial<Record<ErrorCode, TaskErrorCode>> = {
  unauthorized: 'AUTH_INVALID',
  forbidden: 'PERMISSION_DENIED',
  rate_limited: 'RATE_LIMITED',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal_error: 'INTERNAL_ERROR',
};

/**
 * The body of a refusal before any task runs: `{error: {code, message}}` (specification, "Agent task errors").
 *
 * @param hasCredential whether the request came with an Authorization header
 */
export function agentErrorBody(
  code: ErrorCode,
  message: string,
  { retry_after: retryAfter }: ErrorDetail,
  hasCredential: boolean,
): { error: object } {
  const taskCode =
    code === 'unauthorized' && !hasCredential ? 'AUTH_MISSING' : (CODES[code] ?? 'INVALID_REQUEST');
  return {
    error: { code: taskCode, message, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) },
  };
}
