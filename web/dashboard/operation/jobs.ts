import { chips } from '../../components/fields.ts';
import { foreign } from '../../components/foreign.ts';
import { counted, figure, message, steps } from '../../components/parts.ts';
import { queryText, type Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import {
  type DashboardPage,
  doneOr,
  type FormOutcome,
  failureIn,
  type MemberClient,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, confirmWork, momentFromNow, pageLink, section, withQuery, workTable } from '../parts.ts';
import { QUEUE } from './queue.ts';

export const JOBS = '/dashboard/jobs';
const DROP = '/dashboard/jobs/drop';
const ROWS = 50;
/** How many the registry queues again at once. */
const MOST_RETRIED = 200;
const RETRY_KIND = 'retry-kind';

export const jobsPage: DashboardPage = {
  path: JOBS,
  needs: 'operator',
  menu: { group: 'Operation', text: 'Failed jobs' },
  takes: ['cursor', 'kind'],
  async load(ask, visit) {
    const { cursor, kind = '' } = visit.query;
    const answer = await ask.GET('/api/operator/jobs', {
      params: {
        query: {
          limit: ROWS,
          ...(cursor === undefined ? {} : { cursor }),
          ...(kind === '' ? {} : { kind }),
        },
      },
    });
    return {
      title: 'Failed jobs',
      content: html`<p class="lead">Jobs that were given up. They are kept for 30 days. Choose a kind to retry all jobs of it.</p>
${kind === '' ? NO_HTML : chips([{ text: html`kind ${foreign(kind)}`, href: `${visit.site.prefix}${JOBS}` }])}${block(visit, answer, (data) => jobList(visit, data))}`,
    };
  },
  async submit(ask, _, form) {
    const about = { kind: form.get('kind') ?? '' };
    if (form.get('form') === RETRY_KIND) return retryKind(ask, about.kind);
    const answer = await ask.POST('/api/operator/jobs/{job_id}/retry', {
      params: { path: { job_id: form.get('job') ?? '' } },
    });
    if (failureIn(answer)?.code === 'already_decided') return { go: JOBS, said: 'job_taken', about };
    return doneOr(answer, { go: JOBS, said: 'job_retried', about });
  },
  words: {
    job_retried: ({ kind = '' }) => html`The job ${foreign(kind)} is queued again, with all its attempts.`,
    jobs_retried: ({ kind = '', jobs = '', more = '' }, visit) =>
      html`${counted(Number(jobs), 'job', 'jobs')} of the kind ${foreign(kind)} went back into the queue, with all attempts. ${more === '' ? NO_HTML : 'There are more: retry again. '}${pageLink(visit, withQuery(QUEUE, { kind }), 'See them in the queue', kind)}`,
    job_taken: ({ kind = '' }) => html`Somebody else has dealt with this job (${foreign(kind)}) already.`,
    job_dropped: ({ kind = '' }) => html`The job ${foreign(kind)} is dropped.`,
  },
};

/** Queues the jobs of one kind again, of which the page has shown the newest. */
async function retryKind(ask: MemberClient, kind: string): Promise<FormOutcome> {
  const answer = await ask.POST('/api/operator/jobs/retry', { body: { kind } });
  const { retried = 0, is_more: isMore = false } = answer.data ?? {};
  return doneOr(answer, {
    go: isMore ? withQuery(JOBS, { kind }) : JOBS,
    said: 'jobs_retried',
    about: { kind, jobs: String(retried), more: isMore ? 'yes' : '' },
  });
}

const retryAll = (visit: Visit, kind: string): Html =>
  section(
    'all',
    'All of this kind',
    html`<p>They run again, each with all its attempts: up to ${MOST_RETRIED} at once, the newest first.</p>${ownForm(visit, { id: RETRY_KIND, button: 'Retry all of this kind', about: kind, kept: { kind } })}`,
  );

function jobList(visit: Visit, { jobs, next_cursor: next }: Told<'listFailedJobs'>): Html {
  const { site, query, now } = visit;
  const { kind = '' } = query;
  if (jobs.length === 0)
    return message(
      'good',
      'None',
      kind === ''
        ? 'No job has failed in the last 30 days.'
        : 'No job of this kind has failed in the last 30 days.',
    );
  const at = (cursor?: string) => `${site.prefix}${JOBS}${queryText({ kind, cursor })}`;
  return html`${workTable(
    `${counted(jobs.length, 'job', 'jobs')}, the newest failure first`,
    [
      { label: 'Failed' },
      { label: 'Job' },
      { label: 'Object' },
      { label: 'Attempts', isNumber: true },
      { label: 'Fault' },
      { label: 'Act' },
    ],
    jobs.map((job, index) => [
      momentFromNow(job.failed_at, now),
      kind === ''
        ? pageLink(visit, withQuery(JOBS, { kind: job.kind }), foreign(job.kind))
        : foreign(job.kind),
      job.subject === null ? '–' : foreign(String(job.subject)),
      figure(job.attempts),
      job.error_code === null ? '–' : foreign(String(job.error_code)),
      html`<div class="acts">${ownForm(visit, { id: `retry-${index}`, button: 'Retry', about: job.kind, look: 'small', kept: { job: job.job_id, kind: job.kind } })}${pageLink(visit, withQuery(DROP, { job: job.job_id, kind: job.kind }), 'Drop', job.kind)}</div>`,
    ]),
  )}${steps([
    query.cursor === undefined ? null : { href: at(), text: 'Newest', rel: 'prev' },
    next === null ? null : { href: at(next), text: 'Older ones', rel: 'next' },
  ])}${kind === '' ? NO_HTML : retryAll(visit, kind)}`;
}

export const dropJobPage: DashboardPage = {
  path: DROP,
  needs: 'operator',
  below: JOBS,
  takes: ['job', 'kind'],
  load: async (_, visit) =>
    confirmWork(visit, {
      title: 'Drop a failed job',
      effect: html`The job ${foreign(visit.query.kind ?? '')} is removed from the list and is never done.`,
      back: 'It cannot be undone.',
      form: { id: 'drop', button: 'Drop the job' },
      leave: JOBS,
    }),
  async submit(ask, { query: { job = '', kind = '' } }) {
    const answer = await ask.DELETE('/api/operator/jobs/{job_id}', { params: { path: { job_id: job } } });
    if (failureIn(answer)?.code === 'already_decided')
      return { go: JOBS, said: 'job_taken', about: { kind } };
    return doneOr(answer, { go: JOBS, said: 'job_dropped', about: { kind } });
  },
};
