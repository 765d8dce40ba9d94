import { domainName, foreign } from '../../components/foreign.ts';
import { counted, facts, message, type StatusKind, stateWord, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import {
  type DashboardPage,
  doneOr,
  failureIn,
  type MemberClient,
  type PageWork,
  refusedField,
  type Visit,
} from '../dashboard.ts';
import { ownForm } from '../form.ts';
import {
  block,
  foreignJson,
  foundAlone,
  momentFromNow,
  pageLink,
  section,
  withQuery,
  workTable,
} from '../parts.ts';
import { kindWord, publicPath } from '../registry/entries.ts';
import { UNDO, undoForm, undoIn } from './approvals.ts';
import { twoNames } from './names.ts';
import { ROLLBACK } from './rollback.ts';

type Case = Told<'getReviewCase'>;

export const REVIEWS = '/dashboard/reviews';
const REVIEW = '/dashboard/review';
const ROWS = 50;

const REASONS: Readonly<Record<Case['reason'], string>> = {
  looks_like: 'looks like a listed name',
  protected_name: 'looks like a protected name',
  reserved_word: 'is a reserved word',
  mixed_scripts: 'mixes scripts that look alike',
  submitted: 'was handed in by a member',
};
const STATES: Readonly<Record<string, readonly [StatusKind, string]>> = {
  pending: ['info', 'waits'],
  approved: ['good', 'approved'],
  rejected: ['bad', 'rejected'],
};

export const reviewsPage: DashboardPage = {
  path: REVIEWS,
  needs: 'moderator',
  menu: { group: 'Moderation', text: 'Reviews' },
  takes: ['cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const answer = await ask.GET('/api/operator/reviews', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return { title: 'Reviews', content: block(visit, answer, (data) => caseList(visit, data)) };
  },
  words: {
    review_decided: ({ domain = '', decision = '', id = '' }, visit) =>
      html`${domainName(domain)} is ${decision === 'approve' ? 'approved and public' : 'rejected'}. The organization reads the decision and its reason in its audit log. ${pageLink(visit, `${withQuery(REVIEW, { id })}#take-back`, 'Take it back')}`,
    review_undone: ({ domain = '' }) => html`The decision is taken back: ${domainName(domain)} waits again.`,
    review_taken: ({ domain = '' }) =>
      html`Somebody else decided on ${domainName(domain)} before you. Your decision was not saved.`,
  },
};

function caseList(visit: Visit, { reviews, next_cursor: next }: Told<'listReviewCases'>): Html {
  const { site, query, now } = visit;
  if (reviews.length === 0) return message('none', 'Empty', 'The queue is empty.');
  return html`${workTable(
    `${counted(reviews.length, 'entry waits', 'entries wait')}, the oldest first`,
    [
      { label: 'Waits since' },
      { label: 'Domain' },
      { label: 'Kind' },
      { label: 'Why' },
      { label: 'Resembles' },
      { label: 'Act' },
    ],
    reviews.map((one) => [
      momentFromNow(one.created_at, now),
      domainName(one.domain),
      kindWord(one.entity),
      REASONS[one.reason],
      one.resembles === null ? '–' : domainName(one.resembles),
      pageLink(visit, withQuery(REVIEW, { id: one.review_id }), 'Decide', one.domain),
    ]),
  )}${steps([
    query.cursor === undefined ? null : { href: `${site.prefix}${REVIEWS}`, text: 'Oldest', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${withQuery(REVIEWS, { cursor: next })}`, text: 'Later ones', rel: 'next' },
  ])}`;
}

const at = (id: string) => ({ params: { path: { review_id: id } } });

export const reviewPage: DashboardPage = {
  path: REVIEW,
  needs: 'moderator',
  below: REVIEWS,
  takes: ['id'],
  async load(ask, visit) {
    const answer = await ask.GET('/api/operator/reviews/{review_id}', at(visit.query.id ?? ''));
    const found = foundAlone(visit, answer, { title: 'Review', what: 'case', list: REVIEWS });
    return 'work' in found ? found.work : caseWork(visit, found.one);
  },
  submit: (ask, visit, form) =>
    form.get('form') === UNDO ? undo(ask, visit, form) : decide(ask, visit, form),
};

function caseWork(visit: Visit, data: Case): PageWork {
  const { asked_name: asked, known_name: known, status } = data;
  return {
    title: `Review of ${data.domain}`.slice(0, 300),
    content: html`<p>${stateWord(...(STATES[status] ?? (['none', status] as const)))} ${kindWord(data.entity)}; ${REASONS[data.reason]}</p>
