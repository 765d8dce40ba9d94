import { foreign, ON_PAGES } from '../../components/foreign.ts';
import {
  counted,
  facts,
  figure,
  message,
  moment,
  momentOr,
  stateWord,
  steps,
} from '../../components/parts.ts';
import { queryText, type Told } from '../../explorer.ts';
import { type Html, html, NO_HTML } from '../../html.ts';
import { codeBlock } from '../../shell.ts';
import { type DashboardPage, doneOr, refusedField, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import {
  block,
  confirmWork,
  daysFrom,
  foreignJson,
  foundAlone,
  momentFromNow,
  pageLink,
  section,
  withQuery,
  workTable,
} from '../parts.ts';
import { deliveryFilters, PURPOSES, STATES } from './delivery-filter.ts';
import { WEBHOOK, WEBHOOKS, webhookDone } from './webhooks.ts';

type Delivery = Told<'listMyWebhookDeliveries'>['deliveries'][number];
type Detail = Told<'getMyWebhookDelivery'>;
type Attempt = Detail['attempts_made'][number];

const DELIVERY = '/dashboard/webhook/delivery';
export const TEST = '/dashboard/webhook/test';
const REDELIVER_FAILED = '/dashboard/webhook/redeliver';

/** What was sent to a webhook, and what became of it. */
export function deliveryList(
  visit: Visit,
  id: string,
  { deliveries, next_cursor: next }: Told<'listMyWebhookDeliveries'>,
): Html {
  const { site, query } = visit;
  const filters = deliveryFilters(visit);
  const at = (cursor?: string) =>
    `${site.prefix}${WEBHOOK}${queryText({ id, ...filters, cursor })}#deliveries`;
  if (deliveries.length === 0)
    return message(
      'none',
      'None',
      Object.keys(filters).length > 0 || query.cursor !== undefined
        ? 'No delivery of the last 30 days is here. Take a filter away, or show the newest.'
        : 'Nothing was sent: no event matched, or the webhook is new. Send a test to see whether it arrives.',
    );
  return html`${workTable(
    `${counted(deliveries.length, 'delivery', 'deliveries')}, newest first`,
    [
      { label: 'When' },
      { label: 'What' },
      { label: 'State' },
      { label: 'Attempts', isNumber: true },
      { label: 'Size (bytes)', isNumber: true },
      { label: 'Act' },
    ],
    deliveries.map((one) => [
      moment(one.created_at),
      PURPOSES[one.purpose],
      standing(visit, one),
      figure(one.attempts),
      figure(one.payload_size_bytes),
      pageLink(visit, withQuery(DELIVERY, { id, delivery: one.delivery_id }), 'Open', one.created_at),
    ]),
  )}${deliveries.some(({ state }) => state === 'failed') ? html`<p>${pageLink(visit, withQuery(REDELIVER_FAILED, { id }), 'Send those that failed again')}</p>` : NO_HTML}${steps(
    [
      query.cursor === undefined ? null : { href: at(), text: 'Newest deliveries', rel: 'prev' },
      next === null ? null : { href: at(next), text: 'Older deliveries', rel: 'next' },
    ],
  )}`;
}

const standing = ({ now }: Visit, { state, failure, next_attempt_at: next }: Delivery): Html =>
  html`${stateWord(...STATES[state])}${failure === null ? NO_HTML : html` <span class="soft">${foreign(failure)}</span>`}${next === null ? NO_HTML : html` <span class="soft">next attempt ${momentFromNow(next, now)}</span>`}`;

const at = ({ query: { id = '', delivery = '' } }: Visit) => ({
  params: { path: { webhook_id: id, delivery_id: delivery } },
});
const back = ({ query: { id = '' } }: Visit): string => withQuery(WEBHOOK, { id });

export const deliveryPage: DashboardPage = {
  path: DELIVERY,
  needs: 'admin',
  below: WEBHOOKS,
  takes: ['id', 'delivery'],
  async load(ask, visit) {
    const answer = await ask.GET('/api/me/webhooks/{webhook_id}/attempts/{delivery_id}', at(visit));
    const title = 'Delivery';
    const found = foundAlone(visit, answer, { title, what: 'delivery', list: WEBHOOKS });
    return 'work' in found ? found.work : { title, content: deliveryContent(visit, found.one) };
  },
  submit: async (ask, visit) =>
    doneOr(
      await ask.POST('/api/me/webhooks/{webhook_id}/attempts/{delivery_id}/redeliver', at(visit)),
      webhookDone(visit.query.id ?? '', 'delivery_redelivered'),
    ),
  words: {
    delivery_redelivered: () => 'It is sent again, as a delivery of its own.',
    delivery_tested: () => 'A test is sent. It is marked as a test, and listed below.',
    deliveries_redelivered: ({ count = '' }) => html`${foreign(count)} deliveries are sent again.`,
  },
};

function deliveryContent(visit: Visit, data: Detail): Html {
  const origin = data.origin_delivery_id;
  return html`${facts([
    ['State', standing(visit, data)],
    ['What', PURPOSES[data.purpose]],
    ['Id', html`<code>${data.delivery_id}</code>`],
    [
      'Sent again from',
      origin === null
        ? NO_HTML
        : pageLink(
            visit,
            withQuery(DELIVERY, { id: data.webhook_id, delivery: origin }),
            'the first delivery',
          ),
    ],
    ['Began', moment(data.created_at)],
    ['Ended', momentOr(data.ended_at, 'not yet')],
    ['Gives up', data.gives_up_at === null ? NO_HTML : moment(data.gives_up_at)],
    ['Kept until', data.kept_until === null ? NO_HTML : moment(data.kept_until)],
  ])}
${data.state === 'open' ? NO_HTML : ownForm(visit, { id: 'redeliver', button: 'Send it again' })}
${section('attempts', 'Attempts', attempts(data.attempts_made))}
${section('sent', 'What was sent', html`${foreignJson('Headers of the request', data.request_headers)}${codeBlock('Body of the request', seen(data.body))}`)}
<p>${pageLink(visit, back(visit), 'Back to the webhook')}</p>`;
}

/** Characters that turn or hide others are written as escapes. */
const seen = (text: string): string =>
  JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\n', '\n');

function attempts(made: readonly Attempt[]): Html {
  if (made.length === 0) return message('none', 'None', 'No attempt was made yet.');
  return html`<ol class="fields">${made.map(
    (one) =>
      html`<li><p>${moment(one.fired_at)}: ${one.status === 'success' ? stateWord('good', 'delivered') : one.status === 'pending' ? stateWord('info', 'under way') : stateWord('bad', one.status.replaceAll('_', ' '))}
${one.http_status_code === null ? NO_HTML : html` status ${String(one.http_status_code)}`}${one.response_time_ms === null ? NO_HTML : html` after ${figure(one.response_time_ms)} ms`}${one.error_message === null ? NO_HTML : html` ${foreign(one.error_message, ON_PAGES)}`}</p>
${one.response === null ? html`<p class="soft">The answer was not kept.</p>` : html`<details><summary>Answer of attempt ${figure(one.attempt)}${one.response.is_cut ? ', cut' : ''}</summary>${foreignJson(`Headers of answer ${one.attempt}`, one.response.headers)}${foreignJson(`Body of answer ${one.attempt}`, one.response.body)}</details>`}</li>`,
  )}</ol>`;
}

export const testWebhookPage: DashboardPage = {
  path: TEST,
  needs: 'admin',
  below: WEBHOOKS,
  takes: ['id'],
  load: async (_, visit) =>
    confirmWork(visit, {
      title: 'Send a test',
      effect:
        'An event that is marked as a test is sent to the address of this webhook, signed as all others.',
      back: 'It changes nothing here.',
      form: { id: 'test', button: 'Send the test' },
      leave: back(visit),
    }),
  submit: async (ask, { query: { id = '' } }) =>
    doneOr(
      await ask.POST('/api/me/webhooks/{webhook_id}/test', { params: { path: { webhook_id: id } } }),
      webhookDone(id, 'delivery_tested'),
    ),
};

const DAYS = 7;

export const redeliverFailedPage: DashboardPage = {
  path: REDELIVER_FAILED,
  needs: 'admin',
  below: WEBHOOKS,
  takes: ['id'],
  async load(ask, visit) {
    const { id = '' } = visit.query;
    const since = daysFrom(visit.now, -DAYS);
    const answer = await ask.GET('/api/me/webhooks/{webhook_id}/failed', {
      params: { path: { webhook_id: id }, query: { since } },
    });
    return {
      title: 'Send failed deliveries again',
      content: html`${block(
        visit,
        answer,
        ({ count, payload_size_bytes: bytes, oldest_at: oldest, selection }) =>
          count === 0
            ? message('none', 'None', `No delivery failed in the last ${DAYS} days.`)
            : html`<p>${figure(count)} deliveries with ${figure(bytes)} bytes failed in the last ${DAYS} days, the oldest on ${momentOr(oldest, 'unknown')}. Each is sent again as a delivery of its own.</p>
${ownForm(visit, { id: 'redeliver', button: `Send ${figure(count)} again`, kept: { since, selection, count: String(count) } })}`,
      )}<p>${pageLink(visit, back(visit), 'Back to the webhook')}</p>`,
    };
  },
  async submit(ask, { query: { id = '' } }, form) {
    const since = form.get('since') ?? '';
    const selection = form.get('selection') ?? '';
    if (selection === '') return refusedField('selection', 'open the page again');
    const answer = await ask.POST('/api/me/webhooks/{webhook_id}/redeliver-failed', {
      params: { path: { webhook_id: id } },
      body: { since, selection },
    });
    const about = { count: form.get('count') ?? '' };
    return doneOr(answer, { ...webhookDone(id, 'deliveries_redelivered'), about });
  },
};
