import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { counted, facts, figure, message, moment, momentOr, stateWord } from '../../components/parts.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { type DashboardPage, mayUse, type TaskAnswered, type Visit } from '../dashboard.ts';
import { CREATIVES as CREATIVES_QUEUE } from '../moderation/approvals.ts';
import { pageLink, section, withQuery, workTable } from '../parts.ts';
import { ACCOUNT } from './accounts.ts';
import { buyDelivery, type PackageDelivery } from './buy-delivery.ts';
import { buyNamed } from './buy-named.ts';
import { hasCreative, namedPackages, packageTable } from './buy-packages.ts';
import { actsTable, movesTable, stateLine } from './buy-states.ts';
import { BUY, BUYS, type TradeBuy } from './buys.ts';
import { answerWith, moneyText, taskBlock } from './task-parts.ts';

export const buyPage: DashboardPage = {
  path: BUY,
  needs: 'member',
  below: BUYS,
  takes: ['id'],
  async load(ask, visit) {
    const found = await buyNamed(ask, visit);
    if ('work' in found) return found.work;
    const { buy } = found;
    const delivery = await ask.task('get_media_buy_delivery', {
      media_buy_ids: [buy.media_buy_id],
      time_granularity: 'daily',
      include_package_daily_breakdown: true,
    });
    return {
      title: 'Media buy',
      content: html`${standing(visit, buy)}
${section('packages', 'Packages', packageTable(visit, buy, figuresIn(delivery)))}
${section('delivery', 'Delivery', taskBlock(visit, delivery, 'media_buy_deliveries', buyDelivery))}
${section('reports', 'Reports sent', reports(buy))}
${section('history', 'History', history(buy))}`,
    };
  },
  words: {
    buy_pause: () => 'The buy is paused. Nothing is delivered until somebody resumes it.',
    buy_resume: () => 'The buy is resumed. It delivers again when its dates and creatives allow it.',
    buy_cancel: () => 'The buy is canceled, for good.',
  },
};

/** The state as a line of states, what the buy waits for, and what can become of it. */
function standing(visit: Visit, buy: TradeBuy): Html {
  return html`<p><code>${foreign(buy.media_buy_id)}</code>${buy.sandbox === true ? ' in the sandbox: nothing is spent' : ''}</p>
${stateLine(buy)}
${waiting(visit, buy)}
${facts([
  ['Budget', moneyText(buy.total_budget, buy.currency)],
  ['Made', momentOr(buy.created_at, 'unknown')],
  ['Begins', momentOr(buy.start_time, 'not said')],
  ['Ends', momentOr(buy.end_time, 'not said')],
  ['Confirmed', momentOr(buy.confirmed_at, 'not yet')],
  ['Creatives until', buy.creative_deadline === undefined ? NO_HTML : moment(buy.creative_deadline)],
  ['Refused because', buy.rejection_reason === undefined ? NO_HTML : foreign(buy.rejection_reason, ON_PAGES)],
  ['Canceled', buy.cancellation === undefined ? NO_HTML : canceled(buy.cancellation)],
  [
    'Account',
    buy.account === undefined
      ? NO_HTML
      : pageLink(visit, withQuery(ACCOUNT, { id: buy.account.account_id }), foreign(buy.account.name)),
  ],
  ['Revision', String(buy.revision)],
])}
${section('acts', 'What you can do', actsTable(visit, buy))}
${section('moves', 'What can become of it', movesTable(buy))}`;
}

const canceled = ({
  canceled_by: by,
  canceled_at: at,
  reason,
}: NonNullable<TradeBuy['cancellation']>): Html =>
  html`${moment(at)} by the ${by}${reason === undefined ? NO_HTML : html`: ${foreign(reason, ON_PAGES)}`}`;

