import { foreign } from '../../components/foreign.ts';
import { counted, figure, message, steps } from '../../components/parts.ts';
import type { Told } from '../../explorer.ts';
import { type Html, html } from '../../html.ts';
import { type DashboardPage, doneOr, failureIn, type Visit } from '../dashboard.ts';
import { ownForm } from '../form.ts';
import { block, confirmWork, momentFromNow, pageLink, withQuery, workTable } from '../parts.ts';

export const FAILED = '/dashboard/failed-webhooks';
const DROP = '/dashboard/failed-webhooks/drop';
const ROWS = 50;

export const failedWebhooksPage: DashboardPage = {
  path: FAILED,
  needs: 'operator',
  menu: { group: 'Operation', text: 'Failed webhooks' },
  takes: ['cursor'],
  async load(ask, visit) {
    const { cursor } = visit.query;
    const answer = await ask.GET('/api/operator/webhooks', {
      params: { query: { limit: ROWS, ...(cursor === undefined ? {} : { cursor }) } },
    });
    return {
      title: 'Failed webhooks',
      content: html`<p class="lead">Webhooks of all callers that were given up. They are kept for 30 days.</p>${block(visit, answer, (data) => webhookRows(visit, data))}`,
    };
  },
  async submit(ask, _, form) {
    const about = { url: form.get('url') ?? '' };
    const answer = await ask.POST('/api/operator/webhooks/{webhook_id}/retry', {
      params: { path: { webhook_id: form.get('webhook') ?? '' } },
    });
    if (failureIn(answer)?.code === 'already_decided')
      return { go: FAILED, said: 'failed_webhook_taken', about };
    return doneOr(answer, { go: FAILED, said: 'failed_webhook_retried', about });
  },
  words: {
    failed_webhook_retried: ({ url = '' }) => html`It is sent to ${foreign(url)} again, for up to 24 hours.`,
    failed_webhook_taken: ({ url = '' }) =>
      html`Somebody else has dealt with the webhook to ${foreign(url)} already.`,
    failed_webhook_dropped: ({ url = '' }) => html`The webhook to ${foreign(url)} is deleted.`,
  },
};

function webhookRows(visit: Visit, { webhooks, next_cursor: next }: Told<'listFailedWebhooks'>): Html {
  const { site, query, now } = visit;
  if (webhooks.length === 0) return message('good', 'None', 'No webhook has failed in the last 30 days.');
  return html`${workTable(
    `${counted(webhooks.length, 'webhook', 'webhooks')}, the newest failure first`,
    [
      { label: 'Given up' },
      { label: 'Address' },
      { label: 'About' },
      { label: 'Caller' },
      { label: 'Attempts', isNumber: true },
      { label: 'Fault' },
      { label: 'Act' },
    ],
    webhooks.map((one, index) => [
      momentFromNow(one.failed_at, now),
      foreign(one.url),
      html`${foreign(one.kind)} <span class="soft">${foreign(one.subject)}</span>`,
      foreign(one.principal_id),
      figure(one.attempts),
      one.failure === null ? '–' : foreign(String(one.failure)),
      html`<div class="acts">${ownForm(visit, { id: `retry-${index}`, button: 'Send again', about: one.url, look: 'small', kept: { webhook: one.webhook_id, url: one.url.slice(0, 200) } })}${pageLink(visit, withQuery(DROP, { webhook: one.webhook_id, url: one.url.slice(0, 200) }), 'Drop', one.url)}</div>`,
    ]),
  )}${steps([
    query.cursor === undefined ? null : { href: `${site.prefix}${FAILED}`, text: 'Newest', rel: 'prev' },
    next === null
      ? null
      : { href: `${site.prefix}${withQuery(FAILED, { cursor: next })}`, text: 'Older ones', rel: 'next' },
  ])}`;
}

export const dropWebhookPage: DashboardPage = {
  path: DROP,
  needs: 'operator',
  below: FAILED,
  takes: ['webhook', 'url'],
  load: async (_, visit) =>
    confirmWork(visit, {
      title: 'Drop a failed webhook',
      effect: html`The webhook to ${foreign(visit.query.url ?? '')} is deleted with the record of its attempts, and never sent.`,
      back: 'It cannot be undone.',
      form: { id: 'drop', button: 'Drop the webhook' },
      leave: FAILED,
    }),
  async submit(ask, { query: { webhook = '', url = '' } }) {
    const answer = await ask.DELETE('/api/operator/webhooks/{webhook_id}', {
      params: { path: { webhook_id: webhook } },
    });
    if (failureIn(answer)?.code === 'already_decided')
      return { go: FAILED, said: 'failed_webhook_taken', about: { url } };
    return doneOr(answer, { go: FAILED, said: 'failed_webhook_dropped', about: { url } });
  },
};
