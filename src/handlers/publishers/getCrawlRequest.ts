import type { ReadHandler } from '../../desk/call.ts';
import { requireMember } from '../../desk/require-member.ts';
import type { Body } from '../../domain/contract/operation-shapes.ts';
import { ApiError } from '../../domain/errors.ts';

type Status = Body<'getCrawlRequest'>;

export const getCrawlRequest: ReadHandler<'getCrawlRequest'> = async ({ path }, { store, principal }) => {
  const { organization } = requireMember(principal);
  const found = await store.crawlRequests.find(path.id, organization.id);
  if (found === undefined) throw new ApiError('not_found', `There is no crawl request ${path.id}.`);
  const { adagents, brand } = (found.outcome === null ? {} : JSON.parse(found.outcome)) as {
    adagents?: Status['outcome'];
    brand?: NonNullable<Status['brand_json_outcome']>;
  };
  return {
    body: {
      crawl_request_id: found.id,
      domain: found.domain,
      status: found.status,
      attempts: found.attempts,
      max_attempts: found.maxAttempts,
      requested_at: found.requestedAt.toISOString(),
      started_at: found.startedAt?.toISOString() ?? null,
      last_attempted_at: found.lastAttemptedAt?.toISOString() ?? null,
      completed_at: found.completedAt?.toISOString() ?? null,
      next_attempt_at: found.nextAttemptAt?.toISOString() ?? null,
      last_error_code: found.lastErrorCode,
      outcome: adagents ?? null,
      ...(brand === undefined ? {} : { brand_json_outcome: brand }),
    },
  };
};