${known === null ? html`<p class="name"><bdi>${asked.shown}</bdi></p>` : section('names', 'The two names', twoNames(asked.shown, known.shown))}
${facts([
  [
    'Asked for',
    html`${foreign(asked.name)} <span class="soft">compared as ${foreign(asked.skeleton)}</span>`,
  ],
  [
    'Known',
    known === null
      ? NO_HTML
      : html`${foreign(known.name)} <span class="soft">compared as ${foreign(known.skeleton)}</span> ${pageLink(visit, publicPath({ entity: data.entity, domain: known.name }), 'its page', known.name)}`,
  ],
  [
    'Asked by',
    html`${data.editor === null ? 'unknown' : foreign(data.editor)}${data.organization_id === null ? NO_HTML : html` <span class="soft">organization ${foreign(data.organization_id)}</span>`}`,
  ],
  ['Since', momentFromNow(data.created_at, visit.now)],
  [
    'Decided',
    data.decided_at === null
      ? NO_HTML
      : html`${momentFromNow(data.decided_at, visit.now)}${data.decided_by === null ? NO_HTML : html` by ${foreign(data.decided_by)}`}`,
  ],
])}
${section('entry', 'What would be public', foreignJson('Content of the entry', data.entry))}
${status === 'pending' ? section('decide', 'Decide', decisionForm(visit, data)) : section('take-back', 'Take the decision back', wayBack(visit, data))}`,
  };
}

const IN_FEED =
  'An approval of a publisher cannot be taken back, because others read its properties in the change feed at once; a rollback of the entry can follow.';

/** How a decision is taken back; or why this one is not. */
const wayBack = (visit: Visit, { entity, status, domain }: Case): Html =>
  entity === 'property' && status === 'approved'
    ? html`<p>${IN_FEED} ${pageLink(visit, withQuery(ROLLBACK, { entity, domain }), 'Its revisions')}</p>`
    : undoForm(
        visit,
        status === 'approved'
          ? 'The entry waits again and is not public any more. It is refused when something was written about it since.'
          : 'The entry waits again, with the text that was sent.',
      );

const decisionForm = (visit: Visit, { domain, entity }: Case): Html =>
  html`<p>The organization reads the decision and the reason. ${entity === 'property' ? html`A rejection can be taken back. ${IN_FEED}` : 'The decision can be taken back, until something else is written about the brand.'}</p>${ownForm(
    visit,
    {
      id: 'decision',
      button: 'Save the decision',
      kept: { domain },
      fields: [
        {
          name: 'decision',
          label: 'Decision',
          kind: 'choice',
          value: '',
          options: [
            ['', 'choose one'],
            ['approve', 'Approve: the entry becomes public'],
            ['reject', 'Reject: it never does'],
          ],
        },
        {
          name: 'reason',
          label: 'Reason',
          kind: 'area',
          rows: 3,
          required: true,
          maxlength: 500,
          hint: 'Such as: it imitates the name of another company.',
        },
      ],
    },
  )}`;

async function decide(ask: MemberClient, visit: Visit, form: URLSearchParams) {
  const decision = form.get('decision');
  if (decision !== 'approve' && decision !== 'reject') return refusedField('decision', 'choose one');
  const reason = form.get('reason')?.trim() ?? '';
  if (reason === '') return refusedField('reason', 'say why');
  const id = visit.query.id ?? '';
  const answer = await ask.POST('/api/operator/reviews/{review_id}/decide', {
    ...at(id),
    body: { decision, reason },
  });
  const failure = failureIn(answer);
  const about = { domain: form.get('domain') ?? '', decision, id };
  if (failure?.code === 'already_decided') return { go: REVIEWS, said: 'review_taken', about };
  if (failure !== null) return { failure };
  return { go: REVIEWS, said: 'review_decided', about };
}

async function undo(ask: MemberClient, visit: Visit, form: URLSearchParams) {
  const undone = undoIn(form);
  if (!('reason' in undone)) return undone;
  const id = visit.query.id ?? '';
  const answer = await ask.POST('/api/operator/reviews/{review_id}/undo', { ...at(id), body: undone });
  const domain = answer.data?.domain ?? '';
  return doneOr(answer, { go: withQuery(REVIEW, { id }), said: 'review_undone', about: { domain } });
}
