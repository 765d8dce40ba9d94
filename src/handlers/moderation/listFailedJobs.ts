import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';
import type { Job } from '../../store/queue/job-leases.ts';

const LIST = 'jobs';

export const listFailedJobs: ReadHandler<'listFailedJobs'> = async ({ query }, { store }) => {
  const list = query.kind === undefined ? LIST : [LIST, query.kind];
  const before = positionOf(query, list, ['number', 'string']);
  const found = await store.jobs.listFailed(before, sizeOf(query) + 1, query.kind);
  const { items, next } = listPage(found, query, list, (job) => [endOf(job).getTime(), job.id]);
  return { body: { jobs: items.map(shown), next_cursor: next } };
};

/** A failed job always has the time at which it was given up. */
const endOf = ({ finishedAt, dueAt }: Job): Date => finishedAt ?? dueAt;

const shown = (job: Job) => ({
  job_id: job.id,
  kind: job.kind,
  subject: job.key,
  attempts: job.attempts,
  error_code: job.lastErrorCode,
  failed_at: endOf(job).toISOString(),
});
