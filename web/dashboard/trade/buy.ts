import { foreign, ON_PAGES } from '../../components/foreign.ts';
import { facts, figure, message, moment, momentOr, stateWord } from '../../components/parts.ts';
import { barPlot } from '../../components/plot.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import type { DashboardPage, FormOutcome, MemberClient, PageWork, Visit } from '../dashboard.ts';
import { confirmWork, missingWork, pageLink, refusedWork, section, withQuery, workTable } from '../parts.ts';
import { BUY, BUY_STATES, BUYS, buyState, type TradeBuy } from './buys.ts';
import { type AnswerWith, answerWith, moneyText, taskBlock } from './task-parts.ts';

type Delivered = AnswerWith<'get_media_buy_delivery', 'media_buy_deliveries'>;
type BuyAct = 'pause' | 'resume' | 'cancel';

const CHANGE = '/dashboard/buy/change';
const MOST_HISTORY = 50;
const MOST_REPORTS = 50;

async function buyNamed(ask: MemberClient, visit: Visit): Promise<{ buy: TradeBuy } | { work: PageWork }> {
  const { id = '' } = visit.query;
  const answer = await ask.task('get_media_buys', {
    media_buy_ids: [id],
    include_history: MOST_HISTORY,
    include_webhook_activity: true,
    webhook_activity_limit: MOST_REPORTS,
  });
  const found = answerWith(answer, 'media_buys');
  if ('failure' in found) return { work: refusedWork(visit, 'Media buy', found.failure) };
  const [buy] = found.data.media_buys ?? [];
  return buy === undefined ? { work: missingWork(visit, 'buy', BUYS) } : { buy };
}

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
${section('packages', 'Packages', packages(buy))}
${section('delivery', 'Delivery', taskBlock(visit, delivery, 'media_buy_deliveries', delivered))}
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

/** The state as a line of states, and what the buy waits for. */
function standing(visit: Visit, buy: TradeBuy): Html {
  const acts = (['pause', 'resume', 'cancel'] as const).filter((act) => allowed(buy).includes(act));
  return html`<p><code>${foreign(buy.media_buy_id)}</code>${buy.sandbox === true ? ' in the sandbox: nothing is spent' : ''}</p>
<ol class="states">${BUY_STATES.slice(0, 5).map(
    ([value, word]) =>
      html`<li aria-current=${value === buy.status ? 'step' : undefined}>${value === buy.status ? buyState(value) : word}</li>`,
  )}${BUY_STATES.slice(5).some(([value]) => value === buy.status) ? html`<li aria-current="step">${buyState(buy.status)}</li>` : NO_HTML}</ol>
${waiting(buy)}
${facts([
  ['Budget', moneyText(buy.total_budget, buy.currency)],
  ['Begins', momentOr(buy.start_time, 'not said')],
  ['Ends', momentOr(buy.end_time, 'not said')],
  ['Confirmed', momentOr(buy.confirmed_at, 'not yet')],
  ['Creatives until', buy.creative_deadline === undefined ? NO_HTML : moment(buy.creative_deadline)],
  ['Refused because', buy.rejection_reason === undefined ? NO_HTML : foreign(buy.rejection_reason, ON_PAGES)],
  ['Account', buy.account === undefined ? NO_HTML : foreign(buy.account.name)],
  ['Revision', String(buy.revision)],
])}
<p>${acts.length === 0 ? 'Nothing can be changed here in this state.' : acts.map((act) => html`${pageLink(visit, withQuery(CHANGE, { id: buy.media_buy_id, act }), ACTS[act].link)} `)}</p>`;
}

const allowed = ({ available_actions: actions, valid_actions: plain }: TradeBuy): readonly string[] =>
  actions?.map(({ action }) => action) ?? plain ?? [];

