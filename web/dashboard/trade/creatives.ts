import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { figure, message, moment, type StatusKind, stateWord, steps } from '../../components/parts.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, Visit } from '../dashboard.ts';
import { withQuery, workTable } from '../parts.ts';
import { type AnswerWith, taskBlock } from './task-parts.ts';

type Listed = AnswerWith<'list_creatives', 'creatives'>;

const CREATIVES = '/dashboard/creatives';
const ROWS = 50;
const STATES: Readonly<Record<string, readonly [StatusKind, string]>> = {
  processing: ['info', 'is processed'],
  pending_review: ['info', 'waits for review by the seller'],
  approved: ['good', 'approved'],
  suspended: ['warn', 'suspended'],
  rejected: ['bad', 'rejected'],
  archived: ['none', 'archived'],
};

export const creativesPage: DashboardPage = {
  path: CREATIVES,
  needs: 'member',
  menu: { group: 'Trade', text: 'Creatives' },
  takes: ['cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const answer = await ask.task('list_creatives', {
      pagination: { max_results: ROWS, ...(cursor === undefined ? {} : { cursor }) },
      include_assignments: true,
    });
    return {
      title: 'Creatives',
      content: taskBlock(visit, answer, 'creatives', (data) => creativeRows(visit, data)),
    };
  },
};

function creativeRows(visit: Visit, { creatives = [], query_summary: summary, pagination }: Listed): Html {
  const { site, query } = visit;
  if (creatives.length === 0)
    return message(
      'none',
      'No creatives',
      html`The library of the organization is empty. A program fills it with the task <code>sync_creatives</code>.`,
    );
  const next = pagination?.cursor;
  return html`${workTable(
    `Showing ${figure(creatives.length)} of ${figure(summary.total_matching)} creatives`,
    [
      { label: 'Creative' },
      { label: 'Format' },
      { label: 'State' },
      { label: 'On packages', isNumber: true },
      { label: 'Changed' },
    ],
    creatives.map((one) => [
      html`${foreign(one.name)} <span class="soft">${foreign(one.creative_id)}</span>`,
      foreign(one.format_id?.id ?? one.format_kind ?? 'unknown'),
      html`${stateWord(...(STATES[one.status] ?? (['none', one.status] as const)))}${one.rejection_reason === undefined ? NO_HTML : html` <span class="soft">${foreign(one.rejection_reason, ON_PAGES)}</span>`}`,
      one.assignments === undefined ? 'unknown' : figure(one.assignments.assignment_count),
      moment(one.updated_date),
    ]),
  )}${steps([
    query.cursor === undefined
      ? null
      : { href: `${site.prefix}${CREATIVES}`, text: 'First creatives', rel: 'prev' },
    next === undefined
      ? null
      : {
          href: `${site.prefix}${withQuery(CREATIVES, { cursor: next })}`,
          text: 'Next creatives',
          rel: 'next',
        },
  ])}`;
}
