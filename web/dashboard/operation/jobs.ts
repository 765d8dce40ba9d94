import { foreign } from '../../components/foreign.ts';
import { figure, message, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import { type DashboardPage, doneOr, failureIn, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, confirmWork, momentFromNow, pageLink, withQuery, workTable } from '../parts.ts';

export const JOBS = '/dashboard/jobs';
const DROP = '/dashboard/jobs/drop';
const ROWS = 50;

export const jobsPage: DashboardPage = {
  path: JOBS,
  needs: 'operator',
  menu: { group: 'Operation', text: 'Failed jobs' },
  takes: ['cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const answer = await ask.GET('/api/operator/jobs', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return {
      title: 'Failed jobs',
      content: html`<p class="lead">Jobs that were given up. They are kept for 30 days.</p>${block(visit, answer, (data) => jobList(visit, data))}`,
    };
  },
  async submit(ask, _, form) {
    const about = { kind: form.get('kind') ?? '' };
    const answer = await ask.POST('/api/operator/jobs/{job_id}/retry', {
      params: { path: { job_id: form.get('job') ?? '' } },
    });
    if (failureIn(answer)?.code === 'already_decided') return { go: JOBS, said: 'job_taken', about };
    return doneOr(answer, { go: JOBS, said: 'job_retried', about });
  },
  words: {
    job_retried: ({ kind = '' }) => html`The job ${foreign(kind)} is queued again, with all its attempts.`,
    job_taken: ({ kind = '' }) => html`Somebody else has dealt with this job (${foreign(kind)}) already.`,
    job_dropped: ({ kind = '' }) => html`The job ${foreign(kind)} is dropped.`,
  },
};

function jobList(visit: Visit, { jobs, next_cursor: next }: Told<'listFailedJobs'>): Html {
  const { site, query, now } = visit;
  if (jobs.length === 0) return message('good', 'None', 'No job has failed in the last 30 days.');
  return html`${workTable(
    `${jobs.length} jobs, the newest failure first`,
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
      foreign(job.kind),
      job.subject === null ? '–' : foreign(String(job.subject)),
      figure(job.attempts),
      job.error_code === null ? '–' : foreign(String(job.error_code)),
      html`<div class="acts">${ownForm(visit, { id: `retry-${index}`, button: 'Retry', about: job.kind, look: 'small', kept: { job: job.job_id, kind: job.kind } })}${pageLink(visit, withQuery(DROP, { job: job.job_id, kind: job.kind }), 'Drop', job.kind)}</div>`,
    ]),
  )}${steps([
    query.cursor === undefined ? null : { href: `${site.prefix}${JOBS}`, text: 'Newest', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${withQuery(JOBS, { cursor: next })}`, text: 'Older ones', rel: 'next' },
  ])}`;
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