function waiting({ status, packages: parts, impairments = [], start_time: start }: TradeBuy): Html {
  const troubles = impairments.map(
    ({ reason, reason_code: code, resource_type: type, resource_id: id, remediation: mend }) =>
      html`<p>${type.replaceAll('_', ' ')} ${foreign(id)}: ${foreign(reason ?? code.replaceAll('_', ' '))} ${mend === undefined ? NO_HTML : foreign(mend, ON_PAGES)}</p>`,
  );
  const without = parts.filter(
    ({ creative_approvals: approvals = [], canceled }) =>
      canceled !== true && !approvals.some(({ approval_status: one }) => one === 'approved'),
  );
  const text =
    status === 'pending_creatives'
      ? html`<p>Waits for an approved creative in ${without.length === 0 ? 'a package' : html`${without.map(({ package_id: id }) => html`<code>${foreign(id)}</code> `)}`}. Upload one, or assign one that is approved.</p>`
      : status === 'pending_start'
        ? html`<p>Ready. Waits for its start${start === undefined ? '' : html` on ${moment(start)}`}.</p>`
        : NO_HTML;
  if (text === NO_HTML && troubles.length === 0) return NO_HTML;
  return html`<div class="message ${troubles.length > 0 ? 'warn' : 'info'}">${text}${troubles}</div>`;
}

function packages({ packages: parts, currency }: TradeBuy): Html {
  if (parts.length === 0) return message('none', 'None', 'The buy has no packages.');
  return workTable(
    `${figure(parts.length)} packages`,
    [
      { label: 'Package' },
      { label: 'Product' },
      { label: 'Budget', isNumber: true },
      { label: 'Goal (impressions)', isNumber: true },
      { label: 'From and to' },
      { label: 'Creatives' },
    ],
    parts.map((one) => [
      html`<code>${foreign(one.package_id)}</code>${one.canceled === true ? html` ${stateWord('none', 'canceled')}` : one.paused === true ? html` ${stateWord('warn', 'paused')}` : NO_HTML}`,
      one.product_id === undefined ? '–' : foreign(one.product_id),
      moneyText(one.budget, one.currency ?? currency),
      one.impressions === undefined ? '–' : figure(one.impressions),
      html`${momentOr(one.start_time, '–')}<br />${momentOr(one.end_time, '–')}`,
      creativesOf(one),
    ]),
  );
}

function creativesOf({ creative_approvals: approvals = [] }: TradeBuy['packages'][number]): Html {
  if (approvals.length === 0) return 'none assigned';
  return html`<ul class="plain">${approvals.map(
    ({ creative_id: id, approval_status: status, rejection_reason: reason }) =>
      html`<li>${foreign(id)}: ${status.replaceAll('_', ' ')}${reason === undefined ? NO_HTML : html` (${foreign(reason, ON_PAGES)})`}</li>`,
  )}</ul>`;
}

/** The days of all packages together, and each package with its pace. */
function delivered({ media_buy_deliveries: [delivery], currency }: Delivered): Html {
  if (delivery === undefined) return message('none', 'None', 'Nothing was delivered yet.');
  const { totals, by_package: parts, daily_breakdown: days = [] } = delivery;
  return html`${delivery.expected_availability === undefined ? NO_HTML : html`<p>Figures are late: those that are missing are expected ${moment(delivery.expected_availability)}.</p>`}
${delivery.is_adjusted === true ? html`<p>${stateWord('info', 'corrected')} These figures replace earlier ones.</p>` : NO_HTML}
<dl class="figures"><div><dt>Impressions</dt><dd>${totals.impressions === undefined ? 'unknown' : figure(totals.impressions)}</dd></div><div><dt>Spent</dt><dd>${moneyText(totals.spend, currency)}</dd></div></dl>
${days.length === 0 ? NO_HTML : barPlot({ title: 'Impressions per day', unit: 'impressions', points: days.map(({ date, impressions }) => ({ label: date, value: impressions })) })}
${workTable(
  `Delivery of ${figure(parts.length)} packages`,
  [
    { label: 'Package' },
    { label: 'Impressions', isNumber: true },
    { label: 'Spent', isNumber: true },
    { label: 'Pace' },
    { label: 'State' },
  ],
  parts.map((one) => [
    html`<code>${foreign(one.package_id)}</code>`,
    one.impressions === undefined ? 'unknown' : figure(one.impressions),
    moneyText(one.spend, one.currency),
    pace(one.pacing_index),
    one.delivery_status === undefined ? '–' : one.delivery_status.replaceAll('_', ' '),
  ]),
)}`;
}

