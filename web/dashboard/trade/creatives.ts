import { choiceField } from '../../components/fields.ts';
import { foreign, ON_PAGES } from '../../components/foreign.ts';
import {
  counted,
  figure,
  message,
  moment,
  type StatusKind,
  stateWord,
  steps,
} from '../../components/parts.ts';
import { queryText } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, Visit } from '../dashboard.ts';
import { pageLink, workTable } from '../parts.ts';
import { type AnswerWith, taskBlock } from './task-parts.ts';

type Listed = AnswerWith<'list_creatives', 'creatives'>;

export type TradeCreative = NonNullable<Listed['creatives']>[number];
type CreativeStatus = TradeCreative['status'];

export const OWN_CREATIVES = '/dashboard/creatives';
export const CREATIVE = '/dashboard/creative';
const ROWS = 50;
const STATES: readonly (readonly [CreativeStatus, string, StatusKind])[] = [
  ['pending_review', 'waits for review by the seller', 'info'],
  ['rejected', 'rejected', 'bad'],
  ['suspended', 'suspended', 'warn'],
  ['processing', 'is processed', 'info'],
  ['approved', 'approved', 'good'],
  ['archived', 'archived', 'none'],
];
export const creativeState = (status: CreativeStatus): Html => {
  const [, word, kind] = STATES.find(([value]) => value === status) ?? ([status, status, 'none'] as const);
  return stateWord(kind, word);
};

export const creativePath = (id: string, account: string | undefined): string =>
  `${CREATIVE}${queryText({ id, account })}`;

export const creativesPage: DashboardPage = {
  path: OWN_CREATIVES,
  needs: 'member',
  menu: { group: 'Trade', text: 'Creatives' },
  takes: ['cursor', 'status'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const status = STATES.find(([value]) => value === visit.query.status)?.[0];
    const answer = await ask.task('list_creatives', {
      pagination: { max_results: ROWS, ...(cursor === undefined ? {} : { cursor }) },
      include_assignments: true,
      ...(status === undefined ? {} : { filters: { statuses: [status] } }),
    });
    return {
      title: 'Creatives',
      content: html`<form class="form filters" method="get" action="${visit.site.prefix}${OWN_CREATIVES}"><div class="row">
${choiceField({ name: 'status', label: 'State', value: status ?? '', options: [['', 'every state'], ...STATES.map(([value, word]) => [value, word] as const)] })}
<div><button type="submit">Show</button></div></div></form>
${taskBlock(visit, answer, 'creatives', (data) => creativeRows(visit, data, status))}`,
    };
  },
};

function creativeRows(
  visit: Visit,
  { creatives = [], query_summary: summary, pagination }: Listed,
  status: CreativeStatus | undefined,
): Html {
  const { site, query } = visit;
  if (creatives.length === 0)
    return message(
      'none',
      'No creatives',
      status !== undefined
        ? 'No creative is in this state.'
        : html`The library of the organization is empty. A program fills it with the task <code>sync_creatives</code>.`,
    );
  const next = pagination?.cursor;
  return html`${workTable(
    `Showing ${figure(creatives.length)} of ${counted(summary.total_matching, 'creative', 'creatives')}`,
    [
      { label: 'Creative' },
      { label: 'Format' },
      { label: 'State' },
      { label: 'On packages', isNumber: true },
      { label: 'Changed' },
      { label: 'Act' },
    ],
    creatives.map((one) => [
      html`${foreign(one.name)} <span class="soft">${foreign(one.creative_id)}</span>`,
      foreign(one.format_id?.id ?? one.format_kind ?? 'unknown'),
      html`${creativeState(one.status)}${one.rejection_reason === undefined ? NO_HTML : html` <span class="soft">${foreign(one.rejection_reason, ON_PAGES)}</span>`}`,
      one.assignments === undefined ? 'unknown' : figure(one.assignments.assignment_count),
      moment(one.updated_date),
      pageLink(visit, creativePath(one.creative_id, one.account?.account_id), 'Open', one.name),
    ]),
  )}${steps([
    query.cursor === undefined
      ? null
      : {
          href: `${site.prefix}${OWN_CREATIVES}${queryText({ status })}`,
          text: 'First creatives',
          rel: 'prev',
        },
    next === undefined
      ? null
      : {
          href: `${site.prefix}${OWN_CREATIVES}${queryText({ status, cursor: next })}`,
          text: 'Next creatives',
          rel: 'next',
        },
  ])}`;
}
