import { chips, choiceField, textField } from '../../components/fields.ts';
import { foreign } from '../../components/foreign.ts';
import { counted, message, stateWord, steps } from '../../components/parts.ts';
import { queryText, type Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, Visit } from '../dashboard.ts';
import { block, momentFromNow, workTable } from '../parts.ts';

export const QUEUE = '/dashboard/queue';
const ROWS = 50;
/** How many jobs a page of a filter looks through. */
const LOOKED_THROUGH = 500;

const FILTERS = ['kind', 'subject', 'site', 'status'] as const;
type Filters = Partial<Record<(typeof FILTERS)[number], string>>;
const LABELS = { kind: 'kind', subject: 'object', site: 'site', status: 'state' } as const;

const queueAt = (filters: Filters, cursor?: string): string => `${QUEUE}${queryText({ ...filters, cursor })}`;

export const queuePage: DashboardPage = {
  path: QUEUE,
  needs: 'operator',
  menu: { group: 'Operation', text: 'Queue' },
  takes: ['cursor', ...FILTERS],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const filters: Filters = {};
    for (const name of FILTERS) {
      const value = visit.query[name] ?? '';
      if (value !== '') filters[name] = value;
    }
    const { status, ...others } = filters;
    const answer = await ask.GET('/api/operator/queue', {
      params: {
        query: {
          limit: ROWS,
          ...(cursor === undefined ? {} : { cursor }),
          ...others,
          // The contract refuses a state that does not exist.
          ...(status === undefined ? {} : { status: status as 'queued' | 'running' }),
        },
      },
    });
    return {
      title: 'Queue',
      content: html`<p class="lead">Jobs that wait or run, the one that is due first before the others.</p>
${queueFilter(visit, filters)}
${block(visit, answer, (data) => jobRows(visit, data, filters))}`,
    };
  },
};

function queueFilter({ site }: Visit, filters: Filters): Html {
  const text = (name: 'kind' | 'subject' | 'site', label: string, maxlength: number) =>
    textField({ name, label, maxlength, value: filters[name] ?? '' });
  const active = FILTERS.filter((name) => filters[name] !== undefined);
  return html`<form class="form filters" method="get" action="${site.prefix}${QUEUE}"><div class="row">
${text('kind', 'Kind, such as crawlDomain', 100)}${text('subject', 'Object: domain or id', 2_048)}${text('site', 'Site that it asks', 253)}
${choiceField({
  name: 'status',
  label: 'State',
  value: filters.status ?? '',
  options: [
    ['', 'waits or runs'],
    ['queued', 'waits'],
    ['running', 'runs'],
  ],
})}
<div><button type="submit">Show</button></div></div></form>
${chips(active.map((name) => ({ text: html`${LABELS[name]} ${foreign(filters[name] ?? '')}`, href: `${site.prefix}${queueAt({ ...filters, [name]: undefined })}` })))}`;
}

function jobRows(visit: Visit, { jobs, next_cursor: next }: Told<'listOpenJobs'>, filters: Filters): Html {
  const { site, query, now } = visit;
  const only = (name: keyof Filters, value: string | null): Html =>
    value === null
      ? '–'
      : html`<a href="${site.prefix}${queueAt({ ...filters, [name]: value })}">${foreign(value)}</a>`;
  const found =
    jobs.length === 0
      ? noJobs(filters, next !== null)
      : workTable(
          `${counted(jobs.length, 'job', 'jobs')}, the one that is due first before the others`,
          [
            { label: 'Due' },
            { label: 'State' },
            { label: 'Kind' },
            { label: 'Object' },
            { label: 'Site' },
            { label: 'Lane' },
            { label: 'Attempts' },
            { label: 'Last fault' },
          ],
          jobs.map((job) => [
            momentFromNow(job.due_at, now),
            job.status === 'running' ? stateWord('info', 'runs') : stateWord('none', 'waits'),
            only('kind', job.kind),
            only('subject', job.subject),
            only('site', job.site),
            foreign(job.lane),
            `${job.attempts} of ${job.most_attempts}`,
            job.error_code === null ? NO_HTML : foreign(job.error_code),
          ]),
        );
  return html`${found}${steps([
    query.cursor === undefined
      ? null
      : { href: `${site.prefix}${queueAt(filters)}`, text: 'Those due first', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${queueAt(filters, next)}`, text: 'Those due later', rel: 'next' },
  ])}`;
}

/** A page of a filter may be empty although later jobs match. */
function noJobs(filters: Filters, goesOn: boolean): Html {
  if (goesOn)
    return message(
      'none',
      'Not here',
      `None of these ${LOOKED_THROUGH} jobs match. Go on to those due later.`,
    );
  return Object.keys(filters).length > 0
    ? message('none', 'Nothing', 'No job matches. Take a filter away.')
    : message('good', 'Empty', 'No job waits or runs.');
}