/** How far delivery is ahead of what was planned until now, or behind it. */
function pace(index: number | undefined): Html {
  if (index === undefined) return 'unknown';
  const percent = Math.round(Math.abs(index - 1) * 100);
  if (percent <= 5) return stateWord('good', 'on plan');
  return index > 1
    ? stateWord('info', `ahead by ${figure(percent)} %`)
    : stateWord('warn', `behind by ${figure(percent)} %`);
}

function reports({ webhook_activity: sent = [] }: TradeBuy): Html {
  if (sent.length === 0)
    return message('none', 'None', 'No report was sent: no receiver is registered, or none was due.');
  return workTable(
    `The newest ${figure(sent.length)} attempts`,
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
    `${figure(entries.length)} changes`,
    [{ label: 'When' }, { label: 'Who' }, { label: 'What' }, { label: 'Revision', isNumber: true }],
    entries.map((one) => [
      moment(one.timestamp),
      one.actor === undefined ? '–' : foreign(one.actor),
      html`${foreign(one.action.replaceAll('_', ' '))}${one.summary === undefined ? NO_HTML : html` <span class="soft">${foreign(one.summary, ON_PAGES)}</span>`}`,
      figure(one.revision),
    ]),
  );
}

const ACTS: Readonly<Record<BuyAct, { link: string; title: string; effect: string; back: string }>> = {
  pause: {
    link: 'Pause',
    title: 'Pause a buy',
    effect: 'stops delivering in all its packages',
    back: 'You can resume it. The time that passes is lost to its delivery.',
  },
  resume: {
    link: 'Resume',
    title: 'Resume a buy',
    effect: 'delivers again, which spends money',
    back: 'You can pause it again.',
  },
  cancel: {
    link: 'Cancel',
    title: 'Cancel a buy',
    effect: 'ends for good; what was delivered is owed',
    back: 'It cannot be undone: a new buy has to be booked.',
  },
};
const isAct = (text: string | undefined): text is BuyAct => text !== undefined && Object.hasOwn(ACTS, text);

export const changeBuyPage: DashboardPage = {
  path: CHANGE,
  needs: 'member',
  below: BUYS,
  takes: ['id', 'act'],
  async load(ask, visit) {
    const { act } = visit.query;
    if (!isAct(act)) return missingWork(visit, 'act', BUYS);
    const found = await buyNamed(ask, visit);
    if ('work' in found) return found.work;
    const { buy } = found;
    const { title, effect, back } = ACTS[act];
    return confirmWork(visit, {
      title,
      effect: html`The buy <code>${foreign(buy.media_buy_id)}</code> of ${moneyText(buy.total_budget, buy.currency)} with ${figure(buy.packages.length)} packages, which ${buyStateWord(buy)} now, ${effect}.`,
      back,
      form: {
        id: 'change',
        button: title,
        kept: { revision: String(buy.revision), account: buy.account?.account_id ?? '' },
      },
      leave: withQuery(BUY, { id: buy.media_buy_id }),
    });
  },
  submit: changeBuy,
};

const buyStateWord = ({ status }: TradeBuy): string =>
  BUY_STATES.find(([value]) => value === status)?.[1] ?? status;

async function changeBuy(ask: MemberClient, visit: Visit, form: URLSearchParams): Promise<FormOutcome> {
  const { id = '', act } = visit.query;
  const revision = Number(form.get('revision'));
  if (!isAct(act) || !Number.isSafeInteger(revision) || revision < 1)
    return {
      failure: {
        status: 400,
        code: 'invalid_request',
        message: 'The form is not whole. Open the page again.',
        issues: [],
        detail: {},
      },
    };
  const answer = await ask.task('update_media_buy', {
    account: { account_id: form.get('account') ?? '' },
    media_buy_id: id,
    // Who has seen an older state decides anew.
    revision,
    idempotency_key: `dashboard-${visit.requestId}`,
    ...(act === 'cancel' ? { canceled: true as const } : { paused: act === 'pause' }),
  });
  const found = answerWith(answer, 'media_buy_id');
  return 'failure' in found ? { failure: found.failure } : { go: withQuery(BUY, { id }), said: `buy_${act}` };
}
