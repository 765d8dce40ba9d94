import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { AgentDeclaration } from '../declaration/agent-profile.ts';
import { TaskError } from '../refusals/task-error.ts';
import {
  RESPONSE_PAYLOAD_TYPE,
  type ResponseSigner,
  type SignedPayload,
} from '../signers/signed-response.ts';

type Json = { [key: string]: unknown };

type PayloadOf<T, R> = Omit<SignedPayload, 'task' | 'response'> & { task: T; response: R };

/** As long as other signatures of the deployment are valid. A replaced key stays published for that time. */
const VALID_SECONDS = 300;

type Signing<T, R> = {
  readonly task: T;
  /** The task's own fields of the request. */
  readonly request: object;
  readonly response: R;
  readonly brandDomain: string;
  readonly agentUrl: string;
  readonly now: Date;
};

/**
 * The payload that the signature of a response covers: the response, its task and request, and the brand and agent.
 */
function signedPayload<T extends SignedPayload['task'], R extends Json>({
  task,
  request,
  response,
  brandDomain,
  agentUrl,
  now,
}: Signing<T, R>): PayloadOf<T, R> {
  const issued = Math.floor(now.getTime() / 1000);
  return {
    typ: RESPONSE_PAYLOAD_TYPE,
    task,
    brand_domain: brandDomain,
    agent_url: agentUrl,
    request_hash: `sha256:${createHash('sha256')
      .update(canonicalize(request) ?? '')
      .digest('base64url')}`,
    iat: issued,
    exp: issued + VALID_SECONDS,
    response,
  };
}

type Name = SignedPayload['task'];

type HouseSigning = {
  readonly profile: AgentDeclaration;
  readonly responses: ResponseSigner;
  readonly baseUrl: string;
  readonly now: Date;
};

/**
 * Signs a verdict in the name of the first house that the agent speaks for.
 * @throws {TaskError} UNSUPPORTED_FEATURE when the agent speaks for no house
 */
export function signVerdict<T extends Name, R extends { [key: string]: unknown }>(
  task: T,
  { request, response }: { readonly request: object; readonly response: R },
  { profile, responses, baseUrl, now }: HouseSigning,
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
