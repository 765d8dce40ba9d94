import { type AgentError, toAgentError } from '../../../client/agent-error.ts';
import type { AgentFailure } from '../../domain/agents/foreign-answer.ts';
import type { FetchFailure } from '../fetcher.ts';
import { GuardedFetchError } from '../guarded-fetch.ts';

const CODES: Partial<Record<FetchFailure, AgentFailure['code']>> = {
  timeout: 'timeout',
  too_large: 'too_large',
  dns: 'unreachable',
  connection: 'unreachable',
  tls: 'unreachable',
  aborted: 'unreachable',
  redirect_refused: 'bad_answer',
  too_many_redirects: 'bad_answer',
  bad_encoding: 'bad_answer',
  bad_response: 'bad_answer',
  content_type: 'bad_answer',
};

/** Why the conversation failed: the fetcher's reason, else a status, else an answer that makes no sense. */
export function failureOf(error: unknown): AgentFailure {
  const found = causeOf(error);
  if (found !== null) return { code: CODES[found.code] ?? 'blocked', message: found.message };
  const read = toAgentError(error);
  // An agent may use the same code for an error of its own.
  if (read.code === 'TIMEOUT' && read.source === 'client')
    return { code: 'timeout', message: 'the agent did not answer in time' };
  const status = statusOf(read);
  return status === undefined ? senseless : statusFailure(status);
}

/** The status of a refusal; a response that cannot be read has one too, which refuses nothing. */
export const statusOf = ({ httpStatus }: AgentError): number | undefined =>
  httpStatus !== undefined && httpStatus >= 300 ? httpStatus : undefined;

/** Libraries wrap what they are given. */
function causeOf(error: unknown): GuardedFetchError | null {
  let cause = error;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth += 1) {
    if (cause instanceof GuardedFetchError) return cause;
    cause = cause.cause;
  }
  return null;
}

export const statusFailure = (status: number): AgentFailure =>
  status === 401 || status === 403
    ? { code: 'auth_required', message: 'the agent asks for a credential' }
    : { code: 'bad_answer', message: `the agent returned ${status}` };

/** For what a library could not make sense of; its own words would show the agent's. */
export const senseless: AgentFailure = {
  code: 'bad_answer',
  message: 'the response does not follow the protocol',
};
