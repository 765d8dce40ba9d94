import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { TaskError } from '../tasks/task-error.ts';
import { type ResponseSigner, type SignedPayload, signedPayload } from './signed-response.ts';

type Name = SignedPayload['task'];

type Signing = {
  readonly profile: AgentDeclaration;
  readonly responses: ResponseSigner;
  readonly baseUrl: string;
  readonly now: Date;
};

/** Signs a verdict in the name of the house that the agent speaks for. */
export function signVerdict<T extends Name, R extends { [key: string]: unknown }>(
  task: T,
  { request, response }: { readonly request: object; readonly response: R },
  { profile, responses, baseUrl, now }: Signing,
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
