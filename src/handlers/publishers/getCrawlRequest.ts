import { requireMember } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { ApiError } from '../../domain/errors.ts';
import { fromJsonText } from '../../domain/json/values.ts';
import type { CrawlOutcomes } from '../../domain/publishers/crawl.ts';

export const getCrawlRequest: ReadHandler<'getCrawlRequest'> = async ({ path }, { store, principal }) => {
  const { organization } = requireMember(principal);
  const found = await store.crawlRequests.find(path.id, organization.id);
  if (found === undefined) throw new ApiError('not_found', `There is no crawl request ${path.id}.`);
  const { adagents, brand }: CrawlOutcomes = found.outcome === null ? {} : fromJsonText(found.outcome);
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