/** What a buy waits for, and who has to do it. */
function waiting(
  visit: Visit,
  { status, packages: parts, impairments = [], start_time: start, confirmed_at: confirmed }: TradeBuy,
): Html {
  const troubles = impairments.map(
    ({ reason, reason_code: code, resource_type: type, resource_id: id, remediation: mend }) =>
      html`<p>${type.replaceAll('_', ' ')} ${foreign(id)}: ${foreign(reason ?? code.replaceAll('_', ' '))} ${mend === undefined ? NO_HTML : foreign(mend, ON_PAGES)}</p>`,
  );
  const open = parts.filter(({ canceled: isCanceled }) => isCanceled !== true);
  const lacking = open.filter((one) => !hasCreative(one, ['approved', 'pending_review']));
  const inReview = open.filter(
    (one) => !hasCreative(one, ['approved']) && hasCreative(one, ['pending_review']),
  );
  const lines: Html[] = [];
  if (status === 'pending_creatives' && lacking.length > 0)
    lines.push(
      html`<p><strong>Waits for you:</strong> a creative in ${namedPackages(lacking)}. Upload one, or assign one that is approved, with <code>sync_creatives</code> or <code>update_media_buy</code>.</p>`,
    );
  if (status === 'pending_creatives' && inReview.length > 0)
    lines.push(
      html`<p><strong>Waits for the seller:</strong> the review of a creative in ${namedPackages(inReview)}.${mayUse('moderator', visit.visitor) ? html` ${pageLink(visit, CREATIVES_QUEUE, 'See the queue')}` : NO_HTML}</p>`,
    );
  if (status === 'pending_start')
    lines.push(
      confirmed === null
        ? html`<p><strong>Waits for the seller:</strong> the ad server has not accepted the buy yet.</p>`
        : html`<p><strong>Waits for the clock:</strong> ready, it starts${start === undefined ? '' : html` on ${moment(start)}`}.</p>`,
    );
  if (lines.length === 0 && troubles.length === 0) return NO_HTML;
  return html`<div class="message ${troubles.length > 0 || lacking.length > 0 ? 'warn' : 'info'}">${lines}${troubles}</div>`;
}

/** The figures of each package, as far as the answer has them. */
function figuresIn(answer: TaskAnswered<'get_media_buy_delivery'>): ReadonlyMap<string, PackageDelivery> {
  const found = answerWith(answer, 'media_buy_deliveries');
  const parts = 'data' in found ? (found.data.media_buy_deliveries[0]?.by_package ?? []) : [];
  return new Map(parts.map((one) => [one.package_id, one]));
}

function reports({ webhook_activity: sent = [] }: TradeBuy): Html {
  if (sent.length === 0)
    return message('none', 'None', 'No report was sent: no receiver is registered, or none was due.');
  return workTable(
    `${counted(sent.length, 'attempt', 'attempts')}, newest first`,
    [
      { label: 'When' },
      { label: 'What' },
      { label: 'To' },
      { label: 'Result' },
      { label: 'Status', isNumber: true },
      { label: 'Message' },
    ],
    sent.map((one) => [
      moment(one.fired_at),
      html`${one.notification_type.replaceAll('_', ' ')} <span class="soft">attempt ${figure(one.attempt)}</span>`,
      foreign(one.url),
      one.status === 'success'
        ? stateWord('good', 'delivered')
        : one.status === 'pending'
          ? stateWord('info', 'under way')
          : stateWord('bad', one.status.replaceAll('_', ' ')),
      one.http_status_code === undefined || one.http_status_code === null
        ? '–'
        : String(one.http_status_code),
      one.error_message === undefined || one.error_message === null
        ? '–'
        : foreign(one.error_message, ON_PAGES),
    ]),
  );
}

function history({ history: entries = [] }: TradeBuy): Html {
  if (entries.length === 0) return message('none', 'None', 'No change is recorded.');
  return workTable(
    counted(entries.length, 'change', 'changes'),
    [{ label: 'When' }, { label: 'Who' }, { label: 'What' }, { label: 'Revision', isNumber: true }],
    entries.map((one) => [
      moment(one.timestamp),
      one.actor === undefined ? '–' : foreign(one.actor),
      html`${foreign(one.action.replaceAll('_', ' '))}${one.summary === undefined ? NO_HTML : html` <span class="soft">${foreign(one.summary, ON_PAGES)}</span>`}`,
      figure(one.revision),
    ]),
  );
}
