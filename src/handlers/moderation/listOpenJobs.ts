import type { ReadHandler } from '../../desk/call.ts';
import { listPage, positionOf, sizeOf } from '../../domain/list-ask.ts';
import { encodeCursor } from '../../domain/list-page.ts';
import type { OpenJob } from '../../store/queue/job-listing.ts';

/** Jobs that a page with a filter looks through, however rare what it looks for is. */
const MOST_LOOKED = 500;

export const listOpenJobs: ReadHandler<'listOpenJobs'> = async ({ query }, { store }) => {
  const { kind, subject, site, status } = query;
  const list = ['open jobs', kind, subject, site, status];
  const after = positionOf(query, list, ['number', 'string']);
  const isFiltered = [kind, subject, site, status].some((value) => value !== undefined);
  const isWanted = (job: OpenJob) =>
    (kind ?? job.kind) === job.kind &&
    (subject ?? job.key) === job.key &&
    (site ?? job.site) === job.site &&
    (status ?? job.status) === job.status;
  const looked = await store.jobListing.open(after, isFiltered ? MOST_LOOKED : sizeOf(query) + 1);
  const { items, next } = listPage(looked.filter(isWanted), query, list, placeOf);
  const last = isFiltered && looked.length === MOST_LOOKED ? looked.at(-1) : undefined;
  const further = last === undefined ? null : encodeCursor(placeOf(last), list);
  return { body: { jobs: items.map(shownJob), next_cursor: next ?? further } };
};

const placeOf = ({ dueAt, id }: OpenJob): [number, string] => [dueAt.getTime(), id];

const shownJob = (job: OpenJob) => ({
  job_id: job.id,
  kind: job.kind,
  subject: job.key,
  site: job.site === '' ? null : job.site,
  lane: job.lane,
  status: job.status,
  due_at: job.dueAt.toISOString(),
  attempts: job.attempts,
  most_attempts: job.maxAttempts,
  error_code: job.lastErrorCode,
});
