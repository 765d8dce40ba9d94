import { type SignedPayload, signedPayload } from '../../domain/brand-identity/signed-response.ts';
import { TaskError } from '../../domain/tasks/task-error.ts';
import type { TaskReadCall } from '../../record/tasks/task-call.ts';

type Name = SignedPayload['task'];

/** Signs a verdict in the name of the house that the agent speaks for. */
export function signVerdict<T extends Name, R extends { [key: string]: unknown }>(
  task: T,
  { request, response }: { readonly request: object; readonly response: R },
  { profile, responses, baseUrl, now }: TaskReadCall<Name>,
) {
  const [house] = profile.catalogs.houses ?? [];
  if (house === undefined)
    throw new TaskError(
      'UNSUPPORTED_FEATURE',
      'This agent answers for no brand that a claim could be about.',
    );
  const agentUrl = `${baseUrl}/mcp`;
  return responses.sign(signedPayload({ task, request, response, brandDomain: house.domain, agentUrl, now }));
}
